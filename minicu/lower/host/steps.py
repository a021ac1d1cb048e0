"""Code that relies on the lanes of a warp to advance in step: the end of the
reductions that courses teach.

    volatile int *s = shared;
    if (t < 32) { s[t] += s[t + 32]; s[t] += s[t + 16]; ... }

Until Volta the hardware did so, and `volatile` kept the compiler from holding values in registers. Here a
warp waits before and after every store to volatile shared memory, so that all lanes have read before any
writes, and all have written before any reads on. Lanes that are elsewhere are not waited for.
"""

from __future__ import annotations

from minicu.lower.host import records
from minicu.lower.host.instructions import access, step

_MARK = "  call void @minicu.wait(ptr %T, i32 {state}, i32 {site}, i32 0, i64 0)"

#: Places that no source line has: after all numbers of `HostModule.site`.
_SITES = 1 << 20


def advance_in_step(text: str) -> str:
    """The definition of a kernel with a wait of the warp before and after each store to volatile shared
    memory."""
    if " store volatile " not in text:
        return text
    lines = text.split("\n")
    shared = _shared(lines)
    out: list[str] = []
    for line in lines:
        store = access(line) if line.startswith("  store volatile ") else None
        if store is None or store.pointer not in shared:
            out.append(line)
            continue
        announced = [out.pop()] if out and "call void @minicu.check(" in out[-1] else []
        for k, part in enumerate((None, *announced, line, None)):
            site = _SITES + 2 * len(out) + k
            out.append(_MARK.format(state=records.STEP, site=site) if part is None else part)
    return "\n".join(out)


def _shared(lines: list[str]) -> set[str]:
    """The names of addresses in the block's shared memory."""
    places: dict[str, tuple[str, int]] = {"%T": ("T", 0)}
    shared: set[str] = set()
    for line in lines:
        name = line.strip().partition(" ")[0]
        if (a := step(line)) is not None:
            if a.base in shared:
                shared.add(name)
            elif a.base in places and a.index.lstrip("-").isdigit():
                record, at = places[a.base]
                places[name] = record, at + int(a.index)
        elif (accessed := access(line)) is None or accessed.op != "load":
            continue
        elif places.get(accessed.pointer) == ("T", records.THREAD["block"].offset):
            places[name] = "W", 0
        elif places.get(accessed.pointer) == ("W", records.WORKER["shared"].offset):
            shared.add(name)
    return shared
