"""`minicu bench NAME`: runs a benchmark (benchmarks/), each in a process of its own.

The benchmarks measure minicu beside nvcc, CuPy and others, as far as those are there.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from minicu.diagnostics.errors import UsageError

#: What `minicu bench` calls it -> file, what it measures.
BENCHMARKS = {
    "calls": ("call_overhead.py", "calls of device functions by the kind of their parameters"),
    "launch": ("launch_overhead.py", "the cost of a launch, side by side with other libraries"),
    "compile": ("compile_time.py", "compile times, side by side with nvcc and NVRTC"),
    "kernels": ("kernel_time.py", "run times of kernels compiled by minicu and by nvcc"),
    "cpu": ("cpu_device.py", "kernels on the CPU device, with and without barriers"),
    "run": ("run_overhead.py", "calls of the CUDA runtime in `minicu run`, beside nvcc's program"),
}


def main(names: Sequence[str], output: str | None = None) -> int:
    """Run one benchmark; the result also goes to the JSON file `output`. Returns the exit status."""
    if len(names) != 1 or names[0] not in BENCHMARKS:
        known = "".join(f"\n  {name:8} {what}" for name, (_, what) in BENCHMARKS.items())
        raise UsageError(f"bench takes one of:{known}")
    file, _ = BENCHMARKS[names[0]]
    folder = Path(__file__).resolve().parent.parent / "benchmarks"
    if not (folder / file).exists():
        raise UsageError(f"this minicu has no benchmarks/{file}")
    command = [sys.executable, str(folder / file), *(["--json", output] if output else [])]
    above = [str(folder.parent)] if (folder.parent / "minicu").is_dir() else []  # a source tree
    paths = os.pathsep.join([*above, *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, **({"PYTHONPATH": paths} if paths else {})}
    running = subprocess.Popen(command, env=environment)
    while True:
        try:
            return running.wait()
        except KeyboardInterrupt:  # it was told as well, and ends with what it has measured
            pass
