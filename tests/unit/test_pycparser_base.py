"""What the parser takes over from pycparser: an alarm for the day the pin moves.

All of it is private to pycparser. The first tests list it; the others read the same C with
pycparser's own parser and with ours, and compare the trees.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from pycparser import c_ast, c_parser
from pycparser.c_parser import CParser

from minicu import syntax
from minicu.diagnostics.errors import Diagnostics
from minicu.diagnostics.source import Source
from minicu.language import C
from minicu.syntax.lex import lex
from minicu.syntax.nodes import StatementExpression, String
from minicu.syntax.parse import parse
from minicu.syntax.parser.parser import Parser

#: What pycparser's productions ask for and is ours -> its parameters in pycparser 3.12.
HANDED = {
    "_accept": "token_type",
    "_advance": "",
    "_expect": "token_type",
    "_parse_assignment_expression": "",
    "_parse_conditional_expression": "",
    "_parse_designator": "",
    "_parse_error": "msg coord",
    "_parse_expression": "",
    "_parse_identifier_or_typeid": "",
    "_parse_type_name": "",
    "_parse_unified_string_literal": "",
    "_peek": "k",
    "_peek_type": "k",
    "_starts_declaration": "tok",
    "_tok_coord": "tok",
}

#: pycparser's own productions, in use -> their parameters.
INHERITED = {
    "_fix_decl_name_type": "decl typename",
    "_parse_atomic_specifier": "",
    "_parse_constant_expression": "",
    "_parse_designator_list": "",
    "_parse_generic_association": "",
    "_parse_generic_selection": "",
    "_parse_identifier": "",
    "_parse_identifier_list": "",
    "_parse_offsetof_member_designator": "",
    "_parse_static_assert": "",
    "_parse_typeof_specifier": "",
    "_type_modify_decl": "decl modifier",
}


def parameters(name: str) -> str:
    return " ".join(list(inspect.signature(getattr(CParser, name)).parameters)[1:])


def asked_for(name: str) -> set[str]:
    """The methods that a production of pycparser's calls."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(getattr(CParser, name))))
    attributes = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    return {name for name in attributes if callable(getattr(CParser, name, None))}


def test_the_pin() -> None:
    assert version("pycparser") == "3.12"


def test_every_overridden_method_is_listed() -> None:
    names = {name for name, value in vars(Parser).items() if inspect.isfunction(value)}
    assert names & set(vars(CParser)) - {"__init__"} == set(HANDED)


@pytest.mark.parametrize("name", [*HANDED, *INHERITED])
def test_pycparser_has_the_method(name: str) -> None:
    assert parameters(name) == {**HANDED, **INHERITED}[name]


@pytest.mark.parametrize("name", INHERITED)
def test_inherited_methods_are_inherited(name: str) -> None:
    assert getattr(Parser, name) is getattr(CParser, name)


@pytest.mark.parametrize("name", INHERITED)
def test_what_they_ask_for_is_ours_or_inherited_as_well(name: str) -> None:
    assert asked_for(name) <= {*HANDED, *INHERITED}


def test_no_other_production_of_pycparsers_is_called() -> None:
    used = set()
    for path in Path(syntax.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Attribute) and hasattr(CParser, node.attr):
                used.add(node.attr)
    assert {name for name in used if name.startswith("_") and not name.startswith("__")} <= {
        *HANDED,
        *INHERITED,
    }


# Trees --------------------------------------------------------------------------------------------

