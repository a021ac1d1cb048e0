"""Questions about types that the library's <type_traits> asks: `__is_integral(T)` (as clang has them)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import is_empty
from minicu.diagnostics.errors import Place
from minicu.sema.classes import classes
from minicu.sema.context import Check
from minicu.sema.expressions import overload
from minicu.sema.types import specifiers
from minicu.types.dependent import MemberPointerDecl


def _integral(c: Check, t: ty.Type) -> bool:
    return isinstance(t, ty.Integer)


def _floating(c: Check, t: ty.Type) -> bool:
    return isinstance(t, ty.Float) and t.rank > 0  # the 16-bit ones are classes in C++


def _arithmetic(c: Check, t: ty.Type) -> bool:
    return _integral(c, t) or _floating(c, t)


def _class(c: Check, t: ty.Type) -> bool:
    record = isinstance(t, ty.Record) and t.decl.keyword != "union"
    record = record and not isinstance(t.decl, MemberPointerDecl)  # type: ignore[attr-defined]
    return record or (isinstance(t, ty.Float) and t.rank == 0)


def _signed(c: Check, t: ty.Type) -> bool:
    return _floating(c, t) or (isinstance(t, ty.Integer) and c.model.signed(t))


def _unsigned(c: Check, t: ty.Type) -> bool:
    return isinstance(t, ty.Integer) and not _signed(c, t)


def _scalar(c: Check, t: ty.Type) -> bool:
    if isinstance(t, ty.Record) and isinstance(t.decl, MemberPointerDecl):
        return True
    return _arithmetic(c, t) or isinstance(t, (ty.Enum, ty.Pointer, ty.NullPtr))


def _copyable(c: Check, t: ty.Type) -> bool:
    info = classes.of(t)
    if isinstance(t, ty.Reference):
        return False
    return info is None or {"copy", "move", "copy=", "move=", "destructor"} <= info.trivial


def _const(c: Check, t: ty.Type) -> bool:
    return t.const or (isinstance(t, ty.Array) and _const(c, t.of))


def _volatile(c: Check, t: ty.Type) -> bool:
    return t.volatile or (isinstance(t, ty.Array) and _volatile(c, t.of))


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
    "__is_empty": lambda c, t: isinstance(t, ty.Record) and t.decl.members is not None and is_empty(t),
}


def _converts(c: Check, a: ty.Type, b: ty.Type) -> bool:
    if isinstance(a, ty.Void) or isinstance(b, ty.Void):
        return isinstance(a, ty.Void) and isinstance(b, ty.Void)
    lvalue = isinstance(a, ty.Reference) and not a.rvalue
    type = a.to if isinstance(a, ty.Reference) else a
    if isinstance(b, (ty.Array, ty.Function)):  # no function returns one ([meta.rel]p5)
        return False
    if isinstance(type, ty.Function):
        pointer = ty.Pointer(type)
        load = tree.Load(pointer, tree.Variable(pointer, tree.Object("", pointer, "local")))
        return overload.conversion(c, tree.Dereference(type, load), b) is not None
    place = tree.Variable(type, tree.Object("", type, "local"))
    if isinstance(type, ty.Array):  # what is no lvalue becomes a pointer as well, and binds to && and const &
        binds = isinstance(b, ty.Reference) and not b.rvalue and not b.to.const
        return (lvalue or not binds) and overload.conversion(c, place, b) is not None
    operand: Any = place if lvalue else tree.Load(type.unqualified, place)
    return overload.conversion(c, operand, b) is not None


_OF_TWO: dict[str, Callable[[Check, ty.Type, ty.Type], bool]] = {
    "__is_same": lambda c, a, b: a == b,
    "__is_base_of": lambda c, a, b: classes.derives(b.unqualified, a.unqualified) is not None,
    "__is_convertible": _converts,
}


def rule(name: str) -> Any:
    """The rule for a builtin of this name, or None."""
    return _answer if name in _OF_ONE or name in _OF_TWO else None


def _answer(c: Check, name: str, args: Sequence[c_ast.Typename], at: Place) -> tree.Expr:
    count = 1 if name in _OF_ONE else 2
    if len(args) != count:
        c.fatal(at, f"type trait requires {count} argument{'s' * (count > 1)}; have {len(args)}")
    types = []
    for node in args:
        if not hasattr(node, "type"):
            c.fatal(node.coord, "expected a type")
        types.append(specifiers.type_name(c, node))
    held = _OF_ONE[name](c, types[0]) if count == 1 else _OF_TWO[name](c, types[0], types[1])
    return tree.Constant(ty.BOOL, int(held), at=at)
