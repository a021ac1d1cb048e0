"""Lambda expressions (C++17 [expr.prim.lambda])."""

from __future__ import annotations

from typing import Any

from pycparser import c_ast

from minicu.syntax.abbreviated import of_auto
from minicu.syntax.classes import Classes
from minicu.syntax.names import Scope
from minicu.syntax.nodes import (
    Capture,
    Function,
    Lambda,
    MethodDecl,
    Node,
    TemplateDecl,
    TemplateParam,
)
from minicu.syntax.specifiers import SLOT, Spec

_NAMES = frozenset({"ID", "TYPEID"})


class Lambdas(Classes):
    """`[captures] <template parameters> (parameters) mutable -> type { body }`"""

    def _lambda(self) -> Node:
        place = self._peek()
        default, captures = self._captures()
        self._enter(Scope("block", self._scope))
        angle, self._angle = self._angle, False
        for capture in captures:
            capture = getattr(capture, "pattern", capture)
            self._add_identifier(capture.name, capture.coord)
        params = self._lambda_template() if self._peek_type() == "LT" else []
        spec: Spec = {"function": [], "storage": [], "attributes": [], "qual": [], "type": []}
        mutable = self._lambda_words(spec)
        args = None
        if opening := self._accept("LPAREN"):
            args = None if self._peek_type() == "RPAREN" else self._parameters()
            self._expect("RPAREN")
        mutable |= self._lambda_words(spec)
        suffix: Any = self._function_suffix(c_ast.FuncDecl(args, None, opening or place))
        mutable |= self._lambda_words(spec)
        if self._peek_type() in ("ARROW", "RETURNS"):  # behind attributes
            suffix = self._function_suffix(suffix)
        returns, words = getattr(suffix, "returns", None), getattr(suffix, "words", [])
        if self._peek_type() != "LBRACE":
            self._fault("expected the body of a lambda expression")
        body = self._parse_compound_statement(new_scope=False)
        self._angle = angle
        self._leave()
        params += of_auto(args)
        auto = c_ast.TypeDecl("operator()", [], None, c_ast.IdentifierType(["auto"], place), place)
        head = MethodDecl(args, auto, [] if mutable else ["const"], words, returns, place)
        words_ = [word for word in spec["function"] if word not in ("__host__", "__device__", "constexpr")]
        funcspec = [*words_, "__device__", "constexpr"]  # the function around it decides what it is for
        decl = c_ast.Decl(
            "operator()", [], [], [], funcspec, head, None, None, place, attributes=spec["attributes"]
        )  # fmt: skip
        function: Node = Function(decl, [], body, place)
        return Lambda(default, captures, TemplateDecl(params, function, place) if params else function, place)

    def _captures(self) -> tuple[str | None, list[Any]]:
        """`[=, &x, y = f(x), this]`: what applies to all others, and those that are named."""
        self._expect("LBRACKET")
        default: str | None = None
        found: list[Any] = []
        angle, self._angle = self._angle, False
        while self._peek_type() != "RBRACKET":
            tok = self._peek()
            alone = self._peek_type(2) in ("COMMA", "RBRACKET")
            if tok.type in ("AND", "EQUALS") and alone:
                if default is not None or found:
                    self._fault("the capture default must stand first")
                default = tok.value
                self._i += 1
            else:
                found.append(self._capture())
            if not self._accept("COMMA"):
                break
        self._angle = angle
        self._expect("RBRACKET", "behind the captures of a lambda expression")
        return default, found

    def _capture(self) -> Node:
        reference = bool(self._accept("AND"))
        tok = self._peek()
        if tok.type == "TIMES" and self._peek_type(2) == "THIS" and not reference:
            self._i += 2
            return Capture("*this", False, None, tok)
        if tok.type == "THIS" and not reference:
            self._i += 1
            return Capture("this", False, None, tok)
        if tok.type == "ELLIPSIS":
            self._unsupported("a pack of captures with initialisers (C++20)")
        if tok.type not in _NAMES:
            self._fault("expected variable name or 'this' in the captures of a lambda expression")
        self._i += 1
        init: Node | None = None
        if self._accept("EQUALS"):
            init = self._parse_initializer()
        elif self._peek_type() in ("LPAREN", "LBRACE"):
            init = self._direct_init()
        return self._expansion(Capture(tok.value, reference, init, tok))

    def _lambda_template(self) -> list[TemplateParam]:
        """C++20: `<class T, int n>`."""
        self._i += 1
        params: list[TemplateParam] = []
        self._angle = True
        while self._peek_type() not in ("GT", "RSHIFT"):
            params.append(self._template_parameter())
            if not self._accept("COMMA"):
                break
        self._close_angle()
        self._angle = False
        return params

    def _lambda_words(self, spec: Spec) -> bool:
        """CUDA's words, attributes, `constexpr` and `mutable`; was that among them?"""
        mutable = False
        while True:
            tok = self._peek()
            if tok.value == "mutable":
                mutable = True
                self._i += 1
            elif SLOT.get(tok.type) == "function":
                spec["function"].append(tok.value)
                self._i += 1
            elif more := self._attributes():
                self._sort_attributes(spec, more)
            else:
                return mutable
