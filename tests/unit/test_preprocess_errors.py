"""What the preprocessor refuses, and its limits."""

from __future__ import annotations

import pytest
from runner.preprocessed import complaints, run, spelled

from minicu.diagnostics.errors import CompileError, Diagnostics
from minicu.language import CU, C
from minicu.syntax.parse import parse

# Mistakes

AT_AN_END = "'##' cannot stand at the beginning or the end of a macro's expansion"
NOT_VARIADIC = "can only appear in the expansion of a macro with '...'"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("#define", "1:2: error: expected a macro name after #define"),
        ("#define 3", "1:9: error: a macro name must be an identifier, not '3'"),
        ("#define defined", "1:9: error: 'defined' cannot be used as a macro name"),
        ("#define F(x,x) x", "1:13: error: duplicate macro parameter 'x'"),
        ("#define F(x", "1:11: error: expected ')' after the macro parameters"),
        ("#define F(x y)", "1:13: error: expected ')' after the macro parameters"),
        ("#define F(..., x)", "1:14: error: expected ')' after the macro parameters"),
        ("#define F(3)", "1:11: error: expected a parameter name, not '3'"),
        ("#define F(x) #y", "1:14: error: '#' is not followed by a macro parameter"),
        ("#define F ## x", f"1:11: error: {AT_AN_END}"),
        ("#define F(x) x ##", f"1:16: error: {AT_AN_END}"),
        ("#define F __VA_ARGS__", f"1:11: error: '__VA_ARGS__' {NOT_VARIADIC}"),
        ("#define F(x) __VA_OPT__(x)", f"1:14: error: '__VA_OPT__' {NOT_VARIADIC}"),
        ("#define F(...) __VA_OPT__(", "1:26: error: this '(' after '__VA_OPT__' is not closed"),
        ("#define F(...) __VA_OPT__ x", "1:16: error: expected '(' after '__VA_OPT__'"),
        ("#define F /* x", "1:11: error: unterminated comment"),
        ("#undef", "1:2: error: expected a macro name after #undef"),
        ("#define M(a) a\nM(", "2:1: error: unterminated call of the macro 'M': its ')' is missing"),
        ("#define M(a,b) a\nM(1)", "2:1: error: the macro 'M' takes 2 arguments, not 1"),
        ("#define M(a) a\nM(1,2)", "2:1: error: the macro 'M' takes 1 argument, not 2"),
        ("#define M() a\nM(1)", "2:1: error: the macro 'M' takes 0 arguments, not 1"),
        ("#define M(a,b,...) a\nM(1)", "2:1: error: the macro 'M' takes at least 2 arguments, not 1"),
        ("#define M(a) a##-\nM(+)", "2:1: error: '##' joins '+' and '-' to '+-', which is no token"),
        ("#define M N\n#define M O", "2:9: warning: 'M' is redefined"),
        ("#define M(a) a\n#define M(b) b", "2:9: warning: 'M' is redefined"),
        ("#define __LINE__ 3", "1:9: warning: the built-in macro '__LINE__' is redefined"),
        ("#if", "1:2: error: #if has no expression"),
        ("#if 1 +\n#endif", "1:7: error: the expression of #if ends too early"),
        ("#if (1\n#endif", "1:5: error: this '(' is not closed in the expression of #if"),
        ("#if 1 2\n#endif", "1:7: error: '2' cannot stand here in the expression of #if"),
        ("#if 1 = 2\n#endif", "1:7: error: '=' cannot stand here in the expression of #if"),
        ("#if 1 ? 2\n#endif", "1:2: error: expected ':' in the expression of #if"),
        ("#if 7 % 0\n#endif", "1:7: error: division by zero in #if"),
        ('#if "s"\n#endif', "1:5: error: a string cannot stand in the expression of #if"),
        ("#if 1.5\n#endif", "1:5: error: a floating constant cannot stand in the expression of #if"),
        ("#if 18446744073709551616\n#endif", "1:5: error: the integer constant does not fit in 64 bits"),
        ("#if F(1)\n#endif", "1:5: error: 'F' is not defined as a function-like macro"),
        ("#if defined\n#endif", "1:5: error: 'defined' takes a name"),
        ("#if defined 3\n#endif", "1:13: error: 'defined' takes a name"),
        ("#if __has_include(3)\n#endif", '1:19: error: \'__has_include\' takes "FILE" or <FILE>'),
        ("#if X\n#endif", "1:5: warning: 'X' is not defined, its value here is 0"),
        ("#ifdef\n#endif", "1:2: error: expected a macro name after #ifdef"),
        ("#ifdef X Y\n#endif", "1:10: warning: extra tokens at the end of #ifdef"),
        ("#if 1", "1:2: error: this #if has no #endif"),
        ("#if 0\n#else", "1:2: error: this #if has no #endif"),
        ("#endif", "1:2: error: #endif without #if"),
        ("#else", "1:2: error: #else without #if"),
        ("#elif 1", "1:2: error: #elif without #if"),
        ("#if 1\n#else\n#else\n#endif", "3:2: error: #else after #else"),
        ("#if 1\n#else\n#elif 1\n#endif", "3:2: error: #elif after #else"),
        ("#if 1\n#endif X", "2:8: warning: extra tokens at the end of #endif"),
        ("#include", '1:2: error: expected "FILE" or <FILE> after #include'),
        ("#include x", '1:10: error: expected "FILE" or <FILE> after #include'),
        ("#line", "1:2: error: #line takes a line number"),
        ("#line 0x10", "1:7: error: #line takes a line number"),
        ("#line 3 x", "1:9: error: expected a file name in quotes after the line number"),
        ("#nonsense", "1:2: error: there is no directive #nonsense"),
        ("#(", "1:2: error: expected the name of a directive after '#'"),
        ("x # y", "1:3: error: stray '#' in the program"),
        ("_Pragma(x)", "1:1: error: _Pragma takes one string literal in parentheses"),
        ('char *s = "abc;', '1:11: error: missing terminating " character'),
        ("int x; /* abc", "1:8: error: unterminated comment"),
        ("#pragma push_macro(X)", '1:9: error: expected #pragma push_macro("NAME")'),
    ],
)  # fmt: skip
def test_mistake(text: str, expected: str) -> None:
    assert complaints(text)[0] == expected


