"""All ways through one region of a kernel: control that is the same for all threads is followed here, what it
leads to becomes loops over threads."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from minicu.lower.host import records
from minicu.lower.host.crossing import PURE
from minicu.lower.host.cuts import inside
from minicu.lower.host.flow import Block, Instruction, size_align, substitute
from minicu.lower.host.halves import Halves, halves
from minicu.lower.host.instructions import constants, intrinsic
from minicu.lower.host.partners import Partners, partners
from minicu.lower.host.shared_loops import Begin, Key, Loop
from minicu.lower.host.thread_loop import ThreadLoop, made_again
from minicu.lower.host.uniform import between, loops_of

if TYPE_CHECKING:
    from minicu.lower.host.regions import Writer

#: Tests of integers.
COMPARED: dict[str, Callable[[int, int], bool]] = {
    "eq": int.__eq__, "ne": int.__ne__, "ult": int.__lt__, "ule": int.__le__, "ugt": int.__gt__,
    "uge": int.__ge__, "slt": int.__lt__, "sle": int.__le__, "sgt": int.__gt__, "sge": int.__ge__,
}  # fmt: skip

#: So many branches that are decided for all threads get loops of their own, one after the other.
DECISIONS = 3


class Region:
    """All ways through one region. Whatever is the same for all threads is evaluated before the loop over
    threads, as far as possible, and each outcome of a branch decided there has a loop of its own."""

    def __init__(self, writer: Writer, k: int, start: str) -> None:
        self.writer = writer
        self.k = k
        self.start = start
        self.lines: list[str] = []
        self.loops = 0
        self.count = 0
        self.rounds = loops_of(
            {n: () if n in writer.cuts.ends else writer.cuts.edges[n] for n in inside(start, writer.cuts, {})}
        )

    def walk(self) -> None:
        """Everything up to the loops over threads."""
        k, values = self.k, self.writer.values
        first = "%b.tx.first" if self.writer.flat else "%b.first"
        self.lines += [f"r{k}.start:", f"  %r{k}.first = zext i32 {first} to i64"]
        live = values.live[self.start]
        scalars: dict[str, str] = {}
        for n, name in enumerate(sorted(live & values.kept.keys() & values.same)):
            type = values.kept[name]
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
        if k and self.writer.cuts.cuts[k - 1].state == records.WARP:
            scalars |= self._of_warp()
        self._walk(self.start, "", f"r{k}.start", dict(scalars), Begin(self.start, scalars), [], {})

    def _of_warp(self) -> dict[str, str]:
        """The values that are the same for the lanes of a warp after a wait: combined contributions, and
        which lanes took part. The runtime runs such a region warp by warp."""
        w, values = self.writer, self.writer.values
        body = w.function.blocks[self.start].body
        if not any(map(_combines, body)):
            return {}
        known: dict[str, str] = {}
        for i in body:
            result = f"%r{self.k}.warp.{len(known)}"
            if i.name in values.votes:
                w.voted.add(self.k)
                self.lines.append(f"  {result} = load {i.type}, ptr %b.{values.votes[i.name]}.at, align 4")
            elif i.op == "and" and i.text.endswith(", -32") and values.constants.get(i.uses[0]) == "linear":
                self.lines.append(f"  {result} = and i32 %b.first, -32")
            elif i.op in (*PURE, "load") or _combines(i):
                operands = {use: self._operand(use, known) for use in i.uses}
                pointer = i.uses[0] if i.op == "load" and i.uses else ""
                names = {use: v for use, v in operands.items() if v is not None} | {i.name: result}
                if len(names) <= len(operands) or (pointer and pointer not in known):
                    continue
                self.lines.append("  " + substitute(i.text, names, ""))
            else:
                continue
            known[i.name] = result
        return known

    def _walk(
        self, name: str, before: str, label: str, now: dict[str, str], begin: Begin, trail: list[str],
        decisions: dict[str, str], depth: int = 0, rare: bool = False,
    ) -> None:  # fmt: skip
        """Follows control from the start of block `name` as far as it is the same for all threads. `now` are
        the values known here, at `label`; `trail` and `decisions` are those since `begin`; `rare`: it has
        passed by a loop with waits."""
        w = self.writer
        seen: set[str] = set()
        while name and name not in seen and name not in self.rounds:
            seen.add(name)
            block = w.function.blocks[name]
            self._meet(block, before, now)
            if begin.block != name and trail and trail[-1] == before:
                moved = begin.moved(block, trail, now, self)
                if moved is not None:
                    begin, trail, decisions = moved, [], {}
            if not trail or trail[-1] == before:
                trail = [*trail, name]
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
                decided = decisions | {name: target}
                passed = rare or self._passes_by(name, target)
                self._walk(target, name, way, dict(now), begin, trail, decided, depth + 1, passed)
            return
        self._arrive(label, begin, trail, decisions, now, rare)

    def _passes_by(self, name: str, target: str) -> bool:
        """Whether a branch at the top of a loop with waits, in which the region does not begin, leads out of
        it: no turn is made."""
        turns = self.writer.turns
        return name in turns and turns[name] not in (turns.get(self.start), turns.get(target))

    def _meet(self, block: Block, before: str, now: dict[str, str]) -> None:
        """What is known of a block's phis where control comes from block `before`."""
        incoming = {p.name: {b: v for v, b in p.incoming}.get(before) for p in block.phis}
        values = {p: self._operand(v, now) for p, v in incoming.items() if v is not None}
        for p in incoming:
            known = values.get(p)
            if known is not None:
                now[p] = known
            else:
                now.pop(p, None)

    def _arrive(
        self, label: str, begin: Begin, trail: list[str], decisions: dict[str, str], now: dict[str, str],
        rare: bool,
    ) -> None:  # fmt: skip
        """Control at `label` goes on to a loop over threads, to which others may have come."""
        loops = self.writer.loops
        key = Key(begin.block, frozenset(decisions.items()), frozenset(begin.known), begin.defined)
        if key not in loops:
            name = f"r{self.k}.to.{len(loops)}"
            loops[key] = Loop(self, name, begin.block, decisions, begin.defined, trail)
        loops[key].ways.append((label, begin.known))
        loops[key].regions.add(self.k)
        loops[key].placed |= begin.placed
        loops[key].rare &= rare and not self.rounds
        self.lines.append(f"  br label %{loops[key].label}")

    def write(self, loop: Loop) -> None:
        """A loop over threads, once all ways to it are known."""
        w = self.writer
        self.lines.append(f"{loop.label}:")
        known = loop.known(w.values.types, self.lines)
        body = [i for b in inside(loop.start, w.cuts, loop.decisions) for i in w.function.blocks[b].body]
        body += made_again(w.values, loop.start)
        known_at = self._along(loop, known) if any(i.op in ("xor", "icmp") for i in body) else _nothing
        across = partners(body, lambda value, i: known_at(value, w.values.defined_in[i.name]))
        if across is None and w.flat and not loop.rare:
            parts = halves(w.function, w.cuts, w.values, loop.start, loop.decisions, known_at)
            if parts is not None and parts.block not in self.rounds:
                self._both(loop, known, parts)
                return
        if across is not None:
            self.count += 1
            test, other = f"%r{self.k}.across.{self.count}", f"r{self.k}.any.{self.count}"
            self.lines += across.test(test)
            self._loop(loop, known, across, f"br i1 {test}, label %{{}}, label %{other}")
            self.lines.append(f"{other}:")
        self._loop(loop, known, vectors=across is None)  # of any distance, no vectors come out

    def _both(self, loop: Loop, known: dict[str, str], parts: Halves) -> None:
        """A loop over the threads below a bound, and one over the others."""
        self.count += 1
        name = f"r{self.k}.half.{self.count}"
        middle, rest, part, after = f"%{name}", f"{name}.rest", f"{name}.part", f"{name}.next"
        first, last, before, to = "%b.tx.first", "%b.tx.last", loop.label, ""
        if parts.number is not None:
            first, last, before, to = f"{middle}.from", f"{middle}.end", part, after
        below, above = (
            ThreadLoop(self.writer, f"r{self.k}.l{self.loops + n}", half, known, None, vectors, *bounds)
            for n, (half, vectors, bounds) in enumerate([
                (_decided(loop, parts.block, parts.below), not parts.single, (first, middle, rest)),
                (_decided(loop, parts.block, parts.above), True, (middle, last, to)),
            ])
        )  # fmt: skip
        self.loops += 2
        end = f"%{above.prefix}"
        if parts.number is not None:
            below.found = (f"{middle}.and", f"{middle}.or")
        meet = below.followed_by(above, before, rest)
        if parts.number is not None:
            found = [
                f"  {middle}.and = phi i32 [ -1, %{loop.label} ], [ {end}.and.all, %{after} ]",
                f"  {middle}.or = phi i32 [ 0, %{loop.label} ], [ {end}.or.all, %{after} ]",
            ]
            self.lines += [
                f"  br label %{part}",
                f"{part}:",
                f"  {first} = phi i32 [ %b.tx.first, %{loop.label} ], [ {last}, %{after} ]",
                *(found if meet else ()),
                *parts.number.parts(middle, parts.bound, parts.included, parts.signed),
            ]
        else:
            self.lines += parts.middle(middle)
        self.lines += [
            f"  {middle}.below = icmp ult i32 {first}, {middle}",
            f"  br i1 {middle}.below, label %{below.prefix}.start, label %{rest}",
            *below.text(),
            f"{rest}:",
            *meet,
            f"  {middle}.above = icmp ult i32 {middle}, {last}",
            f"  br i1 {middle}.above, label %{above.prefix}.start, label %{above.prefix}.done",
            *above.text(),
        ]
        if parts.number is not None:
            self.lines += [
                f"{after}:",
                f"  {middle}.more = icmp ult i32 {last}, %b.tx.last",
                f"  br i1 {middle}.more, label %{part}, label %{name}.whole",
                f"{name}.whole:",
                *above.result(),
            ]

    def _along(self, loop: Loop, known: dict[str, str]) -> Callable[[str, str], str | None]:
        """What gives the operand for a value as a block of a loop over threads finds it, None if it is not
        known before the loop. A loop with a wait may make a value anew after such a block, and where the ways
        of threads have parted it is not followed which is found."""
        w, at = self.writer, dict[str, dict[str, str]]()
        now = dict(known)
        for before, name in zip(["", *loop.trail], loop.trail, strict=False):
            block = w.function.blocks[name]
            if before:
                self._meet(block, before, now)
            for i in block.body:
                self._evaluate(i, now)
            at[name] = dict(now)
        parted = inside(loop.start, w.cuts, loop.decisions).keys() - at.keys()

        def known_at(value: str, block: str) -> str | None:
            if block not in at and w.values.defined_in.get(value) in parted:
                return None
            return self._operand(value, at.get(block, now))

        return known_at

    def _loop(
        self, loop: Loop, known: dict[str, str], across: Partners | None = None, to: str = "br label %{}",
        vectors: bool = True,
    ) -> None:  # fmt: skip
        """The text of a loop over threads, and how control comes to it."""
        prefix = f"r{self.k}.l{self.loops}"
        self.loops += 1
        self.lines.append("  " + to.format(f"{prefix}.start"))
        self.lines += ThreadLoop(self.writer, prefix, loop, known, across, vectors).text()

    def _beyond(self, name: str, now: dict[str, str]) -> str:
        """The block where threads divided by a branch meet again, if none of them waits or ends before;
        ""."""
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
        if (at := self.writer.values.agreed.get(i.name)) is not None:
            self.count += 1
            now[i.name] = result = f"%r{self.k}.v.{self.count}"
            self.lines += [
                f"  {result}.at = getelementptr i8, ptr %b.W, i64 {at}",
                f"  {result} = load {i.type}, ptr {result}.at, align 4",
            ]
            return
        if i.op in PURE:
            operands = {use: self._operand(use, now) for use in i.uses}
            if all(v is not None for v in operands.values()):
                folded = _folded(i, {use: v for use, v in operands.items() if v is not None})
                if folded is not None:
                    now[i.name] = folded
                    return
                self.count += 1
                result = f"%r{self.k}.v.{self.count}"
                names = {use: v for use, v in operands.items() if v is not None} | {i.name: result}
                self.lines.append("  " + substitute(i.text, names, ""))
                now[i.name] = result
                return
        now.pop(i.name, None)


