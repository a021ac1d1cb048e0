"""Arithmetic operators on values, and conditions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from minicu import tree
from minicu import types as ty
from minicu.lower import expr
from minicu.lower.body import Body, resize
from minicu.lower.ir import Scalar

if TYPE_CHECKING:
    from minicu.diagnostics.errors import HasPlace


def unary(b: Body, e: tree.Unary) -> str:
    if e.op == "!":
        return _truth(b, logical_not(b, expr.condition(b, e.operand)), e.type)
    operand, scalar = expr.value(b, e.operand), b.scalars[e.type]
    if e.op == "~":
        return b.op(f"xor {scalar.ir} {operand}, -1")
    if scalar.kind == "f":
        return b.op(f"fneg {scalar.ir} {operand}")
    return b.op(f"sub {scalar.ir} 0, {operand}")


def logical_not(b: Body, test: str) -> str:
    if test in ("true", "false"):
        return "false" if test == "true" else "true"
    return b.op(f"xor i1 {test}, true")


def _truth(b: Body, test: str, type: ty.Type) -> str:
    """An i1 as a value of the given type (int in C, bool in C++)."""
    scalar = b.scalars[type]
    if scalar.kind == "b":
        return test
    if test in ("true", "false"):
        return str(int(test == "true"))
    return b.op(f"zext i1 {test} to {scalar.ir}")


INTEGER_OPS = {"+": "add", "-": "sub", "*": "mul", "&": "and", "|": "or", "^": "xor", "<<": "shl"}
_FLOAT_OPS = {"+": "fadd", "-": "fsub", "*": "fmul", "/": "fdiv"}
COMPARISONS = {"==": "eq", "!=": "ne", "<": "lt", ">": "gt", "<=": "le", ">=": "ge"}

#: Terms of an integer sum that LLVM may see as one: its instruction selection goes through all of them for
#: each, but not through what is frozen. That makes no code, but LLVM narrows no sum across it.
MANY_TERMS = 512


def binary(b: Body, e: tree.Binary) -> str:
    if e.op in COMPARISONS:
        return _truth(b, compare(b, e), e.type)
    left, right = expr.value(b, e.left), expr.value(b, e.right)
    if e.op in ("<<", ">>"):
        return shift(b, e.op, left, right, b.scalars[e.left.type], b.scalars[e.right.type])
    result = arithmetic(b, e.op, left, right, e.type, e)
    if e.op != "+":
        return result
    terms = b.terms.get(left, 1) + b.terms.get(right, 1)
    if terms >= MANY_TERMS and b.scalars[e.type].kind != "f":
        return b.op(f"freeze {b.scalars[e.type].ir} {result}")
    b.terms[result] = terms
    return result


def arithmetic(
    b: Body, op: str, left: str, right: str, type: ty.Type, e: HasPlace, counts: bool = False
) -> str:
    """left op right, both of arithmetic type `type`, for `e`; not for shifts. `counts`: it steps a
    variable."""
    scalar = b.scalars[type]
    if scalar.kind == "f":
        return float_arithmetic(b, op, left, right, scalar)
    if op == "%" and b.module.target.device_code and not right.lstrip("-").isdigit() and scalar.bits >= 32:
        # As a GPU computes it, with a quotient that LLVM finds again: x / y * y + x % y is x.
        quotient = arithmetic(b, "/", left, right, type, e)
        return b.op(f"sub {scalar.ir} {left}, {b.op(f'mul {scalar.ir} {quotient}, {right}')}")
    if op in ("/", "%"):
        how = ("s" if scalar.signed else "u") + ("div" if op == "/" else "rem")
        return b.module.machine.quotient(b, how, scalar, left, right, e)
    how = INTEGER_OPS[op]  # without nsw: sums wrap, and kernels are no slower for it
    if counts and op in "+-":
        how += no_wrap(scalar)
    return b.op(f"{how} {scalar.ir} {left}, {right}")


def no_wrap(scalar: Scalar) -> str:
    """The flag `nsw` for the step of a signed variable, which does not overflow (C11 6.5p5). LLVM needs it to
    compute the number of iterations."""
    return " nsw" if scalar.signed and scalar.bits >= 32 else ""


def float_arithmetic(b: Body, op: str, left: str, right: str, scalar: Scalar) -> str:
    m = b.module
    if op == "/" and scalar.ir == "float" and not m.prec_div:
        return m.machine.divide(b, left, right)
    if scalar.ir == "bfloat" and not m.target.device_code:
        from minicu.lower import wide

        return wide.bfloat_arithmetic(b, _FLOAT_OPS[op], left, right)
    return b.op(f"{_FLOAT_OPS[op]}{m.contract} {scalar.ir} {left}, {right}")


def shift(b: Body, op: str, left: str, count: str, scalar: Scalar, by: Scalar) -> str:
    """A shift. In C, counts beyond the width are undefined; here they give what PTX gives (all bits shifted
    out), so that LLVM does not treat them as impossible."""
    ir, bits = scalar.ir, scalar.bits
    how = "shl" if op == "<<" else "ashr" if scalar.signed else "lshr"
    if count.lstrip("-").isdigit():
        n = int(count)
        if not 0 <= n < bits:
            if how != "ashr":
                return "0"
            n = bits - 1
        return b.op(f"{how} {ir} {left}, {n}")
    if by.bits > 32:  # clamp before high bits are lost: the instruction has a count of 32
        count = b.call(by.ir, f"llvm.umin.{by.ir}", (by.ir, count), (by.ir, bits))
    count = resize(b, count, by.bits, bits, False)
    shifted = b.op(f"{how} {ir} {left}, {count}")
    if b.module.target.device_code and (how == "ashr" or bits <= 64):
        return b.op(f"freeze {ir} {shifted}")  # PTX's instructions clamp the count by themselves
    fits = b.op(f"icmp ult {ir} {count}, {bits}")
    out = b.op(f"ashr {ir} {left}, {bits - 1}") if how == "ashr" else "0"
    return b.op(f"select i1 {fits}, {ir} {shifted}, {ir} {out}")


def compare(b: Body, e: tree.Binary) -> str:
    left, right = expr.value(b, e.left), expr.value(b, e.right)
    scalar = b.scalars[e.left.type]
    name = COMPARISONS[e.op]
    if scalar.kind == "f":
        return b.op(f"fcmp {'une' if name == 'ne' else 'o' + name} {scalar.ir} {left}, {right}")
    if name not in ("eq", "ne"):
        name = ("s" if scalar.signed else "u") + name
    return b.op(f"icmp {name} {scalar.ir} {left}, {right}")


def pointer_difference(b: Body, e: tree.PointerDifference) -> str:
    word = b.scalars.word
    left = b.op(f"ptrtoint ptr {expr.value(b, e.left)} to {word}")
    right = b.op(f"ptrtoint ptr {expr.value(b, e.right)} to {word}")
    bytes_ = b.op(f"sub {word} {left}, {right}")
    scale = str(e.scale) if isinstance(e.scale, int) else expr.value(b, e.scale)
    if scale in ("0", "1"):  # GNU C: a record without members has size 0
        return bytes_
    return b.op(f"sdiv exact {word} {bytes_}, {scale}")


def logical(b: Body, e: tree.Logical) -> str:
    right, end = b.label(), b.label()
    both = e.op == "&&"
    left = expr.condition(b, e.left)
    if b.coverage is not None:
        b.coverage.decide(b, e.left, left)
    start = b.open()
    b.branch(left, right if both else end, end if both else right)
    b.start(right)
    test = expr.condition(b, e.right)
    if b.coverage is not None:
        b.coverage.decide(b, e.right, test)
    last = b.block
    alone = b.closed  # the right side never returns
    b.jump(end)
    b.start(end)
    known = "false" if both else "true"
    if alone:
        return b.op(f"phi i1 [ {known}, %{start} ]")
    return b.op(f"phi i1 [ {known}, %{start} ], [ {test}, %{last} ]")


def logical_value(b: Body, e: tree.Logical) -> str:
    return _truth(b, logical(b, e), e.type)
