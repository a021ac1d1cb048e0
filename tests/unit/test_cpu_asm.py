"""Inline PTX on the CPU device: what would change the meaning is refused; what a block has is told."""

import numpy
import pytest

import minicu
from minicu.runtime.cpu.device import CpuDevice
from minicu.runtime.errors import DeviceError

pytestmark = pytest.mark.optimised

REFUSED = {
    "add.rz.f16 %0, %1, %1;": "the PTX 'add.rz.f16' (this rounding)",
    "cvt.rz.f16.u64 %0, %1;": "the PTX 'cvt.rz.f16.u64'",
    "mad.hi.sat.s32 %0, %1, %1, %1;": "the PTX 'mad.hi.sat.s32'",
    "min.f32 %0, %1, %1, %1;": "the PTX 'min.f32' with 4 operands",
    "mov %0, %1;": "the PTX 'mov'",
    "cvt.rn.satfinite.e4m3x2.f32 %0, %1, %1;": "the PTX 'cvt.rn.satfinite.e4m3x2.f32' (its '.e4m3x2')",
    "st.async.b32 [%1], %1, [%1];": "the PTX 'st.async.b32'",
    "red.min.noftz.f16x2 [%1], %1;": "the PTX 'red.min.noftz.f16x2'",
    "atom.add.u32 %0, [%1], %1, %1, %1;": "the PTX 'atom.add.u32' with 5 operands",
    "cp.async.bulk.shared::cta.shared::cta [%1], [%1], 16;":
        "the PTX 'cp.async.bulk.shared::cta.shared::cta'",
    "wgmma.fence.sync.aligned;": "the PTX 'wgmma.fence.sync.aligned'",
    "add.u32 %0, %1, %nosuch;": "the PTX 'add.u32' of '%nosuch'",
}  # fmt: skip


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_refused(text):
    source = f'__global__ void k(int *p, int n) {{ asm volatile("{text}" : "=r"(p[0]) : "r"(n)); }}'
    module = minicu.compile(source, name="k.cu").load(CpuDevice())
    with pytest.raises(DeviceError) as caught:
        module.k[1, 1](None, 3)
    message = str(caught.value)
    assert f"{REFUSED[text]} on the CPU device" in message
    assert message.startswith("k.cu:1:")


def test_the_size_of_shared_memory_is_that_of_the_core():
    """The record of a block whose threads wait for nobody has only a part of the core's."""
    source = """
    __global__ void k(unsigned *found) {
        __shared__ int s[40];
        s[threadIdx.x] = 1;
        unsigned size, inside, outside;
        asm volatile("mov.u32 %0, %%total_smem_size;" : "=r"(size));
        asm volatile("{ .reg .pred p; isspacep.shared p, %1; selp.u32 %0, 1, 0, p; }"
                     : "=r"(inside) : "l"(s + 39));
        asm volatile("{ .reg .pred p; isspacep.shared p, %1; selp.u32 %0, 1, 0, p; }"
                     : "=r"(outside) : "l"(found));
        found[0] = size; found[1] = inside; found[2] = outside;
    }"""
    module = minicu.compile(source).load(CpuDevice(cores=1))
    found = numpy.zeros(3, numpy.uint32)
    module.k[1, 1](found)
    assert found[0] >= 160 and list(found[1:]) == [1, 0]
