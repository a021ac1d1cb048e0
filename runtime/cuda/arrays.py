"""Arrays of other libraries as arguments of kernels on a GPU.

What a library tells is taken in this order: PyTorch's own attributes (its tensors may need gradients,
or be bfloat16, which the interface below cannot say), `__cuda_array_interface__`, DLPack. Host memory
is refused with the remedy, except pinned and managed memory, which kernels can reach.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy

from minicu.runtime.cuda import memory as cuda_memory
from minicu.runtime.cuda import readers as cuda_readers
from minicu.runtime.memory import Array
from minicu.runtime.values import dlpack
from minicu.runtime.values.dtypes import dtype_named

if TYPE_CHECKING:
    from minicu.program import Parameter
    from minicu.runtime.cuda.device import CudaDevice
    from minicu.runtime.values.arguments import Packer


@dataclass(slots=True)
class Foreign:
    """Somebody's array: where it is and what is in it. `stream` is the handle after which its content
    is complete, None if it is complete."""

    address: int
    dtype: numpy.dtype
    shape: tuple[int, ...]
    contiguous: bool
    writable: bool
    stream: int | None = None


def address_of(
    value: Any, what: str, packing: Packer, parameter: Parameter, tags: Any, device: CudaDevice
) -> int:
    """The address of an array for a kernel on `device`, after all checks. Raises TypeError, ValueError."""
    if type(value).__name__ == "CUdeviceptr":
        return int(value)
    array = (
        _torch(value, what, device)
        or _interface(value, what)
        or _host(value, what, parameter, device)
        or _dlpack(value, what, parameter, device)
    )
    if array is None:
        raise TypeError(
            f"{what} is {type(value).__name__}, the kernel takes '{parameter.spelled}'; pass an array"
        )
    address = packing.check_array(
        value, what, parameter, array.dtype, array.shape, array.contiguous, array.writable, array.address,
        tags,
    )  # fmt: skip
    if not address:  # an array without elements
        return 0
    reached = _reach(address, what, device)
    use = device.launching.use
    if array.stream is not None and use is not None:
        device.order.after(use, 0 if array.stream == 1 else array.stream)
    if reached == address:
        cuda_readers.learn(value, array.dtype, packing, parameter, tags)
    return reached


def borrow(value: Any, device: CudaDevice) -> Array | None:
    """Somebody's array on this GPU as one of ours, which keeps it alive; None for what is no such array. Work
    on the default stream from now on finds its content complete."""
    what = "the source"
    if not hasattr(value, "__cuda_array_interface__"):
        return None
    array = _torch(value, what, device) or _interface(value, what)
    assert array is not None
    if not array.contiguous:
        raise ValueError(f"{what} is not C-contiguous")
    address = _reach(array.address, what, device)
    if array.stream is not None:
        device.order.after(device.order.use(None), 0 if array.stream == 1 else array.stream)
        with device.active():
            device.order.after_default()
    return Array(device, value, address, array.shape, array.dtype)


def _reach(address: int, what: str, device: CudaDevice) -> int:
    """The address as kernels on `device` use it."""
    with device.active():
        place = cuda_memory.place_of(address)
    if place is None:
        raise TypeError(
            f"{what} is in host memory, the kernel runs on {device.name}; pass module.device.array(...)"
        )
    if place.number != device.number and not place.everywhere:
        raise ValueError(f"{what} is on cuda:{place.number}, the kernel runs on {device.name}")
    return address if place.address is None else place.address


def _torch(value: Any, what: str, device: CudaDevice) -> Foreign | None:
    if not (type(value).__module__.startswith("torch") and hasattr(value, "data_ptr")):
        return None
    if not value.is_cuda and not (value.device.type == "cpu" and value.is_pinned()):
        place, here = value.device, device.name
        raise TypeError(f"{what} is a tensor on {place}, the kernel runs on {here}; pass .to('{here}')")
    for lazy in ("conj", "neg"):
        if getattr(value, f"is_{lazy}")():
            raise ValueError(f"{what} is negated or conjugated lazily; pass a tensor after .resolve_{lazy}()")
    dtype = dtype_named(str(value.dtype).removeprefix("torch."))
    return Foreign(value.data_ptr(), dtype, tuple(value.shape), value.is_contiguous(), True)


def _interface(value: Any, what: str) -> Foreign | None:
    """`__cuda_array_interface__`, versions 0 to 3."""
    try:
        told = value.__cuda_array_interface__
    except AttributeError:
        return None
    if told.get("mask") is not None:
        raise TypeError(f"{what} has a mask; kernels take arrays without one")
    dtype = numpy.dtype(told["typestr"])
    description = told.get("descr")
    if dtype.kind == "V" and description and description != [("", told["typestr"])]:
        dtype = numpy.dtype([tuple(field) for field in description])
    elif dtype.kind == "V" and dtype.itemsize <= 2:
        dtype = getattr(value, "dtype", dtype)  # bfloat16 and float8 of JAX and CuPy
        dtype = dtype if isinstance(dtype, numpy.dtype) else dtype_named(str(dtype))
    shape = tuple(told["shape"])
    address, read_only = told["data"]
    stream = told.get("stream")
    if stream == 0:
        raise ValueError(f"{what}: its __cuda_array_interface__ names stream 0, which the interface forbids")
    return Foreign(
        address or 0, dtype, shape, _is_contiguous(shape, told.get("strides"), dtype.itemsize), not read_only,
        None if stream is None else int(stream),
    )  # fmt: skip


def _is_contiguous(shape: tuple[int, ...], strides: Any, itemsize: int) -> bool:
    """Strides in bytes; an axis of one element may have any."""
    if strides is None or 0 in shape:
        return True
    expected = itemsize
    for extent, stride in zip(reversed(shape), reversed(tuple(strides))):
        if extent != 1 and stride != expected:
            return False
        expected *= extent
    return True


def _host(value: Any, what: str, parameter: Parameter, device: CudaDevice) -> Foreign | None:
    """Host memory: only what the GPU can reach, and only as NumPy's arrays tell it."""
    if not isinstance(value, numpy.ndarray):
        return None
    address = value.ctypes.data
    with device.active():
        unknown = value.size and cuda_memory.place_of(address) is None
    if unknown:
        raise TypeError(
            f"{what} is a NumPy array in host memory, the kernel runs on a GPU; "
            f"pass module.device.array({parameter.name}), and read results with .numpy()"
        )
    flags = value.flags
    return Foreign(
        address if value.size else 0, value.dtype, value.shape, flags.c_contiguous, flags.writeable
    )


