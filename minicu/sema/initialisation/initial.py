"""Initialisers (C11 6.7.9; C++ [dcl.init])."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NoReturn

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Kind, Place
from minicu.sema import rules
from minicu.sema.classes import classes
from minicu.sema.constants import constant
from minicu.sema.context import Check
from minicu.sema.conversions.convert import to
from minicu.sema.types.compatible import compatible
from minicu.syntax.nodes import DirectInit, Syntax
from minicu.types.dependent import MemberPointerDecl

if TYPE_CHECKING:
    from minicu.sema.initialisation.braces import Filling

DYNAMIC = "dynamic initialization is not supported for static device variables"

Init = tree.Initializer | tree.Expr


def initialize(c: Check, node: Syntax, type: ty.Type, *, static: bool, at: Place) -> tuple[Init, ty.Type]:
    """What the initialiser `node` gives an object of `type`, and the type completed by it.

    A static object gets an Initializer of constants. An automatic one gets an expression if it is
    a scalar, or a record initialised by a record. The items of a static initialiser may lie after
    the object's size if they fill a flexible array member.
    """
    if type.__class__ is ty.Record and type.decl.completed().info is not None:
        initializer = rules.construct.initialize(c, node, type, at)
        if initializer is not None:
            if not static:
                return initializer, type
            return static_record(c, initializer, type, at), type
    if isinstance(type, ty.Record) and isinstance(type.decl, MemberPointerDecl):
        return _member_pointer(c, node, type, static, at)
    explicit = isinstance(node, DirectInit) and not isinstance(type, ty.Record)
    if isinstance(node, DirectInit) and (operand := _of_other_class(c, node, type)) is not None:
        node, explicit = operand, True
    if isinstance(node, DirectInit) and node.brace and isinstance(type, ty.Enum) and len(node.args) == 1:
        initializer = listed_enumeration(c, rules.expr.value(c, node.args[0]), type, at)
        return _scalar(c, initializer, type, static, at), type
    listed = not isinstance(node, DirectInit) or node.brace
    if isinstance(node, DirectInit):
        node = direct(c, node, type)
    if isinstance(type, ty.VariableArray):
        return c.fatal(node.coord or at, "variable-sized object may not be initialized")
    if isinstance(type, ty.Reference):
        return _reference(c, node, type, static, explicit)
    if isinstance(type, ty.Function):
        return c.fatal(at, "illegal initializer (only variables can be initialized)")
    if isinstance(node, c_ast.CompoundLiteral) and isinstance(type, (ty.Array, ty.Record)):
        # GNU: an array, or a static object, initialised by a compound literal of its type
        named_type = rules.declarators.type_name(c, node.type)
        if compatible(named_type.unqualified, type.unqualified) and (static or isinstance(type, ty.Array)):
            node = node.init
    if isinstance(node, c_ast.InitList) or isinstance(type, ty.Array):
        return _from_list(c, rules.braces.Filling(c, static, at, listed), node, type, static, at)
    initializer = value(c, node, type, explicit)
    if static and isinstance(type, ty.Record):
        return static_record(c, initializer, type, node.coord or at), type
    return _scalar(c, initializer, type, static, node.coord or at), type


def _scalar(c: Check, value: tree.Expr, type: ty.Type, static: bool, at: Place) -> Init:
    """What an object gets of the one value that it has, or is copied from."""
    if not static:
        return value
    return tree.Initializer(type, [tree.InitItem(0, type.unqualified, static_value(c, value, at))])


def _from_list(
    c: Check, filling: Filling, node: Syntax, type: ty.Type, static: bool, at: Place
) -> tuple[Init, ty.Type]:
    """What a list in braces gives, or a string to an array."""
    type = filling.fill(type, node)
    if not static and not isinstance(type, (ty.Array, ty.Record)):
        first = filling.items[0].value if filling.items else constant.zero(type, at)
        assert isinstance(first, tree.Expr)
        return first, type
    from_list = filling.value(type)
    if static and filling.pointer is not None:  # its default initialisers use the object
        if isinstance(from_list, tree.Initializer):
            return _refuse_value(c, at)
        return static_record(c, from_list, type, at), type
    return from_list, type


def _of_other_class(c: Check, node: DirectInit, type: ty.Type) -> Syntax | None:
    """The operand of `T x(operand)` if it is of a class that is converted to T."""
    if node.brace or len(node.args) != 1 or not (c.language.cplusplus and isinstance(type, ty.Record)):
        return None
    operand = rules.expr.unevaluated(c, node.args[0])
    source, target = operand.type.unqualified, type.unqualified
    if not isinstance(source, ty.Record) or source == target or classes.derives(source, target) is not None:
        return None
    return node.args[0] if rules.user.find(c, operand, target, explicit=True) is not None else None


def listed_enumeration(c: Check, value: tree.Expr, type: ty.Enum, at: Place) -> tree.Expr:
    """`E{value}`: where the underlying type is fixed, also of an integer that it can hold
    ([dcl.init.list]p3.8)."""
    decl, plain = type.decl, type.unqualified
    source = value.type.decl.underlying if isinstance(value.type, ty.Enum) else value.type
    scoped = isinstance(value.type, ty.Enum) and value.type.decl.scoped
    if value.type == plain or not decl.fixed or scoped or not isinstance(source, ty.Integer):
        return rules.implicit.assign(c, value, type, at, "initializing")
    assert decl.underlying is not None
    rules.narrowing.check(c, value, decl.underlying, at)
    return rules.convert.to(c, rules.implicit.assign(c, value, decl.underlying, at, "initializing"), plain)


def _member_pointer(
    c: Check, node: Syntax | None, type: ty.Record, static: bool, at: Place
) -> tuple[Init, ty.Type]:
    """A pointer to a member, which an empty list makes null."""
    if isinstance(node, (DirectInit, c_ast.InitList)):
        items = (node.args if isinstance(node, DirectInit) else node.exprs) or []
        if len(items) > 1:
            c.fatal(at, f"excess elements in initializer of type '{type}'")
        node = items[0] if items else None
    pointer = rules.member_pointers.null(c, type, at) if node is None else value(c, node, type)
    return (static_record(c, pointer, type, at) if static else pointer), type


def static_value(c: Check, value: tree.Expr, at: Place) -> tree.Expr:
    """The constant that initialises a static object, or an error."""
    known = constant.evaluate(c, value)
    if known is None:
        return _refuse_value(c, at)
    if isinstance(known, tree.SymbolAddress):
        symbol = known.symbol
        if isinstance(symbol, tree.Object) and symbol.storage in ("local", "parameter"):
            return _refuse_value(c, at)
        if isinstance(symbol, tree.Object) and symbol.storage in ("shared", "dynamic shared"):
            what = f"address of the __shared__ variable '{symbol.name}' in a static initializer"
            return c.unsupported(at, what)
        if isinstance(symbol, tree.Object) and symbol.storage == "managed":  # found when it is loaded
            what = f"address of the __managed__ variable '{symbol.name}' in a static initializer"
            return c.unsupported(at, what)
    return known


def static_record(c: Check, value: tree.Expr, type: ty.Type, at: Place) -> tree.Initializer:
    """The constants that a constexpr constructor gives a static object, or an error."""
    if isinstance(value, tree.Load) and isinstance(value.place, tree.CompoundLiteral):
        constants = value.place.initializer
        if not constants.items or (isinstance(type, ty.Record) and isinstance(type.decl, MemberPointerDecl)):
            words: list[tree.InitItem] = []
            for item in constants.items:
                assert isinstance(item.value, tree.Expr)
                words.append(replace(item, value=static_value(c, item.value, at)))
            return tree.Initializer(type, words)
    if isinstance(value, tree.Construct) and rules.construct.is_empty(c, value):
        return tree.Initializer(type, [])
    items = rules.interpret.record(c, value)
    if items is None or any(_of_temporary(item.value) for item in items):
        return _refuse_value(c, at)
    return tree.Initializer(type, items)


def _of_temporary(value: tree.Expr | tree.StringLiteral) -> bool:
    """Whether it is the address of a temporary, which a static object that holds it makes last when it is
    initialised at run time ([class.temporary]p6)."""
    symbol = value.symbol if isinstance(value, tree.SymbolAddress) else None
    return isinstance(symbol, tree.Object) and symbol.storage == "local"


def _refuse_value(c: Check, at: Place) -> NoReturn:
    if c.language.whole_program:
        c.fatal(at, "the initializer is not a constant expression", kind=Kind.NOT_CONSTANT)
    if c.language.cplusplus:
        c.fatal(at, DYNAMIC, kind=Kind.NOT_CONSTANT)
    c.fatal(at, "initializer element is not a compile-time constant")


def value(c: Check, node: Syntax, type: ty.Type, explicit: bool = False, listed: bool = False) -> tree.Expr:
    """An expression as the initial value of an object of `type`. `explicit`: in `T x(value)`, which may call
    an explicit conversion function. `listed`: in braces, where it may not narrow."""
    initial = rules.expr.value(c, node)
    if listed:
        rules.narrowing.check(c, initial, type, node.coord)
    if explicit and isinstance(initial.type, ty.Record) and c.language.cplusplus:
        initial = (
            rules.user.convert(c, rules.places.operand(c, initial), type, node.coord, "initializing", True)
            or initial
        )
    if explicit and isinstance(initial.type, ty.NullPtr) and type == ty.BOOL:  # [dcl.init]p17.8
        return to(c, initial, ty.BOOL)
    return rules.implicit.assign(c, initial, type, node.coord, "initializing")


def _reference(
    c: Check, node: Syntax, type: ty.Reference, static: bool, explicit: bool
) -> tuple[Init, ty.Type]:
    listed = isinstance(node, c_ast.InitList)  # [dcl.init.list]p3.9
    operand = rules.expr.argument(c, node) if listed else rules.expr.check(c, node)
    address = rules.references.bind(c, operand, type, node.coord, explicit=explicit)
    if not static:
        return address, type
    return tree.Initializer(type, [tree.InitItem(0, type, static_value(c, address, node.coord))]), type


def direct(c: Check, node: DirectInit, type: ty.Type) -> Syntax:
    """`T x(a)` and `T x{a}` as the initialiser that means the same for types without constructors."""
    if node.brace:
        if len(node.args) == 1 and not isinstance(type, (ty.Array, ty.Record, ty.Integer, ty.Float)):
            return node.args[0]
    elif len(node.args) == 1 and not isinstance(type, (ty.Array, ty.Record)):
        return node.args[0]
    elif not isinstance(type, (ty.Array, ty.Record)):
        return c.fatal(node.coord, f"excess elements in initializer of type '{type}'")
    return c_ast.InitList(node.args, node.coord)
