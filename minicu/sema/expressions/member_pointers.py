"""Pointers to members (C++17 [dcl.mptr], [expr.mptr.oper]).

A value is a record of words as the Itanium C++ ABI has them (2.3): of a data member its offset, -1 for null;
of a function its address, or 1 plus the place of a virtual one in the table, and what is added to `this`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import layout, size_of
from minicu.diagnostics.errors import Place
from minicu.sema import rules
from minicu.sema.classes import access as control
from minicu.sema.classes import classes
from minicu.sema.context import Check, Operand
from minicu.sema.conversions.convert import address_of, expiring, is_lvalue, is_null, rvalue, to
from minicu.sema.conversions.places import simple
from minicu.sema.expressions import member, ranking
from minicu.sema.expressions.arguments import convert_arguments
from minicu.sema.scope import Entity, FieldName, MemberName, OverloadSet, TypeName
from minicu.sema.types.compatible import bare, loses_promise
from minicu.syntax import nodes
from minicu.types.dependent import MemberPointerDecl


def type_of(c: Check, owner: ty.Record, to_type: ty.Type, quals: int) -> ty.Record:
    """`T of::*`; of a function with these qualifiers of its object."""
    key = (owner.decl, to_type, quals)
    known = c.known.member_pointers.get(key)
    if known is None:
        known = ty.Record(MemberPointerDecl(ty.Record(owner.decl), to_type, quals))
        c.known.member_pointers[key] = known
    return known


def pointed(type: ty.Type) -> MemberPointerDecl | None:
    decl = type.decl if isinstance(type, ty.Record) else None
    return decl if isinstance(decl, MemberPointerDecl) else None


def address(c: Check, entity: Entity | None, before: Entity | None, at: Place) -> tree.Expr | None:
    """`&A::m`, which means `entity`, for a member that needs an object; None if it is something else.
    `before` is what `A` means."""
    type = before.type if isinstance(before, TypeName) else None
    through = type.decl if isinstance(type, ty.Record) else None
    if isinstance(entity, (FieldName, MemberName)):
        owner = ty.Record(entity.owner if isinstance(entity, FieldName) else entity.record.decl)
        if through is not None and owner.decl.name is None:
            owner = _around(c, ty.Record(through), entity.name, at)
        for slot in member.path(c, owner, entity.name, at):
            if not slot.member.base:
                control.check(c, owner.decl, slot.member.access, entity.name, at, slot.member.at, through)
        return _of_field(c, owner, entity.name, at)
    if not isinstance(entity, OverloadSet) or entity.owner is None:
        return None
    if entity.templates and not entity.functions:
        if (meant := rules.template.identified(c, entity, at)) is not None:
            entity = OverloadSet(entity.name, [meant], owner=entity.owner)
    if len(entity.functions) != 1 or entity.templates:
        return ranking.OverloadedName(entity, at)
    (function,) = entity.functions
    if not function.needs_object:
        return None
    control.reachable(c, function, at, through)
    return of_function(c, function, at)


def _around(c: Check, through: ty.Record, name: str, at: Place) -> ty.Record:
    """The class that has a member of an anonymous union as its own: `through` or a base of it."""
    owner = through
    for slot in member.path(c, through, name, at):
        if not slot.member.base:
            break
        assert isinstance(slot.type, ty.Record)
        owner = slot.type
    return owner


def _of_field(c: Check, owner: ty.Record, name: str, at: Place) -> tree.Expr:
    offset, type = 0, ty.VOID
    for slot in member.path(c, owner, name, at):
        if slot.member.virtual:
            c.fatal(at, f"invalid: a pointer to '{name}', a member of a virtual base, as one of '{owner}'")
        if slot.bit_width is not None:
            c.fatal(at, f"invalid: a pointer to the bit-field '{name}'")
        offset, type = offset + slot.offset, slot.type  # type: ignore[assignment]
    words = [tree.Constant(c.ptrdiff_type, offset, at=at)]
    return _value(
        c,
        type_of(c, owner, type, 0),
        words,
        at,
        tree.DataMember(owner.decl, name, classes.path(c, owner.decl)),
    )


def chosen(c: Check, set: OverloadSet, type: ty.Record, at: Place) -> tree.Function | None:
    """The member function, of several, that a pointer of this type can point to ([over.over])."""
    wanted = pointed(type)
    if wanted is None or set.owner is None or not isinstance(wanted.to, ty.Function):
        return None
    functions = list(set.functions)
    if set.templates:
        instance = rules.template.of_type(c, set, wanted.to, at)
        functions += [instance] if instance is not None else []
    for function in functions:
        own = pointed(_type_of_function(c, function)) if function.needs_object else None
        if own is not None and own.quals == wanted.quals and rules.throwing.has_type(c, function, wanted.to):
            return function
    return None


def _type_of_function(c: Check, function: tree.Function) -> ty.Record:
    method = function.method
    assert method is not None
    on = {"&": ty.ON_LVALUE, "&&": ty.ON_RVALUE}.get(method.ref, 0)
    promise = rules.throwing.type_of(c, function).noexcept
    return type_of(c, ty.Record(method.owner), replace(function.written, noexcept=promise), method.quals | on)


def of_function(c: Check, function: tree.Function, at: Place) -> tree.Expr:
    """`&A::f` for the member function that is meant."""
    method = function.method
    assert method is not None
    rules.special.with_body(c, function)
    type = _type_of_function(c, function)
    word = ty.Pointer(ty.VOID)
    if method.virtual:
        index = rules.virtual.place_of(c, function)
        first: tree.Expr = tree.Constant(word, 1 + index * size_of(word, c.model), at=at)
    else:
        first = tree.Convert(word, rules.overload.address(c, function, at), at=at)
    return _value(c, type, [first, tree.Constant(c.ptrdiff_type, 0, at=at)], at, function)


def argument(value: tree.Expr) -> tree.MemberArgument | None:
    """The template argument that a pointer to a certain member is."""
    place = value.place if isinstance(value, tree.Load) else None
    if not isinstance(place, tree.CompoundLiteral) or place.member is None:
        return None
    return tree.MemberArgument(value.type, place.member, at=value.at)  # type: ignore[arg-type]


def of_argument(c: Check, given: tree.MemberArgument, at: Place) -> tree.Expr:
    """The pointer that a template argument is."""
    member = given.member
    if isinstance(member, tree.Function):
        return of_function(c, member, at)
    if member is not None:
        return _of_field(c, ty.Record(member.owner), member.name, at)
    assert isinstance(given.type, ty.Record)
    return null(c, given.type, at)


def as_argument(c: Check, given: tree.Expr, type: ty.Record) -> tree.MemberArgument | None:
    """A template argument for a parameter of this type; None if it is none."""
    wanted = pointed(type)
    assert wanted is not None
    if isinstance(given, ranking.OverloadedName):
        function = chosen(c, given.set, type, given.at)
        pointer = None if function is None else argument(of_function(c, function, given.at))
        return None if pointer is None else as_argument(c, pointer, type)
    if isinstance(given, tree.MemberArgument):
        have = pointed(given.type)
        if have is None or have.quals != wanted.quals or have.owner.decl is not wanted.owner.decl:
            return None
        if loses_promise(have.to, wanted.to):
            return replace(given, type=type)
        return given if have.to == wanted.to else None
    if isinstance(given.type, ty.NullPtr):
        return tree.MemberArgument(type, 0, at=given.at)
    return None


def _value(
    c: Check,
    type: ty.Record,
    words: Sequence[tree.Expr],
    at: Place,
    member: tree.Function | tree.DataMember | None = None,
) -> tree.Expr:
    items = [
        tree.InitItem(slot.offset, slot.type, word) for slot, word in zip(layout(type, c.model).slots, words)
    ]
    object = tree.Object("", type, "local", at=at, used=True)
    literal = tree.CompoundLiteral(type, object, tree.Initializer(type, items), at=at, member=member)
    return tree.Load(type, literal, at=at)


def null(c: Check, type: ty.Record, at: Place) -> tree.Expr:
    decl = pointed(type)
    assert decl is not None
    if isinstance(decl.to, ty.Function):
        zero = tree.Constant(ty.Pointer(ty.VOID), 0, at=at)
        return _value(c, type, [zero, tree.Constant(c.ptrdiff_type, 0, at=at)], at)
    return _value(c, type, [tree.Constant(c.ptrdiff_type, -1, at=at)], at)


def steps(given: MemberPointerDecl, wanted: MemberPointerDecl) -> int | None:
    """The number of inheritance steps in the conversion of a pointer to a base's member to one of the other
    type; None if there is no such conversion (C++17 [conv.mem], [conv.qual])."""
    added = given.to.unqualified == wanted.to.unqualified and not given.to.quals & ~wanted.to.quals
    added = added or loses_promise(given.to, wanted.to)
    if not (given.to == wanted.to or added) or given.quals != wanted.quals:
        return None
    return classes.derives(wanted.owner, given.owner)


def converted(c: Check, value: tree.Expr, type: ty.Record, at: Place) -> tree.Expr | None:
    """A null pointer constant, or a pointer to a base's member, as such a pointer; None if it is neither."""
    wanted, given = pointed(type), pointed(value.type)
    assert wanted is not None
    if given is None:
        if not is_null(c, value):
            return None
        none = null(c, type, at)
        if isinstance(value, (tree.Constant, tree.Load)):
            return none
        return tree.Comma(type, to(c, value, ty.VOID), none, at=at)
    return None if steps(given, wanted) is None else _moved(c, value, type, at)


