"""The package as a whole: its public names, its parts in the wheel, the runtime in a source tree."""

import os
import pickle
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

import minicu

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.needs_checkout
def test_pyproject_names_every_package():
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]
    folders = {p.parent for p in (ROOT / "minicu").rglob("__init__.py")}
    headers = ROOT / "minicu" / "include"
    runtime = {
        ".".join(("minicu", *p.parent.relative_to(ROOT).parts))
        for p in (ROOT / "runtime").rglob("__init__.py")
    }
    folders |= {headers, *(p for p in headers.rglob("*") if p.is_dir() and p.name != "__pycache__")}
    benchmarks = {f"minicu.benchmarks{part}" for part in ("", ".kernels", ".programs")}
    found = {".".join(folder.relative_to(ROOT).parts) for folder in folders}
    assert sorted(settings["packages"]) == sorted(found | runtime | benchmarks)


def test_runtime_is_one_module():
    import minicu.runtime

    assert minicu.runtime is sys.modules["minicu.runtime"]
    assert "runtime" not in sys.modules


def test_unknown_name():
    with pytest.raises(AttributeError, match="no attribute 'compiler'"):
        minicu.compiler  # noqa: B018


def test_compile_stays_the_function(monkeypatch):
    """Importing the module minicu.compile does not put it in the function's place."""
    module = ModuleType("minicu.compile")
    exec("def compile(source): return source\nclass Options: pass", module.__dict__)
    monkeypatch.setitem(sys.modules, "minicu.compile", module)
    minicu.compile = module  # what the import system does
    assert minicu.compile("x") == "x"
    from minicu import compile

    assert compile is module.compile
    assert pickle.loads(pickle.dumps(compile)) is compile


def test_public_names_are_listed():
    assert {"compile", "Options", "Program", "CompileError"} <= set(dir(minicu))
    assert minicu.CompileError.__module__ == "minicu.diagnostics.errors"


@pytest.mark.needs_checkout
def test_the_runtime_of_a_checkout_is_its_own():
    """Whatever an editable install of another one says."""
    code = """
import sys
class Other:
    @staticmethod
    def find_spec(name, path=None, target=None):
        assert name != "minicu.runtime", "another one was asked"
sys.meta_path.append(Other)
import minicu
print(minicu.runtime.__file__)
"""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    said = subprocess.check_output([sys.executable, "-c", code], env=environment, text=True)
    assert said.strip() == str(ROOT / "runtime" / "__init__.py")
