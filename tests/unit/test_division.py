"""Modules divided among threads: what must stay whole, and that the parts make the same program."""

from __future__ import annotations

import re

import pytest

from minicu.compile import Stages
from minicu.diagnostics.source import Source
from minicu.language import CU
from minicu.llvm import divide as division
from minicu.llvm import emit as llvm
from minicu.llvm.library import InternalError
from minicu.options import Options
from minicu.ptx.read import read


@pytest.fixture(autouse=True)
def small(monkeypatch):
    """Divide modules of any size."""
    monkeypatch.setattr(division, "LEAST", 10)


KERNELS = """
__device__ int table[4] = {1, 2, 3, 4};
__constant__ float weights[3] = {1, 2, 3};
__device__ float block_sum(float v)
{
    __shared__ float partial[32];
    partial[threadIdx.x] = v;
    __syncthreads();
    return partial[0] + partial[1];
}
__global__ void first(float *p) { p[0] = block_sum(p[1]) * weights[0]; }
__global__ void second(float *p) { p[0] = block_sum(p[2]); printf("%g {}\\n", p[0]); }
__global__ void third(int *p) { p[0] = table[p[1]]; printf("third }\\n"); }
__global__ void fourth(float *p) { extern __shared__ float area[]; area[threadIdx.x] = p[0]; p[1] = area[3]; }
"""


def kernels(lowered):
    return [f.symbol for f in lowered.functions if f.kernel]


def lowered(text):
    return Stages(Source("test", text), CU, Options()).lower()


def whole(text, monkeypatch):
    with monkeypatch.context() as m:
        m.setattr(division, "LEAST", 10**9)
        return llvm.compile_ptx(text, Options())


def instructions(routine):
    return re.findall(r"(?m)^\t(\w[\w.]*)", routine.body)


def test_parts_make_the_same_program(monkeypatch, assemble):
    text = lowered(KERNELS)
    parts = division.divide(text)
    assert len(parts) > 1
    assert sorted(k for p in parts for k in kernels(p)) == sorted(kernels(text))
    together, expected = llvm.compile_ptx(text, Options()), whole(text, monkeypatch)
    ours, theirs = read(together), read(expected)
    assert list(ours.entries) == list(theirs.entries)
    for name, entry in ours.entries.items():
        assert instructions(entry) == instructions(theirs.entries[name])
        assert (entry.parameters, entry.directives) == (theirs.entries[name].parameters, ())
    assert set(ours.variables) >= {"table", "weights"} and set(ours.declarations) == {"vprintf"}
    assert together.count("area[]") == expected.count("area[]")
    assemble(together, "sm_90")


def test_the_number_of_cores_changes_nothing(monkeypatch):
    text = lowered(KERNELS)
    monkeypatch.setattr(llvm, "_cores", lambda: 1)
    one = llvm.compile_ptx(text, Options())
    monkeypatch.setattr(llvm, "_cores", lambda: 8)
    assert llvm.compile_ptx(text, Options()) == one


def test_small_modules_stay_whole(monkeypatch):
    monkeypatch.setattr(division, "LEAST", 1000)
    text = lowered(KERNELS)
    assert division.divide(text) == [text]


TWO = "__global__ void a(int *p) {{ {0} }} __global__ void b(int *p) {{ {1} }}"


@pytest.mark.parametrize(
    "before, a, b",
    [
        ("static __device__ int n;", "p[0] = n;", "n = p[0];"),
        (
            "__device__ int f(int x) { return x; } __device__ int (*g)(int) = f;",
            "p[0] = g(1);",
            "p[0] = f(2);",
        ),
        ("__device__ __noinline__ int f(int x) { return x * x; }", "p[0] = f(1);", "p[0] = f(2);"),
    ],
    ids=["a variable that changes", "an address", "one function for both"],
)
def test_what_must_stay_whole(before, a, b, monkeypatch):
    text = lowered(before + TWO.format(a, b))
    assert division.divide(text) == [text]


def test_a_function_goes_with_its_kernels():
    before = "__device__ __noinline__ int f(int x) { return x * x; } __device__ int g(int x) { return f(x); }"
    text = lowered(
        before + TWO.format("p[0] = g(1);", "p[0] = f(2);") + "__global__ void c(int *p) { p[1] = p[0]; }"
    )
    parts = division.divide(text)
    assert [kernels(p) for p in parts] == [["_Z1aPi", "_Z1bPi"], ["_Z1cPi"]]
    assert ["define internal i32 @_Z1fi" in str(p) for p in parts] == [True, False]
    functions = read(llvm.compile_ptx(text, Options())).functions
    assert list(functions) == ["_Z1fi"]


PART = """//
.version 7.8
.target sm_90
.address_size 64

\t// .globl\t{0}
.global .align 4 .b8 table[4] = {{{1}}};

.visible .entry {0}()
{{
\tret;

}}
"""


def test_parts_that_do_not_fit():
    good = [PART.format("a", "1, 2, 3, 4"), PART.format("b", "1, 2, 3, 4")]
    joined = division.join(good, ["b", "a"])
    assert joined.count("table[4]") == 1 and joined.index(".entry b") < joined.index(".entry a")
    assert division.join([good[0], PART.format("b", "5, 6, 7, 8")], ["a", "b"]) is None
    assert division.join([good[0], good[0]], ["a"]) is None
    assert division.join(good, ["a", "b", "c"]) is None
    assert division.join([good[0], good[1] + ".global .u32 late;\n"], ["a", "b"]) is None


def test_a_part_that_llvm_refuses(monkeypatch):
    text = lowered(KERNELS)
    *others, last = text.functions
    wrong = last._replace(text=last.text.replace("ret void", "%x = add i32 %y, 1\n  ret void", 1))
    text = text._replace(functions=(*others, wrong))
    with pytest.raises(InternalError, match="use of undefined value"):
        llvm.compile_ptx(text, Options())
