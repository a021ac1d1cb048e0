"""Checks the arguments of a launch against the kernel's declared parameters, and packs them.

Packing is one `struct` call over values that simple converters made. Whatever goes wrong there is
looked at once more by `explain`, which knows every reason and words it.
"""

from __future__ import annotations

import ctypes
import math
import operator
import struct
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy

from minicu import types as ty
from minicu.abi.layout import NoSize, layout
from minicu.diagnostics.errors import meant
from minicu.program import Kernel, Parameter, data_model
from minicu.runtime.errors import DeviceError
from minicu.runtime.images import Image, Surface, Texture
from minicu.runtime.memory import Array, tag_of
from minicu.runtime.values import dtypes, remedies

if TYPE_CHECKING:
    from minicu.abi.target import DataModel
    from minicu.runtime.device import Device

_CODES = {(1, True): "b", (1, False): "B", (2, True): "h", (2, False): "H", (4, True): "i", (4, False): "I",
          (8, True): "q", (8, False): "Q"}  # fmt: skip

#: What is no argument of a launch, though people write it there -> where it stands.
_CONFIGURED = {
    **dict.fromkeys(("grid", "block", "shared_bytes", "stream"), "[grid, block, shared_bytes, stream](...)"),
    **dict.fromkeys(("shared_mem", "sharedmem", "smem"), "[grid, block, shared_bytes](...)"),
    **dict.fromkeys(
        ("cluster", "cooperative", "check", "fast"), ".configure(grid, block, shared_bytes, stream, ...)(...)"
    ),
}

#: What a plain character type also accepts: people keep bytes in all of these.
_BYTES = tuple(map(numpy.dtype, ("i1", "u1", "S1", "?", "V1")))


