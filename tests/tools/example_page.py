"""The gallery: every program of examples/, with what it says of itself."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

INTRODUCTION = """\
# Examples

Each checks its own result, on the device that is named first (`auto` without a name): `python
examples/nbody.py cpu`. The tests run all of them, on every device that is present.

"""


def page() -> str:
    """The text of the page."""
    parts = [INTRODUCTION]
    for path in sorted((ROOT / "examples").glob("*.py")):
        title = path.stem.replace("_", " ")
        said = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
        first = said.partition("\n\n")[0]
        parts.append(f"## {title[0].upper()}{title[1:]}\n\n{first}\n")
        parts.append(f"```{{literalinclude}} ../../examples/{path.name}\n:language: python\n```\n")
    return "\n".join(parts)
