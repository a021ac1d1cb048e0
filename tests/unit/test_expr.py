"""Expressions: their types in both languages, their values, and what is refused."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
from runner.checked import accepted
from runner.expressions import expression

from minicu import tree
from minicu import types as ty
from minicu.sema.constants.literals import spelled_float
from minicu.sema.expressions import expr


def value(text: str, language: str = "c", before: str = "") -> int | float:
    result = expression(text, language, before)
    assert isinstance(result, tree.Constant), result
    return result.value


@pytest.mark.parametrize(
    "text, c, cu",
    [
        # C11 6.4.4: constants
        ("1", "int", None),
        ("2147483648", "long", None),
        ("0x80000000", "unsigned int", None),
        ("0xffffffffffffffff", "unsigned long", None),
        ("4294967296u", "unsigned long", None),
        ("1ll", "long long", None),
        ("1LLU", "unsigned long long", None),
        ("0b101", "int", None),
        ("1.5", "double", None),
        ("1.5f", "float", None),
        ("1e3L", "long double", None),
        ("0x1p-3", "double", None),
        ("'a'", "int", "char"),
        ("'ab'", "int", None),
        ("L'a'", "int", "wchar_t"),
        ("u'a'", "unsigned short", "char16_t"),
        ("U'a'", "unsigned int", "char32_t"),
        ('"abc"', "char *", "const char *"),
        ('L"abc"', "int *", "const wchar_t *"),
        ("E1", "int", "enum e"),
        # 6.3.1.1: promotions
        ("+b", "int", None),
        ("+c", "int", None),
        ("-uc", "int", None),
        ("~uh", "int", None),
        ("+en", "unsigned int", "int"),
        ("-st.bf3", "int", None),
        ("-st.bs5", "int", None),
        ("-st.bf32", "unsigned int", None),
        ("-st.bl40", "long long", None),
        ("+(st.bf3 = 1)", "int", None),
        # 6.3.1.8: usual arithmetic conversions
        ("c + c", "int", None),
        ("i + u", "unsigned int", None),
        ("u + l", "long", None),
        ("l + ul", "unsigned long", None),
        ("l + ll", "long long", None),
        ("ul + ll", "unsigned long long", None),
        ("i + x", "__int128", None),
        ("ux + ll", "unsigned __int128", None),
        ("i * f", "float", None),
        ("ull * f", "float", None),
        ("f / d", "double", None),
        ("d - ld", "long double", None),
        ("en + 1", "unsigned int", "int"),
        ("h << ll", "int", None),
        ("ll >> c", "long long", None),
        ("u & l", "long", None),
        # comparisons and logic
        ("i < u", "int", "bool"),
        ("p == cp", "int", "bool"),
        ("p != 0", "int", "bool"),
        ("v == p", "int", "bool"),
        ("!d", "int", "bool"),
        ("p && f", "int", "bool"),
        # pointers
        ("p + 1", "int *", None),
        ("2 + cp", "const int *", None),
        ("p - 1ull", "int *", None),
        ("p - cp", "long", None),
        ("*pp", "int *", None),
        ("&p", "int **", None),
        ("&*p", "int *", None),
        ("*pa", "int *", None),
        ("&*pa", "int (*)[3]", None),
        ("(*pa)[1]", "int", None),
        ("1[p]", "int", None),
        ("&p[2]", "int *", None),
        ("fn", "int (*)(int)", None),
        ("*fn", "int (*)(int)", None),
        ("&*fn", "int (*)(int)", None),
        ("fn(1)", "int", None),
        ("(**fn)(1)", "int", None),
        ("*vp", "int", None),
        # members
        ("st.m", "int", None),
        ("&st.cm", "const int *", None),
        ("&pcs->m", "const int *", None),
        ("pcs->in.s", "const char *", None),
        ("ps->h", "short", None),
        ("&st.b", "char (*)[3]", None),
        ("pcs->b", "const char *", None),
        ("st", "struct s", None),
        ("*ps", "struct s", None),
        # conditional
        ("b ? c : h", "int", None),
        ("b ? c : c", "int", "char"),
        ("b ? i : d", "double", None),
        ("b ? p : 0", "int *", None),
        ("b ? p : cp", "const int *", None),
        ("b ? p : v", "void *", None),
        ("b ? cp : v", "const void *", None),
        ("b ? st : *ps", "struct s", None),
        ("b ? (void)1 : (void)2", "void", None),
        ("i ?: 2", "int", None),
        # others
        ("(c, h)", "short", None),
        ("c = d", "char", None),
        ("c += d", "char", None),
        ("p += 2", "int *", None),
        ("c++", "char", None),
        ("++f", "float", None),
        ("sizeof(int)", "unsigned long", None),
        ("_Alignof(double)", "unsigned long", None),
        ("(short)i", "short", None),
        ("(const int)i", "int", None),
        ("(void)i", "void", None),
        ("(int[]){1, 2}", "int *", None),
        ("({ int y = i; y * 2L; })", "long", None),
        ("__func__", "const char *", None),
        ("_Generic(cs, char *: 1, const char *: 2.0, default: p)", "double", None),
        ("_Generic(c, char: 1, default: 2.0)", "int", None),
    ],
)
def test_type(text: str, c: str, cu: str | None) -> None:
    assert str(expression(text).type) == c
    if "_Alignof" not in text and "_Generic" not in text:
        assert str(expression(text, "cu").type) == (cu or c)


@pytest.mark.parametrize(
    "text, type",
    [
        ("true", "bool"),
        ("nullptr", "nullptr_t"),
        ("b ? p : nullptr", "int *"),
        ("p == nullptr", "bool"),
        ("float(+i)", "float"),
        ("int()", "int"),
        ("unsigned(2.5)", "unsigned int"),
        ("double{1.0f}", "double"),
        ("static_cast<long>(d)", "long"),
        ("static_cast<int *>(v)", "int *"),
        ("reinterpret_cast<unsigned long>(p)", "unsigned long"),
        ("reinterpret_cast<float *>(p)", "float *"),
        ("const_cast<int *>(cp)", "int *"),
        ("(float &)i", "float"),
        ("E0 + E1", "int"),
        ("E0 == E1", "bool"),
        ("1'000'000", "int"),
        ("(i = 2) = 3", "int"),
        ("&(i += 1)", "int *"),
        ("&++i", "int *"),
        ("(b ? i : *p) = 4", "int"),
    ],
)
def test_type_in_cu(text: str, type: str) -> None:
    assert str(expression(text, "cu").type) == type


HALVES = """__device__ __half hf(); __device__ __nv_bfloat16 bh();
"""


@pytest.mark.parametrize(
    "text, type",
    [
        ("hf() + hf()", "__half"),
        ("hf() * 2", "__half"),
        ("hf() + f", "float"),
        ("hf() - d", "double"),
        ("hf() < hf()", "bool"),
        ("-bh()", "__nv_bfloat16"),
    ],
)
def test_half(text: str, type: str) -> None:
    assert str(expression(text, "cu", HALVES).type) == type


@pytest.mark.parametrize(
    "text, expected",
    [
        ("'\\n' + '\\0' + '\\x41' + '\\101'", 10 + 65 + 65),
        ("'\\377'", -1),
        ("'abcd'", 0x61626364),
        ("u'\\u20ac'", 0x20AC),
        ("U'\\U0001F600'", 0x1F600),
        ("'\\u00e4'", 0xC3A4),
        ("0x7fffffff + 1u", 0x80000000),
        ("-1 / 2 * 4 + -7 % 3", -1),
        ("-1 >> 1", -1),
        ("-1u >> 1", 0x7FFFFFFF),
        ("~0u & 0xf0", 0xF0),
        ("1 ? 2 : 3", 2),
        ("(char)300", 44),
        ("(unsigned char)-1", 255),
        ("(_Bool)0.5", 1),
        ("(int)-1.9", -1),
        ("(float)16777217", 16777216.0),
        ("0.1f", 13421773 / 2**27),
        ("0.1f + 0.2f", 10066330 / 2**25),
        ("(float)0.1 == 0.1", 0),
        ("1 / 3.0f", 11184811 / 2**25),
        ("sizeof(struct s)", 48),
        ("sizeof st.in", 16),
        ('sizeof "abc"', 4),
        ('sizeof u"abc"', 8),
        ("sizeof(int[3][5])", 60),
        ("sizeof *pa", 12),
        ("sizeof(c + c)", 4),
        ("sizeof 'a'", 4),
        ("_Alignof(struct s)", 8),
        ("__builtin_offsetof(struct s, in.s)", 16),
        ("__builtin_offsetof(struct s, b[2])", 30),
        ("__builtin_types_compatible_p(int, const int)", 1),
        ("__builtin_types_compatible_p(int *, const int *)", 0),
        ("__builtin_choose_expr(0, 1.0, 2)", 2),
        ("__builtin_constant_p(1 + 2)", 1),
        ("__builtin_constant_p(i)", 0),
        ("__builtin_clz(1u) + __builtin_ctzll(8)", 34),
        ("__builtin_popcountll(0xffULL) + __builtin_parity(7)", 9),
        ("__builtin_ffs(0) + __builtin_ffsl(8)", 4),
        ("__builtin_clrsb(-1) + __builtin_clrsb(1)", 31 + 30),
        ("__builtin_bswap32(0x01020304)", 0x04030201),
        ("__builtin_inff()", float("inf")),
        ("__builtin_object_size(p, 0)", 2**64 - 1),
        ("0 && *p", 0),
        ("1 || *p", 1),
        ("E1 << 2", 28),
    ],
)
def test_value(text: str, expected: int | float) -> None:
    assert value(text) == expected


@pytest.mark.parametrize(
    "text, expected",
    [("sizeof 'a'", 1), ("sizeof(1 < 2)", 1), ("E1", 7), ("true + true", 2), ("sizeof(bool)", 1)],
)
def test_value_in_cu(text: str, expected: int) -> None:
    assert value(text, "cu") == expected


@pytest.mark.parametrize(
    "digits, float_, double",
    [
        # Through double these would be rounded twice.
        ("1.000000178813934326171874999999", "0x1.000002p+0", "0x1.000003p+0"),
        ("1.000000178813934326171875000001", "0x1.000004p+0", "0x1.000003p+0"),
        ("0x1.000002fffffffffffp0", "0x1.000002p+0", "0x1.000003p+0"),
        ("16777217", "0x1.0p+24", "0x1.000001p+24"),
        ("1e-45", "0x1p-149", None),
        ("7e-46", "0x0p+0", None),
        ("7.1e-46", "0x1p-149", None),
        ("3.4028235677973367e38", "inf", None),
        ("3.4028235677973365e38", "0x1.fffffep+127", None),
    ],
)
def test_floating_constants_are_rounded_once(digits: str, float_: str, double: str | None) -> None:
    assert spelled_float(digits, "float") == float.fromhex(float_)
    if double is not None:
        assert spelled_float(digits, "double") == float.fromhex(double)


def strings(text: str, language: str = "c") -> bytes:
    result = expression(text, language)
    assert isinstance(result, tree.AddressOf) and isinstance(result.place, tree.StringLiteral)
    return result.place.data


def test_string_literals() -> None:
    assert strings('"a\\0b" "c\\x1" "2"') == b"a\0bc\x012\0"
    assert strings('"ä\\u20ac"') == "ä€\0".encode()
    assert strings('u"\\U0001F600"') == "\U0001f600\0".encode("utf-16-le")
    assert strings('L"x" "y"') == "xy\0".encode("utf-32-le")
    assert strings('u8"x"', "cu") == b"x\0"


def nodes(e: object) -> Iterator[Any]:
    """All tree nodes inside an expression."""
    if isinstance(e, (tree.Expr, tree.Place, tree.Statement, tree.Initializer, tree.InitItem)):
        yield e
        for cls in type(e).__mro__:
            for name in getattr(cls, "__slots__", ()):
                inner = getattr(e, name, None)
                for part in inner if isinstance(inner, list) else [inner]:
                    yield from nodes(part)


def test_an_operand_is_computed_in_its_own_type() -> None:
    """No conversion to double on the way: float op float is float, and constants adapt."""
    e = expression("f * 2 + 0.5f")
    assert {str(n.type) for n in nodes(e) if isinstance(n, tree.Expr)} == {"float"}


def test_members_of_anonymous_members() -> None:
    e = expression("ps->h")
    assert isinstance(e, tree.Load)
    path = []
    place = e.place
    while isinstance(place, tree.MemberPlace):
        path.append(place.slot.name)
        place = place.record
    assert path == ["h", None, None]


def test_compound_assignment_computes_in_the_common_type() -> None:
    e = expression("c *= 1.5")
    assert isinstance(e, tree.CompoundAssign)
    assert (str(e.type), str(e.compute), str(e.value.type)) == ("char", "double", "double")
    e = expression("h <<= ll")
    assert (str(e.compute), str(e.value.type)) == ("int", "long long")
    e = expression("st.bf3 += 1u")
    assert (str(e.type), str(e.compute)) == ("unsigned int", "unsigned int")
    e = expression("p -= c")
    assert (e.op, e.scale, str(e.value.type)) == ("-", 4, "int")


def test_sizeof_of_a_variable_length_array_is_computed() -> None:
    unit = accepted("unsigned long f(int n) { int a[n][3]; return sizeof a + sizeof(char[n + 1]); }")
    body = unit.functions[0].body
    assert body is not None
    declared = [s.object.type for s in body.statements if isinstance(s, tree.Declare)]
    assert sum(isinstance(t, ty.VariableArray) for t in declared) == 1
    returned = body.statements[-1]
    assert isinstance(returned, tree.Return) and not isinstance(returned.value, tree.Constant)


def test_arithmetic_on_rows_of_variable_length() -> None:
    unit = accepted("int *f(int n, int (*a)[n], int i) { return a[i]; }")
    value = unit.functions[0].body.statements[-1].value  # type: ignore[union-attr, attr-defined]
    moved = value.place.pointer
    assert isinstance(moved, tree.PointerAdd) and isinstance(moved.scale, tree.Expr)
    assert moved.scale.type == ty.ULONG


def test_a_long_chain_needs_no_stack() -> None:
    chain = " + ".join(["i"] * 5000)
    assert str(expression(chain).type) == "int"


def test_calls_convert_and_promote() -> None:
    before = "int g(const char *, ...); float g2();\n"
    e = expression("g(s, c, f, b, uh)", before=before)
    assert [str(a.type) for a in e.arguments] == ["const char *", "int", "double", "int", "int"]
    e = expression("g2(f, c)", before=before)
    assert [str(a.type) for a in e.arguments] == ["double", "int"]


def test_default_arguments() -> None:
    before = "__device__ int g(int a, int b = 2, double c = 1);\n"
    e = expression("g(i)", "cu", before)
    assert [getattr(a, "value", None) for a in e.arguments] == [None, 2, 1.0]


def test_references_are_addresses() -> None:
    before = "__device__ int &pick(int &a, const double &b);\n"
    e = expression("pick(i, f) = 3", "cu", before)
    assert isinstance(e, tree.Assign) and isinstance(e.place, tree.Dereference)
    call = e.place.pointer
    assert isinstance(call, tree.Call) and str(call.type) == "int *"
    assert isinstance(call.arguments[0], tree.AddressOf) and isinstance(
        call.arguments[0].place, tree.Variable
    )
    assert isinstance(call.arguments[1], tree.AddressOf)
    assert isinstance(call.arguments[1].place, tree.CompoundLiteral)


@pytest.mark.parametrize(("module", "name"), expr.RULE_NAMES.values())
def test_a_rule_that_is_loaded_by_name_is_there(module, name):
    rule = getattr(import_module(f"minicu.sema.{module}"), name)
    assert list(inspect.signature(rule).parameters)[:2] == ["c", "node"]
