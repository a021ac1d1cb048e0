"""What of host code may launch instances of kernel templates: all else need not be read.

Found by token alone, and generously: a name that could matter matters. Which instances are launched, the
parser and `sema` find out (`syntax.reach.host`, `sema.launched`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from minicu.syntax.reach.pieces import Piece
from minicu.syntax.reach.slicing import matter
from minicu.syntax.tokens import NAMES, Token

_CLOSING = {"GT": 1, "RSHIFT": 2}


@dataclass(slots=True)
class Launching:
    """`kernels` are the names of kernel templates. `names` are those and the names of what launches instances
    of them and has no body of its own without arguments: host templates, class templates and their members,
    aliases of such. `roots` are the declarations that mention them and make something by themselves, `wanted`
    all that is read for their sake, as indexes of pieces. `calls_back`: classes with templates or generic
    lambdas are among what may launch, whose members the library's templates may call. `lambdas` are the
    generic ones that may launch, once host code is read."""

    kernels: set[str]
    names: set[str]
    roots: list[int]
    wanted: set[int]
    calls_back: bool = False
    lambdas: list[Any] = field(default_factory=list)
    incomplete: set[str] = field(default_factory=set)


def launching(pieces: Sequence[Piece], tokens: Sequence[Token]) -> Launching | None:
    """None: host code launches no instances of templates, or there are none."""
    kernels = {
        name
        for piece in pieces
        if piece.kind == "function" and piece.device and is_template(piece, tokens)
        and any(tok.value == "__global__" for tok in head(piece, tokens))
        for name in piece.names
    }  # fmt: skip
    if not kernels:
        return None
    host = {
        number: _mentioned(tokens[piece.start : piece.end])
        for number, piece in enumerate(pieces)
        if not piece.source.outside_program and not _of_device(piece, tokens)
    }
    names = set(kernels)
    reached: set[int] = set()
    while callers := [
        n for n, mentioned in host.items() if n not in reached and not names.isdisjoint(mentioned)
    ]:
        reached.update(callers)
        for number in callers:
            names |= _passed_on(pieces[number], tokens, names)
    roots = sorted(n for n in reached if _by_itself(pieces[n], tokens))
    if not roots:
        return None
    calls_back = any(_has_templates(pieces[n], tokens) for n in reached if pieces[n].kind != "function")
    calls_back = calls_back or any(_has_generic_lambda(pieces[n], tokens) for n in reached)
    return Launching(kernels, names, roots, _reached(pieces, tokens, roots, names), calls_back)


def is_template(piece: Piece, tokens: Sequence[Token]) -> bool:
    """Whether it begins with `template <`, as an explicit specialisation does too."""
    return tokens[piece.start].type == "TEMPLATE" and _type(tokens, piece.start + 1) == "LT"


def head(piece: Piece, tokens: Sequence[Token]) -> Sequence[Token]:
    """The tokens of a declaration before the body that it may have."""
    inside = tokens[piece.start : piece.end]
    for i, tok in enumerate(inside):
        if tok.type == "LBRACE":
            return inside[:i]
    return inside


def _type(tokens: Sequence[Token], i: int) -> str | None:
    return tokens[i].type if i < len(tokens) else None


def _mentioned(tokens: Iterable[Token]) -> set[str]:
    return {tok.value for tok in tokens if tok.type in NAMES}


def _of_device(piece: Piece, tokens: Sequence[Token]) -> bool:
    """Whether it is a kernel, or a function that only device code can call."""
    if not piece.device or piece.kind != "function":
        return False
    words = {tok.value for tok in head(piece, tokens)}
    return "__global__" in words or ("__device__" in words and "__host__" not in words)


def _specialises(piece: Piece, tokens: Sequence[Token]) -> bool:
    return _type(tokens, piece.start + 2) == "GT"


def _by_itself(piece: Piece, tokens: Sequence[Token]) -> bool:
    """Whether the declaration instantiates something without being named: it is no template, or an explicit
    instantiation."""
    if piece.kind in ("using", "assertion", "asm"):
        return False
    if is_template(piece, tokens) and not _specialises(piece, tokens):
        return False
    explicit = tokens[piece.start].type == "TEMPLATE"
    return explicit or piece.defined or piece.kind in ("variable", "constant")


def _passed_on(piece: Piece, tokens: Sequence[Token], names: set[str]) -> set[str]:
    """The names by which a declaration that may launch is used by others that then may."""
    template = is_template(piece, tokens) and not _specialises(piece, tokens)
    if piece.kind == "type":
        inside = tokens[piece.start : piece.end]
        if not piece.defined:
            return set(piece.names)  # an alias
        if _has_templates(piece, tokens):
            return {*piece.names, *_methods(inside)}
        return _methods(inside) if _by_default(inside, names) else set()
    if piece.kind == "function":
        first = head(piece, tokens)
        if template or _by_default(first, names) or _gives_template(piece, tokens):
            return {*piece.names, *_declared(first)}
    if piece.kind in ("variable", "constant"):
        if template:
            return {*piece.names, *_member(head(piece, tokens))}
        inside = tokens[piece.start : piece.end]
        if piece.kind == "constant" or any(tok.type == "AUTO" for tok in inside):  # a generic lambda, perhaps
            return set(piece.names)
    return set()


def _has_templates(piece: Piece, tokens: Sequence[Token]) -> bool:
    """Whether a class is a template, or has members that are."""
    return any(tok.type in ("TEMPLATE", "AUTO") for tok in tokens[piece.start : piece.end])


def _has_generic_lambda(piece: Piece, tokens: Sequence[Token]) -> bool:
    """Whether `auto` may stand among a lambda's parameters."""
    inside = tokens[piece.start + len(head(piece, tokens)) : piece.end]
    return any(tok.type == "RBRACKET" for tok in inside) and any(
        tok.type == "AUTO" and inside[i - 1].type in ("LPAREN", "COMMA", "CONST")
        for i, tok in enumerate(inside)
    )


