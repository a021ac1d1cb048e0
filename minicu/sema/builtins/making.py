"""Whether objects can be made, assigned and ended ([meta.unary.prop]): `__is_constructible(T, ...)` and kin.

Each is asked as the expression that the standard names is checked, with operands that nobody evaluates: what
it becomes also tells whether that is trivial, and whether it may throw.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Refused
from minicu.sema import rules
from minicu.sema.classes import classes
from minicu.sema.context import Check, Operand
from minicu.sema.functions import throwing
from minicu.sema.types import declarators
from minicu.tree.walk import walk
from minicu.types.dependent import MemberPointerDecl

Types = Sequence[ty.Type]
T = TypeVar("T")


def operand(type: ty.Type) -> tree.Dereference:
    """`std::declval<type>()`."""
    to = type.to if isinstance(type, ty.Reference) else type
    pointer = ty.Pointer(to)
    load = tree.Load(pointer, tree.Variable(pointer, tree.Object("", pointer, "local", used=True)))
    expiring = not isinstance(type, ty.Reference) or type.rvalue
    return tree.Dereference(to, load, expiring and not isinstance(to, ty.Function))


def attempt(c: Check, make: Callable[[], T]) -> T | None:
    """The result of `make`; None if it reports an error, as seen by code without access to private
    members."""
    mark = c.diagnostics.mark()
    try:
        with c.elsewhere(c.file, unevaluated=True):
            result: T | None = make()
    except Refused:
        result = None
    if c.diagnostics.errors > mark[1]:
        result = None
    c.diagnostics.rewind(mark)
    return result


# ---------------------------------------------------------------- made


def _object(c: Check, types: Types) -> Operand | None:
    """The construction of a `types[0]` from operands of the other types; None if it is ill-formed."""
    type, given = types[0], [operand(t) for t in types[1:]]
    if isinstance(type, (ty.Void, ty.Function)) or any(isinstance(t, ty.Void) for t in types[1:]):
        return None
    if isinstance(type, ty.Array):
        if given or type.length is None:
            return None
        type = ty.remove_all_extents(type)
    if not isinstance(type, ty.Reference) and not declarators.complete(c, type):
        return None
    if not isinstance(type, ty.Reference) and not destructible(c, [type]):
        return None
    return attempt(c, lambda: _constructed(c, type, given))


def _constructed(c: Check, type: ty.Type, given: Sequence[Operand]) -> Operand:
    at = None
    plain = type.unqualified
    if isinstance(type, ty.Reference):
        if len(given) != 1:
            c.fatal(at, "one operand is needed")
        return rules.references.bind(c, given[0], type, at, "initializing", explicit=True)
    if isinstance(plain, ty.Record) and not _plain(plain):
        classes.refuse_abstract(c, plain, "made", at)
        if (info := plain.decl.completed().info) is not None:
            elements = c.language.cxx20 and info.aggregate and given
            if elements and not rules.ranking.ranked(c, info.constructors.functions, given):
                return _elements(c, plain, given)
            return rules.construct.build(c, plain, given, at)
    if not given:
        return tree.Constant(ty.INT, 0)
    if len(given) > 1:
        c.fatal(at, "too many operands")
    if isinstance(given[0].type, ty.Record) and not _plain(given[0].type):
        exact = any(  # [over.match.conv]p1: an explicit conversion is one to that very type
            f.type.returns.unqualified == plain and f.method is not None and f.method.explicit
            for f in (
                *classes.conversions(given[0].type),
                *rules.member_templates.conversions(c, given[0].type, plain, at),
            )
        )
        if not exact:
            return rules.implicit.assign(c, rules.convert.rvalue(c, given[0]), plain, at, "initializing")
        return rules.casts.construct_value(c, plain, [given[0]], [None], False, at)
    if isinstance(given[0].type, ty.NullPtr) and plain == ty.BOOL:
        return tree.Constant(ty.BOOL, 0)
    return rules.implicit.assign(c, rules.convert.rvalue(c, given[0]), plain, at, "initializing")


def _elements(c: Check, type: ty.Record, given: Sequence[Operand]) -> Operand:
    """An aggregate in parentheses, made element by element (C++20 [dcl.init]p16.6.2.2)."""
    members = type.decl.completed().members or ()
    if len(given) > len(members):
        c.fatal(None, "too many operands")
    elements = [_constructed(c, member.type, [operand]) for member, operand in zip(members, given)]
    return elements[-1]


def _plain(type: ty.Type) -> bool:
    """Whether it is a scalar, pointers to members included."""
    return not isinstance(type, ty.Record) or isinstance(type.decl, MemberPointerDecl)


def copies(c: Check, type: ty.Type, given: ty.Type) -> bool:
    """Whether `type x = std::declval<given>();` makes an object of a class."""

    def make() -> tree.Expr:
        value = operand(given)
        shown = tree.Load(value.type.unqualified, value) if isinstance(value.type, ty.Record) else value
        return rules.implicit.assign(c, _value(c, shown), type.unqualified, None, "initializing")

    return destructible(c, [type]) and attempt(c, make) is not None


def _value(c: Check, operand_: Operand) -> tree.Expr:
    return rules.convert.rvalue(c, operand_)


def constructible(c: Check, types: Types) -> bool:
    return _object(c, types) is not None


def trivially_constructible(c: Check, types: Types) -> bool:
    construction = _object(c, types)
    return construction is not None and not _calls(construction) and trivially_destructible(c, types[:1])


def nothrow_constructible(c: Check, types: Types) -> bool:
    construction = _object(c, types)
    return (
        construction is not None
        and not throwing.throws(c, construction)
        and nothrow_destructible(c, types[:1])
    )


# ---------------------------------------------------------------- assigned


def _assigned(c: Check, types: Types) -> Operand | None:
    target, value = types
    if isinstance(target, ty.Void) or isinstance(value, ty.Void):
        return None
    to = target.to if isinstance(target, ty.Reference) else target
    if isinstance(to, ty.Record) and not declarators.complete(c, to):
        return None

    def make() -> Operand:
        left: tree.Dereference = operand(target)
        right: Operand = operand(value)
        if not (_plain(to) and _plain(right.type)):
            call = rules.operator_functions.overloaded(c, "=", [left, right], None)
            if call is not None:
                return call
            if isinstance(to, ty.Record) and to.decl.completed().info is not None:
                c.fatal(None, "no operator")
            if _plain(to):
                right = rules.user.implicitly(c, right, None, ty.is_scalar)
        if left.expiring and _plain(to):
            c.fatal(None, "not an lvalue")
        place = rules.places.modifiable(c, left, None)
        converted = rules.implicit.assign(c, rules.convert.rvalue(c, right), place.type, None)
        return tree.Assign(converted.type, place, converted)

    return attempt(c, make)


def assignable(c: Check, types: Types) -> bool:
    return _assigned(c, types) is not None


def trivially_assignable(c: Check, types: Types) -> bool:
    assignment = _assigned(c, types)
    return assignment is not None and not _calls(assignment)


def nothrow_assignable(c: Check, types: Types) -> bool:
    assignment = _assigned(c, types)
    return assignment is not None and not throwing.throws(c, assignment)


def nothrow_convertible(c: Check, types: Types) -> bool:
    a, b = types
    if not rules.type_traits.converts(c, a, b):
        return False
    if isinstance(a, ty.Void):
        return True
    return (conversion := _object(c, [b, a])) is not None and not throwing.throws(c, conversion)


# ---------------------------------------------------------------- ended


def _destructor(type: ty.Type) -> tree.Function | None:
    type = ty.remove_all_extents(type)
    info = classes.class_of(type) if isinstance(type, ty.Record) else None
    return info.destructor if info is not None else None


def destructible(c: Check, types: Types) -> bool:
    (type,) = types
    if isinstance(type, (ty.Void, ty.Function)) or (isinstance(type, ty.Array) and type.length is None):
        return False
    if isinstance(type, ty.Record) and not declarators.complete(c, type):
        return False
    function = _destructor(type) if not isinstance(type, ty.Reference) else None
    destructor = function.method if function is not None else None
    return destructor is None or not (destructor.deleted or destructor.access != "public")


def trivially_destructible(c: Check, types: Types) -> bool:
    if not destructible(c, types):
        return False
    (type,) = types
    type = ty.remove_all_extents(type)
    info = classes.class_of(type) if isinstance(type, ty.Record) else None
    return info is None or info.destructor is None or tree.Special.DESTRUCTOR in info.trivial


def nothrow_destructible(c: Check, types: Types) -> bool:
    function = _destructor(types[0])
    return destructible(c, types) and (function is None or throwing.never(c, function))


def _calls(checked: Operand) -> bool:
    """Whether evaluating it calls a function."""
    return any(isinstance(node, tree.Call) for node in walk(checked))


#: For `__NAME(T, ...)`.
RULES: dict[str, Callable[[Check, Types], bool]] = {
    "__is_constructible": constructible,
    "__is_trivially_constructible": trivially_constructible,
    "__is_nothrow_constructible": nothrow_constructible,
    "__is_assignable": assignable,
    "__is_trivially_assignable": trivially_assignable,
    "__is_nothrow_assignable": nothrow_assignable,
    "__is_nothrow_convertible": nothrow_convertible,
    "__is_destructible": destructible,
    "__is_trivially_destructible": trivially_destructible,
    "__is_nothrow_destructible": nothrow_destructible,
}
