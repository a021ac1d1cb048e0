"""What builtins give at compile time: bits counted, the bytes of a value as another type."""

from __future__ import annotations

import struct

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import size_of
from minicu.sema.constants import constant
from minicu.sema.context import Check

#: Builtins that count bits.
_BITS = frozenset(("clz", "ctz", "popcount", "parity", "ffs", "clrsb"))


def folded(c: Check, e: tree.BuiltinCall) -> tree.Constant | None:
    """The value of a builtin whose operands are constants."""
    if e.name == "is_constant_evaluated":  # at run time it is what lowering says
        evaluating = c.here.frame is not None or c.here.evaluating
        return tree.Constant(ty.BOOL, 1, at=e.at) if evaluating else None
    if e.name == "assume":  # what does not hold there is no constant expression
        return tree.Constant(ty.INT, 0, at=e.at) if constant.truth(c, e.arguments[0]) else None
    if e.name == "bit_cast":
        return _same_bytes(c, e)
    if e.name not in _BITS or len(e.arguments) != 1:
        return None
    value = constant.evaluate(c, e.arguments[0])
    if not isinstance(value, tree.Constant):
        return None
    found = fold_bits(c, e.name, value)
    return None if found is None else tree.Constant(e.type, found, at=e.at)


#: How struct names a float of so many bytes.
_FLOATS = {2: "<e", 4: "<f", 8: "<d"}


def _same_bytes(c: Check, e: tree.BuiltinCall) -> tree.Constant | None:
    (operand,) = e.extra
    value = constant.evaluate(c, operand)
    if not isinstance(value, tree.Constant):
        return None
    size = size_of(e.type, c.model)
    if isinstance(value.type, ty.Float):
        if value.type.rank == 0 and value.type.kind == "bfloat":
            return None
        data = struct.pack(_FLOATS[size], value.value)
    else:
        data = (int(value.value) % (1 << 8 * size)).to_bytes(size, "little")
    if isinstance(e.type, ty.Float):
        if e.type.rank == 0 and e.type.kind == "bfloat":
            return None
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
