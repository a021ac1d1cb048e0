"""What builtins give at compile time: bits counted, the bytes of a value as another type."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Sequence

from minicu import tree
from minicu import types as ty
from minicu.abi import extended
from minicu.abi.layout import size_of
from minicu.abi.target import float_bits
from minicu.sema import rules
from minicu.sema.constants import constant
from minicu.sema.context import Check
from minicu.sema.scope import of_library

#: Builtins that count bits.
_BITS = frozenset(("clz", "ctz", "popcount", "parity", "ffs", "clrsb"))


def folded(c: Check, e: tree.BuiltinCall) -> tree.Constant | None:
    """The value of a builtin whose operands are constants."""
    value = _folded(c, e)
    if value is None:
        c.known.obstacle = e
    return value


def _folded(c: Check, e: tree.BuiltinCall) -> tree.Constant | None:
    if e.name == "is_constant_evaluated":  # at run time it is what lowering says
        c.known.asked_whether_constant += 1
        evaluating = c.here.frame is not None or c.here.evaluating
        return tree.Constant(ty.BOOL, 1, at=e.at) if evaluating else None
    if e.name == "assume":  # what does not hold there is no constant expression
        return tree.Constant(ty.INT, 0, at=e.at) if constant.truth(c, e.arguments[0]) else None
    if e.name == "expect":
        likely = constant.evaluate(c, e.arguments[0])
        return likely if isinstance(likely, tree.Constant) else None
    if e.name == "bit_cast":
        return _same_bytes(c, e)
    if e.name not in _BITS and e.name not in _INTEGERS and e.name not in _CLASSES:
        return None
    values = _constants(c, e.arguments)
    if not values:
        return None
    if e.name in _CLASSES:
        type = values[0].type
        kind = type.kind if isinstance(type, (ty.Integer, ty.Float)) else ""
        folded_value: int | None = _CLASSES[e.name](values[0].value, kind)
    elif e.name in _INTEGERS:
        bits, signed = constant.bits_of(c, e.type)
        folded_value = constant.wrap(_INTEGERS[e.name](bits, *(int(v.value) for v in values)), bits, signed)
    else:
        folded_value = fold_bits(c, e.name, values[0])
    return None if folded_value is None else tree.Constant(e.type, int(folded_value), at=e.at)


def computed(c: Check, function: tree.Function, e: tree.Call) -> constant.Value | None:
    """The value of a call of a mathematical function of the library that gives the one right result: g++ and
    nvcc take these for constant expressions. What moves bytes moves them."""
    if function.name in ("memmove", "memcpy") and of_library(function.at):
        return rules.interpret.moved(c, e)
    rule = _FUNCTIONS.get(function.name.removesuffix("f"))
    returns = function.type.returns
    if rule is None or not isinstance(returns, ty.Float) or not of_library(function.at):
        return None
    if c.model.float_format(returns.kind) == extended.NAME:
        return None
    values = _constants(c, e.arguments)
    result = rule(*(float(v.value) for v in values)) if values else None
    if result is None:
        return None
    return constant.convert(c, tree.Constant(ty.DOUBLE, result, at=e.at), returns)


def known_to_others(call: tree.Call | tree.BuiltinCall | None) -> bool:
    """Whether other compilers may know at compile time what a call gives that is no constant here: g++ does
    of the library's strlen, pow and their kin."""
    if isinstance(call, tree.Call):
        return isinstance(call.callee, tree.Function) and of_library(call.callee.at)
    return call is not None


def _constants(c: Check, arguments: Sequence[tree.Expr]) -> list[tree.Constant]:
    """The values of arithmetic constants; none if one is no constant."""
    values = [constant.evaluate(c, argument) for argument in arguments]
    known = [value for value in values if isinstance(value, tree.Constant)]
    return known if len(known) == len(values) else []


def _rotated(bits: int, x: int, count: int) -> int:
    x, count = x % (1 << bits), count % bits
    return x << count | x >> (bits - count)


