"""Launches on a GPU: every kind of argument arrives, by the builtin and by the general path."""

from __future__ import annotations

import ctypes
import threading

import numpy
import pytest

pytestmark = pytest.mark.needs_gpu

SCALARS = """
typedef unsigned long long word;
struct Pair { char c; double d; };
struct Odd { unsigned char bytes[3]; };
extern "C" __global__ void all(word *out, bool b, signed char c, unsigned short s, int i, unsigned u,
                               long long l, word ul, float f, double d, struct Pair p, struct Odd o,
                               const int *a, void *v)
{
    out[0] = b; out[1] = (word)(long long)c; out[2] = s; out[3] = (word)(long long)i;
    out[4] = u; out[5] = (word)l; out[6] = ul; out[7] = __float_as_uint(f);
    out[8] = (word)__double_as_longlong(d); out[9] = (word)(long long)p.c;
    out[10] = (word)__double_as_longlong(p.d);
    out[11] = o.bytes[0] | o.bytes[1] << 8 | o.bytes[2] << 16;
    out[12] = (word)a[1]; out[13] = (word)v;
}
"""


@pytest.mark.parametrize("fast", [True, False])
def test_every_kind_of_argument(gpu, load, fast):
    module = load(SCALARS)
    out, a = gpu.zeros(14, "u8"), gpu.array(numpy.array([5, 77], "i4"))
    module["all"].configure(1, 1, fast=fast)(
        out, True, -3, 65000, -(2**31), 2**32 - 1, -(2**63), 2**64 - 2, 0.1, 0.1, {"c": -7, "d": 2.5},
        {"bytes": [1, 2, 3]}, a, a,
    )  # fmt: skip

    def bits(value, kind):
        return int(numpy.array(value, kind).view(f"u{numpy.dtype(kind).itemsize}"))

    expected = [
        1, 2**64 - 3, 65000, 2**64 - 2**31, 2**32 - 1, 2**63, 2**64 - 2, bits(0.1, "f4"), bits(0.1, "f8"),
        2**64 - 7, bits(2.5, "f8"), 0x030201, 77, a.address,
    ]  # fmt: skip
    assert out.numpy().tolist() == expected


KINDS = {
    "bool": ("u1", 1), "signed char": ("i1", -3), "unsigned short": ("u2", 65000), "int": ("i4", -(2**31)),
    "unsigned": ("u4", 2**32 - 1), "long long": ("i8", -(2**63)), "word": ("u8", 2**64 - 2),
    "float": ("f4", 0.1), "double": ("f8", 0.1),
}  # fmt: skip


@pytest.mark.parametrize("last", KINDS)
def test_the_builtin_packs_as_the_kernel_reads(gpu, load, last):
    """Every kind after every other, and a block of arguments that ends with each."""
    kinds = [kind for one in KINDS for other in KINDS for kind in (one, other)] + [last]
    declared = ", ".join(f"{kind} p{i}" for i, kind in enumerate(kinds))
    stores = " ".join(f"*({kind} *)(out + {i}) = p{i};" for i, kind in enumerate(kinds))
    module = load(
        f'typedef unsigned long long word; extern "C" __global__ void k(word *out, {declared}) {{ {stores} }}'
    )
    values = [value for _, value in map(KINDS.get, kinds)]
    expected = [int(numpy.array(v, KINDS[k][0]).view(f"u{KINDS[k][0][1]}")) for k, v in zip(kinds, values)]
    for fast in (True, False):
        out = gpu.zeros(len(kinds), "u8")
        module.k.configure(1, 1, fast=fast)(out, *values)
        assert out.numpy().tolist() == expected


@pytest.mark.parametrize("count", [511, 512, 1000, 4000])
def test_more_arguments_than_4_kilobytes_hold(gpu, load, count):
    declared = ", ".join(f"double p{i}" for i in range(count))
    stores = " ".join(f"out[{i}] = p{i};" for i in range(0, count, 37))
    module = load(
        f'extern "C" __global__ void k(double *out, {declared}) {{ {stores} out[1] = p{count - 1}; }}'
    )
    for fast in (True, False):
        out = gpu.zeros(count, "f8")
        module.k.configure(1, 1, fast=fast)(out, *range(count))
        expected = [i if i % 37 == 0 else 0 for i in range(count)]
        expected[1] = count - 1
        assert out.numpy().tolist() == expected


