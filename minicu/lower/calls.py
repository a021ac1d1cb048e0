"""Calls and variadic arguments. How a value crosses a call is told by `minicu.abi.calls`."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from minicu import tree
from minicu import types as ty
from minicu.abi.calls import (
    VARIADIC_ALIGN,
    VARIADIC_END,
    VARIADIC_NOTHING,
    VARIADIC_ROOM,
    ByAddress,
    Coerce,
    Ignore,
    Indirect,
    Passing,
    by_address,
    classify_parameter,
    classify_return,
    variadic_align,
    variadic_area,
    variadic_carrier,
)
from minicu.lower import expr, memory, unwinding
from minicu.lower.arriving import MOST_AS_VALUE, arrives_as_value, function_parameters
from minicu.lower.body import Body
from minicu.lower.convert import convert
from minicu.lower.errors import not_supported
from minicu.lower.machine import Row
from minicu.tree.walk import walk

_Operation = TypeVar("_Operation", bound=tree.Call | tree.BuiltinCall)


def call(b: Body, e: tree.Call, into: tuple[str, int] | None = None) -> str:
    """A call; returns the operand of its result (a record: its address). `into` is where a record
    result goes, with its alignment."""
    callee = e.callee
    if isinstance(callee, tree.Function):
        if b.module.unit.language.whole_program and callee.body is None:
            from minicu.lower.host import calls as host_calls

            if callee.kind == "kernel":
                return host_calls.launch(b, e, callee)
            if host_calls.is_external(callee):
                return host_calls.external(b, e, callee, into)
        if callee.builtin and callee.body is None:
            row = b.module.row(callee)
            if row is not None:
                return _lowered(row, b, e, callee.name)
        elif callee.library and (row := b.module.machine.rows.get(callee.name)) is not None:
            if b.module.unit.language.whole_program:
                e = _last_first(b, e)
            result = row(b, e)
            if result is not None:
                if into is not None:
                    memory.copy(b, *into, result, 1, memory.size_align(b, e.type)[0])
                return result
        return _emit(b, b.module.symbol(callee), callee, e, into)
    operand = expr.value(b, callee)
    if e.launch:
        from minicu.lower.host import calls as host_calls

        return host_calls.launch(b, e, operand)
    return _emit(b, operand, None, e, into)


def builtin(b: Body, e: tree.BuiltinCall) -> str:
    """An operation of the compiler itself."""
    row = b.module.machine.rows.get(e.name)
    if row is None:
        not_supported(e.at, f"'{e.name}' on this target")
    return _lowered(row, b, e, e.name)


def _lowered(row: Row, b: Body, e: tree.Call | tree.BuiltinCall, name: str) -> str:
    """Lowers a call by a row that has no function body to fall back on."""
    result = row(b, _last_first(b, e) if b.module.unit.language.whole_program else e)
    if result is None:
        not_supported(e.at, f"'{name}' on {b.module.options.arch}")
    return result


def _last_first(b: Body, e: _Operation) -> _Operation:
    """A call of the host whose arguments may be evaluated in any order: where several act, they have been
    evaluated, the last one first, as gcc does it."""
    acting = [i for i, a in enumerate(e.arguments) if b.scalars.find(a.type) is not None and _acts(a)]
    if len(acting) < 2:
        return e
    arguments = list(e.arguments)
    for i in reversed(acting):
        given = arguments[i]
        kept = tree.Object("argument", given.type.unqualified, "local")
        size, align = memory.size_align(b, kept.type)
        b.storage[kept] = b.slot(size, align)
        place = tree.Variable(kept.type, kept)
        memory.store(b, memory.locate(b, place), expr.value(b, given))
        arguments[i] = tree.Load(given.type, place, at=given.at)
    return replace(e, arguments=arguments)


def _acts(e: tree.Expr) -> bool:
    """Whether the order of evaluation can tell on it."""
    return any(isinstance(part, _ACTING) for part in walk(e))


_ACTING = (tree.Assign, tree.BuiltinCall, tree.Call, tree.CompoundAssign, tree.Increment)


def _emit(
    b: Body, target: str, function: tree.Function | None, e: tree.Call, into: tuple[str, int] | None
) -> str:
    type = e.function
    parameters = type.parameters
    variadic = type.variadic
    if function is not None and function.body is not None:
        # The definition decides: C calls K&R functions and those declared later as it pleases.
        parameters, variadic = function_parameters(function), function.type.variadic
        returns_type = function.type.returns
    else:
        returns_type = type.returns
    if function is not None:
        b.calls.add(function)
        b.sites[function] = b.sites.get(function, 0) + 1
        b.module.need(function)
    texts = [f"ptr {b.thread}"] if b.thread and not b.module.unit.language.whole_program else []
    returns = classify_return(returns_type, b.model)
    if isinstance(returns, ByAddress):
        if into is not None and returns_type.decl.info is not None:  # type: ignore[attr-defined]
            hidden = into[0]  # a new object: classes that exist already are assigned to by a function
        else:
            # The place may be read by the arguments, so the result does not go there at once.
            hidden = b.slot(*memory.size_align(b, returns_type))
        texts.append(f"{returns.parameter} {hidden}")
    else:
        hidden = ""
    named = min(len(parameters), len(e.arguments))
    texts += _in_order(b, function, e, list(zip(parameters[:named], e.arguments[:named], strict=True)))
    for wanted in parameters[named:]:  # C11 6.5.2.2p6: too few arguments, undefined
        texts.append(_missing(b, wanted, function))
    if variadic:
        if e.passes_on and b.module.target.device_code:  # PTX knows no argument of unknown size
            not_supported(e.at, "a variadic virtual function of a base that is not where the class begins")
        target = _variable(b, function, target, e, named, texts)
    elif not type.prototyped and (function is None or function.body is None):
        texts += [argument(b, a, a.type) for a in e.arguments[named:]]
    else:
        for unwanted in e.arguments[named:]:
            expr.value(b, unwanted)
    texts = [t for t in texts if t]
    noreturn = function is not None and function.noreturn
    attributes = " noreturn" if noreturn else "" if function is not None else " convergent"
    text = f"call {returns.returns} {target}({', '.join(texts)}){attributes}"
    throws = function is None or not function.declared.throws.never
    before = len(b.lines) + b.closed  # after the label of a block that begins with the call
    if hidden:
        unwinding.call(b, text, False, throws)
        result = _placed(b, hidden, returns_type, e, into)
    else:
        result = _result(b, text, returns, returns_type, e, into, throws)
    if function is not None and not (throws and b.guard):  # an invoke ends its block
        b.call_lines.append((before, function))
    if noreturn:
        b.close("unreachable")
    return result


def _variable(
    b: Body, function: tree.Function | None, target: str, e: tree.Call, named: int, texts: list[str]
) -> str:
    """Appends the variadic arguments to `texts`; returns the callee."""
    extra = e.arguments[named:]
    if not b.module.target.device_code:
        texts.append(f"ptr {b.variadic if e.passes_on else store_area(b, extra)[0]}")
        return target
    area, value = _area(b, extra) if extra else ("", "")
    _make_room(b, extra)
    texts.append(f"{area} {value}" if extra else "")
    if function is not None:
        return b.module.variadic(function, area)
    texts.append(VARIADIC_END if extra else VARIADIC_NOTHING)
    b.module.require((6, 3))  # prototypes with an area
    return target


def _in_order(
    b: Body, function: tree.Function | None, e: tree.Call, pairs: list[tuple[ty.Type, tree.Expr]]
) -> list[str]:
    """The named arguments, (type of the parameter, argument), in the language's order of evaluation."""
    first = len(pairs)
    if e.backwards:
        first = 0
    elif (
        b.module.unit.language.whole_program and not e.listed
    ):  # the last one first, as gcc does it for the host
        method = function.method if function is not None else None
        first = int(method is not None and not method.static)  # after the object (C++17 [expr.call]p8)
    texts = [argument(b, given, wanted, function) for wanted, given in pairs[:first]]
    rest = [argument(b, given, wanted, function) for wanted, given in reversed(pairs[first:])]
    return [*texts, *reversed(rest)]


