"""PTX on floats, and conversions (PTX ISA 9.7.3, 9.7.4, 9.7.9): what the CPU device does for each.

Results are those of the processor, subnormal numbers kept unless `ftz` says not to; the approximate functions
are those of the C library.
"""

from __future__ import annotations

from collections.abc import Callable

from minicu.lower.body import resize
from minicu.lower.host.asm.text import Row, Text, kind_of, width
from minicu.lower.ir import Typed
from minicu.lower.rows.rounding import MODES, constrained, from_integer

#: Instructions that exist for floats only, and those that share their name with one for integers.
ROWS: dict[str, Row] = {}
SHARED: dict[str, Row] = {}

_IR = {"f16": "half", "f32": "float", "f64": "double", "bf16": "bfloat"}
#: PTX's words for a direction to round to -> LLVM's number of the mode
_DIRECTIONS = {word: number for word, number, _ in MODES.values() if word != "rn"}


def ir_of(t: Text, kind: str) -> str:
    if kind not in _IR:
        t.refuse()
    return _IR[kind]


def _direction(t: Text, ir: str = "") -> int | None:
    """LLVM's number of the instruction's rounding mode; None for round-to-nearest, which is the default."""
    directions = [n for word, n in _DIRECTIONS.items() if word in t.name.split(".")]
    if directions and ir not in ("float", "double"):
        t.refuse(" (this rounding)")
    return directions[0] if directions else None


#: LLVM's type -> its suffix in names of intrinsics, its bits, the least number that is not subnormal
_FORMATS = {
    "half": ("f16", 16, "0xH0400"), "bfloat": ("bf16", 16, "0xR0080"),
    "float": ("f32", 32, "0x3810000000000000"), "double": ("f64", 64, "0x0010000000000000"),
}  # fmt: skip

#: What an instruction does to one element of each operand, of an LLVM type.
Step = Callable[[Text, list[str], str], str]


def intrinsic(t: Text, name: str, ir: str, *values: str) -> str:
    return t.b.call(ir, f"llvm.{name}.{_FORMATS[ir][0]}", *((ir, v) for v in values))


def flushed(t: Text, value: str, ir: str) -> str:
    """The value with subnormal numbers flushed to zero of the same sign, if the instruction says so."""
    if "ftz" not in t.name.split("."):
        return value
    small = t.b.op(f"fcmp olt {ir} {intrinsic(t, 'fabs', ir, value)}, {_FORMATS[ir][2]}")
    zero = intrinsic(t, "copysign", ir, "0.0", value)
    return t.b.op(f"select i1 {small}, {ir} {zero}, {ir} {value}")


def _each(step: Step) -> Row:
    """A row that applies `step` to a number, or to both elements of a pair."""

    def lowered(t: Text, parts: list[str], operands: list[str]) -> None:
        kind = kind_of(parts)
        ir = ir_of(t, kind.removesuffix("x2"))
        bits, total = _FORMATS[ir][1], width(kind)
        result = "0"
        for at in range(0, total, bits):
            values = [flushed(t, _element(t, x, total, at, ir), ir) for x in operands[1:]]
            rounded = flushed(t, _saturated(t, parts, step(t, values, ir), ir), ir)
            element = t.b.op(f"bitcast {ir} {rounded} to i{bits}")
            if total != bits:
                wide = t.b.op(f"zext i{bits} {element} to i{total}")
                element = t.b.op(f"or i{total} {result}, {t.b.op(f'shl i{total} {wide}, {at}')}")
            result = element
        t.write(operands[0], (result, total))

    return lowered


def _element(t: Text, operand: str, total: int, at: int, ir: str) -> str:
    bits = _FORMATS[ir][1]
    value = t.integer(operand, total)
    if total != bits:
        value = t.b.op(f"trunc i{total} {t.b.op(f'lshr i{total} {value}, {at}')} to i{bits}")
    return t.b.op(f"bitcast i{bits} {value} to {ir}")


def _saturated(t: Text, parts: list[str], value: str, ir: str) -> str:
    """NaN gives 0 with `sat`; with `relu` it stays."""
    if "relu" in parts:
        value = intrinsic(t, "maximum", ir, value, "0.0")
    if "sat" in parts:
        value = intrinsic(t, "minimumnum", ir, intrinsic(t, "maximumnum", ir, value, "0.0"), "1.0")
    return value


