"""Sources of unusual depth and length: long chains compile, what nests too deeply is refused at its place,
and no stage ends in a RecursionError. (What the parser alone has to say is in test_parse_errors.py.)
"""

import pytest

from minicu.compile import Stages
from minicu.errors import CompileError
from minicu.language import LANGUAGES
from minicu.options import Options
from minicu.source import Source

LONG = 3000
DEEP = 20_000


def lower(body, language="c", before=""):
    """LLVM IR of a kernel with this body."""
    text = f"{before} __global__ void k(int *q, int n) {{ {body} }}"
    return Stages(Source("deep", text), LANGUAGES[language], Options()).lower()


def chain(count, each, last=""):
    return each * count + last


@pytest.mark.parametrize("language", ["c", "cu"])
@pytest.mark.parametrize(
    "body",
    [
        "*q = " + chain(LONG, "n + ", "1;"),
        "*q = " + chain(LONG, "1 + ", "1;"),
        "*q = " + chain(LONG, "n && ", "1;"),
        "*q = (" + chain(LONG, "n, ", "1);"),
        "*q = " + chain(LONG, "n ? 1 : ", "2;"),
        chain(LONG, "if (n == 1) *q = 1; else ", ";"),
        "switch (n) { " + "".join(f"case {i}: *q = {i}; break; " for i in range(LONG)) + "}",
        chain(LONG, "*q += n; "),
        "int a[] = {" + chain(LONG, "n, ", "1}; *q = a[n];"),
        "static const int a[] = {" + chain(LONG, "1, ", "1}; *q = a[n];"),
        "const char *s = " + chain(LONG, '"ab" ', "; *q = s[n];"),
        "int x, " + ", ".join(f"a{i} = n" for i in range(LONG)) + "; *q = x = a7;",
        "".join(f"l{i}: if (n == {i}) goto l{i * 7 % LONG}; " for i in range(LONG)) + "*q = 1;",
        "int " + chain(LONG, "__attribute__((unused)) ", "x;"),
    ],
)
def test_long_chains_compile(body, language):
    assert "define" in lower(body, language)


@pytest.mark.parametrize("language", ["c", "cu"])
@pytest.mark.parametrize(
    "before",
    [
        "typedef int t0;" + "".join(f"typedef t{i} t{i + 1};" for i in range(LONG)),
        "enum e {" + ", ".join(f"E{i}" for i in range(LONG)) + "};",
        "".join(f"struct s{i} {{ int a; }};" for i in range(LONG)),
        "".join(f"__device__ int f{i}(int x) {{ return x; }}" for i in range(LONG)),
        "#define M0 n\n" + "".join(f"#define M{i + 1} M{i}\n" for i in range(LONG)),
        "#if 1\n" * LONG + "#endif\n" * LONG,
    ],
)
def test_long_files_compile(before, language):
    assert "define" in lower("*q = n;", language, before)


@pytest.mark.parametrize("language", ["c", "cu"])
@pytest.mark.parametrize(
    ("before", "body"),
    [
        ("", "*q = " + "(n + " * DEEP + "n" + ")" * DEEP + ";"),
        ("", "*q = " + "n ? " * DEEP + "2" + " : 1" * DEEP + ";"),
        ("", chain(DEEP, "while (n) ", ";")),
        ("", chain(DEEP, "switch (n) case 1: ", ";")),
        ("", "*q = " + chain(DEEP, "n = ", "1;")),
        ("", "*q = " + chain(DEEP, "*&", "n;")),
        ("", "*q = " + "q[" * DEEP + "0" + "]" * DEEP + ";"),
        ("__device__ int f(int x) { return x; }", "*q = " + "f(" * DEEP + "0" + ")" * DEEP + ";"),
        ("", "*q = " + "({ " * DEEP + "1;" + " })" * DEEP + ";"),
        ("", "*q = " + "(int){" * DEEP + "1" + "}" * DEEP + ";"),
        ("", "*q = " + "_Generic(0, int: " * DEEP + "1" + ")" * DEEP + ";"),
        ("", "*q = 0; " + "__typeof__(" * DEEP + "int" + ")" * DEEP + " x;"),
        ("struct s { int a; " * DEEP + "} x;" * DEEP, "struct s x; *q = x.a;"),
        ("__device__ int " + chain(DEEP, "*", "x;"), ""),
        ("__device__ int " + chain(400, "*", "x;"), ""),
        ("__device__ int x" + chain(DEEP, "[1]", ";"), ""),
        ("__device__ int x" + chain(400, "[1]", ";"), ""),
        ("__device__ int " + "(*" * 400 + "x" + ")(void)" * 400 + ";", ""),
        ("typedef int t0;" + "".join(f"typedef t{i} *t{i + 1};" for i in range(400)), "t400 x; *q = !x;"),
    ],
)
def test_what_nests_too_deeply_is_refused(before, body, language):
    with pytest.raises(CompileError, match="nested too deeply") as refusal:
        lower(body, language, before)
    assert refusal.value.diagnostics[0].span is not None


def test_nesting_that_only_a_later_stage_finds_too_deep():
    with pytest.raises(CompileError, match="nests something too deeply"):
        lower("*q = (" + chain(4 * DEEP, "n, ", "1);"))
