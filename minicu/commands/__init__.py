"""What commands and functions of the package do beyond one compilation: whole programs (`run`, with `shared`
libraries), checks across files (`several`), linking, code of others (`foreign`), stubs, information."""
