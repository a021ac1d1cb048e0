"""Gives the front end what nobody would write: each source must be lowered, or refused with an error that
has a place, and in time. Several kinds, in turn:

- forms: every kind of type in every form of expression and declaration;
- faults: typed programs (those of `class_programs`) with a few tokens left out, doubled, exchanged or
  replaced;
- splices: pieces of the test sources put into one another;
- nested, literals, directives, attributes, assembly, templates: what `odd.py` makes.

What ends otherwise is kept in build/fuzz, once for each place that failed, and the exit status is 1. The same
--seed gives the same sources. Nothing is emitted: LLVM sees what `mutations.py` makes. What each long search
came to is in tests/fuzz/front_end.jsonl.

    python tests/fuzz/front_end.py --count 5000 --seed 1 [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import re
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS), str(TESTS.parent)]

from fuzz import odd  # noqa: E402
from fuzz.mutations import corpus  # noqa: E402

_LONGEST = 20  # seconds of the processor for one source: those that include CUB need seven
_TOKEN = re.compile(
    r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|//[^\n]*|\s+|\w+|<<<|>>>|[-+*/%&|^<>=!]=|->|::|&&|\|\||[^\w\s]'
)

# ---------------------------------------------------------------- types and forms


def _sections() -> dict[str, list[str]]:
    """What front_end_forms.txt has: in forms `#` stands for a type, `@` and a lone `%` for a value."""
    found: dict[str, list[str]] = {}
    for line in (Path(__file__).parent / "front_end_forms.txt").read_text().splitlines():
        if re.fullmatch(r"\[[a-z]+\]", line):
            here = found[line[1:-1]] = []
        elif line:
            here.append(line.replace("\\n", "\n"))
    return found


_GIVEN = _sections()
_PRELUDE = "\n".join(_GIVEN["prelude"]) + "\n"
_TYPES, _VALUES, _EXPRESSIONS = _GIVEN["types"], _GIVEN["values"], _GIVEN["expressions"]


def forms(dice: random.Random) -> str:
    """One to three of the forms, filled with types and values."""

    def filled(form: str, depth: int = 0) -> str:
        def part(match: re.Match[str]) -> str:
            if match[0] == "#":
                return dice.choice(_TYPES)
            if depth < 3 and dice.random() < 0.3:
                return filled(dice.choice(_EXPRESSIONS), depth + 1)
            return dice.choice(_VALUES)

        return re.sub(r"#(?!pragma)|@|(?<= )%(?![\w%])|(?<=[({\[,])%(?=[)}\],;])", part, form)

    text = _PRELUDE
    for _ in range(dice.randint(1, 3)):
        if dice.random() < 0.5:
            text += filled(dice.choice(_GIVEN["declarations"])) + "\n"
        else:
            body = " ".join(filled(dice.choice(_GIVEN["statements"])) for _ in range(dice.randint(1, 3)))
            head = dice.choice(
                (
                    "__global__ void k(int *p)",
                    "template <class T> __device__ T k(T *p)",
                    "__device__ auto k(int *p)",
                )
            )
            text += f"{head} {{ {body} }}\n"
            if head.startswith("template"):
                text += f"__device__ void use() {{ k<{dice.choice(_TYPES)}>(0); }}\n"
    return text


# ---------------------------------------------------------------- faults in programs, and splices


def faults(dice: random.Random) -> str:
    """A typed program that is right, but for a few tokens."""
    from fuzz.class_programs import program

    tokens = _TOKEN.findall(program(dice.randrange(1 << 30)))
    words = [t for t in tokens if not t.isspace()]
    for _ in range(dice.randint(1, 4)):
        at = dice.randrange(len(tokens))
        match dice.randrange(5):
            case 0:
                del tokens[at : at + dice.randint(1, 3)]
            case 1:
                tokens.insert(at, tokens[at])
            case 2:
                other = dice.randrange(len(tokens))
                tokens[at], tokens[other] = tokens[other], tokens[at]
            case 3:
                tokens[at] = dice.choice(words)
            case 4:
                tokens.insert(at, f" {dice.choice(_TYPES + _VALUES)} ")
    return "".join(tokens)


def splices(dice: random.Random) -> str:
    """A test source with pieces of another one in it, cut at brackets and semicolons."""
    first, second = (dice.choice(_texts()) for _ in range(2))
    pieces, others = (re.split(r"(?<=[;{}(),])", text) for text in (first, second))
    for _ in range(dice.randint(1, 4)):
        at, start = dice.randrange(len(pieces) + 1), dice.randrange(len(others))
        pieces[at : at + dice.randint(0, 3)] = others[start : start + dice.randint(1, 8)]
    return "".join(pieces)


_kept: list[str] = []


def _texts() -> list[str]:
    if not _kept:
        _kept.extend(path.read_text() for path in corpus() if path.suffix == ".cu")
    return _kept


KINDS: dict[str, Callable[[random.Random], str]] = {
    "forms": forms,
    "faults": faults,
    "splices": splices,
    **odd.KINDS,
}

# ---------------------------------------------------------------- running


class TooLong(BaseException):
    """No end in sight."""


def outcome(text: str) -> tuple[str, str]:
    """How front end and lowering take a source: "accepted", "refused", or what is wrong, and where."""
    from minicu.compile import Stages
    from minicu.diagnostics.errors import CompileError
    from minicu.diagnostics.source import Source
    from minicu.language import CU
    from minicu.options import Options

    def ring(*_: object) -> None:
        raise TooLong

    signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, _LONGEST)
    try:
        Stages(Source("fuzz.cu", text), CU, Options(opt=0, include_dirs=(str(TESTS / "run"),))).lower()
        return "accepted", ""
    except CompileError as refused:
        errors = [d for d in refused.diagnostics if d.severity == "error"]
        if not errors:
            return "refused without a word", ""
        return (
            ("refused", "") if errors[0].span is not None else ("refused without a place", errors[0].message)
        )
    except TooLong:
        return f"no end after {_LONGEST} s", _where()
    except (Exception, MemoryError) as fault:
        return f"{type(fault).__name__}: {str(fault)[:100]}", _where()
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _where() -> str:
    """The place in minicu where the fault at hand came up."""
    frames = traceback.extract_tb(sys.exc_info()[2])
    inside = [f for f in frames if "/minicu/" in f.filename] or frames
    return f"{Path(inside[-1].filename).name}:{inside[-1].lineno} {inside[-1].name}"


def sources(
    count: int, seed: int, kinds: list[str], part: int = 0, parts: int = 1
) -> Iterator[tuple[str, str]]:
    """`count` sources with their names, of which a part is asked for."""
    for i in range(part, count, parts):
        kind = kinds[i % len(kinds)]
        yield f"{kind}-{seed}-{i}.cu", KINDS[kind](random.Random(f"{seed} {i}"))


def work(arguments: argparse.Namespace, part: int) -> Counter[str]:
    """One process: reports and keeps the first source for each place that fails, and counts."""
    import resource

    os.environ["MINICU_DEBUG"] = "1"  # what contradicts itself after an error is looked at as well
    resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))
    kept = TESTS.parent / "build" / "fuzz"
    seen: set[str] = set()
    counts: Counter[str] = Counter()
    start = time.time()
    for name, text in sources(arguments.count, arguments.seed, arguments.kinds, part, arguments.workers):
        what, where = outcome(text)
        counts[what if what in ("accepted", "refused") else "wrong"] += 1
        if what not in ("accepted", "refused") and (key := f"{what.partition(':')[0]} {where}") not in seen:
            seen.add(key)
            kept.mkdir(parents=True, exist_ok=True)
            (kept / name).write_text(text, "utf-8", "surrogateescape")
            print(f"{kept / name}\n  {what}\n  {where}", flush=True)
        if arguments.seconds and time.time() - start > arguments.seconds:
            break
    return counts


def main() -> int:
    """Command line: see the top of this file."""
    parser = argparse.ArgumentParser(description="Give the front end sources that nobody would write.")
    parser.add_argument("--count", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=int, default=0, help="stop after that long")
    parser.add_argument("--kinds", nargs="+", default=list(KINDS), choices=list(KINDS))
    parser.add_argument("--json", help="a file to which the figures of this search are added")
    arguments = parser.parse_args()
    start = time.time()
    with multiprocessing.get_context("fork").Pool(arguments.workers) as pool:
        counts = sum(pool.map(partial(work, arguments), range(arguments.workers), 1), Counter[str]())
    figures = {
        "seed": arguments.seed, "kinds": " ".join(arguments.kinds), "inputs": counts.total(), **counts,
        "seconds": round(time.time() - start), "date": time.strftime("%Y-%m-%d"),
    }  # fmt: skip
    print(json.dumps(figures), flush=True)
    if arguments.json:
        with open(arguments.json, "a") as file:
            file.write(json.dumps(figures) + "\n")
    return int(counts["wrong"] > 0)


if __name__ == "__main__":
    sys.exit(main())
