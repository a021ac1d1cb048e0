"""Code that every kernel of the CPU device relies on, compiled once per machine and kept on disk: the fault
guard, the heap and the services of `runtime/native/`, in C; and, as LLVM IR, the way into a kernel's stack
and the scheduler of a block's threads.

In the scheduler's text, `%x = get WORKER.bx %w` loads a slot of a record, `set WORKER.bx %w, %x` stores one.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from functools import cache
from typing import Any

from minicu import cache as disk
from minicu.llvm import jit
from minicu.lower.host.records import declarations, expand
from minicu.options import processor
from minicu.runtime.cpu.lockstep import LOCKSTEP
from minicu.runtime.cpu.scheduler import SCHEDULER
from minicu.runtime.cpu.switch import CONTEXT, NAMES, switch_ir

#: The signal that a time limit sends, and by which one core stops the others. Its number is one of
#: the real-time signals that glibc leaves to programs.
STOP_SIGNAL = 39

#: The C files, and what others find of them under the name that LLVM IR gives it.
_FILES = {
    "cpu_guard": ("minicu_fail", "minicu_exit", "minicu_engage", "minicu_idle"),
    "cpu_watch": ("minicu_check", "minicu_fence", "minicu_forget"),
    "cpu_heap": ("minicu_malloc", "minicu_free"),
    "cpu_services": ("minicu_print_begin", "minicu_print_end", "minicu_child", "minicu_launch_child"),
}

#: Tells `minicu_check` the place that it is called from: what C has no word for.
_CHECK = """
declare ptr @llvm.returnaddress(i32)
declare void @minicu_check(ptr, ptr, i64, i32, i64, i64)
define void @minicu.check(ptr %t, ptr %address, i64 %size, i32 %how, i64 %value) {
  %from = call ptr @llvm.returnaddress(i32 0)
  %pc = ptrtoint ptr %from to i64
  call void @minicu_check(ptr %t, ptr %address, i64 %size, i32 %how, i64 %value, i64 %pc)
  ret void
}
"""


@dataclass(frozen=True, slots=True)
class Support:
    """The loaded code."""

    guarded: Any
    run: int  # address: the worker of every coroutine kernel
    replay: int  # address: after a fault in a region, its threads one by one
    key: int  # pthread's key, under which a thread has its worker
    find_in_heap: Any
    apart: Any  # nobody but kernels lives in this process
    hurry: Any  # host code has met a fault: the process ends soon


@cache
def support() -> Support:
    """Load the support code, once in a process. Raises DeviceError where it cannot run."""
    from minicu.native import load

    switch = _assembled(switch_ir())
    for name in NAMES:
        jit.define_symbol(name, switch.address(name))
    files = {}
    for file, names in _FILES.items():
        code = files[file] = load(file, prelude()).code
        for name in names:
            jit.define_symbol(name, code.address(name))
            jit.define_symbol(name.replace("_", "."), code.address(name))
    jit.define_symbol("minicu.check", _assembled(_CHECK).address("minicu.check"))
    scheduler = _assembled(expand(SCHEDULER + LOCKSTEP))
    guard = files["cpu_guard"]
    key_number = ctypes.c_uint()
    if ctypes.CDLL(None).pthread_key_create(ctypes.byref(key_number), None):
        raise MemoryError("no thread-specific key is left")
    ctypes.c_uint.from_address(guard.data_address("minicu_key")).value = key_number.value
    pointer = ctypes.c_void_p
    guard.function("minicu_install", None, pointer)(guard.data_address("minicu_signals"))
    return Support(
        guarded=guard.function("minicu_guarded", ctypes.c_int, pointer, pointer, ctypes.c_int64),
        run=scheduler.address("minicu.run"),
        replay=scheduler.address("minicu.replay"),
        key=key_number.value,
        find_in_heap=files["cpu_heap"].function(
            "minicu_heap_find", ctypes.c_int, pointer, ctypes.c_uint64, pointer
        ),
        apart=guard.function("minicu_apart", None),
        hurry=guard.function("minicu_hurry", None, ctypes.c_int),
    )


def prelude() -> str:
    """What the C files know from Python."""
    pc, sp = CONTEXT[processor()]
    constants = {"CONTEXT_PC": pc, "CONTEXT_SP": sp, "STOP": STOP_SIGNAL}
    return declarations() + "".join(f"enum {{ {name} = {value} }};\n" for name, value in constants.items())


def _assembled(ir: str) -> jit.Code:
    key = disk.key(["support", jit.identity(), ir])
    data = disk.load(key, "object") if disk.enabled() else None
    if data is None:
        data = jit.compile_object(ir)
        if disk.enabled():
            disk.store(key, data, "object")
    return jit.load_object(data)
