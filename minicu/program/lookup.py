"""What a program has, by name: kernels, global variables, records.

The key of an entry is its whole name: qualified, with all template arguments as the compiler spells them, and
with parameter types where it is overloaded. No two entries share one. Every other spelling is brought to it
here and nowhere else: white space and keywords before tags do not count; qualifiers, parameters and template
arguments may be left out as long as one entry alone can be meant; the assembler name is a name as well. What
takes a compiler to know, `k<size_t>`, `(ns::E)4`, a default that is left out, the compiler is asked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Protocol, TypeVar

#: A message names so many of what there is.
_SHOWN = 20


class Entry(Protocol):
    """`symbol` is the assembler name ("": there is none); `signature` the name, of a kernel with the types of
    its parameters."""

    @property
    def symbol(self) -> str: ...

    @property
    def signature(self) -> str: ...


E = TypeVar("E", bound=Entry)


class Named(dict[str, E]):
    """Entries by their whole names. `kernels["scale"]`, `kernels["ns::scale<float, 4>"]`,
    `kernels["scale<float,4>(float *)"]` and `kernels["_ZN2ns5scaleIfLi4EEvPT_"]` may all find the same.

    `recipe`, if it is not None, has `meaning(spelling)`, which asks the compiler. `others` says of further
    names in the source why nothing is found under them."""

    def __init__(
        self,
        what: str,
        program: str,
        entries: Mapping[str, E],
        recipe: Any = None,
        others: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(entries)
        self.what = what
        self.program = program
        self.recipe = recipe
        self.others = others or {}
        self._met: dict[str, str] = {}  # spellings that were asked for, and the keys that they mean

    def __missing__(self, name: str) -> E:
        if not isinstance(name, str):
            raise KeyError(f"a {self.what} has a name, not {name!r}")
        key = self._met.get(name)
        if key is None:
            keys = self._spelled(name) or self._meant(name)
            if len(keys) != 1:
                raise KeyError(self._ambiguous(name, keys) if keys else self._missing(name))
            key = self._met[name] = keys[0]
        return self[key]

    def get(self, name: str, default: Any = None) -> Any:
        """What any spelling finds, or `default`."""
        try:
            return self[name]
        except KeyError:
            return default

    def __contains__(self, name: object) -> bool:
        return super().__contains__(name) or (isinstance(name, str) and self.get(name) is not None)

    def __reduce__(self) -> tuple[Any, ...]:
        return Named, (self.what, self.program, dict(self), self.recipe, self.others)

    def _spelled(self, name: str) -> list[str]:
        """The keys that a text may mean by spelling alone."""
        wanted = normal(name)
        matching = [key for key, entry in self.items() if wanted == entry.symbol]
        matching = matching or [key for key in self if wanted == normal(key)]
        return matching or [key for key, entry in self.items() if wanted in spellings(key, entry)]

    def _meant(self, name: str) -> list[str]:
        """The keys that a text means to the compiler."""
        if self.recipe is None or not ("<" in name or "::" in name):
            return []
        bases = {_base(key) for key in self}
        if self.what != "record" and _base(normal(name)) not in bases:
            return []
        meant = self.recipe.meaning(name)
        return [key for key, entry in self.items() if key in meant or entry.symbol in meant]

    def _ambiguous(self, name: str, keys: list[str]) -> str:
        how = "overloaded" if len({_cut(normal(key))[0] for key in keys}) == 1 else "ambiguous"
        return f"{self.what} '{name}' is {how}; name one of them: {', '.join(keys)}"

    def _missing(self, name: str) -> str:
        base = _base(normal(name))
        near = [other for other in self.others if base in spellings(normal(other))]
        if near:
            why = self.others[near[0]]
            if "<" in name and "is a template" in why:
                why = f"it has no such instance: compile with instances=['{name}']"
            return f"no {self.what} '{name}' in {self.program}: {why}"
        from difflib import get_close_matches

        near = get_close_matches(name, [*self, *self.others], 1)
        has = f"it has {_some([*self])}" if self else "it has none"
        hint = f"; did you mean '{near[0]}'?" if near else ""
        return f"no {self.what} '{name}' in {self.program}: {has}{hint}"


def _some(names: list[str]) -> str:
    """The first of some names, and how many more there are: those of libraries, which have `__`, are last."""
    names.sort(key=lambda name: "__" in name)
    more = f" and {len(names) - _SHOWN} more" if len(names) > _SHOWN else ""
    return ", ".join(names[:_SHOWN]) + more


def normal(text: str) -> str:
    """A spelling without its optional parts: white space, keywords before tags, a leading `::` or `&`."""
    text = re.sub(r"\b(?:struct|union|enum|class)\s+", "", text.strip().removeprefix("&"))
    text = re.sub(r"\s+", " ", text).removeprefix("::")
    return re.sub(r" ?([^\w ]) ?", r"\1", text)


def spellings(key: str, entry: Entry | None = None) -> set[str]:
    """The shorter ways to write a whole name: without qualifiers, without parameters, without arguments."""
    name, parameters = _cut(normal(key.removesuffix(f" [{entry.symbol}]") if entry is not None else key))
    if entry is not None:
        parameters = _cut(entry.signature)[1]
    shorter: set[str] = set()
    for qualified in _suffixes(name):
        plain = _without_arguments(qualified)
        shorter |= {qualified, qualified + parameters, plain, plain + parameters}
    return shorter


def _cut(text: str) -> tuple[str, str]:
    """A name, and the parameters after it."""
    for at in _outside(text, "("):
        if at and text[at - 1] != "<" and not text.startswith("operator()", at - 8):
            return text[:at], text[at:]
    return text, ""


def _suffixes(name: str) -> list[str]:
    return [name, *(name[at + 2 :] for at in _outside(name, "::"))]


def _without_arguments(name: str) -> str:
    """`ns::scale` for `ns::scale<float, 4>`: without those of its last part."""
    if not name.endswith(">"):
        return name
    last = max([0, *(at + 2 for at in _outside(name, "::"))])
    return name[: name.find("<", last)] if "<" in name[last:] else name


def _base(key: str) -> str:
    """The name itself, without what is around and after it."""
    return _without_arguments(_suffixes(_cut(key)[0])[-1])


def _outside(text: str, what: str) -> Iterator[int]:
    """The position of `what` outside of all brackets."""
    depth = 0
    for i, ch in enumerate(text):
        if depth == 0 and text.startswith(what, i):
            yield i
        if ch in "<([{":
            depth += 1
        elif ch in ">)]}":
            depth -= 1
