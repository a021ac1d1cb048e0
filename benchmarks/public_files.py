"""Compile times of public sources, side by side with nvcc.

    python benchmarks/public_files.py FOLDER... [-I DIR] [--json benchmarks/results/public_files.json]

Of the `.cu` files in all folders, sorted within each, N are taken at equal distances. Each is compiled by the
commands `minicu compile --no-cache` and `nvcc -ptx`; figures are seconds of processor time, which does not
depend much on what else the machine does. Headers are looked for in the folders above a file, and in what
these have as `include` or `Common`. A file counts where both compile it. Names and figures are kept, sources
are not.
"""

from __future__ import annotations

import argparse
import math
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from compile_time import ARCH, environment_of, nvcc_version
from harness import machine, store, table

ROOT = Path(__file__).resolve().parents[1]

#: What the installed command `minicu` is.
COMMAND = "from minicu.cli import script; script()"

#: Seconds that either compiler may take.
LIMIT = 200


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("-I", dest="include", action="append", default=[], help="headers for all files")
    parser.add_argument("--json", type=Path, help="write the result here as well")
    parser.add_argument("--count", type=int, default=100, help="files to be taken (default 100)")
    parser.add_argument("--without", default="-hip", help="not those with this in their path (default -hip)")
    options = parser.parse_args()
    result: dict[str, Any] = {**machine(), "versions": {"nvcc": nvcc_version()}, "files": {}}
    files = result["files"]
    for folder, chosen_files in chosen(options.folders, options.count, options.without):
        for file in chosen_files:
            name = str(file.relative_to(folder.parent))
            files[name] = compared(file, folder, options.include)
            print(name, files[name], file=sys.stderr, flush=True)
            store(result, options.json, quiet=True)
    print(report(result))
    return 0


def chosen(folders: list[Path], count: int, without: str) -> list[tuple[Path, list[Path]]]:
    """The files of each folder that are measured."""
    found = {f: sorted(p for p in f.rglob("*.cu") if without not in str(p)) for f in folders}
    step = max(1.0, sum(map(len, found.values())) / count)
    return [(f, [files[int(i * step)] for i in range(int(len(files) / step))]) for f, files in found.items()]


def compared(file: Path, folder: Path, include: list[str]) -> dict[str, Any]:
    """Seconds and exit status of either compiler, nvcc where there is one."""
    above = [p for p in file.parents if p == folder or folder in p.parents]
    places = [p / name for p in above for name in ("", "include", "Common") if (p / name).is_dir()]
    with tempfile.TemporaryDirectory() as kept:
        ptx = str(Path(kept, "out.ptx"))
        common = [f"-arch={ARCH}", *(f"-I{p}" for p in (*places, *include)), str(file), "-o", ptx]
        found = {"minicu": _seconds([sys.executable, "-c", COMMAND, "compile", "-w", "--no-cache", *common])}
        if shutil.which("nvcc"):
            found["nvcc"] = _seconds(["nvcc", "-ptx", "-w", "-std=c++17", *common])
    return found


def _seconds(command: list[str]) -> dict[str, Any]:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    environment = environment_of(ROOT)
    status: int | None = None
    try:
        status = subprocess.run(command, env=environment, capture_output=True, timeout=LIMIT).returncode
    except subprocess.TimeoutExpired:
        pass
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return {"seconds": round(spent, 3), "status": status}


def ranked(result: dict[str, Any]) -> list[tuple[float, str, float, float]]:
    """Ratio, name, and seconds of minicu and nvcc, of files that both compile; the highest ratio first."""
    rows = []
    for name, found in result["files"].items():
        if all(p in found and found[p]["status"] == 0 for p in ("minicu", "nvcc")):
            ours, theirs = found["minicu"]["seconds"], found["nvcc"]["seconds"]
            rows.append((ours / theirs, name, ours, theirs))
    return sorted(rows, reverse=True)


def mean(rows: list[tuple[float, str, float, float]]) -> float:
    """The geometric mean of the ratios."""
    return math.exp(sum(math.log(row[0]) for row in rows) / len(rows)) if rows else math.nan


#: Over the columns of `cells`.
HEAD = ["file", "minicu, s", "nvcc, s", "ratio"]


def cells(rows: list[tuple[float, str, float, float]]) -> list[list[str]]:
    return [[name, f"{ours:.2f}", f"{theirs:.2f}", f"{ratio:.2f}"] for ratio, name, ours, theirs in rows]


def report(result: dict[str, Any]) -> str:
    rows = ranked(result)
    return f"{table(HEAD, cells(rows))}\ngeometric mean {mean(rows):.3f} of {len(rows)}"


if __name__ == "__main__":
    sys.exit(main())
