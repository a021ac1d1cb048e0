"""Run whole programs of HeCBench on a GPU, by nvcc and by `minicu run`, and compare what they print.

    python tests/public/programs.py CORPUS [--libraries] [--only NAME,NAME] [--seconds N] [--jobs N]
                                      [--json OUT]

CORPUS is a checkout of https://github.com/zjin-lcf/HeCBench: get it yourself, none of its code is part of
this project. Taken are programs of one folder that need no library and no file, with the arguments of their
Makefiles, repetitions cut to 20; with `--libraries` those that call cuBLAS and its kin, and those of
cuda-samples and llm.c, where they stand beside it. Numbers of lines about times are left out of the
comparison.
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

from minicu.commands.shared import Libraries
from minicu.diagnostics.errors import UsageError
from minicu.syntax.headers import installed

ROOT = Path(__file__).resolve().parents[2]
_LIBRARIES = re.compile(
    r'#\s*include\s*[<"](cub/|thrust/|cublas|cufft|curand|cusparse|cudnn|mpi|nvml|opencv)'
)
#: Those of NVIDIA's that programs are linked with.
_LINKED = {"cublas", "cublasLt", "cufft", "cusparse", "cusolver", "curand"}
_FLAGS = re.compile(r"-D\w+(?:=\w+)?(?=\s|$)|--?use_fast_math|-rdc=true|--extended-lambda")
_TIMES = re.compile(
    r"(?i)time|sec|\b[munµ]s\b|[GM]B/s|flop|bandwidth|throughput|elapsed|speed|/s\b|took|perf|latency|rate"
    r"|cycle|clock|cost|Gi?B|GUPS|MIPS|\bms\b|\((us|ms|s|ns)\)"
)
#: Seconds that a build and a program may take; those with a reference of the host's take longer.
BUILD, RUN, LONGER, BOTH = 60, 12, 60, 60


#: Programs of cuda-samples' folder 4_CUDA_Libraries, and the libraries that each calls ...
SAMPLES = {
    "simpleCUBLAS": "cublas",
    "batchCUBLAS": "cublas",
    "matrixMulCUBLAS": "cublas",
    "simpleCUBLASXT": "cublas",
    "simpleCUBLAS_LU": "cublas",
    "simpleCUFFT": "cufft",
    "simpleCUFFT_MGPU": "cufft",
    "simpleCUFFT_2d_MGPU": "cufft",
    "conjugateGradient": "cublas cusparse",
    "conjugateGradientPrecond": "cublas cusparse",
    "conjugateGradientUM": "cublas cusparse",
    "conjugateGradientCudaGraphs": "cublas cusparse",
    "cuSolverDn_LinearSolver": "cublas cusparse cusolver",
    "cuSolverRf": "cublas cusparse cusolver",
    "cuSolverSp_LinearSolver": "cusparse cusolver",
    "cuSolverSp_LowlevelCholesky": "cusparse cusolver",
    "cuSolverSp_LowlevelQR": "cusparse cusolver",
    "MersenneTwisterGP11213": "curand",
}
#: ... and of llm.c's folder dev/cuda, and the kernels of each.
LLM = {
    "attention_forward": range(1, 7),
    "matmul_forward": range(1, 4),
    "matmul_backward": [1],
    "trimat_forward": range(5),
}


class Program(NamedTuple):
    name: str
    folder: Path
    sources: list[str]
    arguments: list[str]
    flags: list[str]
    libraries: tuple[str, ...] = ()  # as after -l
    seconds: float = RUN  # that nvcc's may run


def programs(corpus: Path, linked: bool = False) -> Iterator[Program]:
    """Those that can be run where they stand; with `linked` those that call libraries of NVIDIA's."""
    for folder in sorted((corpus / "src").glob("*-cuda")):
        makefile = folder / "Makefile"
        if not makefile.is_file():
            continue
        text = makefile.read_text(errors="replace")
        sources = re.findall(r"^source\s*=\s*((?:.*\\\n)*.*)", text, re.M)
        run = re.findall(r"^run:.*\n\t(.*)", text, re.M)
        named = set(re.findall(r"-l(\w+)", text)) - {"m", "cudart"}
        if not sources or not run or bool(named) != linked or named - _LINKED:
            continue
        files = [p for p in folder.iterdir() if p.suffix in (".cu", ".cuh", ".h", ".hpp", ".cpp", ".c")]
        code = "".join(p.read_text(errors="replace") for p in files)
        missing = [q for q in re.findall(r'#\s*include\s*"([^"]+)"', code) if not (folder / q).exists()]
        words = run[0].replace("$(LAUNCHER)", "").split()
        given = [a for a in words[1:] if a != "\\"]
        if (
            (not linked and _LIBRARIES.search(code))
            or any(not q.startswith("cuda") for q in missing)
            or "/" in sources[0]
        ):
            continue
        if words[:1] not in (["./$(program)"], ["./main"]) or any(
            re.search(r"[/.]\w*[a-zA-Z]", a) for a in given
        ):
            continue
        if len(given) > 1 and re.fullmatch(r"10{2,5}", given[-1]):
            given[-1] = "20"
        flags = _FLAGS.findall(re.sub(r"ifeq.*?endif", "", text, flags=re.S))
        yield Program(
            folder.name[:-5], folder, sources[0].replace("\\\n", " ").split(), given, sorted(set(flags)),
            tuple(sorted(named)), LONGER if linked else RUN,
        )  # fmt: skip


