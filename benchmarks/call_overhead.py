"""What calls cost on the device, in cycles: by kind of parameter and result, through pointers, in
recursion, across modules, and the system's own calls; minicu's code beside nvcc's.

    python benchmarks/call_overhead.py [--json FILE] [--repeat N] [--arch sm_90]

Every kind is a chain of dependent calls between two readings of clock64 in one thread (call_kinds.py).
Both compilers get the same source; their kernels take turns. The figure is the median over the
repetitions, less the empty loop's, for one call. Without nvcc, minicu stands alone; without a GPU the
chains run on the CPU device and count its time-stamp counter, and what needs a GPU is left out.
What fails is left out and named; an interrupted run keeps what it has measured.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

import numpy
from call_kinds import ACROSS, FAR, KINDS, LOOP, PRELUDE, SYSTEM, Kind
from harness import machine, reason, store, table

import minicu
from minicu.runtime import cuda_output, link

#: Runs kernel `name` once with (grid, block, rounds) and returns its cycles.
Run = Callable[[str, int, int, int], int]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path)
    parser.add_argument("--repeat", type=int, default=21)
    parser.add_argument("--arch", default="sm_90")
    o = parser.parse_args()
    result: dict[str, Any] = {**machine(), "unit": "cycles", "left_out": [], "calls": {}}
    try:
        measure(o, result)
    except KeyboardInterrupt:
        result["left_out"].append("the rest: interrupted")
    finally:
        store(result, o.json)
    print(report(result))
    return 0


def measure(o: argparse.Namespace, result: dict[str, Any]) -> None:
    with tempfile.TemporaryDirectory() as name:
        try:
            gpu: Gpu | None = Gpu(Path(name), o.arch, result)
        except Exception as e:
            gpu = None
            result["left_out"].append(f"GPU: {reason(e)}")
        if gpu is None:
            runs = {"minicu on the CPU": on_cpu(KINDS)}
            repeat(KINDS, runs, o.repeat, result)
            return
        for what, part in (("calls", calls), ("calls across modules", across), ("system calls", system)):
            try:
                part(gpu, o.repeat, result)
            except Exception as e:
                result["left_out"].append(f"{what}: {reason(e)}")
            store(result, o.json, quiet=True)


def calls(gpu: Gpu, count: int, result: dict[str, Any]) -> None:
    repeat(KINDS, gpu.modules("calls", PRELUDE + "".join(k.text() for k in KINDS)), count, result)


def across(gpu: Gpu, count: int, result: dict[str, Any]) -> None:
    repeat([LOOP, *(kind for *_, kind in ACROSS)], gpu.linked(), count, result)


def system(gpu: Gpu, count: int, result: dict[str, Any]) -> None:
    runs = gpu.modules("system", PRELUDE + LOOP.text() + "".join(k.text() for k in SYSTEM))
    with silence():
        repeat([LOOP, *SYSTEM], runs, max(5, count // 3), result)


@contextlib.contextmanager
def silence() -> Iterator[None]:
    """What kernels print goes nowhere meanwhile."""
    cuda_output.flush_python()
    cuda_output.flush_c()
    before = os.dup(1)
    with open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), 1)
    try:
        yield
    finally:
        cuda_output.flush_python()
        cuda_output.flush_c()
        os.dup2(before, 1)
        os.close(before)


def repeat(kinds: list[Kind], runs: dict[str, Run], count: int, result: dict[str, Any]) -> None:
    """Measure every kind with every peer in turn."""
    loop: dict[str, float] = {}
    runs = dict(runs)
    for kind in progress(kinds):
        if not runs:
            return  # all of them failed
        found: dict[str, list[float]] = {peer: [] for peer in runs}
        for _ in range(count + 2):
            for peer, run in list(runs.items()):
                try:
                    cycles = run(kind.kernel, kind.grid, kind.block, kind.rounds)
                except Exception as e:
                    result["left_out"].append(f"{peer}, from {kind.name} on: {reason(e)}")
                    del runs[peer], found[peer]
                    continue
                found[peer].append(cycles / kind.rounds)
        row = {}
        for peer, values in found.items():
            values = values[2:]  # the first ones load the code
            middle = statistics.median(values)
            if kind is LOOP:
                loop[peer] = middle
            low, _, high = statistics.quantiles(values, n=4)
            cost = (middle - (0 if kind is LOOP else loop[peer])) / kind.per_round
            row[peer] = {"cycles": round(cost, 2), "spread": round((high - low) / kind.per_round, 2)}
        result["calls"].setdefault(kind.name, {"group": kind.group}).update(row)


def progress(kinds: list[Kind]) -> Iterable[Kind]:
    """The kinds, with a bar on a terminal where rich is installed."""
    if not sys.stderr.isatty():
        return kinds
    try:
        from rich.console import Console
        from rich.progress import track
    except ImportError:
        return kinds
    return track(kinds, kinds[-1].group, console=Console(stderr=True), transient=True)


def on_cpu(kinds: list[Kind]) -> Run:
    """The chains on the CPU device."""
    module = minicu.compile(PRELUDE + "".join(k.text() for k in kinds)).load("cpu")
    cycles, data = numpy.zeros(1, numpy.int64), numpy.zeros(1024, numpy.int32)

    def run(name: str, grid: int, block: int, rounds: int) -> int:
        module.kernels[name][grid, block](cycles, data, rounds)
        return int(cycles[0])

    return run


class Gpu:
    """The first GPU through cuda.bindings, so that both compilers' modules are launched alike."""

    def __init__(self, folder: Path, arch: str, result: dict[str, Any]) -> None:
        from cuda.bindings import driver

        self.driver, self.folder, self.arch, self.result = driver, folder, arch, result
        self.check(driver.cuInit(0))
        device = self.check(driver.cuDeviceGet(0))
        self.check(driver.cuCtxSetCurrent(self.check(driver.cuDevicePrimaryCtxRetain(device))))
        result["card"] = self.check(driver.cuDeviceGetName(100, device)).split(b"\0")[0].decode()
        result["driver"] = self.check(driver.cuDriverGetVersion())
        result["minicu"] = minicu.__version__
        self.limits()
        self.memory = int(self.check(driver.cuMemAlloc(8192)))
        self.check(driver.cuMemsetD8(self.memory, 0, 8192))
        if shutil.which("nvcc") is None:
            result["left_out"].append("nvcc: not installed")
            self.peers = ("minicu",)
        else:
            self.peers = ("minicu", "nvcc")
            said = subprocess.run(["nvcc", "--version"], capture_output=True, text=True).stdout.strip()
            result["nvcc"] = said.splitlines()[-1]

    def check(self, answer: tuple[Any, ...]) -> Any:
        if answer[0]:
            raise RuntimeError(f"the driver says {answer[0].name}")
        return answer[1] if len(answer) > 1 else None

    def limits(self) -> None:
        """Room for what the system calls do; the heap cannot grow later."""
        limit = self.driver.CUlimit
        self.check(self.driver.cuCtxSetLimit(limit.CU_LIMIT_MALLOC_HEAP_SIZE, 256 << 20))
        self.check(self.driver.cuCtxSetLimit(limit.CU_LIMIT_PRINTF_FIFO_SIZE, 8 << 20))

    def modules(self, name: str, text: str) -> dict[str, Run]:
        """The same source by each compiler, whole program."""
        path = self.folder / f"{name}.cu"
        path.write_text(text)
        makers = {
            "minicu": lambda: minicu.compile(path, arch=self.arch).cubin(),
            "nvcc": lambda: self.nvcc(path),
        }
        return self.made(name, {peer: makers[peer] for peer in self.peers})

    def made(self, what: str, makers: dict[str, Callable[[], bytes]]) -> dict[str, Run]:
        """The modules that can be made."""
        runs = {}
        for peer, make in makers.items():
            try:
                runs[peer] = self.load(make())
            except Exception as e:
                self.result["left_out"].append(f"{peer}, {what}: {reason(e)}")
        return runs

    def linked(self) -> dict[str, Run]:
        """Caller and callee in modules of their own: every pair of compilers."""
        caller, callee = self.folder / "caller.cu", self.folder / "callee.cu"
        caller.write_text(
            FAR + "".join(d for _, d, _, _ in ACROSS) + LOOP.text() + "".join(k.text() for *_, k in ACROSS)
        )
        callee.write_text(FAR + "".join(text for _, _, text, _ in ACROSS))
        inputs: dict[str, Callable[[Path], Any]] = {
            "minicu": lambda p: link.Input(p.name, minicu.compile(p, arch=self.arch, rdc=True).ptx, "ptx"),
            "nvcc": lambda p: link.Input(p.name, self.nvcc(p, "-rdc=true"), "cubin"),
        }
        pairs = [(a, b) for a in self.peers for b in self.peers]
        return self.made(
            "linked",
            {
                f"{a}->{b}": lambda a=a, b=b: link.link([inputs[a](caller), inputs[b](callee)], self.arch)
                for a, b in pairs
            },
        )

    def nvcc(self, path: Path, *more: str) -> bytes:
        out = path.with_suffix(".cubin")
        subprocess.run(
            ["nvcc", "-w", "-cubin", f"-arch={self.arch}", *more, "-o", str(out), str(path)],
            check=True,
            timeout=300,
        )
        return out.read_bytes()

    def load(self, cubin: bytes) -> Run:
        driver = self.driver
        module = self.check(driver.cuModuleLoadData(cubin))

        def run(name: str, grid: int, block: int, rounds: int) -> int:
            function = self.check(driver.cuModuleGetFunction(module, name.encode()))
            values = numpy.array([self.memory, self.memory + 4096, rounds], numpy.uint64)
            pointers = values.ctypes.data + 8 * numpy.arange(3, dtype=numpy.uint64)
            self.check(
                driver.cuLaunchKernel(function, grid, 1, 1, block, 1, 1, 0, 0, pointers.ctypes.data, 0)
            )
            self.check(driver.cuCtxSynchronize())
            cycles = numpy.zeros(1, numpy.int64)
            self.check(driver.cuMemcpyDtoH(cycles.ctypes.data, self.memory, 8))
            return int(cycles[0])

        return run


def report(result: dict[str, Any]) -> str:
    """The figures as people read them: a table for each group of calls."""
    where = result.get("card", result.get("processor"))
    lines = [f"cycles for a call, {where}, {result['date']}"]
    groups: dict[str, list[tuple[str, dict[str, Any]]]] = {}
    for name, row in result["calls"].items():
        groups.setdefault(row["group"], []).append((name, row))
    for group, rows in groups.items():
        peers = list(dict.fromkeys(p for _, row in rows for p in row if p != "group"))
        head = [group, *peers, "ratio"]
        body = []
        for name, row in rows:
            cells = [f"{row[p]['cycles']:.1f}" if p in row else "" for p in peers]
            ours, theirs = row.get("minicu", {}).get("cycles"), row.get("nvcc", {}).get("cycles")
            body.append([name, *cells, f"{ours / theirs:.3f}" if ours and theirs else ""])
        lines += ["", table(head, body)]
    lines += [f"left out: {what}" for what in result["left_out"]]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
