"""Launches at the speed of C: one builtin function, in machine code, for every kernel.

`bind` gives a callable for one launch configuration of one kernel. Its code is compiled by LLVM once
per machine and kept on disk. Driven by a table of the kernel's parameters it reads the Python
arguments, fills the argument block on the C stack and calls `cuLaunchKernel` with Python's global lock
released. It knows the common cases only: integers in range, floats, this device's arrays of the
declared element type, addresses. Whatever else comes, every mistake included, it hands to the
Python function `slow`, which owns all checks and all messages; a launch that the driver refuses goes
to `failed(status, *arguments)`.

Where machine code cannot look into Python's objects (another Python than CPython, or one without a
global lock), `available` is False and `slow` serves alone.
"""

from __future__ import annotations

import ctypes
import sys
import sysconfig
from functools import cache
from typing import Any

from minicu import types as ty
from minicu.program import Kernel
from minicu.runtime.launch_code import CODE, PYTHON_FUNCTIONS
from minicu.runtime.memory import Array

_INTEGERS = {1: 0, 2: 1, 4: 2, 8: 3}  # size in bytes -> kind
UNSIGNED64, FLOAT, DOUBLE, POINTER, OTHER = 4, 5, 6, 7, 8


class _Parameter(ctypes.Structure):
    """One row of a kernel's table, as the machine code reads it: `kind`, offset in the block; for
    integers the least value and how many there are; for pointers the tag of the element type, 0 for
    any."""

    _fields_ = (
        ("kind", ctypes.c_int32),
        ("offset", ctypes.c_int32),
        ("least", ctypes.c_int64),
        ("span", ctypes.c_uint64),
        ("tag", ctypes.c_void_p),
    )


class Configuration(ctypes.Structure):
    """What one launch needs, as the machine code reads it; the offsets stand in launch_code.py."""

    _fields_ = (
        ("function", ctypes.c_void_p),
        ("launch", ctypes.c_void_p),  # cuLaunchKernel, or cuLaunchKernelEx where `extended` is set
        ("grid", ctypes.c_uint32 * 3),
        ("block", ctypes.c_uint32 * 3),
        ("shared", ctypes.c_uint32),
        ("padding", ctypes.c_uint32),
        ("stream", ctypes.c_void_p),
        ("slow", ctypes.c_void_p),
        ("failed", ctypes.c_void_p),
        ("none", ctypes.c_void_p),
        ("array_type", ctypes.c_void_p),
        ("parameters", ctypes.c_void_p),
        ("count", ctypes.c_int64),
        ("size", ctypes.c_int64),
        ("device", ctypes.c_void_p),
        ("last", ctypes.c_void_p),  # where the stream notes what was launched last
        ("label", ctypes.c_uint64),  # what to note there
        ("extended", ctypes.c_void_p),  # a CUlaunchConfig, or 0
        ("int_type", ctypes.c_void_p),
    )


