"""The typed tree of one unit, for the CPU device: its functions, and for each kernel what runs it.

A kernel that no thread of which waits for another gets a worker: loops over blocks and threads
around the kernel's body, which is inlined there. Arguments reach the body by value, loaded once before
the loops; only so does LLVM vectorise it. Every other kernel becomes a coroutine, started once for
each thread; the scheduler of the runtime resumes it.
"""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from minicu import tree
from minicu.abi.calls import Ignore, Indirect, classify_parameter
from minicu.abi.layout import layout, round_up
from minicu.abi.target import HOST as TARGET
from minicu.errors import CompileError, render, span_of, user_span
from minicu.lower import host_intrinsics
from minicu.lower import host_records as records
from minicu.lower.body import Body
from minicu.lower.graph import recursive
from minicu.lower.host_code import HostCode, HostKernel
from minicu.lower.host_records import expand
from minicu.lower.module import Module


def lower_host(unit: tree.Unit, options: Any) -> HostCode:
    """The unit as LLVM IR text for the CPU device. A kernel that cannot run there is in the result
    with the reason."""
    module = HostModule(unit, options)
    module.run()
    return module.code()


class HostModule(Module):
    """Lowering for the CPU device. The rows of `host_intrinsics` note here what they find: functions
    that wait, that end the thread, that hold arrays of variable length, and why one is refused."""

    def __init__(self, unit: tree.Unit, options: Any) -> None:
        super().__init__(unit, TARGET, options, host_intrinsics.HOST)
        self.waits: dict[tree.Function, Any] = {}
        self.exits: dict[tree.Function, Any] = {}
        self.arrays: dict[tree.Function, Any] = {}
        self.refused: dict[tree.Function, str] = {}
        self.prints = False
        self._user: Any = None  # the function or object that is being lowered
        self._mentions: dict[Any, set[Any]] = {}
        self._sites: dict[Any, tuple[int, str]] = {}
        self._shared: dict[tree.Object, int] = {}
        self._shared_end = 0
        self._dynamic_align = 16

    # ------------------------------------------------------------ what rows ask for

    def site(self, at: Any) -> int:
        """The number of a place in the source."""
        span = span_of(at)
        if span is None:
            key: Any = None
            text = "an unknown place"
        else:
            file, line, _ = user_span(span).place
            key, text = (id(span.source), span.start), f"{file}:{line}"
        if key not in self._sites:
            self._sites[key] = (len(self._sites), text)
        return self._sites[key][0]

    def shared_offset(self, o: tree.Object) -> int:
        """Where a static shared object lies in the block's shared memory."""
        if o not in self._shared:
            size, align = host_intrinsics.static_size(o, self)
            self._shared[o] = round_up(self._shared_end, align)
            self._shared_end = self._shared[o] + size
        return self._shared[o]

    def dynamic_align(self, o: tree.Object) -> None:
        self._dynamic_align = max(self._dynamic_align, host_intrinsics.dynamic_align(o, self))

    def function_address(self, f: tree.Function) -> str:
        self._mentions.setdefault(self._user, set()).add(f)
        return super().function_address(f)

    def use(self, o: tree.Object) -> None:
        self._mentions.setdefault(self._user, set()).add(o)
        user, self._user = self._user, o
        super().use(o)
        self._user = user

    def _lower_function(self, f: tree.Function) -> Body:
        self._user = f
        try:
            b = super()._lower_function(f)
        except CompileError as e:
            self.refused[f] = "\n".join(render(d) for d in e.diagnostics)
            b = Body(self, f)
            b.header, _ = self._header(f, [f"%{i}.arg" for i, _ in enumerate(f.parameters)])
            b.close("unreachable")
        self._user = None
        if f.kind == "kernel" and b.closed and b.lines and b.lines[-1].startswith("  ret void"):
            # The end of the body: whoever runs off it has missed every later barrier.
            slot = records.THREAD["fell"]
            b.lines[-1:] = [
                f"  %fell.at = getelementptr i8, ptr %T, i64 {slot.offset}",
                "  store i32 1, ptr %fell.at, align 4",
                b.lines[-1],
            ]
        return b

    # ------------------------------------------------------------ the result

    def code(self) -> HostCode:
        # Whoever mentions a function may call it; so may who mentions a table with its address.
        calls = {f: b.calls | self._mentions.get(f, set()) for f, b in self.bodies.items()}
        calls |= {o: found for o, found in self._mentions.items() if o is not None and o not in calls}
        waiting = _reaching(calls, self.waits)
        exiting = _reaching(calls, self.exits)
        self._refuse_waits(calls, waiting)
        self._refuse_undefined(calls)
        refused = _reasons(calls, self.refused)
        static = round_up(self._shared_end, self._dynamic_align) if self._shared_end else 0
        kernels, drivers = {}, []
        for f in self.kernels:
            coroutine = f in waiting
            name = self.symbol(f)[1:]
            size = self._block_bytes(f)
            reason = refused.get(f)
            if reason is None:
                drivers.append(self._ramp(f, name) if coroutine else self._worker(f, name, f in exiting))
            kernels[f.symbol or f.name] = HostKernel(
                f.symbol or f.name, f"{name}.{'ramp' if coroutine else 'worker'}", coroutine, size, reason
            )
        text = self.text().replace(host_intrinsics.DYNAMIC, str(static))
        inlined = {self.symbol(f) for f in waiting if isinstance(f, tree.Function) and f.kind != "kernel"}
        text = _inline_waiting(text, inlined)
        shared = tuple(
            (o.name, at, host_intrinsics.static_size(o, self)[0]) for o, at in self._shared.items()
        )
        sites = tuple(text for _, text in self._sites.values())
        needed = [d for d in _DECLARATIONS if d[d.index("@") : d.index("(")] + "(" not in text]
        ir = "\n".join([text, *drivers, *needed, ""])
        return HostCode(ir, kernels, static or self._shared_end, sites, self.prints, bool(self.exits), shared)

    def _refuse_waits(self, calls: dict[Any, Any], waiting: set[Any]) -> None:
        """A thread can wait only in code that is inlined into its kernel."""
        cycles = recursive({f: {g for g in calls[f] if g in waiting} for f in waiting})
        for f in waiting:
            if isinstance(f, tree.Object):
                continue
            place = f"{self._place(f.at)}: error: not supported: "
            if f in cycles:
                self.refused.setdefault(f, f"{place}recursion of '{f.name}', which waits for other threads")
            elif f in self.taken:
                self.refused.setdefault(f, f"{place}the address of '{f.name}', which waits for other threads")
        for kernel in self.kernels:
            if kernel in waiting:
                for f in _reachable(calls, kernel):
                    if f in self.arrays:
                        self.refused.setdefault(
                            f, f"{self._place(f.at)}: error: not supported: an array of variable length in "
                            f"'{f.name}', whose kernel waits for other threads, on the CPU device",
                        )  # fmt: skip

    def _refuse_undefined(self, calls: dict[Any, Any]) -> None:
        """A function of another unit cannot be called: nothing is linked here."""
        for f, callees in calls.items():
            for g in callees:
                if isinstance(f, tree.Function) and isinstance(g, tree.Function) and g.body is None:
                    self.refused.setdefault(
                        f, f"{self._place(g.at)}: error: undefined function '{g.name}', called by '{f.name}'"
                    )

    def _place(self, at: Any) -> str:
        span = span_of(at)
        return ":".join(map(str, user_span(span).place)) if span is not None else "minicu"

    def _block_bytes(self, f: tree.Function) -> int:
        end = 0
        for p in f.parameters:
            found = layout(p.type, self.model)
            end = round_up(end, found.align) + found.size
        return end

    # ------------------------------------------------------------ what runs a kernel

    def _arguments(self, f: tree.Function, block: str) -> tuple[list[str], str]:
        """Lines that load the arguments from the argument block, and the list for the call."""
        lines, passed, end = [], ["ptr %T"], 0
        for i, p in enumerate(f.parameters):
            found = layout(p.type, self.model)
            offset = round_up(end, found.align)
            end = offset + found.size
            passing = classify_parameter(p.type, self.model)
            if isinstance(passing, Ignore):
                continue
            lines.append(f"  %p{i} = getelementptr i8, ptr {block}, i64 {offset}")
            if isinstance(passing, Indirect):
                passed.append(f"{passing.parameter} %p{i}")
                continue
            scalar = self.scalars[p.type]
            value = f"%a{i}"
            lines.append(
                f"  {value} = load {scalar.memory}, ptr %p{i}, align {found.align}, !invariant.load !{{}}"
            )
            if scalar.kind == "b":
                lines.append(f"  {value}.b = icmp ne i8 {value}, 0")
                value += ".b"
            passed.append(f"{passing.parameter} {value}")
        return lines, ", ".join(passed)

    def _worker(self, f: tree.Function, name: str, exits: bool) -> str:
        loads, arguments = self._arguments(f, "%A")
        call = f"  call void @{name}({arguments})\n  br label %x.next"
        if exits:
            leave = records.WORKER["leave"].offset
            call = f"""  %leave = getelementptr i8, ptr %W, i64 {leave}
  %again = call i32 @__sigsetjmp(ptr %leave, i32 0) returns_twice
  %first.time = icmp eq i32 %again, 0
  br i1 %first.time, label %run, label %x.next
run:
{call}"""
        return expand(_WORKER).format(
            name=name,
            loads="\n".join(loads),
            call=call,
            attributes=_ATTRIBUTES,
            thread=records.THREAD_BYTES,
            block=records.BLOCK_BYTES,
        )

    def _ramp(self, f: tree.Function, name: str) -> str:
        loads, arguments = self._arguments(f, "%A")
        return expand(_RAMP).format(
            name=name,
            loads="\n".join(loads),
            arguments=arguments,
            done=records.DONE,
            attributes=host_intrinsics.PROBES,
        )


