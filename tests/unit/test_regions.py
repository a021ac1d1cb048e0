"""Kernels whose threads wait, as loops over threads: what is cut where, and that coroutines say the same."""

import re

import numpy
import pytest
from fuzz import barriers
from runner.divided import MATMUL, divided

import minicu
from minicu.lower.host import records
from minicu.runtime.cpu.device import CpuDevice

pytestmark = pytest.mark.optimised


def test_random_kernels_agree_with_coroutines():
    assert barriers.compare(0, 3) == []
    assert barriers.compare(8400050, 1, shapes=True) == []  # a float goes round in a region amid a loop


def test_lanes_leave_the_barrier_of_a_cluster_together():
    """Whenever the other block arrives: `__activemask()` behind it has them all."""
    assert [barriers.compare(7342015, 1, shapes=True) for _ in range(4)] == [[]] * 4


def test_the_tree_judges_for_itself():
    """Its interpreter gives what the kernel's author can tell by hand, and a kernel that differs is found."""
    text = """
__device__ int next(int v) { if (v > 90) return 0; return v + 1; }
extern "C" __global__ void k(const int *in, int *out, int n) {
    __shared__ int s[64];
    int t = threadIdx.x, total = 0;
    s[t] = next(t + 60);
    __syncthreads();
    for (int i = 0; i < t % 3; i++) { if (i == 1) continue; total += s[(t + 1) % 64]; }
    switch (n) {
    case 0: total += 1000;
    case 5: total += __shfl_xor_sync(~0u, t, 1); break;
    case 6: total = -7 / 2; }
    out[blockIdx.x * 64 + t] = total + (__ballot_sync(~0u, t & 1) == 0xaaaaaaaau);
}"""
    block = {"k": barriers.Launch((64, 1))}
    t = numpy.arange(64)
    value = numpy.where(t + 60 > 90, 0, t + 61)
    total = numpy.where(t % 3 > 0, value[(t + 1) % 64], 0)
    expected = [total + 1000 + (t ^ 1) + 1, total + (t ^ 1) + 1, numpy.full(64, -3 + 1)]
    answers = barriers.interpret(text, block)["k"]
    assert [numpy.frombuffer(a, "i4").tolist() for a in answers] == [[*e] * 3 for e in expected]
    other = minicu.compile(text.replace("t + 60", "t + 61"), cache=False)
    assert barriers.run(other, block, CpuDevice(cores=1))["k"] != answers


def _optimised(source: str) -> str:
    from minicu.llvm import jit

    return jit.optimised_ir(divided(source))


def test_a_tiled_product_becomes_vectors():
    text = _optimised(MATMUL)
    assert "minicu.wait" not in text and "coro" not in text
    assert "fmul contract <" in text


def test_a_row_of_a_tile_is_loaded_where_it_is_used():
    """Not before the loop over threads, into more registers than there are; and two vectors share a load
    where the tile's row has as many elements."""
    for vector, pairs in (16, 1), (32, 1), (64, 0):
        text = divided(MATMUL, vector)
        (two,) = re.findall(r'!(\d+) = !{!"llvm.loop.interleave.count", i32 2}', text)
        (loop,) = re.findall(rf"!(\d+) = distinct !{{.*!{two}, .*}}", text)
        assert text.count(f", !llvm.loop !{loop}\n") == pairs, vector
    text = _optimised(MATMUL)
    first, last = text.index("fmul contract <"), text.rindex("fmul contract <")
    assert text.count("fmul contract <") == 32
    assert text.count(" = load float, ptr ", text.rindex("\nvector.body", 0, first), last) == 16
    wide = _tables(MATMUL.replace("16", "32"))["matmul"]  # LLVM writes out 32 turns as well
    assert len(wide) == len(_tables(MATMUL)["matmul"])


STENCIL = """
extern "C" __global__ void stencil(const float *a, float *b, int w, int h) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x > 0 && x < w - 1 && y > 0 && y < h - 1)
        b[y * w + x] = a[(y - 1) * w + x - 1] + a[(y - 1) * w + x] + a[(y - 1) * w + x + 1] + a[y * w + x - 1]
            + a[y * w + x] + a[y * w + x + 1] + a[(y + 1) * w + x - 1] + a[(y + 1) * w + x]
            + a[(y + 1) * w + x + 1];
}
"""


