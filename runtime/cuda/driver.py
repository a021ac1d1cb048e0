"""NVIDIA's driver: found once; every status that it returns becomes an exception that says what to do.

Nothing is imported or loaded before `driver()` is called.
"""

from __future__ import annotations

import os
from functools import cache
from typing import Any

from minicu.runtime.errors import (
    DeviceError,
    KernelAssert,
    KernelFault,
    KernelTimeout,
    KernelTrap,
    OutOfBounds,
    StackOverflow,
)

__all__ = [
    "CudaAssert", "CudaError", "CudaFault", "CudaOutOfBounds", "CudaStackOverflow", "CudaTimeout", "CudaTrap",
    "check", "driver", "driver_version", "highest_ptx", "least_driver",
]  # fmt: skip

#: CUDA version of a driver -> the highest PTX version that it takes (PTX ISA, release notes).
PTX_OF_DRIVER = {
    (11, 0): (7, 0), (11, 1): (7, 1), (11, 2): (7, 2), (11, 3): (7, 3), (11, 4): (7, 4), (11, 5): (7, 5),
    (11, 6): (7, 6), (11, 7): (7, 7), (11, 8): (7, 8),
    (12, 0): (8, 0), (12, 1): (8, 1), (12, 2): (8, 2), (12, 3): (8, 3), (12, 4): (8, 4),
    (12, 5): (8, 5), (12, 6): (8, 5), (12, 7): (8, 6), (12, 8): (8, 7), (12, 9): (8, 8),
    (13, 0): (9, 0), (13, 1): (9, 1), (13, 2): (9, 2),
}  # fmt: skip

#: CUDA version -> the first driver branch with it, on Linux.
BRANCH_OF_CUDA = {
    (11, 8): 520, (12, 0): 525, (12, 1): 530, (12, 2): 535, (12, 3): 545, (12, 4): 550, (12, 5): 555,
    (12, 6): 560, (12, 7): 565, (12, 8): 570, (12, 9): 575, (13, 0): 580, (13, 1): 590,
}  # fmt: skip


class CudaError(DeviceError):
    """The driver refused a call. `status` is its name ("CUDA_ERROR_OUT_OF_MEMORY"), `code` its number."""

    status = ""
    code = 0


class CudaOutOfMemory(CudaError, MemoryError):
    """The GPU has no more memory, as Python's own MemoryError says it of the host's."""


class CudaFault(CudaError, KernelFault):
    """A kernel was stopped by a fault on the GPU. This process cannot use the GPU any more."""


class CudaOutOfBounds(CudaFault, OutOfBounds):
    """A kernel touched memory that is not allocated."""


class CudaStackOverflow(CudaFault, StackOverflow):
    """A kernel's calls went too deep."""


class CudaTimeout(CudaFault, KernelTimeout):
    """A kernel ran longer than the operating system allows on a GPU with a display."""


class CudaTrap(CudaFault, KernelTrap):
    """A kernel executed `__trap`, or an instruction that does not exist."""


class CudaAssert(CudaFault, KernelAssert):
    """A failed `assert` in a kernel."""


#: Statuses that a kernel's fault leaves behind; they stick to the context.
FAULTS: dict[int, type[CudaFault]] = {
    700: CudaOutOfBounds,  # ILLEGAL_ADDRESS
    702: CudaTimeout,
    710: CudaAssert,
    714: CudaStackOverflow,  # HARDWARE_STACK_ERROR
    715: CudaTrap,  # ILLEGAL_INSTRUCTION
    716: CudaFault,  # MISALIGNED_ADDRESS
    717: CudaFault,  # INVALID_ADDRESS_SPACE
    718: CudaFault,  # INVALID_PC
    719: CudaTrap,  # LAUNCH_FAILED: `trap` on most architectures
}

#: What a fault means, in the words of the other device.
FAULT_TEXT = {
    700: "touched memory outside of every allocation (illegal address)",
    702: "ran longer than this GPU allows",
    710: "failed an assertion",
    714: "overflowed or corrupted its stack",
    715: "executed a trap or an illegal instruction",
    716: "used an address that is not aligned for the access",
    717: "used an address in the wrong memory space",
    718: "jumped to an invalid address",
    719: "was stopped by a trap or an unspecified fault",
}

#: What to do about a status.
REMEDIES = {
    2: "free arrays (or drop the last references to them), or device.trim() to give unused memory back",
    3: "CUDA cannot be used in a process forked from one that had used it: "
       "start workers with multiprocessing's 'spawn' or 'forkserver' method",
    34: "the library found is a toolkit's stub: remove the folder 'stubs' from LD_LIBRARY_PATH",
    100: "nvidia-smi shows what is there; CUDA_VISIBLE_DEVICES may hide it",
    209: "compile for this GPU's architecture, or a lower one",
    218: "the log above is the assembler's",
    221: "the library libnvidia-ptxjitcompiler is missing beside the driver",
    222: "give --ptx-version (ptx_version=...) a version that this driver takes, or install a newer driver",
    701: "use smaller blocks, less shared memory, or __launch_bounds__ on the kernel",
    720: "a cooperative launch must fit on the GPU at once: kernel.occupancy(block) says how many blocks do",
    802: "the system's fabric or its services are not ready yet",
    803: "the driver's library and its kernel module differ in version: restart after the driver's update",
    804: "this GPU cannot use the forward-compatibility libraries: remove them from LD_LIBRARY_PATH",
    900: "this cannot be done while a graph is captured",
    901: "something that cannot be captured was done while a graph was captured",
    906: "work on the default stream cannot be mixed with a capture",
    912: "make the cluster smaller, or the grid a multiple of it",
}  # fmt: skip


