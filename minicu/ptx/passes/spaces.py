"""Atomic operations with generic addresses get the space that their address can only be in; so do warp
matrices that are loaded and stored.

Fault: LLVM infers the spaces of addresses, but not through inline PTX, and what lowering writes as inline
PTX (orders, scopes, vectors: `minicu/lower/rows/rmw.py`, `matrices.py`) keeps generic addresses. In local
memory, which no other thread sees, PTX has no atomic operations at all: loads and stores take their place.
Seen with: LLVM 22.1 (llvmlite 0.50).
Test: tests/unit/test_ptx_atomics.py, tests/unit/test_matrices.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from minicu.ptx.text import REGISTER, Definition, Module

_PREFIX = r"((?:\w+(?:::\w+)?\.)*?)"
_ATOMIC = re.compile(
    rf"\t(atom|red)\.{_PREFIX}((?:add|min|max|inc|dec|and|or|xor|cas|exch)\.[\w.]+)(\s+)"
    r"((?:%\w+|\{[^}]*\}), )?\[(%\w+)\], ([^\n]*);"
)
_MATRIX = re.compile(
    r"\t(wmma\.(?:load\.[abc]|store\.d)\.sync\.aligned\.\w+\.m\w+)"
    r"(\.\w+ (?:\{[^}]*\}, )?)\[(%\w+)\], ([^\n]*);"
)
_SPACES = ("global", "shared", "local")
_DEFINITION = re.compile(r"(?m)^\t(?:@!?%p\d+ )?([a-z][\w.]*)\s+(%\w+(?:\|%\w+)?|\{[^}]*\})(?:, ([^;]*))?;")
_POINTER = re.compile(r"\.param \.u\d+ \.ptr(?: \.global)?(?: \.align \d+)? ([\w$]+)")


def amend(module: Module) -> None:
    for definition in module.definitions:
        generic = [
            m[6]
            for stretch in definition.body
            if not stretch.asm
            for m in _ATOMIC.finditer(stretch.text)
            if not _has_space(m[2])
        ]
        matrices = [
            m[3] for stretch in definition.body if not stretch.asm for m in _MATRIX.finditer(stretch.text)
        ]
        if generic or matrices:
            _place(definition, [*generic, *matrices])


def _place(definition: Definition, generic: Iterable[str]) -> None:
    spaces = _spaces(definition, generic)

    def loaded(m: re.Match[str]) -> str:
        possible = [*spaces.get(m[3], ())]
        if len(possible) != 1 or possible[0] not in ("global", "shared"):
            return m[0]
        bits = "64" if m[3].startswith("%rd") else "32"
        return (
            f"\t{{\n\t.reg .b{bits} \t%space;\n\tcvta.to.{possible[0]}.u{bits} \t%space, {m[3]};\n"
            f"\t{m[1]}.{possible[0]}{m[2]}[%space], {m[4]};\n\t}}"
        )

    def placed(m: re.Match[str]) -> str:
        possible = [*spaces.get(m[6], ())]
        if _has_space(m[2]) or len(possible) != 1 or possible[0] not in _SPACES:
            return m[0]
        where, bits = possible[0], "64" if m[6].startswith("%rd") else "32"
        if where == "local" and "128" in m[3]:
            return m[0]
        if where == "local" or (".v" in m[3] and where == "shared"):
            body = _each_for_itself(m, where)
        else:
            body = f"\t{m[1]}.{m[2]}{where}.{m[3]}{m[4]}{m[5] or ''}[%space], {m[7]};\n"
        return f"\t{{\n\t.reg .b{bits} \t%space;\n\tcvta.to.{where}.u{bits} \t%space, {m[6]};\n{body}\t}}"

    definition.rewrite(_ATOMIC, placed)
    definition.rewrite(_MATRIX, loaded)


#: What computes a register: (operation, registers).
_Source = tuple[str, list[str]]


def _spaces(definition: Definition, wanted: Iterable[str]) -> dict[str, frozenset[str]]:
    """The spaces that registers may point into, "" for an unknown one: those of all that they are
    computed from, until nothing is added any more (loops move pointers along)."""
    definitions: dict[str, list[tuple[str, list[str]]]] = {}
    for m in _DEFINITION.finditer(definition.text):
        for name in REGISTER.findall(m[2]):
            definitions.setdefault(name, []).append((m[1], [x.strip() for x in (m[3] or "").split(",")]))
    # A kernel's pointers lead to global memory; so LLVM reads them, too.
    pointers = set(_POINTER.findall(definition.head)) if definition.routine.kind == ".entry" else set[str]()
    known_spaces: dict[str, frozenset[str]] = {}
    sources: dict[str, list[_Source]] = {}
    todo = [*wanted]
    while todo:
        name = todo.pop()
        if name in known_spaces:
            continue
        known, sources[name] = set[str](), []
        for operation, operands in definitions.get(name, [("", [])]):
            base = operation.split(".")[0]
            registers = [x for x in operands[:2] if x.startswith("%")]
            if base == "cvta":
                known.add(operation.split(".")[1])  # "to" is no space
            elif base in ("mov", "add", "selp") and operation.endswith(("64", "32")) and registers:
                sources[name].append((base, registers))
                todo += registers
            elif operation.startswith("ld.param.b") and operands[0][1:-1] in pointers:
                known.add("global")
            else:
                known.add("")
        known_spaces[name] = frozenset(known)
    changed = True
    while changed:
        changed = False
        for name, computed in sources.items():
            changed |= _flows(name, computed, known_spaces)
    return known_spaces


def _flows(name: str, computed: list[_Source], spaces: dict[str, frozenset[str]]) -> bool:
    """Adds the spaces of a register's sources to its own; whether that changed anything."""
    known = set(spaces[name])
    for base, registers in computed:
        sets = [spaces[x] for x in registers]
        pointing = [x for x in sets if x - {""}]
        if base != "add":
            known.update(*sets)
        elif len(pointing) == 1:  # a pointer and an offset
            known |= pointing[0]
        elif all(sets):
            known.add("")
    changed = known != spaces[name]
    spaces[name] = frozenset(known)
    return changed


