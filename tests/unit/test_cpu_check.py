"""The CPU device with check=True: races in shared memory, writes just past an array."""

import re
from pathlib import Path

import numpy
import pytest

import minicu
from minicu.lower.host.watch import ALIGNED, ATOMIC, KNOWN, READ, VALUE, VOLATILE, WRITE
from minicu.runtime import errors

pytestmark = pytest.mark.optimised

LOWER = Path(minicu.__file__).parent / "lower"

SOURCE = r"""
struct Big { int v[4]; };
extern "C" {
__global__ void race(int *p) {
    __shared__ int first[3];
    __shared__ int s[64];
    int t = threadIdx.x;
    if (t == 0) first[0] = 0;
    __syncthreads();
    s[t] = t;
    p[t] = s[(t + 1) % 64];
}
__global__ void read_then_write(int *p) {
    extern __shared__ int s[];
    int t = threadIdx.x;
    if (t == 0) s[1] = 5;
    __syncthreads();
    p[t] = s[1];
    if (t == 40) s[1] = 6;
}
__global__ void copied(int *p) {
    __shared__ Big b;
    Big mine = {{1, 2, 3, 4}};
    if (threadIdx.x < 2) b = mine;
    p[threadIdx.x] = 1;
}
__global__ void updates(int *p) {
    __shared__ int s;
    if (threadIdx.x == 0) s = 0;
    __syncthreads();
    s++;
}
__global__ void lanes(int *p) {
    __shared__ int s[4];
    if (threadIdx.x == 0) s[0] = 0;
    __syncthreads();
    if (threadIdx.x < 3) p[threadIdx.x] = s[0];
    if (threadIdx.x == 2) s[0] = 1;
}
__global__ void barrier(int *p) {
    __shared__ int s[64];
    int t = threadIdx.x;
    for (int i = 0; i < 5; i++) {
        s[t] = t;
        __syncthreads();
        p[blockIdx.x * 64 + t] = s[(t + 1) % 64];
        __syncthreads();
    }
}
__global__ void warps(int *p) {
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = t;
    __syncwarp();
    p[blockIdx.x * 64 + t] = s[t ^ 1];
    __syncwarp();
    s[t ^ 3] = 2;
}
__global__ void atomics(int *p) {
    __shared__ int c;
    if (threadIdx.x == 0) c = 0;
    __syncthreads();
    __atomic_fetch_add(&c, 1, __ATOMIC_RELAXED);
    __syncthreads();
    p[blockIdx.x * 64 + threadIdx.x] = c;
}
__global__ void alone(int *p) { __shared__ int s[2]; s[threadIdx.x] = 1; p[threadIdx.x] = s[threadIdx.x]; }
__global__ void store(char *p, int at) { p[at] = 1; }
__global__ void add(const int *a, int *b) { b[threadIdx.x] += a[threadIdx.x]; }
}
"""


@pytest.fixture(scope="module")
def module():
    return minicu.compile(SOURCE, name="c.cu").load("cpu", check=True)


@pytest.mark.parametrize(
    ("kernel", "what"),
    [
        ("race", r"thread \(\d+, 0, 0\) (reads|writes) byte \d+ of 's'"),
        ("read_then_write", r"thread \(\d+, 0, 0\) (reads|writes) byte 4 of dynamic shared memory"),
        (
            "copied",
            r"thread \(1, 0, 0\) writes byte 0 of 'b' at c.cu:24, which thread \(0, 0, 0\) used as well",
        ),
        ("updates", "; of two such updates one can be lost$"),
        (
            "lanes",
            r"thread \(2, 0, 0\) writes byte 0 of 's' at c.cu:\d+, which thread \(1, 0, 0\) used as well",
        ),
    ],
)
def test_races(module, kernel, what):
    with pytest.raises(errors.SharedRace, match=what):
        module[kernel][1, 64, 256](numpy.zeros(64, "i4"))


@pytest.mark.parametrize("kernel", ["barrier", "warps", "atomics"])
def test_what_is_no_race(kernel):
    """A module of its own each: the first launch meets notes of shared memory that nobody has used."""
    module = minicu.compile(SOURCE, name="c.cu").load("cpu", check=True)
    for _ in range(2):
        module[kernel][3, 64](numpy.zeros(192, "i4"))


def test_each_block_and_launch_starts_anew(module):
    for _ in range(2):
        module.alone[5, 2](numpy.zeros(2, "i4"))


