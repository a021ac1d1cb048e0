"""Textures and surfaces: memory that kernels read and write by coordinates, and handles for it.

`device.texture(...)` and `device.surface(...)` make them; a kernel takes them as arguments declared
`cudaTextureObject_t` and `cudaSurfaceObject_t`. Here is what they are made of, and every reason to refuse it;
`cpu_images` and `cuda_images` hold the memory.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn

import numpy

from minicu.runtime.memory import Array

if TYPE_CHECKING:
    from minicu.runtime.device import Device

#: dtype of a channel -> the driver's number of it (CUarray_format)
FORMATS = {"u1": 1, "u2": 2, "u4": 3, "i1": 8, "i2": 9, "i4": 10, "f2": 16, "f4": 32}

#: Addressing modes in the order of the driver's numbers (CUaddress_mode).
ADDRESSES = ("wrap", "clamp", "mirror", "border")
FILTERS = ("point", "linear")
READS = ("element", "normalized_float")


@dataclass(frozen=True, slots=True)
class Texels:
    """How an image is laid out. `channel` is the dtype of one channel, of which a texel has `channels`;
    there are 1 to 3 `axes` of `width`, `height` and `depth` texels (1 where there is no such axis). `depth`
    also counts the layers, and six faces for each cube. `shape` and `dtype` are those of the whole array."""

    channel: numpy.dtype
    channels: int
    axes: int
    width: int
    height: int
    depth: int
    layered: bool
    cubemap: bool
    shape: tuple[int, ...]
    dtype: numpy.dtype

    @property
    def size(self) -> int:
        """Bytes of one texel."""
        return self.channel.itemsize * self.channels

    @property
    def pitch(self) -> int:
        """Bytes of a row."""
        return self.width * self.size

    @property
    def nbytes(self) -> int:
        return self.pitch * self.height * self.depth

    @property
    def format(self) -> int:
        return FORMATS[self.channel.str[1:]]

    def __str__(self) -> str:
        kind = "cubemap " if self.cubemap else ""
        kind += "layered " if self.layered else ""
        count = f"{self.channels} × " if self.channels > 1 else ""
        return f"{kind}{self.axes}-dimensional, {self.shape} of {count}{self.channel}"


@dataclass(frozen=True, slots=True)
class Sampling:
    """How a texture is read. `address` has the driver's number for each axis, `border` four floats."""

    address: tuple[int, int, int]
    linear: bool
    normalized: bool
    floats: bool  # fetches give floats
    fractions: bool  # ... of integers, from 0 or -1 to 1
    border: tuple[float, ...]


class Image:
    """What textures and surfaces have in common. `handle` is the integer that a kernel gets; `shape` and
    `dtype` are those of the array it was made from. The memory lives as long as something uses it; `free`
    gives it back at once."""

    kind: str

    def __init__(self, device: Device, texels: Texels, memory: Any, handle: Any) -> None:
        self.device = device
        self.texels = texels
        self._memory = memory
        self._handle = handle  # an object with .number

    @property
    def handle(self) -> int:
        """What the kernel gets. Raises ValueError when it was freed."""
        return int(self._live(self._handle).number)

    @property
    def shape(self) -> tuple[int, ...]:
        """The extents, layers, depth or faces first, then height and width."""
        return self.texels.shape

    @property
    def dtype(self) -> numpy.dtype:
        """The type of a texel."""
        return self.texels.dtype

    def numpy(self) -> numpy.ndarray:
        """A copy in host memory; launches before it are finished first."""
        result = numpy.empty(self.texels.shape, self.texels.dtype)
        self._live(self._memory).read(result)
        return result

    def write(self, source: Any) -> None:
        """Overwrite all texels with `source`, of the same shape, converted to the dtype."""
        data = numpy.ascontiguousarray(source, self.texels.dtype)
        if data.shape != self.texels.shape:
            data = numpy.ascontiguousarray(numpy.broadcast_to(data, self.texels.shape))
        self._live(self._memory).write(data)

    def __reduce__(self) -> NoReturn:
        raise TypeError(f"a {self.kind} cannot be pickled: pickle its values ({self.kind}.numpy())")

    def free(self) -> None:
        """Give handle and memory back now, the memory unless something else uses it."""
        self._handle = self._memory = None
        self.device.free_postponed()

    def _live(self, part: Any) -> Any:
        if part is None:
            raise ValueError(f"the {self.kind} was freed")
        return part

    def __repr__(self) -> str:
        state = ", freed" if self._handle is None else ""
        return f"<{type(self).__name__}: {self.texels} on {self.device.name}{state}>"


