"""The launch builtin's machine code as LLVM IR (see launch_builtin.py).

The function has CPython's METH_FASTCALL signature; its `self` is a capsule with the Configuration. It
uses functions of Python's stable interface only. @TYPE@ is the offset of an object's type, @ADDRESS@,
@DEVICE@ and @TAG@ those of the slots of Array; they are filled in before the text is compiled.
"""

from __future__ import annotations

PYTHON_FUNCTIONS = (
    "PyLong_AsLongLong", "PyLong_AsUnsignedLongLong", "PyLong_FromLong", "PyNumber_Index", "PyFloat_AsDouble",
    "PyErr_Occurred", "PyErr_Clear", "PyEval_SaveThread", "PyEval_RestoreThread", "Py_IncRef", "Py_DecRef",
    "PyCapsule_GetPointer", "PyObject_Vectorcall",
)  # fmt: skip

CODE = """
declare i64 @PyLong_AsLongLong(ptr)
declare i64 @PyLong_AsUnsignedLongLong(ptr)
declare double @PyFloat_AsDouble(ptr)
declare ptr @PyErr_Occurred()
declare void @PyErr_Clear()
declare ptr @PyEval_SaveThread()
declare void @PyEval_RestoreThread(ptr)
declare ptr @PyLong_FromLong(i64)
declare void @Py_IncRef(ptr)
declare void @Py_DecRef(ptr)
declare ptr @PyCapsule_GetPointer(ptr, ptr)
declare ptr @PyObject_Vectorcall(ptr, ptr, i64, ptr)
declare ptr @PyNumber_Index(ptr)

define ptr @minicu_launch(ptr %self, ptr %args, i64 %n) {
entry:
  %cfg = call ptr @PyCapsule_GetPointer(ptr %self, ptr null)
  %array.p = getelementptr i8, ptr %cfg, i64 80
  %array = load ptr, ptr %array.p, align 8
  %params.p = getelementptr i8, ptr %cfg, i64 88
  %params = load ptr, ptr %params.p, align 8
  %count.p = getelementptr i8, ptr %cfg, i64 96
  %count = load i64, ptr %count.p, align 8
  %size.p = getelementptr i8, ptr %cfg, i64 104
  %size = load i64, ptr %size.p, align 8
  %device.p = getelementptr i8, ptr %cfg, i64 112
  %device = load ptr, ptr %device.p, align 8
  %int.type.p = getelementptr i8, ptr %cfg, i64 144
  %int.type = load ptr, ptr %int.type.p, align 8
  %right = icmp eq i64 %n, %count
  br i1 %right, label %start, label %slow
start:
  %block = alloca i8, i64 %size, align 16
  %list = alloca ptr, i64 %count, align 16
  br label %head
head:
  %i = phi i64 [0, %start], [%i.n, %next]
  %more = icmp ult i64 %i, %count
  br i1 %more, label %body, label %launch.it
body:
  %a.p = getelementptr ptr, ptr %args, i64 %i
  %o = load ptr, ptr %a.p, align 8
  %par = getelementptr [32 x i8], ptr %params, i64 %i
  %kind = load i32, ptr %par, align 8
  %off.p = getelementptr i8, ptr %par, i64 4
  %off = load i32, ptr %off.p, align 4
  %off64 = zext i32 %off to i64
  %slot = getelementptr i8, ptr %block, i64 %off64
  %l.p = getelementptr ptr, ptr %list, i64 %i
  store ptr %slot, ptr %l.p, align 8
  switch i32 %kind, label %slow [
    i32 0, label %int i32 1, label %int i32 2, label %int i32 3, label %int
    i32 4, label %u64 i32 5, label %float i32 6, label %float i32 7, label %pointer
  ]

int:
  %v = call i64 @PyLong_AsLongLong(ptr %o)
  %m = icmp eq i64 %v, -1
  br i1 %m, label %int.err, label %int.ok
int.err:
  %e = call ptr @PyErr_Occurred()
  %e.is = icmp ne ptr %e, null
  br i1 %e.is, label %wrong, label %int.ok
int.ok:
  %lo.p = getelementptr i8, ptr %par, i64 8
  %lo = load i64, ptr %lo.p, align 8
  %span.p = getelementptr i8, ptr %par, i64 16
  %span = load i64, ptr %span.p, align 8
  %z = sub i64 %v, %lo
  %in = icmp ult i64 %z, %span
  br i1 %in, label %int.store, label %slow
int.store:
  switch i32 %kind, label %st64 [i32 0, label %st8 i32 1, label %st16 i32 2, label %st32]
st8:
  %v8 = trunc i64 %v to i8
  store i8 %v8, ptr %slot, align 1
  br label %next
st16:
  %v16 = trunc i64 %v to i16
  store i16 %v16, ptr %slot, align 1
  br label %next
st32:
  %v32 = trunc i64 %v to i32
  store i32 %v32, ptr %slot, align 1
  br label %next
st64:
  store i64 %v, ptr %slot, align 1
  br label %next

u64:
  %ix = call ptr @PyNumber_Index(ptr %o)
  %ix.ok = icmp ne ptr %ix, null
  br i1 %ix.ok, label %u64.read, label %wrong
u64.read:
  %u = call i64 @PyLong_AsUnsignedLongLong(ptr %ix)
  call void @Py_DecRef(ptr %ix)
  br label %u64.check
u64.check:
  %u.v = phi i64 [%u, %u64.read], [%adr.int, %pointer.int]
  %u.m = icmp eq i64 %u.v, -1
  br i1 %u.m, label %u64.err, label %u64.store
u64.err:
  %u.e = call ptr @PyErr_Occurred()
  %u.is = icmp ne ptr %u.e, null
  br i1 %u.is, label %wrong, label %u64.store
u64.store:
  store i64 %u.v, ptr %slot, align 1
  br label %next

float:
  %d = call double @PyFloat_AsDouble(ptr %o)
  %d.m = fcmp oeq double %d, -1.0
  br i1 %d.m, label %float.err, label %float.store
float.err:
  %d.e = call ptr @PyErr_Occurred()
  %d.is = icmp ne ptr %d.e, null
  br i1 %d.is, label %wrong, label %float.store
float.store:
  %single = icmp eq i32 %kind, 5
  br i1 %single, label %f32.store, label %f64.store
f32.store:
  %f = fptrunc double %d to float
  store float %f, ptr %slot, align 1
  br label %next
f64.store:
  store double %d, ptr %slot, align 1
  br label %next

pointer:
  %ty.p = getelementptr i8, ptr %o, i64 @TYPE@
  %ty = load ptr, ptr %ty.p, align 8
  %is = icmp eq ptr %ty, %array
  br i1 %is, label %array.tag, label %pointer.other
pointer.other:
  %is.int = icmp eq ptr %ty, %int.type
  br i1 %is.int, label %pointer.int, label %slow
pointer.int:
  %adr.int = call i64 @PyLong_AsUnsignedLongLong(ptr %o)
  br label %u64.check
array.tag:
  %want.p = getelementptr i8, ptr %par, i64 24
  %want = load ptr, ptr %want.p, align 8
  %tag.p = getelementptr i8, ptr %o, i64 @TAG@
  %tag = load ptr, ptr %tag.p, align 8
  %any = icmp eq ptr %want, null
  %same = icmp eq ptr %tag, %want
  %fits = or i1 %any, %same
  br i1 %fits, label %array.device, label %slow
array.device:
  %dev.p = getelementptr i8, ptr %o, i64 @DEVICE@
  %dev = load ptr, ptr %dev.p, align 8
  %here = icmp eq ptr %dev, %device
  br i1 %here, label %array.address, label %slow
array.address:
  %adr.p = getelementptr i8, ptr %o, i64 @ADDRESS@
  %adr = load ptr, ptr %adr.p, align 8
  %live = icmp ne ptr %adr, null
  br i1 %live, label %array.store, label %slow
array.store:
  %w = call i64 @PyLong_AsUnsignedLongLong(ptr %adr)
  store i64 %w, ptr %slot, align 1
  br label %next

next:
  %i.n = add nuw i64 %i, 1
  br label %head

launch.it:
  %function = load ptr, ptr %cfg, align 8
  %launch.p = getelementptr i8, ptr %cfg, i64 8
  %launch = load ptr, ptr %launch.p, align 8
  %ex.p = getelementptr i8, ptr %cfg, i64 136
  %ex = load ptr, ptr %ex.p, align 8
  %plain = icmp eq ptr %ex, null
  %state = call ptr @PyEval_SaveThread()
  br i1 %plain, label %launch.plain, label %launch.extended
launch.plain:
  %stream.p = getelementptr i8, ptr %cfg, i64 48
  %stream = load ptr, ptr %stream.p, align 8
  %shared.p = getelementptr i8, ptr %cfg, i64 40
  %shared = load i32, ptr %shared.p, align 4
  %grid0.p = getelementptr i8, ptr %cfg, i64 16
  %grid0 = load i32, ptr %grid0.p, align 4
  %grid1.p = getelementptr i8, ptr %cfg, i64 20
  %grid1 = load i32, ptr %grid1.p, align 4
  %grid2.p = getelementptr i8, ptr %cfg, i64 24
  %grid2 = load i32, ptr %grid2.p, align 4
  %block0.p = getelementptr i8, ptr %cfg, i64 28
  %block0 = load i32, ptr %block0.p, align 4
  %block1.p = getelementptr i8, ptr %cfg, i64 32
  %block1 = load i32, ptr %block1.p, align 4
  %block2.p = getelementptr i8, ptr %cfg, i64 36
  %block2 = load i32, ptr %block2.p, align 4
  %rc.plain = call i32 %launch(
    ptr %function, i32 %grid0, i32 %grid1, i32 %grid2, i32 %block0, i32 %block1, i32 %block2, i32 %shared,
    ptr %stream, ptr %list, ptr null)
  br label %launched
launch.extended:
  %rc.ex = call i32 %launch(ptr %ex, ptr %function, ptr %list, ptr null)
  br label %launched
launched:
  %rc = phi i32 [%rc.plain, %launch.plain], [%rc.ex, %launch.extended]
  call void @PyEval_RestoreThread(ptr %state)
  %fine = icmp eq i32 %rc, 0
  br i1 %fine, label %done, label %failed
done:
  %last.p = getelementptr i8, ptr %cfg, i64 120
  %last = load ptr, ptr %last.p, align 8
  %label.p = getelementptr i8, ptr %cfg, i64 128
  %label = load i64, ptr %label.p, align 8
  store i64 %label, ptr %last, align 8
  %none.p = getelementptr i8, ptr %cfg, i64 72
  %none = load ptr, ptr %none.p, align 8
  call void @Py_IncRef(ptr %none)
  ret ptr %none

wrong:
  call void @PyErr_Clear()
  br label %slow
slow:
  %slow.p = getelementptr i8, ptr %cfg, i64 56
  %slow.f = load ptr, ptr %slow.p, align 8
  %r.slow = call ptr @PyObject_Vectorcall(ptr %slow.f, ptr %args, i64 %n, ptr null)
  ret ptr %r.slow

failed:
  %rc64 = sext i32 %rc to i64
  %rc.o = call ptr @PyLong_FromLong(i64 %rc64)
  %n.more = add i64 %n, 1
  %again = alloca ptr, i64 %n.more, align 16
  store ptr %rc.o, ptr %again, align 8
  br label %copy
copy:
  %k = phi i64 [0, %failed], [%k.n, %copy.one]
  %k.more = icmp ult i64 %k, %n
  br i1 %k.more, label %copy.one, label %tell
copy.one:
  %from.p = getelementptr ptr, ptr %args, i64 %k
  %from = load ptr, ptr %from.p, align 8
  %k.n = add nuw i64 %k, 1
  %to.p = getelementptr ptr, ptr %again, i64 %k.n
  store ptr %from, ptr %to.p, align 8
  br label %copy
tell:
  %failed.p = getelementptr i8, ptr %cfg, i64 64
  %failed.f = load ptr, ptr %failed.p, align 8
  %r.failed = call ptr @PyObject_Vectorcall(ptr %failed.f, ptr %again, i64 %n.more, ptr null)
  call void @Py_DecRef(ptr %rc.o)
  ret ptr %r.failed
}
"""
