"""Warp matrices (mma.h): every shape, type and layout, against NumPy on each device, and nvcc's instructions.

matrices_nvcc.json holds nvcc's; `python tests/unit/test_matrices.py` makes it anew where nvcc is.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy
import pytest

import minicu

# DOC: Tensor cores | every shape, type and layout of `nvcuda::wmma`: nvcc's instructions, NumPy's results

DATA = Path(__file__).with_name("matrices_nvcc.json")
_COMMON = ("16, 16, 16", "32, 8, 16", "8, 32, 16")

#: PTX's type: type of fragments, of memory, types of accumulators, shapes, oldest GPU
_TYPES: dict[str, tuple[str, str, tuple[str, ...], tuple[str, ...], str]] = {
    "f16": ("half", "half", ("float", "half"), _COMMON, "sm_75"),
    "bf16": ("__nv_bfloat16", "__nv_bfloat16", ("float",), _COMMON, "sm_80"),
    "tf32": ("precision::tf32", "float", ("float",), ("16, 16, 8",), "sm_80"),
    "f64": ("double", "double", ("double",), ("8, 8, 4",), "sm_80"),
    "s8": ("signed char", "signed char", ("int",), _COMMON, "sm_75"),
    "u8": ("unsigned char", "unsigned char", ("int",), _COMMON, "sm_75"),
    "s4": ("experimental::precision::s4", "unsigned", ("int",), ("8, 8, 32",), "sm_75"),
    "u4": ("experimental::precision::u4", "unsigned", ("int",), ("8, 8, 32",), "sm_75"),
    "b1": ("experimental::precision::b1", "unsigned", ("int",), ("8, 8, 128",), "sm_80"),
}
_LAYOUTS = ("row", "col")


class Case(NamedTuple):
    name: str
    shape: tuple[int, int, int]
    c: str
    d: str
    a_layout: str
    b_layout: str
    more: str  # further arguments of mma_sync


def _cases(type: str) -> list[Case]:
    _, _, sums, shapes, _ = _TYPES[type]
    packed = type in ("s4", "u4", "b1")
    found = []
    for shape in shapes:
        m, n, k = (int(x) for x in shape.split(", "))
        for a in _LAYOUTS[:1] if packed else _LAYOUTS:
            for b in _LAYOUTS[1:] if packed else _LAYOUTS:
                for c in sums:
                    for d in sums:
                        name = f"m{m}n{n}k{k}_{a}_{b}_{c}_{d}"
                        found.append(Case(name, (m, n, k), c, d, a, b, ""))
        if type in ("s8", "u8", "s4", "u4"):
            a, b = ("row", "col") if packed else ("col", "row")
            found.append(Case(f"m{m}n{n}k{k}_saturates", (m, n, k), "int", "int", a, b, ", true"))
        if type == "b1":
            more = ", experimental::bmmaBitOpAND"
            found.append(Case(f"m{m}n{n}k{k}_and", (m, n, k), "int", "int", "row", "col", more))
    return found


def _kernel(type: str, case: Case) -> str:
    fragment, memory, *_ = _TYPES[type]
    m, n, k = case.shape
    shape = f"{m}, {n}, {k}"
    a_stride, b_stride = k if case.a_layout == "row" else m, n if case.b_layout == "row" else k
    multiply = "bmma_sync" if type == "b1" else "mma_sync"
    # c lies in rows, d goes to columns
    return f"""
