"""Arithmetic and conversions with a rounding mode, bit by bit against exact fractions, on every device."""

# DOC: Mathematics | every rounding mode, exact on all devices: `__fadd_rz`, `__double2int_ru` …

from __future__ import annotations

import itertools
import math
from fractions import Fraction

import numpy
import pytest
from runner.elementwise import TYPES, Compiled

MODES = ("rn", "rz", "ru", "rd")
FLOATS = ("float", "double")
INTEGERS = {"int": "int", "uint": "unsigned int", "ll": "long long", "ull": "unsigned long long"}
OPERATIONS = {"add": 2, "sub": 2, "mul": 2, "div": 2, "fma": 3, "rcp": 1, "sqrt": 1}

#: type -> bits of the significand, exponents of the smallest and the largest numbers
FORMATS = {"float": (24, -149, 127), "double": (53, -1074, 1023), "__half": (11, -24, 15)}


def rounded(value: Fraction, type: str, mode: str, negative_zero: bool = False) -> float:
    """The float of a type that a mode rounds an exact value to."""
    bits, lowest, highest = FORMATS[type]
    if value == 0:
        return -0.0 if negative_zero else 0.0
    size, minus = abs(value), value < 0
    exponent = size.numerator.bit_length() - size.denominator.bit_length()
    exponent -= Fraction(2) ** exponent > size
    unit = Fraction(2) ** max(exponent - bits + 1, lowest)
    whole, rest = divmod(size, unit)
    half = Fraction(1, 2) * unit
    away = {"rz": False, "ru": not minus, "rd": minus, "rn": rest > half or (rest == half and whole & 1)}[
        mode
    ]
    result = (whole + (away and rest > 0)) * unit
    if result >= Fraction(2) ** (highest + 1):
        largest = (2 - Fraction(2) ** (1 - bits)) * Fraction(2) ** highest
        infinite = {"rz": False, "ru": not minus, "rd": minus, "rn": True}[mode]
        result = math.inf if infinite else float(largest)
    return -float(result) if minus else float(result)


def to_integer(x: float, bits: int, signed: bool, mode: str, source: str) -> int:
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
    if math.isnan(x):  # PTX ISA, cvt: zero, but from and to 64 bits the largest bit
        return 0 if source == "float" and bits == 32 else low if signed else 1 << bits - 1
    if math.isinf(x):
        return low if x < 0 else high
    whole = {"rn": round, "rz": math.trunc, "ru": math.ceil, "rd": math.floor}[mode](Fraction(x))
    return min(max(whole, low), high)


def _name(operation, type, mode):
    letter = type[0]
    if operation == "fma":
        return f"__fma{'f' if letter == 'f' else ''}_{mode}"
    return f"__{letter}{operation}_{mode}"


def _cases():
    cases = {}
    for type, mode in itertools.product(FLOATS, MODES):
        for operation, count in OPERATIONS.items():
            arguments = ", ".join("abc"[:count])
            cases[f"{operation}_{type}_{mode}"] = (
                f"{_name(operation, type, mode)}({arguments})",
                type,
                (type,) * 3,
            )
        for short, integer in INTEGERS.items():
            cases[f"to_{short}_{type}_{mode}"] = (f"__{type}2{short}_{mode}(a)", integer, (type,))
            if type == "float" or "ll" in short or mode == "rn":
                cases[f"from_{short}_{type}_{mode}"] = (f"__{short}2{type}_{mode}(a)", type, (integer,))
    for mode in MODES:
        cases[f"narrow_{mode}"] = (f"__double2float_{mode}(a)", "float", ("double",))
    cases["rsqrt"] = ("__frsqrt_rn(a)", "float", ("float",))
    return cases


@pytest.fixture(scope="module", params=["cpu", "cuda"])
def device(request):
    return request.param


@pytest.fixture(scope="module")
def module(device):
    return Compiled(device, _cases())


def _floats(type):
    """Three columns: edges in pairs, numbers of any size, of near size, and of subnormal results."""
    dtype = TYPES[type]
    rng = numpy.random.default_rng(3)
    info = numpy.finfo(dtype)
    edge = [0.0, 1, info.max, info.tiny, info.smallest_subnormal, 1 + info.eps, 1 - info.eps / 2, 3, 1 / 3,
            info.tiny * (1 - info.eps)]  # fmt: skip
    edge = numpy.array(edge + [-e for e in edge], dtype)
    pairs = numpy.array(list(itertools.product(edge, edge)), dtype)
    count = 150
    word = numpy.uint32 if dtype is numpy.float32 else numpy.uint64

    def any_bits():
        bits = rng.integers(0, numpy.iinfo(word).max, 2 * count, dtype=word).view(dtype)
        return numpy.resize(bits[numpy.isfinite(bits)], count)

    def near(scale):
        return (rng.standard_normal(count) * 10.0 ** rng.uniform(-3, 3, count) * scale).astype(dtype)

    small = float(info.smallest_subnormal) * 1000
    return (
        numpy.concatenate([pairs[:, 0], any_bits(), near(1), near(small)]),
        numpy.concatenate([pairs[:, 1], any_bits(), near(1), near(1)]),
        numpy.concatenate([numpy.resize(edge, len(pairs)), any_bits(), near(1), near(small)]),
    )


