"""Functions whose values wait in too many registers, because LLVM has moved instructions down.

LLVM's MachineSink moves an instruction down to where its result is read, if a branch may make it
unnecessary. The operands of the instruction then stay alive for longer: in fft of HeCBench, eight numbers
and their sums took 144 registers (nvcc: 72) around the slow paths of sines and cosines, and 88 without the
pass. Most code is better with the pass, so functions with many live values are generated both ways, and the
better result is taken for each.
"""

from __future__ import annotations

from minicu.llvm import again
from minicu.llvm.faults import InternalError
from minicu.ptx.pressure import pressure
from minicu.ptx.text import Module

#: From this many live 32-bit registers on, a function is generated without the pass as well; that result is
#: taken if it needs at most this part of them.
MOST, LEFT = 96, 0.75

#: The length in characters of functions that are looked at: shorter ones have no room for so many values, and
#: longer ones take seconds.
LEAST_TEXT, MOST_TEXT = 20_000, 200_000

#: The end of a function, as LLVM prints it.
_END = "\n}\n"

#: What LLVM is told.
OPTION = "-disable-machine-sink"


def assembly(text: str, bitcode: bytes, target: again.Target) -> str:
    """`text`, the assembly that LLVM made for a module, but with the bodies that LLVM makes without the pass
    where these need clearly fewer registers."""
    if all(len(part) < LEAST_TEXT for part in text.split(_END)):
        return text
    module = Module(text)
    held = {
        d.routine.name: pressure(d.text) for d in module.definitions if LEAST_TEXT <= len(d.text) <= MOST_TEXT
    }
    if max(held.values(), default=0) < MOST:
        return text
    try:
        other = Module(again.assembly(bitcode, target, OPTION))
    except (InternalError, OSError):  # no further process, or it died: there is code already
        return text
    bodies = {d.routine.name: d.body for d in other.definitions if held.get(d.routine.name, 0) >= MOST}
    for definition in module.definitions:
        name = definition.routine.name
        if name in bodies and pressure("".join(s.text for s in bodies[name])) <= LEFT * held[name]:
            definition.body = bodies[name]
    return str(module)