@pytest.mark.parametrize("fast", [True, False])
def test_the_arguments_of_a_captured_launch_can_be_changed(gpu, load, fast):
    """By anybody who looks at the graph's nodes, however the launch gave them."""
    from cuda.bindings import driver

    from minicu.runtime.cuda.driver import check

    module = load('extern "C" __global__ void add(int *x, short s, double d) { *x += s + (int)d; }')
    x, stream = gpu.zeros(1, "i4"), gpu.stream()
    with stream.capture() as graph:
        module.add.configure(1, 1, 0, stream, fast=fast)(x, 5, 100.0)
    with gpu.active():
        nodes = check(driver.cuGraphGetNodes(graph._graph, 1), "asking for nodes")
        (node,) = nodes[0] if isinstance(nodes, tuple) else nodes
        told = check(driver.cuGraphKernelNodeGetParams(node), "asking for arguments")
        if int(told.kernelParams or 0):
            at = [ctypes.c_void_p.from_address(int(told.kernelParams) + 8 * i).value for i in range(3)]
        else:  # pairs of what follows (CU_LAUNCH_PARAM_…) and where that is, in any order
            words = (ctypes.c_size_t * 4).from_address(int(told.extra))
            block = dict(zip(words[::2], words[1::2]))[1]  # ..._BUFFER_POINTER
            at = [block + offset for offset in (0, 8, 16)]
        assert ctypes.c_uint64.from_address(at[0]).value == x.address
        assert ctypes.c_int16.from_address(at[1]).value == 5
        assert ctypes.c_double.from_address(at[2]).value == 100
        told.extra = 0
        told.kernelParams = (x.address, 7, 1000.0), (ctypes.c_void_p, ctypes.c_int16, ctypes.c_double)
        graph.launch(stream)
        stream.synchronize()
        assert x.numpy()[0] == 105
        check(driver.cuGraphExecKernelNodeSetParams(graph._executable, node, told), "changing arguments")
        graph.launch(stream)
        stream.synchronize()
    assert x.numpy()[0] == 105 + 1007


def test_64_arguments(gpu, load):
    names = [f"a{i}" for i in range(63)]
    body = " ".join(f"out[{i}] = {name};" for i, name in enumerate(names))
    declared = ", ".join(f"int {name}" for name in names)
    module = load(f'extern "C" __global__ void many(int *out, {declared}) {{ {body} }}')
    out = gpu.zeros(63, "i4")
    module.many[1, 1](out, *range(100, 163))
    assert out.numpy().tolist() == list(range(100, 163))


def test_no_arguments(gpu, load):
    module = load('__device__ int hits; extern "C" __global__ void hit() { atomicAdd(&hits, 1); }')
    module.hit[3, 32]()
    assert module.globals["hits"].read() == 96


def test_a_large_parameter(gpu, load):
    module = load(
        """
        struct Big { int v[8000]; };
        extern "C" __global__ void big(struct Big b, int *out)
        {
            out[threadIdx.x] = b.v[threadIdx.x * 1000 + 999];
        }
        """
    )
    out = gpu.zeros(8, "i4")
    module.big[1, 8]({"v": numpy.arange(8000, dtype="i4")}, out)
    assert out.numpy().tolist() == [1000 * i + 999 for i in range(8)]


def test_grid_and_block(gpu, load):
    module = load(
        """
        extern "C" __global__ void where(int *out)
        {
            int block = blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z);
            int thread = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
            out[block * blockDim.x * blockDim.y * blockDim.z + thread] = block * 1000 + thread;
        }
        """
    )
    out = gpu.zeros((24, 30), "i4")
    module.where[(4, 3, 2), (5, 3, 2)](out)
    expected = numpy.arange(24)[:, None] * 1000 + numpy.arange(30)
    numpy.testing.assert_array_equal(out.numpy(), expected)