def test_writes_past_a_host_array(module):
    array = numpy.zeros(10, "i1")
    module.store[1, 1](array, 9)
    assert array.tolist() == [0] * 9 + [1]
    with pytest.raises(errors.OutOfBounds, match="store wrote past the end of 'p', which has 10 bytes"):
        module.store[1, 1](array, 10)
    with pytest.raises(errors.OutOfBounds, match="touched 'p', which has 10 bytes, 6 bytes past the end"):
        module.store[1, 1](array, 16)
    with pytest.raises(errors.OutOfBounds, match="wrote past the end of 'p'"):
        module.store[1, 1](module.device.zeros(10, "i1"), 12)


def test_one_array_for_two_parameters(module):
    array = numpy.arange(8, dtype="i4")
    module.add[1, 8](array, array)
    assert array.tolist() == [0, 2, 4, 6, 8, 10, 12, 14]


ACCESSES = r"""
struct Big { int v[6]; };
__device__ Big g;
__global__ void k(volatile int *v, float *f, float x, unsigned long long *c, unsigned short *s, char *a,
                  Big *b, unsigned long n)
{
    int local = *v;
    *f = x;
    atomicAdd(c, local);
    __threadfence();
    atomicCAS(s, (unsigned short)0, (unsigned short)1);
    *a = __atomic_load_n(a, __ATOMIC_RELAXED);
    *b = g;
    memset(b, 0, n);
}
"""


def test_every_kind_of_access_is_announced():
    host = minicu.compile(ACCESSES, cache=False).watched_host()
    (kernel,) = host.kernels.values()
    announced = r"call void @minicu\.(check|fence)\(ptr %T(?:, ptr .*, i64 (\S+), i32 (\d+), i64 (\S+))?\)"
    calls = re.findall(announced, kernel.body)
    assert [(size if size.isdigit() else "n", how, value != "0") for _, size, how, value in calls] == [
        ("4", str(4 * ALIGNED + VALUE | VOLATILE), False),
        ("4", str(4 * ALIGNED + WRITE | KNOWN), True),
        ("8", str(8 * ALIGNED + WRITE | ATOMIC), False),
        ("n", "", True),  # the fence
        ("2", str(2 * ALIGNED + WRITE | ATOMIC), False),
        ("1", str(ALIGNED + VALUE | ATOMIC), False),
        ("1", str(ALIGNED + WRITE | KNOWN), True),
        ("24", str(4 * ALIGNED + READ), False),
        ("24", str(4 * ALIGNED + WRITE), False),
        ("24", str(ALIGNED + READ), False),  # the assignment's value
        ("n", str(ALIGNED + WRITE), False),
    ]
    assert [what for what, *_ in calls].index("fence") == 3
    assert "minicu.check" not in minicu.compile(ACCESSES, cache=False).host().ir


@pytest.mark.parametrize(("kernel", "what", "line"), [
    ("reads", "byte 4 of 'p' as something aligned to 16 bytes", 3),
    ("writes", "byte 12 of 'p' as something aligned to 8 bytes", 6),
    ("adds", "byte 2 of 'p' as something aligned to 4 bytes", 9),
])  # fmt: skip
def test_addresses_are_aligned(kernel, what, line):
    """As on a GPU, where such an access is a fault."""
    module = minicu.compile("""#include <vector_types.h>
extern "C" __global__ void reads(float *p, int at) {
    float4 v = *(float4 *)(p + at);
    p[8] = v.x; }
extern "C" __global__ void writes(float *p, int at) {
    *(double *)(p + 3 * at) = 1; }
extern "C" __global__ void adds(float *p, int at) {
    if (threadIdx.x == 2)
        atomicAdd((int *)((char *)p + 2 * at), 1); }
""", name="a.cu", cache=False).load("cpu", check=True)  # fmt: skip
    array = numpy.zeros(16, "f4")
    module[kernel][1, 1](array, 0)
    with pytest.raises(errors.KernelFault, match=f"^{kernel} used {what} in block .* at a.cu:{line}$"):
        module[kernel][1, 3](array, 1)


#: Files that write accesses to what is no memory of the program, and the methods themselves.
_OF_OTHERS = {
    "body.py", "calls.py", "coverage.py", "host/access.py", "host/asm/multiply.py", "rows/memory.py",
}  # fmt: skip
_UNANNOUNCED = re.compile(r"""\.(?:op|do)\(\s*f?["'](?:load|store|atomicrmw|cmpxchg|fence) """)


def test_accesses_are_written_by_methods_that_announce_them():
    files = {p.relative_to(LOWER).as_posix(): p.read_text() for p in sorted(LOWER.rglob("*.py"))}
    assert {name for name, text in files.items() if _UNANNOUNCED.search(text)} == _OF_OTHERS