def _gives_template(piece: Piece, tokens: Sequence[Token]) -> bool:
    """Whether a function may return a generic lambda, or an object of a class of its own with templates."""
    first = head(piece, tokens)
    deduced = any(tok.type in ("AUTO", "DECLTYPE") for tok in first)
    inside = tokens[piece.start + len(first) : piece.end]
    return deduced and any(tok.type in ("TEMPLATE", "AUTO") for tok in inside)


def _by_default(inside: Sequence[Token], names: set[str]) -> bool:
    """Whether a default argument mentions a name that may launch."""
    depth, assigned = 0, False
    for tok in inside:
        depth += (tok.type == "LPAREN") - (tok.type == "RPAREN")
        assigned = depth > 0 and (assigned or tok.type == "EQUALS")
        if assigned and tok.type in NAMES and tok.value in names:
            return True
    return False


def _methods(inside: Sequence[Token]) -> set[str]:
    """Names that stand before a parenthesis in a class, outside of bodies."""
    depth, names = 0, set[str]()
    for tok, after in pairwise(inside):
        if depth == 1 and tok.type in NAMES and after.type == "LPAREN":
            names.add(tok.value)
        depth += (tok.type in ("LBRACE", "LPAREN")) - (tok.type in ("RBRACE", "RPAREN"))
    return names


def _declared(inside: Sequence[Token]) -> set[str]:
    """The function's name in a head, and the classes of which it is a member."""
    at = next((i for i in range(1, len(inside)) if _begins_parameters(inside, i)), 0)
    if at == 0:
        return set()
    operator = inside[at].type == "OPERATOR"
    names = set() if operator else {inside[at - 1].value}
    return names | _owners(inside, at - (1 if operator else 2))


def _member(inside: Sequence[Token]) -> set[str]:
    """The name of a static member and those of its classes, where a template's definition stands outside."""
    at = depth = 0
    while at < len(inside) - 1 and not (depth == 0 and inside[at].type in _ENDS_DECLARATOR):
        depth += (inside[at].type == "LT") - _CLOSING.get(inside[at].type or "", 0)
        at += 1
    owners = _owners(inside, at - 2)
    return {inside[at - 1].value, *owners} if owners else set()


_ENDS_DECLARATOR = frozenset({"EQUALS", "LPAREN", "LBRACKET", "SEMI"})


def _owners(inside: Sequence[Token], at: int) -> set[str]:
    """The names before each `::` that ends at `at` or before."""
    owners: set[str] = set()
    while at > 0 and inside[at].type == "COLONCOLON":
        at -= 1
        depth = 0
        while at > 0 and (inside[at].type in _CLOSING or depth > 0):
            depth += _CLOSING.get(inside[at].type or "", 0) - (inside[at].type == "LT")
            at -= 1
        if inside[at].type in NAMES:
            owners.add(inside[at].value)
        at -= 1
    return owners


def _begins_parameters(inside: Sequence[Token], i: int) -> bool:
    """A parenthesis after a name, or `operator`, after which stands what is no name."""
    return inside[i].type == "OPERATOR" or (inside[i].type == "LPAREN" and inside[i - 1].type in NAMES)


# ---------------------------------------------------------------- what the roots need


def _reached(
    pieces: Sequence[Piece], tokens: Sequence[Token], roots: Sequence[int], names: set[str]
) -> set[int]:
    """The declarations that the roots name, directly or not."""
    index: dict[str, list[int]] = {}
    todo = list(roots)
    for number, piece in enumerate(pieces):
        if piece.kind == "using" or piece.operator:
            todo.append(number)
        words = {*piece.names}
        if piece.kind in ("function", "variable", "constant"):
            declared = _declared(head(piece, tokens))
            members = not piece.names and bool(declared)
            if members and piece.defined and not needs_body(tokens[piece.start : piece.end], names):
                continue  # a member of a class, which its class has declared
            words |= declared
        elif is_template(piece, tokens):
            words |= _named_class(head(piece, tokens))  # specialisations
        for word in words:
            index.setdefault(word, []).append(number)
    wanted: set[int] = set()
    seen: set[str] = set()
    while todo:
        number = todo.pop()
        if number in wanted:
            continue
        wanted.add(number)
        mentioned = _mentioned(needed(pieces[number], tokens, names)) - seen
        seen |= mentioned
        for name in mentioned:
            todo += index.get(name, ())
    return wanted


def _named_class(inside: Sequence[Token]) -> set[str]:
    return {
        after.value
        for tok, after in pairwise(inside)
        if tok.type in ("STRUCT", "CLASS", "UNION") and after.type in NAMES
    }


def needed(piece: Piece, tokens: Sequence[Token], names: set[str]) -> Sequence[Token]:
    """The tokens of a declaration that are read."""
    inside = tokens[piece.start : piece.end]
    if piece.kind != "function" or not piece.defined:
        return inside
    first = head(piece, tokens)
    if not needs_body(inside, names):
        return first
    if inside[0].type == "TEMPLATE" or len(first) == len(inside):
        return inside
    return [*first, *matter(inside[len(first) :], names)[1]]


def needs_body(inside: Sequence[Token], names: set[str]) -> bool:
    """Whether the body of a function is read: it may launch something, determines the function's result, or
    calls what it is given."""
    return any(
        tok.type in ("TEMPLATE", "CONSTEXPR", "AUTO", "DECLTYPE")
        or (tok.type in NAMES and tok.value in names)
        for tok in inside
    )
