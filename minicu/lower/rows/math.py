"""Mathematical functions: include/library/math.h and math.cuh.

On the GPU they are libdevice's, which `minicu.llvm.libdevice` pastes in, or instructions. On the CPU device
they are the C library's, LLVM's where it has an exact instruction, and for float the header's. Overloads
share a row: the type of the first floating operand decides.
"""

from __future__ import annotations

from minicu.abi import extended
from minicu.lower import expr, operations
from minicu.lower.body import Body
from minicu.lower.ir import Scalar
from minicu.lower.machine import Operation, Row
from minicu.lower.rows import known
from minicu.lower.rows.row import SUFFIXES, operands

GPU: dict[str, Row] = {}
CPU: dict[str, Row] = {}

#: In libdevice and in the C library under one name: for double, and with an f for float.
_BOTH = """
    sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp exp2 exp10 expm1
    log log2 log10 log1p logb pow cbrt hypot erf erfc tgamma lgamma fmod remainder fdim nextafter
    ldexp scalbn ilogb frexp modf remquo j0 j1 jn y0 y1 yn sincos
""".split()

#: Of these the float functions of kernels are C as well (include/library/math_float.h).
_FLOATS_IN_C = frozenset(
    """
    exp exp2 exp10 expm1 log log2 log10 log1p sin cos tan sincos sinh cosh tanh pow hypot erf erfc
""".split()
)

#: In libdevice only; the header has C for the CPU device.
_LIBDEVICE = """
    rsqrt rcbrt rhypot norm3d rnorm3d norm4d rnorm4d norm rnorm sinpi cospi sincospi
    erfcx erfinv erfcinv normcdf normcdfinv cyl_bessel_i0 cyl_bessel_i1
""".split()

#: What -use_fast_math puts in place of the float functions.
_FAST = frozenset("sin cos tan sincos exp exp10 log log2 log10 pow tanh".split())

#: LLVM's intrinsics that are one instruction, or a few, on both targets.
_INTRINSICS = {
    "fabs": "fabs", "floor": "floor", "ceil": "ceil", "trunc": "trunc", "rint": "rint",
    "nearbyint": "nearbyint", "roundeven": "roundeven", "fma": "fma", "copysign": "copysign",
}  # fmt: skip


def floating(b: Body, e: Operation) -> Scalar:
    """The floating type of a call: that of its first floating operand, or of its result."""
    for a in e.arguments:
        scalar = b.scalars.find(a.type)
        if scalar is not None and scalar.kind == "f":
            return scalar
    return b.scalars[e.type]


def _result(b: Body, e: Operation) -> str:
    scalar = b.scalars.find(e.type)
    return scalar.ir if scalar is not None else "void"


def libdevice(name: str) -> Row:
    """libdevice's `__nv_NAME`, for float `__nv_NAMEf`."""

    def lowered(b: Body, e: Operation) -> str:
        kind = floating(b, e).ir
        if (result := known.number(name, e, kind)) is not None:
            return result
        single = kind == "float"
        if single and name in _FAST and b.module.options.fast_math and _has_fast(b, name):
            return b.call(_result(b, e), f"__nv_fast_{name}f", *operands(b, e))
        suffix = "f" if single and name not in ("norm", "rnorm") else _norm_suffix(b, e, name)
        return b.call(_result(b, e), f"__nv_{name}{suffix}", *operands(b, e))

    return lowered


def _has_fast(b: Body, name: str) -> bool:
    """Whether libdevice's fast variant can be used: that of tanh needs an instruction of sm_75."""
    return name != "tanh" or b.module.options.arch_number >= 75


def _fast(name: str) -> Row:
    """CUDA's `__NAMEf`."""
    fast, exact = exactly(f"__nv_fast_{name}f"), exactly(f"__nv_{name}f")
    return lambda b, e: (fast if _has_fast(b, name) else exact)(b, e)


def _norm_suffix(b: Body, e: Operation, name: str) -> str:
    """norm(count, vector) has no floating operand."""
    return "f" if name in ("norm", "rnorm") and b.scalars[e.type].ir == "float" else ""


