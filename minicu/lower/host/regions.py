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

from collections.abc import Container, Iterable

from minicu.lower.host import narrow, records
from minicu.lower.host.clusters import CALLS
from minicu.lower.host.crossing import OF_BLOCK, Values, in_order, together
from minicu.lower.host.cuts import Cuts, cut, polls
from minicu.lower.host.drivers import ATTRIBUTES
from minicu.lower.host.flow import Function, Instruction, read, size_align, substitute
from minicu.lower.host.guards import Guards, guards
from minicu.lower.host.instructions import access, differences, variable
from minicu.lower.host.interchange import Distances
from minicu.lower.host.late import late_regions
from minicu.lower.host.questions import Questions
from minicu.lower.host.region import Region
from minicu.lower.host.shared_loops import Key, Loop, shared
from minicu.lower.host.strips import in_strips
from minicu.lower.host.tiles import tiles
from minicu.lower.host.uniform import loops_of, post_dominators

#: Of a thread in its block, or one past the last: no sum with an index wraps, and no loop asks whether.
_NUMBER = "range(i32 0, 1025)"

#: So many vectors at once exchange with partners: a load waits until what it overlaps of the stores before is
#: in the cache, which takes most of the time where partners are less than a vector apart.
INTERLEAVED = 2

#: Bytes.
_WORD = 4

#: Bytes for each thread at the start of the frames: the arrays `next`, `masks` (i32) and `values` (i64).
FIXED = 16


def divide(text: str, metadata: int, vector: int) -> tuple[str, list[str]]:
    """The functions and the table of regions that replace the definition `text` of a kernel. Metadata nodes
    are numbered from `metadata` on and are returned as well. `vector`: bytes of a vector."""
    divided = cut(read(text))
    return Writer(*divided, metadata, vector).text()


def undivided(text: str, metadata: int, vector: int, interchanged: bool = True) -> Writer:
    """A kernel without waits, about to be written. `interchanged`: its loops may run outside of that over
    threads."""
    return Writer(*cut(read(text), interchanged), metadata, vector)


