"""LLVM: verify, optimise, emit PTX.

LLVM ends the process on some inputs instead of reporting an error; `compile_ptx` can run it in a
process of its own (`Options.isolate`, `minicu.llvm.isolate`).
"""

from __future__ import annotations

import os
import re
from _thread import allocate_lock, start_new_thread
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from minicu.diagnostics.errors import UsageError
from minicu.llvm import constant_memory

if TYPE_CHECKING:
    from minicu.llvm.library import Module

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

#: Passes for -O1. Address spaces, load/store vectorisation and strength reduction come with code
#: generation. A third of the time of LLVM's O3; kernels are 17 % slower (benchmarks/kernel_time.py).
SHORT = (
    "always_inliner", "sroa", "simplify_cfg", "instruction_combine", "new_gvn", "simplify_cfg",
    "dead_store_elimination", "global_dead_code_eliminate",
)  # fmt: skip

#: Passes at -O3 where nothing loops: most of LLVM's pipeline then finds nothing to do, and ptxas makes as
#: many instructions of what SHORT leaves (0.3 % fewer on the average of 227 kernels). Nor does global value
#: numbering, as code generation looks for common subexpressions in any case: without it the machine code of
#: 200 kernels is 0.02 % smaller.
STRAIGHT = tuple(name for name in SHORT if name != "new_gvn")

#: Passes for -O2: with rotated and unrolled loops; kernels are 12 % slower than at -O3.
LOOPS = (
    "always_inliner", "sroa", "simplify_cfg", "instruction_combine", "loop_rotate", "simplify_cfg",
    "loop_unroll", "sroa", "instruction_combine", "new_gvn", "simplify_cfg", "dead_store_elimination",
    "global_dead_code_eliminate",
)  # fmt: skip

#: Passes at -O0 for a debugger: every variable stays in memory, where it can be seen from beginning to end.
IN_MEMORY = ("always_inliner", "global_dead_code_eliminate")

#: opt -> (passes or LLVM's own pipeline of that level, level of code generation). -O3 is as fast as
#: nvcc's code (geometric mean 0.99).
PIPELINES: dict[int, tuple[Sequence[str] | int, int]] = {
    0: (("always_inliner", "sroa", "global_dead_code_eliminate"), 0),
    1: (SHORT, 2),
    2: (LOOPS, 2),
    3: (3, 2),
}


class InternalError(Exception):
    """minicu itself is at fault (exit status 3): LLVM does not accept what lowering made."""


def compile_ptx(ir: str, options: Any) -> str:
    """PTX for the given IR, amended as `minicu.ptx.amend` says."""
    if options.isolate:
        from minicu.llvm.isolate import compile_apart

        return compile_apart(ir, options)
    return compile_here(ir, options)


def compile_here(ir: str, options: Any) -> str:
    """`compile_ptx` in this process."""
    from minicu.llvm import libdevice
    from minicu.ptx.amend import amend

    version = choose_version(ir, options.arch, options.ptx_version)
    ir = libdevice.link(ir, options)
    text, hidden = emit_ptx(ir, options.arch, version, options.opt, options.machine)
    if "const." in text:
        constant_memory.check_stores(text)
    return amend(text, hidden)


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


#: PTX as LLVM prints it, and the functions of this unit alone that are visible in it all the same.
Emitted = tuple[str, list[str]]


def emit_ptx(ir: str, arch: str, version: tuple[int, int], opt: int, machine: int = 64) -> Emitted:
    """Optimise and print. Raises InternalError for IR that LLVM refuses."""

    def emit(module: str) -> Emitted:
        return _emit(module, arch, version, opt, machine)

    if ir.count("\ndefine ptx_kernel ") > 1:
        from minicu.llvm import divide as division

        parts = division.divide(ir)
        if len(parts) > 1:
            done = _at_once(emit, parts)
            joined = division.join([text for text, _ in done], division.kernel_names(ir))
            if joined is not None:
                return joined, [name for _, hidden in done for name in hidden]
    return emit(ir)


