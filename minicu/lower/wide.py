"""Conversions that LLVM has no instruction sequence for: 128-bit integers from and to floats (it
aborts on NVPTX), and 16-bit floats on the host (it calls a library that is not there).

The rules are written once as IR functions and pasted into the modules that need them.
"""

from __future__ import annotations

from minicu.abi import extended
from minicu.lower.body import Body
from minicu.lower.ir import External, Scalar, Typed

_CTLZ = External("i128", "llvm.ctlz.i128", "i128, i1")
_UMIN = External("i64", "llvm.umin.i64", "i64, i64")
_FABS = External("double", "llvm.fabs.f64", "double")


def integer_to_float(b: Body, value: str, signed: bool, to: str) -> str:
    """A 128-bit integer as a float of LLVM type `to`, correctly rounded."""
    if to == extended.NAME:
        name = f"minicu.{'i' if signed else 'u'}128_to_{to}"
        b.helper(
            name, _EXTENDED_FROM_128.format(name=name, extend="sitofp" if signed else "uitofp"), inlined=True
        )
        return b.op(f"call {to} @{name}(i128 {value})")
    short = to in ("half", "bfloat")
    name = f"minicu.{'i' if signed else 'u'}128_to_{'float' if short else to}{'.odd' if short else ''}"
    b.helper(
        name, _from_128(name, signed, "float" if short else to, 22 if short else 64), _CTLZ, inlined=True
    )
    converted = b.op(f"call {'float' if short else to} @{name}(i128 {value})")
    return narrow(b, converted, "float", to) if short else converted


def _from_128(name: str, signed: bool, to: str, keep: int) -> str:
    """Converts the top `keep` bits as an i64, rounding once: lower bits are kept as a sticky bit. Scaling by
    a power of two is exact (or overflows, as it must)."""
    sign = (
        """  %negative = icmp slt i128 %x, 0
  %minus = sub i128 0, %x
  %m = select i1 %negative, i128 %minus, i128 %x"""
        if signed
        else """  %m = add i128 %x, 0"""
    )
    last = (
        """  %opposite = fneg T %scaled
  %r = select i1 %negative, T %opposite, T %scaled
  ret T %r"""
        if signed
        else "  ret T %scaled"
    )
    # 2^s as two factors: 2^127 is the largest power that a float has, s is at most 106.
    bias, width, mantissa = (127, 32, 23) if to == "float" else (1023, 64, 52)
    return f"""define internal {to} @{name}(i128 %x) alwaysinline nounwind {{
{sign}
  %zeros = call i128 @llvm.ctlz.i128(i128 %m, i1 false)
  %used = sub i128 128, %zeros
  %big = icmp ugt i128 %used, {keep}
  %more = sub i128 %used, {keep}
  %s = select i1 %big, i128 %more, i128 0
  %top = lshr i128 %m, %s
  %back = shl i128 %top, %s
  %lost = icmp ne i128 %back, %m
  %sticky = zext i1 %lost to i64
  %low = trunc i128 %top to i64
  %n = or i64 %low, %sticky
  %f = uitofp i64 %n to {to}
  %e = trunc i128 %s to i{width}
  %biased = add i{width} %e, {bias}
  %bits = shl i{width} %biased, {mantissa}
  %power = bitcast i{width} %bits to {to}
  %scaled = fmul {to} %f, %power
{last.replace(" T ", f" {to} ")}
}}"""


def float_to_integer(b: Body, value: str, have: Scalar, signed: bool) -> str:
    """A float as a 128-bit integer: towards zero, NaN gives zero; saturated, but for x87's, of which C leaves
    open what is out of range."""
    if have.ir == extended.NAME:
        name = "minicu.x86_fp80_to_i128"
        b.helper(name, _EXTENDED_TO_128, External("x86_fp80", "llvm.fabs.f80", "x86_fp80"), inlined=True)
        return b.op(f"call i128 @{name}(x86_fp80 {value})")
    if have.ir == "float":
        value = b.op(f"fpext float {value} to double")
    name = f"minicu.double_to_{'i' if signed else 'u'}128"
    b.helper(name, _to_128(name, signed), _UMIN, inlined=True)
    return b.op(f"call i128 @{name}(double {value})")


