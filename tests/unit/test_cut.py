"""Cutting `.cu` files into declarations, and what device code reaches."""

from __future__ import annotations

import numpy
import pytest

import minicu
from minicu.diagnostics.errors import Diagnostics
from minicu.diagnostics.source import Source
from minicu.language import CU
from minicu.syntax.lex import lex
from minicu.syntax.preprocess import preprocess
from minicu.syntax.reach.brackets import pairs
from minicu.syntax.reach.cutter import cut
from minicu.syntax.reach.pieces import Piece
from minicu.syntax.reach.reachable import reachable


def pieces(text: str) -> list[Piece]:
    return cut(lex(Source("x.cu", text), CU))


def kinds(text: str) -> list[tuple[str, str, bool]]:
    return [(p.kind, " ".join(p.names), p.device) for p in pieces(text)]


@pytest.mark.parametrize(
    "text, expected",
    [
        ("int x;", [("variable", "x", False)]),
        ("int x, *y = &x, z[3];", [("variable", "x y z", False)]),
        ("const int n = 3;", [("constant", "n", False)]),
        ("T a(f(), f()), b{1}, c[2]{2, 3}, d(4);", [("function", "a b c d", False)]),
        ("A::A(int n) : a(n), b{1} { } int x;", [("function", "", False), ("variable", "x", False)]),
        ("static constexpr int n{3};", [("constant", "n", False)]),
        ("const int n{3}, m = 4, k{5};", [("constant", "n m k", False)]),
        ("const int n __attribute__((unused)) = 3;", [("constant", "n", False)]),
        ("const T n __attribute__((unused)) = T{3}, m alignas(8) = 3;", [("constant", "n m", False)]),
        ("typedef long T __attribute__((aligned(1)));", [("type", "T", False)]),
        ("typedef T __attribute__((aligned(1))) U __attribute__((unused)), V;", [("type", "U V", False)]),
        ("typedef short T [[maybe_unused]];", [("type", "T", False)]),
        ("using T [[gnu::aligned(8)]] = int;", [("type", "T", False)]),
        ("typedef int (T)[3];", [("type", "T", False)]),
        ("__device__ int x;", [("variable", "x", True)]),
        ("extern __shared__ float s[];", [("variable", "s", True)]),
        ("void f(int);", [("function", "f", False)]),
        ("void f(int a) { int b; } int x;", [("function", "f", False), ("variable", "x", False)]),
        ("__global__ void k(int *p) { { } }", [("function", "k", True)]),
        ("void __global__ k();", [("function", "k", True)]),
        ("static __device__ __forceinline__ int f() { return 1; }", [("function", "f", True)]),
        ("void __launch_bounds__(256) k();", [("function", "k", True)]),
        ("__attribute__((device)) int f();", [("function", "f", True)]),
        ("__attribute__((aligned(8))) int x;", [("variable", "x", False)]),
        ("int (*fp)(int);", [("variable", "fp", False)]),
        ("typedef int (*fp)(int);", [("type", "fp", False)]),
        ("typedef struct S { int x; } T, *P;", [("type", "S T P", False)]),
        ("struct S;", [("type", "S", False)]),
        ("template <class T> struct S;", [("type", "S", False)]),
        ("enum class E : int;", [("type", "E", False)]),
        ("struct S *p;", [("variable", "p", False)]),
        (
            "struct S { int x; } __global__ void k() { } int y;",
            [("function", "S k", True), ("variable", "y", False)],
        ),
        ('asm("nop");', [("asm", "", False)]),
        ("struct S { int x; void f() {} } s;", [("type", "S s", False)]),
        ("struct S { __device__ int f(); };", [("type", "S", True)]),
        ("struct alignas(16) S { int x; };", [("type", "S", False)]),
        ("struct __align__(16) S { int x; };", [("type", "S", False)]),
        ("class A : public B<int> { };", [("type", "A", False)]),
        ("enum E { A, B = 3, C };", [("type", "E A B C", False)]),
        ("enum class E : int { A };", [("type", "E A", False)]),
        ("using T = int;", [("type", "T", False)]),
        ("using namespace std;", [("using", "std", False)]),
        ("using std::min;", [("using", "min", False)]),
        ("namespace cg = cooperative_groups;", [("using", "cg", False)]),
        ("template <class T> struct S { T x; };", [("type", "S", False)]),
        (
            "template <typename T, int N = (3 > 2)> __device__ T f(T x) { return x; }",
            [("function", "f", True)],
        ),
        ("template <> void f<int>(int) {}", [("function", "f", False)]),
        ("std::vector<int> v(3), w;", [("function", "v w", False)]),
        ("std::map<int, std::vector<int>> m;", [("variable", "m", False)]),
        ("A::A() : a(1), b{2} { c(); } int x;", [("function", "", False), ("variable", "x", False)]),
        ("int A::f() const { return 1; }", [("function", "", False)]),
        ("__device__ float3 operator+(float3 a, float3 b) { return a; }", [("function", "operator+", True)]),
        (
            "bool operator()(int a) { return 1; } int x;",
            [("function", "operator()", False), ("variable", "x", False)],
        ),
        ("auto f = [](int x) { return x; }; int y;", [("variable", "f", False), ("variable", "y", False)]),
        ('static_assert(sizeof(int) == 4, "");', [("assertion", "", False)]),
        (";;", []),
    ],
)
def test_pieces(text: str, expected: list[tuple[str, str, bool]]) -> None:
    assert kinds(text) == expected


