"""Error files: sources with the expected diagnostics beside the offending tokens.

    int x = y; // error: use of undeclared identifier 'y'
    int z = y /* error: use of undeclared identifier 'y' */ + x;
    #include "missing.h"
    // error@-1: cannot find 'missing.h'
    f(1); // error: too few arguments in call to 'f' // note@2: 'f' is declared here

A block comment stands right after the offending token: the diagnostic must begin or end at that
token. A line comment names the line only, `@-1` and `@+1` a line further up or down, `@12` line 12, and
`@*` any place: another file, or none. The text is the whole message; `{{...}}` in it is a regular
expression. The `[-Woption]` behind a warning may be left out. Every diagnostic must be expected, and no
expectation may be left over. `// OPTIONS: -Wall` holds options of `minicu compile`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from runner import directives
from runner.command import minicu

_EXPECTED = re.compile(
    r"""(?://|/\*)\s*(error|warning|note)(?:@([-+]?\d+|\*))?:\s*
        (.*?)\s*(?=\*/|//\s*(?:error|warning|note)(?:@|:)|$)""",
    re.VERBOSE,
)
_REPORTED = re.compile(r"^(?:(?P<file>\S.*?):(?P<line>\d+):(?P<column>\d+)|minicu): "
                       r"(?P<severity>error|warning|note): (?P<message>.*)$|"
                       r"^note: (?P<remark>.*)$")  # fmt: skip
_OPTION = re.compile(r"\s*\[-W[^\]]*\]$")
_TOKEN = re.compile(
    r"""[A-Za-z_$][\w$]*|\.?\d(?:[eEpP][-+]|[\w.])*|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|
        <<=|>>=|\.\.\.|->|\+\+|--|<<|>>|[-+*/%&|^=!<>]=|&&|\|\||\#\#|::|\S""",
    re.VERBOSE,
)


@dataclass(frozen=True)
class Expected:
    """One expectation. `line` is None for "anywhere"; `token` is (first, last) column of the token before."""

    severity: str
    message: str
    line: int | None
    token: tuple[int, int] | None

    def __str__(self) -> str:
        place = "anywhere" if self.line is None else f"line {self.line}"
        if self.token:
            place += f", column {self.token[0]} to {self.token[1]}"
        return f"{place}: {self.severity}: {self.message}"

    def fits(self, reported: Reported) -> bool:
        """Whether `reported` is what was expected, at its place."""
        if self.severity != reported.severity or not self._fits_message(reported.message):
            return False
        if self.line is None:
            return True
        if self.line != reported.line:
            return False
        return (
            self.token is None
            or reported.column == self.token[0]
            or reported.column + reported.width - 1 == self.token[1]
        )

    def _fits_message(self, message: str) -> bool:
        parts = re.split(r"\{\{(.*?)\}\}", self.message)
        pattern = "".join(part if i % 2 else re.escape(part) for i, part in enumerate(parts))
        return any(re.fullmatch(pattern, text) for text in (message, _OPTION.sub("", message)))


@dataclass(frozen=True)
class Reported:
    """One diagnostic that minicu printed. `line` is 0 where it stands in another file, or nowhere."""

    severity: str
    message: str
    line: int
    column: int
    width: int  # of the caret and its tail

    def __str__(self) -> str:
        return f"{self.line}:{self.column}: {self.severity}: {self.message}"


def expectations(text: str) -> list[Expected]:
    """The expectations in a source text."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        for match in _EXPECTED.finditer(line):
            severity, where, message = match.groups()
            at: int | None = number
            if where == "*":
                at = None
            elif where:
                at = number + int(where) if where[0] in "+-" else int(where)
            beside = match[0].startswith("/*") and not where
            found.append(
                Expected(severity, message, at, _token_before(line[: match.start()]) if beside else None)
            )
    return found


def reports(stderr: str, path: Path) -> list[Reported]:
    """The diagnostics in what minicu printed about the file `path`."""
    found = []
    lines = stderr.splitlines()
    for i, text in enumerate(lines):
        match = _REPORTED.match(text)
        if match is None:
            continue
        if match["remark"] is not None:
            found.append(Reported("note", match["remark"], 0, 0, 0))
            continue
        here = match["file"] is not None and Path(match["file"]).name == path.name
        marker = re.search(r"\^~*", lines[i + 2]) if i + 2 < len(lines) else None
        found.append(
            Reported(
                match["severity"],
                match["message"],
                int(match["line"]) if here else 0,
                int(match["column"]) if here else 0,
                len(marker[0]) if marker else 1,
            )
        )
    return found


def compare(expected: list[Expected], reported: list[Reported]) -> list[str]:
    """What is missing and what is too much; empty if all is as expected."""
    left = list(reported)
    problems = []
    # The most particular expectations choose first, so that "anywhere" takes what remains.
    for e in sorted(expected, key=lambda e: (e.line is None, e.token is None)):
        fitting = next((r for r in left if e.fits(r)), None)
        if fitting is None:
            problems.append(f"missing: {e}")
        else:
            left.remove(fitting)
    return problems + [f"not expected: {r}" for r in left]


def check(path: Path, folder: Path) -> None:
    """Compile an error file, writing into `folder`, and compare; fails with both lists."""
    text = path.read_text()
    expected = expectations(text)
    words = ["compile", str(path), "--no-cache", "-o", str(folder / "output"), *directives.options(text)]
    done = minicu(*words)
    problems = compare(expected, reports(done.stderr, path))
    assert not problems, "\n".join([f"{path.name}:", *problems, "minicu printed:", done.stderr])
    refused = any(e.severity == "error" for e in expected)
    assert done.status == int(refused), f"exit status {done.status}\n{done.stderr}"


def _token_before(text: str) -> tuple[int, int] | None:
    """First and last column of the last token of `text`, other comments set aside."""
    text = re.sub(r"/\*.*?\*/", lambda m: " " * len(m[0]), text)
    last = None
    for last in _TOKEN.finditer(text):  # noqa: B007
        pass
    return (last.start() + 1, last.end()) if last else None
