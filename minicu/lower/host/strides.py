"""Loops by which the threads of a grid share an array:

    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        y[i] = a * x[i] + y[i];

Run thread by thread, each walks in great steps. Outside of the loop over threads (`interchange`), neighbours
touch what is side by side. The loop does not end for all threads in the same turn, but all of a block nearly
always agree. What all have counted is told from who a thread is: `i` becomes the number that it begins with
and a counter that is the same for all that are in the same turn.
"""

from __future__ import annotations

from minicu.lower.host.crossing import Strides, Values
from minicu.lower.host.flow import Function, Instruction
from minicu.lower.host.instructions import pair
from minicu.lower.host.interchange import Steps
from minicu.lower.host.uniform import Edges, nest

_INTEGERS = ("i32", "i64")


def count_together(function: Function, edges: Edges, values: Values) -> Strides:
    """Gives such loops counters of their own. `edges` are those without any that lead over a wait."""
    counters, tops, ends = set[str](), set[str](), set[str]()
    definitions = {i.name: i for b in function.blocks.values() for i in b.instructions() if i.name}
    for (top, *others), blocks, is_inner in nest(edges):
        if not is_inner or others:
            continue
        steps = Steps(definitions, function.blocks[top], blocks, values)
        strided = _strided_ends(function, blocks, steps, definitions)
        phis = [p for p in function.blocks[top].phis if p.type in _INTEGERS and steps.step(p.name) == 1]
        if not strided or not phis or _asked_behind(function, blocks, {p.name for p in phis}):
            continue
        made = {_count(function, top, blocks, phi, definitions) for phi in phis}
        if made != {""}:
            counters |= made - {""}
            tops.add(top)
            ends |= strided
    return Strides(frozenset(counters), frozenset(tops), frozenset(ends))


def _strided_ends(
    function: Function, blocks: set[str], steps: Steps, definitions: dict[str, Instruction]
) -> set[str]:
    """The blocks from which threads leave the loop by a test of a number that grows from thread to thread
    against one that is the same for all; none if they leave in another way as well."""
    strided = set[str]()
    for name in blocks:
        end = function.blocks[name].end
        if end is None:
            return set()
        if all(target in blocks for target in end.targets):
            continue
        test = definitions.get(end.uses[0]) if end.op == "br" and end.uses else None
        operands = pair(test.text) if test is not None and test.op == "icmp" else None
        if operands is None or sorted((steps.step(x) or 0, steps.step(x) is None) for x in operands) != [
            (0, False),
            (1, False),
        ]:
            return set()
        strided.add(name)
    return strided


def _asked_behind(function: Function, blocks: set[str], names: set[str]) -> bool:
    """Whether something behind the loop uses these values: there threads differ in what they have counted."""
    return any(
        not names.isdisjoint((*i.uses, *(v for v, _ in i.incoming)))
        for name, block in function.blocks.items()
        if name not in blocks
        for i in block.instructions()
    )


def _count(
    function: Function, top: str, blocks: set[str], phi: Instruction, definitions: dict[str, Instruction]
) -> str:
    """Replaces a phi by the sum of what it begins with and a new counter, which is returned; "" if it cannot
    be."""
    first = [(v, b) for v, b in phi.incoming if b not in blocks]
    again = [(v, b) for v, b in phi.incoming if b in blocks]
    if len(first) != 1 or len(again) != 1 or (moved := definitions.get(again[0][0])) is None:
        return ""
    operands = pair(moved.text)
    if (
        moved.op not in ("add", "sub")
        or operands is None
        or phi.name not in operands[: 1 + (moved.op == "add")]
    ):
        return ""
    by = operands[operands[0] == phi.name]
    if by == phi.name:
        return ""
    where = next(b for b in blocks if moved in function.blocks[b].body)
    base = phi.name.strip('%"')
    counter, next_ = f'%"{base}.turns"', f'%"{base}.turns.next"'
    counting = Instruction("phi", f"{counter} = phi {phi.type} ", counter, phi.type, debug=phi.debug)
    counting.incoming = (("0", first[0][1]), (next_, again[0][1]))
    counting.text += ", ".join(f"[ {v}, {b} ]" for v, b in counting.incoming)
    text = f"{next_} = {moved.op} {phi.type} {counter}, {by}"
    step = Instruction(moved.op, text, next_, phi.type, (counter, *((by,) if by[0] == "%" else ())))
    start = first[0][0]
    text = f"{phi.name} = add {phi.type} {start}, {counter}"
    total = Instruction("add", text, phi.name, phi.type, (*((start,) if start[0] == "%" else ()), counter))
    body, block = function.blocks[where].body, function.blocks[top]
    body.insert(body.index(moved), step)
    block.phis[block.phis.index(phi)] = counting
    block.body.insert(0, total)
    definitions |= {counter: counting, next_: step, phi.name: total}
    return counter
