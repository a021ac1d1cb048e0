"""Runs tests on a GPU under NVIDIA's compute-sanitizer: memcheck, racecheck, initcheck and synccheck side by
side, and beside them the tests that each of the tools finds a fault planted for it.

    python tests/tools/sanitize.py [--seconds 200] [pytest's arguments]

Without arguments it takes tests of the launch path, of memory, and executed files. Exit status 0 if nothing
was found and every planted fault was.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parents[2]
#: The tools, and their options. Refused calls of the driver are what some tests are about; Python's frames
#: take memcheck longer than all else.
TOOLS: dict[str, list[str]] = {
    "memcheck": ["--report-api-errors", "no", "--show-backtrace", "device"],
    "racecheck": [],
    "initcheck": [],
    "synccheck": [],
}

CHOSEN = ["tests/gpu/test_launch.py", "tests/gpu/test_memory.py", "tests/test_run.py"]
#: Left out: what runs in processes of its own (nobody looks into these), what asks for all of a GPU's shared
#: memory or all blocks at once (the tools need some of both), and files that take long to compile.
FILES = (
    "launch",
    "arrays",
    "functions",
    "spaces",
    "lower_calls",
    "lower_records",
    "lower_atomics",
    "vectors",
)
LEFT_OUT = ("limits", "much_dynamic", "cooperative", "best_block", "what_a_kernel_needs")
EXPRESSION = f"(test_launch or test_memory or {' or '.join(FILES)}) and not ({' or '.join(LEFT_OUT)})"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=int, default=200, help="the longest that one tool may take")
    options, chosen = parser.parse_known_args()
    checker = shutil.which("compute-sanitizer") or shutil.which(
        "compute-sanitizer", path="/usr/local/cuda/bin"
    )
    if checker is None:
        print("sanitize: no compute-sanitizer found: it is part of the CUDA toolkit", file=sys.stderr)
        return 2
    tests = [sys.executable, "-m", "pytest", "-q", "--only-gpu", "-p", "no:cacheprovider"]
    runs = {
        tool: [checker, "--tool", tool, "--error-exitcode", "9", *more, *tests,
               *(chosen or [*CHOSEN, "-k", EXPRESSION])]
        for tool, more in TOOLS.items()
    }  # fmt: skip
    runs["planted faults"] = [*tests, "tests/gpu/test_sanitizer.py"]
    with ThreadPoolExecutor() as pool:
        results = list(pool.map(lambda name: run(name, runs[name], options.seconds), runs))
    return max(results)


def run(name: str, command: list[str], seconds: int) -> int:
    start = monotonic()
    paths = os.pathsep.join(p for p in (str(ROOT), os.environ.get("PYTHONPATH", "")) if p)
    process = subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": paths}, text=True, errors="replace",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
    )  # fmt: skip
    try:
        text, _ = process.communicate(timeout=seconds)
        status = process.returncode
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)  # the tests run in a process of their own
        text, _ = process.communicate()
        status, text = 1, f"{text}\nstopped after {seconds} s"
    lines = text.strip().splitlines()
    summary = next(
        (line for line in reversed(lines) if " passed" in line or " failed" in line), "no tests ran"
    )
    verdict = {0: "nothing found", 9: "FOUND SOMETHING"}.get(status, f"FAILED (exit status {status})")
    if name == "planted faults":
        verdict = "all found" if status == 0 else "NOT ALL FOUND"
    shown = "" if status == 0 else "\n".join(_telling(lines)) + "\n"
    print(f"{shown}{name}: {verdict}; {summary.strip('= ')}; {monotonic() - start:.0f} s", flush=True)
    return status


def _telling(lines: list[str]) -> list[str]:
    """What the tool says first, without the frames of Python that led there, and the end."""
    found = [line for line in lines if line.startswith("=========") and " Host Frame" not in line]
    return [*found[:40], "...", *[line for line in lines[-40:] if " Host Frame" not in line]]


if __name__ == "__main__":
    sys.exit(main())
