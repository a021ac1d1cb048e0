"""Functions with a loop that LLVM's vectoriser would never be done with (`questions` says why): those of host
code, and kernels that `regions`, which counts for itself, has not made loops over threads of."""

from __future__ import annotations

from collections.abc import Container

from minicu.lower.host.crossing import in_order
from minicu.lower.host.flow import Block, Function, Instruction, definitions, read, with_attributes
from minicu.lower.host.instructions import access, intrinsic
from minicu.lower.host.interchange import limits
from minicu.lower.host.questions import Questions
from minicu.lower.host.uniform import Edges, loops_of

#: What keeps LLVM from making vectors in a function.
NO_VECTORS = "noimplicitfloat"

#: A loop in which that much can be asked has so many lines.
_LEAST = 15


def without_vectors(text: str, but: Container[str] = ()) -> str:
    """A module whose functions, `but` some, have no vectors where LLVM would not come to an end with them."""
    out, end = list[str](), 0
    for name, start, behind in definitions(text):
        if name not in but and is_endless(text[start:behind]):
            body = text.index("\n", start)
            out += [text[end:start], with_attributes(text[start:body], NO_VECTORS)]
            end = body
    return "".join([*out, text[end:]])


def is_endless(text: str) -> bool:
    """Whether the definition `text` of a function has such a loop, as far as it is inlined."""
    if not _has_long_loop(text):
        return False
    function = read(text)
    edges = {name: b.end.targets if b.end is not None else () for name, b in function.blocks.items()}
    names = {i.name for b in function.blocks.values() for i in b.instructions() if i.name}
    names.update(p.rsplit(" ", 1)[-1] for p in function.parameters)
    edges = {name: edges[name] for name in in_order(function, edges)}
    loops, _ = _loops(function, edges, edges)
    return any(_asks_much(function, top, blocks, names) for top, blocks in loops)


def _has_long_loop(text: str) -> bool:
    """Whether a definition that LLVM printed has a loop of some lines without calls."""
    labels: dict[str, int] = {}
    called = 0  # the last line with a call
    for number, line in enumerate(text.split("\n")):
        if line[:1] != " ":
            labels[line.partition(":")[0]] = number
        elif line[:5] == "  br ":
            for target in line.split("label %")[1:]:
                start = labels.get(target.split(",", 1)[0], number)
                if start > called and number - start >= _LEAST:
                    return True
        elif (" call " in line or " invoke " in line) and "@llvm." not in line:
            called = number
    return False


def _loops(function: Function, edges: Edges, graph: Edges) -> tuple[list[tuple[str, list[str]]], bool]:
    """The entries and blocks of loops in a part of a function that have no inner loops, or only such as LLVM
    may unroll; and whether it may unroll all the outermost. `edges` and the blocks are in order."""
    loops: list[tuple[str, list[str]]] = []
    all_short = True
    numbers = loops_of(graph)
    for number in set(numbers.values()):
        blocks = {b for b in graph if numbers.get(b) == number}
        order = [b for b in edges if b in blocks]
        top = next((t for t in order if any(t in edges[b] for b in edges if b not in blocks)), order[0])
        rest = {b: tuple(t for t in graph[b] if t in blocks and t != top) for b in order if b != top}
        inner, short = _loops(function, edges, rest)
        loops += inner
        if short:
            loops.append((top, order))
        all_short = all_short and short and bool(limits(function.blocks, top, blocks))
    return loops, all_short


def _asks_much(function: Function, top: str, blocks: list[str], names: set[str]) -> bool:
    """Whether there are too many questions about a value of a loop with these blocks, if LLVM asks any."""
    here = {name: function.blocks[name] for name in blocks}
    if any(map(_has_no_vector, (i for b in here.values() for i in b.body))):
        return False
    same = names.difference(i.name for b in here.values() for i in b.instructions())
    here[top] = Block(top, [], here[top].body, here[top].end)  # what its turns change differs
    return Questions(here, same, ()).too_many()


def _has_no_vector(i: Instruction) -> bool:
    accessed = access(i.text)
    return (
        i.op in ("fence", "invoke")
        or (i.op == "call" and not intrinsic(i))
        or (accessed is not None and not accessed.plain)
    )
