"""Initialisers: which bytes they give (C11 6.7.9, with its own examples)."""

from __future__ import annotations

import struct

import pytest
from runner.checked import accepted, check, image


def ints(*values: int) -> bytes:
    return struct.pack(f"<{len(values)}i", *values)


@pytest.mark.parametrize(
    "source, expected",
    [
        ("int x[] = { 1, 3, 5 };", ints(1, 3, 5)),
        (
            "int x[4][3] = { { 1, 3, 5 }, { 2, 4, 6 }, { 3, 5, 7 }, };",
            ints(1, 3, 5, 2, 4, 6, 3, 5, 7, 0, 0, 0),
        ),
        ("int x[4][3] = { 1, 3, 5, 2, 4, 6, 3, 5, 7 };", ints(1, 3, 5, 2, 4, 6, 3, 5, 7, 0, 0, 0)),
        ("int x[4][3] = { { 1 }, { 2 }, { 3 }, { 4 } };", ints(1, 0, 0, 2, 0, 0, 3, 0, 0, 4, 0, 0)),
        ("struct { int a[3], b; } x[] = { { { 1, 0, 0 }, 0 }, { { 2 } } };", ints(1, 0, 0, 0, 2, 0, 0, 0)),
        ("struct { int a[3], b; } x[] = { { 1 }, 2 };", ints(1, 0, 0, 0, 2, 0, 0, 0)),
        (
            "short x[4][3][2] = { { 1 }, { 2, 3 }, { 4, 5, 6 } };",
            struct.pack("<24h", 1, 0, 0, 0, 0, 0, 2, 3, 0, 0, 0, 0, 4, 5, 6, *[0] * 9),
        ),
        ('char x[] = "abc";', b"abc\0"),
        ('char x[3] = "abc";', b"abc"),
        ('char x[5] = { "abc" };', b"abc\0\0"),
        ("char x[2][4] = { \"ab\", { 'c', 'd' } };", b"ab\0\0cd\0\0"),
        ('struct { char s[4]; int n; } x = { "ab", 7 };', b"ab\0\0" + ints(7)),
        ("enum { member_one, member_two }; int x[] = { [member_two] = 2, [member_one] = 1 };", ints(1, 2)),
        ("struct { int quot, rem; } x = { .quot = 2, .rem = -1 };", ints(2, -1)),
        ("struct { int a[3], b; } x[] = { [0].a = {1}, [1].a[0] = 2 };", ints(1, 0, 0, 0, 2, 0, 0, 0)),
        ("struct { struct { int p, q[3]; } a; int b; } x = { .a.q[1] = 5, 6, 7 };", ints(0, 0, 5, 6, 7)),
        ("int x[10] = { 1, 3, 5, 7, 9, [5] = 8, 6, 4, 2, 0 };", ints(1, 3, 5, 7, 9, 8, 6, 4, 2, 0)),
        ("int x[] = { [0 ... 3] = 7, [2] = 1 };", ints(7, 7, 1, 7)),
        ("struct { int a, b; } x[3] = { [0 ... 2].b = 4, [1].a = 5 };", ints(0, 4, 5, 4, 0, 4)),
        (
            "struct { struct { int p, q; } s[2]; } x = { .s = { { 1, 2 }, { 3, 4 } }, .s[0].q = 9 };",
            ints(1, 9, 3, 4),
        ),
        ("struct { struct { int p, q; } s; } x = { .s.p = 1, .s = { .q = 2 } };", ints(0, 2)),
        ("union { float f; int n; } x = { .n = 3 };", ints(3)),
        ("union { char c; int n; } x[2] = { 1, 2 };", b"\1\0\0\0\2\0\0\0"),
        (
            "struct { int a; struct { int b; union { int c; float f; }; }; int d; } x = { 1, 2, 3, 4 };",
            ints(1, 2, 3, 4),
        ),
        ("struct { int a; struct { int b, c; }; } x = { .c = 3, .a = 1 };", ints(1, 0, 3)),
        ("struct { unsigned a : 3, b : 5; int : 0; int c : 4; } x = { 5, 17, -2 };", b"\x8d\0\0\0\x0e\0\0\0"),
        ("struct { int a : 4, b : 4; } x = { .b = 3, .a = 1 };", b"\x31\0\0\0"),
        ('struct { int n; char data[]; } x = { 2, "hi" };', ints(2) + b"hi\0"),
        ("struct { int n; int data[]; } x = { 2, { 5, 6 } };", ints(2, 5, 6)),
        ("struct e { } ; struct { struct e e; int n; } x = { {}, 3 };", ints(3)),
        ("struct s { int a, b; }; struct s x = (struct s){ 1, 2 };", ints(1, 2)),
        ("struct s { int a, b; }; struct s x[2] = { (struct s){ 1, 2 }, { 3 } };", ints(1, 2, 3, 0)),
        ("int x[] = (int[]){ 4, 5 };", ints(4, 5)),
        ("int x = { 3 };", ints(3)),
        ("int x[3] = { };", ints(0, 0, 0)),
        ("unsigned char x = 511 - 256;", b"\xff"),
        ("float x[] = { 0.1, 16777217 };", struct.pack("<2f", 0.1, 16777216)),
        ("_Bool x[] = { 2, 0.5, 0 };", b"\1\1\0"),
        ("int y; int *x[2] = { [1] = &y };", bytes(16)),
    ],
)
def test_image(source: str, expected: bytes) -> None:
    assert image(accepted(source), "x") == expected


