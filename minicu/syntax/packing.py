"""`#pragma pack`: what it says, place by place."""

from __future__ import annotations

from collections.abc import Iterable


class PackState:
    """What `#pragma pack` says at a place."""

    def __init__(self) -> None:
        self.value: str | None = None
        self.stack: list[tuple[str, str | None]] = []

    def apply(self, words: Iterable[str]) -> None:
        """`pack(n)`, `pack()`, `pack(push)`, `pack(push, name, n)`, `pack(pop)`, `pack(pop, name)`: what a
        push kept under a name comes back, and all that was pushed since is forgotten."""
        arguments = [word for word in words if word not in ("pack", "(", ",", ")")]
        name = next((word for word in arguments[1:] if not word.isdigit()), "")
        if not arguments:
            self.value = None
        elif arguments[0] == "push":
            self.stack.append((name, self.value))
        elif arguments[0] == "pop":
            names = [kept for kept, _ in self.stack]
            if self.stack and (not name or name in names):
                while self.stack:
                    kept, self.value = self.stack.pop()
                    if not name or kept == name:
                        break
        for word in arguments:
            if word.isdigit():
                self.value = None if word == "0" else word
