"""The head of a source: the directives that it begins with, up to its last `#include`. What they come to,
many thousand lines of a library's headers often, is kept on the disk, under the name of all that decides it:
the compiler, the language, the options, where headers are installed, and the head's own text. An entry serves
as long as all files that were read are the same, with the same content, and none is there that was not found
then.

Kept are tokens as `columns`, how they are cut into declarations (`reach.kept`), and the state of `Directives`
after the head; of a macro only where it is defined: it is read there when somebody uses it. Whatever depends
on the moment, or was complained of, is not kept.
"""

from __future__ import annotations

import functools
import marshal
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from minicu import cache
from minicu.diagnostics.source import Source
from minicu.language import Language
from minicu.syntax.columns import Reader, Rows, Writer
from minicu.syntax.headers import installed, toolkit
from minicu.syntax.headers.supplied import OWN
from minicu.syntax.lex import COMMENT, LINE, SPLICE, Text, compiled
from minicu.syntax.preprocessor.builtin_macros import BUILT_IN
from minicu.syntax.preprocessor.definitions import define_at
from minicu.syntax.preprocessor.macros import Deferred, Macro
from minicu.syntax.reach.kept import Cut, Head, cut_head
from minicu.syntax.respell import Spelled, respell
from minicu.syntax.tokens import Token

if TYPE_CHECKING:
    from minicu.syntax.preprocessor.directives import Directives

_KIND = "head"

#: A head of fewer tokens is as fast preprocessed as found.
LEAST = 20_000

# Where the text of a source comes from: the source that is compiled, the disk, minicu's own headers, the
# headers that the options hold, or nowhere: tokens that `##` made, say.
_MAIN, _FILE, _OWN, _GIVEN, _MADE = range(5)


class _Behind(NamedTuple):
    """The state of `Directives` after a head, but for the names."""

    once: list[str]
    guards: dict[str, str]
    packs: int
    opened: int
    left: int  # tokens that macros may still expand to
    has_pragma_operator: bool
    counted: int


class _Kept(NamedTuple):
    """A head as it is kept. Sources are those of `_origin`, and elsewhere their numbers among these."""

    sources: list[tuple[int, str, str, bool]]
    files: list[tuple[str, str, str]]  # files that were read: path, key, digest of the text
    missing: list[str]  # paths at which there was none
    read: list[tuple[Any, int]]  # what was asked for, and the source that it was
    defined: list[tuple[str, int, int]]  # macros: name, source, place there
    undefined: list[str]  # names that were there before it
    behind: tuple[Any, ...]  # a _Behind
    headers: list[str]  # those that were skipped
    places: Any  # ... and where, as columns
    columns: Any  # the tokens
    tables: Any  # what columns refer to
    text: str  # the tokens, spelled
    cut: tuple[Any, ...] | None  # a kept.Cut


_DIRECTIVE = rf"(?:[ \t\f\v\r\n]|{COMMENT}|{SPLICE})*+(?:#[ \t]*+(\w*+){LINE})?"
_BESIDE = r"(?:include|include_next|import)\b[ \t]*+(?!<)"
_OPENS = frozenset({"if", "ifdef", "ifndef"})


def end(text: str) -> int:
    """Where the head of a source ends, before the end of a line; 0 if it includes nothing. A condition that
    is open there, and what it holds, is no part of it."""
    pos = depth = head_end = 0
    pattern = compiled(_DIRECTIVE)
    while (m := pattern.match(text, pos)) and m.end() > pos:
        pos, word = m.end(), m[1]
        if word is None:
            break
        depth += (word in _OPENS) - (word == "endif")
        if word in ("include", "include_next", "import") and depth == 0:
            head_end = pos
    return head_end


def name_of(text: str, source: Source, language: Language, options: str) -> str:
    """The name of the entry for a head of that `text`. `options` decide what is defined before it, and where
    headers are found. Beside the source only those are looked for that do not stand in `<>`."""
    beside = compiled(_BESIDE).search(text) is not None
    where = [os.path.dirname(source.name) if beside else "", *toolkit.folders()]
    where += installed.folders("include")
    return cache.key([cache.fingerprint(), repr(language), options, *where, text])


def keep(name: str, state: Directives, before: dict[str, Any], tokens: list[Token]) -> Spelled | None:
    """Keep what the head came to, and return its text. `before` are the names as they were at its beginning.
    None if it cannot be kept."""
    if not _lasting(state) or any(token.src is state.base for token in tokens):
        return None
    writer = Writer(state.base)
    defined = _defined(state, before, writer)
    if defined is None:
        return None
    spelled = Spelled(len(tokens), respell(tokens, places=True))
    columns = writer.columns(tokens)
    read = [(key, writer.source(source)) for key, source in state.search.read.items()]
    places = writer.columns([place for _, place in state.skipped_headers])
    sources = [_origin(source, state) for source in writer.sources]
    search = state.search
    kept_cut = cut_head(tokens)
    behind = _Behind(
        list(state.once), state.guards, state.packs, state.opened, state.expander.left,
        state.has_pragma_operator, state.counted,
    )  # fmt: skip
    kept = _Kept(
        sources=sources,
        files=[(path, key, cache.key([text])) for path, (key, text) in search.files_found.items()],
        missing=list(search.missing),
        read=read,
        defined=defined,
        undefined=[name for name in before if name not in state.names],
        behind=tuple(behind),
        headers=[header for header, _ in state.skipped_headers],
        places=places,
        columns=columns,
        tables=writer.tables(),
        text=spelled.text,
        cut=kept_cut and tuple(kept_cut),
    )
    cache.store(name, marshal.dumps(tuple(kept)), _KIND)
    return spelled


