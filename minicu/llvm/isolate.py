"""Compilation in processes of their own: some inputs make LLVM end the process it runs in.

A worker is kept and used again; one that dies is replaced, and what LLVM said last becomes the
message of an `InternalError`. Several threads of the caller may compile at the same time: each
gets a worker, and these run in parallel.
"""

from __future__ import annotations

import contextlib
import faulthandler
import os
import pickle
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import threading
from typing import Any

from minicu.lower.lowered import Lowered
from minicu.options import Options

#: Seconds after which a worker that does not answer is ended.
TIMEOUT = 120.0

_LAST_WORDS = re.compile(r"LLVM ERROR|error:|Assertion")


def compile_apart(lowered: Lowered, options: Options, timeout: float = TIMEOUT) -> str:
    """`emit.compile_here` in a worker process. Raises what that raises, and InternalError if the
    worker dies or does not answer within `timeout` seconds."""
    with _lock:
        worker = _idle.pop() if _idle else None
    worker = worker or _Worker()
    try:
        answer = worker.ask((lowered, options), timeout)
    except BaseException:
        worker.end()
        raise
    with _lock:
        _idle.append(worker)
    if isinstance(answer, Exception):
        raise answer
    return answer


_idle: list[_Worker] = []
_lock = threading.Lock()


def _alone() -> bool:
    """Whether this process has one thread, also of those that Python did not start: a fork has the locks
    that others hold, but not the others."""
    try:
        return threading.active_count() == 1 and len(os.listdir("/proc/self/task")) == 1
    except OSError:
        return False


class _Worker:
    """One process. Forked where that is safe (1 ms), else started anew (250 ms)."""

    def __init__(self) -> None:
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115 (closed by `end`)
        self.process: subprocess.Popen[bytes] | None = None
        self.pid = 0
        if hasattr(os, "fork") and _alone():
            self._fork()
        else:
            self._start()

    def _fork(self) -> None:
        import minicu.llvm.emit  # noqa: F401  (the child finds it loaded)

        from_parent, self.write = os.pipe()
        self.read, to_parent = os.pipe()
        self.pid = os.fork()
        if self.pid:
            os.close(from_parent)
            os.close(to_parent)
            return
        try:
            os.dup2(self.errors.fileno(), 2)
            for other in (*_idle, self):  # so that they see the end of their input
                os.close(other.write)
                os.close(other.read)
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            faulthandler.disable()  # LLVM says enough
            serve(from_parent, to_parent)
        finally:
            os._exit(70)

    def _start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from minicu.llvm.isolate import serve; serve(0, 1)"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, bufsize=0,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)},
        )  # fmt: skip
        assert self.process.stdin is not None and self.process.stdout is not None
        self.pid = self.process.pid
        self.write, self.read = self.process.stdin.fileno(), self.process.stdout.fileno()

    def ask(self, request: Any, timeout: float) -> str | Exception:
        from minicu.llvm.library import InternalError

        try:
            _send(self.write, request)
            answer: str | Exception | None = _receive_within(self.read, timeout)
            if answer is None:
                raise InternalError(f"LLVM did not finish within {timeout:g} seconds")
            return answer
        except (EOFError, BrokenPipeError):
            raise InternalError(self._obituary()) from None

    def _obituary(self) -> str:
        status = self._wait()
        self.errors.seek(0)
        said = self.errors.read().decode(errors="replace").strip().split("\n")
        last = next((line for line in said if _LAST_WORDS.search(line)), said[-1])
        how = f"was ended by signal {-status}" if status < 0 else f"left with exit status {status}"
        return f"LLVM {how}: {last}" if last else f"LLVM {how}"

    def _wait(self) -> int:
        pid, self.pid = self.pid, 0  # once waited for, the number may be another process's
        if self.process is not None:
            return self.process.wait()
        return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])

    def end(self) -> None:
        """Make sure that the process is gone, and give back what belongs to it. Call it once."""
        if self.pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, getattr(signal, "SIGKILL", signal.SIGTERM))  # Windows ends it by any
            self._wait()
        if self.process is None:
            os.close(self.write)
            os.close(self.read)
        else:
            assert self.process.stdin is not None and self.process.stdout is not None
            self.process.stdin.close()
            self.process.stdout.close()
        self.errors.close()


def serve(from_parent: int, to_parent: int) -> None:
    """The worker: answers requests until its input ends."""
    from minicu.llvm.emit import compile_here

    while True:
        try:
            lowered, options = _receive(from_parent)
        except EOFError:
            os._exit(0)
        try:
            answer: str | Exception = compile_here(lowered, options)
        except Exception as e:
            answer = e
        _send(to_parent, answer)


def _send(fd: int, message: Any) -> None:
    data = pickle.dumps(message)
    rest = memoryview(struct.pack("<Q", len(data)) + data)
    while rest:
        rest = rest[os.write(fd, rest) :]


def _receive(fd: int) -> Any:
    (length,) = struct.unpack("<Q", _exactly(fd, 8))
    return pickle.loads(_exactly(fd, length))


def _receive_within(fd: int, timeout: float) -> Any:
    """A message, or None after so many seconds."""
    if sys.platform != "win32":
        return _receive(fd) if select.select([fd], [], [], timeout)[0] else None
    come: list[Any] = []  # there, only sockets can be waited for

    def wait() -> None:
        try:
            come.append(_receive(fd))
        except (EOFError, OSError) as e:
            come.append(e)

    reader = threading.Thread(target=wait, daemon=True)
    reader.start()
    reader.join(timeout)
    if come and isinstance(come[0], EOFError):
        raise come[0]
    return come[0] if come else None


def _exactly(fd: int, count: int) -> bytes:
    parts = []
    while count:
        part = os.read(fd, min(count, 1 << 20))
        if not part:
            raise EOFError
        parts.append(part)
        count -= len(part)
    return b"".join(parts)
