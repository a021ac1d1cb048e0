"""What stands in PTX for the variadic area until `ptx/passes/variadic.py` gives it the ABI's form."""

#: The area, which is unsized in the ABI, is a parameter of so many bytes; the number is odd so that no record
#: parameter looks the same.
VARIADIC_MARK = 4095

#: Appended, with a number, to the name of a variadic function where it is called: each size of area,
#: none included, is another type to LLVM and wants a declaration of its own.
VARIADIC_CALL = "$call"
