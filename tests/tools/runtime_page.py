"""docs/run.md: the functions of the CUDA runtime that are refused, and why.

python tests/tools/runtime_page.py
"""

from __future__ import annotations

import sys
from pathlib import Path

from minicu.syntax.headers.runtime_api import REFUSED

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/run.md"
BEGIN, END = "<!-- generated: python tests/tools/runtime_page.py -->", "<!-- end -->"


def page(text: str) -> str:
    """The page with its generated part as it must be."""
    rows = [
        f"| {', '.join(f'`{name}`' for name in names.split())} | {why} |" for why, names in REFUSED.items()
    ]
    table = "\n".join(["| functions, those of an earlier row aside | why not |", "| --- | --- |", *rows])
    before, _, rest = text.partition(BEGIN)
    return f"{before}{BEGIN}\n{table}\n{END}{rest.partition(END)[2]}"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text()))
    sys.exit(0)
