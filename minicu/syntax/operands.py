"""The types of what host code passes to a launched kernel, as far as declarations nearby spell them."""

from __future__ import annotations

from collections.abc import Sequence

from minicu.syntax.cut import Piece
from minicu.syntax.tokens import Token

_NAMES = frozenset({"ID", "TYPEID"})
_BUILTIN = frozenset(
    {"VOID", "_BOOL", "CHAR", "SHORT", "INT", "LONG", "FLOAT", "DOUBLE", "SIGNED", "UNSIGNED"}
)
_WORDS = _BUILTIN | _NAMES | {"COLONCOLON", "CONST", "STRUCT", "UNION", "ENUM", "VOLATILE"}
_STARS = frozenset({"TIMES", "CONST", "RESTRICT"})
_STARTS = frozenset({"SEMI", "LBRACE", "RBRACE"})
#: How many template argument lists a token closes.
CLOSING = {"GT": 1, "RSHIFT": 2, "LAUNCH_END": 3}
#: What follows the name in a declaration.
_FOLLOWS = frozenset({"SEMI", "COMMA", "EQUALS", "RPAREN", "LBRACKET", "LBRACE", "LPAREN"})

Type = list[Token]


def operand_types(tokens: Sequence[Token], piece: Piece, launch: int) -> list[Type | None]:
    """The types of the arguments behind `<<<...>>>` at `launch`, [] if no launch stands there."""
    if launch >= piece.end or tokens[launch].type != "LAUNCH_BEGIN":
        return []
    i = launch
    while i < piece.end and tokens[i].type != "LAUNCH_END":
        i += 1
    if i + 1 >= piece.end or tokens[i + 1].type != "LPAREN":
        return []
    return argument_types(tokens, piece, i + 1, launch)


def argument_types(tokens: Sequence[Token], piece: Piece, opening: int, before: int) -> list[Type | None]:
    """The types of the arguments in the parentheses that open at `opening`; variables are declared before
    `before`."""
    types: list[Type | None] = []
    start, depth = opening + 1, 0
    for j in range(opening, piece.end):
        kind = tokens[j].type
        depth += kind in ("LPAREN", "LBRACKET", "LBRACE")
        depth -= kind in ("RPAREN", "RBRACKET", "RBRACE")
        if (kind == "COMMA" and depth == 1) or depth == 0:
            types.append(_type(tokens, piece, start, j, before))
            start = j + 1
            if depth == 0:
                return types
    return []


def deduced(parameter: Type, operand: Type, names: set[str]) -> tuple[str, Type] | None:
    """The template parameter in a function parameter such as `const T *p`, and what it is for an operand of
    that type; None if `parameter` is no such thing."""
    kinds = [tok.type for tok in parameter]
    if "EQUALS" in kinds:
        parameter = parameter[: kinds.index("EQUALS")]
    words = [tok for tok in parameter if tok.type not in ("CONST", "RESTRICT", "VOLATILE", "AND")]
    stars = sum(tok.type == "TIMES" for tok in words)
    if not words or words[0].value not in names or len(words) > 2 + stars or words[-1].type not in _NAMES:
        return None
    type = [tok for tok in operand if tok.type != "RESTRICT"]
    for _ in range(stars):
        while type and type[-1].type == "CONST":
            type.pop()
        if not type or type.pop().type != "TIMES":
            return None
    if not any(tok.type == "TIMES" for tok in type) and (stars == 0 or "CONST" in kinds):
        type = [tok for tok in type if tok.type != "CONST"]
    return (words[0].value, type) if type else None


def matched(pattern: Sequence[Token], actual: Sequence[Token], names: set[str]) -> dict[str, Type]:
    """What the template parameters `names` in a declaration are for another one that is like it but for
    them, as an explicit instantiation is; {} if that shows not."""
    found: dict[str, Type] = {}
    i = j = 0
    while i < len(pattern) and j < len(actual):
        name, behind = pattern[i].value, pattern[i + 1].type if i + 1 < len(pattern) else None
        if name in names:
            end, depth = j, 0
            while end < len(actual) and (depth or end == j or actual[end].type != behind):
                depth += actual[end].type in ("LT", "LPAREN")
                depth -= actual[end].type in ("GT", "RPAREN")
                end += 1
            found.setdefault(name, list(actual[j:end]))
            i, j = i + 1, end
        elif pattern[i].type == actual[j].type:
            i, j = i + 1, j + 1
        elif pattern[i].type in _NAMES:  # a parameter's name may be left out
            i += 1
        elif actual[j].type in _NAMES:
            j += 1
        else:
            return {}
    return found


