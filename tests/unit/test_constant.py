"""Constant expressions: exact values, wraparound, rounding, addresses (C11 6.6)."""

from __future__ import annotations

import struct

import pytest
from runner.checked import accepted, check, image

from minicu import tree
from minicu.sema.constants import running
from minicu.sema.constants.rounding import divide, from_integer, round_to, to_integer


@pytest.mark.parametrize(
    "expression, value",
    [
        ("7 / 2 + -7 / 2 + -7 % 3", 3 - 3 - 1),
        ("(char)200", -56),
        ("(unsigned char)-1", 255),
        ("1u - 2 > 0", 1),
        ("-1 < 0u", 0),
        ("~0 ^ 0xf0", ~0xF0),
        ("-8 >> 1", -4),
        ("1 << 31", -(1 << 31)),
        ("(int)3.99 + (int)-3.99", 0),
        ("(int)1e20", (1 << 31) - 1),
        ("0 && 1 / 0", 0),
        ("1 || 1 / 0", 1),
        ("1 ? 2 : 1 / 0", 2),
        ("sizeof(struct { char c; int n; })", 8),
        ("(long)&((struct { char c; int n; } *)0)->n", 4),
        ("(long)&((int (*)[4])8)[1][2]", 32),
        ('"abc"[1]', 98),
        ("'\\377' < 0", 1),
        ("(_Bool)0.1 + (_Bool)&x", 2),
        ("&arr[3] - &arr[1]", 2),
        ("&arr[3] > &arr[1]", 1),
        ("(char *)&arr[2] - (char *)arr", 8),
        ("&x == 0", 0),
        ("!&x", 0),
        ("fixed + table[1]", 42),
        ("_Alignof(double)", 8),
        ("(int)((__int128)1 << 100 >> 98)", 4),
        ("0x7fffffffffffffff > 0xffffffffu", 1),
    ],
)
def test_integer(expression: str, value: int) -> None:
    source = f"static const int fixed = 40; const int table[3] = {{1, 2}}; int arr[4]; long x = {expression};"
    unit, complaints = check(source)
    expected = {"division by zero is undefined", "address of 'x' will always evaluate to 'true'"}
    assert unit is not None and set(complaints) <= {f"warning: {text}" for text in expected}
    assert struct.unpack("<q", image(unit, "x"))[0] == value


@pytest.mark.parametrize(
    "expression, value",
    [
        ("0.1f + 0.2f", struct.unpack("<f", struct.pack("<f", 0.30000001192092896))[0]),
        ("16777216.0f + 1.0f", 16777216.0),
        ("16777216.0 + 1.0f", 16777217.0),
        ("(float)16777217", 16777216.0),
        ("(float)0x1000000100000001ll", 1152921504606846976.0),
        ("1.0 / 0.0", float("inf")),
        ("-1.0f / 0.0f", float("-inf")),
        ("(float)1e300", float("inf")),
        ("(_Float16)65504.0 + (_Float16)16.0", float("inf")),
        ("(double)18446744073709551615ull", 18446744073709551616.0),
        ("-0.0", -0.0),
    ],
)
def test_floating(expression: str, value: float) -> None:
    unit = accepted(f"double x = {expression};")
    assert image(unit, "x") == struct.pack("<d", value)


def test_symbol_addresses() -> None:
    unit = accepted(
        "struct s { int a; struct { int b[4]; } m; } g; int f(void);"
        'int *x = &g.m.b[2] + 1; int (*y)(void) = f, (*z)(void) = &f; char *w = "abc" + 1;'
        "long l = (long)&g + 4;"
        "int **v = (int *[]){ &g.a, 0 };"
    )
    values = {o.name: o.initializer.items[0].value for o in unit.objects if o.initializer}
    g = next(o for o in unit.objects if o.name == "g")
    assert (values["x"].symbol, values["x"].offset) == (g, 16)
    assert values["y"].symbol is values["z"].symbol and isinstance(values["y"].symbol, tree.Function)
    assert isinstance(values["w"].symbol, tree.StringLiteral) and values["w"].offset == 1
    assert (values["l"].symbol, values["l"].offset) == (g, 4)
    assert isinstance(values["v"].symbol, tree.Object) and values["v"].symbol.linkage == "internal"


