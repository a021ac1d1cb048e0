"""IR text of what runs a kernel on the CPU device, and of how it waits.

A kernel whose threads never wait has loops over blocks and threads, of the others a coroutine is made of
each thread.
"""

from __future__ import annotations

from typing import NamedTuple

from minicu.lower.host.records import BLOCK_BYTES, DONE, LAUNCH, THREAD, THREAD_BYTES, WORKER, Record
from minicu.lower.ir import Typed

#: A large frame touches each of its pages in turn, so that it cannot step over the page below the stack. A
#: frame with arrays ends with a word that is looked at before the function returns (`minicu_smashed`).
#: An access to address zero stays what it is, a fault, where LLVM would drop what leads to it.
GUARDED = 'null_pointer_is_valid sspstrong "probe-stack"="inline-asm"'

#: LLVM would use half of an AVX-512 register, for fear of a lower clock that newer processors do not have.
ATTRIBUTES = f'"prefer-vector-width"="512" {GUARDED}'

#: What the name of the function with the loops over blocks and threads ends with, after the kernel's.
LOOPS = ".blocks"

#: What a block's record has of the launch.
_OF_LAUNCH = ("launch", "threads", "dx", "dy", "dz", "gx", "gy", "gz", "dynamic", "shared")

#: A fault that LLVM moves out of the loops is the first block's.
_WORKER = """
define i32 @{name}.worker(ptr %W) {{
entry:
{launch}
{take}
  %next = getelementptr i8, ptr %launch, i64 32
  br label %take
take:
  %b0 = atomicrmw add ptr %next, i64 %chunk monotonic
  %some = icmp ult i64 %b0, %count
  br i1 %some, label %run, label %done
run:
  %b1.0 = add i64 %b0, %chunk
  %b1 = call i64 @llvm.umin.i64(i64 %b1.0, i64 %count)
{number}
  call void @{name}{loops}(ptr %W, i64 %b0, i64 %b1)
  br label %take
done:
  ret i32 0
}}
define internal void @{name}{loops}(ptr noalias %W, i64 %b0, i64 %b1) noinline {attributes}"""

#: From the attributes on to the loop over the threads of a row, ...
_UP_TO_X = """ {{
entry:
  %T = alloca [{thread_bytes} x i8], align 16
  %B = alloca [{block_bytes} x i8], align 16
{of_launch}
{arguments_at}
{loads}
{block}
{in_block}
  %gx64 = zext i32 %gx to i64
  %gy64 = zext i32 %gy to i64
  %bx64 = urem i64 %b0, %gx64
  %q = udiv i64 %b0, %gx64
  %by64 = urem i64 %q, %gy64
  %bz64 = udiv i64 %q, %gy64
  %bx0 = trunc i64 %bx64 to i32
  %by0 = trunc i64 %by64 to i32
  %bz0 = trunc i64 %bz64 to i32
  br label %block
block:
  %b = phi i64 [%b0, %entry], [%bn, %block.next]
  %bx = phi i32 [%bx0, %entry], [%bxn, %block.next]
  %by = phi i32 [%by0, %entry], [%byn, %block.next]
  %bz = phi i32 [%bz0, %entry], [%bzn, %block.next]
{number}
{place_in_grid}
  br label %z
z:
  %tz = phi i32 [0, %block], [%tzn, %z.next]
  br label %y
y:
  %ty = phi i32 [0, %z], [%tyn, %y.next]
  %row.0 = mul nuw nsw i32 %tz, %dy
  %row.1 = add nuw nsw i32 %row.0, %ty
  %row = mul nuw nsw i32 %row.1, %dx
"""

#: ... to the call of the kernel, ...
_UP_TO_THREAD = """
  %linear = add nuw nsw i32 %row, %tx
{thread}
{first}"""

#: ... to the number of threads that went through it, ...
_UP_TO_NEXT = """
  br label %x.next
x.next:
  %x.kn = add nuw nsw i32 %x.k, """

#: ... to the end of the loop over threads, ...
_UP_TO_LAST, _UP_TO_ROW = "\n  %cx = icmp ult i32 %x.kn, ", "\n  br i1 %cx, label %x, label "

