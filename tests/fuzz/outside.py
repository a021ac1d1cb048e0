"""Programs by generators of others: gcc or g++ and minicu must compute the same.

    outside.py yarpgen|yarpgen-c|csmith|cudasmith --generator PATH [--include DIR]
        [--count N] [--seed S] [--jobs J] [--device cpu|cuda] [--opt 0..3] [--small] [--keep DIR]

`PATH` is the program that github.com/intel/yarpgen, csmith-project/csmith or gongbell/CUDAsmith builds; the
latter two need the folders of their headers. Each program is judged in a process of its own, so that none
takes others with it. It becomes a kernel of one thread that calls its main() and prints what that prints.
CUDAsmith's kernels are launched as they are: `cudasmith.py` beside this file knows how, and `--prepare` does
all of it that needs no GPU, `--prepared` the rest. Nothing of these
programs is kept, unless `--keep` says where those that differ go. What each search found is in
tests/fuzz/outside.jsonl.
"""

from __future__ import annotations

import argparse
import contextlib
import multiprocessing
import multiprocessing.connection
import pickle
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from runner.figures import Figures

from fuzz import cudasmith

#: Bytes of arrays, and of text, above which a program would take minutes; and for small programs, which
#: take a second.
DATA, TEXT = 8 << 20, 200_000
SMALL_DATA, SMALL_TEXT = 1 << 20, 25_000
#: What makes csmith write small programs.
_SMALL = "--max-funcs 4 --max-block-size 3 --max-block-depth 3 --max-expr-complexity 8 --max-struct-fields 6"
#: Seconds: for the other compiler and its program, and that of a small one; for minicu's launch, and for all.
THEIRS, SMALL_THEIRS, LAUNCH, ALL = 20, 0.5, 30, 90
#: Programs after which a process is replaced, for its memory; one that failed may have left anything behind.
_JUDGED = 200

#: What one program came to.
SAME, SKIPPED, DIFFERS, REFUSED, FAULT, SLOW = "same", "skipped", "differs", "refused", "fault", "slow"
#: It faults whoever compiles it; and: it is made, and waits for a GPU.
FAULTY, PREPARED = "faulty", "prepared"

_FLAGS = ["-w", "-fwrapv", "-ffp-contract=off", "-msse2", "-mfpmath=sse"]
_SIZES = {"bool": 1, "_Bool": 1, "char": 1, "short": 2, "int": 4}
_GLOBAL = re.compile(
    r"(?m)^((?:unsigned |signed )?(?:bool|char|short|int|long long int) (?:var_|arr_|zero|seed)\w*)"
)
_FUNCTION = re.compile(r"(?m)^((?:static )?(?:void|int) (?:hash|init|checksum|test|main)\()")


class Skipped(Exception):
    """A program that this search leaves out."""


class Kept(Exception):
    """A program that waits for a GPU."""


def generate(kind: str, generator: str, seed: int, folder: Path, small: bool = False) -> Path:
    """One file with the program of a seed."""
    if kind == "csmith":
        file = folder / "p.c"
        words = [
            generator,
            "--seed",
            str(seed),
            "--no-argc",
            "--output",
            str(file),
            *(_SMALL.split() if small else ()),
        ]
        subprocess.run(words, check=True, capture_output=True, timeout=THEIRS)
        text = file.read_text()
    elif kind == "cudasmith":
        return cudasmith.generate(generator, seed, folder)
    else:
        std, suffix = ("c", ".c") if kind == "yarpgen-c" else ("c++", ".cpp")
        words = [generator, f"--std={std}", "-s", str(seed), "-o", str(folder)]
        subprocess.run(words, check=True, capture_output=True, timeout=THEIRS)
        if _data((folder / "init.h").read_text()) > (SMALL_DATA if small else DATA):
            raise Skipped
        parts = [(folder / name).read_text() for name in ("init.h", f"driver{suffix}", f"func{suffix}")]
        text = "\n".join(parts).replace('#include "init.h"', "")
        file = folder / f"p{suffix}"
        file.write_text(text)
    if len(text) > (SMALL_TEXT if small else TEXT):
        raise Skipped
    return file


def _data(declarations: str) -> int:
    """The bytes of the arrays that yarpgen's header declares."""
    total = 0
    for words, extents in re.findall(r"extern ([\w ]*?) arr_\d+ ([^;]*);", declarations):
        size = _SIZES.get(words.split()[-1], 4) if "long" not in words else 8
        for extent in re.findall(r"\[(\d+)\]", extents):
            size *= int(extent)
        total += size
    return total


