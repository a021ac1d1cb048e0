"""User-defined conversions (C++17 [class.conv], [over.best.ics]): by constructor or conversion function."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Note, Place, span_of
from minicu.sema import rules
from minicu.sema.classes import classes
from minicu.sema.context import Check, Operand
from minicu.sema.conversions.convert import rvalue, to
from minicu.syntax.nodes import Name
from minicu.tree import Special

if TYPE_CHECKING:
    from minicu.sema.expressions.ranking import Rank
    from minicu.sema.scope import OverloadSet
    from minicu.syntax.nodes import ConversionCall

    #: A function that can convert, how well the operand fits it, and how well its result fits.
    _Ranked = tuple[tree.Function, list[Rank], tuple[int, ...]]


@dataclass(slots=True)
class Conversion:
    """The function that converts, None if several are equally good (`among`); how well its result fits."""

    function: tree.Function | None
    second: tuple[int, ...] = (0, 0)
    among: tuple[tree.Function, ...] = ()


def find(c: Check, operand: Operand, type: ty.Type, explicit: bool = False) -> Conversion | None:
    """The conversion of `operand` to `type`; None if there is none. `explicit`: explicit functions, too."""
    target = type.unqualified
    candidates: list[_Ranked] = []
    info = classes.class_of(target) if isinstance(target, ty.Record) else None
    if info is not None:
        known = info.constructors.functions
        if info.constructors.templates:
            known = rules.member_templates.candidates(c, info.constructors, [operand], operand.at)
        usable = [
            f
            for f in known
            if (m := f.method) is not None
            and (explicit or not m.explicit)
            and m.memberwise not in (Special.COPY, Special.MOVE)
        ]
        for function, ranks in rules.ranking.ranked(c, usable, [operand], user=False):
            candidates.append((function, ranks, (0, 0)))
    if isinstance(operand.type, ty.Record):
        if (
            isinstance(target, ty.Pointer)
            and (class_info := classes.class_of(operand.type)) is not None
            and class_info.closure
        ):
            rules.lambdas.generic_conversion(c, operand.type, target)
        templates = rules.member_templates.conversions(c, operand.type, target, operand.at)
        for function in [*classes.conversions(operand.type), *templates]:
            method = function.method
            assert method is not None
            returns = function.type.returns
            if isinstance(returns, ty.Void):
                continue  # [class.conv.fct]p1: one to void is never used
            if method.explicit and not (explicit and _is_just(returns, target)):
                continue
            rank = rules.ranking.object_rank(operand, function)
            result = returns.to.unqualified if isinstance(returns, ty.Reference) else returns
            place: tree.Place = tree.Temporary(result, _nothing(result))
            if isinstance(result, ty.Function):
                place = tree.Dereference(result, _nothing(ty.Pointer(result)))
            second = rules.ranking.conversion(c, place, target, user=False)
            if rank is not None and second is not None:
                on = rules.ranking.of_object(operand, method, rank)
                candidates.append((function, [on], second[:2]))
    if not candidates:
        return None
    best = [
        one for one in candidates
        if all(one is other or _not_worse(one, other) for other in candidates)
    ]  # fmt: skip
    if len(best) == 1 or (best and len(candidates) == 1):
        return Conversion(best[0][0], best[0][2])
    return Conversion(None, (0, 0), tuple(f for f, _, _ in candidates))


def to_lvalue(c: Check, operand: Operand, target: ty.Type, explicit: bool = False) -> tree.Function | None:
    """The conversion function of a class whose result an lvalue reference to `target` binds to
    ([dcl.init.ref]p5.1.2); None if there is none, or several are as good. `explicit`: explicit ones, too."""
    if not isinstance(operand.type, ty.Record):
        return None
    candidates: list[tuple[tuple[int, ...], tree.Function]] = []
    templates = rules.member_templates.conversions(c, operand.type, target.unqualified, operand.at)
    for function in [*classes.conversions(operand.type), *templates]:
        returns, method = function.type.returns, function.method
        if not isinstance(returns, ty.Reference) or returns.rvalue or method is None:
            continue
        if method.explicit and not explicit:
            continue
        steps = classes.derives(returns.to, target)
        same = steps is not None or returns.to.unqualified == target.unqualified
        rank = rules.ranking.object_rank(operand, function)
        if same and not returns.to.quals & ~target.quals and rank is not None:
            added = (target.quals & ~returns.to.quals).bit_count()
            candidates.append(((*rank, steps or 0, added, function.instance is not None), function))
    candidates.sort(key=lambda one: one[0])
    alone = len(candidates) == 1 or (candidates and candidates[0][0] != candidates[1][0])
    return candidates[0][1] if alone else None


def to_part(c: Check, operand: Operand, target: ty.Type, explicit: bool = False) -> tree.Function | None:
    """The conversion function whose result is of a class derived from `target`, or an xvalue: a reference
    binds to that, not to a copy ([dcl.init.ref]p5.3.2). None: another is chosen."""
    conversion = find(c, operand, target, explicit)
    function = conversion.function if conversion is not None else None
    if function is None or function.method is None or function.method.kind != "conversion":
        return None
    returns = function.type.returns
    if isinstance(returns, ty.Reference):
        same = returns.to.unqualified == target.unqualified
        return function if returns.rvalue and (same or classes.derives(returns.to, target)) else None
    return function if classes.derives(returns, target) else None


def gives_lvalue(c: Check, operand: Operand, target: ty.Type) -> bool:
    """Whether the conversion to `target` gives an lvalue of such a type, to which no `target &&` binds
    ([dcl.init.ref]p5.4)."""
    if not isinstance(operand.type, ty.Record) or (conversion := find(c, operand, target)) is None:
        return False
    function = conversion.function
    if function is None or function.method is None or function.method.kind != "conversion":
        return False
    returns = function.type.returns
    if not isinstance(returns, ty.Reference) or returns.rvalue:
        return False
    return returns.to.unqualified == target.unqualified or classes.derives(returns.to, target) is not None


def _is_just(returns: ty.Type, target: ty.Type) -> bool:
    """Whether an explicit function may be used for the target: only if it is followed by at most a
    qualification or derived-to-base conversion ([over.match.conv]p1, [over.match.copy]p1)."""
    result = returns.to if isinstance(returns, ty.Reference) else returns
    if isinstance(target, ty.Record):
        return True
    while isinstance(result, ty.Pointer) and isinstance(target, ty.Pointer):
        result, target = result.to, target.to
    return result.unqualified == target.unqualified


def _nothing(type: ty.Type) -> tree.Expr:
    return tree.Load(type, tree.Variable(type, tree.Object("", type, "local")))


def _not_worse(a: _Ranked, b: _Ranked) -> bool:
    if rules.ranking.is_better(a[1], b[1]):
        return True
    if not rules.ranking.are_alike(a[1], b[1]):
        return False
    if all(f.method is not None and f.method.kind == "conversion" for f in (a[0], b[0])):
        if a[2] == b[2] and a[0].instance is not None and b[0].instance is not None:
            first, second = (
                replace(instance.pattern, parameters=(instance.pattern.returns,))
                for instance in (a[0].instance, b[0].instance)
            )
            return not rules.partial_ordering.more_special(second, first)  # [temp.func.order]p3
        return a[2] < b[2] or (a[2] == b[2] and (a[0].instance is None or b[0].instance is not None))
    if any(f.method is not None and f.method.kind == "conversion" for f in (a[0], b[0])):
        return a[0].instance is None and b[0].instance is not None
    return rules.best_match.preferred(a[0], b[0], 1)


def convert(
    c: Check, operand: Operand, type: ty.Type, at: Place, what: str = "converting", explicit: bool = False
) -> tree.Expr | None:
    """`operand` converted to `type` by the user's function; None if there is none."""
    conversion = find(c, operand, type, explicit)
    if conversion is None:
        if isinstance(operand.type, ty.Record):
            classes.refuse_template(c, operand.type.decl, "operator", False, at)
        return None
    target = type.unqualified
    if conversion.function is None:
        notes = [Note("candidate function", span_of(f.at)) for f in conversion.among]
        shown = classes.spelled(operand.type.decl) if isinstance(operand.type, ty.Record) else operand.type
        wanted = classes.spelled(target.decl) if isinstance(target, ty.Record) else target
        return c.fatal(at, f"conversion from '{shown}' to '{wanted}' is ambiguous", notes)
    method = conversion.function.method
    if method is not None and method.kind == "constructor":
        assert isinstance(target, ty.Record)
        return rules.construct.call(c, conversion.function, target, [operand], at)
    return rules.implicit.assign(c, rvalue(c, apply(c, conversion.function, operand, at)), target, at, what)


