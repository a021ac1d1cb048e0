"""Primitives that every target lowers the same way, with LLVM's own intrinsics."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from minicu import tree
from minicu.lower import expr, memory
from minicu.lower.body import Body, resize
from minicu.lower.errors import not_supported
from minicu.lower.machine import Row

ROWS: dict[str, Row] = {}


def row(*names: str) -> Callable[[Row], Row]:
    """Enter a function into ROWS."""

    def enter(f: Row) -> Row:
        for name in names:
            ROWS[name] = f
        return f

    return enter


def operands(b: Body, e: Any) -> list[str]:
    """The arguments of a call, evaluated, each with its type: `i32 %5`."""
    return [f"{b.scalars[a.type].ir} {expr.value(b, a)}" for a in e.arguments]


def intrinsic(name: str, *more: str) -> Row:
    """Call LLVM's `name` with the arguments as they are, then `more`."""

    def lowered(b: Body, e: Any) -> str:
        scalar = b.scalars.find(e.type)
        return b.call(scalar.ir if scalar else "void", name, *operands(b, e), *more)

    return lowered


def count(name: str, *more: str) -> Row:
    """An intrinsic on an integer of any width whose result is narrowed to the call's type."""

    def lowered(b: Body, e: Any) -> str:
        scalar, want = b.scalars[e.arguments[0].type], b.scalars[e.type]
        found = b.call(scalar.ir, f"{name}.{scalar.ir}", *operands(b, e), *more)
        return resize(b, found, scalar.bits, want.bits, False)

    return lowered


def _float(name: str) -> Row:
    """An intrinsic on floats of the call's type."""

    def lowered(b: Body, e: Any) -> str:
        scalar = b.scalars[e.type]
        suffix = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64"}[scalar.ir]
        return b.call(scalar.ir, f"{name}.{suffix}", *operands(b, e))

    return lowered


for _names, _row in {
    "__clz __clzll __builtin_clz __builtin_clzl __builtin_clzll": count("llvm.ctlz", "i1 false"),
    "__builtin_ctz __builtin_ctzl __builtin_ctzll": count("llvm.cttz", "i1 false"),
    "__popc __popcll __builtin_popcount __builtin_popcountl __builtin_popcountll": count("llvm.ctpop"),
    "__brev __brevll": count("llvm.bitreverse"),
    "__builtin_bswap16 __builtin_bswap32 __builtin_bswap64": count("llvm.bswap"),
    "abs labs llabs __builtin_abs __builtin_labs __builtin_llabs": count("llvm.abs", "i1 false"),
    "fabs fabsf __builtin_fabs __builtin_fabsf __builtin_fabsl": _float("llvm.fabs"),
    "floor floorf __builtin_floor __builtin_floorf": _float("llvm.floor"),
    "ceil ceilf __builtin_ceil __builtin_ceilf": _float("llvm.ceil"),
    "trunc truncf __builtin_trunc __builtin_truncf": _float("llvm.trunc"),
    "rint rintf nearbyint nearbyintf __builtin_rint __builtin_rintf": _float("llvm.rint"),
    "fma fmaf __builtin_fma __builtin_fmaf": _float("llvm.fma"),
    "copysign copysignf __builtin_copysign __builtin_copysignf __builtin_copysignl": _float("llvm.copysign"),
    "fmin fminf __builtin_fmin __builtin_fminf": _float("llvm.minnum"),
    "fmax fmaxf __builtin_fmax __builtin_fmaxf": _float("llvm.maxnum"),
}.items():
    ROWS.update(dict.fromkeys(_names.split(), _row))


@row("__ffs", "__ffsll", "__builtin_ffs", "__builtin_ffsl", "__builtin_ffsll", "ffs", "ffsl", "ffsll")
def _find_first_set(b: Body, e: Any) -> str:
    scalar, want = b.scalars[e.arguments[0].type], b.scalars[e.type]
    value = expr.value(b, e.arguments[0])
    zeros = b.call(scalar.ir, f"llvm.cttz.{scalar.ir}", f"{scalar.ir} {value}", "i1 false")
    position = b.op(f"add {scalar.ir} {zeros}, 1")
    none = b.op(f"icmp eq {scalar.ir} {value}, 0")
    found = b.op(f"select i1 {none}, {scalar.ir} 0, {scalar.ir} {position}")
    return resize(b, found, scalar.bits, want.bits, False)


