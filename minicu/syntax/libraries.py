"""Libraries for device code that minicu does not have: what to say where a source uses one.

Their headers are skipped as the host's are (`#include <cub/cub.cuh>`), so the first trace of a library is a
name that nobody declared.
"""

from __future__ import annotations

import re

_MATRICES = "not supported: warp matrix functions (nvcuda::wmma)"

#: What to say of the names of a namespace.
_NAMESPACES = {
    "cub": "not supported: CUB",
    "cuda": "not supported: libcu++ (namespace cuda)",
    "nvcuda": _MATRICES,
    "thrust": "not supported: Thrust",
    "wmma": _MATRICES,
}

#: ... and of names that need no namespace, or that `using namespace` brings.
_WORDS = (
    (r"curand(_\w+|State\w*|Direction\w+)?", "not supported: cuRAND's device functions"),
    (
        r"__nv_fp(8|4|6)(x2|x4)?_e\w+",
        "not supported: the classes of floats of 4 and 6 bits, and of scale factors (e8m0)",
    ),
    (
        # the rest of the runtime's names: those of textures and surfaces are declared where they are known
        r"cuda(?!Address|Boundary|Channel|Filter|Read|Surface|Texture)[A-Z]\w*",
        "not supported: the CUDA runtime in device code",
    ),
)

#: What namespace cooperative_groups declares in other headers than its first.
_OF_GROUPS = {
    **dict.fromkeys(("reduce", "plus", "less", "greater", "bit_and", "bit_or", "bit_xor"), "reduce.h"),
    **dict.fromkeys(("memcpy_async", "wait", "wait_prior"), "memcpy_async.h"),
    **dict.fromkeys(("inclusive_scan", "exclusive_scan"), "scan.h"),
}
#: ... and what is no part of it here, which its name tells.
_NOT_OF_GROUPS = {
    **dict.fromkeys(("this_multi_grid", "multi_grid_group"), "not supported: grids of several devices"),
}

#: Functions of the C library that device code cannot have, or has not yet.
_C_LIBRARY = frozenset(
    "scanf fscanf sscanf vscanf vsscanf getchar getc fgetc gets fgets ungetc fread fopen freopen fclose "
    "fseek ftell rewind feof ferror perror remove rename tmpfile setvbuf getenv system atexit "
    "at_quick_exit quick_exit realloc reallocarray aligned_alloc posix_memalign strdup strndup strerror "
    "strtok rand srand random drand48 time clock_gettime gettimeofday localtime strftime difftime signal "
    "raise setjmp longjmp bsearch qsort".split()
)
#: What to do instead.
_REMEDIES = {
    "realloc": "allocate with malloc, copy, and free the old block",
    "aligned_alloc": "blocks of malloc are aligned to 16 bytes",
    "posix_memalign": "blocks of malloc are aligned to 16 bytes",
    "rand": "write a generator, or pass random numbers to the kernel",
    "random": "write a generator, or pass random numbers to the kernel",
    "drand48": "write a generator, or pass random numbers to the kernel",
    "time": "clock64() counts cycles",
}

#: Headers of the toolkit that are no part of minicu, beyond those of `_NAMESPACES`. Written in quotes they
#: are skipped as well: no project brings them.
_HEADERS = re.compile(
    r"(thrust|cub|cuda|nv|cooperative_groups|crt)/.+"
    r"|(mma|channel_descriptor|common_functions|host_config|library_types)\.h"
    r"|(device|driver|surface|texture)_(types|functions|indirect_functions)\.h"
    r"|sm_\d\d_(intrinsics|atomic_functions)\.h(pp)?"
    r"|cuda_((awbarrier|pipeline)(_\w+)?|device_runtime_api|fp[46]|occupancy|profiler_api|stdint)\.h"
    r"|cuda_?(EGL|GL|VDPAU|D3D\d+|egl|gl|vdpau|d3d\d+)(_interop|Typedefs)?\.h|cudaProfiler\.h"
    r"|cu(blas(Lt|Xt|_v2|_api)?|fft(w|Xt)?|rand(_\w+)?|sparse(_v2)?|solver(Dn|Sp|Rf|Mg|_common)|dnn|dla)\.h"
    r"|nvrtc\.h|nvml\.h|nvToolsExt\.h|nppi?\.h|nccl\.h|cupti\.h"
)


def refusal(name: str, alias_of: str | None = None, host: bool = False) -> str | None:
    """What to say of an undeclared name, perhaps qualified; None for an ordinary one. `alias_of` is the
    namespace that its first part is an alias of; `host`: it stands in the host code of a whole program."""
    first, *rest = name.removeprefix("::").split("::")
    first = alias_of.partition("::")[0] if alias_of else first
    if rest and first == "std":
        if len(rest) == 1 and rest[0] in _C_LIBRARY:
            return refusal(rest[0])
        return f"not supported: '{name}' of the C++ library"
    if (rest or alias_of) and first == "cooperative_groups":
        return _of_groups(rest[0] if rest else name)
    if (rest or alias_of or first == "nvcuda") and first in _NAMESPACES:
        return _NAMESPACES[first]
    plain = first.partition("<")[0]
    if not rest and plain in _C_LIBRARY:
        remedy = _REMEDIES.get(plain)
        return f"not supported: '{plain}' of the C library{'; ' if remedy else ''}{remedy or ''}"
    said = None if rest else next((said for words, said in _WORDS if re.fullmatch(words, plain)), None)
    if host and said is not None and plain.startswith("cuda"):
        return f"not supported: '{plain}' of the CUDA runtime"
    return said


def _of_groups(name: str) -> str:
    plain = name.partition("<")[0]
    if plain in _OF_GROUPS:
        return f"'{name}' is declared in <cooperative_groups/{_OF_GROUPS[plain]}>, which is not included"
    return _NOT_OF_GROUPS.get(plain) or f"not supported: '{name}' of cooperative groups"


def of_toolkit(header: str) -> bool:
    """Is this the name of one of the toolkit's headers, if it is nowhere to be found?"""
    return _HEADERS.fullmatch(header) is not None
