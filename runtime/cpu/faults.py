"""Says what stopped a kernel on the CPU device."""

from __future__ import annotations

import ctypes
import signal
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from minicu.abi.marks import PURE_VIRTUAL
from minicu.lower.host import records
from minicu.lower.host.drivers import LOOPS
from minicu.options import processor
from minicu.runtime import errors
from minicu.runtime.cpu import memory as cpu_memory
from minicu.runtime.cpu.cores import no_shared
from minicu.runtime.cpu.places import ADDRESS, same_fault, trace
from minicu.runtime.cpu.support import SMASHED, STOP_SIGNAL, support

if TYPE_CHECKING:
    from minicu.runtime.cpu.cores import Record
    from minicu.runtime.cpu.device import CpuCode
    from minicu.runtime.cpu.launch import CpuLaunch

#: A fault this near to the stack pointer is a stack that overflowed.
_NEAR = 1 << 16


def fault(launch: CpuLaunch, cores: tuple[Record, ...], limit: float | None) -> BaseException:
    """The exception for a launch in which at least one core stopped. A fault of the lowest block
    comes first; a time limit says least."""
    failed = [c for c in cores if c.code or (launch.coroutine and c.get("error"))]
    core = min(failed, key=lambda c: (c.code == STOP_SIGNAL, c.get("number", signed=True)))
    if core.code == signal.SIGINT:
        return KeyboardInterrupt()
    code = launch.code
    if core.code in _REPEATED and core.get("running", signed=True) < 0:
        if launch.regions is not None:
            same_fault(core, core.code, support().replay)
        elif not (launch.coroutine or launch.device.calls_python):
            code = trace(launch, core) or code
    return _Report(launch, core, limit, code).exception()


_DIVISION = "divided an integer by zero, or the least one by -1"

#: All faults that the same instructions meet again.
_REPEATED = (*ADDRESS, signal.SIGFPE, SMASHED)


def unwritten(launch: CpuLaunch, core: Record) -> BaseException:
    """The exception for a launch that used what nobody had written, as the checks noted."""
    return _Report(launch, core, None, launch.code).unwritten()


def missed(launch: CpuLaunch, cores: Sequence[Record]) -> errors.BarrierDivergence:
    """What a lenient launch has passed over: a barrier that threads missed, in the lowest of such blocks."""
    core = min(cores, key=lambda c: c.get("missed_block"))
    report = _Report(launch, core, None, launch.code)
    report.block = report.block_index(core.get("missed_block"))
    a, b = report.index(core.get("missed_a")), report.index(core.get("missed_b"))
    return report.divergence(a, report.site("missed_at"), _ended_without(b))


