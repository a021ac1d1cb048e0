"""Every executed test at other levels of optimisation, and for a debugger: the answers must be the same.

python tests/fuzz/levels.py [--device cpu|cuda] [--levels=-O0,-G] [--files PATTERN]
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

TESTS = Path(__file__).resolve().parents[1]

if __name__ == "__main__":
    sys.path[:0] = [str(TESTS), str(TESTS.parent)]

LEVELS = "-O0,-O1,-O2,-G"
#: What the lanes of a warp do in step they do in the kernel itself: with -G, functions stay functions
#: (docs/cpu_device.md).
NOT_FOR_A_DEBUGGER = {"test_last_warp"}


def faults(path: Path, level: str, device: str) -> list[str]:
    """The tests of a file that fail at a level."""
    import numpy
    from runner import directives, executed
    from runner.machine import gpu_arch

    import minicu

    wanted: dict[str, Any] = {"arch": gpu_arch() if device == "cuda" else "sm_90", "cache": False}
    options = [o for o in directives.options(path.read_text()) if not o.startswith(("-O", "-g", "-G"))]
    try:
        module = minicu.compile(path, **{**wanted, **executed.arguments([*options, level])}).load(device)
        if device == "cuda":  # without optimisation, what recurses or is called through pointers needs more
            module.device.limits.stack = 1 << 14
    except Exception as problem:
        return [f"{path.name} {level}: {problem}"]
    found = []
    for kernel in executed.kernels(path):
        if level == "-G" and kernel.name in NOT_FOR_A_DEBUGGER:
            continue
        there = module.device.array(numpy.zeros(2, numpy.int32))
        try:
            getattr(module, kernel.name)[kernel.grid, kernel.block, kernel.shared](there)
            module.device.synchronize()
            line = int(there.numpy()[0])
        except Exception as problem:
            found.append(f"{path.name} {level} {kernel.name}: {problem}")
            continue
        if line:
            found.append(f"{path.name}:{line} {level} {kernel.name}: does not hold")
    return found


def main() -> int:
    from runner import executed

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--levels", default=LEVELS)
    parser.add_argument("--files", default="*.cu")
    options = parser.parse_args()
    wrong = count = 0
    for path in sorted((TESTS / "run").glob(options.files)):
        if options.device not in executed.devices(path) or executed.missing(path, options.device):
            continue
        for level in options.levels.split(","):
            count += 1
            for text in faults(path, level, options.device):
                wrong += 1
                print(text, flush=True)
    print(f"{count} programs on {options.device}, {wrong} tests failed")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
