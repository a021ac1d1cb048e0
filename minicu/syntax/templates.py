"""C++ names: `a::b<T>::c` and `::c`, template arguments and template declarations.

A qualified name or a template-id is *folded*: where it is first looked at, its tokens are replaced by
one ID or TYPEID token whose value is a `Name`. The rest of the parser then never sees `::`, nor mistakes
`f<3>(x)` for two comparisons.
"""

from __future__ import annotations

from typing import Any

from pycparser import c_ast

from minicu.syntax.abbreviated import template
from minicu.syntax.expressions import ASSIGNMENTS, PRECEDENCE
from minicu.syntax.names import TYPE, TYPES, VALUE, VALUES, Entity, Scope
from minicu.syntax.nodes import (
    Fold,
    MethodDecl,
    Name,
    Node,
    Requirement,
    Requires,
    TemplateDecl,
    TemplateParam,
)
from minicu.syntax.reader import SyntaxFault
from minicu.syntax.statements import Statements
from minicu.syntax.tokens import Token

_NAMES = frozenset({"ID", "TYPEID"})
_CLOSING = {"GT": 1, "RSHIFT": 2, "LAUNCH_END": 3}
_NOT_IN_ARGUMENTS = frozenset(
    {"SEMI", "LBRACE", "RBRACE", "LAND", "LOR", "CONDOP", "EQUALS", "STRING_LITERAL", None}
)
_OPERATORS = PRECEDENCE.keys() | ASSIGNMENTS | {"PLUSPLUS", "MINUSMINUS", "NOT", "LNOT", "ARROW", "COMMA"}
#: How far to look for the `>` (in tokens) when a name is unknown.
_LONGEST_ARGUMENTS = 400
#: What may follow the `typename` of a type parameter.
_AFTER_TYPENAME = frozenset({"ID", "TYPEID", "COMMA", "GT", "EQUALS", "ELLIPSIS", "RSHIFT"})
#: What may follow `f<...>` if that is a template-id and not two comparisons.
_AFTER_TEMPLATE_ID = frozenset({
    "LPAREN", "COLONCOLON", "LBRACE", "RPAREN", "COMMA", "SEMI", "GT", "RSHIFT", "ID", "TYPEID", "TIMES",
    "AND", "LAUNCH_BEGIN", "RBRACKET", "EQUALS",
})  # fmt: skip
_AFTER_COLONS = frozenset({"ID", "TYPEID", "TEMPLATE", "TIMES", "NOT", "OPERATOR"})


