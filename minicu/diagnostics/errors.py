"""Diagnostics: every complaint has a place and a reason, worded for the user.

A stage reports through a `Diagnostics` sink: `error` and `warning` append and go on, so that one
run shows several errors; `fatal` raises `CompileError` at once. A stage that cannot go on after its
errors calls `check()`, which raises if there were any.
"""

from __future__ import annotations

import enum
import functools
import os
import sys
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from minicu.diagnostics.source import Span
from minicu.diagnostics.warnings import GROUPS, NOT_IN_ALL, OF_NVCC, UNKNOWN_WARNING_OPTION, WARNINGS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import NoReturn, Protocol

    class HasSpan(Protocol):
        """Anything with a span, such as a token."""

        @property
        def span(self) -> Span | None: ...

    class HasCoord(Protocol):
        """A syntax node; its `coord` is a token."""

        coord: Any

    #: Where something stands in the source; None where nothing of the source is meant.
    Place = Span | HasSpan | HasCoord | None

    class HasPlace(Protocol):
        """A declared entity: an object, a function, a type."""

        @property
        def at(self) -> Place: ...
else:
    Place = object


class Note(NamedTuple):
    """A remark below a diagnostic: `message`, and where it points (or None)."""

    message: str
    span: Span | None = None


class Step(Note):
    """One step of a template instantiation trace, innermost first. Of a long trace the middle is left out."""

    __slots__ = ()


class Kind(enum.Enum):
    """Categories of errors that some callers drop, defer or report elsewhere."""

    OTHER = enum.auto()
    GRAMMAR = enum.auto()  # the tokens are no program, whatever the names among them mean
    NEWER = enum.auto()  # a later standard than the chosen one has it
    UNSUPPORTED = enum.auto()  # minicu lacks it: "not supported: ..."
    EXCEPTIONS = enum.auto()  # device code throws or catches
    ASSERTION = enum.auto()  # static_assert says so
    UNDECLARED = enum.auto()  # a name that nothing declares
    TOO_LONG = enum.auto()  # a constant expression executes too many statements
    NOT_CONSTANT = enum.auto()  # an initial value that is computed when the program runs


class Diagnostic(NamedTuple):
    """One complaint: `severity` is "error" or "warning"; `option` is the name after -W."""

    severity: str
    message: str
    span: Span | None = None
    notes: tuple[Note, ...] = ()
    option: str | None = None
    kind: Kind = Kind.OTHER

    def __str__(self) -> str:
        return render(self)


class UsageError(Exception):
    """The command line or a keyword argument is wrong (exit status 2)."""


class CompileError(Exception):
    """The source was refused. `diagnostics` holds every complaint, warnings included, in order."""

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        self.diagnostics = tuple(diagnostics)
        super().__init__(self.diagnostics)

    def __str__(self) -> str:
        return "\n".join(render(d) for d in self.diagnostics)

    def _render_traceback_(self) -> list[str]:
        """What notebooks and IPython show: the complaints, not where the compiler found them."""
        return [render(d, ANSI) for d in self.diagnostics]


class ConstantWritten(CompileError):
    """The function `symbol` writes to constant memory, at `place` if that is known."""

    def __init__(self, what: str, symbol: str, place: tuple[str, int, int] | None = None) -> None:
        self.what, self.symbol, self.place = what, symbol, place
        message = f"{what} __constant__ memory, which is read-only in device code (in '{symbol}')"
        super().__init__([Diagnostic("error", message)])

    def __reduce__(self) -> tuple[type[ConstantWritten], tuple[object, ...]]:
        return ConstantWritten, (self.what, self.symbol, self.place)


class MissingLibrary(CompileError):
    """GPU code needs NVIDIA's libdevice, which is not installed. The CPU device does without it."""


_Function = TypeVar("_Function", bound="Callable[..., Any]")


def shortly(function: _Function) -> _Function:
    """Decorates a public function so that the traceback of a user's mistake ends at the call, not inside
    minicu."""

    @functools.wraps(function)
    def call(*arguments: Any, **options: Any) -> Any:
        try:
            return function(*arguments, **options)
        except (CompileError, UsageError, TypeError) as e:
            error = e.with_traceback(None)
        raise error from None

    return call  # type: ignore[return-value]


class Refused(CompileError):
    """A declaration, statement or attempt was given up after an error; whoever catches this continues after
    it."""


class StageEnded(CompileError):
    """An error behind which the stage does not go on, whatever was being tried. Only the end of the stage
    catches this."""


class TooManyErrors(StageEnded):
    """The error limit is reached."""


