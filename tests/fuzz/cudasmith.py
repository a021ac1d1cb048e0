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
from pathlib import Path
from typing import Any

import numpy

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
_THREADS, _GENERATE, _LAUNCH = 20000, 20, 3
_DECLARATION = re.compile(r"__global__\s+void\s+entry\s*\(([^)]*)\)", re.S)


class Invalid(Exception):
    """A kernel that nobody can compile or launch."""


def generate(generator: str, seed: int, folder: Path) -> Path:
    mode = _MODES[seed % len(_MODES)]
    words = [generator, "--seed", str(seed), *f"{_ALWAYS} {mode}".split()]
    subprocess.run(words, check=True, capture_output=True, timeout=_GENERATE, cwd=folder)
    file = folder / "p.cu"
    (folder / "CUDAProg.cu").rename(file)
    return file


def answers(file: Path, include: list[str], device: str, opt: int) -> tuple[str, str]:
    """What the judge computes, and what is judged."""
    from minicu.diagnostics.errors import CompileError

    if shape(file.read_text())[1][2] > 64:
        raise Invalid("no GPU has blocks so deep")
    try:
        here = run(file, include, "cpu", opt)  # first: what does not end here would not end there
    except CompileError:
        if shutil.which("nvcc") and not _compiles(file, include):
            raise Invalid("nvcc refuses it as well") from None
        raise
    if device == "cpu":
        return run(file, include, "cpu", 0, coroutines=True), here
    wanted = by_nvcc(file, include)
    return f"{wanted} on the CPU {wanted}", f"{run(file, include, device, opt)} on the CPU {here}"


def run(file: Path, include: list[str], device: str, opt: int, coroutines: bool = False) -> str:
    import minicu
    from minicu.runtime import find
    from minicu.runtime.cpu.device import CpuDevice

    place: Any = CpuDevice(coroutines=True) if coroutines else find(device)
    arch = "sm_90"
    if place.kind == "cuda":
        arch, place.limits.stack = place.arch, 1 << 16
    program = minicu.compile(file, "cu", arch, opt=opt, include_dirs=include, cache=False)
    return _launch(program.load(place).kernels["entry"], place, file.read_text())


def _compiles(file: Path, include: list[str]) -> bool:
    words = ["nvcc", "-w", "-cubin", "-arch=sm_90", *(f"-I{d}" for d in include), str(file)]
    done = subprocess.run([*words, "-o", str(file.with_suffix(".cubin"))], capture_output=True, timeout=300)
    return done.returncode == 0


def by_nvcc(file: Path, include: list[str]) -> str:
    """nvcc's code on the first GPU."""
    from minicu.runtime import find

    place: Any = find("cuda")
    cubin = file.with_suffix(".cubin")
    folders = [f"-I{d}" for d in include]
    words = ["nvcc", "-w", "-cubin", f"-arch={place.arch}", *folders, str(file), "-o", str(cubin)]
    subprocess.run(words, check=True, capture_output=True, timeout=300)
    place.limits.stack = 1 << 16
    return _launch(_Foreign(cubin.read_bytes()), place, file.read_text())


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
            self._checked(self.driver.cuCtxSynchronize())

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
    place.synchronize()
    seen = [arrays[name].numpy().tobytes() for name in names if name in ("result", "g_special_values")]
    return " ".join(f"{hash_of(data):016x}" for data in seen)


def hash_of(data: bytes) -> int:
    from hashlib import blake2b

    return int.from_bytes(blake2b(data, digest_size=8).digest(), "big")