class _MethodDef(ctypes.Structure):
    """PyMethodDef of CPython's stable interface."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("code", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


_METH_FASTCALL = 0x80


class Table:
    """The parameter table of a kernel. `accepted(parameter)` gives the dtypes whose arrays a pointer
    takes, the preferred one first, or None for any."""

    def __init__(self, kernel: Kernel, accepted: Any) -> None:
        self.count = len(kernel.parameters)
        self.size = max(8, kernel.block_bytes)
        self.tags: list[Any] = []  # the table holds their addresses
        self.rows = (_Parameter * max(1, self.count))()
        for row, p in zip(self.rows, kernel.parameters):
            row.kind, row.least, row.span, tag = self._row(p, accepted)
            row.offset = p.offset
            if tag is not None:
                self.tags.append(tag)
                row.tag = id(tag)
        name = kernel.name.partition("(")[0].encode()
        doc = f"Launch {kernel}.".encode()
        self.method = _MethodDef(name, None, _METH_FASTCALL, doc)

    @staticmethod
    def _row(p: Any, accepted: Any) -> tuple[int, int, int, Any]:
        t = p.type
        if isinstance(t, ty.Enum):
            t = t.decl.underlying or ty.INT
        match t:
            case ty.Integer(kind="bool"):
                return _INTEGERS[1], 0, 2, None
            case ty.Integer() if p.size == 8 and not t.signed:
                return UNSIGNED64, 0, 0, None
            case ty.Integer() if p.size == 8:
                return _INTEGERS[8], -(1 << 63), (1 << 64) - 1, None
            case ty.Integer() if p.size in _INTEGERS:
                count = 1 << 8 * p.size
                return _INTEGERS[p.size], -(count >> 1) if t.signed else 0, count, None
            case ty.Float(kind="float"):
                return FLOAT, 0, 0, None
            case ty.Float(kind="double" | "ldouble"):
                return DOUBLE, 0, 0, None
            case ty.Pointer() if p.size == 8:
                tags = accepted(p)
                return POINTER, 0, 0, tags[0] if tags else None
        return OTHER, 0, 0, None


class _Bound:
    """Keeps alive what a builtin points to; the builtin holds it as its `__module__`."""

    def __init__(self, *things: Any) -> None:
        self.things = things

    def __repr__(self) -> str:
        return "minicu.runtime"


def bind(
    table: Table, configuration: Configuration, slow: Any, failed: Any, device: Any, keep: Any = ()
) -> Any:
    """The callable for one configuration, whose fields up to `stream` and from `last` to `extended`
    the caller has set. `slow(*arguments)` launches in its own way or raises; its result is returned.
    `failed(status, *arguments)` is called when the driver refuses."""
    table.method.code = _code()
    c = configuration
    c.slow, c.failed, c.none = id(slow), id(failed), id(None)
    c.array_type, c.int_type, c.device = id(Array), id(int), id(device)
    c.parameters, c.count, c.size = ctypes.addressof(table.rows), table.count, table.size
    bound = _Bound(table, c, slow, failed, device, keep)
    new_capsule, new_function = _constructors()
    return new_function(ctypes.addressof(table.method), new_capsule(ctypes.addressof(c), None, None), bound)


def available() -> bool:
    """Whether this Python lets machine code read its objects, and LLVM made the code."""
    try:
        return bool(_code())
    except Exception:
        return False


@cache
def _code() -> int:
    """The address of the machine code. Raises RuntimeError where it cannot serve."""
    if sys.implementation.name != "cpython" or sysconfig.get_config_var("Py_GIL_DISABLED"):
        raise RuntimeError("needs CPython with a global lock")
    from minicu import cache as disk
    from minicu import jit

    offsets = {
        "TYPE": _type_offset(),
        **{name.upper(): slot_offset(Array, name) for name in ("address", "device", "tag")},
    }
    text = CODE
    for name, offset in offsets.items():
        text = text.replace(f"@{name}@", str(offset))
    for name in PYTHON_FUNCTIONS:
        address = ctypes.cast(getattr(ctypes.pythonapi, name), ctypes.c_void_p).value
        assert address
        jit.define_symbol(name, address)
    key = disk.key(["launch", jit.identity(), text])
    data = disk.load(key, "object") if disk.enabled() else None
    if data is None:
        data = jit.compile_object(text, 1)
        if disk.enabled():
            disk.store(key, data, "object")
    return jit.load_object(data).address("minicu_launch")


def _type_offset() -> int:
    """Where an object points to its type: found by looking, so that no header is taken on trust."""
    value = 1.5
    for offset in range(8, object.__basicsize__, 8):
        if ctypes.c_void_p.from_address(id(value) + offset).value == id(float):
            return offset
    raise RuntimeError("objects of this Python are laid out in an unknown way")


def slot_offset(cls: type, name: str) -> int:
    """Where instances of `cls` hold the attribute `name` of its __slots__; found by looking."""
    instance: Any = object.__new__(cls)
    probe = object()
    setattr(instance, name, probe)
    found = [
        offset
        for offset in range(object.__basicsize__, cls.__basicsize__, 8)
        if ctypes.c_void_p.from_address(id(instance) + offset).value == id(probe)
    ]
    delattr(instance, name)
    if len(found) != 1:
        raise RuntimeError(f"cannot find slot '{name}' of {cls.__name__}")
    return found[0]


@cache
def _constructors() -> tuple[Any, Any]:
    """PyCapsule_New and PyCFunction_NewEx with types of our own: `ctypes.pythonapi` is everybody's."""
    python = ctypes.PyDLL("python", handle=ctypes.pythonapi._handle)
    capsule, function = python.PyCapsule_New, python.PyCFunction_NewEx
    capsule.restype = function.restype = ctypes.py_object
    capsule.argtypes = [ctypes.c_void_p] * 3
    function.argtypes = [ctypes.c_void_p, ctypes.py_object, ctypes.py_object]
    return capsule, function
