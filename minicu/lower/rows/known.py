"""Mathematical functions of numbers that are known: their results are numbers, as with nvcc.

`pow(0.5, 23.0)` comes of the host's C library; LLVM does not find it in the code of libdevice's function,
which calls another. What overflows, has no value, or is subnormal (-ftz decides what that gives) is left to
the code.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable

from minicu import tree
from minicu.lower.ir import float_constant
from minicu.lower.machine import Operation

#: What nvcc computes, by the name of the double's function.
_FUNCTIONS: dict[str, Callable[..., float]] = {
    name: getattr(math, name)
    for name in "acos asin atan atan2 cos cosh exp exp2 fmod log log10 pow sin sinh tan tanh".split()
}

#: The least normal numbers.
_LEAST = {"float": 2.0**-126, "double": 2.0**-1022}


def number(name: str, e: Operation, ir: str) -> str | None:
    """The constant that a call of a function of the type `ir` gives, if that is known."""
    known = [a.value for a in e.arguments if isinstance(a, tree.Constant)]
    if name not in _FUNCTIONS or len(known) != len(e.arguments):
        return None
    try:
        result = _FUNCTIONS[name](*known)
        if ir == "float":
            (result,) = struct.unpack("<f", struct.pack("<f", result))
    except (ValueError, OverflowError):
        return None
    normal = [x == 0 or _LEAST[ir] <= abs(x) < math.inf for x in (*known, result)]
    return float_constant(result, ir) if all(normal) else None
