"""Barriers and warp operations on the CPU device."""

from __future__ import annotations

from collections.abc import Callable

from minicu import tree
from minicu import types as ty
from minicu.lower import expr
from minicu.lower.body import Body
from minicu.lower.host import records
from minicu.lower.host.access import arrive, block, get, once, wait
from minicu.lower.host.records import THREAD, WORKER
from minicu.lower.machine import Operation, Row
from minicu.lower.rows.row import table

ROWS, row = table()


def _to_64(b: Body, value: str, type: ty.Type) -> str:
    """The bits of a scalar of at most 64 bits, as i64."""
    scalar = b.scalars[type]
    ir = scalar.ir
    if scalar.kind == "f":
        value, ir = b.op(f"bitcast {ir} {value} to i{scalar.bits}"), f"i{scalar.bits}"
    elif scalar.kind == "p":
        return b.op(f"ptrtoint ptr {value} to i64")
    if ir == "i64":
        return value
    return b.op(f"{'sext' if scalar.signed and scalar.kind == 'i' else 'zext'} {ir} {value} to i64")


def _from_64(b: Body, value: str, type: ty.Type) -> str:
    scalar = b.scalars[type]
    if scalar.kind == "p":
        return b.op(f"inttoptr i64 {value} to ptr")
    if scalar.kind == "b":
        return b.op(f"trunc i64 {value} to i1")
    if scalar.bits != 64:
        value = b.op(f"trunc i64 {value} to i{scalar.bits}")
    return b.op(f"bitcast i{scalar.bits} {value} to {scalar.ir}") if scalar.kind == "f" else value


def _flag(b: Body, e: tree.Expr) -> str:
    return b.op(f"zext i1 {expr.condition(b, e)} to i64")


# ---------------------------------------------------------------- barriers


@row("__syncthreads")
def _syncthreads(b: Body, e: Operation) -> str:
    wait(b, e, records.BARRIER)
    return ""


@row("__barrier_sync")
def _barrier_sync(b: Body, e: Operation) -> str:
    expr.value(b, e.arguments[0])  # whichever barrier, all threads of the block wait at it
    wait(b, e, records.BARRIER)
    return ""


@row("__barrier_sync_count")
def _barrier_sync_count(b: Body, e: Operation) -> str:
    number, threads = (expr.value(b, a) for a in e.arguments)
    wait(b, e, records.NAMED, value=arrive(b, number, threads))
    return ""


@row("__grid_workspace")
def _grid_workspace(b: Body, e: Operation) -> str:
    """The launch's own workspace, if its blocks run at once: see `records.LAUNCH`."""
    launch = get(b, block(b), WORKER, "launch")
    cooperative = b.op(f"icmp ne i32 {get(b, launch, records.LAUNCH, 'cooperative')}, 0")
    at = b.op(f"getelementptr i8, ptr {launch}, i64 {records.LAUNCH['cooperative'].offset}")
    return b.op(f"select i1 {cooperative}, i64 {b.op(f'ptrtoint ptr {at} to i64')}, i64 0")


@row("__waits_as_block")
def _waits_as_block(b: Body, e: Operation) -> str:
    return "1"  # where a part of the block goes its own way, the barrier says so


@row("__let_blocks_run")
def _let_blocks_run(b: Body, e: Operation) -> str:
    b.call("i32", "sched_yield")
    return ""


@row("__reduces_words")
def _reduces_words(b: Body, e: Operation) -> str:
    return "1"


@row("__prof_trigger")
def _prof_trigger(b: Body, e: Operation) -> str:
    return ""


def _reduce_barrier(member: str) -> Row:
    def lowered(b: Body, e: Operation) -> str:
        wait(b, e, records.BARRIER, value=_flag(b, e.arguments[0]))
        return get(b, block(b), WORKER, member)

    return lowered


ROWS["__syncthreads_count"] = _reduce_barrier("count")
ROWS["__syncthreads_and"] = _reduce_barrier("all")
ROWS["__syncthreads_or"] = _reduce_barrier("any")


@row("__syncwarp")
def _syncwarp(b: Body, e: Operation) -> str:
    wait(b, e, records.WARP, mask=expr.value(b, e.arguments[0]) if e.arguments else "-1")
    return ""