def test_wide_strings() -> None:
    unit = accepted('int x[] = L"a\\u00e9"; unsigned short y[4] = u"ab";')
    assert image(unit, "x") == ints(97, 0xE9, 0)
    assert image(unit, "y") == struct.pack("<4H", 97, 98, 0, 0)


@pytest.mark.parametrize(
    "source, complaint",
    [
        ("int x = f;", "error: use of undeclared identifier 'f'"),
        ("int y; int x = y;", "error: initializer element is not a compile-time constant"),
        ("int x[2] = { 1, 2, 3 };", "warning: excess elements in array initializer"),
        ("int x = { 1, 2 };", "warning: excess elements in scalar initializer"),
        ("struct { int a; } x = { 1, 2 };", "warning: excess elements in struct initializer"),
        ('char x[2] = "abc";', "warning: initializer-string for char array is too long"),
        ("int x[2] = { [2] = 1 };", "error: array designator index (2) exceeds array bounds (2)"),
        ("int x[2] = { [-1] = 1 };", "error: array designator value '-1' is negative"),
        ("int x[9] = { [3 ... 1] = 1 };", "error: array designator range [3, 1] is empty"),
        (
            "struct s { int a; } x = { .b = 1 };",
            "error: field designator 'b' does not refer to any field in type 'struct s'",
        ),
        ("int x = { .a = 1 };", "error: designator in initializer for scalar type 'int'"),
        (
            "int x[2] = { .a = 1 };",
            "error: field designator cannot initialize a non-struct, non-union type 'int [2]'",
        ),
        (
            "struct s { int a; } x = { [0] = 1 };",
            "error: array designator cannot initialize non-array type 'struct s'",
        ),
        ("int x[2] = 1;", "error: array initializer must be an initializer list or string literal"),
        ("struct s x = { 1 };", "error: variable has incomplete type 'struct s'"),
        ("void f(int n) { int x[n] = { 1 }; }", "error: variable-sized object may not be initialized"),
        (
            "int x[] = { [0 ... 99999999] = 1 };",
            "error: not supported: array designator range of 100000000 elements",
        ),
        ("int a, b; int x = &a - &b;", "error: initializer element is not a compile-time constant"),
        ("int a; int x = (int)(long)&a;", "error: initializer element is not a compile-time constant"),
        (
            "int a; __int128 x = (__int128)(long)&a;",
            "error: initializer element is not a compile-time constant",
        ),
    ],
)
def test_nearest_mistake(source: str, complaint: str) -> None:
    _, complaints = check(source)
    assert complaints == [complaint]


def test_default_member_initializers_of_cplusplus() -> None:
    unit = accepted(
        "struct d { int a = 4; float b[2] = {1, 2}; int c; };"
        "__device__ d x; __device__ d y = {7}; __device__ d z[2] = {{1}, {2, {3}}}; __device__ dim3 w(2), v;",
        "cu",
    )
    whole = struct.Struct("<iffi")
    assert image(unit, "x") == whole.pack(4, 1, 2, 0)
    assert image(unit, "y") == whole.pack(7, 1, 2, 0)
    assert image(unit, "z") == whole.pack(1, 1, 2, 0) + whole.pack(2, 3, 0, 0)
    assert image(unit, "w") == ints(2, 1, 1) and image(unit, "v") == ints(1, 1, 1)
