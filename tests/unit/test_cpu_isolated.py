"""Kernels in a process of their own: whatever they do, this one lives."""

from __future__ import annotations

import gc
import os
import pickle
import signal
import threading
from pathlib import Path

import numpy
import pytest
from runner import served

import minicu
from minicu.runtime import errors, find
from minicu.runtime.cpu.device import CpuDevice
from minicu.runtime.cpu.isolated import IsolatedDevice

pytestmark = pytest.mark.optimised

SOURCE = r"""
#include <stdio.h>
#include <assert.h>
__device__ int counter = 5;
extern "C" {
__global__ void add(float *p, const float *q, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) p[i] += q[i];
}
__global__ void reverse(int *p) {
    __shared__ int s[64];
    s[threadIdx.x] = p[threadIdx.x];
    __syncthreads();
    p[threadIdx.x] = s[63 - threadIdx.x];
}
__global__ void says(int n) { printf("block %d of %d\n", blockIdx.x, n); }
__global__ void count() { atomicAdd(&counter, 1); }
__global__ void store(int *p, int at) { p[at] = 1; }
__global__ void asserts(int *p) { assert(p[threadIdx.x] == 0); }
__global__ void forever(int *p) { while (*(volatile int *)p == 0) { } }
__global__ void wipe(char *p, long n) { for (long i = 0; i < n; i++) ((volatile char *)p)[i] = 1; }
__global__ void keep(char **p) { *p = (char *)malloc(1000); }
__global__ void give(char **p) { free(*p); }
}
"""


@pytest.fixture(scope="module")
def program():
    return minicu.compile(SOURCE, name="i.cu")


@pytest.fixture(scope="module")
def module(program):
    return program.load("cpu:isolated")


def good(module):
    p = numpy.arange(64, dtype="i4")
    module.reverse[1, 64](p)
    assert (p == numpy.arange(63, -1, -1)).all()


def heap_of(process: int) -> tuple[int, int]:
    """The process's own heap."""
    for line in Path(f"/proc/{process}/maps").read_text().splitlines():
        if line.endswith("[heap]"):
            start, end = (int(number, 16) for number in line.split()[0].split("-"))
            return start, end - start
    raise AssertionError("no heap")


def test_host_and_device_arrays(module):
    assert module.device.name == "cpu:isolated" and find("cpu:isolated") is module.device
    a, b = numpy.ones(1000, "f4"), numpy.arange(1000, dtype="f4")
    module.add[4, 256](a, b, 1000)
    assert (a == b + 1).all()
    d = module.device.array(a)
    module.add[4, 256](d, b, n=1000)
    assert (d.numpy() == 2 * b + 1).all() and (a == b + 1).all()
    other = CpuDevice().array(b)
    module.add[4, 256](other, d, 1000)
    assert (other.numpy() == 3 * b + 1).all()
    module.add[4, 256](memoryview(a), b, 1000)
    assert (a == 2 * b + 1).all()


