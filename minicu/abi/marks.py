"""What stands for something else for a while: for the variadic area in PTX, until `ptx/passes/variadic.py`
gives it the ABI's form, and for a function that nobody has."""

#: The area, which is unsized in the ABI, is a parameter of so many bytes; the number is odd so that no record
#: parameter looks the same.
VARIADIC_MARK = 4095

#: Appended, with a number, to the name of a variadic function where it is called: each size of area,
#: none included, is another type to LLVM and wants a declaration of its own.
VARIADIC_CALL = "$call"

#: The address of a pure virtual function in host code: no code is there, so that whoever calls it faults.
PURE_VIRTUAL = 8
