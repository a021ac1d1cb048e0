"""Floating values of each format (`DataModel.float_format`), held as Python floats: rounding to nearest, ties
to even."""

from __future__ import annotations

import math
import operator
import struct
from collections.abc import Callable

from minicu.abi import extended

#: format -> (significand bits, least exponent of a normal number, greatest exponent)
FORMATS = {"half": (11, -14, 15), "bfloat16": (8, -126, 127), "float": (24, -126, 127)}
_DOUBLE = (53, -1022, 1023)


def round_to(value: float, kind: str) -> float:
    """`value` rounded once to the format `kind`."""
    if kind == extended.NAME:
        return extended.extended(value)
    if isinstance(value, extended.Extended):
        return value.rounded(FORMATS.get(kind, _DOUBLE))
    if kind == "float":
        try:
            return struct.unpack("<f", struct.pack("<f", value))[0]
        except OverflowError:
            return math.copysign(math.inf, value)
    if kind not in FORMATS or value == 0 or not math.isfinite(value):
        return value
    bits, least, greatest = FORMATS[kind]
    exponent = math.frexp(value)[1] - 1
    quantum = max(exponent, least) - bits + 1  # exponent of the last place
    rounded = math.ldexp(round(math.ldexp(value, -quantum)), quantum)
    if abs(rounded) >= math.ldexp(1.0, greatest + 1):
        return math.copysign(math.inf, value)
    return math.copysign(rounded, value)


def from_integer(value: int, kind: str) -> float:
    """An integer converted to a format, rounded once."""
    if kind == extended.NAME:
        return extended.extended(value)
    excess = abs(value).bit_length() - 53
    if excess > 0 and kind in FORMATS:
        # Round to odd first: the last bit remembers what was cut off, so the second rounding is right.
        excess += 2
        kept = abs(value) >> excess
        if abs(value) & ((1 << excess) - 1):
            kept |= 1
        value = (-1 if value < 0 else 1) * (kept << excess)
    try:
        return round_to(float(value), kind)
    except OverflowError:
        return math.copysign(math.inf, value)


def fits(value: int | float, bits: int, signed: bool) -> bool:
    """Whether a conversion to an integer has a meaning ([conv.fpint]p1); to bool (one bit) all have."""
    if bits == 1 or isinstance(value, int) or not math.isfinite(value):
        return bits == 1 or isinstance(value, int)
    return (-(1 << bits - 1) if signed else 0) <= int(value) < 1 << bits - signed


def to_integer(value: float, bits: int, signed: bool, double: bool) -> int:
    """A floating value converted to an integer type; `double`: from 64 bits. Out of range is undefined in C:
    constants are what the instructions give (PTX ISA, cvt). These saturate at 32 bits or more, of which a
    narrower type takes the lowest, and NaN gives zero but from or to 64 bits."""
    width = max(bits, 32)
    low = -(1 << (width - 1)) if signed else 0
    high = (1 << (width - signed)) - 1
    if math.isnan(value):
        integer = 0 if width == 128 or not (double or width == 64) else 1 << (width - 1)
    elif math.isinf(value):
        integer = high if value > 0 else low
    else:
        integer = min(max(int(value), low), high)
    integer &= (1 << bits) - 1
    return integer - (1 << bits) if signed and integer >> (bits - 1) else integer


def divide(a: float, b: float) -> float:
    """IEEE 754 division."""
    if b == 0:
        if a == 0 or math.isnan(a):
            return math.nan
        return math.copysign(math.inf, a) * math.copysign(1.0, b)
    return a / b


def quotient(a: int, b: int) -> int:
    """The quotient of integers, rounded towards zero."""
    q = abs(a) // abs(b)
    return q if (a < 0) == (b < 0) else -q


def remainder(a: int, b: int) -> int:
    return a - b * quotient(a, b)


#: What the operators compute of integers, before it is wrapped; `<<` has rules of its own.
INTEGER: dict[str, Callable[[int, int], int]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": quotient, "%": remainder,
    ">>": operator.rshift, "&": operator.and_, "|": operator.or_, "^": operator.xor,
}  # fmt: skip
#: ... and of numbers of any kind.
COMPARE: dict[str, Callable[[float, float], bool]] = {
    "==": operator.eq, "!=": operator.ne, "<": operator.lt, ">": operator.gt, "<=": operator.le,
    ">=": operator.ge,
}  # fmt: skip
