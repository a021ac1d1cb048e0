"""Formats of printf and its kin: checked against the arguments, as far as they are literal.

The places are those of the conversions inside the literal. For the library's own functions the
arguments are then converted to what each conversion reads, so that a wrong one (warned of) leaves its
neighbours alone, and `%hhd` gets a signed char.
"""

from __future__ import annotations

from collections.abc import Sequence

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Note, Place, span_of
from minicu.diagnostics.warnings import (
    FORMAT,
    FORMAT_EXTRA_ARGS,
    FORMAT_INSUFFICIENT_ARGS,
    FORMAT_INVALID_SPECIFIER,
    FORMAT_NONLITERAL,
    FORMAT_SECURITY,
    FORMAT_ZERO_LENGTH,
)
from minicu.formats.conversions import MOST, Conversion, argument_type, conversions, fitting, type_name
from minicu.formats.literal import literal_formats, text_of
from minicu.sema.builtins import bits
from minicu.sema.constants import literals
from minicu.sema.context import Check, Operand
from minicu.sema.conversions.convert import promote, to
from minicu.sema.expressions import overload
from minicu.sema.scope import OverloadSet

#: Arguments beyond the format that CUDA's printf takes (CUDA C++ guide, Formatted Output).
MOST_ARGUMENTS = 32

#: library function -> index of its format
_LIBRARY = {"printf": 0, "fprintf": 1, "sprintf": 1, "snprintf": 2}

#: What takes formats that printf cannot: see include/library/print.h.
GENERAL = "__print_formatted"

#: flag -> kinds of conversion where it means nothing (C11 7.21.6.1p6)
_NO_FLAG = {
    "#": ("signed", "character", "string", "pointer"), "0": ("character", "string", "pointer"),
    "+": ("unsigned", "character", "string", "pointer"), " ": ("unsigned", "character", "string", "pointer"),
}  # fmt: skip
_NO_LENGTH = {"float": ("", "l", "L"), "character": ("", "l"), "string": ("", "l"), "pointer": ("",)}


def check(
    c: Check, function: tree.Function, arguments: list[tree.Expr], given: Sequence[Operand], at: Place
) -> tuple[tree.Function, list[tree.Expr]]:
    """Look at the format of a call of variadic `function`, if it takes one. Returns the function to
    call, and its arguments. `given` are the operands as they were before the default promotions."""
    place = _format_of(function)
    if place is None:
        return function, arguments
    index, first = place
    own = function.builtin or function.library
    printf = own and function.name == "printf"
    extra = arguments[first:]
    if printf and (count := len(extra)) > MOST_ARGUMENTS:
        message = (
            f"printf takes at most {MOST_ARGUMENTS} arguments after the format on the device, not {count}"
        )
        c.fatal(extra[MOST_ARGUMENTS].at or at, message)
    known = literal_formats(arguments[index])
    if not known:
        _not_literal(c, arguments[index], extra, at)
        return (general(c, function, at) if printf else function), arguments
    wanted = []
    for literal in known:
        wanted.append(_Format(c, literal, own, printf).check(extra, given[first:]))
    if not own:
        return function, arguments
    if (
        len({tuple(map(_passed, types)) for types in wanted}) > 1
    ):  # cond ? "%d" : "%s", with one of them wrong
        return (general(c, function, at) if printf else function), arguments
    if printf and any(_made_here(v) for literal in known for v in conversions(text_of(literal))):
        function = general(c, function, at)
    return function, arguments[:first] + _converted(c, extra, wanted[0], at)


def _made_here(v: Conversion) -> bool:
    """Whether the system's printf would get it wrong whatever it is given: a precision that is an argument,
    a string of wide characters. (lower/rows/printf.py rewrites what else it does not know.)"""
    return v.precision == "*" or (v.kind == "string" and v.length == "l")


def _format_of(function: tree.Function) -> tuple[int, int] | None:
    """Indices of the format and of the first argument for it."""
    if function.builtin or function.library:
        index = _LIBRARY.get(function.name)
        return None if index is None else (index, index + 1)
    given = function.declared.format
    if given is None or given[1] == 0:
        return None
    index, first = given[0] - 1, given[1] - 1
    return (index, first) if index < len(function.type.parameters) == first else None


def general(c: Check, function: tree.Function, at: Place) -> tree.Function:
    """The function that prints by any format, for printf."""
    entity = c.file.find_here(GENERAL)
    if not isinstance(entity, OverloadSet):
        c.unsupported(at, "a format that is not literal here")
    return overload.use(c, entity.functions[0])


def _not_literal(c: Check, format: tree.Expr, extra: Sequence[tree.Expr], at: Place) -> None:
    place = format.at or at
    if extra:
        c.warn(
            FORMAT_NONLITERAL,
            place,
            "format string is not a string literal: its conversions cannot be checked",
        )
    else:
        c.warn(FORMAT_SECURITY, place, "format string is not a string literal (potentially insecure)",
               [Note('to print it as it is, write printf("%s", ...)')])  # fmt: skip


