"""Random pairs of units: every symbol has the linkage that nvcc -rdc=true gives it, and where objects of nvcc
link, those of minicu do.

python tests/fuzz/linkage.py [PAIRS [SEED]]
"""

from __future__ import annotations

import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

from fuzz.abi_nvcc import nvcc

#: One pair in so many is assembled and linked as well.
LINKED = 10

#: What a declaration of entity Q looks like, and an expression that uses it ("" for kernels). `STATICS` are
#: static objects inside a function.
_SHARED = [  # what a header may hold
    ("inline __device__ int Q = 1;", "Q++"),
    ("inline __device__ const int Q = 2;", "*(&Q + p[0])"),
    ("inline __constant__ int Q = 3;", "Q"),
    ("inline __managed__ int Q = 4;", "Q++"),
    ("namespace ns { inline __device__ float Q = 4; }", "ns::Q++"),
    ("static __device__ int Q = 5;", "Q++"),
    ("static __constant__ int Q = 6;", "Q"),
    ("__device__ const int Q = 7;", "*(&Q + p[0])"),
    ("namespace { __device__ int Q = 8; }", "Q++"),
    ("static __device__ int Q[4] = {1, 2};", "Q[p[0]]++"),
    ("template <class T> __device__ T Q = 9;", "Q<int>++"),
    ("inline __device__ int Q(int x) { STATICS }", "Q(p[0])"),
    ("static __device__ int Q(int x) { STATICS }", "Q(p[0])"),
    ("namespace { __device__ int Q(int x) { STATICS } }", "Q(p[0])"),
    ("namespace ns { inline __device__ int Q(int x) { STATICS } }", "ns::Q(p[0])"),
    ("__forceinline__ __device__ int Q(int x) { STATICS }", "Q(p[0])"),
    ("inline __noinline__ __device__ int Q(int x) { STATICS }", "Q(p[0])"),
    ("template <class T> __device__ T Q(T x) { STATICS }", "Q(p[0])"),
    ("template <class T> static __device__ T Q(T x) { STATICS }", "Q(p[0])"),
    ("struct Q { __device__ int f(int x) { STATICS } };", "Q().f(p[0])"),
    ("struct Q { static __device__ int f(int x) { STATICS } };", "Q::f(p[0])"),
    ("struct Q { __device__ int f(int x); }; inline __device__ int Q::f(int x) { STATICS }", "Q().f(p[0])"),
    ("template <class T> struct Q { __device__ T f(T x) { STATICS } };", "Q<int>().f(p[0])"),
    ("template <class T> struct Q { __device__ T f(T x); };"
     "template <class T> __device__ T Q<T>::f(T x) { STATICS }", "Q<int>().f(p[0])"),
    ("static __global__ void Q(int *p) { *p = 1; }", ""),
    ("namespace { __global__ void Q(int *p) { *p = 1; } }", ""),
    ("template <class T> __global__ void Q(T *p) { *p = 1; } template __global__ void Q<int>(int *);", ""),
]  # fmt: skip
_OWN = [  # what only one unit may hold
    ("__device__ int Q = 10;", "Q++"),
    ("__constant__ int Q[2] = {1, 2};", "Q[p[0]]"),
    ('extern "C" __device__ int Q; __device__ int Q = 11;', "Q++"),
    ("namespace ns { __device__ int Q; }", "ns::Q++"),
    ("__device__ int Q(int x) { STATICS }", "Q(p[0])"),
    ('extern "C" __device__ int Q(int x) { STATICS }', "Q(p[0])"),
    ("struct Q { __device__ int f(int x); }; __device__ int Q::f(int x) { STATICS }", "Q().f(p[0])"),
    ("template <class T> __device__ T Q(T); template <> __device__ int Q<int>(int x) { STATICS }", "Q(p[0])"),
    ("template <class T> __device__ T Q = 12; template <> __device__ int Q<int> = 13;", "Q<int>++"),
    ("__global__ void Q(int *p) { *p = 2; }", ""),
    ('extern "C" __global__ void Q(int *p) { *p = 2; }', ""),
]  # fmt: skip
_STATICS = [
    ("static int Qs = 1;", "Qs++"), ("static const int Qt[3] = {1, 2, 3};", "Qt[x]"),
    ("static float Qs;", "(int)Qs++"),
    ("static __device__ int Qs = 4;", "Qs++"), ("__shared__ int Qh; Qh = x; __syncthreads();", "Qh"),
    ("static __shared__ int Qh[8]; Qh[x] = x; __syncthreads();", "Qh[x + 1]"), ("", "x"), ("", "x * 3"),
]  # fmt: skip


