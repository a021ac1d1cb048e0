"""The interface of a device, and how to find one."""

from __future__ import annotations

import contextlib
import inspect
import io
import operator
import sys
from abc import ABCMeta, abstractmethod
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from minicu.abi.target import HOSTS
from minicu.diagnostics.errors import meant
from minicu.options import processor
from minicu.runtime.errors import DeviceError, UnknownDevice

if TYPE_CHECKING:
    from minicu.program import Program
    from minicu.runtime.images import Surface, Texture
    from minicu.runtime.memory import Array
    from minicu.runtime.module import Module


def limit_in_bytes(name: str, value: Any, least: int = 0) -> int:
    """A value for `device.limits.NAME`. Raises ValueError for what is no size in bytes."""
    try:
        size = -1 if isinstance(value, bool) else operator.index(value)
    except TypeError:
        size = -1
    if not least <= size < 1 << 62:
        at_least = f" of at least {least}" if least else ""
        raise ValueError(f"limits.{name} is a size in bytes{at_least}, not {value!r}")
    return size


class _Found(ABCMeta):
    def __call__(cls, *arguments: Any, **settings: Any) -> Any:
        """`Device("cuda:0")` is `find("cuda:0")`: each device is of one kind or the other."""
        return find(*arguments, **settings) if cls is Device else super().__call__(*arguments, **settings)


class Device(metaclass=_Found):
    """Something that runs kernels.

    `kind` is "cpu" or "cuda"; `name` is what `find` takes ("cpu", "cuda:0"); `title` describes it
    for people. `limits` holds sizes in bytes: `heap` (malloc in kernels), `printf_buffer`, `stack`.
    """

    kind: str
    name: str
    title: str
    limits: Any

    def __init__(self) -> None:
        self._captures: list[io.StringIO] = []
        self.captures_running = 0  # graphs that are captured now

    @abstractmethod
    def load(self, program: Program) -> Module:
        """Put a program on this device."""

    @abstractmethod
    def event(self, *, timing: bool = True) -> Any:
        """A new event: `event.record(stream)`, then `later.seconds_since(event)`."""

    def own(self, program: Program) -> Program:
        """The program as this device runs it: one for no particular architecture is compiled for its own."""
        return program

    @abstractmethod
    def synchronize(self) -> None:
        """Wait for all launches; faults of kernels are raised here at the latest, and what kernels
        printed is written to `sys.stdout`."""

    # ---- memory, as `memory.Array` uses it; addresses are integers, sizes bytes

    @abstractmethod
    def allocate(self, size: int, align: int = 16) -> Any:
        """Memory of `size` bytes: an object with `.address`, freed when nobody holds it."""

    @abstractmethod
    def write(self, address: int, source: Any, stream: Any = None) -> None:
        """Copy the bytes of a C-contiguous NumPy array to the device, on a stream if one is given."""

    @abstractmethod
    def read(self, address: int, target: Any, stream: Any = None) -> None:
        """Copy from the device into a C-contiguous NumPy array, on a stream if one is given."""

    @abstractmethod
    def copy(self, target: int, source: int, size: int, stream: Any = None) -> None:
        """Copy memory of devices of this kind, on a stream if one is given."""

    @abstractmethod
    def fill(self, address: int, size: int, value: int) -> None:
        """Set `size` bytes to `value`."""

    def free_postponed(self) -> None:
        """Give back what was dropped when nothing could be waited for: nothing, where that cannot be."""
        return

    def not_while_capturing(self, doing: str) -> None:
        """Refuse what cannot be part of a graph."""
        if self.captures_running:
            raise DeviceError(f"cannot {doing} on {self.name} while a graph is captured: do it before")

    # ---- arrays

    def array(self, source: Any, dtype: Any = None) -> Array:
        """A copy of `source` (anything NumPy takes) on this device."""
        from minicu.runtime.memory import array

        return array(self, source, dtype)

    def empty(self, shape: Any, dtype: Any = "float32") -> Array:
        """An array with whatever bytes are there."""
        from minicu.runtime.memory import empty

        return empty(self, shape, dtype)

    def zeros(self, shape: Any, dtype: Any = "float32") -> Array:
        """An array of zeros."""
        result = self.empty(shape, dtype)
        self.fill(result.address, result.nbytes, 0)
        return result

    def ones(self, shape: Any, dtype: Any = "float32") -> Array:
        """An array of ones."""
        return self.full(shape, 1, dtype)

    def full(self, shape: Any, value: Any, dtype: Any = "float32") -> Array:
        """An array whose elements are all `value`."""
        result = self.empty(shape, dtype)
        result.fill(value)
        return result

    def empty_like(self, source: Any, dtype: Any = None) -> Array:
        """An uninitialised array of the shape and, without `dtype`, the dtype of `source`."""
        from minicu.runtime.memory import like

        return self.empty(*like(self, source, dtype))

    def zeros_like(self, source: Any, dtype: Any = None) -> Array:
        """An array of zeros with the shape and, without `dtype`, the dtype of `source`."""
        from minicu.runtime.memory import like

        return self.zeros(*like(self, source, dtype))

    def memory_limit(self) -> int | None:
        """The bytes of memory that the device has, where that is known: no array is larger."""
        return None

    # ---- textures and surfaces

    def texture(
        self, source: Any, *, address: Any = "clamp", filter: str = "point", normalized: bool = False,
        read: str = "element", layered: bool = False, cubemap: bool = False, channels: int | None = None,
        border: Any = 0.0, gather: bool = False,
    ) -> Texture:  # fmt: skip
        """A texture for a parameter `cudaTextureObject_t`.

        `source` is copied if it is anything NumPy takes: shape (width,), (height, width) or (depth, height,
        width). `layered` puts the number of layers before width or height; a `cubemap` has shape (6, n, n),
        or six faces for each layer. Elements are integers of 8 to 32 bits, float16 and float32, or records of
        1, 2 or 4 of them; with `channels` the last axis holds these. A surface is shared. A device array is
        used in place, on a GPU another library's as well: of one axis by tex1Dfetch, of two by tex2D.

        `address` says what lies beyond an axis, for all or each (x first): "clamp", "border" (the colour
        `border`), and with `normalized` coordinates (0 to 1) "wrap" and "mirror". `filter` is "point" or
        "linear". With `read="normalized_float"` integers of 8 and 16 bits are read as floats up to 1.
        `gather` allows tex2Dgather. Raises TypeError or ValueError for what CUDA does not have."""
        from minicu.runtime import images

        return images.texture(
            self, source, address=address, filter=filter, normalized=normalized, read=read, layered=layered,
            cubemap=cubemap, channels=channels, border=border, gather=gather,
        )  # fmt: skip

    def surface(
        self, source: Any, *, layered: bool = False, cubemap: bool = False, channels: int | None = None
    ) -> Surface:
        """A surface for a parameter `cudaSurfaceObject_t`, with a copy of `source`, which is as for
        `texture`. `surface.numpy()` gives what kernels wrote; `device.texture(surface)` samples it."""
        from minicu.runtime import images

        return images.surface(self, source, layered=layered, cubemap=cubemap, channels=channels)

    # ---- output

    @contextlib.contextmanager
    def capture_output(self) -> Iterator[io.StringIO]:
        """Collect what kernels print instead of writing it: `with device.capture_output() as text:`,
        then `text.getvalue()`."""
        self.synchronize()
        text = io.StringIO()
        self._captures.append(text)
        try:
            yield text
            self.synchronize()
        finally:
            self._captures.remove(text)

    def print_out(self, data: bytes) -> None:
        """Write what kernels printed: to the innermost capture, else to `sys.stdout` in order with
        what Python wrote there."""
        if not data:
            return
        if self._captures:
            self._captures[-1].write(data.decode("utf-8", "replace"))
            return
        out = sys.stdout
        if out is None:  # a process without standard output
            return
        buffer = getattr(out, "buffer", None)
        if buffer is not None:
            out.flush()
            buffer.write(data)
            buffer.flush()
        else:
            out.write(data.decode("utf-8", "replace"))
            out.flush()

    def __reduce__(self) -> tuple[Any, ...]:
        """In another process, the device of this name there."""
        return find, (self.name,)

    def __repr__(self) -> str:
        return f"<Device {self.name}: {self.title}>"


