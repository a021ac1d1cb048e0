"""DLPack: reads other libraries' tensors, and hands out ours.

Written against the structures of dlpack.h (versions 0.8, 1.0 and 1.3).
"""

from __future__ import annotations

import atexit
import ctypes
from dataclasses import dataclass
from typing import Any

CPU, CUDA, CUDA_HOST, CUDA_MANAGED = 1, 2, 3, 13  # DLDeviceType

#: DLDataTypeCode -> name, to which the number of bits is added.
_CODES = {0: "int", 1: "uint", 2: "float", 4: "bfloat", 5: "complex"}
#: DLDataTypeCode -> name, as ml_dtypes has it (dlpack.h 1.1).
_WHOLE = {
    6: "bool", 7: "float8_e3m4", 8: "float8_e4m3", 9: "float8_e4m3b11fnuz", 10: "float8_e4m3fn",
    11: "float8_e4m3fnuz", 12: "float8_e5m2", 13: "float8_e5m2fnuz", 14: "float8_e8m0fnu",
}  # fmt: skip
COMPLEX = 5


class DLDevice(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class DLDataType(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class DLTensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", DLDevice),
        ("ndim", ctypes.c_int32),
        ("dtype", DLDataType),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


_DELETER = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class _Managed(ctypes.Structure):
    """DLManagedTensor."""

    _fields_ = (("tensor", DLTensor), ("context", ctypes.c_void_p), ("deleter", _DELETER))


class _Versioned(ctypes.Structure):
    """DLManagedTensorVersioned."""

    _fields_ = (
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("context", ctypes.c_void_p),
        ("deleter", _DELETER),
        ("flags", ctypes.c_uint64),
        ("tensor", DLTensor),
    )


_READ_ONLY = 1  # DLPACK_FLAG_BITMASK_READ_ONLY


class _Exchange(ctypes.Structure):
    """DLPackExchangeAPI, of dlpack.h 1.3."""

    _fields_ = (
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("previous", ctypes.c_void_p),
        ("allocate", ctypes.c_void_p),
        ("export", ctypes.c_void_p),
        ("import_", ctypes.c_void_p),
        ("describe", ctypes.c_void_p),  # DLPackDLTensorFromPyObjectNoSync
        ("stream", ctypes.c_void_p),
    )


_DESCRIBE = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.POINTER(DLTensor))


_NAME, _VERSIONED_NAME = b"dltensor", b"dltensor_versioned"  # capsules point to the text: it must stay
_EXCHANGE_NAME = b"dlpack_exchange_api"


def _function(name: str, result: Any, *arguments: Any) -> Any:
    """A function of CPython's interface with types of its own: `ctypes.pythonapi` is everybody's."""
    function = ctypes.PyDLL("python", handle=ctypes.pythonapi._handle)[name]
    function.restype, function.argtypes = result, arguments
    return function


_new = _function("PyCapsule_New", ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_valid = _function("PyCapsule_IsValid", ctypes.c_int, ctypes.py_object, ctypes.c_char_p)
_pointer = _function("PyCapsule_GetPointer", ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)
_keep = _function("Py_IncRef", None, ctypes.py_object)
# ... and as a destructor has it: an address, for the capsule is no object to hold any more.
_valid_at = _function("PyCapsule_IsValid", ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)
_pointer_at = _function("PyCapsule_GetPointer", ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)


@dataclass(slots=True)
class Tensor:
    """What a capsule tells; `dtype` is a name like "float32"."""

    address: int
    dtype: str
    shape: tuple[int, ...]
    contiguous: bool
    read_only: bool


def read(capsule: Any) -> Tensor:
    """What is in a capsule that `__dlpack__` gave. The capsule keeps its tensor: the memory belongs to
    whoever made it."""
    read_only = False
    if _valid(capsule, _NAME):
        t = _Managed.from_address(_pointer(capsule, _NAME)).tensor
    elif _valid(capsule, _VERSIONED_NAME):
        managed = _Versioned.from_address(_pointer(capsule, _VERSIONED_NAME))
        t, read_only = managed.tensor, bool(managed.flags & _READ_ONLY)
    else:
        raise TypeError("not a DLPack capsule, or one that was used before")
    shape = tuple(t.shape[i] for i in range(t.ndim))
    contiguous, expected = True, 1
    if t.strides and 0 not in shape:
        for axis in reversed(range(t.ndim)):
            contiguous &= shape[axis] == 1 or t.strides[axis] == expected
            expected *= shape[axis]
    name = _WHOLE.get(t.dtype.code) or f"{_CODES.get(t.dtype.code, 'opaque')}{t.dtype.bits}"
    if t.dtype.lanes > 1:
        shape = (*shape, t.dtype.lanes)
    return Tensor((t.data or 0) + t.byte_offset, name, shape, contiguous, read_only)


def describing_function(kind: type) -> int:
    """The address of the function that describes objects of a type, 0 where its library has none."""
    capsule = getattr(kind, "__dlpack_c_exchange_api__", None)
    if not _valid(capsule, _EXCHANGE_NAME):
        return 0
    at = _pointer(capsule, _EXCHANGE_NAME)
    while at and (exchange := _Exchange.from_address(at)).major != 1:
        at = exchange.previous
    return exchange.describe or 0 if at else 0


def described(describe: int, value: Any) -> DLTensor | None:
    """What such a function says of an object; valid as long as that stays as it is. None for an object that
    it cannot describe."""
    tensor = DLTensor()
    try:
        return None if _DESCRIBE(describe)(value, tensor) else tensor
    except Exception:
        return None


#: Tensors handed out, by the address of their structure, until their consumer deletes them.
_out: dict[int, tuple[Any, ...]] = {}


def export(owner: Any, address: int, shape: tuple[int, ...], dtype: Any, kind: int, number: int) -> Any:
    """A capsule over C-contiguous memory that stays alive as long as `owner`. Raises BufferError for
    a NumPy dtype that DLPack cannot name."""
    codes = {"i": 0, "u": 1, "f": 2, "c": 5, "b": 6}
    if dtype.kind not in codes or not dtype.isnative:
        raise BufferError(f"DLPack has no name for {dtype}")
    managed = _Managed()
    t = managed.tensor
    extents = (ctypes.c_int64 * max(1, len(shape)))(*shape)
    t.data, t.ndim, t.shape, t.strides, t.byte_offset = address or None, len(shape), extents, None, 0
    t.device.kind, t.device.number = kind, number
    t.dtype.code, t.dtype.bits, t.dtype.lanes = codes[dtype.kind], dtype.itemsize * 8, 1
    managed.deleter = _delete
    at = ctypes.addressof(managed)
    _out[at] = managed, extents, owner
    return _new(at, _NAME, ctypes.cast(_destroy, ctypes.c_void_p))


@_DELETER  # type: ignore[untyped-decorator]
def _delete(managed: int) -> None:
    _out.pop(managed, None)


@atexit.register
def _let_go() -> None:
    """At exit: consumers in C++ may outlive Python. What they hold stays as it is, and their calls of the
    deleter, which is Python's, go to a function of C that does nothing with its argument."""
    nothing = ctypes.cast(ctypes.pythonapi.Py_IsInitialized, _DELETER)
    for managed, *_ in _out.values():
        managed.deleter = nothing
    _keep(_out)
    _keep(nothing)


def _destroyed(
    capsule: int, valid: Any = _valid_at, pointer: Any = _pointer_at, name: bytes = _NAME, out: Any = _out
) -> None:
    """The capsule dies: if nobody took the tensor (and renamed the capsule), it dies too. (At exit, the
    names of this module may be gone by then.)"""
    if valid(capsule, name):
        out.pop(pointer(capsule, name), None)


_destroy = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)(_destroyed)
_keep(_destroy)
