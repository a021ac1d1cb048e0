"""Code of other producers, with the signatures of a header: `minicu.from_code`."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

import minicu
from minicu.runtime.link.link import NoTool

# DOC: Libraries | PTX and cubins of any producer, with the signatures of a header: `minicu.from_code`

SOURCE = """
struct P { float a; double b; };
extern "C" __global__ void scale(int n, float a, float *x) { int i = threadIdx.x; if (i < n) x[i] *= a; }
namespace q { __global__ void other(P p, int *x) { x[0] = p.b; } }
"""
SIGNATURES = """
struct P { float a; double b; };
extern "C" __global__ void scale(int n, float a, float *x);
namespace q { __global__ void other(P p, int *x); }
"""


@pytest.fixture(scope="module")
def made() -> Any:
    return minicu.compile(SOURCE, arch="sm_90")


@pytest.fixture(scope="module")
def cubin(made: Any) -> bytes:
    try:
        return bytes(made.cubin())
    except NoTool as e:
        pytest.skip(str(e))


def test_ptx(made: Any) -> None:
    program = minicu.from_code(made.ptx, SIGNATURES, name="theirs")
    assert (program.name, program.ptx, program.arch) == ("theirs", made.ptx, "sm_90")
    assert [k.symbol for k in program.kernels.values()] == ["scale", "_ZN1q5otherE1PPi"]
    assert program.kernels["scale"].block_bytes == made.kernels["scale"].block_bytes == 16
    assert program.records["P"].dtype.itemsize == 16


def test_files(made: Any, cubin: bytes, tmp_path: Path) -> None:
    (tmp_path / "kernels.ptx").write_text(made.ptx)
    (tmp_path / "kernels.cubin").write_bytes(cubin)
    (tmp_path / "kernels.cuh").write_text(SIGNATURES)
    for suffix in ("ptx", "cubin"):
        program = minicu.from_code(tmp_path / f"kernels.{suffix}", tmp_path / "kernels.cuh")
        assert program.name == "kernels" and program.kernels["q::other"].symbol == "_ZN1q5otherE1PPi"
        assert program.arch == "sm_90"


def test_machine_code(cubin: bytes) -> None:
    program = minicu.from_code(cubin, SIGNATURES)
    assert program.cubin() == program.cubin("sm_90") == cubin
    with pytest.raises(minicu.DeviceError, match="is machine code: it has no PTX"):
        _ = program.ptx
    with pytest.raises(minicu.DeviceError, match="is machine code for sm_90, not sm_80"):
        program.cubin("sm_80")
    with pytest.raises(ValueError, match="holds no code for the CPU device"):
        program.load("cpu")
    assert pickle.loads(pickle.dumps(program)).cubin() == cubin


@pytest.mark.parametrize("kind", ["ptx", "cubin"])
def test_object_codes(made: Any, cubin: bytes, kind: str) -> None:
    """cuda.core's, there and back."""
    core = pytest.importorskip("cuda.core", reason="cuda-core is not installed")
    if kind == "ptx":
        code = core.ObjectCode.from_ptx(made.ptx.encode(), name="there")
        assert minicu.from_code(code, SIGNATURES).ptx == made.ptx
    else:
        code = core.ObjectCode.from_cubin(cubin, name="there")
        assert minicu.from_code(code, SIGNATURES).cubin() == cubin
    assert minicu.from_code(code, SIGNATURES).name == "there"


@pytest.mark.parametrize(
    ("signatures", "said"),
    [
        ('extern "C" __global__ void scale(int n, double a, float *x);',
         r"parameter 2 is declared as 'double' \(8 bytes\), in code it has 4"),
        ('extern "C" __global__ void scale(int n, float *x);', "with 2 parameters, in code it takes 3"),
        ("__global__ void scale(int n, float a, float *x);",
         r"code has no kernel '_Z5scaleifPf' .*; it has _ZN1q5otherE1PPi, scale"),
        ("void f();", "signatures declares no kernel"),
    ],
)  # fmt: skip
def test_what_does_not_fit(made: Any, signatures: str, said: str) -> None:
    with pytest.raises(minicu.UsageError, match=said):
        minicu.from_code(made.ptx, signatures)


def test_machine_code_without_the_kernel(cubin: bytes) -> None:
    with pytest.raises(minicu.UsageError, match="code has no kernel 'missing'"):
        minicu.from_code(cubin, 'extern "C" __global__ void missing(int *);')


@pytest.mark.parametrize("code", ["kernels.ptx", b"nothing", 3, Path("/nowhere/kernels.ptx"), b"\x7fELF"])
def test_what_is_no_code(code: Any) -> None:
    with pytest.raises((minicu.UsageError, minicu.DeviceError)):
        minicu.from_code(code, SIGNATURES)
