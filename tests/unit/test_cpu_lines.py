"""Faults on the CPU device name thread and line, whatever the program was compiled with."""

import numpy
import pytest
from runner import served

import minicu
from minicu.options import processor
from minicu.runtime import errors
from minicu.runtime.cpu.device import CpuDevice

pytestmark = pytest.mark.optimised

SOURCE = """\
__device__ int get(int *p, int i)
{
    return p[i];
}
__device__ int ratio(int a, int b) { return a / b; }
extern "C" __global__ void plain(int *p, int *q) {
    int i = threadIdx.x;
    p[i] = i < 33 ? 1 :
        get(q, i);
}
extern "C" __global__ void divides(int *p, int *q) {
    int i = threadIdx.x;
    p[i] =
        ratio(5, i - 7);
}
extern "C" __global__ void waits(int *p, int *q) {
    __shared__ int s[64];
    s[threadIdx.x] = threadIdx.x;
    __syncthreads();
    int i = s[63 - threadIdx.x];
    if (i < 50)
        p[i] = q[i];
}
extern "C" __global__ void loops(int *p, int *q) {
    int i = threadIdx.x, sum = 0;
    for (int k = 0; k < 100; k++)
        sum += p[i] ^ (k > 60 ? q[i] : k);
    p[i] = sum;
}
"""


@pytest.mark.parametrize("debug", [None, "lineinfo", "full"])
@pytest.mark.parametrize(
    ("kernel", "kind", "thread", "line"),
    [
        ("plain", errors.OutOfBounds, 33, 3),
        ("divides", errors.KernelFault, 7, 5),
        ("waits", errors.OutOfBounds, 14, 22),
        ("loops", errors.OutOfBounds, 0, 27),
    ],
)
def test_a_fault_names_thread_and_line(debug, kernel, kind, thread, line):
    device = CpuDevice(cores=1)
    module = minicu.compile(SOURCE, name="faulty.cu", debug=debug).load(device)
    p = device.array(numpy.zeros(64, "i4"))
    with pytest.raises(kind) as caught:
        module[kernel][2, 64](p, 0)
    assert caught.value.thread == (thread, 0, 0) and caught.value.block == (0, 0, 0)
    assert caught.value.place == f"faulty.cu:{line}"
    assert str(caught.value).endswith(f"in block (0, 0, 0), thread ({thread}, 0, 0) at faulty.cu:{line}")


@pytest.mark.parametrize("debug", [None, "lineinfo"])
def test_a_time_limit_names_the_line_that_took_the_time(debug):
    source = r"""
    extern "C" __global__ void spins(volatile int *p) {
        p[1] = 1;
        while (p[0] == 0)
            p[2]++;
    }"""
    module = minicu.compile(source, name="s.cu", debug=debug).load("cpu")
    with pytest.raises(errors.KernelTimeout) as caught:
        module.spins[1, 1](numpy.zeros(4, "i4"), timeout=0.2)
    assert caught.value.place in ("s.cu:4", "s.cu:5")


def test_the_place_is_found_although_memory_has_changed():
    """The block is run once more, with variables of the module as they were left."""
    source = """
    __device__ int *where;
    extern "C" __global__ void set(int *p) { where = p; }
    extern "C" __global__ void use(int *p) {
        int i = blockIdx.x * blockDim.x + threadIdx.x;
        p[i]++;
        if (i == 77)
            where[-(1ll << 38)] = i;
    }"""
    device = CpuDevice(cores=1)
    module = minicu.compile(source, name="m.cu").load(device)
    p = device.array(numpy.zeros(128, "i4"))
    module.set[1, 1](p)
    with pytest.raises(errors.OutOfBounds) as caught:
        module.use[4, 32](p)
    assert (caught.value.block, caught.value.thread) == ((2, 0, 0), (13, 0, 0))
    assert caught.value.place == "m.cu:8"


