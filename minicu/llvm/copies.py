"""Long copies and fills of memory, word by word.

Fault: of a copy or a fill of 128 bytes or more, code generation for PTX makes a loop over single bytes,
whatever is known of the alignment: `double a[64] = {0}` takes 512 stores. nvcc's loops are over words of 8
bytes.
Seen with: LLVM 22.1 (llvmlite 0.50).
Test: tests/unit/test_copies.py.
"""

from __future__ import annotations

import re
from typing import Any

from minicu.llvm.library import Module

#: Bytes from which on code generation makes a loop.
LONG = 128

_POINTER = r"ptr ((?:[\w()]+ )*?)([%@][\w.$]+|addrspacecast \(ptr addrspace\(\d\) @[\w.$\"]+ to ptr\))"
_CALL = re.compile(
    rf"(?m)^  (?:tail )?call void @llvm\.mem(set|cpy)\.p0(?:\.p0)?\.i(?:32|64)\({_POINTER}, "
    rf"(?:i8 (-?\d+)|{_POINTER}), i(?:32|64) (\d+), i1 false\)(?: #\d+)?(.*)$"
)
_ALIGNMENT = re.compile(r"\balign (\d+)")
_PLACE = re.compile(r", !dbg !\d+")

#: Bytes of a word -> LLVM's type.
_WORDS = {16: "<2 x i64>", 8: "i64", 4: "i32", 2: "i16"}


def widen(module: Module, machine: Any) -> None:
    """Make loops over words of a module's long copies and fills whose size is known."""
    helpers: set[tuple[str, int]] = set()

    def loop(m: re.Match[str]) -> str:
        how, first, to, byte, second, source, size, rest = m.groups()
        width = _width(int(size), [first, second or first])
        if int(size) < LONG or width == 1:
            return m[0]
        helpers.add((how, width))
        what = f"i64 {_eight(int(byte))}" if how == "set" else f"ptr {source}"
        place = "".join(_PLACE.findall(rest))
        return f"  call void @minicu.{how}.{width}(ptr {to}, {what}, i64 {size}){place}"

    text = _CALL.sub(loop, str(module))
    if helpers:
        module.rewrite(text + "".join([_helper(how, width) for how, width in sorted(helpers)]))
        module.optimise(machine, ("always_inliner",))


def _width(size: int, attributes: list[str]) -> int:
    """Bytes of the widest words that places with these attributes can be of."""
    alignments = [int(m[1]) if (m := _ALIGNMENT.search(x)) else 1 for x in attributes]
    return next((w for w in _WORDS if all(n % w == 0 for n in (size, *alignments))), 1)


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
