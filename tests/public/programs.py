"""Run whole programs of HeCBench on a GPU, by nvcc and by `minicu run`, and compare what they print.

    python tests/public/programs.py CORPUS [--only NAME,NAME] [--seconds N] [--jobs N] [--json OUT]

CORPUS is a checkout of https://github.com/zjin-lcf/HeCBench: get it yourself, none of its code is part of
this project. Taken are programs of one folder that need no library and no file, with the arguments of their
Makefiles, repetitions cut to 20. Numbers of lines about times are left out of the comparison.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
_LIBRARIES = re.compile(
    r'#\s*include\s*[<"](cub/|thrust/|cublas|cufft|curand|cusparse|cudnn|mpi|nvml|opencv)'
)
_FLAGS = re.compile(r"-D\w+(?:=\w+)?(?=\s|$)|--?use_fast_math|-rdc=true|--extended-lambda")
_TIMES = re.compile(
    r"(?i)time|sec|\b[munµ]s\b|[GM]B/s|flop|bandwidth|throughput|elapsed|speed|/s\b|took|perf|latency|rate"
    r"|cycle|clock|cost|Gi?B|GUPS|MIPS|\bms\b|\((us|ms|s|ns)\)"
)
#: Seconds that a build and a program may take.
BUILD, RUN, BOTH = 60, 12, 60


class Program(NamedTuple):
    name: str
    folder: Path
    sources: list[str]
    arguments: list[str]
    flags: list[str]


def programs(corpus: Path) -> Iterator[Program]:
    """Those that can be run where they stand."""
    for folder in sorted((corpus / "src").glob("*-cuda")):
        makefile = folder / "Makefile"
        if not makefile.is_file():
            continue
        text = makefile.read_text(errors="replace")
        sources = re.findall(r"^source\s*=\s*((?:.*\\\n)*.*)", text, re.M)
        run = re.findall(r"^run:.*\n\t(.*)", text, re.M)
        if not sources or not run or set(re.findall(r"-l\w+", text)) - {"-lm", "-lcudart"}:
            continue
        files = [p for p in folder.iterdir() if p.suffix in (".cu", ".cuh", ".h", ".hpp", ".cpp", ".c")]
        code = "".join(p.read_text(errors="replace") for p in files)
        missing = [q for q in re.findall(r'#\s*include\s*"([^"]+)"', code) if not (folder / q).exists()]
        words = run[0].replace("$(LAUNCHER)", "").split()
        given = [a for a in words[1:] if a != "\\"]
        if _LIBRARIES.search(code) or any(not q.startswith("cuda") for q in missing) or "/" in sources[0]:
            continue
        if words[:1] not in (["./$(program)"], ["./main"]) or any(
            re.search(r"[/.]\w*[a-zA-Z]", a) for a in given
        ):
            continue
        if len(given) > 1 and re.fullmatch(r"10{2,5}", given[-1]):
            given[-1] = "20"
        flags = _FLAGS.findall(re.sub(r"ifeq.*?endif", "", text, flags=re.S))
        yield Program(
            folder.name[:-5], folder, sources[0].replace("\\\n", " ").split(), given, sorted(set(flags))
        )


def verdict(p: Program) -> str:
    """What became of a program."""
    built = _start(
        ["nvcc", "-O3", "-std=c++17", "-arch=native", "-w", *p.flags, *p.sources, "-o", "by_nvcc"], p, BUILD
    )
    if built[0] != 0:
        return "nvcc does not build it"
    theirs = _start(["./by_nvcc", *p.arguments], p, RUN)
    if theirs[0] is None:
        return "nvcc's takes too long"
    command = [sys.executable, "-m", "minicu", "run", "--device", "cuda:0", "-O3", *p.flags, *p.sources]
    ours = _start([*command, "--", *p.arguments], p, BOTH)
    if ours[0] is None:
        return "minicu's takes too long"
    if ours[0] == 1 and "error:" in ours[2] and not ours[1]:
        return "refused: " + next(x for x in ours[2].splitlines() if "error:" in x)
    if theirs[0] != ours[0]:
        return f"exit status {theirs[0]} | {ours[0]}: {(ours[2].strip().splitlines() or ['-'])[-1]}"
    if theirs[1] == ours[1]:
        return "same"
    left, right = without_times(theirs[1]), without_times(ours[1])
    if left == right:
        return "same, times aside"
    if without_times(_start(["./by_nvcc", *p.arguments], p, RUN)[1]) != left:
        return "nvcc's varies"
    pairs = zip([*left.splitlines(), ""], [*right.splitlines(), ""], strict=False)
    return "differs: " + next((f"{a[:80]!r} | {b[:80]!r}" for a, b in pairs if a != b), "lines are missing")


def without_times(text: str) -> str:
    """What a program prints, numbers of lines about times replaced."""
    number = r"[-+]?\d[\d.]*(?:e[-+]?\d+)?"
    return "\n".join(re.sub(number, "#", x) if _TIMES.search(x) else x for x in text.splitlines())


def _start(words: Sequence[str], p: Program, limit: float) -> tuple[int | None, str, str]:
    """Exit status (None: it took too long) and output."""
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    environment = {**os.environ, "PYTHONPATH": path}
    try:
        done = subprocess.run(
            words,
            cwd=p.folder,
            env=environment,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=limit,
        )
    except subprocess.TimeoutExpired:
        return None, "", ""
    return done.returncode, done.stdout, done.stderr


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("--only", help="these programs")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no program after so many")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    only = given.only.split(",") if given.only else None
    wanted = [p for p in programs(given.corpus.resolve()) if only is None or p.name in only]
    found: dict[str, Any] = {}
    end, writing = time.monotonic() + given.seconds, Lock()

    def one(p: Program) -> None:
        if time.monotonic() > end:
            return
        said = verdict(p)
        print(f"{p.name}: {said}", flush=True)
        with writing:
            found[p.name] = {"arguments": p.arguments, "verdict": said}
            if given.json:
                date = datetime.now(UTC).date().isoformat()
                whole = {"date": date, "programs": dict(sorted(found.items()))}
                given.json.write_text(json.dumps(whole, indent=1) + "\n")

    with ThreadPoolExecutor(given.jobs) as pool:
        list(pool.map(one, wanted))
    counts = Counter(row["verdict"].partition(":")[0] for row in found.values())
    print(dict(counts))
    return 1 if counts["differs"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
