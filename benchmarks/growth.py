"""How the time of a compilation grows with the size of its source.

    python benchmarks/growth.py [--json OUT] [--share S]

Sources of each kind are made in four sizes, each twice the one before. A figure is the least processor time
of three compilations; the exponent is that of the last doubling: 1 is linear, 2 means that twice the source
takes four times as long.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from harness import machine, store, table

REPETITIONS = 3


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


def table_of_constants(n: int) -> str:
    values = ", ".join(map(str, range(n)))
    return f"__constant__ int t[] = {{{values}}};\n__global__ void k(int *p) {{ *p = t[*p]; }}\n"


#: What grows -> how it is made, and the largest size.
KINDS: dict[str, tuple[Callable[[int], str], int]] = {
    "statements": (statements, 1600),
    "kernels": (kernels, 400),
    "functions, each calling the one before": (functions, 400),
    "instances of a template": (instances, 400),
    "branches": (branches, 800),
    "loops": (loops, 80),
    "labels and jumps": (jumps, 400),
    "nested parentheses": (nesting, 160),
    "nested ?:": (conditionals, 400),
    "else if": (alternatives, 400),
    "cases of a switch": (cases, 20000),
    "calls, one inside the other": (calls, 400),
    "a template that needs itself": (recursion, 160),
    "elements of a table": (table_of_constants, 16000),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path, help="write the result here as well")
    parser.add_argument("--share", type=float, default=1.0, help="of the sizes, for a quick look")
    options = parser.parse_args()
    result = {**machine(), "milliseconds": {}}
    for name, (make, largest) in KINDS.items():
        sizes = [max(1, int(largest * options.share) >> k) for k in (3, 2, 1, 0)]
        result["milliseconds"][name] = {n: measure(make(n)) for n in sizes}
        store(result, options.json, quiet=True)
    print(report(result))
    return 0


def measure(source: str) -> float:
    """The least processor time of a compilation, in milliseconds."""
    import minicu

    least = math.inf
    for _ in range(REPETITIONS):
        start = process_time()
        minicu.compile(source, arch="sm_90", cache=False)
        least = min(least, process_time() - start)
    return round(least * 1e3, 2)


def exponent(times: dict[Any, float]) -> float:
    """Of the last doubling."""
    *_, before, last = times.values()
    return math.log2(last / before)


def report(result: dict[str, Any]) -> str:
    rows = [
        [name, *(f"{n}: {t:.1f}" for n, t in times.items()), f"{exponent(times):.2f}"]
        for name, times in result["milliseconds"].items()
    ]
    return table(["what grows", "size: ms", "", "", "", "exponent"], rows)


if __name__ == "__main__":
    sys.exit(main())
