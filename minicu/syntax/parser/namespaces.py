"""Namespaces, linkage blocks, using-declarations and aliases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pycparser import c_ast

from minicu.syntax.nodes import (
    Linkage,
    Name,
    Namespace,
    NamespaceAlias,
    Node,
    UsingEnum,
    UsingName,
    UsingNamespace,
)
from minicu.syntax.parser import (
    attribute,
    classes,
    declarators,
    external,
    initialisers,
    primary,
    qualified,
    scopes,
    specifiers,
)
from minicu.syntax.parser.names import TYPE, Entity, Scope
from minicu.syntax.reach.pieces import Enclosure
from minicu.syntax.tokens import NAMES

if TYPE_CHECKING:
    from minicu.syntax.parser.parser import Parser


def _namespace_scope(p: Parser, name: str | None, inline: bool) -> Scope:
    """The scope of namespace `name` in the current one, made if it is new."""
    outer = p.scope
    known = outer.names.get(name) if name is not None else None
    if known is not None and known.kind == "namespace" and known.scope is not None:
        return known.scope
    scope = Scope("namespace", outer)
    if name is not None:
        outer.names[name] = Entity("namespace", scope=scope)
    if name is None or inline:
        outer.using.append(scope)
    p.changed()
    return scope


def enclose(p: Parser, inside: Enclosure | None) -> tuple[Scope, list[Node]]:
    """Scope of an enclosure, and the list that its declarations go to. An enclosure gets its node when
    the first declaration inside is read."""
    if inside is None:
        return p.file_scope, p.declarations
    known = p.enclosures.get(id(inside))
    if known is None:
        p.scope, decls = enclose(p, inside.up)
        if inside.kind == "linkage":
            linkage = Linkage(inside.name or "", [], True, inside.token)
            decls.append(linkage)
            known = p.scope, linkage.decls
        else:
            p.scope = _namespace_scope(p, inside.name, inside.inline)
            namespace = Namespace(inside.name, inside.inline, [], inside.token)
            decls.append(namespace)
            known = p.scope, namespace.decls
        p.enclosures[id(inside)] = known
        p.kept_enclosures.append(inside)
    return known


def namespace_definition(p: Parser) -> list[Node]:
    """`namespace a = b;` (a block of a namespace is cut open before it is parsed)."""
    keyword = p.advance()
    name = p.advance()
    if name.type not in NAMES or not p.accept("EQUALS"):
        p.fault("expected a namespace alias or '{'", keyword)
    target = p.advance()
    p.expect("SEMI", "after namespace name")
    p.scope.names[name.value] = entity_named(p, target.value) or Entity(
        "namespace", alias_of=str(target.value)
    )
    p.changed()
    return [NamespaceAlias(name.value, target.value, name)]


def using_declaration(p: Parser) -> list[Node]:
    """The four kinds of `using`."""
    p.i += 1
    if p.peek_type() == "ENUM":
        return [_using_enum(p)]
    if p.accept("NAMESPACE"):
        name = p.advance()
        p.expect("SEMI", "after namespace name")
        entity = entity_named(p, name.value)
        if entity is not None and entity.scope is not None and entity.scope is not p.scope:
            p.scope.using.append(entity.scope)
            p.changed()
        return [UsingNamespace(name.value, name)]
    typename = p.accept("TYPENAME")
    name = p.peek()
    if name.type not in NAMES:
        p.fault("expected a name after 'using'")
    p.i += 1
    if p.peek_type() == "EQUALS":
        p.plain_name(name.value, name, "an alias")
    if not isinstance(name.value, Name):
        return [_alias(p, name)]
    declarations: list[Node] = []
    while True:
        last = name.value.parts[-1].word
        if last == "operator":
            used = UsingName(name.value.qualifier, name, qualified.conversion_type(p, name.value))
        else:
            used = UsingName(name.value, name)
            entity = entity_named(p, name.value) or (TYPE if typename else None)
            if entity is not None:  # what nobody declared, as `std::vector`, stays unknown
                p.scope.names[last] = entity
                p.changed()
        declarations.append(initialisers.expansion(p, used))
        if not p.accept("COMMA"):  # C++17
            break
        typename = p.accept("TYPENAME")
        name = p.advance()
        if not isinstance(name.value, Name):
            p.fault("expected a qualified name after 'using'", name)
    if not p.accept("SEMI"):
        p.missing("SEMI", "after using declaration")
    return declarations


def _using_enum(p: Parser) -> Node:
    """`using enum E;` (C++20 [enum.udecl])."""
    keyword = p.advance()
    specifiers.needs_cxx20(p, "'using enum'", keyword)
    name = p.peek()
    if name.type not in NAMES:
        p.fault("expected the name of an enumeration after 'using enum'")
    p.i += 1
    p.expect("SEMI", "after using declaration")
    entity = entity_named(p, name.value)
    if entity is not None and entity.scope is not None:
        p.scope.names.update(entity.scope.names)
        p.changed()
    return UsingEnum(name.value, name)


def _alias(p: Parser, name: Any) -> Node:
    """`using T = type;`"""
    attributes = attribute.specifier_seq(p)
    if not p.accept("EQUALS"):
        p.missing("EQUALS", "in alias declaration")
    typ = declarators.type_name(p)
    p.expect("SEMI", "after alias declaration")
    scopes.add_typedef_name(p, name.value)
    tail = typ.type
    while not isinstance(tail, c_ast.TypeDecl):
        tail = tail.type
    if tail is typ.type:
        classes.share_members(p, name.value, tail.type)
    tail.declname = name.value
    return c_ast.Typedef(
        name.value, typ.quals, ["typedef"], typ.type, name, attributes=attributes + typ.attributes
    )


def entity_named(p: Parser, name: str) -> Entity | None:
    """What a possibly qualified name stands for."""
    if not isinstance(name, Name):
        return p.scope.find(name)
    entity: Entity | None = None
    for number, (word, _) in enumerate(name.parts):
        if number == 0:
            entity = p.file_scope.member(word) if name.from_root else p.scope.find(word)
        else:
            entity = entity.scope.member(word) if entity is not None and entity.scope is not None else None
    return entity


def scopes_of_owner(p: Parser, name: Name) -> list[Scope]:
    """The scopes of class or namespace A in a declared name `A::f`, inside out ([basic.lookup.unqual])."""
    entity = entity_named(p, name.qualifier)
    scope = entity.scope if entity is not None else None
    scopes = []
    while scope is not None and scope.kind != "file":
        scopes.append(scope)
        scope = scope.up
    return scopes


def linkage_specification(p: Parser) -> list[Node]:
    """`extern "C" declaration` (a block is cut open before)."""
    keyword = p.advance()
    language = primary.unified_string_literal(p)
    decls: list[Node] = []
    braces = bool(p.accept("LBRACE"))
    if braces:
        while not p.accept("RBRACE"):
            decls += external.external_declaration(p)
    else:
        decls = external.external_declaration(p)
    return [Linkage(language.tokens[0].value.strip('"'), decls, braces, keyword)]
