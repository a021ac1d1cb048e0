"""The launch builtin's machine code as LLVM IR (see launch_builtin.py).

The function has CPython's METH_FASTCALL signature; its `self` is a capsule with the Configuration. It calls
functions of Python's stable interface only. Where an object keeps its type, an int its digits, a float its
value and an Array its slots was found by looking at objects; `text` fills that in.

The driver's code, which runs between two launches, leaves neither the processor's caches nor its memory of
branches as they were. So the code is short and has few ways through it: the rows of a kernel's table are
sorted by kind, and each kind has a loop of its own. What is rare stands after the rest.

Integers come first, in the order of the parameters: one of any size is stored as 8 bytes, for what that
overwrites comes later, and the block ends 8 bytes later than it needs to. All else is stored as it is.

The driver gets all arguments as one block with its exact size (`extra` of cuLaunchKernel): it copies that at
once, where of an array of addresses it would read each, and we would write each.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

#: Kinds of rows in a kernel's table, in their order there. A kernel with a parameter of another kind (None)
#: is launched by Python.
INTEGER, FLOAT, DOUBLE, UNSIGNED64, POINTER = KINDS = ("integers", "floats", "doubles", "words", "pointers")

PYTHON_FUNCTIONS = (
    "PyLong_AsLongLong", "PyLong_AsUnsignedLongLong", "PyLong_FromLong", "PyLong_FromUnsignedLongLong",
    "PyNumber_Index", "PyFloat_AsDouble", "PyErr_Occurred", "PyErr_Clear", "PyErr_GivenExceptionMatches",
    "PyEval_SaveThread", "PyEval_RestoreThread", "Py_IncRef", "Py_DecRef", "PyObject_Vectorcall",
    "PyDict_GetItemWithError",
)  # fmt: skip

CODE = """
declare i64 @PyLong_AsLongLong(ptr)
declare i64 @PyLong_AsUnsignedLongLong(ptr)
declare double @PyFloat_AsDouble(ptr)
declare ptr @PyErr_Occurred()
declare float @llvm.fabs.f32(float)
declare double @llvm.fabs.f64(double)
declare i32 @PyErr_GivenExceptionMatches(ptr, ptr)
declare void @PyErr_Clear()
declare ptr @PyEval_SaveThread()
declare void @PyEval_RestoreThread(ptr)
declare ptr @PyLong_FromLong(i64)
declare void @Py_IncRef(ptr)
declare void @Py_DecRef(ptr)
declare ptr @PyObject_Vectorcall(ptr, ptr, i64, ptr)
declare ptr @PyNumber_Index(ptr)
declare ptr @PyDict_GetItemWithError(ptr, ptr)

