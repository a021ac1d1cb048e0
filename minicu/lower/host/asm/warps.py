"""PTX by which threads meet (PTX ISA 9.7.9.6, 9.7.13): what the CPU device does for each."""

from __future__ import annotations

from minicu.lower.host import clusters, records, warp
from minicu.lower.host.access import arrive, block, brought, end_thread, fail, get, wait
from minicu.lower.host.asm.text import CLUSTER, Row, Text, kind_of, width
from minicu.lower.host.records import THREAD, WORKER

ROWS: dict[str, Row] = {}


def _bar(t: Text, parts: list[str], operands: list[str]) -> None:
    """bar.sync, barrier.sync and their arrive; bar.warp.sync; barrier.cluster; red counts predicates."""
    if parts[0] == "cluster" and parts[1] in ("arrive", "wait") and not operands:
        (clusters.arrive if parts[1] == "arrive" else clusters.wait_for_all)(t.b, t)
        return
    if parts[:2] == ["warp", "sync"]:
        wait(t.b, t, records.WARP, mask=t.integer(operands[0], 32))
        return
    kinds = [p for p in parts if p not in ("cta", "aligned")]
    if kinds == ["sync"] and len(operands) == 1:
        wait(t.b, t, records.BARRIER)
        return
    if kinds in (["sync"], ["arrive"]) and len(operands) == 2:  # of a part of the block
        token = arrive(t.b, *(t.integer(x, 32) for x in operands))
        if kinds == ["sync"]:
            wait(t.b, t, records.NAMED, value=token)
        return
    if kinds[:1] == ["red"] and len(operands) > 2:
        _reduce(t, kinds[1], operands)
        return
    t.refuse()


def _reduce(t: Text, how: str, operands: list[str]) -> None:
    """Of the whole block, or of so many threads at a barrier by its number."""
    b, test = t.b, t.predicate(operands[-1])
    if len(operands) == 3:
        wait(b, t, records.BARRIER, value=b.op(f"zext i1 {test} to i64"))
        result = get(b, block(b), WORKER, {"popc": "count", "and": "all", "or": "any"}[how])
        if how != "popc":
            result = b.op(f"icmp ne i32 {result}, 0")
    else:
        number, threads = (t.integer(x, 32) for x in operands[1:3])
        token = arrive(b, number, threads, b.op(f"zext i1 {test} to i32"))
        wait(b, t, records.NAMED, value=token)
        result = brought(b, number)
        if how != "popc":
            result = b.op(f"icmp {f'eq i32 {result}, {threads}' if how == 'and' else f'ne i32 {result}, 0'}")
    t.write(operands[0], (result, 32 if how == "popc" else 1))


def _mapa(t: Text, parts: list[str], operands: list[str]) -> None:
    b, rank, bits = t.b, t.integer(operands[2], 32), width(kind_of(parts))
    if CLUSTER in parts:
        there = clusters.offset_at_rank(b, t.integer(operands[1], 32), rank)
        t.write(operands[0], (there, 32))
        return
    if bits != 64:
        t.refuse()
    pointer = clusters.at_rank(b, t, b.op(f"inttoptr i64 {t.integer(operands[1], 64)} to ptr"), rank)
    t.write(operands[0], (b.op(f"ptrtoint ptr {pointer} to i64"), 64))


def _getctarank(t: Text, parts: list[str], operands: list[str]) -> None:
    b = t.b
    if CLUSTER in parts:
        t.write(operands[0], (clusters.rank_of(b, t, t.integer(operands[1], 32)), 32))
        return
    pointer = b.op(f"inttoptr i64 {t.integer(operands[1], 64)} to ptr")
    t.write(operands[0], (clusters.owner(b, t, pointer), 32))


#: In which direction the source of a shuffle lies, as `warp.neighbour` has it.
_DIRECTIONS = {"up": "sub", "down": "add", "bfly": "xor"}


def _shfl(t: Text, parts: list[str], operands: list[str]) -> None:
    b = t.b
    if parts[0] != "sync":
        t.refuse()
    to, _, flag = operands[0].partition("|")
    value, by, clamps = (t.integer(x, 32) for x in operands[1:4])
    mask = t.integer(operands[4], 32)
    wait(b, t, records.WARP, value=b.op(f"zext i32 {value} to i64"), mask=mask)
    own = warp.own_lane(b)
    segment = b.op(f"and i32 {b.op(f'lshr i32 {clamps}, 8')}, 31")
    free = b.op(f"xor i32 {segment}, -1")
    clamp = b.op(f"and i32 {clamps}, 31")
    first = b.op(f"and i32 {own}, {segment}")
    last = b.op(f"or i32 {first}, {b.op(f'and i32 {clamp}, {free}')}")
    by = b.op(f"and i32 {by}, 31")
    if parts[1] == "up":
        source, inside = b.op(f"sub i32 {own}, {by}"), "sge"
    elif parts[1] == "down":
        source, inside = b.op(f"add i32 {own}, {by}"), "sle"
    elif parts[1] == "bfly":
        source, inside = b.op(f"xor i32 {own}, {by}"), "sle"
    else:
        source, inside = b.op(f"or i32 {first}, {b.op(f'and i32 {by}, {free}')}"), "sle"
    valid = b.op(f"icmp {inside} i32 {source}, {last}")
    bit = b.op(f"and i32 {source}, 31")
    named = b.op(f"trunc i32 {b.op(f'lshr i32 {mask}, {bit}')} to i1")
    there = b.op(f"and i1 {valid}, {named}")
    direction = _DIRECTIONS.get(parts[1])
    received = warp.neighbour(b, direction, by) if direction else warp.snapshot(b, bit)
    received = warp.own_value(b, there, received)
    t.write(to.strip(), (b.op(f"trunc i64 {received} to i32"), 32))
    if flag:
        t.write(flag.strip(), (valid, 1))


