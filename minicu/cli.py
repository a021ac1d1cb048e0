"""The command line. Each subcommand imports what it needs when it runs.

Exit status: 0 done, 1 the source was refused, 2 wrong usage, 3 a fault of minicu itself.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from minicu.command_line import Arguments, parse_arguments
from minicu.diagnostics.errors import UsageError, show
from minicu.options import STAGES, Options

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, NoReturn


def script() -> NoReturn:
    """The command `minicu` in a process of its own. Compilations run without garbage collection: they make
    little garbage, and with large headers the search takes a third of the time. The process ends without
    orderly teardown."""
    import gc

    _open_standard_streams()
    if sys.argv[1:2] == ["run"]:
        gc.set_threshold(500_000)
    if sys.argv[1:2] in (["compile"], ["abi"]):
        gc.disable()
        status = main(own_process=True)
        for stream in (sys.stdout, sys.stderr):
            try:
                if stream is not None:
                    stream.flush()
            except OSError:  # nobody reads it any more
                pass
        os._exit(status)
    sys.exit(main())


def _open_standard_streams() -> None:
    """A file that is opened never takes the number of a standard stream that was closed: messages of C code
    would land in it. Complaints that nobody reads are not to be printed among the results."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:  # the lowest number that is free
            os.open(os.devnull, os.O_RDWR)
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def main(argv: Sequence[str] | None = None, own_process: bool = False) -> int:
    """Run one command; returns the exit status. `own_process`: this process was started for it alone."""
    words = list(sys.argv[1:] if argv is None else argv)
    return _guarded(lambda: _command(words, own_process))


def _command(words: list[str], own_process: bool) -> int:
    """Runs the command that `words` ask for, or prints the help that they do."""
    if words and words[0] in ("-V", "--version"):
        from minicu import __version__

        _write(f"minicu {__version__}\n", "-")
        return 0
    asks = not words or words[0] in _HELP
    if asks and not words[1:]:
        from minicu.commands.help import overview

        _write(overview(), "-")
        return 0 if words else 2
    name = words[1] if asks else words[0]
    command = COMMANDS.get(name)
    if command is None:
        from minicu.diagnostics.errors import meant

        raise UsageError(f"unknown command '{name}'{meant(name, COMMANDS)}; see minicu --help")
    options = words[1 : words.index("--")] if "--" in words else words[1:]
    if asks or any(w in _HELP[:2] for w in options):
        from minicu.commands.help import help_of

        _write(help_of(name), "-")
        return 0
    arguments = parse_arguments(words[1:], name)
    arguments.own_process = own_process
    return command(arguments)


_HELP = ("-h", "--help", "help")


