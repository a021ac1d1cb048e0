"""How often LLVM's vectoriser asks whether a value is the same for all elements of a vector.

It asks the value's operands, theirs, and so on, and forgets the answers (`isSingleScalar` of LLVM 22). Where
each of 30 values is made of two uses of the one before,

    for (int i = 0; i < 30; i++) h = (h ^ h >> 3) * 5;

and the first is in memory, or `h` is changed under conditions that are the same for all threads, those are
2^30 questions: it never ends. (What neither reads memory nor depends on control flow is out of the loop over
threads by then.) So they are counted before, and a loop over threads with too many stays one.
"""

from __future__ import annotations

from collections.abc import Collection

from minicu.lower.host.crossing import PURE
from minicu.lower.host.flow import Block, Instruction
from minicu.lower.host.instructions import FUNCTIONS, is_call_of
from minicu.lower.host.interchange import limits

#: What is asked about memory counts so much: how a turn of a loop multiplies it is seen to a thousandth.
_ONE = 1000
#: So many questions about one value take some milliseconds.
_MANY = 20_000 * _ONE
#: The turns of a loop that is unrolled, if its limit is not seen.
_TURNS = 32

_ASKED = PURE | {
    "udiv", "sdiv", "urem", "srem", "fdiv", "frem", "fptoui", "fptosi", "freeze", "addrspacecast",
    "insertvalue", "extractvalue",
}  # fmt: skip


class Questions:
    """The questions about each value of the blocks of one loop over threads; `blocks` are in an order in
    which those that lead into one come before, but for loops. `same`: values of elsewhere that are the same
    for all threads; `votes`: those of here that are in memory."""

    def __init__(self, blocks: dict[str, Block], same: Collection[str], votes: Collection[str]) -> None:
        self.blocks = blocks
        self.same = same
        self.votes = votes
        self.leading: dict[str, list[str]] = {name: [] for name in blocks}
        for name, block in blocks.items():
            for target in block.end.targets if block.end is not None else ():
                if target in blocks:
                    self.leading[target].append(name)
        #: None: the value is not the same for all; 0: it is out of the loop
        self.counts: dict[str, int | None] = {}

    def too_many(self) -> bool:
        before = None
        while self.counts != before:  # what a loop brings to its next turn
            before = dict(self.counts)
            if self._count():
                return True
        return False

    def _count(self) -> bool:
        done: set[str] = set()
        for name, block in self.blocks.items():
            for phi in block.phis:
                self.counts[phi.name] = self._of_phi(name, phi, done)
            for i in block.body:
                if i.name:
                    self.counts[i.name] = count = self._of(i)
                    if count is not None and count > _MANY:
                        return True
            done.add(name)
            for target in block.end.targets if block.end is not None else ():
                if target in done and self._grows(name, target):
                    return True
        return False

    def _known(self, value: str) -> int | None:
        if value[0] != "%" or value in self.same:
            return 0
        return self.counts.get(value)

    def _sum(self, values: Collection[str]) -> int | None:
        total = 0
        for value in values:
            count = self._known(value)
            if count is None:
                return None
            total += count
        return total

    def _of(self, i: Instruction) -> int | None:
        if i.name in self.votes:
            return _ONE
        total = self._sum(i.uses)
        if i.op == "load":
            return total if total is None else _ONE
        if total is None or not (i.op in _ASKED or is_call_of(i, FUNCTIONS)):
            return None
        return total and total + 1

    def _of_phi(self, name: str, phi: Instruction, done: set[str]) -> int | None:
        """Where ways meet again, what decided between them is asked as well."""
        values = [value for value, before in phi.incoming if before in done]
        if turns := [value for value, before in phi.incoming if before in self.blocks and before not in done]:
            later = [self.counts.get(value, 0) if value[0] == "%" else 0 for value in turns]
            first = self._sum(values)
            return None if first is None or None in later else max(first, _ONE) if first or any(later) else 0
        total = self._sum([*values, *self._deciding(name)])
        return total if total is None else total + _ONE

    def _deciding(self, name: str) -> set[str]:
        """The conditions of the branches behind which ways lead into a block."""
        deciding: set[str] = set()
        for before in self.leading[name]:
            seen = {name}
            while before not in seen:
                seen.add(before)
                end = self.blocks[before].end
                if end is not None and len(end.targets) > 1:
                    deciding.update(end.uses)
                    break
                if len(self.leading[before]) != 1:
                    break
                (before,) = self.leading[before]
        return deciding

    def _grows(self, last: str, top: str) -> bool:
        """Whether the turns of a loop, from `top` to `last`, multiply the questions about a value."""
        names = list(self.blocks)
        blocks = set(names[names.index(top) : names.index(last) + 1])
        turns = min(max(limits(self.blocks, top, blocks), default=_TURNS), _TURNS)
        for phi in self.blocks[top].phis:
            first = self.counts.get(phi.name)
            for value, before in phi.incoming:
                if before == last and first and ((self._known(value) or 0) / first) ** turns * first > _MANY:
                    return True
        return False
