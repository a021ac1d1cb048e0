"""The parser: tokens to syntax tree.

`parse` reads a whole translation unit. In C every declaration is read. In `.cu` the unit is first cut
into declarations (`cut.py`), and only what device code can reach is read.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any, NoReturn

from pycparser import c_ast

from minicu.errors import Diagnostics, Place
from minicu.language import Language
from minicu.syntax.declarators import Info, _tail
from minicu.syntax.names import BUILTIN_TYPES, TYPE, VALUE, Scope
from minicu.syntax.nodes import Attribute, Node, Unit
from minicu.syntax.reader import SyntaxFault
from minicu.syntax.specifiers import Spec
from minicu.syntax.statements import Statements
from minicu.syntax.tokens import Token

#: Frames that one declaration may nest: brackets are limited to 256 (as in clang), each some 14 frames.
_FRAMES = 6000
_BRACKETS = 256


def parse(tokens: list[Token], language: Language, diagnostics: Diagnostics) -> Unit:
    """Parse preprocessed `tokens`. Syntax errors go to `diagnostics`; what could be read is returned."""
    parser = Parser(language, diagnostics)
    with _undisturbed():
        parser.read_all(tokens)
        return Unit(parser.declarations)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Room on the stack, and no garbage collections: a tree has no garbage."""
    frame, depth = sys._getframe(), 0
    while (up := frame.f_back) is not None:
        frame, depth = up, depth + 1
    limit, collecting = sys.getrecursionlimit(), gc.isenabled()
    gc.disable()
    sys.setrecursionlimit(max(limit, depth + _FRAMES))
    try:
        yield
    finally:
        sys.setrecursionlimit(limit)
        if collecting:
            gc.enable()


class Parser(Statements):
    """The state of one parse, and what stands at file scope."""

    def __init__(self, language: Language, diagnostics: Diagnostics) -> None:
        super().__init__(language)
        self.diagnostics = diagnostics
        self.declarations: list[Node] = []
        self._file = Scope("file", None, dict.fromkeys(BUILTIN_TYPES, TYPE))
        self._scope = self._file
        self._packs: list[str | None] = []
        self._pack: str | None = None

    def read_all(self, tokens: list[Token]) -> None:
        """Read declaration after declaration; after an error go on behind the faulty one."""
        self._read(tokens)
        end = len(tokens)
        while self._i < end:
            start = self._i
            try:
                self.declarations += self._parse_external_declaration()
            except SyntaxFault as fault:
                self._report(fault)
                self._recover(start, end)
            except RecursionError:
                self.diagnostics.error(self._toks[start], "nested too deeply")
                self._recover(start, end)

    def _report(self, fault: SyntaxFault) -> None:
        self.diagnostics.error(fault.place, fault.message, fault.notes)

    def _recover(self, start: int, end: int) -> None:
        """Skip to behind the declaration that began at `start`."""
        at = self._i
        self._scope = self._file
        self._angle = False
        self._loose, self._loose_words = [], []
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

    def _classify(self, i: int) -> None:
        tok = self._toks[i]
        entity = self._scope.find(tok.value)
        tok.type = "TYPEID" if entity is not None and entity.kind == "type" else "ID"
        tok.ver = self._version

    def _enter(self, scope: Scope) -> None:
        self._scope = scope

    def _leave(self) -> None:
        left = self._scope
        assert left.up is not None
        self._scope = left.up
        if left.names:
            self._changed()

    def _add_identifier(self, name: str, coord: Any) -> None:
        scope = self._scope
        known = scope.names.get(name)
        if known is VALUE:
            return
        if known is None:
            known = scope.find(name)
        scope.names[name] = VALUE
        if known is not None and known.kind != "value":
            self._changed()

    def _add_typedef_name(self, name: str, coord: Any) -> None:
        known = self._scope.names.get(name)
        if known is None or known.kind != "type":
            self._scope.names[name] = TYPE
            self._changed()

    def _is_type_in_scope(self, name: str) -> bool:
        entity = self._scope.find(name)
        return entity is not None and entity.kind == "type"

    def _unknown_type(self, tok: Token) -> NoReturn:
        entity = self._scope.find(tok.value)
        if entity is not None:
            what = "namespace" if entity.kind == "namespace" else "value"
            self._fault(f"'{tok.value}' is a {what}, not a type", tok)
        message = f"unknown type name '{tok.value}'"
        types = {name for name, entity in self._scope.all_names() if entity.kind == "type"}
        close = get_close_matches(tok.value, types, 1, 0.75)
        self._fault(f"{message}; did you mean '{close[0]}'?" if close else message, tok)

    # #pragma pack -------------------------------------------------------------------

    def _set_pack(self, words: list[str]) -> None:
        """`pack(n)`, `pack()`, `pack(push, n)`, `pack(push)`, `pack(pop)`, each perhaps with an identifier."""
        arguments = [word for word in words[1:] if word not in "(),"]
        if not arguments:
            self._pack = None
        for word in arguments:
            if word == "push":
                self._packs.append(self._pack)
            elif word == "pop":
                if self._packs:
                    self._pack = self._packs.pop()
            elif word.isdigit():
                self._pack = None if word == "0" else word

    def _pack_attribute(self, place: Place) -> Attribute | None:
        if self._pack is None:
            return None
        return Attribute("pack", [c_ast.Constant("int", self._pack, place)], None, place)

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
        if kind == "RBRACE":
            self._i += 1
            self._fault("extraneous closing brace ('}')", tok)
        if kind == "ID" and not self._starts_declaration(tok):
            if self._peek_type(2) in ("ID", "TYPEID", "TIMES") or self.cxx:
                self._unknown_type(tok)
        elif not self._starts_declaration() and kind not in ("TIMES", "LPAREN"):
            self._fault("expected declaration" if self.cxx else "expected identifier or '('")
        spec, _, first = self._parse_specifiers(allow_storage_and_function=True)
        if self._accept("SEMI"):
            return [self._tag_only(spec, first)]
        return self._declared(spec, first)

    def _declared(self, spec: Spec, first: Token) -> list[Node]:
        """What follows the specifiers at file scope: a function definition, or declarators."""
        tok = self._peek()
        if tok.type in ("ID", "TYPEID") and not spec["type"] and self._peek_type(2) in ("ID", "TYPEID"):
            self._unknown_type(tok)
        info = self._init_declarator(spec)
        decl = info["decl"]
        self._need_type(spec, first if first is not self._toks[self._i] else tok)
        if isinstance(decl, c_ast.FuncDecl) and "typedef" not in spec["storage"] and (
            self._peek_type() == "LBRACE" or (not self.cxx and self._starts_declaration())
        ):
            return [self._function(spec, info)]
        return self._declarators(spec, info, "after top level declarator")

    def _function(self, spec: Spec, info: Info) -> Node:
        decl = info["decl"]
        name = _tail(decl).coord
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
