"""Atomic read-modify-write operations as PTX: `atom.<order>.<scope>.<operation>.<type>`.

LLVM 22 drops order and scope of `atomicrmw` on NVPTX and always prints a relaxed operation of device
scope. Where that is what is meant, `atomicrmw` serves; everything else is inline PTX, whose address space
`minicu.ptx.passes.spaces` finds.
"""

from __future__ import annotations

from minicu import types as ty
from minicu.lower import expr, memory
from minicu.lower.body import Body
from minicu.lower.ir import Scalar, Typed
from minicu.lower.machine import Operation
from minicu.lower.rows import atomics
from minicu.ptx.marks import AMENDABLE

#: operation -> (PTX's name of it, type letter)
_PTX = {
    "add": ("add", "u"), "and": ("and", "b"), "or": ("or", "b"), "xor": ("xor", "b"), "xchg": ("exch", "b"),
    "min": ("min", "s"), "max": ("max", "s"), "umin": ("min", "u"), "umax": ("max", "u"),
    "uinc_wrap": ("inc", "u"), "udec_wrap": ("dec", "u"), "fadd": ("add", "f"),
}  # fmt: skip

_ORDERS = {"monotonic": "relaxed", "acquire": "acquire", "release": "release", "acq_rel": "acq_rel"}

_REGISTERS = {
    "i16": "h", "i32": "r", "i64": "l", "i128": "q", "float": "f", "double": "d", "half": "h", "bfloat": "h",
}  # fmt: skip

#: The scope of a relaxed operation, of which the device's goes without saying.
_RELAXED = {"cta": ".cta", "gpu": "", "sys": ".sys", "cluster": ".cluster"}

#: tag of a record -> (operation and type, letter of its parts' registers, how many, least architecture)
_RECORDS = {
    "__half2": ("add.noftz.f16x2", "r", 1, 60),
    "__nv_bfloat162": ("add.noftz.bf16x2", "r", 1, 90),
    "float2": ("add.v2.f32", "f", 2, 90),
    "float4": ("add.v4.f32", "f", 4, 90),
}


def read_modify_write(
    b: Body, operation: str, scalar: Scalar, pointer: str, value: str, order: str, scope: str
) -> str:
    """See `Machine.read_modify_write`."""
    if not _has_orders(b) and order != "monotonic":
        return atomics.fenced(
            b, order, scope,
            lambda: read_modify_write(b, operation, scalar, pointer, value, "monotonic", scope),
        )  # fmt: skip
    ir = scalar.memory
    if operation == "sub":
        operation, value = "add", b.op(f"sub {ir} 0, {value}")
    if ir == "ptr" or (operation == "xchg" and ir in ("float", "double")):
        word = Scalar(
            "i", f"i{scalar.bits}", f"i{scalar.bits}", scalar.bits, False, scalar.size, scalar.align
        )
        number = atomics.cast(b, value, ir, word.ir)
        previous = read_modify_write(b, operation, word, pointer, number, order, scope)
        return atomics.cast(b, previous, word.ir, ir)
    if operation == "xchg" and scalar.bits == 128:
        _require_wide(b, scope)
        words = (
            _RELAXED[scope] if order == "monotonic" else _order_and_scope(b, _fenced(b, order, scope), scope)
        )
        text = f"atom{words}.exch.b128 $0, [$1], $2;{AMENDABLE}"
        return _atom(b, "i128", text, pointer, Typed("i128", value))
    missing = b.module.options.arch_number < {"half": 70, "bfloat": 90}.get(ir, 0)
    if operation not in _PTX or ir in ("i8", "i16") or scalar.bits > 64 or missing:
        return atomics.loop(
            b, scalar, pointer, order, scope, lambda old: atomics.change(b, operation, scalar, old, value)
        )
    plain = scalar.size >= 4 and (operation != "xchg" or ir[0] == "i")
    if order == "monotonic" and scope == "gpu" and plain:
        b.module.atomic = True
        relaxed = f"{atomics.syncscope(b, scope)}monotonic"
        return b.change(operation, pointer, ir, value, relaxed, scalar.size)
    return _inline(b, operation, scalar, pointer, value, order, scope)


def _inline(b: Body, operation: str, scalar: Scalar, pointer: str, value: str, order: str, scope: str) -> str:
    order = _fenced(b, order, scope)
    name, letter = _PTX[operation]
    ir = register = scalar.memory
    kind = f"{letter}{scalar.bits}"
    if operation == "xchg" and scalar.kind == "f":
        register = f"i{scalar.bits}"
    elif ir in ("half", "bfloat"):
        kind, register = "noftz.f16" if ir == "half" else "noftz.bf16", "i16"
    value = atomics.cast(b, value, ir, register)
    text = f"atom{_order_and_scope(b, order, scope)}.{name}.{kind} $0, [$1], $2;{AMENDABLE}"
    previous = _atom(b, register, text, pointer, Typed(register, value))
    return atomics.cast(b, previous, register, ir)


