"""Kernels of public benchmark files: transforms, sorting, statistics, geometry. Cases of kernels.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

CASES: list[tuple[str, str, tuple[str, ...], dict[str, str], Callable[[Any], Any]]] = []
EXACT, CLOSE = 0.0, 1e-4


def hecbench(file: str, *includes: str) -> Callable[[Any], Any]:
    def add(function: Callable[[Any], Any]) -> Callable[[Any], Any]:
        CASES.append(("hecbench", f"src/{file}", includes, {}, function))
        return function

    return add


# ---------------------------------------------------------------- transforms and sorting


@hecbench("reverse-cuda/main.cu")
def reverse(run: Any) -> Any:
    x = run.whole(1 << 20, 256)
    for n in (256, 64):
        yield run("reverse", 1, n, x[:n].copy(), n)[0], x[:n][::-1], EXACT


@hecbench("fwt-cuda/kernels.cu")
def walsh_transform(run: Any) -> Any:
    for log2n in (3, 6, 9):  # with a last stage of its own where odd
        n = 1 << log2n
        x, h = run.floats(3, n), np.ones((1, 1))
        for _ in range(log2n):
            h = np.block([[h, h], [h, -h]])
        found = run("fwtBatch1Kernel", 3, n // 4, np.empty_like(x), x, log2n, shared=4 * n)[0]
        yield found, x @ h, CLOSE
    a, b = run.floats(1000), run.floats(1000)
    yield run("modulateKernel", 4, 64, a, b, 1000, 0.25)[0], a * b * np.float32(0.25), CLOSE


@hecbench("bwt-cuda/bwt.cu")
def burrows_wheeler(run: Any) -> Any:
    n, size = 200, 256
    genome = run.random.choice(np.frombuffer(b"ACGT", "i1"), n)
    (table,) = run("generate_table", 2, 64, np.empty(size, "i4"), size, n)
    yield table, np.where(np.arange(size) < n, np.arange(size), -1), EXACT
    k = 2
    while k <= size:
        j = k // 2
        while j:
            table = run("bitonic_sort_step", size // 64, 64, table, size, j, k, genome, n)[0]
            j //= 2
        k *= 2
    text = bytes(genome.view("u1"))
    wanted = sorted(range(n), key=lambda i: text[i:] + text[:i])
    yield table[:n], np.array(wanted), EXACT
    found = run("reconstruct_sequence", 1, 64, table, genome, np.empty_like(genome), n)[2]
    yield found, genome[(np.array(wanted) - 1) % n], EXACT


@hecbench("thomas-cuda/cuThomasBatch.cu")
def tridiagonal_systems(run: Any) -> Any:
    m, batch = 40, 70
    below, above, right = (run.random.random((m, batch)) for _ in range(3))
    diagonal = run.random.random((m, batch)) + 3
    found = run("cuThomasBatch", 2, 64, below, diagonal, above, right, m, batch)[3]
    for i in (0, 33, batch - 1):
        a = np.diag(diagonal[:, i]) + np.diag(below[1:, i], -1) + np.diag(above[:-1, i], 1)
        yield a @ found[:, i], right[:, i], 1e-12


# ---------------------------------------------------------------- sums


@hecbench("threadfence-cuda/main.cu")
def sum_by_the_last_block(run: Any) -> Any:
    x, blocks = run.whole(100, 1000).astype("f4"), 8
    _, count, result = run("sum", blocks, 128, x, 1000, np.zeros(1, "u4"), np.empty(blocks, "f4"))
    yield result[:1], np.array([x.sum()]), EXACT
    yield count, np.zeros(1), EXACT


@hecbench("stddev-cuda/main.cu")
def sums_of_squares(run: Any) -> Any:
    n, d = 300, 70
    x = run.floats(n, d)
    padded = np.zeros(96, "f4")  # the last block writes whole 32 columns
    (found, _) = run("sopKernel", (3, 3), 256, padded, x, d, n)
    yield found[:d], (x**2).sum(0), CLOSE
    yield run("sampleKernel", 1, 128, found[:d].copy(), d, n)[0], np.sqrt((x**2).sum(0) / n), CLOSE


# ---------------------------------------------------------------- element by element


@hecbench("glu-cuda/main.cu")
def gated_linear_units(run: Any) -> Any:
    m, split, n = 3, 5, 7
    x = run.floats(m, 2, split, n) - 0.5
    found = run("glu_kernel", 2, 64, m, split, n, x, np.empty((m, split, n), "f4"))[1]
    yield found, x[:, 0] / (1 + np.exp(-x[:, 1])), CLOSE


@hecbench("gelu-cuda/main.cu")
def gelu_of_halves(run: Any) -> Any:
    batch, rows, width = 2, 3, 64
    x, bias = (run.floats(*shape).astype("f2") for shape in ((batch, rows, width), (width,)))
    v = (x + bias).astype("f4")
    wanted = 0.5 * v * (1 + np.tanh(0.79788456 * (v + 0.044715 * v**3)))
    for kernel in ("gelu_bias_loop", "gelu_bias_loop_base"):
        yield run(kernel, (rows, batch), 32, x, bias, width, rows)[0], wanted, 1e-3


@hecbench("hellinger-cuda/main.cu")
def hellinger_distances(run: Any) -> Any:
    m, n, k = 20, 30, 18
    a, b = run.floats(m, n), run.floats(n, k)
    a, b = a / a.sum(1, keepdims=True), b / b.sum(0)
    found = run("hellinger", (2, 2), (16, 16), a, b, np.empty((m, k), "f4"), m, n, k)[2]
    yield found, np.sqrt(1 - np.sqrt(a.astype("f8")) @ np.sqrt(b.astype("f8"))), CLOSE


@hecbench("haversine-cuda/distance.cu")
def great_circles(run: Any) -> Any:
    n = 100
    places = (run.random.random((n, 4)) - 0.5) * [180, 360, 180, 360]
    p = places.view([(c, "f8") for c in "xyzw"])
    found = run("compute_haversine_distance", 2, 64, p, np.empty(n), n)[1]
    lat1, lon1, lat2, lon2 = np.radians(places).T
    square = np.sin((lat2 - lat1) / 2) ** 2 + np.cos(lat1) * np.cos(lat2) * np.sin((lon2 - lon1) / 2) ** 2
    angle = found / (2 * np.arcsin(np.sqrt(square)))
    yield angle, np.full(n, angle[0]), 1e-9
    yield angle[:1], np.array([6371.0]), 1e-2
