"""When objects end: temporaries with the full expression that made them (C++17 [class.temporary]), others
with their block ([stmt.jump]p2).

`c.temporaries` holds what the full expression at hand has made. Only classes with a destructor that does
something are found here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.sema import rules
from minicu.sema.classes import classes
from minicu.sema.context import Check, Operand, Out
from minicu.sema.conversions.convert import to
from minicu.sema.function_state import Arrays, Cleanup, Jumps
from minicu.sema.names import symbols


@dataclass(eq=False, repr=False, slots=True)
class Temporary:
    """A temporary object, and how it came about. `flag` tells whether it exists, where that is not sure."""

    object: tree.Object
    item: tree.InitItem
    end: Out
    place: tree.CompoundLiteral
    flag: tree.Object | None = None


@contextmanager
def unsure(c: Check) -> Iterator[None]:
    """Checks an operand that may not be evaluated."""
    before = len(c.temporaries)
    yield
    if len(c.temporaries) > before:
        conditional(c, before)


def open_jumps(c: Check) -> Jumps:
    assert c.function is not None
    return c.function.jumps


def left(c: Check, to: Arrays, but: tree.Object | None = None) -> Out:
    """The code that runs when control leaves to a place where only `to` is in scope: the end of all other
    objects (but one), in reverse order."""
    out: Out = []
    for entered in reversed(open_jumps(c).arrays[len(to) :]):
        if isinstance(entered, Cleanup) and (but is None or entered.object is not but):
            out += _leaving(c, entered)
    return out


def _leaving(c: Check, entered: Cleanup) -> Out:
    if entered.leaving is None:
        entered.leaving = entered.statements
        if c.language.whole_program and rules.throwing.throws(c, entered.statements):
            entered.leaving = [tree.Block(entered.statements, ends=True, at=entered.at)]
    return entered.leaving


def destructor(type: ty.Type) -> tree.Function | None:
    """The destructor of a class, or of the elements of an array, if it does anything."""
    info = classes.class_of(type)
    if info is None or info.destructor is None or tree.Special.DESTRUCTOR in info.trivial:
        return None
    return info.destructor


def ends(c: Check, place: tree.Place, at: Place) -> Out:
    """The statements that end the object at `place`."""
    function = destructor(place.type)
    part = isinstance(place, tree.MemberPlace) and place.slot.member.base
    if function is None:
        info = classes.class_of(place.type)
        if info is not None and info.destructor is not None:  # deleted, or private
            with c.within(part=part):
                rules.access.call(c, info.destructor, at)
        return []
    if isinstance(place.type, ty.Array):
        return [each(c, place, lambda element: ends(c, element, at), at, backwards=True)]
    with c.within(part=part):
        rules.access.call(c, function, at)
    function.used = True
    this = tree.AddressOf(ty.Pointer(place.type.unqualified), place, at=at)
    call = tree.Call(ty.VOID, function, function.type, [this], at=at)
    if isinstance(place, tree.MemberPlace) and part:
        rules.construction.as_part(c, call, place.slot.member)
    return [tree.ExpressionStatement(call, ending=True, at=at)]


def each(
    c: Check,
    place: tree.Place,
    make: Callable[[tree.Place], list[tree.Statement]],
    at: Place,
    backwards: bool = False,
) -> tree.Statement:
    """A loop over the elements of an array; `make` gives the statements for one."""
    type = place.type
    assert isinstance(type, ty.Array)
    from minicu.abi.layout import size_of

    size, length = c.size_type, type.length or 0
    index = tree.Object("", size, "local", at=at, used=True)
    variable = tree.Variable(size, index, at=at)
    first = tree.AddressOf(ty.Pointer(type.element), place, at=at)
    counted: tree.Expr = tree.Load(size, variable, at=at)
    if backwards:
        counted = tree.Binary(size, "-", tree.Constant(size, length - 1, at=at), counted, at=at)
    moved = tree.PointerAdd(first.type, first, counted, size_of(type.element, c.model), at=at)
    statements = make(tree.Dereference(type.element, moved, at=at))
    if not backwards:
        statements = [*unmade(c, type.element.unqualified, first, variable, at), *statements]
    elif c.language.whole_program and rules.throwing.throws(
        c, statements
    ):  # ... which ends the others all the same
        count, left = _copied(counted, at)
        statements = [*count, *unmade(c, type.element.unqualified, first, left, at), *statements]
    body = tree.Block(statements, at=at)
    test = tree.Binary(
        ty.BOOL, "<", tree.Load(size, variable, at=at), tree.Constant(size, length, at=at), at=at
    )
    start: Out = [tree.Declare(index, tree.Constant(size, 0, at=at), at=at)]
    return tree.Loop(start, test, tree.Increment(size, variable, 1, True, at=at), body, at=at)


def _copied(value: tree.Expr, at: Place) -> tuple[Out, tree.Place]:
    object = tree.Object("", value.type, "local", at=at, used=True)
    return [tree.Declare(object, value, at=at)], tree.Variable(value.type, object, at=at)


def unmade(c: Check, type: ty.Type, first: tree.Expr, count: tree.Place, at: Place) -> Out:
    """[except.ctor]p3: an exception while an element of an array is made ends the `count` before it."""
    if not c.language.whole_program or destructor(type) is None:
        return []
    return guard(c, [backwards(c, type, first, count, at, passing=True)])


def backwards(
    c: Check, type: ty.Type, first: tree.Expr, count: tree.Place, at: Place, passing: bool = False
) -> tree.Statement:
    """A loop that ends the elements of an array, the last one first; `count` counts down. If one throws
    while it ends, the others end all the same, unless an exception is `passing` already."""
    from minicu.abi.layout import size_of

    left = tree.Load(count.type, count, at=at)
    down = tree.Increment(c.size_type, count, -1, True, at=at)
    address = tree.PointerAdd(first.type, first, left, size_of(type, c.model), at=at)
    element = tree.Dereference(type, to(c, address, ty.Pointer(type)), at=at)
    end = ends(c, element, at)
    if not passing and rules.throwing.throws(c, end):
        end = [*unmade(c, type, first, count, at), *end]
    body = [tree.ExpressionStatement(down, at=at), *end]
    test = tree.Binary(ty.BOOL, "!=", left, tree.Constant(c.size_type, 0, at=at), at=at)
    return tree.Loop([], test, None, tree.Block(body, at=at), at=at)


# ---------------------------------------------------------------- temporaries


def materialize(c: Check, operand: tree.Expr | tree.Temporary, at: Place) -> tree.Place:
    """The object that a class value becomes where an object is needed (C++17 [conv.rval]): const if the value
    is."""
    type = operand.type
    value = operand.value if isinstance(operand, tree.Temporary) else operand
    if not classes.by_address(type) and destructor(type) is None:
        return tree.Temporary(type, value, at=at)
    place = hold(c, value, value.type, at)
    pointer = to(c, tree.AddressOf(ty.Pointer(place.type), place, at=at), ty.Pointer(type))
    return tree.Dereference(type, pointer, True, at=at)


def qualified(value: Operand, type: ty.Type, at: Place) -> Operand:
    """A value of a class with the qualifiers of `type`, which only such values keep ([expr.type]p2)."""
    if not type.quals or not isinstance(value, tree.Expr) or not isinstance(value.type, ty.Record):
        return value
    return tree.Temporary(ty.qualify(value.type, type.quals), value, at=at)


def object_of(c: Check, operand: Operand, at: Place) -> tree.Place:
    """The object that an operand is, or becomes."""
    if isinstance(operand, (tree.Expr, tree.Temporary)):
        return materialize(c, operand, at)
    return operand


def hold(c: Check, value: tree.Expr, type: ty.Type, at: Place) -> tree.CompoundLiteral:
    """A hidden object with that value, which ends with the full expression."""
    object = tree.Object("", type, "local", at=at)
    item = tree.InitItem(0, type, value)
    place = tree.CompoundLiteral(type, object, tree.Initializer(type, [item]), at=at)
    if type.__class__ is ty.Record and type.decl.completed().info is not None:
        if end := ends(c, tree.Variable(type, object, at=at), at):
            place.end = end if c.language.whole_program else []
            c.temporaries.append(Temporary(object, item, end, place))
    return place


def hold_array(c: Check, place: tree.CompoundLiteral) -> None:
    """Let the elements of an unnamed array end with the full expression."""
    items = place.initializer.items
    if items and (end := ends(c, tree.Variable(place.type, place.object, at=place.at), place.at)):
        place.object.used = True
        place.end = end if c.language.whole_program else []
        c.temporaries.append(Temporary(place.object, items[-1], end, place))


def is_of_object(value: tree.Expr) -> bool:
    """Whether this is the value of an existing object, such as the result of an assignment."""
    match value:
        case tree.Load() | tree.Assign():
            return True
        case tree.Comma():
            return is_of_object(value.right)
        case tree.Conditional():
            return is_of_object(value.yes) and is_of_object(value.no)
    return False


def discarded(c: Check, value: tree.Expr) -> tree.Expr:
    """A discarded value. A value of class type is materialised all the same ([expr.prop]p2)."""
    if destructor(value.type) is None or is_of_object(value):
        return value
    place = hold(c, value, value.type, value.at)
    return to(c, tree.AddressOf(ty.Pointer(place.type), place, at=value.at), ty.VOID)


def conditional(c: Check, first: int) -> None:
    """Gives the temporaries from `first` on flags that tell whether they were constructed, since their
    operand may not be evaluated."""
    for temporary in c.temporaries[first:]:
        if temporary.flag is None:
            flag = temporary.flag = tree.Object("", ty.BOOL, "local", used=True)
            value = temporary.item.value
            assert isinstance(value, tree.Expr)
            yes = tree.Constant(ty.BOOL, 1, at=value.at)
            marked = tree.Assign(ty.BOOL, tree.Variable(ty.BOOL, flag), yes, at=value.at)
            temporary.item.value = tree.Comma(
                value.type, tree.Convert(ty.VOID, marked, at=value.at), value, at=value.at
            )
            if temporary.place.end:
                temporary.place.end = [_if_made(flag, temporary.end)]


def take(c: Check) -> tuple[Out, Out]:
    """The statements before and after the full expression that ends here."""
    if not c.temporaries:
        return [], []
    frame = _frame(c.temporaries)
    c.temporaries.clear()
    return frame


def _frame(temporaries: list[Temporary]) -> tuple[Out, Out]:
    before: Out = []
    after: Out = []
    for temporary in temporaries:
        if temporary.flag is not None:
            before.append(tree.Declare(temporary.flag, tree.Constant(ty.BOOL, 0)))
    for temporary in reversed(temporaries):
        flag, end = temporary.flag, temporary.end
        after += [tree.Block(end)] if flag is None else [_if_made(flag, end)]
    if len(after) == 1:
        return before, temporaries[0].end if temporaries[0].flag is None else after
    return before, [tree.Block(after, temporaries=[t.object for t in reversed(temporaries)])] if after else []


def _if_made(flag: tree.Object, end: Out) -> tree.Statement:
    return tree.If(tree.Load(ty.BOOL, tree.Variable(ty.BOOL, flag)), tree.Block(list(end)))


def closed(c: Check, value: tree.Expr, at: Place) -> tree.Expr:
    """A full expression with its value, where only an expression can stand."""
    if not c.temporaries:
        return value
    before, after = take(c)
    type = value.type
    if isinstance(type, ty.Void):
        body = [*before, tree.ExpressionStatement(value, at=at), *after]
        return tree.StatementExpression(type, tree.Block(body, at=at), None, full=True, at=at)
    result = tree.Object("", type, "local", at=at, used=True)
    body = [*before, tree.Declare(result, value, at=at), *after]
    kept = tree.Load(type, tree.Variable(type, result, at=at), at=at)
    return tree.StatementExpression(type, tree.Block(body, at=at), kept, full=True, at=at)


def declared(c: Check, statements: Out) -> Out:
    """A declaration's statements, with the end of its initialiser's temporaries. One that a reference is
    bound to, or a member of an aggregate that is a reference, lives as long as that."""
    last = statements[-1] if statements else None
    kept: list[Temporary] = []
    if isinstance(last, tree.Declare):
        kept = _kept(c, {place.object for place in _bound(last.initializer)})
    early, end = _frame(kept)
    if end and isinstance(last, tree.Declare):
        c.known.extended[last.object] = Cleanup(end, last.at)
    before, after = take(c)
    return [*before, *early, *statements, *after]


def _kept(c: Check, objects: set[tree.Object]) -> list[Temporary]:
    """Those of the temporaries that do not end with the full expression."""
    kept = [t for t in c.temporaries if t.object in objects]
    c.temporaries[:] = [t for t in c.temporaries if t.object not in objects]
    return kept


def lasting(c: Check, initializer: object, storage: str = "device") -> Out:
    """Temporaries that a static reference, or a member of a static aggregate, is bound to last as long
    ([class.temporary]p6): they are static objects. Returns what ends them."""
    places = _bound(initializer)
    kept = _kept(c, {place.object for place in places})
    flags = [t.flag for t in kept if t.flag is not None]
    for object in [*(place.object for place in places), *flags]:
        object.storage, object.linkage, object.used = storage, "internal", True
        object.symbol = symbols.unique(c, "__temporary")
        c.unit.objects.append(object)
    for place in places:
        place.end = []
    return _frame(kept)[1]


def guard(c: Check, steps: Out) -> Out:
    """A cleanup that runs `steps` if an exception leaves the block from here on."""
    return [tree.Guard(steps)] if steps and c.language.whole_program else []


def of_declared(c: Check, object: tree.Object) -> Cleanup | None:
    """What ends with the scope of a declared object."""
    extended = c.known.extended.pop(object, None)
    if object.type.__class__ is ty.Reference:
        return extended
    if classes.class_of(object.type) is None or not object.name:
        return extended
    end = ends(c, tree.Variable(object.type.unqualified, object, at=object.at), object.at)
    if extended is not None:
        end = [*end, *extended.statements]
    return Cleanup(end, object.at, object) if end else None


def _bound(address: object) -> list[tree.CompoundLiteral]:
    """The temporaries that an address leads to, or to a part of them ([class.temporary]p6)."""
    match address:
        case tree.Convert():
            return _bound(address.operand)
        case tree.PointerAdd():
            return _bound(address.pointer)
        case tree.Conditional():
            return _bound(address.yes) + _bound(address.no)
        case tree.Initializer():
            return [place for item in address.items for place in _bound(item.value)]
        case tree.Construct(call=tree.Initialize(initializer=tree.Initializer() as initializer)):
            return _bound(initializer)
        case tree.Construct(call=tree.StatementExpression(body=tree.Block(statements=steps))):  # one by one
            return [
                place
                for step in steps
                if isinstance(step, tree.ExpressionStatement) and isinstance(step.expression, tree.Initialize)
                for place in _bound(step.expression.initializer)
            ]
        case tree.StatementExpression(
            body=tree.Block(statements=[tree.Declare(object=tree.Object(name=""), initializer=object)])
        ):  # a virtual base of it
            return _bound(object)
        case tree.Load(place=tree.CompoundLiteral() as literal):  # `auto a = A{f()};`
            return _bound(literal.initializer) if literal.type.__class__ is ty.Record else []
        case tree.AddressOf():
            place = address.place
            while isinstance(place, tree.MemberPlace):
                place = place.record
            if isinstance(place, tree.Dereference):
                return _bound(place.pointer)
            if isinstance(place, tree.CompoundLiteral):
                return [place, *_bound(place.initializer)]
    return []
