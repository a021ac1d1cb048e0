"""Names that are asked for from outside of the source (`syntax.requests`)."""

from __future__ import annotations

from typing import Any

from pycparser import c_ast

from minicu import tree
from minicu.diagnostics.errors import CompileError, Note, TooManyErrors, span_of
from minicu.sema.context import Check
from minicu.sema.expressions import overload
from minicu.sema.names import names
from minicu.sema.names.scope import HostOnly, OverloadSet, TypeName
from minicu.sema.templates.instance import Template, instance, spelled
from minicu.sema.templates.template_arguments import Ignored, complete, explicit_arguments
from minicu.sema.types import specifiers
from minicu.syntax.nodes import Requested


def check(c: Check, node: Requested) -> None:
    """Make the instance, or note what the name means."""
    if node.request.why == "meant":
        mark = c.diagnostics.mark()
        try:
            c.unit.meant[node.request.text] = _meant(c, node)
        except TooManyErrors:
            raise
        except CompileError:
            pass
        c.diagnostics.rewind(mark)
        return
    for function in _made(c, node):
        overload.use(c, function)


def _made(c: Check, node: Requested) -> list[tree.Function]:
    """The kernels that the name means. Of several templates it means each that takes its arguments."""
    text, symbol, at = node.request.text, node.request.symbol, node.coord
    entity = _entity(c, node.named)
    if isinstance(entity, HostOnly):
        names.refuse_host(c, entity, at)
    if not isinstance(entity, OverloadSet):
        c.fatal(at, f"'{text}' is no kernel")
    found = [f for f in entity.functions if f.kind == "kernel"] if entity.arguments is None else []
    notes: list[Note] = []
    for t in entity.templates:
        if not t.kernel:
            continue
        function = _instance(c, t, entity, at, notes)
        if function is not None and symbol in ("", function.symbol):
            found.append(function)
    if not found:
        if not any(t.kernel for t in entity.templates):
            c.fatal(at, f"'{text}' is no kernel: it is not marked __global__")
        c.fatal(at, f"no instance '{text}' can be made", notes)
    return found


def _instance(c: Check, t: Template, entity: OverloadSet, at: Any, notes: list[Note]) -> tree.Function | None:
    """The template's instance, or why it has none."""
    from minicu.sema.templates.template import _check_readable

    mark = c.diagnostics.mark()
    _check_readable(c, t)
    try:
        return instance(c, t, complete(c, t, explicit_arguments(t, entity.arguments)), at)
    except Ignored as reason:
        why = str(reason)
    except TooManyErrors:
        raise
    except CompileError:
        dropped = [d.message for d in c.diagnostics.rewind(mark) if d.severity == "error"]
        why = f"substitution failure{f': {dropped[0]}' if dropped else ''}"
    notes.append(Note(f"candidate template ignored: {why}", span_of(t.decl.coord)))
    return None


def _entity(c: Check, node: Any) -> Any:
    if isinstance(node, c_ast.ID):
        entity = names.find(c, node.name, node.coord)
        return names.undeclared(c, node.name, node.coord) if entity is None else entity
    if isinstance(node, c_ast.Typename):
        return TypeName("", specifiers.type_name(c, node), node.coord)
    return None


def _meant(c: Check, node: Requested) -> tuple[str, ...]:
    """Assembler names of kernels and variables, or the name of a record."""
    entity = _entity(c, node.named)
    if isinstance(entity, TypeName):
        return (spelled(entity.type.unqualified),)
    if isinstance(entity, tree.Object):
        return (entity.symbol or entity.name,)
    if isinstance(entity, OverloadSet):
        return tuple(f.symbol or f.name for f in _made(c, node))
    return ()
