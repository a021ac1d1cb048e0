"""Stores of a part of a number with a fraction go by way of a move.

Fault: a store may be narrower than its register, of which it takes the low bits (PTX ISA, "Operand Size
Exceeding Instruction-Type Size"). But ptxas converts the number to an integer of the store's size, if an
instruction on floats gave it: `add.rn.f32 %r2, …; st.global.b8 [p], %r2` stores 3 for 3.75f. LLVM stores so
where a float, a double or a half is less aligned than its type: in packed records and what memcpy copies to
odd addresses. Bits that went through a move are what they are.
Seen with: ptxas 13.0 and the assembler of driver 580.
Test: tests/unit/test_ptx_stores.py, tests/run/unaligned.cu.
"""

from __future__ import annotations

import re

from minicu.ptx.text import Definition, Module

#: register's class -> its size in bits
_BITS = {"%rs": 16, "%r": 32, "%rd": 64}

#: A store of one register: (instruction and address, size in bits, class, number).
_STORE = re.compile(r"\t(st\.[\w.]*b(8|16|32)\s+\[[^\]]*\]), (%r[sd]?)(\d+);")

#: An instruction, and the register of its result. (Names may be long: it does not begin within one.)
_RESULT = re.compile(r"(?<![\w.$])([a-z][\w.]*)[ \t]+(%r[sd]?\d+),")

#: An instruction's first type, which is its result's.
_TYPE = re.compile(r"\.(?:(b?f16|f32|f64)|[usb]\d+|b?f16x2|pred)\b")


def amend(module: Module) -> None:
    for definition in module.definitions:
        _amend(definition)


def _amend(definition: Definition) -> None:
    text = definition.text
    stored = {m[3] + m[4] for m in _STORE.finditer(text) if _is_narrow(m)}
    if not stored:
        return
    floats = {register for name, register in _RESULT.findall(text) if register in stored and _is_float(name)}
    if floats:
        definition.rewrite(_STORE, lambda m: _moved(m, floats))


def _is_narrow(m: re.Match[str]) -> bool:
    return int(m[2]) < _BITS[m[3]]


def _is_float(instruction: str) -> bool:
    type = _TYPE.search(instruction)
    return type is not None and type[1] is not None


def _moved(m: re.Match[str], floats: set[str]) -> str:
    bits, register = _BITS[m[3]], m[3] + m[4]
    if not _is_narrow(m) or register not in floats:
        return m[0]
    return f"\t{{ .reg .b{bits} %bits; mov.b{bits} %bits, {register}; {m[1]}, %bits; }}"
