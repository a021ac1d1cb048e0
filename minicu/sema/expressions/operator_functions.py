"""Operator functions of the program (C++ [over.match.oper])."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.sema import rules
from minicu.sema.classes import classes
from minicu.sema.context import Check, Operand
from minicu.sema.conversions.convert import promoted_type
from minicu.sema.expressions import late, names, operator_candidates, overload, ranking
from minicu.sema.expressions.operator_candidates import COMPARISONS, OF_INTEGERS
from minicu.sema.scope import Entity, HostOnly, OverloadSet

if TYPE_CHECKING:
    from minicu.sema.templates.instance import Template

#: C++17 [over.match.oper]p2: operands are evaluated in the order that the built-in operator has. Of these the
#: left one comes first; of assignments the right one. Where it has none, gcc's is from right to left.
_LEFT_FIRST = frozenset({"<<", ">>", "[]", ",", "->*", "&&", "||"})


def overloaded(c: Check, op: str, operands: list[Operand], at: Place) -> Operand | None:
    """A call of a user's operator function, if one fits (C++ [over.match.oper])."""
    result = _overloaded(c, op, operands, at)
    if result is None and c.language.cxx20 and op in rules.three_way.REWRITTEN:
        result = rules.three_way.rewritten(c, op, operands, at, _overloaded)
    assigns = op[-1] == "=" and op not in COMPARISONS
    if assigns or (op != "()" and c.language.whole_program):
        called = result.pointer if isinstance(result, tree.Dereference) else result
        called = called.value if isinstance(called, tree.Temporary) else called
        if isinstance(called, tree.Call):
            called.listed = not assigns and op in _LEFT_FIRST
            called.backwards = not called.listed
    return result


def _overloaded(c: Check, op: str, operands: list[Operand], at: Place) -> Operand | None:
    name = "operator" + op
    first = operands[0]
    own = classes.functions(first.type, name)
    if op in _MEMBERS_ONLY:
        if not isinstance(own, OverloadSet) or (op == "[]" and _subscript_is_builtin(c, own, operands, at)):
            return None
        return rules.call.of_set(c, own, operands[1:], at, first)
    viable = _viable(c, name, own, operands, at)
    if not viable:
        beside = c.scope.find(name, members=False)
        if isinstance(own, HostOnly):
            names.refuse_host(c, own, at)
        builtin = op == "," or (op == "&" and len(operands) == 1)  # [over.match.oper]p9
        if (
            isinstance(beside, HostOnly)
            and not builtin
            and any(isinstance(o.type, ty.Record) for o in operands)
        ):
            names.refuse_host(c, beside, at)
        return None
    function, builtin = _best(c, op, operands, viable)
    if (
        isinstance(own, OverloadSet)
        and own.owner is not None
        and name in own.owner.completed().info.templated
    ):
        exact = function is not None and rules.ranking.exact(viable, function)
        classes.refuse_template(c, own.owner, name, exact, at)
    if builtin:
        return None
    if op == "==" and c.language.cxx20 and not (function and rules.ranking.exact(viable, function)):
        if (better := _turned(c, viable, operands, at)) is not None:
            function, operands = better, operands[::-1]
    if function is None:
        return operator_candidates.refuse_ambiguous(
            c, op, operands, [overload.candidate_note(f) for f, _ in viable], at
        )
    if function.method is not None:
        return rules.call.method(c, function, operands[0], operands[1:], at)
    return rules.call.direct(c, function, operands, at)


def _best(
    c: Check, op: str, operands: list[Operand], viable: list[ranking.Viable]
) -> tuple[tree.Function | None, bool]:
    """The best of the functions, None if several are as good, and whether the built-in operator is better."""
    builtin = operator_candidates.viable(c, op, operands)
    if not builtin:
        return rules.best_match.best_of(viable, len(operands)), _builtin_is_better(c, op, operands, viable)
    same = {f.type.parameters for f, _ in viable if f.instance is None and f.method is None}
    builtin = [one for one in builtin if one[0].type.parameters not in same]  # p3.3.4
    made = {f for f, _ in builtin}
    every = [*viable, *builtin]
    for function, ranks in every:
        if all(
            other is function
            or _is_better(ranks, theirs, (function in made) != (other in made))
            or (
                ranking.are_alike(ranks, theirs)
                and rules.best_match.preferred(function, other, len(operands))
            )
            for other, theirs in every
        ):
            return function, function in made
    return None, False


def _subscript_is_builtin(c: Check, own: OverloadSet, operands: list[Operand], at: Place) -> bool:
    """Whether `a[b]` means the subscript of a pointer that a class converts to rather than its operator[]."""
    if not operator_candidates.is_of_class(operands[0]):
        return False
    members = own.functions
    if own.templates:
        members = rules.member_templates.candidates(c, own, operands[1:], at)
    viable = rules.ranking.ranked(c, members, operands[1:], operands[0])
    function, builtin = _best(c, "[]", operands, viable)
    if viable and function is None:
        notes = [overload.candidate_note(f) for f, _ in viable]
        operator_candidates.refuse_ambiguous(c, "[]", operands, notes, at)
    return builtin


