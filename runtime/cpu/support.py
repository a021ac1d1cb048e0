"""Code that every kernel of the CPU device relies on, as LLVM IR: the scheduler of a block's threads
and the fault guard. It is compiled once per machine and kept on disk.

In the text, `%x = get WORKER.bx %w` loads a slot of a record and `set WORKER.bx %w, %x` stores one.
"""

from __future__ import annotations

import platform

from minicu.lower.host.records import expand
from minicu.runtime.cpu.guard import GUARD
from minicu.runtime.cpu.lockstep import LOCKSTEP
from minicu.runtime.cpu.scheduler import SCHEDULER
from minicu.runtime.cpu.services import SERVICES
from minicu.runtime.errors import DeviceError

#: Where a signal handler finds the program counter and the stack pointer in a ucontext_t (glibc). On
#: aarch64 the code has been compared with glibc's headers, never run.
_CONTEXT = {"x86_64": (168, 160), "aarch64": (440, 432)}

#: The signal that a time limit sends, and by which one core stops the others. Its number is one of
#: the real-time signals that glibc leaves to programs.
STOP_SIGNAL = 39


def support_ir() -> str:
    """The module's text for this computer. Raises DeviceError on an unknown one."""
    machine = platform.machine()
    if machine not in _CONTEXT:
        raise DeviceError(f"not supported: the CPU device on {machine}; it runs on {' and '.join(_CONTEXT)}")
    pc, sp = _CONTEXT[machine]
    text = GUARD.replace("{PC}", str(pc)).replace("{SP}", str(sp)).replace("{STOP}", str(STOP_SIGNAL))
    return expand(SCHEDULER + LOCKSTEP + text + SERVICES)
