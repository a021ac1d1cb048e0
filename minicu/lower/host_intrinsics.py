"""The CPU device as lowering's target: where a thread finds its indices and shared memory, and what
the primitives do. Every function takes the Thread record of `host_records` as its first parameter.

Barriers and warp operations store what they wait for in the Thread record and call `minicu.suspend`;
`host.materialise` turns that call into a coroutine's suspension once everything is inlined.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from minicu import tree
from minicu import types as ty
from minicu.abi.calls import Ignore, classify_parameter
from minicu.abi.layout import align_of, size_of
from minicu.lower import atomics, data, expr, generic, lib_math, lib_memory, lib_rounding
from minicu.lower import host_records as records
from minicu.lower.body import Body
from minicu.lower.errors import not_supported
from minicu.lower.ir import Scalar
from minicu.lower.machine import Row

if TYPE_CHECKING:
    from minicu.lower.module import Module

ROWS: dict[str, Row] = {}

#: A large frame touches each of its pages in turn, so that it cannot step over the page below the stack.
PROBES = '"probe-stack"="inline-asm"'

#: Stands for the size of the static shared memory until it is known.
DYNAMIC = "$DYNAMIC$"

_MEMBERS = {"threadIdx": "t", "blockIdx": "b", "blockDim": "d", "gridDim": "g"}


class Host:
    """See `machine.Machine`. What is found out on the way is kept in the `host.HostModule`."""

    rows: Mapping[str, Row] = ROWS

    def external(self, name: str) -> bool:
        return False

    def special_register(self, b: Body, name: str, index: int) -> str:
        if name == "warpSize":
            return "32"
        member = f"{_MEMBERS[name]}{'xyz'[index]}"
        return once(b, "%T", "THREAD", member) if name == "threadIdx" else once(b, block(b), "WORKER", member)

    def shared_address(self, b: Body, o: tree.Object) -> str:
        base = once(b, block(b), "WORKER", "shared")
        offset: Any = DYNAMIC if o.storage == "dynamic shared" else b.module.shared_offset(o)  # type: ignore[attr-defined]
        if o.storage == "dynamic shared":
            b.module.dynamic_align(o)  # type: ignore[attr-defined]
        return b.op(f"getelementptr i8, ptr {base}, i64 {offset}") if offset else base

    def variable_array(self, b: Body, count: str, align: int) -> str:
        b.module.arrays.setdefault(b.function)  # type: ignore[attr-defined]
        return b.op(f"alloca i8, {b.scalars.word} {count}, align {align}")

    def divide(self, b: Body, left: str, right: str) -> str:
        return b.op(f"fdiv{b.module.contract} float {left}, {right}")

    def read_modify_write(
        self, b: Body, operation: str, scalar: Scalar, pointer: str, value: str, order: str, scope: str
    ) -> str:
        ir = scalar.memory
        if scalar.kind == "p":
            value = atomics.cast(b, value, "ptr", b.scalars.word)
            ir = b.scalars.word
        elif ir == "half" or ir == "bfloat":
            return atomics.loop(
                b, scalar, pointer, order, scope, lambda old: _float_change(b, operation, ir, old, value)
            )
        if operation == "fmin" or operation == "fmax" or scalar.bits <= 64:
            found = b.op(f"atomicrmw {operation} ptr {pointer}, {ir} {value} {order}, align {scalar.size}")
            return atomics.cast(b, found, ir, "ptr") if scalar.kind == "p" else found
        return atomics.loop(
            b, scalar, pointer, order, scope, lambda old: atomics.change(b, operation, scalar, old, value)
        )

    def inline_asm(self, b: Body, s: tree.Asm) -> None:
        if s.template.strip():
            not_supported(s.at, "inline PTX on the CPU device")
        for _, given in s.inputs:  # an empty template only keeps the compiler from moving code
            expr.value(b, given)
        b.do('call void asm sideeffect "", "~{memory}"()')

    def kernel_header(self, m: Module, f: tree.Function, names: list[str]) -> tuple[str, list[str]]:
        spelled = ["ptr %T"]
        for p, name in zip(f.parameters, names, strict=True):
            passing = classify_parameter(p.type, m.model)
            if not isinstance(passing, Ignore):
                noalias = " noalias" if isinstance(p.type, ty.Pointer) and p.type.quals & ty.RESTRICT else ""
                spelled.append(f"{passing.parameter}{noalias} {name}")
        attributes = f"alwaysinline nounwind {self.function_attributes(m, f)}"
        return f"define internal void {m.symbol(f)}({', '.join(spelled)}) {attributes}", names

    def function_attributes(self, m: Module, f: tree.Function) -> str:
        ftz = '"denormal-fp-math-f32"="preserve-sign,preserve-sign" ' if m.ftz else ""
        return ftz + PROBES

    def object(self, m: Module, o: tree.Object) -> str:
        if o.storage in ("special", "shared", "dynamic shared"):
            return ""
        align = align_of(o.type, m.model) if not isinstance(o.type, ty.Reference) else m.model.pointer
        align = max(align, o.align or 1)
        if not o.defined:
            return f"@{o.symbol} = external global {data.type_of(m, o.type)}, align {align}"
        # Never `constant`: the host may write `__constant__` objects.
        value = data.static_value(m, o.type, o.initializer, data.object_size(m, o))
        kind = "constant" if data_is_constant(o) else "global"
        return f"@{o.symbol} = {kind} {value}, align {align}"

    def finish(self, m: Module) -> list[str]:
        return []


HOST = Host()


def _float_change(b: Body, operation: str, ir: str, old: str, value: str) -> str:
    if operation == "xchg":
        return value
    if operation in ("fmin", "fmax"):
        name = f"llvm.{'minnum' if operation == 'fmin' else 'maxnum'}.{'f16' if ir == 'half' else 'bf16'}"
        return b.call(ir, name, f"{ir} {old}", f"{ir} {value}")
    return b.op(f"{operation} {ir} {old}, {value}")


def data_is_constant(o: tree.Object) -> bool:
    """Whether nobody, the host included, may write the object: const with an initial value."""
    type = o.type
    while isinstance(type, ty.Array):
        type = type.of
    return type.const and not type.volatile and o.initializer is not None


# ---------------------------------------------------------------- the records


def once(b: Body, base: str, record: str, member: str) -> str:
    """A slot of a record that does not change while the function runs: loaded in its entry block."""
    slot = getattr(records, record)[member]
    name = f"%{record[0]}.{member}"
    text = f"  {name} = load {slot.ir}, ptr {name}.at, align {slot.align}"
    if text not in b.slots:
        b.slots.append(f"  {name}.at = getelementptr i8, ptr {base}, i64 {slot.offset}")
        b.slots.append(text)
    return name


def block(b: Body) -> str:
    """The Worker record that describes the thread's block."""
    return once(b, "%T", "THREAD", "block")