def test_much_dynamic_shared_memory(gpu, load):
    module = load(
        """
        extern __shared__ int pool[];
        extern "C" __global__ void turn(int *out, int n)
        {
            for (int i = threadIdx.x; i < n; i += blockDim.x) pool[i] = i;
            __syncthreads();
            for (int i = threadIdx.x; i < n; i += blockDim.x) out[i] = pool[n - 1 - i];
        }
        """
    )
    n = (gpu.shared_limit - 1024) // 4
    out = gpu.zeros(n, "i4")
    module.turn[1, 256, n * 4](out, n)
    numpy.testing.assert_array_equal(out.numpy(), numpy.arange(n)[::-1])
    with pytest.raises(ValueError, match="bytes of dynamic shared memory"):
        module.turn[1, 256, gpu.shared_limit + 4]


def test_a_cooperative_launch(gpu, load):
    module = load('extern "C" __global__ void k(int *out) { out[blockIdx.x] = gridDim.x; }')
    out = gpu.zeros(gpu.multiprocessors, "i4")
    module.k.configure(gpu.multiprocessors, 32, cooperative=True)(out)
    assert (out.numpy() == gpu.multiprocessors).all()
    with pytest.raises(ValueError, match="cooperative launch"):
        module.k.configure(10**6, 1024, cooperative=True)


def test_a_barrier_of_the_grid(gpu, load):
    module = load(
        """
        #include <cooperative_groups.h>
        extern "C" __global__ void turn(int *cells, int rounds, int *valid)
        {
            auto grid = cooperative_groups::this_grid();
            int t = grid.thread_rank(), n = grid.size();
            if (t == 0) *valid = grid.is_valid();
            if (!grid.is_valid()) return;
            for (int r = 0; r < rounds; r++) {
                int next = cells[(t + 1) % n];
                grid.sync();
                cells[t] = next + 1;
                if (r % 2) grid.sync();
                else grid.barrier_wait(grid.barrier_arrive());
            }
        }
        """
    )
    blocks, rounds, valid = 2 * gpu.multiprocessors, 101, gpu.zeros(1, "i4")
    start = numpy.arange(blocks * 96, dtype="i4")
    cells = gpu.array(start)
    module.turn.configure(blocks, (32, 3), cooperative=True)(cells, rounds, valid)
    numpy.testing.assert_array_equal(cells.numpy(), numpy.roll(start, -rounds) + rounds)
    assert valid.numpy() == 1  # in other launches, too, where the driver (580) leaves the workspace there


@pytest.mark.needs_gpu(arch="sm_90")
def test_a_group_of_a_cluster(gpu, load):
    module = load(
        """
        #include <cooperative_groups.h>
        namespace cg = cooperative_groups;
        __shared__ unsigned inbox[64];
        extern "C" __global__ void pass(unsigned *out)
        {
            auto cluster = cg::this_cluster();
            unsigned next = (cluster.block_rank() + 1) % cluster.num_blocks();
            cluster.sync();
            cluster.map_shared_rank(inbox, next)[threadIdx.x] = cluster.thread_rank();
            cluster.sync();
            unsigned at = blockIdx.x * blockDim.x + threadIdx.x;
            bool right = cluster.size() == 256 && cluster.dim_blocks().x == 4
                && cluster.dim_threads().x == 256
                && cluster.block_index().x == blockIdx.x % 4 && cluster.thread_index().x == at % 256
                && cluster.query_shared_rank(cluster.map_shared_rank(inbox, 3)) == 3;
            out[at] = right ? inbox[threadIdx.x] : 0xffffffff;
        }
        """
    )
    out = gpu.zeros(512, "u4")
    module["pass"].configure(8, 64, cluster=(4, 1, 1))(out)
    rank = numpy.arange(512) % 256
    numpy.testing.assert_array_equal(out.numpy(), (rank - 64) % 256)


