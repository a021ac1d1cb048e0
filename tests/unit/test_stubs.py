"""`minicu stubs`: what type checkers learn of a program's kernels."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys

import pytest
from runner.command import minicu as command

import minicu
from minicu.commands.stubs import stubs

SOURCE = """
struct P { float3 at; double m; int kind : 3; int v[4]; };
union U { int i; float f; };
namespace ns { struct Q { P p; bool b; }; struct P { int other; }; }
struct Module { int class_; };
enum color { RED };
__global__ void saxpy(int n, float a, const float *x, float *y) {}
__global__ void a(ns::P p) {}
__global__ void a_launch(Module m) {}
template <typename T, int N> __global__ void scale(T *x, T f) {}
template __global__ void scale<double, 3>(double *, double);
__global__ void record(P p, U u, ns::Q q, P *ps, color c, bool b, cudaTextureObject_t t, float **pp, __half h,
                       const int (*rows)[4], int from, void *self) {}
template <class... T> __global__ void many(T... values) {}
template __global__ void many<int, float>(int, float);
__global__ void overloaded(int) {}
__global__ void overloaded(float x) {}
"""

USE = """
from __future__ import annotations
from typing import TYPE_CHECKING
import numpy
import minicu
if TYPE_CHECKING:
    from kernels import Module
def use(module: Module) -> None:
    x = module.device.zeros(4)
    module.saxpy[1, 2](1, 2.0, x, numpy.zeros(3, numpy.float32))
    module.saxpy[1, (2, 3), 64](1, 2, x, y=None)
    module.saxpy.configure(1, 2, cooperative=True)(1, 2, x, x)
    module["scale<double, 3>"][1, 2](x, 3.0)
    module["any other"][1, 2](x, "b")
    module.a[1, 1]({"other": 1})
    module.a_launch[1, 1]((1,))
    module.saxpy[1, 2](1, "a", x, x)  # wrong
    module.saxpy[1, 2](1, 2.0, numpy.zeros(3), x)  # wrong
    module.saxpy[1, 2](1, 2.0, x)  # wrong
    module["scale<double, 3>"][1, 2](x, "b")  # wrong
    module.a[1, 1]({"othr": 1})  # wrong
"""


def test_the_text():
    program = minicu.compile(SOURCE, name="kernels.cu")
    text = stubs(program)
    compile(text, "kernels.pyi", "exec")  # which finds what parsing does not: names given twice
    tree = ast.parse(text)
    classes = {n.name: n for n in tree.body if isinstance(n, ast.ClassDef)}
    assert len(classes) == sum(isinstance(n, ast.ClassDef) for n in tree.body)
    assert {"P", "U", "ns_Q", "ns_P", "Module_", "float3", "_saxpy", "Module"} <= classes.keys()
    assert (
        "def __call__(self, n: int, a: float, x: Pointer[numpy.float32], y: Pointer[numpy.float32])" in text
    )
    assert "t: Texture, pp: Pointer[Any], h: float, rows: Pointer[numpy.int32], _argument_10: int" in text
    assert "class U(TypedDict, total=False):" in text and "    kind: int\n    v: Any\n" in text
    assert 'Literal["overloaded(int)"]' in text


def test_the_command(tmp_path):
    (tmp_path / "k.cu").write_text("__global__ void k(float *x) {}")
    done = command("stubs", str(tmp_path / "k.cu"), "-o", str(tmp_path / "k.pyi"))
    assert done.status == 0 and "k: _k" in (tmp_path / "k.pyi").read_text()
    assert '"""Kernels of k.cu, written by `minicu stubs`."""' in (tmp_path / "k.pyi").read_text()
    assert command("stubs", str(tmp_path / "absent.cu")).status == 2
    (tmp_path / "wrong.cu").write_text("__global__ void k(flaot *x) {}")
    assert command("stubs", str(tmp_path / "wrong.cu")).status == 1


@pytest.mark.slow
@pytest.mark.needs_checkout
def test_mypy_understands_it(tmp_path):
    pytest.importorskip("mypy")
    root = os.path.dirname(os.path.dirname(minicu.__file__))
    shutil.copytree(os.path.join(root, "minicu"), tmp_path / "minicu")
    shutil.copytree(os.path.join(root, "runtime"), tmp_path / "minicu" / "runtime")
    (tmp_path / "kernels.pyi").write_text(stubs(minicu.compile(SOURCE)))
    (tmp_path / "use.py").write_text(USE)
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--follow-imports", "silent", "--ignore-missing-imports",
         "--config-file", os.devnull, "use.py", "kernels.pyi"],
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": "", "MYPYPATH": ""}, capture_output=True, text=True,
    )  # fmt: skip
    wrong = {n for n, line in enumerate(USE.splitlines(), 1) if "# wrong" in line}
    assert {int(n) for n in re.findall(r"use\.py:(\d+): error", done.stdout)} == wrong, done.stdout
    assert "kernels.pyi" not in done.stdout, done.stdout
