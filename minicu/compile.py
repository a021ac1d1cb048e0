"""The pipeline: source text to PTX, top to bottom.

    text -preprocess-> tokens -parse-> AST -check-> tree -lower-> LLVM IR -emit-> PTX

Every stage is a function over data that nobody mutates afterwards, and every stage can be printed
(`stage`).
"""

from __future__ import annotations

import marshal
import os
from dataclasses import dataclass, replace
from time import perf_counter
from typing import TYPE_CHECKING

from minicu import cache
from minicu.diagnostics.errors import GROUPS, CompileError, Diagnostics, UsageError, meant, shortly
from minicu.diagnostics.source import Source
from minicu.language import CU, LANGUAGES, SUFFIXES, Language
from minicu.options import WITH_TRIGRAPHS, Options

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path
    from typing import Any

    from minicu.lower.lowered import Lowered
    from minicu.program import Program
    from minicu.syntax.requests import Request
    from minicu.syntax.tokens import Token

__all__ = ["Options", "compile"]


@shortly
def compile(
    source: str | Path,
    language: str | None = None,
    arch: str | int | None = None,
    *,
    opt: int = 3,
    debug: str | None = None,
    defines: Mapping[str, Any] | Sequence[tuple[str, str]] = (),
    include_dirs: Sequence[str | Path] = (),
    headers: Mapping[str, str] | None = None,
    instances: Sequence[str] = (),
    cache: bool = True,
    name: str | None = None,
    **more: Any,
) -> Program:
    """Compile CUDA C.

    `source`: a str is source text, a `pathlib.Path` is a file. `language`: "cu" or "c"; by default
    from the file's suffix, else "cu". `arch` is "sm_80", 80, "native" (the first GPU here); without one the
    text is for sm_90, and a GPU that the program is loaded on gets it compiled for itself. `headers` are
    texts by the name that `#include` gives. `instances` names instances of kernel templates that nothing in
    the source asks for: `["scale<float, 3>", "ns::k<std::size_t>"]`. `more` are further fields of `Options`.
    Raises `CompileError`, whose `diagnostics` hold every complaint; warnings of a success are in
    `Program.warnings`.
    """
    folders = [include_dirs] if isinstance(include_dirs, (str, os.PathLike)) else include_dirs
    if not isinstance(folders, (list, tuple)) or not all(isinstance(d, (str, os.PathLike)) for d in folders):
        raise UsageError(f"include_dirs is {include_dirs!r}: give a list of folders")
    for word in more:
        if word not in Options.__annotations__:
            raise TypeError(f"compile() has no option '{word}'{meant(word, Options.__annotations__)}")
    options = Options(
        **_architecture(arch), opt=opt, debug=debug, defines=_definitions(defines),
        include_dirs=tuple(os.fspath(d) for d in folders), headers=_headers(headers or {}),
        instances=(instances,) if isinstance(instances, str) else tuple(instances), **more,
    )  # fmt: skip
    text = read(source, name)
    return build(text, find_language(source, language), options, use_cache=cache)


def _architecture(arch: str | int | None) -> dict[str, Any]:
    """What an `arch` says, as fields of Options."""
    if arch is None:
        return {"portable": True}
    return {"arch": native_arch() if arch in NATIVE else str(arch)}


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


