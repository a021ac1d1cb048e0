"""Addresses that grow with a loop's counter become pointers that grow."""

import re

import pytest

import minicu
from minicu.ptx.amend import apply
from minicu.ptx.passes import pointers

LOOP = [
    "mov.b32 \t%r1, 0;", "and.b32 \t%r2, %r9, 2147483644;", "$L1:", "mul.wide.u32 \t%rd3, %r1, 8;",
    "add.s64 \t%rd4, %rd1, %rd3;", "ld.global.b32 \t%r3, [%rd4+4];", "st.global.b32 \t[%rd4], %r3;",
    "add.s32 \t%r1, %r1, 4;", "setp.ne.b32 \t%p1, %r1, %r2;", "@%p1 bra \t$L1;",
]  # fmt: skip


def amended(lines: list[str]) -> list[str]:
    body = "".join(f"\t{x}\n" if x[0] != "$" else f"{x}\n" for x in lines)
    text = apply(pointers, f".visible .entry k()\n{{\n\t.reg .b32 \t%r<9>;\n\n{body}\tret;\n\n}}\n")
    return [x.strip() for x in text.partition("\n\n")[2].splitlines() if x.strip(" }")][:-1]


def test_loop() -> None:
    assert amended(LOOP) == [
        *LOOP[:2], *LOOP[3:5], "$L1:", *LOOP[5:9], "add.s64 \t%rd4, %rd4, 32;", "@%p1 bra \t$L1;",
    ]  # fmt: skip


def test_bound_without_a_sign() -> None:
    mask = "and.b32 \t%r2, %r9, -4;"
    assert amended([LOOP[0], mask, *LOOP[2:]]) == [LOOP[0], mask, *amended(LOOP)[2:]]


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        (1, ["and.b32 \t%r2, %r9, 2147483646;"]),  # the counter may step over it
        (1, ["and.b32 \t%r2, %r9, -2;"]),
        (0, ["mov.b32 \t%r1, 4;"]),
        (0, ["mov.b32 \t%r1, 0;", "@%p2 bra \t$L2;", "mov.b32 \t%r1, %r7;", "$L2:"]),
        (0, ["mov.b32 \t%r1, 0;", "$L2:"]),  # come to from elsewhere: with 0 as well
        (3, ["mul.wide.s32 \t%rd3, %r1, 8;"]),
        (4, ["add.s64 \t%rd4, %rd1, %rd3;", "add.s64 \t%rd1, %rd4, 1;"]),  # the base changes
        (5, ["ld.shared.b32 \t%r3, [%rd4+4];"]),
        (5, ["ld.shared.b32 \t%r3, [%rd3];"]),
        (5, ["add.s64 \t%rd7, %rd4, 1;"]),  # the address is read by something else
        (6, ["st.global.b64 \t[%rd4], %rd4;"]),
        (6, ["add.s64 \t%rd5, %rd2, %rd3;", "st.local.b32 \t[%rd5], %r3;"]),  # needs the widened counter
        (7, ["add.s32 \t%r1, %r1, 4;", "add.s32 \t%r2, %r2, 1;"]),  # the bound changes
        (7, ["add.s32 \t%r1, %r1, %r8;"]),
        (7, ["add.s32 \t%r1, %r1, 0;"]),
        (8, ["setp.lt.s32 \t%p1, %r1, %r2;"]),  # it may wrap
        (8, ["setp.ne.b32 \t%p3, %r1, %r2;", "or.pred \t%p1, %p3, %p4;"]),
        (9, ["@%p1 bra \t$L1;", "@%p5 bra \t$L1;"]),
        (0, ["mov.b32 \t%r1, 0;", "$L3:", ".branchtargets $L3;"]),
        (9, ["@%p1 bra \t$L1;", ".branchtargets $L1, $L2;"]),
        (9, ["@%p1 bra \t$L1;", "mov.b64 \t%rd9, %rd4;"]),  # read behind the loop
    ],
)
def test_others_stay(line: int, instead: list[str]) -> None:
    lines = [*LOOP[:line], *instead, *LOOP[line + 1 :]]
    if "$L2:" in instead and "@%p2 bra \t$L2;" not in instead:
        lines.append("@%p6 bra \t$L2;")
    assert amended(lines) == lines


def test_bounds() -> None:
    """A step of 1 meets every bound, and a constant that is a multiple is met; the other way to jump back."""
    changed = {
        7: "add.s32 \t%r1, %r1, 1;", 1: "mov.b32 \t%r2, %r9;",
    }  # fmt: skip
    lines = [changed.get(n, x) for n, x in enumerate(LOOP)]
    assert "add.s64 \t%rd4, %rd4, 8;" in amended(lines)
    lines = [x.replace("%r1, %r2;", "%r1, 128;") for x in LOOP]
    assert "add.s64 \t%rd4, %rd4, 32;" in amended(lines)
    assert amended([x.replace("128", "126") for x in lines]) == [x.replace("128", "126") for x in lines]
    lines = [*LOOP[:9], "@!%p1 bra \t$L3;", "bra.uni \t$L1;", "$L3:"]
    assert amended(lines)[-4:] == ["add.s64 \t%rd4, %rd4, 32;", *lines[9:]]


def test_zero_that_is_written_once() -> None:
    """Wherever it is read: the loop within another one begins with a copy of it."""
    lines = ["mov.b32 \t%r5, 0;", "$L0:", "mov.b32 \t%r1, %r5;", *LOOP[1:], "@%p7 bra \t$L0;"]
    assert "add.s64 \t%rd4, %rd4, 32;" in amended(lines)
    lines[0] = "mov.b32 \t%r5, 0;\n\tmov.b32 \t%r5, 4;"
    assert "add.s64 \t%rd4, %rd4, 32;" not in amended(lines)


def test_source() -> None:
    ptx = minicu.compile(
        "__global__ void k(const float2 *p, float *q, int n) "
        "{ float s = 0; for (int i = 0; i < n; i++) s += p[i].x / p[i].y; q[threadIdx.x] = s; }",
        arch="sm_90",
    ).ptx
    assert re.search(r"add\.s64 \t(%rd\d+), \1, 32;", ptx)
