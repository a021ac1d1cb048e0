"""The program's own `operator new` and `operator delete`: those of classes, and those that take the place of
the library's (C++17 [expr.new]p9, [expr.delete]p9, [class.free])."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import align_of, size_of
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
    if sized is not None and sized.method is None and rules.declarators.complete(c, type):
        function = sized  # [expr.delete]p10.3
    cookie = array_cookie(c, type) if array else 0
    if array and function is sized and not cookie:  # what nobody counted
        function = usual
    if function is None or (quietly and function.method is not None and function.method.host):
        return None
    chosen = function

    def release(pointer: tree.Expr) -> tree.Expr:
        if chosen.method is not None:
            access.call(c, chosen, at)
        operands: list[tree.Expr] = [to(c, pointer, ty.Pointer(ty.VOID))]
        if chosen is sized:
            operands.append(_bytes_of(c, type, pointer, cookie, at))
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


def array_cookie(c: Check, type: ty.Type) -> int:
    """The size of the array cookie (Itanium C++ ABI 2.7) in which `delete[]` finds the length, for the
    destructors and for the class's operator that takes a size."""
    if lifetime.destructor(type) is None:
        own = of_class(type, "operator delete[]")
        functions = own.functions if isinstance(own, OverloadSet) else []
        if not any(map(_takes_size, functions)) or any(len(f.type.parameters) == 1 for f in functions):
            return 0
    return max(size_of(c.size_type, c.model), align_of(type, c.model))


def _bytes_of(c: Check, type: ty.Type, start: tree.Expr, cookie: int, at: Place) -> tree.Expr:
    """The size of an object, or of the array whose memory, with its cookie, is at `start`."""
    one = tree.Constant(c.size_type, size_of(type, c.model), at=at)
    if not cookie:
        return one
    word = size_of(c.size_type, c.model)
    counter = to(c, moved(c, start, cookie - word, at), ty.Pointer(c.size_type))
    count = tree.Load(c.size_type, tree.Dereference(c.size_type, counter, at=at), at=at)
    all_ = tree.Binary(c.size_type, "*", count, one, at=at)
    return tree.Binary(c.size_type, "+", all_, tree.Constant(c.size_type, cookie, at=at), at=at)


def moved(c: Check, pointer: tree.Expr, bytes: int, at: Place) -> tree.Expr:
    """An address some bytes behind `pointer`."""
    start = to(c, pointer, ty.Pointer(ty.UCHAR))
    return tree.PointerAdd(start.type, start, tree.Constant(c.ptrdiff_type, bytes, at=at), 1, at=at)


def _takes_size(function: tree.Function) -> bool:
    parameters = function.type.parameters
    return len(parameters) == 2 and isinstance(parameters[1], ty.Integer)
