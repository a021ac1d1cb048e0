"""Names that are looked up later than they are written: in templates, and in bodies that wait. What a
namespace has declared since does not hide what was meant there ([temp.nondep], [basic.scope.pdecl])."""

from __future__ import annotations

from functools import partial

from minicu.diagnostics.errors import Place, span_of, user_span
from minicu.sema.context import Check
from minicu.sema.expressions.overload import behind
from minicu.sema.scope import Ambiguous, ClassTemplate, Entity, OverloadSet, TypeName, place_of
from minicu.syntax.tokens import Token
from minicu.tree import Object


def find(c: Check, name: str, at: Place, members: bool = True) -> Entity | None:
    """What an unqualified name means where it stands, without `members` what is no class's."""
    entity = c.scope.find(name, members)
    met = entity.entities if isinstance(entity, Ambiguous) else [entity]
    if not any(e is not None and _later(e, at) for e in met):
        return entity
    return c.scope.find(name, members, partial(_later, at=at)) or entity  # others report the error


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
