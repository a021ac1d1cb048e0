"""The conversion specifications of printf's formats (C11 7.21.6.1)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from minicu import types as ty
from minicu.abi.target import DataModel

_SPECIFICATION = re.compile(
    r"%(?P<position>\d+\$)?(?P<flags>[-+ #0']*)(?P<width>\*(?:\d+\$)?|\d+)?"
    r"(?P<precision>\.(?:\*(?:\d+\$)?|\d*))?(?P<length>hh|h|ll|l|j|z|t|L|q)?(?P<letter>.)?",
    re.DOTALL,
)

#: conversion letter -> what it converts
KINDS: dict[str, str] = {
    **dict.fromkeys("di", "signed"), **dict.fromkeys("ouxX", "unsigned"),
    **dict.fromkeys("aAeEfFgG", "float"), "c": "character", "s": "string", "p": "pointer",
    "n": "count", "%": "percent", "m": "message",
}  # fmt: skip

#: length modifier -> kinds of the signed and the unsigned integer; None: of the model's size_t, ptrdiff_t
_LENGTHS: dict[str, tuple[str, str] | None] = {
    "": ("int", "uint"), "hh": ("schar", "uchar"), "h": ("short", "ushort"), "l": ("long", "ulong"),
    "ll": ("llong", "ullong"), "q": ("llong", "ullong"), "L": ("llong", "ullong"),
    "j": None, "z": None, "t": None,
}  # fmt: skip

#: how <stdint.h> and <stddef.h> call the types of j, z and t
_NAMES = {
    "j": ("intmax_t", "uintmax_t"),
    "z": ("ssize_t", "size_t"),
    "t": ("ptrdiff_t", "unsigned ptrdiff_t"),
}


@dataclass(frozen=True, slots=True)
class Conversion:
    """One specification: bytes `start` to `end` of the format. `width` and `precision` are numbers,
    "*" for an argument, or None. `kind` is one of KINDS, "" for an unknown letter; `letter` is "" where
    the format ends too early. `positional`: an argument is named by number, as POSIX has it."""

    start: int
    end: int
    flags: str
    width: int | str | None
    precision: int | str | None
    length: str
    letter: str
    kind: str
    positional: bool

    @property
    def arguments(self) -> int:
        """How many arguments it takes, those for width and precision included."""
        stars = (self.width == "*") + (self.precision == "*")
        return stars + (self.kind not in ("", "percent", "message"))


def conversions(text: str) -> list[Conversion]:
    """The specifications in a format, whose characters are its bytes."""
    specifications = []
    at = text.find("%")
    while at >= 0:
        match = _SPECIFICATION.match(text, at)
        assert match is not None
        specifications.append(_conversion(match))
        at = text.find("%", match.end())
    return specifications


def _conversion(match: re.Match[str]) -> Conversion:
    width, precision = match["width"], match["precision"]
    length, letter = match["length"] or "", match["letter"] or ""
    if letter in ("C", "S"):  # POSIX: lc, ls
        length, letter = "l", letter.lower()
    return Conversion(
        match.start(), match.end(), match["flags"], _number(width),
        None if precision is None else _number(precision[1:] or "0"), length, letter,
        KINDS.get(letter, ""), "$" in f"{match['position']}{width}{precision}",
    )  # fmt: skip


def _number(text: str | None) -> int | str | None:
    if text is None or text[0] == "*":
        return text and "*"
    return int(text) if len(text) <= 10 else MOST + 1  # Python limits the length of what it converts


#: The largest width and precision: int's maximum.
MOST = 2**31 - 1


def argument_type(conversion: Conversion, model: DataModel) -> ty.Type:
    """The type that C prescribes for the argument of a conversion, before the default promotions."""
    kind, length = conversion.kind, conversion.length
    if kind == "float":
        return ty.LDOUBLE if length == "L" else ty.DOUBLE
    if kind in ("signed", "unsigned", "count"):
        known = _LENGTHS[length]
        if known is None:
            size = 8 if length == "j" else model.scalars[model.size_type][0]
            known = next(
                k
                for k in (_LENGTHS[""], _LENGTHS["l"], _LENGTHS["ll"])
                if k and model.scalars[k[0]][0] == size
            )
        integer = ty.Integer(known[kind == "unsigned"])
        return ty.Pointer(integer) if kind == "count" else integer
    if kind == "character":
        return ty.Integer("uint") if length == "l" else ty.INT
    if kind == "string":
        return ty.Pointer(ty.Integer("wchar_t") if length == "l" else ty.CHAR)
    return ty.Pointer(ty.VOID)


def type_name(conversion: Conversion, model: DataModel) -> str:
    """That type as a message names it."""
    names = _NAMES.get(conversion.length)
    if names and conversion.kind in ("signed", "unsigned"):
        return names[conversion.kind == "unsigned"]
    return str(argument_type(conversion, model))


def fitting(conversion: Conversion, type: ty.Type, model: DataModel) -> tuple[str, str] | None:
    """Length modifier and letter that print a value of `type` (not promoted), as similar to `conversion` as
    possible; None if nothing fits."""
    if conversion.kind == "count":
        return None
    match type:
        case ty.Integer(kind="char") if conversion.kind not in ("signed", "unsigned"):
            return "", "c"
        case ty.Integer() | ty.Enum():
            underlying = type.decl.underlying or ty.INT if isinstance(type, ty.Enum) else type
            length = _LENGTH_OF.get(underlying.kind)
            if length is None:
                return None
            signed = model.signed(underlying)
            keep = conversion.kind == ("signed" if signed else "unsigned") or (
                conversion.letter in "oxX" and conversion.kind != ""
            )
            return length, conversion.letter if keep else "d" if signed else "u"
        case ty.Float(kind="half" | "bfloat16"):
            return None
        case ty.Float():
            return "L" * (type.kind == "ldouble"), conversion.letter if conversion.kind == "float" else "f"
        case ty.Pointer(to=ty.Integer(kind="char" | "schar" | "uchar")):
            return "", "s"
        case ty.Pointer(to=ty.Integer(kind="wchar_t")):
            return "l", "s"
        case ty.Pointer() | ty.NullPtr():
            return "", "p"
    return None


_LENGTH_OF = {
    "bool": "", "char": "hh", "schar": "hh", "uchar": "hh", "char8_t": "hh", "short": "h",
    "ushort": "h", "char16_t": "h", "int": "", "uint": "", "wchar_t": "", "char32_t": "", "long": "l",
    "ulong": "l", "llong": "ll", "ullong": "ll",
}  # fmt: skip
