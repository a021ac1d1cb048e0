"""Kernels whose loops wait for memory get the registers for their loads.

Fault: where a kernel fits into fewer registers, ptxas takes fewer, so that more threads run at once, though a
loop's loads then stand one after another, each waiting for the one before. By a bound of registers it is
told that their number is no matter. Only loops that load much and compute little are so (on an H200, such
loops take 0.68 to 0.94 of the time, other code up to 1.3), and only up to 64 registers: a block may have 1024
threads. What holds 80 and more gets 84 to 98 registers without a bound, which leaves blocks of 640 threads;
with 128 those of 512 remain, and larger ones need __launch_bounds__, by which a kernel has no bound of ours.
Seen with: ptxas 13.0.
Test: tests/unit/test_ptx_waiting.py.
"""

from __future__ import annotations

import re

from minicu.ptx.pressure import pressure
from minicu.ptx.text import JUMP, LABEL, Definition, Module

#: Loads from global memory that a loop has at least, and the lines that there are for each at most.
LOADS, LINES = 10, 8

#: Registers that a kernel may use, and those of them that hold values from block to block: the others are for
#: what is loaded.
BOUNDS = ((64, range(41)), (128, range(80, 101)))

_BOUNDED = re.compile(r"\n\.(?:maxn|minn|reqn)")


def amend(module: Module) -> None:
    for definition in module.definitions:
        if not _waits(definition):
            continue
        held = pressure(definition.text)
        for bound, fitting in BOUNDS:
            if held in fitting:
                definition.head = f"{definition.head.rstrip()}\n.maxnreg {bound}\n"


def _waits(definition: Definition) -> bool:
    """Whether a kernel has such a loop and its registers and threads are not bounded. (The registers of
    functions that it calls are unknown here.)"""
    if definition.routine.kind != ".entry" or _BOUNDED.search(definition.head) or definition.calls():
        return False
    labels: dict[str, tuple[int, int]] = {}
    lines = loads = 0
    for line in definition.text.split("\n"):
        if m := LABEL.match(line):
            labels[m[1]] = lines, loads
        elif line.startswith("\t"):
            lines += 1
            loads += line.startswith("\tld.global")
            if (m := JUMP.match(line)) and m[2] in labels:
                first, before = labels[m[2]]
                if loads - before >= LOADS and lines - first <= LINES * (loads - before):
                    return True
    return False
