"""The names that classes declare, and which of them may be found in bases."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

_Meaning = TypeVar("_Meaning")


class Members(dict[str, _Meaning], Generic[_Meaning]):
    """The names of a class with what they mean. Each is entered into `anywhere`, the names that any class of
    the program declares: only those are worth a walk through all bases."""

    __slots__ = ("anywhere",)

    def __init__(self, anywhere: set[str]) -> None:
        super().__init__()
        self.anywhere = anywhere

    def __setitem__(self, name: str, meaning: _Meaning) -> None:
        self.anywhere.add(name)
        super().__setitem__(name, meaning)

    def setdefault(self, name: str, default: Any = None) -> Any:
        self.anywhere.add(name)
        return super().setdefault(name, default)

    def update(self, other: Any = (), /, **more: Any) -> None:
        names = dict(other, **more)
        self.anywhere.update(names)
        super().update(names)
