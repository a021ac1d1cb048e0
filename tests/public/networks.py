"""Kernels of neural networks in public CUDA files: cases of kernels.py."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

CASES: list[tuple[str, str, tuple[str, ...], dict[str, str], Callable[[Any], Any]]] = []
Results = Iterator[tuple[np.ndarray, np.ndarray, float]]
CLOSE = 1e-4


def case(folder: str, file: str) -> Callable[[Any], Any]:
    def add(function: Callable[[Any], Any]) -> Callable[[Any], Any]:
        CASES.append((folder, file, (), {}, function))
        return function

    return add


@case("hecbench", "src/softmax-cuda/main.cu")
def softmax_of_slices(run: Any) -> Results:
    x = run.random.normal(0, 3, (12, 300)).astype("f4")
    e = np.exp(x - x.max(1, keepdims=True).astype("f8"))
    for kernel, grid in (("softMax", 1), ("softMax2", 3)):
        yield run(kernel, grid, 128, 12, 300, x, np.empty_like(x))[1], e / e.sum(1, keepdims=True), CLOSE


# ---------------------------------------------------------------- parts of files


KERNELS = ("1", "2", "3", "4", "7")
SOFTMAX = [
    f"softmax_forward_{k}" for k in (*(f"kernel{n}" for n in KERNELS), *(f"online_kernel{n}" for n in "128"))
]


@case("llm.c", "dev/cuda/softmax_forward.cu")
def softmax(run: Any) -> Results:
    n, c = 12, 300
    x = run.random.normal(0, 3, (n, c)).astype("f4")
    e = np.exp(x - x.max(1, keepdims=True).astype("f8"))
    wanted = e / e.sum(1, keepdims=True)
    # 4 with one warp: of several, one may write its sum where another has yet to read the maximum
    shapes = ((1, 32), (n, 128), (n, 32), (n, 32), (n, 128), (1, 32), (n // 4, 128), (n // 4, 128))
    for kernel, (grid, block) in zip(SOFTMAX, shapes, strict=True):
        (found,) = run(kernel, grid, block, np.empty_like(x), x, n, c, shared=4 * block)[:1]
        yield found, wanted, CLOSE


@case("llm.c", "dev/cuda/layernorm_forward.cu")
def layer_norm(run: Any) -> Results:
    n, c = 24, 160
    x, weight, bias = run.floats(n, c), run.floats(c), run.floats(c)
    m, s = x.mean(1), 1 / np.sqrt(x.var(1) + 1e-5)
    wanted = (x - m[:, None]) * s[:, None] * weight + bias
    empty = np.empty(n, "f4")
    found = run("layernorm_forward_kernel1", 1, 32, np.empty_like(x), empty, empty, x, weight, bias, n, c)
    yield found[0], wanted, CLOSE
    yield found[1], m, CLOSE
    yield found[2], s, CLOSE
    mean = run("mean_kernel", n, 64, empty, x, n, c, 64, shared=256)[0]
    yield mean, m, CLOSE
    rstd = run("rstd_kernel", n, 64, empty, x, mean, n, c, 64, shared=256)[0]
    yield rstd, s, CLOSE
    out = np.empty_like(x)
    for number, (grid, block) in ((3, (n // 2, 64)), (4, (n // 4, 128)), (5, (n, 96))):
        given = (out, empty, empty, x, weight, bias, n, c)
        found = run(f"layernorm_forward_kernel{number}", grid, block, *given)
        for got, expected in zip(found, (wanted, m, s)):
            yield got, expected, CLOSE
    yield (
        run("normalization_kernel", n * c // 64, 64, out, x, mean, rstd, weight, bias, 4, 6, c)[0],
        wanted,
        CLOSE,
    )
