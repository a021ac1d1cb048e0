"""Declaration specifiers: storage, type, qualifiers, attributes, and the tags: struct, union, enum.

Specifiers come in any order, and CUDA's and GNU's words anywhere among them (C11 6.7p2).
"""

from __future__ import annotations

from typing import Any

from pycparser import c_ast

from minicu.syntax.names import Entity, Scope
from minicu.syntax.nodes import Attribute, Coord, Node, ScopedEnum
from minicu.syntax.reader import MisplacedDefinition, Reader, SyntaxFault
from minicu.syntax.tokens import Token

Spec = dict[str, list[Any]]

#: Which list of the specification a keyword goes to.
SLOT = {
    **dict.fromkeys(("TYPEDEF", "EXTERN", "STATIC", "REGISTER", "AUTO", "_THREAD_LOCAL"), "storage"),
    **dict.fromkeys(("CONST", "VOLATILE", "RESTRICT", "_ATOMIC"), "qual"),
    **dict.fromkeys(("INLINE", "_NORETURN", "CONSTEXPR", "VIRTUAL", "EXPLICIT", "FRIEND"), "function"),
    **dict.fromkeys(
        ("VOID", "_BOOL", "CHAR", "SHORT", "INT", "LONG", "FLOAT", "DOUBLE", "SIGNED", "UNSIGNED", "_COMPLEX",
         "__INT128", "WCHAR_T"), "type"),
}  # fmt: skip

#: Spellings that mean the same, brought to one.
PLAIN = {
    "__const": "const", "__const__": "const", "__volatile": "volatile", "__volatile__": "volatile",
    "__restrict": "restrict", "__restrict__": "restrict", "__inline": "inline", "__inline__": "inline",
    "__signed": "signed", "__signed__": "signed", "bool": "_Bool", "__complex__": "_Complex",
    "__complex": "_Complex", "__thread": "_Thread_local", "thread_local": "_Thread_local",
    "__typeof__": "typeof", "__typeof": "typeof", "__decltype": "decltype", "constinit": "constexpr",
    "consteval": "constexpr", "_Noreturn": "_Noreturn",
}  # fmt: skip

#: Words with arguments that are attributes in all but their form.
ATTRIBUTE_WORDS = {
    "__align__": "aligned", "__launch_bounds__": "launch_bounds", "__maxnreg__": "maxnreg",
    "__cluster_dims__": "cluster_dims", "__block_size__": "block_size",
    "_Alignas": "alignas", "alignas": "alignas",
}  # fmt: skip

#: clang's way to write CUDA's keywords, as a program may define them itself.
KEYWORD_ATTRIBUTES = {
    "global": ("function", "__global__"), "device": ("function", "__device__"),
    "host": ("function", "__host__"), "grid_constant": ("function", "__grid_constant__"),
    "shared": ("storage", "__shared__"),
    "constant": ("storage", "__constant__"), "managed": ("storage", "__managed__"),
}  # fmt: skip

_TAGS = frozenset({"STRUCT", "UNION", "CLASS", "ENUM"})
_TYPEOF = frozenset({"TYPEOF", "TYPEOF_UNQUAL", "DECLTYPE"})
_NAMES = frozenset({"ID", "TYPEID"})

_DECLARATION_STARTS = (
    SLOT.keys() | _TAGS | _TYPEOF | {"TYPEID", "_ALIGNAS", "ATTRIBUTE", "DECLSPEC", "TYPENAME"}
)


#: Specifiers that C++20 has added.
NEWER_WORDS = frozenset({"consteval", "constinit"})


