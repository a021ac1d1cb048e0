"""Values of x87's type at compile time, beside those of the processor."""

import operator
import random
import struct

import numpy
import pytest

from minicu.abi import extended

pytestmark = pytest.mark.skipif(numpy.finfo(numpy.longdouble).nmant != 63, reason="needs x87's long double")


def native(bits):
    """The processor's value of 80 bits."""
    return numpy.frombuffer(bits.to_bytes(16, "little"), numpy.longdouble)[0]


def bits_of(value):
    return int.from_bytes(numpy.array([value], numpy.longdouble).tobytes()[:10], "little")


def numbers(count):
    """The bits of finite numbers of all sizes, near each other and far apart, subnormal ones too."""
    rng = random.Random(80)
    for _ in range(count):
        far = rng.choice([0, 1, rng.randint(-70, 70), rng.randint(-16382, 16383)])
        biased = min(max(16383 + far, 0), 0x7FFE)
        digits = rng.choice([0, rng.getrandbits(64), rng.getrandbits(8)]) | 1 << 63
        if biased == 0:
            digits &= ~(1 << 63)
        yield rng.getrandbits(1) << 79 | biased << 64 | digits


def test_arithmetic_is_the_processors():
    some = list(numbers(4000))
    with numpy.errstate(all="ignore"):
        for a, b in zip(some[::2], some[1::2], strict=True):
            x, y = extended.value(a), extended.value(b)
            assert (extended.bits(x), extended.bits(-y)) == (a, b ^ 1 << 79)
            for operation in (operator.add, operator.sub, operator.mul, operator.truediv):
                if operation is not operator.truediv or y != 0:
                    given = extended.bits(operation(x, y)), bits_of(operation(native(a), native(b)))
                    assert given[0] == given[1], (operation, hex(a), hex(b))
            for operation in (operator.lt, operator.le, operator.eq, operator.ne):
                assert operation(x, y) == operation(native(a), native(b))


def test_conversions_round_once():
    with numpy.errstate(all="ignore"):
        for a in numbers(3000):
            x = extended.value(a)
            for format, narrow in (((53, -1022, 1023), numpy.float64), ((24, -126, 127), numpy.float32)):
                assert struct.pack("<d", x.rounded(format)) == struct.pack("<d", narrow(native(a)))
            assert extended.bits(extended.extended(float(x))) == bits_of(float(x))
            if abs(x) < 1 << 100:
                assert int(x) == int(native(a))
    assert extended.bits(extended.extended((1 << 64) + 1)) == bits_of(numpy.longdouble(2) ** 64)
    assert extended.bits(extended.quotient(1, 10)) == bits_of(numpy.longdouble(1) / 10)
