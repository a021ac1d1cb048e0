"""Calls of constexpr functions at compile time (C++17 [expr.const]): a small interpreter of the
checked tree, with loops, branches and local variables.

While a call runs, `c.here.frame` has the values of its objects, and reading one of them is a constant
(`constant.evaluate`). Records lie in `c.known.records`: object -> offset -> the scalar there; their
addresses are those of symbols. Whatever is not constant gives up the whole call.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import size_of
from minicu.sema.constants import constant
from minicu.sema.context import Check, Frame

#: Statements that one constant expression may execute, and how deep its calls may nest.
_STEPS = 100_000
_DEPTH = 256


class _NotConstant(Exception):
    pass


class _Break(Exception):
    pass


class _Continue(Exception):
    pass


class _Return(Exception):
    def __init__(self, value: Sequence[tree.InitItem] | tree.Expr) -> None:
        self.value = value


def call(c: Check, e: tree.Call) -> Any:
    """The value of a call of a constexpr function with constant arguments (a record: its items), or None."""
    function = e.callee
    if not isinstance(function, tree.Function) or not function.declared.constexpr:
        return None
    _check_body(c, function)
    if function.body is None or len(e.arguments) != len(function.parameters):
        return None
    outer = c.here.frame
    frame = Frame() if outer is None else Frame(first=outer.first or outer, depth=outer.depth + 1)
    with c.within(evaluating=True):  # temporaries have addresses
        for parameter, argument in zip(function.parameters, e.arguments):
            if isinstance(parameter.type, ty.Record):
                items = record(c, argument)
                if items is None:
                    return None
                c.known.records[parameter] = {item.offset: item for item in items}
                continue
            value = constant.evaluate(c, argument)
            if value is None and parameter is function.parameters[0] and function.method is not None:
                value = _unread(argument)
            if value is None:
                return None
            frame.values[parameter] = value
    if frame.depth > _DEPTH:
        return None
    try:
        with c.within(frame=frame):
            _run(c, function.body)
    except _Return as result:
        if outer is None and _local(result.value) and not c.here.evaluating:
            return None
        return result.value
    except _NotConstant:
        return None
    return _NOTHING if isinstance(function.type.returns, ty.Void) else None


def _unread(this: tree.Expr) -> tree.SymbolAddress | None:
    """The address of an object whose value is not known, and which the function may not need
    ([expr.const]p2): `integral_constant` converts to its value whatever object it is."""
    inner = this
    while isinstance(inner, tree.Convert):
        inner = inner.operand
    if not isinstance(inner, tree.AddressOf) or not isinstance(inner.place, tree.Variable):
        return None
    if isinstance(inner.place.object.type, ty.Reference):
        return None
    return tree.SymbolAddress(this.type, inner.place.object, at=this.at)


#: What a void expression gives: not None, which stands for what is not constant.
_NOTHING = tree.Constant(ty.INT, 0)


def _local(value: Any) -> bool:
    """Is this the address of something that ends with the evaluation?"""
    symbol = value.symbol if isinstance(value, tree.SymbolAddress) else None
    return isinstance(symbol, tree.Object) and symbol.storage in ("local", "parameter")


# ---------------------------------------------------------------- records


def temporary(c: Check, place: tree.Place) -> tree.SymbolAddress | None:
    """The address of a temporary, which is made now."""
    if isinstance(place, tree.CompoundLiteral):
        object, items = place.object, _items(c, place.initializer)
    elif isinstance(place, tree.Temporary):
        object, items = tree.Object("", place.type, "local"), record(c, place.value)
    else:
        return None
    if items is None:
        return None
    c.known.records[object] = {item.offset: item for item in items}
    return tree.SymbolAddress(ty.Pointer(place.type), object, at=place.at)


def record(c: Check, value: tree.Expr) -> list[tree.InitItem] | None:
    """The scalars of a record value, all of them constants; None if it is none."""
    with c.within(evaluating=True):
        return _record(c, value)


def _record(c: Check, value: tree.Expr) -> list[tree.InitItem] | None:
    match value:
        case tree.Construct():
            known = c.known.records
            outer = known.get(value.object)
            known[value.object] = {}
            try:
                if constant.evaluate(c, value.call) is None:
                    return None
                return list(known[value.object].values())
            finally:
                known.pop(value.object, None)
                if outer is not None:
                    known[value.object] = outer
        case tree.Load(place=tree.CompoundLiteral(initializer=init)):
            return _items(c, init)
        case tree.Load():
            return _stored(c, value)
        case tree.Call():
            result = call(c, value)
            return result if isinstance(result, list) else None
        case tree.Conditional():
            known_condition = constant.truth(c, value.condition)
            if known_condition is None:
                return None
            return record(c, value.yes if known_condition else value.no)
        case tree.Comma():
            return None if constant.evaluate(c, value.left) is None else record(c, value.right)
    return None


def keep(c: Check, object: tree.Object, made: tree.Initializer | tree.Expr) -> None:
    """Let the members of a local constexpr object be constants."""
    items = _items(c, made) if isinstance(made, tree.Initializer) else record(c, made)
    if items is None:
        c.fatal(object.at, f"constexpr variable '{object.name}' must be initialized by a constant expression")
    c.known.records[object] = {item.offset: item for item in items}


def _items(c: Check, init: tree.Initializer) -> list[tree.InitItem] | None:
    found: list[tree.InitItem] = []
    for item in init.items:
        if isinstance(item.type, ty.Record) and isinstance(item.value, tree.Expr):
            inner = record(c, item.value)
            if inner is None:
                return None
            found += [replace(i, offset=i.offset + item.offset) for i in inner]
        elif isinstance(item.value, tree.Expr):
            value = constant.evaluate(c, item.value)
            if value is None:
                return None
            found.append(replace(item, value=value))
        else:
            found.append(item)
    return found


def _stored(c: Check, value: tree.Load) -> list[tree.InitItem] | None:
    """What is stored where a record is read."""
    where = constant.address(c, value.place)
    if not isinstance(where, tree.SymbolAddress) or not isinstance(where.symbol, tree.Object):
        return None
    size, symbol = size_of(value.type, c.model), where.symbol
    known = c.known.records.get(symbol)
    if known is None:
        if symbol.initializer is None or symbol.weak or not symbol.constexpr:
            return None
        items = symbol.initializer.items
    else:
        items = list(known.values())
    start = where.offset
    return [replace(i, offset=i.offset - start) for i in items if start <= i.offset < start + size]


def read(
    c: Check, e: tree.Load, symbol: tree.Object, offset: int
) -> tree.Constant | tree.SymbolAddress | None:
    """A scalar of a record of the running calls."""
    known = c.known.records.get(symbol)
    item = known.get(offset) if known is not None else None
    if item is None or item.type.unqualified != e.type or item.slot is not None:
        return None
    return item.value  # type: ignore[return-value]


def initialize(c: Check, e: tree.Initialize) -> tree.Constant | None:
    """A member gets its first value."""
    where = constant.address(c, e.place)
    known = c.known.records.get(where.symbol) if isinstance(where, tree.SymbolAddress) else None  # type: ignore
    if known is None or not isinstance(where, tree.SymbolAddress):
        return None
    type = e.place.type.unqualified
    if isinstance(e.initializer, tree.Initializer):
        items = _items(c, e.initializer)
    elif isinstance(type, ty.Record):
        items = record(c, e.initializer)
    else:
        value = constant.evaluate(c, e.initializer)
        items = None if value is None else [tree.InitItem(0, type, value)]
    if items is None:
        return None
    for item in items:
        known[where.offset + item.offset] = replace(item, offset=where.offset + item.offset)
    return _NOTHING


def _assign_part(c: Check, e: Any) -> tree.Constant | tree.SymbolAddress | None:
    """An assignment to a member of a record of the running calls."""
    where = constant.address(c, e.place)
    if not isinstance(where, tree.SymbolAddress) or where.symbol not in c.known.records:
        return None
    known = c.known.records[where.symbol]
    type = e.place.type.unqualified
    if isinstance(type, ty.Record):
        items = record(c, e.value) if isinstance(e, tree.Assign) else None
        if items is None:
            return None
        for item in items:
            known[where.offset + item.offset] = replace(item, offset=where.offset + item.offset)
        return _NOTHING
    old = (
        constant.evaluate(c, tree.Load(type, e.place, at=e.at))
        if not isinstance(e, tree.Assign)
        else _NOTHING
    )
    new = _changed(c, e, type)
    if new is None or old is None:
        return None
    known[where.offset] = tree.InitItem(where.offset, type, new)
    return old if isinstance(e, tree.Increment) and not e.prefix else new


def assign(c: Check, e: Any) -> tree.Constant | tree.SymbolAddress | None:
    """Assignments and increments of the running call's own objects."""
    frame = c.here.frame
    place = e.place
    if frame is None:
        return None
    if not isinstance(place, tree.Variable) or place.object not in frame.values:
        return _assign_part(c, e)
    old = frame.values[place.object]
    new = _changed(c, e, place.type.unqualified)
    if new is None:
        return None
    frame.values[place.object] = new
    return old if isinstance(e, tree.Increment) and not e.prefix else new