def _headers(given: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    for name, text in given.items():
        if not (isinstance(name, str) and isinstance(text, str)):
            raise UsageError(f"headers: {name!r} is {type(text).__name__}: give texts by their names")
    return tuple(given.items())


def _definitions(given: Mapping[str, Any] | Sequence[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    pairs = given.items() if hasattr(given, "items") else given
    if (
        pairs is None
        or isinstance(pairs, str)
        or not all(isinstance(p, tuple) and len(p) == 2 for p in pairs)
    ):
        raise UsageError(f"defines is {given!r}: give a dict of names and values")
    for name, value in pairs:
        if not (isinstance(name, str) and name.partition("(")[0].isidentifier()):
            raise UsageError(f"defines: {name!r} is not an identifier")
        if value is None:
            raise UsageError(
                f"defines: '{name}' is None: give '' for an empty macro, 1 for what -D{name} gives"
            )
    return tuple((name, str(int(v) if isinstance(v, bool) else v)) for name, v in pairs)


def read(source: str | Path, name: str | None = None) -> Source:
    """The text to compile. Files are UTF-8, with or without a byte-order mark."""
    if name is not None and "\0" in name:
        raise UsageError(f"{name!r} is no name of a file")
    if isinstance(source, str):
        if source.endswith((".cu", ".cuh", ".c", ".h")) and not set(source) & set(" ;\n"):
            raise UsageError(f"'{source}' looks like the name of a file; give pathlib.Path('{source}')")
        return Source(name or "<string>", source)
    if isinstance(source, os.PathLike):
        return read_file(os.fspath(source), name)
    raise TypeError(f"source must be str (text) or pathlib.Path (a file), not {type(source).__name__}")


def read_file(path: str, name: str | None = None) -> Source:
    with open(path, "rb") as file:
        data = file.read()
    return Source(name or path, decode(data, path))


def decode(data: bytes, name: str) -> str:
    """The text of a file. Bytes that are not UTF-8 may stand in comments and strings."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
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
    return SUFFIXES.get(os.path.splitext(path)[1], CU)


def build(
    source: Source,
    language: Language,
    options: Options,
    use_cache: bool = True,
    stages: Stages | None = None,
) -> Program:
    """Compile `source`, or fetch what an earlier compilation of the same content made."""
    stages = stages or Stages(source, language, options)
    if not (use_cache and cache.enabled()):
        return stages.program()
    quick = _quick_key(stages.source, stages.language, stages.options)
    name = (stages.kept is None and _find(quick)) or stages.cache_key()
    import pickle

    if (stored := cache.load(name)) is not None:
        try:
            return pickle.loads(stored)  # type: ignore[no-any-return]
        except Exception:  # damaged in a way the checksum cannot tell
            cache.discard(name)
    program = stages.program()
    program.outline()  # it is stored with the program
    cache.store(name, pickle.dumps(program, protocol=pickle.HIGHEST_PROTOCOL))
    if not program.warnings:
        cache.store(name, program.ptx.encode(), "ptx")
    if not (unit := stages.preprocess()).dated:
        given = dict(stages.options.headers)
        files = [(s.name, s.text) for s in unit.included if not s.system and s.name not in given]
        cache.store(quick, marshal.dumps((name, files, unit.missing)), "quick")
    return program


def cached_ptx(source: Source, language: Language, options: Options) -> str | None:
    """The PTX of an earlier compilation without warnings of the same files, at the least cost:
    nothing of the compiler is imported."""
    name = _find(_quick_key(source, language, options)) if cache.enabled() else None
    stored = cache.load(name, "ptx") if name else None
    return stored.decode() if stored is not None else None


def _quick_key(source: Source, language: Language, options: Options) -> str:
    """A key known before preprocessing. Its entry says which files were included with which
    content, which were looked for in vain, and under what name the result is stored."""
    parts = [cache.fingerprint(), language.name, options.identity(), source.name, source.text]
    return cache.key([*parts, _here()])


def _here() -> str:
    try:
        return os.getcwd()
    except OSError:  # removed meanwhile
        return ""


def _find(quick: str) -> str | None:
    """The name of the stored result, if every included file still reads as it did."""
    stored = cache.load(quick, "quick")
    if stored is None:
        return None
    try:
        name, files, missing = marshal.loads(stored)
        for path, text in files:
            if read_file(path).text != text:
                return None
    except (OSError, ValueError, TypeError, EOFError):
        return None
    return None if any(os.path.exists(path) for path in missing) else name


class Stages:
    """One compilation, stage by stage. Each method runs the stages before it as needed and keeps
    its result; `times` holds the seconds that each stage took itself. With `types`, types are read
    even if no device code needs them. With `kept`, the `files` of an earlier preprocessing, headers are
    taken from there and not from the disk. `requests` are names to be looked up, or to make instances of,
    beside the options' `instances`."""

    def __init__(
        self,
        source: Source,
        language: Language,
        options: Options,
        preprocessed: bool = False,
        types: bool = False,
        kept: Mapping[str, tuple[str, str]] | None = None,
        requests: Sequence[Request] = (),
    ) -> None:
        self.preprocessed = preprocessed
        self.kept = kept
        self.requests = requests
        self.types = types
        self.source = source
        self.language = language
        self.options = options
        self.times: dict[str, float] = {}
        self.diagnostics = Diagnostics(enabled=_enabled(options), werror=options.werror)
        self._results: dict[str, Any] = {}

    def preprocess(self) -> Any:
        """The preprocessed unit: tokens with spans and macro history."""
        return self._stage("preprocess", self._preprocess)

    def parse(self) -> Any:
        """The pycparser tree of what device code needs."""
        unit = self.preprocess()
        return self._stage("parse", lambda: self._parse(unit))

    def check(self) -> Any:
        """The typed tree."""
        unit = self.parse()
        return self._stage("check", lambda: self._check(unit))

    def lower(self) -> Lowered:
        """LLVM IR, before optimisation."""
        tree = self.check()
        return self._stage("lower", lambda: self._lower(tree))

    def emit(self) -> str:
        """PTX text."""
        lowered = self.lower()
        return self._stage("emit", lambda: self._emit(lowered))

    def program(self) -> Program:
        ptx = self.emit()
        from minicu.program import describe

        return describe(
            self.check(), ptx=ptx, llvm=str(self.lower()), options=self.options, recipe=self.recipe(),
            warnings=tuple(self.diagnostics.items), name=self.source.name,
        )  # fmt: skip

    def recipe(self) -> Recipe:
        """What is needed to compile this again on another machine."""
        unit = self.preprocess()
        options = replace(self.options, defines=(), undefines=(), include_dirs=(), headers=(), preincludes=())
        written = Written(self.source.text, self.options, unit.files)
        return Recipe(self.source.name, unit.tokens, self.language.name, options, written)

    def show(self, stage: str) -> str:
        """The result of "tokens", "ast", "tree", "llvm" or "ptx" as text."""
        match stage:
            case "tokens":
                from minicu.syntax.respell import respell

                text = respell(self.preprocess().tokens)
                self.diagnostics.check()
                return text
            case "ast":
                unit = self.parse()
                self.diagnostics.check()
                return unit.show()  # type: ignore[no-any-return]
            case "tree":
                from minicu.tree.show import show_tree

                return show_tree(self.check())
            case "llvm":
                return str(self.lower())
            case "ptx":
                return self.emit()
        raise UsageError(f"no such stage: {stage}")

    def cache_key(self) -> str:
        """Hash of the preprocessed content (with its spelling places), options and versions."""
        unit = self.preprocess()
        parts = [cache.fingerprint(), self.language.name, self.options.identity(), *unit.moments]
        if self.options.debug:  # debug information names files by their whole paths
            parts.append(_here())
        for source in (self.source, *unit.included):
            parts += [source.name, source.text]
        return cache.key(parts)

    def _stage(self, name: str, run: Any) -> Any:
        if name not in self._results:
            start = perf_counter()
            try:
                self._results[name] = run()
            except RecursionError:  # parse and check name the place; this is for what they let through
                self.diagnostics.fatal(None, f"the source nests something too deeply (stage '{name}')")
            self.times[name] = perf_counter() - start
        return self._results[name]

    def _preprocess(self) -> Any:
        from minicu.syntax import headers
        from minicu.syntax.builtin_macros import builtin, defer, of_options
        from minicu.syntax.preprocess import preprocess

        o = self.options
        macros: dict[str, Any] = {}
        if not self.preprocessed:
            macros = builtin(self.language, o.arch_number, self._target().model)
            if further := of_options(o, self.language):
                macros = {**macros, **defer(further, self.language)}
        return preprocess(
            self.source, language=self.language, defines=dict(o.defines), undefines=o.undefines,
            include_dirs=o.include_dirs, diagnostics=self.diagnostics,
            predefined=macros, find_system=headers.find, has_builtin=self._has_builtin,
            trigraphs="__STRICT_ANSI__" in macros and o.standard in WITH_TRIGRAPHS,
            headers=dict(o.headers), kept=self.kept, preincludes=o.preincludes,
        )  # fmt: skip

    def _has_builtin(self, name: str) -> bool:
        """What `__has_builtin` answers; asked rarely, so nothing is loaded before."""
        from minicu.sema.builtins import builtins, cached
        from minicu.syntax import headers

        library = headers.names(self.language)
        plain = name.removeprefix("__builtin_")
        return plain in library or builtins.known(name) or cached.find(name) is not None

    def _parse(self, unit: Any) -> Any:
        from minicu.syntax import headers
        from minicu.syntax.parse import parse

        self.diagnostics.check()
        written = unit.tokens
        if self.language.whole:
            from minicu.syntax import whole

            written = whole.with_start(unit.tokens, self.language, self.diagnostics)
        from minicu.syntax.requests import Request

        requests = [*map(Request, self.options.instances), *self.requests]
        named = [tok for request in requests for tok in request.tokens(self.language)]
        tokens = headers.declarations([*written, *named], self.language) + written
        return parse(
            tokens, self.language, self.diagnostics, types=self.types, missing_headers=unit.skipped_headers,
            requests=requests,
        )  # fmt: skip

    def _check(self, unit: Any) -> Any:
        from minicu.sema.check import check

        tree = check(unit, self.language, self._target().model, self.diagnostics, self.options.arch_number)
        self.diagnostics.check_options()
        self.diagnostics.check()
        return tree

    def _lower(self, tree: Any) -> Lowered:
        from minicu.lower.module import lower

        return lower(tree, self._target(), self.options)

    def _emit(self, lowered: Lowered) -> str:
        from minicu.llvm import emit as llvm

        return llvm.compile_ptx(lowered, self.options)

    def _target(self) -> Any:
        from minicu.abi import target

        return target.NVPTX64 if self.options.machine == 64 else target.NVPTX32


@dataclass(frozen=True, slots=True)
class Written:
    """A source as it was given, before preprocessing: its text, all options, and the headers found on the
    disk (path -> key, text). For another architecture it reads differently (`__CUDA_ARCH__`)."""

    text: str
    options: Options
    files: Mapping[str, tuple[str, str]]


class Recipe:
    """The source and the options behind a program: what makes it again wherever the program has been taken,
    for the CPU device from the preprocessed text, for another architecture from what was written."""

    __slots__ = ("_source", "language", "name", "options", "written")

    def __init__(
        self,
        name: str,
        source: str | list[Token],
        language: str,
        options: Options,
        written: Written | None = None,
    ) -> None:
        self.name = name
        self.written = written
        self._source = source
        self.language = language
        self.options = options

    @property
    def text(self) -> str:
        """The source text (with line markers), spelled when first asked for."""
        if not isinstance(self._source, str):
            from minicu.syntax.respell import respell

            self._source = respell(self._source, places=True)
        return self._source

    def stages(self, requests: Sequence[Request] = ()) -> Stages:
        return Stages(
            Source(self.name, self.text), LANGUAGES[self.language], self.options, True, requests=requests
        )

    def meaning(self, spelling: str) -> tuple[str, ...]:
        """What a spelling of a name means: assembler names of kernels or variables, or the name of a record;
        () if it means none of them. It is read as the source would read it at its end."""
        from minicu.syntax.requests import Request

        stages = self.stages([Request(spelling, "meant")])
        try:
            return stages.check().meant.get(spelling, ())  # type: ignore[no-any-return]
        except CompileError:
            return ()

    def for_arch(self, arch: str) -> Program:
        """The same source compiled for another architecture, from the cache where it is there."""
        assert self.written is not None
        options = replace(self.written.options, arch=arch)
        source = Source(self.name, self.written.text)
        language = LANGUAGES[self.language]
        stages = Stages(source, language, options, kept=self.written.files)
        return build(source, language, options, stages=stages)

    def __reduce__(self) -> tuple[Any, ...]:
        return Recipe, (self.name, self.text, self.language, self.options, self.written)


def _enabled(options: Options) -> dict[str, bool]:
    """The warnings as the -W options set them; later ones win."""
    enabled: dict[str, bool] = {}
    for word, on in options.warnings:
        name = word.removeprefix("error=")
        prefix = word[: len(word) - len(name)]
        enabled.update((prefix + member, on) for member in GROUPS.get(name, (name,)))
    return enabled
