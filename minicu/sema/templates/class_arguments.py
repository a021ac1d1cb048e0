"""Template arguments of class type (C++20 [temp.arg.nontype]): equal values of a class are one static object,
the template parameter object ([temp.param]p8), whose scalars make its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from minicu import tree
from minicu import types as ty
from minicu.abi import mangle, mangled_values
from minicu.abi.layout import Slot, layout
from minicu.abi.target import float_value
from minicu.diagnostics.errors import Place, Refused
from minicu.sema import rules
from minicu.sema.context import Check, Operand
from minicu.sema.conversions.convert import rvalue
from minicu.sema.expressions import member_pointers
from minicu.sema.types import declarators
from minicu.syntax.nodes import Syntax
from minicu.types.dependent import Deduced, MemberPointerDecl

#: Where a scalar stands: the offset, of a bit-field that of its record with the slot.
Where = tuple[int, Slot | None]


def of_value(c: Check, value: tree.Expr, at: Place) -> tree.ObjectArgument:
    """The argument that a value of a class is."""
    type = value.type.unqualified
    assert isinstance(type, ty.Record)
    return _of_items(c, type, rules.initial.static_record(c, value, type, at).items, at)


def converted(c: Check, given: Operand, type: ty.Type) -> tree.ObjectArgument | None:
    """What a parameter of class type, or of a class template, is for a written argument; None if that cannot
    be converted."""
    at = given.at
    operand: Operand = given
    if isinstance(given, tree.ObjectArgument) and type == given.type:
        return given
    if isinstance(given, tree.SymbolArgument) and isinstance(given.type, (ty.Reference, ty.Record)):
        operand = tree.Variable(given.symbol.type, given.symbol, at=at)  # type: ignore[arg-type]
    mark = c.diagnostics.mark()
    try:
        if isinstance(type, Deduced):
            assert type.template is not None
            type = rules.class_deduction.of_operands(c, type.template, [operand], at)
        if type == operand.type.unqualified:
            return of_value(c, rvalue(c, operand), at)
        value = rules.user.convert(c, operand, type, at, "initializing")
        return None if value is None else of_value(c, rvalue(c, value), at)
    except Refused:
        c.diagnostics.rewind(mark)
        return None


def written(c: Check, nodes: Sequence[Syntax], at: Place) -> tree.Constant:
    """What `spelled_values.exact` has written: a type, and its scalars."""
    type = declarators.type_name(c, nodes[0])
    given = [rules.template_arguments.written(c, node) for node in nodes[1:]]

    def next_value(type: ty.Type) -> tree.Expr:
        constant: Any = given.pop(0)
        if isinstance(constant, tree.SymbolArgument):
            return tree.SymbolAddress(type, constant.symbol, at=at)
        number = int(constant.value)
        return tree.Constant(
            type, float_value(number, type.kind) if isinstance(type, ty.Float) else number, at=at
        )

    if isinstance(type, ty.Float):
        return next_value(type)  # type: ignore[return-value]
    assert isinstance(type, ty.Record)
    items: list[tree.InitItem] = []

    def read(type: ty.Type, where: Where) -> tree.ScalarValue:
        items.append(tree.InitItem(where[0], type, next_value(type), where[1]))
        return tree.ScalarValue(type, 0)

    _parts(c, type, 0, {}, read, at)
    return _of_items(c, type, items, at)


def _of_items(c: Check, type: ty.Record, items: Sequence[tree.InitItem], at: Place) -> tree.ObjectArgument:
    _check_structural(c, type, at)
    cells = dict(_cells(items))

    def scalar(type: ty.Type, where: Where) -> tree.ScalarValue:
        value = cells.get(where)
        if isinstance(value, tree.SymbolAddress):
            if value.offset or isinstance(value.symbol, tree.StringLiteral):
                c.fatal(at, "non-type template argument refers to a part of an object")
            return tree.ScalarValue(type, value.symbol)
        if value is None:
            return tree.ScalarValue(type, 0)
        assert isinstance(value, tree.Constant)
        return mangled_values.scalar(tree.Constant(type, value.value))

    parts = _parts(c, type, 0, cells, scalar, at)
    objects = c.known.class_arguments
    if (object := objects.get(parts)) is None:
        object = objects[parts] = tree.Object(
            "", ty.qualify(type, ty.CONST), "device", at=at, linkage="external"
        )
        object.weak = object.constexpr = object.promoted = True
        object.initializer = tree.Initializer(type, list(items))
        object.symbol = mangle.parameter_object(parts)
        c.unit.objects.append(object)
    return tree.ObjectArgument(type, object, parts, at=at)  # type: ignore[arg-type]


def _check_structural(c: Check, type: ty.Record, at: Place) -> None:
    """[temp.param]p7: all bases and members are public, and none is mutable."""
    for member in type.decl.completed().members or ():
        element = member.type
        while isinstance(element, ty.Array):
            element = element.element
        if member.access != "public" or member.mutable:
            what = "is mutable" if member.mutable else "is not public"
            c.fatal(at, f"type '{type}' of a template argument is not structural: '{member.name}' {what}")
        if isinstance(element, ty.Record) and not isinstance(element.decl, MemberPointerDecl):
            _check_structural(c, element, at)


def _cells(items: Sequence[tree.InitItem]) -> Iterator[tuple[Where, tree.Expr]]:
    """The scalars of an initialiser, and where they stand."""
    for item in (one for several in items for one in several.singly()):
        if isinstance(item.value, tree.StringLiteral):
            assert isinstance(item.type, ty.Array)
            for i, byte in enumerate(item.value.data[: item.type.length]):
                yield (item.offset + i, None), tree.Constant(item.type.element, byte)
        else:
            yield (item.offset, item.slot), item.value


def _parts(
    c: Check,
    type: ty.Record | ty.Array,
    at: int,
    cells: dict[Where, tree.Expr],
    scalar: Callable[[ty.Type, Where], tree.ScalarValue],
    place: Place,
) -> tree.ClassValue:
    """The parts of a class or an array, in order, those that are zero as well; a union's is that which has a
    value, or the first one."""

    def part(type: ty.Type, where: Where) -> tree.ClassValue | tree.ScalarValue:
        type = type.unqualified
        if isinstance(type, ty.Record) and member_pointers.pointed(type) is not None:
            c.unsupported(place, "a pointer to a member inside a template argument of class type")
        if isinstance(type, (ty.Array, ty.Record)):
            return _parts(c, type, where[0], cells, scalar, place)
        return scalar(type, where)

    if isinstance(type, ty.Array):
        size = layout(type.element, c.model).size
        each = (part(type.element, (at + i * size, None)) for i in range(type.length or 0))
        return tree.ClassValue(type, tuple(each))
    slots = [s for s in layout(type, c.model).slots if s.name is not None or s.bit_width is None]
    if type.decl.keyword == "union":
        known = cells.get((at, None))
        slots = [s for s in slots if known is not None and known.type == s.type.unqualified][:1] or slots[:1]
    wheres = [(at + s.offset, None) if s.bit_width is None else (at, s) for s in slots]
    return tree.ClassValue(type.unqualified, tuple(part(s.type, w) for s, w in zip(slots, wheres)))
