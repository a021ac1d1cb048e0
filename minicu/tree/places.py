"""Places (lvalues), and what stands in them at first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from minicu import types as ty
from minicu.tree.node import Node

if TYPE_CHECKING:
    from minicu.abi.layout import Slot
    from minicu.diagnostics.errors import Place as At
    from minicu.tree.statements import Statement
    from minicu.tree.symbols import Function, Object
    from minicu.tree.values import DataMember, Expr


@dataclass(eq=False, repr=False, slots=True)
class Place(Node):
    """Something with an address. `type` may be qualified (volatile matters when it is read)."""

    type: ty.Type
    at: At = field(kw_only=True, default=None)


@dataclass(eq=False, repr=False, slots=True)
class Variable(Place):
    """A whole object."""

    object: Object


@dataclass(eq=False, repr=False, slots=True)
class Dereference(Place):
    """What `pointer` points to. `expiring`: it came as an rvalue reference, which binds like a temporary
    (an xvalue, C++ [basic.lval]p1)."""

    pointer: Expr
    expiring: bool = False


@dataclass(eq=False, repr=False, slots=True)
class MemberPlace(Place):
    """A member of the record at `record`; `slot` (from abi.layout) has its offset and, for a
    bit-field, its bits. A member of an anonymous struct is reached by two of these."""

    record: Place
    slot: Slot

    @property
    def bit_field(self) -> bool:
        return self.slot.bit_width is not None


@dataclass(eq=False, repr=False, slots=True)
class StringLiteral(Place):
    """A string literal, an array of static duration. `data` holds all its bytes, the terminating
    zero included, in the target's byte order."""

    data: bytes


@dataclass(eq=False, repr=False, slots=True)
class CompoundLiteral(Place):
    """(T){...} inside a function: `object` is a local object, initialised when reached.
    (At file scope sema makes a static object and refers to it by Variable.)"""

    object: Object
    initializer: Initializer
    end: list[Statement] = field(default_factory=list)  # what ends it if an exception passes
    member: Function | DataMember | None = None  # of a pointer to a member: which one


@dataclass(eq=False, repr=False, slots=True)
class Temporary(Place):
    """The place of a record (or array-holding) value that is no lvalue: f().member."""

    value: Expr


@dataclass(eq=False, repr=False, slots=True)
class InitItem(Node):
    """Part of an initialiser: `value` goes to byte `offset`; `slot` is set for a bit-field (its
    bits count from the same offset base: slot's own offsets are relative to the record that stands
    at `offset`). A StringLiteral value fills a character array: `type` is the array type, shorter
    or longer data is cut or zero-filled to it. A constant may stand `count` times, every `stride` bytes."""

    offset: int
    type: ty.Type
    value: Expr | StringLiteral
    slot: Slot | None = None
    count: int = 1
    stride: int = 0

    def stands_at(self, offset: int) -> bool:
        past = offset - self.offset
        return past == 0 or (0 < past < self.count * self.stride and past % self.stride == 0)

    def singly(self) -> Iterator[InitItem]:
        """The item, once for each place where it stands."""
        if self.count == 1:
            yield self
        else:
            for i in range(self.count):
                yield InitItem(self.offset + i * self.stride, self.type, self.value, self.slot)


@dataclass(eq=False, repr=False, slots=True)
class Initializer(Node):
    """Initial value of an object of type `type`. Bytes that no item covers are zero. Items stand in
    order of evaluation; a later item overrides an earlier one for the same bytes (sema has removed
    overridden items without side effects)."""

    type: ty.Type
    items: list[InitItem]

    def single_items(self) -> list[InitItem]:
        return [one for item in self.items for one in item.singly()]
