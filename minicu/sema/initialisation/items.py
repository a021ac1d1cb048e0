"""What an initialiser stores: items at their offsets, the later in place of the earlier (C11 6.7.9p19)."""

from __future__ import annotations

from dataclasses import replace

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import Slot, layout, size_of
from minicu.diagnostics.errors import Place
from minicu.diagnostics.warnings import EXCESS_INITIALIZERS
from minicu.sema import rules
from minicu.sema.constants import constant
from minicu.sema.context import Check
from minicu.syntax.nodes import DirectInit, Syntax


class Items:
    """The items of one initialiser, as they are stored."""

    c: Check
    at: Place
    static: bool
    items: list[tree.InitItem]
    end: int  # bits below are initialised by some item
    made: set[tuple[int, ty.RecordDecl]]  # classes that a static list has initialised

    def store(self, type: ty.Type, offset: int, slot: Slot | None, value: tree.Expr, at: Place) -> None:
        if self.static and isinstance(type, ty.Record):
            made = rules.initial.static_record(self.c, value, type, at or self.at)
            self.forget(offset, type, slot)
            self.made.add((offset, type.decl))
            for item in made.items:
                self.items.append(replace(item, offset=offset + item.offset))
            self.end = max(self.end, self.bits(offset, type, slot)[1])
            return
        if self.static:
            value = rules.initial.static_value(self.c, value, at or self.at)
        elif value.__class__ is not tree.Constant:
            value = constant.fold(self.c, value)
        if slot is not None and isinstance(value, tree.Constant):
            value = _fitted(self.c, value, slot)
        elif slot is not None and self.static:
            self.c.unsupported(at or self.at, "address in a bit-field as an initial value")
        self.forget(offset, type, slot)
        self.items.append(tree.InitItem(offset, type.unqualified if slot is None else type, value, slot))
        self.end = max(self.end, self.bits(offset, type, slot)[1])

    def string(self, type: ty.Array, offset: int, literal: tree.StringLiteral) -> int:
        c = self.c
        size = size_of(type.of, c.model)
        units = len(literal.data) // size
        length = type.length if type.length is not None else units
        if units > length + (not c.language.cplusplus):
            message = "initializer-string for char array is too long"
            if c.language.cplusplus:
                c.error(literal.at, f"{message}, array size is {length} but initializer has size {units} "
                        "(including the null terminating character)")  # fmt: skip
            else:
                c.warn(EXCESS_INITIALIZERS, literal.at, message)
        whole = replace(type, length=length)
        self.forget(offset, whole, None)
        self.items.append(tree.InitItem(offset, whole, literal))
        self.end = max(self.end, 8 * (offset + length * size))
        return length

    def forget(self, offset: int, type: ty.Type, slot: Slot | None) -> None:
        """Drop earlier items that the coming one replaces (6.7.9p19)."""
        if 8 * offset + (slot.bit_offset if slot else 0) >= self.end:
            return
        start, end = self.bits(offset, type, slot)
        kept = []
        for item in self.items:
            a, b = self.bits(item.offset, item.type, item.slot)
            if a == b or not (start <= a and b <= end):
                kept.append(item)
        self.items = kept

    def bits(self, offset: int, type: ty.Type, slot: Slot | None) -> tuple[int, int]:
        """The bits that an item covers: first, and one past the last."""
        if slot is not None:
            assert slot.bit_width is not None
            first = 8 * offset + slot.bit_offset
            return first, first + slot.bit_width
        if isinstance(type, ty.Array) and type.length is None:  # flexible: to the end
            return 8 * offset, max(self.end, 8 * offset)
        if isinstance(type, ty.Reference):
            return 8 * offset, 8 * (offset + self.c.model.pointer)
        return 8 * offset, 8 * (offset + layout(type, self.c.model).data)

    def excess(self, node: Syntax, kind: str) -> None:
        c = self.c
        message = f"excess elements in {kind} initializer"
        if c.language.cplusplus:
            c.fatal(node.coord, message)
        c.warn(EXCESS_INITIALIZERS, node.coord, message)


def takes_nothing(type: ty.Type) -> bool:
    """Is there no scalar in an object of `type` that a list could give a value?"""
    if isinstance(type, ty.Array):
        return type.length == 0 or takes_nothing(type.of)
    decl = type.decl.completed() if isinstance(type, ty.Record) else None
    if decl is None or decl.members is None:
        return False
    members = [m for m in decl.members if m.name is not None or m.bit_width is None]
    return all(takes_nothing(m.type) for m in (members[:1] if decl.keyword == "union" else members))


def _fitted(c: Check, value: tree.Constant, slot: Slot) -> tree.Constant:
    """A constant as a bit-field keeps it."""
    if not isinstance(value.value, int):
        return value
    assert slot.bit_width is not None
    _, signed = constant.bits_of(c, slot.type)
    kept = constant.wrap(value.value, slot.bit_width, signed)
    return value if kept == value.value else tree.Constant(value.type, kept, at=value.at)


def string_for(c: Check, type: ty.Array, node: Syntax) -> tree.StringLiteral | None:
    """The string literal in `node` if it may initialise an array of `type` (6.7.9p14, p15)."""
    element = type.of
    if not isinstance(element, ty.Integer):
        return None
    if isinstance(node, c_ast.InitList) and len(node.exprs or ()) == 1:
        node = node.exprs[0]
    if isinstance(node, DirectInit) and len(node.args) == 1:
        node = node.args[0]
    if isinstance(node, c_ast.Constant):
        if node.type != "string" and not node.value.endswith('"'):
            return None
    elif not (
        isinstance(node, c_ast.ID) and node.name in ("__func__", "__FUNCTION__", "__PRETTY_FUNCTION__")
    ):
        return None
    literal = rules.expr.check(c, node)
    if not isinstance(literal, tree.StringLiteral):
        return None
    assert isinstance(literal.type, ty.Array)
    of = literal.type.of
    if size_of(of, c.model) != size_of(element, c.model):
        if size_of(element, c.model) == 1 or size_of(of, c.model) == 1:
            return None
        return c.fatal(
            node.coord, f"initializing array of '{element}' from string literal of '{of.unqualified}'"
        )
    if element.kind == "bool":
        return None
    return literal