def _to_128(name: str, signed: bool) -> str:
    limit = 127 if signed else 128
    least = -1 << 127 if signed else 0
    opposite = "sub i128 0, %size" if signed else "and i128 %size, 0"
    return f"""define internal i128 @{name}(double %x) alwaysinline nounwind {{
  %bits = bitcast double %x to i64
  %negative = icmp slt i64 %bits, 0
  %e0 = lshr i64 %bits, 52
  %e1 = and i64 %e0, 2047
  %fraction = and i64 %bits, {(1 << 52) - 1}
  %m64 = or i64 %fraction, {1 << 52}
  %m = zext i64 %m64 to i128
  %small = icmp ult i64 %e1, 1023
  %over = icmp uge i64 %e1, {1023 + limit}
  %nan = fcmp uno double %x, 0.0
  %left = sub i64 %e1, 1075
  %right = sub i64 1075, %e1
  %is.left = icmp sge i64 %left, 0
  %l0 = select i1 %is.left, i64 %left, i64 0
  %l1 = and i64 %l0, 127
  %r0 = select i1 %is.left, i64 0, i64 %right
  %r1 = call i64 @llvm.umin.i64(i64 %r0, i64 64)
  %l = zext i64 %l1 to i128
  %rr = zext i64 %r1 to i128
  %shifted = shl i128 %m, %l
  %whole = lshr i128 %shifted, %rr
  %size = select i1 %small, i128 0, i128 %whole
  %up = select i1 %over, i128 {(1 << limit) - 1}, i128 %size
  %opposite = {opposite}
  %down = select i1 %over, i128 {least}, i128 %opposite
  %r = select i1 %negative, i128 %down, i128 %up
  %answer = select i1 %nan, i128 0, i128 %r
  ret i128 %answer
}}"""


#: Both halves are exact, and so is the product: the sum is rounded once.
_EXTENDED_FROM_128 = """define internal x86_fp80 @{name}(i128 %x) alwaysinline nounwind {{
  %h = lshr i128 %x, 64
  %high = trunc i128 %h to i64
  %low = trunc i128 %x to i64
  %upper = {extend} i64 %high to x86_fp80
  %lower = uitofp i64 %low to x86_fp80
  %scaled = fmul x86_fp80 %upper, 0xK403F8000000000000000
  %r = fadd x86_fp80 %scaled, %lower
  ret x86_fp80 %r
}}"""

_EXTENDED_TO_128 = """define internal i128 @minicu.x86_fp80_to_i128(x86_fp80 %x) alwaysinline nounwind {
  %size = call x86_fp80 @llvm.fabs.f80(x86_fp80 %x)
  %number = fcmp olt x86_fp80 %size, 0xK407F8000000000000000
  %known = select i1 %number, x86_fp80 %size, x86_fp80 0xK00000000000000000000
  %scaled = fmul x86_fp80 %known, 0xK3FBF8000000000000000
  %high = fptoui x86_fp80 %scaled to i64
  %whole = uitofp i64 %high to x86_fp80
  %back = fmul x86_fp80 %whole, 0xK403F8000000000000000
  %rest = fsub x86_fp80 %known, %back
  %low = fptoui x86_fp80 %rest to i64
  %h = zext i64 %high to i128
  %l = zext i64 %low to i128
  %upper = shl i128 %h, 64
  %positive = or i128 %upper, %l
  %negative = sub i128 0, %positive
  %below = fcmp olt x86_fp80 %x, 0xK00000000000000000000
  %r = select i1 %below, i128 %negative, i128 %positive
  ret i128 %r
}"""


