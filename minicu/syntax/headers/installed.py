"""NVIDIA's libraries of the host: which `#include` or -l names one, what brings
it, and where it is installed.

minicu carries none of them: what stands in a folder of `-I`, in a wheel or in a toolkit is read as it is.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from minicu.options import processor, toolkits


class Library(NamedTuple):
    """`headers` and `files` are patterns of the names after `#include` and -l; `wheel` brings it."""

    name: str
    headers: str
    files: str
    wheel: str
    needs_gpu: bool = True


LIBRARIES = (
    Library("cuBLAS", r"cublas\w*\.h", r"(cu|nv)blas(Lt|Xt)?", "nvidia-cublas"),
    Library("cuFFT", r"cufft\w*\.h", r"cufftw?", "nvidia-cufft"),
    Library("cuRAND", r"curand\w*\.h", "curand", "nvidia-curand"),
    Library("cuSPARSE", r"cusparse\w*\.h", r"cusparse(Lt)?", "nvidia-cusparse"),
    Library("cuSOLVER", r"cusolver\w*\.h", r"cusolver(Mg)?", "nvidia-cusolver"),
    Library("cuDNN", r"cudnn\w*\.h", r"cudnn(_\w+)?", "nvidia-cudnn-cu13"),
    Library("NCCL", r"nccl\.h", "nccl", "nvidia-nccl-cu13"),
    Library("NPP", r"npp\w*\.h", r"npp\w+", "nvidia-npp"),
    Library("nvJPEG", r"nvjpeg\.h", "nvjpeg", "nvidia-nvjpeg"),
    Library("NVTX", r"nvtx3/.+|nvtxw3/.+", "nvtx3interop", "nvidia-nvtx", False),
    Library("NVRTC", r"nvrtc\.h", r"nvrtc(-builtins)?", "nvidia-cuda-nvrtc", False),
    Library("NVML", r"nvml\.h", "nvidia-ml", "the NVIDIA driver"),
    Library("the CUDA driver", r"cuda\.h", "cuda", "the NVIDIA driver"),
)

#: What tells NVIDIA's own folder, and glibc's: minicu's headers take the place of those that it has as well.
_MARKS = ("cuda_runtime_api.h", "features.h", "sys/cdefs.h")

#: The folder of a toolkit for this computer; `sbsa` are servers with Arm processors.
_TARGET = f"{'sbsa' if processor() == 'aarch64' else processor()}-linux"

#: Where the headers of libraries are that a package manager has installed.
SYSTEM = ("/usr/local/include", f"/usr/include/{processor()}-linux-gnu", "/usr/include")


def library(header: str) -> Library | None:
    """The library that a header is of."""
    return next((x for x in LIBRARIES if re.fullmatch(x.headers, header)), None)


def listed(headers: Sequence[str]) -> str:
    """Headers that were not found, and what brings those of libraries."""
    wheels = dict.fromkeys(known.wheel for header in headers if (known := library(header)) is not None)
    remedy = f" (pip install {' '.join(wheels)})" if wheels else ""
    return ", ".join(f"<{header}>" for header in headers) + remedy


def of_link_name(name: str) -> Library | None:
    """The library that is called so after -l."""
    return next((x for x in LIBRARIES if re.fullmatch(x.files, name)), None)


def paths(header: str) -> list[str]:
    """Where that header of a library may be installed: the wheels' folders, then those of toolkits."""
    return [os.path.join(folder, header) for folder in folders("include")] if library(header) else []


@cache
def folders(kind: str) -> tuple[str, ...]:
    """The folders `include` or `lib` of everything that is installed."""
    import glob

    candidates: list[str] = []
    for path in sites():  # cu13/include of CUDA 13's wheels, curand/include of older ones
        candidates += sorted(glob.glob(os.path.join(glob.escape(path), "nvidia", "*", kind)), reverse=True)
    inside = (kind, f"targets/{_TARGET}/{kind}", *(("lib64",) if kind == "lib" else ()))
    candidates += [os.path.join(root, part) for root in toolkits() for part in inside]
    return tuple(dict.fromkeys(folder for folder in candidates if os.path.isdir(folder)))


def sites() -> list[str]:
    """The folders of installed packages."""
    return [path for path in sys.path if path.endswith("-packages")]


@cache
def is_foreign(directory: str) -> bool:
    """Whether a folder of `-I` is NVIDIA's own, or the system's."""
    return any(os.path.isfile(os.path.join(directory, mark)) for mark in _MARKS)
