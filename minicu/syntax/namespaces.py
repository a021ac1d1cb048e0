"""Namespaces, linkage blocks, using-declarations and aliases."""

from __future__ import annotations

from typing import Any

from pycparser import c_ast

from minicu.syntax.cut import Enclosure
from minicu.syntax.names import TYPE, Entity, Scope
from minicu.syntax.nodes import Linkage, Name, Namespace, NamespaceAlias, Node, UsingName, UsingNamespace
from minicu.syntax.templates import Templates

_NAMES = frozenset({"ID", "TYPEID"})


class Namespaces(Templates):
    """What opens, names and joins scopes at file level."""

    def _namespace_scope(self, name: str | None, inline: bool) -> Scope:
        """The scope of namespace `name` in the current one, made if it is new."""
        outer = self._scope
        known = outer.names.get(name) if name is not None else None
        if known is not None and known.kind == "namespace" and known.scope is not None:
            return known.scope
        scope = Scope("namespace", outer)
        if name is not None:
            outer.names[name] = Entity("namespace", scope=scope)
        if name is None or inline:
            outer.using.append(scope)
        self._changed()
        return scope

    def _enclose(self, inside: Enclosure | None) -> tuple[Scope, list[Node]]:
        """Scope of an enclosure, and the list that its declarations go to. An enclosure gets its node when
        the first declaration inside is read."""
        if inside is None:
            return self._file, self.declarations
        known = self._enclosures.get(id(inside))
        if known is None:
            self._scope, decls = self._enclose(inside.up)
            if inside.kind == "linkage":
                linkage = Linkage(inside.name or "", [], True, inside.token)
                decls.append(linkage)
                known = self._scope, linkage.decls
            else:
                for word in [None] if inside.name is None else inside.name.split("::"):
                    self._scope = self._namespace_scope(word, inside.inline)
                    namespace = Namespace(word, inside.inline, [], inside.token)
                    decls.append(namespace)
                    decls = namespace.decls
                known = self._scope, decls
            self._enclosures[id(inside)] = known
            self._kept.append(inside)
        return known

    def _namespace(self) -> list[Node]:
        """`namespace a = b;` (a block of a namespace is cut open before it is parsed)."""
        keyword = self._advance()
        name = self._advance()
        if name.type not in _NAMES or not self._accept("EQUALS"):
            self._fault("expected a namespace alias or '{'", keyword)
        target = self._advance()
        self._expect("SEMI", "after namespace name")
        self._scope.names[name.value] = self._named(target.value) or Entity(
            "namespace", alias_of=str(target.value)
        )
        self._changed()
        return [NamespaceAlias(name.value, target.value, name)]

    def _using(self) -> list[Node]:
        """The three kinds of `using`."""
        self._i += 1
        if self._accept("NAMESPACE"):
            name = self._advance()
            self._expect("SEMI", "after namespace name")
            entity = self._named(name.value)
            if entity is not None and entity.scope is not None and entity.scope is not self._scope:
                self._scope.using.append(entity.scope)
                self._changed()
            return [UsingNamespace(name.value, name)]
        typename = self._accept("TYPENAME")
        name = self._peek()
        if name.type not in _NAMES:
            self._fault("expected a name after 'using'")
        self._i += 1
        if self._peek_type() == "EQUALS":
            self._plain_name(name.value, name, "an alias")
        if not isinstance(name.value, Name):
            return [self._alias(name)]
        made: list[Node] = []
        while True:
            last = name.value.parts[-1][0]
            entity = self._named(name.value) or (TYPE if typename else None)
            if entity is not None:  # what nobody declared, as `std::vector`, stays unknown
                self._scope.names[last] = entity
                self._changed()
            made.append(self._expansion(UsingName(name.value, name)))
            if not self._accept("COMMA"):  # C++17
                break
            typename = self._accept("TYPENAME")
            name = self._advance()
            if not isinstance(name.value, Name):
                self._fault("expected a qualified name after 'using'", name)
        if not self._accept("SEMI"):
            self._missing("SEMI", "after using declaration")
        return made

    def _alias(self, name: Any) -> Node:
        """`using T = type;`"""
        attributes = self._attributes()
        if not self._accept("EQUALS"):
            self._missing("EQUALS", "in alias declaration")
        typ = self._parse_type_name()
        self._expect("SEMI", "after alias declaration")
        self._add_typedef_name(name.value, name)
        tail = typ.type
        while not isinstance(tail, c_ast.TypeDecl):
            tail = tail.type
        if tail is typ.type:
            self._share_members(name.value, tail.type)
        tail.declname = name.value
        return c_ast.Typedef(
            name.value, typ.quals, ["typedef"], typ.type, name, attributes=attributes + typ.attributes
        )

    def _named(self, name: str) -> Entity | None:
        """What a possibly qualified name stands for."""
        if not isinstance(name, Name):
            return self._scope.find(name)
        entity: Entity | None = None
        for number, (word, _) in enumerate(name.parts):
            if number == 0:
                entity = self._file.member(word) if name.from_root else self._scope.find(word)
            else:
                entity = (
                    entity.scope.member(word) if entity is not None and entity.scope is not None else None
                )
        return entity

    def _linkage(self) -> list[Node]:
        """`extern "C" declaration` (a block is cut open before)."""
        keyword = self._advance()
        language = self._parse_unified_string_literal()
        decls: list[Node] = []
        braces = bool(self._accept("LBRACE"))
        if braces:
            while not self._accept("RBRACE"):
                decls += self._parse_external_declaration()
        else:
            decls = self._parse_external_declaration()
        return [Linkage(language.tokens[0].value.strip('"'), decls, braces, keyword)]