def narrow(b: Body, value: str, have: str, to: str) -> str:
    """A float or double as a 16-bit float, rounded once, to nearest even."""
    if b.module.target.device_code:
        return b.op(f"fptrunc {have} {value} to {to}")
    if have == "double":
        b.helper("minicu.double_to_float_odd", _DOUBLE_TO_ODD, _FABS, inlined=True)
        value = b.op(f"call float @minicu.double_to_float_odd(double {value})")
    if to == "half":
        return b.op(f"fptrunc float {value} to half")
    b.helper("minicu.float_to_bfloat", _FLOAT_TO_BFLOAT, inlined=True)
    return b.op(f"call bfloat @minicu.float_to_bfloat(float {value})")


def integer_to_bfloat(b: Body, value: str, have: Scalar) -> str:
    """An integer of at most 64 bits as a bfloat, rounded once; from sm_90 on by an instruction that LLVM does
    not know."""
    if b.module.target.device_code and b.module.options.arch_number >= 90 and have.bits in (32, 64):
        sign, letter = "s" if have.signed else "u", "r" if have.bits == 32 else "l"
        text = f"cvt.rn.bf16.{sign}{have.bits} $0, $1;"
        bits = b.ptx("i16", text, f"=h,{letter}", Typed(have.ir, value))
        return b.op(f"bitcast i16 {bits} to bfloat")
    return narrow(b, _integer_to_odd(b, value, have), "float", "bfloat")


def integer_to_half(b: Body, value: str, have: Scalar) -> str:
    """An integer of at most 64 bits as a half, rounded once."""
    return narrow(b, _integer_to_odd(b, value, have), "float", "half")


def _integer_to_odd(b: Body, value: str, have: Scalar) -> str:
    """An integer as a float from which rounding to 16 bits gives the right result: exact, or rounded to
    odd."""
    sign = "s" if have.signed else "u"
    if have.bits <= 16:
        return b.op(f"{sign}itofp {have.ir} {value} to float")
    how = "sext" if have.signed else "zext"
    wide = b.op(f"{how} {have.ir} {value} to i128")
    name = f"minicu.{'i' if have.signed else 'u'}128_to_float.odd"
    b.helper(name, _from_128(name, have.signed, "float", 22), _CTLZ, inlined=True)
    return b.op(f"call float @{name}(i128 {wide})")


def bfloat_arithmetic(b: Body, op: str, left: str, right: str) -> str:
    """An operation on bfloats on the host: in float, which holds products and quotients exactly
    enough to round once more (24 >= 2 * 8 + 2 bits)."""
    x, y = b.op(f"fpext bfloat {left} to float"), b.op(f"fpext bfloat {right} to float")
    return narrow(b, b.op(f"{op} float {x}, {y}"), "float", "bfloat")


_DOUBLE_TO_ODD = """define internal float @minicu.double_to_float_odd(double %x) alwaysinline nounwind {
  %f = fptrunc double %x to float
  %back = fpext float %f to double
  %bits = bitcast float %f to i32
  %ax = call double @llvm.fabs.f64(double %x)
  %af = call double @llvm.fabs.f64(double %back)
  %up = fcmp ogt double %af, %ax
  %one = zext i1 %up to i32
  %towards = sub i32 %bits, %one
  %inexact = fcmp one double %back, %x
  %odd = zext i1 %inexact to i32
  %r = or i32 %towards, %odd
  %g = bitcast i32 %r to float
  ret float %g
}"""

_FLOAT_TO_BFLOAT = """define internal bfloat @minicu.float_to_bfloat(float %x) alwaysinline nounwind {
  %bits = bitcast float %x to i32
  %low = lshr i32 %bits, 16
  %even = and i32 %low, 1
  %half = add i32 %even, 32767
  %sum = add i32 %bits, %half
  %nan = fcmp uno float %x, 0.0
  %quiet = or i32 %bits, 4194304
  %r = select i1 %nan, i32 %quiet, i32 %sum
  %top = lshr i32 %r, 16
  %n = trunc i32 %top to i16
  %b = bitcast i16 %n to bfloat
  ret bfloat %b
}"""