#: ... and to that of the function.
_UP_TO_END = """
y.next:
  %tyn = add nuw nsw i32 %ty, 1
  %cy = icmp ult i32 %tyn, %dy
  br i1 %cy, label %y, label %z.next
z.next:
  %tzn = add nuw nsw i32 %tz, 1
  %cz = icmp ult i32 %tzn, %dz
  br i1 %cz, label %z, label %block.next
block.next:
  %bn = add nuw i64 %b, 1
  %bx1 = add nuw i32 %bx, 1
  %x.over = icmp eq i32 %bx1, %gx
  %bxn = select i1 %x.over, i32 0, i32 %bx1
  %x.carry = zext i1 %x.over to i32
  %by1 = add nuw i32 %by, %x.carry
  %y.over = icmp eq i32 %by1, %gy
  %byn = select i1 %y.over, i32 0, i32 %by1
  %y.carry = zext i1 %y.over to i32
  %bzn = add nuw i32 %bz, %y.carry
  %cb = icmp ult i64 %bn, %b1
  br i1 %cb, label %block, label %done
done:
  ret void
}
"""

#: How a loop over the threads of a row begins, ...
_ROW = """  br label %x
x:
  %x.k = phi i32 [0, %y], [%x.kn, %x.next]
  %tx = or i32 %x.k, 0"""
#: ... and how over those that have something to do, part by part of the row (`lower.host.guards`). Nearly
#: always that is one part, of which most is known before the loop over rows; ...
_PART = """{first}
  br label %part
part:
  %part.end = phi i32 [%h.end, %y], [%g.end, %part.again]
  %x.first = phi i32 [%h.first, %y], [%g.first, %part.again]
  %x.last = phi i32 [%h.last, %y], [%g.last, %part.again]
  %x.some = icmp ult i32 %x.first, %x.last
  br i1 %x.some, label %x.start, label %part.next
x.start:
  %x.count = sub nuw nsw i32 %x.last, %x.first
  br label %x
x:
  %x.k = phi i32 [0, %x.start], [%x.kn, %x.next]
  %tx = add nuw nsw i32 %x.first, %x.k"""
#: ... and what follows that loop.
_NEXT_PART = """
part.next:
  %part.more = icmp ult i32 %part.end, %dx
  br i1 %part.more, label %part.again, label %y.next
part.again:
{again}
  br label %part"""

_RAMP = "\ndefine ptr @{name}.ramp(ptr %T) presplitcoroutine {attributes}"

_UP_TO_BODY = """ {{
entry:
{block}
{arguments_at}
{loads}
  %c.size.0 = call i64 @llvm.coro.size.i64()
  %c.size.1 = add i64 %c.size.0, 63
  %c.size = and i64 %c.size.1, -64
  %c.id = call token @llvm.coro.id(i32 64, ptr null, ptr null, ptr null)
{frames}
  %c.next = getelementptr i8, ptr %c.frame, i64 %c.size
  %c.full = icmp ugt ptr %c.next, %c.end
  br i1 %c.full, label %coro.nomem, label %coro.start
coro.nomem:
  ret ptr null
coro.start:
{taken}
  %c.handle = call noalias ptr @llvm.coro.begin(token %c.id, ptr %c.frame)
  %c.first = call i8 @llvm.coro.suspend(token none, i1 false)
  switch i8 %c.first, label %coro.suspend [i8 0, label %coro.body
                                           i8 1, label %coro.cleanup]
coro.body:
  call void @{name}({arguments})"""

_FROM_BODY = """
  br label %coro.exit
coro.exit:
{done}
  %c.final = call i8 @llvm.coro.suspend(token none, i1 true)
  switch i8 %c.final, label %coro.suspend [i8 1, label %coro.cleanup]
coro.cleanup:
  br label %coro.suspend
coro.suspend:
  call void @llvm.coro.end(ptr %c.handle, i1 false, token none)
  ret ptr %c.handle
}}
"""

