"""`this`, and the names of members that mean it (C++17 [class.this], [class.mfct.non-static])."""

from __future__ import annotations

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.sema import rules
from minicu.sema.classes import classes
from minicu.sema.context import Check, Operand
from minicu.sema.conversions.convert import address_of, rvalue, to
from minicu.sema.scope import FieldName
from minicu.syntax.nodes import Name, This


def this(c: Check, node: This) -> tree.Expr:
    """`this` ([class.this])."""
    pointer = current(c)
    if pointer is None:
        method = c.function.function.method if c.function is not None else None
        where = (
            "in a static member function" if method is not None else "outside of a non-static member function"
        )
        return c.fatal(node.coord, f"invalid use of 'this' {where}")
    return pointer


def current(c: Check) -> tree.Expr | None:
    """The value of `this`; None where there is none. In a lambda it is that of the function around."""
    pointer = own(c)
    while pointer is not None:
        inside = pointer.type.to if isinstance(pointer.type, ty.Pointer) else None
        info = inside.decl.completed().info if isinstance(inside, ty.Record) else None
        if info is None or not info.closure:
            break
        pointer = rules.lambdas.captured_this(c, pointer)
    return pointer


def own(c: Check) -> tree.Expr | None:
    """The address of the object whose member function this is, a lambda's for its body."""
    if c.here.this is not None:
        return c.here.this()
    function = c.function.function if c.function is not None else None
    if function is None or function.method is None or function.method.static or not function.parameters:
        return None
    object = function.parameters[0]
    object.used = True
    return tree.Load(object.type.unqualified, tree.Variable(object.type, object))


def field(c: Check, entity: FieldName, at: Place, name: str) -> Operand:
    """The name of a data member in a member function means `this->name` ([class.mfct.non-static]p3)."""
    if c.unevaluated and entity.owner.members is None and entity.type is not None:
        # [expr.prim.id]p2: what asks only for its type may name it while the class is being read.
        object = tree.Object(entity.name, entity.type, "local", at=at, used=True)
        return tree.Variable(entity.type, object, at=at)
    closure = entity.owner.completed().info is not None and entity.owner.info.closure
    pointer = own(c) if closure else current(c)
    inside = ty.pointee(pointer.type) if pointer is not None else None
    if inside is None or classes.derives(inside, ty.Record(entity.owner)) is None:
        method = c.function.function.method if c.function is not None else None
        if c.unevaluated:
            type = ty.Record(entity.owner)
            null = tree.Constant(ty.Pointer(type), 0, at=at)
            return rules.member.select(c, tree.Dereference(type, null, at=at), entity.name, at)
        if method is not None and method.owner is entity.owner:
            return c.fatal(at, f"invalid use of member '{entity.name}' in static member function")
        if method is not None and inside is not None:
            here = classes.spelled(method.owner)
            return c.fatal(at, f"use of non-static data member '{entity.name}' of "
                           f"'{classes.spelled(entity.owner)}' from nested type '{here}'")  # fmt: skip
        return c.fatal(at, f"invalid use of non-static data member '{entity.name}'")
    assert pointer is not None and isinstance(inside, ty.Record)
    pointer.at = at
    own_class = inside.decl
    if isinstance(name, Name) and name.qualified:
        place = rules.member.named_part(c, tree.Dereference(inside, pointer, at=at), name, at)
        assert isinstance(place.type, ty.Record)
        inside, pointer = place.type, rvalue(c, address_of(c, place, at))
    if inside.decl is not entity.owner:  # a member of a base class, which a member of the same name may hide
        inside = ty.Record(entity.owner, quals=inside.quals)
        pointer = to(c, pointer, ty.Pointer(inside))
    return rules.member.select(c, tree.Dereference(inside, pointer, at=at), entity.name, at, own_class)