define ptr @minicu_launch(ptr %self, ptr %args, i64 %n, ptr %names) {
entry:
  %next.row = alloca ptr, align 8
  %extra = alloca [5 x ptr], align 16
  %foreign.arguments = alloca [2 x ptr], align 16
  %cfg = at ptr %self CAPSULE
  %count = at i64 %cfg count
  %all = icmp eq i64 %n, %count
  %unnamed = icmp eq ptr %names, null
  %right = and i1 %all, %unnamed
  br i1 %right, label %start, label %slow, !prof !0
start:
  %size = at i64 %cfg size
  %int.type = at ptr %cfg int_type
  %block = alloca i8, i64 %size, align 16
  %rows = at ptr %cfg integers
  store ptr %rows, ptr %next.row, align 8
  br label %integers

integers:
  each i until floats
  %i.is.int = icmp eq ptr %i.type, %int.type
  br i1 %i.is.int, label %int.read, label %int.call, !prof !0
int.read:
  %i.whole = at i64 %i.o WORD
  %i.word = and i64 %i.whole, $MASK
  %i.d32 = at i32 %i.o DIGITS
  %i.d = zext i32 %i.d32 to i64
  %i.is.one = icmp eq i64 %i.word, $ONE
  br i1 %i.is.one, label %int.ok, label %int.zero, !prof !0
int.zero:
  %i.is.zero = icmp eq i64 %i.word, $ZERO
  br i1 %i.is.zero, label %int.ok, label %int.minus
int.minus:
  %i.neg = sub i64 0, %i.d
  %i.is.minus = icmp eq i64 %i.word, $MINUS
  br i1 %i.is.minus, label %int.ok, label %int.call
int.call:
  %i.v = call i64 @PyLong_AsLongLong(ptr %i.o)
  %i.odd = icmp eq i64 %i.v, -1
  br i1 %i.odd, label %int.error, label %int.ok
int.error:
  %i.e = call ptr @PyErr_Occurred()
  %i.fine = icmp eq ptr %i.e, null
  br i1 %i.fine, label %int.ok, label %wrong
int.ok:
  %v = phi i64 [%i.d, %int.read], [0, %int.zero], [%i.neg, %int.minus], [%i.v, %int.call],
                [-1, %int.error]
  %least = at i64 %i.row least
  %span = at i64 %i.row span
  %z = sub i64 %v, %least
  %in = icmp ult i64 %z, %span
  br i1 %in, label %int.store, label %slow, !prof !0
int.store:
  store i64 %v, ptr %i.place, align 1
  br label %integers

floats:
  each f until doubles
  %float.type = at ptr %cfg float_type
  %f.is.float = icmp eq ptr %f.type, %float.type
  br i1 %f.is.float, label %float.read, label %float.call, !prof !0
float.read:
  %f.r = at double %f.o VALUE
  br label %float.ok
float.call:
  %f.c = call double @PyFloat_AsDouble(ptr %f.o)
  %f.odd = fcmp oeq double %f.c, -1.0
  br i1 %f.odd, label %float.error, label %float.ok
float.error:
  %f.e = call ptr @PyErr_Occurred()
  %f.fine = icmp eq ptr %f.e, null
  br i1 %f.fine, label %float.ok, label %wrong
float.ok:
  %f.d = phi double [%f.r, %float.read], [%f.c, %float.call], [%f.c, %float.error]
  %f = fptrunc double %f.d to float
  store float %f, ptr %f.place, align 1
  %f.size = call float @llvm.fabs.f32(float %f)
  %f.infinite = fcmp oeq float %f.size, 0x7FF0000000000000
  br i1 %f.infinite, label %float.infinite, label %floats, !prof !1
float.infinite:
  %f.size.given = call double @llvm.fabs.f64(double %f.d)
  %f.meant = fcmp oeq double %f.size.given, 0x7FF0000000000000
  br i1 %f.meant, label %floats, label %slow

doubles:
  each d until words
  %d.float.type = at ptr %cfg float_type
  %d.is.float = icmp eq ptr %d.type, %d.float.type
  br i1 %d.is.float, label %double.read, label %double.call, !prof !0
double.read:
  %d.r = at double %d.o VALUE
  br label %double.ok
double.call:
  %d.c = call double @PyFloat_AsDouble(ptr %d.o)
  %d.odd = fcmp oeq double %d.c, -1.0
  br i1 %d.odd, label %double.error, label %double.ok
double.error:
  %d.e = call ptr @PyErr_Occurred()
  %d.fine = icmp eq ptr %d.e, null
  br i1 %d.fine, label %double.ok, label %wrong
double.ok:
  %d = phi double [%d.r, %double.read], [%d.c, %double.call], [%d.c, %double.error]
  store double %d, ptr %d.place, align 1
  br label %doubles

words:
  each w until pointers
  %w.is.int = icmp eq ptr %w.type, %int.type
  br i1 %w.is.int, label %word.read, label %word.index, !prof !0
word.index:
  %index = call ptr @PyNumber_Index(ptr %w.o)
  %index.ok = icmp ne ptr %index, null
  br i1 %index.ok, label %word.owned, label %wrong
word.owned:
  %w.v = call i64 @PyLong_AsUnsignedLongLong(ptr %index)
  call void @Py_DecRef(ptr %index)
  br label %word.value
word.read:
  %w.c = call i64 @PyLong_AsUnsignedLongLong(ptr %w.o)
  br label %word.value
word.value:
  %w = phi i64 [%w.v, %word.owned], [%w.c, %word.read]
  %w.odd = icmp eq i64 %w, -1
  br i1 %w.odd, label %word.error, label %word.ok
word.error:
  %w.e = call ptr @PyErr_Occurred()
  %w.fine = icmp eq ptr %w.e, null
  br i1 %w.fine, label %word.ok, label %wrong
word.ok:
  store i64 %w, ptr %w.place, align 1
  br label %words

pointers:
  each p until end
  %array.type = at ptr %cfg array_type
  %is.array = icmp eq ptr %p.type, %array.type
  br i1 %is.array, label %array, label %no.array
no.array:
  %p.is.int = icmp eq ptr %p.type, %int.type
  br i1 %p.is.int, label %address, label %pointer.none
array:
  %want = at ptr %p.row tag
  %tag = at ptr %p.o TAG
  %any = icmp eq ptr %want, null
  %same = icmp eq ptr %tag, %want
  %fits = or i1 %any, %same
  %device = at ptr %cfg device
  %there = at ptr %p.o DEVICE
  %here = icmp eq ptr %there, %device
  %usable = and i1 %fits, %here
  br i1 %usable, label %array.live, label %slow, !prof !0
array.live:
  %its.address = at ptr %p.o ADDRESS
  %live = icmp ne ptr %its.address, null
  br i1 %live, label %array.address, label %slow, !prof !0
array.address:
  %address.type = at ptr %its.address TYPE
  %address.int = icmp eq ptr %address.type, %int.type
  br i1 %address.int, label %address, label %slow, !prof !0
address:
  %number = phi ptr [%p.o, %no.array], [%its.address, %array.address]
  %n.whole = at i64 %number WORD
  %n.word = and i64 %n.whole, $MASK
  %n.is.two = icmp eq i64 %n.word, $TWO
  br i1 %n.is.two, label %number.two, label %number.call, !prof !0
number.two:
  %n.t0 = at i32 %number DIGITS
  %n.t1 = at i32 %number DIGITS2
  %n.low = zext i32 %n.t0 to i64
  %n.high32 = zext i32 %n.t1 to i64
  %n.high = shl i64 %n.high32, 30
  %n.two = or i64 %n.high, %n.low
  store i64 %n.two, ptr %p.place, align 1
  br label %pointers
number.call:
  %n.v = call i64 @PyLong_AsUnsignedLongLong(ptr %number)
  br label %pointer.number

pointer.none:
  %none.p = at ptr %cfg none
  %is.none = icmp eq ptr %p.o, %none.p
  br i1 %is.none, label %pointer.ok, label %foreign
foreign:
  %readers = at ptr %p.row readers
  %no.readers = icmp eq ptr %readers, null
  br i1 %no.readers, label %slow, label %foreign.find
foreign.find:
  %reader = call ptr @PyDict_GetItemWithError(ptr %readers, ptr %p.type)
  %known = icmp ne ptr %reader, null
  br i1 %known, label %foreign.read, label %wrong
foreign.read:
  store ptr %p.o, ptr %foreign.arguments, align 8
  %use = at ptr %cfg use
  %use.p = getelementptr ptr, ptr %foreign.arguments, i64 1
  store ptr %use, ptr %use.p, align 8
  %told = call ptr @PyObject_Vectorcall(ptr %reader, ptr %foreign.arguments, i64 2, ptr null)
  %told.any = icmp ne ptr %told, null
  br i1 %told.any, label %foreign.told, label %wrong
foreign.told:
  %told.type = at ptr %told TYPE
  %told.int = icmp eq ptr %told.type, %int.type
  br i1 %told.int, label %foreign.number, label %foreign.refused
foreign.refused:
  call void @Py_DecRef(ptr %told)
  br label %slow
foreign.number:
  %m.v = call i64 @PyLong_AsUnsignedLongLong(ptr %told)
  call void @Py_DecRef(ptr %told)
  br label %pointer.number
pointer.number:
  %a = phi i64 [%n.v, %number.call], [%m.v, %foreign.number]
  %a.odd = icmp eq i64 %a, -1
  br i1 %a.odd, label %pointer.error, label %pointer.ok
pointer.error:
  %a.e = call ptr @PyErr_Occurred()
  %a.fine = icmp eq ptr %a.e, null
  br i1 %a.fine, label %pointer.ok, label %wrong
pointer.ok:
  %a.ok = phi i64 [0, %pointer.none], [%a, %pointer.number], [%a, %pointer.error]
  store i64 %a.ok, ptr %p.place, align 1
  br label %pointers

end:
  %bytes = at i64 %cfg bytes
  %some = icmp ne i64 %bytes, 0
  %packed = select i1 %some, ptr %extra, ptr null
  %bytes.p = getelementptr i8, ptr %cfg, i64 $BYTES
  %extra.1 = getelementptr ptr, ptr %extra, i64 1
  %extra.2 = getelementptr ptr, ptr %extra, i64 2
  %extra.3 = getelementptr ptr, ptr %extra, i64 3
  %extra.4 = getelementptr ptr, ptr %extra, i64 4
  store ptr inttoptr (i64 1 to ptr), ptr %extra, align 8  ; CU_LAUNCH_PARAM_BUFFER_POINTER
  store ptr %block, ptr %extra.1, align 8
  store ptr inttoptr (i64 2 to ptr), ptr %extra.2, align 8  ; CU_LAUNCH_PARAM_BUFFER_SIZE
  store ptr %bytes.p, ptr %extra.3, align 8
  store ptr null, ptr %extra.4, align 8  ; CU_LAUNCH_PARAM_END
  %function = at ptr %cfg function
  %launch = at ptr %cfg launch
  %extended = at ptr %cfg extended
  %plain = icmp eq ptr %extended, null
  %state = call ptr @PyEval_SaveThread()
  br i1 %plain, label %launch.plain, label %launch.extended, !prof !0
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
    ptr %stream, ptr null, ptr %packed)
  br label %launched
