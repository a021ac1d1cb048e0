"""Reads PTX structurally, and amends what LLVM printed: the only place that does.

`read` gives the directives that other programs depend on: version, target, entries, functions,
their parameters, variables. It takes PTX of any producer.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache

from minicu.abi.calls import VARIADIC_ALIGN, VARIADIC_CALL, VARIADIC_MARK


@dataclass(frozen=True, slots=True)
class Param:
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


@dataclass(frozen=True, slots=True)
class Routine:
    """An `.entry` or `.func`: `linkage` is ".visible", ".extern", ".weak" or ""; `directives` stand
    between the parameters and the body (".maxntid 256"); `body` is None for a declaration."""

    name: str
    kind: str  # ".entry" | ".func"
    linkage: str
    returns: tuple[Param, ...]
    parameters: tuple[Param, ...]
    directives: tuple[str, ...] = ()
    body: str | None = None


@dataclass(frozen=True, slots=True)
class Variable:
    """A variable at module scope: `space` is ".global", ".const" or ".shared"."""

    name: str
    space: str
    linkage: str
    type: str
    align: int | None
    text: str


@dataclass(slots=True)
class Ptx:
    """What a PTX module declares, in order."""

    version: str = ""
    target: str = ""
    address_size: int = 64
    entries: dict[str, Routine] = field(default_factory=dict)
    functions: dict[str, Routine] = field(default_factory=dict)
    declarations: dict[str, Routine] = field(default_factory=dict)
    variables: dict[str, Variable] = field(default_factory=dict)


# The patterns are compiled when they are first used: most compilations only ask whether `amend` must act.
_compiled = cache(re.compile)
_COMMENT = r"(?s)//[^\n]*|/\*.*?\*/"
_NAME = r"[A-Za-z_$%][\w$]*"
_ROUTINE = (
    rf"(?P<linkage>(?:\.(?:visible|extern|weak|common)\s+)*)(?P<kind>\.entry|\.func)\s*"
    rf"(?:\((?P<returns>[^)]*)\)\s*)?(?P<name>{_NAME})\s*(?:\((?P<parameters>[^)]*)\))?"
    rf"(?P<directives>[^;{{]*)(?P<end>[;{{])"
)
_VARIABLE = (
    rf"(?P<linkage>(?:\.(?:visible|extern|weak|common)\s+)*)(?P<space>\.global|\.const|\.shared)\s+"
    rf"(?:\.attribute\([^)]*\)\s*)?(?:\.align\s+(?P<align>\d+)\s*)?(?P<type>\.\w+)\s+(?P<name>{_NAME})[^;]*;"
)
_PARAM = (
    rf"\.param\s+(?:\.align\s+(?P<align>\d+)\s+)?(?P<type>\.\w+)\s+"
    rf"(?:\.ptr\s+(?:\.\w+\s+)?(?:\.align\s+\d+\s+)?)?(?P<name>{_NAME})\s*(?P<array>\[\s*(?P<size>\d*)\s*\])?"
)
_HEAD = r"\.(version|target|address_size)\s+([^\n]+)"
_DIRECTIVE = r"\.\w+[^.]*"


def read(text: str) -> Ptx:
    """The structure of a PTX module."""
    text = _compiled(_COMMENT).sub("", text)
    found = Ptx()
    for head in _compiled(_HEAD).finditer(text):
        value = head[2].strip()
        if head[1] == "address_size":
            found.address_size = int(value)
        else:
            setattr(found, head[1], value)
    outside = []
    at = 0
    while m := _compiled(_ROUTINE).search(text, at):
        outside.append(text[at : m.start()])
        at = m.end()
        body = None
        if m["end"] == "{":
            end = _closing(text, at)
            body, at = text[at : end - 1], end
        linkage = " ".join(m["linkage"].split())
        routine = Routine(
            m["name"], m["kind"], linkage, _params(m["returns"]), _params(m["parameters"]),
            tuple(" ".join(d.split()) for d in _compiled(_DIRECTIVE).findall(m["directives"])), body,
        )  # fmt: skip
        if body is None:
            found.declarations[routine.name] = routine
        elif routine.kind == ".entry":
            found.entries[routine.name] = routine
        else:
            found.functions[routine.name] = routine
    outside.append(text[at:])
    for v in _compiled(_VARIABLE).finditer("\n".join(outside)):
        align = int(v["align"]) if v["align"] else None
        linkage = " ".join(v["linkage"].split())
        found.variables[v["name"]] = Variable(
            v["name"], v["space"], linkage, v["type"], align, " ".join(v[0].split())
        )
    return found


def _closing(text: str, at: int) -> int:
    """The place behind the brace that closes the one before `at`."""
    depth = 1
    for m in re.compile(r'[{}]|"[^"\n]*"').finditer(text, at):
        depth += {"{": 1, "}": -1}.get(m[0], 0)
        if not depth:
            return m.end()
    return len(text)


def _params(text: str | None) -> tuple[Param, ...]:
    return tuple(
        Param(
            m["type"], m["name"], int(m["align"]) if m["align"] else None,
            int(m["size"]) if m["size"] else None, m["array"] is not None,
        )
        for m in _compiled(_PARAM).finditer(text or "")
    )  # fmt: skip


def amend(text: str) -> str:
    """Give variadic functions and their calls the form that the ABI asks for; atomic operations whose
    result nobody reads become reductions; stores and calls that ptxas would misread are rewritten; variables
    get an order that is always the same."""
    if "\tatom." in text:
        from minicu.ptx.passes import atomics as ptx_atomics

        text = ptx_atomics.amend(text)
    # -ftz is about float: nvcc's halves keep their subnormal numbers, and bf16 has no such instructions.
    if "cvt.ftz.f32.bf16" in text:
        text = text.replace("cvt.ftz.f32.bf16", "cvt.f32.bf16")
    if ".ftz.f16" in text or ".ftz.bf16" in text:
        text = re.sub(r"(\t[a-z]+(?:\.[a-z]+)*)\.ftz(\.b?f16)", r"\1\2", text)
    if f"[{VARIADIC_MARK}]" in text:
        text = _amend_headers(text)
    if ".align 128 .b8 _[1]" in text or ".align 128 .b8 _[2]" in text:
        text = _amend_indirect_calls(text)
    if VARIADIC_CALL in text:
        text = _amend_direct_calls(text)
    if "\tst." in text:
        from minicu.ptx.passes import stores as ptx_stores

        text = ptx_stores.amend(text)
    if "), " in text and ", ();" in text:
        from minicu.ptx.passes import results as ptx_results

        text = ptx_results.amend(text)
    if "\tstackrestore." in text or "\talloca." in text:
        from minicu.ptx.passes import stack as ptx_stack

        text = ptx_stack.amend(text)
    if "\n.func" in text:
        from minicu.ptx.passes import recursion as ptx_recursion

        text = ptx_recursion.amend(text)
    if " = {" in text:
        from minicu.ptx.passes import variables as ptx_variables

        text = ptx_variables.amend(text)
    return text.replace(NO_MACROS, "", 1) if NO_MACROS in text else text


#: What LLVM ends modules with debug information with: about macros, of which it says nothing.
NO_MACROS = "\t.section\t.debug_macinfo\t{\t}\n"


_AREA = f".param .align {VARIADIC_ALIGN} .b8 %VAParam[]"


def _amend_headers(text: str) -> str:
    """LLVM prints the variadic parameter as an array of VARIADIC_MARK bytes; nvcc's functions have
    `.param .align 8 .b8 %VAParam[]`, and prototypes an area without size."""
    text = re.sub(rf"\b_\s*\[{VARIADIC_MARK}\]", "_[]", text)
    pieces, at = [], 0
    # LLVM raises the alignment in functions that no other unit sees; their calls do not know.
    for m in re.finditer(rf"\.param \.align \d+ \.b8 ({_NAME})\[{VARIADIC_MARK}\]", text):
        pieces.append(f"{text[at : m.start()]}{_AREA}")
        at = m.end()
        brace, semicolon = text.find("{", at), text.find(";", at)
        if brace >= 0 and (brace < semicolon or semicolon < 0):  # a definition: its body names it too
            end = _closing(text, brace + 1)
            pieces.append(re.sub(rf"{re.escape(m[1])}\b", "%VAParam", text[at:end]))
            at = end
    return "".join(pieces) + text[at:]


def _amend_indirect_calls(text: str) -> str:
    """Takes VARIADIC_END and VARIADIC_NOTHING out of indirect calls; a prototype has an unsized area."""
    text = re.sub(
        r"\.param \.align 8 \.b8 _\[\d+\], \.param \.align 128 \.b8 _\[1\]", ".param .align 8 .b8 _[]", text
    ).replace(".param .align 128 .b8 _[2]", ".param .align 8 .b8 _[]")
    return re.sub(
        r"\t\.param \.align 128 \.b8 \t(param\d+)\[[12]\];\n(.*?)(?:, |(?<=\())\1\)", r"\2)", text, flags=re.S
    )


def _amend_direct_calls(text: str) -> str:
    """Calls of variadic functions go to names made from the function's (VARIADIC_CALL). One declaration of
    the function takes the place of those, unless it stands before them."""
    mark = re.escape(VARIADIC_CALL)
    head = rf"\.extern \.func\s*(?:\([^()]*\)\s*)?({_NAME}?){mark}(\d+)\s*\(([^()]*)\)[^;()]*;\n"
    known: set[str] = set()
    pieces, at = [], 0
    for m in re.finditer(head, text):
        name, number, parameters = m.groups()
        pieces.append(text[at : m.start()])
        at = m.end()
        linkage, returns = r"(?:\.(?:visible|weak|extern) +)*", r"(?:\([^()]*\)\s*)?"
        own = re.search(rf"{linkage}\.func\s*{returns}{re.escape(name)}\s*\([^()]*\)[^;{{]*", text)
        if name in known or (own is not None and own.start() < m.start()):
            continue
        known.add(name)
        if own is not None:
            pieces.append(f"{own[0].rstrip()}\n;\n")
            continue
        fixed = [p.strip() for p in parameters.split(",") if p.strip()]
        inside = ",\n\t".join([*(fixed if number == "0" else fixed[:-1]), _AREA])
        pieces.append(m[0].replace(f"({parameters})", f"(\n\t{inside}\n)"))
    pieces.append(text[at:])
    return re.sub(rf"{mark}\d+", "", "".join(pieces))
