"""What nvcc says about records: sizes, alignments, offsets, and the bits of every bit-field.

Sizes and offsets are constants in the PTX. Bits: a function sets the fields to all ones, each in a
record of its own; its few instructions are executed here on zeroed memory.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from pathlib import Path

from fuzz.abi_records import PRELUDE, declaration, leaves
from minicu import types as ty

#: size, alignment, {member: byte offset, or (first bit, width) of a bit-field}
Answer = tuple[int, int, dict[str, int | tuple[int, int]]]
_MASKS = {n: (1 << n) - 1 for n in (8, 16, 32, 64)}


def ask(records: list[ty.Record], declarations: str | None = None) -> list[Answer]:
    """nvcc's layout of each record; `declarations` declare them, if their own text does not. Raises if
    nvcc fails or its output is not understood."""
    if declarations is None:
        declarations = "".join(["#include <cuda_fp16.h>\n", PRELUDE, *map(declaration, records)])
    ptx = nvcc(declarations + "".join(map(_questions, records)))
    words = {m[1]: _words(m[2]) for m in re.finditer(r" ask_(\w+)\[\d+\] = \{([^}]*)\}", ptx)}
    bodies = {m[1]: m[2] for m in re.finditer(r"\.func bits_(\w+)\(.*?\)\s*\{(.*?)\n\}", ptx, re.S)}
    return [_answer(r, words[r.decl.tag], bodies.get(r.decl.tag, "")) for r in records]


def nvcc(text: str) -> str:
    """nvcc's PTX for a source text."""
    with tempfile.TemporaryDirectory() as folder:
        source, output = Path(folder, "text.cu"), Path(folder, "text.ptx")
        source.write_text(text)
        options = ["-std=c++17", "-w", "-rdc=true", "-ptx", "-arch=sm_90"]
        done = subprocess.run(
            ["nvcc", *options, str(source), "-o", str(output)], capture_output=True, text=True, timeout=600
        )
        if done.returncode:
            raise RuntimeError(f"nvcc failed: {done.stderr[:3000]}")
        return output.read_text()


def _questions(record: ty.Record) -> str:
    tag = record.decl.tag
    plain = [f"__builtin_offsetof({tag}, {m.name})" for m in leaves(record) if m.bit_width is None]
    words = [f"sizeof({tag})", f"alignof({tag})", *plain, "0xffffffffu"]
    text = f"__device__ unsigned long ask_{tag}[] = {{ {', '.join(words)} }};\n"
    sets = []
    for n, member in enumerate(m for m in leaves(record) if m.bit_width is not None):
        place = f"(({tag} *)(p + {n} * sizeof({tag})))->{member.name}"
        sets.append(f"    {place} = (decltype({tag}::{member.name}))-1;\n")
    if sets:
        text += f'extern "C" __device__ void bits_{tag}(char *p) {{\n{"".join(sets)}}}\n'
    return text


def _words(initializer: str) -> list[int]:
    data = bytes(int(b) for b in initializer.split(","))
    return [int.from_bytes(data[i : i + 8], "little") for i in range(0, len(data), 8)]


def _answer(record: ty.Record, words: list[int], body: str) -> Answer:
    members: dict[str, int | tuple[int, int]] = {}
    size, align, *offsets = words
    offsets.reverse()
    stored = _run(body)
    number = 0
    for member in leaves(record):
        if member.bit_width is None:
            members[member.name] = offsets.pop()
            continue
        bits = int.from_bytes(bytes(stored.get(number * size + i, 0) for i in range(size)), "little")
        first = (bits & -bits).bit_length() - 1
        width = bits.bit_length() - first
        if bits != ((1 << width) - 1) << first:
            raise RuntimeError(f"{record.decl.tag}.{member.name}: bits are not adjacent: {bits:x}")
        members[member.name] = (first, width)
        number += 1
    assert offsets == [0xFFFFFFFF], offsets
    return size, align, members


def _run(body: str) -> dict[int, int]:
    """Executes a straight line of PTX on zeroed memory: {address: byte}."""
    registers: dict[str, int] = {"%rd1": 0}
    memory: dict[int, int] = {}

    def value(text: str) -> int:
        return registers[text] if text.startswith("%") else int(text)

    def load(address: int, bits: int) -> int:
        return sum(memory.get(address + i, 0) << 8 * i for i in range(bits // 8))

    for line in body.split("\n"):
        line = " ".join(line.split())
        if not line or re.match(r"\.reg|ld\.param\.u64 %rd1,|ret;|//", line):
            continue
        if not (m := re.fullmatch(r"([a-z]+)\.(?:\w+\.)*[usbf](\d+) (.*);", line)):
            raise RuntimeError(f"not understood: {line}")
        operation, bits = m[1], int(m[2])
        operands = re.findall(r"[^ ,{}\[\]]+", m[3])
        if operation in ("ld", "st"):
            registers_named = operands[:-1] if operation == "ld" else operands[1:]
            base, _, offset = operands[-1 if operation == "ld" else 0].partition("+")
            for n, name in enumerate(registers_named):
                address = registers[base] + int(offset or 0) + n * bits // 8
                if operation == "ld":
                    registers[name] = load(address, bits)
                    continue
                for i in range(bits // 8):
                    memory[address + i] = value(name) >> 8 * i & 255
            continue
        to, *arguments = operands
        given = [value(a) for a in arguments]
        match operation:
            case "mov" | "cvt":
                result = given[0]
            case "or":
                result = given[0] | given[1]
            case "and":
                result = given[0] & given[1]
            case "shl":
                result = given[0] << given[1]
            case "shr":
                result = given[0] >> given[1]
            case "add":
                result = given[0] + given[1]
            case _:
                raise RuntimeError(f"not understood: {line}")
        registers[to] = result & _MASKS[bits]
    return memory
