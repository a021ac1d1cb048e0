"""The names under which a unit's records are found, and those that typedefs give to unnamed types
(C++17 [dcl.typedef]p9)."""

from __future__ import annotations

from dataclasses import replace

from pycparser import c_ast

from minicu import types as ty
from minicu.sema import rules
from minicu.sema.context import Check
from minicu.sema.scope import NamespaceName, Scope, TypeName
from minicu.syntax.nodes import Name
from minicu.tree.local import Around
from minicu.types.dependent import DeferredDecl


def note_record(c: Check, name: str | None, type: ty.Type) -> None:
    """Remember a complete record under its source name for those who use the compiled program: with the
    names of the classes around it, and those of namespaces where two would be called the same."""
    if not name or not isinstance(type, ty.Record):
        return
    if isinstance(type.decl, DeferredDecl) and type.decl.complete is not None:
        # A name asks for no instance ([temp.inst]p2), which may not even have its definition yet.
        c.work.named_instances.append((c.scope, name, type))
        return
    if type.decl.completed().members is None:
        return
    classes = [s.name for s in c.scope.outward() if s.kind == "class" and s.name]
    short, qualified = "::".join([*reversed(classes), name]), "::".join([*c.scope.path, name])
    record: ty.Record = replace(type, quals=0)
    records = c.unit.records
    known = records.setdefault(short, record)
    if known.decl is record.decl:
        return
    if short == qualified:  # that without namespaces has the name
        records[short] = record
        qualified, record = "::".join([*filter(None, known.decl.scope), name]), known
    records.setdefault(qualified, record)


def note_named_instances(c: Check) -> None:
    """At the end of the unit: remember the instances that typedef names stand for. What only a namespace's
    typedef names is completed for it, if it can be: those who use the compiled program may want it."""
    named, c.work.named_instances = c.work.named_instances, []
    refused = c.work.faulty_instances
    for scope, name, type in named:
        if isinstance(type.decl, DeferredDecl) and type.decl.complete is not None and scope.kind == "class":
            continue
        mark, before = c.diagnostics.mark(), len(refused)
        with c.within(scope=scope):
            complete = type.decl.completed().members is not None
            if len(refused) > before:
                c.diagnostics.rewind(mark)
                del refused[before:]
            elif complete:
                note_record(c, name, type)


def name_unnamed(c: Check, type: ty.Record | ty.Enum, name: str) -> None:
    """`typedef struct { ... } name;`: the typedef name is that of the type and of what is inside it
    ([dcl.typedef]p9)."""
    type.decl.alias = name
    around = type.decl.scope[-1] if type.decl.scope else None
    if isinstance(around, Around):
        around.name_type(name)
    if (scope := c.known.class_scope(type)) is not None:
        scope.name = name
        _rename(c, scope)
    if isinstance(type, ty.Record):
        rules.classes.rename(c, type.decl)


def _rename(c: Check, scope: Scope) -> None:
    for entry in scope.tags.values():
        assert isinstance(entry.type, (ty.Record, ty.Enum))
        entry.type.decl.scope = scope.path
        if (inner := c.known.class_scope(entry.type)) is not None:
            _rename(c, inner)


def home(c: Check, node: c_ast.Struct | c_ast.Union) -> Scope:
    """The scope that a class belongs to: `struct a::b { ... };` may use what namespace or class a has."""
    name = node.name
    if not isinstance(name, Name) or c.scope.kind not in ("file", "namespace"):
        return c.scope
    owner = rules.names.declared_in(c, name, node.coord) if len(name.parts) > 1 else None
    if isinstance(owner, NamespaceName):
        return owner.scope
    if isinstance(owner, TypeName) and isinstance(owner.type, ty.Record):
        return c.known.class_scopes.get(owner.type.decl, c.scope)
    return c.scope
