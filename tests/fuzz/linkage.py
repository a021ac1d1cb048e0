"""Random pairs of units: every symbol has the linkage that nvcc -rdc=true gives it; where objects of nvcc
link, those of minicu do; and both programs, run on a GPU and on the CPU device, count alike.

python tests/fuzz/linkage.py [--count N] [--seed N] [--jobs N] [--device cuda] [--seconds S] [--json FILE]

What a search found is in tests/fuzz/outside.jsonl.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

from runner import served
from runner.figures import Figures

from fuzz.abi_nvcc import nvcc

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
    ("static __shared__ int Qh[8]; Qh[x] = x + 5; __syncthreads();", "Qh[x]"), ("", "x"), ("", "x * 3"),
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


def linked(texts: list[str], folder: Path) -> tuple[Path, str]:
    """The cubin that ptxas and nvlink make of two units, and what nvlink complains of."""
    made = []
    for number, ptx in enumerate(texts):
        path = folder / f"unit{number}.ptx"
        path.write_text(ptx)
        made.append(str(path.with_suffix(".cubin")))
        assemble = ["ptxas", "-c", "-arch=sm_90", str(path), "-o", made[-1]]
        subprocess.run(assemble, check=True, capture_output=True)
    link = ["nvlink", "-arch=sm_90", *made, "-o", str(folder / "linked.cubin")]
    return folder / "linked.cubin", subprocess.run(link, capture_output=True, text=True).stderr


#: Prints the counters of each kernel's launches. `p[0]` is an index into what has one element at least.
_MAIN = """
#include <cstdio>
__global__ void use1(int *p);
int main()
{
    int *p;
    cudaMallocManaged(&p, 8);
    p[0] = p[1] = 0;
    for (int i = 0; i < 6; i++) {
        if (i % 2) use2<<<1, 1>>>(p); else use1<<<1, 1>>>(p);
        if (cudaDeviceSynchronize()) return 1;
        std::printf("%d ", p[1]);
    }
}
"""


def counted_here(texts: list[str], folder: Path) -> str:
    """What the two units count on the CPU device, as one program."""
    files = [folder / "one.cu", folder / "two.cu"]
    for file, text in zip(files, [texts[0], texts[1] + _MAIN]):
        file.write_text(text)
    done = served.run("-m", "minicu", "run", "--device", "cpu", "-w", *files)
    return str(done.stdout.strip() if done.returncode == 0 else done.stderr[:1000])


def counted_there(cubin: Path) -> str:
    """What a GPU counts."""
    import numpy
    from cuda.bindings import driver

    def call(function: str, *arguments: object) -> object:
        status, *result = getattr(driver, function)(*arguments)
        if status:
            raise RuntimeError(f"{function}: {status}")
        return result[0] if result else None

    call("cuInit", 0)
    call("cuCtxSetCurrent", call("cuDevicePrimaryCtxRetain", 0))
    module, data = call("cuModuleLoadData", cubin.read_bytes()), numpy.zeros(2, numpy.int32)
    memory = call("cuMemAlloc", data.nbytes)
    call("cuMemcpyHtoD", memory, data.ctypes.data, data.nbytes)
    said = []
    for n in range(6):
        kernel = call("cuModuleGetFunction", module, b"_Z4use2Pi" if n % 2 else b"_Z4use1Pi")
        pointer = numpy.array([int(memory)], numpy.uint64)  # type: ignore[call-overload]
        table = numpy.array([pointer.ctypes.data], numpy.uint64)
        call("cuLaunchKernel", kernel, 1, 1, 1, 1, 1, 1, 0, 0, table.ctypes.data, 0)
        call("cuMemcpyDtoH", data.ctypes.data, memory, data.nbytes)
        said.append(str(data[1]))
    call("cuMemFree", memory)
    call("cuModuleUnload", module)
    return " ".join(said)


def compare(seed: int, device: str = "") -> tuple[list[str], bool]:
    """What is wrong with a pair, and whether nvcc's units link. On the CPU device it counts as nvcc's units
    do on a GPU, if the `device` is "cuda"."""
    texts = pair(seed)
    theirs, made = [nvcc(t) for t in texts], [ours(t) for t in texts]
    wrong = []
    for text, a, b in zip(texts, theirs, made):
        wrong += differences(symbols(a), symbols(b), text)
    with tempfile.TemporaryDirectory() as name:
        folders = [Path(name, "nvcc"), Path(name, "minicu")]
        for folder in folders:
            folder.mkdir()
        (cubin, refused), (our_cubin, said) = (linked(t, f) for t, f in zip((theirs, made), folders))
        if refused:
            return wrong, False
        if said:
            return [*wrong, said], True
        counts = [counted_here(texts, folders[1])]
        if device:
            counts += [counted_there(our_cubin), counted_there(cubin)]
        if len(set(counts)) > 1 or not re.fullmatch(r"(-?\d+ ?)*", counts[0]):
            wrong.append("counted, on the CPU, by minicu and by nvcc on a GPU: " + " | ".join(counts))
    return wrong, True


def _compare(asked: tuple[int, str, float]) -> tuple[int, list[str], bool] | None:
    seed, device, end = asked
    return None if time.time() > end else (seed, *compare(seed, device))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--device", default="", help="cuda: run what was linked on a GPU as well")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no other pair after so many")
    results = Figures(parser)
    options = parser.parse_args()
    differ = pairs = linking = 0
    seeds = range(options.seed, options.seed + options.count)
    with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
        asked = [(seed, options.device, results.start + options.seconds) for seed in seeds]
        for done in filter(None, pool.imap_unordered(_compare, asked)):
            seed, wrong, links = done
            pairs, linking, differ = pairs + 1, linking + links, differ + bool(wrong)
            for text in wrong:
                print(f"seed {seed}: {text}", flush=True)
    results.tell(options, {
        "generator": "linkage", "device": options.device or "cpu", "first_seed": options.seed, "pairs": pairs,
        "same": pairs - differ, "linked_and_run": linking,
    })  # fmt: skip
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
