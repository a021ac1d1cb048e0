"""Code that holds too much in registers is made without MachineSink (`minicu.llvm.sinking`)."""

from __future__ import annotations

from typing import Any

import pytest

import minicu
from minicu.llvm import isolate, sinking
from minicu.llvm.faults import InternalError
from minicu.ptx.pressure import pressure

#: Sums of eight numbers, each turned by an angle whose sine and cosine have a slow way.
TWIDDLES = """\
__global__ void k(double2 *p)
{
    double2 v[8];
    for (int i = 0; i < 8; i++) v[i] = p[threadIdx.x + 64 * i];
    for (int step = 4; step; step /= 2)
        for (int i = 0; i < 8; i++)
            if (!(i & step)) {
                double2 a = v[i], b = v[i + step];
                v[i] = {a.x + b.x, a.y + b.y};
                v[i + step] = {a.x - b.x, a.y - b.y};
            }
    for (int i = 1; i < 8; i++) {
        double angle = 0.012 * i * threadIdx.x, c = cos(angle), s = sin(angle);
        v[i] = {v[i].x * c - v[i].y * s, v[i].x * s + v[i].y * c};
    }
    for (int i = 0; i < 8; i++) p[threadIdx.x + 64 * i] = v[i];
}
"""


def held(ptx: str) -> int:
    """The pressure in the function of a module that holds most."""
    return max(map(pressure, ptx.split("\n}\n")))


def test_twiddles(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    ask = isolate.ask

    def noted(function: str, arguments: Any, *more: Any, **named: Any) -> Any:
        asked.append(arguments[-1])
        return ask(function, arguments, *more, **named)

    monkeypatch.setattr(isolate, "ask", noted)
    better = minicu.compile(TWIDDLES, arch="sm_90", cache=False).ptx
    assert asked == [sinking.OPTION]
    monkeypatch.setattr(sinking, "MOST", 1 << 30)
    first = minicu.compile(TWIDDLES, arch="sm_90", cache=False).ptx
    assert held(first) >= 96
    assert held(better) <= 60
    kernel, *rest = better.split("\n}\n")
    assert kernel not in first
    assert rest == first.split("\n}\n")[1:]


def test_pressure() -> None:
    """A number of 64 bits counts twice; what a loop changes lives around it; addresses are read."""
    text = """.visible .entry k(
)
{
\t.reg .b32 \t%r<9>;
\tld.param.b64 \t%rd1, [k_param_0];
\tmov.b32 \t%r1, 0;
$L__BB0_1:
\tld.global.v2.b32 \t{%r3, %r4}, [%rd1];
\tadd.s32 \t%r1, %r1, %r3;
\tsetp.ne.b32 \t%p1, %r1, %r4;
\t@%p1 bra \t$L__BB0_1;
\tst.global.b32 \t[%rd1], %r1;
\tret;
}
"""
    assert pressure(text) == 3


def test_assembly_with_labels_of_its_own() -> None:
    text = ".visible .entry k(\n)\n{\n\tmov.b32 \t%r1, 0;\n\t{\n\tbra \t$Lq;\n\t$Lq:\n\t}\n\tret;\n\n}\n"
    assert pressure(text) == 0


def test_no_second_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """The code that there is serves where the other cannot be made."""

    def dies(*asked: Any, **named: Any) -> Any:
        raise InternalError("LLVM was ended by signal 9")

    monkeypatch.setattr(isolate, "ask", dies)
    ptx = minicu.compile(TWIDDLES, arch="sm_90", cache=False).ptx
    assert held(ptx) >= 96
