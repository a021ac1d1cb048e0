"""Brace lists (C11 6.7.9p17 to p23): braces given and elided, designators, strings.

A list is worked off with a stack of the subobjects that are being filled, outermost first. An item
goes to the next place of the innermost one; designators set the stack anew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import NoSize, Slot, find_member, layout, size_of
from minicu.diagnostics.errors import Diagnostic, Place
from minicu.diagnostics.warnings import BRACED_SCALAR_INIT
from minicu.sema import rules
from minicu.sema.classes import classes
from minicu.sema.constants import constant
from minicu.sema.context import Check, Operand
from minicu.sema.expressions import constants
from minicu.sema.initialisation import initial, narrowing
from minicu.sema.initialisation.class_elements import ClassElements
from minicu.sema.initialisation.items import string_for, takes_nothing
from minicu.sema.names import symbols
from minicu.sema.types import limits, record
from minicu.sema.types.compatible import compatible
from minicu.syntax.nodes import DirectInit, RangeDesignator, Syntax

#: `[0 ... n] = x` makes an item for each element.
_LONGEST_RANGE = 1 << 20


@dataclass(slots=True)
class _Level:
    """A subobject that is being filled: `next` is the index of its next element or slot."""

    type: ty.Type
    offset: int
    count: int | None  # None: an array whose length is not known
    slots: Sequence[Slot] | None = None
    size: int = 0  # of an array's element
    next: int = 0
    reached: int = 0  # elements filled so far

    @property
    def full(self) -> bool:
        return self.count is not None and self.next >= self.count

    def take(self) -> tuple[ty.Type, int, Slot | None]:
        """The next subobject: type, offset, and its slot if it is a bit-field (the offset is then
        the record's)."""
        index = self.next
        self.next += 1
        if self.next > self.reached:
            self.reached = self.next
        if self.slots is None:
            assert isinstance(self.type, ty.Array)
            return self.type.element, self.offset + index * self.size, None
        slot = self.slots[index]
        if isinstance(self.type, ty.Record) and self.type.decl.keyword == "union":
            self.next = len(self.slots)  # one member only
        if slot.bit_width is not None:
            return slot.type, self.offset, slot
        return slot.type, self.offset + slot.offset, None


def _first_takes_value(type: ty.Type, node: Syntax) -> bool:
    """Whether an expression that is the first element of a list for `type` is a value there. (References bind
    it, arrays take string literals, and compound literals have their own list.)"""
    if isinstance(node, (c_ast.CompoundLiteral, c_ast.Constant)):
        return False
    while isinstance(type, (ty.Record, ty.Array)):
        if isinstance(type, ty.Array):
            type = type.element
            continue
        members = type.decl.completed().members
        if not members:
            return False
        type = members[0].type
    return not isinstance(type, ty.Reference)


class Filling(ClassElements):
    """Collects the items of one initialiser."""

    def __init__(self, c: Check, static: bool, at: Place, listed: bool = True) -> None:
        super().__init__(c, static, at)
        self.listed = listed  # between braces, where nothing may narrow, and not in parentheses
        self.active: dict[tuple[int, ty.RecordDecl], int] = {}  # member that each union holds
        self.pointer: tree.Object | None = None
        self.required: list[tuple[int, ty.Record, list[Diagnostic]]] = []
        self.defaulted: dict[int, ty.Record] = {}
        self.checked: tuple[Syntax, Operand] | None = None  # an element not yet placed

    def fill(self, type: ty.Type, node: Syntax) -> ty.Type:
        """Fill an object of `type` from `node`; returns the completed type."""
        if isinstance(type, ty.Array):
            if type.length is not None:
                self.defaults(type, 0)
            length = self.array(type, 0, node)
            if type.length is None:
                type = replace(type, length=length)
                if not length and self.c.language.cplusplus:
                    self.c.fatal(self.at, "zero-length array: its initializer has no elements")
        else:
            self.place(type, 0, None, node, self.listed)
        self.settle_defaults()
        if self.c.language.cplusplus:
            self.check_references(type, 0)
        return type

    def array(self, type: ty.Array, offset: int, node: Syntax) -> int:
        """Fill an array from a string or a brace list; returns the number of elements reached."""
        string = string_for(self.c, type, node)
        if string is not None:
            return self.string(type, offset, string)
        if isinstance(node, DirectInit) and node.brace:
            node = c_ast.InitList(node.args, node.coord)
        if not isinstance(node, c_ast.InitList):
            self.c.fatal(self.at, "array initializer must be an initializer list or string literal")
        return self.braces(type, offset, node)

    def place(self, type: ty.Type, offset: int, slot: Slot | None, node: Syntax, listed: bool = True) -> None:
        """Fill one subobject from a complete initialiser of its own (braces or an expression)."""
        c = self.c
        copying = not isinstance(node, DirectInit)
        if isinstance(node, DirectInit):
            listed = node.brace
            node = initial.direct(c, node, type)
        if isinstance(type, ty.Array):
            self.forget(offset, type, None)
            if type.length is not None:
                self.defaults(type, offset)
            if type.length is None and not self.static:
                c.fatal(node.coord or self.at, "initialization of flexible array member is not allowed")
            self.array(type, offset, node)
        elif isinstance(type, ty.Record):
            if not isinstance(node, c_ast.InitList):
                self.store(type, offset, slot, initial.value(c, node, type), node.coord)
            elif (
                type.decl.completed().info is not None
                and (construction := self.constructed(type, node, copying)) is not None
            ):
                self.store(type, offset, slot, construction, node.coord)
            elif c.language.cplusplus and (copied := self.copied(type, node, listed)) is not None:
                self.store(type, offset, slot, copied, node.coord)
            else:
                self.forget(offset, type, None)
                self.defaults(type, offset)
                self.listed, around = listed, self.listed
                self.braces(type, offset, node)
                self.listed = around
        elif isinstance(type, ty.Reference):
            self.reference(type, offset, node)
        elif isinstance(node, c_ast.InitList):
            self.scalar(type, offset, slot, node)
        else:
            self.store(type, offset, slot, initial.value(c, node, type), node.coord)

    def defaults(self, type: ty.Type, offset: int, before: int | None = None) -> None:
        """Let members have their default initialisers; what the list says comes later and replaces them. So
        many items were stored `before` the members of the whole."""
        c = self.c
        if not record.has_defaults(c, type):
            return
        if (
            isinstance(type, ty.Record)
            and type.decl.completed().info is not None
            and not type.decl.info.aggregate
        ):
            self.made_by_default(type, offset)
            return
        if isinstance(type, ty.Array):
            size = size_of(type.element, c.model)
            count, first, state = type.length or 0, self.stored, self.state()
            limits.elements(c, count, self.at)
            for index in range(count):
                self.defaults(type.element, offset + index * size, before)
                if index == 0:
                    if self.state() == state and self.repeat(first, count, size):
                        return
                    limits.elements(c, count * (self.stored - first), self.at, singly=True)
            return
        assert isinstance(type, ty.Record)
        before = self.stored if before is None else before
        limits.elements(c, self.stored - before, self.at, singly=True)
        for slot in layout(type, c.model).slots:
            at = offset if slot.bit_width is not None else offset + slot.offset
            node = record.default_of(c, slot.member)
            if node is not None:
                this = partial(self.this, type, offset)
                context = symbols.of_member(c, slot.member)
                scope = record.default_scope(c, slot.member)
                with c.within(scope=scope, this=this, context=context, tags=context.tags):
                    self.place(slot.type, at, slot if slot.bit_width is not None else None, node)
            else:
                self.defaults(slot.type, at, before)

    def copied(self, type: ty.Record, node: c_ast.InitList, listed: bool) -> tree.Expr | None:
        """`{x}` where x is a record of that very type, or one that CUDA's constructors take, is that record
        (C++ [dcl.init.list]p3); so is `(x)`, not `listed`, where x converts to it ([over.match.copy])."""
        if node.exprs and rules.constructors.makers(self.c, type) is not None:
            operands = [rules.expr.check(self.c, e) for e in node.exprs]
            if len(operands) == 1 and operands[0].type.unqualified == type.unqualified:
                return rules.convert.rvalue(self.c, operands[0])
            return rules.constructors.constructed(self.c, type, operands, node.coord)
        if len(node.exprs) != 1 or isinstance(node.exprs[0], (c_ast.InitList, c_ast.NamedInitializer)):
            return None
        members = type.decl.completed().members or ()
        if (
            members
            and not isinstance(members[0].type, (ty.Record, ty.Array))
            and isinstance(node.exprs[0], c_ast.Constant)
        ):
            return None
        temporaries = len(self.c.temporaries)
        operand = rules.expr.check(self.c, node.exprs[0])
        if operand.type.unqualified == type.unqualified or classes.steps_to_base(operand.type, type):
            return rules.implicit.assign(
                self.c, rules.convert.rvalue(self.c, operand), type, node.coord, "initializing"
            )
        if isinstance(operand.type, ty.Record) and rules.implicit.has_constructor(self.c, operand.type, type):
            return rules.implicit.assign(
                self.c, rules.convert.rvalue(self.c, operand), type, node.coord, "initializing"
            )
        if not listed and isinstance(operand.type, ty.Record):
            converted = rules.user.convert(self.c, operand, type, node.coord, explicit=True)
            if converted is not None:
                return rules.convert.rvalue(self.c, converted)
        if _first_takes_value(type, node.exprs[0]):  # once: it may be nested as deeply as anything
            self.checked = node.exprs[0], operand
        else:
            del self.c.temporaries[temporaries:]  # it is checked again
        return None

    def element_value(self, node: Syntax) -> tree.Expr:
        """The value of an element."""
        if self.checked is None or self.checked[0] is not node:
            return rules.expr.value(self.c, node)
        operand, self.checked = self.checked[1], None
        return operand if isinstance(operand, tree.Expr) else rules.convert.rvalue(self.c, operand)

    def scalar(self, type: ty.Type, offset: int, slot: Slot | None, node: c_ast.InitList) -> None:
        c = self.c
        while isinstance(node, c_ast.InitList):
            if not node.exprs:
                self.store(type, offset, slot, constant.zero(type, node.coord), node.coord)
                return
            if len(node.exprs) > 1:
                self.excess(node.exprs[1], "scalar")
            node = node.exprs[0]
            if isinstance(node, c_ast.InitList):
                complain = c.fatal if c.language.cplusplus else partial(c.warn, BRACED_SCALAR_INIT)
                complain(node.coord, "too many braces around initializer")
        if isinstance(node, c_ast.NamedInitializer):
            c.fatal(node.coord, f"designator in initializer for scalar type '{type}'")
        self.store(type, offset, slot, initial.value(c, node, type, listed=True), node.coord)

    def braces(self, type: ty.Type, offset: int, node: c_ast.InitList) -> int:
        """Work off a brace list for an array or record; returns the number of elements reached."""
        root = self.level(type, offset)
        stack = [root]
        for item in node.exprs or ():
            if isinstance(item, c_ast.NamedInitializer):
                stack[:] = [root]
                self.designated(stack, item)
                continue
            while stack and stack[-1].full:
                stack.pop()
            if not stack:
                kind = {"Array": "array"}.get(root.type.__class__.__name__, "struct")
                if isinstance(root.type, ty.Record):
                    kind = root.type.decl.keyword
                self.excess(item, kind)
                continue
            self.next(stack, item)
        return root.reached

    def next(self, stack: list[_Level], node: Syntax) -> None:
        """Give `node` to the next place, going into subobjects as far as it must (6.7.9p20)."""
        value = cache(partial(self.element_value, node))
        while True:
            type, offset, slot = self.take(stack[-1])
            if self.filled(type, offset, slot, node, value):
                return
            if takes_nothing(type) and not self.takes(type, value()):
                # nvcc passes over a member without elements; whatever else has no place for a value, gcc and
                # nvcc give it the value, which is one too many. (And in an array it would never be placed.)
                if isinstance(type, ty.Array) and stack[-1].slots is not None and self.c.language.cplusplus:
                    while stack and stack[-1].full:
                        stack.pop()
                    if stack:
                        continue
                self.excess(node, type.decl.keyword if isinstance(type, ty.Record) else "array")
                return
            stack.append(self.level(type, offset))

    def filled(
        self, type: ty.Type, offset: int, slot: Slot | None, node: Syntax, value: Callable[[], tree.Expr]
    ) -> bool:
        """Whether `node`, an expression of this `value`, initialises a subobject as a whole and not its first
        part; it has done so then."""
        c, place = self.c, partial(self.place, type, offset, slot)
        if isinstance(node, (c_ast.InitList, DirectInit)) or isinstance(type, ty.Reference):
            place(node)
        elif isinstance(node, c_ast.CompoundLiteral) and self.of_literal(type, node):
            place(node.init)
        elif isinstance(type, ty.Array):
            if (string := string_for(c, type, node)) is None:
                return False
            if type.length is None and not self.static:
                c.fatal(node.coord, "initialization of flexible array member is not allowed")
            self.string(type, offset, string)
        else:
            if not isinstance(type, ty.Record):
                if self.listed:
                    narrowing.check(c, value(), type, node.coord)
            elif value().type != type.unqualified and not self.converts(value(), type):
                if rules.constructors.makers(c, type) is not None:  # they are explicit
                    rules.implicit.assign(c, value(), type, node.coord, "initializing")
                return False
            assigned = rules.implicit.assign(c, value(), type, node.coord, "initializing")
            self.store(type, offset, slot, assigned, node.coord)
        return True

    def of_literal(self, type: ty.Type, node: c_ast.CompoundLiteral) -> bool:
        """Whether the list of a compound literal initialises an array of its type, or a static record."""
        if not isinstance(type, ty.Array) and not (isinstance(type, ty.Record) and self.static):
            return False
        return compatible(rules.declarators.type_name(self.c, node.type).unqualified, type.unqualified)

    def take(self, level: _Level) -> tuple[ty.Type, int, Slot | None]:
        """The next subobject of a level. A union forgets the member that it held before."""
        if level.slots is not None and level.type.decl.keyword == "union":  # type: ignore[attr-defined]
            key = level.offset, level.type.decl  # type: ignore[attr-defined]
            if self.active.get(key, level.next) != level.next:
                self.forget(level.offset, level.type, None)
            self.active[key] = level.next
        return level.take()

    def level(self, type: ty.Type, offset: int) -> _Level:
        c = self.c
        if isinstance(type, ty.Array):
            try:
                size = size_of(type.element, c.model)
            except NoSize:
                return c.unsupported(self.at, f"initializer of an array of '{type.element}'")
            return _Level(type, offset, type.length, None, size)
        assert isinstance(type, ty.Record)
        if type.decl.completed().members is None:
            c.fatal(self.at, f"variable has incomplete type '{type.unqualified}'")
        slots = layout(type, c.model).slots
        return _Level(type, offset, len(slots), slots)

    # Designators ------------------------------------------------------------------

    def designated(self, stack: list[_Level], item: c_ast.NamedInitializer) -> None:
        """`.a[3].b = x` (6.7.9p7): the stack becomes the path to the designated subobject."""
        root = stack[0]
        for i, part in enumerate(item.name):
            if isinstance(part, RangeDesignator):
                self.range(stack, part, item, i)
                return
            self.step(stack, part, i + 1 < len(item.name))
            if i + 1 < len(item.name):
                self.descend(stack, item.name[i + 1])
        type, offset, slot = self.take(stack[-1])
        root.reached = max(root.reached, root.next)
        self.designated_value(stack, type, offset, slot, item.expr)

    def designated_value(
        self, stack: list[_Level], type: ty.Type, offset: int, slot: Slot | None, node: Syntax
    ) -> None:
        if isinstance(node, (c_ast.InitList, DirectInit)) or not isinstance(type, (ty.Array, ty.Record)):
            self.place(type, offset, slot, node)
            return
        # An expression for an aggregate: a string, a record, or the first of its elided braces.
        one = _Level(ty.Array(type, 1), offset, 1, None, 0)
        levels = [one]
        self.next(levels, node)
        stack += levels[1:]

    def step(self, stack: list[_Level], part: c_ast.ArrayDesignator | c_ast.ID, further: bool) -> None:
        """Point the innermost level at what one designator names. `further`: more of them follow."""
        c, level = self.c, stack[-1]
        if isinstance(part, c_ast.ArrayDesignator):
            if not isinstance(level.type, ty.Array):
                c.fatal(part.coord, f"array designator cannot initialize non-array type '{level.type}'")
            level.next = self.index(level, part.expr)
            return
        name = part.name
        if not isinstance(level.type, ty.Record):
            c.fatal(
                part.coord, f"field designator cannot initialize a non-struct, non-union type '{level.type}'"
            )
        path = find_member(level.type, name, c.model)
        if not path or path[0].member.base:
            what = f"field designator '{name}' does not refer to any field"
            c.fatal(part.coord, f"{what} in type '{level.type}'")
        for slot in path:  # through anonymous members
            assert level.slots is not None
            index, inside = level.slots.index(slot), further or slot is not path[-1]
            if c.language.cplusplus and index + inside < self.least(level):  # C++20 [dcl.init.aggr]p3.1
                c.fatal(part.coord, f"field designator '{name}' is out of the order of declaration")
            level.next = index
            if slot is not path[-1]:
                type, offset, _ = self.take(level)
                level = self.level(type, offset)
                stack.append(level)

    def least(self, level: _Level) -> int:
        """The first member of a class that has no value yet; of a union, one has it for all."""
        if isinstance(level.type, ty.Record) and level.type.decl.keyword == "union":
            return len(level.slots or ()) if (level.offset, level.type.decl) in self.active else 0
        return level.reached

    def descend(self, stack: list[_Level], part: Syntax) -> None:
        type, offset, _ = self.take(stack[-1])
        if isinstance(type, (ty.Array, ty.Record)):
            stack.append(self.level(type, offset))
            return
        where = part.coord or self.at
        kind = "array" if isinstance(part, c_ast.ArrayDesignator) else "field"
        expected = "non-array" if kind == "array" else "a non-struct, non-union"
        self.c.fatal(where, f"{kind} designator cannot initialize {expected} type '{type}'")

    def index(self, level: _Level, node: Syntax) -> int:
        c = self.c
        index = constants.integer(c, node, "array designator")
        if index < 0:
            c.fatal(node.coord, f"array designator value '{index}' is negative")
        if level.count is not None and index >= level.count:
            c.fatal(node.coord, f"array designator index ({index}) exceeds array bounds ({level.count})")
        return index

    def range(self, stack: list[_Level], part: RangeDesignator, item: c_ast.NamedInitializer, i: int) -> None:
        """GNU `[first ... last] = x`. A value that is not constant is computed once."""
        c, level = self.c, stack[-1]
        if not isinstance(level.type, ty.Array):
            c.fatal(part.coord, f"array designator cannot initialize non-array type '{level.type}'")
        first, last = self.index(level, part.expr), self.index(level, part.last)
        if last < first:
            c.fatal(part.coord, f"array designator range [{first}, {last}] is empty")
        if last - first >= _LONGEST_RANGE:
            c.unsupported(part.coord, f"array designator range of {last - first + 1} elements")
        rest = item.name[i + 1 :]
        inner = item.expr if not rest else c_ast.InitList(
            [c_ast.NamedInitializer(rest, item.expr, item.coord)], item.coord
        )  # fmt: skip
        element = level.type.element
        value: tree.Expr | None = None
        if not isinstance(inner, (c_ast.InitList, DirectInit)) and not isinstance(
            element, (ty.Array, ty.Record)
        ):
            value = rules.implicit.assign(c, rules.expr.value(c, inner), element, inner.coord, "initializing")
            if not self.static:
                known = constant.evaluate(c, value)
                value = known if known is not None else _once(c, value, inner.coord)
        if value is not None:
            start = level.offset + first * level.size
            self.store_each(element, start, last - first + 1, level.size, value, inner.coord)
            level.next = last + 1
            level.reached = max(level.reached, level.next)
            stack[0].reached = max(stack[0].reached, stack[0].next)
            return
        depth = len(stack)
        for index in range(first, last + 1):
            level.next = index
            type, offset, slot = self.take(level)
            if rest:
                self.place_part(type, offset, inner)
            else:
                self.designated_value(stack, type, offset, slot, inner)
            if index < last:
                del stack[depth:]
        stack[0].reached = max(stack[0].reached, stack[0].next)

    def place_part(self, type: ty.Type, offset: int, node: c_ast.InitList) -> None:
        """Fill the designated part of a subobject, and keep what it has already."""
        if not isinstance(type, (ty.Array, ty.Record)):
            self.place(type, offset, None, node)
        else:
            self.braces(type, offset, node)


def _once(c: Check, value: tree.Expr, at: Place) -> tree.Expr:
    """`value`, computed before the initialiser and kept in a hidden object."""
    object = tree.Object("", value.type, "local", at=at, used=True)
    c.pending.append(tree.Declare(object, value, at=at))
    return tree.Load(value.type, tree.Variable(value.type, object, at=at), at=at)
