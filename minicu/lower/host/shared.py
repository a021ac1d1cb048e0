"""Where static shared objects lie in a block's shared memory.

A function's code is the same in every kernel that calls it, so an object has one place in all. Objects
that no kernel uses together may have the same place: a library's module has many kernels, and the limit of a
block's shared memory is a kernel's.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from minicu import tree
from minicu.abi.layout import round_up

#: Size and alignment of each object.
Sizes = Mapping[tree.Object, tuple[int, int]]
#: Where each object lies, and (None) where dynamic shared memory begins.
Offsets = dict[tree.Object | None, int]


def places(sizes: Sizes, together: Collection[Collection[tree.Object]]) -> Offsets:
    """An offset for each object. `together`: the objects of each kernel."""
    placed: Offsets = {}
    for o, (size, align) in sizes.items():
        beside = {p for group in together if o in group for p in group if p in placed}
        taken = sorted((placed[p], placed[p] + sizes[p][0]) for p in beside)
        at = 0
        for start, end in taken:
            if start < at + size:
                at = max(at, round_up(end, align))
        placed[o] = at
    return placed
