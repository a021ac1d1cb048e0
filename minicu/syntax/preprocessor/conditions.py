"""The constant expressions of `#if` (C11 6.10.1): tokens, macros already expanded, to a value."""

from __future__ import annotations

import re
from typing import NamedTuple

from minicu.diagnostics.errors import Diagnostics, Place
from minicu.diagnostics.warnings import UNDEF
from minicu.syntax.tokens import Token

#: Parentheses, and operands of `?:`, that may stand within each other.
NESTING = 50


class Value(NamedTuple):
    """A value of type intmax_t or uintmax_t: both have 64 bits (6.10.1p4)."""

    number: int
    unsigned: bool = False


class _Wrong(Exception):
    def __init__(self, place: Place, message: str) -> None:
        self.place = place
        self.message = message


def evaluate(tokens: list[Token], directive: Token, cplusplus: bool, diagnostics: Diagnostics) -> bool:
    """Whether the condition holds. A faulty one is reported and does not hold."""
    if not tokens:
        diagnostics.error(directive, f"#{directive.value} has no expression")
        return False
    condition = _Condition(tokens, directive, cplusplus, diagnostics)
    try:
        value = condition.conditional(True)
        if condition.at < len(tokens):
            token = tokens[condition.at]
            raise _Wrong(token, f"'{token.value}' cannot stand here in the expression of #{directive.value}")
    except _Wrong as wrong:
        diagnostics.error(wrong.place, wrong.message)
        return False
    return value.number != 0


_LEVEL = {
    spelling: level
    for level, spellings in enumerate(
        ["||", "&&", "|", "^", "&", "== !=", "< > <= >=", "<< >>", "+ -", "* / %"], start=1
    )
    for spelling in spellings.split()
}
_MASK = (1 << 64) - 1


class _Condition:
    """Reads one expression; `live` says that its value matters, so that a division by 0 is an error."""

    def __init__(
        self, tokens: list[Token], directive: Token, cplusplus: bool, diagnostics: Diagnostics
    ) -> None:
        self.tokens = tokens
        self.at = 0
        self.depth = 0
        self.directive = directive
        self.cplusplus = cplusplus
        self.diagnostics = diagnostics

    def next(self) -> Token | None:
        return self.tokens[self.at] if self.at < len(self.tokens) else None

    def accept(self, spelling: str) -> bool:
        token = self.next()
        if token is None or token.value != spelling:
            return False
        self.at += 1
        return True

    def conditional(self, live: bool) -> Value:
        self.depth += 1
        if self.depth > NESTING:
            raise _Wrong(
                self.next() or self.directive, f"the expression of #{self.directive.value} nests too deeply"
            )
        test = self.binary(1, live)
        if self.accept("?"):
            yes = self.conditional(live and test.number != 0)
            if not self.accept(":"):
                raise _Wrong(
                    self.next() or self.directive,
                    f"expected ':' in the expression of #{self.directive.value}",
                )
            no = self.conditional(live and test.number == 0)
            unsigned = yes.unsigned or no.unsigned
            test = _value((yes if test.number else no).number, unsigned)
        self.depth -= 1
        return test

    def binary(self, least: int, live: bool) -> Value:
        left = self.unary(live)
        while (token := self.next()) is not None and (level := _LEVEL.get(token.value, 0)) >= least:
            self.at += 1
            operator = token.value
            if operator in ("&&", "||"):
                decided = (left.number != 0) == (operator == "||")
                right = self.binary(level + 1, live and not decided)
                left = Value(int(operator == "||" if decided else right.number != 0))
            else:
                left = self.apply(token, left, self.binary(level + 1, live), live)
        return left

    def apply(self, token: Token, left: Value, right: Value, live: bool) -> Value:
        operator = token.value
        if operator in ("<<", ">>"):  # the result has the type of the left operand
            count = right.number if operator == "<<" else -right.number
            if count >= 0:
                return _value(left.number << min(count, 64), left.unsigned)
            return _value(left.number >> min(-count, 64), left.unsigned)
        unsigned = left.unsigned or right.unsigned
        a, b = _value(left.number, unsigned).number, _value(right.number, unsigned).number
        if operator in ("/", "%"):
            if b == 0:
                if live:
                    raise _Wrong(token, f"division by zero in #{self.directive.value}")
                return Value(0, unsigned)
            quotient = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
            return _value(quotient if operator == "/" else a - quotient * b, unsigned)
        if operator in _COMPARE:
            return Value(int(_COMPARE[operator](a, b)))
        return _value(_ARITHMETIC[operator](a, b), unsigned)

    def unary(self, live: bool) -> Value:
        signs: list[str] = []
        while (token := self.next()) is not None and token.value in ("!", "~", "+", "-"):
            signs.append(token.value)
            self.at += 1
        value = self.primary(live)
        for sign in reversed(signs):
            if sign == "!":
                value = Value(int(value.number == 0))
            elif sign != "+":
                value = _value(-value.number if sign == "-" else ~value.number, value.unsigned)
        return value

    def primary(self, live: bool) -> Value:
        token = self.next()
        if token is None:
            raise _Wrong(self.tokens[-1], f"the expression of #{self.directive.value} ends too early")
        self.at += 1
        kind = token.type
        if kind == "LPAREN":
            value = self.conditional(live)
            while self.cplusplus and self.accept(","):  # C11 6.6p3 has none
                value = self.conditional(live)
            if not self.accept(")"):
                raise _Wrong(token, f"this '(' is not closed in the expression of #{self.directive.value}")
            return value
        if kind in _INTEGERS:
            return self.integer(token)
        if kind in (
            "CHAR_CONST",
            "INT_CONST_CHAR",
            "WCHAR_CONST",
            "U8CHAR_CONST",
            "U16CHAR_CONST",
            "U32CHAR_CONST",
        ):
            return _character(token.value)
        if kind == "BOOL_CONST" and self.cplusplus:
            return Value(int(token.value == "true"))
        if kind.endswith("STRING_LITERAL"):
            raise _Wrong(token, f"a string cannot stand in the expression of #{self.directive.value}")
        if token.value[0].isalpha() or token.value[0] in "_$":
            if (following := self.next()) is not None and following.type == "LPAREN":
                raise _Wrong(token, f"'{token.value}' is not defined as a function-like macro")
            if live:
                self.diagnostics.warning(UNDEF, token, f"'{token.value}' is not defined, its value here is 0")
            return Value(0)  # 6.10.1p4: identifiers and keywords alike
        if kind in ("FLOAT_CONST", "HEX_FLOAT_CONST"):
            raise _Wrong(
                token, f"a floating constant cannot stand in the expression of #{self.directive.value}"
            )
        raise _Wrong(token, f"'{token.value}' cannot stand here in the expression of #{self.directive.value}")

    def integer(self, token: Token) -> Value:
        spelling = token.value.replace("'", "").lower()
        hexadecimal = spelling.startswith("0x")
        digits = spelling.rstrip("ulijz")
        suffix = spelling[len(digits) :]
        if "i" in suffix or "j" in suffix:
            raise _Wrong(token, f"an imaginary constant cannot stand in #{self.directive.value}")
        base = 16 if hexadecimal else 2 if spelling.startswith("0b") else 8 if digits[0] == "0" else 10
        number = int(digits, base) if len(digits) < 100 else _MASK + 1
        if number > _MASK:
            raise _Wrong(token, "the integer constant does not fit in 64 bits")
        return _value(number, "u" in suffix or number > _MASK >> 1)


