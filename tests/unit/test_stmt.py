"""Statements: what they become, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from runner.checked import accepted, check

from minicu import tree


def statements(text: str, language: str = "c", parameters: str = "int i, int n, int *p") -> list[Any]:
    marked = "__device__ " if language == "cu" else ""
    unit = accepted(f"{marked}int g(int);\n{marked}void test_({parameters}) {{ {text} }}", language)
    body = next(f for f in unit.functions if f.name == "test_").body
    assert body is not None
    return body.statements


def one(text: str, language: str = "c") -> Any:
    (statement,) = statements(text, language)
    return statement


def test_if() -> None:
    s = one("if (i) n = 1; else if (n) n = 2; else { n = 3; }")
    assert isinstance(s, tree.If) and isinstance(s.otherwise, tree.If)
    assert isinstance(s.otherwise.otherwise, tree.Block)


def test_loops() -> None:
    s = one("while (i) i--;")
    assert isinstance(s, tree.Loop) and s.condition is not None and not s.test_last
    s = one("do i--; while (i);")
    assert s.test_last
    s = one("for (int k = 0; k < n; k++) p[k] = k;")
    assert isinstance(s.initialize[0], tree.Declare) and s.step is not None
    assert one("for (;;) { if (i++) break; }").condition is None
    assert one("while (1) { if (i++) break; }").condition is None


@pytest.mark.parametrize(
    "pragma, unroll",
    [
        ("unroll", 0),
        ("unroll 4", 4),
        ("unroll(8)", 8),
        ("unroll 2 * 4", 8),
        ("unroll 1", 1),
        ("nounroll", 1),
        ("GCC unroll 3", 3),
    ],
)
def test_unroll(pragma: str, unroll: int) -> None:
    assert one(f"\n#pragma {pragma}\nfor (i = 0; i < n; i++) p[i] = 0;").unroll == unroll
    s = one(f"if (i) \n#pragma {pragma}\nwhile (n) n--;")
    loop = s.then
    while isinstance(loop, tree.Block):
        (loop,) = loop.statements
    assert loop.unroll == unroll


def test_declarations_in_conditions() -> None:
    s = one("if (int k = g(i)) p[k] = 1; else p[k] = 2;", "cu")
    assert isinstance(s, tree.Block) and [type(x) for x in s.statements] == [tree.Declare, tree.If]
    s = one("while (int k = g(i)) p[k] = 1;", "cu")
    assert isinstance(s, tree.Loop) and s.condition is None
    s = one("if (int k = g(i); k > 2) p[k] = 1;", "cu")
    assert [type(x) for x in s.statements] == [tree.Declare, tree.If]
    s = one("switch (int k = g(i)) { case 1: p[k] = 1; }", "cu")
    assert [type(x) for x in s.statements] == [tree.Declare, tree.Switch]


def test_constexpr_if_keeps_one_branch() -> None:
    (s,) = statements("if constexpr (sizeof(int) == 4) p[0] = 1; else p[0] = 2;", "cu")
    assert isinstance(s, tree.ExpressionStatement) and s.expression.value.value == 1


def test_range_for_over_an_array() -> None:
    unit = accepted(
        "__device__ int sum(const int (&a)[4]) { int t = 0; for (int x : a) t += x; return t; }", "cu"
    )
    loop = unit.functions[0].body.statements[1]  # type: ignore[union-attr]
    assert isinstance(loop, tree.Loop) and loop.condition.right.value == 4  # type: ignore[union-attr]


def test_switch_cases_wherever_they_nest() -> None:
    s = one("switch (i) { case 1: case 2: n = 1; break; default: do { n--; case 4 ... 6: n++; } while (n); }")
    assert isinstance(s, tree.Switch)
    assert [(x.low, x.high) for x in s.cases] == [(1, 1), (2, 2), (None, None), (4, 6)]


def test_case_values_have_the_type_of_the_condition() -> None:
    (s,) = statements("switch (u) { case -1: break; case 3: break; }", parameters="unsigned u")
    assert [x.low for x in s.cases] == [0xFFFFFFFF, 3]
    (s,) = statements("switch (c) { case 'a' ... 'z': break; }", parameters="char c")
    assert str(s.condition.type) == "int" and (s.cases[0].low, s.cases[0].high) == (97, 122)
    (s,) = statements("switch (x) { case 1LL << 40: break; }", parameters="long long x")
    assert s.cases[0].low == 1 << 40


def test_goto_and_labels() -> None:
    found = statements("again: i--; if (i) goto again; goto out; n = 2; out:;")
    labels = [s for s in found if isinstance(s, tree.Label)]
    assert found[2].then.label is labels[0] and found[3].label is labels[1]


def test_local_labels() -> None:
    found = statements("{ __label__ l; l: if (i--) goto l; } { __label__ l; goto l; l:; }")
    first, second = found
    assert first.statements[1].then.label is first.statements[0]
    assert second.statements[0].label is second.statements[1]
    assert first.statements[0] is not second.statements[1]


def test_statement_expression() -> None:
    (s,) = statements("n = ({ int k = i; if (k) k++; k; });")
    e = s.expression.value
    assert isinstance(e, tree.StatementExpression) and len(e.body.statements) == 2
    (s,) = statements("({ if (i) n = 1; });")
    assert str(s.expression.type) == "void"


def test_sizes_in_a_type_name_run_first() -> None:
    found = statements("int (*q)[n] = (int (*)[n])p; q[1][1] = 0;")
    assert [type(s) for s in found[:3]] == [tree.Declare] * 3
    loop = one("while (sizeof(int[i++]) < 40) n++;")
    assert isinstance(loop.condition, (tree.Binary, tree.StatementExpression))


@pytest.mark.parametrize(
    "text, message",
    [
        ("break;", "'break' statement not in loop or switch statement"),
        ("switch (i) { default: continue; }", "'continue' statement not in loop statement"),
        ("case 1:;", "'case' statement not in switch statement"),
        ("default:;", "'default' statement not in switch statement"),
        ("switch (i) { case 1: case 1:; }", "duplicate case value '1'"),
        ("switch (i) { case 1 ... 5: case 3:; }", "duplicate case value '3'"),
        ("switch (i) { case 3: case 1 ... 5:; }", "duplicate case value in 1 ... 5"),
        ("switch (i) { default: default:; }", "multiple default labels in one switch"),
        ("switch (i) { case 1.0:; }", "case value must have integer type, not 'double'"),
        ("switch (i) { case n:; }", "case value is not an integer constant expression"),
        ("switch (p) { }", "statement requires expression of integer type ('int *' invalid)"),
        ("if (st) ;", "statement requires expression of scalar type ('struct s' invalid)"),
        ("goto nowhere;", "use of undeclared label 'nowhere'"),
        ("l:; l:;", "redefinition of label 'l'"),
        ("goto in; { int a[n]; in: a[0] = 1; }", "cannot jump from this goto statement to its label"),
        (
            "switch (i) { int a[n]; case 1: a[0] = 1; }",
            "cannot jump from switch statement to this case label",
        ),
        ("goto *p;", "not supported: computed goto"),
        ("n = ({ });", "assigning to 'int' from incompatible type 'void'"),
        ('asm goto ("" : : : : l); l:;', "not supported: asm goto"),
    ],
)
def test_refused(text: str, message: str) -> None:
    _, complaints = check(f"struct s {{ int m; }} st; void f(int i, int n, int *p) {{ {text} }}")
    assert f"error: {message}" in complaints


@pytest.mark.parametrize(
    "text",
    [
        "int f(int i) { if (i) return 1; else return 2; }",
        "int f(int i) { for (;;) if (i--) return 1; }",
        "int f(int i) { while (1) { switch (i) { case 1: break; default: return 2; } } }",
        "int f(int i) { switch (i) { case 1: return 1; default: return 2; } }",
        "int f(int i) { do { return i; } while (0); }",
        "int f(int i) { goto l; l: return i; }",
        "void stop(void) __attribute__((noreturn)); int f(int i) { if (i) return 1; stop(); }",
        "int f(int i) { if (i) return 1; __builtin_unreachable(); }",
        "int f(int i) { ({ return i; }); }",
        "int main(void) { }",
        "void f(int i) { if (i) return; }",
    ],
)
def test_every_path_returns(text: str) -> None:
    accepted(text)


@pytest.mark.parametrize(
    "text, message",
    [
        (
            "int f(int i) { if (i) return 1; }",
            "non-void function does not return a value in all control paths",
        ),
        ("int f(int i) { i++; }", "non-void function does not return a value"),
        (
            "int f(int i) { while (i) return 1; }",
            "non-void function does not return a value in all control paths",
        ),
        (
            "int f(int i) { switch (i) { case 1: return 1; default: break; } }",
            "non-void function does not return a value in all control paths",
        ),
        ("int f(int i) { for (;;) if (i) break; }", "non-void function does not return a value"),
        ("int f(void) { return; }", "non-void function 'f' should return a value"),
        ("void f(int i) { return i; }", "void function 'f' should not return a value"),
        (
            "void f(void) __attribute__((noreturn)); void f(void) { }",
            "function 'f' declared 'noreturn' should not return",
        ),
        (
            "int *f(void) { int i; return &i; }",
            "address of stack memory associated with local variable 'i' returned",
        ),
        ("void f(int i) { i + 1; }", "expression result unused"),
        ("void f(int i) { i == 1; }", "expression result unused"),
        ("void f(int i) {\n#pragma unroll\ni++; }", "'#pragma unroll' is not followed by a loop; ignored"),
        ("void f(int i) { switch (i) { case 5 ... 1:; } }", "empty case range specified"),
        (
            "void f(char c) { switch ((unsigned char)c) { case 1LL << 32:; } }",
            "overflow converting case value",
        ),
    ],
)
def test_warned(text: str, message: str) -> None:
    _, complaints = check(text)
    assert len(complaints) == 1 and complaints[0].startswith(f"warning: {message}"), complaints


@pytest.mark.parametrize(
    "text, warned",
    [
        ("if (i = n) ;", True),
        ("if ((i = n)) ;", False),
        ("while (i = n) ;", True),
        ("while ( (i = n) ) ;", False),
    ],
)
def test_assignment_as_a_condition(text: str, warned: bool) -> None:
    _, complaints = check(f"void f(int i, int n) {{ {text} }}", warnings=(("parentheses", True),))
    assert any("assignment as a condition" in m for m in complaints) == warned


# ---------------------------------------------------------------- asm


def asm(
    text: str, language: str = "cu", parameters: str = "int i, unsigned *p, float f, double d, long l"
) -> tree.Asm:
    marked = "__device__ " if language == "cu" else ""
    unit, complaints = check(f"{marked}void test_({parameters}) {{ {text} }}", language)
    assert unit is not None and not complaints, complaints
    body = next(f for f in unit.functions if f.name == "test_").body
    found = [s for s in body.statements if isinstance(s, tree.Asm)]  # type: ignore[union-attr]
    return found[0]


def test_asm_operands() -> None:
    s = asm('asm("add.s32 %0, %1, %2;" : "=r"(i) : "r"(i), "n"(4));')
    assert s.template == "add.s32 %0, %1, %2;" and not s.volatile
    assert [o[0] for o in s.outputs] == ["=r"] and [o[0] for o in s.inputs] == ["r", "n"]
    s = asm('asm volatile("st.global.u32 [%0], %1;" :: "l"(p), "r"(i) : "memory");')
    assert s.volatile and s.clobbers == ["memory"]
    s = asm('asm("mul %[to], %[a], %1; %% %laneid" : [to] "+f"(f) : [a] "f"(f));')
    assert s.template == "mul %0, %1, %1; %% %%laneid"
    s = asm('asm("bar.sync 0;");')
    assert s.volatile and s.template == "bar.sync 0;"
    s = asm('asm("mov.u32 %0, %laneid;" : "=r"(i));')
    assert s.template == "mov.u32 %0, %%laneid;"
    s = asm('asm("mov %clock;");')
    assert s.template == "mov %%clock;"


def test_asm_takes_text() -> None:
    s = asm('asm("%1.%2 %0;" : "=r"(i) : "C"("mov"), "C"("u32"));')
    assert s.template == "mov.u32 %0;" and s.inputs == []


def test_asm_barriers_of_c() -> None:
    s = asm('asm volatile("" : "+r"(i) : : "memory");', "c")
    assert s.template == "" and s.clobbers == ["memory"]
    s = asm('asm("" : "=r"(i) : "0"(l));', "c")
    assert s.inputs[0][0] == "0" and str(s.inputs[0][1].type) == "int"
    s = asm('asm("" : "=m"(i) : "m"(l));', "c")
    assert s.outputs == [] and s.clobbers == ["memory"]
    s = asm('asm("" : "+g"(f));', "c")
    assert s.outputs[0][0] == "+f"


@pytest.mark.parametrize(
    "text, message",
    [
        ('asm("x" : "=r"(f));', "asm operand type 'float' does not fit constraint 'r'"),
        ('asm("x" : "=r"(l));', "asm operand type 'long' does not fit constraint 'r'"),
        ('asm("x" :: "f"(d));', "asm operand type 'double' does not fit constraint 'f'"),
        ('asm("x" :: "h"(i));', "asm operand type 'int' does not fit constraint 'h'"),
        ('asm("x" :: "l"(i));', "asm operand type 'int' does not fit constraint 'l'"),
        ('asm("x" : "r"(i));', "invalid output constraint 'r' in asm"),
        ('asm("x" : "=z"(i));', "invalid output constraint '=z' in asm"),
        ('asm("x" :: "z"(i));', "invalid input constraint 'z' in asm"),
        ('asm("x" :: "n"(i));', "constraint 'n' expects an integer constant expression"),
        ('asm("x" :: "m"(i));', "not supported: memory operands in asm"),
        ('asm("x %2" :: "r"(i), "r"(i));', "invalid operand number 2 in asm string"),
        ('asm("x %[y]" :: "r"(i));', "unknown symbolic operand name 'y' in asm string"),
        ('asm("x" : "=r"(i + 1));', "expression is not assignable"),
        ('asm("x" ::: "eax");', "unknown register name 'eax' in asm"),
        ('asm("x" :: "9"(i));', "invalid input constraint '9' in asm"),
    ],
)
def test_asm_refused(text: str, message: str) -> None:
    _, complaints = check(f"__device__ void f(int i, float f, double d, long l) {{ {text} }}", "cu")
    assert complaints and complaints[0].startswith(f"error: {message}"), complaints
