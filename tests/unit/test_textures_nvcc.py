"""Texture and surface functions become nvcc's instructions, operands in nvcc's order.

textures_nvcc.json holds nvcc's; `python tests/unit/test_textures_nvcc.py` makes it anew where nvcc is. A
register shows as the name of the argument that it comes from, where it does so directly, else as `_`.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

import minicu

# DOC: Textures | every family becomes nvcc's instruction: `tex.2d`, `tex.level.a2d`, `tex.grad.cube`, `tld4`
# DOC: Surfaces | `suld.b.2d.b32.trap`, `sust.b.a2d.v4.b8.clamp`: nvcc's for every texel and boundary

#: Both have the same answers.
ARCHES = [pytest.param("sm_75", marks=pytest.mark.slow), "sm_90"]

DATA = Path(__file__).with_name("textures_nvcc.json")

#: Further parameters of every kernel; in answers a register is shown by their names.
PARAMETERS = {
    "t": "cudaTextureObject_t", "x": "float", "y": "float", "z": "float", "w": "float", "i": "int",
    "j": "int", "k": "int", "a": "float2", "b": "float2", "c": "float4", "d": "float4", "r": "bool *",
}  # fmt: skip

_FETCHES = """
tex1Dfetch(t, i)|tex1D(t, x)|tex2D(t, x, y)|tex3D(t, x, y, z)|tex1DLayered(t, x, i)
tex2DLayered(t, x, y, i)|texCubemap(t, x, y, z)|texCubemapLayered(t, x, y, z, i)|tex1DLod(t, x, w)
tex2DLod(t, x, y, w)|tex3DLod(t, x, y, z, w)|tex1DLayeredLod(t, x, i, w)|tex2DLayeredLod(t, x, y, i, w)
texCubemapLod(t, x, y, z, w)|texCubemapLayeredLod(t, x, y, z, i, w)|tex1DGrad(t, x, y, w)
tex2DGrad(t, x, y, a, b)|tex3DGrad(t, x, y, z, c, d)|tex1DLayeredGrad(t, x, i, y, w)
tex2DLayeredGrad(t, x, y, i, a, b)|texCubemapGrad(t, x, y, z, c, d)
texCubemapLayeredGrad(t, x, y, z, i, c, d)|tex2Dgather(t, x, y)|tex2Dgather(t, x, y, 0)
tex2Dgather(t, x, y, 1)|tex2Dgather(t, x, y, 2)|tex2Dgather(t, x, y, 3)|tex2D(t, x, y, r)
tex3D(t, x, y, z, r)|tex2DLayered(t, x, y, i, r)|tex2DLod(t, x, y, w, r)|tex3DLod(t, x, y, z, w, r)
tex2DLayeredLod(t, x, y, i, w, r)|tex2DGrad(t, x, y, a, b, r)|tex3DGrad(t, x, y, z, c, d, r)
tex2DLayeredGrad(t, x, y, i, a, b, r)|tex2Dgather(t, x, y, r)|tex2Dgather(t, x, y, r, 3)
"""
_SURFACES = {
    "1D": "i", "2D": "i, j", "3D": "i, j, k", "1DLayered": "i, k", "2DLayered": "i, j, k",
    "Cubemap": "i, j, k", "CubemapLayered": "i, j, k",
}  # fmt: skip
_CHANNELS = ("char", "uchar", "short", "ushort", "int", "uint", "float")
_WIDE = ("longlong", "ulonglong")
_SCALARS = {
    "uchar": "unsigned char", "ushort": "unsigned short", "uint": "unsigned", "longlong": "long long",
    "ulonglong": "unsigned long long",
}  # fmt: skip
_MODES = ("Zero", "Clamp", "Trap")


def _texels(wide: bool = False) -> list[str]:
    found = ["signed char"]
    for name in (*_CHANNELS, *(_WIDE if wide else ())):
        found.append(_SCALARS.get(name, name))
        found += [f"{name}{n}" for n in ((1, 2) if name in _WIDE else (1, 2, 4))]
    return found


def _calls() -> dict[str, tuple[str, str]]:
    """call as written -> (texel, statement)"""
    found = {}

    def add(texel: str, call: str) -> None:
        name, _, rest = call.partition("(")
        if name.endswith("write"):
            found[f"{name}({texel}, {rest}"] = texel, f"{name}(*o, {rest}"
        else:
            found[f"{name}<{texel}>({rest}"] = texel, f"*o = {name}<{texel}>({rest}"

    for call in _FETCHES.strip().replace("\n", "|").split("|"):
        for texel in ("float", "int2", "uchar4"):
            add(texel, call)
    for texel in _texels():
        add(texel, "tex2D(t, x, y)")
    for shape, place in _SURFACES.items():
        for verb in ("read", "write"):
            add("float2", f"surf{shape}{verb}(t, {place})")
            for mode in _MODES:
                add("float", f"surf{shape}{verb}(t, {place}, cudaBoundaryMode{mode})")
    for texel in _texels(wide=True):
        for verb in ("read", "write"):
            add(texel, f"surf2D{verb}(t, i, j)")
    return found


CALLS = _calls()


def source() -> str:
    parameters = ", ".join(f"{type} {name}" for name, type in PARAMETERS.items())
    return "".join(
        f'extern "C" __global__ void call{i}({texel} *o, {parameters}) {{ {statement}; }}\n'
        for i, (texel, statement) in enumerate(CALLS.values())
    )


_INSTRUCTION = re.compile(r"\b((?:tex|tld4|suld|sust)\.\S+)\s*([^;]*);")


def _answers(ptx: str) -> dict[str, str]:
    bodies = re.findall(r"\.entry (call\d+)\(.*?\)\s*(?:\.[^\n{]*\s*)*\{(.*?)\n\}", ptx, re.S)
    found = {name: _show(body) for name, body in bodies}
    return {call: found[f"call{i}"] for i, call in enumerate(CALLS)}


def _show(body: str) -> str:
    """The instructions, with arguments in the place of registers."""
    known: dict[str, str] = {}
    for registers, parameter, offset in re.findall(
        r"ld\.param\.\S+\s+(\{[^}]*\}|%\w+), \[call\d+_param_(\d+)(?:\+(\d+))?\]", body
    ):
        if parameter != "0":
            name = list(PARAMETERS)[int(parameter) - 1]
            members = "xyzw" if PARAMETERS[name] in ("float2", "float4") else ""
            for i, register in enumerate(re.findall(r"%\w+", registers), int(offset or 0) // 4):
                known[register] = name + (f".{members[i]}" if members else "")
    shown = []
    for name, operands in _INSTRUCTION.findall(body):
        operands = re.sub(r"\|%?\w+", "|p", operands)
        shown.append(
            f"{name} " + re.sub(r"\s+", " ", re.sub(r"%\w+", lambda m: known.get(m[0], "_"), operands))
        )
    return "; ".join(shown)


def ask_nvcc(arch: str) -> dict[str, str]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "calls.cu"
        path.write_text(source())
        command = ["nvcc", "-ptx", f"-arch={arch}", "-w", str(path), "-o", "-"]
        return _answers(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


@pytest.mark.parametrize("arch", ARCHES)
def test_instructions(arch, assemble):
    ptx = minicu.compile(source(), arch=arch, cache=False).ptx
    assert _answers(ptx) == json.loads(DATA.read_text())
    assemble(ptx, arch)


def test_a_channel_or_boundary_that_is_no_constant():
    """Each of the possible instructions stands in a branch of its own."""
    ptx = minicu.compile(
        """__global__ void k(float4 *o, cudaTextureObject_t t, cudaSurfaceObject_t s, int n) {
            *o = tex2Dgather<float4>(t, 1.0f, 2.0f, n);
            surf2Dwrite(*o, s, 16, 2, (cudaSurfaceBoundaryMode)n);
        }""",
        cache=False,
    ).ptx
    assert sorted(re.findall(r"\b(tld4\.\w|sust\.\S+)", ptx)) == [
        "sust.b.2d.v4.b32.clamp", "sust.b.2d.v4.b32.trap", "sust.b.2d.v4.b32.zero",
        "tld4.a", "tld4.b", "tld4.g", "tld4.r",
    ]  # fmt: skip
    assert not re.search(r"\blocal\b", ptx)


@pytest.mark.parametrize("opt", [0, 1, 3])
def test_handles_from_anywhere(opt, assemble):
    """From memory, arithmetic, a choice, a constant, a function's parameter."""
    source = """
        struct Set { cudaTextureObject_t t[3]; cudaSurfaceObject_t s; };
        __constant__ cudaTextureObject_t table[4];
        __device__ __noinline__ float get(cudaTextureObject_t t, float x) { return tex1D<float>(t, x); }
        __global__ void k(float *o, Set v, const Set *p, const cudaTextureObject_t *list, uint2 two, int i) {
            __shared__ cudaTextureObject_t shared[4];
            cudaTextureObject_t made = (cudaTextureObject_t)two.x | (cudaTextureObject_t)two.y << 32;
            shared[i] = made;
            o[0] = tex2D<float>(v.t[i], 1, 2) + tex2D<float>(p->t[i], 3, 4) + tex2D<float>(list[i], 5, 6);
            o[1] = tex2D<float>(table[i], 7, 8) + tex2D<float>(made, 9, 10) + get(i > 3 ? made : list[0], 3);
            o[2] = get(42, 5) + tex1D<float>(0, 1) + tex1Dfetch<float>(shared[i ^ 1], i);
            surf1Dwrite(surf1Dread<float>(v.s, i * 4), p->s, i * 4);
        }"""
    ptx = minicu.compile(source, opt=opt, cache=False).ptx
    assert len(re.findall(r"\b(?:tex|suld|sust)\.", ptx)) == 10
    assemble(ptx, "sm_90")


