"""Initial values of objects of static duration, as LLVM constants.

An aggregate is its bytes; where it holds addresses, a packed struct of byte runs and pointers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import layout, member_pointers
from minicu.lower.errors import not_supported
from minicu.lower.ir import Typed, byte_string, constant, float_bytes

if TYPE_CHECKING:
    from minicu.lower.module import Module


def is_constant(value: tree.Expr | tree.StringLiteral) -> bool:
    """Whether a static object could have this initial value on every target."""
    if isinstance(value, (tree.Constant, tree.StringLiteral)):
        return True
    if isinstance(value, tree.SymbolAddress):
        symbol = value.symbol
        return not isinstance(symbol, tree.Object) or symbol.storage in ("device", "constant", "managed")
    return False


def type_of(m: Module, type: ty.Type) -> str:
    """The LLVM type that reserves memory for an object."""
    scalar = m.scalars.find(type)
    if scalar is not None and scalar.ir not in ("half", "bfloat"):
        return scalar.memory
    return f"[{m.size_of(type)} x i8]"


def static_value(m: Module, type: ty.Type, init: tree.Initializer | tree.Expr | None, size: int) -> str:
    """Type and value of a static object's definition: `i32 5`, `[8 x i8] c"..."`."""
    if init is None:
        if next(member_pointers(type, m.model), None) is None:
            return f"{type_of(m, type)} zeroinitializer"
        init = tree.Initializer(type, [])
    if not isinstance(init, tree.Initializer):
        init = tree.Initializer(type, [tree.InitItem(0, type, init)])
    scalar = m.scalars.find(type)
    if scalar is not None and scalar.ir not in ("half", "bfloat") and len(init.items) == 1:
        value = init.items[0].value
        if isinstance(value, tree.Constant):
            if scalar.kind == "b":
                return f"i8 {int(bool(value.value))}"
            return f"{scalar.ir} {constant(value.value, type, scalar)}"
        return f"{scalar.memory} {_address(m, value)}"
    return image(m, init, size)


def image(m: Module, init: tree.Initializer, size: int) -> str:
    """The bytes of an aggregate."""
    if not init.items and next(member_pointers(init.type, m.model), None) is None:
        return f"[{max(size, 1)} x i8] zeroinitializer"
    data = bytearray(size)
    for at in member_pointers(init.type, m.model):
        data[at : at + m.model.pointer] = b"\xff" * m.model.pointer
    pointers: dict[int, tuple[Typed, int]] = {}
    for item in init.items:
        at, value = item.offset, item.value
        if isinstance(value, (tree.Constant, tree.StringLiteral)):
            _put(m, data, item, value)
            continue
        scalar = m.scalars[item.type]
        pointer = Typed(scalar.memory, _address(m, value)), scalar.size
        for i in range(item.count):
            pointers[at + i * item.stride] = pointer
    if not pointers:
        if not any(data):
            return f"[{max(size, 1)} x i8] zeroinitializer"
        if size < _LARGE:
            return f"[{size} x i8] {byte_string(data)}"
    addresses = sorted((at, part, length) for at, (part, length) in pointers.items())
    if size >= _LARGE:  # three characters for each zero are too many
        addresses = sorted(addresses + _zeros(data, addresses))
    parts, end = list[Typed](), 0
    for at, part, length in addresses:
        if at > end:
            parts.append(Typed(f"[{at - end} x i8]", byte_string(data[end:at])))
        parts.append(part)
        end = at + length
    if end < size:
        parts.append(Typed(f"[{size - end} x i8]", byte_string(data[end:])))
    types, values = ", ".join([p.type for p in parts]), ", ".join(map(str, parts))
    word = m.model.pointer
    if pointers and (size % word or any(at % word for at in pointers)):
        m.require((7, 1))  # the mask of a part of an address: `0xFF(name)`
        return f"<{{ {types} }}> <{{ {values} }}>"
    return f"{{ {types} }} {{ {values} }}"


