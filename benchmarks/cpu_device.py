"""How fast the CPU device is: kernels without waits beside the same loops in C, barriers, launches, loading.

    python benchmarks/cpu_device.py [--cc clang] [--json benchmarks/results/cpu_device.json] [--quick]

The loops are compiled by `--cc` (default: clang, else gcc) with -O2 -march=native; C and kernel take
turns on one core and the same arrays. "launch" is the time of a whole launch, "loop" what each further
element costs while everything lies in the core's own cache. Every figure is the least of many runs.
On a machine that others use as well, `chrt -f 1 python benchmarks/cpu_device.py` has the processors alone.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cpu_waits
import harness
import llvmlite
import numpy

import minicu
from minicu.runtime.cpu.device import CpuDevice, support

#: Elements of a whole launch, and of the two launches whose difference is the loop alone.
WHOLE, SHORT, LONG = 1 << 20, 1 << 15, 1 << 17

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

#: Kernels that have enough to do for several cores.
WORK = r"""
extern "C" __global__ void orbits(int n, float a, const float *x, float *y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float v = x[i], r = a;
        for (int k = 0; k < 64; k++) r = r * v + 0.5f;
        y[i] = r;
    }
}
extern "C" __global__ void mandelbrot(int w, unsigned char *out) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    float cr = 3.0f * x / w - 2, ci = 2.0f * y / w - 1, r = 0, i = 0;
    int k = 0;
    while (k < 50 && r * r + i * i < 4) {
        float t = r * r - i * i + cr;
        i = 2 * r * i + ci;
        r = t;
        k++;
    }
    out[y * w + x] = k;
}
"""

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
    parser.add_argument("--cc", default=harness.compiler(), help="C compiler to compare with")
    parser.add_argument("--json", type=Path, help="write the result here as well")
    parser.add_argument("--quick", action="store_true", help="few runs: to see that everything works")
    options = parser.parse_args()
    runs = 5 if options.quick else 200
    one = CpuDevice(cores=1)
    # Where all cores have been at work, one has less for itself for a while: that comes last.
    exchanges = cpu_waits.measure(3 if options.quick else 100, options.cc)
    whole, loops = measure_loops(options.cc, one, runs)
    waits = measure_waits(one, runs) | measure_loading(3 if options.quick else 40)
    cores = measure_cores(one, CpuDevice(), runs)
    result = {
        **harness.machine(),
        "priority": "real time" if real_time() else "normal",
        "versions": {
            "minicu": minicu.__version__,
            "llvmlite": llvmlite.__version__,
            "C": harness.version(options.cc),
        },
        "tables": {
            "nanoseconds per element, whole launches": whole,
            "nanoseconds per element, loop alone": loops,
            "C is 1": {
                name: {"launch": whole[name]["minicu"] / whole[name]["C"],
                       "loop": loops[name]["minicu"] / loops[name]["C"]}
                for name in whole
            },
            "milliseconds, one core and all": cores,
            "nanoseconds per thread and wait": exchanges,
            "waits and launches": {
                name: {"minicu": value}
                for name, value in waits.items()
            },
        },
    }  # fmt: skip
    print(as_text(result))
    if options.json:
        options.json.parent.mkdir(parents=True, exist_ok=True)
        options.json.write_text(json.dumps(result, indent=1) + "\n")


def real_time() -> bool:
    return hasattr(os, "sched_getscheduler") and os.sched_getscheduler(0) in (os.SCHED_FIFO, os.SCHED_RR)


Table = dict[str, dict[str, float]]


def measure_loops(cc: str, one: CpuDevice, runs: int) -> tuple[Table, Table]:
    """Nanoseconds per element: of whole launches, and of loops alone."""
    kernels, functions = [], []
    for name, (parameters, statement) in LOOPS.items():
        kernels.append(
            f'extern "C" __global__ void {name}(int n, {parameters}) {{\n'
            f"    int i = blockIdx.x * blockDim.x + threadIdx.x;\n    if (i < n) {{ {statement} }}\n}}\n"
        )
        functions.append(
            f"void {name}(int n, {parameters}) {{\n    for (int i = 0; i < n; i++) {{ {statement} }}\n}}\n"
        )
    module = minicu.compile("".join(kernels)).load(one)
    whole: Table = {}
    alone: Table = {}
    with tempfile.TemporaryDirectory() as folder:
        source, library = Path(folder, "loops.c"), Path(folder, "loops.so")
        source.write_text("".join(functions))
        command = [cc, "-O2", "-march=native", "-w", "-shared", "-fPIC", "-o", str(library), str(source)]
        subprocess.run(command, check=True)
        loops = ctypes.CDLL(str(library))
        for name, (parameters, _) in LOOPS.items():
            of_whole_numbers = parameters.startswith("unsigned")
            whole[name], alone[name] = measure_loop(
                getattr(loops, name), module[name], of_whole_numbers, runs
            )
    return whole, alone


def measure_loop(loop: Any, kernel: Any, whole: bool, runs: int) -> tuple[dict[str, float], dict[str, float]]:
    x = numpy.random.default_rng(1).random(WHOLE, "f4")
    x = (x * 2**32).astype("u4") if whole else x
    a, y = (2654435761 if whole else 1.5), numpy.ones_like(x)
    loop.restype = None
    calls: list[Callable[[], Any]] = []
    for n in (WHOLE, SHORT, LONG):
        scalar = ctypes.c_uint if whole else ctypes.c_float
        given = (ctypes.c_int(n), scalar(a), ctypes.c_void_p(x.ctypes.data), ctypes.c_void_p(y.ctypes.data))
        launch = kernel[(n + 255) // 256, 256]
        calls.append(lambda given=given: loop(*given))
        calls.append(lambda launch=launch, n=n: launch(n, a, x, y))
    c, ours = harness.least(runs, *calls[:2])
    c_short, short, c_long, long = harness.least(runs * 5, *calls[2:])
    return (
        {"C": c / WHOLE * 1e9, "minicu": ours / WHOLE * 1e9},
        {"C": (c_long - c_short) / (LONG - SHORT) * 1e9, "minicu": (long - short) / (LONG - SHORT) * 1e9},
    )


def measure_cores(one: CpuDevice, every: CpuDevice, runs: int) -> dict[str, Any]:
    program = minicu.compile(WORK + WAITS)
    x, y, n = numpy.random.default_rng(1).random(1 << 18, "f4"), numpy.zeros(1 << 18, "f4"), 320
    a, b, c = (numpy.random.default_rng(i).random((160, 160), "f4") for i in range(3))
    out = numpy.zeros(n * n, "u1")
    single, shared = program.load(one), program.load(every)
    result = {}
    for name, shape, arguments in (
        ("orbits", (x.size // 256, 256), (x.size, 1.5, x, y)),
        ("mandelbrot", ((n // 32, n // 8), (32, 8)), (n, out)),
        ("matmul", ((10, 10), (16, 16)), (a, b, c, 160)),
    ):
        on_one, on_all = single[name][shape], shared[name][shape]
        times = harness.least(
            runs * 3,
            lambda on_one=on_one, arguments=arguments: on_one(*arguments),
            lambda on_all=on_all, arguments=arguments: on_all(*arguments),
        )
        result[name] = {"one": times[0] * 1e3, "all": times[1] * 1e3, "faster": times[0] / times[1]}
    numpy.testing.assert_allclose(c, a @ b, rtol=1e-3)
    return result


def measure_waits(one: CpuDevice, runs: int) -> dict[str, float]:
    single = minicu.compile(WAITS).load(one)
    y = numpy.zeros(1024, "i4")
    empty, barriers, blocks = single.empty[1, 1], single.barriers[1, 256], single.barriers[64, 256]

    def launches() -> None:
        for _ in range(200):
            empty()

    times = harness.least(
        max(5, runs // 10), launches, lambda: barriers(500, y), lambda: barriers(0, y),
        lambda: blocks(0, y),
    )  # fmt: skip
    return {
        "microseconds, empty launch": times[0] / 200 * 1e6,
        "nanoseconds, barrier and thread": (times[1] - times[2]) / 1000 / 256 * 1e9,
        "nanoseconds, start and end of a thread": times[3] / 64 / 256 * 1e9,
    }


def measure_loading(runs: int) -> dict[str, float]:
    """Of a kernel without waits, and of waits.cu, whose 8 kernels are regions."""
    parameters, statement = LOOPS["saxpy"]
    saxpy = minicu.compile(
        f'extern "C" __global__ void saxpy(int n, {parameters}) {{\n'
        f"    int i = blockIdx.x * blockDim.x + threadIdx.x;\n    if (i < n) {{ {statement} }}\n}}\n"
    )
    waits = minicu.compile(cpu_waits.SOURCE)
    one, coroutines = CpuDevice(cores=1), CpuDevice(cores=1, coroutines=True)
    support()
    saxpy.load(one)
    (cached,) = harness.least(runs, lambda: saxpy.load(one))
    before = os.environ.get("MINICU_CACHE", "1")
    os.environ["MINICU_CACHE"] = "0"
    loaded = harness.least(
        max(3, runs // 8), lambda: saxpy.load(one), lambda: waits.load(one), lambda: waits.load(coroutines)
    )
    os.environ["MINICU_CACHE"] = before
    return {
        "milliseconds, saxpy compiled and loaded": loaded[0] * 1e3,
        "milliseconds, saxpy from the cache": cached * 1e3,
        "milliseconds, 8 kernels that wait compiled and loaded, as regions": loaded[1] * 1e3,
        "milliseconds, the same as coroutines": loaded[2] * 1e3,
    }


def as_text(result: dict[str, Any]) -> str:
    lines = [f"{result['processor']}, {result['cores']} cores, load {result['load']:.1f}"]
    lines += [f"C: {result['versions']['C']}"]
    for title, rows in result["tables"].items():
        columns = list(next(iter(rows.values())))
        lines += ["", f"{title:42}" + "".join(f"{column:>11}" for column in columns)]
        lines += [
            f"{name:42}" + "".join(f"{value:11.3f}" for value in row.values()) for name, row in rows.items()
        ]
    return "\n".join(lines)


if __name__ == "__main__":
    harness.end_with(main)
