"""MINICU_COVERAGE: which lines and branches ran, as lcov's format has it and as gcov counts."""

import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from runner import served

from minicu.runtime.cpu import coverage

SOURCE = """\
__device__ int sign(int v)
{
    if (v < 0)
        return -1;
    else if (v > 0)
        return 1;
    return 0;
}

__device__ int ways(int n)
{
    int s = 0;
    for (int i = 0; i < n; i++) {
        if (i % 3 == 0 && i > 2 || n > 100)
            s += i;
        else
            s -= 1;
    }
    while (s > 40)
        s /= 2;
    switch (n & 3) {
    case 0:
        s++;
        break;
    case 1:
        s += 2;
    case 2:
        s += 3;
        break;
    default:
        s = n > 6 ? s : -s;
    }
    do {
        s++;
    } while (s < 0);
    return s;
}

extern "C" __global__ void k(int *out)
{
    int t = threadIdx.x;
    int v;
    if (t >= 60)
        return;
    v = sign(t - 5);
    out[t] = v + ways(t);
    if (t > 1000) {
        out[0] = 1;
    }
}
"""

LAUNCH = """
import numpy, pathlib, sys
import minicu
program = minicu.compile(pathlib.Path("k.cu"))
def launch(device="cpu"):
    module = program.load(device)
    module.k[1, 64](numpy.zeros(64, "i4"))
"""


def run(folder: Path, script: str, *command: str) -> dict[str, coverage._File]:
    (folder / "k.cu").write_text(SOURCE)
    (folder / "launch.py").write_text(LAUNCH + script)
    environment = {**os.environ, "MINICU_COVERAGE": "cov.info"}
    environment["PYTHONPATH"] = os.pathsep.join(p for p in sys.path if p)
    ended = served.run(*command or ("launch.py",), cwd=folder, env=environment)
    assert ended.returncode == 0, ended.stderr
    return parsed(folder)


def parsed(folder: Path) -> dict[str, coverage._File]:
    report: dict[str, coverage._File] = {}
    text = (folder / "cov.info").read_text()
    for name in re.findall("SF:(.*)", text):
        report[name] = coverage._File()
    coverage.read(text, report)
    assert coverage.text(report) == text
    return report


@pytest.mark.skipif(not shutil.which("gcov") or not shutil.which("g++"), reason="no gcov found")
def test_lines_and_branches_are_gcov_s(tmp_path):
    found = run(tmp_path, "launch()")[str(tmp_path / "k.cu")]
    keywords = {"__device__": "static", 'extern "C" __global__': 'extern "C"', "threadIdx.x": "thread"}
    text = SOURCE
    for cuda, c in keywords.items():
        text = text.replace(cuda, c)
    main = "int main() { int out[64]; for (thread = 0; thread < 64; thread++) k(out); }"
    (tmp_path / "k.cpp").write_text(f'static int thread;\n#line 1 "k.cpp"\n{text}\n{main}\n')
    for command in ("g++ --coverage -O0 -w -c k.cpp", "g++ --coverage k.o -o k", "./k", "gcov -b -c k.o"):
        subprocess.run(command.split(), cwd=tmp_path, check=True, capture_output=True)
    lines: dict[int, int] = {}
    branches: dict[int, list[int]] = {}
    number = 0
    for line in (tmp_path / "k.cpp.gcov").read_text().splitlines():
        if m := re.match(r"\s*(\d+|#####):\s*(\d+):", line):
            number = int(m[2])
            lines[number] = 0 if m[1][0] == "#" else int(m[1])
        elif m := re.match(r"branch +\d+ taken (\d+)", line):
            branches.setdefault(number, []).append(int(m[1]))
    last = len(SOURCE.splitlines())
    ours: dict[int, list[int]] = {}
    for (at, _, _), n in found.branches.items():
        ours.setdefault(at, []).append(n)
    assert dict(found.lines) == {k: n for k, n in lines.items() if k <= last}
    assert {k: Counter(n) for k, n in ours.items()} == {
        k: Counter(n) for k, n in branches.items() if k <= last
    }
    assert found.functions == {(1, "_Z4signi"): 60, (10, "_Z4waysi"): 60, (39, "k"): 64}


PROCESSES = """
import multiprocessing, os
launch(); launch(); launch("cpu:isolated")
context = multiprocessing.get_context("fork")
children = [context.Process(target=launch) for _ in range(2)]
[c.start() for c in children], [c.join() for c in children]
if os.fork() == 0:
    os._exit(0)
os.wait()
"""


def test_processes_and_launches_add_up(tmp_path):
    assert run(tmp_path, PROCESSES)[str(tmp_path / "k.cu")].lines[41] == 5 * 64
    assert run(tmp_path, "launch()")[str(tmp_path / "k.cu")].lines[41] == 6 * 64


MAIN = """
#include <cstdio>
template <class T> __global__ void twice(T *p)
{
    if (*p > 5)
        *p *= 2;
}
int main(int c, char **v)
{
    int *p;
    float *q;
    cudaMallocManaged(&p, 4), cudaMallocManaged(&q, 4);
    *p = 3, *q = 9;
    twice<<<1, 1>>>(p);
    twice<<<1, 1>>>(q);
    cudaDeviceSynchronize();
    if (c > 1)
        return 1;
    printf("%d %g\\n", *p, *q);
    exit(0);
}
"""


def test_whole_programs(tmp_path):
    path = tmp_path / "m.cu"
    path.write_text(MAIN)
    command = ("-m", "minicu", "run", "--device", "cpu", str(path))
    found = run(tmp_path, "", *command)[str(path)]
    assert (found.lines[5], found.lines[6], found.lines[18], found.lines[19]) == (2, 1, 0, 1)
    assert sorted(n for (line, _, _), n in found.branches.items() if line == 5) == [1, 1]
    assert parsed(tmp_path).keys() == {str(path)}


BARRIERS = """
import numpy, minicu
module = minicu.compile('''
extern "C" __global__ void sum(int *p) {
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = t;
    __syncthreads();
    for (int o = 32; o; o /= 2) {
        if (t < o)
            s[t] += s[t + o];
        __syncthreads();
    }
    if (t == 0)
        p[blockIdx.x] = s[0];
}''', name="sum.cu").load("cpu")
p = numpy.zeros(3, "i4")
module.sum[3, 64](p)
assert p.tolist() == [2016] * 3
"""


def test_kernels_that_wait(tmp_path):
    found = run(tmp_path, BARRIERS)["sum.cu"]
    lines = {4: 192, 5: 192, 6: 192, 7: 7 * 192, 8: 6 * 192, 9: 63 * 3, 10: 6 * 192, 12: 192, 13: 3}
    assert {k: found.lines[k] for k in lines} == lines


def test_what_others_wrote_stays(tmp_path):
    (tmp_path / "cov.info").write_text(
        "TN:\nSF:other.py\nFNF:0\nFNH:0\nBRF:0\nBRH:0\nDA:1,1\nDA:2,0\nLF:2\nLH:1\nend_of_record\n"
    )
    found = run(tmp_path, "launch()")
    assert found["other.py"].lines == {1: 1, 2: 0} and found[str(tmp_path / "k.cu")].lines[41] == 64