def test_threads_that_do_not_wait_are_vectors_wherever_arrays_lie():
    """Whether arrays overlap is not looked at: no thread reads what another of its block wrote."""
    text = _optimised(STENCIL)
    assert "fadd contract <" in text and "vector.memcheck" not in text
    a = numpy.random.default_rng(1).integers(0, 9, (37, 53)).astype("f4")
    b = numpy.zeros_like(a)
    code = CpuDevice(cores=1).load(minicu.compile(STENCIL, cache=False))
    code.stencil[(2, 10), (32, 4)](a, b, 53, 37)
    expected = sum(a[i : i + 35, j : j + 51] for i in range(3) for j in range(3))
    assert (b[1:-1, 1:-1] == expected).all() and b.sum() == expected.sum()


def test_variables_in_memory_are_a_threads_own():
    """Threads one after the other have them in the same place."""
    source = """
    extern "C" __global__ void turned(const int *in, int *out) {
        int t = threadIdx.x, own[4];
        own[t & 3] = in[t];
        own[(t + 1) & 3] = in[t] + 1;
        own[(t + 2) & 3] = in[t] + 2;
        own[(t + 3) & 3] = in[t] + 3;
        out[t] = own[in[t] & 3];
    }
    """
    assert "access.group" in divided(STENCIL) and "access.group" not in divided(source)
    given, out = numpy.random.default_rng(1).integers(0, 1000, 256).astype("i4"), numpy.zeros(256, "i4")
    CpuDevice(cores=1).load(minicu.compile(source, cache=False)).turned[1, 256](given, out)
    assert (out == given + ((given - numpy.arange(256)) & 3)).all()


def test_what_lies_before_a_thread_is_read_by_vectors():
    """LLVM would widen `t - o` with zeros, and go thread by thread where that is negative for some."""
    text = _optimised("""
    extern "C" __global__ void scan(int *out) {
        __shared__ int s[256];
        int t = threadIdx.x;
        s[t] = out[t];
        __syncthreads();
        for (int o = 1; o < 256; o <<= 1) {
            int below = t >= o ? s[t - o] : 0;
            __syncthreads();
            s[t] += below;
            __syncthreads();
        }
        out[t] = s[t];
    }
    """)
    bodies = [b for b in re.split(r"(?m)^(?=[\w.]+:)", text) if b.startswith("vector.body")]
    masked = [b for b in bodies if "llvm.masked.load" in b]
    assert masked and not any(re.search(r"(%\S+) = sub .*\n\s+%\S+ = zext i32 \1 ", b) for b in masked)


DIAGONALS = """
extern "C" __global__ void diagonals(int *out, int penalty) {
    __shared__ int s[17][17];
    int t = threadIdx.x;
    s[t + 1][0] = s[0][t + 1] = (t + 1) * penalty;
    if (t == 0)
        s[0][0] = 0;
    __syncthreads();
    for (int m = 0; m < 16; m++) {
        if (t <= m) {
            int x = t + 1, y = m - t + 1;
            s[y][x] = max(s[y - 1][x - 1] + t, max(s[y][x - 1], s[y - 1][x]) - penalty);
        }
        __syncthreads();
    }
    for (int y = 0; y < 16; y++)
        out[y * 16 + t] = s[y + 1][t + 1];
}
"""


def test_threads_that_are_far_apart_are_no_vectors():
    """Neighbours on a diagonal use other cache lines: a vector would come to as many accesses."""
    text = divided(DIAGONALS)
    (one,) = re.findall(r'(!\d+) = !\{!"llvm.loop.vectorize.width", i32 1\}', text)
    (alone,) = re.findall(rf"(!\d+) = distinct !\{{.*{one}[,}}]", text)
    loops = re.split(r"(?m)^r\d+\.l\d+\.start:", text.partition("\n}\n\n@")[0])[1:]
    single = [f"!llvm.loop {alone}\n" in loop for loop in loops]
    assert [one for one, loop in zip(single, loops, strict=True) if "llvm.smax" in loop] == [True]
    assert sum(single) == 2  # and what thread 0 does by itself


