"""Expressions: tree -> operands.

`value` gives the operand that holds a scalar expression's value; for a record, the address of its
bytes. `condition` gives an i1, `branch` turns an expression into control flow.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from minicu import tree
from minicu import types as ty
from minicu.abi.calls import by_address, variadic_align
from minicu.lower import leaving, memory, operations, stmt
from minicu.lower.body import Body, resize
from minicu.lower.convert import convert, nonzero
from minicu.lower.errors import not_supported
from minicu.lower.ir import constant


def value(b: Body, e: tree.Expr) -> str:
    """The operand with the value of `e`; "" if it has none."""
    if b.debug is not None and e.at is not None:
        outer = b.place
        b.debug.move(b, e.at)
        operand = VALUES[e.__class__](b, e)
        b.place = outer
        return operand
    return VALUES[e.__class__](b, e)


def record(b: Body, e: tree.Expr) -> tuple[str, int]:
    """The address and alignment of a record value. It may be an object that is still in use, so callers that
    keep it must copy it at once."""
    if isinstance(e, tree.Load):
        at = memory.locate(b, e.place)
        return at.pointer, at.align
    size, align = memory.size_align(b, e.type)
    to = b.slot(size, align)
    record_into(b, e, to, align)
    return to, align


def record_into(b: Body, e: tree.Expr, to: str, align: int, volatile: bool = False) -> None:
    """Evaluate a record value into the memory at `to`."""
    if e.__class__ is tree.Load:
        at = memory.locate(b, e.place)
        memory.copy_record(b, e.type, to, align, at.pointer, at.align, volatile or at.type.volatile)
    elif e.__class__ is tree.Call:
        _call_into(b, e, to, align, volatile)
    elif e.__class__ is tree.Conditional:
        yes, no, end = b.label(), b.label(), b.label()
        branch(b, e.condition, yes, no)
        for label, side in ((yes, e.yes), (no, e.no)):
            b.start(label)
            record_into(b, side, to, align, volatile)
            b.jump(end)
        b.start(end)
    elif e.__class__ is tree.Comma:
        value(b, e.left)
        record_into(b, e.right, to, align, volatile)
    elif e.__class__ is tree.StatementExpression:
        result = e.value
        assert result is not None
        stmt.block(b, e.body, lambda: record_into(b, result, to, align, volatile))
    elif e.__class__ is tree.Construct:
        _construct(b, e, to, align)
    elif e.__class__ is tree.Convert:  # a record cast to its own type
        record_into(b, e.operand, to, align, volatile)
    else:  # Assign, VaArg: the value lies in memory already
        source = value(b, e)
        have = variadic_align(e.type, b.model) if e.__class__ is tree.VaArg else 1
        memory.copy_record(b, e.type, to, align, source, have, volatile)


def _call_into(b: Body, e: tree.Call, to: str, align: int, volatile: bool) -> None:
    """Evaluates a call into memory. A result in registers is stored as a whole: where its tail padding may
    belong to another object, it goes by way of a temporary."""
    from minicu.lower import calls

    size, natural = memory.size_align(b, e.type)
    if memory.data_size(b, e.type) == size or by_address(e.type):
        calls.call(b, e, (to, align))
    else:
        result = calls.call(b, e, (b.slot(size, natural), natural))
        memory.copy_record(b, e.type, to, align, result, natural, volatile)


def condition(b: Body, e: tree.Expr) -> str:
    """e != 0, as i1."""
    if e.__class__ is tree.Binary and e.op in operations.COMPARISONS:
        return operations.compare(b, e)
    if e.__class__ is tree.Unary and e.op == "!":
        return operations.logical_not(b, condition(b, e.operand))
    if e.__class__ is tree.Logical:
        return operations.logical(b, e)
    if e.__class__ is tree.Constant:
        return "true" if e.value else "false"
    if e.__class__ is tree.Convert and e.operand.type.__class__ is ty.Integer:
        have, want = b.scalars[e.operand.type], b.scalars[e.type]
        if want.bits >= have.bits or want.kind == "b":
            return condition(b, e.operand)
    return nonzero(b, value(b, e), b.scalars[e.type], e.type)


def branch(b: Body, e: tree.Expr, yes: str, no: str) -> None:
    """End the block: go to `yes` if `e` is not zero, else to `no`."""
    if e.__class__ is tree.Logical:
        middle = b.label()
        both = e.op == "&&"
        branch(b, e.left, middle if both else yes, no if both else middle)
        b.start(middle)
        branch(b, e.right, yes, no)
    elif e.__class__ is tree.Unary and e.op == "!":
        branch(b, e.operand, no, yes)
    else:
        test = condition(b, e)
        if test in ("true", "false"):
            b.jump(yes if test == "true" else no)
        else:
            if b.coverage is not None:
                b.coverage.decide(b, e, test)
            b.branch(test, yes, no)


def index(b: Body, e: tree.Expr) -> str:
    """The index of a pointer addition, as wide as a pointer."""
    scalar = b.scalars[e.type]
    operand = _position(b, e)
    if operand.lstrip("-").isdigit():
        return operand
    if scalar.kind == "b":
        return b.op(f"zext i1 {operand} to {b.scalars.word}")
    return resize(b, operand, scalar.bits, b.scalars.pointer.bits, scalar.signed)


def _position(b: Body, e: tree.Expr) -> str:
    """The value of an index. Signed sums and products in it do not overflow, since an element two billion
    away does not exist (C11 6.5.6p8); this lets LLVM see that p[i + 1] follows p[i]."""
    if e.__class__ is tree.Binary and e.op in ("+", "-", "*"):
        scalar = b.scalars[e.type]
        if scalar.kind == "i":
            left, right = _position(b, e.left), _position(b, e.right)
            return b.op(
                f"{operations.INTEGER_OPS[e.op]}{operations.no_wrap(scalar)} {scalar.ir} {left}, {right}"
            )
    return value(b, e)


# ---------------------------------------------------------------- leaves


def _constant(b: Body, e: tree.Constant) -> str:
    return constant(e.value, e.type, b.scalars[e.type])


def _symbol_address(b: Body, e: tree.SymbolAddress) -> str:
    if isinstance(e.symbol, tree.Function):
        pointer = b.module.function_address(e.symbol)
    elif isinstance(e.symbol, tree.StringLiteral):
        pointer = b.module.string(e.symbol)
    else:
        pointer = memory.locate(b, tree.Variable(e.symbol.type, e.symbol, at=e.at)).pointer
    pointer = memory.offset(b, pointer, e.offset, inbounds=False)
    scalar = b.scalars[e.type]
    return pointer if scalar.kind == "p" else b.op(f"ptrtoint ptr {pointer} to {scalar.ir}")


def _load(b: Body, e: tree.Load) -> str:
    place = e.place
    if place.__class__ is tree.MemberPlace:
        variable = place.record
        if variable.__class__ is tree.Variable and variable.object.storage == "special":
            return b.module.machine.special_register(b, variable.object.name, place.slot.offset // 4)
    elif place.__class__ is tree.Variable:
        o = place.object
        if o.storage == "special" and b.scalars.find(o.type) is not None:
            return b.module.machine.special_register(b, o.name, 0)
    return memory.load(b, memory.locate(b, place))


def _address_of(b: Body, e: tree.AddressOf) -> str:
    return memory.locate(b, e.place).pointer


def _function_address(b: Body, e: tree.FunctionAddress) -> str:
    if e.function.declared.device_only:
        not_supported(e.at, f"the address of the device function '{e.function.name}' in host code")
    return b.module.function_address(e.function)


# ---------------------------------------------------------------- operators


def _convert(b: Body, e: tree.Convert) -> str:
    target = e.type
    if isinstance(target, ty.Void):
        if isinstance(e.operand.type, ty.Record):
            record(b, e.operand)
        else:
            value(b, e.operand)
        return ""
    if isinstance(target, ty.Record):
        return value(b, e.operand)
    if isinstance(target, ty.Integer) and target.kind == "bool":
        return condition(b, e.operand)
    return convert(b, value(b, e.operand), e.operand.type, target)


def _reduced(b: Body, e: tree.Reduced) -> str:
    operand, spare = value(b, e.operand), 64 - e.bits
    if not spare:
        return operand
    right = "ashr" if b.model.signed(e.type) else "lshr"
    return b.op(f"{right} i64 {b.op(f'shl i64 {operand}, {spare}')}, {spare}")


def _pointer_add(b: Body, e: tree.PointerAdd) -> str:
    return memory.pointer(b, e)[0]


def _conditional(b: Body, e: tree.Conditional) -> str:
    if isinstance(e.type, ty.Record):
        return record(b, e)[0]
    yes, no, end = b.label(), b.label(), b.label()
    branch(b, e.condition, yes, no)
    incoming = []
    for label, side in ((yes, e.yes), (no, e.no)):
        b.start(label)
        many = label == no and leaving.enter_alternative(b)
        chosen = value(b, side)
        if label == no:
            leaving.leave_alternative(b, many)
        if not b.closed:
            incoming.append(f"[ {chosen}, %{b.block} ]")
        b.jump(end)
    b.start(end)
    scalar = b.scalars.find(e.type)
    if scalar is None:
        return ""
    return b.op(f"phi {scalar.ir} {', '.join(incoming)}") if incoming else "poison"


def _construct(b: Body, e: tree.Construct, to: str, align: int) -> None:
    """Make a record at `to`; its constructor relies on the alignment of the type."""
    size, natural = memory.size_align(b, e.type)
    b.storage[e.object] = to if align >= natural else b.slot(size, natural)
    value(b, e.call)
    memory.copy(b, to, align, b.storage[e.object], natural, memory.data_size(b, e.type))


def _record_value(b: Body, e: tree.Expr) -> str:
    return record(b, e)[0]


def _initialize(b: Body, e: tree.Initialize) -> str:
    from minicu.lower.initial import initialize

    at = memory.locate(b, e.place)
    if at.slot is not None:
        assert isinstance(e.initializer, tree.Expr)
        memory.store(b, at, value(b, e.initializer))
        return ""
    initialize(b, at.pointer, at.align, at.type, e.initializer)
    return ""


def _comma(b: Body, e: tree.Comma) -> str:
    """Long chains lean left: they are walked, not recursed into."""
    chain = [e]
    while True:
        left = chain[-1].left
        while isinstance(left, tree.Convert) and isinstance(left.type, ty.Void):  # its value is not used
            left = left.operand
        if not isinstance(left, tree.Comma):
            break
        chain.append(left)
    value(b, left)
    result = ""
    for comma in reversed(chain):
        result = value(b, comma.right)
    return result


# ---------------------------------------------------------------- assignment


def _assign(b: Body, e: tree.Assign) -> str:
    if b.scalars.find(e.place.type) is None:
        return _assign_record(b, e)
    stored = value(b, e.value)
    return memory.store(b, memory.locate(b, e.place), stored)


def _assign_record(b: Body, e: tree.Assign) -> str:
    """Returns the address of the record that is assigned to. What stands right comes first (C++17
    [expr.ass]p1); it is evaluated into the place where that is known before."""
    if _named(e.place) and not _makes(e.value):  # a constructor may need the old value
        at = memory.locate(b, e.place)
        record_into(b, e.value, at.pointer, at.align, at.type.volatile)
        return at.pointer
    source, align = record(b, e.value)
    volatile = isinstance(e.value, tree.Load) and e.value.place.type.volatile
    at = memory.locate(b, e.place)
    memory.copy_record(b, e.value.type, at.pointer, at.align, source, align, volatile or at.type.volatile)
    return at.pointer


def _named(place: tree.Place) -> bool:
    """Whether this is a variable or a member of one."""
    while isinstance(place, tree.MemberPlace):
        place = place.record
    return isinstance(place, tree.Variable)


def _makes(e: tree.Expr) -> bool:
    """Whether a constructor runs at the place that the record `e` is evaluated into."""
    match e:
        case tree.Construct():
            return True
        case tree.Conditional():
            return _makes(e.yes) or _makes(e.no)
        case tree.Comma():
            return _makes(e.right)
        case tree.Convert():
            return _makes(e.operand)
        case tree.StatementExpression():
            return e.value is not None and _makes(e.value)
    return False


def _compound_assign(b: Body, e: tree.CompoundAssign) -> str:
    operand = index(b, e.value) if e.scale is not None else value(b, e.value)
    at = memory.locate(b, e.place)
    old = memory.load(b, at)
    if e.scale is not None:
        return memory.store(b, at, memory.move(b, old, operand, e.scale, e.op == "-"))
    left = convert(b, old, e.place.type, e.compute)
    if e.op in ("<<", ">>"):
        result = operations.shift(b, e.op, left, operand, b.scalars[e.compute], b.scalars[e.value.type])
    else:
        result = operations.arithmetic(b, e.op, left, operand, e.compute, e, counts=True)
    return memory.store(b, at, convert(b, result, e.compute, e.place.type))


def _increment(b: Body, e: tree.Increment) -> str:
    at = memory.locate(b, e.place)
    old = memory.load(b, at)
    scalar = b.scalars[at.type]
    if e.scale is not None:
        result = memory.move(b, old, "1", e.scale, e.step < 0)
    elif scalar.kind == "b":  # C11 6.5.3.1: ++ is += 1, and a sum that is not zero is true
        result = "true" if e.step > 0 else operations.logical_not(b, old)
    elif scalar.kind == "f":
        one = constant(1.0, at.type, scalar)
        result = operations.float_arithmetic(b, "+" if e.step > 0 else "-", old, one, scalar)
    else:
        result = b.op(f"add{operations.no_wrap(scalar)} {scalar.ir} {old}, {e.step}")
    stored = memory.store(b, at, result)
    return stored if e.prefix else old


# ---------------------------------------------------------------- calls and the rest


def _call(b: Body, e: tree.Call) -> str:
    from minicu.lower import calls

    return calls.call(b, e)


def _builtin(b: Body, e: tree.BuiltinCall) -> str:
    from minicu.lower import calls

    return calls.builtin(b, e)


def _statement_expression(b: Body, e: tree.StatementExpression) -> str:
    inside, part = e.value, b.part
    b.part = not e.full
    result = stmt.block(b, e.body, (lambda: value(b, inside)) if inside is not None else None)
    b.part = part
    return result


def _va_start(b: Body, e: tree.VaStart) -> str:
    from minicu.lower import calls

    return calls.va_start(b, e)


def _va_arg(b: Body, e: tree.VaArg) -> str:
    from minicu.lower import calls

    return calls.va_arg(b, e)


def _va_copy(b: Body, e: tree.VaCopy) -> str:
    to, source = memory.locate(b, e.to), memory.locate(b, e.source)
    memory.store(b, to, memory.load(b, source))
    return ""


#: The rows of `operations` are looked up when they are used: it imports this module.
VALUES: dict[type, Callable[[Body, Any], str]] = {
    tree.Constant: _constant,
    tree.SymbolAddress: _symbol_address,
    tree.Load: _load,
    tree.AddressOf: _address_of,
    tree.FunctionAddress: _function_address,
    tree.Convert: _convert,
    tree.Reduced: _reduced,
    tree.Unary: lambda b, e: operations.unary(b, e),
    tree.Binary: lambda b, e: operations.binary(b, e),
    tree.PointerAdd: _pointer_add,
    tree.PointerDifference: lambda b, e: operations.pointer_difference(b, e),
    tree.Logical: lambda b, e: operations.logical_value(b, e),
    tree.Conditional: _conditional,
    tree.Comma: _comma,
    tree.Assign: _assign,
    tree.CompoundAssign: _compound_assign,
    tree.Increment: _increment,
    tree.Call: _call,
    tree.BuiltinCall: _builtin,
    tree.StatementExpression: _statement_expression,
    tree.Construct: _record_value,
    tree.Initialize: _initialize,
    tree.VaStart: _va_start,
    tree.VaArg: _va_arg,
    tree.VaCopy: _va_copy,
}
