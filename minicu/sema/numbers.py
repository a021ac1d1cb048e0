"""Values in range of a type: two's complement wrapping, and rounding to a floating type's precision.

Everything here is exact: a float constant is rounded once, from its mathematical value.
"""

from __future__ import annotations

import math
import struct
from fractions import Fraction

#: kind -> (bits of precision, least exponent of a normal number, greatest exponent): IEC 60559.
_FORMATS = {
    "half": (11, -14, 15),
    "bfloat16": (8, -126, 127),
    "float": (24, -126, 127),
    "double": (53, -1022, 1023),
    "ldouble": (53, -1022, 1023),
}

#: kind -> the largest finite value, as a message spells it.
LARGEST = {"half": "65504", "bfloat16": "3.3895314E+38", "float": "3.4028235E+38",
           "double": "1.7976931348623157E+308", "ldouble": "1.7976931348623157E+308"}  # fmt: skip


def wrap(value: int, bits: int, signed: bool) -> int:
    """`value` modulo 2^bits, in the range of a signed or unsigned integer of that width."""
    value &= (1 << bits) - 1
    if signed and value >> (bits - 1):
        value -= 1 << bits
    return value


def in_range(value: int, bits: int, signed: bool) -> bool:
    if signed:
        return -(1 << (bits - 1)) <= value < 1 << (bits - 1)
    return 0 <= value < 1 << bits


def round_float(value: float, kind: str) -> float:
    """A double rounded to the type `kind`, ties to even."""
    if kind in ("double", "ldouble") or value == 0 or math.isinf(value) or math.isnan(value):
        return value
    if kind == "bfloat16":
        return nearest(Fraction(value), kind)
    code = "f" if kind == "float" else "e"
    try:
        return float(struct.unpack(code, struct.pack(code, value))[0])
    except OverflowError:
        return math.copysign(math.inf, value)


def nearest(value: int | Fraction, kind: str) -> float:
    """The number of type `kind` nearest to an exact value, ties to even; infinite beyond its range."""
    if value == 0:
        return 0.0
    precision, low, high = _FORMATS[kind]
    sign, value = (-1, -value) if value < 0 else (1, value)
    numerator, denominator = value.numerator, value.denominator
    exponent = numerator.bit_length() - denominator.bit_length()
    if (numerator >> exponent if exponent > 0 else numerator << -exponent) < denominator:
        exponent -= 1  # 2**exponent <= value, up to what the shift cut off
    exponent = max(exponent, low)
    shift = precision - 1 - exponent
    if shift >= 0:
        numerator <<= shift
    else:
        denominator <<= -shift
    digits, rest = divmod(numerator, denominator)
    if 2 * rest > denominator or (2 * rest == denominator and digits & 1):
        digits += 1
    if digits.bit_length() > precision:  # the estimate was one low, or rounding carried over
        if digits == 1 << precision:
            digits >>= 1
            exponent += 1
        else:
            raise AssertionError(value)
    if exponent > high:
        return sign * math.inf
    return sign * math.ldexp(digits, exponent - precision + 1)