class Templates(Statements):
    """Folding and templates."""

    _member_templates: set[str]

    _file: Scope
    declarations: list[Node]
    _enclosures: dict[int, tuple[Scope, list[Node]]]
    _kept: list[Any]

    # Looking names up --------------------------------------------------------------

    def _classify(self, i: int) -> None:
        tok = self._toks[i]
        value = tok.value
        tok.ver = self._version
        if type(value) is Name:
            return
        if self._toks[i - 1].type in ("PERIOD", "ARROW"):  # a member: what it means outside does not count
            tok.type = "ID"
            return
        entity = self._scope.find(value)
        if self.cxx:
            after = self._toks[i + 1].type
            if after == "COLONCOLON" and self._toks[i + 2].type in _AFTER_COLONS:
                self._fold(i, i)
                return
            if after == "LT" and (
                entity.template if entity is not None else self._looks_like_arguments(i + 1)
            ):
                self._fold(i, i)
                return
        tok.type = "TYPEID" if entity is not None and entity.kind == "type" else "ID"

    def _fold_root(self, i: int) -> None:
        """Fold a name that begins with `::` at `i`."""
        if self._toks[i + 1].type in _NAMES:
            self._fold(i, i + 1)

    def _fold(self, start: int, first: int) -> None:
        """Replace the tokens of the name that begins at `start` (its first identifier at `first`)."""
        toks = self._toks
        spelled = "" if start == first else "::"
        parts: list[tuple[str, list[Node] | None]] = []
        scope: Scope | None = None if start == first else self._file
        i = first
        while True:
            word = str(toks[i].value)
            if scope is not None:
                entity = scope.member(word)
            else:
                entity = self._scope.find(word) if not parts else None
                if entity is not None and entity.kind == "value" and toks[i + 1].type == "COLONCOLON":
                    entity = self._scope.find(word, values=False)  # [basic.lookup.qual]p1
            args = None
            if toks[i + 1].type == "LT" and (
                entity.template if entity is not None else self._looks_like_arguments(i + 1)
            ):
                args, i, inside = self._arguments_at(i + 2)
                spelled += f"{word}<{inside}>"
            else:
                spelled += word
            parts.append((word, args))
            if toks[i + 1].type != "COLONCOLON":
                break
            step = 2 if toks[i + 2].type != "TEMPLATE" else 3
            if toks[i + step].type == "TIMES":
                head = toks[start]
                name = Name(spelled, parts, start != first)
                pointer = Token("MEMBERPTR", name, head.src, head.pos, head.via, head.lines)
                toks[start : i + step + 1] = [pointer]
                return
            if toks[i + step].type in ("NOT", "OPERATOR"):
                word, end = self._special_name(i + step)
                parts.append((word, None))
                spelled += "::" + word
                entity, i = VALUE, end - 1
                break
            if toks[i + step].type not in _NAMES:
                break
            scope = entity.scope if entity is not None else None
            i += step
            spelled += "::"
        head = toks[start]
        name = Name(spelled, parts, start != first)
        folded = Token("ID", name, head.src, head.pos, head.via, head.lines)
        if entity is not None and entity.kind == "type":
            folded.type = "TYPEID"
        folded.ver = self._version
        toks[start : i + 1] = [folded]

    def _looks_like_arguments(self, i: int) -> bool:
        """Is the `<` at `i`, behind a name that nobody declared, the start of template arguments?"""
        toks = self._toks
        depth, j = 0, i
        while j < i + _LONGEST_ARGUMENTS:
            kind = toks[j].type
            if kind == "LT":
                depth += 1
            elif kind in _CLOSING:
                depth -= _CLOSING[kind]
                if depth <= 0:
                    return toks[j + 1].type in _AFTER_TEMPLATE_ID
            elif kind in _NOT_IN_ARGUMENTS:
                return False
            elif kind == "LPAREN" or kind == "LBRACKET":
                inner = 1
                while inner:
                    j += 1
                    kind = toks[j].type
                    if kind in ("LPAREN", "LBRACKET"):
                        inner += 1
                    elif kind in ("RPAREN", "RBRACKET"):
                        inner -= 1
                    elif kind is None:
                        return False
            elif kind in ("RPAREN", "RBRACKET"):
                return False
            j += 1
        return False

    def _arguments_at(self, i: int) -> tuple[list[Node], int, str]:
        """The template arguments from `i` on, the index of the closing `>`, and how they are spelled."""
        saved, self._i = self._i, i
        angle, self._angle = self._angle, True
        try:
            args: list[Node] = []
            if self._peek_type() not in _CLOSING:
                args.append(self._template_argument())
                while self._accept("COMMA"):
                    args.append(self._template_argument())
            end = self._i
            self._close_angle()
            return args, self._i - 1, _spelling(self._toks[i:end])
        finally:
            self._i, self._angle = saved, angle

    def _template_argument(self) -> Node:
        if self._starts_declaration():
            start = self._i
            try:
                typ = self._parse_type_name()
                if self._peek_type() in ("COMMA", "GT", "RSHIFT", "LAUNCH_END", "ELLIPSIS", "GE"):
                    return self._expansion(typ)
            except SyntaxFault:
                pass
            self._i = start
        return self._expansion(self._parse_conditional_expression())

    def _special_name(self, i: int) -> tuple[str, int]:
        """The name `~X`, `operator+`, `operator()` that begins at `i`, and the index behind it. A conversion
        is `operator` alone."""
        toks = self._toks
        if toks[i].type == "NOT":
            return "~" + toks[i + 1].value, i + 2
        symbol = toks[i + 1]
        if symbol.type in ("LPAREN", "LBRACKET"):
            return "operator" + symbol.value + toks[i + 2].value, i + 3
        if symbol.value == "<=" and toks[i + 2].value == ">":
            self._newer("operator<=>", symbol)
        if symbol.type in _OPERATORS:
            return "operator" + symbol.value, i + 2
        if symbol.type in ("NEW", "DELETE", "STRING_LITERAL"):
            self._unsupported(f"operator {symbol.value}", symbol)
        return "operator", i + 1

    def _special_declarator(self, tok: Token, pointer: Node | None) -> Node:
        converted: Node | None = None
        name: str
        if type(tok.value) is Name:  # `A::operator T()`
            name = tok.value
            self._i += 1
            self._enter(Scope("prototype", self._scope, using=self._owner(name)))
            self._changed()
            converted = self._conversion_type()
            self._leave()
            self._changed()
        else:
            name, self._i = self._special_name(self._i)
            if name == "operator":
                converted = self._conversion_type()
            elif self._peek_type() == "LT":  # `friend T operator+<T>(...)`
                args, end, inside = self._arguments_at(self._i + 1)
                name, self._i = Name(f"{name}<{inside}>", [(name, args)]), end + 1
        decl: Node = c_ast.TypeDecl(name, None, None, None, tok)
        if self._peek_type() != "LPAREN":
            self._missing("LPAREN", f"after '{name}'")
        decl = self._type_modify_decl(decl, self._parse_function_decl(decl))
        if converted is not None:
            function: Any = decl
            extra = (function.quals, function.words) if isinstance(function, MethodDecl) else ([], [])
            decl = MethodDecl(function.args, function.type, *extra, converted, tok)
        return decl if pointer is None else self._type_modify_decl(decl, pointer)

    def _conversion_type(self) -> Node:
        """The type of `operator T *()`: its `()` are the function's."""
        spec, _, first = self._parse_specifiers(allow_storage_and_function=False)
        pointer = self._parse_pointer()
        decl: Node = c_ast.TypeDecl(None, None, None, None, first)
        return self._type_name_node(spec, self._type_modify_decl(decl, pointer) if pointer else decl, first)

    def _member_name(self) -> Any:
        name = self._toks[self._i]
        if self.cxx:
            forced = bool(self._accept("TEMPLATE"))
            name = self._toks[self._i]
            after = self._toks[self._i + 1].type
            if name.type == "OPERATOR":
                word, end = self._special_name(self._i)
                self._toks[self._i : end] = [Token("ID", word, name.src, name.pos, name.via, name.lines)]
            elif name.type in _NAMES and (
                (after == "LT" and (forced or name.value in self._member_templates)
                 and self._looks_like_arguments(self._i + 1))
                or (after == "COLONCOLON" and self._toks[self._i + 2].type in _AFTER_COLONS)
                or (after == "LT" and self._class_behind(name.value)
                    and self._looks_like_arguments(self._i + 1))
            ):  # fmt: skip
                if after == "LT" and not self._class_behind(name.value):
                    args, end, inside = self._arguments_at(self._i + 2)
                    word = Name(f"{name.value}<{inside}>", [(str(name.value), args)])
                    folded = Token("ID", word, name.src, name.pos, name.via, name.lines)
                    self._toks[self._i : end + 1] = [folded]
                else:
                    self._fold(self._i, self._i)
        return super()._member_name()

    def _class_behind(self, name: str) -> bool:
        """Is `name<...>` the class in `a.name<...>::member`?"""
        entity = self._scope.find(name)
        return entity is not None and entity.kind == "type" and entity.template

    def _typename_specifier(self, tok: Token) -> Node:
        name = self._peek()
        if name.type not in _NAMES:
            self._fault("expected a qualified name after 'typename'")
        self._i += 1
        return c_ast.IdentifierType([name.value], name)

    # Declarations -------------------------------------------------------------------

    def _template(self) -> list[Node]:
        """`template <...> declaration`."""
        keyword = self._advance()
        if self._peek_type() != "LT":  # an explicit instantiation
            return [TemplateDecl(None, decl, keyword) for decl in self._parse_external_declaration()]
        outer, self._constraints = self._constraints, []
        params = self._template_parameters()
        if self._peek().value == "requires":
            self._constraints.append(self._requires_clause())
        decls = [self._concept()] if self._peek().value == "concept" else self._templated()
        constraints, self._constraints = self._constraints, outer
        self._leave()
        return [template(params, decl, keyword, constraints) for decl in decls]

    # C++20 -----------------------------------------------------------------------------

    def _concept(self) -> Node:
        """`concept name = constraint;`: a variable template, true or false."""
        self._newer("concept", self._advance())
        name = self._advance()
        if name.type not in _NAMES:
            self._fault("expected the name of a concept", name)
        self._expect("EQUALS")
        value = self._parse_conditional_expression()
        self._expect("SEMI", "after a concept")
        self._add_identifier(name.value, name)
        bottom = c_ast.TypeDecl(name.value, [], None, c_ast.IdentifierType(["_Bool"], name), name)
        return c_ast.Decl(name.value, [], [], [], ["constexpr"], bottom, value, None, name, attributes=[])

    def _requires_clause(self) -> Node:
        """`requires constraint`, of primary expressions with `&&` and `||` ([temp.pre])."""
        self._newer("requires clause", self._advance())
        return self._constraint(0)

    def _constraint(self, level: int) -> Node:
        if level == 2:
            tok = self._peek()
            if tok.type != "ID" or tok.value == "requires":
                return self._parse_primary_expression()
            self._i += 1  # a concept, perhaps with the body of a function behind it
            return c_ast.ID(tok.value, tok)
        kind = ("LOR", "LAND")[level]
        left = self._constraint(level + 1)
        while op := self._accept(kind):
            left = c_ast.BinaryOp(op.value, left, self._constraint(level + 1), op)
        return left

    def _requires(self) -> Node:
        """`requires (parameters) { ... }`"""
        keyword = self._advance()
        self._newer("requires expression", keyword)
        self._enter(Scope("prototype", self._scope))
        angle, self._angle = self._angle, False
        params: list[Node] = []
        if self._accept("LPAREN"):
            if self._peek_type() != "RPAREN":
                params = self._parameters().params  # type: ignore[attr-defined]
            self._expect("RPAREN")
        self._expect("LBRACE", "of a requires expression")
        items = []
        while self._peek_type() != "RBRACE":
            items.append(self._requirement())
        self._expect("RBRACE")
        self._leave()
        self._angle = angle
        return Requires(params, items, keyword)

    def _requirement(self) -> Requirement:
        tok = self._peek()
        if tok.type == "TYPENAME":
            made = Requirement("type", self._parse_type_name(), None, tok)
        elif tok.value == "requires":
            self._i += 1
            made = Requirement("nested", self._parse_conditional_expression(), None, tok)
        elif self._accept("LBRACE"):
            expr = self._parse_expression()
            self._expect("RBRACE")
            self._accept("NOEXCEPT")
            concept = None
            if self._peek_type() == "ARROW":
                self._toks[self._i].type = "RETURNS"  # what follows is no member
                self._i += 1
                concept = _named(self._advance().value)
            made = Requirement("compound", expr, concept, tok)
        else:
            made = Requirement("simple", self._parse_expression(), None, tok)
        self._expect("SEMI", "after a requirement")
        return made

    def _is_concept(self, tok: Token) -> bool:
        """Does a template parameter begin here that a concept constrains: `number T`?"""
        if tok.type != "ID" or self._peek_type(2) not in (*_NAMES, "ELLIPSIS", "COMMA", "GT", "EQUALS"):
            return False
        entity = self._named(str(tok.value).partition("<")[0])
        return entity is not None and entity.kind == "value" and entity.template

    def _named(self, name: str) -> Entity | None:
        """What a name stands for here."""
        raise NotImplementedError

    def _constrained_parameter(self) -> TemplateParam:
        concept = _named(self._advance().value)
        pack = bool(self._accept("ELLIPSIS"))
        name = self._advance() if self._peek_type() in _NAMES else None
        if name is not None:
            self._newer(f"concept '{concept}' in a template's parameters", name)
            self._scope.names[name.value] = TYPES if pack else TYPE
            self._changed()
            bottom = c_ast.TypeDecl(None, [], None, c_ast.IdentifierType([name.value], name), name)
            argument: Node = c_ast.Typename(None, [], None, bottom, name)
            *before, (last, arguments) = concept.parts
            parts = [*before, (last, [argument, *(arguments or [])])]
            asked: Node = c_ast.ID(Name(f"{concept}<{name.value}>", parts, concept.from_root), name)
            self._constraints.append(Fold("&&", asked, None, coord=name) if pack else asked)
        default = self._parse_type_name() if self._accept("EQUALS") else None
        return TemplateParam(name.value if name else None, None, default, name or self._peek(), pack)

    def _templated(self) -> list[Node]:
        """The declaration behind `template <...>`."""
        return self._parse_external_declaration()

    def _template_parameter(self) -> TemplateParam:
        tok = self._peek()
        if tok.type == "TEMPLATE":
            return self._template_template_parameter(tok)
        if self._is_concept(tok):
            return self._constrained_parameter()
        named = type(self._peek(2).value) is not Name and self._peek_type(2) in _AFTER_TYPENAME
        if tok.type in ("TYPENAME", "CLASS") and named:
            self._i += 1
            pack = bool(self._accept("ELLIPSIS"))
            name = self._advance() if self._peek_type() in _NAMES else None
            if name is not None:
                self._scope.names[name.value] = TYPES if pack else TYPE
                self._changed()
            default = self._parse_type_name() if self._accept("EQUALS") else None
            return TemplateParam(name.value if name else None, None, default, name or tok, pack)
        if not self._starts_declaration():
            if tok.type == "ID":
                self._unknown_type(tok)
            self._fault("expected template parameter")
        spec, _, first = self._parse_declaration_specifiers()
        outer, self._ellipsis = self._ellipsis, None
        decl = self._declarator(named=True, abstract=True)
        pack = bool(self._ellipsis or self._accept("ELLIPSIS"))
        self._ellipsis = outer
        typ: Any = self._type_name_node(spec, decl, first)
        name = typ.name
        if name:
            self._scope.names[name] = VALUES if pack else VALUE
            self._changed()
        value = None
        if self._accept("EQUALS"):
            value = self._parse_conditional_expression()
        return TemplateParam(name, typ, value, typ.coord, pack)

    def _template_template_parameter(self, tok: Token) -> TemplateParam:
        """`template <class> class C`"""
        self._i += 1
        if self._peek_type() != "LT":
            self._missing("LT", "after 'template'")
        params = self._template_parameters()
        self._leave()
        if self._peek_type() not in ("CLASS", "TYPENAME"):
            self._fault("expected 'class' or 'typename' in a template template parameter")
        self._i += 1
        pack = bool(self._accept("ELLIPSIS"))
        name = self._advance() if self._peek_type() in _NAMES else None
        if name is not None:
            self._scope.names[name.value] = Entity("type", template=True, pack=pack)
            self._changed()
        default = self._parse_type_name() if self._accept("EQUALS") else None
        return TemplateParam(name.value if name else None, None, default, name or tok, pack, params)

    def _template_parameters(self) -> list[TemplateParam]:
        """`<...>`, whose names stay known until the scope is left."""
        self._i += 1
        self._enter(Scope("template", self._scope))
        params: list[TemplateParam] = []
        angle, self._angle = self._angle, True
        while self._peek_type() not in ("GT", "RSHIFT"):
            params.append(self._template_parameter())
            if not self._accept("COMMA"):
                break
        self._close_angle()
        self._angle = angle
        return params

    def _declaring_scope(self) -> tuple[Scope, bool]:
        """Where a declaration here enters its name, and whether as a template's."""
        scope, template = self._scope, False
        while scope.kind == "template" and scope.up is not None:
            scope, template = scope.up, True
        return scope, template

    def _add_identifier(self, name: str, coord: Any) -> None:
        if type(name) is Name:
            return
        scope, template = self._scope, False
        if scope.kind == "template":
            scope, template = self._declaring_scope()
        known = scope.names.get(name)
        if known is VALUE and not template:
            return
        if known is not None and known.template and known.kind == "value":
            return  # an overload of a function template
        if template:
            scope.names[name] = Entity("value", template=True)
            self._changed()
            return
        visible = known or scope.find(name)
        scope.names[name] = VALUE
        if visible is not None and (visible.kind != "value" or visible.template):
            self._changed()

    def _add_typedef_name(self, name: str, coord: Any) -> None:
        scope, template = self._declaring_scope()
        known = scope.names.get(name)
        if known is None or known.kind != "type":
            scope.names[name] = Entity("type", template=True) if template else TYPE
            self._changed()

    def _declare_tag(self, name: str | None, members: Scope | None, here: bool) -> None:
        """In C++ a tag is a type name, from here on."""
        if not self.cxx or name is None or type(name) is Name:
            return
        scope, template = self._declaring_scope()
        while scope.kind == "prototype" and scope.up is not None:
            scope = scope.up
        known = scope.names.get(name) if here else self._scope.find(name)
        if known is not None and known.kind == "value" and members is None and not here:
            return  # a function or object hides the tag (C++ [basic.scope.hiding]p2): `struct stat`
        if known is None or known.kind != "type" or known is TYPE:
            scope.names[name] = Entity("type", template=template, scope=members)
            self._changed()
        elif members is not None:
            known.scope = members


def _named(value: Any) -> Name:
    return value if isinstance(value, Name) else Name(str(value), [(str(value), None)])


def _spelling(tokens: list[Token]) -> str:
    """Tokens as text, with spaces where words would run together."""
    text = ""
    for tok in tokens:
        if (
            text
            and (text[-1].isalnum() or text[-1] == "_")
            and (tok.value[0].isalnum() or tok.value[0] == "_")
        ):
            text += " "
        text += tok.value + (" " if tok.type == "COMMA" else "")
    return text
