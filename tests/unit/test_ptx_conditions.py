"""Conditions that live across a loop are computed again behind it."""

import re

import pytest

import minicu
from minicu.ptx.amend import apply
from minicu.ptx.passes import conditions

PLACE = ["mov.u32 \t%r1, %tid.x;", "ld.param.b32 \t%r2, [k_param_0];"]
WRITTEN = [
    "add.s32 \t%r3, %r1, 256;", "setp.ge.s32 \t%p1, %r3, %r2;", "setp.ge.s32 \t%p2, %r1, %r2;",
    "setp.eq.b32 \t%p3, %r2, 7;",
]  # fmt: skip
LOOP = ["$L1:", "add.s32 \t%r4, %r4, 1;", "setp.lt.s32 \t%p4, %r4, %r5;", "@%p4 bra \t$L1;"]
READ = ["@%p1 bra \t$L2;", "selp.b32 \t%r5, 1, 0, %p2;", "@!%p3 bra \t$L2;"]


def amended(*lines: str) -> list[str]:
    """The instructions of a kernel behind its loop after the pass; `lines` before."""
    body = "".join(f"\t{x}\n" if x[0] != "$" else f"{x}\n" for x in lines)
    head = "{\n\t.reg .pred \t%p<9>;\n\t.reg .b32 \t%r<9>;\n\n"
    text = apply(conditions, f".visible .entry k()\n{head}{body}\tret;\n\n}}\n")
    for name in re.findall(r"%[pr](\d+)", text.replace("%p<", "").replace("%r<", "")):
        assert int(name) < max(map(int, re.findall(r"<(\d+)>", text))), "registers are declared"
    return [x.strip().replace("\t", "") for x in text.partition("bra \t$L1;\n")[2].splitlines()][:-3]


def test_of_parameters_and_special_registers():
    assert amended(*PLACE, *WRITTEN, *LOOP, *READ) == [
        "mov.u32 %r9, %tid.x;", "add.s32 %r10, %r9, 256;", "ld.param.b32 %r11, [k_param_0];",
        "setp.ge.s32 %p9, %r10, %r11;", "@%p9 bra $L2;",
        "mov.u32 %r12, %tid.x;", "ld.param.b32 %r13, [k_param_0];", "setp.ge.s32 %p10, %r12, %r13;",
        "selp.b32 %r5, 1, 0, %p10;",
        "ld.param.b32 %r14, [k_param_0];", "setp.eq.b32 %p11, %r14, 7;", "@!%p11 bra $L2;",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("before", "behind"),
    [
        (WRITTEN[:3], READ[:2]),  # few
        ([*WRITTEN, *READ[:2]], READ[2:3]),  # the others are not read behind the loop
        (["ld.global.b32 \t%r6, [%rd1];", *[x.replace("%r2", "%r6") for x in WRITTEN]], READ),  # loaded
        ([*WRITTEN, "mov.b32 \t%r1, 5;", "mov.b32 \t%r2, 5;"], READ),  # operands have several values
        (["mov.b32 \t%r6, 5;", *[x.replace("%r2", "%r6") for x in WRITTEN]], READ),  # a copy
    ],
    ids=["few", "read in front", "loaded", "written twice", "copied"],
)
def test_what_stays(before, behind):
    assert amended(*PLACE, *before, *LOOP, *behind) == [x.replace("\t", "") for x in behind]


def test_what_is_written_in_asm_stays():
    asm = ["// begin inline asm", "mov.u32 %r1, %tid.x;", "// end inline asm"]
    body = amended(*asm, PLACE[1], *WRITTEN, *LOOP, *READ)
    assert body == [
        *(x.replace("\t", "") for x in READ[:2]),
        "ld.param.b32 %r9, [k_param_0];",
        "setp.eq.b32 %p9, %r9, 7;",
        "@!%p9 bra $L2;",
    ]


def test_conditions_are_not_packed(assemble):
    """A thread that has several elements, and asks before and behind the loop which of them there are."""
    source = """
    __global__ void k(int n, const float *__restrict__ in, float *__restrict__ out, int trips)
    {
        int i = blockIdx.x * 1024 + threadIdx.x;
        float x[16], y[16];
    #pragma unroll
        for (int t = 0; t < 16; t++)
            y[t] = 0, x[t] = i + 64 * t < n ? in[i + 64 * t] : 0;
        for (int j = 0; j < trips; j++)
    #pragma unroll
            for (int t = 0; t < 16; t++)
                if (x[t] > j)
                    y[t] += x[t] * j;
    #pragma unroll
        for (int t = 0; t < 16; t++)
            if (i + 64 * t < n)
                out[i + 64 * t] = y[t];
    }"""
    ptx = minicu.compile(source, "cu", arch="sm_90", cache=False).ptx
    behind = ptx.rpartition("fma.rn.f32")[2]
    assert len(re.findall(r"setp\.ge\.s32", behind)) >= 16
    assemble(ptx, "sm_90")
