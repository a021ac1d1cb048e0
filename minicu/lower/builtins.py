"""Builtin operations (tree.BuiltinCall; sema/builtins/builtins.py lists them) that every target lowers the
same way. The atomic ones are in `atomics`."""

from __future__ import annotations

from minicu import tree
from minicu.lower import expr, memory
from minicu.lower.body import Body, resize
from minicu.lower.machine import Operation, Row
from minicu.lower.rows.row import SUFFIXES, on_integer, operands, table

ROWS, row = table()

for _name, _row in {
    "clz": on_integer("llvm.ctlz", ("i1", "false")),
    "ctz": on_integer("llvm.cttz", ("i1", "false")),
    "popcount": on_integer("llvm.ctpop"),
    "bswap": on_integer("llvm.bswap"),
    "bitreverse": on_integer("llvm.bitreverse"),
    "abs": on_integer("llvm.abs", ("i1", "false")),
}.items():
    ROWS[_name] = _row


@row("ffs")
def find_first_set(b: Body, e: Operation) -> str:
    """One plus the number of trailing zeros; zero has none."""
    scalar, want = b.scalars[e.arguments[0].type], b.scalars[e.type]
    value = expr.value(b, e.arguments[0])
    zeros = b.call(scalar.ir, f"llvm.cttz.{scalar.ir}", (scalar.ir, value), ("i1", "false"))
    position = b.op(f"add {scalar.ir} {zeros}, 1")
    none = b.op(f"icmp eq {scalar.ir} {value}, 0")
    one_based = b.op(f"select i1 {none}, {scalar.ir} 0, {scalar.ir} {position}")
    return resize(b, one_based, scalar.bits, want.bits, False)


@row("parity")
def _parity(b: Body, e: Operation) -> str:
    return b.op(f"and {b.scalars[e.type].ir} {ROWS['popcount'](b, e)}, 1")


@row("clrsb")
def _redundant_sign_bits(b: Body, e: Operation) -> str:
    scalar, want = b.scalars[e.arguments[0].type], b.scalars[e.type]
    value = expr.value(b, e.arguments[0])
    sign = b.op(f"ashr {scalar.ir} {value}, {scalar.bits - 1}")
    flipped = b.op(f"xor {scalar.ir} {value}, {sign}")
    zeros = b.call(scalar.ir, f"llvm.ctlz.{scalar.ir}", (scalar.ir, flipped), ("i1", "false"))
    return resize(b, b.op(f"sub {scalar.ir} {zeros}, 1"), scalar.bits, want.bits, True)


@row("rotate_left")
def _rotate_left(b: Body, e: Operation) -> str:
    scalar = b.scalars[e.type]
    value, count = operands(b, e)
    return b.call(scalar.ir, f"llvm.fshl.{scalar.ir}", value, value, count)


@row("bit_cast")
def _bit_cast(b: Body, e: Operation) -> str:
    return expr.value(b, e.arguments[0])


@row("is_constant_evaluated")
def _is_constant_evaluated(b: Body, e: Operation) -> str:
    return _int(b, e, "false")


# ---------------------------------------------------------------- floats


def _classify(mask: int) -> Row:
    """LLVM's is.fpclass; bits: signalling and quiet NaN, then -inf, -normal, -subnormal, -0, +0 …"""

    def lowered(b: Body, e: Operation) -> str:
        scalar = b.scalars[e.arguments[0].type]
        value = expr.value(b, e.arguments[0])
        name = f"llvm.is.fpclass.{SUFFIXES[scalar.ir]}"
        return _int(b, e, b.call("i1", name, (scalar.ir, value), ("i32", mask)))

    return lowered


def _int(b: Body, e: Operation, test: str) -> str:
    want = b.scalars[e.type]
    return test if want.kind == "b" else b.op(f"zext i1 {test} to {want.ir}")


ROWS["isnan"] = _classify(0x003)
ROWS["isinf"] = _classify(0x204)
ROWS["isfinite"] = _classify(0x1F8)
ROWS["isnormal"] = _classify(0x108)


@row("signbit")
def _signbit(b: Body, e: Operation) -> str:
    scalar = b.scalars[e.arguments[0].type]
    bits = b.op(f"bitcast {scalar.ir} {expr.value(b, e.arguments[0])} to i{scalar.bits}")
    return _int(b, e, b.op(f"icmp slt i{scalar.bits} {bits}, 0"))


