"""How the time of a compilation grows with the size of its source.

    python benchmarks/growth.py [--json OUT] [--share S] [--jobs N]

Sources of each kind are made in four sizes, each twice the one before. A figure is the least processor time
of three compilations, worker processes included; the exponent is that of the last step: 1 is linear, 2 means
that twice the size takes four times as long. Where each of n instances has one argument less than the one
before, the size is the number of arguments of all. Beside the largest stands what `nvcc -ptx` takes for it.
The verdict is by the last two steps: "n log n" up to an exponent of 1.25, else the known reason or the
exponent.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from compile_time import ARCH, nvcc_version
from harness import machine, store, table

REPETITIONS = 3
#: What takes so many seconds is compiled once.
LONG = 4.0
#: Seconds that nvcc is given for a source.
LIMIT = 200
#: The exponent over two steps up to which a curve counts as one of n log n.
N_LOG_N = 1.25


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


def members(n: int) -> str:
    each = " ".join(f"int m{i};" for i in range(n))
    lines = "".join(f"    s.m{i} = p[{i}];\n" for i in range(n))
    return f"struct S {{ {each} }};\n__device__ S s;\n__global__ void k(int *p) {{\n{lines}}}\n"


def bases(n: int) -> str:
    classes = "".join(f"struct B{i} : B{i - 1} {{ int b{i}; }};\n" for i in range(1, n))
    return (
        f"struct B0 {{ int b0; }};\n{classes}__device__ B{n - 1} d;\n"
        f"__global__ void k(int *p) {{ *p = d.b0 + d.b{n - 1}; }}\n"
    )


def overriders(n: int) -> str:
    classes = "".join(
        f"struct C{i} : C{i - 1} {{ __device__ int f() override {{ return {i}; }} }};\n" for i in range(1, n)
    )
    return (
        f"struct C0 {{ __device__ virtual int f() {{ return 0; }} }};\n{classes}"
        f"__global__ void k(int *p) {{ C{n - 1} c; C0 *b = &c; *p = b->f(); }}\n"
    )


def overloads(n: int) -> str:
    functions = "".join(f"struct T{i} {{}};\n__device__ int f(T{i}) {{ return {i}; }}\n" for i in range(n))
    return f"{functions}__global__ void k(int *p) {{ *p = f(T{n - 1}()); }}\n"


def parameters(n: int) -> str:
    listed = ", ".join(f"char a{i}" for i in range(n))
    return f"__global__ void k({listed}, char *p) {{ *p = {' + '.join(f'a{i}' for i in range(n))}; }}\n"


def macros(n: int) -> str:
    each = "".join(f"#define M{i} (M{i - 1} + {i})\n" for i in range(1, n))
    return f"#define M0 1\n{each}__global__ void k(int *p) {{ *p = M{n - 1}; }}\n"


def alternative_directives(n: int) -> str:
    each = "".join(f"#elif V == {i + 10}\nint v{i};\n" for i in range(n))
    return f"#define V 5\n#if V == 9\n{each}#endif\n__global__ void k(int *p) {{ *p = 1; }}\n"


def enumerators(n: int) -> str:
    return (
        f"enum E {{ {', '.join(f'e{i}' for i in range(n))} }};\n"
        f"__global__ void k(int *p) {{ *p = e{n - 1}; }}\n"
    )


def strings(n: int) -> str:
    listed = ", ".join(f'"s{i}"' for i in range(n))
    return f"__device__ const char *t[] = {{{listed}}};\n__global__ void k(int *p) {{ *p = t[*p][0]; }}\n"


def joined_strings(n: int) -> str:
    listed = " ".join(f'"s{i}"' for i in range(n))
    return f"__device__ const char t[] = {listed};\n__global__ void k(int *p) {{ *p = t[*p]; }}\n"


def sums(n: int) -> str:
    return f"__global__ void k(int *p) {{ *p = {' + '.join(f'p[{i}]' for i in range(n))}; }}\n"


def lambdas(n: int) -> str:
    each = "".join(f"    auto l{i} = [=](int a) {{ return a * x + {i}; }}; x = l{i}(x);\n" for i in range(n))
    return f"__global__ void k(int *p) {{\n    int x = *p;\n{each}    *p = x;\n}}\n"


def blocks(n: int) -> str:
    inner = "".join(f"{{ int a{i} = *p + {i}; " for i in range(n))
    return f"__global__ void k(int *p) {{ {inner}*p = a0;{' }' * n} }}\n"


def assembly(n: int) -> str:
    line = '    asm volatile("add.s32 %0, %1, {};" : "=r"(x) : "r"(x));\n'
    lines = "".join(line.format(i) for i in range(n))
    return f"__global__ void k(int *p) {{\n    int x = *p;\n{lines}    *p = x;\n}}\n"


def specialisations(n: int) -> str:
    each = "".join(f"template <> struct F<{i}> {{ static constexpr int v = {3 * i}; }};\n" for i in range(n))
    return (
        f"template <int N> struct F {{ static constexpr int v = 0; }};\n{each}"
        f"__global__ void k(int *p) {{ *p = {' + '.join(f'F<{i}>::v' for i in range(n))}; }}\n"
    )


def variables(n: int) -> str:
    lines = "".join(f"    v{i} = p[{i}];\n" for i in range(n))
    return "".join(f"__device__ int v{i};\n" for i in range(n)) + f"__global__ void k(int *p) {{\n{lines}}}\n"


def evaluated(n: int) -> str:
    return (
        f"constexpr int f() {{ int s = 0; for (int i = 0; i < {n}; i++) s += i & 7; return s; }}\n"
        "__global__ void k(int *p) { constexpr int v = f(); *p = v; }\n"
    )


def comments(n: int) -> str:
    return "// What nobody reads.\n" * n + "__global__ void k(int *p) { *p = 1; }\n"


def unused(n: int) -> str:
    return "".join(f"static int h{i}(int x) {{ return x + {i}; }}\n" for i in range(n)) + (
        "__global__ void k(int *p) { *p = 1; }\n"
    )


def one_less_each(n: int) -> int:
    return n * (n + 1) // 2


class Kind(NamedTuple):
    """How a source is made of a number, the largest number, what size that makes, and why it is known to take
    more than n log n: what begins with "LLVM" is in docs/found.md."""

    make: Callable[[int], str]
    largest: int
    size: Callable[[int], int] = int
    reason: str = ""


#: What grows -> its sources.
KINDS = {
    "statements": Kind(statements, 1600),
    "statements with two accesses each": Kind(accesses, 400, reason="LLVM: vectoriser of accesses"),
    "operands of a sum": Kind(sums, 4000, reason="LLVM: selection of sums"),
    "trips of an unrolled loop": Kind(unrolled, 1600, reason="LLVM: InstCombine"),
    "statements of assembly": Kind(assembly, 1600),
    "kernels": Kind(kernels, 400),
    "parameters of a kernel": Kind(parameters, 800, reason="each name has the kernel's in it"),
    "functions, each calling the one before": Kind(functions, 800),
    "functions of the host": Kind(unused, 8000),
    "overloads": Kind(overloads, 800),
    "lambdas": Kind(lambdas, 400, reason="each copies the names around it"),
    "variables": Kind(variables, 800),
    "members of a class": Kind(members, 800),
    "classes, each with the one before as its base": Kind(bases, 1920),
    "words of the virtual tables of such classes": Kind(overriders, 160, one_less_each),
    "instances of a template": Kind(instances, 1000),
    "specialisations of a template": Kind(specialisations, 400),
    "elements of a pack, folded": Kind(folds, 400),
    "arguments of calls, one less in each": Kind(recursive_calls, 160, one_less_each),
    "arguments of tuples, one less in each": Kind(tuples, 160, one_less_each),
    "branches": Kind(branches, 800),
    "loops": Kind(loops, 80, reason="LLVM: InstCombine, unroller"),
    "labels and jumps": Kind(jumps, 400),
    "nested parentheses": Kind(nesting, 160),
    "nested blocks": Kind(blocks, 200),
    "nested ?:": Kind(conditionals, 3200),
    "else if": Kind(alternatives, 3200),
    "cases of a switch": Kind(cases, 20000),
    "calls, one inside the other": Kind(calls, 400),
    "a template that needs itself": Kind(recursion, 160),
    "trips of a loop of a constant expression": Kind(evaluated, 100000),
    "objects with destructors, each before a return": Kind(ends, 400),
    "elements with default initialisers": Kind(defaults, 1000000),
    "elements of a table": Kind(table_of_constants, 16000),
    "strings of a table": Kind(strings, 8000),
    "strings that are joined": Kind(joined_strings, 20000),
    "enumerators": Kind(enumerators, 20000),
    "macros, each in the next": Kind(macros, 400),
    "#elif": Kind(alternative_directives, 8000),
    "lines of comments": Kind(comments, 200000),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path, help="write the result here as well")
    parser.add_argument("--share", type=float, default=1.0, help="of the sizes, for a quick look")
    parser.add_argument("--jobs", type=int, default=1, help="kinds to measure at the same time")
    options = parser.parse_args()
    result: dict[str, Any] = {**machine(), "versions": {}, "milliseconds": {}, "by nvcc": {}}
    nvcc = nvcc_version()
    if nvcc:
        result["versions"]["nvcc"] = nvcc
    result["milliseconds"] = {name: {} for name in KINDS}
    with multiprocessing.Pool(options.jobs, maxtasksperchild=1) as pool:
        look = partial(look_at, share=options.share, nvcc=nvcc is not None)
        for name, times, by_nvcc in pool.imap_unordered(look, sorted(KINDS, key=lambda k: -KINDS[k].largest)):
            result["milliseconds"][name] = times
            result["by nvcc"][name] = by_nvcc
            done = {n: t for n, t in result["milliseconds"].items() if t}
            store({**result, "milliseconds": done}, options.json, quiet=True)
    print(report(result))
    return 0


def look_at(name: str, share: float, nvcc: bool) -> tuple[str, dict[int, float], dict[int, float | None]]:
    """What grows, its times by size, and nvcc's for the two largest."""
    kind = KINDS[name]
    numbers = [max(1, int(kind.largest * share) >> k) for k in (3, 2, 1, 0)]
    times = {kind.size(n): measure(kind.make(n)) for n in numbers}
    by_nvcc = {kind.size(n): measure_nvcc(kind.make(n)) for n in numbers[2:]} if nvcc else {}
    return name, times, by_nvcc


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
    """Of the last step."""
    *_, (before, earlier), (size, last) = times.items()
    return math.log(last / earlier) / math.log(int(size) / int(before))


