"""The picture of a record, bit by bit, as the guide's figures 2 to 6 show it: a row for every four
bytes, the most significant bit on the left, byte offsets in the upper corners, bit numbers in the
lower ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from minicu import types as ty
from minicu.abi.layout import Slot, layout
from minicu.abi.target import DataModel

ROW = 32  # bits


@dataclass(frozen=True, slots=True)
class Box:
    """A stretch of bits of the record. `kind`: "member", "bits" (a bit-field) or "pad"."""

    first: int
    end: int
    label: str
    kind: str


@dataclass(frozen=True, slots=True)
class Row:
    """Part of a record: the boxes between the bits `first` and `end`, in order, cut to them.
    `skipped` rows in front of this one look like it."""

    first: int
    end: int
    boxes: tuple[Box, ...]
    skipped: int = 0

    def text(self) -> list[str]:
        """Three lines: border with byte offsets, labels, border with bit numbers."""
        top = list(_border(self))
        for bit in range(self.first, self.end, 8):
            number = str(bit // 8)
            at = self._column(bit)
            for i, c in enumerate(number):
                top[at - len(number) + i] = c
        bottom = list(_border(self))
        middle = [" "] * len(top)
        for box in self.boxes:
            right, left = self._column(box.first), self._column(box.end)
            middle[left] = middle[right] = "|"
            room = right - left - 1
            label = box.label if len(box.label) <= room else box.label[:room]
            at = left + 1 + (room - len(label)) // 2
            middle[at : at + len(label)] = label
            low, high = str(box.first - self.first), str(box.end - 1 - self.first)
            if len(low) <= room:
                bottom[right - len(low) : right] = low
            if box.end - box.first > 1 and len(low) + len(high) < room:
                bottom[left + 1 : left + 1 + len(high)] = high
        return ["".join(top), "".join(middle), "".join(bottom)]

    def _column(self, bit: int) -> int:
        return 2 * (self.end - bit) + 2 * (ROW - (self.end - self.first))


@dataclass(frozen=True, slots=True)
class Picture:
    """The rows of one record, or of one member of a union. `title` is empty for a struct."""

    title: str
    rows: tuple[Row, ...]

    def text(self) -> list[str]:
        lines = [f"  {self.title}"] if self.title else []
        for row in self.rows:
            if row.skipped:
                count = f"{row.skipped} more rows" if row.skipped > 1 else "1 more row"
                lines.append(f"{' ' * 8}{':':^{2 * ROW + 1}}  {count}")
            label = str(row.first // 8)
            lines += [(label if i == 1 else "").rjust(6) + "  " + t for i, t in enumerate(row.text())]
        return [*lines, ""]


def picture(record: ty.Record, model: DataModel) -> list[Picture]:
    """The record's picture; for a union one picture for each member. Anonymous unions inside follow."""
    outer = layout(record, model)
    return list(_pictures(record, "", 0, outer.size, model))


def _pictures(record: ty.Record, where: str, base: int, size: int, model: DataModel) -> Iterator[Picture]:
    outer = layout(record, model)
    low, high = 8 * base, 8 * (base + size)
    unions: list[tuple[ty.Record, int]] = []
    if record.decl.keyword == "union":
        for slot in outer.slots:
            boxes = list(_boxes(slot, base, model, unions))
            title = f"{where or 'union'}, as {slot.name or 'its ' + boxes[0].label if boxes else 'nothing'}"
            yield Picture(title, tuple(_rows(_padded(boxes, low, high), low, high)))
    else:
        boxes = [b for slot in outer.slots for b in _boxes(slot, base, model, unions)]
        yield Picture(where, tuple(_rows(_padded(boxes, low, high), low, high)))
    for union, offset in unions:
        inner = layout(union, model).size
        yield from _pictures(union, f"union at byte {offset}", offset, inner, model)


def _boxes(slot: Slot, base: int, model: DataModel, unions: list[tuple[ty.Record, int]]) -> Iterator[Box]:
    """The boxes of a member; an anonymous struct is represented by its members."""
    if slot.bit_width is not None:
        first = 8 * base + slot.bit_offset
        yield Box(first, first + slot.bit_width, slot.name or "", "bits")
    elif slot.name is None and isinstance(slot.type, ty.Record) and slot.type.decl.keyword == "struct":
        for inner in layout(slot.type, model).slots:
            yield from _boxes(inner, base + slot.offset, model, unions)
    elif slot.size:
        first = 8 * (base + slot.offset)
        if slot.name is None and isinstance(slot.type, ty.Record):
            unions.append((slot.type, base + slot.offset))
        yield Box(first, first + 8 * slot.size, slot.name or "union", "member")


def _padded(boxes: list[Box], low: int, high: int) -> list[Box]:
    """The boxes in order of their bits, and padding between them."""
    result: list[Box] = []
    for box in sorted(boxes, key=lambda b: b.first):
        if box.first > low:
            result.append(Box(low, box.first, "pad", "pad"))
        result.append(box)
        low = box.end
    return [*result, Box(low, high, "pad", "pad")] if low < high else result


def _rows(boxes: list[Box], low: int, high: int) -> Iterator[Row]:
    """Cuts the boxes into rows. Of more than three equal rows the middle ones are left out."""
    start = low - low % ROW
    rows = []
    for first in range(start, high, ROW):
        begin, end = max(first, low), min(first + ROW, high)
        cut = [
            (i, Box(max(b.first, begin), min(b.end, end), b.label, b.kind))
            for i, b in enumerate(boxes)
            if b.first < end and b.end > begin
        ]
        rows.append((cut[0][0] if len(cut) == 1 else None, Row(begin, end, tuple(b for _, b in cut))))
    skipped = 0
    for n, (only, row) in enumerate(rows):
        alike = only is not None and 1 < n < len(rows) - 1
        if alike and rows[n - 1][0] == rows[n - 2][0] == only and rows[n + 1][0] == only:
            skipped += 1
            continue
        if skipped:
            row = Row(row.first, row.end, row.boxes, skipped)
            skipped = 0
        yield row


def _border(row: Row) -> str:
    width = 2 * (row.end - row.first)
    text = [" "] * (2 * ROW - width) + ["-"] * (width + 1)
    for box in row.boxes:
        for bit in (box.first, box.end):
            text[2 * (row.end - bit) + 2 * ROW - width] = "+"
    return "".join(text)
