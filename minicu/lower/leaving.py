"""`break`, `continue` and `return`: what goes out of scope ends, then control goes on elsewhere."""

from __future__ import annotations

from minicu import tree
from minicu import types as ty
from minicu.abi.calls import RESULT, ByAddress, Coerce, Ignore, Indirect, classify_return
from minicu.lower import expr, memory
from minicu.lower.body import Body, Exit

#: The most cases that LLVM sees together (`minicu.lower.switch`).
MANY_CASES = 256
#: How many ways out of a large switch lead to one block (`minicu.lower.switch`).
GROUP = 64
#: Up to so many statements that end objects are written for each jump; more are shared by the jumps to one
#: place, or a function of n objects, each before a `return`, had n^2 of them.
FEW = 8


def break_(b: Body, s: tree.Break) -> None:
    way = b.flow.breaks[-1]
    if not _leave(b, s.after, way.end or way.label):
        return
    restore(b, way.depth)
    b.jump(way.label)
    way.taken += 1
    if way.end and way.taken % GROUP == 0:
        group(b, way)
        way.label = b.label()


def group(b: Body, way: Exit) -> None:
    """A block through which ways lead to the end of a large switch."""
    b.start(way.label)
    apart(b)
    b.jump(way.end)


def apart(b: Body) -> None:
    """Keeps LLVM from merging the block, which has nothing else in it, with the one that follows."""
    b.call("void", "llvm.sideeffect")


def enter_alternative(b: Body) -> bool:
    """To the code for when a condition does not hold. Whether it is the last that LLVM is to look at together
    with those around it: of a chain of comparisons it makes a switch."""
    b.flow.alternatives += 1
    many = b.flow.alternatives % MANY_CASES == 0
    if many:
        apart(b)
    return many


def leave_alternative(b: Body, many: bool) -> None:
    b.flow.alternatives -= 1
    if many and not b.closed:
        apart(b)


def continue_(b: Body, s: tree.Continue) -> None:
    label, depth = b.flow.continues[-1]
    if _leave(b, s.after, label):
        restore(b, depth)
        b.jump(label)


def return_(b: Body, s: tree.Return) -> None:
    function = b.function
    type = function.type.returns
    returns = classify_return(type, b.model)
    if isinstance(returns, Ignore) or function.kind == "kernel":
        if s.value is not None:
            if isinstance(s.value.type, ty.Record):
                expr.record(b, s.value)
            else:
                expr.value(b, s.value)
        if _leave(b, s.after):
            b.leave("void")
    elif isinstance(returns, ByAddress):
        if s.value is not None and _is_there(s.value):
            pass
        elif s.value is not None and type.decl.info is not None:  # type: ignore[attr-defined]
            expr.record_into(b, s.value, RESULT, memory.size_align(b, type)[1])
        elif s.value is not None:
            at, align = expr.record(b, s.value)
            size, known = memory.size_align(b, type)
            memory.copy(b, RESULT, known, at, align, size)
        if _leave(b, s.after):
            b.leave("void")
    elif s.value is None:  # C11 6.9.1p12: allowed unless the caller uses the value
        b.leave(f"{returns.ir if not isinstance(returns, Indirect) else returns.carrier} zeroinitializer")
    elif isinstance(returns, (Indirect, Coerce)):
        at, align = expr.record(b, s.value)
        bytes_ = b.load(returns.carrier, at, min(align, returns.align))
        _return_value(b, s, returns.carrier, bytes_)
    else:
        _return_value(b, s, returns.ir, expr.value(b, s.value))


def _return_value(b: Body, s: tree.Return, type: str, value: str) -> None:
    shared = len(s.after) > FEW
    if shared:
        b.flow.returned = b.flow.returned or b.slot(0, 8, "returned", type)
        b.store(type, value, b.flow.returned, 8)
    if _leave(b, s.after):
        if shared:
            value = b.load(type, b.flow.returned, 8)
        b.leave(f"{type} {value}")


def _is_there(value: tree.Expr) -> bool:
    """Whether this is the local object that is constructed in the place of the result."""
    place = value.place if isinstance(value, tree.Load) else None
    return isinstance(place, tree.Variable) and bool(place.object.result)


def _leave(b: Body, after: list[tree.Statement], target: str = "") -> bool:
    """Runs `after` on the way to `target` ("": the caller's). False if the way of an earlier jump to the same
    target was used instead."""
    from minicu.lower import stmt

    ways, saved = b.flow.ways, tuple(b.flow.saved)
    for s in after:
        if len(after) > FEW:
            known = ways.get((target, saved, s))
            if known is not None:
                b.close(f"br label %{known}")  # it leads out: no loop
                return False
            b.start(ways.setdefault((target, saved, s), b.label()))
        stmt.statement(b, s)
    return True


def restore(b: Body, depth: int) -> None:
    """Restores the stack pointer of all blocks deeper than `depth`."""
    flow = b.flow
    if len(flow.saved) > depth and not b.closed:
        pointer = b.load("ptr", flow.saved[depth], b.scalars.pointer.align)
        b.call("void", "llvm.stackrestore.p0", ("ptr", pointer))
