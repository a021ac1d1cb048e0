"""What loading finds in a PTX text."""

import pytest

import minicu
from minicu.ptx.outline import outlined

HEAD = ".version 7.8\n.target sm_90\n.address_size 64\n"
KERNEL = ".visible .entry k()\n{\n\tret;\n}\n"


def function(name, *called, prefix=""):
    calls = "".join(f"\t{{ call.uni {c}, (); }}\n" for c in called)
    return f"{prefix}.func {name}()\n{{\n{calls}\tret;\n}}\n"


@pytest.mark.parametrize(
    ("functions", "deep"),
    [
        ("", False),
        (function("a") + function("b", "a", "a") + function("c", "a", "b"), False),
        (function("a", "a"), True),
        (function("a", "b") + function("b", "c") + function("c", "a"), True),
        (function("a", "b") + function("b", "c", "b") + function("c"), True),
        (function("a", "vprintf"), False),
        (function("a", "b", prefix=".visible ") + function("b", "a", prefix=".weak "), True),
        (".func (.param .b32 r) a(.param .b32 x)\n{\n\tcall (r), a, (x);\n}\n", True),
        (".func (.param .b32 r) a(.param .b32 x);\n" + function("b"), False),
        (function("a") + "p : .callprototype ()_ ();\n", True),
        ("\talloca.u64 %rd1, %rd2, 16;\n", True),
    ],
)
def test_deep(functions, deep):
    assert outlined(HEAD + functions + KERNEL).deep is deep


@pytest.mark.parametrize(
    ("more", "complete"),
    [
        ("", True),
        (".const .align 4 .b8 table[8];\n", True),
        (function("a"), True),
        (".extern .func (.param .b32 r) vprintf(.param .b64 f, .param .b64 a);\n", True),
        (".extern .shared .align 4 .b8 dynamic[];\n", True),
        (".extern .func far();\n", False),
        (".extern .global .align 4 .b8 far[8];\n", False),
        (".extern .const .align 4 .b8 far[8];\n", False),
    ],
)
def test_complete(more, complete):
    assert outlined(HEAD + more + KERNEL).complete is complete


def test_of_programs():
    flat = "__device__ __noinline__ int f(int x) { return x + 1; } __global__ void k(int *p) { *p = f(*p); }"
    assert not minicu.compile(flat).outline().deep and minicu.compile(flat).outline().complete
    deep = (
        "__device__ int f(int x) { return x ? x * f(x - 1) : 1; } __global__ void k(int *p) { *p = f(*p); }"
    )
    assert minicu.compile(deep).outline().deep


def test_lines_are_not_local_variables():
    assert not outlined(HEAD + KERNEL.replace("\tret", "\t.local .b8 depot[8];\n\tret")).lines
    assert outlined(HEAD + KERNEL.replace("\tret", "\t.loc\t1 5 3\n\tret")).lines
    assert outlined(HEAD + KERNEL.replace("\tret", "\t.loc 1 5 3\n\tret")).lines
