"""The reader of PTX, and the amendment of variadic functions."""

from minicu.ptx.amend import amend
from minicu.ptx.read import read

NVCC = """
.version 9.0
.target sm_90, debug
.address_size 64
	// .globl	_Z1fi
.extern .func  (.param .b32 func_retval0) vprintf
(
	.param .b64 vprintf_param_0,
	.param .b64 vprintf_param_1
)
;
.visible .const .align 4 .f32 scale = 0f3F800000;
.global .align 1 .b8 $str[4] = {123, 125, 59};
.visible .global .attribute(.managed) .align 8 .b64 counter;
.weak .func  (.param .align 8 .b8 func_retval0[16]) _Z1fi(
	.param .b32 _Z1fi_param_0,
	.param .align 8 .b8 %VAParam[]
)
{
	.shared .align 4 .b8 hidden[4];
	{ // a block of its own
	mov.b32 %r1, 5; // }
	}
	ret;
}
.visible .entry _Z1kPf(
	.param .u64 .ptr .global .align 4 _Z1kPf_param_0,
	.param .align 16 .b8 _Z1kPf_param_1[48]
)
.maxntid 256, 1, 1
.minnctapersm 2
{
	ret;
}
.visible .entry empty()
{
	ret;
}
"""


def test_reads_heads_routines_and_variables():
    found = read(NVCC)
    assert (found.version, found.target, found.address_size) == ("9.0", "sm_90, debug", 64)
    assert list(found.entries) == ["_Z1kPf", "empty"]
    kernel = found.entries["_Z1kPf"]
    assert kernel.linkage == ".visible"
    assert [str(p) for p in kernel.parameters] == [
        ".param .u64 _Z1kPf_param_0",
        ".param .align 16 .b8 _Z1kPf_param_1[48]",
    ]
    assert kernel.directives == (".maxntid 256, 1, 1", ".minnctapersm 2")
    function = found.functions["_Z1fi"]
    assert function.linkage == ".weak"
    assert str(function.returns[0]) == ".param .align 8 .b8 func_retval0[16]"
    assert function.parameters[1].size is None and function.parameters[1].array
    assert "mov.b32" in function.body
    assert [p.type for p in found.declarations["vprintf"].parameters] == [".b64", ".b64"]


def test_variables_inside_functions_are_not_the_module_s():
    variables = read(NVCC).variables
    assert list(variables) == ["scale", "$str", "counter"]
    assert variables["scale"].space == ".const" and variables["scale"].align == 4
    assert variables["counter"].type == ".b64"


def test_variadic_function_gets_the_unsized_area():
    text = """
.visible .func  (.param .b32 func_retval0) sum(
	.param .b32 sum_param_0,
	.param .align 8 .b8 sum_param_1[4095]
)
{
	mov.b64 	%rd1, sum_param_1;
	mov.b64 	%rd2, sum_param_10;
	prototype_0 : .callprototype (.param .b32 _) _ (.param .b32 _, .param .align 8 .b8 _[4095]);
}
.extern .func other
(
	.param .align 8 .b8 other_param_0[4095]
)
;
.visible .func g() { mov.b64 %rd1, sum_param_1; }
"""
    amended = amend(text)
    assert ".param .align 8 .b8 %VAParam[]\n)\n{\n\tmov.b64 \t%rd1, %VAParam;" in amended
    assert "sum_param_10;" in amended
    assert ".param .align 8 .b8 _[]);" in amended
    assert ".extern .func other\n(\n\t.param .align 8 .b8 %VAParam[]\n)" in amended
    assert "g() { mov.b64 %rd1, sum_param_1; }" in amended
    assert "4095" not in amended


def test_calls_of_variadic_functions_name_the_function():
    text = """
.extern .func  (.param .b32 func_retval0) far$call0
(
	.param .b32 far$call0_param_0
)
;
.extern .func  (.param .b32 func_retval0) far$call1
(
	.param .b32 far$call1_param_0,
	.param .align 8 .b8 far$call1_param_1[24]
)
;
.extern .func near$call0
()
;
.visible .func user() {
	call.uni (retval0), far$call0, (param0);
	call.uni (retval0), far$call1, (param0, param1);
	call.uni near$call0, ();
}
.func near(
	.param .align 16 .b8 near_param_0[4095]
)
{
}
"""
    amended = amend(text)
    found = read(amended)
    # One declaration for all calls, as nvcc's; a definition that follows is declared before its use.
    assert amended.count(".extern") == 1
    assert [str(p) for p in found.declarations["far"].parameters] == [
        ".param .b32 far_param_0", ".param .align 8 .b8 %VAParam[]",
    ]  # fmt: skip
    assert str(found.declarations["near"].parameters[0]) == ".param .align 8 .b8 %VAParam[]"
    assert amended.index("near(") < amended.index("user()")
    assert "call.uni (retval0), far, (param0, param1);" in amended
    assert "$call" not in amended


def test_text_without_variadic_functions_is_left_alone():
    assert amend(NVCC) == NVCC
