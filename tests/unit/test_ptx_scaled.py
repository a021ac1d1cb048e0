"""Addresses of rows that LLVM computed from those of columns."""

import pytest

import minicu
from minicu.ptx.amend import apply
from minicu.ptx.passes import scaled

KNOWN = [
    "mov.b64 \t%rd1, a;", "mov.u32 \t%r1, %tid.x;", "cvt.u64.u32 \t%rd2, %r1;", "shl.b64 \t%rd3, %rd2, 3;"
]  # fmt: skip
WIDENED = "mul.wide.u32 \t%rd3, %r1, 16;"
SUM, PRODUCT = "add.s64 \t%rd4, %rd1, %rd3;", "mad.lo.s64 \t%rd5, %rd2, 120, %rd4;"


def amended(*lines: str) -> list[str]:
    body = "".join(f"\t{x}\n" for x in lines)
    text = apply(scaled, f".visible .entry k()\n{{\n\t.reg .b64 \t%rd<9>;\n\n{body}\tret;\n\n}}\n")
    assert ("<10>" in text) == ("%rd9" in text)
    return [x.strip() for x in text.partition("\n\n")[2].splitlines() if x.strip(" }")][:-1]


@pytest.mark.parametrize("written", ["add.s64 \t%rd4, %rd3, %rd1;", SUM])
def test_multiple(written):
    assert amended(*KNOWN, written, PRODUCT) == [
        *KNOWN, written, "shl.b64 \t%rd9, %rd2, 7;", "add.s64 \t%rd5, %rd1, %rd9;"
    ]  # fmt: skip


def test_less_of_a_widened_counter():
    lines = [*KNOWN[:3], WIDENED, SUM, "mad.lo.s64 \t%rd5, %rd2, -12, %rd4;"]
    assert amended(*lines)[-2:] == ["shl.b64 \t%rd9, %rd2, 2;", "add.s64 \t%rd5, %rd1, %rd9;"]


@pytest.mark.parametrize(
    "lines",
    [
        [*KNOWN, SUM, PRODUCT.replace("120", "121")],
        [*KNOWN, SUM, PRODUCT.replace("120", "-8")],
        [*KNOWN, SUM, PRODUCT.replace("%rd2", "%rd6")],  # another counter
        [*KNOWN, SUM, "add.s64 \t%rd4, %rd4, 8;", PRODUCT],
        [*KNOWN[:3], "mul.wide.s32 \t%rd3, %r1, 8;", SUM, PRODUCT],  # widened in another way
        [*KNOWN[:3], "mul.wide.u32 \t%rd3, %r2, 8;", SUM, PRODUCT],
        [*KNOWN[:2], WIDENED, SUM, "add.s32 \t%r1, %r1, 1;", KNOWN[2], PRODUCT.replace("120", "112")],
        [*KNOWN, "sub.s64 \t%rd4, %rd1, %rd3;", PRODUCT],
        [*KNOWN, "// begin inline asm", "mov.u64 %rd6, %rd3;", "// end inline asm", SUM, PRODUCT],
    ],
)
def test_what_stays(lines):
    assert amended(*lines) == lines


def test_source():
    ptx = minicu.compile(
        """
__global__ void k(const double *in, double *out) {
  __shared__ double a[8][16];
  int x = threadIdx.x, y = threadIdx.y;
  a[y][x] = in[y * 16 + x];
  __syncthreads();
  double s = a[0][x] * in[1];
  for (int i = 0; i < 16; i++) s += a[x & 7][i] * in[i];
  for (int i = 0; i < 8; i++) s += a[i][x] * in[i];
  if (x < 8)
    for (int i = 0; i < 16; i++) s += a[x][i] * in[i];
  out[y * 16 + x] = s;
}
""",
        arch="sm_90",
    ).ptx
    assert "mad.lo.s64" not in ptx
