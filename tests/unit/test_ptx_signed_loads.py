"""Signed bytes are extended by the load, where nothing else reads them."""

import pytest

import minicu
from minicu.ptx.amend import apply
from minicu.ptx.passes import signed_loads

LOAD, WIDEN = "ld.local.b8 \t%rs1, [%rd1+-1];", "cvt.u32.u16 \t%r1, %rs1;"
EXTEND = "cvt.s32.s8 \t%r2, %r1;"


def amended(*lines: str) -> list[str]:
    body = "".join(f"\t{x}\n" for x in lines)
    text = apply(signed_loads, f".visible .entry k()\n{{\n\t.reg .b32 \t%r<9>;\n\n{body}\tret;\n\n}}\n")
    return [x.strip().replace("\t", "") for x in text.partition("\n\n")[2].splitlines() if x.strip(" }")][:-1]


def test_load():
    assert amended(LOAD, "add.s32 \t%r5, %r6, 1;", WIDEN, EXTEND) == [
        "ld.local.s8 %r1, [%rd1+-1];", "add.s32 %r5, %r6, 1;", "mov.b32 %r2, %r1;",
    ]  # fmt: skip


def test_to_64_bits():
    assert amended(
        "ld.global.nc.b8 \t%rs1, [%rd1];", "cvt.u64.u16 \t%rd3, %rs1;", "cvt.s64.s8 \t%rd4, %rd3;"
    ) == ["ld.global.nc.s8 %rd3, [%rd1];", "mov.b64 %rd4, %rd3;"]


@pytest.mark.parametrize("more", ["add.s16 \t%rs2, %rs1, 1;", "add.s32 \t%r3, %r1, 1;", "mov.b16 \t%rs1, 0;"])
def test_others_read_or_write_it(more):
    before = [LOAD, WIDEN, EXTEND, more]
    assert amended(*before) == [x.replace("\t", "") for x in before]


def test_registers_of_two_widths_stay():
    before = [LOAD, WIDEN, "cvt.s64.s8 \t%rd4, %r1;"]
    assert amended(*before) == [x.replace("\t", "") for x in before]


def test_source():
    """nqueen of HeCBench in short: LLVM freezes what the second comparison reads."""
    program = minicu.compile(
        """__global__ void k(const signed char *p, int *q, int a, int b) {
            int safe = 1, x = p[threadIdx.x];
            if (a == x || b == x) safe = 0;
            q[threadIdx.x] = safe;
        }""",
        arch="sm_90",
    )
    assert "ld.global.s8" in program.ptx
    assert "cvt.s32.s8" not in program.ptx
