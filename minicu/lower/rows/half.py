"""16-bit floats: include/library/half.h and bfloat16.h. The headers define everything in C; on the GPU
these rows are instructions, and two floats in a word are one vector."""

from __future__ import annotations

from typing import Any

from minicu import tree
from minicu.lower import expr, operations
from minicu.lower.body import Body
from minicu.lower.ir import Typed
from minicu.lower.machine import Operation, Row
from minicu.lower.rows.row import SUFFIXES, operands

GPU: dict[str, Row] = {}
CPU: dict[str, Row] = {}


def _element(b: Body, type: Any) -> str:
    """ "half" or "bfloat", of the type or of the two in the record."""
    scalar = b.scalars.find(type)
    return scalar.ir if scalar is not None else b.scalars[type.decl.members[0].type].ir


def _value(b: Body, e: tree.Expr) -> Typed:
    """A scalar, or the two floats of a record as an LLVM vector."""
    scalar = b.scalars.find(e.type)
    if scalar is not None:
        return Typed(scalar.ir, expr.value(b, e))
    at, align = expr.record(b, e)
    vector = f"<2 x {_element(b, e.type)}>"
    return Typed(vector, b.load(vector, at, min(align, 4)))


def _answer(b: Body, e: Operation, value: str) -> str:
    """The result of a call: a scalar as it is, a vector in memory."""
    if b.scalars.find(e.type) is not None:
        return value
    slot = b.slot(4, 4)
    b.store(f"<2 x {_element(b, e.type)}>", value, slot, 4)
    return slot


def _operation(name: str, contract: bool = True) -> Row:
    """An instruction of LLVM on scalars or pairs."""

    def lowered(b: Body, e: Operation) -> str:
        given = [_value(b, a) for a in e.arguments]
        type = given[0].type
        values = ", ".join(str(g.operand) for g in given)
        flags = b.module.contract if contract and len(given) > 1 else ""
        return _answer(b, e, b.op(f"{name}{flags} {type} {values}"))

    return lowered


def _intrinsic(name: str, bfloat_arch: int = 0) -> Row:
    """An intrinsic on scalars or pairs; None for bfloat below an architecture."""

    def lowered(b: Body, e: Operation) -> str | None:
        element = _element(b, e.arguments[0].type)
        if element == "bfloat" and b.module.options.arch_number < bfloat_arch:
            return None
        given = [_value(b, a) for a in e.arguments]
        type = given[0].type
        suffix = SUFFIXES[element] if type[0] != "<" else f"v2{SUFFIXES[element]}"
        return _answer(b, e, b.call(type, f"llvm.{name}.{suffix}", *given))

    return lowered


def _asm(text: str, *, half: int | None = 53, bfloat: int | None = None) -> Row:
    """One PTX instruction, `text` with the type put in place of T. `half` and `bfloat` are the least
    architectures that have it for each, None if there is none."""

    def lowered(b: Body, e: Operation) -> str | None:
        element = _element(b, e.arguments[0].type)
        least = half if element == "half" else bfloat
        if least is None or b.module.options.arch_number < least:
            return None
        given = [_value(b, a) for a in e.arguments]
        pair = given[0].type[0] == "<"
        register, letter = ("i32", "r") if pair else ("i16", "h")
        bits = [Typed(register, b.op(f"bitcast {g} to {register}")) for g in given]
        name = text.replace("T", SUFFIXES[element] + ("x2" if pair else ""))
        names = ", ".join(f"${i}" for i in range(len(bits) + 1))
        constraints = ",".join([f"={letter}", *[letter] * len(bits)])
        register_value = b.ptx(register, f"{name} {names};", constraints, *bits)
        type = given[0].type
        return _answer(b, e, b.op(f"bitcast {register} {register_value} to {type}"))

    return lowered


def _plain(operator: str) -> Row:
    """An operation on the CPU device, which fuses no 16-bit floats."""

    def lowered(b: Body, e: Operation) -> str:
        left, right = (expr.value(b, a) for a in e.arguments)
        return operations.float_arithmetic(b, operator, left, right, b.scalars[e.type])

    return lowered


for _name, _operator in (("add", "+"), ("sub", "-"), ("mul", "*")):
    CPU[f"__h{_name}_rn"] = _plain(_operator)
for _name, _instruction in (("add", "fadd"), ("sub", "fsub"), ("mul", "fmul")):
    GPU[f"__h{_name}2"] = _operation(_instruction)
    GPU[f"__h{_name}2_rn"] = GPU[f"__h{_name}_rn"] = _operation(_instruction, contract=False)