class Packer:
    """Packs the arguments of one kernel for one device.

    `pack_into(buffer, offset, arguments)` fills an argument block. `foreign(value, …)` of the device turns
    an array that is not its own into an address; it may put a function for others of the same type into
    the parameter's dict in `readers`: `(value, use)` gives the address, or None for one to be looked at
    closely, where `use` is what `device.launching` holds. `learned` has what else it knows of such a type.
    """

    def __init__(self, kernel: Kernel, model: DataModel, device: Device) -> None:
        self.kernel = kernel
        self.model = model
        self.device = device
        code, at = "<", 0
        self.converters: list[Callable[[Any], Any]] = []
        self.readers: list[dict[type, Callable[[Any, Any], int | None]]] = [{} for _ in kernel.parameters]
        self.learned: dict[tuple[int, type], Any] = {}
        self._accepted: dict[int, list[numpy.dtype] | None] = {}  # by the parameter's offset
        for number, p in enumerate(kernel.parameters):
            code += "x" * (p.offset - at)
            at = p.offset + p.size
            letter, convert = self._plan(number, p)
            code += letter
            self.converters.append(convert)
        self._struct = struct.Struct(code)
        self.size = max(kernel.block_bytes, 1)

    def pack_into(self, buffer: Any, offset: int, arguments: tuple[Any, ...]) -> None:
        if not arguments and not self.converters:
            return
        try:
            if len(arguments) != len(self.converters):
                raise TypeError
            self._struct.pack_into(
                buffer, offset, *[convert(a) for convert, a in zip(self.converters, arguments)]
            )
            return
        except (TypeError, ValueError, OverflowError, AttributeError, struct.error) as e:
            cause = e
        try:
            self._slowly(buffer, offset, arguments, cause)
        except (TypeError, ValueError, OverflowError, DeviceError) as e:
            error = e.with_traceback(None)  # how it was found out is nobody's concern
        else:
            return
        raise error from None

    # ------------------------------------------------------------ the fast way

    def _plan(self, number: int, p: Parameter) -> tuple[str, Callable[[Any], Any]]:
        t = p.type
        if isinstance(t, ty.Enum):
            t = t.decl.underlying or ty.INT
        if p.handle:
            return "Q", self._handle(number, p)
        match t:
            case ty.Integer(kind="bool"):
                return "?", _boolean
            case ty.Integer() if p.size <= 8:
                return _CODES[p.size, self.model.signed(t)], _plain
            case ty.Float(kind="float"):
                return "f", _plain
            case ty.Float(kind="double" | "ldouble"):
                return "d", _plain
            case ty.Pointer() | ty.Reference():
                return ("Q" if p.size == 8 else "I"), self._pointer(number, p)
        return f"{p.size}s", lambda value: self.convert(number, p, value)

    def _handle(self, number: int, p: Parameter) -> Callable[[Any], Any]:
        """Of a texture or surface of this device."""
        device, kind = self.device, Texture if p.handle == "texture" else Surface

        def read(value: Any, use: Any) -> int | None:
            return value.handle if value.device is device else None

        self.readers[number][kind] = read

        def convert(value: Any) -> Any:
            if value.__class__ is kind and value.device is device:
                return value.handle
            return self.convert(number, p, value)

        return convert

    def _pointer(self, number: int, p: Parameter) -> Callable[[Any], int]:
        device = self.device
        tags = self.accepted(p)
        any_type = tags is None
        tag = tags[0] if tags else None
        in_place = device.kind == "cpu" and _DATA is not None
        data = _DATA or 0
        required = _ALIGNED | _CONTIGUOUS | (_WRITEABLE if p.written else 0)
        readers = self.readers[number]
        part, size = self.parts(p) or (None, 1)
        mask = self.mask(p) if part is not None else 0

        def read_parts(value: Any, use: Any) -> int | None:
            whole = value.tag is part and value.device is device and not value.nbytes % size
            return value.address if whole and not value.address & mask else None

        if part is not None:
            readers[Array] = read_parts

        def convert(value: Any) -> int:
            kind = value.__class__
            if kind is Array:
                if (any_type or value.tag is tag) and value.device is device:
                    return value.address
                if part is not None and (address := read_parts(value, None)) is not None:
                    return address
            elif kind is numpy.ndarray and in_place:
                # An array in host memory, used where it is.
                fits = value.dtype is tag or (any_type and not value.dtype.hasobject)
                whole = not fits and value.dtype is part and not value.nbytes % size
                if (fits or whole) and value.flags.num & required == required:
                    address = _word(id(value) + data).value or 0
                    if fits or not address & mask:
                        return address
            elif (read := readers.get(kind)) is not None:
                address = read(value, device.launching.use)  # type: ignore[attr-defined]
                if address is not None:
                    return address
            return self.convert(number, p, value)

        return convert

    def accepted(self, p: Parameter) -> list[numpy.dtype] | None:
        """The dtypes whose arrays the pointer parameter takes; None: of any type."""
        if p.offset not in self._accepted:
            self._accepted[p.offset] = self._find_accepted(p)
        return self._accepted[p.offset]

    def parts(self, p: Parameter) -> tuple[numpy.dtype, int] | None:
        """The dtype of which all members of what a pointer parameter points to are, and how many bytes they
        have together: of `float4 *` float32 and 16. A whole number of them is an array for it."""
        tags = self.accepted(p)
        if not tags or tags[0].names is None:
            return None
        scalars = {tags[0].fields[name][0] for name in tags[0].names}  # type: ignore[index]
        if len(scalars) != 1:
            return None
        return tag_of(scalars.pop()), tags[0].itemsize

    def mask(self, p: Parameter) -> int:
        """The bits that must be clear in the address of what a pointer parameter points to."""
        try:
            return layout(p.type.to, self.model).align - 1  # type: ignore[attr-defined]
        except (NoSize, ValueError):
            return 0

    def _find_accepted(self, p: Parameter) -> list[numpy.dtype] | None:
        target = ty.remove_all_extents(p.type.to)  # type: ignore[attr-defined]
        try:
            if isinstance(target, (ty.Void, ty.Function)):
                return None
            element = dtypes.dtype_of(target, self.model)
        except (NoSize, ValueError, TypeError):  # an incomplete type: nobody knows
            return None
        result = [tag_of(element)]
        kind = target.kind if isinstance(target, ty.Integer) else ""
        if kind in ("char", "schar", "uchar"):
            result += [tag_of(d) for d in _BYTES if d != element]
        elif isinstance(target, ty.Pointer):
            result += [tag_of(numpy.dtype(f"i{self.model.pointer}"))]
        elif isinstance(target, ty.Float) and target.kind == "bfloat16":
            pass
        elif isinstance(target, ty.Record) and element.names == ("x", "y"):
            single = {"f4": "c8", "f8": "c16"}.get(element.fields["x"][0].str[1:])  # type: ignore[index]
            if single:
                result.append(tag_of(numpy.dtype(single)))
        return result

    def in_order(
        self, arguments: tuple[Any, ...], named: dict[str, Any], settings: tuple[str, ...] = ()
    ) -> tuple[Any, ...]:
        """All arguments by place, those given by `named` parameters after the others. `settings` are further
        names that the caller takes. Raises TypeError for a name that is none, is given twice or missing."""
        names = [p.name for p in self.kernel.parameters]
        placed = names[: len(arguments)]
        for name in named:
            if name in placed:
                raise TypeError(f"{self.title}: argument {names.index(name) + 1} '{name}' is given twice")
            if name in names:
                continue
            if name in _CONFIGURED:
                here = self.kernel.title
                raise TypeError(f"{self.title}: say '{name}' before the arguments: {here}{_CONFIGURED[name]}")
            if name == "timeout":
                raise TypeError(f"{self.title}: {self.device.name} cannot stop a kernel: no 'timeout'")
            hint = meant(name, [*names, *settings])
            raise TypeError(f"{self.title} has no parameter '{name}'{hint}; it takes {self.kernel}")
        values = list(arguments)
        for name in names[len(arguments) :]:
            if name not in named:
                raise TypeError(f"{self.title}: argument {len(values) + 1} '{name}' is missing")
            values.append(named[name])
        return tuple(values)

    # ------------------------------------------------------------ the slow way: every reason

    def _slowly(self, buffer: Any, offset: int, arguments: tuple[Any, ...], cause: Exception) -> None:
        k = self.kernel
        if len(arguments) != len(k.parameters):
            raise TypeError(
                f"{k} takes {_count(len(k.parameters), 'argument')}, {len(arguments)} given"
            ) from None
        values = [self.convert(i, p, a) for i, (p, a) in enumerate(zip(k.parameters, arguments))]
        try:
            self._struct.pack_into(buffer, offset, *values)
        except struct.error:
            raise cause from None

    @property
    def title(self) -> str:
        return f"{self.kernel.title}()"

    def convert(self, number: int, p: Parameter, value: Any) -> Any:
        """The value to pack for parameter `number`. Raises an error that names the argument."""
        what = f"{self.title}: argument {number + 1} '{p.name}'"
        t = p.type
        if p.handle or (isinstance(value, Image) and t.unqualified == ty.ULLONG):
            return self._object(what, p, value)
        match t:
            case ty.Integer() | ty.Enum():
                return self._integer(what, p, value)
            case ty.Float():
                return self._float(what, p, t, value)
            case ty.Pointer() | ty.Reference():
                return self._address(what, p, value)
            case ty.Record():
                if _is_vector(t, self.model) and isinstance(value, complex):
                    value = {"x": value.real, "y": value.imag}
                return dtypes.pack_record(t, self.model, value, what)
        raise TypeError(f"{what} has type '{p.spelled}', which Python cannot pass")

    def _object(self, what: str, p: Parameter, value: Any) -> Any:
        """The handle of a texture or surface; an integer stands for itself, None for no object."""
        wanted = p.handle or getattr(value, "kind", "")
        if value is None:
            return 0
        if not isinstance(value, Image):
            if isinstance(value, bool) or not hasattr(value, "__index__") or getattr(value, "shape", None):
                raise TypeError(
                    f"{what} is {_kind(value)}, the kernel takes a {wanted} ('{p.spelled}'); "
                    f"pass module.device.{wanted}({p.name})"
                )
            return self._integer(what, p, value)
        if value.kind != wanted:
            remedy = f"; pass module.device.texture({p.name})" if wanted == "texture" else ""
            raise TypeError(f"{what} is a {value.kind}, the kernel takes a {wanted} ('{p.spelled}'){remedy}")
        if value.device is not self.device and not value.device.kind == self.device.kind == "cpu":
            raise ValueError(f"{what} is on {value.device.name}, the kernel runs on {self.device.name}")
        try:
            return value.handle
        except ValueError:
            raise ValueError(f"{what} was freed") from None

    def _integer(self, what: str, p: Parameter, value: Any) -> Any:
        if isinstance(value, (numpy.bool_, numpy.ndarray)) and value.dtype == bool and not value.ndim:
            value = bool(value)  # NumPy's own are no integers
        try:
            number = operator.index(value)
        except TypeError:
            remedy = remedies.number(value, p.name, "int")
            raise TypeError(f"{what} is {_kind(value)}, the kernel takes '{p.spelled}'{remedy}") from None
        low, high = dtypes.integer_range(p.type, self.model)
        if p.type.unqualified == ty.BOOL:
            if number not in (0, 1):
                raise OverflowError(f"{what} is {number}, the kernel takes 'bool'")
            return bool(number)
        if not low <= number <= high:
            raise OverflowError(f"{what} is {number}, outside '{p.spelled}' ({low} to {high})")
        return number.to_bytes(p.size, "little", signed=low < 0) if p.size > 8 else number

    def _float(self, what: str, p: Parameter, t: ty.Float, value: Any) -> Any:
        no_number = isinstance(value, (str, bytes, Array)) or (
            isinstance(value, numpy.ndarray) and value.ndim
        )
        try:
            number = math.nan if no_number else float(value)
        except (TypeError, ValueError):
            no_number = True
        except OverflowError:
            raise OverflowError(f"{what} is too large for '{p.spelled}'") from None
        if no_number:
            remedy = remedies.number(value, p.name, "float")
            raise TypeError(f"{what} is {_kind(value)}, the kernel takes '{p.spelled}'{remedy}")
        if t.kind == "bfloat16":
            packed: Any = dtypes.bfloat16(number)
            narrow = math.inf if packed in (b"\x80\x7f", b"\x80\xff") else 0.0
        elif t.kind in ("half", "float"):
            kind = numpy.float16 if t.kind == "half" else numpy.float32
            with numpy.errstate(over="ignore"):
                narrow = float(kind(number))
            packed = numpy.float16(narrow).tobytes() if t.kind == "half" else narrow
        else:
            return number
        if math.isinf(narrow) and not math.isinf(number):
            raise OverflowError(
                f"{what} is {number!r}, too large for '{p.spelled}'; pass math.inf if that is meant"
            )
        return packed

    def _address(self, what: str, p: Parameter, value: Any) -> int:
        if value is None:
            return 0
        tags = self.accepted(p)
        if isinstance(value, Array):
            if not hasattr(value, "address"):
                raise ValueError(f"{what} was freed")
            if value.device is not self.device and not value.device.kind == self.device.kind == "cpu":
                raise ValueError(
                    f"{what} is on {value.device.name}, the kernel runs on {self.device.name}; "
                    f"pass module.device.array({p.name}.numpy())"
                )
            self._element(value, what, p, value.dtype, value.shape, tags)
            return value.address
        if isinstance(value, (bool, float, complex, str)) or (
            isinstance(value, numpy.generic) and not isinstance(value, (numpy.integer, numpy.void))
        ):  # NumPy would give the address of a copy; a void may lie in an array
            raise TypeError(f"{what} is {_kind(value)}, the kernel takes '{p.spelled}'; pass an array")
        if isinstance(value, ctypes.c_void_p):
            return value.value or 0
        if isinstance(value, (int, numpy.integer)):
            if not 0 <= value < 1 << 8 * p.size:
                raise OverflowError(f"{what} is {value}, no address")
            return int(value)
        return self.device.foreign(value, what, self, p, tags)  # type: ignore[attr-defined]

    def check_array(
        self, value: Any, what: str, p: Parameter, dtype: numpy.dtype, shape: tuple[int, ...],
        contiguous: bool, writable: bool, address: int, tags: list[numpy.dtype] | None,
    ) -> int:  # fmt: skip
        """The address of `value`, somebody's array, if the kernel can use it as it is."""
        self._element(value, what, p, dtype, shape, tags)
        if not contiguous:
            raise ValueError(f"{what} is not C-contiguous{remedies.contiguous(value, p.name)}")
        if p.written and not writable:
            remedy = remedies.copied(value, p.name)
            raise ValueError(f"{what} is read-only, the kernel takes '{p.spelled}'{remedy}")
        if address & (mask := self.mask(p)):
            remedy = remedies.copied(value, p.name)
            raise ValueError(f"{what} is not aligned to {mask + 1} bytes as '{p.spelled}' needs{remedy}")
        return address

    def _element(
        self,
        value: Any,
        what: str,
        p: Parameter,
        dtype: numpy.dtype,
        shape: tuple[int, ...],
        tags: list[numpy.dtype] | None,
    ) -> None:
        """Complain unless elements of `dtype` are what the pointer points to."""
        if dtype.hasobject:
            raise TypeError(f"{what} is an array of Python objects, the kernel takes '{p.spelled}'")
        if tags is None or any(dtype == t for t in tags):
            return
        if not dtype.isnative and dtype.newbyteorder("=") in tags:
            remedy = f"; pass {p.name}.astype({remedies.spelled(tags[0])})"
            raise TypeError(f"{what} has bytes in the other order ({dtype.str}){remedy}")
        wanted = tags[0]
        target = ty.remove_all_extents(p.type.to)  # type: ignore[attr-defined]
        if (count := dtypes.elements_of(target, dtype)) and not math.prod(shape) % count:
            return
        if wanted.names is not None:
            if (
                dtype.names is not None
                and dtype.itemsize == wanted.itemsize
                and dtypes.same_fields(dtype, wanted)
            ):
                return
            part, size = self.parts(p) or (None, 1)
            if dtype == part and not math.prod(shape) * dtype.itemsize % size:
                return
        inside = f" {dtypes.describe(wanted)}" if wanted.names is not None else ""
        remedy = remedies.other_type(value, p.name, dtype, target, wanted)
        given = dtypes.describe(dtype)
        raise TypeError(f"{what} is an array of {given}, the kernel takes '{p.spelled}'{inside}{remedy}")


