"""Warp matrices: include/library/matrices.h. On a GPU each is an instruction; the CPU device reads the same
text as it reads what programs write in `asm`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from minicu.lower import expr, memory
from minicu.lower.body import Body
from minicu.lower.errors import not_supported
from minicu.lower.ir import Typed
from minicu.lower.machine import Operation
from minicu.lower.rows.row import called_name, constant_argument, table
from minicu.ptx.marks import AMENDABLE
from minicu.ptx.matrices import WMMA, Matrix

GPU, gpu = table()
CPU, cpu = table()

#: How the header numbers them.
TYPES = ("f16", "f32", "bf16", "tf32", "f64", "s8", "u8", "s32", "s4", "u4", "b1")
USES = ("a", "b", "c")
LAYOUTS = ("row", "col")
_SATURATE, _XOR, _AND = 1, 2, 3


class Registers(NamedTuple):
    """The registers of a matrix, which lie in memory."""

    matrix: Matrix
    address: str


@dataclass
class _Instruction:
    """An instruction that is to be written: `name`, and its operands in their order, of which the first
    `results` are results."""

    name: str
    operands: list[Registers | Typed]
    results: int
    reads: bool = False
    writes: bool = False


@gpu("__wmma_load")
def _load(b: Body, e: Operation) -> str:
    _write(b, e, _a_load(b, e))
    return ""


@gpu("__wmma_store")
def _store(b: Body, e: Operation) -> str:
    _write(b, e, _a_store(b, e))
    return ""


@gpu("__wmma_mma")
def _mma(b: Body, e: Operation) -> str:
    _write(b, e, _a_mma(b, e))
    return ""


def _a_load(b: Body, e: Operation) -> _Instruction:
    registers, place, stride = (expr.value(b, a) for a in e.arguments[:3])
    m, n, k, type, use, layout = _constants(e, 3)
    matrix = Matrix(USES[use], m, n, k, TYPES[type], True)
    name = f"wmma.load.{USES[use]}.sync.aligned.{LAYOUTS[layout]}.m{m}n{n}k{k}.{matrix.type}"
    return _Instruction(
        name, [Registers(matrix, registers), Typed("ptr", place), Typed("i32", stride)], 1, reads=True
    )


def _a_store(b: Body, e: Operation) -> _Instruction:
    place, registers, stride = (expr.value(b, a) for a in e.arguments[:3])
    m, n, k, type, layout = _constants(e, 3)
    matrix = Matrix("d", m, n, k, TYPES[type], True)
    name = f"wmma.store.d.sync.aligned.{LAYOUTS[layout]}.m{m}n{n}k{k}.{matrix.type}"
    return _Instruction(
        name, [Typed("ptr", place), Registers(matrix, registers), Typed("i32", stride)], 0, writes=True
    )


def _a_mma(b: Body, e: Operation) -> _Instruction:
    addresses = [expr.value(b, a) for a in e.arguments[:4]]
    m, n, k, type, d_type, c_type, a_layout, b_layout, how = _constants(e, 4)
    kinds = (d_type, type, type, c_type)
    matrices = [Matrix(use, m, n, k, TYPES[t], True) for use, t in zip("dabc", kinds, strict=True)]
    named = [matrices[0], matrices[3]] if TYPES[type] == "f16" else matrices
    operation = {_XOR: ".xor.popc", _AND: ".and.popc"}.get(how, "")
    name = (
        f"wmma.mma{operation}.sync.aligned.{LAYOUTS[a_layout]}.{LAYOUTS[b_layout]}.m{m}n{n}k{k}"
        f".{'.'.join(x.type for x in named)}"
        f"{'.rn' if TYPES[type] == 'f64' else ''}{'.satfinite' if how == _SATURATE else ''}"
    )
    return _Instruction(name, list(map(Registers, matrices, addresses)), 1)


def _constants(e: Operation, first: int) -> list[int]:
    values = []
    for argument in e.arguments[first:]:
        value = constant_argument(argument)
        if value is None:
            not_supported(argument.at, f"'{called_name(e)}' with a shape that is no constant")
        values.append(value)
    return values


# ---------------------------------------------------------------- on a GPU

#: inline PTX's register letter and LLVM's type, by PTX's type of elements
_REGISTERS = {"f32": ("f", "float"), "f64": ("d", "double"), "tf32": ("r", "i32")}


def _write(b: Body, e: Operation, i: _Instruction) -> None:
    """Inline PTX, with the registers loaded from and stored to memory."""
    _check(b, e, i)
    words, given = list[str](), list[Typed]()
    constraints, kinds = list[str](), list[str]()
    for number, operand in enumerate(i.operands):
        first = len(constraints)
        if isinstance(operand, Typed):
            address = operand.type == "ptr"
            words.append(f"[${first}]" if address else f"${first}")
            constraints.append("l" if address and b.model.pointer == 8 else "r")
            given.append(operand)
            continue
        matrix, registers = operand
        letter, ir = _REGISTERS.get(matrix.type, ("r", "i32"))
        words.append(f"{{{', '.join(f'${first + j}' for j in range(matrix.registers))}}}")
        constraints += [("=" if number < i.results else "") + letter] * matrix.registers
        if number < i.results:
            kinds += [ir] * matrix.registers
        else:
            given += [
                Typed(ir, b.load(ir, *_register(b, registers, matrix, j))) for j in range(matrix.registers)
            ]
    returns = "void" if not kinds else kinds[0] if len(kinds) == 1 else f"{{ {', '.join(kinds)} }}"
    memory = "" if i.writes else " memory(read)" if i.reads else " memory(none)"
    outputs = b.ptx(
        returns, f"{i.name} {', '.join(words)};{AMENDABLE}",
        ",".join([*constraints, *(["~{memory}"] if i.writes else [])]), *given,
        effect=i.writes, attributes=f"convergent nounwind{memory}",
    )  # fmt: skip
    if i.results:
        assert isinstance(i.operands[0], Registers)
        matrix, registers = i.operands[0]
        for j, ir in enumerate(kinds):
            output = outputs if len(kinds) == 1 else b.op(f"extractvalue {returns} {outputs}, {j}")
            b.store(ir, output, *_register(b, registers, matrix, j))


def _register(b: Body, address: str, matrix: Matrix, number: int) -> tuple[str, int]:
    """Where a register of a matrix is, and its alignment."""
    return memory.offset(b, address, number * matrix.register // 8), min(matrix.register // 8, 8)


def _check(b: Body, e: Operation, i: _Instruction) -> None:
    """Refuses element types that the GPU cannot multiply."""
    options = b.module.options
    matrix = next(x.matrix for x in i.operands if isinstance(x, Registers))
    known = [x.matrix.type for x in i.operands if isinstance(x, Registers) and x.matrix.type in WMMA]
    least = max([WMMA[t][1] for t in known] or [70])
    if ".and." in i.name:
        least = 80
    if options.arch_number < least:
        what = f"m{matrix.m}n{matrix.n}k{matrix.k} of {known[-1] if known else matrix.type}"
        not_supported(e.at, f"warp matrices {what} need sm_{least} or newer, not {options.arch}")


# ---------------------------------------------------------------- on the CPU device


@cpu("__wmma_load")
def _cpu_load(b: Body, e: Operation) -> str:
    _read(b, e, _a_load(b, e))
    return ""


@cpu("__wmma_store")
def _cpu_store(b: Body, e: Operation) -> str:
    _read(b, e, _a_store(b, e))
    return ""


@cpu("__wmma_mma")
def _cpu_mma(b: Body, e: Operation) -> str:
    _read(b, e, _a_mma(b, e))
    return ""


def _read(b: Body, e: Operation, i: _Instruction) -> None:
    """Lowers the instruction as the CPU device lowers inline PTX; its registers are the fragments in
    memory."""
    from minicu.lower.host.asm.matrices import ROWS
    from minicu.lower.host.asm.text import Text

    t = Text(b, e.at)
    words = []
    for number, operand in enumerate(i.operands):
        if isinstance(operand, Typed):
            address = operand.type == "ptr"
            t.declare(f"%{number}", 64 if address else 32)
            bits = b.op(f"ptrtoint {operand} to i64") if address else str(operand.operand)
            t.write(f"%{number}", (bits, 64 if address else 32))
            words.append(f"[%{number}]" if address else f"%{number}")
            continue
        matrix, registers = operand
        names = [f"%{number}.{j}" for j in range(matrix.registers)]
        for j, name in enumerate(names):
            t.slots[name] = memory.offset(b, registers, j * matrix.register // 8), matrix.register
        words.append(f"{{{', '.join(names)}}}")
    t.name = i.name
    first, *parts = i.name.split(".")
    ROWS[first](t, parts, words)
