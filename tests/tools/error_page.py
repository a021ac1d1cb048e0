"""The index of messages: what the compiler and the devices say, with the line that causes it.

Warnings come from the table of options, errors and examples from compiling what stands in tests/errors,
run-time messages from the `raise` statements of runtime/.
"""

from __future__ import annotations

import ast
import inspect
import re
from dataclasses import dataclass
from pathlib import Path

from minicu.diagnostics.errors import CompileError, Diagnostic, user_span
from minicu.diagnostics.warnings import GROUPS, NOT_IN_ALL, WARNINGS

ROOT = Path(__file__).resolve().parents[2]

INTRODUCTION = """\
# Messages

The compiler's messages are `file:line:col: error: message`, then the line, a caret and notes. From Python
they are the `diagnostics` of a `minicu.CompileError`, and `Program.warnings`. What begins with
`not supported:` is correct CUDA that minicu does not know yet. Look for the words of your message; what
stands in quotes (`'x'`) is from your source.

"""

#: What raises messages for users, and what about.
RUNTIME = {
    "launching/launch.py": "Launches", "values/arguments.py": "Arguments of kernels",
    "values/dtypes.py": "Records and numbers",
    "memory.py": "Arrays", "images.py": "Textures and surfaces", "module.py": "Modules",
    "device.py": "Devices", "cpu/stream.py": "Streams and graphs", "link/link.py": "Linking",
}  # fmt: skip


@dataclass(frozen=True)
class Example:
    """A message, and the source line that it is about."""

    message: str
    option: str | None
    severity: str
    line: str
    test: str


def page(files: str = "*.c*") -> str:
    """The text of the page, with the messages of those files of tests/errors."""
    examples = _examples(files)
    return "\n".join([INTRODUCTION, _warnings(examples), _errors(examples), _faults(), _runtime()])


def _examples(files: str) -> list[Example]:
    """One for each message of the error tests, the words in quotes left aside."""
    found: dict[tuple[str, str], Example] = {}
    for path in sorted((ROOT / "tests" / "errors").glob(files)):
        for d in _diagnostics(path):
            line = ""
            if d.span is not None:
                span = user_span(d.span)
                line = _without_expectations(span.source.line(span.source.place(span.start)[0]))
            key = d.severity, re.sub(r"'[^']*'|\d+", "*", d.message)
            found.setdefault(key, Example(d.message, d.option, d.severity, line, path.name))
    return sorted(found.values(), key=lambda e: e.message.lstrip("'").lower())


def _diagnostics(path: Path) -> list[Diagnostic]:
    from minicu.command_line import parse_arguments
    from minicu.compile import Stages
    from minicu.compiling.inputs import language_of, read_file

    words = re.findall(r"(?m)^\s*//\s*OPTIONS:\s*(.*?)\s*$", path.read_text())
    arguments = parse_arguments(" ".join(words).split(), "compile")
    source = read_file(str(path))
    stages = Stages(source, language_of(path.name, arguments.language), arguments.make_options())
    stages.diagnostics.limit = 10**6
    try:
        stages.lower()
    except CompileError as e:
        return list(e.diagnostics)
    return stages.diagnostics.items


def _without_expectations(line: str) -> str:
    line = re.sub(r"/\*\s*(?:error|warning|note).*?\*/|//\s*(?:error|warning|note)\b.*", "", line)
    return re.sub(r"\s+", " ", line).strip()


def _warnings(examples: list[Example]) -> str:
    rows = []
    for name, on in sorted(WARNINGS.items()):
        when = "always" if on else "with `-Wall`" if name not in NOT_IN_ALL else "when asked for"
        example = next((e for e in examples if e.option == name), None)
        said = f"{_cell(example.message)}<br>{_code(example.line)}" if example else ""
        rows.append(f"| `-W{name}` | {when} | {said} |")
    groups = [f"| `-W{name}` | {', '.join(f'`{n}`' for n in members)} |" for name, members in GROUPS.items()]
    return "\n".join([
        "## Warnings\n",
        "`-Wno-NAME` turns one off, `-Werror=NAME` makes it an error, `-w` silences all.\n",
        "| option | on | an example |", "| --- | --- | --- |", *rows, "",
        "| group | stands for |", "| --- | --- |", *groups, "",
    ])  # fmt: skip


def _errors(examples: list[Example]) -> str:
    rows = [
        f"| {_cell(e.message)} | {_code(e.line)} | [{e.test}](../../tests/errors/{e.test}) |"
        for e in examples
        if e.severity == "error" and e.option is None
    ]
    return "\n".join(["## Errors\n", "| message | for example in | test |", "| --- | --- | --- |", *rows, ""])


def _faults() -> str:
    from minicu.runtime import errors

    kinds = [k for _, k in inspect.getmembers(errors, inspect.isclass) if k.__module__ == errors.__name__]
    rows = [f"| `minicu.{k.__name__}` | {_cell(inspect.getdoc(k) or '')} |" for k in kinds]
    return "\n".join([
        "## Faults of kernels and devices\n",
        "| exception | |", "| --- | --- |", *rows, "",
    ])  # fmt: skip


def _runtime() -> str:
    parts = []
    for name, title in RUNTIME.items():
        rows = []
        for kind, text in _raised(ROOT / "runtime" / name):
            rows.append(f"| `{kind}` | {_cell(text)} |")
        parts += [f"## {title}\n", "| exception | message |", "| --- | --- |", *sorted(set(rows)), ""]
    return "\n".join(parts)


def _raised(path: Path) -> list[tuple[str, str]]:
    """The kinds and texts of exceptions that a module raises; … stands for what is known at run time."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
            if isinstance(node.exc.func, ast.Name) and (text := _text(node.exc.args[0])):
                kind = node.exc.func.id.lstrip("_")
                if kind not in ("AttributeError", "NotImplementedError", "kind"):
                    found.append((kind, text))
    return found


def _text(node: ast.expr) -> str:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=values):
            return "".join(_text(v) if isinstance(v, ast.Constant) else "…" for v in values)
    return ""


def _cell(text: str) -> str:
    """As text in a table of Markdown."""
    text = re.sub(r"([\\*_|<>\[\]$])", r"\\\1", " ".join(text.split()))
    return text.replace("`", "\\`") if text.count("`") % 2 else text


def _code(line: str) -> str:
    if not line:
        return ""
    fence = "``" if "`" in line else "`"
    return f"{fence}{line.replace('|', chr(92) + '|')}{fence}"


if __name__ == "__main__":
    print(page())
