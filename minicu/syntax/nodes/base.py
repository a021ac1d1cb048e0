"""What all nodes have in common: names, copies with other values, and the base of our own nodes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, Protocol, TypeVar, dataclass_transform

from pycparser import c_ast

from minicu.syntax.tokens import Token

Node = c_ast.Node


Coord = Token | None


T = TypeVar("T")


class Syntax(Protocol):
    """Any node that the source spells: an expression, say."""

    coord: Any


class Part(NamedTuple):
    """What stands between the `::` of a name: an identifier, perhaps with template arguments."""

    word: str
    arguments: list[Node] | None = None


class Name(str):
    """A qualified name or a template-id, `a::b<3>::c`. It is the `str` of its spelling, so it passes wherever
    pycparser keeps a name. `from_root`: it has a leading `::`."""

    __slots__ = ("from_root", "parts")
    parts: list[Part]
    from_root: bool

    def __new__(cls, spelled: str, parts: list[Part], from_root: bool = False) -> Name:
        self = super().__new__(cls, spelled)
        self.parts = parts
        self.from_root = from_root
        return self

    def __reduce__(self) -> Any:
        return Name, (str(self), self.parts, self.from_root)

    @property
    def qualified(self) -> bool:
        """Whether the name has a scope qualifier."""
        return self.from_root or len(self.parts) > 1

    @property
    def qualifier(self) -> str:
        """What stands before the last `::`."""
        return self.first(len(self.parts) - 1)

    @property
    def without_arguments(self) -> str:
        """A single part is a plain name."""
        if len(self.parts) == 1 and not self.from_root:
            return self.parts[0].word
        spelled = "::" * self.from_root + "::".join(identifiers(self))
        return Name(spelled, [Part(part.word) for part in self.parts], self.from_root)

    def first(self, count: int) -> str:
        """The first parts; without arguments a single one is a plain name."""
        parts = self.parts[:count]
        if count == 1 and parts[0].arguments is None and not self.from_root:
            return parts[0].word
        end = depth = 0
        seen = -int(self.from_root)
        while end < len(self) and not (seen == count - 1 and depth == 0 and self[end : end + 2] == "::"):
            depth += (self[end] == "<") - (self[end] == ">")
            if depth == 0 and self[end : end + 2] == "::":
                seen, end = seen + 1, end + 1
            end += 1
        return Name(self[:end], parts, self.from_root)


def qualified(*path: str) -> Name:
    """The name `a::b` of these parts, which have no arguments."""
    return Name("::".join(path), list(map(Part, path)))


def identifiers(name: str) -> list[str]:
    """The parts of a name, outside in, without template arguments."""
    return [part.word for part in name.parts] if isinstance(name, Name) else [name]


def fields(node: object) -> list[tuple[str, Any]]:
    """What a node consists of, children and words, by name: all but its place."""
    slots = [slot for cls in type(node).__mro__ for slot in getattr(cls, "__slots__", ())]
    return [(s, getattr(node, s, None)) for s in slots if s not in ("coord", "token", "__weakref__")]


def _slots_of(cls: type) -> tuple[str, ...]:
    slots = [slot for base in reversed(cls.__mro__) for slot in base.__dict__.get("__slots__", ())]
    return tuple(slot for slot in dict.fromkeys(slots) if slot not in ("coord", "__weakref__"))


#: Where the nodes of a class keep all but their place.
slots: Callable[[type], tuple[str, ...]] = cache(_slots_of)


def built(cls: type[T], values: Iterable[tuple[str, Any]]) -> T:
    """A node with these values in its slots, whatever its constructor takes."""
    node = object.__new__(cls)
    for slot, value in values:
        object.__setattr__(node, slot, value)
    return node


def changed(node: T, /, **values: Any) -> T:
    """A node like `node` (which stays as it is) with other values in some fields."""
    kept: dict[str, Any] = {slot: getattr(node, slot, None) for slot in ("coord", *slots(type(node)))}
    return built(type(node), (kept | values).items())


class Own(Node):
    """Base of our nodes: a field holding a node or a list of nodes is a child, others are attributes."""

    __slots__ = ()

    def _fields(self) -> list[tuple[str, Any]]:
        return [(f, getattr(self, f)) for f in self.__dataclass_fields__ if f != "coord"]  # type: ignore[attr-defined]

    def children(self) -> tuple[tuple[str, Node], ...]:
        nodes: list[tuple[str, Node]] = []
        for name, value in self._fields():
            if isinstance(value, Node):
                nodes.append((name, value))
            elif _is_nodes(value):
                nodes += [(f"{name}[{i}]", child) for i, child in enumerate(value)]
        return tuple(nodes)

    @property
    def attr_names(self) -> tuple[str, ...]:  # type: ignore[override]
        return tuple(
            n for n, v in self._fields() if v is not None and not isinstance(v, Node) and not _is_nodes(v)
        )

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{n}={v!r}' for n, v in self._fields())})"


def _is_nodes(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], Node)


@dataclass_transform(eq_default=False)
def own(cls: type[T]) -> type[T]:
    return dataclass(cls, eq=False, repr=False, slots=True)