def _moved(c: Check, value: tree.Expr, type: ty.Record, at: Place) -> tree.Expr:
    """A pointer to a member of a base or of a derived class as one of this type; null stays null."""
    wanted, given = pointed(type), pointed(value.type)
    assert wanted is not None and given is not None
    shift = -rules.bases.distance(c, given.owner.decl, wanted.owner.decl, at)
    before, words = _words(c, value, at)
    moved = words[-1]
    if shift:
        step = tree.Constant(c.ptrdiff_type, shift, at=at)
        sum_ = tree.Binary(c.ptrdiff_type, "+", moved, step, at=at)
        if isinstance(given.to, ty.Function):
            words[-1] = sum_
        else:
            some = tree.Binary(ty.BOOL, "!=", moved, tree.Constant(c.ptrdiff_type, -1, at=at), at=at)
            words[-1] = tree.Conditional(c.ptrdiff_type, some, sum_, moved, at=at)
    return _after(before, _value(c, type, words, at))


def cast(c: Check, value: tree.Expr, type: ty.Record, at: Place, kind: str = "") -> tree.Expr | None:
    """`value` cast to such a pointer, by one kind of cast or by C's, which does what any does; None if that
    cannot be."""
    if kind in ("", "static_cast") and (pointer := converted(c, value, type, at)) is not None:
        return pointer
    wanted, given = pointed(type), pointed(value.type)
    assert wanted is not None
    if given is None:
        return None
    functions = isinstance(given.to, ty.Function), isinstance(wanted.to, ty.Function)
    alike = given.to.unqualified == wanted.to.unqualified or loses_promise(given.to, wanted.to)
    alike = alike and given.quals == wanted.quals
    if kind == "const_cast":
        alike = alike and given.owner.decl is wanted.owner.decl and not any(functions)
        return _as(c, value, type, at) if alike else None
    if kind != "reinterpret_cast" and alike and classes.derives(given.owner, wanted.owner) is not None:
        # C++17 [expr.static.cast]p12: back to a base
        if kind and given.to.quals & ~wanted.to.quals & (ty.CONST | ty.VOLATILE):
            c.fatal(at, f"{kind} casts away qualifiers")
        return _moved(c, value, type, at)
    if kind == "static_cast" or functions[0] != functions[1]:
        return None
    return _as(c, value, type, at)


