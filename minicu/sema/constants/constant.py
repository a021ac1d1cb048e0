"""Constant expressions (C11 6.6), folded with the exact wraparound and rounding of their types.

`evaluate` works on the checked tree. What it cannot know, it answers with None; it never guesses
where C leaves the result open (division by zero, a shift count out of range).
"""

from __future__ import annotations

from collections.abc import Callable

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import NoSize, size_of
from minicu.diagnostics.errors import Place
from minicu.diagnostics.warnings import INTEGER_OVERFLOW
from minicu.sema import rules
from minicu.sema.constants import rounding
from minicu.sema.context import Check, Rules

Value = tree.Constant | tree.SymbolAddress


def evaluate(c: Check, expr: tree.Expr) -> Value | None:
    """The value of `expr` if it is an arithmetic constant or an address constant, else None."""
    rule = _RULES.get(type(expr))
    return rule(c, expr) if rule else None


def fold(c: Check, expr: tree.Expr) -> tree.Expr:
    """`expr`, or the constant that it is."""
    if type(expr) is tree.Constant:
        return expr
    value = evaluate(c, expr)
    return expr if value is None else value


def truth(c: Check, expr: tree.Expr) -> bool | None:
    """Whether a scalar constant is nonzero; None if that is not known at compile time."""
    return _truth(evaluate(c, expr))


def convert(c: Check, value: tree.Constant, type: ty.Type, at: Place = None) -> tree.Constant:
    """The constant `value` converted to scalar `type` (6.3.1)."""
    number = value.value
    if isinstance(type, ty.Float):
        if isinstance(number, int):
            number = rounding.from_integer(number, c.model.float_format(type.kind))
        else:
            number = rounding.round_to(number, c.model.float_format(type.kind))
    elif isinstance(type, ty.Integer) and type.kind == "bool":
        number = int(number != 0)
    else:
        bits, signed = bits_of(c, type)
        if isinstance(number, float):
            double = isinstance(value.type, ty.Float) and value.type.kind in ("double", "ldouble")
            number = rounding.to_integer(number, bits, signed, double)
        else:
            number = wrap(number, bits, signed)
    return tree.Constant(type, number, at=at or value.at)


def converted(c: Check, value: tree.Constant, type: ty.Type, at: Place) -> tree.Expr:
    """The constant converted; the conversion where a constant is required and it has no defined value."""
    if c.here.required and not _converts(c, value, type):
        return tree.Convert(type, value, at=at)
    return convert(c, value, type, at)


def _converts(c: Check, value: tree.Constant, type: ty.Type) -> bool:
    """Whether the conversion has a defined value ([conv.fpint]p1), which C++ asks of constants."""
    return (
        not ty.is_integral(type) or not c.language.cplusplus or rounding.fits(value.value, *bits_of(c, type))
    )


def zero(type: ty.Type, at: Place = None) -> tree.Constant:
    """The zero of a scalar type."""
    base = type.unqualified
    return tree.Constant(base, 0.0 if isinstance(base, ty.Float) else 0, at=at)


def wrap(value: int, bits: int, signed: bool) -> int:
    """`value` modulo 2**bits, in range of the type."""
    value &= (1 << bits) - 1
    return value - (1 << bits) if signed and value >> (bits - 1) else value


def bits_of(c: Check, type: ty.Type) -> tuple[int, bool]:
    """Width in bits and signedness of an integer, enumeration or pointer type."""
    if isinstance(type, ty.Enum):
        type = type.decl.underlying or ty.INT
    if isinstance(type, ty.Integer):
        if type.kind == "bool":
            return 1, False
        return 8 * c.model.scalars[type.kind][0], c.model.signed(type)
    return 8 * c.model.pointer, False


# ---------------------------------------------------------------- values


def _itself(c: Check, e: tree.Constant | tree.SymbolAddress) -> Value:
    return e


def _function(c: Check, e: tree.FunctionAddress) -> Value:
    return tree.SymbolAddress(e.type, e.function, at=e.at)


