"""Where a loop counts one part of an index, the other part is added before the loop.

Fault: in a loop over j, LLVM computes the address of `a[i + j]` anew in each iteration, because it widens
the sum i + j to 64 bits. nvcc advances a pointer instead, and `minicu.ptx.passes.pointers` does so for an
address that is the sum of a fixed one and the counter (ga of HeCBench: 1.10 of the time without). The sum
must be known not to exceed 32 bits; LLVM knows this of the counters of nested loops. Elements of several
bytes, whose type LLVM spells `[4 x i8]`, stay as they are: the gain was measured for single bytes.
Seen with: LLVM 22.1 (llvmlite 0.50).
Test: tests/unit/test_indices.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import permutations

from minicu.llvm.library import Module
from minicu.lower.host.flow import Instruction, instruction, label
from minicu.lower.host.instructions import pair, step


def split(module: Module) -> str:
    """Split such indices in all loops that consist of one block; returns the module as text."""
    text = str(module)
    lines = text.split("\n")
    edits: dict[int, str] = {}  # line -> the text in its place
    ends: dict[str, int] = {}  # block -> line of its branch
    block, first = "", 0
    for n, line in enumerate(lines):
        if line.startswith("define "):
            ends.clear()
            block = ""
        elif (begun := label(line)) is not None:
            block, first = begun, n
        elif line.startswith("  br "):
            ends[block] = n
            branch = instruction(line) if block in line and line.startswith("  br i1 ") else None
            if branch is not None and block in branch.targets:
                _split(lines, range(first + 1, n), block, ends, edits)
    if edits:
        text = "\n".join([edits.get(n, line) for n, line in enumerate(lines)])
        module.rewrite(text)
    return text


def _split(lines: list[str], loop: range, block: str, ends: dict[str, int], edits: dict[int, str]) -> None:
    """... in one loop: `block`, whose instructions are the lines `loop`."""
    inside = {n: i for n in loop if (i := instruction(lines[n])) is not None}
    counters = dict(_counters(inside.values(), block))
    before = next(iter(counters.values()), "")
    if before not in ends:
        return
    end = ends[before]
    own = {i.name for i in inside.values()}
    counted = set(counters)
    sums: dict[str, tuple[str, str]] = {}  # sum -> what counts, and the rest
    widened: dict[str, tuple[str, str]] = {}  # the same as a number of 64 bits
    bases: dict[tuple[str, ...], str] = {}
    for n, i in inside.items():
        if i.op in ("add", "or") and i.type == "i32" and _is_exact(i):
            if len(i.uses) == 1 and i.uses[0] in counted and _adds_constant(i):
                counted.add(i.name)
            elif len(i.uses) == 2 and i.op == "add":
                counts, rest = i.uses if i.uses[0] in counted else i.uses[::-1]
                if counts in counted and rest not in own:
                    sums[i.name] = counts, rest
        elif i.op == "zext" and i.type == "i64" and i.uses and i.uses[0] in sums:
            widened[i.name] = sums[i.uses[0]]
        elif (
            (address := step(i.text)) is not None
            and address.index in widened
            and address.base not in own
            and "addrspace" not in i.text
            and "[" not in address.type
        ):
            counts, rest = widened[address.index]
            begin = f"getelementptr {address.type}, ptr"
            key = address.type, address.base, rest
            if key not in bases:
                bases[key] = f"%minicu.base.{n}"
                edits[end] = (
                    f"  %minicu.rest.{n} = zext i32 {rest} to i64\n"
                    f"  {bases[key]} = {begin} {address.base}, i64 %minicu.rest.{n}\n"
                    f"{edits.get(end, lines[end])}"
                )
            edits[n] = (
                f"  %minicu.counts.{n} = zext i32 {counts} to i64{i.debug}\n"
                f"  {i.name} = {begin} {bases[key]}, i64 %minicu.counts.{n}{i.debug}"
            )


def _is_exact(i: Instruction) -> bool:
    """Whether a sum is known not to pass 2**32."""
    return " nuw " in i.text or " or disjoint " in i.text


def _adds_constant(i: Instruction) -> bool:
    operands = pair(i.text)
    return operands is not None and operands[1].isdecimal()


def _counters(loop: Iterable[Instruction], block: str) -> Iterator[tuple[str, str]]:
    """Each variable of the loop that starts at 0, with the block from which the loop is entered."""
    for i in loop:
        if i.op == "phi" and i.type == "i32" and len(i.incoming) == 2:
            for (start, before), (_, back) in permutations(i.incoming):
                if start == "0" and back == block:
                    yield i.name, before