#: Builtins of integers: their value by the width of the result and the operands.
_INTEGERS: dict[str, Callable[..., int]] = {
    "abs": lambda bits, x: abs(x),
    "bswap": lambda bits, x: int.from_bytes((x % (1 << bits)).to_bytes(bits // 8, "little"), "big"),
    "bitreverse": lambda bits, x: int(f"{x % (1 << bits):0{bits}b}"[::-1], 2),
    "rotate_left": _rotated,
}

#: The least normal number by kind of float.
_NORMAL = {"half": 2.0**-14, "float": 2.0**-126, "bfloat": 2.0**-126}


def _least_normal(x: float, kind: str) -> float:
    if isinstance(x, extended.Extended):
        return extended.LEAST_NORMAL
    return _NORMAL.get(kind, 2.0**-1022)


#: Builtins that classify a float, by its value and its kind.
_CLASSES: dict[str, Callable[[float, str], int]] = {
    "isnan": lambda x, kind: math.isnan(x),
    "isinf": lambda x, kind: math.isinf(x),
    "isinf_sign": lambda x, kind: int(math.copysign(math.isinf(x), x)),
    "isfinite": lambda x, kind: math.isfinite(x),
    "isnormal": lambda x, kind: math.isfinite(x) and abs(x) >= _least_normal(x, kind),
    "signbit": lambda x, kind: math.copysign(1, x) < 0,
}


def _with_sign(rounded: Callable[[float], int]) -> Callable[[float], float]:
    """`rounded` for every float, with the sign of its operand."""
    return lambda x: math.copysign(rounded(x), x) if math.isfinite(x) else x


def _nearest(x: float) -> int:
    """Halves go away from zero."""
    integer = math.trunc(x)
    return integer + (abs(x - integer) >= 0.5) * (1 if x > 0 else -1)


_FUNCTIONS: dict[str, Callable[..., float | None]] = {
    "fabs": abs,
    "copysign": math.copysign,
    "fmin": lambda x, y: y if math.isnan(x) else x if math.isnan(y) else min(x, y),
    "fmax": lambda x, y: y if math.isnan(x) else x if math.isnan(y) else max(x, y),
    "floor": _with_sign(math.floor),
    "ceil": _with_sign(math.ceil),
    "trunc": _with_sign(math.trunc),
    "round": _with_sign(_nearest),
    "sqrt": lambda x: math.sqrt(x) if x >= 0 else None,
}


#: How struct names a float of so many bytes.
_FLOATS = {2: "<e", 4: "<f", 8: "<d"}


def _same_bytes(c: Check, e: tree.BuiltinCall) -> tree.Constant | None:
    (operand,) = e.extra
    with c.within(evaluating=True):  # it may be part of a temporary
        value = constant.evaluate(c, operand)
    if not isinstance(value, tree.Constant):
        return None
    size = size_of(e.type, c.model)
    if isinstance(value.value, extended.Extended) or (isinstance(e.type, ty.Float) and size not in _FLOATS):
        return None  # of its bytes some have no value
    if isinstance(value.type, ty.Float):
        data = float_bits(value.value, value.type.kind).to_bytes(size, "little")
    else:
        data = (int(value.value) % (1 << 8 * size)).to_bytes(size, "little")
    if e.type == ty.BFLOAT16:
        return tree.Constant(e.type, struct.unpack("<f", bytes(2) + data)[0], at=e.at)
    if isinstance(e.type, ty.Float):
        return tree.Constant(e.type, struct.unpack(_FLOATS[size], data)[0], at=e.at)
    bits, signed = constant.bits_of(c, e.type)
    number = int.from_bytes(data, "little", signed=signed)
    return tree.Constant(e.type, number, at=e.at) if bits == 8 * size else None


def fold_bits(c: Check, row: str, value: tree.Constant) -> int | None:
    bits = constant.bits_of(c, value.type)[0]
    x = int(value.value) & ((1 << bits) - 1)
    if row == "popcount":
        return x.bit_count()
    if row == "parity":
        return x.bit_count() & 1
    if row == "ffs":
        return (x & -x).bit_length()
    if row == "clrsb":
        return bits - 1 - (x ^ ((1 << bits) - 1) if x >> (bits - 1) else x).bit_length()
    if x == 0:
        return None
    return bits - x.bit_length() if row == "clz" else (x & -x).bit_length() - 1