class Diagnostics:
    """Collects complaints. `enabled` maps a warning option, or "all", to on/off (overrides the default);
    "error=" before its name says whether it is an error."""

    def __init__(self, enabled: dict[str, bool] | None = None, werror: bool = False, limit: int = 20) -> None:
        self.enabled = enabled or {}
        self.werror = werror
        self.limit = limit
        self.items: list[Diagnostic] = []
        self.errors = 0
        self._seen: set[tuple[Any, ...]] = set()

    def error(self, place: Place, message: str, notes: Iterable[Note] = (), kind: Kind = Kind.OTHER) -> None:
        """Report an error and go on."""
        self.add(Diagnostic("error", message, span_of(place), tuple(notes), kind=kind))

    def warning(self, option: str, place: Place, message: str, notes: Iterable[Note] = ()) -> None:
        """Report a warning under -W`option`, unless it is off or stands in a system header."""
        if option not in WARNINGS:
            raise KeyError(f"unknown warning option {option}")
        span = span_of(place)
        if not self._on(option) or (span and user_span(span).source.outside_program):
            return
        severity = "error" if self._set("error=", option, self.werror) else "warning"
        self.add(Diagnostic(severity, message, span, tuple(notes), option))

    def wants(self, option: str) -> bool:
        """Whether a warning of this option would be shown; for warnings that are expensive to detect."""
        return self._on(option)

    def _on(self, option: str) -> bool:
        return self._set("", option, WARNINGS[option])

    def _set(self, prefix: str, option: str, default: bool) -> bool:
        if option not in NOT_IN_ALL:
            default = self.enabled.get(f"{prefix}all", default)
        return self.enabled.get(f"{prefix}{option}", default)

    def check_options(self) -> None:
        """Warns about unknown warning options, once every stage has had its chance to declare its own."""
        for word, on in self.enabled.items():
            name = word.removeprefix("error=")
            if name in WARNINGS or name in OF_NVCC or name == "all" or f"error={word}" in self.enabled:
                continue
            known = (*WARNINGS, *GROUPS, "all", "error")
            said = f"-W{'' if on else 'no-'}{word}"
            hint = meant(name, known, "-W")
            self.warning(UNKNOWN_WARNING_OPTION, None, f"unknown warning option '{said}'{hint}")

    def fatal(
        self, place: Place, message: str, notes: Iterable[Note] = (), kind: Kind = Kind.OTHER
    ) -> NoReturn:
        """Report an error and raise: for places where the stage cannot go on."""
        self.error(place, message, notes, kind)
        raise Refused(self.items)

    def end(self, place: Place, message: str) -> NoReturn:
        """Report an error and end the stage: for limits that would be met again behind every attempt."""
        self.error(place, message)
        raise StageEnded([Diagnostic("error", message, span_of(place))])

    def check(self) -> None:
        """Raise `CompileError` if any error was reported."""
        if self.errors:
            raise CompileError(self.items)

    def mark(self) -> tuple[int, int]:
        """A point to `rewind` to: for attempts whose complaints may be dropped."""
        return len(self.items), self.errors

    def errors_since(self, mark: tuple[int, int]) -> tuple[Diagnostic, ...]:
        """The errors that were reported after that point."""
        if self.errors <= mark[1]:
            return ()
        return tuple(d for d in self.items[mark[0] :] if d.severity == "error")

    def rewind(self, mark: tuple[int, int]) -> list[Diagnostic]:
        """Forget what was reported since `mark`; returns it."""
        count, self.errors = mark
        dropped, self.items[count:] = self.items[count:], []
        for d in dropped:
            self._seen.discard(_key(d))
        return dropped

    def rewind_errors(self, mark: tuple[int, int]) -> list[Diagnostic]:
        """Forget what was reported since `mark`; returns the errors."""
        return [d for d in self.rewind(mark) if d.severity == "error"]

    def add(self, diagnostic: Diagnostic) -> None:
        """Adds a diagnostic that was made or kept back elsewhere."""
        key = _key(diagnostic)
        if key in self._seen:
            return
        self._seen.add(key)
        self.items.append(diagnostic)
        if diagnostic.severity == "error":
            self.errors += 1
            if self.errors >= self.limit:
                self.items.append(Diagnostic("error", f"too many errors ({self.limit}), stopping"))
                raise TooManyErrors(self.items)


def _key(d: Diagnostic) -> tuple[Any, ...]:
    at = (id(d.span.source), d.span.start) if d.span else None
    return d.severity, d.message, at


def meant(word: str, known: Iterable[str], before: str = "", nearness: float = 0.75) -> str:
    """The "did you mean" suffix of a message about an unknown `word`; "" if nothing known is similar."""
    close = nearest(word, known, nearness)
    return f"; did you mean '{before}{close}'?" if close else ""


