"""Work in processes of their own: some inputs make LLVM end the process it runs in, or take all its time and
memory.

A worker is kept and used again; one that dies is replaced, and what LLVM said last becomes the
message of an `InternalError`. Several threads of the caller may compile at the same time: each
gets a worker, and these run in parallel. A worker ends with the process that started it, and is replaced
when it has done much or has grown: LLVM's optimiser loses some memory with each compilation.
"""

from __future__ import annotations

import contextlib
import faulthandler
import gc
import os
import pickle
import re
import select
import signal
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import IO, Any

from minicu.diagnostics.errors import CompileError, Diagnostic
from minicu.llvm.faults import InternalError
from minicu.lower.lowered import Lowered
from minicu.options import Options

#: Seconds after which a worker that does not answer is ended.
TIMEOUT = 120.0
#: ... of one that may take as long as it needs.
PATIENCE = 24 * 3600.0
#: A worker that has answered so often, or has grown by so many bytes, is replaced.
ANSWERS, GROWTH = 1000, 256 << 20

_LAST_WORDS = r"LLVM ERROR|error:|Assertion"
_NO_MEMORY = r"out of memory|bad_alloc|MemoryError|[Cc]annot allocate memory|[Aa]llocation failed"


class TooLong(Exception):
    """No answer in time."""


class TooLarge(Exception):
    """The memory was used up."""


def compile_apart(lowered: Lowered, options: Options, timeout: float = TIMEOUT) -> str:
    """`emit.compile_here` in a worker process. Raises what that raises, and InternalError if the worker dies
    or does not answer within `timeout` seconds."""
    try:
        text: str = ask("minicu.llvm.emit:compile_here", (lowered, options), timeout)
    except TooLong:
        raise InternalError(f"LLVM did not finish within {timeout:g} seconds") from None
    return text


def make_ready() -> bool:
    """Start a worker that loads LLVM while this process does something else. False where that is not safe, or
    gains nothing: on one processor core."""
    if not hasattr(os, "fork") or not _alone() or len(os.sched_getaffinity(0)) == 1:
        return False
    with contextlib.suppress(OSError):  # there may be no more processes
        _idle.append(_Worker(ahead=True))
    return bool(_idle)


def ask(
    function: str, arguments: tuple[Any, ...], seconds: float, memory: int | None = None, keep: bool = True
) -> Any:
    """What "module:name" gives for `arguments`, which both travel as pickles, in a worker process. Raises
    what the function raises, and InternalError if the worker dies; TooLong after `seconds`, and TooLarge if
    it needs `memory` bytes more than a worker has at first. Unless the worker is to be kept, it ends."""
    worker = _take() or _Worker()
    try:
        answer = worker.ask((function, arguments, seconds, memory), seconds)
    except BaseException:
        worker.end()
        raise
    if worker.spent() or not keep:
        worker.end()
    else:
        with _lock:
            _idle.append(worker)
    if isinstance(answer, Exception):
        raise answer
    return answer


def ask_bounded(function: str, arguments: tuple[Any, ...], options: Options) -> Any:
    """`ask` with the bounds of `options`; CompileError where one is exceeded."""
    seconds, memory = options.isolate_seconds, int(options.isolate_memory)
    try:
        return ask(function, arguments, seconds, memory)
    except TooLong:
        why = f"it was not done within {seconds:g} seconds (isolate_seconds)"
    except TooLarge:
        why = f"it needed more than {memory >> 20} MB of memory (isolate_memory)"
    raise CompileError([Diagnostic("error", f"the source was not compiled: {why}")])


def _take() -> _Worker | None:
    """An idle worker that is alive."""
    while True:
        with _lock:
            if not _idle:
                return None
            worker = _idle.pop()
        # Who is asked nothing has something to say only when it ends.
        if sys.platform == "win32" or not select.select([worker.read], [], [], 0)[0]:
            return worker
        worker.end()


_idle: list[_Worker] = []
_lock = threading.Lock()


def _alone() -> bool:
    """Whether this process has only one thread, counting those that Python did not start: a forked child
    inherits the locks of other threads, but not the threads."""
    try:
        return threading.active_count() == 1 and len(os.listdir("/proc/self/task")) == 1
    except OSError:
        return False


