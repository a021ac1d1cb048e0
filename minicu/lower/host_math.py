"""Mathematical functions on the CPU device: the C library's, and LLVM's where it has an exact one."""

from __future__ import annotations

from typing import Any

from minicu.lower.body import Body
from minicu.lower.generic import operands
from minicu.lower.machine import Row

ROWS: dict[str, Row] = {}

#: Functions of the C library under their own names: for double, and with an f for float.
_LIBRARY = """
    sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh
    exp exp2 expm1 log log2 log10 log1p logb pow cbrt hypot erf erfc tgamma lgamma
    fmod remainder fdim nextafter ldexp scalbn scalbln ilogb frexp modf remquo
    j0 j1 jn y0 y1 yn lrint llrint lround llround round roundeven exp10 sincos
""".split()


def _library(name: str) -> Row:
    """Call the C library's function `name` with the arguments as they are."""

    def lowered(b: Body, e: Any) -> str:
        scalar = b.scalars.find(e.type)
        return b.call(scalar.ir if scalar else "void", name, *operands(b, e), attributes=" nounwind")

    return lowered


for _name in _LIBRARY:
    for _suffix in ("", "f"):
        ROWS[_name + _suffix] = ROWS[f"__builtin_{_name}{_suffix}"] = _library(_name + _suffix)


def _square_root(b: Body, e: Any) -> str:
    scalar = b.scalars[e.type]
    return b.call(scalar.ir, f"llvm.sqrt.f{scalar.bits}", *operands(b, e))


for _name in ("sqrt", "sqrtf", "__builtin_sqrt", "__builtin_sqrtf"):
    ROWS[_name] = _square_root


def _reciprocal_square_root(b: Body, e: Any) -> str:
    scalar = b.scalars[e.type]
    root = b.call(scalar.ir, f"llvm.sqrt.f{scalar.bits}", *operands(b, e))
    return b.op(f"fdiv {scalar.ir} {'0x3FF0000000000000'}, {root}")


ROWS["rsqrt"] = ROWS["rsqrtf"] = _reciprocal_square_root

#: CUDA's approximations are the C library's functions here.
for _name in ("sin", "cos", "tan", "exp", "exp10", "log", "log2", "log10", "pow"):
    ROWS[f"__{_name}f"] = _library(f"{_name}f")
