"""CUDAsmith's kernels, as outside.py asks for them: how one is made, launched, and judged.

A kernel has its grid, block and parameters written in its first line. On the CPU device two ways of
running it are compared: unoptimised, each thread a coroutine, and optimised, threads in regions. On a GPU
the judges are nvcc's code there and the CPU device.
"""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy

import minicu
from minicu.diagnostics.errors import CompileError
from minicu.program import Program
from minicu.runtime import find
from minicu.runtime.cpu.device import CpuDevice
from minicu.runtime.errors import DeviceError, KernelTimeout

#: The modes that the generator's authors name, by the seed.
_MODES = (
    "",
    "--vectors",
    "--vectors --inter_thread_comm",
    "--vectors --atomics",
    "--vectors --atomic_reductions",
    "--vectors --inter_thread_comm --atomics --atomic_reductions",
)
_ALWAYS = "--fake_divergence --group_divergence"
#: Threads above which a kernel is launched with fewer blocks; and seconds.
_THREADS, _GENERATE, _LAUNCH, _GPU_LAUNCH = 20000, 20, 1, 5
#: What the CPU device comes to where the kernel touches what is not its own.
_FAULT = "a fault"
#: The header adds what a kernel computed up in a signed long, which overflows: undefined, and optimised so.
_SUM = """#undef transparent_crc_
#define transparent_crc_(A, B, C, D) (*(A) = (long)((unsigned long)*(A) + (unsigned long)(long)(B)))
"""
_DECLARATION = re.compile(r"__global__\s+void\s+entry\s*\(([^)]*)\)", re.S)


class Invalid(Exception):
    """A kernel that nobody can compile or launch."""


class Faulty(Exception):
    """A kernel that touches what is not its own, whoever compiles it."""


def generate(generator: str, seed: int, folder: Path) -> Path:
    mode = _MODES[seed % len(_MODES)]
    words = [generator, "--seed", str(seed), *f"{_ALWAYS} {mode}".split()]
    subprocess.run(words, check=True, capture_output=True, timeout=_GENERATE, cwd=folder)
    file = folder / "p.cu"
    include, rest = '#include "CUDA.h"\n', (folder / "CUDAProg.cu").read_text()
    file.write_text(rest.replace(include, include + _SUM, 1))
    return file


@dataclass(frozen=True)
class Prepared:
    """A kernel, what the CPU device computes, and both compilers' code for a GPU. What takes time is done
    where it was made: no GPU waits for compilers."""

    text: str
    here: str
    program: Program
    theirs: bytes


def prepare(file: Path, include: list[str], arch: str, opt: int) -> Prepared:
    program = _compiled(file, include, arch, opt)
    try:
        here = _launch(program.load(_here()).kernels["entry"], _here(), file.read_text())
    except KernelTimeout:  # what does not end here would not end there
        raise
    except DeviceError:
        here = _FAULT
    if not _compiles(file, include, arch):
        raise RuntimeError("nvcc refuses it")
    return Prepared(file.read_text(), here, program, file.with_suffix(".cubin").read_bytes())


@cache
def _here() -> CpuDevice:
    """One core: a kernel without end would keep all of them busy, and others are at work beside this."""
    return CpuDevice(cores=1)


def on_gpu(prepared: Prepared, device: str) -> tuple[str, str]:
    """What nvcc's code computes on a GPU, and what minicu's computes there and on the CPU."""
    place: Any = find(device)
    try:
        wanted = _launch(_Foreign(prepared.theirs), place, prepared.text)
    except DeviceError as e:  # nothing more can run in this process
        if prepared.here == _FAULT:
            raise Faulty from None
        raise RuntimeError(f"nvcc's code: {e}") from None
    found = _launch(prepared.program.load(place).kernels["entry"], place, prepared.text)
    return f"{wanted} on the CPU {wanted}", f"{found} on the CPU {prepared.here}"


def unoptimised(file: Path, include: list[str], opt: int) -> tuple[str, str]:
    """What the CPU device computes where each thread is a coroutine, unoptimised, and as it runs kernels."""
    made = (CpuDevice(coroutines=True, cores=1), 0), (_here(), opt)
    wanted, found = (
        _launch(_compiled(file, include, "sm_90", o).load(place).kernels["entry"], place, file.read_text())
        for place, o in made
    )
    return wanted, found


