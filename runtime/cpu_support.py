"""Code that every kernel of the CPU device relies on, as LLVM IR: the scheduler of a block's threads
and the fault guard. It is compiled once per machine and kept on disk.

In the text, `%x = get WORKER.bx %w` loads a slot of a record and `set WORKER.bx %w, %x` stores one.
"""

from __future__ import annotations

import platform

from minicu.lower import host_records as records
from minicu.lower.host_records import expand

#: Where a signal handler finds the program counter and the stack pointer in a ucontext_t (glibc).
_CONTEXT = {"x86_64": (168, 160), "aarch64": (440, 432)}

#: The signal that a time limit sends, and by which one core stops the others. Its number is one of
#: the real-time signals that glibc leaves to programs.
STOP_SIGNAL = 39


def support_ir() -> str:
    """The module's text for this computer. Raises NotImplementedError on an unknown one."""
    machine = platform.machine()
    if machine not in _CONTEXT:
        raise NotImplementedError(f"not supported: the CPU device on {machine}")
    pc, sp = _CONTEXT[machine]
    text = _GUARD.replace("{PC}", str(pc)).replace("{SP}", str(sp)).replace("{STOP}", str(STOP_SIGNAL))
    return expand(_SCHEDULER + text + _SERVICES)


# A block's threads run round robin, warp by warp, each until it waits. A warp wait is over when every
# lane of its mask that has not finished waits at the same site with the same mask; a lane's value is
# copied to `snapshot` before anybody goes on. Lanes that wait without naming a mask (CONVERGE) meet
# those that reached the same site by the time nobody in the warp can run. A block barrier is over when
# all threads that have not finished wait at one site.
_SCHEDULER = f"""
declare void @llvm.coro.resume(ptr)
declare i32 @llvm.cttz.i32(i32, i1)
declare i64 @llvm.umin.i64(i64, i64)
declare i32 @llvm.umin.i32(i32, i32)

; Take blocks until none is left. Returns what minicu.block returns.
define i32 @minicu.run(ptr %w) {{
entry:
  %n = get WORKER.threads %w
  %dx = get WORKER.dx %w
  %dy = get WORKER.dy %w
  %records = get WORKER.records %w
  br label %thread
thread:
  %i = phi i32 [0, %entry], [%i.next, %thread]
  %i64 = zext i32 %i to i64
  %t = getelementptr [{records.THREAD_BYTES} x i8], ptr %records, i64 %i64
  %tx = urem i32 %i, %dx
  %row = udiv i32 %i, %dx
  %ty = urem i32 %row, %dy
  %tz = udiv i32 %row, %dy
  set THREAD.tx %t, %tx
  set THREAD.ty %t, %ty
  set THREAD.tz %t, %tz
  set THREAD.linear %t, %i
  set THREAD.block %t, %w
  %i.next = add i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %thread, label %start
start:
  %launch = get WORKER.launch %w
  %count = get LAUNCH.count %launch
  %chunk = get LAUNCH.chunk %launch
  %gx.32 = get LAUNCH.gx %launch
  %gy.32 = get LAUNCH.gy %launch
  %gx = zext i32 %gx.32 to i64
  %gy = zext i32 %gy.32 to i64
  %next = getelementptr i8, ptr %launch, i64 {records.LAUNCH["next"].offset}
  br label %take
take:
  %first = atomicrmw add ptr %next, i64 %chunk monotonic
  %some = icmp ult i64 %first, %count
  br i1 %some, label %chunk.start, label %done
chunk.start:
  %end.0 = add i64 %first, %chunk
  %end = call i64 @llvm.umin.i64(i64 %end.0, i64 %count)
  br label %block
block:
  %b = phi i64 [%first, %chunk.start], [%b.next, %fine]
  %bx.64 = urem i64 %b, %gx
  %plane = udiv i64 %b, %gx
  %by.64 = urem i64 %plane, %gy
  %bz.64 = udiv i64 %plane, %gy
  %bx = trunc i64 %bx.64 to i32
  %by = trunc i64 %by.64 to i32
  %bz = trunc i64 %bz.64 to i32
  set WORKER.bx %w, %bx
  set WORKER.by %w, %by
  set WORKER.bz %w, %bz
  set WORKER.number %w, %b
  %error = call i32 @minicu.block(ptr %w)
  %ok = icmp eq i32 %error, 0
  br i1 %ok, label %fine, label %failed
fine:
  %b.next = add nuw i64 %b, 1
  %again = icmp ult i64 %b.next, %end
  br i1 %again, label %block, label %take
failed:
  set WORKER.error %w, %error
  store atomic i64 4611686018427387904, ptr %next monotonic, align 8  ; nobody takes a further block
  ret i32 %error
done:
  ret i32 0
}}

; Run one block: 0, or one of the errors of host_records.
define internal i32 @minicu.block(ptr %w) noinline {{
entry:
  %live = alloca i32
  %at = alloca i32
  %ones = alloca i32
  %site = alloca i32
  %first = alloca i32
  %exited = alloca i32
  %again = alloca i1
  %waiting = alloca i32
  %converging = alloca i32
  %finished = alloca i32
  %yielded = alloca i1
  %ballot = alloca i32
  %rest = alloca i32
  %fits = alloca i1
  %records = get WORKER.records %w
  %snapshot = get WORKER.snapshot %w
  %strict = get WORKER.strict %w
  %n = get WORKER.threads %w
  %ramp = get WORKER.ramp %w
  %frames = get WORKER.frames %w
  %exits = get WORKER.exits %w
  %can.exit = icmp ne i32 %exits, 0
  store i32 %n, ptr %live
  br label %create
create:
  %c = phi i32 [0, %entry], [%c.next, %created]
  %c64 = zext i32 %c to i64
  %ct = getelementptr [{records.THREAD_BYTES} x i8], ptr %records, i64 %c64
  set THREAD.state %ct, {records.READY}
  set THREAD.fell %ct, 0
  %handle = call ptr %ramp(ptr %ct)
  %no.frame = icmp eq ptr %handle, null
  br i1 %no.frame, label %e.frame, label %created
created:
  set THREAD.handle %ct, %handle
  %c.next = add i32 %c, 1
  %c.more = icmp ult i32 %c.next, %n
  br i1 %c.more, label %create, label %threads
e.frame:
  set WORKER.frames %w, %frames
  ret i32 {records.NO_FRAME}
threads:
  set WORKER.frames %w, %frames        ; the next block uses the same memory
  br label %round

round:                                 ; until every thread waits for the block, or has finished
  store i1 false, ptr %yielded
  br label %warp
warp:
  %lane0 = phi i32 [0, %round], [%lane0.next, %warp.next]
  %left = sub i32 %n, %lane0
  %lanes = call i32 @llvm.umin.i32(i32 %left, i32 32)
  br label %pass
pass:
  store i1 false, ptr %again
  store i32 0, ptr %waiting
  store i32 0, ptr %converging
  store i32 0, ptr %finished
  br label %lane
lane:
  %l = phi i32 [0, %pass], [%l.next, %lane.next]
  %bit = shl i32 1, %l
  %x.i = add i32 %lane0, %l
  %x.i64 = zext i32 %x.i to i64
  %x = getelementptr [{records.THREAD_BYTES} x i8], ptr %records, i64 %x.i64
  %x.state = get THREAD.state %x
  %ready = icmp eq i32 %x.state, {records.READY}
  br i1 %ready, label %resume, label %look
resume:
  set WORKER.running %w, %x.i
  %x.handle = get THREAD.handle %x
  br i1 %can.exit, label %resume.exit, label %resume.plain
resume.exit:
  call void @minicu.resume(ptr %w, ptr %x)
  br label %look
resume.plain:
  call void @llvm.coro.resume(ptr %x.handle)
  br label %look
look:
  %x.now = get THREAD.state %x
  switch i32 %x.now, label %lane.next [i32 {records.WARP}, label %is.warp
                                       i32 {records.CONVERGE}, label %is.converge
                                       i32 {records.YIELD}, label %is.yield
                                       i32 {records.DONE}, label %is.done]
is.warp:
  %w0 = load i32, ptr %waiting
  %w1 = or i32 %w0, %bit
  store i32 %w1, ptr %waiting
  br label %lane.next
is.converge:
  %g0 = load i32, ptr %converging
  %g1 = or i32 %g0, %bit
  store i32 %g1, ptr %converging
  br label %lane.next
is.yield:                              ; gave way to the others: goes on in the next round
  set THREAD.state %x, {records.READY}
  store i1 true, ptr %yielded
  br label %lane.next
is.done:
  %d0 = load i32, ptr %finished
  %d1 = or i32 %d0, %bit
  store i32 %d1, ptr %finished
  br label %lane.next
lane.next:
  %l.next = add i32 %l, 1
  %l.more = icmp ult i32 %l.next, %lanes
  br i1 %l.more, label %lane, label %masks

masks:                                 ; which masks are complete?
  %wait.0 = load i32, ptr %waiting
  %none = icmp eq i32 %wait.0, 0
  br i1 %none, label %masks.done, label %mask
mask:
  %m.lane = call i32 @llvm.cttz.i32(i32 %wait.0, i1 true)
  %m.i = add i32 %lane0, %m.lane
  %m.i64 = zext i32 %m.i to i64
  %m.t = getelementptr [{records.THREAD_BYTES} x i8], ptr %records, i64 %m.i64
  %m.mask = get THREAD.mask %m.t
  %m.site = get THREAD.site %m.t
  %short = icmp ult i32 %lanes, 32     ; lanes past the end of the block do not exist
  %exist.1 = shl i32 1, %lanes
  %exist.2 = sub i32 %exist.1, 1
  %exist = select i1 %short, i32 %exist.2, i32 -1
  %m.exist = and i32 %m.mask, %exist
  %gone = load i32, ptr %finished
  %not.gone = xor i32 %gone, -1
  %lenient = icmp eq i32 %strict, 0
  %count.gone = select i1 %lenient, i32 %not.gone, i32 -1
  %m.want = and i32 %m.exist, %count.gone
  %m.self = lshr i32 %m.want, %m.lane
  %m.has = trunc i32 %m.self to i1
  store i1 %m.has, ptr %fits
  store i32 %m.want, ptr %rest
  br label %member
member:
  %r = load i32, ptr %rest
  %r.none = icmp eq i32 %r, 0
  br i1 %r.none, label %decide, label %check
check:
  %k = call i32 @llvm.cttz.i32(i32 %r, i1 true)
  %r.minus = sub i32 %r, 1
  %r.next = and i32 %r, %r.minus
  store i32 %r.next, ptr %rest
  %k.i = add i32 %lane0, %k
  %k.i64 = zext i32 %k.i to i64
  %k.t = getelementptr [{records.THREAD_BYTES} x i8], ptr %records, i64 %k.i64
  %k.state = get THREAD.state %k.t
  %k.site = get THREAD.site %k.t
  %k.mask = get THREAD.mask %k.t
  %same.state = icmp eq i32 %k.state, {records.WARP}
  %same.site = icmp eq i32 %k.site, %m.site
  %same.mask = icmp eq i32 %k.mask, %m.mask
  %s1 = and i1 %same.state, %same.site
  %s2 = and i1 %s1, %same.mask
  %s0 = load i1, ptr %fits
  %s3 = and i1 %s0, %s2
  store i1 %s3, ptr %fits
  br label %member
decide:
  %complete = load i1, ptr %fits
  br i1 %complete, label %release.mask, label %keep.waiting
release.mask:
  call void @minicu.release(ptr %w, ptr %records, ptr %snapshot, i32 %lane0, i32 %m.want)
  %not.want = xor i32 %m.want, -1
  %wait.1 = and i32 %wait.0, %not.want
  store i32 %wait.1, ptr %waiting
  store i1 true, ptr %again
  br label %masks
keep.waiting:
  %wait.minus = sub i32 %wait.0, 1
  %wait.2 = and i32 %wait.0, %wait.minus
  store i32 %wait.2, ptr %waiting
  br label %masks

masks.done:
  %go = load i1, ptr %again
  br i1 %go, label %pass, label %converge
converge:                              ; nobody can run: lanes at one site with CONVERGE meet
  %cv = load i32, ptr %converging
  %cv.none = icmp eq i32 %cv, 0
  br i1 %cv.none, label %warp.next, label %gather.start
gather.start:
  %cv.lane = call i32 @llvm.cttz.i32(i32 %cv, i1 true)
  %cv.i = add i32 %lane0, %cv.lane
  %cv.i64 = zext i32 %cv.i to i64
  %cv.t = getelementptr [{records.THREAD_BYTES} x i8], ptr %records, i64 %cv.i64
  %cv.site = get THREAD.site %cv.t
  store i32 0, ptr %ballot
  store i32 %cv, ptr %rest
  br label %gather
gather:
  %q = load i32, ptr %rest
  %q.none = icmp eq i32 %q, 0
  br i1 %q.none, label %gathered, label %gather.one
gather.one:
  %q.lane = call i32 @llvm.cttz.i32(i32 %q, i1 true)
  %q.minus = sub i32 %q, 1
  %q.next = and i32 %q, %q.minus
  store i32 %q.next, ptr %rest
  %q.i = add i32 %lane0, %q.lane
  %q.i64 = zext i32 %q.i to i64
  %q.t = getelementptr [{records.THREAD_BYTES} x i8], ptr %records, i64 %q.i64
  %q.site = get THREAD.site %q.t
  %q.same = icmp eq i32 %q.site, %cv.site
  %q.one = zext i1 %q.same to i32
  %q.bit = shl i32 %q.one, %q.lane
  %group.0 = load i32, ptr %ballot
  %group.1 = or i32 %group.0, %q.bit
  store i32 %group.1, ptr %ballot
  br label %gather
gathered:
  %group = load i32, ptr %ballot
  call void @minicu.meet(ptr %records, i32 %lane0, i32 %group)
  call void @minicu.release(ptr %w, ptr %records, ptr %snapshot, i32 %lane0, i32 %group)
  br label %pass

warp.next:
  %lane0.next = add i32 %lane0, 32
  %w.more = icmp ult i32 %lane0.next, %n
  br i1 %w.more, label %warp, label %gather.block

gather.block:                          ; everybody waits, gave way, or has finished
  %y = load i1, ptr %yielded
  br i1 %y, label %round, label %survey.start
survey.start:
  store i32 0, ptr %at
  store i32 0, ptr %ones
  store i32 0, ptr %site
  store i32 0, ptr %first
  store i32 -1, ptr %exited
  br label %survey
survey:
  %v = phi i32 [0, %survey.start], [%v.next, %survey.next]
  %v64 = zext i32 %v to i64
  %vt = getelementptr [{records.THREAD_BYTES} x i8], ptr %records, i64 %v64
  %v.state = get THREAD.state %vt
  switch i32 %v.state, label %v.bar [i32 {records.DONE}, label %v.done
                                     i32 {records.WARP}, label %v.warp]
v.done:                                ; one that ran off the end missed the barrier; `return` is leave
  %v.fell = get THREAD.fell %vt
  %v.missed = icmp ne i32 %v.fell, 0
  br i1 %v.missed, label %v.note, label %survey.next
v.note:
  store i32 %v, ptr %exited
  br label %survey.next
v.warp:
  %vw.site = get THREAD.site %vt
  %vw.mask = get THREAD.mask %vt
  set WORKER.thread_a %w, %v
  set WORKER.site_a %w, %vw.site
  set WORKER.site_b %w, %vw.mask
  ret i32 {records.WARP_MISMATCH}
v.bar:
  %v.site = get THREAD.site %vt
  %v.mask = get THREAD.mask %vt
  %at.0 = load i32, ptr %at
  %at.1 = add i32 %at.0, 1
  store i32 %at.1, ptr %at
  %v.first = icmp eq i32 %at.0, 0
  br i1 %v.first, label %v.take, label %v.compare
v.take:
  store i32 %v.site, ptr %site
  store i32 %v, ptr %first
  br label %v.count
v.compare:
  %site.0 = load i32, ptr %site
  %v.same = icmp eq i32 %v.site, %site.0
  br i1 %v.same, label %v.count, label %v.diverged
v.diverged:
  %first.0 = load i32, ptr %first
  set WORKER.site_a %w, %site.0
  set WORKER.site_b %w, %v.site
  set WORKER.thread_a %w, %first.0
  set WORKER.thread_b %w, %v
  ret i32 {records.DIVERGED}
v.count:
  %v.value = get THREAD.value %vt
  %v.one = icmp ne i64 %v.value, 0
  %v.add = zext i1 %v.one to i32
  %ones.0 = load i32, ptr %ones
  %ones.1 = add i32 %ones.0, %v.add
  store i32 %ones.1, ptr %ones
  set THREAD.state %vt, {records.READY}
  br label %survey.next
survey.next:
  %v.next = add i32 %v, 1
  %v.more = icmp ult i32 %v.next, %n
  br i1 %v.more, label %survey, label %verdict
verdict:
  %total = load i32, ptr %at
  %nobody = icmp eq i32 %total, 0
  br i1 %nobody, label %finish, label %somebody
finish:
  ret i32 0
somebody:
  %ex = load i32, ptr %exited
  %ex.any = icmp sge i32 %ex, 0
  %live.0 = load i32, ptr %live
  %fewer = icmp ne i32 %total, %live.0
  %strict.on = icmp ne i32 %strict, 0
  %bad.strict = and i1 %fewer, %strict.on
  %bad = or i1 %bad.strict, %ex.any
  br i1 %bad, label %v.exited, label %release.block
v.exited:
  %site.1 = load i32, ptr %site
  %first.1 = load i32, ptr %first
  set WORKER.site_a %w, %site.1
  set WORKER.thread_a %w, %first.1
  set WORKER.thread_b %w, %ex
  ret i32 {records.EXITED}
release.block:
  %ones.2 = load i32, ptr %ones
  %every = icmp eq i32 %ones.2, %total
  %every.32 = zext i1 %every to i32
  %one = icmp ne i32 %ones.2, 0
  %one.32 = zext i1 %one to i32
  store i32 %total, ptr %live
  set WORKER.count %w, %ones.2
  set WORKER.all %w, %every.32
  set WORKER.any %w, %one.32
  %epoch = get WORKER.epoch %w
  %epoch.next = add i32 %epoch, 1
  set WORKER.epoch %w, %epoch.next
  br label %round
}}

; Run a thread that may end anywhere (minicu.exit).
define internal void @minicu.resume(ptr %w, ptr %t) noinline {{
entry:
  %leave = getelementptr i8, ptr %w, i64 {records.WORKER["leave"].offset}
  %r = call i32 @__sigsetjmp(ptr %leave, i32 0) returns_twice
  %first = icmp eq i32 %r, 0
  br i1 %first, label %run, label %ended
run:
  %handle = get THREAD.handle %t
  call void @llvm.coro.resume(ptr %handle)
  ret void
ended:
  set THREAD.state %t, {records.DONE}
  ret void
}}

; The lanes `want` of a warp go on: each sees the others' values in the snapshot, and their ballot.
define internal void @minicu.release(ptr %w, ptr %records, ptr %snapshot, i32 %lane0, i32 %want)
    alwaysinline {{
entry:
  %epochs = get WORKER.warp_epochs %w
  %warp = lshr i32 %lane0, 5
  %warp.64 = zext i32 %warp to i64
  %p.epoch = getelementptr i32, ptr %epochs, i64 %warp.64
  %epoch = load i32, ptr %p.epoch, align 4
  %epoch.next = add i32 %epoch, 1
  store i32 %epoch.next, ptr %p.epoch, align 4
  br label %first.next
first.next:
  %r = phi i32 [%want, %entry], [%r.next, %first]
  %votes = phi i32 [0, %entry], [%votes.next, %first]
  %r.none = icmp eq i32 %r, 0
  br i1 %r.none, label %second.next, label %first
first:
  %k = call i32 @llvm.cttz.i32(i32 %r, i1 true)
  %r.minus = sub i32 %r, 1
  %r.next = and i32 %r, %r.minus
  %i = add i32 %lane0, %k
  %i64 = zext i32 %i to i64
  %t = getelementptr [{records.THREAD_BYTES} x i8], ptr %records, i64 %i64
  %value = get THREAD.value %t
  %s = getelementptr i64, ptr %snapshot, i64 %i64
  store i64 %value, ptr %s, align 8
  %one = icmp ne i64 %value, 0
  %one.32 = zext i1 %one to i32
  %vote = shl i32 %one.32, %k
  %votes.next = or i32 %votes, %vote
  set THREAD.state %t, {records.READY}
  br label %first.next
second.next:
  %q = phi i32 [%want, %first.next], [%q.next, %second]
  %q.none = icmp eq i32 %q, 0
  br i1 %q.none, label %done, label %second
second:
  %j = call i32 @llvm.cttz.i32(i32 %q, i1 true)
  %q.minus = sub i32 %q, 1
  %q.next = and i32 %q, %q.minus
  %ji = add i32 %lane0, %j
  %ji64 = zext i32 %ji to i64
  %jt = getelementptr [{records.THREAD_BYTES} x i8], ptr %records, i64 %ji64
  set THREAD.result %jt, %votes
  set THREAD.mask %jt, %want
  br label %second.next
done:
  ret void
}}

; Tell the lanes of `group` who met: their masks.
define internal void @minicu.meet(ptr %records, i32 %lane0, i32 %group) {{
entry:
  br label %next
next:
  %r = phi i32 [%group, %entry], [%r.next, %one]
  %none = icmp eq i32 %r, 0
  br i1 %none, label %done, label %one
one:
  %k = call i32 @llvm.cttz.i32(i32 %r, i1 true)
  %r.minus = sub i32 %r, 1
  %r.next = and i32 %r, %r.minus
  %i = add i32 %lane0, %k
  %i64 = zext i32 %i to i64
  %t = getelementptr [{records.THREAD_BYTES} x i8], ptr %records, i64 %i64
  set THREAD.mask %t, %group
  br label %next
done:
  ret void
}}
"""

