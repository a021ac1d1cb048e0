"""NVIDIA's libraries of headers (CCCL: libcu++, CUB, Thrust): which `#include` names one, where they are
looked for, and what they are told of the compiler that reads them.

minicu carries none of them. It compiles what stands in a folder of `-I`, in the wheel nvidia-cuda-cccl or in
a toolkit, as it is.
"""

from __future__ import annotations

import os
from functools import cache

from minicu.syntax.headers import installed

#: How the names begin under which their headers are included.
_ROOTS = ("cub/", "cuda/", "nv/", "thrust/")

#: A header of each of their roots: what tells such a folder from a program's own `cuda/`.
_MARKS = ("cuda/std/detail/__config", "cub/version.cuh", "thrust/version.h", "nv/target")

#: What they see inside themselves of the compiler for the device: that it is NVRTC, which needs no header of
#: the host's compiler. A program sees what it always does.
SEEN = {
    "__CUDACC_RTC__": "1",
    "CCCL_DISABLE_NVRTC_COMPATIBILITY_CHECK": "1",
    "__NV_BUILTIN_INITIALIZER_LIST": "1",
}
UNSEEN = ("__GNUC__", "__GNUC_MINOR__", "__GNUC_PATCHLEVEL__", "__GNUG__", "__NVCC__")

#: ... and of the compiler for the host, which is what a program sees, with a C++ library like libstdc++.
SEEN_BY_HOST = {"__GLIBCXX__": "20230528"}

#: Headers of theirs that have nothing for NVRTC, and all the same include an epilogue there whose prologue a
#: condition keeps from it (CCCL 3.5.0, and main since): they end in an #error.
HOST_ONLY = frozenset({"cuda/__runtime/types.h"})


def names_header(name: str) -> bool:
    """Whether a header of that name belongs to one of the libraries."""
    return name.startswith(_ROOTS)


def beside(name: str) -> str:
    """The header of the C library that one of the libraries' headers includes where it is not read by NVRTC:
    for cuda/std/cfloat cfloat. Its macros are the program's."""
    first, _, last = name.rpartition("/")
    return last if first == "cuda/std" and last.startswith("c") else ""


def marks(folder: str) -> list[str]:
    """Files of which one stands in a folder that the libraries' headers are included from."""
    return [os.path.join(folder, mark) for mark in _MARKS]


@cache
def folders() -> tuple[str, ...]:
    """Where the libraries are installed: the wheel's folder, then those of toolkits."""
    candidates = [os.path.join(path, "cuda_cccl", "include") for path in installed.sites()]
    for folder in installed.folders("include"):
        candidates += [os.path.join(folder, "cccl"), folder]
    return tuple(folder for folder in candidates if os.path.isfile(marks(folder)[0]))
