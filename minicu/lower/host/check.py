"""IR for the CPU device in which every access to memory is announced: `minicu.check` of the runtime
(`native/cpu_watch.c`) looks whether another thread used the same memory with nothing that puts the two in
order, and whether anybody wrote what is read. So are fences.
"""

from __future__ import annotations

from typing import Any

from minicu.lower.host.flow import place_of
from minicu.lower.host.instructions import access, call

#: What an access does; the value of what a plain load reads counts, that of a copied record perhaps not.
#: RELEASES: an atomic operation in whose order the accesses before it are.
#: KNOWN: what a plain store writes is known; one that changes nothing races with nothing.
READ, WRITE, ATOMIC, VALUE, VOLATILE, RELEASES, KNOWN = 0, 1, 2, 4, 8, 16, 32

#: How the parameters of a function begin that kernels' threads run.
_THREAD = ("ptr %T,", "ptr %T)")
_SIZES = {"ptr": 8, "half": 2, "bfloat": 2, "float": 4, "double": 8}


def announce(ir: str) -> str:
    """Put a call of `minicu.check` before each access in the functions of kernels' threads."""
    out: list[str] = []
    inside, slots = False, set[str]()
    lines = ir.split("\n")
    for n, line in enumerate(lines):
        if line.startswith("define "):
            inside = line.startswith("define internal ") and line.partition("(")[2].startswith(_THREAD)
            slots = set()
        elif inside and line.startswith("  "):
            place = place_of(line)
            if " = alloca " in line:
                slots.add(line.split()[0])
            if line.startswith("  fence "):
                out.append(f"  call void @minicu.fence(ptr %T){place}")
            for pointer, size, how, *written in _accesses(line):
                if how & VALUE and _around(lines[n + 1 : n + 4], pointer):
                    how = READ
                if pointer in slots or pointer.endswith(".at") or pointer[0] not in "%@":
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


def _around(following: list[str], pointer: str) -> bool:
    """Is it the load of a bit-field's unit, which is written around the field? (`_store_bits` of
    lower/memory.py: `and`, `or`, and the store.)"""
    if len(following) < 3 or " = and " not in following[0] or " = or " not in following[1]:
        return False
    store = access(following[2])
    return store is not None and store.op == "store" and store.pointer == pointer


def _accesses(line: str) -> list[tuple[Any, ...]]:
    """(pointer, bytes, how) of what the instruction touches; behind a plain store (type, value)."""
    if "ptr " not in line:
        return []
    if (a := access(line)) is not None:
        if a.type[0] in "<[{":  # records are copied, by memcpy
            return []
        size, atomic = _size(a.type), ATOMIC * bool(a.order)
        if a.op == "load":
            return [(a.pointer, size, VALUE | atomic | VOLATILE * a.volatile)]
        if a.plain and size <= 8:
            return [(a.pointer, size, WRITE | KNOWN, (a.type, a.value))]
        released = RELEASES * (a.order in ("release", "acq_rel", "seq_cst"))
        return [(a.pointer, size, WRITE | (atomic | released if a.order else VOLATILE * a.volatile))]
    if "@llvm.mem" not in line or (c := call(line)) is None:
        return []
    to, source, length, *_ = c.arguments
    if c.callee.startswith("llvm.memset."):
        return [(to, length, WRITE)]
    return [(source, length, READ), (to, length, WRITE)]


def _size(type: str) -> int:
    return _SIZES.get(type) or -(-int(type[1:]) // 8)
