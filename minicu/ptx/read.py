"""Reads PTX structurally: the directives that other programs depend on.

`read` gives version, target, entries, functions, their parameters, variables; it takes PTX of any producer.
`routines` is where routines are found in a text, for `read` and for `minicu.ptx.text`, which cuts what LLVM
printed into pieces that can be rewritten.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple


class Param(NamedTuple):
    """A `.param` declaration: `type` like ".b32" or ".u64", `name`; an array has `align` and `size`
    in bytes (size None: unsized, the variadic area)."""

    type: str
    name: str
    align: int | None = None
    size: int | None = None
    array: bool = False

    def __str__(self) -> str:
        align = f".align {self.align} " if self.align is not None else ""
        array = f"[{'' if self.size is None else self.size}]" if self.array else ""
        return f".param {align}{self.type} {self.name}{array}"


class Routine(NamedTuple):
    """An `.entry` or `.func`: `linkage` is ".visible", ".extern", ".weak" or ""; `directives` stand
    between the parameters and the body (".maxntid 256"); `body` is None for a declaration."""

    name: str
    kind: str  # ".entry" | ".func"
    linkage: str
    returns: tuple[Param, ...]
    parameters: tuple[Param, ...]
    directives: tuple[str, ...] = ()
    body: str | None = None


class Variable(NamedTuple):
    """A variable at module scope: `space` is ".global", ".const" or ".shared"."""

    name: str
    space: str
    linkage: str
    type: str
    align: int | None
    text: str


@dataclass(eq=False, repr=False, slots=True)
class Ptx:
    """What a PTX module declares, in order."""

    version: str = ""
    target: str = ""
    address_size: int = 64
    entries: dict[str, Routine] = field(default_factory=dict)
    functions: dict[str, Routine] = field(default_factory=dict)
    declarations: dict[str, Routine] = field(default_factory=dict)
    variables: dict[str, Variable] = field(default_factory=dict)


#: A name of PTX.
NAME = r"[A-Za-z_$%][\w$]*"

#: Inline assembly, as LLVM and nvcc print it (`marks.ASM_BEGINS`).
ASM = re.compile(r"(?ms)^[ \t]*// begin inline asm\n.*?^[ \t]*// end inline asm\n")

_COMMENT = re.compile(r"(?s)//[^\n]*|/\*.*?\*/")
_LINKAGE = r"(?P<linkage>(?:\.(?:visible|extern|weak|common)\s+)*)"
_ROUTINE = re.compile(
    rf"{_LINKAGE}(?P<kind>\.entry|\.func)\s*"
    rf"(?:\((?P<returns>[^)]*)\)\s*)?(?P<name>{NAME})\s*(?:\((?P<parameters>[^)]*)\))?"
    rf"(?P<directives>[^;{{]*)(?P<end>[;{{])"
)
#: A variable at module scope.
VARIABLE = re.compile(
    rf"{_LINKAGE}(?P<space>\.global|\.const|\.shared)\s+"
    rf"(?:\.attribute\([^)]*\)\s*)?(?:\.align\s+(?P<align>\d+)\s*)?(?P<type>\.\w+)\s+(?P<name>{NAME})[^;]*;"
)
_PARAM = re.compile(
    rf"\.param\s+(?:\.align\s+(?P<align>\d+)\s+)?(?P<type>\.\w+)\s+"
    rf"(?:\.ptr\s+(?:\.\w+\s+)?(?:\.align\s+\d+\s+)?)?(?P<name>{NAME})\s*(?P<array>\[\s*(?P<size>\d*)\s*\])?"
)
_HEAD = re.compile(r"\.(version|target|address_size)\s+([^\n]+)")
_DIRECTIVE = re.compile(r"\.\w+[^.]*")
_BRACE = re.compile(r'[{}]|"[^"\n]*"')


def read(text: str) -> Ptx:
    """The structure of a PTX module."""
    plain = blanked(text)
    module = Ptx()
    for head in _HEAD.finditer(plain):
        value = head[2].strip()
        if head[1] == "address_size":
            module.address_size = int(value)
        else:
            setattr(module, head[1], value)
    outside, at = [], 0
    for routine, start, _, end in routines(plain, text):
        outside.append(plain[at:start])
        at = end
        if routine.body is None:
            module.declarations[routine.name] = routine
        elif routine.kind == ".entry":
            module.entries[routine.name] = routine
        else:
            module.functions[routine.name] = routine
    outside.append(plain[at:])
    for v in VARIABLE.finditer("\n".join(outside)):
        align = int(v["align"]) if v["align"] else None
        linkage = " ".join(v["linkage"].split())
        module.variables[v["name"]] = Variable(
            v["name"], v["space"], linkage, v["type"], align, " ".join(v[0].split())
        )
    return module


def blanked(text: str) -> str:
    """The text with blanks in place of comments and of the inline assembly in bodies: what is found in it
    stands at the same place in the text."""
    if "// begin inline asm\n" in text:
        text = ASM.sub(_blank, text)
    return _COMMENT.sub(_blank, text)


def _blank(m: re.Match[str]) -> str:
    return re.sub(r"[^\n]", " ", m[0])


def routines(plain: str, text: str) -> Iterator[tuple[Routine, int, int, int]]:
    """The routines of a text, of which `plain` is the blanked form: each with the places where it begins,
    where its body does (its end, for a declaration), and after it. `Routine.body` has no comments."""
    at = 0
    while m := _ROUTINE.search(plain, at):
        at, body = m.end(), None
        if m["end"] == "{":
            at = closing(plain, at)
            body = _COMMENT.sub("", text[m.end() : at - 1])
        routine = Routine(
            m["name"], m["kind"], " ".join(m["linkage"].split()), params(m["returns"]),
            params(m["parameters"]),
            tuple(" ".join(d.split()) for d in _DIRECTIVE.findall(m["directives"])), body,
        )  # fmt: skip
        yield routine, m.start(), m.end() - 1 if body is not None else at, at


def closing(plain: str, at: int) -> int:
    """The place after the brace that closes the one before `at`."""
    depth = 1
    for m in _BRACE.finditer(plain, at):
        depth += {"{": 1, "}": -1}.get(m[0], 0)
        if not depth:
            return m.end()
    return len(plain)


def params(text: str | None) -> tuple[Param, ...]:
    """The declarations in a list of parameters."""
    return tuple(
        Param(
            m["type"], m["name"], int(m["align"]) if m["align"] else None,
            int(m["size"]) if m["size"] else None, m["array"] is not None,
        )
        for m in _PARAM.finditer(text or "")
    )  # fmt: skip