@row("__nanosleep")
def _nanosleep(b: Body, e: Operation) -> str:
    expr.value(b, e.arguments[0])
    wait(b, e, records.YIELD)
    return ""


@row("__threadfence", "__threadfence_system", "__threadfence_block", "__threadfence_cluster")
def _fence(b: Body, e: Operation) -> str:
    b.fence("seq_cst")
    return ""


# ---------------------------------------------------------------- warp operations


def own_lane(b: Body) -> str:
    return b.op(f"and i32 {once(b, '%T', THREAD, 'linear')}, 31")


def snapshot(b: Body, lane: str) -> str:
    """What lane `lane` (i32) contributed to the last wait of the warp, as i64."""
    first = b.op(f"and i32 {once(b, '%T', THREAD, 'linear')}, -32")
    return _brought_by(b, b.op(f"zext i32 {b.op(f'or i32 {first}, {lane}')} to i64"))


def _brought_by(b: Body, thread: str) -> str:
    """What a thread (i64) of the block contributed to the last wait of its warp, as i64."""
    base = once(b, block(b), WORKER, "snapshot")
    at = b.op(f"getelementptr i64, ptr {base}, i64 {thread}")
    return b.load("i64", at, 8)


def neighbour(b: Body, direction: str, distance: str) -> str:
    """What the lane contributed that is `distance` (i32, below 32) lanes further ("add"), before ("sub") or
    across ("xor"); an arbitrary value if that is no lane of the warp. For the lanes of a warp these values
    are adjacent in memory, which LLVM sees because no lane is selected first."""
    if direction == "xor":
        return _across(b, distance)
    own = b.op(f"zext i32 {once(b, '%T', THREAD, 'linear')} to i64")
    return _brought_by(b, b.op(f"{direction} i64 {own}, {b.op(f'zext i32 {distance} to i64')}"))


def _across(b: Body, distance: str) -> str:
    """The contribution across a distance that is a power of two: further or before. That it is one is usually
    the same for all lanes and decided once."""
    linear = once(b, "%T", THREAD, "linear")
    others = b.op(f"and i32 {distance}, {b.op(f'sub i32 {distance}, 1')}")
    single, several, over = b.label(), b.label(), b.label()
    b.close(f"br i1 {b.op(f'icmp eq i32 {others}, 0')}, label %{single}, label %{several}")
    b.start(single)
    high = b.op(f"icmp ne i32 {b.op(f'and i32 {linear}, {distance}')}, 0")
    before, further = neighbour(b, "sub", distance), neighbour(b, "add", distance)
    near = b.op(f"select i1 {high}, i64 {before}, i64 {further}")
    b.close(f"br label %{over}")
    b.start(several)
    far = _brought_by(b, b.op(f"zext i32 {b.op(f'xor i32 {linear}, {distance}')} to i64"))
    b.close(f"br label %{over}")
    b.start(over)
    return b.op(f"phi i64 [ {near}, %{single} ], [ {far}, %{several} ]")


def own_value(b: Body, valid: str, received: str) -> str:
    """`received` if it is valid, else what the lane itself contributed."""
    own = _brought_by(b, b.op(f"zext i32 {once(b, '%T', THREAD, 'linear')} to i64"))
    return b.op(f"select i1 {valid}, i64 {received}, i64 {own}")


def _exchange(source: Callable[[Body, str, str, str], tuple[str, str]], direction: str = "") -> Row:
    """A shuffle: `source(b, lane, operand, width)` gives the source lane and whether it is valid (i1);
    otherwise the thread keeps its own value, as for a lane outside of the mask. `direction`: where the source
    lies, as in `neighbour`."""

    def lowered(b: Body, e: Operation) -> str | None:
        if b.scalars.find(e.arguments[1].type) is None:
            return None  # the header shuffles a pair of floats as a word
        mask = expr.value(b, e.arguments[0])
        value = expr.value(b, e.arguments[1])
        by = b.op(f"and i32 {expr.value(b, e.arguments[2])}, 31")  # PTX ISA, shfl.sync: bval[4:0]
        width = expr.value(b, e.arguments[3]) if len(e.arguments) > 3 else "32"
        type = e.arguments[1].type
        parts = _parts(b, value, type)
        results = []
        for part in parts:
            wait(b, e, records.WARP, value=part, mask=mask)
            lane, inside = source(b, own_lane(b), by, width)
            bit = b.op(f"and i32 {lane}, 31")
            named = b.op(f"trunc i32 {b.op(f'lshr i32 {mask}, {bit}')} to i1")
            valid = b.op(f"and i1 {inside}, {named}")
            if direction:
                received = neighbour(b, direction, by)
            else:
                received = snapshot(b, bit)
            results.append(own_value(b, valid, received))
        return _joined(b, results, type)

    return lowered


