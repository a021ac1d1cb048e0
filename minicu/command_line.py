"""What may stand on the command line: one table of options, read by the parser, by `--help` and by shells.

Spellings are nvcc's where nvcc has the option. What only nvcc's host compiler or linker could use is taken
and said to be ignored, so that build lines work as they are.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from minicu.diagnostics.errors import UsageError, meant
from minicu.options import Options


class Arguments:
    """A parsed command line: `positional` arguments, the fields of Options by name, and what only commands
    know. `trailing` is what follows `--`: the arguments of the program that is run."""

    def __init__(self, words: Sequence[str] = (), options: dict[str, Any] | None = None) -> None:
        self.positional: list[str] = []
        self.options: dict[str, Any] = {} if options is None else options
        self.trailing: list[str] = []
        self.language: str | None = None
        self.output: str | None = None
        self.emit: str | None = None
        self.cache = True
        self.time = False
        self.device = "auto"
        self.json: str | bool = False
        self.svg = False
        #: after -l and -L
        self.libraries: list[str] = []
        self.library_dirs: list[str] = []
        #: said on stderr: options that were taken and do nothing
        self.ignored: list[str] = []
        #: the process was started for this command alone
        self.own_process = False
        #: all of it, as it was given
        self.words = tuple(words)

    def make_options(self) -> Options:
        settings: dict[str, Any] = {
            n: tuple(v) if isinstance(v, list) else v for n, v in self.options.items()
        }
        return Options(**settings)


#: Takes what follows the option (a text, or None for a flag) into the Arguments.
Taker = Callable[[Arguments, str | None], None]


class Option(NamedTuple):
    """`spellings` as they are typed, the first shown (nvcc takes one dash for two, and two for one); `value`
    is what help calls that which follows, "" for a flag. With `attached` it may follow at once (-Ifolder)."""

    spellings: tuple[str, ...]
    help: str
    take: Taker
    value: str = ""
    attached: bool = False
    commands: tuple[str, ...] = ("compile", "run", "abi", "stubs", "link")

    def named(self, name: str) -> bool:
        """Whether `name` is a spelling of the option, with any number of dashes."""
        return any(bare(s) == bare(name) for s in self.spellings)


def bare(name: str) -> str:
    """An option's name without its dashes."""
    return name.lstrip("-")


def parse_arguments(words: Sequence[str], command: str) -> Arguments:
    """Split a command line. Raises UsageError with the option's name and the remedy."""
    result = Arguments(words)
    rest = deque(words)
    while rest:
        word = rest.popleft()
        if word == "--":  # what follows are no options
            (result.trailing if command == "run" else result.positional).extend(rest)
            break
        elif not word.startswith("-") or word == "-":
            result.positional.append(word)
        else:
            _option(word, rest, command, result)
    return result


def _option(word: str, rest: deque[str], command: str, result: Arguments) -> None:
    name, equals, attached = word.partition("=")
    if bare(name) in _FILES_OF_OPTIONS:
        rest.extendleft(reversed(_words_of(attached if equals else rest.popleft() if rest else "")))
        return
    if bare(word) == "Werror" and rest and set(rest[0].split(",")) <= _ERRORS:  # nvcc's way
        word = f"-Werror={rest.popleft()}"
        name, equals, attached = word.partition("=")
    if bare(name) == "Werror" and equals and "," in attached:
        rest.extendleft(f"-Werror={kind}" for kind in reversed(attached.split(",")))
        return
    # What is spelled out counts before what is attached: -minimal is no -m.
    here = [o for o in OPTIONS if command in o.commands]
    for option in sorted(here, key=lambda o: not (o.named(word) or o.named(name))):
        given: str | None = None
        if option.named(word) and not option.value:
            pass
        elif option.named(name) and option.value:
            given = attached if equals else rest.popleft() if rest else None
            if given is None:
                raise UsageError(f"{name} needs a value: {option.value}")
        elif option.attached and (short := _short(option, word)):
            given = word[len(short) :]
        else:
            continue
        try:
            option.take(result, given)
        except UsageError as e:
            raise UsageError(str(e) if str(e).startswith(("-", "unknown")) else f"{word}: {e}") from None
        return
    if bare(word).startswith("W"):
        result.options.setdefault("warnings", []).extend(_warning(bare(word)[1:] or "extra"))
        return
    if (instead := _INSTEAD.get(bare(name))) is not None:
        raise UsageError(f"'{word}' is not supported: {instead}")
    known = [s for o in here for s in o.spellings]
    raise UsageError(f"unknown option '{word}'{meant(name, known)}; see minicu {command} --help")


