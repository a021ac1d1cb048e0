"""Warnings about expressions that are legal and seldom meant."""

from __future__ import annotations

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place, span_of
from minicu.diagnostics.warnings import POINTER_BOOL_CONVERSION, SELF_ASSIGN, TYPE_LIMITS, UNUSED_VALUE
from minicu.sema.context import Check


def self_assignment(c: Check, place: tree.Place, value: tree.Expr, at: Place) -> None:
    """Look at `place = value`. What macros and templates make is nobody's slip."""
    if value.__class__ is not tree.Load or place.__class__ is not tree.Variable or place.type.volatile:
        return
    source = value.place
    if source.__class__ is tree.Variable and source.object is place.object and _written(c, at):
        c.warn(SELF_ASSIGN, at, f"explicitly assigning value of variable of type '{place.type}' to itself")


def truth(c: Check, e: tree.Expr, at: Place) -> None:
    """Look at what is used as a condition: an object or a function has an address, always."""
    while e.__class__ is tree.Convert:
        e = e.operand
    if e.__class__ is tree.FunctionAddress:
        what, name, weak = "function", e.function.name, e.function.linkage == "weak"
    elif e.__class__ is tree.AddressOf and e.place.__class__ is tree.Variable:
        object = e.place.object
        array = isinstance(object.type, ty.Array)
        what, name, weak = "array" if array else "", object.name, object.weak
    else:
        return
    if not weak and name and _written(c, e.at or at):
        subject = f"address of {what} '{name}'" if what else f"address of '{name}'"
        c.warn(POINTER_BOOL_CONVERSION, e.at or at, f"{subject} will always evaluate to 'true'")


def comparison(c: Check, op: str, left: tree.Expr, right: tree.Expr, at: Place) -> None:
    """Look at a comparison in an unsigned type: nothing is below zero."""
    zero = right if op in ("<", ">=") else left if op in (">", "<=") else None
    if zero.__class__ is tree.Constant and zero.value == 0 and _written(c, at):
        said = f"unsigned expression {op} 0" if zero is right else f"0 {op} unsigned expression"
        result = "false" if op in "<>" else "true"
        c.warn(TYPE_LIMITS, at, f"result of comparison of {said} is always {result}")


def left_of_comma(c: Check, e: tree.Expr) -> None:
    """Look at what a comma drops: `dim3 block = (16, 16)` has one dimension."""
    if not c.unevaluated and has_no_effect(e) and _written(c, e.at):
        c.warn(UNUSED_VALUE, e.at, "left operand of comma operator has no effect")


_PURE = {
    tree.Binary,
    tree.Unary,
    tree.Load,
    tree.Constant,
    tree.AddressOf,
    tree.PointerAdd,
    tree.Logical,
    tree.FunctionAddress,
    tree.SymbolAddress,
    tree.PointerDifference,
}


def has_no_effect(e: tree.Expr) -> bool:
    """Whether nothing happens but a value that nobody uses."""
    if isinstance(e, (tree.Load, tree.AddressOf)):  # the address is that of an array's first element
        place = e.place
        while isinstance(place, tree.MemberPlace):
            place = place.record
        if e.place.type.volatile or (isinstance(place, tree.Dereference) and not _pure(place.pointer)):
            return False
    if isinstance(e, tree.Logical):
        return _pure(e) and _pure(e.right)
    return e.__class__ in _PURE


def _pure(e: tree.Expr) -> bool:
    return tree.unconverted(e).__class__ in _PURE


def _written(c: Check, at: Place) -> bool:
    """Whether a place is one that the user wrote, once: not in a macro, not in an instance of a template."""
    span = span_of(at)
    instance = c.function is not None and c.function.function.instance is not None
    return span is not None and span.via is None and not instance
