"""The instructions that multiply matrices (PTX ISA 9.7.14, 9.7.15): shapes, types, registers, and which lane
of a warp holds which elements.

`mma` tells the places of elements; `wmma` leaves them to the device, so ours are a choice: those of
accumulators are the ones that GPUs from sm_75 on have, all others lie one after the other along k.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

#: bits of an element, by PTX's name of its type
BITS = {
    "f16": 16, "f32": 32, "bf16": 16, "tf32": 32, "f64": 64, "s8": 8, "u8": 8, "s32": 32, "s4": 4, "u4": 4,
    "b1": 1, "e4m3": 8, "e5m2": 8,
}  # fmt: skip

LANES = 32


@dataclass(frozen=True)
class Matrix:
    """One of the matrices a, b and c (or d) of an instruction."""

    use: str
    m: int
    n: int
    k: int
    type: str
    wmma: bool

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns."""
        return {"a": (self.m, self.k), "b": (self.k, self.n)}.get(self.use, (self.m, self.n))

    @property
    def elements(self) -> int:
        """Elements that a lane holds. Halves of wmma lie in more than one lane."""
        rows, columns = self.shape
        if self.wmma and self.type == "f16" and self.use in "ab":
            return 16
        return rows * columns // LANES

    @property
    def register(self) -> int:
        """Bits of a register."""
        return max(BITS[self.type], 32)

    @property
    def registers(self) -> int:
        return self.elements * BITS[self.type] // self.register


@cache
def places(matrix: Matrix) -> tuple[int, ...]:
    """Of each element of each lane, lane by lane: row * columns + column."""
    rows, columns = matrix.shape
    per = max(32 // BITS[matrix.type], 1)
    numbers = []
    for lane in range(LANES):
        group, own = lane >> 2, lane & 3
        for i in range(matrix.elements):
            if matrix.use not in "ab":  # tiles of eight rows and columns, those below each other first
                down = min(rows // 8, 2) if rows <= 16 else rows // 8
                tile = i >> 1
                row, column = group + 8 * (tile % down), own * 2 + (i & 1) + 8 * (tile // down)
            elif matrix.wmma:  # along k
                place = (lane * matrix.elements + i) % (rows * columns)
                row, column = divmod(place, columns) if matrix.use == "a" else divmod(place, rows)[::-1]
            else:
                register, inner = divmod(i, per)
                if matrix.use == "a":
                    down = rows // 8
                    row = group + 8 * (register % down)
                    column = own * per + inner + 4 * per * (register // down)
                else:
                    row, column = own * per + inner + 4 * per * register, group
            numbers.append(row * columns + column)
    return tuple(numbers)


_COMMON = [(16, 16, 16), (32, 8, 16), (8, 32, 16)]

#: The shapes of wmma, by the type of what is multiplied, and the oldest GPUs that have it.
WMMA: dict[str, tuple[list[tuple[int, int, int]], int]] = {
    "f16": (_COMMON, 70),
    "bf16": (_COMMON, 80),
    "tf32": ([(16, 16, 8)], 80),
    "f64": ([(8, 8, 4)], 80),
    "s8": (_COMMON, 72),
    "u8": (_COMMON, 72),
    "s4": ([(8, 8, 32)], 75),
    "u4": ([(8, 8, 32)], 75),
    "b1": ([(8, 8, 128)], 75),
}
