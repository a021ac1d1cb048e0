"""Questions about types that the library's <type_traits> asks: `__is_integral(T)` (as clang has them)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import layout, size_of
from minicu.abi.records import is_empty
from minicu.diagnostics.errors import Kind, Place
from minicu.sema import rules
from minicu.sema.builtins import making
from minicu.sema.classes import classes, special
from minicu.sema.context import Check, Operand
from minicu.sema.conversions.convert import qualifiers
from minicu.sema.expressions import ranking
from minicu.sema.types import declarators
from minicu.tree import Special
from minicu.types.dependent import MemberPointerDecl

if TYPE_CHECKING:
    from minicu.sema.classes.classes import Class


def _integral(c: Check, t: ty.Type) -> bool:
    return isinstance(t, ty.Integer)


def _floating(c: Check, t: ty.Type) -> bool:
    return isinstance(t, ty.Float) and t.rank > 0  # the 16-bit ones are classes in C++


def _arithmetic(c: Check, t: ty.Type) -> bool:
    return _integral(c, t) or _floating(c, t)


def _class(c: Check, t: ty.Type) -> bool:
    if isinstance(t, ty.Record):
        return t.decl.keyword != "union" and not isinstance(t.decl, MemberPointerDecl)
    return isinstance(t, ty.Float) and t.rank == 0


def _signed(c: Check, t: ty.Type) -> bool:
    return _floating(c, t) or (isinstance(t, ty.Integer) and c.model.signed(t))


def _unsigned(c: Check, t: ty.Type) -> bool:
    return isinstance(t, ty.Integer) and not _signed(c, t)


def _scalar(c: Check, t: ty.Type) -> bool:
    if isinstance(t, ty.Record) and isinstance(t.decl, MemberPointerDecl):
        return True
    return _arithmetic(c, t) or isinstance(t, (ty.Enum, ty.Pointer, ty.NullPtr))


_COPIES = (Special.COPY, Special.MOVE, Special.COPY_ASSIGNMENT, Special.MOVE_ASSIGNMENT)


def _copyable(c: Check, t: ty.Type) -> bool:
    info = classes.class_of(t)
    if isinstance(t, (ty.Reference, ty.Void, ty.Function)):
        return False
    if info is None:
        return True
    functions = [special.find(c, t, which) for which in _COPIES]
    some = any(f is not None and f.method is not None and not f.method.deleted for f in functions)
    return some and {*_COPIES, Special.DESTRUCTOR} <= info.trivial


def _const(c: Check, t: ty.Type) -> bool:
    return bool(qualifiers(t) & ty.CONST)


def _volatile(c: Check, t: ty.Type) -> bool:
    return bool(qualifiers(t) & ty.VOLATILE)


def _member_pointer(c: Check, t: ty.Type) -> bool:
    return isinstance(t, ty.Record) and isinstance(t.decl, MemberPointerDecl)


def _member_function(c: Check, t: ty.Type) -> bool:
    decl = t.decl if isinstance(t, ty.Record) else None
    return isinstance(decl, MemberPointerDecl) and isinstance(decl.to, ty.Function)


def _info(t: ty.Type) -> Class | None:
    return classes.class_of(t) if isinstance(t, ty.Record) else None


def _has_virtual(t: ty.Type) -> bool:
    return rules.virtual.polymorphic(t)


def _abstract(c: Check, t: ty.Type) -> bool:
    if not _has_virtual(t):
        return False

    def make() -> bool:
        classes.refuse_abstract(c, t, "made", None)
        return True

    return making.attempt(c, make) is None


def _aggregate(c: Check, t: ty.Type) -> bool:
    info = _info(t)
    if isinstance(t, ty.Record) and isinstance(t.decl, MemberPointerDecl):
        return False
    return isinstance(t, ty.Array) or (isinstance(t, ty.Record) and (info is None or info.aggregate))


def _standard_layout(c: Check, t: ty.Type) -> bool:
    t = ty.remove_all_extents(t)
    return _scalar(c, t) or (isinstance(t, ty.Record) and t.decl.standard_layout)


def _trivial(c: Check, t: ty.Type) -> bool:
    t = ty.remove_all_extents(t)
    return _copyable(c, t) and (_scalar(c, t) or making.trivially_constructible(c, [t.unqualified]))


def _literal(c: Check, t: ty.Type) -> bool:
    """C++17 [basic.types]p10. Of a union one member is enough."""
    if isinstance(t, (ty.Reference, ty.Void)) or _scalar(c, ty.remove_all_extents(t)):
        return True
    t = ty.remove_all_extents(t)
    if not isinstance(t, ty.Record) or not making.trivially_destructible(c, [t]):
        return False
    parts = [_literal(c, type) for type in {slot.type for slot in layout(t, c.model).slots}]
    if not (any(parts) or not parts if t.decl.keyword == "union" else all(parts)):
        return False
    info = _info(t)
    constructors = info.constructors.functions if info is not None else []
    kinds = [special.kind(f) for f in constructors]
    return _aggregate(c, t) or any(
        (f.declared.constexpr or (f.method is not None and f.method.memberwise))
        and not (f.method is not None and f.method.deleted)
        and k not in (Special.COPY, Special.MOVE)
        for f, k in zip(constructors, kinds, strict=True)
    )


def _virtual_destructor(c: Check, t: ty.Type) -> bool:
    info = _info(t)
    destructor = info.destructor.method if info is not None and info.destructor is not None else None
    return destructor is not None and destructor.virtual


def _unique(c: Check, t: ty.Type) -> bool:
    """No padding, and no two representations of one value ([meta.unary.prop]p9)."""
    t = ty.remove_all_extents(t)
    if not isinstance(t, ty.Record):
        return _scalar(c, t) and not _floating(c, t) and not isinstance(t, ty.NullPtr)
    if isinstance(t.decl, MemberPointerDecl):
        return True
    if not _copyable(c, t) or is_empty(t):
        return False
    used = 0
    sizes = set()
    slots = layout(t, c.model).slots
    plain = {s.type for s in slots if s.bit_width is None and not isinstance(s.type, ty.Reference)}
    if not all(_unique(c, type) for type in plain):
        return False
    for slot in slots:
        member_type = slot.type
        if slot.bit_width is not None:
            used += slot.bit_width
            continue
        size = 8 * (
            c.model.pointer if isinstance(member_type, ty.Reference) else size_of(member_type, c.model)
        )
        used += size
        sizes.add(size)
    width = 8 * size_of(t, c.model)
    return sizes == {width} if t.decl.keyword == "union" else used == width


_OF_ONE: dict[str, Callable[[Check, ty.Type], bool]] = {
    "__is_void": lambda c, t: isinstance(t, ty.Void),
    "__is_integral": _integral,
    "__is_floating_point": _floating,
    "__is_arithmetic": _arithmetic,
    "__is_fundamental": lambda c, t: _arithmetic(c, t) or isinstance(t, (ty.Void, ty.NullPtr)),
    "__is_signed": _signed,
    "__is_unsigned": _unsigned,
    "__is_pointer": lambda c, t: isinstance(t, ty.Pointer),
    "__is_lvalue_reference": lambda c, t: isinstance(t, ty.Reference) and not t.rvalue,
    "__is_rvalue_reference": lambda c, t: isinstance(t, ty.Reference) and t.rvalue,
    "__is_reference": lambda c, t: isinstance(t, ty.Reference),
    "__is_array": lambda c, t: isinstance(t, ty.Array),
    "__is_function": lambda c, t: isinstance(t, ty.Function),
    "__is_enum": lambda c, t: isinstance(t, ty.Enum),
    "__is_union": lambda c, t: isinstance(t, ty.Record) and t.decl.keyword == "union",
    "__is_class": _class,
    "__is_scalar": _scalar,
    "__is_const": _const,
    "__is_volatile": _volatile,
    "__is_trivially_copyable": _copyable,
    "__is_object": lambda c, t: not isinstance(t, (ty.Reference, ty.Function, ty.Void)),
    "__is_compound": lambda c, t: not (_arithmetic(c, t) or isinstance(t, (ty.Void, ty.NullPtr))),
    "__is_member_pointer": _member_pointer,
    "__is_member_function_pointer": _member_function,
    "__is_member_object_pointer": lambda c, t: _member_pointer(c, t) and not _member_function(c, t),
    "__is_null_pointer": lambda c, t: isinstance(t, ty.NullPtr),
    "__is_scoped_enum": lambda c, t: isinstance(t, ty.Enum) and t.decl.scoped,
    "__is_polymorphic": lambda c, t: _has_virtual(t),
    "__is_abstract": _abstract,
    "__is_final": lambda c, t: (info := _info(t)) is not None and info.final,
    "__is_aggregate": _aggregate,
    "__is_standard_layout": _standard_layout,
    "__is_trivial": _trivial,
    "__is_pod": lambda c, t: _trivial(c, t) and _standard_layout(c, t),
    "__is_literal_type": _literal,
    "__has_virtual_destructor": _virtual_destructor,
    "__has_unique_object_representations": _unique,
    "__is_empty": lambda c, t: (
        isinstance(t, ty.Record) and t.decl.completed().members is not None and is_empty(t)
    ),
}


def converts(c: Check, a: ty.Type, b: ty.Type) -> bool:
    if isinstance(a, ty.Void) or isinstance(b, ty.Void):
        return isinstance(a, ty.Void) and isinstance(b, ty.Void)
    lvalue = isinstance(a, ty.Reference) and not a.rvalue
    type = a.to if isinstance(a, ty.Reference) else a
    if isinstance(b, (ty.Array, ty.Function)):  # no function returns one ([meta.rel]p5)
        return False
    if isinstance(type, ty.Function):
        pointer = ty.Pointer(type)
        load = tree.Load(pointer, tree.Variable(pointer, tree.Object("", pointer, "local")))
        return ranking.conversion(c, tree.Dereference(type, load), b) is not None
    place = tree.Variable(type, tree.Object("", type, "local"))
    if isinstance(type, ty.Array):
        return ranking.conversion(c, making.operand(a), b) is not None
    operand: Operand = place if lvalue else tree.Load(type.unqualified, place)
    if isinstance(type, ty.Record) and not lvalue:  # const if the type is
        operand = tree.Temporary(type, tree.Load(type.unqualified, place))
    if classes.class_of(b) is not None:  # an object is made
        return making.copies(c, b, a) and not _abstract(c, b)
    if isinstance(type, ty.Record) and not isinstance(b, ty.Reference):
        if (by_user := rules.user.find(c, operand, b)) is not None and by_user.function is None:
            return False  # ambiguous, which overload resolution takes for a conversion ([over.best.ics]p10)
    return _to_public_base(a, b) and ranking.conversion(c, operand, b) is not None


def _to_public_base(a: ty.Type, b: ty.Type) -> bool:
    """Whether a conversion to a base class, if it is one, is of those that anyone may make ([conv.ptr]p3)."""
    if not isinstance(b, (ty.Pointer, ty.Reference)):
        return True
    derived = a.to if isinstance(a, (ty.Reference, ty.Pointer)) else a
    if not isinstance(derived, ty.Record) or not isinstance(b.to, ty.Record):
        return True
    paths = classes.paths(derived.decl, b.to.decl)
    return not paths or all(part.access == "public" for part in paths[0])


_OF_TWO: dict[str, Callable[[Check, ty.Type, ty.Type], bool]] = {
    "__is_same": lambda c, a, b: a == b,
    "__is_same_as": lambda c, a, b: a == b,  # as older g++ spells it
    "__is_base_of": lambda c, a, b: (
        not (isinstance(a, ty.Record) and a.decl.keyword == "union")
        and classes.derives(b.unqualified, a.unqualified) is not None
    ),
    "__is_convertible": converts,
    "__is_convertible_to": converts,
}


def rule(name: str) -> Any:
    """The rule for a builtin of this name, or None."""
    return _answer if name in _OF_ONE or name in _OF_TWO or name in making.RULES else None


def _answer(c: Check, name: str, args: Sequence[c_ast.Typename], at: Place) -> tree.Expr:
    count = 1 if name in _OF_ONE or name.endswith("destructible") else 2
    if name.endswith("constructible"):
        count = max(len(args), 1)
    if len(args) != count:
        c.fatal(at, f"type trait requires {count} argument{'s' * (count > 1)}; have {len(args)}")
    types = []
    for node in args:
        if not isinstance(node, c_ast.Typename):
            c.fatal(node.coord, "expected a type", kind=Kind.GRAMMAR)
        types.append(declarators.type_name(c, node))
    if name in making.RULES:
        held = making.RULES[name](c, types)
    else:
        held = _OF_ONE[name](c, types[0]) if count == 1 else _OF_TWO[name](c, types[0], types[1])
    return tree.Constant(ty.BOOL, int(held), at=at)