def _placed(b: Body, at: str, type: ty.Type, e: tree.Call, into: tuple[str, int] | None) -> str:
    """The result that a function has stored at `at`."""
    if not isinstance(e.type, ty.Record):
        return "" if isinstance(e.type, ty.Void) else _undefined(b, e.type)
    size, align = memory.size_align(b, type)
    if into is not None:
        memory.copy(b, *into, at, align, size)
    return into[0] if into is not None else at


def _result(
    b: Body,
    text: str,
    returns: Passing,
    type: ty.Type,
    e: tree.Call,
    into: tuple[str, int] | None,
    throws: bool,
) -> str:
    if isinstance(returns, Ignore):
        unwinding.call(b, text, False, throws)
        if isinstance(type, ty.Record):
            return into[0] if into else b.slot(0, 1)
        return "" if isinstance(e.type, ty.Void) else _undefined(b, e.type)
    result = unwinding.call(b, text, True, throws)
    if isinstance(returns, (Indirect, Coerce)):
        to, align = into or (b.slot(returns.size, returns.align), returns.align)
        b.store(returns.carrier, result, to, align)
        return to if isinstance(e.type, (ty.Record, ty.Void)) else _undefined(b, e.type)
    if isinstance(e.type, ty.Void) or e.type == type:
        return result
    if b.scalars.find(e.type) is None:  # C: the call believes in another type than the definition has
        return _undefined(b, e.type)
    return convert(b, result, type, e.type)


