"""Threads of a whole program's host code: the Python side of `native/host_threads.c`.

A fault in a thread ends the program, like a fault in main(). When main() has returned, nobody waits for the
threads that still run.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

from minicu.runtime.cpu.cores import Record
from minicu.runtime.cpu.support import UNFINISHED, prelude, support

#: Function that host code calls -> the C function that implements it.
_FUNCTIONS = {
    "pthread_create": "minicu_pthread_create",
    "pthread_exit": "minicu_pthread_exit",
    "__cxa_thread_atexit": "minicu_end_with_thread",
    "__cxa_finalize": "minicu_finalize",
    "__cxa_guard_acquire": "minicu_guard_acquire",
    "__cxa_guard_release": "minicu_guard_release",
    "__cxa_guard_abort": "minicu_guard_abort",
}
#: A program that calls none of these needs none of the above: the C library's own functions serve.
_NEEDED = frozenset(_FUNCTIONS) - {"__cxa_finalize"}

_Fault = ctypes.CFUNCTYPE(None, ctypes.c_uint64, ctypes.c_int)
_Exit, _Abort = ctypes.CFUNCTYPE(None, ctypes.c_int), ctypes.CFUNCTYPE(None)


def needed(functions: Iterable[str]) -> bool:
    """Whether a program that calls these functions has threads, or objects that must know of them."""
    return not _NEEDED.isdisjoint(functions)


class HostThreads:
    """The threads of one program. `exit` and `abort` end the program; `fault` reports what stopped a thread,
    and ends the program. `threaded` is the address of the flag by which the CUDA runtime knows that there are
    several threads. `enter` is the driver's function that makes the GPU's context current in a new thread,
    and its argument. Raises MemoryError if the process has no thread-specific key left."""

    def __init__(
        self,
        exit: Callable[[int], NoReturn],
        abort: Callable[[], NoReturn],
        fault: Callable[[Record], NoReturn],
        threaded: int,
        enter: tuple[int, int] | None,
    ) -> None:
        from minicu.native import load

        support()  # it defines what this calls, also where the kernels run on a GPU
        self._code = code = load("host_threads", prelude()).code
        self._kept = (_Fault(lambda at, number: fault(_stopped(at, number))), _Exit(exit), _Abort(abort))
        key = ctypes.c_uint()
        ends = ctypes.c_void_p(code.address("minicu_thread_ends"))
        if ctypes.CDLL(None).pthread_key_create(ctypes.byref(key), ends):
            raise MemoryError("no thread-specific key is left")
        self._set("minicu_made_key", ctypes.c_uint, key.value)
        self._set("minicu_is_threaded", ctypes.c_uint64, threaded)
        function, context = enter or (0, 0)
        self._set("minicu_enter_context", ctypes.c_uint64, function)
        self._set("minicu_context", ctypes.c_uint64, context)
        for name, kept in zip(("minicu_thread_fault", "minicu_program_exit", "minicu_abort"), self._kept):
            self._set(name, ctypes.c_uint64, ctypes.cast(kept, ctypes.c_void_p).value)
        self._alive = ctypes.c_int.from_address(code.data_address("minicu_alive"))

    def _set(self, name: str, type: Any, value: Any) -> None:
        type.from_address(self._code.data_address(name)).value = value

    def addresses(self) -> dict[str, int]:
        """Name of a function in host code -> the address of the C function."""
        return {name: self._code.address(symbol) for name, symbol in _FUNCTIONS.items()}

    def finalize(self, program: int) -> None:
        """Destroy the objects of the calling thread and the static ones of a program (__cxa_finalize)."""
        self._code.function("minicu_finalize", None, ctypes.c_uint64)(program)

    @property
    def alive(self) -> bool:
        """Whether a thread besides that of main() runs."""
        return self._alive.value > 0


def _stopped(address: int, number: int) -> Record:
    record = Record(address)
    record.code = 0 if number == UNFINISHED else number
    return record
