"""Cuts a `.cu` file into declarations, by token.

Most of a real `.cu` file is host code, often C++ that minicu does not know and that needs headers that are
not there. Nothing is parsed here: a declaration's end, its names and whether it is marked for the device
show in its brackets and keywords alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from minicu.syntax.packing import PackState
from minicu.syntax.reach.brackets import CLOSING, pairs
from minicu.syntax.reach.pieces import DEVICE_ATTRIBUTES, DEVICE_WORDS, WITH_ARGUMENTS, Enclosure, Piece
from minicu.syntax.reach.slicing import word_end
from minicu.syntax.tokens import FILE_START, NAMES, TAG_KEYS, Pragma, Token

_WORDS_CALLED = frozenset("__launch_bounds__ __maxnreg__ __cluster_dims__ __block_size__ requires".split())


def cut(
    tokens: Sequence[Token], unclosed: list[Token] | None = None, pack: PackState | None = None
) -> list[Piece]:
    """The declarations of a C++ file, in order, those inside namespaces and linkage blocks included. Brackets
    that nothing closes, so that the rest of the file is inside, are added to `unclosed`. `pack` is in force
    at the beginning, and at the end what is then."""
    return _Cutter(tokens, unclosed, pack or PackState()).run()


@dataclass(eq=False, repr=False, slots=True)
class _Seen:
    """What was seen of a declaration so far, outside of brackets. `last` is the last identifier, and
    `qualified` whether `::` stands before it; `member` the qualified one in front of the first parenthesis;
    `pointer`: that encloses a declarator; `bases`: of the class whose `tag` was seen, `members` those that a
    constructor initialises; `several`: a declarator follows one with parentheses, so no body does."""

    template: bool
    last: Token | None = None
    member: Token | None = None
    parens: bool = False
    pointer: bool = False
    assigned: bool = False
    initialiser: bool = False
    const: bool = False
    qualified: bool = False
    tag: bool = False
    declares_tag: bool = False
    body: bool = False
    bases: bool = False
    members: bool = False
    several: bool = False


def _word(piece: Piece, seen: _Seen, tok: Token) -> None:
    """A keyword or a mark that says something of the whole declaration."""
    match tok.type:
        case "COLON":
            seen.bases = seen.tag and not seen.body
            seen.members = seen.parens
        case "EQUALS":
            seen.assigned = seen.initialiser = True
        case "COMMA":  # a template declares one thing ([temp.pre]p2)
            seen.initialiser = seen.initialiser and seen.template
            seen.several |= seen.parens and not (seen.members or seen.template)
        case "INLINE" | "STATIC":
            piece.device = piece.device or tok.value in DEVICE_WORDS
        case "TYPEDEF":
            piece.kind = "type"
        case "CONST":
            seen.const = True
        case "CONSTEXPR":
            seen.const = piece.constexpr = True


def _classify(piece: Piece, seen: _Seen) -> None:
    """What is declared that is no type, and no function with a body."""
    if piece.constexpr and seen.member is not None and not seen.template:
        # [class.mfct]p1: `constexpr T A::x(1);` declares no function.
        piece.kind, piece.names = "constant", [seen.member.value]
    elif seen.parens and not seen.pointer:
        piece.kind = "function"
    elif seen.declares_tag and len(piece.names) == 1:  # `struct S;`
        piece.kind = "type"
    elif seen.const:
        piece.kind = "constant"


class _Cutter:
    def __init__(self, tokens: Sequence[Token], unclosed: list[Token] | None, pack: PackState) -> None:
        self.tokens = tokens
        self.match = pairs(tokens, unclosed)
        self.pieces: list[Piece] = []
        self.pack = pack
        self.packs = [i for i, t in enumerate(tokens) if t.type == "PPPRAGMASTR" and _packs(t)]
        self.inside: Enclosure | None = None

    def run(self) -> list[Piece]:
        tokens, match = self.tokens, self.match
        # The closing braces around us, and what is around those: one brace closes all of `namespace a::b {`.
        ends: list[tuple[int, Enclosure | None]] = []
        i, count = 0, len(tokens)
        while i < count:
            tok = tokens[i]
            kind = tok.type
            if ends and i == ends[-1][0]:
                self.inside = ends.pop()[1]
                i += 1
            elif kind == "SEMI" or kind == "RBRACE":
                if kind == "RBRACE":
                    self._add(Piece("assertion", i, i + 1, device=True))  # the parser says what is wrong
                i += 1
            elif kind == "PPPRAGMA":
                i += 1
                if i < count and tokens[i].type == "PPPRAGMASTR":
                    if tokens[i].value == FILE_START:
                        self._add(Piece("using", i - 1, i + 1))
                    i += 1
                    self._apply_packs(i)
            elif (opened := self._enclosure(i)) is not None:
                body, inside = opened
                ends.append((min(match[body], count), self.inside))
                self.inside = inside
                i = body + 1
            else:
                i = self._declaration(i, ends[-1][0] if ends else count)
        return self.pieces

    def _add(self, piece: Piece) -> None:
        piece.inside = self.inside
        piece.source = self.tokens[piece.start].src
        piece.pack = self.pack.value
        self.pieces.append(piece)
        self._apply_packs(piece.end)  # what stands inside a class counts for those that follow

    def _apply_packs(self, end: int) -> None:
        """Apply those of `#pragma pack` that stand before `end` and have not been."""
        while self.packs and self.packs[0] < end:
            self.pack.apply([t.value for t in self.tokens[self.packs.pop(0)].tokens])  # type: ignore[attr-defined]

    def _enclosure(self, i: int) -> tuple[int, Enclosure] | None:
        """If a namespace or linkage block opens at `i`: the index of its brace, and what is inside it."""
        tokens, around = self.tokens, self.inside
        tok = tokens[i]
        if tok.type == "EXTERN" and self._type(i + 1) == "STRING_LITERAL" and self._type(i + 2) == "LBRACE":
            return i + 2, Enclosure("linkage", tokens[i + 1].value.strip('"'), False, tok, around)
        inline = tok.type == "INLINE" and self._type(i + 1) == "NAMESPACE"
        if not inline and tok.type != "NAMESPACE":
            return None
        j = i + 1 + inline
        names: list[Token] = []
        inlines: list[bool] = []
        while (kind := self._type(j)) in ("ID", "TYPEID", "COLONCOLON", "INLINE", "LBRACKET", "ATTRIBUTE"):
            if kind in NAMES:
                inlines.append(tokens[j - 1].type == "INLINE" if names else inline)
                names.append(tokens[j])
            elif kind == "ATTRIBUTE":
                j += 1
            j = self.match[j] + 1 if self._type(j) in CLOSING else j + 1
        if kind != "LBRACE":
            return None
        for name, each in zip(names, inlines, strict=True):
            around = Enclosure("namespace", name.value, each, name, around)
        if not names or around is None:
            around = Enclosure("namespace", None, inline, tok, around)
        return j, around

    def _type(self, i: int) -> str | None:
        return self.tokens[i].type if i < len(self.tokens) else None

    def _declaration(self, start: int, limit: int) -> int:
        """Cut the declaration at `start`, which ends before `limit`; returns the index after it."""
        piece = Piece("variable", start, limit)
        i = start
        while self._type(i) == "TEMPLATE":
            i = self._angle_end(i + 1) + 1 if self._type(i + 1) == "LT" else i + 1
        first = self._type(i)
        if first in ("USING", "NAMESPACE", "_STATIC_ASSERT", "ASM"):
            return self._simple(piece, i, limit)
        if not self._guide(piece, i, limit):
            seen = _Seen(self._type(start) == "TEMPLATE")
            i = self._scan(piece, seen, i, limit)
            piece.end = min(i + 1 if piece.kind == "function" and piece.defined else i, limit)
            if piece.kind == "variable":
                _classify(piece, seen)
        self._add(piece)
        return max(piece.end, start + 1)

    def _scan(self, piece: Piece, seen: _Seen, i: int, limit: int) -> int:
        """Go through a declaration; the index after its `;`, or that of the end of a function's body."""
        tokens, match = self.tokens, self.match
        while i < limit:
            kind = tokens[i].type
            if kind in NAMES:
                i = self._name(piece, seen, i)
            elif kind == "SEMI":
                return i + 1
            elif kind == "LPAREN":
                if not (seen.parens or seen.assigned) and tokens[i - 1].type not in ("LAND", "LOR"):
                    seen.parens = True
                    seen.pointer = self._declarator_paren(piece, i, seen.last, seen.qualified)
                    seen.member = seen.last if seen.qualified else None
                i = match[i]
            elif kind == "LBRACKET":
                if (
                    not seen.assigned
                    and tokens[i - 1 - (tokens[i - 1].type in ("AND", "LAND"))].type == "AUTO"
                ):
                    piece.names += [tok.value for tok in tokens[i + 1 : match[i]] if tok.type in NAMES]
                i = match[i]
            elif kind == "LBRACE":
                if seen.parens and not (seen.assigned or seen.several):
                    piece.kind, piece.defined = "function", True
                    return self._function_body(i, limit)
                if seen.tag and not (seen.body or seen.assigned):
                    seen.body, seen.bases = True, False
                    piece.kind, piece.defined = "type", True
                    self._class_body(piece, i, match[i])
                i = match[i]
            elif kind in TAG_KEYS:
                if not (seen.parens or seen.assigned or seen.tag):
                    seen.tag = True
                    seen.declares_tag = self._tag(piece, i)
            elif kind in WITH_ARGUMENTS:
                i = self._with_arguments(piece, i)
            elif kind == "OPERATOR" and not seen.assigned:
                i = self._operator(piece, i + 1, limit) - 1
                seen.parens = True
            elif kind == "LT" and not seen.assigned and (end := self._angle_end(i)) > i:
                i = end
            else:
                _word(piece, seen, tokens[i])
            i += 1
        return i

    def _name(self, piece: Piece, seen: _Seen, i: int) -> int:
        """An identifier: a word of CUDA's or C++20's, or a name, perhaps that which is declared. Index of its
        end."""
        tok = self.tokens[i]
        piece.device |= tok.value in DEVICE_WORDS
        if tok.value in ("consteval", "concept"):  # C++20
            seen.const = piece.constexpr = True
        if tok.value in _WORDS_CALLED:
            return word_end(self.tokens, i) - 1
        seen.qualified = self.tokens[i - 1].type == "COLONCOLON" and i > piece.start
        seen.last = tok
        behind = i + 1
        if self._type(behind) == "LT" and seen.template and not seen.assigned:
            behind = self._angle_end(behind) + 1  # a specialisation of a variable template
        declared = not seen.bases and self._declared(behind, seen.tag and not seen.body)
        if seen.parens:
            declared = seen.several and (declared or self._type(behind) == "LPAREN")
        if declared and not seen.initialiser and tok.value not in piece.names:
            piece.names.append(tok.value)
        return i

    def _with_arguments(self, piece: Piece, i: int) -> int:
        """Index of the end of an attribute, or of what is like one; CUDA's among them count."""
        if self._type(i + 1) != "LPAREN":
            return i
        close = self.match[i + 1]
        if self.tokens[i].type == "ATTRIBUTE" and not piece.device:
            inside = self.tokens[i + 1 : close]
            piece.device = any(t.value.strip("_") in DEVICE_ATTRIBUTES for t in inside)
        return close

    def _guide(self, piece: Piece, i: int, limit: int) -> bool:
        """Whether a deduction guide, `vec(T) -> vec<T>;`, begins at `i`, perhaps with a requires-clause."""
        while i < limit and self.tokens[i].value in ("requires", "&&", "||"):
            i = word_end(self.tokens, i)
            while self._type(i) in NAMES and self._type(i + 1) in ("LT", "COLONCOLON"):
                i = self._angle_end(i + 1) + 1 if self._type(i + 1) == "LT" else i + 2
        if i < limit and self.tokens[i].value == "explicit":
            i += 1
        if self._type(i) not in NAMES or self._type(i + 1) != "LPAREN":
            return False
        if self._type(self.match[i + 1] + 1) != "ARROW":
            return False
        piece.kind, piece.names = "type", [self.tokens[i].value]
        piece.end = min(self._semicolon(i, limit) + 1, limit)
        return True

    def _operator(self, piece: Piece, i: int, limit: int) -> int:
        """Note the name of the operator whose symbol begins at `i`; returns where its parameters do."""
        name = "operator"
        while i < limit and (self.tokens[i].type != "LPAREN" or name == "operator"):
            name += self.tokens[i].value
            if self.tokens[i].type == "LPAREN" and i + 1 < limit:
                i += 1
                name += self.tokens[i].value
            i += 1
        piece.names.append(name)
        piece.operator = True
        return i

    def _declared(self, i: int, tag: bool) -> bool:
        """Whether the token at `i` follows the name in a declarator. Attributes may come between, and a brace
        begins an initialiser unless a class is being named."""
        kind = self._type(self._attributes_end(i))
        return kind in ("SEMI", "COMMA", "EQUALS", "LBRACKET") or (kind == "LBRACE" and not tag)

    def _attributes_end(self, i: int) -> int:
        """Index after the attributes, alignments and asm names that start at `i`."""
        while (
            (kind := self._type(i)) in WITH_ARGUMENTS
            or kind == "ASM"
            or (kind == self._type(i + 1) == "LBRACKET")
        ):
            opening = i if kind == "LBRACKET" else i + 1
            i = self.match[opening] + 1 if self._type(opening) in CLOSING else opening
        return i

    def _simple(self, piece: Piece, i: int, limit: int) -> int:
        """using ...; namespace a = b; static_assert(...); asm(...);"""
        tokens, start = self.tokens, i
        kind = tokens[i].type
        names = []
        while i < limit and tokens[i].type != "SEMI" and not self._next_begins(i):
            after = self._type(self._attributes_end(i + 1))
            if tokens[i].type in NAMES and after in ("SEMI", "EQUALS", "COMMA"):
                names.append(tokens[i].value)
                if after == "EQUALS":  # the rest is what it stands for
                    i = self._semicolon(i, limit)
                    break
            i = self.match[i] + 1 if tokens[i].type in CLOSING else i + 1
        piece.unfinished = self._next_begins(i)
        piece.end = min(i + (not piece.unfinished), limit)
        piece.kind = {"_STATIC_ASSERT": "assertion", "ASM": "asm"}.get(kind or "", "using")
        if kind == "USING" and self._type(self._attributes_end(start + 2)) == "EQUALS":
            piece.kind = "type"
        piece.names = names if piece.kind in ("using", "type") else []
        self._add(piece)
        return max(piece.end, start + 1)

    def _semicolon(self, i: int, limit: int) -> int:
        """Index of the next `;` outside brackets, or of what is declared next if there is none before."""
        while i < limit and self.tokens[i].type != "SEMI" and not self._next_begins(i):
            i = self.match[i] + 1 if self.tokens[i].type in CLOSING else i + 1
        return i

    def _next_begins(self, i: int) -> bool:
        """Whether one of CUDA's words is at `i`. It begins another declaration, so the `;` of an alias before
        it is missing."""
        return self._type(i) in ("INLINE", "STATIC") and self.tokens[i].value in DEVICE_WORDS

    def _declarator_paren(self, piece: Piece, i: int, last: Token | None, qualified: bool) -> bool:
        """Note the name at the first `(` outside brackets. True if it groups a pointer: `int (*fp)(int)`."""
        tokens = self.tokens
        before, after = self._type(i - 1) if i > piece.start else None, self._type(i + 1)
        if after in ("TIMES", "AND", "LAND") or (before not in NAMES and before not in ("GT", "RSHIFT")):
            # the name is inside
            for tok in tokens[i + 1 : self.match[i]]:
                if tok.type in NAMES:
                    piece.names.append(tok.value)
                    break
            return after in ("TIMES", "AND", "LAND")
        if last is not None and not qualified:
            piece.names.append(last.value)
        return False

    def _tag(self, piece: Piece, i: int) -> bool:
        """Notes the tag after struct, class, union or enum at `i`; whether it is declared here."""
        tokens = self.tokens
        i += 1
        while True:
            kind = self._type(i)
            if kind in ("ATTRIBUTE", "_ALIGNAS", "DECLSPEC") and self._type(i + 1) == "LPAREN":
                i = self.match[i + 1] + 1
            elif kind in ("CLASS", "STRUCT"):  # enum class
                i += 1
            elif kind == "LBRACKET":
                i = self.match[i] + 1
            else:
                break
        while kind == "COLONCOLON" or (kind in NAMES and self._type(i + 1) == "COLONCOLON"):
            i += 1  # a class of another's, or of the root's
            kind = self._type(i)
        if kind in NAMES and self._type(i + 1) in ("LBRACE", "COLON", "SEMI", "ID", "LT"):
            piece.names.append(tokens[i].value)
            return True
        return False

    def _class_body(self, piece: Piece, start: int, end: int) -> None:
        """Scans a class or enumeration for CUDA's words anywhere, and for enumerators."""
        tokens = self.tokens
        body = tokens[start + 1 : end]
        if not piece.device:
            piece.device = any(tok.value in DEVICE_WORDS for tok in body)
        # The names of enumerators are names of the file; a nested enumeration's need the class.
        if any(tok.type == "ENUM" for tok in tokens[piece.start : start]):
            piece.names += [tok.value for before, tok in zip(tokens[start:end], body)
                            if tok.type in NAMES and before.type in ("LBRACE", "COMMA")]  # fmt: skip
        elif not piece.device:
            before = tokens[piece.start : start]
            piece.device = any(tok.value in DEVICE_WORDS for tok in before)

    def _function_body(self, i: int, limit: int) -> int:
        """From a `{` after parameters to the end of the body. A brace in a constructor's initialisers
        (`: a{1}, b{2} {`) is followed by `,` or `{`."""
        tokens, match = self.tokens, self.match
        while tokens[i - 1].type in NAMES and self._type(match[i] + 1) in ("COMMA", "LBRACE"):
            i = match[i] + 1
            while i < limit and tokens[i].type not in ("LBRACE", "SEMI"):
                i = match[i] + 1 if tokens[i].type == "LPAREN" else i + 1
            if i >= limit or tokens[i].type == "SEMI":
                return min(i, limit - 1)
        i = match[i]
        while self._type(i + 1) == "CATCH" and self._type(i + 2) == "LPAREN":  # of a function try block
            body = match[i + 2] + 1
            if self._type(body) != "LBRACE":
                break
            i = match[body]
        return min(i, limit - 1)

    def _angle_end(self, i: int) -> int:
        """Index of the `>` that closes the `<` at `i`; `i` itself if there is none."""
        tokens, match = self.tokens, self.match
        depth, j = 0, i
        while j < len(tokens):
            kind = tokens[j].type
            if kind == "LT":
                depth += 1
            elif kind in ("GT", "RSHIFT", "LAUNCH_END"):
                depth -= {"GT": 1, "RSHIFT": 2, "LAUNCH_END": 3}[kind]
                if depth <= 0:
                    return j
            elif kind in ("SEMI", "LBRACE", "RBRACE"):
                return i
            elif kind == "LPAREN" or kind == "LBRACKET":
                j = match[j]
            j += 1
        return i


def _packs(pragma: Token) -> bool:
    return isinstance(pragma, Pragma) and bool(pragma.tokens) and pragma.tokens[0].value == "pack"
