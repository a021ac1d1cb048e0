"""Statements of constexpr functions at compile time (C++17 [dcl.constexpr]).

A `goto`, inline assembly, or a `case` inside another statement than a block is not constant.
"""

from __future__ import annotations

from typing import Any

from minicu import tree
from minicu import types as ty
from minicu.sema.constants import constant, integers, interpret, memory
from minicu.sema.context import Check, Rules
from minicu.tree.walk import parts

#: Statements that one constant expression may execute: as many as nvcc allows, and some more. (Of what is
#: longer than that, each 16 operators are a statement, and each two that change something.)
STEPS = 1 << 20
_CHANGES = (tree.Assign, tree.CompoundAssign, tree.Increment, tree.Initialize, tree.Call)


def result(c: Check, body: tree.Block) -> interpret.Result | None:
    """What the body of a function returns: a value, the items of a record, `interpret.NOTHING` where it
    returns nothing, or None if it is not constant."""
    try:
        _run(c, body)
    except _Return as returned:
        return returned.value
    except (_NotConstant, memory.TooLarge):
        return None
    return interpret.NOTHING


def goes_through(c: Check, body: tree.Block) -> bool:
    """Runs a block inside an expression; whether control reaches its end."""
    try:
        _run(c, body)
    except _NotConstant:
        return False
    return True


class _NotConstant(Exception):
    pass


class _Break(Exception):
    pass


class _Continue(Exception):
    pass


class _Return(Exception):
    def __init__(self, value: interpret.Result) -> None:
        self.value = value


def _run(c: Check, s: tree.Statement) -> None:
    frame = c.here.frame
    assert frame is not None
    first = frame.first or frame
    first.steps += _weight(c, s)
    rule = _RULES.get(type(s))
    if rule is None or first.steps > first.most:
        raise _NotConstant
    rule(c, s)


def most(c: Check) -> int:
    """How many steps a constant expression may take. Behind one that was refused as it took too long, others
    must be short; so must those that need be no constants, behind one that turned out to be none."""
    return STEPS >> 4 if c.known.refused_long or (c.known.gave_up and not c.here.required) else STEPS


def _weight(c: Check, s: tree.Statement) -> int:
    """How many steps a statement counts for, without the statements in it: one, and more for what is long."""
    known = c.known.weights.get(s)
    if known is None:
        kind: Any = type(s)
        todo: list[Any] = [getattr(s, name) for name in parts(kind)]
        seen, changes = set[int](), 0
        while todo:
            part = todo.pop()
            if part.__class__ is list or part.__class__ is tuple:
                todo += part
            elif (names := parts(part.__class__)) and not isinstance(part, tree.Statement):
                if id(part) not in seen:
                    seen.add(id(part))
                    changes += isinstance(part, _CHANGES)
                    todo += [getattr(part, name) for name in names]
        known = c.known.weights[s] = 1 + (len(seen) + 8 * max(changes - 1, 0)) // 16
    return known


def _value(c: Check, e: tree.Expr) -> tree.Expr:
    frame = c.here.frame
    if frame is not None and (number := integers.value(c, e, frame)) is not None:
        return tree.Constant(e.type, number, at=e.at)
    value = constant.evaluate(c, e)
    if value is None:
        raise _NotConstant
    return value


def _holds(c: Check, e: tree.Expr | None) -> bool:
    if e is None:
        return True
    frame = c.here.frame
    if frame is not None and (number := integers.value(c, e, frame)) is not None:
        return number != 0
    known = constant.truth(c, e)
    if known is None:
        raise _NotConstant
    return known


def _block(c: Check, s: tree.Block) -> None:
    for statement in s.statements:
        _run(c, statement)


def _declare(c: Check, s: tree.Declare) -> None:
    if not interpret.declare(c, s):
        raise _NotConstant


def _expression(c: Check, s: tree.ExpressionStatement) -> None:
    _effect(c, s.expression)


def _effect(c: Check, e: tree.Expr) -> None:
    if interpret.effect(c, e) is None:
        raise _NotConstant


def _if(c: Check, s: tree.If) -> None:
    if _holds(c, s.condition):
        _run(c, s.then)
    elif s.otherwise is not None:
        _run(c, s.otherwise)


def _loop(c: Check, s: tree.Loop) -> None:
    for statement in s.initialize:
        _run(c, statement)
    frame, weight = c.here.frame, _weight(c, s)
    assert frame is not None
    outermost, first = frame.first or frame, s.test_last
    while first or _holds(c, s.condition):
        outermost.steps += weight - 1
        first = False
        try:
            _run(c, s.body)
        except _Break:
            return
        except _Continue:
            pass
        if s.step is not None:
            _effect(c, s.step)


def _switch(c: Check, s: tree.Switch) -> None:
    value = _value(c, s.condition)
    if not isinstance(value, tree.Constant):
        raise _NotConstant
    chosen = default = None
    for case in s.cases:
        if case.low is None:
            default = case
        elif case.low <= value.value <= (case.low if case.high is None else case.high):
            chosen = case
    entered = chosen or default
    if entered is None:
        return
    try:
        _enter(c, s.body, entered)
    except _Break:
        pass


def _enter(c: Check, body: tree.Statement, case: tree.Case) -> None:
    """Continues after a case label, in a block or in a block inside it."""
    if not isinstance(body, tree.Block):
        raise _NotConstant
    rest = iter(body.statements)
    for statement in rest:
        if statement is case:
            break
        if isinstance(statement, tree.Block) and _holds_case(statement, case):
            _enter(c, statement, case)
            break
    else:
        raise _NotConstant
    for statement in rest:
        _run(c, statement)


def _holds_case(block: tree.Block, case: tree.Case) -> bool:
    return any(s is case or (isinstance(s, tree.Block) and _holds_case(s, case)) for s in block.statements)


def _return(c: Check, s: tree.Return) -> None:
    returned: Any = interpret.NOTHING
    if s.value is not None:
        returned = interpret.record(c, s.value) if isinstance(s.value.type, ty.Record) else _value(c, s.value)
    if returned is None:
        raise _NotConstant
    _run_all(c, s.after)
    raise _Return(returned)


def _break(c: Check, s: tree.Break) -> None:
    _run_all(c, s.after)
    raise _Break


def _continue(c: Check, s: tree.Continue) -> None:
    _run_all(c, s.after)
    raise _Continue


def _run_all(c: Check, statements: list[tree.Statement]) -> None:
    for statement in statements:
        _run(c, statement)


def _nothing(c: Check, s: tree.Statement) -> None:
    """A label that control passes; what would be done if something threw."""


def _try(c: Check, s: tree.Try) -> None:
    """What throws is no constant (C++20 [expr.const]p5)."""
    _run(c, s.body)


_RULES: Rules[None] = {
    tree.Block: _block,
    tree.Declare: _declare,
    tree.ExpressionStatement: _expression,
    tree.If: _if,
    tree.Loop: _loop,
    tree.Switch: _switch,
    tree.Case: _nothing,
    tree.Label: _nothing,
    tree.Return: _return,
    tree.Break: _break,
    tree.Continue: _continue,
    tree.Try: _try,
    tree.Guard: _nothing,
}
