"""Kernels whose loops wait for memory get the registers for their loads."""

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


def bounded(lines: list[str], head: str = "", kind: str = ".visible .entry", before: str = "") -> bool:
    """Whether a kernel with these lines in a loop gets a bound."""
    body = before + LOOP.format("".join(f"\t{x};\n" for x in lines))
    text = apply(
        waiting, f"{kind} k(\n\t.param .u64 k_param_0\n)\n{head}{{\n\t.reg .pred \t%p<2>;\n\n{body}\n}}\n"
    )
    assert text.count(".maxnreg 64\n{") == text.count("maxnreg") - head.count("maxnreg")
    return text.count("maxnreg") > head.count("maxnreg")


LOADS = [f"ld.global.nc.b32 \t%r{n}, [%rd1+{4 * n}]" for n in range(3, 13)]
SUMS = ["add.s32 \t%r1, %r1, %r3"]


def test_many_loads():
    assert bounded(LOADS + SUMS)
    assert bounded(LOADS + SUMS * 68)


@pytest.mark.parametrize(
    ("lines", "given"),
    [
        (LOADS[1:] + SUMS, {}),
        (LOADS + SUMS * 69, {}),
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
