"""What parse() returns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from minicu.diagnostics.errors import Diagnostic
from minicu.syntax.tokens import Token

if TYPE_CHECKING:
    from minicu.syntax.nodes.base import Node


@dataclass(eq=False, repr=False)
class Skipped:
    """A declaration that was not parsed.

    `kind` is function, variable, type, namespace or declaration; `reason` says why, for a message.
    `texture`: it is a texture or surface reference. `errors` are the complaints about it, kept back until
    device code mentions the name.
    """

    name: str
    kind: str
    token: Token
    reason: str
    texture: bool = False
    errors: list[Diagnostic] = field(default_factory=list)


@dataclass(eq=False, repr=False)
class Unit:
    """A parsed translation unit: what device code needs, in file order, what was left out, and the names
    of what was wrong: whoever uses those needs no further complaint. `missing_headers`: those that were not
    found, and where they are included."""

    declarations: list[Node]
    skipped: dict[str, Skipped] = field(default_factory=dict)
    faulty: set[str] = field(default_factory=set)
    missing_headers: Sequence[tuple[str, Token]] = ()

    def show(self) -> str:
        """The tree as text, one node a line (`--emit ast`)."""
        import io

        from minicu.recursion import undisturbed

        text = io.StringIO()
        with undisturbed(100_000):  # a sum of a thousand terms is a thousand levels deep
            for node in self.declarations:
                node.show(text, attrnames=True, showemptyattrs=False)
        return text.getvalue()
