"""Run kernels of public CUDA files, unchanged, from Python and compare what they compute with NumPy.

    python tests/public/kernels.py FOLDER [--device cpu|cuda] [--only TEXT]

FOLDER holds one checkout per repository, under the names that CASES gives: get them yourself; none of
their code is part of this project. Prints one line a file and a closing count; exits 1 if a kernel of a
file that is there computes something else.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import networks
import numpy as np
import textures

import benchmarks

#: (folder, file, further include folders, macros, how to run it)
CASES: list[tuple[str, str, tuple[str, ...], dict[str, str], Callable[[Run], Results]]] = []
#: file -> (which of its functions are compiled, a further file with functions they call), where the rest of
#: the file needs what minicu does not have yet
PARTS: dict[str, tuple[tuple[str, ...], str]] = {}
#: (what was computed, what it should be, relative tolerance), one after the other
Results = Iterator[tuple[np.ndarray, np.ndarray, float]]
EXACT, CLOSE = 0.0, 1e-4


class Run:
    """Launches kernels of one file."""

    def __init__(self, module: Any) -> None:
        self.module = module
        self.random = np.random.default_rng(1)

    def __call__(
        self, kernel: str, grid: Any, block: Any, *arguments: Any, shared: int = 0, **more: Any
    ) -> list[np.ndarray]:
        """Launch with copies of the arrays; returns them, in order, as the kernel left them."""
        device = self.module.device
        given = [device.array(a) if isinstance(a, np.ndarray) else a for a in arguments]
        self.module[kernel].configure(grid, block, shared, **more)(*given)
        return [a.numpy() for a in given if hasattr(a, "numpy")]

    def floats(self, *shape: int) -> np.ndarray:
        return self.random.random(shape, "f4")

    def whole(self, high: int, *shape: int) -> np.ndarray:
        return self.random.integers(0, high, shape, "i4")


def case(folder: str, file: str, *includes: str, **defines: str) -> Callable[[Any], Any]:
    def add(function: Callable[[Run], Results]) -> Callable[[Run], Results]:
        CASES.append((folder, file, includes, defines, function))
        return function

    return add


def part(folder: str, file: str, *functions: str, also: str = "") -> Callable[[Any], Any]:
    """Only these functions of a file."""
    PARTS[file] = functions, also
    return case(folder, file)


# ---------------------------------------------------------------- matrices and stencils


def polybench(name: str) -> Callable[[Any], Any]:
    return case("polybench-acc", f"CUDA/{name}", "CUDA/utilities", MINI_DATASET="1")


@polybench("linear-algebra/kernels/gemm/gemm.cu")
def gemm(run: Run) -> Results:
    n, (a, b, c) = 128, (run.floats(128, 128) for _ in range(3))
    found = run("gemm_kernel", (n // 32, n // 8), (32, 8), n, n, n, 1.5, 0.5, a, b, c)[2]
    yield found, 1.5 * (a @ b) + 0.5 * c, CLOSE


@polybench("linear-algebra/kernels/2mm/2mm.cu")
def mm2(run: Run) -> Results:
    n, (a, b, c, d) = 256, (run.floats(256, 256) for _ in range(4))
    grid, block = (n // 32, n // 8), (32, 8)
    tmp = run("mm2_kernel1", grid, block, n, n, n, n, 1.5, 0.5, np.empty_like(a), a, b)[0]
    yield tmp, 1.5 * (a @ b), CLOSE
    yield run("mm2_kernel2", grid, block, n, n, n, n, 1.5, 0.5, tmp, c, d)[2], 0.5 * d + tmp @ c, CLOSE


@polybench("linear-algebra/kernels/atax/atax.cu")
def atax(run: Run) -> Results:
    n, a, x = 1024, run.floats(1024, 1024), run.floats(1024)
    tmp = run("atax_kernel1", n // 256, 256, n, n, a, x, np.empty_like(x))[2]
    yield tmp, a @ x, CLOSE
    yield run("atax_kernel2", n // 256, 256, n, n, a, np.empty_like(x), tmp)[1], tmp @ a, CLOSE


@polybench("stencils/fdtd-2d/fdtd2d.cu")
def fdtd(run: Run) -> Results:
    n, (ex, ey, hz), source = 512, (run.floats(512, 512) for _ in range(3)), run.floats(500)
    grid, block = (n // 32, n // 8), (32, 8)
    ey_new = run("fdtd_step1_kernel", grid, block, n, n, source, ex, ey, hz, 7)[2]
    wanted = np.vstack([np.full((1, n), source[7]), ey[1:] - np.float32(0.5) * (hz[1:] - hz[:-1])])
    yield ey_new, wanted, CLOSE
    ex_new = run("fdtd_step2_kernel", grid, block, n, n, ex, ey, hz, 7)[0]
    yield ex_new[:, 1:], ex[:, 1:] - np.float32(0.5) * (hz[:, 1:] - hz[:, :-1]), CLOSE
    found = run("fdtd_step3_kernel", grid, block, n, n, ex, ey, hz, 7)[2]
    change = ex[:-1, 1:] - ex[:-1, :-1] + ey[1:, :-1] - ey[:-1, :-1]
    yield found[:-1, :-1], hz[:-1, :-1] - np.float32(0.7) * change, CLOSE
    yield found[-1], hz[-1], EXACT


@polybench("stencils/jacobi-2d-imper/jacobi2D.cu")
def jacobi2d(run: Run) -> Results:
    n, a = 256, run.floats(256, 256)
    found = run("runJacobiCUDA_kernel1", (n // 32, n // 8), (32, 8), n, a, np.zeros_like(a))[1]
    five = a[1:-1, 1:-1] + a[1:-1, :-2] + a[1:-1, 2:] + a[2:, 1:-1] + a[:-2, 1:-1]
    yield found, np.pad(np.float32(0.2) * five, 1), CLOSE


def hecbench(name: str, *includes: str) -> Callable[[Any], Any]:
    return case("hecbench", f"src/{name}", *includes)


@hecbench("heat2d-cuda/main.cu")
def heat2d(run: Run) -> Results:
    x, y, a = 96, 64, run.floats(64, 96)
    found = run("dev_lapl_iter", x * y // 256, 256, np.empty_like(a), a, 0.2, 0.6, x, y)[0]
    around = sum(np.roll(a, by, axis) for by in (1, -1) for axis in (0, 1))
    yield found, np.float32(0.6) * a + np.float32(0.2) * around, CLOSE


@hecbench("jacobi-cuda/main.cu")
def jacobi(run: Run) -> Results:
    n, a = 2048, run.floats(2048, 2048)
    f, _, error = run("jacobi_step", (n // 16, n // 16), (16, 16), a, a.copy(), np.zeros(1, "f4"))
    wanted = a.copy()
    wanted[1:-1, 1:-1] = 0.25 * (a[1:-1, 2:] + a[1:-1, :-2] + a[2:, 1:-1] + a[:-2, 1:-1])
    yield f, wanted, CLOSE
    yield error, np.array([np.sum((wanted - a).astype("f8") ** 2)]), 1e-3


@hecbench("stencil1d-cuda/stencil_1d.cu")
def stencil1d(run: Run) -> Results:
    n, radius = 8 * 256, 7
    x = run.whole(1000, n + radius)
    found = run("stencil_1d", n // 256, 256, x, np.empty(n, "i4"))[1]
    yield found, np.convolve(np.pad(x, (radius, 0)), np.ones(2 * radius + 1, "i4"), "valid"), EXACT


@hecbench("convolutionSeparable-cuda/conv.cu")
def convolution(run: Run) -> Results:
    w, h, a, taps = 256, 128, run.floats(128, 256), run.floats(17)

    def along(rows: np.ndarray) -> np.ndarray:
        return np.array([np.convolve(row, taps, "same") for row in rows.astype("f8")])

    rows = run("conv_rows", (w // 128, h // 4), (16, 4), np.empty_like(a), a, taps, w, h, w)[0]
    yield rows, along(a), CLOSE
    columns = run("conv_cols", (w // 16, h // 64), (16, 8), np.empty_like(a), a, taps, w, h, w)[0]
    yield columns, along(a.T).T, CLOSE


@hecbench("lud-cuda/lud.cu", "src/lud-cuda/common")
def lud(run: Run) -> Results:
    n, b = 96, 16
    a = (run.floats(n, n) + n * np.eye(n, dtype="f4")).astype("f4")
    m = a
    for i in range(0, n - b, b):
        rest = (n - i) // b - 1
        (m,) = run("lud_diagonal", 1, b, m, n, i)
        (m,) = run("lud_perimeter", rest, 2 * b, m, n, i)
        (m,) = run("lud_internal", (rest, rest), (b, b), m, n, i)
    (m,) = run("lud_diagonal", 1, b, m, n, n - b)
    yield (np.tril(m, -1) + np.eye(n)) @ np.triu(m), a, CLOSE


@hecbench("matrix-rotate-cuda/main.cu")
def rotate(run: Run) -> Results:
    a = run.floats(101, 101)
    yield run("rotate_matrix_parallel", 1, 64, a, 101)[0], np.rot90(a, -1), EXACT


@hecbench("maxpool3d-cuda/main.cu")
def maxpool(run: Run) -> Results:
    images = run.floats(3, 32, 48)
    found = run("maxpool3d", (3, 2, 3), (8, 8, 1), images, np.empty((3, 16, 24), "f4"),
                2, 2, 2, 2, 3, 48, 32, 24, 16)[1]  # fmt: skip
    yield found, images.reshape(3, 16, 2, 24, 2).max((2, 4)), EXACT


# ---------------------------------------------------------------- paths, series, bodies


@hecbench("floydwarshall-cuda/main.cu")
def shortest_paths(run: Run) -> Results:
    n = 48
    d = run.whole(1000, n, n).astype("u4")
    np.fill_diagonal(d, 0)
    found, via = d, np.zeros_like(d)
    for k in range(n):
        found, via = run("floydWarshallPass", (n // 16, n // 16), (16, 16), found, via, n, k)
        d = np.minimum(d, d[:, k : k + 1] + d[k])
    yield found, d, EXACT


@case("rodinia", "cuda/pathfinder/pathfinder.cu")
def pathfinder(run: Run) -> Results:
    rows, columns, height = 21, 1000, 5
    wall = run.whole(10, rows, columns)
    best, found = wall[0], wall[0]
    for row in wall[1:]:
        inner = np.pad(best, 1, constant_values=1 << 20)
        best = row + np.minimum(np.minimum(inner[:-2], inner[2:]), best)
    for t in range(0, rows - 1, height):
        steps = min(height, rows - t - 1)
        grid = -(-columns // (256 - 2 * height))
        found = run("dynproc_kernel", grid, 256, steps, wall[1:].copy(), found, np.zeros_like(found),
                    columns, rows, t, height)[2]  # fmt: skip
    yield found, best, EXACT


@hecbench("keogh-cuda/main.cu")
def keogh(run: Run) -> Results:
    m, n = 64, 1000
    series, low, deviations = run.floats(n), run.floats(m) - 1, run.floats(n - m + 1) + 1
    averages, high = run.floats(n - m + 1), low + 1
    found = run("lb_keogh", -(-(n - m + 1) // 128), 128, series, averages, deviations,
                np.empty_like(averages), low, high, m, n, shared=4 * (128 + m))[3]  # fmt: skip
    windows = np.lib.stride_tricks.sliding_window_view(series, m)
    value = (windows - averages[:, None]) / deviations[:, None]
    over, under = np.maximum(value - high, 0), np.minimum(value - low, 0)
    yield found, (over**2 + under**2).sum(1), CLOSE


@hecbench("haccmk-cuda/haccmk.cu")
def haccmk(run: Run) -> Results:
    n, (x, y, z, mass) = 300, (run.floats(300) for _ in range(4))
    zero = np.zeros(n, "f4")
    found = run("haccmk_kernel", 3, 128, n, n, x, y, z, mass, zero, zero, zero, 0.5, 0.03, 0.23)[4:]
    dx, dy, dz = (p[None].astype("f8") - p[:, None] for p in (x, y, z))
    r = dx**2 + dy**2 + dz**2
    series = np.polynomial.polynomial.polyval(
        r, [0.269327, -0.0750978, 0.0114808, -0.00109313, 0.0000605491, -0.00000147177]
    )
    force = mass * (r < np.float32(0.5)) * ((r + 0.03) ** -1.5 - series)
    for got, d in zip(found, (dx, dy, dz), strict=True):
        wanted = 0.23 * (force * d).sum(1)
        yield got, wanted, 1e-3 * float(np.abs(wanted).max())


# ---------------------------------------------------------------- reductions, atomics, warps, bits


@case("cuda-samples", "Samples/0_Introduction/vectorAdd/vectorAdd.cu", "Common")
def vector_add(run: Run) -> Results:
    a, b = run.floats(50_000), run.floats(50_000)
    yield run("vectorAdd", 196, 256, a, b, np.empty_like(a), 50_000)[2], a + b, EXACT


@case("cuda-samples", "Samples/0_Introduction/clock/clock.cu", "Common")
def least_of_all(run: Run) -> Results:
    x = run.floats(512)
    _, found, clocks = run("timedReduction", 8, 256, x, np.empty(8, "f4"), np.zeros(16, "i8"), shared=2048)
    yield found, np.full(8, x.min()), EXACT
    yield clocks[8:] >= clocks[:8], np.full(8, True), EXACT


@case("cuda-samples", "Samples/0_Introduction/simpleAtomicIntrinsics/simpleAtomicIntrinsics.cu", "Common")
def atomics(run: Run) -> Results:
    n, start = 64 * 256, np.zeros(11, "i4")
    start[[8, 10]] = 0xFF
    (found,) = run("testKernel", 64, 256, start)
    numbers = np.arange(n)
    down = 0
    for _ in range(n):
        down = 137 if down == 0 or down > 137 else down - 1
    wanted = [10 * n, -10 * n, n - 1, 0, n % 18, down, 0xFF & int(np.bitwise_and.reduce(2 * numbers + 7)),
              -1, 0xFF ^ int(np.bitwise_xor.reduce(numbers))]  # fmt: skip
    yield found[[0, 1, 3, 4, 5, 6, 8, 9, 10]], np.array(wanted), EXACT
    yield (found[[2, 7]] >= 0) & (found[[2, 7]] < n), np.full(2, True), EXACT


@case("cuda-samples", "Samples/0_Introduction/simpleVoteIntrinsics/simpleVoteIntrinsics.cu", "Common")
def votes(run: Run) -> Results:
    for some in (0, 1, 5, 32):
        x = np.zeros(128, "u4")
        x[:some] = 7
        warps = x.reshape(4, 32) != 0
        found = run("VoteAnyKernel1", 1, 128, x, np.empty_like(x), 128)[1]
        yield found, np.repeat(warps.any(1), 32), EXACT
        found = run("VoteAllKernel2", 1, 128, x, np.empty_like(x), 128)[1]
        yield found, np.repeat(warps.all(1), 32), EXACT
    (found,) = run("VoteAnyKernel3", 1, 96, np.zeros(3 * 96, "?"), 32)
    t = np.arange(96)
    yield found.reshape(96, 3).T, np.array([t >= 32, t >= 48, t >= 64]), EXACT


@hecbench("atomicReduction-cuda/reduction.cu")
def sums(run: Run) -> Results:
    x = run.whole(1 << 20, 1 << 16)
    for kernel in ("", "_v2", "_v4", "_v8", "_v16"):
        found = run(f"atomic_reduction{kernel}", 16, 128, x, np.zeros(1, "i4"), x.size)[1]
        yield found, np.array([x.sum()]).astype("i4"), EXACT


@hecbench("shuffle-cuda/main.cu")
def shuffles(run: Run) -> Results:
    out, t = np.empty(256, "i4"), np.arange(256)
    for width in (8, 16, 32):
        # All read lane 0 of the warp, whose thread has the value for every width.
        yield run(f"bcast_shfl_sg{width}", 2, 128, 41, out)[0], np.full(256, 41), EXACT
        groups = (t & (width - 1)).reshape(-1, width)
        found = run(f"bcast_shfl_xor_sg{width}", 2, 128, out)[0]
        yield found, np.repeat(groups.sum(1), width), EXACT
    x = run.floats(256)
    yield run("transpose_shfl", 8, 32, np.empty_like(x), x)[0], x.reshape(8, 32)[:, ::-1].ravel(), EXACT


@hecbench("popcount-cuda/main.cu")
def popcounts(run: Run) -> Results:
    x = run.random.integers(0, 1 << 64, 1000, "u8")
    ones = np.array([int(v).bit_count() for v in x])
    run.module.globals["lut"].write(np.array([v.bit_count() for v in range(256)], "u1"))
    for kernel in ("pc1", "pc2", "pc3", "pc4", "pc5", "pc6"):
        yield run(kernel, 8, 128, x, np.empty(1000, "i4"), 1000)[1], ones, EXACT


# ---------------------------------------------------------------- cooperative groups

FEATURES = "Samples/3_CUDA_Features"


@case("cuda-samples", f"{FEATURES}/binaryPartitionCG/binaryPartitionCG.cu", "Common")
def odd_and_even(run: Run) -> Results:
    x = run.whole(50, 1536)
    found = run("oddEvenCountAndSumCG", 4, 128, x, np.zeros(1, "i4"), np.zeros(2, "i4"), x.size)
    odd = x % 2 == 1
    yield found[1], np.array([odd.sum()]), EXACT
    yield found[2], np.array([x[odd].sum(), x[~odd].sum()]), EXACT


@case("cuda-samples", f"{FEATURES}/warpAggregatedAtomicsCG/warpAggregatedAtomicsCG.cu", "Common")
def aggregated(run: Run) -> Results:
    n, buckets = 2000, 5
    x = run.whole(20, n) - 10
    kept, count = run("filter_arr", 4, 128, np.zeros(n, "i4"), np.zeros(1, "i4"), x, n)[:2]
    yield count, np.array([(x > 0).sum()]), EXACT
    yield np.sort(kept[: count[0]]), np.sort(x[x > 0]), EXACT
    where = run.whole(buckets, n)
    starts = np.arange(buckets, dtype="i4") * n
    found = run("mapToBuckets", 3, 128, where, np.zeros(n * buckets, "i4"), starts, n, buckets)
    yield found[2] - starts, np.bincount(where, minlength=buckets), EXACT
    for b in range(buckets):
        yield np.sort(found[1][b * n : found[2][b]]), np.flatnonzero(where == b), EXACT
    values = run.whole(10**6, n)
    most = run("calculateMaxInEachBuckets", 3, 128, where, values, np.zeros(buckets, "i4"), n, buckets)[2]
    yield most, np.array([values[where == b].max() for b in range(buckets)]), EXACT


@case(
    "cuda-samples",
    "Samples/2_Concepts_and_Techniques/reductionMultiBlockCG/reductionMultiBlockCG.cu",
    "Common",
)
def sum_in_one_pass(run: Run) -> Results:
    x = run.floats(5000)
    found = run(
        "reduceSinglePassMultiBlockCG", 6, 128, x, np.zeros(6, "f4"), 5000, shared=1024, cooperative=True
    )
    yield found[1][:1], x.sum(dtype="f8", keepdims=True), CLOSE


GRADIENT = "Samples/4_CUDA_Libraries/conjugateGradientMultiBlockCG/conjugateGradientMultiBlockCG.cu"


@case("cuda-samples", GRADIENT, "Common")
def conjugate_gradient(run: Run) -> Results:
    n = 500
    beside = np.array([(i, j) for i in range(n) for j in (i - 1, i, i + 1) if 0 <= j < n])
    starts = np.searchsorted(beside[:, 0], np.arange(n + 1)).astype("i4")
    values = np.where(beside[:, 0] == beside[:, 1], 10, 1).astype("f4")
    dense = np.zeros((n, n))
    dense[beside[:, 0], beside[:, 1]] = values
    x, right = np.zeros(n, "f4"), run.floats(n)
    found = run(
        "gpuConjugateGradient", 5, 128, starts, beside[:, 1].astype("i4"), values, x, x, x, right,
        np.zeros(1), len(beside), n, 1e-5, shared=256, cooperative=True,
    )  # fmt: skip
    yield found[3], np.linalg.solve(dense, right), CLOSE


@case("hecbench", "src/filter-cuda/main.cu")
def positive(run: Run) -> Results:
    x = run.whole(20, 1000) - 10
    for kernel in ("filter", "filter2"):
        kept, count = run(kernel, 8, 128, np.zeros(1000, "i4"), np.zeros(1, "i4"), x, 1000)[:2]
        yield np.sort(kept[: count[0]]), np.sort(x[x > 0]), EXACT


@part("hecbench", "src/entropy-cuda/main.cu", "entropy")
def entropy(run: Run) -> Results:
    height, width = 40, 52
    x = (np.arange(height)[:, None] % 4 * 4 + np.arange(width) % 4).astype("i1")
    x[run.random.random(x.shape) < 0.05] = 3
    around = np.pad(x, 2, constant_values=-1)
    windows = np.lib.stride_tricks.sliding_window_view(around, (5, 5)).reshape(height, width, 25)
    counts = np.stack([(windows == v).sum(-1) for v in range(16)], -1).astype("f8")
    p = counts / counts.sum(-1, keepdims=True)
    wanted = -np.sum(p * np.log2(np.where(p > 0, p, 1)), -1)
    # the kernel means 0 * log2(0) to be 0, and it is NaN: only windows with all 16 values give a number
    wanted = np.where((counts > 0).all(-1), wanted, np.nan)
    yield (
        run("entropy", (4, 3), (16, 16), np.empty((height, width), "f4"), x, height, width)[0],
        wanted,
        CLOSE,
    )


@part(
    "cuda-samples",
    "Samples/2_Concepts_and_Techniques/shfl_scan/shfl_scan.cu",
    "shfl_scan_test",
    "uniform_add",
)
def shuffle_scan(run: Run) -> Results:
    x = run.whole(100, 4 * 256)
    within, sums = run("shfl_scan_test", 4, 256, x, 32, np.zeros(4, "i4"), shared=256 // 32 * 4)
    yield within, np.cumsum(x.reshape(4, 256), 1).ravel(), EXACT
    yield sums, x.reshape(4, 256).sum(1), EXACT
    (total,) = run("shfl_scan_test", 1, 32, np.pad(sums, (0, 28)), 32, None, shared=4)
    added = run("uniform_add", 3, 256, within[256:], total[:3], 767)[0]
    yield np.concatenate([within[:256], added]), np.cumsum(x), EXACT


# ---------------------------------------------------------------- all of them


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    good = bad = missing = 0
    every = (*CASES, *benchmarks.CASES, *networks.CASES, *textures.CASES)
    for folder, file, includes, defines, function in every:
        root = options.folder / folder
        if options.only not in file:
            continue
        if not (root / file).is_file():
            print(f"absent   {folder}/{file}")
            missing += 1
            continue
        problem = attempt(root, file, includes, defines, function, options.device)
        print(f"{'FAILED  ' if problem else 'ok      '} {folder}/{file}{problem and ': '}{problem}")
        good, bad = good + (not problem), bad + bool(problem)
    print(f"{good} passed, {bad} failed, {missing} skipped")
    return 1 if bad or not good else 0


def attempt(root: Path, file: str, includes: Any, defines: Any, function: Any, device: str) -> str:
    """ "" if every result is right, else what is wrong."""
    import minicu

    try:
        source = _part(root, file) if file in PARTS else root / file
        program = minicu.compile(
            source, "cu", include_dirs=[root / i for i in includes], defines=defines, cache=False
        )
        for number, (got, wanted, tolerance) in enumerate(function(Run(program.load(device)))):
            try:
                np.testing.assert_allclose(got, wanted, rtol=tolerance, atol=tolerance)
            except AssertionError as e:
                return f"result {number}: {' '.join(str(e).split())[:300]}"
    except Exception as e:
        return f"{type(e).__name__}: {str(e).strip()[:300]}"
    return ""


def _part(root: Path, file: str) -> str:
    """The text of some functions of a file, in the files' order."""
    names, also = PARTS[file]
    text = "\n".join((root / f).read_text() for f in (also, file) if f)
    pattern = r"(?ms)^__(?:global|device)__[^(;{}]*?\b(\w+)\([^;{]*\)\s*\{.*?^\}"
    functions = {p[1]: p[0] for p in re.finditer(pattern, text) if p[1] in names}
    return "\n".join(["#include <math.h>", *functions.values()])


if __name__ == "__main__":
    sys.exit(main())
