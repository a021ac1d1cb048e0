"""Members and elements: `.`, `->`, `[ ]`, and the way to a member for offsetof."""

from __future__ import annotations

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.abi import layout
from minicu.abi.virtual_bases import record_of
from minicu.diagnostics.errors import Place, meant
from minicu.diagnostics.warnings import ARRAY_BOUNDS
from minicu.sema import rules
from minicu.sema.classes import ambiguity, classes
from minicu.sema.constants import constant
from minicu.sema.context import Check, Operand
from minicu.sema.conversions import places
from minicu.sema.conversions.convert import address_of, declared_here, is_lvalue, promote, rvalue, to
from minicu.sema.expressions import expr, lifetime, names, operator_functions, sizes
from minicu.sema.scope import ConstantName, FieldName, HostOnly, OverloadSet, TypeName
from minicu.syntax.nodes import Name, Syntax

#: How many `operator->` one `->` may call.
_CALLS = 256


def member(c: Check, node: c_ast.StructRef) -> Operand:
    """`a.b` and `p->b` (C11 6.5.2.3)."""
    return select(c, base(c, node), node.field.name, node.field.coord or node.coord)


def base(c: Check, node: c_ast.StructRef) -> tree.Place:
    """The object whose member `a.b` or `p->b` means."""
    at = node.coord
    if node.type == ".":
        base = expr.check(c, node.name)
        if isinstance(base, tree.Expr):
            if isinstance(base.type, ty.Pointer) and isinstance(base.type.to, ty.Record):
                c.fatal(at, f"member reference type '{base.type}' is a pointer; did you mean to use '->'?")
            place = places.lvalue(c, base) if base.type.__class__ is ty.Record else None
            return place or lifetime.materialize(c, base, base.at)
        if isinstance(base, tree.Temporary):
            base = lifetime.materialize(c, base, base.at)
        if isinstance(base.type, ty.Pointer) and isinstance(base.type.to, ty.Record):
            c.fatal(at, f"member reference type '{base.type}' is a pointer; did you mean to use '->'?")
        return base
    operand = expr.check(c, node.name)
    calls = 0
    while operand.type.__class__ is ty.Record and c.language.cplusplus:  # C++ [over.ref]
        if (calls := calls + 1) > _CALLS:
            c.fatal(at, f"'->' would call more than {_CALLS} functions 'operator->', one after the other")
        result = operator_functions.overloaded(c, "->", [operand], at)
        if result is None:
            break
        operand = result
    pointer = rvalue(c, operand)
    type = pointer.type
    if not isinstance(type, ty.Pointer):
        if isinstance(type, ty.Record):
            c.fatal(at, f"member reference type '{type}' is not a pointer; did you mean to use '.'?")
        c.fatal(at, f"member reference type '{type}' is not a pointer")
    return tree.Dereference(type.to, pointer, at=at)


def functions(c: Check, type: ty.Type, name: str, at: Place) -> OverloadSet | None:
    """The member functions that `.name` means; None if it means none."""
    if not isinstance(type, ty.Record) or type.decl.completed().info is None:
        return None
    if isinstance(name, Name) and len(name.parts) == 1:
        ((part, arguments),) = name.parts
        named = rules.template_arguments.named(c, classes.functions(type, part), part, arguments or [], at)
        if isinstance(named, HostOnly):
            names.refuse_host(c, named, at)
        return named if isinstance(named, OverloadSet) else None
    if name.__class__ is not str:
        entity = names.find(c, name, at)
        return entity if isinstance(entity, OverloadSet) and entity.owner is not None else None
    set_ = classes.functions(type, name)
    if set_ is not None and isinstance(type, ty.Record):
        ambiguity.refuse_ambiguous(c, type.decl, name, at)
    if isinstance(set_, HostOnly):
        names.refuse_host(c, set_, at)
        return None
    return set_


def qualified(
    c: Check, place: tree.Place, name: str, set: OverloadSet, at: Place
) -> tuple[tree.Place, OverloadSet]:
    """`a.Base::f`: the base class part of the object."""
    if name.__class__ is str or set.owner is None:
        return place, set
    if classes.derives(place.type, ty.Record(set.owner)) is None:
        c.fatal(at, f"'{name}' is not a member of class '{place.type.unqualified}'")
    return place, set


