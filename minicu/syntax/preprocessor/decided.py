"""What conditions of `#if` came to.

Each header of a large library asks the same: which compiler this is, which standard, which system. The same
text comes to the same where all names that were looked up on the way mean the same, so that a condition is
expanded and evaluated once for each set of meanings that it meets.
"""

from __future__ import annotations

from typing import NamedTuple

from minicu.syntax.preprocessor.macros import Computed, Meaning, Names, Operator

#: Sets of meanings that are kept of one condition, the last one first.
_KEPT = 3


class Decision(NamedTuple):
    """Whether a condition holds, the X of `! defined X`, and what decided it."""

    holds: bool
    guard: str | None
    meanings: tuple[tuple[str, Meaning | None], ...]


class Decided:
    """The conditions of one run, by their text. `names` are those of the run, which change."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.decisions: dict[str, list[Decision]] = {}

    def find(self, text: str) -> Decision | None:
        """What the condition came to where its names meant what they mean now."""
        get = self.names.get
        for decision in self.decisions.get(text, ()):
            if all(get(name) is meaning for name, meaning in decision.meanings):
                return decision
        return None

    def keep(self, text: str, read: set[str], holds: bool, guard: str | None) -> None:
        """Remember what it came to, and the names that were looked up, unless it asked for more than names:
        for a line, a counter, a file."""
        meanings = tuple((name, self.names.get(name)) for name in read)
        if any(isinstance(m, Computed) or (isinstance(m, Operator) and m.of_files) for _, m in meanings):
            return
        known = self.decisions.setdefault(text, [])
        known.insert(0, Decision(holds, guard, meanings))
        del known[_KEPT:]
