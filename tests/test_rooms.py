"""The rooms of sema: which package may know of which, and that no module reaches for another's private names.

The chapters of C and C++ need one another: an array's bound is an expression, an expression may hold
statements, all of them make instances of templates. What points up is listed here, package by package, and
only what is listed: a new import that points up, or an entry that nothing needs any more, fails.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from runner.sources import imported, modules, read

pytestmark = pytest.mark.xdist_group("sources")  # one worker reads them all

#: From top to bottom: who knows most comes first.
ROOMS = (
    "check", "launched", "statements", "builtins", "lambdas", "declarations", "initialisation", "templates",
    "functions", "expressions", "conversions", "classes", "types", "warnings", "names", "constants",
    "context", "scope",
)  # fmt: skip

#: What the language needs all the same: package -> those above it that it calls, each for a reason.
RECURSION: dict[str, dict[str, str]] = {
    "templates": {"declarations": "an instance of a variable template is a variable"},
    "functions": {"statements": "a body is a block ([dcl.fct.def])"},
    "expressions": {
        "builtins": "a call may mean what no prototype can express",
        "functions": "`auto f()` is known from its body ([dcl.spec.auto]), noexcept(e) from what e calls",
        "initialisation": "new, casts and arguments in braces initialise ([expr.new], [expr.cast])",
        "lambdas": "a lambda is an expression ([expr.prim.lambda])",
        "statements": "GNU's statement expressions hold statements; throw is one of both ([expr.throw])",
        "templates": "`f<3>` is a name, and a call of a template makes its instance ([temp.inst])",
    },
    "conversions": {
        "expressions": "conversions of classes are calls, chosen by overload resolution ([over.match.copy])",
        "initialisation": "a class is converted by its constructors ([class.conv.ctor])",
        "lambdas": "a lambda converts to a pointer to a function",
        "templates": "conversion functions and constructors can be templates ([temp.mem]p5)",
    },
    "classes": {
        "conversions": "dynamic_cast and virtual calls convert `this` ([class.virtual])",
        "declarations": "static members are variables ([class.static.data])",
        "expressions": "what nobody wrote is made of calls ([special]); names of bases are looked up",
        "functions": "member functions are functions ([class.mfct])",
        "initialisation": "constructors initialise members and bases ([class.base.init])",
        "templates": "classes have member templates, and are instances of templates ([temp.mem])",
    },
    "types": {
        "classes": "a class specifier is a type specifier ([dcl.type.class])",
        "conversions": "decltype(e) asks whether e is a place ([dcl.type.decltype])",
        "declarations": "a class holds declarations ([class.mem])",
        "expressions": "bounds, widths of bit-fields, decltype and alignas are expressions",
        "templates": "types depend on template parameters ([temp.dep.type])",
    },
}


def room(module: str) -> str:
    """minicu.sema.types.record -> types"""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["minicu", "sema"] and len(parts) > 2 else ""


def upward() -> dict[str, set[str]]:
    """Every import of one room by a lower one."""
    found: dict[str, set[str]] = {}
    for module, path in modules():
        here = room(module)
        for i in imported(path) if here else ():
            there = room(f"{i.base}.{i.name}" if i.base == "minicu.sema" else i.base)
            if there and not i.types_only and ROOMS.index(there) < ROOMS.index(here):
                found.setdefault(here, set()).add(there)
    return found


def test_every_package_of_sema_has_its_place():
    assert {room(module) for module, _ in modules()} - {""} == set(ROOMS)


def test_imports_inside_sema_point_down():
    found = upward()
    new = {here: there - RECURSION.get(here, {}).keys() for here, there in found.items()}
    assert not any(new.values()), f"these imports point up: { ({h: t for h, t in new.items() if t}) }"
    gone = {here: there.keys() - found.get(here, set()) for here, there in RECURSION.items()}
    assert not any(gone.values()), f"take these out of RECURSION: { ({h: t for h, t in gone.items() if t}) }"


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
    long = {module for module, path in modules() if read(path).lines > LONGEST}
    assert not long, f"longer than {LONGEST} lines: {sorted(long)}"


#: The functions that are longer than a screen, and why they are not cut.
LONG_FUNCTIONS = {
    "minicu.abi.layout._lay_out": "one pass over the members; the cases share offset, bits and tails",
    "minicu.lower.host.calls.external": "one case for each class of the platform's ABI, in its order",
    "minicu.sema.conversions.implicit.assign": "C11 6.5.16.1, the most frequent case first",
    "minicu.sema.expressions.call.call": "what a call can mean, in the order of lookup",
    "minicu.sema.initialisation.braces.next": "C11 6.7.9p20: every case moves on one stack",
    "minicu.syntax.lex.scan": "the loop over all characters, which is hot",
    "minicu.syntax.parser.specifiers.specifiers": "a case for each specifier; they share what was seen",
    "minicu.syntax.preprocessor.expand._scan": "the loop over all tokens, which is hot",
    "minicu.syntax.reach.pieces._declaration": "an automaton over tokens with a dozen flags",
}


def test_functions_fit_on_a_screen():
    long = {f"{m}.{name}" for m, path in modules() for name, lines in read(path).functions if lines >= 60}
    assert not long - LONG_FUNCTIONS.keys(), f"longer than 60 lines: {sorted(long - LONG_FUNCTIONS.keys())}"
    assert not LONG_FUNCTIONS.keys() - long, f"take out: {sorted(LONG_FUNCTIONS.keys() - long)}"


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
