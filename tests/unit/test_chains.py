"""Long chains of integer arithmetic (`minicu.llvm.chains`) and functions of many ways (`minicu.llvm.ways`):
code for them is made in a worker."""

from __future__ import annotations

from typing import Any

import pytest

import minicu
from minicu.llvm import isolate, ways

#: Four loads that become one.
VECTOR = """\
struct __align__(16) Four { int a, b, c, d; };
__global__ void k(const Four *p, int *q) { *q = (p->a ^ p->b) * (p->c ^ p->d); }
"""


def chain(n: int) -> str:
    lines = "".join(f"    x = x * a + {i};\n" for i in range(1, n + 1))
    return f"__global__ void k(int *p, int a) {{\n    int x = *p;\n{lines}    *p = x;\n}}\n"


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What workers were asked for."""
    functions: list[str] = []
    ask = isolate.ask

    def noted(function: str, *arguments: Any, **named: Any) -> Any:
        functions.append(function)
        return ask(function, *arguments, **named)

    monkeypatch.setattr(isolate, "ask", noted)
    return functions


def ptx(source: str) -> str:
    return minicu.compile(source, arch="sm_90", cache=False).ptx


def test_worker(asked: list[str]) -> None:
    """A worker makes the code of a long chain, and this process's passes stay as they are."""
    before = ptx(VECTOR)
    text = ptx(chain(400))
    assert asked == ["minicu.llvm.again:assembly_here"]
    assert text.count("mad.lo.s32") >= 399
    assert "v4" in before and ptx(VECTOR) == before


def test_lines(asked: list[str]) -> None:
    """The same with the lines of what is inlined."""
    source = chain(400).replace("x = *p;", "x = first(p);")
    source = f"static __device__ int first(int *p) {{ return *p; }}\n{source}"
    text = minicu.compile(source, arch="sm_90", debug="lineinfo", cache=False).ptx
    assert asked == ["minicu.llvm.again:assembly_here"]
    assert "inlined_at" in text and text.count("mad.lo.s32") >= 399


def test_short_chain(asked: list[str]) -> None:
    """What programs have stays here."""
    ptx(chain(45))
    assert asked == []


def test_loads_begin_anew(asked: list[str]) -> None:
    """Each element is loaded by what the one before says: no chain, however long."""
    steps = "".join(f"    x = p[x * {i} + 1];\n" for i in range(1, 300))
    ptx(f"__global__ void k(int *p) {{\n    int x = *p;\n{steps}    *p = x;\n}}\n")
    assert asked == []


@pytest.mark.parametrize(("n", "workers"), [(300, 0), (1000, 1)])
def test_many_ways(asked: list[str], n: int, workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """For many cases as well, all of which are there."""
    monkeypatch.setattr(ways, "MANY", 900)
    cases = " ".join(f"case {i * 3}: y = {i * 7919 % 10007 + 20000}; break;" for i in range(n))
    text = ptx(f"__global__ void k(int *p) {{ int y = 0; switch (*p) {{ {cases} }} *p = y; }}")
    assert asked == ["minicu.llvm.again:assembly_here"] * workers
    assert all(f", {i * 7919 % 10007 + 20000};" in text for i in range(n))


@pytest.mark.parametrize(("n", "workers"), [(300, 0), (700, 1)])
def test_many_addresses(asked: list[str], n: int, workers: int) -> None:
    """Accesses of one array, each at a place that is loaded."""
    text = ptx(f"__global__ void k(int *p) {{\n{'    p[*p] += 1;' * n}\n}}\n")
    assert asked == ["minicu.llvm.again:assembly_here"] * workers
    assert text.count("\tst.global.b32") == n