#: What the scheduler calls of a kernel in regions: threads `first` to `last` go through one of them.
_STEP = """
declare i32 @{name}.regions(ptr, ptr, i32, i32, i32{types})
define i32 @{name}.step(ptr %W, i32 %region, i32 %first, i32 %last) {{
entry:
{arguments_at}
{frames}
{loads}
  %next = call i32 @{name}.regions(ptr %W, ptr %F, i32 %region, i32 %first, i32 %last{arguments})
  ret i32 %next
}}
"""

#: A fault names the thread.
_RUNNING = """  %running = getelementptr i8, ptr %W, i64 {running}
  store volatile i32 %linear, ptr %running, align 4
"""

#: A thread may end from within a function: it comes back to where it was started.
_LEAVE = """  %leave = getelementptr i8, ptr %W, i64 {leave}
  %again = call i32 @__sigsetjmp(ptr %leave, i32 0) returns_twice
  %first.time = icmp eq i32 %again, 0
  br i1 %first.time, label %run, label %x.next
run:
"""

#: What drivers call, by name.
DECLARATIONS = {
    "llvm.umin.i64": "declare i64 @llvm.umin.i64(i64, i64)",
    "__sigsetjmp": "declare i32 @__sigsetjmp(ptr, i32) returns_twice",
    "llvm.coro.size.i64": "declare i64 @llvm.coro.size.i64()",
    "llvm.coro.id": "declare token @llvm.coro.id(i32, ptr, ptr, ptr)",
    "llvm.coro.begin": "declare ptr @llvm.coro.begin(token, ptr)",
    "llvm.coro.suspend": "declare i8 @llvm.coro.suspend(token, i1)",
    "llvm.coro.end": "declare void @llvm.coro.end(ptr, i1, token)",
}


#: How a kernel is called that goes through several threads at once: it gets how many are left in the row, and
#: says how many went.
STRIP_ROOM, STRIP_CALL = "i32 %room", "  %room = sub nuw nsw i32 {last}, %x.k\n  %through = call i32"


class Parts(NamedTuple):
    """Lines that find %h.end, %h.first and %h.last of a row's first part: where it ends, and between which
    threads those stand that have something to do; and the same of the part that starts at %part.end (%g)."""

    first: str
    again: str


class Driver(NamedTuple):
    """The IR of what runs a kernel: text, and at every other place the name of what is decided later.
    Metadata: `scope` after the head of the function that calls the kernel (" !dbg !5"), `place` after the
    call (", !dbg !6"), `around` after the end of the loop over threads (", !llvm.loop !7"), which a coroutine
    has not; "" for none. `strips`: the kernel goes through several threads of a row at once
    (`lower.host.strips`). `guards`: what finds which threads of a row have something to do, for a kernel that
    is called with `operands`."""

    parts: tuple[str, ...]
    scope: str = ""
    place: str = ""
    around: str = ""
    strips: bool = False
    operands: tuple[str, ...] = ()
    guards: Parts | None = None

    def __str__(self) -> str:
        last = "%x.count" if self.guards else "%dx"
        gaps = {
            "row": _PART.format(first=self.guards.first) if self.guards else _ROW,
            "last": last,
            "after": "%part.next" if self.guards else "%y.next",
            "parts": _NEXT_PART.format(again=self.guards.again) if self.guards else "",
            "scope": self.scope,
            "place": self.place,
            "around": self.around,
            "call": STRIP_CALL.format(last=last) if self.strips else "  call void",
            "room": f"{STRIP_ROOM}, " if self.strips else "",
            "done": "%through" if self.strips else "1",
        }
        return "".join(gaps[part] if k % 2 else part for k, part in enumerate(self.parts))

    @property
    def takes_strips(self) -> bool:
        """Whether a call may be for several threads."""
        return "done" in self.parts


