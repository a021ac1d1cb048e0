"""Host code read for the kernels that it launches, by the parser of everything else.

What cannot launch an instance of a kernel template is not read; what cannot be read, because a header is
missing say, is passed over statement by statement, and an `Unread` node stands where it may have launched
something.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from pycparser import c_ast

from minicu.diagnostics.errors import Diagnostics
from minicu.language import Language
from minicu.recursion import undisturbed
from minicu.syntax import parse
from minicu.syntax.headers import supplied
from minicu.syntax.nodes import (
    Block,
    Elsewhere,
    Name,
    Node,
    SkippedMember,
    TemplateDecl,
    Unit,
    Unread,
    name_of,
)
from minicu.syntax.parse import FRAMES, fresh
from minicu.syntax.parser import asm, bodies, classes, external, namespaces, statements
from minicu.syntax.parser.faults import SyntaxFault
from minicu.syntax.parser.names import Scope
from minicu.syntax.parser.parser import Parser
from minicu.syntax.reach import kept, unknown
from minicu.syntax.reach.cutter import cut
from minicu.syntax.reach.pieces import Piece
from minicu.syntax.reach.slicing import (
    CLOSE,
    LABELS,
    OPEN,
    WITH_PARENTHESES,
    closing,
    is_directive,
    matter,
    statement_end,
)
from minicu.syntax.reach.whole_program import without_body
from minicu.syntax.tokens import NAMES, Token

if TYPE_CHECKING:
    from minicu.syntax.reach.launching import Launching


def read(tokens: Sequence[Token], language: Language) -> tuple[Unit, Launching] | None:
    """What may launch instances of kernel templates in the preprocessed `tokens` of a whole file, in the
    `language` of whole programs; None if nothing may."""
    own, _ = kept.own(tokens)
    library = own is not tokens or any(tok.src.library for tok in tokens)
    if library and not any(map(_may_launch, own)):
        return None
    from minicu.syntax.reach.launching import launching, needed

    tokens = [*tokens]
    pieces = cut(tokens)
    launches = launching(pieces, tokens)
    if launches is None:
        return None
    mentioned = [tok for n in sorted(launches.wanted) for tok in needed(pieces[n], tokens, launches.names)]
    declared = supplied.declarations(mentioned, language)
    count = len(declared)
    wanted = [
        replace(piece, start=piece.start + count, end=piece.end + count)
        for number, piece in enumerate(pieces)
        if number in launches.wanted
    ]
    reader = HostReader(launches, language)
    with undisturbed(FRAMES):
        reader.read_host([*cut(declared), *wanted], [*declared, *tokens])
    return Unit(reader.declarations, reader.skipped, reader.faulty), launches


def _may_launch(tok: Token) -> bool:
    """Whether a token of the program itself indicates that something may be launched."""
    if tok.src.outside_program:
        return False
    launches = tok.type in ("LAUNCH_BEGIN", "LSHIFT")
    return launches or (tok.type == "ID" and tok.value[:4] in ("cuda", "cuLa") and tok.value != "cuda")


class HostReader(Parser):
    """A parser for host code that reads only what may launch, and tolerates what it cannot read."""

    def __init__(self, launches: Launching, language: Language) -> None:
        super().__init__(language, Diagnostics(limit=1 << 30))
        self.library_kept_for = "launches called back" if launches.calls_back else "launches"
        self.launches = launches
        self.names = launches.names
        self._held: set[str] = set()  # members of class templates that have a type that these are given
        self._needed: set[str] = set()  # names that what may launch needs, in the function at hand
        self._whole_body = False  # inside a template or a lambda: what is called may be what is given
        self._counts = False  # beside an extended lambda: those before it say what it is called

    def read_host(self, pieces: Sequence[Piece], tokens: list[Token]) -> None:
        for piece in pieces:
            if supplied.of_library(piece.source):
                parse.read_library(self, piece, tokens)
                continue
            self._whole_body = False
            for i in range(piece.start, piece.end):  # whoever reads them next finds them as they were
                if tokens[i].type in NAMES:
                    tokens[i] = fresh(tokens[i])
            fault = self._piece(piece, tokens, tokens[piece.start : piece.end])
            if fault is not None and piece.kind == "function" and piece.defined:
                # Parameters and results of unknown types are left out.
                if (known := self._with_known_parameters(piece, tokens)) is not None:
                    fault = self._piece(piece, tokens, known) and fault
            if fault is not None and self._interesting(tokens[piece.start : piece.end]):
                self.scope, decls = namespaces.enclose(self, piece.inside)
                decls.append(Unread(tokens[piece.start : piece.end], fault.message, tokens[piece.start]))

    def _piece(self, piece: Piece, tokens: list[Token], inside: Sequence[Token]) -> SyntaxFault | None:
        self.pack.value = piece.pack
        if piece.kind == "type" and inside[0].type == "TEMPLATE":
            self._held |= _held(inside)
        if piece.kind == "function":
            inside = without_body(inside)
        self.read(inside)
        try:
            self.scope, decls = namespaces.enclose(self, piece.inside)
            self.changed()
            declared: list[Node] = []
            while self.tokens[self.i].type is not None:
                declared += external.external_declaration(self)
            decls += declared
            return None
        except SyntaxFault as raised:
            fault = raised
        except RecursionError:
            fault = SyntaxFault(self.tokens[self.i], "nested too deeply")
        self.start_afresh()
        return fault

    def _with_known_parameters(self, piece: Piece, tokens: list[Token]) -> list[Token] | None:
        """A function's definition without those of its parameters that cannot be read."""
        from minicu.syntax.reach.launching import head

        first = head(piece, tokens)
        opening = next(
            (i for i in range(1, len(first)) if first[i].type == "LPAREN" and first[i - 1].type in NAMES),
            None,
        )
        if opening is None:
            return None
        depth, start, kept = 0, opening + 1, list[list[Token]]()
        i = opening
        for i in range(opening, len(first)):
            kind = first[i].type
            depth += (kind in (*OPEN, "LT")) - (kind in CLOSE) - {"GT": 1, "RSHIFT": 2}.get(kind or "", 0)
            if depth == 0 or (depth == 1 and kind == "COMMA"):
                parameter = list(first[start:i])
                if parameter and self._is_parameter(piece, list(first[:opening]), parameter):
                    kept.append(parameter)
                start = i + 1
            if depth == 0:
                break
        closing, comma = first[i], first[opening]
        parameters: list[Token] = []
        for number, parameter in enumerate(kept):
            separator = Token("COMMA", ",", comma.src, comma.pos, comma.via, comma.lines)
            parameters += [separator, *parameter] if number else parameter
        after = [*first[i + 1 :], *tokens[piece.start + len(first) : piece.end]]
        before = self._known_result(piece, list(first[:opening]), tokens)
        return [*before, first[opening], *parameters, closing, *after]

    def _known_result(self, piece: Piece, before: list[Token], tokens: list[Token]) -> list[Token]:
        """What stands before the parameters, with `void` for a result that is not known."""
        place, heads, name = before[-1], unknown.template_heads(before), unknown.declared_name(before)
        if name == heads:
            return before
        shape = [Token("ID", " function", place.src, place.pos), Token("LPAREN", "(", place.src, place.pos)]
        shape += [Token("RPAREN", ")", place.src, place.pos), Token("SEMI", ";", place.src, place.pos)]
        if self._reads(piece, [*before[:name], *shape]):
            return before
        return [*before[:heads], Token("VOID", "void", place.src, place.pos), *before[name:]]

    def _is_parameter(self, piece: Piece, before: list[Token], parameter: list[Token]) -> bool:
        """Whether the parameter can be read, after the template's head if there is one."""
        place = parameter[0]
        shape = [
            *before[: unknown.template_heads(before)], Token("VOID", "void", place.src, place.pos),
            Token("ID", " parameter", place.src, place.pos), Token("LPAREN", "(", place.src, place.pos),
            *unknown.with_name(parameter), Token("RPAREN", ")", place.src, place.pos),
            Token("SEMI", ";", place.src, place.pos),
        ]  # fmt: skip
        return self._reads(piece, shape)

    def _reads(self, piece: Piece, tokens: list[Token]) -> bool:
        """Whether the declaration can be read. Nothing is declared."""
        self.read(tokens)
        scope, _ = namespaces.enclose(self, piece.inside)
        self.scope = Scope("block", scope)
        self.changed()
        try:
            while self.tokens[self.i].type is not None:
                external.external_declaration(self)
            return True
        except SyntaxFault:
            self.start_afresh()
            return False

    # Bodies ------------------------------------------------------------------------

    def function_body(self, node: Node) -> Node:
        """The body, if it may launch something, by itself or because it calls what it is given; or if it says
        what the function returns or is worth."""
        first, end = self.tokens[self.i], closing(self.tokens, self.i)
        inside = self.tokens[self.i : end]
        types = self._template_parameters()
        given = types is not None and (
            self.launches.calls_back
            if first.src.outside_program
            else _makes_object(inside, types) or _calls_given(node, inside, self._held)
        )
        spec = node.decl.funcspec  # type: ignore[attr-defined]
        interesting = self._interesting(inside)
        if not ("constexpr" in spec or interesting or given or _deduced(node)):
            last = self.tokens[end - 1]
            self.i = end
            return Block([], first, last)
        outer = self._whole_body, self._needed, self._counts
        self._whole_body = given or not interesting
        self._needed = matter(inside, self.names)[0]
        self._counts = any(tok.value == "__device__" for tok in inside)
        try:
            return statements.compound_statement(self, new_scope=False)
        finally:
            self._whole_body, self._needed, self._counts = outer

    def made_elsewhere(self, declared: list[Node]) -> list[Node]:
        return [Elsewhere(node.decl, node.coord) for node in declared if isinstance(node, TemplateDecl)]

    def lambda_expression(self) -> Node:
        outer, self._whole_body = self._whole_body, True
        try:
            tail = len(self.tokens) - self.i
            node: Any = super().lambda_expression()
            inside = self.tokens[max(0, len(self.tokens) - tail) : self.i]
            if isinstance(node.function, TemplateDecl) and self._interesting(inside):
                self.launches.lambdas.append(node)
            return node
        finally:
            self._whole_body = outer

    def block_items(self) -> list[Node]:
        items: list[Node] = []
        while True:
            kind = self.tokens[self.i].type
            if kind == "RBRACE" or kind is None:
                return items
            items += self._item(kind)

    def _item(self, kind: str | None) -> list[Node]:
        """A statement or declaration, or what is left of it."""
        scope, start = self.scope, self.i
        pending, depth, name = len(self.pending), self.class_depth, self.class_name
        tokens = self.tokens[start : statement_end(self.tokens, start, len(self.tokens) - 4)]
        last = tokens[-1]
        interesting = self._interesting(tokens)
        try:
            matters = interesting or self._whole_body or kind in LABELS or kind == "PPPRAGMA"
            matters = matters or (self._counts and _has_lambda(tokens)) or is_directive(tokens)
            # A declaration counts if something that may launch needs what it declares.
            needed = matters or any(tok.type in NAMES and tok.value in self._needed for tok in tokens)
            plain = kind not in WITH_PARENTHESES and kind != "DO"
            declares = needed and plain and statements.starts_block_declaration(self)
            if not (matters or declares):
                self.i = self._index_of(last, start) + 1
                return []
            if kind in LABELS:
                return statements.switch_labels(self)
            if kind == "PPPRAGMA":
                return asm.pragmas(self)
            item = statements.block_item(self)
            items = item if isinstance(item, list) else [item]
            if interesting and declares:
                self.names.update(filter(None, map(name_of, items)))
            return items
        except SyntaxFault as fault:
            message = fault.message
        except RecursionError:
            message = "nested too deeply"
        self.start_afresh()
        del self.pending[pending:]
        self.scope, self.class_depth, self.class_name = scope, depth, name
        self.changed()
        self.i = self._index_of(last, start) + 1
        return [Unread(tokens, message, tokens[0])] if interesting else []

    def member_or_skip(self) -> list[Node]:
        """A member; one that cannot be read does not spoil the class. A function that may launch does without
        parameters and results of unknown types."""
        start, depth, pending, scope = self.i, self.class_depth, len(self.pending), self.scope
        while True:
            try:
                return classes.member_declaration(self)
            except SyntaxFault as raised:
                fault = raised
            self.i = start
            end, name = classes.function_end(self)
            tokens = self.tokens[start:end]
            if end <= start:
                raise fault
            self.forget()
            self.class_depth, self.scope = depth, scope
            del self.pending[pending:]
            self.changed()
            interesting = name is not None and self._interesting(tokens)
            declared = name is not None and tokens[-1].type == "SEMI"
            in_template = self._template_parameters() is not None
            if (interesting or declared) and unknown.left_out(
                self.tokens, start, fault.place, self.class_name, in_template
            ):
                if in_template and name is not None:
                    self.launches.incomplete.add(name.value)
                continue
            self.i = end
            if name is None:
                return []
            if interesting:
                self.declarations.append(Unread(tokens, fault.message, tokens[0]))
            return [SkippedMember(name.value, [fault.diagnostic()], name)]

    def unknown_base(self, name: Token) -> None:
        """A base that is not known leaves a class without it; what names its members is not read."""

    def member_inits(self) -> list[Node]:
        """A constructor's initialisers; without those that cannot be read, its body still may launch."""
        start = self.i
        try:
            return super().member_inits()
        except SyntaxFault as fault:
            self.i = start
            bodies.skip_member_inits(self)
            tokens = self.tokens[start : self.i]
            if self._interesting(tokens):
                self.declarations.append(Unread(tokens, fault.message, tokens[0]))
            return []

    def _interesting(self, tokens: Sequence[Token]) -> bool:
        names = self.names
        for tok in tokens:
            if tok.type in NAMES:
                if tok.value in names:
                    return True
                if tok.value.__class__ is Name and not names.isdisjoint(re.findall(r"\w+", tok.value)):
                    return True
        return False

    def _template_parameters(self) -> set[str] | None:
        """Those of the templates around; None if there are none."""
        names: set[str] | None = None
        scope: Scope | None = self.scope
        while scope is not None:
            if scope.kind == "template":
                names = (names or set()) | scope.names.keys()
            scope = scope.up
        return names

    def _index_of(self, token: Token, start: int) -> int:
        """Names are folded as they are read: indexes of what stands after them change."""
        for i in range(start, len(self.tokens)):
            if self.tokens[i] is token:
                return i
        return len(self.tokens) - 5  # the last before the ends


