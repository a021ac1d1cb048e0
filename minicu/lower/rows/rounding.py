"""Arithmetic and conversions with a rounding mode: include/library/rounding.h and conversions.h.

The GPU's instructions carry the mode. The CPU has a mode register, and LLVM may move ordinary
operations across its changes; so each operation is a function of its own that sets the mode, does one
constrained operation, and sets it back. That is exact for everything, subnormals and overflow included.
"""

from __future__ import annotations

from minicu import types as ty
from minicu.lower import convert, expr
from minicu.lower.body import Body
from minicu.lower.ir import External, Typed
from minicu.lower.machine import Operation, Row
from minicu.lower.rows.math import floating
from minicu.lower.rows.row import SUFFIXES, operands

GPU: dict[str, Row] = {}
CPU: dict[str, Row] = {}

#: CUDA's name of a mode -> (PTX's, LLVM's number for llvm.set.rounding, how to round to an integer)
MODES = {"rn": ("rn", 1, "rint"), "rz": ("rz", 0, "trunc"), "ru": ("rp", 2, "ceil"), "rd": ("rm", 3, "floor")}

_ONE = {"float": "0x3FF0000000000000", "double": "0x3FF0000000000000"}


# ---------------------------------------------------------------- the GPU


def nearest(operation: str) -> Row:
    """Rounding to nearest even is what LLVM's plain operations do; without flags they are not fused."""

    def lowered(b: Body, e: Operation) -> str:
        ir = b.scalars[e.type].ir
        given = operands(b, e)
        if operation in ("fma", "sqrt"):
            return b.call(ir, f"llvm.{operation}.{SUFFIXES[ir]}", *given)
        if operation == "rcp":
            return b.op(f"fdiv {ir} {_ONE[ir]}, {given[0].operand}")
        return b.op(f"f{operation} {given[0]}, {given[1].operand}")

    return lowered


def _instruction(operation: str, mode: str, flush: bool = True) -> Row:
    """NVVM's intrinsic of an operation with a mode."""

    def lowered(b: Body, e: Operation) -> str:
        ir = b.scalars[e.type].ir
        ftz = ".ftz" if b.module.ftz and ir == "float" and flush else ""
        given = operands(b, e)
        if operation == "sub":
            letter = "f" if ir == "float" else "d"
            text = f"sub.{mode}{ftz}.{SUFFIXES[ir]} $0, $1, $2;"
            return b.ptx(ir, text, f"={letter},{letter},{letter}", *given)
        return b.call(ir, f"llvm.nvvm.{operation}.{mode}{ftz}.{ir[0]}", *given)

    return lowered


def _pairs(operation: str, mode: str) -> Row:
    """Two floats at once."""

    def lowered(b: Body, e: Operation) -> str | None:
        if b.module.options.arch_number < 100:
            return None
        given = []
        for a in e.arguments:
            at, align = expr.record(b, a)
            given.append(Typed("i64", b.load("i64", at, min(align, 8))))
        names = ", ".join(f"${i}" for i in range(len(given) + 1))
        ftz = ".ftz" if b.module.ftz else ""
        constraints = ",".join(["=l", *["l"] * len(given)])
        slot = b.slot(8, 8)
        result = b.ptx("i64", f"{operation}.{mode}{ftz}.f32x2 {names};", constraints, *given)
        b.store("i64", result, slot, 8)
        return slot

    return lowered


#: The letters of NVVM's names of integer and floating types
_LETTERS = {"int": "i", "uint": "ui", "ll": "ll", "ull": "ull", "float": "f", "double": "d"}


def _conversion(source: str, target: str, mode: str) -> Row:
    def lowered(b: Body, e: Operation) -> str:
        from_float, to_float = source in ("float", "double"), target in ("float", "double")
        ftz = ".ftz" if b.module.ftz and "float" in (source, target) and from_float else ""
        name = f"llvm.nvvm.{_LETTERS[source]}2{_LETTERS[target]}.{mode}{ftz}"
        result = target if to_float else "i32" if target in ("int", "uint") else "i64"
        return b.call(result, name, *operands(b, e))

    return lowered


# ---------------------------------------------------------------- the CPU


_CONSTRAINED = "llvm.experimental.constrained."


def _constrained(name: str, number: int, returns: str, parameters: list[str], operation: str) -> str:
    """A function that does one operation in a rounding mode (LLVM's number of it)."""
    named = ", ".join(f"{p} %{i}" for i, p in enumerate(parameters))
    intrinsic = f"{_CONSTRAINED}{operation}"
    return f"""define internal {returns} @{name}({named}) noinline strictfp nounwind {{
  call void @llvm.set.rounding(i32 {number}) strictfp
  %r = call {returns} @{intrinsic}({named}, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  call void @llvm.set.rounding(i32 1) strictfp
  ret {returns} %r
}}"""


def constrained(b: Body, operation: str, number: int, returns: str, *given: Typed) -> str:
    """`operation` ("fadd", "sitofp") of the operands, rounded as LLVM's mode `number` says."""
    types = [g.type for g in given]
    suffix = SUFFIXES[returns]
    source = types[0] if operation == "sitofp" else SUFFIXES[types[0]] if operation == "fptrunc" else ""
    full = f"{operation}.{suffix}{'.' + source if source else ''}"
    name = f"minicu.{full}.{number}"
    b.helper(
        name, _constrained(name, number, returns, types, full), External("void", "llvm.set.rounding", "i32"),
        External(returns, f"{_CONSTRAINED}{full}", ", ".join([*types, "metadata", "metadata"])),
    )  # fmt: skip
    return b.op(f"call {returns} @{name}({', '.join(map(str, given))})")


