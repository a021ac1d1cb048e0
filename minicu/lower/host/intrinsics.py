"""The CPU device as lowering's target: where a thread finds its indices and shared memory, what the
primitives do. Every function takes the Thread record of `host_records` as its first parameter.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from minicu import tree
from minicu import types as ty
from minicu.abi.calls import Ignore, classify_kernel_parameter
from minicu.abi.layout import align_of, align_of_declared, size_of
from minicu.lower import data, expr
from minicu.lower.body import Body
from minicu.lower.host import asm as host_asm
from minicu.lower.host import clusters
from minicu.lower.host import system as host_system
from minicu.lower.host import warp as host_warp
from minicu.lower.host.access import block, check_divisor, once
from minicu.lower.host.drivers import GUARDED
from minicu.lower.host.records import THREAD, WORKER
from minicu.lower.ir import Scalar
from minicu.lower.machine import Operation, Row
from minicu.lower.rows import atomics, generic
from minicu.lower.rows import half as lib_half
from minicu.lower.rows import math as lib_math
from minicu.lower.rows import matrices as lib_matrices
from minicu.lower.rows import memory as lib_memory
from minicu.lower.rows import rounding as lib_rounding
from minicu.lower.rows import textures as lib_textures
from minicu.lower.rows import warp as lib_warp

if TYPE_CHECKING:
    from minicu.diagnostics.errors import HasPlace
    from minicu.lower.module import Module

#: Of two rows with one name the later counts: what the CPU device does in its own way.
ROWS: dict[str, Row] = {
    **generic.ROWS,
    **atomics.ROWS,
    **lib_math.CPU,
    **lib_rounding.CPU,
    **lib_memory.CPU,
    **lib_matrices.CPU,
    **clusters.ROWS,
    **lib_half.CPU,
    **lib_textures.CPU,
    **host_warp.ROWS,
    **host_system.ROWS,
}

ROWS["shuffle"] = lib_warp.shuffle(ROWS)

_MEMBERS = {"threadIdx": "t", "blockIdx": "b", "blockDim": "d", "gridDim": "g"}


class Host:
    """See `machine.Machine`. What is found out on the way is kept in the `module.HostModule`."""

    rows: Mapping[str, Row] = ROWS

    def external(self, name: str) -> bool:
        return False

    def special_register(self, b: Body, name: str, index: int) -> str:
        if name == "warpSize":
            return "32"
        member = f"{_MEMBERS[name]}{'xyz'[index]}"
        return once(b, "%T", THREAD, member) if name == "threadIdx" else once(b, block(b), WORKER, member)

    def shared_address(self, b: Body, o: tree.Object) -> str:
        base = once(b, block(b), WORKER, "shared")
        offset = b.module.shared_offset(o, b.function)  # type: ignore[attr-defined]
        self._tell_debugger(b, o, base, offset)
        return b.op(f"getelementptr i8, ptr {base}, i64 {offset}")

    def _tell_debugger(self, b: Body, o: tree.Object, base: str, offset: str) -> None:
        """For a debugger, a shared variable is one of each function that uses it."""
        address = f"%shared.{o.symbol or o.name}"
        line = f'  %"{address[1:]}" = getelementptr i8, ptr {base}, i64 {offset}'
        if b.module.debug is not None and b.module.debug.full and line not in b.slots:
            b.slots.append(line)
            b.module.debug.variable(b, o, f'%"{address[1:]}"')

    def thread_address(self, b: Body, o: tree.Object) -> str:
        """The address of this thread's own, which libgcc makes at the first use."""
        if o.start is not None and b.function is not o.start:
            expr.value(b, tree.Call(ty.VOID, o.start, o.start.type, [], at=o.at))
        b.module.use(o)
        b.module.declare(_OF_THREAD, f"declare ptr @{_OF_THREAD}(ptr) memory(none) nounwind willreturn")
        return b.op(f"call ptr @{_OF_THREAD}(ptr @{o.symbol})")

    def variable_array(self, b: Body, count: str, align: int) -> str:
        b.module.arrays.setdefault(b.function)  # type: ignore[attr-defined]
        return b.op(f"alloca i8, {b.scalars.word} {count}, align {align}")

    def quotient(self, b: Body, how: str, scalar: Scalar, left: str, right: str, e: HasPlace) -> str:
        check_divisor(b, how, scalar.ir, left, right, e)
        return b.op(f"{how} {scalar.ir} {left}, {right}")

    def divide(self, b: Body, left: str, right: str) -> str:
        return b.op(f"fdiv{b.module.contract} float {left}, {right}")

    def read_modify_write(
        self, b: Body, operation: str, scalar: Scalar, pointer: str, value: str, order: str, scope: str
    ) -> str:
        ir = scalar.memory
        if scalar.kind == "p":
            value = atomics.cast(b, value, "ptr", b.scalars.word)
            ir = b.scalars.word
        elif ir == "half" or ir == "bfloat":
            return atomics.loop(
                b, scalar, pointer, order, scope, lambda old: _float_change(b, operation, ir, old, value)
            )
        if operation == "fmin" or operation == "fmax" or scalar.bits <= 64:
            previous = b.change(operation, pointer, ir, value, order, scalar.size)
            return atomics.cast(b, previous, ir, "ptr") if scalar.kind == "p" else previous
        return atomics.loop(
            b, scalar, pointer, order, scope, lambda old: atomics.change(b, operation, scalar, old, value)
        )

    def add_record(self, b: Body, e: Operation, scope: str) -> str | None:
        return None

    def inline_asm(self, b: Body, s: tree.Asm) -> None:
        if s.template.strip():
            host_asm.inline(b, s)
            return
        for _, given in s.inputs:  # an empty template only keeps the compiler from moving code
            expr.value(b, given)
        b.do('call void asm sideeffect "", "~{memory}"()')

    def kernel_header(self, m: Module, f: tree.Function, names: list[str]) -> tuple[str, list[str]]:
        spelled = ["ptr %T"]
        for p, name in zip(f.parameters, names, strict=True):
            passing = classify_kernel_parameter(p, p.type, m.model)
            if not isinstance(passing, Ignore):
                noalias = " noalias" if isinstance(p.type, ty.Pointer) and p.type.quals & ty.RESTRICT else ""
                spelled.append(f"{passing.parameter}{noalias} {name}")
        attributes = f"{'uwtable' if m.unwinds else 'nounwind'} {self.function_attributes(m, f)}"
        return f"void {m.symbol(f)}({', '.join(spelled)}) {attributes}", names

    def function_attributes(self, m: Module, f: tree.Function) -> str:
        ftz = '"denormal-fp-math-f32"="preserve-sign,preserve-sign" ' if m.ftz else ""
        return ftz + GUARDED

    def object(self, m: Module, o: tree.Object) -> str:
        if o.storage in ("special", "shared", "dynamic shared"):
            return ""
        reference = isinstance(o.type, ty.Reference)
        align = m.model.pointer if reference else align_of_declared(o.type, m.model)
        align = max(align, o.align or 1)
        if not o.defined:
            return f"@{o.symbol} = external global {data.type_of(m, o.type)}, align {align}"
        # Never `constant`: the host may write `__constant__` objects.
        value = data.static_value(m, o.type, o.initializer, data.object_size(m, o))
        if o.storage == "thread":
            return _of_threads(m, o, value, align)
        kind = "constant" if o.never_written else "global"
        return f"@{o.symbol} = {kind} {value}, align {align}"

    def finish(self, m: Module) -> list[str]:
        return []


