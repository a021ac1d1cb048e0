"""Integer arithmetic of running calls, where `constant` takes much longer: an expression of a function that
reads nothing but integer variables becomes a Python function, which is made once.

It says what `constant` says, and nothing (None) where a value is not known, no integer, or not constant; then
`constant` is asked, and nothing has happened yet.
"""

from __future__ import annotations

from collections.abc import Callable

from minicu import tree
from minicu import types as ty
from minicu.sema.constants.constant import bits_of, wrap
from minicu.sema.constants.rounding import COMPARE, INTEGER
from minicu.sema.context import Check, Rules
from minicu.sema.function_state import Frame

Values = dict[tree.Object, tree.Constant | tree.SymbolAddress | None]
Number = Callable[[Values], int | None]


def value(c: Check, e: tree.Expr, frame: Frame) -> int | None:
    """The value of an expression of a function's body. What is no operation is left to `constant`."""
    if e.__class__ is tree.Constant or e.__class__ is tree.Load:
        return None
    known = c.known.arithmetic
    if e not in known:
        known[e] = _number(c, e)
    number = known[e]
    return None if number is None else number(frame.values)


def assign(c: Check, e: tree.Expr, frame: Frame) -> bool:
    """Assign to an integer variable, or increment it, in a statement of its own. False: nothing was done."""
    if not isinstance(e, (tree.Assign, tree.CompoundAssign, tree.Increment)):
        return False
    place = e.place
    if not isinstance(place, tree.Variable) or frame.values.get(place.object) is None:
        return False
    known = c.known.arithmetic
    if e not in known:
        known[e] = _number(c, _assigned(c, e, place))
    number = known[e]
    result = None if number is None else number(frame.values)
    if result is None:
        return False
    frame.values[place.object] = tree.Constant(place.type.unqualified, result, at=e.at)
    return True


def _assigned(
    c: Check, e: tree.Assign | tree.CompoundAssign | tree.Increment, place: tree.Variable
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
    return (lambda values: known) if isinstance(known, int) else None


def _load(c: Check, e: tree.Load) -> Number | None:
    place = e.place
    if not isinstance(place, tree.Variable) or place.type.volatile:
        return None
    if not isinstance(place.type, (ty.Integer, ty.Enum)):
        return None
    object = place.object

    def number(values: Values) -> int | None:
        known = values.get(object)
        read = known.value if isinstance(known, tree.Constant) else None
        return read if isinstance(read, int) else None

    return number


def _convert(c: Check, e: tree.Convert) -> Number | None:
    inner = _number(c, e.operand)
    if inner is None:
        return None
    if isinstance(e.type, ty.Integer) and e.type.kind == "bool":
        return lambda values: None if (n := inner(values)) is None else int(n != 0)
    bits, signed = bits_of(c, e.type)
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)

    def number(values: Values) -> int | None:
        n = inner(values)
        return n if n is None or low <= n <= high else wrap(n, bits, signed)

    return number


def _wrapped(c: Check, type: ty.Type, exact: Number) -> Number:
    """The result of an operation: an overflow is not constant ([expr.const]p5.7)."""
    bits, signed = bits_of(c, type)
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)

    def number(values: Values) -> int | None:
        n = exact(values)
        if n is None or low <= n <= high:
            return n
        return None if signed else n & high

    return number


def _unary(c: Check, e: tree.Unary) -> Number | None:
    inner = _number(c, e.operand)
    if inner is None:
        return None
    if e.op == "!":
        return lambda values: None if (n := inner(values)) is None else int(n == 0)
    if e.op == "-":
        return _wrapped(c, e.type, lambda values: None if (n := inner(values)) is None else -n)
    return _wrapped(c, e.type, lambda values: None if (n := inner(values)) is None else ~n)


def _binary(c: Check, e: tree.Binary) -> Number | None:
    left, right = _number(c, e.left), _number(c, e.right)
    compute = COMPARE.get(e.op) or INTEGER.get(e.op)
    if left is None or right is None or compute is None:  # `<<` is left to `constant`
        return None
    limit = bits_of(c, e.type)[0] if e.op == ">>" else 0
    divides = e.op in ("/", "%")

    def number(values: Values) -> int | None:
        a = left(values)
        if a is None or (b := right(values)) is None or (divides and b == 0):
            return None
        if limit and not 0 <= b < limit:
            return None
        return compute(a, b)

    if e.op not in COMPARE:
        return _wrapped(c, e.type, number)
    return lambda values: None if (n := number(values)) is None else int(n)


def _logical(c: Check, e: tree.Logical) -> Number | None:
    left, right = _number(c, e.left), _number(c, e.right)
    if left is None or right is None:
        return None
    decides = e.op == "||"

    def number(values: Values) -> int | None:
        a = left(values)
        if a is None or (a != 0) is decides:
            return None if a is None else int(decides)
        return None if (b := right(values)) is None else int(b != 0)

    return number


def _conditional(c: Check, e: tree.Conditional) -> Number | None:
    condition, yes, no = _number(c, e.condition), _number(c, e.yes), _number(c, e.no)
    if condition is None or yes is None or no is None:
        return None
    return lambda values: None if (n := condition(values)) is None else (yes if n else no)(values)


_RULES: Rules[Number | None] = {
    tree.Constant: _constant,
    tree.Load: _load,
    tree.Convert: _convert,
    tree.Unary: _unary,
    tree.Binary: _binary,
    tree.Logical: _logical,
    tree.Conditional: _conditional,
}
