"""Loops that LLVM has unrolled, and that do not wait for global memory, count the trips that remain."""

import pytest

import minicu
from minicu.ptx.amend import apply
from minicu.ptx.passes import remaining

LOOP = [
    "mov.b32 \t%r1, 0;", "$L1:", "add.s32 \t%r3, %r3, %r1;", "add.s32 \t%r1, %r1, 4;",
    "setp.ne.b32 \t%p1, %r1, %r2;", "add.s32 \t%r4, %r4, 1;", "@%p1 bra \t$L1;",
]  # fmt: skip


def amended(lines: list[str]) -> list[str]:
    body = "".join(f"\t{x}\n" if x[0] != "$" else f"{x}\n" for x in lines)
    text = apply(remaining, f".visible .entry k()\n{{\n\t.reg .b32 \t%r<9>;\n\n{body}\tret;\n\n}}\n")
    assert ("%r<10>" in text) == ("%r9," in text)
    return [x.strip() for x in text.partition("\n\n")[2].splitlines() if x.strip(" }")][:-1]


def test_loop() -> None:
    assert amended(LOOP) == [
        LOOP[0], "sub.s32 \t%r9, %r1, %r2;", *LOOP[1:4],
        "add.s32 \t%r9, %r9, 4;", "setp.ne.s32 \t%p1, %r9, 0;", *LOOP[5:],
    ]  # fmt: skip


def test_left_where_the_counter_ends() -> None:
    left = [LOOP[4].replace("ne", "eq"), LOOP[5], "@%p1 bra \t$L2;", "bra.uni \t$L1;", "$L2:"]
    assert "setp.eq.s32 \t%p1, %r9, 0;" in amended([*LOOP[:4], *left])


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        (0, ["bra.uni \t$L1;"]),  # nobody comes from above
        (0, ["@%p2 bra \t$L1;", LOOP[0]]),  # or not only
        (1, ["$L1:", '.pragma "nounroll";']),
        (1, ["$L1:", "ld.global.nc.b32 \t%r5, [%rd1];"]),
        (1, ["$L1:", "ld.b32 \t%r5, [%rd1];"]),
        (2, ["add.s32 \t%r2, %r2, 1;"]),  # the bound changes
        (2, ["add.s32 \t%r1, %r1, %r3;"]),  # the counter
        (2, ["@%p2 bra \t$L3;"]),  # the loop ends elsewhere, too
        (3, ["add.s32 \t%r1, %r1, 1;"]),  # LLVM has not unrolled it
        (4, ["setp.ne.b32 \t%p1, %r1, 64;"]),  # ptxas knows how many trips there are
        (4, ["setp.lt.s32 \t%p1, %r1, %r2;"]),
        (4, ["setp.ne.b32 \t%p2, %r1, %r2;"]),
        (5, ["// begin inline asm", "add.s32 %r1, %r2, 1;", "// end inline asm"]),
    ],
)
def test_others_stay(line: int, instead: list[str]) -> None:
    lines = [*LOOP[:line], *instead, *LOOP[line + 1 :]]
    assert amended(lines) == lines


@pytest.mark.parametrize("space", ["shared", "local", "const"])
def test_other_memory(space: str) -> None:
    assert any("%r9" in x for x in amended([*LOOP[:2], f"ld.{space}.b32 \t%r5, [%rd1];", *LOOP[2:]]))


def test_compiled() -> None:
    source = """__global__ void k(float *a, int n) {
        __shared__ float s[1024];
        s[threadIdx.x] = a[threadIdx.x];
        __syncthreads();
        float sum = 0;
        for (int i = 0; i < n; i++) sum += s[i];
        a[threadIdx.x] = sum;
    }"""
    ptx = minicu.compile(source, arch="sm_90").ptx
    assert ", 0;\n\t@%p" in ptx[ptx.index("\tsub.s32") :]
