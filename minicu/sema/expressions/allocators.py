"""The program's own `operator new` and `operator delete`: those of classes, and those that take the place of
the library's (C++17 [expr.new]p9, [expr.delete]p9, [class.free])."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import size_of
from minicu.diagnostics.errors import Place
from minicu.sema.classes import access, classes
from minicu.sema.context import Check
from minicu.sema.conversions.convert import rvalue, to
from minicu.sema.expressions import call, expr, names, overload
from minicu.sema.scope import Entity, HostOnly, OverloadSet
from minicu.syntax.nodes import Syntax


def allocating(
    c: Check, type: ty.Type, array: bool, given: Sequence[Syntax], from_root: bool, at: Place
) -> Callable[[tree.Expr], tree.Expr] | None:
    """What gives memory of some size for an object of `type`, or an array; None: the library does. `given`:
    the arguments of `new (given) T`."""
    found = _found(c, type, "new", array, from_root)
    if isinstance(found, HostOnly):
        names.refuse_host(c, found, at)
    if not isinstance(found, OverloadSet):
        return None
    if found.owner is None and not any(len(f.type.parameters) == 1 + len(given) for f in found.functions):
        return None
    operands = [expr.argument(c, node) for node in given]

    def allocate(size: tree.Expr) -> tree.Expr:
        everything = [to(c, size, c.size_type), *operands]
        function = overload.resolve(c, found, everything, at)
        if function.method is not None:
            access.call(c, function, at)
        made = call.direct(c, function, everything, at)
        assert isinstance(made, tree.Expr)
        return rvalue(c, made)

    return allocate


def releasing(
    c: Check, type: ty.Type, array: bool, from_root: bool, at: Place, quietly: bool = False
) -> Callable[[tree.Expr], tree.Expr] | None:
    """What takes the memory of an object of `type`, or an array, back; None: the library does. `quietly`: no
    complaint of one that is for the host alone."""
    found = _found(c, type, "delete", array, from_root)
    if isinstance(found, HostOnly) and not quietly:
        names.refuse_host(c, found, at)
    if not isinstance(found, OverloadSet):
        return None
    usual = next((f for f in found.functions if len(f.type.parameters) == 1), None)
    sized = next((f for f in found.functions if _takes_size(f)), None)
    function = usual or sized
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
        made = call.direct(c, chosen, operands, at)
        assert isinstance(made, tree.Expr)
        return to(c, made, ty.VOID)

    return release


def _found(c: Check, type: ty.Type, word: str, array: bool, from_root: bool) -> Entity | None:
    """Those of the object's class come before those of the program."""
    name = f"operator {word}[]" if array else f"operator {word}"
    inside = None if from_root else of_class(type, name)
    if inside is not None:
        return inside
    outside = c.file.names.get(name)
    return None if isinstance(outside, HostOnly) else outside


def of_class(type: ty.Type, name: str) -> Entity | None:
    """The operators of that name that the class of an object has, or inherits."""
    info = classes.class_of(type)
    return info.scope.find_here(name) if info is not None else None


def _takes_size(function: tree.Function) -> bool:
    parameters = function.type.parameters
    return len(parameters) == 2 and isinstance(parameters[1], ty.Integer)
