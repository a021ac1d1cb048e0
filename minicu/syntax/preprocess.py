"""The preprocessor (C11 6.10): a source and the headers it includes, to the tokens the parser reads."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from minicu.errors import Diagnostics
from minicu.language import Language
from minicu.source import Source
from minicu.syntax.definitions import define_text
from minicu.syntax.directives import Directives
from minicu.syntax.lex import why_invalid
from minicu.syntax.macros import Macro
from minicu.syntax.pragmas import obey_operators
from minicu.syntax.tokens import Token


@dataclass
class Preprocessed:
    """What preprocessing found. `tokens` has no end mark."""

    tokens: list[Token]
    macros: dict[str, Macro]  # as they stand at the end of the source
    files: dict[str, Source] = field(default_factory=dict)  # the headers read, by the name messages print
    facts: list[str] = field(default_factory=list)  # answers outside all files: __has_include, __DATE__
    skipped_headers: list[tuple[str, Token]] = field(default_factory=list)  # <headers> of the host


def preprocess(
    source: Source,
    *,
    language: Language,
    diagnostics: Diagnostics,
    defines: Mapping[str, str] | None = None,
    undefines: Sequence[str] = (),
    include_dirs: Sequence[str | os.PathLike[str]] = (),
    predefined: Mapping[str, str] | None = None,
    find_system: Callable[[str], Source | None] | None = None,
    has_builtin: Callable[[str], bool] | None = None,
) -> Preprocessed:
    """Preprocess `source`.

    `defines` are the macros of -D ("N" or "F(x)" to replacement), `predefined` those of the compiler,
    `undefines` the names of -U. `find_system` gives the headers that come with minicu,
    `has_builtin` answers `__has_builtin`. Raises CompileError, with all complaints, if there were errors.
    """
    errors = diagnostics.errors
    state = Directives(
        source, language, diagnostics, [os.fspath(d) for d in include_dirs], find_system or (lambda name: None),
        has_builtin or (lambda name: False),
    )  # fmt: skip
    for origin, given in (("<built-in>", predefined or {}), ("<command line>", defines or {})):
        for name, replacement in given.items():
            state.predefine(name, replacement, origin)
    for name in undefines:
        state.undefine(name)
    tokens: list[Token] = []
    while (segment := state.segment()) is not None:
        if segment[1]:
            state.expander.replace(segment, state.rest_of_file(), tokens)
        else:
            tokens += segment[0]
    if state.has_pragma_operator:
        tokens = obey_operators(tokens, state)
    for token in tokens:
        if token.type in _NO_TOKENS and not (language.cplusplus and token.value[0].isdigit()):
            # C++ lets the host's part of the program write numbers with suffixes of its own.
            diagnostics.error(token, why_invalid(token))
    if diagnostics.errors > errors:
        diagnostics.check()
    return Preprocessed(
        tokens,
        {name: entry for name, entry in state.names.items() if isinstance(entry, Macro)},
        {source.name: source for source in state.sources.values()},
        state.facts,
        state.skipped_headers,
    )


_NO_TOKENS = frozenset({"INVALID", "PPHASH", "PPHASHHASH"})
