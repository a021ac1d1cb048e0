"""C: values of bit-fields of more bits than an int has. C11 6.3.1.1p2 does not promote them, and as gcc has
it they are of integer types of just their width, in which what is computed with them wraps around."""

from __future__ import annotations

from minicu import tree
from minicu import types as ty
from minicu.sema.constants import constant
from minicu.sema.context import Check
from minicu.sema.conversions.convert import source_bit_field, to

#: Bits, and whether one is a sign.
Width = tuple[int, bool]


def width(c: Check, e: tree.Expr) -> Width | None:
    """The width of a promoted value, if it is not that of a type."""
    if isinstance(e, tree.Reduced):
        return (e.bits, constant.bits_of(c, e.type)[1]) if e.bits < 64 else None
    if isinstance(e, tree.Conditional):
        return width(c, e.yes) or width(c, e.no)
    if not isinstance(e.type, ty.Integer) or (field := source_bit_field(e)) is None:
        return None
    bits = field.slot.bit_width or 0
    return (bits, constant.bits_of(c, e.type)[1]) if 32 < bits < 64 else None


def usual(c: Check, left: tree.Expr, right: tree.Expr) -> tuple[tree.Expr, tree.Expr, ty.Type] | None:
    """Both promoted operands in their common type, if one is such a value and both are integers."""
    own = width(c, left), width(c, right)
    if own == (None, None) or not (isinstance(left.type, ty.Integer) and isinstance(right.type, ty.Integer)):
        return None
    first, second = (w or constant.bits_of(c, e.type) for w, e in zip(own, (left, right)))
    if first[0] > 64 or second[0] > 64:
        return None
    bits = max(first[0], second[0])
    signed = min(first, second, key=lambda w: (-w[0], w[1]))[1]  # of the wider, or unsigned (6.3.1.8)
    type = ty.LLONG if signed else ty.ULLONG
    converted = [
        e if w == (bits, signed) and e.type == type else reduced(c, to(c, e, type), bits)
        for w, e in zip(own, (left, right))
    ]
    return converted[0], converted[1], type


def reduced(c: Check, e: tree.Expr, bits: int) -> tree.Expr:
    """The value modulo 2**bits."""
    if isinstance(e, tree.Constant):
        value = constant.wrap(int(e.value), bits, constant.bits_of(c, e.type)[1])
        return tree.Constant(e.type, value, at=e.at)
    return tree.Reduced(e.type, e, bits, at=e.at)


def result(c: Check, operation: tree.Expr, *operands: tree.Expr) -> tree.Expr:
    """What an operation on such values gives."""
    wide = next((w for w in (width(c, e) for e in operands) if w is not None), None)
    return operation if wide is None else reduced(c, operation, wide[0])