#: Bytes from which on an initial value is looked through for zeros.
_LARGE = 1 << 16


def _zeros(data: bytearray, addresses: list[tuple[int, Typed, int]]) -> list[tuple[int, Typed, int]]:
    """The long runs of zeros between the addresses: place, LLVM's constant, length."""
    import re

    runs = []
    ends = [0, *(at + length for at, _, length in addresses)]
    for start, end in zip(ends, [*(at for at, _, _ in addresses), len(data)]):
        for run in re.compile(rb"\0{4096,}").finditer(data, start, end):
            length = run.end() - run.start()
            runs.append((run.start(), Typed(f"[{length} x i8]", "zeroinitializer"), length))
    return runs


def _put(m: Module, data: bytearray, item: tree.InitItem, value: tree.Constant | tree.StringLiteral) -> None:
    slot = item.slot
    if slot is not None:
        assert isinstance(value, tree.Constant)
        for one in item.singly() if item.count > 1 else ():
            _put(m, data, one, value)
        assert slot.bit_width is not None
        first = 8 * item.offset + slot.bit_offset
        mask = ((1 << slot.bit_width) - 1) << first % 8
        start, length = first // 8, -(-(first % 8 + slot.bit_width) // 8)
        old = int.from_bytes(data[start : start + length], "little")
        shifted = (int(value.value) << first % 8) & mask
        data[start : start + length] = ((old & ~mask) | shifted).to_bytes(length, "little")
        return
    encoded = _bytes(m, item.type, value)
    first = item.offset
    data[first : first + len(encoded)] = encoded
    if item.count > 1:
        last = first + item.stride * (item.count - 1)
        for i, byte in enumerate(encoded):
            data[first + i : last + i + 1 : item.stride] = bytes([byte]) * item.count


def _bytes(m: Module, type: ty.Type, value: tree.Constant | tree.StringLiteral) -> bytes:
    if isinstance(value, tree.StringLiteral):
        length = m.size_of(type)
        return value.data[:length].ljust(length, b"\0")
    scalar = m.scalars[type]
    if scalar.kind == "f":
        return float_bytes(value.value, scalar.ir)
    if scalar.kind == "b":
        return bytes([int(bool(value.value))])
    return (int(value.value) & ((1 << scalar.bits) - 1)).to_bytes(scalar.size, "little")


def _address(m: Module, value: tree.Expr | tree.StringLiteral) -> str:
    """An address constant, as the value of a pointer or of an integer as wide as one."""
    if isinstance(value, tree.Constant):
        return constant(value.value, value.type, m.scalars[value.type])
    if not isinstance(value, tree.SymbolAddress):
        not_supported(value.at, "this initial value")
    symbol = value.symbol
    if isinstance(symbol, tree.Object) and symbol.storage not in ("device", "constant", "managed"):
        not_supported(value.at, f"the address of {symbol.storage} '{symbol.name}' as an initial value")
    if isinstance(symbol, tree.Function):
        text = m.function_address(symbol)
        if value.offset:
            text = f"getelementptr (i8, ptr {text}, {m.scalars.word} {value.offset})"
    elif isinstance(symbol, tree.StringLiteral):
        text = m.generic(m.string_symbol(symbol), m.target.spaces["device"], value.offset)
    else:
        m.use(symbol)
        text = m.generic(f"@{symbol.symbol}", m.target.spaces[symbol.storage], value.offset)
    scalar = m.scalars[value.type]
    return text if scalar.kind == "p" else f"ptrtoint (ptr {text} to {scalar.ir})"


def object_size(m: Module, o: tree.Object) -> int:
    """Size of a static object in bytes; a flexible array member takes what its initialiser gives it."""
    size = layout(o.type, m.model).size
    init = o.initializer
    if isinstance(init, tree.Initializer):
        size = max(
            [
                size,
                *(
                    i.offset + i.stride * (i.count - 1) + m.size_of(i.type)
                    for i in init.items
                    if i.slot is None
                ),
            ]
        )
    return size