def test_what_does_not_happen_again_has_a_line():
    source = """
    extern "C" __global__ void once(int **p) {
        int *q = p[0];
        p[0] = (int *)p;
        if (q != (int *)p)
            *(volatile int *)q = 1;
    }"""
    device = CpuDevice(cores=1)
    module = minicu.compile(source, name="o.cu").load(device)
    with pytest.raises(errors.OutOfBounds) as caught:
        module.once[1, 1](device.array(numpy.zeros(4, "u8")))
    assert caught.value.thread is None and caught.value.place == "o.cu:6"


def test_host_code_names_the_line(tmp_path):
    path = tmp_path / "h.cu"
    path.write_text("""#include <cstdio>
struct Node { int v; Node *next; };
int main(int c, char **v)
{
    Node *n = c > 5 ? new Node : nullptr;
    printf("%d\\n", c);
    return n->next->v;
}
""")
    found = served.run("-m", "minicu", "run", "--device", "cpu", path)
    assert found.returncode == 139 and found.stdout == "1\n"
    assert f"at {path}:7" in found.stderr


#: FAR ints away nothing is mapped, however many stacks and arrays other tests have left in the process.
ODD = """
#define FAR (1ll << 44)
struct Node { int v; Node *next; __device__ int get(long long i) const { return next[i].v; } };
template <class F> __device__ void apply(F f, int i) { f(i); }
__device__ __noinline__ int deep(int *p, int n) {
    if (n == 0) return p[-FAR];
    return p[deep(p, n - 1) & 7] + 1;
}
typedef int (*Op)(int *, int);
__device__ int op_good(int *p, int i) { return p[i]; }
__device__ int op_bad(int *p, int i) { return p[i - FAR]; }
__device__ Op table[2] = {op_good, op_bad};
__global__ void lambda(int *p) {
    apply([=] (int i) {
        if (i == 3)
            p[i - FAR] = 1;
    }, threadIdx.x);
}
__global__ void method(int *p) {
    Node n = {1, (Node *)p};
    p[threadIdx.x] = threadIdx.x == 5 ? n.get(-FAR / 4) : 0;
}
__global__ void recursive(int *p) { p[threadIdx.x] = threadIdx.x == 9 ? deep(p, 4) : 0; }
__global__ void pointer(int *p) { p[threadIdx.x] = table[threadIdx.x == 17](p, threadIdx.x); }
__global__ void barrier(int *p) {
    __shared__ int s[64];
    s[threadIdx.x] = 1;
    __syncthreads();
    if (threadIdx.x == 41)
        p[s[0] * -FAR] = 2;
    __syncthreads();
    p[threadIdx.x] = s[0];
}
__global__ void warps(int *p) {
    int v = threadIdx.x;
    if (threadIdx.x % 32 < 7) {
        v += __shfl_down_sync(0x7f, v, 1);
        if (threadIdx.x == 36)
            v = *(int *)(long)v;
    }
    p[threadIdx.x] = v;
}
__device__ Op nothing;
__global__ void nobody(int *p) {
    if (threadIdx.x == 6)
        p[0] = nothing(p, 1) + 1;
}
"""


@pytest.mark.parametrize(
    "kernel, thread, there",
    [("lambda", 3, "p[i - FAR] = 1"), ("method", 5, "next[i].v"), ("recursive", 9, "return p[-FAR]"),
     ("pointer", 17, "return p[i - FAR]"), ("barrier", 41, "p[s[0] * -FAR]"), ("warps", 36, "(long)v"),
     ("nobody", 6, "= nothing(")],
)  # fmt: skip
def test_faults_in_odd_places(tmp_path, kernel, thread, there):
    """In lambdas, member functions, recursion, behind pointers and barriers, in a part of a warp, and in a
    call of what is no function."""
    file = tmp_path / "odd.cu"
    file.write_text(ODD)
    module = minicu.compile(file, debug="lineinfo").load(CpuDevice(cores=1))
    with pytest.raises(errors.KernelFault) as caught:
        module[kernel][1, 64](numpy.zeros(64, "i4"))
    assert caught.value.thread == (thread, 0, 0)
    if kernel != "nobody" or processor() == "x86_64":  # where the return address lies on the stack
        line = next(k for k, text in enumerate(ODD.splitlines(), 1) if there in text)
        assert caught.value.place == f"odd.cu:{line}"