SNIPPETS = {
    "declarations": """
        int a, *b, **c, d[3], *e[4], (*f)[5], (*g)(int, char *), *(*h(int x))[2], i[2][3];
        unsigned long long int j; signed char k; long double l; const volatile char *const m;
        extern int n[]; static int o = 3, p = 4 + 5; register int q; int (r), (*(s));
        int (*t[3])(void); void u(void), v(), w(int, ...); char *(*(*x)(void))[7];
        _Bool y; float _Complex z; inline static int aa(int); _Noreturn void bb(void); _Thread_local int cc;
    """,
    "typedefs": """
        typedef int T, *P; T a; P b; typedef struct S { T x; P y; } S; S c; const T d; T const e;
        int f(T), g(T t), h(int T), i(int (T)), j(T (T)); unsigned T2; typedef T U(T); U k;
        void l(void) { int T = 3; T * 2; { T = 4; } } T m; void n(T T) { T = 1; }
        int o(void) { return sizeof(T) + sizeof (T) + (T)3 + (T)-3 + (T)(3) * (T)+1; }
        void p(void) { T T; T = (T) + 1; }
    """,
    "records": """
        struct A { int a; unsigned b : 3, : 2, c : 1; struct { int d; union { int e; float f; }; } g; };
        union B { int a; struct A b; } c; struct D; struct E { struct E *next; int (*f)(struct E *); };
        enum F { G, H = 3, I = H + 1, }; enum F j; enum { K }; struct L { int m[]; } *n;
        struct { int x; } o = { 1 }, p[2] = { { 1 }, { .x = 2 } }; struct Q {};
    """,
    "initialisers": """
        int a[] = { 1, 2, [5] = 3, [6] = { 4 }, };
        struct S { int x, y[3]; } b = { .x = 1, .y[2] = 3, .y = { 1 } };
        int *c = (int[]) { 1, 2 }; struct S d = (struct S) { .x = 1 }; int e[2][2] = { { 1, 2 }, { 3 } };
        char f[] = "abc" "def"; char *g = "a\\1" "2"; struct S *h = &(struct S) { 0 }; int i = (int) { 3 };
        int j = sizeof(int[3]) / sizeof((int[]) { 1 }[0]);
    """,
    "expressions": """
        int f(int a, int b, int *p, struct S *s, struct S t) {
            a = b = a + b * 3 - a / b % 2 << 1 >> 2 < 3 > 4 <= 5 >= 6 == 7 != 8 & 9 ^ 10 | 11 && 12 || 13;
            a += 1, a -= 2, a *= 3, a /= 4, a %= 5, a <<= 6, a >>= 7, a &= 8, a ^= 9, a |= 10;
            a = a ? b : a ? b : a; a = (a, b); a = a ? b, a : b;
            a = -a + +a - ~a * !a; a = - -a; a = a - -a; a = &*p == p; a = *p++ + ++*p + (*p)++ - --a + a--;
            a = p[1] + 1[p] + s->x + t.y.z[3].w->v + f(a, b, p, s, t) + f()(); a = (*f)(1) + (**p)[2](3);
            a = sizeof a + sizeof(a) + sizeof *p + sizeof a[3] + sizeof(int *) + _Alignof(int) + sizeof -a;
            a = (int)a + (int)(a) + (char)-a + (int)*p + (int)(char)a + (int *)p - (long)&a;
            a = (int)~a + (int)!a;
            a = 1 + 1u + 1l + 1ul + 1ll + 1ULL + 0x1f + 017 + 1.0;
            a = 1.f + 1e3l + .5 + 0x1p3 + 'a' + L'b' + '\\n';
            return a * (b + a) * b, a;
        }
    """,
    "statements": """
        int f(int a) {
            int i; if (a) ; else if (a) a = 1; else { a = 2; } if (a) if (a) a = 1; else a = 2;
            while (a) a--; do a++; while (a < 3); do { } while (0);
            for (i = 0; i < 3; i++) ; for (int j = 0, k = 1; j < k; j++, k--) { continue; } for (;;) break;
            switch (a) { case 1: a = 1; a = 2; case 2: case 3: break; default: a = 3; }
            switch (a) { int x; case 4: { a = 4; case 5: ; } } switch (a) case 6: a = 6;
            goto end; { int a; } end: return a; lab: ; last: a = 3; return (a);
        }
        void g(void) { return; ; ; }
    """,
    "old style": """
        int f(a, b, c) int a; char *b, c; { return a; } static g() { return 1; } h(x) { return x; }
    """,
    "generic": """
        int f(int x) { return _Generic(x, int: 1, char *: 2, default: 3) + _Generic((x), default: x); }
        _Static_assert(sizeof(int) == 4, "int"); _Atomic(int) a;
        _Atomic int b; struct S { _Static_assert(1, "s"); int x; };
    """,
    "gnu": """
        int f(int x) { typeof(x) y = ({ int z = x; z + 1; }); typeof(int *) p = &y; return y + *p; }
        int g(const char *s, ...) { __builtin_va_list ap; return __builtin_va_arg(ap, int); }
        struct S { int a, b[3]; }; unsigned long n = offsetof(struct S, b[2]);
        int h(int n, int a[static n], int b[const 3], int c[*], int d[restrict]) {
            int e[n][n + 1]; return e[1][2];
        }
    """,
}


def ours(text: str) -> list[Any]:
    diagnostics = Diagnostics(enabled={"implicit-int": False})
    unit = parse(lex(Source("x.c", text), C), C, diagnostics)
    assert not diagnostics.items
    return [shape(node) for node in unit.declarations]


def stock(text: str) -> list[Any]:
    prelude = "typedef int __builtin_va_list;"
    return [shape(node) for node in c_parser.CParser(dialect="c23").parse(prelude + text).ext[1:]]


def shape(node: Any) -> Any:
    """A tree as nested tuples, the differences that are meant taken out."""
    if isinstance(node, list):
        return [shape(item) for item in labels_apart(node)]
    if not isinstance(node, c_ast.Node):
        return node
    if isinstance(node, StatementExpression):
        return shape(node.block)
    if isinstance(node, String):
        tokens = [(tok.value) for tok in node.tokens]
        return "Constant", ("type", "string"), ("value", joined(tokens))
    cls = next(c for c in type(node).__mro__ if c.__module__ == "pycparser.c_ast")
    fields = []
    for name in cls.__slots__:
        if name in ("coord", "__weakref__", "attributes", "align"):
            continue
        value = getattr(node, name)
        if name == "value" and isinstance(value, str) and value.startswith('"'):
            value = joined(value.split('" "'))
        if name == "name" and value == "__builtin_offsetof":
            value = "offsetof"
        fields.append((name, shape(value) or None))
    return cls.__name__, *fields


def labels_apart(nodes: list[Any]) -> list[Any]:
    """`case` labels of a block followed by their statements: pycparser regroups switch bodies."""
    found = []
    for node in nodes:
        if isinstance(node, (c_ast.Case, c_ast.Default)):
            statements, node.stmts = node.stmts, []
            found += [node, *labels_apart(statements)]
        else:
            found.append(node)
    return found


def joined(parts: list[str]) -> str:
    return "".join(part.strip('"') for part in parts)


@pytest.mark.parametrize("name", SNIPPETS)
def test_same_trees(name: str) -> None:
    mine, theirs = ours(SNIPPETS[name]), stock(SNIPPETS[name])
    assert len(mine) == len(theirs)
    for left, right in zip(mine, theirs):
        assert left == right
