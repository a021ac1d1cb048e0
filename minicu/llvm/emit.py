"""LLVM: verify, optimise, emit PTX.

LLVM ends the process on some inputs instead of reporting an error; `compile_ptx` can run it in a
process of its own (`Options.isolate`, `minicu.llvm.isolate`).
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from minicu.abi.target import NVPTX32, NVPTX64
from minicu.llvm import constant_memory, divide, libdevice, pipelines
from minicu.llvm.library import machine, parse
from minicu.llvm.versions import choose_version
from minicu.ptx.amend import amend


def compile_ptx(ir: str, options: Any) -> str:
    """PTX for the given IR, amended as `minicu.ptx.amend` says."""
    if options.isolate:
        from minicu.llvm.isolate import compile_apart

        return compile_apart(ir, options)
    return compile_here(ir, options)


def compile_here(ir: str, options: Any) -> str:
    """`compile_ptx` in this process."""
    version = choose_version(ir, options.arch, options.ptx_version)
    ir = libdevice.link(ir, options)
    text, hidden = emit_ptx(ir, options.arch, version, options.opt, options.machine)
    if "const." in text:
        constant_memory.check_stores(text)
    return amend(text, hidden)


#: PTX as LLVM prints it, and the functions of this unit alone that are visible in it all the same.
Emitted = tuple[str, list[str]]


def emit_ptx(ir: str, arch: str, version: tuple[int, int], opt: int, bits: int = 64) -> Emitted:
    """Optimise and print. Raises InternalError for IR that LLVM refuses."""

    def emit(module: str) -> Emitted:
        return _emit(module, arch, version, opt, bits)

    if ir.count("\ndefine ptx_kernel ") > 1:
        parts = divide.divide(ir)
        if len(parts) > 1:
            done = _at_once(emit, parts)
            joined = divide.join([text for text, _ in done], divide.kernel_names(ir))
            if joined is not None:
                return joined, [name for _, hidden in done for name in hidden]
    return emit(ir)


def _emit(ir: str, arch: str, version: tuple[int, int], opt: int, bits: int) -> Emitted:
    triple = NVPTX64.triple if bits == 64 else NVPTX32.triple
    level = pipelines.PIPELINES[opt][1]
    with machine(triple, arch, f"+ptx{version[0]}{version[1]}", level) as target, parse(ir) as module:
        pipelines.optimise(module, target, opt, ir)
        if constant_memory.may_be_written(ir):
            constant_memory.check_atomics(str(module))
        # minicu/ptx/passes/local.py says why, and takes it back
        local = module.publish()
        return module.assembly(target), local


def _at_once(emit: Callable[[str], Emitted], parts: list[str]) -> list[Emitted]:
    """`emit` of each part, in threads of their own."""
    if _cores() == 1:
        return [emit(part) for part in parts]
    with ThreadPoolExecutor(len(parts)) as pool:
        return list(pool.map(emit, parts))


def _cores() -> int:
    """The processor cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
