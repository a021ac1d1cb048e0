"""Libraries for device code that minicu does not have: what to say where a source uses one.

Their headers are skipped as the host's are (`#include <cub/cub.cuh>`), so the first trace of a library is a
name that nobody declared.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable

from minicu.diagnostics.errors import nearest
from minicu.syntax.headers import runtime_api
from minicu.syntax.nodes import identifiers

_MATRICES = "warp matrix functions (nvcuda::wmma) are declared in <mma.h>, which is not included"

#: What to say of the names of a namespace.
_NAMESPACES = {
    "cub": "not supported: CUB",
    "cuda": "not supported: libcu++ (namespace cuda)",
    "nvcuda": _MATRICES,
    "thrust": "not supported: Thrust",
    "wmma": _MATRICES,
}
#: ... and of which library they are, whose headers may be included and declare other names.
_LIBRARIES = {"cub": "CUB", "cuda": "libcu++", "thrust": "Thrust"}

_OF_RUNTIME = "not supported: the CUDA runtime in device code"

#: ... and of names that need no namespace, or that `using namespace` brings.
_WORDS = (
    (
        r"curand(_\w+|State\w*|Direction\w+)?",
        "cuRAND's device functions need <curand_kernel.h>: include it; pip install nvidia-curand brings it",
    ),
    # the rest of the runtime's names: those of textures and surfaces are declared where they are known
    (r"cuda(?!Address|Boundary|Channel|Filter|Read|Surface|Texture)[A-Z]\w*", _OF_RUNTIME),
)

#: What namespace cooperative_groups declares in other headers than its first.
_OF_GROUPS = {
    **dict.fromkeys(("reduce", "plus", "less", "greater", "bit_and", "bit_or", "bit_xor"), "reduce.h"),
    **dict.fromkeys(("memcpy_async", "wait", "wait_prior"), "memcpy_async.h"),
    **dict.fromkeys(("inclusive_scan", "exclusive_scan"), "scan.h"),
}
#: ... and what is no part of it here, which its name tells.
_NOT_OF_GROUPS = {
    **dict.fromkeys(("this_multi_grid", "multi_grid_group"), "not supported: grids of several devices")
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
_HEADERS = (
    r"(thrust|cub|cuda|nv|cooperative_groups|crt)/.+"
    r"|(channel_descriptor|common_functions|host_config|library_types)\.h"
    r"|(device|driver|surface|texture)_(types|functions|indirect_functions)\.h"
    r"|sm_\d\d_(intrinsics|atomic_functions)\.h(pp)?"
    r"|cuda_((awbarrier|pipeline)(_\w+)?|device_runtime_api|occupancy|profiler_api|stdint)\.h"
    r"|cuda_?(EGL|GL|VDPAU|D3D\d+|egl|gl|vdpau|d3d\d+)(_interop|Typedefs)?\.h|cuda(Profiler|Typedefs)\.h"
    r"|cu(blas(Lt|Xt|_v2|_api)?|fft(w|Xt)?|rand(_\w+)?|sparse(_v2)?|solver(Dn|Sp|Rf|Mg|_common)|dnn|dla)\.h"
    r"|nvrtc\.h|nvml\.h|nvToolsExt\.h|nppi?\.h|nccl\.h|cupti\.h"
)


#: The headers of the C++ library (C++20 [headers], and C's), none of which a project brings.
_STANDARD = frozenset(
    "algorithm any array atomic barrier bit bitset cassert ccomplex cctype cerrno cfenv cfloat charconv "
    "chrono cinttypes ciso646 climits clocale cmath codecvt compare complex concepts condition_variable "
    "coroutine csetjmp csignal cstdalign cstdarg cstdbool cstddef cstdint cstdio cstdlib cstring ctgmath "
    "ctime cuchar cwchar cwctype deque exception execution expected filesystem format forward_list "
    "fstream functional future initializer_list iomanip ios iosfwd iostream istream iterator latch limits "
    "list locale map memory memory_resource mutex new numbers numeric optional ostream queue random "
    "ranges ratio regex scoped_allocator semaphore set shared_mutex source_location span sstream stack "
    "stacktrace stdexcept stop_token streambuf string string_view strstream syncstream system_error "
    "thread tuple type_traits typeindex typeinfo unordered_map unordered_set utility valarray variant "
    "vector version".split()
)
#: Those of which nothing is there.
_MISSING = frozenset(
    "codecvt coroutine expected format memory_resource ranges scoped_allocator stacktrace strstream "
    "syncstream".split()
)
#: Those of libstdc++ that bring <errno.h> along.
WITH_ERRNO = frozenset(
    "bitset charconv codecvt complex condition_variable execution filesystem fstream future iomanip ios "
    "iostream istream iterator locale memory_resource mutex ostream random regex shared_mutex sstream "
    "stdexcept streambuf string system_error thread".split()
)
#: ... and <stdint.h>.
WITH_STDINT = WITH_ERRNO - {"charconv"} | {"atomic", "chrono", "memory", "string_view"}
#: ... and of C and POSIX.
_OF_C = (
    r"(assert|complex|ctype|errno|fenv|float|inttypes|iso646|limits|locale|math|setjmp|signal|stdalign|stdarg"
    r"|stdatomic|stdbool|stddef|stdint|stdio|stdlib|stdnoreturn|string|tgmath|threads|time|uchar|wchar|wctype"
    r"|aio|dirent|dlfcn|fcntl|fnmatch|getopt|glob|grp|iconv|libgen|malloc|memory|netdb|poll|pthread|pwd|regex"
    r"|sched|semaphore|strings|syslog|termios|unistd|utime|omp|(arpa|net|netinet|sys)/\w+)\.h"
)


#: How many words have types of the C++ library that only the host has, in libstdc++ on 64-bit machines.
HOST_WORDS = {
    "any": 2, "basic_string": 4, "condition_variable": 6, "deque": 10, "exception_ptr": 1, "forward_list": 1,
    "fstream": 66, "function": 4, "future": 2, "ifstream": 65, "istringstream": 48, "list": 3, "locale": 1,
    "map": 6, "mt19937": 625, "mt19937_64": 313, "multimap": 6, "multiset": 6, "mutex": 5, "ofstream": 64,
    "ostringstream": 47, "priority_queue": 4, "promise": 2, "queue": 10, "recursive_mutex": 5, "set": 6,
    "shared_future": 2, "shared_mutex": 7, "shared_ptr": 2, "stack": 10, "string": 4, "stringstream": 49,
    "thread": 1, "unique_ptr": 1, "unordered_map": 7, "unordered_multimap": 7, "unordered_multiset": 7,
    "unordered_set": 7, "vector": 3, "weak_ptr": 2, "wstring": 4,
}  # fmt: skip


def is_standard(header: str) -> bool:
    """Whether the C++ library has a header of that name, whose declarations are in std."""
    return header in _STANDARD


def has_standard(header: str) -> bool:
    """Whether `__has_include` finds a header of the C++ library, of whose declarations a program gets what it
    mentions."""
    return header in _STANDARD and header not in _MISSING


def misspelt(header: str) -> str | None:
    """The header of the C++ library or of minicu's own that a name which is none resembles."""
    if of_system(header) or "/" in header:
        return None
    from minicu.syntax.headers.supplied import INCLUDE

    own = [name for name in os.listdir(INCLUDE) if "." in name]
    return nearest(header, {*_STANDARD, *own}, 0.85)


