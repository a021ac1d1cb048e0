"""Code that every kernel of the CPU device relies on, compiled once per machine and kept on disk: the fault
guard, the heap, the checks, the services and the scheduler of `runtime/native/`, in C; and what C has no
words for, as LLVM IR.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from functools import cache
from typing import Any

from minicu import cache as disk
from minicu.llvm import jit
from minicu.lower.host.records import DONE, THREAD, WORKER, declarations
from minicu.native import Native, load
from minicu.options import processor
from minicu.runtime.cpu.switch import CONTEXT, FUTEX, NAMES, switch_ir

#: The signal that a time limit sends, and by which one core stops the others. Its number is one of
#: the real-time signals that glibc leaves to programs.
STOP_SIGNAL = 39

#: A kernel that wrote past its arrays is left as by this signal, which no system sends (SIGSTKFLT).
SMASHED = 16

#: What `minicu_guarded` returns where no signal ended the kernel, but its threads made launches or an error,
#: or missed a barrier.
UNFINISHED = 1 << 16

#: The C files, and what others find of them under the name that LLVM IR gives it.
_FILES = {
    "cpu_guard": (
        "minicu_fail", "minicu_exit", "minicu_engage", "minicu_idle", "minicu_smashed", "minicu_guarded",
    ),
    "cpu_watch": ("minicu_check", "minicu_fence", "minicu_forget"),
    "cpu_heap": ("minicu_malloc", "minicu_aligned", "minicu_free"),
    "cpu_services": (
        "minicu_print_begin",
        "minicu_print_end",
        "minicu_child",
        "minicu_launch_child",
        "minicu_copy",
        "minicu_fill",
    ),
    "cpu_regions": (
        "minicu_lockstep",
        "minicu_advance",
        "minicu_replay",
        *(f"minicu_fill{size}" for size in (1, 2, 4, 8)),
    ),
    "cpu_clusters": (
        "minicu_cluster_begin",
        "minicu_cluster_look",
        "minicu_cluster_end",
        "minicu_cluster_arrive",
        "minicu_cluster_over",
        "minicu_cluster_register",
        "minicu_cluster_map",
        "minicu_cluster_owner",
    ),
    "cpu_threads": ("minicu_run",),
    "cpu_helpers": (),
}  # fmt: skip
_FIRST_TO_SCHEDULE = "cpu_regions"

#: What C has no words for: the places that `minicu_check` and `minicu_smashed` are called from; and a
#: function that returns twice.
_NOT_IN_C = """
declare ptr @llvm.returnaddress(i32)
declare void @minicu_check(ptr, ptr, i64, i32, i64, i64)
define void @minicu.check(ptr %t, ptr %address, i64 %size, i32 %how, i64 %value) {
  %from = call ptr @llvm.returnaddress(i32 0)
  %pc = ptrtoint ptr %from to i64
  call void @minicu_check(ptr %t, ptr %address, i64 %size, i32 %how, i64 %value, i64 %pc)
  ret void
}

; What LLVM calls where the word behind a function's arrays has changed.
declare void @minicu_smashed(i64)
define void @minicu_overrun() {
  %from = call ptr @llvm.returnaddress(i32 0)
  %pc = ptrtoint ptr %from to i64
  call void @minicu_smashed(i64 %pc)
  ret void
}
"""
_RESUME = f"""
; Run a thread that may end anywhere (minicu.exit).
declare i32 @__sigsetjmp(ptr, i32) returns_twice
declare void @llvm.coro.resume(ptr)
define void @minicu_resume(ptr %w, ptr %t) {{
entry:
  %leave = getelementptr i8, ptr %w, i64 {WORKER["leave"].offset}
  %r = call i32 @__sigsetjmp(ptr %leave, i32 0) returns_twice
  %first = icmp eq i32 %r, 0
  br i1 %first, label %run, label %ended
run:
{THREAD.load("%handle", "%t", "handle")}
  call void @llvm.coro.resume(ptr %handle)
  ret void
ended:
{THREAD.store("%t", state=str(DONE))}
  ret void
}}
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
    helpers: Native  # `native/cpu_helpers.c`


@cache
def support() -> Support:
    """Load the support code, once in a process. Raises DeviceError where it cannot run."""
    switch = _assembled(switch_ir())
    for name in NAMES:
        jit.define_symbol(name, switch.address(name))
    files: dict[str, Native] = {}
    for file, names in _FILES.items():
        if file == _FIRST_TO_SCHEDULE:
            more = _assembled(_NOT_IN_C + _RESUME)
            for name in ("minicu.check", "minicu_resume"):
                jit.define_symbol(name, more.address(name))
            jit.define_symbol("__stack_chk_fail", more.address("minicu_overrun"))
        loaded = files[file] = load(file, prelude())
        code = loaded.code
        for name in names:
            jit.define_symbol(name, code.address(name))
            jit.define_symbol(name.replace("_", "."), code.address(name))
    guard = files["cpu_guard"].code
    key_number = ctypes.c_uint()
    if ctypes.CDLL(None).pthread_key_create(ctypes.byref(key_number), None):
        raise MemoryError("no thread-specific key is left")
    ctypes.c_uint.from_address(guard.data_address("minicu_key")).value = key_number.value
    pointer = ctypes.c_void_p
    guard.function("minicu_install", None, pointer)(guard.data_address("minicu_signals"))
    return Support(
        guarded=guard.function("minicu_guarded", ctypes.c_int, pointer, pointer, ctypes.c_int64),
        run=files["cpu_threads"].code.address("minicu_run"),
        replay=files["cpu_regions"].code.address("minicu_replay"),
        key=key_number.value,
        find_in_heap=files["cpu_heap"].code.function(
            "minicu_heap_find", ctypes.c_int, pointer, ctypes.c_uint64, pointer
        ),
        apart=guard.function("minicu_apart", None),
        hurry=guard.function("minicu_hurry", None, ctypes.c_int),
        helpers=files["cpu_helpers"],
    )


def prelude() -> str:
    """What the C files know from Python."""
    pc, sp = CONTEXT[processor()]
    constants = {
        "CONTEXT_PC": pc,
        "CONTEXT_SP": sp,
        "STOP": STOP_SIGNAL,
        "SMASHED": SMASHED,
        "UNFINISHED": UNFINISHED,
        "SYS_FUTEX": FUTEX[processor()],
        "SETTINGS_FROM": WORKER["threads"].offset,
        "SETTINGS_TO": WORKER["shared"].offset,
    }
    return declarations() + "".join(f"enum {{ {name} = {value} }};\n" for name, value in constants.items())


def _assembled(ir: str) -> jit.Code:
    key = disk.key(["support", jit.identity(), ir])
    data = disk.load(key, "object") if disk.enabled() else None
    if data is None:
        data = jit.compile_object(ir)
        if disk.enabled():
            disk.store(key, data, "object")
    return jit.load_object(data)
