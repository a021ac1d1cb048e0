"""Integer arithmetic of running calls, where `constant` takes much longer: an expression of a function that
reads nothing but integers, of variables, arrays and classes, becomes a Python function, which is made once.

It says what `constant` says, and nothing (None) where a value is not known, no integer, or not constant; then
`constant` is asked, and nothing has happened yet.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import size_of
from minicu.sema.constants.constant import bits_of, wrap
from minicu.sema.constants.initial_values import by_place
from minicu.sema.constants.rounding import COMPARE, INTEGER
from minicu.sema.context import Check, Rules
from minicu.sema.function_state import Frame

Number = Callable[[Frame], int | None]
#: An object and an offset in it.
Where = Callable[[Frame], tuple[Any, int] | None]


def value(c: Check, e: tree.Expr, frame: Frame) -> int | None:
    """The value of an expression of a function's body. What is no operation is left to `constant`."""
    if e.__class__ is tree.Constant or (isinstance(e, tree.Load) and isinstance(e.place, tree.Variable)):
        return None
    known = c.known.arithmetic
    if e not in known:
        known[e] = _number(c, e)
    number = known[e]
    return None if number is None else number(frame)


def assign(c: Check, e: tree.Expr, frame: Frame) -> bool:
    """Assign to an integer, or increment it, where nobody asks for its value. False: nothing was done."""
    if not isinstance(e, (tree.Assign, tree.CompoundAssign, tree.Increment)):
        return False
    place = e.place
    if isinstance(place, tree.Variable):
        if frame.values.get(place.object) is None:
            return False
    elif not isinstance(e.type, (ty.Integer, ty.Enum)):
        return False
    known = c.known.arithmetic
    if e not in known:
        known[e] = _number(c, _assigned(c, e, place))
    number = known[e]
    if number is None or (result := number(frame)) is None:
        return False
    type = place.type.unqualified
    if isinstance(place, tree.Variable):
        frame.values[place.object] = tree.Constant(type, result, at=e.at)
        return True
    return _store(c, place, tree.Constant(type, result, at=e.at), frame)


def _store(c: Check, place: tree.Place, value: tree.Constant, frame: Frame) -> bool:
    """Let what already holds an integer of that type hold another."""
    known = c.known.places
    if place not in known:
        known[place] = _where(c, place)
    if (where := known[place]) is None or (found := where(frame)) is None:
        return False
    symbol, offset = found
    if not isinstance(symbol, tree.Object) or symbol.constexpr or ty.is_scalar(symbol.type):
        return False
    cells = c.known.records.get(symbol)
    item = None if cells is None else cells.get((offset, None))
    if cells is None or item is None or item.type != value.type:
        return False
    cells[offset, None] = tree.InitItem(offset, value.type, value)
    return True


def _assigned(
    c: Check, e: tree.Assign | tree.CompoundAssign | tree.Increment, place: tree.Place
) -> tree.Expr:
    """What is assigned, as an expression of its own."""
    type = place.type.unqualified
    if isinstance(e, tree.Assign):
        return e.value
    old = tree.Load(type, place)
    if isinstance(e, tree.CompoundAssign):
        return tree.Convert(type, tree.Binary(e.compute, e.op, tree.Convert(e.compute, old), e.value))
    wide: ty.Type = ty.Integer("llong")
    if isinstance(type, ty.Integer) and bits_of(c, type)[0] >= bits_of(c, ty.INT)[0]:
        wide = type
    one = tree.Constant(wide, e.step)
    return tree.Convert(type, tree.Binary(wide, "+", tree.Convert(wide, old), one))


def _number(c: Check, e: tree.Expr) -> Number | None:
    rule = _RULES.get(type(e))
    return rule(c, e) if rule is not None and isinstance(e.type, (ty.Integer, ty.Enum)) else None


def _constant(c: Check, e: tree.Constant) -> Number | None:
    known = e.value
    return (lambda frame: known) if isinstance(known, int) else None


def _load(c: Check, e: tree.Load) -> Number | None:
    place = e.place
    if place.type.volatile or not isinstance(place.type, (ty.Integer, ty.Enum)):
        return None
    if not isinstance(place, tree.Variable):
        where = _where(c, place)
        return None if where is None else _held(c, e, where)
    object = place.object

    def number(frame: Frame) -> int | None:
        known = frame.values.get(object)
        read = known.value if isinstance(known, tree.Constant) else None
        return read if isinstance(read, int) else None

    return number


def _held(c: Check, e: tree.Load, where: Where) -> Number:
    """What an object of the running calls holds, or a constant one."""
    records, type = c.known.records, e.type

    def number(frame: Frame) -> int | None:
        found = where(frame)
        if found is None or not isinstance(symbol := found[0], tree.Object):
            return None
        cells = records.get(symbol)
        if cells is not None:
            item = cells.get((found[1], None))
            if item is None or item.type != type:
                return None
        elif symbol.constexpr and symbol.initializer is not None and not symbol.virtual_table:
            item = by_place(c, symbol.initializer)[0].get((found[1], type))
        else:
            return None
        read = item.value.value if item is not None and isinstance(item.value, tree.Constant) else None
        return read if isinstance(read, int) else None

    return number


# ---------------------------------------------------------------- places


