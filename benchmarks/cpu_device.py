"""How fast the CPU device is: kernels without waits beside the same loops in C, barriers, launches, loading.

    python benchmarks/cpu_device.py [--cc clang] [--json benchmarks/results/cpu_device.json] [--quick]

The loops are compiled by `--cc` (default: clang, else gcc) with -O2 -march=native for one core, and the
kernels run on one core and on all. Every figure is the least of many runs, which take turns, so that what
disturbs one disturbs all.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import platform
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from datetime import date
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy

import minicu
from minicu import jit
from minicu.runtime.cpu import CpuDevice, support

N = 1 << 18

#: name -> (parameters, statement for element i)
LOOPS = {
    "saxpy": ("float a, const float *x, float *y", "y[i] = a * x[i] + y[i];"),
    "polynomial": (
        "float a, const float *x, float *y",
        "float v = x[i], r = a; for (int k = 0; k < 16; k++) r = r * v + 0.5f; y[i] = r;",
    ),
    "stencil": (
        "float a, const float *x, float *y",
        "if (i > 0 && i < n - 1) y[i] = a * x[i - 1] + x[i] + a * x[i + 1];",
    ),
    "hash": (
        "unsigned a, const unsigned *x, unsigned *y",
        "unsigned v = x[i]; y[i] = (v ^ (v >> 3)) * a + i;",
    ),
    "branches": (
        "float a, const float *x, float *y",
        "float v = x[i]; y[i] = v < 0.5f ? v * a : v > 0.8f ? v - a : a;",
    ),
}

WAITS = r"""
extern "C" __global__ void empty(void) {}
extern "C" __global__ void barriers(int n, int *y) {
    __shared__ int s[1024];
    int t = threadIdx.x, a = 0;
    for (int k = 0; k < n; k++) {
        s[t] = a + t;
        __syncthreads();
        int v = s[blockDim.x - 1 - t];
        __syncthreads();
        a = v + k;
    }
    y[t] = a;
}
extern "C" __global__ void matmul(const float *A, const float *B, float *C, int n) {
    __shared__ float a[16][16], b[16][16];
    int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * 16 + ty, column = blockIdx.x * 16 + tx;
    float sum = 0;
    for (int m = 0; m < n; m += 16) {
        a[ty][tx] = A[row * n + m + tx];
        b[ty][tx] = B[(m + ty) * n + column];
        __syncthreads();
        for (int k = 0; k < 16; k++)
            sum += a[ty][k] * b[k][tx];
        __syncthreads();
    }
    C[row * n + column] = sum;
}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cc", default=shutil.which("clang") or "gcc", help="C compiler to compare with")
    parser.add_argument("--json", type=Path, help="write the result here as well")
    parser.add_argument("--quick", action="store_true", help="few runs: to see that everything works")
    options = parser.parse_args()
    runs = 5 if options.quick else 200
    one, every = CpuDevice(cores=1), CpuDevice()
    result = {
        "date": date.today().isoformat(),
        "cpu": every.title,
        "minicu": minicu.__version__,
        "compiler": version(options.cc),
        "load": os.getloadavg()[0],
        "nanoseconds per element": measure_loops(options.cc, one, every, runs),
        "waits": measure_waits(one, every, runs),
        "milliseconds to load": measure_loading(3 if options.quick else 15),
    }
    print(as_text(result))
    if options.json:
        options.json.parent.mkdir(parents=True, exist_ok=True)
        options.json.write_text(json.dumps(result, indent=2) + "\n")


def version(cc: str) -> str:
    text = subprocess.run([cc, "--version"], capture_output=True, text=True).stdout
    return text.splitlines()[0] if text else cc


def least(runs: int, *calls: Callable[[], Any]) -> list[float]:
    """The least seconds of each call, taking turns."""
    best = [1e9] * len(calls)
    for _ in range(runs):
        for i, call in enumerate(calls):
            start = perf_counter()
            call()
            best[i] = min(best[i], perf_counter() - start)
    return best


