"""Bytes that ptxas extends to 16 bits, and no further."""

import minicu
from minicu.ptx.amend import apply
from minicu.ptx.passes import signed_bytes


def amended(line: str) -> str:
    text = f".visible .entry k()\n{{\n\t.reg .b16 \t%rs<9>;\n\n\t{line}\n\tret;\n\n}}\n"
    return apply(signed_bytes, text).partition("\n\n")[2].splitlines()[0]


def test_extensions():
    wide = "\t{ .reg .b32 %wide; cvt.s32.s8 %wide, REGISTER; cvt.u16.u32 %rs2, %wide; }"
    assert amended("cvt.s16.s8 \t%rs2, %rs1;") == wide.replace("REGISTER", "%rs1")
    assert amended("cvt.s8.s32 \t%rs2, %r1;") == wide.replace("REGISTER", "%r1")
    assert amended("cvt.s8.s64 \t%rs2, %rd1;") == wide.replace("REGISTER", "%rd1")


def test_others_stay():
    for line in ("cvt.s32.s8 \t%r2, %r1;", "cvt.u16.u8 \t%rs2, %rs1;", "cvt.s64.s8 \t%rd2, %rd1;"):
        assert amended(line) == f"\t{line}"


def test_source(assemble):
    program = minicu.compile(
        """__global__ void k(int *p) {
            volatile int less = -1;
            int known = less;
            unsigned short bits = (signed char)known;
            p[0] = (bits ^ (known & 1)) == 65534;
            p[1] = (bits >> 4) + known == 4094;
        }""",
        arch="sm_90",
    )
    assert "cvt.s32.s8 %wide" in program.ptx and "cvt.s8.s32" not in program.ptx
    assemble(program.ptx)
