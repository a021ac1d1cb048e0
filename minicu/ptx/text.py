"""PTX text in pieces that passes rewrite: routines, what stands between them, and inline assembly.

The pieces joined are the text, byte for byte. What a program writes in `asm` is opaque: it reaches ptxas as
it was written, so `Definition.rewrite` leaves it out (a pass may read it, since it defines registers and
calls functions like the rest). LLVM prints inline assembly between two comments. Lowering uses inline
assembly as well, for operations that LLVM has no instruction for; where a pass must work on one of these,
the template ends with `AMENDABLE`, and counts as an instruction of LLVM's.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from minicu.ptx.marks import AMENDABLE
from minicu.ptx.read import ASM, Routine, blanked, routines

#: A direct call: the function that it names.
CALL = re.compile(r"\bcall(?:\.uni)?\s+(?:\([^()]*\),\s*)?([A-Za-z_$][\w$]*)\s*[,;]")

#: A register.
REGISTER = re.compile(r"%\w+")

#: At the beginning of a line: a label, and a jump with its condition, if it has one, and where it goes.
LABEL = re.compile(r"(\$L\w+):")
JUMP = re.compile(r"\t(?:@!?(%p\d+) )?bra(?:\.uni)? \t(\$L\w+);")

#: ... and an instruction after which control never goes on.
END = re.compile(r"\t(?:bra|brx|ret|exit|trap)\b")

_GUARD = re.compile(r"\t@!?%p\d+ ")

Replacement = Callable[[re.Match[str]], str] | str


@dataclass(eq=False, repr=False, slots=True)
class Stretch:
    """A part of a body; `asm` where a program wrote it."""

    text: str
    asm: bool = False


@dataclass(eq=False, repr=False, slots=True)
class Between:
    """What stands between routines: directives, variables, comments. `asm` where a program wrote it."""

    text: str
    asm: bool = False

    def __str__(self) -> str:
        return self.text


@dataclass(eq=False, repr=False, slots=True)
class Declaration:
    """A routine that is declared: `head` is all its text, with the semicolon."""

    routine: Routine
    head: str

    def __str__(self) -> str:
        return self.head


@dataclass(eq=False, repr=False, slots=True)
class Definition:
    """A routine: `head` is its text up to the brace, `body` the rest."""

    routine: Routine
    head: str
    body: list[Stretch]

    def __str__(self) -> str:
        return self.head + self.text

    @property
    def text(self) -> str:
        """The body, with what is in `asm`."""
        return "".join([s.text for s in self.body])

    def calls(self) -> list[str]:
        """The functions that are called by name, each once."""
        return list(dict.fromkeys(CALL.findall(self.text)))

    def lines(self) -> list[str]:
        """The lines of all stretches, one after another."""
        return [line for s in self.body for line in s.text.split("\n")]

    def asm_registers(self) -> set[str]:
        """The registers that a program's own assembly names."""
        return {r for s in self.body if s.asm for r in REGISTER.findall(s.text)}

    def edit(self, edits: Mapping[int, str | None]) -> None:
        """Replace lines, counted as `lines` has them, by a text or by nothing, but for those of `asm`."""
        at = 0
        for stretch in self.body:
            part = stretch.text.split("\n")
            if edits and not stretch.asm:
                edited = [edits.get(n, line) for n, line in enumerate(part, at)]
                stretch.text = "\n".join([line for line in edited if line is not None])
            at += len(part)

    def rewrite(self, pattern: re.Pattern[str], replacement: Replacement) -> None:
        """Substitute in all that is not in `asm`."""
        for stretch in self.body:
            if not stretch.asm:
                stretch.text = pattern.sub(replacement, stretch.text)


def operands(line: str) -> tuple[list[str], list[str]]:
    """The registers that an instruction writes, which are its first operand, in braces or not, if that is no
    address; and those that it reads, but for its condition."""
    if line.startswith("\t@"):
        line = _GUARD.sub("\t", line, 1)
    if line.startswith(("\t.", "\t//")):
        return [], []
    first, _, rest = line.partition("}" if "\t{" in line else ",")
    target, _, address = first.partition("[")
    return REGISTER.findall(target), REGISTER.findall(f"{address} {rest}")


Piece = Between | Declaration | Definition


class Module:
    """The pieces of a text."""

    def __init__(self, text: str) -> None:
        self.pieces: list[Piece] = list(_pieces(text))

    def __str__(self) -> str:
        return "".join([str(p) for p in self.pieces])

    @property
    def definitions(self) -> list[Definition]:
        return [p for p in self.pieces if isinstance(p, Definition)]

    def without_marks(self) -> str:
        """The text, when nothing has to be amended any more."""
        for definition in self.definitions:
            for stretch in definition.body:
                if not stretch.asm:
                    stretch.text = stretch.text.replace(AMENDABLE, "")
        return str(self)

    @property
    def bits(self) -> int:
        """The size of an address."""
        return 32 if ".address_size 32" in str(self.pieces[0]) else 64

    @property
    def debug(self) -> bool:
        """Whether the code is for a debugger."""
        return re.search(r"(?m)^\.target .*\bdebug", str(self.pieces[0])) is not None


def _pieces(text: str) -> Iterator[Piece]:
    plain, at = blanked(text), 0
    for routine, start, brace, end in routines(plain, text):
        yield from _between(text[at:start])
        if routine.body is None:
            yield Declaration(routine, text[start:end])
        else:
            yield Definition(routine, text[start:brace], list(_stretches(text[brace:end])))
        at = end
    yield from _between(text[at:])


def _between(text: str) -> Iterator[Between]:
    at = 0
    for m in ASM.finditer(text):
        yield Between(text[at : m.start()])
        yield Between(m[0], asm=True)
        at = m.end()
    yield Between(text[at:])


def _stretches(body: str) -> Iterator[Stretch]:
    at = 0
    for m in ASM.finditer(body):
        if AMENDABLE not in m[0]:
            yield Stretch(body[at : m.start()])
            yield Stretch(m[0], asm=True)
            at = m.end()
    yield Stretch(body[at:])
