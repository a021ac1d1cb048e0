"""Every function of the CUDA runtime is declared for host code, or refused by its name with a reason."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import pytest
from tools import runtime_page

from minicu.syntax.headers import libraries, runtime_api

HEADERS = Path(libraries.__file__).parents[2] / "include"
_DECLARED = re.compile(r"\bCUDARTAPI(?:_CDECL)?\s+(cuda\w+)\s*\(")


def test_the_page_has_the_table():
    text = runtime_page.PAGE.read_text()
    assert runtime_page.page(text) == text


def test_a_refusal_has_its_reason():
    said = libraries.refusal("cudaMallocMipmappedArray", host=True)
    assert (
        said == "not supported: 'cudaMallocMipmappedArray' of the CUDA runtime: there are no mipmapped arrays"
    )


def ours() -> set[str]:
    """The functions that minicu's headers declare."""
    files = [*HEADERS.glob("*.h"), *HEADERS.glob("library/**/*.h"), *HEADERS.glob("library/**/*.cuh")]
    return {name for file in files for name in re.findall(r"\b(cuda[A-Z]\w*)\s*\(", file.read_text())}


def test_what_is_declared_is_not_refused():
    texts = (
        "cudaMalloc cudaMemcpyPeer cudaGraphAddKernelNode cudaGraphExecKernelNodeSetParams cudaGraphLaunch"
    )
    assert not {*texts.split()} - ours()
    assert "cudaMallocMipmappedArray" not in ours()


def test_every_function_of_the_toolkit_is_known():
    beside = Path(os.path.realpath(shutil.which("nvcc") or "nvcc")).parents[1]
    headers = (folder / "include/cuda_runtime_api.h" for folder in (beside, Path("/usr/local/cuda")))
    if (header := next((h for h in headers if h.is_file()), None)) is None:
        pytest.skip("needs NVIDIA's headers")
    text = re.sub(r"/\*.*?\*/", "", header.read_text(), flags=re.S)
    names = set(_DECLARED.findall(text))
    assert len(names) > 250
    assert not sorted(name for name in names - ours() if runtime_api.why(name) is None)
