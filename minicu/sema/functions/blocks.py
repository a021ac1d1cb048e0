"""Functions that blocks declare (C++17 [basic.link]p6): each is one of the namespace around, seen in the
block alone, where it hides those outside, and has default arguments of the block's own."""

from __future__ import annotations

from dataclasses import replace

from minicu import tree
from minicu.sema.context import Check
from minicu.sema.scope import OverloadSet, Scope


def enter(c: Check, home: Scope, function: tree.Function, new: bool, defaults: bool) -> tree.Function:
    """Declares a function in a block; the result is what calls there see. `new`: nothing else has declared
    it. `defaults`: this declaration has default arguments."""
    if new:  # [basic.link]p7: the namespace does not see it
        c.known.hidden_friends[function] = set()
    known = home.names.get(function.name)
    here = known if isinstance(known, OverloadSet) and known.in_block is not None else None
    if here is None:
        brought = known.functions if isinstance(known, OverloadSet) else []
        templates = known.templates if isinstance(known, OverloadSet) else []
        here = OverloadSet(function.name, list(brought), list(templates), in_block={})
        home.names[function.name] = here
    if function not in here.functions:
        here.add(function)
    assert here.in_block is not None
    if function not in here.in_block and (defaults or function.declared.defaults):
        seen = replace(function, declared=tree.Declared())
        seen.declared.throws, seen.declared.means = function.declared.throws, function
        here.in_block[function] = seen
    return here.in_block.get(function, function)


def seen(set_: OverloadSet) -> OverloadSet:
    """A set as calls in its block see it."""
    assert set_.in_block is not None
    return OverloadSet(set_.name, [set_.in_block.get(f, f) for f in set_.functions], set_.templates)
