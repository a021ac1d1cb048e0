"""Threads that leave at once, on the CPU device: they are left out of the loop, and it changes no result."""

from __future__ import annotations

import re

import numpy
import pytest

import minicu
from minicu.llvm import jit
from minicu.lower.host.waiting import complete
from minicu.runtime.cpu.device import CpuDevice

pytestmark = pytest.mark.optimised

#: Each marks the threads that stay in out[block][thread], by what it finds of itself. `at` is where numbers
#: start, `n` and `m` are bounds.
MARK = "out[blockIdx.x * 96 + threadIdx.y * 32 + threadIdx.x] += 1 + threadIdx.x;"
INT = "int i = at + blockIdx.x * blockDim.x + threadIdx.x;"
UNSIGNED = "unsigned i = at + blockIdx.x * blockDim.x + threadIdx.x;"
LONG = "long long i = (long long)at + (long long)blockIdx.x * blockDim.x + threadIdx.x;"
WIDE = "unsigned long long i = at + blockIdx.x * blockDim.x + threadIdx.x;"
GUARDED = {
    "below": f"{INT} if (i < n) {MARK}",
    "returns": f"{INT} if (i >= n) return; {MARK}",
    "at_most": f"{INT} if (i <= n) {MARK}",
    "above": f"{INT} if (i > n) {MARK}",
    "at_least": f"{INT} if (n <= i) {MARK}",
    "one": f"{INT} if (i == n) {MARK}",
    "inner": f"{INT} if (i > 0 && i < n - 1) {MARK}",
    "outside": f"{INT} if (i <= m || n < i) return; {MARK}",
    "unsigned_below": f"{UNSIGNED} if (i < n) {MARK}",
    "unsigned_above": f"{UNSIGNED} if (i > (unsigned)n) {MARK}",
    "unsigned_at_most": f"{UNSIGNED} if (i <= (unsigned)n) {MARK}",
    "long_below": f"{LONG} if (i < n) {MARK}",
    "long_at_least": f"{LONG} if (i >= m) {MARK}",
    "long_of_unsigned": f"{WIDE} if (i < (unsigned)n) {MARK}",
    "wide": f"{INT} if ((size_t)i < (size_t)n) {MARK}",
    "wide_unsigned": f"{INT} if (i < (size_t)(unsigned)n) {MARK}",
    "narrowed": f"{LONG} if ((int)i < n) {MARK}",
    "taken_away": f"{INT} if (i - n < m) {MARK}",
    "rows": f"{INT} int j = threadIdx.y + m; if (i < n && j < 2) {MARK}",
    "rows_return": f"{INT} int j = threadIdx.y; if (j > m || i >= n) return; {MARK}",
    "thread": f"if (threadIdx.x < n) {MARK}",
    "block": f"{INT} if (blockIdx.x != 1 && i < n) {MARK}",
    "twice": f"{INT} if (i >= n) return; if (i * i % 3 == 1) return; {MARK}",
    "chain": f"{INT} if (i < n) {{ if (i > m) {MARK} }}",
    "sum": f"{INT} if (i >= n) return; float s = 0;"
           "for (int k = 0; k < 37; k++) s += a[threadIdx.x * 37 + k]; out[i - at] += s;",
}  # fmt: skip

#: Those where more happens, or it is not known in front of the loop.
OTHERS = {
    "otherwise": f"{INT} if (i < n) {MARK} else out[threadIdx.x] = 7;",
    "before": f"{INT} out[threadIdx.x] = 5; if (i < n) {MARK}",
    "of_memory": f"{INT} if (i < a[1]) {MARK}",
    "unequal": f"{INT} if (i != n) {MARK}",
    "steps": f"{INT} if (2 * i < n) {MARK}",
    "backwards": f"{INT} if (n - i > 0) {MARK}",
    "of_columns": f"{INT} if (threadIdx.y < n) {MARK}",
}

SOURCE = "\n".join(
    f'extern "C" __global__ void {name}(int *out, const float *a, int at, int n, int m) {{ {body} }}'
    for name, body in (GUARDED | OTHERS).items()
)

LEAST, MOST = -(1 << 31), (1 << 31) - 1
#: Where numbers start, and bounds: near the ends of their types as well.
PLACES = [
    (0, 70, 3), (0, 0, 0), (0, -1, -2), (0, 1000, 64), (0, 32, 31), (0, 33, -5), (-40, -3, -39), (-40, 5, -1),
    (MOST - 40, MOST, MOST - 30), (MOST - 40, MOST - 20, LEAST), (MOST - 40, LEAST + 20, MOST),
    (MOST - 31, LEAST, 0), (LEAST, LEAST + 5, LEAST + 2), (-1, -1, -1), (-64, 0, -32), (MOST - 63, 0, 1),
    (-20, 20, -10),
]  # fmt: skip


@pytest.fixture(scope="module")
def program():
    return minicu.compile(SOURCE)


@pytest.fixture(scope="module")
def modules(program):
    return program.load(CpuDevice(cores=1)), program.load(CpuDevice(cores=1, coroutines=True))


def written(program, vector=16):
    """The text of a program with the loops over its threads."""
    texts = []
    host = complete(program.host(), vector=vector)

    def rewrite(text):
        texts.append(host.rewrite(text))
        return texts[0]

    jit.compile_object(host.ir, 1, rewrite=rewrite, tidy=True)
    return texts[0]


def test_who_is_left_out(program):
    functions = dict(re.findall(r"(?ms)^define [^\n]*?@(\w+)\.blocks\((.*?)^\}$", written(program)))
    assert {name for name, text in functions.items() if "%x.first" in text} == GUARDED.keys()


@pytest.mark.parametrize("name", GUARDED | OTHERS)
def test_same_threads(modules, name):
    a = numpy.random.default_rng(3).random(32 * 37, "f4") * 50
    for at, n, m in PLACES:
        if name == "sum":
            at, n = 0, min(n, 96)
        results = []
        for module in modules:
            out = numpy.zeros(3 * 96, "i4")
            getattr(module, name)[3, (32, 3) if name != "sum" else 32](out, a, at, n, m)
            results.append(out.tolist())
        assert results[0] == results[1], (at, n, m)


@pytest.mark.parametrize("vector", [32, 64])
@pytest.mark.parametrize("element", ["float", "unsigned char", "short"])
def test_vectors_of_short_rows(element, vector):
    """One vector at a time, of no more threads than rows of images have; under masks where these are free."""
    kernel = f"""extern "C" __global__ void k({element} *a, int n) {{
        int i = blockIdx.x * blockDim.x + threadIdx.x;
        if (i < n) a[i] = a[i] * 3 + 1;
    }}"""
    text = written(minicu.compile(kernel), vector)
    loop = re.search(r"br i1 %cx, label %x, label %part.next, !llvm.loop (!\d+)", text)
    about = re.search(rf"(?m)^{loop[1]} = distinct (.*)$", text)[1]
    found = [re.search(rf"(?m)^{node} = (.*)$", text)[1] for node in re.findall(r"!\d+", about)[1:]]
    assert '!{!"llvm.loop.interleave.count", i32 1}' in found
    assert ('!{!"llvm.loop.vectorize.width", i32 16}' in found) == (element != "float")
    under_masks = element == "float" and vector == 64
    assert ('!{!"llvm.loop.vectorize.predicate.enable", i1 true}' in found) == under_masks
