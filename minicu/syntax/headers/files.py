"""The files that the preprocessor reads, and where it looks for them."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from stat import S_ISREG
from typing import Any

from minicu.diagnostics.source import Source
from minicu.syntax.headers import toolkit
from minicu.syntax.headers.libraries import of_language
from minicu.syntax.lex import Text
from minicu.syntax.tokens import Token


class Condition:
    """An open `#if`: `taken` after one of its groups was taken, `otherwise` after its `#else`."""

    __slots__ = ("directive", "guard", "otherwise", "taken")

    def __init__(self, directive: Token, taken: bool) -> None:
        self.directive = directive
        self.taken = taken
        self.otherwise: Token | None = None
        self.guard: str | None = None


class File:
    """A file being read. `at_directive` says that `pos` is at the `#` of the next directive.

    `lines` is the `#line` correction in force; `found_in` the number of the search directory.
    `guard` names the macro of an include guard if nothing stood outside it so far. `outside`: for the
    outermost file of a library, what some macros mean outside of it.
    """

    __slots__ = (
        "at_directive", "conditions", "end", "found_in", "guard", "key", "lines", "outside", "pos", "text",
        "untouched",
    )  # fmt: skip

    def __init__(self, source: Source, key: str, found_in: int, trigraphs: bool = False) -> None:
        self.text = Text(source, trigraphs)
        self.pos = 0
        self.end = len(self.text.text)
        self.at_directive = False
        self.lines: tuple[str, int] | None = None
        self.conditions: list[Condition] = []
        self.key = key
        self.found_in = found_in
        self.guard: str | None = None
        self.outside: dict[str, Any] | None = None
        self.untouched = True  # nothing but white space so far

    @property
    def directory(self) -> str | None:
        source = self.text.source
        return None if source.system else os.path.dirname(source.name)


#: A header is no longer; a device would fill the memory.
MOST_BYTES = 256 << 20


class Search:
    """Where headers are looked for: first (number 0) beside the including file, then in the directories
    of -I, numbered from 1, then among minicu's own headers, then where libraries are installed. In a
    toolkit's or the system's folder nothing is read that minicu has as well.
    """

    def __init__(
        self,
        directories: list[str],
        find_system: Callable[[str], Source | None],
        given: Mapping[str, str] | None = None,
        kept: Mapping[str, tuple[str, str]] | None = None,
        only: Sequence[str] | None = None,
    ) -> None:
        """`given` are headers by name that need no file. With `kept`, the `found` of another search, no disk
        is read: what is not there is not found. With `only`, folders and files by their real paths, nothing
        else is there, links out of them neither."""
        self.directories = directories
        self.find_system = find_system
        self.given = given or {}
        self.kept = kept
        self.only = only
        #: all that was found on the disk: path -> (key, text)
        self.files_found: dict[str, tuple[str, str]] = {}
        self.read: dict[str, Source] = {}  # by key: the headers read
        self.missing: dict[str, None] = {}  # paths where nothing was found
        self._folders: dict[str, str] = {}  # folders, and their real paths
        self._roots: dict[str, bool] = {}  # folders, and whether the headers of a library stand there

    def find(
        self, name: str, quoted: bool, file: File, after: int | None = None
    ) -> tuple[Source, str, int] | None:
        """The header `name`, a key for its identity, and the number of the directory that held it.

        `after` is the first to look in, for `#include_next`.
        """
        # As NVRTC has it: by the name that is written, and beside the header that includes it.
        from minicu.syntax.headers import installed

        for known in dict.fromkeys((name, os.path.normpath(os.path.join(file.directory or "", name)))):
            if known in self.given:
                return Source(known, self.given[known]), f"given: {known}", 0
        if os.path.isabs(name):
            return self._read(name, 0)
        own = self.find_system(name)
        library = toolkit.names_header(name)
        for i in range(after if after is not None else 0 if quoted else 1, len(self.directories) + 1):
            directory = file.directory if i == 0 else self.directories[i - 1]
            if directory is None or (
                (own is not None or of_language(name)) and installed.is_foreign(directory)
            ):
                continue
            inside = file.text.source.library if i == 0 else library and self._is_root(directory)
            if (header := self._read(os.path.join(directory, name), i, inside)) is not None:
                return header
        if own is not None:
            return own, own.name, len(self.directories) + 1
        for path in installed.paths(name):
            if (header := self._read(path, len(self.directories) + 1)) is not None:
                return header
        if file.text.source.library or library:
            for directory in toolkit.folders() if self.kept is None else self._kept_roots(name):
                header = self._read(os.path.join(directory, name), len(self.directories) + 1, True)
                if header is not None:
                    return header
        own = self.find_system(f"fallback/{name}")
        return (own, own.name, len(self.directories) + 1) if own is not None else None

    def _is_root(self, directory: str) -> bool:
        """Whether a folder contains the headers of a library."""
        if directory not in self._roots:
            there = os.path.isfile if self.kept is None else self.kept.__contains__
            self._roots[directory] = any(map(there, toolkit.marks(directory)))
        return self._roots[directory]

    def _kept_roots(self, name: str) -> list[str]:
        """The folders of which an earlier run found that header."""
        assert self.kept is not None
        return [path[: -len(name) - 1] for path in self.kept if path.endswith(f"/{name}")]

    def find_first(self, name: str, file: File) -> tuple[Source, str, int] | None:
        """A header that the command line names: looked for in the current folder first."""
        return self._read(name, 0) or self.find(name, False, file)

    def _read(self, path: str, found_in: int, library: bool = False) -> tuple[Source, str, int] | None:
        there = in_locale(path)
        if self.kept is not None:
            if there not in self.kept:
                return None
            key, text = self.kept[there]
            return self.read.get(key) or Source(path, text, library=library), key, found_in
        if (known := self.files_found.get(there)) is not None:  # a header that many others include
            key, text = known
            return self.read.get(key) or Source(path, text, library=library), key, found_in
        if there in self.missing:
            return None
        if "\0" in path or not self._within(there) or not os.path.isfile(there):
            self.missing[there] = None
            return None
        key = self._key(there)
        source = self.read.get(key)
        if source is None:
            try:
                with os.fdopen(os.open(key, _READ), "rb") as stream:
                    if self.only is not None and not S_ISREG(os.fstat(stream.fileno()).st_mode):
                        return None
                    data = stream.read(MOST_BYTES + 1)
                    if len(data) > MOST_BYTES:
                        return None
                    text = data.decode("utf-8-sig", "surrogateescape")
                    source = Source(path, text, library=library)
            except OSError:
                return None
        self.files_found[there] = key, source.text
        return source, key, found_in

    def _key(self, path: str) -> str:
        """`file_key` of a file: each folder is followed to its real path once."""
        folder, name = os.path.split(path)
        if folder not in self._folders:
            self._folders[folder] = file_key(folder)
        inside = os.path.join(self._folders[folder], name)
        return file_key(path) if not folder or os.path.islink(inside) else inside

    def _within(self, path: str) -> bool:
        """Whether a file may be read."""
        if self.only is None:
            return True
        real = file_key(path)
        return any(real == place or real.startswith(place.rstrip(os.sep) + os.sep) for place in self.only)


def in_locale(path: str) -> str:
    """A name from a source, which is in UTF-8, as the file system's functions take it, whatever the locale's
    encoding. A name that they gave stays as it is."""
    return path if path.isascii() else os.fsdecode(path.encode("utf-8", "surrogateescape"))


def file_key(path: str) -> str:
    """What all names of a file have in common: its real path. A relative one stays as it is where the working
    directory was removed."""
    try:
        return os.path.realpath(path)
    except OSError:
        return path


#: What is no file of bytes does not make its reader wait.
_READ = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)


def header_name(line: list[Token]) -> tuple[str, bool] | None:
    """The header that tokens name, and whether in quotes (6.10.2p4)."""
    if len(line) == 1 and line[0].type == "STRING_LITERAL":
        return line[0].value[1:-1], True
    if len(line) > 2 and line[0].type == "LT" and line[-1].type == "GT":
        inner = line[1:-1]
        return "".join((" " if t.spaced and i else "") + t.value for i, t in enumerate(inner)), False
    return None
