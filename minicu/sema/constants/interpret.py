"""Calls of constexpr functions at compile time (C++17 [expr.const]): an interpreter of the checked tree.

While a call runs, `c.here.frame` has the values of its scalars, and reading one of them is a constant
(`constant.evaluate`). Whatever has an address lies in `c.known.records`, an object of its own for each time
that a declaration is reached (`memory`): a scalar moves there when its address is taken. Addresses are those
of symbols. Whatever is not constant gives up the whole call.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NoReturn

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import Slot, layout, size_of
from minicu.diagnostics.errors import Kind, Note, span_of
from minicu.sema import rules
from minicu.sema.constants import assigning, constant, integers, memory
from minicu.sema.context import Check
from minicu.sema.function_state import Cells, Frame

#: How deep calls may nest.
_DEPTH = 256

#: What a void expression gives: not None, which stands for what is not constant.
NOTHING = tree.Constant(ty.INT, 0)

Value = constant.Value
#: A value, or the items of a record.
Result = Value | list[tree.InitItem]


def call(c: Check, e: tree.Call) -> Result | None:
    """The value of a call of a constexpr function with constant arguments (a record: its items), or None."""
    function = _callee(c, e)
    if function is None:
        return None
    if not function.declared.constexpr:
        given = rules.allocated.called(c, function, e)
        if given is None and (given := rules.constant_builtins.computed(c, function, e)) is None:
            c.known.obstacle = e
        return given
    _check_body(c, function)
    count = len(function.parameters)
    if function.body is None or len(e.arguments) < count:
        return None
    if len(e.arguments) > count and not (
        function.type.variadic and all(_is_constant(c, argument) for argument in e.arguments[count:])
    ):
        return None
    outer = c.here.frame
    if outer is None:
        frame = Frame(most=rules.running.most(c))
    else:
        frame = Frame(first=outer.first or outer, depth=outer.depth + 1)
    if frame.depth > _DEPTH:
        return None
    with c.within(evaluating=True):  # temporaries have addresses
        if not _pass(c, e, function, frame):
            return None
    with c.within(frame=frame):
        result = rules.running.result(c, function.body)
    for object, fresh in frame.places.items():
        if object.name and object.storage in ("local", "parameter"):  # its lifetime ends here
            c.known.records.pop(fresh, None)
    if result is None and outer is None and frame.steps > frame.most:
        c.known.gave_up = True
        if c.here.required:
            _refuse_long(c, e, function, frame.most)
    if result is None or frame.owned or (outer is None and _local(result) and not c.here.evaluating):
        return None
    if outer is None and not _local(result):
        for object in frame.allocated:
            c.known.records.pop(object, None)
    if isinstance(function.type.returns, ty.Void):
        return NOTHING
    return None if result is NOTHING else result


def _refuse_long(c: Check, e: tree.Call, function: tree.Function, most: int) -> NoReturn:
    c.known.refused_long = True
    many = f"more than {most} statements are executed in it, which is the limit"
    remedy = "does a loop end? Else compute it in parts, each a constant, or at run time"
    declared = Note(f"'{function.name}' declared here", span_of(function.at))
    c.fatal(
        e.at,
        f"call to '{function.name}' is not a constant expression: {many}; {remedy}",
        [declared],
        Kind.TOO_LONG,
    )


def _pass(c: Check, e: tree.Call, function: tree.Function, frame: Frame) -> bool:
    """Let the parameters have the values of the arguments. False: one is not constant."""
    pairs = list(zip(function.parameters, e.arguments))
    for parameter, argument in reversed(pairs) if e.backwards else pairs:
        if isinstance(parameter.type, ty.Record):
            items = record(c, argument)
            if items is None:
                return False
            _place(c, frame, parameter, items)
            continue
        value = _argument(c, argument)
        if value is None and (
            isinstance(parameter.type, ty.Reference)
            or (parameter is function.parameters[0] and function.method is not None)
        ):
            value = _unread(argument)
        if value is None:
            return False
        frame.values[parameter] = value
    return True


def _argument(c: Check, argument: tree.Expr) -> Value | None:
    frame = c.here.frame
    if frame is not None and (number := integers.value(c, argument, frame)) is not None:
        return tree.Constant(argument.type, number, at=argument.at)
    return constant.evaluate(c, argument)


def _is_constant(c: Check, argument: tree.Expr) -> bool:
    """Whether an argument for `...`, which no parameter names, has a constant value."""
    if isinstance(argument.type, ty.Record):
        return record(c, argument) is not None
    return constant.evaluate(c, argument) is not None


def _callee(c: Check, e: tree.Call) -> tree.Function | None:
    if isinstance(e.callee, tree.Function):
        return e.callee
    pointer = constant.evaluate(c, e.callee)
    symbol = pointer.symbol if isinstance(pointer, tree.SymbolAddress) else None
    if not isinstance(symbol, tree.Function):
        return None
    dispatched = symbol.method is not None and symbol.method.virtual
    return symbol if not dispatched or c.here.frame is not None or c.language.cxx20 else None


def _unread(argument: tree.Expr) -> tree.SymbolAddress | None:
    """The address of an object whose value is not known, and which the function may not need
    ([expr.const]p2): `integral_constant` converts to its value whatever object it is, and a template may ask
    a parameter for its type alone."""
    inner = tree.unconverted(argument)
    if not isinstance(inner, tree.AddressOf) or not isinstance(inner.place, tree.Variable):
        return None
    if isinstance(inner.place.object.type, ty.Reference):
        return None
    return tree.SymbolAddress(argument.type, inner.place.object, at=argument.at)


def _local(value: object) -> bool:
    """Whether this is the address of an object that ends with the evaluation."""
    symbol = value.symbol if isinstance(value, tree.SymbolAddress) else None
    return isinstance(symbol, tree.Object) and symbol.storage in ("local", "parameter")


def _check_body(c: Check, function: tree.Function) -> None:
    """A body that waits for its first use is checked now."""
    if function.body is None and function in c.work.waiting:
        c.check_waiting(function)


# ---------------------------------------------------------------- objects


def declare(c: Check, s: tree.Declare) -> bool:
    """Begins the lifetime of a local object. False if its value is not constant."""
    frame, init, type = c.here.frame, s.initializer, s.object.type
    assert frame is not None
    frame.places.pop(s.object, None)
    if isinstance(type, (ty.Record, ty.Array)):
        items = (
            [] if init is None else _items(c, init) if isinstance(init, tree.Initializer) else record(c, init)
        )
        if items is None:
            return False
        _place(c, frame, s.object, items)
        return True
    if isinstance(init, tree.Initializer) or not (ty.is_scalar(type) or isinstance(type, ty.Reference)):
        return False
    value = None if init is None else constant.evaluate(c, init)
    frame.values[s.object] = value
    return init is None or value is not None


def _place(c: Check, frame: Frame, object: tree.Object, items: list[tree.InitItem]) -> tree.Object:
    """Memory for an object of a running call."""
    fresh = tree.Object(object.name, object.type, "local")
    cells = Cells()
    memory.put(cells, items, 0, c.model)
    _count(c, len(cells))
    c.known.records[fresh] = cells
    frame.places[object] = fresh
    (frame.first or frame).allocated.append(fresh)
    return fresh


def local_address(c: Check, place: tree.Variable) -> tree.SymbolAddress | None:
    """The address of a local object, if the running calls or constexpr variables know it."""
    object, frame = place.object, c.here.frame
    if frame is not None and not isinstance(object.type, ty.Reference):
        known = frame.places.get(object)
        if known is None and object in frame.values:
            value = frame.values.pop(object)
            items = [] if value is None else [_only(object, value)]
            known = _place(c, frame, object, items)
        if known is not None:
            return tree.SymbolAddress(ty.Pointer(place.type), known, at=place.at)
    if object in c.known.scalars:
        return tree.SymbolAddress(ty.Pointer(place.type), _of_constant(c, object), at=place.at)
    if object in c.known.records:
        return tree.SymbolAddress(ty.Pointer(place.type), object, at=place.at)
    return None


def _of_constant(c: Check, object: tree.Object) -> tree.Object:
    """What a reference to a constant of a function refers to during an evaluation: the constant itself
    has no address that is known ([expr.const]p5)."""
    known = c.known.scalars[object]
    if isinstance(known, tree.Constant):
        c.known.scalars[object] = fresh = tree.Object(object.name, object.type, "local")
        memory.put(c.known.records.setdefault(fresh, Cells()), [_only(object, known)], 0, c.model)
        return fresh
    return known


def _only(object: tree.Object, value: Value) -> tree.InitItem:
    """What a scalar object holds."""
    return tree.InitItem(0, object.type.unqualified, value)


def temporary(c: Check, place: tree.CompoundLiteral | tree.Temporary) -> tree.SymbolAddress | None:
    """The address of a temporary, which is made now."""
    if isinstance(place, tree.CompoundLiteral):
        object, items = place.object, _items(c, place.initializer)
    else:
        object = tree.Object("", place.type, "local")
        if isinstance(place.type.unqualified, ty.Record):
            items = record(c, place.value)
        else:
            value = constant.evaluate(c, place.value)
            items = None if value is None else [tree.InitItem(0, place.type.unqualified, value)]
    if items is None:
        return None
    frame = c.here.frame
    if frame is not None:
        object = _place(c, frame, object, items)
    else:
        memory.put(c.known.records.setdefault(object, Cells()), items, 0, c.model)
    return tree.SymbolAddress(ty.Pointer(place.type), object, at=place.at)


def keep_scalar(c: Check, object: tree.Object, value: Value) -> None:
    """Let a local constexpr pointer or reference be a constant."""
    item = tree.InitItem(0, value.type, value)
    memory.put(c.known.records.setdefault(object, Cells()), [item], 0, c.model)


def keep(c: Check, object: tree.Object, initializer: tree.Initializer | tree.Expr) -> list[tree.InitItem]:
    """Let the members or elements of a local constexpr object be constants, which are the result."""
    items = _items(c, initializer) if isinstance(initializer, tree.Initializer) else record(c, initializer)
    if items is None:
        c.fatal(object.at, f"constexpr variable '{object.name}' must be initialized by a constant expression")
    cells = Cells()
    memory.put(cells, items, 0, c.model)
    c.known.records[object] = cells
    return items


# ---------------------------------------------------------------- records


def record(c: Check, value: tree.Expr) -> list[tree.InitItem] | None:
    """The scalars of a record value, all of them constants; None if it is none."""
    try:
        with c.within(evaluating=True):
            return _record(c, value)
    except memory.TooLarge:
        return None


def _record(c: Check, value: tree.Expr) -> list[tree.InitItem] | None:
    match value:
        case tree.Construct():
            known = c.known.records
            outer = known.get(value.object)
            known[value.object] = Cells()
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
        case tree.Load(place=tree.Temporary(value=inner)):
            return _record(c, inner)
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
        case tree.Assign():
            return assigning.assign_record(c, value) if c.here.frame is not None else None
        case tree.StatementExpression():
            result = statements(c, value)
            return result if isinstance(result, list) else None
    return None


def effect(c: Check, e: tree.Expr) -> Value | None:
    """Evaluates what nobody asks the value of: it counts that there is one."""
    if isinstance(e.type, ty.Record):
        return None if record(c, e) is None else NOTHING
    frame = c.here.frame
    return NOTHING if frame is not None and integers.assign(c, e, frame) else constant.evaluate(c, e)


def statements(c: Check, e: tree.StatementExpression) -> Result | None:
    """The value of statements in an expression: GNU's, or what calls by a pointer to a member need."""
    if c.here.frame is None:
        if not c.language.cplusplus:
            return None
        with c.within(frame=Frame(most=rules.running.most(c)), evaluating=True):
            result = statements(c, e)
        return None if _local(result) else result
    if not rules.running.goes_through(c, e.body):
        return None
    if e.value is None:
        return NOTHING
    return record(c, e.value) if isinstance(e.value.type, ty.Record) else constant.evaluate(c, e.value)


