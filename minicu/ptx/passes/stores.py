"""Stores of a part of a number with a fraction.

A store may be narrower than its register, of which it takes the low bits (PTX ISA, "Operand Size Exceeding
Instruction-Type Size"). But ptxas 13.0 and the driver's assembler convert the number to an integer of the
store's size, if an instruction on floats gave it: `add.rn.f32 %r2, …; st.global.b8 [p], %r2` stores 3 for
3.75f. LLVM stores so where a float, a double or a half is less aligned than its type: in packed records and
what memcpy copies to odd addresses. Bits that went through a move are what they are.
"""

from __future__ import annotations

import re

#: register's class -> its size in bits
_BITS = {"%rs": 16, "%r": 32, "%rd": 64}

#: A store of one register: (instruction and address, size in bits, class, number).
_STORE = re.compile(r"\t(st\.[\w.]*b(8|16|32)\s+\[[^\]]*\]), (%r[sd]?)(\d+);")

#: An instruction, and the register of its result.
_RESULT = re.compile(r"([a-z][\w.]*)[ \t]+(%r[sd]?\d+),")

#: An instruction's first type, which is its result's.
_TYPE = re.compile(r"\.(?:(b?f16|f32|f64)|[usb]\d+|b?f16x2|pred)\b")

_BODY = re.compile(r"^\{\n.*?^\}", re.M | re.S)


def amend(text: str) -> str:
    """The same PTX with such stores by way of a move."""
    if any(int(m[2]) < _BITS[m[3]] for m in _STORE.finditer(text)):
        return _BODY.sub(_function, text)
    return text


def _function(m: re.Match[str]) -> str:
    body = m[0]
    stored = {s[3] + s[4] for s in _STORE.finditer(body) if int(s[2]) < _BITS[s[3]]}
    if not stored:
        return body
    floats = {register for name, register in _RESULT.findall(body) if register in stored and _is_float(name)}
    return _STORE.sub(lambda s: _moved(s, floats), body) if floats else body


def _is_float(instruction: str) -> bool:
    type = _TYPE.search(instruction)
    return type is not None and type[1] is not None


def _moved(m: re.Match[str], floats: set[str]) -> str:
    bits, register = _BITS[m[3]], m[3] + m[4]
    if int(m[2]) >= bits or register not in floats:
        return m[0]
    return f"\t{{ .reg .b{bits} %bits; mov.b{bits} %bits, {register}; {m[1]}, %bits; }}"
