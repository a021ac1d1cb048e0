"""What a message says to pass instead is tried: the kernel takes it, and finds the same numbers in it."""

import os
import subprocess
import sys

import numpy
import pytest

import minicu
from minicu.runtime.values import remedies

ml_dtypes = pytest.importorskip("ml_dtypes")

SOURCE = """
#include <cuda_bf16.h>
#include <cuda_fp8.h>
__global__ void e4m3(__nv_fp8_e4m3 *x, float *out) { *out = float(*x); }
__global__ void e5m2(__nv_fp8_e5m2 *x, float *out) { *out = float(*x); }
__global__ void bf16(__nv_bfloat16 *x, float *out) { *out = __bfloat162float(*x); }
__global__ void bf162(__nv_bfloat162 *x, float *out) { *out = __bfloat162float(x->x); }
__global__ void f16(__half *x, float *out) { *out = __half2float(*x); }
__global__ void f32(float *x, float *out) { *out = *x; }
__global__ void vector(double4 *x, float *out) { *out = float(x->x); }
__global__ void complex(float2 *x, float *out) { *out = x->x; }
__global__ void integer(int *x, float *out) { *out = float(*x); }
"""
GIVEN = [
    "f2", "f4", "f8", "i2", "i4", "u4", "i8", "c8", "c16", "S4", "U1", "M8[s]", "V3", "bfloat16",
    "float8_e4m3fn",
]  # fmt: skip
ENV = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
NONE = {"S4", "U1", "M8[s]", "V3"}  # no numbers


@pytest.fixture(scope="module")
def module():
    return minicu.compile(SOURCE).load("cpu")


@pytest.mark.parametrize("dtype", GIVEN)
def test_what_a_message_says_to_pass_is_taken_with_the_same_numbers(module, dtype):
    for kernel in module.kernels.values():
        x = numpy.zeros(4, getattr(ml_dtypes, dtype, dtype))
        if dtype not in NONE:
            x[0] = 2
        found = numpy.zeros(1, numpy.float32)
        try:
            kernel[1, 1](x, found)
        except TypeError as error:
            remedy = str(error).partition("; pass ")[2]
            assert bool(remedy) == (
                dtype not in NONE and not (dtype.startswith("c") and kernel.name != "complex")
            )
            if not remedy or ".view(" in remedy:  # its bytes, where those are integers as well
                continue
            names = {"x": x, "numpy": numpy, "ml_dtypes": ml_dtypes}
            kernel[1, 1](eval(remedy, names), found)
        assert found[0] == 2 or dtype in ("i2", "u2") or dtype in NONE, (kernel, dtype)


def test_a_number_of_elements_that_does_not_fit_is_no_question_of_their_type(module):
    with pytest.raises(TypeError, match=r"8 bytes\}; pass a multiple of 2 elements$"):
        module.complex[1, 1](numpy.zeros(3, "f4"), None)
    triples = minicu.compile("__global__ void triples(int3 *x) { x->x = 1; }").load("cpu").triples
    with pytest.raises(TypeError, match=r"12 bytes\}; pass a multiple of 3 elements$"):
        triples[1, 1](numpy.zeros((2, 4), "i4"))


def test_tensors_of_pytorch_are_told_in_its_words():
    tensor = type("Tensor", (), {"__module__": "torch"})()
    float32, uint16 = numpy.dtype("f4"), numpy.dtype("u2")
    from minicu import types as ty

    assert remedies.contiguous(tensor, "x") == "; pass x.contiguous()"
    assert remedies.copied(tensor, "x") == "; pass x.clone()"
    assert (
        remedies.other_type(tensor, "x", float32, ty.HALF, numpy.dtype("f2")) == "; pass x.to(torch.float16)"
    )
    assert remedies.other_type(tensor, "x", float32, ty.BFLOAT16, uint16) == "; pass x.to(torch.bfloat16)"
    assert remedies.other_type(tensor, "x", float32, ty.BOOL, numpy.dtype("?")) == "; pass x.to(torch.bool)"


def test_dtypes_of_ml_dtypes_are_known_by_name(monkeypatch):
    device = minicu.runtime.find("cpu")
    script = "import minicu; print(minicu.runtime.find('cpu').zeros(2, 'bfloat16').dtype)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, env=ENV)
    assert done.stdout.strip() == "bfloat16"
    assert device.zeros(2, "float8_e5m2").dtype == ml_dtypes.float8_e5m2
    with pytest.raises(TypeError, match="NumPy has no dtype 'float8_e9'"):
        device.zeros(2, "float8_e9")
    monkeypatch.setitem(sys.modules, "ml_dtypes", None)
    monkeypatch.setattr(numpy, "dtype", unknown)
    with pytest.raises(TypeError, match="'bfloat16': pip install ml_dtypes"):
        device.zeros(2, "bfloat16")


def unknown(name):
    raise TypeError(name)


def test_numpy_bool_is_spelled_as_every_numpy_knows_it(module):
    assert remedies.spelled(numpy.dtype("?")) == "numpy.bool_"


def test_a_device_by_its_class():
    """`minicu.runtime.Device(...)` is what `find` finds."""
    device = minicu.runtime.Device("cpu")
    assert device is minicu.runtime.find("cpu") and isinstance(device, minicu.runtime.Device)
    assert minicu.runtime.Device("cpu", cores=1) is not device
    with pytest.raises(minicu.runtime.DeviceError, match="unknown device 'tpu'"):
        minicu.runtime.Device("tpu")
    with pytest.raises(TypeError, match="no setting 'corse'; did you mean 'cores'"):
        minicu.runtime.Device("cpu", corse=1)
