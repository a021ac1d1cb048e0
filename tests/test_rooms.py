"""The rooms of sema: which package may know of which, and that no module reaches for another's private names.

The chapters of C and C++ need one another all the same; what is asked from below stands in `sema/rules.py`,
and nothing else: another rule that is asked from below, or an entry that nothing needs, fails.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from runner.sources import PACKAGE, RUNTIME, imported, modules, read

from minicu.sema import rules

pytestmark = pytest.mark.xdist_group("sources")  # one worker reads them all

#: From top to bottom: who knows most comes first.
ROOMS = (
    "check", "launched", "statements", "builtins", "lambdas", "declarations", "initialisation", "templates",
    "functions", "expressions", "conversions", "classes", "types", "warnings", "names", "constants",
    "context", "function_state", "files", "scope", "rules",
)  # fmt: skip


def room(module: str) -> str:
    """minicu.sema.types.record -> types"""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["minicu", "sema"] and len(parts) > 2 else ""


def is_above(chapter: str, other: str) -> bool:
    return ROOMS.index(chapter) < ROOMS.index(other)


def upward(module: str, path: Path) -> Iterator[str]:
    """Every import of a room by a lower one."""
    here = room(module)
    for i in imported(path) if here else ():
        there = room(f"{i.base}.{i.name}" if i.base == "minicu.sema" else i.base)
        if there and not i.types_only and is_above(there, here):
            yield f"{path}:{i.line}: {here} stands below {there}: ask for it by sema.rules"


def test_every_package_of_sema_has_its_place():
    assert {room(module) for module, _ in modules()} - {""} == set(ROOMS)


def test_imports_inside_sema_point_down():
    found = [
        line for module, path in modules() if module != "minicu.sema.rules" for line in upward(module, path)
    ]
    assert not found, "\n".join(found)


def test_an_import_that_points_up_is_seen(tmp_path):
    path = tmp_path / "module.py"
    path.write_text("def f():\n    from minicu.sema.expressions import expr")
    assert len(list(upward("minicu.sema.types.record", path))) == 1
    assert not list(upward("minicu.sema.statements.loops", path))


def test_what_is_asked_from_below_is_listed():
    below, later = typed_in_rules()
    asked = [(room(module), name) for module, path in modules() if room(module) for name in read(path).asked]
    assert not [name for _, name in asked if name not in below | later], "sema.rules does not have these"
    up = {name for here, name in asked if is_above((below | later)[name], here)}
    assert up == below.keys(), "the first imports of sema.rules are not what is asked from below"
    assert not later.keys() - {name for _, name in asked}, "nobody asks sema.rules for these"


def typed_in_rules() -> list[dict[str, str]]:
    """The chapters of the modules asked from below, and of those loaded late, as sema.rules types them."""
    path = Path(rules.__file__)
    found = [i for i in imported(path) if i.types_only]
    starts = [n.lineno for n in ast.parse(path.read_text()).body if isinstance(n, ast.If)]
    return [{i.name: room(i.base) for i in found if start <= i.line < end} for start, end in pairwise(starts)]


def private_names(path: Path, known: set[str]) -> Iterator[str]:
    """Where a file uses a name with a leading underscore of another module."""
    here = {}
    for i in imported(path):
        here[i.as_name] = f"{i.base}.{i.name}"
        if i.name.startswith("_") and not i.name.startswith("__"):
            yield f"{path}:{i.line}: {i.base}.{i.name}"
    for line, name, attribute in read(path).private:
        if here.get(name) in known:
            yield f"{path}:{line}: {here[name]}.{attribute}"


def test_private_names_stay_in_their_modules():
    known = {module for module, _ in modules()}
    found = [line for _, path in modules() for line in private_names(path, known)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "text",
    ["from minicu.sema.types.record import _new", "from minicu.sema.types import record\nrecord._new()"],
)
def test_a_private_name_is_seen(text, tmp_path):
    path = tmp_path / "module.py"
    path.write_text(text)
    assert len(list(private_names(path, {"minicu.sema.types.record"}))) == 1


#: No file has more lines.
LONGEST = 500


def test_files_are_rooms_and_not_halls():
    tests = Path(__file__).parent
    files = [path for _, path in modules()] + list(tests.rglob("*.py"))
    for folder in (PACKAGE / "include", RUNTIME / "native", tests / "fakes"):
        files += [path for path in folder.rglob("*") if path.suffix in (".c", ".h", ".cuh")]
    long = {path.name for path in files if path.read_text().count("\n") > LONGEST}
    assert not long, f"longer than {LONGEST} lines: {sorted(long)}"


def test_functions_fit_on_a_screen():
    long = {f"{m}.{name}" for m, path in modules() for name, lines in read(path).functions if lines >= 60}
    assert not long, f"longer than 60 lines: {sorted(long)}"


def at_once(path: Path, known: set[str]) -> set[str]:
    """The modules that a file imports while it is imported itself."""
    found = set()
    for i in imported(path):
        if i.at_once and i.base in known:
            full = f"{i.base}.{i.name}"
            found.add(full if full in known else i.base)
    return found


def in_cycles() -> set[str]:
    """The modules whose imports lead back to them; no others can fail when they are imported first."""
    files = dict(modules())
    reached = {module: at_once(path, set(files)) for module, path in files.items()}
    for middle in files:
        for there in reached.values():
            if middle in there:
                there |= reached[middle]
    return {module for module, there in reached.items() if module in there}


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork()")
def test_every_module_can_be_imported_alone():
    program = f"""
import os, minicu, pycparser.c_ast, llvmlite.binding
for name in {sorted(in_cycles())}:
    if (child := os.fork()) == 0:
        try:
            __import__(name)
        except BaseException as error:
            print(name, error, flush=True)
        os._exit(0)
    os.waitpid(child, 0)
"""
    command = [sys.executable, "-c", program]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == ""
