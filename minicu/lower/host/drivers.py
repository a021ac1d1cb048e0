"""IR text of what runs a kernel on the CPU device, and of how it waits.

`WORKER` is for a kernel whose threads never wait: loops over blocks and threads. `RAMP` makes a
coroutine of one thread of the others. Both are filled in by `str.format`.
"""

from __future__ import annotations

import re

from minicu.lower.host.records import THREAD

#: A large frame touches each of its pages in turn, so that it cannot step over the page below the stack. A
#: frame with arrays ends with a word that is looked at before the function returns (`minicu_smashed`).
#: An access to address zero stays what it is, a fault, where LLVM would drop what leads to it.
GUARDED = 'null_pointer_is_valid sspstrong "probe-stack"="inline-asm"'

#: LLVM would use half of an AVX-512 register, for fear of a lower clock that newer processors do not have.
ATTRIBUTES = f'"prefer-vector-width"="512" {GUARDED}'

WORKER = """
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
  set WORKER.number %W, %b0            ; a fault that LLVM moves out of the loops is the first block's
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

RAMP = """
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

#: What the scheduler calls of a kernel in regions: threads `first` to `last` go through one of them.
STEP = """
declare i32 @{name}.regions(ptr, ptr, i32, i32, i32{types})
define i32 @{name}.step(ptr %W, i32 %region, i32 %first, i32 %last) {{
entry:
  %A = get WORKER.arguments %W
  %F = get WORKER.frames %W
{loads}
  %next = call i32 @{name}.regions(ptr %W, ptr %F, i32 %region, i32 %first, i32 %last{arguments})
  ret i32 %next
}}
"""

DECLARATIONS = (
    "declare i64 @llvm.umin.i64(i64, i64)",
    "declare i32 @__sigsetjmp(ptr, i32) returns_twice",
    "declare i64 @llvm.coro.size.i64()",
    "declare token @llvm.coro.id(i32, ptr, ptr, ptr)",
    "declare ptr @llvm.coro.begin(token, ptr)",
    "declare i8 @llvm.coro.suspend(token, i1)",
    "declare void @llvm.coro.end(ptr, i1, token)",
)


def inline_waiting(text: str, symbols: set[str]) -> str:
    """Mark the functions that wait alwaysinline, whatever the source said."""
    if not symbols:
        return text
    lines = text.split("\n")
    for i, line in enumerate(lines):
        if line.startswith("define internal ") and (m := re.search(r"@[\w.$]+", line)) and m[0] in symbols:
            line = line.replace(" noinline", "")
            if " alwaysinline" not in line:
                head, debug, number = line.removesuffix(" {").partition(" !dbg ")
                line = f"{head} alwaysinline{debug}{number} {{"
            lines[i] = line
    return "\n".join(lines)


def note_paths(text: str, symbols: set[str]) -> str:
    """Keep in each thread's record by which calls it came into the functions that meet others: once all is
    inlined, two calls of one function are two places."""
    if not symbols:
        return text
    called = re.compile(r"  (?:%\S+ = )?(?:tail )?call [^@]*(@[\w.$]+)\(")
    offset = THREAD["path"].offset
    lines: list[str] = []
    for line in text.split("\n"):
        m = called.match(line)
        if m is None or m[1] not in symbols:
            lines.append(line)
            continue
        path = f"%path.{len(lines)}"
        lines += [
            f"  {path}.at = getelementptr i8, ptr %T, i64 {offset}",
            f"  {path} = load i32, ptr {path}.at, align 4",
            f"  {path}.many = mul i32 {path}, 16777619",
            f"  {path}.new = xor i32 {path}.many, {len(lines)}",
            f"  store i32 {path}.new, ptr {path}.at, align 4",
            line,
            f"  store i32 {path}, ptr {path}.at, align 4",
        ]
    return "\n".join(lines)
