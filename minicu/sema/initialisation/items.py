"""What an initialiser stores: items at their offsets, the later in place of the earlier (C11 6.7.9p19)."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Sequence
from dataclasses import replace

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import Slot, layout, size_of
from minicu.diagnostics.errors import Place
from minicu.diagnostics.warnings import EXCESS_INITIALIZERS
from minicu.sema import rules
from minicu.sema.constants import constant, folding
from minicu.sema.context import Check
from minicu.sema.types import limits
from minicu.syntax.nodes import DirectInit, Syntax

#: How many items of an initialiser can stand several times: each is looked at for each that is replaced.
MOST_REPEATED = 64


class Items:
    """The items of one initialiser, as they are stored."""

    def __init__(self, c: Check, static: bool, at: Place) -> None:
        self.c = c
        self.static = static
        self.at = at
        self.end = 0  # bits below are initialised by some item
        self.initialised: set[tuple[int, ty.RecordDecl]] = set()  # classes that a static list has initialised
        self.stored = 0  # how many have been
        self._items: dict[int, tree.InitItem] = {}  # by their numbers, in order of evaluation
        #: which elements of an item that stands several times have been replaced
        self._holes: dict[int, set[int]] = {}
        #: the other items: first bits and numbers, in order; None until an item is replaced
        self._starts: list[tuple[int, int]] | None = None

    def _drop(self, number: int) -> None:
        item = self._items.pop(number, None)
        if item is not None and self._holes.pop(number, None) is None and self._starts is not None:
            start = self.bits(item.offset, item.type, item.slot)[0]
            del self._starts[bisect_left(self._starts, (start, number))]

    @property
    def items(self) -> list[tree.InitItem]:
        """All of them, in order of evaluation."""
        if not any(self._holes.values()):
            return list(self._items.values())
        listed: list[tree.InitItem] = []
        for number, item in self._items.items():
            listed += _without(item, self._holes.get(number, ()))
        return listed

    def add(self, item: tree.InitItem) -> None:
        if item.count > 1 and len(self._holes) >= MOST_REPEATED:
            for one in item.singly():
                self.add(one)
            return
        number, self.stored = self.stored, self.stored + 1
        self._items[number] = item
        start, end = self.bits(item.offset, item.type, item.slot)
        self.end = max(self.end, end + 8 * item.stride * (item.count - 1))
        if item.count > 1:
            self._holes[number] = set()
        elif self._starts is not None:
            insort(self._starts, (start, number))

    def repeat(self, first: int, count: int, stride: int) -> bool:
        """Have the items from number `first` on stand `count` times. False: they are not all constants."""
        numbers = range(first, self.stored)
        items = [self._items[number] for number in numbers if number in self._items]
        if any(self._holes.get(number) for number in numbers) or not all(
            isinstance(item.value, (tree.Constant, tree.SymbolAddress, tree.StringLiteral)) for item in items
        ):
            return False
        if count == 1:
            return True
        for number in numbers:
            self._drop(number)
        limits.elements(self.c, self._number(items, count, stride), self.at, singly=True)
        for item in items:
            if item.count == 1:
                self.add(replace(item, count=count, stride=stride))
            elif _together(item, stride):
                self.add(replace(item, count=item.count * count))
            else:
                for i in range(count):
                    self.add(replace(item, offset=item.offset + i * stride))
        return True

    def _number(self, items: list[tree.InitItem], count: int, stride: int) -> int:
        """How many items there will be where these stand `count` times."""
        room, number = MOST_REPEATED - len(self._holes), 0
        for item in items:
            together = _together(item, stride)
            several, each = (1, count * item.count) if together else (count, item.count)
            kept = min(several, max(room, 0))
            room -= kept
            number += kept + (several - kept) * each
        return number

    def store(self, type: ty.Type, offset: int, slot: Slot | None, value: tree.Expr, at: Place) -> None:
        if self.static and isinstance(type, ty.Record):
            constants = rules.initial.static_record(self.c, value, type, at or self.at)
            self.forget(offset, type, slot)
            self.initialised.add((offset, type.decl))
            for item in constants.items:
                self.add(replace(item, offset=offset + item.offset))
            self.end = max(self.end, self.bits(offset, type, slot)[1])
            return
        if self.static:
            value = rules.initial.static_value(self.c, value, at or self.at)
        elif value.__class__ is not tree.Constant:
            value = folding.early(self.c, value)
        if slot is not None and isinstance(value, tree.Constant):
            value = _fitted(self.c, value, slot)
        elif slot is not None and self.static:
            self.c.unsupported(at or self.at, "address in a bit-field as an initial value")
        self.forget(offset, type, slot)
        self.add(tree.InitItem(offset, type.unqualified if slot is None else type, value, slot))

    def store_each(
        self, type: ty.Type, offset: int, count: int, stride: int, value: tree.Expr, at: Place
    ) -> None:
        """Store a value in `count` elements of an array."""
        first = self.stored
        self.forget(offset, ty.Array(type, count), None)
        self.store(type, offset, None, value, at)
        if not self.repeat(first, count, stride):
            for i in range(1, count):
                self.store(type, offset + i * stride, None, value, at)

    def string(self, type: ty.Array, offset: int, literal: tree.StringLiteral) -> int:
        c = self.c
        size = size_of(type.element, c.model)
        units = len(literal.data) // size
        length = type.length if type.length is not None else units
        if units > length + (not c.language.cplusplus):
            message = "initializer-string for char array is too long"
            if c.language.cplusplus:
                c.error(literal.at, f"{message}, array size is {length} but initializer has size {units} "
                        "(including the null terminating character)")  # fmt: skip
            else:
                c.warn(EXCESS_INITIALIZERS, literal.at, message)
        sized = replace(type, length=length)
        self.forget(offset, sized, None)
        self.add(tree.InitItem(offset, sized, literal))
        return length

    def forget(self, offset: int, type: ty.Type, slot: Slot | None) -> None:
        """Drop earlier items that the coming one replaces (6.7.9p19)."""
        if 8 * offset + (slot.bit_offset if slot else 0) >= self.end:
            return
        start, end = self.bits(offset, type, slot)
        if self._starts is None:
            single = [(n, item) for n, item in self._items.items() if item.count == 1]
            self._starts = sorted((self.bits(i.offset, i.type, i.slot)[0], n) for n, i in single)
        low, high = bisect_left(self._starts, (start, -1)), bisect_left(self._starts, (end, -1))
        kept = []
        for first, number in self._starts[low:high]:
            item = self._items[number]
            last = self.bits(item.offset, item.type, item.slot)[1]
            if first == last or last > end:
                kept.append((first, number))
            else:
                del self._items[number]
        self._starts[low:high] = kept
        for number, holes in self._holes.items():
            item = self._items[number]
            first, last = self.bits(item.offset, item.type, item.slot)
            step = 8 * item.stride
            holes.update(range(max(0, -((first - start) // step)), min(item.count, (end - last) // step + 1)))

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


def _together(item: tree.InitItem, stride: int) -> bool:
    """Whether items that stand one stride apart are one: a scalar in an array, or an array in an array."""
    return item.count == 1 or item.count * item.stride == stride


def _without(item: tree.InitItem, holes: Sequence[int] | set[int]) -> list[tree.InitItem]:
    """An item that stands several times, but for some of them."""
    if not holes:
        return [item]
    runs = []
    start = 0
    for hole in [*sorted(holes), item.count]:
        if hole > start:
            runs.append(replace(item, offset=item.offset + start * item.stride, count=hole - start))
        start = hole + 1
    return runs


def takes_nothing(type: ty.Type) -> bool:
    """Whether an object of `type` has no scalar that a list could initialise."""
    if isinstance(type, ty.Array):
        return type.length == 0 or takes_nothing(type.element)
    decl = type.decl.completed() if isinstance(type, ty.Record) else None
    if decl is None or decl.members is None:
        return False
    members = [m for m in decl.members if m.name is not None or m.bit_width is None]
    return all(takes_nothing(m.type) for m in (members[:1] if decl.keyword == "union" else members))


def _fitted(c: Check, value: tree.Constant, slot: Slot) -> tree.Constant:
    """A constant truncated to its bit-field."""
    if not isinstance(value.value, int):
        return value
    assert slot.bit_width is not None
    _, signed = constant.bits_of(c, slot.type)
    kept = constant.wrap(value.value, slot.bit_width, signed)
    return value if kept == value.value else tree.Constant(value.type, kept, at=value.at)


def string_for(c: Check, type: ty.Array, node: Syntax) -> tree.StringLiteral | None:
    """The string literal in `node` if it may initialise an array of `type` (6.7.9p14, p15)."""
    element = type.element
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
    character = literal.type.element
    if size_of(character, c.model) != size_of(element, c.model):
        if size_of(element, c.model) == 1 or size_of(character, c.model) == 1:
            return None
        return c.fatal(
            node.coord, f"initializing array of '{element}' from string literal of '{character.unqualified}'"
        )
    if element.kind == "bool" or (element.kind == "char8_t" and character.unqualified != element.unqualified):
        return None
    return literal