def _fenced(b: Body, order: str, scope: str) -> str:
    """Emits the fence that a sequentially consistent operation needs; returns the order of the instruction
    itself. PTX's memory model builds seq_cst from a fence and an acquire operation."""
    if order == "seq_cst":
        b.fence(f"{atomics.syncscope(b, scope)}seq_cst")
        return "acquire"
    return order


def _require_wide(b: Body, scope: str) -> None:
    """128 bits (PTX ISA 8.3; of system scope 8.4)."""
    b.module.require((8, 4) if scope == "sys" else (8, 3))


def load_wide(b: Body, pointer: str, order: str, scope: str) -> str:
    """An atomic load of 128 bits."""
    _require_wide(b, scope)
    text = f"ld.{_ORDERS[_fenced(b, order, scope)]}.{scope}.b128 $0, [$1];{AMENDABLE}"
    return b.ptx("i128", text, "=q,l,~{memory}", Typed("ptr", pointer), effect=True, attributes="nounwind")


def store_wide(b: Body, pointer: str, value: str, order: str, scope: str) -> None:
    """An atomic store of 128 bits."""
    _require_wide(b, scope)
    word = "release" if _fenced(b, order, scope) in ("release", "acquire") else "relaxed"
    text = f"st.{word}.{scope}.b128 [$0], $1;{AMENDABLE}"
    b.ptx(
        "void",
        text,
        "l,q,~{memory}",
        Typed("ptr", pointer),
        Typed("i128", value),
        effect=True,
        attributes="nounwind",
    )


def compare_exchange_short(b: Body, pointer: str, expected: str, value: str, order: str, scope: str) -> str:
    """Compare and swap of 16 bits; LLVM has it by words only."""
    b.module.require((6, 3))
    words = _RELAXED[scope] if order == "monotonic" else _order_and_scope(b, _fenced(b, order, scope), scope)
    text = f"atom{words}.cas.b16 $0, [$1], $2, $3;{AMENDABLE}"
    return _atom(b, "i16", text, pointer, Typed("i16", expected), Typed("i16", value))


def add_record(b: Body, e: Operation, scope: str) -> str | None:
    """See `Machine.add_record`."""
    type = e.arguments[1].type
    assert isinstance(type, ty.Record)
    operation, letter, count, least = _RECORDS[type.decl.name or ""]
    if b.module.options.arch_number < least:
        return None
    pointer = expr.value(b, e.arguments[0])
    source, align = expr.record(b, e.arguments[1])
    ir = "i32" if letter == "r" else "float"
    values = []
    for i in range(count):
        part = b.load(ir, memory.offset(b, source, 4 * i), min(align, 4))
        values.append(Typed(ir, part))
    old = ", ".join(f"${i}" for i in range(count))
    added = ", ".join(f"${i + count + 1}" for i in range(count))
    old, added = (f"{{{old}}}", f"{{{added}}}") if count > 1 else (old, added)
    text = f"atom{_RELAXED[scope]}.{operation} {old}, [${count}], {added};{AMENDABLE}"
    returns = f"{{ {', '.join([ir] * count)} }}" if count > 1 else ir
    previous = _atom(b, returns, text, pointer, *values)
    slot = b.slot(4 * count, 4 * count)
    for i in range(count):
        part = b.op(f"extractvalue {returns} {previous}, {i}") if count > 1 else previous
        b.store(ir, part, memory.offset(b, slot, 4 * i), 4)
    return slot


def _atom(b: Body, returns: str, text: str, pointer: str, *given: Typed) -> str:
    """An atomic instruction; its result has as many parts as each of the `given` operands."""
    letters = [_REGISTERS[g.type] for g in given]
    parts = letters if returns[0] == "{" else letters[:1]
    constraints = ",".join([*(f"={x}" for x in parts), "l", *letters, "~{memory}"])
    return b.ptx(
        returns, text, constraints, Typed("ptr", pointer), *given, effect=True, attributes="nounwind"
    )


def _has_orders(b: Body) -> bool:
    """Whether PTX has atomic operations with a memory order: from sm_70 on. Earlier ones are relaxed."""
    return b.module.options.arch_number >= 70


def _order_and_scope(b: Body, order: str, scope: str) -> str:
    """The words of an operation for them. Before sm_60 there are no scopes: all are the device's, which
    is more than a block's; a system's is refused (`atomics.check_scope`)."""
    words = f".{_ORDERS[order]}" if _has_orders(b) else ""
    return words + (f".{scope}" if b.module.options.arch_number >= 60 else "")
