"""Random kernels whose threads wait for each other: as regions and as coroutines they must compute the same,
as by the typed tree (`lanes.py`), and by what g++ makes of them (`threads.h`), where there is one; with --gpu
on a GPU as well.

    python tests/fuzz/barriers.py [--shapes] [--count N] [--seed S] [--seconds T] [--gpu] [--show S]
        [--json FILE]

Barriers stand in loops, branches and functions; threads return early, warps exchange values under full and
partial masks, pointers to local variables go into functions that wait, and some kernels break the rules about
barriers, which both ways must refuse alike; with --shapes what `barrier_shapes` writes as well, of which the
tree is no judge. Every program has one kernel for each seed from S on. barriers.jsonl says what was searched:
with --json, a line is added to that file.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

if __name__ == "__main__":
    sys.path[:0] = map(str, Path(__file__).resolve().parents[1:3])

from fuzz.barrier_kernels import HEAD, Writer
from fuzz.barrier_shapes import SHAPES, Shapes

#: Kernels in one program.
BATCH = 6


class Launch(NamedTuple):
    """`clusters`: blocks run beside each other, and any of them may be the first to fail."""

    block: tuple[int, int]
    grid: int = 3
    clusters: bool = False


#: What a kernel gets as `n`, one launch after the other.
SIZES = (0, 5, 6)


def run(program: object, launches: Mapping[str, Launch], device: object) -> dict[str, object]:
    """What each kernel leaves, or the fault that it ends with."""
    import numpy

    from minicu.runtime import errors

    module = program.load(device)  # type: ignore[attr-defined]
    result: dict[str, object] = {}
    for name, launch in launches.items():
        threads = launch.block[0] * launch.block[1]
        given = _given(threads)
        answers: list[object] = []
        for n in SIZES:
            arrays = [module.device.array(x) for x in (given, numpy.zeros(launch.grid * threads, "i4"))]
            try:
                module[name][launch.grid, launch.block](*arrays, n)
                answers.append(arrays[1].numpy().tobytes())
            except errors.KernelFault as e:
                answers.append(re.sub(r"block \(\d+", "block (?", str(e)) if launch.clusters else str(e))
        result[name] = answers
    return result


def interpret(text: str, launches: Mapping[str, Launch]) -> dict[str, object]:
    """What each kernel leaves by the meaning of the typed tree."""
    import numpy

    from fuzz.lanes import Machine
    from minicu.compile import Stages
    from minicu.diagnostics.source import Source
    from minicu.language import CU
    from minicu.options import Options

    unit = Stages(Source("barriers.cu", text), CU, Options()).check()
    result: dict[str, object] = {}
    for name, launch in launches.items():
        threads = launch.block[0] * launch.block[1]
        size = 4 * launch.grid * threads
        machine = Machine(unit, launch.grid, launch.block, 3)
        given, out = machine.take(4 * threads, 1), machine.take(size, 3)
        machine.views["i4"][given[0] // 4 :][:threads] = _given(threads)
        machine.run(name, [given.repeat(3), out, numpy.array(SIZES, "i4")])
        result[name] = [machine.bytes[at : at + size].tobytes() for at in out]
    return result


def _given(threads: int) -> object:
    import numpy

    return numpy.random.default_rng(threads).integers(-1000, 1000, threads, "i4")


def run_gcc(text: str, launches: Mapping[str, Launch]) -> dict[str, object]:
    """What each kernel leaves when g++ compiles it."""
    import numpy

    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder, "k.so")
        source = f'#include "{Path(__file__).with_name("threads.h")}"\n{text}'
        options = ["-std=c++17", "-w", "-O1", "-fwrapv", "-fpermissive", "-fPIC", "-shared", "-x", "c++"]
        subprocess.run(["g++", *options, "-", "-o", str(library)], input=source, text=True, check=True)
        loaded = ctypes.CDLL(str(library))
    result: dict[str, object] = {}
    for name, launch in launches.items():
        threads = launch.block[0] * launch.block[1]
        given = _given(threads)
        answers: list[object] = []
        for n in SIZES:
            out = numpy.zeros(launch.grid * threads, "i4")
            arrays = (ctypes.c_void_p(a.ctypes.data) for a in (given, out))
            stuck = loaded.launch(getattr(loaded, name), launch.grid, *launch.block, *arrays, n)
            answers.append("some threads wait for ever" if stuck else out.tobytes())
        result[name] = answers
    return result


def compare(seed: int, count: int, gcc: bool = False, gpu: bool = False, shapes: bool = False) -> list[str]:
    """What is wrong with the kernels of `count` seeds from `seed` on."""
    import minicu
    from minicu.runtime.cpu.device import CpuDevice

    head, kind = (SHAPES, Shapes) if shapes else (HEAD, Writer)
    writers = {f"k{s}": kind(s) for s in range(seed, seed + count)}
    texts = {name: w.kernel(name) for name, w in writers.items()}
    launches = {name: Launch(w.block, w.grid, bool(w.launch)) for name, w in writers.items()}
    text = head + "\n".join(texts.values())
    program = minicu.compile(text, cache=False)
    a, b = (run(program, launches, CpuDevice(cores=1, coroutines=c, timeout=20)) for c in (False, True))
    judges = {} if shapes else {"the tree": interpret(text, launches)}
    if gcc:
        known = [n for n, w in writers.items() if not w.launch]
        judges["g++"] = run_gcc(head + "\n".join(texts[n] for n in known), {n: launches[n] for n in known})
    wrong = [
        f"seed {name[1:]}: {judge} differs" for judge, theirs in judges.items() for name in theirs
        if any(x != y for x, y in zip(a[name], theirs[name]) if not isinstance(x, str))  # type: ignore[call-overload]
    ]  # fmt: skip
    if gpu:  # which need not run what breaks the rules, and keep lanes together
        kept = {
            name: launches[name] for name, w in writers.items()
            if not any(isinstance(x, str) for x in a[name]) and "__activemask" not in "".join(w.lines)  # type: ignore[attr-defined]
        }  # fmt: skip
        c = run(program, kept, "cuda:0")
        wrong += [f"seed {name[1:]}: the GPU differs" for name in c if a[name] != c[name]]
    return wrong + [
        f"seed {name[1:]}: differs" + "".join(f"\n    {x}\n    {y}" for x, y in zip(a[name], b[name])  # type: ignore[call-overload]
                                            if x != y and (isinstance(x, str) or isinstance(y, str)))
        for name in writers if a[name] != b[name]
    ]  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--show", type=int, help="print the kernel of this seed")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin nothing new after that time")
    parser.add_argument("--shapes", action="store_true", help="kernels of `barrier_shapes`")
    parser.add_argument("--gpu", action="store_true", help="run them on a GPU as well")
    parser.add_argument("--json", type=Path, help="add a line that says what was done")
    options = parser.parse_args()
    if options.show is not None:
        head, kind = (SHAPES, Shapes) if options.shapes else (HEAD, Writer)
        print(head + kind(options.show).kernel(f"k{options.show}"))
        return
    wrong, done, start, gcc = list[str](), 0, time.monotonic(), shutil.which("g++") is not None
    for first in range(options.seed, options.seed + options.count, BATCH):
        if time.monotonic() - start > options.seconds:
            break
        count = min(BATCH, options.seed + options.count - first)
        found = compare(first, count, gcc, options.gpu, options.shapes)
        wrong += found
        done += count
        print(*found, sep="\n", end="\n" if found else "", flush=True)
    print(f"{done} kernels, {len(wrong)} wrong{' (g++ agrees)' if gcc and not wrong else ''}")
    if options.json is not None:
        judges = ["coroutines", *(() if options.shapes else ("tree",)), *(["g++"] if gcc else ())]
        line = {"first_seed": options.seed, **({"shapes": True} if options.shapes else {}), "kernels": done,
                "wrong": len(wrong), "judges": [*judges, *(["gpu"] if options.gpu else ())],
                "date": time.strftime("%Y-%m-%d", time.gmtime())}  # fmt: skip
        with options.json.open("a") as file:
            file.write(json.dumps(line) + "\n")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