@row("__builtin_parity", "__builtin_parityl", "__builtin_parityll")
def _parity(b: Body, e: Any) -> str:
    ones = ROWS["__popc"](b, e)
    return b.op(f"and {b.scalars[e.type].ir} {ones}, 1")


@row("__builtin_clrsb", "__builtin_clrsbl", "__builtin_clrsbll")
def _redundant_sign_bits(b: Body, e: Any) -> str:
    scalar, want = b.scalars[e.arguments[0].type], b.scalars[e.type]
    value = expr.value(b, e.arguments[0])
    sign = b.op(f"ashr {scalar.ir} {value}, {scalar.bits - 1}")
    flipped = b.op(f"xor {scalar.ir} {value}, {sign}")
    zeros = b.call(scalar.ir, f"llvm.ctlz.{scalar.ir}", f"{scalar.ir} {flipped}", "i1 false")
    return resize(b, b.op(f"sub {scalar.ir} {zeros}, 1"), scalar.bits, want.bits, True)


# ---------------------------------------------------------------- memory


def _bytes(b: Body, e: tree.Expr) -> tuple[str, str]:
    """A pointer argument with the alignment that is known, and its plain operand."""
    value, align = memory.pointer(b, e)
    return f"ptr {memory.aligned(value, align)}" if align else f"ptr {value}", value


def _length(b: Body, e: tree.Expr) -> str:
    scalar = b.scalars[e.type]
    value = resize(b, expr.value(b, e), scalar.bits, b.scalars.pointer.bits, scalar.signed)
    return f"{b.scalars.word} {value}"


def _move(name: str) -> Row:
    def lowered(b: Body, e: Any) -> str:
        to, plain = _bytes(b, e.arguments[0])
        source, _ = _bytes(b, e.arguments[1])
        length = _length(b, e.arguments[2])
        b.call("void", f"llvm.{name}.p0.p0.{b.scalars.word}", to, source, length, "i1 false")
        return plain

    return lowered


ROWS["memcpy"] = ROWS["__builtin_memcpy"] = _move("memcpy")
ROWS["memmove"] = ROWS["__builtin_memmove"] = _move("memmove")


@row("memset", "__builtin_memset")
def _memset(b: Body, e: Any) -> str:
    to, plain = _bytes(b, e.arguments[0])
    scalar = b.scalars[e.arguments[1].type]
    byte = resize(b, expr.value(b, e.arguments[1]), scalar.bits, 8, False)
    length = _length(b, e.arguments[2])
    b.call("void", f"llvm.memset.p0.{b.scalars.word}", to, f"i8 {byte}", length, "i1 false")
    return plain


@row("__builtin_alloca", "alloca")
def _alloca(b: Body, e: Any) -> str:
    return b.module.machine.variable_array(b, _length(b, e.arguments[0]).split(" ", 1)[1], 16)


# ---------------------------------------------------------------- what the compiler is told


@row("__builtin_expect", "__builtin_expect_with_probability")
def _expect(b: Body, e: Any) -> str:
    scalar = b.scalars[e.arguments[0].type]
    value, wanted = expr.value(b, e.arguments[0]), expr.value(b, e.arguments[1])
    return b.call(scalar.ir, f"llvm.expect.{scalar.ir}", f"{scalar.ir} {value}", f"{scalar.ir} {wanted}")


@row("__builtin_assume", "__assume")
def _assume(b: Body, e: Any) -> str:
    return b.call("void", "llvm.assume", f"i1 {expr.condition(b, e.arguments[0])}")


@row("__builtin_unreachable")
def _unreachable(b: Body, e: Any) -> str:
    b.close("unreachable")
    return ""


@row("__builtin_prefetch")
def _prefetch(b: Body, e: Any) -> str:
    for a in e.arguments[:1]:
        expr.value(b, a)
    return ""


@row("__builtin_frame_address", "__builtin_return_address")
def _frame_address(b: Body, e: Any) -> str:
    not_supported(e.at, "addresses of stack frames")
