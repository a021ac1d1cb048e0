"""Lambdas, local classes and their static variables in an inline function, which one unit has from nvcc and
the other from minicu: they are the same."""

from __future__ import annotations

import itertools
import shutil
import subprocess
from collections import Counter

import pytest

import minicu

SHARED = """
template <class F> __device__ __noinline__ int uses(F f, int x)
{
    static int calls;
    calls++;
    return f(x) + 100 * calls;
}
inline __device__ int counted(int x)
{
    auto next = [](int by) { static int s = 3; s += by; return s; };
    auto generic = [](auto by) { static int g = 10; g += by; return g; };
    struct Local {
        int v;
        __device__ __noinline__ int get() { static int l = 20; l += v; return l; }
    };
    return next(x) + generic(x) + Local{x}.get() + uses([=](int y) { return y + x; }, 1);
}
"""
UNITS = {
    "one": SHARED + "__device__ int from_one(int x) { return counted(x); }\n",
    "other": SHARED + "__device__ int from_one(int x);\n"
    'extern "C" __global__ void both(int *p) { p[0] = counted(1); p[1] = from_one(1); }\n',
}
NAMES = [
    "_ZZZ7countediENKUliE_clEiE1s", "_ZZZ7countediENKUlT_E_clIiEEDaS_E1g",
    "_ZZZ7countediEN5Local3getEvE1l", "_ZZ4usesIZ7countediEUliE0_EiT_iE5calls",
]  # fmt: skip
PAIRS = list(itertools.product(["nvcc", "minicu"], repeat=2))


def built(unit, compiler, folder):
    """A unit's relocatable code."""
    made = folder / f"{unit}.cubin"
    if compiler == "nvcc":
        (folder / f"{unit}.cu").write_text(UNITS[unit])
        options = ["-std=c++17", "-arch=sm_90", "-rdc=true", "-cubin"]
        subprocess.run(["nvcc", *options, folder / f"{unit}.cu", "-o", made], check=True, timeout=300)
    else:
        (folder / f"{unit}.ptx").write_text(
            minicu.compile(UNITS[unit], rdc=True, arch="sm_90", cache=False).ptx
        )
        subprocess.run(
            ["ptxas", "-c", "-arch=sm_90", folder / f"{unit}.ptx", "-o", made], check=True, timeout=100
        )
    return made


def linked(first, second, folder):
    if shutil.which("nvlink") is None:
        pytest.skip("nvlink is not installed")
    whole = folder / "whole.cubin"
    parts = [built("one", first, folder), built("other", second, folder)]
    subprocess.run(["nvlink", "-arch=sm_90", *parts, "-o", whole], check=True, timeout=100)
    return whole


# CLAUSE: 7 | static variables of lambdas and local classes are one for units of nvcc and minicu
@pytest.mark.needs_nvcc
@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_there_is_one_of_each(first, second, tmp_path):
    elffile = pytest.importorskip("elftools.elf.elffile")
    with linked(first, second, tmp_path).open("rb") as file:
        symbols = elffile.ELFFile(file).get_section_by_name(".symtab").iter_symbols()
        objects = Counter(
            s.name for s in symbols if s["st_info"]["type"] == "STT_OBJECT" and s.name[0] == "_"
        )
    assert objects == Counter(NAMES)


@pytest.mark.needs_gpu
@pytest.mark.needs_nvcc
@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_both_count_on(first, second, tmp_path):
    code = linked(first, second, tmp_path).read_bytes()
    module = minicu.from_code(code, 'extern "C" __global__ void both(int *p);').load("cuda")
    p = module.device.zeros(2, "int32")
    module.both[1, 1](p)
    assert p.numpy().tolist() == [4 + 11 + 21 + 102, 5 + 12 + 22 + 202]
