"""Arrays in a device's memory."""

from __future__ import annotations

import math
import operator
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from minicu.runtime.device import Device


class Array:
    """A C-contiguous array on a device. Make one with `device.array`, `zeros` or `empty`.

    `address` is where it starts; it is deleted when the array is freed. `tag` identifies the element
    type: equal element types have the same tag object.
    """

    __slots__ = ("__weakref__", "address", "device", "dtype", "memory", "nbytes", "shape", "tag")

    def __init__(
        self, device: Device, memory: Any, address: int, shape: tuple[int, ...], dtype: np.dtype
    ) -> None:
        self.device = device
        self.memory = memory
        self.address = address
        self.shape = shape
        self.dtype = dtype
        self.nbytes = math.prod(shape) * dtype.itemsize
        self.tag = tag_of(dtype)

    @property
    def size(self) -> int:
        """The number of elements."""
        return math.prod(self.shape)

    @property
    def ndim(self) -> int:
        """The number of axes."""
        return len(self.shape)

    @property
    def T(self) -> Array:
        """A copy with the axes the other way round: an Array lies in one piece, in C's order."""
        return array(self.device, self.numpy().T)

    def numpy(self) -> np.ndarray:
        """A copy in host memory; launches before it are finished first."""
        result = np.empty(self.shape, self.dtype)
        self.device.read(self._live(), result)
        return result

    get = numpy  # as CuPy calls it

    def tolist(self) -> Any:
        """The values as nested lists of Python's numbers."""
        return self.numpy().tolist()

    def astype(self, dtype: Any) -> Array:
        """A copy with elements of another dtype, converted as NumPy converts."""
        return array(self.device, self.numpy().astype(_dtype(dtype)))

    def item(self) -> Any:
        """The one element as a Python value. Raises ValueError where there are more."""
        if self.size != 1:
            raise ValueError(f"an array of {self.size} elements is no single value")
        return self.numpy().item()

    def copy(self) -> Array:
        """The same values in memory of their own, on the same device."""
        other = empty(self.device, self.shape, self.dtype)
        other.copy_from(self)
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> Array:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """The values travel: elsewhere they lie on the device of the same name, or on what there is."""
        return _restored, (self.device.name, self.numpy())

    def write(self, source: Any) -> None:
        """Overwrite the whole array with `source`, of the same shape or one that broadcasts to it, converted
        to its dtype."""
        try:
            data = np.asarray(source, self.dtype, order="C")
            if data.shape != self.shape:
                data = np.ascontiguousarray(np.broadcast_to(data, self.shape))
        except (ValueError, TypeError) as e:
            given = getattr(source, "shape", None)
            what = f"shape {given}" if given is not None else repr(source)
            raise type(e)(f"{what} does not fit {self.shape} of {self.dtype}") from None
        self.device.write(self._live(), data)

    def fill(self, value: Any) -> None:
        """Set every element to `value`."""
        self.write(np.full(self.shape, value, self.dtype))

    def copy_from(self, source: Any, stream: Any = None) -> None:
        """Overwrite the whole array with `source`: a device array of equal dtype and size, or anything
        NumPy takes. On a GPU with `stream`, from an array or pinned memory, it returns at once."""
        if isinstance(source, Array):
            if source.dtype != self.dtype or source.shape != self.shape:
                raise ValueError(
                    f"cannot copy {source.shape} of {source.dtype} to {self.shape} of {self.dtype}"
                )
            if source.device.kind == self.device.kind:
                self.device.copy(self._live(), source._live(), self.nbytes, stream)
                return
            source = source.numpy()
        if stream is None:
            self.write(source)
            return
        data = self._as_it_is(source)
        self.device.write(self._live(), data, stream)

    def copy_to(self, target: np.ndarray, stream: Any = None) -> None:
        """Copy the whole array into a NumPy array of equal dtype and shape. On a GPU with `stream` and
        pinned memory it returns at once."""
        data = self._as_it_is(target)
        self.device.read(self._live(), data, stream)

    def _as_it_is(self, data: Any) -> np.ndarray:
        """Host memory that can be copied without a conversion."""
        if not isinstance(data, np.ndarray) or data.dtype != self.dtype or data.shape != self.shape:
            given = f"{data.shape} of {data.dtype}" if isinstance(data, np.ndarray) else type(data).__name__
            raise ValueError(f"needs a NumPy array, {self.shape} of {self.dtype}, not {given}")
        if not data.flags.c_contiguous:
            raise ValueError("needs a C-contiguous NumPy array")
        return data

    def free(self) -> None:
        """Give the memory back now. The array cannot be used any more."""
        if hasattr(self, "address"):
            del self.address
            self.memory = None

    def reshape(self, *shape: Any) -> Array:
        """The same memory under another shape of the same size."""
        extents = np.empty(self.shape, np.dtype("V0")).reshape(*shape).shape
        return Array(self.device, self.memory, self._live(), extents, self.dtype)

    def view(self, dtype: Any) -> Array:
        """The same memory with elements of another dtype of the same size."""
        element = np.dtype(dtype)
        if element.itemsize != self.dtype.itemsize:
            raise ValueError(
                f"{element} has {element.itemsize} bytes, the elements have {self.dtype.itemsize}"
            )
        return Array(self.device, self.memory, self._live(), self.shape, element)

    def __getitem__(self, index: Any) -> Array:
        """A part that lies in one piece, `a[5]`, `a[10:20]`, `a[2, 1:3]`: the same memory. Of other parts
        `a.numpy()[index]` is a copy; `a[index] = value` sets any."""
        offset, shape, contiguous = self._part(index)
        if not contiguous:
            raise ValueError(
                "an Array lies in one piece, and this part of it does not: take a.numpy()[...] to read it, "
                "a[...] = value to set it"
            )
        return Array(self.device, self.memory, self._live() + offset, shape, self.dtype)

    def __setitem__(self, index: Any, value: Any) -> None:
        """Set a part of the array, any that NumPy can index, to `value`, which broadcasts to it."""
        if isinstance(value, Array):
            value = value.numpy()
        try:
            offset, shape, contiguous = self._part(index)
        except _Unknown:
            contiguous = False
        if contiguous:
            Array(self.device, self.memory, self._live() + offset, shape, self.dtype).write(value)
        else:
            data = self.numpy()
            data[index] = value
            self.device.write(self._live(), data)

    def _part(self, index: Any) -> tuple[int, tuple[int, ...], bool]:
        """Where the part begins, in bytes from the start, its shape, and whether it lies in one piece."""
        if not all(map(_is_index, index if isinstance(index, tuple) else (index,))):
            raise _Unknown(f"an Array takes integers, slices and ..., not {index!r}; take a.numpy()[...]")
        # NumPy does the arithmetic, on an array of this shape that has no memory of its own.
        byte = np.broadcast_to(np.zeros((), np.uint8), self.shape)
        shadow = np.lib.stride_tricks.as_strided(byte, self.shape, _strides(self.shape), writeable=False)
        indices = index if isinstance(index, tuple) else (index,)
        # With `...` the result is a view, never a value that would have to be read.
        part = shadow[indices if Ellipsis in indices else (*indices, ...)]
        offset = (
            part.__array_interface__["data"][0] - shadow.__array_interface__["data"][0] if part.size else 0
        )
        contiguous = part.size < 2 or part.flags.c_contiguous
        return offset * self.dtype.itemsize, part.shape, bool(contiguous)

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("len() of an array without axis")
        return self.shape[0]

    def __array__(self, dtype: Any = None, copy: Any = None) -> np.ndarray:
        result = self.numpy()
        return result if dtype is None else result.astype(dtype)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        if self.device.kind != "cuda":
            raise AttributeError("__cuda_array_interface__")
        return {"version": 3, **self._interface(), "stream": self.device.order.exported()}  # type: ignore[attr-defined]

    @property
    def __array_interface__(self) -> dict[str, Any]:
        if self.device.kind != "cpu" or (self.dtype.kind == "V" and self.dtype.names is None):
            raise AttributeError("__array_interface__")  # it has no name for ml_dtypes: see __array__
        return {"version": 3, **self._interface()}

    def __dlpack__(
        self, *, stream: Any = None, max_version: Any = None, dl_device: Any = None, copy: bool | None = None
    ) -> Any:
        """The array for another library; `stream` is the one that it will use the array on. The host may
        ask for a copy (`dl_device`). Raises BufferError for what cannot be had."""
        from minicu.runtime.values import dlpack

        if dl_device is not None and tuple(map(int, dl_device)) != self.__dlpack_device__():
            if int(dl_device[0]) != dlpack.CPU or copy is False:
                raise BufferError(f"the array is on {self.device.name}: it cannot be had elsewhere")
            return self.numpy().__dlpack__()
        if copy:
            other = empty(self.device, self.shape, self.dtype)
            other.copy_from(self)
            return other.__dlpack__(stream=stream)
        if self.device.kind == "cuda" and stream is not None and stream != -1:
            self.device.order.before(stream)  # type: ignore[attr-defined]
        owner = self.memory if self.memory is not None else self
        return dlpack.export(owner, self._live(), self.shape, self.dtype, *self.__dlpack_device__())

    def __dlpack_device__(self) -> tuple[int, int]:
        return (2, self.device.number) if self.device.kind == "cuda" else (1, 0)  # type: ignore[attr-defined]

    def _interface(self) -> dict[str, Any]:
        # Consumers of a structured type read its fields from `descr`; it exists where fields do not overlap.
        try:
            description = self.dtype.descr
        except ValueError:
            description = [("", self.dtype.str)]
        return {
            "shape": self.shape,
            "typestr": self.dtype.str,
            "descr": description,
            "data": (self._live(), False),
            "strides": None,
        }

    def _live(self) -> int:
        try:
            return self.address
        except AttributeError:
            raise ValueError("the array was freed") from None

    def __repr__(self) -> str:
        head = f"<Array {self.shape} of {self.dtype} on {self.device.name}"
        if not hasattr(self, "address"):
            return f"{head}, freed>"
        if self.size > _SHOWN:
            return f"{head}>"
        try:
            values = np.array2string(self.numpy(), separator=", ", threshold=_SHOWN)
        except Exception:  # a device that has failed still has arrays to name
            return f"{head}>"
        return f"{head}: {values}>" if "\n" not in values else f"{head}:\n{values}>"

    def __iter__(self) -> Iterator[Array]:
        return (self[i] for i in range(len(self)))

    def __float__(self) -> float:
        return float(self.item())

    def __int__(self) -> int:
        return int(self.item())

    def __bool__(self) -> bool:
        return bool(self.item())


