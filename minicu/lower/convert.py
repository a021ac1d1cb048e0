"""Conversions between scalar types (C11 6.3), on operands."""

from __future__ import annotations

from minicu import types as ty
from minicu.lower.body import Body, resize
from minicu.lower.ir import Scalar, constant


def convert(b: Body, value: str, source: ty.Type, target: ty.Type) -> str:
    """`value` of type `source` as a value of type `target`. Neither is a record."""
    if isinstance(target, ty.Void):
        return ""
    have, want = b.scalars[source], b.scalars[target]
    if want.kind == "b":
        return nonzero(b, value, have, source)
    return _PAIRS[have.kind + want.kind](b, value, have, want)


def nonzero(b: Body, value: str, have: Scalar, type: ty.Type) -> str:
    """value != 0, as i1."""
    if have.kind == "b":
        return value
    if have.kind == "f":
        return b.op(f"fcmp une {have.ir} {value}, {constant(0.0, type, have)}")
    return b.op(f"icmp ne {have.ir} {value}, {'null' if have.kind == 'p' else 0}")


def _integer_to_integer(b: Body, value: str, have: Scalar, want: Scalar) -> str:
    if value.lstrip("-").isdigit():
        return _constant(int(value), have, want)
    return resize(b, value, have.bits, want.bits, have.signed)


def _constant(value: int, have: Scalar, want: Scalar) -> str:
    if not have.signed:
        value &= (1 << have.bits) - 1
    value &= (1 << want.bits) - 1
    if want.signed and value >> (want.bits - 1):
        value -= 1 << want.bits
    return str(value)


def _bool_to_integer(b: Body, value: str, have: Scalar, want: Scalar) -> str:
    if value in ("true", "false"):
        return str(int(value == "true"))
    return b.op(f"zext i1 {value} to {want.ir}")


def _bool_to_float(b: Body, value: str, have: Scalar, want: Scalar) -> str:
    return _integer_to_float(b, b.op(f"zext i1 {value} to i32"), b.scalars[ty.UINT], want)


def _integer_to_float(b: Body, value: str, have: Scalar, want: Scalar) -> str:
    from minicu.lower import wide

    if have.bits == 128:
        return wide.integer_to_float(b, value, have.signed, want.ir)
    if want.ir == "bfloat":
        return wide.integer_to_bfloat(b, value, have)
    if want.ir == "half" and not b.module.target.device_code:
        return wide.integer_to_half(b, value, have)
    return b.op(f"{'sitofp' if have.signed else 'uitofp'} {have.ir} {value} to {want.ir}")


def _float_to_integer(b: Body, value: str, have: Scalar, want: Scalar) -> str:
    """Towards zero. Out of range C leaves the result open; we saturate, and NaN gives what the PTX
    instruction gives, on every target."""
    if have.size == 2:
        value, have = b.op(f"fpext {have.ir} {value} to float"), b.scalars[ty.FLOAT]
    if want.bits == 128:
        from minicu.lower import wide

        return wide.float_to_integer(b, value, have, want.signed)
    width = max(want.bits, 32)
    letter = "f" if have.ir == "float" else "d"
    sign = "" if want.signed else "u"
    if b.module.target.device_code:
        ftz = ".ftz" if b.module.ftz and letter == "f" else ""
        name = f"llvm.nvvm.{letter}2{sign}{'i' if width == 32 else 'll'}.rz{ftz}"
        integer = b.call(f"i{width}", name, (have.ir, value))
    else:
        how = f"llvm.fpto{'si' if want.signed else 'ui'}.sat.i{width}"
        integer = b.call(f"i{width}", f"{how}.f{have.bits}", (have.ir, value))
        if letter == "d" or width == 64:  # PTX ISA, cvt: NaN gives zero except from or to 64 bits
            nan = b.op(f"fcmp uno {have.ir} {value}, {value}")
            integer = b.op(f"select i1 {nan}, i{width} {-1 << (width - 1)}, i{width} {integer}")
    return resize(b, integer, width, want.bits, False)


def _float_to_float(b: Body, value: str, have: Scalar, want: Scalar) -> str:
    if have.ir == want.ir:
        return value
    if have.size == 2 and want.size != 4:
        value, have = b.op(f"fpext {have.ir} {value} to float"), b.scalars[ty.FLOAT]
    if want.size == 2:
        from minicu.lower import wide

        if have.size > 8:
            value, have = b.op(f"fptrunc {have.ir} {value} to double"), b.scalars[ty.DOUBLE]

        return wide.narrow(b, value, have.ir, want.ir)
    return b.op(f"{'fpext' if want.size > have.size else 'fptrunc'} {have.ir} {value} to {want.ir}")


def _pointer_to_integer(b: Body, value: str, have: Scalar, want: Scalar) -> str:
    return b.op(f"ptrtoint ptr {value} to {want.ir}")


def _integer_to_pointer(b: Body, value: str, have: Scalar, want: Scalar) -> str:
    word = resize(b, value, have.bits, want.bits, have.signed)
    return b.op(f"inttoptr i{want.bits} {word} to ptr")


def _bool_to_pointer(b: Body, value: str, have: Scalar, want: Scalar) -> str:
    return b.op(f"inttoptr i{want.bits} {b.op(f'zext i1 {value} to i{want.bits}')} to ptr")


def _same(b: Body, value: str, have: Scalar, want: Scalar) -> str:
    return value


_PAIRS = {
    "ii": _integer_to_integer, "bi": _bool_to_integer, "bf": _bool_to_float, "if": _integer_to_float,
    "fi": _float_to_integer, "ff": _float_to_float, "pi": _pointer_to_integer, "ip": _integer_to_pointer,
    "bp": _bool_to_pointer, "pp": _same,
}  # fmt: skip