def _compiled(file: Path, include: list[str], arch: str, opt: int) -> Program:
    if shape(file.read_text())[1][2] > 64:
        raise Invalid("no GPU has blocks so deep")
    try:
        return minicu.compile(file, "cu", arch, opt=opt, include_dirs=include, cache=False)
    except CompileError:
        if shutil.which("nvcc") and not _compiles(file, include, arch):
            raise Invalid("nvcc refuses it as well") from None
        raise


def _compiles(file: Path, include: list[str], arch: str) -> bool:
    words = ["nvcc", "-w", "-cubin", f"-arch={arch}", *(f"-I{d}" for d in include), str(file)]
    done = subprocess.run([*words, "-o", str(file.with_suffix(".cubin"))], capture_output=True, timeout=300)
    return done.returncode == 0


class _Foreign:
    """The kernel of a cubin, launched as minicu launches its own."""

    def __init__(self, cubin: bytes) -> None:
        from cuda.bindings import driver

        self.driver = driver
        self.module = self._checked(driver.cuModuleLoadData(cubin))
        self.function = self._checked(driver.cuModuleGetFunction(self.module, b"entry"))

    def _checked(self, answer: Any) -> Any:
        if int(answer[0]):
            raise RuntimeError(f"nvcc's code: {answer[0]}")
        return answer[1] if len(answer) > 1 else None

    def configure(self, grid: Any, block: Any, check: bool) -> Any:
        def launch(*arrays: Any) -> None:
            values = tuple(a.address for a in arrays), (ctypes.c_void_p,) * len(arrays)
            self._checked(self.driver.cuLaunchKernel(self.function, *grid, *block, 0, 0, values, 0))

        return launch


def shape(text: str) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """Grid, block, and how many atomic counters a block has."""
    first = text.partition("\n")[0]
    threads, block = (
        tuple(int(n) for n in re.search(rf"-{letter} ([\d,]+)", first)[1].split(","))  # type: ignore[index]
        for letter in "gl"
    )
    found = re.search(r"--atomics (\d+)", first)
    grid = [total // size for total, size in zip(threads, block)]
    while numpy.prod(grid) * numpy.prod(block) > _THREADS and max(grid) > 1:
        grid[grid.index(max(grid))] //= 2
    return tuple(grid), tuple(block), int(found[1]) if found else 0


def _launch(kernel: Any, place: Any, text: str) -> str:
    grid, block, counters = shape(text)
    blocks, threads = int(numpy.prod(grid)), int(numpy.prod(grid) * numpy.prod(block))
    sizes = {
        "result": ("i8", threads, 0), "g_atomic_input": ("u4", max(1, counters * blocks), 0),
        "g_special_values": ("u4", max(1, counters * blocks), 0), "g_atomic_reduction": ("i4", blocks, 0),
        "sequence_input": ("i4", 1 << 16, 10), "g_comm_values": ("i8", threads, 1),
    }  # fmt: skip
    declared = _DECLARATION.search(text)
    assert declared is not None
    names = [parameter.split()[-1].lstrip("*") for parameter in declared[1].split(",")]
    arrays = {}
    for name in names:
        dtype, count, first = sizes[name]
        values = numpy.full(count, first, dtype)
        if name == "sequence_input":
            values += numpy.arange(count, dtype=dtype)
        arrays[name] = place.array(values)
    more = {} if place.kind == "cuda" else {"timeout": _LAUNCH}
    kernel.configure(grid, block, check=False)(*arrays.values(), **more)
    if place.kind == "cuda":
        _wait(place.default_stream)
    place.synchronize()
    seen = [arrays[name].numpy().tobytes() for name in names if name in ("result", "g_special_values")]
    return " ".join(f"{hash_of(data):016x}" for data in seen)


def _wait(stream: Any) -> None:
    """A kernel without end on a GPU would hold its process for ever."""
    end = time.monotonic() + _GPU_LAUNCH
    while not stream.done:
        if time.monotonic() > end:
            raise TimeoutError("no end on the GPU")
        time.sleep(0.001)


def hash_of(data: bytes) -> int:
    from hashlib import blake2b

    return int.from_bytes(blake2b(data, digest_size=8).digest(), "big")
