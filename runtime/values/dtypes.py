"""NumPy dtypes for C types, exactly as the compiler lays them out."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy

from minicu import types as ty
from minicu.abi.layout import layout
from minicu.program import Field, RecordInfo, data_model
from minicu.recursion import undisturbed

if TYPE_CHECKING:
    from minicu.abi.target import DataModel

#: Element types of ml_dtypes by name -> the C types whose objects are made of them, and how many each has.
_MADE_OF = {
    "bfloat16": {"__nv_bfloat16": 1, "__nv_bfloat16_raw": 1, "__nv_bfloat162": 2, "__nv_bfloat162_raw": 2},
    "float8_e4m3fn": {"__nv_fp8_e4m3": 1, "__nv_fp8x2_e4m3": 2, "__nv_fp8x4_e4m3": 4},
    "float8_e5m2": {"__nv_fp8_e5m2": 1, "__nv_fp8x2_e5m2": 2, "__nv_fp8x4_e5m2": 4},
}

_FLOATS = {"half": "f2", "bfloat16": "u2", "float": "f4", "double": "f8", "ldouble": "f8"}


def record_dtype(info: RecordInfo) -> numpy.dtype:
    """The dtype of a record: its members at their offsets, with its size. Bit-fields are left out:
    NumPy has no type for them."""
    return dtype_of(info.type, data_model(info.model), info)


def dtype_of(type: ty.Type, model: DataModel, info: RecordInfo | None = None) -> numpy.dtype:
    """The dtype of an object of `type`. Pointers are unsigned integers, 128-bit integers void,
    `__nv_bfloat16` uint16 (ml_dtypes.bfloat16 has the same bytes)."""
    match type:
        case ty.Integer():
            size = model.scalars[type.kind][0]
            if type.kind == "bool":
                return numpy.dtype(numpy.bool_)
            if size > 8:
                return numpy.dtype(f"V{size}")
            return numpy.dtype(f"{'i' if model.signed(type) else 'u'}{size}")
        case ty.Float():
            return numpy.dtype(_FLOATS[type.kind])
        case ty.Enum():
            return dtype_of(type.decl.underlying or ty.INT, model)
        case ty.Pointer() | ty.Reference() | ty.NullPtr():
            return numpy.dtype(f"u{model.pointer}")
        case ty.Array():
            return numpy.dtype((dtype_of(type.element, model), type.length or 0))
        case ty.Record():
            with undisturbed():
                return _of_record(type, model, info)
    raise TypeError(f"'{type}' has no NumPy dtype")


def _of_record(type: ty.Record, model: DataModel, info: RecordInfo | None) -> numpy.dtype:
    fields = info.fields if info is not None else tuple(record_fields(type, model, 0))
    plain = [f for f in fields if f.bit_width is None]
    return numpy.dtype({
        "names": [f.name for f in plain],
        "formats": [dtype_of(f.type, model) for f in plain],
        "offsets": [f.offset for f in plain],
        "itemsize": layout(type, model).size,
    })  # fmt: skip


def record_fields(record: ty.Record, model: DataModel, base: int) -> Any:
    """The members of a record with those of its anonymous members, offsets counted from `base`."""
    for slot in layout(record, model).slots:
        member = slot.member
        if member.name is None:
            if member.bit_width is None and isinstance(member.type, ty.Record):
                yield from record_fields(member.type, model, base + slot.offset)
            continue
        bits = None if slot.bit_width is None else base * 8 + slot.bit_offset
        yield Field(member.name, member.type, base + slot.offset, slot.size, bits, slot.bit_width)


def get_member(info: RecordInfo, array: Any, name: str) -> Any:
    """The values of a member in an array or void scalar of the record's dtype."""
    field = _find(info, name)
    if field.bit_width is None:
        return _with_members(info, array)[name]
    data, shape = _bytes(info, array)
    bits = numpy.zeros(shape[0], numpy.uint64)
    first, width = field.bit_offset or 0, field.bit_width
    for byte in range(first // 8, (first + width + 7) // 8):
        distance = byte * 8 - first
        part = data[:, byte].astype(numpy.uint64)
        bits |= part << numpy.uint64(distance) if distance >= 0 else part >> numpy.uint64(-distance)
    bits &= numpy.uint64((1 << width) - 1)
    if data_model(info.model).signed(field.type):
        spare = numpy.uint64(64 - width)
        result: Any = (bits << spare).view(numpy.int64) >> numpy.int64(64 - width)
    elif field.type.unqualified == ty.BOOL:
        result = bits.astype(numpy.bool_)
    else:
        result = bits
    return result[0] if isinstance(array, numpy.void) else result.reshape(numpy.shape(array))


def set_member(info: RecordInfo, array: Any, name: str, values: Any) -> None:
    """Store values into a member. Raises OverflowError for a value that a bit-field cannot hold."""
    field = _find(info, name)
    if field.bit_width is None:
        _with_members(info, array)[name] = values
        return
    first, width = field.bit_offset or 0, field.bit_width
    signed = data_model(info.model).signed(field.type)
    low, high = (-(1 << width - 1), (1 << width - 1) - 1) if signed else (0, (1 << width) - 1)
    wanted = numpy.broadcast_to(_integers(values), numpy.shape(array))
    if wanted.size and not (low <= int(wanted.min()) and int(wanted.max()) <= high):
        raise OverflowError(f"'{name}' has {width} bits: {low} to {high}")
    bits = wanted.reshape(-1).astype(numpy.int64 if low else numpy.uint64).astype(numpy.uint64)
    bits &= numpy.uint64((1 << width) - 1)
    data, _ = _bytes(info, array)
    for byte in range(first // 8, (first + width + 7) // 8):
        distance = byte * 8 - first
        mask = ((1 << width) - 1) >> distance if distance >= 0 else ((1 << width) - 1) << -distance
        part = bits >> numpy.uint64(distance) if distance >= 0 else bits << numpy.uint64(-distance)
        keep = numpy.uint8(~mask & 0xFF)
        data[:, byte] = (data[:, byte] & keep) | (part & numpy.uint64(mask & 0xFF)).astype(numpy.uint8)


def pack_record(record: ty.Record, model: DataModel, value: Any, what: str) -> bytes:
    """The bytes of a record given as dict, NumPy void, or ctypes structure. `what` names the argument
    in messages; a missing, unknown or unfitting member raises an error that names it."""
    record_layout = layout(record, model)
    dtype = dtype_of(record, model)
    if isinstance(value, (numpy.generic, numpy.ndarray)) and elements_of(record, value.dtype) == value.size:
        return value.tobytes()
    element, count = maker_of(record)
    if isinstance(value, (int, float)) and count == 1:
        raise TypeError(
            f"{what} is {value!r}, the kernel takes '{record}'; pass ml_dtypes.{element}({value!r})"
        )
    if isinstance(value, dict):
        scalar = numpy.zeros(1, dtype)
        _fill(record, model, scalar, value, what)
        return scalar.tobytes()
    if isinstance(value, numpy.ndarray):
        if value.size == 1 and (not value.ndim or value.dtype.names is not None):
            value = value.reshape(-1)[0]
        elif value.ndim == 1 and value.dtype.names is None and value.dtype.itemsize > 1:
            _as_many(record, model, value, what)  # before the elements become a list: they may be very many
            value = list(value)
    if isinstance(value, numpy.void):
        if value.dtype.itemsize != record_layout.size or not same_fields(value.dtype, dtype):
            raise TypeError(
                f"{what} has dtype {describe(value.dtype)}, the kernel takes '{record}' {describe(dtype)}"
            )
        return value.tobytes()
    if isinstance(value, (tuple, list)):
        names = _as_many(record, model, value, what)
        return pack_record(record, model, dict(zip(names, value)), what)
    try:
        view = memoryview(value).cast("B")
    except TypeError:
        raise TypeError(
            f"{what} is {type(value).__name__}, the kernel takes '{record}'; pass a dict or a tuple "
            "of its members, a NumPy void or a ctypes structure"
        ) from None
    if view.nbytes != record_layout.size:
        raise TypeError(f"{what} has {view.nbytes} bytes, '{record}' has {record_layout.size}")
    return view.tobytes()


def _as_many(record: ty.Record, model: DataModel, values: Any, what: str) -> list[str]:
    """The names of a record's members, of which `values` has one for each; of a union's it has the first."""
    names = [f.name for f in record_fields(record, model, 0)]
    if record.decl.keyword == "union":
        if len(values) != 1:
            raise TypeError(f"{what} has {len(values)} values, '{record}' holds one: {' or '.join(names)}")
        return names[:1]
    if len(values) != len(names):
        raise TypeError(
            f"{what} has {len(values)} values, '{record}' has {len(names)} members: {', '.join(names)}"
        )
    return names


def same_fields(given: numpy.dtype, wanted: numpy.dtype) -> bool:
    """Whether two dtypes have equal bytes: same scalars at the same offsets, whatever their names.
    A dtype without fields fits a record of the same size only if that has none either."""
    return sorted(_scalars(given, 0)) == sorted(_scalars(wanted, 0))


def _scalars(dtype: numpy.dtype, base: int) -> Any:
    if dtype.subdtype is not None:
        element, shape = dtype.subdtype
        for i in range(int(numpy.prod(shape))):
            yield from _scalars(element, base + i * element.itemsize)
    elif dtype.names is not None:
        for name in dtype.names:
            field, offset = dtype.fields[name][:2]  # type: ignore[index]
            yield from _scalars(field, base + offset)
    else:
        yield base, dtype.kind, dtype.itemsize


def dtype_named(name: str) -> numpy.dtype:
    """A dtype by the name that PyTorch and DLPack give it."""
    if name == "bfloat16" or name.startswith("float8"):
        try:
            import ml_dtypes  # type: ignore[import-not-found, unused-ignore]

            return numpy.dtype(getattr(ml_dtypes, name))
        except (ImportError, AttributeError, TypeError):
            return numpy.dtype("u2" if name == "bfloat16" else "u1")
    try:
        return numpy.dtype(name)
    except TypeError:  # torch.quint8 and the like
        return numpy.dtype("V1")


def elements_of(type: ty.Type, dtype: numpy.dtype) -> int:
    """How many elements of `dtype`, one of ml_dtypes, make an object of `type`; 0 where none do."""
    known = _MADE_OF.get(str(dtype), {})
    match type:
        case ty.Record():
            return known.get(type.decl.name or "", 0)
        case ty.Float():
            return int(f"__nv_{type.kind}" in known)
        case ty.Integer(kind="uchar"):  # __nv_fp8_storage_t
            return int(str(dtype).startswith("float8"))
    return 0


def maker_of(type: ty.Type) -> tuple[str, int]:
    """The element type of ml_dtypes that objects of `type` are made of, and how many make one; ("", 0) if
    none does."""
    match type:
        case ty.Record():
            name = type.decl.name or ""
        case ty.Float():
            name = f"__nv_{type.kind}"
        case _:
            name = ""
    return next(((element, types[name]) for element, types in _MADE_OF.items() if name in types), ("", 0))


def of_ml_dtypes_named(name: str) -> numpy.dtype | None:
    """The dtype of ml_dtypes of this name, None if there is none. Raises TypeError where that is missing."""
    if name not in _MADE_OF and not name.startswith("float8_"):
        return None
    try:
        import ml_dtypes
    except ImportError:
        raise TypeError(f"NumPy alone has no dtype '{name}': pip install ml_dtypes") from None
    return numpy.dtype(getattr(ml_dtypes, name)) if hasattr(ml_dtypes, name) else None


def of_ml_dtypes(dtype: numpy.dtype) -> bool:
    """Whether elements are numbers that ml_dtypes has and NumPy has not."""
    return str(dtype) in _MADE_OF


def describe(dtype: numpy.dtype) -> str:
    """A dtype in a message: `float32`, or members with their offsets."""
    if dtype.names is None:
        return str(dtype)
    inside = ", ".join(f"{n}: {describe(dtype.fields[n][0])} at {dtype.fields[n][1]}" for n in dtype.names)  # type: ignore[index]
    return f"{{{inside}; {dtype.itemsize} bytes}}"


def _fill(record: ty.Record, model: DataModel, scalar: Any, values: dict[str, Any], what: str) -> None:
    fields = {f.name: f for f in record_fields(record, model, 0)}
    unknown = [n for n in values if n not in fields]
    if unknown:
        raise TypeError(
            f"{what}: '{record}' has no member '{unknown[0]}'; it has {', '.join(fields) or 'none'}"
        )
    missing = [n for n in fields if n not in values]
    if missing and record.decl.keyword != "union" and not _in_union(record, missing):
        raise TypeError(f"{what}: member '{missing[0]}' of '{record}' is missing")
    info = RecordInfo(str(record), record, layout(record, model).size, 1, tuple(fields.values()), model.label)
    shared = record.decl.keyword == "union" or any(m.name is None for m in record.decl.members or ())
    written: dict[int, str] = {}  # by each byte
    for name, value in values.items():
        field, place = fields[name], f"{what}.{name}"
        if field.bit_width is None:
            data = pack_value(field.type, model, value, place).tobytes()
            at = field.offset
            bytes_of = range(at, at + len(data)) if shared else ()
            if other := next((written[byte] for byte in bytes_of if byte in written), ""):
                raise TypeError(f"{what}: '{other}' and '{name}' lie in the same place: give one of them")
            written.update(dict.fromkeys(bytes_of, name))
            scalar.view(numpy.uint8)[at : at + len(data)] = numpy.frombuffer(data, numpy.uint8)
        else:
            try:
                set_member(info, scalar, name, value)
            except (OverflowError, TypeError) as e:
                raise type(e)(f"{place}: {e}") from None


def pack_value(type: ty.Type, model: DataModel, value: Any, what: str) -> numpy.ndarray:
    """An object of `type` with this value, as an array of its elements. One value may stand for a whole
    array of numbers; bytes fill an array of char, zeros follow. What does not fit raises an error that
    begins with `what`."""
    element: Any = type
    shape: tuple[int, ...] = ()
    while isinstance(element, ty.Array):
        element, shape = element.element, (*shape, element.length or 0)
    dtype = dtype_of(element, model)
    result = numpy.zeros(shape, dtype)
    if isinstance(element, ty.Record):
        if (
            isinstance(value, numpy.ndarray)
            and value.shape == shape
            and (same_fields(value.dtype, dtype) or elements_of(element, value.dtype) == 1)
        ):
            return numpy.frombuffer(value.tobytes(), dtype).reshape(shape)
        if not shape:
            return numpy.frombuffer(pack_record(element, model, value, what), dtype).reshape(())
        if not hasattr(value, "__len__") or len(value) != shape[0]:
            raise ValueError(f"{what} has {_extent(value)}, '{type}' has {shape[0]} elements")
        for i, item in enumerate(value):
            result[i] = pack_value(type.element, model, item, f"{what}[{i}]")  # type: ignore[attr-defined]
        return result
    if isinstance(value, (bytes, bytearray)) and len(shape) == 1 and dtype.itemsize == 1:
        if len(value) > shape[0]:
            raise ValueError(f"{what} has {len(value)} bytes, '{type}' has {shape[0]}")
        return numpy.frombuffer(bytes(value).ljust(shape[0], b"\0"), dtype)
    try:
        given = _numbers(value, element, model)
    except (OverflowError, TypeError, ValueError) as e:
        kind = OverflowError if isinstance(e, OverflowError) else TypeError
        raise kind(f"{what}: {e}") from None
    if given.shape not in ((), shape):
        raise ValueError(f"{what} has shape {given.shape}, '{type}' has {shape}")
    with numpy.errstate(over="ignore"):  # too large for float: infinity, as in C
        result[...] = given
    return result


def _extent(value: Any) -> str:
    return f"{len(value)} elements" if hasattr(value, "__len__") else f"type {value.__class__.__name__}"


def _numbers(value: Any, element: ty.Type, model: DataModel) -> numpy.ndarray:
    """`value`, numbers or addresses, as an array that can be stored into elements of this type."""
    if isinstance(element, (ty.Pointer, ty.Reference, ty.NullPtr)):
        given = numpy.asarray(_addresses(value))
        if given.dtype.kind not in "iu" or (isinstance(value, numpy.ndarray) and value.dtype.kind != "u"):
            raise TypeError(f"{_brief(value)} is no address: give an array of the device, an integer or None")
        if given.size and (int(given.min()) < 0 or int(given.max()) >> 8 * model.pointer):
            raise OverflowError(f"{_brief(value)} is no address")
        return given.astype(numpy.uint64)
    if isinstance(element, (ty.Integer, ty.Enum)):
        if dtype_of(element, model).kind == "V":  # 128 bits
            check_integers(value, element, model)
            data = int(value).to_bytes(16, "little", signed=int(value) < 0)
            return numpy.frombuffer(data, "V16").reshape(())
        return check_integers(value, element, model)
    given = numpy.asarray(value)
    if given.dtype.kind == "O":
        if not all(hasattr(v, "__float__") for v in given.flat):
            raise TypeError(f"{_brief(value)} is no number")
        given = given.astype(numpy.float64)
    if given.dtype.kind not in "biuf":
        raise TypeError(f"{_brief(value)} is no number")
    if isinstance(element, ty.Float) and element.kind == "bfloat16" and given.dtype != numpy.uint16:
        bits = [int.from_bytes(bfloat16(float(v)), "little") for v in given.flat]
        return numpy.array(bits, numpy.uint16).reshape(given.shape)
    return given


def _addresses(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [_addresses(v) for v in value]
    return 0 if value is None else getattr(value, "address", value)


def _brief(value: Any) -> str:
    if isinstance(value, numpy.ndarray):
        return f"an array of {describe(value.dtype)}"
    text = repr(value)
    return text if len(text) < 60 else f"{text[:56]} ..."


def bfloat16(number: float) -> bytes:
    """The bytes of the nearest `__nv_bfloat16`, ties to even."""
    if math.isnan(number):
        return b"\xc0\x7f"
    with numpy.errstate(over="ignore"):
        single = numpy.float32(number)
        # Rounding twice would be wrong where the first step lands on a tie: make it odd instead.
        bits = int(single.view(numpy.uint32))
        exact = float(single)
        if exact != number and not math.isinf(exact):
            if abs(exact) > abs(number):
                bits -= 1
            bits |= 1
    bits += 0x7FFF + (bits >> 16 & 1)
    return (bits >> 16).to_bytes(2, "little")


def check_integers(value: Any, type: ty.Type, model: DataModel) -> numpy.ndarray:
    """`value` as an array. Raises TypeError for what is no integer, OverflowError for one that `type`
    cannot hold."""
    data = _integers(value)
    low, high = integer_range(type, model)
    if data.size and not (low <= int(data.min()) and int(data.max()) <= high):
        raise OverflowError(f"{_brief(value)} is outside '{type}' ({low} to {high})")
    return data


def _integers(value: Any) -> numpy.ndarray:
    data = numpy.asarray(value)
    if data.dtype.kind == "f" and isinstance(value, (list, tuple)):  # NumPy's way with large integers
        data = numpy.asarray(value, object)
    if data.dtype.kind not in "iubO" or (
        data.dtype.kind == "O" and not all(isinstance(v, (int, numpy.integer)) for v in data.flat)
    ):
        raise TypeError(f"{_brief(value)} is no integer")
    return data


def integer_range(type: ty.Type, model: DataModel) -> tuple[int, int]:
    """The least and the greatest value of an integer type."""
    if isinstance(type, ty.Enum):
        return integer_range(type.decl.underlying or ty.INT, model)
    assert isinstance(type, ty.Integer)
    if type.kind == "bool":
        return 0, 1
    bits = 8 * model.scalars[type.kind][0]
    return (-(1 << bits - 1), (1 << bits - 1) - 1) if model.signed(type) else (0, (1 << bits) - 1)


def _in_union(record: ty.Record, names: list[str]) -> bool:
    """Whether all `names` are members of anonymous unions: of those, one is enough."""
    inside: set[str] = set()
    for member in record.decl.members or ():
        if member.name is None and isinstance(member.type, ty.Record):
            stack = [member.type]
            while stack:
                for m in stack.pop().decl.members or ():
                    if m.name is not None:
                        inside.add(m.name)
                    elif isinstance(m.type, ty.Record):
                        stack.append(m.type)
    return inside.issuperset(names)


def _find(info: RecordInfo, name: str) -> Field:
    for field in info.fields:
        if field.name == name:
            return field
    raise KeyError(f"'{info.name}' has no member '{name}'; it has {', '.join(f.name for f in info.fields)}")


def _with_members(info: RecordInfo, array: Any) -> Any:
    if getattr(getattr(array, "dtype", None), "names", None) is None:
        raise TypeError(
            f"{type(array).__name__} without members: pass an array of records['{info.name}'].dtype"
        )
    return array


def _bytes(info: RecordInfo, array: Any) -> tuple[numpy.ndarray, tuple[int, int]]:
    """The bytes of an array of records, one row for each; writing to it writes to the array."""
    if array.dtype.itemsize != info.size:
        raise TypeError(
            f"the array has elements of {array.dtype.itemsize} bytes, '{info.name}' has {info.size}"
        )
    if isinstance(array, numpy.void):
        # A void scalar that came out of an array shares its memory.
        array = numpy.frombuffer(array, numpy.uint8)
    elif not array.flags.c_contiguous:
        raise ValueError("the array must be C-contiguous")
    data = array.reshape(-1).view(numpy.uint8).reshape(-1, info.size)
    return data, data.shape