def find(name: Any = "auto", **settings: Any) -> Device:
    """The device called `name`: "cpu", "cpu:isolated", "cuda", "cuda:1", or "auto": the first NVIDIA GPU, and
    the CPU where there is none; "gpu" is another word for "cuda". A Device is handed back. `settings` make a
    CPU device of its own: see `cpu.CpuDevice`. Raises DeviceError saying what is missing."""
    if isinstance(name, Device) and not settings:
        return name
    kind, _, number = str(name).partition(":")
    if kind == "cpu" and number in ("", "isolated"):
        if why := no_cpu_device():
            raise DeviceError(f"not supported: {why}")
        from minicu.runtime.cpu.device import CpuDevice, cpu_device

        has = [*inspect.signature(CpuDevice.__init__).parameters][1:]
        if wrong := [s for s in settings if s not in has]:
            hint = meant(wrong[0], has)
            raise TypeError(f"the CPU device has no setting '{wrong[0]}'{hint}; it has {', '.join(has)}")
        if not number:
            return CpuDevice(**settings) if settings else cpu_device()
        from minicu.runtime.cpu.isolated import IsolatedDevice, isolated_device

        return IsolatedDevice(**settings) if settings else isolated_device()
    if settings:
        raise TypeError(f"only the CPU device takes settings ({', '.join(settings)}), not {name}")
    if kind in ("cuda", "gpu") and (number.isdecimal() or not number):
        return _cuda(int(number or 0))
    if name != "auto":
        hint = meant(kind, ("auto", "cpu", "cuda"))
        choices = "'auto', 'cpu', 'cpu:isolated', 'cuda' or 'cuda:N'"
        raise UnknownDevice(f"unknown device {name!r}{hint}; give {choices}")
    try:
        return _cuda(0)
    except DeviceError as e:
        if why := no_cpu_device():
            raise DeviceError(f"{e}; and not supported: {why}") from None
        return find("cpu")


def devices() -> list[Device]:
    """Every device of this machine, GPUs first."""
    gpus: list[Device] = []
    try:
        while True:
            gpus.append(_cuda(len(gpus)))
    except DeviceError:
        return gpus if no_cpu_device() else [*gpus, find("cpu")]


def no_cpu_device() -> str:
    """Why the CPU device does not run on this computer, or nothing. Its guard against faults, its threads and
    its memory are Linux's; the processors are those that it has been tried on."""
    machines = " and ".join(HOSTS)
    if sys.platform != "linux":
        return f"the CPU device on {sys.platform}; it runs on Linux ({machines})"
    return "" if processor() in HOSTS else f"the CPU device on {processor()}; it runs on {machines}"


def _cuda(number: int) -> Device:
    try:
        from minicu.runtime.cuda.device import cuda_device
    except ImportError as e:
        raise DeviceError(f"no NVIDIA GPU can be used: {e}") from None
    return cuda_device(number)
