"""Functions of float that kernels on the CPU device have in C (include/library/math_float.h): any float
against NumPy in more than double, and vectors of them."""

from __future__ import annotations

import numpy
import pytest

import minicu
from minicu.llvm import jit
from minicu.lower.host.waiting import complete

pytestmark = pytest.mark.optimised

COUNT = 1 << 15
LONG = numpy.longdouble

#: function -> NumPy's
ONE = {
    "expf": numpy.exp, "exp2f": numpy.exp2, "exp10f": lambda x: LONG(10) ** x, "expm1f": numpy.expm1,
    "logf": numpy.log, "log2f": numpy.log2, "log10f": numpy.log10, "log1pf": numpy.log1p, "sinf": numpy.sin,
    "cosf": numpy.cos, "tanf": numpy.tan, "sinhf": numpy.sinh, "coshf": numpy.cosh, "tanhf": numpy.tanh,
}  # fmt: skip
TWO = {"powf": numpy.power, "hypotf": numpy.hypot}
#: Those that NumPy lacks; test_library_math has their values.
OTHERS = ("erff", "erfcf", "normcdff")
SPECIAL = [0.0, -0.0, 1, -1, 2, -2, 3, -3, 0.5, -0.5, 1e-45, -1e-45, 1e-38, 3.4e38, -3.4e38, 88.7, 88.8,
           -103.9, -104, 1e-7, -1e-7, 0.25, 0.25000003, 1048576, 1048577, -1048576, 16777216, 16777217,
           numpy.inf, -numpy.inf, numpy.nan]  # fmt: skip

HEAD = 'extern "C" __global__ void'
AT = "int i = blockIdx.x * blockDim.x + threadIdx.x;"
KERNELS = "\n".join(
    [
        *(f"{HEAD} k_{f}(float *r, const float *x) {{ {AT} r[i] = {f}(x[i]); }}" for f in (*ONE, *OTHERS)),
        *(
            f"{HEAD} k_{f}(float *r, const float *x, const float *y) {{ {AT} r[i] = {f}(x[i], y[i]); }}"
            for f in TWO
        ),
        f"""{HEAD} k_both(float *r, const float *x) {{
            {AT}
            float s, c;
            sincosf(x[i], &s, &c);
            r[i] = s == sinf(x[i]) && c == cosf(x[i]) || s != s && c != c;
        }}""",
    ]
)


@pytest.fixture(scope="module")
def program():
    return minicu.compile(KERNELS)


@pytest.fixture(scope="module")
def module(program):
    return program.load("cpu")


def numbers(seed):
    """Any floats, then those near zero."""
    r = numpy.random.default_rng(seed)
    any_bits = r.integers(0, 1 << 32, COUNT // 2, dtype="u4").view("f4")
    return numpy.concatenate([any_bits, r.random(COUNT // 2, "f4") * 40 - 20])


def assert_near(found, wanted):
    """0.51 units in the last place, infinities, zeros and NaN where they belong."""
    rounded = wanted.astype("f4")
    ordinary = numpy.isfinite(rounded)
    assert numpy.array_equal(numpy.isnan(found), numpy.isnan(wanted))
    at = numpy.isinf(rounded)
    assert numpy.array_equal(found[at], rounded[at])
    assert numpy.array_equal(numpy.signbit(found[ordinary]), numpy.signbit(rounded[ordinary]))
    unit = numpy.spacing(numpy.abs(rounded[ordinary])).astype(LONG)
    assert (numpy.abs(found[ordinary].astype(LONG) - wanted[ordinary]) / unit).max() < 0.51


@pytest.mark.skipif(numpy.finfo(LONG).nmant < 63, reason="NumPy has nothing wider than double here")
@pytest.mark.parametrize("name", ONE)
def test_one_argument(module, name):
    x = numbers(1)
    x[: len(SPECIAL)] = SPECIAL
    found = numpy.zeros_like(x)
    module["k_" + name][COUNT // 256, 256](found, x)
    with numpy.errstate(all="ignore"):
        assert_near(found, ONE[name](x.astype(LONG)))


@pytest.mark.skipif(numpy.finfo(LONG).nmant < 63, reason="NumPy has nothing wider than double here")
@pytest.mark.parametrize("name", TWO)
def test_two_arguments(module, name):
    x, y = numbers(2), numpy.random.default_rng(3).permutation(numbers(3))
    with numpy.errstate(invalid="ignore"):
        y[COUNT // 2 :: 2] = numpy.rint(y[COUNT // 2 :: 2])
    pairs = len(SPECIAL) ** 2
    x[:pairs], y[:pairs] = numpy.repeat(SPECIAL, len(SPECIAL)), numpy.tile(SPECIAL, len(SPECIAL))
    found = numpy.zeros_like(x)
    module["k_" + name][COUNT // 256, 256](found, x, y)
    with numpy.errstate(all="ignore"):
        assert_near(found, TWO[name](x.astype(LONG), y.astype(LONG)))


def test_sine_with_cosine(module):
    x, found = numbers(4), numpy.zeros(COUNT, "f4")
    module.k_both[COUNT // 256, 256](found, x)
    assert found.all()


@pytest.mark.skipif(jit.vector_bytes() < 32, reason="this processor's vectors hold two doubles")
def test_vectors(program):
    """Each loop over threads is one of vectors, in which no function is called."""
    host = complete(program.host(), vector=jit.vector_bytes())
    texts = []

    def rewrite(text):
        texts.append(host.rewrite(text))
        return texts[0]

    jit.compile_object(host.ir, 2, rewrite=rewrite, tidy=True, threads=True)
    optimised = jit.optimised_ir(texts[0])
    for name in (*ONE, *TWO, *OTHERS, "both"):
        start = optimised.index(f" void @k_{name}.blocks(ptr noalias")
        function = optimised[start : optimised.index("\n}", start)]
        assert "x double>" in function and f"@{name}(" not in function, name