@pytest.mark.parametrize(
    "source, complaint",
    [
        ("int x = 2147483647 + 1;", "warning: overflow in expression; result is -2147483648 with type 'int'"),
        ("int x[1 << 3 - 4];", "error: variable length array declaration not allowed at file scope"),
        ("enum { A = 1.5 };", "error: value of enumerator 'A' must have integer type, not 'double'"),
        ("int y; enum { A = y };", "error: value of enumerator 'A' is not an integer constant expression"),
        ('_Static_assert(sizeof(int) == 8, "no");', "error: static assertion failed: no"),
        (
            '_Static_assert(1 / 0, "");',
            "error: static assertion expression is not an integer constant expression",
        ),
    ],
)
def test_refused(source: str, complaint: str) -> None:
    assert complaint in check(source)[1]


def test_named_constants_of_cplusplus() -> None:
    unit = accepted(
        "const int N = 3; constexpr float W[2] = {1.5f, 2}; enum class E : short { A = 5 };"
        "constexpr int M = N << 1;"
        "const float h = 0.5f; __device__ int x[N * M]; __device__ float y[] = {W[1], h};"
        "__device__ short z = (short)E::A;",
        "cu",
    )
    assert len(image(unit, "x")) == 72
    assert image(unit, "y") == struct.pack("<2f", 2, 0.5)
    assert image(unit, "z") == b"\5\0"
    assert "h" not in {o.name for o in unit.objects}


def test_rounding_is_to_nearest_even_and_happens_once() -> None:
    assert round_to(65519.99, "half") == 65504 and round_to(65520.0, "half") == float("inf")
    assert round_to(2**-25, "half") == 0 and round_to(2**-25 * 1.0001, "half") == 2**-24
    assert round_to(1 + 2**-8, "bfloat16") == 1 and round_to(1 + 2**-8 + 2**-30, "bfloat16") == 1 + 2**-7
    assert from_integer((1 << 60) + (1 << 36), "float") == 1 << 60
    assert from_integer((1 << 60) + (1 << 36) + 1, "float") == (1 << 60) + (1 << 37)
    assert from_integer(-((1 << 60) + (1 << 36) + 1), "float") == -((1 << 60) + (1 << 37))
    assert to_integer(float("nan"), 32, True, False) == 0 and to_integer(-1.0, 32, False, False) == 0
    assert to_integer(float("nan"), 32, True, True) == -1 << 31 and to_integer(7e4, 16, True, True) == 4464
    assert str(divide(0.0, 0.0)) == "nan" and divide(1.0, -0.0) == float("-inf")


def test_constexpr_functions() -> None:
    unit = accepted(
        "constexpr int square(int x) { return x * x; }"
        "constexpr int factorial(int n) { return n <= 1 ? 1 : n * factorial(n - 1); }"
        "constexpr unsigned width(unsigned n) { unsigned r = 0; while (n >>= 1) ++r; return r; }"
        "constexpr int odd(int n) { int s = 0; for (int i = 0; ; i++) { if (i > n) break;"
        "  if (i % 2 == 0) continue; s += i; } return s; }"
        "__host__ __device__ constexpr float half_of(float x) { return x * 0.5f; }"
        "__device__ int a[square(3)][width(1024)]; __constant__ float b = half_of(3);"
        "__device__ int c = odd(7);"
        'static_assert(factorial(5) == 120, "");',
        "cu",
    )
    sizes = {o.name: len(image(unit, o.name)) for o in unit.objects}
    assert sizes["a"] == 4 * 90
    assert image(unit, "b") == struct.pack("<f", 1.5)
    assert image(unit, "c") == struct.pack("<i", 16)


def test_constexpr_that_never_ends_is_no_constant(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "STEPS", 1 << 12)
    _, complaints = check(
        "constexpr int f(int n) { while (true) ++n; return n; } constexpr int g(int n) { return g(n + 1); }"
        "__device__ int a[f(1)]; __device__ int b[g(1)];",
        "cu",
    )
    assert complaints == ["error: variable length array declaration not allowed at file scope"] * 2


def test_steps_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "STEPS", 1 << 8)
    _, complaints = check(
        "constexpr int f(int n) { while (n != 5) n ^= 1; return n; } constexpr int v = f(2);"
        "static_assert(f(5) == 5 && f(4) == 5);",
        "cu",
    )
    assert len(complaints) == 1 and "more than 256 statements are executed in it" in complaints[0]


def test_integers_overflow() -> None:
    _, complaints = check(
        "constexpr int f(int n) { n += 1; return n; } constexpr int g(int n) { return -n; }"
        "constexpr int h(int a, int b) { return a / b; }"
        "constexpr int s(int a, int b) { int c = a >> b; return c; }"
        "static_assert(f(7) == 8 && g(5) == -5 && h(-7, 2) == -3 && s(-8, 1) == -4);"
        "constexpr int a = f(2147483647), b = g(-2147483647 - 1), c = h(1, 0), d = s(1, 32);",
        "cu",
    )
    assert [line.split("'")[1] for line in complaints] == ["a", "b", "c", "d"], complaints


