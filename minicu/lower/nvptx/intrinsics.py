"""Primitives of the GPU: a bodiless header function or a builtin operation -> LLVM IR.

One row per name. What LLVM has an intrinsic for uses it; the rest is inline PTX.
"""

from __future__ import annotations

from minicu import tree
from minicu.lower import expr
from minicu.lower.body import Body
from minicu.lower.errors import not_supported
from minicu.lower.machine import Operation, Row
from minicu.lower.rows import (
    atomics,
    bits,
    copies,
    generic,
    half,
    half_convert,
    math,
    matrices,
    memory,
    printf,
    rounding,
    textures,
    warp,
)
from minicu.lower.rows.row import called, intrinsic, operands, since, table

ROWS, row = table()
ROWS.update(generic.ROWS)
ROWS.update(atomics.ROWS)
_FAMILIES = (
    math, rounding, bits, memory, half, half_convert, textures, matrices, copies,
)  # fmt: skip
for _family in _FAMILIES:
    ROWS.update(_family.GPU)


def ptx(template: str, constraints: str, *, effect: bool = True) -> Row:
    """Inline PTX: `$0` is the result, if there is one, then the arguments. With `effect` it keeps its
    place among other effects and among the threads that run it together."""

    def lowered(b: Body, e: Operation) -> str:
        scalar = b.scalars.find(e.type)
        attributes = "convergent nounwind" if effect else "nounwind memory(none)"
        returns = scalar.ir if scalar is not None else "void"
        given = operands(b, e)
        return b.ptx(returns, template, constraints, *given, effect=effect, attributes=attributes)

    return lowered


# ---------------------------------------------------------------- barriers, fences, time

_BARRIER = "llvm.nvvm.barrier.cta"

ROWS["__syncthreads"] = intrinsic(f"{_BARRIER}.sync.aligned.all", ("i32", 0))


def _barrier_by_number(count: str) -> Row:
    """`barrier.sync`, at which the threads of a warp may arrive separately; needs sm_70."""
    apart, together = (intrinsic(f"{_BARRIER}.sync.{aligned}{count}") for aligned in ("", "aligned."))
    return lambda b, e: (apart if b.module.options.arch_number >= 70 else together)(b, e)


ROWS["__barrier_sync"] = _barrier_by_number("all")
ROWS["__barrier_sync_count"] = _barrier_by_number("count")
ROWS["__syncwarp"] = intrinsic("llvm.nvvm.bar.warp.sync")
ROWS["__threadfence_block"] = intrinsic("llvm.nvvm.membar.cta")
ROWS["__threadfence"] = intrinsic("llvm.nvvm.membar.gl")
ROWS["__threadfence_system"] = intrinsic("llvm.nvvm.membar.sys")
ROWS["__brkpt"] = ptx("brkpt;", "~{memory}")
ROWS["__nanosleep"] = since(70, intrinsic("llvm.nvvm.nanosleep"))
ROWS["clock64"] = intrinsic("llvm.nvvm.read.ptx.sreg.clock64")
ROWS["__globaltimer"] = intrinsic("llvm.nvvm.read.ptx.sreg.globaltimer")


def _vote_of_block(operation: str) -> Row:
    """A barrier that also counts or combines a predicate over the block."""

    def lowered(b: Body, e: Operation) -> str:
        test = expr.condition(b, e.arguments[0])
        name = f"{_BARRIER}.red.{operation}.aligned.all"
        if operation == "popc":
            return b.call("i32", name, ("i32", "0"), ("i1", test))
        return b.op(f"zext i1 {b.call('i1', name, ('i32', 0), ('i1', test))} to i32")

    return lowered


ROWS["__syncthreads_count"] = _vote_of_block("popc")
ROWS["__syncthreads_and"] = _vote_of_block("and")
ROWS["__syncthreads_or"] = _vote_of_block("or")


@row("__grid_workspace")
def _grid_workspace(b: Body, e: Operation) -> str:
    """The address of the grid's workspace, which the driver leaves in two environment registers."""
    high, low = (b.ptx("i32", f"mov.u32 $0, %envreg{n};", "=r", attributes="nounwind") for n in (1, 2))
    wide = b.op(f"shl i64 {b.op(f'zext i32 {high} to i64')}, 32")
    return b.op(f"or i64 {wide}, {b.op(f'zext i32 {low} to i64')}")


