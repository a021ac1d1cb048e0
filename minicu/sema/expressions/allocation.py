"""`new` and `delete` (C++17 [expr.new], [expr.delete]): memory is malloc's. Where there is none, host
code throws std::bad_alloc; in device code, as CUDA has it, and with `std::nothrow`, the result is null."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import align_of, size_of
from minicu.diagnostics.errors import Place
from minicu.sema import rules
from minicu.sema.classes import access, classes, virtual
from minicu.sema.constants import constant
from minicu.sema.context import Check, Out
from minicu.sema.conversions.convert import address_of, rvalue, to
from minicu.sema.expressions import allocators, call, casts, expr, lifetime, names, overload
from minicu.sema.names.standard import is_of_std
from minicu.sema.scope import OverloadSet, TypeName
from minicu.sema.types import declarators, placeholders
from minicu.syntax.headers.needed import ALIGNED, ALLOCATED, CALLED, NOTHROW
from minicu.syntax.nodes import Delete, Destroy, DirectInit, Name, New, Syntax, qualified
from minicu.types.dependent import Deduced

#: What malloc aligns its memory to, in bytes.
_MALLOC_ALIGN = 16


def new_expression(c: Check, node: New) -> tree.Expr:
    """The address of a new object or array."""
    at = node.coord
    type = declarators.type_name(c, node.type)
    number = _number(c, node.count) if node.count is not None else None
    given: tree.Initializer | None = None
    if isinstance(type, ty.Array) and number is None and type.length is None and node.args:
        given, type = _initial_values(c, node, type, at)
    if isinstance(type, ty.Array) and number is None and type.length is not None:  # a typedef name's
        number, type = tree.Constant(c.size_type, type.length, at=at), type.element
    result = type
    inner = 1
    while isinstance(type, ty.Array) and number is not None:  # all elements of the arrays in an array
        inner, type = inner * (type.length or 0), type.element
    if placeholders.has_auto(type):
        type = result = _deduced(c, node, type)
    plain = type.unqualified
    _refuse_type(c, type, at)
    length = _length(c, node, number, at) if number is not None and node.args else None
    listed = ty.Array(result.unqualified, length)
    if number is not None and node.args and given is None:
        given, listed = _initial_values(c, node, listed, at)
    own = allocators.allocating(c, plain, number is not None, node.place, node.from_root, at)
    there, align, quiet = _given(c, node.place if own is None else [])
    throws = c.language.whole_program and there is None and not quiet and own is None
    steps: Out = []
    count: tree.Place | None = None
    if number is not None:
        declaration, count = _local("count", _total(c, number, inner, at), at)
        steps.append(declaration)
    if own is not None:
        steps += own.before
    cookie = allocators.array_cookie(c, plain) if count is not None and there is None else 0
    allocate = own.allocate if own is not None else None
    least = inner * (listed.length or 0)
    memory = there
    if memory is None:
        memory = _memory(c, type, count, least, cookie, throws, align, at, allocate)
    declaration, first = _local("new", to(c, memory, ty.Pointer(type)), at)
    steps.append(declaration)
    initialising: Out = []
    if cookie and count is not None:
        initialising += _keep_count(c, first, count, at)
    if there is None and c.language.whole_program and classes.class_of(plain) is not None:
        initialising += _undone(c, node, plain, count is not None, _moved(c, first, -cookie, at), own)
    if count is None:
        object = tree.Dereference(plain, to(c, _value(first), ty.Pointer(plain)), at=at)
        initialising += _initialised(c, node, plain, object, at)
    elif given is not None:
        place = tree.Dereference(listed, _as(_value(first), listed), at=at)
        initialising.append(tree.ExpressionStatement(tree.Initialize(ty.VOID, place, given, at=at), at=at))
    if count is not None and length is None:
        initialising += _elements(c, node, plain, first, least, count, at)
    if initialising and there is None and not throws:
        steps.append(tree.If(_not_null(c, first, at), tree.Block(initialising, at=at), at=at))
    else:
        steps.append(tree.Block(initialising, at=at))
    made_at = to(c, _value(first), ty.Pointer(result)) if result is type else _as(_value(first), result)
    return tree.StatementExpression(ty.Pointer(result), tree.Block(steps, at=at), made_at, at=at)


def _number(c: Check, node: Syntax) -> tree.Expr:
    """How many elements are asked for ([expr.new]p7); nvcc takes floating-point numbers as well."""
    number = expr.value(c, node)
    if isinstance(number.type, ty.Record):
        return rules.implicit.assign(c, number, c.size_type, number.at, "converting")
    scoped = isinstance(number.type, ty.Enum) and number.type.decl.scoped
    if scoped or not ty.is_arithmetic(number.type):
        c.fatal(node.coord, f"size of array has non-integer type '{number.type}'")
    return number


def _total(c: Check, number: tree.Expr, inner: int, at: Place) -> tree.Expr:
    """How many elements `number` arrays of `inner` elements have."""
    known = constant.evaluate(c, number)
    if isinstance(known, tree.Constant) and known.value < 0:  # [expr.new]p8
        c.fatal(at, f"array size is negative ({known.value})")
    total = to(c, number, c.size_type)
    if inner == 1:
        return total
    return tree.Binary(c.size_type, "*", total, tree.Constant(c.size_type, inner, at=at), at=at)


def _deduced(c: Check, node: New, type: ty.Type) -> ty.Type:
    """The type that `new auto(value)` makes ([expr.new]p2), or `new C(arguments)` of a class template C."""
    args, at = node.args or [], node.coord
    if isinstance(type, Deduced) and type.template is not None:
        return rules.class_deduction.of_arguments(c, type.template, args, node.brace, at)
    if len(args) != 1:
        c.fatal(at, f"'new {type}' needs one initial value")
    return placeholders.deduce(c, type, expr.check(c, args[0]), at)


def _refuse_type(c: Check, type: ty.Type, at: Place) -> None:
    """Complain about a type of which `new` makes no object."""
    if isinstance(type, (ty.Reference, ty.Function, ty.Void, ty.Array, ty.VariableArray)):
        c.fatal(at, f"cannot allocate '{type}' with 'new'")
    plain = type.unqualified
    if isinstance(plain, ty.Record) and plain.decl.completed().members is None:
        c.fatal(at, f"allocation of incomplete type '{plain}'")
    classes.refuse_abstract(c, plain, "allocated", at)


def _undone(
    c: Check, node: New, type: ty.Type, array: bool, memory: tree.Expr, own: allocators.Allocation | None
) -> Out:
    """The code that frees the memory if a constructor throws ([expr.new]p20)."""
    memory = to(c, memory, ty.Pointer(ty.VOID))
    if own is None or not node.place:
        back = release(c, memory, type, array, node.from_root, node.coord)
    elif own.undo is not None:
        back = own.undo(memory)
    else:
        return []
    return lifetime.guard(c, [tree.ExpressionStatement(back, at=node.coord)])


def _as(pointer: tree.Expr, type: ty.Type) -> tree.Expr:
    """The address of an element as that of the enclosing array, or the reverse."""
    return tree.Convert(ty.Pointer(type), pointer, at=pointer.at)


def delete_expression(c: Check, node: Delete) -> tree.Expr:
    """The end of what `new` made; null is no object."""
    at = node.coord
    operand = expr.value(c, node.operand)
    if not isinstance(operand.type, ty.Pointer) or isinstance(operand.type.to, ty.Function):
        c.fatal(at, f"cannot delete expression of type '{operand.type}'")
    type = operand.type.to.unqualified
    if isinstance(type, ty.Array):
        type = ty.remove_all_extents(type)
        operand = _as(operand, type)
    own = allocators.releasing(c, type, node.array, node.from_root, at)
    counted = node.array and allocators.array_cookie(c, type)
    if lifetime.destructor(type) is None and own is None and not counted:
        return release(c, operand, type, node.array, True, at)
    declaration, place = _local("old", operand, at)
    ends: Out
    start: tree.Expr = to(c, _value(place), ty.Pointer(ty.VOID))
    if node.array:
        ends = []
        if lifetime.destructor(type) is not None:
            kept, count = _local("count", _value(_counter(c, place, at)), at)
            ends = [kept, lifetime.backwards(c, type, _value(place), count, at)]
        start = to(c, _moved(c, place, -allocators.array_cookie(c, type), at), ty.Pointer(ty.VOID))
    elif lifetime.destructor(type) is None:
        ends = []
    else:
        object = tree.Dereference(type, to(c, _value(place), ty.Pointer(type)), at=at)
        known = lifetime.destructor(type)
        dispatched = known if known is not None and virtual.dispatched(known, object) else None
        if dispatched and node.from_root and allocators.of_class(type, "operator delete") is not None:
            if not c.language.whole_program:
                c.unsupported(at, f"'::delete' of '{type}', which has a virtual destructor and an "
                        "'operator delete' of its own")  # fmt: skip
            access.call(c, dispatched, at)
            kept, complete = _local("whole", virtual.complete_object(c, object, at), at)
            ends = [kept, tree.ExpressionStatement(virtual.end(c, dispatched, object, at, False), at=at)]
            start = _value(complete)
        elif dispatched:
            access.call(c, dispatched, at)
            deletion = virtual.end(c, dispatched, object, at, deleting=True)
            last = tree.Block([tree.ExpressionStatement(deletion, at=at)], at=at)
            steps = [declaration, tree.If(_not_null(c, place, at), last, at=at)]
            return tree.StatementExpression(ty.VOID, tree.Block(steps, at=at), None, at=at)
        else:
            ends = lifetime.ends(c, object, at)
    back = release(c, start, type, node.array, node.from_root, at)
    body = tree.Block(released(c, ends, back, at), at=at)
    steps = [declaration, tree.If(_not_null(c, place, at), body, at=at)]
    return tree.StatementExpression(ty.VOID, tree.Block(steps, at=at), None, at=at)


def released(c: Check, ends: Out, back: tree.Expr, at: Place) -> Out:
    """The end of an object, and what gives its memory `back`, also if that throws ([expr.delete]p7)."""
    last: Out = [tree.ExpressionStatement(back, at=at)]
    if c.language.whole_program and rules.throwing.throws(c, ends):
        ends = [tree.Block([*lifetime.guard(c, last), *ends], at=at)]
    return [*ends, *last]


def release(
    c: Check,
    pointer: tree.Expr,
    type: ty.Type,
    array: bool,
    from_root: bool,
    at: Place,
    quietly: bool = False,
) -> tree.Expr:
    """Give the memory of an object of `type`, or of an array, back: see `allocators.releasing`."""
    if (own := allocators.releasing(c, type, array, from_root, at, quietly)) is not None:
        return own(pointer)
    return to(c, _library(c, CALLED["delete"], [to(c, pointer, ty.Pointer(ty.VOID))], at), ty.VOID)


def destroy(c: Check, node: Destroy) -> tree.Expr:
    """`p->~T()` ([class.dtor]p13): the object ends, its memory stays. Of a scalar type nothing happens."""
    at = node.coord
    operand = expr.check(c, c_ast.UnaryOp("*", node.operand, at) if node.arrow else node.operand)
    wanted = _named_by(c, node.type, operand.type) or declarators.type_name(c, node.type).unqualified
    if node.qualified and isinstance(operand, tree.Place) and isinstance(wanted, ty.Record):
        operand = rules.member.part_of_class(c, operand, wanted, at)
    if operand.type.unqualified != wanted:
        c.fatal(at, f"destructor type '{wanted}' in object destruction expression does not match the type "
                f"'{operand.type}' of the object being destroyed")  # fmt: skip
    if not isinstance(operand, tree.Place):
        c.fatal(at, "expression of a destructor call must be an object")
    address = rvalue(c, address_of(c, operand, at))
    declaration, pointer = _local("old", address, at)
    object = tree.Dereference(wanted, to(c, _value(pointer), ty.Pointer(wanted)), at=at)
    known = lifetime.destructor(wanted)
    if known is not None and not node.qualified and virtual.dispatched(known, object):
        access.call(c, known, at)
        ends: Out = [tree.ExpressionStatement(virtual.end(c, known, object, at, False), at=at)]
    else:
        ends = lifetime.ends(c, object, at)
    return tree.StatementExpression(ty.VOID, tree.Block([declaration, *ends], at=at), None, at=at)


def _named_by(c: Check, named: Syntax, type: ty.Type) -> ty.Type | None:
    """What the name after `~` means in the class of the object ([basic.lookup.classref]p3): of a template's
    instance the template's name means that instance."""
    match named:
        case c_ast.Typename(type=c_ast.TypeDecl(type=c_ast.IdentifierType(names=[str(word)]))) if isinstance(
            type, ty.Record
        ):
            if type.decl.tag == word:
                return type.unqualified
            scope = c.known.class_scope(type)
            entity = scope.find_here(word) if scope is not None else None
            return entity.type.unqualified if isinstance(entity, TypeName) else None
    return None


