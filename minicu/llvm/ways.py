"""Functions of many ways, for which LLVM takes n².

Its block placement puts behind a block one that can follow it, or else the most frequent of all that could:
of the 20,000 cases of a switch each looks at the others. The assembler arranges blocks by itself, so code
with so many is generated without the pass. Options of LLVM are those of a process: a worker does it.
"""

from __future__ import annotations

#: Ways in the IR of a function from which on they are many: the pass then takes a tenth of the time of code
#: generation.
MANY = 8000

#: What LLVM is told: the pass that is left out.
OPTION = "-disable-block-placement"


def are_many(ir: str) -> bool:
    """Whether a function of a module, as LLVM prints it, has many."""
    return ir.count(_WAY) >= MANY and any(f.count(_WAY) >= MANY for f in ir.split("\ndefine "))


#: How LLVM prints where a branch leads.
_WAY = "label %"
