"""Random hierarchies with virtual bases: their tables of virtual functions against nvcc's, and what runs
against g++.

`tables`: the initialisers of tables and VTTs, symbols included, are those that nvcc writes. What nvcc leaves
null, since nothing calls it while the object is made, may be there.
`cpu`, `cuda`: programs make, copy, assign and end objects, convert and call through every base, also from
constructors, in host code and in a kernel; g++ says what they print.

python tests/fuzz/virtual_bases.py tables|cpu|cuda [COUNT [SEED [SECONDS]]]
"""

from __future__ import annotations

import random
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

from fuzz.bases import Derived
from minicu.compile import compile

_HEAD = """\
#include <cstdio>
#ifdef __CUDACC__
#define HD __host__ __device__
#define NOINLINE __noinline__
#else
#define HD
#define NOINLINE
#endif
struct Log { int n; long v[4000]; HD void add(long x) { if (n < 4000) v[n++] = x; } };
"""
_MAIN = """\
#ifdef __CUDACC__
__global__ void kernel(Log *l) { all(*l); }
#endif
int main(int argc, char **) {
    static Log l; Log *m = &l;
#ifdef __CUDACC__
    if (argc > 1) {
        cudaMallocManaged(&m, sizeof *m);
        m->n = 0;
        kernel<<<1, 1>>>(m);
        if (cudaDeviceSynchronize()) return 1;
    } else
#endif
    all(l);
    for (int i = 0; i < m->n; i++) printf("%ld\\n", m->v[i]);
}
"""
_FUNCTIONS = ("f0", "f1", "f2")


@dataclass(eq=False)
class Class(Derived):
    name: str
    bases: list[tuple[Class, bool]] = field(default_factory=list)  # and whether it is a virtual one
    own: list[str] = field(default_factory=list)
    virtual_destructor: bool = False
    declared_destructor: bool = False
    clones: bool = False
    members: list[str] = field(default_factory=list)

    def has(self, name: str) -> bool:
        return name in self.own or any(b.has(name) for b, _ in self.bases)

    def ends(self) -> bool:
        """Is its destructor virtual?"""
        return self.virtual_destructor or any(b.ends() for b, _ in self.bases)

    def copies(self) -> bool:
        return self.clones or any(b.copies() for b, _ in self.bases)


def hierarchy(seed: int) -> list[Class]:
    r = random.Random(seed)
    made: list[Class] = []
    for number in range(r.randrange(4, 9)):
        one = Class(f"C{number}")
        for base in r.sample(made[-5:], min(len(made), r.choice([0, 1, 1, 2, 2, 3]) if number else 0)):
            one.bases.append((base, r.random() < 0.5))
        wanted = [f for f in _FUNCTIONS if r.random() < 0.3]
        if len(one.bases) > 1:  # one final overrider each
            wanted = [f for f in _FUNCTIONS if f in wanted or any(b.has(f) for b, _ in one.bases)]
        one.own = r.sample(wanted, len(wanted))
        one.virtual_destructor = r.random() < 0.2
        one.declared_destructor = one.virtual_destructor or r.random() < 0.3
        one.clones = r.random() < 0.25 or (len(one.bases) > 1 and one.copies())
        one.members = [
            f"{r.choice(['int', 'char', 'long', 'short'])} m{number}_{i}"
            for i in range(r.choice([0, 0, 1, 2]))
        ]
        made.append(one)
    return made


