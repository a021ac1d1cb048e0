"""The program's own `operator new` and `operator delete`: those of classes, and those that take the place of
the library's (C++17 [expr.new]p9, [expr.delete]p9, [class.free])."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import size_of
from minicu.diagnostics.errors import Place
from minicu.sema import rules
from minicu.sema.classes import access, classes
from minicu.sema.context import Check, Operand, Out
from minicu.sema.conversions.convert import address_of, rvalue, to
from minicu.sema.expressions import call, expr, lifetime, names, overload
from minicu.sema.scope import Entity, HostOnly, OverloadSet
from minicu.syntax.nodes import Syntax

#: What a call of an operator is, for a size or a pointer.
Operator = Callable[[tree.Expr], tree.Expr]


@dataclass(eq=False, repr=False, slots=True)
class Allocation:
    """The program's own operators for a `new (given) T`. `before` keeps what is given; `allocate` gives
    memory of some size; `undo` takes it back if the constructor throws, None: nothing does
    ([expr.new]p22)."""

    before: Out
    allocate: Operator
    undo: Operator | None


def allocating(
    c: Check, type: ty.Type, array: bool, given: Sequence[Syntax], from_root: bool, at: Place
) -> Allocation | None:
    """What gives memory for an object of `type`, or an array; None: the library does."""
    operators = _operators(c, type, "new", array, from_root, not given)
    if isinstance(operators, HostOnly):
        names.refuse_host(c, operators, at)
    if not isinstance(operators, OverloadSet):
        return None
    if operators.owner is None and not any(
        len(f.type.parameters) == 1 + len(given) for f in operators.functions
    ):
        return None
    operands = [expr.argument(c, node) for node in given]
    function = overload.resolve(c, operators, [tree.Constant(c.size_type, 1, at=at), *operands], at)
    before: Out = []
    undo = None
    if given and c.language.whole_program and classes.class_of(type) is not None:
        back = _operators(c, type, "delete", array, from_root, False)
        wanted = function.type.parameters[1:]
        known = back.functions if isinstance(back, OverloadSet) else []
        fitting = next((f for f in known if f.type.parameters[1:] == wanted), None)
        if fitting is not None:
            operands = [_kept(c, operand, before, at) for operand in operands]
            undo = partial(_called, c, fitting, operands, at)
    return Allocation(before, partial(_called, c, function, operands, at), undo)


def _called(
    c: Check, function: tree.Function, given: Sequence[Operand], at: Place, first: tree.Expr
) -> tree.Expr:
    """A call of an operator with a size or a pointer, and what stands after `new`."""
    if function.method is not None:
        access.call(c, function, at)
    result = call.direct(c, function, [to(c, first, function.type.parameters[0].unqualified), *given], at)
    assert isinstance(result, tree.Expr)
    return to(c, result, ty.VOID) if isinstance(result.type, ty.Void) else rvalue(c, result)


def _kept(c: Check, operand: Operand, before: Out, at: Place) -> Operand:
    """An operand that is evaluated once, and used twice."""
    if isinstance(operand.type, ty.Record):
        operand = lifetime.object_of(c, operand, at)
    if isinstance(operand, tree.Place):
        address = address_of(c, operand, at)
        kept = tree.Object(" given", address.type, "local", at=at, used=True)
        before.append(tree.Declare(kept, address, at=at))
        pointer = tree.Load(address.type, tree.Variable(address.type, kept, at=at), at=at)
        return tree.Dereference(operand.type, pointer, at=at)
    if isinstance(operand, tree.Expr) and ty.is_scalar(operand.type):
        kept = tree.Object(" given", operand.type, "local", at=at, used=True)
        before.append(tree.Declare(kept, operand, at=at))
        return tree.Load(operand.type, tree.Variable(operand.type, kept, at=at), at=at)
    return operand


def releasing(
    c: Check, type: ty.Type, array: bool, from_root: bool, at: Place, quietly: bool = False
) -> Callable[[tree.Expr], tree.Expr] | None:
    """What takes the memory of an object of `type`, or an array, back; None: the library does. `quietly`: no
    complaint of one that is for the host alone."""
    operators = _operators(c, type, "delete", array, from_root, True)
    if isinstance(operators, HostOnly) and not quietly:
        names.refuse_host(c, operators, at)
    if not isinstance(operators, OverloadSet):
        return None
    usual = next((f for f in operators.functions if len(f.type.parameters) == 1), None)
    sized = next((f for f in operators.functions if _takes_size(f)), None)
    function = usual or sized
    if sized is not None and sized.method is None and not array and rules.declarators.complete(c, type):
        function = sized  # [expr.delete]p10.3
    if function is None or (quietly and function.method is not None and function.method.host):
        return None
    if function is sized and array:
        c.unsupported(at, "'operator delete[]' with a size alone")
    chosen = function

    def release(pointer: tree.Expr) -> tree.Expr:
        if chosen.method is not None:
            access.call(c, chosen, at)
        operands: list[tree.Expr] = [to(c, pointer, ty.Pointer(ty.VOID))]
        if chosen is sized:
            operands.append(tree.Constant(c.size_type, size_of(type, c.model), at=at))
        result = call.direct(c, chosen, operands, at)
        assert isinstance(result, tree.Expr)
        return to(c, result, ty.VOID)

    return release


def _operators(
    c: Check, type: ty.Type, word: str, array: bool, from_root: bool, usual: bool
) -> Entity | None:
    """Those of the object's class come before those of the program. For an array the library has a `usual`
    operator that calls the one for an object ([new.delete.array]p4)."""
    name = f"operator {word}[]" if array else f"operator {word}"
    inside = None if from_root else of_class(type, name)
    if inside is not None:
        return inside
    outside = _outside(c, name)
    if array and usual and outside is None:
        outside = _outside(c, f"operator {word}")
    return None if isinstance(outside, HostOnly) else outside


def replaces(name: str) -> bool:
    """Whether a function of that name may replace the library's."""
    return name.startswith(("operator new", "operator delete"))


def _outside(c: Check, name: str) -> Entity | None:
    """The program's functions of that name, wherever they are defined ([replacement.functions]p3)."""
    for node in c.known.replacing.pop(name, ()):
        mark = c.diagnostics.mark()
        with c.elsewhere(c.file):
            rules.declare.file_declaration(c, node)
        if c.diagnostics.errors > mark[1]:  # it names types of its own
            c.diagnostics.rewind(mark)
    return c.file.names.get(name)


def of_class(type: ty.Type, name: str) -> Entity | None:
    """The operators of that name that the class of an object has, or inherits."""
    info = classes.class_of(type)
    return info.scope.find_here(name) if info is not None else None


def _takes_size(function: tree.Function) -> bool:
    parameters = function.type.parameters
    return len(parameters) == 2 and isinstance(parameters[1], ty.Integer)