def _as(c: Check, value: tree.Expr, type: ty.Record, at: Place) -> tree.Expr:
    """The same words as a pointer of another type."""
    before, words = _words(c, value, at)
    return _after(before, _value(c, type, words, at))


def composite(c: Check, left: tree.Expr, right: tree.Expr) -> ty.Record | None:
    """The type that both become ([expr.type]p4); None if there is none."""
    a, b = pointed(left.type), pointed(right.type)
    if a is None or b is None:
        known, other = (left, right) if b is None else (right, left)
        return known.type if is_null(c, other) else None  # type: ignore[return-value]
    owner = a.owner if classes.derives(a.owner, b.owner) is not None else b.owner
    to_type = ty.qualify(a.to.unqualified, a.to.quals | b.to.quals)
    if isinstance(a.to, ty.Function):
        to_type = a.to if a.to == b.to else bare(a.to)
    type = type_of(c, owner, to_type, a.quals)
    target = pointed(type)
    assert target is not None
    return None if steps(a, target) is None or steps(b, target) is None else type


def _words(c: Check, value: tree.Expr, at: Place) -> tuple[list[tree.Statement], list[tree.Expr]]:
    """The words of a value, and what is to be done before, for the value is evaluated once."""
    before: list[tree.Statement] = []
    place = value.place if isinstance(value, tree.Load) else None
    slots = layout(value.type, c.model).slots
    if isinstance(place, tree.CompoundLiteral):
        items = place.initializer.items
        if [item.type for item in items] == [slot.type for slot in slots]:
            return before, [item.value for item in items if isinstance(item.value, tree.Expr)]
    if place is None or not simple(place):
        object = tree.Object("", value.type, "local", at=at, used=True)
        before.append(tree.Declare(object, value, at=at))
        place = tree.Variable(value.type, object, at=at)
    parts = [tree.MemberPlace(slot.type, place, slot, at=at) for slot in slots]
    return before, [tree.Load(part.type.unqualified, part, at=at) for part in parts]


