"""Headers of NVIDIA's libraries: where they are found, and what a toolkit's folder is not asked for."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import numpy
import pytest

import minicu
from minicu import options
from minicu.syntax.headers import installed

# DOC: Libraries | headers of NVIDIA's libraries are found in wheels and toolkits, without `-I`


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """An empty folder of packages, the only place where anything is installed."""
    folder = tmp_path / "site-packages"
    folder.mkdir()
    for name in ("CUDA_HOME", "CUDA_PATH", "CONDA_PREFIX"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(installed, "sites", lambda: [str(folder)])
    monkeypatch.setattr(options, "TOOLKIT", str(tmp_path / "none"))
    monkeypatch.setattr(shutil, "which", lambda name: None)
    installed.folders.cache_clear()
    yield folder
    installed.folders.cache_clear()


@pytest.mark.parametrize("layout", ["cu13/include", "curand/include"])
def test_in_a_wheel(site: Path, layout: str) -> None:
    folder = site / "nvidia" / layout
    folder.mkdir(parents=True)
    (folder / "curand_kernel.h").write_text('#include "curand_more.h"\n')
    (folder / "curand_more.h").write_text("static __device__ int drawn() { return 7; }\n")
    program = minicu.compile(
        "#include <curand_kernel.h>\n__global__ void k(int *p) { *p = drawn(); }", cache=False
    )
    out = numpy.zeros(1, numpy.int32)
    program.load("cpu").k[1, 1](out)
    assert out[0] == 7


def test_in_a_toolkit(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "toolkit" / "include"
    folder.mkdir(parents=True)
    (folder / "cublas_v2.h").write_text("#define FOUND 1\n")
    monkeypatch.setenv("CUDA_HOME", str(tmp_path / "toolkit"))
    installed.folders.cache_clear()
    minicu.compile("#include <cublas_v2.h>\n#ifndef FOUND\n#error\n#endif\n", cache=False)


def test_headers_of_minicu_come_first_in_a_toolkit(tmp_path: Path) -> None:
    """`-I/usr/local/cuda/include` of a Makefile brings libraries, and no other `__half`."""
    (tmp_path / "cuda_runtime_api.h").write_text("#error\n")
    (tmp_path / "cuda_fp16.h").write_text("#error\n")
    (tmp_path / "more.h").write_text('#include "cuda_fp16.h"\n#define MORE 1\n')
    source = "#include <cuda_fp16.h>\n#include <more.h>\n#include <cuda_runtime_api.h>\n"
    source += "__device__ half x = MORE;\n"
    minicu.compile(source, include_dirs=(tmp_path,), cache=False)
    # any other folder's header is what it says
    (tmp_path / "cuda_runtime_api.h").unlink()
    installed.is_foreign.cache_clear()
    with pytest.raises(minicu.CompileError, match="#error"):
        minicu.compile(source, include_dirs=(tmp_path,), cache=False)


_TARGETS = """
#include <nv/target>
extern "C" __global__ void k(int *p)
{
    NV_IF_TARGET(NV_IS_DEVICE, p[0] = 1;)
    NV_IF_TARGET(NV_IS_HOST, (p[1] = 1; p[1] = 2;))
    NV_IF_TARGET(NV_PROVIDES_SM_80, (int a = 1, b = 2; p[2] = a + b;), (p[2] = 9;))
    NV_IF_ELSE_TARGET(NV_PROVIDES_SM_120, (p[3] = 1;), (p[3] = 2;))
    NV_DISPATCH_TARGET(NV_PROVIDES_SM_100, (p[4] = 100;), NV_IS_EXACTLY_SM_90, (p[4] = 90;),
                       NV_ANY_TARGET, (p[4] = 1;))
    NV_DISPATCH_TARGET(NV_PROVIDES_SM_100, (p[5] = 100;), NV_IS_HOST, (p[5] = 80;))
}
"""


def test_targets(site: Path) -> None:
    """<nv/target>, where CCCL's own is not."""
    out = numpy.zeros(6, numpy.int32)
    minicu.compile(_TARGETS, arch="sm_90", cache=False).load("cpu").k[1, 1](out)
    assert [*out] == [1, 0, 3, 2, 90, 0]


def test_what_brings_a_header_is_said(site: Path) -> None:
    source = "#include <cufft.h>\n__global__ void k() { cufftHandle plan; }\n"
    with pytest.raises(minicu.CompileError, match=r"may declare it: <cufft\.h> \(pip install nvidia-cufft\)"):
        minicu.compile(source, cache=False)


def test_nvtx_by_its_older_name(site: Path) -> None:
    folder = site / "nvidia" / "cu13" / "include" / "nvtx3"
    folder.mkdir(parents=True)
    (folder / "nvToolsExt.h").write_text("#define FOUND 1\n")
    minicu.compile("#include <nvToolsExt.h>\n#ifndef FOUND\n#error\n#endif\n", cache=False)
