"""What waiting costs on the CPU device: kernels with barriers and shuffles, as regions and as coroutines,
beside the same loops in C.

    python benchmarks/cpu_waits.py [--cc clang] [--quick] [--json benchmarks/results/cpu_waits.json]

Every figure is the least of many runs on one core, in nanoseconds for each thread and wait (the kernel's work
between two waits is in it). "no barriers" is the same kernel without its `__syncthreads()`, which gives wrong
results: what its work takes. `--cc` compiles `kernels/waits.c` with -O2 -march=native. `cpu_device.py` has
the same table. On a machine that others use as well, `chrt -f 1 python benchmarks/cpu_waits.py` has a
processor alone.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import harness
import numpy

import minicu
from minicu.runtime.cpu.device import CpuDevice

SOURCE = Path(__file__).parent / "kernels" / "waits.cu"
BLOCKS, THREADS, STEPS, SIDE = 64, 256, 16, 256

#: kernel -> (waits of a thread, what it must give)
KERNELS: dict[str, tuple[int, Callable[[Any], Any]]] = {
    "reduction": (9, lambda x: x.sum(1, "i4")),
    "scan": (17, lambda x: x.cumsum(1, "i4").ravel()),
    "bitonic": (37, lambda x: numpy.sort(x, 1).ravel()),
    "histogram": (2, lambda x: numpy.bincount(x.ravel() & 255, minlength=THREADS)),
    "shuffles": (5, lambda x: x.reshape(-1, 32).sum(1, "i4")),
    "last_warp": (5, lambda x: x.sum(1, "i4")),
}


@dataclass(frozen=True)
class Case:
    """A kernel, what it and the function in C get, and what they must leave in `out`."""

    name: str
    waits: int
    shape: tuple[Any, Any]
    arguments: tuple[Any, ...]
    for_c: tuple[Any, ...]
    out: Any
    wanted: Any


def cases() -> Iterator[Case]:
    """All kernels of waits.cu; each computes an element of `out` in a thread."""
    x = numpy.random.default_rng(1).integers(0, 1000, (BLOCKS, THREADS), "i4")
    shape = BLOCKS, THREADS
    for name, (waits, right) in KERNELS.items():
        out = numpy.zeros(x.size, "i4")
        yield Case(name, waits, shape, (x, out), (x, out, BLOCKS), out, right(x))
    f, out = x.astype("f4"), numpy.zeros(x.size, "f4")
    smooth = f
    for _ in range(STEPS):
        wide = numpy.pad(smooth, ((0, 0), (1, 1)))
        smooth = 0.25 * wide[:, :-2] + 0.5 * smooth + 0.25 * wide[:, 2:]
    given = (f, out, BLOCKS, STEPS)
    yield Case("stencil", 1 + 2 * STEPS, shape, (f, out, STEPS), given, out, smooth.ravel())
    a, b = numpy.random.default_rng(2).random((2, SIDE, SIDE), "f4")
    c = numpy.zeros(SIDE * SIDE, "f4")
    shape = (SIDE // 16, SIDE // 16), (16, 16)
    yield Case("product", SIDE // 8, shape, (a, b, c, SIDE), (a, b, c, SIDE), c, (a @ b).ravel())


def measure(runs: int, cc: str) -> dict[str, dict[str, float]]:
    """Nanoseconds for each thread and wait, by kernel and way."""
    program = minicu.compile(SOURCE)
    modules = [program.load(CpuDevice(cores=1, coroutines=way)) for way in (False, True)]
    work = minicu.compile(SOURCE.read_text().replace("__syncthreads();", "")).load(CpuDevice(cores=1))
    result = {}
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder, "waits.so")
        options = ["-O2", "-march=native", "-shared", "-fPIC", "-o", str(library)]
        subprocess.run([cc, *options, str(SOURCE.with_suffix(".c"))], check=True)
        loops = ctypes.CDLL(str(library))
        for case in cases():
            calls = [_call_of_c(getattr(loops, case.name), case)]
            calls += [_launch(module[case.name][case.shape], case) for module in modules]
            for call in calls:
                _check(call, case)
            calls.append(_launch(work[case.name][case.shape], case))
            each = case.out.size * case.waits / 1e9
            c, ours, theirs, alone = (seconds / each for seconds in harness.least(runs, *calls))
            result[case.name] = {
                "C": c, "no barriers": alone, "regions": ours, "coroutines": theirs, "faster": theirs / ours
            }  # fmt: skip
    return result


def _launch(launch: Any, case: Case) -> Callable[[], Any]:
    return lambda: launch(*case.arguments)


def _call_of_c(function: Any, case: Case) -> Callable[[], Any]:
    given = [ctypes.c_int(a) if isinstance(a, int) else ctypes.c_void_p(a.ctypes.data) for a in case.for_c]
    function.restype = None
    return lambda: function(*given)


def _check(call: Callable[[], Any], case: Case) -> None:
    case.out.fill(0)
    call()
    numpy.testing.assert_allclose(case.out[: case.wanted.size], case.wanted, rtol=1e-3)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cc", default=harness.compiler(), help="C compiler to compare with")
    parser.add_argument("--quick", action="store_true", help="few runs: to see that everything works")
    parser.add_argument("--json", type=Path, help="write the result here as well")
    options = parser.parse_args()
    rows = measure(3 if options.quick else 100, options.cc)
    if options.json:
        tables = {"nanoseconds per thread and wait": rows}
        result = {**harness.machine(), "C": harness.version(options.cc), "tables": tables}
        options.json.write_text(json.dumps(result, indent=1) + "\n")
    print(f"{'nanoseconds, thread and wait':32}" + "".join(f"{c:>12}" for c in next(iter(rows.values()))))
    for name, row in rows.items():
        print(f"{name:32}" + "".join(f"{value:12.3f}" for value in row.values()))


if __name__ == "__main__":
    main()
