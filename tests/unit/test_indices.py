"""Indices of which a loop counts a part."""

import re

import pytest

import minicu
from minicu.llvm import indices
from minicu.llvm.library import Module

LOOP = """
define i32 @f(ptr %a, i32 %i, i32 %n) {
entry:
  br label %loop

loop:
  %j = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %later = or disjoint i32 %j, 1
  %x = add nuw nsw i32 %j, %i
  %y = add nuw nsw i32 %i, %later
  %xw = zext nneg i32 %x to i64
  %yw = zext nneg i32 %y to i64
  %p = getelementptr i32, ptr %a, i64 %xw
  %q = getelementptr i32, ptr %a, i64 %yw
  %v = load i32, ptr %p, align 4
  %w = load i32, ptr %q, align 4
  %u = add i32 %v, %w
  %t = add i32 %s, %u
  %next = add i32 %j, 2
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret i32 %t
}
"""


def after(ir: str) -> list[str]:
    """The instructions after the pass, up to the first load."""
    with Module(ir) as module:
        indices.split(module)
        text = str(module)
    return [x.strip() for x in text[text.index("entry:") : text.index("load")].splitlines() if "getel" in x]


def test_both_addresses_begin_at_one():
    base, first, second = after(LOOP)
    name = base.partition(" =")[0]
    assert base.endswith("getelementptr i32, ptr %a, i64 " + base.rpartition(" ")[2])
    assert f"ptr {name}," in first and f"ptr {name}," in second


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("%x = add nuw nsw i32 %j, %i", "%x = add nsw i32 %j, %i"),  # it may pass 2**32
        ("%j = phi i32 [ 0, %entry ]", "%j = phi i32 [ %n, %entry ]"),
        ("%x = add nuw nsw i32 %j, %i", "%x = add nuw nsw i32 %j, %s"),  # both parts change
        ("%xw = zext nneg i32 %x to i64", "%xw = sext i32 %x to i64"),
        ("%p = getelementptr i32, ptr %a", "%p = getelementptr [4 x i8], ptr %a"),
        (
            "%p = getelementptr i32, ptr %a",
            "%b = getelementptr i8, ptr %a, i32 %s\n  %p = getelementptr i32, ptr %b",
        ),
    ],
)
def test_what_stays(old, new):
    ir = LOOP.replace("%y = add nuw nsw", "%y = add").replace(old, new)
    assert not any("%minicu." in x for x in after(ir))


def test_source():
    """Both pointers grow."""
    ptx = minicu.compile(
        "__global__ void k(const char *__restrict__ a, const char *__restrict__ b, char *__restrict__ c,"
        "                  int n, int m) {"
        "  for (int i = 0; i <= n; i++) {"
        "    int other = 0;"
        "    for (int j = 0; j < m; j++)"
        "      if (a[i + j] != b[j]) other++;"
        "    if (other < 3) {"
        "      c[threadIdx.x] = 1;"
        "      break;"
        "    }"
        "  }"
        "}",
        arch="sm_90",
    ).ptx
    assert len(re.findall(r"\tadd\.s64 \t(%rd\d+), \1, 4;", ptx)) == 2
