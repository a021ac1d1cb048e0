"""Threads that wait for each other as coroutines: what stands in the place of a wait.

Every kernel that waits can run so, whatever its control flow; `regions` is faster.
"""

from __future__ import annotations

from minicu.lower.host.flow import label, place_of, with_edges
from minicu.lower.host.instructions import call
from minicu.lower.host.records import THREAD


def materialise(text: str) -> str:
    """IR text in which every wait has been inlined into its coroutine: splits the block at each mark and
    inserts the suspension, with the edges that only the coroutine has. (LLVM's inliner would fold any form of
    it that could stand in the inlined function itself.)"""
    out: list[str] = []
    count, here, start = 0, "", 0
    ends: dict[str, str] = {}  # block -> the block that its end now lies in
    for line in text.split("\n"):
        if (name := label(line)) is not None:
            here = name
        if line.startswith("define "):
            here, ends, start = "%entry", {}, len(out)
        mark = call(line) if "@minicu." in line else None
        if mark is not None and mark.callee == "minicu.wait":
            count += 1
            debug = place_of(line)
            thread, *values = mark.arguments
            for name, value in zip(("state", "site", "mask", "value"), values, strict=True):
                out += _store(count, thread, name, value, debug)
            out += [
                f"  %sus.{count} = call i8 @llvm.coro.suspend(token none, i1 false){debug}",
                f"  switch i8 %sus.{count}, label %coro.suspend "
                f"[i8 0, label %back.{count}]{debug}",  # 1, to be destroyed, ends as well
                f"back.{count}:",
            ]
            ends[here] = f"%back.{count}"
            continue
        if mark is not None and mark.callee == "minicu.fell":
            count += 1
            out += _store(count, mark.arguments[0], "fell", "1", place_of(line))
            continue
        out.append(line)
        if line == "}" and ends:
            for i in range(start, len(out)):
                if " = phi " in out[i]:
                    out[i] = with_edges(out[i], ends)
            ends = {}
    return "\n".join(out)


def _store(number: int, thread: str, name: str, value: str, debug: str) -> list[str]:
    slot = THREAD[name]
    at = f"%mark.{number}.{name}"
    return [
        f"  {at} = getelementptr i8, ptr {thread}, i64 {slot.offset}{debug}",
        f"  store {slot.ir} {value}, ptr {at}, align {slot.align}{debug}",
    ]