def worker(b: Body) -> str:
    """The Worker record of the core itself."""
    return once(b, block(b), "WORKER", "self")


def get(b: Body, base: str, record: str, member: str) -> str:
    """Load a slot now."""
    slot = getattr(records, record)[member]
    at = b.op(f"getelementptr i8, ptr {base}, i64 {slot.offset}")
    return b.op(f"load {slot.ir}, ptr {at}, align {slot.align}")


def put(b: Body, base: str, record: str, member: str, value: Any) -> None:
    slot = getattr(records, record)[member]
    at = b.op(f"getelementptr i8, ptr {base}, i64 {slot.offset}")
    b.do(f"store {slot.ir} {value}, ptr {at}, align {slot.align}")


# ---------------------------------------------------------------- rows


def row(*names: str) -> Callable[[Row], Row]:
    """Enter a function into ROWS."""

    def enter(f: Row) -> Row:
        for name in names:
            ROWS[name] = f
        return f

    return enter


def wait(b: Body, e: Any, state: int, *, value: str = "0", mask: str = "-1") -> None:
    """The thread waits; `value` (i64) is what it brings."""
    m: Any = b.module
    m.waits.setdefault(b.function, e.at)
    put(b, "%T", "THREAD", "site", m.site(e.at))
    if mask != "-1" or state != records.BARRIER:
        put(b, "%T", "THREAD", "mask", mask)
    put(b, "%T", "THREAD", "value", value)
    put(b, "%T", "THREAD", "state", state)
    m.declare("minicu.suspend", "declare void @minicu.suspend()")
    b.do("call void @minicu.suspend()")


