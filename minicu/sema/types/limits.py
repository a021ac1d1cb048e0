"""How large objects may be: for what no device has room for, LLVM would print nonsense."""

from __future__ import annotations

from minicu import tree
from minicu import types as ty
from minicu.abi.calls import MOST_RETURNED
from minicu.abi.layout import NoSize, member_pointers, size_of
from minicu.diagnostics.errors import Kind, Place, Refused
from minicu.sema.context import Check

#: Storage -> most bytes of one object (CUDA C++ guide, technical specifications; of global and local memory
#: there is less, but how much depends on the device).
_MOST = {"constant": 1 << 16, "shared": 48 << 10, "device": 1 << 40, "managed": 1 << 40, "local": 1 << 26}
#: Bytes of an object whose initial value is not all zeros.
_MOST_INITIALIZED = 1 << 30
#: Elements of an array that all get the same values, and those that are given theirs one after the other.
_MOST_ELEMENTS = 1 << 20
_MOST_SINGLE = 1 << 18
_CALLED = {
    "constant": "__constant__ memory", "shared": "__shared__ memory that a kernel can have without asking",
    "device": "memory that a device could have", "managed": "memory that a device could have",
    "local": "memory that a thread could have",
}  # fmt: skip


def elements(c: Check, count: int, at: Place, singly: bool = False) -> None:
    """Refuse an array whose elements, or what is in them, all have default initialisers, if these are too
    many."""
    most = _MOST_SINGLE if singly else _MOST_ELEMENTS
    if count > most:
        c.unsupported(at, f"initial values of {count} elements; the most is {most}")


def local(c: Check, object: tree.Object, at: Place) -> None:
    """Refuse an automatic object that is too large."""
    if isinstance(object.type, (ty.Array, ty.Record)):
        _size(c, object, at)


def check(c: Check) -> None:
    """Refuse static objects that are too large, one by one, and constants that are too many."""
    _check_calls(c)
    total = 0
    for object in c.unit.objects:
        if object.defined and object.storage in _MOST:
            try:
                size = _size(c, object, object.at)
            except Refused:
                continue
            values = object.initializer is not None and object.initializer.items
            if size > _MOST_INITIALIZED and (values or _has_member_pointers(c, object.type)):
                c.error(
                    object.at,
                    f"not supported: an initial value of {size} bytes; the most is {_MOST_INITIALIZED}",
                    kind=Kind.UNSUPPORTED,
                )
            if object.storage == "constant":
                before, total = total, total + size
                if total > _MOST["constant"] >= before:
                    c.error(
                        object.at,
                        f"not supported: with '{object.name}' there are {total} bytes of "
                        f"__constant__ variables; a program can have {_MOST['constant']}",
                        kind=Kind.UNSUPPORTED,
                    )


def _has_member_pointers(c: Check, type: ty.Type) -> bool:
    """Whether there are pointers to data members, whose null value is not zero."""
    return next(member_pointers(type, c.model), None) is not None


def _check_calls(c: Check) -> None:
    """Refuse functions of other units' device code that return larger records than nvcc's code could give."""
    for function in c.unit.functions:
        type = function.type.returns
        if c.language.whole_program or function.linkage != "external" or not isinstance(type, ty.Record):
            continue
        if type.decl.completed().members is not None and (size := size_of(type, c.model)) > MOST_RETURNED:
            message = f"'{type}' of {size} bytes returned by value; the most is {MOST_RETURNED}"
            c.error(function.at, f"not supported: {message}", kind=Kind.UNSUPPORTED)


def _size(c: Check, object: tree.Object, at: Place) -> int:
    try:
        size = size_of(object.type, c.model)
    except NoSize:
        return 0
    most = _MOST[object.storage]
    if size > most:
        name = f"'{object.name}'" if object.name else "the object"
        c.unsupported(
            at, f"{name} has {size} bytes, which is more than the {most} bytes of {_CALLED[object.storage]}"
        )
    return size
