"""Source text to checked tree, for tests of `minicu.sema`."""

from __future__ import annotations

import struct

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import size_of
from minicu.compile import Stages
from minicu.diagnostics.errors import CompileError
from minicu.diagnostics.source import Source
from minicu.language import LANGUAGES
from minicu.options import Options


def check(text: str, language: str = "c", **options: object) -> tuple[tree.Unit | None, list[str]]:
    """The tree (None after errors), and every complaint as "severity: message"."""
    stages = Stages(Source(f"test.{language}", text), LANGUAGES[language], Options(**options))
    unit = None
    try:
        unit = stages.check()
    except CompileError:
        pass
    return unit, [f"{d.severity}: {d.message}" for d in stages.diagnostics.items]


def accepted(text: str, language: str = "c", **options: object) -> tree.Unit:
    """The tree of a source that must pass without a complaint."""
    unit, complaints = check(text, language, **options)
    assert not complaints
    assert unit is not None
    return unit


def image(unit: tree.Unit, name: str) -> bytes:
    """The bytes of a static object as its initialiser gives them; addresses are zero."""
    object = next(o for o in unit.objects if o.name == name)
    data = bytearray(size_of(object.type, unit.model))
    for item in object.initializer.single_items() if object.initializer else ():
        _put(data, item, unit)
    return bytes(data)


def _put(data: bytearray, item: tree.InitItem, unit: tree.Unit) -> None:
    value = item.value
    size = size_of(item.type, unit.model)
    if isinstance(value, tree.StringLiteral):
        part = value.data[:size].ljust(size, b"\0")
    elif isinstance(value, tree.SymbolAddress):
        part = bytes(size)
    elif isinstance(item.type, ty.Float):
        part = struct.pack({2: "<e", 4: "<f", 8: "<d"}[size], value.value)
    else:
        number = int(value.value)
        if item.slot is not None and item.slot.bit_width is not None:
            first, width = 8 * item.offset + item.slot.bit_offset, item.slot.bit_width
            whole = int.from_bytes(data, "little")
            mask = (1 << width) - 1
            whole = whole & ~(mask << first) | (number & mask) << first
            data[:] = whole.to_bytes(len(data), "little")
            return
        part = (number & ((1 << 8 * size) - 1)).to_bytes(size, "little")
    end = item.offset + size
    if end > len(data):  # a flexible array member
        data.extend(bytes(end - len(data)))
    data[item.offset : end] = part