#: What nvcc does besides compiling -> what to do instead.
_INSTEAD = {
    name: instead
    for names, instead in (
        ("M MM generate-dependencies generate-nonsystem-dependencies", "no list of headers is written"),
        ("run", "use minicu run FILE"),
        ("link lib dlink device-link r relocatable-link", "use minicu link FILES"),
        ("arch-ls list-gpu-arch code-ls list-gpu-code", "minicu info tells which there are"),
        ("V version", "use minicu --version"),
        ("optix-ir ltoir cuda", "PTX and cubins are made (--emit)"),
        ("dryrun clean clean-targets", "no other programs are called, and no files are left"),
        ("sanitize", "use compute-sanitizer, or check=True on the CPU device"),
        ("fdevice-syntax-only", "use --emit tree"),
    )
    for name in names.split()
}

#: What names a file of further options (nvcc's -optf).
_FILES_OF_OPTIONS = ("options-file", "optf")
#: What nvcc's -Werror takes as the next word.
_ERRORS = {
    "all-warnings", "cross-execution-space-call", "reorder", "default-stream-launch", "missing-launch-bounds",
    "ext-lambda-captures-this", "deprecated-declarations",
}  # fmt: skip


def _words_of(file: str) -> list[str]:
    """The options in an options file."""
    import shlex

    try:
        with open(file, encoding="utf-8") as text:
            return shlex.split(text.read(), comments=True)
    except (OSError, ValueError) as e:
        raise UsageError(f"--options-file: cannot read '{file}': {e}") from None


def keyword(word: str, value: Any, options: dict[str, Any]) -> bool:
    """Whether the Python keyword `word` is the name of an option (`generate_line_info`, `use_fast_math`); if
    so, its `value` is added to `options`, fields of Options."""
    name = word.replace("_", "-")
    matching = [o for o in OPTIONS if "compile" in o.commands and (o.named(name) or o.named(word))]
    if not matching or name in ("o", "e", "c"):
        return False
    option, noted = matching[0], Arguments(options=options)
    values = value if isinstance(value, (list, tuple)) else [value]
    before = repr(options)
    for one in values:
        if option.value:
            option.take(noted, str(one).lower() if isinstance(one, bool) else str(one))
        elif one is True:
            option.take(noted, None)
        elif one is not False:
            raise UsageError(f"{word} must be True or False, not {one!r}")
    return repr(options) != before or option.take is ignore or value is False or bool(noted.ignored)


def keywords() -> list[str]:
    """The command line's long names, as Python's keywords."""
    here = [o for o in OPTIONS if "compile" in o.commands]
    return [name.replace("-", "_") for o in here for s in o.spellings if len(name := bare(s)) > 3]


def _short(option: Option, word: str) -> str | None:
    """The spelling that `word` begins with if its value follows without a space."""
    return next((s for s in option.spellings if len(s) == 2 and word.startswith(s) and word != s), None)


# -------------------------------------------------------------------- what is taken


def _set(field_name: str, convert: Callable[[str], Any] = str) -> Taker:
    """An action that sets a field of Options."""

    def take(a: Arguments, text: str | None) -> None:
        a.options[field_name] = convert(text or "")

    return take


def _flag(field_name: str, value: Any) -> Taker:
    def take(a: Arguments, _: str | None) -> None:
        a.options[field_name] = value

    return take