def called(
    c: Check, object: Operand, operands: Sequence[Operand], members: OverloadSet | None, at: Place
) -> tree.Expr | None:
    """The function pointer that an object converts to in a call, where that is a better match than each of
    `members`, its call operators ([over.call.object]p2)."""
    assert isinstance(object.type, ty.Record)
    info = classes.class_of(object.type)
    if info is None or info.closure:
        return None
    pointers: dict[tree.Function, ty.Type] = {}
    for function in classes.conversions(object.type):
        returns = function.type.returns
        result = (returns.to if isinstance(returns, ty.Reference) else returns).unqualified
        pointer = ty.Pointer(result) if isinstance(result, ty.Function) else result
        if not isinstance(pointer, ty.Pointer) or not isinstance(pointer.to, ty.Function):
            continue
        fits = rules.ranking.object_rank(object, function) is not None
        if fits and not function.method.explicit and pointer not in pointers.values():  # type: ignore[union-attr]
            pointers[tree.Function("", pointer.to, at=function.at)] = pointer
    viable = rules.ranking.ranked(c, [*pointers], operands)
    if not viable:
        return None
    viable = [(f, [(rules.ranking.USER_CONVERSION, 0), *ranks]) for f, ranks in viable]
    if members is not None:
        own = members.functions
        if members.templates:
            own = rules.member_templates.candidates(c, members, operands, at)
        viable += rules.ranking.ranked(c, own, operands, object)
    best = rules.best_match.best_of(viable, len(operands) + 1)
    if best is None:
        notes = [Note("candidate function", span_of(f.at)) for f, _ in viable]
        name = classes.spelled(object.type.decl)
        return c.fatal(at, f"call to object of type '{name}' is ambiguous", notes)
    return convert(c, object, pointers[best], at) if best in pointers else None