@row("isinf_sign")
def _isinf_sign(b: Body, e: Operation) -> str:
    scalar, want = b.scalars[e.arguments[0].type], b.scalars[e.type]
    value = scalar.ir, expr.value(b, e.arguments[0])
    name = f"llvm.is.fpclass.{SUFFIXES[scalar.ir]}"
    plus = b.op(f"zext i1 {b.call('i1', name, value, ('i32', 512))} to {want.ir}")
    minus = b.op(f"sext i1 {b.call('i1', name, value, ('i32', 4))} to {want.ir}")
    return b.op(f"or {want.ir} {plus}, {minus}")


def _relation(name: str) -> Row:
    def lowered(b: Body, e: Operation) -> str:
        scalar = b.scalars[e.arguments[0].type]
        left, right = (expr.value(b, a) for a in e.arguments)
        return _int(b, e, b.op(f"fcmp {name} {scalar.ir} {left}, {right}"))

    return lowered


ROWS["isunordered"] = _relation("uno")
ROWS["islessgreater"] = _relation("one")


# ---------------------------------------------------------------- overflow


def _overflow(operation: str) -> Row:
    def lowered(b: Body, e: Operation) -> str:
        left, right, to = e.arguments
        scalar = b.scalars[left.type]
        x, y = expr.value(b, left), expr.value(b, right)
        pointer, align = memory.pointer(b, to)
        ir, sign = scalar.ir, "s" if scalar.signed else "u"
        if operation == "mul" and scalar.bits == 128:
            wrapped, over = _multiply_128(b, x, y, scalar.signed)
        else:
            pair_type = f"{{ {ir}, i1 }}"
            pair = b.call(pair_type, f"llvm.{sign}{operation}.with.overflow.{ir}", (ir, x), (ir, y))
            wrapped = b.op(f"extractvalue {pair_type} {pair}, 0")
            over = b.op(f"extractvalue {pair_type} {pair}, 1")
        memory.store(b, memory.Address(pointer, align or scalar.align, left.type), wrapped)
        return over

    return lowered


def _multiply_128(b: Body, x: str, y: str, signed: bool) -> tuple[str, str]:
    """Overflow of a 128-bit product, computed in 256 bits: LLVM would call a library function."""
    how = "sext" if signed else "zext"
    product = b.op(f"mul i256 {b.op(f'{how} i128 {x} to i256')}, {b.op(f'{how} i128 {y} to i256')}")
    wrapped = b.op(f"trunc i256 {product} to i128")
    again = b.op(f"{how} i128 {wrapped} to i256")
    return wrapped, b.op(f"icmp ne i256 {again}, {product}")


for _name in ("add", "sub", "mul"):
    ROWS[f"{_name}_overflow"] = _overflow(_name)


# ---------------------------------------------------------------- control


@row("expect")
def _expect(b: Body, e: Operation) -> str:
    scalar = b.scalars[e.type]
    return b.call(scalar.ir, f"llvm.expect.{scalar.ir}", *operands(b, e))


@row("assume")
def _assume(b: Body, e: Operation) -> str:
    return b.call("void", "llvm.assume", ("i1", expr.condition(b, e.arguments[0])))


@row("unreachable")
def _unreachable(b: Body, e: Operation) -> str:
    b.close("unreachable")
    return ""


@row("prefetch")
def _prefetch(b: Body, e: Operation) -> str:
    """The prefetch itself is only a hint, but its operand may have side effects."""
    expr.value(b, e.arguments[0])
    return ""


@row("alloca")
def _alloca(b: Body, e: tree.BuiltinCall) -> str:
    count = e.arguments[0]
    scalar = b.scalars[count.type]
    bytes_ = resize(b, expr.value(b, count), scalar.bits, b.scalars.pointer.bits, scalar.signed)
    return b.module.machine.variable_array(b, bytes_, e.extra[0] if e.extra else 16)


@row("compiler_fence")
def _compiler_fence(b: Body, e: Operation) -> str:
    b.do('call void asm sideeffect "", "~{memory}"()')
    return ""
