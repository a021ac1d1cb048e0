"""Where statements end, by token, and which of a function's statements matter to what it may launch.

Generous like `launching`: a statement that could declare a name that matters is kept.
"""

from __future__ import annotations

from collections.abc import Sequence

from minicu.syntax.tokens import NAMES, Token

OPEN = frozenset({"LPAREN", "LBRACKET", "LBRACE"})
CLOSE = frozenset({"RPAREN", "RBRACKET", "RBRACE"})
LABELS = frozenset({"CASE", "DEFAULT"})
WITH_PARENTHESES = frozenset({"IF", "FOR", "WHILE", "SWITCH"})
#: What follows a name that is being declared.
_DECLARES = frozenset({"SEMI", "COMMA", "EQUALS", "LBRACKET", "LPAREN", "LBRACE", "COLON", "RPAREN"})


def closing(tokens: Sequence[Token], i: int) -> int:
    """The index after the bracket that closes the one at `i`, or that of the end where none does."""
    depth, end = 0, len(tokens)
    while i < end and (kind := tokens[i].type) is not None:
        depth += (kind in OPEN) - (kind in CLOSE)
        i += 1
        if depth <= 0:
            break
    return i


def statement_end(tokens: Sequence[Token], i: int, limit: int) -> int:
    """The index after the statement at `i`, by its brackets and semicolons; at least `i + 1`."""
    start = i
    while i < limit and tokens[i].type in LABELS:
        while i < limit and tokens[i].type not in ("COLON", "SEMI", "RBRACE"):
            i += 1
        i += 1
    if i >= limit:
        return limit
    kind = tokens[i].type
    if kind in WITH_PARENTHESES:
        while i < limit and tokens[i].type != "LPAREN":
            i += 1
        i = statement_end(tokens, closing(tokens, i), limit)
        if kind == "IF" and i < limit and tokens[i].type == "ELSE":
            i = statement_end(tokens, i + 1, limit)
        return i
    if kind == "DO":
        i = statement_end(tokens, i + 1, limit)
    elif kind == "TRY":
        i = statement_end(tokens, i + 1, limit)
        while i < limit and tokens[i].type == "CATCH":
            i = statement_end(tokens, closing(tokens, i + 1), limit)
        return i
    elif kind == "LBRACE":
        return min(closing(tokens, i), limit)
    elif kind == "PPPRAGMA":
        return min(i + 2, limit)
    while i < limit and tokens[i].type not in ("SEMI", "RBRACE"):
        i = closing(tokens, i) if tokens[i].type in OPEN else i + 1
    if i < limit and tokens[i].type == "SEMI":
        return i + 1
    return max(min(i, limit), start + 1)


def matter(tokens: Sequence[Token], names: set[str]) -> tuple[set[str], list[Token]]:
    """The names that a function's body (`tokens`, braces included) needs for what it may launch, and the
    tokens of the statements about them. `names` are those of `launching.Launching`."""
    parts = _parts(tokens, 1, len(tokens) - 1)
    words = [{str(tok.value) for tok in part if tok.type in NAMES} for part in parts]
    declared = [_declared(part) for part in parts]
    wanted: set[str] = set(names)
    kept = {n for n, part in enumerate(parts) if [tok.type for tok in part[:2]] == ["IF", "CONSTEXPR"]}
    wanted = wanted.union(*(words[n] for n in kept))  # what chooses a branch tells what is not launched
    kept.update(n for n, part in enumerate(parts) if is_directive(part))
    while added := [
        n for n in range(len(parts))
        if n not in kept and (not wanted.isdisjoint(declared[n]) or not names.isdisjoint(words[n]))
    ]:  # fmt: skip
        kept.update(added)
        for n in added:
            wanted |= words[n]
            if not names.isdisjoint(words[n]) and declared[n]:
                names = names | declared[n]  # a lambda that launches, say
    return wanted, [tok for n in sorted(kept) for tok in parts[n]]


def is_directive(statement: Sequence[Token]) -> bool:
    """Whether it is a using-directive, which may bring any name."""
    return [tok.type for tok in statement[:2]] == ["USING", "NAMESPACE"]


def _declared(part: Sequence[Token]) -> set[str]:
    """The names that a statement may declare: those after a type, or in a list."""
    return {
        str(tok.value)
        for i, tok in enumerate(part[:-1])
        if tok.type in NAMES
        and part[i + 1].type in _DECLARES
        and (i == 0 or part[i - 1].type not in _NO_TYPE)
    }


#: What no type ends with, nor a list of declarators goes on after.
_NO_TYPE = frozenset({"PERIOD", "ARROW", "EQUALS", "PLUS", "MINUS", "DIVIDE", "RETURN", "LNOT", "LBRACE"})


def _parts(tokens: Sequence[Token], i: int, limit: int) -> list[Sequence[Token]]:
    """Statements without those inside them, which are parts of their own."""
    parts: list[Sequence[Token]] = []
    while i < limit:
        end = statement_end(tokens, i, limit)
        kind = tokens[i].type
        if kind in WITH_PARENTHESES or kind in ("DO", "TRY", "LBRACE"):
            head = i
            while i < end and tokens[i].type != "LBRACE":
                i = closing(tokens, i) if tokens[i].type in OPEN else i + 1
            if i < end:  # a block is among it
                parts.append(tokens[head:i])
                behind = closing(tokens, i)
                parts += _parts(tokens, i + 1, behind - 1)
                i = behind
                continue
            parts.append(tokens[head:end])
        else:
            parts.append(tokens[i:end])
        i = end
    return parts


def word_end(tokens: Sequence[Token], i: int) -> int:
    """The index after the word at `i` and what may follow it in parentheses. C++20's `requires` begins a
    clause, or a requires-expression with its braces."""
    word, before = tokens[i].value, tokens[i - 1]
    i += 1
    parentheses = i < len(tokens) and tokens[i].type == "LPAREN"
    if parentheses:
        i = closing(tokens, i)
    if word == "requires" and i < len(tokens) and tokens[i].type == "LBRACE":
        if not parentheses or before.value == "requires" or before.type in ("LAND", "LOR"):
            i = closing(tokens, i)
    return i
