"""Long copies and fills of memory, word by word.

Fault: of a copy or a fill of 128 bytes or more, code generation for PTX makes a loop over single bytes,
whatever is known of the alignment: `double a[64] = {0}` takes 512 stores. nvcc's loops are over words of 8
bytes.
Seen with: LLVM 22.1 (llvmlite 0.50).
Test: tests/unit/test_copies.py.
"""

from __future__ import annotations

from typing import Any

from minicu.llvm.library import Module
from minicu.lower.host.flow import place_of
from minicu.lower.host.instructions import Transfer, transfer

#: Bytes from which on code generation makes a loop.
LONG = 128

#: Bytes of a word -> LLVM's type.
_WORDS = {16: "<2 x i64>", 8: "i64", 4: "i32", 2: "i16"}


def widen(module: Module, machine: Any) -> None:
    """Make loops over words of a module's long copies and fills whose size is known."""
    helpers: set[tuple[str, int]] = set()
    lines = str(module).split("\n")
    for n, line in enumerate(lines):
        moved = transfer(line) if "@llvm.mem" in line else None
        width = _width(moved) if moved is not None else 1
        if moved is None or width == 1:
            continue
        how, what = "cpy", f"ptr {moved.operand}"
        if moved.fills:
            how, what = "set", f"i64 {_eight(int(moved.operand))}"
        helpers.add((how, width))
        called = f"@minicu.{how}.{width}(ptr {moved.to}, {what}, i64 {moved.size})"
        lines[n] = f"  call void {called}{place_of(line)}"
    if helpers:
        module.rewrite("\n".join([*lines, *(_helper(how, width) for how, width in sorted(helpers))]))
        module.optimise(machine, ("always_inliner",))


def _width(moved: Transfer) -> int:
    """Bytes of the widest words that it can go by; 1 if it is to stay as it is."""
    if moved.size < LONG or (moved.fills and not moved.operand.removeprefix("-").isdecimal()):
        return 1
    return next((w for w in _WORDS if moved.size % w == 0 and moved.align % w == 0), 1)


def _eight(byte: int) -> int:
    """The i64 whose bytes all are this one."""
    return int.from_bytes(bytes([byte & 255] * 8), "little", signed=True)


def _helper(how: str, width: int) -> str:
    """A function that copies or fills `size` bytes, a whole number of words."""
    word = _WORDS[width]
    before = read = ""
    if how == "cpy":
        kind = "ptr"
        read = f"  %at = getelementptr i8, ptr %what, i64 %n\n  %word = load {word}, ptr %at, align {width}\n"
    elif width == 16:
        kind = "i64"
        before = (
            "  %half = insertelement <2 x i64> poison, i64 %what, i32 0\n"
            "  %word = insertelement <2 x i64> %half, i64 %what, i32 1\n"
        )
    else:
        kind = "i64"
        before = f"  %word = {'bitcast' if width == 8 else 'trunc'} i64 %what to {word}\n"
    return f"""
define internal void @minicu.{how}.{width}(ptr %to, {kind} %what, i64 %size) alwaysinline nounwind {{
entry:
{before}  br label %loop
loop:
  %n = phi i64 [ 0, %entry ], [ %next, %loop ]
{read}  %place = getelementptr i8, ptr %to, i64 %n
  store {word} %word, ptr %place, align {width}
  %next = add nuw nsw i64 %n, {width}
  %more = icmp ult i64 %next, %size
  br i1 %more, label %loop, label %done
done:
  ret void
}}
"""