def fail(b: Body, e: Any, kind: int, message: str = "null") -> str:
    """The kernel gives up."""
    m: Any = b.module
    number = get(b, block(b), "WORKER", "number")
    thread = once(b, "%T", "THREAD", "linear")
    b.call(
        "void", "minicu.fail", f"ptr {worker(b)}", f"i32 {kind}", f"i32 {m.site(e.at)}", f"i32 {thread}",
        f"i64 {number}", f"ptr {message}", attributes=" noreturn cold",
    )  # fmt: skip
    b.close("unreachable")
    return ""


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


@row("__syncthreads", "__builtin_syncthreads")
def _syncthreads(b: Body, e: Any) -> str:
    wait(b, e, records.BARRIER)
    return ""


def _reduce_barrier(member: str) -> Row:
    def lowered(b: Body, e: Any) -> str:
        wait(b, e, records.BARRIER, value=_flag(b, e.arguments[0]))
        return get(b, block(b), "WORKER", member)

    return lowered


ROWS["__syncthreads_count"] = _reduce_barrier("count")
ROWS["__syncthreads_and"] = _reduce_barrier("all")
ROWS["__syncthreads_or"] = _reduce_barrier("any")


@row("__syncwarp")
def _syncwarp(b: Body, e: Any) -> str:
    wait(b, e, records.WARP, mask=expr.value(b, e.arguments[0]) if e.arguments else "-1")
    return ""


@row("__nanosleep")
def _nanosleep(b: Body, e: Any) -> str:
    expr.value(b, e.arguments[0])
    wait(b, e, records.YIELD)
    return ""


@row("__threadfence", "__threadfence_system", "__threadfence_block", "__sync_synchronize")
def _fence(b: Body, e: Any) -> str:
    b.do("fence seq_cst")
    return ""


# ---------------------------------------------------------------- warp operations


def _lane(b: Body) -> str:
    return b.op(f"and i32 {once(b, '%T', 'THREAD', 'linear')}, 31")


def _snapshot(b: Body, lane: str) -> str:
    """What lane `lane` (i32) of the warp brought to the last warp wait, as i64."""
    first = b.op(f"and i32 {once(b, '%T', 'THREAD', 'linear')}, -32")
    index = b.op(f"zext i32 {b.op(f'or i32 {first}, {lane}')} to i64")
    base = once(b, block(b), "WORKER", "snapshot")
    at = b.op(f"getelementptr i64, ptr {base}, i64 {index}")
    return b.op(f"load i64, ptr {at}, align 8")


