"""Template arguments of class type as text: for readers, and exactly, to be read again."""

from __future__ import annotations

from collections.abc import Iterator

from minicu import tree
from minicu import types as ty
from minicu.abi import mangled_values
from minicu.abi.target import float_value
from minicu.types.spelling import spell_untagged

#: What a value is written as where it is to be read again: its type and its scalars, floats by their bits.
EXACT = "__builtin_class_value"


def exact(argument: tree.Constant) -> str | None:
    """An argument that its readable spelling may not mean, because constructors would run; None if it is no
    such."""
    if isinstance(argument, tree.ObjectArgument):
        return f"{EXACT}({', '.join([spell_untagged(argument.parts.type), *_scalars(argument.parts)])})"
    if isinstance(argument.type, ty.Float):
        return f"{EXACT}({spell_untagged(argument.type)}, {mangled_values.scalar(argument).value})"
    return None


#: What follows a literal of these types.
_SUFFIXES = {ty.INT: "", ty.UINT: "u", ty.LONG: "l", ty.ULONG: "ul", ty.LLONG: "ll", ty.ULLONG: "ull"}

_LEAST = (-(1 << 31), -(1 << 63))


def with_type(argument: tree.Constant) -> str | None:
    """An integer with its type: `6u`, `(short)3`; None for values of other types."""
    type, value = argument.type.unqualified, argument.value
    if not isinstance(type, ty.Integer) or type == ty.BOOL or not isinstance(value, int):
        return None
    if type == ty.CHAR and 32 <= value < 127:
        return None
    suffix = _SUFFIXES.get(type)
    if suffix is None:
        return f"({type}){value}"
    # The least number of a type is no literal with a sign in front.
    return f"{value + 1}{suffix} - 1" if value in _LEAST else f"{value}{suffix}"


def _scalars(value: tree.ClassValue | tree.ScalarValue) -> Iterator[str]:
    if isinstance(value, tree.ClassValue):
        for part in value.parts:
            yield from _scalars(part)
    elif isinstance(value.value, int):
        yield str(value.value)
    else:
        yield address(value.value)


def readable(value: tree.ClassValue | tree.ScalarValue) -> str:
    """`P{1, 2.5f}`; characters that a zero ends are a string."""
    type = value.type
    if isinstance(value, tree.ScalarValue):
        if not isinstance(value.value, int):
            return address(value.value)
        if isinstance(type, ty.Float):
            return f"{float_value(value.value, type.kind)!r}{'f' * (type.kind == 'float')}"
        return {0: "false", 1: "true"}[value.value] if type == ty.BOOL else str(value.value)
    if isinstance(type, ty.Array) and (text := _string(value)) is not None:
        return text
    name = "" if isinstance(type, ty.Array) else spell_untagged(type)
    return f"{name}{{{', '.join(map(readable, value.parts))}}}"


def _string(value: tree.ClassValue) -> str | None:
    codes = [
        part.value for part in value.parts if isinstance(part, tree.ScalarValue) and part.type == ty.CHAR
    ]
    text = "".join(chr(code) for code in codes[:-1] if isinstance(code, int) and 32 <= code < 127)
    if len(codes) != len(value.parts) or not codes or codes[-1] != 0 or len(text) != len(codes) - 1:
        return None
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def address(symbol: tree.Function | tree.Object) -> str:
    return f"&{'::'.join([*filter(None, map(str, symbol.scope)), symbol.name])}"
