"""What makes a program again, wherever it has been taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from minicu.diagnostics.errors import CompileError
from minicu.diagnostics.source import Source
from minicu.language import LANGUAGES
from minicu.options import Options

if TYPE_CHECKING:
    from minicu.compile import Stages
    from minicu.lower.host.code import HostCode
    from minicu.program import Program
    from minicu.syntax.requests import Request
    from minicu.syntax.respell import Spelled
    from minicu.syntax.tokens import Token


class Written(NamedTuple):
    """A source as it was given, before preprocessing: its text, all options, and the headers found on the
    disk (path -> key, text). For another architecture it reads differently (`__CUDA_ARCH__`)."""

    text: str
    options: Options
    files: Mapping[str, tuple[str, str]]


class Recipe:
    """The source and the options behind a program: what makes it again wherever the program has been taken,
    for the CPU device from the preprocessed text, for another architecture from what was written."""

    __slots__ = ("_source", "_spelled", "language", "name", "options", "written")

    def __init__(
        self,
        name: str,
        source: str | Sequence[Token],
        language: str,
        options: Options,
        written: Written | None = None,
        spelled: Spelled | None = None,
    ) -> None:
        """`spelled` is what is known of the text of tokens."""
        self.name = name
        self.written = written
        self._source = source
        self._spelled = spelled
        self.language = language
        self.options = options

    @property
    def text(self) -> str:
        """The source text (with line markers), spelled when first asked for."""
        if not isinstance(self._source, str):
            from minicu.syntax.respell import respell

            count, text = self._spelled or (0, "")
            self._source = text + respell(self._source[count:], places=True)
        return self._source

    def stages(self, requests: Sequence[Request] = ()) -> Stages:
        from minicu.compile import Stages

        return Stages(
            Source(self.name, self.text), LANGUAGES[self.language], self.options, True, requests=requests
        )

    def meaning(self, spelling: str) -> tuple[str, ...]:
        """What a name means at the end of the source: assembler names of kernels or variables, or the name of
        a record; () if nothing."""
        symbols: tuple[str, ...] = self._bounded("meant", self.options, spelling)
        return symbols

    def host(self, options: Options, traced: bool | None, covered: bool, watched: bool) -> HostCode:
        """The code for the CPU device, as `lower_host` makes it."""
        code: HostCode = self._bounded("lowered", options, options, traced, covered, watched)
        return code

    def with_options(self, **changes: Any) -> Program:
        """The same source compiled with other options, from the cache where it is there."""
        from minicu.compiling.inputs import further

        assert self.written is not None
        changes = further(changes, {}, "with_options")
        if "fast_math" in changes:  # what follows from it is not kept as it was
            changes = {"fmad": None, "ftz": None, "prec_div": None, "prec_sqrt": None, **changes}
        options = replace(self.written.options, **changes)
        program: Program = self._bounded("compiled", options, options)
        return program

    def _bounded(self, function: str, options: Options, *arguments: Any) -> Any:
        """What a function below gives: for sources of others in a process that may die, with bounds."""
        if options.isolate:
            from minicu.llvm import isolate

            if not isolate.inside:
                return isolate.ask_bounded(f"{__name__}:{function}", (self, *arguments), options)
        return globals()[function](self, *arguments)

    def __reduce__(self) -> tuple[Any, ...]:
        return Recipe, (self.name, self.text, self.language, self.options, self.written)


def meant(recipe: Recipe, spelling: str) -> tuple[str, ...]:
    from minicu.syntax.requests import Request

    stages = recipe.stages([Request(spelling, "meant")])
    try:
        return stages.check().meant.get(spelling, ())
    except CompileError:
        return ()


def lowered(recipe: Recipe, options: Options, traced: bool | None, covered: bool, watched: bool) -> HostCode:
    from minicu.lower.host.module import lower_host

    return lower_host(recipe.stages().check(), options, traced, covered, watched)


def compiled(recipe: Recipe, options: Options) -> Program:
    from minicu.compile import Stages, build

    assert recipe.written is not None
    source = Source(recipe.name, recipe.written.text)
    language = LANGUAGES[recipe.language]
    stages = Stages(source, language, options, kept=recipe.written.files)
    return build(source, language, options, stages=stages)
