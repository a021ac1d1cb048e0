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
import re
from collections.abc import Iterable, Sequence
from functools import cache as memoised
from itertools import pairwise
from typing import NamedTuple

from minicu.diagnostics.source import Source
from minicu.language import WHOLE_PROGRAM, Language
from minicu.options import HOSTS, processor
from minicu.syntax.headers import namespaces, printing
from minicu.syntax.headers.needed import (
    ALLOCATED,
    CALLED,
    CALLING,
    CHILD,
    CONFIGURE,
    INITIALIZER_LIST,
    LAUNCH_CHILD,
    behind,
    by_auto,
    called,
    half_bases,
)
from minicu.syntax.lex import Text, grammar, scan
from minicu.syntax.tokens import Token, keywords

INCLUDE = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(__file__))), "include")

#: What stands before the names of minicu's own headers.
OWN = "<minicu>/"


class Entries:
    """The declarations in their order, each read where it is asked for: of thousands a unit needs a few.
    `files` are the numbers of their files."""

    def __init__(self, files: list[int], rows: list[bytes]) -> None:
        self.files = files
        self.rows = rows
        self._read: dict[int, Entry] = {}

    def __getitem__(self, number: int) -> Entry:
        entry = self._read.get(number)
        if entry is None:
            entry = self._read[number] = Entry(*marshal.loads(self.rows[number]))
        return entry


class Entry(NamedTuple):
    """A declaration of the library: the number of its file and the range of its text there, the names that it
    declares, the identifiers that it mentions, the types that its parameters need, and the operators that it
    applies, perhaps to values whose types it does not know yet."""

    file: int
    start: int
    end: int
    names: tuple[str, ...]
    mentions: tuple[str, ...]
    types: tuple[str, ...]
    operators: tuple[str, ...]


#: The functions by which the library throws.
THROWS = ("__thrown", "__stream_failed")

#: Types whose names are so short that a program may have them for its own -> the header that declares them.
SHORT_NAMES = {
    **dict.fromkeys(("half", "half2", "nv_half", "nv_half2"), "cuda_fp16.h"),
    **dict.fromkeys(("nv_bfloat16", "nv_bfloat162"), "cuda_bf16.h"),
}


def find(name: str) -> Source | None:
    """The header that `#include <name>` means, or None."""
    parts = name.split("/")
    if ".." in parts or "library" in parts or os.path.isabs(name):
        return None
    return _header(name) if os.path.isfile(os.path.join(INCLUDE, name)) else None


class Mentions(NamedTuple):
    """What asks for declarations of the library: identifiers, the kinds of all tokens, their spellings, the
    functions that keywords call, identifiers after strings and characters; whether a brace begins an
    argument, and whether a format of printf's may be any."""

    words: frozenset[str] = frozenset()
    kinds: frozenset[str] = frozenset()
    spelled: frozenset[str] = frozenset()
    called: frozenset[str] = frozenset()
    behind_literals: frozenset[str] = frozenset()
    braces: bool = False
    formats: bool = False


def mentions(tokens: Sequence[Token]) -> Mentions:
    """What `tokens` mention."""
    kinds = [t.type for t in tokens]
    words = frozenset(t.value for t in tokens if t.type == "ID")
    return Mentions(
        words=words.union(by_auto(kinds), half_bases(tokens, words)),
        kinds=frozenset(kinds),
        spelled=frozenset(t.value for t in tokens),
        called=frozenset(called(tokens)),
        behind_literals=frozenset(_behind_literals(tokens)),
        braces=_braces_as_arguments(kinds),
        formats=printing.by_any_format(tokens),
    )


#: Of no tokens.
NOTHING = Mentions()


