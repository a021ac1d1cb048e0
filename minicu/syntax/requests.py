"""Names that are asked for from outside of the source: `--instance='scale<float, 3>'`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from minicu.diagnostics.source import Source
from minicu.language import Language
from minicu.syntax.lex import lex
from minicu.syntax.tokens import Token


@dataclass(frozen=True, slots=True)
class Request:
    """`text` names a kernel template's instance as the file would name it at its end.

    `why`: "asked", the instance shall be made; "launched", host code launches it at `place`, and `symbol` is
    its assembler name; "unknown", it launches one at `place` and nobody knows which, because of `message`;
    "meant", nothing is made, and the unit notes what the text means.
    """

    text: str
    why: str = "asked"
    symbol: str = ""
    place: Any = field(default=None, compare=False)
    message: str = ""

    def tokens(self, language: Language) -> list[Token]:
        return lex(Source("<instances>", self.text), language)
