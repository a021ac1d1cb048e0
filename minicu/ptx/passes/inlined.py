"""The names of inlined functions, which `.loc` refers to: strings of debug information.

Fault: LLVM prints no `inlined_at`; `minicu.llvm.inlined` writes it, in parts of a module perhaps, and the
names that it refers to stand once, after the whole.
Seen with: LLVM 22.1 (llvmlite 0.50).
Test: tests/unit/test_debug_inlined.py.
"""

from __future__ import annotations

import re

from minicu.ptx.text import Between, Module

#: What the label of a name begins with.
LABEL = "$L__name_"

_REFERENCE = re.compile(rf", function_name {re.escape(LABEL)}([\w$]+),")


def amend(module: Module) -> None:
    names = dict.fromkeys(name for d in module.definitions for name in _REFERENCE.findall(d.text))
    if not names:
        return
    text = "".join([f"{LABEL}{name}:\n.b8 {','.join(map(str, [*name.encode(), 0]))}\n" for name in names])
    module.pieces.append(Between(f"\t.section\t.debug_str\n\t{{\n{text}\n\t}}\n"))
