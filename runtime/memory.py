"""Arrays in a device's memory."""

from __future__ import annotations

import math
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
        return len(self.shape)

    def numpy(self) -> np.ndarray:
        """A copy in host memory; launches before it are finished first."""
        result = np.empty(self.shape, self.dtype)
        self.device.read(self._live(), result)
        return result

    def write(self, source: Any) -> None:
        """Overwrite the whole array with `source`, of the same shape, converted to its dtype."""
        data = np.ascontiguousarray(source, self.dtype)
        if data.shape != self.shape:
            data = np.ascontiguousarray(np.broadcast_to(data, self.shape))
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
            if source.device.kind == self.device.kind == "cuda":
                self.device.copy(self._live(), source._live(), self.nbytes, stream)  # type: ignore[attr-defined]
                return
            source = source.numpy()
        if stream is None or self.device.kind == "cpu":
            self.write(source)
            return
        data = self._as_it_is(source)
        self.device.write(self._live(), data, stream)  # type: ignore[call-arg]

    def copy_to(self, target: np.ndarray, stream: Any = None) -> None:
        """Copy the whole array into a NumPy array of equal dtype and shape. On a GPU with `stream` and
        pinned memory it returns at once."""
        data = self._as_it_is(target)
        if stream is None or self.device.kind == "cpu":
            self.device.read(self._live(), data)
        else:
            self.device.read(self._live(), data, stream)  # type: ignore[call-arg]

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
        new = np.empty(self.shape, np.dtype("V0")).reshape(*shape).shape
        return Array(self.device, self.memory, self._live(), new, self.dtype)

    def view(self, dtype: Any) -> Array:
        """The same memory with elements of another dtype of the same size."""
        new = np.dtype(dtype)
        if new.itemsize != self.dtype.itemsize:
            raise ValueError(f"{new} has {new.itemsize} bytes, the elements have {self.dtype.itemsize}")
        return Array(self.device, self.memory, self._live(), self.shape, new)

    def __getitem__(self, index: Any) -> Array:
        """Part of the first axis: `a[5]` or `a[10:20]`, the same memory."""
        if not self.shape:
            raise IndexError("the array has no axis")
        row = self.nbytes // self.shape[0] if self.shape[0] else 0
        if isinstance(index, slice):
            start, stop, step = index.indices(self.shape[0])
            if step != 1:
                raise ValueError("only slices with step 1: an Array is contiguous")
            shape = (max(0, stop - start), *self.shape[1:])
        else:
            start = range(self.shape[0])[index]
            shape = self.shape[1:]
        return Array(self.device, self.memory, self._live() + start * row, shape, self.dtype)

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
        if self.device.kind != "cpu":
            raise AttributeError("__array_interface__")
        return {"version": 3, **self._interface()}

    def __dlpack__(
        self, *, stream: Any = None, max_version: Any = None, dl_device: Any = None, copy: bool | None = None
    ) -> Any:
        """The array for another library; `stream` is the one that it will use the array on. The host may
        ask for a copy (`dl_device`). Raises BufferError for what cannot be had."""
        from minicu.runtime import dlpack

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
        state = "" if hasattr(self, "address") else ", freed"
        return f"<Array {self.shape} of {self.dtype} on {self.device.name}{state}>"


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


def empty(device: Device, shape: Any, dtype: Any) -> Array:
    """An uninitialised array on `device`."""
    new = np.dtype(dtype)
    if new.hasobject:
        raise TypeError("an array of Python objects cannot live on a device")
    extents = tuple(map(int, shape)) if hasattr(shape, "__iter__") else (int(shape),)
    if any(n < 0 for n in extents):
        raise ValueError(f"negative extent in shape {extents}")
    memory = device.allocate(math.prod(extents) * new.itemsize, max(16, new.alignment))
    return Array(device, memory, memory.address, extents, new)
