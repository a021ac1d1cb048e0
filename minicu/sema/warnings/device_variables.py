"""Variables of the device that host code reads or writes as its own."""

from __future__ import annotations

from collections.abc import Iterator

from minicu import tree
from minicu.diagnostics.errors import Note, Place, span_of
from minicu.diagnostics.warnings import HOST_USE
from minicu.sema import rules
from minicu.sema.context import Check
from minicu.sema.scope import of_library
from minicu.tree.walk import walk

#: How the runtime reads and writes them.
_INSTEAD = {"read": "; use cudaMemcpyFromSymbol", "written": "; use cudaMemcpyToSymbol"}
_WORDS = {"device": "__device__", "constant": "__constant__", "shared": "__shared__"}


def used_by_host(c: Check) -> None:
    """Warn of each place where host code uses the value of such a variable: it has one of its own, which no
    kernel sees (CUDA C++ Programming Guide, Device Memory Space Specifiers). Its address stands for the
    device's in calls of the runtime, and a constant has the same value in both."""
    if not any(object.of_device and not of_library(object.at) for object in c.unit.objects):
        return
    told = set()
    for function in c.known.functions:
        if function.body is None or function.kind == "kernel":
            continue
        found = [*_uses(function)]
        found.sort(key=lambda use: span.start if (span := span_of(use[1])) is not None else -1)
        for object, at, how in found:
            if (key := (span_of(at), object)) in told:
                continue
            told.add(key)
            remedy = _INSTEAD[how] if object.storage != "shared" else ""
            c.warn(
                HOST_USE,
                at,
                f"'{object.name}' is a {_WORDS[object.storage]} variable: what is {how} here is the host's "
                f"own, which kernels do not see{remedy}",
                [Note(f"'{object.name}' declared here", span_of(object.at))],
            )


def _uses(function: tree.Function) -> Iterator[tuple[tree.Object, Place, str]]:
    """The variables of the device of which a function of the host uses the value: where, and how."""
    written: set[int] = set()
    nodes = [*walk(function.body)]
    for node in nodes:
        if isinstance(node, (tree.Assign, tree.CompoundAssign, tree.Increment)):
            written.add(id(node.place))
            if (object := _of_device(node.place)) is not None:
                yield object, node.place.at or node.at, "written"
    for node in nodes:
        if isinstance(node, tree.Load) and id(node.place) not in written:
            if (object := _of_device(node.place)) is not None:
                yield object, node.place.at or node.at, "read"


def _of_device(place: tree.Place) -> tree.Object | None:
    base = rules.places.root(place)
    if not isinstance(base, tree.Variable) or not base.object.of_device or base.object.never_written:
        return None
    return base.object
