"""The parser on bad input: messages and their places, recovery, nesting, mutilated sources."""

from __future__ import annotations

import pytest
from runner.parsed import accepted, brief, complaints, read

import minicu
from minicu.diagnostics.errors import CompileError, Diagnostics
from minicu.diagnostics.source import Source
from minicu.language import CU, C, Language
from minicu.syntax.lex import lex
from minicu.syntax.parse import parse

# Messages ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text, message",
    [
        ("int x", "1:6 expected ';' after top level declarator"),
        ("int x y;", "1:6 expected ';' after top level declarator"),
        ("void f(void) { int x }", "1:21 expected ';' at end of declaration"),
        ("void f(void) { x = 1 }", "1:21 expected ';' after expression"),
        ("void f(void) { x = ; }", "1:20 expected expression"),
        ("void f(void) { return 1 }", "1:24 expected ';' after return statement"),
        ("void f(void) { f(1; }", "1:19 expected ')'"),
        ("void f(void) { a[1; }", "1:19 expected ']'"),
        ("void f(void) { if (1 { } }", "1:22 expected ')'"),
        ("void f(void) { if 1; }", "1:19 expected '(' after 'if'"),
        ("void f(void) { else ; }", "1:16 'else' without a previous 'if'"),
        ("void f(void) { do ; while (1) }", "1:30 expected ';' after do/while statement"),
        ("void f(void) { for (1) ; }", "1:22 expected ';' in 'for' statement specifier"),
        ("void f(void) { case 1 x; }", "1:23 expected ':' after 'case'"),
        ("void f(void) {", "1:15 expected '}'"),
        ("void f(void) { }}", "1:17 extraneous closing brace ('}')"),
        ("foo x;", "1:1 unknown type name 'foo'"),
        ("typedef int number; nunber x;", "1:21 unknown type name 'nunber'; did you mean 'number'?"),
        ("void f(foo *x);", "1:8 unknown type name 'foo'"),
        ("void f(void) { foo x; }", "1:16 unknown type name 'foo'"),
        ("void f(void) { for (foo x = 0;;) ; }", "1:21 unknown type name 'foo'"),
        ("struct S { foo x; };", "1:12 unknown type name 'foo'"),
        ("int f(void) { return sizeof(foo x); }", "1:33 expected ')'"),
        ("struct S { int x } ;", "1:17 expected ';' at end of declaration list"),
        ("struct S { int x; } int y;", "1:20 expected ';' after struct"),
        ("int 3;", "1:5 expected identifier or '('"),
        ("int int x;", None),
        ("int if;", "1:5 expected identifier or '('"),
        ("typedef int T; int f(void) { return T; }", "1:37 unexpected type name 'T': expected expression"),
        ("struct { int x; } 3;", "1:19 expected identifier or '('"),
        ("int a[] = { 1, 2;", "1:17 expected '}'"),
        ("int f(int x) { int g(int y) { return y; } return g(x); }", "1:20 not supported: nested function"),
        ("enum { A B };", "1:10 expected '}'"),
        ("int x = (1 + 2;", "1:15 expected ')'"),
        ("void f(typedef int x);", "1:8 a parameter cannot be a typedef"),
        ("(static int)1;", None),
        ("int x = sizeof(static int);", "1:16 'static' is not allowed here"),
        ("int x __attribute__((3));", "1:22 expected attribute name"),
        ("void __launch_bounds__ f();", "1:24 expected '(' after '__launch_bounds__'"),
        ("#pragma unroll 3 4\nvoid f(void) {\n#pragma unroll (\n}", None),
        ("int x = " + "(" * 3000 + "1" + ")" * 3000 + ";", None),
    ],
)
def test_messages(text: str, message: str | None) -> None:
    found = complaints(text)
    if message is not None:
        assert found[:1] == [message]


@pytest.mark.parametrize(
    "text, message",
    [
        ("struct S { int x; } __global__ void k() { }", "1:20 expected ';' after struct"),
        ("__device__ void f() { } }", "1:25 extraneous closing brace ('}')"),
        ("__device__ x;", "1:1 a type specifier is required for all declarations"),
        ("__device__ foo x;", "1:12 unknown type name 'foo'"),
        (
            "__device__ void f() { auto g = [](int x) return x; }",
            "1:42 expected the body of a lambda expression",
        ),
        ("__device__ void f() { int *p = new; }", "1:35 expected a type"),
        ("__device__ void f() { n::t x; }", "1:23 unknown type name 'n::t'"),
        ("__global__ void k(vec<int> v) { }", "1:19 unknown type name 'vec<int>'"),
        ("__device__ void f() { x = y{}; }", "1:27 unknown type name 'y'"),
        ("__device__ void f() { int x = static_cast<int>3; }", "1:47 expected '(' after 'static_cast<...>'"),
        ("__device__ void f() { k<<<1, 2>>>; }", "1:34 expected '(' after '>>>'"),
        ("struct A { __device__ A() { } __device__ ~A(; };", "1:45 expected parameter declarator"),
        ("__device__ void f(int a, b) { }", "1:26 unknown type name 'b'"),
    ],
)
def test_cxx_messages(text: str, message: str | None) -> None:
    found = complaints(text, "cu")
    assert found if message is None else found[:1] == [message]


