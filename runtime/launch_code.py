"""The launch builtin's machine code as LLVM IR (see launch_builtin.py).

The function has CPython's METH_FASTCALL signature; its `self` is a capsule with the Configuration. It calls
functions of Python's stable interface only. Where an object keeps its type, an int its digits, a float its
value and an Array its slots was found by looking at objects; `text` fills that in.

One pass over the arguments writes each value to its place in the argument block, in order: an integer of
any size is stored as 8 bytes, for what that overwrites comes later, and the block ends 8 bytes later than
it needs to.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

#: Kinds of rows in a kernel's table.
INTEGER, UNSIGNED64, FLOAT, DOUBLE, POINTER, OTHER = range(6)

PYTHON_FUNCTIONS = (
    "PyLong_AsLongLong", "PyLong_AsUnsignedLongLong", "PyLong_FromLong", "PyNumber_Index", "PyFloat_AsDouble",
    "PyErr_Occurred", "PyErr_Clear", "PyEval_SaveThread", "PyEval_RestoreThread", "Py_IncRef", "Py_DecRef",
    "PyObject_Vectorcall", "PyDict_GetItemWithError",
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
declare ptr @PyObject_Vectorcall(ptr, ptr, i64, ptr)
declare ptr @PyNumber_Index(ptr)
declare ptr @PyDict_GetItemWithError(ptr, ptr)

define ptr @minicu_launch(ptr %self, ptr %args, i64 %n) {
entry:
  %cfg = at ptr %self CAPSULE
  %rows = at ptr %cfg parameters
  %count = at i64 %cfg count
  %size = at i64 %cfg size
  %int.type = at ptr %cfg int_type
  %foreign.arguments = alloca [2 x ptr], align 16
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
  %row = getelementptr [24 x i8], ptr %rows, i64 %i
  %kind = at i32 %row kind
  %offset = at i32 %row offset
  %offset64 = zext i32 %offset to i64
  %place = getelementptr i8, ptr %block, i64 %offset64
  %l.p = getelementptr ptr, ptr %list, i64 %i
  store ptr %place, ptr %l.p, align 8
  %type = at ptr %o TYPE
  %is.int = icmp eq ptr %type, %int.type
  switch i32 %kind, label %slow [
    i32 0, label %int i32 1, label %u64 i32 2, label %float i32 3, label %float i32 4, label %pointer
  ]

int:
  br i1 %is.int, label %int.one, label %int.call
int.one:
  %i.word = at i64 %o WORD
  %i.is.one = icmp eq i64 %i.word, $ONE
  br i1 %i.is.one, label %int.digit, label %int.zero
int.digit:
  %i.d32 = at i32 %o DIGITS
  %i.d = zext i32 %i.d32 to i64
  br label %int.ok
int.zero:
  %i.is.zero = icmp eq i64 %i.word, $ZERO
  br i1 %i.is.zero, label %int.ok, label %int.minus
int.minus:
  %i.is.minus = icmp eq i64 %i.word, $MINUS
  br i1 %i.is.minus, label %int.negative, label %int.call
int.negative:
  %i.m32 = at i32 %o DIGITS
  %i.m = zext i32 %i.m32 to i64
  %i.neg = sub i64 0, %i.m
  br label %int.ok
int.call:
  %i.v = call i64 @PyLong_AsLongLong(ptr %o)
  %i.odd = icmp eq i64 %i.v, -1
  br i1 %i.odd, label %int.error, label %int.ok
int.error:
  %i.e = call ptr @PyErr_Occurred()
  %i.fine = icmp eq ptr %i.e, null
  br i1 %i.fine, label %int.ok, label %wrong
int.ok:
  %v = phi i64 [%i.d, %int.digit], [0, %int.zero], [%i.neg, %int.negative], [%i.v, %int.call],
                [-1, %int.error]
  %least = at i64 %row least
  %span = at i64 %row span
  %z = sub i64 %v, %least
  %in = icmp ult i64 %z, %span
  br i1 %in, label %store, label %slow

u64:
  br i1 %is.int, label %address, label %u64.index
u64.index:
  %index = call ptr @PyNumber_Index(ptr %o)
  %index.ok = icmp ne ptr %index, null
  br i1 %index.ok, label %owned, label %wrong

float:
  %float.type = at ptr %cfg float_type
  %is.float = icmp eq ptr %type, %float.type
  br i1 %is.float, label %float.read, label %float.call
float.read:
  %d.r = at double %o VALUE
  br label %float.ok
float.call:
  %d.c = call double @PyFloat_AsDouble(ptr %o)
  %d.odd = fcmp oeq double %d.c, -1.0
  br i1 %d.odd, label %float.error, label %float.ok
float.error:
  %d.e = call ptr @PyErr_Occurred()
  %d.fine = icmp eq ptr %d.e, null
  br i1 %d.fine, label %float.ok, label %wrong
float.ok:
  %d = phi double [%d.r, %float.read], [%d.c, %float.call], [%d.c, %float.error]
  %single = icmp eq i32 %kind, 2
  br i1 %single, label %float.store, label %double.store
float.store:
  %f = fptrunc double %d to float
  store float %f, ptr %place, align 1
  br label %next
double.store:
  store double %d, ptr %place, align 1
  br label %next

pointer:
  %array.type = at ptr %cfg array_type
  %is.array = icmp eq ptr %type, %array.type
  br i1 %is.array, label %array, label %pointer.int
pointer.int:
  br i1 %is.int, label %address, label %pointer.none
pointer.none:
  %none.p = at ptr %cfg none
  %is.none = icmp eq ptr %o, %none.p
  br i1 %is.none, label %store.null, label %foreign
store.null:
  store i64 0, ptr %place, align 1
  br label %next
array:
  %want = at ptr %row tag
  %tag = at ptr %o TAG
  %any = icmp eq ptr %want, null
  %same = icmp eq ptr %tag, %want
  %fits = or i1 %any, %same
  %device = at ptr %cfg device
  %there = at ptr %o DEVICE
  %here = icmp eq ptr %there, %device
  %usable = and i1 %fits, %here
  br i1 %usable, label %array.live, label %slow
array.live:
  %its.address = at ptr %o ADDRESS
  %live = icmp ne ptr %its.address, null
  br i1 %live, label %array.address, label %slow
array.address:
  %address.type = at ptr %its.address TYPE
  %address.int = icmp eq ptr %address.type, %int.type
  br i1 %address.int, label %address, label %slow

address:
  %number = phi ptr [%o, %u64], [%o, %pointer.int], [%its.address, %array.address]
  %n.word = at i64 %number WORD
  %n.is.two = icmp eq i64 %n.word, $TWO
  br i1 %n.is.two, label %number.two, label %number.one
number.two:
  %n.t0 = at i32 %number DIGITS
  %n.t1 = at i32 %number DIGITS2
  %n.low = zext i32 %n.t0 to i64
  %n.high32 = zext i32 %n.t1 to i64
  %n.high = shl i64 %n.high32, 30
  %n.two = or i64 %n.high, %n.low
  br label %store
number.one:
  %n.is.one = icmp eq i64 %n.word, $ONE
  br i1 %n.is.one, label %number.digit, label %number.call
number.digit:
  %n.d32 = at i32 %number DIGITS
  %n.d = zext i32 %n.d32 to i64
  br label %store
number.call:
  %n.v = call i64 @PyLong_AsUnsignedLongLong(ptr %number)
  %n.odd = icmp eq i64 %n.v, -1
  br i1 %n.odd, label %number.error, label %store
number.error:
  %n.e = call ptr @PyErr_Occurred()
  %n.fine = icmp eq ptr %n.e, null
  br i1 %n.fine, label %store, label %wrong

foreign:
  %readers = at ptr %row readers
  %no.readers = icmp eq ptr %readers, null
  br i1 %no.readers, label %slow, label %foreign.find
foreign.find:
  %reader = call ptr @PyDict_GetItemWithError(ptr %readers, ptr %type)
  %known = icmp ne ptr %reader, null
  br i1 %known, label %foreign.read, label %wrong
foreign.read:
  store ptr %o, ptr %foreign.arguments, align 8
  %use = at ptr %cfg use
  %use.p = getelementptr ptr, ptr %foreign.arguments, i64 1
  store ptr %use, ptr %use.p, align 8
  %told = call ptr @PyObject_Vectorcall(ptr %reader, ptr %foreign.arguments, i64 2, ptr null)
  %told.any = icmp ne ptr %told, null
  br i1 %told.any, label %foreign.told, label %wrong
foreign.told:
  %told.type = at ptr %told TYPE
  %told.int = icmp eq ptr %told.type, %int.type
  br i1 %told.int, label %owned, label %foreign.refused
foreign.refused:
  call void @Py_DecRef(ptr %told)
  br label %slow

owned:
  %mine = phi ptr [%index, %u64.index], [%told, %foreign.told]
  %m.v = call i64 @PyLong_AsUnsignedLongLong(ptr %mine)
  call void @Py_DecRef(ptr %mine)
  %m.odd = icmp eq i64 %m.v, -1
  br i1 %m.odd, label %owned.error, label %store
owned.error:
  %m.e = call ptr @PyErr_Occurred()
  %m.fine = icmp eq ptr %m.e, null
  br i1 %m.fine, label %store, label %wrong

store:
  %value = phi i64 [%v, %int.ok], [%n.two, %number.two], [%n.d, %number.digit], [%n.v, %number.call],
                   [-1, %number.error], [%m.v, %owned], [-1, %owned.error]
  store i64 %value, ptr %place, align 1
  br label %next

next:
  %i.n = add nuw i64 %i, 1
  br label %head

launch.it:
  %function = at ptr %cfg function
  %launch = at ptr %cfg launch
  %extended = at ptr %cfg extended
  %plain = icmp eq ptr %extended, null
  %state = call ptr @PyEval_SaveThread()
  br i1 %plain, label %launch.plain, label %launch.extended
launch.plain:
  %grid0 = at i32 %cfg grid
  %grid1 = at i32 %cfg grid+4
  %grid2 = at i32 %cfg grid+8
  %block0 = at i32 %cfg block
  %block1 = at i32 %cfg block+4
  %block2 = at i32 %cfg block+8
  %shared = at i32 %cfg shared
  %stream = at ptr %cfg stream
  %rc.plain = call i32 %launch(
    ptr %function, i32 %grid0, i32 %grid1, i32 %grid2, i32 %block0, i32 %block1, i32 %block2, i32 %shared,
    ptr %stream, ptr %list, ptr null)
  br label %launched
launch.extended:
  %rc.extended = call i32 %launch(ptr %extended, ptr %function, ptr %list, ptr null)
  br label %launched
launched:
  %rc = phi i32 [%rc.plain, %launch.plain], [%rc.extended, %launch.extended]
  call void @PyEval_RestoreThread(ptr %state)
  %fine = icmp eq i32 %rc, 0
  br i1 %fine, label %done, label %failed
done:
  %last = at ptr %cfg last
  %label = at i64 %cfg label
  store i64 %label, ptr %last, align 8
  %none = at ptr %cfg none
  call void @Py_IncRef(ptr %none)
  ret ptr %none

wrong:
  call void @PyErr_Clear()
  br label %slow
slow:
  %slow.f = at ptr %cfg slow
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
  %failed.f = at ptr %cfg failed
  %r.failed = call ptr @PyObject_Vectorcall(ptr %failed.f, ptr %again, i64 %n.more, ptr null)
  call void @Py_DecRef(ptr %rc.o)
  ret ptr %r.failed
}
"""

_AT = re.compile(r"%(\S+) = at (\w+) %(\S+) (\w+)(?:\+(\d+))?")
_SIZES = {"ptr": 8, "i64": 8, "double": 8, "i32": 4}


def text(numbers: Mapping[str, int]) -> str:
    """The IR. `numbers` gives the offset of each field that it reads (`%x = at TYPE %object FIELD`), and the
    values of the words that stand after a `$`."""

    def read(found: re.Match[str]) -> str:
        result, kind, base, field, more = found.groups()
        offset = numbers[field] + int(more or 0)
        return (
            f"%{result}.at = getelementptr i8, ptr %{base}, i64 {offset}\n"
            f"  %{result} = load {kind}, ptr %{result}.at, align {_SIZES[kind]}"
        )

    return re.sub(r"\$(\w+)", lambda found: str(numbers[found[1]]), _AT.sub(read, CODE))