def find(name: str, state: Directives) -> tuple[list[Token] | Head, Spelled] | None:
    """The tokens of a kept head, or the head itself, and their text, `state` being then as after it; None if
    there is none that serves."""
    stored = cache.load(name, _KIND)
    if stored is None:
        return None
    kept = _Kept(*marshal.loads(stored))
    files = _same(kept.files)
    if files is None or any(map(os.path.exists, kept.missing)):
        return None
    sources: list[Source] = []
    for origin in kept.sources:
        source = _source(origin, state, files)
        if source is None:
            return None
        sources.append(source)
    reader = Reader(kept.tables, sources)
    state.search.files_found.update(files)
    state.search.missing.update(dict.fromkeys(kept.missing))
    state.search.read.update((key, sources[number]) for key, number in kept.read)
    for word in kept.undefined:
        del state.names[word]
    texts: dict[int, Text] = {}
    for word, number, pos in kept.defined:
        state.names[word] = _deferred(texts, number, sources[number], pos, state)
    _go_on(state, _Behind(*kept.behind))
    state.skipped_headers = list(zip(kept.headers, reader.tokens(kept.places), strict=True))
    rows = Rows(reader, kept.columns)
    tokens = rows.tokens(0, len(rows)) if kept.cut is None else Head(rows, Cut(*kept.cut))
    return tokens, Spelled(len(tokens), kept.text)


def _go_on(state: Directives, behind: _Behind) -> None:
    state.once, state.guards, state.packs = set(behind.once), behind.guards, behind.packs
    state.opened, state.expander.left = behind.opened, behind.left
    state.has_pragma_operator, state.counted = behind.has_pragma_operator, behind.counted


def _same(files: Sequence[tuple[str, str, str]]) -> dict[str, tuple[str, str]] | None:
    """The files that were read, path -> (key, text), if all are the same files and read as they did."""
    unchanged = {}
    real = functools.cache(os.path.realpath)
    try:
        for path, key, digest in files:
            with open(path, "rb") as file:
                text = file.read().decode("utf-8-sig", "surrogateescape")
            folder, name = os.path.split(path)
            place = real(path) if os.path.islink(path) else os.path.join(real(folder), name)
            if place != key or cache.key([text]) != digest:
                return None
            unchanged[path] = key, text
    except OSError:
        return None
    return unchanged


def _source(
    origin: tuple[int, str, str, bool], state: Directives, files: dict[str, tuple[str, str]]
) -> Source | None:
    """The source that `_origin` told of."""
    kind, name, text, library = origin
    if kind == _MAIN:
        return state.base
    if kind == _OWN:
        return state.search.find_system(name.removeprefix(OWN))
    if kind == _FILE:
        text = files[name][1]
    elif kind == _GIVEN:
        text = state.search.given[name]
    return Source(name, text, library=library)


def _deferred(texts: dict[int, Text], number: int, source: Source, pos: int, state: Directives) -> Deferred:
    """A macro that is read where it is defined, when it is used."""

    def make() -> Macro | None:
        text = texts.get(number)
        if text is None:
            text = texts[number] = Text(source, state.trigraphs)
        return define_at(text, text.spliced(pos), state.language, state.diagnostics)

    return Deferred(make)


def _lasting(state: Directives) -> bool:
    """Whether the state after the head is one that comes again."""
    main, pushed = state.files[0], any(state.pushed.values())
    return not (
        state.moments
        or state.named_base
        or pushed
        or main.lines
        or main.conditions
        or state.diagnostics.items
    )


def _defined(state: Directives, before: dict[str, Any], writer: Writer) -> list[tuple[str, int, int]] | None:
    """The macros that the head defines: name, number of the source and place there; None if one of them
    cannot be kept so."""
    defined = []
    for name, entry in state.names.items():
        if before.get(name) is entry:
            continue
        if entry.__class__ is not Macro:
            return None
        token = entry.token
        if token.src.name == BUILT_IN:  # as it was before, and used meanwhile
            continue
        if token.via is not None or token.lines is not None:
            return None
        defined.append((name, writer.source(token.src), token.pos))
    return defined


def _origin(source: Source, state: Directives) -> tuple[int, str, str, bool]:
    """What a source is, its name, its text if that is nowhere else, and whether it is a library's."""
    if source is state.base:
        return _MAIN, "", "", False
    if source.system:
        return _OWN, source.name, "", source.library
    if source.name in state.search.files_found:
        return _FILE, source.name, "", source.library
    if source.name in state.search.given:
        return _GIVEN, source.name, "", source.library
    return _MADE, source.name, source.text, source.library
