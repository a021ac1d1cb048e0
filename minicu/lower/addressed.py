"""Which functions a unit calls through pointers, as far as it can be seen."""

from __future__ import annotations

from minicu import tree
from minicu.tree.walk import walk


def addressed(unit: tree.Unit) -> frozenset[tree.Function]:
    """The functions whose address the unit uses, other than to call them by name. LLVM knows where a pointer
    points; how they take records must then be how calls through pointers pass them."""
    found: set[tree.Function] = set()
    for node in walk([*(f.body for f in unit.functions), *(o.initializer for o in unit.objects)]):
        if isinstance(node, tree.FunctionAddress):
            found.add(node.function)
        elif isinstance(node, tree.SymbolAddress) and isinstance(node.symbol, tree.Function):
            found.add(node.symbol)
    return frozenset(found)