def _rounded(operation: str, nearest: Step) -> Row:
    """LLVM's `operation` in the direction that the instruction says, or `nearest`."""

    def step(t: Text, values: list[str], ir: str) -> str:
        number = _direction(t, ir)
        if number is None:
            return nearest(t, values, ir)
        given = ["1.0", *values] if t.name.startswith("rcp") else values
        return constrained(t.b, operation, number, ir, *(Typed(ir, v) for v in given))

    return _each(step)


def _binary(instruction: str) -> Row:
    return _rounded(instruction, lambda t, values, ir: t.b.op(f"{instruction} {ir} {', '.join(values)}"))


for _name in ("add", "sub", "mul", "div"):
    SHARED[_name] = _binary(f"f{_name}")


def _called(name: str) -> Row:
    """An intrinsic of LLVM on all operands."""
    return _each(lambda t, values, ir: intrinsic(t, name, ir, *values))


def _fused(t: Text, values: list[str], ir: str) -> str:
    """Fused multiply-add with one rounding. The product of two short floats is exact in double, and so is
    the sum except for its last bit, which is set to odd: rounding to the short float then gives the right
    result."""
    b = t.b
    if ir in ("float", "double"):
        return intrinsic(t, "fma", ir, *values)
    x, y, z = (b.op(f"fpext {ir} {v} to double") for v in values)
    p = b.op(f"fmul double {x}, {y}")
    total = b.op(f"fadd double {p}, {z}")
    part = b.op(f"fsub double {total}, {p}")
    lost = [
        b.op(f"fsub double {p}, {b.op(f'fsub double {total}, {part}')}"),
        b.op(f"fsub double {z}, {part}"),
    ]
    error = b.op(f"fadd double {lost[0]}, {lost[1]}")
    bits = b.op(f"bitcast double {total} to i64")
    even = b.op(f"icmp eq i64 {b.op(f'and i64 {bits}, 1')}, 0")
    inexact = b.op(f"and i1 {b.op(f'fcmp one double {error}, 0.0')}, {even}")
    signs = [b.op(f"fcmp ogt double {v}, 0.0") for v in (error, total)]
    further = b.op(f"icmp eq i1 {signs[0]}, {signs[1]}")
    step = b.op(f"select i1 {further}, i64 1, i64 -1")
    odd = b.op(f"add i64 {bits}, {b.op(f'select i1 {inexact}, i64 {step}, i64 0')}")
    return b.op(f"fptrunc double {b.op(f'bitcast i64 {odd} to double')} to {ir}")


ROWS["fma"] = SHARED["mad"] = _rounded("fma", _fused)
ROWS["sqrt"] = _rounded("sqrt", lambda t, values, ir: intrinsic(t, "sqrt", ir, *values))
ROWS |= {"ex2": _called("exp2"), "lg2": _called("log2"), "sin": _called("sin"),
         "cos": _called("cos"), "tanh": _called("tanh")}  # fmt: skip
SHARED |= {"abs": _called("fabs"), "neg": _each(lambda t, values, ir: t.b.op(f"fneg {ir} {values[0]}"))}


def _extreme(name: str) -> Step:
    """Minimum or maximum: of a number and a NaN the number, unless the instruction says `NaN`; zeros are
    ordered by sign."""

    def step(t: Text, values: list[str], ir: str) -> str:
        words = t.name.split(".")
        which = name if "NaN" in words else f"{name}num"
        if "abs" not in words:
            return intrinsic(t, which, ir, *values)
        bits = _FORMATS[ir][1]
        a, c = (t.b.op(f"bitcast {ir} {v} to i{bits}") for v in values)
        sign = t.b.op(f"bitcast i{bits} {t.b.op(f'xor i{bits} {a}, {c}')} to {ir}")
        most = intrinsic(t, which, ir, *(intrinsic(t, "fabs", ir, v) for v in values))
        return intrinsic(t, "copysign", ir, most, sign)

    return step


SHARED |= {"min": _each(_extreme("minimum")), "max": _each(_extreme("maximum"))}


def _inverse(t: Text, values: list[str], ir: str) -> str:
    return t.b.op(f"fdiv {ir} 1.0, {values[0]}")


ROWS["rcp"] = _rounded("fdiv", _inverse)
ROWS["rsqrt"] = _each(lambda t, values, ir: _inverse(t, [intrinsic(t, "sqrt", ir, *values)], ir))

#: test of testp -> mask of LLVM's is.fpclass; zero is normal
_CLASSES = {"finite": 0x1F8, "infinite": 0x204, "number": 0x3FC, "notanumber": 3, "normal": 0x168,
            "subnormal": 0x90}  # fmt: skip