def of_system(header: str) -> bool:
    """Whether it is a header that comes with the host's compiler, in either kind of quotes."""
    return of_language(header) or of_toolkit(header)


def of_language(header: str) -> bool:
    """Whether it is a header of the C++ library, of C or of POSIX."""
    return header in _STANDARD or re.fullmatch(_OF_C, header) is not None


def refusal(name: str, alias_of: str | None = None, host: bool = False, read: bool = False) -> str | None:
    """What to say of an undeclared name, perhaps qualified; None for an ordinary one. `alias_of` is the
    namespace that its first part is an alias of; `host`: it stands in the host code of a whole program;
    `read`: that namespace is declared, as the library is installed and the program includes one of its
    headers."""
    first, *rest = identifiers(name)
    first = alias_of.partition("::")[0] if alias_of else first
    if rest and first == "std":
        if len(rest) == 1 and rest[0] in _C_LIBRARY:
            return refusal(rest[0])
        return f"not supported: '{name}' of the C++ library"
    if (rest or alias_of) and first == "cooperative_groups":
        return _of_groups(rest[0] if rest else identifiers(name)[0])
    if (rest or alias_of or first == "nvcuda") and first in _NAMESPACES:
        return _unread(name, _LIBRARIES.get(first), host) if read else _NAMESPACES[first]
    if not rest and first in _C_LIBRARY:
        remedy = _REMEDIES.get(first)
        return f"not supported: '{first}' of the C library{'; ' if remedy else ''}{remedy or ''}"
    said = None if rest else next((said for words, said in _WORDS if re.fullmatch(words, first)), None)
    if host and said == _OF_RUNTIME:
        because = runtime_api.why(first)
        return f"not supported: '{first}' of the CUDA runtime{': ' if because else ''}{because or ''}"
    return said


def _unread(name: str, library: str | None, host: bool) -> str | None:
    """What to say of a name in the namespace of a library that is read."""
    if library is None:
        return None
    return f"no header of {library} that is included declares '{name}'{'' if host else ' for device code'}"


def of_runtime(name: str, known: Iterable[str]) -> str | None:
    """The name of the CUDA runtime that is misspelt as `name`, of those that are here. One of other words, as
    cudaMemcpy3DPeer beside cudaMemcpyPeer, may exist and not be here."""
    close = nearest(name, known, 0.85) if name.startswith("cuda") else None
    if close is None or _letters(close) == _letters(name):
        return close
    words, meant = ({word.lower() for word in re.findall(_WORD, text)} for text in (name, close))
    misspelt = words - meant
    return close if misspelt and all(nearest(word, meant - words, 0.6) for word in misspelt) else None


def _letters(name: str) -> str:
    return name.casefold().replace("_", "")


_WORD = r"[A-Z]?[a-z]+|[A-Z0-9]+(?![a-z])"


def _of_groups(name: str) -> str:
    if name in _OF_GROUPS:
        return f"'{name}' is declared in <cooperative_groups/{_OF_GROUPS[name]}>, which is not included"
    return _NOT_OF_GROUPS.get(name) or f"not supported: '{name}' of cooperative groups"


def of_toolkit(header: str) -> bool:
    """Whether this is the name of one of the toolkit's headers, in case it cannot be found."""
    return re.fullmatch(_HEADERS, header) is not None
