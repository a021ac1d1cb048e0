"""What goes wrong in LLVM, for those who have not loaded it."""


class InternalError(Exception):
    """minicu itself is at fault (exit status 3): LLVM does not accept what lowering made."""
