"""`minicu compile a.cu b.cu`: one output each, and symbols that fit together where they are linked."""

from __future__ import annotations

import subprocess
import sys

import pytest

FILES = {
    "a.cu": "__device__ int f(int); extern __device__ int v; inline __device__ int in() { return 1; }\n"
    "__global__ void ka(int *p) { *p = f(1) + v + in(); }\n",
    "b.cu": "__device__ int f(int x) { return x; } __device__ int v = 3;\n"
    "inline __device__ int in() { return 1; }\n"
    "__global__ void kb(int *p) { *p = f(2) + in(); }\n",
    "c.cu": "__device__ int f(int x) { return x + 1; }\n__device__ int nowhere(int);\n"
    "__global__ void kc(int *p) { *p = f(2) + nowhere(3); }\n",
    "bad.cu": "__global__ void k(int *p) { *p = nope; }\n",
}  # fmt: skip


@pytest.fixture
def compiled(tmp_path):
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)

    def run(*words):
        done = subprocess.run(
            [sys.executable, "-m", "minicu", "compile", *words], cwd=tmp_path, capture_output=True, text=True
        )
        made = sorted(p.name for p in tmp_path.iterdir() if p.suffix == ".ptx")
        return done.returncode, made, done.stderr

    return run


@pytest.mark.parametrize(
    ("words", "status", "made", "said"),
    [
        (("-rdc=true", "a.cu", "b.cu"), 0, ["a.ptx", "b.ptx"], ""),
        (("-rdc=true", "b.cu", "c.cu"), 1, [], "c.cu:1:16: error: redefinition of 'f'"),
        (("-rdc=true", "b.cu", "c.cu"), 1, [], "b.cu:1:16: note: previous definition is here"),
        (
            ("-rdc=true", "a.cu", "c.cu"),
            0,
            ["a.ptx", "c.ptx"],
            "c.cu:2:16: warning: 'nowhere' is declared and used",
        ),
        (("b.cu", "bad.cu"), 1, ["b.ptx"], "bad.cu:1:34: error: use of undeclared identifier 'nope'"),
        (("a.cu", "b.cu", "-o", "x"), 2, [], "-o names the output of one file"),
        (("a.cu", "./a.cu"), 2, [], "would both become 'a.ptx'"),
        (("a.cu", "missing.cu"), 2, [], "cannot read 'missing.cu'"),
    ],
)
def test_several(compiled, words, status, made, said):
    found = compiled(*words)
    assert found[:2] == (status, made) and said in found[2], found
