"""Calling sequences of single cases in compiled PTX; the many are in test_against_nvcc.py."""

from __future__ import annotations

import re
import shutil
import struct
import subprocess

import pytest
from runner import machine

import minicu
from minicu.diagnostics.errors import CompileError, UsageError
from minicu.ptx import read as ptx


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


CLASSES = """
#include <cuda_fp16.h>
struct Holder { char c; __half2 h; };
extern __device__ __half2 far(__half2, int);
__device__ __noinline__ Holder change(Holder h) { h.c++; return h; }
extern "C" __global__ void kernel(__half2 *p, Holder h, __half2 (*pointer)(__half2), __half x) {
    p[0] = far(p[0], 1);
    p[1] = pointer(p[1]);
    p[2] = change(h).h;
}
"""


def test_classes_with_copy_constructors_go_by_address():
    # Itanium C++ ABI 3.1.2.3, 3.1.3.1; nvcc does so with __half2. To kernels they go by value.
    found = ptx.read(compiled(CLASSES))
    far, change, kernel = (
        found.declarations["_Z3far7__half2i"], found.functions["_Z6change6Holder"], found.entries["kernel"],
    )  # fmt: skip
    assert far.returns == change.returns == ()
    assert [p.type for p in far.parameters] == [".b64", ".b64", ".b32"]
    assert [p.type for p in change.parameters] == [".b64", ".b64"]
    assert [(p.align, p.size) for p in kernel.parameters][1] == (4, 8)
    assert str(kernel.parameters[3]) == ".param .align 2 .b8 kernel_param_3[2]"
    inside = lines(kernel.body)
    assert "call.uni _Z3far7__half2i, (param0, param1, param2);" in inside
    assert any(".callprototype ()_ (.param .b64 _, .param .b64 _);" in line for line in inside)


def test_a_class_with_a_copy_constructor_is_no_variadic_argument_to_read():
    text = CLASSES + (
        "__device__ __half2 f(int n, ...) { __builtin_va_list l; __builtin_va_start(l, n);"
        " return __builtin_va_arg(l, __half2); }"
    )
    with pytest.raises(CompileError, match="'va_arg' of 'struct __half2', a class with a copy constructor"):
        compiled(text)


VALUES = """
struct Four { int a, b, c, d; };
extern __device__ int take(Four), sum(int, ...);
extern "C" __global__ void kernel(Four *p, int n) {
    p[n].a = take(p[n]);
    p[n].b = sum(4, n, n + 1, n + 2, n + 3);
}
"""


def test_arguments_do_not_go_by_way_of_memory():
    text = compiled(VALUES)
    kernel = ptx.read(text).entries["kernel"].body
    assert ".local" not in kernel
    assert not re.search(r"\bld\.(v\d\.)?b", kernel)  # the record is read from global memory, known as such
    assert "ld.global" in kernel


LATER = """
static __device__ int later(float4, int, ...);
__device__ int first(float4 v, int n) { return n ? later(v, n, n, 2.0) + later(v, 0) : 0; }
static __device__ int later(float4 v, int n, ...) {
    __builtin_va_list l;
    __builtin_va_start(l, n);
    return n ? first(v, __builtin_va_arg(l, int) - 1) : (int)v.w;
}
"""


@pytest.mark.parametrize("opt", [0, 3])
def test_variadic_functions_of_one_module(opt):
    # What is passed is what is declared, also where LLVM could choose alignments: ptxas compares.
    text = compiled(LATER, opt=opt)
    later = ptx.read(text).functions["_ZL5later6float4iz"]
    assert [(p.align, p.size) for p in later.parameters] == [(16, 16), (None, None), (8, None)]
    assert "$" not in re.sub(
        r"\$L__\w+|\w+\$kept", "", text
    )  # (it calls itself through `first`: minicu keeps it)


def registers(cubin):
    """Registers by function: EIATTR_REGCOUNT in section .nv.info holds a symbol and a number."""
    (at,), (size, count) = struct.unpack_from("<Q", cubin, 0x28), struct.unpack_from("<HH", cubin, 0x3A)
    sections = [struct.unpack_from("<IIQQQQIIQQ", cubin, at + i * size) for i in range(count)]
    symbols = next(s for s in sections if s[1] == 2)  # SHT_SYMTAB
    names = sections[symbols[6]][4]
    found = {}
    for m in re.finditer(rb"\x04\x2f\x08\x00(.{4})(.{4})", cubin, re.DOTALL):
        symbol, number = struct.unpack("<II", m[1] + m[2])
        (name,) = struct.unpack_from("<I", cubin, symbols[4] + 24 * symbol)
        found[cubin[names + name : cubin.index(b"\0", names + name)].decode()] = number
    return found


def test_registers_of_functions_called_through_pointers_are_counted(tmp_path):
    # A callee of many registers, reached by a prototype that has the variadic area, and no argument for it.
    tool = shutil.which("nvlink")
    if not tool or not shutil.which("ptxas"):
        pytest.skip("no nvlink")
    numbers = range(100)
    loads = "".join(f"int x{i} = p[{i}]; " for i in numbers)
    sums = " ".join(f"p[{i}] = x{i} * x{(i + 7) % 100};" for i in numbers)
    callee = f'extern "C" __device__ void many(volatile int *p, ...) {{ {loads}{sums} }}'
    caller = (
        "extern __device__ void (*pointer)(volatile int *, ...);\n"
        'extern "C" __global__ void kernel(volatile int *p) { pointer(p); }\n'
    )
    where = (
        'extern "C" __device__ void many(volatile int *p, ...);\n'
        "__device__ void (*pointer)(volatile int *, ...) = many;\n"
    )
    cubins = []
    for n, text in enumerate((caller, callee, where)):
        cubins.append(tmp_path / f"{n}.cubin")
        source = tmp_path / f"{n}.ptx"
        source.write_text(minicu.compile(text, rdc=True, cache=False).ptx)
        subprocess.run(["ptxas", "-c", "-arch=sm_90", source, "-o", cubins[-1]], check=True)
    linked = tmp_path / "all.cubin"
    subprocess.run([tool, "-arch=sm_90", *cubins, "-o", linked], check=True)
    assert registers(linked.read_bytes())["kernel"] > 90


def test_32_bit_addresses():
    text = minicu.compile(
        'extern "C" __device__ long f(int *p, long n, long long m) { return n; }\n'
        'extern "C" __global__ void kernel(int *p, long n, long long m) {}\n',
        machine=32, cache=False, rdc=True,
    ).ptx  # fmt: skip
    found = ptx.read(text)
    assert found.address_size == 32
    assert [p.type for p in found.functions["f"].parameters] == [".b32", ".b32", ".b64"]
    assert [p.type for p in found.entries["kernel"].parameters] == [".u32", ".u32", ".u64"]


@pytest.mark.parametrize("text", ["__device__ void f(S s) {}", "__device__ S f(void) { S s; return s; }"])
def test_alignments_that_no_parameter_can_have(text):
    with pytest.raises(CompileError, match="aligned to 256 bytes, and PTX allows at most 128"):
        compiled("struct __align__(256) S { int x; };\n" + text)
