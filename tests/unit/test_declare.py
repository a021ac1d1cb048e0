"""Declarations: types, records, linkage, redeclaration, memory spaces."""

from __future__ import annotations

import pytest
from runner.checked import accepted, check

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import align_of, size_of


def objects(unit: tree.Unit) -> dict[str, tree.Object]:
    return {o.name: o for o in unit.objects}


def functions(unit: tree.Unit) -> dict[str, tree.Function]:
    return {f.name: f for f in unit.functions}


@pytest.mark.parametrize(
    "declaration, spelled",
    [
        ("unsigned x", "unsigned int"),
        ("long unsigned int long x", "unsigned long long"),
        ("signed char x", "signed char"),
        ("short int signed x", "short"),
        ("const int *volatile x", "const int *volatile"),
        ("int (*x)[3]", "int (*)[3]"),
        ("int *x[3]", "int *[3]"),
        ("int (*x(int))(double)", "int (*(int))(double)"),
        (
            "int x(float[4], int (double), const char *, ...)",
            "int (float *, int (*)(double), const char *, ...)",
        ),
        ("int (*x)()", "int (*)()"),
        ("void (*x)(void)", "void (*)(void)"),
        ("__typeof__(1 + 2L) x", "long"),
        ("__typeof__(int *) x[2]", "int *[2]"),
        ("_Bool x", "bool"),
        ("__int128 x", "__int128"),
        ("_Float16 x", "__half"),
        ("long double x", "long double"),
        ("int x __attribute__((mode(DI)))", "long"),
        ("unsigned x __attribute__((mode(QI)))", "unsigned char"),
        ("struct s { int a; } x", "struct s"),
        ("enum { A } x", "unnamed enum"),
        ("int x(int n, int a[n][n + 1])", "int (int, int (*)[*])"),
    ],
)
def test_type(declaration: str, spelled: str) -> None:
    unit = accepted(declaration + ";" + ("int (*use)() = (int (*)())x;" if "x(" in declaration else ""))
    found = objects(unit).get("x") or functions(unit)["x"]
    type = found.type
    assert str(type) == spelled


@pytest.mark.parametrize(
    "source, size, align",
    [
        ("struct { char c; int n; } x;", 8, 4),
        ("struct __attribute__((packed)) { char c; int n; } x;", 5, 1),
        ("struct { char c; int n __attribute__((packed)); } x;", 5, 1),
        ("struct __align__(16) { float f[3]; } x;", 16, 16),
        ("struct { char c; _Alignas(16) char d; } x;", 32, 16),
        ("struct { char c; double d __attribute__((aligned(32))); } x;", 64, 32),
        ("typedef int wide __attribute__((aligned(16))); struct { char c; wide w; } x;", 32, 16),
        ("typedef double loose __attribute__((aligned(4))); struct { int i; loose d; } x;", 12, 4),
        ("union { char c[5]; int n; } x;", 8, 4),
        ("struct { int a : 3, b : 30; } x;", 8, 4),
        ("struct { struct { int a; }; union { char c; long l; }; } x;", 16, 8),
        ("struct {} x;", 0, 1),
        ("#pragma pack(push, 2)\nstruct { char c; int n; } x;\n#pragma pack(pop)", 6, 2),
        ("enum { A = 1L << 40 } x;", 8, 8),
        ("enum __attribute__((packed)) { A = 255 } x;", 1, 1),
    ],
)
def test_layout(source: str, size: int, align: int) -> None:
    unit = accepted(source)
    x = objects(unit)["x"]
    assert (size_of(x.type, unit.model), align_of(x.type, unit.model)) == (size, align)


def test_redeclaration_completes() -> None:
    unit = accepted(
        "extern int a[]; int a[4]; static int b; static int b = 3; int c, c; extern int c;"
        "struct s; extern struct s d; struct s { int m; }; struct s d; int e[]; int e[3];"
        "int f(); int f(int n); int (*g)(); int (*g)(int);"
    )
    found = objects(unit)
    assert found["a"].type == ty.Array(ty.INT, 4)
    assert found["b"].linkage == "internal" and found["b"].initializer is not None
    assert found["e"].type == ty.Array(ty.INT, 3)
    assert found["g"].type == ty.Pointer(ty.Function(ty.INT, (ty.INT,)))
    assert [o.name for o in unit.objects] == ["a", "b", "c", "d", "e", "g"]


