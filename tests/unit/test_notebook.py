"""Cells of CUDA C in notebooks, and the pytest plugin."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import numpy
import pytest

import minicu
from minicu.notebook import CellError

ROOT = Path(minicu.__file__).parent.parent
SAXPY = 'extern "C" __global__ void saxpy(int n, float a, const float *x, float *y) { y[0] = A * a * x[0]; }'


class Shell:
    """What a notebook offers to extensions."""

    execution_count = 7

    def __init__(self):
        self.names = {}
        self.magics = {}

    def register_magic_function(self, function, kind, name):
        self.magics[kind, name] = function

    def push(self, names):
        self.names.update(names)


@pytest.fixture
def shell():
    shell = Shell()
    minicu.load_ipython_extension(shell)
    return shell


def test_kernels_of_a_cell_become_names(shell):
    shell.magics["cell", "cu"]("--device cpu -O2 -DA=3", SAXPY)
    x, y = numpy.ones(1, numpy.float32), numpy.zeros(1, numpy.float32)
    shell.names["saxpy"][1, 1](1, 2.0, x, y)
    assert y[0] == 6 and shell.names["program"].options.opt == 2
    assert shell.names["module"].saxpy.name == "saxpy"


@pytest.mark.parametrize(
    ("line", "cell", "said"),
    [
        ("--device cpu", "__global__ void saxpy() { x; }", "In[7]:1:"),
        ("--device cpu -bogus", SAXPY, "%%cu: unknown option '-bogus'"),
        ("file.cu", SAXPY, "%%cu takes options alone"),
        ("'", SAXPY, "%%cu: no closing quotation"),
        ("--device tpu -DA=1", SAXPY, "%%cu: unknown device 'tpu'"),
    ],
)
def test_a_cell_with_a_mistake_fails_and_shows_no_traceback(shell, line, cell, said):
    with pytest.raises((minicu.CompileError, CellError)) as e:
        shell.magics["cell", "cu"](line, cell)
    shown = "\n".join(e.value._render_traceback_())
    assert said in shown and "Traceback" not in shown
    assert not shell.names


def test_warnings_are_shown_in_the_cell(shell, capsys):
    cell = SAXPY + "\n__device__ int f(int a) { if (a = 1) return 2; return 0; }"
    shell.magics["cell", "cu"]("--device cpu -DA=1 -Wall", cell)
    assert "warning" in capsys.readouterr().out and "saxpy" in shell.names


def test_the_cells_behind_a_refused_one_do_not_run(tmp_path):
    """In IPython itself, whose `run_cell` is what notebooks call."""
    pytest.importorskip("IPython")
    script = """
from IPython.core.interactiveshell import InteractiveShell
shell = InteractiveShell.instance(colors="NoColor")
shell.run_cell("%load_ext minicu")
for source in ("y = 1;", "x = 1;"):
    print(shell.run_cell("%%cu --device cpu\\n__global__ void k(int *p) { int x; " + source + " }").success)
print(shell.run_cell("%%cu --devise cpu\\n__global__ void k() { }").success)
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=120,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(p for p in [str(ROOT), *sys.path] if p),
             "IPYTHONDIR": str(tmp_path)},
    )  # fmt: skip
    said = done.stdout + done.stderr
    assert "Traceback" not in said and "use of undeclared identifier 'y'" in said
    assert [line for line in done.stdout.splitlines() if line in ("True", "False")] == [
        "False",
        "True",
        "False",
    ]
    assert "%%cu: unknown option '--devise'; did you mean '--device'?" in said


TESTS = """
import numpy, pytest, minicu

def test_each_device(minicu_device):
    module = minicu.compile('extern "C" __global__ void k(int *p) { *p = 5; }').load(minicu_device)
    x = module.device.zeros(1, "int32")
    module.k[1, 1](x)
    assert x.item() == 5
    print("checked:", getattr(minicu_device, "check", None))

@pytest.mark.minicu_gpu
def test_on_a_gpu():
    assert minicu.runtime.find("cuda").kind == "cuda"

@pytest.mark.minicu_gpu
def test_on_each_gpu(minicu_device):
    assert minicu_device.kind == "cuda"
"""


def test_the_plugin(tmp_path):
    file = tmp_path / "test_theirs.py"
    file.write_text(TESTS)
    # Where minicu is installed, pytest finds the plugin by its entry point.
    installed = entry_points(group="pytest11", name="minicu")
    named = [] if installed else ["-p", "minicu.pytest_plugin"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-s", *named, "--strict-markers",
         "-p", "no:cacheprovider", "-p", "no:xdist", "--minicu-check", str(file)],
        capture_output=True, text=True, timeout=120, cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(p for p in [str(ROOT), *sys.path] if p)},
    )  # fmt: skip
    gpus = sum(d.kind == "cuda" for d in minicu.runtime.devices())
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{1 + gpus + (1 + gpus if gpus else 0)} passed" in done.stdout
    assert gpus or ("2 skipped" in done.stdout and "checked: True" in done.stdout)
