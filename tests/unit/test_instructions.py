"""What the text of LLVM's instructions says, read as values."""

from __future__ import annotations

import pytest

from minicu.llvm import constant_memory
from minicu.lower.host.flow import definitions, read, with_edges
from minicu.lower.host.instructions import (
    Access,
    Call,
    Step,
    Transfer,
    access,
    call,
    pair,
    pointers,
    step,
    transfer,
    variable,
)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("  %3 = load i32, ptr %p.1, align 4", Access("load", "i32", "%p.1", "%3", align=4)),
        (
            '%3 = load volatile ptr, ptr %"a, b", align 8, !dbg !4',
            Access("load", "ptr", '%"a, b"', "%3", volatile=True, align=8),
        ),
        (
            '%x = load atomic i64, ptr @g syncscope("device") acquire, align 8',
            Access("load", "i64", "@g", "%x", order="acquire", align=8),
        ),
        (
            "%x = load float, ptr getelementptr inbounds nuw (i8, ptr @a, i64 4), align 4",
            Access("load", "float", "getelementptr inbounds nuw (i8, ptr @a, i64 4)", "%x", align=4),
        ),
        (
            "%x = load atomic i32, ptr getelementptr inbounds (i8, ptr @a, i64 4) acquire, align 4",
            Access(
                "load", "i32", "getelementptr inbounds (i8, ptr @a, i64 4)", "%x", order="acquire", align=4
            ),
        ),
        (
            "  store [2 x i64] zeroinitializer, ptr addrspace(3) %s, align 8",
            Access("store", "[2 x i64]", "%s", value="zeroinitializer", align=8),
        ),
        (
            "store <2 x i32> <i32 1, i32 2>, ptr %s, align 8, !noalias !3",
            Access("store", "<2 x i32>", "%s", value="<i32 1, i32 2>", align=8),
        ),
        (
            "store ptr getelementptr (i8, ptr @a, i64 4), ptr %s, align 8",
            Access("store", "ptr", "%s", value="getelementptr (i8, ptr @a, i64 4)", align=8),
        ),
        (
            "%o = atomicrmw volatile umax ptr %p, i32 %v monotonic, align 4",
            Access("atomicrmw", "i32", "%p", "%o", "%v", "umax", "monotonic", volatile=True, align=4),
        ),
        (
            "%o = cmpxchg weak ptr %p, i32 %v, i32 7 acquire monotonic, align 4",
            Access("cmpxchg", "i32", "%p", "%o", "%v", order="acquire", align=4),
        ),
        ("%o = add i32 %a, %b", None),
        ("ret void", None),
    ],
)
def test_accesses(text, found):
    assert access(text) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "  tail call void @minicu.wait(ptr nonnull %T, i32 1, i32 %s, i32 -1, i64 0) #4, !dbg !9",
            Call("minicu.wait", ("%T", "1", "%s", "-1", "0")),
        ),
        ('%r = call fastcc i32 @"a b"(i32 noundef signext 3)', Call("a b", ("3",))),
        ("call i32 (ptr, ...) @printf(ptr @f, double 1.0)", Call("printf", ("@f", "1.0"))),
        (
            "call void @llvm.memset.p0.i64(ptr align 4 getelementptr (i8, ptr @a, i64 4), i8 0, i64 8)",
            Call("llvm.memset.p0.i64", ("getelementptr (i8, ptr @a, i64 4)", "0", "8")),
        ),
        ("call void %f(ptr @g)", None),
        ("store ptr @g, ptr %p, align 8", None),
    ],
)
def test_calls(text, found):
    assert call(text) == found


@pytest.mark.parametrize(
    ("operands", "found"),
    [
        (
            "memcpy.p0.p0.i64(ptr align 8 %t, ptr nonnull align 4 %f, i64 9, i1 false)",
            (False, "%t", "%f", 9, 4),
        ),
        ("memcpy.p0.p0.i32(ptr %t, ptr align 4 %f, i32 9, i1 false)", (False, "%t", "%f", 9, 1)),
        (
            "memset.p0.i64(ptr align 16 dereferenceable(8) %t, i8 -1, i64 8, i1 false)",
            (True, "%t", "-1", 8, 16),
        ),
        ("memset.p0.i64(ptr %t, i8 %b, i64 8, i1 false)", (True, "%t", "%b", 8, 1)),
        ("memset.p0.i64(ptr %t, i8 0, i64 8, i1 true)", None),
        ("memset.p0.i64(ptr %t, i8 0, i64 %n, i1 false)", None),
        ("memset.p1.i64(ptr addrspace(1) %t, i8 0, i64 8, i1 false)", None),
        ("memmove.p0.p0.i64(ptr %t, ptr %f, i64 8, i1 false)", None),
    ],
)
def test_transfers(operands, found):
    assert transfer(f"  tail call void @llvm.{operands} #3, !dbg !9") == (found and Transfer(*found))


