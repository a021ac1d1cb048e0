"""C++ classes: bases, access, member functions, constructors, operators.

Bodies of member functions may use members declared after them, so they are read when the outermost
class closes. A struct that C could have written stays a plain Struct.
"""

from __future__ import annotations

from typing import Any

from pycparser import c_ast

from minicu.syntax.abbreviated import templates
from minicu.syntax.cut import DEVICE_WORDS
from minicu.syntax.declarators import Info, innermost
from minicu.syntax.names import TYPE, Entity, Scope
from minicu.syntax.namespaces import Namespaces
from minicu.syntax.nodes import (
    Access,
    Attribute,
    Base,
    Block,
    Class,
    Function,
    MemberInit,
    MethodDecl,
    Name,
    Node,
    PackExpansion,
    SkippedMember,
    Spoiled,
    TemplateDecl,
    Try,
)
from minicu.syntax.reader import MisplacedDefinition, SyntaxFault
from minicu.syntax.specifiers import Spec
from minicu.syntax.tokens import Token
from minicu.syntax.whole import for_the_device, mark_device_only

_NAMES = frozenset({"ID", "TYPEID"})
_ACCESS = frozenset({"PUBLIC", "PRIVATE", "PROTECTED"})


class Classes(Namespaces):
    """Class bodies."""

    _class_name: str | None  # inside a class: its name, which before `(` declares a constructor
    _class_depth: int
    _class_scopes: dict[Node, Scope]
    _pending: list[tuple[Function, list[Token], Scope]]

    def _parse_struct_or_union_specifier(self) -> Node:
        if not self.cxx:
            return super()._parse_struct_or_union_specifier()
        befriended = self._i > 0 and self._toks[self._i - 1].type == "FRIEND"
        keyword = self._advance()
        attributes = self._attributes()
        tag = self._advance() if self._peek_type() in _NAMES else None
        name = tag.value if tag else None
        behind = self._i
        attributes += self._attributes()
        final = self._peek().value == "final" and bool(self._accept("ID"))
        bases = self._bases(keyword) if self._peek_type() == "COLON" else []
        if self._peek_type() != "LBRACE":
            if name is None or bases:
                self._fault(f"expected '{{' after '{keyword.value}'")
            alone = self._peek_type() == "SEMI" and not befriended
            self._i = behind  # attributes of what is declared with the type
            self._declare_tag(name, None, alone)
            return self._class_node(keyword, name, [], None, final, attributes, tag or keyword)
        if pack := self._pack_attribute(tag or keyword):
            attributes.append(pack)
        self._i += 1
        scope = Scope("class", self._scope)
        members = self._class_body(name, bases, scope)
        self._expect("RBRACE")
        attributes += self._attributes()
        node = self._class_node(keyword, name, bases, members, final, attributes, tag or keyword)
        self._class_scopes[node] = scope
        if self._class_depth == 0:
            self._read_pending()
        return node

    def _class_node(
        self,
        keyword: Token,
        name: str | None,
        bases: list[Node],
        members: list[Node] | None,
        final: bool,
        attributes: list[Attribute],
        place: Token,
    ) -> Node:
        plain = not bases and not final and keyword.value != "class" and not isinstance(name, Name)
        if plain and all(_plain_member(m) for m in members or ()):
            kind = c_ast.Union if keyword.value == "union" else c_ast.Struct
            return kind(name, members, place, attributes=attributes)
        return Class(keyword.value, name, bases, members, final, attributes, place)

    def _bases(self, keyword: Token) -> list[Node]:
        """`: public A, B<T>`"""
        self._i += 1
        found: list[Node] = []
        while True:
            access = "private" if keyword.value == "class" else "public"
            virtual = False
            place = self._peek()
            while self._peek_type() in (*_ACCESS, "VIRTUAL"):
                word = self._advance()
                if word.type == "VIRTUAL":
                    virtual = True
                else:
                    access = word.value
            self._accept("TYPENAME")
            name = self._peek()
            if name.type not in _NAMES:
                self._fault("expected class name")
            if name.type == "ID" and self._named(name.value) is None and not isinstance(name.value, Name):
                self._unknown_type(name)
            self._i += 1
            found.append(self._expansion(Base(name.value, access, virtual, place)))
            if not self._accept("COMMA"):
                return found

    def _share_members(self, name: str, type: Node | None) -> None:
        scope = self._class_scopes.get(type) if type is not None else None
        if scope is None and isinstance(type, c_ast.IdentifierType) and len(type.names) == 1:
            known = self._named(type.names[0])
            scope = known.scope if known is not None and known.kind == "type" else None
        elif scope is None and isinstance(type, (c_ast.Struct, c_ast.Union)) and type.name:
            known = self._named(type.name)
            scope = known.scope if known is not None else None
        entity = self._scope.names.get(name)
        if scope is not None and entity is TYPE:
            self._scope.names[name] = Entity("type", scope=scope)
            self._changed()

    def _class_body(self, name: str | None, bases: list[Node], scope: Scope) -> list[Node]:
        for base in bases:
            if isinstance(base, PackExpansion):
                continue
            entity = self._named(base.name)  # type: ignore[attr-defined]
            if entity is not None and entity.scope is not None:
                scope.using.append(entity.scope)
        self._declare_tag(name, scope, True)
        template = self._named(name) if isinstance(name, Name) else None
        if template is not None and template is not TYPE and template.kind == "type":
            # What a specialisation declares may be named behind the template's name.
            template.scope = template.scope or Scope("class", self._scope)
            template.scope.using.append(scope)
        word = name.parts[-1][0] if isinstance(name, Name) else name
        if word is not None:
            of_template = self._declaring_scope()[1] or isinstance(name, Name)
            scope.names[word] = Entity("type", template=of_template, scope=scope)
        outer, self._class_name = self._class_name, word
        self._class_depth += 1
        self._scope = scope
        self._changed()
        members: list[Node] = []
        while self._peek_type() not in (None, "RBRACE"):
            members += self._member_or_skip()
        self._class_depth -= 1
        self._class_name = outer
        assert scope.up is not None
        self._scope = scope.up
        self._changed()
        return members

    def _templated(self) -> list[Node]:
        scope, _ = self._declaring_scope()
        if scope.kind != "class":
            return super()._templated()
        nodes = self._member()
        for node in nodes:
            decl: Any = node.decl if isinstance(node, TemplateDecl) else node
            decl = decl.decl if isinstance(decl, c_ast.FuncDef) else decl
            self._member_templates.add(str(getattr(decl, "name", "")))
        return nodes

    def _member_or_skip(self) -> list[Node]:
        """A member. A function of the host's that cannot be read does not spoil the class."""
        start, depth, pending, scope = self._i, self._class_depth, len(self._pending), self._scope
        try:
            return self._member()
        except SyntaxFault as fault:
            self._i = start
            end, name = self._function_end()
            head = self._toks[start:end]
            if name is None or any(tok.value in DEVICE_WORDS for tok in head):
                if not self._recovers or isinstance(fault, MisplacedDefinition):
                    raise
                self._report(fault)
                return [self._spoiled(start, (scope, self._class_name, depth, pending))]
            self._i = end
            self._forget()
            self._class_depth, self._scope = depth, scope
            del self._pending[pending:]
            self._changed()
            return [SkippedMember(name.value, [fault.diagnostic()], name)]

    def _forget(self) -> None:
        """Drop what a declaration given up half-way left behind."""
        self._angle = False
        self._loose, self._loose_words = [], []

    def _function_end(self) -> tuple[int, Token | None]:
        """Behind the member at hand, and its name if it looks like a function."""
        saved, name = self._i, None
        try:
            while True:
                tok = self._toks[self._i]
                if tok.type == "LPAREN" and name is None:
                    name = self._toks[self._i - 1]
                if tok.type == "RBRACE" or tok.type is None:
                    return self._i, None
                if tok.type in ("LPAREN", "LBRACE", "LBRACKET"):
                    self._skip_balanced()
                    if tok.type == "LBRACE" and name is not None:
                        return self._i, name
                    continue
                self._i += 1
                if tok.type == "SEMI":
                    return self._i, name
        finally:
            self._i = saved

    # Members -------------------------------------------------------------------------

    def _member(self) -> list[Node]:
        tok = self._peek()
        kind = tok.type
        if kind in _ACCESS:
            self._i += 1
            self._expect("COLON", f"after '{tok.value}'")
            return [Access(tok.value, tok)]
        if kind == "TEMPLATE":
            return self._template()
        if kind == "USING":
            return self._using()
        if kind == "_STATIC_ASSERT":
            return [self._parse_static_assert()]
        if kind == "PPPRAGMA":
            return self._pragmas()
        if kind == "SEMI":
            self._i += 1
            return []
        if kind == "ID" and not self._starts_declaration():
            self._unknown_type(tok)
        spec, _, first = self._parse_specifiers(allow_storage_and_function=True)
        if self._accept("SEMI"):
            return [self._tag_only(spec, first)]
        self._check_type(spec)
        self._special_member(spec)
        self._need_type(spec, first if first is not self._peek() else tok)
        nodes: list[Node] = []
        while True:
            info = self._init_declarator(spec, members=True)
            if isinstance(info["decl"], c_ast.FuncDecl) and "typedef" not in spec["storage"]:
                device = self.language.whole and not self._peek().src.system and mark_device_only(spec)
                if self.language.whole:
                    for_the_device(spec)
                if self._peek_type() in ("LBRACE", "COLON", "TRY"):
                    function = self._delayed(spec, info)
                    if device:
                        self._pending.pop()
                    return self._abbreviated([*nodes, function.decl if device else function])
                self._purpose(info)
            else:
                if self.language.whole and "static" in spec["storage"]:
                    if "constexpr" not in spec["function"] and "const" not in spec["qual"]:
                        for_the_device(spec)
                self._initialise(info)
            nodes.append(self._build(spec, info))
            if not self._accept("COMMA"):
                break
        nodes += self._pragmas()
        self._expect("SEMI", "at end of declaration list")
        return self._abbreviated(nodes)

    def _abbreviated(self, nodes: list[Node]) -> list[Node]:
        """Members, those with `auto` parameters as templates (C++20)."""
        return templates(nodes) if self.language.cxx20 else nodes

    def _constructor_ahead(self, tok: Token) -> bool:
        """Does the class name `tok` begin a constructor: `X(` in X, or `X::X(`?"""
        if self._toks[self._i + 1].type != "LPAREN":
            return False
        if isinstance(tok.value, Name):
            parts = tok.value.parts
            return len(parts) > 1 and parts[-1][0] == parts[-2][0]
        return (
            tok.value == self._class_name
            and self._scope.kind in ("class", "template")
            and not (self._toks[self._i + 2].type == "TIMES" and self._toks[self._i + 4].type == "RPAREN")
        )

    def _special_member(self, spec: Spec) -> None:
        """Constructors, destructors and conversions have no type: an IdentifierType without names."""
        tok = self._peek()
        if spec["type"]:
            return
        name = tok.value.parts[-1][0] if isinstance(tok.value, Name) else tok.value
        if (
            (tok.type == "TYPEID" and self._constructor_ahead(tok))
            or (tok.type == "NOT" and self._peek_type(2) in _NAMES)
            or (tok.type == "OPERATOR" and self._conversion_ahead())
            or (isinstance(tok.value, Name) and (name.startswith("~") or name == "operator"))
        ):
            spec["type"] = [c_ast.IdentifierType([], tok)]

    def _conversion_ahead(self) -> bool:
        return self._starts_declaration(self._peek(2))

    def _purpose(self, info: Info) -> None:
        """`= 0`, `= default`, `= delete`."""
        if self._peek_type() != "EQUALS":
            return
        after = self._peek(2)
        word = {"DEFAULT": "default", "DELETE": "delete"}.get(
            after.type, "pure" if after.value == "0" else ""
        )
        if not word:
            self._fault("a function cannot be initialised")
        self._i += 2
        decl = info["decl"]
        if isinstance(decl, MethodDecl):
            decl.words.append(word)
        else:
            info["decl"] = MethodDecl(decl.args, decl.type, [], [word], None, decl.coord)

    def _delayed(self, spec: Spec, info: Info) -> Function:
        """A member function with a body: keep its tokens for later."""
        start = self._i
        attempt = self._accept("TRY")
        depth = 0
        while True:  # constructor initialisers, then the body's braces
            kind = self._toks[self._i].type
            if kind is None:
                self._at_end()
            if (
                kind == "LBRACE"
                and depth == 0
                and (start == self._i or self._toks[self._i - 1].type not in (*_NAMES, "GT"))
            ):
                break
            if kind in ("LPAREN", "LBRACE", "LBRACKET"):
                self._skip_balanced()
            else:
                self._i += 1
        self._skip_balanced()
        while attempt and self._accept("CATCH"):
            self._skip_balanced()
            self._skip_balanced()
        node = Function(self._build(spec, info), [], None, innermost(info["decl"]).coord)
        self._pending.append((node, self._toks[start : self._i], self._scope))
        return node

    def _read_pending(self) -> None:
        """The bodies of member functions, now that all members are known."""
        saved = self._toks, self._i, self._scope, self._class_name
        while self._pending:
            todo, self._pending = self._pending, []
            for node, tokens, scope in todo:
                self._scope, self._class_name = scope, None
                self._changed()
                self._read(tokens)
                try:
                    self._function_rest(node)
                except SyntaxFault as fault:
                    if not self._recovers or isinstance(fault, MisplacedDefinition):
                        raise
                    self._report(fault)
                    self._forget()
                    place = node.decl.coord
                    node.inits, node.body = [], Block([Spoiled([], place)], place, place)
        self._toks, self._i, self._scope, self._class_name = saved
        self._changed()

    # Functions ------------------------------------------------------------------------

    def _function_rest(self, node: Any) -> None:
        """Constructor initialisers and body of `node`, whose declarator is read."""
        decl = node.decl.type
        scope = Scope("block", self._scope)
        if isinstance(node.decl.name, Name):
            scope.using += self._owner(node.decl.name)
        self._enter(scope)
        self._changed()
        for param in decl.args.params if decl.args else ():
            param = getattr(param, "pattern", param)
            if getattr(param, "name", None):
                self._add_identifier(param.name, param.coord)
        attempt = self._advance() if self._peek_type() == "TRY" else None
        if self._accept("COLON"):
            node.inits = [self._member_init()]
            while self._accept("COMMA"):
                node.inits.append(self._member_init())
        if self._peek_type() != "LBRACE":
            self._fault("expected function body after function declarator")
        node.body = self._parse_function_body(node)
        if attempt is not None:
            whole = Try(node.body, self._handlers(), True, attempt)
            node.body = Block([whole], attempt, self._toks[self._i - 1])
        self._leave()

    def _parse_function_body(self, node: Any) -> Node:
        return self._parse_compound_statement(new_scope=False)

    def _owner(self, name: Name) -> list[Scope]:
        """The scope of class or namespace A in a declared name `A::f`."""
        entity = self._named(name.qualifier)
        return [entity.scope] if entity is not None and entity.scope is not None else []

    def _member_init(self) -> Node:
        name = self._peek()
        if name.type not in _NAMES:
            self._fault("expected class member or base class name")
        self._i += 1
        if self._peek_type() not in ("LPAREN", "LBRACE"):
            self._missing("LPAREN", f"after '{name.value}'")
        init: Any = self._direct_init()
        return self._expansion(MemberInit(name.value, init.args, init.brace, name))


def _plain_member(node: Node) -> bool:
    """Could the member stand in a C struct?"""
    if isinstance(node, c_ast.Decl):
        return (
            not isinstance(node.type, c_ast.FuncDecl)
            and node.init is None
            and not node.funcspec
            and not set(node.storage) - {"typedef"}
            and type(node.type) is not Class
        )
    return isinstance(node, (c_ast.Typedef, c_ast.StaticAssert, c_ast.Pragma))
