"""Options of a compilation. How the command line spells them: `command_line`.

`Options` is frozen and hashable: it is part of the cache key.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from functools import partial
from typing import TYPE_CHECKING

from minicu.diagnostics.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


STAGES = ("tokens", "ast", "tree", "llvm", "ptx", "cubin")

#: Fields that bound how a program is made, and say nothing of what it is.
BOUNDS = ("isolate_seconds", "isolate_memory")

#: Fields that decide what code is made of a program, and nothing of how its text reads.
OF_CODE = frozenset((
    "opt", "fmad", "ftz", "prec_div", "prec_sqrt", "fast_math", "maxrregcount", "unroll", "spill_to_shared",
    "ptx_version", "portable", "instances",
))  # fmt: skip

#: -std=NAME -> what `__cplusplus` or `__STDC_VERSION__` says. The language is nearly the same for all.
STANDARDS = {
    "c++03": "199711L", "c++11": "201103L", "c++14": "201402L", "c++17": "201703L", "c++20": "202002L",
    "c++23": "202302L", "c99": "199901L", "c11": "201112L", "c17": "201710L", "c18": "201710L",
    "c23": "202311L",
}  # fmt: skip
#: Those that have trigraphs (C11 5.2.1.1), which GNU's dialects ignore and C++17 and C23 have dropped.
WITH_TRIGRAPHS = ("c++03", "c++11", "c++14", "c99", "c11", "c17", "c18")


#: The hosts whose model device code can follow (guide 1.1), as --host names them.
HOSTS = ("x86_64", "aarch64")

#: Where a toolkit is usually installed.
TOOLKIT = "/usr/local/cuda"


def processor() -> str:
    """This computer's processor, as Linux calls it."""
    name = os.uname().machine if hasattr(os, "uname") else os.environ.get("PROCESSOR_ARCHITECTURE", "")
    return {"arm64": "aarch64", "amd64": "x86_64"}.get(name.lower(), name)


def toolkits() -> list[str]:
    """Candidate folders of CUDA toolkits: from the environment, beside nvcc, and the usual place."""
    import shutil

    roots = [os.environ.get(name, "") for name in ("CUDA_HOME", "CUDA_PATH", "CONDA_PREFIX")]
    if nvcc := shutil.which("nvcc"):
        roots.append(os.path.dirname(os.path.dirname(os.path.realpath(nvcc))))
    return [root for root in (*roots, TOOLKIT) if root]


def host_at_hand() -> str:
    """The host model of this computer. Apple's and Microsoft's compilers have signed characters on Arm as
    well, and no nvcc runs there."""
    return "aarch64" if sys.platform == "linux" and processor() == "aarch64" else "x86_64"


