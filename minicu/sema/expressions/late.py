"""Names that are looked up later than they are written: in templates, and in bodies that wait. What a
namespace has declared since does not hide what was meant there ([temp.nondep], [basic.scope.pdecl])."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import chain

from minicu.diagnostics.errors import Place, span_of, user_span
from minicu.sema.context import Check
from minicu.sema.expressions.overload import behind
from minicu.sema.scope import Ambiguous, ClassTemplate, Entity, OverloadSet, TypeName, place_of
from minicu.syntax.tokens import Token
from minicu.tree import Object


def find(c: Check, name: str, at: Place, members: bool = True) -> Entity | None:
    """What an unqualified name means where it stands, without `members` what is no class's."""
    entity = c.scope.find(name, members)
    if entity is None:
        return None
    met = entity.entities if isinstance(entity, Ambiguous) else (entity,)
    for one in met:
        if _later(one, at):
            return c.scope.find(name, members, partial(_later, at=at)) or entity  # others report the error
    return entity


def _later(entity: Entity, at: Place) -> bool:
    """Whether all declarations of an entity stand behind a place in the same file."""
    if isinstance(at, Token) and at.via is None:  # most, at no cost
        for place in _places(entity):
            if isinstance(place, Token) and place.via is None:
                if place.src is not at.src or place.pos <= at.pos:
                    return False
    if (span := span_of(at)) is None:
        return False
    there = user_span(span)
    places = tuple(_places(entity))
    return bool(places) and all(behind(place, there) for place in places)


def _places(entity: Entity) -> Iterable[Place]:
    """Where an entity is declared; a name that is declared again, where it was first."""
    if isinstance(entity, OverloadSet):
        functions = (f.declared.first or f.at for f in entity.functions)
        return chain(functions, (t.first or t.decl.coord for t in entity.templates))
    if isinstance(entity, (TypeName, ClassTemplate, Object)) and entity.first is not None:
        return (entity.first,)
    return (place_of(entity),)