def _convert(c: Check, e: tree.Convert) -> Value | None:
    target = e.type
    if isinstance(target, ty.Void):
        return rules.interpret.effect(c, e.operand)
    value = evaluate(c, e.operand)
    if value is None:
        return None
    if isinstance(value, tree.Constant):
        if (c.here.frame is not None or c.here.required) and not _converts(c, value, target):
            return None
        return convert(c, value, target, e.at)
    if isinstance(target, ty.Integer) and target.kind == "bool":
        known = _truth(value)
        return None if known is None else tree.Constant(target, int(known), at=e.at)
    pointer_sized = ty.is_integral(target) and bits_of(c, target)[0] == 8 * c.model.pointer
    if not (pointer_sized or isinstance(target, (ty.Pointer, ty.Reference))):
        return None
    return tree.SymbolAddress(target, value.symbol, value.offset, at=e.at)


def _reduced(c: Check, e: tree.Reduced) -> Value | None:
    value = evaluate(c, e.operand)
    if not isinstance(value, tree.Constant):
        return None
    return tree.Constant(e.type, wrap(int(value.value), e.bits, bits_of(c, e.type)[1]), at=e.at)


def _unary(c: Check, e: tree.Unary) -> Value | None:
    value = evaluate(c, e.operand)
    if e.op == "!":
        known = _truth(value)
        return None if known is None else tree.Constant(e.type, int(not known), at=e.at)
    if not isinstance(value, tree.Constant):
        return None
    if isinstance(value.value, float):
        return tree.Constant(e.type, -value.value, at=e.at) if e.op == "-" else None
    return _wrapped(c, e, -value.value if e.op == "-" else ~value.value)


def _wrapped(c: Check, e: tree.Expr, exact: int) -> tree.Constant | None:
    bits, signed = bits_of(c, e.type)
    value = wrap(exact, bits, signed)
    if value != exact and signed and c.here.frame is not None:
        return None  # [expr.const]p5.7
    if value != exact and signed and e.at is not None:
        c.warn(INTEGER_OVERFLOW, e.at, f"overflow in expression; result is {value} with type '{e.type}'")
    return tree.Constant(e.type, value, at=e.at)


def _binary(c: Check, e: tree.Binary) -> Value | None:
    if (left := _operand(c, e.left)) is None:
        return None
    if (right := _operand(c, e.right)) is None:
        return None
    if not (isinstance(left, tree.Constant) and isinstance(right, tree.Constant)):
        return _on_addresses(c, e, left, right)
    a, b, op = left.value, right.value, e.op
    compare = rounding.COMPARE.get(op)
    if compare:
        return tree.Constant(e.type, int(compare(a, b)), at=e.at)
    if isinstance(e.type, ty.Float):
        compute = _FLOAT.get(op)
        if compute is None:
            return None
        a, b = (x if isinstance(x, float) else float(x) for x in (a, b))
        return tree.Constant(
            e.type, rounding.round_to(compute(a, b), c.model.float_format(e.type.kind)), at=e.at
        )
    if not (isinstance(a, int) and isinstance(b, int)):
        return None
    if op in ("/", "%") and b == 0:
        return None
    if op in ("<<", ">>"):
        bits, signed = bits_of(c, e.type)
        if not 0 <= b < bits:
            return None
        if op == "<<":  # shifting into or out of the sign bit wraps quietly, as gcc has it
            if c.here.frame is not None and signed and not (c.language.cxx20 or 0 <= a << b < 1 << bits):
                return None  # C++17 [expr.shift]p2
            return tree.Constant(e.type, wrap(a << b, bits, signed), at=e.at)
    return _wrapped(c, e, rounding.INTEGER[op](a, b))


def _operand(c: Check, e: tree.Expr) -> Value | None:
    """The value of an operand; a pointer may lead to an object that is no constant, which the result of a
    constant expression alone may not ([expr.const]p11)."""
    if e.type.__class__ is ty.Pointer and c.here.frame is None and not c.here.evaluating:
        with c.within(evaluating=True):
            return evaluate(c, e)
    return evaluate(c, e)


_FLOAT: dict[str, Callable[[float, float], float]] = {
    "+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "/": rounding.divide,
}  # fmt: skip


