"""Brackets: which belong together in a sequence of tokens, also where some are missing."""

from __future__ import annotations

from collections.abc import Sequence

from minicu.diagnostics.errors import Diagnostics, Note
from minicu.syntax.tokens import Token

#: Kinds of opening brackets -> those of the brackets that close them.
CLOSING = {"LPAREN": "RPAREN", "LBRACKET": "RBRACKET", "LBRACE": "RBRACE"}
_BRACKETS = frozenset({*CLOSING, *CLOSING.values()})


def pairs(tokens: Sequence[Token], unclosed: list[Token] | None = None) -> list[int]:
    """For every opening bracket the index of its closing one. An unclosed one is added to `unclosed`; it
    reaches to the end, a parenthesis no farther than to a `{` or `;`."""
    match = [0] * len(tokens)
    open_: list[int] = []
    for i, kind in [(i, tok.type) for i, tok in enumerate(tokens) if tok.type in _BRACKETS]:
        if kind in CLOSING:
            open_.append(i)
        elif open_ and CLOSING[tokens[open_[-1]].type] == kind:
            match[open_.pop()] = i
        elif kind == "RBRACE":
            # A brace closes everything opened since its own partner.
            for k in range(len(open_) - 1, -1, -1):
                if tokens[open_[k]].type == "LBRACE":
                    for j in reversed(open_[k:]):  # the inner ones first: the outer ones ask for them
                        match[j] = _given_up(tokens, j, match, i)
                    del open_[k:]
                    break
    for j in reversed(open_):
        match[j] = _given_up(tokens, j, match, len(tokens))
    for j in open_:
        if unclosed is not None:
            unclosed.append(tokens[j])
    return match


def _given_up(tokens: Sequence[Token], i: int, match: Sequence[int], end: int) -> int:
    """Where the bracket at `i` ends, which nothing closes before `end`."""
    j = i + 1
    while tokens[i].type != "LBRACE" and j < end:
        if tokens[j].type in ("LBRACE", "SEMI"):
            return j - 1
        j = match[j] + 1 if tokens[j].type in CLOSING else j + 1
    return end


def report_unclosed(diagnostics: Diagnostics, tokens: Sequence[Token], opening: Token) -> None:
    """Complain that the file ends inside of a bracket."""
    closing = {"LBRACE": "}", "LPAREN": ")", "LBRACKET": "]"}[opening.type or ""]
    notes = [Note(f"to match this '{opening.value}'", opening.span)]
    last = next(tok for tok in reversed(tokens) if tok.src is opening.src)
    diagnostics.error(last, f"expected '{closing}' at the end of the file", notes)
