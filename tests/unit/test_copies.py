"""Long copies and fills of memory go word by word."""

import ctypes
import re

import pytest

import minicu
from minicu.llvm import copies, jit
from minicu.llvm.library import Module, machine

COPY = """
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %to, ptr %from) {{
  call void @llvm.memcpy.p0.p0.i64(ptr align {} %to, ptr nonnull align {} %from, i64 {}, i1 {})
  ret void
}}
"""

FILL = """
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define void @f(ptr %to, ptr %from) {{
  tail call void @llvm.memset.p0.i64(ptr noundef align {} dereferenceable(128) %to, i8 {}, i64 {}, i1 false)
  ret void
}}
"""


def widened(ir: str) -> str:
    with machine("nvptx64-nvidia-cuda", "sm_90", "", 3) as target, Module(ir) as module:
        copies.widen(module, target)
        return str(module)


def run(ir: str) -> tuple[bytes, bytes]:
    """256 bytes of 1 and 2 by turns, and of other numbers, after `f(first, second)`."""
    to = (ctypes.c_uint8 * 256)(*[1, 2] * 128)
    source = (ctypes.c_uint8 * 256)(*range(255, -1, -1))
    jit.load_object(jit.compile_object(ir)).function("f", None, ctypes.c_void_p, ctypes.c_void_p)(
        ctypes.addressof(to), ctypes.addressof(source)
    )
    return bytes(to), bytes(source)


@pytest.mark.parametrize(
    ("to", "source", "size", "word"),
    [
        (16, 16, 128, "<2 x i64>"),
        (32, 16, 240, "<2 x i64>"),
        (16, 8, 160, "i64"),
        (16, 16, 136, "i64"),
        (4, 8, 132, "i32"),
        (2, 8, 130, "i16"),
    ],
)
def test_copies(to, source, size, word):
    ir = widened(COPY.format(to, source, size, "false"))
    assert "call void" not in ir and f"load {word}" in ir and f"store {word}" in ir
    # what the computer here has need not be aligned
    copied, given = run(re.sub(r", align \d+", ", align 1", ir))
    assert copied == given[:size] + bytes([1, 2] * 128)[size:]


@pytest.mark.parametrize(
    ("align", "byte", "size", "word"),
    [(16, 0, 144, "<2 x i64>"), (8, -1, 128, "i64"), (4, 127, 252, "i32"), (2, -128, 254, "i16")],
)
def test_fills(align, byte, size, word):
    ir = widened(FILL.format(align, byte, size))
    assert "call void" not in ir and f"store {word}" in ir
    filled, _ = run(re.sub(r", align \d+", ", align 1", ir))
    assert filled == bytes([byte & 255] * size) + bytes([1, 2] * 128)[size:]


@pytest.mark.parametrize(
    "ir",
    [
        COPY.format(16, 16, 112, "false"),
        COPY.format(16, 1, 128, "false"),
        COPY.format(16, 16, 129, "false"),
        COPY.format(16, 16, 128, "true"),
        FILL.format(8, "%byte", 128).replace("ptr %from", "i8 %byte"),
        FILL.format(8, 0, "%size").replace("ptr %from", "i64 %size"),
    ],
    ids=["short", "bytes", "odd", "volatile", "any byte", "any size"],
)
def test_what_stays(ir):
    assert re.search(r"call void @llvm\.mem(cpy|set)", widened(ir))


SOURCE = """
struct Row { double x[40]; };

extern "C" __global__ void f(double *r, int i, int j, const Row *in, Row *out)
{
    double a[64] = {0};
    a[i] = r[0];
    Row row = in[j];
    row.x[i] = a[j];
    out[i] = row;
    r[1] = a[i + j];
}
"""


@pytest.mark.parametrize("more", [{}, {"lineinfo": True}, {"opt": 1}])
def test_a_kernel(more):
    ptx = minicu.compile(SOURCE, arch="sm_90", **more).ptx
    assert not re.search(r"\b(st|ld)\.\w+\.[bus]8\b", ptx)
    assert re.search(r"\bst\.local\.v2\.[bu]64\b", ptx)
