"""Where a loop counts a part of an index, the other part is added before the loop.

Fault: LLVM computes the address of `a[i + j]` anew in each trip of a loop that counts j, since it widens the
sum. nvcc's code has a pointer that grows, as `minicu.ptx.passes.pointers` makes one of an address that is a
fixed one and the counter (ga of HeCBench: 1.10 of the time). The sum must be known not to pass 2**32, as LLVM
knows of counters of nested loops.
Seen with: LLVM 22.1 (llvmlite 0.50).
Test: tests/unit/test_indices.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from minicu.llvm.library import Module

_LABEL = re.compile(r"([\w.$-]+):")
_BRANCH = re.compile(r"  br i1 [^,]+, label %([\w.$-]+), label %([\w.$-]+)")
_PHI = re.compile(r"  (%\S+) = phi i32 \[ (\S+), %([\w.$-]+) \], \[ (\S+), %([\w.$-]+) \]$")
_LATER = re.compile(r"  (%\S+) = (?:or disjoint|add nuw(?: nsw)?) i32 (%\S+), \d+$")
_SUM = re.compile(r"  (%\S+) = add nuw(?: nsw)? i32 (%\S+), (%\S+)$")
_WIDENED = re.compile(r"  (%\S+) = zext(?: nneg)? i32 (%\S+) to i64$")
_ADDRESS = re.compile(
    r"  (%\S+) = getelementptr (?:inbounds )?(?:nuw )?(\w+), ptr ([%@][\w.$]+), i64 (%\S+)$"
)


def split(module: Module) -> None:
    """Split such indices in the loops of one block."""
    lines = str(module).split("\n")
    edits: dict[int, str] = {}  # line -> the text in its place
    ends: dict[str, int] = {}  # block -> line of its branch
    label, first = "", 0
    for n, line in enumerate(lines):
        if line.startswith("define "):
            ends.clear()
            label = ""
        elif m := _LABEL.match(line):
            label, first = m[1], n
        elif line.startswith("  br "):
            ends[label] = n
            if (m := _BRANCH.match(line)) and label in m.groups():
                _split(lines, range(first + 1, n), label, ends, edits)
    if edits:
        module.rewrite("\n".join([edits.get(n, line) for n, line in enumerate(lines)]))


def _split(lines: list[str], block: range, label: str, ends: dict[str, int], edits: dict[int, str]) -> None:
    """... in the loop that is one block."""
    counters = dict(_counters(lines, block, label))
    before = next(iter(counters.values()), "")
    if before not in ends:
        return
    own = {line.partition(" =")[0].strip() for line in lines[block.start : block.stop]}
    counted = set(counters)
    sums: dict[str, tuple[str, str]] = {}  # sum, as it is or widened -> what counts, and the rest
    bases: dict[tuple[str, ...], str] = {}
    for n in block:
        if (m := _LATER.match(lines[n])) and m[2] in counted:
            counted.add(m[1])
        elif m := _SUM.match(lines[n]):
            counts, rest = (m[2], m[3]) if m[2] in counted else (m[3], m[2])
            if counts in counted and rest not in own:
                sums[m[1]] = counts, rest
        elif (m := _WIDENED.match(lines[n])) and m[2] in sums:
            sums[m[1]] = sums[m[2]]
        elif (m := _ADDRESS.match(lines[n])) and m[4] in sums and m[3] not in own:
            counts, rest = sums[m[4]]
            key = m[2], m[3], rest
            if key not in bases:
                bases[key] = f"%minicu.base.{n}"
                end = ends[before]
                edits[end] = (
                    f"  %minicu.rest.{n} = zext i32 {rest} to i64\n"
                    f"  {bases[key]} = getelementptr {m[2]}, ptr {m[3]}, i64 %minicu.rest.{n}\n"
                    f"{edits.get(end, lines[end])}"
                )
            edits[n] = (
                f"  %minicu.counts.{n} = zext i32 {counts} to i64\n"
                f"  {m[1]} = getelementptr {m[2]}, ptr {bases[key]}, i64 %minicu.counts.{n}"
            )


def _counters(lines: list[str], block: range, label: str) -> Iterator[tuple[str, str]]:
    """The numbers that begin with 0, and the block that the loop is entered from."""
    for n in block:
        if m := _PHI.match(lines[n]):
            for start, before, back in ((m[2], m[3], m[5]), (m[4], m[5], m[3])):
                if start == "0" and back == label:
                    yield m[1], before
