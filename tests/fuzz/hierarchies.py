"""Random class hierarchies with padding: sizes, offsets, and what copies of parts leave alone.

Each program makes objects of derived classes, sets every scalar in them, then assigns to, swaps, returns
and makes anew the bases and members of class type. g++ says what every scalar must be afterwards, on the
host and on a device. Where nvcc's layout is another than g++'s (which minicu must know), nvcc's is minicu's:
`layouts` compares with both.

python tests/fuzz/hierarchies.py [COUNT [SEED [cpu|cuda|layouts]]]
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

from fuzz.abi_nvcc import nvcc
from fuzz.hierarchy_programs import BATCH, PRELUDE, Class, Hierarchies, layouts, program
from minicu import tree
from minicu import types as ty
from minicu.abi.layout import Slot, find_member, layout
from minicu.abi.records import otherwise_on_host
from minicu.abi.target import LP64, DataModel
from minicu.compile import Options, Stages
from minicu.diagnostics.source import Source
from minicu.language import CU

_MAIN = """
#ifdef __CUDACC__
__global__ void kernel(LL *o, int *n) { *n = all(o); }
#endif
int main(int argc, char **argv) {
    static LL host[200000];
    LL *o = host; int n = 0;
#ifdef __CUDACC__
    if (argc > 1) {
        int *m; cudaMallocManaged(&o, sizeof host); cudaMallocManaged(&m, 4);
        kernel<<<1, 1>>>(o, m);
        if (cudaDeviceSynchronize()) return 3;
        n = *m;
    } else
#endif
        n = all(o);
    for (int i = 0; i < n; i++) printf("%lld\\n", o[i]);
}
"""


def of_gcc(text: str) -> list[int]:
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder, "program.cc"), Path(folder, "program")
        source.write_text(text)
        subprocess.run(
            ["g++", "-std=c++17", "-w", "-O0", str(source), "-o", str(made)], check=True, capture_output=True
        )
        ran = subprocess.run([str(made)], check=True, capture_output=True, text=True, timeout=60)
    return [int(line) for line in ran.stdout.split()]


def of_minicu(text: str, device: str, where: str) -> list[int]:
    """What the program says, whose host code ("host") or kernel ("kernel") does it."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "program.cu")
        source.write_text(text)
        command = [sys.executable, "-m", "minicu", "run", "--device", device, "-w", str(source)]
        ran = subprocess.run(
            [*command, *["--", "kernel"] * (where == "kernel")], capture_output=True, text=True, timeout=300
        )
        if ran.returncode:
            raise RuntimeError(ran.stderr[:2000] or f"status {ran.returncode}")
    return [int(line) for line in ran.stdout.split()]


def check(text: str) -> tree.Unit:
    """What minicu makes of declarations."""
    return Stages(Source("classes.cu", text), CU, Options(), types=True).check()


def records(text: str, classes: list[Class]) -> dict[str, ty.Record]:
    """minicu's types of the classes."""
    found = check(text).records
    return {c.name: found[c.name] for c in classes}


def differing(seed: int) -> set[str]:
    """The classes of a program of which minicu knows that g++ has another layout than nvcc."""
    make = Hierarchies(seed)
    for _ in range(BATCH):
        make.hierarchy()
    text = PRELUDE + "".join(c.declaration + c.text for c in make.classes)
    return {n for n, r in records(text, make.classes).items() if otherwise_on_host(r, LP64)}


def compare_programs(seed: int, device: str) -> list[str]:
    text = program(seed, skip=differing(seed)) + _MAIN
    theirs = of_gcc(text)
    wrong = []
    for where in ("host", "kernel"):
        try:
            ours = of_minicu(text, device, where)
        except RuntimeError as bad:
            wrong.append(f"{where}: {bad}")
            continue
        if theirs != ours:
            first = next((i for i, (a, b) in enumerate(zip(theirs, ours)) if a != b), 0)
            which = next((-n for n in theirs[first:] if n < 0), 0)
            wrong.append(f"{where}: value {first}, before the end of run{which}: "
                         f"g++ {theirs[first : first + 4]}, minicu {ours[first : first + 4]}")  # fmt: skip
    return wrong


def compare_layouts(seed: int) -> list[str]:
    text, classes = layouts(seed)
    found = records(text, classes)
    data = re.search(r" answers\[\d+\] = \{([^}]*)\}", nvcc(text))
    assert data is not None
    bytes_ = bytes(int(b) for b in data[1].split(","))
    of_nvcc = [int.from_bytes(bytes_[i : i + 4], "little") for i in range(0, len(bytes_), 4)]
    show = '\nint main() { for (unsigned n : answers) std::printf("%u\\n", n); }\n'
    try:
        of_host = of_gcc(text + show)
    except subprocess.CalledProcessError:  # g++ takes some offsets of empty members for no constants
        return []
    wrong, first = [], 0
    unlike: set[Class] = set()
    for c in classes:
        asked = c.questions("")
        known = otherwise_on_host(found[c.name], LP64) is not None
        parts = {*c.bases, *(m[2] for m in c.members)}
        differ = known or bool(parts & unlike)
        if differ:
            unlike.add(c)
        answers = []
        for model in (LP64, LP64.of_host()):
            whole = layout(found[c.name], model)
            numbers = [whole.size, whole.align]
            for question in asked:
                at, type = 0, found[c.name]
                for word in question.split("."):
                    name, _, index = word.rstrip("]").partition("[")
                    steps = _path(type, name, model)
                    at += sum(s.offset for s in steps)
                    type = steps[-1].type
                    if isinstance(type, ty.Array):
                        type = type.element
                    if index:
                        at += int(index) * layout(type, model).size
                numbers.append(at)
            answers.append(numbers)
        last = first + 2 + len(asked)
        for who, theirs, ours in (("nvcc", of_nvcc, answers[0]), ("g++", of_host, answers[1])):
            if theirs[first:last] != ours:
                wrong.append(
                    f"{c.name}: size align {asked}\n  {who} {theirs[first:last]}\n  minicu {ours}\n{c.text}"
                )
        if of_nvcc[first:last] != of_host[first:last] and not differ:
            wrong.append(f"{c.name}: nvcc and g++ differ, and nothing is said\n{c.text}")
        first = last
    return wrong


def _path(type: ty.Type, name: str, model: DataModel) -> tuple[Slot, ...]:
    steps: tuple[Slot, ...] = ()
    while not (found := find_member(type, name, model)):
        base = layout(type, model).slots[0]
        assert base.member.base
        steps, type = (*steps, base), base.type
    return (*steps, *found)


def main(count: int = 100, seed: int = 1, what: str = "cpu") -> int:
    wrong = 0
    batches = -(-count // BATCH)
    for number in range(seed, seed + batches):
        for text in compare_layouts(number) if what == "layouts" else compare_programs(number, what):
            wrong += 1
            if wrong <= 20:
                print(f"seed {number}: {text}")
    print(f"{batches * BATCH} hierarchies ({what}), {wrong} differences")
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:3]), *sys.argv[3:]))
