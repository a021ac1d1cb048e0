"""Compile public CUDA files, run their kernels, and compare the results with NumPy's.

    python tests/public/answers.py FOLDER [--device cpu|cuda:0]

FOLDER holds one checkout per repository, as for files.py: none of their code is part of this project.
Prints one line a kernel and a closing count; exits 1 if a kernel's answer is wrong.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy

HECBENCH, LLM = "hecbench/src", "llm.c/dev/cuda"
Answer = Iterator[tuple[str, Any, Any]]  # kernel, found, wanted


def haccmk(module: Any, rng: numpy.random.Generator) -> Answer:
    """Short-range forces of 200 particles (mathf)."""
    count, limit, soft, factor = 200, 0.5, 0.03, 0.23
    x, y, z, mass = (rng.random(count, numpy.float32) for _ in range(4))
    out = [module.device.array(numpy.zeros(count, numpy.float32)) for _ in range(3)]
    given = [module.device.array(v) for v in (x, y, z, mass)]
    module.haccmk_kernel[2, 128](count, count, *given, *out, limit, soft, factor)
    d = [(v[None, :] - v[:, None]).astype(float) for v in (x, y, z)]
    r2 = sum(v * v for v in d)
    f = r2 + soft
    poly = (0.269327, -0.0750978, 0.0114808, -0.00109313, 0.0000605491, -0.00000147177)
    force = mass * (r2 < limit) * (f**-1.5 - sum(c * r2**i for i, c in enumerate(poly)))
    for axis, values in enumerate(out):
        yield f"haccmk_kernel {'xyz'[axis]}", values.numpy(), factor * (force * d[axis]).sum(1)


def jacobi(module: Any, rng: numpy.random.Generator) -> Answer:
    """One relaxation step with its error: shared memory, shuffles, atomics."""
    n = 2048
    old = rng.random((n, n), numpy.float32)
    new, error = module.device.array(old.copy()), module.device.array(numpy.zeros(1, numpy.float32))
    module.jacobi_step[(n // 16, n // 16), (16, 16)](new, module.device.array(old), error)
    wanted = old.astype(float)
    wanted[1:-1, 1:-1] = (old[1:-1, 2:] + old[1:-1, :-2] + old[2:, 1:-1] + old[:-2, 1:-1]) / 4.0
    yield "jacobi_step", new.numpy(), wanted
    yield "jacobi_step error", error.numpy(), [((wanted - old) ** 2).sum()]


def atomic_reduction(module: Any, rng: numpy.random.Generator) -> Answer:
    values = rng.integers(-1000, 1000, 16 * 4096, dtype=numpy.int32)
    there = module.device.array(values)
    for suffix in ("", "_v2", "_v4", "_v8", "_v16"):
        out = module.device.array(numpy.zeros(1, numpy.int32))
        getattr(module, f"atomic_reduction{suffix}")[8, 256](there, out, len(values))
        yield f"atomic_reduction{suffix}", out.numpy(), [values.sum()]


def cross_entropy(module: Any, rng: numpy.random.Generator) -> Answer:
    b, t, v = 4, 32, 100
    chances, targets = (
        rng.random((b, t, v), numpy.float32) + 0.01,
        rng.integers(0, v, (b, t), dtype=numpy.int32),
    )
    out = module.device.array(numpy.zeros((b, t), numpy.float32))
    given = (module.device.array(chances), module.device.array(targets))
    module.crossentropy_forward_kernel1[1, 128](out, *given, b, t, v)
    yield (
        "crossentropy_forward_kernel1",
        out.numpy(),
        -numpy.log(numpy.take_along_axis(chances, targets[..., None], 2))[..., 0],
    )


def matmul(module: Any, rng: numpy.random.Generator) -> Answer:
    """The plain kernel, the bias, and the tiled one: float4, shared memory, launch bounds."""
    rows, inner, columns = 128, 64, 128
    a, w = rng.random((rows, inner), numpy.float32), rng.random((columns, inner), numpy.float32)
    bias = rng.random(columns, numpy.float32)
    wanted = a.astype(float) @ w.T + bias
    given = [module.device.array(v) for v in (a, w, bias)]
    out = module.device.array(numpy.zeros((rows, columns), numpy.float32))
    module.matmul_forward_kernel1[(8, 8), (16, 16)](out, *given, rows, inner, columns)
    yield "matmul_forward_kernel1", out.numpy(), wanted
    out = module.device.array((wanted - bias).astype(numpy.float32))
    module.add_bias[4, 128](out, given[2], 1, rows, columns)
    yield "add_bias", out.numpy(), wanted
    out = module.device.array(numpy.zeros((rows, columns), numpy.float32))
    module.matmul_forward_kernel4[(1, 1), (16, 16)](out, *given, inner, columns)
    yield "matmul_forward_kernel4", out.numpy(), wanted


FILES: list[tuple[str, Callable[..., Answer]]] = [
    (f"{HECBENCH}/haccmk-cuda/haccmk.cu", haccmk),
    (f"{HECBENCH}/jacobi-cuda/main.cu", jacobi),
    (f"{HECBENCH}/atomicReduction-cuda/reduction.cu", atomic_reduction),
    (f"{LLM}/crossentropy_forward.cu", cross_entropy),
    (f"{LLM}/matmul_forward.cu", matmul),
]


def main(words: list[str]) -> int:
    import minicu

    if not words or words[0].startswith("-"):
        print(__doc__)
        return 2
    folder, device = Path(words[0]), words[2] if words[1:2] == ["--device"] else "cpu"
    passed, failed, absent = 0, 0, 0
    for name, answers in FILES:
        path = folder / name
        if not path.exists():
            print(f"absent   {name}")
            absent += 1
            continue
        module = minicu.compile(path, include_dirs=[path.parent], cache=False).load(device)
        for kernel, found, wanted in answers(module, numpy.random.default_rng(1)):
            good = numpy.allclose(found, wanted, rtol=2e-4, atol=1e-4)
            print(f"{'ok' if good else 'WRONG':8} {name}: {kernel}")
            passed, failed = passed + good, failed + (not good)
    print(f"{passed} passed, {failed} failed, {absent} files absent")
    return int(failed > 0 or not passed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