def _is_index(i: Any) -> bool:
    """Whether Array knows what part `i` means. Truth values are masks, which NumPy knows."""
    return isinstance(i, (int, slice, type(Ellipsis), np.integer)) and not isinstance(i, (bool, np.bool_))


class _Unknown(IndexError):
    """An index that Array leaves to NumPy."""


#: Elements of an array whose values `repr` shows: reading more from a device would surprise.
_SHOWN = 1000


def _strides(shape: tuple[int, ...]) -> tuple[int, ...]:
    """In elements, of an array in C order."""
    result = [1]
    for extent in reversed(shape[1:]):
        result.append(result[-1] * max(extent, 1))
    return tuple(reversed(result)) if shape else ()


_TAGS: dict[Any, np.dtype] = {}


def tag_of(dtype: np.dtype) -> np.dtype:
    """One object for all dtypes equal to `dtype`."""
    return _TAGS.setdefault(dtype, dtype)


def array(device: Device, source: Any, dtype: Any = None) -> Array:
    """A copy of `source` on `device`."""
    data = np.asarray(source, dtype)
    if not data.flags.c_contiguous:  # keeps arrays without axis as they are, unlike ascontiguousarray
        data = np.ascontiguousarray(data)
    if data.dtype.hasobject:
        raise TypeError("an array of Python objects cannot live on a device")
    if not data.dtype.isnative:
        data = data.astype(data.dtype.newbyteorder("="))
    result = empty(device, data.shape, data.dtype)
    device.write(result.address, data)
    return result