def _vote(t: Text, parts: list[str], operands: list[str]) -> None:
    """ptxas takes `vote.ballot.sync.b32` for `vote.sync.ballot.b32`, as CUB writes it."""
    b = t.b
    if "sync" not in parts[:2]:
        t.refuse()
    how = next(p for p in parts if p != "sync")
    test = t.predicate(operands[1])
    mask = t.integer(operands[2], 32)
    wait(b, t, records.WARP, value=b.op(f"zext i1 {test} to i64"), mask=mask)
    votes, present = get(b, "%T", THREAD, "result"), get(b, "%T", THREAD, "mask")
    every = b.op(f"icmp eq i32 {votes}, {present}")
    none = b.op(f"icmp eq i32 {votes}, 0")
    if how == "ballot":
        t.write(operands[0], (votes, 32))
        return
    result = {"all": every, "any": b.op(f"xor i1 {none}, true"), "uni": b.op(f"or i1 {every}, {none}")}
    t.write(operands[0], (result[how], 1))


def _redux(t: Text, parts: list[str], operands: list[str]) -> None:
    b, kind = t.b, kind_of(parts)
    if "f" in kind or parts[0] != "sync":
        t.refuse()
    value = t.integer(operands[1], 32)
    mask = t.integer(operands[2], 32)
    wait(b, t, records.WARP, value=b.op(f"zext i32 {value} to i64"), mask=mask)
    t.write(operands[0], (warp.reduced(b, parts[1], kind[0] == "s"), 32))


def _match(t: Text, parts: list[str], operands: list[str]) -> None:
    b, bits = t.b, width(kind_of(parts))
    value = t.integer(operands[1], bits)
    mine = value if bits == 64 else b.op(f"zext i{bits} {value} to i64")
    mask = t.integer(operands[2], 32)
    wait(b, t, records.WARP, value=mine, mask=mask)
    lanes = warp.matching(b, mine)
    if "any" in parts:
        t.write(operands[0], (lanes, 32))
        return
    to, _, flag = operands[0].partition("|")
    present = get(b, "%T", THREAD, "mask")
    same = b.op(f"icmp eq i32 {lanes}, {present}")
    t.write(to.strip(), (b.op(f"select i1 {same}, i32 {present}, i32 0"), 32))
    if flag:
        t.write(flag.strip(), (same, 1))


def _elect(t: Text, parts: list[str], operands: list[str]) -> None:
    """The first of the lanes is elected."""
    b = t.b
    wait(b, t, records.WARP, mask=t.integer(operands[1], 32))
    first = b.call("i32", "llvm.cttz.i32", ("i32", get(b, "%T", THREAD, "mask")), ("i1", "false"))
    to, _, flag = operands[0].partition("|")
    t.write(to.strip(), (first, 32))
    if flag:
        t.write(flag.strip(), (b.op(f"icmp eq i32 {first}, {warp.own_lane(b)}"), 1))


def _activemask(t: Text, parts: list[str], operands: list[str]) -> None:
    wait(t.b, t, records.CONVERGE, mask="0")
    t.write(operands[0], (get(t.b, "%T", THREAD, "mask"), 32))


def _nanosleep(t: Text, parts: list[str], operands: list[str]) -> None:
    wait(t.b, t, records.YIELD)


def _trap(t: Text, parts: list[str], operands: list[str]) -> None:
    fail(t.b, t, records.TRAP)


def _exit(t: Text, parts: list[str], operands: list[str]) -> None:
    end_thread(t.b, t)


def _bra(t: Text, parts: list[str], operands: list[str]) -> None:
    t.b.jump(t.label(operands[0]))


ROWS |= {"bar": _bar, "barrier": _bar, "mapa": _mapa, "getctarank": _getctarank, "shfl": _shfl,
         "vote": _vote, "redux": _redux,
         "match": _match, "activemask": _activemask, "nanosleep": _nanosleep, "trap": _trap, "brkpt": _trap,
         "exit": _exit, "elect": _elect, "bra": _bra}  # fmt: skip
