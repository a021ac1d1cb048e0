"""A kernel whose threads wait for each other, in regions: loops over the threads of a block.

The kernel is cut where its threads wait. A region is what a thread may run from one cut, or from the start,
until the next; `KERNEL.regions` takes a range of threads through one of them, thread after thread, in a loop
that LLVM vectorises, and returns where they all wait then: the number of the region that follows, or -1 if
they do not agree, which is left in the array `next`. The runtime (`native/cpu_regions.c`) goes on from
region to region as long as the threads agree. Nothing about control flow needs to be proven: where they do
not agree it sends single threads through the same code.

This is done on LLVM's IR after inlining, where functions, classes and references are gone and a local
variable is a register. What crosses a cut is in `crossing`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from minicu.lower.host import records
from minicu.lower.host.accumulators import keep_accumulators
from minicu.lower.host.crossing import OF_BLOCK, PURE, Values, values
from minicu.lower.host.drivers import ATTRIBUTES
from minicu.lower.host.flow import Block, Function, Instruction, read, size_align, substitute
from minicu.lower.host.interchange import tops
from minicu.lower.host.uniform import between, loops_of, post_dominators

_WAIT = re.compile(
    r"call void @minicu\.wait\(ptr [^,]+, i32 (\d+), i32 (\d+), i32 (.+?), i64 (.+?)\)(?: #\d+)?$"
)
_CHANGE = re.compile(
    r"(%\S+) = atomicrmw (add|sub|and|or|xor|xchg|max|min|umax|umin|fadd|fsub) ptr (%\S+), (\w+) (\S+) "
    r".*, align (\d+)$"
)
_FELL = "@minicu.fell("

#: Bytes for each thread at the start of the frames: the arrays `next`, `masks` (i32) and `values` (i64).
FIXED = 16


#: Tests of integers.
COMPARED: dict[str, Callable[[int, int], bool]] = {
    "eq": int.__eq__, "ne": int.__ne__, "ult": int.__lt__, "ule": int.__le__, "ugt": int.__gt__,
    "uge": int.__ge__, "slt": int.__lt__, "sle": int.__le__, "sgt": int.__gt__, "sge": int.__ge__,
}  # fmt: skip

#: So many branches that are decided for all threads get loops of their own, one after the other.
DECISIONS = 3


@dataclass(slots=True)
class Cut:
    """A wait: the block that ends there, the one behind it, and what `access.wait` was given."""

    before: str
    behind: str
    state: int
    site: int
    mask: str
    value: str


@dataclass(slots=True)
class Cuts:
    """`ends`: how a block ends that has no terminator: a cut's number, "left" or "fell"."""

    cuts: list[Cut]
    ends: dict[str, int | str]
    edges: dict[str, tuple[str, ...]]


def divide(text: str, metadata: int) -> tuple[str, list[str]]:
    """What stands for the definition `text` of a kernel: the functions and the table of its regions. Metadata
    gets numbers from `metadata` on; returned as well."""
    divided = _divided(read(text))
    return _Writer(*divided, metadata).text()


def divide_loops(text: str, metadata: int) -> tuple[str, list[str]] | None:
    """The same for a kernel whose threads do not wait, if a loop of it should run outside of that over
    threads; else None."""
    function, cuts, found = _divided(read(text))
    return _Writer(function, cuts, found, metadata).text() if cuts.cuts else None


def _divided(function: Function) -> tuple[Function, Cuts, Values]:
    keep_accumulators(function)
    cuts = _cut(function)
    found = values(function, cuts.edges, {c.before: c.behind for c in cuts.cuts})
    inner = {n: () if n in cuts.ends else targets for n, targets in cuts.edges.items()}
    loops = tops(function, cuts.edges, inner, {c.before for c in cuts.cuts}, found)
    if loops:
        _cut_loops(function, cuts, loops)
        found = values(function, cuts.edges, {c.before: c.behind for c in cuts.cuts})
    return function, cuts, found


