"""What kernels print on the GPU, and what failing asserts say.

The driver writes `printf`'s output to C's stdout and the messages of `assert` to C's stderr, when the
host waits for the GPU, or earlier when it likes. Python has a buffer of its own in front of the same
file descriptors: both are flushed in the order of the program, and where the text is wanted the
descriptor leads to a temporary file meanwhile.
"""

from __future__ import annotations

import ctypes
import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

_ASSERT = re.compile(
    r"^(?P<file>.*?):(?P<line>\d+): (?P<function>.*?): block: \[(?P<block>[\d,]+)\], "
    r"thread: \[(?P<thread>[\d,]+)\] Assertion `(?P<text>.*?)` failed\.?\s*$",
    re.MULTILINE,
)


class Redirected:
    """A file descriptor that leads to a temporary file until `restore`. What C holds back in its buffers
    is written out before, or with `earlier` comes along."""

    def __init__(self, number: int, earlier: bool = False) -> None:
        self.number = number
        self._file = tempfile.TemporaryFile()  # noqa: SIM115
        self._read = 0
        if not earlier:
            flush_c()
        self._before = os.dup(number)
        os.dup2(self._file.fileno(), number)

    def take(self) -> bytes:
        """What was written since the last `take`."""
        flush_c()
        size = os.fstat(self._file.fileno()).st_size
        data = os.pread(self._file.fileno(), size - self._read, self._read)
        self._read += len(data)
        return data

    def original(self) -> int:
        """A descriptor that leads where the redirected one led before."""
        return self._before

    def restore(self) -> bytes:
        """Undo the redirection; returns what `take` has not returned yet."""
        data = self.take()
        os.dup2(self._before, self.number)
        os.close(self._before)
        self._file.close()
        return data


def flush_c() -> None:
    """Write out C's buffers of all streams."""
    _libc().fflush(None)


def flush_python() -> None:
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (AttributeError, OSError, ValueError):  # None, a closed pipe, a closed file
            pass


def python_writes_to_stdout() -> bool:
    """Whether sys.stdout ends in the file descriptor to which C's stdout writes."""
    try:
        return sys.stdout.fileno() == 1
    except (AttributeError, OSError, ValueError):
        return False


def waited(
    wait: Callable[[], Any], print_out: Callable[[bytes], None], capturing: Redirected | None, asserts: bool
) -> tuple[Any, str]:
    """Run `wait`, which waits for the GPU. What kernels printed goes to `print_out`, or to the same
    place as Python's output where both are one. Returns the result and, with `asserts`, what C's
    stderr got meanwhile; all but the messages of asserts is passed on."""
    flush_python()
    # The driver hands over what kernels printed at the next launch already.
    output = None if capturing or python_writes_to_stdout() else Redirected(1, earlier=True)
    errors = Redirected(2) if asserts else None
    try:
        result = wait()
    finally:
        flush_c()
        data = output.restore() if output else capturing.take() if capturing else b""
        said = errors.restore() if errors else b""
        messages = said.decode("utf-8", "replace")
        rest = _ASSERT.sub("", messages).strip("\n")
        if rest:
            os.write(2, rest.encode() + b"\n")
        if data:
            print_out(data)
    return result, messages


@contextmanager
def captured() -> Iterator[Redirected]:
    """File descriptor 1 leads to a temporary file; what Python prints meanwhile goes on to where it
    would have gone."""
    flush_python()
    output = Redirected(1)
    before = sys.stdout
    replaced: Any = None
    if python_writes_to_stdout():
        replaced = sys.stdout = open(  # noqa: SIM115
            os.dup(output.original()), "w", encoding=before.encoding, errors=before.errors, buffering=1
        )
    try:
        yield output
    finally:
        if replaced is not None:
            replaced.close()
            sys.stdout = before
        output.restore()


def failed_assert(messages: str) -> dict[str, Any] | None:
    """The first failed assertion in what C's stderr got: `message`, `place`, `block`, `thread`."""
    match = _ASSERT.search(messages)
    if match is None:
        return None
    count = len(_ASSERT.findall(messages))
    block, thread = (tuple(int(n) for n in match[key].split(",")) for key in ("block", "thread"))
    others = f"{count - 1} more thread{'s' if count > 2 else ''}"
    more = f" (and in {others})" if count > 1 else ""
    return {
        "message": match[0].strip().removesuffix(".") + "." + more,
        "place": f"{match['file']}:{match['line']}",
        "block": block,
        "thread": thread,
    }


@cache
def _libc() -> Any:
    return ctypes.cdll.ucrtbase if sys.platform == "win32" else ctypes.CDLL(None)
