"""Finished programs on the disk: one entry for each compilation, under a name that is known before anything
is read but the source.

The name is made from the compiler, the language, the options and the source. Its entry says which files were
found, with which content, and which were not: the entry is valid as long as that is so.
"""

from __future__ import annotations

import marshal
import os
from typing import TYPE_CHECKING, NamedTuple

from minicu import cache
from minicu.compiling.inputs import read_file
from minicu.diagnostics.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from minicu.diagnostics.source import Source
    from minicu.language import Language
    from minicu.options import Options
    from minicu.program import Program
    from minicu.syntax.preprocess import Preprocessed
    from minicu.syntax.requests import Request

_KIND = "program"


class Entry(NamedTuple):
    """`ptx` stands by itself for those who need nothing else of a program; None if there were warnings.
    `program` is pickled."""

    name: str
    ptx: str | None
    program: bytes


def name_of(
    source: Source,
    language: Language,
    options: Options,
    kept: Mapping[str, tuple[str, str]] | None = None,
    requests: Sequence[Request] = (),
) -> str:
    """The name of a compilation. `kept` are headers that are taken from there and not from the disk, and of
    `requests` counts what another compilation says of lambdas."""
    parts = [cache.fingerprint(), language.name, options.identity(), source.name, source.text]
    if options.debug:  # debug information names files by their whole paths
        parts.append(_working_directory())
    if options.isolate:  # which says what may be read
        parts.append(str(source.folder))
    for path, (key, text) in (kept or {}).items():
        parts += [path, key, text]
    parts += [lifted.said_by_host() for request in requests for lifted in request.lambdas]
    return cache.key([*parts, str(kept is None)])


def find(name: str) -> Entry | None:
    """The entry, if every file still reads as it did. Nothing of the compiler is imported for it."""
    stored = cache.load(name, _KIND)
    if stored is None:
        return None
    try:
        files, missing, ptx, program = marshal.loads(stored)
        if any(cache.key([read_file(path).text]) != digest for path, digest in files):
            return None
    except (OSError, ValueError, TypeError, EOFError, UsageError):
        return None
    return None if any(os.path.exists(path) for path in missing) else Entry(name, ptx, program)


def load(entry: Entry) -> Program | None:
    """The program of an entry."""
    import pickle

    try:
        return pickle.loads(entry.program)  # type: ignore[no-any-return]
    except Exception:  # damaged in a way the checksum cannot tell
        cache.discard(entry.name, _KIND)
        return None


def keep(name: str, program: Program, unit: Preprocessed) -> None:
    """Stores a program, whose preprocessed source is `unit`, unless its text depends on the time of day."""
    import pickle

    if unit.dated:
        return
    program.outline()  # it is stored with the program
    files = [(path, cache.key([text])) for path, (_, text) in unit.files.items()]
    ptx = None if program.warnings else program.ptx
    data = pickle.dumps(program, protocol=pickle.HIGHEST_PROTOCOL)
    cache.store(name, marshal.dumps((files, unit.missing, ptx, data)), _KIND)


def _working_directory() -> str:
    try:
        return os.getcwd()
    except OSError:  # removed meanwhile
        return ""
