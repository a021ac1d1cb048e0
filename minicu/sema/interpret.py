"""Calls of constexpr functions at compile time (C++17 [expr.const]): a small interpreter of the
checked tree, for functions of scalars with loops, branches and local variables.

While a call runs, `c.memo["frame"]` maps its objects to their values, and reading one of them is a
constant (`constant.evaluate`). Whatever is not constant gives up the whole call.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from minicu import tree
from minicu import types as ty
from minicu.sema import constant
from minicu.sema.context import Check

#: Statements that one constant expression may execute, and how deep its calls may nest.
_STEPS = 100_000
_DEPTH = 256

Frame = dict[tree.Object, tree.Constant | tree.SymbolAddress]


class _NotConstant(Exception):
    pass


class _Break(Exception):
    pass


class _Continue(Exception):
    pass


class _Return(Exception):
    def __init__(self, value: Any) -> None:
        self.value = value


def call(c: Check, e: tree.Call) -> tree.Constant | tree.SymbolAddress | None:
    """The value of a call of a constexpr function with constant arguments, or None."""
    function = e.callee
    if not isinstance(function, tree.Function) or not function.attributes.get("constexpr"):
        return None
    _check_body(c, function)
    if function.body is None or len(e.arguments) != len(function.parameters):
        return None
    frame: Frame = {}
    for parameter, argument in zip(function.parameters, e.arguments):
        value = constant.evaluate(c, argument)
        if value is None:
            return None
        frame[parameter] = value
    outer, depth = c.memo.get("frame"), c.memo.get("constexpr depth", 0)
    if depth >= _DEPTH:
        return None
    if outer is None:
        c.memo["constexpr steps"] = 0
    c.memo["frame"], c.memo["constexpr depth"] = frame, depth + 1
    try:
        _run(c, function.body)
    except _Return as result:
        return result.value
    except _NotConstant:
        return None
    finally:
        c.memo["frame"], c.memo["constexpr depth"] = outer, depth
    return None


def assign(c: Check, e: Any) -> tree.Constant | tree.SymbolAddress | None:
    """Assignments and increments of the running call's own objects."""
    frame = c.memo.get("frame")
    place = e.place
    if frame is None or not isinstance(place, tree.Variable) or place.object not in frame:
        return None
    old = frame[place.object]
    type = place.type.unqualified
    current = tree.Load(type, place, at=e.at)
    if isinstance(e, tree.Assign):
        new = constant.evaluate(c, e.value)
    elif isinstance(type, ty.Pointer):
        return None
    elif isinstance(e, tree.CompoundAssign):
        new = _converted(
            c, tree.Binary(e.compute, e.op, tree.Convert(e.compute, current), e.value, at=e.at), type
        )
    else:
        one = tree.Constant(ty.INT, e.step)
        wide = ty.DOUBLE if isinstance(type, ty.Float) else ty.Integer("llong")
        sum = tree.Binary(wide, "+", tree.Convert(wide, current), tree.Convert(wide, one))
        new = _converted(c, sum, type)
    if new is None:
        return None
    frame[place.object] = new
    return old if isinstance(e, tree.Increment) and not e.prefix else new


def _converted(c: Check, e: tree.Expr, type: ty.Type) -> Any:
    return constant.evaluate(c, tree.Convert(type, e))


def _check_body(c: Check, function: tree.Function) -> None:
    """A body that waits for its first use is checked now."""
    from minicu.sema import functions

    if function.body is None and function in (c.memo.get("waiting") or ()):
        functions.check_waiting(c, function)


# ---------------------------------------------------------------- statements


def _run(c: Check, s: tree.Statement) -> None:
    c.memo["constexpr steps"] += 1
    rule = _RULES.get(type(s))
    if rule is None or c.memo["constexpr steps"] > _STEPS:
        raise _NotConstant
    rule(c, s)


def _value(c: Check, e: tree.Expr) -> Any:
    value = constant.evaluate(c, e)
    if value is None:
        raise _NotConstant
    return value


def _holds(c: Check, e: tree.Expr | None) -> bool:
    if e is None:
        return True
    known = constant.truth(c, e)
    if known is None:
        raise _NotConstant
    return known


def _block(c: Check, s: tree.Block) -> None:
    for statement in s.statements:
        _run(c, statement)


def _declare(c: Check, s: tree.Declare) -> None:
    if not ty.is_scalar(s.object.type) or isinstance(s.initializer, tree.Initializer):
        raise _NotConstant
    if s.initializer is not None:
        c.memo["frame"][s.object] = _value(c, s.initializer)
    else:
        zero: int | float = 0.0 if isinstance(s.object.type, ty.Float) else 0
        c.memo["frame"][s.object] = tree.Constant(s.object.type.unqualified, zero)


def _expression(c: Check, s: tree.ExpressionStatement) -> None:
    e = s.expression
    while isinstance(e, tree.Convert) and isinstance(e.type, ty.Void):
        e = e.operand
    _value(c, e)


def _if(c: Check, s: tree.If) -> None:
    if _holds(c, s.condition):
        _run(c, s.then)
    elif s.otherwise is not None:
        _run(c, s.otherwise)


def _loop(c: Check, s: tree.Loop) -> None:
    for statement in s.initialize:
        _run(c, statement)
    first = s.test_last
    while first or _holds(c, s.condition):
        first = False
        try:
            _run(c, s.body)
        except _Break:
            return
        except _Continue:
            pass
        if s.step is not None:
            _value(c, s.step)


def _return(c: Check, s: tree.Return) -> None:
    raise _Return(_value(c, s.value) if s.value is not None else None)


def _break(c: Check, s: tree.Statement) -> None:
    raise _Break


def _continue(c: Check, s: tree.Statement) -> None:
    raise _Continue


_RULES: dict[type, Callable[[Check, Any], None]] = {
    tree.Block: _block,
    tree.Declare: _declare,
    tree.ExpressionStatement: _expression,
    tree.If: _if,
    tree.Loop: _loop,
    tree.Return: _return,
    tree.Break: _break,
    tree.Continue: _continue,
}
