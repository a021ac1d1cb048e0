"""What classes have by their bases, of the generators that make hierarchies."""

from __future__ import annotations

from collections import Counter
from typing import Any


class Derived:
    """A class of a program. `bases`: of each the class, whether it is a virtual one, and what else a
    generator wants to know."""

    bases: list[Any]

    def parts(self) -> Counter[Any]:
        """How many parts of each class an object has, itself included."""
        found: Counter[Any] = Counter({self: 1}) + self._plain()
        for base in self.virtual():
            found += Counter({base: 1}) + base._plain()
        return found

    def _plain(self) -> Counter[Any]:
        found: Counter[Any] = Counter()
        for base, is_virtual, *_ in self.bases:
            if not is_virtual:
                found += Counter({base: 1}) + base._plain()
        return found

    def virtual(self) -> list[Any]:
        """All virtual bases."""
        found: dict[Any, None] = {}
        for base, is_virtual, *_ in self.bases:
            found.update(dict.fromkeys(base.virtual()))
            if is_virtual:
                found[base] = None
        return list(found)
