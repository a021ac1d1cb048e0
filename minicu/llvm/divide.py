"""One compilation on several processor cores: the kernels of a module divided into modules.

LLVM works on a context in one thread at a time, and its passes take most of a compilation. So the kernels
are spread over modules that hold whatever else they need (`divide`); threads compile these at the same
time, and the PTX is put together again (`join`), kernels in their order. Into how many modules depends on
the source alone: the same source gives the same PTX everywhere.

Each module must mean what the whole meant. Where that is not plain from the text, the module stays whole:
- functions that other programs or pointers can reach: there must be one of each. (Functions that are not
  inlined go with the kernels that call them, all into one module.)
- internal variables that can change: LLVM sees all uses in one module only, and would conclude that a
  variable never changes. (Shared memory is safe: only one kernel's threads see it.)
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from minicu.ptx.passes.macros import NO_MACROS

#: Lines of IR, inlined calls included, for which a module is worth making (some 15 ms of LLVM's time), and
#: the number of modules at most.
LEAST, MOST = 280, 4

_DEFINITION = re.compile(r"(?ms)^define ([^@\n]*)@([\w.$-]+)\(.*?^\}\n")
_MENTION = re.compile(r"@([\w.$-]+)(\(?)")
_VARIABLE = re.compile(r"(?m)^@([\w.$-]+) = (.*?)(global|constant|alias) ")


def divide(ir: str) -> list[str]:
    """Modules that together define what `ir` does; [ir] if it must stay whole or is small."""
    if len(kernel_names(ir)) < 2 or "\nmodule asm" in ir or "emissionKind: FullDebug" in ir:
        return [ir]
    outside: list[str] = []
    kernels: dict[str, str] = {}
    functions: dict[str, str] = {}
    end = 0
    for m in _DEFINITION.finditer(ir):
        outside.append(ir[end : m.start()])
        end = m.end()
        if "ptx_kernel " in m[1]:
            kernels[m[2]] = m[0]
        elif "internal " in m[1]:
            functions[m[2]] = m[0]
        else:
            return [ir]
    outside.append(ir[end:])
    rest = "".join(outside)
    if "\ndefine " in rest or _mutable(rest):
        return [ir]
    calls: dict[str, list[str]] = {}
    for name, text in {**functions, **kernels, "": rest}.items():
        mentions = [(n, call) for n, call in _MENTION.findall(text) if n in functions or n in kernels]
        calls[name] = [n for n, _ in mentions if n != name]
        if not all(call for _, call in mentions) or not functions.keys() >= set(calls[name]):
            return [ir]  # an address
    needed = {name: _reached(name, calls) for name in kernels}
    shares = _shares(kernels, functions, calls, needed)
    if len(shares) < 2:
        return [ir]
    modules = []
    for share in shares:
        used = set[str]().union(*(needed[name] for name in share))
        parts = [rest, *(text for name, text in functions.items() if name in used)]
        modules.append("".join([*parts, *(kernels[name] for name in share)]))
    return modules


def kernel_names(ir: str) -> list[str]:
    """The kernels that IR defines, in order."""
    return re.findall(r"\ndefine ptx_kernel [^@\n]*@([\w.$-]+)\(", ir)


def _mutable(rest: str) -> bool:
    """Whether there is a variable of which LLVM believes to see every use, though it is in several
    modules."""
    for m in _VARIABLE.finditer(rest):
        if m[3] == "alias":
            return True
        hidden = "internal" in m[2] or "private" in m[2]
        libdevice = m[1].startswith("__cudart_")  # its tables are no constants, but nobody changes them
        if hidden and m[3] == "global" and "addrspace(3)" not in m[2] and not libdevice:
            return True
    return False


def _reached(name: str, calls: dict[str, list[str]]) -> set[str]:
    """The functions that a kernel needs."""
    found, todo = set[str](), [name]
    while todo:
        new = set(calls[todo.pop()]) - found
        found |= new
        todo += new
    return found


def _shares(
    kernels: dict[str, str],
    functions: dict[str, str],
    calls: dict[str, list[str]],
    needed: dict[str, set[str]],
) -> list[list[str]]:
    """The kernels in groups of about equal size, in their order. Those that call one and the same function
    that is not inlined stay together."""
    lasting = {n for n, text in functions.items() if "alwaysinline" not in text.partition("\n")[0]}
    clusters: list[tuple[set[str], list[str]]] = []  # functions that last, kernels
    for name in kernels:
        mine = needed[name] & lasting
        together = [c for c in clusters if c[0] & mine]
        clusters = [c for c in clusters if not c[0] & mine]
        clusters.append((mine.union(*(c[0] for c in together)), [*(k for c in together for k in c[1]), name]))
    weights: dict[str, int] = {}

    def weight(names: Iterable[str]) -> int:
        return sum(map(weigh, names))

    def weigh(name: str) -> int:
        if name not in weights:
            weights[name] = 0  # should it call itself
            own = (kernels.get(name) or functions[name]).count("\n")
            weights[name] = own + weight(n for n in calls[name] if n not in lasting)
        return weights[name]

    sized = sorted(((weight([*names, *last]), names) for last, names in clusters), key=lambda c: -c[0])
    count = min(MOST, len(sized), sum(size for size, _ in sized) // LEAST)
    if count < 2:
        return [list(kernels)]
    loads, shares = [0] * count, [set[str]() for _ in range(count)]
    for size, names in sized:
        least = loads.index(min(loads))
        loads[least] += size
        shares[least].update(names)
    return [[name for name in kernels if name in share] for share in shares]


# ---------------------------------------------------------------- joining

_ROUTINE = re.compile(r"^(?:\t// \.globl[^\n]*\n)?(?:\.\w+ +)*\.(?P<kind>entry|func)\b", re.M)
_ROUTINE_NAME = re.compile(r"\.(?:entry|func)\s*(?:\([^)]*\)\s*)?([\w$]+)")
_DECLARATION = re.compile(r"^\.[^;]*;", re.M)
_VARIABLE_NAME = re.compile(r"([\w$]+)\s*(?:\[\d*\])?\s*[=;]")


def join(parts: Sequence[str], kernels: Sequence[str]) -> str | None:
    """The PTX of modules that `divide` made, as one, with the kernels in this order; None if the parts
    do not fit together."""
    head = ""
    declarations: dict[str, str] = {}
    functions: dict[str, str] = {}
    entries: dict[str, str] = {}
    files: dict[str, int] = {}
    for part in parts:
        read = _read(_number_files(part, files))
        if read is None:
            return None
        start, declared, routines = read
        head = head or start
        for text in declared:
            found = _ROUTINE_NAME.search(text) or _VARIABLE_NAME.search(text)
            if head != start or found is None or declarations.setdefault(found[1], text) != text:
                return None  # perhaps two variables that LLVM made under one name
        for kind, name, text in routines:
            if name in entries or name in functions:
                return None
            (entries if kind == "entry" else functions)[name] = text
    if sorted(entries) != sorted(kernels):
        return None
    body = "".join([*functions.values(), *(entries[name] for name in kernels)])
    end = "".join([f"\t.file\t{number} {path}\n" for path, number in files.items()])
    return f"{head}\n" + "".join([text + "\n" for text in declarations.values()]) + f"\n{body}{end}"


def _number_files(part: str, files: dict[str, int]) -> str:
    """The part without its `.file` directives, which go to `files`; its lines refer to these numbers."""
    if "\t.file\t" not in part:
        return part
    own = {number: files.setdefault(path, len(files) + 1) for number, path in _FILE.findall(part)}
    part = _FILE.sub("", part).replace(NO_MACROS, "")
    if all(int(number) == shared for number, shared in own.items()):
        return part
    return _LINE.sub(lambda m: f"{m[1]}{own[m[2]]}", part)


_FILE = re.compile(r"(?m)^\t\.file\t(\d+) (\".*\")\n")
_LINE = re.compile(r"(?m)^(\t\.loc\t)(\d+)")


def _read(ptx: str) -> tuple[str, list[str], list[tuple[str, str, str]]] | None:
    """The lines up to .address_size; the declarations; (kind, name, text) of each routine."""
    at = ptx.find("\n", ptx.find(".address_size ")) + 1
    head, between, routines = ptx[:at], [], []
    while m := _ROUTINE.search(ptx, at):
        brace, semicolon = ptx.find("{", m.end()), ptx.find(";", m.end())
        if brace < 0 or 0 <= semicolon < brace:  # a declaration
            between.append(ptx[at : semicolon + 1])
            at = semicolon + 1
            continue
        between.append(ptx[at : m.start()])
        end = ptx.find("\n}\n", brace) + 3
        name = _ROUTINE_NAME.search(ptx, m.start())
        if end < 3 or name is None:
            return None
        routines.append((m["kind"], name[1], ptx[m.start() : end]))
        at = end
    between.append(ptx[at:])
    if any(gap.strip() for gap in between[-len(routines) :]):
        return None  # text that is no routine among the routines
    declared = re.sub(r"(?m)^\s*//.*\n", "", "".join(between))
    return head, _DECLARATION.findall(declared), routines