def _on_addresses(c: Check, e: tree.Binary, left: Value, right: Value) -> Value | None:
    """An operation with at least one address: comparison, or an integer added to a cast address."""
    if e.op in rounding.COMPARE:
        if isinstance(left, tree.SymbolAddress) and isinstance(right, tree.SymbolAddress):
            if left.symbol is not right.symbol:  # where the linker puts them is its own business
                apart = e.op in ("==", "!=") and rules.interpret.are_apart(c, left, right)
                return tree.Constant(e.type, int(e.op == "!="), at=e.at) if apart else None
            return tree.Constant(e.type, int(rounding.COMPARE[e.op](left.offset, right.offset)), at=e.at)
        address, other = (left, right) if isinstance(left, tree.SymbolAddress) else (right, left)
        assert isinstance(other, tree.Constant)
        if e.op in ("==", "!=") and other.value == 0 and _truth(address):
            return tree.Constant(e.type, int(e.op == "!="), at=e.at)
        return None
    if isinstance(left, tree.Constant) and e.op == "+":
        left, right = right, left
    if isinstance(left, tree.SymbolAddress) and isinstance(right, tree.Constant) and e.op in ("+", "-"):
        offset = int(right.value) if e.op == "+" else -int(right.value)
        return tree.SymbolAddress(e.type, left.symbol, left.offset + offset, at=e.at)
    return None


def _pointer_add(c: Check, e: tree.PointerAdd, more: int = 1) -> Value | None:
    """The sum; behind the last element of an array it may lead only if `more` is 1 ([expr.add]p4)."""
    pointer = evaluate(c, e.pointer)
    if pointer is None or not isinstance(e.scale, int):
        return None
    index = evaluate(c, e.index)
    if not isinstance(index, tree.Constant):
        return None
    if c.here.frame is not None and _leaves(e, int(index.value), more):
        return None
    distance = int(index.value) * (-e.scale if e.negative else e.scale)
    moved = _moved(c, e, pointer, distance)
    return moved if c.here.frame is None or _is_inside(c, moved) else None


def _is_inside(c: Check, address: Value) -> bool:
    """Whether an address is in its object, or just behind it."""
    if not isinstance(address, tree.SymbolAddress) or not isinstance(address.symbol, tree.Object):
        return True
    try:
        return 0 <= address.offset <= size_of(address.symbol.type, c.model)
    except NoSize:
        return True


def _leaves(e: tree.PointerAdd, index: int, more: int = 0) -> bool:
    """Whether the sum leaves the array whose first element is its pointer ([expr.add]p4), taken to have
    `more` elements besides."""
    first = e.pointer
    if not isinstance(first, tree.AddressOf) or not isinstance(array := first.place.type, ty.Array):
        return False
    if not isinstance(first.type, ty.Pointer) or first.type.to.unqualified != array.element.unqualified:
        return False  # a pointer to the array itself
    return isinstance(array.length, int) and not 0 <= (-index if e.negative else index) < array.length + more


def _beyond(c: Check, place: tree.Place) -> bool:
    """Whether a place is outside the array that its expression names, or is in such a place. Indices that
    running calls must not evaluate twice have been seen by `_pointer_add`."""
    while True:
        match place:
            case tree.MemberPlace(record=inner):
                place = inner
            case tree.Dereference(pointer=tree.PointerAdd(pointer=tree.AddressOf(place=inner)) as sum):
                known = c.here.frame is None or isinstance(sum.index, tree.Constant)
                index = evaluate(c, sum.index) if known else None
                if isinstance(index, tree.Constant) and _leaves(sum, int(index.value)):
                    return True
                place = inner
            case _:
                return False


def _moved(
    c: Check, e: tree.Expr | tree.MemberPlace, pointer: Value, distance: int, type: ty.Type | None = None
) -> Value:
    type = type or e.type
    if isinstance(pointer, tree.SymbolAddress):
        return tree.SymbolAddress(type, pointer.symbol, pointer.offset + distance, at=e.at)
    return tree.Constant(type, wrap(int(pointer.value) + distance, 8 * c.model.pointer, False), at=e.at)