def base_part(c: Check, place: tree.Place, name: Name, at: Place) -> tuple[tree.Place, str]:
    """`a.Base::x`: the base class part, and `x`."""
    if not name.qualified:  # `a.template x<int>`
        c.fatal(at, f"no member template named '{name.parts[0].word}' in '{place.type.unqualified}'")
    if (type := _naming(c, place.type, name, at)) is None:
        c.fatal(at, f"'{name}' is not a member of class '{place.type.unqualified}'")
    return _part(c, place, type, at), name.parts[-1].word


def _naming(c: Check, type: ty.Type, name: Name, at: Place) -> ty.Record | None:
    """The class before the `::` of a name, if it is that of an object of this type or a base of it."""
    entity = names.find(c, name.qualifier, at)
    named = entity.type if isinstance(entity, TypeName) else None
    return named if isinstance(named, ty.Record) and classes.derives(type, named) is not None else None


def _part(c: Check, place: tree.Place, type: ty.Record, at: Place) -> tree.Place:
    there = ty.qualify(type.unqualified, place.type.quals)
    return tree.Dereference(there, to(c, address_of(c, place, at), ty.Pointer(there)), at=at)


def part_of_class(c: Check, place: tree.Place, type: ty.Record, at: Place) -> tree.Place:
    """The part of an object that is of a base class, if this is one."""
    return _part(c, place, type, at) if classes.steps_to_base(place.type, type) else place


def named_part(c: Check, place: tree.Place, name: Name, at: Place) -> tree.Place:
    """The part of the object that `Base::f` is a member of: `f` may be one of several parts, of which `Base`
    has but one ([class.member.lookup])."""
    type = _naming(c, place.type, name, at)
    if type is None or type.decl is place.type.decl:  # type: ignore[attr-defined]
        return place
    return _part(c, place, type, at)


def select(c: Check, base: tree.Place, name: str, at: Place, through: ty.RecordDecl | None = None) -> Operand:
    """Member `name` of the record at `base`, through anonymous members; `through` is the class of the
    object, if `base` is a part of that."""
    type = base.type
    if not isinstance(type, ty.Record):
        c.fatal(at, f"member reference base type '{type}' is not a structure or union")
    through = through or type.decl
    if type.decl.completed().info is not None:
        if isinstance(name, Name):
            base, name = base_part(c, base, name, at)
            type = base.type
            assert isinstance(type, ty.Record)
        ambiguity.refuse_ambiguous(c, type.decl, name, at)
        if (other := _other_member(c, base, name, at)) is not None:
            return other
    info = type.decl.completed().info
    known = info.scope.names.get(name) if info is not None else None
    open_ = isinstance(known, FieldName) and rules.access.brought(c, type.decl, name, known.owner, at)
    for slot in path(c, type, name, at):
        member_type = slot.type
        quals = base.type.quals & (ty.CONST | ty.VOLATILE)
        if info is not None:
            member = slot.member
            here = base.type.decl.completed().info  # type: ignore[attr-defined]
            if member.base and not open_ and here is not None and name in here.scope.names:
                open_ = True  # brought by a class that is a base here
                names.check_access(c, here.decl, name, at)
            if open_:
                pass
            elif not rules.access.allowed(c, base.type.decl, member.access, None if member.base else through):  # type: ignore
                assert isinstance(base.type, ty.Record)
                _refuse_access(c, base.type, slot, name, at, through)
            if member.mutable:
                quals &= ~ty.CONST
        if slot.member.virtual:
            base = rules.bases.part(c, base, slot, at)
        else:
            base = tree.MemberPlace(
                ty.qualify(member_type, quals) if quals else member_type, base, slot, at=at
            )
    if isinstance(base.type, ty.Reference):
        return rules.names.reference_target(base, at)
    return base


def _refuse_access(
    c: Check, type: ty.Record, slot: layout.Slot, name: str, at: Place, through: ty.RecordDecl
) -> None:
    member = slot.member
    if member.base:
        rules.access.base(c, type.decl, record_of(member), at)
    else:
        rules.access.check(c, type.decl, member.access, name, at, member.at, through)