def declarations(tokens: Iterable[Token], language: Language, before: Mentions = NOTHING) -> list[Token]:
    """The tokens of all library declarations that `tokens` need, and what stands before them, each after
    those that it mentions."""
    _, entries, by_name = _index(language)
    tokens = list(tokens)
    kinds = [t.type for t in tokens]
    every = before.kinds.union(kinds)
    mentioned = {t.value for t in tokens if t.type == "ID"} | before.words
    mentioned |= behind(mentioned)
    mentioned |= {also for word, also in namespaces.ALSO_NAMES.items() if word in mentioned}
    if not CALLING.isdisjoint(every):
        mentioned |= called(tokens) | before.called
    if not mentioned.isdisjoint(CALLED[word] for word in ("throw", "typeid", "<=>")):
        mentioned.add("std")
    if "std" in mentioned and (before.braces or _braces_as_arguments(kinds)):  # std::max({1, 2})
        mentioned.add(INITIALIZER_LIST)
    mentioned |= by_auto(kinds) | half_bases(tokens, mentioned)
    for word in [w for w in mentioned if f"{w}_of" in by_name]:  # a record that functions make and convert
        mentioned.update(name for name in by_name if name.startswith((f"{word}_of", f"{word}_to_")))
    refused = set[int]()
    if language.whole_program:
        mentioned.add(CONFIGURE)
        if ALLOCATED in mentioned:
            mentioned.add("std")
    elif "LAUNCH_BEGIN" in every:
        mentioned.update((CHILD, LAUNCH_CHILD))
    formats = language.whole_program or "printf" not in mentioned or before.formats
    if not (formats or printing.by_any_format(tokens)):
        refused = {i for i in by_name["printf"] if "__print_formatted" in entries[i].mentions}
    for word, inside in _in_namespaces(language).items():
        if word not in mentioned:
            refused |= inside
    if not language.cxx20:
        refused |= _newer(language)
    if language.whole_program:  # what the library throws is thrown only where something may be caught
        throwing = "TRY" in every
        files = _index(language)[0]
        # What new.cuh has is in host/new.cuh, too.
        refused |= {i for i, file in enumerate(entries.files) if files[file] == "new.cuh"}
        refused |= {
            i
            for name in THROWS
            for i in by_name[name]
            if (files[entries[i].file] == "host/exception.cuh") != throwing
        }
    wanted, reached = set[int](), set[str]()
    _reach(mentioned, wanted, reached, refused, entries, by_name)
    _add_operators(tokens, before, wanted, reached, refused, language)
    result: list[Token] = []
    for i in _ordered(wanted, entries, by_name):
        result += _tokens(i, language)
    return result


def _braces_as_arguments(kinds: Sequence[str]) -> bool:
    return any(b == "LBRACE" and a in ("LPAREN", "COMMA") for a, b in pairwise(kinds))


def of_library(source: Source) -> bool:
    """Whether `source` is a file of the library: its declarations read the same in every unit."""
    return source.part in ("library", "host")


@memoised
def _tokens(entry: int, language: Language) -> list[Token]:
    """The tokens of a declaration. All units share them: nobody may change them."""
    files, entries, _ = _index(language)
    number, start, end, *_ = entries[entry]
    result: list[Token] = []
    pattern, words = grammar(language), keywords(language)
    scan(_library(files[number]), start, end, pattern, words, result)
    if files[number] in namespaces.OF_FILES:
        head = result[0]
        for name in reversed(namespaces.OF_FILES[files[number]][0].split("::")):
            inline = [("INLINE", "inline")] if name.startswith("inline ") else []
            word = ("ID", name.removeprefix("inline "))
            around = [*inline, ("NAMESPACE", "namespace"), word, ("LBRACE", "{"), ("RBRACE", "}")]
            added = [Token(kind, text, head.src, head.pos, None, head.lines) for kind, text in around]
            result = [*added[:-1], *result, added[-1]]
    if files[number] in namespaces.USED_IN:
        home, used = namespaces.USED_IN[files[number]]
        said = f"namespace {home} {{ using namespace {used}; }}"
        scan(Text(Source(files[number], said, "library")), 0, len(said), pattern, words, result)
    return result


@memoised
def _newer(language: Language) -> frozenset[int]:
    """The entries that only C++20 has."""
    files, entries, _ = _index(language)
    return frozenset(i for i, file in enumerate(entries.files) if files[file].endswith(namespaces.CXX20))


