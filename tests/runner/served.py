"""Processes of this Python that begin with minicu imported: each of some hundred programs would spend most
of its time on that. A server, one for all workers of pytest, imports it once. Each worker that asks gets a
fork of it; every run is a fork of that, with streams, a folder and an end of its own.
"""

from __future__ import annotations

import contextlib
import errno
import importlib
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from minicu.cache import fingerprint
from runner import levels


def run(
    *words: Any, stdin: Any = None, cwd: Any = None, env: Any = None, timeout: float = 120, level: int = 2,
    imports: Sequence[str] = (),
) -> Any:  # fmt: skip
    """What `python WORDS` prints and how it ends, as `subprocess.run` tells it; words begin with `-m` and a
    module, or with a file. Where no process can fork, Python is started. Code for the CPU is compiled at
    that `level` at most (`levels`); below that of users, Python does not take itself apart at the end."""
    command = [str(word) for word in words]
    if not sys.platform.startswith("linux"):
        return subprocess.run(
            [sys.executable, *command], stdin=stdin, cwd=cwd, env=env, timeout=timeout,
            capture_output=True, text=True,
        )  # fmt: skip
    with contextlib.ExitStack() as files:
        out, err = (files.enter_context(tempfile.TemporaryFile()) for _ in range(2))
        given = stdin if stdin is not None else files.enter_context(open(os.devnull))
        request = {
            "command": command,
            "folder": str(cwd or Path.cwd()),
            "environment": dict(env or os.environ),
            "level": level,
            "imports": list(imports),
        }
        server = _server()
        socket.send_fds(server, [json.dumps(request).encode()], [given.fileno(), out.fileno(), err.fileno()])
        child = int(server.recv(64))
        server.settimeout(timeout)
        try:
            status = int(server.recv(64))
        except TimeoutError:
            os.kill(child, signal.SIGKILL)
            server.settimeout(None)
            server.recv(64)
            raise subprocess.TimeoutExpired(command, timeout) from None
        finally:
            server.settimeout(None)
        printed = []
        for file in (out, err):
            file.seek(0)
            printed.append(file.read().decode())
    return subprocess.CompletedProcess(command, os.waitstatus_to_exitcode(status), *printed)


#: What children would import one after the other.
_PACKAGES = ("abi", "compiling", "formats", "llvm", "lower", "program", "runtime.cpu", "runtime.host", "sema")

#: Programs of tests/whole that read most of what others read of minicu's headers, which is kept once read.
_READERS = (
    "caught_copies", "streams_unnamed", "noexcept_callables", "children", "threads_together",
    "device_members", "complex_kernel", "runtime", "utilities",
)  # fmt: skip


#: Where the server is asked: a name that the workers of one run share, in no folder (unix(7), abstract), and
#: no run of another compiler, or of this one before it was edited.
_ADDRESS = f"\0minicu {fingerprint()[:32]} {os.environ.get('MINICU_CACHE_DIR', os.getpid())}"


@cache
def _server() -> socket.socket:
    """What answers this process. Whoever is the first to ask starts the server."""
    with _socket() as its:
        try:
            its.bind(_ADDRESS)
        except OSError as e:
            if e.errno != errno.EADDRINUSE:
                raise
        else:
            its.listen(512)
            _start(its)
    ours = _socket()
    for _ in range(100):  # another worker may be between the name and the server
        with contextlib.suppress(ConnectionRefusedError):
            ours.connect(_ADDRESS)
            return ours
        time.sleep(0.01)
    raise ConnectionRefusedError("nothing answers at the server's name")


def _socket() -> socket.socket:
    return socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)


def _start(its: socket.socket) -> None:
    paths = os.pathsep.join([str(Path(__file__).parents[1]), *filter(None, sys.path)])
    environment = {**os.environ, "PYTHONPATH": paths}
    environment.pop("PYTHONUNBUFFERED", None)  # read once, at start; reaches C's buffers, too
    subprocess.Popen(
        [sys.executable, "-c", "from runner import served; served.serve()", str(its.fileno())],
        pass_fds=[its.fileno()], stdin=subprocess.DEVNULL, env=environment,
    )  # fmt: skip


def serve() -> None:
    """The server, until all workers that asked have ended; in its children what was asked for."""
    listening = socket.socket(fileno=int(sys.argv[1]))
    _import_all()
    listening.settimeout(1)
    answering = 0
    while True:
        try:
            asked, _ = listening.accept()
        except TimeoutError:
            while answering and os.waitpid(-1, os.WNOHANG)[0]:
                answering -= 1
            if not answering:
                return
            continue
        if os.fork() == 0:
            listening.close()
            return _answer(asked)
        asked.close()
        answering += 1


def _answer(asked: socket.socket) -> None:
    """Answers one worker, until it asks no more; in its children what was asked for."""
    while True:
        data, streams, _, _ = socket.recv_fds(asked, 1 << 20, 3)
        if not data:
            return
        request = json.loads(data)
        for name in request.pop("imports"):
            importlib.import_module(name)
        child = os.fork()
        if child == 0:
            asked.close()
            for number, stream in enumerate(streams):
                os.dup2(stream, number)
                os.close(stream)
            return _be(**request)
        for stream in streams:
            os.close(stream)
        asked.send(str(child).encode())
        asked.send(str(os.waitpid(child, 0)[1]).encode())


def _import_all() -> None:
    import gc
    import pkgutil

    import minicu.cli
    import minicu.commands.run  # noqa: F401
    from minicu.compile import Stages
    from minicu.diagnostics.source import Source
    from minicu.language import CU, WHOLE_PROGRAM
    from minicu.options import Options
    from minicu.runtime.cpu import support
    from minicu.runtime.errors import DeviceError

    gc.disable()  # all that is made here stays
    for name in _PACKAGES:
        package = importlib.import_module(f"minicu.{name}")
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
    Stages(Source("p.cu", "#include <cstdio>\nint main() { return 0; }"), WHOLE_PROGRAM, Options()).check()
    for name in _READERS:
        file = Path(__file__).parents[1] / "whole" / f"{name}.cu"
        for language in (WHOLE_PROGRAM, CU):
            Stages(Source(file.name, file.read_text()), language, Options()).parse()
    with contextlib.suppress(DeviceError):  # here is no CPU device
        support.support()
    gc.collect()
    gc.freeze()
    gc.enable()


def _be(command: list[str], folder: str, environment: dict[str, str], level: int) -> None:
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    levels.install()
    levels.start(level)
    try:
        if command[0] == "-m":
            sys.argv = command[1:]
            runpy.run_module(command[1], run_name="__main__", alter_sys=True)
        else:
            sys.argv = command
            runpy.run_path(command[0], run_name="__main__")
        if level < levels.USERS:
            _end(0)
    except SystemExit as end:
        if level < levels.USERS and isinstance(end.code, int):
            _end(end.code)
        raise


def _end(status: int) -> None:
    """End as a C program does. That Python takes all apart that the server has imported would take as long
    as a small program."""
    import atexit
    import ctypes

    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    ctypes.CDLL(None).exit(status)
