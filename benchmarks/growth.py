"""How the time of a compilation grows with the size of its source.

    python benchmarks/growth.py [--json OUT] [--share S]

Sources of each kind are made in four sizes, each twice the one before. A figure is the least processor time
of three compilations, worker processes included; the exponent is that of the last doubling: 1 is linear, 2
means that twice the source takes four times as long. Beside the largest stands what `nvcc -ptx` takes for it.
"""

from __future__ import annotations

import argparse
import math
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from compile_time import ARCH, nvcc_version
from harness import machine, store, table

REPETITIONS = 3
#: What takes so many seconds is compiled once.
LONG = 4.0
#: Seconds that nvcc is given for a source.
LIMIT = 200


def statements(n: int) -> str:
    lines = "".join(f"    x = x * {i % 7 + 2} + (x >> {i % 5 + 1}) * y; y ^= x;\n" for i in range(n))
    return (
        f"__global__ void k(unsigned *p) {{\n    unsigned x = p[0], y = p[1];\n{lines}    p[2] = x + y;\n}}\n"
    )


def kernels(n: int) -> str:
    return "".join(
        f"__global__ void k{i}(float *p, int n) {{ if (threadIdx.x < n) p[threadIdx.x] *= {i}.5f; }}\n"
        for i in range(n)
    )


def functions(n: int) -> str:
    chain = "".join(f"__device__ int f{i + 1}(int x) {{ return f{i}(x) * 3 + {i}; }}\n" for i in range(n))
    return (
        f"__device__ int f0(int x) {{ return x; }}\n{chain}__global__ void k(int *p) {{ *p = f{n}(*p); }}\n"
    )


def instances(n: int) -> str:
    calls = "".join(f"    s += Power<{i}>::of(s);\n" for i in range(n))
    return (
        "template <int N> struct Power { static __device__ int of(int x) { return x * N + (x >> 1); } };\n"
        f"__global__ void k(int *p) {{\n    int s = *p;\n{calls}    *p = s;\n}}\n"
    )


def branches(n: int) -> str:
    cases = "".join(f"    if (x & {1 << i % 31}) x += p[{i}]; else x ^= {i};\n" for i in range(n))
    return f"__global__ void k(int *p) {{\n    int x = *p;\n{cases}    *p = x;\n}}\n"


def loops(n: int) -> str:
    each = "".join(f"    for (int i = 0; i < n; i++) s += p[i * {k + 1}];\n" for k in range(n))
    return f"__global__ void k(int *p, int n) {{\n    int s = 0;\n{each}    *p = s;\n}}\n"


def jumps(n: int) -> str:
    labels = "".join(f"l{i}: x += {i}; if (x & {1 << i % 31}) goto l{i * 7 % n};\n" for i in range(n))
    return f"__global__ void k(int *p) {{\n    int x = *p;\n{labels}    *p = x;\n}}\n"


def nesting(n: int) -> str:
    return f"__global__ void k(int *p) {{ *p = {'(' * n}*p{' + 1)' * n}; }}\n"


def conditionals(n: int) -> str:
    chain = "".join(f"x == {i} ? p[{i}] : " for i in range(n))
    return f"__global__ void k(int *p) {{ int x = *p; *p = {chain}x; }}\n"


def alternatives(n: int) -> str:
    chain = " else ".join(f"if (x == {i}) p[{i % 64}] = {i};" for i in range(n))
    return f"__global__ void k(int *p) {{ int x = *p; {chain} }}\n"


def cases(n: int) -> str:
    lines = "".join(f"    case {i}: y = {i * 7919 % 10007}; break;\n" for i in range(n))
    return (
        f"__global__ void k(int *p) {{\n    int y = 0;\n    switch (*p) {{\n{lines}    }}\n    *p = y;\n}}\n"
    )


def calls(n: int) -> str:
    chain = "".join(
        f"__device__ __noinline__ int f{i + 1}(int x) {{ return f{i}(x) * 3 + {i}; }}\n" for i in range(n)
    )
    return (
        "__device__ __noinline__ int f0(int x) { return x; }\n"
        f"{chain}__global__ void k(int *p) {{ *p = f{n}(*p); }}\n"
    )


def recursion(n: int) -> str:
    return (
        "template <int N> struct Sum { static constexpr int value = Sum<N - 1>::value + N; };\n"
        "template <> struct Sum<0> { static constexpr int value = 0; };\n"
        f"__global__ void k(int *p) {{ *p = Sum<{n}>::value; }}\n"
    )


def accesses(n: int) -> str:
    lines = "".join(f"    p[x] = y; y += p[y * {i} + x]; x = y * 3 + x;\n" for i in range(n))
    return (
        f"__global__ void k(unsigned *p) {{\n    unsigned x = p[0], y = p[1];\n{lines}    p[2] = x + y;\n}}\n"
    )


def unrolled(n: int) -> str:
    return (
        "__global__ void k(unsigned *p) {\n    unsigned x = p[0], y = p[1];\n    #pragma unroll\n"
        f"    for (int i = 0; i < {n}; i++) {{ x = x * (i % 7 + 2) + (x >> (i % 5 + 1)) * y; y ^= x; }}\n"
        "    p[2] = x + y;\n}\n"
    )


def folds(n: int) -> str:
    arguments = ", ".join(f"x + {i}" for i in range(n))
    return (
        "template <class... T> __device__ int sum(T... t) { return (t + ... + 0); }\n"
        f"__global__ void k(int *p) {{ int x = *p; *p = sum({arguments}); }}\n"
    )


