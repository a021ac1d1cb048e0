"""Random kernels whose threads never wait, with guards and loops: as loops over threads, which may lie inside
of theirs, and thread by thread they must compute the same, in blocks of all shapes.

    python tests/fuzz/thread_loops.py [--programs N] [--seed S] [--seconds T]

What differs, or is refused, is printed with its source; the exit status is 1 then.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from pathlib import Path
from typing import NamedTuple

import numpy

if __name__ == "__main__":
    sys.path[:0] = map(str, Path(__file__).resolve().parents[1:3])

import minicu
from minicu.runtime.cpu.device import CpuDevice

#: Kernels in one program, and elements of its arrays.
BATCH, ELEMENTS = 6, 1 << 16

DTYPES = {"float": "f4", "int": "i4", "double": "f8", "unsigned char": "u1", "short": "i2"}
ROW = (
    "int i = blockIdx.x * blockDim.x + threadIdx.x;",
    "unsigned i = blockIdx.x * blockDim.x + threadIdx.x;",
    "size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;",
)
PLANE = (
    "int i = threadIdx.x + blockIdx.x * blockDim.x, y = blockIdx.y * blockDim.y + threadIdx.y;",
    "int i = blockIdx.x * blockDim.x + threadIdx.x, y = threadIdx.y + 8 * blockIdx.y;",
)
GUARDS = (
    "", "if (i >= n) return;", "if (i < n) {", "if (i > 0 && (int)i < n - 1) {", "if (i >= m && i < n) {",
    "if (i == 0) {", "if (i < n && i % 2 == 0) {", "if (n > (int)i) {", "if (i < n) if (m > 3) {",
    "if ((int)i > m && (int)i < n) {",
)  # fmt: skip
PLANE_GUARDS = (
    "if (i >= n || y >= m) return;", "if (i < n && y < m) {", "if (i < n && y < m && i > 0 && y > 0) {",
    "if (y >= m) return; if (i >= n) return;",
)  # fmt: skip
LOOPS = (
    "for (int k = 0; k < n; k++)", "for (int k = m; k < n; k += 2)", "for (int k = 0; k < 5; k++)",
    "for (int k = i; k < n; k += blockDim.x * gridDim.x)", "for (int k = n; k > 0; k--)",
    "for (int k = threadIdx.x; k < m; k += blockDim.x)", "for (int k = 0; k <= m; ++k)",
    "for (int l = 0; l < 3; l++) for (int k = 0; k < m; k++)",
    "for (unsigned k = 0; k < n; k++) if (a[k] > 2)",
)  # fmt: skip
TURNS = (
    "s += a[k];", "s += a[k * 16 + (i & 15)];", "s += a[(k + i) & 4095] * b[k];", "s = s * 3 + b[k];",
    "out[AT] += b[k & 1023];", "s += a[(k * n + i) & 4095];", "{ if (b[k] > 3) s += k; else s ^= k; }",
    "s ^= (int)a[(i * 16 + k) & 4095];", "s = s > (int)a[k] ? s : (int)a[k] + k;",
    "{ if (a[(k + i) & 4095] == 7) break; s++; }",
)  # fmt: skip
#: ... of floats, whose values are small whole numbers: sums are exact in whatever order.
FLOAT_TURNS = (
    "s += a[k];", "s += a[(k + i) & 4095] * b[k];", "r[AT] += a[k] * b[(k * 64 + i) & 4095];",
    "s += a[(i * 64 + k) & 4095] * b[k];", "r[AT] -= a[(k * n + m) & 4095] * b[(k * n + i) & 4095];",
    "if (a[k] > 3) s += b[k];", "{ r[AT] += b[k]; s -= a[(i + k) & 4095]; }",
)  # fmt: skip
ENDS = (
    "out[AT] = s;", "out[AT] += s;", "if (s > 5) out[AT] = s; else out[AT] = i;",
    "out[AT] = s + b[i & 1023];",
)  # fmt: skip
SHAPES = (1, 4, 7, 16, 31, 32, 64, 100, 256, (8, 8), (16, 16), (32, 4), (4, 4), (3, 5), (16, 1))


class Kernel(NamedTuple):
    """`plane`: threads have an index in y; those that differ in it alone write to different elements."""

    source: str
    dtype: str
    plane: bool


def kernel(dice: random.Random, name: str) -> Kernel:
    type, plane = dice.choice([*DTYPES]), dice.random() < 0.4
    guard = dice.choice(PLANE_GUARDS if plane and dice.random() < 0.6 else GUARDS)
    sum, turns = dice.choice((("int", TURNS), ("float", FLOAT_TURNS)))
    loops = "".join(f"    {dice.choice(LOOPS)} {dice.choice(turns)}\n" for _ in range(dice.randint(1, 3)))
    end = ENDS[1] if "out[" in loops else dice.choice(ENDS)
    text = f"""    {dice.choice(PLANE if plane else ROW)}
    {guard}
    {sum} s = {dice.choice(("0", "i", "n"))};
{loops}    {end}
    {"}" * guard.count("{")}
