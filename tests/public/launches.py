"""The entries of public CUDA programs against nvcc's: instances of kernel templates that host code launches.

    python tests/public/launches.py CORPUS... [--jobs N] [--within SECONDS] [--json FILE]

Every `.cu` file of a corpus (a checkout of a repository; get it yourself, none of its code is part of this
project) that launches something and that `nvcc -arch=sm_90 -ptx` compiles alone must have the same entries
here, or a warning for each launch of which the instance is not known; an entry that nvcc does not make is a
fault in any case. Headers are looked for where `acceptance.py` does. Files that are refused are counted,
and no fault here. Prints what differs and a closing count.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from minicu.compile import Stages
from minicu.compiling.inputs import read_file
from minicu.diagnostics.errors import CompileError
from minicu.language import CU
from minicu.options import Options

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from public.acceptance import Macros, searched
from runner.figures import Figures

NVCC = ["nvcc", "-std=c++17", "-arch=sm_90", "-ptx", "-w", "--extended-lambda"]
ENTRY = re.compile(r"^(?:\.visible |\.weak )*\.entry ([\w$]+)\(", re.M)
#: Kernels of CUB and Thrust, which their host functions launch.
LIBRARIES = re.compile(r"_ZN(?:3cub|6thrust)\d")

#: Functions of internal linkage, lambda expressions.
OWN = re.compile(r"_INTERNAL_|XadL_Z|UlT?\w*E\d*_|lambda")

SAME, WARNED, WRONG, REFUSED, BOTH_REFUSE = "same", "warned", "wrong", "refused", "refused_by_nvcc"


def judge(asked: tuple[Path, Path, float]) -> tuple[str, str] | None:
    """What became of a file of a corpus, and what is to be said; None if it is too late to begin."""
    corpus, file, end = asked
    if time.time() > end:
        return None
    folders, macros = searched(corpus, file)
    theirs = nvcc_entries(file, folders, macros)
    if theirs is None:
        return BOTH_REFUSE, ""
    try:
        ours, warnings = our_entries(file, folders, macros)
    except CompileError as e:
        return REFUSED, f"{file}: refused: {str(e).splitlines()[0]}"
    missing, extra = unlike(theirs - ours, ours - theirs)
    lines = [f"missing {symbol}" for symbol in sorted(missing)] + [f"extra {s}" for s in sorted(extra)]
    lines += [warning.splitlines()[0] for warning in warnings if missing]
    outcome = WRONG if extra or (missing and not warnings) else WARNED if missing else SAME
    return outcome, "" if outcome == SAME else "\n    ".join([f"{file}: {outcome}", *lines])


def unlike(missing: set[str], extra: set[str]) -> tuple[set[str], set[str]]:
    """What remains where as many instances of a kernel have names that are one compiler's own: those of
    arguments that no other unit can name."""
    own = {symbol for symbol in missing | extra if OWN.search(symbol)}
    counts = [Counter(symbol.partition("I")[0] for symbol in side & own) for side in (missing, extra)]
    same = {kernel for kernel, number in counts[0].items() if counts[1][kernel] == number}
    paired = {symbol for symbol in own if symbol.partition("I")[0] in same}
    return missing - paired, extra - paired


def nvcc_entries(file: Path, folders: tuple[str, ...], macros: Macros) -> set[str] | None:
    """The entries that nvcc makes of a file; None if it refuses it."""
    with tempfile.TemporaryDirectory() as folder:
        ptx = Path(folder, "made.ptx")
        command = [*NVCC, *(f"-I{f}" for f in folders), *(f"-D{k}={v}" for k, v in macros)]
        try:
            command += ["-o", str(ptx), str(file)]
            done = subprocess.run(command, cwd=file.parent, capture_output=True, timeout=120, check=False)
        except subprocess.TimeoutExpired:
            return None
        if done.returncode:
            return None
        return {symbol for symbol in ENTRY.findall(ptx.read_text()) if not LIBRARIES.search(symbol)}


def our_entries(file: Path, folders: tuple[str, ...], macros: Macros) -> tuple[set[str], list[str]]:
    """The kernels, and the warnings about instances that are not known."""
    stages = Stages(read_file(str(file)), CU, Options(include_dirs=folders, defines=macros))
    unit = stages.check()
    kernels = {f.symbol or f.name for f in unit.functions if f.kind == "kernel" and f.body is not None}
    return kernels, [str(d) for d in stages.diagnostics.items if d.option == "missing-instance"]


def launching(corpus: Path) -> list[tuple[Path, Path]]:
    files = sorted(corpus.rglob("*.cu")) if corpus.is_dir() else [corpus]
    return [(corpus, f) for f in files if f.is_file() and "<<<" in f.read_text(errors="replace")]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("corpus", nargs="+", type=Path)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="so many files at a time")
    parser.add_argument("--within", type=float, default=1e9, help="begin no file after so many seconds")
    parser.add_argument("--one-in", type=int, default=1, help="take one file of so many")
    parser.add_argument("--from", type=int, default=0, dest="first", help="and begin with this one")
    results = Figures(parser)
    given = parser.parse_args()
    counts = Counter[str]()
    files = [job for corpus in given.corpus for job in launching(corpus.resolve())][
        given.first :: given.one_in
    ]
    asked = [(*job, results.start + given.within) for job in files]
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        for outcome, said in filter(None, pool.imap_unordered(judge, asked)):
            counts[outcome] += 1
            if said:
                print(said, flush=True)
    results.tell(given, {
        "generator": "public launches", "corpora": " ".join(c.name for c in given.corpus),
        "files": counts.total(), "first": given.first, "one_in": given.one_in, **counts,
    })  # fmt: skip
    return 1 if counts[WRONG] else 0


if __name__ == "__main__":
    sys.exit(main())
