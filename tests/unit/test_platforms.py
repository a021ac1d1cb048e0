"""minicu compiles wherever its dependencies are: nothing of POSIX is needed to import it and to make PTX.

Each platform is played in a process of its own: its name, its processor, and without the modules that Python
lacks there. What runs kernels on the CPU says in one sentence where it does not run.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

POSIX = ("fcntl", "grp", "pwd", "resource", "termios", "tty", "pty", "posix_ipc", "syslog", "readline")
PLATFORMS = {
    "macos": ("darwin", "arm64", ("posix_ipc",)),
    "windows": ("win32", "AMD64", POSIX),
    "linux-arm": ("linux", "aarch64", ()),
}
PROGRAM = """
import importlib, pkgutil, platform, shutil, sys
import numpy, llvmlite.binding, pycparser  # what is not ours is there before the play begins
try:
    import platformdirs, cuda.bindings.driver
except ImportError:
    pass
shutil.which = lambda *_, **__: None  # it asks the real system
sys.platform, platform.machine = {name!r}, lambda: {machine!r}

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name in {absent!r}:
            raise ModuleNotFoundError(name)

for name in {absent!r}:
    sys.modules.pop(name, None)
sys.meta_path.insert(0, Absent())

import minicu
import minicu.runtime
for package in (minicu, minicu.runtime):
    for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        if ".runtime.cpu" in found.name or ".runtime.host" in found.name or "pytest_plugin" in found.name:
            continue
        if found.name.endswith(("__main__", ".run", ".native", ".bench")) or ".include" in found.name:
            continue
        importlib.import_module(found.name)
program = minicu.compile("__global__ void k(float *p) {{ *p = *p * 2 + 1; }}", cache=False)
assert ".entry _Z1kPf" in program.ptx and program.kernels["k"].parameters[0].size == 8
from minicu.cli import main
assert main(["info"]) == 0
if sys.platform != "linux":
    try:
        program.load("cpu")
    except minicu.DeviceError as e:
        assert "runs on Linux" in str(e), e
    else:
        raise AssertionError("the CPU device does not run there")
print("fine")
"""


@pytest.mark.parametrize("name", PLATFORMS)
def test_compiles_on(name):
    platform, machine, absent = PLATFORMS[name]
    program = PROGRAM.format(name=platform, machine=machine, absent=absent)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=120,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p), "MINICU_CACHE": "0"},
    )  # fmt: skip
    assert done.returncode == 0 and done.stdout.rstrip().endswith("fine"), done.stderr[-3000:]
