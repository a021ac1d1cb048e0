"""Which public CUDA files are accepted, and why the others are not.

    python tests/public/acceptance.py CORPUS... [--nvcc] [--json OUT] [--messages OUT]

A CORPUS is a checkout of a repository; get them yourself, none of their code is part of this project. Every
`.cu` file in it is compiled as `minicu compile` does, up to LLVM IR; one with a main() is read as
`minicu run` does as well. A file's folder, those above it and their `include`, `inc`, `common` and `Common`
are where headers are looked for, then what a Makefile beside it names with -I, then the folders of the
repository that have what is not found there; macros that the Makefile defines with -D are defined. A refusal
is counted under its kind (`KINDS`): a header that is not there, a construct that is not supported, ... With
`--nvcc`, nvcc judges what is refused here, too: of a file that it refuses with the same folders nothing was
to be expected. `--json` writes the table that is kept in
`benchmarks/results/acceptance.json` (there, of one file in so many), `--messages` a line for each refusal.
"""

from __future__ import annotations

import argparse
import functools
import json
import multiprocessing
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from datetime import date
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any, NamedTuple

from minicu.compile import Stages
from minicu.compiling.inputs import read_file
from minicu.diagnostics.errors import CompileError
from minicu.language import CU, WHOLE_PROGRAM
from minicu.options import Options

#: Of the processor's time.
SECONDS = 60
FOLDERS = ("include", "inc", "common", "Common", "src")
INCLUDE = re.compile(r"""^\s*#\s*include\s*(?:"|<(?=[^>]*/))([^">]+)[">]""", re.M)
MAIN = re.compile(r"^\s*(?:int|void|auto|signed)?\s*main\s*\(", re.M)

#: What a refusal is counted under: the first that its first message has in it.
KINDS: tuple[tuple[str, str], ...] = (
    (r"header|not found|No such file", "a header that is not there"),
    (r"cublas|cufft|cusparse|cusolver|cudnn|nccl|curand[A-Z]|npp|nvml|mpi", "another library"),
    (r"thrust|cub::|cuda::|cutlass|cute", "a library of headers"),
    (r"undeclared identifier|unknown type|no member named|has not been declared", "an unknown name"),
    (r"no matching|no viable|cannot convert|ambiguous", "a call or conversion"),
    (r"not supported", "not supported"),
    (r"expected|before:", "syntax"),
)


Macros = tuple[tuple[str, str], ...]


class Answer(NamedTuple):
    """What became of one file: `refused` is the first message of each way to read it that refused it."""

    name: str
    program: bool
    refused: dict[str, str]
    nvcc: bool | None
    seconds: float


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("corpus", nargs="+", type=Path)
    options.add_argument("--nvcc", action="store_true")
    options.add_argument("--json", type=Path)
    options.add_argument("--messages", type=Path)
    options.add_argument("--one-in", type=int, default=1, help="take one file of so many")
    options.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="so many files at a time")
    options.add_argument("--within", type=float, default=1e9, help="begin no file after so many seconds")
    given = options.parse_args()
    table: dict[str, Any] = {}
    lines: list[str] = []
    end = time.monotonic() + given.within
    for corpus in given.corpus:
        files = sorted(p for p in corpus.rglob("*.cu") if p.is_file())[:: given.one_in]
        jobs = [(corpus, file, given.nvcc) for file in files]
        answers = judged(jobs, end, given.jobs)
        row = {"one_in": given.one_in, **summary(answers)}
        print(f"{corpus.name}: {json.dumps(row)}", flush=True)
        told = [line for answer in answers for line in messages(answer)]
        table[corpus.name] = {**row, "messages": told}
        lines += [f"{corpus.name}/{line}" for line in told]
        if given.json:
            given.json.write_text(json.dumps({"date": str(date.today()), "corpora": table}, indent=1) + "\n")
        if given.messages:
            given.messages.write_text("\n".join(lines) + "\n")
    return 0


def summary(answers: list[Answer]) -> dict[str, Any]:
    """The row of a corpus."""
    row: dict[str, Any] = {"seconds": round(sum(a.seconds for a in answers), 1)}
    for way, asked in (("kernels", answers), ("programs", [a for a in answers if a.program])):
        refused = [a for a in asked if way in a.refused]
        kinds = Counter("nvcc refuses it, too" if a.nvcc is False else kind(a.refused[way]) for a in refused)
        row[way] = {
            "files": len(asked),
            "accepted": len(asked) - len(refused),
            "refused": dict(kinds.most_common()),
        }
    return row


def messages(answer: Answer) -> list[str]:
    """A line for each way to read the file that refuses it."""
    theirs = "" if answer.nvcc is None else f" [nvcc {'accepts' if answer.nvcc else 'refuses'}]"
    return [f"{answer.name}: {way}:{theirs} {shortly(message)}" for way, message in answer.refused.items()]


def shortly(message: str) -> str:
    """A message without the folders of this machine."""
    return re.sub(r"^\S*?([^/\s]+:\d+:\d+: )", r"\1", message)


def kind(message: str) -> str:
    """What a refusal is counted under."""
    return next((name for pattern, name in KINDS if re.search(pattern, message)), "something else")


