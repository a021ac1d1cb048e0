"""Sources of unusual depth and length: long chains compile, what nests too deeply is refused at its place,
and no stage ends in a RecursionError. (What the parser alone has to say is in test_parse_errors.py.)
"""

import pickle
import sys
import threading
import time

import numpy
import pytest

import minicu
from minicu.abi.records import DEEPEST
from minicu.compile import Stages
from minicu.compiling.isolation import layouts_here
from minicu.diagnostics.errors import CompileError
from minicu.diagnostics.source import Source
from minicu.language import CU, LANGUAGES
from minicu.options import Options
from minicu.recursion import undisturbed

#: Both read chains by the same productions: one of the two is enough from day to day.
LANGUAGES_OF_TESTS = [pytest.param("c", marks=pytest.mark.slow), "cu"]

LONG = 3000
DEEP = 20_000


def lower(body, language="c", before=""):
    """LLVM IR of a kernel with this body."""
    text = f"{before} __global__ void k(int *q, int n) {{ {body} }}"
    return str(Stages(Source("deep", text), LANGUAGES[language], Options()).lower())


def chain(count, each, last=""):
    return each * count + last


def beginning(text):
    """The name of a case: all of it would be thousands of characters."""
    return text[:24]


@pytest.mark.parametrize("language", LANGUAGES_OF_TESTS)
@pytest.mark.parametrize(
    "body",
    [
        "*q = " + chain(LONG, "n + ", "1;"),
        "*q = " + chain(LONG, "1 + ", "1;"),
        "*q = " + chain(LONG, "n && ", "1;"),
        "*q = (" + chain(LONG, "n, ", "1);"),
        "*q = " + chain(LONG, "n ? 1 : ", "2;"),
        "*q = *(" + "".join(f'n == {i} ? "{"a" * (i % 3)}" : ' for i in range(LONG)) + '"");',
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
    ids=beginning,
)
def test_long_chains_compile(body, language):
    assert "define" in lower(body, language)


def test_a_longer_chain_of_commas():
    assert "define" in lower("*q = (" + chain(DEEP, "n, ", "1);"))


@pytest.mark.parametrize("language", LANGUAGES_OF_TESTS)
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
    ids=beginning,
)
def test_long_files_compile(before, language):
    assert "define" in lower("*q = n;", language, before)


@pytest.mark.parametrize("language", LANGUAGES_OF_TESTS)
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
    ids=beginning,
)
def test_what_nests_too_deeply_is_refused(before, body, language):
    with pytest.raises(CompileError, match="nested too deeply") as refusal:
        lower(body, language, before)
    assert refusal.value.diagnostics[0].span is not None


@pytest.mark.slow
def test_nesting_that_only_a_later_stage_finds_too_deep():
    with pytest.raises(CompileError, match="nests something too deeply"):
        lower("*q = " + chain(4 * DEEP, "n < ", "1;"))


def bases(n: int) -> str:
    classes = "".join(f"struct B{i} : B{i - 1} {{ int b{i}; }};\n" for i in range(1, n))
    kernel = f"__global__ void k(int *p, B{n - 1} b) {{ *p = b.b0 + b.b{n - 1}; }}"
    return f"struct B0 {{ int b0; }};\n{classes}{kernel}"


def members(n: int) -> str:
    classes = "".join(f"struct B{i} {{ B{i - 1} b; }};\n" for i in range(1, n))
    return f"struct B0 {{ int b; }};\n{classes}__global__ void k(int *p, B{n - 1} b) {{ *p = sizeof b; }}"


@pytest.mark.parametrize("source", [bases, members])
def test_classes_in_one_another_have_room(source):
    program = pickle.loads(pickle.dumps(minicu.compile(source(500), cache=False)))
    result = numpy.zeros(1, numpy.int32)
    words = numpy.arange(1, 501 if source is bases else 2, dtype=numpy.int32)
    program.load("cpu").k[1, 1](result, words.tobytes())
    assert result[0] == (501 if source is bases else 4)
    assert "B499" in layouts_here(Source("a.cu", source(500)), CU, Options(), ["B499"], "table")[0]


