"""Inline PTX: `asm("template" : outputs : inputs : clobbers)` (PTX inline assembly guide).

A constraint that LLVM does not know ends the process, so each is checked here. The template of
the tree has numbered operands only (`%0`), `%%` for a percent sign, `%=` for a number that no other
statement has; text given by "C" is in place.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NoReturn

from minicu import tree
from minicu import types as ty
from minicu.abi import layout
from minicu.sema.constants import constant, literals
from minicu.sema.context import Check
from minicu.sema.conversions.convert import promote, rvalue, to
from minicu.sema.conversions.places import modifiable
from minicu.sema.expressions import expr
from minicu.syntax.nodes import Asm, AsmOperand

#: constraint letter -> (what it takes, size in bytes)
_REGISTERS = {
    "h": ("integer", 2),
    "r": ("integer", 4),
    "l": ("integer", 8),
    "q": ("integer", 16),
    "f": ("float", 4),
    "d": ("float", 8),
}

#: GNU constraints that leave the register to the compiler.
_ANY = {"g", "rm", "ri", "rim", "X", "rn", "nr", "mr", "ir", "imr", "irm", "mri"}

_REFERENCE = r"(?s)%(?:%|(\d+)|\[(\w+)\]|([a-zA-Z])(\d+)|.|$)"


@dataclass(slots=True)
class _Operand:
    name: str | None
    text: str | None = None  # of a "C" operand
    number: int = -1


def statement(c: Check, node: Asm, out: list[tree.Statement]) -> None:
    """An asm statement."""
    at = node.coord
    if node.labels or "goto" in node.quals:
        c.unsupported(at, "asm goto")
    template = literals.text_of(c, node.template)
    with c.within(pending=[]):
        before: list[tree.Statement] = []
        after: list[tree.Statement] = []
        operands: list[_Operand] = []
        outputs: list[tuple[str, tree.Place]] = []
        inputs: list[tuple[str, tree.Expr]] = []
        memory = False
        empty = not template.strip()
        for o in node.outputs:
            constraint = literals.text_of(c, o.constraint)
            place = modifiable(c, expr.check(c, o.expr), o.coord or at)
            operand = _Operand(o.name)
            operands.append(operand)
            letter, mode = _output_letter(c, constraint, place.type, o, empty)
            if letter == "m":
                memory = True
                continue
            operand.number = len(outputs)
            outputs.append((mode + letter, _fitting(c, letter, mode, place, o, before, after)))
        for o in node.inputs:
            constraint = literals.text_of(c, o.constraint)
            operand = _Operand(o.name)
            operands.append(operand)
            if constraint == "C":
                operand.text = _constant_text(c, o)
                continue
            if constraint == "m" and empty:
                expr.check(c, o.expr)
                memory = True
                continue
            letter, value = _input(c, constraint, expr.value(c, o.expr), o, outputs, operands)
            operand.number = len(outputs) + len(inputs)
            inputs.append((letter, value))
        clobbers = [literals.text_of(c, text) for text in node.clobbers]
        for name, text in zip(clobbers, node.clobbers):
            if name not in ("memory", "cc"):
                c.fatal(text.coord, f"unknown register name '{name}' in asm")
        clobbers = ["memory"] if memory or "memory" in clobbers else []
        template = template.replace("%", "%%") if node.basic else _numbered(c, template, operands, node)
        literals.refuse_files(c, node, template)
        assembly = tree.Asm(
            template, outputs, inputs, clobbers, "volatile" in node.quals or not outputs or memory, at=at
        )
        out += [*c.pending, *before, assembly, *after]


# ---------------------------------------------------------------- operands


def _output_letter(c: Check, constraint: str, type: ty.Type, o: AsmOperand, empty: bool) -> tuple[str, str]:
    mode, letters = constraint[:1], constraint[1:].replace("&", "")
    if mode not in ("=", "+"):
        c.fatal(o.constraint.coord, f"invalid output constraint '{constraint}' in asm")
    if letters == "m":
        if not empty:
            c.unsupported(o.constraint.coord, 'memory operands in asm; pass a pointer with "l"')
        return "m", mode
    if letters in _ANY:
        letters = _register_for(c, type, o)
    if letters not in _REGISTERS:
        _refuse_of_host(c, constraint, o)
        c.fatal(o.constraint.coord, f"invalid output constraint '{constraint}' in asm")
    return letters, mode


def _refuse_of_host(c: Check, constraint: str, o: AsmOperand) -> None:
    """Reports a constraint that names an x86 register ("=a", "S"), as host code uses them."""
    if set(constraint.strip("=+&")) & set("abDSAQ"):
        c.unsupported(o.constraint.coord, f"assembly for the host (constraint '{constraint}')")


def _register_for(c: Check, type: ty.Type, o: AsmOperand) -> str:
    """The register that a value of `type` fits into."""
    if isinstance(type, ty.Float):
        return {"float": "f", "half": "h", "bfloat16": "h"}.get(type.kind, "d")
    if not ty.is_scalar(type):
        c.fatal(o.coord, f"asm operand must have scalar type, not '{type}'")
    size = layout.size_of(type, c.model)
    return {16: "q", 8: "l"}.get(size, "r")


def _fits(c: Check, letter: str, type: ty.Type) -> bool:
    kind, size = _REGISTERS[letter]
    if not ty.is_scalar(type) or layout.size_of(type, c.model) != size:
        return False
    if isinstance(type, ty.Float):
        return kind == "float" or (letter == "h" and type.rank == 0)
    return kind == "integer"


def _mismatch(c: Check, letter: str, type: ty.Type, o: AsmOperand) -> NoReturn:
    kind, size = _REGISTERS[letter]
    c.fatal(
        o.coord,
        f"asm operand type '{type.unqualified}' does not fit constraint '{letter}', which takes "
        f"{'an integer or pointer' if kind == 'integer' else 'a floating-point value'} of {8 * size} bits",
    )


def _fitting(
    c: Check,
    letter: str,
    mode: str,
    place: tree.Place,
    o: AsmOperand,
    before: list[tree.Statement],
    after: list[tree.Statement],
) -> tree.Place:
    """The place that the asm writes: a temporary of the register's type if the operand is a bit-field, or
    smaller (in C; nvcc refuses that)."""
    type = place.type.unqualified
    bit_field = isinstance(place, tree.MemberPlace) and place.bit_field
    if _fits(c, letter, type) and not bit_field:
        return place
    size = _REGISTERS[letter][1]
    if not _loose(c, letter, type) and not bit_field:
        _mismatch(c, letter, place.type, o)
    wide: ty.Type = ty.Integer({2: "ushort", 4: "uint", 8: "ullong", 16: "uint128"}[size])
    object = tree.Object("", wide, "local", at=o.coord)
    kept = tree.Variable(wide, object, at=o.coord)
    value = to(c, rvalue(c, place), wide) if mode == "+" else None
    before.append(tree.Declare(object, value, at=o.coord))
    stored = to(c, tree.Load(wide, kept, at=o.coord), type)
    after.append(tree.ExpressionStatement(tree.Assign(type, place, stored, at=o.coord), at=o.coord))
    return kept


def _loose(c: Check, letter: str, type: ty.Type) -> bool:
    """Whether the operand's type is accepted in the manner of gcc: an integer no wider than the register."""
    kind, size = _REGISTERS[letter]
    integer = ty.is_integral(type) and kind == "integer"
    return integer and not c.language.cplusplus and layout.size_of(type, c.model) <= size


