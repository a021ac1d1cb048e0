"""Functions that call themselves, as ptxas 13.0 and the drivers' assemblers can take them.

In a whole program ptxas drops functions that nothing calls any more after it has folded a branch; it crashes
if one of them calls itself, at once or through others, and is not visible to other units, whether or not the
others are. (With the driver, the process dies.) One variable for each such cycle, with the address of one of
its functions that is not visible, keeps it.
"""

from __future__ import annotations

import re

_FUNCTION = re.compile(
    r"^(?P<linkage>(?:\.(?:visible|weak) )?)\.func\s+(?:\([^()]*\)\s*)?(?P<name>[\w$]+)\s*\([^{;]*^\{\n"
    r"(?P<body>.*?)^\}\n?",
    re.M | re.S,
)
_CALL = re.compile(r"\bcall(?:\.uni)?\s+(?:\([^()]*\), *)?([\w$]+)\s*[,;]")


def amend(text: str) -> str:
    """The same PTX with such variables."""
    found = list(_FUNCTION.finditer(text))
    own = {m["name"] for m in found if not m["linkage"]}
    defined = {m["name"] for m in found}
    calls = {m["name"]: [n for n in dict.fromkeys(_CALL.findall(m["body"])) if n in defined] for m in found}
    word = "32" if ".address_size 32" in text else "64"
    done: set[str] = set()
    parts, at = [], 0
    for m in found:
        name = m["name"]
        if name not in own or name in done:
            continue
        reached = _reached(name, calls)
        if name not in reached:
            continue
        done |= {n for n in reached if name in _reached(n, calls)}
        parts += [text[at : m.end()], f".global .align {int(word) // 8} .u{word} {name}$kept = {name};\n"]
        at = m.end()
    return "".join([*parts, text[at:]])


def _reached(start: str, calls: dict[str, list[str]]) -> set[str]:
    """The functions that a function calls, directly or not."""
    seen: set[str] = set()
    todo = [*calls[start]]
    while todo:
        name = todo.pop()
        if name not in seen:
            seen.add(name)
            todo += calls[name]
    return seen
