"""DLPack at the end of a process; what travels is tested with the devices."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy
import pytest

import minicu
from minicu.runtime import find
from minicu.runtime.values import dlpack

# A consumer in C++ that outlives Python: it deletes what it holds when the process ends.
CONSUMER = """
    #include <stdlib.h>
    static char *held;
    static long deleter;
    static void end(void) { (*(void (**)(void *))(held + deleter))(held); }
    void hold(char *tensor, long offset) { held = tensor; deleter = offset; atexit(end); }
"""

PROGRAM = """
import ctypes, sys
import numpy
from minicu.runtime import find
from minicu.runtime.values import dlpack

array = find("cpu").array(numpy.arange(4, dtype="f4"))
capsule = array.__dlpack__()
address = dlpack._pointer(capsule, dlpack._NAME)
rename = ctypes.PyDLL("python", handle=ctypes.pythonapi._handle).PyCapsule_SetName
rename.argtypes = [ctypes.py_object, ctypes.c_char_p]
rename(capsule, b"used_dltensor")
hold = ctypes.CDLL(sys.argv[1]).hold
hold.argtypes = [ctypes.c_void_p, ctypes.c_long]
hold(address, dlpack._Managed.deleter.offset)
sys.kept = find("cpu").array(numpy.arange(4, dtype="f4")).__dlpack__()  # nobody took this one
print("done")
"""


def test_a_consumer_that_outlives_python(tmp_path):
    theirs = os.environ.get("MINICU_TEST_CXX", "cc").replace("g++", "gcc")  # on an emulated machine: for it
    compiler = shutil.which(theirs) or shutil.which("gcc") or shutil.which("clang")
    if compiler is None or not sys.platform.startswith("linux"):
        pytest.skip("needs a C compiler on Linux")
    (tmp_path / "consumer.c").write_text(CONSUMER)
    library = tmp_path / "consumer.so"
    subprocess.run(
        [compiler, "-shared", "-fPIC", str(tmp_path / "consumer.c"), "-o", str(library)],
        check=True, timeout=60,
    )  # fmt: skip
    root = str(Path(__file__).resolve().parents[2])
    paths = os.pathsep.join(p for p in (root, *sys.path) if p)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(library)], capture_output=True, text=True, timeout=60,
        env={**os.environ, "PYTHONPATH": paths},
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, "done\n", "")


KERNEL = "__global__ void twice(float *x) { x[threadIdx.x] *= 2; }"


def test_a_tensor_that_has_a_gradient():
    """PyTorch hands out no tensor that requires one; its memory is meant all the same."""
    data = numpy.arange(4, dtype="f4")

    class Tensor:
        requires_grad = True

        def detach(self):
            return data

        def __dlpack__(self, **_):
            raise BufferError("Can't export tensors that require gradient")

    minicu.compile(KERNEL).load("cpu").twice[1, 4](Tensor())
    assert data.tolist() == [0, 2, 4, 6]


def test_elements_that_numpy_does_not_know():
    """bfloat16 and float8, as PyTorch's tensors on the CPU have them."""
    ml_dtypes = pytest.importorskip("ml_dtypes")
    source = """
    #include <cuda_bf16.h>
    __global__ void twice(__nv_bfloat16 *x) { x[threadIdx.x] = __nv_bfloat16(2.0f * float(x[threadIdx.x])); }
    """
    kept = find("cpu").array(numpy.arange(4, dtype="f4").astype(ml_dtypes.bfloat16))

    class Tensor:
        def __dlpack__(self, **_):
            capsule = kept.view("u2").__dlpack__()
            whole = dlpack._Managed.from_address(dlpack._pointer(capsule, dlpack._NAME))
            whole.tensor.dtype.code = 4  # kDLBfloat
            return capsule

        def __dlpack_device__(self):
            return 1, 0

    module = minicu.compile(source).load("cpu")
    module.twice[1, 4](Tensor())
    assert kept.tolist() == [0, 2, 4, 6]
    with pytest.raises(TypeError, match="is an array of bfloat16, the kernel takes 'float"):
        minicu.compile(KERNEL).load("cpu").twice[1, 4](Tensor())
