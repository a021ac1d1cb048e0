"""Code whose values wait in too many registers, because LLVM has moved instructions down.

LLVM's MachineSink moves an instruction towards what reads its result, past branches that it may not need.
What the instruction itself reads then lives longer: through the slow ways of sines and cosines, eight numbers
and their sums lived in 144 registers (fft of HeCBench; nvcc: 72), and in 88 without the pass. Most code is
better with it, so code that holds much is made both ways, and each such function is the better one of two.
"""

from __future__ import annotations

from minicu.llvm import again
from minicu.llvm.faults import InternalError
from minicu.ptx.pressure import pressure

#: Registers of 32 bits that live into a block from which on a function is made without the pass as well; and
#: the part of them that is to be left for that code to be taken.
MOST, LEFT = 96, 0.75

#: Characters of a function that is looked at: less has no room for so many values, and more takes seconds.
LEAST_TEXT, MOST_TEXT = 20_000, 200_000

#: What LLVM is told.
OPTION = "-disable-machine-sink"

#: What stands between functions.
_BETWEEN = "\n}\n"


def assembly(text: str, bitcode: bytes, target: again.Target) -> str:
    """`text`, the assembly that LLVM made for a module, in which functions that hold many values are replaced
    by what LLVM makes without the pass, if that needs clearly fewer registers."""
    bodies = text.split(_BETWEEN)
    held = [pressure(body) if LEAST_TEXT <= len(body) <= MOST_TEXT else 0 for body in bodies]
    if max(held) < MOST:
        return text
    try:
        others = again.assembly(bitcode, target, OPTION).split(_BETWEEN)
    except (InternalError, OSError):  # no further process, or it died: there is code already
        return text
    if len(others) != len(bodies):  # a program's own assembly has such lines, and the pass copied it
        return text
    for n, other in enumerate(others):
        if held[n] >= MOST and pressure(other) <= LEFT * held[n]:
            bodies[n] = other
    return _BETWEEN.join(bodies)
