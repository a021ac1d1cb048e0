"""Compiles mutated test sources: each must be accepted (exit status 0) or refused (1).

A traceback (3), a signal, a hang or wrong usage is a fault: the source is kept in build/fuzz, and the exit
status is 1. The same --seed gives the same sources.

    python tests/fuzz/mutations.py --count 5000 --seed 1
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(TESTS))

from runner import directives  # noqa: E402

FOLDERS = ("golden", "errors", "run")
_TOKEN = re.compile(r"\s+|[A-Za-z_]\w*|\d[\w.]*|[^\w\s]")
_HANGS_AFTER = 60  # seconds for one compilation: far more than any needs, even on a busy machine
_ENOUGH_MEMORY = 4 << 30  # bytes of address space for a worker


@dataclass(frozen=True)
class Case:
    """One mutated source. `folder` is where its #includes are looked up."""

    name: str
    text: str
    options: tuple[str, ...]
    folder: Path


@dataclass(frozen=True)
class Fault:
    """A case that ended otherwise than with 0 or 1, and how."""

    case: Case
    what: str


def corpus() -> list[Path]:
    """The sources that are mutated."""
    folders = [TESTS / name for name in FOLDERS] + [TESTS.parent / "examples"]
    return [path for folder in folders for path in directives.sources(folder)]


def cases(count: int, seed: int) -> Iterator[Case]:
    """`count` mutated sources."""
    paths = corpus()
    texts = [path.read_text() for path in paths]
    words = sorted({word for text in texts for word in _TOKEN.findall(text) if not word.isspace()})
    for i in range(count):
        dice = random.Random(f"{seed} {i}")
        chosen = dice.randrange(len(paths))
        tokens = _TOKEN.findall(texts[chosen])
        for _ in range(dice.randint(1, 3)):
            mutate(tokens, words, dice)
        path = paths[chosen]
        name = f"{path.stem}-{seed}-{i}{path.suffix}"
        yield Case(name, "".join(tokens), tuple(directives.options(texts[chosen])), path.parent)


def mutate(tokens: list[str], words: Sequence[str], dice: random.Random) -> None:
    """Change a list of tokens in one place."""
    at = dice.randrange(len(tokens) + 1)
    match dice.randrange(8):
        case 0:
            del tokens[at : at + dice.randint(1, 4)]
        case 1:
            tokens.insert(at, dice.choice(words))
        case 2:
            tokens[at : at + 1] = [dice.choice(words)]
        case 3:
            tokens[at:at] = tokens[at : at + dice.randint(1, 12)]
        case 6 | 7 if tokens:
            at = min(at, len(tokens) - 1)
            tokens[at] = respell(tokens[at], dice)
        case 4 if len(tokens) > 1:
            one, other = dice.randrange(len(tokens)), dice.randrange(len(tokens))
            tokens[one], tokens[other] = tokens[other], tokens[one]
        case _:
            if dice.random() < 0.2:
                del tokens[at:]
            else:
                del tokens[at : at + dice.randint(5, 40)]


#: Characters that mean something to the lexer, and some that do not.
_CHARACTERS = "0123456789abcdefipxuULlR'\"\\.+-<>()[]{}#%&|;,:?_$@`~ \t\n\f\0é\ufeff\N{GRINNING FACE}"


def respell(token: str, dice: random.Random) -> str:
    """Change the spelling of a token: a character more, less or other, or a part repeated."""
    at = dice.randrange(len(token) + 1)
    match dice.randrange(4):
        case 0:
            return token[:at] + dice.choice(_CHARACTERS) + token[at:]
        case 1:
            return token[:at] + token[at + 1 :]
        case 2:
            return token[:at] + dice.choice(_CHARACTERS) + token[at + 1 :]
    return token[:at] + token[at : at + 3] * dice.choice((2, 3, 50, 5000)) + token[at:]


def faults(wanted: Iterator[Case], workers: int) -> Iterator[Fault]:
    """Compile all cases, `workers` at a time."""
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        here = threading.local()
        lock = threading.Lock()

        def compile(case: Case) -> Fault | None:
            if not hasattr(here, "worker"):
                here.worker = Worker(Path(folder), threading.get_ident())
                with lock:
                    stack.callback(here.worker.close)
            what = here.worker.compile(case)
            return Fault(case, what) if what else None

        with ThreadPoolExecutor(workers) as pool:
            yield from filter(None, pool.map(compile, wanted))


class Worker:
    """A process that compiles one source after another; a new one is started when it dies."""

    def __init__(self, folder: Path, number: int) -> None:
        self.folder = folder / str(number)
        self.folder.mkdir()
        self.process: subprocess.Popen[str] | None = None

    def compile(self, case: Case) -> str | None:
        """How the compilation failed to end with 0 or 1; None if it did so."""
        source = self.folder / f"case{Path(case.name).suffix}"
        source.write_text(case.text, "utf-8", "surrogateescape")
        words = ["compile", str(source), "-o", str(self.folder / "output"), "--no-cache", f"-I{case.folder}"]
        if self.process is None:
            self.process = self._start()
        process = self.process
        hung = threading.Event()
        timer = threading.Timer(_HANGS_AFTER, lambda: (hung.set(), process.kill()))
        timer.start()
        assert process.stdin and process.stdout
        try:
            process.stdin.write(json.dumps([*words, *case.options]) + "\n")
            process.stdin.flush()
            answer = process.stdout.readline()
        except BrokenPipeError:
            answer = ""
        finally:
            timer.cancel()
        if answer:
            status, text = json.loads(answer)
            return None if status in (0, 1) else f"exit status {status}\n{text}"
        self.close()
        if hung.is_set():
            return f"no end after {_HANGS_AFTER} s"
        return f"the process died: {process.returncode}\n{(self.folder / 'stderr').read_text()[-2000:]}"

    def close(self) -> None:
        """End the process."""
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
            self.process = None

    def _start(self) -> subprocess.Popen[str]:
        with (self.folder / "stderr").open("w") as stderr:
            return subprocess.Popen(
                [sys.executable, __file__, "--worker"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=stderr,
                text=True,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )


def work() -> None:
    """The loop of a worker process: a command line as JSON in, its exit status and messages out."""
    from runner.command import minicu

    with contextlib.suppress(ImportError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (_ENOUGH_MEMORY, _ENOUGH_MEMORY))
    answers = os.fdopen(os.dup(1), "w")
    for line in sys.stdin:
        try:
            done = minicu(*json.loads(line))
            answer = [done.status, done.stderr]
        except Exception:
            import traceback

            answer = [3, traceback.format_exc()]
        print(json.dumps(answer), file=answers, flush=True)


def main() -> int:
    """Command line: see the top of this file."""
    parser = argparse.ArgumentParser(description="Compile mutated test sources.")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.worker:
        work()
        return 0
    kept = TESTS.parent / "build" / "fuzz"
    seen = 0
    for fault in faults(cases(arguments.count, arguments.seed), arguments.workers):
        seen += 1
        kept.mkdir(parents=True, exist_ok=True)
        path = kept / fault.case.name
        path.write_text(fault.case.text, "utf-8", "surrogateescape")
        print(f"{path} {' '.join(fault.case.options)}\n{fault.what}\n", flush=True)
    print(f"{arguments.count} mutated sources, seed {arguments.seed}: {seen} faults")
    return int(seen > 0)


if __name__ == "__main__":
    sys.exit(main())