@memoised
def _in_namespaces(language: Language) -> dict[str, frozenset[int]]:
    """The entries that a unit has only if it mentions the name."""
    files, entries, _ = _index(language)
    by_word = dict[str, set[int]]()
    for i, file in enumerate(entries.files):
        if files[file] in namespaces.OF_FILES:
            by_word.setdefault(namespaces.OF_FILES[files[file]][1], set()).add(i)
    return {word: frozenset(inside) for word, inside in by_word.items()}


def _reach(
    words: Iterable[str],
    wanted: set[int],
    reached: set[str],
    refused: set[int],
    entries: Entries,
    by_name: dict[str, list[int]],
) -> None:
    """Add to `wanted` what `words` name, and what that mentions in turn. Of overloaded functions those
    are left out whose parameters have types that nothing wanted mentions: nobody has a value to
    call them with."""
    todo, waiting = list(words), set[int]()
    ready: list[int] = []
    while todo or ready:
        while todo:
            word = todo.pop()
            if word in by_name and word not in reached:
                reached.add(word)
                for i in by_name[word]:
                    if i not in wanted and i not in refused:
                        waiting.add(i)
        ready = [i for i in waiting if reached.issuperset(entries[i].types)]
        if not ready:  # functions of which every overload waits: values may convert to their parameters
            ready = [i for i in waiting if not any(j in wanted for n in entries[i].names for j in by_name[n])]
        for i in ready:
            waiting.remove(i)
            wanted.add(i)
            todo += entries[i].mentions


def _ordered(wanted: set[int], entries: Entries, by_name: dict[str, list[int]]) -> list[int]:
    """The entries, each after those that it mentions."""
    order: list[int] = []
    seen = set[int]()
    todo = [~i for i in sorted(wanted, reverse=True)]
    while todo:  # ~i: entry i is to come; i: all that it mentions stands before it now
        i = todo.pop()
        if i >= 0:
            order.append(i)
        elif ~i not in seen:
            seen.add(~i)
            todo.append(~i)
            needed = {j for word in entries[~i].mentions if word in by_name for j in by_name[word]}
            todo += sorted(~j for j in (needed & wanted) - seen)
    return order


def _add_operators(
    tokens: Sequence[Token],
    before: Mentions,
    wanted: set[int],
    reached: set[str],
    refused: set[int],
    language: Language,
) -> None:
    """Add to `wanted` operator functions, which nobody names: those whose operator stands in `tokens` or
    before them, or in what is wanted, and of whose operands the types are wanted."""
    _, entries, by_name = _index(language)
    written = set[str]()
    while True:
        waiting = [
            (i, operator)
            for i, operator, types in _operator_functions(language)
            if i not in wanted and i not in refused and reached.issuperset(types)
        ]
        if waiting and not written:
            written = {t.value for t in tokens} | before.spelled
            written |= _suffixes_of_literals(tokens, before, written, language)
        written.update(operator for i in wanted for operator in entries[i].operators)
        needed = [i for i, operator in waiting if operator in written]
        if not needed:
            return
        for i in needed:  # they may mention types with operators of their own
            wanted.add(i)
            _reach(entries[i].mentions, wanted, reached, refused, entries, by_name)


_OF_NUMBER = r"(?<=[0-9.'])[A-Za-z_]\w*\Z"


def _suffixes_of_literals(
    tokens: Sequence[Token], before: Mentions, written: set[str], language: Language
) -> set[str]:
    """`""s` for each literal that may have the suffix `s` of the library."""
    suffixes = {
        f'""{number[0]}'
        for value in written
        if value[0] in "0123456789." and (number := re.search(_OF_NUMBER, value)) is not None
    }
    names = {operator[2:] for _, operator, _ in _operator_functions(language) if operator[:2] == '""'}
    if not names.isdisjoint(written):
        suffixes.update(f'""{word}' for word in names & (before.behind_literals | _behind_literals(tokens)))
    return suffixes


def _behind_literals(tokens: Iterable[Token]) -> set[str]:
    """The identifiers after strings and characters."""
    return {b.value for a, b in pairwise(tokens) if a.value[-1] in "\"'" and b.value[:1].isidentifier()}


