"""PTX on floats, and conversions (PTX ISA 9.7.3, 9.7.4, 9.7.9): what the CPU device does for each.

Results are those of the processor: rounding to the nearest, subnormal numbers kept; the approximate functions
are those of the C library.
"""

from __future__ import annotations

from minicu.lower.body import resize
from minicu.lower.host.asm.text import Row, Text, kind_of, width

#: Instructions that exist for floats only, and those that share their name with one for integers.
ROWS: dict[str, Row] = {}
SHARED: dict[str, Row] = {}

_IR = {"f16": "half", "f32": "float", "f64": "double", "bf16": "bfloat"}
_ROUNDINGS = ("rz", "rm", "rp")


def ir_of(t: Text, kind: str) -> str:
    if kind not in _IR:
        t.refuse()
    return _IR[kind]


def _nearest(t: Text, parts: list[str]) -> None:
    if any(p in _ROUNDINGS for p in parts):
        t.refuse(" (this rounding)")


def _binary(instruction: str) -> Row:
    def lowered(t: Text, parts: list[str], operands: list[str]) -> None:
        _nearest(t, parts)
        ir = ir_of(t, kind_of(parts))
        a, c = (t.float(x, ir) for x in operands[1:3])
        _write(t, parts, operands[0], t.b.op(f"{instruction} {ir} {a}, {c}"), ir)

    return lowered


def _write(t: Text, parts: list[str], to: str, value: str, ir: str) -> None:
    if "sat" in parts:  # NaN gives 0
        suffix = {"half": "f16", "float": "f32", "double": "f64"}[ir]
        value = t.b.call(ir, f"llvm.maxnum.{suffix}", f"{ir} {value}", f"{ir} 0.0")
        value = t.b.call(ir, f"llvm.minnum.{suffix}", f"{ir} {value}", f"{ir} 1.0")
    t.write_float(to, value, ir)


for _name in ("add", "sub", "mul", "div"):
    SHARED[_name] = _binary(f"f{_name}")


def _called(name: str) -> Row:
    """An intrinsic of LLVM on all operands."""

    def lowered(t: Text, parts: list[str], operands: list[str]) -> None:
        _nearest(t, parts)
        ir = ir_of(t, kind_of(parts))
        suffix = {"half": "f16", "float": "f32", "double": "f64", "bfloat": "bf16"}[ir]
        given = [f"{ir} {t.float(x, ir)}" for x in operands[1:]]
        _write(t, parts, operands[0], t.b.call(ir, f"llvm.{name}.{suffix}", *given), ir)

    return lowered


ROWS["fma"] = SHARED["mad"] = _called("fma")
SHARED |= {"min": _called("minnum"), "max": _called("maxnum"), "abs": _called("fabs")}
ROWS |= {"sqrt": _called("sqrt"), "ex2": _called("exp2"), "lg2": _called("log2"), "sin": _called("sin"),
         "cos": _called("cos"), "tanh": _called("tanh")}  # fmt: skip


def _neg(t: Text, parts: list[str], operands: list[str]) -> None:
    ir = ir_of(t, kind_of(parts))
    t.write_float(operands[0], t.b.op(f"fneg {ir} {t.float(operands[1], ir)}"), ir)


SHARED["neg"] = _neg


def _inverse(root: bool) -> Row:
    def lowered(t: Text, parts: list[str], operands: list[str]) -> None:
        _nearest(t, parts)
        ir = ir_of(t, kind_of(parts))
        a = t.float(operands[1], ir)
        if root:
            a = t.b.call(ir, f"llvm.sqrt.{'f32' if ir == 'float' else 'f64'}", f"{ir} {a}")
        t.write_float(operands[0], t.b.op(f"fdiv {ir} 1.0, {a}"), ir)

    return lowered


ROWS["rcp"], ROWS["rsqrt"] = _inverse(False), _inverse(True)


