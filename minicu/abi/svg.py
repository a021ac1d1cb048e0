"""Pictures of records as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from minicu.abi.picture import ROW, Picture

_BIT = 20  # width of a bit, in pixels
_HEIGHT = 34
_LEFT = 70
_FILL = {"member": "#dbe9f6", "bits": "#e3f2dd", "pad": "#eeeeee"}
_STYLE = (
    "text { font-family: monospace; } .s { font-size: 9px; fill: #555; } "
    ".l { font-size: 13px; } .h { font-size: 15px; }"
)


def draw(sections: Sequence[tuple[str, Sequence[Picture]]]) -> str:
    """One SVG document: for each record its heading and its pictures, below one another."""
    parts: list[str] = []
    y = 10
    for heading, pictures in sections:
        y += 20
        parts.append(_text(10, y, heading, "h", "start"))
        for picture in pictures:
            y = _picture(parts, picture, y + 22)
        y += 16
    width = _LEFT + ROW * _BIT + 20
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{y + 10}" '
        f'viewBox="0 0 {width} {y + 10}">\n<style>{_STYLE}</style>\n'
        f'<rect width="100%" height="100%" fill="white"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _picture(parts: list[str], picture: Picture, y: int) -> int:
    if picture.title:
        parts.append(_text(10, y, picture.title, "l", "start"))
        y += 16
    for row in picture.rows:
        if row.skipped:
            skipped = f"⋮  {row.skipped} more row{'s' if row.skipped > 1 else ''}"
            parts.append(_text(_LEFT + ROW * _BIT // 2, y + 4, skipped, "s", "middle"))
            y += 20
        right = _LEFT + ROW * _BIT
        for bit in range(row.first, row.end, 8):
            parts.append(_text(right - (bit - row.first) * _BIT - 2, y - 3, str(bit // 8), "s", "end"))
        parts.append(_text(_LEFT - 10, y + 21, str(row.first // 8), "s", "end"))
        for box in row.boxes:
            x = right - (box.end - row.first) * _BIT
            wide = (box.end - box.first) * _BIT
            place = f'x="{x}" y="{y}" width="{wide}" height="{_HEIGHT}"'
            parts.append(f'<rect {place} fill="{_FILL[box.kind]}" stroke="#333"/>')
            fits = max(1, wide // 9)
            parts.append(_text(x + wide // 2, y + 19, box.label[:fits], "l", "middle"))
            low, high = box.first - row.first, box.end - 1 - row.first
            parts.append(_text(x + wide - 3, y + _HEIGHT - 4, str(low), "s", "end"))
            if high > low:
                parts.append(_text(x + 3, y + _HEIGHT - 4, str(high), "s", "start"))
        y += _HEIGHT + 14
    return y


def _text(x: int, y: int, text: str, style: str, anchor: str) -> str:
    return f'<text x="{x}" y="{y}" class="{style}" text-anchor="{anchor}">{escape(text, quote=False)}</text>'
