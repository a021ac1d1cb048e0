"""Inline PTX that the CPU device understands: reading a special register.

asm("mov.u32 %0, %%laneid;" : "=r"(lane));
"""

from __future__ import annotations

import re

from minicu import tree
from minicu.lower import memory
from minicu.lower.body import Body, resize
from minicu.lower.host.access import once
from minicu.lower.host.system import nanoseconds

_READ = re.compile(r"\s*mov\.[usb](?:32|64)\s+%0\s*,\s*%%(\w+(?:\.[xyz])?)\s*;\s*")
_POSITIONS = {"tid": "threadIdx", "ntid": "blockDim", "ctaid": "blockIdx", "nctaid": "gridDim"}


def read_register(b: Body, s: tree.Asm) -> bool:
    """Lower an asm statement that reads a special register; False for any other."""
    match = _READ.fullmatch(s.template)
    if match is None or len(s.outputs) != 1 or s.inputs or not s.outputs[0][0].startswith("="):
        return False
    found = _value(b, match[1])
    if found is None:
        return False
    value, bits = found
    at = memory.locate(b, s.outputs[0][1])
    scalar = b.scalars.find(at.type)
    if scalar is None or scalar.kind != "i":
        return False
    memory.store(b, at, resize(b, value, bits, scalar.bits, False))
    return True


def _value(b: Body, name: str) -> tuple[str, int] | None:
    """The operand that holds the register, and its bits; None if there is no such register here."""
    base, _, index = name.partition(".")
    if base in _POSITIONS and index:
        return b.module.machine.special_register(b, _POSITIONS[base], "xyz".index(index)), 32
    linear = once(b, "%T", "THREAD", "linear")
    if name == "laneid":
        return b.op(f"and i32 {linear}, 31"), 32
    if name == "warpid":
        return b.op(f"lshr i32 {linear}, 5"), 32
    if base.startswith("lanemask_"):
        return _lanes(b, base.removeprefix("lanemask_"), linear)
    if name in ("clock", "clock64"):
        return b.call("i64", "llvm.readcyclecounter"), 64
    if name == "globaltimer":
        return nanoseconds(b), 64
    return {"smid": ("0", 32), "nsmid": ("1", 32)}.get(name)


def _lanes(b: Body, which: str, linear: str) -> tuple[str, int] | None:
    mine = b.op(f"shl i32 1, {b.op(f'and i32 {linear}, 31')}")
    below = b.op(f"sub i32 {mine}, 1")
    upto = b.op(f"or i32 {mine}, {below}")
    masks = {"eq": mine, "lt": below, "le": upto}
    if which in ("gt", "ge"):
        masks[which] = b.op(f"xor i32 {upto if which == 'gt' else below}, -1")
    return (masks[which], 32) if which in masks else None