GPU["__hneg2"] = _operation("fneg")
GPU["__habs"] = GPU["__habs2"] = _intrinsic("fabs")
GPU["__hfma"] = GPU["__hfma2"] = _intrinsic("fma", bfloat_arch=80)
GPU["__hfma_sat"] = GPU["__hfma2_sat"] = _asm("fma.rn.sat.T")
GPU["__hfma_relu"] = GPU["__hfma2_relu"] = _asm("fma.rn.relu.T", half=80, bfloat=80)
for _name in ("min", "max"):
    GPU[f"__h{_name}"] = GPU[f"__h{_name}2"] = _asm(f"{_name}.T", half=80, bfloat=80)
    GPU[f"__h{_name}_nan"] = GPU[f"__h{_name}2_nan"] = _asm(f"{_name}.NaN.T", half=80, bfloat=80)
GPU["htanh_approx"] = GPU["h2tanh_approx"] = _asm("tanh.approx.T", half=75, bfloat=90)
for _name, _intrinsic_name in (("ceil", "ceil"), ("floor", "floor"), ("trunc", "trunc"), ("rint", "rint")):
    GPU[f"h{_name}"] = _intrinsic(_intrinsic_name)


def _saturated(name: str) -> Row:
    """The GPU clamps halves in the same instruction, bfloat16s in two more (a NaN becomes 0)."""
    of_half, operation = _asm(f"{name}.sat.T"), f"f{name}"

    def lowered(b: Body, e: Operation) -> str | None:
        if _element(b, e.type) == "half":
            return of_half(b, e)
        if b.module.options.arch_number < 90:
            return None
        given = [_value(b, a) for a in e.arguments]
        type = given[0].type
        value = b.op(f"{operation} {type} {', '.join(str(g.operand) for g in given)}")
        pair = type[0] == "<"
        for bound, what in (("0.0", "maxnum"), ("1.0", "minnum")):
            other = f"<bfloat {bound}, bfloat {bound}>" if pair else bound
            suffix = "v2bf16" if pair else "bf16"
            value = b.call(type, f"llvm.{what}.{suffix}", (type, value), (type, other))
        return _answer(b, e, value)

    return lowered


def _approximate(name: str, before: str = "", after: str = "") -> Row:
    """Computed in float by an approximation with more than 16 bits of precision, of a scaled operand or with
    a scaled result. -ftz does not apply, since a bfloat16 may be a subnormal float."""

    def lowered(b: Body, e: Operation) -> str | None:
        (given,) = operands(b, e)
        half = b.scalars[e.type].ir == "half"
        if half and name in ("ex2", "lg2"):
            return None
        if not half and b.module.options.arch_number >= 90:
            bits = b.op(f"bitcast {given} to i16")
            value = b.ptx("float", "cvt.f32.bf16 $0, $1;", "=f,h", Typed("i16", bits))
        else:
            value = b.op(f"fpext {given} to float")
        if before:
            value = b.op(f"fmul float {value}, {before}")
        text = f"{name}.approx{'.ftz' if half else ''}.f32 $0, $1;"
        result = b.ptx("float", text, "=f,f", Typed("float", value))
        if after:
            result = b.op(f"fmul float {result}, {after}")
        return b.op(f"fptrunc float {result} to {b.scalars[e.type].ir}")

    return lowered


#: log2(e), log2(10) and their inverses, as LLVM writes floats
_LOG2_E, _LOG2_10 = "0x3FF7154760000000", "0x400A934F00000000"
_LN_2, _LOG10_2 = "0x3FE62E4300000000", "0x3FD3441360000000"

GPU["hexp"] = _approximate("ex2", before=_LOG2_E)
GPU["hexp2"] = _approximate("ex2")
GPU["hexp10"] = _approximate("ex2", before=_LOG2_10)
GPU["hlog"] = _approximate("lg2", after=_LN_2)
GPU["hlog2"] = _approximate("lg2")
GPU["hlog10"] = _approximate("lg2", after=_LOG10_2)
for _name in ("add", "sub", "mul"):
    GPU[f"__h{_name}_sat"] = GPU[f"__h{_name}2_sat"] = _saturated(_name)
GPU["hsqrt"] = _approximate("sqrt")
GPU["hrsqrt"] = _approximate("rsqrt")
GPU["hrcp"] = _approximate("rcp")
