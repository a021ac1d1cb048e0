"""Launches of `minicu run` on the CPU device: a kernel that was launched before enters no Python."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
#include <cstdio>
#include <cuda_runtime.h>

__global__ void add(int *p, int i) { p[i] += i; }

int main(int count, char **words)
{
    int *p, n;
    cudaMalloc(&p, 1000 * sizeof(int));
    cudaMemset(p, 0, 1000 * sizeof(int));
    add<<<1, 2>>>(p, 0); // of one block: on a busy machine more may look as if another core would help
    cudaGetDeviceCount(&n);
    for (int i = 0; i < 1000; i++)
        add<<<1, 2>>>(p, i);
    cudaGetDeviceCount(&n);
    cudaDeviceSynchronize();
    int sum = 0;
    for (int i = 0; i < 1000; i++)
        sum += p[i];
    add<<<1, 2>>>(count > 1 ? nullptr : p, 0);
    printf("%d %s\\n", sum, cudaGetErrorName(cudaGetLastError()));
    add<<<1, 2>>>(p, 0);
    printf("%s\\n", cudaGetErrorName(cudaGetLastError()));
}
"""

#: The frames that Python enters between the first and the second call of cudaGetDeviceCount.
COUNTED = """
import sys
from minicu.runtime.host.api import HostApi

count = HostApi.cudaGetDeviceCount
entered = []

def note(frame, event, argument):
    if event == "call":
        entered.append(frame.f_code.co_name)

def noted(self, where):
    if sys.getprofile() is None:
        sys.setprofile(note)
    else:
        sys.setprofile(None)
        print("entered", len(entered), *sorted(set(entered)), flush=True)
    return count(self, where)

HostApi.cudaGetDeviceCount = noted
from minicu.cli import script
script()
"""


def run(tmp_path, *words: str, before: tuple[str, ...] = ("-m", "minicu")):
    file = tmp_path / "program.cu"
    file.write_text(PROGRAM)
    command = [sys.executable, *before, "run", "--device", "cpu", str(file), *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def test_no_frame_is_entered(tmp_path):
    done = run(tmp_path, before=("-c", COUNTED))
    first, *rest = done.stdout.splitlines()
    assert rest == ["999000 cudaSuccess", "cudaSuccess"], done.stderr
    # those of leaving and entering the callback of cudaGetDeviceCount
    assert first.startswith("entered ") and int(first.split()[1]) < 20, first


def test_a_fault_is_told(tmp_path):
    done = run(tmp_path, "--", "null")
    assert done.stdout.splitlines() == ["999000 cudaErrorIllegalAddress", "cudaErrorIllegalAddress"]
    assert "add" in done.stderr and "thread" in done.stderr
