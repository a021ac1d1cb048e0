"""What kernels on the CPU device call, as LLVM IR: see cpu_support."""

from __future__ import annotations

from minicu.lower.host import records

# What kernels call. `%b` is a Worker record, or a kernel's copy of one; the real one is its `self`.
SERVICES = f"""
declare ptr @malloc(i64)
declare void @free(ptr)

; The kernel gives up: `kind` of host_records, at a site; who it was is in the arguments.
define void @minicu.fail(ptr %w, i32 %kind, i32 %site, i32 %thread, i64 %number, ptr %message)
    noreturn cold noinline {{
entry:
  set WORKER.kind %w, %kind
  set WORKER.site_a %w, %site
  set WORKER.thread_a %w, %thread
  set WORKER.number %w, %number
  set WORKER.message %w, %message
  set WORKER.signal %w, -1
  %jump = getelementptr i8, ptr %w, i64 {records.WORKER["jump"].offset}
  call void @siglongjmp(ptr %jump, i32 1)
  unreachable
}}

; The thread ends, from however deep.
define void @minicu.exit(ptr %w) noreturn cold noinline {{
entry:
  %leave = getelementptr i8, ptr %w, i64 {records.WORKER["leave"].offset}
  call void @siglongjmp(ptr %leave, i32 1)
  unreachable
}}

; The C library did its work for the kernel: if a stop came meanwhile, leave now.
define internal void @minicu.idle(ptr %w) alwaysinline {{
entry:
  %p.busy = getelementptr i8, ptr %w, i64 {records.WORKER["busy"].offset}
  store volatile i32 0, ptr %p.busy, align 4
  %p.pending = getelementptr i8, ptr %w, i64 {records.WORKER["pending"].offset}
  %pending = load volatile i32, ptr %p.pending, align 4
  %none = icmp eq i32 %pending, 0
  br i1 %none, label %done, label %leave
leave:
  set WORKER.signal %w, %pending
  %jump = getelementptr i8, ptr %w, i64 {records.WORKER["jump"].offset}
  call void @siglongjmp(ptr %jump, i32 1)
  unreachable
done:
  ret void
}}
define internal void @minicu.engage(ptr %w) alwaysinline {{
entry:
  %p.busy = getelementptr i8, ptr %w, i64 {records.WORKER["busy"].offset}
  store volatile i32 1, ptr %p.busy, align 4
  ret void
}}

; Checking: thread %t uses %size bytes at %p; %how: 1 writes, 2 atomic. If that is shared memory which
; another thread used since the last barrier, and one of the two writes, the kernel gives up. Lanes of
; a warp are also in order across their own waits. A reader from a second warp is marked `several`.
define void @minicu.check(ptr %t, ptr %p, i64 %size, i32 %how) {{
entry:
  %b = get THREAD.block %t
  %w = get WORKER.self %b
  %shared = get WORKER.shared %w
  %total = get WORKER.shared_bytes %w
  %p.i = ptrtoint ptr %p to i64
  %s.i = ptrtoint ptr %shared to i64
  %from = sub i64 %p.i, %s.i
  %inside = icmp ult i64 %from, %total
  %some = icmp ne i64 %size, 0
  %look = and i1 %inside, %some
  br i1 %look, label %begin, label %done
begin:
  %to.0 = add i64 %from, %size
  %to = call i64 @llvm.umin.i64(i64 %to.0, i64 %total)
  %me = get THREAD.linear %t
  %number = get WORKER.number %w
  %block.epoch = get WORKER.epoch %w
  %number.high = shl i64 %number, 32
  %block.epoch.64 = zext i32 %block.epoch to i64
  %now = or i64 %number.high, %block.epoch.64
  %epochs = get WORKER.warp_epochs %w
  %warp = lshr i32 %me, 5
  %warp.64 = zext i32 %warp to i64
  %p.epoch = getelementptr i32, ptr %epochs, i64 %warp.64
  %warp.now = load i32, ptr %p.epoch, align 4
  %shadow = get WORKER.shadow %w
  %writes = and i32 %how, 1
  %is.write = icmp ne i32 %writes, 0
  %atomic = and i32 %how, 2
  %is.atomic = icmp ne i32 %atomic, 0
  %atomic.flag = shl i32 %atomic, 15                  ; bit 16
  %mine = or i32 %me, %atomic.flag
  br label %byte
byte:
  %i = phi i64 [%from, %begin], [%i.next, %next]
  %e = getelementptr [{records.SHADOW_BYTES} x i8], ptr %shadow, i64 %i
  %w.epoch = load i64, ptr %e, align 8
  %e.who = getelementptr i8, ptr %e, i64 8
  %w.who = load i32, ptr %e.who, align 4
  %e.warp = getelementptr i8, ptr %e, i64 12
  %w.warp = load i32, ptr %e.warp, align 4
  %w.bad = call i1 @minicu.conflict(i64 %w.epoch, i32 %w.who, i32 %w.warp, i64 %now, i32 %mine, i32 %warp.now)
  br i1 %w.bad, label %race.writer, label %readers
readers:
  %r = getelementptr i8, ptr %e, i64 16
  %r.epoch = load i64, ptr %r, align 8
  %r.p.who = getelementptr i8, ptr %r, i64 8
  %r.who = load i32, ptr %r.p.who, align 4
  %r.p.warp = getelementptr i8, ptr %r, i64 12
  %r.warp = load i32, ptr %r.p.warp, align 4
  br i1 %is.write, label %write, label %read
write:
  %r.bad = call i1 @minicu.conflict(i64 %r.epoch, i32 %r.who, i32 %r.warp, i64 %now, i32 %mine, i32 %warp.now)
  br i1 %r.bad, label %race.reader, label %wrote
wrote:
  store i64 %now, ptr %e, align 8
  store i32 %mine, ptr %e.who, align 4
  store i32 %warp.now, ptr %e.warp, align 4
  br label %next
read:
  %older = icmp ne i64 %r.epoch, %now
  %unused = icmp eq i32 %r.warp, 0
  %fresh = or i1 %older, %unused
  %r.tid = and i32 %r.who, 65535
  %r.warp.of = lshr i32 %r.tid, 5
  %same.warp = icmp eq i32 %r.warp.of, %warp
  %alone = or i1 %fresh, %same.warp
  %r.several = and i32 %r.who, 131072                 ; bit 17
  %carried = select i1 %fresh, i32 0, i32 %r.several
  %several = select i1 %alone, i32 %carried, i32 131072
  %who = or i32 %mine, %several
  store i64 %now, ptr %r, align 8
  store i32 %who, ptr %r.p.who, align 4
  store i32 %warp.now, ptr %r.p.warp, align 4
  br label %next
next:
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %to
  br i1 %more, label %byte, label %done
race.writer:
  br label %race
race.reader:
  br label %race
race:
  %other.0 = phi i32 [%w.who, %race.writer], [%r.who, %race.reader]
  %other = and i32 %other.0, 65535
  set WORKER.thread_b %w, %other
  set WORKER.site_b %w, %how
  set WORKER.address %w, %i
  call void @minicu.fail(ptr %w, i32 {records.RACE}, i32 0, i32 %me, i64 %number, ptr null)
  unreachable
done:
  ret void
}}
; Whether what was noted of another thread and what %mine does now can happen at the same time.
define internal i1 @minicu.conflict(i64 %epoch, i32 %who, i32 %warp.then, i64 %now, i32 %mine, i32 %warp.now)
    alwaysinline {{
entry:
  %same.epoch = icmp eq i64 %epoch, %now
  %set = icmp ne i32 %warp.then, 0                    ; warp epochs start at 1: 0 is a byte nobody used
  %tid = and i32 %who, 65535
  %me = and i32 %mine, 65535
  %another = icmp ne i32 %tid, %me
  %both = and i32 %who, %mine
  %both.atomic.0 = and i32 %both, 65536
  %not.atomic = icmp eq i32 %both.atomic.0, 0
  %warp.a = lshr i32 %tid, 5
  %warp.b = lshr i32 %me, 5
  %same.warp = icmp eq i32 %warp.a, %warp.b
  %several = and i32 %who, 131072
  %single = icmp eq i32 %several, 0
  %waited = icmp ne i32 %warp.then, %warp.now
  %o1 = and i1 %same.warp, %single
  %ordered = and i1 %o1, %waited
  %unordered = xor i1 %ordered, true
  %c1 = and i1 %same.epoch, %another
  %c2 = and i1 %c1, %not.atomic
  %c3 = and i1 %c2, %unordered
  %c4 = and i1 %c3, %set
  ret i1 %c4
}}

; Output is a list of pieces: block number (i64), length (i64), text, padded to 8 bytes. Text of the
; same block that follows directly is added to its piece. `out_head` is the piece last begun.
; Where the next text goes; `room` receives how many bytes there are.
define ptr @minicu.print.begin(ptr %w, ptr %room, i64 %number) {{
entry:
  call void @minicu.engage(ptr %w)
  %head = get WORKER.out_head %w
  %end = get WORKER.out_end %w
  %fresh = icmp eq ptr %head, null
  br i1 %fresh, label %new, label %compare
compare:
  %owner = load i64, ptr %head, align 8
  %same = icmp eq i64 %owner, %number
  br i1 %same, label %have, label %new
new:
  %at = get WORKER.out_at %w
  %at.i = ptrtoint ptr %at to i64
  %up.1 = add i64 %at.i, 7
  %up = and i64 %up.1, -8
  %piece = inttoptr i64 %up to ptr
  %text.1 = getelementptr i8, ptr %piece, i64 16
  %text.2 = getelementptr i8, ptr %text.1, i64 1
  %full = icmp ugt ptr %text.2, %end
  br i1 %full, label %none, label %open
open:
  store i64 %number, ptr %piece, align 8
  %p.length = getelementptr i8, ptr %piece, i64 8
  store i64 0, ptr %p.length, align 8
  set WORKER.out_head %w, %piece
  set WORKER.out_at %w, %text.1
  br label %have
have:
  %text = get WORKER.out_at %w
  %text.i = ptrtoint ptr %text to i64
  %end.i = ptrtoint ptr %end to i64
  %left = sub i64 %end.i, %text.i
  store i64 %left, ptr %room, align 8
  ret ptr %text
none:
  store i64 0, ptr %room, align 8
  ret ptr null
}}
; `length` bytes were written; or would have been: then there was no room, nothing is kept, and the result
; is -1.
define i32 @minicu.print.end(ptr %w, i32 %length) {{
entry:
  %at = get WORKER.out_at %w
  %end = get WORKER.out_end %w
  %length.64 = sext i32 %length to i64
  %new = getelementptr i8, ptr %at, i64 %length.64
  %fits.1 = icmp ult ptr %new, %end
  %fits.2 = icmp sge i32 %length, 0
  %fits = and i1 %fits.1, %fits.2
  br i1 %fits, label %keep, label %done
keep:
  %head = get WORKER.out_head %w
  %p.length = getelementptr i8, ptr %head, i64 8
  %before = load i64, ptr %p.length, align 8
  %after = add i64 %before, %length.64
  store i64 %after, ptr %p.length, align 8
  set WORKER.out_at %w, %new
  br label %done
done:
  %result = phi i32 [-1, %entry], [%length, %keep]
  call void @minicu.idle(ptr %w)
  ret i32 %result
}}

; The device's heap. A block of memory is preceded by its size and a mark that `free` looks for.
; `heap` points to: bytes in use, limit.
define ptr @minicu.malloc(ptr %w, i64 %size) {{
entry:
  %launch = get WORKER.launch %w
  %heap = get LAUNCH.heap %launch
  %p.limit = getelementptr i8, ptr %heap, i64 8
  %limit = load i64, ptr %p.limit, align 8
  %huge = icmp ugt i64 %size, %limit
  br i1 %huge, label %none, label %round
round:
  %up.1 = add i64 %size, 31                ; 16 bytes in front, and a multiple of 16
  %up = and i64 %up.1, -16
  %before = atomicrmw add ptr %heap, i64 %up monotonic
  %after = add i64 %before, %up
  %over = icmp ugt i64 %after, %limit
  br i1 %over, label %undo, label %get
get:
  call void @minicu.engage(ptr %w)
  %p = call ptr @malloc(i64 %up)
  call void @minicu.idle(ptr %w)
  %failed = icmp eq ptr %p, null
  br i1 %failed, label %undo, label %mark
mark:
  store i64 %up, ptr %p, align 8
  %p.mark = getelementptr i8, ptr %p, i64 8
  store i64 7813847632179818089, ptr %p.mark, align 8
  %user = getelementptr i8, ptr %p, i64 16
  ret ptr %user
undo:
  %u = atomicrmw sub ptr %heap, i64 %up monotonic
  br label %none
none:
  ret ptr null
}}
; 1 if `user` is null or came from malloc; 0 if not (nothing is freed then).
define i32 @minicu.free(ptr %w, ptr %user) {{
entry:
  %null = icmp eq ptr %user, null
  br i1 %null, label %good, label %look
look:
  %number = ptrtoint ptr %user to i64
  %low = and i64 %number, 15
  %aligned = icmp eq i64 %low, 0
  br i1 %aligned, label %read, label %bad
read:
  %p = getelementptr i8, ptr %user, i64 -16
  %p.mark = getelementptr i8, ptr %p, i64 8
  %mark = load atomic i64, ptr %p.mark monotonic, align 8
  %marked = icmp eq i64 %mark, 7813847632179818089
  br i1 %marked, label %take, label %bad
take:                                      ; of two threads that free it one is right
  %taken = cmpxchg ptr %p.mark, i64 7813847632179818089, i64 0 monotonic monotonic
  %ours = extractvalue {{i64, i1}} %taken, 1
  br i1 %ours, label %release, label %bad
release:
  %size = load i64, ptr %p, align 8
  %launch = get WORKER.launch %w
  %heap = get LAUNCH.heap %launch
  %u = atomicrmw sub ptr %heap, i64 %size monotonic
  call void @minicu.engage(ptr %w)
  call void @free(ptr %p)
  call void @minicu.idle(ptr %w)
  br label %good
good:
  ret i32 1
bad:
  ret i32 0
}}
"""