def _directed(operation: str, number: int) -> Row:
    def lowered(b: Body, e: Operation) -> str:
        ir = b.scalars[e.type].ir
        given = operands(b, e)
        if operation == "rcp":
            return constrained(b, "fdiv", number, ir, Typed(ir, _ONE[ir]), *given)
        name = operation if operation in ("fma", "sqrt") else f"f{operation}"
        return constrained(b, name, number, ir, *given)

    return lowered


def _to_integer(mode: str) -> Row:
    """Round to a whole number, then convert as C does."""

    def lowered(b: Body, e: Operation) -> str:
        scalar = floating(b, e)
        (given,) = operands(b, e)
        rounded = b.call(scalar.ir, f"llvm.{MODES[mode][2]}.{SUFFIXES[scalar.ir]}", given)
        return convert.convert(b, rounded, ty.Float(scalar.ir), e.type)

    return lowered


def _from_integer(number: int) -> Row:
    def lowered(b: Body, e: Operation) -> str:
        have, ir = b.scalars[e.arguments[0].type], b.scalars[e.type].ir
        (given,) = operands(b, e)
        return from_integer(b, number, ir, str(given.operand), have.bits, have.signed)

    return lowered


def from_integer(b: Body, number: int, ir: str, value: str, bits: int, signed: bool) -> str:
    """Converts an integer. Narrow integers are widened to 64 bits. An unsigned one that is too large for a
    signed conversion is halved, with the lost bit kept as a sticky bit, and the result is doubled."""
    if bits < 64:
        value = b.op(f"{'sext' if signed else 'zext'} i{bits} {value} to i64")
    if signed or bits < 64:
        return constrained(b, "sitofp", number, ir, Typed("i64", value))
    large = b.op(f"icmp slt i64 {value}, 0")
    halved = b.op(f"or i64 {b.op(f'lshr i64 {value}, 1')}, {b.op(f'and i64 {value}, 1')}")
    chosen = b.op(f"select i1 {large}, i64 {halved}, i64 {value}")
    rounded = constrained(b, "sitofp", number, ir, Typed("i64", chosen))
    return b.op(f"select i1 {large}, {ir} {b.op(f'fadd {ir} {rounded}, {rounded}')}, {ir} {rounded}")


def _narrow(number: int) -> Row:
    return lambda b, e: constrained(b, "fptrunc", number, "float", *operands(b, e))


# ---------------------------------------------------------------- the names

for _mode, (_ptx, _number, _) in MODES.items():
    for _operation in ("add", "mul", "fma"):
        GPU[f"__f{_operation}2_{_mode}"] = _pairs(_operation, _ptx)
    for _letter in "fd":
        for _operation in ("add", "sub", "mul", "div", "fma", "rcp", "sqrt"):
            _name = f"__{_letter}{_operation}_{_mode}" if _operation != "fma" else f"__fma_{_mode}"
            if _operation == "fma" and _letter == "f":
                _name = f"__fmaf_{_mode}"
                GPU[f"__fmaf_ieee_{_mode}"] = _instruction("fma", _ptx, flush=False)
                CPU[f"__fmaf_ieee_{_mode}"] = nearest("fma") if _mode == "rn" else _directed("fma", _number)
            GPU[_name] = nearest(_operation) if _mode == "rn" else _instruction(_operation, _ptx)
            CPU[_name] = nearest(_operation) if _mode == "rn" else _directed(_operation, _number)
    for _float in ("float", "double"):
        for _integer in ("int", "uint", "ll", "ull"):
            if _mode != "rz":
                GPU[f"__{_float}2{_integer}_{_mode}"] = _conversion(_float, _integer, _ptx)
                CPU[f"__{_float}2{_integer}_{_mode}"] = _to_integer(_mode)
            if _mode != "rn" and (_float == "float" or _integer in ("ll", "ull")):
                GPU[f"__{_integer}2{_float}_{_mode}"] = _conversion(_integer, _float, _ptx)
                CPU[f"__{_integer}2{_float}_{_mode}"] = _from_integer(_number)
    if _mode != "rn":
        GPU[f"__double2float_{_mode}"] = _conversion("double", "float", _ptx)
        CPU[f"__double2float_{_mode}"] = _narrow(_number)


def _reciprocal_root(b: Body, e: Operation) -> str:
    """1/sqrt(x), correctly rounded: in double the two roundings before the last do no harm to a float."""
    (given,) = operands(b, e)
    x = b.op(f"fpext {given} to double")
    root = b.call("double", "llvm.sqrt.f64", ("double", x))
    return b.op(f"fptrunc double {b.op(f'fdiv double 0x3FF0000000000000, {root}')} to float")


CPU["__frsqrt_rn"] = _reciprocal_root
GPU["__frsqrt_rn"] = lambda b, e: b.call("float", "__nv_frsqrt_rn", *operands(b, e))
