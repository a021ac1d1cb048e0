"""Functions that take nothing and return much are called with a parameter, for ptxas."""

import re
import subprocess

import pytest
from runner import machine

import minicu
from minicu.ptx.amend import apply
from minicu.ptx.passes import results

HEAD = ".version 7.8\n.target sm_90\n.address_size 64\n"


def function(name, size=56, prefix="", align=8):
    return (
        f"{prefix}.func  (.param .align {align} .b8 func_retval0[{size}]) {name}()\n{{\n"
        f"\tst.param.b{8 * min(align, 8)} [func_retval0+{align}], 1;\n\tret;\n\n}}\n"
    )


def kernel(*lines):
    return ".visible .entry k()\n{\n" + "".join(f"\t{line}\n" for line in lines) + "\tret;\n\n}\n"


def call(name, size=56, align=8):
    return f"{{ .param .align {align} .b8 retval0[{size}]; call.uni (retval0), {name}, (); }}"


def test_a_private_function_gets_a_parameter():
    forward = ".func  (.param .align 8 .b8 func_retval0[56]) f\n()\n;\n"
    found = apply(results, HEAD + forward + kernel(call("f"), call("f")) + function("f"))
    assert found.count("func_retval0[56]) f(.param .b32 nothing)") == 2
    assert found.count("st.param.b32 [zero], 0; call (retval0), f, (zero); }") == 2
    assert "call.uni" not in found and "$own" not in found
    assemble(found)


@pytest.mark.parametrize(
    ("prefix", "mention"),
    [
        (".visible ", ""),
        (".weak ", ""),
        ("", ".global .align 8 .u64 table = f;\n"),
        ("", ".global .align 8 .u64 table[3] = {0, f, f};\n"),
    ],
)
@pytest.mark.parametrize(("size", "align"), [(56, 8), (64, 16), (49, 1), (50, 2), (60, 4)])
def test_a_function_that_others_know_keeps_its_form(prefix, mention, size, align):
    text = function("f", size, prefix, align)
    before = f".func  (.param .align {align} .b8 func_retval0[{size}]) f\n()\n;\n" if mention else ""
    found = apply(results, HEAD + before + mention + text + kernel(call("f", size, align)))
    assert f"{prefix}.func  (.param .align {align} .b8 func_retval0[{size}]) f()\n" in found
    assert "call (retval0), f$own, (zero)" in found
    own = found[found.index("f()\n{") :]
    own = own[: own.index("\n}")]
    # It gives back all bytes that the other function returns.
    for wanted in ("ld.param", "st.param"):
        stores = re.findall(rf"{wanted}\.b(\d+) .*?\[(?:own|func_retval0)\+(\d+)\]", own)
        bytes_ = [int(at) + i for bits, at in stores for i in range(int(bits) // 8)]
        assert bytes_ == list(range(size))
    assemble(found)


def test_a_function_that_wants_its_own_address():
    text = function("f").replace("{\n", "{\n\t.reg .b64 %rd<2>;\n\tmov.b64 %rd1, f;\n")
    found = apply(results, HEAD + text + kernel(call("f")))
    assert found.index("f();") < found.index("mov.b64 %rd1, f;")
    assemble(found)


def test_own_name_inside_longer_names():
    text = HEAD + function("f") + function("f$2") + kernel(call("f"), call("f$2"))
    found = apply(results, text)
    assert "call (retval0), f, (zero)" in found and "call (retval0), f$2, (zero)" in found
    assemble(found)


@pytest.mark.parametrize(
    "text",
    [
        function("f", 48) + kernel(call("f", 48)),  # in registers
        function("f") + kernel(),  # nobody calls it
        ".extern .func  (.param .align 8 .b8 func_retval0[56]) f()\n;\n" + kernel(call("f")),  # not ours
        function("f").replace("f()", "f(.param .b32 x)")
        + kernel("{ .param .b32 x; .param .align 8 .b8 retval0[56]; call.uni (retval0), f, (x); }"),
    ],
)
def test_what_stays_as_it_is(text):
    assert apply(results, HEAD + text) == HEAD + text


def test_for_a_debugger():
    text = HEAD.replace("sm_90", "sm_90, debug") + function("f") + kernel(call("f"))
    assert apply(results, text) == text


SOURCE = """
struct S { long a[7]; };
__device__ int fuel, level;
__device__ long sink;
__device__ __noinline__ S f0() { S s; for (int i = 0; i < 7; i++) s.a[i] = fuel + i; return s; }
__device__ __noinline__ void f1(S p, S q)
{
    if (--fuel < 0) return;
    S v = f0();
    if (level < 4) { level++; f1(q, v); level--; }
    sink += v.a[3] + p.a[2];
}
__global__ void run() { S a = f0(); f1(a, a); }
"""


@pytest.mark.needs_ptxas
@pytest.mark.parametrize("opt", [0, 3])
@pytest.mark.parametrize("rdc", [False, True])
def test_a_program_that_ptxas_dies_of(opt, rdc):
    """nvcc's own PTX for it makes ptxas crash."""
    assemble(minicu.compile(SOURCE, arch="sm_90", opt=opt, rdc=rdc).ptx)


def assemble(ptx):
    ptxas = machine.toolkit_program("ptxas")
    if ptxas is None:
        return
    for options in ([], ["-c"]):
        done = subprocess.run(
            [ptxas, "-arch=sm_90", *options, "-o", "/dev/null", "/dev/stdin"],
            input=ptx, capture_output=True, text=True,
        )  # fmt: skip
        assert done.returncode == 0, f"{done.stderr}\n{ptx}"
