"""Which of LLVM's passes run at each level of optimisation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from minicu.llvm.library import Module
from minicu.lower.lowered import Lowered

#: Passes at -O3 before anything is inlined: functions are small and simple then, equal calls of pure ones
#: become one, and small conditions become selections.
SMALL = ("sroa", "simplify_cfg", "instruction_combine", "post_order_function_attributes", "new_gvn")

#: Passes for -O1. Address spaces, load/store vectorisation and strength reduction come with code
#: generation. A third of the time of LLVM's O3. Arrays of a thread stay in memory: kernels are half as slow
#: again (benchmarks/kernel_time.py).
SHORT = (
    "always_inliner", "sroa", "simplify_cfg", "instruction_combine", "new_gvn", "simplify_cfg",
    "dead_store_elimination", "global_dead_code_eliminate",
)  # fmt: skip

#: Passes at -O3 where nothing loops: most of LLVM's pipeline then finds nothing to do, and ptxas makes as
#: many instructions of what these leave (0.3 % fewer on the average of 227 kernels).
STRAIGHT = SHORT

#: Passes after LLVM's own at -O3: loops that it unrolled count their trips twice.
LAST = ("new_gvn",)

#: Passes for -O2: with rotated and unrolled loops; kernels are 2 % slower than at -O3.
LOOPS = (
    "always_inliner", "sroa", "simplify_cfg", "instruction_combine", "loop_rotate", "simplify_cfg",
    "loop_unroll", "sroa", "instruction_combine", "new_gvn", "simplify_cfg", "dead_store_elimination",
    "global_dead_code_eliminate",
)  # fmt: skip

#: Passes at -O0 for a debugger: every variable stays in memory, where it can be seen from beginning to end.
IN_MEMORY = ("always_inliner", "global_dead_code_eliminate")

#: opt -> (passes or LLVM's own pipeline of that level, level of code generation). -O3 is as fast as
#: nvcc's code (geometric mean 0.97).
PIPELINES: dict[int, tuple[Sequence[str] | int, int]] = {
    0: (("always_inliner", "sroa", "global_dead_code_eliminate"), 0),
    1: (SHORT, 2),
    2: (LOOPS, 2),
    3: (3, 2),
}


def optimise(module: Module, machine: Any, opt: int, lowered: Lowered) -> None:
    """Run the passes for -O`opt` on a module made from `lowered`."""
    passes = PIPELINES[opt][0]
    if opt == 3 and not lowered.loops:
        passes = (*SMALL, *STRAIGHT)
    elif opt == 3:
        module.optimise(machine, SMALL)
    elif opt == 0 and lowered.debug == "full":
        passes = IN_MEMORY
    if isinstance(passes, int):
        module.optimise_at(machine, passes)
        module.optimise(machine, LAST)
    else:
        module.optimise(machine, passes)