extern "C" __global__ void {case.name}(const {memory} *a, const {memory} *b, const {case.c} *c, {case.d} *d)
{{
    fragment<matrix_a, {shape}, {fragment}, {case.a_layout}_major> fa;
    fragment<matrix_b, {shape}, {fragment}, {case.b_layout}_major> fb;
    fragment<accumulator, {shape}, {case.c}> fc;
    fragment<accumulator, {shape}, {case.d}> fd;
    load_matrix_sync(fa, a, {a_stride});
    load_matrix_sync(fb, b, {b_stride});
    load_matrix_sync(fc, c, {n}, mem_row_major);
    {multiply}(fd, fa, fb, fc{case.more});
    store_matrix_sync(d, fd, {m}, mem_col_major);
}}
"""


def source(type: str) -> str:
    head = "#include <mma.h>\nusing namespace nvcuda::wmma;\n"
    return head + "".join([_kernel(type, case) for case in _cases(type)])


# ---------------------------------------------------------------- instructions

_INSTRUCTION = re.compile(r"\bwmma\.[\w.:]+")


def instructions(ptx: str) -> dict[str, list[str]]:
    """The instructions of each kernel of a module."""
    parts = re.split(r"\.visible \.entry (\w+)\(", ptx)
    return {name: _INSTRUCTION.findall(body) for name, body in zip(parts[1::2], parts[2::2], strict=True)}


@cache
def _program(type: str, arch: str) -> Any:
    return minicu.compile(source(type), "cu", arch=arch)


@pytest.mark.parametrize("type", _TYPES)
def test_instructions_are_those_of_nvcc(type: str, assemble: Any) -> None:
    program = _program(type, _TYPES[type][4])
    assemble(program.ptx)
    ours, theirs = instructions(program.ptx), json.loads(DATA.read_text())[type]
    assert _generic(ours) == _generic(theirs)
    # nvcc does not say so everywhere
    assert all(".mma" in word or ".global" in word for found in ours.values() for word in found)


def _generic(found: dict[str, list[str]]) -> dict[str, list[str]]:
    return {name: [word.replace(".global", "") for word in words] for name, words in found.items()}


@pytest.mark.parametrize(
    ("type", "arch"),
    [
        pytest.param(type, arch, marks=[pytest.mark.slow] * ((type, arch) != ("f16", "sm_90")))
        for type in ("f16", "bf16", "tf32", "f64", "s8")
        for arch in ("sm_90", "sm_90a", "sm_100", "sm_120")
    ],
)
def test_newer_gpus_take_them(arch: str, type: str, assemble: Any) -> None:
    assemble(_program(type, arch).ptx)


@pytest.mark.parametrize(
    ("type", "arch", "least"), [("f16", "sm_60", 70), ("bf16", "sm_75", 80), ("f64", "sm_75", 80),
                                ("s8", "sm_70", 72), ("s4", "sm_72", 75), ("b1", "sm_75", 80)],
)  # fmt: skip
def test_older_gpus_have_none(type: str, arch: str, least: int) -> None:
    with pytest.raises(minicu.CompileError, match=f"warp matrices .* need sm_{least} or newer, not {arch}"):
        _ = _program(type, arch).ptx


# ---------------------------------------------------------------- results


def _packed(values: Any, bits: int) -> Any:
    """Elements of a few bits, the first lowest, in words."""
    each = 32 // bits
    words = (values.reshape(-1, each).astype(numpy.int64) & ((1 << bits) - 1)) << (bits * numpy.arange(each))
    return words.sum(axis=1).astype(numpy.uint32)


def _random(type: str, shape: tuple[int, int], seed: int) -> tuple[Any, Any]:
    """Values to compute with, and what a function gives memory's form."""
    rng = numpy.random.default_rng(seed)
    if type in ("f16", "bf16", "tf32"):  # few bits: sums are exact in any order
        values = rng.integers(-16, 17, shape).astype(numpy.float64) / 8
        kinds = {"f16": numpy.float16, "tf32": numpy.float32}
        if type == "bf16":
            return values, lambda x: (x.astype(numpy.float32).view(numpy.uint32) >> 16).astype(numpy.uint16)
        return values, lambda x: x.astype(kinds[type])
    if type == "f64":
        return rng.integers(-1000, 1000, shape) / 8, lambda x: x
    limits = {"s8": (-128, 128), "u8": (0, 256), "s4": (-8, 8), "u4": (0, 16), "b1": (0, 2)}
    values = rng.integers(*limits[type], shape)
    if type in ("s8", "u8"):
        return values, lambda x: x.astype(numpy.int8 if type == "s8" else numpy.uint8)
    return values, lambda x: _packed(x, 1 if type == "b1" else 4)


_SUMS = {"float": numpy.float32, "half": numpy.float16, "double": numpy.float64, "int": numpy.int32}


def _memory(values: Any, layout: str) -> Any:
    return numpy.ascontiguousarray(values if layout == "row" else values.T).reshape(-1)


@cache
def _module(type: str, device: str) -> Any:
    from runner.machine import gpu_arch

    return _program(type, "sm_90" if device == "cpu" else gpu_arch()).load(device)


@pytest.mark.parametrize("type", _TYPES)
def test_results_are_those_of_numpy(type: str, device: str) -> None:
    module = _module(type, device)
    for seed, case in enumerate(_cases(type)):
        m, n, k = case.shape
        a, form = _random(type, (m, k), seed)
        b, _ = _random(type, (k, n), seed + 1000)
        c = numpy.random.default_rng(seed).integers(-64, 64, (m, n))
        if "saturates" in case.name:
            c = numpy.where(c < 0, -(2**31) + 5, 2**31 - 5)
        if type != "b1":
            want = a.astype(a.dtype if a.dtype.kind == "f" else numpy.int64) @ b + c
        else:
            bits = a[:, :, None] & b[None] if "and" in case.name else a[:, :, None] ^ b[None]
            want = bits.sum(axis=1) + c
        if "saturates" in case.name:
            want = want.clip(-(2**31), 2**31 - 1)
        given = [form(_memory(x, layout)) for x, layout in ((a, case.a_layout), (b, case.b_layout))]
        d = module.device.array(numpy.zeros((n, m), _SUMS[case.d]))
        given = [module.device.array(x) for x in (*given, c.astype(_SUMS[case.c]))]
        getattr(module, case.name)[1, 32](*given, d)
        assert numpy.array_equal(d.numpy().T, want.astype(_SUMS[case.d])), case.name


if __name__ == "__main__":
    answers = {}
    with tempfile.TemporaryDirectory() as folder:
        for type, (*_, arch) in _TYPES.items():
            path = Path(folder, "a.cu")
            path.write_text(source(type))
            command = ["nvcc", f"-arch={arch}", "-ptx", str(path), "-o", f"{folder}/a.ptx"]
            subprocess.run(command, check=True)
            answers[type] = instructions(Path(folder, "a.ptx").read_text())
    DATA.write_text(json.dumps(answers, indent=0) + "\n")
    print(f"{sum(map(len, answers.values()))} kernels", file=sys.stderr)
