"""What is read of LLVM's instructions."""

import pytest

from minicu.lower.host import flow


@pytest.mark.parametrize(
    ("text", "type"),
    [
        ("add nuw nsw i32 %a, 1", "i32"),
        ("icmp samesign ult <4 x i32> %a, %b", "<4 x i1>"),
        ("zext nneg i32 %a to i64", "i64"),
        ("load volatile float, ptr %p, align 4", "float"),
        ("tail call noundef range(i32 0, 33) i32 @llvm.cttz.i32(i32 %a, i1 true)", "i32"),
        ("call i32 (ptr, ...) @printf(ptr %f)", "i32"),
        ("select i1 %c, ptr %a, ptr null", "ptr"),
        ("select <4 x i1> %c, <4 x i32> %a, <4 x i32> %b", "<4 x i32>"),
        ("cmpxchg weak ptr %p, i64 %a, i64 %b seq_cst seq_cst, align 8", "{ i64, i1 }"),
        ("atomicrmw volatile add ptr %p, i64 %a monotonic, align 8", "i64"),
        ("extractvalue { i64, i1 } %x, 1", "i1"),
        ("extractvalue [2 x { i64, [3 x float] }] %x, 0, 1, 2", "float"),
        ("phi [2 x i64] [ %a, %b ]", "[2 x i64]"),
        ("shufflevector <2 x half> %a, <2 x half> %b, <3 x i32> <i32 0, i32 1, i32 2>", "<3 x half>"),
        ("extractelement <4 x half> %a, i64 1", "half"),
    ],
)  # fmt: skip
def test_types_of_results(text, type):
    op = "call" if text.startswith("tail") else text.split()[0]
    assert flow.result_type(op, text) == type


@pytest.mark.parametrize(
    ("type", "size"),
    [("i1", (1, 1)), ("i24", (4, 4)), ("i128", (16, 16)), ("<3 x float>", (16, 16)), ("[3 x i16]", (6, 2)),
     ("{ i64, i1 }", (16, 8)), ("{ i8, [2 x double] }", (24, 8))],
)  # fmt: skip
def test_sizes(type, size):
    assert flow.size_align(type) == size