class _Report:
    def __init__(self, launch: CpuLaunch, core: Record, limit: float | None, code: CpuCode) -> None:
        self.code = code  # in which the fault was
        self.launch = launch
        self.core = core
        self.limit = limit
        self.block = self.block_index(core.get("number", signed=True))
        self.thread: tuple[int, int, int] | None = None
        if (running := core.get("running", signed=True)) >= 0:
            self.thread = self.index(running)

    def block_index(self, number: int) -> tuple[int, int, int]:
        x, y, _ = self.launch.grid
        return number % x, number // x % y, number // (x * y)

    def index(self, linear: int) -> tuple[int, int, int]:
        x, y, _ = self.launch.block
        return linear % x, linear // x % y, linear // (x * y)

    def site(self, name: str) -> str | None:
        sites = self.launch.code.host.sites
        number = self.core.get(name)
        return sites[number] if number < len(sites) else None

    def exception(self) -> BaseException:
        code = self.core.code
        if code == -1:
            return self.given_up()
        if code == 0:
            return self.diverged()
        if code == STOP_SIGNAL:
            return self.make(errors.KernelTimeout, f"did not finish in {self.limit:g} s")
        if code in ADDRESS:
            return self.memory()
        if code == signal.SIGFPE:
            return self.make(errors.KernelFault, _DIVISION)
        if code == SMASHED:
            what = "wrote past the end of a local array (found when its function returned)"
            # A kernel that never waits returns when a core has run all its blocks.
            inside = not self.code.within(self.core.get("pc") - 1).endswith(LOOPS)
            return self.make(errors.OutOfBounds, what, where=inside)
        if code == signal.SIGILL:
            return self.make(errors.KernelTrap, "executed a trap")
        return self.make(errors.KernelFault, f"was stopped by {signal.Signals(code).name}")

    def make(self, kind: Any, what: str, place: str | None = None, where: bool = True) -> BaseException:
        name = self.launch.kernel.name
        if place is None and self.core.code in (*_REPEATED, STOP_SIGNAL):
            checked = self.core.get("looking")  # the checks met the fault, on behalf of the kernel
            # A return address lies after the call, which in that of LLVM's own has no line.
            pc = checked - 1 if checked else self.core.get("pc") - (self.core.code == SMASHED)
            near = self.core.code in (STOP_SIGNAL, SMASHED)
            place = self.code.line(pc, near)
            if place is None and self.code is not self.launch.code:  # reached by an address kept in memory
                place = self.launch.code.line(pc, near)
        text = f"{name} {what}"
        if where:
            text += f" in block {_triple(self.block)}"
            if self.thread is not None:
                text += f", thread {_triple(self.thread)}"
        if place:
            text += f" at {place}"
        return kind(text, kernel=name, block=self.block, thread=self.thread, place=place)

    def memory(self) -> BaseException:
        core = self.core
        address, sp = core.get("address"), core.get("sp")
        if address == core.get("pc"):
            if address == PURE_VIRTUAL:
                return self.make(errors.KernelTrap, "called a pure virtual function", self._called_from(sp))
            where = f"{address:#x}, where no code is: it wrote past the end of a local array, or called that"
            null = "called a null pointer to a function, or a pure virtual function"
            what = f"jumped to {where}" if address else null
            return self.make(errors.OutOfBounds, what, self._called_from(sp))
        allocation = cpu_memory.find(address)
        if allocation is not None and core.stack is not None and allocation[0] == core.stack.address:
            if address < allocation[0]:
                return self.make(errors.StackOverflow, "used up its stack (endless recursion?)")
            return self.make(errors.OutOfBounds, "went past the end of a local array, and of its stack")
        if (text := self._in_heap(address)) is not None:
            return self.make(errors.OutOfBounds, text)
        if allocation is not None:
            if allocation[0] == no_shared().address:
                what = "touched dynamic shared memory, of which the launch gave 0 bytes"
                return self.make(errors.OutOfBounds, f"{what} (its third value says how many)")
            begin, size = allocation
            if core.shared is not None and begin == core.shared.address:
                begin, size = core.get("shared"), self.launch.shared_bytes
            at = address - begin
            side = "before the start" if at < 0 else "past the end"
            far = -at if at < 0 else at - size
            return self.make(
                errors.OutOfBounds,
                f"touched {self._owner(begin, size)}, which has {size} bytes, {far} bytes {side}",
            )
        if abs(address - sp) < _NEAR:
            return self.make(errors.StackOverflow, "used up its stack (endless recursion?)")
        if core.get("code") == 128 and address == 0:  # the processor does not say which
            return self.make(errors.OutOfBounds, "used an address that does not exist")
        what = "a null pointer" if address < 4096 else "memory that is not its own"
        return self.make(errors.OutOfBounds, f"touched {what} (address {address:#x})")

    def _called_from(self, sp: int) -> str | None:
        """The place of the call that has just left its return address on the kernel's stack, as x86-64 does;
        None where there is none."""
        stack = self.core.stack
        if processor() != "x86_64" or stack is None or not stack.address <= sp <= stack.end - 8:
            return None
        call = ctypes.c_uint64.from_address(sp).value - 1
        return self.code.line(call) if self.code.within(call) else None

    def _in_heap(self, address: int) -> str | None:
        """What a kernel touched, if that is the device's heap."""
        block = (ctypes.c_uint64 * 2)()
        heap = self.launch.device.limits._heap_record.ctypes.data
        state = support().find_in_heap(heap, address, block)
        if state != 2:
            return "touched a part of the heap that malloc did not give, or that was freed" if state else None
        begin, size = block
        side = (
            f"{begin - address} bytes before" if address < begin else f"{address - begin - size} bytes past"
        )
        end = "the start" if address < begin else "the end"
        return f"touched memory {side} {end} of a block of {size} bytes from malloc"

    def _owner(self, begin: int, size: int) -> str:
        core, launch = self.core, self.launch
        if core.shared is not None and core.get("shared") == begin:
            return "shared memory"
        for p in launch.kernel.parameters:
            if p.size == 8:
                at = core.get("arguments") + p.offset
                value = ctypes.c_uint64.from_address(at).value
                if begin <= value < begin + max(size, 1):
                    return f"'{p.name}'"
        return "a buffer"

    def _shared_object(self, at: int) -> str:
        """What lies at a byte of shared memory."""
        host = self.launch.code.host
        for name, offset, size in host.kernels[self.launch.kernel.symbol].shared:
            if offset <= at < offset + size:
                return f"byte {at - offset} of '{name}'"
        return f"byte {at - host.shared_bytes} of dynamic shared memory"

    def unwritten(self) -> BaseException:
        """What the checks noted of a launch that ended."""
        core = self.core
        self.block = self.block_index(core.get("unwritten_block"))
        self.thread = self.index(core.get("unwritten_by"))
        what = self._shared_object(core.get("unwritten") - 1)
        place = self.code.line(core.get("unwritten_pc") - 1)
        return self.make(errors.UnwrittenRead, f"read {what}, which nobody had written,", place)

    def given_up(self) -> BaseException:
        core = self.core
        self.thread = self.index(core.get("thread_a"))
        kind = core.get("kind")
        place = self.site("site_a")
        if kind == records.ASSERTION:
            text = ctypes.string_at(core.get("message")).decode("utf-8", "replace")
            for name, index in (("{block}", self.block), ("{thread}", self.thread)):
                text = text.replace(name, "[{},{},{}]".format(*index), 1)
            return errors.KernelAssert(
                text,
                kernel=self.launch.kernel.name, block=self.block, thread=self.thread, place=place,
            )  # fmt: skip
        if kind in (records.RACE, records.GLOBAL_RACE):
            return self.race(kind == records.GLOBAL_RACE)
        if kind == records.MISALIGNED:
            what = self._element(core.get("address"))
            what = f"used {what} as something aligned to {core.get('site_a')} bytes"
            return self.make(errors.KernelFault, what, self.code.line(core.get("pc") - 1))
        if kind == records.MISUSE:
            text = ctypes.string_at(core.get("message")).decode("utf-8", "replace")
            return self.make(errors.KernelFault, f"was stopped by {text}", place)
        if kind == records.DIVISION:  # where the processor goes on
            return self.make(errors.KernelFault, _DIVISION, place)
        if kind == records.HEAP_OVERRUN:
            size = core.get("address")
            what = f"wrote past the end of a block of {size} bytes from malloc, found when it was freed"
            return self.make(errors.OutOfBounds, what, place)
        if kind == records.BAD_FREE:
            return self.make(errors.KernelFault, "freed a pointer that malloc did not return", place)
        return self.make(errors.KernelTrap, "executed a trap", place)

    def race(self, everywhere: bool) -> BaseException:
        """Two uses of the same memory; `everywhere`: not of shared memory."""
        core, name, block = self.core, self.launch.kernel.name, self.block
        how, address = core.get("site_b"), core.get("address")
        other, theirs = self.index(core.get("thread_b")), self.block_index(core.get("other_block"))
        place, other_place = self.code.line(core.get("pc") - 1), self.code.caller(core.get("other_pc"))
        what = self._element(address) if everywhere else self._shared_object(address)
        verb = "writes" if how & records.RACE_WRITES else "reads"
        thread = self.thread or (0, 0, 0)
        text = f"{name}: race in block {_triple(block)}: thread {_triple(thread)} {verb} {what}"
        text += f" at {place}" if place else ""
        if how & records.RACE_MANY:
            text += ", which threads of other blocks"
        else:
            text += f", which thread {_triple(other)}" + (
                f" of block {_triple(theirs)}" if theirs != block else ""
            )
        text += " used as well" + (f" at {other_place}" if other_place else "")
        if how & (records.RACE_ATOMIC | records.RACE_OTHER_ATOMIC):
            text += ", one of them not by an atomic operation"
        text += (
            ", with no barrier between"
            if theirs == block and not how & records.RACE_MANY
            else ", and blocks are in no order"
        )
        if how & records.RACE_UPDATES:
            text += "; of two such updates one can be lost"
        kind = errors.GlobalRace if everywhere else errors.SharedRace
        return kind(
            text, kernel=name, block=block, thread=self.thread, place=place,
            other_block=theirs, other_thread=other, other_place=other_place,
        )  # fmt: skip

    def _element(self, address: int) -> str:
        """What lies at an address that is not shared memory."""
        if (allocation := cpu_memory.find(address)) is not None:
            return f"byte {address - allocation[0]} of {self._owner(*allocation)}"
        for name, g in self.launch.code.program.globals.items():
            try:
                at = address - self.launch.code.global_address(g)
            except errors.DeviceError:
                continue
            if 0 <= at < g.size:
                return f"byte {at} of '{name}'"
        block = (ctypes.c_uint64 * 2)()
        heap = self.launch.device.limits._heap_record.ctypes.data
        if support().find_in_heap(heap, address, block) == 2:
            return f"byte {address - block[0]} of a block of {block[1]} bytes from malloc"
        for p in self.launch.kernel.parameters:  # an array of somebody else's
            if p.size == 8:
                at = address - ctypes.c_uint64.from_address(self.core.get("arguments") + p.offset).value
                if 0 <= at < _NEAR:
                    return f"byte {at} from the start of '{p.name}'"
        return f"the byte at {address:#x}"

    def diverged(self) -> BaseException:
        core, error = self.core, self.core.get("error")
        a, b = self.index(core.get("thread_a")), self.index(core.get("thread_b"))
        place = self.site("site_a")
        if error == records.DIVERGED:
            text = f", thread {_triple(b)} at {self.site('site_b')}"
        elif error == records.EXITED:
            # Where nobody ran off the end, with check=True a return counts.
            if core.get("thread_b", signed=True) < 0:
                b = self.index(self._first_done())
            text = _ended_without(b)
        elif error == records.WARP_MISMATCH:
            mask = core.get("site_b")
            text = f" for lanes {mask:#010x}, and they do not all come"
            text += self._absent(core.get("thread_a"), core.get("site_a"), mask)
        elif error == records.NO_FRAME:
            return errors.DeviceError(
                f"{self.launch.kernel.name}: the local variables of a block of {self.launch.threads} threads "
                f"need more than {self.launch.device.limits.frames} bytes (device.limits.frames)"
            )
        elif error == records.DEADLOCK:
            text = ", to which fewer threads come than it asks for"
            return self.divergence(a, place, text, f"barrier {core.get('site_b')} at ")
        else:
            text = f": error {error}"
        return self.divergence(a, place, text)

    def divergence(
        self, thread: tuple[int, int, int], place: str | None, others: str, barrier: str = ""
    ) -> errors.BarrierDivergence:
        """`thread` waits at `barrier` at `place`; `others` is what is said of those that it waits for."""
        name = self.launch.kernel.name
        text = f"{name}: barrier divergence in block {_triple(self.block)}: "
        text += f"thread {_triple(thread)} waits at {barrier}{place}{others}"
        return errors.BarrierDivergence(text, kernel=name, block=self.block, thread=thread, place=place)

    def _absent(self, thread: int, site: int, mask: int) -> str:
        """The message about the first lane that does not come to where `thread` waits; "" if all come."""
        for linear in range(thread & ~31, min((thread | 31) + 1, self.launch.threads)):
            state, its = self._of_thread(linear, "state"), self._of_thread(linear, "site")
            if mask >> (linear & 31) & 1 and (state, its) != (records.WARP, site):
                sites = self.launch.code.host.sites
                where = (
                    "has ended"
                    if state == records.DONE
                    else f"waits at {sites[its]}"
                    if its < len(sites)
                    else ""
                )
                return f": thread {_triple(self.index(linear))} {where}" if where else ""
        return ""

    def _of_thread(self, linear: int, member: str) -> int:
        """An i32 of a thread's record."""
        at = self.core.get("records") + linear * records.THREAD_BYTES + records.THREAD[member].offset
        return ctypes.c_uint32.from_address(at).value

    def _first_done(self) -> int:
        """The first thread of the block that has ended."""
        ended = (n for n in range(self.launch.threads) if self._of_thread(n, "state") == records.DONE)
        return next(ended, 0)


def _ended_without(thread: tuple[int, int, int]) -> str:
    return f", thread {_triple(thread)} ended without reaching it"


def _triple(t: tuple[int, int, int]) -> str:
    return f"({t[0]}, {t[1]}, {t[2]})"
