"""Writes docs/language.md from the tests: each line of it is what a test says of itself.

A test file says what it shows in a comment of its own:

    // DOC: Statements | `switch` with ranges (`case 1 ... 5:`)

Files under tests/errors tell what is refused, all others what is supported. In a Python test the comment
begins with `#`. `python tests/tools/language_page.py` writes the page; a test fails when it is not current.
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "language.md"
SUFFIXES = (".cu", ".c", ".cuh", ".h", ".py")

#: The order of the page; sections not named here follow in alphabetical order.
SECTIONS = (
    "Preprocessor",
    "Declarations",
    "Types",
    "Initialisers",
    "Expressions",
    "Conversions",
    "Statements",
    "Functions",
    "CUDA keywords",
    "Memory spaces",
    "Builtin variables",
    "Builtin functions",
    "Mathematics",
    "Atomics",
    "Warps and barriers",
    "Textures",
    "Surfaces",
    "Vector types",
    "C++ in .cu files",
    "GNU extensions",
    "Inline PTX",
    "CCCL in device code",
    "Host code",
    "Old C",
    "Diagnostics",
)

INTRODUCTION = """\
# The language

<!-- Written by tests/tools/language_page.py from the DOC comments in the tests: change those. -->

`.cu` files are a subset of CUDA C++, `.c` files C11 with GNU manners, compiled for the device as well;
CUDA's keywords and builtins work in both. Where C and C++ differ, C++ rules hold in `.cu` files. What is not
supported is refused with a message at its place in the source that begins with `not supported:`.

Each line names the test that shows it.
"""

_DOC = re.compile(r"^\s*(?://|#)\s*DOC:\s*(.*?)\s*$", re.MULTILINE)


def page(tests: Path = ROOT / "tests") -> str:
    """The text of docs/language.md."""
    supported: dict[str, list[str]] = {}
    refused: dict[str, list[str]] = {}
    for path in sorted(p for p in tests.rglob("*") if p.suffix in SUFFIXES):
        if path.is_relative_to(tests / "tools"):
            continue
        name = path.relative_to(tests).as_posix()
        table = refused if name.startswith("errors/") else supported
        for text in _DOC.findall(path.read_text("utf-8", "replace")):
            section, bar, line = (part.strip() for part in text.partition("|"))
            if not (section and bar and line):
                raise ValueError(f"{path}: write `DOC: section | text`, not {text!r}")
            table.setdefault(section, []).append(
                f"| {line.replace('|', '&#124;')} | [{name}](../tests/{name}) |"
            )
    parts = [INTRODUCTION, "## Supported\n", *_tables(supported), "## Refused\n", *_tables(refused)]
    return "\n".join(parts).rstrip("\n") + "\n"


def _tables(sections: dict[str, list[str]]) -> list[str]:
    order = [name for name in SECTIONS if name in sections]
    order += sorted(sections.keys() - set(SECTIONS))
    return [
        "\n".join([f"### {name}\n", "| what | test |", "| --- | --- |", *sections[name], ""])
        for name in order
    ]


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
