"""What `#define` says: a line of tokens as a `Macro` (C11 6.10.3, syntax and constraints)."""

from __future__ import annotations

from minicu.diagnostics.errors import Diagnostics, Place
from minicu.diagnostics.source import Source
from minicu.language import Language
from minicu.syntax.lex import LINE, Text, compiled, grammar, scan
from minicu.syntax.preprocessor.macros import OPTIONAL, PARAMETER, STRING, TEXT, Element, Macro
from minicu.syntax.tokens import Token

_VARIADIC = "__VA_ARGS__"
_OPTION = "__VA_OPT__"
_SPECIAL = frozenset({"PPHASH", "PPHASHHASH"})


def define(line: list[Token], directive: Token, diagnostics: Diagnostics) -> Macro | None:
    """The macro that a `#define` followed by the tokens `line` defines; None after an error."""
    try:
        return _define(line, directive)
    except _Wrong as wrong:
        diagnostics.error(wrong.place, wrong.message)
        return None


def define_text(text: str, where: str, language: Language, diagnostics: Diagnostics) -> Macro | None:
    """The same for the text after `#define`, which no file holds: `where` names its origin."""
    source = Source(where, text)
    line: list[Token] = []
    scan(Text(source), 0, len(text), grammar(language), {}, line)
    return define(line, Token("ID", "define", source, 0), diagnostics)


def define_at(text: Text, pos: int, language: Language, diagnostics: Diagnostics) -> Macro | None:
    """The same for a definition in a file, of which the name stands at `pos`."""
    end = compiled(LINE).match(text.text, pos).end()  # type: ignore[union-attr]
    line: list[Token] = []
    scan(text, pos, end, grammar(language), {}, line)
    return define(line, line[0], diagnostics)


class _Wrong(Exception):
    def __init__(self, place: Place, message: str) -> None:
        self.place = place
        self.message = message


def macro_name(line: list[Token], directive: Token, diagnostics: Diagnostics) -> Token | None:
    """The name that `#define`, `#undef`, `#ifdef` ... begins with; None after an error."""
    try:
        return _macro_name(line, directive)
    except _Wrong as wrong:
        diagnostics.error(wrong.place, wrong.message)
        return None


def _macro_name(line: list[Token], directive: Token) -> Token:
    if not line:
        raise _Wrong(directive, f"expected a macro name after #{directive.value}")
    if line[0].type != "ID":
        raise _Wrong(line[0], f"a macro name must be an identifier, not '{line[0].value}'")
    if line[0].value in ("defined", _VARIADIC, _OPTION):
        raise _Wrong(line[0], f"'{line[0].value}' cannot be used as a macro name")
    return line[0]


def _define(line: list[Token], directive: Token) -> Macro:
    name = _macro_name(line, directive)
    params: tuple[str, ...] | None = None
    variadic, body = False, line[1:]
    if body and body[0].type == "LPAREN" and not body[0].spaced:
        params, variadic, body = _parameters(body)
    elements = (
        _elements(body, params, variadic)
        if params is not None or any(t.type == "PPHASHHASH" for t in body)
        else []
    )
    if params is None and all(e.kind == TEXT and not e.pasted for e in elements):
        elements = []
    for token in body:
        if token.value in (_VARIADIC, _OPTION) and not (
            variadic and params and (params[-1] == _VARIADIC or token.value == _OPTION)
        ):
            raise _Wrong(token, f"'{token.value}' can only appear in the expansion of a macro with '...'")
    return Macro(name, params, variadic, body, elements)


def _parameters(line: list[Token]) -> tuple[tuple[str, ...], bool, list[Token]]:
    """The names between the parentheses, whether the last takes the rest, and the replacement list."""
    names: list[str] = []
    if len(line) > 1 and line[1].type == "RPAREN":
        return (), False, line[2:]
    i = 1
    while i < len(line):
        token = line[i]
        variadic = token.type == "ELLIPSIS"
        if variadic:
            name = _VARIADIC
        elif token.type == "ID":
            name = token.value
            if name == _VARIADIC:
                raise _Wrong(token, f"'{_VARIADIC}' cannot be the name of a macro parameter")
            if i + 1 < len(line) and line[i + 1].type == "ELLIPSIS":  # GNU: `args...`
                variadic = True
                i += 1
        else:
            raise _Wrong(token, f"expected a parameter name, not '{token.value}'")
        if name in names:
            raise _Wrong(token, f"duplicate macro parameter '{name}'")
        names.append(name)
        i += 1
        if i < len(line) and line[i].type == "RPAREN":
            return tuple(names), variadic, line[i + 1 :]
        if i >= len(line) or variadic or line[i].type != "COMMA":
            break
        i += 1
    raise _Wrong(line[min(i, len(line) - 1)], "expected ')' after the macro parameters")


def _elements(body: list[Token], params: tuple[str, ...] | None, variadic: bool) -> list[Element]:
    """A replacement list in the form in which arguments are put into it."""
    index = {name: i for i, name in enumerate(params or ())}
    elements: list[Element] = []
    i = 0
    while i < len(body):
        token = body[i]
        kind = token.type
        if kind == "PPHASHHASH":
            if not elements or i + 1 == len(body):
                raise _Wrong(token, "'##' cannot stand at the beginning or the end of a macro's expansion")
            elements[-1].pasted = True
            i += 1
            continue
        quoted = kind == "PPHASH" and params is not None
        if quoted:
            i += 1
            if i < len(body) and body[i].value in index:
                elements.append(Element(STRING, token, index[body[i].value]))
                i += 1
                continue
            if not (variadic and i < len(body) and body[i].value == _OPTION):
                raise _Wrong(token, "'#' is not followed by a macro parameter")
        if variadic and body[i].value == _OPTION:
            option, i = _option(body, i, params, variadic)
            option.quoted = quoted
            option.spaced = token.spaced
            elements.append(option)
            continue
        if kind == "ID" and token.value in index:
            elements.append(Element(PARAMETER, token, index[token.value]))
        else:
            elements.append(Element(TEXT, token))
        i += 1
    return elements


def _option(
    body: list[Token], at: int, params: tuple[str, ...] | None, variadic: bool
) -> tuple[Element, int]:
    """The `__VA_OPT__(...)` at `body[at]`, and the index after it."""
    if at + 1 == len(body) or body[at + 1].type != "LPAREN":
        raise _Wrong(body[at], f"expected '(' after '{_OPTION}'")
    depth = 0
    for i in range(at + 1, len(body)):
        if body[i].value == _OPTION:
            raise _Wrong(body[i], f"'{_OPTION}' cannot stand within '{_OPTION}'")
        depth += (body[i].type == "LPAREN") - (body[i].type == "RPAREN")
        if depth == 0:
            return Element(OPTIONAL, body[at], inner=_elements(body[at + 2 : i], params, variadic)), i + 1
    raise _Wrong(body[at + 1], f"this '(' after '{_OPTION}' is not closed")