def _restored(name: str, data: np.ndarray) -> Array:
    """An array out of a pickle."""
    from minicu.runtime.device import find
    from minicu.runtime.errors import DeviceError

    try:
        device = find(name)
    except DeviceError:
        device = find("auto")
    return array(device, data)


def like(device: Device, source: Any, dtype: Any = None) -> tuple[tuple[int, ...], Any]:
    """The shape and dtype of `source`, an array of any library or anything NumPy takes."""
    if not (hasattr(source, "shape") and hasattr(source, "dtype")):
        source = np.asarray(source)
    return tuple(source.shape), dtype if dtype is not None else source.dtype


def _dtype(given: Any) -> np.dtype:
    try:
        return np.dtype(given)
    except TypeError:
        from minicu.runtime.values import dtypes

        if isinstance(given, str) and (named := dtypes.of_ml_dtypes_named(given)) is not None:
            return named
        from difflib import get_close_matches

        known = [name for name in np.sctypeDict if isinstance(name, str)]  # NumPy 1 has numbers there, too
        near = get_close_matches(given, [*known, "float32"], 1) if isinstance(given, str) else []
        hint = f"; did you mean '{near[0]}'?" if near else ""
        raise TypeError(f"NumPy has no dtype {given!r}{hint}") from None


def empty(device: Device, shape: Any, dtype: Any) -> Array:
    """An uninitialised array on `device`."""
    element = _dtype(dtype)
    if element.hasobject:
        raise TypeError("an array of Python objects cannot live on a device")
    try:
        extents = tuple(map(operator.index, shape if hasattr(shape, "__iter__") else (shape,)))
    except TypeError:
        raise TypeError(f"the shape is {shape!r}: give an integer, or a tuple of them") from None
    if any(n < 0 for n in extents):
        raise ValueError(f"negative extent in shape {extents}")
    size = math.prod(extents) * element.itemsize
    if (most := device.memory_limit()) is not None and size > most:
        raise MemoryError(f"{extents} of {element} takes {size} bytes, {device.name} has {most}")
    memory = device.allocate(size, max(16, element.alignment))
    return Array(device, memory, memory.address, extents, element)
