"""The parser's contact with tokens: a list and an index, and how a complaint finds its place.

pycparser reaches tokens through seven methods only; they are replaced here, so nothing is lexed
twice and a token is its own coordinate.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Any, NoReturn

from pycparser.c_parser import CParser, ParseError

from minicu.diagnostics.errors import Diagnostic, Diagnostics, Note, Place, span_of
from minicu.diagnostics.source import Source, Span
from minicu.language import Language
from minicu.syntax.lex import why_invalid
from minicu.syntax.names import Scope
from minicu.syntax.nodes import Attribute
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


class SyntaxFault(ParseError):
    """The parser cannot go on: where, what, notes. No `message`: the cause has been reported already.
    `unknown`: the name of a type that is complained of, once."""

    def __init__(
        self, place: Place, message: str, notes: Iterable[Note] = (), unknown: str | None = None
    ) -> None:
        super().__init__(message)
        self.unknown = unknown
        self.place = place
        self.message = message
        self.notes = tuple(notes)

    def diagnostic(self) -> Diagnostic:
        return Diagnostic("error", self.message, span_of(self.place), self.notes)


class MisplacedDefinition(SyntaxFault):
    """What can only stand at file scope begins at `start`, inside something else: a brace is missing."""

    def __init__(self, place: Place, message: str, notes: Iterable[Note], start: int) -> None:
        super().__init__(place, message, notes)
        self.start = start


class _NoLexer:
    """Stands in for pycparser's lexer, which is never asked for a token."""

    filename = ""

    def __init__(self, **_: Any) -> None:
        pass

    def token(self) -> None:
        return None


_versions = itertools.count(1)
_NOWHERE = Source("<end>", "")


