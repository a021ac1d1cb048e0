"""Values of x87's extended type of 80 bits (System V ABI, AMD64 supplement, table 3.1), exactly, on any
machine. LLVM calls the type `x86_fp80`.
"""

from __future__ import annotations

import math
from typing import Any

#: LLVM's name, and the significand's bits, the least exponent of a normal number and the greatest.
NAME = "x86_fp80"
FORMAT = PRECISION, _LEAST, _GREATEST = 64, -16382, 16383

_DOUBLE = (53, -1022, 1023)
_HIDDEN = 1 << PRECISION - 1


class Extended(float):
    """A finite value: `digits` times two to the power of `exponent`. As a float it is the double nearest to
    it, but neither an infinity nor, unless it is zero, a zero. Infinities and NaNs are plain floats."""

    __slots__ = ("digits", "exponent")

    digits: int
    exponent: int

    def __new__(cls, digits: int, exponent: int, negative_zero: bool = False) -> Extended:
        near = _scaled(*nearest(abs(digits), 1, exponent, _DOUBLE))
        if digits:
            near = min(max(near, 5e-324), 1.7976931348623157e308)
        self = super().__new__(cls, -near if digits < 0 or negative_zero else near)
        self.digits, self.exponent = digits, exponent
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Extended, (self.digits, self.exponent, self._negative)

    @property
    def _negative(self) -> bool:
        return math.copysign(1.0, self) < 0

    def rounded(self, format: tuple[int, int, int]) -> float:
        """The value in a narrower format, as a plain float, rounded once."""
        digits, exponent = nearest(abs(self.digits), 1, self.exponent, format)
        over = digits.bit_length() + exponent > format[2] + 1
        return math.copysign(math.inf if over else _scaled(digits, exponent), self)

    # ------------------------------------------------------------ arithmetic, rounded to nearest

    def __neg__(self) -> Extended:
        return Extended(-self.digits, self.exponent, not self._negative)

    def __pos__(self) -> Extended:
        return self

    def __abs__(self) -> Extended:
        return -self if self._negative else self

    def __add__(self, other: float) -> float:
        if not math.isfinite(other):
            return float(other)
        other = extended(other)
        assert isinstance(other, Extended)
        exponent = min(self.exponent, other.exponent)
        total = (self.digits << self.exponent - exponent) + (other.digits << other.exponent - exponent)
        if total == 0:  # IEEE 754 6.3
            return Extended(0, 0, self._negative and other._negative)
        return _rounded(total, 1, exponent)

    def __sub__(self, other: float) -> float:
        return self + -other

    def __mul__(self, other: float) -> float:
        if not math.isfinite(other):
            return math.nan if self.digits == 0 else math.copysign(1.0, self) * float(other)
        other = extended(other)
        assert isinstance(other, Extended)
        product = _rounded(self.digits * other.digits, 1, self.exponent + other.exponent)
        return _signed(product, self._negative != other._negative)

    def __truediv__(self, other: float) -> float:
        negative = self._negative != (math.copysign(1.0, other) < 0)
        if not math.isfinite(other):
            return math.nan if math.isnan(other) else Extended(0, 0, negative)
        other = extended(other)
        assert isinstance(other, Extended)
        quotient = _rounded(abs(self.digits), abs(other.digits), self.exponent - other.exponent)
        return _signed(quotient, negative)

    def __radd__(self, other: float) -> float:
        return self + other

    def __rsub__(self, other: float) -> float:
        return -self + other

    def __rmul__(self, other: float) -> float:
        return self * other

    def __rtruediv__(self, other: float) -> float:
        if math.isfinite(other):
            return extended(other) / self
        return float(other) * math.copysign(1.0, self)

    # ------------------------------------------------------------ questions

    def _compared(self, other: Any) -> int | None:
        """Below zero if this is less than the other; None if they are unordered."""
        if isinstance(other, int):
            other = Extended(other, 0)
        if not isinstance(other, float) or math.isnan(other):
            return None
        if not math.isfinite(other):
            return -1 if other > 0 else 1
        other = extended(other)
        assert isinstance(other, Extended)
        exponent = min(self.exponent, other.exponent)
        return (self.digits << self.exponent - exponent) - (other.digits << other.exponent - exponent)

    def __eq__(self, other: object) -> bool:
        return self._compared(other) == 0

    def __ne__(self, other: object) -> bool:
        return self._compared(other) != 0

    def __lt__(self, other: Any) -> bool:
        return (order := self._compared(other)) is not None and order < 0

    def __le__(self, other: Any) -> bool:
        return (order := self._compared(other)) is not None and order <= 0

    def __gt__(self, other: Any) -> bool:
        return (order := self._compared(other)) is not None and order > 0

    def __ge__(self, other: Any) -> bool:
        return (order := self._compared(other)) is not None and order >= 0

    __hash__ = float.__hash__

    def __bool__(self) -> bool:
        return self.digits != 0

    def __int__(self) -> int:
        size = abs(self.digits)
        magnitude = size << self.exponent if self.exponent >= 0 else size >> -self.exponent
        return -magnitude if self.digits < 0 else magnitude

    __trunc__ = __int__