def expected(file: Path, include: list[str], small: bool) -> str:
    """What the other compiler's program prints, if it does in time. Small programs are compiled as they are,
    which takes less than their run could save."""
    compiler = ["g++", "-std=gnu++17"] if file.suffix == ".cpp" else ["gcc", "-std=gnu11"]
    program = file.with_suffix("")
    words = [
        *compiler,
        "-O0" if small else "-O1",
        *_FLAGS,
        *[f"-I{d}" for d in include],
        str(file),
        "-o",
        str(program),
    ]
    try:
        subprocess.run(words, check=True, capture_output=True, timeout=3 * THEIRS)
        seconds = SMALL_THEIRS if small else THEIRS
        ended = subprocess.run([str(program)], capture_output=True, text=True, timeout=seconds, check=True)
    except (subprocess.TimeoutExpired, subprocess.CalledProcessError):  # generated loops may be endless
        raise Skipped from None
    return ended.stdout


def as_kernel(text: str, cplusplus: bool) -> str:
    """The program's text as a kernel `run`."""
    if cplusplus:
        text = text.replace("extern ", "extern __device__ ")
        text = _FUNCTION.sub(r"__device__ \1", _GLOBAL.sub(r"__device__ \1", text))
    head = "#define main generated_main\n#line 1\n"
    return head + text + "\n#undef main\n__global__ void run(void) { generated_main(); }\n"


def answer(file: Path, include: list[str], device: str, opt: int) -> str:
    """What minicu's kernel prints."""
    import minicu
    from minicu.runtime import find

    place = find(device)
    arch = "sm_90"
    if place.kind == "cuda":
        arch = place.arch
    cplusplus = file.suffix == ".cpp"
    text = as_kernel(file.read_text(), cplusplus)
    program = minicu.compile(
        text, "cu" if cplusplus else "c", arch, opt=opt, fmad=False, include_dirs=include, cache=False,
    )  # fmt: skip
    module = program.load(place)
    kernel = next(iter(module.kernels.values()))
    with place.capture_output() as out:
        kernel[1, 1](**({} if place.kind == "cuda" else {"timeout": LAUNCH}))
        place.synchronize()
    return out.getvalue()


def answers(kind: str, seed: int, folder: Path, options: argparse.Namespace) -> tuple[str, str]:
    """What the judge says that program `seed` computes, and what is judged."""
    if options.prepared:
        kept = Path(options.prepared, f"{seed}.pickle")
        prepared = pickle.loads(kept.read_bytes())
        kept.unlink()
        (folder / "p.cu").write_text(prepared.text)
        return cudasmith.on_gpu(prepared, options.device)
    try:
        file = generate(kind, options.generator, seed, folder, options.small)
    except subprocess.TimeoutExpired:
        raise Skipped from None
    if kind != "cudasmith":
        return expected(file, options.include, options.small), answer(
            file, options.include, options.device, options.opt
        )
    if options.device == "cpu":
        return cudasmith.unoptimised(file, options.include, options.opt)
    prepared = cudasmith.prepare(file, options.include, options.arch, options.opt)
    if options.prepare:
        part = Path(options.prepare, f"{seed}.part")  # a process that is ended leaves no half kernel
        part.write_bytes(pickle.dumps(prepared))
        part.rename(part.with_suffix(".pickle"))
        raise Kept
    return cudasmith.on_gpu(prepared, options.device)


def judge(kind: str, seed: int, options: argparse.Namespace) -> tuple[str, str]:
    """What program `seed` came to, and what is to be said of it."""
    from minicu.diagnostics.errors import CompileError
    from minicu.runtime.errors import DeviceError, KernelTimeout

    with tempfile.TemporaryDirectory() as name:
        try:
            with _within(ALL):
                wanted, found = answers(kind, seed, Path(name), options)
            if wanted == found:
                return SAME, ""
            outcome = DIFFERS, f"{found.strip()[:100]!r}, the other compiler {wanted.strip()[:100]!r}"
        except (Skipped, cudasmith.Invalid):
            return SKIPPED, ""
        except cudasmith.Faulty:
            return FAULTY, ""
        except Kept:
            return PREPARED, ""
        except CompileError as e:
            said = "\n".join(str(d) for d in e.diagnostics if d.severity == "error")
            outcome = REFUSED, said[:300]
        except (TimeoutError, KernelTimeout, subprocess.TimeoutExpired) as e:
            outcome = SLOW, str(e)[:100]
        except DeviceError as e:
            outcome = FAULT, str(e)[:300]
        except Exception as e:
            outcome = FAULT, f"{type(e).__name__}: {str(e)[:300]}"
        if options.keep:
            keep = Path(options.keep)
            keep.mkdir(parents=True, exist_ok=True)
            for made in Path(name).glob("p.c*"):
                (keep / f"{kind}-{seed}{made.suffix}").write_bytes(made.read_bytes())
        return outcome


