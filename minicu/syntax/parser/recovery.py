"""Error recovery: what is tried and given up, and where parsing continues after a statement, declaration or
member with a syntax error."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from pycparser import c_ast

from minicu.syntax.nodes import Block, Function, Node, Spoiled
from minicu.syntax.parser import misnamed
from minicu.syntax.parser.faults import SyntaxFault
from minicu.syntax.parser.names import Scope
from minicu.syntax.reach.brackets import pairs
from minicu.syntax.tokens import NAMES

if TYPE_CHECKING:
    from minicu.syntax.parser.parser import Parser


#: Statements with a head in parentheses.
_HEADED = frozenset({"IF", "FOR", "WHILE", "SWITCH"})


class State(NamedTuple):
    """What `spoiled` restores after a syntax error."""

    scope: Scope
    class_name: str | None
    class_depth: int
    pending: int

    def restore(self, p: Parser) -> None:
        p.scope, p.class_name, p.class_depth = self.scope, self.class_name, self.class_depth
        del p.pending[self.pending :]


def recovery_state(p: Parser) -> State:
    return State(p.scope, p.class_name, p.class_depth, len(p.pending))


@dataclass(frozen=True, slots=True)
class Attempt:
    """Where the parser stood when something was tried."""

    i: int
    version: int
    angle: bool
    names: int
    state: State


def attempt(p: Parser) -> Attempt:
    return Attempt(p.i, p.version, p.angle, _names(p.scope), recovery_state(p))


def give_up(p: Parser, before: Attempt) -> None:
    """Goes back to where an attempt began. Unless it declared something around it, names mean what they meant
    there: what was found out about the same tokens need not be found out again."""
    p.i, p.angle = before.i, before.angle
    before.state.restore(p)
    if _names(p.scope) == before.names:
        p.version = before.version
    else:
        p.changed()


def _names(scope: Scope | None) -> int:
    """How many names the scopes from here outwards have."""
    count = 0
    while scope is not None:
        count += len(scope.names)
        scope = scope.up
    return count


def spoiled(p: Parser, start: int, state: State) -> Spoiled:
    """Skips what began at `start` and could not be read: to the next `;` or `}`, or to the statement
    controlled by the faulty head of a loop or an `if`."""
    at, toks = max(p.i, start), p.tokens
    state.restore(p)
    p.forget()
    p.changed()
    i, depth = start, 0
    keyword = toks[i].type if toks[i].type in _HEADED else misnamed.keyword_meant(p, toks[i])
    if toks[i + 1].type == "LPAREN" and keyword is not None:
        close = _closing(p, i + 1, 2 if keyword in ("FOR", "for") else 0)
        if at <= close + (keyword not in _HEADED):
            p.i = close + 1
            return Spoiled(_unknown(p, start, p.i), toks[start])
    while True:
        kind = toks[i].type
        if kind is None or (kind == "RBRACE" and depth == 0):
            break
        i += 1
        if kind == "LBRACE":
            depth += 1
        elif kind == "RBRACE":
            depth -= 1
        if depth == 0 and i > at and kind in ("SEMI", "RBRACE"):
            break
    p.i = max(i, start + (toks[start].type not in ("RBRACE", None)))
    if toks[start].type in ("TYPEDEF", "USING"):
        p.faulty.update(_unknown(p, start, p.i))
    return Spoiled(_unknown(p, start, p.i), toks[start])


def body_alone(p: Parser, scope: Scope) -> list[Node]:
    """The body of the last function, if only its head could not be read: as a function that nothing calls, in
    which the names from the head cause no further complaints."""
    # The parser's own tokens: a qualified name that was read is one there.
    tokens = [tok for tok in p.tokens if tok.type is not None]
    match, opening = pairs(tokens), 0
    while opening < len(tokens) and tokens[opening].type != "LBRACE":
        opening = match[opening] + 1 if tokens[opening].type in ("LPAREN", "LBRACKET") else opening + 1
    if opening >= len(tokens) or p.tokens[p.i].pos > tokens[opening].pos:
        return []
    place = tokens[opening]
    head = {str(tok.value) for tok in tokens[:opening] if tok.type in NAMES}
    kernel = any(tok.value == "__global__" for tok in tokens[:opening])
    result = c_ast.IdentifierType(["void" if kernel else "auto"], place)
    p.headless += 1
    name = f" {p.headless}"
    type = c_ast.FuncDecl(None, c_ast.TypeDecl(name, [], None, result, place), place)
    decl = c_ast.Decl(name, [], [], [], ["__global__" if kernel else "__device__"], type, None, None, place)
    p.read(list(tokens[opening:]))
    p.recovers, p.scope = True, Scope("block", scope)
    p.changed()
    try:
        body: Any = p.function_body(decl)
    except (SyntaxFault, RecursionError):
        return []
    finally:
        p.recovers = False
    unknown = Spoiled(sorted(n for n in head if scope.find(n) is None), place)
    return [Function(decl, [], Block([unknown, *body.block_items], place, place), place)]


def _closing(p: Parser, i: int, semicolons: int) -> int:
    """The index of the parenthesis that closes the one at `i`, or of the end of the statement if there is
    none; up to `semicolons` semicolons may be inside."""
    depth = 0
    while (kind := p.tokens[i].type) is not None:
        depth += (kind == "LPAREN") - (kind == "RPAREN")
        if depth == 0 or kind in ("LBRACE", "RBRACE"):
            return i if depth == 0 else i - 1
        semicolons -= kind == "SEMI"
        if semicolons < 0:
            return i
        i += 1
    return i - 1


def _unknown(p: Parser, start: int, end: int) -> list[str]:
    """The undeclared names in a piece that could not be read."""
    words = {str(t.value) for t in p.tokens[start:end] if t.type in NAMES and "::" not in t.value}
    here = p.scope.names
    return sorted(word for word in words if word in here or p.scope.find(word) is None)
