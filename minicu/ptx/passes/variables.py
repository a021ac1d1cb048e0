"""Variables get an order that is always the same.

Fault: a variable's initial value may name others, which PTX wants declared before it. LLVM prints those just
before it, in the order of their addresses in its own memory: another one each time. Here they get the order
in which the initial value names them, so that the same source gives the same PTX.
Seen with: LLVM 22.1 (llvmlite 0.50).
Test: tests/unit/test_ptx_variables.py.
"""

from __future__ import annotations

import re

from minicu.ptx.text import Between, Module

#: A variable at module scope whose initial value names others.
_NAMING = re.compile(r"(?m)^\.[^\n={]*\[\d*\] = \{[^\n]*[A-Za-z_$][^\n]*,[^\n]*[A-Za-z_$]")
_VARIABLE = re.compile(r"(?:\.\w+ (?:\d+ )?)*\.\w+ ([A-Za-z_$][\w$]*)(?:\[\d*\])?(?: = (.*))?;$")
_NAME = re.compile(r"(?<![\w$])[A-Za-z_$][\w$]*")


def amend(module: Module) -> None:
    """Put the variables that an initial value names in the order of that value."""
    for piece in module.pieces:
        if isinstance(piece, Between) and not piece.asm and _NAMING.search(piece.text):
            piece.text = _ordered(piece.text)


def _ordered(text: str) -> str:
    lines = text.split("\n")
    at: dict[str, int] = {}  # variable -> its line
    names: dict[str, list[str]] = {}  # variable -> those that its initial value names
    for i, line in enumerate(lines):
        if line.startswith(".") and (m := _VARIABLE.match(line)):
            at[m[1]] = i
            names[m[1]] = [n for n in _NAME.findall(m[2] or "") if n in at]
            if len(names[m[1]]) > 1:
                _order(m[1], lines, at, names)
    return "\n".join(lines)


def _order(variable: str, lines: list[str], at: dict[str, int], names: dict[str, list[str]]) -> None:
    """Order the lines before that of `variable` that are there for its sake."""
    order: list[str] = []
    seen = {variable}
    todo = [(variable, iter(names[variable]))]
    while todo:
        user, rest = todo[-1]
        for name in rest:
            if name not in seen:
                seen.add(name)
                todo.append((name, iter(names[name])))
                break
        else:
            order.append(user)
            todo.pop()
    lines_of = {at[name]: name for name in order}
    first = at[variable]
    while first - 1 in lines_of:
        first -= 1
    run = [name for name in order[:-1] if at[name] >= first]
    texts = [lines[at[name]] for name in run]
    for i, (name, line) in enumerate(zip(run, texts, strict=True), first):
        lines[i] = line
        at[name] = i
