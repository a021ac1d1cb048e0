"""Types of what kernels take, for annotations and for the files that `minicu stubs` writes.

from minicu.runtime.typing import Pointer

def smooth(x: Pointer[numpy.float32], y: Pointer[numpy.float32], n: int) -> None: ...
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:
    import ctypes

    import numpy
    import numpy.typing

    from minicu.runtime import images
    from minicu.runtime.memory import Array

__all__ = ["HasCudaArrayInterface", "Pointer", "Record", "Surface", "Texture"]

_Element = TypeVar("_Element", bound="numpy.generic")


class HasCudaArrayInterface(Protocol):
    """An array of CuPy, PyTorch, Numba or JAX on a GPU."""

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]: ...


if TYPE_CHECKING:
    #: What a pointer takes: an array with such elements, of a device or (on the CPU device) NumPy's, another
    #: library's, an address, or None.
    Pointer: TypeAlias = Array | numpy.typing.NDArray[_Element] | HasCudaArrayInterface | int | None
    #: A record given otherwise than as a dict: a NumPy void, its members in order, a ctypes structure.
    Record: TypeAlias = numpy.void | tuple[Any, ...] | ctypes.Structure
    Texture: TypeAlias = images.Texture | int | None
    Surface: TypeAlias = images.Surface | int | None
else:

    class Pointer:
        def __class_getitem__(cls, element: Any) -> type:
            return cls

    Record = Texture = Surface = Any
