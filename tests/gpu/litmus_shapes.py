"""The litmus tests of PTX that come with Dat3M, in scoped atomics, on a GPU or the CPU device.

python tests/gpu/litmus_shapes.py [--seconds S] [--runs N] [--device cuda|cpu] [--only NAME] [--json FILE]

litmus_shapes.json has, in our own notation, those of github.com/hernanponcedeleon/Dat3M (litmus/PTX) that say
what threads may see of each other: who stands in which block, what each does, in which order and scope, and
the outcome which its expected results `never` show, or `may`. An outcome that may never be seen is a fault.
Left out are proxies, more than one GPU, programs that may not end, and outcomes of values that nobody writes.
Every test runs until it has had `--runs` instances or its share of the seconds.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    sys.path.insert(0, str(Path(__file__).parent))

import litmus

import minicu

TESTS: list[dict[str, Any]] = json.loads(Path(__file__).with_suffix(".json").read_text())
SOURCE = Path(__file__).with_suffix(".cu")
#: Rounds with locations of their own, how often a launch on a GPU goes through them, words between instances.
LATER, TURNS, STRIDE = 32, 64, 17


def operation(words: list[Any], bars: int) -> str:
    """An operation as a statement. `bars`: how many threads meet at a barrier."""
    kind, *rest = words
    if kind == "bar":
        return f'asm volatile("barrier.sync {rest[0]}, {bars};" ::: "memory");'
    if kind == "when":
        return f"if (r{rest[0]} {rest[1]} {rest[2]})"
    count = {"st": 2, "ld": 2, "fence": 0, "add": 3, "exch": 3, "cas": 4, "await": 4, "awaitcas": 4}[kind]
    given, made = rest[:count], ""
    if rest[count:]:
        order, scope = rest[count:]
        made = f"__NV_ATOMIC_{order.upper()}, __NV_THREAD_SCOPE_{scope.upper()})"
    match kind, given:
        case "st", [place, value]:
            return f"__nv_atomic_store_n({place}, {value}, {made};" if made else f"*{place} = {value};"
        case "ld", [to, place]:
            return f"r{to} = __nv_atomic_load_n({place}, {made};" if made else f"r{to} = *{place};"
        case "fence", []:
            return f"__nv_atomic_thread_fence({made};"
        case "add" | "exch", [to, place, value]:
            name = "fetch_add" if kind == "add" else "exchange_n"
            kept = f"r{to} = " if to is not None else ""
            return f"{kept}__nv_atomic_{name}({place}, (unsigned)({value}), {made};"
        case "await", [to, place, compared, value]:
            return f"do r{to} = __nv_atomic_load_n({place}, {made}; while (!(r{to} {compared} {value}));"
    to, place, wanted, value = given  # (one order serves both: a failure releases nothing)
    order, scope = made.split(", ")
    swap = f"__nv_atomic_compare_exchange_n({place}, &old, {value}u, false, {order}, {order}, {scope}"
    again = f"while (old != {wanted}u);" if kind == "awaitcas" else "while (false);"
    return f"{{ unsigned old; do {{ old = {wanted}u; {swap}; }} {again} r{to} = old; }}"


def on_cpu(test: dict[str, Any]) -> bool:
    """Can the CPU device run it? It has no named barriers."""
    return not any(words[0] == "bar" for operations in test["roles"] for words in operations)


def size(test: dict[str, Any]) -> tuple[int, int, int]:
    """How many instances a team has, its blocks, and the threads of one."""
    most = max(test["blocks"].count(b) for b in test["blocks"])
    instances = 128 if most < 3 else 64
    return instances, max(test["blocks"]) + 1, instances * most


def program(test: dict[str, Any]) -> Any:
    instances, blocks, _ = size(test)
    text = ""
    for i, operations in enumerate(test["roles"]):
        bars = instances * test["blocks"].count(test["blocks"][i])
        body = ""
        for words in reversed(operations):
            line = operation(words, bars)
            body = f"{line} {{ {body} }}" if words[0] == "when" else f"{line} {body}"
        text += f"#define ROLE_{i} {body}\n"
    chosen = " else ".join(f"if (role == {i}) {{ ROLE_{i} }}" for i in range(len(test["roles"])))
    text += f"#define ROLE(role) {chosen}\n#define ROLES {len(test['roles'])}\n#define BLOCKS {blocks}\n"
    text += f"#define SIZE {instances}\n#define PLACES {', '.join(map(str, test['blocks']))}\n"
    text += f"#define LATER {LATER}\n"
    text += "".join(f"#define START_{name} {test.get('start', {}).get(name, 0)}\n" for name in "xyz")
    outcome = test.get("never") or test["may"]
    text += "__device__ bool seen_of(unsigned (&r)[ROLES][4], unsigned x, unsigned y, unsigned z)\n"
    text = f"{text}{{ return {outcome}; }}\n{SOURCE.read_text()}"
    return minicu.compile(text, arch="sm_70", include_dirs=[SOURCE.parent], cache=False)


def run(test: dict[str, Any], module: Any, runs: int, seconds: float, teams: int) -> dict[str, Any]:
    """What came of a test: instances, outcomes it is about, and others in which a role read something."""
    device = module.device
    instances, blocks, threads = size(test)
    places = {name: device.zeros(LATER * teams * instances * STRIDE, numpy.uint32) for name in "xyz"}
    for name, place in places.items():
        place.fill(test.get("start", {}).get(name, 0))
    rounds = LATER * (1 if device.kind == "cpu" else TURNS)
    seen = device.zeros(2 * teams * instances * len(test["roles"]), numpy.uint32)
    found = device.zeros(2, numpy.uint64)
    done, end = 0, time.monotonic() + seconds
    kernel = module.run.configure(teams * blocks, threads, cooperative=blocks > 1)
    while done < runs and time.monotonic() < end:
        kernel(rounds, *places.values(), STRIDE, device.zeros(32 * teams, numpy.uint32), seen, found)
        device.synchronize()
        done += rounds * teams * instances
    weak, others = map(int, found.numpy())
    kind = "never" if "never" in test else "may"
    return {"test": test["name"], kind: weak, "runs": done, "others": others}


def main() -> int:
    options = argparse.ArgumentParser()
    options.add_argument("--runs", type=int, default=10**9)
    options.add_argument("--seconds", type=float, default=50)
    options.add_argument("--device", default="cuda")
    options.add_argument("--only", default="")
    options.add_argument("--json", type=Path)
    given = options.parse_args()
    chosen = [
        test for test in TESTS if given.only in test["name"] and (given.device != "cpu" or on_cpu(test))
    ]
    with ProcessPoolExecutor(8) as pool:
        programs = list(pool.map(program, chosen))
    rows = []
    for test, made in zip(chosen, programs):
        module = made.load(given.device)
        blocks, most = size(test)[1], 4 * getattr(module.device, "multiprocessors", 1)
        teams = max(1, most // blocks)
        rows.append(run(test, module, given.runs, given.seconds / len(chosen), teams))
        print(json.dumps(rows[-1]), flush=True)
    wrong = [row for row in rows if row.get("never")]
    if given.json:
        head = {"date": time.strftime("%Y-%m-%d"), **litmus.machine(given.device)}
        lines = ",\n".join(map(json.dumps, rows))
        given.json.write_text(f'{{"machine": {json.dumps(head)},\n"rows": [\n{lines}\n]}}\n')
    least = min(row["runs"] for row in rows)
    print(f"{len(rows)} tests, {least:,} runs at least, {len(wrong)} with an outcome that may never be seen")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