def test_a_piece_holds_its_tokens() -> None:
    tokens = lex(Source("x.cu", "int a; struct S { int x; } s; void f() { ; } int b;"), CU)
    texts = [" ".join(t.value for t in tokens[p.start : p.end]) for p in cut(tokens)]
    assert texts == ["int a ;", "struct S { int x ; } s ;", "void f ( ) { ; }", "int b ;"]


def test_enclosures() -> None:
    found = pieces(
        'namespace a { inline namespace b { int x; } } namespace { int y; } extern "C" { int z; } int w;'
    )
    inside = {p.names[0]: p.inside for p in found}
    b = inside["x"]
    assert b is not None and (b.kind, b.name, b.inline) == ("namespace", "b", True)
    assert b.up is not None and b.up.name == "a" and b.up.up is None
    assert inside["y"] is not None and inside["y"].name is None
    assert inside["z"] is not None and (inside["z"].kind, inside["z"].name) == ("linkage", "C")
    assert inside["w"] is None


def test_nested_namespace_names() -> None:
    (x, z, y) = pieces("namespace a { namespace b::inline c { int x; } int z; } int y;")
    around = []
    inside = x.inside
    while inside is not None:
        around.append((inside.name, inside.inline))
        inside = inside.up
    assert around == [("c", True), ("b", False), ("a", False)]
    assert z.inside is not None and (z.inside.name, z.inside.up) == ("a", None) and y.inside is None


def test_pack_at_a_piece() -> None:
    text = """
        struct A { char c; };
        #pragma pack(push, 1)
        struct B { char c; };
        #pragma pack(2)
        struct C { char c; };
        #pragma pack(pop)
        struct D { char c; };
    """
    diagnostics = Diagnostics()
    tokens = preprocess(Source("x.cu", text), language=CU, diagnostics=diagnostics).tokens
    assert [(p.names[0], p.pack) for p in cut(tokens)] == [("A", None), ("B", "1"), ("C", "2"), ("D", None)]


def test_named_packs_and_packs_inside_a_class() -> None:
    text = """
        #pragma pack(1)
        #pragma pack(push, 4)
        #pragma pack(push, foo, 2)
        struct A { char c; };
        #pragma pack(push)
        #pragma pack(8)
        struct B { char c; };
        #pragma pack(pop, bar)
        struct C { char c; };
        #pragma pack(pop, foo)
        struct D { char c; };
        #pragma pack(pop)
        struct E { char c;
        #pragma pack(16)
        int x; };
        struct F { char c; };
        #pragma pack()
        struct G { char c; };
    """
    diagnostics = Diagnostics()
    tokens = preprocess(Source("x.cu", text), language=CU, diagnostics=diagnostics).tokens
    found = {p.names[0]: p.pack for p in cut(tokens)}
    assert found == {"A": "2", "B": "8", "C": "8", "D": "4", "E": "1", "F": "16", "G": None}


@pytest.mark.parametrize(
    "text", ["void f() { (", "struct S { int", "int x = {{{", "}}}", "namespace a {", "f(]", "<"]
)
def test_unbalanced(text: str) -> None:
    tokens = lex(Source("x.cu", text), CU)
    assert all(p.start < p.end <= len(tokens) for p in cut(tokens))


def test_a_brace_closes_what_was_opened_inside_it() -> None:
    tokens = lex(Source("x.cu", "{ ( [ } ;"), CU)
    assert pairs(tokens)[:3] == [3, 3, 3]


def reached(text: str) -> set[str]:
    tokens = lex(Source("x.cu", text), CU)
    found = cut(tokens)
    return {name for number in reachable(found, tokens) for name in found[number].names}