def _input(
    c: Check,
    constraint: str,
    value: tree.Expr,
    o: AsmOperand,
    outputs: list[tuple[str, tree.Place]],
    operands: list[_Operand],
) -> tuple[str, tree.Expr]:
    at = o.constraint.coord
    if constraint in ("n", "i"):
        known = constant.evaluate(c, value)
        if not isinstance(known, tree.Constant) or not ty.is_integral(known.type):
            c.fatal(o.coord, f"constraint '{constraint}' expects an integer constant expression")
        return "n", known
    letter = constraint.removeprefix("%")
    if letter.isdigit() or (letter.startswith("[") and letter.endswith("]")):
        return _matching(c, letter, value, o, outputs, operands)
    if letter in _ANY:
        letter = _register_for(c, promote(c, value).type, o)
    if letter not in _REGISTERS:
        if letter in ("m", "o", "V", "p"):
            c.unsupported(at, 'memory operands in asm; pass a pointer with "l"')
        _refuse_of_host(c, constraint, o)
        c.fatal(at, f"invalid input constraint '{constraint}' in asm")
    return letter, _as_register(c, letter, value, o)


def _as_register(c: Check, letter: str, value: tree.Expr, o: AsmOperand) -> tree.Expr:
    if _fits(c, letter, value.type):
        return value
    kind, size = _REGISTERS[letter]
    if isinstance(value, tree.Constant) and ty.is_arithmetic(value.type):
        # A plain number becomes what the register holds: "l"(0), "f"(1.0).
        if kind == "float" and isinstance(value.type, (ty.Integer, ty.Float)):
            return to(c, value, ty.FLOAT if size == 4 else ty.DOUBLE)
        if kind == "integer" and ty.is_integral(value.type):
            bits = 8 * size
            if -(1 << (bits - 1)) <= value.value < 1 << bits:
                return to(c, value, ty.Integer({2: "short", 4: "int", 8: "llong", 16: "int128"}[size]))
    if not _loose(c, letter, value.type):
        _mismatch(c, letter, value.type, o)
    return to(c, promote(c, value), ty.Integer({2: "short", 4: "int", 8: "llong", 16: "int128"}[size]))


