"""Expressions that choose or run in order: `?:`, the comma, _Generic, statement expressions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.diagnostics.warnings import POINTER_TYPE_MISMATCH
from minicu.sema import rules
from minicu.sema.classes import classes
from minicu.sema.constants import constant
from minicu.sema.context import Check, Operand
from minicu.sema.conversions import places, user
from minicu.sema.conversions.convert import (
    OVERLOADED,
    ConstantPlace,
    address_of,
    boolean,
    expiring,
    is_lvalue,
    is_null,
    null,
    operand_of,
    qualifiers,
    resolved,
    rvalue,
    source_bit_field,
    to,
    unqualified,
    usual_arithmetic,
)
from minicu.sema.conversions.implicit import assign
from minicu.sema.expressions import expr, lifetime, operator_candidates, operator_functions
from minicu.sema.types import declarators
from minicu.sema.types.compatible import bare, compatible, composite
from minicu.sema.warnings import doubtful
from minicu.syntax.nodes import StatementExpression, Throw


def comma(c: Check, node: c_ast.ExprList) -> tree.Expr | tree.Place:
    """A `c_ast.ExprList` where an expression stands: the comma operator (C11 6.5.17)."""
    begin, *rest = node.exprs
    result: tree.Expr | tree.Place = expr.check(c, begin)
    for right in rest:
        operand = expr.check(c, right)
        if isinstance(result.type, ty.Record) or isinstance(operand.type, ty.Record):
            overloaded = (
                operator_functions.overloaded(c, ",", [result, operand], node.coord)
                if c.language.cplusplus
                else None
            )
            if overloaded is not None:
                result = overloaded
                continue
        value = rvalue(c, result)
        doubtful.left_of_comma(c, value)
        first = lifetime.discarded(c, value)
        left = to(c, first, ty.VOID)
        named = operand.__class__ is ConstantPlace and not isinstance(first, tree.Constant)
        if named or (c.language.cplusplus and isinstance(operand.type, ty.Array)):
            assert isinstance(operand, tree.Place)  # its value alone would be no lvalue, and no array
            pointer = tree.Comma(ty.Pointer(operand.type), left, address_of(c, operand), at=node.coord)
            expires = not is_lvalue(operand) or expiring(operand)
            result = tree.Dereference(operand.type, pointer, expires, at=node.coord)
            continue
        value = rvalue(c, operand)
        resolved(c, value)
        result = tree.Comma(value.type, left, value, at=node.coord)
        if isinstance(operand, tree.Temporary):  # a value, that is const if the operand is
            result = lifetime.qualified(result, operand.type, node.coord)
        elif classes.by_address(value.type):
            result = places.lvalue(c, result) or result
    return result


# ---------------------------------------------------------------- conditional


def _or_throws(c: Check, node: c_ast.TernaryOp) -> tree.Expr:
    """`a ? b : throw e` has the value of b ([expr.cond]p2), since control does not continue after the
    throw."""
    at, thrown = node.coord, node.iftrue if isinstance(node.iftrue, Throw) else node.iffalse
    first = expr.value(c, node.cond)
    nothing: tree.Expr = tree.Convert(ty.VOID, tree.Constant(ty.INT, 0, at=at), at=at)
    throws = expr.value(c, thrown)
    if node.iftrue is None:
        if isinstance(first.type, ty.Record):
            c.fatal(at, "not supported: '?:' without a middle operand, of a class, that throws")
        object, kept = _kept(first, at)
        tested = tree.Conditional(ty.VOID, boolean(c, kept, at), nothing, throws, at=at)
        chosen = tree.Comma(first.type, tested, kept, at=at)
        return tree.StatementExpression(
            first.type, tree.Block([tree.Declare(object, first, at=at)], at=at), chosen, at=at
        )
    condition = boolean(c, first, at)
    yes, no = (throws, nothing) if thrown is node.iftrue else (nothing, throws)
    other = node.iffalse if thrown is node.iftrue else node.iftrue
    tested = tree.Conditional(ty.VOID, condition, yes, no, at=at)
    value = expr.value(c, other)
    return tree.Comma(value.type, tested, value, at=at)


def conditional(c: Check, node: c_ast.TernaryOp) -> tree.Expr | tree.Place:
    """A `c_ast.TernaryOp` (C11 6.5.15; C++ [expr.cond]); `a ?: b` evaluates a once."""
    at = node.coord
    if isinstance(node.iftrue, Throw) or isinstance(node.iffalse, Throw):
        return _or_throws(c, node)
    if node.iftrue is None:
        yes = expr.value(c, node.cond)
        first: Operand = yes
        condition = boolean(c, yes, at)
        if not isinstance(yes, tree.Constant):
            with lifetime.unsure(c):
                other = expr.value(c, node.iffalse)
            return _without_middle(c, yes, other, at)
    else:
        condition = boolean(c, expr.value(c, node.cond), at)
        with lifetime.unsure(c):
            first = expr.check(c, node.iftrue)
        yes = rvalue(c, first)
    with lifetime.unsure(c):
        second = expr.check(c, node.iffalse)
    no = rvalue(c, second)
    if c.known.member_pointers and (pair := _member_pointers(c, yes, no, at)) is not None:
        yes, no = pair
    if isinstance(yes.type, ty.Record) or isinstance(no.type, ty.Record):
        return _of_class(c, condition, _designated(c, first, yes), _designated(c, second, no), at)
    return _arrays(c, condition, yes, no, at) or choose(c, condition, yes, no, at)


def _arrays(
    c: Check, condition: tree.Expr, yes: tree.Expr, no: tree.Expr, at: Place, wanted: ty.Type | None = None
) -> tree.Place | None:
    """One of two arrays of a type (the `wanted` one), which stays an array in C++ ([expr.cond]p4)."""
    if not (c.language.cplusplus and isinstance(yes.type, ty.Pointer) and isinstance(no.type, ty.Pointer)):
        return None
    first = _array(c, yes)
    a = first.type
    # The rest of what may be a long chain is not looked through for nothing.
    if not isinstance(a, ty.Array) or (wanted is not None and unqualified(a) != wanted):
        return None
    sides = first, _array(c, no, unqualified(a))
    b = sides[1].type
    if unqualified(a) != unqualified(b):
        return None
    common = a if qualifiers(a) | qualifiers(b) == qualifiers(a) else b
    if qualifiers(common) != qualifiers(a) | qualifiers(b):
        return None
    pointers = [to(c, address_of(c, side), ty.Pointer(common)) for side in sides]  # type: ignore[arg-type]
    pointer = tree.Conditional(ty.Pointer(common), condition, *pointers, at=at)
    expires = [not is_lvalue(side) or expiring(side) for side in sides]  # type: ignore[arg-type]
    return tree.Dereference(common, pointer, all(expires), at=at)


def _array(c: Check, value: tree.Expr, wanted: ty.Type | None = None) -> tree.Expr | tree.Place:
    """The array whose first element a value points to, also where a conditional has chosen it."""
    if isinstance(value, tree.Conditional):
        return _arrays(c, value.condition, value.yes, value.no, value.at, wanted) or value
    return operand_of(value)


def _member_pointers(
    c: Check, yes: tree.Expr, no: tree.Expr, at: Place
) -> tuple[tree.Expr, tree.Expr] | None:
    """Pointers to members, or one and null, in their common type ([expr.cond]p7.4)."""
    if rules.member_pointers.pointed(yes.type) is None and rules.member_pointers.pointed(no.type) is None:
        return None
    if yes.type == no.type or (type := rules.member_pointers.composite(c, yes, no)) is None:
        return None
    return assign(c, yes, type, at, "converting"), assign(c, no, type, at, "converting")


def _designated(c: Check, operand: Operand, value: tree.Expr) -> Operand:
    """The operand whose value this is, as [expr.cond] sees it: an object (also one that a conditional, a
    comma or an assignment gives), or a value that may be const."""
    if isinstance(operand, tree.Temporary):
        return operand
    return places.operand(c, value)


def _of_class(
    c: Check, condition: tree.Expr, first: Operand, second: Operand, at: Place
) -> tree.Expr | tree.Place:
    """C++ [expr.cond]: one side may become what the other is; two objects stay objects."""
    yes, no, quals = rvalue(c, first), rvalue(c, second), 0
    if c.language.cplusplus:
        if first.type != second.type or _category(first) != _category(second):
            with lifetime.unsure(c):
                forth, back = _target(c, first, second), _target(c, second, first)
                both = forth or back if forth is None or back is None else None
                if isinstance(both, ty.Reference):
                    return _one_of(c, condition, (first, second), both, at)
                yes, no, quals = _alike(c, (first, second), forth, back, at)
        elif isinstance(first, tree.Temporary):
            quals = first.type.quals
    if classes.by_address(yes.type) and yes.type == no.type:
        chosen = tree.Conditional(yes.type, condition, yes, no, at=at)
        moved = [expiring(operand_of(side)) for side in (yes, no)]
        if moved[0] == moved[1] and (place := places.lvalue(c, chosen)) is not None:
            assert isinstance(place, tree.Dereference)
            place.expiring = moved[0]
            return place
        with lifetime.unsure(c):
            yes = assign(c, yes, yes.type, at, "converting")
            no = assign(c, no, no.type, at, "converting")
    result = choose(c, condition, yes, no, at)
    return lifetime.qualified(result, ty.qualify(result.type, quals), at)


def _category(operand: Operand) -> str:
    if not isinstance(operand, tree.Place) or isinstance(operand, tree.Temporary):
        return "prvalue"
    return "lvalue" if is_lvalue(operand) and not expiring(operand) else "xvalue"


def _target(c: Check, operand: Operand, other: Operand) -> ty.Type | None:
    """What an operand can become to match the other ([expr.cond]p4): a reference that binds directly, or a
    type of values."""
    category, type = _category(other), other.type
    a, b = operand.type, type
    related = isinstance(b, ty.Record) and classes.derives(a, b) is not None
    if related:
        if a.quals & ~b.quals:
            return None
        if category != "prvalue" and category == _category(operand):
            return ty.Reference(type, rvalue=category == "xvalue")
        return type
    if classes.derives(b, a) is not None:
        return None
    if category == "lvalue" and user.to_lvalue(c, operand, type) is not None:
        return ty.Reference(type)
    if not isinstance(type, ty.Record):
        type = rvalue(c, other).type.unqualified
    return type if user.find(c, operand, type) is not None else None


def _one_of(
    c: Check, condition: tree.Expr, sides: Sequence[Operand], reference: ty.Reference, at: Place
) -> tree.Place:
    """The one of two objects of related classes that is chosen, as an object of the common type."""
    pointers = [rules.references.bind(c, side, reference, at, "converting") for side in sides]
    pointer = tree.Conditional(ty.Pointer(reference.to), condition, *pointers, at=at)
    return tree.Dereference(reference.to, pointer, reference.rvalue, at=at)


def _alike(
    c: Check, sides: tuple[Operand, Operand], forth: ty.Type | None, back: ty.Type | None, at: Place
) -> tuple[tree.Expr, tree.Expr, int]:
    """Operands of different types, one of them a class; and the qualifiers of their common type."""
    yes, no = (rvalue(c, side) for side in sides)
    if forth and not back:
        return assign(c, yes, forth, at, "converting"), _unqualified(no), forth.quals
    if back and not forth:
        return _unqualified(yes), assign(c, no, back, at, "converting"), back.quals
    if forth:
        return (_unqualified(yes), _unqualified(no), forth.quals) if forth == back else (yes, no, 0)
    operands = operator_candidates.converted(c, "?:", sides, at)
    return rvalue(c, operands[0]), rvalue(c, operands[1]), 0


def _unqualified(value: tree.Expr) -> tree.Expr:
    return replace(value, type=value.type.unqualified) if value.type.quals else value


def _kept(value: tree.Expr, at: Place) -> tuple[tree.Object, tree.Expr]:
    """An object without a name for a value that is used twice, and what it holds."""
    object = tree.Object("", value.type, "local", at=at)
    return object, tree.Load(value.type, tree.Variable(value.type, object, at=at), at=at)


def _without_middle(c: Check, first: tree.Expr, other: tree.Expr, at: Place) -> tree.Expr:
    object, kept = _kept(first, at)
    value = choose(c, kept, kept, other, at)
    body = tree.Block([tree.Declare(object, first, at=at)], at=at)
    return tree.StatementExpression(value.type, body, value, at=at)


def choose(c: Check, condition: tree.Expr, yes: tree.Expr, no: tree.Expr, at: Place) -> tree.Expr:
    """`condition ? yes : no` with both branches in their common type."""
    yes, no, type = _branches(c, yes, no, at)
    result = tree.Conditional(type, condition, yes, no, at=at)
    if isinstance(condition, tree.Constant):
        known = constant.truth(c, condition)
        chosen = yes if known else no
        if isinstance(chosen, tree.Constant):
            return tree.Constant(type, chosen.value, at=at) if chosen.place is None else result
    return result


def _branches(c: Check, yes: tree.Expr, no: tree.Expr, at: Place) -> tuple[tree.Expr, tree.Expr, ty.Type]:
    a, b = yes.type, no.type
    if a is b or a == b:
        if isinstance(a, ty.Integer) and not c.language.cplusplus and (a.rank < 3 or _bits(yes) or _bits(no)):
            converted = usual_arithmetic(c, yes, no)
            assert converted is not None
            return converted
        if a is OVERLOADED:
            c.fatal(at, "reference to overloaded function could not be resolved")
        return yes, no, a
    if ty.is_arithmetic(a) and ty.is_arithmetic(b):
        converted = usual_arithmetic(c, yes, no)
        if converted is not None and ty.is_arithmetic(converted[2]):
            return converted
    elif isinstance(a, (ty.Pointer, ty.NullPtr)) or isinstance(b, (ty.Pointer, ty.NullPtr)):
        pointers = _pointers(c, yes, no, at)
        if pointers is not None:
            return pointers
    if isinstance(a, ty.Void) or isinstance(b, ty.Void):  # GNU C lets one side be void
        if not c.language.cplusplus:
            return to(c, yes, ty.VOID), to(c, no, ty.VOID), ty.VOID
    return c.fatal(at, f"incompatible operand types ('{a}' and '{b}')")


def _bits(e: tree.Expr) -> bool:
    return source_bit_field(e) is not None


def _pointers(
    c: Check, yes: tree.Expr, no: tree.Expr, at: Place
) -> tuple[tree.Expr, tree.Expr, ty.Type] | None:
    a, b = yes.type, no.type
    if isinstance(a, ty.Pointer) and isinstance(b, ty.Pointer):
        type = _composite(c, yes, no, at)
        return to(c, yes, type), to(c, no, type), type
    if isinstance(a, ty.Pointer) and is_null(c, no):
        return yes, null(c, no, a), a
    if isinstance(b, ty.Pointer) and is_null(c, yes):
        return null(c, yes, b), no, b
    if isinstance(a, ty.NullPtr) and is_null(c, no):
        return yes, to(c, no, a), a
    if isinstance(b, ty.NullPtr) and is_null(c, yes):
        return to(c, yes, b), no, b
    pointer = a if isinstance(a, ty.Pointer) else b
    if isinstance(pointer, ty.Pointer) and not c.language.cplusplus:
        if ty.is_integral(a) or ty.is_integral(b):
            c.warn(
                POINTER_TYPE_MISMATCH,
                at,
                f"pointer/integer type mismatch in conditional expression ('{a}' and '{b}')",
            )
            return to(c, yes, pointer), to(c, no, pointer), pointer
    return None


def _composite(c: Check, yes: tree.Expr, no: tree.Expr, at: Place) -> ty.Type:
    """The pointer type of a conditional (C11 6.5.15p6): qualifiers of both, void if one is void."""
    a, b = yes.type, no.type
    assert isinstance(a, ty.Pointer) and isinstance(b, ty.Pointer)
    if c.language.cplusplus:
        type = composite_pointer(c, a, b, at)
        return type or c.fatal(at, f"incompatible operand types ('{a}' and '{b}')")
    quals = qualifiers(a.to) | qualifiers(b.to)
    if is_null(c, yes):
        return b
    if is_null(c, no):
        return a
    plain_a, plain_b = unqualified(a.to), unqualified(b.to)
    if compatible(plain_a, plain_b):
        return ty.Pointer(ty.qualify(composite(plain_a, plain_b), quals))
    if not (isinstance(plain_a, ty.Void) or isinstance(plain_b, ty.Void)):
        c.warn(POINTER_TYPE_MISMATCH, at, f"pointer type mismatch ('{a}' and '{b}')")
    return ty.Pointer(ty.qualify(ty.VOID, quals))


def composite_pointer(c: Check, a: ty.Pointer, b: ty.Pointer, at: Place) -> ty.Pointer | None:
    """The composite pointer type of C++ ([expr.type]p4); None if there is none."""
    if (both := _combined(a.to, b.to)) is not None:
        return ty.Pointer(both)
    quals = qualifiers(a.to) | qualifiers(b.to)
    plain_a, plain_b = bare(unqualified(a.to)), bare(unqualified(b.to))
    if isinstance(plain_a, ty.Record) and isinstance(plain_b, ty.Record):
        for derived, base in ((plain_a, plain_b), (plain_b, plain_a)):
            if classes.steps_to_base(derived, base) is not None:
                rules.access.base(c, derived.decl, base.decl, at)
                return ty.Pointer(ty.qualify(base, quals))
    elif isinstance(plain_a, ty.Void) or isinstance(plain_b, ty.Void):
        return ty.Pointer(ty.qualify(ty.VOID, quals))
    return None


def _combined(a: ty.Type, b: ty.Type) -> ty.Type | None:
    """The type that two similar ones have in common ([conv.qual]p3): each level has the qualifiers of both,
    and is const above one that changes."""
    quals = qualifiers(a) | qualifiers(b)
    plain_a, plain_b = unqualified(a), unqualified(b)
    if plain_a == plain_b:
        return ty.qualify(plain_a, quals)
    plain_a, plain_b = bare(plain_a), bare(plain_b)
    if compatible(plain_a, plain_b):
        return ty.qualify(composite(plain_a, plain_b), quals)
    if not (isinstance(plain_a, ty.Pointer) and isinstance(plain_b, ty.Pointer)):
        return None
    inner = _combined(plain_a.to, plain_b.to)
    return inner and ty.Pointer(inner, quals=quals | ty.CONST)


# ---------------------------------------------------------------- _Generic


def generic(c: Check, node: c_ast.GenericSelection) -> tree.Expr | tree.Place:
    """`_Generic` (C11 6.5.1.1); the controlling expression is converted as a value first (DR 481)."""
    value = rvalue(c, expr.unevaluated(c, node.expr))
    control: ty.Type | None = value.type
    field = None if c.language.cplusplus else source_bit_field(value)
    if field is not None and (field.slot.bit_width or 0) < constant.bits_of(c, value.type)[0]:
        control = None  # for gcc a type of its own
    default = None
    chosen = None
    seen: list[ty.Type] = []
    for association in node.associations:
        if association.type is None:
            if default is not None:
                c.fatal(association.coord, "duplicate default generic association")
            default = association
            continue
        type = declarators.type_name(c, association.type)
        if any(compatible(type, other) for other in seen):
            c.fatal(
                association.coord,
                f"type '{type}' in generic association compatible with previously specified type",
            )
        seen.append(type)
        if control is not None and compatible(type, control):
            chosen = association
    chosen = chosen or default
    if chosen is None:
        c.fatal(
            node.coord,
            f"controlling expression type '{value.type}' not compatible with any generic association type",
        )
    return expr.check(c, chosen.expr)


# ---------------------------------------------------------------- ({ ... })


def statement_expression(c: Check, node: StatementExpression) -> tree.Expr:
    """GNU `({ ... })`: the value is that of the last expression statement."""
    if c.function is None:
        c.fatal(node.coord, "statement expression not allowed at file scope")
    with c.within(pending=[]):
        body, value = rules.stmt.block_with_value(c, node.block)
    if value is not None:
        resolved(c, value)
        if c.language.cplusplus and source_bit_field(value) is not None:  # a value there, as for g++
            value = tree.Convert(value.type, value, at=value.at)
    type = value.type if value is not None else ty.VOID
    if isinstance(type, ty.Void):
        if value is not None:
            body.statements.append(tree.ExpressionStatement(value, at=value.at))
        value = None
    return tree.StatementExpression(type, body, value, full=True, at=node.coord)
