"""How the threads of a block go through the regions of a kernel together, as LLVM IR: see cpu_support."""

from __future__ import annotations

from minicu.lower.host import records
from minicu.lower.host.regions import MASKED, VALUED, VOTES

# A kernel in regions (`lower/host/regions`) has a table: how many regions, bytes of the frames for each
# thread, whether warps advance by themselves; from byte 16 on, for each region, what leads into it: state,
# site, mask, flags. `step(w, region, first, last)` takes threads through one region and returns the next
# one's number, that of an end (count: left, count + 1: ran off), or -1 where they do not agree: then `next`
# at the start of the frames has each thread's. Behind it lie the masks and the values that threads bring to
# a wait.
#
# As long as the threads of a block agree, all of them go on at once; where warps wait for themselves, a warp
# at a time. Where threads of a warp do not agree, the records are filled as if each thread had come by
# itself, and the scheduler goes on with single threads, until a barrier of the block is complete.
LOCKSTEP = f"""
; 0: the block has finished. -1: its threads go on one by one. Else an error of the records.
define internal i32 @minicu.lockstep(ptr %w, i1 %fresh) noinline {{
entry:
  %live = alloca [32 x i32], align 64            ; lanes of each warp that have not finished
  %at = alloca [32 x i32], align 64              ; where each warp is, behind this many of them
  %fell = alloca i32
  %region = alloca i32
  %full = alloca i1
  %n = get WORKER.threads %w
  %step = get WORKER.step %w
  %table = get WORKER.table %w
  %next = get WORKER.frames %w
  %records = get WORKER.records %w
  %count = load i32, ptr %table, align 4
  %bytes.at = getelementptr i32, ptr %table, i64 1
  %bytes = load i32, ptr %bytes.at, align 4
  %warps.at = getelementptr i32, ptr %table, i64 2
  %by.warps = load i32, ptr %warps.at, align 4
  %n.up = add i32 %n, 63
  %n.64 = and i32 %n.up, -64
  %stride = zext i32 %n.64 to i64
  %w.up = add i32 %n, 31
  %warps = lshr i32 %w.up, 5
  %values.at = mul i64 %stride, 8
  %values = getelementptr i8, ptr %next, i64 %values.at
  store i32 0, ptr %fell
  br i1 %fresh, label %begin, label %survey
begin:
  %end = get WORKER.frames_end %w
  %bytes.64 = zext i32 %bytes to i64
  %size = mul i64 %bytes.64, %stride
  %last = getelementptr i8, ptr %next, i64 %size
  %fits = icmp ule ptr %last, %end
  br i1 %fits, label %alive, label %no.frame
no.frame:
  ret i32 {records.NO_FRAME}
alive:
  %a = phi i32 [0, %begin], [%a.next, %alive]
  %a.first = shl i32 %a, 5
  %a.left = sub i32 %n, %a.first
  %a.short = icmp ult i32 %a.left, 32
  %a.bit = shl i32 1, %a.left
  %a.some = sub i32 %a.bit, 1
  %a.mask = select i1 %a.short, i32 %a.some, i32 -1
  %a.at = getelementptr i32, ptr %live, i32 %a
  store i32 %a.mask, ptr %a.at, align 4
  %a.next = add i32 %a, 1
  %a.more = icmp ult i32 %a.next, %warps
  br i1 %a.more, label %alive, label %started
started:
  store i32 0, ptr %region
  store i1 true, ptr %full
  br label %go

survey:                                ; the scheduler made all threads ready: do they agree?
  store i1 true, ptr %full
  store i32 -1, ptr %region
  call void @llvm.memset.p0.i64(ptr %live, i8 0, i64 128, i1 false)
  br label %look
look:
  %t = phi i32 [0, %survey], [%t.next, %look.next]
  %t.64 = zext i32 %t to i64
  %t.record = getelementptr [{records.THREAD_BYTES} x i8], ptr %records, i64 %t.64
  %t.state = get THREAD.state %t.record
  %t.done = icmp eq i32 %t.state, {records.DONE}
  br i1 %t.done, label %look.done, label %look.alive
look.done:
  store i1 false, ptr %full
  br label %look.next
look.alive:
  %t.warp = lshr i32 %t, 5
  %t.lane = and i32 %t, 31
  %t.bit = shl i32 1, %t.lane
  %t.at = getelementptr i32, ptr %live, i32 %t.warp
  %t.live = load i32, ptr %t.at, align 4
  %t.live.1 = or i32 %t.live, %t.bit
  store i32 %t.live.1, ptr %t.at, align 4
  %t.next.at = getelementptr i32, ptr %next, i64 %t.64
  %t.region = load i32, ptr %t.next.at, align 4
  %t.agreed = load i32, ptr %region
  %t.none = icmp eq i32 %t.agreed, -1
  %t.same = icmp eq i32 %t.agreed, %t.region
  %t.fine = or i1 %t.none, %t.same
  store i32 %t.region, ptr %region
  br i1 %t.fine, label %look.next, label %one.by.one
look.next:
  %t.next = add i32 %t, 1
  %t.more = icmp ult i32 %t.next, %n
  br i1 %t.more, label %look, label %looked
looked:
  %found = load i32, ptr %region
  %nobody = icmp eq i32 %found, -1
  br i1 %nobody, label %finished, label %go
one.by.one:
  ret i32 -1

go:                                    ; all live threads are at `region`
  %r = load i32, ptr %region
  %is.full = load i1, ptr %full
  %whole = icmp eq i32 %by.warps, 0
  %at.once = and i1 %is.full, %whole
  br i1 %at.once, label %block, label %warp.start
block:
  call void @minicu.begin(ptr %w, i32 %r, i32 0, i32 %n)
  %s = call i32 %step(ptr %w, i32 %r, i32 0, i32 %n)
  %s.differ = icmp slt i32 %s, 0
  br i1 %s.differ, label %warp.start, label %block.agreed
block.agreed:
  store i32 %s, ptr %region
  %s.end = icmp uge i32 %s, %count
  br i1 %s.end, label %finished, label %block.entry
block.entry:
  %s.at = call ptr @minicu.entry(ptr %table, i32 %s)
  %s.state = load i32, ptr %s.at, align 4
  %s.bar = icmp eq i32 %s.state, {records.BARRIER}
  br i1 %s.bar, label %complete, label %go
warp.start:
  %ran = phi i1 [false, %go], [true, %block]
  br label %warp
warp:
  %i = phi i32 [0, %warp.start], [%i.next, %warp.next]
  %i.at = getelementptr i32, ptr %live, i32 %i
  %i.live = load i32, ptr %i.at, align 4
  %i.gone = icmp eq i32 %i.live, 0
  br i1 %i.gone, label %warp.next, label %warp.run
warp.run:
  %i.s = call i32 @minicu.warp(ptr %w, i32 %i, i32 %r, ptr %i.at, i1 %ran, ptr %fell, ptr %full)
  %i.where = getelementptr i32, ptr %at, i32 %i
  store i32 %i.s, ptr %i.where, align 4
  %i.diverged = icmp eq i32 %i.s, -1
  br i1 %i.diverged, label %diverged, label %warp.next
warp.next:
  %i.next = add i32 %i, 1
  %i.more = icmp ult i32 %i.next, %warps
  br i1 %i.more, label %warp, label %combine
diverged:                              ; those behind have not run, or each thread's `next` says where it is
  %i.after = add i32 %i, 1
  br label %apart
combine:                               ; every warp waits for the block, or has finished
  store i32 -1, ptr %region
  br label %join
join:
  %j = phi i32 [0, %combine], [%j.next, %join.next]
  %j.live.at = getelementptr i32, ptr %live, i32 %j
  %j.live = load i32, ptr %j.live.at, align 4
  %j.gone = icmp eq i32 %j.live, 0
  br i1 %j.gone, label %join.next, label %join.look
join.look:
  %j.at = getelementptr i32, ptr %at, i32 %j
  %j.s = load i32, ptr %j.at, align 4
  %j.agreed = load i32, ptr %region
  %j.none = icmp eq i32 %j.agreed, -1
  %j.same = icmp eq i32 %j.agreed, %j.s
  %j.fine = or i1 %j.none, %j.same
  store i32 %j.s, ptr %region
  br i1 %j.fine, label %join.next, label %apart
join.next:
  %j.next = add i32 %j, 1
  %j.more = icmp ult i32 %j.next, %warps
  br i1 %j.more, label %join, label %joined
joined:
  %joint = load i32, ptr %region
  %all.gone = icmp eq i32 %joint, -1
  br i1 %all.gone, label %finished, label %missed
missed:                                ; did somebody run off the end while others wait?
  %fallen = load i32, ptr %fell
  %all.there = icmp eq i32 %fallen, 0
  br i1 %all.there, label %complete, label %apart

complete:                              ; a barrier of the block
  %c = load i32, ptr %region
  %c.at = call ptr @minicu.entry(ptr %table, i32 %c)
  %c.flags.at = getelementptr i32, ptr %c.at, i64 3
  %c.flags = load i32, ptr %c.flags.at, align 4
  %c.valued = and i32 %c.flags, {VALUED}
  %c.plain = icmp eq i32 %c.valued, 0
  br i1 %c.plain, label %zeros, label %total
zeros:                                 ; nobody brings anything, or all bring a constant 0
  set WORKER.count %w, 0
  set WORKER.all %w, 0
  set WORKER.any %w, 0
  br label %go
total:
  %v = phi i32 [0, %complete], [%v.next, %total]
  %ones = phi i32 [0, %complete], [%ones.next, %total]
  %here = phi i32 [0, %complete], [%here.next, %total]
  %v.64 = zext i32 %v to i64
  %v.warp = lshr i32 %v, 5
  %v.live.at = getelementptr i32, ptr %live, i32 %v.warp
  %v.live = load i32, ptr %v.live.at, align 4
  %v.lane = and i32 %v, 31
  %v.shifted = lshr i32 %v.live, %v.lane
  %v.here = and i32 %v.shifted, 1
  %v.at = getelementptr i64, ptr %values, i64 %v.64
  %v.value = load i64, ptr %v.at, align 8
  %v.true = icmp ne i64 %v.value, 0
  %v.one = zext i1 %v.true to i32
  %v.counts = and i32 %v.one, %v.here
  %ones.next = add i32 %ones, %v.counts
  %here.next = add i32 %here, %v.here
  %v.next = add i32 %v, 1
  %v.more = icmp ult i32 %v.next, %n
  br i1 %v.more, label %total, label %reduced
reduced:
  %every = icmp eq i32 %ones.next, %here.next
  %every.32 = zext i1 %every to i32
  %any = icmp ne i32 %ones.next, 0
  %any.32 = zext i1 %any to i32
  set WORKER.count %w, %ones.next
  set WORKER.all %w, %every.32
  set WORKER.any %w, %any.32
  br label %go
finished:
  ret i32 0

apart:                                 ; fill the records: warps before `until` have run
  %until = phi i32 [%i.after, %diverged], [%warps, %join.look], [%warps, %missed]
  br label %fill
fill:
  %f = phi i32 [0, %apart], [%f.next, %fill.next]
  %f.64 = zext i32 %f to i64
  %f.warp = lshr i32 %f, 5
  %f.lane = and i32 %f, 31
  %f.live.at = getelementptr i32, ptr %live, i32 %f.warp
  %f.live = load i32, ptr %f.live.at, align 4
  %f.shifted = lshr i32 %f.live, %f.lane
  %f.here = trunc i32 %f.shifted to i1
  %f.has.run = icmp ult i32 %f.warp, %until
  %f.known = or i1 %f.has.run, %ran
  %f.record = getelementptr [{records.THREAD_BYTES} x i8], ptr %records, i64 %f.64
  %f.next.at = getelementptr i32, ptr %next, i64 %f.64
  br i1 %f.here, label %fill.live, label %fill.known
fill.live:
  br i1 %f.has.run, label %fill.agreed, label %fill.waiting
fill.agreed:
  %f.where = getelementptr i32, ptr %at, i32 %f.warp
  %f.s = load i32, ptr %f.where, align 4
  %f.agreed = icmp ne i32 %f.s, -1
  br i1 %f.agreed, label %fill.set, label %fill.known
fill.set:
  store i32 %f.s, ptr %f.next.at, align 4
  br label %fill.known
fill.waiting:
  br i1 %f.known, label %fill.known, label %fill.ready
fill.ready:                            ; it has yet to run `region`
  store i32 %r, ptr %f.next.at, align 4
  set THREAD.state %f.record, {records.READY}
  br label %fill.next
fill.known:
  call void @minicu.arrive(ptr %w, ptr %f.record, i64 %f.64)
  br label %fill.next
fill.next:
  %f.next = add i32 %f, 1
  %f.more = icmp ult i32 %f.next, %n
  br i1 %f.more, label %fill, label %one.by.one
}}

; What leads into a region: state, site, mask, flags.
define internal ptr @minicu.entry(ptr %table, i32 %region) alwaysinline {{
entry:
  %i = zext i32 %region to i64
  %first = getelementptr i8, ptr %table, i64 16
  %at = getelementptr [4 x i32], ptr %first, i64 %i
  ret ptr %at
}}

; Fill the record of a thread that is at `next`.
define internal void @minicu.arrive(ptr %w, ptr %t, i64 %i) alwaysinline {{
entry:
  %n = get WORKER.threads %w
  %n.up = add i32 %n, 63
  %n.64 = and i32 %n.up, -64
  %stride = zext i32 %n.64 to i64
  %table = get WORKER.table %w
  %next = get WORKER.frames %w
  %next.at = getelementptr i32, ptr %next, i64 %i
  %region = load i32, ptr %next.at, align 4
  %row = call ptr @minicu.entry(ptr %table, i32 %region)
  %state = load i32, ptr %row, align 4
  %site.at = getelementptr i32, ptr %row, i64 1
  %site = load i32, ptr %site.at, align 4
  %mask.at = getelementptr i32, ptr %row, i64 2
  %known = load i32, ptr %mask.at, align 4
  %flags.at = getelementptr i32, ptr %row, i64 3
  %flags = load i32, ptr %flags.at, align 4
  %masks.first = mul i64 %stride, 4
  %masks = getelementptr i8, ptr %next, i64 %masks.first
  %own.at = getelementptr i32, ptr %masks, i64 %i
  %own = load i32, ptr %own.at, align 4
  %masked.flag = and i32 %flags, {MASKED}
  %masked = icmp ne i32 %masked.flag, 0
  %mask = select i1 %masked, i32 %own, i32 %known
  %values.first = mul i64 %stride, 8
  %values = getelementptr i8, ptr %next, i64 %values.first
  %value.at = getelementptr i64, ptr %values, i64 %i
  %value.own = load i64, ptr %value.at, align 8
  %valued.flag = and i32 %flags, {VALUED}
  %valued = icmp ne i32 %valued.flag, 0
  %value = select i1 %valued, i64 %value.own, i64 0
  set THREAD.state %t, %state
  set THREAD.mask %t, %mask
  set THREAD.value %t, %value
  %is.done = icmp eq i32 %state, {records.DONE}
  br i1 %is.done, label %done, label %waits
waits:
  set THREAD.site %t, %site
  ret void
done:
  set THREAD.fell %t, %site
  ret void
}}

; One thread goes on by itself until it waits.
define internal void @minicu.advance(ptr %w, ptr %t) noinline {{
entry:
  %step = get WORKER.step %w
  %linear = get THREAD.linear %t
  %i = zext i32 %linear to i64
  %next = get WORKER.frames %w
  %next.at = getelementptr i32, ptr %next, i64 %i
  %vote = get THREAD.result %t
  %present = get THREAD.mask %t
  %last = add i32 %linear, 1
  br label %go
go:
  %region = load i32, ptr %next.at, align 4
  set WORKER.vote %w, %vote
  set WORKER.present %w, %present
  %s = call i32 %step(ptr %w, i32 %region, i32 %linear, i32 %last)
  store i32 %s, ptr %next.at, align 4
  call void @minicu.arrive(ptr %w, ptr %t, i64 %i)
  %state = get THREAD.state %t
  %ready = icmp eq i32 %state, {records.READY}
  br i1 %ready, label %go, label %done
done:
  ret void
}}

; The live lanes of warp %i go through a region: the next one if they agree, else -1.
define internal i32 @minicu.lanes(ptr %w, i32 %i, i32 %region, i32 %live) alwaysinline {{
entry:
  %step = get WORKER.step %w
  %base = shl i32 %i, 5
  br label %run
run:
  %rest = phi i32 [%live, %entry], [%rest.next, %again]
  %all = phi i32 [-1, %entry], [%all.next, %again]
  %any = phi i32 [0, %entry], [%any.next, %again]
  %from = call i32 @llvm.cttz.i32(i32 %rest, i1 true)
  %shifted = lshr i32 %rest, %from
  %holes = xor i32 %shifted, -1
  %length.0 = call i32 @llvm.cttz.i32(i32 %holes, i1 false)   ; lanes in a row
  %upto = add i32 %from, %length.0
  %first = add i32 %base, %from
  %last = add i32 %base, %upto
  call void @minicu.begin(ptr %w, i32 %region, i32 %first, i32 %last)
  %s = call i32 %step(ptr %w, i32 %region, i32 %first, i32 %last)
  %all.next = and i32 %all, %s
  %any.next = or i32 %any, %s
  %over = icmp uge i32 %upto, 32
  %above = shl i32 -1, %upto
  %above.some = select i1 %over, i32 0, i32 %above
  %rest.next = and i32 %rest, %above.some
  %none = icmp eq i32 %rest.next, 0
  br i1 %none, label %done, label %again
again:
  br label %run
done:
  %same = icmp eq i32 %all.next, %any.next
  %agreed = select i1 %same, i32 %all.next, i32 -1
  ret i32 %agreed
}}

; Warp %i goes on from %region until it waits for the block, or all its lanes have finished: where they are
; then; -1 if they do not agree. %ran: they went through the region already, with all others.
define internal i32 @minicu.warp(ptr %w, i32 %i, i32 %from, ptr %live.at, i1 %ran, ptr %fell, ptr %full)
    noinline {{
entry:
  %n = get WORKER.threads %w
  %table = get WORKER.table %w
  %next = get WORKER.frames %w
  %snapshot = get WORKER.snapshot %w
  %count = load i32, ptr %table, align 4
  %n.up = add i32 %n, 63
  %n.64 = and i32 %n.up, -64
  %stride = zext i32 %n.64 to i64
  %masks.first = mul i64 %stride, 4
  %masks = getelementptr i8, ptr %next, i64 %masks.first
  %values.first = mul i64 %stride, 8
  %values = getelementptr i8, ptr %next, i64 %values.first
  %base = shl i32 %i, 5
  %base.64 = zext i32 %base to i64
  %left = sub i32 %n, %base
  %short = icmp ult i32 %left, 32
  %bit = shl i32 1, %left
  %some = sub i32 %bit, 1
  %exist = select i1 %short, i32 %some, i32 -1
  %w.next = getelementptr i32, ptr %next, i64 %base.64
  %w.masks = getelementptr i32, ptr %masks, i64 %base.64
  %w.values = getelementptr i64, ptr %values, i64 %base.64
  %w.snapshot = getelementptr i64, ptr %snapshot, i64 %base.64
  br i1 %ran, label %apart, label %go
go:
  %region = phi i32 [%from, %entry], [%s, %on], [%s, %released]
  %live = load i32, ptr %live.at, align 4
  %s.0 = call i32 @minicu.lanes(ptr %w, i32 %i, i32 %region, i32 %live)
  %differ = icmp eq i32 %s.0, -1
  br i1 %differ, label %apart, label %agreed

apart:                                 ; some may have finished; the others, do they agree?
  br label %lane
lane:
  %l = phi i32 [0, %apart], [%l.next, %lane.next]
  %gone = phi i32 [0, %apart], [%gone.next, %lane.next]
  %one = phi i32 [-1, %apart], [%one.next, %lane.next]
  %bad = phi i1 [false, %apart], [%bad.next, %lane.next]
  %l.bit = shl i32 1, %l
  %l.live = load i32, ptr %live.at, align 4
  %l.masked = and i32 %l.live, %l.bit
  %l.gone = icmp eq i32 %l.masked, 0
  br i1 %l.gone, label %lane.skip, label %lane.look
lane.skip:
  br label %lane.next
lane.look:
  %l.at = getelementptr i32, ptr %w.next, i32 %l
  %l.s = load i32, ptr %l.at, align 4
  %l.end = icmp uge i32 %l.s, %count
  br i1 %l.end, label %lane.end, label %lane.alive
lane.end:
  %l.fell = icmp ugt i32 %l.s, %count
  %l.fell.32 = zext i1 %l.fell to i32
  %fell.0 = load i32, ptr %fell
  %fell.1 = or i32 %fell.0, %l.fell.32
  store i32 %fell.1, ptr %fell
  %gone.1 = or i32 %gone, %l.bit
  br label %lane.next
lane.alive:
  %l.first = icmp eq i32 %one, -1
  %l.differs = icmp ne i32 %one, %l.s
  %l.not.first = xor i1 %l.first, true
  %l.bad = and i1 %l.differs, %l.not.first
  %bad.1 = or i1 %bad, %l.bad
  br label %lane.next
lane.next:
  %gone.next = phi i32 [%gone, %lane.skip], [%gone.1, %lane.end], [%gone, %lane.alive]
  %one.next = phi i32 [%one, %lane.skip], [%one, %lane.end], [%l.s, %lane.alive]
  %bad.next = phi i1 [%bad, %lane.skip], [%bad, %lane.end], [%bad.1, %lane.alive]
  %l.next = add i32 %l, 1
  %l.more = icmp ult i32 %l.next, 32
  br i1 %l.more, label %lane, label %lanes.done
lanes.done:
  %live.0 = load i32, ptr %live.at, align 4
  %kept = xor i32 %gone.next, -1
  %live.1 = and i32 %live.0, %kept
  store i32 %live.1, ptr %live.at, align 4
  %any.gone = icmp ne i32 %gone.next, 0
  br i1 %any.gone, label %fewer, label %verdict
fewer:
  store i1 false, ptr %full
  br label %verdict
verdict:
  br i1 %bad.next, label %diverged, label %rest
rest:
  %nobody = icmp eq i32 %one.next, -1
  br i1 %nobody, label %over, label %agreed
over:
  ret i32 %count
diverged:
  ret i32 -1

agreed:
  %s = phi i32 [%s.0, %go], [%one.next, %rest]
  %alive = load i32, ptr %live.at, align 4
  %ends = icmp uge i32 %s, %count
  br i1 %ends, label %ended, label %waits
ended:
  store i32 0, ptr %live.at, align 4
  store i1 false, ptr %full
  %s.fell = icmp ugt i32 %s, %count
  %s.fell.32 = zext i1 %s.fell to i32
  %fell.2 = load i32, ptr %fell
  %fell.3 = or i32 %fell.2, %s.fell.32
  store i32 %fell.3, ptr %fell
  call void @minicu.note(ptr %w.next, i32 %s, i32 %alive)
  ret i32 %s
waits:
  %row = call ptr @minicu.entry(ptr %table, i32 %s)
  %state = load i32, ptr %row, align 4
  %mask.at = getelementptr i32, ptr %row, i64 2
  %mask.known = load i32, ptr %mask.at, align 4
  %flags.at = getelementptr i32, ptr %row, i64 3
  %flags = load i32, ptr %flags.at, align 4
  switch i32 %state, label %on [i32 {records.BARRIER}, label %barrier
                                i32 {records.YIELD}, label %yield
                                i32 {records.CONVERGE}, label %converge
                                i32 {records.WARP}, label %wait]
on:
  br label %go
barrier:
  ret i32 %s
yield:
  call void @minicu.note(ptr %w.next, i32 %s, i32 %alive)
  ret i32 -1
converge:
  set WORKER.present %w, %alive
  br label %released
wait:
  %masked.flag = and i32 %flags, {MASKED}
  %masked = icmp ne i32 %masked.flag, 0
  br i1 %masked, label %masks.look, label %known
known:
  %known.here = and i32 %mask.known, %exist
  %known.want = and i32 %known.here, %alive
  %known.fine = icmp eq i32 %known.want, %alive
  br i1 %known.fine, label %exchange, label %yield
masks.look:                            ; does every lane name all of them?
  %m = phi i32 [0, %wait], [%m.next, %masks.next]
  %m.first = phi i32 [0, %wait], [%m.first.next, %masks.next]
  %m.fine = phi i1 [true, %wait], [%m.fine.next, %masks.next]
  %m.shifted = lshr i32 %alive, %m
  %m.here = trunc i32 %m.shifted to i1
  br i1 %m.here, label %masks.one, label %masks.skip
masks.skip:
  br label %masks.next
masks.one:
  %m.at = getelementptr i32, ptr %w.masks, i32 %m
  %m.mask = load i32, ptr %m.at, align 4
  %m.none = icmp eq i32 %m.first, 0
  %m.same = icmp eq i32 %m.first, %m.mask
  %m.either = or i1 %m.none, %m.same
  %m.named = and i32 %m.mask, %alive
  %m.all = icmp eq i32 %m.named, %alive
  %m.both = and i1 %m.either, %m.all
  %m.fine.1 = and i1 %m.fine, %m.both
  br label %masks.next
masks.next:
  %m.first.next = phi i32 [%m.first, %masks.skip], [%m.mask, %masks.one]
  %m.fine.next = phi i1 [%m.fine, %masks.skip], [%m.fine.1, %masks.one]
  %m.next = add i32 %m, 1
  %m.more = icmp ult i32 %m.next, 32
  br i1 %m.more, label %masks.look, label %masks.done
masks.done:
  br i1 %m.fine.next, label %exchange, label %yield
exchange:
  set WORKER.present %w, %alive
  %valued.flag = and i32 %flags, {VALUED}
  %valued = icmp ne i32 %valued.flag, 0
  br i1 %valued, label %copy, label %no.vote
copy:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %w.snapshot, ptr align 8 %w.values, i64 256, i1 false)
  %votes.flag = and i32 %flags, {VOTES}
  %votes = icmp ne i32 %votes.flag, 0
  br i1 %votes, label %ballot, label %released
ballot:
  %b = phi i32 [0, %copy], [%b.next, %ballot]
  %b.sum = phi i32 [0, %copy], [%b.sum.next, %ballot]
  %b.at = getelementptr i64, ptr %w.values, i32 %b
  %b.value = load i64, ptr %b.at, align 8
  %b.true = icmp ne i64 %b.value, 0
  %b.one = zext i1 %b.true to i32
  %b.bit = shl i32 %b.one, %b
  %b.sum.next = or i32 %b.sum, %b.bit
  %b.next = add i32 %b, 1
  %b.more = icmp ult i32 %b.next, 32
  br i1 %b.more, label %ballot, label %voted
voted:
  %vote = and i32 %b.sum.next, %alive
  set WORKER.vote %w, %vote
  br label %released
no.vote:
  call void @llvm.memset.p0.i64(ptr align 8 %w.snapshot, i8 0, i64 256, i1 false)
  set WORKER.vote %w, 0
  br label %released
released:
  br label %go
}}

; Threads are about to go through a region: for whoever asks which of them met a fault.
define internal void @minicu.begin(ptr %w, i32 %region, i32 %first, i32 %last) alwaysinline {{
entry:
  set WORKER.running %w, -1
  set WORKER.region %w, %region
  set WORKER.first %w, %first
  set WORKER.last %w, %last
  ret void
}}

; After a fault: the same threads one by one, to see who meets it.
define i32 @minicu.replay(ptr %w) {{
entry:
  %step = get WORKER.step %w
  %region = get WORKER.region %w
  %first = get WORKER.first %w
  %last = get WORKER.last %w
  br label %thread
thread:
  %t = phi i32 [%first, %entry], [%next, %thread]
  set WORKER.running %w, %t
  %next = add i32 %t, 1
  %s = call i32 %step(ptr %w, i32 %region, i32 %t, i32 %next)
  %more = icmp ult i32 %next, %last
  br i1 %more, label %thread, label %done
done:
  set WORKER.running %w, -1
  ret i32 0
}}

; The lanes %lanes are at %s.
define internal void @minicu.note(ptr %next, i32 %s, i32 %lanes) {{
entry:
  br label %lane
lane:
  %rest = phi i32 [%lanes, %entry], [%rest.next, %one]
  %none = icmp eq i32 %rest, 0
  br i1 %none, label %done, label %one
one:
  %l = call i32 @llvm.cttz.i32(i32 %rest, i1 true)
  %l.at = getelementptr i32, ptr %next, i32 %l
  store i32 %s, ptr %l.at, align 4
  %less = sub i32 %rest, 1
  %rest.next = and i32 %rest, %less
  br label %lane
done:
  ret void
}}
"""
