"""Mathematical functions of the library, on every device.

Values against mpmath, in units of the last place: bounds for the GPU are those of the CUDA C++ Programming
Guide's table, the CPU device may be as far off or 3. Special values against C11 Annex F.
"""

# DOC: Mathematics | `<math.h>` in float and double, within the bounds that CUDA documents
# DOC: Mathematics | CUDA's additions: `rsqrt`, `sincospi`, `erfcinv`, `normcdf` …; fast ones: `__expf` …

from __future__ import annotations

import math

import numpy
import pytest
from runner.elementwise import TYPES, Compiled

mpmath = pytest.importorskip("mpmath")
mp = mpmath.mp.clone()
mp.prec = 200

COUNT = 100


def _cbrt(x):
    return mp.sign(x) * mp.cbrt(abs(x))


def _erfcinv(y):
    return mp.erfinv(1 - y)


#: name: (mpmath's function, lowest and highest argument, bound for float, bound for double)
ONE = {
    "sin": (mp.sin, -100, 100, 2, 2), "cos": (mp.cos, -100, 100, 2, 2), "tan": (mp.tan, -100, 100, 4, 2),
    "asin": (mp.asin, -1, 1, 2, 2), "acos": (mp.acos, -1, 1, 2, 2), "atan": (mp.atan, -50, 50, 2, 2),
    "sinh": (mp.sinh, -20, 20, 3, 2), "cosh": (mp.cosh, -20, 20, 2, 1), "tanh": (mp.tanh, -5, 5, 2, 1),
    "asinh": (mp.asinh, -50, 50, 3, 3), "acosh": (mp.acosh, 1, 50, 4, 3), "atanh": (mp.atanh, -1, 1, 3, 2),
    "exp": (mp.exp, -80, 80, 2, 1), "exp2": (lambda x: mp.mpf(2) ** x, -100, 100, 2, 1),
    "exp10": (lambda x: mp.mpf(10) ** x, -37, 37, 2, 1), "expm1": (mp.expm1, -3, 3, 1, 1),
    "log": (mp.log, 0, 100, 1, 1), "log2": (lambda x: mp.log(x, 2), 0, 100, 1, 1),
    "log10": (mp.log10, 0, 100, 2, 1), "log1p": (mp.log1p, -1, 5, 1, 1),
    "sqrt": (mp.sqrt, 0, 1e6, 0.5, 0.5), "rsqrt": (lambda x: 1 / mp.sqrt(x), 0, 1e5, 2, 1),
    "cbrt": (_cbrt, -1e5, 1e5, 1, 1), "rcbrt": (lambda x: 1 / _cbrt(x), -1e5, 1e5, 1, 1),
    "erf": (mp.erf, -5, 5, 2, 2), "erfc": (mp.erfc, -3, 9, 4, 5),
    "erfcx": (lambda x: mp.exp(x * x) * mp.erfc(x), -4, 40, 4, 4), "erfinv": (mp.erfinv, -1, 1, 2, 5),
    "erfcinv": (_erfcinv, 0, 2, 4, 6), "normcdf": (lambda x: mp.erfc(-x / mp.sqrt(2)) / 2, -13, 5, 5, 5),
    "normcdfinv": (lambda p: -mp.sqrt(2) * _erfcinv(2 * p), 0, 1, 5, 8),
    "tgamma": (mp.gamma, 0.1, 30, 5, 10), "lgamma": (lambda x: mp.log(abs(mp.gamma(x))), 3, 60, 6, 4),
    "sinpi": (mp.sinpi, -10, 10, 1, 2), "cospi": (mp.cospi, -10, 10, 1, 2),
    "j0": (lambda x: mp.besselj(0, x), 0, 2, 9, 7), "j1": (lambda x: mp.besselj(1, x), 0.1, 3, 9, 7),
    "y0": (lambda x: mp.bessely(0, x), 1.2, 3, 9, 7), "y1": (lambda x: mp.bessely(1, x), 0.1, 1.8, 9, 7),
    "cyl_bessel_i0": (lambda x: mp.besseli(0, x), -60, 60, 6, 6),
    "cyl_bessel_i1": (lambda x: mp.besseli(1, x), -60, 60, 6, 6),
    "floor": (mp.floor, -100, 100, 0, 0), "ceil": (mp.ceil, -100, 100, 0, 0),
    "rint": (mp.nint, -100, 100, 0, 0), "nearbyint": (mp.nint, -100, 100, 0, 0),
    "trunc": (lambda x: mp.sign(x) * mp.floor(abs(x)), -100, 100, 0, 0),
    "round": (lambda x: mp.sign(x) * mp.floor(abs(x) + 0.5), -100, 100, 0, 0),
    "logb": (lambda x: mp.floor(mp.log(abs(x), 2)), 1, 100, 0, 0), "fabs": (abs, -10, 10, 0, 0),
}  # fmt: skip