def test_many_arrays_come_and_go(module):
    for n in (1, 5000, 1, 100_000, 5000, 1):
        arrays = [module.device.array(numpy.full(n, i, "f4")) for i in range(20)]
        for i, array in enumerate(arrays):
            module.add[(n + 255) // 256, 256](array, arrays[0], n)
            assert (array.numpy() == i).all()


def test_output_and_variables(module):
    with module.device.capture_output() as text:
        module.says[2, 1](7)
    assert text.getvalue() == "block 0 of 7\nblock 1 of 7\n"
    module.globals["counter"].write(10)
    module.count[2, 3]()
    assert module.globals["counter"].read() == 16


def test_faults_are_told_as_ever(module):
    p = module.device.array(numpy.zeros(1000, "i4"))
    with pytest.raises(errors.OutOfBounds, match="store touched 'p', which has 4000 bytes, 0 bytes"):
        module.store[1, 1](p, 1000)
    with pytest.raises(errors.OutOfBounds, match="store touched 'p', which has 64 bytes, 0 bytes"):
        module.store[1, 1](numpy.zeros(16, "i4"), 16)
    with pytest.raises(errors.KernelAssert) as caught:
        module.asserts[1, 4](numpy.array([0, 0, 1, 0], "i4"))
    assert caught.value.thread == (2, 0, 0)
    with pytest.raises(errors.KernelTimeout, match=r"did not finish in 0\.3 s"):
        module.forever[1, 1](numpy.zeros(1, "i4"), timeout=0.3)
    with pytest.raises(TypeError, match="takes"):
        module.store[1, 1](numpy.zeros(10, "f4"), 1)
    good(module)


def test_a_kernel_that_wipes_its_process_ends_that_alone(module):
    kept = module.device.array(numpy.arange(100, dtype="i4"))
    module.globals["counter"].write(77)
    for _ in range(2):
        good(module)
        worker = module.device.worker
        start, size = heap_of(worker)
        with pytest.raises(errors.KernelFault, match="ended its process: it was ended by SIG"):
            module.wipe.configure(1, 1, check=False)(start, size)
            for _ in range(100):  # somewhere on its way
                good(module)
        good(module)
        assert module.device.worker != worker
    assert (kept.numpy() == numpy.arange(100)).all()
    assert module.globals["counter"].read() == 5  # a new worker's


def test_a_worker_that_somebody_kills(module):
    good(module)
    os.kill(module.device.worker, signal.SIGKILL)
    with pytest.raises(errors.KernelFault, match="SIGKILL"):
        good(module)
    good(module)


def test_settings_and_limits(program):
    device = find("cpu:isolated", check=True, timeout=5)
    assert isinstance(device, IsolatedDevice) and device is not find("cpu:isolated")
    module = program.load(device)
    device.limits.heap = 4096
    p = device.array(numpy.zeros(1, "u8"))
    module.keep[1, 1](p)
    assert p.numpy()[0] and device.limits.heap_used == 1024
    module.give[1, 1](p)
    assert device.limits.heap_used == 0


def test_what_is_not_shared_is_refused(module):
    with pytest.raises(errors.DeviceError, match="not supported: textures"):
        module.device.texture(numpy.zeros((4, 4), "f4"))
    with pytest.raises(TypeError):
        pickle.dumps(module)


def test_graphs(module):
    device = module.device
    stream, p = device.stream(), device.array(numpy.zeros(4, "i4"))
    with stream.capture() as graph:
        module.store[1, 1, 0, stream](p, 2)
    assert not p.numpy().any()
    graph.launch()
    assert list(p.numpy()) == [0, 0, 1, 0]


def test_threads_and_dying_modules(program):
    failed = []

    def work(n):
        for _ in range(10):
            module = program.load("cpu:isolated")
            p = numpy.arange(64, dtype="i4") + n
            module.reverse[1, 64](p)
            if p[0] != 63 + n:
                failed.append(n)

    threads = [threading.Thread(target=work, args=(n,)) for n in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    gc.collect()
    assert not failed


def test_a_forked_process_has_a_worker_of_its_own(module, program):
    good(module)
    read, write = os.pipe()
    child = os.fork()
    if not child:
        try:
            good(program.load("cpu:isolated"))
            try:
                good(module)
            except errors.DeviceError as e:
                os.write(write, str(e).encode())
        finally:
            os._exit(0)
    os.close(write)
    os.waitpid(child, 0)
    with os.fdopen(read) as said:
        assert said.read() == "cpu:isolated belongs to the process that this one was forked from"
    good(module)


def test_whole_programs(tmp_path):
    (tmp_path / "m.cu").write_text(
        '#include <stdio.h>\n#include <stdlib.h>\n__global__ void k() { printf("kernel\\n"); }\n'
        "int main(int n, char **v) { k<<<1, 1>>>(); cudaDeviceSynchronize();\n"
        "    if (n > 1) abort(); return 7; }\n"
    )
    for words, status in (([], 7), (["x"], 134)):
        ended = served.run("-m", "minicu", "run", "--device", "cpu:isolated", "m.cu", *words, cwd=tmp_path)
        assert ended.stdout == "kernel\n" and ended.returncode == status, ended
