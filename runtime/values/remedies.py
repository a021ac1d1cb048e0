"""What a message tells people to pass instead of an array that a kernel cannot take, in its library's words.

Each function gives the end of a message, `; pass x.astype(numpy.float32)`, for an array called `name`.
"""

from __future__ import annotations

from typing import Any

import numpy

from minicu import types as ty
from minicu.runtime.values import dtypes

#: The complex type that has the two members of a record of two floats.
_COMPLEX: dict[str, numpy.dtype] = {"f4": numpy.dtype("c8"), "f8": numpy.dtype("c16")}


def contiguous(value: Any, name: str) -> str:
    """For a part of an array that does not lie in one piece."""
    return f"; pass {name}.contiguous()" if _torch(value) else f"; pass numpy.ascontiguousarray({name})"


def copied(value: Any, name: str) -> str:
    """For an array that kernels may not write, or that begins at an odd address."""
    return f"; pass {name}.clone()" if _torch(value) else f"; pass {name}.copy()"


def other_type(value: Any, name: str, dtype: numpy.dtype, target: ty.Type, wanted: numpy.dtype) -> str:
    """For an array of `dtype` where the kernel takes a pointer to `target`, which NumPy calls `wanted`: how
    its numbers become such elements, or its bytes where they are integers of that size. "" where neither
    would mean the same."""
    single = _scalar(wanted)
    if single is None or isinstance(target, ty.Pointer):
        return ""
    if dtype == single and wanted.names is not None:  # the type is right, and the number of elements is not
        return f"; pass a multiple of {wanted.itemsize // dtype.itemsize} elements"
    if dtype.kind in "iu" and single.kind in "iu" and dtype.itemsize == single.itemsize:
        return _changed(value, name, "view", single)
    if dtype.kind == "c":
        single = _COMPLEX.get(single.str[1:], single) if wanted.names == ("x", "y") else single
        return _changed(value, name, "astype", single) if single.kind == "c" else ""
    element, _ = dtypes.maker_of(target)
    if str(dtype) in (str(single), element) or (dtype.kind not in "biuf" and not dtypes.of_ml_dtypes(dtype)):
        return ""  # the type is right, and the number of elements is not; or there are no numbers
    if element and _torch(value):
        return f"; pass {name}.to(torch.{element})"
    if element:  # NumPy's own would give the bits of something else: numpy.uint16 of 1.5 is 1
        return f"; pass {name}.astype(ml_dtypes.{element})"
    return _changed(value, name, "astype", single)


def number(value: Any, name: str, kind: str) -> str:
    """For what is no number where the kernel takes one, an "int" or a "float"."""
    if isinstance(value, (str, bytes)):
        return f"; pass ord({name})" if kind == "int" and len(value) == 1 else ""
    if isinstance(value, (float, numpy.floating)):
        return f"; pass int({name})"
    if getattr(value, "size", 0) == 1 and hasattr(value, "item"):
        return f"; pass {name}.item()"
    inside = getattr(value, "value", None)  # of a member of an enum, or of ctypes' own types
    return f"; pass {name}.value" if isinstance(inside, (int, float)) else ""


def spelled(dtype: numpy.dtype) -> str:
    """A dtype as a program writes it. `numpy.bool` is not in every NumPy."""
    if dtype.names is not None or dtype.kind == "V":
        return repr(dtype)
    return "numpy.bool_" if dtype.kind == "b" else f"numpy.{dtype.name}"


def _scalar(wanted: numpy.dtype) -> numpy.dtype | None:
    """The one element type that an object of `wanted` is made of, None if it has several or none."""
    if wanted.names is None:
        return None if wanted.kind == "V" else wanted
    inside = {wanted.fields[n][0] for n in wanted.names}  # type: ignore[index]
    return _scalar(inside.pop()) if len(inside) == 1 else None


def _changed(value: Any, name: str, how: str, dtype: numpy.dtype) -> str:
    if _torch(value):
        return f"; pass {name}.{'to' if how == 'astype' else how}(torch.{dtype.name})"
    return f"; pass {name}.{how}({spelled(dtype)})"


def _torch(value: Any) -> bool:
    return type(value).__module__.partition(".")[0] == "torch"