def _testp(t: Text, parts: list[str], operands: list[str]) -> None:
    ir = ir_of(t, kind_of(parts))
    name = f"llvm.is.fpclass.{_FORMATS[ir][0]}"
    test = t.b.call("i1", name, (ir, t.float(operands[1], ir)), ("i32", _CLASSES[parts[0]]))
    t.write(operands[0], (test, 1))


ROWS["testp"] = _testp


def _copysign(t: Text, parts: list[str], operands: list[str]) -> None:
    """Sign of a, magnitude of b."""
    ir = ir_of(t, kind_of(parts))
    a, c = (t.float(x, ir) for x in operands[1:3])
    t.write_float(operands[0], intrinsic(t, "copysign", ir, c, a), ir)


ROWS["copysign"] = _copysign


# ---------------------------------------------------------------- conversions

_TO_WHOLE = {"rni": "rint", "rzi": "trunc", "rmi": "floor", "rpi": "ceil"}


def _cvt(t: Text, parts: list[str], operands: list[str]) -> None:
    if "tf32" in parts:
        _to_tf32(t, parts, operands)
        return
    if len(operands) == 3:
        _to_pair(t, parts, operands)
        return
    kinds = [p for p in parts if p in _IR or p[1:] in ("8", "16", "32", "64")]
    if {"relu", "satfinite"} & set(parts) and not all("f" in k for k in kinds):
        t.refuse()
    if len(kinds) != 2 or len(operands) != 2:
        t.refuse()
    to, source = kinds
    if "f" in to and "f" in source:
        _float_to_float(t, parts, operands, to, source)
    elif "f" in source:
        _float_to_integer(t, parts, operands, to, source)
    elif "f" in to:
        _integer_to_float(t, parts, operands, to, source)
    else:
        _integer_to_integer(t, parts, operands, to, source)


def _integer_to_float(t: Text, parts: list[str], operands: list[str], to: str, source: str) -> None:
    bits, ir = width(source), ir_of(t, to)
    number, short = _direction(t, "float"), _FORMATS[ir][1] == 16
    if bits > 32 and (ir == "bfloat" or (short and number is not None)):
        t.refuse()
    name = "sitofp" if source[0] == "s" else "uitofp"
    given = t.integer(operands[1], bits)
    if bits <= 32 and short:  # exact as a double, and rounded once
        value = _narrowed(t, t.b.op(f"{name} i{bits} {given} to double"), "double", ir)
    elif number is None:
        value = t.b.op(f"{name} i{bits} {given} to {ir}")
    else:
        value = from_integer(t.b, number, ir, given, bits, source[0] == "s")
    t.write_float(operands[0], _saturated(t, parts, value, ir), ir)


def _narrowed(t: Text, value: str, have: str, want: str) -> str:
    """A number of a smaller type, rounded in the instruction's direction. No processor has directions for
    16-bit types: the nearest value is moved by one unit, towards or away from zero, if it was rounded the
    wrong way."""
    b, number = t.b, _direction(t, "float")
    if number is not None and _FORMATS[want][1] > 16:
        return constrained(b, "fptrunc", number, want, Typed(have, value))
    near = b.op(f"fptrunc {have} {value} to {want}")
    if number is None:
        return near
    back, bits = b.op(f"fpext {want} {near} to {have}"), b.op(f"bitcast {want} {near} to i16")
    negative = b.op(f"icmp slt i16 {bits}, 0")
    up, down = (b.op(f"fcmp {how} {have} {back}, {value}") for how in ("ogt", "olt"))
    if MODES["rz"][1] == number:
        wrong, step = b.op(f"select i1 {negative}, i1 {down}, i1 {up}"), "-1"
    elif MODES["rd"][1] == number:
        wrong, step = up, b.op(f"select i1 {negative}, i16 1, i16 -1")
    else:
        wrong, step = down, b.op(f"select i1 {negative}, i16 -1, i16 1")
    moved = b.op(f"add i16 {bits}, {b.op(f'select i1 {wrong}, i16 {step}, i16 0')}")
    return b.op(f"bitcast i16 {moved} to {want}")


def _float_to_float(t: Text, parts: list[str], operands: list[str], to: str, source: str) -> None:
    have, want = ir_of(t, source), ir_of(t, to)
    value = t.float(operands[1], have)
    if _FORMATS[want][1] > 16:  # a GPU keeps what becomes a short float
        value = _flushed_float(t, value, have)
    rounding = next((p for p in parts if p in _TO_WHOLE), "")
    if rounding:
        value = intrinsic(t, _TO_WHOLE[rounding], have, value)
    more = _FORMATS[want][1] - _FORMATS[have][1]
    if more < 0:
        value = _narrowed(t, value, have, want)
    elif have != want:
        if not more:
            t.refuse()
        value = t.b.op(f"fpext {have} {value} to {want}")
    if "satfinite" in parts:
        t.refuse()
    value = _flushed_float(t, _saturated(t, parts, value, want), want)
    t.write_float(operands[0], value, want)


