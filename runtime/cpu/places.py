"""Where a fault was, for programs that were compiled without lines: the source is compiled again.

The same code with lines says which one an instruction comes from. A kernel without waits, whose threads went
together as vectors, is sent through the block once more, noting which thread it runs.
"""

from __future__ import annotations

import ctypes
import signal
from typing import TYPE_CHECKING, Any

from minicu.lower.host import records
from minicu.runtime.cpu import memory
from minicu.runtime.cpu.lines import Lines
from minicu.runtime.cpu.support import support

if TYPE_CHECKING:
    from minicu.runtime.cpu.cores import Record
    from minicu.runtime.cpu.device import CpuCode
    from minicu.runtime.cpu.launch import CpuLaunch

#: Nanoseconds for which the same threads are sent once more.
FINDING = 1_000_000_000

#: An address that is not there or not aligned. (Windows knows no SIGBUS.) Which of the two an address is that
#: no processor has depends on the register that it comes from.
ADDRESS = tuple(getattr(signal, name) for name in ("SIGSEGV", "SIGBUS") if hasattr(signal, name))

#: Threads of one block touch addresses that lie nearer to each other than this.
_ONE_BLOCK = 1 << 24


class Places:
    """The lines that the code of a loaded program comes from."""

    def __init__(self, code: CpuCode, data: bytes) -> None:
        self._code = code
        self._data = data
        self._lines: Lines | None = Lines(data) if code.host.lines else None
        self._tried = code.host.lines

    def find(self, address: int, near: bool = False) -> str | None:
        """ "file:line" of an instruction; with `near` of those before it, if it comes from no line."""
        if not self._tried:
            self._tried = True
            self._lines = self._compiled_again()
        if self._lines is None or (start := self._lines.start(self._code.code.address)) is None:
            return None
        return self._lines.find(address - start, near)

    def within(self, address: int) -> str:
        """The symbol of the function that an instruction belongs to; "" if nobody knows."""
        lines = Lines(self._data)
        start = lines.start(self._code.code.address)
        return "" if start is None else lines.function(address - start)

    def find_caller(self, low: int) -> str | None:
        """ "file:line" of a call that returns to an address; known are its low 32 bits."""
        if (start := Lines(self._data).start(self._code.code.address)) is None:
            return None
        return self.find(start + ((low - start) & 0xFFFFFFFF) - 1)

    def _compiled_again(self) -> Lines | None:
        try:
            host = self._code.program.host_with_lines(watched=self._code.device.check)
            again = None if host is None else Lines(self._code.compiled(host))
        except Exception:  # a source that is no longer there: the fault matters more
            return None
        return again if again is not None and again.code() == Lines(self._data).code() else None


def same_fault(core: Record, code: int, function: Any) -> bool:
    """Whether threads that are sent once more meet a fault like the one noted. What they did can be done
    again: memory is lost after a fault in any case. If not, what was noted stays. (The address of a fault
    in arithmetic is that of the instruction, which lies elsewhere in other code.)"""
    kept = bytes(core.view)
    again = support().guarded(core.address, function, FINDING)
    at = records.WORKER["address"].offset
    address = int.from_bytes(kept[at : at + 8], "little")
    like = again == code or {again, code} == {*ADDRESS}
    if like and (code == signal.SIGFPE or abs(core.get("address") - address) <= _ONE_BLOCK):
        return True
    core.view[:] = kept
    return False


def trace(launch: CpuLaunch, core: Record) -> CpuCode | None:
    """Send the block of a kernel without waits through code that notes its thread: that code, if it met the
    same fault."""
    try:
        traced = launch.code.traced()
        if traced is None:
            return None
        worker = traced.code.address(traced.host.kernels[launch.kernel.symbol].worker)
        for old, traced_address, size in launch.code.same_globals(traced):
            memory.copy(traced_address, old, size)  # those that are const cannot be written, and are the same
    except Exception:
        return None
    record, number = core.get("launch"), core.get("number")
    for name, value in (("next", number), ("count", number + 1), ("chunk", 1)):
        ctypes.c_uint64.from_address(record + records.LAUNCH[name].offset).value = value
    return traced if same_fault(core, core.code, worker) else None
