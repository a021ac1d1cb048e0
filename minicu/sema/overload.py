"""Overload sets: which function a declaration belongs to, and which one a call means.

In C a set has one member. In `.cu` the candidates are ranked as C++ [over.match] says: exact match,
promotion, conversion, ellipsis. `__half` and `__nv_bfloat16` widen to float as a promotion.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from minicu import tree
from minicu import types as ty
from minicu.errors import Note, span_of
from minicu.sema.compatible import compatible
from minicu.sema.context import Check
from minicu.sema.convert import (
    OVERLOADED,
    common_type,
    expiring,
    is_null,
    promoted_type,
    qualifiers,
    rvalue,
    unqualified,
)
from minicu.sema.implicit import has_constructor
from minicu.sema.scope import NamespaceName, OverloadSet, Scope

Operand = tree.Expr | tree.Place
Rank = tuple[int, int]

EXACT, PROMOTION, CONVERSION, USER_CONVERSION, ELLIPSIS = range(5)


class OverloadedName(tree.Expr):
    """A name that means one of several functions."""

    __slots__ = ("set",)

    def __init__(self, set: OverloadSet, at: Any) -> None:
        self.type = OVERLOADED
        self.set = set
        self.at = at


# ---------------------------------------------------------------- declaring


def declare(c: Check, set: OverloadSet, function: tree.Function) -> tree.Function:
    """Enter `function`; returns the member of the set that it declares: itself, or the function
    that was declared before (whose type the caller compares and completes)."""
    if not c.language.cplusplus:
        if not function.builtin:  # what the program declares stands for all that the library had
            del set.functions[1:]
        elif set.functions and not (set.functions[0].builtin or set.functions[0].library):
            return set.functions[0]
    for known in set.functions:
        # The library's own functions may overload in C too: atomicAdd on float.
        if not (c.language.cplusplus or function.builtin) or _same_parameters(known.type, function.type):
            return known
        if known.extern_c and function.extern_c and not function.builtin and known.scope == function.scope:
            return known  # the caller reports conflicting types
    set.functions.append(function)
    return function


def _same_parameters(a: ty.Function, b: ty.Function) -> bool:
    return (
        a.variadic == b.variadic
        and len(a.parameters) == len(b.parameters)
        and all(compatible(p.unqualified, q.unqualified, True) for p, q in zip(a.parameters, b.parameters))
    )


# ---------------------------------------------------------------- resolving


def resolve(c: Check, set: OverloadSet, arguments: Sequence[Operand], at: Any) -> tree.Function:
    """The function that a call with these operands means. With a single candidate no question is
    asked: the call itself complains about its arguments."""
    candidates = set.functions
    ignored: list[Note] = []
    if set.templates:
        from minicu.sema import template

        made, ignored = template.candidates(c, set, arguments, at)
        candidates = [*candidates, *made]
    if len(candidates) == 1 and not ignored:
        return candidates[0]
    viable = ranked(c, candidates, arguments)
    mathematics = len(viable) > 1 and all(
        isinstance(_target(p), (ty.Float, ty.Pointer)) for f, _ in viable for p in f.type.parameters
    )
    best = _library_choice(c, viable, arguments) if mathematics else None
    best = best or _best(c, viable)
    if best is None and viable and not mathematics:
        best = _library_choice(c, viable, arguments)
    if best is not None:
        return best
    notes = [_candidate_note(f) for f in (candidates if not viable else [f for f, _ in viable])]
    notes += ignored
    if viable:
        return c.fatal(at, f"call to '{set.name}' is ambiguous", notes)
    given = ", ".join(str(rvalue(c, a).type) for a in arguments)
    return c.fatal(at, f"no matching function for call to '{set.name}({given})'", notes)


def associated(c: Check, name: str, arguments: Sequence[Operand]) -> OverloadSet:
    """Functions of that name in the namespaces of the arguments' types (C++ [basic.lookup.argdep])."""
    found = OverloadSet(name)
    for operand in arguments:
        type = operand.type
        while isinstance(type, (ty.Pointer, ty.Array, ty.Reference)):
            type = type.of if isinstance(type, ty.Array) else type.to
        path = type.decl.scope if isinstance(type, (ty.Record, ty.Enum)) else ()
        scope: Scope | None = c.file
        for part in path:
            entity = scope.find_here(part) if scope is not None else None
            scope = entity.scope if isinstance(entity, NamespaceName) else None
        entity = scope.find_here(name) if scope is not None and path else None
        if isinstance(entity, OverloadSet):
            found.functions += [f for f in entity.functions if f not in found.functions]
            found.templates += [t for t in entity.templates if t not in found.templates]
    return found


