"""Loops by which threads share an array, and numbers with bounds beside waits, on the CPU device: which are
run in another way, and that it changes no result."""

from __future__ import annotations

import re

import numpy
import pytest

import minicu
from minicu.llvm import jit
from minicu.lower.host import records
from minicu.lower.host.waiting import complete
from minicu.runtime.cpu.device import CpuDevice
from minicu.runtime.errors import OutOfBounds

pytestmark = pytest.mark.optimised

START = "blockIdx.x * blockDim.x + threadIdx.x"
STEP = "blockDim.x * gridDim.x"
LOOP = f"for (int i = at + {START}; i < n; i += {STEP})"
REDUCE = """
    s[threadIdx.x] = sum;
    __syncthreads();
    for (int o = 32; o; o /= 2) {
        if (threadIdx.x < o)
            s[threadIdx.x] += s[threadIdx.x + o];
        __syncthreads();
    }
    if (threadIdx.x == 0)
        out[blockIdx.x] = s[0];
"""

#: Loops that run outside of that over threads. Blocks have 64 threads.
TOGETHER = {
    "plain": f"{LOOP} out[i] = a[i] * 2 + i;",
    "unsigned_": f"for (unsigned i = {START}; i < (unsigned)n; i += {STEP}) out[i] = a[i] - i;",
    "long_": f"for (long long i = {START}; i < n; i += (long long)blockDim.x * gridDim.x) out[i] = a[i] - i;",
    "size": f"for (size_t i = {START}; i < n; i += {STEP}) out[i] = a[i] - 3;",
    "of_block": "for (int i = threadIdx.x; i < n; i += blockDim.x) if (blockIdx.x == 0) out[i] = a[i] + 1;",
    "at_most": f"for (int i = {START}; i <= n - 1; i += {STEP}) out[i] += a[i];",
    "down": f"for (int i = n - {STEP} + {START}; i >= 0; i -= {STEP}) out[i] = a[i] + i;",
    "while_": f"int i = {START}, step = {STEP}; while (i < n) {{ out[i] = a[i] / 3; i += step; }}",
    "branch": f"{LOOP} if (a[i] > 40) out[i] = a[i]; else out[i] -= i;",
    "twice": f"{LOOP} out[i] = a[i]; {LOOP} out[i] += 5 * i;",
    "before": f"__shared__ int s[64]; s[threadIdx.x] = threadIdx.x; __syncthreads();"
              f"{LOOP} out[i] = a[i] + s[63 - threadIdx.x];",
    "reduction": f"__shared__ int s[64]; int sum = 0; {LOOP} sum += a[i]; {REDUCE}",
    "largest": f"__shared__ int s[64]; int sum = 0; {LOOP} sum = max(sum, a[i] * (i & 3)); {REDUCE}",
    "dot": f"__shared__ int s[64]; int sum = 0, k = 0; {LOOP} sum += a[i] * k++; {REDUCE}",
    "warps": f"int sum = 0; {LOOP} sum += a[i];"
             "for (int o = 16; o; o /= 2) sum += __shfl_xor_sync(~0u, sum, o);"
             "if (threadIdx.x % 32 == 0) out[blockIdx.x * 2 + threadIdx.x / 32] = sum;",
    "again": f"__shared__ int s[64]; int sum = 0; for (int r = 0; r < 3; r++) {{ {LOOP} sum += a[i] + r;"
             "s[threadIdx.x] = sum; __syncthreads(); sum ^= s[(threadIdx.x + 7) % 64]; __syncthreads(); }"
             f"out[{START}] = sum;",
    "all_the_same": "int i = blockIdx.x * blockDim.x + threadIdx.x; if (i >= n) return; int v = a[i], r = 0;"
                    "for (int k = 0; k < n; k++) r = r * v + a[k]; out[i] = r;",
    "leaves_first": f"if (threadIdx.x == 5) return; {LOOP} out[i] = a[i] + 9;",
    "votes": f"int sum = 0; {LOOP} sum += a[i] & 1; int c = __syncthreads_count(sum > 1); out[{START}] = c;",
}  # fmt: skip