@contextlib.contextmanager
def _within(seconds: int) -> Iterator[None]:
    def late(number: int, frame: object) -> None:
        raise TimeoutError(f"not done after {seconds} s")

    signal.signal(signal.SIGALRM, late)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)


@dataclass
class Worker:
    """A process that judges one program after the other: the first of a process takes a second, the others
    a tenth of it."""

    process: Any
    seeds: Any
    answers: Any
    seed: int | None = None
    latest: float = 0.0
    judged: int = 0

    def give(self, seed: int) -> None:
        self.seeds.send(seed)
        self.seed, self.latest = seed, time.time() + 2 * ALL

    def answer(self) -> tuple[str, str]:
        """What its program came to; a process that died says it by that."""
        try:
            outcome, said = self.answers.recv()
        except EOFError:
            self.process.join()
            return FAULT, f"the process died: {self.process.exitcode}"
        self.seed = None
        return str(outcome), str(said)


def outcomes(options: argparse.Namespace, end: float) -> Iterator[tuple[int, str, str]]:
    """Seed, outcome and what is to be said, of each program that is judged before `end`."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["minicu", "minicu.runtime", "minicu.compile", "fuzz.outside"])
    seeds = iter(
        sorted(int(kept.stem) for kept in Path(options.prepared).glob("*.pickle"))
        if options.prepared
        else range(options.seed, options.seed + options.count)
    )
    running: list[Worker] = []
    while time.time() < end:
        while len(running) < options.jobs and (seed := next(seeds, None)) is not None:
            running.append(_worker(context, options))
            running[-1].give(seed)
        if not running:
            break
        for ready in multiprocessing.connection.wait([w.answers for w in running], timeout=1):
            worker = next(w for w in running if w.answers is ready)
            seed, (outcome, said) = worker.seed, worker.answer()
            assert seed is not None
            yield seed, outcome, said
            worker.judged += 1
            clean = outcome in (SAME, SKIPPED, PREPARED) or (outcome == SLOW and options.prepare)
            again = worker.seed is None and clean and worker.judged < _JUDGED
            following = next(seeds, None) if again else None
            if following is None:
                running.remove(worker)
                worker.process.kill()
            else:
                worker.give(following)
        for worker in running:
            if time.time() > worker.latest:  # not even the alarm was heard
                print(f"{options.kind} {worker.seed}: ended by force", flush=True)
                worker.process.kill()
    for worker in running:
        worker.process.kill()


def _worker(context: Any, options: argparse.Namespace) -> Worker:
    seeds, ours = context.Pipe(duplex=False)
    theirs, answers = context.Pipe(duplex=False)
    process = context.Process(target=_work, args=(seeds, answers, options))
    process.start()
    seeds.close()
    answers.close()
    return Worker(process, ours, theirs)


def _work(seeds: Any, answers: Any, options: argparse.Namespace) -> None:
    while True:
        answers.send(judge(options.kind, seeds.recv(), options))


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kind", choices=("yarpgen", "yarpgen-c", "csmith", "cudasmith"))
    parser.add_argument("--generator", required=True)
    parser.add_argument("--include", action="append", default=[])
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--opt", type=int, default=3)
    parser.add_argument("--small", action="store_true", help="small programs, and more of them")
    parser.add_argument("--seconds", type=float, default=1e9, help="end after so many")
    parser.add_argument("--keep")
    parser.add_argument("--arch", default="sm_90", help="the GPU that CUDAsmith's kernels are compiled for")
    parser.add_argument("--prepare", help="CUDAsmith: keep kernels in this folder, compiled, for a GPU")
    parser.add_argument("--prepared", help="CUDAsmith: judge the kernels in this folder")
    results = Figures(parser)
    options = parser.parse_args()
    options.generator = str(Path(options.generator).resolve())  # it is run in folders of its own
    counts = Counter[str]()
    for seed, outcome, said in outcomes(options, results.start + options.seconds):
        counts[outcome] += 1
        if said:
            print(f"{options.kind} {seed}: {outcome}: {said}", flush=True)
    results.tell(options, {
        "generator": options.kind, "device": options.device, "opt": options.opt, "first_seed": options.seed,
        "small": options.small, "programs": counts.total(), **counts,
    })  # fmt: skip
    return 1 if counts[DIFFERS] or counts[FAULT] or counts[REFUSED] else 0


if __name__ == "__main__":
    sys.exit(main())
