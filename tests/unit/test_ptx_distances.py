"""Warp matrices lie at a distance from a register that several share."""

import re
from typing import Any

import pytest

import minicu
from minicu.ptx.amend import apply
from minicu.ptx.passes import distances
from minicu.ptx.text import AMENDABLE

SHARED = [
    "add.s64 \t%rd2, %rd1, 256;", "cvta.shared.u64 \t%rd3, %rd2;", "add.s64 \t%rd4, %rd3, %rd9;",
    "add.s64 \t%rd5, %rd4, -64;",
]  # fmt: skip
GLOBAL = ["add.s64 \t%rd4, %rd1, 16;", "add.s64 \t%rd5, %rd4, 32;"]
FIRST = ["mov.b64 \t%rd1, k_param_0;", "mov.b64 \t%rd9, 8;"]
TEST = "setp.eq.b32 \t%p1, %r1, 0;"


def load(space: str) -> list[str]:
    return [
        "// begin inline asm", "{", ".reg .b64 \t%space;", f"cvta.to.{space}.u64 \t%space, %rd5;",
        f"wmma.load.c.sync.aligned.row.m8n8k4.{space}.f64 {{%rd6, %rd7}}, [%space], %r2;{AMENDABLE}", "}",
        "// end inline asm",
    ]  # fmt: skip


def text(lines: list[str]) -> str:
    body = "".join(f"{x}\n" if x[0] == "$" else f"\t{x}\n" for x in lines)
    return f".visible .entry k()\n{{\n{body}\tret;\n}}\n"


def placed(lines: list[str]) -> tuple[str, str]:
    """What computes the address of the matrix, and what is added to it."""
    made = apply(distances, text(lines))
    found = re.search(r"\t(\S+ \t%space, [^;]*);\n\twmma[^\[]*\[%space(?:\+(-?\d+))?\], %r2;", made)
    assert found is not None, made
    return found[1], found[2] or ""


@pytest.mark.parametrize(
    ("lines", "space", "expected"),
    [
        (SHARED, "shared", ("add.s64 \t%space, %rd1, %rd9", "192")),
        (GLOBAL, "global", ("cvta.to.global.u64 \t%space, %rd1", "48")),
        (GLOBAL, "shared", ("cvta.to.shared.u64 \t%space, %rd1", "48")),
        ([*SHARED[:2], "add.s64 \t%rd5, %rd3, 4;"], "shared", ("mov.b64 \t%space, %rd1", "260")),
        ([*SHARED[:2], "add.s64 \t%rd5, %rd9, %rd3;"], "shared", ("add.s64 \t%space, %rd1, %rd9", "256")),
        # every path to the load leads through what is computed
        ([*SHARED[:3], TEST, "@%p1 bra \t$L1;", "mov.b32 \t%r1, 1;", "$L1:", SHARED[3]], "shared",
         ("add.s64 \t%space, %rd1, %rd9", "192")),
        ([*SHARED, "$L1:", "add.s32 \t%r1, %r1, 1;"], "shared", ("add.s64 \t%space, %rd1, %rd9", "192")),
    ],
)  # fmt: skip
def test_what_is_added_is_said_in_the_instruction(
    lines: list[str], space: str, expected: tuple[str, str]
) -> None:
    jump = [TEST, "@%p1 bra \t$L1;"] if "$L1:" in lines and not any("bra" in x for x in lines) else []
    assert placed([*FIRST, *lines, *load(space), *jump]) == expected


@pytest.mark.parametrize(
    "instead",
    [
        ["add.s64 \t%rd5, %rd4, 16777216;"],  # no room
        ["mul.lo.s64 \t%rd5, %rd4, 2;"],
        ["add.s64 \t%rd5, %rd4, 64;", "add.s64 \t%rd5, %rd5, %rd8;"],  # written twice
        ["@%p1 bra \t$L2;", SHARED[3], "$L2:"],  # not on every path
        ["brx.idx \t%r1, $L2;", "$L1:", SHARED[3], "bra.uni \t$L3;", "$L3:"],  # a jump table
        [SHARED[3], "// begin inline asm", "add.s64 %rd5, %rd5, 1;", "// end inline asm"],
        [SHARED[3], "// begin inline asm", "bra $L2;", "// end inline asm"],
    ],
)  # fmt: skip
def test_what_stays(instead: list[str]) -> None:
    lines = [*FIRST, *SHARED[:3], *instead, *load("shared")]
    assert placed(lines) == ("cvta.to.shared.u64 \t%space, %rd5", "")


@pytest.mark.parametrize(
    "lines",
    [
        ["$L1:", *load("shared"), "mov.b64 \t%rd1, %rd8;", *SHARED, "@%p1 bra \t$L1;"],  # of the trip before
        [*SHARED[:2], "add.s64 \t%rd5, %rd3, 4;", *load("global")],  # of another space
        [*GLOBAL[:1], "add.s64 \t%rd5, %rd4, %rd9;", *load("global")],
    ],
)
def test_other_addresses_stay(lines: list[str]) -> None:
    assert apply(distances, text(lines)) == text(lines).replace(AMENDABLE, "")


KERNEL = """#include <mma.h>
using namespace nvcuda::wmma;
__global__ void k(const double *a, double *d, int trips)
{
    extern __shared__ double tile[];
    fragment<accumulator, 8, 8, 4, double> c;
    fill_fragment(c, 0.0);
    double *mine = tile + 1024 * threadIdx.y;
    for (int i = 0; i < trips; i++) {
        for (int j = threadIdx.x; j < 1024; j += 32)
            mine[j] = a[j];
        __syncthreads();
        #pragma unroll
        for (int j = 0; j < 16; j++) {
            fragment<matrix_a, 8, 8, 4, double, row_major> x;
            fragment<matrix_b, 8, 8, 4, double, col_major> y;
            load_matrix_sync(x, mine + 4 * j, 64);
            load_matrix_sync(y, mine + 512 + 4 * j, 64);
            mma_sync(c, x, y, c);
        }
        __syncthreads();
    }
    store_matrix_sync(d, c, 8, mem_row_major);
}
"""


def test_a_loop_has_one_address_for_all(assemble: Any) -> None:
    ptx = minicu.compile(KERNEL, arch="sm_90").ptx
    assemble(ptx)
    found = re.findall(r"\t\S+ \t%space, ([^;]*);\n\twmma\.load[^\[]*\[%space(?:\+(\d+))?\]", ptx)
    assert len({base for base, _ in found[1:]}) == 1
    assert {int(distance or 0) for _, distance in found} == {32 * j for j in range(16)} | {
        4096 + 32 * j for j in range(16)
    }
