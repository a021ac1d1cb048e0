"""Versions of PTX: what each architecture and what is in a module need."""

from __future__ import annotations

import re

from minicu.diagnostics.errors import UsageError

#: The lowest PTX version for each architecture that LLVM and today's ptxas know, as (major, minor).
LOWEST_PTX: dict[str, tuple[int, int]] = {
    "sm_50": (4, 0), "sm_52": (4, 1), "sm_53": (4, 2), "sm_60": (5, 0), "sm_61": (5, 0), "sm_62": (5, 0),
    "sm_70": (6, 0), "sm_72": (6, 1), "sm_75": (6, 3), "sm_80": (7, 0), "sm_86": (7, 1), "sm_87": (7, 4),
    "sm_88": (9, 0), "sm_89": (7, 8), "sm_90": (7, 8), "sm_90a": (8, 0), "sm_100": (8, 6), "sm_100a": (8, 6),
    "sm_100f": (8, 8), "sm_101": (8, 6), "sm_101a": (8, 6), "sm_103": (8, 8), "sm_103a": (8, 8),
    "sm_103f": (8, 8), "sm_110": (9, 0), "sm_110a": (9, 0), "sm_110f": (9, 0), "sm_120": (8, 7),
    "sm_120a": (8, 7), "sm_120f": (8, 8), "sm_121": (8, 8), "sm_121a": (8, 8), "sm_121f": (8, 8),
}  # fmt: skip

#: The newest PTX version that LLVM can print.
HIGHEST_PTX = (9, 0)

#: What in the IR needs a newer PTX version than the architecture does.
_NEEDS: tuple[tuple[str, tuple[int, int]], ...] = (
    (r"@llvm\.stacksave|alloca i8, i", (7, 3)),  # dynamic alloca
    (r"nvvm\.grid_constant|cvta(?:\.to)?\.param|isspacep\.param", (7, 7)),
    (r"minicu\.large_parameters", (8, 1)),
    (r"\}\|p, \[", (7, 1)),  # texture fetches with a predicate
    (r"global <\{|constant <\{", (7, 1)),  # addresses at odd offsets of an initialiser
    (r"byval\(\[4095 x i8\]\)|alignstack\(128\) poison", (6, 3)),
    (r"@llvm\.nvvm\.redux\.sync|nvvm\.maxclusterrank|nvvm\.cluster_dim", (7, 8)),
    (r"@llvm\.nvvm\.(?:shfl\.sync|vote\.\w+\.sync|bar\.warp\.sync)", (6, 0)),
    (r"@llvm\.nvvm\.nanosleep|@llvm\.nvvm\.match", (6, 3)),
    (r"activemask", (6, 2)),
    (r'asm "set\.\w+\.u32\.', (6, 5)),
    (r'asm "tanh\.approx|@__nv_fast_tanhf', (7, 0)),
    (r'asm "(?:min|max)\.[su]16x2', (8, 0)),
    (r'asm "tanh\.approx\.bf16', (7, 8)),
    (r"\.add\.v[24]\.f32|\.e[45]m[23]x2", (8, 1)),
    (r"cmpxchg ptr [^,]*, i128|\.b128", (8, 3)),
    (r'asm [^"\n]*"[^"\n]*", "(?:[^"\n]*[,=&~])?q[,"]', (8, 3)),  # 128-bit operands
    (r"\.sys\.exch\.b128|cmpxchg ptr [^,]*, i128 [^,]*, i128 \S+ (?!syncscope)", (8, 4)),
)


def choose_version(ir: str, arch: str, wanted: str | None) -> tuple[int, int]:
    """The PTX version to emit: the lowest that the architecture and the IR need, or the wanted one.
    Raises UsageError."""
    if arch not in LOWEST_PTX:
        known = ", ".join(LOWEST_PTX)
        raise UsageError(f"LLVM {llvm_version()} does not know {arch}; it knows {known}")
    lowest = max(
        [LOWEST_PTX[arch], *(v for pattern, v in _NEEDS if v > LOWEST_PTX[arch] and re.search(pattern, ir))]
    )
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