def exactly(name: str) -> Row:
    """The function of libdevice or the C library with exactly this name."""

    def lowered(b: Body, e: Operation) -> str:
        return b.call(_result(b, e), name, *operands(b, e))

    return lowered


def c_library(name: str) -> Row:
    """The C library's `NAME`, for float `NAMEf`, for x87's long double `NAMEl`."""

    def lowered(b: Body, e: Operation) -> str:
        suffix = {"float": "f", extended.NAME: "l"}.get(floating(b, e).ir, "")
        return b.call(_result(b, e), f"{name}{suffix}", *operands(b, e), attributes=" nounwind")

    return lowered


def _double_only(name: str) -> Row:
    """The C library's, but in kernels the header's for float, of which there are vectors."""
    of_library = c_library(name)

    def lowered(b: Body, e: Operation) -> str | None:
        in_c = floating(b, e).ir == "float" and not b.module.unit.language.whole_program
        return None if in_c else of_library(b, e)

    return lowered


def intrinsic(name: str) -> Row:
    """LLVM's intrinsic of the call's floating type."""

    def lowered(b: Body, e: Operation) -> str:
        scalar = floating(b, e)
        return b.call(scalar.ir, f"llvm.{name}.{SUFFIXES[scalar.ir]}", *operands(b, e))

    return lowered


def both(table: dict[str, Row], name: str, row: Row) -> None:
    table[name] = table[name + "f"] = row


for _name in _BOTH:
    both(GPU, _name, libdevice(_name))
    both(CPU, _name, _double_only(_name) if _name in _FLOATS_IN_C else c_library(_name))
for _name in _LIBDEVICE:
    both(GPU, _name, libdevice(_name))
for _suffix in ("3d", "4d"):
    for _name in (f"norm{_suffix}", f"rnorm{_suffix}"):
        GPU[_name + "f"] = libdevice(_name)
for _name, _intrinsic in _INTRINSICS.items():
    both(GPU, _name, intrinsic(_intrinsic))
    both(CPU, _name, intrinsic(_intrinsic))
both(GPU, "round", libdevice("round"))
both(CPU, "round", intrinsic("round"))
# PTX's min and max: a NaN gives way to a number, -0 is below +0.
both(GPU, "fmin", intrinsic("minnum"))
both(GPU, "fmax", intrinsic("maxnum"))
both(CPU, "fmin", intrinsic("minimumnum"))
both(CPU, "fmax", intrinsic("maximumnum"))


def _roundeven(b: Body, e: Operation) -> str:
    """Rounding to nearest even: PTX has no other, but LLVM maps only rint to it, not roundeven."""
    scalar = floating(b, e)
    return b.call(scalar.ir, f"llvm.rint.{SUFFIXES[scalar.ir]}", *operands(b, e))


both(GPU, "roundeven", _roundeven)


def _sqrt(b: Body, e: Operation) -> str:
    scalar = floating(b, e)
    if scalar.ir == "float" and not b.module.options.prec_sqrt:
        name = "llvm.nvvm.sqrt.approx" + (".ftz.f" if b.module.ftz else ".f")
        return b.call("float", name, *operands(b, e))
    return b.call(scalar.ir, f"llvm.sqrt.f{scalar.bits}", *operands(b, e))


both(GPU, "sqrt", _sqrt)
both(CPU, "sqrt", intrinsic("sqrt"))

for _name in ("sin", "cos", "tan", "tanh", "exp", "exp10", "log", "log2", "log10", "pow", "sincos"):
    GPU[f"__{_name}f"] = _fast(_name)
GPU["__fdividef"] = exactly("__nv_fast_fdividef")
GPU["__saturatef"] = GPU["saturate"] = exactly("__nv_saturatef")


def _fdividef(b: Body, e: Operation) -> str:
    """x / y, as -prec-div says; approximate with -use_fast_math."""
    left, right = (expr.value(b, a) for a in e.arguments)
    return operations.float_arithmetic(b, "/", left, right, b.scalars[e.type])


GPU["fdividef"] = _fdividef