@memoised
def _operator_functions(language: Language) -> list[tuple[int, str, tuple[str, ...]]]:
    """(entry, what it is the operator for, types of its parameters)"""
    _, entries, by_name = _index(language)
    return [
        (i, name.removeprefix("operator"), entries[i].types)
        for name in by_name
        if name.startswith("operator")
        for i in by_name[name]
    ]


def declares(name: str, language: Language) -> bool:
    """Whether the library declares a name."""
    return name in _index(language)[2]


def of_host(words: Iterable[str], language: Language) -> bool:
    """Whether the library declares one of them for the host code of whole programs alone."""
    there, hosts = _index(language)[2], _index(WHOLE_PROGRAM)[2]
    return any(word in hosts and word not in there for word in words)


def names(language: Language) -> Sequence[str]:
    """Every name the library declares, sorted."""
    return sorted(_index(language)[2])


def global_names(language: Language) -> Sequence[str]:
    """Every name that the library declares outside of namespaces, sorted."""
    files, entries, index = _index(language)
    return sorted(
        name
        for name, numbers in index.items()
        if any(files[entries.files[n]] not in namespaces.OF_FILES for n in numbers)
    )


@memoised
def names_of_std(language: Language) -> frozenset[str]:
    """Every name that the library declares in namespace std itself."""
    files, entries, index = _index(language)
    of_std = {file for file, (namespace, _) in namespaces.OF_FILES.items() if namespace == "std"}
    return frozenset(
        name
        for name, numbers in index.items()
        if name.isidentifier()
        and name[:2] != "__"
        and any(files[entries.files[n]] in of_std for n in numbers)
    )


@memoised
def _header(name: str, part: str = "header") -> Source:
    with open(os.path.join(INCLUDE, name), encoding="utf-8") as file:
        return Source(OWN + name, file.read(), part)


@memoised
def _library(name: str) -> Text:
    return Text(_header(f"library/{name}", "host" if name.startswith("host/") else "library"))


@memoised
def _index(language: Language) -> tuple[list[str], Entries, dict[str, list[int]]]:
    """File names, entries in order, and entry numbers by declared name."""
    from minicu import cache

    key = cache.key([cache.fingerprint(), language.name, str(language.cxx20), processor()])
    stored = cache.load(key, "library") if cache.enabled() else None
    if stored is not None:
        files, numbers, rows, by_name = marshal.loads(stored)
    else:
        files = _files("", language)
        if language.whole_program:  # first: what the host has in the place of the device's
            files = [*_files("host", language), *files]
        from minicu.syntax.headers import cutting

        entries = cutting.entries([_library(name).source for name in files], language)
        by_name = dict[str, list[int]]()
        # What stands in a namespace is in nobody's place: std::reduce is not cooperative_groups::reduce.
        hosts = {
            name
            for entry in entries
            if (file := files[entry.file]).startswith("host/")
            and file not in namespaces.OF_FILES
            and file not in namespaces.BESIDE
            for name in entry.names
        }
        for i, entry in enumerate(entries):
            file = files[entry.file]
            if file.startswith("host/") or file in namespaces.OF_FILES or hosts.isdisjoint(entry.names):
                for name in entry.names:
                    by_name.setdefault(name, []).append(i)
        numbers, rows = [e.file for e in entries], [marshal.dumps(tuple(e)) for e in entries]
        if cache.enabled():
            cache.store(key, marshal.dumps((files, numbers, rows, by_name)), "library")
    return files, Entries(numbers, rows), by_name


def _files(folder: str, language: Language) -> list[str]:
    """Without what is about the C libraries of other machines: programs run here, whatever `--host` says."""
    others = tuple(
        f"_{machine}.{suffix}"
        for machine in (HOSTS[:1] if processor() == HOSTS[1] else HOSTS[1:])
        for suffix in ("h", "cuh")
    )
    listed = sorted(os.listdir(os.path.join(INCLUDE, "library", folder)))
    of_this_machine = [
        name for name in listed if name.endswith(_suffixes(language)) and not name.endswith(others)
    ]
    return [os.path.join(folder, name) for name in of_this_machine]


def _suffixes(language: Language) -> tuple[str, ...]:
    return (".h", ".cuh") if language.cplusplus else (".h",)
