"""What an instruction of LLVM's IR text touches, calls and computes, as values: with `flow`, which reads
whole functions, the one place that knows how it is spelled.

Each function takes the text of one instruction, with or without its result in front and its indentation, and
returns None where it is of another kind.
"""

from __future__ import annotations

import re
from collections.abc import Container
from dataclasses import dataclass
from functools import lru_cache

from minicu.lower.host.flow import EXPRESSIONS, Function, Instruction, matching, operand_end, split, type_at


@dataclass(frozen=True, slots=True)
class Access:
    """A load, a store, an `atomicrmw` or a `cmpxchg` of a value of `type` at `pointer`. `value` is what is
    stored, or the operand of a change (of a `cmpxchg` the expected value), `operation` what an `atomicrmw`
    does. `order` is "" if it is not atomic."""

    op: str
    type: str
    pointer: str
    name: str = ""
    value: str = ""
    operation: str = ""
    order: str = ""
    volatile: bool = False
    align: int = 0

    @property
    def plain(self) -> bool:
        return self.op in ("load", "store") and not self.order and not self.volatile


@dataclass(frozen=True, slots=True)
class Call:
    """A call of a function by its name; `arguments` without types and attributes."""

    callee: str
    arguments: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Transfer:
    """A plain copy of `size` bytes to `to` from `operand`, or (`fills`) a fill with that byte; `align` is how
    both pointers are aligned."""

    fills: bool
    to: str
    operand: str
    size: int
    align: int


@dataclass(frozen=True, slots=True)
class Step:
    """An address `index` elements of `type` after `base`."""

    base: str
    type: str
    index: str


#: From the weakest to the strongest, which is the one that counts of the two of a `cmpxchg`.
_ORDERS = ("unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst")
ACCESSES = ("load", "store", "atomicrmw", "cmpxchg")
_PROMISES = {"nuw", "nsw", "nneg", "inbounds", "samesign", "disjoint", "exact"}
_GLOBAL = re.compile(r'@(?:"[^"]+"|[\w.$-]+)')
_CONSTANTS = re.compile(r"(\w+) (?:[a-z]+ )*i(\d+) (-?\d+), (-?\d+)$")


#: LLVM's functions whose result their operands alone determine: those of one or a few instructions, ...
CHEAP = frozenset("smin smax umin umax abs fabs ctpop bswap bitreverse cttz ctlz fshl fshr".split())
#: ... and all of them.
FUNCTIONS = CHEAP | set(
    "fma fmuladd sqrt floor ceil trunc rint round minnum maxnum minimum maximum copysign".split()
)


def intrinsic(i: Instruction) -> str:
    """The intrinsic that is called, without its "llvm.": "smin.i32"; "" for what is no such call."""
    at = i.text.find("@llvm.") if i.op == "call" else -1
    return i.text[at + 6 : i.text.index("(", at)] if at >= 0 else ""


def is_call_of(i: Instruction, names: Container[str]) -> bool:
    """Whether one of these intrinsics is called."""
    return i.op == "call" and intrinsic(i).partition(".")[0] in names


def moves_bytes(i: Instruction) -> bool:
    """Whether memory is copied or filled."""
    return intrinsic(i).startswith("mem")


@lru_cache(maxsize=1 << 12)
def access(text: str) -> Access | None:
    name, op, text = _parts(text)
    if op not in ACCESSES:
        return None
    volatile, atomic, at = False, op not in ("load", "store"), 0
    while True:
        end = text.index(" ", at)
        word = text[at:end]
        if word not in ("volatile", "atomic", "weak"):
            break
        volatile |= word == "volatile"
        atomic |= word == "atomic"
        at = end + 1
    type = value = operation = ""
    if op == "atomicrmw":
        operation, at = word, end + 1
    if op in ("load", "store"):
        type, at = type_at(text, at)
        if op == "store":
            end = operand_end(text, at + 1)
            value, at = text[at + 1 : end], end
        at += 2  # after the comma
    _, at = type_at(text, at)
    end = operand_end(text, at + 1)
    pointer, at = text[at + 1 : end], end
    if op in ("atomicrmw", "cmpxchg"):
        type, at = type_at(text, at + 2)
        end = operand_end(text, at + 1)
        value, at = text[at + 1 : end], end
    rest = text[at:].replace(",", " ").split()
    order = next((word for word in reversed(_ORDERS) if word in rest), "") if atomic else ""
    align = int(rest[rest.index("align") + 1]) if "align" in rest else 0
    return Access(op, type, pointer, name, value, operation, order, volatile, align)


def call(text: str) -> Call | None:
    called = _called(text)
    return Call(called[0], tuple(map(_value, called[1]))) if called is not None else None