def apply(c: Check, function: tree.Function, operand: Operand, at: Place) -> Operand:
    """A call of a conversion function."""
    return rules.call.method(c, function, operand, [], at)


def named(c: Check, node: ConversionCall) -> Operand:
    """`x.operator T()`: a call of the conversion function that has this name; `x.A::operator T()`: of A's."""
    at = node.coord
    object = c_ast.UnaryOp("*", node.operand, at) if node.arrow else node.operand
    operand, type = rules.expr.check(c, object), rules.declarators.type_name(c, node.type)
    named = node.name if isinstance(node.name, Name) else None
    if named is not None and isinstance(operand.type, ty.Record):
        operand = rules.member.base_part(c, rules.lifetime.object_of(c, operand, at), named, at)[0]
    usable = []
    if isinstance(operand.type, ty.Record):
        type = type if isinstance(type, ty.Reference) else type.unqualified
        templates = rules.member_templates.conversions(c, operand.type, type, at)
        for function in [*classes.conversions(operand.type), *templates]:
            rank = rules.ranking.object_rank(operand, function)
            if function.type.returns == type and rank is not None:
                usable.append((rank, function.instance is not None, function))
    if not usable:
        c.fatal(at, f"no member named 'operator {type}' in '{operand.type}'")
    function = min(usable, key=lambda one: one[:2])[2]
    return rules.call.method(c, function, operand, [], at, named)


def contextual(c: Check, e: tree.Expr, type: ty.Type, at: Place) -> tree.Expr:
    """A class value where a condition (or another operand of a builtin type) is wanted."""
    return convert(c, rules.places.operand(c, e), type, at, explicit=type == ty.BOOL) or e


def implicitly(c: Check, operand: Operand, at: Place, wanted: Callable[[ty.Type], bool]) -> Operand:
    """A class value where one of certain types is wanted, converted by its one conversion to such a type
    ([conv]p5)."""
    if not isinstance(operand.type, ty.Record):
        return operand
    usable = []
    for function in classes.conversions(operand.type):
        returns = function.type.returns
        result = returns.to if isinstance(returns, ty.Reference) else returns
        if not function.method.explicit and ty.is_scalar(result):  # type: ignore[union-attr]
            rank = rules.ranking.object_rank(operand, function)
            if rank is not None:
                usable.append((rank, function, result.unqualified))
    usable = [one for one in usable if wanted(one[2])] or usable
    if len(usable) > 1:
        least = min(rank for rank, _, _ in usable)
        usable = [one for one in usable if one[0] == least]
    if not usable:
        return operand
    if len(usable) > 1:
        notes = [Note("candidate function", span_of(f.at)) for _, f, _ in usable]
        name = classes.spelled(operand.type.decl)
        return c.fatal(at, f"conversion from '{name}' to a builtin type is ambiguous", notes)
    value = rvalue(c, apply(c, usable[0][1], operand, at))
    return to(c, value, usable[0][2])