_INTEGERS = frozenset({"INT_CONST_DEC", "INT_CONST_OCT", "INT_CONST_HEX", "INT_CONST_BIN"})
_COMPARE = {
    "==": int.__eq__, "!=": int.__ne__, "<": int.__lt__, ">": int.__gt__, "<=": int.__le__, ">=": int.__ge__,
}  # fmt: skip
_ARITHMETIC = {
    "+": int.__add__, "-": int.__sub__, "*": int.__mul__, "&": int.__and__, "|": int.__or__, "^": int.__xor__,
}  # fmt: skip


def _value(number: int, unsigned: bool) -> Value:
    number &= _MASK
    return Value(number if unsigned or number <= _MASK >> 1 else number - _MASK - 1, unsigned)


_ESCAPE = r"(?s)\\(?:([0-7]{1,3})|x([0-9a-fA-F]+)|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|(.))|(.)"
_SIMPLE = {"n": 10, "t": 9, "r": 13, "a": 7, "b": 8, "f": 12, "v": 11, "e": 27, "E": 27}


def _character(spelling: str) -> Value:
    """The value of a character constant; several characters count as gcc counts them."""
    prefix, _, rest = spelling.partition("'")
    codes: list[int] = []
    for octal, hexadecimal, short, long, simple, plain in re.findall(_ESCAPE, rest[:-1]):
        if octal or hexadecimal:
            codes.append(int(octal, 8) if octal else int(hexadecimal, 16))
        elif prefix or not (short or long or plain):
            codes.append(
                int(short or long, 16) if short or long else _SIMPLE.get(simple, ord(simple or plain))
            )
        else:
            codes += (chr(int(short or long, 16) % 0x110000) if short or long else plain).encode(
                errors="surrogatepass"
            )
    if prefix:
        return _value(codes[-1] & (0xFFFFFFFF if prefix in "LU" else 0xFFFF), False)
    value = 0
    for code in codes:
        value = (value << 8 | code & 0xFF) & 0xFFFFFFFF
    bits = 8 if len(codes) == 1 else 32
    return Value(value - (1 << bits) if value >> (bits - 1) else value)
