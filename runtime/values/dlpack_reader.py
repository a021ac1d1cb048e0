"""Readers of tensors in machine code, by DLPack's C exchange interface (dlpack.h 1.3, which PyTorch has from
2.10 on): the type of the tensors has a table of functions; one of them describes a tensor in memory of ours,
without an object of Python's being made.

A reader is a builtin that stands for a reader in Python of cuda_readers.py, and asks that whenever the tensor
is not plainly what it knows.
"""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any

from minicu.runtime.launching import launch_builtin
from minicu.runtime.values import dlpack


class _Known(ctypes.Structure):
    """What a reader knows, as the machine code reads it."""

    _fields_ = (
        ("describe", ctypes.c_void_p),  # the library's DLPackDLTensorFromPyObjectNoSync
        ("place", dlpack.DLDevice),  # where the tensor must be
        ("dtype", dlpack.DLDataType),  # what its elements must be, 0 for anything but complex numbers
        ("unaligned", ctypes.c_uint64),  # the bits of its address that must be clear
        ("lazy", ctypes.c_void_p),  # the type's method that tells whether its elements are to be negated
        ("wrong", ctypes.c_void_p),  # False, which that must give
        ("otherwise", ctypes.c_void_p),  # the reader in Python
    )


CODE = """
declare ptr @PyObject_Vectorcall(ptr, ptr, i64, ptr)
declare ptr @PyLong_FromUnsignedLongLong(i64)
declare void @PyErr_Clear()
declare void @Py_DecRef(ptr)

define ptr @minicu_read_tensor(ptr %self, ptr %args, i64 %n) {
entry:
  %t = alloca [$TENSOR x i8], align 16
  %known = at ptr %self CAPSULE
  %object = load ptr, ptr %args, align 8
  %describe = at ptr %known describe
  %status = call i32 %describe(ptr %object, ptr %t)
  %told = icmp eq i32 %status, 0
  br i1 %told, label %place, label %clear, !prof !0
place:
  %its.place = at i64 %t t_device
  %place.wanted = at i64 %known place
  %here = icmp eq i64 %its.place, %place.wanted
  br i1 %here, label %type, label %otherwise, !prof !0
type:
  %its.type = at i32 %t t_dtype
  %type.wanted = at i32 %known dtype
  %same = icmp eq i32 %its.type, %type.wanted
  %code = and i32 %its.type, 255
  %real = icmp ne i32 %code, $COMPLEX
  %any = icmp eq i32 %type.wanted, 0
  %any.real = and i1 %any, %real
  %fits = or i1 %same, %any.real
  br i1 %fits, label %layout, label %otherwise, !prof !0
layout:
  %ndim32 = at i32 %t t_ndim
  %ndim = sext i32 %ndim32 to i64
  %shape = at ptr %t t_shape
  %strides = at ptr %t t_strides
  %packed = icmp eq ptr %strides, null
  br i1 %packed, label %address, label %axis
axis:
  %i = phi i64 [%ndim, %layout], [%i.next, %axis.next]
  %expected = phi i64 [1, %layout], [%expected.next, %axis.next]
  %more = icmp sgt i64 %i, 0
  br i1 %more, label %axis.look, label %address
axis.look:
  %i.next = sub i64 %i, 1
  %extent.p = getelementptr i64, ptr %shape, i64 %i.next
  %extent = load i64, ptr %extent.p, align 8
  %stride.p = getelementptr i64, ptr %strides, i64 %i.next
  %stride = load i64, ptr %stride.p, align 8
  %one = icmp eq i64 %extent, 1
  %dense = icmp eq i64 %stride, %expected
  %good = or i1 %one, %dense
  br i1 %good, label %axis.next, label %otherwise, !prof !0
axis.next:
  %expected.next = mul i64 %expected, %extent
  br label %axis
address:
  %data = at i64 %t t_data
  %skip = at i64 %t t_byte_offset
  %a = add i64 %data, %skip
  %unaligned = at i64 %known unaligned
  %odd = and i64 %a, %unaligned
  %aligned = icmp eq i64 %odd, 0
  br i1 %aligned, label %lazy, label %otherwise, !prof !0
lazy:
  %method = at ptr %known lazy
  %answer = call ptr @PyObject_Vectorcall(ptr %method, ptr %args, i64 1, ptr null)
  %answered = icmp ne ptr %answer, null
  br i1 %answered, label %compare, label %fail, !prof !0
compare:
  call void @Py_DecRef(ptr %answer)
  %false = at ptr %known wrong
  %plain = icmp eq ptr %answer, %false
  br i1 %plain, label %give, label %otherwise, !prof !0
give:
  %number = call ptr @PyLong_FromUnsignedLongLong(i64 %a)
  ret ptr %number
fail:
  ret ptr null
clear:
  call void @PyErr_Clear()
  br label %otherwise
otherwise:
  %reader = at ptr %known otherwise
  %result = call ptr @PyObject_Vectorcall(ptr %reader, ptr %args, i64 %n, ptr null)
  ret ptr %result
}
!0 = !{!"branch_weights", i32 2000, i32 1}
"""


def reader(value: Any, number: int, unaligned: int, any_type: bool, otherwise: Any) -> Any:
    """A reader of tensors like `value`, on GPU `number`, with its type of elements or `any_type`;
    `otherwise`, the reader in Python, where its library has no such interface or this Python no machine
    code."""
    kind = type(value)
    describe = dlpack.describing_function(kind)
    if not describe or not launch_builtin.available():
        return otherwise
    tensor = dlpack.described(describe, value)
    if tensor is None or tensor.dtype.code == dlpack.COMPLEX or not hasattr(kind, "is_neg"):
        return otherwise
    known = _Known(
        describe, dlpack.DLDevice(dlpack.CUDA, number), dlpack.DLDataType(), unaligned, id(kind.is_neg)
    )
    if not any_type:
        known.dtype = tensor.dtype
    known.wrong, known.otherwise = id(False), id(otherwise)
    name, doc = "read_tensor", "The address of a tensor for a launch on a stream."
    return launch_builtin.builtin(name, doc, _code(), known, kind.is_neg, otherwise)


@cache
def _code() -> int:
    fields = {name: getattr(_Known, name).offset for name, *_ in _Known._fields_}
    tensor = {f"t_{name}": getattr(dlpack.DLTensor, name).offset for name, *_ in dlpack.DLTensor._fields_}
    numbers = {"TENSOR": ctypes.sizeof(dlpack.DLTensor), "COMPLEX": dlpack.COMPLEX}
    return launch_builtin.machine_code("minicu_read_tensor", CODE, {**fields, **tensor, **numbers})