HOST = Host()


#: What gives an object's address in the thread at hand (libgcc, emutls.c).
_OF_THREAD = "__emutls_get_address"


def _of_threads(m: Module, o: tree.Object, value: str, align: int) -> str:
    """What libgcc must know of an object: size, alignment, a word of its own, initial value (null: zero)."""
    size, first = data.object_size(m, o), "null"
    if value != f"{data.type_of(m, o.type)} zeroinitializer":
        first = f"@{o.symbol}$first"
        m.define(first[1:], f"{first} = private constant {value}, align {align}")
    words = f"{{ i64 {size}, i64 {align}, ptr null, ptr {first} }}"
    return f"@{o.symbol} = global {{ i64, i64, ptr, ptr }} {words}, align 8"


def _float_change(b: Body, operation: str, ir: str, old: str, value: str) -> str:
    if operation == "xchg":
        return value
    if operation in ("fmin", "fmax"):
        name = f"llvm.{'minnum' if operation == 'fmin' else 'maxnum'}.{'f16' if ir == 'half' else 'bf16'}"
        return b.call(ir, name, (ir, old), (ir, value))
    return b.op(f"{operation} {ir} {old}, {value}")


def static_size(o: tree.Object, m: Module) -> tuple[int, int]:
    """Size and alignment of a shared object."""
    return size_of(o.type, m.model), max(align_of(o.type, m.model), o.align or 1)


def dynamic_align(o: tree.Object, m: Module) -> int:
    """Alignment of an unsized shared array."""
    type = ty.remove_all_extents(o.type)
    return max(align_of_declared(type, m.model), o.align or 1)
