"""The records that kernels of the CPU device share with its runtime: offsets in bytes and IR types.

A launch has one Launch record. Each core that works on it has a Worker record; it describes the
block that the core runs now, and holds what the fault guard needs. Each thread of a block that
waits for others has a Thread record. A kernel that never waits gets copies of Worker (the first
BLOCK_BYTES) and Thread on its stack, which the optimiser dissolves.
"""

from __future__ import annotations

from typing import NamedTuple


class Slot(NamedTuple):
    offset: int
    ir: str  # LLVM type
    align: int
    c: str  # C's type


class Type(NamedTuple):
    """The type of a slot, in LLVM and in C; `at` is its offset, where the order does not say it."""

    ir: str
    c: str
    size: int
    at: int | None = None

    def __matmul__(self, at: int) -> Type:
        return self._replace(at=at)


PTR, I64, I32 = Type("ptr", "void *", 8), Type("i64", "word ", 8), Type("i32", "uint ", 4)


class Record(dict[str, Slot]):
    """The slots of a record by name. `letter` is what operands with them, or with its address, begin with."""

    def __init__(self, letter: str, /, **types: Type) -> None:
        """`types` are those of the slots, in order."""
        super().__init__()
        self.letter, end = letter, 0
        for name, type in types.items():
            at = -(-end // type.size) * type.size if type.at is None else type.at
            self[name] = Slot(at, type.ir, type.size, type.c)
            end = at + type.size

    def load(self, result: str, base: str, member: str) -> str:
        """Lines that load a slot of the record at `base`."""
        slot = self[member]
        at = f"  {result}.at = getelementptr i8, ptr {base}, i64 {slot.offset}"
        return f"{at}\n  {result} = load {slot.ir}, ptr {result}.at, align {slot.align}"

    def store(self, base: str, /, **values: str) -> str:
        """Lines that store values in slots of the record at `base`, each once in a function."""
        lines = []
        for member, value in values.items():
            slot = self[member]
            lines.append(f"  {base}.{member} = getelementptr i8, ptr {base}, i64 {slot.offset}")
            lines.append(f"  store {slot.ir} {value}, ptr {base}.{member}, align {slot.align}")
        return "\n".join(lines)


#: `state` is one of the states below. `site` numbers the place in the source where the thread
#: waits, or last used a texture or surface; `mask` the lanes it waits for; `value` is what it brings,
#: `result` what it gets. `path` tells apart the calls through which a thread came to an __activemask().
#: `phase` says when it arrived at its cluster's barrier (`cpu_clusters.c`).
THREAD = Record(
    "T",
    handle=PTR, state=I32, site=I32, mask=I32, result=I32, value=I64,
    tx=I32, ty=I32, tz=I32, linear=I32, block=PTR, fell=I32, path=I32,
    phase=I32,
)  # fmt: skip
THREAD_BYTES = 80

READY, BARRIER, WARP, CONVERGE, DONE, YIELD, STEP, NAMED = range(8)

#: A launch sets the slots from `threads` to `ramp` in one go. `self` is the record itself, in a copy
#: the original. `number` is the block's, counted from 0. `signal` and what follows tell why the kernel
#: was left. `ramp` starts a coroutine kernel for one thread. `jump` says how to get out of the
#: kernel, `leave` is a place for setjmp: out of a thread. `text` is room for a message.
#: `shadow` says for each byte of shared memory who used it last, `watch` and what follows the same of other
#: memory (checking only: native/cpu_watch.c);
#: `epoch` counts barriers of the block, `warp_epochs`
#: those of each warp. `step` and `table` are what `regions` made of the kernel (null: threads are
#: coroutines); `vote` and `present` what the last wait of a warp gave its lanes, `region`, `first` and `last`
#: what was asked of `step` (`running` is -1 then). `signal_stack` is for signal handlers, `stack_top` the
#: end of the kernel's own (null: it runs on the thread's); `leaving` and what follows are the guard's.
#: `program`: host code of `minicu run`. `barriers` begins the block's 16 barriers by number: of each how many
#: threads have arrived, and its phase (two i32); a thread that waits (NAMED) brings number and phase.
#: Behind all of them, of each how many have brought a true predicate, and how many had to its last phase.
#: `base` is the first thread of the row whose threads `step` is to take, where it takes rows one by one
#: (`by_rows`: there are several); `rank` is which blocks of clusters it runs, `meeting` the barrier of the
#: cluster, `alone` that of a block that is none of a cluster's, `seen` what it was when the threads of the
#: block began their turns (`cpu_clusters.c`). `missed` counts the barriers that threads missed which had
#: run off the kernel, where that is NOTED; what follows is of the first: its site, a thread that waited
#: there, one that had ended, and the block.
WORKER = Record(
    "W",
    launch=PTR, bx=I32, by=I32, bz=I32,
    threads=I32, dx=I32, dy=I32, dz=I32, gx=I32, gy=I32, gz=I32, dynamic=I32, strict=I32, ramp=PTR,
    shared=PTR, arguments=PTR, self=PTR, number=I64,
    count=I32, all=I32, any=I32, error=I32,
    records=PTR, frames=PTR, frames_end=PTR, snapshot=PTR,
    running=I32, site_a=I32, site_b=I32, thread_a=I32, thread_b=I32, kind=I32, exits=I32,
    busy=I32, pending=I32, out=PTR, out_at=PTR, out_end=PTR, out_head=PTR, message=PTR,
    shadow=PTR, shared_bytes=I64, epoch=I32, warp_epochs=PTR,
    jump=PTR @ 256,
    signal=I32 @ 768, code=I32, address=I64, pc=I64, sp=I64,
    outer=PTR, saved_stack=PTR,
    timer=PTR @ 832, signal_stack=PTR, signal_bytes=I64,
    text=PTR @ 896,
    leave=PTR @ 2944,
    step=PTR @ 3200, table=PTR, vote=I32, present=I32, region=I32, first=I32, last=I32,
    leaving=I32, locked=PTR, stack_top=PTR, kernel=PTR, limit=I64,
    unwritten=I64, unwritten_block=I64, unwritten_by=I32, serial=I32, unwritten_pc=I64,
    watch=PTR, released=PTR, acquired=I64, acquired_block=I64, stack_begin=PTR, frames_begin=PTR,
    other_block=I64, other_pc=I64, looking=I64, program=I32,
    barriers=I64 @ 3392,
    meeting=PTR @ 3648, alone=I64, rank=I32, base=I32, by_rows=I32, seen=I64,
    missed=I32, missed_at=I32, missed_a=I32, missed_b=I32, missed_block=I64,
)  # fmt: skip
BLOCK_BYTES = 256
WORKER_BYTES = 3712
TEXT_BYTES = 2048

#: What is noted for each byte of shared memory: `Uses` of native/cpu_watch.c, and that another block of the
#: cluster wrote it. And for a page of other memory, and before the first of them.
SHADOW_BYTES, MARK_BYTES, PAGE_NOTE_BYTES, WATCH_BYTES = 64, 8, 64 + 4096 * 64, 64

#: `next` is the first block that nobody has taken; `count` the number of blocks; `chunk` how many
#: a worker takes at once. `lenient`: a barrier is over without the threads that ran off the kernel, as on a
#: GPU, which is NOTED or IGNORED; 0: that is an error. `cooperative` and `arrived` are the workspace that a
#: GPU's driver gives a grid whose blocks all run at once: whether they do, and the count of its barrier.
#: `children` is the last of the launches that its threads have made (`cpu_services.c`). `name` is the
#: kernel's, in C.
#: `cluster_x` and what follows are the extents of clusters; `clusters`: whether the kernel asks for them;
#: `meetings` are their barriers, `peers` where the blocks of each rank have their shared memory, and
#: behind that their Worker records (null: the kernel does not ask for clusters, or has none).
LAUNCH = Record(
    "L",
    gx=I32, gy=I32, gz=I32, dx=I32, dy=I32, dz=I32,
    dynamic=I32, lenient=I32, next=I64, count=I64, chunk=I64, name=PTR, arguments=PTR, heap=PTR,
    cooperative=I32, arrived=I32, children=PTR,
    cluster_x=I32, cluster_y=I32, cluster_z=I32, clusters=I32, meetings=PTR, peers=PTR,
)  # fmt: skip
LAUNCH_BYTES = 128
NOTED, IGNORED = 1, 2

#: Flags of a wait of a kernel in regions: the lanes bring values; masks that are not known beforehand; the
#: region that follows wants to know who voted; thread 0 goes through it last.
VALUED, MASKED, VOTES, LATE = 1, 2, 4, 8

#: Whether threads of a kernel in regions wait for their warps: none does; the warps of a block may all go on
#: together from wait to wait; each must advance by itself, since one may look for what another does.
NONE, WARPS_TOGETHER, WARPS_ALONE = range(3)

#: What a kernel's threads let follow when its grid has ended.
CHILD_KERNEL, CHILD_COPY, CHILD_FILL = range(3)

#: What `kind` of a worker says after `minicu.fail`.
TRAP, ASSERTION, BAD_FREE, RACE, MISUSE, DIVISION, HEAP_OVERRUN, GLOBAL_RACE, MISALIGNED = range(1, 10)

#: Of a race `site_b` says whether the second use writes (1) and is atomic (2); of the first whether it is
#: atomic, whether it wrote what its thread had read, and whether threads of several blocks were there.
RACE_WRITES, RACE_ATOMIC, RACE_OTHER_ATOMIC, RACE_UPDATES, RACE_MANY = 1, 2, 32, 64, 128

#: What stands in the lock of a heap that a fault found in use.
BROKEN = 2

#: What `error` says after a block was run.
FINE, DIVERGED, EXITED, WARP_MISMATCH, NO_FRAME, DEADLOCK = range(6)


def declarations() -> str:
    """The records and the numbers of this module in C, for `runtime/native/`."""
    numbers = {name: value for name, value in globals().items() if isinstance(value, int)}
    values = ", ".join(f"{name} = {value}" for name, value in numbers.items())
    lines = ['#include "platform.h"', f"enum {{ {values} }};"]
    for name, slots, size in (
        ("Worker", WORKER, WORKER_BYTES), ("Launch", LAUNCH, LAUNCH_BYTES), ("Thread", THREAD, THREAD_BYTES),
    ):  # fmt: skip
        lines.append("typedef struct {")
        at = 0
        for slot_name, slot in slots.items():
            if slot.offset > -(-at // slot.align) * slot.align:
                lines.append(f"    char before_{slot_name}[{slot.offset - at}];")
            lines.append(f"    {slot.c}{slot_name};")
            at = slot.offset + slot.align
        if size > at:
            lines.append(f"    char rest[{size - at}];")
        lines.append(f"}} {name};")
        lines.append(f'_Static_assert(sizeof({name}) == {size}, "{name}");')
    return "\n".join(lines) + "\n"
