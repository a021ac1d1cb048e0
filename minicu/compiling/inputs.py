"""What a caller gives to compile, as Source, Language and fields of Options. Nonsense is a UsageError."""

from __future__ import annotations

import os
import warnings
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from minicu.diagnostics.errors import UsageError, meant
from minicu.diagnostics.source import Source
from minicu.language import CU, LANGUAGES, SUFFIXES, Language
from minicu.options import SEVERAL, Options

if TYPE_CHECKING:
    from pathlib import Path


def architecture(arch: str | int | None) -> dict[str, Any]:
    """The fields of Options for a value of `arch`."""
    if arch is None:
        return {"portable": True}
    return {"arch": native_arch() if arch in NATIVE else str(arch)}


#: Names that are neither fields nor spelled so on the command line -> fields: cuda.core's, and short ones.
_ALSO = {
    "std": "standard", "include": "preincludes", "instance": "instances", "fma": "fmad",
    "max_register_count": "maxrregcount",
}  # fmt: skip


def further(words: Mapping[str, Any], settings: dict[str, Any], caller: str) -> dict[str, Any]:
    """`settings`, fields of Options, with those that `words` name: fields, or options as the command line has
    them (`lineinfo=True`, `use_fast_math=True`), and `options`, words of a command line. `caller` is who
    takes them."""
    from minicu.command_line import keyword, keywords, parse_arguments

    noted: dict[str, Any] = {}
    for word, value in words.items():
        field = _ALSO.get(word, word)
        if field == "options":
            if not isinstance(value, (list, tuple)) or not all(isinstance(w, str) for w in value):
                raise UsageError(f"options is {value!r}: give a list of words, ['-O2', '-std=c++17']")
            said = parse_arguments(list(value), "compile")
            if said.positional:
                raise UsageError(f"options holds '{said.positional[0]}', which is no option")
            if said.language is not None or not said.cache or said.output is not None:
                raise UsageError(f"options is {value!r}: -x, -o and --no-cache are the command line's own")
            for ignored in said.ignored:
                warnings.warn(ignored, stacklevel=4)
            for name, setting in said.options.items():
                noted[name] = [*noted.get(name, ()), *setting] if name in SEVERAL else setting
        elif field in Options.__annotations__:
            noted[field] = list(SEVERAL[field](value)) if field in SEVERAL else value
        elif not keyword(word, value, noted):
            known = [*Options.__annotations__, *keywords()]
            raise TypeError(f"{caller}() has no option '{word}'{meant(word, known)}")
    if "arch" in noted:
        settings = {
            **{n: v for n, v in settings.items() if n != "portable"},
            **architecture(noted.pop("arch")),
        }
    for name, value in noted.items():
        settings[name] = (*SEVERAL[name](settings.get(name, ())), *value) if name in SEVERAL else value
    return settings


#: Words for the architecture of the GPU at hand.
NATIVE = ("native", "auto")


def native_arch() -> str:
    """The architecture of the first GPU of this machine. Raises UsageError where there is none."""
    from minicu.runtime.device import find
    from minicu.runtime.errors import DeviceError

    try:
        return str(find("cuda").arch)  # type: ignore[attr-defined]
    except DeviceError as e:
        raise UsageError(f"arch='native' needs a GPU ({e}); give sm_NN") from None


def read(source: str | Path, name: str | None = None) -> Source:
    """The text to compile. Files are UTF-8, with or without a byte-order mark."""
    if name is not None and (not isinstance(name, str) or "\0" in name):
        raise UsageError(f"{name!r} is no name of a file")
    if isinstance(source, str):
        if source.endswith((".cu", ".cuh", ".c", ".h")) and not set(source) & set(" ;\n"):
            raise UsageError(f"'{source}' looks like the name of a file; give pathlib.Path('{source}')")
        return Source(name or "<string>", source)
    if isinstance(source, os.PathLike):
        return read_file(os.fspath(source), name)
    raise TypeError(f"source must be str (text) or pathlib.Path (a file), not {type(source).__name__}")


#: A source is no longer: a device, or a file of data given by mistake, would fill the memory.
MOST_BYTES = 256 << 20


def read_file(path: str, name: str | None = None) -> Source:
    with open(path, "rb") as file:
        data = file.read(MOST_BYTES + 1)
    return Source(name or path, decode(data, path), folder=os.path.dirname(os.path.abspath(path)))


def decode(data: bytes, name: str) -> str:
    """The text of a file. Bytes that are not UTF-8 may stand in comments and strings."""
    if len(data) > MOST_BYTES:
        raise UsageError(f"'{name}' has more than {MOST_BYTES >> 20} MB")
    if data[:2] in (b"\xff\xfe", b"\xfe\xff") or b"\0\0" in (data[:4:2], data[1:4:2]):
        raise UsageError(f"'{name}' is UTF-16; sources are UTF-8")
    return data.removeprefix(b"\xef\xbb\xbf").decode("utf-8", "surrogateescape")


def find_language(source: str | Path, language: str | None) -> Language:
    return language_of(os.fspath(source) if isinstance(source, os.PathLike) else "", language)


def language_of(path: str, language: str | None) -> Language:
    """The language asked for, or that of the file's suffix."""
    if language is not None:
        if language not in ("cu", "c"):
            raise UsageError(f"unknown language '{language}': give cu or c")
        return LANGUAGES[language]
    suffix = os.path.splitext(path)[1]
    if suffix in SUFFIXES:
        return SUFFIXES[suffix]
    if suffix:
        from minicu.runtime.link.link import KINDS

        if suffix in KINDS:
            raise UsageError(f"'{path}' is no source; 'minicu link' and minicu.link take {suffix} files")
    return CU