def _after(before: list[tree.Statement], value: tree.Expr) -> tree.Expr:
    if not before:
        return value
    return tree.StatementExpression(value.type, tree.Block(before, at=value.at), value, at=value.at)


def truth(c: Check, value: tree.Expr, at: Place) -> tree.Expr:
    """Whether it is not null."""
    before, (first, *_) = _words(c, value, at)
    decl = pointed(value.type)
    assert decl is not None
    none = 0 if isinstance(decl.to, ty.Function) else -1
    return _after(before, tree.Binary(ty.BOOL, "!=", first, tree.Constant(first.type, none, at=at), at=at))


def compared(c: Check, op: str, left: tree.Expr, right: tree.Expr, at: Place) -> tree.Expr:
    """`==` and `!=` of two, or of one and null."""
    type = composite(c, left, right)
    if type is None:
        c.fatal(at, f"invalid operands to binary expression ('{left.type}' and '{right.type}')")
    pair, before = [], []
    for value in (left, right):
        same = value if value.type == type else converted(c, value, type, at)
        assert same is not None
        first, words = _words(c, same, at)
        before += first
        pair.append(words)
    equal, *moved = (tree.Binary(ty.BOOL, "==", a, b, at=at) for a, b in zip(*pair))
    for same_place in moved:  # of a null pointer to a function the second word says nothing
        function = pair[0][0]
        null_ = tree.Binary(ty.BOOL, "==", function, tree.Constant(function.type, 0, at=at), at=at)
        either = tree.Binary(ty.BOOL, "|", same_place, null_, at=at)
        equal = tree.Binary(ty.BOOL, "&", equal, either, at=at)
    false = tree.Constant(ty.BOOL, 0, at=at)
    return _after(before, equal if op == "==" else tree.Binary(ty.BOOL, "==", equal, false, at=at))


def overloaded(c: Check, node: nodes.MemberAccess) -> Operand | None:
    """What a class's own `operator->*` gives; None if there is no class on the left."""
    if not node.arrow or not isinstance(rules.expr.unevaluated(c, node.object).type, ty.Record):
        return None
    operands = [rules.expr.check(c, node.object), rules.expr.argument(c, node.pointer)]
    return rules.operator_functions.overloaded(c, "->*", operands, node.coord)


def access(c: Check, node: nodes.MemberAccess) -> Operand:
    """`object.*pointer` and `object->*pointer` of a data member."""
    if (result := overloaded(c, node)) is not None:
        return result
    object, value, decl = _operands(c, node)
    at = node.coord
    if isinstance(decl.to, ty.Function):
        return c.fatal(at, "a member function reached through a pointer must be called")
    start = tree.Convert(ty.Pointer(ty.UCHAR), address_of(c, object, at), at=at)
    before, (offset,) = _words(c, value, at)
    moved = tree.PointerAdd(start.type, start, _after(before, offset), 1, at=at)
    quals = object.type.quals & (ty.CONST | ty.VOLATILE)
    type = ty.qualify(decl.to, quals) if quals else decl.to
    return tree.Dereference(type, tree.Convert(ty.Pointer(type), moved, at=at), object.expiring, at=at)