# ---------------------------------------------------------------- waits, after inlining

_LABEL = re.compile(r"([\w.$-]+):")
_MARK = re.compile(r"  (?:tail )?call void @minicu\.suspend\(\)[^,\n]*(, !dbg !\d+)?")
_EDGE = re.compile(r", %([\w.$-]+) \]")


def materialise(text: str) -> str:
    """IR text in which every wait was inlined into its coroutine: cut the block at each marker, and
    give the suspension the edges that only the coroutine has. (LLVM's inliner would fold any form of
    this that could stand in the inlined function itself.)"""
    out: list[str] = []
    count, here, start = 0, "", 0
    ends: dict[str, str] = {}  # block -> the block that its end now lies in
    for line in text.split("\n"):
        if line and line[0] not in " ;" and (m := _LABEL.match(line)):
            here = m[1]
        if line.startswith("define "):
            here, ends, start = "entry", {}, len(out)
        if m := _MARK.match(line):
            count += 1
            debug = m[1] or ""
            out += [
                f"  %sus.{count} = call i8 @llvm.coro.suspend(token none, i1 false){debug}",
                f"  switch i8 %sus.{count}, label %coro.suspend "
                f"[i8 0, label %back.{count} i8 1, label %coro.cleanup]{debug}",
                f"back.{count}:",
            ]
            ends[here] = f"back.{count}"
            continue
        out.append(line)
        if line == "}" and ends:
            for i in range(start, len(out)):
                if " = phi " in out[i]:
                    out[i] = _EDGE.sub(partial(_moved, ends), out[i])
            ends = {}
    return "\n".join(out)