def _exchange(source: Callable[[Body, str, str, str], tuple[str, str]]) -> Row:
    """A shuffle: `source(b, lane, operand, width)` gives the source lane and whether it is one (i1);
    otherwise the thread's own value is the result. A lane outside of the mask gives its own as well."""

    def lowered(b: Body, e: Any) -> str:
        mask = expr.value(b, e.arguments[0])
        value = expr.value(b, e.arguments[1])
        operand = expr.value(b, e.arguments[2])
        width = expr.value(b, e.arguments[3]) if len(e.arguments) > 3 else "32"
        type = e.arguments[1].type
        parts = _parts(b, value, type)
        results = []
        for part in parts:
            wait(b, e, records.WARP, value=part, mask=mask)
            lane, inside = source(b, _lane(b), operand, width)
            shifted = b.op(f"lshr i32 {mask}, {b.op(f'and i32 {lane}, 31')}")
            named = b.op(f"trunc i32 {shifted} to i1")
            valid = b.op(f"and i1 {inside}, {named}")
            own = _lane(b)
            chosen = b.op(f"select i1 {valid}, i32 {lane}, i32 {own}")
            results.append(_snapshot(b, b.op(f"and i32 {chosen}, 31")))
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
ROWS["__shfl_up_sync"] = _exchange(_up)
ROWS["__shfl_down_sync"] = _exchange(_down)
ROWS["__shfl_xor_sync"] = _exchange(_xor)


def _ballot(b: Body, e: Any) -> tuple[str, str]:
    """The mask and the lanes of it whose predicate is true, as i32."""
    mask = expr.value(b, e.arguments[0])
    wait(b, e, records.WARP, value=_flag(b, e.arguments[1]), mask=mask)
    return mask, get(b, "%T", "THREAD", "result")


def _truth(b: Body, e: Any, test: str) -> str:
    """An i1 as the type of the call."""
    ir = b.scalars[e.type].ir
    return test if ir == "i1" else b.op(f"zext i1 {test} to {ir}")


@row("__ballot_sync")
def _ballot_sync(b: Body, e: Any) -> str:
    return _ballot(b, e)[1]


@row("__any_sync")
def _any_sync(b: Body, e: Any) -> str:
    return _truth(b, e, b.op(f"icmp ne i32 {_ballot(b, e)[1]}, 0"))


@row("__all_sync")
def _all_sync(b: Body, e: Any) -> str:
    _, votes = _ballot(b, e)
    return _truth(b, e, b.op(f"icmp eq i32 {votes}, {_present(b)}"))


@row("__uni_sync")
def _uni_sync(b: Body, e: Any) -> str:
    _, votes = _ballot(b, e)
    none = b.op(f"icmp eq i32 {votes}, 0")
    return _truth(b, e, b.op(f"or i1 {none}, {b.op(f'icmp eq i32 {votes}, {_present(b)}')}"))


def _present(b: Body) -> str:
    """The lanes that took part in the last warp wait: the scheduler leaves them in `mask`."""
    return get(b, "%T", "THREAD", "mask")


@row("__activemask")
def _activemask(b: Body, e: Any) -> str:
    wait(b, e, records.CONVERGE, mask="0")
    return _present(b)


def _over_lanes(b: Body, start: str, type: str, step: Callable[[str, str], str]) -> str:
    """A loop over the lanes that took part in the last warp wait: `step(so far, value)` gives the next
    accumulated value; `value` is what a lane brought, as i64. Returns the result."""
    rest = b.slot(4, 4, "rest", "i32")
    sofar = b.slot(8, 8, "sofar", type)
    b.do(f"store i32 {_present(b)}, ptr {rest}, align 4")
    b.do(f"store {type} {start}, ptr {sofar}, align 8")
    head, body, end = b.label(), b.label(), b.label()
    b.start(head)
    lanes = b.op(f"load i32, ptr {rest}, align 4")
    b.close(f"br i1 {b.op(f'icmp eq i32 {lanes}, 0')}, label %{end}, label %{body}")
    b.start(body)
    lane = b.call("i32", "llvm.cttz.i32", f"i32 {lanes}", "i1 true")
    less = b.op(f"sub i32 {lanes}, 1")
    b.do(f"store i32 {b.op(f'and i32 {lanes}, {less}')}, ptr {rest}, align 4")
    before = b.op(f"load {type}, ptr {sofar}, align 8")
    bit = b.op(f"shl i32 1, {lane}")
    b.lane_bit = bit  # type: ignore[attr-defined]
    after = step(before, _snapshot(b, lane))
    b.do(f"store {type} {after}, ptr {sofar}, align 8")
    b.jump(head)
    b.start(end)
    return b.op(f"load {type}, ptr {sofar}, align 8")