def _changed(c: Check, e: Any, type: ty.Type) -> Any:
    """The new value that an assignment or increment gives."""
    place = e.place
    current = tree.Load(type, place, at=e.at)
    if isinstance(e, tree.Assign):
        return constant.evaluate(c, e.value)
    if isinstance(type, ty.Pointer):
        return None
    if isinstance(e, tree.CompoundAssign):
        return _converted(
            c, tree.Binary(e.compute, e.op, tree.Convert(e.compute, current), e.value, at=e.at), type
        )
    one = tree.Constant(ty.INT, e.step)
    wide = ty.DOUBLE if isinstance(type, ty.Float) else ty.Integer("llong")
    sum = tree.Binary(wide, "+", tree.Convert(wide, current), tree.Convert(wide, one))
    return _converted(c, sum, type)


def _converted(c: Check, e: tree.Expr, type: ty.Type) -> Any:
    return constant.evaluate(c, tree.Convert(type, e))


def _check_body(c: Check, function: tree.Function) -> None:
    """A body that waits for its first use is checked now."""
    from minicu.sema.functions import functions

    if function.body is None and function in c.work.waiting:
        functions.check_waiting(c, function)


# ---------------------------------------------------------------- statements


def _run(c: Check, s: tree.Statement) -> None:
    frame = _frame(c)
    first = frame.first or frame
    first.steps += 1
    rule = _RULES.get(type(s))
    if rule is None or first.steps > _STEPS:
        raise _NotConstant
    rule(c, s)


