"""Which of two templates is more specialised (C++17 [temp.func.order], [temp.class.order])."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from minicu import types as ty
from minicu.sema.conversions.convert import qualifiers
from minicu.sema.templates.deduce import MANY, Deductions, match, match_arguments, match_list
from minicu.types.dependent import (
    Expansion,
    MemberPointer,
    Pack,
    TemplateId,
    TemplateParameter,
    Value,
    is_expansion,
)

if TYPE_CHECKING:
    from minicu.sema.templates.instance import Argument


def more_special(a: ty.Function, b: ty.Function, count: int | None = None) -> bool:
    """Whether the template of signature `a` is more specialised than that of `b` ([temp.func.order]). In a
    call of `count` operands only the parameters with arguments count ([temp.deduct.partial]p3)."""
    first, second = (replace(f, parameters=f.parameters[:count]) for f in (a, b))
    if not _at_least_as_special(first, second):
        return False
    if not _at_least_as_special(second, first) or _more_qualified(first, second):
        return True
    packed = [any(map(is_expansion, f.parameters[count:])) for f in (a, b) if count is not None]
    return packed == [False, True] and not _more_qualified(second, first)  # p11


def _at_least_as_special(a: ty.Function, b: ty.Function) -> bool:
    """Whether `b` accepts whatever `a` accepts ([temp.deduct.partial]): deduces `b` from `a` with unique
    types in place of the placeholders."""

    def one(q: ty.Type, p: ty.Type, deductions: Deductions) -> bool:
        return match(_plain(q), _unique(_plain(p)), deductions)

    return match_list(b.parameters, a.parameters, {}, one)


def at_least_as_special_arguments(a: Sequence[Argument], b: Sequence[Argument]) -> bool:
    """The same of the arguments of partial specialisations ([temp.class.order])."""
    deductions: Deductions = {}
    return match_arguments(b, [_unique(argument) for argument in a], deductions)


def _more_qualified(a: ty.Function, b: ty.Function) -> bool:
    """Tie-breaker between equal templates (p9): whether `a` has a reference to something more qualified, or
    an lvalue reference where `b` has an rvalue reference."""

    def beats(p: Any, q: Any) -> bool:
        p, q = (t.pattern if isinstance(t, Expansion) else t for t in (p, q))
        if not (isinstance(p, ty.Reference) and isinstance(q, ty.Reference)):
            return False
        if p.rvalue != q.rvalue:
            return q.rvalue
        return qualifiers(p.to) != qualifiers(q.to) and not qualifiers(q.to) & ~qualifiers(p.to)

    pairs = list(zip(a.parameters, b.parameters))
    return any(beats(p, q) for p, q in pairs) and not any(beats(q, p) for p, q in pairs)


def _plain(type: Any) -> Any:
    if isinstance(type, Expansion):  # each of its elements (p8)
        return replace(type, pattern=_plain(type.pattern))
    return (type.to if isinstance(type, ty.Reference) else type).unqualified


def _unique(pattern: Any) -> Any:
    """`pattern` with other placeholders, which match only themselves."""
    match pattern:
        case ty.Placeholder():
            return replace(pattern, index=pattern.index + MANY)
        case ty.Pointer() | ty.Reference():
            return replace(pattern, to=_unique(pattern.to))
        case ty.Array():
            return replace(pattern, element=_unique(pattern.element), length=_unique(pattern.length))
        case ty.Function():
            parameters = tuple(_unique(p) for p in pattern.parameters)
            promise = _unique(pattern.noexcept)
            return replace(pattern, returns=_unique(pattern.returns), parameters=parameters, noexcept=promise)
        case Expansion():
            return replace(pattern, pattern=_unique(pattern.pattern))
        case MemberPointer():
            return replace(pattern, owner=_unique(pattern.owner), to=_unique(pattern.to))
        case Pack():
            return Pack(map(_unique, pattern))
        case TemplateId():
            arguments = tuple(map(_unique, pattern.arguments))
            return replace(pattern, template=_unique(pattern.template), arguments=arguments)
        case TemplateParameter():
            return replace(pattern, index=pattern.index + MANY)
        case Value() if pattern.op in ("parameter", "expansion"):
            return Value(pattern.op, (_unique(pattern.parts[0]),))
    return pattern
