"""`auto x = {a, b};` is a `std::initializer_list`, which its tokens do not name ([dcl.type.auto.deduct]p4).
(nvcc's own header includes <initializer_list>.)"""

from __future__ import annotations

from collections.abc import Sequence

NAMES = ("std", "initializer_list")


def needed(kinds: Sequence[str]) -> set[str]:
    """The names that tokens of these kinds need."""
    behind_auto = (kinds[i + 1 : i + 6] for i, kind in enumerate(kinds) if kind == "AUTO")
    return set(NAMES) if any(map(begins, behind_auto)) else set()


def begins(kinds: Sequence[str]) -> bool:
    """Whether what follows `auto` names a variable, or a reference, and begins a list of its values."""
    return ("ID", "EQUALS", "LBRACE") in zip(kinds, kinds[1:], kinds[2:])
