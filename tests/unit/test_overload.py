"""Which function a call means (C++ [over.match])."""

from __future__ import annotations

from typing import Any

import pytest
from runner.checked import check

from minicu import tree


def called(declarations: str, call: str, parameters: str = "") -> tuple[str | None, list[str]]:
    """The parameter types of the function that `call` chose, and the complaints."""
    marked = " ".join(f"__device__ {d.strip()};" for d in declarations.split(";") if d.strip())
    unit, complaints = check(
        f"struct s {{ int m; }}; enum e {{ A }};\n{marked}\n"
        f"__device__ void test_({parameters}) {{ {call}; }}",
        "cu",
    )
    if unit is None or any(m.startswith("error") for m in complaints):
        return None, complaints
    body = next(f for f in unit.functions if f.name == "test_").body
    assert body is not None
    last: Any = body.statements[-1]
    e = last.expression
    while not isinstance(e, tree.Call):
        e = (
            e.pointer
            if isinstance(e, tree.Dereference)
            else e.place
            if isinstance(e, tree.Load)
            else e.operand
        )
    assert isinstance(e.callee, tree.Function)
    return ", ".join(str(p) for p in e.callee.type.parameters), complaints


@pytest.mark.parametrize(
    "declarations, call, chosen",
    [
        ("void f(int); void f(double)", "f(1)", "int"),
        ("void f(int); void f(double)", "f(1.0f)", "double"),
        ("void f(int); void f(double)", "f('a')", "int"),
        ("void f(long); void f(int)", "f(true)", "int"),
        ("void f(float); void f(double)", "f(1.0f)", "float"),
        ("void f(unsigned); void f(long long)", "f(1u)", "unsigned int"),
        ("void f(int *); void f(const int *)", "f(p)", "int *"),
        ("void f(int *); void f(const int *)", "f(cp)", "const int *"),
        ("void f(void *); void f(bool)", "f(p)", "void *"),
        ("void f(const void *); void f(const int *)", "f(p)", "const int *"),
        ("void f(int); void f(void *)", "f(nullptr)", "void *"),
        ("void f(int); void f(int *)", "f(0)", "int"),
        ("void f(int, ...); void f(int, double)", "f(1, 2)", "int, double"),
        ("void f(int); void f(...)", "f(p)", ""),
        ("void f(int &); void f(const int &)", "f(i)", "int &"),
        ("void f(int &); void f(const int &)", "f(1)", "const int &"),
        ("void f(const int &); void f(int &&)", "f(1)", "int &&"),
        ("void f(const int &); void f(int &&)", "f(i)", "const int &"),
        ("void f(const float &); void f(double)", "f(1.0)", "double"),
        ("void f(s); void f(int)", "f(st)", "struct s"),
        ("void f(const s &); void f(int)", "f(st)", "const struct s &"),
        ("void f(e); void f(int)", "f(A)", "enum e"),
        ("void f(int); void f(double)", "f(A)", "int"),
        ("void f(int); void f(int, int)", "f(1, 2)", "int, int"),
        ("void f(int, int = 2); void f(int, int, int)", "f(1)", "int, int"),
        ("void f(__half); void f(float)", "f(1.0f)", "float"),
        ("void f(float); void f(int)", "f(hf)", "float"),
        ("void f(double); void f(int, int)", "f(hf)", "double"),
        ("int g(int); float g(float); void f(float (*)(float))", "f(g)", "float (*)(float)"),
        ("void f(const char *); void f(void *)", 'f("x")', "const char *"),
        ("void f(int[3]); void f(float *)", "f(a)", "int *"),
    ],
)
def test_choice(declarations: str, call: str, chosen: str) -> None:
    found, complaints = called(
        declarations, call, "int i, int *p, const int *cp, s st, __half hf, int (&a)[3]"
    )
    assert found == chosen, complaints


