"""sizeof, _Alignof, and the element sizes of pointer arithmetic."""

from __future__ import annotations

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.abi import layout
from minicu.diagnostics.errors import Place
from minicu.diagnostics.warnings import POINTER_ARITH
from minicu.sema.context import Check
from minicu.sema.conversions import places
from minicu.sema.conversions.convert import source_bit_field
from minicu.sema.expressions import expr, names
from minicu.sema.types import declarators


def size(c: Check, type: ty.Type, at: Place) -> int | tree.Expr:
    """Size in bytes: a number, or an expression of type size_t for a variable length array."""
    if isinstance(type, ty.Array):
        if type.length is None:
            c.fatal(at, f"invalid application of 'sizeof' to an incomplete type '{type}'")
        element_size = size(c, type.element, at)
        return (
            element_size * type.length
            if isinstance(element_size, int)
            else _product(c, element_size, number(c, type.length, at), at)
        )
    if isinstance(type, ty.VariableArray):
        if type.length is None:
            c.fatal(at, "size of '[*]' is not known")
        element_size = size(c, type.element, at)
        count = tree.Load(c.size_type, tree.Variable(c.size_type, type.length, at=at), at=at)
        return _product(
            c, number(c, element_size, at) if isinstance(element_size, int) else element_size, count, at
        )
    if isinstance(type, ty.Reference):
        return size(c, type.to, at)
    try:
        return layout.size_of(type, c.model)
    except layout.NoSize:
        if isinstance(type, (ty.Void, ty.Function)) and not isinstance(type, ty.Record):
            kind = "a function type" if isinstance(type, ty.Function) else "an incomplete type 'void'"
            if c.language.cplusplus:
                c.fatal(at, f"invalid application of 'sizeof' to {kind}")
            c.warn(POINTER_ARITH, at, f"invalid application of 'sizeof' to {kind}")
            return 1
        return c.fatal(at, f"invalid application of 'sizeof' to an incomplete type '{type.unqualified}'")


def number(c: Check, value: int, at: Place) -> tree.Constant:
    return tree.Constant(c.size_type, value, at=at)


def _product(c: Check, a: tree.Expr, b: tree.Expr, at: Place) -> tree.Expr:
    return tree.Binary(c.size_type, "*", a, b, at=at)


def scale(c: Check, pointer: ty.Pointer, at: Place) -> int | tree.Expr:
    """The distance of neighbouring elements in bytes, for arithmetic on the pointer."""
    pointee = pointer.to
    kind = pointee.__class__
    if pointee.__class__ is ty.Integer or pointee.__class__ is ty.Float:
        return c.model.scalars[pointee.kind][0]
    if kind is ty.Void or kind is ty.Function:  # GNU C: as if of size 1
        what = "a pointer to void" if kind is ty.Void else f"a pointer to the function type '{pointee}'"
        if c.language.cplusplus:
            c.fatal(at, f"arithmetic on {what}")
        c.warn(POINTER_ARITH, at, f"arithmetic on {what} is a GNU extension")
        return 1
    try:
        return size(c, pointee, at) if _variable(pointee) else layout.size_of(pointee, c.model)
    except layout.NoSize:
        return c.fatal(at, f"arithmetic on a pointer to an incomplete type '{pointee.unqualified}'")


def _variable(type: ty.Type) -> bool:
    type = ty.remove_all_extents(type)
    return isinstance(type, ty.VariableArray)


def align(c: Check, type: ty.Type, at: Place) -> int:
    if isinstance(type, (ty.Void, ty.Function)) and not c.language.cplusplus:
        return 1
    try:
        return layout.align_of(type, c.model)
    except layout.NoSize:
        return c.fatal(at, f"invalid application of '_Alignof' to an incomplete type '{type.unqualified}'")


def sizeof(c: Check, node: c_ast.UnaryOp) -> tree.Expr:
    """`sizeof` and `_Alignof`, of a type or an expression."""
    at, operand = node.coord, node.expr
    place: tree.Expr | tree.Place | None = None
    operand = names.type_behind_decltype(c, operand) or operand
    if isinstance(operand, c_ast.Typename):
        type = declarators.type_name(c, operand)
    else:
        with c.within(pending=[], temporaries=[], unevaluated=True) as inside:
            place = expr.check(c, operand)
        if isinstance(place.type, (ty.VariableArray, ty.Array)) and _has_variable(place.type):
            c.pending.extend(inside.pending)  # C11 6.5.3.4p2: the operand is evaluated
        type = place.type
        if isinstance(place, tree.FunctionAddress) and not place.taken:
            type = place.function.type
    if c.function is None and c.model.long_double == "double":
        c.known.host_sizes += _has_long_double(type)
    if node.op == "sizeof":
        named = isinstance(place, tree.MemberPlace) and place.bit_field
        # C++17 [expr.sizeof]p1: nor to a comma that ends in one, for that is a glvalue as well
        if named or (c.language.cplusplus and place is not None and places.bit_field(place) is not None):
            c.fatal(at, "invalid application of 'sizeof' to bit-field")
        if place is not None and not c.language.cplusplus and (field := source_bit_field(place)) is not None:
            # gcc: the value of a bit-field is of a type that has its bits
            return number(c, next(n for n in (1, 2, 4, 8) if 8 * n >= (field.slot.bit_width or 0)), at)
        bytes_ = size(c, type, at)
        return number(c, bytes_, at) if isinstance(bytes_, int) else bytes_
    if isinstance(place, tree.MemberPlace):
        if place.bit_field:
            c.fatal(at, "invalid application of '_Alignof' to bit-field")
        if place.slot.member.align:
            return number(c, max(place.slot.member.align, align(c, type, at)), at)
    if isinstance(place, tree.Variable) and place.object.align:
        return number(c, place.object.align, at)
    if isinstance(type, ty.Reference):
        type = type.to
    return number(c, align(c, type, at), at)


def _has_long_double(type: ty.Type) -> bool:
    todo, seen = [type], set[ty.RecordDecl]()
    while todo:
        type = todo.pop()
        while isinstance(type, (ty.Array, ty.VariableArray, ty.Reference)):
            type = type.to if isinstance(type, ty.Reference) else type.element
        if isinstance(type, ty.Float) and type.kind == "ldouble":
            return True
        if isinstance(type, ty.Record) and type.decl not in seen:
            seen.add(type.decl)
            todo += [m.type for m in type.decl.completed().members or ()]
    return False


def _has_variable(type: ty.Type) -> bool:
    while isinstance(type, (ty.Array, ty.VariableArray)):
        if isinstance(type, ty.VariableArray):
            return True
        type = type.element
    return False
