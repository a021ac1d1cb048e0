"""Sources of others (`Options.isolate`): bounded in time, memory, and in what they have read."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import numpy
import pytest

import minicu
from minicu.compile import Stages
from minicu.diagnostics.errors import CompileError
from minicu.diagnostics.source import Source
from minicu.language import CU
from minicu.llvm import emit, isolate
from minicu.options import Options
from minicu.syntax.headers import toolkit

pytestmark = pytest.mark.optimised

KERNEL = "__global__ void k(int *p) { *p = %s; }\n"
#: Takes minutes in the front end, and in LLVM.
SLOW_TEMPLATES = """
template<int N, int M> struct A { static constexpr int v = A<N - 1, M>::v + A<N - 1, M + (1 << N)>::v; };
template<int M> struct A<0, M> { static constexpr int v = M; };
__global__ void k(int *p) { *p = A<18, 0>::v; }
"""
STATEMENTS = " ".join(f"p[{i}] += p[p[{i}]] * {i};" for i in range(60000))
SLOW_LOOPS = f"__global__ void k(int *p) {{ {STATEMENTS} }}"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    for name in ("source", "headers", "elsewhere"):
        (tmp_path / name).mkdir()
    (tmp_path / "headers/good.h").write_text("#define GOOD 1\n")
    (tmp_path / "source/near.h").write_text("#define NEAR 2\n")
    (tmp_path / "elsewhere/secret.h").write_text("#define SECRET 3\n")
    (tmp_path / "headers/link.h").symlink_to("../elsewhere/secret.h")
    (tmp_path / "headers/inner.h").symlink_to("../source/near.h")
    (tmp_path / "headers/zero.h").symlink_to("/dev/zero")
    os.mkfifo(tmp_path / "headers/fifo.h")
    monkeypatch.chdir(tmp_path / "elsewhere")
    return tmp_path


def compiled(folder: Path, text: str, **more):
    (folder / "source/s.cu").write_text(text)
    options = {"include_dirs": [folder / "headers"], "isolate": True, "isolate_seconds": 20, **more}
    return minicu.compile(folder / "source/s.cu", **options)


def test_headers_are_found_where_they_may_be(folder):
    text = '#include "good.h"\n#include "near.h"\n#include "inner.h"\n#include <stdint.h>\n'
    assert "entry _Z1kPi" in compiled(folder, text + KERNEL % "GOOD + NEAR").ptx


OUTSIDE = [
    "link.h",
    "fifo.h",
    "zero.h",
    "../elsewhere/secret.h",
    "secret.h",
    "/proc/self/environ",
    "/dev/zero",
]


@pytest.mark.parametrize("name", [*OUTSIDE, "{}/elsewhere/secret.h", "{}/headers/link.h"])
def test_no_other_file_is_there(folder, name):
    name = name.format(folder)
    with pytest.raises(minicu.CompileError, match="file not found"):
        compiled(folder, f'#include "{name}"\n' + KERNEL % "1")
    asked = f'#if __has_include("{name}") || __has_include(<{name}>)\n#error there\n#endif\n'
    assert compiled(folder, asked + KERNEL % "1").ptx


def test_a_text_has_no_folder(folder, monkeypatch):
    monkeypatch.chdir(folder / "source")
    with pytest.raises(minicu.CompileError, match="file not found"):
        minicu.compile('#include "near.h"\n' + KERNEL % "NEAR", isolate=True)
    assert minicu.compile('#include "near.h"\n' + KERNEL % "NEAR").ptx


@pytest.mark.parametrize(
    "statement",
    [
        r'asm(".inc" "lude \"/etc/passwd\"");',
        r'asm volatile("{ .file 1 \"/etc/passwd\" \n }");',
        r'asm("%0" :: "C"(text));',
    ],
)
def test_asm_names_no_files(statement):
    text = '__device__ static constexpr char text[] = ".incbin \\"/etc/passwd\\"";\n'
    source = text + "__global__ void k(int *p) { " + statement + " *p = 1; }"
    with pytest.raises(minicu.CompileError, match="in asm is not allowed for an isolated source"):
        minicu.compile(source, isolate=True)


def test_asm_at_the_file_s_level_names_none_either():
    with pytest.raises(minicu.CompileError, match=r"'\.file' in asm is not allowed"):
        minicu.compile('asm(".file 1 \\"/etc/passwd\\"");\n' + KERNEL % 1, "c", isolate=True)


@pytest.mark.parametrize("source", [SLOW_TEMPLATES, SLOW_LOOPS], ids=["templates", "loops"])
def test_time_is_bounded_whatever_takes_it(source):
    start = time.monotonic()
    with pytest.raises(
        minicu.CompileError, match=r"not compiled: it was not done within 1 seconds \(isolate_sec"
    ):
        minicu.compile(source, isolate=True, isolate_seconds=1, cache=False)
    assert time.monotonic() - start < 5
    assert minicu.compile(KERNEL % 1, isolate=True, cache=False).ptx


def test_memory_is_bounded():
    with pytest.raises(minicu.CompileError, match=r"it needed more than 100 MB of memory \(isolate_memory\)"):
        minicu.compile(SLOW_LOOPS, isolate=True, isolate_memory=100 << 20, cache=False)
    assert minicu.compile(KERNEL % 1, isolate=True, cache=False).ptx


def test_complaints_have_their_places():
    with pytest.raises(minicu.CompileError) as caught:
        minicu.compile("#define X q\n" + KERNEL % "X", isolate=True, name="a.cu")
    with pytest.raises(minicu.CompileError) as here:
        minicu.compile("#define X q\n" + KERNEL % "X", name="a.cu")
    assert str(caught.value) == str(here.value)


def test_a_worker_that_died_idle_is_replaced():
    minicu.compile(KERNEL % 1, isolate=True, cache=False)
    worker = isolate._idle[-1]
    os.kill(worker.pid, signal.SIGKILL)
    time.sleep(0.2)
    assert minicu.compile(KERNEL % 2, isolate=True, cache=False).ptx


def test_a_worker_is_replaced_when_it_has_done_enough(monkeypatch):
    monkeypatch.setattr(isolate, "ANSWERS", 3)
    while isolate._idle:
        isolate._idle.pop().end()
    pids = []
    for i in range(7):
        minicu.compile(KERNEL % i, isolate=True, cache=False)
        pids.append(isolate._idle[-1].pid if isolate._idle else 0)
    assert pids[0] == pids[1] != pids[3] == pids[4] and pids[2] == pids[5] == 0


def test_a_worker_is_replaced_when_it_has_grown(monkeypatch):
    """LLVM loses some 200 KB with each compilation."""
    minicu.compile(KERNEL % 0, isolate=True, cache=False)
    worker = isolate._idle[-1]
    monkeypatch.setattr(isolate, "GROWTH", isolate._resident(worker.pid) - worker.size + (1 << 20))
    for i in range(50):
        minicu.compile(KERNEL % i, isolate=True, cache=False)
        if worker not in isolate._idle:
            break
    assert 0 < i < 49 and worker.status is not None


def test_a_process_that_has_compiled_much_lets_another_one_do_it(monkeypatch):
    here = minicu.compile(KERNEL % 7, cache=False).ptx
    while isolate._idle:
        isolate._idle.pop().end()
    monkeypatch.setattr(emit, "COMPILED_HERE", 0)
    assert minicu.compile(KERNEL % 7, cache=False).ptx == here and len(isolate._idle) == 1


def test_where_no_process_can_be_started(monkeypatch):
    def none(*_):
        raise BlockingIOError

    while isolate._idle:
        isolate._idle.pop().end()
    monkeypatch.setattr(isolate, "_Worker", none)
    monkeypatch.setattr(emit, "COMPILED_HERE", 0)
    assert ".entry" in minicu.compile(KERNEL % 8, cache=False).ptx
    with pytest.raises(BlockingIOError):
        minicu.compile(KERNEL % 8, cache=False, isolate=True)


def test_a_worker_holds_nothing_of_the_caller_open(monkeypatch):
    read, write = os.pipe()
    while isolate._idle:
        isolate._idle.pop().end()
    monkeypatch.setattr(isolate, "_alone", lambda: True)
    minicu.compile(KERNEL % 9, cache=False, isolate=True)
    os.close(write)
    assert isolate._idle and select.select([read], [], [], 5)[0] and os.read(read, 1) == b""
    os.close(read)


def command(*words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "minicu", *words], capture_output=True, text=True, timeout=60, cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )  # fmt: skip


@pytest.mark.parametrize(
    "words",
    [
        ["compile"],
        *(pytest.param(w, marks=pytest.mark.slow) for w in (["compile", "--emit", "tree"], ["abi"])),
    ],
)
def test_the_command_line(folder, words):
    (folder / "source/s.cu").write_text('#include "../elsewhere/secret.h"\n' + KERNEL % "SECRET")
    ended = command(*words, "--isolate", "s.cu", folder=folder / "source")
    assert ended.returncode == 1 and "'../elsewhere/secret.h' file not found" in ended.stderr
    assert command(*words, "s.cu", folder=folder / "source").returncode == 0
    (folder / "source/s.cu").write_text('#include "near.h"\n' + KERNEL % "NEAR")
    assert command(*words, "--isolate", "s.cu", folder=folder / "source").returncode == 0
    (folder / "source/s.cu").write_text(SLOW_TEMPLATES)
    ended = command(*words, "--isolate", "--isolate-seconds", "1", "s.cu", folder=folder / "source")
    assert ended.returncode == 1 and "it was not done within 1 seconds" in ended.stderr


def test_a_worker_ends_with_its_parent(tmp_path):
    (tmp_path / "p.py").write_text(
        "import minicu, os, sys, threading, time\n"
        "from minicu.llvm import isolate\n"
        f"source = {SLOW_TEMPLATES!r}\n"
        "threading.Thread(target=lambda: minicu.compile(source, isolate=True), daemon=True).start()\n"
        "while True:\n"
        "    time.sleep(0.2)\n"
        "    children = open(f'/proc/self/task/{os.getpid()}/children').read().split()\n"
        "    for task in os.listdir('/proc/self/task'):\n"
        "        children += open(f'/proc/self/task/{task}/children').read().split()\n"
        "    if children: break\n"
        "time.sleep(2)\n"
        "print(children[0], flush=True)\n"
        "os.kill(os.getpid(), 9)\n"
    )
    ended = subprocess.run(
        [sys.executable, "p.py"], capture_output=True, text=True, timeout=60, cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )  # fmt: skip
    assert ended.returncode == -signal.SIGKILL, ended
    worker = Path("/proc") / ended.stdout.strip()
    for _ in range(50):
        if not worker.exists() or "(zombie)" in (worker / "status").read_text():
            return
        time.sleep(0.1)
    raise AssertionError(f"{worker} lives")


def test_the_toolkit_s_libraries_of_headers_are_found(tmp_path, monkeypatch):
    """They are installed, and nobody's secrets; what lies beside their folder is not there."""
    (tmp_path / "include/cccl/cuda/std").mkdir(parents=True)
    (tmp_path / "include/cccl/cuda/std/own").write_text("#define OWN 1\n")
    (tmp_path / "include/secret.h").write_text("#define SECRET 1\n")
    cccl = tmp_path / "include/cccl"
    monkeypatch.setattr(toolkit, "folders", lambda: (str(cccl),))
    text = f'#include <cuda/std/own>\n#if !OWN || __has_include("{cccl.parent}/secret.h")\n#error\n#endif\n'
    Stages(Source("s.cu", text), CU, Options(isolate=True)).check()
    text = f'#include "{cccl}/../secret.h"\n'
    with pytest.raises(minicu.CompileError, match="file not found"):
        Stages(Source("s.cu", text), CU, Options(isolate=True)).check()


