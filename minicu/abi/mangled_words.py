"""The words that assembler names are put together from (Itanium C++ ABI 5.1): builtin types, operators,
identifiers, numbers."""

from __future__ import annotations

from dataclasses import replace

from minicu import tree
from minicu import types as ty
from minicu.tree.local import BoundNames
from minicu.types.dependent import TemplateParameter

#: 5.1.5.2. __half and __nv_bfloat16 are classes in CUDA's own headers, so they go by name.
BUILTIN = {
    "bool": "b", "char": "c", "schar": "a", "uchar": "h", "short": "s", "ushort": "t",
    "int": "i", "uint": "j", "long": "l", "ulong": "m", "llong": "x", "ullong": "y",
    "int128": "n", "uint128": "o", "wchar_t": "w", "char8_t": "Du", "char16_t": "Ds", "char32_t": "Di",
    "float": "f", "double": "d", "ldouble": "e",
}  # fmt: skip
CLASSES = {"half": "__half", "bfloat16": "__nv_bfloat16"}

#: operators: unary (no parameter, or one outside a class) and otherwise (5.1.3)
UNARY = {"+": "ps", "-": "ng", "*": "de", "&": "ad", "~": "co", "!": "nt", "++": "pp", "--": "mm"}
OPERATORS = {
    "+": "pl", "-": "mi", "*": "ml", "/": "dv", "%": "rm", "^": "eo", "&": "an", "|": "or", "=": "aS",
    "<": "lt", ">": "gt", "+=": "pL", "-=": "mI", "*=": "mL", "/=": "dV", "%=": "rM", "^=": "eO",
    "&=": "aN", "|=": "oR", "<<": "ls", ">>": "rs", "<<=": "lS", ">>=": "rS", "==": "eq", "!=": "ne",
    "<=": "le", ">=": "ge", "&&": "aa", "||": "oo", "++": "pp", "--": "mm", ",": "cm", "->*": "pm",
    "->": "pt", "()": "cl", "[]": "ix", ".*": "ds", "<=>": "ss",
    "new": "nw", "new[]": "na", "delete": "dl", "delete[]": "da",
}  # fmt: skip

ANONYMOUS = "_GLOBAL__N_1"  # what an unnamed namespace is called


def discriminator(index: int) -> str:
    return "" if index == 0 else f"_{index - 1}" if index <= 10 else f"__{index - 1}_"


def source_name(name: str) -> str:
    name = name or ANONYMOUS
    if isinstance(name, BoundNames):  # a structured binding (5.1.5.2, <unqualified-name>)
        return f"DC{''.join(map(source_name, name.parts))}E"
    return f"{len(name)}{name}"


def sequence(number: int) -> str:
    """A sequence number: the first of several has none, the second is 0 (5.1.6)."""
    return "_" if number == 0 else f"{number - 1}_"


def parameter(type: ty.Placeholder | TemplateParameter) -> str:
    return "T_" if type.index == 0 else f"T{base36(type.index - 1)}_"


def pointed_to(type: ty.Type) -> ty.Type:
    """The host's va_list is an array of one record: a pointer as a parameter, but not after another
    pointer."""
    return ty.Array(ty.VA_LIST.to, 1) if type == ty.VA_LIST else type


def adjusted(type: ty.Type) -> ty.Type:
    """A parameter's type as the function's type has it: arrays and functions become pointers,
    qualifiers of the parameter itself are dropped (C++ [dcl.fct]p5)."""
    match type:
        case ty.Array() | ty.VariableArray():
            return ty.Pointer(type.element)
        case ty.Function():
            return ty.Pointer(type)
    return replace(type, quals=0) if type.quals else type


def base36(value: int) -> str:
    digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    text = digits[value % 36]
    while value := value // 36:
        text = digits[value % 36] + text
    return text


#: Constructors and destructors of complete objects (5.1.4.3); those of base class subobjects, which are no
#: different without virtual bases, are C2 and D2.
SPECIAL = {"constructor": "C1", "destructor": "D1"}


def of_base(symbol: str, method: tree.Method) -> str:
    """The name of the same constructor or destructor for base class subobjects."""
    mark = SPECIAL[method.kind]
    head, _, tail = symbol.rpartition(mark + "E")
    return f"{head}{mark[0]}2E{tail}"


def deleting(symbol: str) -> str:
    """The name of a destructor that also frees the object's memory."""
    head, _, tail = symbol.rpartition("D1E")
    return f"{head}D0E{tail}"


def operator(name: str, unary: bool) -> str | None:
    """The name of an operator function, which has one operand if it is `unary`."""
    if not name.startswith("operator"):
        return None
    symbol = name.removeprefix("operator").strip()
    if symbol.startswith('""'):  # 5.1.3: li <source-name>
        return "li" + source_name(symbol[2:])
    tables = (UNARY, OPERATORS) if unary else (OPERATORS, UNARY)
    return tables[0].get(symbol) or tables[1].get(symbol)
