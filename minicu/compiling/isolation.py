"""Compilation of what others send (`Options.isolate`): in a process of its own, with bounds of time and
memory for the whole of it. The process reads no files but those that the caller named (`Stages`), and ends
with its parent; one that has died is replaced (`llvm.isolate`). What it would not finish is a CompileError.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from minicu.compile import Stages
from minicu.diagnostics.errors import CompileError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from minicu.diagnostics.errors import Diagnostic
    from minicu.diagnostics.source import Source
    from minicu.language import Language
    from minicu.options import Options
    from minicu.program import Program

Warnings = tuple["Diagnostic", ...]


def inside() -> bool:
    """Whether this process is such a worker."""
    from minicu.llvm import isolate

    return isolate.inside


def build(source: Source, language: Language, options: Options, use_cache: bool = True) -> Program:
    """`compile.build`."""
    program: Program = _ask("build_here", options, source, language, options, use_cache)
    return program


def build_here(source: Source, language: Language, options: Options, use_cache: bool) -> Program:
    from minicu.compile import build

    return build(source, language, options, use_cache)


def show(source: Source, language: Language, options: Options, stage: str) -> tuple[str, Warnings]:
    """`Stages.show`, and the warnings."""
    shown: tuple[str, Warnings] = _ask("show_here", options, source, language, options, stage)
    return shown


def show_here(source: Source, language: Language, options: Options, stage: str) -> tuple[str, Warnings]:
    stages = Stages(source, language, options)
    return stages.show(stage), tuple(stages.diagnostics.items)


def layouts(
    source: Source, language: Language, options: Options, names: Sequence[str], style: str
) -> tuple[str, Warnings]:
    """Layouts and calling sequences, as `minicu abi` prints them, and the warnings."""
    shown: tuple[str, Warnings] = _ask("layouts_here", options, source, language, options, names, style)
    return shown


def layouts_here(
    source: Source, language: Language, options: Options, names: Sequence[str], style: str
) -> tuple[str, Warnings]:
    from minicu.abi import show as abi
    from minicu.recursion import undisturbed

    stages = Stages(source, language, options, types=True)
    try:
        unit = stages.check()
    except CompileError:  # perhaps over a type that only the host understands
        stages = Stages(source, language, options)
        unit = stages.check()
    with undisturbed():
        return abi.show(unit, names, style), tuple(stages.diagnostics.items)


def _ask(function: str, options: Options, *arguments: Any) -> Any:
    from minicu.llvm import isolate

    return isolate.ask_bounded(f"{__name__}:{function}", arguments, options)
