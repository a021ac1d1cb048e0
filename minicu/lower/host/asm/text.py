"""The operands of inline PTX on the CPU device: registers, numbers, addresses."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from typing import NoReturn

from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.lower.body import Body, resize
from minicu.lower.errors import not_supported
from minicu.lower.host import clusters, flow
from minicu.lower.host.access import block, once
from minicu.lower.host.asm import registers
from minicu.lower.host.records import WORKER

#: A value: LLVM's operand, an integer of so many bits.
Bits = tuple[str, int]
#: An instruction: called with what stands after its name, and with its operands.
Row = Callable[["Text", list[str], list[str]], None]

#: The space of the shared memory of all blocks of a cluster.
CLUSTER = "shared::cluster"

_TYPE = re.compile(r"(?:[usbf](?:8|16|32|64|128)|f16x2|f32x2|bf16|bf16x2|pred)")
_RANGE = re.compile(r"(\w+)<(\d+)>")


class Text:
    """An asm statement that is being lowered. `name` is the instruction at hand."""

    def __init__(self, b: Body, at: Place) -> None:
        self.b = b
        self.at = at
        self.name = ""
        self.slots: dict[str, tuple[str, int]] = {}
        self.carry = ""  # the slot of the condition code
        self._labels: dict[str, str] = {}

    def refuse(self, why: str = "") -> NoReturn:
        not_supported(self.at, f"the PTX '{self.name}'{why} on the CPU device")
        raise AssertionError

    # ------------------------------------------------------------ registers

    def declare(self, name: str, bits: int) -> None:
        if not bits:
            self.refuse(" (the type of a register)")
        self.slots[name] = self.b.slot(max(bits // 8, 1), max(min(bits // 8, 16), 1), "reg", f"i{bits}"), bits

    def declare_all(self, name: str, bits: int) -> None:
        if m := _RANGE.fullmatch(name.lstrip("%")):
            for i in range(int(m[2])):
                self.declare(f"{m[1]}{i}", bits)
        else:
            self.declare(name.lstrip("%"), bits)

    def same(self, name: str, other: str) -> None:
        self.slots[name] = self.slots[other]

    def _slot(self, name: str) -> tuple[str, int] | None:
        return self.slots.get(name) or self.slots.get(name.lstrip("%"))

    def read(self, name: str) -> Bits:
        slot = self._slot(name)
        if slot is None:
            self.refuse(f" with '{name}'")
        return self.b.load(f"i{slot[1]}", slot[0], 1), slot[1]

    def write(self, name: str, value: Bits, signed: bool = False) -> None:
        """Give a register bits, cut or extended to its width."""
        if name == "_":
            return
        slot = self._slot(name)
        if slot is None:
            self.refuse(f" to '{name}'")
        bits = resize(self.b, value[0], value[1], slot[1], signed)
        self.b.store(f"i{slot[1]}", bits, slot[0], 1)

    def is_predicate(self, name: str) -> bool:
        slot = self._slot(name.lstrip("!"))
        return slot is not None and slot[1] == 1

    def predicate(self, name: str) -> str:
        negated = name.startswith("!")
        value, bits = self.read(name.lstrip("!"))
        if bits != 1:
            value = self.b.op(f"icmp ne i{bits} {value}, 0")
        return self.b.op(f"xor i1 {value}, true") if negated else value

    def label(self, name: str) -> str:
        """The block that a label of the text begins."""
        return self._labels.setdefault(name, self.b.label())

    # ------------------------------------------------------------ operands

    def operands(self, text: str) -> list[str]:
        """The operands of an instruction; vectors in braces and addresses in brackets are one each."""
        return flow.split(text)

    def elements(self, operand: str) -> list[str]:
        return [x.strip() for x in operand.strip("{}").split(",")] if operand[0] == "{" else [operand]

    def integer(self, operand: str, bits: int, signed: bool = False) -> str:
        """An operand as an integer of `bits`."""
        if operand[0] in "0123456789-" or operand[:2] in ("0f", "0d"):
            return str(_number(operand, bits))
        if operand[0] == "%" and self._slot(operand) is None:
            register = registers.value(self.b, operand.lstrip("%"), self)
            if register is None:
                self.refuse(f" of '%{operand.lstrip('%')}'")
            return resize(self.b, *register, bits, False)
        if operand[0] == "{":  # the first is the lowest
            parts = self.elements(operand)
            each = bits // len(parts)
            joined = "0"
            for k, part in enumerate(parts):
                wide = resize(self.b, self.integer(part, each), each, bits, False)
                moved = self.b.op(f"shl i{bits} {wide}, {k * each}") if k else wide
                joined = self.b.op(f"or i{bits} {joined}, {moved}")
            return joined
        return resize(self.b, *self.read(operand), bits, signed)

    def float(self, operand: str, kind: str) -> str:
        """An operand as a float of LLVM's type `kind`."""
        bits = {"half": 16, "float": 32, "double": 64, "bfloat": 16}[kind]
        return self.b.op(f"bitcast i{bits} {self.integer(operand, bits)} to {kind}")

    def write_float(self, name: str, value: str, kind: str) -> None:
        bits = {"half": 16, "float": 32, "double": 64, "bfloat": 16}[kind]
        self.write(name, (self.b.op(f"bitcast {kind} {value} to i{bits}"), bits))

    def address(self, operand: str, space: str) -> str:
        """What `[register + number]` points to; in shared memory addresses count from its start, and may name
        the block whose it is (`clusters.at_offset`)."""
        inner = operand.strip("[] ")
        base, plus, offset = inner.partition("+")
        bits = self.integer(base.strip(), 64)
        if space == CLUSTER:
            at = clusters.at_offset(self.b, self, self.b.op(f"trunc i64 {bits} to i32"))
        elif space == "shared":
            start = once(self.b, block(self.b), WORKER, "shared")
            at = self.b.op(f"getelementptr i8, ptr {start}, i64 {bits}")
        else:
            at = self.b.op(f"inttoptr i64 {bits} to ptr")
        return self.b.op(f"getelementptr i8, ptr {at}, i64 {_number(offset.strip(), 64)}") if plus else at