_CONTIGUOUS, _ALIGNED, _WRITEABLE = 0x1, 0x100, 0x400
_word = ctypes.c_void_p.from_address


def _data_offset() -> int | None:
    """Where an ndarray object keeps the address of its data, found by looking; None if it is not
    where it always was. (`ndarray.ctypes.data` takes longer than the whole rest of a launch.)"""
    offset = object.__basicsize__
    probes = [numpy.zeros(n) for n in (1, 7, 1000)]
    return offset if all(_word(id(a) + offset).value == a.ctypes.data for a in probes) else None


_DATA = _data_offset()


class Unchecked(Packer):
    """Takes arrays of any element type for any pointer: `check=False`."""

    def accepted(self, p: Parameter) -> None:
        return None


def packer(kernel: Kernel, model_name: str, device: Device) -> Packer:
    return Packer(kernel, data_model(model_name), device)


def _plain(value: Any) -> Any:
    return value


def _boolean(value: Any) -> bool:
    if value is True or value is False:
        return value
    raise TypeError


def _is_vector(record: ty.Record, model: DataModel) -> bool:
    return dtypes.dtype_of(record, model).names == ("x", "y")


def _kind(value: Any) -> str:
    """What a value is, in a message."""
    if isinstance(value, (numpy.ndarray, Array)):
        return f"an array of {dtypes.describe(value.dtype)}"
    if isinstance(value, numpy.generic):
        return str(value.dtype)
    return type(value).__name__


def _count(n: int, noun: str) -> str:
    return f"{n} {noun}{'' if n == 1 else 's'}"
