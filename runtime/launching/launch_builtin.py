"""Launches at the speed of C: one builtin function, in machine code, for every kernel.

`bind` gives a callable for one launch configuration of one kernel. Its code is C (native/launch.c),
compiled once per machine and kept on disk. Driven by a table of the kernel's parameters it reads the Python
arguments, fills the argument block on the C stack and calls `cuLaunchKernel` with Python's global lock
released. It knows the common cases only: integers in range, floats, this device's arrays of the declared
element type, addresses. Whatever else comes, arguments by name and every mistake included, it hands to the
Python function `slow`, which owns all checks and all messages; a launch that the driver refuses goes to
`failed(status, *arguments)`.

Where machine code cannot look into Python's objects (another Python than CPython, or one without a
global lock), `available` is False and `slow` serves alone.
"""

from __future__ import annotations

import ctypes
import sys
import sysconfig
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from minicu import types as ty
from minicu.program import Kernel
from minicu.runtime.memory import Array

if TYPE_CHECKING:
    from minicu.abi.target import DataModel

#: Kinds of rows in a kernel's table, in their order there. A kernel with a parameter of another kind (None)
#: is launched by Python.
INTEGER, FLOAT, DOUBLE, UNSIGNED64, POINTER = KINDS = ("integers", "floats", "doubles", "words", "pointers")


class _Integer(ctypes.Structure):
    _fields_ = (("least", ctypes.c_int64), ("span", ctypes.c_uint64))


class _Pointer(ctypes.Structure):
    _fields_ = (("tag", ctypes.c_void_p), ("readers", ctypes.c_void_p))


class _Details(ctypes.Union):
    _anonymous_ = ("integer", "pointer")
    _fields_ = (("integer", _Integer), ("pointer", _Pointer))


class _Parameter(ctypes.Structure):
    """One row of a kernel's table, as the machine code reads it: the number of the parameter, its offset in
    the block; for integers the least value and how many there are; for pointers the tag of the element
    type, 0 for any, and the dict of readers of other libraries' arrays (see Table)."""

    _anonymous_ = ("details",)
    _fields_ = (("number", ctypes.c_int32), ("offset", ctypes.c_int32), ("details", _Details))


class Configuration(ctypes.Structure):
    """What one launch needs, as the machine code reads it."""

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
        *((kind, ctypes.c_void_p) for kind in KINDS),  # where the rows of each kind begin
        ("end", ctypes.c_void_p),
        ("exception", ctypes.c_void_p),
        ("count", ctypes.c_int64),
        ("size", ctypes.c_int64),  # of the block on the stack
        ("bytes", ctypes.c_size_t),  # of the arguments in it
        ("device", ctypes.c_void_p),
        ("last", ctypes.c_void_p),  # where the stream notes what was launched last
        ("label", ctypes.c_uint64),  # what to note there
        ("extended", ctypes.c_void_p),  # a CUlaunchConfig, or 0
        ("int_type", ctypes.c_void_p),
        ("float_type", ctypes.c_void_p),
        ("use", ctypes.c_void_p),  # what readers get as their second argument
    )


