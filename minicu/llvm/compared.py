"""Functions that are called, and whose address is compared, in one block.

Fault: code generation freezes the operands of a comparison behind `&&`, and puts the frozen address in the
place of the function in the call as well, for which it then has no instruction ("Cannot select").
Seen with: LLVM 22.1 (llvmlite 0.50).
Test: tests/run/compared_functions.cu.
"""

from __future__ import annotations

import re

from minicu.llvm.library import Module

#: A comparison of pointers with a function or object, and a call of a function, as LLVM prints them.
_COMPARED = re.compile(r' = icmp (?:eq|ne) ptr [^@]*@("[^"]*"|[\w.$-]+)$')
_CALLED = re.compile(r'^  (?:%\S+ = )?(?:\w+ )*?call [^@]*@("[^"]*"|[\w.$-]+)\(')


def load_addresses(module: Module, pointer: int) -> None:
    """Load such an address from memory where it is compared; `pointer` is the size of one in bytes."""
    text = str(module)
    if " = icmp eq ptr " not in text and " = icmp ne ptr " not in text:
        return
    lines, objects = text.split("\n"), {}
    for first, end in _blocks(lines):
        called = {found[1] for line in lines[first:end] if (found := _CALLED.match(line))}
        for n in range(first, end) if called else ():
            compared = _COMPARED.search(lines[n])
            if compared is None or compared[1] not in called:
                continue
            function = compared[1]
            word = function.strip('"')
            object = objects[word] = f'@"minicu$address${word}"'
            value = f"%minicu.address.{n}"
            loaded = f"  {value} = load ptr, ptr addrspace(1) {object}, align {pointer}\n"
            lines[n] = f"{loaded}{lines[n].removesuffix(f'@{function}')}{value}"
    if objects:
        kind = "internal addrspace(1) externally_initialized global ptr"
        lines += [f'{object} = {kind} @"{word}", align {pointer}' for word, object in objects.items()]
        module.rewrite("\n".join(lines))


def _blocks(lines: list[str]) -> list[tuple[int, int]]:
    """Where the lines of each block begin and end: they are indented."""
    starts = [n for n, line in enumerate(lines) if not line.startswith("  ")]
    return list(zip(starts, [*starts[1:], len(lines)]))
