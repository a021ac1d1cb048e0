"""Tables of virtual functions of classes with several bases (Itanium C++ ABI 2.5): the part that the object
itself and its primary base use, and one for each other base with virtual functions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from minicu import tree
from minicu import types as ty
from minicu.sema.classes import bases
from minicu.sema.classes.classes import Class, Path
from minicu.sema.context import Check


@dataclass(eq=False, slots=True)
class Place:
    """One function of a table, whose object begins `adjust` bytes before the one at hand."""

    function: tree.Function
    deleting: bool = False
    adjust: int = 0


def primary(decl: ty.RecordDecl) -> ty.Member | None:
    """The base whose pointer to its table is the class's own."""
    for base in decl.completed().bases:
        if isinstance(base.type, ty.Record) and base.type.decl.completed().info.virtuals is not None:
            return base
    return None


def secondary(decl: ty.RecordDecl) -> Iterator[Path]:
    """The ways to the other bases with a pointer to a table, in the order of their parts of the table."""
    first = primary(decl)
    for member in decl.completed().bases:
        of = member.type.decl  # type: ignore[attr-defined]
        if of.completed().info.virtuals is None:
            continue
        if member is not first:
            yield (member,)
        for path in secondary(of):
            yield (member, *path)


def places(c: Check, decl: ty.RecordDecl, path: Path) -> list[Place]:
    """What the part for a base has: the functions that a whole object of the class has in the place of the
    base's."""
    of: ty.RecordDecl = path[-1].type.decl  # type: ignore[attr-defined]
    here = bases.offset_of(c, decl, path)
    found = []
    for entry in of.completed().info.virtuals:
        function, steps = overrider(decl, path, entry.function)
        adjust = here - bases.offset_of(c, decl, path[:steps])
        found.append(Place(function, entry.deleting, adjust))
    return found


def overrider(decl: ty.RecordDecl, path: Path, function: tree.Function) -> tuple[tree.Function, int]:
    """The final overrider of a base's virtual function ([class.virtual]p2), and how far up it is declared."""
    for steps, of in enumerate([decl, *(m.type.decl for m in path)]):  # type: ignore[attr-defined]
        if (known := own(of.completed().info, function)) is not None:
            return known, steps
    return function, len(path)


def own(info: Class, function: tree.Function) -> tree.Function | None:
    """The virtual function of the class itself that is, or overrides, `function`."""
    from minicu.sema.classes import methods

    made = function.method
    assert made is not None
    for entry in info.virtuals or ():
        known = entry.function
        of = known.method
        assert of is not None
        if of.of is not info.decl or of.kind != made.kind:
            continue
        if of.kind == "destructor" or (
            known.name == function.name and methods.same(known, function.type, made)
        ):
            return known
    return None


def thunk(c: Check, function: tree.Function, adjust: int) -> tree.Function:
    """What stands in a table for a function whose object begins before the one at hand."""
    known = function.declared.thunks
    if adjust in known:
        return known[adjust]
    at, type = function.at, function.type
    symbol = f"_ZThn{adjust}_{(function.symbol or '').removeprefix('_Z')}"
    made = tree.Function(
        function.name, type, at=at, linkage=function.linkage, host=function.host, scope=function.scope,
        symbol=symbol,
    )  # fmt: skip
    if made.linkage == "external" and function.inline is not None:
        made.linkage = "weak"
    objects = [tree.Object(f"p{i}", t, "parameter", at=at, used=True) for i, t in enumerate(type.parameters)]
    made.parameters = objects
    this, *others = objects
    first = tree.Load(this.type.unqualified, tree.Variable(this.type, this, at=at), at=at)
    start = tree.Convert(ty.Pointer(ty.UCHAR), first, at=at)
    moved = tree.PointerAdd(start.type, start, tree.Constant(c.ptrdiff_type, -adjust, at=at), 1, at=at)
    values = [tree.Convert(type.parameters[0], moved, at=at), *map(passed_on, others)]
    returns = type.returns
    call = tree.Call(returns, function, type, values, at=at)
    if isinstance(returns, ty.Reference):
        call.type = ty.Pointer(returns.to)
    done: tree.Statement = tree.Return(call, at=at)
    if isinstance(returns, ty.Void):
        done = tree.ExpressionStatement(call, at=at)
    made.body = tree.Block([done], at=at)
    known[adjust] = made
    c.known.functions[made] = None
    return made


def passed_on(parameter: tree.Object) -> tree.Expr:
    """A parameter as the argument of a call with the same parameter."""
    place = tree.Variable(parameter.type, parameter, at=parameter.at)
    if isinstance(parameter.type, ty.Reference):
        return tree.Load(ty.Pointer(parameter.type.to), place, at=parameter.at)
    return tree.Load(parameter.type.unqualified, place, at=parameter.at)