# ---------------------------------------------------------------- one literal


class _Format:
    """One literal format. `own`: it is for the library's function, which reads its arguments by it."""

    def __init__(self, c: Check, literal: tree.StringLiteral, own: bool, printf: bool) -> None:
        self.c = c
        self.literal = literal
        self.own = own
        self.printf = printf
        self.wanted: list[ty.Type] = []
        self.extra: Sequence[tree.Expr] = ()
        self.given: Sequence[Operand] = ()

    def check(self, extra: Sequence[tree.Expr], given: Sequence[Operand]) -> list[ty.Type]:
        """Warn of what does not fit; returns the types that the conversions read."""
        self.extra, self.given = extra, given
        data = self.literal.data
        zero = data.find(b"\0")
        if zero < len(data) - 1:
            self.warn(FORMAT, (zero, zero + 1), "format string contains '\\0' within the string body")
        if zero == 0:
            self.warn(FORMAT_ZERO_LENGTH, (0, 1), "format string is empty")
        invalid = False
        for conversion in conversions(text_of(self.literal)):
            invalid |= conversion.kind == ""
            self.conversion(conversion)
        if not invalid and len(extra) > len(self.wanted):
            self.c.warn(
                FORMAT_EXTRA_ARGS, extra[len(self.wanted)].at, "data argument not used by format string",
                [Note("the format string is here", span_of(self.place(0, 1)))],
            )  # fmt: skip
        return self.wanted

    def place(self, start: int, end: int) -> Place:
        return literals.place_in(self.literal, start, end)

    def warn(self, option: str, at: tuple[int, int], message: str, notes: Sequence[Note] = ()) -> None:
        if self.c.diagnostics.wants(option):
            self.c.warn(option, self.place(*at), message, notes)

    def conversion(self, v: Conversion) -> None:
        """One specification, with the arguments for its width and precision."""
        here = (v.start, v.end)
        if v.positional:
            self.c.unsupported(self.place(*here), "arguments of printf by number")
        if v.letter == "":
            self.warn(FORMAT, here, "incomplete format specifier")
            return
        if v.kind == "":
            self.warn(FORMAT_INVALID_SPECIFIER, here, f"invalid conversion specifier '{_shown(v.letter)}'")
            return
        if v.kind == "count" and self.printf:
            self.c.unsupported(self.place(*here), "'%n' in printf on the device")
        for what, value in (("width", v.width), ("precision", v.precision)):
            if value == "*":
                self.star(v, what)
            elif isinstance(value, int) and value > MOST:
                self.c.fatal(self.place(*here), f"{what} of a conversion is larger than {MOST}")
        self.modifiers(v, here)
        if v.arguments > (v.width == "*") + (v.precision == "*"):
            self.argument(v, here)

    def modifiers(self, v: Conversion, here: tuple[int, int]) -> None:
        """Flags, precisions and lengths that mean nothing to the conversion."""
        undefined = f"results in undefined behavior with '{v.letter}' conversion specifier"
        for flag, kinds in _NO_FLAG.items():
            if flag in v.flags and (v.kind in kinds or (flag == "#" and v.letter == "u")):
                self.warn(FORMAT, here, f"flag '{flag}' {undefined}")
        for flag, other in (("0", "-"), (" ", "+")):
            if flag in v.flags and other in v.flags:
                self.warn(FORMAT, here, f"flag '{flag}' is ignored when flag '{other}' is present")
        if "0" in v.flags and v.precision is not None and v.kind in ("signed", "unsigned"):
            self.warn(FORMAT, here, "flag '0' is ignored when there is a precision")
        if v.kind == "percent" and v.end - v.start > 2:  # C11 7.21.6.1p8
            self.warn(
                FORMAT, here, f"'{text_of(self.literal)[v.start : v.end]}' is undefined in C; it prints '%'"
            )
        if v.precision is not None and v.kind in ("character", "pointer"):
            message = (
                f"precision used with '{v.letter}' conversion specifier, resulting in undefined behavior"
            )
            self.warn(FORMAT, here, message)
        if v.length not in _NO_LENGTH.get(v.kind, (v.length,)) or (v.length == "L" and v.kind != "float"):
            message = f"length modifier '{v.length}' results in undefined behavior or no effect with"
            self.warn(FORMAT, here, f"{message} '{v.letter}' conversion specifier")

    def star(self, v: Conversion, what: str) -> None:
        i = len(self.wanted)
        self.wanted.append(ty.INT)
        if i >= len(self.extra):
            sign = "*" if what == "width" else ".*"
            message = f"'{sign}' specified field {what} is missing a matching 'int' argument"
            self.warn(FORMAT_INSUFFICIENT_ARGS, (v.start, v.end), message)
            return
        type = self.extra[i].type
        if not (isinstance(type, ty.Integer) and type.rank == ty.INT.rank):
            self.refuse(i, type)
            self.warn(
                FORMAT, (v.start, v.end),
                f"field {what} should have type 'int', but argument has type '{self.type(i)}'", self.note(i),
            )  # fmt: skip

    def argument(self, v: Conversion, here: tuple[int, int]) -> None:
        i = len(self.wanted)
        wanted = argument_type(v, self.c.model)
        self.wanted.append(wanted)
        if i >= len(self.extra):
            self.warn(FORMAT_INSUFFICIENT_ARGS, here, "more '%' conversions than data arguments")
            return
        if _fits(v.kind, self.extra[i], wanted):
            return
        type = self.type(i)
        self.refuse(i, type)
        message = (
            f"format specifies type '{type_name(v, self.c.model)}' but the argument has "
            f"{'underlying type' if isinstance(type, ty.Enum) else 'type'} '{type}'"
        )
        if (better := fitting(v, type, self.c.model)) is not None:
            message += f"; use '{self.spelled(v, *better)}'"
        self.warn(FORMAT, here, message, self.note(i))

    def type(self, i: int) -> ty.Type:
        """The type of an argument as the program has it."""
        before = self.given[i].type.unqualified
        return before if ty.is_arithmetic(before) else self.extra[i].type

    def refuse(self, i: int, type: ty.Type) -> None:
        """What no conversion can make of an argument is an error, where we would have to convert it."""
        if self.own and not ty.is_scalar(type):
            self.c.unsupported(self.extra[i].at, f"printing a value of type '{type}'")

    def note(self, i: int) -> list[Note]:
        span = span_of(self.extra[i].at)
        return [Note("the argument is here", span)] if span is not None else []

    def spelled(self, v: Conversion, length: str, letter: str) -> str:
        """The specification with another length and letter."""
        text = text_of(self.literal)[v.start : v.end]
        body = text[1 : len(text) - len(v.length) - 1]
        return f"%{body}{length}{letter}"


