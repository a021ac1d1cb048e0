"""A double that only a selection uses is computed in a branch of its own.

Fault: LLVM computes both sides of a small conditional expression and selects one, and ptxas keeps that. But
selecting a double takes two instructions, as long as computing one. From a branch over one instruction
ptxas makes a predicated instruction; nvcc's code has such branches, two of them in every sine and cosine of
libdevice.
Seen with: LLVM 22.1 (llvmlite 0.50) and ptxas 13.0.
Test: tests/unit/test_ptx_chosen.py.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from minicu.ptx.text import END, LABEL, REGISTER, Module, operands

_SELECTION = re.compile(r"\tselp\.f64 \t(%\w+), (%\w+), (%\w+), (%p\d+);")
_COMPUTED = re.compile(r"\t((?:fma|add|sub|mul)(?:\.rn)?\.f64) \t(%\w+), ([^;]+);")
_BRANCH = re.compile(r"\t@!?%p\d+ bra")


def amend(module: Module) -> None:
    for definition in module.definitions:
        if "\tselp.f64 " not in definition.text:
            continue
        labels = _labels()
        mentioned = Counter(REGISTER.findall(definition.text))
        for stretch in definition.body:
            if not stretch.asm:
                stretch.text = "\n".join(_chosen(stretch.text.split("\n"), mentioned, labels))


def _labels() -> Iterator[str]:
    n = 0
    while True:
        yield f"$L__chosen_{n}"
        n += 1


def _chosen(lines: list[str], mentioned: Counter[str], labels: Iterator[str]) -> Iterator[str]:
    """The lines, in which an operand of a selection is computed at the selection, if both are in one
    block and the operands of the computation do not change in between."""
    computed: dict[str, tuple[int, re.Match[str]]] = {}  # by its result
    out: list[str | None] = []
    for line in lines:
        out.append(line)
        if m := _SELECTION.fullmatch(line):
            result, *sides, condition = m.groups()
            for side, other, unless in zip(sides, reversed(sides), ("!", ""), strict=True):
                at, by = computed.get(side, (0, None))
                if (
                    by is None
                    or mentioned[side] != 2
                    or (result != other and result in REGISTER.findall(by[3]))
                ):
                    continue
                out[at] = None
                out[-1:] = [f"\tmov.b64 \t{result}, {other};"] if result != other else []
                label = next(labels)
                out += [
                    f"\t@{unless}{condition} bra \t{label};",
                    f"\t{by[1]} \t{result}, {by[3]};",
                    f"{label}:",
                ]
                break
        if LABEL.match(line) or END.match(line) or _BRANCH.match(line):
            computed.clear()
            continue
        for name in operands(line)[0]:
            for known in [k for k, (_, by) in computed.items() if name in (k, *REGISTER.findall(by[3]))]:
                del computed[known]
        if (m := _COMPUTED.fullmatch(line)) and m[2] not in REGISTER.findall(m[3]):
            computed[m[2]] = len(out) - 1, m
    return (line for line in out if line is not None)