def _other_member(c: Check, base: tree.Place, name: str, at: Place) -> Operand | None:
    """A member that is no part of the object: a static one, an enumerator."""
    assert isinstance(base.type, ty.Record)
    entity = base.type.decl.completed().info.scope.find_here(name)
    if entity is None or isinstance(entity, FieldName):
        return None
    if isinstance(entity, (tree.Object, ConstantName)):
        names.check_access(c, base.type.decl, name, at)
        return names.expression(c, entity, at)
    if isinstance(entity, HostOnly):
        return names.refuse_host(c, entity, at)
    if isinstance(entity, OverloadSet):
        return c.fatal(at, "reference to non-static member function must be called")
    return c.fatal(at, f"'{name}' is a type, not a member of the object")


def path(c: Check, type: ty.Record, name: str, at: Place) -> tuple[layout.Slot, ...]:
    """The slots that lead to a member."""
    decl = type.decl.completed()
    if decl.members is None:
        c.fatal(
            at,
            f"member access into incomplete type '{type.unqualified}'",
            declared_here(decl, f"forward declaration of '{type.unqualified}'"),
        )
    slots: tuple[layout.Slot, ...] = ()
    ways = brought_from(type.decl, name)
    if not ways and decl.virtual_bases and (holder := ambiguity.holders(decl, name)[:1]) != [decl]:
        ways = (
            next(iter(classes.paths(decl, holder[0])), ()) if holder else ()
        )  # which hides that of its bases
    for base in ways:
        slots += tuple(s for s in layout.layout(type, c.model).slots if s.member is base)
        assert isinstance(base.type, ty.Record)
        type = base.type
    slots += layout.find_member(type, name, c.model)
    if not slots:
        if decl.lacks(name):
            c.give_up()
        known = {m.name for m in decl.members if m.name}
        if decl.info is not None:
            known.update(n for n, e in decl.info.scope.names.items() if isinstance(e, OverloadSet))
        hint = meant(name, known, nearness=0.7)
        c.fatal(at, f"no member named '{name}' in '{type.unqualified}'{hint}")
    return slots


def brought_from(decl: ty.RecordDecl, name: str) -> classes.Path:
    """The bases that lead to the class whose data member a using-declaration brings, which may be another
    than the first that has one of the name; () if none does."""
    info = decl.completed().info
    if info is None:
        return ()
    entity = info.scope.names.get(name)
    if isinstance(entity, FieldName) and entity.owner is not decl:
        return next(iter(classes.paths(decl, entity.owner)), ())
    if entity is None:
        for base in decl.bases:
            assert isinstance(base.type, ty.Record)
            if rest := brought_from(base.type.decl, name):
                return (base, *rest)
    return ()


def subscript(c: Check, node: c_ast.ArrayRef, past: int = 0) -> tree.Place:
    """`a[i]`, and `i[a]` (C11 6.5.2.1); the index may be `past` elements beyond the last."""
    at = node.coord
    left_place = expr.check(c, node.name)
    right_place = expr.argument(c, node.subscript)
    if c.language.cplusplus and isinstance(left_place.type, ty.Record):
        overloaded = operator_functions.overloaded(c, "[]", [left_place, right_place], at)
        if overloaded is not None:
            return overloaded  # type: ignore[return-value]
    if c.language.cplusplus and any(isinstance(p.type, ty.Record) for p in (left_place, right_place)):
        left_place, right_place = rules.operator_candidates.converted(c, "[]", [left_place, right_place], at)
    left, right = rvalue(c, left_place), rvalue(c, right_place)
    if isinstance(left.type, ty.Pointer):
        return element(c, left, right, at, past)
    if not isinstance(right.type, ty.Pointer):
        c.fatal(at, "subscripted value is not an array or pointer")
    if not c.language.cplusplus or isinstance(left, tree.Constant):
        return element(c, right, left, at, past)
    # C++17 [expr.sub]p1: what stands on the left is evaluated first
    object = tree.Object("", left.type, "local", at=at, used=True)
    place = element(c, right, tree.Load(left.type, tree.Variable(left.type, object, at=at), at=at), at, past)
    assert isinstance(place, tree.Dereference)
    first = tree.Block([tree.Declare(object, left, at=at)], at=at)
    pointer = tree.StatementExpression(place.pointer.type, first, place.pointer, at=at)
    return tree.Dereference(place.type, pointer, place.expiring, at=at)