class Reader(CParser):
    """Token access over `self._toks` at `self._i`."""

    def __init__(self, language: Language) -> None:
        super().__init__(lexer=_NoLexer)  # type: ignore[arg-type]
        self._dialect = "c23"  # pycparser's gate for [[...]], typed enums and the like; ours come later
        self.language = language
        self.cxx = language.cplusplus
        self._toks: list[Token] = []
        self._i = 0
        # An identifier token classified at the current version needs no second look-up.
        self._version = next(_versions)
        self._scope: Scope = Scope("file", None)
        self._angle = False  # inside `<...>`, where `>` closes
        # What a declarator's odd places held: attributes, and CUDA's words behind a `*`.
        self._loose: list[Attribute] = []
        self._loose_words: list[str] = []
        self._constraints: list[Any] = []  # of the template at hand
        self._ellipsis: Token | None = None  # in the declarator at hand: `...` before the name
        self._parameter_lists: dict[Token, bool] = {}  # whether a `(` opens one, where it was tried
        # Whether a fault inside of braces is reported at once, and reading goes on behind it.
        self._recovers = False
        self._tag_end = 0  # where the last struct, union or enum specifier ended
        self.diagnostics = Diagnostics()
        self.faulty: set[str] = set()  # names of what was refused: using them is no further fault

    def _read(self, tokens: list[Token]) -> None:
        """Make `tokens` the input. Four ends let the parser look ahead without asking for the length."""
        last = tokens[-1] if tokens else Token("", "", _NOWHERE, 0)
        end = Token(None, "", last.src, last.pos + len(last.value), last.via, last.lines)  # type: ignore[arg-type]
        self._toks = [*tokens, end, end, end, end]
        self._i = 0

    def _classify(self, i: int) -> None:
        """Make the identifier at `i` an ID or a TYPEID."""
        raise NotImplementedError

    def _fold_root(self, i: int) -> None:
        """C++: make one token of the name that begins with the `::` at `i`."""

    def _pragmas(self) -> list[Any]:
        """Any run of pragmas."""
        raise NotImplementedError

    def _enter(self, scope: Scope) -> None:
        raise NotImplementedError

    def _leave(self) -> None:
        raise NotImplementedError

    def _changed(self) -> None:
        """Names have a new meaning from here on."""
        self._version = next(_versions)

    # pycparser's seven methods ------------------------------------------------

    def _peek(self, k: int = 1) -> Token:  # type: ignore[override]
        tok = self._toks[self._i + k - 1]
        kind = tok.type
        if (kind == "ID" or kind == "TYPEID") and tok.ver != self._version:
            self._classify(self._i + k - 1)
            return self._toks[self._i + k - 1]
        if kind == "COLONCOLON":
            self._fold_root(self._i + k - 1)
            return self._toks[self._i + k - 1]
        return tok

    def _peek_type(self, k: int = 1) -> str | None:
        tok = self._toks[self._i + k - 1]
        kind = tok.type
        if (kind == "ID" or kind == "TYPEID") and tok.ver != self._version:
            self._classify(self._i + k - 1)
            return self._toks[self._i + k - 1].type
        if kind == "COLONCOLON":
            self._fold_root(self._i + k - 1)
            return self._toks[self._i + k - 1].type
        return kind

    def _advance(self) -> Token:  # type: ignore[override]
        tok = self._peek()
        if tok.type is None:
            self._at_end()
        self._i += 1
        return tok

    def _accept(self, token_type: str) -> Token | None:  # type: ignore[override]
        tok = self._toks[self._i]
        kind = tok.type
        if kind == "ID" or kind == "TYPEID":
            tok = self._peek()
            kind = tok.type
        if kind == token_type:
            self._i += 1
            return tok
        return None

    def _expect(self, token_type: str, after: str = "") -> Token:  # type: ignore[override]
        tok = self._peek()
        if tok.type == token_type:
            self._i += 1
            return tok
        if token_type == "SEMI" and self._recovers and self._ends_line():
            return self._supplied(after)
        self._missing(token_type, after)

    def _ends_line(self) -> bool:
        """Is the last token read the last of its line, or of a block?"""
        last, tok = self._toks[self._i - 1], self._toks[self._i]
        if tok.type in (None, "RBRACE") or tok.src is not last.src:
            return True
        return "\n" in tok.src.text[last.pos + len(last.value) : tok.pos]

    def _supplied(self, after: str) -> Token:
        """Complain of a missing `;`, and go on as if it was there."""
        try:
            self._missing("SEMI", after)
        except SyntaxFault as fault:
            self._report(fault)
        last = self._toks[self._i - 1]
        return Token("SEMI", ";", last.src, last.pos + len(last.value), last.via, last.lines)

    def _report(self, fault: SyntaxFault) -> None:
        if fault.message:
            self.diagnostics.error(fault.place, fault.message, fault.notes)
        if fault.unknown is not None:
            self.faulty.add(fault.unknown)

    def _open(self, where: str) -> None:
        """Read a `(` that must stand `where`."""
        if not self._accept("LPAREN"):
            self._missing("LPAREN", where)

    def _mark(self) -> int:
        return self._i

    def _reset(self, mark: int) -> None:
        self._i = mark

    def _tok_coord(self, tok: Token) -> Token:  # type: ignore[override]
        return tok

    # Complaints ----------------------------------------------------------------

    def _fault(self, message: str, place: Place = None, notes: Iterable[Note] = ()) -> NoReturn:
        """Give up this declaration with `message` at `place`, by default the current token."""
        tok = self._toks[self._i]
        if tok.type == "INVALID":  # a number such as 08: whatever was expected, this is what is wrong
            raise SyntaxFault(tok, why_invalid(tok))
        raise SyntaxFault(place or tok, message, notes)

    def _plain_name(self, name: Any, place: Place, what: str) -> None:
        """Complain if the name that `what` declares says in which scope (C++ [dcl.meaning]p1)."""
        if getattr(name, "qualified", False):
            self._fault(f"{what} cannot be declared by a qualified name ('{name}')", place)

    def _unsupported(self, what: str, place: Place = None) -> NoReturn:
        self._fault(f"not supported: {what}", place)

    def _parse_error(self, msg: str, coord: Any) -> NoReturn:
        self._fault(
            _REWORDED.get(msg, msg[:1].lower() + msg[1:]), coord if isinstance(coord, Token) else None
        )

    def _missing(self, token_type: str, after: str = "") -> NoReturn:
        """Complain that a token of `token_type` should stand here."""
        tok = self._toks[self._i]
        message = f"expected {SPELLING.get(token_type, token_type.lower())}"
        if after:
            message += f" {after}"
        opening = self._opening(token_type)
        notes = [Note(f"to match this {SPELLING[opening.type]}", opening.span)] if opening else []
        if token_type == "ID" and tok.type == "TYPEID":
            message += f": '{tok.value}' is a type"
        # What is missing is missing behind the last token, wherever the next one stands.
        place = self._behind() if token_type in ("SEMI", "COMMA") or tok.type is None else tok
        self._fault(message, place, notes)

    def _behind(self) -> Place:
        """The place just behind the last token read."""
        if self._i == 0:
            return self._toks[0]
        last = self._toks[self._i - 1]
        end = last.pos + len(last.value)
        return Span(last.src, end, end + 1, last.via, last.lines)

    def _at_end(self) -> NoReturn:
        """The input ends too early."""
        depth: list[Token] = []
        for tok in self._toks[: self._i]:
            if tok.type in _OPENING.values():
                depth.append(tok)
            elif tok.type in _OPENING and depth:
                depth.pop()
        if depth:
            self._missing({v: k for k, v in _OPENING.items()}[depth[-1].type])
        self._fault("unexpected end of file", self._behind())

    def _opening(self, closing: str) -> Token | None:
        """The open bracket that a missing `closing` belongs to."""
        if closing not in _OPENING:
            return None
        depth = 0
        for tok in reversed(self._toks[: self._i]):
            if tok.type in _OPENING:
                depth += 1
            elif tok.type in _OPENING.values():
                if depth == 0:
                    return tok if tok.type == _OPENING[closing] else None
                depth -= 1
        return None
