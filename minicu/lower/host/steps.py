"""Code that relies on the lanes of a warp to advance in step: the end of the
reductions that courses teach.

    volatile int *s = shared;
    if (t < 32) { s[t] += s[t + 32]; s[t] += s[t + 16]; ... }

Until Volta the hardware did so, and `volatile` kept the compiler from holding values in registers. Here a
warp waits before and behind every store to volatile shared memory, so that all lanes have read before any
writes, and all have written before any reads on. Lanes that are elsewhere are not waited for.
"""

from __future__ import annotations

import re

from minicu.lower.host import records

_DEFINITION = re.compile(r"(%\S+) = (getelementptr|load) .*?ptr (%[^\s,]+)(?:, i64 (-?\d+))?")
_STORE = re.compile(r"  store volatile .*, ptr (%[^\s,]+), align \d+")
_MARK = "  call void @minicu.wait(ptr %T, i32 {state}, i32 {site}, i32 0, i64 0)"

#: Places that no source line has: behind all numbers of `HostModule.site`.
_SITES = 1 << 20


def advance_in_step(text: str) -> str:
    """The definition of a kernel, with its stores to volatile shared memory between waits of the warp."""
    if " store volatile " not in text:
        return text
    lines = text.split("\n")
    shared = _shared(lines)
    out: list[str] = []
    for line in lines:
        m = _STORE.match(line)
        if m is None or m[1] not in shared:
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
        if (m := _DEFINITION.match(line.strip())) is None:
            continue
        name, op, base, offset = m.groups()
        if op == "getelementptr":
            if base in shared:
                shared.add(name)
            elif base in places and offset is not None:
                record, at = places[base]
                places[name] = record, at + int(offset)
        elif places.get(base) == ("T", records.THREAD["block"].offset):
            places[name] = "W", 0
        elif places.get(base) == ("W", records.WORKER["shared"].offset):
            shared.add(name)
    return shared
