"""Atomic functions that LLVM has no instruction for: include/library/atomics.h, half.h, bfloat16.h.

The rest is `atomics`, whose rows these go before.
"""

from __future__ import annotations

from typing import Any

from minicu.lower import expr, memory
from minicu.lower.body import Body
from minicu.lower.errors import not_supported
from minicu.lower.machine import Row
from minicu.lower.rows import atomics
from minicu.ptx.text import AMENDABLE

GPU: dict[str, Row] = {}

#: suffix of the name -> scope as inline PTX has it; device scope goes without saying
_SCOPES = {"": "", "_block": ".cta", "_system": ".sys"}

#: tag of a record -> (operation and type, registers, least architecture)
_VECTORS = {
    "__half2": ("add.noftz.f16x2", ("r",), 60),
    "__nv_bfloat162": ("add.noftz.bf16x2", ("r",), 90),
    "float2": ("add.v2.f32", ("f", "f"), 90),
    "float4": ("add.v4.f32", ("f", "f", "f", "f"), 90),
}
_TYPES = {"r": "i32", "f": "float"}


def _add(scope: str, otherwise: Row) -> Row:
    """atomicAdd of a vector in one instruction; None where there is none: each for itself, then."""

    def lowered(b: Body, e: Any) -> str | None:
        type = e.arguments[1].type
        if b.scalars.find(type) is not None:
            return otherwise(b, e)
        operation, letters, least = _VECTORS[type.decl.name]
        if b.module.options.arch_number < least:
            return None
        atomics.check_scope(b, e.at, scope.removeprefix("."))
        pointer = expr.value(b, e.arguments[0])
        source, align = expr.record(b, e.arguments[1])
        ir, count = _TYPES[letters[0]], len(letters)
        values = [
            f"{ir} {b.op(f'load {ir}, ptr {memory.offset(b, source, 4 * i)}, align {min(align, 4)}')}"
            for i in range(count)
        ]
        old = ", ".join(f"${i}" for i in range(count))
        new = ", ".join(f"${i + count + 1}" for i in range(count))
        old, new = (f"{{{old}}}", f"{{{new}}}") if count > 1 else (old, new)
        text = f"atom{scope}.{operation} {old}, [${count}], {new};{AMENDABLE}"
        constraints = ",".join([*(f"={x}" for x in letters), "l", *letters, "~{memory}"])
        returns = f"{{ {', '.join([ir] * count)} }}" if count > 1 else ir
        given = [f"ptr {pointer}", *values]
        found = b.ptx(returns, text, constraints, *given, effect=True, attributes="nounwind")
        slot = b.slot(4 * count, 4 * count)
        for i in range(count):
            part = b.op(f"extractvalue {returns} {found}, {i}") if count > 1 else found
            b.do(f"store {ir} {part}, ptr {memory.offset(b, slot, 4 * i)}, align 4")
        return slot

    return lowered


def _compare(scope: str, otherwise: Row) -> Row:
    """atomicCAS of 16 and 128 bits."""

    def lowered(b: Body, e: Any) -> str | None:
        bits = b.scalars[e.arguments[1].type].bits
        if bits == 128 and b.module.options.arch_number < 90:
            not_supported(e.at, f"atomicCAS of 128 bits before sm_90 (this is {b.module.options.arch})")
        if bits != 16 or b.module.options.arch_number < 70:
            return otherwise(b, e)
        pointer, expected, value = (expr.value(b, a) for a in e.arguments)
        given = f"ptr {pointer}", f"i16 {expected}", f"i16 {value}"
        text = f"atom{scope}.cas.b16 $0, [$1], $2, $3;{AMENDABLE}"
        return b.ptx("i16", text, "=h,l,h,h,~{memory}", *given, effect=True, attributes="nounwind")

    return lowered


def _exchange(scope: str, otherwise: Row) -> Row:
    """atomicExch of 128 bits."""

    def lowered(b: Body, e: Any) -> str | None:
        if b.scalars[e.arguments[1].type].bits != 128:
            return otherwise(b, e)
        if b.module.options.arch_number < 90:
            not_supported(e.at, f"atomicExch of 128 bits before sm_90 (this is {b.module.options.arch})")
        pointer, value = (expr.value(b, a) for a in e.arguments)
        given = f"ptr {pointer}", f"i128 {value}"
        text = f"atom{scope}.exch.b128 $0, [$1], $2;{AMENDABLE}"
        return b.ptx("i128", text, "=q,l,q,~{memory}", *given, effect=True, attributes="nounwind")

    return lowered


for _suffix, _scope in _SCOPES.items():
    GPU[f"atomicExch{_suffix}"] = _exchange(_scope, atomics.ROWS[f"atomicExch{_suffix}"])
    GPU[f"atomicAdd{_suffix}"] = _add(_scope, atomics.ROWS[f"atomicAdd{_suffix}"])
    GPU[f"atomicCAS{_suffix}"] = _compare(_scope, atomics.ROWS[f"atomicCAS{_suffix}"])
