"""What calls of the CUDA runtime cost a whole program: `minicu run` beside nvcc's build of the same file.

    python benchmarks/run_overhead.py [--rounds N] [--json OUT]

Both are started in turn; each prints its best time of seven for every call, and the median over the rounds
counts. Without nvcc minicu's times stand alone.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from harness import end_with, gpu_driver, machine, store

from minicu.runtime import find
from minicu.runtime.device import Device

FILE = Path(__file__).parent / "programs" / "host_calls.cu"


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--device", default="auto", help="where kernels run: a GPU, else the CPU")
    options.add_argument("--json", type=Path)
    given = options.parse_args()
    device = find(given.device)
    with tempfile.TemporaryDirectory() as folder:
        commands = {"minicu": [sys.executable, "-m", "minicu", "run", "--device", device.name, str(FILE)]}
        if (nvcc := shutil.which("nvcc")) and device.kind == "cuda":
            program = f"{folder}/host_calls"
            subprocess.run([nvcc, "-O3", "-std=c++17", "-arch=native", "-o", program, FILE], check=True)
            commands["nvcc"] = [program]
        times: dict[str, dict[str, list[float]]] = {name: {} for name in commands}
        for _ in range(given.rounds):
            for name, command in commands.items():
                done = subprocess.run(command, capture_output=True, text=True, timeout=300)
                if done.returncode:
                    print(f"{name}: {done.stderr or done.stdout}", file=sys.stderr)
                    return 1
                for line in done.stdout.splitlines():
                    call, microseconds = line.split()
                    times[name].setdefault(call, []).append(float(microseconds))
    rows = {
        call: {name: statistics.median(found[call]) for name, found in times.items()}
        for call in times["minicu"]
    }
    beside = "nvcc" in commands
    print(f"{device.title}: microseconds of a call" + ("" if beside else ", without nvcc's program"))
    print(f"{'call':20s} {'minicu':>9s}" + (f" {'nvcc':>9s}  ratio" if beside else ""))
    for call, row in rows.items():
        ratio = f" {row['nvcc']:9.3f} {row['minicu'] / row['nvcc']:6.2f}" if beside else ""
        print(f"{call:20s} {row['minicu']:9.3f}{ratio}")
    store({**machine(), **where(device), "calls": rows}, given.json, quiet=True)
    return 0


def where(device: Device) -> dict[str, object]:
    """The device, and the versions of what was measured."""
    from minicu import __version__

    card = device.title.partition(",")[0]
    told = {"card": card, "driver": gpu_driver()} if device.kind == "cuda" else {}
    return {**told, "versions": {"minicu": __version__}}


if __name__ == "__main__":
    end_with(main)
