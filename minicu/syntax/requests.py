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
        """The name's tokens: of `void scale<float, 3>(float *)` and `&scale<float, 3>` those of
        `scale<float, 3>`."""
        tokens = lex(Source("<instances>", self.text), language)
        while tokens and tokens[0].type in ("AND", "VOID"):
            tokens = tokens[1:]
        depth = 0
        for i, tok in enumerate(tokens):
            if tok.type == "LPAREN" and depth == 0 and i and tokens[-1].type == "RPAREN":
                return tokens[:i]
            depth += (tok.type in ("LT", "LPAREN")) - (tok.type in ("GT", "RPAREN")) - 2 * (tok.type == "RSHIFT")
        return tokens