def _moved(ends: dict[str, str], edge: re.Match[str]) -> str:
    return f", %{ends.get(edge[1], edge[1])} ]"


def _inline_waiting(text: str, symbols: set[str]) -> str:
    """Mark the functions that wait alwaysinline, whatever the source said."""
    if not symbols:
        return text
    lines = text.split("\n")
    for i, line in enumerate(lines):
        if line.startswith("define internal ") and (m := re.search(r"@[\w.$]+", line)) and m[0] in symbols:
            line = line.replace(" noinline", "")
            if " alwaysinline" not in line:
                line = line.removesuffix(" {") + " alwaysinline {"
            lines[i] = line
    return "\n".join(lines)


# ---------------------------------------------------------------- the call graph


def _reaching(calls: dict[Any, Any], goal: Any) -> set[Any]:
    """The functions from which one of `goal` can be reached by direct calls, those included."""
    callers: dict[tree.Function, list[tree.Function]] = {}
    for f, callees in calls.items():
        for g in callees:
            callers.setdefault(g, []).append(f)
    found, todo = set(goal), list(goal)
    while todo:
        for f in callers.get(todo.pop(), ()):
            if f not in found:
                found.add(f)
                todo.append(f)
    return found


def _reachable(calls: dict[Any, Any], root: tree.Function) -> set[Any]:
    found, todo = {root}, [root]
    while todo:
        for g in calls.get(todo.pop(), ()):
            if g not in found:
                found.add(g)
                todo.append(g)
    return found


def _reasons(calls: dict[Any, Any], refused: dict[tree.Function, str]) -> dict[Any, str]:
    """For every function that reaches a refused one, a reason."""
    reasons: dict[tree.Function, str] = {}
    for f, reason in refused.items():
        for g in _reaching(calls, [f]):
            reasons.setdefault(g, reason)
    return reasons


# ---------------------------------------------------------------- templates

#: LLVM would use half of an AVX-512 register, for fear of a lower clock that newer processors do not have.
_ATTRIBUTES = f'"prefer-vector-width"="512" {host_intrinsics.PROBES}'

