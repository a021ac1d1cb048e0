"""What calls cost on the device, in cycles: by kind of parameter and result, through pointers, in
recursion, across modules, and the system's own calls; minicu's code beside nvcc's.

    python benchmarks/call_overhead.py [--json FILE] [--repeat N] [--shifts N] [--arch sm_90]

Every kind is a chain of dependent calls between two readings of clock64 in one thread (call_kinds.py).
Both compilers get the same source and one assembler, ptxas; their kernels take turns. A figure is the
median, over the repetitions, of what one more call in a round of the loop adds. Each table is measured in
a process of its own, since a fault ends all that a process can do on a GPU. Without nvcc, minicu stands
alone; without a GPU the chains run on the CPU device and count its time-stamp counter, and what needs a
GPU is left out. What fails is left out and named; an interrupted run keeps what it has measured.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

sys.path.insert(0, str(Path(__file__).resolve().parent))

import numpy
from call_kinds import ACROSS, KINDS, PRELUDE, SYSTEM, Kind
from harness import against_nvcc, gpu_driver, machine, reason, store, table

import minicu
from minicu.runtime.cuda import output as cuda_output
from minicu.runtime.link import link

#: Runs kernel `name` once with (grid, block, rounds) and returns its cycles.
Run = Callable[[str, int, int, int], int]

T = TypeVar("T")

#: The tables, each with its kinds.
PARTS: dict[str, list[Kind]] = {}
for _kind in [*KINDS, *ACROSS, *SYSTEM]:
    PARTS.setdefault(_kind.group, []).append(_kind)

#: Bytes of stack for a thread: 64 levels of recursion need more than the driver's 1024.
STACK = 8192


@dataclass(frozen=True)
class Settings:
    """`repeat` measurements of each of `shifts` copies of a kernel."""

    arch: str = "sm_90"
    repeat: int = 21
    shifts: int = 4


class Faulted(Exception):
    """A kernel of `peer`'s failed; what the process has on the GPU is lost."""

    def __init__(self, peer: str) -> None:
        super().__init__(peer)
        self.peer = peer


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path)
    parser.add_argument("--repeat", type=int, default=Settings.repeat)
    parser.add_argument("--shifts", type=int, default=Settings.shifts)
    parser.add_argument("--arch", default=Settings.arch)
    parser.add_argument("--part", help=argparse.SUPPRESS)
    o = parser.parse_args()
    settings = Settings(o.arch, o.repeat, o.shifts)
    if o.part:
        measure_part(o.part, json.load(sys.stdin), settings, o.json)
        return 0
    result: dict[str, Any] = {**machine(), "unit": "cycles", "left_out": [], "calls": {}}
    try:
        measure(settings, result, o.json)
    except KeyboardInterrupt:
        result["left_out"].append("the rest: interrupted")
    finally:
        store(result, o.json)
    print(report(result))
    return 0


def measure(settings: Settings, result: dict[str, Any], output: Path | None) -> None:
    try:
        facts = gpu_facts()
    except Exception as e:
        result["left_out"].append(f"GPU: {reason(e)}")
        runs = {"minicu on the CPU": on_cpu(KINDS)}
        for kind in progress(KINDS):
            with contextlib.suppress(Faulted):
                measure_kind(kind, runs, settings.repeat, 1, result)
        return
    result.update(facts)
    peers = ["minicu"]
    if shutil.which("nvcc") is None:
        result["left_out"].append("nvcc: not installed")
    else:
        peers.append("nvcc")
        said = subprocess.run(["nvcc", "--version"], capture_output=True, text=True).stdout.strip()
        result["nvcc"] = said.splitlines()[-1]
    pairs = [f"{a}->{b}" for a in peers for b in peers]
    for part in progress(list(PARTS)):
        apart(part, pairs if PARTS[part][0] in ACROSS else peers, settings, result)
        store(result, output, quiet=True)


def apart(part: str, peers: list[str], settings: Settings, result: dict[str, Any]) -> None:
    """Measure a table in a process of its own, and go on in another one where a kernel faults."""
    todo = {kind.name: list(peers) for kind in PARTS[part]}
    while todo:
        found: dict[str, Any] = {"calls": {}, "left_out": []}
        try:
            status = in_process(part, todo, settings, found)
        finally:  # also if interrupted
            result["calls"].update(found["calls"])
            result["left_out"] += found["left_out"]
        if "faulted" not in found:
            if status:
                result["left_out"].append(f"{part}: exit status {status}")
            return
        peer, kind = found["faulted"]
        todo = {name: peers for name, peers in todo.items() if name not in found["calls"]}
        todo[kind].remove(peer)
        if not todo[kind]:
            del todo[kind]


