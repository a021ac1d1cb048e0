"""Expressions through the checks, in a function whose parameters have every arithmetic type."""

from __future__ import annotations

from typing import Any

from minicu import tree
from runner.checked import check

DECLARATIONS = """
enum e { E0, E1 = 7 };
struct in { int i; const char *s; };
struct s { int m; const int cm; struct in in; struct { float f; union { short h; char b[3]; }; };
           unsigned bf3 : 3; int bs5 : 5; unsigned bf32 : 32; long long bl40 : 40; _Bool bb : 1; };
"""

PARAMETERS = """_Bool b, char c, signed char sc, unsigned char uc, short h, unsigned short uh, int i,
    unsigned u, long l, unsigned long ul, long long ll, unsigned long long ull, __int128 x,
    unsigned __int128 ux, float f, double d, long double ld, int *p, const int *cp, void *v, const void *cv,
    char *s, const char *cs, int (*pa)[3], int **pp, enum e en, struct s st, struct s *ps,
    const struct s *pcs, int (*fn)(int), volatile int *vp"""


def expression(text: str, language: str = "c", before: str = "") -> Any:
    """The tree of an expression, as a value."""
    spelled = PARAMETERS.replace("_Bool", "bool") if language == "cu" else PARAMETERS
    declarations = DECLARATIONS.replace("_Bool", "bool") if language == "cu" else DECLARATIONS
    marker = "__device__ " if language == "cu" else ""
    source = f"{declarations}{before}\n{marker}void test_({spelled}) {{ {text}; }}"
    unit, complaints = check(source, language, warnings=(("unused-value", False),))
    assert unit is not None and not complaints, complaints
    body = next(f for f in unit.functions if f.name == "test_").body
    assert body is not None
    statement = body.statements[-1]
    assert isinstance(statement, tree.ExpressionStatement)
    return statement.expression