class Texture(Image):
    """Memory that kernels read by coordinates: see `Device.texture`."""

    kind = "texture"


class Surface(Image):
    """Memory that kernels read and write by coordinates: see `Device.surface`."""

    kind = "surface"


def texture(
    device: Any, source: Any, *, address: Any, filter: str, normalized: bool, read: str, layered: bool,
    cubemap: bool, channels: int | None, border: Any, gather: bool,
) -> Texture:  # fmt: skip
    """See `Device.texture`."""
    part = device_part(device)
    if not isinstance(source, (Image, Array)) and (array := part.borrow(source, device)) is not None:
        source = array
    if isinstance(source, Image):
        _check_same_device(device, source)
        if layered or cubemap or channels is not None:
            raise TypeError(f"layered, cubemap and channels are those of the {source.kind}")
        texels, memory = source.texels, source._live(source._memory)
        if gather and not memory.gather:
            raise ValueError(f"gather=True wants an image of its own: pass {source.kind}.numpy()")
    elif isinstance(source, Array):
        _check_same_device(device, source)
        texels = describe(source.shape, source.dtype, channels, layered, cubemap)
        if texels.axes == 3 or layered or cubemap:
            raise ValueError(
                f"linear memory is one- or two-dimensional, not {texels}; pass the array's .numpy()"
            )
        memory = part.linear(device, source, texels)
    else:
        data = _array(source)
        texels = describe(data.shape, data.dtype, channels, layered, cubemap)
        if gather and (texels.axes != 2 or layered or cubemap):
            raise ValueError("gather=True is for two-dimensional textures without layers")
        memory = part.image(device, texels, False, gather)
        memory.write(numpy.ascontiguousarray(data))
    linear = isinstance(source, Array) and texels.axes == 1
    sampling = _sampling(texels, linear, address, filter, normalized, read, border)
    return Texture(device, texels, memory, part.texture_handle(device, memory, sampling))


def surface(device: Any, source: Any, *, layered: bool, cubemap: bool, channels: int | None) -> Surface:
    """See `Device.surface`."""
    part = device_part(device)
    if isinstance(source, Image):
        raise TypeError(
            f"a {source.kind} cannot become a surface; pass its .numpy(), or make the surface first"
        )
    data = _array(source.numpy() if isinstance(source, Array) else source)
    texels = describe(data.shape, data.dtype, channels, layered, cubemap)
    memory = part.image(device, texels, True, False)
    memory.write(numpy.ascontiguousarray(data))
    return Surface(device, texels, memory, part.surface_handle(device, memory))


def device_part(device: Device) -> Any:
    """The module that holds images of such a device."""
    from minicu.runtime.cpu import images as cpu_images
    from minicu.runtime.cuda import images as cuda_images

    return cpu_images if device.kind == "cpu" else cuda_images


def _check_same_device(device: Device, source: Any) -> None:
    if source.device is not device and not source.device.kind == device.kind == "cpu":
        raise ValueError(
            f"the {type(source).__name__.lower()} is on {source.device.name}, not on {device.name}"
        )


def _array(source: Any) -> numpy.ndarray:
    data = numpy.asarray(source)
    return data if data.dtype.isnative else data.astype(data.dtype.newbyteorder("="))


def describe(
    shape: tuple[int, ...], dtype: numpy.dtype, channels: int | None, layered: bool, cubemap: bool
) -> Texels:
    """The layout of an array of texels. Raises TypeError or ValueError for what no image can be."""
    channel, counted = _channels(dtype)
    extents = shape
    if channels is not None:
        if channels not in (1, 2, 4):
            remedy = "; pass numpy.concatenate([a, a[..., :1]], -1)" if channels == 3 else ""
            raise ValueError(f"channels is {channels!r}: a texel has 1, 2 or 4{remedy}")
        if counted != 1 or shape[-1:] != (channels,):
            raise ValueError(
                f"channels={channels} wants a last axis of {channels} elements, not {shape} of {dtype}"
            )
        extents, counted = shape[:-1], channels
    axes = len(extents) - (layered and not cubemap)
    if cubemap:
        axes = 2
        if (
            len(extents) != 3
            or extents[1] != extents[2]
            or extents[0] % 6
            or not (layered or extents[0] == 6)
        ):
            count = "6 for each layer" if layered else "6"
            raise ValueError(f"a cube map has shape ({count}, n, n), not {extents}")
    elif not 1 <= axes <= (2 if layered else 3):
        wanted = "(layers, width) or (layers, height, width)" if layered else "1 to 3 axes"
        raise ValueError(
            f"{'a layered image has shape' if layered else 'an image has'} {wanted}, not {extents}"
        )
    if 0 in extents:
        raise ValueError(f"an image of shape {shape} has no texels")
    slices = extents[0] if layered or cubemap or axes == 3 else 1
    return Texels(
        channel,
        counted,
        axes,
        extents[-1],
        extents[-2] if axes >= 2 else 1,
        slices,
        layered,
        cubemap,
        shape,
        dtype,
    )