def _exact(operation, x, y, z, mode):
    """The exact result as a fraction and the sign of a zero, None where C has no number."""
    a, b, c = Fraction(x), Fraction(y), Fraction(z)
    sign = lambda v: math.copysign(1, v) < 0  # noqa: E731
    if operation in ("add", "sub"):
        y = -y if operation == "sub" else y
        return a + Fraction(y), sign(x) if sign(x) == sign(y) else mode == "rd"
    if operation == "mul":
        return a * b, sign(x) != sign(y)
    if operation == "fma":
        same = a * b == 0 and (sign(x) != sign(y)) == sign(z)
        return a * b + c, sign(z) if same else mode == "rd"
    if operation == "div":
        return (a / b, sign(x) != sign(y)) if b else None
    if operation == "rcp":
        return (1 / a, sign(x)) if a else None
    if x < 0:
        return None
    scaled = (a.numerator << 2400) // a.denominator  # the root to 1200 bits, the rest as one bit behind them
    root = math.isqrt(scaled)
    inexact = root * root != scaled or (a.numerator << 2400) % a.denominator != 0
    return Fraction(2 * root + inexact, 1 << 1201), sign(x)


def _same(found, wanted):
    return found == wanted and math.copysign(1, found) == math.copysign(1, wanted)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("type", FLOATS)
@pytest.mark.parametrize("operation", list(OPERATIONS))
def test_arithmetic(module, operation, type, mode):
    columns = _floats(type)
    found = module.apply(f"{operation}_{type}_{mode}", *columns)
    for x, y, z, value in zip(*(c.tolist() for c in columns), found.tolist()):
        exact = _exact(operation, x, y, z, mode)
        if exact is not None:
            wanted = rounded(exact[0], type, mode, exact[1])
            assert _same(value, wanted), (
                f"{operation}_{mode}({x!r}, {y!r}, {z!r}) is {value!r}, not {wanted!r}"
            )


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("type", FLOATS)
def test_to_integers(module, type, mode):
    edges = [math.nan, math.inf, -math.inf, 0.5, 1.5, -0.5, -2.5, 2**31, -(2**31), 2**32, 2**63, 2**64]
    x = numpy.concatenate([_floats(type)[1], numpy.array(edges, TYPES[type])])
    for short, integer in INTEGERS.items():
        bits, signed = 64 if "ll" in short else 32, not integer.startswith("unsigned")
        for value, found in zip(x.tolist(), module.apply(f"to_{short}_{type}_{mode}", x).tolist()):
            wanted = to_integer(value, bits, signed, mode, type)
            assert found == wanted, f"__{type}2{short}_{mode}({value!r}) is {found}, not {wanted}"


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("short", list(INTEGERS))
def test_from_integers(module, short, mode):
    integer = INTEGERS[short]
    info = numpy.iinfo(TYPES[integer])
    rng = numpy.random.default_rng(5)
    x = rng.integers(info.min, info.max, 200, dtype=TYPES[integer], endpoint=True)
    x >>= rng.integers(0, info.bits - 1, 200).astype(x.dtype)
    x[:6] = [info.min, info.max, info.max - 1, 0, 1, (1 << 24) + 1]
    for type in FLOATS:
        if f"from_{short}_{type}_{mode}" in _cases():
            for value, found in zip(x.tolist(), module.apply(f"from_{short}_{type}_{mode}", x).tolist()):
                assert _same(found, rounded(Fraction(value), type, mode)), (value, type, found)


@pytest.mark.parametrize("mode", MODES)
def test_narrowing(module, mode):
    x = _floats("double")[1]
    x[:100] = numpy.concatenate([_floats("float")[1][:50], _floats("float")[1][:50] * (1 + 1e-9)])
    for value, found in zip(x.tolist(), module.apply(f"narrow_{mode}", x).tolist()):
        wanted = rounded(Fraction(value), "float", mode, math.copysign(1, value) < 0)
        assert _same(found, wanted) or (wanted == 0 and found == 0), (value, found, wanted)


def test_reciprocal_root(module):
    x = numpy.abs(_floats("float")[1])
    x = x[x > 0]
    for value, found in zip(x.tolist(), module.rsqrt(x).tolist()):
        a = Fraction(value)
        scaled = (a.denominator << 800) // a.numerator
        wanted = rounded(Fraction(2 * math.isqrt(scaled) + 1, 1 << 401), "float", "rn")
        assert found == wanted or math.isqrt(scaled) ** 2 == scaled, (value, found, wanted)
