"""Function templates: what host code asks for, how kernels are found, depth, and deduction by itself."""

from __future__ import annotations

import numpy
import pytest
from runner.checked import accepted, check

import minicu
from minicu import tree
from minicu import types as ty
from minicu.sema.templates import deduce, partial_ordering, partial_specialization

T, U, N = ty.Placeholder(0, "T"), ty.Placeholder(1, "U"), ty.Placeholder(2, "N")
KERNEL = "template <typename T, int N> __global__ void k(T *p) { *p = N; }\n"


def kernels(text: str, **options) -> dict[str, str]:
    return {n: k.symbol for n, k in minicu.compile(text, cache=False, **options).kernels.items()}


@pytest.mark.parametrize(
    ("host", "names"),
    [
        ("k<float, 4><<<1, 1>>>(p);", ["k<float, 4>"]),
        ("void *f = (void *)k<int, 2>; g(&k<int, 2>, k< int,2 >);", ["k<int, 2>"]),
        ("const int n = 8, m = n * 2; k<float, m><<<1, 1>>>(p);", ["k<float, 16>"]),
        ("const int n = 8; const int m = (n / 4) * 2; k<float, n + m - n><<<1, 1>>>(p);", ["k<float, 4>"]),
        ("k<float, SIZE><<<1, 1>>>(p); k<real, (size > 3)><<<1, 1>>>(p);", ["k<float, 9>", "k<double, 1>"]),
        ("k<T, 1><<<1, 1>>>(p); if (k<3) return;", []),
        ("k<float, 1 << 3><<<1, 1>>>(p);", ["k<float, 8>"]),
        (
            "using t = float; typedef unsigned int u; k<t, 1><<<1, 1>>>(p); k<u, 1><<<1, 1>>>(p);",
            ["k<float, 1>", "k<unsigned int, 1>"],
        ),
        (
            "enum { A = 3, B = A + 1 }; enum E { C = 6 }; k<int, B><<<1, 1>>>(p); k<int, C><<<1, 1>>>(p);",
            ["k<int, 4>", "k<int, 6>"],
        ),
        ("int A = 3; k<int, A><<<1, 1>>>(p);", []),
    ],
)
def test_host_code_names_instances(host, names):
    text = (
        "typedef double real; const int size = 7;\n#define SIZE 9\n" + KERNEL + "void host() { " + host + " }"
    )
    assert sorted(kernels(text)) == sorted(names)


def test_a_host_template_passes_its_arguments_on():
    text = (
        KERNEL
        + """
    template <typename T, int N = 3> void run(T *p) { const int m = N + 1; k<T, m><<<1, 1>>>(p); }
    template <typename T> void all(T *p) { run<T>(p); run<T, 7>(p); }
    int main() { all<float>(0); run<int, 5>(0); }
    """
    )
    assert sorted(kernels(text)) == ["k<float, 4>", "k<float, 8>", "k<int, 6>"]


DISCARDING = """
template <int n> __global__ void k(int *p) { static_assert(n > 0, ""); *p = n; }
const int LIMIT = 3;
template <int n> void down(int *p) { k<n><<<1, 1>>>(p); if constexpr (n > 1) down<n - 1>(p); }
template <int a, int b> void run(int *p) {
    if constexpr (a / b > 0) { k<a / b><<<1, 1>>>(p); } else { k<100 + a><<<1, 1>>>(p); }
    if constexpr (a > LIMIT) k<40><<<1, 1>>>(p);
    else if constexpr (a == 2) k<20><<<1, 1>>>(p);
    else { for (int i = 0; i < 3; i++) if (i) k<10><<<1, 1>>>(p); else k<11><<<1, 1>>>(p); }
    if constexpr (unknown<a>::value) k<50><<<1, 1>>>(p);
    if (a > 1000) k<60><<<1, 1>>>(p);
}
"""


@pytest.mark.parametrize(
    ("call", "numbers"),
    [
        ("down<3>(0); run<2, 1>(0)", [1, 2, 3, 20, 50, 60]),
        ("run<1, 2>(0)", [10, 11, 50, 60, 101]),
        ("run<2, 1>(0)", [2, 20, 50, 60]),
        ("run<4, 1>(0)", [4, 40, 50, 60]),
    ],
)
def test_discarded_statements_of_the_host_launch_nothing(call, numbers):
    found = kernels(DISCARDING + f"int main() {{ {call}; }}")
    assert sorted(int(name[2:-1]) for name in found) == numbers


def test_nobody_says_with_which_arguments():
    """A host template that is never called, and calls itself and others with arguments of its own."""
    text = (
        KERNEL
        + """
    template <int n> void down(float *p) { k<float, n><<<1, 1>>>(p); k<float, 9><<<1, 1>>>(p);
                                             down<n - 1>(p); }
    template <typename T> void other(T *p) { k<T, 2><<<1, 1>>>(p); }
    template <typename T> void all(T *p) { other(p); other<T>(p); other<int>(0); }
    """
    )
    assert sorted(kernels(text)) == []


