"""Objects whose initial values hold each other's addresses: C has them, PTX has not.

PTX wants an object declared before an initial value mentions it, and an object cannot be declared
twice (nvcc refuses such objects as well).
"""

from __future__ import annotations

from collections.abc import Iterator

from minicu import tree
from minicu.diagnostics.errors import Kind
from minicu.sema.context import Check

#: LLVM sorts such objects recursively; this many are within anybody's stack.
_LONGEST = 10_000


def refuse(c: Check) -> None:
    """Complain of every ring of objects once, and of chains that are too long."""
    done: dict[int, int] = {}  # the length of the chain from an object on
    for first in c.unit.objects:
        if id(first) in done or first.initializer is None:
            continue
        path = {id(first): first}
        waiting = [_mentioned(first)]
        while path:
            following = next(waiting[-1], None)
            if following is None:
                key, last = path.popitem()
                done[key] = 1 + max((done.get(id(o), 0) for o in _mentioned(last)), default=0)
                waiting.pop()
                if done[key] == _LONGEST:
                    chain = f"a chain of {_LONGEST} initial values that hold addresses"
                    c.error(last.at, f"not supported: {chain}", kind=Kind.UNSUPPORTED)
            elif id(following) in path:
                _complain(c, [*path.values()], following)
            elif id(following) not in done:
                path[id(following)] = following
                waiting.append(_mentioned(following))


def _complain(c: Check, path: list[tree.Object], first: tree.Object) -> None:
    ring = path[path.index(first) :]
    if len(ring) == 1:
        whose = f"the initial value of '{first.name}' holds its own address"
    else:
        names = ", ".join(f"'{o.name}'" for o in ring[:-1])
        whose = f"the initial values of {names} and '{ring[-1].name}' hold each other's addresses"
    c.error(ring[-1].at, f"not supported: {whose}: PTX cannot express it", kind=Kind.UNSUPPORTED)


def _mentioned(object: tree.Object) -> Iterator[tree.Object]:
    """The defined objects whose addresses an initial value holds."""
    for item in object.initializer.items if object.initializer else ():
        symbol = (
            item.value.symbol if isinstance(item.value, (tree.SymbolAddress, tree.SymbolArgument)) else None
        )
        if isinstance(symbol, tree.Object) and symbol.initializer is not None:
            yield symbol
