"""The preprocessor (C11 6.10): a source and the headers it includes, to the tokens the parser reads."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from minicu.diagnostics.errors import Diagnostics
from minicu.diagnostics.source import Source
from minicu.language import Language
from minicu.syntax.headers.files import Search
from minicu.syntax.lex import why_invalid
from minicu.syntax.preprocessor.directives import Directives
from minicu.syntax.preprocessor.macros import Deferred, Names
from minicu.syntax.preprocessor.pragmas import obey_operators
from minicu.syntax.reach.kept import Head, Tokens
from minicu.syntax.tokens import Token

if TYPE_CHECKING:
    from minicu.syntax.respell import Spelled


@dataclass(eq=False, repr=False)
class Preprocessed:
    """What preprocessing found. `tokens` has no end mark."""

    tokens: Sequence[Token]
    names: Names  # macros and keywords at the end of the source
    included: list[Source] = field(default_factory=list)  # the headers read, each once
    missing: list[str] = field(default_factory=list)  # paths where a file was looked for and not found
    moments: list[str] = field(default_factory=list)  # the values that __DATE__ and __TIME__ gave
    skipped_headers: list[tuple[str, Token]] = field(default_factory=list)  # <headers> of the host
    files: dict[str, tuple[str, str]] = field(default_factory=dict)  # path -> (key, text), for `kept`
    spelled: Spelled | None = None  # what is known of the tokens' text

    @property
    def dated(self) -> bool:
        """Whether the result holds for this moment only."""
        return bool(self.moments)


def preprocess(
    source: Source,
    *,
    language: Language,
    diagnostics: Diagnostics,
    defines: Mapping[str, str] | None = None,
    undefines: Sequence[str] = (),
    include_dirs: Sequence[str | os.PathLike[str]] = (),
    predefined: Mapping[str, Deferred] | None = None,
    find_system: Callable[[str], Source | None] | None = None,
    has_builtin: Callable[[str], bool] | None = None,
    trigraphs: bool = False,
    headers: Mapping[str, str] | None = None,
    kept: Mapping[str, tuple[str, str]] | None = None,
    preincludes: Sequence[str] = (),
    only: Sequence[str] | None = None,
    heads: str | None = None,
) -> Preprocessed:
    """Preprocess `source`.

    `defines` are the macros of -D ("N" or "F(x)" to replacement), `predefined` the built-in ones,
    `undefines` the names of -U. `find_system` gives the headers that come with minicu,
    `has_builtin` answers `__has_builtin`; with `trigraphs`, `??=` and the like are replaced. `headers` are
    texts by the name that an `#include` gives; with `kept`, the `files` of an earlier run, no disk is read.
    `preincludes` are headers to read before the source. With `only`, no file outside of these folders is
    read. What a source begins with is kept on the disk for others that begin so under the same `heads`, which
    names everything else that decides what it comes to. Raises CompileError, with all complaints, if there
    were errors other than of single tokens, which the parser meets again."""
    errors = diagnostics.errors
    state = Directives(
        source,
        language,
        diagnostics,
        Search([os.fspath(d) for d in include_dirs], find_system or (lambda name: None), headers, kept, only),
        has_builtin or (lambda name: False),
        trigraphs,
        preincludes,
    )
    state.names.update(predefined or {})
    for name, replacement in (defines or {}).items():
        state.predefine(name, replacement)
    for name in undefines:
        state.undefine(name)
    head, spelled = _head(state, heads) if heads is not None else ([], None)
    own = _tokens(state, 0)
    tokens = [*head, *own] if isinstance(head, list) else Tokens([], head, own)
    if diagnostics.errors > errors + state.readable:
        diagnostics.check()
    return Preprocessed(
        tokens,
        state.names,
        list(state.search.read.values()),
        list(state.search.missing),
        state.moments,
        state.skipped_headers,
        state.search.files_found,
        spelled,
    )


def _head(state: Directives, heads: str) -> tuple[list[Token] | Head, Spelled | None]:
    """The tokens of what the source begins with, and their text if it was ever spelled."""
    from minicu.syntax.preprocessor import heads as head

    file = state.files[0]
    at = head.end(file.text.text)
    if not at or file.text.moves:
        return [], None
    name = head.name_of(file.text.text[:at], state.base, state.language, heads)
    kept = head.find(name, state)
    if kept is not None:
        del state.files[1:]  # those of -include, which the options name, are a part of it
        file.pos = at
        file.untouched = False
        return kept
    before = dict(state.names)
    file_end, file.end = file.end, at
    tokens = _tokens(state, 1)
    file.end = file_end
    return tokens, head.keep(name, state, before, tokens) if len(tokens) >= head.LEAST else None


def _tokens(state: Directives, floor: int) -> list[Token]:
    """The tokens from here to where file number `floor` ends."""
    tokens: list[Token] = []
    while (segment := state.segment(floor)) is not None:
        if segment[1]:
            state.expander.replace(segment, state.rest_of_file(), tokens)
        else:
            tokens += segment[0]
    if state.has_pragma_operator:
        tokens = obey_operators(tokens, state)
    for token in tokens:
        if token.type in _NO_TOKENS and not (state.language.cplusplus and token.value[0] in "0123456789."):
            # C++ lets the host's part of the program write numbers with suffixes of its own.
            errors = state.diagnostics.errors
            state.diagnostics.error(token, why_invalid(token))
            if not any(c in token.value for c in "{}\n"):  # else it may be half of the program
                state.readable += state.diagnostics.errors - errors
    return tokens


_NO_TOKENS = frozenset({"INVALID", "PPHASH", "PPHASHHASH"})