_WORKER = """
define i32 @{name}.worker(ptr %W) {{
entry:
  %launch = get WORKER.launch %W
  %count = get LAUNCH.count %launch
  %chunk = get LAUNCH.chunk %launch
  %next = getelementptr i8, ptr %launch, i64 32
  br label %take
take:
  %b0 = atomicrmw add ptr %next, i64 %chunk monotonic
  %some = icmp ult i64 %b0, %count
  br i1 %some, label %run, label %done
run:
  %b1.0 = add i64 %b0, %chunk
  %b1 = call i64 @llvm.umin.i64(i64 %b1.0, i64 %count)
  call void @{name}.blocks(ptr %W, i64 %b0, i64 %b1)
  br label %take
done:
  ret i32 0
}}
define internal void @{name}.blocks(ptr noalias %W, i64 %b0, i64 %b1) noinline {attributes} {{
entry:
  %T = alloca [{thread} x i8], align 16
  %B = alloca [{block} x i8], align 16
  %launch = get WORKER.launch %W
  %threads = get WORKER.threads %W
  %dx = get WORKER.dx %W
  %dy = get WORKER.dy %W
  %dz = get WORKER.dz %W
  %gx = get WORKER.gx %W
  %gy = get WORKER.gy %W
  %gz = get WORKER.gz %W
  %dynamic = get WORKER.dynamic %W
  %shared = get WORKER.shared %W
  %A = get WORKER.arguments %W
{loads}
  set WORKER.launch %B, %launch
  set WORKER.threads %B, %threads
  set WORKER.dx %B, %dx
  set WORKER.dy %B, %dy
  set WORKER.dz %B, %dz
  set WORKER.gx %B, %gx
  set WORKER.gy %B, %gy
  set WORKER.gz %B, %gz
  set WORKER.dynamic %B, %dynamic
  set WORKER.shared %B, %shared
  set WORKER.arguments %B, %A
  set WORKER.self %B, %W
  set THREAD.block %T, %B
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
  set WORKER.number %W, %b
  set WORKER.number %B, %b
  set WORKER.bx %B, %bx
  set WORKER.by %B, %by
  set WORKER.bz %B, %bz
  br label %z
z:
  %tz = phi i32 [0, %block], [%tzn, %z.next]
  br label %y
y:
  %ty = phi i32 [0, %z], [%tyn, %y.next]
  %row.0 = mul nuw nsw i32 %tz, %dy
  %row.1 = add nuw nsw i32 %row.0, %ty
  %row = mul nuw nsw i32 %row.1, %dx
  br label %x
x:
  %tx = phi i32 [0, %y], [%txn, %x.next]
  %linear = add nuw nsw i32 %row, %tx
  set THREAD.tx %T, %tx
  set THREAD.ty %T, %ty
  set THREAD.tz %T, %tz
  set THREAD.linear %T, %linear
{call}
x.next:
  %txn = add nuw nsw i32 %tx, 1
  %cx = icmp ult i32 %txn, %dx
  br i1 %cx, label %x, label %y.next
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
}}
"""

_RAMP = """
define ptr @{name}.ramp(ptr %T) presplitcoroutine {attributes} {{
entry:
  %c.block = get THREAD.block %T
  %A = get WORKER.arguments %c.block
{loads}
  %c.size.0 = call i64 @llvm.coro.size.i64()
  %c.size.1 = add i64 %c.size.0, 63
  %c.size = and i64 %c.size.1, -64
  %c.id = call token @llvm.coro.id(i32 64, ptr null, ptr null, ptr null)
  %c.frame = get WORKER.frames %c.block
  %c.end = get WORKER.frames_end %c.block
  %c.next = getelementptr i8, ptr %c.frame, i64 %c.size
  %c.full = icmp ugt ptr %c.next, %c.end
  br i1 %c.full, label %coro.nomem, label %coro.start
coro.nomem:
  ret ptr null
coro.start:
  set WORKER.frames %c.block, %c.next
  %c.handle = call noalias ptr @llvm.coro.begin(token %c.id, ptr %c.frame)
  %c.first = call i8 @llvm.coro.suspend(token none, i1 false)
  switch i8 %c.first, label %coro.suspend [i8 0, label %coro.body
                                           i8 1, label %coro.cleanup]
coro.body:
  call void @{name}({arguments})
  br label %coro.exit
coro.exit:
  set THREAD.state %T, {done}
  %c.final = call i8 @llvm.coro.suspend(token none, i1 true)
  switch i8 %c.final, label %coro.suspend [i8 1, label %coro.cleanup]
coro.cleanup:
  br label %coro.suspend
coro.suspend:
  call void @llvm.coro.end(ptr %c.handle, i1 false, token none)
  ret ptr %c.handle
}}
"""

_DECLARATIONS = (
    "declare i64 @llvm.umin.i64(i64, i64)",
    "declare i32 @__sigsetjmp(ptr, i32) returns_twice",
    "declare i64 @llvm.coro.size.i64()",
    "declare token @llvm.coro.id(i32, ptr, ptr, ptr)",
    "declare ptr @llvm.coro.begin(token, ptr)",
    "declare i8 @llvm.coro.suspend(token, i1)",
    "declare void @llvm.coro.end(ptr, i1, token)",
)
