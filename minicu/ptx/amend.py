"""What LLVM printed, amended: the passes over a module's text, in their order.

Each pass is a file of `passes/` for one fault of LLVM's or ptxas's. Its head tells the fault, the versions
that were seen to have it, and the test that shows it; `wanted` is a quick look at a text, whether there may
be something to amend, and `amend` amends. To drop a pass when versions mend the fault: take it out of the
table, and run its test.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from minicu.ptx.passes import (
    conditions,
    inlined,
    local,
    local_swaps,
    macros,
    parameters,
    recursion,
    reductions,
    results,
    selections,
    spaces,
    stack,
    stores,
    subnormals,
    unit,
    variables,
    variadic,
)
from minicu.ptx.text import AMENDABLE, Module


class Pass(Protocol):
    """A module of `passes/`."""

    def wanted(self, text: str) -> bool: ...

    def amend(self, module: Module) -> None: ...


#: In this order: `spaces` moves what `reductions` left, the passes behind `variadic` see calls in their form.
PASSES: tuple[Pass, ...] = (
    reductions, spaces, local_swaps, subnormals, variadic, stores, selections, conditions, results, stack,
    recursion, variables, macros, parameters, unit, inlined,
)  # fmt: skip


def amend(text: str, hidden: Collection[str] = ()) -> str:
    """A module's text in its final form. Functions `hidden` are visible in it, and must not be."""
    passes = [p for p in PASSES if p.wanted(text)]
    if not passes and not hidden and AMENDABLE not in text:
        return text
    module = Module(text)
    if hidden:
        local.hide(module, hidden)
    for each in passes:
        each.amend(module)
    return module.without_marks()


def apply(each: Pass, text: str) -> str:
    """The text after one pass alone."""
    module = Module(text)
    each.amend(module)
    return module.without_marks()
