"""Functions with variable arrays keep their stack aligned, and copy records themselves.

Fault: ptxas takes the stack pointer for a multiple of 16 in a function with `stackrestore`, and stores
arguments 16 bytes at a time; but frames are multiples of 8. It makes sure where a variable of the function
wants that alignment and is not a register: each such function gets one. A record that a function takes in
registers is stored to the frame where its address is needed; in a function that moves the stack pointer that
happens before the frame is known. So such functions copy it themselves.
Seen with: ptxas 13.0 and the drivers' assemblers.
Test: tests/unit/test_ptx_stack.py.
"""

from __future__ import annotations

import re

from minicu.ptx.text import Definition, Module

#: What a body declares before its first instruction.
_DECLARATIONS = re.compile(r"\{\n(?:[ \t]*(?:\.(?:local|reg)\b[^\n]*)?\n)*")


def amend(module: Module) -> None:
    for definition in module.definitions:
        body = definition.text
        if "\talloca." in body or "\tstackrestore." in body:
            _amend(definition, module.bits)


def _amend(definition: Definition, bits: int) -> None:
    first = definition.body[0]
    declared = _DECLARATIONS.match(first.text)
    if declared is None:
        return
    added = (
        f"\t{{ .local .align 16 .b8 %top[16]; .reg .b{bits} %at; mov.b{bits} %at, %top; "
        f"cvta.local.u{bits} %at, %at; st.volatile.b32 [%at], 0; }}\n"
    )
    at = declared.end()
    routine = definition.routine
    for p in routine.parameters if routine.kind == ".func" else ():
        if p.size is None or p.align is None:
            continue
        address = re.compile(rf"(\tmov\.b{bits} \t%\w+, ){re.escape(p.name)};")
        if address.search(definition.text):
            copy = f"%copy_{p.name}"
            definition.rewrite(address, rf"\1{copy};")
            added += f"\t.local .align {p.align} .b8 {copy}[{p.size}];\n"
            added += _copied(p.name, copy, p.align, p.size)
    first.text = first.text[:at] + added + first.text[at:]


def _copied(name: str, copy: str, align: int, size: int) -> str:
    """The bytes of a parameter, stored to a variable."""
    word = min(align, 8)
    lines = [f"\t{{ .reg .b{max(8 * word, 16)} %word;"]
    at = 0
    while at < size:
        while word > size - at:
            word //= 2
        lines.append(f"\tld.param.b{8 * word} %word, [{name}+{at}];")
        lines.append(f"\tst.local.b{8 * word} [{copy}+{at}], %word;")
        at += word
    return "\n".join([*lines, "\t}", ""])
