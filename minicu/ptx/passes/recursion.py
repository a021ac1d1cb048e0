"""Functions that call themselves are kept by a variable with their address.

Fault: in a whole program ptxas drops functions that nothing calls any more after it has folded a branch; it
crashes if one of them calls itself, at once or through others, and is not visible to other units, whether or
not the others are. (With the driver, the process dies.) One variable for each such cycle, with the address of
one of its functions that is not visible, keeps it.
Seen with: ptxas 13.0 and the drivers' assemblers.
Test: tests/unit/test_ptx_recursion.py.
"""

from __future__ import annotations

from minicu.ptx.text import Between, Module, Piece


def amend(module: Module) -> None:
    functions = {d.routine.name: d for d in module.definitions if d.routine.kind == ".func"}
    calls = {name: [n for n in d.calls() if n in functions] for name, d in functions.items()}
    cycles = _cycles(calls)
    done: set[str] = set()
    pieces: list[Piece] = []
    for piece in module.pieces:
        pieces.append(piece)
        name = "" if isinstance(piece, Between) else piece.routine.name
        if functions.get(name) is not piece or functions[name].routine.linkage or name in done:
            continue
        if name in cycles:
            done |= cycles[name]
            kept = f"\n.global .align {module.bits // 8} .u{module.bits} {name}$kept = {name};"
            pieces.append(Between(kept))
    module.pieces = pieces


def _cycles(calls: dict[str, list[str]]) -> dict[str, set[str]]:
    """For each function that calls itself, directly or not, those that do so together (Tarjan: each
    function is looked at once)."""
    groups: dict[str, set[str]] = {}
    number: dict[str, int] = {}  # in the order of first sight
    lowest: dict[str, int] = {}  # the first seen of those on the stack that it leads to
    stack: list[str] = []
    waiting: set[str] = set()
    for start in calls:
        path = [(start, iter(calls[start]))] if start not in number else []
        while path:
            name, rest = path[-1]
            if name not in number:
                number[name] = lowest[name] = len(number)
                stack.append(name)
                waiting.add(name)
            for called in rest:
                if called not in number:
                    path.append((called, iter(calls[called])))
                    break
                if called in waiting:
                    lowest[name] = min(lowest[name], number[called])
            else:
                path.pop()
                if path:
                    above = path[-1][0]
                    lowest[above] = min(lowest[above], lowest[name])
                if lowest[name] == number[name]:
                    members = {stack.pop()}
                    while name not in members:
                        members.add(stack.pop())
                    waiting -= members
                    if len(members) > 1 or name in calls[name]:
                        groups.update(dict.fromkeys(members, members))
    return groups