def test_addresses_variables_and_operands():
    assert step("%a = getelementptr inbounds nuw [4 x i8], ptr %p, i64 -2") == Step("%p", "[4 x i8]", "-2")
    assert step("%a = getelementptr i8, ptr addrspace(3) @s, i32 %i") == Step("@s", "i8", "%i")
    assert step("%a = getelementptr [2 x [3 x i8]], ptr %p, i64 0, i64 1") is None
    assert variable("%v = alloca [12 x i8], align 4") == ("[12 x i8]", 4)
    assert variable("%v = alloca i32") == ("i32", 1)
    assert pair("%c = icmp slt i32 %a, -7") == ("%a", "-7")
    assert pair("%c = fneg float %a") is None
    assert with_edges("  %v = phi i32 [ %a, %x ], [ 0, %y ]", {"%y": "%z"}).endswith("[ %a, %x ], [ 0, %z ]")


FUNCTION = """\
define ptx_kernel void @"k<int>"(ptr addrspace(1) %p, i1 %which) #0 {
  %c = getelementptr inbounds i8, ptr addrspace(4) @table, i64 4
  %g = addrspacecast ptr addrspace(4) %c to ptr
  br i1 %which, label %yes, label %no

yes:                                              ; preds = %0
  br label %no

no:                                               ; preds = %yes, %0
  %either = phi ptr [ %g, %0 ], [ PLACE, %yes ]
  %s = select i1 %which, ptr %either, ptr %g
  %old = atomicrmw add ptr %s, i32 1 monotonic, align 4
  ret void
}
"""


def test_pointers_are_followed():
    module = "@table = internal addrspace(4) constant [8 x i8] zeroinitializer\n\n"
    text = module + FUNCTION.replace("PLACE", "%g")
    ((name, start, end),) = definitions(text)
    assert name == "k<int>"
    made = {i.name: pointers(i) for b in read(text[start:end]).blocks.values() for i in b.instructions()}
    assert made["%c"] == ("@table",) and made["%g"] == ("%c",)
    assert made["%either"] == ("%g", "%g") and made["%s"] == ("%either", "%g")


@pytest.mark.parametrize(("other", "refused"), [("%g", True), ("%p", False)])
def test_atomics_on_constants_are_found_behind_inlining(other, refused):
    from minicu.diagnostics.errors import CompileError

    text = "@table = internal addrspace(4) constant [8 x i8] zeroinitializer\n\n"
    text += FUNCTION.replace("PLACE", other)
    try:
        constant_memory.check_atomics(text)
    except CompileError as e:
        assert refused
        assert "an atomic operation on __constant__ memory" in str(e) and "k<int>" in str(e)
    else:
        assert not refused


@pytest.mark.parametrize(
    "options", [{"opt": 1}, {"opt": 1, "debug": "lineinfo"}, {"opt": 1, "isolate": True}]
)
def test_writes_to_constants_behind_inlining_have_a_place(options):
    """Stores that of the instruction, atomic operations, which LLVM does not get, that of the kernel."""
    import minicu

    for written, place in (
        ("volatile int *w = p;\n    *w = v;", ("k.cu", 4, 8)),
        ("atomicAdd(p, v);", ("k.cu", 4, 17)),
    ):
        source = f"""__constant__ int table[4];
__device__ void put(int *p, int v) {{
    {written} }}
__global__ void k(int v) {{
    put(table + v, v);
}}"""
        with pytest.raises(minicu.CompileError, match="__constant__ memory, which is read-only") as caught:
            minicu.compile(source, name="k.cu", cache=False, **options)
        assert caught.value.diagnostics[0].span.place == place
