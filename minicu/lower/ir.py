"""How types and constants are spelled in LLVM IR.

A scalar has one type in registers and one in memory (`_Bool` is i1 and i8). Records and arrays have
no LLVM type at all: they are bytes in memory.
"""

from __future__ import annotations

import struct
from typing import NamedTuple

from minicu import types as ty
from minicu.abi import extended
from minicu.abi.target import DataModel

_NAN_BITS = {"half": "0xH7E00", "bfloat": "0xR7FC0"}


class Typed(NamedTuple):
    """An operand with its type, which as text is how instructions spell it: `i32 %5`."""

    type: str
    operand: str | int

    def __str__(self) -> str:
        return f"{self.type} {self.operand}"


class External(NamedTuple):
    """A function that is not in the module, such as an intrinsic; its text declares it."""

    returns: str
    name: str
    types: str

    def __str__(self) -> str:
        return f"declare {self.returns} @{self.name}({self.types})"


class Scalar(NamedTuple):
    """A scalar type as LLVM sees it. `kind`: "i" integer, "b" bool, "f" float, "p" pointer. `ir` is
    the type in registers, `memory` in memory; `bits` the width in memory, of a float that of its
    format; `size` and `align` in bytes.
    """

    kind: str
    ir: str
    memory: str
    bits: int
    signed: bool
    size: int
    align: int


class Scalars:
    """The scalars of a data model, by type."""

    def __init__(self, model: DataModel) -> None:
        self._by_kind: dict[str, Scalar] = {}
        for kind, (size, align) in model.scalars.items():
            if kind in ty.FLOATS:
                ir = model.float_ir(kind)
                scalar = Scalar("f", ir, ir, 80 if ir == extended.NAME else 8 * size, True, size, align)
            elif kind == "bool":
                scalar = Scalar("b", "i1", "i8", 8, False, size, align)
            else:
                width = f"i{8 * size}"
                scalar = Scalar("i", width, width, 8 * size, model.signed(ty.Integer(kind)), size, align)
            self._by_kind[kind] = scalar
        size = model.pointer
        self.pointer = Scalar("p", "ptr", "ptr", 8 * size, False, size, size)
        self.word = f"i{8 * size}"  # an integer as wide as a pointer

    def find(self, type: ty.Type) -> Scalar | None:
        """The scalar behind `type`; None for records, arrays, functions and void."""
        if type.__class__ is ty.Integer or type.__class__ is ty.Float:
            return self._by_kind[type.kind]
        if type.__class__ is ty.Pointer or type.__class__ is ty.Reference or type.__class__ is ty.NullPtr:
            return self.pointer
        if type.__class__ is ty.Enum:
            underlying = type.decl.underlying
            assert underlying is not None
            return self._by_kind[underlying.kind]
        return None

    def __getitem__(self, type: ty.Type) -> Scalar:
        scalar = self.find(type)
        assert scalar is not None, f"'{type}' is no scalar"
        return scalar


def constant(value: int | float, type: ty.Type, scalar: Scalar) -> str:
    """An operand with this value: `-5`, `true`, `0x3FF0000000000000`, `null`."""
    if scalar.kind == "i":
        return str(int(value))
    if scalar.kind == "f":
        return float_constant(float(value) if isinstance(value, int) else value, scalar.ir)
    if scalar.kind == "b":
        return "true" if value else "false"
    return "null" if not value else f"inttoptr (i{scalar.bits} {int(value)} to ptr)"


def float_constant(value: float, ir: str) -> str:
    """LLVM writes floats and doubles as the bits of the double that has the value, others as theirs."""
    if ir == "half" or ir == "bfloat":
        if value != value:
            return _NAN_BITS[ir]
        letter = "H" if ir == "half" else "R"
        return f"0x{letter}{int.from_bytes(float_bytes(value, ir), 'little'):04X}"
    if ir == extended.NAME:
        return f"0xK{extended.bits(value):020X}"
    return "0x" + struct.pack(">d", value).hex().upper()


def float_bytes(value: float, ir: str) -> bytes:
    """The bytes of a float in memory, little-endian. The value is already rounded to the type."""
    if ir == "half":
        return struct.pack("<e", value)
    if ir == "bfloat":
        return struct.pack("<f", value)[2:]
    if ir == "float":
        return struct.pack("<f", value)
    if ir == extended.NAME:
        return extended.bits(value).to_bytes(16, "little")
    return struct.pack("<d", value)


#: `$` as well: of what stands in IR for what is not known yet, no text of a program is part.
_ESCAPED = [chr(b) if 32 <= b < 127 and b not in b'"\\$' else f"\\{b:02X}" for b in range(256)]


def byte_string(data: bytes | bytearray) -> str:
    """`c"..."` for the given bytes."""
    return 'c"' + "".join([_ESCAPED[b] for b in data]) + '"'
