"""Names that are asked for from outside of the source: `--instance='scale<float, 3>'`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from pycparser import c_ast

from minicu.diagnostics.source import Source
from minicu.language import Language
from minicu.syntax.lex import lex
from minicu.syntax.nodes import Class, Function, TemplateDecl, changed, definition
from minicu.syntax.tokens import Token


class LiftedLambda(NamedTuple):
    """An extended lambda as a class: `text` declares it but for its call operator, `function`, in the
    namespaces and classes `inside`; `words` are the names that stand in it. Members are `renamed`. Of the
    functions around are `classes`, which come after the first `before` declarations."""

    name: str
    text: str
    function: Any
    inside: tuple[str, ...]
    words: tuple[str, ...]
    renamed: dict[str, str]
    classes: tuple[Any, ...] = ()
    before: int = 0

    def tokens(self, language: Language) -> list[Token]:
        return lex(Source("<lambda>", self.text), language)

    def said_by_host(self) -> str:
        """What the compilation of host code says of it beside what stands in the file."""
        return repr((self.text, self.inside, self.words, self.renamed, self.before))


@dataclass(frozen=True, slots=True)
class Request:
    """`text` names a kernel template's instance as the file would name it at its end.

    `why`: "asked", the instance is to be made; "launched", host code launches it at `place`, `symbol` is its
    assembler name and `template` the template's; "unknown", it launches one at `place` and nobody knows
    which, because of `message`; "wrong", it launches one that cannot be, and `message` says why; "meant",
    nothing is made, and the unit notes what the text means. `lambdas` are among the arguments.
    """

    text: str
    why: str = "asked"
    symbol: str = ""
    template: str = ""
    place: Any = field(default=None, compare=False)
    message: str = ""
    lambdas: tuple[LiftedLambda, ...] = field(default=(), compare=False)

    def words(self, language: Language) -> set[str]:
        """The names that it mentions."""
        tokens = [
            *self.tokens(language),
            *(tok for lambda_ in self.lambdas for tok in lambda_.tokens(language)),
        ]
        return {tok.value for tok in tokens} | {word for lambda_ in self.lambdas for word in lambda_.words}

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
            depth += (
                (tok.type in ("LT", "LPAREN")) - (tok.type in ("GT", "RPAREN")) - 2 * (tok.type == "RSHIFT")
            )
        return tokens


def reads_alike(lifted: LiftedLambda, host: Sequence[Token], device: Sequence[Token]) -> bool:
    """Whether both compilations read the same text from the lambda's call operator to the end of its body:
    what stands under `#ifdef __CUDA_ARCH__` in it, or comes of a macro that asks for it, differs."""
    at = lifted.function.coord
    return any(
        ours == theirs for ours in _bodies(at, host) for theirs in _bodies(at, device)
    )  # where it comes of a macro, of any of its expansions


def _bodies(at: Token, tokens: Sequence[Token]) -> Iterator[list[str]]:
    """What is written from a place on to the end of the first braces that stand in no brackets."""
    for i, tok in enumerate(tokens):
        if tok.pos == at.pos and tok.src.name == at.src.name:
            words, depth, braced = list[str](), 0, False
            for inner in tokens[i:]:
                words.append(inner.value)
                braced |= inner.type == "LBRACE" and depth == 0
                depth += (inner.type in _OPENING) - (inner.type in _CLOSING)
                if braced and depth == 0:
                    break
            yield words


_OPENING, _CLOSING = ("LPAREN", "LBRACE", "LBRACKET"), ("RPAREN", "RBRACE", "RBRACKET")


def with_operator(cls: Any, lifted: LiftedLambda) -> Any:
    """The class with the lambda's call operator, and with its members called as a lambda's."""
    function = lifted.function
    template = isinstance(function, TemplateDecl)
    inner = definition(function)
    words = [w for w in inner.decl.funcspec if w != "__device__"]
    operator = Function(changed(inner.decl, funcspec=["__device__", *words]), [], inner.body, inner.coord)
    decls = [changed(d, name=lifted.renamed.get(d.name, d.name)) for d in cls.decls or []]
    inner_classes = [
        c_ast.Decl(None, [], [], [], [], changed(node), None, None, node.coord, attributes=[])
        for node in lifted.classes  # a class of its own in each instance of a template around
    ]
    decls[lifted.before : lifted.before] = inner_classes
    decls.append(changed(function, decl=operator) if template else operator)
    return Class("struct", cls.name, [], decls, False, [], inner.coord)
