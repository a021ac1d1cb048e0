"""Explicit conversions: casts of C and C++, `T(x)`, compound literals (C11 6.5.4, 6.5.2.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.abi import layout
from minicu.diagnostics.errors import Place
from minicu.diagnostics.warnings import INT_TO_POINTER_CAST, POINTER_TO_INT_CAST
from minicu.sema import rules
from minicu.sema.classes import classes
from minicu.sema.constants import constant
from minicu.sema.context import Check, Operand
from minicu.sema.conversions import user
from minicu.sema.conversions.convert import (
    OVERLOADED,
    address_of,
    is_null,
    rvalue,
    source_bit_field,
    to,
    unqualified,
)
from minicu.sema.conversions.implicit import assign, has_constructor
from minicu.sema.conversions.references import bind
from minicu.sema.expressions import expr, lifetime, member_pointers, overload
from minicu.sema.types import declarators, limits, placeholders
from minicu.sema.types.compatible import compatible
from minicu.syntax.nodes import Construct, DirectInit, New, Syntax
from minicu.types.dependent import Deduced

if TYPE_CHECKING:
    from types import ModuleType


def cast(c: Check, node: c_ast.Cast) -> Operand:
    """`(type) expression`."""
    type = declarators.type_name(c, node.to_type)
    if (value := elements(c, type, Construct(node.to_type, [node.expr], False, node.coord))) is not None:
        return value
    value = convert_to(c, expr.check(c, node.expr), type, node.coord)
    return lifetime.qualified(value, type, node.coord) if c.language.cplusplus else value


def convert_to(c: Check, operand: Operand, type: ty.Type, at: Place) -> Operand:
    """What a C cast does, for both languages."""
    if isinstance(type, ty.Reference):
        return to_reference(c, operand, type, at)
    value = rvalue(c, operand)
    type = type.unqualified
    source = value.type
    if isinstance(type, ty.Void):
        return to(c, lifetime.discarded(c, value), type, at)
    if source is OVERLOADED:
        return overload.choose(c, value, type, at)
    if not ty.is_scalar(type):
        if source != type and isinstance(type, ty.Record) and member_pointers.pointed(type) is not None:
            if (result := member_pointers.cast(c, value, type, at)) is not None:
                return result
            result = user.convert(c, operand, type, at, explicit=True)
            return result or c.fatal(at, f"cannot cast '{source}' to '{type}'")
        return _to_aggregate(c, operand, value, type, at)
    if type == ty.BOOL and member_pointers.pointed(source) is not None:
        return member_pointers.truth(c, value, at)
    if not ty.is_scalar(source):
        if has_constructor(c, source, type):
            return assign(c, value, type, at, "converting")
        if (converted := rules.constructors.converted(c, value, type, at)) is not None:
            return converted
        if isinstance(source, ty.Record) and (result := user.convert(c, operand, type, at, explicit=True)):
            return result
        return c.fatal(at, f"operand of type '{source}' where arithmetic or pointer type is required")
    _check_pointers(c, value, type, at)
    if (
        source == type
        and isinstance(type, ty.Pointer)
        and isinstance(source, ty.Pointer)
        and source.to.align != type.to.align
    ):
        return tree.Convert(type, value, at=at)  # `*(unaligned_int *)p`
    return to(c, _value(c, value), type, at) if value.type == type else to(c, value, type, at)


def _check_pointers(c: Check, value: tree.Expr, type: ty.Type, at: Place) -> None:
    """Complain of casts of scalars that pointers do not allow, or that lose a part of one."""
    source = value.type
    if isinstance(type, ty.Pointer):
        if isinstance(source, ty.Float):
            c.fatal(at, f"operand of type '{source}' cannot be cast to a pointer type")
        if ty.is_integral(source) and not isinstance(value, tree.Constant):
            if constant.bits_of(c, source)[0] < 8 * c.model.pointer:
                c.warn(INT_TO_POINTER_CAST, at, f"cast to '{type}' from smaller integer type '{source}'")
    elif isinstance(source, ty.Pointer) and type != ty.BOOL:
        if isinstance(type, ty.Float):
            c.fatal(at, f"pointer cannot be cast to type '{type}'")
        if isinstance(type, ty.NullPtr):
            c.fatal(at, f"cannot cast '{source}' to '{type}'")
        if constant.bits_of(c, type)[0] < 8 * c.model.pointer:
            c.warn(POINTER_TO_INT_CAST, at, f"cast to smaller integer type '{type}' from '{source}'")
    elif isinstance(source, ty.NullPtr) and not _holds_pointer(c, type):
        c.fatal(at, f"cannot cast 'nullptr_t' to '{type}'")
    elif isinstance(type, ty.NullPtr) and not is_null(c, value):
        c.fatal(at, f"cannot cast '{source}' to 'nullptr_t'")


def _value(c: Check, value: tree.Expr) -> tree.Expr:
    """The operand as a prvalue (C++) without its bit-field width: what is cast to unsigned promotes as
    unsigned."""
    if isinstance(value, tree.Constant):
        return value if value.place is None else replace(value, place=None)
    if (isinstance(value, tree.Load) and c.language.cplusplus) or source_bit_field(value) is not None:
        return tree.Convert(value.type, value, at=value.at)
    return value


def _holds_pointer(c: Check, type: ty.Type) -> bool:
    """Whether a null pointer may be cast to it ([expr.reinterpret.cast]p4, [conv.bool])."""
    if isinstance(type, (ty.Pointer, ty.NullPtr)) or type == ty.BOOL:
        return True
    return isinstance(type, ty.Integer) and constant.bits_of(c, type)[0] >= 8 * c.model.pointer


def _related(a: ty.Type, b: ty.Type) -> bool:
    """Whether a pointer to one is cast to a pointer to the other by what classes are made of."""
    return a.unqualified == b.unqualified or any(
        classes.derives(*pair) is not None for pair in ((a, b), (b, a))
    )


def by_function(c: Check, operand: Operand, type: ty.Reference, at: Place) -> Operand | None:
    """What a conversion function of the operand's class gives, if the lvalue reference binds to it."""
    if type.rvalue or _related(operand.type, type.to):
        return None
    function = user.to_lvalue(c, operand, type.to, explicit=True)
    return user.apply(c, function, operand, at) if function is not None else None


