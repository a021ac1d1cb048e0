"""Which lines and branches of kernels ran, for `MINICU_COVERAGE=file`: written in lcov's format when the
process ends, and added to what other processes have written there.

lcov's format is that of geninfo(1).
"""

from __future__ import annotations

import atexit
import ctypes
import os
import threading
from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from minicu.lower.coverage import BRANCH, FUNCTION, Point

try:
    import fcntl
except ImportError:  # where there is no CPU device
    fcntl = None  # type: ignore[assignment]

_VARIABLE = "MINICU_COVERAGE"


def wanted() -> bool:
    return bool(os.environ.get(_VARIABLE))


class _Counters:
    """The counters of a loaded program, and how much of them was written already."""

    def __init__(self, address: int, points: tuple[Point, ...]) -> None:
        self.now = (ctypes.c_uint64 * len(points)).from_address(address)
        self.points = points
        self.written = [0] * len(points)

    def not_written_yet(self) -> list[int]:
        now = list(self.now)
        counts = [a - b for a, b in zip(now, self.written)]
        self.written = now
        return counts


_lock = threading.Lock()
_counters: list[_Counters] = []


def count(code: Any, points: tuple[Point, ...]) -> None:
    """Count what a loaded program runs, from now on. Its code must stay where it is."""
    from minicu.lower.coverage import ARRAY

    with _lock:
        if not _counters:
            atexit.register(write)
            _when_children_end()
        _counters.append(_Counters(code.data_address(ARRAY), points))


def _when_children_end() -> None:
    """Processes made by fork() have written nothing of their own; those of `multiprocessing` end without
    atexit."""
    from multiprocessing import util

    def at_end(_: Any = None) -> None:
        util.Finalize(None, write, exitpriority=0)

    os.register_at_fork(after_in_child=_begin)
    util.register_after_fork(_counters_of_all, at_end)
    at_end()


def _begin() -> None:
    """Starts a forked child's counts at zero: those of the parent are the parent's."""
    global _lock
    _lock = threading.Lock()
    for counters in _counters:
        counters.not_written_yet()


class _All:
    """An object that `register_after_fork` can keep a weak reference to."""


_counters_of_all = _All()


@dataclass
class _File:
    """What is known of a source: executions by line; by function (line, name); by decision and way."""

    lines: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    functions: dict[tuple[int, str], int] = field(default_factory=lambda: defaultdict(int))
    branches: dict[tuple[int, int, int], int] = field(default_factory=lambda: defaultdict(int))


Report = dict[str, _File]


def write() -> None:
    """Add what was counted since the last time to the file."""
    path = os.environ.get(_VARIABLE)
    with _lock:
        counted = [(c.points, c.not_written_yet()) for c in _counters]
    if not path or (not any(any(numbers) for _, numbers in counted) and os.path.exists(path)):
        return
    report: Report = defaultdict(_File)
    for points, numbers in counted:
        _add(report, points, numbers)
    with open(path, "a+", encoding="utf-8") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        read(file.read(), report)
        file.truncate(0)
        file.write(text(report))


def _add(report: Report, points: tuple[Point, ...], numbers: list[int]) -> None:
    """Within a function, a line counts as often as its most frequent instruction; instances of a template add
    up."""
    most: dict[tuple[str, str, int], int] = defaultdict(int)
    decided: dict[tuple[str, str, int, int], int] = defaultdict(int)
    for point, n in zip(points, numbers, strict=True):
        file = report[_path(point.file)]
        here = (point.file, point.symbol, point.line)
        if point.kind == FUNCTION:
            file.functions[point.line, point.symbol] += n
        elif point.kind == BRANCH:
            file.branches[point.line, point.column, point.way] += n
            decided[*here, point.column] += n
        else:
            most[here] = max(most[here], n)
    for (name, symbol, line, _), n in decided.items():
        most[name, symbol, line] = max(most[name, symbol, line], n)
    for (name, _, line), n in most.items():
        report[_path(name)].lines[line] += n


@cache
def _path(name: str) -> str:
    return str(Path(name).absolute()) if Path(name).exists() else name


def read(text: str, report: Report) -> None:
    """Add what stands in a file. Of what others write there, lines, functions and branches stay."""
    file = _File()
    for line in text.splitlines():
        key, _, rest = line.partition(":")
        words = rest.split(",")
        if key == "SF":
            file = report[rest]
            starts: dict[str, int] = {}
        elif key == "DA":
            file.lines[int(words[0])] += int(words[1])
        elif key == "FN":
            starts[words[-1]] = int(words[0])
            file.functions[int(words[0]), words[-1]] += 0
        elif key == "FNDA" and words[1] in starts:
            file.functions[starts[words[1]], words[1]] += int(words[0])
        elif key == "BRDA":
            taken = 0 if words[3] == "-" else int(words[3])
            file.branches[int(words[0]), int(words[1]), int(words[2])] += taken


def text(report: Report) -> str:
    out = []
    for name in sorted(report):
        file = report[name]
        out += ["TN:", f"SF:{name}"]
        functions = sorted(file.functions.items())
        out += [f"FN:{line},{symbol}" for (line, symbol), _ in functions]
        out += [f"FNDA:{n},{symbol}" for (_, symbol), n in functions]
        out += [f"FNF:{len(functions)}", f"FNH:{_hit(n for _, n in functions)}"]
        reached: dict[tuple[int, int], int] = defaultdict(int)
        for (line, block, _), n in file.branches.items():
            reached[line, block] += n
        for (line, block, way), n in sorted(file.branches.items()):
            out.append(f"BRDA:{line},{block},{way},{n if reached[line, block] else '-'}")
        out += [f"BRF:{len(file.branches)}", f"BRH:{_hit(file.branches.values())}"]
        out += [f"DA:{line},{n}" for line, n in sorted(file.lines.items())]
        out += [f"LF:{len(file.lines)}", f"LH:{_hit(file.lines.values())}", "end_of_record"]
    return "\n".join([*out, ""])


def _hit(numbers: Any) -> int:
    return sum(n > 0 for n in numbers)
