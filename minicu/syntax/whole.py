"""A whole program from the host's side: what host code reaches from main(), read as device code is.

Functions and variables get `__device__`, so that the compiler for the CPU device compiles them. Kernels
are declared only: host code launches them, and another compilation makes them. A kernel of our own calls
main().
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from minicu.errors import Diagnostics
from minicu.language import Language
from minicu.source import Source
from minicu.syntax.cut import DEVICE_WORDS, Piece, cut, pairs
from minicu.syntax.lex import lex
from minicu.syntax.tokens import Token

#: The kernel that calls main().
START = "__minicu_start"


def with_start(tokens: list[Token], language: Language, diagnostics: Diagnostics) -> list[Token]:
    """The tokens of a file, with the kernel that calls its main(). At its end main() returns 0 (C++17
    [basic.start.main]p5)."""
    found = None
    for piece in cut(tokens):
        if piece.kind == "function" and "main" in piece.names and piece.inside is None:
            found = piece
    if found is None or tokens[found.end - 1].type != "RBRACE":
        diagnostics.fatal(None, "no function main(): 'minicu run' runs whole programs")
    inside = tokens[found.start : found.end]
    at = next(i for i, tok in enumerate(inside) if tok.value == "main")
    parameters = [tok for tok in inside[at + 2 : pairs(inside)[at + 1]] if tok.type != "VOID"]
    nothing = any(tok.type == "VOID" for tok in inside[:at])
    commas = sum(tok.type == "COMMA" for tok in parameters)
    arguments = ["argc", "argv", "environment"][: commas + 1] if parameters else []
    # main() is called as what C makes of every such declaration: `const char **argv`, `char *const *argv`.
    shape = ", ".join(["int", "void *", "void *"][: len(arguments)])
    callee = f"(({'void' if nothing else 'int'} (*)({shape}))&main)" if len(arguments) > 1 else "main"
    call = f"{callee}({', '.join(arguments)});"
    text = (
        f"__global__ void {START}(int argc, char **argv, char **environment, int *status)\n"
        f"{{ {'' if nothing else '*status = '}{call} }}\n"
    )
    start = lex(Source("<minicu>/start", text), language)
    if not nothing:
        closing = tokens[found.end - 1]
        made = (("RETURN", "return"), ("INT_CONST_DEC", "0"), ("SEMI", ";"))
        zero = [
            Token(kind, word, closing.src, closing.pos, closing.via, closing.lines) for kind, word in made
        ]
        tokens = [*tokens[: found.end - 1], *zero, *tokens[found.end - 1 :]]
    return [*tokens, *start]


def not_for_host(piece: Piece, tokens: Sequence[Token]) -> bool:
    """Whether a piece of the user's is a function that only device code can call."""
    if piece.kind != "function" or not piece.device or tokens[piece.start].src.system:
        return False
    words = set()
    for tok in tokens[piece.start : piece.end]:
        if tok.type == "LBRACE":
            break
        words.add(tok.value)
    return "__device__" in words and "__host__" not in words


def without_body(tokens: list[Token]) -> list[Token]:
    """A kernel's definition as its declaration; any other function as it is."""
    if not any(tok.value == "__global__" for tok in tokens) or any(tok.value == START for tok in tokens):
        return tokens
    for i, tok in enumerate(tokens):
        if tok.type == "LBRACE" and tokens[i - 1].type == "RPAREN":
            return [*tokens[:i], Token("SEMI", ";", tok.src, tok.pos, tok.via, tok.lines)]
    return tokens


def for_the_device(spec: dict[str, Any]) -> None:
    """Mark what a declaration declares, unless it is marked, or a type."""
    words: Sequence[str] = spec["function"]
    if "typedef" not in spec["storage"] and DEVICE_WORDS.isdisjoint(words):
        spec["function"] = [*words, "__device__"]
