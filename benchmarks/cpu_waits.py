"""What waiting costs on the CPU device: kernels with barriers and shuffles, as regions and as coroutines.

    python benchmarks/cpu_waits.py [--quick] [--json benchmarks/results/cpu_waits.json]

Every figure is the least of many runs on one core, in nanoseconds for each thread and wait (the kernel's work
between two waits is in it). `cpu_device.py` has the same table.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
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


def measure(runs: int) -> dict[str, dict[str, float]]:
    """Nanoseconds for each thread and wait, by kernel and way."""
    program = minicu.compile(SOURCE)
    result: dict[str, dict[str, float]] = {}
    for way, coroutines in (("regions", False), ("coroutines", True)):
        module = program.load(CpuDevice(cores=1, coroutines=coroutines))
        for name, seconds, waits, threads in _timed(module, runs):
            result.setdefault(name, {})[way] = seconds / threads / waits * 1e9
    return {name: row | {"faster": row["coroutines"] / row["regions"]} for name, row in result.items()}


def _timed(module: Any, runs: int) -> Any:
    """(name, seconds of a launch, waits, threads) of each kernel; checks what it computes."""
    x = numpy.random.default_rng(1).integers(0, 1000, (BLOCKS, THREADS), "i4")
    for name, (waits, right) in KERNELS.items():
        out = numpy.zeros(x.size, "i4")
        launch = module[name][BLOCKS, THREADS]
        launch(x, out)
        wanted = right(x)
        numpy.testing.assert_array_equal(out[: wanted.size], wanted)
        yield name, _least(runs, lambda launch=launch, out=out: launch(x, out)), waits, x.size
    f = x.astype("f4")
    out = numpy.zeros(x.size, "f4")
    launch = module.stencil[BLOCKS, THREADS]
    yield "stencil", _least(runs, lambda: launch(f, out, STEPS)), 1 + 2 * STEPS, x.size
    a, b = numpy.random.default_rng(2).random((2, SIDE, SIDE), "f4")
    c = numpy.zeros_like(a)
    launch = module.product[(SIDE // 16, SIDE // 16), (16, 16)]
    launch(a, b, c, SIDE)
    numpy.testing.assert_allclose(c, a @ b, rtol=1e-3)
    yield "product", _least(runs, lambda: launch(a, b, c, SIDE)), SIDE // 8, c.size


def _least(runs: int, call: Callable[[], Any]) -> float:
    best = 1e9
    for _ in range(runs):
        start = perf_counter()
        call()
        best = min(best, perf_counter() - start)
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="few runs: to see that everything works")
    parser.add_argument("--json", type=Path, help="write the result here as well")
    options = parser.parse_args()
    rows = measure(3 if options.quick else 100)
    if options.json:
        result = {**harness.machine(), "tables": {"nanoseconds per thread and wait": rows}}
        options.json.write_text(json.dumps(result, indent=1) + "\n")
    print(f"{'nanoseconds, thread and wait':32}" + "".join(f"{c:>12}" for c in next(iter(rows.values()))))
    for name, row in rows.items():
        print(f"{name:32}" + "".join(f"{value:12.3f}" for value in row.values()))


if __name__ == "__main__":
    main()
