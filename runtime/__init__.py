"""Devices, modules and launches: runs what the compiler made. Installed as `minicu.runtime`.

    device = minicu.runtime.find("auto")
    module = device.load(program)
    module.saxpy[grid, block](n, 2.0, x, y)

Importing this package imports neither NumPy nor a driver; names are fetched when they are used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from minicu.runtime.cuda.driver import CudaError
    from minicu.runtime.device import Device, devices, find
    from minicu.runtime.errors import (
        BarrierDivergence,
        DataRace,
        DeviceError,
        GlobalRace,
        KernelAssert,
        KernelFault,
        KernelTimeout,
        KernelTrap,
        OutOfBounds,
        SharedRace,
        StackOverflow,
        UnwrittenRead,
    )
    from minicu.runtime.link.link import LinkError
    from minicu.runtime.memory import Array

__all__ = [
    "Array", "BarrierDivergence", "CudaError", "DataRace", "Device", "DeviceError", "GlobalRace",
    "KernelAssert", "KernelFault", "KernelTimeout", "KernelTrap", "LinkError", "OutOfBounds", "SharedRace",
    "StackOverflow", "UnwrittenRead", "devices", "find",
]  # fmt: skip

_HOME = {
    "Device": "device", "devices": "device", "find": "device", "Array": "memory", "CudaError": "cuda.driver",
    "LinkError": "link.link",
}  # fmt: skip


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'minicu.runtime' has no attribute {name!r}")
    from importlib import import_module

    module = import_module(f"minicu.runtime.{_HOME.get(name, 'errors')}")
    value = globals()[name] = getattr(module, name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
