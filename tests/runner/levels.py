"""At what level LLVM compiles the programs of tests for this CPU. The optimiser takes half of the time
of a program, and most ask what minicu makes of a source: of those every eighth is compiled as for users, the
others without optimisation. `make prove` compiles all as for users. PTX is made as for users always, but
ptxas, which takes longer than all before it, does not optimise where LLVM does not (runner/machine.py)."""

from __future__ import annotations

import contextlib
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path

#: The level of users: that of `runtime.cpu.device`.
USERS = 2

#: Which of eight parts of the names: one whose programs take the optimiser little.
_PART = 6

_all = False
_level = USERS


def install(as_for_users: bool = False) -> None:
    """From now on, compile at the level of `start`; `as_for_users`: let all names have the level of users."""
    from minicu.llvm import jit

    global _all
    _all = as_for_users
    compile_object = jit.compile_object

    def lower(ir, opt=USERS, rewrite=None, tidy=False, *further, **named):
        # What is tidied is of a program; minicu's own C is not.
        return compile_object(ir, min(opt, _level) if tidy else opt, rewrite, tidy, *further, **named)

    jit.compile_object = lower


def current() -> int:
    """The level at which is compiled now."""
    return _level


def start(level: int) -> None:
    """From now on, compile kernels and host code at that level at most."""
    global _level
    _level = level


def of(name: str) -> int:
    """The level for a program of this name: which, its name alone decides."""
    return USERS if _all or zlib.crc32(name.encode()) % 8 == _PART else 0


def of_files(words: Sequence[object], folder: object = None) -> int:
    """The level for a program of the files among `words`, or of what a test has written into `folder`."""
    names = [word.stem for word in words if isinstance(word, Path)]
    return of(" ".join(names) if names else Path(str(folder)).name)


@contextlib.contextmanager
def at(level: int) -> Iterator[None]:
    """The same for as long as this lasts."""
    before = _level
    start(level)
    try:
        yield
    finally:
        start(before)