@pytest.mark.skipif(
    not hasattr(os, "memfd_create") or len(os.sched_getaffinity(0)) == 1, reason="one process does it all"
)
@pytest.mark.parametrize(("text", "status"), [("*p = 1;", 0), ("*q = 1;", 1)])
def test_the_command_has_llvm_in_another_process(text, status, tmp_path):
    """It loads no LLVM itself, and whoever reads its output waits for no other process."""
    source = tmp_path / "k.cu"
    source.write_text(f"__global__ void k(int *p) {{ {text} }}")
    command = [
        sys.executable,
        "-X",
        "importtime",
        "-m",
        "minicu",
        "compile",
        "--no-cache",
        str(source),
        "-o",
        "-",
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == status, done.stderr
    assert "pycparser" in done.stderr and "llvmlite" not in done.stderr
    assert (".entry _Z1kPi" in done.stdout) == (status == 0)
    assert ("use of undeclared identifier 'q'" in done.stderr) == (status == 1)


def test_what_loading_compiles_is_compiled_there_as_well(monkeypatch):
    text = """
    template <class T> __global__ void k(T *p) { p[threadIdx.x] = T(7); }
    template __global__ void k<int>(int *);
    """
    asked, really = [], isolate.ask_bounded
    monkeypatch.setattr(
        isolate, "ask_bounded", lambda *a: asked.append(a[0].rpartition(":")[2]) or really(*a)
    )
    program = minicu.compile(text, isolate=True, cache=False)
    monkeypatch.setenv("MINICU_CACHE", "0")
    module = program.load("cpu")
    numbers = numpy.zeros(4, numpy.int32)
    module.kernels["k<signed int>"][1, 4](numbers)
    assert numbers.tolist() == [7] * 4
    assert program.for_arch("sm_80").ptx
    assert asked == ["build_here", "lowered", "compile_object", "meant", "compiled"]


def test_what_loading_compiles_is_bounded():
    # Long enough that no process is done in a millisecond, and no other test's: its object is not kept.
    program = minicu.compile(KERNEL % " ^ ".join(f"p[{i}]" for i in range(600)), isolate=True, cache=False)
    program.recipe.options = replace(program.recipe.options, isolate_seconds=0.001)
    with pytest.raises(CompileError, match="isolate_seconds"):
        program.load("cpu")
