"""Atomic operations in PTX: reductions, address spaces, local memory; and `asm`, which stays as it is."""

import re

import pytest
from runner import machine

import minicu
from minicu.ptx.amend import apply
from minicu.ptx.passes import local_swaps, reductions, spaces
from minicu.ptx.text import AMENDABLE

ENTRY = ".visible .entry k(\n\t.param .u64 .ptr .align 1 k_param_0,\n\t.param .u64 k_param_1\n)\n"


def entry(*lines: str) -> str:
    return ENTRY + "{\n" + "".join(f"\t{line}\n" for line in lines) + "\tret;\n}\n"


def asm(*lines: str) -> tuple[str, ...]:
    return "// begin inline asm", *lines, "// end inline asm"


LOAD = "ld.param.b64 \t%rd1, [k_param_0];"
UNREAD = "atom.add.u32 \t%r1, [%rd1], 1;"


def test_what_nobody_reads_is_a_reduction():
    assert "\tred.add.u32 \t[%rd1], 1;" in apply(reductions, entry(LOAD, UNREAD))
    marked = apply(reductions, entry(LOAD, *asm(UNREAD + AMENDABLE)))
    assert "\tred.add.u32 \t[%rd1], 1;\n" in marked and AMENDABLE not in marked


@pytest.mark.parametrize(
    "lines",
    [
        [UNREAD, "st.global.b32 \t[%rd1], %r1;"],
        [UNREAD, *asm("mov.b32 %r2, %r1;")],  # read in `asm`
        ["atom.acquire.gpu.add.u32 \t%r1, [%rd1], 1;"],  # red has no such order
        asm(UNREAD),
    ],
)
def test_what_stays_atomic(lines):
    assert apply(reductions, entry(*lines)) == entry(*lines)


def test_an_address_gets_its_space():
    found = apply(spaces, entry(LOAD, "add.s64 \t%rd2, %rd1, 8;", UNREAD.replace("%rd1", "%rd2")))
    assert "cvta.to.global.u64 \t%space, %rd2;\n\tatom.global.add.u32 \t%r1, [%space], 1;" in found


@pytest.mark.parametrize(
    "lines",
    [
        (LOAD.replace("_0", "_1"), UNREAD),  # a number may point anywhere
        (LOAD, *asm(UNREAD)),
        (LOAD, "cvta.local.u64 \t%rd2, %rd3;", "selp.b64 \t%rd1, %rd1, %rd2, %p1;", UNREAD),
    ],
)
def test_what_keeps_a_generic_address(lines):
    assert apply(spaces, entry(*lines)) == entry(*lines)


def test_local_memory_has_no_swaps():
    swap = "atom.relaxed.gpu.local.cas.b32 \t%r3, [%rd1], %r1, %r2;"
    found = apply(local_swaps, entry(swap))
    assert "atom" not in found and "ld.local.b32 \t%old, [%rd1];" in found
    assert apply(local_swaps, entry(*asm(swap))) == entry(*asm(swap))


PROGRAM = r"""
__global__ void k(unsigned *p, float *f)
{
    unsigned r, s = threadIdx.x;
    asm volatile("atom.add.u32 %0, [%1], 1;" : "=r"(r) : "l"(p) : "memory");
    asm volatile("{ .reg .b32 t; atom.global.add.u32 t, [%0], %1; }" :: "l"(p), "r"(s) : "memory");
    asm volatile("st.global.b8 [%0], %1;" :: "l"(p), "f"(*f + 1) : "memory");
    asm volatile("add.ftz.f16 %0, %1, %1;" : "=h"(((short *)p)[7]) : "h"(((short *)p)[9]));
    atomicAdd(p, 2);
    atomicAdd_system(p, 3);
}
"""


@pytest.mark.parametrize("opt", [0, 3])
def test_asm_of_the_program_is_kept(opt):
    ptx = minicu.compile(PROGRAM, "cu", opt=opt, cache=False).ptx
    written = re.findall(r"(?s)// begin inline asm\n\t(.*?)\n\t// end inline asm", ptx)
    written = [re.sub(r"%\w+", "%", text) for text in written]
    assert written[:4] == [
        "atom.add.u32 %, [%], 1;",
        "{ .reg .b32 t; atom.global.add.u32 t, [%], %; }",
        "st.global.b8 [%], %;",
        "add.ftz.f16 %, %, %;",
    ]
    assert len(re.findall(r"\tred\.[\w.]*add\.u32", ptx)) == 2
    assert AMENDABLE.strip() not in ptx


def test_asm_of_a_file_is_kept():
    """ptxas sees what stands at file scope as it is, too."""
    text = ".func f() {\n\t.reg .b32 %r<3>;\n\t.reg .b64 %rd1;\n\tatom.add.u32 %r1, [%rd1], 1;\n}"
    written = text.replace("\n", "\\n").replace("\t", "\\t")
    kernel = "__global__ void k(int *p) { atomicAdd(p, 1); }"
    program = minicu.compile(f'__asm__("{written}");\n{kernel}', "c", cache=False)
    assert text in program.ptx and "red.global" in program.ptx
    machine.assemble(program.ptx)
