"""Public CUDA programs on the CPU device: as loops over threads, and with a coroutine for each thread.

    python benchmarks/cpu_programs.py [--polybench FOLDER] [--rodinia FOLDER] [--only NAME ...] [--json FILE]

The folders hold the CUDA programs of PolyBench/GPU (github.com/sgrauerg/polybenchGpu) and of Rodinia
(github.com/yuhc/gpu-rodinia, `cuda`), none of which is part of minicu. Each is run as it is, by `minicu run`,
of Rodinia those that need no files, or some that are easily made. Seconds are those of its launches; what it
prints, but for times, and the files that it writes must be the same both ways, numbers with a point to four
digits: each way has its own choice of which products are fused with sums. "programs" says what each came to,
PolyBench's with how many numbers they find unlike those of their own host code.
"""

from __future__ import annotations

import argparse
import atexit
import json
import math
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import harness

_NUMBERS = re.compile(r"\d+(\.\d+)(e[-+]?\d+)?s?\b")
_UNLIKE = re.compile(r"Non-Matching[^\n]*: (\d+)")


class Program(NamedTuple):
    """Its sources and options, the arguments of its main(), and what writes its input into a folder."""

    words: list[str]
    arguments: str = ""
    make: Callable[[Path], None] | None = None


def _numbers(*files: str, count: int) -> Callable[[Path], None]:
    def make(folder: Path) -> None:
        for name in files:
            draw = random.Random(name)
            (folder / name).write_text("".join(f"{draw.uniform(320, 340):.4f}\n" for _ in range(count)))

    return make


def _graph(folder: Path) -> None:
    """65,536 nodes with six edges each, as Rodinia's bfs reads it."""
    nodes, edges, draw = 65536, 6, random.Random(1)
    lines = [f"{nodes}", *(f"{i * edges} {edges}" for i in range(nodes)), "", "0", "", f"{nodes * edges}"]
    lines += [f"{draw.randrange(nodes)} 1" for _ in range(nodes * edges)]
    (folder / "graph").write_text("\n".join(lines) + "\n")


#: name -> folder, files and options, arguments, what makes the input
RODINIA: dict[str, tuple[str, str, str, Callable[[Path], None] | None]] = {
    "bfs": ("bfs", "bfs.cu", "graph", _graph),
    "gaussian": ("gaussian", "gaussian.cu", "-s 256 -q", None),
    "hotspot": ("hotspot", "hotspot.cu", "512 2 20 temp power out", _numbers("temp", "power", count=1 << 18)),
    "hotspot3D": ("hotspot3D", "3D.cu", "128 8 20 power temp out", _numbers("temp", "power", count=1 << 17)),
    "lud": ("lud", "cuda/lud.cu cuda/lud_kernel.cu common/common.c -I common", "-s 512", None),
    "nw": ("nw", "needle.cu", "2048 10", None),
    "particlefilter": ("particlefilter", "ex_particle_CUDA_float_seq.cu", "-x 128 -y 128 -z 9 -np 999", None),
    "pathfinder": ("pathfinder", "pathfinder.cu", "100000 100 20", None),
    "streamcluster": ("streamcluster", "streamcluster_cuda_cpu.cpp streamcluster_cuda.cu",
                      "10 20 64 4096 4096 500 none out 1", None),
}  # fmt: skip


def programs(polybench: Path | None, rodinia: Path | None) -> dict[str, Program]:
    """The programs in the folders, by name."""
    found: dict[str, Program] = {}
    for path in sorted(polybench.resolve().rglob("*.cu")) if polybench is not None else ():
        found[path.parent.name] = Program([str(path)])
    for name, (folder, files, arguments, make) in RODINIA.items() if rodinia is not None else ():
        at = rodinia.resolve() / folder  # type: ignore[union-attr]
        words = [word if word[0] == "-" else str(at / word) for word in files.split()]
        found[f"rodinia {name}"] = Program(words, arguments, make)
    return found


def child(words: list[str], result: Path) -> None:
    """Run a program, all of whose launches go through Python, and write down the seconds that they took. (The
    program itself, host code, is run as a launch as well: those within it count.)"""
    from minicu.cli import main as minicu
    from minicu.runtime.cpu.launch import CpuLaunch
    from minicu.runtime.host.ready import ReadyLaunches

    seconds, depth, run = 0.0, -1, CpuLaunch._run

    def timed(*arguments: Any) -> None:
        nonlocal seconds, depth
        depth += 1
        start = perf_counter()
        try:
            run(*arguments)
        finally:
            seconds += (perf_counter() - start) * (depth == 1)
            depth -= 1

    CpuLaunch._run = timed  # type: ignore[method-assign]
    ReadyLaunches.know = lambda *_: None  # type: ignore[assignment,method-assign]
    atexit.register(lambda: result.write_text(str(seconds)))
    sys.exit(minicu(["run", "--device", "cpu", *words]))