def verdict(name: str, times: dict[Any, float]) -> str:
    """Whether a curve is one of n log n by its last two steps, or why it is not."""
    (before, earlier), _, (size, last) = list(times.items())[-3:]
    over_two = exponent({before: earlier, size: last})
    if over_two <= N_LOG_N:
        return "n log n"
    return (name in KINDS and KINDS[name].reason) or f"n^{over_two:.2f}"


def rows(result: dict[str, Any]) -> list[list[str]]:
    """What grows, its times, the exponent, nvcc's, its time for the largest, minicu's by that, verdict."""
    found = []
    for name, times in result["milliseconds"].items():
        nvcc = {n: t for n, t in result.get("by nvcc", {}).get(name, {}).items() if t}
        size, largest = list(times.items())[-1]
        grows = f"{exponent(nvcc):.2f}" if len(nvcc) > 1 else ""
        beside = [f"{nvcc[size]:.0f}", f"{largest / nvcc[size]:.2f}"] if size in nvcc else ["", ""]
        each = [f"{n}: {t:.1f}" for n, t in times.items()]
        found.append([name, *each, f"{exponent(times):.2f}", grows, *beside, verdict(name, times)])
    return found


#: Over the columns of `rows`.
HEAD = ["what grows", "size: ms", "", "", "", "exponent", "nvcc's", "nvcc", "by nvcc's", "verdict"]


def report(result: dict[str, Any]) -> str:
    return table(HEAD, rows(result))


if __name__ == "__main__":
    sys.exit(main())