def _more(field_name: str, convert: Callable[[str], Any] = str) -> Taker:
    """An action that appends to a list in Options."""

    def take(a: Arguments, text: str | None) -> None:
        a.options.setdefault(field_name, []).append(convert(text or ""))

    return take


def _own(field_name: str, value: Any = None) -> Taker:
    """An action that sets a field of Arguments to `value`, or to what follows the option."""

    def take(a: Arguments, text: str | None) -> None:
        setattr(a, field_name, text if value is None else value)

    return take


def _one(field_name: str) -> Taker:
    """An action that appends to a list in Arguments."""

    def take(a: Arguments, text: str | None) -> None:
        getattr(a, field_name).append(text or "")

    return take


def ignore(a: Arguments, text: str | None) -> None:
    pass


def _ignored(what: str, why: str) -> Taker:
    def take(a: Arguments, text: str | None) -> None:
        given = what if text is None else f"{what} {text}"
        a.ignored.append(f"'{given}' is ignored: {why}")

    return take


def _debug(kind: str) -> Taker:
    def take(a: Arguments, _: str | None) -> None:
        if a.options.get("debug") != "full":  # nvcc: -G overrides -lineinfo
            a.options["debug"] = kind

    return take


def _define(a: Arguments, text: str | None) -> None:
    name, equals, value = (text or "").partition("=")
    _identifier(name.partition("(")[0])
    a.options.setdefault("defines", []).append((name, value if equals else "1"))
    if name in (undefined := a.options.get("undefines", [])):
        undefined.remove(name)  # -UN -DN=1: the later one holds


def _generate_code(a: Arguments, text: str | None) -> None:
    """-gencode arch=compute_80,code=[sm_80,compute_80]: one PTX is made, for the first architecture."""
    words = dict(part.split("=", 1) for part in (text or "").split(",") if "=" in part)
    if "arch" not in words:
        raise UsageError(f"arch=compute_NN is missing in '{text}'")
    if "arch" in a.options:
        a.ignored.append(f"'-gencode {text}' is ignored: one architecture at a time, {a.options['arch']}")
    else:
        a.options["arch"] = words["arch"]


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


