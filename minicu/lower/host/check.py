"""IR for the CPU device in which every access to memory is announced: `minicu.check` of the runtime
(`native/cpu_watch.c`) looks whether another thread used the same memory with nothing that puts the two in
order, and whether anybody wrote what is read. So are fences.
"""

from __future__ import annotations

import re
from typing import Any

#: What an access does; the value of what a plain load reads counts, that of a copied record perhaps not.
#: RELEASES: an atomic operation in whose order the accesses before it are.
#: KNOWN: what a plain store writes is known; one that changes nothing races with nothing.
READ, WRITE, ATOMIC, VALUE, VOLATILE, RELEASES, KNOWN = 0, 1, 2, 4, 8, 16, 32

_SIZES = {"ptr": 8, "half": 2, "bfloat": 2, "float": 4, "double": 8}
_TYPE = r"(i\d+|ptr|half|bfloat|float|double)"
_HEAD = re.compile(r"define internal [^(]*\(ptr %T[,)]")
_LOAD = re.compile(rf"  %\S+ = load (atomic )?(volatile )?{_TYPE}, ptr ([%@][^\s,]+)")
_STORE = re.compile(rf"  store (atomic )?(volatile )?{_TYPE} (.*), ptr ([%@][^\s,]+)[, ]")
_RELEASES = re.compile(r" (?:release|acq_rel|seq_cst)[, ]")
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
_PLACE = re.compile(r", !dbg !\d+")
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
            place = m[0] if (m := _PLACE.search(line)) else ""
            if m := _SLOT.match(line):
                slots.add(m[1])
            if line.startswith("  fence "):
                out.append(f"  call void @minicu.fence(ptr %T){place}")
            for pointer, size, how, *written in _accesses(line):
                if how & VALUE and (m := _AROUND.match("\n".join(lines[n + 1 : n + 4]))) and m[1] == pointer:
                    how = READ
                if pointer in slots or pointer.endswith(".at"):
                    continue
                value = "0"
                if written:
                    value = f"%check.{n}"
                    type, stored = written[0]
                    out += _as_word(type, stored, value, place)
                what = f"ptr %T, ptr {pointer}, i64 {size}, i32 {how}, i64 {value}"
                out.append(f"  call void @minicu.check({what}){place}")
        out.append(line)
    out += ["declare void @minicu.check(ptr, ptr, i64, i32, i64)", "declare void @minicu.fence(ptr)"]
    return "\n".join(out)


def _as_word(type: str, value: str, name: str, place: str) -> list[str]:
    """Instructions that give the bits of a value as `name`."""
    if type == "ptr":
        return [f"  {name} = ptrtoint ptr {value} to i64{place}"]
    if type == "i64":
        return [f"  {name} = add i64 {value}, 0{place}"]
    if type[0] == "i":
        return [f"  {name} = zext {type} {value} to i64{place}"]
    bits = f"i{8 * _SIZES[type]}"
    lines = [f"  {name}.bits = bitcast {type} {value} to {bits}{place}"]
    return [*lines, *_as_word(bits, f"{name}.bits", name, place)]


def _accesses(line: str) -> list[tuple[Any, ...]]:
    """(pointer, bytes, how) of what the instruction touches; behind a plain store (type, value)."""
    if m := _LOAD.match(line):
        return [(m[4], _size(m[3]), VALUE | ATOMIC * bool(m[1]) | VOLATILE * bool(m[2]))]
    if m := _STORE.match(line):
        if m[1] or m[2] or _size(m[3]) > 8:
            return [(m[5], _size(m[3]), WRITE | (_order(line) if m[1] else VOLATILE * bool(m[2])))]
        return [(m[5], _size(m[3]), WRITE | KNOWN, (m[3], m[4]))]
    if m := _CHANGE.match(line):
        return [(m[1], _size(m[2]), WRITE | _order(line))]
    if m := _COPY.match(line):
        return [(m[2], m[3], READ), (m[1], m[3], WRITE)]
    if m := _FILL.match(line):
        return [(m[1], m[2], WRITE)]
    return []


def _order(line: str) -> int:
    return ATOMIC | RELEASES * (_RELEASES.search(line) is not None)


def _size(type: str) -> int:
    return _SIZES.get(type) or -(-int(type[1:]) // 8)
