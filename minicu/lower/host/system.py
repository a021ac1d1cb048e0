"""What the CUDA system does for kernels, on the CPU device: ways to end, output, the heap, clocks."""

from __future__ import annotations

from typing import Any

from minicu.lower import expr
from minicu.lower.body import Body
from minicu.lower.host import records
from minicu.lower.host.access import block, end_thread, fail, get, once, worker
from minicu.lower.host.records import WORKER
from minicu.lower.machine import Operation
from minicu.lower.rows import printf
from minicu.lower.rows.row import called_name, table

ROWS, row = table()


# ---------------------------------------------------------------- endings


@row("__trap", "trap", "abort", "__builtin_trap", "__builtin_abort", "__brkpt")
def _trap(b: Body, e: Operation) -> str:
    return fail(b, e, records.TRAP)


@row("exit")
def _exit(b: Body, e: Operation) -> str:
    for a in e.arguments:
        expr.value(b, a)
    end_thread(b, e)
    return ""


@row("__assertfail", "__assert_fail")
def _assert_fail(b: Body, e: Operation) -> str:
    """__assertfail(message, file, line, function, char size), as the CUDA system has it."""
    message, file, line, function = (expr.value(b, a) for a in e.arguments[:4])
    w, room = worker(b), records.TEXT_BYTES
    text = b.op(f"getelementptr i8, ptr {w}, i64 {records.WORKER['text'].offset}")
    b.module.declare("snprintf", "declare i32 @snprintf(ptr, i64, ptr, ...)")
    shown = b.module.bytes_address(b"%s:%u: %s: block: {block}, thread: {thread} Assertion `%s` failed.\0")
    line_type = b.scalars[e.arguments[2].type].ir
    b.op(
        f"call i32 (ptr, i64, ptr, ...) @snprintf(ptr {text}, i64 {room}, ptr {shown}, ptr {file}, "
        f"{line_type} {line}, ptr {function}, ptr {message})"
    )
    return fail(b, e, records.ASSERTION, text)


# ---------------------------------------------------------------- addresses in shared memory


@row("__cvta_generic_to_shared")
def _to_shared(b: Body, e: Operation) -> str:
    """An address in shared memory as 32 bits, counted from the start of shared memory, as programs expect."""
    pointer = b.op(f"ptrtoint ptr {expr.value(b, e.arguments[0])} to i64")
    return b.op(f"sub i64 {pointer}, {b.op(f'ptrtoint ptr {_shared(b)} to i64')}")


@row("__cvta_shared_to_generic")
def _from_shared(b: Body, e: Operation) -> str:
    return b.op(f"getelementptr i8, ptr {_shared(b)}, i64 {expr.value(b, e.arguments[0])}")


def _shared(b: Body) -> str:
    return once(b, block(b), WORKER, "shared")


# ---------------------------------------------------------------- system calls


@row("printf", "__builtin_printf")
def _printf(b: Body, e: Operation) -> str:
    m: Any = b.module
    m.prints = True
    call = printf.prepare(b, e)
    w = worker(b)
    number = get(b, block(b), WORKER, "number")
    room = b.slot(8, 8, "room", "i64")
    at = b.call("ptr", "minicu.print.begin", ("ptr", w), ("ptr", room), ("i64", number))
    size = b.load("i64", room, 8)
    m.declare("snprintf", "declare i32 @snprintf(ptr, i64, ptr, ...)")
    values = [f"{s.ir} {v}" for v, type in call.values if (s := b.scalars.find(type)) is not None]
    given = ", ".join([f"ptr {at}", f"i64 {size}", f"ptr {call.format}", *values])
    call_text = f"call i32 (ptr, i64, ptr, ...) @snprintf({given})"
    length = b.op(call_text) if not (limits := _too_long(b, call, size)) else _unless(b, limits, call_text)
    return printf.counted(b, b.call("i32", "minicu.print.end", ("ptr", w), ("i32", length)), call.count)


#: The greatest width or precision that is written out without a look at the room that is left.
_SHORT = 1 << 16


def _too_long(b: Body, call: printf.Call, room: str) -> str:
    """Whether a width or a precision alone exceeds the room (i1), "" if none can: the C library would take
    memory and many seconds for text of which nothing is kept."""
    lengths = [str(call.longest)] if call.longest > _SHORT else []
    for value in call.lengths:  # a negative width means `-`, and a negative precision none
        size = b.call("i32", "llvm.abs.i32", ("i32", value), ("i1", "false"))
        lengths.append(b.op(f"zext i32 {size} to i64"))
    tests = [b.op(f"icmp uge i64 {n}, {room}") for n in lengths]
    while len(tests) > 1:
        tests.append(b.op(f"or i1 {tests.pop()}, {tests.pop()}"))
    return tests[0] if tests else ""


def _unless(b: Body, test: str, call: str) -> str:
    """The result of a call that is skipped, with the result -1, if `test` holds."""
    result = b.slot(4, 4, "length", "i32")
    b.store("i32", "-1", result, 4)
    yes, end = b.label(), b.label()
    b.branch(test, end, yes)
    b.start(yes)
    b.store("i32", b.op(call), result, 4)
    b.start(end)
    return b.load("i32", result, 4)


