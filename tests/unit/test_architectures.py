"""Programs for one architecture, for the GPU at hand, and for whichever loads them."""

from __future__ import annotations

import pickle

import pytest

import minicu
from minicu.diagnostics.errors import UsageError

SOURCE = (
    '#include "size.h"\n#include "disk.h"\n__global__ void k(int *p) { *p = SIZE + DISK + __CUDA_ARCH__; }'
)


def stored(program: minicu.Program) -> str:
    """The value that kernel `k` stores."""
    return program.ptx.partition("st.global")[2].partition(";")[0].rpartition(" ")[2]


@pytest.mark.parametrize("given", ["sm_80", "compute_80", "80", 80])
def test_spellings(given):
    assert minicu.compile("", arch=given).arch == "sm_80"


@pytest.mark.parametrize("given", ["sm_8", "foo", 7, "", "sm_", "80b"])
def test_no_architecture(given):
    with pytest.raises(UsageError, match="give sm_NN"):
        minicu.compile("", arch=given)


def test_the_gpu_at_hand(monkeypatch):
    from minicu.runtime import device

    class Gpu:
        arch = "sm_86"

    monkeypatch.setattr(device, "_cuda", lambda number: Gpu())
    assert minicu.compile("", arch="native").arch == minicu.compile("", arch="auto").arch == "sm_86"


def test_no_gpu_at_hand(monkeypatch):
    from minicu.runtime import device
    from minicu.runtime.errors import DeviceError

    def none(number: int) -> None:
        raise DeviceError("no driver")

    monkeypatch.setattr(device, "_cuda", none)
    with pytest.raises(UsageError, match=r"no driver.*give sm_NN"):
        minicu.compile("", arch="native")


def test_a_program_is_compiled_again_where_it_has_been_taken(tmp_path):
    header = tmp_path / "disk.h"
    header.write_text("#define DISK 20000\n")
    program = minicu.compile(SOURCE, include_dirs=[tmp_path], headers={"size.h": "#define SIZE 5"})
    assert program.portable and program.arch == "sm_90" and stored(program) == "20905"
    header.unlink()  # on another machine it is not there
    taken = pickle.loads(pickle.dumps(program))
    other = taken.for_arch("sm_75")
    assert other.arch == "sm_75" and ".target sm_75" in other.ptx and stored(other) == "20755"
    assert taken.for_arch("sm_75") is other and other.for_arch("sm_75") is other
    assert not minicu.compile("", arch="sm_90").portable


def test_headers_are_texts():
    with pytest.raises(UsageError, match=r"headers: 'x\.h' is int"):
        minicu.compile("", headers={"x.h": 5})
    with pytest.raises(UsageError, match="give a dict"):
        minicu.compile("", headers=["x.h"])
    beside = {"a/x.h": '#include "y.h"\n#include "../b/z.h"', "a/y.h": "#define Y 1", "b/z.h": "#define Z 2"}
    program = minicu.compile('#include "a/x.h"\n__global__ void k(int *p) { *p = Y + Z; }', headers=beside)
    assert stored(program) == "3"
    assert minicu.compile("", std="c++20", use_fast_math=True).options.fast_math
    with pytest.raises(minicu.CompileError, match=r"x\.h:1:"):
        minicu.compile(
            '#include "x.h"\n__device__ int *use() { return &y; }', headers={"x.h": "int x y;\nint z;"}
        )