def _undefined(b: Body, type: ty.Type) -> str:
    """A value for a result that the function does not return."""
    scalar = b.scalars.find(type)
    if scalar is None:
        return b.slot(*memory.size_align(b, type))
    return {"i": "0", "b": "false", "p": "null"}.get(scalar.kind) or "0.0"


def argument(b: Body, given: tree.Expr, wanted: ty.Type, function: tree.Function | None = None) -> str:
    """One argument as a call of `function` spells it (None: of any), converted to the parameter's type; ""
    if nothing is passed."""
    passing = classify_parameter(wanted, b.model)
    if isinstance(passing, Ignore):
        expr.value(b, given)
        return ""
    if isinstance(passing, ByAddress):  # the callee may change its parameter: a copy
        size, align = memory.size_align(b, wanted)
        if _fresh(given):
            return f"{passing.parameter} {expr.record(b, given)[0]}"
        to = b.slot(size, align)
        if isinstance(given.type, ty.Record):
            at, known = expr.record(b, given)
            memory.copy(b, to, align, at, known, min(size, memory.size_align(b, given.type)[0]))
        else:
            expr.value(b, given)
        return f"{passing.parameter} {to}"
    if isinstance(passing, (Indirect, Coerce)):
        if not isinstance(given.type, ty.Record):
            expr.value(b, given)
            return _missing(b, wanted, function)
        at, align = expr.record(b, given)
        if isinstance(passing, Coerce):
            return f"{passing.parameter} {b.load(passing.ir, at, align)}"
        as_value = function is not None and arrives_as_value(passing, function, b.module)
        if as_value and memory.size_align(b, given.type)[0] >= passing.size:
            bytes_ = b.load(passing.words, at, align)
            return f"{passing.whole_record} {bytes_}"
        if align < passing.align or memory.size_align(b, given.type)[0] < passing.size:
            to = b.slot(passing.size, passing.align)
            memory.copy(b, to, passing.align, at, align, passing.size)
            at = to
        if as_value:
            bytes_ = b.load(passing.words, at, passing.align)
            return f"{passing.whole_record} {bytes_}"
        return f"{passing.parameter} {at}"
    value = expr.value(b, given)
    if given.type is not wanted and given.type != wanted.unqualified:
        if b.scalars.find(given.type) is None:
            not_supported(given.at, f"passing '{given.type}' for a parameter of type '{wanted}'")
        value = convert(b, value, given.type, wanted)
    return f"{passing.parameter} {value}"


def _fresh(e: tree.Expr) -> bool:
    """Whether this record is a temporary made for the call alone, or a parameter of a class that no copy of
    bytes makes, passed on as it is."""
    match e:
        case tree.Load(place=tree.CompoundLiteral()):
            return True
        case tree.Load(place=tree.Variable(object=tree.Object(storage="parameter"))):
            return by_address(e.type)
    return False


