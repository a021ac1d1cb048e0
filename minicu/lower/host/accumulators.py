"""Memory that a loop adds to becomes a value of the loop.

    for (int j = 0; j < n; j++) y[i] += a[i * n + j] * x[j];

Each turn loads what the turn before has stored. Kept in a register, as GPUs' compilers do, it is the thread's
own, whatever other threads store there meanwhile: programs whose threads all compute and store the same (with
a block's y that nothing asks for) give on a GPU what they mean, and must do so where threads take turns. What
is stored is stored as before.
"""

from __future__ import annotations

from minicu.lower.host.crossing import PURE
from minicu.lower.host.flow import Block, Function, Instruction, substitute
from minicu.lower.host.instructions import Access, access, computation, intrinsic, moves_bytes
from minicu.lower.host.uniform import nest

_TOUCHES = {"store", "atomicrmw", "cmpxchg", "fence", "wait", "va_arg", "invoke"}

#: A chain of instructions that make an address is followed so far.
_DEEP = 12


def keep_accumulators(function: Function) -> None:
    """Replaces the load by a phi where a loop loads from the address that it stores to, and stores to no
    other address."""
    edges = {name: block.end.targets if block.end else () for name, block in function.blocks.items()}
    definitions = {i.name: i for b in function.blocks.values() for i in b.instructions() if i.name}
    for _, blocks, is_inner in nest(edges):
        if is_inner:
            _keep(function, edges, definitions, blocks)


def _keep(
    function: Function,
    edges: dict[str, tuple[str, ...]],
    definitions: dict[str, Instruction],
    blocks: set[str],
) -> None:
    entries = [(b, t) for b, targets in edges.items() if b not in blocks for t in targets if t in blocks]
    if len(entries) != 1:
        return
    before, top = entries[0]
    latches = [b for b in blocks if top in edges[b]]
    if len(latches) != 1:
        return
    latch = latches[0]
    inside = {i.name for name in blocks for i in function.blocks[name].instructions() if i.name}
    touching = [(name, i) for name in blocks for i in function.blocks[name].body if _touches(i)]
    if len(touching) != 1 or (stored := _plain(touching[0][1], "store")) is None:
        return
    where, store = touching[0]
    if not _always(edges, blocks, top, latch, where):
        return
    address = _key(stored.pointer, definitions, inside)
    if address is None:
        return
    block = function.blocks[where]
    loads = [
        (name, i, a)
        for name in blocks
        for i in function.blocks[name].body
        if (a := _plain(i, "load")) is not None and _key(a.pointer, definitions, inside) == address
    ]
    if len(loads) != 1 or loads[0][0] != where or loads[0][2].type != stored.type:
        return
    load = loads[0][1]
    if block.body.index(load) > block.body.index(store):
        return
    first = _stored_last(function.blocks[before], stored.type, address, definitions)
    if first is None:
        return
    block.body.remove(load)
    phi = Instruction("phi", f"{load.name} = phi {stored.type}", load.name, stored.type, debug=load.debug)
    phi.incoming = ((first, before), (stored.value, latch))
    phi.text += " " + ", ".join(f"[ {v}, {b} ]" for v, b in phi.incoming)
    function.blocks[top].phis.append(phi)
    definitions[load.name] = phi


def _plain(i: Instruction, op: str) -> Access | None:
    """A load or store of a scalar at a named address, neither atomic nor volatile."""
    accessed = access(i.text) if i.op == op else None
    return accessed if accessed is not None and accessed.plain and accessed.pointer[0] in "%@" else None


def _touches(i: Instruction) -> bool:
    """Whether an instruction may change memory, or let other threads do so."""
    if i.op == "call":
        return moves_bytes(i) or not intrinsic(i)
    return i.op in _TOUCHES


def _always(edges: dict[str, tuple[str, ...]], blocks: set[str], top: str, latch: str, where: str) -> bool:
    """Whether every iteration that continues passes through a block."""
    if where in (top, latch):
        return True
    seen, todo = {where, top}, [top]
    while todo:
        for target in edges[todo.pop()]:
            if target in blocks and target not in seen:
                seen.add(target)
                todo.append(target)
    return latch not in seen


def _key(name: str, definitions: dict[str, Instruction], inside: set[str], deep: int = _DEEP) -> str | None:
    """The expression of an address, equal for all names of the same address; None if it uses a value defined
    `inside`."""
    i = definitions.get(name)
    if i is None or i.op not in PURE:
        return None if name in inside else name
    keys = {use: _key(use, definitions, inside, deep - 1) for use in i.uses} if deep else {"": None}
    if None in keys.values():
        return None
    return substitute(computation(i.text), {use: f"({key})" for use, key in keys.items()}, "")


def _stored_last(block: Block, type: str, address: str, definitions: dict[str, Instruction]) -> str | None:
    """The value that a block leaves at an address; None if it is unknown."""
    for i in reversed(block.body):
        a = _plain(i, "store")
        if a is not None and a.type == type and _key(a.pointer, definitions, set()) == address:
            return a.value
        if _touches(i):
            return None
    return None