def _dlpack(value: Any, what: str, parameter: Parameter, device: CudaDevice) -> Foreign | None:
    if not (hasattr(value, "__dlpack__") and hasattr(value, "__dlpack_device__")):
        return None
    kind, number = value.__dlpack_device__()
    if kind not in (dlpack.CUDA, dlpack.CUDA_HOST, dlpack.CUDA_MANAGED):
        raise TypeError(
            f"{what} is a {type(value).__name__} in host memory, the kernel runs on {device.name}; "
            f"pass module.device.array({parameter.name})"
        )
    if kind == dlpack.CUDA and number != device.number:
        raise ValueError(f"{what} is on cuda:{number}, the kernel runs on {device.name}")
    use = device.launching.use
    # The producer orders its work before this stream; 1 is the default stream.
    stream = (use.handle if use is not None else 0) or 1
    tensor = dlpack.read(_capsule(value, None if kind == dlpack.CUDA_HOST else stream))
    return Foreign(
        tensor.address, dtype_named(tensor.dtype), tensor.shape, tensor.contiguous, not tensor.read_only
    )


def _capsule(value: Any, stream: int | None) -> Any:
    try:
        return value.__dlpack__(stream=stream, max_version=(1, 0))
    except TypeError:  # older than DLPack 1.0
        return value.__dlpack__(stream=stream)
