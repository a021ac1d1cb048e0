"""Atomic operations: CUDA's atomicAdd and relatives, GNU's __atomic_* and __sync_*.

Loads, stores, fences and compare-and-swap are LLVM's. Read-modify-write operations go through the
target's `Machine.read_modify_write`, since LLVM forgets their order and scope on NVPTX.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from minicu.lower import expr
from minicu.lower.body import Body
from minicu.lower.ir import Scalar
from minicu.lower.machine import Row

ROWS: dict[str, Row] = {}

#: LLVM's name of each scope on NVPTX; on the host there is one scope only.
SCOPES = {"cta": "block", "cluster": "cluster", "gpu": "device", "sys": ""}

#: C11 memory orders by the numbers that __ATOMIC_* give them; consume is treated as acquire.
ORDERS = ("monotonic", "acquire", "acquire", "release", "acq_rel", "seq_cst")


def syncscope(b: Body, scope: str) -> str:
    name = SCOPES[scope] if b.module.target.device_code else ""
    return f'syncscope("{name}") ' if name else ""


def fence(b: Body, order: str, scope: str) -> None:
    if order != "monotonic":
        b.do(f"fence {syncscope(b, scope)}{order}")


def loop(b: Body, scalar: Scalar, pointer: str, order: str, scope: str, change: Callable[[str], str]) -> str:
    """Replace what is stored at `pointer` by `change` of it, by compare-and-swap; the old value. The
    operand handed to `change` has the scalar's type in memory, and so has its result."""
    ir = scalar.memory
    bits = ir if ir[0] == "i" else f"i{scalar.bits}"
    seen = b.op(f"load atomic {bits}, ptr {pointer} {syncscope(b, scope)}monotonic, align {scalar.size}")
    again, done = b.label(), b.label()
    before = b.block
    b.start(again)
    # The phi is written when the value that comes back is known.
    at = len(b.lines)
    old = b.op("phi")
    new = change(cast(b, old, bits, ir))
    pair = b.op(
        f"cmpxchg ptr {pointer}, {bits} {old}, {bits} {cast(b, new, ir, bits)} "
        f"{syncscope(b, scope)}{order} {failure_order(order)}, align {scalar.size}"
    )
    found = b.op(f"extractvalue {{ {bits}, i1 }} {pair}, 0")
    stored = b.op(f"extractvalue {{ {bits}, i1 }} {pair}, 1")
    b.lines[at] = f"  {old} = phi {bits} [ {seen}, %{before} ], [ {found}, %{b.block} ]"
    b.close(f"br i1 {stored}, label %{done}, label %{again}")
    b.start(done)
    return cast(b, old, bits, ir)


def failure_order(order: str) -> str:
    """The order of a compare-and-swap that stores nothing."""
    return {"release": "monotonic", "acq_rel": "acquire"}.get(order, order)


def cast(b: Body, value: str, have: str, want: str) -> str:
    """The same bits as another type of the same size."""
    if have == want:
        return value
    if have == "ptr":
        return b.op(f"ptrtoint ptr {value} to {want}")
    if want == "ptr":
        return b.op(f"inttoptr {have} {value} to ptr")
    return b.op(f"bitcast {have} {value} to {want}")


def change(b: Body, operation: str, scalar: Scalar, old: str, value: str) -> str:
    """old `operation` value, of the scalar's type."""
    ir = scalar.memory
    if operation == "xchg":
        return value
    if operation == "nand":
        return b.op(f"xor {ir} {b.op(f'and {ir} {old}, {value}')}, -1")
    if operation in ("min", "max", "umin", "umax"):
        sign = "u" if operation[0] == "u" else "s"
        less = b.op(f"icmp {sign}{'lt' if operation.endswith('min') else 'gt'} {ir} {old}, {value}")
        return b.op(f"select i1 {less}, {ir} {old}, {ir} {value}")
    return b.op(f"{operation} {ir} {old}, {value}")


# ---------------------------------------------------------------- CUDA's functions


def _cuda(operation: str, scope: str) -> Row:
    """atomicOP(pointer, value): relaxed, returns the old value."""

    def lowered(b: Body, e: Any) -> str:
        pointer, value = expr.value(b, e.arguments[0]), expr.value(b, e.arguments[1])
        type = e.arguments[1].type
        scalar = b.scalars[type]
        how = operation
        if how == "sub":
            zero = "-0.0" if scalar.kind == "f" else "0"
            minus = f"fneg {scalar.ir} {value}" if scalar.kind == "f" else f"sub {scalar.ir} {zero}, {value}"
            how, value = "add", b.op(minus)
        if how in ("min", "max") and not scalar.signed:
            how = "u" + how
        if scalar.kind == "f" and how != "xchg":
            how = "f" + how
        return b.module.machine.read_modify_write(b, how, scalar, pointer, value, "monotonic", scope)

    return lowered


def _cuda_compare(scope: str) -> Row:
    """atomicCAS(pointer, expected, value): relaxed, returns the old value."""

    def lowered(b: Body, e: Any) -> str:
        pointer, expected, value = (expr.value(b, a) for a in e.arguments)
        scalar = b.scalars[e.arguments[1].type]
        ir = scalar.memory if scalar.memory[0] == "i" else f"i{scalar.bits}"
        expected, value = cast(b, expected, scalar.ir, ir), cast(b, value, scalar.ir, ir)
        pair = b.op(
            f"cmpxchg ptr {pointer}, {ir} {expected}, {ir} {value} {syncscope(b, scope)}monotonic monotonic, "
            f"align {scalar.size}"
        )
        return cast(b, b.op(f"extractvalue {{ {ir}, i1 }} {pair}, 0"), ir, scalar.ir)

    return lowered


_CUDA = {
    "Add": "add", "Sub": "sub", "Exch": "xchg", "Min": "min", "Max": "max", "Inc": "uinc_wrap",
    "Dec": "udec_wrap", "And": "and", "Or": "or", "Xor": "xor",
}  # fmt: skip

for _suffix, _scope in (("", "gpu"), ("_block", "cta"), ("_system", "sys")):
    for _name, _operation in _CUDA.items():
        ROWS[f"atomic{_name}{_suffix}"] = _cuda(_operation, _scope)
    ROWS[f"atomicCAS{_suffix}"] = _cuda_compare(_scope)