def _cut_loops(function: Function, cuts: Cuts, loops: list[str]) -> None:
    """Cut blocks behind their phis."""
    for name in loops:
        block = function.blocks[name]
        behind = f"%cut.{len(cuts.cuts)}"
        function.blocks[behind] = Block(behind, body=block.body, end=block.end)
        block.body, block.end = [], None
        cuts.edges[behind] = cuts.edges[name]
        cuts.edges[name] = (behind,)
        cuts.ends[name] = len(cuts.cuts)
        cuts.cuts.append(Cut(name, behind, records.READY, 0, "-1", "0"))
        for other in function.blocks.values():
            for phi in other.phis:
                phi.incoming = tuple((v, behind if b == name else b) for v, b in phi.incoming)


def _cut(function: Function) -> Cuts:
    """Cut the blocks at each wait, and take the ends of the kernel out."""
    cuts: list[Cut] = []
    ends: dict[str, int | str] = {}
    moved: dict[str, str] = {}  # block -> the block with its terminator
    for name in list(function.blocks):
        block = function.blocks[name]
        here, rest, block.body = block, block.body, []
        for i in rest:
            if i.op == "call" and (m := _WAIT.match(i.text)):
                behind = f"%cut.{len(cuts)}"
                ends[here.name] = len(cuts)
                cuts.append(Cut(here.name, behind, int(m[1]), int(m[2]), m[3], m[4]))
                here.body.append(Instruction("wait", "", uses=tuple(x for x in (m[3], m[4]) if x[0] == "%")))
                after = Block(behind, end=here.end)
                here.end = None
                function.blocks[behind] = here = after
                moved[name] = behind
            elif i.op == "call" and _FELL in i.text:
                ends[here.name] = "fell"
                here.end = None
                break
            else:
                here.body.append(i)
        if here.end is not None and here.end.op == "ret":
            ends[here.name] = "left"
            here.end = None
    for block in function.blocks.values():
        for phi in block.phis:
            phi.incoming = tuple((v, moved.get(b, b)) for v, b in phi.incoming)
    edges: dict[str, tuple[str, ...]] = {}
    for name, block in function.blocks.items():
        end = ends.get(name)
        edges[name] = (cuts[end].behind,) if isinstance(end, int) else block.end.targets if block.end else ()
    return Cuts(cuts, ends, edges)


