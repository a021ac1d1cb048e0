"""Behind a loop that needs all registers, cheap values are computed again."""

import pytest

from minicu.ptx.amend import apply
from minicu.ptx.passes import recomputed

INDEX = ["mov.u32 \t%r1, %tid.x;", "cvt.u64.u32 \t%rd1, %r1;", "shl.b64 \t%rd2, %rd1, 3;"]
PLACE = ["mov.b64 \t%rd3, table;", "add.s64 \t%rd4, %rd3, %rd2;"]
FIRST = [f"ld.global.b64 \t%rd{n}, [%rd5+{n}];" for n in range(10, 60)]
LOOP = [
    "$L1:", *(f"add.s64 \t%rd{n}, %rd{n}, %rd7;" for n in range(10, 60)), "setp.ne.b64 \t%p1, %rd10, %rd7;",
    "@%p1 bra \t$L1;",
]  # fmt: skip
ASM = ["// begin inline asm", PLACE[0], "// end inline asm"]
LAST = ["st.shared.b64 \t[%rd4], %rd10;"]
BEHIND = ["bra.uni \t$L2;", "$L2:"]
AGAIN = [
    "mov.u32 \t%r2, %tid.x;", "cvt.u64.u32 \t%rd99, %r2;", "shl.b64 \t%rd100, %rd99, 3;",
    "mov.b64 \t%rd101, table;", "add.s64 \t%rd102, %rd101, %rd100;",
]  # fmt: skip


def text(*lines: str) -> str:
    body = "".join(f"\t{x}\n" if x[0] != "$" else f"{x}\n" for x in lines)
    declared = "\t.reg .b32 \t%r<2>;\n\t.reg .b64 \t%rd<99>;\n"
    return apply(recomputed, f".visible .entry k()\n{{\n{declared}\n{body}\tret;\n\n}}\n")


def amended(*lines: str) -> list[str]:
    return [x.strip() for x in text(*lines).partition("\n\n")[2].splitlines() if x.strip(" }")][:-1]


def test_behind_a_full_loop():
    lines = [*INDEX, *PLACE, *FIRST, *LOOP, *BEHIND, *LAST]
    assert amended(*lines) == [
        *INDEX, *PLACE, *FIRST, *LOOP, *BEHIND, *AGAIN, "st.shared.b64 \t[%rd102], %rd10;",
    ]  # fmt: skip


def test_registers_are_declared():
    declared = text(*INDEX, *PLACE, *FIRST, *LOOP, *BEHIND, *LAST)
    assert "\t.reg .b32 \t%r<3>;" in declared
    assert "\t.reg .b64 \t%rd<103>;" in declared


@pytest.mark.parametrize(
    "lines",
    [
        [*INDEX, *PLACE, *FIRST[:20], LOOP[0], *LOOP[1:21], *LOOP[-2:], *BEHIND, *LAST],  # room for all
        [*INDEX, *PLACE, "$L1:", *LOOP[-2:], *BEHIND, *FIRST, "$L6:", *LOOP[1:51], *LAST],  # full behind it
        [*INDEX, *PLACE, *FIRST, LOOP[0], LAST[0], *LOOP[1:], *BEHIND, *LAST],  # the loop reads it
        [*INDEX[1:], *PLACE, *FIRST, *LOOP, *BEHIND, *LAST],  # from what is given, not computed
        ["mov.u32 \t%r1, %clock;", *INDEX[1:], *PLACE, *FIRST, *LOOP, *BEHIND, *LAST],
        ["ld.global.b32 \t%r1, [%rd5];", *INDEX[1:], *PLACE, *FIRST, *LOOP, *BEHIND, *LAST],
        [*INDEX, *PLACE, "mov.b64 \t%rd4, other;", *FIRST, *LOOP, *BEHIND, *LAST],  # two values
        [*FIRST, *LOOP, *BEHIND, *INDEX, *PLACE, *LAST],  # computed there anyhow
        [*INDEX, *PLACE, *FIRST, "@%p2 bra \t$L3;", *LOOP, *BEHIND, *LAST, "$L3:"],  # past the loop
        [*INDEX, *PLACE, "$L0:", *FIRST, *LOOP, *BEHIND, *LAST, "@%p2 bra \t$L0;"],  # in a loop around
        [*INDEX, *PLACE, *FIRST, *LOOP, "$L2:", *LAST, "@%p2 bra \t$L2;"],  # at the top of another loop
        [*INDEX, *ASM, PLACE[1], *FIRST, *LOOP, *BEHIND, *LAST],
        [*INDEX, *PLACE, "$L4:", *FIRST, "brx.idx \t%r0, $L5;", *LOOP, *BEHIND, *LAST],
    ],
    ids=[
        "room", "later", "read", "given", "clock", "loaded", "written", "there",
        "past", "around", "top", "asm", "brx",
    ],
)  # fmt: skip
def test_what_stays(lines):
    assert amended(*lines) == lines
