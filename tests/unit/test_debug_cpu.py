"""Debug information of code for the CPU device, and gdb stepping through it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys

import pytest

import minicu

WAITING = """\
struct Scale { int by; float rest[4]; };
__device__ int scaled(int x, Scale s) {
    int result = x * s.by;
    return result;
}
__global__ void waits(int *out, Scale s)
{
    __shared__ int shared[64];
    int t = threadIdx.x;
    shared[t] = t + 100;
    __syncthreads();
    int other = shared[63 - t];
    out[t] = scaled(other, s);
}
__global__ void alone(int *out, Scale s)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    switch (i) {
        int unused;
    default: unused = i; out[i] = scaled(unused, s);
    }
}
"""
SCRIPT = """\
import sys, pathlib, numpy, minicu
module = minicu.compile(pathlib.Path(sys.argv[1]), debug="full").load("cpu", cores=1)
out = numpy.zeros(64, "i4")
for kernel in (module.alone, module.waits):
    kernel[1, 64](out, {"by": 3, "rest": [0.5] * 4})
print("last", out[5])
"""
COMMANDS = """\
set breakpoint pending on
set confirm off
break debugged.cu:3
run
backtrace 2
print s.by + x
next
print result + 1000
delete
break debugged.cu:13 if t == 5
continue
print other
print t
print s.rest[2]
continue
"""


def test_a_debugger_steps_through_kernels(tmp_path):
    gdb = shutil.which("gdb")
    if gdb is None:
        pytest.skip("gdb is not installed")
    (tmp_path / "debugged.cu").write_text(WAITING)
    (tmp_path / "app.py").write_text(SCRIPT)
    (tmp_path / "commands").write_text(COMMANDS)
    command = [gdb, "-nx", "-q", "-batch", "-x", tmp_path / "commands", "--args", sys.executable,
               tmp_path / "app.py", tmp_path / "debugged.cu"]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, timeout=100, check=False)
    if "ptrace" in done.stderr:
        pytest.skip("gdb may not trace here")
    shown = [line for line in done.stdout.splitlines() if re.match(r"(\$\d+ =|#\d|last)", line)]
    assert shown[0].startswith("#0  scaled (x=0, s=...) at ")
    assert shown[1].startswith("#1  alone (") and "debugged.cu:20" in shown[1]
    assert shown[2:] == ["$1 = 3", "$2 = 1000", "$3 = 158", "$4 = 5", "$5 = 0.5", "last 474"]


def test_code_for_the_cpu_has_debug_information(tmp_path):
    """LLVM drops all of it, and says nothing, where one piece is wrong."""
    from minicu.llvm import jit
    from minicu.lower.host.waiting import complete

    (tmp_path / "k.cu").write_text(WAITING)
    for debug in ("full", "lineinfo", None):
        host = minicu.compile(tmp_path / "k.cu", debug=debug, cache=False).host()
        program = complete(host)
        data = jit.compile_object(program.ir, 0, rewrite=program.rewrite)
        assert (b".debug_info" in data) == (b".debug_line" in data) == (debug is not None)