def to_reference(c: Check, operand: Operand, type: ty.Reference, at: Place) -> Operand:
    if (place := by_function(c, operand, type, at)) is not None:
        return to_reference(c, place, type, at)  # [expr.cast]p4: static_cast comes before reinterpret_cast
    if isinstance(operand, tree.Place):
        pointer = to(c, address_of(c, operand, at), ty.Pointer(type.to), at)
    else:
        pointer = bind(c, operand, type, at, "converting")
    return tree.Dereference(type.to, pointer, type.expires, at=at)


def _own(c: Check, value: tree.Expr, at: Place) -> tree.Expr:
    """A copy: the result of a cast is an object of its own (C++ [expr.static.cast]p4), and changing it does
    not change the operand."""
    if not c.language.cplusplus or not isinstance(value, tree.Load) or not isinstance(value.type, ty.Record):
        return value
    if isinstance(value.place, tree.CompoundLiteral):
        return value
    return rvalue(c, _literal(c, value.type, value, at))


def _to_aggregate(c: Check, operand: Operand, value: tree.Expr, type: ty.Type, at: Place) -> Operand:
    if c.language.cplusplus:
        classes.refuse_abstract(c, type, "value", at)
    if value.type == type:
        if classes.by_address(type):
            return assign(c, value, type, at, "converting")
        return _own(c, value, at)
    if isinstance(type, ty.Record):
        members = type.decl.completed().members
        if members is None:
            c.fatal(at, f"cast to incomplete type '{type}'")
        if type.decl.keyword == "union":  # GNU: a cast to a union type
            for m in members:
                if compatible(unqualified(m.type), value.type):
                    literal = _record(type, [tree.InitItem(0, m.type, value)], at)
                    return rvalue(c, literal)
            c.fatal(at, f"cast to union type from type '{value.type}' not present in union")
        if c.language.cplusplus:
            return construct_value(c, type, [operand], [None], False, at)
    return c.fatal(at, f"used type '{type}' where arithmetic or pointer type is required")


# ---------------------------------------------------------------- C++


def construct(c: Check, node: Construct) -> Operand:
    """`T(args)` and `T{args}`."""
    type = declarators.type_name(c, node.type)
    at = node.coord
    if isinstance(type, Deduced) and type.template is not None:
        type = rules.class_deduction.of_arguments(c, type.template, node.args, node.brace, at)
    if placeholders.has_auto(type):  # C++23 [expr.type.conv]p1: a copy of the operand
        if len(node.args) != 1:
            c.fatal(at, f"'{type}' in an expression needs one operand")
        operand = expr.check(c, node.args[0])
        return convert_to(c, operand, placeholders.deduce(c, type, operand, at), at)
    if isinstance(type, ty.Function) or (isinstance(type, ty.Enum) and not declarators.complete(c, type)):
        c.fatal(at, f"invalid use of incomplete type '{type}'")
    value = _made(c, type, node)
    return lifetime.qualified(value, type, at) if c.language.cplusplus else value