def _items(c: Check, init: tree.Initializer) -> list[tree.InitItem] | None:
    cells = Cells()
    memory.put(cells, memory.zeros(init.type, c.model), 0, c.model)
    _count(c, len(cells))
    for item in init.single_items():
        if isinstance(item.type, ty.Record) and isinstance(item.value, tree.Expr):
            inner = record(c, item.value)
            if inner is None:
                return None
            memory.put(cells, inner, item.offset, c.model)
        elif isinstance(item.value, tree.Expr):
            value = constant.evaluate(c, item.value)
            if value is None:
                return None
            memory.put(cells, [replace(item, value=value)], 0, c.model)
        else:
            memory.put(cells, [item], 0, c.model)
    return list(cells.values())


def _stored(c: Check, value: tree.Load) -> list[tree.InitItem] | None:
    """What is stored where a record is read. What shares its padding, as other bases do, is none of it."""
    return _held(c, constant.address(c, value.place), layout(value.type, c.model).data)


def _held(c: Check, where: Value | None, size: int) -> list[tree.InitItem] | None:
    """The scalars in the `size` bytes at an address."""
    if not isinstance(where, tree.SymbolAddress) or not isinstance(where.symbol, tree.Object):
        return None
    symbol = where.symbol
    known = c.known.records.get(symbol)
    if known is None:
        if symbol.initializer is None or not symbol.constexpr:
            return None
        known = Cells()
        memory.put(known, memory.zeros(symbol.type, c.model), 0, c.model)
        memory.put(known, symbol.initializer.single_items(), 0, c.model)
        _count(c, len(known))
    held = memory.take(known, where.offset, size)
    _count(c, len(held))
    return held


