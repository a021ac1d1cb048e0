"""Literals with suffixes that the program or the C++ library defines (C++17 [lex.ext])."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pycparser import c_ast

from minicu.syntax.lex import number_kind
from minicu.syntax.nodes import Node, UserLiteral
from minicu.syntax.tokens import NAMES, Token

if TYPE_CHECKING:
    from minicu.syntax.parser.parser import Parser

_SUFFIXED = re.compile(
    r"(0[xX][0-9a-fA-F.']+(?:[pP][+-]?[0-9]+)?|0[bB][01']+|[0-9.']+(?:[eE][+-]?[0-9]+)?)([A-Za-z_]\w*)\Z"
)


def number(p: Parser) -> UserLiteral | None:
    """`12_km`, of which the lexer knows the spelling alone, or GNU's imaginary `2i`, which means something
    else in C++. None: it is neither."""
    tok = p.peek()
    match = _SUFFIXED.match(tok.value)
    if match is None or number_kind(match[1]) == "INVALID":
        return None
    p.i += 1
    return UserLiteral(c_ast.Constant("int", match[1], tok), match[2], tok)


def quoted(p: Parser, literal: c_ast.Constant) -> Node:
    """The strings or the character just read, with the suffix that stands right after the last quote."""
    last, tok = p.tokens[p.i - 1], p.tokens[p.i]
    if not _touches(last, tok):
        return literal
    p.i += 1
    return UserLiteral(literal, tok.value, literal.coord)


def operator_name(p: Parser, i: int) -> tuple[str, int]:
    """The name `operator""_km` that begins at `i`, and the index after it."""
    text, suffix = p.tokens[i + 1], p.tokens[i + 2]
    if text.value != '""' or not suffix.value or not suffix.value.isidentifier():
        p.fault("expected an identifier after 'operator\"\"'", suffix)
    return f'operator""{suffix.value}', i + 3


def _touches(last: Token, tok: Token) -> bool:
    if tok.type not in NAMES or tok.src is not last.src or tok.pos <= last.pos:
        return False
    return tok.src.text[tok.pos - 1] in "\"'"