def _made(c: Check, type: ty.Type, node: Construct) -> Operand:
    at = node.coord
    if node.brace and not ty.is_scalar(type) and not isinstance(type, ty.Void):
        return braced(c, type, node.args, at)
    if len(node.args) == 1 and isinstance(node.args[0], c_ast.InitList) and classes.class_of(type) is None:
        return braced(c, type, node.args[0].exprs, at)
    if (value := elements(c, type, node)) is not None:
        return value
    operands = [expr.argument(c, a) for a in node.args]
    return construct_value(c, type, operands, node.args, node.brace, at)


def elements(c: Check, type: ty.Type, node: Construct | New) -> Operand | None:
    """`T(args)` of an aggregate that no constructor makes of them."""
    args = node.args
    if node.brace or not args or not c.language.cxx20:
        return None
    if not isinstance(type, ty.Record) or not declarators.complete(c, type):
        return None
    if type.decl.takes is not None or type.decl.by_functions or member_pointers.pointed(type) is not None:
        return None
    if not _construct().of_elements(c, classes.ensure(c, type), args):
        return None
    return _of_list(c, type, DirectInit(args, False, node.coord), node.coord)


def construct_value(
    c: Check, type: ty.Type, operands: list[Operand], nodes: Sequence[Syntax | None], brace: bool, at: Place
) -> Operand:
    type = type.unqualified if not isinstance(type, ty.Reference) else type
    if ty.is_scalar(type) or isinstance(type, (ty.Void, ty.Reference)):
        return _of_no_class(c, type, operands, brace, at)
    if not isinstance(type, ty.Record):
        c.fatal(at, f"cannot construct a value of type '{type}'")
    if member_pointers.pointed(type) is not None:
        if not operands:
            return member_pointers.null(c, type, at)
        if len(operands) == 1:
            return (
                assign(c, rvalue(c, operands[0]), type, at, "initializing")
                if brace
                else convert_to(c, operands[0], type, at)
            )
    if type.decl.completed().members is None:
        c.fatal(at, f"invalid use of incomplete type '{type}'")
    if type.decl.info is not None:
        return _of_class(c, type, type.decl.info, operands, brace, at)
    if len(operands) == 1 and (
        rvalue(c, operands[0]).type == type or has_constructor(c, operands[0].type, type)
    ):
        return _own(c, assign(c, rvalue(c, operands[0]), type, at, "initializing"), at)
    if (constructed := rules.constructors.constructed(c, type, operands, at)) is not None:
        return constructed
    if len(operands) == 1:
        converted = rules.constructors.converted(c, rvalue(c, operands[0]), type, at)
        if converted is not None:
            return converted
    if (
        len(operands) == 1
        and (constructed := user.convert(c, operands[0], type, at, explicit=True)) is not None
    ):
        return constructed
    if not operands or (brace and type.decl.takes is not None):
        return braced(c, type, nodes, at)
    least = type.decl.takes
    if least is not None and least <= len(operands) <= len(type.decl.members or ()):
        return rvalue(c, _record(type, _member_wise(c, type, operands, at), at))
    given = ", ".join(str(o.type) for o in operands)
    return c.fatal(at, f"no matching constructor for initialization of '{type}' from ({given})")


def _of_no_class(c: Check, type: ty.Type, operands: list[Operand], brace: bool, at: Place) -> Operand:
    """`T(operand)`, `T{operand}` or `T()` for a scalar, a reference or void."""
    if not operands and not isinstance(type, ty.Reference):
        zero = tree.Constant(ty.INT, 0, at=at)
        return to(c, zero, type, at) if ty.is_scalar(type) else to(c, zero, ty.VOID, at)
    if not operands:
        c.fatal(at, f"'{type}' needs an initializer")
    if len(operands) != 1:
        c.fatal(at, f"excess elements in initializer of '{type}'")
    return (_listed if brace else convert_to)(c, operands[0], type, at)


def _of_class(
    c: Check, type: ty.Record, info: classes.Class, operands: list[Operand], brace: bool, at: Place
) -> Operand:
    """The same for a class."""
    classes.refuse_abstract(c, type, "value", at)
    if info.aggregate and not operands and brace:
        return braced(c, type, [], at)
    return _own(c, _construct().build(c, type, operands, at), at)


def _listed(c: Check, operand: Operand, type: ty.Type, at: Place) -> Operand:
    """`T{operand}` for a scalar or a reference."""
    value = rvalue(c, operand)
    if isinstance(type, ty.Enum):
        return rules.initial.listed_enumeration(c, value, type, at)
    rules.narrowing.check(c, value, type, at)
    converted = assign(c, value, type, at, "initializing")
    return converted if isinstance(type, ty.Reference) else _value(c, converted)


