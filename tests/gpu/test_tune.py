"""Tuning on a GPU: never slower, the same results, found again."""

from __future__ import annotations

import numpy
import pytest

import minicu
from minicu.runtime import tune

pytestmark = pytest.mark.needs_gpu

SOURCE = """
extern "C" __global__ void __launch_bounds__(256) dots(int n, const float *a, const float *b, float *out)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float s = 0;
    for (int k = 0; k < n; k++) s += a[i * n + k] * b[k];
    out[i] = s;
}
"""


def test_tuning(gpu, monkeypatch, tmp_path):
    monkeypatch.setenv("MINICU_CACHE_DIR", str(tmp_path))
    n, rows = 300, 1 << 14
    random = numpy.random.default_rng(1)
    a, b = random.random((rows, n), "f4"), random.random(n, "f4")
    there, out = [gpu.array(x) for x in (a, b)], gpu.zeros(rows)
    program = minicu.compile(SOURCE)
    found = program.tune("dots", rows // 256, 256, (n, *there, out), device=gpu)
    assert found.after <= found.before and len(found.tried) > 5
    assert not out.numpy().any()  # it ran on copies
    found.program.load(gpu).dots[rows // 256, 256](n, *there, out)
    assert numpy.allclose(out.numpy(), a @ b, rtol=1e-4)
    monkeypatch.setattr(tune, "_times", None)
    assert program.tune("dots", rows // 256, 256, (n, *there, out), device=gpu).settings == found.settings