class _Worker:
    """One process. Forked where that is safe (1 ms), else started anew (250 ms). `ahead`: it is not needed
    yet, and loads LLVM by itself."""

    def __init__(self, ahead: bool = False) -> None:
        self.errors = _nameless()  # (closed by `end`)
        self.process: subprocess.Popen[bytes] | None = None
        self.pid = self.answers = self.size = self.status = 0
        if hasattr(os, "fork") and _alone():
            self._fork(ahead)
        else:
            self._start()

    def _fork(self, ahead: bool) -> None:
        if not ahead:
            import minicu.llvm.emit  # (the child finds it loaded)

        from_parent, self.write = os.pipe()
        self.read, to_parent = os.pipe()
        self.pid = os.fork()
        if self.pid:
            os.close(from_parent)
            os.close(to_parent)
            return
        try:
            for output in (1, 2):  # whoever reads what this process writes waits for no other
                os.dup2(self.errors.fileno(), output)
            # Nothing of the parent's stays open longer than there, so that who reads it sees its end.
            ours = sorted((from_parent, to_parent))
            for below, above in zip((2, *ours), (*ours, os.sysconf("SC_OPEN_MAX")), strict=True):
                os.closerange(below + 1, above)
            gc.freeze()  # what the parent lost would close those numbers again
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            faulthandler.disable()  # LLVM says enough
            if ahead:
                import minicu.llvm.emit  # noqa: F401
            serve(from_parent, to_parent)
        finally:  # (never reached)
            os._exit(70)

    def _start(self) -> None:
        try:
            folder = os.getcwd()
        except OSError:  # removed meanwhile: Python does not start there
            folder = os.path.dirname(sys.executable)
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from minicu.llvm.isolate import serve; serve(0, 1)"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, bufsize=0, cwd=folder,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)},
        )  # fmt: skip
        assert self.process.stdin is not None and self.process.stdout is not None
        self.pid = self.process.pid
        self.write, self.read = self.process.stdin.fileno(), self.process.stdout.fileno()

    def ask(self, request: Any, timeout: float) -> str | Exception:
        try:
            self.answers += 1
            if not self.size:
                self.size = _resident(self.pid)
            send(self.write, request)
            answer: str | Exception = pickle.loads(message_within(self.read, timeout))
            return answer
        except (EOFError, BrokenPipeError):
            said = self._obituary()
            if re.search(_NO_MEMORY, said):
                raise TooLarge(said) from None
            if self.status == -getattr(signal, "SIGXCPU", 24):
                raise TooLong(said) from None
            raise InternalError(said) from None

    def spent(self) -> bool:
        """Whether this worker should be replaced by a new one."""
        return self.answers >= ANSWERS or _resident(self.pid) - self.size > GROWTH

    def _obituary(self) -> str:
        status = self.status = self._wait()
        self.errors.seek(0)
        said = self.errors.read().decode(errors="replace").strip().split("\n")
        last = next((line for line in said if re.search(_LAST_WORDS, line)), said[-1])
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


def _nameless() -> IO[bytes]:
    """An unnamed temporary file for LLVM's messages."""
    if hasattr(os, "memfd_create"):
        return os.fdopen(os.memfd_create("minicu"), "w+b")
    import tempfile

    return tempfile.TemporaryFile()


#: Whether this process is a worker.
inside = False


def serve(from_parent: int, to_parent: int) -> None:
    """The worker: answers requests until its input ends."""
    from importlib import import_module

    global inside
    inside = True
    if hasattr(select, "poll"):
        threading.Thread(target=end_with_parent, args=(from_parent,), daemon=True).start()
    while True:
        try:
            function, arguments, seconds, memory = receive(from_parent)
        except EOFError:
            os._exit(0)
        module, _, name = function.partition(":")
        called: Callable[..., Any] = getattr(import_module(module), name)
        try:
            with _bounded(seconds, memory):
                answer = called(*arguments)
        except MemoryError:
            answer = TooLarge("MemoryError")
        except Exception as e:
            answer = e
        try:
            data = pickle.dumps(answer)
        except Exception as e:  # (what somebody's source is named by is part of it)
            data = pickle.dumps(RuntimeError(f"{type(answer).__name__} cannot be sent: {e}"))
        send_data(to_parent, data)


def end_with_parent(fd: int) -> None:
    """Ends this process with its parent: a busy worker does not notice that its input has ended."""
    poll = select.poll()
    poll.register(fd, 0)
    poll.poll()
    os._exit(0)


@contextlib.contextmanager
def _bounded(seconds: float, memory: int | None) -> Iterator[None]:
    """Limits the resources of this process, in case nobody is left to end it."""
    try:
        import resource
    except ImportError:  # Windows
        yield
        return
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    used = resource.getrusage(resource.RUSAGE_SELF)
    hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
    limit = int(used.ru_utime + used.ru_stime + seconds) + 2
    resource.setrlimit(resource.RLIMIT_CPU, (limit if hard < 0 else min(limit, hard), hard))
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    if memory is not None:
        limit = _pages("self", 0) + memory
        resource.setrlimit(resource.RLIMIT_AS, (limit if hard < 0 else min(limit, hard), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


def _pages(process: int | str, column: int) -> int:
    if sys.platform != "linux":
        return 0
    try:
        with open(f"/proc/{process}/statm") as file:
            return int(file.read().split()[column]) * os.sysconf("SC_PAGESIZE")
    except OSError:
        return 0


def _resident(pid: int) -> int:
    """The bytes of memory that a process has."""
    return _pages(pid, 1)


def send(fd: int, message: Any) -> None:
    send_data(fd, pickle.dumps(message))


def send_data(fd: int, data: bytes) -> None:
    rest = memoryview(struct.pack("<Q", len(data)) + data)
    while rest:
        rest = rest[os.write(fd, rest) :]


def receive(fd: int) -> Any:
    return pickle.loads(_message(fd))


def message_within(fd: int, seconds: float) -> bytes:
    """A message. Raises TooLong."""
    if sys.platform != "win32":
        return _message(fd, time.monotonic() + seconds)
    come: list[Any] = []  # there, only sockets can be waited for

    def wait() -> None:
        try:
            come.append(_message(fd))
        except (EOFError, OSError) as e:
            come.append(e)

    reader = threading.Thread(target=wait, daemon=True)
    reader.start()
    reader.join(seconds)
    if not come:
        raise TooLong
    if not isinstance(come[0], bytes):
        raise EOFError
    return come[0]


def _message(fd: int, until: float | None = None) -> bytes:
    (length,) = struct.unpack("<Q", _exactly(fd, 8, until))
    return _exactly(fd, length, until)


def _exactly(fd: int, count: int, until: float | None) -> bytes:
    parts = []
    while count:
        if until is not None:
            left = until - time.monotonic()
            if left <= 0 or not select.select([fd], [], [], left)[0]:
                raise TooLong
        part = os.read(fd, min(count, 1 << 20))
        if not part:
            raise EOFError
        parts.append(part)
        count -= len(part)
    return b"".join(parts)