@pytest.mark.parametrize(
    "source, complaint",
    [
        ("int x; float x;", "error: redefinition of 'x' with a different type: 'float' vs 'int'"),
        ("int x = 1; int x = 2;", "error: redefinition of 'x'"),
        ("int x; static int x;", "error: static declaration of 'x' follows non-static declaration"),
        ("static int x; int x;", "error: non-static declaration of 'x' follows static declaration"),
        ("int x; int x(void);", "error: redefinition of 'x' as different kind of symbol"),
        ("typedef int x; int x;", "error: redefinition of 'x' as different kind of symbol"),
        (
            "typedef int t; typedef float t;",
            "error: typedef redefinition with different types ('float' vs 'int')",
        ),
        ("int f(int); int f(float);", "error: conflicting types for 'f'"),
        ("int f(int); void f(int);", "error: conflicting types for 'f'"),
        ("int f(); int f(char);", "error: conflicting types for 'f'"),
        ("struct s { int a; }; struct s { int b; };", "error: redefinition of 's'"),
        (
            "struct s { int a; }; union s x;",
            "error: use of 's' with tag type that does not match previous declaration",
        ),
        ("enum { A }; enum { A };", "error: redefinition of 'A'"),
        ("struct { int a; float a; } x;", "error: duplicate member 'a'"),
        ("struct { int a; struct { int a; }; } x;", "error: duplicate member 'a'"),
        ("struct s { struct s a; };", "error: field has incomplete type 'struct s'"),
        ("struct { int a[]; int b; } x;", "error: flexible array member 'a' is not at the end of struct"),
        ("struct { int f(void); } x;", "error: field 'f' declared as a function"),
        ("struct { int a : -1; } x;", "error: bit-field 'a' has negative width (-1)"),
        (
            "struct { int a : 33; } x;",
            "error: width of bit-field 'a' (33 bits) exceeds the width of its type (32 bits)",
        ),
        ("struct { int a : 0; } x;", "error: named bit-field 'a' has zero width"),
        ("struct { float a : 3; } x;", "error: bit-field 'a' has non-integral type 'float'"),
        ("void x;", "error: variable has incomplete type 'void'"),
        ("struct s x;", "error: tentative definition has type 'struct s' that is never completed"),
        ("int x[-1];", "error: 'x' declared as an array with a negative size"),
        ("int x[1.5];", "error: size of array has non-integer type 'double'"),
        ("int n; int x[n];", "error: variable length array declaration not allowed at file scope"),
        ("int x[](void);", "error: 'x' declared as array of functions of type 'int (void)'"),
        ("int f(void)[3];", "error: function cannot return array type 'int [3]'"),
        ("int f(void)(void);", "error: function cannot return function type 'int (void)'"),
        ("int f(void, int);", "error: argument may not have 'void' type"),
        ("_Complex float x;", "error: not supported: _Complex"),
        ("_Atomic int x;", "error: not supported: _Atomic"),
        ("__float128 x;", "error: not supported: __float128"),
        ("_Thread_local int x;", "error: not supported: thread-local storage"),
        ("int x __attribute__((vector_size(16)));", "error: not supported: vector_size"),
        ('extern int x __attribute__((alias("y")));', "error: not supported: alias"),
        ("_Alignas(3) int x;", "error: requested alignment is not a power of 2"),
        (
            "_Alignas(2) int x;",
            "error: requested alignment is less than minimum alignment of 4 for type 'int'",
        ),
        ("_Alignas(1 << 29) int x;", "error: requested alignment 536870912 is larger than 268435456"),
        ("int x __attribute__((frobnicate));", "warning: unknown attribute 'frobnicate' ignored"),
        ("long float x;", "error: 'long float' is no combination of type specifiers"),
        ("int f(int n) { }  int f(int n) { }", "error: redefinition of 'f'"),
        ("void f(struct s x) { }", "error: variable has incomplete type 'struct s'"),
        ("struct s f(void) { }", "error: incomplete result type 'struct s' in function definition"),
        ("int f(int a, int a) { return a; }", "error: redefinition of parameter 'a'"),
    ],
)
def test_nearest_mistake(source: str, complaint: str) -> None:
    assert complaint in check(source)[1]


