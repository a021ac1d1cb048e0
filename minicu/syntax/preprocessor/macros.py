"""What a macro is (C11 6.10.3): its definition in the form in which it is used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from minicu.diagnostics.source import Expansion
from minicu.syntax.tokens import Expanded, Token

#: The kinds that expansion looks at. A PAINTED word was met within the expansion of its own macro and is
#: no longer available for replacement (6.10.3.4p2); END is the mark below.
WORDS = frozenset({"ID", "MACRO", "PAINTED", "END"})
# What an element of a replacement list is.
TEXT, PARAMETER, STRING, OPTIONAL = range(4)


#: The variable argument of a call that has none, which GNU's `, ## __VA_ARGS__` tells from an empty one.
ABSENT: list[Token] = []


class Element:
    """One part of a function-like macro's replacement list.

    `index` is the parameter's; `pasted` says that `##` follows, `inner` holds what stands within
    `__VA_OPT__(...)`, and `quoted` that a `#` precedes that.
    """

    __slots__ = ("index", "inner", "kind", "pasted", "quoted", "spaced", "token")

    def __init__(self, kind: int, token: Token, index: int = -1, inner: list[Element] | None = None) -> None:
        self.kind = kind
        self.token = token
        self.spaced = token.spaced
        self.index = index
        self.inner = inner or []
        self.pasted = self.quoted = False


class Macro:
    """A macro: `params` is None for an object-like one. A variadic one's last parameter takes the rest
    of the arguments. `token` names the macro where it was defined."""

    __slots__ = ("_rows", "body", "constant", "elements", "end", "name", "params", "token", "variadic")

    def __init__(
        self,
        name: Token,
        params: tuple[str, ...] | None,
        variadic: bool,
        body: list[Token],
        elements: list[Element],
    ) -> None:
        self.name = name.value
        self.token = name
        self.params = params
        self.variadic = variadic
        self.body = body
        self.elements = elements  # empty if the body is to be copied as it stands
        #: one token that is no word, such as 256: nothing is left to expand in it
        self.constant = params is None and len(body) == 1 and body[0].type not in WORDS
        self.end = End(self)
        self._rows: list[tuple[Any, ...]] | None = None

    def expansion(self, call: Token) -> list[Token]:
        """The replacement of an object-like macro without `##`, as named by `call`."""
        rows = self._rows
        if rows is None:
            rows = self._rows = [(t.type, t.value, t.src, t.pos, t.lines, t.spaced) for t in self.body]
        via = Expansion(self.name, call)
        return [Expanded(k, v, s, p, via, n, w) for k, v, s, p, n, w in rows]

    def same(self, other: Macro) -> bool:
        """Whether a redefinition as `other` is harmless (6.10.3p2)."""
        return (
            self.params == other.params
            and [t.value for t in self.body] == [t.value for t in other.body]
            and [t.spaced for t in self.body[1:]] == [t.spaced for t in other.body[1:]]
        )

    def __repr__(self) -> str:
        return f"Macro({self.name})"


class End:
    """Marks, among pending tokens, where the expansion of `macro` ends."""

    __slots__ = ("macro", "type")

    def __init__(self, macro: Macro) -> None:
        self.type = "END"
        self.macro = macro


class Computed:
    """A macro whose replacement is one token computed at each use, such as `__LINE__`."""

    __slots__ = ("name", "replacement")

    def __init__(self, name: str, replacement: Callable[[Token], tuple[str, str]]) -> None:
        self.name = name
        self.replacement = replacement  # of the token that names it: kind and spelling

    def token(self, call: Token) -> Token:
        kind, value = self.replacement(call)
        return Expanded(kind, value, call.src, call.pos, call.via, call.lines, call.spaced)


class Deferred:
    """A macro whose definition is read when it is first used: there are hundreds of built-in ones."""

    __slots__ = ("make",)

    def __init__(self, make: Callable[[], Macro | None]) -> None:
        self.make = make


class Operator:
    """A word that works like a function in `#if` only: `defined`, `__has_include`.

    One `of_files` asks what files there are; its operand is macro-expanded unless it is `<FILE>` or `"FILE"`.
    """

    __slots__ = ("evaluate", "name", "of_files")

    def __init__(
        self, name: str, evaluate: Callable[[Token, list[Token]], int], of_files: bool = False
    ) -> None:
        self.name = name
        self.evaluate = evaluate
        self.of_files = of_files


#: What a word means: the kind of a keyword, or what it is replaced by.
Meaning = str | Macro | Deferred | Computed | Operator
Names = dict[str, Meaning | None]
Segment = tuple[list[Token], list[int]]