@row("__waits_as_block")
def _waits_as_block(b: Body, e: Operation) -> str:
    return "0"


@row("__let_blocks_run")
def _let_blocks_run(b: Body, e: Operation) -> str:
    return ""


@row("__prof_trigger")
def _prof_trigger(b: Body, e: Operation) -> str:
    given = e.arguments[0]
    number = given.value if isinstance(given, tree.Constant) else None
    if not isinstance(number, int) or not 0 <= number < 16:
        not_supported(e.at, "'__prof_trigger' of anything but a constant from 0 to 15")
    b.ptx("void", f"pmevent {number};", "~{memory}", effect=True, attributes="nounwind")
    return ""


@row("trap", "__trap", "abort")
def _trap(b: Body, e: Operation) -> str:
    b.call("void", "llvm.trap")
    b.close("unreachable")
    return ""


@row("exit")
def _exit(b: Body, e: Operation) -> str:
    """Ends the thread; the exit status is ignored."""
    for a in e.arguments:
        expr.value(b, a)
    b.call("void", "llvm.nvvm.exit")
    b.close("unreachable")
    return ""


# ---------------------------------------------------------------- warps

_MODES = {"__shfl_sync": "idx", "__shfl_up_sync": "up", "__shfl_down_sync": "down", "__shfl_xor_sync": "bfly"}


def _shuffle(mode: str) -> Row:
    """Exchanges values of 32 or 64 bits (in two steps) between lanes. The clamp operand also gives the
    segment width: PTX ISA, shfl.sync."""

    def lowered(b: Body, e: Operation) -> str | None:
        mask, value, lane, width = e.arguments
        if b.scalars.find(value.type) is None:
            return None  # the header shuffles a pair of floats as a word
        scalar = b.scalars[value.type]
        mask_, operand = expr.value(b, mask), expr.value(b, value)
        lane_, width_ = expr.value(b, lane), expr.value(b, width)
        segment = b.op(f"shl i32 {width_}, 8")
        limit = b.op(f"sub i32 {8192 if mode == 'up' else 8192 + 31}, {segment}")
        name = f"llvm.nvvm.shfl.sync.{mode}.i32"

        def exchange(bits: str) -> str:
            return b.call("i32", name, ("i32", mask_), ("i32", bits), ("i32", lane_), ("i32", limit))

        word = to_bits(b, operand, scalar.ir, scalar.bits)
        if scalar.bits <= 32:
            narrow = b.op(f"zext i{scalar.bits} {word} to i32") if scalar.bits < 32 else word
            moved = exchange(narrow)
            if scalar.bits < 32:
                moved = b.op(f"trunc i32 {moved} to i{scalar.bits}")
            return from_bits(b, moved, scalar.ir, scalar.bits)
        pair = b.op(f"bitcast i64 {word} to <2 x i32>")
        halves = [exchange(b.op(f"extractelement <2 x i32> {pair}, i32 {i}")) for i in (0, 1)]
        moved = b.op(f"insertelement <2 x i32> poison, i32 {halves[0]}, i32 0")
        moved = b.op(f"insertelement <2 x i32> {moved}, i32 {halves[1]}, i32 1")
        return from_bits(b, b.op(f"bitcast <2 x i32> {moved} to i64"), scalar.ir, 64)

    return lowered


def to_bits(b: Body, value: str, ir: str, bits: int) -> str:
    """A scalar as an integer of the same bits."""
    if ir == "i1":
        return b.op(f"zext i1 {value} to i8")
    if ir == "ptr":
        return b.op(f"ptrtoint ptr {value} to i{bits}")
    return value if ir[0] == "i" else b.op(f"bitcast {ir} {value} to i{bits}")


def from_bits(b: Body, value: str, ir: str, bits: int) -> str:
    """The reverse of `to_bits`."""
    if ir == "i1":
        return b.op(f"icmp ne i8 {value}, 0")
    if ir == "ptr":
        return b.op(f"inttoptr i{bits} {value} to ptr")
    return value if ir[0] == "i" else b.op(f"bitcast i{bits} {value} to {ir}")