def measure_loops(cc: str, one: CpuDevice, every: CpuDevice, runs: int) -> dict[str, Any]:
    kernels, functions = [], []
    for name, (parameters, statement) in LOOPS.items():
        kernels.append(
            f'extern "C" __global__ void {name}(int n, {parameters}) {{\n'
            f"    int i = blockIdx.x * blockDim.x + threadIdx.x;\n    if (i < n) {{ {statement} }}\n}}\n"
        )
        functions.append(
            f"void {name}(int n, {parameters}) {{\n    for (int i = 0; i < n; i++) {{ {statement} }}\n}}\n"
        )
    program = minicu.compile("".join(kernels))
    single, shared = program.load(one), program.load(every)
    result = {}
    with tempfile.TemporaryDirectory() as folder:
        source, library = Path(folder, "loops.c"), Path(folder, "loops.so")
        source.write_text("".join(functions))
        command = [cc, "-O2", "-march=native", "-shared", "-fPIC", "-o", str(library), str(source)]
        subprocess.run(command, check=True)
        loops = ctypes.CDLL(str(library))
        for name, (parameters, _) in LOOPS.items():
            whole = parameters.startswith("unsigned")
            x = numpy.random.default_rng(1).random(N, "f4")
            x = (x * 2**32).astype("u4") if whole else x
            a, y = (2654435761 if whole else 1.5), numpy.ones_like(x)
            grid = (N + 255) // 256, 256
            loop = getattr(loops, name)
            loop.restype = None
            given = (
                ctypes.c_int(N), (ctypes.c_uint if whole else ctypes.c_float)(a),
                ctypes.c_void_p(x.ctypes.data), ctypes.c_void_p(y.ctypes.data),
            )  # fmt: skip
            kernel, both = single[name][grid], shared[name][grid]
            times = least(
                runs,
                lambda loop=loop, given=given: loop(*given),
                lambda kernel=kernel, a=a, x=x, y=y: kernel(N, a, x, y),
                lambda both=both, a=a, x=x, y=y: both(N, a, x, y),
            )
            c, on_one, on_all = (t / N * 1e9 for t in times)
            result[name] = {"C": c, "one core": on_one, "all cores": on_all, "to C": on_one / c}
    return result


def measure_waits(one: CpuDevice, every: CpuDevice, runs: int) -> dict[str, float]:
    program = minicu.compile(WAITS)
    single, shared = program.load(one), program.load(every)
    y = numpy.zeros(1024, "i4")
    a, b, c = (numpy.random.default_rng(i).random((256, 256), "f4") for i in range(3))
    empty, barriers, blocks = single.empty[1, 1], single.barriers[1, 256], single.barriers[64, 256]

    def launches() -> None:
        for _ in range(200):
            empty()

    times = least(
        max(5, runs // 10), launches, lambda: barriers(500, y), lambda: barriers(0, y),
        lambda: blocks(0, y),
        lambda: single.matmul[(16, 16), (16, 16)](a, b, c, 256),
        lambda: shared.matmul[(16, 16), (16, 16)](a, b, c, 256),
    )  # fmt: skip
    numpy.testing.assert_allclose(c, a @ b, rtol=1e-3)
    return {
        "microseconds, empty launch": times[0] / 200 * 1e6,
        "nanoseconds, barrier and thread": (times[1] - times[2]) / 1000 / 256 * 1e9,
        "nanoseconds, start and end of a thread": times[3] / 64 / 256 * 1e9,
        "milliseconds, matmul 256 on one core": times[4] * 1e3,
        "milliseconds, matmul 256 on all cores": times[5] * 1e3,
    }


def measure_loading(runs: int) -> dict[str, float]:
    parameters, statement = LOOPS["saxpy"]
    program = minicu.compile(
        f'extern "C" __global__ void saxpy(int n, {parameters}) {{\n'
        f"    int i = blockIdx.x * blockDim.x + threadIdx.x;\n    if (i < n) {{ {statement} }}\n}}\n"
    )
    ir, device = program.host().ir, CpuDevice(cores=1)
    support()
    program.load(device)
    compiled, loaded = least(
        runs, lambda: jit.load_object(jit.compile_object(ir)), lambda: program.load(device)
    )
    return {"saxpy compiled": compiled * 1e3, "saxpy from the cache": loaded * 1e3}


def as_text(result: dict[str, Any]) -> str:
    lines = [f"{result['cpu']}, {platform.system()}, load {result['load']:.1f}; C: {result['compiler']}", ""]
    lines.append(f"{'ns per element':12} {'C':>8} {'one core':>9} {'all':>8} {'to C':>7}")
    for name, row in result["nanoseconds per element"].items():
        lines.append(
            f"{name:14} {row['C']:8.3f} {row['one core']:9.3f} {row['all cores']:8.3f} {row['to C']:7.2f}"
        )
    lines.append("")
    for group in ("waits", "milliseconds to load"):
        lines += [f"{name:42} {value:8.2f}" for name, value in result[group].items()]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
