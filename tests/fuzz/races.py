"""Random kernels with faults planted at random places: `check=True` must find each, where it is, and nothing
in the kernels without.

    python tests/fuzz/races.py [--count N] [--seed S] [--seconds T] [--show S]

The kernels are those of `barriers`, which are clean, with one statement more: a race within a block or
between blocks, an update that can be lost, a value that nobody wrote, a barrier that not all threads reach.
Whether a kernel comes to that statement at all is found by a trap in its place.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

from fuzz.barrier_kernels import HEAD, Writer

#: Kernels in one program.
BATCH = 6

#: fault -> the error that it is, and a statement that all threads of the block come to
PLANTED = {
    "neighbours": ("SharedRace", "s[t] = t * 5 + 77; a += s[(t + 1) % threads];"),
    "read before": ("SharedRace", "a += s[(t + 3) % threads]; s[t] = t * 9 + 7001;"),
    "one cell": ("SharedRace", "s[5 % threads] = t * 3 + 100;"),
    "lost in shared memory": ("SharedRace", "s[3 % threads] += t + 1;"),
    "atomic and plain": ("SharedRace", "atomicAdd(&total, 1); a += total;"),
    "plain and atomic": ("SharedRace", "if (t == 1) total = 12345; else atomicAdd(&total, 1);"),
    "lost in global memory": ("GlobalRace", "out[blockIdx.x * threads] += t + 1;"),
    "global neighbours": (
        "GlobalRace",
        "{ int *o = out + blockIdx.x * threads; o[t] = t + 9; b += o[(t + 1) % threads]; }",
    ),
    "blocks write": ("GlobalRace", "if (t == 0) out[1] = blockIdx.x + 500;"),
    "a block reads": (
        "GlobalRace",
        "out[blockIdx.x * threads + t] = t + 900; if (blockIdx.x == 2) c += out[t];",
    ),
    "nobody wrote": (
        "UnwrittenRead",
        "{ __shared__ int fresh[8]; if (t == 0) fresh[0] = 1; a ^= fresh[1 + t % 7]; }",
    ),
    "some wait": ("BarrierDivergence", "if (t == 3) __syncthreads();"),
}


class Planter(Writer):
    """Writes a kernel of `barriers` that keeps all rules; `plant` comes in front of a statement."""

    def __init__(self, seed: int, plant: str = "") -> None:
        super().__init__(seed)
        self.plant = plant
        self.after = self.random.randint(1, 5)

    def statement(self, depth: int, waits: bool) -> None:
        self.after -= waits
        if self.after == 0 and self.plant:
            self.lines.append("    " * self.indent + self.plant)
            self.plant = ""
        super().statement(depth, waits)

    def leave(self) -> None:
        """Nobody: with checks a return is no way out of a barrier."""

    def break_rules(self) -> None:
        """Not here."""


def _text(first: int, plants: list[str]) -> tuple[str, dict[str, Planter]]:
    writers = {f"k{seed}": Planter(seed, plant) for seed, plant in enumerate(plants, first)}
    return HEAD + "\n".join(w.kernel(name) for name, w in writers.items()), writers


def faults(text: str, writers: dict[str, Planter], check: bool) -> dict[str, object]:
    """The fault that each kernel ends with, if any of its launches does."""
    import numpy

    import minicu
    from minicu.runtime.cpu.device import CpuDevice
    from minicu.runtime.errors import KernelFault

    device = CpuDevice(check=check, cores=1, timeout=30)
    module = minicu.compile(text, name="k.cu", cache=False).load(device)
    found: dict[str, object] = {}
    for name, w in writers.items():
        threads = w.block[0] * w.block[1]
        given = numpy.random.default_rng(threads).integers(-1000, 1000, threads, "i4")
        for n in (0, 5, 6):
            out = device.array(numpy.zeros(3 * threads, "i4"))
            try:
                module[name][3, w.block](given, out, n)
            except KernelFault as e:
                found[name] = e
                break
    return found


def _wrong(kind: str, error: str, fault: object, lines: list[str]) -> str:
    """What is wrong with the fault that was found; "" if nothing is."""
    if fault is None:
        return "was not found"
    if type(fault).__name__ != error:
        return f"gave {type(fault).__name__}: {fault}"
    shown = [lines[int(n) - 1] for n in re.findall(r"k\.cu:(\d+)", str(fault))]
    if not any(PLANTED[kind][1] in line for line in shown):
        return f"was found elsewhere: {fault}"
    missing = [name for name in ("kernel", "block", "thread") if getattr(fault, name, None) is None]
    return f"does not name {', '.join(missing)}: {fault}" if missing else ""


def compare(first: int, count: int) -> tuple[int, list[str]]:
    """How many planted faults were found in `count` kernels from seed `first` on, and what is wrong."""
    kinds = [list(PLANTED)[(first + k) % len(PLANTED)] for k in range(count)]
    clean, writers = _text(first, [""] * count)
    wrong = [f"seed {name[1:]}: clean, but {fault}" for name, fault in faults(clean, writers, True).items()]
    reached = faults(*_text(first, ["__trap();"] * count), False)
    text, writers = _text(first, [PLANTED[kind][1] for kind in kinds])
    found, lines = faults(text, writers, True), text.split("\n")
    for name, kind in zip(writers, kinds, strict=True):
        error = PLANTED[kind][0]
        if name in reached and (what := _wrong(kind, error, found.get(name), lines)):
            wrong.append(f"seed {name[1:]}: '{kind}' {what}")
    return len(reached), wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--show", type=int, help="print the kernel of this seed, with its fault")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin nothing new after that time")
    options = parser.parse_args()
    if options.show is not None:
        print(_text(options.show, [list(PLANTED.values())[options.show % len(PLANTED)][1]])[0])
        return
    done = planted = 0
    wrong, start = list[str](), time.monotonic()
    for first in range(options.seed, options.seed + options.count, BATCH):
        if time.monotonic() - start > options.seconds:
            break
        reached, found = compare(first, BATCH)
        planted, done, wrong = planted + reached, done + BATCH, wrong + found
        print(*found, sep="\n", end="\n" if found else "", flush=True)
    print(f"{done} kernels, {planted} faults planted, {len(wrong)} wrong")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
