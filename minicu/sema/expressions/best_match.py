"""The best of the functions that a call may mean (C++ [over.match.best])."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from minicu import tree
from minicu import types as ty
from minicu.sema import rules
from minicu.sema.classes import classes
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
        return a.instance is None and _of_derived(a, b, count)
    if a.instance is None:
        return True
    first, second = _signature(a, b), _signature(b, a)
    if rules.partial_ordering.more_special(first, second, count):
        return True
    ours, theirs = a.instance.constraints, b.instance.constraints
    if not (ours or theirs) or rules.partial_ordering.more_special(second, first, count):
        return False
    return rules.constraints.more_constrained(ours, theirs)


def _of_derived(a: tree.Function, b: tree.Function, count: int) -> bool:
    """p2.7 (C++20): `a` is a constructor of a class, `b` one that it inherits from a base, and the arguments
    meet the same parameters."""
    ours, theirs = a.method, b.method
    if ours is None or theirs is None or theirs.brought is None or ours.kind != "constructor":
        return False
    if a.type.parameters[1 : 1 + count] != b.type.parameters[1 : 1 + count]:
        return False
    return bool(classes.derives(ty.Record(ours.brought or ours.owner), ty.Record(theirs.brought)))


def _signature(function: tree.Function, other: tree.Function) -> ty.Function:
    """The signature of an instance's template, with the implicit object parameter of a member compared with a
    non-member ([temp.func.order]p3)."""
    assert function.instance is not None
    pattern, method = function.instance.pattern, function.method
    if method is None or method.static or other.method is not None:
        return pattern
    object = ty.Reference(ty.Record(method.owner, quals=method.quals))
    return replace(pattern, parameters=(object, *pattern.parameters))
