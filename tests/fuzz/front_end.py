"""Gives the front end what nobody would write: each source must be lowered, or refused with an error that
has a place, and in time. Several kinds, in turn:

- forms, places, hosts: what `forms.py` makes;
- faults: typed programs (those of `class_programs`) with a few tokens left out, doubled, exchanged or
  replaced;
- splices: pieces of the test sources put into one another;
- near, c: a test source, of CUDA or of C, but for one or two tokens: half of them are accepted;
- whole: the same of whole programs, read from the host's side, or a few tokens of one are changed;
- libraries: the same of those that include CCCL, which take seconds each; one source in ten thousand;
- nested, literals, directives, attributes, assembly, templates: what `odd.py` makes;
- meetings: declarations, most of them refused, and uses of what they declare: `meetings.py`.

What is accepted is described for Python and lowered for the CPU device as well, every other one with what a
debugger needs. What ends otherwise is kept in build/fuzz, once for each place that failed; each is a line of
wrong.jsonl there (its name, BLAKE2 digest, what was wrong and where), and the exit status is 1. The same
--seed gives the same sources. Nothing is emitted: LLVM sees what `mutations.py` makes. What each long search
came to is in tests/fuzz/front_end.jsonl.

    python tests/fuzz/front_end.py --count 5000 --seed 1 [--json FILE]
"""

from __future__ import annotations

import argparse
import gc
import json
import multiprocessing
import multiprocessing.connection
import os
import random
import re
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from hashlib import blake2b
from pathlib import Path
from typing import Any
from zlib import crc32

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS), str(TESTS.parent)]

from runner.figures import Figures  # noqa: E402

from fuzz import forms, meetings, odd  # noqa: E402
from fuzz.forms import changed  # noqa: E402
from fuzz.mutations import corpus  # noqa: E402

KEPT = TESTS.parent / "build" / "fuzz"  # what was wrong
#: Seconds of the processor for one source: a constant expression may execute 2^20 statements, which takes up
#: to 12 on an idle machine.
_LONGEST = 40
_LONGEST_OF_LIBRARIES = 120  # ... that includes CUB or Thrust, or is a whole program
_GRACE = 10  # seconds behind --seconds for the sources that were begun
_WHOLE = ("whole", "hosts")  # kinds that are read from the host's side as well
_LIBRARY = re.compile(r"(cub|thrust|cuda|cooperative_groups|nv)/|curand")

# ---------------------------------------------------------------- faults in programs, and splices


def faults(dice: random.Random) -> str:
    """A typed program that is right, but for a few tokens."""
    from fuzz.class_programs import program

    return changed(dice, program(dice.randrange(1 << 30), functions=dice.choice((1, 1, 1, 4))))


def splices(dice: random.Random, texts: Callable[[], list[str]]) -> str:
    """A test source with pieces of another one in it, cut at brackets and semicolons."""
    first, second = (dice.choice(texts()) for _ in range(2))
    pieces, others = (re.split(r"(?<=[;{}(),])", text) for text in (first, second))
    for _ in range(dice.randint(1, 4)):
        at, start = dice.randrange(len(pieces) + 1), dice.randrange(len(others))
        pieces[at : at + dice.randint(0, 3)] = others[start : start + dice.randint(1, 8)]
    return "".join(pieces)


def near(dice: random.Random, texts: Callable[[], list[str]]) -> str:
    """A test source that is right, but for a token or two."""
    return changed(dice, dice.choice(texts()), most=2)


def whole(dice: random.Random) -> str:
    """A whole program that is right, but for a few tokens, or with pieces of another one in it."""
    return splices(dice, programs) if dice.random() < 0.5 else changed(dice, dice.choice(programs()))


@cache
def _texts(libraries: bool) -> list[str]:
    """The test sources that include NVIDIA's libraries of headers, or those that do not."""
    texts = [path.read_text() for path in corpus() if path.suffix == ".cu"]
    return [text for text in texts if bool(_LIBRARY.search(text)) == libraries]


@cache
def _accepted(suffix: str) -> list[str]:
    """The test sources that are accepted, without those that include NVIDIA's libraries."""
    paths = [path for path in corpus() if path.suffix == suffix and "errors" not in path.parts]
    return [text for text in (path.read_text() for path in paths) if not _LIBRARY.search(text)]