# ---------------------------------------------------------------- memory


class _Given(NamedTuple):
    """The arguments after `new`: `there`, the memory to use; `align`, the alignment of the memory that the
    library allocates; `quiet`, that of `std::nothrow`: null instead of an exception."""

    there: tree.Expr | None = None
    align: tree.Expr | None = None
    quiet: bool = False


def _given(c: Check, given: Sequence[Syntax]) -> _Given:
    values = [expr.value(c, node) for node in given]
    align = None
    if c.language.whole_program and values and _is(values[0].type, ALIGNED):
        align = tree.Convert(c.size_type, values.pop(0), at=given[0].coord)
    quiet = bool(values) and _is(values[0].type, NOTHROW)
    if len(values) > 1 or (align is not None and len(values) > quiet):
        c.fatal(given[0].coord, "no 'operator new' takes these arguments")
    if not values or quiet:
        return _Given(None, align, quiet)
    if not isinstance(values[0].type, ty.Pointer) or isinstance(values[0].type.to, ty.Function):
        c.fatal(given[0].coord, f"no 'operator new' takes an argument of type '{values[0].type}'")
    return _Given(to(c, values[0], ty.Pointer(ty.VOID)))


def _is(type: ty.Type, name: str) -> bool:
    return isinstance(type, (ty.Enum, ty.Record)) and is_of_std(type.decl, name)


