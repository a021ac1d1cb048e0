"""LLVM, over `llvmlite.binding`: modules, machines, passes.

Each compilation has a context of its own, so that several threads may compile at once: LLVM shares nothing
between contexts (`minicu.llvm.unlocked`). What is made here is closed in its order: LLVM's finalisers must
not run in the arbitrary order in which a dying reference cycle runs them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from llvmlite import binding

from minicu.llvm import unlocked
from minicu.llvm.faults import InternalError

binding.initialize_all_targets()
binding.initialize_all_asmprinters()
binding.initialize_native_asmparser()

# LLVM prints "loop not unrolled" on stderr where `#pragma unroll` stands before a loop whose count is not
# constant. In CUDA that is no mistake: such a loop stays as it is.
binding.set_option("minicu", "-opt-disable=transform-warning")
# What a loop over vectors leaves over becomes no second loop over shorter ones: blocks are of whole vectors,
# as a rule, and a kernel with barriers has dozens of loops (a fifth of the time that LLVM takes for it).
binding.set_option("minicu", "-enable-epilogue-vectorization=false")

#: LLVM's version.
VERSION: tuple[int, int, int] = binding.llvm_version_info


class LlvmError(Exception):
    """What LLVM said."""


class Module:
    """A module in a context of its own, read from IR text or bitcode and verified. Raises LlvmError.
    To be closed."""

    def __init__(self, source: str | bytes) -> None:
        self._context = binding.create_context()
        read = binding.parse_assembly if isinstance(source, str) else binding.parse_bitcode
        try:
            self.ref = read(source, context=self._context)
            self.ref.verify()
        except RuntimeError as e:
            raise LlvmError(str(e)) from None

    def __enter__(self) -> Module:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.ref.close()
        self._context.close()

    def __str__(self) -> str:
        return str(self.ref)

    def names(self) -> list[str]:
        """The names of its functions, declared or defined."""
        return [f.name for f in self.ref.functions]

    def defined(self) -> int:
        """How many functions it defines."""
        return sum(not f.is_declaration for f in self.ref.functions)

    def rewrite(self, text: str) -> None:
        """Hold what a text says instead."""
        self.ref.close()
        self.ref = binding.parse_assembly(text, context=self._context)
        self.ref.verify()

    def set_target(self, triple: str, layout: str) -> None:
        self.ref.triple = triple
        self.ref.data_layout = layout

    def optimise(self, machine: Any, passes: Sequence[str]) -> None:
        """Run a list of passes: `llvmlite.binding`'s names, without `add_` and `_pass`."""
        tuning = binding.create_pipeline_tuning_options()
        with binding.create_pass_builder(machine, tuning) as builder:
            manager = binding.create_new_module_pass_manager()
            for name in passes:
                getattr(manager, f"add_{name}_pass")()
            self._run(manager, builder)
        tuning.close()

    def optimise_at(
        self, machine: Any, level: int, vectorise_loops: bool = False, vectorise_blocks: bool = False
    ) -> None:
        """Runs LLVM's own pipeline of a level, 0 to 3, with its vectorisers of loops and of what stands in
        one block."""
        tuning = binding.create_pipeline_tuning_options(level)
        tuning.loop_vectorization, tuning.slp_vectorization = vectorise_loops, vectorise_blocks
        with binding.create_pass_builder(machine, tuning) as builder:
            self._run(builder.getModulePassManager(), builder)
        tuning.close()

    def _run(self, manager: Any, builder: Any) -> None:
        with manager:
            unlocked.run(manager, self.ref, builder)

    def publish(self) -> list[str]:
        """Give functions that only this module sees external linkage; returns their names, in which `.` has
        become `_$_`, as code generation for PTX spells local names."""
        names = []
        for function in self.ref.functions:
            if function.linkage in _LOCAL:
                if "." in function.name:
                    function.name = function.name.replace(".", "_$_")
                function.linkage = binding.Linkage.external
                names.append(function.name)
        return names

    def bitcode(self) -> bytes:
        """LLVM bitcode."""
        return self.ref.as_bitcode()  # type: ignore[no-any-return]

    def object(self, machine: Any) -> bytes:
        """An object file."""
        return machine.emit_object(self.ref)  # type: ignore[no-any-return]

    def assembly(self, machine: Any) -> str:
        """Assembly text."""
        return unlocked.assembly(machine, self.ref)


_LOCAL = (binding.Linkage.internal, binding.Linkage.private)


#: Options of LLVM for the code of GPUs. They hold for the whole process, and so for the code of this computer
#: as well: always, so that it does not depend on what was compiled before. (It is as fast, and takes LLVM
#: half the time: strength reduction is slow where a loop has many addresses.)
GPU_OPTIONS = (
    "-two-entry-phi-node-folding-threshold=8",  # up to so many instructions are executed in any case; LLVM: 4
    "-enable-nontrivial-unswitch",  # a condition that no trip changes stands outside; as nvcc
    "-unroll-partial-threshold=200",  # as nvcc; NVPTX: 75
    "-unroll-max-iteration-count-to-analyze=64",  # what so many trips leave of a loop is looked at
    "-unroll-max-count=4",  # as nvcc; ptxas unrolls such loops again
    "-unroll-remainder",  # what is left of four trips is no loop
    "-scev-cheap-expansion-budget=30",  # trip counts of loops with strides take a division before the loop
    "-instcombine-code-sinking=false",  # it moves long sums of products below loads that could begin early
    "-opt-disable=nary-reassociate",  # 133 kernels are the same without it, and it takes n² in long blocks
    "-callsite-splitting-duplication-threshold=0",  # it copies barriers into branches (docs/found.md)
    "-licm-mssa-max-acc-promotion=1000",  # arrays of a thread stay in registers over loops of many accesses
    "-min-jump-table-entries=1000000",  # cases are told apart by comparisons, as in nvcc's code
    "-disable-machine-licm",  # conditions would stand in predicates over whole loops: a thread has seven
    "-disable-lsr",  # its variables keep ptxas from unrolling, and make 64-bit remainders
)

for _option in GPU_OPTIONS:
    binding.set_option("minicu", _option)


def machine(triple: str, cpu: str, features: str, level: int) -> Any:
    """A target machine with processor, features and code generation level (0 to 3). Use it for one module
    only: it numbers the calls that it compiles, and the same source must give the same text."""
    return binding.Target.from_triple(triple).create_target_machine(cpu=cpu, features=features, opt=level)


def parse(ir: str) -> Module:
    """IR text that minicu made, read and verified. Raises InternalError."""
    try:
        return Module(ir)
    except LlvmError as e:
        raise InternalError(_explain(str(e), ir)) from None


def bitcode_text(data: bytes) -> str:
    """LLVM bitcode as IR text."""
    with Module(data) as module:
        return str(module)


def _explain(message: str, ir: str) -> str:
    """LLVM's complaint with the line of IR it is about."""
    complaint = re.search(r"<string>:(\d+):\d+: error: (.*)", message)
    if not complaint:
        return f"LLVM refuses the code made for it: {message.strip()}"
    lines = ir.split("\n")
    line = int(complaint[1])
    at = lines[line - 1].strip() if 0 < line <= len(lines) else ""
    head = next((x for x in reversed(lines[: line - 1]) if x.startswith("define ")), "")
    return f"LLVM refuses the code made for it: {complaint[2]}\n  in {head}\n  at {at}"