def _seconds(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise UsageError(f"expected seconds, not '{text}'") from None


def _identifier(name: str) -> str:
    if not name.isidentifier():
        raise UsageError(f"'{name}' is not an identifier")
    return name


def _warning(name: str) -> list[tuple[str, bool]]:
    """-Wshadow, -Wno-shadow; -Werror=shadow also turns the warning on, -Wno-error=shadow leaves it so."""
    on = not name.startswith("no-")
    name = name.removeprefix("no-")
    which = name.removeprefix("error=")
    return [(name, on), (which, True)] if on and which != name else [(name, on)]


_HOST = "host code is not compiled by a host compiler"
_OBJECTS = (("-c", "--compile"), ("-fatbin", "--fatbin"), ("-shared", "--shared"))
_NO_OBJECT = "PTX is written, no object file; -cubin and minicu link make machine code"
_LIBRARY = "libraries of the host are called in programs, by minicu run"

#: Every option. The order is that of `--help`.
OPTIONS: tuple[Option, ...] = (
    Option(("-o", "--output-file"), "write to FILE; without it to standard output", _own("output"), "FILE",
           commands=("compile", "abi", "stubs", "link")),
    Option(("--emit",), "what to make: tokens, ast, tree, llvm, ptx (the default) or cubin", _own("emit"),
           "STAGE", commands=("compile",)),
    Option(("-ptx", "--ptx"), "the same as --emit ptx", _own("emit", "ptx"), commands=("compile",)),
    Option(("-cubin", "--cubin"), "the same as --emit cubin", _own("emit", "cubin"),
           commands=("compile",)),
    Option(("-E", "--preprocess"), "the same as --emit tokens", _own("emit", "tokens"),
           commands=("compile",)),
    Option(("--device",), "where kernels run: auto, cuda, cuda:N, cpu or cpu:isolated", _own("device"),
    "DEVICE",
           commands=("run",)),
    Option(("--json",), "print JSON", _own("json", True), commands=("abi", "info")),
    Option(("--json",), "write the results to FILE", _own("json"), "FILE", commands=("bench",)),
    Option(("--svg",), "draw records as SVG", _own("svg", True), commands=("abi",)),
    Option(("-arch", "--gpu-architecture"), "the architecture: sm_NN, NN, or native (the GPU here); "
           "without one PTX is for sm_90, and what is loaded or run for the device at hand", _set("arch"),
           "ARCH"),
    Option(("-gencode", "--generate-code"), "nvcc's way to name architectures; the first one counts",
           _generate_code, "SPEC"),
    Option(("-O", "--optimize"), "how much to optimise, 0 to 3 (the default)", _set("opt", _integer), "N",
           attached=True),
    Option(("-lineinfo", "--generate-line-info", "-g", "--debug"),
           "line numbers for profilers; the code stays as it is", _debug("lineinfo")),
    Option(("-G", "--device-debug"), "all for a debugger; sets -O0", _debug("full")),
    Option(("-I", "--include-path"), "look for headers in DIR", _more("include_dirs"), "DIR",
           attached=True),
    Option(("-include", "--pre-include"), "read header FILE first", _more("preincludes"), "FILE"),
    Option(("-D", "--define-macro"), "define a macro, as 1 or as VALUE", _define, "NAME[=VALUE]",
           attached=True),
    Option(("-U", "--undefine-macro"), "undefine a macro", _more("undefines", _identifier), "NAME",
           attached=True),
    Option(("-x",), "the language, cu or c; else the suffix tells", _own("language"), "LANGUAGE",
           attached=True),
    Option(("-std", "--std"), "the standard: c++03 to c++23, c99 to c23", _set("standard"), "STANDARD"),
    Option(("--instance",), "make an instance of a kernel template: 'scale<float, 3>'", _more("instances"),
           "NAME"),
    Option(("-use_fast_math", "--use_fast_math"), "fast, less exact arithmetic: -ftz=true -prec-div=false "
           "-prec-sqrt=false -fmad=true, and intrinsics", _flag("fast_math", True)),
    Option(("-ftz", "--ftz"), "flush subnormal floats to zero", _set("ftz", _boolean), "BOOL"),
    Option(("-fmad", "--fmad"), "contract multiplications and additions (the default)",
           _set("fmad", _boolean), "BOOL"),
    Option(("-prec-div", "--prec-div"), "exact float division (the default)", _set("prec_div", _boolean),
           "BOOL"),
    Option(("-prec-sqrt", "--prec-sqrt"), "exact float square roots (the default)",
           _set("prec_sqrt", _boolean), "BOOL"),
    Option(("-maxrregcount", "--maxrregcount"), "registers that a thread may have",
           _set("maxrregcount", _integer), "N"),
    Option(("--unroll",), "trips of a loop without a pragma that are made one from -O2 on; 1: none",
           _set("unroll", _integer), "N"),
    Option(("--spill-to-shared",), "kernels with launch bounds spill registers to shared memory "
           "(PTX 9.0)", _flag("spill_to_shared", True)),
    Option(("-rdc", "--relocatable-device-code"), "functions and variables are visible to other files",
           _set("rdc", _boolean), "BOOL"),
    Option(("-dc", "--device-c"), "the same as -rdc=true", _flag("rdc", True)),
    Option(("-m", "--machine"), "bits of an address, 64 or 32", _set("machine", _integer), "BITS"),
    Option(("-m32", "--m32"), "the same as -m 32", _flag("machine", 32)),
    Option(("-m64", "--m64"), "the same as -m 64", _flag("machine", 64)),
    Option(("--host",), "the machine of the host code, x86_64 or aarch64, which says whether char has a sign",
           _set("host"), "MACHINE"),
    Option(("--ptx-version",), "the PTX version, like 8.0; else the lowest that serves",
           _set("ptx_version"), "X.Y"),
    Option(("--isolate",), "for sources of others: compile in a process of its own, with bounds of time and "
           "memory; read no files but those beside the source and in the folders of -I",
           _flag("isolate", True)),
    Option(("--isolate-seconds",), "the bound of time of --isolate (60)",
           _set("isolate_seconds", _seconds), "N"),
    Option(("--isolate-memory",), "the bound of memory of --isolate in MB (4096)",
           _set("isolate_memory", lambda text: _integer(text) << 20), "N"),
    Option(("--no-cache",), "neither look into the disk cache nor write to it", _own("cache", False)),
    Option(("--time",), "say how long each stage took", _own("time", True), commands=("compile",)),
    Option(("-Werror", "-Werror=all-warnings"), "warnings are errors; -Werror=NAME one of them",
           _flag("werror", True)),
    Option(("-Wno-error",), "warnings are none", _flag("werror", False)),
    Option(("-w", "--disable-warnings"), "no warnings; -WNAME and -Wno-NAME switch one",
           _more("warnings", lambda _: ("all", False))),
    Option(("--extended-lambda", "-extended-lambda", "--expt-extended-lambda", "-expt-extended-lambda",
           "--expt-relaxed-constexpr", "-expt-relaxed-constexpr", "-dlto",
           "--dlink-time-opt", "-Wno-deprecated-gpu-targets", "--keep", "-keep", "-v", "--verbose",
           "-restrict", "--restrict", "--default-stream=legacy",
           "-lto", "--lto", "-pg", "-time",
           "-allow-unsupported-compiler", "--allow-unsupported-compiler", "-extra-device-vectorization",
           "-forward-unknown-to-host-compiler", "--forward-unknown-to-host-compiler", "-device-int128",
           "-src-in-ptx", "--source-in-ptx", "-minimal", "-objtemp", "--objdir-as-tempdir", "-use-local-env",
           "-force-cl-env-setup", "--profile", "-gen-opt-lto", "-noeh", "--no-exceptions", "-nohdinitlist",
           "--no-host-device-initializer-list", "-nohdmoveforward", "--no-host-device-move-forward",
           "-forward-unknown-to-host-linker", "-forward-unknown-opts", "-noprof", "--dont-use-profile",
           "-save-temps", "-no-align-double", "-nodlink", "--no-device-link", "-dw", "--device-w",
           "-keep-device-functions", "-ewp", "--extensible-whole-program", "-no-compress", "-err-no",
           "--display-error-number", "-no-err-no", "--no-display-error-number", "-reloc-ptx",
           "--relocatable-ptx", "-aug-hls", "--augment-host-linker-script", "-jobserver", "-MP",
           "--generate-dependency-targets", "--generate-dependencies-with-compile",
           "--generate-nonsystem-dependencies-with-compile", "-astoolspatch", "--compile-as-tools-patch"),
           "taken as nvcc takes them; here they are always so, or need nothing", ignore),
    *(Option((short, long), "ignored: PTX is written, no object file", _ignored(short, _NO_OBJECT),
             commands=("compile",)) for short, long in _OBJECTS),
    Option(tuple(word for both in _OBJECTS for word in both), "ignored: no file is written", ignore,
           commands=("run", "abi", "stubs", "link")),
    Option(("-MD", "-MMD"), "ignored: no file of dependencies is written",
           _ignored("-MD", "no file of dependencies is written")),
    Option(("-code", "--gpu-code"), "ignored: a driver or ptxas makes the machine code",
           _ignored("-code", "the PTX serves every GPU from its architecture on"), "CODE"),
    Option(("-isystem", "--system-include"), "look for headers in DIR", _more("include_dirs"), "DIR"),
    Option(("-MF", "-diag-suppress", "--diag-suppress", "-split-compile", "--split-compile", "-opt-info",
           "-Xarch_device", "--default-stream", "--dependency-output", "-odir", "--output-directory",
           "-arbin", "--archiver-binary", "-cudadevrt", "-ldir", "--libdevice-directory", "-target-dir",
           "--target-directory", "--optimization-info", "-Ofc", "--Ofast-compile", "-dopt",
           "-ftemplate-backtrace-limit", "-ftemplate-depth", "-Xarchive", "--archive-options",
           "-split-compile-extended", "-fdevice-time-trace", "-keep-dir", "-idp", "--input-drive-prefix",
           "-ddp", "--dependency-drive-prefix", "-dp", "--drive-prefix", "-MT", "--dependency-target-name",
           "-e", "--entries", "-diag-error", "-diag-warn", "-hls", "--host-linker-script", "-jtd",
           "--jump-table-density", "-frandom-seed", "-qpp-config", "--run-args",
           "--static-global-template-stub", "--device-entity-has-hidden-visibility", "--brief-diagnostics",
           "--device-stack-protector", "--compress-mode"), "ignored",
           _ignored("the option", "it says nothing to minicu"), "VALUE"),
    Option(("-l", "--library"), "a shared library whose functions the program calls", _one("libraries"),
           "LIB", attached=True, commands=("run",)),
    Option(("-L", "--library-path"), "look for such libraries in DIR", _one("library_dirs"), "DIR",
           attached=True, commands=("run",)),
    Option(("-l", "--library"), "ignored", _ignored("-l", _LIBRARY), "LIB", attached=True,
           commands=("compile", "abi", "stubs", "link")),
    Option(("-L", "--library-path"), "ignored", _ignored("-L", _LIBRARY), "DIR", attached=True,
           commands=("compile", "abi", "stubs", "link")),
    Option(("-Xptxas", "--ptxas-options"), "ignored", _ignored("-Xptxas", "no ptxas is called here"),
           "WORDS"),
    Option(("-Xnvlink", "--nvlink-options"), "ignored", _ignored("-Xnvlink", "no nvlink is called here"),
           "WORDS"),
    Option(("-Xcompiler", "--compiler-options"), "ignored", _ignored("-Xcompiler", _HOST), "WORDS"),
    Option(("-Xlinker", "--linker-options"), "ignored", _ignored("-Xlinker", _HOST), "WORDS"),
    Option(("-Xcudafe",), "ignored", _ignored("-Xcudafe", "minicu has a front end of its own"), "WORDS"),
    Option(("-ccbin", "--compiler-bindir"), "ignored", _ignored("-ccbin", _HOST), "COMPILER"),
    Option(("-t", "--threads"), "ignored", _ignored("-t", "a file is compiled on all cores that help"),
           "N",
           attached=True),
    Option(("-cudart", "--cudart"), "ignored", _ignored("-cudart", "the CUDA runtime is minicu's own"),
           "KIND"),
    Option(("-res-usage", "--resource-usage"),
           "ignored: ask ptxas -v, or Kernel.attributes of what is loaded",
           _ignored("--resource-usage", "Kernel.attributes of a loaded program tells registers and memory")),
)  # fmt: skip

#: What each command takes and does.
COMMANDS: dict[str, tuple[str, str]] = {
    "compile": ("FILE", "compile to PTX, or to any stage before it"),
    "run": ("FILE... [-- ARGUMENTS]", "run a whole program with main(), kernels on a GPU or on the CPU"),
    "abi": ("FILE [NAME...]", "show how records lie in memory and how functions are called"),
    "stubs": ("FILE", "write the types of a program's kernels, for type checkers and editors (.pyi)"),
    "link": ("INPUT... -o OUT", "link .cu, .ptx, .cubin, .o of any producer to one cubin"),
    "bench": ("NAME", "measure calls, launches, compilation, kernels beside other tools"),
    "info": ("", "versions, devices, where everything was found, what is missing"),
    "completion": ("bash|zsh|fish", "print what makes a shell complete minicu's words"),
}
