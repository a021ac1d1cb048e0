"""Public CUDA programs on the CPU device: as loops over threads, and with a coroutine for each thread.

    python benchmarks/cpu_programs.py FOLDER [--json benchmarks/results/cpu_programs.json] [--seconds 60]

`FOLDER` holds the CUDA programs of PolyBench/GPU (github.com/sgrauerg/polybenchGpu), none of which is part of
minicu. Each is run as it is, by `minicu run`; it times its kernels itself, and compares what they leave with
its own host code. Both ways must print the same but for times. "programs" says what each came to.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import re
import subprocess
import sys
from pathlib import Path

import harness

_TIME = re.compile(r"GPU (?:Time|Runtime)[^\n]*?:?\s*([\d.]+)")
_NUMBERS = re.compile(r"\d+\.\d+(?:e[-+]?\d+)?s?\b")


def run(path: Path, coroutines: bool, seconds: float) -> tuple[float, str] | str:
    """(seconds that the kernels took, what was printed without times), or what went wrong."""
    environment = {**os.environ, "MINICU_CPU_COROUTINES": str(int(coroutines))}
    command = [sys.executable, "-m", "minicu", "run", "--device", "cpu", str(path)]
    try:
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=seconds, check=False
        )
    except subprocess.TimeoutExpired:
        return "too slow"
    if done.returncode:
        return (done.stderr.strip().splitlines() or [f"status {done.returncode}"])[0][-160:]
    if (found := _TIME.search(done.stdout)) is None:
        return "prints no time"
    return float(found[1]), _NUMBERS.sub("T", done.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--seconds", type=float, default=60, help="for each run")
    options = parser.parse_args()
    rows: dict[str, dict[str, float]] = {}
    programs: dict[str, str] = {}
    for path in sorted(options.folder.rglob("*.cu")):
        name = path.parent.name
        loops, coroutines = (run(path, way, options.seconds) for way in (False, True))
        if not isinstance(loops, str) and not isinstance(coroutines, str):  # the least of three, in turns
            for _ in range(2):
                loops, coroutines = (
                    min(before, again) if not isinstance(again, str) else before
                    for before, again in (
                        (loops, run(path, False, options.seconds)),
                        (coroutines, run(path, True, options.seconds)),
                    )
                )
        if isinstance(loops, str) or isinstance(coroutines, str):
            programs[name] = f"{loops if isinstance(loops, str) else coroutines}"
        elif loops[1] != coroutines[1]:
            programs[name] = "differs"
        else:
            said = re.search(r"Non-Matching[^\n]*: (\d+)", loops[1])
            programs[name] = (
                "same" if said is None else f"same, {said[1]} numbers not as its host code has them"
            )
            rows[name] = {
                "loops": loops[0],
                "coroutines": coroutines[0],
                "faster": coroutines[0] / max(loops[0], 1e-6),
            }
        print(f"{name:12} {programs[name]:50} {rows.get(name, '')}", flush=True)
    if not rows:
        sys.exit("no program ran")
    mean = math.exp(sum(math.log(row["faster"]) for row in rows.values()) / len(rows))
    print(f"{len(rows)} programs, geometric mean {mean:.2f} times faster")
    if options.json:
        result = {
            **harness.machine(),
            "programs": programs,
            "geometric mean": mean,
            "tables": {"seconds in kernels": rows},
        }
        options.json.write_text(json.dumps(result, indent=1) + "\n")


if __name__ == "__main__":
    main()
