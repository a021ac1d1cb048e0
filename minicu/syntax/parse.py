"""The parser: tokens to syntax tree.

`parse` reads a whole translation unit. In C every declaration is read. In `.cu` the unit is first cut
into declarations (`cut.py`), and only what device code can reach is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

from pycparser import c_ast

from minicu.diagnostics.errors import Diagnostics, Note
from minicu.diagnostics.warnings import HOST, UNCHECKED_ASSERTION
from minicu.language import Language
from minicu.stack import undisturbed
from minicu.syntax import libraries, misnamed
from minicu.syntax.abbreviated import templates
from minicu.syntax.cut import Enclosure, PackState, Piece, asserted, cut, reachable
from minicu.syntax.declarators import Info, innermost, is_conversion
from minicu.syntax.doubtful import misspelled_keyword
from minicu.syntax.headers import CONFIGURE, of_library
from minicu.syntax.lambdas import Lambdas
from minicu.syntax.names import BUILTIN_TYPES, REFERENCE_TYPES, REFERENCES, TYPE, Entity, Scope
from minicu.syntax.nodes import (
    Attribute,
    Coord,
    Function,
    Guide,
    Name,
    Node,
    Requested,
    Skipped,
    TemplateDecl,
    Tried,
    Unit,
)
from minicu.syntax.reader import MisplacedDefinition, SyntaxFault
from minicu.syntax.requests import Request
from minicu.syntax.specifiers import Spec
from minicu.syntax.tokens import Token
from minicu.syntax.whole import (
    DEVICE_ONLY,
    START,
    for_the_device,
    named_by_host,
    not_for_host,
    running,
    shadow,
    without_body,
)

#: Frames that one declaration may nest. A parenthesis takes some 14, so about 280 of them fit (clang's limit
#: is 256).
FRAMES = 4000


def parse(
    tokens: list[Token],
    language: Language,
    diagnostics: Diagnostics,
    *,
    host: bool = False,
    types: bool = False,
    missing_headers: Sequence[tuple[str, Token]] = (),
    requests: Sequence[Request] = (),
) -> Unit:
    """Parse preprocessed `tokens`. Syntax errors go to `diagnostics`; what could be read is returned.

    With `host`, host code is read as well; with `types`, all types of the user's files.
    `missing_headers` were not found: messages mention them. `requests` are read at the end of the file.
    """
    parser = Parser(language, diagnostics)
    missing_headers = [header for header in missing_headers if not libraries.is_standard(header[0])]
    parser.missing_headers = missing_headers
    with undisturbed(FRAMES):
        if language.cplusplus:
            parser.read_pieces(tokens, host, types, requests)
        else:
            parser.read_all(tokens)
    return Unit(parser.declarations, parser.skipped, parser.faulty, missing_headers)


class Parser(Lambdas):
    """The state of one parse, and what stands at file scope."""

    def __init__(self, language: Language, diagnostics: Diagnostics) -> None:
        super().__init__(language)
        self.diagnostics = diagnostics
        self.missing_headers: Sequence[tuple[str, Token]] = ()
        self.declarations: list[Node] = []
        self._file = Scope("file", None, dict.fromkeys(BUILTIN_TYPES, TYPE))
        if language.cplusplus:  # std::size_t and the like are the global ones here
            self._file.names["std"] = Entity(
                "namespace", scope=Scope("namespace", self._file, using=[self._file])
            )
        self._scope = self._file
        self._pack = PackState()
        self._enclosures: dict[int, tuple[Scope, list[Node]]] = {}
        self._kept: list[Enclosure] = []
        self._pieces: list[Piece] = []
        self._class_name = None
        self._class_depth = 0
        self._class_scopes = {}
        self._device_names: set[str] = set()
        self._pending = []
        self._member_templates = set()
        self.skipped: dict[str, Skipped] = {}

    def read_all(self, tokens: list[Token]) -> None:
        """Read declaration after declaration; after an error go on behind the faulty one."""
        self._read(tokens)
        end = len(tokens)
        self._recovers = True
        while self._i < end:
            start = self._i
            try:
                self.declarations += self._parse_external_declaration()
            except MisplacedDefinition as misplaced:
                self._report(misplaced)
                self._start_afresh()
                self._i, self._scope = misplaced.start, self._file
                self._changed()
            except SyntaxFault as fault:
                self._report(fault)
                self._recover(start, end)
            except RecursionError:
                self.diagnostics.error(self._toks[self._i], "nested too deeply")
                self._recover(start, end)

    def read_pieces(
        self, tokens: list[Token], host: bool, types: bool = False, requests: Sequence[Request] = ()
    ) -> None:
        """Read those declarations of a C++ file that device code needs."""
        unclosed: list[Token] = []
        errors = self.diagnostics.errors
        pieces = self._pieces = cut(tokens, unclosed)
        whole = self.language.whole
        if whole:
            first = running(pieces, tokens)
            wanted = reachable(pieces, tokens, named=[START, CONFIGURE], whole=True, first=first)
        elif host:
            wanted = set(range(len(pieces)))
        else:
            wanted = reachable(pieces, tokens, types, self._names_in(requests, "asked", "meant"))
        tried = set() if whole or host else asserted(pieces, tokens, wanted)
        if launched := self._names_in(requests, "launched"):  # what only host code can read stays with it
            tried |= reachable(pieces, tokens, types, launched) - wanted
        symbols = named_by_host(pieces, tokens, wanted) if whole else set()
        self._device_names = {name for number in symbols for name in pieces[number].names}
        for number, piece in enumerate(pieces):
            if number in symbols:
                self._read_symbol(piece, tokens)
            elif number in wanted and not (whole and not_for_host(piece, tokens)):
                if of_library(tokens[piece.start].src):
                    self._read_library(piece, tokens)
                else:
                    self._read_piece(piece, tokens, host)
            elif number in tried:
                if of_library(tokens[piece.start].src):
                    self._read_library(piece, tokens)
                else:
                    self._read_piece(piece, tokens, host, tried=True)
            else:
                self._skip(piece, tokens)
        for request in requests:
            self._read_request(request)
        if unclosed and self.diagnostics.errors == errors:  # host code swallowed the rest of the file
            opening = unclosed[-1]
            closing = {"LBRACE": "}", "LPAREN": ")", "LBRACKET": "]"}[opening.type or ""]
            notes = [Note(f"to match this '{opening.value}'", opening.span)]
            self.diagnostics.error(tokens[-1], f"expected '{closing}' at the end of the file", notes)

    def _names_in(self, requests: Sequence[Request], *why: str) -> set[str]:
        return {tok.value for r in requests if r.why in why for tok in r.tokens(self.language)}

    def _read_request(self, request: Request) -> None:
        """The name that is asked for, as the file would read it at its end."""
        self._read(request.tokens(self.language))
        self._scope = self._file
        self._changed()
        first = self._toks[0]
        try:
            named: Any
            if self._starts_declaration():
                named = self._parse_type_name()
            else:
                named = self._parse_conditional_expression()
            if self._peek_type() is not None:
                self._fault(
                    f"expected the name of an instance, such as 'scale<float, 3>', not '{request.text}'"
                )
            self.declarations.append(Requested(request, named, first))
        except SyntaxFault as fault:
            self._start_afresh()
            if request.why == "asked":
                self._report(fault)
            else:
                self.declarations.append(Requested(request, None, first))

    def _read_library(self, piece: Piece, tokens: list[Token]) -> None:
        """A declaration of the library, which reads the same in every unit: once read it is kept. It stands
        at file scope or in namespace std, and only on other declarations of the library."""
        key = self._library_key(tokens[piece.start])
        kept = _library.get(key)
        if kept is None:
            scope, declarations = self._enclose(piece.inside)
            before, already = dict(scope.names), len(declarations)
            self._read_piece(
                piece, tokens[: piece.start] + [fresh(tok) for tok in tokens[piece.start : piece.end]], False
            )
            names = {n: e for n, e in scope.names.items() if before.get(n) is not e}
            _library[key] = names, declarations[already:]
        else:
            names, nodes = kept
            scope, declarations = self._enclose(piece.inside)
            scope.names.update(names)
            declarations += nodes

    def _library_key(self, first: Token) -> tuple[str, str, int]:
        return self.language.name, first.src.name, first.pos

    def _read_symbol(self, piece: Piece, tokens: list[Token]) -> None:
        """Declare a function of the device's that host code names."""
        self._pack.value = piece.pack
        self._read(without_body(tokens[piece.start : piece.end], device=True))
        try:
            self._scope, decls = self._enclose(piece.inside)
            self._changed()
            while self._toks[self._i].type is not None:
                for node in self._parse_external_declaration():
                    decl: Any = node.decl if isinstance(node, TemplateDecl) else node
                    if isinstance(decl, c_ast.Decl) and "::" not in decl.name:
                        decl.funcspec = [*decl.funcspec, DEVICE_ONLY]
                        decls.append(node)
        except (SyntaxFault, RecursionError):
            self._start_afresh()
            self._skip(piece, tokens)

    def _read_piece(self, piece: Piece, tokens: list[Token], host: bool, tried: bool = False) -> None:
        self._pack.value = piece.pack
        inside = tokens[piece.start : piece.end]
        if self.language.whole and piece.kind == "function":
            inside = without_body(inside)
        elif self._device_names and piece.device and piece.kind in ("variable", "constant"):
            inside = shadow(inside, self._device_names)
        self._read(inside)
        both = piece.kind == "function" and any(t.value == "__host__" for t in inside[:12])
        strict = (piece.device and not both) or host or self.language.whole or not piece.names
        self._recovers = strict and not tried
        try:
            scope, decls = self._enclose(piece.inside)
            self._scope = scope
            self._changed()
            while self._toks[self._i].type is not None:
                start = self._i
                try:
                    nodes = self._parse_external_declaration()
                except MisplacedDefinition as misplaced:
                    if not self._recovers:
                        raise
                    self._report(misplaced)
                    self.faulty.update(piece.names)
                    self._start_afresh()
                    self._i, self._scope = misplaced.start, scope
                    self._changed()
                    continue
                decls += [Tried(node, node.coord) for node in nodes] if tried else nodes
                if self._i == start:
                    self._fault("expected declaration")
            return
        except SyntaxFault as found:
            fault = found
        except RecursionError:
            fault = SyntaxFault(self._toks[self._i], "nested too deeply")
        finally:
            self._recovers = False
        self._start_afresh()
        if tried and piece.kind == "assertion" and self._of_host(fault):
            message = f"this assertion is not checked: {fault.message}"
            self.diagnostics.warning(UNCHECKED_ASSERTION, tokens[piece.start], message, fault.notes)
            return
        if strict:
            if piece.kind != "using":
                self._report(fault)
                self.faulty.update(piece.names)
        else:
            self._skip(piece, tokens, fault)

    def _of_host(self, fault: SyntaxFault) -> bool:
        """May what could not be read be the host's, or in a header that is not there?"""
        mentioned = {tok.value for tok in self._toks if tok.type in ("ID", "TYPEID")}
        said = fault.message.startswith("not supported")
        return said or bool(self.missing_headers) or not mentioned.isdisjoint(self.skipped)

    def _skip(self, piece: Piece, tokens: list[Token], fault: SyntaxFault | None = None) -> None:
        """Remember what is left out, and why."""
        if fault is None and not of_library(tokens[piece.start].src):
            misspelled_keyword(self.diagnostics, tokens, piece.start, piece.end, piece.kind)
            misnamed.check(self.diagnostics, tokens, piece, self._pieces)
        whole = self.language.whole and fault is None
        reason = (
            "device function" if whole else f"host {piece.kind}" if fault is None else "it could not be read"
        )
        for name in piece.names:
            if name not in self.skipped:
                token = next(
                    (t for t in tokens[piece.start : piece.end] if t.value == name), tokens[piece.start]
                )
                self.skipped[name] = Skipped(name, piece.kind, token, reason)
                if self.diagnostics.wants(HOST):
                    why = "could not be read" if fault else "is not for the device"
                    self.diagnostics.warning(HOST, token, f"the {piece.kind} '{name}' {why}: skipped")
            if fault is not None and fault.message:
                self.skipped[name].errors.append(fault.diagnostic())

    def _start_afresh(self) -> None:
        self._forget()
        self._class_name, self._class_depth, self._pending = None, 0, []

    def _recover(self, start: int, end: int) -> None:
        """Skip to behind the declaration that began at `start`."""
        at = self._i
        self._scope = self._file
        self._start_afresh()
        self._changed()
        i, depth = start, 0
        while i < end:
            kind = self._toks[i].type
            i += 1
            if kind in ("LBRACE", "LPAREN", "LBRACKET"):
                depth += 1
            elif kind in ("RBRACE", "RPAREN", "RBRACKET"):
                depth = max(0, depth - 1)
            if depth == 0 and kind in ("SEMI", "RBRACE") and i > at:
                break
        self._i = i

    # Scopes ----------------------------------------------------------------------

    def _enter(self, scope: Scope) -> None:
        self._scope = scope

    def _leave(self) -> None:
        left = self._scope
        assert left.up is not None
        self._scope = left.up
        if left.names:
            self._changed()

    def _unknown_type(self, tok: Token) -> NoReturn:
        plain = str(tok.value).partition("<")[0]
        if (
            plain in self.faulty
            or plain.rpartition("::")[2] in self.faulty
            or plain.partition("::")[0] in self.faulty
        ):
            self._fault("", tok)
        entity = self._scope.find(tok.value)
        if entity is not None:
            what = "namespace" if entity.kind == "namespace" else "value"
            self._fault(f"'{tok.value}' is a {what}, not a type", tok)
        if isinstance(tok.value, Name) and self._depends(tok.value):
            self._fault(f"missing 'typename' prior to dependent type name '{tok.value}'", tok)
        skipped = self.skipped.get(str(tok.value))
        if skipped is not None and skipped.errors:
            error = skipped.errors[0]
            self._fault(
                error.message, error.span, [*error.notes, Note(f"needed here for '{tok.value}'", tok.span)]
            )
        if str(tok.value).partition("<")[0] in REFERENCE_TYPES:
            self._fault(REFERENCES, tok)
        root = self._scope.find(str(tok.value).removeprefix("::").partition("::")[0])
        groups = self._scope.find("cooperative_groups")
        alias_of = root.alias_of if root is not None else None
        if root is not None and groups is not None and root.scope is groups.scope:
            alias_of = "cooperative_groups"
        if root is None or root.kind == "namespace" or tok.value.startswith("std::"):
            said = libraries.refusal(str(tok.value), alias_of, self.language.whole)
            if said is not None:
                raise SyntaxFault(tok, said, (), plain)
        from difflib import get_close_matches  # only messages need it

        message = f"unknown type name '{tok.value}'"
        types = {name for name, entity in self._scope.all_names() if entity.kind == "type"}
        close = get_close_matches(tok.value, types.difference(BUILTIN_TYPES), 1, 0.75)
        notes = []
        if self.missing_headers and not close:
            names = ", ".join(f"<{name}>" for name, _ in self.missing_headers[:4])
            notes = [Note(f"not found, and may declare it: {names}", self.missing_headers[0][1].span)]
        hint = f"; did you mean '{close[0]}'?" if close else ""
        raise SyntaxFault(tok, message + hint, notes, str(tok.value).partition("<")[0].rpartition("::")[2])

    def _depends(self, name: Name) -> bool:
        """Does a qualified name begin with a template's parameter?"""
        scope: Scope | None = self._scope
        while scope is not None:
            if name.parts[0][0] in scope.names:
                return scope.kind == "template"
            scope = scope.up
        return False

    # #pragma pack -------------------------------------------------------------------

    def _set_pack(self, words: list[str]) -> None:
        self._pack.apply(words)

    def _pack_attribute(self, place: Coord) -> Attribute | None:
        if self._pack.value is None:
            return None
        return Attribute("pack", [c_ast.Constant("int", self._pack.value, place)], None, place)

    # File scope -----------------------------------------------------------------------

    def _parse_external_declaration(self) -> list[Node]:
        tok = self._peek()
        kind = tok.type
        if kind == "PPPRAGMA":
            return self._pragmas()
        if kind == "SEMI":
            self._i += 1
            return []
        if kind == "_STATIC_ASSERT":
            return [self._parse_static_assert()]
        if kind == "ASM":
            return [self._asm()]
        if self.cxx and (method := _CXX_DECLARATIONS.get(kind)) is not None:
            return method(self)
        if kind == "EXTERN" and self.cxx and self._toks[self._i + 1].type == "STRING_LITERAL":
            return self._linkage()
        if kind == "RBRACE":
            self._i += 1
            self._fault("extraneous closing brace ('}')", tok)
        if kind == "ID" and not self._starts_declaration(tok) and not is_conversion(tok.value):
            if self._peek_type(2) in ("ID", "TYPEID", "TIMES") or (
                self.cxx and not isinstance(tok.value, Name)
            ):
                self._unknown_type(tok)
        elif not self._starts_declaration() and kind not in _BARE_DECLARATORS and kind != "ID":
            self._fault("expected declaration" if self.cxx else "expected identifier or '('")
        if self.cxx and self._guide_ahead():
            return [self._guide()]
        spec, _, first = self._parse_specifiers(allow_storage_and_function=True)
        if self._accept("SEMI"):
            return [self._tag_only(spec, first)]
        declared = self._declared(spec, first)
        return templates(declared) if self.language.cxx20 else declared

    def _guide_ahead(self) -> bool:
        """Is this `name(...) -> ...;` of a class template?"""
        start = self._i
        if self._peek().value in ("explicit", "__host__", "__device__"):
            while self._peek().value in ("explicit", "__host__", "__device__"):
                self._i += 1
        tok = self._peek()
        found = False
        if tok.type == "TYPEID" and self._peek_type(2) == "LPAREN":
            entity = self._scope.find(tok.value)
            if entity is not None and entity.template:
                self._i += 1
                self._skip_balanced()
                found = self._peek_type() in ("ARROW", "RETURNS")
        self._i = start
        return found

    def _guide(self) -> Node:
        """`name(parameters) -> name<arguments>;`"""
        while self._peek().value in ("explicit", "__host__", "__device__"):
            self._i += 1
        name = self._advance()
        function: Any = self._parse_function_decl(c_ast.TypeDecl(None, None, None, None, name))
        self._expect("SEMI", "after a deduction guide")
        return Guide(name.value, function.args, function.returns, name)

    def _declared(self, spec: Spec, first: Token) -> list[Node]:
        """What follows the specifiers at file scope: a function definition, or declarators."""
        tok = self._peek()
        self._check_type(spec)
        if self.cxx:
            self._special_member(spec)
        if self.language.whole:
            for_the_device(spec)
        info = self._init_declarator(spec)
        self._need_type(spec, tok if first is tok else first)
        if isinstance(info["decl"], c_ast.FuncDecl) and "typedef" not in spec["storage"]:
            if self._peek_type() in ("LBRACE", "COLON", "TRY") or (
                not self.cxx and self._starts_declaration()
            ):
                return [self._function(spec, info)]
            if self.cxx:
                self._purpose(info)
        return self._declarators(spec, info, "after top level declarator")

    def _function(self, spec: Spec, info: Info) -> Node:
        decl = info["decl"]
        name = innermost(decl).coord
        if self.cxx:
            node = Function(self._build(spec, info), [], None, name)
            self._function_rest(node)
            return node
        self._enter(Scope("block", self._scope))
        for param in decl.args.params if decl.args else ():
            if getattr(param, "name", None):
                self._add_identifier(param.name, param.coord)
        param_decls: list[Node] = []
        while self._starts_declaration():
            param_decls += self._parse_declaration()
        if self._peek_type() != "LBRACE":
            self._fault("expected function body after function declarator")
        body = self._parse_compound_statement(new_scope=False)
        self._leave()
        return c_ast.FuncDef(self._build(spec, info), param_decls, body, name)


def fresh(tok: Token) -> Token:
    """A copy for the parser to note on what it finds out."""
    return Token(tok.type, tok.value, tok.src, tok.pos, tok.via, tok.lines)


#: (language, file, position) of a declaration of the library -> the names that it declares, its nodes. `sema`
#: leaves them as they are.
_library: dict[tuple[str, str, int], tuple[dict[str, Entity], list[Node]]] = {}

#: What a declaration without specifiers may begin with.
_BARE_DECLARATORS = frozenset({"TIMES", "LPAREN", "NOT", "OPERATOR"})

_CXX_DECLARATIONS: dict[str, Any] = {
    "TEMPLATE": Parser._template, "USING": Parser._using, "NAMESPACE": Parser._namespace,
}  # fmt: skip
