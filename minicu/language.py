"""What differs between `.cu` and `.c`: one small frozen value, carried through all stages."""

from __future__ import annotations

from minicu.dataclass import dataclass


@dataclass(frozen=True, slots=True)
class Language:
    """A source language.

    In `.cu`, where C and C++ differ, C++ rules hold; `cplusplus` says so. `.c` is C11 with GNU
    manners, every function of which is compiled for the device.
    """

    name: str  # "cu" | "c"

    @property
    def cplusplus(self) -> bool:
        return self.name == "cu"


CU = Language("cu")
C = Language("c")

LANGUAGES = {"cu": CU, "c": C}
SUFFIXES = {".cu": CU, ".cuh": CU, ".c": C, ".h": CU}
