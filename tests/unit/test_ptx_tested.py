"""Conditions on parameters alone leave loops."""

import re

import pytest

import minicu
from minicu.ptx.amend import apply
from minicu.ptx.passes import tested

READ = ["ld.param.b32 \t%r1, [k_param_0];", "ld.param.b32 \t%r2, [k_param_1];"]
LOOP = [
    "$L1:", "setp.lt.u32 \t%p1, %r1, 4;", "@%p1 bra \t$L2;", "add.s32 \t%r4, %r4, 1;", "$L2:",
    "setp.lt.s32 \t%p4, %r4, %r2;", "@%p4 bra \t$L1;",
]  # fmt: skip


def amended(*lines: str) -> list[str]:
    body = "".join(f"\t{x}\n" if x[0] != "$" else f"{x}\n" for x in lines)
    text = apply(tested, f".visible .entry k()\n{{\n\t.reg .b32 \t%r<9>;\n\n{body}\tret;\n\n}}\n")
    return [x.strip() for x in text.partition("\n\n")[2].splitlines() if x.strip(" }")][:-1]


def test_loop():
    assert amended(*READ, *LOOP) == [READ[0], LOOP[1], READ[1], LOOP[0], *LOOP[2:]]


def test_two_conditions_of_one_parameter():
    more = "setp.eq.b32 \t%p2, %r1, 7;"
    lines = [*READ, *LOOP[:3], more, "@%p2 bra \t$L2;", *LOOP[3:]]
    assert amended(*lines)[:3] == [READ[0], LOOP[1], more]


@pytest.mark.parametrize(
    "lines",
    [
        [*READ, *LOOP[1:4], LOOP[0], *LOOP[4:]],  # before the loop already
        [READ[1], LOOP[0], READ[0], *LOOP[1:]],  # the parameter is read in the loop
        [*READ, "mov.b32 \t%r1, 3;", *LOOP],  # of several values
        [*READ, *LOOP[:3], "setp.eq.b32 \t%p1, %r1, 1;", *LOOP[3:]],  # a predicate that is written twice
        ["ld.global.b32 \t%r1, [%rd1];", READ[1], *LOOP],
        ["mov.b32 \t%r1, 9;", READ[1], *LOOP],
        [*READ, *LOOP[:1], *(f"setp.lt.u32 \t%p{n}, %r1, {n};" for n in (5, 6)), *LOOP[1:]],  # too many
        [*READ, "// begin inline asm", "add.u32 %r5, %r1, 1;", "// end inline asm", *LOOP],
    ],
    ids=["before", "read in it", "written", "twice", "loaded", "constant", "many", "asm"],
)
def test_what_stays(lines):
    assert amended(*lines) == lines


def test_source():
    ptx = minicu.compile(
        'extern "C" __global__ void k(const int *a, int *b, int n, int m) {'
        "  for (int i = threadIdx.x; i < n; i += 256) {"
        "    int s = 0;"
        "    for (int j = 0; j < m; j++) s += a[i + j];"
        "    b[i] = s;"
        "  }"
        "}",
        arch="sm_90",
        cache=False,
    ).ptx
    assert re.search(r"ld\.param\.b32 \t(%r\d+), \[k\w*_param_3\];\n\tsetp\.lt\.u32 \t%p\d+, \1, 4;", ptx), (
        ptx
    )