def _parts(b: Body, value: str, type: ty.Type) -> list[str]:
    if b.scalars[type].bits <= 64:
        return [_to_64(b, value, type)]
    high = b.op(f"lshr i128 {value}, 64")
    return [b.op(f"trunc i128 {value} to i64"), b.op(f"trunc i128 {high} to i64")]


def _joined(b: Body, parts: list[str], type: ty.Type) -> str:
    if len(parts) == 1:
        return _from_64(b, parts[0], type)
    low, high = (b.op(f"zext i64 {p} to i128") for p in parts)
    return b.op(f"or i128 {low}, {b.op(f'shl i128 {high}, 64')}")


def _segment(b: Body, lane: str, width: str) -> tuple[str, str]:
    """First lane of the lane's segment, and the first one after it."""
    below = b.op(f"sub i32 {width}, 1")
    first = b.op(f"and i32 {lane}, {b.op(f'xor i32 {below}, -1')}")
    return first, b.op(f"add i32 {first}, {width}")


def _index(b: Body, lane: str, operand: str, width: str) -> tuple[str, str]:
    first, _ = _segment(b, lane, width)
    inner = b.op(f"and i32 {operand}, {b.op(f'sub i32 {width}, 1')}")
    return b.op(f"or i32 {first}, {inner}"), "true"


def _up(b: Body, lane: str, operand: str, width: str) -> tuple[str, str]:
    first, _ = _segment(b, lane, width)
    source = b.op(f"sub i32 {lane}, {operand}")
    return source, b.op(f"icmp sge i32 {source}, {first}")


def _down(b: Body, lane: str, operand: str, width: str) -> tuple[str, str]:
    _, after = _segment(b, lane, width)
    source = b.op(f"add i32 {lane}, {operand}")
    return source, b.op(f"icmp ult i32 {source}, {after}")


def _xor(b: Body, lane: str, operand: str, width: str) -> tuple[str, str]:
    # PTX shfl.bfly: lanes below the segment are readable, those past it are not.
    _, after = _segment(b, lane, width)
    source = b.op(f"xor i32 {lane}, {operand}")
    return source, b.op(f"icmp ult i32 {source}, {after}")


ROWS["__shfl_sync"] = _exchange(_index)
ROWS["__shfl_up_sync"] = _exchange(_up, "sub")
ROWS["__shfl_down_sync"] = _exchange(_down, "add")
ROWS["__shfl_xor_sync"] = _exchange(_xor, "xor")


def _ballot(b: Body, e: Operation) -> tuple[str, str]:
    """The mask and the lanes of it whose predicate is true, as i32."""
    mask = expr.value(b, e.arguments[0])
    wait(b, e, records.WARP, value=_flag(b, e.arguments[1]), mask=mask)
    return mask, get(b, "%T", THREAD, "result")


def _truth(b: Body, e: Operation, test: str) -> str:
    """An i1 as the type of the call."""
    ir = b.scalars[e.type].ir
    return test if ir == "i1" else b.op(f"zext i1 {test} to {ir}")


@row("__ballot_sync")
def _ballot_sync(b: Body, e: Operation) -> str:
    return _ballot(b, e)[1]


@row("__any_sync")
def _any_sync(b: Body, e: Operation) -> str:
    return _truth(b, e, b.op(f"icmp ne i32 {_ballot(b, e)[1]}, 0"))


@row("__all_sync")
def _all_sync(b: Body, e: Operation) -> str:
    _, votes = _ballot(b, e)
    return _truth(b, e, b.op(f"icmp eq i32 {votes}, {_present(b)}"))


