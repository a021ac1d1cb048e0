"""Constants and string literals (C11 6.4.4, 6.4.5): from the spelling to type and value."""

from __future__ import annotations

import re
import struct
from functools import lru_cache
from typing import TYPE_CHECKING

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.abi import extended
from minicu.diagnostics.errors import Place
from minicu.diagnostics.source import Span
from minicu.diagnostics.warnings import (
    CHAR_TOO_LONG,
    IMPLICITLY_UNSIGNED_LITERAL,
    LITERAL_RANGE,
    MULTICHAR,
    UNKNOWN_ESCAPE_SEQUENCE,
)
from minicu.sema.constants.rounding import FORMATS
from minicu.sema.context import Check, Operand
from minicu.syntax import nodes
from minicu.syntax.nodes import Node, String
from minicu.syntax.tokens import Token

if TYPE_CHECKING:
    from fractions import Fraction


_INTEGER = r"(0[xX][0-9a-fA-F]+|0[bB][01]+|[0-9]+)([a-zA-Z_0-9]*)\Z"
_FLOAT = r"(0[xX][0-9a-fA-F.]+[pP][+-]?[0-9]+|[0-9.]+(?:[eE][+-]?[0-9]+)?)([a-zA-Z_0-9]*)\Z"

#: suffix (lower case) -> candidate kinds of a decimal constant, and of another base (C11 6.4.4.1p5)
_CANDIDATES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "": (("int", "long", "llong"), ("int", "uint", "long", "ulong", "llong", "ullong")),
    "u": (("uint", "ulong", "ullong"),) * 2,
    "l": (("long", "llong"), ("long", "ulong", "llong", "ullong")),
    "ul": (("ulong", "ullong"),) * 2,
    "ll": (("llong",), ("llong", "ullong")),
    "ull": (("ullong",),) * 2,
}  # fmt: skip

_FLOAT_SUFFIXES = {"": "double", "f": "float", "l": "ldouble"}


def constant(c: Check, node: c_ast.Constant) -> Operand:
    """A `c_ast.Constant`, which is also a string."""
    text = node.value
    first = text[0]
    if first.isdigit() or first == ".":
        type, value = _number(c, node, text)
        return tree.Constant(type, value, at=node.coord, literal=True)
    if text[-1] == "'":
        return character(c, node, text)
    if text[-1] == '"':
        return string(c, node)
    if text in ("true", "false"):
        return tree.Constant(ty.BOOL, int(text == "true"), at=node.coord)
    if text == "nullptr":
        return tree.Constant(ty.NULLPTR, 0, at=node.coord)
    return c.unsupported(node.coord, f"constant '{text}'")


# ---------------------------------------------------------------- numbers


def _number(c: Check, node: c_ast.Constant, text: str) -> tuple[ty.Type, int | float]:
    known = c.known.numbers.get(text)
    if known is None:
        plain = text.replace("'", "") if c.language.cplusplus else text
        if is_float(plain):
            known = _floating(c, node, plain)
        else:
            known = _integer(c, node, plain)
        c.known.numbers[text] = known
    return known


def is_float(text: str) -> bool:
    if text[:2] in ("0x", "0X"):
        return "." in text or "p" in text or "P" in text
    return "." in text or "e" in text or "E" in text


