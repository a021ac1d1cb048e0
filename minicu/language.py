"""What differs between `.cu` and `.c`: one small frozen value, carried through all stages."""

from __future__ import annotations

from typing import NamedTuple


class Language(NamedTuple):
    """A source language.

    In `.cu`, where C and C++ differ, C++ rules hold; `cplusplus` says so. `.c` is C11 with GNU manners, every
    function of which is compiled for the device. A `whole_program` is `.cu` read from the host's side: what
    host code reaches from main() is read as if it were marked for the device, and kernels are what it
    launches.
    """

    name: str  # "cu" | "c" | "whole program"
    cxx17: bool = True  # what a function says of exceptions is part of its type
    cxx20: bool = False  # with the keywords of C++20
    reads_files: bool = True  # asm may name files for whoever assembles it

    @property
    def cplusplus(self) -> bool:
        return self.name != "c"

    @property
    def whole_program(self) -> bool:
        return self.name == "whole program"


CU = Language("cu")
C = Language("c")
WHOLE_PROGRAM = Language("whole program")

LANGUAGES = {"cu": CU, "c": C, "whole program": WHOLE_PROGRAM}
#: Host code, for which there is no nvcc.
HOST_SUFFIXES = (".cpp", ".cc", ".cxx", ".C")
#: What a file of a program may be called.
PROGRAM_SUFFIXES = (".cu", ".c", *HOST_SUFFIXES)
SUFFIXES = {".cu": CU, ".cuh": CU, ".c": C, ".h": CU}