def test_errors_go_on() -> None:
    _, complaints = check(
        "struct nope x[2]; int y = x[0]; struct { float b : 2; int c; } z; int w = z.c; float v = q; int v;"
    )
    assert "error: use of undeclared identifier 'q'" in complaints
    assert not any("'x'" in c and "undeclared" in c for c in complaints)


def test_spaces_and_symbols_of_cu() -> None:
    unit = accepted(
        "__device__ int a; static __device__ int b; __constant__ float c[4];"
        "__shared__ int d[2]; __managed__ int e;"
        'namespace n { __device__ int f; namespace { __device__ int g; } } extern "C" { __device__ int h; }'
        "extern __device__ int i; extern __shared__ char j[];"
        "__device__ const int k = 3; __device__ int *p = &i;",
        "cu",
    )
    found = {n: (o.storage, o.linkage, o.symbol) for n, o in objects(unit).items()}
    assert found["a"] == ("device", "external", "a")
    assert found["b"][:2] == ("device", "internal")
    assert found["c"] == ("constant", "external", "c")
    assert found["d"] == ("shared", "external", "d")
    assert found["e"] == ("managed", "external", "e")
    assert found["f"] == ("device", "external", "_ZN1n1fE")
    assert found["g"] == ("device", "internal", "_ZN1n12_GLOBAL__N_11gE")
    assert found["h"] == ("device", "external", "h")
    assert not objects(unit)["i"].defined


@pytest.mark.parametrize(
    "source, complaint",
    [
        ("__shared__ int x = 3;", "error: initialization is not supported for __shared__ variables"),
        ("__shared__ __constant__ int x;", "error: 'x' cannot be in two memory spaces: constant and shared"),
        ("__device__ int x; __device__ int x;", "error: redefinition of 'x'"),
        (
            "__device__ int x[];",
            "error: definition of variable with array type needs an explicit size or an initializer",
        ),
        (
            "int y; __device__ int x = y;",
            "error: 'y' is a host variable: it is not marked __device__, __constant__ or __managed__",
        ),
        (
            "__device__ int y; __device__ int x = y;",
            "error: dynamic initialization is not supported for static device variables",
        ),
        (
            "__shared__ int y; __device__ int *x = &y;",
            "error: not supported: address of the __shared__ variable 'y' in a static initializer",
        ),
        ("__global__ int k();", "error: kernel function type 'int (void)' must have void return type"),
        (
            "__global__ void k(int, ...);",
            "error: a __global__ function cannot have a variable number of arguments",
        ),
        (
            "__global__ void k(int &x);",
            "warning: the kernel's parameter of type 'int &' refers to what only the host can reach, "
            "unless it is managed memory",
        ),
        (
            "__global__ __device__ void k();",
            "error: '__global__' and '__device__' cannot both be on a function",
        ),
        (
            "__global__ void __launch_bounds__(2048) k();",
            "warning: '__launch_bounds__' of 2048 threads: a block has at most 1024; ignored",
        ),
        (
            "__global__ void __launch_bounds__(1, 1, -1) k();",
            "error: the blocks of a cluster in '__launch_bounds__' must not be negative",
        ),
        (
            "__device__ int f(int); __device__ float f(int);",
            "error: functions that differ only in their return type cannot be overloaded",
        ),
        (
            "template <class T> struct s { T x; }; __global__ void k(s x) { }",
            "error: use of class template 's' requires template arguments",
        ),
    ],
)
def test_cuda_mistake(source: str, complaint: str) -> None:
    assert complaint in check(source, "cu")[1]