def _folded(i: Instruction, operands: dict[str, str]) -> str | None:
    """The result as a constant, for what counters and their tests do."""
    known = constants(substitute(i.text.split(" = ", 1)[1], operands, ""))
    if known is None:
        return None
    operation, bits, a, b = known
    unsigned = [x & ((1 << bits) - 1) for x in (a, b)]
    if operation == "icmp":
        predicate = next(word for word in reversed(i.text.split()) if word in COMPARED)
        x, y = unsigned if predicate[0] == "u" else (a, b)
        return str(COMPARED[predicate](x, y)).lower()
    shift = unsigned[1] if unsigned[1] < bits else 0
    result = {"add": a + b, "sub": a - b, "mul": a * b, "shl": a << shift, "lshr": unsigned[0] >> shift,
            "and": a & b}.get(operation)  # fmt: skip
    if result is None or bits == 1:
        return None
    result &= (1 << bits) - 1
    return str(result - (1 << bits) if result >> (bits - 1) else result)


def _decided(loop: Loop, block: str, target: str) -> Loop:
    """The loop for the threads that go from a block to `target`."""
    return replace(loop, decisions=loop.decisions | {block: target})


def _nothing(value: str, block: str) -> str | None:
    return None


def _combines(i: Instruction) -> bool:
    """Whether it combines what the lanes of a warp have contributed."""
    return intrinsic(i).startswith("vector.reduce.")
