"""Names that are asked for from outside of the source (`syntax.requests`)."""

from __future__ import annotations

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Diagnostic, Kind, Note, Place, Refused, span_of
from minicu.diagnostics.warnings import MISSING_INSTANCE
from minicu.sema import rules
from minicu.sema.context import Check
from minicu.sema.expressions import names, overload, unknown
from minicu.sema.scope import Entity, HostOnly, NamespaceName, OverloadSet, Scope, TypeName
from minicu.sema.templates.instance import Template, instance, spelled
from minicu.sema.templates.template_arguments import complete, explicit_arguments
from minicu.sema.templates.value_arguments import Ignored
from minicu.sema.types import declarators, record
from minicu.syntax.nodes import Lifted, Requested, Syntax

_IGNORED = "candidate template ignored: "


def check(c: Check, node: Requested) -> None:
    """Make the instance, or note what the name means."""
    _RULES[node.request.why](c, node)


def _asked(c: Check, node: Requested) -> None:
    for function in _kernels_meant(c, node):
        overload.use(c, function)


def _launched(c: Check, node: Requested) -> None:
    """Host code launches the instance: it is no fault of the file if that takes more than device code
    knows."""
    mark = c.diagnostics.mark()
    try:
        kernels = _kernels_meant(c, node)
    except Refused:
        dropped = c.diagnostics.rewind_errors(mark)
        kernels = []
    if kernels:
        for function in kernels:
            overload.use(c, function)
    else:
        ignored = [n.message for d in dropped for n in d.notes if n.message.startswith(_IGNORED)]
        why = f"'{node.request.text}' means nothing in device code"
        if ignored:
            why = ignored[0].removeprefix(_IGNORED)
        _missing(
            c, node, f"the instance of '{node.request.template}' that is launched here is not made: {why}"
        )


def _unknown(c: Check, node: Requested) -> None:
    _missing(c, node, node.request.message)


def _wrong(c: Check, node: Requested) -> None:
    c.error(node.request.place, node.request.message)


def _missing(c: Check, node: Requested, why: str) -> None:
    """No kernel where one is launched: a warning that says `why`; an error if what is not supported stands in
    the head of the kernel itself."""
    place = node.request.place
    entity = _quietly(c, node)
    set_ = entity if isinstance(entity, OverloadSet) else OverloadSet("")
    templates = [t for t in set_.templates if t.kernel]
    note = Note("the kernel is named here", span_of(place))
    for t in templates:
        problems = [p for p in t.problems if p.severity == "error"]
        if not problems and set_.arguments is not None:
            problems = [p for p in _problems(c, t, set_, place) if _beyond_us(t, p)]
        if problems:
            c.diagnostics.add(problems[0]._replace(notes=(*problems[0].notes, note)))
            return
    c.warn(MISSING_INSTANCE, place, why)


def _problems(c: Check, t: Template, entity: OverloadSet, at: Place) -> list[Diagnostic]:
    """What is wrong with the instance for the arguments that are written."""
    mark = c.diagnostics.mark()
    try:
        instance(c, t, complete(c, t, explicit_arguments(t, entity.arguments)), at)
    except Ignored:
        pass
    except Refused:
        return c.diagnostics.rewind_errors(mark)
    return []


def _beyond_us(t: Template, problem: Diagnostic) -> bool:
    """Whether the template's parameters or its signature use something that is not supported."""
    first, place = span_of(t.params[0].coord), problem.span
    if first is None or place is None or problem.kind is not Kind.UNSUPPORTED:
        return False
    body = span_of(t.node.body.coord) if isinstance(t.node, c_ast.FuncDef) and t.node.body else None
    return place.source is first.source and first.start <= place.start <= (body or place).start


def _quietly(c: Check, node: Requested) -> Entity | None:
    mark = c.diagnostics.mark()
    try:
        return _entity(c, node.named)
    except Refused:
        c.diagnostics.rewind(mark)
        return None


def _note(c: Check, node: Requested) -> None:
    mark = c.diagnostics.mark()
    try:
        c.unit.meant[node.request.text] = _meant(c, node)
    except Refused:
        pass
    c.diagnostics.rewind(mark)


_RULES = {"asked": _asked, "launched": _launched, "unknown": _unknown, "wrong": _wrong, "meant": _note}


def _kernels_meant(c: Check, node: Requested) -> list[tree.Function]:
    """The kernels that the name means. Of several templates it means each that takes its arguments."""
    text, symbol = node.request.text, node.request.symbol
    at = node.request.place or node.coord
    entity = _entity(c, node.named)
    if isinstance(entity, HostOnly):
        names.refuse_host(c, entity, at)
    if not isinstance(entity, OverloadSet):
        c.fatal(at, f"'{text}' is no kernel")
    kernels = [f for f in entity.functions if f.kind == "kernel"] if entity.arguments is None else []
    notes: list[Note] = []
    for t in entity.templates:
        if t.kernel:
            function = _instance(c, t, entity, at, notes)
            if function is not None and (symbol in ("", function.symbol) or node.request.lambdas):
                if node.request.lambdas:  # whose classes have other names here
                    function.symbol = symbol
                kernels.append(function)
    if not kernels:
        if not any(t.kernel for t in entity.templates):
            c.fatal(at, f"'{text}' is no kernel: it is not marked __global__")
        c.fatal(at, f"no instance '{text}' can be made", notes)
    return kernels


def _instance(
    c: Check, t: Template, entity: OverloadSet, at: Place, notes: list[Note]
) -> tree.Function | None:
    """The template's instance, or why it has none."""
    mark = c.diagnostics.mark()
    try:
        rules.template.check_readable(c, t)
        return instance(c, t, complete(c, t, explicit_arguments(t, entity.arguments)), at)
    except Ignored as reason:
        why = str(reason)
    except Refused:
        dropped = c.diagnostics.rewind_errors(mark)
        why = f"substitution failure{f': {dropped[0].message}' if dropped else ''}"
    notes.append(Note(f"{_IGNORED}{why}", span_of(t.decl.coord)))
    return None


def _entity(c: Check, node: Syntax | None) -> Entity | None:
    if isinstance(node, c_ast.ID):
        entity = names.find(c, node.name, node.coord)
        return unknown.undeclared(c, node.name, node.coord) if entity is None else entity
    if isinstance(node, c_ast.Typename):
        return TypeName("", declarators.type_name(c, node), node.coord)
    return None


def _meant(c: Check, node: Requested) -> tuple[str, ...]:
    """Assembler names of kernels and variables, or the name of a record."""
    entity = _entity(c, node.named)
    if isinstance(entity, TypeName):
        return (spelled(entity.type.unqualified),)
    if isinstance(entity, tree.Object):
        return (entity.symbol or entity.name,)
    if isinstance(entity, OverloadSet):
        return tuple(f.symbol or f.name for f in _kernels_meant(c, node))
    return ()


def declare_lambda(c: Check, node: Lifted) -> None:
    """The class of an extended lambda, where it stood."""
    scope: Scope = c.file
    for part in node.inside:
        entity = scope.names.get(part)
        if isinstance(entity, NamespaceName):
            scope = entity.scope
        elif (
            isinstance(entity, TypeName)
            and isinstance(entity.type, ty.Record)
            and entity.type.decl.completed().info
        ):
            scope = entity.type.decl.info.scope
        else:
            break
    cls = node.cls
    with c.within(scope=scope):
        type = record.record(c, cls)
    c.file.names[cls.name] = TypeName(cls.name, type, cls.coord)