def _memory(
    c: Check,
    type: ty.Type,
    count: tree.Place | None,
    least: int,
    cookie: int,
    throws: bool,
    wanted: tree.Expr | None,
    at: Place,
    own: allocators.Operator | None,
) -> tree.Expr:
    """The memory for an object or an array: malloc's, or that of the program's `own` operator. The result is
    null, or an exception, if there is none, also if the size overflows or is below `least`. Types with a
    larger alignment than malloc's pass it on ([expr.new]p14), unless the program wrote another (`wanted`)."""
    plain = type.unqualified
    align = align_of(plain, c.model)
    if wanted is None and align > _MALLOC_ALIGN:
        wanted = tree.Constant(c.size_type, align, at=at)
    if own is None and align > _MALLOC_ALIGN and not c.language.whole_program:
        c.unsupported(at, f"'new' of '{type}', which wants more than malloc's alignment of {_MALLOC_ALIGN}")
    one = size_of(plain, c.model)
    size: tree.Expr = tree.Constant(c.size_type, one, at=at)
    if count is not None:
        most = 2 ** (8 * c.model.pointer) - 1
        all_: tree.Expr = tree.Binary(c.size_type, "*", _value(count), size, at=at)
        if cookie:
            all_ = tree.Binary(c.size_type, "+", all_, tree.Constant(c.size_type, cookie, at=at), at=at)
        limit = tree.Constant(c.size_type, (most - cookie) // max(one, 1), at=at)
        fits: tree.Expr = tree.Binary(ty.BOOL, "<=", _value(count), limit, at=at)
        if least:
            enough = tree.Binary(
                ty.BOOL, ">=", _value(count), tree.Constant(c.size_type, least, at=at), at=at
            )
            fits = tree.Logical(ty.BOOL, "&&", enough, fits, at=at)
        too_much: tree.Expr = tree.Constant(c.size_type, most, at=at)
        if own is not None and c.language.whole_program:  # [expr.new]p8: no operator is asked for so much
            refusal = to(c, _allocated(c, too_much, True, None, at), ty.VOID)
            too_much = tree.Comma(c.size_type, refusal, too_much, at=at)
        size = tree.Conditional(c.size_type, fits, all_, too_much, at=at)
    memory = own(size) if own is not None else _allocated(c, size, throws, wanted, at)
    if not cookie:
        return memory
    declaration, start = _local("memory", memory, at)
    behind = to(c, _moved(c, start, cookie, at), memory.type)
    chosen = (
        behind
        if throws
        else tree.Conditional(memory.type, _not_null(c, start, at), behind, _value(start), at=at)
    )
    return tree.StatementExpression(memory.type, tree.Block([declaration], at=at), chosen, at=at)


def _allocated(c: Check, size: tree.Expr, throws: bool, align: tree.Expr | None, at: Place) -> tree.Expr:
    """The library's memory."""
    if not c.language.whole_program:
        return rvalue(c, _library(c, CALLED["new"], [size], at))
    operands = [size, tree.Constant(ty.BOOL, int(throws), at=at), *([align] if align is not None else [])]
    return rvalue(c, _library(c, qualified("std", ALLOCATED), operands, at))


def _counter(c: Check, first: tree.Place, at: Place) -> tree.Place:
    """The place in front of the array at `first` where its length is stored."""
    address = _moved(c, first, -size_of(c.size_type, c.model), at)
    return tree.Dereference(c.size_type, to(c, address, ty.Pointer(c.size_type)), at=at)


def _keep_count(c: Check, first: tree.Place, count: tree.Place, at: Place) -> Out:
    kept = tree.Assign(c.size_type, _counter(c, first, at), _value(count), at=at)
    return [tree.ExpressionStatement(kept, at=at)]


def _moved(c: Check, pointer: tree.Place, bytes: int, at: Place) -> tree.Expr:
    return allocators.moved(c, _value(pointer), bytes, at)


def _not_null(c: Check, pointer: tree.Place, at: Place) -> tree.Expr:
    zero = to(c, tree.Constant(ty.INT, 0, at=at), pointer.type)
    return tree.Binary(ty.BOOL, "!=", _value(pointer), zero, at=at)


# ---------------------------------------------------------------- what makes the objects


def _initialised(c: Check, node: New, type: ty.Type, place: tree.Place, at: Place) -> Out:
    """The initialisation of a single object."""
    if node.args is None:
        return rules.construct.default_statements(c, place, at) if classes.class_of(type) is not None else []
    if (given := casts.elements(c, type, node)) is not None:
        value = given
    elif node.brace and not ty.is_scalar(type):
        value = casts.braced(c, type, node.args, at)
    else:
        operands = [expr.argument(c, a) for a in node.args]
        value = casts.construct_value(c, type, operands, node.args, node.brace, at)
    return [tree.ExpressionStatement(tree.Initialize(ty.VOID, place, rvalue(c, value), at=at), at=at)]


def _length(c: Check, node: New, number: tree.Expr, at: Place) -> int | None:
    """How many elements an array with initial values has; None: as many as are given, and others."""
    known = constant.evaluate(c, number)
    if not node.brace and not c.language.cxx20:
        c.unsupported(at, "initial values in parentheses of an array from 'new' (C++20) without -std=c++20")
    return int(known.value) if isinstance(known, tree.Constant) else None


def _initial_values(c: Check, node: New, type: ty.Array, at: Place) -> tuple[tree.Initializer, ty.Array]:
    """What a list says of an array, and its type with as many elements as it has."""
    given = DirectInit(node.args or [], node.brace, node.coord)
    initializer, type_ = rules.initial.initialize(c, given, type, static=False, at=at)
    assert isinstance(initializer, tree.Initializer) and isinstance(type_, ty.Array)
    return initializer, type_


def _elements(
    c: Check, node: New, type: ty.Type, first: tree.Place, begin: int, count: tree.Place, at: Place
) -> Out:
    """A loop that gives each element of an array from `begin` on its value."""
    start, index = _local("index", tree.Constant(c.size_type, begin, at=at), at)
    address = tree.PointerAdd(first.type, _value(first), _value(index), size_of(type, c.model), at=at)
    element = tree.Dereference(type, to(c, address, ty.Pointer(type)), at=at)
    if node.args is not None:
        if ty.is_scalar(type):
            first_value: tree.Expr = constant.zero(type, at)
        else:
            first_value = rvalue(c, casts.construct_value(c, type, [], [], node.brace, at))
        zero = tree.Initialize(ty.VOID, element, first_value, at=at)
        statements: Out = [tree.ExpressionStatement(zero, at=at)]
    else:
        statements = (
            rules.construct.default_statements(c, element, at) if classes.class_of(type) is not None else []
        )
    if not statements:
        return []
    test = tree.Binary(ty.BOOL, "<", _value(index), _value(count), at=at)
    step = tree.Increment(c.size_type, index, 1, True, at=at)
    statements = [*lifetime.unmade(c, type, _value(first), index, at), *statements]
    return [tree.Loop([start], test, step, tree.Block(statements, at=at), at=at)]


def _local(name: str, value: tree.Expr, at: Place) -> tuple[tree.Statement, tree.Place]:
    object = tree.Object(f" {name}", value.type, "local", at=at, used=True)
    return tree.Declare(object, value, at=at), tree.Variable(value.type, object, at=at)


def _value(place: tree.Place) -> tree.Expr:
    return tree.Load(place.type, place, at=place.at)


def _library(c: Check, name: str | Name, operands: Sequence[tree.Expr], at: Place) -> tree.Expr:
    with c.within(scope=c.file):  # no other function of that name
        functions = names.find(c, name, at)
    if not isinstance(functions, OverloadSet):
        c.fatal(at, "memory cannot be allocated here")
    result = call.direct(c, overload.resolve(c, functions, operands, at), operands, at)
    assert isinstance(result, tree.Expr)
    return result
