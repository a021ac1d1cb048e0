"""Members that several bases have (C++17 [class.member.lookup])."""

from __future__ import annotations

from minicu import types as ty
from minicu.abi import virtual_bases
from minicu.diagnostics.errors import Note, Place, span_of
from minicu.sema.classes import classes
from minicu.sema.context import Check
from minicu.sema.scope import Entity, FieldName, OverloadSet, place_of


def holders(decl: ty.RecordDecl, name: str) -> list[ty.RecordDecl]:
    """The classes in which a member's name is found, one for each part of the class that has it and is not
    hidden by another's ([class.member.lookup])."""
    candidates = _holders(decl, name)
    if not decl.virtual_bases:
        return candidates
    shared = {virtual_bases.record_of(m) for m in decl.virtual_bases}
    once = [c for i, c in enumerate(candidates) if c not in shared or c not in candidates[:i]]
    hidden = {virtual_bases.record_of(m) for candidate in once for m in candidate.virtual_bases}
    return [candidate for candidate in once if candidate not in hidden]


def _holders(decl: ty.RecordDecl, name: str) -> list[ty.RecordDecl]:
    if decl.completed().info is None or not decl.bases:
        return [decl]
    candidates: list[ty.RecordDecl] = []
    shared: set[ty.RecordDecl] = set()
    todo = [(decl, False)]
    while todo:
        one, virtual = todo.pop()
        if one.completed().info is None or (virtual and one in shared):
            continue
        if virtual:
            shared.add(one)
        if name in one.info.scope.names:
            candidates.append(one)
        else:
            todo += [(virtual_bases.record_of(m), m.virtual) for m in reversed(one.bases)]
    return candidates


def refuse_ambiguous(c: Check, decl: ty.RecordDecl, name: str, at: Place) -> None:
    """Complain about a member that several bases have."""
    candidates = holders(decl, name)
    if len(candidates) < 2:
        return
    entities = [
        candidate.info.scope.names.get(name)
        for candidate in candidates
        if candidate.completed().info is not None
    ]
    parts = isinstance(entities[0], FieldName) or (
        isinstance(entities[0], OverloadSet)
        and any(f.method is None or not f.method.static for f in entities[0].functions)
    )
    if any(e is not entities[0] for e in entities):
        notes = [Note("member found here", span_of(_place(e))) for e in entities]
        c.fatal(at, f"member '{name}' found in multiple base classes of different types", notes)
    if parts:
        c.fatal(at, f"non-static member '{name}' found in multiple base-class subobjects of type "
                f"'{classes.spelled(candidates[0])}'")  # fmt: skip


def _place(entity: Entity) -> Place:
    if isinstance(entity, OverloadSet) and entity.functions:
        return entity.functions[0].at
    return place_of(entity)
