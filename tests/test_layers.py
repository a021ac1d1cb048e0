"""The order of the compiler's parts: imports point down the list below only.

Imports inside functions count as well: what a stage may know does not depend on when it learns it. Those
under `if TYPE_CHECKING` do not: they only name types in annotations.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from runner.sources import PACKAGE, modules, read

pytestmark = pytest.mark.xdist_group("sources")  # one worker reads them all

#: From top to bottom; the parts named on one line may import one another.
LAYERS = (
    ("__main__", "cli", "notebook", "pytest_plugin"),
    ("commands",),
    ("native",),
    ("compile", "compiling"),
    ("runtime",),
    ("program",),
    ("llvm",),
    ("lower",),
    ("sema",),
    ("formats",),
    ("ptx",),
    ("abi",),
    ("tree",),
    ("types",),
    ("syntax",),
    ("include",),
    ("cache",),
    ("command_line",),
    ("options",),
    ("language",),
    ("diagnostics",),
    ("recursion",),
    ("__init__",),
)
RANK = {part: rank for rank, layer in enumerate(LAYERS) for part in layer}

#: (importer, imported) that may point up, each for a reason.
UP = {
    ("__init__", "compile"),  # the package's public names, fetched when they are used
    ("__init__", "notebook"),  # what %load_ext calls
    ("program", "runtime"),  # Program.load hands itself to the runtime that its user asks for
    ("runtime", "native"),  # what is C in the runtime, minicu compiles
}

#: (importer, imported) that may not point down either: what sema found out is in the tree.
APART = {(part, front) for part in ("lower", "llvm", "ptx", "formats", "abi") for front in ("sema", "syntax")}

#: Third-party modules that only these parts may import. (A bare `import llvmlite` serves to ask its version.)
ONLY = {
    "llvmlite": {"llvm"},
    "pycparser": {"syntax", "sema"},
    "argparse": {"cli", "__main__"},
    "pytest": {"pytest_plugin"},
}


def part(module: str) -> str:
    """minicu.sema.expressions.expr -> sema"""
    return (*module.split("."), "__init__")[1]


def imports(module: str, path: Path):
    """(imported module, line) for every import statement of a file that may be carried out."""
    for i in read(path).imports:
        if i.types_only:
            continue
        base = i.base
        if i.level:
            above = module.split(".") + [""] * (path.name == "__init__.py")
            base = ".".join([*above[: -i.level], *base.split(".")]).removesuffix(".")
        if base == "minicu":
            yield f"minicu.{i.name}" if i.name in RANK else "minicu", i.line
        elif base.startswith("minicu"):
            yield base, i.line
        else:
            yield f"{base}.{i.name}" if base else i.name, i.line


def complaints(module: str, path: Path):
    """What the imports of one module get wrong."""
    here = part(module)
    if here not in RANK:
        yield f"{path}: has no layer: name it in LAYERS"
        return
    for name, line in imports(module, path):
        top = name.split(".")[0]
        if top == "runtime":
            yield f"{path}:{line}: import minicu.runtime, not runtime (it would be a second copy)"
        if top in ONLY and here not in ONLY[top] and name != "llvmlite":
            yield f"{path}:{line}: only {', '.join(sorted(ONLY[top]))} may import {top}"
        if top == "minicu":
            there = part(name)
            if there not in RANK:
                yield f"{path}:{line}: {name} has no layer: name it in LAYERS"
            elif (here, there) in APART:
                yield f"{path}:{line}: {here} must not import {there}"
            elif RANK[there] < RANK[here] and (here, there) not in UP:
                yield f"{path}:{line}: {here} stands below {there} and must not import it"


def test_imports_point_down():
    found = [c for module, path in modules() for c in complaints(module, path)]
    assert not found, "\n".join(found)


def test_what_may_point_up_does():
    found = {(part(module), part(name)) for module, path in modules() for name, _ in imports(module, path)}
    assert not UP - found, f"take these out of UP: {sorted(UP - found)}"


@pytest.mark.parametrize(
    ("module", "text", "complaint"),
    [
        ("minicu.sema.expressions.expr", "from minicu.abi.layout import layout", None),
        (
            "minicu.sema.expressions.expr",
            "def f():\n    from minicu.lower import memory",
            "stands below lower",
        ),
        ("minicu.abi.layout", "import minicu.llvm.emit", "stands below llvm"),
        ("minicu.lower.rows.printf", "from minicu.sema.builtins import format", "must not import sema"),
        ("minicu.abi.layout", "from ..sema import scope", "must not import sema"),
        ("minicu.lower.expr", "from llvmlite import binding", "may import llvmlite"),
        ("minicu.lower.expr", "import llvmlite.binding as llvm", "may import llvmlite"),
        ("minicu.compile", "import llvmlite", None),
        ("minicu.lower.expr", "import pycparser.c_ast", "may import pycparser"),
        ("minicu.runtime.cpu.device", "from minicu import llvm", None),
        ("minicu.runtime.cpu.device", "from minicu.compile import compile", "stands below compile"),
        ("minicu.compile", "import runtime.cpu", "second copy"),
        ("minicu.types", "if TYPE_CHECKING:\n    from minicu.tree import Object", None),
        ("minicu.magic", "", "has no layer"),
    ],
)
def test_a_wrong_import_is_seen(module, text, complaint, tmp_path):
    path = tmp_path / "module.py"
    path.write_text(text)
    found = list(complaints(module, path))
    assert (complaint is None and not found) or complaint in found[0]


@pytest.mark.parametrize(
    ("statement", "unwanted"),
    [
        (
            "import minicu",
            {"llvmlite", "pycparser", "numpy", "cuda", "argparse", "minicu.diagnostics.errors"},
        ),
        ("import minicu.runtime", {"llvmlite", "pycparser", "cuda.bindings"}),
        ("import minicu.cli", {"llvmlite", "pycparser", "numpy", "cuda", "minicu.sema", "minicu.lower"}),
    ],
)
def test_what_an_import_leaves_alone(statement, unwanted):
    name = statement.split(".")[-1]
    if "." in statement and not any(module == f"minicu.{name}" for module, _ in modules()):
        pytest.skip(f"there is no minicu.{name}")
    before, after = "set(sys.modules)", f"{statement}\nprint(*sorted(set(sys.modules) - before))"
    program = f"import sys\nbefore = {before}\n{after}"
    done = subprocess.run(
        [sys.executable, "-P", "-c", program],
        capture_output=True,
        text=True,
        timeout=60,
        env=_environment(),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert unwanted & set(done.stdout.split()) == set()


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(PACKAGE.parent), *sys.path])}