def _type(tokens: Sequence[Token], piece: Piece, start: int, end: int, launch: int) -> Type | None:
    """The type of the argument made of the tokens from `start` to `end`."""
    if end <= start:
        return None
    first = tokens[start]
    if end - start == 1 or (end - start == 2 and first.type == "MINUS"):
        last = tokens[end - 1]
        return _declared(tokens, piece, last.value, launch) if last.type in _NAMES else _literal(last)
    if first.type in _NAMES and tokens[start + 1].type in ("PLUS", "LBRACKET"):  # `p + 2`, `p[i]`
        type = _declared(tokens, piece, first.value, launch)
        if not type or not any(tok.type == "TIMES" for tok in type):
            return None
        if tokens[start + 1].type == "PLUS":
            return type
        return _without_star(type) if tokens[end - 1].type == "RBRACKET" else None
    if first.type in _NAMES and (behind := _made(tokens, start, end)) is not None:
        return list(tokens[start:behind])
    if first.type == "LPAREN":  # a cast
        close = start + 1
        while close < end and tokens[close].type in _WORDS | _STARS:
            close += 1
        inner = list(tokens[start + 1 : close])
        of_one = end - close == 2 and any(t.type in _BUILTIN for t in inner)
        if tokens[close].type == "RPAREN" and close + 1 < end and (
            of_one or any(t.type == "TIMES" for t in inner)
        ):  # fmt: skip
            return inner
    return None


def _made(tokens: Sequence[Token], start: int, end: int) -> int | None:
    """Where the name ends in `a::b<c>(...)` or `a{...}`, which may make an object: the parser knows whether
    it is the name of a type."""
    i = start
    while i < end and tokens[i].type in (*_NAMES, "COLONCOLON"):
        i += 1
    if i < end and tokens[i].type == "LT":
        depth = 0
        while i < end:
            depth += (tokens[i].type == "LT") - CLOSING.get(tokens[i].type, 0)
            i += 1
            if depth <= 0:
                break
    closing = {"LPAREN": "RPAREN", "LBRACE": "RBRACE"}.get(tokens[i].type) if i < end else None
    return i if closing == tokens[end - 1].type else None


def _opening(tokens: Sequence[Token], i: int, least: int) -> int:
    """Index of the `<` that the `>` at `i` closes."""
    depth = 0
    while i > least:
        depth += CLOSING.get(tokens[i].type, 0) - (tokens[i].type == "LT")
        if depth <= 0:
            break
        i -= 1
    return i


def _without_star(type: Type) -> Type:
    last = max(i for i, tok in enumerate(type) if tok.type == "TIMES")
    return type[:last]


def _literal(tok: Token) -> Type | None:
    """The type of a literal, unless its value is what decides."""
    ends = tok.value.lower()
    if tok.type == "BOOL_CONST":
        words = ["bool"]
    elif tok.type == "CHAR_CONST":
        words = ["char"]
    elif tok.type == "FLOAT_CONST":
        words = ["float" if ends.endswith("f") else "double"]
    elif tok.type == "INT_CONST_DEC" or ends == "0":
        digits = ends.rstrip("ul")
        words = ["unsigned"] * ("u" in ends) + ["long"] * ends.count("l") or ["int"]
        if not digits.isdecimal() or int(digits) > 0x7FFFFFFF:
            return None
    else:
        return None
    kinds = {"bool": "_BOOL"}
    return [
        Token(kinds.get(word, word.upper()), word, tok.src, tok.pos, tok.via, tok.lines) for word in words
    ]


def _declared(tokens: Sequence[Token], piece: Piece, name: str, before: int) -> Type | None:
    """The type in the nearest declaration of a variable or parameter before `before`."""
    body = next((i for i in range(piece.start, piece.end) if tokens[i].type == "LBRACE"), piece.end)
    for i in range(before - 1, piece.start, -1):
        if tokens[i].value != name or tokens[i].type not in _NAMES or tokens[i + 1].type not in _FOLLOWS:
            continue
        j = i - 1
        while (tokens[j].type in _STARS or tokens[j].type == "AND") and j > piece.start:
            j -= 1
        stars = [tok for tok in tokens[j + 1 : i] if tok.type != "AND"]
        if tokens[i + 1].type == "LBRACKET":
            stars.append(Token("TIMES", "*", tokens[i].src, tokens[i].pos, tokens[i].via, tokens[i].lines))
        first = j
        while first > piece.start:
            if tokens[first].type in CLOSING:
                first = _opening(tokens, first, piece.start)
            elif tokens[first].type not in _WORDS:
                break
            first -= 1
        words = list(tokens[first + 1 : j + 1])
        boundary = tokens[first].type
        if words and (boundary in _STARTS or (i < body and boundary in ("LPAREN", "COMMA"))):
            return words + stars
        if not words and boundary == "COMMA" and i > body:  # `float *a, *b;`
            base = _statement(tokens, first, body)
            if base:
                return base + stars
    return None


def _statement(tokens: Sequence[Token], i: int, body: int) -> Type:
    """The type words that the statement around `i` begins with."""
    depth = 0
    while i > body and (depth or tokens[i].type not in _STARTS):
        depth += tokens[i].type in ("RPAREN", "RBRACKET", "RBRACE")
        depth -= tokens[i].type in ("LPAREN", "LBRACKET", "LBRACE")
        if depth < 0:
            return []
        i -= 1
    words = []
    for tok in tokens[i + 1 :]:
        if tok.type not in _WORDS:
            break
        words.append(tok)
    if words and words[-1].type in _NAMES and tok.type != "TIMES":
        words.pop()  # the first variable
    return words