class _MethodDef(ctypes.Structure):
    """PyMethodDef of CPython's stable interface."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("code", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


_METH_KEYWORDS, _METH_FASTCALL = 0x02, 0x80


@cache
def _definition(name: str, doc: str, code: int, flags: int) -> _MethodDef:
    """The definition of a builtin. It is never freed: a dying builtin looks into it, and nothing says what
    dies first when a reference cycle, or Python itself, comes to its end."""
    definition = _MethodDef(name.encode(), code, flags, doc.encode())
    _python().Py_IncRef(definition)
    return definition


class _Bound:
    """Keeps alive what a builtin points to; the builtin holds it as its `__module__`."""

    def __init__(self, *things: Any) -> None:
        self.things = things

    def __repr__(self) -> str:
        return "minicu.runtime"


def builtin(
    name: str, doc: str, code: int, data: ctypes.Structure, *kept: Any, keywords: bool = False
) -> Any:
    """A builtin function of METH_FASTCALL that runs `code`, and gets `data` in a capsule as its `self`; it
    keeps that and `kept` alive. With `keywords` it takes arguments by name, too."""
    flags = _METH_FASTCALL | (_METH_KEYWORDS if keywords else 0)
    python, definition = _python(), _definition(name, doc, code, flags)
    capsule = python.PyCapsule_New(ctypes.addressof(data), None, None)
    return python.PyCFunction_NewEx(ctypes.addressof(definition), capsule, _Bound(data, *kept))


#: The tag of no array at all.
_NO_ARRAY = object()


class Table:
    """The parameter table of a kernel, under a data model. `accepted(parameter)` gives the dtypes whose
    arrays a pointer takes, the preferred one first, or None for any.

    `readers` has a dict for each parameter: from the type of another library's array to a function
    `(array, use)` that gives its address, or None (or raises) where the array needs a closer look. Whoever
    owns the dicts may fill them at any time."""

    def __init__(
        self, kernel: Kernel, model: DataModel, accepted: Any,
        readers: Sequence[dict[type, Callable[..., Any]]] = (),
    ) -> None:  # fmt: skip
        self.count = len(kernel.parameters)
        self.bytes = kernel.block_bytes
        self.size = max(8, kernel.block_bytes) + 8  # an integer is stored as 8 bytes
        self.readers = readers
        self.tags: list[Any] = []  # the table holds their addresses
        self.rows = (_Parameter * max(1, self.count))()
        described = [(n, p, *self._row(p, model, accepted)) for n, p in enumerate(kernel.parameters)]
        self.fast = all(kind in KINDS for _, _, kind, *_ in described)
        order = {kind: n for n, kind in enumerate((*KINDS, None))}
        described.sort(key=lambda f: order[f[2]])
        for row, (number, p, kind, least, span, tag) in zip(self.rows, described):
            row.number, row.offset = number, p.offset
            if kind == POINTER:
                row.tag = id(tag) if tag is not None else None
                row.readers = id(readers[number]) if readers else None
                self.tags.append(tag)
            else:
                row.least, row.span = least, span
        self.begins = [sum(order[f[2]] < order[kind] for f in described) for kind in (*KINDS, None)]
        self.name, self.doc = kernel.title, f"Launch {kernel}."

    @staticmethod
    def _row(p: Any, model: DataModel, accepted: Any) -> tuple[Any, int, int, Any]:
        t = p.type
        if isinstance(t, ty.Enum):
            t = t.decl.underlying or ty.INT
        if p.handle:  # integers, and what the parameter's readers know
            return POINTER, 0, 0, _NO_ARRAY
        match t:
            case ty.Integer(kind="bool"):
                return INTEGER, 0, 2, None
            case ty.Integer() if p.size == 8 and not model.signed(t):
                return UNSIGNED64, 0, 0, None
            case ty.Integer() if p.size == 8:
                return INTEGER, -(1 << 63), (1 << 64) - 1, None
            case ty.Integer() if p.size < 8:
                count = 1 << 8 * p.size
                return INTEGER, -(count >> 1) if model.signed(t) else 0, count, None
            case ty.Float(kind="float"):
                return FLOAT, 0, 0, None
            case ty.Float(kind="double" | "ldouble"):
                return DOUBLE, 0, 0, None
            case ty.Pointer() if p.size == 8:
                tags = accepted(p)
                return POINTER, 0, 0, tags[0] if tags else None
        return None, 0, 0, None


def bind(
    table: Table, configuration: Configuration, slow: Any, failed: Any, device: Any, use: Any = None
) -> Any:
    """The callable for one configuration, whose fields up to `stream` and from `last` to `extended`
    the caller has set. `slow(*arguments)` launches in its own way or raises; its result is returned.
    `failed(status, *arguments)` is called when the driver refuses. Readers get `use`."""
    c = configuration
    c.slow, c.failed, c.none = id(slow), id(failed), id(None)
    c.array_type, c.int_type, c.float_type = id(Array), id(int), id(float)
    c.device, c.use = id(device), id(use)
    for kind, begin in zip((*KINDS, "end"), table.begins):
        setattr(c, kind, ctypes.addressof(table.rows) + begin * ctypes.sizeof(_Parameter))
    c.exception = id(Exception)
    c.count, c.size, c.bytes = (table.count if table.fast else -1), table.size, table.bytes
    return builtin(table.name, table.doc, _code(), c, table, slow, failed, device, use, keywords=True)


def available() -> bool:
    """Whether this Python lets machine code read its objects, and LLVM made the code."""
    try:
        return bool(_code())
    except Exception:
        return False


@cache
def _code() -> int:
    """The address of the machine code. Raises RuntimeError where it cannot serve."""
    slots = {name.upper(): slot_offset(Array, name) for name in ("address", "device", "tag")}
    return machine_code("launch", {"Configuration": Configuration, "Parameter": _Parameter}, slots)


def machine_code(name: str, records: Mapping[str, type], numbers: Mapping[str, int]) -> int:
    """The address of function minicu_`name` of the native file of that name, which knows these records and
    numbers, and how this Python lays out its objects. Raises RuntimeError where machine code cannot look into
    these."""
    if sys.implementation.name != "cpython" or sysconfig.get_config_var("Py_GIL_DISABLED"):
        raise RuntimeError("needs CPython with a global lock")
    from minicu import native
    from minicu.llvm import jit

    for function in _PYTHON_FUNCTIONS:
        address = ctypes.cast(getattr(ctypes.pythonapi, function), ctypes.c_void_p).value
        assert address
        jit.define_symbol(function, address)
    prelude = native.declarations(records, {**numbers, **_layouts()})
    return native.load(name, prelude).code.address(f"minicu_{name}")


#: What native/python.h declares.
_PYTHON_FUNCTIONS = (
    "PyLong_AsLongLong", "PyLong_AsUnsignedLongLong", "PyLong_FromLong", "PyLong_FromUnsignedLongLong",
    "PyNumber_Index", "PyFloat_AsDouble", "PyErr_Occurred", "PyErr_Clear", "PyErr_GivenExceptionMatches",
    "PyEval_SaveThread", "PyEval_RestoreThread", "Py_IncRef", "Py_DecRef", "PyObject_Vectorcall",
    "PyDict_GetItemWithError",
)  # fmt: skip


def _layouts() -> dict[str, int]:
    """How this Python lays out capsules, floats and ints: found by looking, so that no header is taken on
    trust. An int whose header is none of the four words goes through Python's own functions."""
    value = 1.5
    kind = _find(lambda at: _word(id(value) + at) == id(float), 8)
    floats = _find(lambda at: ctypes.c_double.from_address(id(value) + at).value == value, kind + 8)
    capsule = _python().PyCapsule_New(0x5EA5EA5EA5EA, None, None)
    pointer = _find(lambda at: _word(id(capsule) + at) == 0x5EA5EA5EA5EA, kind + 8)
    before = sys.getrefcount(None)
    _python().Py_IncRef(None)
    return {
        "TYPE": kind, "VALUE": floats, "CAPSULE": pointer, **_integers(),
        "MORTAL": int(sys.getrefcount(None) != before),
    }  # fmt: skip