@pytest.mark.parametrize(
    "declarations, call, message",
    [
        ("void f(int); void f(double)", "f(1L)", "call to 'f' is ambiguous"),
        ("void f(int, double); void f(double, int)", "f(1, 1)", "call to 'f' is ambiguous"),
        ("void f(int *); void f(float *)", "f(0)", "call to 'f' is ambiguous"),
        ("void f(int *); void f(float *)", "f(1)", "no matching function for call to 'f(int)'"),
        (
            "void f(int); void f(int, int)",
            "f(1, 2, 3)",
            "no matching function for call to 'f(int, int, int)'",
        ),
        ("void f(int &); void f(float &)", "f(1)", "no matching function for call to 'f(int)'"),
        ("int f(int); int f(float)", "i = f + 1", "reference to overloaded function could not be resolved"),
        ("int f(int); int f(float)", "i = f", "address of overloaded function 'f' does not match"),
    ],
)
def test_refused(declarations: str, call: str, message: str) -> None:
    _, complaints = called(declarations, call, "int i")
    assert any(m.startswith(f"error: {message}") for m in complaints), complaints


@pytest.mark.parametrize(
    "call, type",
    [
        ("max(1, 2u)", "unsigned int"),
        ("max(1.0f, 2)", "float"),
        ("min(x, 3.0)", "double"),
        ("pow(x, 2)", "double"),
        ("fabs(x)", "float"),
        ("abs(-1.5f)", "float"),
        ("abs(n)", "int"),
        ("sqrt(n)", "double"),
        ("exp(x)", "float"),
    ],
)
def test_mathematics_overloads_on_its_arguments(call: str, type: str) -> None:
    """The library's functions as C++ has them: float stays float, integers go to double."""
    unit, complaints = check(f"__device__ void test_(float x, int n) {{ auto r = {call}; (void)r; }}", "cu")
    assert unit is not None and not complaints, complaints
    body = next(f for f in unit.functions if f.name == "test_").body
    first = body.statements[0]  # type: ignore[union-attr]
    assert isinstance(first, tree.Declare) and str(first.object.type) == type


def test_operators_of_records() -> None:
    unit, complaints = check(
        """struct v { float x, y; };
        __device__ v operator+(v a, v b) { v r; r.x = a.x + b.x; r.y = a.y + b.y; return r; }
        __device__ v operator*(float s, const v &a) { v r = {s * a.x, s * a.y}; return r; }
        __device__ v &operator+=(v &a, v b) { a = a + b; return a; }
        __device__ v f(v a, v b) { a += 2 * b; return a + b; }""",
        "cu",
    )
    assert unit is not None and not complaints, complaints


def test_an_inner_declaration_hides_outer_overloads() -> None:
    unit, complaints = check(
        """namespace a { __device__ int f(int); namespace b { __device__ int f(float);
        __device__ int g() { return f(1); } } }""",
        "cu",
    )
    assert unit is not None and not complaints
    g = next(f for f in unit.functions if f.name == "g")
    call = g.body.statements[0].value  # type: ignore[union-attr, attr-defined]
    assert str(call.callee.type.parameters[0]) == "float"


def test_the_same_operators_are_ranked_once(monkeypatch):
    """Operands of the same types find the same functions: what was found is looked up."""
    import minicu
    from minicu.sema.expressions import ranking

    ranked = []
    original = ranking._ranked

    def count(c, candidates, *more):
        ranked.append(len(candidates))
        return original(c, candidates, *more)

    monkeypatch.setattr(ranking, "_ranked", count)
    classes = "".join(
        f"struct T{i} {{ int a; }}; __device__ T{i} operator+(T{i} x, int y) {{ x.a += y; return x; }}\n"
        for i in range(20)
    )
    lines = "".join(f"t = t + {n}; p[{n}] = t.a;" for n in range(1, 200))
    minicu.compile(f"{classes} __global__ void k(int *p) {{ T7 t{{1}}; {lines} }}", cache=False)
    assert sum(1 for n in ranked if n >= 20) < 10