@pytest.mark.parametrize("language", ["c", "cu"])
def test_the_form_with_an_address(language):
    ptx = minicu.compile(
        """__global__ void k(float4 *o, cudaTextureObject_t t, cudaSurfaceObject_t s) {
            tex2D(o, t, 1.0f, 2.0f);
            surf1Dread(&o[1].y, s, 4);
            surf2Dwrite(o[2], s, 16, 2, cudaBoundaryModeZero);
        }""",
        language, cache=False,
    ).ptx  # fmt: skip
    found = re.findall(r"\b((?:tex|suld|sust)\.\S+|st\.global\.v4)", ptx)
    assert found == [
        "tex.2d.v4.f32.f32", "st.global.v4", "suld.b.1d.b32.trap", "sust.b.2d.v4.b32.zero",
    ]  # fmt: skip


def test_names_of_the_program_itself():
    ptx = minicu.compile(
        """template <class T> __device__ T tex2D(T *p, int x, int y) { return p[x * 77 + y]; }
        __device__ float tex1D(float x) { return x + 1; }
        __global__ void k(float *p) { p[0] = tex2D<float>(p, 1, 2) + tex1D(p[1]); }""",
        cache=False,
    ).ptx
    assert "tex." not in ptx and "+316]" in ptx


@pytest.mark.needs_nvcc
def test_these_are_all_that_nvcc_declares():
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.cu"
        path.write_text("")
        command = ["nvcc", "-E", "-arch=sm_90", "-D__CUDA_ARCH__=900", str(path)]
        text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    declared = set(re.findall(r"\b((?:tex|surf)(?:[123]D|Cubemap)\w*)\s*\(", text))
    assert declared == {re.split(r"[<(]", call)[0] for call in CALLS}


@pytest.mark.needs_nvcc
@pytest.mark.parametrize("arch", ARCHES)
def test_the_stored_answers_are_nvccs(arch):
    assert ask_nvcc(arch) == json.loads(DATA.read_text())


def write() -> None:
    """Make the data anew."""
    rows = [f"{json.dumps(call)}: {json.dumps(found)}" for call, found in ask_nvcc("sm_90").items()]
    DATA.write_text("{\n" + ",\n".join(rows) + "\n}\n")


if __name__ == "__main__":
    write()
    sys.exit(0)