def _integer(c: Check, node: c_ast.Constant, text: str) -> tuple[ty.Type, int]:
    match = re.match(_INTEGER, text)
    if match is None:
        c.fatal(node.coord, f"invalid integer constant '{text}'")
    digits, suffix = match.groups()
    kinds = _CANDIDATES.get(_ordered_suffix(suffix))
    if kinds is None:
        if suffix.lower().strip("ul") in ("i", "j"):
            c.unsupported(node.coord, "imaginary constants")
        if digits == "0" and suffix and suffix[0] in "89":
            c.fatal(node.coord, f"invalid digit '{suffix[0]}' in octal constant")
        c.fatal(node.coord, f"invalid suffix '{suffix}' on integer constant")
    decimal = digits[0] != "0" or digits == "0"
    if digits[:2] in ("0x", "0X"):
        value = int(digits[2:], 16)
    elif digits[:2] in ("0b", "0B"):
        value = int(digits[2:], 2)
    elif decimal:
        value = _decimal(c, node, digits)
    else:
        bad = next((d for d in digits if d in "89"), None)
        if bad:
            c.fatal(node.coord, f"invalid digit '{bad}' in octal constant")
        value = int(digits, 8)
    for kind in kinds[0 if decimal else 1]:
        type = ty.Integer(kind)
        bits = 8 * c.model.scalars[kind][0]
        if value < 1 << (bits - c.model.signed(type)):
            return type, value
    if value < 1 << 64:
        c.warn(
            IMPLICITLY_UNSIGNED_LITERAL,
            node.coord,
            "integer literal is too large to be represented in a signed "
            "integer type, interpreting as unsigned",
        )
        return ty.ULONG if 8 * c.model.scalars["ulong"][0] == 64 else ty.ULLONG, value
    return c.fatal(node.coord, "integer literal is too large to be represented in any integer type")


def _ordered_suffix(suffix: str) -> str:
    """The suffix in the form of the keys of _CANDIDATES: lower case, `u` first; "?" if it is ill-formed."""
    low = suffix.lower()
    if "lL" in suffix or "Ll" in suffix or "u" in low[1:-1]:
        return "?"
    return "u" + low.replace("u", "", 1) if "u" in low else low


def _decimal(c: Check, node: c_ast.Constant, digits: str) -> int:
    if len(digits) > 60:  # Python limits the length of what it converts
        c.fatal(node.coord, "integer literal is too large to be represented in any integer type")
    return int(digits)


def _floating(c: Check, node: c_ast.Constant, text: str) -> tuple[ty.Type, float]:
    match = re.match(_FLOAT, text)
    if match is None:
        c.fatal(node.coord, f"invalid floating constant '{text}'")
    digits, suffix = match.groups()
    kind = _FLOAT_SUFFIXES.get(suffix.lower())
    if kind is None:
        if suffix.lower().strip("fl") in ("i", "j"):
            c.unsupported(node.coord, "imaginary constants")
        c.unsupported(node.coord, f"floating constant suffix '{suffix}'")
    if digits.count(".") > 1:
        c.fatal(node.coord, f"invalid floating constant '{text}'")
    value = spelled_float(digits, c.model.float_format(kind))
    if value == float("inf"):
        c.warn(
            LITERAL_RANGE,
            node.coord,
            "magnitude of floating-point constant too large for type "
            f"'{ty.FLOATS[kind][0]}'; maximum is {_LARGEST[c.model.float_format(kind)]}",
        )
    elif value == 0 and re.search(
        "[1-9a-fA-F]",
        re.split("[eEpP]" if digits[:2] not in ("0x", "0X") else "[pP]", digits.lower().removeprefix("0x"))[
            0
        ],
    ):
        c.warn(
            LITERAL_RANGE,
            node.coord,
            f"magnitude of floating-point constant too small for type '{ty.FLOATS[kind][0]}'",
        )
    return ty.Float(kind), value


_LARGEST = {
    "float": "3.4028235E+38",
    "double": "1.7976931348623157E+308",
    extended.NAME: "1.18973149535723176502E+4932",
}


@lru_cache(maxsize=4096)
def spelled_float(digits: str, kind: str) -> float:
    """The value of a floating constant without suffix, rounded once to the format `kind`."""
    if len(digits) > _MOST_DIGITS:
        digits = _shortened(digits)
    hexadecimal = digits[:2] in ("0x", "0X")
    if kind == extended.NAME:
        return _spelled_extended(digits, hexadecimal)
    try:
        value = float.fromhex(digits) if hexadecimal else float(digits)
    except OverflowError:
        return float("inf")
    if kind != "float" or value == 0 or value == float("inf"):
        return value
    # Rounded to double and then to float is rounded once, unless the double lies half-way between floats.
    (bits,) = struct.unpack("<Q", struct.pack("<d", value))
    if bits & 0x1FFFFFFF != 0x10000000 and 1.2e-38 < value < 3.4e38:
        return float(struct.unpack("<f", struct.pack("<f", value))[0])
    from fractions import Fraction

    return nearest(_exact_hexadecimal(digits) if hexadecimal else Fraction(digits), "float")


