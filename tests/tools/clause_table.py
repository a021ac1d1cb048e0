"""Writes the table of the guide's clauses in docs/abi.md from the tests: each line of it is what a test says.

    // CLAUSE: 2.3 A | values below 32 bits are sign- or zero-extended

A test of Python says it behind `#`. Numbers are those of the guide, release 12.9. Run, this writes the table;
a test fails when it is not current, or when a clause of `CLAUSES` has no test.
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "abi.md"
SUFFIXES = (".cu", ".c", ".py")
BEGIN, END = (
    "<!-- Written by tests/tools/clause_table.py from the CLAUSE comments in the tests. -->\n",
    "<!-- end -->\n",
)

#: The clauses, in the guide's order, and what each is about.
CLAUSES = {
    "1.1": "fundamental types", "1.2": "aggregates and unions", "1.3": "bit-fields",
    "1.4": "textures and surfaces", "2": "the calling sequence, from PTX 2.0 on", "2.3": "parameters",
    "2.3 A": "integers below 32 bits", "2.3 B": "pointers", "2.3 C": "16-bit floats", "2.3 D": "alignments",
    "2.3 E": "handles", "3": "system calls", "4": "atomic operations", "5.1": "lines",
    "5.2": "address classes", "7": "C++",
}  # fmt: skip

#: Clauses that say nothing which a producer of PTX could keep or break.
OTHERS = {
    "2.1": "registers: ptxas assigns them, and encodes those of PTX in its debug information",
    "2.2": "the stack frame: ptxas lays it out",
    "5.2, classes 1 to 3, 9 to 11": (
        "code, registers, special registers, surfaces, textures, samplers: variables are in memory for a "
        "debugger, and opaque objects are handles (there are no texture references)"
    ),
    "6": "an example",
}

_CLAUSE = re.compile(r"^\s*(?://|#)\s*CLAUSE:\s*(.*?)\s*$", re.MULTILINE)


def table(tests: Path = ROOT / "tests") -> str:
    """The table, in Markdown."""
    rows: dict[str, list[str]] = {clause: [] for clause in CLAUSES}
    for path in sorted(p for p in tests.rglob("*") if p.suffix in SUFFIXES):
        if path.is_relative_to(tests / "tools"):
            continue
        name = path.relative_to(tests).as_posix()
        for text in _CLAUSE.findall(path.read_text("utf-8", "replace")):
            clause, bar, line = (part.strip() for part in text.partition("|"))
            if clause not in rows or not (bar and line):
                raise ValueError(f"{path}: write `CLAUSE: number | text`, not {text!r}")
            rows[clause].append(f"| {clause} {CLAUSES[clause]} | {line} | [{name}](../tests/{name}) |")
    lines = ["| clause | what holds | test |", "| --- | --- | --- |"]
    lines += [row for clause in CLAUSES for row in rows[clause]]
    lines += [f"| {clause} | {why} | none |" for clause, why in OTHERS.items()]
    return "\n".join(lines) + "\n"


def untested(tests: Path = ROOT / "tests") -> list[str]:
    """The clauses of which no test says anything."""
    text = table(tests)
    return [clause for clause, about in CLAUSES.items() if f"| {clause} {about} |" not in text]


def page(old: str) -> str:
    """docs/abi.md with the table of today."""
    before, _, rest = old.partition(BEGIN)
    return f"{before}{BEGIN}\n{table()}\n{END}{rest.partition(END)[2]}"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
