"""The two long calls into LLVM, without llvmlite's lock.

`llvmlite.binding` lets one thread at a time into LLVM, since its callers may share a context. In minicu each
compilation has a context of its own, between which LLVM shares nothing, and the kernels of a large module are
compiled in several threads (`minicu.llvm.divide`): behind the lock that would gain nothing. llvmlite has no
public way to say so yet (its `ffi.py`: "TODO: we can add methods to mark the function as threadsafe"), so the
foreign function below the lock is called; where a version of llvmlite has none, the call waits for the lock.
"""

from __future__ import annotations

import ctypes
from typing import Any

from llvmlite.binding import ffi


def run(manager: Any, module: Any, builder: Any) -> None:
    """Run a pass manager: `manager.run(module, builder)`."""
    _below(ffi.lib.LLVMPY_RunNewModulePassManager)(manager, module, builder)


def assembly(machine: Any, module: Any) -> str:
    """Assembly text: `machine.emit_assembly(module)`. Raises RuntimeError."""
    with ffi.OutputString() as message:
        buffer = _below(ffi.lib.LLVMPY_TargetMachineEmitToMemory)(machine, module, 0, message)
        if not buffer:
            raise RuntimeError(str(message))
    size = ffi.lib.LLVMPY_GetBufferSize(buffer)
    try:
        return ctypes.string_at(ffi.lib.LLVMPY_GetBufferStart(buffer), size).decode()
    finally:
        ffi.lib.LLVMPY_DisposeMemoryBuffer(buffer)


def _below(function: Any) -> Any:
    return getattr(function, "_cfn", function)
