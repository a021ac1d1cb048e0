"""Itanium C++ ABI, "Compression": components of a mangled name that stand there again are abbreviated."""

from __future__ import annotations

from collections.abc import Hashable

from minicu import types as ty
from minicu.abi.mangled_words import base36
from minicu.tree.local import Around
from minicu.types.dependent import levels


class Components:
    """Those of one name."""

    def __init__(self) -> None:
        self.seen: dict[Hashable, int] = {}
        # What a type is made of has a number, of its identity, so that each level is asked once; the type
        # is kept, so that no other has its `id`.
        self.parts: dict[int, tuple[ty.Type, int]] = {}
        self.numbers: dict[Hashable, int] = {}

    def key(self, type: ty.Type) -> Hashable:
        """The identity of a component for abbreviation: a namespace member is identified by its names."""
        if isinstance(type, (ty.Record, ty.Enum)) and not type.quals:
            local = bool(type.decl.scope) and isinstance(type.decl.scope[-1], Around)
            if type.decl.name or local:
                return ("scope", (*type.decl.scope, type.decl.name or ""))
        match type:
            case ty.Pointer(to=ty.Pointer() | ty.Array() | ty.Function() as part):
                return ("pointer", type.quals, self.numbered(part))
            case ty.Array(element=ty.Pointer() | ty.Array() as part, length=int(length)):
                return ("array", type.quals, length, self.numbered(part))
            case ty.Function(returns=ty.Pointer() as part):
                parts = [self.numbered(each) for each in (part, *type.parameters)]
                return ("function", type.quals, type.variadic, type.noexcept, *parts)
        deep = levels(type)
        return (type, deep) if any(deep) else type

    def numbered(self, type: ty.Type) -> int:
        """The number of a type that another is made of: of equal identities, the same."""
        if (known := self.parts.get(id(type))) is None:
            number = self.numbers.setdefault(self.key(type), len(self.numbers))
            known = self.parts[id(type)] = type, number
        return known[1]

    def again(self, key: Hashable) -> str | None:
        index = self.seen.get(key)
        if index is None:
            return None
        return "S_" if index == 0 else f"S{base36(index - 1)}_"

    def remember(self, key: Hashable) -> None:
        self.seen.setdefault(key, len(self.seen))
