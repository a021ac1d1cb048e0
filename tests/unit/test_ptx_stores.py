"""Parts of floats reach memory as bits, whatever ptxas thinks of the register."""

import subprocess
from pathlib import Path

import pytest
from runner import machine

import minicu
from minicu.ptx.amend import apply
from minicu.ptx.passes import stores

FILE = Path(__file__).parents[1] / "run" / "unaligned.cu"


def function(body: str) -> str:
    return ".func f()\n{\n" + "".join(f"\t{line}\n" for line in body.split("\n")) + "}\n"


@pytest.mark.parametrize(
    ("given", "store", "register"),
    [
        ("add.f32 \t%r2, %r1, 0f3F800000;", "st.global.b8 \t[%rd1+13]", "%r2"),
        ("cvt.rn.f32.s64 \t%r2, %rd3;", "st.b16 \t[%rd1]", "%r2"),
        ("selp.f32 \t%r2, %r3, 0f00000000, %p1;", "st.volatile.local.b8 \t[%SP]", "%r2"),
        ("ex2.approx.ftz.f32 \t%r2, %r3;", "st.shared.b8 \t[a]", "%r2"),
        ("add.rn.f64 \t%rd2, %rd1, %rd1;", "st.param.b32 \t[param0+4]", "%rd2"),
        ("cvt.rn.f16.f32 \t%rs2, %r1;", "st.global.b8 \t[%rd1]", "%rs2"),
        ("fma.rn.bf16 \t%rs2, %rs1, %rs1, %rs1;", "st.global.b8 \t[%rd1]", "%rs2"),
    ],
)
def test_floats_go_through_a_move(given, store, register):
    bits = {"%r2": 32, "%rd2": 64, "%rs2": 16}[register]
    moved = f"{{ .reg .b{bits} %bits; mov.b{bits} %bits, {register}; {store}, %bits; }}"
    assert apply(stores, function(f"{given}\n{store}, {register};")) == function(f"{given}\n{moved}")


@pytest.mark.parametrize(
    "body",
    [
        "add.s32 \t%r2, %r1, 1;\nst.global.b8 \t[%rd1], %r2;",
        "cvt.rzi.s32.f32 \t%r2, %r1;\nst.global.b8 \t[%rd1], %r2;",
        "setp.gt.f32 \t%p1, %r2, %r3;\nst.global.b8 \t[%rd1], %r2;",
        "add.f32 \t%r2, %r1, %r1;\nst.global.b32 \t[%rd1], %r2;\nst.global.v2.b8 \t[%rd1], {%r2, %r1};",
        "add.f16x2 \t%r2, %r1, %r1;\nst.global.b8 \t[%rd1], %r2;",
        "add.f32 \t%r2, %r1, %r1;\nst.global.b8 \t[%rd1], %r1;\nst.global.b8 \t[%r2], 0;",
    ],
)
def test_nothing_else_does(body):
    assert apply(stores, function(body)) == function(body)


def test_a_register_counts_in_its_own_function():
    text = function("add.f32 \t%r2, %r1, %r1;") + function("add.s32 \t%r2, %r1, 1;\nst.b8 \t[%rd1], %r2;")
    assert apply(stores, text) == text


@pytest.mark.needs_ptxas
@pytest.mark.parametrize("opt", [0, 1, 3])
def test_ptxas_takes_them(tmp_path, opt):
    ptx = minicu.compile(FILE, arch="sm_90", include_dirs=[FILE.parent], opt=opt).ptx
    assert "%bits; }" in ptx
    (tmp_path / "k.ptx").write_text(ptx)
    ptxas = machine.toolkit_program("ptxas")
    subprocess.run(
        [ptxas, "-arch=sm_90", str(tmp_path / "k.ptx"), "-o", str(tmp_path / "k")], check=True, timeout=60
    )