def test_a_loop_over_threads_goes_inside():
    """Each thread of a plain product walks down a column: neighbours together read rows."""
    source = """
    extern "C" __global__ void product(const float *a, const float *b, float *c, int n) {
        int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y;
        if (j < n) {
            float sum = 0;
            for (int k = 0; k < n; k++) sum += a[i * n + k] * b[k * n + j];
            c[i * n + j] = sum;
        }
    }
    extern "C" __global__ void both(const float *a, const float *b, float *c, int n) {
        int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y;
        for (int k = 0; k < n; k++) c[i * n + j] += a[i * n + k] * b[j * n + k];
    }
    extern "C" __global__ void rows(const float *a, float *c, int n) {
        int i = blockIdx.x * blockDim.x + threadIdx.x;
        float sum = 0;
        for (int k = 0; k < n; k++) sum += a[i * n + k];
        c[i] = sum;
    }
    """
    module = minicu.compile(source).load(CpuDevice(cores=1))
    divided = [k for k in ("product", "rows", "both") if module._code.regions(k, (64, 1, 1)) is not None]
    assert divided == ["product"]
    n = 75
    a, b = numpy.random.default_rng(1).random((2, n, n), "f4")
    c = numpy.zeros_like(a)
    launch = module.product[(2, n), 64]
    launch(a, b, c, n)
    numpy.testing.assert_allclose(c, a @ b, rtol=1e-4)
    assert launch.regions is not None
    assert module.rows[1, n].regions is None
    module.rows[1, n](a, c, n)
    numpy.testing.assert_allclose(c[0], a.sum(1), rtol=1e-4)


def _tables(source: str) -> dict[str, list[int]]:
    """The table of regions of each kernel that has one."""
    found = re.finditer(r"(?m)^@(\w+)\.table = .*\[(i32 .*)\]", divided(source))
    return {m[1]: [int(x) for x in re.findall(r"i32 (-?\d+)", m[2])] for m in found}


def test_what_a_barrier_of_the_block_gives_is_the_same_for_all():
    """A loop that it ends is decided before the loops over threads, which then need not note for each thread
    where it goes on; and the counter of its turns is known there."""
    loop = """__global__ void spread(const int *to, int n, int *level) {
    __shared__ int s[64];
    int t = threadIdx.x, round = 0, before;
    s[t] = t == n ? 0 : -1;
    __syncthreads();
    do {
        bool mine = s[t] == round && s[to[t]] < 0;
        if (mine) s[to[t]] = round + 1;
        round++;
        before = VOTE;
    } while (before != END);
    level[t] = s[t] + 100 * round; }"""
    to = numpy.arange(64, dtype="i4") * 5 % 64 ^ 3
    for vote, end in ("or(mine)", "0"), ("count(mine)", "0"), ("and(!mine)", "1"):
        source = loop.replace("VOTE", f"__syncthreads_{vote}").replace("END", end)
        assert ".next.at" not in divided(source)
        levels = numpy.zeros(64, "i4")
        CpuDevice(cores=1).load(minicu.compile(source, cache=False)).spread[1, 64](to, 9, levels)
        expected, at, turn = [-1] * 64, 9, 0
        while expected[at] < 0:
            expected[at], at, turn = turn, int(to[at]), turn + 1
        assert levels.tolist() == [100 * turn + level for level in expected]


def test_partners_across_a_power_of_two_lie_side_by_side():
    """A loop for them, in which the partner's element is found by a sum, two vectors at once; and one for all
    other distances."""
    source = """
    extern "C" __global__ void k(int *p, int *s, int j) {
        int t = threadIdx.x, other = t ^ j;
        __syncthreads();
        if (other > t && s[t] > s[other]) s[other] = p[t];
        __syncthreads();
    }"""
    text = divided(source)
    assert " = and i1 %r1.across" in text and "label %r1.any" in text
    assert len(re.findall(r"%\S+ = add i64 %\S+\.own, %\S+\.by", text)) >= 1
    loop = re.search(r"br i1 %r1\.l0\.tx\.more, .*!llvm\.loop (!\d+)", text)
    assert loop is not None
    (node,) = re.findall(rf"^{loop[1]} = .*$", text, re.MULTILINE)
    count = re.search(r'^(!\d+) = !{!"llvm.loop.interleave.count", i32 2}$', text, re.MULTILINE)
    assert count is not None and f"{count[1]}," in node


def test_what_follows_from_indices_is_not_kept():
    """Of the kernel's variables only `m` and `sum` cross the barriers, and what `sum` was lies
    where it lies then."""
    regions, size = _tables(MATMUL)["matmul"][:2]
    assert (regions, size) == (3, 24)  # 16 bytes that each kernel has, two values


WARPS = """
extern "C" __global__ void looking(int *p) {
    __shared__ int flag;
    int v = threadIdx.x;
    for (int o = 16; o; o >>= 1) v += __shfl_down_sync(~0u, v, o);
    if (threadIdx.x == 0) {
        p[0] = v;
        *(volatile int *)&flag = 1;
    }
    if (threadIdx.x >= 32)
        for (int i = 0; *(volatile int *)&flag != 1 && i < 1 << 30; i++) p[1] = 0;
    __syncwarp();
    if (threadIdx.x == 32) p[1] = p[0] + v;
}
extern "C" __global__ void counting(int *p) {
    for (int k = 0; k < 3; k++) atomicAdd(p, __shfl_down_sync(~0u, 1, 1));
}
extern "C" __global__ void alone(int *p) { p[threadIdx.x] = 0; __syncthreads(); p[threadIdx.x] += 1; }
"""