def text(classes: list[Class]) -> str:
    lines = []
    for number, one in enumerate(classes, 1):
        n = one.name
        bases = ", ".join(f"public {'virtual ' * v}{b.name}" for b, v in one.bases)
        items = [f"HD NOINLINE {n}(Log &, int);"]
        items += [f"HD virtual int {f}(int);" for f in one.own]
        if one.clones:
            items.insert(len(items) // 2, f"HD virtual {n} *self();")
        if one.declared_destructor:
            items.append(f"HD NOINLINE {'virtual ' * one.virtual_destructor}~{n}();")
        items += [f"{m};" for m in one.members]
        lines.append(f"struct {n}{' : ' * bool(bases)}{bases} {{ {' '.join(items)} }};")
        parts = [f"{b.name}(l, k + {i})" for i, b in enumerate(one.virtual())]
        parts += [f"{b.name}(l, k + 10)" for b, v in one.bases if not v]
        parts += [f"{m.split()[1]}(k % 100 + {i})" for i, m in enumerate(one.members)]
        calls = "".join(f"l.add({f}(k)); " for f in _FUNCTIONS if one.has(f))
        lines.append(f"HD {n}::{n}(Log &l, int k){' : ' * bool(parts)}{', '.join(parts)} "
                     f"{{ l.add({number}); {calls}}}")  # fmt: skip
        sum_ = " + ".join([*(m.split()[1] for m in one.members), "x"])
        lines += [
            f"HD int {n}::{f}(int x) {{ return {sum_} + {1000 * number + i}; }}"
            for i, f in enumerate(one.own)
        ]
        if one.clones:
            lines.append(f"HD {n} *{n}::self() {{ return this; }}")
        if one.declared_destructor:
            lines.append(f"HD {n}::~{n}() {{}}")
    for one in classes:
        lines.append(f"HD NOINLINE void look(Log &l, {one.name} &o) {{ {' '.join(_looks(one))} }}")
    for one in classes:
        n = one.name
        alone = [b for b, count in one.parts().items() if count == 1]
        steps = [f"{n} a(l, 5), b(l, 40); look(l, a);"]
        for base in alone:
            steps.append(f"{{ {base.name} &r = a; l.add((char *)&r - (char *)&a); look(l, r); "
                         f"look(l, static_cast<{base.name} &>(b)); }}")  # fmt: skip
        steps.append(f"l.add(sizeof({n})); {n} c(b); look(l, c); c = a; look(l, c);")
        for base in alone:
            if base.ends():
                steps.append(f"{{ {base.name} *p = new {n}(l, 3); look(l, *p); delete p; }}")
            steps.append(f"{{ {n} *none = nullptr; {base.name} *q = none; l.add(q == nullptr); }}")
        lines.append(f"HD NOINLINE void run_{n}(Log &l) {{ {' '.join(steps)} }}")
    lines.append(f"HD void all(Log &l) {{ {' '.join(f'run_{c.name}(l);' for c in classes)} }}")
    return _HEAD + "\n".join(lines) + "\n"


def _looks(one: Class) -> list[str]:
    found = [f"l.add(o.{m.split()[1]});" for m in one.members]
    found += [f"l.add(o.{f}(7));" for f in _FUNCTIONS if one.has(f)]
    for base, count in one.parts().items():
        if count == 1 and base is not one:
            found += [f"l.add(o.{base.name}::{m.split()[1]});" for m in base.members]
    if one.copies():
        found.append("l.add((char *)o.self() - (char *)&o);")
    return found


_TABLE = re.compile(r"\.(u64|b8) (_ZT[VT][A-Za-z0-9_]*)\[\d+\](?: = \{(.*?)\})?;")

_ADDRESS = re.compile(r"generic\((_ZTV\w+__\w+)\)\+(\d+)")

#: How nvcc tells bases apart that are of one class.
_SAME = re.compile(r"__A\d+")


def tables(ptx: str) -> dict[str, list[str]]:
    """The words of each table, without the zeros at the end."""
    found = {}
    for type, name, text in _TABLE.findall(ptx):
        words = [w.strip() for w in text.split(",")]
        if type == "b8" and text:
            data = bytes(map(int, words)) + bytes(7)
            words = [str(int.from_bytes(data[i : i + 8], "little")) for i in range(0, len(data) - 7, 8)]
        while words and words[-1] in ("0", ""):
            words.pop()
        if not _SAME.search(name + text):
            found[name] = words
    return found


def compare_tables(source: str, folder: Path) -> list[str]:
    file = folder / "t.cu"
    file.write_text(source + "__global__ void kernel(Log *l) { all(*l); }\n")
    nvcc = ["nvcc", "-ptx", "-rdc=true", "-arch=sm_90", "-w", "-o", str(folder / "t.ptx"), str(file)]
    subprocess.run(nvcc, check=True, capture_output=True, timeout=300)
    theirs = tables((folder / "t.ptx").read_text())
    ours = tables(compile(file, arch="sm_90", rdc=True, cache=False).ptx)
    return [
        f"{name}\n  nvcc   {words}\n  minicu {ours.get(name)}"
        for name, words in theirs.items()
        if (name in ours or words not in [mine[: len(words)] for mine in ours.values()])
        and not _agree(name, name, theirs, ours)
    ]


def _agree(name: str, mine: str, theirs: dict[str, list[str]], ours: dict[str, list[str]]) -> bool:
    """Have tables the same words? nvcc names some tables for the time of construction after a primary base:
    there what they hold counts."""
    words, own = theirs.get(name, []), ours.get(mine, [])
    if len(own) < len(words):
        return False
    for a, b in zip(words, own):
        if a != b and (a != "0" or b.isdigit()):
            there, here = _ADDRESS.fullmatch(a), _ADDRESS.fullmatch(b)
            if not (there and here and there[2] == here[2] and _agree(there[1], here[1], theirs, ours)):
                return False
    return True


def compare_runs(source: str, folder: Path, device: str) -> list[str]:
    file = folder / "t.cu"
    file.write_text(source + _MAIN)
    gcc = ["g++", "-w", "-x", "c++", "-fsanitize=undefined", "-o", str(folder / "t"), str(file)]
    subprocess.run(gcc, check=True, capture_output=True, timeout=300)
    expected = subprocess.run([str(folder / "t")], capture_output=True, text=True, timeout=60).stdout.split()
    wrong = []
    for where in ([], ["kernel"]):
        words = [sys.executable, "-m", "minicu", "run", "--device", device, str(file), "--", *where]
        done = subprocess.run(words, capture_output=True, text=True, timeout=300)
        mine = done.stdout.split()
        if mine != expected:
            first = next((i for i, (a, b) in enumerate(zip(expected, mine)) if a != b), len(mine))
            values = [words[first : first + 4] for words in (expected, mine)]
            wrong.append(f"{where or 'host'}: value {first} of {len(expected)}: g++ {values[0]}, "
                         f"minicu {values[1]} {done.stderr[:400]}")  # fmt: skip
    return wrong


def main(what: str, count: int = 20, seed: int = 1, seconds: int = 10**9) -> int:
    differences = tried = 0
    end = time.monotonic() + seconds
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for number in range(seed, seed + count):
            if time.monotonic() > end:
                break
            source = text(hierarchy(number))
            check = ["g++", "-w", "-fsyntax-only", "-x", "c++", "-"]
            if subprocess.run(check, input=source, text=True, capture_output=True).returncode:
                continue  # an overrider that is not the only one, an ambiguous name
            tried += 1
            found = compare_tables(source, folder) if what == "tables" else compare_runs(source, folder, what)
            differences += bool(found)
            for line in found[:3]:
                print(f"seed {number}: {line}", flush=True)
    print(f"{tried} hierarchies with virtual bases ({what}), {differences} differences")
    return differences > 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], *map(int, sys.argv[2:5])))