def _has_lambda(tokens: Sequence[Token]) -> bool:
    """Whether a statement contains a lambda: a `[` that no operand precedes."""
    return any(
        tok.type == "LBRACKET" and before.type not in (*NAMES, "RPAREN", "RBRACKET", "GT", "AUTO", "AND")
        for before, tok in pairwise(tokens)
    )


def _held(inside: Sequence[Token]) -> set[str]:
    """The names in a class template that stand behind that of a type which it is given, as members do."""
    first = next((i for i, tok in enumerate(inside) if tok.type == "LBRACE"), 0)
    types = {tok.value for tok in inside[:first] if tok.type in NAMES}
    return {
        str(name.value)
        for (type, name), (_, after) in pairwise(pairwise(inside))
        if type.value in types and name.type in NAMES and after.type in ("SEMI", "EQUALS", "LBRACE", "COMMA")
    }


def _calls_given(node: Any, inside: Sequence[Token], held: set[str]) -> bool:
    """Whether a body calls one of the function's parameters or of what its class holds, or launches one of
    the template's: then it may launch what it is given."""
    args = node.decl.type.args
    names = {name_of(p) for p in (args.params if args is not None else ())} | held
    return any(
        tok.type == "LAUNCH_BEGIN" or (tok.value in names and inside[i + 1].type in ("LPAREN", "RPAREN"))
        for i, tok in enumerate(inside[:-1])
    )


def _makes_object(inside: Sequence[Token], types: set[str]) -> bool:
    """Whether a body may construct or destroy an object of a type that it is given: constructors, destructors
    and virtual functions may launch."""
    for tok, after in pairwise(inside):
        if tok.type in ("NEW", "DELETE") or (tok.type == "NOT" and after.value in types):
            return True
        if tok.value in types and (after.type in ("LPAREN", "LBRACE") or after.type in NAMES):
            return True
    return False


def _deduced(node: Node) -> bool:
    """Whether the function's result type is deduced from the body."""
    type = node.decl.type.type  # type: ignore[attr-defined]
    while not isinstance(type, c_ast.TypeDecl):
        type = type.type
    inner = type.type
    if isinstance(inner, c_ast.IdentifierType):
        return "auto" in inner.names
    return isinstance(inner, c_ast.TypeOf)
