"""Threads that wait for each other as coroutines: what stands in the place of a wait.

Every kernel that waits can run so, whatever its control flow; `regions` is faster.
"""

from __future__ import annotations

import re
from functools import partial

from minicu.lower.host.records import THREAD

# LLVM puts a label with a `$` in it in quotes.
_LABEL = re.compile(r'"?([\w.$-]+)"?:')
_MARK = re.compile(
    r"  (?:tail )?call void @minicu\.wait\(ptr ([^,]+), i32 (.+?), i32 (.+?), i32 (.+?), i64 (.+?)\)"
    r"(?: #\d+)?(, !dbg !\d+)?$"
)
_FELL = re.compile(r"  (?:tail )?call void @minicu\.fell\(ptr ([^,]+)\)(?: #\d+)?(, !dbg !\d+)?$")
_EDGE = re.compile(r', %"?([\w.$-]+)"? \]')


def materialise(text: str) -> str:
    """IR text in which every wait was inlined into its coroutine: cut the block at each mark, and
    give the suspension the edges that only the coroutine has. (LLVM's inliner would fold any form of
    this that could stand in the inlined function itself.)"""
    out: list[str] = []
    count, here, start = 0, "", 0
    ends: dict[str, str] = {}  # block -> the block that its end now lies in
    for line in text.split("\n"):
        if line and line[0] not in " ;" and (m := _LABEL.match(line)):
            here = m[1]
        if line.startswith("define "):
            here, ends, start = "entry", {}, len(out)
        if m := _MARK.match(line):
            count += 1
            debug = m[6] or ""
            for name, value in zip(("state", "site", "mask", "value"), m.groups()[1:5], strict=True):
                out += _store(count, m[1], name, value, debug)
            out += [
                f"  %sus.{count} = call i8 @llvm.coro.suspend(token none, i1 false){debug}",
                f"  switch i8 %sus.{count}, label %coro.suspend "
                f"[i8 0, label %back.{count}]{debug}",  # 1, to be destroyed, ends as well
                f"back.{count}:",
            ]
            ends[here] = f"back.{count}"
            continue
        if m := _FELL.match(line):
            count += 1
            out += _store(count, m[1], "fell", "1", m[2] or "")
            continue
        out.append(line)
        if line == "}" and ends:
            for i in range(start, len(out)):
                if " = phi " in out[i]:
                    out[i] = _EDGE.sub(partial(_moved, ends), out[i])
            ends = {}
    return "\n".join(out)


def _store(number: int, thread: str, name: str, value: str, debug: str) -> list[str]:
    slot = THREAD[name]
    at = f"%mark.{number}.{name}"
    return [
        f"  {at} = getelementptr i8, ptr {thread}, i64 {slot.offset}{debug}",
        f"  store {slot.ir} {value}, ptr {at}, align {slot.align}{debug}",
    ]


def _moved(ends: dict[str, str], edge: re.Match[str]) -> str:
    return f", %{ends[edge[1]]} ]" if edge[1] in ends else edge[0]
