"""What LLVM printed, amended: the passes over a module's text, in their order.

Each pass is a file of `passes/` for one fault of LLVM's or ptxas's. Its head tells the fault, the versions
that were seen to have it, and the test that shows it; its function `amend` amends. To drop a pass when
versions mend the fault: take it out of the table, and run its test.
"""

from __future__ import annotations

from collections.abc import Collection
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple, Protocol

from minicu.abi.marks import VARIADIC_CALL, VARIADIC_MARK
from minicu.ptx.marks import AMENDABLE

if TYPE_CHECKING:
    from minicu.ptx.text import Module


class Amends(Protocol):
    """A module of `passes/`, loaded or not."""

    def amend(self, module: Module) -> None: ...


class Pass(NamedTuple):
    """A pass: its file and its `marks`. A text that has these fewer than `least` times needs no amending, and
    the file is not even loaded."""

    name: str
    marks: tuple[str, ...]
    least: int = 1

    def wanted(self, text: str) -> bool:
        """A quick test whether the text may need the pass."""
        if self.least == 1:
            return any(mark in text for mark in self.marks)
        return sum([text.count(mark) for mark in self.marks]) >= self.least

    def amend(self, module: Module) -> None:
        import_module(f"minicu.ptx.passes.{self.name}").amend(module)


#: In this order: `spaces` moves what `reductions` left, the passes after `variadic` see calls in their form.
PASSES = (
    Pass("reductions", ("\tatom.",)),
    Pass("spaces", ("\tatom.", "\tred.", "\twmma.")),
    Pass("distances", ("\twmma.",)),
    Pass("local_swaps", (".local.cas.",)),
    Pass("subnormals", ("cvt.ftz.f32.bf16", ".ftz.f16", ".ftz.bf16")),
    Pass("variadic", (f"[{VARIADIC_MARK}]", VARIADIC_CALL, ".align 128 .b8 _[")),
    Pass("stores", ("b8 \t[", "b16 \t[", "], %rd")),
    Pass("selections", ("\tselp.",), 2),
    Pass("least_short", ("\tneg.s16 ", "\tabs.s16 ")),
    Pass("signed_loads", ("cvt.s32.s8 ", "cvt.s64.s8 ")),
    Pass("conditions", ("\tsetp.",), 3),
    Pass("scaled", ("\tmad.lo.s64 ",)),
    Pass("tested", ("\tsetp.",), 3),
    Pass("pointers", ("\tmul.wide.", "\tcvt.u64.u32 ")),
    Pass("recomputed", ("bra \t", "bra.uni \t"), 2),
    Pass("chosen", ("\tselp.f64 ",)),
    Pass("signed_bytes", ("\tcvt.s16.s8 ", "\tcvt.s8.s")),
    Pass("waiting", ("\tld.global",), 10),
    Pass("remaining", ("\tsetp.ne.b32 ", "\tsetp.eq.b32 "), 2),
    Pass("results", (", ();",)),
    Pass("stack", ("\tstackrestore.", "\talloca.")),
    Pass("recursion", (".func",)),
    Pass("variables", (" = {",)),
    Pass("macros", (".debug_macinfo",)),
    Pass("parameters", (", debug\n",)),
    Pass("unit", (".debug_abbrev",)),
    Pass("inlined", (", function_name ",)),
)


def amend(text: str, hidden: Collection[str] = ()) -> str:
    """The final form of a module's text. The functions `hidden` are visible in it and must not be."""
    passes = [p for p in PASSES if p.wanted(text)]
    if not passes and not hidden and AMENDABLE not in text:
        return text
    from minicu.ptx.text import Module

    module = Module(text)
    if hidden:
        from minicu.ptx.passes import local

        local.hide(module, hidden)
    for each in passes:
        each.amend(module)
    return module.without_marks()


def apply(each: Amends, text: str) -> str:
    """The text after one pass alone."""
    from minicu.ptx.text import Module

    module = Module(text)
    each.amend(module)
    return module.without_marks()