def test_warps_go_on_together_where_none_looks_for_others():
    tables = _tables(WARPS)
    found = {name: numbers[2] for name, numbers in tables.items()}
    assert found == {
        "looking": records.WARPS_ALONE, "counting": records.WARPS_TOGETHER, "alone": records.NONE,
    }  # fmt: skip
    p = numpy.zeros(2, "i4")
    minicu.compile(WARPS).load(CpuDevice(cores=1, timeout=20)).looking[1, 64](p)
    assert p.tolist() == [496, 496 + 496 + 32 * 32]


GATHERS = """
extern "C" __global__ void plain(int *p) {
    __shared__ int s[64];
    int t = threadIdx.x + threadIdx.y * blockDim.x;
    s[t] = t + 1;
    if (threadIdx.x == 0 && threadIdx.y == 0) {
        int sum = 0;
        for (int i = 0; i < blockDim.x * blockDim.y; i++) sum += s[i];
        p[blockIdx.x] = sum;
    }
}
extern "C" __global__ void columns(int *p) {
    extern __shared__ int d[];
    int t = threadIdx.x;
    for (int i = 0; i < 4; i++) d[4 * t + i] = t + i;
    __syncthreads();
    if (t < 4) {
        int sum = 0;
        for (int i = t; i < blockDim.x * 4; i += 4) sum += d[i];
        d[t] = sum;
    }
    if (!t) p[blockIdx.x] = d[0] + d[1] + d[2] + d[3];
}
extern "C" __global__ void reduction(int *p) {
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = t + 1;
    __syncthreads();
    for (int o = 32; o; o >>= 1) {
        if (t < o) s[t] += s[t + o];
        __syncthreads();
    }
    if (t == 0) p[blockIdx.x] = s[0];
}
"""


def test_thread_0_gathers_what_others_wrote_without_a_barrier():
    module = minicu.compile(GATHERS).load(CpuDevice(cores=1))
    for kernel, block, right in (
        ("plain", 64, 2080), ("plain", (8, 8), 2080), ("columns", 64, 8448), ("reduction", 64, 2080),
    ):  # fmt: skip
        p = numpy.zeros(3, "i4")
        module[kernel][3, block, 1024](p)
        assert p.tolist() == [right] * 3, kernel
    flags = {name: numbers[7::4] for name, numbers in _tables(GATHERS).items()}
    assert flags == {"plain": [8, 0, 0], "columns": [0, 8, 8, 0, 0], "reduction": [0, 0, 0, 0, 0]}


def test_threads_below_a_bound_go_first():
    """Not under a mask, which a vector's store takes many times as long with on some processors."""
    source = GATHERS[GATHERS.index('extern "C" __global__ void reduction') :]
    text = divided(source)
    assert text.count(".below = icmp ult ") == text.count(".above = icmp ult ") == 2
    optimised = _optimised(source)
    assert "add <" in optimised and "masked.store" not in optimised


LAST_WARP = """
extern "C" __global__ void last(int *p) {
    __shared__ int s[256];
    int t = threadIdx.x;
    s[t] = p[t];
    __syncthreads();
    if (t < 32) {
        int v = s[t];
        for (int o = 16; o > 0; o >>= 1) v += __shfl_down_sync(0xffffffff, v, o);
        if (t == 0) p[0] = v;
    }
}
"""


def test_threads_below_a_bound_may_go_to_another_wait_than_the_others():
    text = divided(LAST_WARP)
    assert ".and.all = phi i32 [ -1, " in text
    assert "masked.store" not in _optimised(LAST_WARP)


def test_vectors_of_threads_are_not_put_together_one_by_one():
    """Of the number of a thread, which is in addresses as well."""
    optimised = _optimised(LAST_WARP)
    assert "shufflevector" in optimised
    assert not re.search(r"insertelement <\d+ x i\d+> %.*, i64 [1-9]", optimised)


def test_the_environment_asks_for_coroutines(monkeypatch):
    monkeypatch.setenv("MINICU_CPU_COROUTINES", "1")
    assert CpuDevice().coroutines
    monkeypatch.setenv("MINICU_CPU_COROUTINES", "0")
    assert not CpuDevice().coroutines
