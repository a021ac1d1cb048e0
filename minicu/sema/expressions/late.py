"""Names that are looked up later than they are written: in templates, and in bodies that wait. What a
namespace has declared since does not hide what was meant there ([temp.nondep], [basic.scope.pdecl])."""

from __future__ import annotations

from minicu.diagnostics.errors import Place, span_of, user_span
from minicu.sema.context import Check
from minicu.sema.expressions.overload import behind
from minicu.sema.scope import NAMESPACES, ClassTemplate, Entity, OverloadSet, TypeName, place_of
from minicu.syntax.tokens import Token
from minicu.tree import Object


def find(c: Check, name: str, at: Place) -> Entity | None:
    """What an unqualified name means where it stands."""
    entity = c.scope.find(name)
    if entity is None or not _later(entity, at):
        return entity
    for scope in c.scope.outward():
        if scope.kind not in NAMESPACES:
            if scope.find_here(name) is not None:  # classes are complete in their bodies
                return entity
        elif scope.up is not None:
            outer = scope.up.find(name)
            if outer is None:
                break
            if not _later(outer, at):
                return outer
    return entity


def _later(entity: Entity, at: Place) -> bool:
    """Whether all declarations of an entity stand behind a place in the same file."""
    places = [place_of(entity)]
    if isinstance(entity, (TypeName, ClassTemplate, Object)) and entity.first is not None:
        places = [entity.first]
    if isinstance(entity, OverloadSet):
        places = [f.declared.first or f.at for f in entity.functions]
        places += [t.first or t.decl.coord for t in entity.templates]
    if isinstance(at, Token) and at.via is None:  # most, at no cost
        start = at.pos
        if any(
            isinstance(p, Token) and p.via is None and not (p.src is at.src and p.pos > start) for p in places
        ):
            return False
    if (span := span_of(at)) is None:
        return False
    there = user_span(span)
    return bool(places) and all(behind(place, there) for place in places)
