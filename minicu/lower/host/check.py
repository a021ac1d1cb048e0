"""IR for the CPU device in which every access to memory is announced: `minicu.check` of the runtime
looks whether it is to shared memory, whether another thread used that without a barrier between, and whether
anybody wrote what is read.
"""

from __future__ import annotations

import re

#: What an access does; the value of what a plain load reads counts, that of a copied record perhaps not.
READ, WRITE, ATOMIC, VALUE = 0, 1, 2, 4

_SIZES = {"ptr": 8, "half": 2, "bfloat": 2, "float": 4, "double": 8}
_TYPE = r"(i\d+|ptr|half|bfloat|float|double)"
_HEAD = re.compile(r"define internal [^(]*\(ptr %T[,)]")
_LOAD = re.compile(rf"  %\S+ = load (atomic )?(?:volatile )?{_TYPE}, ptr ([%@][^\s,]+)")
_STORE = re.compile(rf"  store (atomic )?(?:volatile )?{_TYPE} .*, ptr ([%@][^\s,]+)[, ]")
_CHANGE = re.compile(
    rf"  %\S+ = (?:atomicrmw (?:volatile )?\w+|cmpxchg (?:volatile )?) ?ptr ([%@][^\s,]+), {_TYPE} "
)
_COPY = re.compile(
    r"  call void @llvm\.mem(?:cpy|move)\.p0\.p0\.i64\(ptr (?:align \d+ )?([^\s,]+), "
    r"ptr (?:align \d+ )?([^\s,]+), i64 ([^\s,]+),"
)
_FILL = re.compile(
    r"  call void @llvm\.memset\.p0\.i64\(ptr (?:align \d+ )?([^\s,]+), i8 [^,]+, i64 ([^\s,]+),"
)
#: Behind the load of a bit-field's unit, which is written around the field: `_store_bits` of lower/memory.py.
_AROUND = re.compile(r"  %\S+ = and .*\n  %\S+ = or .*\n  store [^\n]*, ptr ([%@][^\s,]+)[, ]")
_SLOT = re.compile(r"  (%\S+) = alloca ")


def announce(ir: str) -> str:
    """Put a call of `minicu.check` before each access in the functions of kernels' threads."""
    out: list[str] = []
    inside, slots = False, set[str]()
    lines = ir.split("\n")
    for n, line in enumerate(lines):
        if line.startswith("define "):
            inside, slots = _HEAD.match(line) is not None, set()
        elif inside and line.startswith("  "):
            if m := _SLOT.match(line):
                slots.add(m[1])
            for pointer, size, how in _accesses(line):
                if how & VALUE and (m := _AROUND.match("\n".join(lines[n + 1 : n + 4]))) and m[1] == pointer:
                    how = READ
                if pointer not in slots and not pointer.endswith(".at"):
                    out.append(f"  call void @minicu.check(ptr %T, ptr {pointer}, i64 {size}, i32 {how})")
        out.append(line)
    out.append("declare void @minicu.check(ptr, ptr, i64, i32)")
    return "\n".join(out)


def _accesses(line: str) -> list[tuple[str, str | int, int]]:
    """(pointer, bytes, how) of what the instruction touches."""
    if m := _LOAD.match(line):
        return [(m[3], _size(m[2]), VALUE | ATOMIC if m[1] else VALUE)]
    if m := _STORE.match(line):
        return [(m[3], _size(m[2]), WRITE | (ATOMIC if m[1] else 0))]
    if m := _CHANGE.match(line):
        return [(m[1], _size(m[2]), WRITE | ATOMIC)]
    if m := _COPY.match(line):
        return [(m[2], m[3], READ), (m[1], m[3], WRITE)]
    if m := _FILL.match(line):
        return [(m[1], m[2], WRITE)]
    return []


def _size(type: str) -> int:
    return _SIZES.get(type) or -(-int(type[1:]) // 8)
