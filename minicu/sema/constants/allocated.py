"""Memory from `new` in constant expressions (C++20 [expr.const]p5.17): an object of bytes for each call of an
allocation function. All of it must be given back before the evaluation ends."""

from __future__ import annotations

from minicu import tree
from minicu import types as ty
from minicu.sema.constants import constant
from minicu.sema.context import Check
from minicu.sema.function_state import Cells, Frame
from minicu.sema.scope import of_library
from minicu.syntax.headers.needed import ALLOCATED

_ALLOCATING = frozenset(("malloc", "__operator_new", ALLOCATED))
_FREEING = frozenset(("free", "__operator_delete"))

#: Bytes that one call may ask for.
_MOST = 1 << 24


def called(c: Check, function: tree.Function, e: tree.Call) -> constant.Value | None:
    """The value of a call of the library's functions that allocate and free; None: it is no constant."""
    frame = c.here.frame
    if frame is None or not c.language.cxx20 or not of_library(function.at) or not e.arguments:
        return None
    first = frame.first or frame
    if function.name in _ALLOCATING:
        return _allocate(c, first, e)
    return _free(c, first, e) if function.name in _FREEING else None


def _allocate(c: Check, first: Frame, e: tree.Call) -> constant.Value | None:
    size = constant.evaluate(c, e.arguments[0])
    if not isinstance(size, tree.Constant) or not 0 <= size.value <= _MOST:
        return None
    memory = tree.Object("", ty.Array(ty.UCHAR, int(size.value)), "local")
    c.known.records[memory] = Cells()
    first.allocated.append(memory)
    first.owned.add(memory)
    return tree.SymbolAddress(e.type, memory, at=e.at)


def _free(c: Check, first: Frame, e: tree.Call) -> constant.Value | None:
    pointer = constant.evaluate(c, e.arguments[0])
    if isinstance(pointer, tree.SymbolAddress):
        memory = pointer.symbol
        if not isinstance(memory, tree.Object) or memory not in first.owned or pointer.offset:
            return None
        first.owned.remove(memory)
        c.known.records.pop(memory, None)
    elif pointer is None:
        return None
    return tree.Constant(ty.INT, 0)
