"""minicu: CUDA C to PTX, run on NVIDIA GPUs and on the CPU.

    program = minicu.compile(pathlib.Path("saxpy.cu"), arch="sm_90")
    module = program.load("auto")
    module.saxpy[grid, block](n, 2.0, x, y)

Importing this package imports nothing else: each name below is fetched when it is first used.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any

    from minicu.commands.foreign import from_code
    from minicu.commands.linking import link
    from minicu.compile import compile
    from minicu.diagnostics.errors import CompileError, UsageError
    from minicu.options import Options
    from minicu.program import Program
    from minicu.runtime.cuda.driver import CudaError
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
else:
    ModuleType = type(sys)

__version__ = "0.2.0"
__all__ = [
    "BarrierDivergence", "CompileError", "CudaError", "DataRace", "DeviceError", "GlobalRace",
    "KernelAssert", "KernelFault", "KernelTimeout", "KernelTrap", "LinkError", "Options", "OutOfBounds",
    "Program", "SharedRace", "StackOverflow", "UnwrittenRead", "UsageError", "compile", "from_code", "link",
]  # fmt: skip

_HOME = {
    "CompileError": "minicu.diagnostics.errors", "UsageError": "minicu.diagnostics.errors",
    "Options": "minicu.options", "Program": "minicu.program", "link": "minicu.commands.linking",
    "from_code": "minicu.commands.foreign",
    "CudaError": "minicu.runtime.cuda.driver", "LinkError": "minicu.runtime.link.link",
    **dict.fromkeys(
        ("BarrierDivergence", "DataRace", "DeviceError", "GlobalRace", "KernelAssert",
         "KernelFault", "KernelTimeout", "KernelTrap", "OutOfBounds", "SharedRace",
         "StackOverflow", "UnwrittenRead"),
        "minicu.runtime.errors",
    ),
}  # fmt: skip


def __getattr__(name: str) -> Any:
    if name != "runtime" and name not in _HOME:
        message = f"module 'minicu' has no attribute {name!r}"
        raise AttributeError(message, name=name, obj=sys.modules[__name__])  # Python adds the nearest
    from importlib import import_module

    if name == "runtime":
        return import_module("minicu.runtime")
    value = globals()[name] = getattr(import_module(_HOME[name]), name)
    return value


def load_ipython_extension(shell: Any) -> None:
    """`%load_ext minicu`: see `minicu.notebook`."""
    from minicu import notebook

    notebook.load_ipython_extension(shell)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


class _Package(ModuleType):
    """Keeps `minicu.compile` the function. The import system sets each submodule as an attribute of its
    package, so importing the module `minicu.compile` would put it in the function's place."""

    @property
    def compile(self) -> Any:
        from minicu.compile import compile

        return compile

    @compile.setter
    def compile(self, module: ModuleType) -> None:
        pass

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles the module by name, for notebook functions that mention `minicu`: cloudpickle (Dask, Ray,
        Spark) does so by itself only for modules of Python's own module type."""
        from importlib import import_module

        return import_module, (self.__name__,)


sys.modules[__name__].__class__ = _Package


def _find_runtime_in_checkout() -> None:
    """Makes `minicu.runtime` importable in a source tree, where its folder stands beside this one. Does
    nothing in an installed package.

    With the tree's root in `__path__`, what lists this package, as `pkgutil.walk_packages` does, would find
    a second one in it, `minicu.minicu`, and import that. A symbolic link is a text file on Windows."""
    from os.path import dirname, exists, join

    package = dirname(__file__)
    root = dirname(package)
    if exists(join(package, "runtime")) or not exists(join(root, "runtime", "__init__.py")):
        return
    from importlib.machinery import PathFinder

    class RuntimeFinder:
        @staticmethod
        def find_spec(name: str, path: Any = None, target: Any = None) -> Any:
            return PathFinder.find_spec(name, [root]) if name == "minicu.runtime" else None

    sys.meta_path.insert(0, RuntimeFinder)  # before that of an editable install of another checkout


_find_runtime_in_checkout()
