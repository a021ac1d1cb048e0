"""Thread 0 that gathers what the others have written, with no barrier between:

    s[t] = x;
    if (t == 0) for (int i = 0; i < n; i++) sum += s[i];

That is a race (`check=True` says so), and on a GPU the others of the warp have written by then. So here:
where thread 0 alone reads shared memory after a store of the same region, it goes through the region last.
"""

from __future__ import annotations

from minicu.lower.host import records
from minicu.lower.host.crossing import OF_THREAD, Values
from minicu.lower.host.cuts import Cuts
from minicu.lower.host.flow import Function, Instruction
from minicu.lower.host.uniform import Edges, between, post_dominators, reach


def late_regions(function: Function, cuts: Cuts, values: Values) -> set[int]:
    """The numbers of the regions that thread 0 goes through last."""
    if not values.shared:
        return set()
    gathers = set(_gathering(function, cuts.edges, values))
    if not gathers:
        return set()
    waits = {c.before for c in cuts.cuts if c.state != records.READY}
    inside = {n: () if n in waits else targets for n, targets in cuts.edges.items()}
    starts = [next(iter(function.blocks)), *(c.behind for c in cuts.cuts)]
    return {k for k, start in enumerate(starts) if _late(function, inside, start, gathers, values)}


def _late(function: Function, inside: Edges, start: str, gathers: set[str], values: Values) -> bool:
    """Whether a store of the region precedes a block after which only thread 0 reads."""
    blocks = reach(start, inside)
    return bool(gathers & blocks) and any(
        gathers & reach(name, inside)
        for name in blocks
        if any(i.op == "store" and i.uses and i.uses[-1] in values.shared for i in function.blocks[name].body)
    )


def _gathering(function: Function, edges: Edges, values: Values) -> list[str]:
    """The blocks from which only thread 0 takes a branch where shared memory is read."""
    definitions = {i.name: i for b in function.blocks.values() for i in b.instructions() if i.name}
    after: dict[str, str] = {}
    result = []
    for name, block in function.blocks.items():
        if block.end is None or len(block.end.targets) != 2 or not block.end.uses:
            continue
        way = _way_of_first(definitions.get(block.end.uses[0]), definitions, values)
        if way is None:
            continue
        after = after or post_dominators(edges)
        alone = between(name, edges | {name: (block.end.targets[way],)}, after[name])
        if any(
            i.op == "load" and i.uses and i.uses[0] in values.shared
            for b in alone
            for i in function.blocks[b].body
        ):
            result.append(name)
    return result


def _way_of_first(
    test: Instruction | None, definitions: dict[str, Instruction], values: Values
) -> int | None:
    """The target of a branch on `test` that only thread 0 takes; None if there is none."""
    if test is None or test.op != "icmp" or len(test.uses) != 1 or not test.text.endswith(", 0"):
        return None
    relation = test.text.split()[3]
    if relation not in ("eq", "ne") or not _index(test.uses[0], definitions, values):
        return None
    return 0 if relation == "eq" else 1


def _index(name: str, definitions: dict[str, Instruction], values: Values) -> bool:
    """Whether a value is 0 for thread 0 (of its row, at least) and follows from who the thread is."""
    slot = values.constants.get(name)
    if slot is not None:
        return slot in OF_THREAD.values()
    i = definitions.get(name)
    return (
        i is not None
        and i.op in ("or", "zext", "sext")
        and all(_index(u, definitions, values) for u in i.uses)
    )