class DriverMissing(DeviceError):
    """There is no driver, no GPU, or no way to call it. `reason` is a short key for programs:
    "bindings", "library" or "device"."""

    reason = ""


@cache
def _bindings() -> Any:
    """The cuda.bindings module, before anything was called."""
    try:
        from cuda.bindings import driver as api
    except ImportError as e:
        raise _missing(
            "bindings", f"cannot call NVIDIA's driver: {e}; install it with: pip install 'minicu[cuda]'"
        ) from None
    return api


@cache
def driver() -> Any:
    """cuda.bindings' driver module, initialised. Raises DriverMissing saying what is missing."""
    api = _bindings()
    try:
        status = int(api.cuInit(0)[0])
    except Exception as e:  # cuda.pathfinder's DynamicLibNotFoundError, RuntimeError of older versions
        raise _missing(
            "library",
            "no NVIDIA driver found (libcuda.so.1): install the driver of the GPU, or, in a container, "
            f"start it with access to the GPU ({type(e).__name__})",
        ) from None
    if status:
        raise _missing("device", f"no NVIDIA GPU can be used: {explain(status)}")
    return api


@cache
def entry(name: str, version: int = 12000) -> int:
    """The address of a function of the driver, as of CUDA 12 or of that version."""
    answer = check(driver().cuGetProcAddress(name.encode(), version, 0), f"finding {name}")
    address = int(answer[0] if isinstance(answer, tuple) else answer)
    if not address:
        raise RuntimeError(f"the driver has no {name}")
    return address


def _missing(reason: str, message: str) -> DriverMissing:
    error = DriverMissing(message)
    error.reason = reason
    return error


def check(result: tuple[Any, ...], doing: str = "") -> Any:
    """The values of a driver call, without its status: one value, a tuple of several, or None.

    Raises CudaError, or the exception for a kernel's fault. `doing` starts the message.
    """
    status = result[0]
    if status:
        raise error_of(int(status), doing)
    return result[1] if len(result) == 2 else result[1:] or None


def error_of(
    code: int, doing: str = "", kernel: str | None = None, kind: type[CudaFault] | None = None
) -> CudaError:
    """The exception for a status. `kernel` is the name of the kernel that a fault is put down to, `kind` what
    is known of the fault besides its status."""
    name, text = names_of(code)
    kind = kind or FAULTS.get(code)
    if kind is None:
        kinds = CudaOutOfMemory if name == "CUDA_ERROR_OUT_OF_MEMORY" else CudaError
        error = kinds(f"{doing}: {explain(code)}" if doing else explain(code))
    else:
        who = f"kernel '{kernel}'" if kernel else "a kernel"
        when = f"{doing}: " if doing else ""
        error = kind(f"{when}{who} {FAULT_TEXT[code]} ({name}: {text})", kernel=kernel)
    error.status, error.code = name, code
    return error


def explain(code: int) -> str:
    """A status in words: its name, the driver's text, what to do."""
    name, text = names_of(code)
    remedy = REMEDIES.get(code)
    return f"{name}: {text}" + (f"; {remedy}" if remedy else "")


def names_of(code: int) -> tuple[str, str]:
    """Name and text of a status, from the driver where it can be asked."""
    api = _bindings()
    try:
        value = api.CUresult(code)
    except ValueError:
        return f"CUDA status {code}", "unknown to the installed cuda.bindings"
    try:
        text = api.cuGetErrorString(value)[1].decode()
    except Exception:  # no driver to ask
        text = value.name.removeprefix("CUDA_ERROR_").replace("_", " ").lower()
    return value.name, text


# ---------------------------------------------------------------- versions


@cache
def driver_version() -> tuple[int, int]:
    """The CUDA version of the installed driver."""
    number = check(driver().cuDriverGetVersion(), "asking for the driver's version")
    return number // 1000, number % 1000 // 10


def highest_ptx(version: tuple[int, int]) -> tuple[int, int] | None:
    """The highest PTX version that a driver of CUDA `version` takes; None for one newer than the
    table: it takes all that minicu can emit."""
    if version > max(PTX_OF_DRIVER):
        return None
    known = [v for v in PTX_OF_DRIVER if v <= version]
    return PTX_OF_DRIVER[max(known)] if known else (6, 5)


def least_driver(ptx: tuple[int, int]) -> str:
    """The driver that a PTX version needs, in words: "CUDA 12.4 (driver 550)"."""
    for cuda, highest in PTX_OF_DRIVER.items():
        if highest >= ptx:
            branch = BRANCH_OF_CUDA.get(cuda)
            return f"CUDA {cuda[0]}.{cuda[1]}" + (f" (driver {branch} or newer)" if branch else "")
    return "a newer one than minicu knows"


def device_count() -> int:
    """How many GPUs this process sees. Raises DriverMissing."""
    return check(driver().cuDeviceGetCount(), "counting GPUs")


def attribute(number: int, name: str) -> int:
    """A device attribute by its name without CU_DEVICE_ATTRIBUTE_."""
    api = driver()
    key = getattr(api.CUdevice_attribute, f"CU_DEVICE_ATTRIBUTE_{name}")
    return check(api.cuDeviceGetAttribute(key, number), f"asking for {name}")


def visible_note() -> str:
    """A remark on CUDA_VISIBLE_DEVICES for messages about missing GPUs."""
    value = os.environ.get("CUDA_VISIBLE_DEVICES")
    return f" (CUDA_VISIBLE_DEVICES is '{value}')" if value is not None else ""