for _name, _mode in _MODES.items():
    ROWS[_name] = _shuffle(_mode)


def _vote(name: str) -> Row:
    def lowered(b: Body, e: Operation) -> str:
        mask, test = expr.value(b, e.arguments[0]), expr.condition(b, e.arguments[1])
        if name == "ballot":
            return b.call("i32", "llvm.nvvm.vote.ballot.sync", ("i32", mask), ("i1", test))
        answer = b.call("i1", f"llvm.nvvm.vote.{name}.sync", ("i32", mask), ("i1", test))
        return answer if b.scalars[e.type].kind == "b" else b.op(f"zext i1 {answer} to i32")

    return lowered


for _name in ("all", "any", "uni", "ballot"):
    ROWS[f"__{_name}_sync"] = _vote(_name)

ROWS["__activemask"] = ptx("activemask.b32 $0;", "=r,~{memory}")


@row("__match_any_sync")
def _match_any(b: Body, e: Operation) -> str:
    mask, value = expr.value(b, e.arguments[0]), expr.value(b, e.arguments[1])
    scalar = b.scalars[e.arguments[1].type]
    bits = to_bits(b, value, scalar.ir, scalar.bits)
    return b.call("i32", f"llvm.nvvm.match.any.sync.i{scalar.bits}", ("i32", mask), (f"i{scalar.bits}", bits))


@row("__match_all_sync")
def _match_all(b: Body, e: Operation) -> str:
    mask, value, to = (expr.value(b, a) for a in e.arguments)
    scalar = b.scalars[e.arguments[1].type]
    bits = to_bits(b, value, scalar.ir, scalar.bits)
    name = f"llvm.nvvm.match.all.sync.i{scalar.bits}p"
    pair = b.call("{ i32, i1 }", name, ("i32", mask), (f"i{scalar.bits}", bits))
    all_ = b.op(f"zext i1 {b.op(f'extractvalue {{ i32, i1 }} {pair}, 1')} to i32")
    b.store("i32", all_, to, 4)
    return b.op(f"extractvalue {{ i32, i1 }} {pair}, 0")


for _name in ("__match_any_sync", "__match_all_sync"):
    ROWS[_name] = since(70, ROWS[_name])


def _reduce(operation: str) -> Row:
    def lowered(b: Body, e: Operation) -> str | None:
        if b.module.options.arch_number < 80:
            return None  # the header has a loop
        mask, value = expr.value(b, e.arguments[0]), expr.value(b, e.arguments[1])
        sign = "u" if operation in ("min", "max") and not b.scalars[e.type].signed else ""
        return b.call("i32", f"llvm.nvvm.redux.sync.{sign}{operation}", ("i32", value), ("i32", mask))

    return lowered


for _name in ("add", "min", "max", "and", "or", "xor"):
    ROWS[f"__reduce_{_name}_sync"] = _reduce(_name)


@row("__reduces_words")
def _reduces_words(b: Body, e: Operation) -> str:
    return str(int(b.module.options.arch_number >= 80))


# ---------------------------------------------------------------- the CUDA system


#: Bytes that no GPU's heap has, so that the system need not be asked.
_TOO_MANY = 1 << 40


def _malloc(b: Body, e: tree.Call) -> str:
    """The system's malloc adds 15 to the size before it looks whether there is room: it returns blocks for
    the 15 largest sizes, -1 among them, and takes seconds for the next one (docs/found.md)."""
    word, size = b.scalars.word, expr.value(b, e.arguments[0])
    b.module.need(called(e))
    b.calls.add(called(e))
    most = _TOO_MANY if word == "i64" else -16
    fits = b.op(f"icmp ult {word} {size}, {most}")
    before, ask, done = b.block, b.label(), b.label()
    b.close(f"br i1 {fits}, label %{ask}, label %{done}")
    b.start(ask)
    block = b.call("ptr", "malloc", (word, size))
    b.jump(done)
    b.start(done)
    return b.op(f"phi ptr [ null, %{before} ], [ {block}, %{ask} ]")


ROWS["printf"] = printf.vprintf
ROWS["malloc"] = _malloc

ROWS["shuffle"] = warp.shuffle(ROWS)
