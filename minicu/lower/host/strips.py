"""Four threads of a row run in step through a kernel whose loops each thread would otherwise run alone:

    for (int k = 0; k < n; k++) sum += a[i * n + k] * x[k];

Each addition waits for the one before, and LLVM must not reorder them; the sums of four threads do not wait
for each other. (Where neighbouring threads touch neighbouring elements, the loop runs outside of the loop
over threads instead: `interchange`.) The function then has the kernel twice: for four threads, where each
instruction whose operands differ between them stands four times, and for one. A branch on which the four
disagree leads to the code for one thread, so such a branch may be neither after a store nor in a loop.
"""

from __future__ import annotations

from collections.abc import Collection

from minicu.lower.host.crossing import Values
from minicu.lower.host.flow import Function, Instruction, substitute
from minicu.lower.host.instructions import access, moves_bytes
from minicu.lower.host.interchange import moving, short, simple
from minicu.lower.host.uniform import Edges, loops_of, nest, reach, uniform

#: Threads that run in step, and the most instructions of a kernel for that.
WIDTH, _MOST = 4, 120

_FLOATS = {"float", "double"}


def in_strips(function: Function, edges: Edges, values: Values) -> str | None:
    """The blocks of a function that gets the number of threads left in the row as `%room`, and returns how
    many of them it ran; None if the kernel is better without. `function` has no waits and no `ret`."""
    body = [i for block in function.blocks.values() for i in block.instructions()]
    if len(body) > _MOST or not any(i.type in _FLOATS for i in body):
        return None
    loops = loops_of(edges)
    if not loops or not simple(function, set(function.blocks), values):
        return None
    row = {name for name, slot in values.constants.items() if slot not in ("T", "tx", "linear")}
    same = uniform(function, edges, set(), row) | {p.rsplit(" ", 1)[1] for p in function.parameters[1:]}
    if not _in_step(function, edges, same, loops):
        return None
    inner = [(tops[0], blocks) for tops, blocks, is_inner in nest(edges) if is_inner]
    if not any(_waits_for_itself(function, top, blocks, same) for top, blocks in inner):
        return None
    return _Strip(function, edges, values, same).text()


def _in_step(function: Function, edges: Edges, same: set[str], loops: Collection[str]) -> bool:
    """Whether the threads can disagree only at branches outside of loops, before any store."""
    stored = set[str]()
    for name, block in function.blocks.items():
        if any(i.op == "store" or moves_bytes(i) for i in block.body):
            stored |= reach(name, edges)
    return all(
        block.end is None
        or same.issuperset(block.end.uses)
        or (block.end.op == "br" and name not in stored and name not in loops)
        for name, block in function.blocks.items()
    )


def _waits_for_itself(function: Function, top: str, blocks: set[str], same: set[str]) -> bool:
    """Whether each iteration of a loop needs a floating-point result of the one before."""
    if short(function, top, blocks):
        return False
    if any(p.type in _FLOATS and p.name not in same for p in function.blocks[top].phis):
        return True
    moves = moving(function, blocks)
    stores = (access(i.text) for name in blocks for i in function.blocks[name].body if i.op == "store")
    return any(s is not None and s.type in _FLOATS and s.pointer not in moves for s in stores)


class _Strip:
    """Writes the blocks. Names that start with "strip." are what is the same for all threads of a strip, with
    "strip3." the fourth's, with "one." those of the code for one thread."""

    def __init__(self, function: Function, edges: Edges, values: Values, same: set[str]) -> None:
        self.function = function
        self.values = values
        self.same = same
        self.first = next(iter(function.blocks))
        self.parameters = {(name := p.rsplit(" ", 1)[1]): name for p in function.parameters}
        self.names = {v: substitute(v, {}, "strip.") for v in (*same, *function.blocks)} | self.parameters
        #: where a branch that may divide threads leads if none takes its first way
        self.moved: dict[tuple[str, str], str] = {}
        for name, block in function.blocks.items():
            if block.end is not None and not same.issuperset(block.end.uses):
                none = substitute(name, {}, "strip.none.")
                self.moved[name, block.end.targets[1]] = self.names[none] = none

    def text(self) -> str:
        lines = [
            f"  %strip.fits = icmp uge i32 %room, {WIDTH}",
            f"  br i1 %strip.fits, label {self.names[self.first]}, label {self._one(self.first)}",
        ]
        for name, block in self.function.blocks.items():
            lines.append(f"{self.names[name][1:]}:")
            for phi in block.phis:
                edges = [f"[ {v}, {self.moved.get((b, name), b)} ]" for v, b in phi.incoming]
                lines += self._copies(phi, f"{phi.text.partition('[')[0]}{', '.join(edges)}")
            for i in block.body:
                lines += self._copies(i, i.text)
            lines += self._end(name, block.end)
        for name, block in self.function.blocks.items():
            lines.append(f"{self._one(name)[1:]}:")
            lines += [f"  {self._one(i.text)}{i.debug}" for i in block.instructions()]
            lines += ["  ret i32 1"] if block.end is None else []
        return "\n".join(lines)

    def _one(self, text: str) -> str:
        """The text in the code for one thread."""
        return substitute(text, self.parameters, "one.")

    def _copies(self, i: Instruction, text: str) -> list[str]:
        if i.name in self.same:
            return [f"  {substitute(text, self.names, 'strip0.')}{i.debug}"]  # of who a thread is: any's
        copies = [f"  {substitute(text, self.names, f'strip{t}.')}{i.debug}" for t in range(WIDTH)]
        if self.values.constants.get(i.name) in ("tx", "linear"):
            own = [substitute(i.name, self.names, f"strip{t}.") for t in range(WIDTH)]
            copies[1:] = [f"  {own[t]} = add nuw nsw i32 {own[0]}, {t}" for t in range(1, WIDTH)]
        return copies

    def _end(self, name: str, end: Instruction | None) -> list[str]:
        if end is None:
            return [f"  ret i32 {WIDTH}"]
        if self.same.issuperset(end.uses):
            return [f"  {substitute(end.text, self.names, 'strip.')}{end.debug}"]
        taken, other = (self.names[t] for t in end.targets)
        none = self.moved[name, end.targets[1]]
        every, some = none.replace("none.", "every.", 1), none.replace("none.", "some.", 1)
        tests = [substitute(end.uses[0], {}, f"strip{t}.") for t in range(WIDTH)]
        return [
            *_combined("and", every, tests),
            *_combined("or", some, tests),
            f"  br i1 {every}, label {taken}, label {none}{end.debug}",
            f"{none[1:]}:",
            f"  br i1 {some}, label {self._one(self.first)}, label {other}{end.debug}",
        ]


def _combined(operation: str, result: str, tests: list[str]) -> list[str]:
    """The instructions that combine tests of threads."""
    lines, before = [], tests[0]
    for k, test in enumerate(tests[1:], 1):
        name = result if k == len(tests) - 1 else substitute(result, {}, f"to{k}.")
        lines.append(f"  {name} = {operation} i1 {before}, {test}")
        before = name
    return lines
