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
        from minicu.syntax.requests import Request

        stages = self.stages([Request(spelling, "meant")])
        try:
            return stages.check().meant.get(spelling, ())
        except CompileError:
            return ()

    def with_options(self, **changes: Any) -> Program:
        """The same source compiled with other options, from the cache where it is there."""
        from minicu.compile import Stages, build

        assert self.written is not None
        options = replace(self.written.options, **changes)
        source = Source(self.name, self.written.text)
        language = LANGUAGES[self.language]
        stages = Stages(source, language, options, kept=self.written.files)
        return build(source, language, options, stages=stages)

    def __reduce__(self) -> tuple[Any, ...]:
        return Recipe, (self.name, self.text, self.language, self.options, self.written)