class _Writer:
    """Writes the IR of a kernel's regions. Names of a region start with "rN."; "b." are the function's."""

    def __init__(self, function: Function, cuts: Cuts, found: Values, metadata: int) -> None:
        self.function = function
        self.cuts = cuts
        self.values = found
        self.metadata = metadata
        self.after = post_dominators(cuts.edges)
        self.parameters = {p.rsplit(" ", 1)[1] for p in function.parameters[1:]}
        self.block_slots = set(OF_BLOCK.values())
        self.starts = [next(iter(function.blocks)), *(c.behind for c in cuts.cuts)]
        self.left, self.fell = len(self.starts), len(self.starts) + 1
        self.names: dict[str, str] = {}  # array in the frames -> its address
        self.voted: set[int] = set()
        self.edges: dict[str, int] = {}
        self.slots: list[str] = []  # of values that a region both finds and makes
        self.spaces: dict[str, int] = {}  # kept value -> offset for each thread in the frames
        self.end = FIXED
        for name, type in found.kept.items():
            self.spaces[name] = self.end
            self.end += size_align(type)[0]
        self.names |= {name: f"%b.f.{k}" for k, name in enumerate(["next", "masks", "values", *self.spaces])}
        self.places: dict[str, int] = {}  # private variable -> offset in the thread's own part
        self.part = 0
        for name, i in found.private.items():
            size, align = _space(i)
            self.places[name] = -(-self.part // align) * align
            self.part = self.places[name] + size
        self.part = -(-self.part // 64) * 64

    # ------------------------------------------------------------ the whole

    def text(self) -> tuple[str, list[str]]:
        f, n = self.function, self.metadata
        bodies = [_Region(self, k, start).text() for k, start in enumerate(self.starts)]
        own = (
            "ptr noalias %b.W",
            "ptr noalias align 64 %b.F",
            "i32 %b.region",
            "i32 %b.first",
            "i32 %b.last",
        )
        parameters = ", ".join([*own, *f.parameters[1:]])
        debug = m[0] if (m := re.search(r" !dbg !\d+", f.ending)) else ""
        kernel = f.name.strip('"')
        attributes = m[0] if (m := re.search(r"#\d+", f.ending)) else ""  # the kernel's
        header = (
            f"define internal i32 @{kernel}.regions({parameters}) noinline nounwind "
            f"{attributes} {ATTRIBUTES}{debug} {{"
        )
        cases = " ".join(f"i32 {k}, label %r{k}.start" for k in range(len(self.starts)))
        lines = [
            header, "entry:", *self._entry(),
            f"  switch i32 %b.region, label %b.none [ {cases} ]",
            "b.none:", "  unreachable",
            *(line for body in bodies for line in body), "}", "", self._table(kernel),
        ]  # fmt: skip
        meta = [
            f"!{n} = distinct !{{}}",
            f'!{n + 1} = !{{!"llvm.loop.parallel_accesses", !{n}}}',
            f"!{n + 2} = distinct !{{!{n + 2}, !{n + 1}, !{n + 3}, !{n + 4}}}",
            f'!{n + 3} = !{{!"llvm.loop.interleave.count", i32 1}}',
            f'!{n + 4} = !{{!"llvm.loop.unroll.disable"}}',
            f"!{n + 5} = distinct !{{!{n + 5}, !{n + 4}}}",
        ]
        return "\n".join(lines), meta

    @staticmethod
    def stack_name(name: str) -> str:
        return substitute(name, {}, "b.a.")

    def _entry(self) -> list[str]:
        """What is the same for all threads; what no region uses LLVM drops."""
        lines = [
            "  " + i.text.replace(name, self.stack_name(name), 1) for name, i in self.values.stack.items()
        ]
        lines += self.slots
        names = {"dx", "dy", "records", "threads", *self.values.constants.values()} - {"T", "W"}
        for name in sorted(names & records.WORKER.keys()):
            slot = records.WORKER[name]
            lines += [
                f"  %b.{name}.at = getelementptr i8, ptr %b.W, i64 {slot.offset}",
                f"  %b.{name} = load {slot.ir}, ptr %b.{name}.at, align {slot.align}",
            ]
        for name in ("vote", "present"):
            lines.append(f"  %b.{name}.at = getelementptr i8, ptr %b.W, i64 {records.WORKER[name].offset}")
        lines += [
            "  %b.up = add i32 %b.threads, 63",
            "  %b.whole = and i32 %b.up, -64",
            "  %b.stride = zext i32 %b.whole to i64",
        ]
        for name, at in [("next", 0), ("masks", 4), ("values", 8), *self.spaces.items()]:
            space = self.names[name]
            lines += [
                f"  {space}.m = mul i64 %b.stride, {at}",
                f"  {space} = getelementptr i8, ptr %b.F, i64 {space}.m",
            ]
        if self.part:
            lines += [
                f"  %b.P.m = mul i64 %b.stride, {self.end}",
                "  %b.P = getelementptr i8, ptr %b.F, i64 %b.P.m",
            ]
        return lines

    def _table(self, kernel: str) -> str:
        """What the runtime knows about the regions: how many they are, bytes of the frames for each thread,
        whether warps advance by themselves; then of what leads into each: state, site, mask, flags. The last
        two are the ends: by return, and by running off the kernel."""
        rows = [(records.READY, 0, "-1", 0)]
        for k, c in enumerate(self.cuts.cuts, 1):
            flags = (
                records.VALUED * (c.value != "0")
                + records.MASKED * (c.mask[0] == "%")
                + records.VOTES * (k in self.voted)
            )
            rows.append((c.state, c.site, "-1" if c.mask[0] == "%" else c.mask, flags))
        rows += [(records.DONE, 0, "-1", 0), (records.DONE, 1, "-1", 0)]
        warps = int(any(c.state not in (records.BARRIER, records.READY) for c in self.cuts.cuts))
        numbers = [len(self.starts), self.end + self.part, warps, 0, *(x for r in rows for x in r)]
        return f"@{kernel}.table = constant [{len(numbers)} x i32] [{', '.join(f'i32 {x}' for x in numbers)}]"


def _space(i: Instruction) -> tuple[int, int]:
    """Size and alignment of a variable in memory."""
    m = re.search(r"alloca (.+?)(?:, align (\d+))?$", i.text)
    assert m is not None
    size, align = size_align(m[1])
    return size, max(align, int(m[2] or 1))


class _Region:
    """All ways through one region: what is the same for all threads is found before the loop, as far
    as it can be, and a branch that it decides leads to a loop of its own."""

    def __init__(self, writer: _Writer, k: int, start: str) -> None:
        self.writer = writer
        self.k = k
        self.start = start
        self.lines: list[str] = []
        self.loops = 0
        self.count = 0
        self.rounds = loops_of(
            {n: () if n in writer.cuts.ends else writer.cuts.edges[n] for n in inside(start, writer.cuts, {})}
        )

    def text(self) -> list[str]:
        k, found = self.k, self.writer.values
        self.lines += [f"r{k}.start:", f"  %r{k}.first = zext i32 %b.first to i64"]
        live = found.live.get(self.start, frozenset()) if k else frozenset[str]()
        scalars: dict[str, str] = {}
        for n, name in enumerate(sorted(live & found.kept.keys() & found.same)):
            type = found.kept[name]
            memory = "i8" if type == "i1" else type
            at, value = f"%r{k}.k.{n}", f"%r{k}.kept.{n}"
            loaded = f"{value}.i8" if type == "i1" else value
            self.lines += [
                f"  {at} = getelementptr {memory}, ptr {self.writer.names[name]}, i64 %r{k}.first",
                f"  {loaded} = load {memory}, ptr {at}, align {size_align(memory)[1]}",
            ]
            if type == "i1":
                self.lines.append(f"  {value} = trunc i8 {loaded} to i1")
            scalars[name] = value
        self._walk(self.start, "", dict(scalars), scalars, {})
        return self.lines

    def _walk(
        self, name: str, before: str, now: dict[str, str], scalars: dict[str, str],
        decisions: dict[str, str], depth: int = 0,
    ) -> None:  # fmt: skip
        """Follow control from the start of block `name` as far as it is the same for all threads. `now` are
        the values known here, `scalars` those at the start of the region."""
        w = self.writer
        seen: set[str] = set()
        while name and name not in seen and name not in self.rounds:
            seen.add(name)
            block = w.function.blocks[name]
            incoming = {p.name: {b: v for v, b in p.incoming}.get(before) for p in block.phis}
            values = {p: self._operand(v, now) for p, v in incoming.items() if v is not None}
            for p in incoming:
                found = values.get(p)
                if found is not None:
                    now[p] = found
                else:
                    now.pop(p, None)
            for i in block.body:
                self._evaluate(i, now)
            if name in w.cuts.ends or block.end is None:
                break
            targets = block.end.targets
            if len(targets) == 1:
                before, name = name, targets[0]
                continue
            test = self._operand(block.end.uses[0], now) if block.end.uses else None
            if test in ("true", "false") and len(targets) == 2:
                target = targets[test == "false"]
                decisions = decisions | {name: target}
                before, name = name, target
                continue
            if block.end.op != "br" or test is None or len(targets) != 2:
                before, name = "", self._beyond(name, now)
                continue
            if depth >= DECISIONS:
                break
            self.count += 1
            ways = [f"r{self.k}.way.{self.count}.{j}" for j in (0, 1)]
            self.lines.append(f"  br i1 {test}, label %{ways[0]}, label %{ways[1]}")
            for way, target in zip(ways, targets, strict=True):
                self.lines.append(f"{way}:")
                self._walk(target, name, dict(now), scalars, decisions | {name: target}, depth + 1)
            return
        prefix = f"r{self.k}.l{self.loops}"
        self.loops += 1
        self.lines.append(f"  br label %{prefix}.start")
        self.lines += _Loop(w, self.k, prefix, self.start, decisions, scalars).text()

    def _beyond(self, name: str, now: dict[str, str]) -> str:
        """Where the threads meet again that a branch divides, if none of them waits or ends before; ""."""
        w = self.writer
        after = w.after[name]
        if not after:
            return ""
        for b in between(name, w.cuts.edges, after):
            if b in w.cuts.ends or b in self.rounds:
                return ""
            for i in w.function.blocks[b].instructions():
                now.pop(i.name, None)
        return after if after not in self.rounds else ""

    def _operand(self, value: str, now: dict[str, str]) -> str | None:
        """The operand for a value before the loop; None if it is not known there."""
        if value[0] != "%":
            return value
        slot = self.writer.values.constants.get(value)
        if slot is not None:
            return "%b.W" if slot == "W" else f"%b.{slot}" if slot in self.writer.block_slots else None
        if value in self.writer.parameters:
            return value
        return now.get(value)

    def _evaluate(self, i: Instruction, now: dict[str, str]) -> None:
        if not i.name or i.name in self.writer.values.constants:
            return
        if i.op in PURE:
            operands = {use: self._operand(use, now) for use in i.uses}
            if all(v is not None for v in operands.values()):
                folded = _folded(i, {use: v for use, v in operands.items() if v is not None})
                if folded is not None:
                    now[i.name] = folded
                    return
                self.count += 1
                made = f"%r{self.k}.v.{self.count}"
                names = {use: v for use, v in operands.items() if v is not None} | {i.name: made}
                self.lines.append("  " + substitute(i.text, names, ""))
                now[i.name] = made
                return
        now.pop(i.name, None)


_OPERANDS = re.compile(r"(\w+) (?:[a-z]+ )*i(\d+) (-?\d+), (-?\d+)$")


def _folded(i: Instruction, operands: dict[str, str]) -> str | None:
    """The result as a constant, for what counters and their tests do."""
    m = _OPERANDS.match(substitute(i.text.split(" = ", 1)[1], operands, ""))
    if m is None:
        return None
    bits, a, b = int(m[2]), int(m[3]), int(m[4])
    unsigned = [x & ((1 << bits) - 1) for x in (a, b)]
    if m[1] == "icmp":
        predicate = next(word for word in reversed(i.text.split()) if word in COMPARED)
        x, y = unsigned if predicate[0] == "u" else (a, b)
        return str(COMPARED[predicate](x, y)).lower()
    shift = unsigned[1] if unsigned[1] < bits else 0
    made = {"add": a + b, "sub": a - b, "mul": a * b, "shl": a << shift, "lshr": unsigned[0] >> shift,
            "and": a & b}.get(m[1])  # fmt: skip
    if made is None or bits == 1:
        return None
    made &= (1 << bits) - 1
    return str(made - (1 << bits) if made >> (bits - 1) else made)


class _Loop:
    """The loop over the threads of one region, on the way that `decisions` take where a block ends with a
    branch that is decided for all. `scalars` are values found before the loop, by name."""

    def __init__(
        self, writer: _Writer, k: int, prefix: str, start: str, decisions: dict[str, str],
        scalars: dict[str, str],
    ) -> None:  # fmt: skip
        self.writer = writer
        self.k = k
        self.prefix = prefix
        self.start = start
        self.decisions = decisions
        self.scalars = scalars
        self.blocks = inside(start, writer.cuts, decisions)
        found = writer.values
        made = {name for name, block in found.made.items() if block in self.blocks}
        live = found.live.get(start, frozenset()) if k else frozenset[str]()
        kept = live & found.kept.keys()
        self.both = sorted(kept & made)
        self.read = sorted(kept - made)
        self.made = made
        self.again = _closure(live & found.again.keys(), found)
        self.names: dict[str, str] = {}  # what stands for a name of the kernel
        self.exits: list[tuple[int, str]] = []
        self.lines: list[str] = []
        self.local = set(found.stack)  # addresses that all threads share: not in parallel
        self.count = 0

    def named(self, name: str) -> str:
        """The operand that stands for a value where it is not in a slot."""
        return substitute(name, self.names, f"{self.prefix}.")

    def text(self) -> list[str]:
        w, found = self.writer, self.writer.values
        for p in w.function.parameters:
            name = p.rsplit(" ", 1)[1]
            self.names[name] = name
        for name, slot in found.constants.items():
            own = slot in records.THREAD and slot in ("tx", "ty", "tz", "linear")
            self.names[name] = (
                "%b.W" if slot == "W" else f"%{self.prefix}.{slot}" if own or slot == "T" else f"%b.{slot}"
            )
        for name in found.stack:
            self.names[name] = w.stack_name(name)
        self._top()
        for name in self.blocks:
            self._block(w.function.blocks[name])
        nexts = {n for n, _ in self.exits}
        head = self._head(len(nexts) > 1)
        return [*head, *self.lines, *self._foot(nexts)]

    def _head(self, several: bool) -> list[str]:
        r = f"%{self.prefix}"
        accumulators = [
            f"  {r}.and = phi i32 [ {r}.and.row, {r}.row ], [ {r}.and.now, {r}.latch ]",
            f"  {r}.or = phi i32 [ {r}.or.row, {r}.row ], [ {r}.or.now, {r}.latch ]",
        ]
        rows = [
            f"  {r}.and.row = phi i32 [ -1, {r}.start ], [ {r}.and.now, {r}.row.next ]",
            f"  {r}.or.row = phi i32 [ 0, {r}.start ], [ {r}.or.now, {r}.row.next ]",
        ]
        ends = bool(self.exits)
        again = f", [ {r}.row.more, {r}.row.next ]" if ends else ""
        zero = f", [ 0, {r}.row.next ]" if ends else ""
        on = f", [ {r}.tx.next, {r}.latch ]" if ends else ""
        return [
            f"{r[1:]}.start:",
            f"  {r}.row.0 = udiv i32 %b.first, %b.dx",
            f"  {r}.tx.0 = urem i32 %b.first, %b.dx",
            f"  br label {r}.row",
            f"{r[1:]}.row:",
            f"  {r}.row.i = phi i32 [ {r}.row.0, {r}.start ]{again}",
            f"  {r}.tx.first = phi i32 [ {r}.tx.0, {r}.start ]{zero}",
            *(rows if several else ()),
            f"  {r}.ty = urem i32 {r}.row.i, %b.dy",
            f"  {r}.tz = udiv i32 {r}.row.i, %b.dy",
            f"  {r}.base = mul nuw nsw i32 {r}.row.i, %b.dx",
            f"  {r}.rest = sub i32 %b.last, {r}.base",
            f"  {r}.tx.last = call i32 @llvm.umin.i32(i32 {r}.rest, i32 %b.dx)",
            f"  br label {r}.x",
            f"{r[1:]}.x:",
            f"  {r}.tx = phi i32 [ {r}.tx.first, {r}.row ]{on}",
            *(accumulators if several else ()),
            f"  {r}.linear = add nuw nsw i32 {r}.base, {r}.tx",
            f"  {r}.t = zext i32 {r}.linear to i64",
        ]

    def _foot(self, nexts: set[int]) -> list[str]:
        if not nexts:
            return []
        r, w = f"%{self.prefix}", self.writer
        lines = [f"{r[1:]}.latch:"]
        if len(nexts) > 1:
            incoming = ", ".join(f"[ {n}, {label} ]" for n, label in self.exits)
            lines += [
                f"  {r}.next = phi i32 {incoming}",
                f"  {r}.next.at = getelementptr i32, ptr {w.names['next']}, i64 {r}.t",
                f"  store i32 {r}.next, ptr {r}.next.at, align 4, !llvm.access.group !{w.metadata}",
                f"  {r}.and.now = and i32 {r}.and, {r}.next",
                f"  {r}.or.now = or i32 {r}.or, {r}.next",
            ]
        lines += [
            f"  {r}.tx.next = add nuw nsw i32 {r}.tx, 1",
            f"  {r}.tx.more = icmp ult i32 {r}.tx.next, {r}.tx.last",
            f"  br i1 {r}.tx.more, label {r}.x, label {r}.row.next, !llvm.loop !{w.metadata + 2}",
            f"{r[1:]}.row.next:",
            f"  {r}.row.more = add i32 {r}.row.i, 1",
            f"  {r}.base.next = add i32 {r}.base, %b.dx",
            f"  {r}.over = icmp uge i32 {r}.base.next, %b.last",
            f"  br i1 {r}.over, label {r}.done, label {r}.row, !llvm.loop !{w.metadata + 5}",
            f"{r[1:]}.done:",
        ]
        if len(nexts) == 1:
            (number,) = nexts
            if 0 < number < w.left and w.cuts.cuts[number - 1].state == records.READY:
                return [*lines, f"  br label %r{number}.start"]  # nobody waits there
            return [*lines, f"  ret i32 {number}"]
        return [
            *lines,
            f"  {r}.same = icmp eq i32 {r}.and.now, {r}.or.now",
            f"  {r}.agreed = select i1 {r}.same, i32 {r}.and.now, i32 -1",
            f"  ret i32 {r}.agreed",
        ]

    def _top(self) -> None:
        """What a thread begins with: its record, its part of the frames, values kept and made again."""
        r, w, found = f"%{self.prefix}", self.writer, self.writer.values
        say = self.lines.append
        say(f"  {r}.T = getelementptr [{records.THREAD_BYTES} x i8], ptr %b.records, i64 {r}.t")
        if w.places:
            say(f"  {r}.part = getelementptr [{w.part} x i8], ptr %b.P, i64 {r}.t")
            for name, at in w.places.items():
                say(f"  {self.named(name)} = getelementptr i8, ptr {r}.part, i64 {at}")
        for i in self.again:
            say("  " + substitute(i.text, self.names, f"{self.prefix}."))
        for name in self.read:
            if name in self.scalars:
                self.names[name] = self.scalars[name]
            else:
                self._load_kept(name, self.named(name))
        for name in self.both:
            type = found.kept[name]
            slot = self._slot(name)
            w.slots.append(f"  {slot} = alloca {type}, align {size_align(type)[1]}")
            value = self.scalars.get(name)
            if value is None:
                self._load_kept(name, value := self._fresh())
            say(f"  store {type} {value}, ptr {slot}, align {size_align(type)[1]}")
        say(f"  br label {self.named(self.start)}")

    def _slot(self, name: str) -> str:
        return substitute(name, {}, f"b.s.{self.prefix}.")

    def _fresh(self) -> str:
        self.count += 1
        return f"%{self.prefix}.u.{self.count}"

    def _element(self, array: str, type: str) -> str:
        """The address of the thread's element of an array in the frames."""
        at = self._fresh()
        self.lines.append(
            f"  {at} = getelementptr {type}, ptr {self.writer.names[array]}, i64 %{self.prefix}.t"
        )
        return at

    def _load_kept(self, name: str, value: str) -> None:
        type = self.writer.values.kept[name]
        group = f", !llvm.access.group !{self.writer.metadata}"
        memory = "i8" if type == "i1" else type
        at = self._element(name, memory)
        align = size_align(memory)[1]
        if type == "i1":
            self.lines.append(f"  {value}.b = load i8, ptr {at}, align 1{group}".replace('".b', '.b"'))
            self.lines.append(f"  {value} = trunc i8 {value}.b to i1".replace('".b', '.b"'))
        else:
            self.lines.append(f"  {value} = load {type}, ptr {at}, align {align}{group}")

    def _store(self, array: str, type: str, value: str) -> None:
        group = f", !llvm.access.group !{self.writer.metadata}"
        if type == "i1":
            wide = self._fresh()
            self.lines.append(f"  {wide} = zext i1 {value} to i8")
            type, value = "i8", wide
        at = self._element(array, type)
        self.lines.append(f"  store {type} {value}, ptr {at}, align {size_align(type)[1]}{group}")

    def _use(self, value: str) -> str:
        """The operand for a value, loaded from its slot where it has one."""
        if value not in self.both:
            return self.named(value)
        type = self.writer.values.kept[value]
        loaded = self._fresh()
        self.lines.append(f"  {loaded} = load {type}, ptr {self._slot(value)}, align {size_align(type)[1]}")
        return loaded

    def _made(self, i: Instruction) -> None:
        if i.name in self.both:
            align = size_align(i.type)[1]
            self.lines.append(
                f"  store {i.type} {self.named(i.name)}, ptr {self._slot(i.name)}, align {align}"
            )

    def _block(self, block: Block) -> None:
        k, w, found = self.k, self.writer, self.writer.values
        prefix = f"{self.prefix}."
        say = self.lines.append
        say(f"{self.named(block.name)[1:]}:")
        for phi in block.phis:
            edges = []
            for value, before in phi.incoming:
                if before in self.blocks and self.decisions.get(before, block.name) == block.name:
                    operand = self._edge(block.name, before, value) if value in self.both else value
                    edges.append(f"[ {substitute(operand, self.names, prefix)}, {self.named(before)} ]")
            head = phi.text.split(" = ", 1)[1]
            head = head[: head.index(phi.type) + len(phi.type)]
            say(f"  {self.named(phi.name)} = {head} {', '.join(edges)}")
        for phi in block.phis:
            self._made(phi)
        hoisted = {i.name for i in self.again}
        for i in block.body:
            if i.op == "wait" or i.op == "alloca" or i.name in hoisted or i.name in found.constants:
                continue
            if i.name in found.votes:
                say(f"  {self.named(i.name)} = load i32, ptr %b.{found.votes[i.name]}.at, align 4")
                if found.votes[i.name] == "vote":
                    w.voted.add(k)
                self._made(i)
                continue
            say("  " + self._instruction(i))
            self._made(i)
        end = w.cuts.ends.get(block.name)
        if end is None:
            assert block.end is not None
            decided = self.decisions.get(block.name)
            loads = {
                self._edge(target, before, value): value
                for target in block.end.targets
                for phi in w.function.blocks[target].phis
                for value, before in phi.incoming
                if before == block.name and value in self.both
            }
            for edge, value in loads.items():
                type = found.kept[value]
                at, align = self._slot(value), size_align(type)[1]
                say(f"  {self.named(edge)} = load {type}, ptr {at}, align {align}")
            if decided is not None:
                say(f"  br label {self.named(decided)}")
            else:
                say("  " + self._instruction(block.end))
            return
        if isinstance(end, int):
            cut = w.cuts.cuts[end]
            for name in sorted(found.live.get(cut.behind, frozenset()) & found.kept.keys() & self.made):
                self._store(name, found.kept[name], self._use(name))
            if cut.value != "0":
                self._store("values", "i64", self._use(cut.value) if cut.value[0] == "%" else cut.value)
            if cut.mask[0] == "%":
                self._store("masks", "i32", self._use(cut.mask))
            number = end + 1
        else:
            number = w.fell if end == "fell" else w.left
        self.exits.append((number, self.named(block.name)))
        say(f"  br label %{self.prefix}.latch")

    def _edge(self, target: str, before: str, value: str) -> str:
        """The name of a value that is loaded at the end of `before` for a phi of `target`."""
        key = f"{target} {before} {value}"
        numbers = self.writer.edges
        return f"%e.{numbers.setdefault(key, len(numbers))}"

    def _instruction(self, i: Instruction) -> str:
        names = self.names
        slots = [use for use in i.uses if use in self.both]
        if slots:
            names = names | {use: self._use(use) for use in slots}
        text = substitute(i.text, names, f"{self.prefix}.")
        if i.op == "getelementptr" and i.uses and i.uses[0] in self.local:
            self.local.add(i.name)
        if i.op == "atomicrmw" and (m := _CHANGE.match(text)) and i.uses[0] in self.writer.values.shared:
            return "\n".join(_alone(m, i.debug))
        if i.op in ("load", "store") and " atomic " not in text and " volatile " not in text:
            pointer = i.uses[-1] if i.uses else ""
            if pointer not in self.local:
                text += f", !llvm.access.group !{self.writer.metadata}"
        return text + i.debug


def _alone(m: re.Match[str], debug: str) -> list[str]:
    """An atomic change of shared memory: no other core sees a block's."""
    name, operation, pointer, type, value, align = m.groups()
    new = f"{name}.new" if name[1] != '"' else f'{name[:-1]}.new"'
    made = [f"{name} = load {type}, ptr {pointer}, align {align}{debug}"]
    if operation == "xchg":
        new = value
    elif operation in ("max", "min", "umax", "umin"):
        which = operation if operation[0] == "u" else f"s{operation}"
        made.append(f"  {new} = call {type} @llvm.{which}.{type}({type} {name}, {type} {value}){debug}")
    else:
        made.append(f"  {new} = {operation} {type} {name}, {value}{debug}")
    return [*made, f"  store {type} {new}, ptr {pointer}, align {align}{debug}"]


def inside(start: str, cuts: Cuts, decisions: dict[str, str]) -> dict[str, None]:
    """The blocks of the region that starts at `start`, in an order, if `decisions` are taken."""
    found, todo = {start: None}, [start]
    while todo:
        name = todo.pop()
        if name in cuts.ends:
            continue
        for target in (decisions[name],) if name in decisions else cuts.edges[name]:
            if target not in found:
                found[target] = None
                todo.append(target)
    return found


def _closure(names: frozenset[str], found: Values) -> list[Instruction]:
    """The instructions that make `names` again, in order."""
    wanted, todo = set(names), list(names)
    while todo:
        for use in found.again[todo.pop()].uses:
            if use in found.again and use not in wanted:
                wanted.add(use)
                todo.append(use)
    return [i for name, i in found.again.items() if name in wanted]
