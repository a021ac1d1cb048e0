"""The pipeline: source text to PTX, top to bottom.

    text -preprocess-> tokens -parse-> AST -check-> tree -lower-> LLVM IR -emit-> PTX

Every stage is a function over data that nobody mutates afterwards, and every stage can be printed
(`stage`).
"""

from __future__ import annotations

import pickle
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

from minicu import __version__, cache
from minicu.errors import WARNINGS, Diagnostics
from minicu.language import CU, LANGUAGES, SUFFIXES, Language
from minicu.options import Options, UsageError
from minicu.program import Program
from minicu.source import Source

__all__ = ["Options", "Program", "compile"]


def compile(
    source: str | Path,
    language: str | None = None,
    arch: str = "sm_90",
    *,
    opt: int = 3,
    debug: str | None = None,
    defines: Mapping[str, Any] | Sequence[tuple[str, str]] = (),
    include_dirs: Sequence[str | Path] = (),
    cache: bool = True,
    name: str | None = None,
    **more: Any,
) -> Program:
    """Compile CUDA C.

    `source`: a str is source text, a `pathlib.Path` is a file. `language`: "cu" or "c"; by default
    from the file's suffix, else "cu". `more` are further fields of `Options`. Raises `CompileError`,
    whose `diagnostics` hold every complaint; warnings of a success are in `Program.warnings`.
    """
    pairs = defines.items() if isinstance(defines, Mapping) else defines
    options = Options(
        arch=arch, opt=opt, debug=debug, defines=tuple((k, str(v)) for k, v in pairs),
        include_dirs=tuple(str(d) for d in include_dirs), **more,
    )  # fmt: skip
    text = read(source, name)
    return build(text, find_language(source, language), options, use_cache=cache)


def read(source: str | Path, name: str | None = None) -> Source:
    """The text to compile. Files are UTF-8, with or without a byte-order mark."""
    if isinstance(source, str):
        return Source(name or "<string>", source)
    if isinstance(source, Path):
        text = source.read_bytes().decode("utf-8-sig", "surrogateescape")
        return Source(name or str(source), text)
    raise TypeError(f"source must be str (text) or pathlib.Path (a file), not {type(source).__name__}")


def find_language(source: str | Path, language: str | None) -> Language:
    if language is not None:
        if language not in LANGUAGES:
            raise UsageError(f"unknown language '{language}': give cu or c")
        return LANGUAGES[language]
    return SUFFIXES.get(source.suffix, CU) if isinstance(source, Path) else CU


def build(
    source: Source,
    language: Language,
    options: Options,
    use_cache: bool = True,
    stages: Stages | None = None,
) -> Program:
    """Compile `source`, or fetch what an earlier compilation of the same content made."""
    stages = stages or Stages(source, language, options)
    stages.preprocess()
    name = None
    if use_cache and cache.enabled():
        name = stages.cache_key()
        if (stored := cache.load(name)) is not None:
            try:
                program: Program = pickle.loads(stored)
                return program.attach(stages.lower_host)
            except Exception:  # written by another version of a library, or by nobody we know
                cache.discard(name)
    program = stages.program()
    if name is not None:
        cache.store(name, pickle.dumps(program.portable(host=False), protocol=pickle.HIGHEST_PROTOCOL))
    return program


class Stages:
    """One compilation, stage by stage. Each method runs the stages before it as needed and keeps
    its result; `times` holds the seconds that each stage took itself."""

    def __init__(self, source: Source, language: Language, options: Options) -> None:
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
        tokens = self.preprocess().tokens
        return self._stage("parse", lambda: self._parse(tokens))

    def check(self) -> Any:
        """The typed tree."""
        unit = self.parse()
        return self._stage("check", lambda: self._check(unit))

    def lower(self) -> str:
        """LLVM IR text, before optimisation."""
        tree = self.check()
        return self._stage("lower", lambda: self._lower(tree))

    def emit(self) -> str:
        """PTX text."""
        ir = self.lower()
        return self._stage("emit", lambda: self._emit(ir))

    def program(self) -> Program:
        ptx = self.emit()
        from minicu.program import describe

        return describe(
            self.check(), ptx=ptx, llvm=self.lower(), options=self.options,
            warnings=tuple(self.diagnostics.items), lower_host=self.lower_host,
        )  # fmt: skip

    def lower_host(self) -> str:
        """LLVM IR text for the CPU device, made when it is first asked for."""
        tree = self.check()
        return self._stage("lower for host", lambda: self._lower_host(tree))

    def show(self, stage: str) -> str:
        """The result of "tokens", "ast", "tree", "llvm" or "ptx" as text."""
        match stage:
            case "tokens":
                from minicu.syntax.preprocess import respell

                text = respell(self.preprocess().tokens)
                self.diagnostics.check()
                return text
            case "ast":
                from minicu.syntax.nodes import show

                unit = self.parse()
                self.diagnostics.check()
                return show(unit)
            case "tree":
                from minicu.show import show_tree

                return show_tree(self.check())
            case "llvm":
                return self.lower()
            case "ptx":
                return self.emit()
        raise UsageError(f"no such stage: {stage}")

    def cache_key(self) -> str:
        """Hash of the preprocessed content (with its spelling places), options and versions."""
        import llvmlite

        unit = self.preprocess()
        parts = [__version__, llvmlite.__version__, self.language.name, self.options.identity(), self.source.name]
        parts += [self.source.text]
        for name, source in sorted(unit.files.items()):
            parts += [name, source.text]
        return cache.key(parts)

    def _stage(self, name: str, run: Any) -> Any:
        if name not in self._results:
            start = perf_counter()
            self._results[name] = run()
            self.times[name] = perf_counter() - start
        return self._results[name]

    def _preprocess(self) -> Any:
        from minicu.syntax import headers
        from minicu.syntax.preprocess import predefined, preprocess

        o = self.options
        return preprocess(
            self.source, language=self.language, defines=dict(o.defines), undefines=o.undefines,
            include_dirs=o.include_dirs, diagnostics=self.diagnostics,
            predefined=predefined(self.language, o.arch_number), find_system=headers.find,
        )  # fmt: skip

    def _parse(self, tokens: Any) -> Any:
        from minicu.syntax import headers
        from minicu.syntax.parse import parse

        self.diagnostics.check()
        return parse(headers.declarations(tokens, self.language) + tokens, self.language, self.diagnostics)

    def _check(self, unit: Any) -> Any:
        from minicu.sema.check import check

        tree = check(unit, self.language, self._target().model, self.diagnostics, self.options.arch_number)
        self.diagnostics.check()
        return tree

    def _lower(self, tree: Any) -> str:
        from minicu.lower.module import lower

        return lower(tree, self._target(), self.options)

    def _lower_host(self, tree: Any) -> str:
        from minicu.abi.target import HOST
        from minicu.lower.module import lower

        return lower(tree, HOST, self.options)

    def _emit(self, ir: str) -> str:
        from minicu import llvm

        return llvm.compile_ptx(ir, self.options)

    def _target(self) -> Any:
        from minicu.abi import target

        return target.NVPTX64 if self.options.machine == 64 else target.NVPTX32


def _enabled(options: Options) -> dict[str, bool]:
    """The warnings as the -W options set them; later ones win."""
    enabled: dict[str, bool] = {}
    for name, on in options.warnings:
        if name in ("all", "extra"):
            enabled.update(dict.fromkeys(WARNINGS, on))
        else:
            enabled[name] = on
    return enabled
