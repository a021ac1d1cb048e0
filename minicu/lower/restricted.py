"""Pointers of a block that are `__restrict__`: what one of them reaches, another does not.

C11 6.7.3.1p4: while the block that declares such a pointer is carried out, an object that is reached by way
of it, and modified, is reached by way of it alone. LLVM knows no such variables, so it is told in the way in
which it tells itself of restricted parameters of a function that it has inlined: by scopes in metadata. nvcc
knows them as well, and keeps in a register what is summed up there (unfold of HeCBench).

Told is what is plain to see: of two or more pointers of one block that always have their first values and
become no numbers, and of accesses whose addresses are computed from such a pointer in the same expression.
Blocks that are repeated, by a loop, a `goto`, or calls of their function that are inlined into a loop, are
left out: their pointers are others each time, and these may meet.
"""

from __future__ import annotations

from typing import Any

from minicu import tree
from minicu import types as ty
from minicu.lower.body import Body
from minicu.tree.walk import walk


def enter(b: Body, block: tree.Block) -> None:
    """Take note of the restricted pointers of a block that begins."""
    declared = {
        s.object: s for s in block.statements if s.__class__ is tree.Declare and _restricted(s.object)
    }
    if len(declared) < 2 or not b.module.target.device_code or b.function in b.module.repeated:
        return
    every = list(walk(b.function.body))
    if any(x.__class__ is tree.Goto or (x.__class__ is tree.Loop and _contains(x, block)) for x in every):
        return
    read = {id(x.place) for x in every if x.__class__ is tree.Load}
    changed = {x.object for x in every if x.__class__ is tree.Variable and id(x) not in read}
    changed |= {v.object for x in every if _is_number(x) for v in walk(x) if v.__class__ is tree.Variable}
    pointers: list[tree.Object] = []
    for o, s in declared.items():
        of_others = any(x.__class__ is tree.Variable and x.object in declared for x in walk(s.initializer))
        if o not in changed and not of_others:
            pointers.append(o)
    if len(pointers) < 2:
        return
    domain = _distinct(b)
    scopes = [f"!{_distinct(b, f', !{domain}')}" for _ in pointers]
    for n, o in enumerate(pointers):
        mine, others = _list(b, [scopes[n]]), _list(b, scopes[:n] + scopes[n + 1 :])
        b.call("void", "llvm.experimental.noalias.scope.decl", ("metadata", f"!{mine}"))
        b.restricted[o] = f", !alias.scope !{mine}, !noalias !{others}"


def note(b: Body, pointer: tree.Expr) -> str:
    """The metadata of an access by way of a pointer expression."""
    if not b.restricted:
        return ""
    at: Any = pointer
    while at.__class__ in _WITHIN:
        at = getattr(at, _WITHIN[at.__class__])
    if at.__class__ is not tree.Load or not isinstance(at.place, tree.Variable):
        return ""
    return b.restricted.get(at.place.object, "")


#: What an address is computed from: the node, and the member that leads to the pointer.
_WITHIN = {
    tree.PointerAdd: "pointer",
    tree.Convert: "operand",
    tree.AddressOf: "place",
    tree.MemberPlace: "record",
    tree.Dereference: "pointer",
}


def _contains(loop: tree.Loop, block: tree.Block) -> bool:
    """Whether a loop repeats a block; its condition and its step may have one as well, in GNU C."""
    return any(part is block for part in walk(loop))


def _is_number(e: Any) -> bool:
    """Whether pointers become a number: `q[p - q]` is reached by way of p."""
    if e.__class__ is tree.Convert:
        return isinstance(e.operand.type, ty.Pointer) and not isinstance(e.type, ty.Pointer)
    return e.__class__ is tree.PointerDifference


def _restricted(o: tree.Object) -> bool:
    return o.storage == "local" and isinstance(o.type, ty.Pointer) and bool(o.type.quals & ty.RESTRICT)


def _distinct(b: Body, rest: str = "") -> int:
    """A metadata node unlike any other."""
    n = b.module.add_metadata("")
    b.module.metadata[n] = f"distinct !{{!{n}{rest}}}"
    return n


def _list(b: Body, nodes: list[str]) -> int:
    return b.module.add_metadata(f"!{{{', '.join(nodes)}}}")
