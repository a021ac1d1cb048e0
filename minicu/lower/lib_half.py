"""16-bit floats: include/library/half.h and bfloat16.h. The headers define everything in C; on the GPU
these rows are instructions, and two floats in a word are one vector."""

from __future__ import annotations

from typing import Any

from minicu import tree
from minicu.lower import expr, memory
from minicu.lower.body import Body
from minicu.lower.lib_rounding import MODES
from minicu.lower.machine import Row
from minicu.lower.rows import SUFFIXES, operands

GPU: dict[str, Row] = {}
CPU: dict[str, Row] = {}


def _element(b: Body, type: Any) -> str:
    """ "half" or "bfloat", of the type or of the two in the record."""
    scalar = b.scalars.find(type)
    return scalar.ir if scalar is not None else b.scalars[type.decl.members[0].type].ir


def _value(b: Body, e: Any) -> str:
    """A scalar, or the two floats of a record as an LLVM vector; with its type: `<2 x half> %5`."""
    scalar = b.scalars.find(e.type)
    if scalar is not None:
        return f"{scalar.ir} {expr.value(b, e)}"
    at, align = expr.record(b, e)
    vector = f"<2 x {_element(b, e.type)}>"
    return f"{vector} {b.op(f'load {vector}, ptr {at}, align {min(align, 4)}')}"


def _answer(b: Body, e: Any, value: str) -> str:
    """The result of a call: a scalar as it is, a vector in memory."""
    if b.scalars.find(e.type) is not None:
        return value
    slot = b.slot(4, 4)
    b.do(f"store <2 x {_element(b, e.type)}> {value}, ptr {slot}, align 4")
    return slot


def _operation(name: str, contract: bool = True) -> Row:
    """An instruction of LLVM on scalars or pairs."""

    def lowered(b: Body, e: Any) -> str:
        given = [_value(b, a) for a in e.arguments]
        type = given[0].rpartition(" ")[0]
        values = ", ".join(g.rpartition(" ")[2] for g in given)
        flags = b.module.contract if contract and len(given) > 1 else ""
        return _answer(b, e, b.op(f"{name}{flags} {type} {values}"))

    return lowered


def _intrinsic(name: str, bfloat_arch: int = 0) -> Row:
    """An intrinsic on scalars or pairs; None for bfloat below an architecture."""

    def lowered(b: Body, e: Any) -> str | None:
        element = _element(b, e.arguments[0].type)
        if element == "bfloat" and b.module.options.arch_number < bfloat_arch:
            return None
        given = [_value(b, a) for a in e.arguments]
        type = given[0].rpartition(" ")[0]
        suffix = SUFFIXES[element] if type[0] != "<" else f"v2{SUFFIXES[element]}"
        return _answer(b, e, b.call(type, f"llvm.{name}.{suffix}", *given))

    return lowered


def _asm(text: str, *, half: int | None = 0, bfloat: int | None = None) -> Row:
    """One PTX instruction, `text` with the type put in place of T. `half` and `bfloat` are the least
    architectures that have it for each, None if there is none."""

    def lowered(b: Body, e: Any) -> str | None:
        element = _element(b, e.arguments[0].type)
        least = half if element == "half" else bfloat
        if least is None or b.module.options.arch_number < least:
            return None
        given = [_value(b, a) for a in e.arguments]
        pair = given[0][0] == "<"
        register, letter = ("i32", "r") if pair else ("i16", "h")
        bits = [f"{register} {b.op(f'bitcast {g} to {register}')}" for g in given]
        name = text.replace("T", SUFFIXES[element] + ("x2" if pair else ""))
        names = ", ".join(f"${i}" for i in range(len(bits) + 1))
        constraints = ",".join([f"={letter}", *[letter] * len(bits)])
        found = b.op(
            f'call {register} asm "{name} {names};", "{constraints}"({", ".join(bits)}) nounwind memory(none)'
        )
        type = given[0].rpartition(" ")[0]
        return _answer(b, e, b.op(f"bitcast {register} {found} to {type}"))

    return lowered


def _plain(operator: str) -> Row:
    """An operation on the CPU device, which fuses no 16-bit floats."""

    def lowered(b: Body, e: Any) -> str:
        left, right = (expr.value(b, a) for a in e.arguments)
        return expr.float_arithmetic(b, operator, left, right, b.scalars[e.type])

    return lowered


for _name, _operator in (("add", "+"), ("sub", "-"), ("mul", "*")):
    CPU[f"__h{_name}_rn"] = _plain(_operator)
for _name, _instruction in (("add", "fadd"), ("sub", "fsub"), ("mul", "fmul")):
    GPU[f"__h{_name}2"] = _operation(_instruction)
    GPU[f"__h{_name}2_rn"] = GPU[f"__h{_name}_rn"] = _operation(_instruction, contract=False)
    GPU[f"__h{_name}_sat"] = GPU[f"__h{_name}2_sat"] = _asm(f"{_name}.sat.T")
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


