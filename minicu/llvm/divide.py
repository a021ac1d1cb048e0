"""One compilation on several processor cores: the kernels of a module divided into modules.

LLVM works on a context in one thread at a time, and its passes take most of a compilation. So the kernels
are spread over modules that hold whatever else they need (`divide`); threads compile these at the same
time, and the PTX is put together again (`join`), kernels in their order. Into how many modules depends on
the source alone: the same source gives the same PTX everywhere.

Which modules may be divided lowering knows (`Lowered.divisible`): each part must mean what the whole meant.
Functions that are not inlined go with the kernels that call them, all into one module.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from minicu.lower.lowered import Function, Lowered
from minicu.ptx.passes.macros import NO_MACROS
from minicu.ptx.read import VARIABLE, Routine
from minicu.ptx.text import Declaration, Definition, Module

#: Lines of IR, inlined calls included, for which a module is worth making (some 15 ms of LLVM's time), and
#: the number of modules at most.
LEAST, MOST = 280, 4


def divide(lowered: Lowered) -> list[Lowered]:
    """Modules that together define what `lowered` does; [lowered] if it cannot be divided or is too small."""
    kernels = [f for f in lowered.functions if f.kernel]
    if len(kernels) < 2 or not lowered.divisible:
        return [lowered]
    named = {f.symbol: f for f in (*lowered.functions, *lowered.library)}
    calls = {s: {n: many for n, many in f.calls.items() if n in named and n != s} for s, f in named.items()}
    needed = {f.symbol: _reached(f.symbol, calls) for f in kernels}
    shares = _shares(kernels, named, calls, needed)
    if len(shares) < 2:
        return [lowered]
    modules = []
    for share in shares:
        used = set[str]().union(*(needed[name] for name in share))
        functions = [f for f in lowered.functions if not f.kernel and f.symbol in used]
        functions += [named[name] for name in share]
        library = tuple([f for f in lowered.library if f.symbol in used])
        modules.append(lowered._replace(functions=tuple(functions), library=library))
    return modules


def _reached(name: str, calls: dict[str, dict[str, int]]) -> set[str]:
    """The functions that a kernel needs."""
    reached, todo = set[str](), [name]
    while todo:
        unseen = calls[todo.pop()].keys() - reached
        reached |= unseen
        todo += unseen
    return reached


def _shares(
    kernels: list[Function],
    named: dict[str, Function],
    calls: dict[str, dict[str, int]],
    needed: dict[str, set[str]],
) -> list[list[str]]:
    """The kernels in groups of about equal size, in order. Kernels that call the same function that is not
    inlined stay together."""
    lasting = {f.symbol for f in named.values() if not f.kernel and not f.inlined}
    clusters: list[tuple[set[str], list[str]]] = []  # functions that last, kernels
    for name in (f.symbol for f in kernels):
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
            own = named[name].text.count("\n") + 1
            inlined = (many * weigh(n) for n, many in calls[name].items() if n not in lasting)
            weights[name] = own + sum(inlined)
        return weights[name]

    sized = sorted(((weight([*names, *last]), names) for last, names in clusters), key=lambda c: -c[0])
    count = min(MOST, len(sized), sum(size for size, _ in sized) // LEAST)
    if count < 2:
        return [[f.symbol for f in kernels]]
    loads, shares = [0] * count, [set[str]() for _ in range(count)]
    for size, names in sized:
        least = loads.index(min(loads))
        loads[least] += size
        shares[least].update(names)
    return [[f.symbol for f in kernels if f.symbol in share] for share in shares]


# ---------------------------------------------------------------- joining


def join(parts: Sequence[str], kernels: Sequence[str]) -> str | None:
    """The PTX of modules that `divide` made, as one, with the kernels in this order; None if the parts
    do not fit together."""
    head = ""
    declared: dict[str, str] = {}
    functions: dict[str, str] = {}
    entries: dict[str, str] = {}
    files: dict[str, int] = {}
    for part in parts:
        read = _read(_number_files(part, files))
        if read is None or head not in ("", read.head):
            return None
        head = read.head
        for name, text in read.declared:
            if declared.setdefault(name, text) != text:
                return None  # perhaps two variables that LLVM made under one name
        for routine, text in read.routines:
            if routine.name in entries or routine.name in functions:
                return None
            (entries if routine.kind == ".entry" else functions)[routine.name] = text
    if sorted(entries) != sorted(kernels):
        return None
    body = "".join([*functions.values(), *(entries[name] for name in kernels)])
    end = "".join([f"\t.file\t{number} {path}\n" for path, number in files.items()])
    return f"{head}\n" + "".join([text + "\n" for text in declared.values()]) + f"\n{body}{end}"


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
_LINE = re.compile(r"(?m)(^\t\.loc\t|, inlined_at )(\d+)")


class _Part(NamedTuple):
    """`head`: the lines up to .address_size; what is declared, by name; each routine with its text."""

    head: str
    declared: list[tuple[str, str]]
    routines: list[tuple[Routine, str]]


#: The comment before a routine that others see, the end of the head, and a statement at module scope.
_GLOBL = re.compile(r"\t// \.globl[^\n]*\n\Z")
_HEAD = re.compile(r"\A.*?\n\.address_size [^\n]*\n", re.S)
_STATEMENT = re.compile(r"(?m)^\.[^;]*;")


def _read(ptx: str) -> _Part | None:
    """The contents of a part; None if it has anything besides declarations and routines."""
    declared: list[tuple[str, str]] = []
    routines: list[tuple[Routine, str]] = []
    head = comment = ""
    for piece in Module(ptx).pieces:
        if isinstance(piece, Declaration):
            declared.append((piece.routine.name, piece.head))
        elif isinstance(piece, Definition):
            routines.append((piece.routine, f"{comment}{piece}\n"))
        else:
            text = piece.text
            if not head:
                head = text[: m.end()] if (m := _HEAD.match(text)) else ""
                text = text[len(head) :]
            comment = m[0] if (m := _GLOBL.search(text)) else ""
            rest = text.removesuffix(comment)
            if routines and rest.strip():
                return None
            for statement in _STATEMENT.findall(rest):
                variable = VARIABLE.match(statement)
                if variable is None:
                    return None
                declared.append((variable["name"], statement))
    return _Part(head, declared, routines)