@cache
def programs() -> list[str]:
    """The whole programs among the test sources, without those that include NVIDIA's libraries."""
    texts = [path.read_text() for path in sorted((TESTS / "whole").glob("*.cu"))]
    return [text for text in texts if not _LIBRARY.search(text)]


KINDS: dict[str, Callable[[random.Random], str]] = {
    **forms.KINDS,
    "faults": faults,
    "splices": partial(splices, texts=partial(_texts, False)),
    "near": partial(near, texts=partial(_accepted, ".cu")),
    "c": partial(near, texts=partial(_accepted, ".c")),
    "whole": whole,
    "libraries": partial(splices, texts=partial(_texts, True)),
    **odd.KINDS,
    **meetings.KINDS,
}

# ---------------------------------------------------------------- running


class TooLong(BaseException):
    """No end in sight."""


def outcome(text: str, kind: str = "") -> tuple[str, str]:
    """How front end and lowering take a source: "accepted", "refused", or what is wrong, and where."""
    from minicu.compile import Stages
    from minicu.diagnostics.errors import CompileError
    from minicu.diagnostics.source import Source
    from minicu.language import CU, WHOLE_PROGRAM, C
    from minicu.lower.host.module import lower_host
    from minicu.options import Options
    from minicu.program.describe import describe

    def ring(*_: object) -> None:
        raise TooLong

    signal.signal(signal.SIGPROF, ring)
    longest = _LONGEST_OF_LIBRARIES if kind in _WHOLE or _LIBRARY.search(text) else _LONGEST
    signal.setitimer(signal.ITIMER_PROF, longest)
    try:
        folders = str(TESTS / "run"), str(TESTS / "whole")
        debug = "full" if digest(text) & 8 else None
        options = Options(opt=0, include_dirs=folders, standard=standard(text, kind), debug=debug)
        if kind in _WHOLE:
            lower_host(Stages(Source("fuzz.cu", text), WHOLE_PROGRAM, options).check(), options)
        stages = Stages(Source("fuzz.cu", text), C if kind == "c" else CU, options)
        stages.lower()
        describe(stages.check(), options=options)
        lower_host(stages.check(), options)
        return "accepted", ""
    except CompileError as refused:
        errors = [d for d in refused.diagnostics if d.severity == "error"]
        if not errors:
            return "refused without a word", ""
        if errors[0].span is not None or errors[0].message.startswith("no function main()"):
            return "refused", ""
        return "refused without a place", errors[0].message
    except TooLong:
        return f"no end after {longest} s", _where()
    except (Exception, MemoryError) as fault:
        return f"{type(fault).__name__}: {str(fault)[:100]}", _where()
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def digest(text: str) -> int:
    """A number that each source has of its own."""
    return crc32(text.encode("utf-8", "surrogateescape"))


def standard(text: str, kind: str = "") -> str:
    """The standard that a source is read by: each source has its own, so that all are met."""
    of_c, of_cpp = ("c99", "c11", "c17", "c23"), ("c++17", "c++20", "c++20", "c++23")
    return (of_c if kind == "c" else of_cpp)[digest(text) % 4]


def _where() -> str:
    """The place in minicu where the fault at hand came up."""
    frames = traceback.extract_tb(sys.exc_info()[2])
    inside = [f for f in frames if "/minicu/" in f.filename] or frames
    return f"{Path(inside[-1].filename).name}:{inside[-1].lineno} {inside[-1].name}"


def sources(
    count: int, seed: int, kinds: list[str], start: int = 0, step: int = 1
) -> Iterator[tuple[int, str, str]]:
    """Of `count` sources, every `step`th from `start` on: its number, its kind and its text."""
    shares = [0.001 if kind == "libraries" else 1 for kind in kinds]
    for i in range(start, count, step):
        dice = random.Random(f"{seed} {i}")
        kind = dice.choices(kinds, shares)[0]
        yield i, kind, KINDS[kind](dice)


@dataclass
class Worker:
    """One process, and what it tells: the number of the source that it is at, and how many of each kind
    (in the order of --kinds) came to each of `_OUTCOMES`."""

    process: Any
    at: Any
    counts: Any


_OUTCOMES = ("accepted", "refused", "wrong")


