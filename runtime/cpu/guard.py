"""The fault guard of the CPU device, as LLVM IR: see cpu_support."""

from __future__ import annotations

from minicu.lower.host import records

# The Worker record of an OS thread that runs a kernel is found by pthread_getspecific. A fault leaves
# the kernel by siglongjmp. sigsetjmp without the mask, and SA_NODEFER: no system call. Handlers stay
# installed after the first launch (installing six costs more than a launch); a fault elsewhere gets
# the handler that was there before.
GUARD = f"""
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
  switch i64 %h.i, label %tell [i64 0, label %put.back     ; SIG_DFL: the process ends
                                i64 1, label %ignored]     ; SIG_IGN
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
