"""`minicu run`: a whole program with main().

Two compilations of one file: its kernels, for the device; and what main() reaches, by the compiler for the
CPU device, on which main() then runs as a kernel of one thread. The functions of the CUDA runtime that it
calls are those of `minicu.runtime.host.api`, the C library's are the process's own.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, NoReturn, cast

import numpy

from minicu.commands.shared import Libraries
from minicu.compile import Stages, build
from minicu.diagnostics.errors import Diagnostic, Kind, show
from minicu.diagnostics.source import Source
from minicu.diagnostics.warnings import MISSING_INSTANCE, NO_KERNELS
from minicu.language import CU, WHOLE_PROGRAM
from minicu.llvm import jit
from minicu.lower.unwinding import PERSONALITY, RAISE
from minicu.options import Options
from minicu.program import Program
from minicu.program.describe import describe
from minicu.sema.lambdas.extended import Nameless
from minicu.sema.launched import instance_request
from minicu.sema.scope import beside_program
from minicu.syntax.reach.whole_program import PROGRAM, START
from minicu.syntax.requests import Request, reads_alike

if TYPE_CHECKING:
    from minicu import tree
    from minicu.runtime.cpu.cores import Record
    from minicu.runtime.cuda.device import CudaDevice
    from minicu.runtime.device import Device
    from minicu.runtime.host.native import NativeRuntime
    from minicu.runtime.host.threads import HostThreads

#: The variable by which host code knows whether it has made a thread (library/host/pthread.h).
THREADED = "__minicu_threaded"

#: The statuses that a shell gives programs that a signal ended.
_SEGMENTATION_FAULT, _ABORTED, _FLOATING_POINT = 139, 134, 136


def run(
    source: Source,
    options: Options,
    device: str = "auto",
    arguments: Sequence[str] = (),
    any_arch: bool = True,
    others: Sequence[Source] = (),
    libraries: Libraries | None = None,
    cached: bool = True,
) -> int:
    """Run the main() of a file, or of a program with `others` and shared `libraries`, with `arguments` after
    its name; returns what it returns. Kernels run on `device`, as Program.load takes it, compiled for it if
    `any_arch`; the disk cache serves if `cached`. Raises CompileError, UsageError and DeviceError; what the
    program itself does wrong is said on stderr, and the result is the status that a shell gives."""
    from minicu.runtime import find
    from minicu.runtime.cpu.device import CpuDevice

    # Options about arithmetic are for kernels, as with nvcc.
    place = find(device)
    if any_arch and place.kind != "cpu":  # __CUDA_ARCH_LIST__ is the same on both sides
        options = replace(options, arch=cast("CudaDevice", place).arch)
    plain = replace(options, fmad=False, ftz=False, prec_div=True, prec_sqrt=True, fast_math=False)
    host_stages = partial(Stages, source, WHOLE_PROGRAM, plain, others=others, cached=cached)
    stages = host_stages()
    unit = stages.check()
    main = describe(unit, options=plain, name=source.name, check=lambda: host_stages().check())
    host = main.host()
    for kernel in host.kernels.values():
        if kernel.refused is not None:
            print(kernel.refused, file=sys.stderr)
            return 1
    stages.diagnostics.check()
    libraries = libraries or Libraries()
    libraries.check(place.kind)
    if place.kind == "cpu":
        place = CpuDevice()  # one that waits for nobody: main() itself runs on another
        place.lenient = _warn
    launched = [f for f in unit.functions if f.kind == "kernel" and f.body is None]
    # Only main() tells what the host's part of a library launches.
    asked = _requests(stages, [f for f in launched if beside_program(f.at)])
    kernels = _kernels(source, options, place, others, asked, stages)
    if missing := _missing(launched, kernels):
        # Main reaches launches that reading host code alone does not find.
        if further := _requests(stages, missing):
            kernels = _kernels(source, options, place, others, [*asked, *further], stages)
        where = "these files" if others else "this file"
        for f in _missing(launched, kernels):
            stages.diagnostics.error(f.at, f"the kernel '{f.name}' is launched, but not defined in {where}")
        stages.diagnostics.check()
    managed = _managed(unit, kernels, stages)
    _show_warnings((*kernels.warnings, *stages.diagnostics.items))
    variables = [o.symbol or o.name for o in unit.objects if not o.defined and o.linkage == "external"]
    program = _Main(main, kernels, place, managed, libraries, variables)
    if undefined := program.undefined():
        print("\n".join(undefined), file=sys.stderr)
        return 1
    return program.run([source.name, *arguments])


def _managed(unit: tree.Unit, kernels: Program, stages: Stages) -> dict[str, str]:
    """The managed variables that host code uses, and where it looks for the address of each."""
    defined = {g.symbol for g in kernels.globals.values()}
    found: dict[str, str] = {}
    for o in unit.objects:
        if o.managed_at is None:
            continue
        symbol = o.symbol or o.name
        if symbol not in defined:
            what = f"undefined managed variable '{o.name}': name the file that defines it as well"
            stages.diagnostics.error(o.at, what)
        found[symbol] = o.managed_at.symbol or ""
    stages.diagnostics.check()
    return found


def _show_warnings(warnings: Iterable[Diagnostic]) -> None:
    """Shows those of the kernels and of the host: what both say, once."""
    for warning in {str(warning): warning for warning in warnings}.values():
        # What main() launches is there; it may launch nothing.
        if warning.option not in (MISSING_INSTANCE, NO_KERNELS):
            show([warning])


def _kernels(
    source: Source,
    options: Options,
    place: Device,
    others: Sequence[Source],
    asked: Sequence[Request],
    main: Stages,
) -> Program:
    """The program's kernels, the instances among them that `main` asks for."""
    if asked:
        options = replace(options, instances=(*options.instances, *(request.text for request in asked)))
    of_kernels = partial(Stages, source, CU, options, others=others, cached=main.cached, requests=asked)
    stages = of_kernels()
    lambdas = [(request, lifted) for request in asked for lifted in request.lambdas]
    if lambdas:
        tokens = main.preprocess().tokens, stages.preprocess().tokens
        for request, lifted in lambdas:
            if not reads_alike(lifted, *tokens):
                what = "a lambda that reads otherwise for the device, as an argument of a library"
                main.diagnostics.error(request.place, f"not supported: {what}", kind=Kind.UNSUPPORTED)
        main.diagnostics.check()
    if place.kind == "cpu":
        return describe(stages.check(), options=options, name=source.name, check=lambda: of_kernels().check())
    # What a class of the functions around is, its syntax alone says.
    apart = bool(others) or any(lifted.classes for _, lifted in lambdas)
    return build(source, CU, options, use_cache=main.cached and not apart, stages=stages)


