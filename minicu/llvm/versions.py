"""Versions of PTX: what each architecture and what is in a module need."""

from __future__ import annotations

from minicu.diagnostics.errors import UsageError
from minicu.ptx.isa import Version

#: The lowest PTX version for each architecture that LLVM and today's ptxas know, as (major, minor).
LOWEST_PTX: dict[str, Version] = {
    "sm_50": (4, 0), "sm_52": (4, 1), "sm_53": (4, 2), "sm_60": (5, 0), "sm_61": (5, 0), "sm_62": (5, 0),
    "sm_70": (6, 0), "sm_72": (6, 1), "sm_75": (6, 3), "sm_80": (7, 0), "sm_86": (7, 1), "sm_87": (7, 4),
    "sm_88": (9, 0), "sm_89": (7, 8), "sm_90": (7, 8), "sm_90a": (8, 0), "sm_100": (8, 6), "sm_100a": (8, 6),
    "sm_100f": (8, 8), "sm_101": (8, 6), "sm_101a": (8, 6), "sm_103": (8, 8), "sm_103a": (8, 8),
    "sm_103f": (8, 8), "sm_110": (9, 0), "sm_110a": (9, 0), "sm_110f": (9, 0), "sm_120": (8, 7),
    "sm_120a": (8, 7), "sm_120f": (8, 8), "sm_121": (8, 8), "sm_121a": (8, 8), "sm_121f": (8, 8),
}  # fmt: skip

#: The newest PTX version that LLVM can print.
HIGHEST_PTX = (9, 0)


def choose_version(needed: Version, arch: str, wanted: str | None) -> Version:
    """The PTX version to emit: the lowest that the architecture and the instructions (`needed`) allow, or
    the wanted one. Raises UsageError."""
    if arch not in LOWEST_PTX:
        known = ", ".join(LOWEST_PTX)
        raise UsageError(f"LLVM {llvm_version()} does not know {arch}; it knows {known}")
    lowest = max(LOWEST_PTX[arch], needed)
    if wanted is None:
        return lowest
    major, minor = map(int, wanted.split("."))
    if (major, minor) < lowest:
        raise UsageError(f"this source needs PTX {lowest[0]}.{lowest[1]} on {arch}, not {wanted}")
    if (major, minor) > HIGHEST_PTX:
        raise UsageError(f"PTX {wanted} is newer than LLVM {llvm_version()} can write")
    return major, minor


def llvm_version() -> str:
    from minicu.llvm.library import VERSION

    return ".".join(map(str, VERSION))