def _pointer_difference(c: Check, e: tree.PointerDifference) -> Value | None:
    left, right = _operand(c, e.left), _operand(c, e.right)
    if left is None or right is None or not isinstance(e.scale, int) or e.scale == 0:
        return None
    if isinstance(left, tree.SymbolAddress) and isinstance(right, tree.SymbolAddress):
        if left.symbol is not right.symbol:
            return None
        distance = left.offset - right.offset
    elif isinstance(left, tree.Constant) and isinstance(right, tree.Constant):
        distance = int(left.value) - int(right.value)
    else:
        return None
    bits, signed = bits_of(c, e.type)
    return tree.Constant(e.type, wrap(rounding.quotient(distance, e.scale), bits, signed), at=e.at)


def _logical(c: Check, e: tree.Logical) -> Value | None:
    left = _truth(evaluate(c, e.left))
    if left is None:
        return None
    if left is (e.op == "||"):  # 6.5.13p4: the right operand is not evaluated
        return tree.Constant(e.type, int(left), at=e.at)
    right = _truth(evaluate(c, e.right))
    return None if right is None else tree.Constant(e.type, int(right), at=e.at)


def _conditional(c: Check, e: tree.Conditional) -> Value | None:
    condition = _truth(evaluate(c, e.condition))
    if condition is None:
        return None
    return evaluate(c, e.yes if condition else e.no)


def _truth(value: Value | None) -> bool | None:
    if isinstance(value, tree.Constant):
        return value.value != 0
    if isinstance(value, tree.SymbolAddress):
        # Only a weak symbol that nobody defines can have address zero.
        symbol = value.symbol
        weak = (isinstance(symbol, tree.Object) and symbol.weak) or (
            isinstance(symbol, (tree.Object, tree.Function)) and symbol.linkage == "weak"
        )
        return None if weak or value.offset < 0 else True
    return None


# ---------------------------------------------------------------- places


def _address_of(c: Check, e: tree.AddressOf) -> Value | None:
    place = address(c, e.place, accessed=False)
    return None if place is None else _moved(c, e, place, 0)


def address(c: Check, place: tree.Place, accessed: bool = True) -> Value | None:
    """The address of a place with static storage, or one reached through a constant pointer. `accessed`: it
    is to be read, written or bound, so that something must be there."""
    match place:
        case tree.Variable():
            object = place.object
            if object.storage == "thread":  # [expr.const]p2: no constant
                return None
            if object.storage in ("local", "parameter", "special"):
                if c.here.frame is None and not c.here.evaluating and object not in c.known.records:
                    return None
                return rules.interpret.local_address(c, place)
            return tree.SymbolAddress(ty.Pointer(place.type), object, at=place.at)
        case tree.StringLiteral():
            return tree.SymbolAddress(ty.Pointer(place.type), place, at=place.at)
        case tree.Dereference(pointer=tree.PointerAdd() as sum) if accessed:
            return _pointer_add(c, sum, more=0)
        case tree.Dereference():
            return evaluate(c, place.pointer)
        case tree.MemberPlace():
            base = address(c, place.record)
            if base is None or place.bit_field:
                return None
            return _moved(c, place, base, place.slot.offset, ty.Pointer(place.type))
        case tree.CompoundLiteral() | tree.Temporary():
            if c.here.evaluating or c.here.frame is not None:
                return rules.interpret.temporary(c, place)
    return None


def _comma(c: Check, e: tree.Comma) -> Value | None:
    """A comma operator is no constant expression in C (6.6p3)."""
    if c.here.frame is None and not c.language.cplusplus:
        return None
    return None if rules.interpret.effect(c, e.left) is None else evaluate(c, e.right)


def _statements(c: Check, e: tree.StatementExpression) -> Value | None:
    result = rules.interpret.statements(c, e)
    return None if isinstance(result, list) else result


def _call(c: Check, e: tree.Call) -> Value | None:
    if not c.language.cplusplus:
        return None
    result = rules.interpret.call(c, e)
    return None if isinstance(result, list) else result


