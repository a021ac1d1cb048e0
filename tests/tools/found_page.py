"""docs/found.md: faults of LLVM, ptxas and nvcc that minicu has met, for whoever wants to report them.

    python tests/tools/found_page.py

Those that PTX must avoid are told at the head of their files in minicu/ptx/passes/, and are taken from there.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/found.md"
BEGIN, END = "<!-- generated: python tests/tools/found_page.py -->", "<!-- end -->"


def section() -> str:
    """The faults that passes avoid."""
    parts = []
    for file in sorted((ROOT / "minicu/ptx/passes").glob("*.py")):
        head = ast.get_docstring(ast.parse(file.read_text())) or ""
        if "\nFault: " not in head:
            continue
        fault, _, rest = head.partition("\nFault: ")[2].partition("\nSeen with: ")
        seen = rest.partition("\nTest")[0]
        where = f"[{file.name}](../minicu/ptx/passes/{file.name})"
        parts.append(
            f"- {' '.join(fault.split())} *Seen with {' '.join(seen.split()).rstrip('.')};* {where}.\n"
        )
    return f"{BEGIN}\n{''.join(parts)}{END}"


def page(text: str) -> str:
    """The page with its generated part as it must be."""
    before, _, rest = text.partition(BEGIN)
    return before + section() + rest.partition(END)[2]


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text()))
    sys.exit(0)