def verdict(p: Program) -> str:
    """What became of a program."""
    binary = f"by_nvcc{''.join(p.arguments)}".replace("/", "_")
    command = ["nvcc", "-O3", "-std=c++17", "-arch=native", "-w", *p.flags, *p.sources, "-o", binary]
    try:
        command += _linked(p.libraries)
    except UsageError as e:
        return f"no library: {e}"
    built = _start(command, p, BUILD)
    if built[0] != 0:
        return "nvcc does not build it"
    theirs = _start([f"./{binary}", *p.arguments], p, p.seconds)
    if theirs[0] is None:
        return "nvcc's takes too long"
    command = [sys.executable, "-m", "minicu", "run", "--device", "cuda:0", "-O3", *p.flags, *p.sources]
    ours = _start([*command, *(f"-l{x}" for x in p.libraries), "--", *p.arguments], p, BOTH + p.seconds)
    if ours[0] is None:
        return "minicu's takes too long"
    if ours[0] == 1 and "error:" in ours[2] and not ours[1]:
        return "refused: " + next(x for x in ours[2].splitlines() if "error:" in x)
    theirs = theirs[0], theirs[1].replace(f"./{binary}", p.sources[0]), theirs[2]  # programs tell their name
    if theirs[0] != ours[0]:
        return f"exit status {theirs[0]} | {ours[0]}: {(ours[2].strip().splitlines() or ['-'])[-1]}"
    if theirs[1] == ours[1]:
        return "same"
    left, right = without_times(theirs[1]), without_times(ours[1])
    if left == right:
        return "same, times aside"
    if without_times(_start([f"./{binary}", *p.arguments], p, p.seconds)[1]) != left:
        return "nvcc's varies"
    pairs = zip([*left.splitlines(), ""], [*right.splitlines(), ""], strict=False)
    return "differs: " + next((f"{a[:80]!r} | {b[:80]!r}" for a, b in pairs if a != b), "lines are missing")


def _linked(libraries: Sequence[str]) -> Iterator[str]:
    """nvcc's words for them, where minicu finds them: a wheel has no `libNAME.so` without a version."""
    if libraries:
        yield from (f"-I{folder}" for folder in installed.folders("include"))
    for name in libraries:
        path = Path(Libraries().path(name))
        yield from (f"-L{path.parent}", f"-l:{path.name}", "-Xlinker", f"-rpath={path.parent}")


def samples(corpora: Path) -> Iterator[Program]:
    """Those of SAMPLES and LLM."""
    for name, libraries in SAMPLES.items():
        folder = corpora / "cuda-samples" / "Samples" / "4_CUDA_Libraries" / name
        sources = sorted(path.name for path in folder.glob("*.c*") if path.suffix in (".cu", ".cpp", ".c"))
        if sources:
            flags = [f"-I{corpora / 'cuda-samples' / 'Common'}"]
            yield Program(name, folder, sources, [], flags, tuple(libraries.split()), LONGER)
    folder = corpora / "llm.c" / "dev" / "cuda"
    for name, numbers in LLM.items() if folder.is_dir() else ():
        for number in numbers:
            given = [str(number)]
            yield Program(
                f"{name} {number}", folder, [f"{name}.cu"], given, [], ("cublas", "cublasLt"), LONGER
            )


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
    parser.add_argument("--libraries", action="store_true", help="programs that call cuBLAS, cuFFT ...")
    parser.add_argument("--only", help="these programs")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no program after so many")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    only = given.only.split(",") if given.only else None
    corpus = given.corpus.resolve()
    every = [*samples(corpus.parent), *programs(corpus, linked=True)] if given.libraries else programs(corpus)
    wanted = [p for p in every if only is None or p.name in only]
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
