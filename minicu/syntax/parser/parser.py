"""The parser: its state, its contact with tokens, and how a complaint finds its place.

The productions are functions over it, in the modules beside this one: `declarators`, `expressions`,
`statements` and so on. pycparser is the base: wherever C is C its own productions run, and what they ask
for in their turn is handed to them below. Nothing is lexed twice, and a token is its own coordinate.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

from pycparser.c_parser import CParser

from minicu.diagnostics.errors import Diagnostics, Kind, Note, Place, span_of, user_span
from minicu.diagnostics.source import Source, Span
from minicu.language import Language
from minicu.syntax.lex import why_invalid
from minicu.syntax.nodes import Attribute, Function, Name, Node, Skipped
from minicu.syntax.packing import PackState
from minicu.syntax.parser import (
    bodies,
    classes,
    declarators,
    expressions,
    initialisers,
    lambdas,
    primary,
    qualified,
    specifiers,
    statements,
)
from minicu.syntax.parser.faults import SyntaxFault
from minicu.syntax.parser.names import BUILTIN_TYPES, TYPE, Entity, Scope
from minicu.syntax.reach.pieces import Enclosure, Piece
from minicu.syntax.tokens import Token

#: How a kind is written in "expected ...".
SPELLING = {
    "SEMI": "';'",
    "COMMA": "','",
    "COLON": "':'",
    "LPAREN": "'('",
    "RPAREN": "')'",
    "LBRACKET": "'['",
    "RBRACKET": "']'",
    "LBRACE": "'{'",
    "RBRACE": "'}'",
    "EQUALS": "'='",
    "GT": "'>'",
    "LT": "'<'",
    "WHILE": "'while'",
    "ID": "identifier",
    "TYPEID": "type name",
    "STRING_LITERAL": "string literal",
    "LAUNCH_END": "'>>>'",
    "COLONCOLON": "'::'",
}

#: What a name may be made of: with what follows it can become one token.
_OF_NAMES = frozenset({"ID", "TYPEID", "COLONCOLON"})

_OPENING = {"RPAREN": "LPAREN", "RBRACKET": "LBRACKET", "RBRACE": "LBRACE"}

#: pycparser's own messages, reworded.
_REWORDED = {
    "Invalid expression": "expected expression",
    "Invalid declarator": "expected identifier or '('",
    "Invalid declaration": "expected declaration",
    "Invalid specifier list": "expected a type",
    "Missing type in declaration": "expected a type",
    "Invalid struct reference": "expected member name",
    "Expected identifier": "expected identifier",
    "Invalid designator": "expected designator",
    "Invalid string literal": "expected string literal",
    "Invalid multiple types specified": "cannot combine with previous type specifier",
}


class _NoLexer:
    """Stands in for pycparser's lexer, which is never asked for a token."""

    filename = ""

    def __init__(self, **_: Any) -> None:
        pass

    def token(self) -> None:
        return None


_versions = itertools.count(1)
_NOWHERE = Source("<end>", "")