def test_a_kernel_is_found_by_name_symbol_and_template():
    program = minicu.compile(KERNEL + "template __global__ void k<float, 4>(float *);", cache=False)
    kernel = program.kernels["k<float, 4>"]
    assert kernel.symbol == "_Z1kIfLi4EEvPT_"
    assert program.kernels["k"] is program.kernels["k<float,4>"] is program.kernels[kernel.symbol] is kernel


def test_several_instances_must_be_told_apart():
    text = (
        KERNEL + "template __global__ void k<float, 4>(float *); template __global__ void k<int, 1>(int *);"
    )
    program = minicu.compile(text, cache=False)
    with pytest.raises(KeyError, match="k<float, 4>, k<int, 1>"):
        program.kernels["k"]


def test_a_template_without_instances_makes_no_code():
    assert (
        kernels(KERNEL + "template <typename T> __device__ T f(T x) { return x.nothing + missing(x); }") == {}
    )


def test_the_discarded_branch_is_not_looked_at():
    text = """
    template <int N> __device__ int f() { if constexpr (N > 0) return f<N - 1>() + 1; else return 0; }
    __global__ void k(int *p) { *p = f<150>(); }
    """
    assert list(kernels(text)) == ["k"]


def test_an_instance_is_made_once():
    unit = accepted("template <class T> __device__ T f(T x) { return x; }"
                    "__global__ void k(int *p) { *p = f(1) + f<int>(2) + f(*p); }", "cu")  # fmt: skip
    assert sorted(f.name for f in unit.functions) == ["f<int>", "k"]


@pytest.mark.parametrize(
    ("pattern", "actual", "found"),
    [
        (T, ty.INT, {0: ty.INT}),
        (ty.Pointer(T), ty.Pointer(ty.qualify(ty.INT, ty.CONST)), {0: ty.qualify(ty.INT, ty.CONST)}),
        (ty.Pointer(T), ty.INT, None),
        (ty.Pointer(ty.qualify(T, ty.CONST)), ty.Pointer(ty.INT), None),
        (ty.Array(T, N), ty.Array(ty.FLOAT, 4), {0: ty.FLOAT, 2: 4}),
        (ty.Array(T, 3), ty.Array(ty.FLOAT, 4), None),
        (ty.Function(T, (U, T)), ty.Function(ty.INT, (ty.FLOAT, ty.INT)), {0: ty.INT, 1: ty.FLOAT}),
        (ty.Function(T, (U, T)), ty.Function(ty.INT, (ty.FLOAT, ty.FLOAT)), None),
    ],
)
def test_matching(pattern, actual, found):
    got = {}
    matched = deduce.match(pattern, actual, got)
    values = {i: a.value if isinstance(a, tree.Constant) else a for i, a in got.items()}
    assert (values if matched else None) == found


def test_the_more_special_signature():
    def more(a, b):
        return partial_ordering.at_least_as_special_arguments((a,), (b,))

    general, pointer = T, ty.Pointer(T)
    constant = ty.Pointer(ty.qualify(T, ty.CONST))
    assert more(pointer, general) and not more(general, pointer)
    assert more(constant, pointer) and not more(pointer, constant)


@pytest.mark.parametrize(
    ("host", "names"),
    [
        ("void host(float *p) { k<<<1, 1>>>(p, 2); }", ["k<float>"]),
        ("void host(int n, const double *p) { k<<<1, 1>>>((short *)p, n); }", ["k<short>"]),
        ("void host() { int n = 1; float *a = 0, *b; b = a * n; k<<<dim3(1), 1>>>(b, n); }", ["k<float>"]),
        ("void host() { unsigned long v[4]; k<<<1, 1>>>(v, 1); }", ["k<unsigned long>"]),
        ("template <class T> void h(T *p) { k<<<1, 1>>>(p, 1); } void host() { h<int>(0); }", ["k<int>"]),
        (
            "template <class T> void h(int n, const T *p) { k<<<1, 1>>>((T *)p, n); }"
            "void host(const float *q) { h(1, q); short *s; h(2, s); }",
            ["k<float>", "k<short>"],
        ),
        (
            "template <class T> void h(T n) { T *p; k<<<1, 1>>>(p, 1); } void host(double x) { h(x); }",
            ["k<double>"],
        ),
        ("void host(float *p, int n) { k<<<1, 1>>>(p + n, 1); }", ["k<float>"]),
        ("void host(int **p) { k<<<1, 1>>>(p[0], 1); }", ["k<int>"]),
        ("void host(float *p) { k<<<1, 1>>>(p[0] + 1, 1); }", []),
        ("void host() { using t = char; t *p; k<<<1, 1>>>(p, 1); }", ["k<char>"]),
        (
            "template <class T> struct V {};"
            "template <class T> void h(V<T> v, int n) { T *p; k<<<1, 1>>>(p, n); }"
            "template void h(V<float>, int n); template void h<short>(V<short> v, int);",
            ["k<float>", "k<short>"],
        ),
        (
            "template <class T> struct V {};"
            "template <class T, class U> V<U> h(const T &) { U *p; k<<<1, 1>>>(p, 1); }"
            "template V<unsigned char> h(const int &x); template class V<float>;",
            ["k<unsigned char>"],
        ),
        (
            "template <int N, class T> void h(T *p) { k<<<1, N>>>(p, N); } void host(float *p) { h<3>(p); }",
            ["k<float>"],
        ),
        ("template <class T> void h(T *p) { k<<<1, 1>>>(p, 1); } template void h(int (*p)[2], int);", []),
        ("void host() { auto p = f(); k<<<1, 1>>>(p, 1); }", []),
        ("void host(std::vector<int> &v) { k<<<1, 1>>>(v.data(), 1); }", ["k<int>"]),
        ("void host(unknown *v) { k<<<1, 1>>>(v, 1); }", []),
        ("void host(float v) { k<<<1, 1>>>(v, 1); }", []),
    ],
)
def test_launches_deduce_from_declared_variables(host, names):
    text = "template <typename T> __global__ void k(T *p, int n) { *p = n; }\n" + host
    assert sorted(kernels(text)) == names


