"""Reads the `// NAME: value` comments by which a test file says how it wants to be treated."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

SUFFIXES = (".cu", ".c")
_DIRECTIVE = re.compile(r"^\s*//\s*([A-Z]+):\s*(.*?)\s*$", re.MULTILINE)


def sources(folder: Path) -> list[Path]:
    """The test files below `folder`. Names that start with `_` are included by others."""
    return sorted(p for p in folder.rglob("*") if p.suffix in SUFFIXES and not p.name.startswith("_"))


def values(text: str, name: str) -> list[str]:
    """What follows each `// NAME:` in `text`."""
    return [value for found, value in _DIRECTIVE.findall(text) if found == name]


def options(text: str) -> list[str]:
    """The words of all `// OPTIONS:` lines: options of `minicu compile`."""
    return [word for line in values(text, "OPTIONS") for word in shlex.split(line)]


def source_id(path: Path, folder: Path) -> str:
    """How a test file is named in test ids."""
    return path.relative_to(folder).as_posix()
