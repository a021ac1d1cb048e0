"""LLVM: verify, optimise, emit PTX.

LLVM ends the process on some inputs instead of reporting an error, and loses memory with each; `compile_ptx`
can run it in a process of its own (`minicu.llvm.isolate`): for `Options.isolate`, and where it has lost much.
"""

from __future__ import annotations

import contextlib
import itertools
import os
from collections.abc import Callable

from minicu.abi.target import NVPTX32, NVPTX64
from minicu.llvm import libdevice, pipelines
from minicu.llvm.library import Module, machine, parse
from minicu.llvm.versions import choose_version
from minicu.lower.lowered import Lowered
from minicu.options import Options
from minicu.ptx.amend import amend
from minicu.ptx.isa import INLINED_AT, Version

#: Bytes of bitcode from which on a module is looked through for long chains (`minicu.llvm.chains`), for many
#: ways (`minicu.llvm.ways`), and for what lives long (`minicu.llvm.sinking`).
MAY_HAVE_CHAINS = 4500

#: Loads from a thread's own memory from which on code is made in another way, too (`minicu.llvm.reloading`).
MANY_LOADS = 64

#: Modules that a process compiles by itself: LLVM loses some 250 KB with each (docs/found.md).
COMPILED_HERE = 500

#: How the names of the intrinsics begin that `minicu.llvm.copies` looks at.
MAY_BE_LONG = ("llvm.memset.", "llvm.memcpy.")


def compile_ptx(lowered: Lowered, options: Options) -> str:
    """PTX for a module, amended as `minicu.ptx.amend` says."""
    if options.isolate or next(_compiled) >= COMPILED_HERE:
        from minicu.llvm import isolate

        if options.isolate and not isolate.inside:
            return isolate.compile_apart(lowered, options)
        if not isolate.inside:
            with contextlib.suppress(OSError):  # there may be no more processes
                return isolate.compile_apart(lowered, options, isolate.PATIENCE)
    return compile_here(lowered, options)


_compiled = itertools.count()


def compile_here(lowered: Lowered, options: Options) -> str:
    """`compile_ptx` in this process. Raises InternalError for IR that LLVM refuses."""
    needed = lowered.version
    if lowered.debug == "lines" and options.ptx_version is None:
        needed = max(needed, INLINED_AT)
    version = choose_version(needed, options.arch, options.ptx_version)
    lowered = libdevice.link(lowered, options)

    def emit(part: Lowered) -> Emitted:
        arguments = part, options.arch, version, options.opt, options.machine
        emitted = emit_here(*arguments)
        if options.opt < 3 or emitted[0].count("\tld.local.") < MANY_LOADS:
            return emitted
        from minicu.llvm import reloading

        return reloading.better(emitted, arguments)

    text, hidden = _emit_apart(lowered, emit) or emit(lowered)
    if "const." in text:
        from minicu.llvm import constant_memory

        constant_memory.check_stores(text)
    return amend(text, [*hidden, *lowered.local])


#: PTX as LLVM prints it, and the functions of this unit alone that are visible in it all the same.
Emitted = tuple[str, list[str]]


def _emit_apart(lowered: Lowered, emit: Callable[[Lowered], Emitted]) -> Emitted | None:
    """Compile parts of a module at the same time; None where it is not worth that, or they do not fit."""
    if len(lowered.functions) == 1:
        return None
    from minicu.llvm import divide

    parts = divide.divide(lowered)
    if len(parts) == 1:
        return None
    done = _at_once(emit, parts)
    joined = divide.join([text for text, _ in done], [f.symbol for f in lowered.functions if f.kernel])
    return None if joined is None else (joined, [name for _, hidden in done for name in hidden])


def emit_here(lowered: Lowered, arch: str, version: Version, opt: int, bits: int) -> Emitted:
    triple = NVPTX64.triple if bits == 64 else NVPTX32.triple
    level = pipelines.PIPELINES[opt][1]
    features = f"+ptx{version[0]}{version[1]}"
    with machine(triple, arch, features, level) as target, parse(str(lowered)) as module:
        pipelines.optimise(module, target, opt, lowered)
        printed = ""
        if opt == 3 and lowered.loops and bits == 64:
            from minicu.llvm import indices

            printed = indices.split(module)
        if lowered.guarded:
            from minicu.llvm import constant_memory

            constant_memory.check_atomics(str(module))
        # minicu/ptx/passes/local.py says why, and takes it back
        local = module.publish()
        if any(name.startswith(MAY_BE_LONG) for name in module.names()):
            from minicu.llvm import copies

            copies.widen(module, target)
        if module.defined() > sum(f.kernel for f in lowered.functions):
            from minicu.llvm import compared

            compared.load_addresses(module, bits // 8)

        def assembly(module: Module) -> str:
            bitcode = module.bitcode()
            if len(bitcode) < MAY_HAVE_CHAINS:
                return module.assembly(target)
            from minicu.llvm import again, chains, sinking, ways

            wanted, ir = again.Target(triple, arch, features, level), printed or str(module)
            large = (
                (chains.are_long, chains.OPTION),
                (chains.are_many, chains.OPTION),
                (ways.are_many, ways.OPTION),
            )
            if options := dict.fromkeys([option for applies, option in large if applies(ir)]):
                return again.assembly(bitcode, wanted, *options)
            return sinking.assembly(module.assembly(target), bitcode, wanted)

        if lowered.debug == "lines" and version >= INLINED_AT:
            from minicu.llvm import inlined

            return inlined.assembly(module, assembly), local
        return assembly(module), local


def _at_once(emit: Callable[[Lowered], Emitted], parts: list[Lowered]) -> list[Emitted]:
    """`emit` of each part, in threads of their own."""
    if _cores() == 1:
        return [emit(part) for part in parts]
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(len(parts)) as pool:
        return list(pool.map(emit, parts))


def _cores() -> int:
    """The processor cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
