"""A program for the CPU device, made complete: how the threads of its kernels wait is decided here.

`HostCode.ir` has the kernels with marks where a thread waits. A kernel becomes loops over threads
(`regions`), or each of its threads a coroutine, which is slower and can always be done.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from minicu.lower.host.code import HostCode
from minicu.lower.host.coroutines import materialise
from minicu.lower.host.regions import divide
from minicu.lower.host.steps import advance_in_step

_FUNCTION = re.compile(r'(?ms)^define [^\n]*?@("[^"]+"|[\w.$-]+)\([^\n]*\{$.*?^\}$')
_RAMP = re.compile(r"(?ms)^define ptr @[^\n]*\.ramp\"?\([^\n]*\{$.*?^\}$")
_METADATA = re.compile(r"(?m)^!(\d+) = ")


@dataclass(frozen=True, slots=True)
class Complete:
    """`ir` is complete but for the waits; `rewrite` sees to them, once all that is to be inlined is.
    `regions`: the kernels, by symbol, that become loops."""

    ir: str
    regions: frozenset[str]

    def rewrite(self, text: str) -> str:
        if self.regions:
            after = max((int(n) for n in _METADATA.findall(text)), default=-1) + 1
            out, meta, end = [], list[str](), 0
            for m in _FUNCTION.finditer(text):
                if m[1].strip('"') in self.regions:
                    functions, more = divide(advance_in_step(m[0]), after + len(meta))
                    out += [text[end : m.start()], functions]
                    meta += more
                    end = m.end()
            out.append(text[end:])
            text = "".join(out)
            for name in self.regions:
                text = re.sub(rf"(?m)^declare i32 @{re.escape(name)}\.regions\(.*\n", "", text)
            text = "\n".join([text, *meta, ""])
        return materialise(_RAMP.sub(lambda m: advance_in_step(m[0]), text))


def complete(host: HostCode, coroutines: bool = False) -> Complete:
    """`coroutines`: no kernel becomes loops."""
    lines, regions = [host.ir], set()
    for kernel in host.kernels.values():
        name = kernel.worker.removesuffix(".ramp")
        if kernel.step and not coroutines:
            regions.add(name)
            lines.append(kernel.step)
        elif kernel.ramp:
            lines.append(kernel.ramp)
    ir = "\n".join(lines)
    if regions:  # nobody calls them, and they must stay until they are cut
        ir = re.sub(
            r"(?m)^define internal (void @([\w.$]+)\(ptr %T.*) alwaysinline (.*)$",
            lambda m: f"define {m[1]} noinline {m[3]}" if m[2] in regions else m[0],
            ir,
        )
        lines = ["declare i32 @llvm.umin.i32(i32, i32)"] if "@llvm.umin.i32(" not in ir else []
        ir = "\n".join([ir, *lines, ""])
    return Complete(ir, frozenset(regions))