def _builtin(c: Check, e: tree.BuiltinCall) -> Value | None:
    return rules.constant_builtins.folded(c, e)


def _initialize(c: Check, e: tree.Initialize) -> Value | None:
    return rules.interpret.initialize(c, e)


def _assign(c: Check, e: tree.Assign | tree.CompoundAssign | tree.Increment) -> Value | None:
    if c.here.frame is None:
        return None
    return rules.assigning.assign(c, e)


def _load(c: Check, e: tree.Load) -> Value | None:
    """A constant object's known value. C11 has no such constants, but gcc and C++ do."""
    place = e.place
    slot = None
    frame = c.here.frame
    if place.type.volatile or not (ty.is_scalar(place.type) or isinstance(place.type, ty.Reference)):
        return None
    if frame is not None and isinstance(place, tree.Variable) and place.object in frame.values:
        return frame.values[place.object]
    if isinstance(place, tree.MemberPlace) and place.bit_field:
        slot, place = place.slot, place.record
    if frame is None and c.language.cplusplus and _called(place):
        with c.within(evaluating=True):  # what a call refers to may be a temporary
            where = address(c, place)
    else:
        where = address(c, place)
    if not isinstance(where, tree.SymbolAddress) or _beyond(c, place):
        return None
    symbol = where.symbol
    if isinstance(symbol, tree.Object) and symbol.constexpr and _mutable(place):
        return None
    if isinstance(symbol, tree.Object) and symbol in c.known.records:
        return rules.interpret.read(c, e, symbol, where.offset, slot)
    if isinstance(symbol, tree.StringLiteral):
        return rules.initial_values.character(c, e, symbol, symbol.type, where.offset)
    if not isinstance(symbol, tree.Object) or symbol.initializer is None:
        return None
    if symbol.virtual_table:
        return rules.interpret.entry(c, e, symbol, where.offset)
    if symbol.weak and not symbol.constexpr:  # whoever defines a constexpr one gives it the same value
        return None
    type = ty.remove_all_extents(symbol.type)
    if isinstance(type, ty.Reference):  # its initialiser may be no constant
        known = tree.Load(type.unqualified, place, at=e.at)
        value = rules.initial_values.read(c, known, symbol, where.offset, slot)
        return value if isinstance(value, tree.SymbolAddress) else None
    constant = symbol.constexpr or (type.const and not type.volatile and symbol.storage == "device")
    return rules.initial_values.read(c, e, symbol, where.offset, slot) if constant else None


def _mutable(place: tree.Place) -> bool:
    """Whether a place may change in a constant object ([expr.const]p2)."""
    while isinstance(place, tree.MemberPlace):
        if place.slot.member.mutable:
            return True
        place = place.record
    return False


def _called(place: tree.Place) -> bool:
    """Whether the place is in the result of a call, or in another temporary."""
    e: tree.Place | tree.Expr = place
    while True:
        match e:
            case (
                tree.MemberPlace(record=inner) | tree.Dereference(pointer=inner) | tree.Convert(operand=inner)
            ):
                e = inner
            case tree.PointerAdd(pointer=inner) | tree.AddressOf(place=inner):
                e = inner
            case _:
                return isinstance(e, (tree.Call, tree.Temporary, tree.CompoundLiteral))


_RULES: Rules[Value | None] = {
    tree.Constant: _itself,
    tree.SymbolAddress: _itself,
    tree.FunctionAddress: _function,
    tree.Convert: _convert,
    tree.Reduced: _reduced,
    tree.Unary: _unary,
    tree.Binary: _binary,
    tree.PointerAdd: _pointer_add,
    tree.PointerDifference: _pointer_difference,
    tree.Logical: _logical,
    tree.Conditional: _conditional,
    tree.AddressOf: _address_of,
    tree.Load: _load,
    tree.Comma: _comma,
    tree.BuiltinCall: _builtin,
    tree.Call: _call,
    tree.StatementExpression: _statements,
    tree.Initialize: _initialize,
    tree.Assign: _assign,
    tree.CompoundAssign: _assign,
    tree.Increment: _assign,
}