launch.extended:
  %rc.extended = call i32 %launch(ptr %extended, ptr %function, ptr null, ptr %packed)
  br label %launched
launched:
  %rc = phi i32 [%rc.plain, %launch.plain], [%rc.extended, %launch.extended]
  call void @PyEval_RestoreThread(ptr %state)
  %fine = icmp eq i32 %rc, 0
  br i1 %fine, label %done, label %failed, !prof !0
done:
  %last = at ptr %cfg last
  %label = at i64 %cfg label
  store i64 %label, ptr %last, align 8
  %none = at ptr %cfg none
  %none.counts = icmp ne i64 $MORTAL, 0
  br i1 %none.counts, label %count.none, label %give.none
count.none:
  call void @Py_IncRef(ptr %none)
  br label %give.none
give.none:
  ret ptr %none

wrong:
  %error = call ptr @PyErr_Occurred()
  %no.error = icmp eq ptr %error, null
  br i1 %no.error, label %slow, label %wrong.kind
wrong.kind:
  %exception = at ptr %cfg exception
  %usual = call i32 @PyErr_GivenExceptionMatches(ptr %error, ptr %exception)
  %is.usual = icmp ne i32 %usual, 0
  br i1 %is.usual, label %clear, label %leave
leave:
  ret ptr null
