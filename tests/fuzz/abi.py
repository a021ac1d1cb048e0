"""Compares minicu's ABI with nvcc's on random declarations; exits with 1 if anything differs.

python tests/fuzz/abi.py records|texts|names|locals|templates|signatures|classes [COUNT [SEED]]
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

from fuzz import (
    abi_names,
    abi_nvcc,
    abi_signatures,
    abi_texts,
    class_members,
    lambda_names,
    local_names,
    template_names,
)
from fuzz.abi_records import PRELUDE, declaration, leaves, records
from minicu import types as ty
from minicu.abi.layout import find_member, layout
from minicu.abi.mangle import mangle
from minicu.abi.target import LP64
from minicu.compile import Options, Stages
from minicu.diagnostics.source import Source
from minicu.language import CU
from minicu.types.spelling import spell

BATCH = 250


def answer(record: ty.Record) -> abi_nvcc.Answer:
    """minicu's layout, in the form of nvcc's answer."""
    found = layout(record, LP64)
    members: dict[str, int | tuple[int, int]] = {}
    for member in leaves(record):
        assert member.name
        *outer, last = find_member(record, member.name, LP64)
        base = sum(s.offset for s in outer)
        if last.bit_width is None:
            members[member.name] = base + last.offset
        else:
            # Of a bool, nvcc's code tells the lowest bit only: it sets no other.
            width = 1 if member.type.unqualified == ty.BOOL else last.bit_width
            members[member.name] = (8 * base + last.bit_offset, width)
    return found.size, found.align, members


def compare_records(seed: int, count: int) -> list[str]:
    made = records(seed, count)
    return [
        f"{declaration(record)}  nvcc   {theirs}\n  minicu {answer(record)}"
        for record, theirs in zip(made, abi_nvcc.ask(made))
        if answer(record) != theirs
    ]


def read_records(made: list[abi_texts.Text]) -> list[ty.Record]:
    """The records that minicu finds in the texts. Raises if one has other members."""
    unit = Stages(Source("texts.cu", abi_texts.source(made)), CU, Options(), types=True).check()
    found = [unit.records[m.tag] for m in made]
    for text, record in zip(made, found):
        names = [m.name for m in leaves(record)]
        assert names == text.names, f"{text.text}has members {names}"
    return found


def compare_texts(seed: int, count: int) -> list[str]:
    made = abi_texts.texts(seed, count)
    found = read_records(made)
    theirs = abi_nvcc.ask(found, abi_texts.source(made))
    return [
        f"{text.text}  nvcc   {theirs}\n  minicu {answer(record)}"
        for text, record, theirs in zip(made, found, theirs)
        if answer(record) != theirs
    ]


def compare_names(seed: int, count: int) -> list[str]:
    ours = {mangle(f): f for f in abi_names.functions(seed, count)}
    theirs = abi_names.ask(seed, count)
    wrong = [f"minicu {name}  {ours[name].type}" for name in sorted(set(ours) - theirs)]
    return wrong + [f"nvcc   {name}" for name in sorted(theirs - set(ours))]


def compare_templates(seed: int, count: int) -> list[str]:
    ours = template_names.ours(template_names.source(seed, count))
    theirs = template_names.ask(seed, count)
    return [f"minicu {n}" for n in sorted(ours - theirs)] + [f"nvcc   {n}" for n in sorted(theirs - ours)]


def compare_locals(seed: int, count: int) -> list[str]:
    text = local_names.source(seed, -(-count // 10))
    return [f"nvcc   {name}" for name in sorted(local_names.ask(text) - local_names.ours(text))]


def compare_lambdas(seed: int, count: int) -> list[str]:
    text = lambda_names.source(seed, -(-count // 40))
    return [f"nvcc or minicu {name}" for name in sorted(lambda_names.ask(text) ^ lambda_names.ours(text))]


def compare_classes(seed: int, count: int) -> list[str]:
    text = class_members.source(seed, -(-count // 5))
    ours, theirs = class_members.ours(text), class_members.ask(text)
    return [
        f"{name}\n  nvcc   {theirs.get(name)}\n  minicu {ours.get(name)}"
        for name in sorted(ours.keys() | theirs.keys())
        if ours.get(name) != theirs.get(name)
    ]


def compare_signatures(seed: int, count: int) -> list[str]:
    import minicu

    pool, made = abi_signatures.signatures(seed, count, references=True)
    text = abi_signatures.source(pool, made)
    ours = abi_signatures.sequences(minicu.compile(text, rdc=True, cache=False).ptx)
    theirs = abi_signatures.with_area(abi_signatures.sequences(abi_nvcc.nvcc(text)), made)
    return [
        f"{name}\n  nvcc   {theirs.get(name)}\n  minicu {ours.get(name)}"
        for name in sorted(ours.keys() | theirs.keys())
        if ours.get(name) != theirs.get(name)
    ]


COMPARISONS: dict[str, tuple[Callable[[int, int], list[str]], int]] = {
    "records": (compare_records, 10_000),
    "texts": (compare_texts, 2_000),
    "names": (compare_names, 2_000),
    "locals": (compare_locals, 5_000),
    "lambdas": (compare_lambdas, 1_000),
    "signatures": (compare_signatures, 2_000),
    "templates": (compare_templates, 1_000),
    "classes": (compare_classes, 1_000),
}


def store(seed: int = 1, count: int = 500) -> None:
    """Writes the sources and nvcc's answers that tests/abi reads where there is no nvcc."""
    folder = Path(__file__).parents[1] / "abi"
    made = records(seed, count)
    text = "// Made by tests/fuzz/abi.py; nvcc's layout is in records.json.\n#include <cuda_fp16.h>\n"
    used = [f"__device__ {spell(r)} *use_{r.decl.tag};\n" for r in made]
    (folder / "records.cu").write_text("".join([text, PRELUDE, *map(declaration, made), *used]))
    lines = [f"{json.dumps(r.decl.tag)}: {json.dumps(a)}" for r, a in zip(made, abi_nvcc.ask(made))]
    (folder / "records.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")
    texts = abi_texts.texts(seed, 300)
    found = abi_nvcc.ask(read_records(texts), abi_texts.source(texts))
    lines = [f"{json.dumps(t.tag)}: {json.dumps(a)}" for t, a in zip(texts, found)]
    text = "// Made by tests/fuzz/abi.py; nvcc's layout is in texts.json.\n"
    (folder / "texts.cu").write_text(text + abi_texts.source(texts))
    (folder / "texts.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")
    text = "// Made by tests/fuzz/abi.py; nvcc's names are in names.txt.\n"
    (folder / "names.cu").write_text(text + abi_names.source(seed, count))
    (folder / "names.txt").write_text("\n".join(sorted(abi_names.ask(seed, count))) + "\n")
    text = "// Made by tests/fuzz/abi.py; nvcc's names are in templates.txt.\n"
    (folder / "templates.cu").write_text(text + template_names.source(seed, 200))
    (folder / "templates.txt").write_text("\n".join(sorted(template_names.ask(seed, 200))) + "\n")
    text = "// Made by tests/fuzz/abi.py; nvcc's names are in locals.txt.\n" + local_names.source(seed, 40)
    (folder / "locals.cu").write_text(text)
    (folder / "locals.txt").write_text("\n".join(sorted(local_names.ask(text))) + "\n")
    text = "// Made by tests/fuzz/abi.py; nvcc's names, headers and layouts are in classes.json.\n"
    text += class_members.source(seed, 40)
    (folder / "classes.cu").write_text(text)
    lines = [
        f"{json.dumps(name)}: {json.dumps(fact)}" for name, fact in sorted(class_members.ask(text).items())
    ]
    (folder / "classes.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")
    text = "// Made by tests/fuzz/abi.py; nvcc's calling sequences are in signatures.json.\n"
    text += abi_signatures.source(*abi_signatures.signatures(seed, 100, references=True))
    (folder / "signatures.cu").write_text(text)
    found = abi_signatures.sequences(abi_nvcc.nvcc(text))
    lines = [f"{json.dumps(name)}: {json.dumps(sequence)}" for name, sequence in found.items()]
    (folder / "signatures.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")


def main(what: str, count: int | None = None, seed: int = 1) -> int:
    if what == "store":
        store()
        return 0
    compare, usual = COMPARISONS[what]
    count = count or usual
    wrong = 0
    for batch in range(-(-count // BATCH)):
        for text in compare(seed + batch, BATCH):
            wrong += 1
            if wrong <= 20:
                print(f"seed {seed + batch}: {text}")
        print(f"{what}: {(batch + 1) * BATCH} compared, {wrong} differ", flush=True)
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], *map(int, sys.argv[2:])))
