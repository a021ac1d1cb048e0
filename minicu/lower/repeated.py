"""Functions that may be inlined into a loop.

What LLVM is told of the pointers of one call (`noalias`, and what `lower/restricted.py` says) becomes a claim
about all trips where the call is inlined into a loop: a load by way of one pointer then moves out of the
loop, beyond stores of other trips by way of the other.
Seen with: LLVM 22.1 (llvmlite 0.50), and nvcc 13.0.
Test: tests/run/restricted.cu.
"""

from __future__ import annotations

from minicu import tree
from minicu.lower.graph import recursive
from minicu.tree.walk import walk


def repeated(functions: list[tree.Function]) -> set[tree.Function]:
    """The functions that a loop may call, itself or by way of others. A `goto` may be a loop, and so may a
    function that calls itself; one whose address is used may be called anywhere."""
    named: dict[tree.Function, set[tree.Function]] = {}
    found: set[tree.Function] = set()
    for f in functions:
        if f.body is None:
            continue
        every = list(walk(f.body))
        named[f] = {x for x in every if x.__class__ is tree.Function}
        found |= {x.function for x in every if x.__class__ is tree.FunctionAddress}
        if any(x.__class__ is tree.Goto for x in every):
            found |= named[f]
        inner = set[int]()
        for loop in every:
            if loop.__class__ is tree.Loop and id(loop) not in inner:
                parts = list(walk(loop))
                inner.update(id(x) for x in parts if x.__class__ is tree.Loop)
                found |= {x for x in parts if x.__class__ is tree.Function}
    found |= recursive(named)
    todo = list(found)
    while todo:
        fresh = named.get(todo.pop(), set()) - found
        found |= fresh
        todo += fresh
    return found