@pytest.mark.needs_gpu(arch="sm_90")
def test_a_cluster_launch(gpu, load):
    module = load('extern "C" __global__ void k(int *out) { out[blockIdx.x] = 7; }')
    out = gpu.zeros(8, "i4")
    module.k.configure(8, 32, cluster=(4, 1, 1))(out)
    assert (out.numpy() == 7).all()
    out = gpu.zeros(32, "i4")
    module.k.configure(32, 32, cluster=16)(out)  # more than every such GPU has room for
    assert (out.numpy() == 7).all()
    with pytest.raises(ValueError, match="no multiple of the cluster's 4"):
        module.k.configure(9, 32, cluster=4)


def test_what_a_kernel_needs(gpu, load):
    module = load(
        """
        __shared__ float tile[256];
        extern "C" __global__ void k(float *x) { tile[threadIdx.x] = x[threadIdx.x]; __syncthreads();
                                                 x[threadIdx.x] = tile[255 - threadIdx.x]; }
        """
    )
    told = module.k.attributes
    assert told.registers > 0 and told.shared >= 1024 and told.max_threads == 1024
    assert told.binary_version >= 75
    assert 1 <= module.k.occupancy(256) <= 32
    blocks, threads = module.k.best_block()
    assert blocks >= gpu.multiprocessors and threads % 32 == 0


def test_launch_bounds(gpu, load):
    module = load('extern "C" __global__ void __launch_bounds__(128) k(int *x) { *x = 1; }')
    assert module.k.attributes.max_threads == 128
    with pytest.raises(ValueError, match="128"):
        module.k[1, 256]


def test_threads(gpu, load):
    module = load('extern "C" __global__ void add(int *x, int v) { atomicAdd(x, v); }')
    total = gpu.zeros(1, "i4")
    launch = module.add[1, 1]
    failures = []

    def work(n):
        try:
            for _ in range(100):
                launch(total, n)
                module.add[1, 1](total, n)
        except Exception as e:
            failures.append(e)

    threads = [threading.Thread(target=work, args=(n,)) for n in range(1, 5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert not failures and total.numpy()[0] == 200 * (1 + 2 + 3 + 4)


def test_a_configuration_outlives_its_module(gpu, load):
    import gc

    launch = load('extern "C" __global__ void set(int *x, int v) { *x = v; }').set[1, 1]
    gc.collect()
    x = gpu.zeros(1, "i4")
    launch(x, 9)
    assert x.numpy()[0] == 9


def test_a_temporary_array(gpu, load):
    """Memory of arrays that were dropped right after the launch is not given to others too early."""
    module = load(
        """
        extern "C" __global__ void slow(int *x, int n) { for (int i = 0; i < n; ++i) atomicAdd(x, 1); }
        extern "C" __global__ void check(const int *x, int *bad) { if (*x != 0) atomicAdd(bad, 1); }
        """
    )
    bad = gpu.zeros(1, "i4")
    for _ in range(50):
        module.slow[1, 1](gpu.zeros(1, "i4"), 2000)
        module.check[1, 1](gpu.zeros(1, "i4"), bad)
    assert bad.numpy()[0] == 0


@pytest.mark.parametrize("fast", [True, False])
def test_wrong_arguments_are_told(gpu, load, fast):
    module = load(
        """
        extern "C" __global__ void saxpy(int n, float a, const float *x, float *y) { y[0] = a * x[0] + n; }
        """
    )
    x = gpu.zeros(4)
    launch = module.saxpy.configure(1, 1, fast=fast)
    for arguments, error, message in (
        ((1, 1.0, x), TypeError, "4 arguments"),
        ((1.5, 1.0, x, x), TypeError, "argument 1 'n' is float"),
        ((2**31, 1.0, x, x), OverflowError, "argument 1 'n'"),
        ((1, 1.0, gpu.zeros(4, "f8"), x), TypeError, "argument 3 'x' is an array of float64"),
        ((1, 1.0, numpy.zeros(4, "f4"), x), TypeError, "module.device.array"),
    ):
        with pytest.raises(error, match=message):
            launch(*arguments)
    launch(1, 2.0, x, x)
    assert x.numpy()[0] == 1


def test_the_launch_builtin_serves(load):
    from minicu.runtime.launching import launch_builtin

    assert launch_builtin.available()
    module = load('extern "C" __global__ void k() {}')
    assert type(module.k[1, 1]).__name__ == "builtin_function_or_method"