#: expression in a and b (the name stands for its float form too): (model, range, bounds)
TWO = {
    "pow": (lambda x, y: x**y, 0.01, 20, 4, 2), "atan2": (mp.atan2, -9, 9, 3, 2),
    "hypot": (mp.hypot, -9, 9, 3, 2), "rhypot": (lambda x, y: 1 / mp.hypot(x, y), -9, 9, 2, 1),
    "fmod": (lambda x, y: x - y * (mp.sign(x / y) * mp.floor(abs(x / y))), -99, 99, 0, 0),
    "remainder": (lambda x, y: x - y * mp.nint(x / y), -99, 99, 0, 0),
    "fdim": (lambda x, y: max(x - y, mp.mpf(0)), -9, 9, 0.5, 0.5),
    "fmax": (max, -9, 9, 0, 0), "fmin": (min, -9, 9, 0, 0),
    "copysign": (lambda x, y: abs(x) * mp.sign(y), -9, 9, 0, 0),
}  # fmt: skip

#: CPU device: glibc and our own C where they are farther off
CPU_BOUND = {"cyl_bessel_i0": 16, "cyl_bessel_i1": 16, "tgamma": 6, "j0": 9, "j1": 9, "y0": 9, "y1": 9}


def _cases():
    cases = {}
    for t, s in (("double", ""), ("float", "f")):
        for name in ONE:
            cases[name + s] = (f"{name}{s}(a)", t, (t,))
        for name in TWO:
            cases[name + s] = (f"{name}{s}(a, b)", t, (t, t))
        cases[f"overload_{t}"] = ("sin(a) + sqrt(a) + pow(a, a) + fabs(a) + erfinv(a)", t, (t,))
        cases[f"plain_{t}"] = (f"sin{s}(a) + sqrt{s}(a) + pow{s}(a, a) + fabs{s}(a) + erfinv{s}(a)", t, (t,))
        for part in ("mantissa", "exponent", "whole", "rest", "sine", "cosine", "quotient"):
            cases[f"{part}_{t}"] = (PARTS[part].replace("$", s).replace("T", t), t, (t, t))
        for name in ("ldexp", "scalbn"):
            cases[f"{name}_{t}"] = (f"{name}{s}(a, (int)b)", t, (t, t))
        for name in ("ilogb", "lrint", "llrint", "lround", "llround"):
            cases[f"{name}_{t}"] = (f"{name}(a)", "long long", (t,))
        cases[f"fma_{t}"] = (f"fma{s}(a, b, a)", t, (t, t))
        cases[f"norm_{t}"] = (f"norm4d{s}(a, b, a, b) + norm3d{s}(a, b, a)", t, (t, t))
    for name in ("sinf", "cosf", "tanf", "expf", "exp10f", "logf", "log2f", "log10f"):
        cases[f"fast_{name}"] = (f"__{name}(a)", "float", ("float",))
    cases["mixed"] = (
        "sizeof(pow(1.0f, 2)) * 10 + sizeof(pow(1.0f, 2.0f)) + sizeof(max(1.0f, 2))",
        "int",
        ("int",),
    )
    return cases