STRANGE = """
#define FAR (1ll << 44)
struct Base { int k; __device__ virtual int f(int *p) const { return p[k]; } __device__ virtual ~Base() {} };
struct Derived : Base { __device__ int f(int *p) const override {
    return p[k - FAR];  // in virtual_call
} };
extern "C" __global__ void virtual_call(int *p) {
    Base a; Derived d; a.k = d.k = 0;
    Base *b = threadIdx.x == 21 ? (Base *)&d : &a;
    p[threadIdx.x] = b->f(p);
}
struct Guard { int *p; long long i; __device__ ~Guard() {
    p[i] = 5;  // in destructor
} };
extern "C" __global__ void destructor(int *p) {
    Guard g{p, threadIdx.x == 30 ? -FAR : threadIdx.x};
    p[threadIdx.x] = 2;
}
struct Big { int a[16]; };
extern "C" __global__ void record(Big *b) {
    Big local = b[0];
    if (threadIdx.x == 8)
        b[-FAR / 16] = local;  // in record
}
extern "C" __global__ void copies(int *p) {
    if (threadIdx.x == 9)
        memcpy(p, p - FAR, 64);  // in copies
}
struct Ops { __device__ int go(int *p) {
    return p[-FAR];  // in member_pointer
} };
extern "C" __global__ void member_pointer(int *p) {
    Ops o;
    int (Ops::*f)(int *) = &Ops::go;
    p[threadIdx.x] = threadIdx.x == 40 ? (o.*f)(p) : 0;
}
extern "C" __global__ void constant(int *p) {
    static __constant__ int t[4] = {1, 2, 3, 4};
    p[threadIdx.x] = t[threadIdx.x == 15 ? FAR : 0];  // in constant
}
extern "C" __global__ void shuffled(int *p) {
    int v = __shfl_xor_sync(~0u, (int)threadIdx.x, 1);
    p[v == 38 ? -FAR : v] = 1;  // in shuffled
}
extern "C" __global__ void ptx(int *p) {
    int v = 0;
    if (threadIdx.x == 3)
        asm volatile("ld.global.u32 %0, [%1];" : "=r"(v) : "l"(p - FAR));  // in ptx
    p[threadIdx.x] = v;
}
extern "C" __global__ void ternary(int *p) {
    int i = threadIdx.x;
    p[i] = i < 5 ? 1 :
           i < 60 ? 2 :
           *(p - FAR);  // in ternary
}
"""


@pytest.fixture(scope="module", params=[False, pytest.param(True, marks=pytest.mark.slow)], ids=["", "check"])
def strange(request):
    return minicu.compile(STRANGE, name="s.cu").load(CpuDevice(cores=1, check=request.param))


@pytest.mark.parametrize(
    "kernel, thread",
    [("virtual_call", 21), ("destructor", 30), ("record", 8), ("copies", 9), ("member_pointer", 40),
     ("constant", 15), ("shuffled", 39), ("ptx", 3), ("ternary", 60)],
)  # fmt: skip
def test_a_program_without_lines_names_them(strange, kernel, thread):
    """Addresses of functions lie in the memory that the second run finds, and are those of the first code."""
    line = next(k for k, text in enumerate(STRANGE.splitlines(), 1) if text.endswith(f"// in {kernel}"))
    array = strange.device.array(numpy.zeros(1024, "i4"))
    with pytest.raises(errors.OutOfBounds) as caught:
        strange[kernel][1, 64](array.address)
    assert (caught.value.thread, caught.value.place) == ((thread, 0, 0), f"s.cu:{line}")