def work(arguments: argparse.Namespace, start: int, end: float, at: Any, counts: Any) -> None:
    """Every `workers`th source from `start` on, until `end` (seconds, as `time.time` counts)."""
    import resource

    os.environ["MINICU_DEBUG"] = "1"  # what contradicts itself after an error is looked at as well
    resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))
    gc.freeze()
    gc.disable()  # it takes a quarter of the time: every few hundred sources are enough
    made = sources(arguments.count, arguments.seed, arguments.kinds, start, arguments.workers)
    for i, kind, text in made:
        at.value = i
        if i // arguments.workers % 300 == 299:
            gc.collect()
        what, where = outcome(text, kind)
        row = arguments.kinds.index(kind) * len(_OUTCOMES)
        if what in _OUTCOMES:
            counts[row + _OUTCOMES.index(what)] += 1
        else:
            counts[row + _OUTCOMES.index("wrong")] += 1
            keep(f"{kind}-{arguments.seed}-{i}", text, what, where)
        if time.time() > end:
            break
    at.value = -1


def keep(name: str, text: str, what: str, where: str) -> None:
    """Adds a source to those that were wrong; it is kept whole if it is the first that failed there."""
    data = text.encode("utf-8", "surrogateescape")
    entry = {"name": name, "digest": blake2b(data, digest_size=16).hexdigest(), "what": what, "where": where}
    KEPT.mkdir(parents=True, exist_ok=True)
    with open(KEPT / "wrong.jsonl", "a") as file:
        file.write(json.dumps(entry) + "\n")
    place = blake2b(f"{what.partition(':')[0]} {where}".encode(), digest_size=4).hexdigest()
    if not list(KEPT.glob(f"{place}-*.cu")):
        (KEPT / f"{place}-{name}.cu").write_bytes(data)
        print(f"{KEPT / f'{place}-{name}.cu'}\n  {what}\n  {where}", flush=True)


def search(arguments: argparse.Namespace) -> dict[str, dict[str, int]]:
    """How many sources of each kind came to what. A process that dies is counted, and replaced."""
    context = multiprocessing.get_context("fork")
    for kind in arguments.kinds:  # what all processes need is read before they are forked
        outcome(KINDS[kind](random.Random("first")), kind)
    end = time.time() + (arguments.seconds or 1e6)  # poll takes no more: 2^31 ms

    def begin(start: int, counts: Any) -> Worker:
        at = context.Value("q", start)
        process = context.Process(target=work, args=(arguments, start, end, at, counts))
        process.start()
        return Worker(process, at, counts)

    size = len(arguments.kinds) * len(_OUTCOMES)
    running = [begin(part, context.Array("q", size)) for part in range(arguments.workers)]
    counts = [worker.counts for worker in running]
    while running:
        if not multiprocessing.connection.wait(
            [worker.process.sentinel for worker in running], max(end + _GRACE - time.time(), 0)
        ):
            for worker in running:
                worker.process.kill()  # what it is at is not counted
            break
        for worker in [w for w in running if w.process.exitcode is not None]:
            running.remove(worker)
            if worker.at.value < 0:
                continue
            i, kind, text = next(sources(arguments.count, arguments.seed, arguments.kinds, worker.at.value))
            worker.counts[arguments.kinds.index(kind) * len(_OUTCOMES) + _OUTCOMES.index("wrong")] += 1
            keep(f"{kind}-{arguments.seed}-{i}", text, "the process died", str(worker.process.exitcode))
            running.append(begin(i + arguments.workers, worker.counts))
    return {
        kind: {
            what: sum(c[row * len(_OUTCOMES) + column] for c in counts)
            for column, what in enumerate(_OUTCOMES)
        }
        for row, kind in enumerate(arguments.kinds)
    }


def main() -> int:
    """Command line: see the top of this file."""
    parser = argparse.ArgumentParser(description="Give the front end sources that nobody would write.")
    parser.add_argument("--count", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=int, default=0, help="stop after that long")
    parser.add_argument("--kinds", nargs="+", default=list(KINDS), choices=list(KINDS))
    results = Figures(parser)
    arguments = parser.parse_args()
    kinds = search(arguments)
    counts = {what: sum(kind[what] for kind in kinds.values()) for what in _OUTCOMES}
    results.tell(arguments, {
        "seed": arguments.seed, "inputs": sum(counts.values()), **counts, "workers": arguments.workers,
        "kinds": kinds,
    })  # fmt: skip
    return int(counts["wrong"] > 0)


if __name__ == "__main__":
    sys.exit(main())