LONG = "+".join(["x"] * 400)
ALIKE = {
    "long expressions": f"unsigned x = 1; while (n--) x = {LONG}; return 0;",
    "long conditions": f"unsigned x = 0; while (n-- && !({LONG})) ; return 0;",
    "commas": f"unsigned x = 0; while (n--) {','.join(['x++'] * 100)}; return 0;",
    "copies": "struct S { int a[400]; } x = {}, y = {}; while (n--) x = y; return 0;",
    "arguments": "struct S { int a[400]; } x = {}; auto l = [](S s) { return s.a[1]; };"
    "while (n--) l(x); return 0;",
}


@pytest.mark.parametrize("body", ALIKE.values(), ids=ALIKE)
def test_long_statements_count_as_several(body: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "STEPS", 1 << 12)
    text = f"constexpr int f(int n) {{ {body} }} constexpr int a = f(5);"
    assert check(text, "cu")[1] == []
    _, complaints = check(text + "constexpr int v = f(2000), w = f(400);", "cu")
    assert len(complaints) == 2 and "more than 4096 statements are executed in it" in complaints[0]
    assert "more than 256 statements" in complaints[1]


def test_parts_of_large_arrays_are_copied() -> None:
    _, complaints = check(
        "struct S { int a : 3, b : 7; short c; }; union U { int i; S s; };"
        "constexpr int f() { S s[3000] = {}; for (int i = 0; i < 3000; i++) s[i].b = i % 50;"
        "  for (int i = 0; i < 3000; i++) { S t = s[i]; s[i] = s[2999 - i]; s[2999 - i] = t; }"
        "  U u[100] = {}; u[7].s = s[60]; u[7].s.c = 4;"
        "  return s[60].b * 100 + u[7].s.b * 10 + u[7].s.c + u[8].i; }"
        "static_assert(f() == 60 % 50 * 110 + 4);",
        "cu",
    )
    assert not complaints, complaints


ARRAYS = """
struct P {
    int x; short y[3]; int b : 5; enum E : char { A, B } e; union { int u; unsigned w; };
};
constexpr int t[2][3] = {{1, 2, 3}, {4}};
constexpr P p = {1, {2, 3, 4}, 6, P::B, {7}};
constexpr int sum()
{
    int s = 0;
    for (int i = 0; i < 12; i++) s += t[i / 3 % 2][i % 3];
    return s;
}
constexpr int local()
{
    int a[3][4] = {};
    for (int i = 0; i < 12; i++) a[i / 4][i % 4] = i;
    int *q = &a[1][0];
    const int *r = q + 2;
    q[1] += 100; q[-1 + 2]++; --*q; *(q + 3) = q[1] * 2;
    return a[0][3] + 10 * a[1][0] + 100 * a[1][1] + a[1][3] + *r + r[0];
}
constexpr int of(P o)
{
    int s = 0;
    for (int i = 0; i < 3; i++) { o.y[i] += 70000; s += o.y[i]; }
    o.x = 9;
    P *q = &o;
    q->x += q->y[0]; o.b = 14; o.b += 1; o.e = P::A; o.u = 3; o.u += 1;
    return s + q->x + o.b + o.e + o.u;
}
constexpr int beyond(int i) { int a[2][2] = {}; a[0][i] = 1; return a[0][i] + 1; }
constexpr int past(int i) { int s = t[0][i] + 1; return s; }
constexpr int whole(int i) { int a[1] = {3}; return (&a)[i][0] + 1; }
constexpr int kept(int i) { struct M { int x; mutable int m; } o = {1, 2}; o.m += i; return o.m + o.x; }
static_assert(sum() == 20 && local() == 10857 && of(p) == 17895 && kept(3) == 6);
static_assert(beyond(1) == 2 && past(2) == 4 && whole(0) == 4);
constexpr int none() { int a[2]; return a[1] + 1; }
constexpr int written() { const_cast<int &>(t[0][0]) = 5; return 1; }
constexpr int a = beyond(3), b = past(4), c = none(), d = whole(1), e = written();
"""


def test_integers_of_arrays_and_classes() -> None:
    _, complaints = check(ARRAYS, "cu")
    assert [line.split("'")[1] for line in complaints] == ["a", "b", "c", "d", "e"], complaints