def _guarded(run: Any) -> int:
    """Turns every kind of failure into its exit status and a message without a traceback."""
    try:
        if sys.stdout is None:
            raise UsageError("standard output is closed")
        status = run()
        sys.stdout.flush()
        return status
    except UsageError as e:
        print(f"minicu: {e}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except Exception as e:
        from minicu.diagnostics.errors import CompileError

        if isinstance(e, CompileError):
            show(e.diagnostics)
            return 1
        from minicu.runtime.errors import DeviceError

        if isinstance(e, DeviceError):  # a missing GPU or tool, a refused link
            print(f"minicu: error: {e}", file=sys.stderr)
            return 1
        if os.environ.get("MINICU_DEBUG"):
            raise
        print(f"minicu: internal error: {type(e).__name__}: {e}", file=sys.stderr)
        print("minicu: this is a fault of minicu; MINICU_DEBUG=1 shows where", file=sys.stderr)
        return 3


def _options(arguments: Arguments) -> Options:
    from minicu.compiling.inputs import NATIVE, native_arch

    for said in arguments.ignored:
        print(f"minicu: warning: {said}", file=sys.stderr)

    if arguments.options.get("arch") in NATIVE:
        arguments.options["arch"] = native_arch()
    elif "arch" not in arguments.options:
        arguments.options["portable"] = True  # as `minicu.compile` has it: the cache serves both
    return arguments.make_options()


def compile_command(arguments: Arguments) -> int:
    """`minicu compile`."""
    from minicu.compile import Stages, build, cached_ptx

    emit = arguments.emit
    output = _output(arguments)
    if emit is None:
        emit = "cubin" if output.endswith(".cubin") else "ptx"
    if emit not in STAGES:
        raise UsageError(f"--emit takes one of {', '.join(STAGES)}, not '{emit}'")
    if len(arguments.positional) > 1:
        return _compile_several(arguments, emit)
    source, language = _source(arguments, "compile")
    _spare(arguments)
    options = _options(arguments)
    use_cache = arguments.cache
    if (
        emit == "ptx"
        and use_cache
        and not options.isolate
        and (ptx := cached_ptx(source, language, options)) is not None
    ):
        _write(ptx, output)
        return 0
    apart = arguments.own_process and emit in ("ptx", "cubin") and not options.isolate and _load_llvm()
    stages = Stages(source, language, options, cached=use_cache, llvm_apart=apart)
    result: str | bytes
    if options.isolate and emit not in ("ptx", "cubin"):
        from minicu.compiling import isolation

        result, warnings = isolation.show(source, language, options, emit)
    elif emit in ("ptx", "cubin"):
        shared_stages = None if options.isolate else stages
        program = build(source, language, options, use_cache=use_cache, stages=shared_stages)
        result = program.ptx if emit == "ptx" else program.cubin()
        warnings = program.warnings
    else:
        result = stages.show(emit)
        warnings = tuple(stages.diagnostics.items)
    show(warnings)
    _write(result, output)
    if arguments.time:
        for stage, seconds in stages.times.items():
            print(f"{stage:16s} {seconds * 1e3:8.2f} ms", file=sys.stderr)
    return 0


def _load_llvm() -> bool:
    """Whether another process loads LLVM while this one reads the program; both take about equally long."""
    from minicu.llvm import isolate

    return isolate.make_ready()


def _compile_several(arguments: Arguments, emit: str) -> int:
    """Each file by itself, into a file of its name here, as `nvcc -ptx a.cu b.cu` does. Where they are to be
    linked (`-rdc=true`), their symbols must fit together."""
    from minicu.commands import several
    from minicu.compile import Stages
    from minicu.diagnostics.errors import CompileError

    if arguments.output is not None:
        raise UsageError("-o names the output of one file: with several, each has its own name")
    if emit not in ("ptx", "cubin"):
        raise UsageError(f"--emit {emit} takes one source file")
    options = _options(arguments)
    names = arguments.positional
    outputs = [f"{os.path.splitext(os.path.basename(name))[0]}.{emit}" for name in names]
    for i, output in enumerate(outputs):
        if output in outputs[:i]:
            raise UsageError(
                f"'{names[outputs.index(output)]}' and '{names[i]}' would both become '{output}'"
            )
    refused = False
    done: list[tuple[Stages, str | bytes, str]] = []
    for name, output in zip(names, outputs, strict=True):
        arguments.positional = [name]
        source, language = _source(arguments, "compile")
        stages = Stages(source, language, options, cached=arguments.cache)
        try:
            program = stages.program()
            done.append((stages, program.ptx if emit == "ptx" else program.cubin(), output))
            show(program.warnings)
        except CompileError as e:
            show(e.diagnostics)
            refused = True
    if options.rdc and not refused:
        last = done[-1][0].diagnostics
        before = last.mark()
        several.check([stages.check() for stages, _, _ in done], last)
        refused = last.errors > before[1]
        show(last.items[before[0] :])
    for _, result, output in () if refused and options.rdc else done:
        _write(result, output)
    return int(refused)


def abi_command(arguments: Arguments) -> int:
    """`minicu abi`."""
    from minicu.compiling import isolation
    from minicu.llvm import versions

    if arguments.json and arguments.svg:
        raise UsageError("abi prints --json or --svg, not both")
    names = arguments.positional[1:]
    del arguments.positional[1:]
    source, language = _source(arguments, "abi")
    _spare(arguments)
    options = _options(arguments)
    versions.choose_version((0, 0), options.arch, options.ptx_version)  # that there are such
    style = "json" if arguments.json else "svg" if arguments.svg else "table"
    if options.isolate:
        text, warnings = isolation.layouts(source, language, options, names, style)
    else:
        text, warnings = isolation.layouts_here(source, language, options, names, style)
    show(warnings)
    _write(text, _output(arguments))
    return 0


def stubs_command(arguments: Arguments) -> int:
    """`minicu stubs`."""
    from minicu.commands.stubs import stubs
    from minicu.compile import build

    source, language = _source(arguments, "stubs")
    _spare(arguments)
    program = build(source, language, _options(arguments), use_cache=arguments.cache)
    show(program.warnings)
    _write(stubs(program), _output(arguments))
    return 0


def link_command(arguments: Arguments) -> int:
    """`minicu link`."""
    from minicu.commands.linking import link_files

    if not arguments.positional:
        raise UsageError("link needs at least one input: .cu, .c, .ptx or .cubin files")
    if arguments.output is None:
        raise UsageError("link needs -o OUT")
    for name in arguments.positional:
        _must_exist(name)
    _spare(arguments)
    options = _options(arguments)
    cubin = link_files(arguments.positional, options, arguments.language, arguments.cache)
    _write(cubin, arguments.output)
    return 0


def run_command(arguments: Arguments) -> int:
    """`minicu run`."""
    from minicu.commands.run import run
    from minicu.commands.shared import Libraries, is_library
    from minicu.compiling.inputs import read_file
    from minicu.language import PROGRAM_SUFFIXES
    from minicu.syntax.headers import installed

    if not arguments.positional:
        raise UsageError("run takes .cu files, one with a main()")
    first, others = arguments.positional[0], []
    rest = arguments.positional[1:]
    # Behind the files stand the program's own arguments, with or without `--`.
    while rest and ((rest[0].endswith(PROGRAM_SUFFIXES) and os.path.isfile(rest[0])) or is_library(rest[0])):
        if is_library(rest[0]):
            arguments.libraries.append(rest.pop(0))
        else:
            others.append(rest.pop(0))
    arguments.trailing[:0] = rest
    arguments.positional[:] = [first]
    if arguments.device == "cpu:isolated":
        return _apart(arguments.words)
    source, language = _source(arguments, "run")
    if not (language.cplusplus or (others and first.endswith(".c"))):
        raise UsageError("run takes .cu files; give -x cu for a file with another name")
    if arguments.libraries:  # gcc looks there, too
        arguments.options.setdefault("include_dirs", []).extend(installed.SYSTEM)
    options = _options(arguments)
    device = _device(arguments.device)
    return run(
        source, options, device, arguments.trailing, "arch" not in arguments.options,
        [read_file(name) for name in others], Libraries(arguments.libraries, arguments.library_dirs),
        arguments.cache,
    )  # fmt: skip


def _apart(words: Sequence[str]) -> int:
    """Runs `minicu run` again on the CPU device, in a process of its own."""
    import contextlib
    import signal
    import subprocess

    end = words.index("--") if "--" in words else len(words)
    plain = [*(w.replace("cpu:isolated", "cpu") for w in words[:end]), *words[end:]]
    # Ctrl-C reaches both, and the program decides what it means.
    with contextlib.suppress(ValueError):  # not the main thread
        before = signal.signal(signal.SIGINT, lambda number, frame: None)
    try:
        ended = subprocess.run([sys.executable, "-m", "minicu", "run", *plain], check=False)
    finally:
        with contextlib.suppress(ValueError, UnboundLocalError):
            signal.signal(signal.SIGINT, before)
    if ended.returncode < 0:
        name = signal.Signals(-ended.returncode).name
        print(f"minicu: error: the program's process was ended by {name}", file=sys.stderr)
        return 128 - ended.returncode
    return ended.returncode


def _device(name: str) -> str:
    """The device that --device names. It is looked up before anything is compiled."""
    if name != "auto":
        from minicu.runtime.device import find

        find(name)
    return name


def bench_command(arguments: Arguments) -> int:
    """`minicu bench`."""
    from minicu.runtime import bench

    return bench.main(arguments.positional, str(arguments.json) if arguments.json else None)


def info_command(arguments: Arguments) -> int:
    """`minicu info`."""
    from minicu.commands import info

    if arguments.positional:
        raise UsageError(f"info takes no arguments, given: {' '.join(arguments.positional)}")
    if arguments.json:
        _write(info.as_json(), "-")
    else:
        from minicu.diagnostics.errors import style_for

        _write(info.as_text(style_for(sys.stdout)), "-")
    return 0


def completion_command(arguments: Arguments) -> int:
    """`minicu completion`."""
    from minicu.commands.help import completion

    if len(arguments.positional) != 1:
        raise UsageError("completion takes the name of a shell: bash, zsh or fish")
    _write(completion(arguments.positional[0]), "-")
    return 0


COMMANDS = {
    "compile": compile_command,
    "abi": abi_command,
    "stubs": stubs_command,
    "link": link_command,
    "run": run_command,
    "bench": bench_command,
    "info": info_command,
    "completion": completion_command,
}


def _source(arguments: Arguments, command: str) -> tuple[Any, Any]:
    """The Source and Language of the one file a command takes; "-" is standard input."""
    from minicu.compiling.inputs import MOST_BYTES, decode, language_of, read, read_file

    if len(arguments.positional) != 1:
        given = " ".join(arguments.positional) or "none"
        raise UsageError(f"{command} takes one source file, given: {given}")
    name = arguments.positional[0]
    language = arguments.language
    if name == "-":
        if sys.stdin is None:
            raise UsageError("standard input is closed")
        text = decode(sys.stdin.buffer.read(MOST_BYTES + 1), "<stdin>")
        return read(text, "<stdin>"), language_of("", language)
    _must_exist(name)
    try:
        return read_file(name), language_of(name, language)
    except OSError as e:
        raise UsageError(f"cannot read '{name}': {e.strerror}") from None


def _must_exist(name: str) -> None:
    """Refuses a path that is no file. It is not opened, since a pipe can be read only once."""
    if os.path.isdir(name):
        raise UsageError(f"'{name}' is a directory")
    try:
        os.stat(name)
    except OSError as e:
        raise UsageError(f"cannot read '{name}': {e.strerror}") from None
    if not os.access(name, os.R_OK):
        raise UsageError(f"cannot read '{name}': Permission denied")


def _output(arguments: Arguments) -> str:
    return "-" if arguments.output is None else arguments.output


def _spare(arguments: Arguments) -> None:
    """Refuses an output that would overwrite an input."""
    output = _output(arguments)
    for name in arguments.positional:
        if os.path.isfile(output) and os.path.exists(name) and os.path.samefile(output, name):
            raise UsageError(f"the output '{output}' is an input: it would be overwritten")


def _write(result: str | bytes, output: str) -> None:
    """Writes to a file, replacing it atomically, or to standard output."""
    data = result if isinstance(result, bytes) else result.encode("utf-8", "surrogateescape")
    if data and isinstance(result, str) and not data.endswith(b"\n"):
        data += b"\n"
    if output == "-":
        if isinstance(result, bytes) and sys.stdout.isatty():
            raise UsageError("a cubin is binary: give -o OUT")
        try:
            sys.stdout.flush()
            sys.stdout.buffer.write(data)
            sys.stdout.flush()
        except BrokenPipeError:
            raise
        except OSError as e:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise UsageError(f"cannot write to standard output: {e.strerror}") from None
        return
    # A file is replaced whole or not at all; a pipe or a device takes what comes.
    regular = os.path.isfile(output) or not os.path.exists(output)
    target = os.path.realpath(output) if os.path.isfile(output) else output
    beside = regular and output and os.access(os.path.dirname(target) or ".", os.W_OK)
    scratch = f"{target}.{os.urandom(4).hex()}.part" if beside else output
    # Nothing that somebody put there before, a link above all, is written through.
    creating = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    try:
        with os.fdopen(os.open(scratch, creating, 0o666), "wb") if beside else open(scratch, "wb") as file:
            file.write(data)
        if scratch != output:
            if os.path.exists(target):
                os.chmod(scratch, os.stat(target).st_mode & 0o7777)
            os.replace(scratch, target)
    except OSError as e:
        if scratch != output and os.path.exists(scratch):
            os.unlink(scratch)
        raise UsageError(f"cannot write '{output}': {e.strerror}") from None
