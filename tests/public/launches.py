"""The entries of public CUDA programs against nvcc's: instances of kernel templates that host code launches.

    python tests/public/launches.py FOLDER [--kept FOLDER] [-v]

Every `.cu` file below FOLDER that nvcc compiles alone (`nvcc -arch=sm_90 -ptx`) must have the same entries
here, or a warning for each launch of which the instance is not known; an entry that nvcc does not make is a
fault in any case. Get the programs yourself: none of their code is part of this project. `--kept` keeps
nvcc's answers for the next time. Files that are refused are counted, and no fault here. Prints what differs
and a closing count.
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

from minicu.compile import Stages
from minicu.diagnostics.errors import CompileError
from minicu.inputs import read_file
from minicu.language import CU
from minicu.options import Options

NVCC = ["nvcc", "-std=c++17", "-arch=sm_90", "-ptx", "-w"]
ENTRY = re.compile(r"^(?:\.visible |\.weak )*\.entry ([\w$]+)\(", re.M)
#: Kernels of CUB and Thrust, which their host functions launch.
LIBRARIES = re.compile(r"_ZN(?:3cub|6thrust)\d")


def nvcc_entries(file: Path, kept: Path | None) -> set[str] | None:
    """The entries that nvcc makes of a file; None if it refuses it."""
    answer = kept / (str(file).strip("/").replace("/", "_") + ".entries") if kept is not None else None
    if answer is not None and answer.exists():
        text = answer.read_text()
        return None if text == "refused" else set(text.split())
    ptx = Path(sys.argv[0]).with_suffix(".ptx") if answer is None else answer.with_suffix(".ptx")
    try:
        command = [*NVCC, "-o", str(ptx.resolve()), file.name]
        done = subprocess.run(command, cwd=file.parent, capture_output=True, timeout=300, check=False)
        found = set(ENTRY.findall(ptx.read_text())) if done.returncode == 0 else None
    except (subprocess.TimeoutExpired, OSError):
        found = None
    ptx.unlink(missing_ok=True)
    if answer is not None:
        answer.write_text("refused" if found is None else "\n".join(sorted(found)))
    return found


def our_entries(file: Path) -> tuple[set[str], list[str], dict[str, float]]:
    """The kernels, the warnings about instances that are not known, and the times."""
    stages = Stages(read_file(str(file)), CU, Options())
    unit = stages.check()
    kernels = {f.symbol or f.name for f in unit.functions if f.kind == "kernel" and f.body is not None}
    warnings = [str(d) for d in stages.diagnostics.items if d.option == "missing-instance"]
    return kernels, warnings, stages.times


def main() -> int:
    words = [word for word in sys.argv[1:] if word != "-v"]
    kept = None
    if "--kept" in words:
        at = words.index("--kept")
        kept = Path(words[at + 1])
        kept.mkdir(parents=True, exist_ok=True)
        del words[at : at + 2]
    same = warned = wrong = refused = beyond = 0
    for folder in words:
        files = sorted(Path(folder).rglob("*.cu")) if Path(folder).is_dir() else [Path(folder)]
        for file in files:
            if "<<<" not in file.read_text(errors="replace"):
                continue
            theirs = nvcc_entries(file, kept)
            if theirs is None:
                refused += 1
                continue
            start = time.perf_counter()
            try:
                ours, warnings, _ = our_entries(file)
            except CompileError as e:
                beyond += 1
                if "-v" in sys.argv:
                    print(f"{file}: refused: {str(e).splitlines()[0]}")
                continue
            seconds = time.perf_counter() - start
            theirs = {symbol for symbol in theirs if not LIBRARIES.search(symbol)}
            missing, extra = theirs - ours, ours - theirs
            if extra or (missing and not warnings):
                wrong += 1
                print(f"{file}: WRONG, {seconds:.2f} s")
            elif missing:
                warned += 1
                print(f"{file}: {len(missing)} of {len(theirs)} missing, with warnings, {seconds:.2f} s")
            else:
                same += 1
            for symbol in sorted(missing) if missing else ():
                print(f"    missing {symbol}")
            for symbol in sorted(extra):
                print(f"    extra {symbol}")
            for warning in warnings if missing or "-v" in sys.argv else ():
                print("    " + warning.splitlines()[0])
    print(
        f"{same} the same, {warned} with warnings, {wrong} wrong; "
        f"{beyond} that minicu refuses and {refused} that nvcc refuses are left out"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
