"""Kernels whose loops wait for memory get the registers for their loads."""

import re

import pytest

import minicu
from minicu.ptx.amend import apply
from minicu.ptx.passes import waiting

LOOP = """\
$L__BB0_1:
{}\tsetp.ne.b32 \t%p1, %r1, %r2;
\t@%p1 bra \t$L__BB0_1;
\tret;
"""


def bounded(lines: list[str], head: str = "", kind: str = ".visible .entry", before: str = "") -> int:
    """The bound that a kernel with these lines in a loop gets, or 0."""
    body = before + LOOP.format("".join(f"\t{x};\n" for x in lines))
    text = apply(
        waiting, f"{kind} k(\n\t.param .u64 k_param_0\n)\n{head}{{\n\t.reg .pred \t%p<2>;\n\n{body}\n}}\n"
    )
    found = re.findall(r"\.maxnreg (\d+)\n", text.replace(head, ""))
    assert len(found) == text.count("maxnreg") - head.count("maxnreg") <= 1
    return int(found[0]) if found else 0


def holding(registers: int) -> list[str]:
    """Lines that read so many registers of 32 bits more."""
    return [f"add.s32 \t%r1, %r1, %r{100 + n}" for n in range(registers)]


LOADS = [f"ld.global.nc.b32 \t%r{n}, [%rd1+{4 * n}]" for n in range(3, 13)]
SUMS = ["add.s32 \t%r1, %r1, %r3"]


def test_many_loads():
    assert bounded(LOADS + SUMS) == 64
    assert bounded(LOADS + SUMS * 68) == 64
    assert bounded([*LOADS, "add.s32 \t%r1, %r1, 16"]) == 64
    assert bounded(LOADS + SUMS, before="\tadd.s32 \t%r1, %r1, 32;\n") == 64
    assert bounded([*LOADS, "add.s64 \t%rd1, %rd1, 128"]) == 64  # bytes
    assert bounded([*LOADS, "add.s64 \t%rd1, %rd2, %rd3", "add.s64 \t%rd2, %rd2, 128"]) == 64
    sizes = "\tmov.u32 \t%r50, %ntid.x;\n\tmov.u32 \t%r1, %tid.x;\n"
    assert bounded([*LOADS, "add.s32 \t%r51, %r1, %r50"], before=sizes) == 64  # no counter
    assert bounded([*LOADS, "add.s32 \t%r1, %r1, %r52"], before=sizes) == 64


def test_code_that_holds_much():
    """A block of 1024 threads has no registers for it."""
    many = [f"ld.global.nc.b32 \t%r{n}, [%rd1+{4 * n}]" for n in range(3, 18)]
    bounds = {held: bounded(many + holding(held - 4)) for held in range(20, 106)}  # %r1, %r2 and %rd1
    assert bounds == {h: 64 if h <= 40 else 128 if 80 <= h <= 100 else 0 for h in bounds}


@pytest.mark.parametrize(
    ("lines", "given"),
    [
        (LOADS[1:] + SUMS, {}),
        (LOADS + SUMS * 69, {}),
        ([*LOADS, "add.s32 \t%r1, %r1, 32"], {}),  # the lanes of a warp share the loop
        ([*LOADS, "add.s32 \t%r1, %r1, 128"], {}),
        ([*LOADS, "add.s64 \t%rd2, %rd2, 32"], {}),
        (
            [*LOADS, "add.s32 \t%r1, %r1, %r50"],
            {"before": "\tmov.u32 \t%r50, %ntid.x;\n\tmov.u32 \t%r1, %tid.x;\n"},
        ),
        (
            [*LOADS, "add.s64 \t%rd2, %rd3, %rd53", "mov.b64 \t%rd2, %rd4"],
            {
                "before": "\tmov.u32 \t%r50, %nctaid.x;\n\tmov.u32 \t%r51, %ntid.x;\n"
                "\tmul.wide.u32 \t%rd52, %r50, %r51;\n\tshl.b64 \t%rd53, %rd52, 1;\n"
            },
        ),
        ([x.replace("global.nc", "shared") for x in LOADS], {}),
        (LOADS, {"head": ".maxntid 256\n"}),
        (LOADS, {"head": ".maxnreg 32\n"}),
        (LOADS, {"head": ".reqntid 32\n"}),
        (LOADS, {"kind": ".visible .func"}),
        ([*LOADS, "call.uni f, ()"], {}),
        (LOADS + [f"add.s64 \t%rd1, %rd1, %rd{n}" for n in range(2, 22)], {}),  # 42 registers are held
        (SUMS, {"before": "".join(f"\t{x};\n" for x in LOADS)}),
    ],
    ids=[
        "few",
        "much else",
        "a warp's",
        "a block's",
        "64 bits",
        "its number of threads",
        "all threads",
        "shared",
        "threads",
        "registers",
        "exact threads",
        "function",
        "call",
        "held",
        "no loop",
    ],
)
def test_what_stays(lines, given):
    assert not bounded(lines, **given)


SOURCE = """
__global__ void BOUND k(const int *__restrict__ i, const float *__restrict__ a, float *r, int n, int step)
{
    float sum = 0;
    for (int j = threadIdx.x; j < n; j += step)
        sum += a[i[j]] * a[i[j + n]] + a[i[j + 2 * n]];
    r[threadIdx.x] = sum;
}
"""


def test_a_sum():
    plain = SOURCE.replace("BOUND", "")
    assert ".maxnreg 64" in minicu.compile(plain, arch="sm_90").ptx
    assert ".maxnreg" not in minicu.compile(plain, arch="sm_90", opt=1).ptx
    given = SOURCE.replace("BOUND", "__launch_bounds__(256)")
    assert ".maxnreg" not in minicu.compile(given, arch="sm_90").ptx
