"""Declarations of a file, as `cutter` finds them, and the words that decide what they are."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from minicu.diagnostics.source import Source
from minicu.syntax.tokens import Token

#: Words that make a declaration the device's business.
DEVICE_WORDS = frozenset({
    "__global__", "__device__", "__shared__", "__constant__", "__managed__", "__launch_bounds__",
})  # fmt: skip

#: ... and clang's spelling of them, inside __attribute__((...)).
DEVICE_ATTRIBUTES = frozenset({"global", "device", "shared", "constant", "managed"})

#: A parenthesis after one of these belongs to it, not to a declarator.
WITH_ARGUMENTS = frozenset(
    {"ATTRIBUTE", "DECLSPEC", "_ALIGNAS", "DECLTYPE", "TYPEOF", "NOEXCEPT", "EXPLICIT"}
)


@dataclass(eq=False, repr=False, slots=True)
class Enclosure:
    """A namespace or an `extern "C" {` around declarations. `name` is None for an unnamed namespace;
    `namespace a::b {` is two enclosures, one inside the other."""

    kind: str  # "namespace" | "linkage"
    name: str | None
    inline: bool
    token: Token
    up: Enclosure | None


NOWHERE = Source("", "")


class Known(NamedTuple):
    """What an earlier compilation has found in a declaration: the names that it needs by spelling, and where
    those that it declares stand, counted as its own tokens are."""

    mentioned: tuple[str, ...]
    places: tuple[int, ...]


@dataclass(eq=False, repr=False, slots=True)
class Piece:
    """One declaration: tokens `start` to `end` (exclusive).

    `kind`: function, variable, constant (const or constexpr), type (tags, typedefs, aliases), using
    (using-declarations and -directives, namespace aliases, where a file begins), assertion (static_assert) or
    asm. `names` are what it declares. `device`: it bears one of CUDA's words, a class anywhere inside.
    `constexpr` functions serve both sides. `unfinished`: the next declaration begins before its `;`.
    `operator`: it declares an operator or a conversion function. `pack` is the
    `#pragma pack` in force at its start, `source` where it begins.
    """

    kind: str
    start: int
    end: int
    names: list[str] = field(default_factory=list)
    device: bool = False
    constexpr: bool = False
    defined: bool = False
    unfinished: bool = False
    operator: bool = False
    pack: str | None = None
    inside: Enclosure | None = None
    source: Source = NOWHERE
    known: Known | None = None
