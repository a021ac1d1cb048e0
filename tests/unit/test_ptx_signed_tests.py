"""Tests for equality of 32 bits."""

import re

import minicu

LOOP = """
__global__ void k(int n, const float *__restrict__ p, float *out)
{
    float sum = 0;
    for (int i = 0; i < n; i++)
        sum += p[i];
    out[threadIdx.x] = sum;
}
"""


def test_loops_end_with_a_signed_test() -> None:
    ptx = minicu.compile(LOOP, arch="sm_90").ptx
    assert re.search(r"\tsetp\.(?:ne|eq)\.s32 ", ptx)
    assert not re.search(r"\tsetp\.(?:ne|eq)\.b32 ", ptx)


def test_what_a_program_wrote_stays() -> None:
    source = """
    __global__ void k(int *out)
    {
        int same;
        asm("{ .reg .pred same; setp.eq.b32 same, %1, 7; selp.b32 %0, 1, 0, same; }"
            : "=r"(same) : "r"(out[1]));
        if (out[3] != 5)
            out[0] = same;
    }
    """
    ptx = minicu.compile(source, arch="sm_90").ptx
    assert "setp.eq.b32 same" in ptx