def _count(c: Check, scalars: int) -> None:
    """Scalars take time like statements."""
    if c.here.frame is not None:
        (c.here.frame.first or c.here.frame).steps += scalars // 2


def moved(c: Check, e: tree.Call) -> Value | None:
    """memmove() or memcpy() of whole scalars, which clang takes for constant expressions."""
    to, source, count = (constant.evaluate(c, argument) for argument in e.arguments)
    if not isinstance(to, tree.SymbolAddress) or not isinstance(to.symbol, tree.Object):
        return None
    if not isinstance(count, tree.Constant) or to.symbol.constexpr:
        return None
    size, cells = int(count.value), c.known.records.get(to.symbol)
    items = _held(c, source, size)
    if cells is None or items is None or not assigning.inside(c, to, ty.Array(ty.CHAR, size)):
        return None
    if any(item.offset + size_of(item.type, c.model) > size for item in items):
        return None
    for key in memory.between(cells, to.offset, size):
        del cells[key]
    memory.put(cells, items, to.offset, c.model)
    return to


def read(
    c: Check, e: tree.Load, symbol: tree.Object, offset: int, slot: Slot | None
) -> tree.Constant | tree.SymbolAddress | None:
    """A scalar of an object of the running calls; a bit-field with its slot, of the record at `offset`."""
    item = c.known.records[symbol].get((offset, slot))
    if item is None or item.type.unqualified != e.type:
        return None
    return item.value  # type: ignore[return-value]


