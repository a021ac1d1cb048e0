"""CUDA's macros are those of nvcc 13.0, whose answers stand here; where it is installed it is asked again."""

import re
import subprocess

import pytest
from runner.command import minicu
from runner.machine import toolkit_program

EVERYWHERE = {
    "__CUDACC__": "1", "__NVCC__": "1", "__CUDACC_VER_MAJOR__": "13", "__CUDACC_VER_MINOR__": "0",
    "__CUDA_API_VER_MAJOR__": "13", "__CUDA_API_VER_MINOR__": "0", "__NVCC_DIAG_PRAGMA_SUPPORT__": "1",
    "__CUDACC_DEVICE_ATOMIC_BUILTINS__": "1", "CUDART_VERSION": "13000",
    "__cplusplus": "201703L", "__GNUC__": "12", "__x86_64__": "1", "__linux__": "1", "__LP64__": "1",
    "__SIZEOF_INT128__": "16", "_GNU_SOURCE": "1",
}  # fmt: skip
#: options -> what is defined beyond those
ANSWERS = {
    "-arch=sm_75": {"__CUDA_ARCH__": "750", "__CUDA_ARCH_LIST__": "750"},
    "-arch=sm_90 -rdc=true -use_fast_math -std=c++14": {
        "__CUDA_ARCH__": "900", "__CUDA_ARCH_LIST__": "900", "__CUDACC_RDC__": "1", "__STRICT_ANSI__": "1",
        "__cplusplus": "201402L",
    },
    "-arch=sm_90a -G": {
        "__CUDA_ARCH__": "900", "__CUDA_ARCH_LIST__": "900", "__CUDA_ARCH_FEAT_SM90_ALL": "1",
        "__CUDA_ARCH_SPECIFIC__": "900", "__CUDA_ARCH_FAMILY_SPECIFIC__": "900", "__CUDACC_DEBUG__": "1",
    },
    "-arch=sm_120f": {
        "__CUDA_ARCH__": "1200", "__CUDA_ARCH_LIST__": "1200", "__CUDA_ARCH_FAMILY_SPECIFIC__": "1200",
    },
}  # fmt: skip
#: Asked for; those that no answer holds are not defined.
NAMES = sorted(
    {*EVERYWHERE, *(name for more in ANSWERS.values() for name in more)}
    | set("__CUDA_ARCH_FEAT_SM120_ALL __FAST_MATH__ __OPTIMIZE__ __clang__ CUDA_VERSION".split())
)


def source(folder):
    """A file with one string "NAME=replacement" for each name."""
    path = folder / "macros.cu"
    lines = [f'__device__ char v{i}[] = "{name}=" TEXT({name});' for i, name in enumerate(NAMES)]
    path.write_text("\n".join(["#define TEXT(x) SPELLED(x)", "#define SPELLED(x) #x", *lines, ""]))
    return path


def defined(ptx):
    """The macros that a PTX file of `source` tells of."""
    texts = [bytes(map(int, m[1].split(","))) for m in re.finditer(r"v\d+\[\d+\] = \{([\d, ]*)\}", ptx)]
    assert len(texts) == len(NAMES)
    pairs = [text.rstrip(b"\0").decode().split("=", 1) for text in texts]
    return {name: value for name, value in pairs if name != value}


@pytest.mark.parametrize("options", ANSWERS)
def test_macros(options, tmp_path):
    output = tmp_path / "macros.ptx"
    done = minicu("compile", str(source(tmp_path)), *options.split(), "-o", str(output))
    assert done.status == 0, done.stderr
    assert defined(output.read_text()) == {**EVERYWHERE, **ANSWERS[options]}


@pytest.mark.needs_nvcc
@pytest.mark.parametrize("options", ANSWERS)
def test_the_answers_are_nvccs(options, tmp_path):
    output = tmp_path / "macros.ptx"
    command = [toolkit_program("nvcc"), "-ptx", *options.split(), "-o", str(output), str(source(tmp_path))]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    if done.returncode or "release 13.0" not in version():
        pytest.skip("another nvcc")
    expected = {**EVERYWHERE, **ANSWERS[options]}
    del expected["__GNUC__"]  # of the host compiler
    assert {k: v for k, v in defined(output.read_text()).items() if k != "__GNUC__"} == expected


def version():
    return subprocess.run([toolkit_program("nvcc"), "--version"], capture_output=True, text=True).stdout


def test_minicu_says_who_it_is(tmp_path):
    path = tmp_path / "a.c"
    path.write_text("#include <cuda.h>\n#include <cuda_runtime.h>\n__MINICU__ CUDA_VERSION CUDART_VERSION\n")
    for language in ("c", "cu"):
        done = minicu("compile", str(path), "-x", language, "-E")
        assert done.stdout.split()[-3:] == ["1", "13000", "13000"]