class _Maker:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.count = 0

    def entity(self, known: list[tuple[str, str]]) -> tuple[str, str]:
        declaration, use = self.random.choice(known)
        if "STATICS" in declaration:
            statics, value = self.random.choice(_STATICS)
            declaration = declaration.replace("STATICS", f"{statics} return {value};")
        self.count += 1
        name = f"q{self.count}_"
        return tuple(re.sub(r"\bQ(?=[sth]?\b)", name, text) for text in (declaration, use))  # type: ignore

    def pair(self) -> list[str]:
        """The texts of two units that have a header in common."""
        header = [self.entity(_SHARED) for _ in range(self.random.randrange(4, 12))]
        units = []
        for number in (1, 2):
            own = [self.entity(_OWN) for _ in range(self.random.randrange(0, 5))]
            used = [use for _, use in [*header, *own] if use and self.random.random() < 0.8]
            adds = "".join(f"    p[1] += {use};\n" for use in used)
            lines = [d for d, _ in [*header, *own]]
            units.append("\n".join([*lines, f"__global__ void use{number}(int *p)\n{{\n{adds}}}\n"]))
        return units


def pair(seed: int) -> list[str]:
    return _Maker(seed).pair()


_SYMBOL = re.compile(
    r"^\s*((?:\.(?:visible|weak|extern|common)\s+)?)\.(entry|func|global|const|shared)\s+"
    r"(?:\(.*?\)\s*)?(?:\.attribute\(\.managed\)\s*)?(?:\.align \d+\s+)?(?:\.\w+\s+)?([\w$]+)",
    re.M,
)


def symbols(ptx: str) -> dict[str, str]:
    """Each entity's linkage and kind, by its name in the source; of those that others see the symbol too."""
    found = {}
    for linkage, kind, symbol in _SYMBOL.findall(ptx):
        names = re.findall(r"q\d+_[sth]?", symbol)
        if not names:
            continue
        linkage = linkage.strip()
        key = names[-1] if linkage in ("", ".extern") else symbol
        found[key] = f"{linkage} .{kind}"
    return found


def differences(theirs: dict[str, str], ours: dict[str, str], text: str) -> list[str]:
    """Functions that are inlined everywhere, and what nobody uses, may be missing on either side."""
    used = "".join(line for line in text.split("\n") if "+=" in line)
    wrong = []
    for name in sorted(theirs.keys() | ours.keys()):
        a, b = theirs.get(name), ours.get(name)
        (entity,) = set(re.findall(r"q\d+_", name))
        spare = {".weak .func", " .func", " .global", " .const", " .shared"}
        if entity not in used:
            spare |= {".weak .global", ".weak .shared"}
        if a != b and not ((a is None or b is None) and {a, b} & spare):
            wrong.append(f"{name}: nvcc {a}, minicu {b}")
    return wrong


def ours(text: str) -> str:
    import minicu

    return str(minicu.compile(text, arch="sm_90", rdc=True, cache=False).ptx)


def links(texts: list[str]) -> str:
    """What nvlink says about the units."""
    with tempfile.TemporaryDirectory() as folder:
        made = []
        for number, ptx in enumerate(texts):
            path = Path(folder, f"unit{number}.ptx")
            path.write_text(ptx)
            made.append(str(path.with_suffix(".cubin")))
            assemble = ["ptxas", "-c", "-arch=sm_90", str(path), "-o", made[-1]]
            subprocess.run(assemble, check=True, capture_output=True)
        link = ["nvlink", "-arch=sm_90", *made, "-o", str(Path(folder, "linked"))]
        return subprocess.run(link, capture_output=True, text=True).stderr


def compare(seed: int) -> list[str]:
    texts = pair(seed)
    theirs, made = [nvcc(t) for t in texts], [ours(t) for t in texts]
    wrong = []
    for text, a, b in zip(texts, theirs, made):
        wrong += differences(symbols(a), symbols(b), text)
    if seed % LINKED == 0 and not links(theirs) and (said := links(made)):
        wrong.append(said)
    return wrong


def main(pairs: int = 1000, seed: int = 1) -> int:
    wrong = 0
    for number in range(seed, seed + pairs):
        for text in compare(number):
            wrong += 1
            if wrong <= 20:
                print(f"seed {number}: {text}", flush=True)
    print(f"{pairs} pairs of units, {wrong} differences")
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
