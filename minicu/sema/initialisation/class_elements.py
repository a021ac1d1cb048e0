"""Elements of brace lists that are classes or references (C++17 [dcl.init.aggr])."""

from __future__ import annotations

from dataclasses import replace
from itertools import filterfalse

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import layout, size_of
from minicu.diagnostics.errors import Diagnostic, Note, Refused, span_of
from minicu.sema import rules
from minicu.sema.constants import folding
from minicu.sema.conversions.convert import operand_of
from minicu.sema.initialisation.items import Items
from minicu.syntax.nodes import Syntax
from minicu.types.dependent import MemberPointerDecl


class ClassElements(Items):
    """The part of `braces.Filling` that only C++ needs."""

    required: list[tuple[int, ty.Record, list[Diagnostic]]]  # classes that the list must initialise
    defaulted: dict[int, ty.Record]  # by number: the items that default constructors make
    pointer: tree.Object | None  # to the object, if default initialisers use it
    active: dict[tuple[int, ty.RecordDecl], int]  # member that each union holds

    def state(self) -> tuple[int, ...]:
        """The side effects of default initialisers, which elements of an array do not share."""
        c = self.c
        done = len(self.required), len(c.temporaries), len(c.pending), len(self.active)
        return *done, self.pointer is not None

    def constructed(self, type: ty.Record, node: c_ast.InitList, copying: bool) -> tree.Expr | None:
        """What a constructor makes of a brace list; None for an aggregate."""
        return rules.construct.listed(self.c, type, node.exprs or [], node.coord, copying)

    def reference(self, type: ty.Reference, offset: int, node: Syntax) -> None:
        operand = rules.expr.argument(self.c, node)
        self.store(
            ty.Pointer(type.to),
            offset,
            None,
            rules.references.bind(self.c, operand, type, node.coord),
            node.coord,
        )

    def made_by_default(self, type: ty.Record, offset: int) -> None:
        """A class without initialiser, unless the list has one for it."""
        c = self.c
        mark = c.diagnostics.mark()
        try:
            with c.within(unevaluated=True, pending=[], temporaries=[]):  # perhaps it is not used at all
                value = rules.construct.from_nothing(c, type, self.at)
        except Refused:
            self.required.append((offset, type, c.diagnostics.rewind(mark)))
            return
        if value is not None:
            self.store(type, offset, None, value, self.at)
            if not self.static:
                self.defaulted[self.stored - 1] = type

    def settle_defaults(self) -> None:
        """Classes to which the list gives nothing are made by default constructors, which they must have."""
        self._check_required()
        for number, type in self.defaulted.items():
            if (item := self._items.get(number)) is not None:
                value = rules.construct.from_nothing(self.c, type, self.at)
                assert value is not None
                self._items[number] = replace(item, value=folding.early(self.c, value))

    def _check_required(self) -> None:
        for offset, _, problems in self.required:
            stored = [(item.offset, item.type) for item in self.items if isinstance(item.type, ty.Record)]
            stored += [(start, ty.Record(decl)) for start, decl in self.initialised]
            if not any(
                0 <= offset - start < size_of(class_type, self.c.model) for start, class_type in stored
            ):
                for problem in problems:
                    self.c.diagnostics.add(problem._replace(span=problem.span or span_of(self.at)))
                self.c.give_up()

    def check_references(self, type: ty.Type, offset: int) -> None:
        """Every reference that a list leaves out would refer to nothing ([dcl.init.aggr]p8.3)."""
        if not _has_reference(type):
            return
        if isinstance(type, ty.Array):
            size = size_of(type.element, self.c.model)
            for index in range(type.length or 0):
                self.check_references(type.element, offset + index * size)
        elif isinstance(type, ty.Record) and not any(
            item.offset == offset and item.type.unqualified == type.unqualified for item in self.items
        ):
            for slot in layout(type, self.c.model).slots:
                at = offset + slot.offset
                if not isinstance(slot.type, ty.Reference):
                    self.check_references(slot.type, at)
                elif not any(item.stands_at(at) for item in self.items):
                    notes = [Note("uninitialized reference member is here", span_of(slot.member.at))]
                    message = f"reference member of type '{slot.type}' uninitialized"
                    self.c.fatal(self.at, message, notes)

    def this(self, type: ty.Record, offset: int) -> tree.Expr:
        """What `this` means in the default initialisers of the record at `offset`."""
        byte = ty.Pointer(ty.UCHAR)
        if self.pointer is None:
            self.pointer = tree.Object("", byte, "local", at=self.at, used=True)
        start = tree.Load(byte, tree.Variable(byte, self.pointer, at=self.at), at=self.at)
        distance = tree.Constant(self.c.ptrdiff_type, offset, at=self.at)
        return tree.Convert(
            ty.Pointer(type.unqualified), tree.PointerAdd(byte, start, distance, 1), at=self.at
        )

    def value(self, type: ty.Type) -> tree.Initializer | tree.Expr:
        """The whole initialiser. Where members' default initialisers use the object, it is made in place,
        member by member in the order of declaration."""
        guarded = self._guarded()
        if self.pointer is None and not guarded:
            ordered = self.c.language.cplusplus  # [dcl.init.list]p4: also with what the list says nothing of
            return tree.Initializer(type, sorted(self.items, key=_start) if ordered else self.items)
        at = self.at
        if isinstance(type, ty.Record):
            type = type.unqualified
        object = tree.Object("", type, "local", at=at, used=True)
        place = tree.Variable(type, object, at=at)
        if guarded or self.pointer is None:
            return self._in_place(type, object, tree.Block(self._one_by_one(place), at=at))
        address = tree.Convert(self.pointer.type, tree.AddressOf(ty.Pointer(type), place, at=at), at=at)
        items = sorted(self.items, key=lambda item: item.offset)
        steps: list[tree.Statement] = [tree.Declare(self.pointer, address, at=at)]
        initialize = tree.Initialize(ty.VOID, place, tree.Initializer(type, items), at=at)
        steps.append(tree.ExpressionStatement(initialize, at=at))
        return self._in_place(type, object, tree.Block(steps))

    def _in_place(
        self, type: ty.Type, object: tree.Object, steps: tree.Block
    ) -> tree.Initializer | tree.Expr:
        call = tree.StatementExpression(ty.VOID, steps, None, at=self.at)
        value = tree.Construct(type, object, call, at=self.at)
        return (
            value if isinstance(type, ty.Record) else tree.Initializer(type, [tree.InitItem(0, type, value)])
        )

    def _guarded(self) -> bool:
        """Whether there are elements that must be destroyed if a later one throws ([except.ctor]p3). Only
        then are elements initialised one by one."""
        if not self.c.language.whole_program or self.static or self.pointer is not None:
            return False
        items = sorted(self.items, key=_start)
        first = next(
            (i for i, item in enumerate(items) if rules.lifetime.destructor(item.type) is not None),
            len(items),
        )
        later = items[first + 1 :]
        return any(rules.throwing.throws(self.c, item.value) for item in later)

    def _one_by_one(self, place: tree.Place) -> list[tree.Statement]:
        at, byte = self.at, ty.Pointer(ty.UCHAR)
        plain = tree.Initializer(place.type, list(filter(_is_known, self.items)))
        steps: list[tree.Statement] = [
            tree.ExpressionStatement(tree.Initialize(ty.VOID, place, plain, at=at), at=at)
        ]
        for item in sorted(filterfalse(_is_known, self.items), key=_start):
            start = tree.Convert(byte, tree.AddressOf(ty.Pointer(place.type), place, at=at), at=at)
            type = item.type.unqualified
            if isinstance(type, ty.Reference):
                type = ty.Pointer(type.to)
            distance = tree.Constant(self.c.ptrdiff_type, item.offset, at=at)
            there: tree.Expr = tree.PointerAdd(byte, start, distance, 1, at=at)
            element: tree.Place
            if item.slot is not None:  # there begins the class that has the bit-field
                element = tree.MemberPlace(type, tree.Dereference(ty.UCHAR, there, at=at), item.slot, at=at)
            else:
                element = tree.Dereference(type, tree.Convert(ty.Pointer(type), there, at=at), at=at)
            assert not isinstance(item.value, tree.StringLiteral)
            initialize = tree.Initialize(ty.VOID, element, item.value, at=at)
            steps.append(tree.ExpressionStatement(initialize, at=at))
            if rules.lifetime.destructor(type) is not None:
                steps += rules.lifetime.guard(self.c, rules.lifetime.ends(self.c, element, at))
        return steps

    def converts(self, value: tree.Expr, type: ty.Record) -> bool:
        """C++ [dcl.init.aggr]p13: an expression that can initialise an element does."""
        if isinstance(type.decl, MemberPointerDecl):
            return True  # no aggregate: what cannot be converted to it is refused
        if not self.c.language.cplusplus or not (
            type.decl.completed().info or isinstance(value.type, ty.Record)
        ):
            return False
        return rules.ranking.conversion(self.c, operand_of(value), type) is not None

    def takes(self, type: ty.Type, value: tree.Expr) -> bool:
        """Whether an expression makes the first class in what has no scalars."""
        while True:
            match type:
                case ty.Array(element=inner, length=int(count)) if count:
                    type = inner
                case ty.Record():
                    if value.type.unqualified == type.unqualified or self.converts(value, type):
                        return True
                    if not (members := type.decl.completed().members):
                        return False
                    type = members[0].type
                case _:
                    return False


def _start(item: tree.InitItem) -> int:
    """The first bit of an element."""
    return 8 * item.offset + (item.slot.bit_offset if item.slot is not None else 0)


def _is_known(item: tree.InitItem) -> bool:
    """Whether the time of the element's initialisation does not matter."""
    return isinstance(item.value, (tree.Constant, tree.SymbolAddress, tree.StringLiteral))


def _has_reference(type: ty.Type) -> bool:
    """Whether an aggregate of this type has reference members."""
    members = ty.parts(type, unions=False)
    return isinstance(next(members), ty.Record) and any(isinstance(m, ty.Reference) for m in members)
