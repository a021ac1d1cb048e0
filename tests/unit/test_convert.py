"""Implicit conversions: the nodes they become, the warnings and errors they cause."""

from __future__ import annotations

from typing import Any

import pytest
from runner.checked import accepted, check

from minicu import tree

TYPES = "struct s { int m; }; struct t { int m; }; enum e { A };"

PARAMETERS = """int *p, const int *cp, void *v, float *fp, char *s, unsigned char *us, int **pp,
    const int *const *cpp, struct s rs, struct t rt, double d, int i, signed char sc, unsigned char uc,
    _Bool b, enum e en, int (*fn)(int)"""


def complaints(statement: str, language: str = "c") -> list[str]:
    marked = "__device__ " if language == "cu" else ""
    functions = f"{marked}int take(int, float *q); {marked}int other(float);"
    text = f"{TYPES} {functions} {marked}void f({PARAMETERS}) {{ {statement}; }}"
    return check(text.replace("_Bool", "bool") if language == "cu" else text, language)[1]


@pytest.mark.parametrize(
    "statement, message",
    [
        ("p = fp", "warning: incompatible pointer types assigning to 'int *' from 'float *'"),
        ("p = cp", "warning: assigning to 'int *' from 'const int *' discards qualifiers"),
        ("p = i", "warning: incompatible integer to pointer conversion assigning to 'int *' from 'int'"),
        ("i = p", "warning: incompatible pointer to integer conversion assigning to 'int' from 'int *'"),
        (
            "int *q = cp",
            "warning: initializing 'int *' with an expression of type 'const int *' discards qualifiers",
        ),
        ("take(1, p)", "warning: incompatible pointer types passing 'int *' to parameter of type 'float *'"),
        (
            "fn = other",
            "warning: incompatible pointer types assigning to 'int (*)(int)' from 'int (*)(float)'",
        ),
        ("sc = 300", "warning: implicit conversion from 'int' to 'signed char' changes value from 300 to 44"),
        (
            "uc = 256",
            "warning: implicit conversion from 'int' to 'unsigned char' changes value from 256 to 0",
        ),
        ("i = 1.5", "warning: implicit conversion from 'double' to 'int' changes value from 1.5 to 1"),
        ("i = 1 << 33", "warning: shift count >= width of type"),
        ("i >>= -1", "warning: shift count is negative"),
        ("i = i / 0", "warning: division by zero is undefined"),
        ("i %= 0", "warning: remainder by zero is undefined"),
        ("if (p == i) i++", "warning: comparison between pointer and integer ('int *' and 'int')"),
        ("if (p == fp) i++", "warning: comparison of distinct pointer types ('int *' and 'float *')"),
        ("v = i ? p : fp", "warning: pointer type mismatch ('int *' and 'float *')"),
        ("rs = rt", "error: assigning to 'struct s' from incompatible type 'struct t'"),
        ("rs = 1", "error: assigning to 'struct s' from incompatible type 'int'"),
        ("d = p", "error: assigning to 'double' from incompatible type 'int *'"),
        ("p = d", "error: assigning to 'int *' from incompatible type 'double'"),
        ("int n = rs", "error: initializing 'int' with an expression of incompatible type 'struct s'"),
        ("take(rs, fp)", "error: passing 'struct s' to parameter of incompatible type 'int'"),
        ("(char)p", "warning: cast to smaller integer type 'char' from 'int *'"),
    ],
)
def test_complaints(statement: str, message: str) -> None:
    assert message in complaints(statement)


@pytest.mark.parametrize(
    "statement",
    [
        "p = v, v = p, cp = p",
        "p = 0, p = (void *)0, p = 1 - 1",
        "cpp = (const int *const *)pp",
        "i = d, i = b, b = p, b = d, en = 3, i = en",
        "uc = -1, uc = 255, sc = -128, i = 0xffffffff",
        "fn = 0, fn = (int (*)(int))other",
        "if (p) if (!d) i = p && fp",
        "s = (char *)us",
    ],
)
def test_accepted(statement: str) -> None:
    assert [m for m in complaints(statement) if "unused" not in m] == []


@pytest.mark.parametrize(
    "statement, message",
    [
        ("p = fp", "error: assigning to 'int *' from incompatible type 'float *'"),
        ("p = v", "error: assigning to 'int *' from incompatible type 'void *'"),
        ("p = cp", "error: assigning to 'int *' from 'const int *' discards qualifiers"),
        ("p = 1", "error: assigning to 'int *' from incompatible type 'int'"),
        ("i = p", "error: assigning to 'int' from incompatible type 'int *'"),
        ("en = 1", "error: assigning to 'enum e' from incompatible type 'int'"),
        ("b = nullptr", "error: assigning to 'bool' from incompatible type 'nullptr_t'"),
        (
            "int &r = 1",
            "error: non-const lvalue reference to type 'int' cannot bind to a temporary of type 'int'",
        ),
        (
            "const int n = 2; int &r = n",
            "error: binding reference of type 'int' to value of type 'const int' drops qualifiers",
        ),
        (
            "char &r = i",
            "error: non-const lvalue reference to type 'char' cannot bind to a value of unrelated type",
        ),
        ("int &&r = i", "error: rvalue reference to type 'int' cannot bind to lvalue of type 'int'"),
    ],
)
def test_complaints_in_cu(statement: str, message: str) -> None:
    found = complaints(statement, "cu")
    assert any(m.startswith(message) for m in found), found


@pytest.mark.parametrize(
    "statement",
    ["p = nullptr, p = 0", "v = p", "b = p", "const int &r = 1, &q = d; i = r + q", "cpp = pp", "i = A"],
)
def test_accepted_in_cu(statement: str) -> None:
    assert [m for m in complaints(statement, "cu") if "unused" not in m] == []


def returned(text: str) -> Any:
    unit = accepted(text)
    assert unit.functions[-1].body is not None
    last = unit.functions[-1].body.statements[-1]
    assert isinstance(last, tree.Return)
    return last.value


def test_conversion_nodes() -> None:
    """One node a conversion, none where the type is the same; constants are converted on the spot."""
    value = returned("double f(int i) { return i; }")
    assert isinstance(value, tree.Convert) and isinstance(value.operand, tree.Load)
    assert isinstance(returned("int f(const int i) { return i; }"), tree.Load)
    value = returned("float f(void) { return 3; }")
    assert isinstance(value, tree.Constant) and value.value == 3.0 and str(value.type) == "float"
    value = returned("void *f(int *p) { return (char *)(void *)p; }")
    assert isinstance(value, tree.Convert) and isinstance(value.operand, tree.Load)


def test_arguments_of_transparent_unions() -> None:
    unit = accepted(
        """typedef union { int *i; float *f; } u __attribute__((transparent_union));
        int g(u); int f(float *p) { return g(p); }"""
    )
    call = unit.functions[-1].body.statements[-1].value  # type: ignore[union-attr, attr-defined]
    assert str(call.arguments[0].type) == "u"


def test_several_errors_in_one_function() -> None:
    found = check("struct s { int a; } x; int f(void) { int i = x; i = x; return x; }")[1]
    assert [m for m in found if m.startswith("error")] == [
        "error: initializing 'int' with an expression of incompatible type 'struct s'",
        "error: assigning to 'int' from incompatible type 'struct s'",
        "error: returning 'struct s' from a function with incompatible result type 'int'",
    ]
