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


def wanted(text: str) -> bool:
    return ".func" in text


def amend(module: Module) -> None:
    functions = {d.routine.name: d for d in module.definitions if d.routine.kind == ".func"}
    calls = {name: [n for n in d.calls() if n in functions] for name, d in functions.items()}
    done: set[str] = set()
    pieces: list[Piece] = []
    for piece in module.pieces:
        pieces.append(piece)
        name = "" if isinstance(piece, Between) else piece.routine.name
        if functions.get(name) is not piece or functions[name].routine.linkage or name in done:
            continue
        reached = _reached(name, calls)
        if name in reached:
            done |= {n for n in reached if name in _reached(n, calls)}
            kept = f"\n.global .align {module.bits // 8} .u{module.bits} {name}$kept = {name};"
            pieces.append(Between(kept))
    module.pieces = pieces


def _reached(start: str, calls: dict[str, list[str]]) -> set[str]:
    """The functions that a function calls, directly or not."""
    seen: set[str] = set()
    todo = [*calls[start]]
    while todo:
        name = todo.pop()
        if name not in seen:
            seen.add(name)
            todo += calls[name]
    return seen