clear:
  call void @PyErr_Clear()
  br label %slow
slow:
  %slow.f = at ptr %cfg slow
  %r.slow = call ptr @PyObject_Vectorcall(ptr %slow.f, ptr %args, i64 %n, ptr %names)
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
!0 = !{!"branch_weights", i32 2000, i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
"""

#: `each X until GROUP`: goes to GROUP when the rows of this kind are through. Else it takes the next one,
#: %X.row, its argument %X.o, whose type is %X.type, and %X.place in the block.
EACH = """\
%X.row = load ptr, ptr %next.row, align 8
  %X.end = at ptr %cfg GROUP
  %X.through = icmp eq ptr %X.row, %X.end
  br i1 %X.through, label %GROUP, label %X.take
X.take:
  %X.row.n = getelementptr i8, ptr %X.row, i64 ROW
  store ptr %X.row.n, ptr %next.row, align 8
  %X.number32 = at i32 %X.row number
  %X.number = zext i32 %X.number32 to i64
  %X.offset32 = at i32 %X.row offset
  %X.offset = zext i32 %X.offset32 to i64
  %X.place = getelementptr i8, ptr %block, i64 %X.offset
  %X.arg = getelementptr ptr, ptr %args, i64 %X.number
  %X.o = load ptr, ptr %X.arg, align 8
  %X.type = at ptr %X.o TYPE"""

_EACH = re.compile(r"each (\w) until (\w+)")
_AT = re.compile(r"%(\S+) = at (\w+) %(\S+) (\w+)(?:\+(\d+))?")
_SIZES = {"ptr": 8, "i64": 8, "double": 8, "i32": 4}


def text(numbers: Mapping[str, int], code: str = CODE) -> str:
    """The IR. `numbers` gives the offset of each field that it reads (`%x = at TYPE %object FIELD`), and the
    values of the words that stand after a `$`."""

    def each(match: re.Match[str]) -> str:
        return EACH.replace("X", match[1]).replace("GROUP", match[2]).replace("ROW", str(numbers["ROW"]))

    def read(match: re.Match[str]) -> str:
        result, kind, base, field, more = match.groups()
        offset = numbers[field] + int(more or 0)
        return (
            f"%{result}.at = getelementptr i8, ptr %{base}, i64 {offset}\n"
            f"  %{result} = load {kind}, ptr %{result}.at, align {_SIZES[kind]}"
        )

    return re.sub(r"\$(\w+)", lambda found: str(numbers[found[1]]), _AT.sub(read, _EACH.sub(each, code)))
