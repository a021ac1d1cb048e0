"""Random kernels whose threads wait for each other: as regions and as coroutines they must compute the same,
as by the typed tree (`lanes.py`), and by what g++ makes of them (`threads.h`), where there is one; with --gpu
on a GPU as well.

    python tests/fuzz/barriers.py [--count N] [--seed S] [--seconds T] [--gpu] [--show S] [--json FILE]

Barriers stand in loops, branches and functions; threads return early, warps exchange values under full and
partial masks, pointers to local variables go into functions that wait, and some kernels break the rules about
barriers, which both ways must refuse alike. Every program has one kernel for each seed from S on.
barriers.jsonl says what was searched: with --json, a line is added to that file.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = map(str, Path(__file__).resolve().parents[1:3])

from fuzz.barrier_kernels import HEAD, Writer

#: Kernels in one program.
BATCH = 6

#: What a kernel gets as `n`, one launch after the other.
SIZES = (0, 5, 6)


def run(program: object, names: dict[str, tuple[int, int]], device: object) -> dict[str, object]:
    """What each kernel leaves, or the fault that it ends with."""
    import numpy

    from minicu.runtime import errors

    module = program.load(device)  # type: ignore[attr-defined]
    result: dict[str, object] = {}
    for name, block in names.items():
        threads = block[0] * block[1]
        given = _given(threads)
        answers: list[object] = []
        for n in SIZES:
            arrays = [module.device.array(x) for x in (given, numpy.zeros(3 * threads, "i4"))]
            try:
                module[name][3, block](*arrays, n)
                answers.append(arrays[1].numpy().tobytes())
            except errors.KernelFault as e:
                answers.append(str(e))
        result[name] = answers
    return result


def interpret(text: str, names: dict[str, tuple[int, int]]) -> dict[str, object]:
    """What each kernel leaves by the meaning of the typed tree."""
    import numpy

    from fuzz.lanes import Machine
    from minicu.compile import Stages
    from minicu.diagnostics.source import Source
    from minicu.language import CU
    from minicu.options import Options

    unit = Stages(Source("barriers.cu", text), CU, Options()).check()
    result: dict[str, object] = {}
    for name, block in names.items():
        threads = block[0] * block[1]
        machine = Machine(unit, 3, block, 3)
        given, out = machine.take(4 * threads, 1), machine.take(12 * threads, 3)
        machine.views["i4"][given[0] // 4 :][:threads] = _given(threads)
        machine.run(name, [given.repeat(3), out, numpy.array(SIZES, "i4")])
        result[name] = [machine.bytes[at : at + 12 * threads].tobytes() for at in out]
    return result


def _given(threads: int) -> object:
    import numpy

    return numpy.random.default_rng(threads).integers(-1000, 1000, threads, "i4")


def run_gcc(text: str, names: dict[str, tuple[int, int]]) -> dict[str, object]:
    """What each kernel leaves when g++ compiles it."""
    import numpy

    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder, "k.so")
        source = f'#include "{Path(__file__).with_name("threads.h")}"\n{text}'
        options = ["-std=c++17", "-w", "-O1", "-fwrapv", "-fpermissive", "-fPIC", "-shared", "-x", "c++"]
        subprocess.run(["g++", *options, "-", "-o", str(library)], input=source, text=True, check=True)
        loaded = ctypes.CDLL(str(library))
    result: dict[str, object] = {}
    for name, block in names.items():
        threads = block[0] * block[1]
        given = _given(threads)
        answers: list[object] = []
        for n in SIZES:
            out = numpy.zeros(3 * threads, "i4")
            arrays = (ctypes.c_void_p(a.ctypes.data) for a in (given, out))
            stuck = loaded.launch(getattr(loaded, name), 3, *block, *arrays, n)
            answers.append("some threads wait for ever" if stuck else out.tobytes())
        result[name] = answers
    return result


def compare(seed: int, count: int, gcc: bool = False, gpu: bool = False) -> list[str]:
    """What is wrong with the kernels of `count` seeds from `seed` on."""
    import minicu
    from minicu.runtime.cpu.device import CpuDevice

    writers = {f"k{s}": Writer(s) for s in range(seed, seed + count)}
    text = HEAD + "\n".join(w.kernel(name) for name, w in writers.items())
    program = minicu.compile(text, cache=False)
    blocks = {name: w.block for name, w in writers.items()}
    a, b = (run(program, blocks, CpuDevice(cores=1, coroutines=c, timeout=20)) for c in (False, True))
    judges = {"the tree": interpret(text, blocks), "g++": run_gcc(text, blocks) if gcc else {}}
    wrong = [
        f"seed {name[1:]}: {judge} differs" for judge, theirs in judges.items() for name in theirs
        if any(x != y for x, y in zip(a[name], theirs[name]) if not isinstance(x, str))  # type: ignore[call-overload]
    ]  # fmt: skip
    if gpu:  # which need not run what breaks the rules, and keep lanes together
        kept = {name: block for name, block in blocks.items() if not any(isinstance(x, str) for x in a[name])}  # type: ignore[attr-defined]
        c = run(
            program,
            {n: b for n, b in kept.items() if "__activemask" not in "".join(writers[n].lines)},
            "cuda:0",
        )
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
    parser.add_argument("--gpu", action="store_true", help="run them on a GPU as well")
    parser.add_argument("--json", type=Path, help="add a line that says what was done")
    options = parser.parse_args()
    if options.show is not None:
        print(HEAD + Writer(options.show).kernel(f"k{options.show}"))
        return
    wrong, done, start, gcc = list[str](), 0, time.monotonic(), shutil.which("g++") is not None
    for first in range(options.seed, options.seed + options.count, BATCH):
        if time.monotonic() - start > options.seconds:
            break
        count = min(BATCH, options.seed + options.count - first)
        found = compare(first, count, gcc, options.gpu)
        wrong += found
        done += count
        print(*found, sep="\n", end="\n" if found else "", flush=True)
    print(f"{done} kernels, {len(wrong)} wrong{' (g++ agrees)' if gcc and not wrong else ''}")
    if options.json is not None:
        judges = ["coroutines", "tree", *(["g++"] if gcc else ()), *(["gpu"] if options.gpu else ())]
        line = {"first_seed": options.seed, "kernels": done, "wrong": len(wrong), "judges": judges,
                "date": time.strftime("%Y-%m-%d", time.gmtime())}  # fmt: skip
        with options.json.open("a") as file:
            file.write(json.dumps(line) + "\n")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
