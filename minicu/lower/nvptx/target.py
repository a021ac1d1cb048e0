"""The GPU as lowering's target: kernels, address spaces, special registers (PTX through LLVM's NVPTX)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NoReturn

from minicu import tree
from minicu import types as ty
from minicu.abi.calls import kernel_parameter_limit, kernel_parameters, oversized
from minicu.abi.layout import align_of_declared
from minicu.abi.target import DEVICE_RUNTIME, DYNAMIC_SHARED_ALIGN, SYSTEM_CALLS
from minicu.lower.body import Body
from minicu.lower.errors import not_supported
from minicu.lower.ir import Scalar
from minicu.lower.machine import Operation, Row
from minicu.lower.module import Module
from minicu.lower.visibility import shared_by_units, visible

if TYPE_CHECKING:
    from minicu.diagnostics.errors import HasPlace

_REGISTERS = {"threadIdx": "tid", "blockIdx": "ctaid", "blockDim": "ntid", "gridDim": "nctaid"}

#: Values that the registers can have, by index: CUDA C++ Programming Guide, compute capabilities.
_RANGES = {
    "tid": ((0, 1024), (0, 1024), (0, 64)),
    "ntid": ((1, 1025), (1, 1025), (1, 65)),
    "ctaid": ((0, 2**31 - 1), (0, 65535), (0, 65535)),
    "nctaid": ((1, 2**31), (1, 65536), (1, 65536)),
}


class Nvptx:
    """See `machine.Machine`."""

    # What small programs do without is imported when it is first needed.

    @property
    def rows(self) -> Mapping[str, Row]:
        from minicu.lower.nvptx import intrinsics

        return intrinsics.ROWS

    def external(self, name: str) -> bool:
        return name in SYSTEM_CALLS or name in DEVICE_RUNTIME or name.startswith("__nv_")

    def special_register(self, b: Body, name: str, index: int) -> str:
        if name == "warpSize":
            return "32"
        register = _REGISTERS[name]
        low, high = _RANGES[register][index]
        bits = f"range(i32 {low}, {high if high < 2**31 else -(2**31)}) i32"
        intrinsic = f"llvm.nvvm.read.ptx.sreg.{register}.{'xyz'[index]}"
        b.module.declare(intrinsic, f"declare i32 @{intrinsic}()")
        return b.op(f"call {bits} @{intrinsic}()")

    def thread_address(self, b: Body, o: tree.Object) -> NoReturn:
        not_supported(o.at, "thread-local storage")  # which only host code declares

    def shared_address(self, b: Body, o: tree.Object) -> str:
        return b.module.address(o)

    def variable_array(self, b: Body, count: str, align: int) -> str:
        b.module.require((7, 3))  # alloca
        if b.module.options.arch_number < 52:
            arch = b.module.options.arch
            not_supported(b.function.at, f"arrays of variable length before sm_52 (this is {arch})")
        # Less aligned, it leaves the stack pointer so, of which ptxas believes more (ptx/passes/stack.py).
        return b.op(f"alloca i8, {b.scalars.word} {count}, align {max(align, 16)}")

    def quotient(self, b: Body, how: str, scalar: Scalar, left: str, right: str, e: HasPlace) -> str:
        return b.op(f"{how} {scalar.ir} {left}, {right}")

    def divide(self, b: Body, left: str, right: str) -> str:
        m = b.module
        if m.options.fast_math or left == "0x3FF0000000000000":  # 1.0f / x: rcp.approx, as nvcc
            return b.op(f"fdiv afn{m.contract} float {left}, {right}")
        full = "llvm.nvvm.div.full" + (".ftz" if m.ftz else "")
        return b.call("float", full, ("float", left), ("float", right))

    def read_modify_write(
        self, b: Body, operation: str, scalar: Scalar, pointer: str, value: str, order: str, scope: str
    ) -> str:
        from minicu.lower.rows import rmw

        return rmw.read_modify_write(b, operation, scalar, pointer, value, order, scope)

    def add_record(self, b: Body, e: Operation, scope: str) -> str | None:
        from minicu.lower.rows import rmw

        return rmw.add_record(b, e, scope)

    def inline_asm(self, b: Body, s: tree.Asm) -> None:
        from minicu.lower.nvptx import asm

        asm.inline(b, s)

    def kernel_header(self, m: Module, f: tree.Function, names: list[str]) -> tuple[str, list[str]]:
        block = kernel_parameters(f, m.model)
        parameters = [f"{p.ir} {name}" for p, name in zip(block, names, strict=True) if p.ir]
        attributes = " ".join(["nounwind", self.function_attributes(m, f), *_launch_attributes(m, f)])
        if oversized(block, kernel_parameter_limit(0, (0, 0))) is not None:
            m.require((8, 1))  # parameters of more than 4352 bytes
        if any(p.grid_constant for p in f.parameters):
            m.require((7, 7))
        if f.cluster_dims is not None or (f.launch_bounds is not None and f.launch_bounds[2]):
            m.require((7, 8))
        return f"ptx_kernel void {m.symbol(f)}({', '.join(parameters)}) {attributes}", names

    def function_attributes(self, m: Module, f: tree.Function) -> str:
        # Any function may reach a barrier; without `convergent` LLVM could move a call of it into a
        # branch that only some threads take.
        ftz = ' "denormal-fp-math-f32"="preserve-sign,preserve-sign"' if m.ftz else ""
        # C++20 6.9.2.3p1: its threads terminate, or do something that others see.
        progress = " mustprogress" if m.unit.language.cplusplus else ""
        return f"convergent{progress}{ftz}"

    def object(self, m: Module, o: tree.Object) -> str:
        from minicu.lower import data

        if o.storage == "special":
            return ""
        space = m.target.spaces[o.storage]
        name = f"@{o.symbol or o.name} ="
        reference = isinstance(o.type, ty.Reference)
        align = m.model.pointer if reference else align_of_declared(o.type, m.model)
        align = max(align, o.align or 1)
        if o.storage == "dynamic shared":
            align = max(align, DYNAMIC_SHARED_ALIGN)
            return f"{name} external addrspace({space}) global [0 x i8], align {align}"
        if o.storage == "managed":
            n = m.add_metadata(f'!{{ptr addrspace({space}) @{o.symbol}, !"managed", i32 1}}')
            m.annotations.append(f"!{n}")
        if not o.defined:
            return f"{name} external addrspace({space}) global {data.type_of(m, o.type)}, align {align}"
        # One definition of what is never written is like the other, so that LLVM may rely on it.
        linkage = "" if o.linkage == "external" else "internal "
        if shared_by_units(m, o):
            linkage = "weak_odr " if o.virtual_table or o.never_written else "weak "
            if o.promoted:  # of a template's argument: where nobody takes its address, there is none
                linkage = "linkonce_odr "
        if o.storage == "shared":
            return f"{name} {linkage}addrspace({space}) global {data.type_of(m, o.type)} undef, align {align}"
        constant = o.never_written
        host = "" if constant else "externally_initialized "
        kind = "constant" if constant else "global"
        value = data.static_value(m, o.type, o.initializer, data.object_size(m, o))
        if linkage == "internal " and not constant:
            m.divisible = False
        if linkage == "internal " and visible(m, o):  # LLVM would drop what nobody reads
            m.retained.append(f"addrspacecast (ptr addrspace({space}) @{o.symbol} to ptr)")
        return f"{name} {linkage}addrspace({space}) {host}{kind} {value}, align {align}"

    def finish(self, m: Module) -> list[str]:
        return []


def _launch_attributes(m: Module, f: tree.Function) -> list[str]:
    attributes = []
    if f.block_size is not None:
        attributes.append(f'"nvvm.reqntid"="{",".join(map(str, f.block_size))}"')
    elif f.launch_bounds is not None:  # ptxas takes no .maxntid beside .reqntid
        attributes.append(f'"nvvm.maxntid"="{f.launch_bounds[0]}"')
    if f.launch_bounds is not None:
        _, blocks, cluster = f.launch_bounds
        if blocks:
            attributes.append(f'"nvvm.minctasm"="{blocks}"')
        if cluster:
            attributes.append(f'"nvvm.maxclusterrank"="{cluster}"')
    if f.cluster_dims is not None:
        attributes.append(f'"nvvm.cluster_dim"="{",".join(map(str, f.cluster_dims))}"')
    registers = f.maxnreg or m.options.maxrregcount
    if registers:
        attributes.append(f'"nvvm.maxnreg"="{registers}"')
    return attributes


NVPTX = Nvptx()