def ranked(
    c: Check, candidates: Sequence[tree.Function], arguments: Sequence[Operand]
) -> list[tuple[tree.Function, list[Rank]]]:
    """The viable candidates, each with the rank of every argument's conversion."""
    viable = []
    for function in candidates:
        parameters = function.type.parameters
        count = len(arguments)
        if count > len(parameters) and not function.type.variadic:
            continue
        if count < len(parameters) and not has_default(function, count):
            continue
        ranks: list[Rank] = []
        for i, operand in enumerate(arguments):
            rank = conversion(c, operand, parameters[i]) if i < len(parameters) else (ELLIPSIS, 0)
            if rank is None:
                break
            ranks.append(rank)
        else:
            viable.append((function, ranks))
    return viable


def has_default(function: tree.Function, index: int) -> bool:
    """Whether parameter `index` and all behind it have default arguments."""
    defaults = function.attributes.get("defaults") or {}
    return all(i in defaults for i in range(index, len(function.type.parameters)))


def conversion(c: Check, operand: Operand, type: ty.Type) -> Rank | None:
    """Rank of the implicit conversion of `operand` to a parameter of `type`; None if impossible."""
    if isinstance(type, ty.Reference):
        return _binding(c, operand, type)
    value = rvalue(c, operand)
    source = value.type
    target = type.unqualified
    if source is target or source == target:
        return (EXACT, 0)
    if isinstance(source, (ty.Integer, ty.Float)) and isinstance(target, (ty.Integer, ty.Float)):
        return _arithmetic(c, source, target)
    if isinstance(source, ty.Enum) and not source.decl.scoped and isinstance(target, (ty.Integer, ty.Float)):
        return (PROMOTION, 0) if promoted_type(c, source) == target else (CONVERSION, 0)
    if isinstance(target, ty.Pointer):
        return _pointer(c, value, target)
    if target == ty.BOOL and isinstance(source, ty.Pointer):
        return (CONVERSION, 2)
    if isinstance(target, ty.NullPtr) and is_null(c, value):
        return (CONVERSION, 0)
    return (USER_CONVERSION, 0) if has_constructor(c, source, target) else None


def _arithmetic(c: Check, source: ty.Type, target: ty.Type) -> Rank:
    if isinstance(source, ty.Integer):
        if isinstance(target, ty.Integer):
            return (PROMOTION, 0) if promoted_type(c, source) == target else (CONVERSION, 0)
    elif isinstance(source, ty.Float) and isinstance(target, ty.Float):
        if source.kind == "float" and target.kind == "double":
            return (PROMOTION, 0)
        if source.rank == 0 and target.rank > 0:
            return (PROMOTION, target.rank)
    elif isinstance(source, ty.Float) and source.rank == 0:
        return (USER_CONVERSION, 0)
    if isinstance(target, ty.Float) and target.rank == 0:
        return (USER_CONVERSION, 0)
    return (CONVERSION, 0)


def _pointer(c: Check, value: tree.Expr, target: ty.Pointer) -> Rank | None:
    source = value.type
    if source is OVERLOADED:
        assert isinstance(value, OverloadedName)
        return (EXACT, 0) if _of_type(c, value.set, target, value.at) else None
    if isinstance(source, ty.Pointer):
        lost = qualifiers(source.to) & ~qualifiers(target.to) & ~ty.RESTRICT
        if lost:
            return None
        same = compatible(unqualified(source.to), unqualified(target.to), True)
        if same:
            return (EXACT, 1) if qualifiers(source.to) != qualifiers(target.to) else (EXACT, 0)
        if isinstance(target.to, ty.Void) and not isinstance(source.to, ty.Function):
            return (CONVERSION, 1)
        return None
    return (CONVERSION, 0) if is_null(c, value) else None


def _binding(c: Check, operand: Operand, reference: ty.Reference) -> Rank | None:
    target = reference.to
    lvalue = isinstance(operand, tree.Place) and not isinstance(operand, tree.Temporary)
    if isinstance(operand, tree.Place) and compatible(unqualified(operand.type), unqualified(target), True):
        added = qualifiers(target) & ~qualifiers(operand.type) & ~ty.RESTRICT
        lost = qualifiers(operand.type) & ~qualifiers(target) & ~ty.RESTRICT
        if lost:
            return None
        if lvalue and expiring(operand):  # [over.ics.rank]p3: && binds better
            fits = reference.rvalue or target.const
            return (EXACT, int(bool(added)) + (not reference.rvalue)) if fits else None
        if lvalue:
            return None if reference.rvalue else (EXACT, 1 if added else 0)
    if isinstance(target, ty.Function):
        value = rvalue(c, operand)
        return (EXACT, 0) if compatible(value.type, ty.Pointer(target), True) else None
    if not (reference.rvalue or target.const):
        return None
    rank = conversion(c, operand, target)
    if rank is None:
        return None
    return (rank[0], rank[1] + (0 if reference.rvalue else 1))