@dataclass(frozen=True, slots=True)
class Options:
    """How to compile.

    `arch` is "sm_NN" with an optional a or f (also NN, compute_NN, the number); `portable` says that nobody
    asked for it: a device of another gets the program compiled again; `opt` 0 to 3; `debug` None, "lineinfo"
    (line numbers; the code stays as it is) or "full" (for a debugger; sets `opt` to 0, as nvcc's -G does);
    `defines` and `undefines` are applied in order before the source; `machine` 64 or 32 (bits of an
    address); `host` is the machine that the program's host code is for, which says whether `char` and
    `wchar_t` have a sign ("" for the one at hand); `standard` like "c++17" or "c11"; `ptx_version` like
    "8.0", None for the lowest that serves; `headers` are names and texts that `#include` finds before any
    file; `preincludes` are headers that are read first; `warnings` pairs a -W name with on or off; `isolate`
    compiles in a process of its own, which may take so many `isolate_seconds` and `isolate_memory` bytes
    and reads no files but those beside the source and in `include_dirs`; `instances` names instances of
    kernel templates to be made, "scale<float, 3>"; `unroll` is how many trips of a loop without a pragma are
    made one from -O2 on (1: none; None: the compiler decides); `spill_to_shared` lets kernels with launch
    bounds keep in shared memory what registers do not hold (PTX 9.0). `fmad`, `ftz`, `prec_div` and
    `prec_sqrt` are as `fast_math` wants them where they are not given."""

    arch: str = "sm_90"
    opt: int = 3
    debug: str | None = None
    defines: tuple[tuple[str, str], ...] = ()
    undefines: tuple[str, ...] = ()
    include_dirs: tuple[str, ...] = ()
    standard: str | None = None
    fmad: bool | None = None
    ftz: bool | None = None
    prec_div: bool | None = None
    prec_sqrt: bool | None = None
    fast_math: bool = False
    maxrregcount: int | None = None
    unroll: int | None = None
    spill_to_shared: bool = False
    rdc: bool = False
    machine: int = 64
    host: str = ""
    ptx_version: str | None = None
    isolate: bool = False
    isolate_seconds: float = 60.0
    isolate_memory: int = 4 << 30
    werror: bool = False
    warnings: tuple[tuple[str, bool], ...] = ()
    portable: bool = False
    headers: tuple[tuple[str, str], ...] = ()
    preincludes: tuple[str, ...] = ()
    instances: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        self._set("arch", _arch(self.arch))
        self._set("host", self.host or host_at_hand())
        for name in (
            "fmad",
            "ftz",
            "prec_div",
            "prec_sqrt",
        ):  # nvcc: what is given counts, wherever it stands
            if getattr(self, name) is None:
                self._set(name, self.fast_math if name == "ftz" else name == "fmad" or not self.fast_math)
        for name, several in SEVERAL.items():
            self._set(name, several(getattr(self, name)))
        self._check_words()
        self._check_numbers()
        self._check_lists()
        if self.ptx_version is not None:
            self._set("ptx_version", _ptx_version(self.ptx_version))
        if self.debug == "full":
            self._set("opt", 0)

    def _set(self, name: str, value: Any) -> None:
        object.__setattr__(self, name, value)

    def _check_words(self) -> None:
        if self.host not in HOSTS:
            raise UsageError(f"--host takes {' or '.join(HOSTS)}, not {self.host!r}")
        for name in "fmad ftz prec_div prec_sqrt fast_math rdc isolate werror spill_to_shared".split():
            if getattr(self, name) not in (True, False):
                raise UsageError(f"{name} must be True or False, not {getattr(self, name)!r}")
        if self.standard is not None and str(self.standard).replace("gnu", "c") not in STANDARDS:
            raise UsageError(f"unknown standard '{self.standard}': give one of {', '.join(STANDARDS)}")
        if self.debug not in (None, "lineinfo", "full"):
            raise UsageError(f"debug must be None, 'lineinfo' or 'full', not {self.debug!r}")

    def _check_numbers(self) -> None:
        if self.opt not in (0, 1, 2, 3):
            raise UsageError(f"optimisation level must be 0 to 3, not {self.opt!r}")
        if self.machine not in (32, 64):
            raise UsageError(f"-m takes 64 or 32, not {self.machine!r}")
        for name in BOUNDS:
            value = getattr(self, name)
            if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 < value < 1 << 60:
                raise UsageError(f"{name} must be a number above 0, not {value!r}")
        most = self.maxrregcount
        if most is not None and not (isinstance(most, int) and 0 <= most < 1 << 31):
            raise UsageError(f"maxrregcount must be a number of registers, not {most!r}")
        if self.unroll is not None and not (isinstance(self.unroll, int) and 1 <= self.unroll <= 1024):
            raise UsageError(f"unroll must be a number of trips from 1 to 1024, not {self.unroll!r}")

    def _check_lists(self) -> None:
        for pair in self.warnings:
            if not (isinstance(pair, tuple) and len(pair) == 2 and isinstance(pair[0], str)):
                raise UsageError(f"warnings holds {pair!r}: give pairs of a -W name and True or False")
        for name in self.instances:
            if not isinstance(name, str) or not name.strip():
                raise UsageError(f"instances holds {name!r}: give names such as 'scale<float, 3>'")

    @property
    def arch_number(self) -> int:
        """90 for sm_90a."""
        return int(self.arch[3:].rstrip("af"))

    def identity(self, without: frozenset[str] = frozenset()) -> str:
        """A text that differs whenever the result may differ (part of the cache key), but for options that
        stand in `without`."""
        left_out = without.union(BOUNDS)
        return repr([(f.name, getattr(self, f.name)) for f in fields(self) if f.name not in left_out])