def _flushed_float(t: Text, value: str, ir: str) -> str:
    """Conversions flush floats of 32 bits only."""
    return flushed(t, value, ir) if ir == "float" else value


def _to_tf32(t: Text, parts: list[str], operands: list[str]) -> None:
    """Keeps ten bits of mantissa, rounded to nearest, ties away from zero or to even."""
    b = t.b
    rounding = next((p for p in parts if p in ("rna", "rn", "rz")), "")
    if not rounding or {"relu", "satfinite"} & set(parts):
        t.refuse()
    bits = t.integer(operands[1], 32)
    step = {"rna": "4096", "rz": "0"}.get(rounding)
    if step is None:
        odd = b.op(f"and i32 {b.op(f'lshr i32 {bits}, 13')}, 1")
        step = b.op(f"add i32 {odd}, 4095")
    moved = b.op(f"and i32 {b.op(f'add i32 {bits}, {step}')}, -8192")
    missing = b.op(f"icmp ugt i32 {b.op(f'and i32 {bits}, 2147483647')}, 2139095040")
    t.write(operands[0], (b.op(f"select i1 {missing}, i32 2147483647, i32 {moved}"), 32))


def _to_pair(t: Text, parts: list[str], operands: list[str]) -> None:
    """Two floats become a pair, the first the higher half."""
    b = t.b
    ir = {"f16x2": "half", "bf16x2": "bfloat"}.get(parts[-2])
    if ir is None or parts[0] not in ("rn", "rz") or parts[-1] != "f32" or "satfinite" in parts:
        t.refuse()
    halves = [_saturated(t, parts, _narrowed(t, t.float(x, "float"), "float", ir), ir) for x in operands[1:]]
    high, low = (b.op(f"zext i16 {b.op(f'bitcast {ir} {h} to i16')} to i32") for h in halves)
    t.write(operands[0], (b.op(f"or i32 {b.op(f'shl i32 {high}, 16')}, {low}"), 32))


def _float_to_integer(t: Text, parts: list[str], operands: list[str], to: str, source: str) -> None:
    """Out of range it saturates. NaN gives 0, but as GPUs do it the sign bit alone if one of the two has 64
    bits."""
    ir, bits = ir_of(t, source), width(to)
    rounding = next((p for p in parts if p in _TO_WHOLE), "")
    if not rounding:
        t.refuse()
    if ir == "half" or ir == "bfloat":
        value, ir = t.b.op(f"fpext {ir} {t.float(operands[1], ir)} to float"), "float"
    else:
        value = t.float(operands[1], ir)
    value = intrinsic(t, _TO_WHOLE[rounding], ir, _flushed_float(t, value, ir))
    name = f"llvm.fpto{'s' if to[0] == 's' else 'u'}i.sat.i{bits}.{_FORMATS[ir][0]}"
    integer = t.b.call(f"i{bits}", name, (ir, value))
    if bits == 64 or ir == "double":
        missing = t.b.op(f"fcmp uno {ir} {value}, {value}")
        integer = t.b.op(f"select i1 {missing}, i{bits} {-(1 << bits - 1)}, i{bits} {integer}")
    t.write(operands[0], (integer, bits), to[0] == "s")


def _integer_to_integer(t: Text, parts: list[str], operands: list[str], to: str, source: str) -> None:
    have, want = width(source), width(to)
    value = t.integer(operands[1], have)
    if "sat" not in parts:
        t.write(operands[0], (resize(t.b, value, have, want, source[0] == "s"), want), to[0] == "s")
        return
    wide = resize(t.b, value, have, 128, source[0] == "s")
    least, most = (-(1 << want - 1), (1 << want - 1) - 1) if to[0] == "s" else (0, (1 << want) - 1)
    wide = t.b.call("i128", "llvm.smax.i128", ("i128", wide), ("i128", least))
    wide = t.b.call("i128", "llvm.smin.i128", ("i128", wide), ("i128", most))
    t.write(operands[0], (t.b.op(f"trunc i128 {wide} to i{want}"), want), to[0] == "s")


ROWS["cvt"] = _cvt