def _frame(c: Check) -> Frame:
    frame = c.here.frame
    assert frame is not None
    return frame


def _value(c: Check, e: tree.Expr) -> tree.Expr:
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
    if isinstance(s.object.type, ty.Record):
        init = s.initializer
        items = (
            [] if init is None else _items(c, init) if isinstance(init, tree.Initializer) else record(c, init)
        )
        if items is None:
            raise _NotConstant
        c.known.records[s.object] = {item.offset: item for item in items}
        return
    values = _frame(c).values
    if isinstance(s.object.type, ty.Reference) and isinstance(s.initializer, tree.Expr):
        values[s.object] = _value(c, s.initializer)
        return
    if not ty.is_scalar(s.object.type) or isinstance(s.initializer, tree.Initializer):
        raise _NotConstant
    if s.initializer is not None:
        values[s.object] = _value(c, s.initializer)
    else:
        zero: int | float = 0.0 if isinstance(s.object.type, ty.Float) else 0
        values[s.object] = tree.Constant(s.object.type.unqualified, zero)


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
    if s.after:
        raise _NotConstant
    if s.value is not None and isinstance(s.value.type, ty.Record):
        items = record(c, s.value)
        if items is None:
            raise _NotConstant
        raise _Return(items)
    raise _Return(_value(c, s.value) if s.value is not None else _NOTHING)


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