#: Those that are run thread by thread, or as they were, and why.
APART = {
    "asked_behind": f"int i = {START}; for (; i < n; i += {STEP}) out[i] = a[i];"
    "if (i < n + 64) out[i % (n + 1)] += i;",
    "of_one": "int r = 0; if (threadIdx.x == 3) { for (int k = 0; k < n; k++) r += a[k]; out[3] = r; }",
    "own_step": f"for (int i = {START}; i < n; i += {STEP} + threadIdx.x * 64) out[i] = a[i];",
    "two_ends": f"{LOOP} {{ if (a[i] == 3) break; out[i] = a[i]; }}",
    "own_bound": f"for (int i = {START}; i < a[threadIdx.x]; i += {STEP}) out[i] += 2;",
    "far": f"for (int i = ({START}) * 4; i < n; i += {STEP} * 4) out[i] = a[i];",
    "atomic": f"{LOOP} atomicAdd(out + i % 7, a[i]);",
}

#: Numbers with bounds beside a wait, in blocks of one row.
BOUNDED = {
    f"{name}_{k}": f"__shared__ int s[64]; {number} s[threadIdx.x] = -1;"
                   f"if ({test}) s[threadIdx.x] = {value}; __syncthreads();"
                   f"int t = s[63 - threadIdx.x]; if ({test}) out[{START}] = t + 1;"
    for name, number, value in (
        ("int", f"int i = at + {START};", "a[threadIdx.x]"),
        ("unsigned", f"unsigned i = at + {START};", "(int)i"),
        ("long", f"long long i = (long long)at + {START};", "(int)i * 3"),
        ("wide", f"size_t i = at + {START};", "a[63 - threadIdx.x]"),
    )
    for k, test in enumerate((
        "i < n", "i <= n", "i > n", "n <= i", "i < (unsigned)n", "(long long)i < n", "i - 3 < n",
    ))
}  # fmt: skip

KERNELS = TOGETHER | APART | BOUNDED
SOURCE = "\n".join(
    f'extern "C" __global__ void {name}(int *out, const int *a, int at, int n) {{ {body} }}'
    for name, body in KERNELS.items()
)
LEAST, MOST = -(1 << 31), (1 << 31) - 1
#: Where numbers start, and bounds, near the ends of their types as well.
PLACES = [
    (0, 128), (0, 70), (0, 0), (0, -1), (0, 1000), (-40, -3), (-40, 5), (-70, 20), (MOST - 40, MOST),
    (MOST - 100, MOST - 30), (MOST - 40, LEAST + 20), (MOST - 63, LEAST), (LEAST, LEAST + 70), (-1, -1),
    (-128, 0),
]  # fmt: skip


@pytest.fixture(scope="module")
def program():
    return minicu.compile(SOURCE)


@pytest.fixture(scope="module")
def modules(program):
    return program.load(CpuDevice(cores=1)), program.load(CpuDevice(cores=1, coroutines=True))


def test_which_loops(program):
    """A region that follows no wait begins at the top of such a loop."""
    written = []
    host = complete(program.host())

    def rewrite(text):
        written.append(host.rewrite(text))
        return written[0]

    jit.compile_object(host.ir, 1, rewrite=rewrite, tidy=True)
    tables = re.findall(r"@(\w+)\.table = constant \[\d+ x i32\] \[(.*?)\]", written[0])
    followed = {name: [int(x) for x in table.replace("i32 ", "").split(", ")][8::4] for name, table in tables}
    together = {name for name, states in followed.items() if records.READY in states}
    assert together == TOGETHER.keys()


def results(modules, name, grid, *arguments):
    found = []
    for module in modules:
        out = numpy.zeros(2000, "i4")
        a = numpy.random.default_rng(2).integers(0, 90, 2000, "i4")
        getattr(module, name)[grid, 64](out, a, *arguments)
        found.append(out.tolist())
    return found


