"""How the benchmarks measure: peers take turns in one run, medians are compared, results go to JSON."""

from __future__ import annotations

import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Any, NoReturn


def take_turns(
    peers: Mapping[str, Callable[[], object]], rounds: int, warm: int = 1
) -> dict[str, list[float]]:
    """Milliseconds of each call, by peer. In each round every peer is called once, so that what disturbs
    one disturbs all; the first `warm` rounds are not counted."""
    times: dict[str, list[float]] = {name: [] for name in peers}
    for number in range(-warm, rounds):
        for name, call in peers.items():
            start = perf_counter()
            call()
            if number >= 0:
                times[name].append((perf_counter() - start) * 1e3)
    return times


def wait_for(command: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run a benchmark in a process of its own. An interruption reaches it as well: it ends with what it has
    measured. Returns its exit status."""
    running = subprocess.Popen(command, env=environment)
    while True:
        try:
            return running.wait()
        except KeyboardInterrupt:
            pass


def end_with(main: Callable[[], int | None]) -> NoReturn:
    """End the process with the status of `main`, of which an interruption leaves no result."""
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        print("interrupted: nothing was measured to its end", file=sys.stderr)
        sys.exit(130)


def summary(times: Mapping[str, list[float]]) -> dict[str, dict[str, float]]:
    """Median, least and number of the times of each peer."""
    return {
        name: {"median": round(statistics.median(t), 3), "min": round(min(t), 3), "runs": len(t)}
        for name, t in times.items()
    }


def ratio(times: Mapping[str, list[float]], ours: str, theirs: str) -> float:
    """The ratio of medians."""
    return round(statistics.median(times[ours]) / statistics.median(times[theirs]), 3)


def against_nvcc(row: Mapping[str, Any]) -> float | None:
    """minicu's cycles by nvcc's in a row of `call_overhead.py`, where there are both."""
    for ours, theirs in (("minicu", "nvcc"), ("minicu->minicu", "nvcc->nvcc")):
        if ours in row and theirs in row and row[theirs]["cycles"]:
            return float(row[ours]["cycles"] / row[theirs]["cycles"])
    return None


def machine() -> dict[str, Any]:
    """When and where."""
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "processor": processor(),
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
        "system": platform.platform(),
        "python": platform.python_version(),
    }


def gpu_driver() -> dict[str, Any]:
    """The GPU's driver as `minicu info` tells it: its version, and that of CUDA."""
    from minicu.commands.info import collect

    return dict(collect()["driver"])


def processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def compiler() -> str:
    """clang under any of its names, else gcc."""
    names = ["clang", *(f"clang-{n}" for n in range(30, 13, -1))]
    return next((name for name in names if shutil.which(name)), "gcc")


def version(cc: str) -> str:
    text = subprocess.run([cc, "--version"], capture_output=True, text=True).stdout
    return text.splitlines()[0] if text else cc


def least(runs: int, *calls: Callable[[], Any]) -> list[float]:
    """The least seconds of each call, taking turns."""
    best = [1e9] * len(calls)
    for _ in range(runs):
        for i, call in enumerate(calls):
            start = perf_counter()
            call()
            best[i] = min(best[i], perf_counter() - start)
    return best


def store(result: Mapping[str, Any], path: Path | None, quiet: bool = False) -> None:
    """Write a result, or what there is of it yet. The file is whole at every moment."""
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_name(path.name + ".new")
        new.write_text(json.dumps(result, indent=1) + "\n")
        new.replace(path)
        if not quiet:
            print(f"written to {path}", file=sys.stderr)


def reason(e: BaseException) -> str:
    """An exception in a line."""
    first = str(e).strip().splitlines()[:1]
    return f"{type(e).__name__}: {first[0] if first else ''}"[:200]


def table(head: list[str], rows: list[list[str]]) -> str:
    """Columns as wide as they need to be, the first to the left."""
    widths = [max(len(row[i]) for row in [head, *rows]) for i in range(len(head))]
    lines = []
    for row in [head, *rows]:
        cells = [
            row[0].ljust(widths[0]),
            *(cell.rjust(w) for cell, w in zip(row[1:], widths[1:], strict=True)),
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)
