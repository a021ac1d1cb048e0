"""Selections that choose the same, one after another, become one."""

import re

import pytest

import minicu
from minicu.ptx.amend import apply
from minicu.ptx.passes import selections

HEAD = "{\n\t.reg .pred \t%p<9>;\n\t.reg .b32 \t%r<9>;\n\n"


def amended(*lines: str) -> list[str]:
    """The instructions of a function after the pass; `lines` before."""
    body = "".join(f"\t{x}\n" if x[0] != "$" else f"{x}\n" for x in lines)
    text = apply(selections, f".visible .entry k()\n{HEAD}{body}\tret;\n\n}}\n")
    return [x.strip().replace("\t", "") for x in text.partition("\n\n")[2].splitlines() if x.strip(" }")][:-1]


def test_a_row_of_three():
    assert amended(
        "selp.b32 \t%r2, 0, %r1, %p1;", "selp.b32 \t%r3, 0, %r2, %p2;", "selp.b32 \t%r1, 0, %r3, %p3;",
    ) == ["or.pred %p9, %p1, %p2;", "or.pred %p10, %p9, %p3;", "selp.b32 %r1, 0, %r1, %p10;"]  # fmt: skip


def test_the_other_side():
    assert amended("selp.f32 \t%r2, %r1, %r5, %p1;", "selp.f32 \t%r3, %r2, %r5, %p2;") == [
        "and.pred %p9, %p1, %p2;", "selp.f32 %r3, %r1, %r5, %p9;",
    ]  # fmt: skip


FIRST, LAST = "selp.b32 \t%r2, 0, %r1, %p1;", "selp.b32 \t%r3, 0, %r2, %p2;"


@pytest.mark.parametrize(
    "between",
    [
        ["mov.b32 \t%r1, %r7;"],  # what the first one reads is written
        ["setp.eq.b32 \t%p1, %r7, 0;"],
        ["setp.eq.b32 \t%p3|%p1, %r7, 0;"],
        ["ld.global.v2.b32 \t{%r7, %r1}, [%rd1];"],
        ["@%p3 bra \t$L1;"],  # another block
        ["$L1:"],
        ["add.s32 \t%r7, %r2, 1;"],  # the result is read twice
        ["mov.b32 \t%r2, 5;"],
    ],
    ids=lambda lines: lines[0],
)
def test_what_keeps_them_apart(between):
    before = [FIRST, *between, LAST]
    assert amended(*before) == [x.replace("\t", "") for x in before]


@pytest.mark.parametrize(
    "between", ["st.global.b32 \t[%rd1], %r1;", "setp.eq.b32 \t%p2, %r7, 0;", "mov.b32 \t%r7, %r1;"]
)
def test_what_does_not(between):
    after = amended(FIRST, between, LAST)
    assert after[1:] == ["or.pred %p9, %p1, %p2;", "selp.b32 %r3, 0, %r1, %p9;"]


def test_different_choices_stay():
    before = ["selp.b32 \t%r2, 0, %r1, %p1;", "selp.b32 \t%r3, 1, %r2, %p2;"]
    assert amended(*before) == [x.replace("\t", "") for x in before]


def test_a_flag_that_many_conditions_clear(assemble):
    """As in searches that do not leave their loop."""
    source = """
    __global__ void k(const char *board, int n, char *safe)
    {
        bool ok = true;
    #pragma unroll
        for (int i = 0; i < 8; ++i)
            if (board[i] == n || board[i] == n + i)
                ok = false;
        *safe = ok;
    }"""
    ptx = minicu.compile(source, "cu", arch="sm_90", cache=False).ptx
    assert len(re.findall(r"\bselp\.", ptx)) <= 1
    assemble(ptx)


def test_a_loop_keeps_its_flag(assemble):
    source = """
    __global__ void k(const char *board, int n, int length, char *safe)
    {
        bool ok = true;
        for (int i = 0; i < length; ++i)
            if (board[i] == n)
                ok = false;
        *safe = ok;
    }"""
    ptx = minicu.compile(source, "cu", arch="sm_90", cache=False).ptx
    unrolled = max(re.split(r"\$L\w+:", ptx), key=lambda block: block.count("setp.eq"))
    assert unrolled.count("setp.eq") >= 4 and unrolled.count("selp.") == 1
    assemble(ptx)