class Writer:
    """Writes the IR of a kernel's regions. Names of a region start with "rN."; "b." are the function's."""

    def __init__(
        self, function: Function, cuts: Cuts, values: Values, metadata: int, vector: int
    ) -> None:  # fmt: skip
        self.function = function
        self.cuts = cuts
        self.values = values
        self.metadata = metadata
        self.vector = vector
        self.after = post_dominators(cuts.edges)
        self.late = late_regions(function, cuts, values)
        self.differences = differences(function)
        self.distances = Distances(function, values)
        self.tiles = tiles(function, cuts, values, self.distances)
        #: other blocks use this one's shared memory
        self.clustered = any(
            CALLS in i.text for b in function.blocks.values() for i in b.body if i.op == "call"
        )
        self.parameters = {p.rsplit(" ", 1)[1] for p in function.parameters[1:]}
        self.block_slots = set(OF_BLOCK.values())
        self.wide = _wide(values)
        self.order = in_order(function, cuts.edges)
        self.turns = loops_of(cuts.edges)
        #: what every loop over threads finds
        self.given = {
            *self.parameters,
            *values.stack,
            *(name for name, slot in values.constants.items() if slot in self.block_slots),
        }
        for name, i in values.again.items():
            if self.given.issuperset(i.uses):
                self.given.add(name)
        self.starts = [next(iter(function.blocks)), *(c.behind for c in cuts.cuts)]
        self.left, self.fell = len(self.starts), len(self.starts) + 1
        self.names: dict[str, str] = {}  # array in the frames -> its address
        self.loops: dict[Key, Loop] = {}
        self.voted: set[int] = set()
        self.edges: dict[str, int] = {}
        self.slots: list[str] = []  # of values that a region both finds and makes
        self.spaces: dict[str, int] = {}  # array of kept values -> offset for each thread in the frames
        self.end = FIXED
        arrays = together(function, values)
        #: the arrays with what a loop over a tile makes: LLVM is not told that nothing else is there
        self.of_tiles = {array for name, array in arrays.items() if values.defined_in.get(name) in self.tiles}
        for name in dict.fromkeys(arrays.values()):
            self.spaces[name] = self.end
            self.end += size_align(values.kept[name])[0]
        #: whether no thread asks for its index in y or z: a call is for threads of one row
        self.flat = not {"ty", "tz"} & set(values.constants.values())
        self.names |= {name: f"%b.f.{k}" for k, name in enumerate(["next", "masks", "values", *self.spaces])}
        self.names |= {name: self.names[array] for name, array in arrays.items()}
        self.places: dict[str, int] = {}  # private variable -> offset in the thread's own part
        self.part = 0
        for name, i in values.private.items():
            size, align = _space(i)
            self.places[name] = -(-self.part // align) * align
            self.part = self.places[name] + size
        self.part = -(-self.part // 64) * 64

    # ------------------------------------------------------------ the whole

    @property
    def several(self) -> bool:
        """Whether the kernel is more than one loop over threads, or thread 0 goes last."""
        return bool(self.cuts.cuts or self.late)

    def strips(self) -> str | None:
        """The kernel's blocks for several threads at once, where that pays."""
        return in_strips(self.function, self.cuts.edges, self.values)

    def guards(self) -> Guards | None:
        """What decides which threads of a row have something to do, where that is known before they run."""
        return guards(self.function, self.cuts.edges, self.values)

    @property
    def narrow(self) -> bool:
        """Whether the kernel loads or stores less than a word, of which a vector has more than a row."""
        accesses = [
            access(i.text) for b in self.function.blocks.values() for i in b.body if i.op in ("load", "store")
        ]
        return any(a is not None and a.plain and size_align(a.type)[0] < _WORD for a in accesses)

    def entangled(self, blocks: Container[str], known: Iterable[str] = ()) -> bool:
        """Whether LLVM would not come to an end with vectors of what stands in these blocks, where values are
        `known` before the loop over threads, or makes wrong ones."""
        here = {name: self.function.blocks[name] for name in self.order if name in blocks}
        if Questions(here, self.given.union(known), self.values.votes).too_many():
            return True
        body = [*self.values.again.values(), *(i for block in here.values() for i in block.instructions())]
        threads = {name for name, slot in self.values.constants.items() if slot in ("tx", "linear")}
        return narrow.is_wrong(body, threads)

    def turns_of_tiles(self, blocks: Iterable[str]) -> int:
        """The most turns of a loop in these blocks that goes over a tile; 0."""
        return max((self.tiles.get(name, 0) for name in blocks), default=0)

    def text(self) -> tuple[str, list[str]]:
        f, n = self.function, self.metadata
        regions = [Region(self, k, start) for k, start in enumerate(self.starts)]
        for region in regions:
            region.walk()
        for loop in shared(self.loops):
            loop.region.write(loop)
        own = (
            "ptr noalias %b.W",
            "ptr noalias align 64 %b.F",
            "i32 %b.region",
            f"i32 {_NUMBER} %b.first",
            f"i32 {_NUMBER} %b.last",
        )
        parameters = ", ".join([*own, *f.parameters[1:]])
        kernel = f.name.strip('"')
        header = (
            f"define internal i32 @{kernel}.regions({parameters}) noinline nounwind "
            f"{f.attributes} {ATTRIBUTES}{f.subprogram} {{"
        )
        cases = " ".join(f"i32 {k}, label %r{k}.start" for k in range(len(self.starts)))
        lines = [
            header, "entry:", *self._entry(),
            f"  switch i32 %b.region, label %b.none [ {cases} ]",
            "b.none:", "  unreachable",
            *(line for region in regions for line in region.lines), "}", "", self._table(kernel),
        ]  # fmt: skip
        meta = [
            f"!{n} = distinct !{{}}",
            f'!{n + 1} = !{{!"llvm.loop.parallel_accesses", !{n}}}',
            f"!{n + 2} = distinct !{{!{n + 2}, !{n + 1}, !{n + 3}, !{n + 4}}}",
            f'!{n + 3} = !{{!"llvm.loop.interleave.count", i32 1}}',
            f'!{n + 4} = !{{!"llvm.loop.unroll.disable"}}',
            f"!{n + 5} = distinct !{{!{n + 5}, !{n + 4}}}",
            f"!{n + 6} = distinct !{{!{n + 6}, !{n + 1}, !{n + 7}, !{n + 3}, !{n + 4}}}",
            f'!{n + 7} = !{{!"llvm.loop.vectorize.width", i32 1}}',
            f"!{n + 8} = distinct !{{!{n + 8}, !{n + 1}, !{n + 9}, !{n + 4}}}",
            f'!{n + 9} = !{{!"llvm.loop.interleave.count", i32 {INTERLEAVED}}}',
        ]
        return "\n".join(lines), meta

    @staticmethod
    def stack_name(name: str) -> str:
        return substitute(name, {}, "b.a.")

    def _entry(self) -> list[str]:
        """The values that are the same for all threads; LLVM drops those that no region uses."""
        lines = [
            "  " + i.text.replace(name, self.stack_name(name), 1) for name, i in self.values.stack.items()
        ]
        lines += self.slots
        names = {"records", "threads", *self.values.constants.values()} - {"T", "W"}
        names |= {"base"} if self.flat else {"dx", "dy"}
        names |= {"frames"} if self.of_tiles else set()
        for name in sorted(names & records.WORKER.keys()):
            slot = records.WORKER[name]
            lines += [
                f"  %b.{name}.at = getelementptr i8, ptr %b.W, i64 {slot.offset}",
                f"  %b.{name} = load {slot.ir}, ptr %b.{name}.at, align {slot.align}",
            ]
        if self.flat:  # what threads have in arrays is found by their number in the row
            lines += [
                "  %b.tx.first = sub nuw nsw i32 %b.first, %b.base",
                "  %b.tx.last = sub nuw nsw i32 %b.last, %b.base",
                "  %b.row = zext i32 %b.base to i64",
            ]
        for name in ("vote", "present"):
            lines.append(f"  %b.{name}.at = getelementptr i8, ptr %b.W, i64 {records.WORKER[name].offset}")
        lines += [
            "  %b.up = add i32 %b.threads, 63",
            "  %b.whole = and i32 %b.up, -64",
            "  %b.stride = zext i32 %b.whole to i64",
        ]
        sizes = {name: size_align(type)[0] for name, type in self.values.kept.items()}
        for name, at, size in [
            ("next", 0, 4), ("masks", 4, 4), ("values", 8, 8),
            *((name, at, sizes[name]) for name, at in self.spaces.items()),
        ]:  # fmt: skip
            lines += self._array(self.names[name], at, size, "%b.frames" if name in self.of_tiles else "%b.F")
        if self.part:
            lines += self._array("%b.P", self.end, self.part)
        return [*lines, *self._of_row("%b.R", "%b.records", records.THREAD_BYTES)]

    def _array(self, name: str, at: int, size: int, frames: str = "%b.F") -> list[str]:
        """The address of an array in the frames, which has `size` bytes for each thread."""
        return [
            f"  {name}.m = mul i64 %b.stride, {at}",
            f"  {name}.all = getelementptr i8, ptr {frames}, i64 {name}.m",
            *self._of_row(name, f"{name}.all", size),
        ]

    def _of_row(self, name: str, array: str, size: int) -> list[str]:
        """The address of what the threads that a call is for have in an array."""
        first = "%b.row" if self.flat else "0"
        return [f"  {name} = getelementptr [{size} x i8], ptr {array}, i64 {first}"]

    def _table(self, kernel: str) -> str:
        """What the runtime knows about the regions: how many they are, bytes of the frames for each thread,
        whether warps wait for themselves, whether it takes rows one by one; then of what leads into each:
        state, site, mask, flags. The last two are the ends: by return, and by running off the kernel."""
        rows = [(records.READY, 0, "-1", records.LATE * (0 in self.late))]
        for k, c in enumerate(self.cuts.cuts, 1):
            flags = (
                records.VALUED * (c.value != "0")
                + records.MASKED * (c.mask[0] == "%")
                + records.VOTES * (k in self.voted)
                + records.LATE * (k in self.late)
            )
            rows.append((c.state, c.site, "-1" if c.mask[0] == "%" else c.mask, flags))
        rows += [(records.DONE, 0, "-1", 0), (records.DONE, 1, "-1", 0)]
        warps = records.NONE
        if any(c.state not in (records.BARRIER, records.READY) for c in self.cuts.cuts):
            warps = records.WARPS_ALONE if polls(self.function, self.cuts) else records.WARPS_TOGETHER
        numbers = [
            len(self.starts),
            self.end + self.part,
            warps,
            int(self.flat),
            *(x for r in rows for x in r),
        ]
        return f"@{kernel}.table = constant [{len(numbers)} x i32] [{', '.join(f'i32 {x}' for x in numbers)}]"


def _wide(values: Values) -> dict[str, str]:
    """A thread's index or number as 64 bits, which every loop has, with the slot. LLVM makes addresses of it
    one by one, and would put vectors of it together from these where it is asked for otherwise as well."""
    slots = {i.name: values.constants.get(i.uses[0], "") for i in values.again.values() if _widens(i)}
    return {name: slot for name, slot in slots.items() if slot in ("tx", "linear")}


def _widens(i: Instruction) -> bool:
    return i.op in ("sext", "zext") and i.type == "i64" and bool(i.uses)


def _space(i: Instruction) -> tuple[int, int]:
    """Size and alignment of a variable in memory."""
    typed = variable(i.text)
    assert typed is not None
    size, align = size_align(typed[0])
    return size, max(align, typed[1])
