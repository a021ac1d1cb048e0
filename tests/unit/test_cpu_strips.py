"""Four threads of a row at once on the CPU device: which kernels go so, and that it changes no result."""

from __future__ import annotations

import re

import numpy
import pytest

import minicu
from minicu.llvm import jit
from minicu.lower.host.waiting import complete
from minicu.runtime.cpu.device import CpuDevice

pytestmark = pytest.mark.optimised

GUARD = "int i = blockIdx.x * blockDim.x + threadIdx.x; if (i >= n) return;"

#: Each gets out[320], a[320 * 37] and its numbers of threads and columns.
STRIPS = {
    "sum": GUARD + "float s = 0; for (int k = 0; k < m; k++) s += a[i * m + k]; out[i] = s;",
    "in_memory": GUARD + "for (int k = 0; k < m; k++) out[i] += a[i * m + k] * a[k];",
    "two_sums": GUARD + "for (int k = 0; k < m; k++) { out[i] += a[i * m + k]; a[i * m] -= a[i * m + k]; }",
    "own": GUARD + "float *p = a + i * m; for (int k = 0; k < m; k++) p[3] += p[k] * p[0];",
    "largest": GUARD + "float s = a[i]; for (int k = 1; k < m; k++) s = fmaxf(s, a[i * m + k]) * 0.99f;"
                       "out[i] = s;",
    "doubles": GUARD + "double s = 1; for (int k = 0; k < m; k++) s = s / 3 + a[i * m + k]; out[i] = s;",
    "nested": GUARD + "float s = 0; for (int r = 0; r < 3; r++) for (int k = 0; k < m; k++)"
                      "s = s * 0.5f + a[i * m + k] * r; out[i] = s;",
    "two_guards": "int i = blockIdx.x * blockDim.x + threadIdx.x; float s = a[i % 7]; if (i < n) {"
                  "if (a[i] < 0.5f) return; for (int k = 0; k < m; k++) s += a[i * m + k]; out[i] = s; }",
    "ways": "int i = blockIdx.x * blockDim.x + threadIdx.x; float s = i; if (i < n / 2)"
            "for (int k = 0; k < m; k++) s += a[i * m + k];"
            "else for (int k = 0; k < m; k++) s = s * 0.75f + a[k]; out[i % n] = s;",
    "columns": "int i = threadIdx.y * blockDim.x + threadIdx.x + blockIdx.x * blockDim.x * blockDim.y;"
               "float s = threadIdx.y; if (i < n) { for (int k = 0; k < m; k++) s += a[i * m + k] * s;"
               "out[i] = s; }",
}  # fmt: skip

#: Those that a thread goes through alone, and why.
ALONE = {
    "its_own_end": GUARD + "float s = 0; for (int k = 0; k < i % m; k++) s += a[i * m + k]; out[i] = s;",
    "divided_inside": GUARD + "float s = 0; for (int k = 0; k < m; k++) if (a[i * m + k] > 0.5f)"
                              "out[i] = s += a[i * m + k];",
    "divided_later": GUARD + "out[i] = 1; if (a[i] > 0) for (int k = 0; k < m; k++) out[i] += a[i * m + k];",
    "no_chain": GUARD + "for (int k = 0; k < m; k++) a[i * m + k] *= 2;",
    "integers": GUARD + "int s = 0; for (int k = 0; k < m; k++) s += a[i * m + k] > 0.5f; out[i] = s;",
    "switched": GUARD + "float s = 0; for (int k = 0; k < m; k++) switch (k % 3) {"
                        "case 0: s += a[i * m + k]; break; case 1: s *= 0.5f; default: s -= a[i]; }"
                        "out[i] = s;",
    "atomic": GUARD + "float s = 0; for (int k = 0; k < m; k++) s += atomicAdd(a + i + k, 1); out[i] = s;",
}  # fmt: skip

SOURCE = "\n".join(
    f'extern "C" __global__ void {name}(float *out, float *a, int n, int m) {{ {body} }}'
    for name, body in (STRIPS | ALONE).items()
)


@pytest.fixture(scope="module")
def program():
    return minicu.compile(SOURCE)


@pytest.fixture(scope="module")
def devices():
    return CpuDevice(cores=1), CpuDevice(cores=1, coroutines=True)


def rewritten(program):
    """The IR with the loops over threads."""
    written = []
    host = complete(program.host())

    def rewrite(text):
        written.append(host.rewrite(text))
        return written[0]

    jit.compile_object(host.ir, 1, rewrite=rewrite, tidy=True)
    return written[0]


def test_which_kernels_go_so(program):
    text = rewritten(program)
    assert set(re.findall(r"^define .*@(\w+)\(i32 %room, ptr", text, re.M)) == set(STRIPS)


@pytest.mark.parametrize(
    ("body", "parallel"),
    [
        ("a[i] += 1;", True),
        ("a[i * m] += 1;", False),
        ("a[i * 17] += 1;", False),
        ("a[i * 5] += a[i * 5 + 1];", True),
        ("a[i] = out[i * m];", True),
        ("a[(int)out[i]] = 1;", True),
        ("a[m * (i + 1) + n] -= a[m * (i + 1)] * a[n]; out[i] = 0;", False),
    ],
)
def test_rows_of_a_matrix_make_no_vectors(body, parallel):
    """Threads that each touch a cache line of their own are not said to be parallel."""
    kernel = f'extern "C" __global__ void k(float *out, float *a, int n, int m) {{ {GUARD} {body} }}'
    assert ("llvm.loop.parallel_accesses" in rewritten(minicu.compile(kernel))) == parallel


@pytest.mark.parametrize("name", [*STRIPS, *ALONE])
@pytest.mark.parametrize("block", [64, (13, 3), (2, 16), 7])
def test_results(program, devices, name, block):
    """The same with a coroutine for each thread: guards divide strips, rows are no multiple of four."""
    threads = numpy.prod(block)
    results = []
    for device in devices:
        a = numpy.random.default_rng(7).random(320 * 37, dtype=numpy.float32)
        out = numpy.zeros(320, numpy.float32)
        program.load(device).kernels[name][-(-310 // int(threads)), block](out, a, 301, 37)
        results.append((out, a))
    for one, other in zip(*results):
        numpy.testing.assert_array_equal(one, other)
    assert results[0][0].any() or results[0][1].any()


def test_a_fault_names_its_thread(program, devices):
    a = devices[0].array(numpy.ones(320 * 37, numpy.float32))
    out = devices[0].array(numpy.zeros(300, numpy.float32))
    with pytest.raises(
        minicu.OutOfBounds, match=r"sum touched 'out'.*block \(4, 0, 0\), thread \(44, 0, 0\)"
    ):
        program.load(devices[0]).kernels["sum"][5, 64](out, a[: 300 * 37], 310, 37)