def _turned(
    c: Check, viable: list[ranking.Viable], operands: list[Operand], at: Place
) -> tree.Function | None:
    """The function for `b == a` that takes `a == b` better than all of `viable` ([over.match.oper]p3.4)."""
    name, turned = "operator==", operands[::-1]
    others = _viable(c, name, classes.functions(turned[0].type, name), turned, at)
    others = [(f, ranks[::-1]) for f, ranks in others if all(f is not known for known, _ in viable)]
    best = rules.best_match.best_of([*viable, *others], len(operands)) if others else None
    return best if any(f is best for f, _ in others) else None


def _viable(
    c: Check, name: str, own: Entity | None, operands: list[Operand], at: Place
) -> list[ranking.Viable]:
    """The functions that take these operands, members of the first one's class (`own`) among them."""
    entity = late.find(c, name, at, members=False)  # [over.match.oper]p3.2
    if isinstance(entity, OverloadSet):
        entity = overload.visible(c, entity)
    candidates = list(entity.functions) if isinstance(entity, OverloadSet) else []
    beside = overload.associated(c, name, operands)
    candidates += [f for f in beside.functions if f not in candidates]
    templates = [*(entity.templates if isinstance(entity, OverloadSet) else ()), *beside.templates]
    if templates and any(isinstance(o.type, (ty.Record, ty.Enum)) for o in operands):
        candidates += _instances(c, name, templates, operands, at)
    enums = _enumerations(operands)
    candidates = [f for f in candidates if (_takes_class(f) if enums is None else _takes_one_of(f, enums))]
    viable = rules.ranking.ranked(c, candidates, operands)
    if isinstance(own, OverloadSet):
        members = own.functions
        if own.templates:
            members = rules.member_templates.candidates(c, own, operands[1:], at)
        viable += rules.ranking.ranked(c, members, operands[1:], operands[0])
    return viable


def _instances(
    c: Check, name: str, templates: list[Template], operands: list[Operand], at: Place
) -> list[tree.Function]:
    """The instances of operator templates that operands of these types may mean."""
    shapes = rules.ranking.shapes(c, operands, None)
    key = (name, tuple(templates), shapes, len(c.known.class_scopes))
    if shapes is None or (instances := c.known.operators.get(key)) is None:
        instances = rules.template.candidates(c, OverloadSet(name, [], templates), operands, at)[0]
        if shapes is not None:
            c.known.operators[key] = instances
    return list(instances)


#: C++ [over.oper]: these can only be members.
_MEMBERS_ONLY = frozenset({"=", "[]", "->", "()"})


def _takes_class(function: tree.Function) -> bool:
    """[over.oper]p6: an operator function has a parameter of a class or an enumeration."""
    return any(isinstance(_referred(type), ty.CLASS_TYPES) for type in function.type.parameters)


def _referred(type: ty.Type) -> ty.Type:
    return type.to if isinstance(type, ty.Reference) else type


def _enumerations(operands: list[Operand]) -> list[ty.Type | None] | None:
    """The enumeration that each operand has, if any; None if one is of a class, as small floats are."""
    types = [o.type for o in operands]
    if any(isinstance(t, ty.Record) or (isinstance(t, ty.Float) and t.rank == 0) for t in types):
        return None
    return [t.unqualified if isinstance(t, ty.Enum) else None for t in types]


def _takes_one_of(function: tree.Function, enums: list[ty.Type | None]) -> bool:
    """[over.match.oper]p3.3: where no operand is of a class, a function is a candidate only if it has a
    parameter of the operand's enumeration."""
    pairs = zip(function.type.parameters, enums, strict=False)
    return any(enum is not None and _referred(type).unqualified == enum for type, enum in pairs)


#: Operators that have built-in candidates for enumerations, of what these are promoted to.
_OF_PROMOTED = COMPARISONS | OF_INTEGERS | set("+-*/")


def _builtin_is_better(c: Check, op: str, operands: list[Operand], viable: list[ranking.Viable]) -> bool:
    """Whether the built-in operator takes operands of enumerations and numbers better than all functions do
    ([over.built]): two of one enumeration are compared as they are."""
    if _enumerations(operands) is None or op not in _OF_PROMOTED:
        return False
    types = [o.type.unqualified for o in operands]
    if not (op in COMPARISONS and types[0] == types[1]):
        types = [promoted_type(c, t) for t in types]
        numbers = ty.Integer if op in OF_INTEGERS else (ty.Integer, ty.Float)
        if not all(isinstance(t, numbers) for t in types):
            return False
    ranks = [rules.ranking.conversion(c, o, t) for o, t in zip(operands, types, strict=True)]
    known = [rank for rank in ranks if rank is not None]
    return all(_is_better(known, theirs, True) for _, theirs in viable)


def _is_better(a: Sequence[ranking.Rank], b: Sequence[ranking.Rank], one_is_builtin: bool) -> bool:
    """Whether conversions `a` are better than `b`; where neither are, nvcc and g++ take those of which the
    worst is better, if either belong to a built-in operator."""
    if rules.ranking.is_better(a, b) or rules.ranking.is_better(b, a):
        return rules.ranking.is_better(a, b)
    return one_is_builtin and max(rank[0] for rank in a) < max(rank[0] for rank in b)