@pytest.mark.parametrize("source", [pytest.param(bases, marks=pytest.mark.slow), members])
def test_classes_in_one_another_have_a_bound(source):
    minicu.compile(source(DEEPEST), cache=False)
    with pytest.raises(CompileError, match="B2001' holds classes in one another more than 2000 deep"):
        minicu.compile(source(DEEPEST + 2), cache=False)


def test_threads_leave_the_limit_as_it_was():
    """One that is done must not take the room from another that is not, nor leave it behind."""
    limit, entered, leave = sys.getrecursionlimit(), [], threading.Event()

    def stay(frames):
        with undisturbed(frames):
            entered.append(sys.getrecursionlimit())
            leave.wait(60)

    threads = [threading.Thread(target=stay, args=(frames,)) for frames in (5000, 9000)]
    for thread in threads:
        thread.start()
    while len(entered) < 2:
        time.sleep(0.001)
    with undisturbed(3000):
        assert sys.getrecursionlimit() >= 9000
    assert sys.getrecursionlimit() >= 9000
    leave.set()
    for thread in threads:
        thread.join()
    assert sys.getrecursionlimit() == limit and max(entered) >= 9000


NINES = "9" * 6000
HALF = "1.000000059604644775390625"  # half-way between 1 and the float above it


@pytest.mark.parametrize(
    ("before", "message"),
    [
        (f"#if {NINES}\n#endif\n", "does not fit in 64 bits"),
        ("#if 0xf1fai\n#endif\n", "imaginary constant"),
        ("#if 12j\n#endif\n", "imaginary constant"),
        (f"#line {NINES}\n", "#line takes a line number"),
        (f"int x = {NINES};", "too large to be represented"),
        (f"int x = 0x{NINES};", "too large to be represented"),
        (f"int x = 0{'7' * 6000};", "too large to be represented"),
        (f"int x[{NINES}];", "too large to be represented"),
        (f'void f(int i) {{ asm("%{NINES}" : "=r"(i)); }}', "invalid operand number"),
        (f'void f(int i) {{ asm("" : "=r"(i) : "{NINES}"(i)); }}', "in asm"),
        ("int x = 1 << 0x7fffffff;", "not a compile-time constant"),
        ("__int128 x = (__int128)1 << (1ull << 60);", "not a compile-time constant"),
        (f'char x[] = "\\x{NINES}";', "out of range"),
    ],
    ids=beginning,
)
def test_constants_of_many_digits_are_refused(before, message):
    with pytest.raises(CompileError, match=message):
        lower("", before=before)


@pytest.mark.parametrize(
    "condition",
    [
        f"{HALF}{'0' * 6000}f == 1.0f", f"{HALF}{'0' * 6000}1f > 1.0f", f"1e{'0' * 6000}1f == 10.0f",
        f"1{'0' * 30}{HALF[1:]}{'0' * 6000}1e-30f > 0.9f", f"0x1.000001{'0' * 6000}p0f == 1.0f",
        f"0x1.000001{'0' * 6000}1p0f > 1.0f", f"1e{NINES} > 1e300", f"1e-{NINES} == 0.0",
        f"0.{'0' * 5000}1e5001 == 1.0", f"{'9' * 5000}e-5000 == 1.0", f"0x1p{'0' * 5000}3f == 8.0f",
    ],
    ids=beginning,
)  # fmt: skip
def test_floating_constants_of_many_digits(condition):
    lower("", before=f'_Static_assert({condition}, "");')


def test_large_initial_values_are_short_in_ir():
    assert len(lower("*q = a[n];", before="int a[1 << 24] = {1, [1 << 20] = 2, [1 << 23] = 3};")) < 10_000
    text = lower("*q = *a[n];", before='const char *a[1 << 20] = {[9] = "x", [0xfffff] = "y"};')
    assert len(text) < 10_000 and "zeroinitializer" in text
