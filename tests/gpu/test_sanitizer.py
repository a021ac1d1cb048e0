"""compute-sanitizer finds nothing in what we do, and finds what is planted."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import textwrap

import pytest

pytestmark = pytest.mark.needs_gpu

START = """
    import sys, textwrap
    import numpy, minicu
    from minicu.runtime import find
    gpu = find("cuda")
    def load(source):
        return minicu.compile(textwrap.dedent(source), arch=gpu.arch).load(gpu)
"""

CLEAN = """
    module = load('''
        __shared__ int tile[64];
        __device__ int total;
        extern "C" __global__ void turn(const int *x, int *y)
        {
            tile[threadIdx.x] = x[threadIdx.x];
            __syncthreads();
            y[threadIdx.x] = tile[63 - threadIdx.x];
            if (threadIdx.x == 0) total += y[0];
        }
    ''')
    x = gpu.array(numpy.arange(64, dtype="i4"))
    y = gpu.zeros(64, "i4")
    stream = gpu.stream()
    module.turn[1, 64](x, y)
    module.turn[1, 64, 0, stream](x, y)
    z = gpu.empty(64, "i4")
    z.copy_from(y)
    assert z.numpy().tolist() == list(range(63, -1, -1))
    with stream.capture() as graph:
        module.turn[1, 64, 0, stream](x, y)
    graph.launch(stream)
    stream.synchronize()
    assert module.globals["total"].read() == 3 * 63
"""

PLANTED = {
    "memcheck": """
        module = load('extern "C" __global__ void k(int *x) { x[threadIdx.x] = 1; }')
        module.k[1, 65](gpu.zeros(64, "i4"))
        gpu.synchronize()
    """,
    "racecheck": """
        module = load('''
            __shared__ int tile[64];
            extern "C" __global__ void k(int *x)
            {
                tile[threadIdx.x] = threadIdx.x;
                x[threadIdx.x] = tile[(threadIdx.x + 33) % 64];
            }
        ''')
        module.k[1, 64](gpu.zeros(64, "i4"))
        gpu.synchronize()
    """,
    "initcheck": """
        module = load('''
            extern "C" __global__ void k(const int *x, int *y) { y[threadIdx.x] = x[threadIdx.x] + 1; }
        ''')
        module.k[1, 64](gpu.empty(1 << 20, "i4"), gpu.zeros(64, "i4"))
        gpu.synchronize()
    """,
    "synccheck": """
        module = load('''
            extern "C" __global__ void k(int *x)
            {
                if (threadIdx.x < 16) __syncthreads();
                x[threadIdx.x] = 1;
            }
        ''')
        module.k[1, 32](gpu.zeros(64, "i4"))
        gpu.synchronize()
    """,
}


def sanitizer() -> str:
    found = shutil.which("compute-sanitizer") or shutil.which("compute-sanitizer", path="/usr/local/cuda/bin")
    if found is None:
        pytest.skip("no compute-sanitizer found")
    if any("SANITIZER" in name for name in os.environ):
        pytest.skip("these tests run under compute-sanitizer already")
    return found


def checked(tool: str, program: str, folder) -> subprocess.CompletedProcess[str]:
    file = folder / "program.py"
    file.write_text(textwrap.dedent(START) + textwrap.dedent(program))
    paths = os.pathsep.join(p for p in sys.path if p)
    return subprocess.run(
        [sanitizer(), "--tool", tool, "--error-exitcode", "9", sys.executable, str(file)],
        capture_output=True, text=True, timeout=300, env={**os.environ, "PYTHONPATH": paths},
    )  # fmt: skip


@pytest.mark.parametrize("tool", PLANTED)
def test_nothing_is_found_in_ours(tool, tmp_path):
    done = checked(tool, CLEAN, tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("tool", PLANTED)
def test_a_planted_fault_is_found(tool, tmp_path):
    done = checked(tool, PLANTED[tool], tmp_path)
    # Where the fault ended the program as well, the exit status is Python's.
    told = re.search(r"SUMMARY: [1-9]\d* (error|hazard)", done.stdout + done.stderr)
    assert done.returncode == 9 or (done.returncode and told), done.stdout + done.stderr