def _missing(b: Body, wanted: ty.Type, function: tree.Function | None = None) -> str:
    passing = classify_parameter(wanted, b.model)
    if isinstance(passing, Ignore):
        return ""
    if isinstance(passing, Indirect):
        if function is not None and arrives_as_value(passing, function, b.module):
            return f"{passing.whole_record} zeroinitializer"
        return f"{passing.parameter} {b.slot(passing.size, passing.align)}"
    if isinstance(passing, Coerce):
        return f"{passing.parameter} 0"
    return f"{passing.parameter} {_undefined(b, wanted)}"


# ---------------------------------------------------------------- variadic arguments


def store_area(b: Body, arguments: list[tree.Expr]) -> tuple[str, int]:
    """Lay out variadic arguments in memory; returns the area's address and its size in bytes."""
    area = variadic_area([a.type for a in arguments], b.model)
    to = b.slot(max(area.total, 1), VARIADIC_ALIGN, "area")
    pairs = list(zip(arguments, area.offsets, strict=True))
    for given, at in reversed(pairs) if b.module.unit.language.whole_program else pairs:  # as gcc does it
        align = memory.lowest_bit(at | VARIADIC_ALIGN)
        if b.scalars.find(given.type) is None:
            value, natural = expr.record(b, given)
            size = memory.size_align(b, given.type)[0]
            memory.copy(b, memory.offset(b, to, at), align, value, natural, size)
        else:
            value = expr.value(b, given)
            place = memory.Address(memory.offset(b, to, at), align, given.type.unqualified)
            memory.store(b, place, value)
    return to, area.total


def _area(b: Body, arguments: list[tree.Expr]) -> tuple[str, str]:
    """The variadic area as an argument: LLVM's spelling of the parameter, and the operand."""
    to, size = store_area(b, arguments)
    carrier = variadic_carrier([a.type for a in arguments], b.model)
    if carrier.align < 4 or size > MOST_AS_VALUE:  # many instructions
        return f"ptr byval([{size} x i8]) align {VARIADIC_ALIGN}", to
    type = f"{carrier.carrier} alignstack({VARIADIC_ALIGN})"
    return type, b.load(carrier.carrier, to, VARIADIC_ALIGN)


def _make_room(b: Body, arguments: list[tree.Expr]) -> None:
    """Makes ptxas reserve stack for a large variadic area (VARIADIC_ROOM): under a condition that never
    holds, the function also calls something that takes as many bytes as an ordinary parameter, which ptxas
    counts."""
    size = variadic_area([a.type for a in arguments], b.model).total
    if size < VARIADIC_ROOM:
        return
    b.module.define("$nobody", '@"$nobody" = internal addrspace(1) externally_initialized global ptr null')
    b.module.divisible = False
    pointer = 'ptr addrspacecast (ptr addrspace(1) @"$nobody" to ptr)'
    nobody = b.op(f"load volatile ptr, {pointer}")
    there, done = b.label(), b.label()
    b.branch(b.op(f"icmp ne ptr {nobody}, null"), there, done)
    b.start(there)
    b.do(f"call void {nobody}([{-(-size // 8)} x i64] alignstack({VARIADIC_ALIGN}) poison) convergent")
    b.start(done)


def va_start(b: Body, e: tree.VaStart) -> str:
    assert b.variadic is not None
    memory.store(b, memory.locate(b, e.list), b.variadic)
    return ""


def va_arg(b: Body, e: tree.VaArg) -> str:
    """Align the list's pointer up, read there, move it on. The value of a record is its address."""
    if by_address(e.type):
        not_supported(e.at, f"'va_arg' of '{e.type}', a class with a copy constructor")
    at = memory.locate(b, e.list)
    pointer = memory.load(b, at)
    align = variadic_align(e.type, b.model)
    word = b.scalars.word
    if align > 1:
        number = b.op(f"ptrtoint ptr {pointer} to {word}")
        up = b.op(f"add {word} {number}, {align - 1}")
        rounded = b.op(f"and {word} {up}, {-align}")
        step = b.op(f"sub {word} {rounded}, {number}")
        pointer = b.op(f"getelementptr i8, ptr {pointer}, {word} {step}")
    size, _ = memory.size_align(b, e.type)
    memory.store(b, at, memory.offset(b, pointer, size, inbounds=False))
    if b.scalars.find(e.type) is None:
        return pointer
    return memory.load(b, memory.Address(pointer, align, e.type))
