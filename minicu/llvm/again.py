"""Assembly text made with other options of LLVM's. They are those of a process, so a worker does it."""

from __future__ import annotations

from typing import NamedTuple

from llvmlite import binding

from minicu.llvm.library import Module, machine


class Target(NamedTuple):
    """The arguments of `minicu.llvm.library.machine`."""

    triple: str
    cpu: str
    features: str
    level: int


def assembly(bitcode: bytes, target: Target, *options: str) -> str:
    """Assembly text for a module, generated with additional options of LLVM."""
    from minicu.llvm import isolate

    arguments = bitcode, target, *options
    text: str = isolate.ask("minicu.llvm.again:assembly_here", arguments, isolate.PATIENCE, keep=False)
    return text


def assembly_here(bitcode: bytes, target: Target, *options: str) -> str:
    """The same in this process, which keeps the options for the rest of its life."""
    for option in options:
        binding.set_option("minicu", option)
    with machine(*target) as target_machine, Module(bitcode) as module:
        return module.assembly(target_machine)