def run(program: Program, coroutines: bool, seconds: float) -> tuple[float, str] | str:
    """(seconds that the launches took, what came out), or what went wrong."""
    environment = {**os.environ, "MINICU_CPU_COROUTINES": str(int(coroutines))}
    with tempfile.TemporaryDirectory() as folder:
        result, work = Path(folder, "seconds"), Path(folder, "work")
        work.mkdir()
        if program.make is not None:
            program.make(work)
        words = [*program.words, *(("--", *program.arguments.split()) if program.arguments else ())]
        command = [sys.executable, str(Path(__file__).resolve()), "--child", str(result), *words]
        try:
            done = subprocess.run(
                command, env=environment, cwd=work, capture_output=True, text=True, errors="replace",
                timeout=seconds, check=False,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return "too slow"
        if done.returncode or not result.exists():
            return (done.stderr.strip().splitlines() or [f"status {done.returncode}"])[0][-160:]
        if "minicu: warning: " in done.stderr:  # a kernel has failed, and the program does not ask
            return done.stderr.partition("minicu: warning: ")[2].splitlines()[0][:160]
        written = "".join(f"{f.name}: {f.read_text(errors='replace')}" for f in sorted(work.iterdir()))
        return float(result.read_text()), _NUMBERS.sub("T", done.stdout) + written


def same(a: str, b: str) -> bool:
    """Whether two outputs agree."""
    first, second = a.split(), b.split()
    return len(first) == len(second) and all(
        x == y or ("." in x and "." in y and _close(x, y)) for x, y in zip(first, second)
    )


def _close(x: str, y: str) -> bool:
    try:
        return math.isclose(float(x), float(y), rel_tol=1e-4)
    except ValueError:
        return False


def both(program: Program, seconds: float, times: int) -> tuple[str, dict[str, float] | None]:
    """What the two ways came to, and the least seconds of each."""
    found: dict[bool, float] = {}
    texts: list[str] = []
    for _ in range(times):
        for way in (False, True):
            made = run(program, way, seconds)
            if isinstance(made, str):
                return f"{made} ({'coroutines' if way else 'loops'})", None
            texts.append(made[1])
            if not same(*(_UNLIKE.sub("", t) for t in (texts[0], made[1]))):
                return "differs", None
            found[way] = min(found.get(way, math.inf), made[0])
    loops, coroutines = found[False], found[True]
    counts = sorted({int(n) for text in texts for n in _UNLIKE.findall(text)})
    unlike = f", {' or '.join(map(str, counts))} numbers not as its host code has them" if counts else ""
    return f"same{unlike}", {
        "loops": loops,
        "coroutines": coroutines,
        "faster": coroutines / max(loops, 1e-9),
    }


def main() -> None:
    if sys.argv[1:2] == ["--child"]:
        child(sys.argv[3:], Path(sys.argv[2]))
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--polybench", type=Path)
    parser.add_argument("--rodinia", type=Path)
    parser.add_argument("--only", nargs="*", help="programs of these names")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--seconds", type=float, default=60, help="for each run")
    parser.add_argument(
        "--times", type=int, default=3, help="runs of each program, of which the least counts"
    )
    options = parser.parse_args()
    rows: dict[str, dict[str, float]] = {}
    verdicts: dict[str, str] = {}
    for name, program in programs(options.polybench, options.rodinia).items():
        if options.only and name not in options.only and name.split()[-1] not in options.only:
            continue
        verdicts[name], row = both(program, options.seconds, options.times)
        if row is not None:
            rows[name] = row
        print(f"{name:28} {verdicts[name]:50} {rows.get(name, '')}", flush=True)
        if options.json:
            write(options.json, verdicts, rows)
    if not rows:
        sys.exit("no program ran")
    print(f"{len(rows)} programs, geometric mean {mean(rows):.2f} times faster")


def mean(rows: dict[str, dict[str, float]]) -> float:
    return math.exp(sum(math.log(row["faster"]) for row in rows.values()) / max(1, len(rows)))


def write(path: Path, verdicts: dict[str, str], rows: dict[str, dict[str, float]]) -> None:
    result = {
        **harness.machine(),
        "programs": verdicts,
        "geometric mean": mean(rows),
        "tables": {"seconds in launches": rows},
    }
    path.write_text(json.dumps(result, indent=1) + "\n")


if __name__ == "__main__":
    main()