def nearest(word: str, known: Iterable[str], nearness: float = 0.75) -> str | None:
    """The known word most similar to an unknown one: equal but for case, an extension of it, or the closest
    match."""
    from difflib import get_close_matches  # only messages need it

    words = sorted(set(known) - {word})
    same = [other for other in words if other.casefold() == word.casefold()]
    turned = [other for other in words if other[:1] == word[:1] and sorted(other) == sorted(word)]  # srot
    near = same or turned or get_close_matches(word, words, 4, nearness)
    return min(near, key=lambda other: not other.startswith(word), default=None)


def span_of(place: Place) -> Span | None:
    """The span behind a token, tree node or span."""
    if place is None or isinstance(place, Span):
        return place
    return span_of(getattr(place, "span", None) or getattr(place, "coord", None))


def user_span(span: Span) -> Span:
    """The outermost place of a span: for text from a macro, where the user named the macro."""
    while span.via is not None:
        span = span.via.call.span
    return span


class Style(NamedTuple):
    """How the parts of a message are set off: what is written before each, and after it."""

    error: str = ""
    warning: str = ""
    note: str = ""
    place: str = ""
    caret: str = ""
    plain: str = ""

    def severity(self, word: str) -> str:
        return f"{getattr(self, word, self.error)}{word}:{self.plain}"


PLAIN = Style()
#: For terminals, in clang's colours.
ANSI = Style("\x1b[1;31m", "\x1b[1;35m", "\x1b[1;36m", "\x1b[1m", "\x1b[1;32m", "\x1b[0m")


def style_for(stream: Any) -> Style:
    """Colours for a terminal, unless NO_COLOR is set (https://no-color.org) or TERM is dumb."""
    terminal = stream is not None and hasattr(stream, "isatty") and stream.isatty()
    wanted = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return ANSI if (terminal and wanted) or os.environ.get("FORCE_COLOR") else PLAIN


def show(diagnostics: Iterable[Diagnostic]) -> None:
    """Print complaints to standard error."""
    for d in diagnostics:
        print(render(d, style_for(sys.stderr)), file=sys.stderr)


def render(d: Diagnostic, style: Style = PLAIN) -> str:
    """`file:line:col: error: message`, the line and a caret, then the notes."""
    option = f" [-W{d.option}]" if d.option else ""
    if d.span is None:
        parts = [f"minicu: {style.severity(d.severity)} {d.message}{option}"]
    else:
        parts = [_pointed(user_span(d.span), d.severity, d.message + option, style)]
        span: Span | None = d.span
        steps = []
        while span is not None and span.via is not None:
            steps.append(
                _pointed(
                    Span(span.source, span.start, span.end, lines=span.lines),
                    "note",
                    f"expanded from macro '{span.via.name}'",
                    style,
                )
            )
            span = span_of(span.via.call)
        parts += reversed(steps)
    for note in _shown(d.notes):
        if note.span is None:
            parts.append(f"{style.severity('note')} {note.message}")
        else:
            parts.append(_pointed(user_span(note.span), "note", note.message, style))
    return "\n".join(parts)


#: Characters of a source line that are shown; of a longer one, those around the place.
_LONGEST = 400


#: Steps that are shown at either end.
_STEPS = 4


def _shown(notes: Sequence[Note]) -> list[Note]:
    steps = [i for i, note in enumerate(notes) if isinstance(note, Step)]
    if len(steps) <= 2 * _STEPS + 1:
        return list(notes)
    dropped = set(steps[_STEPS:-_STEPS])
    shown = [note for i, note in enumerate(notes) if i not in dropped]
    shown.insert(steps[_STEPS - 1] + 1, Note(f"(skipping {len(dropped)} more)"))
    return shown


def _pointed(span: Span, severity: str, message: str, style: Style) -> str:
    name, line, column = span.place
    text = span.source.line(span.source.place(span.start)[0])
    width = max(1, min(span.end, span.start + len(text) - column + 1) - span.start)
    at = column - 1
    if len(text) > _LONGEST:
        first = max(0, min(at - _LONGEST // 2, len(text) - _LONGEST))
        last = first + _LONGEST
        width = min(width, last - at)
        text = ("..." if first else "") + text[first:last] + ("..." if last < len(text) else "")
        at += 3 * (first > 0) - first
    if not text.isprintable():
        text = "".join(c if c.isprintable() or c == "\t" else "\N{REPLACEMENT CHARACTER}" for c in text)
    lead = "".join("\t" if c == "\t" else " " for c in text[:at])
    marker = "^" + "~" * (width - 1)
    place = f"{style.place}{name}:{line}:{column}:{style.plain} {style.severity(severity)} {message}"
    return f"{place}\n  {text}\n  {lead}{style.caret}{marker}{style.plain}"
