"""The GPU's memory: arrays, copies, pinned memory, global variables."""

from __future__ import annotations

import gc

import numpy
import pytest

pytestmark = pytest.mark.needs_gpu


def test_arrays_travel(gpu):
    data = numpy.arange(60, dtype="f8").reshape(3, 4, 5)
    array = gpu.array(data)
    numpy.testing.assert_array_equal(array.numpy(), data)
    numpy.testing.assert_array_equal(array[1].numpy(), data[1])
    numpy.testing.assert_array_equal(array[1:3].numpy(), data[1:3])
    assert gpu.zeros((2, 2), "i2").numpy().tolist() == [[0, 0], [0, 0]]
    assert gpu.array(numpy.empty((0, 4), "f4")).numpy().shape == (0, 4)
    assert gpu.array(numpy.float32(3)).numpy() == 3


def test_fill_and_write(gpu):
    array = gpu.empty(1000, "f4")
    array.fill(2.5)
    assert (array.numpy() == 2.5).all()
    array[10:20].write(numpy.arange(10))
    assert array.numpy()[9:21].tolist() == [2.5, *range(10), 2.5]


def test_copies(gpu):
    stream = gpu.stream()
    source = gpu.pinned(1 << 16, "i4")
    source[:] = numpy.arange(1 << 16)
    first, second = gpu.empty(1 << 16, "i4"), gpu.empty(1 << 16, "i4")
    target = gpu.pinned(1 << 16, "i4")
    target[:] = 0
    first.copy_from(source, stream)
    second.copy_from(first, stream)
    second.copy_to(target, stream)
    stream.synchronize()
    numpy.testing.assert_array_equal(target, source)
    second.copy_from(numpy.zeros(1 << 16, "i4"))
    assert not second.numpy().any()


def test_kernels_use_pinned_memory(gpu, load):
    module = load('extern "C" __global__ void twice(int *x) { x[threadIdx.x] *= 2; }')
    data = gpu.pinned(32, "i4")
    data[:] = numpy.arange(32)
    module.twice[1, 32](data)
    gpu.synchronize()
    assert data.tolist() == [2 * i for i in range(32)]


def test_memory_comes_back(gpu):
    """What this process has of the GPU's memory; others may use the GPU as well."""
    from cuda.bindings import driver

    def taken() -> int:
        with gpu.active():
            status, pool = driver.cuDeviceGetDefaultMemPool(gpu.number)
            assert not status
            name = driver.CUmemPool_attribute.CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT
            status, size = driver.cuMemPoolGetAttribute(pool, name)
            assert not status
        return int(size)

    gpu.empty(1 << 20, "u1")
    gc.collect()
    gpu.trim()
    before = taken()
    array = gpu.empty(256 << 20, "u1")
    assert taken() >= before + (200 << 20)
    del array
    gc.collect()
    assert taken() >= before + (200 << 20)  # the next array finds it there
    gpu.trim()
    assert taken() <= before + (64 << 20)
    free, total = gpu.memory
    assert 0 < free <= total


def test_too_much_memory(gpu):
    from minicu.runtime.cuda.driver import CudaError

    with pytest.raises(CudaError, match="CUDA_ERROR_OUT_OF_MEMORY"):
        gpu.empty(1 << 46, "u1")
    assert gpu.zeros(3).numpy().tolist() == [0, 0, 0]


def test_globals(gpu, load):
    module = load(
        """
        struct Particle { float mass; double position[3]; };
        __constant__ float coef[4];
        __device__ struct Particle particles[2];
        __device__ int counter = 5;
        extern "C" __global__ void use(float *out)
        {
            out[0] = coef[0] + 10 * coef[3];
            out[1] = particles[1].mass + particles[1].position[2];
            counter += 1;
        }
        """
    )
    module.globals["coef"].write([1, 2, 3, 4])
    values = module.globals["particles"].read()
    assert values["mass"].tolist() == [0, 0]
    values["mass"] = [1, 2]
    values["position"][1] = [3, 4, 5]
    module.globals["particles"].write(values)
    out = gpu.zeros(2)
    module.use[1, 1](out)
    assert out.numpy().tolist() == [41, 7]
    assert module.globals["counter"].read() == 6


def test_managed_globals(gpu, load):
    module = load(
        """
        __managed__ int table[4] = {1, 2, 3, 4};
        extern "C" __global__ void add() { table[threadIdx.x] += 10; }
        """
    )
    module.add[1, 4]()
    assert module.globals["table"].read().tolist() == [11, 12, 13, 14]
    module.globals["table"].write([0, 1, 0, 1])
    module.add[1, 4]()
    assert module.globals["table"].read().tolist() == [10, 11, 10, 11]


def test_limits(gpu, apart):
    assert gpu.limits.heap > 0 and gpu.limits.stack > 0 and gpu.limits.printf_buffer > 0
    before = gpu.limits.stack
    gpu.limits.stack = 2 * before
    assert gpu.limits.stack >= 2 * before
    gpu.limits.stack = before
    done = apart(
        """
        gpu.limits.heap = 64 << 20
        assert gpu.limits.heap >= 64 << 20
        module = load('''
            #include <stdlib.h>
            extern "C" __global__ void get(int *out)
            {
                char *p = (char *)malloc(20 << 20);
                *out = p != NULL;
                if (p) { p[(20 << 20) - 1] = 1; free(p); }
            }
        ''')
        out = gpu.zeros(1, "i4")
        module.get[1, 1](out)
        assert out.numpy()[0] == 1
        try:
            gpu.limits.heap = 128 << 20
        except DeviceError as e:
            assert "before the first" in str(e), e
        print("done")
        """
    )
    assert done.returncode == 0 and done.stdout == "done\n", done.stderr