@pytest.mark.parametrize("name", TOGETHER | APART)
def test_loops(modules, name):
    for grid in (1, 2, 3, 7):
        for n in (0, 1, 63, 64, 65, 128, 200, 1000, 1024, 1999):
            if name == "down" and n < grid * 64:
                continue
            first, second = results(modules, name, grid, 0, n)
            assert first == second, (grid, n)


@pytest.mark.parametrize("name", BOUNDED)
def test_bounds(modules, name):
    for at, n in PLACES:
        first, second = results(modules, name, 3, at, n)
        assert first == second, (at, n)


@pytest.mark.parametrize(("block", "few"), [(1, True), (5, True), (15, True), (16, False), ((4, 16), True)])
def test_blocks_of_few_threads(modules, block, few):
    """Kernels without waits go thread by thread there, and find the same."""
    for name in TOGETHER | APART:
        if any(waiting in KERNELS[name] for waiting in ("__syncthreads", "__shfl")):
            continue
        together, alone = (getattr(module, name)[2, block] for module in modules)
        assert (together.regions is None) == (few or name in APART), name
        found = []
        for launch in (together, alone):
            out, a = numpy.zeros(2000, "i4"), numpy.random.default_rng(2).integers(0, 90, 2000, "i4")
            launch(out, a, 0, 1000)
            found.append(out.tolist())
        assert found[0] == found[1], name


@pytest.mark.parametrize("debug", [None, "lineinfo"])
@pytest.mark.parametrize("threads", [4, 64])
def test_lines_of_faults(debug, threads):
    """Both forms of such a kernel know where they come from, in functions that they take in as well."""
    source = f"""__device__ int inner(const int *a, int i)
{{
    return a[i] + 1;
}}
extern "C" __global__ void outer(int *out, const int *a, int n) {{
    for (int i = {START}; i < n; i += {STEP})
        out[i] =
            inner(a, i);
}}
extern "C" __global__ void other(int *out, const int *a, int n) {{
    for (int i = {START}; i < n; i += {STEP}) out[i] = inner(a, i);
}}
"""
    device = CpuDevice(cores=1)
    launch = minicu.compile(source, name="strided.cu", debug=debug).load(device).outer[1, threads]
    assert (launch.regions is None) == (threads == 4)
    a = device.array(numpy.zeros(4096, "i4"))
    with pytest.raises(OutOfBounds, match=r"touched 'a', .* at strided\.cu:3$"):
        launch(device.array(numpy.zeros(1 << 16, "i4")), a, 1 << 16)


@pytest.mark.parametrize("threads", [4, 64])
def test_a_guard_and_two_loops(threads):
    """Thread by thread, for several threads at once: the loops stay inside, also once the test is known."""
    source = """extern "C" __global__ void k(int n, float *a, float *r, const float *q, int k) {
        int j = blockIdx.x * blockDim.x + threadIdx.x;
        if (j > k && j < n) {
            r[j] = 0;
            for (int i = 0; i < n; i++) r[j] += q[i * n + k] * a[i * n + j];
            for (int i = 0; i < n; i++) a[i * n + j] -= q[i * n + k] * r[j];
        }
    }"""
    n, k = 70, 5
    a, q = numpy.random.default_rng(5).integers(-3, 4, (2, n, n)).astype("f4")
    r = numpy.full(n, 7, "f4")
    wanted_r, wanted_a = r.copy(), a.copy()
    wanted_r[k + 1 :] = q[:, k] @ a[:, k + 1 :]
    wanted_a[:, k + 1 :] -= numpy.outer(q[:, k], wanted_r[k + 1 :])
    minicu.compile(source).load(CpuDevice(cores=1)).k[-(-n // threads), threads](n, a, r, q, k)
    assert numpy.array_equal(r, wanted_r) and numpy.array_equal(a, wanted_a)