""".replace("AT", "(i + 64 * y) & 4095" if plane else "i & 4095")
    arrays = f"int *out, float *r, const {type} *a, const {type} *b"
    head = f'extern "C" __global__ void {name}({arrays}, int n, int m)'
    return Kernel(f"{head} {{\n{text}}}\n", DTYPES[type], plane)


def wrong(seed: int) -> str | None:
    """What is wrong with the program of a seed, and its source; None if nothing is."""
    dice = random.Random(seed)
    kernels = [kernel(dice, f"k{k}") for k in range(BATCH)]
    source = "".join(k.source for k in kernels)
    try:
        program = minicu.compile(source)
        modules = [program.load(CpuDevice(cores=1, coroutines=c)) for c in (False, True)]
    except Exception as why:
        return f"seed {seed}: {type(why).__name__}: {why}\n{source}"
    for k, made in enumerate(kernels):
        values = numpy.random.default_rng(seed + k)
        a, b = values.integers(0, 9, (2, ELEMENTS)).astype(made.dtype)
        block = dice.choice(SHAPES if made.plane else [s for s in SHAPES if isinstance(s, int)])
        grid = dice.choice((1, 2, 3, (2, 2)) if made.plane else (1, 2, 3))
        # Rows of a plane are 64 elements apart, so that no two threads meet.
        for n, m in ((dice.randint(0, 300), dice.randint(0, 40)), (0, 0), (64, 3), (dice.randint(1, 70), 8)):
            found = []
            for module in modules:
                out, r = numpy.arange(4096, dtype="i4"), numpy.arange(4096, dtype="f4")
                module[f"k{k}"][grid, block](out, r, a, b, n, m)
                found.append(numpy.concatenate([out, r.astype("i4")]))
            if not numpy.array_equal(*found) and not _meet(made, grid, block):
                at = numpy.flatnonzero(found[0] != found[1])[:5]
                return f"seed {seed}: k{k}[{grid}, {block}](n={n}, m={m}) differs at {at}\n{made.source}"
    return None


def _meet(made: Kernel, grid: object, block: object) -> bool:
    """Whether threads may write to one element: rows of a plane that are longer than 64."""
    width = (block if isinstance(block, int) else block[0]) * (grid if isinstance(grid, int) else grid[0])  # type: ignore[index]
    return made.plane and width > 64


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--programs", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after that long")
    options = parser.parse_args()
    end, tried, faults = time.monotonic() + options.seconds, 0, 0
    for seed in range(options.seed, options.seed + options.programs):
        if time.monotonic() > end:
            break
        tried += 1
        if (what := wrong(seed)) is not None:
            faults += 1
            print(what, flush=True)
    print(f"{tried * BATCH} kernels in {tried} programs, {faults} programs wrong")
    sys.exit(faults > 0)


if __name__ == "__main__":
    main()
