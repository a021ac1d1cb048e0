"""Parameters and results are accessed as declared (in tests/test_run.py: those of its files)."""

import pytest
from fuzz import programs
from runner import ptx_params

import minicu

#: A record of each alignment below 16 and more bytes, returned by a function that only its file calls.
RETURNED = """
struct __attribute__((packed)) P { char c; long long l[3]; };
struct I { int i[8]; };
struct L { long long l[4]; };
#define RETURNS(T, m) \\
    static __device__ __attribute__((noinline)) struct T make_##T(long long x) { \\
        struct T t; for (unsigned i = 0; i < sizeof t.m / sizeof *t.m; i++) t.m[i] = x + i; return t; }
RETURNS(P, l) RETURNS(I, i) RETURNS(L, l)
__global__ void k(long long *x) {
    struct P p = make_P(x[0]); struct I i = make_I(x[1]); struct L l = make_L(x[2]);
    x[3] = p.l[x[0] & 1] + i.i[x[0] & 7] + l.l[x[0] & 3];
}
"""


def test_the_check_finds_what_is_wrong():
    text = (
        ".func (.param .align 8 .b8 r[32]) f(.param .b32 x)\n"
        "st.param.v2.b64 [r+16], {%rd1, %rd2};\nld.param.b32 %r1, [x];"
    )
    assert ptx_params.misaligned(text) == ["st.param.v2.b64 [r+16], {%rd1, %rd2};"]
    assert ptx_params.misaligned(text.replace(".align 8", ".align 16")) == []
    assert ptx_params.misaligned(text.replace("v2.b64", "b64").replace("[x]", "[x+2]")) == [
        "ld.param.b32 %r1, [x+2];"
    ]


@pytest.mark.parametrize("opt", [0, 1, 3])
def test_results_of_local_functions(opt):
    """LLVM takes them for 16-aligned, if it may."""
    ptx = minicu.compile(RETURNED, "c", "sm_90", opt=opt).ptx
    assert ptx.count("call.uni (retval0)") >= 3
    assert ptx_params.misaligned(ptx) == []
    assert ".visible .func" not in ptx and ".globl\tmake" not in ptx


@pytest.mark.parametrize(
    ("seed", "opt"),
    [
        (14, 3),
        (22, 0),
        *(pytest.param(*p, marks=pytest.mark.slow) for p in ((14, 0), (22, 3), (29, 0), (29, 3))),
    ],
)
def test_random_programs(seed, opt):
    assert ptx_params.misaligned(minicu.compile(programs.source(seed), "c", "sm_90", opt=opt).ptx) == []
