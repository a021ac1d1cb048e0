"""16-bit negation and absolute values that ptxas does not make 17 bits wide."""

import minicu
from minicu.ptx.amend import apply
from minicu.ptx.passes import least_short


def amended(*lines: str) -> list[str]:
    body = "".join(f"\t{x}\n" for x in lines)
    text = apply(least_short, f".visible .entry k()\n{{\n\t.reg .b16 \t%rs<9>;\n\n{body}\tret;\n\n}}\n")
    return [x.strip().replace("\t", "") for x in text.partition("\n\n")[2].splitlines() if x.strip(" }")][:-1]


def test_negation():
    assert amended("neg.s16 \t%rs2, %rs1;", "neg.s32 \t%r2, %r1;") == [
        "sub.u16 %rs2, 0, %rs1;", "neg.s32 %r2, %r1;",
    ]  # fmt: skip


def test_absolute_value():
    assert amended("abs.s16 \t%rs2, %rs1;") == ["sub.u16 %rs2, 0, %rs1;", "max.s16 %rs2, %rs1, %rs2;"]


def test_source(assemble):
    program = minicu.compile(
        "__global__ void k(const short *p, long long *q) { q[0] = (short)-p[0]; q[1] = (short)abs(p[1]); }",
        arch="sm_90",
    )
    assert "sub.u16" in program.ptx and "max.s16" in program.ptx
    assert ".s16 \t%rs" not in program.ptx.replace("max.s16", "")
    assemble(program.ptx)
