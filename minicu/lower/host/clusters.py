"""Clusters of blocks on the CPU device: functions of `runtime/native/cpu_clusters.c`.

A kernel that asks for its cluster waits for other threads, as far as the rest can see: its blocks are run by
the scheduler, which knows clusters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from minicu.lower import expr
from minicu.lower.body import Body
from minicu.lower.host import records
from minicu.lower.host.access import block, host_module, once, wait, worker
from minicu.lower.host.records import WORKER
from minicu.lower.machine import Operation, Row
from minicu.lower.rows.row import constant_argument, table

if TYPE_CHECKING:
    from minicu.diagnostics.errors import HasPlace

ROWS, row = table()

#: How the names of these functions begin in IR.
CALLS = "@minicu.cluster."


def _call(b: Body, e: HasPlace, result: str, name: str, *arguments: tuple[str, str | int]) -> str:
    m = host_module(b)
    m.clusters.add(b.function)
    m.waits.setdefault(b.function, e.at)
    return b.call(result, f"minicu.cluster.{name}", ("ptr", worker(b)), *arguments)


@row("__cluster_barrier_arrive", "__cluster_barrier_arrive_relaxed")
def arrive(b: Body, e: Operation) -> str:
    b.fence("seq_cst")
    _call(b, e, "void", "arrive", ("ptr", "%T"))
    return ""


@row("__cluster_barrier_wait")
def wait_for_all(b: Body, e: Operation) -> str:
    """Waits for the cluster. Meanwhile other threads of the block, and other blocks, run."""
    look, again, over = b.label(), b.label(), b.label()
    b.close(f"br label %{look}")
    b.start(look)
    done = b.op(f"icmp ne i32 {_call(b, e, 'i32', 'over', ('ptr', '%T'))}, 0")
    b.close(f"br i1 {done}, label %{over}, label %{again}")
    b.start(again)
    wait(b, e, records.YIELD)
    b.close(f"br label %{look}")
    b.start(over)
    return ""


@row("__cluster_register")
def _register(b: Body, e: Operation) -> str:
    number = constant_argument(e.arguments[0])
    assert number is not None
    return numbered(b, e, number)


def numbered(b: Body, e: HasPlace, number: int) -> str:
    """A register of clusters: `minicu_cluster_register`."""
    return _call(b, e, "i32", "register", ("i32", number))


def _numbered(number: int) -> Row:
    return lambda b, e: numbered(b, e, number)


ROWS["__clusterRelativeBlockRank"] = _numbered(12)
ROWS["__clusterSizeInBlocks"] = _numbered(13)
ROWS["__clusterDimIsSpecified"] = _numbered(14)


@row("__cluster_map_shared_rank")
def _map(b: Body, e: Operation) -> str:
    return at_rank(b, e, *(expr.value(b, a) for a in e.arguments))


def at_rank(b: Body, e: HasPlace, pointer: str, rank: str) -> str:
    """Where the block of that rank has what `pointer` points to in this one's shared memory."""
    return _call(b, e, "ptr", "map", ("ptr", pointer), ("i32", rank))


@row("__cluster_query_shared_rank")
def _owner(b: Body, e: Operation) -> str:
    return owner(b, e, expr.value(b, e.arguments[0]))


def owner(b: Body, e: HasPlace, pointer: str) -> str:
    """The rank of the block whose shared memory an address is of."""
    return _call(b, e, "i32", "owner", ("ptr", pointer))


#: Offsets in the shared memory of a cluster: those of another block have its rank, plus one, above so many
#: bits.
_OFFSET = 24


def offset_at_rank(b: Body, offset: str, rank: str) -> str:
    """The offset of what lies at `offset` (of any block) in the shared memory of the block of that rank."""
    own = b.op(f"and i32 {offset}, {(1 << _OFFSET) - 1}")
    above = b.op(f"add i32 {rank}, 1")
    return b.op(f"or i32 {own}, {b.op(f'shl i32 {above}, {_OFFSET}')}")


def at_offset(b: Body, e: HasPlace, offset: str) -> str:
    """What lies there: an address."""
    own = b.op(f"and i32 {offset}, {(1 << _OFFSET) - 1}")
    start = once(b, block(b), WORKER, "shared")
    here = b.op(f"getelementptr i8, ptr {start}, i32 {own}")
    return at_rank(b, e, here, rank_of(b, e, offset))


def rank_of(b: Body, e: HasPlace, offset: str) -> str:
    """The rank of the block whose shared memory an offset is of."""
    above = b.op(f"lshr i32 {offset}, {_OFFSET}")
    mine = b.op(f"icmp eq i32 {above}, 0")
    return b.op(f"select i1 {mine}, i32 {numbered(b, e, 12)}, i32 {b.op(f'sub i32 {above}, 1')}")