def judged(jobs: list[tuple[Path, Path, bool]], until: float, most: int) -> list[Answer]:
    """The answers to `jobs`, each from a process of its own: nothing that a file does ends more than that."""
    answers: list[Answer | None] = [None] * len(jobs)
    waiting = list(enumerate(jobs))[::-1]
    running: dict[Connection, int] = {}
    while waiting or running:
        if time.monotonic() > until:
            waiting.clear()
        while waiting and len(running) < most:
            index, job = waiting.pop()
            here, there = multiprocessing.Pipe(duplex=False)
            multiprocessing.Process(target=tell, args=(there, job), daemon=True).start()
            there.close()
            running[here] = index
        for end in wait(list(running)):
            index = running.pop(end)
            try:
                answers[index] = end.recv()
            except EOFError:
                corpus, file, _ = jobs[index]
                answers[index] = Answer(
                    str(file.relative_to(corpus)), False, {"kernels": "FAULT: it died"}, None, 0
                )
            end.close()
        multiprocessing.active_children()  # which ends those that are done
    return [a for a in answers if a is not None]


def tell(end: Connection, job: tuple[Path, Path, bool]) -> None:
    end.send(judge(*job))


def judge(corpus: Path, file: Path, ask_nvcc: bool) -> Answer:
    """One file of a corpus."""
    folders, macros = searched(corpus, file)
    program = bool(MAIN.search(file.read_text(errors="replace")))
    refused: dict[str, str] = {}
    start = time.process_time()
    for way, language in (("kernels", CU), ("programs", WHOLE_PROGRAM)) if program else (("kernels", CU),):
        signal.signal(signal.SIGPROF, late)
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        try:
            stages = Stages(read_file(str(file)), language, Options(include_dirs=folders, defines=macros))
            if language is CU:
                stages.lower()
            else:
                stages.check()
                stages.diagnostics.check()
        except CompileError as e:
            first = next((d for d in e.diagnostics if d.severity == "error"), e.diagnostics[0])
            refused[way] = str(first).splitlines()[0]
        except TimeoutError:
            refused[way] = f"more than {SECONDS} s"
        except Exception as e:
            refused[way] = f"FAULT {type(e).__name__}: {e}"
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
    seconds = time.process_time() - start
    theirs = accepted_by_nvcc(file, folders, macros) if ask_nvcc and refused else None
    return Answer(str(file.relative_to(corpus)), program, refused, theirs, seconds)


def late(*_: object) -> None:
    raise TimeoutError


def searched(corpus: Path, file: Path) -> tuple[tuple[str, ...], Macros]:
    """The folders where a file's headers are looked for, and the macros that are defined for it."""
    made, macros = from_makefile(file.parent)
    return tuple(str(f) for f in with_headers(corpus, file, [*places(corpus, file), *made])), macros


def places(corpus: Path, file: Path) -> list[Path]:
    """Where headers are looked for: the folders from the file's own to the corpus's, and some in them."""
    above = [p for p in file.parents if p == corpus or corpus in p.parents]
    return [p for a in above for p in (a, *(a / f for f in FOLDERS)) if p.is_dir()]


def with_headers(corpus: Path, file: Path, folders: list[Path]) -> list[Path]:
    """`folders`, and those of the corpus in which what the file includes lies, itself or by its headers."""
    found, files = list(folders), [file]
    for reader in files:
        for name in INCLUDE.findall(reader.read_text(errors="replace")):
            beside = (Path(os.path.normpath(f / name)) for f in (reader.parent, *found))
            header = next((p for p in beside if p.is_file()), None)
            if header is None:
                near = [
                    p for p in headers(corpus).get(Path(name).name, []) if p.as_posix().endswith(f"/{name}")
                ]
                if not near:
                    continue
                header = max(near, key=lambda p: len(os.path.commonpath([p, file])))
                found.append(header.parents[name.count("/")])
            if corpus in header.parents and header not in files:
                files.append(header)
    return found


@functools.cache
def headers(corpus: Path) -> dict[str, list[Path]]:
    """The headers of a corpus by the ends of their names."""
    table: dict[str, list[Path]] = {}
    for path in sorted(corpus.rglob("*.*h*")):
        table.setdefault(path.name, []).append(path)
    return table


def from_makefile(folder: Path) -> tuple[list[Path], Macros]:
    """The folders and macros that a Makefile gives its compiler."""
    makefile = next((p for n in ("Makefile", "makefile") if (p := folder / n).is_file()), None)
    if makefile is None:
        return [], ()
    text = makefile.read_text(errors="replace")
    folders = [p for name in re.findall(r"-I\s*([\w./-]+)", text) if (p := folder / name).is_dir()]
    macros = {k: v or "1" for k, v in re.findall(r"(?<![\w-])-D\s*(\w+)(?:=([\w.]+))?", text)}
    return folders, tuple(macros.items())


def accepted_by_nvcc(file: Path, folders: tuple[str, ...], macros: Macros) -> bool:
    words = ["nvcc", "-std=c++17", "-arch=sm_90", "-ptx", "-w", "--extended-lambda"]
    given = [*(f"-I{f}" for f in folders), *(f"-D{k}={v}" for k, v in macros), str(file)]
    with tempfile.TemporaryDirectory() as place:  # nvcc removes what it cannot write, /dev/null for one
        command = [*words, "-o", f"{place}/out.ptx", *given]
        try:
            return subprocess.run(command, capture_output=True, timeout=300, check=False).returncode == 0
        except subprocess.TimeoutExpired:
            return False


if __name__ == "__main__":
    sys.exit(main())
