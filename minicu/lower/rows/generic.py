"""Functions of the headers that every target lowers the same way, with LLVM's own intrinsics."""

from __future__ import annotations

from minicu import tree
from minicu.lower import builtins, expr, memory
from minicu.lower.body import Body, resize
from minicu.lower.machine import Operation, Row
from minicu.lower.rows.row import intrinsic, on_float, on_integer, operands, table

ROWS, row = table()
ROWS.update(builtins.ROWS)

for _names, _row in {
    "__clz __clzll": on_integer("llvm.ctlz", ("i1", "false")),
    "__popc __popcll": on_integer("llvm.ctpop"),
    "__brev __brevll": on_integer("llvm.bitreverse"),
    "__ffs __ffsll ffsl ffsll": builtins.find_first_set,
    "labs llabs": on_integer("llvm.abs", ("i1", "false")),
    "fabs fabsf": on_float("llvm.fabs"),
    "floor floorf": on_float("llvm.floor"),
    "ceil ceilf": on_float("llvm.ceil"),
    "trunc truncf": on_float("llvm.trunc"),
    "rint rintf nearbyint nearbyintf": on_float("llvm.rint"),
    "fma fmaf": on_float("llvm.fma"),
    "copysign copysignf": on_float("llvm.copysign"),
    "fmin fminf": on_float("llvm.minnum"),
    "fmax fmaxf": on_float("llvm.maxnum"),
}.items():
    ROWS.update(dict.fromkeys(_names.split(), _row))


# ---------------------------------------------------------------- memory


def _bytes(b: Body, e: tree.Expr) -> tuple[str, str]:
    """A pointer argument with the alignment that is known, and its plain operand."""
    value, align = memory.pointer(b, e)
    return memory.aligned(value, align) if align else value, value


def _length(b: Body, e: tree.Expr) -> str:
    scalar = b.scalars[e.type]
    return resize(b, expr.value(b, e), scalar.bits, b.scalars.pointer.bits, scalar.signed)


def _move(name: str) -> Row:
    def lowered(b: Body, e: Operation) -> str:
        to, plain = _bytes(b, e.arguments[0])
        source, _ = _bytes(b, e.arguments[1])
        b.move(name, to, source, _length(b, e.arguments[2]))
        return plain

    return lowered


ROWS["memcpy"] = _move("memcpy")
ROWS["memmove"] = _move("memmove")


@row("memset")
def _memset(b: Body, e: Operation) -> str:
    to, plain = _bytes(b, e.arguments[0])
    scalar = b.scalars[e.arguments[1].type]
    byte = resize(b, expr.value(b, e.arguments[1]), scalar.bits, 8, False)
    b.fill(to, byte, _length(b, e.arguments[2]))
    return plain


__all__ = ["ROWS", "intrinsic", "operands", "row"]
