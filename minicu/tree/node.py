"""What the nodes of the tree have in common."""

from __future__ import annotations


class Node:
    """An expression, a place, a statement or an initialiser. All share this `__repr__`: to let `dataclass`
    generate one for each class takes a quarter of the time of creating the class, at each start."""

    __slots__ = ()

    def __repr__(self) -> str:
        names = [name for name in self.__dataclass_fields__ if name != "at"]  # type: ignore[attr-defined]
        return f"{type(self).__name__}({', '.join([f'{n}={getattr(self, n)!r}' for n in names])})"
