"""A kernel of minicu's calls a function compiled by nvcc: one cubin of both, because both follow one ABI."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy

import minicu
from minicu.runtime import DeviceError, find
from minicu.runtime.link.link import Input, NoTool

OURS = """
struct Pair { float value, weight; };
extern "C" __device__ float weigh(Pair p);

extern "C" __global__ void total(int n, const Pair *pairs, float *out)
{
    float sum = 0;
    for (int i = 0; i < n; i++)
        sum += weigh(pairs[i]);
    *out = sum;
}
"""

#: How its kernel is declared.
KERNEL = """
struct Pair { float value, weight; };
extern "C" __global__ void total(int n, const Pair *pairs, float *out);
"""

THEIRS = """
struct Pair { float value, weight; };
extern "C" __device__ float weigh(Pair p) { return p.value * p.weight; }
"""

#: What `nvcc -rdc=true -ptx -arch=sm_75` makes of THEIRS, for those who have no nvcc.
THEIR_PTX = """
.version 7.8
.target sm_75
.address_size 64

.visible .func  (.param .b32 func_retval0) weigh(
	.param .align 4 .b8 weigh_param_0[8]
)
{
	.reg .f32 	%f<4>;
	ld.param.f32 	%f1, [weigh_param_0];
	ld.param.f32 	%f2, [weigh_param_0+4];
	mul.f32 	%f3, %f1, %f2;
	st.param.f32 	[func_retval0+0], %f3;
	ret;
}
"""


def by_nvcc() -> Input:
    """Device code of nvcc's."""
    nvcc = shutil.which("nvcc")
    if nvcc is None:
        return Input("theirs.ptx", THEIR_PTX)
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder, "theirs.cu"), Path(folder, "theirs.ptx")
        source.write_text(THEIRS)
        subprocess.run([nvcc, "-rdc=true", "-ptx", "-arch=sm_75", source, "-o", made], check=True)
        return Input("theirs.ptx", made.read_text())


def main(name: str = "auto") -> None:
    device = find(name)
    pairs = numpy.array([[1, 2], [3, 4], [5, 6]], numpy.float32)
    out = device.zeros(1)
    arch = getattr(device, "arch", "sm_90")
    program = minicu.compile(OURS, arch=arch, rdc=True)
    try:
        cubin = minicu.link([program, by_nvcc()], arch=arch)
        print(f"linked: a cubin of {len(cubin)} bytes for {arch}")
    except NoTool as e:
        print(f"not linked: {e}")
    if device.kind == "cuda":
        linked = minicu.from_code(cubin, KERNEL)  # machine code says nothing of types: a declaration does
        linked.load(device).total[1, 1](3, device.array(pairs), out)
    else:  # no cubin runs here: the same two sources as one program
        whole = OURS + THEIRS.partition("\n")[2].partition("\n")[2]
        minicu.compile(whole).load(device).total[1, 1](3, device.array(pairs), out)
    assert out.item() == 44, out
    print(f"the sum is right on {device.name}")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except DeviceError as e:
        sys.exit(str(e))