def _spelled_extended(digits: str, hexadecimal: bool) -> float:
    mantissa, exponent, *_ = [*re.split("[pP]" if hexadecimal else "[eE]", digits), "0"]
    integral, _, part = mantissa[2 * hexadecimal :].partition(".")
    number, power = int((integral + part) or "0", 16 if hexadecimal else 10), int(exponent)
    least = -(20_000 + len(mantissa) * 4)  # what is below, or above, is zero, or infinity
    power = min(max(power, least), -least)
    power, base = (power - 4 * len(part), 2) if hexadecimal else (power - len(part), 10)
    return extended.quotient(number * base ** max(power, 0), base ** max(-power, 0))


#: What decides the value of any double, or how it is rounded, stands in fewer digits.
_MOST_DIGITS = 2000


def _shortened(digits: str) -> str:
    """The constant with at most _MOST_DIGITS digits (Python limits the length of what it converts):
    instead of the rest there is a 1, unless that is all zeros."""
    hexadecimal = digits[:2] in ("0x", "0X")
    mantissa, exponent, *_ = [*re.split("[pP]" if hexadecimal else "[eE]", digits), "0"]
    integral, _, part = mantissa[2 * hexadecimal :].partition(".")
    together = (integral + part).lstrip("0") or "0"
    scale = -len(part)
    if len(together) > _MOST_DIGITS:
        rest = together[_MOST_DIGITS - 1 :]
        scale += len(rest) - 1
        together = together[: _MOST_DIGITS - 1] + ("1" if rest.strip("0") else "0")
    number = int(exponent.lstrip("+-").lstrip("0")[:18] or "0")
    power = (-number if exponent[0] == "-" else number) + scale * (4 if hexadecimal else 1)
    return f"0x{together}p{power}" if hexadecimal else f"{together}e{power}"


def _exact_hexadecimal(digits: str) -> Fraction:
    from fractions import Fraction

    mantissa, exponent = re.split("[pP]", digits[2:])
    integral, _, part = mantissa.partition(".")
    return Fraction(int((integral + part) or "0", 16)) * Fraction(2) ** (int(exponent) - 4 * len(part))


def nearest(value: Fraction, kind: str) -> float:
    """The number of type `kind` nearest to a positive exact value, ties to even; infinity beyond its
    range. (Through double it would be rounded twice.)"""
    precision, low, high = FORMATS[kind]
    numerator, denominator = value.numerator, value.denominator
    exponent = numerator.bit_length() - denominator.bit_length()
    if (numerator << max(-exponent, 0)) < (denominator << max(exponent, 0)):
        exponent -= 1  # now 2**exponent <= value < 2**(exponent + 1)
    exponent = max(exponent, low)
    shift = precision - 1 - exponent
    numerator <<= max(shift, 0)
    denominator <<= max(-shift, 0)
    digits, rest = divmod(numerator, denominator)
    if 2 * rest > denominator or (2 * rest == denominator and digits & 1):
        digits += 1
    result = float(digits) * 2.0 ** (exponent - precision + 1)
    return float("inf") if result >= 2.0 ** (high + 1) else result


# ---------------------------------------------------------------- characters and strings

_ESCAPES = {
    "n": 10,
    "t": 9,
    "r": 13,
    "a": 7,
    "b": 8,
    "f": 12,
    "v": 11,
    "\\": 92,
    "'": 39,
    '"': 34,
    "?": 63,
    "e": 27,
    "E": 27,
}
_PIECE = r"(?s)\\(?:([0-7]{1,3})|x([0-9a-fA-F]+)|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|(.))|([^\\]+)"