class Specifiers(Reader):
    """Specifiers and tags."""

    # Recovery from faults is that of statements (`Statements`), further down the chain of productions.
    _state: Any
    _spoiled: Any

    def _newer(self, what: str, place: Token) -> None:
        """Complain about what C++20 has added if the standard is an older one."""
        if not self.language.cxx20:
            self._unsupported(f"{what} (C++20) without -std=c++20", place)

    def _starts_declaration(self, tok: Token | None = None) -> bool:  # type: ignore[override]
        if tok is None:
            tok = self._peek()
            if tok.type == "LBRACKET":
                return self._toks[self._i + 1].type == "LBRACKET"
        kind = tok.type
        if kind == "ID":
            return tok.value in ATTRIBUTE_WORDS or (self.cxx and tok.value in NEWER_WORDS)
        if kind == "EXTENSION":  # before a declaration or an expression
            at = self._toks.index(tok, self._i)
            while tok.type == "EXTENSION":
                at += 1
                tok = self._toks[at]
            return self._starts_declaration(tok)
        return kind in _DECLARATION_STARTS

    def _parse_specifiers(  # type: ignore[override]
        self, *, allow_storage_and_function: bool
    ) -> tuple[Spec, bool, Token]:
        spec: Spec = {"qual": [], "storage": [], "type": [], "function": [], "alignment": [],
                      "type_attributes": [], "attributes": []}  # fmt: skip
        types = spec["type"]
        toks = self._toks
        first = toks[self._i]
        while True:
            tok = toks[self._i]
            kind = tok.type
            if kind == "ID" or kind == "TYPEID":
                tok = self._peek()
                if tok.type == "TYPEID":
                    if types:  # the name that is declared, as the second T of `T T`
                        break
                    if toks[self._i + 1].type == "LPAREN" and self._constructor_ahead(tok):
                        break
                    self._i += 1
                    types.append(c_ast.IdentifierType([tok.value], tok))
                elif tok.value in ATTRIBUTE_WORDS:
                    spec["attributes"].append(self._attribute_word())
                elif tok.value in NEWER_WORDS and self.cxx:
                    self._newer(tok.value, tok)
                    self._i += 1
                    if tok.value == "consteval":
                        spec["function"].append("constexpr")
                else:
                    if tok.value == "_BitInt":
                        self._unsupported("_BitInt")
                    break
                continue
            slot = SLOT.get(kind)
            if slot == "type":
                if types and not isinstance(types[-1], c_ast.IdentifierType) and self._only_type(types, tok):
                    break
                self._i += 1
                types.append(c_ast.IdentifierType([PLAIN.get(tok.value, tok.value)], tok))
            elif slot is not None:
                if kind == "_ATOMIC" and toks[self._i + 1].type == "LPAREN":
                    types.append(self._parse_atomic_specifier())
                    continue
                if kind == "AUTO" and self.cxx:
                    self._i += 1
                    types.append(c_ast.IdentifierType(["auto"], tok))
                    continue
                if slot != "qual" and not allow_storage_and_function:
                    self._fault(f"'{tok.value}' is not allowed here")
                self._i += 1
                spec[slot].append(PLAIN.get(tok.value, tok.value))
            elif kind in _TAGS:
                if self._only_type(types, tok):
                    break
                read = self._parse_enum_specifier if kind == "ENUM" else self._parse_struct_or_union_specifier
                types.append(read())
                self._tag_end = self._i
            elif kind in _TYPEOF:
                if self._only_type(types, tok):
                    break
                types.append(self._parse_typeof_specifier())
            elif kind == "EXTENSION":
                self._i += 1
            elif kind == "_ALIGNAS":
                spec["attributes"].append(self._attribute_word())
            elif (
                kind == "ATTRIBUTE"
                or kind == "DECLSPEC"
                or (kind == "LBRACKET" and toks[self._i + 1].type == "LBRACKET")
            ):
                self._sort_attributes(spec, self._attributes())
            elif kind == "TYPENAME":
                self._i += 1
                types.append(self._typename_specifier(tok))
            else:
                break
        return spec, bool(types), first

    def _constructor_ahead(self, tok: Token) -> bool:
        """C++: does the class name `tok` begin the declarator of a constructor?"""
        return False

    def _only_type(self, types: list[Node], tok: Token) -> bool:
        """Complain of a second type; if a `;` is missing before it, the specifiers end there."""
        if not types:
            return False
        if isinstance(types[-1], (c_ast.Struct, c_ast.Union, c_ast.Enum)):
            kind = "enum" if isinstance(types[-1], c_ast.Enum) else "struct"
            self._i = self._tag_end
            if self._recovers and self._ends_line():
                self._toks.insert(self._i, self._supplied(f"after {kind}"))
                return True
            self._fault(f"expected ';' after {kind}", self._behind())
        self._fault(f"two types in one declaration, the second is '{tok.value}'", tok)

    def _typename_specifier(self, tok: Token) -> Node:
        """`typename a::b`."""
        raise NotImplementedError

    def _parse_declaration_specifiers(  # type: ignore[override]
        self, allow_no_type: bool = False
    ) -> tuple[Spec, bool, Token]:
        start = self._i
        spec, saw_type, first = self._parse_specifiers(allow_storage_and_function=True)
        if self._i == start:
            self._fault("expected declaration")
        if not saw_type and not allow_no_type:
            self._no_type()
        return spec, saw_type, first

    def _parse_specifier_qualifier_list(self) -> Spec:  # type: ignore[override]
        spec, saw_type, _ = self._parse_specifiers(allow_storage_and_function=False)
        if not saw_type:
            self._no_type()
        return spec

    def _no_type(self) -> None:
        """No type stands where one must."""
        tok = self._peek()
        if tok.type == "ID":
            self._unknown_type(tok)
        self._fault("expected a type")

    def _unknown_type(self, tok: Token) -> None:
        """`tok` stands where only a type can, and is none."""
        raise NotImplementedError

    def _parse_typeof_specifier(self) -> c_ast.TypeOf:
        start, tok = self._i, self._peek()
        if tok.type == "DECLTYPE" and self._peek_type(3) == "AUTO":
            self._i += 3
            self._expect("RPAREN")
            return c_ast.TypeOf("decltype(auto)", None, self._tok_coord(tok))
        angle, self._angle = self._angle, False
        try:
            node = super()._parse_typeof_specifier()
        except SyntaxFault:
            if not self.cxx:
                raise
            self._i = start + 2  # `decltype(T() + 1)` begins as the type `T()` does ([dcl.ambig.res]p2)
            node = c_ast.TypeOf(tok.value, self._parse_expression(), self._tok_coord(tok))
            self._expect("RPAREN")
        finally:
            self._angle = angle
        node.op = PLAIN.get(node.op, node.op)
        if node.op == "decltype" and self._toks[start + 2].type == "LPAREN":
            end, self._i = self._i, start + 2
            self._skip_balanced()
            if self._i == end - 1:  # C++ [dcl.type.simple]p4: `decltype((x))` is about a value, not about x
                node.op = "decltype(())"
            self._i = end
        return node

    def _parse_type_qualifier_list(self) -> list[str]:
        quals = []
        while SLOT.get(self._toks[self._i].type) == "qual":
            value = self._toks[self._i].value
            quals.append(PLAIN.get(value, value))
            self._i += 1
        return quals

    # Attributes ----------------------------------------------------------------

    def _parse_attribute_specifier_sequence(self) -> list[Any]:
        return self._attributes()

    def _attributes(self) -> list[Attribute]:
        """Any run of `__attribute__((...))`, `[[...]]`, `alignas(...)` and CUDA's words."""
        found: list[Attribute] = []
        toks = self._toks
        while True:
            kind = toks[self._i].type
            if kind == "ATTRIBUTE":
                self._i += 1
                self._expect("LPAREN")
                self._expect("LPAREN")
                self._attribute_list(found, "RPAREN")
                self._expect("RPAREN")
            elif kind == "DECLSPEC":
                self._i += 1
                self._expect("LPAREN")
                self._attribute_list(found, "RPAREN")
            elif kind == "LBRACKET" and toks[self._i + 1].type == "LBRACKET":
                self._i += 2
                self._attribute_list(found, "RBRACKET")
                self._expect("RBRACKET")
            elif kind == "_ALIGNAS" or (kind == "ID" and toks[self._i].value in ATTRIBUTE_WORDS):
                found.append(self._attribute_word())
            else:
                return found

    def _attribute_list(self, found: list[Attribute], closing: str) -> None:
        while True:
            while self._accept("COMMA"):  # empty entries are allowed
                pass
            if self._accept(closing):
                return
            tok = self._toks[self._i]
            if not (tok.value[:1].isalpha() or tok.value[:1] == "_"):
                self._fault("expected attribute name")
            self._i += 1
            namespace, name = None, str(tok.value)
            if self._accept("COLONCOLON") or (
                closing == "RBRACKET" and self._peek_type() == "COLON" and self._peek_type(2) == "COLON"
            ):
                while self._accept("COLON"):
                    pass
                namespace, tok = name, self._toks[self._i]
                name = tok.value
                self._i += 1
            elif "::" in name:  # folded already
                namespace, name = name.rsplit("::", 1)
            namespace = namespace.strip("_") if namespace else None
            args = self._attribute_arguments() if self._peek_type() == "LPAREN" else []
            found.append(Attribute(_bare(name), args, None if namespace == "gnu" else namespace, tok))
            if not self._accept("COMMA"):
                self._expect(closing)
                return

    def _attribute_word(self) -> Attribute:
        """`__align__(8)`, `__launch_bounds__(256, 2)` ..."""
        tok = self._toks[self._i]
        self._i += 1
        if self._peek_type() != "LPAREN":
            self._missing("LPAREN", f"after '{tok.value}'")
        name = ATTRIBUTE_WORDS[tok.value]
        self._i += 1
        args = []
        if self._peek_type() != "RPAREN":
            args.append(self._type_or_expression())
            while self._accept("COMMA"):
                args.append(self._type_or_expression())
        self._expect("RPAREN")
        return Attribute(name, args, None, tok)

    def _attribute_arguments(self) -> list[Node]:
        """What stands in an attribute's parentheses; what cannot be read there is passed over."""
        start = self._i
        self._i += 1
        if self._accept("RPAREN"):
            return []
        try:
            args = [self._type_or_expression()]
            while self._accept("COMMA"):
                args.append(self._type_or_expression())
            self._expect("RPAREN")
            return args
        except SyntaxFault:
            self._i = start
            self._skip_balanced()
            return []

    def _type_or_expression(self) -> Node:
        """A type name if one stands here, else an expression."""
        if self._starts_declaration():
            start = self._i
            try:
                typ = self._parse_type_name()
                if self._peek_type() in ("COMMA", "RPAREN", "ELLIPSIS"):
                    return typ
            except SyntaxFault:
                pass
            self._i = start
        return self._parse_assignment_expression()

    def _skip_balanced(self) -> None:
        """Pass over one bracketed group."""
        depth = 0
        while True:
            kind = self._toks[self._i].type
            if kind in ("LPAREN", "LBRACKET", "LBRACE"):
                depth += 1
            elif kind in ("RPAREN", "RBRACKET", "RBRACE"):
                depth -= 1
            elif kind is None:
                self._advance()
            self._i += 1
            if depth == 0:
                return

    def _sort_attributes(self, spec: Spec, attributes: list[Attribute]) -> None:
        """Add attributes to a specification; those that are CUDA's keywords become them."""
        for attribute in attributes:
            keyword = KEYWORD_ATTRIBUTES.get(attribute.name)
            if keyword and not attribute.args:
                spec[keyword[0]].append(keyword[1])
            else:
                spec["attributes"].append(attribute)

    # Tags ------------------------------------------------------------------------

    def _parse_struct_or_union_specifier(self) -> Node:
        keyword = self._advance()
        attributes = self._attributes()
        tag: Token | None = None
        if self._peek_type() in _NAMES:
            tag = self._advance()
        behind = self._i
        attributes += self._attributes()
        place = tag or keyword
        kind = c_ast.Union if keyword.value == "union" else c_ast.Struct
        name = tag.value if tag else None
        if self._peek_type() == "LBRACE":
            if pack := self._pack_attribute(place):
                attributes.append(pack)
            self._i += 1
            scope = Scope("class", self._scope)
            self._declare_tag(name, scope, True)
            decls = self._members(scope)
            self._expect("RBRACE")
            attributes += self._attributes()
            return kind(name, decls, place, attributes=attributes)
        if name is None:
            self._fault(f"expected identifier or '{{' after '{keyword.value}'")
        self._i = behind  # `struct S __attribute__((aligned(16))) x;`: attributes of x, not of S
        self._declare_tag(name, None, self._peek_type() == "SEMI")
        return kind(name, None, place, attributes=attributes)

    def _members(self, scope: Scope) -> list[Node]:
        """Members up to the closing brace."""
        if self.cxx:  # types declared inside a struct are known inside it
            self._scope = scope
            self._changed()
        decls: list[Node] = []
        while self._peek_type() not in (None, "RBRACE"):
            start, state = self._i, self._state()
            try:
                decls += self._parse_struct_declaration() or []
                if self._i == start:
                    self._fault("expected a member")
            except SyntaxFault as fault:
                if not self._recovers or isinstance(fault, MisplacedDefinition):
                    raise
                self._report(fault)
                decls.append(self._spoiled(start, state))
        if self.cxx:
            assert scope.up is not None
            self._scope = scope.up
            self._changed()
        return decls

    def _declare_tag(self, name: str | None, members: Scope | None, here: bool) -> None:
        """A tag is met, with the scope of its members if it is defined; `here`: it is declared in this scope,
        whatever it means around (C++ [basic.scope.pdecl]p7)."""
        raise NotImplementedError

    def _pack_attribute(self, place: Coord) -> Attribute | None:
        """The `#pragma pack` in force."""
        return None

    def _parse_enum_specifier(self) -> Node:
        keyword = self._advance()
        scoped = bool(self.cxx and (self._accept("CLASS") or self._accept("STRUCT")))
        attributes = self._attributes()
        tag = self._advance() if self._peek_type() in _NAMES else None
        name = tag.value if tag else None
        underlying = None
        # `enum E : 3` is a bit-field; a type must follow the colon.
        if self._peek_type() == "COLON" and self._starts_declaration(self._peek(2)):
            self._i += 1
            spec = self._parse_specifier_qualifier_list()
            underlying = self._build_type_name(spec, None, spec["type"][0].coord)  # type: ignore[arg-type]
        members = Scope("class", None) if scoped else None
        here = self._peek_type() == "LBRACE" or (underlying is not None and self._peek_type() == "SEMI")
        self._declare_tag(name, members, here)
        values = None
        if name is None or self._peek_type() == "LBRACE":
            self._expect("LBRACE")
            values = self._enumerators(keyword, members)
            self._expect("RBRACE")
            attributes += self._attributes()
        make = ScopedEnum if scoped else c_ast.Enum
        return make(name, values, underlying, tag or keyword, attributes=attributes)

    def _enumerators(self, keyword: Token, members: Scope | None) -> Node:
        found: list[Node] = []
        while self._peek_type() != "RBRACE":
            if self._peek_type() == "PPPRAGMA":
                self._parse_pppragma_directive_list()
                continue
            name = self._advance()
            if name.type not in _NAMES:
                self._fault("expected identifier", name)
            self._plain_name(name.value, name, "an enumerator")
            attributes = self._attributes()
            value = self._parse_constant_expression() if self._accept("EQUALS") else None
            found.append(c_ast.Enumerator(name.value, value, name, attributes=attributes))
            if members is not None:
                members.names[name.value] = Entity("value")
            else:
                self._add_identifier(name.value, name)  # type: ignore[arg-type]
            if not self._accept("COMMA"):
                break
        return c_ast.EnumeratorList(found, keyword)


def _bare(name: str) -> str:
    """`__packed__` and `packed` are the same attribute."""
    return name[2:-2] if len(name) > 4 and name.startswith("__") and name.endswith("__") else name