PARTS = {
    "mantissa": "({ int e; frexp$(a, &e); })", "exponent": "({ int e; frexp$(a, &e); (T)e; })",
    "whole": "({ T w; modf$(a, &w); w; })", "rest": "({ T w; modf$(a, &w); })",
    "sine": "({ T s, c; sincos$(a, &s, &c); s; })", "cosine": "({ T s, c; sincos$(a, &s, &c); c; })",
    "quotient": "({ int q; remquo$(a, b, &q); (T)(q & 7); })",
}  # fmt: skip


@pytest.fixture(scope="module", params=["cpu", "cuda"])
def device(request):
    return request.param


@pytest.fixture(scope="module")
def module(device):
    return Compiled(device, _cases())


def _points(low, high, dtype, count=COUNT, seed=1):
    rng = numpy.random.default_rng(seed)
    points = rng.uniform(low, high, count)
    if low <= 0 <= high:
        points[: count // 5] *= 10.0 ** -rng.uniform(1, 12, count // 5)
    return points.astype(dtype)


def _error(found, wanted, dtype):
    """The difference from the correctly rounded value in units of its last place, as the CUDA C++
    Programming Guide counts ("maximum ulp error")."""
    nearest = dtype(float(wanted))
    if not numpy.isfinite(found) or not numpy.isfinite(nearest):
        return 0.0 if found == nearest else math.inf
    return float(abs(float(found) - float(nearest)) / float(numpy.spacing(abs(nearest))))


def _bound(name, device, number):
    return number if device == "cuda" else max(number, CPU_BOUND.get(name, 3 if number else 0))


@pytest.mark.parametrize("dtype", [numpy.float32, numpy.float64])
@pytest.mark.parametrize("name", list(ONE))
def test_one_argument(module, device, name, dtype):
    model, low, high, *bounds = ONE[name]
    x = _points(low, high, dtype)
    found = module.apply(name + ("f" if dtype is numpy.float32 else ""), x)
    bound = _bound(name, device, bounds[dtype is numpy.float64])
    for argument, value in zip(x, found):
        error = _error(value, mp.mpf(model(mp.mpf(float(argument)))), dtype)
        assert error <= bound, f"{name}({argument!r}) is {value!r}: {error:.2f} ulp"


@pytest.mark.parametrize("dtype", [numpy.float32, numpy.float64])
@pytest.mark.parametrize("name", list(TWO))
def test_two_arguments(module, device, name, dtype):
    model, low, high, *bounds = TWO[name]
    x, y = _points(low, high, dtype), _points(low, high, dtype, seed=2)
    found = module.apply(name + ("f" if dtype is numpy.float32 else ""), x, y)
    bound = _bound(name, device, bounds[dtype is numpy.float64])
    for a, b, value in zip(x, y, found):
        error = _error(value, mp.mpf(model(mp.mpf(float(a)), mp.mpf(float(b)))), dtype)
        assert error <= bound, f"{name}({a!r}, {b!r}) is {value!r}: {error:.2f} ulp"


@pytest.mark.parametrize("type", ["float", "double"])
def test_parts(module, type):
    dtype = TYPES[type]
    x, y = _points(-50, 50, dtype), _points(1, 9, dtype, seed=4)
    mantissa, exponent = numpy.frexp(x)
    rest, whole = numpy.modf(x)
    apply = module.apply
    assert (apply(f"mantissa_{type}", x, y) == mantissa).all()
    assert (apply(f"exponent_{type}", x, y) == exponent).all()
    assert (apply(f"whole_{type}", x, y) == whole).all() and (apply(f"rest_{type}", x, y) == rest).all()
    assert (apply(f"ldexp_{type}", x, y) == numpy.ldexp(x, y.astype(int))).all()
    assert (apply(f"scalbn_{type}", x, y) == numpy.ldexp(x, y.astype(int))).all()
    quotient = numpy.rint(x.astype(numpy.longdouble) / y.astype(numpy.longdouble)).astype(int)
    assert (apply(f"quotient_{type}", x, y).astype(int) % 8 == quotient % 8).all()
    numpy.testing.assert_allclose(
        apply(f"sine_{type}", x, y), numpy.sin(x.astype(float)), rtol=3e-7 * 2, atol=1e-7
    )
    numpy.testing.assert_allclose(
        apply(f"cosine_{type}", x, y), numpy.cos(x.astype(float)), rtol=6e-7, atol=1e-7
    )
    norms = numpy.sqrt(2 * x.astype(float) ** 2 + 2 * y.astype(float) ** 2) + numpy.sqrt(
        2 * x.astype(float) ** 2 + y.astype(float) ** 2
    )
    numpy.testing.assert_allclose(apply(f"norm_{type}", x, y), norms, rtol=1e-6)


@pytest.mark.parametrize("type", ["float", "double"])
def test_to_integers(module, type):
    x = _points(-1e6, 1e6, TYPES[type])
    x[:8] = [0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 0.49999997, 3.0]
    exact = x.astype(numpy.float64)
    away = numpy.trunc(exact + numpy.copysign(0.5, exact) * (numpy.abs(exact) != 0.49999997019767761))
    for name in ("lrint", "llrint"):
        assert (module.apply(f"{name}_{type}", x) == numpy.rint(exact)).all()
    for name in ("lround", "llround"):
        assert (module.apply(f"{name}_{type}", x) == away).all()
    assert (module.apply(f"ilogb_{type}", x) == numpy.frexp(exact)[1] - 1).all()


@pytest.mark.parametrize("type", ["float", "double"])
def test_overloads_are_those_of_their_type(module, type):
    x = _points(0.01, 0.9, TYPES[type])
    assert (module.apply(f"overload_{type}", x) == module.apply(f"plain_{type}", x)).all()
    # [c.math]: an integer counts as double; max has integer versions, so the common type is meant.
    assert module.mixed(numpy.zeros(1, numpy.int32))[0] == 80 + 4 + 4


def test_fused(module):
    x = numpy.array([1 + 2.0**-52, 1 + 2.0**-30, 3.0])
    y = numpy.array([1 - 2.0**-52, 1 - 2.0**-30, 1 / 3])
    exact = [float(mp.mpf(a) * mp.mpf(b) + mp.mpf(a)) for a, b in zip(x, y)]
    assert list(module.fma_double(x, y)) == exact


@pytest.mark.parametrize("name", ["sinf", "cosf", "expf", "exp10f", "logf", "log2f", "log10f", "tanf"])
def test_fast_versions(module, name):
    """The programming guide bounds their absolute error on a small range."""
    low, high = (0.6, 1.9) if name.startswith("log") else (-1.5, 1.5) if name == "tanf" else (-3.1, 3.1)
    x = _points(low, high, numpy.float32)
    reference = {"exp10f": lambda v: 10.0**v}.get(name) or getattr(numpy, name[:-1])
    wanted = reference(x.astype(numpy.float64))
    assert (
        numpy.max(numpy.abs(module.apply(f"fast_{name}", x) - wanted) / numpy.maximum(abs(wanted), 1)) < 2e-6
    )


INF, NAN = math.inf, math.nan

#: C11 F.10: (function, arguments, result)
SPECIAL = [
    *((name, (z,), z)
      for name in ("sin", "tan", "asin", "atan", "sinh", "tanh", "asinh", "atanh", "expm1", "log1p",
                   "sqrt", "cbrt", "erf", "floor", "ceil", "rint", "trunc", "round", "erfinv",
                   "sinpi")
      for z in (0.0, -0.0)),
    *((name, (x,), NAN) for name in ("sin", "cos", "tan") for x in (INF, -INF, NAN)),
    *((name, (NAN,), NAN) for name in ONE),
    ("asin", (1.5,), NAN), ("acos", (1.0,), 0.0), ("acos", (-2.0,), NAN), ("atanh", (1.0,), INF),
    ("atanh", (-1.0,), -INF), ("acosh", (0.5,), NAN), ("exp", (-INF,), 0.0), ("exp", (INF,), INF),
    ("exp2", (-INF,), 0.0), ("exp10", (INF,), INF), ("expm1", (-INF,), -1.0), ("log", (0.0,), -INF),
    ("log", (-1.0,), NAN), ("log", (1.0,), 0.0), ("log2", (-0.0,), -INF), ("log10", (INF,), INF),
    ("log1p", (-1.0,), -INF), ("sqrt", (-1.0,), NAN), ("sqrt", (INF,), INF), ("rsqrt", (0.0,), INF),
    ("rsqrt", (INF,), 0.0), ("cbrt", (-8.0,), -2.0), ("rcbrt", (-0.0,), -INF), ("tgamma", (0.0,), INF),
    ("tgamma", (-1.0,), NAN), ("tgamma", (INF,), INF), ("lgamma", (1.0,), 0.0), ("lgamma", (0.0,), INF),
    ("lgamma", (-INF,), INF), ("erf", (INF,), 1.0), ("erfc", (-INF,), 2.0), ("erfinv", (1.0,), INF),
    ("erfinv", (-1.0,), -INF), ("erfinv", (2.0,), NAN), ("erfcinv", (0.0,), INF), ("erfcinv", (2.0,), -INF),
    ("erfcinv", (1.0,), 0.0), ("normcdf", (INF,), 1.0), ("normcdf", (-INF,), 0.0),
    ("normcdfinv", (0.0,), -INF),
    ("normcdfinv", (1.0,), INF), ("sinpi", (1.0,), 0.0), ("sinpi", (-1.0,), -0.0), ("cospi", (0.5,), 0.0),
    ("cospi", (1e10,), 1.0), ("sinpi", (INF,), NAN), ("tanh", (INF,), 1.0), ("cosh", (-INF,), INF),
    ("logb", (0.0,), -INF), ("logb", (-INF,), INF), ("fabs", (-0.0,), 0.0), ("round", (-0.4,), -0.0),
    ("rint", (2.5,), 2.0), ("y0", (0.0,), -INF), ("y1", (0.0,), -INF), ("j0", (0.0,), 1.0),
    ("pow", (0.0, -3.0), INF), ("pow", (-0.0, -3.0), -INF), ("pow", (-0.0, 3.0), -0.0),
    ("pow", (-0.0, 2.0), 0.0),
    ("pow", (-1.0, INF), 1.0), ("pow", (1.0, NAN), 1.0), ("pow", (NAN, 0.0), 1.0),
    ("pow", (-2.0, 0.5), NAN),
    ("pow", (0.5, -INF), INF), ("pow", (2.0, -INF), 0.0), ("pow", (-INF, -3.0), -0.0),
    ("pow", (-INF, 3.0), -INF),
    ("pow", (-8.0, 3.0), -512.0), ("atan2", (0.0, -0.0), math.pi), ("atan2", (-0.0, 0.0), -0.0),
    ("atan2", (INF, -INF), 3 * math.pi / 4), ("hypot", (INF, NAN), INF), ("hypot", (3.0, 4.0), 5.0),
    ("rhypot", (INF, 1.0), 0.0), ("fmod", (-0.0, 3.0), -0.0), ("fmod", (3.0, 0.0), NAN),
    ("fmod", (-5.5, INF), -5.5),
    ("remainder", (INF, 1.0), NAN), ("fmax", (NAN, 2.0), 2.0), ("fmin", (2.0, NAN), 2.0),
    ("fmax", (-0.0, 0.0), 0.0),
    ("fmin", (0.0, -0.0), -0.0), ("fdim", (INF, -INF), INF), ("fdim", (1.0, NAN), NAN),
    ("copysign", (NAN, -1.0), NAN), ("copysign", (3.0, -0.0), -3.0),
]  # fmt: skip


@pytest.mark.parametrize("suffix", ["", "f"])
def test_special_values(module, suffix):
    wrong = []
    for name in dict.fromkeys(name for name, _, _ in SPECIAL):
        rows = [(args, want) for n, args, want in SPECIAL if n == name]
        arrays = [numpy.array(column) for column in zip(*(args for args, _ in rows))]
        for (args, want), found in zip(rows, module.apply(name + suffix, *arrays)):
            near = math.isclose(found, want, rel_tol=1e-6) and math.copysign(1, found) == math.copysign(
                1, want
            )
            if not (near or (math.isnan(found) and math.isnan(want))):
                wrong.append(f"{name}{suffix}{args} is {found}, not {want}")
    assert not wrong, "\n".join(wrong)