def _matching(
    c: Check,
    letter: str,
    value: tree.Expr,
    o: AsmOperand,
    outputs: list[tuple[str, tree.Place]],
    operands: list[_Operand],
) -> tuple[str, tree.Expr]:
    """An input in the register of an output: "0", "[name]"."""
    index = (
        int(letter[:9])
        if letter.isdigit()
        else next((i for i, x in enumerate(operands) if x.name == letter[1:-1]), len(operands))
    )
    if index >= len(operands) or not 0 <= operands[index].number < len(outputs):
        c.fatal(o.constraint.coord, f"invalid input constraint '{letter}' in asm")
    number = operands[index].number
    mode, place = outputs[number]
    if mode[0] == "+":
        c.fatal(o.constraint.coord, f"asm operand '{letter}' is read and written already")
    if not c.language.cplusplus:  # nvcc converts no operands
        value = _to_like(c, value, place.type.unqualified)
    return str(number), _as_register(c, mode[1:], value, o)


def _to_like(c: Check, value: tree.Expr, type: ty.Type) -> tree.Expr:
    arithmetic = ty.is_arithmetic(value.type) and ty.is_arithmetic(type)
    pointer = isinstance(type, ty.Pointer) and isinstance(value.type, (ty.Pointer, ty.Integer))
    return to(c, value, type) if arithmetic or pointer else value


def _constant_text(c: Check, o: AsmOperand) -> str:
    """The text of a "C" operand: a constant character array."""
    value = constant.evaluate(c, expr.value(c, o.expr))
    data: bytes | None = None
    if isinstance(value, tree.SymbolAddress):
        symbol = value.symbol
        if isinstance(symbol, tree.StringLiteral):
            data = symbol.data[value.offset :]
        elif isinstance(symbol, tree.Object) and symbol.initializer is not None:
            items = symbol.initializer.single_items()
            if len(items) == 1 and isinstance(items[0].value, tree.StringLiteral):
                data = items[0].value.data[value.offset :]
            elif all(isinstance(i.value, tree.Constant) for i in items):
                data = bytes(int(i.value.value) & 0xFF for i in items)  # type: ignore[union-attr]
    if data is None:
        return c.fatal(o.coord, "constraint 'C' expects a constant character array")
    return data.split(b"\0")[0].decode("utf-8", "replace")


# ---------------------------------------------------------------- template


def _numbered(c: Check, template: str, operands: list[_Operand], node: Asm) -> str:
    """The template with every operand by its final number."""

    def replace(m: re.Match[str]) -> str:
        text = m.group()
        if text in ("%%", "%="):
            return text
        digits, name, _, modified = m.groups()
        if name is not None:
            operand = next((o for o in operands if o.name == name), None)
            if operand is None:
                c.fatal(node.template.coord, f"unknown symbolic operand name '{name}' in asm string")
        elif digits is not None or modified is not None:
            index = int((digits or modified)[:9])
            if index >= len(operands):
                c.fatal(node.template.coord, f"invalid operand number {index} in asm string")
            operand = operands[index]
        else:
            return "%" + text  # `%globaltimer`: nvcc lets a register's name stand with one percent sign
        if operand.text is not None:
            return operand.text.replace("%", "%%")
        if operand.number < 0:
            c.unsupported(node.template.coord, 'memory operands in asm; pass a pointer with "l"')
        return f"%{operand.number}"

    return re.sub(_REFERENCE, replace, template)
