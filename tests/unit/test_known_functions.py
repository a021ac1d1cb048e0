"""Mathematical functions of constants are numbers."""

import math
import re
import struct

import pytest

import minicu


def stored(expression: str, kind: str = "double", **options: object) -> float | None:
    """The number that a kernel stores, None if it computes it."""
    source = f'extern "C" __global__ void k({kind} *o) {{ *o = {expression}; }}'
    ptx = minicu.compile(source, arch="sm_90", **options).ptx
    m = re.search(r"st\.global\.b(32|64) \t\[%rd\d+\], (-?\d+);", ptx)
    if m is None:
        return None
    bits = int(m[2]).to_bytes(8, "little", signed=m[2][0] == "-")
    return struct.unpack("<f", bits[:4])[0] if kind == "float" else struct.unpack("<d", bits)[0]


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("pow(0.5, 23.0)", 2.0**-23),
        ("pow(10.0, -3)", 0.001),
        ("exp(1.0)", math.e),
        ("std::exp(-1)", math.exp(-1)),
        ("log10(2.0)", math.log10(2)),
        ("atan2(1.0, -2.0)", math.atan2(1, -2)),
        ("fmod(-5.5, 2.0)", -1.5),
        ("4 * atan(1.0)", math.pi),
        ("tanh(2 * 0.25)", math.tanh(0.5)),
        ("acos(-1.0)", math.pi),
    ],
)
def test_double(expression, value):
    assert stored(expression) == value


@pytest.mark.parametrize("options", [{}, {"use_fast_math": True}])
def test_float(options):
    assert stored("powf(2.0f, 0.5f)", "float", **options) == pytest.approx(math.sqrt(2), rel=2**-24)
    assert stored("pow(2.0f, -14.0f)", "float", **options) == 2.0**-14
    assert stored("fmod(5.5f, 2.0f)", "float", **options) == 1.5


@pytest.mark.parametrize(
    ("expression", "kind"),
    [
        ("pow(2.0, (double)threadIdx.x)", "double"),
        ("exp(1000.0)", "double"),
        ("exp(-720.0)", "double"),  # subnormal
        ("acos(2.0)", "double"),
        ("pow(2.0f, 200.0f)", "float"),
        ("pow(2.0f, -130.0f)", "float"),
        ("cbrt(2.0)", "double"),
    ],
)
def test_what_the_code_computes(expression, kind):
    assert stored(expression, kind) is None


def test_an_infinite_argument():
    assert stored("atan2(1.0, 1.0 / 0.0)") is None
