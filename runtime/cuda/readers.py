"""Short ways to the addresses of other libraries' arrays.

The first array of a type takes the long way (`arrays`), which knows every reason to refuse one. Where
it was accepted, and its library tells all that matters at little cost, a reader of its type goes into the
dict of the kernel's parameter, and later launches ask that: `reader(array, use)` gives the address, or None
where this array needs the long way, too. `use` is the StreamUse of the launch.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from minicu.runtime.cuda.driver import device_count
from minicu.runtime.values import dlpack_reader
from minicu.runtime.values.dtypes import elements_of

if TYPE_CHECKING:
    from minicu.program import Parameter
    from minicu.runtime.cuda.device import CudaDevice
    from minicu.runtime.values.arguments import Packer

Reader = Callable[[Any, Any], int | None]


class Accepted(NamedTuple):
    """The dtypes of arrays that were accepted so far, two lists that grow: those whose elements are what the
    pointer points to (None: any), and those of which `size` bytes are one."""

    whole: list[Any] | None
    parts: list[Any]
    size: int


def learn(value: Any, dtype: Any, packing: Packer, parameter: Parameter, tags: Any) -> None:
    """Note that `value`, whose elements are `dtype` to NumPy, was accepted for a parameter."""
    part, size = packing.parts(parameter) or (None, 1)
    whole = tags is None or dtype in tags or elements_of(parameter.type.to, dtype) == 1  # type: ignore[attr-defined]
    if not whole and dtype != part:
        return  # accepted for its shape
    kind, number = type(value), packing.kernel.parameters.index(parameter)
    if (number, kind) not in packing.learned:
        make = _maker(kind)
        if make is None:
            return
        known = Accepted(None if tags is None else [], [], size)
        packing.learned[number, kind] = known
        packing.readers[number][kind] = make(
            value, whole, known, packing.mask(parameter), parameter, packing.device
        )
    known = packing.learned[number, kind]
    dtypes = known.whole if whole else known.parts
    if dtypes is not None and value.dtype not in dtypes:
        dtypes.append(value.dtype)


def _maker(kind: type) -> Callable[..., Any] | None:
    library = kind.__module__.partition(".")[0]
    module = sys.modules.get(library)
    if library == "torch" and (
        kind is getattr(module, "Tensor", None) or kind is module.nn.Parameter  # type: ignore[union-attr]
    ):
        return _torch
    if library == "cupy" and kind is getattr(module, "ndarray", None):
        return _cupy
    # These do not say which GPU an array is on.
    if (library, kind.__name__) in _INTERFACES and device_count() == 1:
        return _interface
    return None


_INTERFACES = {("numba", "DeviceNDArray"), ("numba_cuda", "DeviceNDArray"), ("jaxlib", "ArrayImpl")}

# Each maker gets an array, whether its elements are what the pointer points to, and what is accepted;
# identity is what `in` looks at first.


def _torch(
    value: Any, whole: bool, known: Accepted, mask: int, parameter: Parameter, device: CudaDevice
) -> Reader:
    accepted, parts, size = known
    number = device.number

    def read(tensor: Any, use: Any) -> int | None:
        if (
            (
                accepted is None
                or tensor.dtype in accepted
                or (tensor.dtype in parts and not tensor.numel() * tensor.element_size() % size)
            )
            and tensor.is_cuda
            and tensor.get_device() == number
            and tensor.is_contiguous()
            and not tensor.is_neg()
        ):
            address = tensor.data_ptr()
            if not address & mask:
                return address
        return None

    def read_complex(tensor: Any, use: Any) -> int | None:
        return None if tensor.is_conj() else read(tensor, use)

    complexes = parameter.type.to  # type: ignore[attr-defined]
    usual = read_complex if accepted is None or not _is_number(complexes) else read
    return dlpack_reader.reader(value, number, mask, accepted is None, usual) if whole else usual


def _is_number(t: Any) -> bool:
    """Whether elements of the type are real numbers: no complex tensor was accepted for them."""
    from minicu import types as ty

    t = ty.remove_all_extents(t)
    return isinstance(t, (ty.Integer, ty.Float, ty.Enum, ty.Pointer))


def _cupy(
    value: Any, whole: bool, known: Accepted, mask: int, parameter: Parameter, device: CudaDevice
) -> Reader:
    accepted, parts, size = known
    number = device.number
    cupy = sys.modules["cupy"]
    current = cupy.cuda.get_current_stream
    quick = hasattr(cupy.ndarray, "_c_contiguous")  # `flags` makes an object each time

    def read(array: Any, use: Any) -> int | None:
        if (
            accepted is None or array.dtype in accepted or (array.dtype in parts and not array.nbytes % size)
        ) and (array._c_contiguous if quick else array.flags.c_contiguous):
            data = array.data
            if data.device_id == number:
                # What CuPy still does to the array, it does on its current stream.
                stream = current(number).ptr
                if stream == use.handle or (stream < 2 and use.blocking):
                    address = data.ptr
                    if not address & mask:
                        return address
        return None

    return read


def _interface(
    value: Any, whole: bool, known: Accepted, mask: int, parameter: Parameter, device: CudaDevice
) -> Reader:
    accepted, parts, size = known
    written = parameter.written

    def read(array: Any, use: Any) -> int | None:
        if accepted is None or array.dtype in accepted or (array.dtype in parts and not array.nbytes % size):
            told = array.__cuda_array_interface__
            address, read_only = told["data"]
            stream = told.get("stream")
            if (
                told.get("strides") is None
                and not (read_only and written)
                and (stream is None or stream == use.handle or (stream == 1 and use.blocking))
                and not address & mask
            ):
                return address
        return None

    return read
