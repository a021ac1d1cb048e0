"""Faults on the CPU device name the thread, and with -lineinfo the line."""

import numpy
import pytest

import minicu
from minicu.runtime import errors
from minicu.runtime.cpu.device import CpuDevice

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


@pytest.mark.parametrize("debug", ["lineinfo", "full"])
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


def test_a_time_limit_names_the_line_that_took_the_time():
    source = r"""
    extern "C" __global__ void spins(volatile int *p) {
        p[1] = 1;
        while (p[0] == 0)
            p[2]++;
    }"""
    module = minicu.compile(source, name="s.cu", debug="lineinfo").load("cpu")
    with pytest.raises(errors.KernelTimeout) as caught:
        module.spins[1, 1](numpy.zeros(4, "i4"), timeout=0.2)
    assert caught.value.place in ("s.cu:4", "s.cu:5")


def test_without_lines_a_fault_names_what_is_known():
    device = CpuDevice(cores=1)
    module = minicu.compile(SOURCE, name="faulty.cu").load(device)
    p = device.array(numpy.zeros(64, "i4"))
    with pytest.raises(errors.OutOfBounds, match=r"in block \(0, 0, 0\)$"):
        module.plain[2, 64](p, 0)
    with pytest.raises(errors.OutOfBounds, match=r"thread \(14, 0, 0\)$"):
        module.waits[2, 64](p, 0)
