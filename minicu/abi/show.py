"""What `minicu abi` prints: records bit by bit, functions with their `.param` declarations.

`table(unit)` is for the terminal, `svg(unit)` draws the same records, `json_text(unit)` is for programs.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from minicu import tree
from minicu import types as ty
from minicu.abi.calls import (
    ByAddress,
    Ignore,
    Passing,
    classify_parameter,
    classify_return,
    kernel_parameters,
    ptx_header,
    ptx_parameter,
    ptx_parameters,
)
from minicu.abi.layout import Layout, Slot, layout
from minicu.abi.picture import picture
from minicu.diagnostics.errors import UsageError, span_of, user_span
from minicu.types.spelling import spell

if TYPE_CHECKING:
    from minicu.diagnostics.errors import Place


def show(unit: tree.Unit, names: Sequence[str] = (), style: str = "table") -> str:
    """The records and functions of the unit called `names` (source names or symbols; all of the
    user's own if none is given), as "table", "json" or "svg". Raises UsageError for unknown names."""
    records, functions = select(unit, names)
    if style == "json":
        return json_text(unit, records, functions)
    if style == "svg":
        from minicu.abi.svg import draw

        return draw([(_heading(r, unit), picture(r, unit.model)) for r in records.values()])
    return table(unit, records, functions)


def select(unit: tree.Unit, names: Sequence[str]) -> tuple[dict[str, ty.Record], list[tree.Function]]:
    """The records and functions with these names."""
    functions = [f for f in unit.functions if not f.builtin]
    if not names:
        own = {n: r for n, r in unit.records.items() if _own(r.decl.at)}
        return own, [f for f in functions if _own(f.at)]
    records = {n: r for n, r in unit.records.items() if n in names}
    chosen = [f for f in functions if {f.name, f.symbol, "::".join((*f.scope, f.name))} & set(names)]
    known = set(records) | {n for f in chosen for n in (f.name, f.symbol, "::".join((*f.scope, f.name)))}
    if missing := [n for n in names if n not in known]:
        there = sorted({*unit.records, *("::".join((*f.scope, f.name)) for f in functions if _own(f.at))})
        raise UsageError(f"no record or function '{missing[0]}'; there are: {', '.join(there) or 'none'}")
    return records, chosen


def _own(at: Place) -> bool:
    """Whether a place lies in the user's text and not in a header of the compiler."""
    span = span_of(at)
    return span is None or not user_span(span).source.system


# ---------------------------------------------------------------- JSON


def json_text(unit: tree.Unit, records: dict[str, ty.Record], functions: Sequence[tree.Function]) -> str:
    """See docs/abi.md for the form."""
    data = {
        "target": "nvptx64" if unit.model.pointer == 8 else "nvptx",
        "records": {n: record_data(r, unit) for n, r in records.items()},
        "functions": {f.symbol or f.name: function_data(f, unit) for f in functions},
    }
    return json.dumps(data, indent=2) + "\n"


def record_data(record: ty.Record, unit: tree.Unit) -> dict[str, Any]:
    """Size, alignment and members, offsets in bytes (of a bit-field, that of the bytes accessed). Members of
    anonymous structs and unions are listed among those of the record."""
    lay_out = layout(record, unit.model)
    members = [
        {
            "name": slot.name, "type": str(slot.type), "offset": base + slot.offset,
            "bit_offset": 8 * base + slot.bit_offset, "bit_width": slot.bit_width, "size": slot.size,
        }
        for base, slot in flat(lay_out, unit)
    ]  # fmt: skip
    return {"size": lay_out.size, "align": lay_out.align, "members": members}


def function_data(function: tree.Function, unit: tree.Unit) -> dict[str, Any]:
    """How each value crosses a call; of a kernel also where it lies in the parameter block."""
    kernel = function.kind == "kernel"
    texts = ptx_parameters(function, unit.model)
    parameters = []
    block = kernel_parameters(function, unit.model) if kernel else []
    for index, (type, ptx) in enumerate(zip(function.type.parameters, texts)):
        name = function.parameters[index].name if index < len(function.parameters) else ""
        passing = block[index].passing if kernel else classify_parameter(type, unit.model)
        parameters.append({"name": name, **_value(type, passing, ptx)})
        if kernel:
            parameters[-1]["offset"] = block[index].offset
    returns = None
    if not isinstance(function.type.returns, ty.Void):
        passing = classify_return(function.type.returns, unit.model)
        hidden = isinstance(passing, ByAddress)
        name = f"{function.symbol or function.name}_param_0" if hidden else "func_retval0"
        ptx = None if isinstance(passing, Ignore) else ptx_parameter(passing, name)
        returns = _value(function.type.returns, passing, ptx)
    return {
        "name": "::".join((*function.scope, function.name)), "kind": function.kind,
        "ptx": ptx_header(function, unit.model), "params": parameters, "returns": returns,
        "variadic": function.type.variadic,
    }  # fmt: skip


def _value(type: ty.Type, passing: Passing, ptx: str | None) -> dict[str, Any]:
    return {"type": str(type), "ptx": ptx, "size": passing.size, "align": passing.align}


def flat(record_layout: Layout, unit: tree.Unit, base: int = 0) -> list[tuple[int, Slot]]:
    """(byte offset of the record that holds it, slot) of every named member."""
    result: list[tuple[int, Slot]] = []
    for slot in record_layout.slots:
        if slot.name is not None:
            result.append((base, slot))
        else:
            result += flat(layout(slot.type, unit.model), unit, base + slot.offset)
    return result


# ---------------------------------------------------------------- for the terminal


def table(unit: tree.Unit, records: dict[str, ty.Record], functions: Sequence[tree.Function]) -> str:
    parts = [_record_text(r, unit) for r in records.values()]
    parts += [_function_text(f, unit) for f in functions]
    return "\n".join(parts) if parts else "no records, no functions\n"


def _record_text(record: ty.Record, unit: tree.Unit) -> str:
    lines = [_heading(record, unit), ""]
    for drawn in picture(record, unit.model):
        lines += drawn.text()
    rows = [("offset", "bits", "size", "member")]
    for base, slot in flat(layout(record, unit.model), unit):
        if slot.bit_width is None:
            rows.append((str(base + slot.offset), "", str(slot.size), _declare(slot)))
        else:
            first = 8 * base + slot.bit_offset
            bits = f"{first}" if slot.bit_width == 1 else f"{first}..{first + slot.bit_width - 1}"
            rows.append((str(first // 8), bits, "", f"{_declare(slot)} : {slot.bit_width}"))
    lines += _columns(rows)
    return "\n".join(lines) + "\n"


def _heading(record: ty.Record, unit: tree.Unit) -> str:
    lay_out = layout(record, unit.model)
    return f"{record}: {_bytes(lay_out.size)}, aligned to {lay_out.align}"


def _declare(slot: Slot) -> str:
    return spell(slot.type, slot.name or "")


def _function_text(function: tree.Function, unit: tree.Unit) -> str:
    data = function_data(function, unit)
    names = spell(function.type, data["name"])
    head = f"{'__global__' if function.kind == 'kernel' else '__device__'} {names}"
    symbol = function.symbol or function.name
    lines = [head if symbol == function.name else f"{head}\n  as {symbol}"]
    rows = [("  offset" if function.kind == "kernel" else "", "size", "align", "PTX", "")]
    for parameter in data["params"]:
        offset = f"  {parameter['offset']}" if "offset" in parameter else ""
        rows.append((offset, *_row(parameter, symbol), parameter["name"]))
    if data["variadic"]:
        rows.append(("", "", "8", ".align 8 .b8 %VAParam[]", "..."))
    if data["returns"]:
        hidden = isinstance(classify_return(function.type.returns, unit.model), ByAddress)
        rows.append(("", *_row(data["returns"], symbol), "(where to return)" if hidden else "(returned)"))
    return "\n".join(lines + (_columns(rows) if len(rows) > 1 else [])) + "\n"


def _row(value: dict[str, Any], symbol: str) -> tuple[str, str, str]:
    ptx = (value["ptx"] or "(nothing is passed)").removeprefix(".param ")
    return str(value["size"]), str(value["align"]), ptx.replace(f" {symbol}_param_", " param_")


def _columns(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """Aligned columns, right-aligned except for the last two."""
    widths = [max(len(r[i]) for r in rows) for i in range(len(rows[0]))]
    last = len(widths) - (1 if len(widths) == 4 else 2)
    lines = []
    for row in rows:
        cells = [c.rjust(w) if i < last else c.ljust(w) for i, (c, w) in enumerate(zip(row, widths))]
        lines.append("  ".join(cells).rstrip())
    return lines


def _bytes(count: int) -> str:
    return "1 byte" if count == 1 else f"{count} bytes"
