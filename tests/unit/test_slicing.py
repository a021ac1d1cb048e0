"""What of host code is read for its launches."""

from __future__ import annotations

import pytest

from minicu.diagnostics.source import Source
from minicu.language import WHOLE_PROGRAM
from minicu.syntax.lex import lex
from minicu.syntax.reach.cutter import cut
from minicu.syntax.reach.launching import launching
from minicu.syntax.reach.slicing import closing, matter, statement_end
from minicu.syntax.tokens import Token


def tokens(text):
    return lex(Source("s.cu", text), WHOLE_PROGRAM)


@pytest.mark.parametrize(
    "first",
    [
        "a = b(1; 2);", "if (a) b(); else if (c) { d; } else e;", "for (int i = 0; i < 3; i++) { a; b; }",
        "do { a; } while (b);", "try { a; } catch (int e) { b; } catch (...) {}", "{ a; { b; } }",
        "case 3: a;", "case a: case b: default: if (c) d;", "auto f = [](int a) { return a; };",
        "while (a) while (b) c;", ";",
    ],
)  # fmt: skip
def test_where_a_statement_ends(first):
    found, whole = tokens(first), tokens(first + " rest();")
    assert statement_end(whole, 0, len(whole)) == len(found)


def test_statements_that_matter():
    body = tokens("""{
        std::cout << "x"; int n = size(p); int unused = other(); float *p = nullptr; int *q = &n;
        for (int i = 0; i < n; i++) { q = more(); log(i); go(p, i); }
        auto launch = [&](int m) { k<1><<<1, m>>>(p); };
        launch(late); const int late = 3; timer t; t.stop();
        if (n) log(n); else log(2);
        go(p, 4);
    }""")
    names, kept = matter(body, {"k", "go"})
    assert {"n", "p", "i", "launch", "late"} <= names
    words = {tok.value for tok in kept}
    assert {"size", "launch", "nullptr", "late", "n", "go"} <= words
    assert not {"cout", "timer", "stop", "other"} & words
    assert [tok.value for tok in kept].count("go") == 2


KERNEL = "template <class T> __global__ void k(T *p) {}\n"


@pytest.mark.parametrize(
    "host, roots",
    [
        ("void f(int *p) { k<<<1, 1>>>(p); } void g() {}", ["f"]),
        ("template <class T> void f(T *p) { k<<<1, 1>>>(p); } void g(int *p) { f(p); } void h() {}", ["g"]),
        (
            "template <class T> struct S { void run(T *p) { k<T><<<1, 1>>>(p); } }; template struct S<int>;",
            ["S"],
        ),
        ("template <class T> void f(T *p) { k<<<1, 1>>>(p); } template void f(int *);", ["f"]),
        ("void (*table[])(int *) = {k<int>};", ["table"]),
        ("struct A { void run(int *p) { k<<<1, 1>>>(p); } };", ["A"]),
        ("template <class T> void f(T *p) { k<<<1, 1>>>(p); }", None),
        ("void g() {}", None),
    ],
)
def test_what_may_launch(host, roots):
    found = tokens(KERNEL + host)
    pieces = cut(found)
    made = launching(pieces, found)
    if roots is None:
        assert made is None
    else:
        assert [pieces[n].names[0] if pieces[n].names else "" for n in made.roots] == roots


def test_without_templates_of_kernels_nothing_is_read():
    found = tokens("__global__ void k(int *p) {} void f(int *p) { k<<<1, 1>>>(p); }")
    assert launching(cut(found), found) is None


def test_a_bracket_that_nothing_closes_ends_with_the_text():
    """Behind the text stand tokens without a type, which nobody may skip."""
    found = tokens("{ n = f( return n; }")
    end = Token(None, "", found[-1].src, found[-1].pos + 1)
    assert closing([*found, end, end, end], 0) == len(found)