@pytest.mark.parametrize(
    ("value", "type"),
    [("1", "int"), ("-2", "int"), ("0", "int"), ("3u", "unsigned int"), ("4l", "long"),
     ("5ull", "unsigned long long"), ("1.0", "double"), ("-1e3f", "float"), ("true", "bool"), ("'x'", "char"),
     ("(float)n", "float"), ("(unsigned char)1", "unsigned char"), ("3000000000", "long"),
     ("(n)", "long"), ("(short)n + 1", "int"), ("f(1)", None)],
)  # fmt: skip
def test_launches_deduce_from_literals(value, type):
    text = "template <typename T> __global__ void k(T x, int *p) { *p = x; }"
    text += f"void host(int *p, long n) {{ k<<<1, 1>>>({value}, p); }}"
    assert sorted(kernels(text)) == ([] if type is None else [f"k<{type}>"])


def test_names_show_the_arguments():
    text = """
    enum class op { add }; enum plain { zero, one };
    template <class T, char C, bool B, op O, plain P, long N> __global__ void k(T *p) {}
    template __global__ void k<float4 *, 'x', true, op::add, one, -3>(float4 **);
    """
    assert list(kernels(text)) == ["k<float4 *, 'x', true, op::add, one, -3>"]


def test_relocatable_code_runs_on_the_cpu():
    module = minicu.compile(KERNEL + "void f() { k<int, 3>; }", cache=False, rdc=True).load("cpu")
    x = module.device.array(numpy.zeros(2, numpy.int32))
    module.k[1, 1](x)
    assert x.numpy().tolist() == [3, 0]


def test_an_instance_may_be_in_several_units():
    text = KERNEL + "template __global__ void k<float, 4>(float *);"
    assert ".weak .entry _Z1kIfLi4EEvPT_(" in minicu.compile(text, cache=False, rdc=True).ptx
    assert ".visible .entry _Z1kIfLi4EEvPT_(" in minicu.compile(text, cache=False).ptx


@pytest.mark.parametrize("argument", ["N + 1", "N + N", "(N + N) * (N + N)"])
def test_host_templates_that_never_end(argument):
    text = (
        KERNEL
        + f"""
    template <int N> void run(int n) {{ if (n) run<{argument}>(n - 1); k<float, 2><<<1, 1>>>(0); }}
    int main() {{ run<0>(3); }}
    """
    )
    assert list(kernels(text)) == ["k<float, 2>"]


def test_what_the_host_alone_can_call_makes_no_instance():
    text = """
    void host();
    template <class T> __host__ __device__ T f(T x) { host(); return x; }
    template <class T> __host__ __device__ T g(T x) { return x + 1; }
    __host__ __device__ int unused(int x) { return f(x) + g(x); }
    __host__ __device__ int good(int x) { return g(x); }
    """
    unit, complaints = check(text, "cu")
    assert ["left to the host" in c for c in complaints] == [True] and unit is not None
    assert sorted(f.name for f in unit.functions) == ["g<int>", "good"]


def test_a_number_tells_specialisations_apart(monkeypatch):
    matched, fits = [], partial_specialization._fits
    monkeypatch.setattr(partial_specialization, "_fits", lambda *a: matched.append(a[1]) or fits(*a))
    special = "".join(f"template <class T> struct F<T, {i}> {{ int a[{i + 1}]; }};" for i in range(20))
    sizes = ", ".join(f"sizeof(F<int, {i}>)" for i in range(20))
    text = f"template <class T, int N> struct F;{special} __device__ unsigned long sizes[] = {{{sizes}}};"
    assert accepted(text, "cu")
    assert len(matched) == 20
