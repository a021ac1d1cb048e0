"""Builtins on numbers: bits counted and moved, floating values classified and compared (GCC 6.59)."""

from __future__ import annotations

from collections.abc import Sequence

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.sema.builtins import builtins
from minicu.sema.constants import constant, constant_builtins
from minicu.sema.context import Check, Operand
from minicu.sema.conversions.convert import common_type, promote, to
from minicu.sema.expressions import lifetime, select
from minicu.syntax.nodes import Syntax

# ---------------------------------------------------------------- bits

#: base -> (row, whether the parameter is signed, result is the operand's type)
_BITS = {"clz": False, "ctz": False, "popcount": False, "parity": False, "ffs": True, "clrsb": True}
_WIDTHS = {"": "int", "l": "long", "ll": "llong"}


def _bits(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    row, kind = _BIT_NAMES[name]
    (value,) = builtins.values(c, name, args, 1, at)
    value = builtins.integer(c, value, ty.Integer(kind), at)
    if (
        isinstance(value, tree.Constant)
        and (folded := constant_builtins.fold_bits(c, row, value)) is not None
    ):
        return builtins.int_constant(folded, at)
    return tree.BuiltinCall(ty.INT, row, [value], at=at)


_BIT_NAMES: dict[str, tuple[str, str]] = {
    f"__builtin_{row}{suffix}": (row, kind if signed else "u" + kind)
    for row, signed in _BITS.items()
    for suffix, kind in _WIDTHS.items()
}
_BIT_NAMES["__builtin_clzs"] = ("clz", "ushort")
_BIT_NAMES["__builtin_ctzs"] = ("ctz", "ushort")


def _swap(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    row, kind = _SWAPS[name]
    (value,) = builtins.values(c, name, args, 1, at)
    type = ty.Integer(kind)
    value = builtins.integer(c, value, type, at)
    if isinstance(value, tree.Constant):
        bits = constant.bits_of(c, type)[0]
        number = int(value.value)
        if row == "bswap":
            number = int.from_bytes(number.to_bytes(bits // 8, "little"), "big")
        else:
            number = int(f"{number:0{bits}b}"[::-1], 2)
        return tree.Constant(type, number, at=at)
    return tree.BuiltinCall(type, row, [value], at=at)


_UNSIGNED = {8: "uchar", 16: "ushort", 32: "uint", 64: "ullong", 128: "uint128"}
_SWAPS = {
    **{f"__builtin_bswap{n}": ("bswap", _UNSIGNED[n]) for n in (16, 32, 64, 128)},
    **{f"__builtin_bitreverse{n}": ("bitreverse", _UNSIGNED[n]) for n in (8, 16, 32, 64)},
}


def _rotate(c: Check, name: str, args: list[Syntax], at: Place) -> Operand:
    type = ty.Integer(_UNSIGNED[int("".join(filter(str.isdigit, name)))])
    value, count = (builtins.integer(c, v, type, at) for v in builtins.values(c, name, args, 2, at))
    if "right" in name:
        count = to(c, tree.Unary(ty.INT, "-", to(c, count, ty.INT), at=at), type)
    return tree.BuiltinCall(type, "rotate_left", [value, count], at=at)


def _abs(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    type = {"abs": ty.INT, "labs": ty.LONG, "llabs": ty.LLONG}[name.removeprefix("__builtin_")]
    (value,) = builtins.values(c, name, args, 1, at)
    return tree.BuiltinCall(type, "abs", [builtins.integer(c, value, type, at)], at=at)


# ---------------------------------------------------------------- floating point


def _float_operand(c: Check, value: tree.Expr, name: str, at: Place) -> tree.Expr:
    suffix = name[-1]
    if not isinstance(value.type, ty.Float):
        if not ty.is_arithmetic(value.type):
            c.fatal(
                at,
                f"floating point classification requires argument of floating point type "
                f"(passed in '{value.type}')",
            )
        return to(c, value, ty.DOUBLE)
    if value.type.rank == 0:
        return to(c, value, ty.FLOAT)
    if suffix == "l" and name.startswith("__builtin_signbit"):
        return to(c, value, ty.LDOUBLE)
    return value


def _classify(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    (value,) = builtins.values(c, name, args, 1, at)
    row = _CLASSES[name]
    return tree.BuiltinCall(ty.INT, row, [_float_operand(c, value, name, at)], at=at)


_CLASSES = {
    f"__builtin_{base}{suffix}": row
    for base, row in (("isnan", "isnan"), ("isinf", "isinf"), ("isfinite", "isfinite"),
                      ("finite", "isfinite"), ("isnormal", "isnormal"), ("signbit", "signbit"),
                      ("isinf_sign", "isinf_sign"))
    for suffix in ("", "f", "l")
}  # fmt: skip


def _ordered(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    """Comparisons that raise no exception: the hardware's never do."""
    left, right = builtins.values(c, name, args, 2, at)
    left, right = (
        to(c, v, ty.FLOAT) if isinstance(v.type, ty.Float) and v.type.rank == 0 else v for v in (left, right)
    )
    type = common_type(c, promote(c, left).type, promote(c, right).type)
    if not isinstance(type, ty.Float):
        c.fatal(at, f"invalid operands to '{name}' ('{left.type}' and '{right.type}')")
    left, right = to(c, left, type), to(c, right, type)
    op = _COMPARES[name]
    if op in ("isunordered", "islessgreater"):
        return tree.BuiltinCall(ty.INT, op, [left, right], at=at)
    return tree.Binary(ty.BOOL if c.language.cplusplus else ty.INT, op, left, right, at=at)


_COMPARES = {
    "__builtin_isless": "<",
    "__builtin_islessequal": "<=",
    "__builtin_isgreater": ">",
    "__builtin_isgreaterequal": ">=",
    "__builtin_isunordered": "isunordered",
    "__builtin_islessgreater": "islessgreater",
}


def _fpclassify(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    """`__builtin_fpclassify(nan, infinite, normal, subnormal, zero, x)`."""
    *kinds, x = builtins.values(c, name, args, 6, at)
    x = _float_operand(c, x, name, at)
    kinds = [builtins.integer(c, k, ty.INT, at) for k in kinds]
    place = lifetime.hold(c, x, x.type, at)
    assert isinstance(place, tree.CompoundLiteral)
    kept = tree.Load(x.type, tree.Variable(x.type, place.object, at=at), at=at)

    def test(row: str) -> tree.Expr:
        return tree.BuiltinCall(ty.INT, row, [kept], at=at)

    zero = tree.Binary(ty.INT, "==", kept, to(c, builtins.int_constant(0, at), x.type), at=at)
    value = select.choose(c, zero, kinds[4], kinds[3], at)
    for row, kind in (("isnormal", kinds[2]), ("isinf", kinds[1]), ("isnan", kinds[0])):
        value = select.choose(c, test(row), kind, value, at)
    body = tree.Block([tree.Declare(place.object, x, at=at)], at=at)
    return tree.StatementExpression(ty.INT, body, value, at=at)


RULES: dict[str, builtins.Rule] = {
    "__builtin_abs": _abs,
    "__builtin_labs": _abs,
    "__builtin_llabs": _abs,
    "__builtin_fpclassify": _fpclassify,
    **dict.fromkeys(_BIT_NAMES, _bits),
    **dict.fromkeys(_SWAPS, _swap),
    **dict.fromkeys((f"__builtin_rotate{d}{n}" for d in ("left", "right") for n in (8, 16, 32, 64)), _rotate),
    **dict.fromkeys(_CLASSES, _classify),
    **dict.fromkeys(_COMPARES, _ordered),
}