def test_a_missing_bracket_says_where_it_was_opened() -> None:
    (error,) = read("int x = f(1,\n  2;")[1].items
    assert error.message == "expected ')'" and error.notes[0].message == "to match this '('"
    assert error.notes[0].span is not None and error.notes[0].span.place[1:] == (1, 10)


@pytest.mark.parametrize("language", ["c", "cu"])
def test_several_errors_in_one_run(language: str) -> None:
    mark = "__device__ " if language == "cu" else ""
    lines = "int f() { return ; + }", "int g() { return 1; }", "int h() { x = ; }", "foo y;"
    text = "\n".join(mark + line for line in lines)
    assert [c.partition(" ")[2] for c in complaints(text, language)] == [
        "expected expression",
        "expected expression",
        "unknown type name 'foo'",
    ]
    unit, _ = read(text, language)
    assert [d.decl.name for d in unit.declarations] == ["f", "g", "h"]


@pytest.mark.parametrize(
    "text",
    [
        "int x = " + "(" * 5000 + "1" + ")" * 5000 + ";",
        "int x = " + "(" * 5000,
        "void f(void) { " + "{" * 5000 + "}" * 5000 + "}",
        "int x = " + "(int)" * 5000 + "1;",
        "int x = " + "- " * 5000 + "1;",
        "int x[] = " + "{" * 5000 + "}" * 5000 + ";",
        "int " + "(" * 5000 + "x" + ")" * 5000 + ";",
    ],
)
def test_deep_nesting_is_an_error(text: str) -> None:
    assert [c.partition(" ")[2] for c in complaints(text)] == ["nested too deeply"]


def test_long_chains_are_no_nesting() -> None:
    n = 3000
    accepted("void f(int a) { " + "if (a) ; else " * n + "; }")
    accepted("int x = " + "1 ? 2 : " * n + "3;")
    accepted("int x = " + "1 + " * n + "1;")
    accepted("void f(int a) { switch (a) { " + "".join(f"case {i}: " for i in range(n)) + "; } }")


def test_one_declaration_given_up_leaves_no_traces() -> None:
    text = "__device__ int f() { return V<(1; }  struct A { __device__ A(; };"
    text += "__device__ int g(int a, int b) { return a > b; }"
    unit, _ = read(text, "cu")
    assert brief(unit.declarations[-1].body) == "Block(Return(BinaryOp[>](ID[a], ID[b])))"


def test_bodies_whose_heads_cannot_be_read() -> None:
    """They are functions of their own, also where they begin at the same place of two headers."""
    headers = {f"{n}.h": f"__device__ int {n}(Absent_{n} x) {{ return lost_{n}; }}" for n in "ab"}
    with pytest.raises(CompileError) as refused:
        minicu.compile('#include "a.h"\n#include "b.h"\n', headers=headers)
    assert [d.message for d in refused.value.diagnostics] == [
        *(f"unknown type name 'Absent_{n}'" for n in "ab"),
        *(f"use of undeclared identifier 'lost_{n}'" for n in "ab"),
    ]


def test_no_input() -> None:
    for language in (C, CU):
        assert parse([], language, Diagnostics()).declarations == []


CXX = """
    template <class T, int N = 2> struct V { T v[N]; __device__ V() : v{} {} int f() { return v[0]; } };
    namespace a { enum class E : int { one }; __device__ int g(E e = E::one); }
    extern "C" __global__ void k(float *p, const V<int> &q) {
        auto y = static_cast<int>(float(3)) + a::g(a::E::one); if (int z = q.get<3>()) p[z] = r.at(1);
        asm("" : "=r"(y) : "r"(1)); for (auto &e : p) e = 1; k<<<1, 2>>>(p); V<V<int>> s{1}, t(2);
    }
"""
OLD = "struct S { int a : 3; } f(x) int x; { for (;;) a[1] ? b : c; switch (a) case 1: return ({ 1; }); }"


@pytest.mark.parametrize("text, language", [(CXX, CU), (OLD, C)])
def test_any_token_may_be_missing(text: str, language: Language) -> None:
    """Leave out each token in turn: never a traceback, and every complaint has a place."""
    for i in range(len(lex(Source("x", text), language))):
        tokens = lex(Source("x", text), language)
        del tokens[i]
        diagnostics = Diagnostics(limit=100)
        try:
            parse(tokens, language, diagnostics)
        except CompileError:
            pass
        assert all(d.span is not None for d in diagnostics.items)