def extended(value: float) -> float:
    """A value of any format, or an integer, as one of this: rounded once."""
    if isinstance(value, Extended):
        return value
    if isinstance(value, int):
        return _rounded(value, 1, 0)
    if not math.isfinite(value):
        return value
    numerator, denominator = abs(value).as_integer_ratio()
    return _signed(_rounded(numerator, denominator, 0), math.copysign(1.0, value) < 0)


def quotient(numerator: int, denominator: int) -> float:
    """The value nearest to a fraction."""
    return _rounded(numerator, denominator, 0)


def nearest(numerator: int, denominator: int, exponent: int, format: tuple[int, int, int]) -> tuple[int, int]:
    """The number of a format nearest to numerator / denominator * 2**exponent, which is not negative, as its
    digits and exponent: ties to even, of any size."""
    precision, least, _ = format
    if numerator == 0:
        return 0, 0
    size = numerator.bit_length() - denominator.bit_length()
    if (numerator << max(-size, 0)) < (denominator << max(size, 0)):
        size -= 1  # now 2**size <= numerator / denominator < 2**(size + 1)
    last = max(size + exponent, least) - precision + 1  # the exponent of the last place
    shift = exponent - last
    digits, rest = divmod(numerator << max(shift, 0), divisor := denominator << max(-shift, 0))
    if 2 * rest > divisor or (2 * rest == divisor and digits & 1):
        digits += 1
    return digits, last


def _rounded(numerator: int, denominator: int, exponent: int) -> float:
    digits, last = nearest(abs(numerator), denominator, exponent, FORMAT)
    if digits.bit_length() + last > _GREATEST + 1:
        return math.copysign(math.inf, numerator)
    return Extended(-digits if numerator < 0 else digits, last)


def _signed(value: float, negative: bool) -> float:
    return -value if negative != (math.copysign(1.0, value) < 0) else value


def _scaled(digits: int, exponent: int) -> float:
    try:
        return math.ldexp(digits, exponent)
    except OverflowError:
        return math.inf


def bits(value: float) -> int:
    """The 80 bits: sign, 15 of the exponent, and the significand with its leading one."""
    value = extended(value)
    sign = (math.copysign(1.0, value) < 0) << 79
    if not isinstance(value, Extended):
        return sign | 0x7FFF << 64 | _HIDDEN | (_HIDDEN >> 1 if math.isnan(value) else 0)
    if value.digits == 0:
        return sign
    digits, last = nearest(abs(value.digits), 1, value.exponent, FORMAT)
    if digits >> PRECISION:
        digits, last = digits >> 1, last + 1
    biased = last + PRECISION - 1 - _LEAST + 1 if digits & _HIDDEN else 0
    return sign | biased << 64 | digits


def value(bits: int) -> float:
    """The value that 80 bits are."""
    biased, digits = bits >> 64 & 0x7FFF, bits & (1 << PRECISION) - 1
    negative = bool(bits >> 79 & 1)
    if biased == 0x7FFF:
        return math.copysign(math.inf if digits == _HIDDEN else math.nan, -negative or 1)
    return Extended(-digits if negative else digits, max(biased, 1) - 1 + _LEAST - PRECISION + 1, negative)


#: The least normal number.
LEAST_NORMAL = Extended(1, _LEAST)