def kind_of(parts: list[str]) -> str:
    """The type of an instruction: the last of its parts that is one ("" if none)."""
    return next((p for p in reversed(parts) if _TYPE.fullmatch(p)), "")


def width(type: str) -> int:
    if type.endswith("x2"):
        return 2 * width(type[:-2])
    return int(type.lstrip("usbf")) if type not in ("", "pred") else 1


def _number(text: str, bits: int) -> int:
    if text[:2].lower() == "0f":
        return int(text[2:], 16) if bits == 32 else _double(text)
    if text[:2].lower() == "0d":
        return _signed(int(text[2:], 16), 64)
    if "." in text or ("e" in text.lower() and text[:2].lower() != "0x"):
        form = "<f" if bits == 32 else "<d"
        return int.from_bytes(struct.pack(form, float(text)), "little", signed=True)
    text = text.rstrip("uU")
    negative, text = text[0] == "-", text.lstrip("-")
    octal = len(text) > 1 and text[0] == "0" and text.isdigit()
    value = int(text, 8 if octal else 0)
    return _signed(-value if negative else value, bits)


def _double(text: str) -> int:
    (value,) = struct.unpack("<f", struct.pack("<I", int(text[2:], 16)))
    return int.from_bytes(struct.pack("<d", value), "little", signed=True)


def _signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if bits > 1 and value >> (bits - 1) else value


def bits_of_value(b: Body, value: str, type: ty.Type) -> Bits:
    """The bits of a scalar."""
    scalar = b.scalars[type]
    if scalar.kind == "b":
        return b.op(f"zext i1 {value} to i8"), 8
    if scalar.kind == "p":
        return b.op(f"ptrtoint ptr {value} to i{scalar.bits}"), scalar.bits
    if scalar.kind == "f":
        return b.op(f"bitcast {scalar.ir} {value} to i{scalar.bits}"), scalar.bits
    return value, scalar.bits


def value_of_bits(b: Body, bits: str, have: int, type: ty.Type) -> str:
    """A scalar with these bits."""
    scalar = b.scalars[type]
    if scalar.kind == "b":
        return b.op(f"icmp ne i{have} {bits}, 0")
    bits = resize(b, bits, have, scalar.bits, False)
    if scalar.kind == "p":
        return b.op(f"inttoptr i{scalar.bits} {bits} to ptr")
    return b.op(f"bitcast i{scalar.bits} {bits} to {scalar.ir}") if scalar.kind == "f" else bits