def test_reachable_by_name_transitively() -> None:
    text = """
        struct Leaf { int x; };  struct Unused { int x; };
        typedef struct { Leaf leaf; } Tree;
        enum { WIDTH = 4, DEPTH };  static const int size = WIDTH;  const int other = 3;
        constexpr int twice(int x) { return 2 * x; }  constexpr int thrice(int x) { return 3 * x; }
        __device__ int f(Tree *t) { return t->leaf.x + size + twice(3); }
    """
    assert reached(text) == {"f", "Tree", "Leaf", "size", "WIDTH", "DEPTH", "twice"}


def test_host_functions_and_variables_are_not_reached() -> None:
    text = "int n; int host(int x) { return x; } __global__ void k() { host(n); }"
    assert reached(text) == {"k"}


def test_every_device_function_counts() -> None:
    text = "__device__ int f(); __device__ int g() { return 1; } __global__ void k() {}"
    assert reached(text) == {"f", "g", "k"}


def test_a_header_of_minicu_counts_where_it_is_mentioned() -> None:
    header = lex(Source("math.h", "float sinf(float); float cosf(float); __device__ int ffs(int);", True), CU)
    tokens = header + lex(Source("x.cu", "__global__ void k(float *p) { *p = sinf(1); }"), CU)
    found = cut(tokens)
    assert {n for i in reachable(found, tokens) for n in found[i].names} == {"sinf", "k"}


def test_a_static_assert_stays_if_device_code_knows_all_it_names() -> None:
    text = "struct A {}; struct B {}; static_assert(sizeof(A)); static_assert(sizeof(B)); __device__ A a;"
    tokens = lex(Source("x.cu", text), CU)
    found = cut(tokens)
    pieces = [found[i] for i in sorted(reachable(found, tokens))]
    kept = [" ".join(t.value for t in tokens[p.start : p.end]) for p in pieces]
    assert kept == ["struct A { } ;", "static_assert ( sizeof ( A ) ) ;", "__device__ A a ;"]


def test_a_static_assert_may_name_members_and_what_minicu_declares() -> None:
    header = lex(
        Source("types.h", "typedef struct float4 { float x; } float4; typedef long other;", True), CU
    )
    assertions = (
        "static_assert(__builtin_offsetof(A, b) == 4); static_assert(sizeof(float4) == 16);"
        "static_assert(sizeof(string)); static_assert(sizeof(A) == host);"
    )
    text = f"struct A {{ int a, b; }}; int host; {assertions} __device__ A a;"
    tokens = header + lex(Source("x.cu", text), CU)
    found = cut(tokens)
    reached = [found[i] for i in sorted(reachable(found, tokens))]
    kept = ["".join(t.value for t in tokens[p.start : p.end]) for p in reached if p.kind == "assertion"]
    assert kept == ["static_assert(__builtin_offsetof(A,b)==4);", "static_assert(sizeof(float4)==16);"]
    assert [p.names for p in reached if tokens[p.start].src.system] == [["float4"]]


LIBRARY = r"""
#pragma GCC system_header
namespace library {
template <class T> struct Draw {
    T least;
    template <class R> __host__ __device__ T operator()(R &random);
    template <class R> __host__ __device__ T operator()(R &random, T from);
    __host__ __device__ operator T() const;
    __host__ __device__ Draw &operator+=(T more);
};
template <class T> template <class R> __host__ __device__ T Draw<T>::operator()(R &random) {
    return operator()(random, least);
}
template <class T> template <class R> __host__ __device__ T Draw<T>::operator()(R &random, T from) {
    return from + random();
}
template <class T> __host__ __device__ Draw<T>::operator T() const { return least * 100; }
template <class T> __host__ __device__ Draw<T> &Draw<T>::operator+=(T more) { least += more; return *this; }
}
"""


def test_operators_of_a_library_defined_outside_of_their_class():
    """A use writes none of their names: the class's own brings them."""
    source = r"""
    #include "draw.h"
    struct Count { int n = 3; __device__ int operator()() { return n++; } };
    __global__ void k(int *p) {
        Count count;
        library::Draw<int> draw{20};
        p[0] = draw(count);
        draw += 5;
        p[1] = draw(count, 40);
        p[2] = draw;
    }
    """
    program = minicu.compile(source, headers={"draw.h": LIBRARY})
    assert ".extern" not in program.ptx
    module = program.load("cpu")
    out = module.device.array(numpy.zeros(3, numpy.int32))
    module.k[1, 1](out)
    assert out.numpy().tolist() == [23, 44, 2500]