def _channels(dtype: numpy.dtype) -> tuple[numpy.dtype, int]:
    """The dtype of one channel, and how many an element has: `float4` has four floats."""
    count = 1
    channel = dtype
    if dtype.names is not None:
        kinds = {dtype.fields[n][0] for n in dtype.names}  # type: ignore[index]
        channel, count = kinds.pop(), len(dtype.names)
        if kinds or count not in (1, 2, 4) or dtype.itemsize != count * channel.itemsize:
            raise TypeError(f"{dtype} is no texel: it is a scalar, or 1, 2 or 4 of one type")
    elif dtype.str[1:] == "c8":
        channel, count = numpy.dtype("f4"), 2
    if channel.str[1:] not in FORMATS:
        raise TypeError(f"a texel has no channels of {channel}: they are {_formats()}{_hint(channel)}")
    return channel, count


def _formats() -> str:
    *most, last = (numpy.dtype(f).name for f in FORMATS)
    return f"{', '.join(most)} and {last}"


def _hint(channel: numpy.dtype) -> str:
    if channel.str[1:] in ("f8", "i8", "u8"):
        narrow = "pass a.astype('float32')" if channel.kind == "f" else "pass a.astype('int32')"
        return f"; {narrow}, or for all bits a.view('int32').reshape(*a.shape, 2) with channels=2"
    return "; pass a.view('uint8')" if channel.kind == "b" else ""


def _choice(name: str, value: Any, choices: tuple[str, ...]) -> int:
    if value not in choices:
        *most, last = map(repr, choices)
        raise ValueError(f"{name} is {value!r}: give {', '.join(most)} or {last}")
    return choices.index(value)


def _sampling(
    texels: Texels, buffer: bool, address: Any, filter: str, normalized: bool, read: str, border: Any
) -> Sampling:
    """`buffer`: one-dimensional linear memory, which tex1Dfetch reads."""
    wanted = (address,) * texels.axes if isinstance(address, str) else tuple(address)
    if len(wanted) != texels.axes:
        raise ValueError(f"address has {len(wanted)} modes, the texture {texels.axes} axes")
    modes = [_choice("address", mode, ADDRESSES) for mode in wanted]
    linear = bool(_choice("filter", filter, FILTERS))
    fractions = bool(_choice("read", read, READS))
    if not normalized and not texels.cubemap and {0, 2} & set(modes):
        raise ValueError("address 'wrap' and 'mirror' repeat a texture from 0 to 1: give normalized=True")
    if fractions and (texels.channel.kind == "f" or texels.channel.itemsize > 2):
        raise ValueError(f"read='normalized_float' is for integers of 8 and 16 bits, not {texels.channel}")
    floats = fractions or texels.channel.kind == "f"
    if linear and not floats:
        raise ValueError(
            f"filter='linear' wants fetches that give floats, not {texels.channel}"
            + ("; give read='normalized_float'" if texels.channel.itemsize <= 2 else "")
        )
    if buffer and (linear or normalized):
        raise ValueError("a one-dimensional device array is read by tex1Dfetch, with whole coordinates and "
                         "no filter; pass its .numpy() to sample it")  # fmt: skip
    colours = (border,) * 4 if numpy.ndim(border) == 0 else tuple(border)
    if len(colours) > 4:
        raise ValueError(f"border has {len(colours)} channels")
    colour = tuple(float(c) for c in (*colours, 0, 0, 0, 0)[:4])
    if not floats and any(colour):
        raise ValueError("a border other than 0 is for textures that give floats")
    if buffer:
        modes, colour = [3], (0.0,) * 4  # the driver's own: zero beyond the end
    x, y, z = (*modes, *(1, 1, 1))[:3]
    return Sampling((x, y, z), linear, normalized or texels.cubemap, floats, fractions, colour)
