"""How the platform's C passes records by value on 64-bit Arm: AAPCS64, 6.8.2 (parameters) and 6.9 (results).

`system_v` is the same for x86-64. LLVM itself finds out where the registers end: a record is one value for
it, an array of what goes to registers of one kind, and such an array goes whole or not at all (6.8.2 C.2,
C.14).
"""

from __future__ import annotations

from minicu import types as ty
from minicu.abi.layout import layout
from minicu.abi.target import DataModel

#: Members of a homogeneous aggregate at most (5.9.5).
_MOST = 4
_FLOATS = {"float": "float", "double": "double"}


class Registers:
    """Argument registers that are still free. On this target LLVM counts them itself."""

    def take(self, pieces: list[str]) -> bool:
        return True


def pieces(type: ty.Record, model: DataModel, result: bool = False) -> list[str] | None:
    """LLVM's type for a record passed in registers; None if it is passed in memory that the caller owns. An
    empty record is one byte in C++ and no result."""
    record = layout(type, model)
    if not record.slots:
        return [] if result or not record.size else ["i8"]
    if (same := _homogeneous(type, model)) is not None and 1 <= same[1] <= _MOST:
        kind, count = same
        return [f"[{count} x {_FLOATS[kind]}]"]
    if record.size > 16:  # 6.8.2 B.4
        return None
    if record.size <= 8:
        return ["i64"]
    return ["i128"] if record.align == 16 else ["[2 x i64]"]


def in_memory(size: int, align: int) -> str:
    """The attribute of a record passed in memory: the callee gets the address of a copy (6.8.2 B.4)."""
    return ""


def _homogeneous(type: ty.Type, model: DataModel) -> tuple[str, int] | None:
    """The floating type of a homogeneous aggregate and its number of elements (5.9.5); None if the type is
    none."""
    if isinstance(type, ty.Float):
        return (type.kind, 1) if type.kind in _FLOATS else None
    if isinstance(type, ty.Array):
        each = _homogeneous(type.element, model)
        return each and (each[0], each[1] * (type.length or 0))
    if not isinstance(type, ty.Record):
        return None
    whole_layout = layout(type, model)
    kind, count = "", 0
    for slot in whole_layout.slots:
        if slot.bit_width is not None:
            return None
        part = _homogeneous(slot.type, model)
        if part is None or kind not in ("", part[0]):
            return None
        kind = part[0]
        count = max(count, part[1]) if type.decl.keyword == "union" else count + part[1]
    if not kind or whole_layout.size != count * model.scalars[kind][0]:  # padding
        return None
    return kind, count
