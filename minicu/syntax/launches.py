"""Instances of kernel templates that host code names: `k<float, 256><<<grid, block>>>(...)`.

Host code is skipped, so its tokens are searched for names of kernel templates with arguments. Host
templates that launch kernels are followed with their own arguments, `run<float>(p)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from minicu.syntax.cut import Piece
from minicu.syntax.discarded import Branch, branches, known_false
from minicu.syntax.operands import CLOSING, argument_types, deduced, matched, operand_types
from minicu.syntax.tokens import Token

_NAMES = frozenset({"ID", "TYPEID"})
_BEFORE = frozenset({"SEMI", "LBRACE", "RBRACE", "LPAREN"})
#: How often a constant may stand for another one.
_DEEPEST = 8
#: How many lists of arguments of host templates are followed.
_MOST = 500
#: How many tokens arguments may grow to when what they stand for is put in their places.
_LONGEST = 1000


@dataclass(slots=True, eq=False)
class Mention:
    """`tokens` are those of `a::k<arguments>` in the host code of `piece`; where an argument is a local
    constant, those of its initialiser stand in its place. `operands` are the types of a launch's arguments,
    as far as the function declares the variables that are passed; None for the others. It counts if all
    `conditions` hold: those of the `if constexpr` that it stands in."""

    piece: Piece
    tokens: list[Token]
    operands: list[list[Token] | None]
    conditions: list[list[Token]]

    def names(self) -> set[str]:
        lists = [self.tokens, *self.conditions, *(operand for operand in self.operands if operand)]
        return {tok.value for tokens in lists for tok in tokens if tok.type in _NAMES}

    def __str__(self) -> str:
        shown = [" ".join(tok.value for tok in operand) if operand else "?" for operand in self.operands]
        shown += [" ".join(tok.value for tok in condition) for condition in self.conditions]
        return f"{' '.join(tok.value for tok in self.tokens)} ({', '.join(shown)})"


def mentions(pieces: Sequence[Piece], tokens: Sequence[Token]) -> list[Mention]:
    """What the pieces of host code mention, each once."""
    kernels = {
        name for piece in pieces
        if _is_template(piece, tokens) and piece.device
        and any(tok.value == "__global__" for tok in tokens[piece.start : piece.end])
        for name in piece.names
    }  # fmt: skip
    return list(_Search(pieces, tokens, kernels).found.values()) if kernels else []


def _is_template(piece: Piece, tokens: Sequence[Token]) -> bool:
    return piece.kind == "function" and tokens[piece.start].type == "TEMPLATE" and (
        piece.start + 1 < piece.end and tokens[piece.start + 1].type == "LT"
    )  # fmt: skip


@dataclass(slots=True, eq=False)
class _Parameter:
    """Of a host template: `value` unless it is a type."""

    name: str
    value: bool
    default: list[Token] | None


#: What the parameters of a host template stand for, ready to be put in their places.
_Bound = dict[str, list[Token]]


class _Search:
    """Goes through host code, and through host templates once for each list of arguments."""

    def __init__(self, pieces: Sequence[Piece], tokens: Sequence[Token], kernels: set[str]) -> None:
        self.tokens = tokens
        self.kernels = kernels
        self.found: dict[str, Mention] = {}
        self.templates: dict[str, list[Piece]] = {}
        self.seen: set[tuple[int, str]] = set()
        self.branches: dict[int, list[Branch]] = {}
        self.conditions: list[list[Token]] = []  # of the host templates that are being gone through
        self.free: set[str] = set()  # parameters of the innermost of them that stand for nothing known
        ordinary = []
        for piece in pieces:
            if tokens[piece.start].src.system or (piece.device and piece.kind == "function"):
                continue
            if piece.kind == "type" and piece.defined:  # a class, whose functions may launch kernels
                if tokens[piece.start].type == "TEMPLATE":
                    self.free = {parameter.name for parameter in _parameters(piece, tokens)}
                self.search(piece, {})
                self.free = set()
                continue
            if piece.kind != "function":
                continue
            if not _is_template(piece, tokens):
                ordinary.append(piece)
            elif piece.defined:
                for name in piece.names:
                    self.templates.setdefault(name, []).append(piece)
        for piece in ordinary:
            if tokens[piece.start].type == "TEMPLATE":
                self.instantiate(piece)
            else:
                self.search(piece, {})
        entered = {number for number, _ in self.seen}
        for group in self.templates.values():
            for piece in group:
                if id(piece) not in entered:  # nobody says with which arguments
                    self.free = {parameter.name for parameter in _parameters(piece, tokens)}
                    self.search(piece, {})

    def instantiate(self, piece: Piece) -> None:
        """`template void run<float>(float *);` or `template void run(float *);`"""
        tokens = self.tokens
        for i in range(piece.start, piece.end - 1):
            name = tokens[i].value
            for template in self.templates.get(name, ()) if tokens[i].type in _NAMES else ():
                end = _closing(tokens, i + 1, piece.end) if tokens[i + 1].type == "LT" else None
                if end is not None:
                    self.enter(template, _inside(tokens, i + 2, end), {})
                elif tokens[i + 1].type == "LPAREN":
                    head = _closing(tokens, template.start + 1, template.end) or template.start
                    names = {p.name for p in _parameters(template, tokens)}
                    pattern, actual = tokens[head + 1 : template.end], tokens[piece.start + 1 : piece.end - 1]
                    self.enter(template, [], matched(pattern, actual, names))

    def search(self, piece: Piece, bound: _Bound) -> None:
        tokens = self.tokens
        for i in range(piece.start, piece.end - 1):
            name = tokens[i].value
            kernel = name in self.kernels
            if kernel and tokens[i + 1].type == "LAUNCH_BEGIN":
                self.add(piece, i, list(tokens[i : i + 1]), i + 1, bound)
                continue
            if name in self.templates and tokens[i + 1].type == "LPAREN":
                operands = self.operands(piece, i + 1, i, bound)
                conditions = self.holding(piece, i, bound)
                for template in self.templates[name]:
                    if template is not piece:
                        self.enter(template, [], _deduced(template, tokens, name, operands), conditions)
                continue
            if tokens[i + 1].type != "LT" or not (kernel or name in self.templates):
                continue
            end = _closing(tokens, i + 1, piece.end)
            if end is None:
                continue
            arguments = self.resolved(_inside(tokens, i + 2, end), piece, i, bound, _DEEPEST)
            if kernel:
                closing = _punctuator("GT", ">", tokens[end])
                self.add(piece, i, [*tokens[i : i + 2], *arguments, closing], end + 1, bound)
            else:
                operands = self.operands(piece, end + 1, i, bound)
                conditions = self.holding(piece, i, bound)
                for template in self.templates[name]:
                    self.enter(template, arguments, _deduced(template, tokens, name, operands), conditions)

    def holding(self, piece: Piece, at: int, bound: _Bound) -> list[list[Token]]:
        """The conditions under which the statement around `at` is there."""
        inside = self.branches.get(id(piece))
        if inside is None:
            inside = self.branches[id(piece)] = branches(self.tokens, piece)
        found = list(self.conditions)
        for branch in inside:
            if branch.start <= at < branch.end:
                tokens = self.resolved(
                    list(self.tokens[branch.first : branch.last]), piece, branch.first, bound, _DEEPEST
                )
                negation = [_punctuator("LNOT", "!", tokens[0])] if branch.otherwise and tokens else []
                found.append([*negation, *_parenthesised(tokens)])
        return found

    def operands(self, piece: Piece, opening: int, before: int, bound: _Bound) -> list[list[Token] | None]:
        """The types of what stands in the parentheses at `opening`, [] if none open there."""
        if opening >= piece.end or self.tokens[opening].type != "LPAREN":
            return []
        types = argument_types(self.tokens, piece, opening, before)
        return [self.resolved(type, piece, before, bound, 1) if type else None for type in types]

    def add(self, piece: Piece, at: int, named: list[Token], behind: int, bound: _Bound) -> None:
        """Keep the kernel at `at` with its template arguments; `behind` them a launch may begin."""
        tokens = self.tokens
        first = at
        while first - 2 >= piece.start and tokens[first - 1].type == "COLONCOLON":
            first -= 2 if tokens[first - 2].type in _NAMES else 1
        operands = [
            self.resolved(type, piece, at, bound, 1) if type else None
            for type in operand_types(tokens, piece, behind)
        ]
        mention = Mention(piece, [*tokens[first:at], *named], operands, self.holding(piece, at, bound))
        self.found.setdefault(str(mention), mention)

    def enter(
        self,
        template: Piece,
        arguments: list[Token],
        known: _Bound,
        conditions: Sequence[list[Token]] = (),
    ) -> None:
        """Go through a host template that is called with these arguments, written and deduced ones, if the
        conditions hold."""
        lists = [arguments, *known.values()]
        if self.free and any(tok.value in self.free for tokens in lists for tok in tokens):
            return
        key = id(template), ", ".join(" ".join(tok.value for tok in tokens) for tokens in lists)
        if key in self.seen or len(self.seen) >= _MOST or any(map(known_false, conditions)):
            return
        self.seen.add(key)
        bound: _Bound = {}
        free = set[str]()
        given = _split(arguments)
        for i, parameter in enumerate(_parameters(template, self.tokens)):
            if i < len(given):
                text = given[i]
            elif parameter.name in known:
                text = known[parameter.name]
            elif parameter.default:
                text = self.resolved(parameter.default, template, template.start, bound, _DEEPEST)
            else:
                free.add(parameter.name)
                continue
            bound[parameter.name] = _parenthesised(text) if parameter.value else text
        outer = self.conditions, self.free
        self.conditions, self.free = list(conditions), free
        self.search(template, bound)
        self.conditions, self.free = outer

    def resolved(
        self, arguments: list[Token], piece: Piece, before: int, bound: _Bound, depth: int
    ) -> list[Token]:
        """`arguments` with what the template's parameters stand for, and the initialisers of the function's
        own constants, `const int n = 256;`."""
        result: list[Token] = []
        for tok in arguments:
            if tok.type not in _NAMES or depth == 0:
                result.append(tok)
            elif (given := bound.get(tok.value)) is not None:
                result += given
            elif (at := _constant(tok.value, self.tokens, piece.start, before)) is not None:
                end, nested = at, 0
                while end < before and (nested or self.tokens[end].type not in ("SEMI", "COMMA", "RBRACE")):
                    nested += self.tokens[end].type in ("LPAREN", "LBRACKET", "LBRACE")
                    nested -= self.tokens[end].type in ("RPAREN", "RBRACKET", "RBRACE")
                    end += 1
                inner = list(self.tokens[at:end])
                result += _parenthesised(self.resolved(inner, piece, at - 2, bound, depth - 1))
            elif (alias := _alias(tok.value, self.tokens, piece.start, before)) is not None:
                result += self.resolved(list(self.tokens[slice(*alias)]), piece, alias[0], bound, depth - 1)
            else:
                result.append(tok)
        return result if len(result) <= _LONGEST else arguments


def _parameters(template: Piece, tokens: Sequence[Token]) -> list[_Parameter]:
    start = template.start + 1
    end = _closing(tokens, start, template.end)
    found = []
    for part in _split(_inside(tokens, start + 1, end)) if end is not None else ():
        at = next((i for i, tok in enumerate(part) if tok.type == "EQUALS"), len(part))
        name = next((tok.value for tok in reversed(part[:at]) if tok.type in _NAMES), "")
        value = part[0].type not in ("TYPENAME", "CLASS")
        found.append(_Parameter(name, value, part[at + 1 :] or None))
    return found


def _deduced(
    template: Piece, tokens: Sequence[Token], name: str, operands: Sequence[list[Token] | None]
) -> _Bound:
    """What a call of a host template says about its type parameters."""
    at = next((i for i in range(template.start, template.end - 1)
               if tokens[i].value == name and tokens[i + 1].type == "LPAREN"), None)  # fmt: skip
    if at is None:
        return {}
    end, depth = at + 1, 0
    while end < template.end:
        depth += (tokens[end].type == "LPAREN") - (tokens[end].type == "RPAREN")
        if depth == 0:
            break
        end += 1
    names = {p.name for p in _parameters(template, tokens) if not p.value}
    bound: _Bound = {}
    for parameter, operand in zip(_split(list(tokens[at + 2 : end])), operands):
        if operand and (found := deduced(parameter, operand, names)) is not None:
            bound.setdefault(*found)
    return bound


def _split(tokens: list[Token]) -> list[list[Token]]:
    """The parts between commas."""
    parts: list[list[Token]] = [[]]
    depth = 0
    for tok in tokens:
        depth += tok.type in ("LPAREN", "LBRACKET", "LBRACE", "LT")
        depth -= tok.type in ("RPAREN", "RBRACKET", "RBRACE") or CLOSING.get(tok.type, 0)
        if tok.type == "COMMA" and depth == 0:
            parts.append([])
        else:
            parts[-1].append(tok)
    return [part for part in parts if part]


def _parenthesised(tokens: list[Token]) -> list[Token]:
    if not tokens:
        return []
    a, b = tokens[0], tokens[-1]
    return [_punctuator("LPAREN", "(", a), *tokens, _punctuator("RPAREN", ")", b)]


def _inside(tokens: Sequence[Token], first: int, end: int) -> list[Token]:
    """The tokens between `<` and the token at `end`, which may close what is inside as well: `a<b<c>>`."""
    more = CLOSING[tokens[end].type] - 1
    return [*tokens[first:end], *[_punctuator("GT", ">", tokens[end])] * more]


def _closing(tokens: Sequence[Token], i: int, limit: int) -> int | None:
    """Index of the token that closes the `<` at `i`."""
    angles = brackets = 0
    for j in range(i, limit):
        kind = tokens[j].type
        if kind in ("LPAREN", "LBRACKET"):
            brackets += 1
        elif kind in ("RPAREN", "RBRACKET"):
            brackets -= 1
            if brackets < 0:
                return None
        elif kind in ("SEMI", "LBRACE", "RBRACE"):
            return None
        elif brackets == 0 and kind == "LT":
            angles += 1
        elif brackets == 0 and kind in CLOSING:
            angles -= CLOSING[kind]
            if angles <= 0:
                return j if angles == 0 else None
    return None


def _punctuator(kind: str, text: str, at: Token) -> Token:
    return Token(kind, text, at.src, at.pos, at.via, at.lines)


def _constant(name: str, tokens: Sequence[Token], start: int, before: int) -> int | None:
    """Index behind the `=` of the nearest declaration of a constant of that name before `before`."""
    for i in range(before - 2, start, -1):
        if tokens[i].value == name and tokens[i].type in _NAMES and tokens[i + 1].type == "EQUALS":
            j = i
            while j > start and tokens[j].type not in _BEFORE:
                if tokens[j].type in ("CONST", "CONSTEXPR"):
                    return i + 2
                j -= 1
            enumerator = tokens[j].type == "LBRACE" and "ENUM" in (tokens[j - 1].type, tokens[j - 2].type)
            return i + 2 if enumerator else None
    return None


def _alias(name: str, tokens: Sequence[Token], start: int, before: int) -> tuple[int, int] | None:
    """Where the type stands that a function's own `using name = type;` or `typedef type name;` names."""
    for i in range(before - 2, start, -1):
        if tokens[i].value != name or tokens[i].type not in _NAMES:
            continue
        if tokens[i - 1].type == "USING" and tokens[i + 1].type == "EQUALS":
            end = next((j for j in range(i, before) if tokens[j].type == "SEMI"), before)
            return i + 2, end
        if tokens[i + 1].type == "SEMI":
            first = next((j for j in range(i, start, -1) if tokens[j].type in _BEFORE), start)
            if tokens[first + 1].type == "TYPEDEF":
                return first + 2, i
    return None
