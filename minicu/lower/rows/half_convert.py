"""Conversions and comparisons of 16- and 8-bit floats on the GPU: instructions where the architecture has
them, else the headers' C (include/library/half.h, bfloat16.h, fp8.h)."""

from __future__ import annotations

from minicu import tree
from minicu.lower import expr, memory
from minicu.lower.body import Body
from minicu.lower.ir import Typed
from minicu.lower.machine import Operation, Row
from minicu.lower.rows.rounding import MODES
from minicu.lower.rows.row import constant_argument, members, operands

GPU: dict[str, Row] = {}

#: CUDA's letters of an integer type in names of conversions -> PTX's type, the register's letter
_INTEGERS = {"int": ("s32", "r"), "uint": ("u32", "r"), "short": ("s16", "h"), "ushort": ("u16", "h"),
             "ll": ("s64", "l"), "ull": ("u64", "l")}  # fmt: skip
_REGISTERS = {"r": "i32", "h": "i16", "l": "i64"}

#: LLVM's type -> (PTX's, CUDA's name, the least architecture that converts integers from and to it)
_FLOATS = {"half": ("f16", "half", 0), "bfloat": ("bf16", "bfloat16", 90)}


def _to_float(ir: str, source: str, letter: str, mode: str, least: int) -> Row:
    def lowered(b: Body, e: Operation) -> str | None:
        if b.module.options.arch_number < least:
            return None
        (given,) = operands(b, e)
        bits = b.ptx("i16", f"cvt.{mode}.{_FLOATS[ir][0]}.{source} $0, $1;", f"=h,{letter}", given)
        return b.op(f"bitcast i16 {bits} to {ir}")

    return lowered


def _to_integer(ir: str, target: str, letter: str, mode: str) -> Row:
    """A result of 8 bits comes in a wider register."""

    def lowered(b: Body, e: Operation) -> str | None:
        if b.module.options.arch_number < _FLOATS[ir][2]:
            return None
        (given,) = operands(b, e)
        bits = b.op(f"bitcast {given} to i16")
        text = f"cvt.{mode}i.{target}.{_FLOATS[ir][0]} $0, $1;"
        converted = b.ptx(_REGISTERS[letter], text, f"={letter},h", Typed("i16", bits))
        return b.op(f"trunc i16 {converted} to i8") if target.endswith("8") else converted

    return lowered


for _ir, (_type, _cuda, _least) in _FLOATS.items():
    for _mode, (_ptx, *_) in MODES.items():
        # PTX ISA, cvt: to bfloat16 toward zero since sm_80, the other directions as integers
        _first = {"rz": 80}.get(_mode, 90) if _ir == "bfloat" else 0
        if _mode != "rn":
            GPU[f"__float2{_cuda}_{_mode}"] = _to_float(_ir, "f32", "f", _ptx, _first)
        for _name, (_integer, _letter) in _INTEGERS.items():
            if _mode != "rn" or _ir == "bfloat":  # LLVM itself converts to the nearest half
                GPU[f"__{_name}2{_cuda}_{_mode}"] = _to_float(_ir, _integer, _letter, _ptx, _least)
            GPU[f"__{_cuda}2{_name}_{_mode}"] = _to_integer(_ir, _integer, _letter, _ptx)
for _name, _integer in (("char", "s8"), ("uchar", "u8")):
    GPU[f"__half2{_name}_rz"] = _to_integer("half", _integer, "h", "rz")


# ---------------------------------------------------------------- comparisons of pairs


def _pair(b: Body, e: tree.Expr) -> str:
    at, align = expr.record(b, e)
    return b.load("i32", at, min(align, 4))


def _compare(operation: str, result: str) -> Row:
    """`result` is "pair" for 1.0 or 0.0 each, "mask" for 0xffff or 0 each, "both" for one truth value."""

    def lowered(b: Body, e: Operation) -> str | None:
        element = b.scalars[members(e.arguments[0])[0].type].ir
        type, _, least = _FLOATS[element]
        if b.module.options.arch_number < max(least, 53):
            return None
        given = [Typed("i32", _pair(b, a)) for a in e.arguments]
        into = f"{type}x2" if result == "pair" else "u32"
        mask = b.ptx("i32", f"set.{operation}.{into}.{type}x2 $0, $1, $2;", "=r,r,r", *given)
        if result == "both":
            return b.op(f"icmp eq i32 {mask}, -1")
        return mask if result == "mask" else _in_memory(b, mask)

    return lowered


