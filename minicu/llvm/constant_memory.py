"""Writes to `__constant__` memory that show only when functions are inlined. LLVM's instruction selection
ends the process on atomic ones, and ptxas refuses the others."""

from __future__ import annotations

import re
from typing import NoReturn

from minicu.diagnostics.errors import CompileError, Diagnostic
from minicu.ptx.text import Module

_FUNCTION = re.compile(r"(?ms)^define [^@]*@([\w.$-]+)(.*?)^\}")
_CONSTANT = re.compile(r"(?m)^(@[\w.$-]+) = .*addrspace\(4\)")
_STORE = re.compile(r"\tst\.(?:\w+\.)*const\.")
_ATOMIC = re.compile(r"(?m)^.*\b(?:atomicrmw|cmpxchg) .*$")
#: An instruction whose result points into the objects that its operands point into.
_DERIVED = re.compile(
    r"(?m)^\s*(%[\w.$-]+) = (?:getelementptr|addrspacecast|bitcast|select|phi|freeze) (.*)$"
)
_POINTER = re.compile(r"(?:\bptr(?: addrspace\(\d+\))? |\[ )([%@][\w.$-]+)")


def check_atomics(ir: str) -> None:
    """Raise CompileError if an atomic operation of this optimised IR can only mean constant memory."""
    constants = frozenset(_CONSTANT.findall(ir))
    for name, body in _FUNCTION.findall(ir):
        if constants and (atomics := _ATOMIC.findall(body)):
            derived = dict(_DERIVED.findall(body))
            for line in atomics:
                if _all_constant(_POINTER.findall(line)[:1], derived, constants):
                    _refuse("an atomic operation on", name)


def check_stores(ptx: str) -> None:
    """Raise CompileError if a function stores to constant memory."""
    if _STORE.search(ptx):
        for definition in Module(ptx).definitions:
            if any(_STORE.search(s.text) for s in definition.body if not s.asm):
                _refuse("a store to", definition.routine.name)


def _all_constant(pointers: list[str], derived: dict[str, str], constants: frozenset[str]) -> bool:
    """Whether all objects that the pointers are derived from are constants."""
    seen: set[str] = set()
    found = False
    while pointers:
        name = pointers.pop()
        if name in seen:
            continue
        seen.add(name)
        if name in derived:
            pointers += _POINTER.findall(derived[name])
        elif name in constants:
            found = True
        else:
            return False
    return found


def _refuse(what: str, function: str) -> NoReturn:
    message = f"{what} __constant__ memory, which is read-only in device code (in '{function}')"
    raise CompileError([Diagnostic("error", message)])
