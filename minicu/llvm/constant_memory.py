"""Writes to `__constant__` memory that show only when functions are inlined. LLVM's instruction selection
ends the process on atomic ones, and ptxas refuses the others."""

from __future__ import annotations

import re

from minicu.abi.target import NVPTX64
from minicu.diagnostics.errors import ConstantWritten
from minicu.lower.host.flow import definitions, read, variables
from minicu.lower.host.instructions import access, pointers, variables_in
from minicu.ptx.text import Module

_STORE = re.compile(r"\tst\.(?:\w+\.)*const\.")
_LINE = re.compile(r"(?m)^\t\.loc\t(\d+) (\d+) (\d+)")
#: Instructions whose results point into the objects that their operands point into.
_DERIVED = {"getelementptr", "addrspacecast", "bitcast", "select", "phi", "freeze"}
_ATOMIC = ("atomicrmw", "cmpxchg")


def check_atomics(ir: str) -> None:
    """Raise CompileError if an atomic operation of this optimised IR can only mean constant memory."""
    if not any(op in ir for op in _ATOMIC) or not (constants := variables(ir, NVPTX64.spaces["constant"])):
        return
    for name, start, end in definitions(ir):
        if not any(op in ir[start:end] for op in _ATOMIC):
            continue
        instructions = [i for b in read(ir[start:end]).blocks.values() for i in b.instructions()]
        derived = {i.name: pointers(i) for i in instructions if i.op in _DERIVED}
        for i in instructions:
            if i.op in _ATOMIC and (a := access(i.text)) and _all_constant(a.pointer, derived, constants):
                raise ConstantWritten("an atomic operation on", name)


def check_stores(ptx: str) -> None:
    """Raise CompileError if a function stores to constant memory."""
    if _STORE.search(ptx):
        for definition in Module(ptx).definitions:
            text = "".join(s.text for s in definition.body if not s.asm)
            if m := _STORE.search(text):
                raise ConstantWritten("a store to", definition.routine.name, _line(ptx, text[: m.start()]))


def _line(ptx: str, before: str) -> tuple[str, int, int] | None:
    """File, line and column of what follows `before` in a function, if PTX says so."""
    if not (lines := _LINE.findall(before)):
        return None
    number, line, column = lines[-1]
    file = re.search(rf'(?m)^\t\.file\t{number} "(.*)"', ptx)
    return (file[1], int(line), int(column)) if file is not None else None


def _all_constant(pointer: str, derived: dict[str, tuple[str, ...]], constants: frozenset[str]) -> bool:
    """Whether all objects that a pointer is derived from are constants."""
    seen: set[str] = set()
    has_constant, todo = False, [pointer]
    while todo:
        name = todo.pop()
        if name in seen:
            continue
        seen.add(name)
        if name[:1] not in ("%", "@") and (inside := variables_in(name)):
            todo += inside
        elif name in derived:
            todo += derived[name]
        elif name in constants:
            has_constant = True
        else:
            return False
    return has_constant
