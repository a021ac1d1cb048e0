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


class Record(dict[str, Slot]):
    """The slots of a record by name. `letter` is what operands with them, or with its address, begin with."""

    def __init__(self, letter: str, text: str) -> None:
        """`text` lists names with their types, in order; "name@offset type" places one."""
        super().__init__()
        self.letter, at = letter, 0
        for item in text.replace("\n", ",").split(","):
            if not item.strip():
                continue
            name, ir = item.split()
            name, _, fixed = name.partition("@")
            size = 8 if ir in ("ptr", "i64") else 4
            at = int(fixed) if fixed else -(-at // size) * size
            self[name] = Slot(at, ir, size)
            at += size

    def load(self, result: str, base: str, member: str) -> str:
        """Lines that load a slot of the record at `base`."""
        offset, ir, align = self[member]
        at = f"  {result}.at = getelementptr i8, ptr {base}, i64 {offset}"
        return f"{at}\n  {result} = load {ir}, ptr {result}.at, align {align}"

    def store(self, base: str, /, **values: str) -> str:
        """Lines that store values in slots of the record at `base`, each once in a function."""
        lines = []
        for member, value in values.items():
            offset, ir, align = self[member]
            lines.append(f"  {base}.{member} = getelementptr i8, ptr {base}, i64 {offset}")
            lines.append(f"  store {ir} {value}, ptr {base}.{member}, align {align}")
        return "\n".join(lines)


#: `state` is one of the states below. `site` numbers the place in the source where the thread
#: waits, or last used a texture or surface; `mask` the lanes it waits for; `value` is what it brings,
#: `result` what it gets. `path` tells apart the calls through which a thread came to an __activemask().
#: `phase` says when it arrived at its cluster's barrier (`cpu_clusters.c`).
THREAD = Record(
    "T",
    """
    handle ptr, state i32, site i32, mask i32, result i32, value i64
    tx i32, ty i32, tz i32, linear i32, block ptr, fell i32, path i32
    phase i32
""",
)
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
    """
    launch ptr, bx i32, by i32, bz i32
    threads i32, dx i32, dy i32, dz i32, gx i32, gy i32, gz i32, dynamic i32, strict i32, ramp ptr
    shared ptr, arguments ptr, self ptr, number i64
    count i32, all i32, any i32, error i32
    records ptr, frames ptr, frames_end ptr, snapshot ptr
    running i32, site_a i32, site_b i32, thread_a i32, thread_b i32, kind i32, exits i32
    busy i32, pending i32, out ptr, out_at ptr, out_end ptr, out_head ptr, message ptr
    shadow ptr, shared_bytes i64, epoch i32, warp_epochs ptr
    jump@256 ptr
    signal@768 i32, code i32, address i64, pc i64, sp i64
    outer ptr, saved_stack ptr
    timer@832 ptr, signal_stack ptr, signal_bytes i64
    text@896 ptr
    leave@2944 ptr
    step@3200 ptr, table ptr, vote i32, present i32, region i32, first i32, last i32
    leaving i32, locked ptr, stack_top ptr, kernel ptr, limit i64
    unwritten i64, unwritten_block i64, unwritten_by i32, serial i32, unwritten_pc i64
    watch ptr, released ptr, acquired i64, acquired_block i64, stack_begin ptr, frames_begin ptr
    other_block i64, other_pc i64, looking i64, program i32
    barriers@3392 i64
    meeting@3648 ptr, alone i64, rank i32, base i32, by_rows i32, seen i64
    missed i32, missed_at i32, missed_a i32, missed_b i32, missed_block i64
""",
)
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
    """
    gx i32, gy i32, gz i32, dx i32, dy i32, dz i32
    dynamic i32, lenient i32, next i64, count i64, chunk i64, name ptr, arguments ptr, heap ptr
    cooperative i32, arrived i32, children ptr
    cluster_x i32, cluster_y i32, cluster_z i32, clusters i32, meetings ptr, peers ptr
""",
)
LAUNCH_BYTES = 128
NOTED, IGNORED = 1, 2

#: Flags of a wait of a kernel in regions: the lanes bring values; masks that are not known beforehand; the
#: region that follows wants to know who voted; thread 0 goes through it last.
VALUED, MASKED, VOTES, LATE = 1, 2, 4, 8

#: Whether threads of a kernel in regions wait for their warps: none does; the warps of a block may all go on
#: together from wait to wait; each must advance by itself, since one may look for what another does.
NONE, WARPS_TOGETHER, WARPS_ALONE = range(3)

#: What `kind` of a worker says after `minicu.fail`.
TRAP, ASSERTION, BAD_FREE, RACE, MISUSE, DIVISION, HEAP_OVERRUN, GLOBAL_RACE, MISALIGNED = range(1, 10)

#: Of a race `site_b` says whether the second use writes (1) and is atomic (2); of the first whether it is
#: atomic, whether it wrote what its thread had read, and whether threads of several blocks were there.
RACE_WRITES, RACE_ATOMIC, RACE_OTHER_ATOMIC, RACE_UPDATES, RACE_MANY = 1, 2, 32, 64, 128

#: What stands in the lock of a heap that a fault found in use.
BROKEN = 2

#: What `error` says after a block was run.
FINE, DIVERGED, EXITED, WARP_MISMATCH, NO_FRAME, DEADLOCK = range(6)


_IN_C = {"ptr": "void *", "i64": "word ", "i32": "uint "}
_ENUMERATORS = (
    "TRAP", "ASSERTION", "BAD_FREE", "RACE", "MISUSE", "HEAP_OVERRUN", "BROKEN", "SHADOW_BYTES",
    "GLOBAL_RACE", "MISALIGNED", "RACE_OTHER_ATOMIC", "RACE_UPDATES", "RACE_MANY",
    "READY", "BARRIER", "WARP", "CONVERGE", "DONE", "YIELD", "STEP", "NAMED",
    "DIVERGED", "EXITED", "WARP_MISMATCH", "NO_FRAME", "DEADLOCK", "VALUED", "MASKED", "VOTES", "LATE",
    "NONE", "WARPS_TOGETHER", "WARPS_ALONE", "NOTED", "IGNORED",
)  # fmt: skip


def declarations() -> str:
    """The records in C, for `runtime/native/`."""
    values = ", ".join(f"{name} = {globals()[name]}" for name in _ENUMERATORS)
    lines = ['#include "platform.h"', f"enum {{ {values} }};"]
    for name, slots, size in (
        ("Worker", WORKER, WORKER_BYTES), ("Launch", LAUNCH, LAUNCH_BYTES), ("Thread", THREAD, THREAD_BYTES),
    ):  # fmt: skip
        lines.append("typedef struct {")
        at = 0
        for slot_name, slot in slots.items():
            if slot.offset > -(-at // slot.align) * slot.align:
                lines.append(f"    char before_{slot_name}[{slot.offset - at}];")
            lines.append(f"    {_IN_C[slot.ir]}{slot_name};")
            at = slot.offset + slot.align
        if size > at:
            lines.append(f"    char rest[{size - at}];")
        lines.append(f"}} {name};")
        lines.append(f'_Static_assert(sizeof({name}) == {size}, "{name}");')
    return "\n".join(lines) + "\n"