def _requests(main: Stages, launched: Sequence[tree.Function]) -> list[Request]:
    """Requests for the instances of kernel templates among those that are launched."""
    requests = []
    for f in launched:
        if f.instance is not None:
            try:
                requests.append(instance_request(f, "asked"))
            except Nameless as why:
                main.diagnostics.error(f.at, f"not supported: the kernel '{f.name}' here: {why}")
    main.diagnostics.check()
    return requests


def _missing(launched: Sequence[tree.Function], kernels: Program) -> list[tree.Function]:
    """The kernels of `launched` that were not compiled."""
    known = {k.symbol for k in kernels.kernels.values()}
    return [f for f in launched if (f.symbol or f.name) not in known]


class _Main:
    """A program that is about to run."""

    def __init__(
        self,
        main: Program,
        kernels: Program,
        place: Device,
        managed: Mapping[str, str],
        libraries: Libraries,
        variables: Sequence[str],
    ) -> None:
        """`variables` are those that the program declares, and does not define."""
        from minicu.runtime.cpu.device import CpuDevice
        from minicu.runtime.host.api import HostApi
        from minicu.runtime.host.native import NativeRuntime

        self.symbols: dict[int, str] = {}
        module = kernels.load(place)
        native = NativeRuntime(place)
        self.api = HostApi(module, place, self.symbols.get, main.records, native)
        wanted = {name: (result, types) for name, result, types in main.host().externals}
        ending = {name: wanted.pop(name) for name in ("exit", "_exit", "_Exit", "abort") if name in wanted}
        functions = {n: t for n, t in wanted.items() if n.startswith(("cuda", "minicu_"))}
        for name, address in self.api.addresses(functions).items():
            jit.define_symbol(name, address)
        self.threads = self._with_threads(wanted, native)
        libraries.load()
        self._libraries = libraries
        if THREADED in variables:
            jit.define_symbol(THREADED, native.threaded)
        for name in {*wanted, *variables} - functions.keys() - {THREADED}:
            if (library_address := libraries.find(name)) is not None:
                jit.define_symbol(name, library_address)
        known = {g.symbol: g.size for g in kernels.globals.values()}
        # Those of the device that the program's device code alone defines.
        self._shadows = {n: ctypes.create_string_buffer(known[n] or 1) for n in variables if n in known}
        for name, shadow in self._shadows.items():
            self.symbols[ctypes.addressof(shadow)] = name
            jit.define_symbol(name, ctypes.addressof(shadow))
        if RAISE in wanted:
            from minicu.native import load

            jit.define_symbol(PERSONALITY, load("exceptions").code.address(PERSONALITY))
        self._endings = [self._ending(name) for name in ending]
        for name, function in zip(ending, self._endings, strict=True):
            jit.define_symbol(name, ctypes.cast(function, ctypes.c_void_p).value or 0)
        self.host = CpuDevice()
        self.host.limits.stack = 64 << 20
        self.host.calls_python = True
        self.module = main.load(self.host)
        self._tell_symbols(main, kernels, managed)

    def _with_threads(
        self, wanted: dict[str, tuple[str, tuple[str, ...]]], native: NativeRuntime
    ) -> HostThreads | None:
        """Defines what the program needs for its threads, taking that from `wanted`; None if it has none."""
        from minicu.runtime.host import threads

        if not threads.needed(wanted):
            return None
        host_threads = threads.HostThreads(
            self._exit, lambda: self._end(_ABORTED), self._stop_thread, native.threaded, native.enter
        )
        for name, address in host_threads.addresses().items():
            if wanted.pop(name, None) is not None:
                jit.define_symbol(name, address)
        return host_threads

    def _tell_symbols(self, main: Program, kernels: Program, managed: Mapping[str, str]) -> None:
        """Which of the device's symbols the addresses in host code stand for."""
        from minicu.runtime.errors import DeviceError

        known = {g.symbol for g in kernels.globals.values()}
        for name, g in main.globals.items():
            if g.symbol in known:
                with contextlib.suppress(DeviceError):  # a constant of which only the value is used
                    self.symbols[self.module.globals[name].address] = g.symbol
        theirs = {g.symbol: name for name, g in kernels.globals.items()}
        for symbol, pointer in managed.items():
            address = self.api.module.globals[theirs[symbol]].address
            at = self.module._code.code.data_address(pointer)
            ctypes.c_uint64.from_address(at).value = address
            self.symbols[address] = symbol
        for symbol in main.host().handles:
            self.symbols[self.module._code.code.data_address(f"{symbol}.handle")] = symbol

    def undefined(self) -> list[str]:
        """The complaints about functions that are called, and that nobody has defined."""
        from minicu.runtime.cpu.device import CpuCode

        complaints: dict[str, None] = {}
        host = self.module._code
        for code in (self.api.module._code, host):
            if isinstance(code, CpuCode):  # a GPU's driver has linked its own
                for symbol in code.host.kernels:
                    if (complaint := code.undefined(symbol)) is not None:
                        remedy = "; if a library has it, name that: -lLIB -LDIR" if code is host else ""
                        complaints[complaint + remedy] = None
        return list(complaints)

    def run(self, words: Sequence[str]) -> int:
        from minicu.runtime.errors import DeviceError

        argv = (ctypes.c_char_p * (len(words) + 1))(*[os.fsencode(w) for w in words], None)
        pairs = [os.fsencode(f"{k}={v}") for k, v in os.environ.items()]
        environment = (ctypes.c_char_p * (len(pairs) + 1))(*pairs, None)
        status = numpy.zeros(1, numpy.int32)
        launch = self._launch = self.module[next(iter(self.module.program.kernels))][1, 1]
        name = ctypes.c_char_p(os.path.basename(os.fsencode(words[0])))
        with contextlib.suppress(ValueError):  # glibc's assert() prints it
            ctypes.c_void_p.in_dll(ctypes.CDLL(None), "program_invocation_short_name").value = ctypes.cast(
                name, ctypes.c_void_p
            ).value
        self._endings.append(name)
        sys.stdout.flush()
        try:
            with _signals_of_c():
                launch(len(words), ctypes.addressof(argv), ctypes.addressof(environment), status)
        except DeviceError as e:
            return self._leave(self._failed(e))
        return self._leave(self._finish(int(status[0]) & 255))

    def _failed(self, fault: Exception) -> int:
        """Says what has stopped host code; the status that the program has from it."""
        from minicu.runtime.cpu.support import support
        from minicu.runtime.errors import OutOfBounds, StackOverflow

        support().hurry(1)
        self._finish()
        print(f"minicu: error: the program {_told(fault)}", file=sys.stderr)
        support().hurry(0)
        if "divided an integer" in str(fault):
            return _FLOATING_POINT
        return _SEGMENTATION_FAULT if isinstance(fault, (OutOfBounds, StackOverflow)) else _ABORTED

    def _leave(self, status: int) -> int:
        """main() has ended, with this status. Threads that run are not waited for: so it is in C++."""
        if self.threads is not None and self.threads.alive:
            os._exit(status)
        return status

    def _stop_thread(self, record: Record) -> NoReturn:
        """A thread was stopped, as its Worker record says; so the program is."""
        from minicu.runtime.cpu import faults

        fault = faults.fault(self._launch, (record,), None)
        os._exit(self._failed(fault) if isinstance(fault, Exception) else _ABORTED)

    def _finish(self, status: int = 0) -> int:
        """Writes what the program and its kernels have printed, in order."""
        from minicu.runtime.cpu import coverage
        from minicu.runtime.cuda.output import flush_c
        from minicu.runtime.errors import KernelFault

        before, unasked = self.api.fault, self.api.unasked
        self.api.finish()
        flush_c()
        sys.stdout.flush()
        coverage.write()
        fault = self.api.fault
        refused = fault is not None and "not supported" in str(fault)  # of what this device cannot do
        if isinstance(fault, KernelFault) or fault is not before or refused:
            print(f"minicu: warning: {fault}", file=sys.stderr)  # the program need not have asked for it
        if unasked:
            print(
                f"minicu: warning: a launch was refused, and the program did not ask: {unasked}",
                file=sys.stderr,
            )
        sys.stderr.flush()
        if self.api.interrupted is not None:
            raise self.api.interrupted
        return status

    def _exit(self, status: int) -> NoReturn:
        """exit()"""
        if self.threads is not None:
            self.threads.finalize(PROGRAM)
        else:
            ctypes.CDLL(None)["__cxa_finalize"](ctypes.c_void_p(PROGRAM))
        self._end(status)

    def _end(self, status: int) -> NoReturn:
        from minicu.runtime.cpu.device import leave_guard

        leave_guard()
        try:
            self._finish()
        finally:
            os._exit(status & 255)

    def _ending(self, name: str) -> Any:
        def end(status: int = _ABORTED) -> NoReturn:
            if name == "exit":
                self._exit(status)
            if name == "abort":
                self._end(status)
            os._exit(status & 255)

        kinds = [] if name == "abort" else [ctypes.c_int]
        return ctypes.CFUNCTYPE(None, *kinds)(end)


def _warn(missed: Exception) -> None:
    """Says what a kernel does that a GPU passes over."""
    print(f"minicu: warning: {missed}; a GPU goes on without it", file=sys.stderr, flush=True)


@contextlib.contextmanager
def _signals_of_c() -> Iterator[None]:
    """Restores C's handling of SIGINT and SIGPIPE: Python catches the first and ignores the second."""
    before = {}
    with contextlib.suppress(ValueError):  # not the main thread
        for number in (signal.SIGINT, signal.SIGPIPE):
            before[number] = signal.signal(number, signal.SIG_DFL)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _told(fault: Exception) -> str:
    """The message for a fault in host code, without the words that only fit kernels."""
    text = str(fault).replace(f"{START} ", "", 1).replace(f"kernel '{START}' ", "", 1)
    text = text.replace(" block: [0,0,0], thread: [0,0,0]", "")
    return text.replace(" in block (0, 0, 0), thread (0, 0, 0)", "").replace(" in block (0, 0, 0)", "")
