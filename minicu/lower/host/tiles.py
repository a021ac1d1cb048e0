"""Loops that go over a tile, of whose rows all threads of a row of the block read the same:

    for (int k = 0; k < 16; k++) sum += a[ty][k] * b[k][tx];

LLVM writes out the turns, and would load all of `a[ty]` before the loop over the threads of a row, into more
registers than there are, although that loop is a turn or two. It does not where what the loop leaves behind
may lie in the tile. Each element of `a` then goes to all of a vector where it is used, which costs a load;
it serves two vectors at once where the row has as many threads as the loop has turns.
"""

from __future__ import annotations

from minicu.lower.host.crossing import Values
from minicu.lower.host.cuts import Cuts
from minicu.lower.host.flow import Function
from minicu.lower.host.interchange import Distances, limits, short
from minicu.lower.host.uniform import nest


def tiles(function: Function, cuts: Cuts, values: Values, distances: Distances) -> dict[str, int]:
    """The blocks of such loops, with how many turns they make at most."""
    found: dict[str, int] = {}
    if not values.shared:
        return found
    inner = {n: () if n in cuts.ends else targets for n, targets in cuts.edges.items()}
    for (top, *others), blocks, is_inner in nest(inner):
        if is_inner and not others and short(function, top, blocks):
            steps = [step for name in blocks for step in distances.steps[name]]
            if 0 in steps and any(steps):
                found |= dict.fromkeys(blocks, max(limits(function.blocks, top, blocks)))
    return found
