"""The instructions behind library calls are of the kinds that nvcc's are.

library_nvcc.json holds nvcc's; `python tests/unit/test_library_nvcc.py` makes it anew where nvcc is.
Moves, loads and stores, address arithmetic and branches are left out: only what a call is about counts.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

DATA = Path(__file__).with_name("library_nvcc.json")

#: name -> (type of the array p, statement)
CALLS = {
    "sqrtf": ("float", "p[0] = sqrtf(p[1])"), "sqrt": ("double", "p[0] = sqrt(p[1])"),
    "rsqrtf": ("float", "p[0] = rsqrtf(p[1])"), "fabsf": ("float", "p[0] = fabsf(p[1])"),
    "floorf": ("float", "p[0] = floorf(p[1])"), "ceil": ("double", "p[0] = ceil(p[1])"),
    "truncf": ("float", "p[0] = truncf(p[1])"), "rintf": ("float", "p[0] = rintf(p[1])"),
    "fmaf": ("float", "p[0] = fmaf(p[1], p[2], p[3])"), "fma": ("double", "p[0] = fma(p[1], p[2], p[3])"),
    "fminf": ("float", "p[0] = fminf(p[1], p[2])"), "fmax": ("double", "p[0] = fmax(p[1], p[2])"),
    "copysignf": ("float", "p[0] = copysignf(p[1], p[2])"), "expf": ("float", "p[0] = expf(p[1])"),
    "exp2f": ("float", "p[0] = exp2f(p[1])"), "logf": ("float", "p[0] = logf(p[1])"),
    "tanhf": ("float", "p[0] = tanhf(p[1])"), "cbrtf": ("float", "p[0] = cbrtf(p[1])"),
    "__expf": ("float", "p[0] = __expf(p[1])"), "__logf": ("float", "p[0] = __logf(p[1])"),
    "__sinf": ("float", "p[0] = __sinf(p[1])"), "__cosf": ("float", "p[0] = __cosf(p[1])"),
    "__powf": ("float", "p[0] = __powf(p[1], p[2])"),
    "__fdividef": ("float", "p[0] = __fdividef(p[1], p[2])"),
    "__saturatef": ("float", "p[0] = __saturatef(p[1])"), "divide": ("float", "p[0] = p[1] / p[2]"),
    "__fadd_rz": ("float", "p[0] = __fadd_rz(p[1], p[2])"),
    "__fmul_ru": ("float", "p[0] = __fmul_ru(p[1], p[2])"),
    "__fmaf_rd": ("float", "p[0] = __fmaf_rd(p[1], p[2], p[3])"),
    "__frcp_rn": ("float", "p[0] = __frcp_rn(p[1])"),
    "__fsqrt_ru": ("float", "p[0] = __fsqrt_ru(p[1])"),
    "__fdiv_rz": ("float", "p[0] = __fdiv_rz(p[1], p[2])"),
    "__dadd_rd": ("double", "p[0] = __dadd_rd(p[1], p[2])"),
    "__dsqrt_rz": ("double", "p[0] = __dsqrt_rz(p[1])"),
    "__float2int_rn": ("float", "((int *)p)[0] = __float2int_rn(p[1])"),
    "__float2uint_ru": ("float", "((unsigned *)p)[0] = __float2uint_ru(p[1])"),
    "__int2float_rd": ("float", "p[0] = __int2float_rd(((int *)p)[1])"),
    "__double2float_rz": ("double", "((float *)p)[0] = __double2float_rz(p[1])"),
    "__popc": ("unsigned", "p[0] = __popc(p[1])"), "__clz": ("unsigned", "p[0] = __clz(p[1])"),
    "__clzll": ("long long", "p[0] = __clzll(p[1])"), "__brev": ("unsigned", "p[0] = __brev(p[1])"),
    "__byte_perm": ("unsigned", "p[0] = __byte_perm(p[1], p[2], 0x5140)"),
    "__funnelshift_l": ("unsigned", "p[0] = __funnelshift_l(p[1], p[2], p[3])"),
    "__funnelshift_rc": ("unsigned", "p[0] = __funnelshift_rc(p[1], p[2], p[3])"),
    "__mulhi": ("int", "p[0] = __mulhi(p[1], p[2])"),
    "__umul64hi": ("unsigned long long", "p[0] = __umul64hi(p[1], p[2])"),
    "__sad": ("int", "p[0] = __sad(p[1], p[2], p[3])"), "__dp4a": ("int", "p[0] = __dp4a(p[1], p[2], p[3])"),
    "__dp2a_lo": ("unsigned", "p[0] = __dp2a_lo(p[1], p[2], p[3])"),
    "__vabsdiffu4": ("unsigned", "p[0] = __vabsdiffu4(p[1], p[2])"),
    "__vmaxs2": ("unsigned", "p[0] = __vmaxs2(p[1], p[2])"), "min": ("int", "p[0] = min(p[1], p[2])"),
    "__shfl_xor_sync": ("float", "p[0] = __shfl_xor_sync(0xffffffff, p[1], 8)"),
    "__shfl_down_sync": ("double", "p[0] = __shfl_down_sync(0xffffffff, p[1], 4)"),
    "__shfl_up_sync": ("int", "p[0] = __shfl_up_sync(0xffffffff, p[1], 1, 16)"),
    "__ballot_sync": ("unsigned", "p[0] = __ballot_sync(0xffffffff, p[1] > 3)"),
    "__any_sync": ("int", "p[0] = __any_sync(0xffffffff, p[1])"),
    "__match_any_sync": ("unsigned", "p[0] = __match_any_sync(0xffffffff, p[1])"),
    "__reduce_add_sync": ("unsigned", "p[0] = __reduce_add_sync(0xffffffff, p[1])"),
    "__reduce_max_sync": ("int", "p[0] = __reduce_max_sync(0xffffffff, p[1])"),
    "__syncwarp": ("int", "__syncwarp()"), "__syncthreads": ("int", "__syncthreads()"),
    "__syncthreads_count": ("int", "p[0] = __syncthreads_count(p[1])"),
    "__activemask": ("unsigned", "p[0] = __activemask()"), "__threadfence": ("int", "__threadfence()"),
    "__threadfence_block": ("int", "__threadfence_block()"),
    "__threadfence_system": ("int", "__threadfence_system()"), "__nanosleep": ("int", "__nanosleep(p[0])"),
    "__barrier_sync": ("int", "__barrier_sync(1)"),
    "__barrier_sync_count": ("int", "__barrier_sync_count(2, 64)"),
    "__prof_trigger": ("int", "__prof_trigger(3)"),
    "atomicAdd": ("int", "p[0] = atomicAdd(p + 1, 2)"), "atomicAdd float": ("float", "atomicAdd(p, 2.0f)"),
    "atomicAdd double": ("double", "atomicAdd(p, 2.0)"), "atomicMax": ("int", "p[0] = atomicMax(p + 1, 2)"),
    "atomicMin unsigned": ("unsigned", "p[0] = atomicMin(p + 1, 2u)"),
    "atomicInc": ("unsigned", "p[0] = atomicInc(p + 1, 7)"),
    "atomicAnd": ("int", "atomicAnd(p, 7)"), "atomicExch": ("int", "p[0] = atomicExch(p + 1, 2)"),
    "atomicCAS": ("int", "p[0] = atomicCAS(p + 1, 2, 3)"), "atomicSub": ("int", "p[0] = atomicSub(p + 1, 2)"),
    "__ldg": ("float", "p[0] = __ldg(p + 1)"), "__ldg float4": ("float4", "p[0] = __ldg(p + 1)"),
    "__ldg first float4": ("float4", "p[1] = __ldg(p)"), "__ldg int2": ("int2", "p[1] = __ldg(p)"),
    "__ldg double2": ("double2", "p[1] = __ldg(p)"), "__ldg long": ("long", "p[1] = __ldg(p)"),
    "__ldcs": ("int", "p[0] = __ldcs(p + 1)"), "__stcs": ("float4", "__stcs(p, p[1])"),
    "__stwt": ("int", "__stwt(p, 3)"), "__hadd": ("__half", "p[0] = __hadd(p[1], p[2])"),
    "__hmul2": ("__half2", "p[0] = __hmul2(p[1], p[2])"),
    "__hfma2": ("__half2", "p[0] = __hfma2(p[1], p[2], p[3])"),
    "__hfma bfloat16": ("__nv_bfloat16", "p[0] = __hfma(p[1], p[2], p[3])"),
    "__hmax": ("__half", "p[0] = __hmax(p[1], p[2])"), "hsqrt": ("__half", "p[0] = hsqrt(p[1])"),
    "__float2half_rz": ("__half", "p[0] = __float2half_rz(((float *)p)[1])"),
    "__half2float": ("__half", "((float *)p)[0] = __half2float(p[2])"),
    "__float22half2_rn": ("__half2", "p[0] = __floats2half2_rn(((float *)p)[1], ((float *)p)[2])"),
    "clock64": ("long long", "p[0] = clock64()"),
    "product and sum": ("float", "p[0] = p[1] * p[2] + p[3]"),
    "reciprocal": ("float", "p[0] = 1.0f / p[1]"), "divide double": ("double", "p[0] = p[1] / p[2]"),
    "rsqrt": ("double", "p[0] = rsqrt(p[1])"), "fdim": ("float", "p[0] = fdimf(p[1], p[2])"),
    "norm": ("float", "p[0] = sqrtf(p[1] * p[1] + p[2] * p[2])"),
    "__half2short_rd": ("__half", "((short *)p)[0] = __half2short_rd(p[1])"),
    "__half2ull_rn": ("__half", "((unsigned long long *)p)[0] = __half2ull_rn(p[4])"),
    "__half2uchar_rz": ("__half", "((unsigned char *)p)[0] = __half2uchar_rz(p[1])"),
    "__bfloat162int_ru": ("__nv_bfloat16", "((int *)p)[0] = __bfloat162int_ru(p[2])"),
    "__int2bfloat16_rn": ("__nv_bfloat16", "p[0] = __int2bfloat16_rn(((int *)p)[1])"),
    "int as bfloat16": ("__nv_bfloat16", "p[0] = (__nv_bfloat16)((int *)p)[1]"),
    "__ull2bfloat16_rz": ("__nv_bfloat16", "p[0] = __ull2bfloat16_rz(((unsigned long long *)p)[1])"),
    "__float2bfloat16_rd": ("__nv_bfloat16", "p[0] = __float2bfloat16_rd(((float *)p)[1])"),
    "__heq2": ("__half2", "p[0] = __heq2(p[1], p[2])"),
    "__hltu2 bfloat16": ("__nv_bfloat162", "p[0] = __hltu2(p[1], p[2])"),
    "__hgt2_mask": ("__half2", "((unsigned *)p)[0] = __hgt2_mask(p[1], p[2])"),
    "__hbneu2": ("__half2", "((bool *)p)[0] = __hbneu2(p[1], p[2])"),
    "__hmul2_sat": ("__half2", "p[0] = __hmul2_sat(p[1], p[2])"),
    "hrsqrt bfloat16": ("__nv_bfloat16", "p[0] = hrsqrt(p[1])"),
    "hexp bfloat16": ("__nv_bfloat16", "p[0] = hexp(p[1])"),
    "hlog10 bfloat16": ("__nv_bfloat16", "p[0] = hlog10(p[1])"),
    "__bfloat162float": ("__nv_bfloat16", "((float *)p)[0] = __bfloat162float(p[2])"),
    "hrcp": ("__half", "p[0] = hrcp(p[1])"), "__hmin2_nan": ("__half2", "p[0] = __hmin2_nan(p[1], p[2])"),
    "__hfma2_relu": ("__half2", "p[0] = __hfma2_relu(p[1], p[2], p[3])"),
    "__nv_cvt_float_to_fp8": (
        "float", "((char *)p)[0] = __nv_cvt_float_to_fp8(p[1], __NV_SATFINITE, __NV_E4M3)"
    ),
    "__nv_cvt_halfraw2_to_fp8x2": (
        "__half2_raw", "((short *)p)[0] = __nv_cvt_halfraw2_to_fp8x2(p[1], __NV_SATFINITE, __NV_E5M2)"
    ),
    "__nv_cvt_bfloat16raw_to_fp8": (
        "__nv_bfloat16_raw", "((char *)p)[0] = __nv_cvt_bfloat16raw_to_fp8(p[1], __NV_SATFINITE, __NV_E4M3)"
    ),
    "__nv_cvt_fp8x2_to_halfraw2": (
        "__half2_raw", "p[0] = __nv_cvt_fp8x2_to_halfraw2(((unsigned short *)p)[4], __NV_E4M3)"
    ),
}  # fmt: skip

for _suffix in ("_block", "_system"):
    for _name, _type in [
        *((f"atomic{o}", "int") for o in ("Add", "Sub", "Exch", "Min", "Max", "And", "Or", "Xor")),
        *((f"atomic{o}", "unsigned") for o in ("Add", "Inc", "Dec", "Max")),
        *((f"atomic{o}", "unsigned long long") for o in ("Add", "Exch", "Min", "And")),
        ("atomicMax", "long long"), ("atomicAdd", "float"), ("atomicExch", "float"), ("atomicAdd", "double"),
        ("atomicAdd", "float2"), ("atomicAdd", "float4"),
    ]:  # fmt: skip
        CALLS[f"{_name}{_suffix} {_type}"] = (_type, f"p[0] = {_name}{_suffix}(p + 1, p[2])")
    for _type in ("int", "unsigned", "unsigned long long"):
        CALLS[f"atomicCAS{_suffix} {_type}"] = (_type, f"p[0] = atomicCAS{_suffix}(p + 1, p[2], p[3])")
    CALLS[f"shared atomicMax{_suffix}"] = (
        "int",
        f"__shared__ int s[4]; s[1] = 0; p[0] = atomicMax{_suffix}(s + 1, p[2])",
    )
for _type in ("__half", "__half2", "__nv_bfloat16", "__nv_bfloat162", "float2", "float4"):
    CALLS[f"atomicAdd {_type}"] = (_type, "p[0] = atomicAdd(p + 1, p[2])")

#: What does not count: opcodes that only move values about or steer
_LEFT_OUT = re.compile(
    r"(ld|st)(\.(param|global|shared))?(\.v[24])?(\.[bufs]\d+)?$|(low|high)$"
    r"|(mov|cvta|bra|ret|setp|selp|and|or|xor|not|shl|shr|mul\.wide|neg\.s32)\b"
    r"|(add|sub)\.s(32|64)|cvt\.[us](16|32|64)\.[us](8|16|32)"
)

#: Spellings of one thing
_SAME = [
    (r"^red\.", "atom."), (r"\.(b|u|s)(8|16|32|64)\b", r".\2"), (r"\.relaxed\.gpu|\.relaxed", ""),
    (r"^barrier\.(cta\.)?(sync|red)\.aligned|^bar\.(sync|red)|^barrier\.(sync|red)", "bar"),
    (r"\.f(16|32|64)(x2)?\b", r".f\1\2"), (r"^(atom)((?:\.\w+)*?)\.global", r"\1\2"),
    (r"\.(global|shared)(\.(?:cta|sys))\b", r"\2.\1"),
    (r"^(add|sub|mul)\.rn\.", r"\1."), (r"\.aligned|\.all\b", ""), (r"^fence\.|^membar\.", "membar."),
    (r"^(ld|st)((?:\.\w+)*)\.f(32|64)", r"\1\2.\3"), (r"^cvt\.(r.i)\.ftz\.f32\.f32", r"cvt.\1.f32.f32"),
    (r"^cvt\.ftz\.f32\.f16", "cvt.f32.f16"),  # no half is a subnormal float
    (r"^(ld\.global\.nc|st\.global\.cs)\.v4\.f?32", r"\1.v4"),
]  # fmt: skip


def kinds(body: str) -> list[str]:
    """The opcodes of a PTX function that count, sorted."""
    found = []
    body = re.sub(r"mov\.u(32|64)\s+%\w+, %(clock\w*|globaltimer)", r"read.\2", body)
    for line in re.sub(r"//[^\n]*", "", body).replace("{", "\n").replace("}", "\n").split("\n"):
        for part in line.split(";"):
            match = re.match(r"\s*(?:@!?%p\d+\s+)?([a-z][\w.:]*)", part)
            if match and not match[1].startswith(".") and not _LEFT_OUT.match(match[1]):
                opcode = match[1]
                for pattern, replacement in _SAME:
                    opcode = re.sub(pattern, replacement, opcode)
                found.append(opcode)
    return sorted(found)


def source() -> str:
    lines = [f"#include <cuda_{name}.h>" for name in ("fp16", "bf16", "fp8")]
    for i, (type, statement) in enumerate(CALLS.values()):
        lines.append(f'extern "C" __global__ void call{i}({type} *p) {{ {statement}; }}')
    return "\n".join(lines) + "\n"


def bodies(ptx: str) -> dict[str, list[str]]:
    found = dict(re.findall(r"\.entry (call\d+)\(.*?\)\s*(?:\.[^\n{]*\s*)*\{(.*?)\n\}", ptx, re.S))
    result = {name: kinds(found[f"call{i}"]) for i, name in enumerate(CALLS)}
    for name, opcodes in result.items():
        if not name.startswith("__ldg"):  # nvcc may load p so where nothing is stored
            result[name] = [x for x in opcodes if not x.startswith("ld.global.nc.")]
    return result


#: name of an answer -> (nvcc's options, ours)
OPTIONS = {
    "default": ([], {}),
    "fast": (["-use_fast_math"], {"fast_math": True}),
    "approximate": (["-prec-div=false", "-prec-sqrt=false"], {"prec_div": False, "prec_sqrt": False}),
    "flush": (
        ["-ftz=true", "-prec-div=false", "-fmad=false"],
        {"ftz": True, "prec_div": False, "fmad": False},
    ),
}


def ask_nvcc(options: list[str]) -> dict[str, list[str]]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "calls.cu"
        path.write_text(source())
        command = ["nvcc", "-ptx", "-arch=sm_90", "-w", *options, str(path), "-o", "-"]
        return bodies(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


@pytest.fixture(scope="module", params=list(OPTIONS))
def answers(request):
    """Ours and nvcc's."""
    import minicu

    ptx = minicu.compile(source(), cache=False, **OPTIONS[request.param][1]).ptx
    return bodies(ptx), json.loads(DATA.read_text())[request.param]


@pytest.mark.parametrize("name", list(CALLS))
def test_kinds_of_instructions(answers, name):
    ours, nvccs = answers
    assert ours[name] == nvccs[name]


@pytest.mark.needs_nvcc
@pytest.mark.parametrize(
    "options", [pytest.param(name, marks=[pytest.mark.slow] * (name != "fast")) for name in OPTIONS]
)
def test_the_stored_answers_are_nvccs(options):
    assert ask_nvcc(OPTIONS[options][0]) == json.loads(DATA.read_text())[options]


def write() -> None:
    """Make the data anew."""
    parts = []
    for name, (options, _) in OPTIONS.items():
        rows = [f"  {json.dumps(call)}: {json.dumps(found)}" for call, found in ask_nvcc(options).items()]
        parts.append(f' "{name}": {{\n' + ",\n".join(rows) + "\n }")
    DATA.write_text("{\n" + ",\n".join(parts) + "\n}\n")


if __name__ == "__main__":
    write()
    sys.exit(0)
