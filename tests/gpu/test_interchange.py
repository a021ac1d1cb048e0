"""Code that goes to cuda.core and comes from other producers, launched."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import numpy
import pytest
from runner import machine

import minicu

pytestmark = pytest.mark.needs_gpu

SIGNATURE = 'extern "C" __global__ void scale(int n, float a, float *x);'
SOURCE = SIGNATURE.replace(";", " { int i = threadIdx.x; if (i < n) x[i] *= a; }")


def runs(program: Any) -> None:
    module = program.load("cuda")
    x = module.device.array(numpy.arange(32, dtype=numpy.float32))
    module.scale[1, 32](32, 2.0, x)
    assert numpy.array_equal(x.numpy(), numpy.arange(32) * 2)
    with pytest.raises((TypeError, ValueError)):
        module.scale[1, 32](32, 2.0, module.device.zeros(32, "i4"))


@pytest.mark.needs_nvcc
@pytest.mark.parametrize("kind", ["ptx", "cubin", "fatbin"])
def test_code_of_nvcc(tmp_path: Path, kind: str) -> None:
    (tmp_path / "k.cu").write_text(SOURCE)
    command = ["nvcc", f"-arch={machine.gpu_arch()}", f"-{kind}", "k.cu", "-o", f"k.{kind}"]
    subprocess.run(command, check=True, cwd=tmp_path)
    runs(minicu.from_code(tmp_path / f"k.{kind}", SIGNATURE))


@pytest.mark.parametrize("kind", ["ptx", "cubin"])
def test_ones_own(kind: str) -> None:
    made = minicu.compile(SOURCE, arch=machine.gpu_arch())
    runs(minicu.from_code(made.ptx if kind == "ptx" else made.cubin(), SIGNATURE))


@pytest.mark.parametrize("kind", ["ptx", "cubin"])
def test_object_codes_of_cuda_core(kind: str) -> None:
    core = pytest.importorskip("cuda.core", reason="cuda-core is not installed")
    made = minicu.compile(SOURCE, arch=machine.gpu_arch())
    device = core.Device()
    device.set_current()
    stream = device.create_stream()
    if kind == "ptx":
        code = core.ObjectCode.from_ptx(made.ptx.encode())
    else:
        code = core.ObjectCode.from_cubin(made.cubin())
    module = made.load("cuda")
    x = module.device.array(numpy.arange(32, dtype=numpy.float32))
    address = x.__cuda_array_interface__["data"][0]
    config = core.LaunchConfig(grid=1, block=32)
    core.launch(stream, config, code.get_kernel("scale"), numpy.int32(32), numpy.float32(2), address)
    stream.sync()
    assert numpy.array_equal(x.numpy(), numpy.arange(32) * 2)
    runs(minicu.from_code(code, SIGNATURE))


def test_code_of_nvrtc() -> None:
    core = pytest.importorskip("cuda.core", reason="cuda-core is not installed")
    try:
        options = core.ProgramOptions(arch=machine.gpu_arch())
        code = core.Program(SOURCE, "c++", options).compile("cubin")
    except Exception as e:
        pytest.skip(f"no NVRTC: {e}")
    runs(minicu.from_code(code, SIGNATURE))