def _has_space(prefix: str) -> bool:
    return any(word.split("::")[0] in _SPACES for word in prefix.split("."))


def _each_for_itself(m: re.Match[str], where: str) -> str:
    """One operation for each element, since PTX adds vectors in global memory only. The operands are copied
    first, because the result registers may be among them."""
    operation, *_, type = m[3].split(".")
    bits = 2 * 16 if type.endswith("x2") else int(type.lstrip("bfsu"))
    values = [part.strip("{} ") for part in m[7].split(",")]
    results = REGISTER.findall(m[5] or "")
    lines = [f"\t.reg .b{bits} \t%given<{len(values)}>, %old, %new;\n\t.reg .pred \t%test;\n"]
    lines += [f"\tmov.b{bits} \t%given{i}, {value};\n" for i, value in enumerate(values)]
    for i in range(1 if operation == "cas" else len(values)):
        place = f"[%space+{bits // 8 * i}]"
        if where == "shared":
            result = f"{results[i]}, " if results else ""
            lines.append(f"\t{m[1]}.{m[2]}shared.{operation}.{type} \t{result}{place}, %given{i};\n")
            continue
        lines.append(f"\tld.local.b{bits} \t%old, {place};\n")
        changed = _NEW.get(operation, "{operation}.{type} %new, %old, {value}")
        lines.append(f"\t{changed.format(operation=operation, type=type, value=f'%given{i}', bits=bits)};\n")
        lines.append(f"\tst.local.b{bits} \t{place}, %new;\n")
        if results:
            lines.append(f"\tmov.b{bits} \t{results[i]}, %old;\n")
    return "".join(lines)


#: PTX ISA, atom: what operations that no other instruction has store
_NEW = {
    "exch": "mov.b{bits} %new, {value}",
    "cas": "setp.eq.b{bits} %test, %old, %given0; selp.b{bits} %new, %given1, %old, %test",
    "inc": "setp.ge.u32 %test, %old, {value}; add.u32 %new, %old, 1; selp.b32 %new, 0, %new, %test",
    "dec": "setp.gt.u32 %test, %old, {value}; setp.eq.or.u32 %test, %old, 0, %test; "
    "sub.u32 %new, %old, 1; selp.b32 %new, {value}, %new, %test",
}
