"""Places and what is stored in them: addresses, loads, stores, bit-fields, copies of records."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import NoSize, Slot, align_of, layout
from minicu.lower import expr as expressions
from minicu.lower import restricted, unwinding
from minicu.lower.body import Body, resize


@dataclass(eq=False, repr=False, slots=True)
class Address:
    """Where a place is: the operand `pointer`, a known alignment in bytes, and for a bit-field its
    slot (then `pointer` is the address of the access unit). `note`: metadata of accesses to it."""

    pointer: str
    align: int
    type: ty.Type
    slot: Slot | None = None
    note: str = ""


def locate(b: Body, place: tree.Place) -> Address:
    """Evaluate a place to its address."""
    return _PLACES[place.__class__](b, place)


def load(b: Body, at: Address) -> str:
    """The scalar stored there; for a record, its address."""
    if at.slot is not None:
        return _load_bits(b, at)
    scalar = b.scalars.find(at.type)
    if scalar is None:
        return at.pointer
    value = b.load(scalar.memory, at.pointer, at.align, volatile=at.type.volatile, note=at.note)
    return b.op(f"icmp ne i8 {value}, 0") if scalar.kind == "b" else value


def store(b: Body, at: Address, value: str) -> str:
    """Store a scalar; returns the value that the place then has (a bit-field keeps fewer bits)."""
    if at.slot is not None:
        return _store_bits(b, at, value)
    scalar = b.scalars[at.type]
    stored = b.op(f"zext i1 {value} to i8") if scalar.kind == "b" else value
    b.writes_volatile |= at.type.volatile
    b.store(scalar.memory, stored, at.pointer, at.align, volatile=at.type.volatile, note=at.note)
    return value


def copy(b: Body, to: str, to_align: int, source: str, align: int, size: int, volatile: bool = False) -> None:
    """Copy `size` bytes; the two may be the same object but do not overlap partly (C11 6.5.16.1p3)."""
    if size and to != source:
        b.move("memcpy", aligned(to, to_align), aligned(source, align), str(size), volatile)


#: Up to how many scalars and bytes a record has for it to be copied scalar by scalar. (It may hold millions
#: of objects of empty classes.)
_SCALARS = 16
_BYTES = 4096


def copy_record(
    b: Body, type: ty.Type, to: str, to_align: int, source: str, align: int, volatile: bool = False
) -> None:
    """Copies the bytes that belong to a record. LLVM keeps an object that only `memcpy` touches in memory, on
    a GPU in local memory; so small records are copied scalar by scalar, padding included, with all loads
    before all stores, so that neighbouring scalars are combined into one access. (LLVM itself treats copies
    of 1, 2, 4 and 8 bytes as integers.)"""
    size = data_size(b, type)
    parts: list[tuple[int, str, int]] | None = None
    apart = size <= _BYTES and size not in (0, 1, 2, 4, 8) and to != source
    if b.module.target.device_code and not volatile and apart:
        parts = _scalars(b, type, 0, [])
        parts = _padded(parts, size) if parts else None
        if parts and min(align, to_align) >= 4:
            parts = _words(parts)
    if parts is None:
        return copy(b, to, to_align, source, align, size, volatile)
    values = []
    for at, kind, _ in parts:
        known = min(align, lowest_bit(at)) if at else align
        values.append(b.load(kind, offset(b, source, at), known))
    for (at, kind, _), value in zip(parts, values, strict=True):
        known = min(to_align, lowest_bit(at)) if at else to_align
        b.store(kind, value, offset(b, to, at), known)


def _scalars(
    b: Body, type: ty.Type, base: int, scalars: list[tuple[int, str, int]]
) -> list[tuple[int, str, int]] | None:
    """Offset, LLVM type and size of each scalar in a value of this type; None if they are too many, overlap
    (unions) or share bytes (bit-fields)."""
    if isinstance(type, ty.Array):
        step = size_align(b, type.element)[0]
        if type.length is None or type.length > _SCALARS:
            return None
        for i in range(type.length):
            if _scalars(b, type.element, base + i * step, scalars) is None:
                return None
    elif isinstance(type, ty.Record):
        slots = layout(type, b.model).slots
        if type.decl.keyword == "union" or any(slot.bit_width is not None for slot in slots):
            return None
        for slot in slots:
            if _scalars(b, slot.member.type, base + slot.offset, scalars) is None:
                return None
    elif (scalar := b.scalars.find(type)) is not None:
        scalars.append((base, scalar.memory, scalar.size))
    else:
        return None
    return scalars if len(scalars) <= _SCALARS else None


def _padded(parts: list[tuple[int, str, int]], size: int) -> list[tuple[int, str, int]]:
    """The scalars, with words for the padding after each."""
    filled: list[tuple[int, str, int]] = []
    ends = [at for at, _, _ in parts[1:]] + [size]
    for (at, kind, width), end in zip(parts, ends, strict=True):
        filled.append((at, kind, width))
        first = -(-(at + width) // 4) * 4
        filled += [(gap, "i32", 4) for gap in range(first, end - 3, 4)]
    return filled


def _words(parts: list[tuple[int, str, int]]) -> list[tuple[int, str, int]]:
    """Scalars, the four bytes of a word as one: LLVM would take a word apart to put it together again."""
    pieces: list[tuple[int, str, int]] = []
    for at, kind, size in parts:
        pieces.append((at, kind, size))
        if at % 4 == 3 and pieces[-4:] == [(n, "i8", 1) for n in range(at - 3, at + 1)]:
            pieces[-4:] = [(at - 3, "i32", 4)]
    return pieces


def zero(b: Body, to: str, align: int, size: int) -> None:
    """Fill `size` bytes with zero."""
    if size:
        b.fill(aligned(to, align), "0", str(size))


def aligned(pointer: str, align: int) -> str:
    """An argument with its alignment: `align 8 %p`."""
    return f"align {align} {pointer}"


def offset(b: Body, pointer: str, by: int, inbounds: bool = True) -> str:
    """pointer + `by` bytes."""
    if by == 0:
        return pointer
    if not pointer.startswith(("%", "@")):  # a constant: null, a cast of a global
        word = b.scalars.word
        return f"getelementptr (i8, ptr {pointer}, {word} {by})"
    return b.op(f"getelementptr {'inbounds ' if inbounds else ''}i8, ptr {pointer}, {b.scalars.word} {by}")


def lowest_bit(n: int) -> int:
    """The largest power of two that divides n."""
    return n & -n


def pointer(b: Body, e: tree.Expr) -> tuple[str, int | None]:
    """The value of a pointer expression and the alignment of what it points to, where the expression
    itself tells: a member of a packed record may be less aligned than its type."""
    if e.__class__ is tree.AddressOf:
        at = locate(b, e.place)
        return at.pointer, at.align
    if e.__class__ is tree.PointerAdd:
        base, align = pointer(b, e.pointer)
        value, multiple = _add(b, e, base)
        return value, align and min(align, multiple)
    if e.__class__ is tree.Convert:
        have, want = e.operand.type, e.type
        if isinstance(have, ty.Pointer) and isinstance(want, ty.Pointer):
            value, align = pointer(b, e.operand)
            # A cast to another type promises that type's alignment: *(float4 *)&bytes[16 * i].
            same = want.to.align is None and have.to.unqualified == want.to.unqualified
            return value, align if same else None
    return expressions.value(b, e), None


def move(b: Body, base: str, index: str, scale: int | tree.Expr, negative: bool) -> str:
    """base ± index elements; `index` is as wide as a pointer."""
    word = b.scalars.word
    if not isinstance(scale, int):
        index = b.op(f"mul {word} {index}, {expressions.value(b, scale)}")
        scale = 1
    if negative:
        index = str(-int(index)) if index.lstrip("-").isdigit() else b.op(f"sub {word} 0, {index}")
    if index.lstrip("-").isdigit() and base.startswith(("%", "@")):
        by = int(index) * scale
        return b.op(f"getelementptr i8, ptr {base}, {word} {by}") if by else base
    element = "i8" if scale == 1 else f"[{scale} x i8]"
    return b.op(f"getelementptr {element}, ptr {base}, {word} {index}")


def _add(b: Body, e: tree.PointerAdd, base: str) -> tuple[str, int]:
    index = expressions.index(b, e.index)
    value = move(b, base, index, e.scale, e.negative)
    if not isinstance(e.scale, int):
        return value, 1
    multiple = e.scale * abs(int(index)) if index.lstrip("-").isdigit() else e.scale
    return value, lowest_bit(multiple) or 1 << 30


# ---------------------------------------------------------------- places


def size_align(b: Body, type: ty.Type) -> tuple[int, int]:
    """Size and alignment in bytes of what a place of this type holds; an incomplete type has none."""
    try:
        of_place = layout(type, b.model)
    except NoSize:
        try:
            return 0, align_of(type, b.model)
        except NoSize:
            return 0, 1
    return of_place.size, of_place.align


def data_size(b: Body, type: ty.Type) -> int:
    """The bytes that a copy of a value of this type writes: the tail padding may be another object's."""
    try:
        return layout(type, b.model).data
    except NoSize:
        return 0