def _emit(ir: str, arch: str, version: tuple[int, int], opt: int, machine: int) -> Emitted:
    from minicu.llvm.library import Machine

    triple = "nvptx64-nvidia-cuda" if machine == 64 else "nvptx-nvidia-cuda"
    passes, level = PIPELINES[opt]
    if opt == 3 and not has_loop(ir):
        passes = STRAIGHT
    elif opt == 0 and "emissionKind: FullDebug" in ir:
        passes = IN_MEMORY
    with Machine(triple, arch, f"+ptx{version[0]}{version[1]}", level) as target, parse(ir) as module:
        module.optimise(target, passes)
        if constant_memory.may_be_written(ir):
            constant_memory.check_atomics(str(module))
        # minicu/ptx/passes/local.py says why, and takes it back
        local = module.publish()
        return module.emit(target), local


def has_loop(ir: str) -> bool:
    """Whether any function of the IR branches backwards."""
    for function in ir.split("\ndefine ")[1:]:
        seen = set()
        for label, target in _FLOW.findall(function):
            if label:
                seen.add(label)
            elif target in seen:
                return True
    return False


_FLOW = re.compile(r"\n([\w.]+):|label %([\w.]+)")


def _at_once(emit: Callable[[str], Emitted], parts: list[str]) -> list[Emitted]:
    """`emit` of each part, in threads of their own. (`threading` would take longer to import than a small
    part to compile.)"""
    results: list[Any] = [None] * len(parts)
    ends = [allocate_lock() for _ in parts]

    def work(i: int) -> None:
        try:
            results[i] = emit(parts[i])
        except BaseException as e:
            results[i] = e
        finally:
            ends[i].release()

    for end in ends:
        end.acquire()
    elsewhere = range(1, len(parts)) if _cores() > 1 else range(0)
    for i in elsewhere:
        start_new_thread(work, (i,))
    for i in range(len(parts)):
        if i not in elsewhere:
            work(i)
    for end in ends:
        end.acquire()
    for result in results:
        if isinstance(result, BaseException):
            raise result
    return results


def _cores() -> int:
    """The processor cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def parse(ir: str) -> Module:
    """Parse and verify IR text. Raises InternalError."""
    from minicu.llvm.library import LlvmError, Module

    try:
        return Module(ir)
    except LlvmError as e:
        raise InternalError(_explain(str(e), ir)) from None


def bitcode_text(data: bytes) -> str:
    """LLVM bitcode as IR text."""
    from minicu.llvm.library import Module

    with Module(data) as module:
        return str(module)


def simplify(ir: str, passes: Sequence[str]) -> str:
    """IR text for NVPTX after a list of passes that look at no architecture."""
    from minicu.abi.target import NVPTX64
    from minicu.llvm.library import Machine

    with Machine(NVPTX64.triple, "sm_80", "+ptx80", 2) as target, parse(ir) as module:
        module.set_target(NVPTX64.triple, NVPTX64.layout)
        module.optimise(target, passes)
        return str(module)


def llvm_version() -> str:
    from minicu.llvm.library import version

    return ".".join(map(str, version()))


def prepare() -> None:
    """Load LLVM."""
    from minicu.llvm.library import library

    library()


def _explain(message: str, ir: str) -> str:
    """LLVM's complaint with the line of IR it is about."""
    found = re.search(r"<string>:(\d+):\d+: error: (.*)", message)
    if not found:
        return f"LLVM refuses the code made for it: {message.strip()}"
    lines = ir.split("\n")
    line = int(found[1])
    at = lines[line - 1].strip() if 0 < line <= len(lines) else ""
    head = next((x for x in reversed(lines[: line - 1]) if x.startswith("define ")), "")
    return f"LLVM refuses the code made for it: {found[2]}\n  in {head}\n  at {at}"
