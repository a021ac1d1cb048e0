"""Warnings about what the grammar allows and people seldom mean. Only the parser can give them: no tree
tells whether there were parentheses, no statement whether it is a stray semicolon; host code has no tree."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pycparser import c_ast

from minicu.diagnostics.errors import Diagnostics, meant
from minicu.diagnostics.warnings import (
    CONDITION_ASSIGNMENT,
    DANGLING_ELSE,
    EMPTY_BODY,
    MISSPELLED_KEYWORD,
    PARENTHESES,
)
from minicu.syntax.nodes import IfConsteval, Node, RangeFor
from minicu.syntax.tokens import Token

_RELATIONS = frozenset({"<", ">", "<=", ">="})
_COMPARISONS = _RELATIONS | {"==", "!="}
_BITWISE = frozenset("&|^")
#: Operators whose operands are looked at, and the operators in there that ask for parentheses.
LOOSE = {
    "||": frozenset({"&&"}), "&": _COMPARISONS, "^": _COMPARISONS, "|": _COMPARISONS,
    "<<": frozenset("+-"), ">>": frozenset("+-"), **dict.fromkeys(_RELATIONS, _RELATIONS),
}  # fmt: skip


def operands(diagnostics: Diagnostics, op: Token, left: Node | None, right: Node | None) -> None:
    """Look at the operands of the operator `op`; those in parentheses are given as None."""
    inside = [operand.op if isinstance(operand, c_ast.BinaryOp) else "" for operand in (left, right)]
    if op.value in _BITWISE and all(inner in _COMPARISONS or inner in _BITWISE for inner in inside):
        return  # a logical operator that evaluates all operands
    for operand, inner in zip((left, right), inside, strict=True):
        if operand is None or inner not in LOOSE[op.value]:
            continue
        if op.value == "||":
            diagnostics.warning(PARENTHESES, operand.coord, "'&&' within '||'")
        elif op.value in _RELATIONS:
            message = f"'X {inner} Y {op.value} Z' compares the truth of 'X {inner} Y' with Z"
            diagnostics.warning(PARENTHESES, op, message)
        else:
            message = f"'{op.value}' has lower precedence than '{inner}'; '{inner}' will be evaluated first"
            diagnostics.warning(PARENTHESES, op, message)


def assigned(diagnostics: Diagnostics, condition: Node | None, inside: Iterable[Token]) -> None:
    """Look at a condition and the tokens in it: an assignment that is meant has parentheses of its own."""
    if not isinstance(condition, c_ast.Assignment) or condition.op != "=":
        return
    depth = 0
    for token in inside:
        depth += (token.type in _OPENING) - (token.type in _CLOSING)
        if token is condition.coord and depth == 0 and token.via is None:
            message = "using the result of an assignment as a condition without parentheses"
            diagnostics.warning(CONDITION_ASSIGNMENT, token, message)


def dangling_else(diagnostics: Diagnostics, keyword: Token, then: Node) -> None:
    """Look at the statement of an `if` without `else`: one that ends in it may have been meant for this."""
    while isinstance(then, (c_ast.For, c_ast.While, RangeFor, c_ast.Label)):
        then = then.stmt
    if isinstance(then, c_ast.If) and then.__class__ is not IfConsteval and then.iffalse is not None:
        diagnostics.warning(DANGLING_ELSE, keyword, "add explicit braces to avoid dangling else")


def empty_body(
    diagnostics: Diagnostics, keyword: Token, before: Token, semicolon: Token, after: Token
) -> None:
    """Look at `if (...);` and at a loop whose `;` stands before a block. A macro that is empty may be
    what makes it so, and a semicolon on a line of its own is meant."""
    if before.via is not None or semicolon.via is not None or before.src is not semicolon.src:
        return
    if before.type != "RPAREN" or before.src.text[before.pos + 1 : semicolon.pos].strip(" \t"):
        return
    if (keyword.type == "IF" and after.type != "ELSE") or (
        keyword.type in ("FOR", "WHILE") and after.type == "LBRACE"
    ):
        what = "if statement" if keyword.type == "IF" else f"{keyword.value} loop"
        diagnostics.warning(EMPTY_BODY, semicolon, f"{what} has empty body")


def misspelled_keyword(
    diagnostics: Diagnostics, tokens: Sequence[Token], start: int, end: int, kind: str
) -> None:
    """Look at the head of a declaration that was taken for host code: `_global__ void f()` is not."""
    for i in range(start, end):
        token = tokens[i]
        word = token.value
        if token.type in _HEAD_ENDS:
            return
        if token.type == "ID" and token.via is None and (word[0] == "_" or word[-1] == "_"):
            # Spares most files the cost of a closer look.
            known = [k for k in _SPACES if len(set(k) - set(word)) < 2 and abs(len(k) - len(word)) < 4]
            if known and (hint := meant(word, known, nearness=0.85)):
                message = f"'{word}' is no keyword{hint} The {kind} is taken for host code"
                diagnostics.warning(MISSPELLED_KEYWORD, token, message)


_SPACES = ("__global__", "__device__", "__shared__", "__constant__", "__managed__")
_HEAD_ENDS = frozenset({"LPAREN", "LBRACE", "SEMI", "EQUALS", "LBRACKET", "COLON"})
_OPENING = frozenset({"LPAREN", "LBRACKET", "LBRACE"})
_CLOSING = frozenset({"RPAREN", "RBRACKET", "RBRACE"})