#: prefix -> (bytes per element, kind in C, kind in C++)
_PREFIXES = {
    "": (1, "char", "char"),
    "u8": (1, "char", "char"),
    "u": (2, "ushort", "char16_t"),
    "U": (4, "uint", "char32_t"),
    "L": (4, "int", "wchar_t"),
}


def _element(c: Check, prefix: str) -> tuple[int, ty.Integer]:
    """Bytes and type of an element of a literal with this prefix."""
    size, in_c, in_cplusplus = _PREFIXES[prefix]
    type = ty.Integer("char8_t" if prefix == "u8" and c.language.cxx20 else in_cplusplus)
    if c.language.cplusplus or size == 1:
        return size, type
    return size, ty.UINT if prefix == "L" and not c.model.signed(type) else ty.Integer(in_c)


def character(c: Check, node: c_ast.Constant, text: str) -> tree.Constant:
    prefix, body = text[: text.index("'")], text[text.index("'") + 1 : -1]
    size, type = _element(c, prefix)
    units = _units(c, node.coord, body, size)
    at = node.coord
    if not units:
        c.fatal(at, "empty character constant")
    if prefix == "":
        if len(units) == 1:
            value = units[0] - 256 if units[0] > 127 and c.model.signed(ty.CHAR) else units[0]
            return tree.Constant(ty.CHAR if c.language.cplusplus else ty.INT, value, at=at, literal=True)
        # gcc's and clang's value of a multi-character constant
        c.warn(MULTICHAR, at, "multi-character character constant")
        if len(units) > 4:
            c.warn(CHAR_TOO_LONG, at, "character constant too long for its type")
        value = int.from_bytes(bytes(units[-4:]), "big")
        return tree.Constant(ty.INT, value - (1 << 32) if value >> 31 else value, at=at, literal=True)
    if len(units) > 1:
        c.fatal(
            at,
            "character too large for enclosing character literal type"
            if prefix in ("u", "u8") and len(body) == 1
            else "wide character literals may not contain multiple characters",
        )
    value = units[0]
    if c.model.signed(type) and value >> (8 * size - 1):
        value -= 1 << (8 * size)
    if prefix == "u8" and not c.language.cplusplus:
        type, value = ty.UCHAR, units[0]
    return tree.Constant(type, value, at=at, literal=True)


def string(c: Check, node: Node) -> tree.StringLiteral:
    """A run of adjacent string literals as one array."""
    assert isinstance(node, c_ast.Constant)
    tokens = node.tokens if isinstance(node, String) else []
    pieces = [(t, t.value) for t in tokens] if tokens else [(node.coord, node.value)]
    prefix = ""
    for place, text in pieces:
        own = text[: text.index('"')]
        if own.endswith("R"):
            c.unsupported(place, "raw string literals")
        if own and prefix and own != prefix and {own, prefix} != {"u8"}:
            c.fatal(place, "unsupported non-standard concatenation of string literals")
        prefix = own or prefix
    size, character_type = _element(c, prefix)
    units: list[int] = []
    for place, text in pieces:
        units += _units(c, place, text[text.index('"') + 1 : -1], size)
    units.append(0)
    data = bytes(units) if size == 1 else b"".join([u.to_bytes(size, "little") for u in units])
    element = ty.qualify(character_type, ty.CONST) if c.language.cplusplus else character_type
    # A run of literals is its own place: place_in finds the characters.
    return tree.StringLiteral(ty.Array(element, len(units)), data, at=node if len(pieces) > 1 else node.coord)