def _best(c: Check, viable: Sequence[tuple[tree.Function, list[Rank]]]) -> tree.Function | None:
    for function, ranks in viable:
        if all(
            function is other
            or _better(ranks, theirs)
            or (ranks == theirs and _preferred(c, function, other))
            for other, theirs in viable
        ):
            return function
    return None


def _preferred(c: Check, a: tree.Function, b: tree.Function) -> bool:
    """C++ [over.match.best]p2: of equals a function that is no instance, else the more special template's."""
    if b.instance is None:
        return False
    if a.instance is None:
        return True
    from minicu.sema import template

    return template.more_special(c, a.instance.pattern, b.instance.pattern)


def _better(a: list[Rank], b: list[Rank]) -> bool:
    return a != b and all(x <= y for x, y in zip(a, b))


def _library_choice(
    c: Check, viable: Sequence[tuple[tree.Function, list[Rank]]], arguments: Sequence[Operand]
) -> tree.Function | None:
    """An overloaded mathematics function takes the common type of its arithmetic arguments, integers as
    double where it has no integer version (`pow(float, int)`): the extra overloads of C++17 [c.math].
    These are for arithmetic types alone: beside an enumeration or a 16-bit float, which widens to float,
    integers take the type of the floats. Where only some parameters are floats (`ldexp(int, int)`), these
    count; pointers (`frexp(int, int *)`) fit or do not."""
    if not all(f.builtin or _system(f) for f, _ in viable):
        return None
    types: list[ty.Type | None] = []
    extra = True  # whether the extra overloads apply
    for operand in arguments:
        type = rvalue(c, operand).type
        if isinstance(type, ty.Float) and type.rank == 0:
            type, extra = ty.FLOAT, False
        if isinstance(type, (ty.Integer, ty.Float, ty.Enum)):
            types.append(promoted_type(c, type))
            extra = extra and not isinstance(type, ty.Enum)
        elif isinstance(type, ty.Pointer):
            types.append(None)
        else:
            return None
    whole = any(isinstance(_target(p), ty.Integer) for f, _ in viable for p in f.type.parameters)
    if not whole:
        floats = ty.DOUBLE if extra or ty.FLOAT not in types else ty.FLOAT
        types = [floats if isinstance(t, ty.Integer) else t for t in types]
    common: ty.Type | None = None
    for given in types:
        if given is not None:
            common = given if common is None else common_type(c, common, given)
            if common is None:
                return None
    for wanted in (common, ty.DOUBLE):
        for function, _ in viable:
            if all(_target(p) == wanted for p, t in zip(function.type.parameters, types) if t is not None):
                return function
    for function, _ in viable:
        parameters = [_target(p) for p in function.type.parameters]
        if ty.DOUBLE in parameters and not any(
            isinstance(p, ty.Float) and p != ty.DOUBLE for p in parameters
        ):
            return function
    return None


def _target(type: ty.Type) -> ty.Type:
    return type.to.unqualified if isinstance(type, ty.Reference) else type.unqualified


def _system(function: tree.Function) -> bool:
    span = span_of(function.at)
    return span is not None and span.source.system


def _candidate_note(function: tree.Function) -> Note:
    kind = "candidate function"
    parameters = ", ".join(str(p) for p in function.type.parameters) + (
        ", ..." if function.type.variadic else ""
    )
    span = span_of(function.at)
    if span is not None and span.source.system:
        span = None
    return Note(f"{kind}: {function.type.returns} {function.name}({parameters})", span)


# ---------------------------------------------------------------- uses


def use(c: Check, function: tree.Function) -> tree.Function:
    """Note that code mentions `function`."""
    function.used = True
    return function


def choose(c: Check, name: Any, type: ty.Type, at: Any) -> tree.Expr:
    """The member of an overload set whose address has the wanted type."""
    function = _of_type(c, name.set, type, name.at)
    if function is None:
        return c.fatal(
            at,
            f"address of overloaded function '{name.set.name}' does not match required type '{type}'",
            [_candidate_note(f) for f in name.set.functions],
        )
    return tree.FunctionAddress(ty.Pointer(function.type), use(c, function), at=name.at)


def _of_type(c: Check, set: OverloadSet, type: ty.Type, at: Any) -> tree.Function | None:
    if isinstance(type, ty.Pointer):
        for function in set.functions:
            if compatible(function.type, type.to, True):
                return function
        if set.templates and isinstance(type.to, ty.Function):
            from minicu.sema import template

            return template.of_type(c, set, type.to, at)
    return None