def _arch(given: Any) -> str:
    """sm_90a, of what may say compute_90a or 90a."""
    number = str(given).removeprefix("compute_").removeprefix("sm_")
    plain = number[:-1] if number.endswith(("a", "f")) else number
    if not (_is_number(plain) and len(plain) in (2, 3)):
        raise UsageError(f"unknown architecture '{given}': give sm_NN, for example -arch=sm_90")
    return f"sm_{number}"


def _ptx_version(given: Any) -> str:
    major, _, minor = str(given).partition(".")
    if not (len(major) in (1, 2) and len(minor) == 1 and _is_number(major) and _is_number(minor)):
        raise UsageError(f"PTX version must look like 8.0, not '{given}'")
    return str(given)


def _tuple(name: str, given: Any) -> tuple[Any, ...]:
    if not isinstance(given, (tuple, list)):
        raise UsageError(f"{name} is {given!r}: give a list")
    return tuple(given)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


def _pairs(given: Any) -> tuple[tuple[Any, Any], ...] | None:
    """The items of a dict, or pairs as they are; None for what is neither."""
    pairs = given.items() if isinstance(given, Mapping) else given
    if isinstance(pairs, str) or not isinstance(pairs, Iterable):
        return None
    result = tuple(pairs)
    return result if all(isinstance(pair, tuple) and len(pair) == 2 for pair in result) else None


def texts(given: Any) -> tuple[tuple[str, str], ...]:
    """`headers`: names and texts."""
    pairs = _pairs(given)
    if pairs is None:
        raise UsageError(f"headers is {given!r}: give a dict of names and texts")
    for name, text in pairs:
        if not (isinstance(name, str) and isinstance(text, str)):
            raise UsageError(f"headers: {name!r} is {type(text).__name__}: give texts by their names")
    return pairs


def definitions(given: Any) -> tuple[tuple[str, str], ...]:
    """`defines`: names and values."""
    pairs = _pairs(given)
    if pairs is None:
        raise UsageError(f"defines is {given!r}: give a dict of names and values")
    for name, value in pairs:
        if not (isinstance(name, str) and name.partition("(")[0].isidentifier()):
            raise UsageError(f"defines: {name!r} is not an identifier")
        if value is None:
            raise UsageError(
                f"defines: '{name}' is None: give '' for an empty macro, 1 for what -D{name} gives"
            )
    return tuple((name, str(int(v) if isinstance(v, bool) else v)) for name, v in pairs)


def instances(given: Any) -> tuple[str, ...]:
    """The value of `instances`; a single name is accepted as well as a list."""
    if not isinstance(given, (str, list, tuple)):
        raise UsageError(f"instances is {given!r}: give a list of names, ['scale<float, 3>']")
    return (given,) if isinstance(given, str) else tuple(given)


def folders(given: Any) -> tuple[str, ...]:
    """The value of `include_dirs`; a single folder is accepted as well as a list."""
    given_folders = [given] if isinstance(given, (str, os.PathLike)) else given
    if not isinstance(given_folders, (list, tuple)) or not all(
        isinstance(d, (str, os.PathLike)) for d in given_folders
    ):
        raise UsageError(f"include_dirs is {given_folders!r}: give a list of folders")
    return tuple(os.fspath(d) for d in given_folders)


#: Fields that hold several values -> how they are taken: again, too, when other fields are replaced.
SEVERAL: dict[str, Callable[[Any], tuple[Any, ...]]] = {
    "defines": definitions, "include_dirs": folders, "headers": texts, "instances": instances,
    **{name: partial(_tuple, name) for name in ("undefines", "warnings", "preincludes")},
}  # fmt: skip