def transfer(text: str) -> Transfer | None:
    """Of generic memory, where it is known how many bytes."""
    callee, operands = _called(text) or ("", [])
    fills = callee.startswith("llvm.memset.p0.")
    if not fills and not callee.startswith("llvm.memcpy.p0.p0."):
        return None
    to, operand, size, volatile = operands
    if volatile != "i1 false" or not _value(size).isdecimal():
        return None
    align = min(map(_align, (to,) if fills else (to, operand)))
    return Transfer(fills, _value(to), _value(operand), int(_value(size)), align)


def _called(text: str) -> tuple[str, list[str]] | None:
    """The function that is called by its name, and the operands with types and attributes."""
    _, op, text = _parts(text)
    if op in ("tail", "notail", "musttail"):
        op, _, text = text.partition(" ")
    at = text.find("@")
    if op != "call" or at < 0 or text.count("(", 0, at) != text.count(")", 0, at):  # by a pointer
        return None
    end = text.index("(", at) if text[at + 1] != '"' else text.index('"', at + 2) + 1
    inside, _ = matching(text, end)
    return text[at + 1 : end].strip('"'), split(inside)


def _align(pointer: str) -> int:
    words = pointer.split()
    return int(words[words.index("align") + 1]) if "align" in words else 1


@lru_cache(maxsize=1 << 12)
def step(text: str) -> Step | None:
    """An address with one index."""
    _, op, text = _parts(text)
    if op != "getelementptr":
        return None
    at = 0
    while text[at : (end := text.index(" ", at))] in ("inbounds", "nuw", "nusw"):
        at = end + 1
    type, at = type_at(text, at)
    parts = split(text[at + 2 :])
    return Step(_value(parts[0]), type, _value(parts[1])) if len(parts) == 2 else None


def variable(text: str) -> tuple[str, int] | None:
    """Type and alignment of a variable in memory."""
    _, op, text = _parts(text)
    if op != "alloca":
        return None
    type, *rest = split(text)
    return type, next((int(part[6:]) for part in rest if part.startswith("align ")), 1)


def computation(text: str) -> str:
    """What an instruction computes: without its result, and without flags that only promise something."""
    _, op, rest = _parts(text)
    return f"{op} {' '.join(word for word in rest.split(' ') if word not in _PROMISES)}"


def constants(text: str) -> tuple[str, int, int, int] | None:
    """The operation, the width in bits and the operands of an instruction on two integer constants."""
    m = _CONSTANTS.match(text)
    return (m[1], int(m[2]), int(m[3]), int(m[4])) if m is not None else None


def pair(text: str) -> tuple[str, str] | None:
    """The operands of an instruction with two of one type."""
    before, comma, second = text.rpartition(", ")
    return (before.rpartition(" ")[2], second) if comma else None


def differences(function: Function) -> set[str]:
    """Signed sums and differences that are widened as numbers that are not negative, since control flow says
    so: `if (t >= o) ... s[t - o]`. For threads that go another way they are negative; widened with zeros they
    lie far from the others, and LLVM makes no vectors of them."""
    widened = {
        i.uses[0]
        for block in function.blocks.values()
        for i in block.body
        if i.op == "zext" and i.uses and " = zext nneg " in i.text
    }
    return {
        i.name
        for block in function.blocks.values()
        for i in block.body
        if i.name in widened and i.text.partition(" = ")[2].startswith(("add nsw ", "sub nsw "))
    }


def signed(text: str) -> str:
    """Such a sum or difference, or its widening, of any sign."""
    name, _, rest = text.partition(" = ")
    for known, any_sign in (("zext nneg ", "sext "), ("add nsw ", "add "), ("sub nsw ", "sub ")):
        if rest.startswith(known):
            return f"{name} = {any_sign}{rest[len(known) :]}"
    return text


def variables_in(operand: str) -> list[str]:
    """The global variables in a constant expression: `addrspacecast (ptr addrspace(4) @c to ptr)`."""
    return _GLOBAL.findall(operand)


def pointers(i: Instruction) -> tuple[str, ...]:
    """The operands that are addresses."""
    if i.op == "phi":
        return tuple(value for value, _ in i.incoming) if i.type.startswith("ptr") else ()
    _, _, rest = _parts(i.text)
    return tuple(_value(part) for part in split(rest.partition(" to ")[0]) if part.startswith("ptr"))


def _parts(text: str) -> tuple[str, str, str]:
    """The name of the result ("" if there is none), the operation, and the rest."""
    text, name = text.strip(), ""
    if text.startswith("%"):
        name, _, text = text.partition(" = ")
    op, _, rest = text.partition(" ")
    return name, op, rest


def _value(operand: str) -> str:
    """An operand without its type and attributes."""
    for word in EXPRESSIONS if operand.endswith(")") else ():
        if (at := operand.find(f" {word}")) >= 0:
            return operand[at + 1 :]
    depth = 0
    for i in range(len(operand) - 1, -1, -1):
        c = operand[i]
        if c in ")]}>":
            depth += 1
        elif c in "([{<":
            depth -= 1
        elif c == " " and depth == 0:
            return operand[i + 1 :]
    return operand