def _matching(b: Body, mine: str) -> str:
    def step(before: str, value: str) -> str:
        same = b.op(f"icmp eq i64 {value}, {mine}")
        bit = b.op(f"select i1 {same}, i32 {b.lane_bit}, i32 0")  # type: ignore[attr-defined]
        return b.op(f"or i32 {before}, {bit}")

    return _over_lanes(b, "0", "i32", step)


@row("__match_any_sync")
def _match_any(b: Body, e: Any) -> str:
    mask = expr.value(b, e.arguments[0])
    mine = _to_64(b, expr.value(b, e.arguments[1]), e.arguments[1].type)
    wait(b, e, records.WARP, value=mine, mask=mask)
    return _matching(b, mine)


@row("__match_all_sync")
def _match_all(b: Body, e: Any) -> str:
    mask = expr.value(b, e.arguments[0])
    mine = _to_64(b, expr.value(b, e.arguments[1]), e.arguments[1].type)
    predicate = expr.value(b, e.arguments[2])
    wait(b, e, records.WARP, value=mine, mask=mask)
    all_same = b.op(f"icmp eq i32 {_matching(b, mine)}, {_present(b)}")
    b.do(f"store i32 {b.op(f'zext i1 {all_same} to i32')}, ptr {predicate}, align 4")
    return b.op(f"select i1 {all_same}, i32 {_present(b)}, i32 0")


def _reduce(operation: str, start: dict[bool, int]) -> Row:
    """A reduction over the lanes of a mask; `start` is the neutral value by signedness."""

    def lowered(b: Body, e: Any) -> str:
        mask = expr.value(b, e.arguments[0])
        scalar = b.scalars[e.type]
        mine = _to_64(b, expr.value(b, e.arguments[1]), e.arguments[1].type)
        wait(b, e, records.WARP, value=mine, mask=mask)
        ir = scalar.ir

        def step(before: str, value: str) -> str:
            value = b.op(f"trunc i64 {value} to {ir}") if scalar.bits < 64 else value
            if operation in ("min", "max"):
                name = f"llvm.{'s' if scalar.signed else 'u'}{operation}.{ir}"
                return b.call(ir, name, f"{ir} {before}", f"{ir} {value}")
            return b.op(f"{operation} {ir} {before}, {value}")

        return _over_lanes(b, str(start[scalar.signed]), ir, step)

    return lowered


_LEAST, _MOST = -(2**31), 2**31 - 1
for _name, _operation, _start in (
    ("add", "add", {True: 0, False: 0}), ("and", "and", {True: -1, False: -1}),
    ("or", "or", {True: 0, False: 0}), ("xor", "xor", {True: 0, False: 0}),
    ("min", "min", {True: _MOST, False: -1}), ("max", "max", {True: _LEAST, False: 0}),
):  # fmt: skip
    ROWS[f"__reduce_{_name}_sync"] = _reduce(_operation, _start)


# ---------------------------------------------------------------- endings


@row("__trap", "trap", "abort", "__builtin_trap", "__builtin_abort", "__brkpt")
def _trap(b: Body, e: Any) -> str:
    return fail(b, e, records.TRAP)


@row("exit", "__builtin_exit", "_Exit", "_exit")
def _exit(b: Body, e: Any) -> str:
    """The thread ends, from however deep: back to where it was started."""
    for a in e.arguments:
        expr.value(b, a)
    m: Any = b.module
    m.exits.setdefault(b.function, e.at)
    b.call("void", "minicu.exit", f"ptr {worker(b)}", attributes=" noreturn cold")
    b.close("unreachable")
    return ""


