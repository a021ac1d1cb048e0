"""What the source files of the compiler and the runtime import, use and define: each is parsed once."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import minicu

PACKAGE = Path(minicu.__file__).parent
RUNTIME = PACKAGE / "runtime" if (PACKAGE / "runtime").exists() else PACKAGE.parent / "runtime"


@dataclass(frozen=True)
class Import:
    """One name of an import statement. `base` is what stands behind `from` ("" without it), with `level` dots
    before it. `at_once`: it is carried out when the module is imported; `types_only`: it never is."""

    line: int
    base: str
    name: str
    as_name: str
    level: int
    at_once: bool
    types_only: bool


@dataclass
class Source:
    """A file. `private`: (line, name, attribute) of each `name._attribute`; `functions`: their lines;
    `asked`: the modules that are reached through `sema.rules`."""

    lines: int
    imports: list[Import] = field(default_factory=list)
    private: list[tuple[int, str, str]] = field(default_factory=list)
    functions: list[tuple[str, int]] = field(default_factory=list)
    asked: set[str] = field(default_factory=set)


@cache
def modules() -> tuple[tuple[str, Path], ...]:
    """(module name, path) of every module; a package's is that of its __init__.py without that."""
    found = []
    for folder, prefix in ((PACKAGE, "minicu"), (RUNTIME, "minicu.runtime")):
        for path in sorted(folder.rglob("*.py")):
            parts = path.relative_to(folder).with_suffix("").parts
            if prefix == "minicu" and parts[0] == "runtime":
                continue
            found.append((".".join((prefix, *(p for p in parts if p != "__init__"))), path))
    return tuple(found)


@cache
def read(path: Path) -> Source:
    text = path.read_text()
    source = Source(text.count("\n"))
    for child in ast.parse(text, str(path)).body:
        _visit(child, source, True, False)
    return source


def _visit(node: ast.AST, source: Source, at_once: bool, types_only: bool) -> None:
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        base, level = (node.module or "", node.level) if isinstance(node, ast.ImportFrom) else ("", 0)
        source.imports += [
            Import(node.lineno, base, a.name, a.asname or a.name, level, at_once, types_only)
            for a in node.names
        ]
        return
    if isinstance(node, ast.Attribute):
        if isinstance(node.value, ast.Name) and node.attr.startswith("_") and not node.attr.startswith("__"):
            source.private.append((node.lineno, node.value.id, node.attr))
        elif isinstance(node.value, ast.Name) and node.value.id == "rules":
            source.asked.add(node.attr)
    elif isinstance(node, ast.FunctionDef):
        source.functions.append((node.name, (node.end_lineno or 0) - node.lineno))
    elif isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
        types_only = True
    for child in ast.iter_child_nodes(node):
        _visit(child, source, False, types_only)


def imported(path: Path) -> Iterator[Import]:
    """Every import from the compiler by `from`."""
    return (i for i in read(path).imports if i.base.startswith("minicu"))
