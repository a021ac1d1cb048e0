"""What nests or repeats takes time in proportion. Each of these doubled with every level once."""

from __future__ import annotations

import os

import pytest

import minicu

KERNEL = "__global__ void k(int *p, int n) {{ {} }}"


def pairs(n: int) -> str:
    types = "".join(f"typedef A<T{i}, T{i}> T{i + 1};" for i in range(n))
    return (
        "template <class T, class U> struct A { T t; U u; }; typedef A<int, int> T0;"
        + types
        + KERNEL.format(f"*p = sizeof(T{n}) >> 32;")
    )


def lambdas(n: int) -> str:
    return KERNEL.format("*p = " + "[&]() { return " * n + "n" + "; }()" * n + ";")


def lambdas_in_arguments(n: int) -> str:
    value = "V<[](int v) { return v + " * n + "1" + "; }(1)>::v" * n
    return "template <int N> struct V { static constexpr int v = N; };" + KERNEL.format(f"*p = {value};")


def operators_in_arguments(n: int) -> str:
    one = "template <int N> struct V { static constexpr int v = N; };"
    head = f"{one} template <class T> __device__ auto t(T x)"
    value = "-" + "V<~" * n + "1" + ">::v" * n
    return f"{head} -> decltype({value}) {{ return x; }}" + KERNEL.format("*p = t(1);")


def types_in_arguments(n: int) -> str:
    one = "template <int N> struct V { static constexpr int v = N; };"
    return one + KERNEL.format("*p = " + "(decltype(V<" * n + "1" + ">::v))1" * n + ";")


def statics_in_lambdas(n: int) -> str:
    body = "static int y = 1; []() { " * n + "}();" * n
    return f"constexpr int f() {{ {body} return 1; }}" + KERNEL.format("*p = f();")


def shared_bases(n: int) -> str:
    """2^n ways lead to the first two."""
    pairs = "".join(
        f"struct {name}{i} : virtual A{i - 1}, virtual B{i - 1} {{ int {name.lower()}{i}; }};\n"
        for i in range(1, n)
        for name in "AB"
    )
    return f"struct A0 {{ int a0; }}; struct B0 {{ int b0; }};\n{pairs}" + KERNEL.format(
        f"A{n - 1} a; a.a0 = n; a.b1 = 1; *p = a.a0 + a.b1;"
    )


def declared_in_parentheses(n: int) -> str:
    body = "T (x)([=](int v) { " * n + "T (y)(1);" + " return v; }(2));" * n
    return "struct T { int v; __device__ T(int a) : v(a) {} };" + KERNEL.format(f"{body} *p = n;")


def parameters(n: int) -> str:
    return "__device__ int f(" + "int (" * n + "int" + ")" * n + ");" + KERNEL.format("*p = 1;")


def listed(n: int) -> str:
    elements = ", ".join(f"{{{i}}}" for i in range(n))
    return (
        f"struct S {{ int a = 3; float b = 1.5f; }}; __device__ S s[{2 * n}] = {{{elements}}};"
        + KERNEL.format("*p = s[n].a;")
    )


def designated(n: int) -> str:
    elements = ", ".join(f"[{n - i}] = {i}" for i in range(n))
    return f"__device__ int s[] = {{{elements}}};" + KERNEL.format("*p = s[n];")


@pytest.mark.parametrize(
    ("source", "n"),
    [
        (pairs, 48),
        (lambdas, 40),
        (lambdas_in_arguments, 24),
        (operators_in_arguments, 60),
        (types_in_arguments, 60),
        (statics_in_lambdas, 60),
        (shared_bases, 9),
        (declared_in_parentheses, 24),
        (parameters, 60),
    ],
)
def test_levels_add_up(source, n):
    assert minicu.compile(source(n), opt=0, cache=False).ptx


def read_when_compiled(n: int) -> str:
    values = ", ".join(map(str, range(n)))
    return (
        f"constexpr int t[] = {{{values}}};"
        f"constexpr int sum() {{ int s = 0; for (int i = 0; i < {n}; i++) s += t[i]; return s; }}"
        + KERNEL.format("constexpr int s = sum(); *p = s;")
    )


def cases(n: int) -> str:
    lines = " ".join(f"case {i}: y = {i * 7919 % 10007}; break;" for i in range(n))
    return KERNEL.format(f"int y = 0; switch (n) {{ {lines} }} *p = y;")


def alternatives(n: int) -> str:
    return KERNEL.format(" else ".join(f"if (n == {i}) *p = {i * i};" for i in range(n)))


def conditionals(n: int) -> str:
    return KERNEL.format(f"*p = {''.join(f'n == {i} ? p[{i}] : ' for i in range(n))} n;")


def chain(n: int) -> str:
    links = "".join(f"__device__ int f{i + 1}(int x) {{ return f{i}(x) * 3 + {i}; }}\n" for i in range(n))
    return "__device__ int f0(int x) { return x; }\n" + links + KERNEL.format(f"*p = f{n}(n);")


def sums(n: int) -> str:
    return KERNEL.format(f"*p = {' + '.join(f'p[{i}]' for i in range(n))};")


@pytest.mark.parametrize(
    ("source", "n"),
    [
        pytest.param(sums, 2000, marks=pytest.mark.slow),
        pytest.param(chain, 600, marks=pytest.mark.slow),
        pytest.param(cases, 5000, marks=pytest.mark.slow),
        pytest.param(alternatives, 1600, marks=pytest.mark.slow),
        pytest.param(conditionals, 1600, marks=pytest.mark.slow),
    ],
)
def test_ways_add_up(source, n):
    # The square would be 16 times as much.
    assert spent(source(4 * n), opt=3) < 9 * spent(source(n), opt=3)


def overriders(n: int) -> str:
    classes = "".join(
        f"struct C{i} : C{i - 1} {{ __device__ int f() override {{ return {i}; }} }};\n" for i in range(1, n)
    )
    first = "struct C0 { __device__ virtual int f() { return 0; } };\n"
    return first + classes + KERNEL.format(f"C{n - 1} c; C0 *b = &c; *p = b->f();")


def parameters_of_a_kernel(n: int) -> str:
    listed = ", ".join(f"char a{i}" for i in range(n))
    return f"__global__ void k({listed}, char *p) {{ *p = {' + '.join(f'a{i}' for i in range(n))}; }}"


@pytest.mark.parametrize(
    ("source", "n"),
    [
        pytest.param(parameters_of_a_kernel, 200, marks=pytest.mark.slow),
        (listed, 500),
        pytest.param(designated, 2000, marks=pytest.mark.slow),
        pytest.param(read_when_compiled, 2000, marks=pytest.mark.slow),
    ],
)
def test_elements_add_up(source, n):
    # The square would be 16 times as much; Python's garbage collector makes up to 6 of 4.
    assert spent(source(4 * n)) < 9 * spent(source(n))


@pytest.mark.slow
def test_tables_grow_with_what_they_hold():
    # The tables have n² words; the cube would be 64 times as much.
    assert spent(overriders(200)) < 30 * spent(overriders(50))


def spent(source: str, opt: int = 0) -> float:
    """The least processor time of two compilations, worker processes included."""
    times = []
    for _ in range(2):
        start = processor_time()
        minicu.compile(source, opt=opt, cache=False)
        times.append(processor_time() - start)
    return min(times)


def processor_time() -> float:
    used = os.times()
    return sum(used[:4])
