"""The CPU device: launches, memory, globals, output, whole programs on it."""

import pickle
import threading

import numpy
import pytest

import minicu
from minicu.runtime.cpu.device import CpuDevice
from minicu.runtime.errors import DeviceError, KernelFault

pytestmark = pytest.mark.optimised

SOURCE = r"""
#include <stdio.h>
extern "C" {
struct Pair { float x; int n; };
__device__ int counter = 5;
__device__ int table[2][3];
__constant__ float scale[4] = {1, 2, 3, 4};
__device__ struct Pair pair;
__constant__ const int fixed[2] = {3, 4};

__global__ void saxpy(int n, float a, const float *x, float *y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + y[i];
}
__global__ void places(int *o) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    int z = blockIdx.z * blockDim.z + threadIdx.z;
    o[(z * gridDim.y * blockDim.y + y) * gridDim.x * blockDim.x + x] = x + 100 * y + 10000 * z;
}
__global__ void read_fixed(int *p, int i) { p[0] = fixed[i]; }
__global__ void count(void) { __atomic_fetch_add(&counter, 1, __ATOMIC_RELAXED); }
__global__ void scaled(float *x) { x[threadIdx.x] *= scale[threadIdx.x & 3]; }
__global__ void local(struct Pair p, float *o) { p.n += threadIdx.x; o[threadIdx.x] = p.x + p.n; }
__global__ void reversed(float *x) {
    extern __shared__ float s[];
    s[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    x[threadIdx.x] = s[blockDim.x - 1 - threadIdx.x];
}
__global__ void hello(int k) {
    printf("%d/%d %s %.2f %lld\n", blockIdx.x, threadIdx.x, "text", 1.5, (long long)k << 33);
}
__global__ void get(int **p) {
    p[threadIdx.x] = (int *)malloc(100);
    if (p[threadIdx.x]) p[threadIdx.x][24] = threadIdx.x;
}
__global__ void give(int **p, int *o) { o[threadIdx.x] = p[threadIdx.x][24]; free(p[threadIdx.x]); }
__global__ void __launch_bounds__(64) bounded(void) {}
__global__ void empty(void) {}
}
__global__ void over(int *o) { *o = 1; }
__global__ void over(float *o) { *o = 2; }
"""


@pytest.fixture(scope="module")
def program():
    return minicu.compile(SOURCE, name="test.cu")


@pytest.fixture(scope="module")
def module(program):
    return program.load(CpuDevice(cores=2))


