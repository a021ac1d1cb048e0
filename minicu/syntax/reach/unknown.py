"""Function declarators with a type that is unknown, for example because a header is missing: without that
type, their bodies can be searched for launches."""

from __future__ import annotations

from collections.abc import Sequence

from minicu.diagnostics.errors import Place
from minicu.syntax.reach.slicing import CLOSE, OPEN, closing
from minicu.syntax.tokens import NAMES, Token

_ANGLES = {"LT": 1, "GT": -1, "RSHIFT": -2}


def template_heads(tokens: Sequence[Token]) -> int:
    """The index after each `template <...>` that they begin with."""
    i = 0
    while i < len(tokens) and tokens[i].type == "TEMPLATE":
        depth, i = 0, i + 1
        while i < len(tokens):
            depth += _ANGLES.get(tokens[i].type or "", 0)
            i += 1
            if depth <= 0:
                break
    return i


def declared_name(before: Sequence[Token]) -> int:
    """The index of a function's name, with what qualifies it, at the end of what stands before its
    parameters."""
    name = len(before) - 1
    while name >= 2 and before[name - 1].type == "COLONCOLON":
        name -= 2
        depth = 0
        while name and (depth := depth + _ANGLES.get(before[name].type or "", 0)) < 0:
            name -= 1
        if before[name].type == "LT":
            name -= 1
    return name


def left_out(
    tokens: list[Token], start: int, place: Place, class_name: str | None, in_template: bool
) -> bool:
    """Make the member function at `start` readable without the type at `place`: remove the parameter with it,
    or make the result void, or name parameters that could be read as expressions. Returns whether this was
    done. An operator becomes a function of another name, which no operand finds. Member templates are left
    alone, and so are constructors and operators of class templates, which their calls instantiate."""
    first = opening = _next(tokens, start, "LPAREN", "OPERATOR")
    operator = first < len(tokens) and tokens[first].type == "OPERATOR"
    if operator:
        opening = _next(tokens, first + 1, "LPAREN")
        if opening == first + 1:  # operator()
            opening = _next(tokens, first + 2, "LPAREN")
    if opening == len(tokens):  # it is wrong in another way
        return False
    name = first if operator else first - 1
    if not operator and tokens[name].type not in NAMES:
        return False
    if tokens[start].type == "TEMPLATE" or any(tok.type == "EQUALS" for tok in tokens[start:name]):
        return False
    if in_template and (operator or tokens[name].value == class_name):
        return False
    in_head = any(tok is place for tok in tokens[start:opening])
    if not in_head and _names_parameters(tokens, opening + 1):
        return True
    if not in_head and not _without_parameter(tokens, opening + 1, place):
        return False
    if in_head or operator:
        at = tokens[name]
        named = Token("ID", f" operator {at.pos}", at.src, at.pos) if operator else at
        words = [tok for tok in tokens[start:name] if tok.type in ("STATIC", "VIRTUAL")]
        head = [*words, Token("VOID", "void", at.src, at.pos), named]
        if [tok.type for tok in head] == [tok.type for tok in tokens[start:opening]]:
            return False  # it is so already
        tokens[start:opening] = head
    return True


def _next(tokens: list[Token], start: int, *types: str) -> int:
    """The index of the next token of these types; the number of tokens if there is none."""
    return next((i for i in range(start, len(tokens)) if tokens[i].type in types), len(tokens))


def with_name(parameter: list[Token]) -> list[Token]:
    """A parameter that could be an expression, like `T` or `T *`, with a name, so that it is a
    declaration."""
    place, i = parameter[0], 0
    while i < len(parameter) and parameter[i].type == "CONST":
        i += 1
    while i + 1 < len(parameter) and parameter[i].type in NAMES and parameter[i + 1].type == "COLONCOLON":
        i += 2
    if i == len(parameter) or parameter[i].type not in NAMES:
        return parameter
    if any(tok.type not in ("TIMES", "AND") for tok in parameter[i + 1 :]):
        return parameter
    return [*parameter, Token("ID", f" parameter {place.pos}", place.src, place.pos)]


def _names_parameters(tokens: list[Token], begin: int) -> bool:
    """Gives names to those parameters at `begin` that may be expressions; whether there was one."""
    named: list[Token] = []
    depth, end = 0, closing(tokens, begin - 1) - 1
    start = begin
    for i in range(begin, end + 1):
        kind = tokens[i].type
        if (depth == 0 and kind == "COMMA") or i == end:
            named += [*with_name(tokens[start:i]), *tokens[i : i + (i < end)]] if i > start else []
            start = i + 1
        depth += (kind in OPEN) - (kind in CLOSE) + _ANGLES.get(kind or "", 0)
    if len(named) == end - begin:
        return False
    tokens[begin:end] = named
    return True


def _without_parameter(tokens: list[Token], begin: int, place: Place) -> bool:
    """Removes the parameter that contains `place` from those at `begin`; whether there was one."""
    depth, here = 1, False
    for i in range(begin, closing(tokens, begin - 1)):
        kind = tokens[i].type
        depth += (kind in OPEN) - (kind in CLOSE) + _ANGLES.get(kind or "", 0)
        here |= tokens[i] is place
        if depth == 0 or (depth == 1 and kind == "COMMA"):
            if here:  # with the comma after it, or the one before the last
                begin -= depth == 0 and tokens[begin - 1].type == "COMMA"
                removed = tokens[begin : i + (depth == 1)]
                del tokens[begin : begin + len(removed)]
                return bool(removed)
            begin = i + 1
    return False