# The Worker record of an OS thread that runs a kernel is found by pthread_getspecific. A fault leaves
# the kernel by siglongjmp. sigsetjmp without the mask, and SA_NODEFER: no system call. Handlers stay
# installed after the first launch (installing six costs more than a launch); a fault elsewhere gets
# the handler that was there before.
_GUARD = f"""
@minicu.key = global i32 0, align 4
; All signals that the guard handles; and those for which others like to install handlers as well.
@minicu.signals = global [7 x i32] [i32 11, i32 7, i32 8, i32 4, i32 6, i32 {{STOP}}, i32 0], align 4
@minicu.watched = internal constant [3 x i32] [i32 11, i32 2, i32 0], align 4
@minicu.default = internal constant [152 x i8] zeroinitializer, align 16
@minicu.gone = internal global [65 x i32] zeroinitializer, align 4
@minicu.old = internal global [65 x [152 x i8]] zeroinitializer, align 16
declare i32 @__sigsetjmp(ptr, i32) returns_twice
declare void @siglongjmp(ptr, i32) noreturn
declare i32 @sigaction(i32, ptr, ptr)
declare i32 @sigaltstack(ptr, ptr)
declare ptr @pthread_getspecific(i32)
declare i32 @pthread_setspecific(i32, ptr)
declare i32 @timer_create(i32, ptr, ptr)
declare i32 @timer_settime(ptr, i32, ptr, ptr)
declare i32 @timer_delete(ptr)
declare i32 @gettid()
declare i32 @raise(i32)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define internal void @minicu.handler(i32 %sig, ptr %info, ptr %uc) {{
entry:
  %key = load i32, ptr @minicu.key, align 4
  %w = call ptr @pthread_getspecific(i32 %key)
  %o = getelementptr [152 x i8], ptr @minicu.old, i32 %sig
  %stranger = icmp eq ptr %w, null
  %interrupt = icmp eq i32 %sig, 2
  br i1 %stranger, label %chain, label %mine
chain:                                    ; a thread that runs no kernel
  br i1 %interrupt, label %python, label %uninstall
uninstall:
  %late = icmp eq i32 %sig, {{STOP}}      ; a stop that came after the kernel's end
  br i1 %late, label %ignored, label %put.back
put.back:                                 ; the old action back, and let the fault repeat
  %p.gone = getelementptr i32, ptr @minicu.gone, i32 %sig
  %gone = load i32, ptr %p.gone, align 4
  store i32 1, ptr %p.gone, align 4
  %before = icmp eq i32 %gone, 0
  ; An action that was installed over ours comes back to us when it has done its part: then the default.
  %action = select i1 %before, ptr %o, ptr @minicu.default
  %c = call i32 @sigaction(i32 %sig, ptr %action, ptr null)
  %from = getelementptr i8, ptr %info, i64 8
  %how = load i32, ptr %from, align 4
  %sent = icmp sle i32 %how, 0            ; by kill and its like: nothing repeats that
  br i1 %sent, label %again, label %ignored
again:
  %r = call i32 @raise(i32 %sig)
  ret void
mine:
  br i1 %interrupt, label %python, label %asynchronous
python:                                   ; Ctrl-C: tell Python first (its handler only sets a flag)
  %h = load ptr, ptr %o, align 8
  %h.i = ptrtoint ptr %h to i64
  switch i64 %h.i, label %tell [i64 0, label %default      ; SIG_DFL
                                i64 1, label %ignored]     ; SIG_IGN
default:
  br i1 %stranger, label %put.back, label %async.2
ignored:
  ret void
tell:
  call void %h(i32 %sig, ptr %info, ptr %uc)
  br i1 %stranger, label %ignored, label %async.2
asynchronous:
  %stop = icmp eq i32 %sig, {{STOP}}
  br i1 %stop, label %async.2, label %leave
async.2:                                  ; the C library is at work for the kernel: leave when it is done
  %busy = get WORKER.busy %w
  %is.busy = icmp ne i32 %busy, 0
  br i1 %is.busy, label %later, label %leave
later:
  set WORKER.pending %w, %sig
  ret void
leave:
  set WORKER.signal %w, %sig
  %i.code = getelementptr i8, ptr %info, i64 8
  %code = load i32, ptr %i.code, align 4
  set WORKER.code %w, %code
  %i.addr = getelementptr i8, ptr %info, i64 16
  %addr = load i64, ptr %i.addr, align 8
  set WORKER.address %w, %addr
  %u.pc = getelementptr i8, ptr %uc, i64 {{PC}}
  %pc = load i64, ptr %u.pc, align 8
  set WORKER.pc %w, %pc
  %u.sp = getelementptr i8, ptr %uc, i64 {{SP}}
  %sp = load i64, ptr %u.sp, align 8
  set WORKER.sp %w, %sp
  %jump = getelementptr i8, ptr %w, i64 {records.WORKER["jump"].offset}
  call void @siglongjmp(ptr %jump, i32 1)
  unreachable
}}

; Install the handler for each signal of a zero-terminated list, unless it is there.
define void @minicu.install(ptr %list) {{
entry:
  %sa = alloca [152 x i8], align 16
  %now = alloca [152 x i8], align 16
  call void @llvm.memset.p0.i64(ptr %sa, i8 0, i64 152, i1 false)
  store ptr @minicu.handler, ptr %sa, align 16
  %f = getelementptr i8, ptr %sa, i64 136
  store i32 1207959556, ptr %f, align 8    ; SA_SIGINFO | SA_ONSTACK | SA_NODEFER
  br label %next
next:
  %p = phi ptr [%list, %entry], [%p.next, %step]
  %s = load i32, ptr %p, align 4
  %end = icmp eq i32 %s, 0
  br i1 %end, label %done, label %look
look:
  %r = call i32 @sigaction(i32 %s, ptr null, ptr %now)
  %h = load ptr, ptr %now, align 16
  %there = icmp eq ptr %h, @minicu.handler
  br i1 %there, label %step, label %set
set:
  %o = getelementptr [152 x i8], ptr @minicu.old, i32 %s
  call void @llvm.memcpy.p0.p0.i64(ptr %o, ptr %now, i64 152, i1 false)
  %p.gone = getelementptr i32, ptr @minicu.gone, i32 %s
  store i32 0, ptr %p.gone, align 4
  %r2 = call i32 @sigaction(i32 %s, ptr %sa, ptr null)
  br label %step
step:
  %p.next = getelementptr i32, ptr %p, i64 1
  br label %next
done:
  ret void
}}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; Call fn(w) for at most ns nanoseconds (0: no limit). 0, or the number of the signal that ended it;
; -1 if the kernel itself gave up (minicu.fail).
define i32 @minicu.guarded(ptr %w, ptr %fn, i64 %ns) {{
entry:
  %ss = alloca [24 x i8], align 8
  %ev = alloca [64 x i8], align 8
  %its = alloca [4 x i64], align 8
  %base = get WORKER.stack %w
  %size = get WORKER.stack_bytes %w
  store ptr %base, ptr %ss, align 8
  %ss.f = getelementptr i8, ptr %ss, i64 8
  store i32 0, ptr %ss.f, align 8
  %ss.s = getelementptr i8, ptr %ss, i64 16
  store i64 %size, ptr %ss.s, align 8
  %saved = getelementptr i8, ptr %w, i64 {records.WORKER["saved_stack"].offset}
  %r0 = call i32 @sigaltstack(ptr %ss, ptr %saved)
  %key = load i32, ptr @minicu.key, align 4
  %outer = call ptr @pthread_getspecific(i32 %key)
  set WORKER.outer %w, %outer
  set WORKER.pending %w, 0
  set WORKER.busy %w, 0
  set WORKER.kind %w, 0
  set WORKER.error %w, 0
  call void @minicu.install(ptr @minicu.watched)
  %limited = icmp ne i64 %ns, 0
  br i1 %limited, label %arm, label %mark
arm:
  call void @llvm.memset.p0.i64(ptr %ev, i8 0, i64 64, i1 false)
  %ev.sig = getelementptr i8, ptr %ev, i64 8
  store i32 {{STOP}}, ptr %ev.sig, align 8
  %ev.how = getelementptr i8, ptr %ev, i64 12
  store i32 4, ptr %ev.how, align 4         ; SIGEV_THREAD_ID
  %tid = call i32 @gettid()
  %ev.tid = getelementptr i8, ptr %ev, i64 16
  store i32 %tid, ptr %ev.tid, align 8
  %timer = getelementptr i8, ptr %w, i64 {records.WORKER["timer"].offset}
  %r1 = call i32 @timer_create(i32 1, ptr %ev, ptr %timer)
  call void @llvm.memset.p0.i64(ptr %its, i8 0, i64 32, i1 false)
  %sec = udiv i64 %ns, 1000000000
  %nsec = urem i64 %ns, 1000000000
  %i2 = getelementptr i64, ptr %its, i64 2
  store i64 %sec, ptr %i2, align 8
  %i3 = getelementptr i64, ptr %its, i64 3
  store i64 %nsec, ptr %i3, align 8
  br label %mark
mark:
  %r2 = call i32 @pthread_setspecific(i32 %key, ptr %w)
  %jump = getelementptr i8, ptr %w, i64 {records.WORKER["jump"].offset}
  %r = call i32 @__sigsetjmp(ptr %jump, i32 0) returns_twice
  %first = icmp eq i32 %r, 0
  br i1 %first, label %go, label %bad
go:
  br i1 %limited, label %start, label %call
start:
  %tm = get WORKER.timer %w
  %r3 = call i32 @timer_settime(ptr %tm, i32 0, ptr %its, ptr null)
  br label %call
call:
  %v = call i32 %fn(ptr %w)
  br label %out
bad:
  %p.sig = getelementptr i8, ptr %w, i64 {records.WORKER["signal"].offset}
  %sig = load volatile i32, ptr %p.sig, align 4
  br label %out
out:
  %code = phi i32 [0, %call], [%sig, %bad]
  %outer.2 = get WORKER.outer %w
  %key.2 = load i32, ptr @minicu.key, align 4
  %r5 = call i32 @pthread_setspecific(i32 %key.2, ptr %outer.2)    ; first: a late tick is then ignored
  br i1 %limited, label %disarm, label %back
disarm:
  %tm.2 = get WORKER.timer %w
  %r4 = call i32 @timer_delete(ptr %tm.2)
  br label %back
back:
  %saved.2 = getelementptr i8, ptr %w, i64 {records.WORKER["saved_stack"].offset}
  %r6 = call i32 @sigaltstack(ptr %saved.2, ptr null)
  ret i32 %code
}}
"""

# What kernels call. `%b` is a Worker record, or a kernel's copy of one; the real one is its `self`.
_SERVICES = f"""
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
  %fresh = icmp ne i64 %r.epoch, %now
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
; `length` bytes were written (or would have been: then there was no room, and nothing is kept).
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
  call void @minicu.idle(ptr %w)
  ret i32 %length
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
  %p = getelementptr i8, ptr %user, i64 -16
  %p.mark = getelementptr i8, ptr %p, i64 8
  %mark = load i64, ptr %p.mark, align 1
  %ours = icmp eq i64 %mark, 7813847632179818089
  br i1 %ours, label %release, label %bad
release:
  %size = load i64, ptr %p, align 8
  store i64 0, ptr %p.mark, align 8
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
