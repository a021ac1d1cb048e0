"""Kernels whose loops wait for memory get registers for their loads.

Fault: if a kernel can do with fewer registers, ptxas uses fewer, so that more threads run at once; but then
the loads of a loop stand one after another, and each waits for the one before. A bound (`.maxnreg`) tells
ptxas that it may use that many. This pays off only for loops that load much and compute little (on an H200
they take 0.68 to 0.94 of the time, other code up to 1.3), and only up to 64 registers, since a block may
have 1024 threads. Kernels that hold 80 values or more get 84 to 98 registers without a bound, enough for
blocks of 640 threads; with 128, blocks may have 512, and a kernel for larger ones needs __launch_bounds__,
and then gets no bound here.
Seen with: ptxas 13.0.
Test: tests/unit/test_ptx_waiting.py.
"""

from __future__ import annotations

import re
from collections import Counter

from minicu.ptx.pressure import pressure
from minicu.ptx.text import JUMP, LABEL, Definition, Module

#: The fewest loads from global memory in such a loop, and the most lines for each load.
LOADS, LINES = 10, 8

#: The shortest step of a loop that threads share: a warp's.
SHARED = 32

#: (bound, registers that hold values across blocks in kernels that get it): the others are for loads.
BOUNDS = ((64, range(41)), (128, range(80, 101)))

_BOUNDED = re.compile(r"\n\.(?:maxn|minn|reqn)")
_MADE = re.compile(r"\t[^ ]+ \t(%\w+), ")
_ADDRESS = re.compile(r"\[(%rd\d+)")
_STEP = re.compile(r"\tadd\.s(?:32|64) \t(%rd?\d+), \1, (\d+);")
_ADD = re.compile(r"\tadd\.s(?:32|64) \t(%rd?\d+), (%rd?\d+), (%rd?\d+);")
_SIZE = re.compile(r"\t(?:mov|cvt|mul|shl)\.\S+ \t(%rd?\d+), ([^;]*);")
_SIZES = ("%ntid", "%nctaid")


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
    if definition.routine.kind != ".entry" or definition.text.count("\tld.global") < LOADS:
        return False
    if _BOUNDED.search(definition.head) or definition.calls():
        return False
    labels: dict[str, tuple[int, int, int]] = {}
    lines = loads = 0
    every = definition.text.split("\n")
    for n, line in enumerate(every):
        if m := LABEL.match(line):
            labels[m[1]] = n, lines, loads
        elif line.startswith("\t"):
            lines += 1
            loads += line.startswith("\tld.global")
            if (m := JUMP.match(line)) and m[2] in labels:
                first, before, loaded = labels[m[2]]
                enough = loads - loaded >= LOADS and lines - before <= LINES * (loads - loaded)
                if enough and _shared_steps(every).isdisjoint(every[first:n]):
                    return True
    return False


def _shared_steps(lines: list[str]) -> set[str]:
    """The lines in which a counter goes on by as many elements as a warp has threads or more: by a constant,
    or by what is made of the numbers of threads and blocks. (An address goes on by bytes.)"""
    writes = Counter(m[1] for line in lines if (m := _MADE.match(line)))
    addresses = {m[1] for line in lines if (m := _ADDRESS.search(line))}
    sizes, steps = set[str](), set[str]()
    for line in lines:
        if m := _ADD.match(line):
            if m[1] in addresses:
                addresses |= {m[2], m[3]}
            if writes[m[1]] > 1 and (m[2] in sizes or m[3] in sizes):
                steps.add(line)
        elif m := _STEP.match(line):
            if int(m[2]) >= SHARED and m[1] not in addresses:
                steps.add(line)
        elif m := _SIZE.match(line):
            read = [x for x in m[2].split(", ") if not x.isdigit()]
            if read and all(x in sizes or x.startswith(_SIZES) for x in read):
                sizes.add(m[1])
    return steps