def test_saxpy_on_one_and_more_cores(program, module):
    n = 100_001
    x = numpy.arange(n, dtype="f4")
    for loaded in (module, program.load(CpuDevice(cores=1))):
        y = numpy.ones(n, "f4")
        for _ in range(3):
            loaded.saxpy[(n + 255) // 256, 256](n, 2.0, x, y)
        numpy.testing.assert_array_equal(y, 6 * x + 1)


def test_three_dimensions(module):
    o = numpy.zeros((4, 6, 8), "i4")
    module.places[(2, 3, 2), (4, 2, 2)](o)
    z, y, x = numpy.indices(o.shape)
    numpy.testing.assert_array_equal(o, x + 100 * y + 10000 * z)


def test_arrays(module):
    device = module.device
    source = numpy.arange(12, dtype="i4").reshape(3, 4)
    array = device.array(source)
    assert (array.shape, array.dtype, array.size, array.nbytes, len(array)) == (
        (3, 4),
        numpy.int32,
        12,
        48,
        3,
    )
    numpy.testing.assert_array_equal(array.numpy(), source)
    numpy.testing.assert_array_equal(array[1].numpy(), source[1])
    numpy.testing.assert_array_equal(array[1:3].numpy(), source[1:3])
    numpy.testing.assert_array_equal(array.reshape(2, -1).numpy(), source.reshape(2, -1))
    numpy.testing.assert_array_equal(numpy.asarray(array), source)
    array.write(source + 1)
    array[0].fill(9)
    assert array.view("u4").numpy().tolist() == [[9] * 4, [5, 6, 7, 8], [9, 10, 11, 12]]
    assert device.zeros((2, 2), "f8").numpy().tolist() == [[0, 0], [0, 0]]
    assert device.array(numpy.arange(6)[::2]).numpy().tolist() == [0, 2, 4]
    assert device.array(numpy.arange(3, dtype=">i4")).dtype.isnative
    assert device.empty(0).numpy().tolist() == []
    with pytest.raises(TypeError, match="Python objects"):
        device.array(numpy.array([None]))
    with pytest.raises(ValueError, match="negative extent"):
        device.empty((-1, 2))


def test_globals(module):
    variables = module.globals
    assert set(variables) == {"counter", "table", "scale", "pair", "fixed"}
    assert variables["counter"].read() == 5
    variables["counter"].write(7)
    module.count[10, 32]()
    assert variables["counter"].read() == 7 + 320
    variables["table"].write([[1, 2, 3], [4, 5, 6]])
    assert variables["table"].read().tolist() == [[1, 2, 3], [4, 5, 6]]
    variables["scale"].write(numpy.float32([10, 20, 30, 40]))
    x = numpy.ones(8, "f4")
    module.scaled[1, 8](x)
    assert x.tolist() == [10, 20, 30, 40] * 2
    variables["pair"].write({"x": 0.5, "n": 3})
    assert variables["pair"].read().tolist() == (0.5, 3)


@pytest.mark.parametrize(
    ("name", "value", "error", "message"),
    [
        ("counter", 2**31, OverflowError, "counter: 2147483648 is outside 'int'"),
        ("counter", 1.5, TypeError, "counter: 1.5 is no integer"),
        ("table", [1, 2], ValueError, r"table has shape \(2,\), 'int \[2\]\[3\]' has \(2, 3\)"),
        ("fixed", [1, 2], TypeError, "fixed is 'const int \\[2\\]': it cannot be written"),
        ("pair", {"x": 1}, TypeError, "pair: member 'n' of 'struct Pair' is missing"),
    ],
)
def test_values_that_do_not_fit_a_global(module, name, value, error, message):
    with pytest.raises(error, match=message):
        module.globals[name].write(value)


def test_a_record_argument_is_each_threads_own(program, module):
    o = numpy.zeros(4, "f4")
    module.local[1, 4]({"x": 0.5, "n": 10}, o)
    assert o.tolist() == [10.5, 11.5, 12.5, 13.5]
    value = numpy.zeros(1, program.records["Pair"].dtype)[0]
    value["n"] = 1
    module.local[1, 4](value, o)
    assert o.tolist() == [1, 2, 3, 4]


def test_dynamic_shared_memory(module):
    x = numpy.arange(64, dtype="f4")
    module.reversed[1, 64, 256](x)
    assert x.tolist() == list(range(63, -1, -1))
    with pytest.raises(ValueError, match="232449 bytes of shared memory, the limit is 232448"):
        module.reversed[1, 64, 232449](x)


def test_launches_again_after_others_limits_and_faults(program):
    device = CpuDevice(cores=1)
    module = program.load(device)
    x, values = numpy.arange(8, dtype="f4"), numpy.zeros(8, "f4")
    places = numpy.zeros(8, "u8")
    back, short, get = module.reversed[1, 8, 32], module.reversed[1, 4, 16], module.get[1, 8]
    for _ in range(2):  # each takes the record as another has left it, or as itself
        for _ in range(2):
            values[:] = x
            back(values)
            assert (values == x[::-1]).all()
        short(values)
        assert values[:4].tolist() == [4, 5, 6, 7]
        get(places)
        assert places.all()
        get(places)
        device.limits.frames = 0
        with pytest.raises(DeviceError):
            back(values)
        device.limits.frames = 1 << 20
        with pytest.raises(DeviceError):
            module.scaled[1, 4](8)  # an address that is none
        back(values)


def test_output_is_in_order_of_blocks(module):
    with module.device.capture_output() as text:
        module.hello[3, 2](1)
    assert text.getvalue() == "".join(f"{b}/{t} text 1.50 8589934592\n" for b in range(3) for t in range(2))


def test_output_is_in_order_with_pythons(module, capfd):
    print("before")
    module.hello[1, 1](0)
    print("after", flush=True)
    assert capfd.readouterr().out == "before\n0/0 text 1.50 0\nafter\n"


def test_the_heap(module):
    limits = module.device.limits
    used = limits.heap_used
    pointers, values = numpy.zeros(32, "u8"), numpy.zeros(32, "i4")
    module.get[1, 32](pointers)
    assert pointers.all() and not (pointers % 16).any() and limits.heap_used > used
    module.give[1, 32](pointers, values)
    assert values.tolist() == list(range(32)) and limits.heap_used == used
    old, limits.heap = limits.heap, used + 1000
    try:
        module.get[1, 32](pointers)
        assert 0 < numpy.count_nonzero(pointers) < 10
        module.give[1, int(numpy.count_nonzero(pointers))](pointers[pointers != 0], values)
    finally:
        limits.heap = old
    assert limits.heap_used == used


def test_overloads_are_named_by_their_parameters(module):
    o, f = numpy.zeros(1, "i4"), numpy.zeros(1, "f4")
    module["over(int *)"][1, 1](o)
    module["over(float *)"][1, 1](f)
    assert (o[0], f[0]) == (1, 2)
    with pytest.raises(
        AttributeError, match=r"'over' is overloaded; name one of them: over\(int \*\), over\(float \*\)"
    ):
        _ = module.over
    assert module["_Z4overPi"] is not None


@pytest.mark.parametrize(
    ("configuration", "error", "message"),
    [
        (5, TypeError, r"empty\[grid, block, shared_bytes, stream\]: give at least grid and block"),
        ((1, 1025), ValueError, "empty: block.x is 1025: it must be 1 to 1024"),
        ((1, (1, 1, 65)), ValueError, "block.z is 65: it must be 1 to 64"),
        ((1, (64, 32)), ValueError, r"block \(64, 32, 1\) has 2048 threads, the limit is 1024"),
        ((0, 1), ValueError, "empty: grid.x is 0: it must be 1 to 2147483647"),
        (((1, 65536), 1), ValueError, "grid.y is 65536"),
        ((1.5, 1), TypeError, "empty: grid is 1.5: give an integer or up to three"),
        (((1, 2, 3, 4), 1), ValueError, "give one to three integers"),
        ((1, 1, -1), ValueError, "empty: shared_bytes is -1: it must be 0 or more"),
        ((1, 1, 0, None, 1), TypeError, r"stream\]: what else there is, \.configure"),
        ((1, 1, 0.5), TypeError, "shared_bytes is float, not an integer"),
    ],
)
def test_configurations(module, configuration, error, message):
    with pytest.raises(error, match=message):
        module.empty[configuration]


def test_launch_bounds_and_missing_names(module):
    module.bounded[1, 64]()
    with pytest.raises(ValueError, match="a block of 65 threads, __launch_bounds__ allows at most 64"):
        module.bounded[1, 65]
    with pytest.raises(
        AttributeError, match=r"no kernel 'saxpi' in test.cu: it has .*; did you mean 'saxpy'\?"
    ):
        _ = module.saxpi
    with pytest.raises(KeyError, match=r"no global variable 'x' in test\.cu: it has counter, table"):
        _ = module.globals["x"]
    with pytest.raises(TypeError, match=r"module\.empty\[grid, block\]\(...\)"):
        module.empty()


def test_a_pickled_program_runs(program):
    again = pickle.loads(pickle.dumps(program))
    assert again.kernels == program.kernels or [*again.kernels] == [*program.kernels]
    x, y = numpy.ones(4, "f4"), numpy.ones(4, "f4")
    again.load("cpu").saxpy[1, 4](4, 3.0, x, y)
    assert y.tolist() == [4] * 4


def test_many_threads_launch_at_once(module):
    results = []

    def run(k):
        o = numpy.zeros(64, "f4")
        x = numpy.full(64, k, "f4")
        for _ in range(50):
            module.saxpy[1, 64](64, 1.0, x, o)
        results.append((o == 50 * k).all())

    threads = [threading.Thread(target=run, args=(k,)) for k in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert results == [True] * 4


def test_32_bit_programs_are_refused(program):
    small = pickle.loads(pickle.dumps(program))
    small.model = "ILP32"
    with pytest.raises(ValueError, match="64-bit addresses only"):
        small.load("cpu")


@pytest.mark.parametrize(
    ("settings", "error", "message"),
    [
        ({"timeout": "5"}, TypeError, "timeout is '5': give seconds"),
        ({"timeout": -1}, ValueError, "timeout is -1: give seconds above 0"),
        ({"cores": 0}, ValueError, "cores is 0: give a number of at least 1"),
        ({"cores": "2"}, ValueError, "cores is '2'"),
    ],
)
def test_settings_that_make_no_sense(program, module, settings, error, message):
    with pytest.raises(error, match=message):
        program.load("cpu", **settings)
    if "timeout" in settings:
        with pytest.raises(error, match=message):
            module.empty[1, 1](**settings)
    with pytest.raises(KeyError, match="a kernel has a name, not 3"):
        module[3]


def test_devices_by_name():
    from minicu.runtime import devices, find

    assert find("cpu") is find("cpu") and find("cpu").kind == "cpu"
    assert find("cpu") in devices()
    device = CpuDevice()
    assert find(device) is device
    for wrong in ("gpus", "cpu:1", "cuda:x"):
        with pytest.raises(DeviceError, match="unknown device"):
            find(wrong)


def test_other_systems_are_refused(monkeypatch):
    """Where the CPU device does not run, it says so before anything of it is loaded."""
    from minicu.runtime import find

    def none(number):
        raise DeviceError("no GPU")

    monkeypatch.setattr("minicu.runtime.device._cuda", none)
    monkeypatch.setattr("sys.platform", "darwin")
    for name in ("cpu", "auto"):
        with pytest.raises(DeviceError, match="runs on Linux"):
            find(name)
    with pytest.raises(DeviceError, match="not supported: the CPU device on darwin"):
        CpuDevice()
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("minicu.runtime.device.processor", lambda: "riscv64")
    refused = "not supported: the CPU device on riscv64; it runs on x86_64 and aarch64"
    for name in ("cpu", "auto"):
        with pytest.raises(DeviceError, match=refused):
            find(name)
    with pytest.raises(DeviceError, match=refused):
        CpuDevice()


@pytest.mark.parametrize(
    "source, reason",
    [
        ("__device__ int (*volatile p)(int); __device__ int v(int x) { return __any_sync(~0u, x); }"
         "__global__ void bad(int *o) { p = v; *o = p(1); }", "the address of 'v', which waits"),
        ("__device__ int r(int n) { __syncthreads(); return n ? r(n - 1) : 0; }"
         "__global__ void bad(int *o) { __syncthreads(); *o = r(3); }", "recursion of 'r', which waits"),
    ],
)  # fmt: skip
def test_a_refused_kernel_leaves_the_others(source, reason):
    loaded = minicu.compile(source + "__global__ void good(int *o) { __syncthreads(); *o = 7; }").load("cpu")
    out = numpy.zeros(1, numpy.int32)
    loaded.good[1, 4](out)
    assert out[0] == 7
    with pytest.raises(DeviceError, match=reason):
        loaded.bad[1, 4](out)


def test_grid_constants_are_used_where_the_launch_put_them():
    source = """
        struct S { char c; int x; };
        typedef int int_16 __attribute__((aligned(16)));
        #define FIXED const __grid_constant__
        extern "C" __global__ void k(char c, int_16 n, FIXED int m, FIXED bool b, FIXED S s,
            int *const __grid_constant__ p, FIXED double d)
        {
            const int *q = &m;
            p[threadIdx.x * 8] = n, p[1] = *q, p[2] = b, p[3] = s.x, p[4] = (int)d, p[5] = c;
            ((const int **)p)[4 * threadIdx.x + 3] = q;
        }
    """
    program = minicu.compile(source, cache=False)
    assert [p.offset for p in program.kernels["k"].parameters] == [0, 4, 8, 12, 16, 24, 32]
    out = numpy.zeros(16, numpy.int32)
    module = program.load("cpu")
    module.k[1, 2](7, 40, 41, True, {"c": 1, "x": 9}, out, 2.5)
    module.device.synchronize()
    assert out[:6].tolist() == [40, 41, 1, 9, 2, 7] and out[8] == 40
    assert out[6:8].tolist() == out[14:16].tolist()  # the address


@pytest.mark.parametrize("check", [False, True])
def test_arguments_by_name(check):
    source = "__global__ void k(float *x, int n, int timeout) { *x = n + timeout; }"
    module = minicu.compile(source + "__global__ void j(float *x) { *x = 1; }").load("cpu", check=check)
    x = numpy.zeros(1, numpy.float32)
    module.k[1, 1](x, timeout=2, n=5)
    assert x[0] == 7
    module.j[1, 1](x=x, timeout=5)
    assert x[0] == 1
    for given, message in (
        ({"m": 1}, r"j\(\) has no parameter 'm'; it takes j\(float \*x\)"),
        ({"timeut": 1}, "has no parameter 'timeut'; did you mean 'timeout'"),
        ({"x": x}, "argument 1 'x' is given twice"),
        ({"cooperative": True}, r"say 'cooperative' before the arguments: j\.configure"),
    ):
        with pytest.raises(TypeError, match=message):
            module.j[1, 1](x, **given)
    with pytest.raises(TypeError, match=r"k\(\) has no parameter 'm'"):
        module.k[1, 1](x, m=5)  # and none for what it lacks then


SHARED_WORK = """
extern "C" __global__ void turn(float *x) {
    __shared__ float s[256];
    int t = threadIdx.x;
    s[t] = x[blockIdx.x * 256 + t];
    __syncthreads();
    x[blockIdx.x * 256 + t] = s[255 - t];
}
extern "C" __global__ void forever(volatile int *x, int fault) {
    if (blockIdx.x == fault) *(volatile int *)0 = 1;
    while (!*x) ;
}
"""


def test_helpers_share_launches_outside_of_python(monkeypatch):
    """What they compute is complete, launch after launch; one that fails ends the others; launches of several
    threads at once do without them."""
    from minicu.runtime.cpu import helpers
    from minicu.runtime.cpu.pool import pool_of

    device = CpuDevice(cores=3)
    module = minicu.compile(SHARED_WORK, cache=False).load(device)
    values = numpy.arange(1024 * 256, dtype="f4")
    turned = values.reshape(-1, 256)[:, ::-1].ravel()
    array, zero = device.array(values), device.array(numpy.zeros(1, "i4"))
    launch = module.turn[1024, 256]

    def repeat(times, array):
        for _ in range(times):
            launch.cost = None  # is shared, however short it was
            launch(array)

    with monkeypatch.context() as patch:
        patch.setattr(helpers, "take", None)
        repeat(51, array)
        assert (array.numpy() == turned).all() and len(pool_of(device).cores) == 2
        for fault in (0, 5, 63):
            with pytest.raises(KernelFault, match=rf"null pointer .* in block \({fault}, 0, 0\)|not finish"):
                module.forever[64, 256](zero, fault, timeout=0.5)
        repeat(50, array)
        assert (array.numpy() == turned).all()
    arrays = [device.array(values) for _ in range(3)]
    threads = [threading.Thread(target=repeat, args=(31, a)) for a in arrays]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all((a.numpy() == turned).all() for a in arrays)


MUCH_SHARED = """
extern __shared__ int s[];
extern "C" __global__ void alone(int *x, int count) {
    s[count - 1 - threadIdx.x] = blockIdx.x;
    x[blockIdx.x * 256 + threadIdx.x] = s[count - 1 - threadIdx.x];
}
extern "C" __global__ void together(int *x, int count) {
    for (int i = threadIdx.x; i < count; i += 256) s[i] = i + blockIdx.x;
    __syncthreads();
    x[blockIdx.x * 256 + threadIdx.x] = s[255 - threadIdx.x];
}
"""


def test_helpers_have_what_lanes_need_beside_shared_memory():
    """Also after a kernel without barriers, which needs no more than as much shared memory."""
    device = CpuDevice(cores=3)
    module = minicu.compile(MUCH_SHARED, cache=False).load(device)
    array = device.array(numpy.zeros(256 * 256, "i4"))
    for kernel, count in ((module.together, 1024), (module.alone, 32768), (module.together, 32768)):
        kernel[256, 256, 4 * count](array, count)
    assert (
        array.numpy().reshape(256, 256) == numpy.add.outer(numpy.arange(256), 255 - numpy.arange(256))
    ).all()
