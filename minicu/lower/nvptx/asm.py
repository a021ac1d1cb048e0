"""Inline PTX. The template's operands are `%0`; LLVM's are `$0`."""

from __future__ import annotations

import re

from minicu import tree
from minicu.lower import expr, memory
from minicu.lower.body import Body, resize
from minicu.lower.errors import not_supported
from minicu.lower.ir import Scalar, Typed
from minicu.ptx import isa

#: constraint letter -> LLVM type of the register
REGISTERS = {"h": "i16", "r": "i32", "l": "i64", "q": "i128", "f": "float", "d": "double"}


def inline(b: Body, s: tree.Asm) -> None:
    """An asm statement with its operands."""
    outputs, inputs, arguments, results = [], [], [], []
    tied: list[tuple[int, str, tree.Place]] = []
    for i, (constraint, place) in enumerate(s.outputs):
        letter = constraint.lstrip("=+&")
        outputs.append(("=&" if "&" in constraint else "=") + letter)
        results.append((REGISTERS[letter], memory.locate(b, place)))
        if "+" in constraint:
            tied.append((i, letter, place))
    for constraint, value in s.inputs:
        letter = constraint.lstrip("&")
        if letter in ("n", "i", "C"):
            inputs.append("n")
            arguments.append(_immediate(b, value))
            continue
        inputs.append(letter)
        letter = s.outputs[int(letter)][0].lstrip("=+&") if letter.isdigit() else letter
        scalar = b.scalars[value.type]
        operand = _to_register(b, expr.value(b, value), scalar, REGISTERS[letter])
        arguments.append(Typed(REGISTERS[letter], operand))
    for i, letter, place in tied:
        at = results[i][1]
        operand = _to_register(b, memory.load(b, at), b.scalars[place.type], REGISTERS[letter])
        inputs.append(str(i))
        arguments.append(Typed(REGISTERS[letter], operand))
    clobbers = ["~{memory}"] if "memory" in s.clobbers else []
    template = _template(s.template)
    kinds = [r for r, _ in results]
    type = "void" if not kinds else kinds[0] if len(kinds) == 1 else "{ " + ", ".join(kinds) + " }"
    b.module.require(isa.version(s.template))
    if "i128" in kinds or any(a.type == "i128" for a in arguments):
        b.module.require((8, 3))
    result = b.ptx(
        type, template, ",".join(outputs + inputs + clobbers), *arguments,
        effect=s.volatile or not s.outputs, attributes="convergent nounwind",
    )  # fmt: skip
    if not kinds:
        return
    for i, (kind, at) in enumerate(results):
        output = result if len(kinds) == 1 else b.op(f"extractvalue {type} {result}, {i}")
        memory.store(b, at, _from_register(b, output, kind, b.scalars[at.type]))


def _immediate(b: Body, value: tree.Expr) -> Typed:
    if not isinstance(value, tree.Constant):
        not_supported(value.at, "this operand of asm: it must be a constant")
    return Typed(b.scalars[value.type].ir, expr.value(b, value))


def _to_register(b: Body, value: str, scalar: Scalar, register: str) -> str:
    """The bits of a scalar in a register of LLVM type `register`."""
    if scalar.ir == register:
        return value
    if scalar.kind == "b":
        return b.op(f"zext i1 {value} to {register}")
    if scalar.kind == "p":
        value = b.op(f"ptrtoint ptr {value} to i{scalar.bits}")
    elif scalar.kind == "f":
        value = b.op(f"bitcast {scalar.ir} {value} to i{scalar.bits}")
    width = {"float": 32, "double": 64}.get(register) or int(register[1:])
    value = resize(b, value, scalar.bits, width, scalar.signed and scalar.kind == "i")
    return value if register[0] == "i" else b.op(f"bitcast i{width} {value} to {register}")


def _from_register(b: Body, value: str, register: str, scalar: Scalar) -> str:
    if scalar.ir == register:
        return value
    if register in ("float", "double"):
        width = 32 if register == "float" else 64
        value = b.op(f"bitcast {register} {value} to i{width}")
    else:
        width = int(register[1:])
    if scalar.kind == "b":
        return b.op(f"icmp ne i{width} {value}, 0")
    value = resize(b, value, width, scalar.bits, False)
    if scalar.kind == "p":
        return b.op(f"inttoptr i{scalar.bits} {value} to ptr")
    return b.op(f"bitcast i{scalar.bits} {value} to {scalar.ir}") if scalar.kind == "f" else value


_TOKEN = r"%(\d+)|%[%=]|[$\"\\]|[^\x20-\x7e]"


def _template(text: str) -> str:
    """C's template as LLVM's, escaped for an IR string."""

    def one(m: re.Match[str]) -> str:
        if m[1]:
            return f"${{{m[1]}}}"
        if m[0] == "%%":
            return "%"
        if m[0] == "%=":  # a number of its own for each place where the text stands in the end
            return "${:uid}"
        return "$$" if m[0] == "$" else "".join(f"\\{byte:02X}" for byte in m[0].encode())

    return re.sub(_TOKEN, one, text)