def _in_memory(b: Body, bits: str) -> str:
    slot = b.slot(4, 4)
    b.store("i32", bits, slot, 4)
    return slot


for _operation in ("eq", "ne", "lt", "le", "gt", "ge"):
    for _unordered in ("", "u"):
        _name = f"{_operation}{_unordered}2"
        GPU[f"__h{_name}"] = _compare(f"{_operation}{_unordered}", "pair")
        GPU[f"__h{_name}_mask"] = _compare(f"{_operation}{_unordered}", "mask")
        GPU[f"__hb{_name}"] = _compare(f"{_operation}{_unordered}", "both")


# ---------------------------------------------------------------- pairs of floats


def _pack(b: Body, e: Operation) -> str | None:
    """Two floats, or a float2, as a pair."""
    if b.module.options.arch_number < 80:
        return None
    if len(e.arguments) == 2:
        low, high = (expr.value(b, a) for a in e.arguments)
    else:
        low, high = _two_floats(b, e.arguments[0])
    type = _FLOATS[b.scalars[members(e)[0].type].ir][0]
    text = f"cvt.rn.{type}x2.f32 $0, $1, $2;"
    return _in_memory(b, b.ptx("i32", text, "=r,f,f", Typed("float", high), Typed("float", low)))


def _two_floats(b: Body, e: tree.Expr) -> tuple[str, str]:
    at, align = expr.record(b, e)
    low = b.load("float", at, min(align, 4))
    return low, b.load("float", memory.offset(b, at, 4), min(align, 4))


for _name in ("half2", "bfloat162"):
    GPU[f"__floats2{_name}_rn"] = GPU[f"__float22{_name}_rn"] = _pack


# ---------------------------------------------------------------- 8-bit floats

_FORMATS = {0: "e4m3x2", 1: "e5m2x2"}  # the values of __nv_fp8_interpretation_t


def _format(b: Body, e: tree.Expr) -> str | None:
    """PTX's name of the format that the last argument names, where the GPU converts to and from it."""
    if b.module.options.arch_number < 89:
        return None
    number = constant_argument(e)
    return None if number is None else _FORMATS.get(number)


def _to_eight(source: str) -> Row:
    """Of a float, a 16-bit float, or two, with saturation: the second operand goes to the lower byte."""

    def lowered(b: Body, e: Operation) -> str | None:
        format = _format(b, e.arguments[2])
        if format is None or constant_argument(e.arguments[1]) != 1:
            return None
        given, two = e.arguments[0], b.scalars[e.type].bits == 16
        if source == "float":
            low, high = _two_floats(b, given) if two else (expr.value(b, given), "0.0")
        else:
            at, align = expr.record(b, given)
            word = "i32" if two else "i16"
            bits = b.load(word, at, min(align, 4 if two else 2))
            bits = bits if two else b.op(f"zext i16 {bits} to i32")
            if source == "bfloat":  # the upper half of a float
                low = b.op(f"bitcast i32 {b.op(f'shl i32 {bits}, 16')} to float")
                high = b.op(f"bitcast i32 {b.op(f'and i32 {bits}, -65536')} to float") if two else "0.0"
        if source == "half":
            converted = b.ptx("i16", f"cvt.rn.satfinite.{format}.f16x2 $0, $1;", "=h,r", Typed("i32", bits))
        else:
            text = f"cvt.rn.satfinite.{format}.f32 $0, $1, $2;"
            converted = b.ptx("i16", text, "=h,f,f", Typed("float", high), Typed("float", low))
        return converted if two else b.op(f"trunc i16 {converted} to i8")

    return lowered


def _from_eight(b: Body, e: Operation) -> str | None:
    format = _format(b, e.arguments[1])
    if format is None:
        return None
    value, bits = expr.value(b, e.arguments[0]), b.scalars[e.arguments[0].type].bits
    if bits == 8:
        value = b.op(f"zext i8 {value} to i16")
    return _in_memory(b, b.ptx("i32", f"cvt.rn.f16x2.{format} $0, $1;", "=r,h", Typed("i16", value)))


for _source, _one, _two in (
    ("float", "float", "float2"), ("half", "halfraw", "halfraw2"), ("bfloat", "bfloat16raw", "bfloat16raw2"),
):  # fmt: skip
    GPU[f"__nv_cvt_{_one}_to_fp8"] = GPU[f"__nv_cvt_{_two}_to_fp8x2"] = _to_eight(_source)
GPU["__nv_cvt_fp8_to_halfraw"] = GPU["__nv_cvt_fp8x2_to_halfraw2"] = _from_eight
