"""What lowering hands over: one unit as LLVM IR, in pieces of which it is known what they are.

The text is made once, by `str`. LLVM gets it whole or, where `minicu.llvm.divide` finds it worth that, a part
of the functions at a time.
"""

from __future__ import annotations

from typing import NamedTuple

from minicu.ptx.isa import Version


class Function(NamedTuple):
    """A function that is defined: `text` is its definition. `calls`: how often it calls which symbol;
    `inlined`: LLVM inlines it wherever it is called; `loops`: it branches backwards."""

    symbol: str
    text: str
    kernel: bool = False
    inlined: bool = False
    loops: bool = False
    calls: dict[str, int] = {}  # noqa: RUF012  (nobody adds to it)


class Lowered(NamedTuple):
    """A module. `version` is the version of PTX that its instructions need at least; `debug` is "full",
    "lines" or None; `divisible`: its kernels can be compiled apart from each other, as nothing outside them
    can tell; `guarded`: it has atomic operations as well as `__constant__` memory, which they might meet."""

    head: str
    functions: tuple[Function, ...]
    objects: str = ""
    declared: dict[str, str] = {}  # noqa: RUF012  # functions of elsewhere and intrinsics, by symbol
    calls: dict[str, int] = {}  # noqa: RUF012  # how often functions of elsewhere are called
    library: tuple[Function, ...] = ()  # what `minicu.llvm.libdevice` defines
    tail: str = ""  # metadata
    version: Version = (0, 0)
    local: tuple[str, ...] = ()  # kernels that are not visible to other units, though LLVM takes them for it
    debug: str | None = None
    divisible: bool = False
    guarded: bool = False

    def __str__(self) -> str:
        functions, library = ([f.text for f in part] for part in (self.functions, self.library))
        lines = [self.head, self.objects, *functions, *self.declared.values(), *library, self.tail]
        return "\n".join([line for line in lines if line]) + "\n"

    @property
    def loops(self) -> bool:
        """Whether the unit's own functions loop. libdevice's do in rare cases only."""
        return any(f.loops for f in self.functions)
