"""A program on a device: its kernels and its global variables by name."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, NoReturn, TypeVar

import numpy

from minicu import program
from minicu.program import Global, Program, data_model
from minicu.runtime.launching.launch import Kernel
from minicu.runtime.values import dtypes

if TYPE_CHECKING:
    from minicu.runtime.code import Code
    from minicu.runtime.device import Device

D = TypeVar("D")  # the description of an object
T = TypeVar("T")


class Module:
    """`module.saxpy[grid, block](...)` launches a kernel; `module.kernels` and `module.globals` hold
    everything by name. An overloaded kernel is `module["k(int *)"]`.

    `code` is the device's own: it resolves symbols and launches.
    """

    def __init__(self, program: Program, device: Device, code: Code) -> None:
        self.program = program
        self.device = device
        self._code = code

    @cached_property
    def kernels(self) -> Mapping[str, Kernel]:
        """The kernels by name, instances of templates in any spelling."""
        return _Kernels(self, self._code)

    @cached_property
    def globals(self) -> Mapping[str, GlobalVariable]:
        """The variables in device, constant and managed memory by name."""
        return _Globals(self, self._code)

    def __getattr__(self, name: str) -> Kernel:
        if name.startswith("__"):
            raise AttributeError(name)
        try:
            kernel = self.kernels[name]
        except KeyError as e:
            raise AttributeError(e.args[0]) from None
        setattr(self, name, kernel)  # next time without coming here; `__dict__` would slow all others down
        return kernel

    def __setattr__(self, name: str, value: Any) -> None:
        if name not in _OWN and name in self.program.globals:
            raise AttributeError(
                f"'{name}' is a variable of the program: module.globals['{name}'].write(...)"
            )
        super().__setattr__(name, value)

    def __getitem__(self, name: str) -> Kernel:
        return self.kernels[name]

    def __contains__(self, name: object) -> bool:
        return name in self.kernels

    def __iter__(self) -> Iterator[str]:
        return iter(self.kernels)

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *(k for k in self.kernels if k.isidentifier())})

    def __reduce__(self) -> NoReturn:
        raise TypeError(f"a Module cannot be pickled: pickle its Program ({self.program!r}) and load that")

    def __repr__(self) -> str:
        return (
            f"<Module {self.program.name!r} on {self.device.name}: {', '.join(self.kernels) or 'no kernels'}>"
        )


_OWN = ("program", "device", "_code")


class _Named(Mapping[str, T], Generic[D, T]):
    """Objects of a module by name, made when first asked for."""

    def __init__(self, module: Module, code: Code) -> None:
        self._module = module
        self._code = code
        self._objects: dict[str, T] = {}

    @abstractmethod
    def _described(self) -> Mapping[str, D]: ...

    @abstractmethod
    def _make(self, description: D) -> T: ...

    def __getitem__(self, name: str) -> T:
        if name not in self._objects:
            self._objects[name] = self._make(self._described()[name])
        return self._objects[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._described())

    def __len__(self) -> int:
        return len(self._described())

    def __repr__(self) -> str:
        return f"<{type(self).__name__[1:].lower()} of {self._module!r}: {', '.join(self) or 'none'}>"


class _Kernels(_Named[program.Kernel, Kernel]):
    def _described(self) -> Mapping[str, program.Kernel]:
        return self._module.program.kernels

    def _make(self, description: program.Kernel) -> Kernel:
        return Kernel(description, self._module, self._code)


class _Globals(_Named[Global, "GlobalVariable"]):
    def _described(self) -> Mapping[str, Global]:
        return self._module.program.globals

    def __setitem__(self, name: str, value: Any) -> NoReturn:
        raise TypeError(f"a variable is written by module.globals[{name!r}].write(...)")

    def _make(self, description: Global) -> GlobalVariable:
        return GlobalVariable(description, self._module, self._code.global_address(description))


class GlobalVariable:
    """A `__device__`, `__constant__` or `__managed__` variable of a module. `address` is its address
    on the device, `nbytes` its size; `dtype` and `shape` are those of the array that `read` gives."""

    def __init__(self, description: Global, module: Module, address: int) -> None:
        self.name = description.name
        self.description = description
        self.device = module.device
        self._module = module  # whose memory it is
        self.address = address
        self.nbytes = description.size
        self._model = data_model(module.program.model)
        self.dtype = dtypes.dtype_of(description.type, self._model)
        self.shape: tuple[int, ...] = ()
        while self.dtype.subdtype is not None:
            self.dtype, extent = self.dtype.subdtype
            self.shape += extent

    def read(self) -> numpy.ndarray:
        """The value: an array of `shape`, a NumPy scalar if it has no axis."""
        result = numpy.empty(self.shape, self.dtype)
        self.device.read(self.address, result)
        return result if self.shape else result[()]

    def write(self, value: Any) -> None:
        """Set the value from anything NumPy takes, a dict for a record. The shape must fit; integers
        are checked against the type's range."""
        from minicu import types as ty

        t = self.description.type
        what = f"{self.name}"
        element = ty.remove_all_extents(t)
        if element.const:
            raise TypeError(f"{what} is '{self.description.spelled}': it cannot be written")
        data = dtypes.pack_value(t, self._model, value, what)
        self.device.write(self.address, data)

    def __repr__(self) -> str:
        return f"<{self.description.spelled} {self.name} on {self.device.name}>"