def _where(c: Check, place: tree.Place) -> Where | None:
    """Where a place is. That it is no place of the object is seen by who looks there for a scalar."""
    match place:
        case tree.Variable(object=object):
            if isinstance(object.type, ty.Reference):
                return None
            if object.storage in ("local", "parameter"):
                return lambda frame: None if (now := frame.places.get(object)) is None else (now, 0)
            return (lambda frame: (object, 0)) if object.constexpr else None
        case tree.Dereference(pointer=pointer):
            return _pointer(c, pointer)
        case tree.MemberPlace(record=record, slot=slot) if not place.bit_field and not slot.member.mutable:
            union = record.type.unqualified
            start = _where(c, record)
            if start is None or (isinstance(union, ty.Record) and union.decl.keyword == "union"):
                return None
            distance = slot.offset
            return lambda frame: None if (found := start(frame)) is None else (found[0], found[1] + distance)
    return None


def _pointer(c: Check, e: tree.Expr) -> Where | None:
    """Where a pointer leads."""
    match e:
        case tree.AddressOf(place=place):
            return _where(c, place)
        case tree.Load(place=tree.Variable(object=object)) if not object.type.volatile:

            def held(frame: Frame) -> tuple[Any, int] | None:
                known = frame.values.get(object)
                return (known.symbol, known.offset) if isinstance(known, tree.SymbolAddress) else None

            return held
        case tree.PointerAdd(pointer=tree.AddressOf(place=place), scale=int(scale), negative=False):
            start = _where(c, place)
            return None if start is None else _element(c, e, place.type, start, scale)
        case tree.PointerAdd(pointer=pointer, scale=int(scale)):
            start = _pointer(c, pointer)
            return None if start is None else _moved(c, e, start, -scale if e.negative else scale)
        case tree.Convert(operand=operand) if isinstance(operand.type, (ty.Pointer, ty.Reference)):
            return _pointer(c, operand)
    return None


def _element(c: Check, e: tree.PointerAdd, array: ty.Type, start: Where, scale: int) -> Where | None:
    """An element of the array at `start`."""
    index = _number(c, e.index)
    if index is None or not isinstance(array, ty.Array) or array.length is None:
        return None
    if scale != size_of(array.element, c.model):
        return None  # the sum is one of pointers to the array itself
    length = array.length

    def element(frame: Frame) -> tuple[Any, int] | None:
        if (found := start(frame)) is None or (i := index(frame)) is None or not 0 <= i < length:
            return None
        return found[0], found[1] + i * scale

    return element


def _moved(c: Check, e: tree.PointerAdd, start: Where, step: int) -> Where | None:
    index = _number(c, e.index)
    if index is None:
        return None

    def moved(frame: Frame) -> tuple[Any, int] | None:
        if (found := start(frame)) is None or (i := index(frame)) is None:
            return None
        return found[0], found[1] + i * step

    return moved


def _convert(c: Check, e: tree.Convert) -> Number | None:
    inner = _number(c, e.operand)
    if inner is None:
        return None
    if isinstance(e.type, ty.Integer) and e.type.kind == "bool":
        return lambda frame: None if (n := inner(frame)) is None else int(n != 0)
    bits, signed = bits_of(c, e.type)
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)

    def number(frame: Frame) -> int | None:
        n = inner(frame)
        return n if n is None or low <= n <= high else wrap(n, bits, signed)

    return number


def _wrapped(c: Check, type: ty.Type, exact: Number) -> Number:
    """The result of an operation: an overflow is not constant ([expr.const]p5.7)."""
    bits, signed = bits_of(c, type)
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)

    def number(frame: Frame) -> int | None:
        n = exact(frame)
        if n is None or low <= n <= high:
            return n
        return None if signed else n & high

    return number


def _unary(c: Check, e: tree.Unary) -> Number | None:
    inner = _number(c, e.operand)
    if inner is None:
        return None
    if e.op == "!":
        return lambda frame: None if (n := inner(frame)) is None else int(n == 0)
    if e.op == "-":
        return _wrapped(c, e.type, lambda frame: None if (n := inner(frame)) is None else -n)
    return _wrapped(c, e.type, lambda frame: None if (n := inner(frame)) is None else ~n)


def _binary(c: Check, e: tree.Binary) -> Number | None:
    left, right = _number(c, e.left), _number(c, e.right)
    compute = COMPARE.get(e.op) or INTEGER.get(e.op)
    if left is None or right is None or compute is None:  # `<<` is left to `constant`
        return None
    limit = bits_of(c, e.type)[0] if e.op == ">>" else 0
    divides = e.op in ("/", "%")

    def number(frame: Frame) -> int | None:
        a = left(frame)
        if a is None or (b := right(frame)) is None or (divides and b == 0):
            return None
        if limit and not 0 <= b < limit:
            return None
        return compute(a, b)

    if e.op not in COMPARE:
        return _wrapped(c, e.type, number)
    return lambda frame: None if (n := number(frame)) is None else int(n)


def _logical(c: Check, e: tree.Logical) -> Number | None:
    left, right = _number(c, e.left), _number(c, e.right)
    if left is None or right is None:
        return None
    decides = e.op == "||"

    def number(frame: Frame) -> int | None:
        a = left(frame)
        if a is None or (a != 0) is decides:
            return None if a is None else int(decides)
        return None if (b := right(frame)) is None else int(b != 0)

    return number


def _conditional(c: Check, e: tree.Conditional) -> Number | None:
    condition, yes, no = _number(c, e.condition), _number(c, e.yes), _number(c, e.no)
    if condition is None or yes is None or no is None:
        return None
    return lambda frame: None if (n := condition(frame)) is None else (yes if n else no)(frame)


_RULES: Rules[Number | None] = {
    tree.Constant: _constant,
    tree.Load: _load,
    tree.Convert: _convert,
    tree.Unary: _unary,
    tree.Binary: _binary,
    tree.Logical: _logical,
    tree.Conditional: _conditional,
}
