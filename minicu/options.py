"""Options of a compilation, and how the command line spells them (nvcc's spelling where it has one).

`Options` is frozen and hashable: it is part of the cache key.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING

from minicu.diagnostics.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any


STAGES = ("tokens", "ast", "tree", "llvm", "ptx", "cubin")

#: -std=NAME -> what `__cplusplus` or `__STDC_VERSION__` says. The language is the same for all of them.
STANDARDS = {
    "c++03": "199711L", "c++11": "201103L", "c++14": "201402L", "c++17": "201703L", "c++20": "202002L",
    "c++23": "202302L", "c99": "199901L", "c11": "201112L", "c17": "201710L", "c18": "201710L",
    "c23": "202311L",
}  # fmt: skip
#: Those that have trigraphs (C11 5.2.1.1), which GNU's dialects ignore and C++17 and C23 have dropped.
WITH_TRIGRAPHS = ("c++03", "c++11", "c++14", "c99", "c11", "c17", "c18")


@dataclass(frozen=True, slots=True)
class Options:
    """How to compile.

    `arch` is "sm_NN" with an optional a or f (also NN, compute_NN, the number); `portable` says that nobody
    asked for it: a device of another gets the program compiled again; `opt` 0 to 3; `debug` None, "lineinfo"
    (line numbers; the code stays as it is) or "full" (for a debugger; sets `opt` to 0, as nvcc's -G does);
    `defines` and `undefines` are applied in order before the source; `machine` 64 or 32 (bits of an
    address); `standard` like "c++17" or "c11"; `ptx_version` like "8.0", None for the lowest that
    serves; `headers` are names and texts that `#include` finds before any file; `warnings` pairs a -W name
    with on or off; `isolate` runs LLVM in a process of its own; `instances` names instances of kernel
    templates to be made, "scale<float, 3>".
    """

    arch: str = "sm_90"
    opt: int = 3
    debug: str | None = None
    defines: tuple[tuple[str, str], ...] = ()
    undefines: tuple[str, ...] = ()
    include_dirs: tuple[str, ...] = ()
    standard: str | None = None
    fmad: bool = True
    ftz: bool = False
    prec_div: bool = True
    prec_sqrt: bool = True
    fast_math: bool = False
    maxrregcount: int | None = None
    rdc: bool = False
    machine: int = 64
    ptx_version: str | None = None
    isolate: bool = False
    werror: bool = False
    warnings: tuple[tuple[str, bool], ...] = ()
    portable: bool = False
    headers: tuple[tuple[str, str], ...] = ()
    instances: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        set_ = lambda name, value: object.__setattr__(self, name, value)  # noqa: E731
        number = str(self.arch).removeprefix("compute_").removeprefix("sm_")
        if not _is_number(plain := number[:-1] if number[-1:] in ("a", "f") else number) or len(
            plain
        ) not in (2, 3):
            raise UsageError(f"unknown architecture '{self.arch}': give sm_NN, for example -arch=sm_90")
        set_("arch", f"sm_{number}")
        if self.opt not in (0, 1, 2, 3):
            raise UsageError(f"optimisation level must be 0 to 3, not {self.opt!r}")
        if self.machine not in (32, 64):
            raise UsageError(f"-m takes 64 or 32, not {self.machine!r}")
        for name in ("fmad", "ftz", "prec_div", "prec_sqrt", "fast_math", "rdc", "isolate", "werror"):
            if getattr(self, name) not in (True, False):
                raise UsageError(f"{name} must be True or False, not {getattr(self, name)!r}")
        most = self.maxrregcount
        if most is not None and not (isinstance(most, int) and 0 <= most < 1 << 31):
            raise UsageError(f"maxrregcount must be a number of registers, not {most!r}")
        for name in ("undefines", "warnings", "instances"):
            set_(name, _tuple(name, getattr(self, name)))
        for pair in self.warnings:
            if not (isinstance(pair, tuple) and len(pair) == 2 and isinstance(pair[0], str)):
                raise UsageError(f"warnings holds {pair!r}: give pairs of a -W name and True or False")
        for name in self.instances:
            if not isinstance(name, str) or not name.strip():
                raise UsageError(f"instances holds {name!r}: give names such as 'scale<float, 3>'")
        if self.ptx_version is not None:
            major, _, minor = str(self.ptx_version).partition(".")
            if not (len(major) in (1, 2) and len(minor) == 1 and _is_number(major) and _is_number(minor)):
                raise UsageError(f"PTX version must look like 8.0, not '{self.ptx_version}'")
            set_("ptx_version", str(self.ptx_version))
        if self.standard is not None and str(self.standard).replace("gnu", "c") not in STANDARDS:
            raise UsageError(f"unknown standard '{self.standard}': give one of {', '.join(STANDARDS)}")
        if self.debug not in (None, "lineinfo", "full"):
            raise UsageError(f"debug must be None, 'lineinfo' or 'full', not {self.debug!r}")
        if self.debug == "full":
            set_("opt", 0)
        if self.fast_math:  # nvcc: -use_fast_math implies these four
            set_("ftz", True), set_("prec_div", False), set_("prec_sqrt", False), set_("fmad", True)

    @property
    def arch_number(self) -> int:
        """90 for sm_90a."""
        return int(self.arch[3:].rstrip("af"))

    def identity(self) -> str:
        """A text that differs whenever the result may differ (part of the cache key)."""
        return repr([(f.name, getattr(self, f.name)) for f in fields(self) if f.name != "isolate"])


def _tuple(name: str, given: Any) -> tuple[Any, ...]:
    if not isinstance(given, (tuple, list)):
        raise UsageError(f"{name} is {given!r}: give a list")
    return tuple(given)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


@dataclass
class Arguments:
    """A parsed command line: positional arguments, what belongs to Options, and the rest by name."""

    positional: list[str] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    other: dict[str, Any] = field(default_factory=dict)
    trailing: list[str] = field(default_factory=list)  # after --: arguments of the program that is run

    def make_options(self) -> Options:
        settings = dict(self.options)
        for name in ("defines", "undefines", "include_dirs", "warnings", "instances"):
            if name in settings:
                settings[name] = tuple(settings[name])
        return Options(**settings)


def _boolean(text: str) -> bool:
    if text.lower() in ("true", "1", "yes", "on"):
        return True
    if text.lower() in ("false", "0", "no", "off"):
        return False
    raise UsageError(f"expected true or false, not '{text}'")


def _integer(text: str) -> int:
    try:
        return int(text, 10)
    except ValueError:
        raise UsageError(f"expected a number, not '{text}'") from None


def _define(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    _undefine(name.partition("(")[0])
    return name, value if equals else "1"


def _undefine(name: str) -> str:
    if not name.isidentifier():
        raise UsageError(f"'{name}' is not an identifier")
    return name


#: spelling -> (Options field, conversion). Values follow after "=" or as the next word; those of
#: the lists of one letter may also follow at once.
_VALUES: dict[str, tuple[str, Any]] = {
    "-arch": ("arch", str), "--gpu-architecture": ("arch", str),
    "-std": ("standard", str), "--std": ("standard", str),
    "-ftz": ("ftz", _boolean), "--ftz": ("ftz", _boolean),
    "-fmad": ("fmad", _boolean), "--fmad": ("fmad", _boolean),
    "-prec-div": ("prec_div", _boolean), "--prec-div": ("prec_div", _boolean),
    "-prec-sqrt": ("prec_sqrt", _boolean), "--prec-sqrt": ("prec_sqrt", _boolean),
    "-maxrregcount": ("maxrregcount", _integer), "--maxrregcount": ("maxrregcount", _integer),
    "-rdc": ("rdc", _boolean), "--relocatable-device-code": ("rdc", _boolean),
    "-m": ("machine", _integer), "--machine": ("machine", _integer),
    "-O": ("opt", _integer), "--optimize": ("opt", _integer),
    "--ptx-version": ("ptx_version", str),
}  # fmt: skip
_FLAGS: dict[str, tuple[str, Any]] = {
    "-use_fast_math": ("fast_math", True), "--use_fast_math": ("fast_math", True),
    "-G": ("debug", "full"), "-lineinfo": ("debug", "lineinfo"), "--device-debug": ("debug", "full"),
    "-g": ("debug", "lineinfo"), "--debug": ("debug", "lineinfo"),  # nvcc's -g is for host code
    "--generate-line-info": ("debug", "lineinfo"),
    "--isolate": ("isolate", True), "-Werror": ("werror", True), "-Wno-error": ("werror", False),
    "-Werror=all-warnings": ("werror", True),  # nvcc's word for all
    "-dc": ("rdc", True), "--device-c": ("rdc", True), "-m64": ("machine", 64), "-m32": ("machine", 32),
}  # fmt: skip
_LISTS: dict[str, tuple[str, Any]] = {
    "-I": ("include_dirs", str), "--include-path": ("include_dirs", str),
    "-D": ("defines", _define), "--define-macro": ("defines", _define),
    "-U": ("undefines", _undefine), "--undefine-macro": ("undefines", _undefine),
    "--instance": ("instances", str),
}  # fmt: skip

#: options that are not part of Options, by subcommand: spelling -> (name, conversion or flag value)
OTHER: dict[str, dict[str, tuple[str, Any]]] = {
    "compile": {"-o": ("output", str), "--output-file": ("output", str), "--emit": ("emit", str),
                "-x": ("language", str), "--no-cache": ("cache", False),
                "-E": ("emit", "tokens"), "--preprocess": ("emit", "tokens"), "-ptx": ("emit", "ptx"),
                "--ptx": ("emit", "ptx"), "-cubin": ("emit", "cubin"), "--cubin": ("emit", "cubin"),
                "--time": ("time", True)},
    "run": {"--device": ("device", str), "-x": ("language", str), "--no-cache": ("cache", False)},
    "abi": {"--json": ("json", True), "--svg": ("svg", True), "-x": ("language", str), "-o": ("output", str)},
    "link": {"-o": ("output", str), "-x": ("language", str), "--no-cache": ("cache", False)},
    "bench": {"--json": ("json", str)},
    "info": {"--json": ("json", True)},
}  # fmt: skip


def parse_arguments(words: Sequence[str], command: str) -> Arguments:
    """Split a command line. Raises UsageError with the option's name and the remedy."""
    result = Arguments()
    other = OTHER[command]
    rest = iter(words)
    for word in rest:
        if word == "--":  # what follows are no options
            (result.trailing if command == "run" else result.positional).extend(rest)
        elif not word.startswith("-") or word == "-":
            result.positional.append(word)
        else:
            try:
                _option(word, rest, other, result)
            except UsageError as e:
                raise UsageError(
                    f"{word}: {e}" if not str(e).startswith(("-", "unknown")) else str(e)
                ) from None
    return result


def _option(word: str, rest: Iterable[str], other: dict[str, tuple[str, Any]], result: Arguments) -> None:
    name, equals, attached = word.partition("=")
    value = attached if equals else None

    def take() -> str:
        if value is not None:
            return value
        for following in rest:
            return following
        raise UsageError(f"{name} needs a value")

    if (short := word[:2]) in _LISTS or name in _LISTS:
        key, convert = _LISTS[short if short in _LISTS else name]
        given = convert((short in _LISTS and word[2:]) or take())
        result.options.setdefault(key, []).append(given)
        if key == "defines" and given[0] in (undefined := result.options.get("undefines", [])):
            undefined.remove(given[0])  # -UN -DN=1: the later one holds
    elif name in other:
        key, convert = other[name]
        result.other[key] = convert(take()) if callable(convert) else convert
    elif short == "-x" and short in other:
        result.other["language"] = word[2:]
    elif short == "-O" and name != "-O":
        result.options["opt"] = _integer(word[2:])
    elif word in _FLAGS:
        key, flag = _FLAGS[word]
        if key != "debug" or result.options.get(key) != "full":  # nvcc: -G overrides -lineinfo
            result.options[key] = flag
    elif name in _VALUES:
        key, convert = _VALUES[name]
        result.options[key] = convert(take())
    elif word in ("-w", "--disable-warnings"):
        result.options.setdefault("warnings", []).append(("all", False))
    elif word.startswith("-W"):
        result.options.setdefault("warnings", []).extend(_warning(word[2:] or "extra"))
    else:
        from minicu.diagnostics.errors import meant

        known = (*other, *_VALUES, *_FLAGS, *_LISTS)
        raise UsageError(f"unknown option '{word}'{meant(name, known)}; see minicu --help")


def _warning(name: str) -> list[tuple[str, bool]]:
    """-Wshadow, -Wno-shadow; -Werror=shadow also turns the warning on, -Wno-error=shadow leaves it so."""
    on = not name.startswith("no-")
    name = name.removeprefix("no-")
    which = name.removeprefix("error=")
    return [(name, on), (which, True)] if on and which != name else [(name, on)]
