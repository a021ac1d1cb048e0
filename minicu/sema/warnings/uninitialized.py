"""Warnings about automatic variables that are read but never given a value, and the other way round; about
parameters that nobody uses."""

from __future__ import annotations

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.diagnostics.warnings import UNINITIALIZED, UNUSED_BUT_SET_VARIABLE, UNUSED_PARAMETER
from minicu.sema.context import Check
from minicu.tree.walk import walk

_SETS = (tree.Assign, tree.CompoundAssign, tree.Increment)


def warn(c: Check, function: tree.Function) -> None:
    """Look through a checked body. Only what is certain on every path is reported: a scalar that no
    initialiser, assignment, asm output or pointer can have set anywhere, and one that is set by
    statements of its own and mentioned nowhere else."""
    for parameter in function.parameters:
        if parameter.name and not parameter.used and function.instance is None:
            c.warn(UNUSED_PARAMETER, parameter.at, f"unused parameter '{parameter.name}'")
    wanted = c.diagnostics.wants(UNINITIALIZED) or c.diagnostics.wants(UNUSED_BUT_SET_VARIABLE)
    if not wanted or c.function is None:
        return
    unset = {o for o in c.function.locals if o.used and o.storage == "local" and ty.is_scalar(o.type)}
    if not unset:
        return
    unread = {o for o in unset if not o.type.volatile} if function.instance is None else set()
    reads: dict[tree.Object, Place] = {}
    sets: set[tree.Object] = set()
    named: set[tree.Place] = set()  # variables of which it is known whether they are read or set
    for node in walk(function.body):
        if not (unset or unread):
            break
        kind = type(node)
        if kind is tree.Declare and node.initializer is not None:
            unset.discard(node.object)
        elif kind is tree.ExpressionStatement and isinstance(node.expression, _SETS):
            place = node.expression.place
            if type(place) is tree.Variable:
                sets.add(place.object)
                unset.discard(place.object)
                named.add(place)
        elif kind is tree.Load:
            place = node.place
            if type(place) is tree.Variable and place not in named:
                unread.discard(place.object)
                named.add(place)
                if not place.type.volatile:
                    reads.setdefault(place.object, place.at)
        elif kind is tree.Variable and node not in named:  # set elsewhere, or its address taken
            unset.discard(node.object)
            unread.discard(node.object)
    for object, at in reads.items():
        if object in unset:
            c.warn(UNINITIALIZED, at, f"variable '{object.name}' is uninitialized when used here")
    for object in c.function.locals:
        if object in unread and object in sets:
            c.warn(UNUSED_BUT_SET_VARIABLE, object.at, f"variable '{object.name}' set but not used")
