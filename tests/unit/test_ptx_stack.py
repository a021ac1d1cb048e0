"""Where the stack pointer is put back it is a multiple of 16, as ptxas believes."""

import re
import subprocess

import pytest
from runner import machine

import minicu
from minicu.ptx.amend import apply
from minicu.ptx.passes import stack

SOURCE = """
struct S { double x[9]; };
void use(struct S, void *);
void k(int n, struct S s) { for (int i = 1; i < n; i++) { char a[i]; use(s, a); double b[i]; use(s, b); } }
void other(struct S s) { use(s, 0); }
"""


@pytest.mark.parametrize("opt", [0, 3])
@pytest.mark.parametrize("bits", [64, 32])
def test_functions_with_variable_arrays(opt, bits):
    ptx = minicu.compile(SOURCE, "c", arch="sm_90", rdc=True, opt=opt, machine=bits).ptx
    arrays = re.findall(rf"alloca\.u{bits}\s+%\w+, %\w+, (\d+);", ptx)
    assert len(arrays) >= 2 and set(arrays) == {"16"}
    k = ptx[ptx.index(" k(") :]
    k, other = k[: k.index("\n}")], k[k.index("\n}") :]
    assert k.count(".local .align 16 .b8 %top[16];") == 1
    assert k.index("%top") < k.index("stacksave")
    assert "%top" not in other
    if bits == 64:  # the toolkit has no 32-bit code any more
        machine.assemble(ptx)


@pytest.mark.needs_ptxas
def test_ptxas_aligns_the_stack(tmp_path):
    """The frame of a function is a multiple of 16 then, which shows in a kernel's."""
    head = ".version 7.8\n.target sm_90\n.address_size 64\n"
    body = "\t.reg .b64 %rd<2>;\n\tstacksave.u64 %rd1;\n\tcall f, ();\n\tstackrestore.u64 %rd1;\n\tret;\n"
    text = f"{head}.extern .func f();\n.visible .entry k()\n{{\n{body}\n}}\n"
    found = apply(stack, text)
    assert found.count("%top[16]") == 1
    (tmp_path / "k.ptx").write_text(found)
    ptxas = machine.toolkit_program("ptxas")
    told = subprocess.run(
        [ptxas, "-arch=sm_90", "-v", "-c", str(tmp_path / "k.ptx"), "-o", str(tmp_path / "k")],
        check=True, capture_output=True, text=True,
    ).stderr  # fmt: skip
    frame = re.search(r"(\d+) bytes stack frame", told)
    assert frame and int(frame[1]) >= 16 and int(frame[1]) % 16 == 0


ALIGNED = ".func f(\n\t.param .align {0} .b8 f_param_0[{1}],\n\t.param .b32 f_param_1\n)\n"
MOVES = "\tstacksave.u64 %rd1;\n\tcall g, ();\n\tstackrestore.u64 %rd1;\n"


@pytest.mark.parametrize(("size", "align"), [(24, 8), (16, 16), (7, 1), (6, 2), (20, 4), (100, 4), (23, 8)])
@pytest.mark.parametrize("result", ["", "(.param .align 8 .b8 func_retval0[24]) "])
def test_parameters_whose_address_is_needed(size, align, result):
    head = ALIGNED.format(align, size).replace(".func ", f".func {result}")
    needs = "\tmov.b64 \t%rd2, f_param_0;\n\tst.local.b8 [%rd2+1], 1;\n"
    body = f"{{\n\t.reg .b64 %rd<3>;\n{needs}{MOVES}\tret;\n}}\n"
    start = ".version 7.8\n.target sm_90\n.address_size 64\n.extern .func g();\n"
    found = apply(stack, start + head + body)
    assert f".local .align {align} .b8 %copy_f_param_0[{size}];" in found
    assert "mov.b64 \t%rd2, %copy_f_param_0;" in found
    for wanted in (
        r"ld\.param\.b(\d+) %word, \[f_param_0\+(\d+)\]",
        r"st\.local\.b(\d+) \[%copy_f_param_0\+(\d+)\]",
    ):
        parts = [(int(bits) // 8, int(at)) for bits, at in re.findall(wanted, found)]
        assert [at + i for width, at in parts for i in range(width)] == list(range(size))
        assert all(width <= align and at % width == 0 for width, at in parts)
    machine.assemble(found)


@pytest.mark.parametrize(
    "body",
    [
        "\tmov.b64 \t%rd2, f_param_0;\n\tret;\n",  # nothing moves the stack pointer
        f"\tld.param.b32 \t%r1, [f_param_0];\n{MOVES}\tret;\n",  # nobody needs the address
    ],
)
def test_parameters_that_need_no_copy(body):
    text = ALIGNED.format(8, 24) + "{\n" + body + "}\n"
    assert "%copy" not in apply(stack, text)


def test_what_stays_as_it_is():
    text = ".func f()\n{\n\tret;\n}\n"
    assert apply(stack, text) == text