UNWRITTEN = """
struct Fields { int a : 5, b : 6; int c; };
struct Padded { char a; double b; };
__device__ __noinline__ void put(int *p) { *p = 3; }
extern "C" {
__global__ void sum(int *p) { __shared__ int s[64]; s[threadIdx.x] += 1; p[threadIdx.x] = s[threadIdx.x]; }
__global__ void tail(int *p) {
    extern __shared__ int s[];
    if (threadIdx.x < 30) s[threadIdx.x] = 1;
    __syncthreads();
    p[threadIdx.x] = s[threadIdx.x];
}
__global__ void fields(int *p) {
    __shared__ Fields f;
    __shared__ Padded from, to;
    __shared__ int by;
    if (threadIdx.x == 0) {
        f.a = 1, f.b = 2;
        from.a = 1, from.b = 2;
        to = from;
        put(&by);
        memset(&f.c, 0, sizeof f.c);
        p[0] = f.a + f.b + to.a + by + f.c;
    }
}
__global__ void next_block(int *p) {
    __shared__ int s;
    if (blockIdx.x == 0) s = 1;
    p[blockIdx.x] = s;
}
}
"""


def test_reads_of_what_nobody_wrote():
    p = numpy.zeros(64, "i4")
    module = minicu.compile(UNWRITTEN, name="c.cu").load("cpu", check=True, cores=1)
    for kernel, grid, what in (
        ("sum", 1, "read byte 0 of 's', which nobody had written, in block \\(0, 0, 0\\)"),
        ("tail", 1, "read byte 120 of dynamic shared memory, which nobody had"),
        ("next_block", 2, r"read byte 0 of 's', which nobody had written, in block \(1, 0, 0\)"),
    ):
        threads = 1 if kernel == "next_block" else 64
        with pytest.raises(errors.UnwrittenRead, match=what):
            module[kernel][grid, threads, 256](p)
    module.fields[1, 64](p)
    assert p[0] == 7


CLUSTER = """
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
extern "C" __global__ __cluster_dims__(2) void k(int *out, int how, int count) {
    __shared__ int s[32], from[32];
    __shared__ unsigned long long bar;
    cg::cluster_group c = cg::this_cluster();
    unsigned t = threadIdx.x, here = __cvta_generic_to_shared(s + t), source = __cvta_generic_to_shared(from);
    unsigned arrives = __cvta_generic_to_shared(&bar);
    unsigned other = c.block_rank() ^ 1, there, there_bar, done = 0;
    asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(there) : "r"(here), "r"(other));
    asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(there_bar) : "r"(arrives), "r"(other));
    if (t == 0)
        asm volatile("mbarrier.init.shared.b64 [%0], 1; mbarrier.arrive.expect_tx.shared.b64 _, [%0], %1;"
                     :: "r"(arrives), "r"(how > 1 ? 4 * count : 0) : "memory");
    from[t] = 7 + t;
    c.sync();
    if (t < count && how == 0)
        *c.map_shared_rank(s + t, other) = 7 + t;
    if (t < count && how == 1)
        asm volatile("st.shared::cluster.u32 [%0], %1;" :: "r"(there), "r"(7 + t) : "memory");
    if (t < count && how == 2)
        asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%0], %1, [%2];"
                     :: "r"(there), "r"(7 + t), "r"(there_bar) : "memory");
    if (t == 0 && how == 3)
        asm volatile("cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes "
                     "[%0], [%1], %2, [%3];"
                     :: "r"(there), "r"(source), "r"(4 * count), "r"(there_bar) : "memory");
    while (!done)
        asm volatile("{ .reg .pred p; mbarrier.test_wait.parity.shared.b64 p, [%1], 0; "
                     "selp.u32 %0, 1, 0, p; }"
                     : "=r"(done) : "r"(arrives) : "memory");
    c.sync();
    out[blockIdx.x * 32 + t] = s[t];
}
"""


def test_shared_memory_that_another_block_of_the_cluster_wrote():
    out = numpy.zeros(128, "i4")
    module = minicu.compile(CLUSTER, name="c.cu", arch="sm_90").load("cpu", check=True)
    for how in range(4):
        module.k[4, 32](out, how, 32)
        assert out.tolist() == [*range(7, 39)] * 4
        with pytest.raises(errors.UnwrittenRead, match="read byte 112 of 's', which nobody had written"):
            module.k[4, 32](out, how, 28)
