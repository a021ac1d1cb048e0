"""Readers of tensors in machine code, by DLPack's C exchange interface (dlpack.h 1.3, which PyTorch has from
2.10 on): the type of the tensors has a table of functions; one of them describes a tensor in memory of ours,
without an object of Python's being made.

A reader is a builtin (native/read_tensor.c) that stands for a reader in Python (`runtime.cuda.readers`), and
asks that whenever the tensor is not plainly what it knows.
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
    records = {"Tensor": dlpack.DLTensor, "Known": _Known}
    return launch_builtin.machine_code("read_tensor", records, {"COMPLEX": dlpack.COMPLEX})
