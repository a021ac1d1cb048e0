"""Kernels are cut at each wait, and at the top of loops that run outside of the loop over threads."""

from __future__ import annotations

from dataclasses import dataclass

from minicu.lower.host import records
from minicu.lower.host.accumulators import keep_accumulators
from minicu.lower.host.crossing import Values, values
from minicu.lower.host.flow import Block, Function, Instruction
from minicu.lower.host.instructions import access, call, intrinsic
from minicu.lower.host.interchange import tops
from minicu.lower.host.strides import count_together
from minicu.lower.host.uniform import loops_of


@dataclass(slots=True)
class Cut:
    """A wait: the block that ends there, the one after it, and what `access.wait` was given."""

    before: str
    behind: str
    state: int
    site: int
    mask: str
    value: str


@dataclass(slots=True)
class Cuts:
    """The cuts of a function. `ends`: block without a terminator -> how it ends: the number of a cut, "left"
    (a thread returns) or "fell" (it runs off the end). `edges`: block -> the blocks that may follow it."""

    cuts: list[Cut]
    ends: dict[str, int | str]
    edges: dict[str, tuple[str, ...]]


def cut(function: Function, interchanged: bool = True) -> tuple[Function, Cuts, Values]:
    """The function, cut at its waits and at loops that are to be interchanged with that over threads, if any
    are; the cuts; and the values that cross them."""
    keep_accumulators(function)
    cuts = _cut_waits(function)
    crossing = values(function, cuts.edges, {c.before: c.behind for c in cuts.cuts})
    if not interchanged:
        return function, cuts, crossing
    inner = {n: () if n in cuts.ends else targets for n, targets in cuts.edges.items()}
    strides = count_together(function, inner, crossing)
    if strides.tops:
        crossing = values(function, cuts.edges, {c.before: c.behind for c in cuts.cuts}, strides)
    loops = tops(function, cuts.edges, inner, {c.before for c in cuts.cuts}, crossing)
    if loops:
        _cut_loops(function, cuts, loops)
        crossing = values(function, cuts.edges, {c.before: c.behind for c in cuts.cuts}, strides)
    return function, cuts, crossing


def _cut_loops(function: Function, cuts: Cuts, loops: list[str]) -> None:
    """Cut blocks after their phis."""
    for name in loops:
        block = function.blocks[name]
        behind = f"%cut.{len(cuts.cuts)}"
        function.blocks[behind] = Block(behind, body=block.body, end=block.end)
        block.body, block.end = [], None
        cuts.edges[behind] = cuts.edges[name]
        cuts.edges[name] = (behind,)
        cuts.ends[name] = len(cuts.cuts)
        cuts.cuts.append(Cut(name, behind, records.READY, 0, "-1", "0"))
        for other in function.blocks.values():
            for phi in other.phis:
                phi.incoming = tuple((v, behind if b == name else b) for v, b in phi.incoming)


def _cut_waits(function: Function) -> Cuts:
    """Cut the blocks at each wait, and remove the instructions that end the kernel."""
    cuts: list[Cut] = []
    ends: dict[str, int | str] = {}
    moved: dict[str, str] = {}  # block -> the block with its terminator
    for name in list(function.blocks):
        block = function.blocks[name]
        here, rest, block.body = block, block.body, []
        for i in rest:
            called = call(i.text) if i.op == "call" and "@minicu." in i.text else None
            if called is not None and called.callee == "minicu.wait":
                _, state, site, mask, value = called.arguments
                behind = f"%cut.{len(cuts)}"
                ends[here.name] = len(cuts)
                cuts.append(Cut(here.name, behind, int(state), int(site), mask, value))
                here.body.append(Instruction("wait", "", uses=tuple(x for x in (mask, value) if x[0] == "%")))
                after = Block(behind, end=here.end)
                here.end = None
                function.blocks[behind] = here = after
                moved[name] = behind
            elif called is not None and called.callee == "minicu.fell":
                ends[here.name] = "fell"
                here.end = None
                break
            else:
                here.body.append(i)
        if here.end is not None and here.end.op == "ret":
            ends[here.name] = "left"
            here.end = None
    for block in function.blocks.values():
        for phi in block.phis:
            phi.incoming = tuple((v, moved.get(b, b)) for v, b in phi.incoming)
    edges: dict[str, tuple[str, ...]] = {}
    for name, block in function.blocks.items():
        end = ends.get(name)
        edges[name] = (cuts[end].behind,) if isinstance(end, int) else block.end.targets if block.end else ()
    return Cuts(cuts, ends, edges)


def polls(function: Function, cuts: Cuts) -> bool:
    """Whether a thread may poll memory until another thread changes it: by an atomic or volatile access in a
    loop without a wait, or in a function that was not inlined."""
    turns = loops_of({n: () if n in cuts.ends else targets for n, targets in cuts.edges.items()})
    used = {u for b in function.blocks.values() for i in b.instructions() for u in i.uses}
    used |= {v for b in function.blocks.values() for p in b.phis for v, _ in p.incoming}
    for name, block in function.blocks.items():
        for i in block.body:
            if i.op == "call" and not intrinsic(i):
                return True
            accessed = access(i.text) if name in turns and i.name in used else None
            if accessed is not None and not accessed.plain:
                return True
    return False


def inside(start: str, cuts: Cuts, decisions: dict[str, str]) -> dict[str, None]:
    """The blocks of the region that starts at `start`, in order, with branches taken as in `decisions`."""
    blocks, todo = {start: None}, [start]
    while todo:
        name = todo.pop()
        if name in cuts.ends:
            continue
        for target in (decisions[name],) if name in decisions else cuts.edges[name]:
            if target not in blocks:
                blocks[target] = None
                todo.append(target)
    return blocks
