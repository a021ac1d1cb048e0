"""What implicit copy and move constructors and assignment operators do: the same for every member."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import Slot, layout, size_of
from minicu.sema import rules
from minicu.sema.classes import bases, construction, virtual
from minicu.sema.classes.classes import Class
from minicu.sema.context import Check, Out
from minicu.sema.conversions.convert import address_of, rvalue
from minicu.sema.expressions import lifetime
from minicu.sema.initialisation import construct


def copy(c: Check, info: Class, function: tree.Function, out: Out) -> None:
    """What an implicit copy or move constructor does ([class.copy.ctor]p14)."""

    def make(to_place: tree.Place, source: tree.Place, steps: Out) -> None:
        type = to_place.type.unqualified
        value: tree.Expr
        if isinstance(type, ty.Record) and type.decl.completed().info is not None:
            value = construct.build(c, type, [source], function.at)
        else:
            value = tree.Load(type, source)
        _add(c, steps, tree.Initialize(ty.VOID, to_place, value))

    _memberwise(c, info, function, make, out)


def assign(c: Check, info: Class, function: tree.Function, out: Out) -> None:
    """What an implicit assignment operator does ([class.copy.assign]p12)."""

    def make(to_place: tree.Place, source: tree.Place, steps: Out) -> None:
        value = None
        if isinstance(to_place.type, ty.Record) and to_place.type.decl.completed().info is not None:
            value = rules.operator_functions.overloaded(c, "=", [to_place, source], function.at)
        if value is None:
            type = to_place.type.unqualified
            value = tree.Assign(type, to_place, tree.Load(type, source))
        _add(c, steps, lifetime.discarded(c, rvalue(c, value)))

    _memberwise(c, info, function, make, out)
    this = construct.object_at_hand(c, ty.Record(info.decl))
    out.append(tree.Return(address_of(c, this)))


def _add(c: Check, steps: Out, e: tree.Expr) -> None:
    """A full expression: what it makes besides ends with it."""
    before, after = lifetime.take(c)
    steps += [*before, tree.ExpressionStatement(e), *after]


Make = Callable[[tree.Place, tree.Place, Out], None]


def _memberwise(c: Check, info: Class, function: tree.Function, make: Make, out: Out) -> None:
    type = ty.Record(info.decl)
    other = function.parameters[-1]
    assert isinstance(other.type, ty.Reference)
    moving = other.type.rvalue
    pointer = ty.Pointer(other.type.to)
    if info.decl.keyword == "union":
        c.unsupported(function.at, f"copying the union '{info.name}', whose members are not copied "
                "as bytes")  # fmt: skip
    assert function.method is not None
    making = function.method.kind == "constructor"
    if making:
        slots: Iterable[Slot | None] = construction.parts(c, info)
    else:
        known: list[Slot] = [
            s for s in layout(type, c.model).slots if s.name != virtual.POINTER and not s.member.indirect
        ]
        known.sort(key=lambda s: not s.member.base)
        slots = known
    for slot in slots:
        if slot is None:
            if making:
                virtual.set_pointer(c, info, out)
            continue
        member_type = slot.type
        if isinstance(member_type, ty.Reference):
            member_type = ty.Pointer(member_type.to)
        object = construct.object_at_hand(c, type)
        shared = slot.member.virtual and not making
        target = bases.part(c, object, slot, None) if shared else tree.MemberPlace(member_type, object, slot)
        other_object = tree.Dereference(
            other.type.to, tree.Load(pointer, tree.Variable(pointer, other)), moving
        )
        quals = 0 if moving or slot.member.mutable else ty.CONST
        source = tree.MemberPlace(ty.qualify(member_type, quals), other_object, slot)
        start = len(out)
        from_: tree.Place = source
        if slot.member.virtual:
            from_ = bases.part(c, other_object, slot, None)
            if isinstance(from_, tree.Dereference):  # else it is as `other_object` is
                from_ = replace(from_, expiring=moving)
        _elements(c, target, from_, make, moving, out)
        if making:
            assert isinstance(target, tree.MemberPlace)
            if slot.member.base:
                construction.made_part(c, out, start, slot.member, function.at)
            out += construct.guarded(c, target)
    if making:
        construction.rest(c, info, out)


def _elements(c: Check, target: tree.Place, source: tree.Place, make: Make, moving: bool, out: Out) -> None:
    if not isinstance(target.type, ty.Array):
        make(target, source, out)
        return

    def body(element: tree.Place) -> Out:
        assert isinstance(element, tree.Dereference) and isinstance(element.pointer, tree.PointerAdd)
        element_type = source.type.element  # type: ignore[attr-defined]
        first = tree.AddressOf(ty.Pointer(element_type), source)
        moved = tree.PointerAdd(first.type, first, element.pointer.index, size_of(element_type, c.model))
        steps: Out = []
        _elements(c, element, tree.Dereference(element_type, moved, moving), make, moving, steps)
        return steps

    out.append(lifetime.each(c, target, body, None))