@row("malloc", "__builtin_malloc")
def _malloc(b: Body, e: Operation) -> str:
    return b.call("ptr", "minicu.malloc", ("ptr", worker(b)), ("i64", expr.value(b, e.arguments[0])))


@row("__cuda_syscall_aligned_malloc")
def _aligned_malloc(b: Body, e: Operation) -> str:
    size, alignment = (("i64", expr.value(b, x)) for x in e.arguments)
    return b.call("ptr", "minicu.aligned", ("ptr", worker(b)), size, alignment)


@row("free", "__builtin_free")
def _free(b: Body, e: Operation) -> str:
    pointer = expr.value(b, e.arguments[0])
    wrong = b.call("i32", "minicu.free", ("ptr", worker(b)), ("ptr", pointer))
    bad, end = b.label(), b.label()
    b.close(f"br i1 {b.op(f'icmp eq i32 {wrong}, 0')}, label %{end}, label %{bad}")
    b.start(bad)
    fail(b, e, wrong)
    b.start(end)
    return ""


@row("__cudaCDP2GetParameterBufferV2")
def _child(b: Body, e: Operation) -> str:
    kernel, grid, block, shared = e.arguments
    extents = [("ptr", expr.record(b, x)[0]) for x in (grid, block)]
    name = expr.value(b, kernel)
    return b.call(
        "ptr", "minicu.child", ("ptr", worker(b)), ("ptr", name), *extents, ("i32", expr.value(b, shared))
    )


@row("__cudaCDP2LaunchDeviceV2")
def _launch_child(b: Body, e: Operation) -> str:
    buffer, stream = e.arguments
    expr.value(b, stream)  # all are in order
    b.call("void", "minicu.launch.child", ("ptr", worker(b)), ("ptr", expr.value(b, buffer)))
    return "0"


@row("__cudaCDP2MemcpyAsync", "__cudaCDP2MemsetAsync")
def _copy_or_fill(b: Body, e: Operation) -> str:
    """A copy or fill by a kernel: it runs in order with the grid's launches, when the grid has ended."""
    to, what, size, *rest = (expr.value(b, argument) for argument in e.arguments)
    copies = len(rest) > 1
    called, type = ("minicu.copy", "ptr") if copies else ("minicu.fill", "i32")
    return b.call("i32", called, ("ptr", worker(b)), ("ptr", to), (type, what), ("i64", size))


@row("cudaGraphSetConditional")
def _set_conditional(b: Body, e: Operation) -> str:
    """The handle is where the value is kept."""
    handle, value = (expr.value(b, argument) for argument in e.arguments)
    b.store("i32", value, b.op(f"inttoptr i64 {handle} to ptr"), 4)
    return ""


@row("__cudaCDP2GetDevice", "__cudaCDP2GetDeviceCount")
def _device(b: Body, e: Operation) -> str:
    number = int(called_name(e).endswith("Count"))
    b.store("i32", str(number), expr.value(b, e.arguments[0]), 4)
    return "0"


@row(
    "__cudaCDP2GetLastError", "__cudaCDP2PeekAtLastError", "__cudaCDP2StreamDestroy", "__cudaCDP2EventRecord",
    "__cudaCDP2EventDestroy", "__cudaCDP2StreamWaitEvent",
)  # fmt: skip
def _no_error(b: Body, e: Operation) -> str:
    for argument in e.arguments:
        expr.value(b, argument)
    return "0"


@row("__cudaCDP2Malloc")
def _runtime_malloc(b: Body, e: Operation) -> str:
    """cudaMalloc: cudaErrorMemoryAllocation where there is no room."""
    to, size = (expr.value(b, argument) for argument in e.arguments)
    allocated = b.call("ptr", "minicu.malloc", ("ptr", worker(b)), ("i64", size))
    b.store("ptr", allocated, to, 8)
    return b.op(f"select i1 {b.op(f'icmp eq ptr {allocated}, null')}, i32 2, i32 0")


@row("__cudaCDP2Free")
def _runtime_free(b: Body, e: Operation) -> str:
    _free(b, e)
    return "0"


@row("__cudaCDP2StreamCreateWithFlags", "__cudaCDP2EventCreateWithFlags")
def _stream(b: Body, e: Operation) -> str:
    """All streams are the one that is in order; events have passed."""
    to, _ = (expr.value(b, argument) for argument in e.arguments)
    b.store("ptr", "null", to, 8)
    return "0"


@row("clock64")
def _clock64(b: Body, e: Operation) -> str:
    return b.call("i64", "llvm.readcyclecounter")


def nanoseconds(b: Body) -> str:
    """The time by the C library's clock_gettime(CLOCK_REALTIME), as i64."""
    time = b.slot(16, 8, "time")
    b.call("i32", "clock_gettime", ("i32", "0"), ("ptr", time))
    seconds = b.load("i64", time, 8)
    at = b.op(f"getelementptr i8, ptr {time}, i64 8")
    return b.op(f"add i64 {b.op(f'mul i64 {seconds}, 1000000000')}, {b.load('i64', at, 8)}")


@row("__globaltimer")
def _globaltimer(b: Body, e: Operation) -> str:
    return nanoseconds(b)
