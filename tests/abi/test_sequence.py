"""Calling sequences of single cases in compiled PTX; the many are in test_against_nvcc.py."""

from __future__ import annotations

import re

import pytest
from runner import machine

import minicu
from minicu import ptx
from minicu.errors import CompileError
from minicu.options import UsageError


def compiled(text, **options):
    made = minicu.compile(text, rdc=True, cache=False, **options).ptx
    machine.assemble(made)
    return made


def lines(text):
    """Lines without white space around words and without the names of registers."""
    return [re.sub(r"%\w+", "%", " ".join(line.split())) for line in text.split("\n")]


def test_the_guides_example():
    # Chapter 6.
    text = compiled(
        "__device__ __noinline__ int foo (int i, int j)\n{\n return i+j;\n}\n"
        "__global__ void test (int *p)\n{\n *p = foo(1, 2);\n}\n"
    )
    found = ptx.read(text)
    foo, test = found.functions["_Z3fooii"], found.entries["_Z4testPi"]
    assert [str(p) for p in foo.returns] == [".param .b32 func_retval0"]
    assert [str(p) for p in foo.parameters] == [
        ".param .b32 _Z3fooii_param_0",
        ".param .b32 _Z3fooii_param_1",
    ]
    assert [p.type for p in test.parameters] == [".u64"]
    assert [p.name for p in test.parameters] == ["_Z4testPi_param_0"]
    inside = lines(test.body)
    for wanted in (
        ".param .b32 param0;",
        ".param .b32 param1;",
        ".param .b32 retval0;",
        "st.param.b32 [param0], 1;",
        "st.param.b32 [param1], 2;",
        "call.uni (retval0), _Z3fooii, (param0, param1);",
        "ld.param.b32 %, [retval0];",
    ):
        assert wanted in inside


VARIADIC = """
extern __device__ int f(int n, ...);
extern __device__ int (*pointer)(int, ...);
extern __device__ int (*bare)(...);
extern __device__ void only_without(double, ...);
struct P { char c; int i; };
__device__ __noinline__ int defined(int n, ...) {
    __builtin_va_list l;
    __builtin_va_start(l, n);
    return __builtin_va_arg(l, int) + (int)__builtin_va_arg(l, double);
}
extern "C" __device__ int calls(P p) {
    only_without(1.0);
    return f(1) + f(2, 3, 4.0, p) + pointer(5) + pointer(6, 7LL) + bare() + bare('c') + defined(8, 9, 10.0f);
}
"""


def test_variadic_functions_and_calls():
    text = compiled(VARIADIC)
    found = ptx.read(text)
    assert str(found.functions["_Z7definediz"].parameters[-1]) == ".param .align 8 .b8 %VAParam[]"
    assert str(found.declarations["_Z1fiz"].parameters[-1]) == ".param .align 8 .b8 %VAParam[]"
    assert str(found.declarations["_Z12only_withoutdz"].parameters[-1]) == ".param .align 8 .b8 %VAParam[]"
    inside = lines(found.functions["calls"].body)
    # Without variadic arguments nothing is passed for them.
    assert "call.uni (retval0), _Z1fiz, (param0);" in inside
    assert "call.uni _Z12only_withoutdz, (param0);" in inside
    # Otherwise one array, as long as the arguments reach: 4 + 4 (padding) + 8 + 8.
    assert ".param .align 8 .b8 param1[24];" in inside
    assert "call.uni (retval0), _Z1fiz, (param0, param1);" in inside
    # A prototype has the area even where nothing is passed for it.
    prototypes = [line.split(": ")[1] for line in inside if ".callprototype" in line]
    assert sorted(prototypes) == [
        *[".callprototype (.param .b32 _) _ (.param .align 8 .b8 _[]);"] * 2,
        *[".callprototype (.param .b32 _) _ (.param .b32 _, .param .align 8 .b8 _[]);"] * 2,
    ]


KERNEL = """
struct Block { char bytes[SIZE]; };
__global__ void kernel(int first, Block block, int *out) { *out = block.bytes[first]; }
"""


def test_more_than_4096_bytes_of_parameters_raise_the_ptx_version():
    assert ptx.read(compiled(KERNEL, defines={"SIZE": 4080})).version == "7.8"
    assert ptx.read(compiled(KERNEL, defines={"SIZE": 4092})).version == "8.1"
    with pytest.raises(UsageError, match=r"needs PTX 8\.1"):
        compiled(KERNEL, defines={"SIZE": 4092}, ptx_version="8.0")


@pytest.mark.parametrize("arch, most", [("sm_90", 32764), ("sm_61", 4096)])
def test_too_many_bytes_of_parameters_are_refused_by_name(arch, most):
    with pytest.raises(CompileError, match="'block' ends at"):
        compiled(KERNEL, arch=arch, defines={"SIZE": most})


def test_extension_of_small_integers():
    # Table 2.3: integers below 32 bits are passed in 32, extended as their type asks.
    text = compiled(
        "extern __device__ void take(signed char, unsigned char, short, unsigned short, bool);\n"
        'extern "C" __device__ void f(int *p) { take(p[0], p[1], p[2], p[3], p[4]); }\n'
        'extern "C" __device__ signed char narrow(int x) { return x + 1; }\n'
    )
    found = ptx.read(text)
    assert {p.type for p in found.declarations["_Z4takeahstb"].parameters} == {".b32"}
    assert [line.split(" ")[0] for line in lines(found.functions["f"].body) if "st.param" in line] == [
        "st.param.b32"
    ] * 5
    body = lines(found.functions["narrow"].body)
    assert "cvt.s32.s8 %, %;" in body or "bfe.s32 %, %, 0, 8;" in body


ATTRIBUTES = """
struct Big { int a[10]; };
__global__ void __launch_bounds__(256, 2) bounds(int *p) { *p = 1; }
__global__ void __cluster_dims__(2, 1, 1) cluster(int *p) { *p = 1; }
__global__ void __maxnreg__(32) registers(int *p) { *p = 1; }
__device__ int *escape(const int *);
__global__ void constant(const __grid_constant__ Big big, int **p) { *p = escape(big.a); }
"""


def test_attributes_of_kernels():
    entries = ptx.read(compiled(ATTRIBUTES)).entries
    assert entries["_Z6boundsPi"].directives == (".maxntid 256", ".minnctapersm 2")
    assert ".reqnctapercluster 2, 1, 1" in entries["_Z7clusterPi"].directives
    assert ".maxnreg 32" in entries["_Z9registersPi"].directives
    constant = entries["_Z8constant3BigPPi"]
    assert (constant.parameters[0].align, constant.parameters[0].size) == (4, 40)
    assert "cvta.param.u64" in constant.body  # its address, not a copy
