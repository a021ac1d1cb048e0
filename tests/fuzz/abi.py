"""Compares layouts of random records with nvcc's: `python tests/fuzz/abi.py [COUNT [SEED]]`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

from fuzz.abi_nvcc import Answer, ask
from fuzz.abi_records import declaration, records

from minicu import types as ty
from minicu.abi.layout import find_member, layout
from minicu.abi.target import LP64

BATCH = 250


def ours(record: ty.Record) -> Answer:
    """minicu's layout, in the form of nvcc's answer."""
    from fuzz.abi_records import leaves

    found = layout(record, LP64)
    members: dict[str, int | tuple[int, int]] = {}
    for member in leaves(record):
        path = find_member(record, member.name, LP64)
        base = sum(s.offset for s in path[:-1])
        last = path[-1]
        if last.bit_width is None:
            members[member.name] = base + last.offset
        else:
            members[member.name] = (8 * base + last.bit_offset, last.bit_width)
    return found.size, found.align, members


def main(count: int, seed: int) -> int:
    wrong = done = 0
    for batch in range(-(-count // BATCH)):
        made = records(seed + batch, BATCH)
        for record, answer in zip(made, ask(made)):
            done += 1
            if ours(record) != answer:
                wrong += 1
                if wrong <= 20:
                    print(f"seed {seed + batch}:\n{declaration(record)}  nvcc   {answer}\n  minicu {ours(record)}")
        print(f"{done} records, {wrong} differ", flush=True)
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main(*(int(a) for a in [*sys.argv[1:], *["10000", "1"][len(sys.argv) - 1 :]])))