def in_process(part: str, todo: Mapping[str, list[str]], settings: Settings, found: dict[str, Any]) -> int:
    """Let `measure_part` fill `found`; the exit status."""
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder, "part.json")
        options = {"--json": output, "--arch": settings.arch, "--repeat": settings.repeat,
                   "--shifts": settings.shifts, "--part": part}  # fmt: skip
        command = [sys.executable, __file__, *(str(x) for pair in options.items() for x in pair)]
        try:
            return subprocess.run(command, input=json.dumps(todo), text=True, check=False).returncode
        finally:
            if output.exists():
                found.update(json.loads(output.read_text()))


def measure_part(part: str, todo: Mapping[str, list[str]], settings: Settings, output: Path) -> None:
    """Measure the kinds of a table, by name, for their peers; stop where a kernel faults. What there is of
    the result is in the file `output` after every kind."""
    result: dict[str, Any] = {"left_out": [], "calls": {}}
    system = PARTS[part][0] in SYSTEM
    count = max(5, settings.repeat // 3) if system else settings.repeat
    with tempfile.TemporaryDirectory() as name:
        gpu = Gpu(Path(name), settings, result)
        peers = list(dict.fromkeys(p for names in todo.values() for p in names))
        runs = gpu.linked(peers) if PARTS[part][0] in ACROSS else gpu.modules(part, peers)
        with silence() if system else contextlib.nullcontext():
            for kind in PARTS[part]:
                wanted = {p: runs[p] for p in todo.get(kind.name, ()) if p in runs}
                try:
                    measure_kind(kind, wanted, count, settings.shifts, result)
                except Faulted as e:
                    result["faulted"] = [e.peer, kind.name]
                    break
                finally:
                    store(result, output, quiet=True)


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


def measure_kind(
    kind: Kind, runs: Mapping[str, Run], count: int, shifts: int, result: dict[str, Any]
) -> None:
    """Measure a kind with every peer in turn, `count` times each copy of its kernels. Raises Faulted."""
    found: dict[str, list[list[float]]] = {peer: [[] for _ in range(shifts)] for peer in runs}
    for number in range(count + 1):
        for shift in range(shifts):
            for peer, run in runs.items():
                taken = []
                for steps in (1, 1 + kind.more):
                    try:
                        taken.append(run(kind.kernel(steps, shift), kind.grid, kind.block, kind.rounds))
                    except Exception as e:
                        result["left_out"].append(f"{peer}, {kind.name}: {reason(e)}")
                        raise Faulted(peer) from e
                if number:  # the first time loads the code
                    cost = (taken[1] - taken[0]) / (kind.rounds * kind.more * kind.per_step)
                    found[peer][shift].append(cost)
    if found:
        row = {peer: summary(values) for peer, values in found.items()}
        result["calls"][kind.name] = {"group": kind.group, **row}


def summary(values: list[list[float]]) -> dict[str, Any]:
    """Median, and the distance of the quartiles, of all measurements; the least and the greatest median of
    a copy of the kernels."""
    low, middle, high = statistics.quantiles([v for copy in values for v in copy], n=4)
    copies = [statistics.median(copy) for copy in values]
    return {
        "cycles": round(middle, 2), "spread": round(high - low, 2),
        "copies": [round(min(copies), 2), round(max(copies), 2)],
    }  # fmt: skip


def progress(parts: list[T]) -> Iterable[T]:
    """The parts, with a bar on a terminal where rich is installed."""
    if not sys.stderr.isatty():
        return parts
    try:
        from rich.console import Console
        from rich.progress import track
    except ImportError:
        return parts
    return track(parts, "calls", console=Console(stderr=True), transient=True)


def on_cpu(kinds: list[Kind]) -> Run:
    """The chains on the CPU device."""
    module = minicu.compile(PRELUDE + "".join(k.text() for k in kinds)).load("cpu")
    cycles, data = numpy.zeros(1, numpy.int64), numpy.zeros(1024, numpy.int32)

    def run(name: str, grid: int, block: int, rounds: int) -> int:
        module.kernels[name][grid, block](cycles, data, rounds)
        return int(cycles[0])

    return run


def check(answer: tuple[Any, ...]) -> Any:
    """What a function of cuda.bindings.driver returns. Raises RuntimeError."""
    if answer[0]:
        raise RuntimeError(f"the driver says {answer[0].name}")
    return answer[1] if len(answer) > 1 else None


def gpu_facts() -> dict[str, Any]:
    """The first GPU. Raises where there is none."""
    from cuda.bindings import driver

    check(driver.cuInit(0))
    name = check(driver.cuDeviceGetName(100, check(driver.cuDeviceGet(0))))
    return {
        "card": name.split(b"\0")[0].decode(), "driver": gpu_driver(),
        "minicu": minicu.__version__,
    }  # fmt: skip


class Gpu:
    """The first GPU through cuda.bindings, so that both compilers' modules are launched alike."""

    def __init__(self, folder: Path, settings: Settings, result: dict[str, Any]) -> None:
        from cuda.bindings import driver

        self.driver, self.folder, self.settings, self.result = driver, folder, settings, result
        check(driver.cuInit(0))
        device = check(driver.cuDeviceGet(0))
        check(driver.cuCtxSetCurrent(check(driver.cuDevicePrimaryCtxRetain(device))))
        limit = driver.CUlimit
        check(driver.cuCtxSetLimit(limit.CU_LIMIT_STACK_SIZE, STACK))
        # Room for what the system calls do; the heap cannot grow later.
        check(driver.cuCtxSetLimit(limit.CU_LIMIT_MALLOC_HEAP_SIZE, 256 << 20))
        check(driver.cuCtxSetLimit(limit.CU_LIMIT_PRINTF_FIFO_SIZE, 8 << 20))
        self.memory = int(check(driver.cuMemAlloc(8192)))
        check(driver.cuMemsetD8(self.memory, 0, 8192))

    def modules(self, part: str, peers: Iterable[str]) -> dict[str, Run]:
        """The kinds of a part by each compiler, whole program."""
        path = self.folder / "whole.cu"
        path.write_text(PRELUDE + "".join(k.text(self.settings.shifts) for k in PARTS[part]))
        makers: dict[str, Callable[[], bytes]] = {
            "minicu": lambda: minicu.compile(path, arch=self.settings.arch).cubin(),
            "nvcc": lambda: self.nvcc(path),
        }
        return self.made(part, {peer: makers[peer] for peer in peers})

    def made(self, what: str, makers: dict[str, Callable[[], bytes]]) -> dict[str, Run]:
        """The modules that can be made."""
        runs = {}
        for peer, make in makers.items():
            try:
                runs[peer] = self.load(make())
            except Exception as e:
                self.result["left_out"].append(f"{peer}, {what}: {reason(e)}")
        return runs

    def linked(self, peers: Iterable[str]) -> dict[str, Run]:
        """Caller and callee in modules of their own, for pairs of compilers like "minicu->nvcc"."""
        caller, callee = self.folder / "caller.cu", self.folder / "callee.cu"
        caller.write_text(PRELUDE + "".join(k.text(self.settings.shifts, apart=True) for k in ACROSS))
        callee.write_text(PRELUDE + "".join(k.definition() for k in ACROSS))
        arch = self.settings.arch
        inputs: dict[str, Callable[[Path], Any]] = {
            "minicu": lambda p: link.Input(
                f"{p.stem}.ptx", minicu.compile(p, arch=arch, rdc=True).ptx, "ptx"
            ),
            "nvcc": lambda p: link.Input(f"{p.stem}.cubin", self.nvcc(p, "-rdc=true"), "cubin"),
        }
        makers: dict[str, Callable[[], bytes]] = {}
        for peer in peers:
            a, b = (inputs[name] for name in peer.split("->"))
            makers[peer] = lambda a=a, b=b: link.link([a(caller), b(callee)], arch)  # type: ignore[misc]
        return self.made("linked", makers)

    def nvcc(self, path: Path, *more: str) -> bytes:
        out = path.with_suffix(".cubin")
        subprocess.run(
            ["nvcc", "-w", "-cubin", f"-arch={self.settings.arch}", *more, "-o", str(out), str(path)],
            check=True,
            timeout=300,
        )
        return out.read_bytes()

    def load(self, cubin: bytes) -> Run:
        driver = self.driver
        module = check(driver.cuModuleLoadData(cubin))

        def run(name: str, grid: int, block: int, rounds: int) -> int:
            function = check(driver.cuModuleGetFunction(module, name.encode()))
            values = numpy.array([self.memory, self.memory + 4096, rounds], numpy.uint64)
            pointers = values.ctypes.data + 8 * numpy.arange(3, dtype=numpy.uint64)
            check(driver.cuLaunchKernel(function, grid, 1, 1, block, 1, 1, 0, 0, pointers.ctypes.data, 0))
            check(driver.cuCtxSynchronize())
            cycles = numpy.zeros(1, numpy.int64)
            check(driver.cuMemcpyDtoH(cycles.ctypes.data, self.memory, 8))
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
        ratios = [against_nvcc(row) for _, row in rows]
        last = ["to nvcc"] if any(ratios) else []
        body = []
        for (name, row), ratio in zip(rows, ratios, strict=True):
            cells = [f"{row[p]['cycles']:.1f}" if p in row else "" for p in peers]
            body.append([name, *cells, *(f"{ratio:.3f}" if ratio else "" for _ in last)])
        lines += ["", table([group, *peers, *last], body)]
    lines += [f"left out: {what}" for what in result["left_out"]]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