def call(c: Check, node: nodes.MemberAccess, operands: Sequence[Operand], at: Place) -> Operand:
    """`(object.*pointer)(arguments)`"""
    object, value, decl = _operands(c, node)
    own = decl.to
    if not isinstance(own, ty.Function):
        return rules.call.through(c, rvalue(c, access(c, node)), operands, at)
    if object.type.quals & ~decl.quals & ~ty.RESTRICT:
        c.fatal(
            at, f"'this' argument has type '{object.type}', but the member function is not for such objects"
        )
    if not _is_for(c, object, decl.quals):
        kind = "an rvalue" if object.expiring else "an lvalue"
        c.fatal(
            at, f"pointer to a member function for '{'&' if object.expiring else '&&'}' is called on {kind}"
        )
    this = ty.Pointer(ty.qualify(decl.owner, decl.quals) if decl.quals else decl.owner)
    type = replace(own, parameters=(this, *own.parameters))
    before, (pointer, adjust) = _words(c, value, at)
    start = tree.Convert(ty.Pointer(ty.UCHAR), address_of(c, object, at), at=at)
    moved = tree.PointerAdd(start.type, start, _after(before, adjust), 1, at=at)
    holder = tree.Object("", this, "local", at=at, used=True)
    declared = tree.Declare(holder, tree.Convert(this, moved, at=at), at=at)
    value_of_this = tree.Load(this, tree.Variable(this, holder, at=at), at=at)
    wanted = ty.Pointer(type)
    target: tree.Expr = tree.Convert(wanted, pointer, at=at)
    info = decl.owner.decl.completed().info
    if info is not None and info.virtuals is not None:
        bits = tree.Convert(c.size_type, pointer, at=at)
        one = tree.Constant(c.size_type, 1, at=at)
        odd = tree.Binary(c.size_type, "&", bits, one, at=at)
        virtual = tree.Binary(ty.BOOL, "!=", odd, tree.Constant(c.size_type, 0, at=at), at=at)
        bytes_ = ty.Pointer(ty.UCHAR)
        at_table = tree.Dereference(bytes_, tree.Convert(ty.Pointer(bytes_), value_of_this, at=at), at=at)
        table = tree.Load(bytes_, at_table, at=at)
        index = tree.Binary(c.size_type, "-", bits, one, at=at)
        entry = tree.PointerAdd(bytes_, table, to(c, index, c.ptrdiff_type), 1, at=at)
        slot = tree.Dereference(wanted, tree.Convert(ty.Pointer(wanted), entry, at=at), at=at)
        target = tree.Conditional(wanted, virtual, tree.Load(wanted, slot, at=at), target, at=at)
    arguments = [value_of_this, *convert_arguments(c, own, operands, at, None)]
    result_ = rules.call.result(c, type, tree.Call(type.returns, target, type, arguments, at=at), at, None)
    block = tree.Block([declared], at=at)
    if isinstance(result_, tree.Dereference):
        inner = tree.StatementExpression(result_.pointer.type, block, result_.pointer, at=at)
        return tree.Dereference(result_.type, inner, result_.expiring, at=at)
    assert isinstance(result_, tree.Expr)
    result = None if isinstance(result_.type, ty.Void) else result_
    if result is None:
        block.statements.append(tree.ExpressionStatement(result_, at=at))
    return tree.StatementExpression(result_.type, block, result, at=at)


def _is_for(c: Check, object: tree.Dereference, quals: int) -> bool:
    """Whether a member function with a ref-qualifier, or none, can be called on the object; one for `const &`
    can on any, in C++20 ([expr.mptr.oper]p6)."""
    if not quals & (ty.ON_LVALUE | ty.ON_RVALUE):
        return True
    for_any = c.language.cxx20 and quals & (ty.CONST | ty.VOLATILE | ty.ON_LVALUE) == ty.CONST | ty.ON_LVALUE
    return for_any or object.expiring == bool(quals & ty.ON_RVALUE)


def _operands(c: Check, node: nodes.MemberAccess) -> tuple[tree.Dereference, tree.Expr, MemberPointerDecl]:
    """The object, of the class whose member it is, and the pointer."""
    at = node.coord
    object = rules.expr.check(c, c_ast.UnaryOp("*", node.object, at) if node.arrow else node.object)
    value = rules.expr.value(c, node.pointer)
    decl = pointed(value.type)
    if decl is None:
        c.fatal(at, f"right hand operand to {'->*' if node.arrow else '.*'} has non-pointer-to-member type "
                f"'{value.type}'")  # fmt: skip
    place = rules.lifetime.object_of(c, object, at)
    if classes.derives(place.type, decl.owner) is None:
        c.fatal(at, f"left hand operand to {'->*' if node.arrow else '.*'} must be of class "
                f"'{decl.owner}' or derived from it, not '{place.type}'")  # fmt: skip
    assert isinstance(place.type, ty.Record)
    rules.access.base(c, place.type.decl, decl.owner.decl, at)
    owner = ty.qualify(decl.owner, place.type.quals) if place.type.quals else decl.owner
    pointer = to(c, address_of(c, place, at), ty.Pointer(owner))
    gone = not is_lvalue(place) or expiring(place)  # [expr.mptr.oper]p6: then it is an xvalue
    return tree.Dereference(owner, pointer, gone, at=at), value, decl
