"""The passes over PTX: each tells its fault, who has it, and the test that shows it."""

import re
from importlib import import_module
from pathlib import Path

import pytest
from runner import machine

import minicu
from minicu.ptx.amend import PASSES, apply
from minicu.ptx.passes import local
from minicu.ptx.text import Module

TESTS = Path(__file__).parents[1]
ALL = (*[import_module(f"minicu.ptx.passes.{p.name}") for p in PASSES], local)


@pytest.mark.parametrize("each", ALL, ids=lambda each: each.__name__.rpartition(".")[2])
def test_a_pass_tells_what_it_is_for(each):
    told = re.search(r"(?s)\n\nFault: (.+)\nSeen with: (.+)\nTest: (.+)\.\n", each.__doc__)
    assert told is not None
    for name in told[3].split(", "):
        assert (TESTS.parent / name).exists(), name


def test_every_file_is_in_the_table():
    files = {p.stem for p in Path(local.__file__).parent.glob("*.py")} - {"__init__"}
    assert files == {each.__name__.rpartition(".")[2] for each in ALL}


TEXT = """
.version 7.8
.target sm_90, debug
.address_size 32
.extern .func g() // a comment; with { braces
;
.visible .entry k(.param .u32 p)
{
	.loc 1 2 3 // "text }"
	{
	// begin inline asm
	} .func h() { call g, (); .visible .entry m() {
	// end inline asm
	}
	/* } */
}
.global .u32 x = 5;
"""


def test_the_pieces_are_the_text():
    module = Module(TEXT)
    assert str(module) == TEXT
    (k,) = module.definitions
    assert k.routine.name == "k" and k.calls() == ["g"]
    assert [s.asm for s in k.body] == [False, True, False]
    assert module.bits == 32 and module.debug
    k.rewrite(re.compile(r"\w+"), "")
    assert "call g, ();" in str(module) and ".loc" not in str(module)


@pytest.mark.parametrize("each", PASSES, ids=lambda each: each.name)
def test_a_pass_leaves_the_rest_alone(each):
    assert apply(each, TEXT) == TEXT


def test_the_empty_section_about_macros():
    """DWARF of older assemblers has none."""
    ptx = minicu.compile("__global__ void k(int *p) { *p = 1; }", "cu", debug="full", cache=False).ptx
    assert ".debug_info" in ptx and "macinfo" not in ptx


HALVES = """
#include <cuda_fp16.h>
#include <cuda_bf16.h>
__global__ void k(__half *h, __nv_bfloat16 *b, float *f)
{
    h[0] = h[1] + h[2];
    h[3] = __hmul(h[4], h[5]);
    f[0] = __bfloat162float(b[0]) * f[1];
}
"""


def test_halves_keep_their_subnormal_numbers():
    ptx = minicu.compile(HALVES, "cu", "sm_90", ftz=True, cache=False).ptx
    assert re.search(r"\tmul\.(rn\.)?ftz\.f32", ptx)
    assert not re.search(r"\.ftz\.(b?f16|f32\.bf16)", ptx)
    machine.assemble(ptx)
