"""Namespaces, and the names that using-declarations bring (C++17 [namespace.def], [namespace.udecl])."""

from __future__ import annotations

from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.sema.context import Check
from minicu.sema.expressions import names
from minicu.sema.scope import HostOnly, NamespaceName, OverloadSet, Scope, TypeName
from minicu.sema.types import enumeration
from minicu.syntax.headers import libraries
from minicu.syntax.nodes import NamespaceAlias, UsingEnum, UsingName, UsingNamespace

#: Why a name that was brought here from somewhere else cannot be used.
_UNKNOWN = "cannot be used: nothing is known of '{}' (it may come from a header that was skipped)"


def namespace_alias(c: Check, node: NamespaceAlias) -> None:
    scope = _find_namespace(c, node.target, node.coord)
    if scope is None:
        refusal = libraries.refusal(node.name, node.target)
        reason = refusal or _UNKNOWN.format(node.target)
        c.scope.names[node.name] = HostOnly(node.name, reason, node.coord, lacking=refusal is not None)
    else:
        c.scope.names[node.name] = NamespaceName(node.name, scope, node.coord)


def _find_namespace(c: Check, name: str, at: Place) -> Scope | None:
    """The namespace of that name. None: the headers of host libraries, which are skipped, may have one."""
    entity = names.find_quietly(c, name, at)
    if entity is None or isinstance(entity, HostOnly):
        return None
    if not isinstance(entity, NamespaceName):
        c.fatal(at, f"'{name}' is not a namespace")
    return entity.scope


def using_namespace(c: Check, node: UsingNamespace) -> None:
    scope = _find_namespace(c, node.name, node.coord)
    if scope is not None and scope is not c.scope:
        if scope not in c.scope.using:
            c.scope.using.append(scope)
        _note(c, scope, node.coord)


def using_name(c: Check, node: UsingName) -> None:
    entity = names.find_quietly(c, node.name, node.coord)
    last = node.name.rpartition("::")[2]
    if entity is None:
        c.scope.names.setdefault(last, HostOnly(last, _UNKNOWN.format(node.name), node.coord))
        return
    here = c.scope.names.get(last)
    brought = [*entity.functions, *entity.templates] if isinstance(entity, OverloadSet) else [entity]
    for one in brought:
        _note(c, one, node.coord)
    if isinstance(entity, OverloadSet) and isinstance(here, OverloadSet) and here is not entity:
        here.become([*here.functions, *(f for f in entity.functions if f not in here.functions)])
        here.templates += [t for t in entity.templates if t not in here.templates]
        return
    if isinstance(entity, OverloadSet):
        entity = OverloadSet(last, list(entity.functions), list(entity.templates))
    c.scope.names[last] = entity
    if isinstance(entity, TypeName) and isinstance(entity.type, (ty.Record, ty.Enum)):
        c.scope.tags.setdefault(last, entity)


def using_enum(c: Check, node: UsingEnum) -> None:
    """C++20 [enum.udecl]: each enumerator is declared here."""
    for entry in enumeration.enumerators(c, node):
        c.scope.names[entry.name] = entry
        _note(c, entry, node.coord)


def _note(c: Check, declared: object, at: Place) -> None:
    if c.known.files is not None:
        c.known.files.note(c.scope, declared, at)
