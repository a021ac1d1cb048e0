"""What a target adds to lowering: its special registers, its primitives, the headers of functions.

`nvptx.target.NVPTX` implements this for the GPU, `host.intrinsics.HOST` for the CPU device.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from minicu import tree

if TYPE_CHECKING:
    from minicu.diagnostics.errors import HasPlace
    from minicu.lower.body import Body
    from minicu.lower.ir import Scalar
    from minicu.lower.module import Module

#: A call of a primitive.
Operation = tree.Call | tree.BuiltinCall

#: How a primitive is lowered: called with an Operation whose operands are not evaluated yet, returns the
#: operand of the result ("" if there is none). The row of a library function that has a body may return None,
#: having evaluated nothing: then the body is called.
Row = Callable[["Body", Any], str | None]


class Machine(Protocol):
    """One per target, without state."""

    @property
    def rows(self) -> Mapping[str, Row]:
        """Rows by the name of a bodiless header function or of a BuiltinCall."""
        ...

    def external(self, name: str) -> bool:
        """Whether calls of builtin `name` go to a function that the platform provides by this name."""
        ...

    def special_register(self, b: Body, name: str, index: int) -> str:
        """Member `index` (x, y, z) of threadIdx, blockIdx, blockDim or gridDim; or warpSize: an i32."""
        ...

    def thread_address(self, b: Body, o: tree.Object) -> str:
        """The address of a thread_local object, of which each thread of host code has its own."""
        ...

    def shared_address(self, b: Body, o: tree.Object) -> str:
        """The address of a shared object, as a generic pointer."""
        ...

    def variable_array(self, b: Body, count: str, align: int) -> str:
        """Room for `count` (an operand as wide as a pointer) bytes that lasts until the stack is
        restored or the function returns; its address."""
        ...

    def quotient(self, b: Body, how: str, scalar: Scalar, left: str, right: str, e: HasPlace) -> str:
        """Integers divided by `how`, LLVM's instruction, for `e`, which says the place."""
        ...

    def divide(self, b: Body, left: str, right: str) -> str:
        """left / right of floats under -prec-div=false."""
        ...

    def read_modify_write(
        self, b: Body, operation: str, scalar: Scalar, pointer: str, value: str, order: str, scope: str
    ) -> str:
        """An atomic operation that returns what was stored before. `operation`: "add" "sub" "and" "or"
        "xor" "nand" "xchg" "min" "max" "umin" "umax" "uinc_wrap" "udec_wrap" "fadd" "fsub" "fmin"
        "fmax"; `value` and the result have the scalar's type in memory; `order` is LLVM's name of it,
        `scope` "cta", "cluster", "gpu" or "sys"."""
        ...

    def add_record(self, b: Body, e: Operation, scope: str) -> str | None:
        """atomicAdd of a record (of a pair of halves, of floats) in one operation: the address of what was
        stored before. None where there is no such operation: the function's body serves."""
        ...

    def inline_asm(self, b: Body, s: tree.Asm) -> None:
        """An asm statement."""
        ...

    def kernel_header(self, m: Module, f: tree.Function, names: list[str]) -> tuple[str, list[str]]:
        """The head of a kernel's definition up to the brace, without `define` and its linkage, and the names
        of its parameters' operands."""
        ...

    def function_attributes(self, m: Module, f: tree.Function) -> str:
        """Attributes of a device function besides those of inlining."""
        ...

    def object(self, m: Module, o: tree.Object) -> str:
        """The definition or declaration of a static object, or "" if it has none."""
        ...

    def finish(self, m: Module) -> list[str]:
        """What the module ends with: attributes, metadata, helper functions."""
        ...