def place_in(literal: tree.StringLiteral, start: int, end: int) -> Place:
    """The place of bytes `start` to `end` of a literal of characters, as far as the source shows it."""
    tokens = getattr(literal.at, "tokens", None) or [literal.at]
    for token in tokens:
        text = getattr(token, "value", "")
        if '"' not in text or not token.src.text.startswith(text, token.pos):
            return literal.at  # made by `#` or `##`
        body = text[text.index('"') + 1 : -1]
        offsets = _offsets(body)
        count = len(offsets) - 1
        if start < count or token is tokens[-1]:
            first, last = offsets[min(start, count)], offsets[min(end, count)]
            at = token.pos + text.index('"') + 1
            return Span(token.src, at + first, at + max(last, first + 1), token.via, token.lines)
        start, end = start - count, end - count
    return literal.at


def _offsets(body: str) -> list[int]:
    """For each byte of a literal's body, and for its end, the character that it comes from."""
    offsets: list[int] = []
    for m in re.finditer(_PIECE, body):
        _, _, short, long, single, plain = m.groups()
        if plain is not None:
            for i, ch in enumerate(plain):
                offsets += [m.start() + i] * len(_encoded(ch, 1))
        elif short or long:
            offsets += [m.start()] * len(_encoded(chr(int(short or long, 16)), 1))
        else:
            offsets += [m.start()] * (len(_encoded(single, 1)) if single else 1)
    return [*offsets, len(body)]


def text_of(c: Check, node: Node) -> str:
    """The text of a string that only the compiler reads (asm, attributes)."""
    literal = string(c, node)
    return literal.data[:-1].decode("utf-8", "replace")


def _units(c: Check, place: Place, body: str, size: int) -> list[int]:
    """The code units of a literal's body, in the encoding for elements of `size` bytes."""
    if "\\" not in body:
        return _encoded(body, size)
    units: list[int] = []
    for m in re.finditer(_PIECE, body):
        octal, hexadecimal, short, long, single, plain = m.groups()
        if plain is not None:
            units += _encoded(plain, size)
        elif single is not None:
            if single in _ESCAPES:
                units.append(_ESCAPES[single])
            elif single in "xuU":
                missing = (
                    "\\x used with no following hex digits"
                    if single == "x"
                    else "incomplete universal character name"
                )
                c.fatal(_inside(place, body, m.start()), missing)
            else:
                c.warn(
                    UNKNOWN_ESCAPE_SEQUENCE,
                    _inside(place, body, m.start()),
                    f"unknown escape sequence '\\{single}'",
                )
                units += _encoded(single, size)
        elif octal is not None or hexadecimal is not None:
            value = int(octal, 8) if octal is not None else int(hexadecimal, 16)
            if value >> (8 * size):
                c.fatal(
                    _inside(place, body, m.start()),
                    f"{'octal' if octal is not None else 'hex'} escape sequence out of range",
                )
            units.append(value)
        else:
            code = int(short or long, 16)
            if code > 0x10FFFF or 0xD800 <= code < 0xE000:
                c.fatal(_inside(place, body, m.start()), "invalid universal character")
            units += _encoded(chr(code), size)
    return units


def _encoded(text: str, size: int) -> list[int]:
    if size == 1:
        return list(text.encode("utf-8", "surrogateescape"))
    if size == 4:
        return [ord(ch) for ch in text]
    data = text.encode("utf-16-le", "surrogatepass")
    return [data[i] | data[i + 1] << 8 for i in range(0, len(data), 2)]


def _inside(place: Place, body: str, offset: int) -> Place:
    """The place of character `offset` of a literal's body."""
    if not isinstance(place, Token) or (span := place.span) is None:
        return place
    start = span.start + place.value.find(body) + offset
    return Span(span.source, start, start + 2, span.via, span.lines)


#: Directives with which PTX names a file.
_FILES = r"\.(include|incbin|file)\b"


def refuse_files(c: Check, node: nodes.Asm, text: str) -> None:
    """Refuses inline assembly that would read a file, for sources that must not read any."""
    if not c.language.reads_files and (match := re.search(_FILES, text)):
        c.fatal(
            node.template.coord or node.coord, f"'{match[0]}' in asm is not allowed for an isolated source"
        )
