"""The pipeline: source text to PTX, top to bottom.

    text -preprocess-> tokens -parse-> AST -check-> tree -lower-> Lowered (LLVM IR) -emit-> PTX

Every stage is a function over data that nobody mutates afterwards, and every stage can be printed
(`Stages.show`).
"""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING

from minicu import cache
from minicu.compiling import inputs, program_cache
from minicu.diagnostics.errors import ConstantWritten, Diagnostics, MissingLibrary, UsageError, shortly
from minicu.diagnostics.warnings import GROUPS
from minicu.language import HOST_SUFFIXES, WHOLE_PROGRAM
from minicu.options import OF_CODE, WITH_TRIGRAPHS, Options

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path
    from typing import Any

    from minicu import tree
    from minicu.abi.target import Target
    from minicu.compiling.recipe import Recipe
    from minicu.diagnostics.source import Source
    from minicu.language import Language
    from minicu.lower.lowered import Lowered
    from minicu.program import Program
    from minicu.syntax.nodes import Unit as Parsed
    from minicu.syntax.preprocess import Preprocessed
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
    the source asks for: `["scale<float, 3>", "ns::k<std::size_t>"]`. `more` are further fields of `Options`,
    options by their names on the command line (`lineinfo=True`, `use_fast_math=True`), and
    `options=["-O2", "-std=c++17"]`, its words. `isolate=True` is for sources of others: see docs/security.md.
    Raises `CompileError`, whose `diagnostics` hold every complaint; warnings of a success are in
    `Program.warnings`.
    """
    settings: dict[str, Any] = {
        **inputs.architecture(arch), "opt": opt, "debug": debug, "defines": defines,
        "include_dirs": include_dirs, "headers": headers or {}, "instances": instances,
    }  # fmt: skip
    options = Options(**(inputs.further(more, settings, "compile") if more else settings))
    text = inputs.read(source, name)
    return build(text, inputs.find_language(source, language), options, use_cache=cache)


def build(
    source: Source, language: Language, options: Options, use_cache: bool = True, stages: Stages | None = None
) -> Program:
    """Compile `source`, or fetch what an earlier compilation of the same content made."""
    if options.isolate and stages is None:
        from minicu.compiling import isolation

        if not isolation.inside():
            return isolation.build(source, language, options, use_cache)
    stages = stages or Stages(source, language, options, cached=use_cache)
    if not (use_cache and cache.enabled()):
        return stages.program()
    name = program_cache.name_of(stages.source, stages.language, stages.options, stages.kept, stages.requests)
    entry = program_cache.find(name)
    program = program_cache.load(entry) if entry is not None else None
    if program is None:
        program = stages.program()
        if program.complete:
            program_cache.keep(name, program, stages.preprocess())
    return program


def cached_ptx(source: Source, language: Language, options: Options) -> str | None:
    """The PTX of an earlier compilation of the same files that gave no warnings. Imports nothing of the
    compiler."""
    entry = program_cache.find(program_cache.name_of(source, language, options)) if cache.enabled() else None
    return entry.ptx if entry is not None else None


#: The macros that only nvcc's files have, not those of the host's compiler.
_NOT_FOR_HOST = ("__CUDACC__", "__NVCC__", "__CUDA__", "__CUDA_ARCH__", "__CUDA_ARCH_LIST__")


class Stages:
    """One compilation, stage by stage. Each method runs the stages before it as needed and keeps
    its result; `times` holds the seconds that each stage took itself. With `types`, types are read
    even if no device code needs them. With `kept`, the `files` of an earlier preprocessing, headers are
    taken from there and not from the disk. `requests` are names to be looked up, or to make instances of,
    beside the options' `instances`; `others` are further files of the same program. `cached`: what headers
    come to is taken from the cache, and kept there. `llvm_apart`: a worker of `llvm.isolate` has LLVM."""

    def __init__(
        self,
        source: Source,
        language: Language,
        options: Options,
        preprocessed: bool = False,
        types: bool = False,
        kept: Mapping[str, tuple[str, str]] | None = None,
        requests: Sequence[Request] = (),
        others: Sequence[Source] = (),
        cached: bool = False,
        llvm_apart: bool = False,
    ) -> None:
        self.preprocessed = preprocessed
        self.others = others
        self.cached = cached and cache.enabled()
        self.llvm_apart = llvm_apart
        self.kept = kept
        self.requests = requests
        self.types = types
        self.source = source
        standard = str(options.standard or "") if language.cplusplus else ""
        newer = standard[-2:] in ("20", "23")
        self.language = language._replace(
            cxx17=language.cxx17 and standard[-2:] not in ("03", "11", "14"),
            cxx20=newer or language.cxx20,
            reads_files=language.reads_files and not options.isolate,
        )
        self.options = options
        self.times: dict[str, float] = {}
        self.diagnostics = Diagnostics(enabled=_enabled(options), werror=options.werror)
        self._unit: Preprocessed | None = None
        self._parsed: Parsed | None = None
        self._tree: tree.Unit | None = None
        self._lowered: Lowered | None = None
        self._ptx: str | None = None

    def preprocess(self) -> Preprocessed:
        """Tokens with spans and macro history."""
        if self._unit is None:
            with self._stage("preprocess"):
                self._unit = self._preprocess()
        return self._unit

    def parse(self) -> Parsed:
        """The pycparser tree of what device code needs."""
        if self._parsed is None:
            unit = self.preprocess()
            with self._stage("parse"):
                self._parsed = self._parse(unit)
        return self._parsed

    def check(self) -> tree.Unit:
        """The typed tree."""
        if self._tree is None:
            unit = self.parse()
            with self._stage("check"):
                self._tree = self._check(unit)
        return self._tree

    def lower(self) -> Lowered:
        """LLVM IR, before optimisation."""
        if self._lowered is None:
            unit = self.check()
            with self._stage("lower"):
                from minicu.lower.module import lower

                self._lowered = lower(unit, self._target(), self.options)
        return self._lowered

    def emit(self) -> str:
        """PTX text."""
        if self._ptx is None:
            lowered = self.lower()
            with self._stage("emit"):
                try:
                    self._ptx = self._emit(lowered)
                except ConstantWritten as e:
                    from minicu.compiling.written import placed

                    raise placed(e, self.check(), self._target(), self.options) from None
        return self._ptx

    def _emit(self, lowered: Lowered) -> str:
        if self.llvm_apart:
            from minicu.llvm import isolate

            return isolate.compile_apart(lowered, self.options, isolate.PATIENCE)
        from minicu.llvm import emit

        return emit.compile_ptx(lowered, self.options)

    def program(self) -> Program:
        """The program. Without libdevice it has no PTX where it needs that, and says so to those who ask;
        the CPU device runs it all the same."""
        try:
            ptx: str | MissingLibrary = self.emit()
        except MissingLibrary as e:
            ptx = e
        from minicu.program.describe import describe

        return describe(
            self.check(), ptx=ptx, llvm=str(self.lower()), options=self.options, recipe=self.recipe(),
            warnings=tuple(self.diagnostics.items), name=self.source.name,
        )  # fmt: skip

    def recipe(self) -> Recipe:
        """What is needed to compile this again on another machine."""
        unit = self.preprocess()
        from minicu.compiling.recipe import Recipe, Written

        options = replace(self.options, defines=(), undefines=(), include_dirs=(), headers=(), preincludes=())
        written = Written(self.source.text, self.options, unit.files)
        return Recipe(self.source.name, unit.tokens, self.language.name, options, written, unit.spelled)

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
                return unit.show()
            case "tree":
                from minicu.tree.show import show_tree

                return show_tree(self.check())
            case "llvm":
                return str(self.lower())
            case "ptx":
                return self.emit()
        raise UsageError(f"no such stage: {stage}")

    @contextmanager
    def _stage(self, name: str) -> Iterator[None]:
        start = perf_counter()
        try:
            yield
        except RecursionError:  # parse and check name the place; this is for what they let through
            self.diagnostics.fatal(None, f"the source nests something too deeply (stage '{name}')")
        self.times[name] = perf_counter() - start

    def _preprocess(self) -> Preprocessed:
        if not self.others:
            return self._preprocess_one(self.source)
        from minicu.syntax.merge import merged

        return merged(
            [(source, self._preprocess_one(source)) for source in (self.source, *self.others)],
            self.options.rdc,
        )

    def _preprocess_one(self, source: Source) -> Preprocessed:
        from minicu.syntax.headers import supplied
        from minicu.syntax.preprocess import preprocess
        from minicu.syntax.preprocessor.builtin_macros import builtin, defer, of_options

        o = self.options
        macros: dict[str, Any] = {}
        if not self.preprocessed:
            macros = builtin(self.language, o.arch_number, self._target().model)
            if further := of_options(o, self.language):
                macros = {**macros, **defer(further, self.language)}
        for name in _NOT_FOR_HOST if source.name.endswith(HOST_SUFFIXES) else ():
            macros.pop(name, None)
        alone = self.cached and not self.preprocessed and self.kept is None and not o.isolate
        return preprocess(
            source, language=self.language, defines=dict(o.defines), undefines=o.undefines,
            include_dirs=o.include_dirs, diagnostics=self.diagnostics,
            predefined=macros, find_system=supplied.find, has_builtin=self._has_builtin,
            trigraphs="__STRICT_ANSI__" in macros and o.standard in WITH_TRIGRAPHS,
            headers=dict(o.headers), kept=self.kept, preincludes=o.preincludes, only=self._readable(source),
            heads=o.identity(without=OF_CODE) if alone else None,
        )  # fmt: skip

    def _readable(self, source: Source) -> tuple[str, ...] | None:
        """The folders and files that the source may read, as real paths; None if it may read all."""
        if not self.options.isolate:
            return None
        from minicu.syntax.headers import toolkit
        from minicu.syntax.headers.files import file_key

        named = (*self.options.include_dirs, *self.options.preincludes, *toolkit.folders())
        return tuple(map(file_key, (*named, source.folder) if source.folder is not None else named))

    def _has_builtin(self, name: str) -> bool:
        """The answer to `__has_builtin`. The table is loaded at the first question."""
        from minicu.sema.builtins import builtins, cached
        from minicu.syntax.headers import supplied

        plain = name.removeprefix("__builtin_")
        return (
            supplied.declares(plain, self.language) or builtins.known(name) or cached.find(name) is not None
        )

    def _parse(self, unit: Preprocessed) -> Parsed:
        from minicu.syntax.headers import supplied
        from minicu.syntax.parse import parse
        from minicu.syntax.reach import kept

        written = unit.tokens
        if self.language.whole_program:
            from minicu.syntax.reach import whole_program

            written = whole_program.with_start([*unit.tokens], self.language, self.diagnostics)
        requests = [*self.requests, *self._launched(written)]
        if self.options.instances:
            from minicu.syntax.requests import Request

            known = {request.text for request in self.requests}
            requests = [*(Request(text) for text in self.options.instances if text not in known), *requests]
        named = [
            tok
            for request in requests
            if request.why not in ("unknown", "wrong")
            for tok in request.tokens(self.language)
        ]
        own, before = kept.own(written)
        library = supplied.declarations([*own, *named], self.language, before)
        tokens = kept.behind(library, written)
        return parse(
            tokens, self.language, self.diagnostics, types=self.types, missing_headers=unit.skipped_headers,
            requests=requests,
        )  # fmt: skip

    def _launched(self, written: Sequence[Token]) -> list[Request]:
        """The instances of kernel templates that host code launches, as device code sees it: as with nvcc,
        what stands under `#ifndef __CUDA_ARCH__` asks for nothing."""
        from minicu.syntax.reach import kept

        own, _ = kept.own(written)
        templates = any(tok.type == "TEMPLATE" and not tok.src.outside_program for tok in own)
        if self.language.name != "cu" or not templates:
            return []
        from minicu.diagnostics.warnings import MISSING_INSTANCE
        from minicu.sema.check import launches
        from minicu.syntax.reach import host

        try:
            language = self.language._replace(name=WHOLE_PROGRAM.name)
            host_code = host.read(written, language)
            if host_code is None:
                return []
            return launches(*host_code, language, self._target().model, self.options.arch_number)
        except Exception as fault:  # a fault of ours: of what is only looked through, it is not the file's
            import os

            if os.environ.get("MINICU_DEBUG"):
                raise
            why = f"{type(fault).__name__}: {fault}"
        message = f"host code is not read, and instances that it launches are not made: {why}"
        self.diagnostics.warning(MISSING_INSTANCE, None, message)
        return []

    def _check(self, unit: Parsed) -> tree.Unit:
        from minicu.sema.check import check

        checked = check(
            unit, self.language, self._target().model, self.diagnostics, self.options.arch_number,
            typedef_names=self.options.debug == "full", relocatable=self.options.rdc,
        )  # fmt: skip
        self.diagnostics.check_options()
        self.diagnostics.check()
        return checked

    def _target(self) -> Target:
        from minicu.abi import target

        device = target.NVPTX[self.options.machine, self.options.host]
        return target.of_program(device) if self.language.whole_program else device


def _enabled(options: Options) -> dict[str, bool]:
    """The warnings as the -W options set them; later ones win."""
    enabled: dict[str, bool] = {}
    for word, on in options.warnings:
        name = word.removeprefix("error=")
        prefix = word[: len(word) - len(name)]
        enabled.update((prefix + member, on) for member in GROUPS.get(name, (name,)))
    return enabled