def worker(name: str, loads: list[str], arguments: list[Typed], traced: bool, exits: bool) -> Driver:
    """For kernel `name`: `loads` load its arguments from the block `%A`, `arguments` is what the call passes
    besides the thread. `traced`: it notes which thread runs; `exits`: a thread may end from within a
    function."""
    first = _LEAVE.format(leave=WORKER["leave"].offset) if exits else ""
    if traced:
        first += _RUNNING.format(running=WORKER["running"].offset)
    worker = _WORKER.format(
        name=name, loops=LOOPS, attributes=ATTRIBUTES, launch=WORKER.load("%launch", "%W", "launch"),
        take=_loaded(LAUNCH, "%launch", "count", "chunk"), number=WORKER.store("%W", number="%b0"),
    )  # fmt: skip
    up_to_x = _UP_TO_X.format(
        loads="\n".join(loads), thread_bytes=THREAD_BYTES,
        block_bytes=BLOCK_BYTES, of_launch=_loaded(WORKER, "%W", *_OF_LAUNCH),
        arguments_at=WORKER.load("%A", "%W", "arguments"),
        block=WORKER.store("%B", **{m: f"%{m}" for m in _OF_LAUNCH}, arguments="%A", self="%W"),
        in_block=THREAD.store("%T", block="%B"), number=WORKER.store("%W", number="%b"),
        place_in_grid=WORKER.store("%B", number="%b", bx="%bx", by="%by", bz="%bz"),
    )  # fmt: skip
    thread = THREAD.store("%T", tx="%tx", ty="%ty", tz="%tz", linear="%linear")
    up_to_thread = _UP_TO_THREAD.format(first=first, thread=thread)
    passed = _passed(arguments)
    call: tuple[str, ...] = up_to_thread, "call", f" @{name}(", "room", f"{passed})"
    done: tuple[str, ...] = _UP_TO_NEXT, "done", _UP_TO_LAST
    if traced or exits:  # thread by thread
        call, done = ((f"{up_to_thread}  call void @{name}({passed})",), (f"{_UP_TO_NEXT}1{_UP_TO_LAST}",))
    loop = *call, "place", *done, "last", _UP_TO_ROW, "after", "", "around"
    parts = worker, "scope", up_to_x, "row", *loop, "", "parts", _UP_TO_END
    return Driver(parts, operands=tuple([str(a.operand) for a in arguments]))


def _passed(arguments: list[Typed]) -> str:
    return ", ".join(["ptr %T", *map(str, arguments)])


def _loaded(record: Record, base: str, *members: str) -> str:
    """Lines that load slots, each as the operand of its name."""
    return "\n".join([record.load(f"%{member}", base, member) for member in members])


def ramp(name: str, loads: list[str], arguments: list[Typed]) -> Driver:
    """For a kernel whose threads wait: what makes a coroutine of one of them."""
    block = "%c.block"
    up_to_body = _UP_TO_BODY.format(
        name=name, loads="\n".join(loads), arguments=_passed(arguments),
        block=THREAD.load(block, "%T", "block"), arguments_at=WORKER.load("%A", block, "arguments"),
        frames=f"{WORKER.load('%c.frame', block, 'frames')}\n{WORKER.load('%c.end', block, 'frames_end')}",
        taken=WORKER.store(block, frames="%c.next"),
    )  # fmt: skip
    from_body = _FROM_BODY.format(done=THREAD.store("%T", state=str(DONE)))
    head = _RAMP.format(name=name, attributes=GUARDED)
    return Driver((head, "scope", up_to_body, "place", from_body))


def step(name: str, loads: list[str], arguments: list[Typed]) -> str:
    """What calls the regions of a kernel (`minicu.lower.host.regions`)."""
    return _STEP.format(
        name=name, loads="\n".join(loads), arguments="".join([f", {a}" for a in arguments]),
        types="".join([f", {a.type}" for a in arguments]),
        arguments_at=WORKER.load("%A", "%W", "arguments"), frames=WORKER.load("%F", "%W", "frames"),
    )  # fmt: skip


def note_path(number: int) -> tuple[list[str], list[str]]:
    """Before and after the call of that number: the thread's path has it while the call lasts."""
    path, offset = f"%path.{number}", THREAD["path"].offset
    before = [
        f"  {path}.at = getelementptr i8, ptr %T, i64 {offset}",
        f"  {path} = load i32, ptr {path}.at, align 4",
        f"  {path}.many = mul i32 {path}, 16777619",
        f"  {path}.new = xor i32 {path}.many, {number}",
        f"  store i32 {path}.new, ptr {path}.at, align 4",
    ]
    return before, [f"  store i32 {path}, ptr {path}.at, align 4"]