def entry(c: Check, e: tree.Load, table: tree.Object, offset: int) -> Value | None:
    """What stands in a table of virtual functions, an address or a number."""
    assert table.initializer is not None
    value = next((item.value for item in table.initializer.items if item.stands_at(offset)), None)
    if isinstance(value, tree.SymbolAddress):
        return tree.SymbolAddress(e.type, value.symbol, value.offset, at=e.at)
    return (
        constant.convert(c, value, e.type, e.at)
        if isinstance(value, tree.Constant)
        else constant.zero(e.type, e.at)
    )


def initialize(c: Check, e: tree.Initialize) -> tree.Constant | None:
    """A member gets its first value."""
    place, slot = assigning.field(e.place)
    where = constant.address(c, place)
    symbol = where.symbol if isinstance(where, tree.SymbolAddress) else None
    known = c.known.records.get(symbol) if isinstance(symbol, tree.Object) else None
    if known is None or not isinstance(where, tree.SymbolAddress):
        return None
    type = e.place.type.unqualified
    if not assigning.inside(c, where, type):
        return None
    items: list[tree.InitItem] | None
    if isinstance(e.initializer, tree.Initializer):
        items = _items(c, e.initializer)
    elif isinstance(type, ty.Record):
        items = record(c, e.initializer)
    else:
        value = assigning.fitting(c, constant.evaluate(c, e.initializer), slot, type)
        items = None if value is None else [tree.InitItem(0, type, value, slot)]
    if items is None:
        return None
    _count(c, len(items))
    memory.put(known, items, where.offset, c.model)
    return NOTHING


def are_apart(c: Check, *addresses: tree.SymbolAddress) -> bool:
    """Whether addresses of two objects differ at all events: each lies inside its own ([expr.eq]p3), and
    what is weak, dynamic shared memory or a string literal may be the same as another."""
    for symbol, offset in ((a.symbol, a.offset) for a in addresses):
        if not isinstance(symbol, tree.Object) or symbol.weak or symbol.linkage == "weak":
            return False
        element = ty.remove_all_extents(symbol.type)
        unknown = isinstance(element, ty.Record) and element.decl.completed().members is None
        unknown |= isinstance(symbol.type, ty.Array) and symbol.type.length is None
        if unknown or symbol.storage == "dynamic shared":
            return False
        if not 0 <= offset < size_of(symbol.type, c.model):
            return False
    return True
