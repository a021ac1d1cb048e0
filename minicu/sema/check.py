"""From syntax to the typed tree: `check` is the whole stage."""

from __future__ import annotations

from typing import Any

from minicu import tree
from minicu.abi.target import DataModel
from minicu.diagnostics.errors import Diagnostics, Note, TooManyErrors
from minicu.language import Language
from minicu.sema.context import Check
from minicu.sema.conversions.implicit import SIGN_CONVERSION
from minicu.sema.declarations import cycles, declare, objects
from minicu.sema.expressions import call
from minicu.sema.functions import functions, parameters
from minicu.sema.names.scope import HostOnly, Scope
from minicu.sema.types import limits, record
from minicu.stack import undisturbed

#: Frames that the check of one declaration may need; the parser bounds how deep its input nests.
_FRAMES = 40_000


def check(
    unit: Any,
    language: Language,
    model: DataModel,
    diagnostics: Diagnostics,
    arch: int = 90,
    *,
    fmad: bool = True,
) -> tree.Unit:
    """Check a parsed unit. Errors go to `diagnostics`; after errors the result is incomplete.

    `arch` is the architecture's number (90 for sm_90).
    """
    model = model.for_language(language.cplusplus)
    host = Scope("host")
    for name, skipped in unit.skipped.items():
        host.names[name] = _host_only(name, skipped)
    file = Scope("file", host)
    c = Check(language, model, diagnostics, tree.Unit(language, model), file, file, fmad=fmad, arch=arch)
    c.memo["faulty names"] = unit.faulty
    c.signs = diagnostics.wants(SIGN_CONVERSION)
    with undisturbed(_FRAMES):
        try:
            for node in unit.declarations:
                try:
                    declare.file_declaration(c, node)
                except RecursionError:
                    c.scope, c.function = c.file, None
                    c.error(node.coord, "nested too deeply")
            _finish(c)
        except TooManyErrors:
            pass
    return c.unit


#: What kind of declaration was skipped -> why device code cannot use its name.
_REASONS = {
    "function": "is a host function: it is not marked __device__",
    "variable": "is a host variable: it is not marked __device__, __constant__ or __managed__",
}


def _host_only(name: str, skipped: Any) -> HostOnly:
    notes = tuple(Note(d.message, d.span) for d in skipped.errors if d.severity == "error")
    reason = "cannot be used: its declaration could not be read" if notes else _REASONS.get(skipped.kind)
    if skipped.reason == "device function":
        reason = "is a device function: it is not marked __host__"
    return HostOnly(name, reason or f"is a host {skipped.kind}", skipped.token, notes)


def _finish(c: Check) -> None:
    """What is known only at the end of the unit."""
    if c.language.whole:
        from minicu.sema.initialisation import dynamic

        dynamic.finish(c)
    functions.finish_waiting(c)
    if c.memo.get("faulty instances"):
        from minicu.sema.templates import class_template

        class_template.report_faulty(c)
    if c.memo.get("named instances"):
        record.note_named_instances(c)
    call.settle(c)
    objects.complete_objects(c)
    c.unit.functions = functions.needed(c)
    parameters.check_space(c)
    c.unit.objects = [o for o in c.unit.objects if o.used or (o.defined and not o.section.get("promoted"))]
    cycles.refuse(c)
    limits.check(c)
    c.memo["finished"] = True
