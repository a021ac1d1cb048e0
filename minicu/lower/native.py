"""Plain C for this machine: the code of `runtime/native/`, which no kernel calls and no device knows.

Functions have the platform's C calling convention, as far as scalars and pointers go: nothing else may cross
a call. There is no thread of a block, so nothing that asks for one has a row here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NoReturn

from minicu import tree
from minicu.abi.calls import Direct, Extend, Ignore, classify_parameter, classify_return
from minicu.abi.target import HOST as TARGET
from minicu.lower.body import Body
from minicu.lower.errors import not_supported
from minicu.lower.host.intrinsics import ROWS as _HOST_ROWS
from minicu.lower.host.intrinsics import Host
from minicu.lower.ir import Scalar
from minicu.lower.machine import Row
from minicu.lower.module import Module
from minicu.lower.rows import atomics, generic
from minicu.options import Options

if TYPE_CHECKING:
    from minicu.diagnostics.errors import HasPlace


def lower_native(unit: tree.Unit, options: Options) -> str:
    """LLVM IR text: every function and object with external linkage, by its own name."""
    if unit.complete is not None:
        unit.complete()
    module = NativeModule(unit, options)
    module.run()
    return str(module.lowered())


class NativeModule(Module):
    def __init__(self, unit: tree.Unit, options: Options) -> None:
        super().__init__(unit, TARGET, options, NATIVE)
        self.threads = False
        self.exports_all = True

    def symbol(self, f: tree.Function) -> str:
        return f"@{f.symbol or f.name}"

    def _roots(self) -> list[tree.Function]:
        return [f for f in self.unit.functions if f.body is not None and f.linkage != "internal"]

    def _header(self, f: tree.Function, names: list[str]) -> tuple[str, list[str]]:
        returns = classify_return(f.type.returns, self.model)
        parameters = [classify_parameter(t, self.model) for t in f.type.parameters]
        if not isinstance(returns, (Direct, Extend, Ignore)) or not all(
            isinstance(p, (Direct, Extend)) for p in parameters
        ):
            not_supported(f.at, f"'{f.name}' passes a record by value")
        return super()._header(f, names)


class _Native(Host):
    rows: Mapping[str, Row] = {
        **generic.ROWS,
        **{name: row for name, row in _HOST_ROWS.items() if name in atomics.ROWS},
    }

    def special_register(self, b: Body, name: str, index: int) -> NoReturn:
        not_supported(b.function.at, f"'{name}' outside of kernels")

    def shared_address(self, b: Body, o: tree.Object) -> NoReturn:
        not_supported(o.at, "shared memory outside of kernels")

    def quotient(self, b: Body, how: str, scalar: Scalar, left: str, right: str, e: HasPlace) -> str:
        return b.op(f"{how} {scalar.ir} {left}, {right}")

    def variable_array(self, b: Body, count: str, align: int) -> str:
        return b.op(f"alloca i8, {b.scalars.word} {count}, align {align}")

    def function_attributes(self, m: Module, f: tree.Function) -> str:
        return ""


NATIVE = _Native()
