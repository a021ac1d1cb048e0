"""Long chains of integer arithmetic, and many addresses, for which LLVM takes n² and n³.

For addresses and for what they are made of, two passes of code generation ask ScalarEvolution: straight-line
strength reduction and the vectoriser of loads and stores. The LLVM inside llvmlite has its assertions on, and
one of them visits the whole of an expression each time that it is asked for: 200 dependent statements with
two accesses each took 5 s (nvcc: 0.4). Of a chain so long there is little to be won, so code with one is
generated without these passes. They also compare each address of an array with each other one: 1,000
statements `p[*p] += 1;` took 5 s. Options of LLVM are those of a process: a worker does it.
"""

from __future__ import annotations

import re

#: Operations, each on the result of another, from which on a chain is long. Two of 160 public programs have
#: chains of more than 66, and their code is as good without these passes.
LONG = 100

#: Addresses that differ by more than a constant from which on they are many in one function.
MANY = 600

#: What LLVM is told: the passes that are left out.
OPTION = "-opt-disable=slsr,load-store-vectorizer"

#: A function's beginning, or an operation that ScalarEvolution looks through, its result and its operands, as
#: LLVM prints them: to ask for them one by one takes ten times as long. Loads, calls and variables of loops
#: are where its expressions begin.
_OPERATION = re.compile(
    r"^(?:define|  (%[\w.]+) = "
    r"(?:add|sub|mul|shl|lshr|ashr|udiv|and|or|trunc|zext|sext|select|getelementptr) (.*))",
    re.MULTILINE,
)
_ADDRESS = re.compile(r"^(?:(define)|  %[\w.]+ = getelementptr [^,]*, ptr [^,]*, i\d+ %)", re.MULTILINE)
_VALUE = re.compile(r"%[\w.]+")


def are_long(ir: str) -> bool:
    """Whether there is a long chain in a function of a module, as LLVM prints it."""
    lengths: dict[str, int] = {}
    for result, operands in _OPERATION.findall(ir):
        if not result:
            lengths.clear()
            continue
        length = lengths[result] = 1 + max([lengths.get(x, 0) for x in _VALUE.findall(operands)], default=0)
        if length >= LONG:
            return True
    return False


def are_many(ir: str) -> bool:
    """Whether there are many addresses in a function of a module, as LLVM prints it."""
    count = 0
    for begins in _ADDRESS.findall(ir):
        count = 0 if begins else count + 1
        if count >= MANY:
            return True
    return False
