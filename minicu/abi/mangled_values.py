"""Values of template arguments, and expressions of template parameters, in assembler names (Itanium C++ ABI
5.1.6)."""

from __future__ import annotations

from typing import Any

from minicu import tree
from minicu import types as ty
from minicu.abi.mangled_words import OPERATORS, UNARY, operator, parameter, source_name
from minicu.abi.target import float_bits
from minicu.types.dependent import Value

#: hexadecimal digits of floats
_DIGITS = {"half": 4, "bfloat16": 4, "float": 8, "double": 16, "ldouble": 16}


def scalar(constant: tree.Constant) -> tree.ScalarValue:
    """A constant as it is inside an argument of class type."""
    return tree.ScalarValue(constant.type, int(bits(constant)))


def bits(constant: tree.Constant) -> int | float:
    """What equivalent arguments have in common ([temp.type]p2): the value, of a float its bits."""
    type = constant.type
    return float_bits(constant.value, type.kind) if isinstance(type, ty.Float) else constant.value


def parts(names: Any, value: tree.ClassValue | tree.ScalarValue) -> str:
    """A value of class type (tl), or a scalar, in the name that `names` makes. nvcc writes every part, g++
    leaves zeros at the end out."""
    type = value.type
    if isinstance(value, tree.ClassValue):
        return f"tl{names.type(type)}{''.join(parts(names, part) for part in value.parts)}E"
    if not isinstance(value.value, int):
        return f"{'ad' * isinstance(type, ty.Pointer)}{names.named(value.value)}"
    if isinstance(type, ty.Float):
        return f"L{names.type(type)}{value.value:0{_DIGITS[type.kind]}x}E"
    return str(names.literal(type, value.value))


def expression(names: Any, value: Value) -> str:
    """An expression of template parameters."""
    parts = value.parts
    match value.op:
        case "parameter":
            return parameter(parts[0])
        case "literal":
            return str(names.literal(parts[0], parts[1]))
        case "member":
            return f"sr{names.qualifier(parts[0])}{source_name(parts[1])}"
        case "variable":  # nvcc leaves the arguments out
            return f"L_Z{names.entity(source_name(parts[1]), parts[0])}E"
        case "sizeof":
            return f"st{names.type(parts[0])}"
        case "expansion":
            return expression(names, parts[0])  # nvcc leaves the mark sp out
        case "sizeof...":
            return f"sZ{parameter(parts[0])}"
        case "fold":
            return f"f{'r' if parts[2] else 'l'}{OPERATORS[parts[0]]}{expression(names, parts[1])}"
        case "name":
            own = operator(parts[0], unary=False)
            word = source_name(parts[0]) if own is None else f"on{own}"
            return word + (names.arguments(parts[1]) if parts[1] is not None else "")
        case "expression":
            return "".join(names.part(part) for part in parts)
        case "?":
            return "qu" + "".join(expression(names, part) for part in parts)
    table = UNARY if len(parts) == 1 else OPERATORS
    return table[value.op] + "".join(expression(names, part) for part in parts)
