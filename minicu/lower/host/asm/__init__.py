"""Inline PTX on the CPU device: the text is read, and each instruction does what the PTX ISA says.

    asm("{ .reg .pred p; setp.ne.u32 p, %1, 0; @p add.u32 %0, %0, 1; }" : "+r"(n) : "r"(x));

Registers are bits in stack slots, those of operands as well. `ROWS` has the instructions, `forms` what each
may say; anything else is refused by its name.
"""

from __future__ import annotations

import re

from minicu import tree
from minicu.lower import expr, memory
from minicu.lower.body import Body
from minicu.lower.host.asm import arithmetic, barriers, floats, matrices, traffic, warps
from minicu.lower.host.asm.forms import FORMS
from minicu.lower.host.asm.text import Text, bits_of_value, value_of_bits

#: constraint letter -> bits of the register
WIDTHS = {"h": 16, "r": 32, "l": 64, "q": 128, "f": 32, "d": 64}

_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.S)
_GUARD = re.compile(r"@(!?)(%?\w+)\s+")
_DECLARED = re.compile(r"\.reg\s+\.(\w+)\s+(.+)", re.S)

ROWS = {**arithmetic.ROWS, **floats.ROWS, **traffic.ROWS, **warps.ROWS, **matrices.ROWS, **barriers.ROWS}


def inline(b: Body, s: tree.Asm) -> None:
    """An asm statement with its operands."""
    t = Text(b, s.at)
    constants: dict[str, str] = {}  # operands that are part of the text
    for i, (constraint, place) in enumerate(s.outputs):
        t.declare(f"%{i}", WIDTHS[constraint.lstrip("=+&")])
        if "+" in constraint:
            t.write(f"%{i}", bits_of_value(b, memory.load(b, memory.locate(b, place)), place.type))
    for i, (constraint, given) in enumerate(s.inputs, len(s.outputs)):
        letter = constraint.lstrip("&")
        if letter in ("n", "i"):
            constants[f"%{i}"] = expr.value(b, given)
            continue
        bits, width = bits_of_value(b, expr.value(b, given), given.type)
        if letter.isdigit():
            t.write(f"%{letter}", (bits, width))
            t.same(f"%{i}", f"%{letter}")
            continue
        t.declare(f"%{i}", WIDTHS.get(letter, max(width, 32)))
        t.write(f"%{i}", (bits, width), b.scalars[given.type].signed)
    template = re.sub(r"%\d+", lambda m: constants.get(m[0], m[0]), _COMMENT.sub(" ", s.template))
    template = template.replace("%=", "")  # labels are this statement's own already
    _body(t, template)
    for i, (_, place) in enumerate(s.outputs):
        at = memory.locate(b, place)
        memory.store(b, at, value_of_bits(b, *t.read(f"%{i}"), at.type))


def _body(t: Text, template: str) -> None:
    for statement in _statements(template):
        if m := _DECLARED.fullmatch(statement):
            for name in m[2].split(","):
                t.declare_all(name.strip(), 1 if m[1] == "pred" else int(re.sub(r"\D", "", m[1]) or 0))
            continue
        if statement.endswith(":"):
            t.b.start(t.label(statement[:-1]))
            continue
        guard = _GUARD.match(statement)
        text = statement[guard.end() :] if guard else statement
        name, _, rest = text.partition(" ") if " " in text else text.partition("\t")
        first, *parts = name.split(".")
        t.name = name
        row, form, operands = ROWS.get(first), FORMS.get(first), t.operands(rest)
        if row is None or form is None:
            t.refuse()
        if strange := form.strange(parts):
            t.refuse(f" (its '.{strange}')")
        if not form.least <= len(operands) <= form.most:
            t.refuse(f" with {len(operands)} operands")
        end = ""
        if guard:
            test = t.predicate(guard[2])
            then, end = t.b.label(), t.b.label()
            ways = (end, then) if guard[1] else (then, end)
            t.b.close(f"br i1 {test}, label %{ways[0]}, label %{ways[1]}")
            t.b.start(then)
        row(t, parts, operands)
        if guard:
            t.b.jump(end)
            t.b.start(end)


def _statements(template: str) -> list[str]:
    """The statements of a template, each with its labels first. Braces of blocks only group; those of vectors
    stay."""
    statements = []
    for piece in template.split(";"):
        piece = piece.strip()
        while m := re.match(r"([\w$]+:(?!:))\s*|[{}]\s*", piece):
            statements += [m[1]] if m[1] else []
            piece = piece[m.end() :]
        if piece:
            statements.append(" ".join(piece.split()))
    return statements
