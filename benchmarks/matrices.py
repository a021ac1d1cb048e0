"""Warp matrices (mma.h) on a GPU, bit by bit against nvcc's: every shape, type and layout, random operands.

    python benchmarks/matrices.py [--json FILE] [--trials N]

The operands of floating types have all their bits, so that sums are rounded. Needs nvcc, CuPy and a GPU.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import cupy
import numpy

import minicu

ROOT = Path.cwd()
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "unit")]
import test_matrices as matrices  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", type=Path)
    parser.add_argument("--trials", type=int, default=20)
    given = parser.parse_args()
    card = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    version = subprocess.run(["nvcc", "--version"], capture_output=True, text=True, check=True).stdout.split()
    found: dict[str, Any] = {
        "date": datetime.now(UTC).date().isoformat(),
        "card": card,
        "nvcc": version[version.index("release") + 1].rstrip(","),
        "minicu": minicu.__version__,
        "trials": given.trials,
        "kernels": {},
    }
    for type in matrices._TYPES:
        found["kernels"][type] = compare(type, given.trials)
        alike = sum(differ == 0 for differ in found["kernels"][type].values())
        print(f"{type}: {alike} of {len(found['kernels'][type])} kernels give nvcc's bits", flush=True)
        if given.json:
            given.json.write_text(json.dumps(found, indent=1) + "\n")
    return any(differ for kernels in found["kernels"].values() for differ in kernels.values())


def compare(type: str, trials: int) -> dict[str, int]:
    """How many results of each kernel differ from those of nvcc's."""
    text = matrices.source(type)
    arch = f"sm_{cupy.cuda.Device().compute_capability}"
    ours = minicu.compile(text, "cu", arch=arch).load("cuda")
    with tempfile.TemporaryDirectory() as folder:
        source, image = Path(folder, "a.cu"), Path(folder, "a.cubin")
        source.write_text(text)
        subprocess.run(["nvcc", f"-arch={arch}", "-cubin", str(source), "-o", str(image)], check=True)
        theirs = cupy.cuda.function.Module()
        theirs.load(image.read_bytes())
    rng = numpy.random.default_rng(1)
    found = {}
    for case in matrices._cases(type):
        results = [trial(type, case, rng, ours, theirs) for _ in range(trials)]
        found[case.name] = sum(results)
    return found


def trial(type: str, case: matrices.Case, rng: numpy.random.Generator, ours: Any, theirs: Any) -> int:
    m, n, k = case.shape
    a, b, c = (operand(type, count, rng) for count in (m * k, k * n, 0))
    c = rng.standard_normal(m * n) * 4 if case.c != "int" else rng.integers(-(2**31), 2**31, m * n)
    given = [cupy.asarray(x) for x in (a, b, c.astype(matrices._SUMS[case.c]))]
    mine, nvccs = (cupy.full(m * n, 77, matrices._SUMS[case.d]) for _ in range(2))
    cupy.cuda.Device().synchronize()
    getattr(ours, case.name)[1, 32](*given, mine)
    theirs.get_function(case.name)((1,), (32,), (*given, nvccs))
    cupy.cuda.Device().synchronize()
    word = f"u{mine.dtype.itemsize}"
    return int((mine.view(word) != nvccs.view(word)).sum())


def operand(type: str, count: int, rng: numpy.random.Generator) -> Any:
    """Elements of a matrix as they lie in memory."""
    if type in ("s8", "u8"):
        return (
            rng.integers(0, 256, count).astype(numpy.uint8).view(numpy.int8 if type == "s8" else numpy.uint8)
        )
    if type in ("s4", "u4", "b1"):
        return rng.integers(0, 2**32, max(1, count * (1 if type == "b1" else 4) // 32)).astype(numpy.uint32)
    values = rng.standard_normal(count)
    if type == "bf16":
        return (values.astype(numpy.float32).view(numpy.uint32) >> 16).astype(numpy.uint16)
    return values.astype({"f16": numpy.float16, "tf32": numpy.float32, "f64": numpy.float64}[type])


if __name__ == "__main__":
    raise SystemExit(main())
