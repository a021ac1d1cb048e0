"""Writes the generated half of docs/architecture.md, and its picture, from the code's own imports.

    python tests/tools/architecture_page.py

The picture shows the parts in the order that tests/test_layers.py enforces, each row above those it may
import, with a line for every import between two parts.
"""

from __future__ import annotations

import ast
import sys
from html import escape
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import test_layers

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "architecture.md"
PICTURE = ROOT / "docs" / "pictures" / "architecture.svg"
BEGIN, END = "<!-- generated: python tests/tools/architecture_page.py -->\n", "<!-- end -->\n"

#: Parts that are shown; the others are small and serve all.
SHOWN = [
    [p for p in layer if p not in ("__init__", "__main__", "recursion", "language")]
    for layer in test_layers.LAYERS
]
WIDTH, ROW, BOX, HEIGHT = 900, 62, 104, 30


def main() -> int:
    PAGE.write_text(page(PAGE.read_text()))
    PICTURE.write_text(picture())
    return 0


def page(text: str) -> str:
    """The page with its table as the code has it."""
    head, _, rest = text.partition(BEGIN)
    return head + BEGIN + table() + END + rest.partition(END)[2]


def table() -> str:
    lines = ["| where | what it holds | files |", "| --- | --- | --: |"]
    for folder, what in packages():
        count = len(list(folder.glob("*.py")))
        name = folder.relative_to(ROOT).as_posix()
        lines.append(f"| [{name}](../{name}) | {what} | {count} |")
    return "\n".join(lines) + "\n"


def packages() -> list[tuple[Path, str]]:
    """Every package with what its docstring says first."""
    found = []
    for top in (ROOT / "minicu", ROOT / "runtime"):
        for init in sorted(top.rglob("__init__.py")):
            said = ast.get_docstring(ast.parse(init.read_text())) or ""
            first = " ".join(said.split("\n\n")[0].split())
            found.append((init.parent, first.replace("|", "\\|")))
    return found


def between() -> dict[tuple[str, str], int]:
    """(importing part, imported part) -> in how many files."""
    found: dict[tuple[str, str], int] = {}
    for module, path in test_layers.modules():
        here = test_layers.part(module)
        there = {
            test_layers.part(name)
            for name, _ in test_layers.imports(module, path)
            if name.split(".")[0] == "minicu"
        }
        for other in there - {here}:
            found[here, other] = found.get((here, other), 0) + 1
    return found


def picture() -> str:
    rows = [row for row in SHOWN if row]
    at: dict[str, tuple[float, float]] = {}
    for y, row in enumerate(rows):
        for x, part in enumerate(row):
            # Rows of one stand in turn left and right, so that lines do not lie on each other.
            shift = (-1.4, 0, 1.4)[y % 3] * BOX if len(row) == 1 else 0
            at[part] = (WIDTH / 2 + shift + (x - (len(row) - 1) / 2) * (BOX + 26), 30 + y * ROW)
    size = 30 + len(rows) * ROW
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {size}" font-family="sans-serif" '
        f'font-size="12">',
        f'<rect width="{WIDTH}" height="{size}" fill="white"/>',
    ]
    for (a, b), count in sorted(between().items()):
        if a in at and b in at and at[a][1] < at[b][1]:
            (x1, y1), (x2, y2) = at[a], at[b]
            bend = (x1 + x2) / 2 + (y2 - y1) * 0.25 * (1 if x1 <= x2 else -1)
            out.append(
                f'<path d="M{x1:.0f} {y1 + HEIGHT:.0f} Q{bend:.0f} {(y1 + y2) / 2:.0f} {x2:.0f} {y2:.0f}" '
                f'fill="none" stroke="#0072B2" stroke-opacity="0.35" '
                f'stroke-width="{min(0.6 + count / 12, 4):.1f}"/>'
            )
    for part, (x, y) in at.items():
        out.append(
            f'<rect x="{x - BOX / 2:.0f}" y="{y:.0f}" width="{BOX}" height="{HEIGHT}" rx="5" fill="#EAF3FA" '
            f'stroke="#0072B2"/><text x="{x:.0f}" y="{y + 20:.0f}" text-anchor="middle">{escape(part)}</text>'
        )
    return "\n".join([*out, "</svg>"]) + "\n"


if __name__ == "__main__":
    sys.exit(main())
