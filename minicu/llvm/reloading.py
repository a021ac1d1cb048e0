"""Arrays of a thread that code loads again, though it has just stored them.

For what a load gives LLVM looks back over 100 instructions of a block, which a product of matrices of 8 by 8
that is unrolled exceeds: kalman of HeCBench has 318 loads from local memory, and 153 where LLVM looks back
over more (nvcc: 153). Other code is slower with it (chacha20 of HeCBench: 1.19 of the time), so what loads
much from local memory is made both ways, and what has clearly fewer such loads is taken.
"""

from __future__ import annotations

from typing import Any

from llvmlite import binding

from minicu.llvm.faults import InternalError

#: What LLVM is told.
OPTION = "-memdep-block-scan-limit=1000"

#: The part of the loads that is to be left for the other code to be taken.
LEFT = 0.75


def better(emitted: tuple[str, list[str]], arguments: tuple[Any, ...]) -> tuple[str, list[str]]:
    """`emitted`, or what `emit_here` makes of the same arguments with the option, if it loads much less."""
    from minicu.llvm import isolate

    try:
        other: tuple[str, list[str]] = isolate.ask(
            "minicu.llvm.reloading:emit_here", arguments, isolate.PATIENCE, keep=False
        )
    except (InternalError, isolate.TooLong, isolate.TooLarge, OSError):
        return emitted  # no further process, or it died or came to a bound: there is code already
    return other if _loads(other) <= LEFT * _loads(emitted) else emitted


def emit_here(*arguments: Any) -> tuple[str, list[str]]:
    """`emit.emit_here` with the option, which this process keeps for the rest of its life."""
    from minicu.llvm import emit

    binding.set_option("minicu", OPTION)
    return emit.emit_here(*arguments)


def _loads(emitted: tuple[str, list[str]]) -> int:
    return emitted[0].count("\tld.local.")
