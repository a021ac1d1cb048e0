"""The best of the functions that a call may mean (C++ [over.match.best])."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from minicu import tree
from minicu import types as ty
from minicu.sema import rules
from minicu.sema.expressions import ranking


def best_of(viable: Sequence[tuple[tree.Function, list[ranking.Rank]]], count: int) -> tree.Function | None:
    """The best of the functions that take a call of `count` operands; a member operator takes one less."""
    for function, ranks in viable:
        if all(
            function is other
            or ranking.is_better(ranks, theirs)
            or (ranking.are_alike(ranks, theirs) and preferred(function, other, count))
            for other, theirs in viable
        ):
            return function
    return None


def preferred(a: tree.Function, b: tree.Function, count: int) -> bool:
    """C++ [over.match.best]p2: among equal candidates a non-template is preferred, then the more specialised
    template."""
    if b.instance is None:
        return False
    if a.instance is None:
        return True
    first, second = _signature(a, b), _signature(b, a)
    if rules.partial_ordering.more_special(first, second, count):
        return True
    ours, theirs = a.instance.constraints, b.instance.constraints
    if not (ours or theirs) or rules.partial_ordering.more_special(second, first, count):
        return False
    return rules.constraints.more_constrained(ours, theirs)


def _signature(function: tree.Function, other: tree.Function) -> ty.Function:
    """The signature of an instance's template, with the implicit object parameter of a member compared with a
    non-member ([temp.func.order]p3)."""
    assert function.instance is not None
    pattern, method = function.instance.pattern, function.method
    if method is None or method.static or other.method is not None:
        return pattern
    object = ty.Reference(ty.Record(method.owner, quals=method.quals))
    return replace(pattern, parameters=(object, *pattern.parameters))