def tuples(n: int) -> str:
    return (
        "template <class... T> struct Tuple;\ntemplate <> struct Tuple<> {};\n"
        "template <class H, class... T> struct Tuple<H, T...> { H head; Tuple<T...> tail; };\n"
        f"__global__ void k(int *p) {{ Tuple<{', '.join(['int'] * n)}> t; t.head = *p; *p = t.head; }}\n"
    )


def recursive_calls(n: int) -> str:
    arguments = ", ".join(f"x + {i}" for i in range(n))
    return (
        "__device__ int sum(int a) { return a; }\n"
        "template <class H, class... T> __device__ int sum(H h, T... t) { return h + sum(t...); }\n"
        f"__global__ void k(int *p) {{ int x = *p; *p = sum({arguments}); }}\n"
    )


def ends(n: int) -> str:
    lines = "".join(f"    D d{i}(p, {i});\n    if (p[{i}]) return;\n" for i in range(n))
    return (
        "struct D { int *p, i; __device__ D(int *p, int i) : p(p), i(i) {} __device__ ~D() { p[i] = i; } };\n"
        f"__global__ void k(int *p) {{\n{lines}}}\n"
    )


def defaults(n: int) -> str:
    return (
        "struct S { int a = 3; float b = 1.5f; };\n"
        f"__device__ S s[{n}];\n__global__ void k(int *p) {{ *p = s[*p].a; }}\n"
    )


def table_of_constants(n: int) -> str:
    values = ", ".join(map(str, range(n)))
    return f"__constant__ int t[] = {{{values}}};\n__global__ void k(int *p) {{ *p = t[*p]; }}\n"


#: What grows -> how it is made, and the largest size.
KINDS: dict[str, tuple[Callable[[int], str], int]] = {
    "statements": (statements, 1600),
    "statements with two accesses each": (accesses, 400),
    "trips of an unrolled loop": (unrolled, 1600),
    "kernels": (kernels, 400),
    "functions, each calling the one before": (functions, 400),
    "instances of a template": (instances, 1000),
    "elements of a pack, folded": (folds, 400),
    "elements of a pack, one less in each call": (recursive_calls, 160),
    "elements of a tuple": (tuples, 160),
    "branches": (branches, 800),
    "loops": (loops, 80),
    "labels and jumps": (jumps, 400),
    "nested parentheses": (nesting, 160),
    "nested ?:": (conditionals, 400),
    "else if": (alternatives, 400),
    "cases of a switch": (cases, 20000),
    "calls, one inside the other": (calls, 400),
    "a template that needs itself": (recursion, 160),
    "objects with destructors, each before a return": (ends, 400),
    "elements with default initialisers": (defaults, 1000000),
    "elements of a table": (table_of_constants, 16000),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path, help="write the result here as well")
    parser.add_argument("--share", type=float, default=1.0, help="of the sizes, for a quick look")
    options = parser.parse_args()
    result: dict[str, Any] = {**machine(), "versions": {}, "milliseconds": {}, "by nvcc": {}}
    if nvcc := nvcc_version():
        result["versions"]["nvcc"] = nvcc
    for name, (make, largest) in KINDS.items():
        sizes = [max(1, int(largest * options.share) >> k) for k in (3, 2, 1, 0)]
        result["milliseconds"][name] = {n: measure(make(n)) for n in sizes}
        if nvcc:
            result["by nvcc"][name] = measure_nvcc(make(sizes[-1]))
        store(result, options.json, quiet=True)
    print(report(result))
    return 0


def measure(source: str) -> float:
    """The least processor time of a compilation, in milliseconds."""
    import minicu

    least = math.inf
    for _ in range(REPETITIONS):
        start = _spent()
        minicu.compile(source, arch=ARCH, cache=False)
        least = min(least, _spent() - start)
        if least > LONG:
            break
    return round(least * 1e3, 2)


def measure_nvcc(source: str) -> float | None:
    """The processor time of nvcc's command for a source, in milliseconds; None where it does not come to an
    end."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "source.cu")
        file.write_text(source)
        start = _spent()
        try:
            command = ["nvcc", "-ptx", "-w", f"-arch={ARCH}", str(file), "-o", str(file.with_suffix(".ptx"))]
            subprocess.run(command, check=True, capture_output=True, timeout=LIMIT)
        except subprocess.SubprocessError:
            return None
        return round((_spent() - start) * 1e3, 2)


def _spent() -> float:
    """Seconds of processor time, of this process and those that it waited for."""
    all = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(used.ru_utime + used.ru_stime for used in all)


def exponent(times: dict[Any, float]) -> float:
    """Of the last doubling."""
    *_, before, last = times.values()
    return math.log2(last / before)


def rows(result: dict[str, Any]) -> list[list[str]]:
    """What grows, its times, the exponent, nvcc's time for the largest, and minicu's by it."""
    found = []
    for name, times in result["milliseconds"].items():
        nvcc = result.get("by nvcc", {}).get(name)
        largest = list(times.values())[-1]
        beside = [f"{nvcc:.0f}", f"{largest / nvcc:.2f}"] if nvcc else ["", ""]
        found.append([name, *(f"{n}: {t:.1f}" for n, t in times.items()), f"{exponent(times):.2f}", *beside])
    return found


#: Over the columns of `rows`.
HEAD = ["what grows", "size: ms", "", "", "", "exponent", "nvcc", "by nvcc's"]


def report(result: dict[str, Any]) -> str:
    return table(HEAD, rows(result))


if __name__ == "__main__":
    sys.exit(main())