def _integers() -> dict[str, int]:
    """Where an int has its digits, and the word before them by their number and sign, of whose bits those in
    MASK count: newer Pythons mark the ints that live for ever."""
    word = object.__basicsize__
    digits = word + 8
    numbers = {
        "ONE": (2**30 - 1, 2**29, 70001, 1, 256), "TWO": (2**30, 2**47 + 12345, 2**60 - 1), "ZERO": (0,),
        "MINUS": (-70001, 1 - 2**30, -5),
    }  # fmt: skip
    mask = ~((_word(id(7) + word) or 0) ^ (_word(id(70001) + word) or 0))
    digit_words = {name: {(_word(id(n) + word) or 0) & mask for n in some} for name, some in numbers.items()}
    known = (
        all(len(words) == 1 for words in digit_words.values()) and len(set.union(*digit_words.values())) == 4
    )
    for number in (n for some in numbers.values() for n in some if n):
        low, high = ((_word(id(number) + digits) or 0) >> s & 0xFFFFFFFF for s in (0, 32))
        known &= low == abs(number) & (1 << 30) - 1
        known &= abs(number) < 1 << 30 or high == abs(number) >> 30
    if not known:  # words that no int has
        mask, digit_words = -1, {name: {n} for n, name in enumerate(numbers, 1 << 62)}
    words = {name: _signed(words.pop()) for name, words in digit_words.items()}
    return {"WORD": word, "DIGITS": digits, "MASK": mask, **words}


def _word(address: int) -> int | None:
    return ctypes.c_void_p.from_address(address).value


def _signed(word: int) -> int:
    return word - (1 << 64) if word >> 63 else word


def _find(fits: Callable[[int], bool], start: int) -> int:
    """The first offset from `start` on, in the first words of an object, that `fits`."""
    for offset in range(start, start + 24, 8):
        if fits(offset):
            return offset
    raise RuntimeError("objects of this Python are laid out in an unknown way")


def slot_offset(cls: type, name: str) -> int:
    """Where instances of `cls` hold the attribute `name` of its __slots__; found by looking."""
    instance: Any = object.__new__(cls)
    probe = object()
    setattr(instance, name, probe)
    offsets = [
        offset
        for offset in range(object.__basicsize__, cls.__basicsize__, 8)
        if ctypes.c_void_p.from_address(id(instance) + offset).value == id(probe)
    ]
    delattr(instance, name)
    if len(offsets) != 1:
        raise RuntimeError(f"cannot find slot '{name}' of {cls.__name__}")
    return offsets[0]


@cache
def _python() -> Any:
    """Functions of CPython's interface with types of our own: `ctypes.pythonapi` is everybody's."""
    python = ctypes.PyDLL("python", handle=ctypes.pythonapi._handle)
    python.PyCapsule_New.restype = python.PyCFunction_NewEx.restype = ctypes.py_object
    python.PyCapsule_New.argtypes = [ctypes.c_void_p] * 3
    python.PyCFunction_NewEx.argtypes = [ctypes.c_void_p, ctypes.py_object, ctypes.py_object]
    python.Py_IncRef.restype, python.Py_IncRef.argtypes = None, [ctypes.py_object]
    return python
