"""One loop over threads in a region of a kernel: its head, which counts rows of a block, its body, which is
the region's code with what crosses cuts loaded and stored, and its end, which says where the threads are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from minicu.lower.host import records
from minicu.lower.host.crossing import Values
from minicu.lower.host.cuts import Cut, inside
from minicu.lower.host.flow import Block, Instruction, size_align, substitute
from minicu.lower.host.instructions import Access, access, signed
from minicu.lower.host.noting import fill, noted
from minicu.lower.host.partners import DISTANCE, Partners

if TYPE_CHECKING:
    from minicu.lower.host.regions import Writer
    from minicu.lower.host.shared_loops import Loop

#: Atomic changes that plain instructions can make.
_CHANGES = {"add", "sub", "and", "or", "xor", "xchg", "max", "min", "umax", "umin", "fadd", "fsub"}


class ThreadLoop:
    """The text of a loop over threads. `scalars` are values found before the loop, by name; `across`: what
    holds in it of partners; `vectors`: LLVM may make some. In a row: `first` and `last` are operands, and
    `to` the block that follows if that is not the end."""

    def __init__(
        self, writer: Writer, prefix: str, loop: Loop, scalars: dict[str, str],
        across: Partners | None = None, vectors: bool = True, first: str = "%b.tx.first",
        last: str = "%b.tx.last", to: str = "",
    ) -> None:  # fmt: skip
        self.first, self.last, self.to = first, last, to
        self.writer = writer
        self.across = across
        self.regions = loop.regions
        self.prefix = prefix
        self.start = start = loop.start
        self.decisions = loop.decisions
        #: the phis at its start that take what lies in their own array
        self.placed = loop.placed & {phi.name for phi in writer.function.blocks[start].phis}
        self.scalars = scalars
        self.blocks = inside(start, writer.cuts, loop.decisions)
        vectors = vectors and not (
            loop.rare or writer.distances.are_far(self.blocks) or writer.entangled(self.blocks, scalars)
        )
        pairs = across is not None or writer.turns_of_tiles(self.blocks) * 4 >= 2 * writer.vector
        self.loop = writer.metadata + (6 if not vectors else 8 if pairs else 2)
        values = writer.values
        defined = {name for name, block in values.defined_in.items() if block in self.blocks}
        kept = (values.live[start] | self.placed) & values.kept.keys()
        self.both = sorted(kept & defined - self.placed)
        self.read = sorted(kept - defined | self.placed)
        self.makes = defined | loop.defined
        self.again = made_again(values, start)
        in_loop = {*self.both, *(i.name for i in self.again)}
        self.before = {n: v for n, v in scalars.items() if n not in in_loop and n not in self.read}
        #: of blocks, whether the partners of all threads there are further
        self.sides = across.sides(start, self.blocks, writer.function, self.again) if across else {}
        self.turns = loop.region.rounds.keys()  # blocks of loops inside of it, and of others
        self.ends = {writer.cuts.ends[name] for name in self.blocks if name in writer.cuts.ends}
        numbers = {"fell": writer.fell, "left": writer.left}
        #: where its threads come to
        self.nexts = {end + 1 if isinstance(end, int) else numbers[end] for end in self.ends}
        self.several = len(self.nexts) > 1
        #: what threads before these have found of where they are, by all and any; the block it comes from
        self.found, self.past = ("-1", "0"), ""
        self.names: dict[str, str] = {}  # what stands for a name of the kernel
        self.exits: list[tuple[int, str]] = []
        self.lines: list[str] = []
        self.local = set(values.stack)  # addresses that all threads share: not in parallel
        self.count = 0

    def named(self, name: str) -> str:
        """The operand that stands for a value where it is not in a slot."""
        return substitute(name, self.names, f"{self.prefix}.")

    def followed_by(self, other: ThreadLoop, before: str, between: str) -> list[str]:
        """Another loop takes the threads that follow, in block `between`, to which control also comes from
        block `before` if there are none here. What stands there of where the first threads are."""
        if len(self.nexts | other.nexts) == 1:
            return []
        self.several = other.several = True
        r = f"%{self.prefix}"
        other.found, other.past = (f"{r}.and.all", f"{r}.or.all"), between
        return [
            f"  {r}.and.all = phi i32 [ {self.found[0]}, %{before} ], [ {r}.and.now, {r}.done ]",
            f"  {r}.or.all = phi i32 [ {self.found[1]}, %{before} ], [ {r}.or.now, {r}.done ]",
        ]

    def text(self) -> list[str]:
        w, values = self.writer, self.writer.values
        for p in w.function.parameters:
            name = p.rsplit(" ", 1)[1]
            self.names[name] = name
        if self.across is not None:
            self.names[DISTANCE] = self.across.distance
        for name, slot in values.constants.items():
            own = slot in records.THREAD and slot in ("tx", "ty", "tz", "linear")
            self.names[name] = (
                "%b.W" if slot == "W" else f"%{self.prefix}.{slot}" if own or slot == "T" else f"%b.{slot}"
            )
        for name in values.stack:
            self.names[name] = w.stack_name(name)
        numbers = {"tx": "t", "linear": "n"} if w.flat else {"tx": "tx.t", "linear": "t"}
        self.names |= {name: f"%{self.prefix}.{numbers[slot]}" for name, slot in w.wide.items()}
        self.names |= self.before
        if (values_noted := noted(self)) is not None:
            return self._noting(values_noted)
        self._top()
        for name in self.blocks:
            self._block(w.function.blocks[name])
        return [*self._head(), *self.lines, *self._foot()]

    def _noting(self, noted: dict[str, str]) -> list[str]:
        """In place of the loop: its threads keep values that are the same for all, and do nothing else."""
        r, w = self.prefix, self.writer
        first, last = (self.first, self.last) if w.flat else ("%b.first", "%b.last")
        lines = [f"{r}.start:", f"  br label %{r}.latch", f"{r}.latch:"]
        for n, (name, value) in enumerate(noted.items()):
            lines += fill(w.names[name], w.values.kept[name], value, first, last, f"%{r}.note.{n}")
        if self.several:
            (number,) = self.nexts
            of_all, of_any = self.found
            lines += [
                *fill(w.names["next"], "i32", str(number), first, last, ""),
                f"  %{r}.and.now = and i32 {of_all}, {number}",
                f"  %{r}.or.now = or i32 {of_any}, {number}",
            ]
        return [*lines, f"  br label %{r}.done", f"{r}.done:", *self._after()]

    def _head(self) -> list[str]:
        if self.writer.flat:
            return self._flat_head()
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
        next_y, next_z = (f", [ {r}.{i}.next, {r}.row.next ]" if ends else "" for i in ("ty", "tz"))
        on = f", [ {r}.tx.next, {r}.latch ]" if ends else ""
        return [
            f"{r[1:]}.start:",
            f"  {r}.row.0 = udiv i32 %b.first, %b.dx",
            f"  {r}.tx.0 = urem i32 %b.first, %b.dx",
            f"  {r}.ty.0 = urem i32 {r}.row.0, %b.dy",
            f"  {r}.tz.0 = udiv i32 {r}.row.0, %b.dy",
            f"  br label {r}.row",
            f"{r[1:]}.row:",
            f"  {r}.row.i = phi i32 [ {r}.row.0, {r}.start ]{again}",
            f"  {r}.tx.first = phi i32 [ {r}.tx.0, {r}.start ]{zero}",
            f"  {r}.ty = phi i32 [ {r}.ty.0, {r}.start ]{next_y}",
            f"  {r}.tz = phi i32 [ {r}.tz.0, {r}.start ]{next_z}",
            *(rows if self.several else ()),
            f"  {r}.base = mul nuw nsw i32 {r}.row.i, %b.dx",
            f"  {r}.base.t = zext i32 {r}.base to i64",
            f"  {r}.rest = sub i32 %b.last, {r}.base",
            f"  {r}.tx.last = call i32 @llvm.umin.i32(i32 {r}.rest, i32 %b.dx)",
            f"  br label {r}.x",
            f"{r[1:]}.x:",
            f"  {r}.tx = phi i32 [ {r}.tx.first, {r}.row ]{on}",
            *(accumulators if self.several else ()),
            f"  {r}.linear = add nuw nsw i32 {r}.base, {r}.tx",
            f"  {r}.tx.t = zext i32 {r}.tx to i64",  # as a sum of what is wide no wrapping is looked for
            f"  {r}.t = add nuw nsw i64 {r}.base.t, {r}.tx.t",
        ]

    def _flat_head(self) -> list[str]:
        """Of a kernel that asks for no index but that in x: the loop is over a row, or over all threads of a
        block that is one."""
        r = f"%{self.prefix}"
        on = f", [ {r}.tx.next, {r}.latch ]" if self.exits else ""
        of_all, of_any = self.found
        accumulators = [
            f"  {r}.and = phi i32 [ {of_all}, {r}.start ], [ {r}.and.now, {r}.latch ]",
            f"  {r}.or = phi i32 [ {of_any}, {r}.start ], [ {r}.or.now, {r}.latch ]",
        ]
        return [
            f"{r[1:]}.start:",
            f"  br label {r}.x",
            f"{r[1:]}.x:",
            f"  {r}.tx = phi i32 [ {self.first}, {r}.start ]{on}",
            *(accumulators if self.several else ()),
            f"  {r}.linear = add nuw nsw i32 %b.base, {r}.tx",
            f"  {r}.t = zext i32 {r}.tx to i64",
            f"  {r}.n = add nuw nsw i64 %b.row, {r}.t",
        ]

    def _foot(self) -> list[str]:
        if not self.exits:
            return []
        r, w = f"%{self.prefix}", self.writer
        lines = [f"{r[1:]}.latch:"]
        if self.several:
            incoming = ", ".join(f"[ {n}, {label} ]" for n, label in self.exits)
            lines += [
                f"  {r}.next = phi i32 {incoming}",
                f"  {r}.next.at = getelementptr i32, ptr {w.names['next']}, i64 {r}.t",
                f"  store i32 {r}.next, ptr {r}.next.at, align 4, !llvm.access.group !{w.metadata}",
                f"  {r}.and.now = and i32 {r}.and, {r}.next",
                f"  {r}.or.now = or i32 {r}.or, {r}.next",
            ]
        last, behind = (self.last, "done") if w.flat else (f"{r}.tx.last", "row.next")
        lines += [
            f"  {r}.tx.next = add nuw nsw i32 {r}.tx, 1",
            f"  {r}.tx.more = icmp ult i32 {r}.tx.next, {last}",
            f"  br i1 {r}.tx.more, label {r}.x, label {r}.{behind}, !llvm.loop !{self.loop}",
            *(() if w.flat else self._row_foot()),
            f"{r[1:]}.done:",
        ]
        return [*lines, *self._after()]

    def _after(self) -> list[str]:
        """What follows the loop."""
        return [*self._all(), *([f"  br label %{self.to}"] if self.to else self.result())]

    def _all(self) -> list[str]:
        """What these threads and those before them have found of where they are."""
        if not (self.several and self.past):
            return []
        r = f"%{self.prefix}"
        return [
            f"  {r}.and.all = phi i32 [ {r}.and.now, {r}.latch ], [ {self.found[0]}, %{self.past} ]",
            f"  {r}.or.all = phi i32 [ {r}.or.now, {r}.latch ], [ {self.found[1]}, %{self.past} ]",
        ]

    def result(self) -> list[str]:
        """Where the threads are."""
        r, w = f"%{self.prefix}", self.writer
        if not self.several:
            (number,) = self.nexts
            if 0 < number < w.left and w.cuts.cuts[number - 1].state == records.READY:
                return [f"  br label %r{number}.start"]  # nobody waits there
            return [f"  ret i32 {number}"]
        of_all, of_any = (f"{r}.and.all", f"{r}.or.all") if self.past else (f"{r}.and.now", f"{r}.or.now")
        return [
            f"  {r}.same = icmp eq i32 {of_all}, {of_any}",
            f"  {r}.agreed = select i1 {r}.same, i32 {of_all}, i32 -1",
            f"  ret i32 {r}.agreed",
        ]

    def _row_foot(self) -> list[str]:
        r = f"%{self.prefix}"
        return [
            f"{r[1:]}.row.next:",
            f"  {r}.row.more = add i32 {r}.row.i, 1",
            f"  {r}.ty.more = add nuw nsw i32 {r}.ty, 1",  # a division for each row would be slow
            f"  {r}.plane = icmp eq i32 {r}.ty.more, %b.dy",
            f"  {r}.ty.next = select i1 {r}.plane, i32 0, i32 {r}.ty.more",
            f"  {r}.plane.more = zext i1 {r}.plane to i32",
            f"  {r}.tz.next = add nuw nsw i32 {r}.tz, {r}.plane.more",
            f"  {r}.base.next = add i32 {r}.base, %b.dx",
            f"  {r}.over = icmp uge i32 {r}.base.next, %b.last",
            f"  br i1 {r}.over, label {r}.done, label {r}.row, !llvm.loop !{self.writer.metadata + 5}",
        ]

    def _top(self) -> None:
        """The start of an iteration: the thread's record, its part of the frames, the values kept and
        computed again."""
        r, w, values = f"%{self.prefix}", self.writer, self.writer.values
        say = self.lines.append
        say(f"  {r}.T = getelementptr [{records.THREAD_BYTES} x i8], ptr %b.R, i64 {r}.t")
        if w.places:
            say(f"  {r}.part = getelementptr [{w.part} x i8], ptr %b.P, i64 {r}.t")
            for name, at in w.places.items():
                say(f"  {self.named(name)} = getelementptr i8, ptr {r}.part, i64 {at}")
        for i in self.again:
            if i.name in w.wide:
                continue
            say("  " + substitute(self._text(i), self.names, f"{self.prefix}."))
        for name in self.read:
            if name in self.scalars:
                self.names[name] = self.scalars[name]
            else:
                self._load_kept(name, self.named(name))
        for name in self.both:
            type = values.kept[name]
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
        w, values = self.writer, self.writer.values
        prefix = f"{self.prefix}."
        say = self.lines.append
        say(f"{self.named(block.name)[1:]}:")
        for phi in block.phis:
            if phi.name in self.before or phi.name in self.placed:
                continue
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
        hoisted = {*(i.name for i in self.again), *self.before, *w.wide}
        for i in block.body:
            if i.op == "wait" or i.op == "alloca" or i.name in hoisted or i.name in values.constants:
                continue
            if i.name in values.votes:
                say(f"  {self.named(i.name)} = load {i.type}, ptr %b.{values.votes[i.name]}.at, align 4")
                w.voted |= self.regions
                self._made(i)
                continue
            say("  " + self._instruction(i, block.name))
            self._made(i)
        end = w.cuts.ends.get(block.name)
        if end is None:
            assert block.end is not None
            self._leave(block, block.end)
            return
        if isinstance(end, int):
            cut = w.cuts.cuts[end]
            for name in self.keeps(cut):
                self._store(name, values.kept[name], self._use(name))
            if cut.value != "0":
                self._store("values", "i64", self._use(cut.value) if cut.value[0] == "%" else cut.value)
            if cut.mask[0] == "%":
                self._store("masks", "i32", self._use(cut.mask))
            number = end + 1
        else:
            number = w.fell if end == "fell" else w.left
        self.exits.append((number, self.named(block.name)))
        say(f"  br label %{self.prefix}.latch")

    def keeps(self, cut: Cut) -> list[str]:
        """The values that threads keep that come to a cut."""
        values = self.writer.values
        names = values.live.get(cut.behind, frozenset()) & values.kept.keys() & self.makes
        return [name for name in sorted(names) if not self._unchanged(name)]

    def known(self, name: str) -> str | None:
        """The operand for a value that all threads end with, if that is known before the loop."""
        return self.scalars.get(name) if name not in self.both else None

    def _unchanged(self, name: str) -> bool:
        """Whether a value is what the thread has found in the same array."""
        w, origin = self.writer, name
        while origin not in self.placed and (at := w.values.defined_in.get(origin, "")) in self.blocks:
            if origin in self.both:  # it may be from before the region
                return False
            incoming = next((p.incoming for p in w.function.blocks[at].phis if p.name == origin), ())
            values = {v for v, b in incoming if b in self.blocks and self.decisions.get(b, at) == at}
            if len(values) != 1:
                return False
            (origin,) = values
        return origin in self.read and origin not in self.scalars and w.names[origin] == w.names[name]

    def _leave(self, block: Block, end: Instruction) -> None:
        """Go on to other blocks of the region, with what their phis take from the frames."""
        decided = self.decisions.get(block.name)
        loads = {
            self._edge(target, before, value): value
            for target in end.targets
            for phi in self.writer.function.blocks[target].phis
            for value, before in phi.incoming
            if before == block.name and value in self.both
        }
        for edge, value in loads.items():
            type = self.writer.values.kept[value]
            at, align = self._slot(value), size_align(type)[1]
            self.lines.append(f"  {self.named(edge)} = load {type}, ptr {at}, align {align}")
        if decided is not None:
            self.lines.append(f"  br label {self.named(decided)}")
        else:
            self.lines.append("  " + self._instruction(end, block.name))

    def _edge(self, target: str, before: str, value: str) -> str:
        """The name of a value that is loaded at the end of `before` for a phi of `target`."""
        key = f"{target} {before} {value}"
        numbers = self.writer.edges
        return f"%e.{numbers.setdefault(key, len(numbers))}"

    def _text(self, i: Instruction, block: str = "") -> str:
        return i.text if self.across is None else self.across.text(i, self.sides.get(block))

    def _instruction(self, i: Instruction, block: str) -> str:
        names = self.names
        slots = [use for use in i.uses if use in self.both]
        if slots:
            names = names | {use: self._use(use) for use in slots}
        text = substitute(self._text(i, block), names, f"{self.prefix}.")
        if not self.writer.differences.isdisjoint((i.name, *(i.uses if i.op == "zext" else ()))):
            text = signed(text)
        if i.op == "getelementptr" and i.uses and i.uses[0] in self.local:
            self.local.add(i.name)
        if i.op == "atomicrmw" and (change := access(i.text)) is not None:
            own = change.pointer in self.writer.values.shared and not self.writer.clustered
            if own and change.operation in _CHANGES:
                renamed = access(text)
                if renamed is not None and not renamed.volatile:
                    return "\n".join(_alone(renamed, i.debug))
        if i.op in ("load", "store") and " atomic " not in text and " volatile " not in text:
            pointer = i.uses[-1] if i.uses else ""
            if pointer not in self.local:
                text += f", !llvm.access.group !{self.writer.metadata}"
        return text + i.debug


def _alone(change: Access, debug: str) -> list[str]:
    """A non-atomic change of shared memory, since other cores do not see a block's."""
    name, type, pointer, align = change.name, change.type, change.pointer, change.align
    value, operation = change.value, change.operation
    changed = f"{name}.new" if name[1] != '"' else f'{name[:-1]}.new"'
    lines = [f"{name} = load {type}, ptr {pointer}, align {align}{debug}"]
    if operation == "xchg":
        changed = value
    elif operation in ("max", "min", "umax", "umin"):
        which = operation if operation[0] == "u" else f"s{operation}"
        lines.append(f"  {changed} = call {type} @llvm.{which}.{type}({type} {name}, {type} {value}){debug}")
    else:
        lines.append(f"  {changed} = {operation} {type} {name}, {value}{debug}")
    return [*lines, f"  store {type} {changed}, ptr {pointer}, align {align}{debug}"]


def made_again(values: Values, start: str) -> list[Instruction]:
    """The instructions that make again, in order, what is live at the start of a block."""
    names = values.live[start] & values.again.keys()
    wanted, todo = set(names), list(names)
    while todo:
        for use in values.again[todo.pop()].uses:
            if use in values.again and use not in wanted:
                wanted.add(use)
                todo.append(use)
    return [i for name, i in values.again.items() if name in wanted]
