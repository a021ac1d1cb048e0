"""NVIDIA's libraries of the host: which `#include` names one, what brings it, and where it is installed.

minicu carries none of them: what stands in a folder of `-I`, in a wheel or in a toolkit is read as it is.
"""

from __future__ import annotations

import glob
import os
import re
import shutil
import sys
from functools import cache

#: header -> the library, and the wheel that brings it
_LIBRARIES = (
    (r"cublas\w*\.h", "cuBLAS", "nvidia-cublas"),
    (r"cufft\w*\.h", "cuFFT", "nvidia-cufft"),
    (r"curand\w*\.h", "cuRAND", "nvidia-curand"),
    (r"cusparse\w*\.h", "cuSPARSE", "nvidia-cusparse"),
    (r"cusolver\w*\.h", "cuSOLVER", "nvidia-cusolver"),
    (r"cudnn\w*\.h", "cuDNN", "nvidia-cudnn-cu13"),
    (r"nccl\.h", "NCCL", "nvidia-nccl-cu13"),
    (r"npp\w*\.h", "NPP", "nvidia-npp"),
    (r"nvjpeg\.h", "nvJPEG", "nvidia-nvjpeg"),
    (r"nvtx3/.+|nvtxw3/.+", "NVTX", "nvidia-nvtx"),
    (r"nvrtc\.h", "NVRTC", "nvidia-cuda-nvrtc"),
    (r"nvml\.h", "NVML", "nvidia-cuda-nvml-dev"),
)

#: What tells NVIDIA's own folder: minicu's headers take the place of those that it has as well.
_MARK = "cuda_runtime_api.h"


def library(header: str) -> tuple[str, str] | None:
    """The library that a header is of, and the wheel that brings it."""
    for pattern, name, wheel in _LIBRARIES:
        if re.fullmatch(pattern, header):
            return name, wheel
    return None


def paths(header: str) -> list[str]:
    """Where that header of a library may be installed: the wheels' folders, then those of toolkits."""
    return [os.path.join(folder, header) for folder in folders("include")] if library(header) else []


@cache
def folders(kind: str) -> tuple[str, ...]:
    """The folders `include` or `lib` of everything that is installed."""
    found: list[str] = []
    for path in sites():  # cu13/include of CUDA 13's wheels, curand/include of older ones
        found += sorted(glob.glob(os.path.join(glob.escape(path), "nvidia", "*", kind)), reverse=True)
    roots = [os.environ.get(name, "") for name in ("CUDA_HOME", "CUDA_PATH", "CONDA_PREFIX")]
    if nvcc := shutil.which("nvcc"):
        roots.append(os.path.dirname(os.path.dirname(os.path.realpath(nvcc))))
    roots.append("/usr/local/cuda")
    inside = (kind, f"targets/x86_64-linux/{kind}", *(("lib64",) if kind == "lib" else ()))
    found += [os.path.join(root, part) for root in roots if root for part in inside]
    return tuple(dict.fromkeys(folder for folder in found if os.path.isdir(folder)))


def sites() -> list[str]:
    """The folders of installed packages."""
    return [path for path in sys.path if path.endswith("-packages")]


@cache
def is_toolkit(directory: str) -> bool:
    """Whether a folder of `-I` is NVIDIA's own."""
    return os.path.isfile(os.path.join(directory, _MARK))