def _copysign(t: Text, parts: list[str], operands: list[str]) -> None:
    """Sign of a, magnitude of b."""
    ir = ir_of(t, kind_of(parts))
    a, c = (t.float(x, ir) for x in operands[1:3])
    suffix = "f32" if ir == "float" else "f64"
    t.write_float(operands[0], t.b.call(ir, f"llvm.copysign.{suffix}", f"{ir} {c}", f"{ir} {a}"), ir)


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
    if len(kinds) != 2 or len(operands) != 2:
        t.refuse()
    to, source = kinds
    if "f" in to and "f" in source:
        _float_to_float(t, parts, operands, to, source)
    elif "f" in source:
        _float_to_integer(t, parts, operands, to, source)
    elif "f" in to:
        _nearest(t, parts)
        bits, ir = width(source), ir_of(t, to)
        name = "sitofp" if source[0] == "s" else "uitofp"
        t.write_float(operands[0], t.b.op(f"{name} i{bits} {t.integer(operands[1], bits)} to {ir}"), ir)
    else:
        _integer_to_integer(t, parts, operands, to, source)


def _float_to_float(t: Text, parts: list[str], operands: list[str], to: str, source: str) -> None:
    have, want = ir_of(t, source), ir_of(t, to)
    value = t.float(operands[1], have)
    whole = next((p for p in parts if p in _TO_WHOLE), "")
    if whole:
        suffix = {"half": "f16", "float": "f32", "double": "f64"}[have]
        value = t.b.call(have, f"llvm.{_TO_WHOLE[whole]}.{suffix}", f"{have} {value}")
    else:
        _nearest(t, parts)
    sizes = {"half": 2, "bfloat": 2, "float": 4, "double": 8}
    if have != want:
        value = t.b.op(f"{'fpext' if sizes[want] > sizes[have] else 'fptrunc'} {have} {value} to {want}")
    if "relu" in parts:
        t.refuse()
    _write(t, parts, operands[0], value, want)


def _to_tf32(t: Text, parts: list[str], operands: list[str]) -> None:
    """Ten bits of mantissa stay: rounded to the nearest, halves away from zero or to the even one."""
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
    if ir is None or parts[:1] != ["rn"] or parts[-1] != "f32" or len(parts) != 3:
        t.refuse()
    halves = [b.op(f"fptrunc float {t.float(x, 'float')} to {ir}") for x in operands[1:]]
    high, low = (b.op(f"zext i16 {b.op(f'bitcast {ir} {h} to i16')} to i32") for h in halves)
    t.write(operands[0], (b.op(f"or i32 {b.op(f'shl i32 {high}, 16')}, {low}"), 32))


def _float_to_integer(t: Text, parts: list[str], operands: list[str], to: str, source: str) -> None:
    """Out of range it saturates; NaN gives 0."""
    ir, bits = ir_of(t, source), width(to)
    whole = next((p for p in parts if p in _TO_WHOLE), "")
    if not whole:
        t.refuse()
    if ir == "half" or ir == "bfloat":
        value, ir = t.b.op(f"fpext {ir} {t.float(operands[1], ir)} to float"), "float"
    else:
        value = t.float(operands[1], ir)
    suffix = "f32" if ir == "float" else "f64"
    value = t.b.call(ir, f"llvm.{_TO_WHOLE[whole]}.{suffix}", f"{ir} {value}")
    name = f"llvm.fpto{'s' if to[0] == 's' else 'u'}i.sat.i{bits}.{suffix}"
    t.write(operands[0], (t.b.call(f"i{bits}", name, f"{ir} {value}"), bits), to[0] == "s")


def _integer_to_integer(t: Text, parts: list[str], operands: list[str], to: str, source: str) -> None:
    have, want = width(source), width(to)
    value = t.integer(operands[1], have)
    if "sat" not in parts:
        t.write(operands[0], (resize(t.b, value, have, want, source[0] == "s"), want), to[0] == "s")
        return
    wide = resize(t.b, value, have, 128, source[0] == "s")
    least, most = (-(1 << want - 1), (1 << want - 1) - 1) if to[0] == "s" else (0, (1 << want) - 1)
    wide = t.b.call("i128", "llvm.smax.i128", f"i128 {wide}", f"i128 {least}")
    wide = t.b.call("i128", "llvm.smin.i128", f"i128 {wide}", f"i128 {most}")
    t.write(operands[0], (t.b.op(f"trunc i128 {wide} to i{want}"), want), to[0] == "s")


ROWS["cvt"] = _cvt