def _member_wise(c: Check, type: ty.Record, operands: list[Operand], at: Place) -> list[tree.InitItem]:
    items = []
    for i, m in enumerate(type.decl.completed().members or ()):
        value = rvalue(c, operands[i]) if i < len(operands) else tree.Constant(ty.INT, 1, at=at)
        offset = layout.find_member(type, m.name or "", c.model)[-1].offset
        items.append(tree.InitItem(offset, m.type, assign(c, value, m.type, at, "initializing")))
    return items


def _construct() -> ModuleType:
    return rules.construct


def _record(type: ty.Type, items: list[tree.InitItem], at: Place) -> tree.Place:
    object = tree.Object("", type, "local", at=at)
    return tree.CompoundLiteral(type, object, tree.Initializer(type, items), at=at)


def braced(
    c: Check, type: ty.Type, args: Sequence[Syntax | None], at: Place, copying: bool = False
) -> Operand:
    """`T{...}` for a class or an array; `copying`: what a list alone makes, by no explicit constructor
    ([over.match.list])."""
    if isinstance(type, (ty.Void, ty.Function)) or not (
        isinstance(type, ty.Array) or declarators.complete(c, type)
    ):
        c.fatal(at, f"invalid use of incomplete type '{type}'")
    if isinstance(type, ty.Record) and type.decl.completed().info is not None:
        classes.refuse_abstract(c, type, "value", at)
        value = _construct().listed(c, type.unqualified, args, at, copying)
        if value is not None:
            return _own(c, value, at)
    return _of_list(c, type, c_ast.InitList(args, at), at)


def _of_list(c: Check, type: ty.Type, init: Syntax, at: Place) -> Operand:
    initializer, complete = rules.initial.initialize(c, init, type.unqualified, static=False, at=at)
    if classes.by_address(complete):
        return _construct().in_place(complete, initializer, at)
    made = _literal(c, complete, initializer, at)
    if (
        isinstance(complete, ty.Array) and c.language.cplusplus
    ):  # no pointer yet: what asks for an array has it
        pointer = ty.Pointer(complete)
        return tree.Dereference(complete, tree.AddressOf(pointer, made, at=at), True, at=at)
    return rvalue(c, made)


def array(c: Check, type: ty.Array, items: Sequence[Syntax], at: Place) -> tree.Place:
    """A temporary array made of a brace list."""
    init = c_ast.InitList(items, at)
    initializer, complete = rules.initial.initialize(c, init, type.unqualified, static=False, at=at)
    return _literal(c, complete, initializer, at)


# ---------------------------------------------------------------- compound literals


def compound_literal(c: Check, node: c_ast.CompoundLiteral) -> Operand:
    """`(T){...}`: an object of its own, static at file scope."""
    at = node.coord
    type = declarators.type_name(c, node.type)
    if isinstance(type, ty.VariableArray):
        c.fatal(at, "compound literal of variable-length array type")
    if isinstance(type, (ty.Function, ty.Void)):
        c.fatal(at, f"illegal initializer type '{type}'")
    static = c.function is None or "static" in (node.storage or ())
    initializer, complete = rules.initial.initialize(c, node.init, type, static=static, at=at)
    if static:
        return static_object(c, complete, initializer, at)
    if classes.by_address(complete):
        return _construct().in_place(complete, initializer, at)
    return _literal(c, complete, initializer, at)


def _literal(c: Check, type: ty.Type, initializer: tree.Initializer | tree.Expr, at: Place) -> tree.Place:
    if not isinstance(initializer, tree.Initializer):
        initializer = tree.Initializer(type, [tree.InitItem(0, type, initializer)])
    object = tree.Object("", type, "local", at=at)
    limits.local(c, object, at)
    place = tree.CompoundLiteral(type, object, initializer, at=at)
    if isinstance(type, ty.Array) and c.language.cplusplus:
        lifetime.hold_array(c, place)
    return place


def static_object(
    c: Check, type: ty.Type, initializer: tree.Initializer | tree.Expr, at: Place
) -> tree.Place:
    """An unnamed object of static duration."""
    if not isinstance(initializer, tree.Initializer):
        initializer = tree.Initializer(type, [tree.InitItem(0, type, initializer)])
    c.known.numbering.literals += 1
    symbol = f"__literal_{c.known.numbering.literals}"
    while symbol in c.known.symbols:
        symbol += "_"
    c.known.symbols.add(symbol)
    object = tree.Object(
        symbol, type, "device", at=at, symbol=symbol, linkage="internal", initializer=initializer, used=True
    )
    c.unit.objects.append(object)
    return tree.Variable(type, object, at=at)
