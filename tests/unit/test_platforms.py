"""minicu compiles wherever its dependencies are: nothing of POSIX is needed to import it and to make PTX.

Each platform is played in a process of its own: its name, its processor, and without the modules that Python
lacks there. What runs kernels on the CPU says in one sentence where it does not run.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

POSIX = ("fcntl", "grp", "pwd", "resource", "termios", "tty", "pty", "syslog", "readline")
#: What `os` and `signal` have on Linux alone, and on no Windows.
LINUX = (
    "os.sched_getaffinity", "os.sched_setaffinity", "os.memfd_create", "os.pidfd_open", "signal.SIGRTMIN",
    "signal.SIGPWR", "signal.sigtimedwait",
)  # fmt: skip
UNIX = (
    *LINUX, "os.uname", "os.sysconf", "os.geteuid", "os.getuid", "os.getgid", "os.fork", "os.killpg",
    "os.setsid", "os.O_CLOEXEC", "os.O_NOFOLLOW", "os.mkfifo", "os.chown", "os.WNOHANG", "os.pread",
    "signal.SIGBUS", "signal.SIGKILL", "signal.SIGALRM", "signal.SIGUSR1", "signal.SIGHUP", "signal.SIGQUIT",
    "signal.setitimer", "signal.pthread_kill", "signal.pthread_sigmask", "signal.sigwait",
    "signal.siginterrupt",
)  # fmt: skip
#: sys.platform, the processor, what is not there, and the host model.
PLATFORMS = {
    "macos": ("darwin", "arm64", LINUX, "x86_64"),
    "windows": ("win32", "AMD64", (*POSIX, *UNIX), "x86_64"),
    "windows-arm": ("win32", "ARM64", (*POSIX, *UNIX), "x86_64"),
    "linux-arm": ("linux", "aarch64", (), "aarch64"),
}
PROGRAM = r"""
import importlib, os, pkgutil, platform, shutil, signal, subprocess, sys, tempfile
import ctypes, inspect, queue, threading, traceback
import numpy, llvmlite.binding, pycparser, pytest  # what is not ours is there before the play begins
try:
    import platformdirs, cuda.bindings.driver
except ImportError:
    pass
shutil.which = lambda *_, **__: None  # it asks the real system
sys.platform, platform.machine = {name!r}, lambda: {machine!r}
os.uname = lambda real=os.uname(): type(real)((*real[:4], {machine!r}))
os.environ["PROCESSOR_ARCHITECTURE"] = {machine!r}

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name in {absent!r}:
            raise ModuleNotFoundError(name)

for name in {absent!r}:
    module, _, attribute = name.rpartition(".")
    if not module:
        sys.modules.pop(name, None)
    elif hasattr(sys.modules[module], attribute):
        delattr(sys.modules[module], attribute)
sys.meta_path.insert(0, Absent())
if sys.platform == "win32":
    def no_process(kind):  # there, the process is no library
        class Library(kind):
            def __init__(self, name, *rest, handle=None, **more):
                if name is None and handle is None:
                    raise TypeError("LoadLibrary() takes a name")
                super().__init__(name, *rest, handle=handle, **more)
        return Library
    ctypes.CDLL, ctypes.PyDLL = no_process(ctypes.CDLL), no_process(ctypes.PyDLL)

import minicu
import minicu.runtime
imported = 0
for package in (minicu, minicu.runtime):
    for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        if not found.name.endswith("__main__") and ".include" not in found.name:
            importlib.import_module(found.name)
            imported += 1
assert imported > 200, imported
source = "__global__ void k(float *p, char c) {{ *p = *p * 2 + 1 + c; }}"
program = minicu.compile(source, cache=False)
assert ".entry _Z1kPfc" in program.ptx and program.kernels["k"].parameters[0].size == 8
assert ("ld.param.s8" in program.ptx) == ({host!r} == "x86_64")
assert minicu.compile(source, host="x86_64", cache=False).ptx.count("ld.param.s8") == 1

from minicu.cli import main
with tempfile.TemporaryDirectory() as folder:  # a file of a Windows editor: its line ends, and its name
    path = os.path.join(folder, "größe.cu")
    with open(path, "wb") as file:
        text = source.replace(" *p = *p", " // µ \\\r\n still\r\n *p = *p")
        file.write(b"\xef\xbb\xbf" + text.encode() + b"\r\n")
    os.environ.update(MINICU_CACHE_DIR=os.path.join(folder, "cache"), MINICU_CACHE="1")
    for _ in range(2):  # compiled, then from the cache
        assert main(["compile", path, "-o", os.path.join(folder, "made.ptx")]) == 0
        with open(os.path.join(folder, "made.ptx"), "rb") as file:
            made = file.read()
        assert b".entry _Z1kPfc" in made and b"\r" not in made
    assert main(["compile", path, "--isolate", "--no-cache", "-o", os.path.join(folder, "apart.ptx")]) == 0
    assert main(["abi", path]) == 0
    program_file = os.path.join(folder, "program.cu")
    with open(program_file, "w", encoding="utf-8") as file:
        file.write("int main() {{ return 0; }}")
    if sys.platform != "linux":
        status = main(["run", program_file])
        assert status == 1, status
    with open(path, "ab") as file:
        file.write(b"__device__ int wrong = nothing;\r\n")
    assert main(["compile", path]) == 1
    del os.environ["MINICU_CACHE_DIR"]
    from minicu import cache
    assert cache.usual_directory()
assert main(["info"]) == 0
if sys.platform != "linux":
    for name in ("cpu", "auto"):
        try:
            program.load(name)
        except minicu.DeviceError as e:
            assert "runs on Linux" in str(e), e
        else:
            raise AssertionError("the CPU device does not run there")
    assert "cpu" not in [device.name for device in minicu.runtime.devices()]
print("fine")
"""


@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=[] if n == "windows" else pytest.mark.slow) for n in PLATFORMS]
)
def test_compiles_on(name):
    platform, machine, absent, host = PLATFORMS[name]
    if platform != "linux":
        pytest.importorskip("platformdirs", reason="the folder of the cache is asked of platformdirs there")
    program = PROGRAM.format(name=platform, machine=machine, absent=absent, host=host)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=120,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p), "MINICU_CACHE": "0",
             "CUDA_VISIBLE_DEVICES": ""},
    )  # fmt: skip
    assert done.returncode == 0 and done.stdout.rstrip().endswith("fine"), done.stderr[-3000:]
