"""Functions that call themselves are kept: ptxas crashes where it drops one."""

import re
import subprocess

import pytest
from runner import machine

import minicu
from minicu.ptx.amend import apply
from minicu.ptx.passes import recursion

CYCLE = """
.version 7.8
.target sm_90
.address_size 64
.func g(.param .align 8 .b8 a[64], .param .b32 b)
;
.func f(.param .align 8 .b8 a[64], .param .b32 b)
{
	{ .param .align 8 .b8 param0[64]; .param .b32 param1;
	call.uni g, (param0, param1); }
}
.func g(.param .align 8 .b8 a[64], .param .b32 b)
{
	{ .param .align 8 .b8 param0[64]; .param .b32 param1;
	call.uni f, (param0, param1); }
}
.func outer(.param .align 8 .b8 a[40], .param .align 8 .b8 b[64])
{
	{ .param .align 8 .b8 param0[64]; .param .b32 param1;
	call.uni f, (param0, param1); }
}
.visible .entry run(.param .u64 p)
{
	.reg .pred %p<2>; .reg .b32 %r<2>;
	mov.b32 %r1, 117;
$again:
	setp.ne.b32 %p1, %r1, 5;
	@%p1 bra $end;
	{ .param .align 8 .b8 param0[40]; .param .align 8 .b8 param1[64];
	call.uni outer, (param0, param1); }
$end:
}
"""


def kept(text):
    return re.findall(r"(?m)^\.global \.align 8 \.u64 ([\w$]+)\$kept = \1;$", text)


def assemble(text):
    ptxas = machine.toolkit_program("ptxas")
    command = [ptxas, "-arch=sm_90", "-o", "/dev/null", "/dev/stdin"]
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.needs_ptxas
def test_ptxas_drops_a_cycle():
    text = apply(recursion, CYCLE)
    assert kept(text) == ["f"]  # one of the cycle; what only leads to it is no part of it
    assemble(text)
    text = apply(recursion, CYCLE.replace(".func f", ".visible .func f"))
    assert kept(text) == ["g"]
    assemble(text)


@pytest.mark.needs_ptxas
def test_what_others_see_stays():
    text = CYCLE.replace(".func f", ".visible .func f").replace(".func g", ".visible .func g")
    assemble(text)
    assert apply(recursion, text) == text
    text = CYCLE.replace("call.uni f", "call.uni h")
    assert apply(recursion, text) == text


def test_a_program():
    program = minicu.compile(
        """
        static __device__ __noinline__ int down(int n, int *p)
        {
            return n ? down(n - 1, p) + p[n] + down(n / 2, p) : 1;
        }
        static __device__ __noinline__ int flat(int n) { return n * 3; }
        __global__ void run(int *p) { *p = down(p[1], p) + flat(p[2]); }
        """,
        "cu",
        cache=False,
    )  # fmt: skip
    assert [n for n in kept(program.ptx) if "down" in n] == kept(program.ptx) != []
    assert not program.globals
