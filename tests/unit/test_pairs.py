"""Loops with barriers make two or four trips at once."""

import re
from pathlib import Path

import numpy
import pytest

import minicu
from minicu.lower import pairs

#: A barrier for each trip that is written.
SOURCE = """
__global__ void k(const float *p, float *q, int n, int m, volatile int v, const int *at)
{
    __shared__ float s[64];
    float sum = 0;
    int end = n;
    DECLARED
    HEAD {
        s[threadIdx.x] = p[i * 64 + threadIdx.x];
        __syncthreads();
        sum += s[threadIdx.x ^ 1];
        REST
    }
    q[threadIdx.x] = sum;
}
"""


def barriers(head: str, rest: str = "", declared: str = "", **options: object) -> int:
    source = SOURCE.replace("HEAD", head).replace("REST", rest).replace("DECLARED", declared)
    return minicu.compile(source, arch="sm_90", **options).ptx.count("bar.sync")


@pytest.mark.parametrize(
    ("head", "rest", "declared"),
    [
        ("for (int i = 0; i < n; i++)", "", ""),
        ("for (int i = n; i > 0; --i)", "", ""),
        ("for (unsigned i = 0; i != n; i += 2)", "", ""),
        ("for (long i = blockIdx.x; i < n; i += gridDim.x)", "", ""),
        ("for (int i = 0; i < end - m; i += m)", "", ""),
        ("while (i < end)", "i += 4;", "int i = 0;"),
        ("for (int i = 0; i < n; i++)", "for (int j = 0; j < 4; j++) sum += p[j];", ""),
    ],
)
def test_trips_at_once(head, rest, declared):
    """Four, two and one are written, in longer bodies two and one."""
    assert barriers(head, rest, declared) == 7
    assert barriers(head, rest + "sum = sum * p[i] + p[i + 1];" * 5, declared) == 3
    assert barriers(head, rest, declared, opt=2) == 1


@pytest.mark.parametrize(
    ("head", "rest", "declared"),
    [
        ("for (int i = 0; i < 1009; i++)", "", ""),  # LLVM unrolls it if it can
        ("\n#pragma unroll 1\nfor (int i = 0; i < n; i++)", "", ""),
        ("for (int i = 0; i < n; i++)", "if (sum > 9) break;", ""),
        ("for (int i = 0; i < n; i++)", "if (sum > 9) return;", ""),
        ("for (int i = 0; i < n; i++)", "if (sum > 9) i++;", ""),
        ("for (int i = 0; i < n; i++)", "if (sum > 9) n--;", ""),
        ("for (int i = 0; i < v; i++)", "", ""),
        ("for (int i = 0; i < *at; i++)", "", ""),
        ("for (int i = 0; i < end; i++)", "if (sum > 9) *e = 1;", "int *e = &end;"),
        ("for (int i = 0; i < r.n; i++)", "if (sum > 9) r.n = m;", "struct { int n; } r = {n};"),
        ("for (int i = 0; i < u.n; i++)", "if (sum > 9) u.a[0] = m;", "union { int n, a[1]; } u = {n};"),
        ("for (int i = 0; i < n; i += r.n)", "if (sum > 9) r.n = 1;", "struct { int n; } r = {m};"),
        ("for (int i = 0; i < n; i *= 2)", "", ""),
        ("while (i < end)", "if (sum > 9) i += 4;", "int i = 0;"),
        ("for (short i = 0; i < n; i++)", "", ""),  # a short would wrap around where the sum of ints does not
        ("for (int i = 0; i < n; i++)", "for (int j = 0; j < n; j++) sum += p[j];", ""),
        ("for (int i = 0; i < n; i++)", "sum = sum * p[i] + p[i + 1];" * 20, ""),
    ],
)
def test_one_trip_at_once(head, rest, declared):
    assert barriers(head, rest, declared) == 1


def test_only_where_something_is_loaded():
    source = SOURCE.replace("HEAD", "for (int i = 0; i < n; i++)").replace("p[i * 64 + threadIdx.x]", "i")
    source = source.replace("REST", "").replace("DECLARED", "")
    assert minicu.compile(source, arch="sm_90").ptx.count("bar.sync") == 1


def test_loads_of_both_stand_before_the_barriers():
    """Not with a test between them."""
    source = """
    __global__ void k(const float *__restrict__ in, float *__restrict__ out, int n)
    {
        __shared__ float s[16][32];
        int at = (blockIdx.y * 16 + threadIdx.y) * n + blockIdx.x * 32 + threadIdx.x, plane = n * n;
        float sum = 0;
        for (int z = 0; z < n / 4; z++) {
            s[threadIdx.y][threadIdx.x] = in[at + z * plane];
            __syncthreads();
            sum += s[threadIdx.y ^ 1][threadIdx.x ^ 1] * s[threadIdx.y ^ 2][threadIdx.x];
            __syncthreads();
            out[at + z * plane] = sum;
        }
    }
    """
    ptx = minicu.compile(source, arch="sm_90").ptx
    first, second = [m.start() for m in re.finditer(r"\tld\.global", ptx)][:2]
    assert "bra" not in ptx[first:second]


@pytest.mark.parametrize("opt", [pytest.param(0, marks=pytest.mark.slow), 3])
def test_values(opt, monkeypatch):
    """Of every number of trips: made so for the CPU device as well."""
    made, in_pairs = list[int](), pairs.in_pairs

    def noting(b, loop):
        found = in_pairs(b, loop)
        made.extend([len(found[1])] if found is not None else [])
        return found

    monkeypatch.setattr(pairs, "wanted", lambda b: True)
    monkeypatch.setattr(pairs, "in_pairs", noting)
    path = Path(__file__).parents[1] / "run" / "loops_with_barriers.cu"
    module = minicu.compile(path, opt=opt, cache=False).load("cpu")
    assert set(made) == {1, 2}
    for name in ("test_trips", "test_around_zero", "test_near_the_end"):
        failures = module.device.array(numpy.zeros(2, "i4"))
        getattr(module, name)[1, 64](failures)
        line, checked = failures.numpy()
        assert line == 0 and checked > 0, name