def _approximate(name: str) -> Row:
    """In float, by an approximation good to more than 16 bits."""

    def lowered(b: Body, e: Any) -> str:
        (given,) = operands(b, e)
        found = b.call("float", f"llvm.nvvm.{name}.approx.ftz.f", f"float {b.op(f'fpext {given} to float')}")
        return b.op(f"fptrunc float {found} to {b.scalars[e.type].ir}")

    return lowered


GPU["hsqrt"] = _approximate("sqrt")
GPU["hrsqrt"] = _approximate("rsqrt")
GPU["hrcp"] = _approximate("rcp")


def _pack(b: Body, e: Any) -> str | None:
    """Two floats, or a float2, as a pair."""
    if b.module.options.arch_number < 80:
        return None
    if len(e.arguments) == 2:
        low, high = (expr.value(b, a) for a in e.arguments)
    else:
        at, align = expr.record(b, e.arguments[0])
        low = b.op(f"load float, ptr {at}, align {min(align, 4)}")
        high = b.op(f"load float, ptr {memory.offset(b, at, 4)}, align 4")
    type = f"{SUFFIXES[_element(b, e.type)]}x2"
    text = f'"cvt.rn.{type}.f32 $0, $1, $2;", "=r,f,f"'
    found = b.op(f"call i32 asm {text}(float {high}, float {low}) nounwind memory(none)")
    slot = b.slot(4, 4)
    b.do(f"store i32 {found}, ptr {slot}, align 4")
    return slot


for _name in ("half2", "bfloat162"):
    GPU[f"__floats2{_name}_rn"] = GPU[f"__float22{_name}_rn"] = _pack

#: CUDA's letters of an integer type in names of conversions -> PTX's type, the register's letter
_INTEGERS = {"int": ("s32", "r"), "uint": ("u32", "r"), "short": ("s16", "h"), "ushort": ("u16", "h"),
             "ll": ("s64", "l"), "ull": ("u64", "l")}  # fmt: skip


def _to_half(source: str, letter: str, mode: str) -> Row:
    def lowered(b: Body, e: Any) -> str:
        (given,) = operands(b, e)
        text = f'"cvt.{mode}.f16.{source} $0, $1;", "=h,{letter}"'
        bits = b.op(f"call i16 asm {text}({given}) nounwind memory(none)")
        return b.op(f"bitcast i16 {bits} to half")

    return lowered


for _mode, (_ptx, *_) in MODES.items():
    if _mode != "rn":
        GPU[f"__float2half_{_mode}"] = _to_half("f32", "f", _ptx)
        for _name, (_integer, _letter) in _INTEGERS.items():
            GPU[f"__{_name}2half_{_mode}"] = _to_half(_integer, _letter, _ptx)


# ---------------------------------------------------------------- 8-bit floats

_FORMATS = {0: "e4m3x2", 1: "e5m2x2"}  # the values of __nv_fp8_interpretation_t


def _number(e: Any) -> int | None:
    """The value of a constant argument."""
    while isinstance(e, tree.Convert):
        e = e.operand
    return int(e.value) if isinstance(e, tree.Constant) else None


def _format(b: Body, e: Any) -> str | None:
    """PTX's name of the format that the last argument names, where the GPU converts to and from it."""
    if b.module.options.arch_number < 89:
        return None
    number = _number(e)
    return None if number is None else _FORMATS.get(number)


def _to_eight(b: Body, e: Any) -> str | None:
    """A float, or two, with saturation: the second operand goes to the lower byte."""
    format = _format(b, e.arguments[2])
    if format is None or _number(e.arguments[1]) != 1:
        return None
    given = e.arguments[0]
    if b.scalars.find(given.type) is not None:
        high, low = "0.0", expr.value(b, given)
    else:
        at, align = expr.record(b, given)
        low = b.op(f"load float, ptr {at}, align {min(align, 4)}")
        high = b.op(f"load float, ptr {memory.offset(b, at, 4)}, align 4")
    text = f'"cvt.rn.satfinite.{format}.f32 $0, $1, $2;", "=h,f,f"'
    found = b.op(f"call i16 asm {text}(float {high}, float {low}) nounwind memory(none)")
    return found if b.scalars[e.type].bits == 16 else b.op(f"trunc i16 {found} to i8")


def _from_eight(b: Body, e: Any) -> str | None:
    format = _format(b, e.arguments[1])
    if format is None:
        return None
    value, bits = expr.value(b, e.arguments[0]), b.scalars[e.arguments[0].type].bits
    if bits == 8:
        value = b.op(f"zext i8 {value} to i16")
    pair = b.op(f'call i32 asm "cvt.rn.f16x2.{format} $0, $1;", "=r,h"(i16 {value}) nounwind memory(none)')
    slot = b.slot(4, 4)
    b.do(f"store i32 {pair}, ptr {slot}, align 4")
    return slot


GPU["__nv_cvt_float_to_fp8"] = GPU["__nv_cvt_float2_to_fp8x2"] = _to_eight
GPU["__nv_cvt_fp8_to_halfraw"] = GPU["__nv_cvt_fp8x2_to_halfraw2"] = _from_eight
