"""Times of kernels on the GPU: minicu's levels beside nvcc, in one run.

    python benchmarks/kernel_time.py [--json OUT]                where all is on one machine
    python benchmarks/kernel_time.py --make FOLDER               where minicu (and nvcc) are: writes PTX
    python benchmarks/kernel_time.py --run FOLDER [--json OUT]   where a GPU is: needs cuda-python and NumPy

FOLDER gets one .ptx for each compiler and level, made from kernels/loops.cu for -arch. The driver assembles
each; where minicu is installed, that of -O3 is also loaded as `program.load` does it. The kernels take turns;
each figure is the least of 9 repetitions of 3 launches, in microseconds. What each kernel leaves in
memory is compared with what nvcc's leaves (floating sums may differ in the last digits where one
compiler fuses what the other does not). PTX that the driver refuses is left out and named; an interrupted run
keeps the kernels that it has measured.
"""

from __future__ import annotations

import argparse
import json
import math
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from harness import gpu_driver, machine, reason, store, table

HERE = Path(__file__).resolve().parent
SOURCE = HERE / "kernels" / "loops.cu"
REPETITIONS, LAUNCHES = 9, 3

#: The PTX that is also loaded as `program.load` does it, where minicu is installed.
LOADED = "minicu -O3"

#: name -> grid, block, arguments: numbers, or names of buffers that `Buffers` makes
N, M = 1024, 4096 * 4096
KERNELS: dict[str, tuple[tuple[int, int], tuple[int, int], list[int | str]]] = {
    "gemm_naive": ((64, 64), (16, 16), [N, "a", "b", "out"]),
    "gemm_tiled": ((64, 64), (16, 16), [N, "a", "b", "out"]),
    "gemm_block": ((16, 16), (64, 1), [N, "a", "b", "out"]),
    "jacobi": ((128, 512), (32, 8), [4096, "a", "out"]),
    "stencil3": ((8, 32), (32, 8), [256, "a", "out"]),
    "reduce": ((528, 1), (256, 1), [M, "a", "out"]),
    "reduce_tree": ((M // 256, 1), (256, 1), [M, "a", "out"]),
    "histogram": ((528, 1), (256, 1), [M, "words", "out"]),
    "nbody": ((64, 1), (256, 1), [16384, "a", "out"]),
    "transpose": ((128, 128), (32, 8), [4096, "a", "out"]),
    "floyd": ((128, 128), (16, 16), [2048, 5, "paths"]),
    "conv": ((128, 512), (32, 8), [4096, "a", "out"]),
    "hash": ((M // 256, 1), (256, 1), [M, "words", "out"]),
    "spmv": ((1024, 1), (256, 1), [2**18, "rows", "columns", "a", "b", "out"]),
    "scan": ((M // 512, 1), (256, 1), ["a", "out"]),
    "mandel": ((128, 256), (32, 16), [4096, "out"]),
    "gemm_wmma": ((16, 16), (128, 1), [N, "halves", "halves", "out"]),
    "gemm_wmma_tiled": ((16, 16), (128, 1), [N, "halves", "halves", "out"]),
    "constants": ((M // 256, 1), (256, 1), ["a", "out"]),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--make", type=Path, metavar="FOLDER")
    parser.add_argument("--run", type=Path, metavar="FOLDER")
    parser.add_argument("--arch", default="sm_90")
    parser.add_argument("--json", type=Path, help="write the result here as well")
    options = parser.parse_args()
    if not (options.make or options.run):
        from minicu.runtime import devices

        if not any(device.kind == "cuda" for device in devices()):
            print("kernel_time: no GPU was found, and kernels are timed on one", file=sys.stderr)
            return 1
        with tempfile.TemporaryDirectory() as folder:
            return work(Path(folder), Path(folder), options.arch, options.json)
    return work(options.make, options.run, options.arch, options.json)


def work(made: Path | None, ran: Path | None, arch: str, output: Path | None) -> int:
    """Make PTX in one folder, run that of the other, or both."""
    if made:
        make(made, arch)
    if ran:
        result = run(ran)
        store(result, output)
        print(report(result))
    return 0


def make(folder: Path, arch: str) -> None:
    """PTX of the kernels from each compiler."""
    import minicu
    from minicu.llvm.versions import llvm_version

    folder.mkdir(parents=True, exist_ok=True)
    for level in (1, 2, 3):
        program = minicu.compile(SOURCE, arch=arch, opt=level, cache=False)
        (folder / f"minicu -O{level}.ptx").write_text(program.ptx)
    versions = {"minicu": minicu.__version__, "LLVM": llvm_version()}
    if shutil.which("nvcc"):
        said = subprocess.run(["nvcc", "--version"], capture_output=True, text=True, check=True).stdout
        versions["nvcc"] = said.rpartition("release ")[2].split(",")[0]
        subprocess.run(
            ["nvcc", "-ptx", f"-arch={arch}", str(SOURCE), "-o", str(folder / "nvcc.ptx")], check=True
        )
    else:
        print("nvcc is not on the PATH: left out", file=sys.stderr)
    (folder / "versions.json").write_text(json.dumps(versions))


def run(folder: Path) -> dict[str, Any]:
    """Microseconds by kernel and compiler."""
    import numpy
    from cuda.bindings import driver

    def ask(call: Callable[..., Any], *arguments: Any) -> Any:
        status, *answer = call(*arguments)
        if status != driver.CUresult.CUDA_SUCCESS:
            raise RuntimeError(f"{call.__name__}: {status.name}")
        return answer[0] if answer else None

    ask(driver.cuInit, 0)
    device = ask(driver.cuDeviceGet, 0)
    ask(driver.cuCtxSetCurrent, ask(driver.cuDevicePrimaryCtxRetain, device))
    buffers = _buffers(numpy, driver, ask)
    left = numpy.zeros(M, numpy.uint32)
    left_out: dict[str, str] = {}
    modules = {}
    for path in sorted(folder.glob("*.ptx")):
        try:
            modules[path.stem] = ask(driver.cuModuleLoadData, path.read_bytes() + b"\0")
        except RuntimeError as e:
            left_out[path.stem] = reason(e)
    try:
        modules[f"{LOADED}, loaded"] = _loaded((folder / f"{LOADED}.ptx").read_text())
    except (ImportError, OSError) as e:
        left_out[f"{LOADED}, loaded"] = reason(e)
    begin, end = ask(driver.cuEventCreate, 0), ask(driver.cuEventCreate, 0)
    times: dict[str, dict[str, float]] = {}
    differs: dict[str, list[str]] = {}

    def measure(kernel: str, grid: Any, block: Any, given: Any) -> None:
        values = [
            numpy.array([int(buffers[a])], numpy.uint64)
            if isinstance(a, str)
            else numpy.array([a], numpy.int32)
            for a in given
        ]
        pointers = numpy.array([v.ctypes.data for v in values], numpy.uint64)
        functions = {n: ask(driver.cuModuleGetFunction, m, kernel.encode()) for n, m in modules.items()}

        def launch(function: Any, count: int) -> None:
            for _ in range(count):
                ask(driver.cuLaunchKernel, function, *grid, 1, *block, 1, 0, 0, pointers.ctypes.data, 0)

        results = {}
        for name, function in functions.items():
            ask(driver.cuMemsetD32, buffers["out"], 0, M)
            launch(function, 1)
            ask(driver.cuMemcpyDtoH, left.ctypes.data, buffers["out"], left.nbytes)
            results[name] = left.copy()
        if "nvcc" in results:
            differs[kernel] = [n for n, r in results.items() if not numpy.array_equal(r, results["nvcc"])]
        least = dict.fromkeys(functions, math.inf)
        for _ in range(REPETITIONS):
            for name, function in functions.items():
                launch(function, 1)
                ask(driver.cuEventRecord, begin, 0)
                launch(function, LAUNCHES)
                ask(driver.cuEventRecord, end, 0)
                ask(driver.cuEventSynchronize, end)
                took = ask(driver.cuEventElapsedTime, begin, end) / LAUNCHES * 1e3
                least[name] = min(least[name], took)
        times[kernel] = {name: round(t, 2) for name, t in least.items()}

    try:
        for kernel, (grid, block, given) in KERNELS.items():
            measure(kernel, grid, block, given)
    except KeyboardInterrupt:
        left_out["the rest"] = "interrupted"
    except RuntimeError as e:  # a kernel's fault: the GPU is lost
        left_out["the rest"] = reason(e)
    card = ask(driver.cuDeviceGetName, 64, device).split(b"\0")[0].decode()
    try:
        told: Any = gpu_driver()
    except ImportError:  # where minicu is not
        told = ask(driver.cuDriverGetVersion)
    return {
        **machine(),
        "versions": json.loads((folder / "versions.json").read_text()),
        "card": card,
        "driver": told,
        "microseconds": times,
        "left out": left_out,
        "bits differ from nvcc's": {k: v for k, v in differs.items() if v},
    }


def _loaded(ptx: str) -> Any:
    """The driver's handle of the module that `program.load` makes of PTX: it must run as fast as what the
    driver makes of the same text by itself."""
    from minicu.program import Program
    from minicu.runtime.cuda import module
    from minicu.runtime.device import find

    loaded = Program(name="loops", ptx=ptx).load(find("cuda:0"))
    _KEPT.append(loaded)
    assert isinstance(loaded._code, module.CudaCode)
    return loaded._code.handle


_KEPT: list[Any] = []  # their handles end with them


def _buffers(numpy: Any, driver: Any, ask: Callable[..., Any]) -> dict[str, Any]:
    random = numpy.random.default_rng(1)
    rows = 2**18
    contents = {
        "a": random.random(M, dtype=numpy.float32),
        "b": random.random(M, dtype=numpy.float32),
        "out": numpy.zeros(M, numpy.float32),
        "halves": (random.random(N * N, dtype=numpy.float32) - 0.5).astype(numpy.float16),
        "words": random.integers(0, 2**32, M, dtype=numpy.uint32),
        "paths": random.integers(0, 1000, M, dtype=numpy.int32),
        "rows": numpy.arange(0, (rows + 1) * 32, 32, dtype=numpy.int32),
        "columns": random.integers(0, rows, rows * 32).astype(numpy.int32),
    }
    buffers = {}
    for name, array in contents.items():
        buffers[name] = ask(driver.cuMemAlloc, array.nbytes)
        ask(driver.cuMemcpyHtoD, buffers[name], array.ctypes.data, array.nbytes)
    return buffers


def report(result: dict[str, Any]) -> str:
    """A table: nvcc's time, and the others' as multiples of it (of the first, where nvcc is missing)."""
    times = result["microseconds"]
    left_out = [f"left out: {name}: {why}" for name, why in result["left out"].items()]
    if not times:
        return "\n".join(left_out)
    names = list(next(iter(times.values())))
    base = "nvcc" if "nvcc" in names else names[0]
    others = [n for n in names if n != base]
    rows = [
        [kernel, f"{t[base]:.1f}", *(f"{t[n] / t[base]:.2f}" for n in others)] for kernel, t in times.items()
    ]
    means = [math.exp(sum(math.log(t[n] / t[base]) for t in times.values()) / len(times)) for n in others]
    rows.append(["geometric mean", "", *(f"{m:.3f}" for m in means)])
    return "\n".join([result["card"], table(["kernel", f"{base} µs", *others], rows), *left_out])


if __name__ == "__main__":
    sys.exit(main())