@row("__assertfail", "__assert_fail")
def _assert_fail(b: Body, e: Any) -> str:
    """__assertfail(message, file, line, function, char size), as the CUDA system has it."""
    message, file, line, function = (expr.value(b, a) for a in e.arguments[:4])
    w, room = worker(b), records.TEXT_BYTES
    text = b.op(f"getelementptr i8, ptr {w}, i64 {records.WORKER['text'].offset}")
    b.module.declare("snprintf", "declare i32 @snprintf(ptr, i64, ptr, ...)")
    shown = b.module.bytes_address(b"%s:%u: %s: block: {block}, thread: {thread} Assertion `%s` failed.\0", 1)
    line_type = b.scalars[e.arguments[2].type].ir
    b.op(
        f"call i32 (ptr, i64, ptr, ...) @snprintf(ptr {text}, i64 {room}, ptr {shown}, ptr {file}, "
        f"{line_type} {line}, ptr {function}, ptr {message})"
    )
    return fail(b, e, records.ASSERTION, text)


# ---------------------------------------------------------------- system calls


@row("printf", "__builtin_printf")
def _printf(b: Body, e: Any) -> str:
    m: Any = b.module
    m.prints = True
    format, *arguments = [f"{b.scalars[a.type].ir} {expr.value(b, a)}" for a in e.arguments]
    w = worker(b)
    number = get(b, block(b), "WORKER", "number")
    room = b.slot(8, 8, "room", "i64")
    at = b.call("ptr", "minicu.print.begin", f"ptr {w}", f"ptr {room}", f"i64 {number}")
    size = b.op(f"load i64, ptr {room}, align 8")
    m.declare("snprintf", "declare i32 @snprintf(ptr, i64, ptr, ...)")
    given = ", ".join([f"ptr {at}", f"i64 {size}", format, *arguments])
    length = b.op(f"call i32 (ptr, i64, ptr, ...) @snprintf({given})")
    result = b.call("i32", "minicu.print.end", f"ptr {w}", f"i32 {length}")
    # CUDA's printf returns the number of arguments.
    return str(len(arguments)) if m.unit.language.cplusplus else result


@row("malloc", "__builtin_malloc")
def _malloc(b: Body, e: Any) -> str:
    return b.call("ptr", "minicu.malloc", f"ptr {worker(b)}", f"i64 {expr.value(b, e.arguments[0])}")


@row("free", "__builtin_free")
def _free(b: Body, e: Any) -> str:
    pointer = expr.value(b, e.arguments[0])
    good = b.call("i32", "minicu.free", f"ptr {worker(b)}", f"ptr {pointer}")
    bad, end = b.label(), b.label()
    b.close(f"br i1 {b.op(f'icmp ne i32 {good}, 0')}, label %{end}, label %{bad}")
    b.start(bad)
    fail(b, e, records.BAD_FREE)
    b.start(end)
    return ""


@row("clock64", "__builtin_readcyclecounter")
def _clock64(b: Body, e: Any) -> str:
    return b.call("i64", "llvm.readcyclecounter")


@row("clock")
def _clock(b: Body, e: Any) -> str:
    value = b.call("i64", "llvm.readcyclecounter")
    return b.op(f"trunc i64 {value} to i32") if b.scalars[e.type].bits == 32 else value


for _name, _row in {**generic.ROWS, **atomics.ROWS, **lib_math.CPU, **lib_rounding.CPU, **lib_memory.CPU}.items():
    ROWS.setdefault(_name, _row)


def static_size(o: tree.Object, m: Module) -> tuple[int, int]:
    """Size and alignment of a shared object."""
    return size_of(o.type, m.model), max(align_of(o.type, m.model), o.align or 1)


def dynamic_align(o: tree.Object, m: Module) -> int:
    """Alignment of an unsized shared array."""
    type = o.type
    while isinstance(type, ty.Array):
        type = type.of
    return max(align_of(type, m.model), o.align or 1)
