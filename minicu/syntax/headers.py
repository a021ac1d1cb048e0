"""The headers that come with minicu, and the library of declarations that needs no `#include`.

`minicu/include/*.h` are ordinary headers, found by `#include <...>`; most hold macros only, or
nothing. `minicu/include/library/` holds the declarations themselves, in CUDA C without directives:
`*.h` for both languages, `*.cuh` for `.cu` alone (overloads). A unit gets just those declarations
that it mentions, directly or through other declarations, so the library costs nothing. An index,
made once and cached, says which names each declaration declares and mentions.
"""

from __future__ import annotations

import marshal
import os
from collections.abc import Iterable, Sequence
from functools import cache as memoised

from minicu.language import Language
from minicu.source import Source
from minicu.syntax.lex import Text, grammar, lex, scan
from minicu.syntax.tokens import Token, keywords, punctuators

INCLUDE = os.path.join(os.path.dirname(os.path.dirname(__file__)), "include")

#: (file number, start, end, names declared, identifiers mentioned)
_Entry = tuple[int, int, int, tuple[str, ...], tuple[str, ...]]


def find(name: str) -> Source | None:
    """The header that `#include <name>` means, or None."""
    parts = name.split("/")
    if ".." in parts or "library" in parts or os.path.isabs(name):
        return None
    return _header(name) if os.path.isfile(os.path.join(INCLUDE, name)) else None


def declarations(tokens: Iterable[Token], language: Language) -> list[Token]:
    """The tokens of all library declarations that `tokens` need, each behind those that it mentions.
    `__builtin_memcpy` needs memcpy."""
    files, entries, by_name = _index(language)
    tokens = list(tokens)
    mentioned = {t.value for t in tokens if t.type == "ID"}
    mentioned |= {word.removeprefix("__builtin_") for word in mentioned}
    order: list[int] = []
    seen: set[int] = set()
    if "printf" in mentioned and not _prints_by_any_format(tokens):
        seen = {i for i in by_name["printf"] if "__print_formatted" in entries[i][4]}
    todo = sorted(~i for name in mentioned if name in by_name for i in by_name[name])
    _close(todo, order, seen, entries, by_name)
    todo = sorted(~i for i in _operators(tokens, seen, entries, by_name))
    _close(todo, order, seen, entries, by_name)
    result: list[Token] = []
    pattern, operators, words = grammar(language), punctuators(language), keywords(language)
    for i in order:
        number, start, end, _, _ = entries[i]
        scan(_library(files[number]), start, end, pattern, operators, words, result)
    return result


def _close(
    todo: list[int], order: list[int], seen: set[int], entries: list[_Entry], by_name: dict[str, list[int]]
) -> None:
    """Append to `order` the entries wanted, each behind those that it mentions."""
    while todo:  # ~i: entry i is wanted; i: all that it mentions stands before it now
        i = todo.pop()
        if i >= 0:
            order.append(i)
        elif ~i not in seen:
            seen.add(~i)
            todo.append(~i)
            needed = {j for word in entries[~i][4] if word in by_name for j in by_name[word]} - seen
            todo += sorted(~j for j in needed)


def _operators(
    tokens: Sequence[Token], seen: set[int], entries: list[_Entry], by_name: dict[str, list[int]]
) -> Iterable[int]:
    """Operator functions, which nobody names: wanted where the operator stands, and a type of theirs is
    wanted."""
    words: set[str] | None = None
    for name in by_name:
        if name.startswith("operator"):
            for i in by_name[name]:
                if any(j in seen for word in entries[i][4] for j in by_name.get(word, ())):
                    if words is None:
                        words = {t.value for t in tokens}
                    if name.removeprefix("operator") in words:
                        yield i


def _prints_by_any_format(tokens: Sequence[Token]) -> bool:
    """Whether some call of printf has a format that is not literal, or a precision that is not: that
    takes more of the library."""
    for i, token in enumerate(tokens):
        if token.value not in ("printf", "__builtin_printf"):
            continue
        i = start = i + 2
        while i < len(tokens) and tokens[i].type == "STRING_LITERAL":
            i += 1
        literal = i < len(tokens) and i > start and tokens[i].value in (",", ")")
        if not literal or ".*" in "".join([t.value[1:-1] for t in tokens[start:i]]):
            return True
    return False


def names(language: Language) -> Sequence[str]:
    """Every name the library declares, sorted."""
    return sorted(_index(language)[2])


@memoised
def _header(name: str) -> Source:
    with open(os.path.join(INCLUDE, name), encoding="utf-8") as file:
        return Source(f"<minicu>/{name}", file.read(), system=True)


@memoised
def _library(name: str) -> Text:
    return Text(_header(f"library/{name}"))


@memoised
def _index(language: Language) -> tuple[list[str], list[_Entry], dict[str, list[int]]]:
    """File names, entries in order, and entry numbers by declared name."""
    from minicu import cache

    key = cache.key([cache.fingerprint(), language.name])
    stored = cache.load(key, "library") if cache.enabled() else None
    if stored is not None:
        files, entries, by_name = marshal.loads(stored)
    else:
        listed = sorted(os.listdir(os.path.join(INCLUDE, "library")))
        files = [name for name in listed if name.endswith(_suffixes(language))]
        entries = [e for i, name in enumerate(files) for e in _entries(i, _library(name).source, language)]
        by_name = dict[str, list[int]]()
        for i, entry in enumerate(entries):
            for name in entry[3]:
                by_name.setdefault(name, []).append(i)
        if cache.enabled():
            cache.store(key, marshal.dumps((files, entries, by_name)), "library")
    return files, entries, by_name


def _suffixes(language: Language) -> tuple[str, ...]:
    return (".h", ".cuh") if language.cplusplus else (".h",)


def _entries(number: int, source: Source, language: Language) -> Iterable[_Entry]:
    """Cut one library file into its declarations."""
    from minicu.syntax.cut import cut

    tokens = lex(source, language)
    for piece in cut(tokens):
        first, last = tokens[piece.start], tokens[piece.end - 1]
        mentioned = {t.value for t in tokens[piece.start : piece.end] if t.type == "ID"}
        declared = tuple(sorted(piece.names))
        yield (
            number,
            first.pos,
            last.pos + len(last.value),
            declared,
            tuple(sorted(mentioned.difference(declared))),
        )