def test_a_number_is_the_hosts_affair_in_cu() -> None:
    assert [t.type for t in run("auto d = 10ms;").tokens][3] == "INVALID"
    tokens = run("void host() { 10ms; }\n__device__ int f() { return 10km; }").tokens
    diagnostics = Diagnostics()
    parse(tokens, CU, diagnostics)
    assert not diagnostics.items  # sema finds out that nothing defines the suffix
    assert complaints("int d = 10ms;", C) == ["1:9: error: invalid suffix 'ms' on integer constant"]


def test_errors_do_not_stop_at_the_first() -> None:
    assert len(complaints('#include "a.h"\n#bogus\n#error e\nint 08;\n', C)) == 4


# Limits


@pytest.mark.parametrize(
    "text",
    [
        # each level doubles: tokens, spellings by pasting, strings
        "\n".join(["#define A0 x x", *(f"#define A{i} A{i - 1} A{i - 1}" for i in range(1, 60)), "A59"]),
        "\n".join(["#define D(x) x##x", "#define P(x) D(x)", "P(" * 60 + "a" + ")" * 60]),
        "\n".join(["#define S(x) #x x", "#define P(x) S(x)", "P(" * 60 + "a" + ")" * 60]),
        "#define id(x) x\n" + "id(" * 20_000 + "1" + ")" * 20_000,
        "#define F(x) F2(x x)\n#define F2(x) F3(x x)\n" + "#define F3(x) x x\n" + "F(" * 30 + "1" + ")" * 30,
    ],
)
def test_expansion_without_end_is_stopped(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("minicu.syntax.preprocessor.expand.EXPANSION_LIMIT", 50_000)
    with pytest.raises(CompileError, match="macro expansion produces more than 50000 tokens"):
        run(text)


def test_deep_nesting_needs_no_stack() -> None:
    assert spelled("#define id(x) x\n" + "id(" * 1_200 + "1" + ")" * 1_200) == "1"
    deep = 5_000
    chain = "\n".join(f"#define A{i} A{i + 1}" for i in range(deep))
    assert spelled(chain + "\nA0") == f"A{deep}"
    assert spelled("#if 1\n" * deep + "x\n" + "#endif\n" * deep) == "x"
    assert complaints("#if " + "(" * deep + "1" + ")" * deep + "\n#endif")[0].endswith("nests too deeply")
    assert spelled("#if " + "!" * deep + "1\nx\n#endif") == "x"
