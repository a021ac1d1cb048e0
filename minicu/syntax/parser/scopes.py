"""Entering names: what a declaration means for the names read after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from minicu.syntax.nodes import Name
from minicu.syntax.parser.names import TYPE, VALUE, Entity, Scope

if TYPE_CHECKING:
    from minicu.syntax.parser.parser import Parser


def declaring_scope(p: Parser) -> tuple[Scope, bool]:
    """Where a declaration here enters its name, and whether as a template's."""
    scope, template = p.scope, False
    while scope.kind == "template" and scope.up is not None:
        scope, template = scope.up, True
    return scope, template


def add_identifier(p: Parser, name: str) -> None:
    if type(name) is Name:
        return
    scope, template = p.scope, False
    if scope.kind == "template":
        scope, template = declaring_scope(p)
    known = scope.names.get(name)
    if known is VALUE and not template:
        return
    if known is not None and known.template and known.kind == "value":
        return  # an overload of a function template
    if template:
        scope.names[name] = Entity("value", template=True)
        p.changed()
        return
    visible = known or scope.find(name)
    scope.names[name] = VALUE
    if visible is not None and (visible.kind != "value" or visible.template):
        p.changed()


def hides_parameter(p: Parser, name: str) -> bool:
    """Whether a declaration here, inside of a template, hides a parameter of it ([temp.local]p6)."""
    scope: Scope | None = p.scope
    while scope is not None and scope.kind not in ("file", "namespace"):
        if name in scope.names:
            return scope.kind == "template" and scope is not p.scope
        scope = scope.up
    return False


def add_typedef_name(p: Parser, name: str) -> None:
    scope, template = declaring_scope(p)
    known = scope.names.get(name)
    if known is None or known.kind != "type":
        scope.names[name] = Entity("type", template=True) if template else TYPE
        p.changed()


def declare_tag(p: Parser, name: str | None, members: Scope | None, here: bool) -> None:
    """In C++ a tag is a type name, from here on."""
    if not p.cxx or name is None or type(name) is Name:
        return
    scope, template = declaring_scope(p)
    while scope.kind == "prototype" and scope.up is not None:
        scope = scope.up
    known = scope.names.get(name) if here else p.scope.find(name)
    if known is not None and known.kind == "value" and members is None and not here:
        return  # a function or object hides the tag (C++ [basic.scope.hiding]p2): `struct stat`
    if known is None or known.kind != "type" or known is TYPE:
        scope.names[name] = Entity("type", template=template, scope=members)
        p.changed()
    elif members is not None:
        if known.scope is not None:  # an alias may have it
            known.scope.using.append(members)
        known.scope = members
