"""Other libraries that use GPUs: as modules, where they are installed and can use this one."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

import pytest

#: Library -> whether it can use the GPU (or it raises).
_USABLE: dict[str, Callable[[Any], bool]] = {
    "torch": lambda torch: torch.cuda.is_available(),
    "cupy": lambda cupy: cupy.cuda.runtime.getDeviceCount() > 0 and cupy.zeros(1).get()[0] == 0,
    "numba.cuda": lambda cuda: cuda.is_available() and cuda.to_device(_ones()).copy_to_host()[0] == 1,
}


def library(name: str) -> Any:
    """The module; skips the test, and says why, where it cannot be used: it is not installed, it does not
    fit another library's version, it was made for another driver."""
    try:
        module = importlib.import_module(name)
        usable = _USABLE.get(name, lambda _: True)(module)
    except Exception as e:
        pytest.skip(f"{name} cannot be used: {type(e).__name__}: {e}")
    if not usable:
        pytest.skip(f"{name} finds no GPU")
    return module


def cuda_core() -> Any:
    """cuda.core, which was cuda.core.experimental before version 0.5."""
    for name in ("cuda.core", "cuda.core.experimental"):
        try:
            module = importlib.import_module(name)
        except Exception:
            continue
        if hasattr(module, "Device"):
            if not hasattr(module, "ObjectCode"):
                module.ObjectCode = importlib.import_module(f"{name}._module").ObjectCode
            return module
    pytest.skip("cuda.core is not installed")


def _ones() -> Any:
    import numpy

    return numpy.ones(1, "f4")