def _shown(letter: str) -> str:
    return letter if letter.isprintable() and letter.isascii() else f"\\x{ord(letter):02x}"


def _fits(kind: str, value: tree.Expr, wanted: ty.Type) -> bool:
    """Whether a promoted argument is what a conversion reads: the sign of integers does not matter, nor
    which of its kinds a character is."""
    type = value.type
    if isinstance(wanted, ty.Float):
        return isinstance(type, ty.Float) and type.rank == wanted.rank
    if isinstance(wanted, ty.Integer):
        underlying = type.decl.underlying if isinstance(type, ty.Enum) else type
        return isinstance(underlying, ty.Integer) and underlying.rank == max(wanted.rank, ty.INT.rank)
    assert isinstance(wanted, ty.Pointer)
    if not isinstance(type, ty.Pointer):
        return isinstance(type, ty.NullPtr)
    if kind == "pointer" or (isinstance(value, tree.Constant) and not value.value):
        return True
    to, want = type.to, wanted.to
    return isinstance(to, ty.Integer) and isinstance(want, ty.Integer) and to.rank == want.rank


# ---------------------------------------------------------------- the arguments as they are passed


def _converted(c: Check, extra: list[tree.Expr], wanted: Sequence[ty.Type], at: Place) -> list[tree.Expr]:
    """The arguments as the conversions read them; zero for those that are missing."""
    result: list[tree.Expr] = []
    for i, type in enumerate(wanted):
        if i >= len(extra):
            result.append(tree.Constant(_promoted(c, type), 0, at=at))
            continue
        value = extra[i]
        if isinstance(type, ty.Pointer):
            if not isinstance(value.type, ty.Pointer):
                value = tree.Convert(type, to(c, _to_word(c, value), c.size_type), at=value.at)
        elif isinstance(type, ty.Float):
            if not isinstance(value.type, ty.Float):
                value = to(c, _to_word(c, value), ty.DOUBLE)
            elif ty.is_small_float(value.type):
                value = to(c, value, ty.DOUBLE)
        else:
            value = promote(c, to(c, _to_word(c, value), type))
        result.append(value)
    return result + extra[len(wanted) :]


def _passed(type: ty.Type) -> int | str | type[ty.Type]:
    """What two types have in common that are converted and passed alike."""
    if isinstance(type, ty.Integer):
        return type.rank if type.rank >= ty.INT.rank else type.kind
    return type.__class__


def _to_word(c: Check, value: tree.Expr) -> tree.Expr:
    """A pointer as an integer, for conversions that have no other way; the bits of a __half, which for CUDA's
    headers is a class of two bytes."""
    if isinstance(value.type, ty.Pointer):
        return tree.Convert(c.size_type, value, at=value.at)
    if ty.is_small_float(value.type):
        return bits.cast(c, value, ty.Integer("ushort"), value.at)
    return value


def _promoted(c: Check, type: ty.Type) -> ty.Type:
    return promote(c, tree.Constant(type, 0)).type if isinstance(type, ty.Integer) else type
