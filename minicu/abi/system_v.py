"""How the platform's C passes records by value: System V ABI, AMD64 supplement, 3.2.3.

Functions that another compiler has compiled are called with this (`lower/host/calls.py`); between minicu's
own functions `calls.py` counts, on this machine as well.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from minicu import types as ty
from minicu.abi.layout import layout
from minicu.abi.target import DataModel

#: Registers for the pieces of arguments.
_INTEGER, _SSE = 6, 8


@dataclass
class Registers:
    """Argument registers that are still free while the arguments of a call are assigned."""

    integer: int = _INTEGER
    sse: int = _SSE

    def take(self, pieces: list[str]) -> bool:
        """Assigns registers to all pieces of an argument. False if they do not all fit: then the whole
        argument goes to memory."""
        integer = sum(not _is_float(p) for p in pieces)
        if integer > self.integer or len(pieces) - integer > self.sse:
            return False
        self.integer -= integer
        self.sse -= len(pieces) - integer
        return True


def in_memory(size: int, align: int) -> str:
    """The attribute of a record whose bytes are passed on the stack."""
    return f" byval([{size} x i8]) align {max(align, 8)}"


def _is_float(ir: str) -> bool:
    return ir[0] != "i" and ir != "ptr"


@dataclass
class _Eightbyte:
    """What lies in eight bytes of a record."""

    integer: bool = False
    end: int = 0
    floats: list[int] = field(default_factory=list)  # sizes


def pieces(type: ty.Record, model: DataModel, result: bool = False) -> list[str] | None:
    """LLVM's types for the eightbytes of a record passed in registers; None if it is passed in memory. A
    record without members has none. `result`: of a return value."""
    size = layout(type, model).size
    if size > 16:
        return None
    if result and _is_long_double(type, model):  # class X87, which is for results alone
        return [model.long_double]
    parts = [_Eightbyte() for _ in range(-(-size // 8))]
    if not _classify(type, 0, parts, model):
        return None
    types = []
    for number, part in enumerate(parts):
        bytes = min(8, size - 8 * number)
        if part.integer:
            types.append(f"i{8 * bytes}")
        elif part.floats == [4, 4]:
            types.append("<2 x float>")
        elif part.floats:
            types.append("float" if part.floats == [4] else "double")
        elif number == 0 and part.end == 0 and len(parts) == 1:
            return []
        else:  # padding alone
            types.append("double")
    return types


def _is_long_double(type: ty.Type, model: DataModel) -> bool:
    """Whether it is of x87's type, or a record of nothing else."""
    if isinstance(type, ty.Record):
        slots = layout(type, model).slots
        return bool(slots) and all(_is_long_double(slot.type, model) for slot in slots)
    if isinstance(type, ty.Array):
        return type.length == 1 and _is_long_double(type.element, model)
    return type.unqualified == ty.LDOUBLE and model.long_double != "double"


def _classify(type: ty.Type, at: int, parts: list[_Eightbyte], model: DataModel) -> bool:
    """Adds the scalars of a type to the eightbytes. False if one of them is not aligned."""
    if isinstance(type, ty.Record):
        for slot in layout(type, model).slots:
            if slot.bit_width is not None:
                for byte in range(slot.bit_offset // 8, (slot.bit_offset + slot.bit_width - 1) // 8 + 1):
                    parts[(at + byte) // 8].integer = True
            elif not _classify(slot.type, at + slot.offset, parts, model):
                return False
        return True
    if isinstance(type, ty.Array):
        each = layout(type.element, model).size
        return all(_classify(type.element, at + i * each, parts, model) for i in range(type.length or 0))
    if _is_long_double(type, model):
        return False
    own_layout = layout(type.unqualified, model)
    if at % own_layout.align:
        return False
    part = parts[at // 8]
    part.end = at + own_layout.size
    if isinstance(type, ty.Float) and type.kind in ("float", "double"):
        if not part.floats or part.floats[-1] == 4:  # members of a union lie over each other
            part.floats.append(own_layout.size)
        part.floats = [8] if 8 in part.floats else part.floats[-2:]
    else:
        part.integer = True
        if own_layout.size == 16:
            parts[at // 8 + 1].integer = True
    return True
