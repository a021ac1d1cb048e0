"""The facts about a PTX text that loading it depends on."""

from __future__ import annotations

import re
from typing import NamedTuple


class Outline(NamedTuple):
    """What a loader must know about a PTX module. `digest`: a hash of the text. `prints`, `asserts`, `lines`,
    `debug`: whether it calls printf or assert, has line numbers, is compiled for a debugger. `complete`: it
    defines everything that it uses, and needs no linker. `deep`: its stack has no known bound, since
    functions are recursive, are called through pointers, or have variable-length arrays."""

    digest: str
    prints: bool
    asserts: bool
    lines: bool
    debug: bool
    complete: bool
    deep: bool


def outlined(ptx: str) -> Outline:
    """The outline of a text."""
    from minicu import cache

    at = ptx.find(".target")
    target = ptx[at : ptx.find("\n", at)] if at >= 0 else ""
    functions = ptx.count(".func") > ptx.count(".extern .func")
    return Outline(
        digest=cache.key([ptx]),
        prints="vprintf" in ptx,
        asserts="__assertfail" in ptx,
        lines=".loc\t" in ptx or ".loc " in ptx,
        debug="debug" in target,
        complete=_is_complete(ptx),
        deep="\talloca." in ptx or (functions and (".callprototype" in ptx or _recurs(ptx))),
    )


#: A function or variable that is defined elsewhere.
_EXTERN = r"\.extern \.(?:func\s+(?:\([^)]*\)\s*)?|(?:global|const)\b[^;]*?)([\w$]+)\s*[(;\[\n]"


def _is_complete(ptx: str) -> bool:
    from minicu.abi.target import SYSTEM_CALLS

    return ".extern" not in ptx or SYSTEM_CALLS.issuperset(re.findall(_EXTERN, ptx))


def _recurs(ptx: str) -> bool:
    """Whether a function calls itself, directly or through others."""
    from minicu.ptx.text import Module

    functions = [d for d in Module(ptx).definitions if d.routine.kind == ".func"]
    calls = {d.routine.name: set(d.calls()) for d in functions}
    while calls:  # those that call nothing which is left
        leaves = [name for name, called in calls.items() if calls.keys().isdisjoint(called)]
        if not leaves:
            return True
        for name in leaves:
            del calls[name]
    return False