def _align(b: Body, type: ty.Type) -> int:
    """The alignment that a type guarantees for an address. Array elements may be less aligned than their
    typedef name asks for."""
    if type.align is not None:
        return min(type.align, lowest_bit(size_align(b, type)[0]) or type.align)
    scalar = b.scalars.find(type)
    return scalar.align if scalar is not None else size_align(b, type)[1]


def _variable(b: Body, place: tree.Variable) -> Address:
    o = place.object
    address = b.storage.get(o)
    align = b.scalars.pointer.align if isinstance(o.type, ty.Reference) else _align(b, o.type)
    if o.align is not None and o.align > align:
        align = o.align
    if address is None:
        if o.storage == "special":
            address = special(b, o)
        elif o.storage in ("local", "parameter"):  # declared in code that cannot be reached
            address = b.storage[o] = b.slot(size_align(b, o.type)[0], align, o.name)
        elif o.storage in ("shared", "dynamic shared"):
            address = b.module.machine.shared_address(b, o)
        elif o.storage == "thread":
            address = b.module.machine.thread_address(b, o)
        else:
            address = b.module.address(o)
    elif isinstance(o.type, ty.VariableArray):
        address = b.load("ptr", address, b.scalars.pointer.align)
    return Address(address, align, place.type)


def special(b: Body, o: tree.Object) -> str:
    """A copy in memory of an object that lives in special registers (threadIdx)."""
    size, align = size_align(b, o.type)
    to = b.slot(size, align, o.name)
    for at in range(0, size, 4):
        value = b.module.machine.special_register(b, o.name, at // 4)
        b.store("i32", value, offset(b, to, at), 4)
    return to


def _dereference(b: Body, place: tree.Dereference) -> Address:
    value, align = pointer(b, place.pointer)
    natural = _align(b, place.type)
    known = natural if align is None else align
    return Address(value, known, place.type, note=restricted.note(b, place.pointer))


def _member(b: Body, place: tree.MemberPlace) -> Address:
    record, slot = locate(b, place.record), place.slot
    base = record.pointer
    inbounds = not base.startswith(("null", "inttoptr"))
    at = offset(b, base, slot.offset, inbounds)
    align = min(record.align, lowest_bit(slot.offset)) if slot.offset else record.align
    return Address(at, align, place.type, slot if slot.bit_width is not None else None, record.note)


def _string(b: Body, place: tree.StringLiteral) -> Address:
    return Address(b.module.string(place), _align(b, place.type), place.type)


def _compound_literal(b: Body, place: tree.CompoundLiteral) -> Address:
    from minicu.lower import initial

    o = place.object
    size, align = size_align(b, o.type)
    align = max(align, o.align or 1)
    if o.storage != "local":  # it lasts as long as a static reference
        at = _variable(b, tree.Variable(o.type, o, at=place.at)).pointer
    else:
        if o not in b.storage:
            b.storage[o] = b.slot(size, align, "literal")
        at = b.storage[o]
    initial.initialize(b, at, align, o.type, place.initializer)
    b.temporaries[o] = len(b.temporaries)
    if place.end:
        unwinding.enter(b, place.end, temporary=True)
    return Address(at, align, place.type)


def _temporary(b: Body, place: tree.Temporary) -> Address:
    scalar = b.scalars.find(place.type)
    if scalar is None:
        at, align = expressions.record(b, place.value)
        return Address(at, align, place.type)
    to = Address(b.slot(scalar.size, scalar.align, type=scalar.memory), scalar.align, place.type.unqualified)
    store(b, to, expressions.value(b, place.value))
    return to


_PLACES: dict[type, Callable[[Body, Any], Address]] = {
    tree.Variable: _variable,
    tree.Dereference: _dereference,
    tree.MemberPlace: _member,
    tree.StringLiteral: _string,
    tree.CompoundLiteral: _compound_literal,
    tree.Temporary: _temporary,
}


# ---------------------------------------------------------------- bit-fields


def _load_bits(b: Body, at: Address) -> str:
    slot, scalar = at.slot, b.scalars[at.type]
    assert slot is not None and slot.bit_width is not None
    unit, width = 8 * slot.size, slot.bit_width
    word = b.load(f"i{unit}", at.pointer, at.align, volatile=at.type.volatile)
    return _extract(b, word, unit, slot.shift, width, scalar)


def _extract(b: Body, word: str, unit: int, shift: int, width: int, scalar: Any) -> str:
    """Bits shift … shift+width of `word` as a value of the scalar type."""
    top = unit - shift - width
    if scalar.signed:
        if top:
            word = b.op(f"shl i{unit} {word}, {top}")
        if unit > width:
            word = b.op(f"ashr i{unit} {word}, {unit - width}")
    else:
        if shift:
            word = b.op(f"lshr i{unit} {word}, {shift}")
        if top:
            word = b.op(f"and i{unit} {word}, {(1 << width) - 1}")
    if scalar.kind == "b":
        return b.op(f"icmp ne i{unit} {word}, 0")
    return resize(b, word, unit, scalar.bits, scalar.signed)


def _store_bits(b: Body, at: Address, value: str) -> str:
    slot, scalar = at.slot, b.scalars[at.type]
    assert slot is not None and slot.bit_width is not None
    unit, width, shift = 8 * slot.size, slot.bit_width, slot.shift
    bits_value = resize(b, value, 1 if scalar.kind == "b" else scalar.bits, unit, False)
    if width == unit:
        unit_value = bits_value
    else:
        mask = ((1 << width) - 1) << shift
        if bits_value.lstrip("-").isdigit():
            bits_value = str(int(bits_value) << shift & mask)
        else:
            bits_value = b.op(f"and i{unit} {bits_value}, {(1 << width) - 1}")
            if shift:
                bits_value = b.op(f"shl i{unit} {bits_value}, {shift}")
        old = b.load(f"i{unit}", at.pointer, at.align, volatile=at.type.volatile, unit=True)
        kept = b.op(f"and i{unit} {old}, {~mask & ((1 << unit) - 1)}")
        unit_value = b.op(f"or i{unit} {kept}, {bits_value}")
    b.store(f"i{unit}", unit_value, at.pointer, at.align, volatile=at.type.volatile)
    if scalar.kind == "b" or width == scalar.bits:
        return value
    # C11 6.5.16p3: the value of the assignment is that of the place after it.
    return _extract(b, value, scalar.bits, 0, width, scalar)
