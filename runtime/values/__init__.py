"""Values of Python as arguments of kernels: packed (`arguments`), dtypes of C types, DLPack."""
