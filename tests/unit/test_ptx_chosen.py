"""A double that is computed for a selection alone is computed behind a branch."""

import pytest

import minicu
from minicu.ptx.amend import apply
from minicu.ptx.passes import chosen

HEAD = "{\n\t.reg .pred \t%p<9>;\n\t.reg .b64 \t%rd<9>;\n\n"


def amended(*lines: str) -> list[str]:
    """The instructions of a function after the pass; `lines` before."""
    body = "".join(f"\t{x}\n" if x[0] != "$" else f"{x}\n" for x in lines)
    text = apply(chosen, f".visible .entry k()\n{HEAD}{body}\tret;\n\n}}\n")
    return [x.strip().replace("\t", "") for x in text.partition("\n\n")[2].splitlines() if x.strip(" }")][:-1]


SUM, CHOICE = "fma.rn.f64 \t%rd3, %rd1, %rd2, %rd1;", "selp.f64 \t%rd4, %rd3, %rd1, %p1;"


def test_one_side():
    assert amended(SUM, "mov.b32 \t%r1, 5;", CHOICE) == [
        "mov.b32 %r1, 5;", "mov.b64 %rd4, %rd1;",
        "@!%p1 bra $L__chosen_0;", "fma.rn.f64 %rd4, %rd1, %rd2, %rd1;", "$L__chosen_0:",
    ]  # fmt: skip


def test_the_other_side_into_its_own_place():
    assert amended("sub.f64 \t%rd3, 0d0, %rd1;", "selp.f64 \t%rd1, %rd1, %rd3, %p1;") == [
        "@%p1 bra $L__chosen_0;", "sub.f64 %rd1, 0d0, %rd1;", "$L__chosen_0:",
    ]  # fmt: skip


def test_two():
    again = [x.replace("%rd4", "%rd6").replace("%rd3", "%rd5") for x in (SUM, CHOICE)]
    assert [x for x in amended(SUM, CHOICE, *again) if x[0] in "@$"] == [
        "@!%p1 bra $L__chosen_0;", "$L__chosen_0:", "@!%p1 bra $L__chosen_1;", "$L__chosen_1:",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "between",
    [
        ["mov.b64 \t%rd2, 5;"],  # what is computed from is written
        ["@%p2 mov.b64 \t%rd1, 5;"],
        ["ld.global.v2.b64 \t{%rd7, %rd2}, [%rd8];"],
        ["mov.b64 \t%rd3, 5;"],  # the result is
        ["add.f64 \t%rd7, %rd3, %rd3;"],  # or is read
        ["@%p3 bra \t$L1;"],  # another block
        ["$L1:"],
    ],
    ids=lambda lines: lines[0],
)
def test_what_keeps_them_apart(between):
    lines = [SUM, *between, CHOICE]
    assert amended(*lines) == [x.replace("\t", "") for x in lines]


@pytest.mark.parametrize(
    "lines",
    [
        (SUM, "selp.f64 \t%rd2, %rd3, %rd1, %p1;"),  # what is computed from would be written before
        (SUM, "selp.f64 \t%rd4, %rd3, 0d5, %p1;"),
        ("div.rn.f64 \t%rd3, %rd1, %rd2;", CHOICE),
        ("fma.rn.f64 \t%rd3, %rd1, %rd3, %rd1;", CHOICE),
    ],
    ids=lambda lines: lines[0],
)
def test_what_stays(lines):
    assert amended(*lines) == [x.replace("\t", "") for x in lines]


def test_a_sine():
    ptx = minicu.compile("__global__ void k(double *p) { *p = sin(*p); }", arch="sm_90").ptx
    assert ptx.count("selp.f64") == 1  # of two constants
    assert ptx.count("bra \t$L__chosen") == 2