@row("__uni_sync")
def _uni_sync(b: Body, e: Operation) -> str:
    _, votes = _ballot(b, e)
    none = b.op(f"icmp eq i32 {votes}, 0")
    return _truth(b, e, b.op(f"or i1 {none}, {b.op(f'icmp eq i32 {votes}, {_present(b)}')}"))


def _present(b: Body) -> str:
    """The lanes that took part in the last wait of the warp; the scheduler leaves them in `mask`."""
    return get(b, "%T", THREAD, "mask")


@row("__activemask")
def _activemask(b: Body, e: Operation) -> str:
    wait(b, e, records.CONVERGE, mask="0")
    return _present(b)


def _brought(b: Body) -> str:
    """What each lane contributed to the last wait of the warp, as <32 x i64>; arbitrary for lanes that took
    no part."""
    first = b.op(f"and i32 {once(b, '%T', THREAD, 'linear')}, -32")
    index, base = b.op(f"zext i32 {first} to i64"), once(b, block(b), WORKER, "snapshot")
    at = b.op(f"getelementptr i64, ptr {base}, i64 {index}")
    return b.load("<32 x i64>", at, 8)


def _of_present(b: Body, type: str, lanes: str, other: str) -> str:
    """A vector with `other` in place of lanes that took no part."""
    took_part = b.op(f"bitcast i32 {_present(b)} to <32 x i1>")
    return b.op(f"select <32 x i1> {took_part}, <32 x {type}> {lanes}, <32 x {type}> {other}")


def reduced(b: Body, operation: str, signed: bool) -> str:
    """A reduction (sum, minimum ...) of 32-bit contributions to the last wait of the warp."""
    name = f"{'s' if signed else 'u'}{operation}" if operation in ("min", "max") else operation
    neutral = {"and": -1, "umin": -1, "smin": 2**31 - 1, "smax": -(2**31)}.get(name, 0)
    words = b.op(f"trunc <32 x i64> {_brought(b)} to <32 x i32>")
    given = _of_present(b, "i32", words, f"splat (i32 {neutral})")
    return b.call("i32", f"llvm.vector.reduce.{name}.v32i32", ("<32 x i32>", given))


def matching(b: Body, mine: str) -> str:
    """The lanes whose contribution to the last wait of the warp equals `mine`, an i64."""
    one = b.op(f"insertelement <32 x i64> poison, i64 {mine}, i64 0")
    all_mine = b.op(f"shufflevector <32 x i64> {one}, <32 x i64> poison, <32 x i32> zeroinitializer")
    same = b.op(f"icmp eq <32 x i64> {_brought(b)}, {all_mine}")
    return b.op(f"bitcast <32 x i1> {_of_present(b, 'i1', same, 'zeroinitializer')} to i32")


@row("__match_any_sync")
def _match_any(b: Body, e: Operation) -> str:
    mask = expr.value(b, e.arguments[0])
    mine = _to_64(b, expr.value(b, e.arguments[1]), e.arguments[1].type)
    wait(b, e, records.WARP, value=mine, mask=mask)
    return matching(b, mine)


@row("__match_all_sync")
def _match_all(b: Body, e: Operation) -> str:
    mask = expr.value(b, e.arguments[0])
    mine = _to_64(b, expr.value(b, e.arguments[1]), e.arguments[1].type)
    predicate = expr.value(b, e.arguments[2])
    wait(b, e, records.WARP, value=mine, mask=mask)
    all_same = b.op(f"icmp eq i32 {matching(b, mine)}, {_present(b)}")
    b.store("i32", b.op(f"zext i1 {all_same} to i32"), predicate, 4)
    return b.op(f"select i1 {all_same}, i32 {_present(b)}, i32 0")


def _reduce(operation: str) -> Row:
    """A reduction over the lanes of a mask."""

    def lowered(b: Body, e: Operation) -> str:
        mask = expr.value(b, e.arguments[0])
        mine = _to_64(b, expr.value(b, e.arguments[1]), e.arguments[1].type)
        wait(b, e, records.WARP, value=mine, mask=mask)
        return reduced(b, operation, b.scalars[e.type].signed)

    return lowered


for _name in ("add", "and", "or", "xor", "min", "max"):
    ROWS[f"__reduce_{_name}_sync"] = _reduce(_name)
