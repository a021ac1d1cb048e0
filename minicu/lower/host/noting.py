"""Loops over threads in which nothing is left to do but to note what is known before, the same for each:

    for (int k = 2; k <= n; k <<= 1)
        for (int j = k >> 1; j > 0; j >>= 1) { ...; __syncthreads(); }

Between the loops all that threads do is to keep `j` and `k` for what follows. That is a call of the runtime
(`native/cpu_regions.c`), where LLVM would have another loop to make vectors of.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from minicu.lower.host.crossing import PURE
from minicu.lower.host.flow import Instruction, size_align
from minicu.lower.host.instructions import access

if TYPE_CHECKING:
    from minicu.lower.host.thread_loop import ThreadLoop

#: Types with whose bytes an array can be filled, and how they become an integer.
_CASTS = {"i1": "zext", "i8": "", "i16": "", "i32": "", "i64": "", "half": "bitcast", "bfloat": "bitcast",
          "float": "bitcast", "double": "bitcast", "ptr": "ptrtoint"}  # fmt: skip

#: Give elements `first` to `last` of an array a value.
DECLARATIONS = [
    f"declare void @minicu_fill{size}(ptr writeonly captures(none), i{8 * size}, i32, i32) "
    "nounwind willreturn memory(argmem: write)"
    for size in (1, 2, 4, 8)
]


def noted(loop: ThreadLoop) -> dict[str, str] | None:
    """The values that all threads of a loop keep, with operands known before it, where they do nothing else;
    None where they do."""
    w = loop.writer
    if len(loop.ends) != 1 or not loop.turns.isdisjoint(loop.blocks):
        return None
    if not all(_leaves_nothing(i) for name in loop.blocks for i in w.function.blocks[name].body):
        return None
    (end,) = loop.ends
    result = dict[str, str]()
    if isinstance(end, int) and w.cuts.cuts[end].value != "0":
        return None
    for name in loop.keeps(w.cuts.cuts[end]) if isinstance(end, int) else ():
        value = loop.known(name)
        if value is None or w.values.kept[name] not in _CASTS:
            return None
        result[name] = value
    return result


def _leaves_nothing(i: Instruction) -> bool:
    """Whether nobody sees that it was not done, if its result is not asked for."""
    if i.op in PURE or (i.op == "wait" and not i.uses):
        return True
    accessed = access(i.text) if i.op == "load" else None
    return accessed is not None and accessed.plain


def fill(array: str, type: str, value: str, first: str, last: str, name: str) -> list[str]:
    """Lines that note a value for threads `first` to `last`; `name` is free for what they need."""
    size = size_align(type)[0]
    integer, cast = f"i{8 * size}", _CASTS[type]
    lines = []
    if cast:
        lines = [f"  {name} = {cast} {type} {value} to {integer}"]
        value = name
    call = f"  call void @minicu_fill{size}(ptr {array}, {integer} {value}, i32 {first}, i32 {last})"
    return [*lines, call]
