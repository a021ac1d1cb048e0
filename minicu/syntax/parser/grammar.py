"""Tables of the grammar that several productions read: kinds of tokens, and what a declaration is made of."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from pycparser import c_ast

from minicu.syntax.nodes import Attribute, Name, Node


class Spec(TypedDict, total=False):
    """What specifiers say, as pycparser keeps it. `explicit` is its condition, if it is there."""

    qual: list[str]
    storage: list[str]
    type: list[Node]
    function: list[str]
    alignment: list[Node]
    type_attributes: list[Node]
    attributes: list[Attribute]
    explicit: list[Node]


class Info(TypedDict, total=False):
    """What a declarator says, as pycparser keeps it: `init` and `bitsize` may be missing."""

    decl: Any
    attributes: list[Attribute]
    init: Node
    bitsize: Node


#: The lists of a specification that have words.
Words = Literal["storage", "qual", "function"]

#: Which list of the specification a keyword goes to.
SLOT: dict[str | None, Words | Literal["type"]] = {
    **dict.fromkeys(("TYPEDEF", "EXTERN", "STATIC", "REGISTER", "AUTO", "_THREAD_LOCAL"), "storage"),
    **dict.fromkeys(("CONST", "VOLATILE", "RESTRICT", "_ATOMIC"), "qual"),
    **dict.fromkeys(("INLINE", "_NORETURN", "CONSTEXPR", "VIRTUAL", "EXPLICIT", "FRIEND"), "function"),
    **dict.fromkeys(
        ("VOID", "_BOOL", "CHAR", "SHORT", "INT", "LONG", "FLOAT", "DOUBLE", "SIGNED", "UNSIGNED", "_COMPLEX",
         "__INT128", "WCHAR_T"), "type"),
}  # fmt: skip
#: Binary operators, a higher number binding tighter (C11 6.5.5 to 6.5.14).
PRECEDENCE = {
    "LOR": 1, "LAND": 2, "OR": 3, "XOR": 4, "AND": 5, "EQ": 6, "NE": 6, "LT": 7, "GT": 7, "LE": 7, "GE": 7,
    "SPACESHIP": 8, "LSHIFT": 9, "RSHIFT": 9, "PLUS": 10, "MINUS": 10, "TIMES": 11, "DIVIDE": 11, "MOD": 11,
}  # fmt: skip
ASSIGNMENTS = frozenset({
    "EQUALS", "TIMESEQUAL", "DIVEQUAL", "MODEQUAL", "PLUSEQUAL", "MINUSEQUAL", "LSHIFTEQUAL", "RSHIFTEQUAL",
    "ANDEQUAL", "XOREQUAL", "OREQUAL",
})  # fmt: skip
UNARY = frozenset({"AND", "TIMES", "PLUS", "MINUS", "NOT", "LNOT"})
INTEGERS = frozenset({"INT_CONST_DEC", "INT_CONST_OCT", "INT_CONST_HEX", "INT_CONST_BIN", "INT_CONST_CHAR"})
FLOATS = frozenset({"FLOAT_CONST", "HEX_FLOAT_CONST"})
CHARACTERS = frozenset({"CHAR_CONST", "WCHAR_CONST", "U8CHAR_CONST", "U16CHAR_CONST", "U32CHAR_CONST"})
STRINGS = frozenset(
    {"STRING_LITERAL", "WSTRING_LITERAL", "U8STRING_LITERAL", "U16STRING_LITERAL", "U32STRING_LITERAL"}
)
CONSTANTS = INTEGERS | FLOATS | CHARACTERS | {"BOOL_CONST", "NULLPTR"}


def is_conversion(name: Any) -> bool:
    """`A::operator`, before the type that a conversion function gives."""
    return type(name) is Name and name.parts[-1].word == "operator"


def innermost(decl: Any) -> c_ast.TypeDecl:
    """The TypeDecl at the end of a declarator's chain: name and base type."""
    while not isinstance(decl, c_ast.TypeDecl):
        decl = decl.type
    return decl