class Parser(CParser):
    """The state of one parse."""

    destroyed: Node  # the class in the `p->~T()` at hand

    def __init__(self, language: Language, diagnostics: Diagnostics) -> None:
        super().__init__(lexer=_NoLexer)  # type: ignore[arg-type]
        self._dialect = "c23"  # pycparser's gate for [[...]], typed enums and the like; ours come later
        self.language = language
        self.cxx = language.cplusplus
        self.diagnostics = diagnostics
        self.missing_headers: Sequence[tuple[str, Token]] = ()
        # The input, and the index of the next token.
        self.tokens = [Token("", "", _NOWHERE, 0)]
        self.i = 0
        # An identifier token classified at the current version needs no second look-up. What is read again
        # at a version, behind the same token, leads to the version that it led to.
        self.version = next(_versions)
        self.versions: dict[tuple[int, Token, str, int], int] = {}
        self.angle = False  # inside `<...>`, where `>` closes
        # Where, at which version, what begins like a type is none: each level would try again what it holds.
        self.no_types: set[tuple[Token, int]] = set()
        self.recovers = False  # whether a fault inside of braces is reported, and reading goes on after it
        # What has been read.
        self.declarations: list[Node] = []
        self.skipped: dict[str, Skipped] = {}
        self.faulty: set[str] = set()  # names of what was refused: using them is no further fault
        self.spoiled: dict[tuple[Source, int] | None, str] = {}  # lines where a macro's `;` was complained of
        self.headless = 0  # functions whose heads could not be read
        # Scopes.
        self.file_scope = Scope("file", None, dict.fromkeys(BUILTIN_TYPES, TYPE))
        if language.cplusplus:  # std::size_t and the like are the global ones here
            std = Scope("namespace", self.file_scope, using=[self.file_scope])
            self.file_scope.names["std"] = Entity("namespace", scope=std)
        self.scope = self.file_scope
        self.class_scopes: dict[Node, Scope] = {}
        self.member_names: set[str] = set()  # of all classes
        self.member_templates: set[str] = set()
        # The pieces that a file is cut into, and what encloses them.
        self.pieces: list[Piece] = []
        self.pack = PackState()
        self.enclosures: dict[int, tuple[Scope, list[Node]]] = {}
        self.kept_enclosures: list[Enclosure] = []
        self.device_names: set[str] = set()
        self.library_kept_for = language.name  # whose nodes of the library these are
        # The class at hand: its name, which before `(` declares a constructor, and the bodies of its
        # functions, which are read when it closes.
        self.class_name: str | None = None
        self.class_depth = 0
        self.pending: list[tuple[Function, list[Token], Scope]] = []
        # The declaration at hand: where it began, where its last tag ended, what its odd places held
        # (attributes, and CUDA's words after a `*`), its constraints, and `...` before its name.
        self.declaration_start = 0
        self.tag_end = 0
        self.loose_attributes: list[Attribute] = []
        self.loose_words: list[str] = []
        self.constraints: list[Node] = []
        self.ellipsis: Token | None = None
        self.parameter_lists: dict[Token, bool] = {}  # whether a `(` opens one, where it was tried
        self.declaring: dict[
            Token, bool
        ] = {}  # whether a statement `T (x)...` is a declaration, where it was tried

    def read(self, tokens: Sequence[Token]) -> None:
        """Make `tokens` the input. Four ends let the parser look ahead without asking for the length."""
        last = tokens[-1] if tokens else Token("", "", _NOWHERE, 0)
        end = Token(None, "", last.src, last.pos + len(last.value), last.via, last.lines)  # type: ignore[arg-type]
        self.tokens = [*tokens, end, end, end, end]
        self.i = 0

    def enter(self, scope: Scope) -> None:
        self.scope = scope

    def leave(self) -> None:
        left = self.scope
        assert left.up is not None
        self.scope = left.up
        if left.names:
            self.changed()

    def changed(self) -> None:
        """Invalidates what was concluded from names: from here on they mean something else."""
        key = self.version, self.tokens[self.i - 1], self.scope.kind, len(self.scope.names)
        if (version := self.versions.get(key)) is None:
            version = self.versions[key] = next(_versions)
        self.version = version

    def forget(self) -> None:
        """Drop what a declaration given up half-way left behind."""
        self.angle = False
        self.loose_attributes, self.loose_words = [], []

    def made_elsewhere(self, declared: list[Node]) -> list[Node]:
        """`extern template ...`: instances are made of what is used, as without it."""
        return []

    def start_afresh(self) -> None:
        self.forget()
        self.class_name, self.class_depth, self.pending = None, 0, []

    # Tokens ---------------------------------------------------------------------

    def peek(self, k: int = 1) -> Token:
        tok = self.tokens[self.i + k - 1]
        kind = tok.type
        if (kind == "ID" or kind == "TYPEID") and tok.ver != self.version:
            return self._name(k)
        return self._name(k) if kind == "COLONCOLON" else tok

    def peek_type(self, k: int = 1) -> str | None:
        tok = self.tokens[self.i + k - 1]
        kind = tok.type
        if (kind == "ID" or kind == "TYPEID") and tok.ver != self.version:
            return self._name(k).type
        return self._name(k).type if kind == "COLONCOLON" else kind

    def _name(self, k: int) -> Token:
        """What stands `k` tokens ahead, where a name or `::` does. What is before it is settled first: it
        may be a part of one name with that."""
        at = self.i + k - 1
        if k > 1 and self.tokens[at - 1].type in _OF_NAMES:
            before = self.tokens[at]
            self.peek_type(k - 1)
            if self.tokens[at] is not before:
                return self.peek(k)
        if self.tokens[at].type == "COLONCOLON":
            qualified.fold_root(self, at)
        else:
            qualified.classify(self, at)
        return self.tokens[at]

    def advance(self) -> Token:
        tok = self.peek()
        if tok.type is None:
            self.at_end()
        self.i += 1
        return tok

    def accept(self, token_type: str) -> Token | None:
        tok = self.tokens[self.i]
        kind = tok.type
        if kind == "ID" or kind == "TYPEID":
            tok = self.peek()
            kind = tok.type
        if kind == token_type:
            self.i += 1
            return tok
        return None

    def expect(self, token_type: str, after: str = "") -> Token:
        tok = self.peek()
        if tok.type == token_type:
            self.i += 1
            return tok
        if token_type == "SEMI" and self.recovers and self.ends_line():
            return self.supplied(after)
        self.missing(token_type, after)

    def ends_line(self) -> bool:
        """Whether the last token read ends its line or a block."""
        last, tok = self.tokens[self.i - 1], self.tokens[self.i]
        if tok.type in (None, "RBRACE") or tok.src is not last.src:
            return True
        return "\n" in tok.src.text[last.pos + len(last.value) : tok.pos]

    def supplied(self, after: str) -> Token:
        """Complain of a missing `;`, and go on as if it was there."""
        try:
            self.missing("SEMI", after)
        except SyntaxFault as fault:
            self.report(fault)
        last = self.tokens[self.i - 1]
        return Token("SEMI", ";", last.src, last.pos + len(last.value), last.via, last.lines)

    def report(self, fault: SyntaxFault) -> None:
        if fault.message and not self._spoiled(fault):
            self.diagnostics.add(fault.diagnostic())
        if fault.unknown is not None:
            self.faulty.add(fault.unknown)

    def _spoiled(self, fault: SyntaxFault) -> bool:
        """Whether a macro that ends in `;` was complained of in this line, or before, and spoils it."""
        span = span_of(fault.place)
        outer = user_span(span) if span is not None else None
        line = (outer.source, outer.source.text.count("\n", 0, outer.start)) if outer is not None else None
        tok = self.tokens[min(self.i, len(self.tokens) - 1)]
        near = [t.via.name for t in (tok, self.tokens[self.i - 1]) if t.type == "SEMI" and t.via is not None]
        if not near:
            return line in self.spoiled
        name = near[0]
        known = any(macro == name for macro in self.spoiled.values())
        self.spoiled[line] = name
        fault.message += f": the definition of the macro '{name}' ends with ';'"
        return known

    def open(self, where: str) -> None:
        """Read a `(` that must stand `where`."""
        if not self.accept("LPAREN"):
            self.missing("LPAREN", where)

    # Complaints ----------------------------------------------------------------

    def fault(
        self, message: str, place: Place = None, notes: Iterable[Note] = (), kind: Kind = Kind.GRAMMAR
    ) -> NoReturn:
        """Give up this declaration with `message` at `place`, by default the current token."""
        tok = self.tokens[self.i]
        if tok.type == "INVALID":  # a number such as 08: whatever was expected, this is what is wrong
            raise SyntaxFault(tok, why_invalid(tok), kind=Kind.GRAMMAR)
        raise SyntaxFault(place or tok, message, notes, kind=kind)

    def plain_name(self, name: str | None, place: Place, what: str) -> None:
        """Complain if the name that `what` declares says in which scope (C++ [dcl.meaning]p1)."""
        if isinstance(name, Name) and name.qualified:
            self.fault(f"{what} cannot be declared by a qualified name ('{name}')", place)

    def unsupported(self, what: str, place: Place = None, kind: Kind = Kind.UNSUPPORTED) -> NoReturn:
        self.fault(f"not supported: {what}", place, kind=kind)

    def _parse_error(self, msg: str, coord: Any) -> NoReturn:
        self.fault(_REWORDED.get(msg, msg[:1].lower() + msg[1:]), coord if isinstance(coord, Token) else None)

    def missing(self, token_type: str, after: str = "") -> NoReturn:
        """Complain that a token of `token_type` should stand here."""
        tok = self.tokens[self.i]
        message = f"expected {SPELLING.get(token_type, token_type.lower())}"
        if after:
            message += f" {after}"
        opening = self._opening(token_type)
        notes = [Note(f"to match this {SPELLING[opening.type]}", opening.span)] if opening else []
        if token_type == "ID" and tok.type == "TYPEID":
            message += f": '{tok.value}' is a type"
        # What is missing is missing after the last token, wherever the next one stands.
        place = self.behind() if token_type in ("SEMI", "COMMA") or tok.type is None else tok
        self.fault(message, place, notes)

    def behind(self) -> Place:
        """The place just after the last token read."""
        if self.i == 0:
            return self.tokens[0]
        last = self.tokens[self.i - 1]
        end = last.pos + len(last.value)
        return Span(last.src, end, end + 1, last.via, last.lines)

    def at_end(self) -> NoReturn:
        """The input ends too early."""
        depth: list[Token] = []
        for tok in self.tokens[: self.i]:
            if tok.type in _OPENING.values():
                depth.append(tok)
            elif tok.type in _OPENING and depth:
                depth.pop()
        if depth:
            self.missing({v: k for k, v in _OPENING.items()}[depth[-1].type])
        self.fault("unexpected end of file", self.behind())

    def _opening(self, closing: str) -> Token | None:
        """The open bracket that a missing `closing` belongs to."""
        if closing not in _OPENING:
            return None
        depth = 0
        for tok in reversed(self.tokens[: self.i]):
            if tok.type in _OPENING:
                depth += 1
            elif tok.type in _OPENING.values():
                if depth == 0:
                    return tok if tok.type == _OPENING[closing] else None
                depth -= 1
        return None

    # What pycparser's productions call ----------------------------------------------

    _peek = peek  # type: ignore[assignment]
    _peek_type = peek_type
    _advance = advance  # type: ignore[assignment]
    _accept = accept  # type: ignore[assignment]
    _expect = expect  # type: ignore[assignment]

    def _tok_coord(self, tok: Token) -> Token:  # type: ignore[override]
        return tok

    _parse_assignment_expression = expressions.assignment_expression
    _parse_conditional_expression = expressions.conditional_expression
    _parse_designator = initialisers.designator
    _parse_expression = expressions.expression
    _parse_identifier_or_typeid = primary.identifier_or_typeid
    _parse_type_name = declarators.type_name
    _parse_unified_string_literal = primary.unified_string_literal
    _starts_declaration = specifiers.starts_declaration  # type: ignore[assignment]

    # What is read otherwise where only launches are looked for (`host.py`) ------------

    block_items = statements.block_items
    function_body = bodies.function_body
    lambda_expression = lambdas.lambda_expression
    member_inits = bodies.member_inits
    member_or_skip = classes.member_or_skip
    unknown_base = classes.unknown_base
