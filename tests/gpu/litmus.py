"""Litmus tests on a GPU: what threads may see of each other's atomic loads and stores.

python tests/gpu/litmus.py [--runs N] [--across N] [--widths LIST] [--seconds S] [--add FILE] [--json FILE]

Message passing, store buffering, load buffering, independent reads of independent writes and coherence, with
every order, width and scope, by loads and stores and by read-modify-write operations: within a block, across
blocks, and between the GPU and the CPU device of the same machine, which runs the same kernel. An outcome
that the order forbids is a fault; those that are weak and allowed are counted: where none is ever seen, the
test cannot fail. `--add` counts on from an earlier run on such a card, of the tests that have not run often
enough; those that have run least come first.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numpy

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

import minicu

SOURCE = Path(__file__).with_name("litmus.cu")
#: test -> number of roles
TESTS = {
    "message passing": 2,
    "store buffering": 2,
    "load buffering": 2,
    "independent reads": 4,
    "coherence": 2,
}
NUMBERS = {name: i for i, name in enumerate(TESTS)}
WORDS = {
    8: "unsigned char",
    16: "unsigned short",
    32: "unsigned",
    64: "unsigned long long",
    128: "unsigned __int128",
}
#: name -> (order of loads, of stores)
ORDERS = {
    "relaxed": ("RELAXED", "RELAXED"), "consume": ("CONSUME", "RELEASE"), "acquire": ("ACQUIRE", "RELEASE"),
    "acq_rel": ("ACQ_REL", "ACQ_REL"), "seq_cst": ("SEQ_CST", "SEQ_CST"),
}  # fmt: skip
SCOPES = {"block": "BLOCK", "device": "DEVICE", "system": "SYSTEM"}


class Form(NamedTuple):
    """How the locations are accessed."""

    width: int
    order: str
    scope: str
    modify: bool  # by read-modify-write operations

    def forbids(self, test: str) -> bool:
        """Is the weak outcome of a test impossible?"""
        match test:
            case "coherence":
                return True
            case "message passing" | "load buffering":
                return self.order != "relaxed"
        # What modifies reads the value before it, so one of two modifications synchronizes with the other.
        return self.order == "seq_cst" or (self.modify and self.order == "acq_rel")

    def program(self) -> Any:
        load, store = ORDERS[self.order]
        scope = f"__NV_THREAD_SCOPE_{SCOPES[self.scope]}"
        made = f"__NV_ATOMIC_{load}, {scope})", f"__NV_ATOMIC_{store}, {scope})"
        loads = "__nv_atomic_fetch_or(p, (WORD)0, " if self.modify else "__nv_atomic_load_n(p, "
        stores = "__nv_atomic_exchange_n(p, v, " if self.modify else "__nv_atomic_store_n(p, v, "
        names = {"WORD": WORDS[self.width], "LOAD(p)": loads + made[0], "STORE(p, v)": stores + made[1]}
        text = "".join(f"#define {name} {value}\n" for name, value in names.items()) + SOURCE.read_text()
        arch = "sm_90" if self.width == 128 else "sm_70"
        return minicu.compile(text, arch=arch, include_dirs=[SOURCE.parent], cache=False)


def forms(scopes: tuple[str, ...] = tuple(SCOPES)) -> list[Form]:
    found = []
    for scope in scopes:
        for order in ORDERS:
            if order != "acq_rel":  # no order of a load or a store
                found += [Form(width, order, scope, False) for width in WORDS]
            if order not in ("acquire", "consume"):
                found += [Form(width, order, scope, True) for width in (32, 64)]
    return found


def compiled(wanted: list[Form], jobs: int) -> dict[Form, Any]:
    if jobs == 1:
        return {form: form.program() for form in wanted}
    with ProcessPoolExecutor(jobs) as pool:
        return dict(zip(wanted, pool.map(Form.program, wanted)))


class Found(NamedTuple):
    form: Form
    place: str
    test: str
    runs: int
    weak: int
    mixed: int

    @property
    def wrong(self) -> bool:
        return bool(self.weak) and self.form.forbids(self.test)

    def plus(self, other: Found) -> Found:
        return self._replace(
            runs=self.runs + other.runs, weak=self.weak + other.weak, mixed=self.mixed + other.mixed
        )


def together(
    module: Any, form: Form, test: str, blocks: int, runs: int, teams: int, threads: int = 128
) -> Found:
    """All roles on one device, in teams of `blocks` blocks."""
    roles, device = TESTS[test], module.device
    size = threads * blocks // roles
    stride = 3 if form.width == 8 else 17
    memory = device.zeros(2 * teams * size * stride * form.width // 8 + 1024, numpy.uint8)
    middle = teams * size * stride * form.width // 8
    x, y = memory.view(numpy.uint8), memory[(middle + 255) // 256 * 256 :]
    seen = device.zeros(2 * teams * size * roles, numpy.uint8)
    found = device.zeros(2, numpy.uint64)
    wanted = max(2, -(-runs // (teams * size)))
    most = min(wanted, 250 if form.width == 8 else 60_000 if form.width == 16 else wanted)
    done = 0
    while done < wanted:
        count = min(most, wanted - done)
        memory.fill(0)
        arrived = device.zeros(32 * teams, numpy.uint32)
        first = 1 if most < wanted else done + 1
        launch = module.together[teams * blocks, threads]
        launch(NUMBERS[test], roles, blocks, count, first, x, y, stride, arrived, seen, found)
        done += count
    weak, mixed = found.numpy()
    return Found(form, "block" if blocks == 1 else "blocks", test, done * teams * size, int(weak), int(mixed))


def across(
    gpu: Any, cpu: Any, form: Form, test: str, here: int, runs: int, until: float = 1e18, count: int = 1024
) -> Found:
    """The roles from `here` on the GPU, the others on the CPU device, a block of which is one thread. Nothing
    more is launched after `until`."""
    roles, stride = TESTS[test], -(-17 * 64 // form.width)
    teams = max(1, cpu.device.cores - 1)
    half = teams * count * stride * form.width // 8
    memory = gpu.device.pinned(2 * half, numpy.uint8)
    seen = gpu.device.pinned(2 * teams * count * roles, numpy.uint8)
    go = gpu.device.pinned(64 * teams, numpy.uint32)
    found = gpu.device.pinned(2, numpy.uint64)
    found[:] = 0
    most = 250 if form.width == 8 else 1000  # the numbers that 8 bits have
    wanted, done = max(2, -(-runs // (teams * count))), 0
    while done < wanted and time.monotonic() < until:
        rounds = min(most, wanted - done)
        memory[:], go[:] = 0, 0
        common = (2, roles, count, rounds, memory, memory[half:], stride, go, seen)
        args = (NUMBERS[test], 1 - here, *common, found)
        other = threading.Thread(target=cpu.apart.configure(teams, 1, cooperative=True), args=args)
        other.start()
        gpu.apart.configure(teams, 64, cooperative=True)(NUMBERS[test], here, *common, None)
        gpu.device.synchronize()
        other.join()
        cpu.device.synchronize()
        done += rounds
    weak, mixed = map(int, found)
    place = "GPU and CPU" if here == 0 else "CPU and GPU"
    return Found(form, place, test, done * teams * count, weak, mixed)


def places(form: Form, device: str) -> list[tuple[str, str]]:
    """(place, test) of all that can be asked of a form there."""
    found = [("block", test) for test in TESTS]
    if device != "cpu" and form.scope != "block":
        found += [("blocks", test) for test in TESTS]
    # What a GPU modifies in the host's memory may be a read and a write (CUDA C++ guide, Mapped memory).
    if device != "cpu" and form.scope == "system" and not form.modify:
        found += [(place, test) for test in TESTS for place in ("GPU and CPU", "CPU and GPU")]
    return found


def search(
    given: argparse.Namespace, before: dict[tuple[Form, str, str], Found]
) -> dict[tuple[Form, str, str], Found]:
    """All of it, added to what was found before. What comes after `given.seconds` is left out."""
    start, device = time.monotonic(), given.device
    widths = [int(width) for width in given.widths.split(",")]
    share = {}  # how much of what is wanted of a test has been done
    for form in forms():
        for place, test in places(form, device) if form.width in widths else ():
            runs = before[form, place, test].runs if (form, place, test) in before else 0
            share[form, place, test] = runs / (given.across if "CPU" in place else given.runs)
    keys = sorted((key for key in share if share[key] < 1), key=lambda key: share[key])
    programs = compiled(list(dict.fromkeys(form for form, _, _ in keys)), given.jobs)
    results = dict(before)
    modules: dict[tuple[Form, str], Any] = {}
    for key in keys:
        if time.monotonic() - start > given.seconds:
            break
        form, place, test = key
        for on in (device, "cpu") if "CPU" in place else (device,):
            if (form, on) not in modules:
                modules[form, on] = programs[form].load(on)
        module = modules[form, device]
        teams = 4 * getattr(module.device, "multiprocessors", 1)
        match place:
            case "block":
                found = together(module, form, test, 1, given.runs, teams, 256)
            case "blocks":
                found = together(module, form, test, TESTS[test], given.runs, teams // TESTS[test])
            case _:
                here = int(place == "CPU and GPU")
                runs, until = given.across - int(share[key] * given.across), start + given.seconds
                found = across(module, modules[form, "cpu"], form, test, here, runs, until)
        results[key] = found.plus(before[key]) if key in before else found
    return results


def report(results: list[Found]) -> list[str]:
    """A line for each test, place and order; all widths and scopes together."""
    lines = []
    for test in TESTS:
        for place in dict.fromkeys(r.place for r in results):
            for order in ORDERS:
                for modify in (False, True):
                    rows = [
                        r for r in results
                        if (r.test, r.place, r.form.order, r.form.modify) == (test, place, order, modify)
                    ]  # fmt: skip
                    if rows:
                        kind = "read-modify-write" if modify else "load/store"
                        forbidden = "forbidden" if rows[0].form.forbids(test) else "allowed"
                        lines.append(
                            f"{test:18} {place:12} {order:8} {kind:18} {sum(r.runs for r in rows):15,} runs: "
                            f"{sum(r.weak for r in rows):11,} weak ({forbidden}), "
                            f"{sum(r.mixed for r in rows):14,} one before the other"
                        )
    return lines


def machine(device: str) -> dict[str, str]:
    asked = ["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False) if device != "cpu" else None
    card, _, driver = (done.stdout.partition("\n")[0] if done is not None else device).partition(", ")
    return {"card": card, "driver": driver, "minicu": minicu.__version__}


def stored(path: Path, device: str) -> dict[tuple[Form, str, str], Found]:
    """What a file of results says. Raises ValueError if it is of another card or driver."""
    made = json.loads(path.read_text())
    here = machine(device)
    if any(made["machine"][name] != here[name] for name in ("card", "driver")):
        raise ValueError(f"{path} is of {made['machine']}, this is {here}")
    rows = [Found(Form(*row[:4]), *row[4:]) for row in made["rows"]]
    return {(r.form, r.place, r.test): r for r in rows}


def main() -> int:
    options = argparse.ArgumentParser()
    options.add_argument("--runs", type=int, default=1_000_000)
    options.add_argument("--across", type=int, default=1_000_000)
    options.add_argument("--widths", default=",".join(map(str, WORDS)))
    options.add_argument("--jobs", type=int, default=8)
    options.add_argument("--device", default="cuda")
    options.add_argument("--seconds", type=float, default=1e9)
    options.add_argument("--add", type=Path)
    options.add_argument("--json", type=Path)
    given = options.parse_args()
    before = stored(given.add, given.device) if given.add else {}
    results = list(search(given, before).values())
    print("\n".join(report(results)))
    wrong = [r for r in results if r.wrong]
    for r in wrong:
        print(f"forbidden outcome: {r}")
    if given.json:
        rows = [[*r.form, *r[1:]] for r in results]
        lines = ",\n".join(map(json.dumps, rows))
        head = json.dumps({"date": time.strftime("%Y-%m-%d"), **machine(given.device)})
        names = json.dumps([*Form._fields, *Found._fields[1:]])
        given.json.write_text(f'{{"machine": {head},\n"columns": {names},\n"rows": [\n{lines}\n]}}\n')
    least = min((r.runs for r in results), default=0)
    print(f"{len(results)} tests, {least:,} runs at least, {len(wrong)} forbidden outcomes seen")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
