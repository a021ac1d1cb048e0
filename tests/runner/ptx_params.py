"""What a `.param` access promises and what the declaration gives."""

from __future__ import annotations

import re

_DECLARED = re.compile(
    r"\.param\s+(?:\.align (\d+)\s+)?\.[a-z](\d+)\s+(?:\.ptr\s[^,)]*?)?([\w$%]+)\s*(\[\d*\])?(?=[,;)\n])"
)
_ACCESS = re.compile(r"\b(?:ld|st)\.param(?:\.v(\d))?\.[a-z](\d+)\s+[^;]*?\[([\w$%]+)(?:\+(\d+))?\]")


def misaligned(ptx: str) -> list[str]:
    """Loads and stores of parameters and results that are wider than the declared alignment allows (PTX ISA,
    "Alignment": an access of n bytes needs an address that is a multiple of n)."""
    align: dict[str, int] = {}
    found = []
    for line in ptx.split("\n"):
        for m in _DECLARED.finditer(line + "\n"):
            align[m[3]] = int(m[1]) if m[1] else int(m[2]) // 8
        if m := _ACCESS.search(line):
            size = int(m[1] or 1) * int(m[2]) // 8
            known = align.get(m[3])
            if known is not None and (known % size or int(m[4] or 0) % size):
                found.append(line.strip())
    return found
