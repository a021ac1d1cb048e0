"""The scheduler of the CPU device, as LLVM IR: see cpu_support."""

from __future__ import annotations

from minicu.lower.host import records

# A block's threads run round robin, warp by warp, each until it waits. A warp wait is over when every
# lane of its mask that has not finished waits at the same site with the same mask; a lane's value is
# copied to `snapshot` before anybody goes on. Lanes that wait without naming a mask (CONVERGE) meet
# those that reached the same site by the time nobody in the warp can run. A block barrier is over when
# all threads that have not finished wait at one site.
SCHEDULER = f"""
declare i32 @__sigsetjmp(ptr, i32) returns_twice
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
  set THREAD.path %t, 0
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
  %step = get WORKER.step %w
  %in.regions = icmp ne ptr %step, null
  store i32 %n, ptr %live
  br i1 %in.regions, label %together, label %create
together:
  %together.error = call i32 @minicu.lockstep(ptr %w, i1 true)
  %together.apart = icmp eq i32 %together.error, -1
  br i1 %together.apart, label %round, label %together.done
together.done:
  ret i32 %together.error
create:
  %c = phi i32 [0, %entry], [%c.next, %created]
  %c64 = zext i32 %c to i64
  %ct = getelementptr [{records.THREAD_BYTES} x i8], ptr %records, i64 %c64
  set THREAD.state %ct, {records.READY}
  set THREAD.fell %ct, 0
  set THREAD.path %ct, 0
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
  br i1 %in.regions, label %resume.region, label %resume.coroutine
resume.region:
  call void @minicu.advance(ptr %w, ptr %x)
  br label %look
resume.coroutine:
  call void @llvm.coro.resume(ptr %x.handle)
  br label %look
look:
  %x.now = get THREAD.state %x
  switch i32 %x.now, label %lane.next [i32 {records.WARP}, label %is.warp
                                       i32 {records.CONVERGE}, label %is.converge
                                       i32 {records.STEP}, label %is.converge
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
  %cv.path = get THREAD.path %cv.t
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
  %q.path = get THREAD.path %q.t
  %q.same.site = icmp eq i32 %q.site, %cv.site
  %q.same.path = icmp eq i32 %q.path, %cv.path
  %q.same = and i1 %q.same.site, %q.same.path
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
  br i1 %in.regions, label %again.together, label %round
again.together:
  %again.error = call i32 @minicu.lockstep(ptr %w, i1 false)
  %again.apart = icmp eq i32 %again.error, -1
  br i1 %again.apart, label %round, label %again.done
again.done:
  ret i32 %again.error
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