def element(c: Check, pointer: tree.Expr, index: tree.Expr, at: Place, past: int = 0) -> tree.Place:
    """The place `pointer[index]`."""
    type = pointer.type
    assert isinstance(type, ty.Pointer)
    if isinstance(type.to, ty.Void):
        c.fatal(at, "subscript of pointer to incomplete type 'void'")
    if isinstance(type.to, ty.Function):
        c.fatal(at, f"subscript of pointer to function type '{type.to}'")
    index = integer_index(c, index, at)
    if isinstance(pointer, tree.AddressOf) and isinstance(index, tree.Constant):
        _check_bounds(c, pointer.place, int(index.value), past, at)
    moved = tree.PointerAdd(type, pointer, index, sizes.scale(c, type, at), at=at)
    expires = isinstance(pointer, tree.AddressOf) and not is_lvalue(pointer.place)  # C++ [expr.sub]p1
    return tree.Dereference(type.to, moved, expires, at=at)


def integer_index(c: Check, index: tree.Expr, at: Place) -> tree.Expr:
    if not ty.is_integral(index.type) or (isinstance(index.type, ty.Enum) and index.type.decl.scoped):
        c.fatal(at, "array subscript is not an integer")
    return promote(c, index)


def _check_bounds(c: Check, array: tree.Place, index: int, past: int, at: Place) -> None:
    # An array at the end of a record often stands for more.
    if not isinstance(array, tree.Variable) or not isinstance(array.type, ty.Array):
        return
    length = array.type.length
    if length is None or array.object.storage == "dynamic shared":
        return
    if index < 0:
        c.warn(ARRAY_BOUNDS, at, f"array index {index} is before the beginning of the array")
    elif index >= length + past:
        c.warn(
            ARRAY_BOUNDS,
            at,
            f"array index {index} is past the end of the array (that has type '{array.type}')",
            declared_here(array.object, f"array '{array.object.name}' declared here"),
        )


def offsetof(c: Check, type: ty.Type, designator: Syntax, at: Place) -> tree.Expr:
    """`offsetof(type, member.member[index]...)`: a constant unless an index is not."""
    from pycparser import c_ast

    steps: list[c_ast.StructRef | c_ast.ArrayRef] = []
    node = designator
    while isinstance(node, (c_ast.StructRef, c_ast.ArrayRef)):
        steps.append(node)
        node = node.name
    assert isinstance(node, c_ast.ID)
    offset = 0
    moving: tree.Expr | None = None
    current = _offset_step(c, type, node.name, node.coord or at)
    offset += current[0]
    type = current[1]
    for step in reversed(steps):
        if isinstance(step, c_ast.StructRef):
            distance, type = _offset_step(c, type, step.field.name, step.field.coord or at)
            offset += distance
            continue
        if not isinstance(type, ty.Array):
            c.fatal(step.coord, f"offsetof requires array type, '{type}' invalid")
        size = layout.size_of(type.element, c.model)
        index = constant.fold(c, integer_index(c, expr.value(c, step.subscript), step.coord))
        if isinstance(index, tree.Constant):
            offset += size * int(index.value)
        else:
            part = tree.Binary(
                c.size_type, "*", rules.convert.to(c, index, c.size_type), sizes.number(c, size, at), at=at
            )
            moving = part if moving is None else tree.Binary(c.size_type, "+", moving, part, at=at)
        type = type.element
    total = sizes.number(c, offset, at)
    return total if moving is None else tree.Binary(c.size_type, "+", total, moving, at=at)


def _offset_step(c: Check, type: ty.Type, name: str, at: Place) -> tuple[int, ty.Type]:
    if not isinstance(type, ty.Record):
        c.fatal(at, f"offsetof requires struct or union type, '{type}' invalid")
    slots = path(c, type, name, at)
    if any(slot.member.virtual for slot in slots):
        c.fatal(at, f"cannot compute offset of '{name}', a member of a virtual base")
    if slots[-1].bit_width is not None:
        c.fatal(at, f"cannot compute offset of bit-field '{name}'")
    return sum(s.offset for s in slots), slots[-1].type
