"""From syntax to the typed tree: `check` is the whole stage."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from pycparser import c_ast

from minicu import tree
from minicu.abi.layout import NoSize
from minicu.abi.target import DataModel
from minicu.diagnostics.errors import Diagnostics, StageEnded, TooManyErrors
from minicu.diagnostics.warnings import NO_KERNELS, SIGN_CONVERSION
from minicu.language import Language
from minicu.recursion import undisturbed
from minicu.sema import rules
from minicu.sema.context import Check, start
from minicu.sema.declarations import cycles, declare, tentative
from minicu.sema.expressions import allocators
from minicu.sema.files import set_apart
from minicu.sema.functions import parameters, waiting
from minicu.sema.scope import UNREAD, HostOnly, Scope, of_library
from minicu.sema.types import limits, naming
from minicu.sema.warnings import device_variables
from minicu.syntax.nodes import Skipped, Unit
from minicu.syntax.parser.names import REFERENCES

if TYPE_CHECKING:
    from minicu.syntax.reach.launching import Launching
    from minicu.syntax.requests import Request

#: Frames that the check of one declaration may need; the parser bounds how deep its input nests.
_FRAMES = 40_000


def check(
    unit: Unit,
    language: Language,
    model: DataModel,
    diagnostics: Diagnostics,
    arch: int = 90,
    typedef_names: bool = False,
    relocatable: bool = False,
) -> tree.Unit:
    """Check a parsed unit. Errors go to `diagnostics`; after errors the result is incomplete.

    `arch` is the architecture's number (90 for sm_90). `typedef_names`: types tell those that name them, for
    a debugger. `relocatable`: it will be linked with others.
    """
    model = model.for_language(language.cplusplus)
    host = Scope("host")
    others = {}
    for name, skipped in unit.skipped.items():
        host.names[name] = _host_only(name, skipped)
        if skipped.kind == "function" and not of_library(skipped.token):
            others[name] = f"{name} is host code: it lacks __global__"
    file = Scope("file", host)
    c = Check(language, model, diagnostics, tree.Unit(language, model), file, start(file), arch)
    c.known.namespaces.append(file)
    c.known.faulty_names = frozenset(unit.faulty)
    c.known.missing_headers = unit.missing_headers
    if language.whole_program:
        for node in unit.declarations:
            if isinstance(node, c_ast.FuncDef) and allocators.replaces(node.decl.name):
                c.known.replacing.setdefault(node.decl.name, []).append(node.decl)
    c.unit.others = others
    c.typedef_names, c.relocatable = typedef_names, relocatable
    c.signs = diagnostics.wants(SIGN_CONVERSION)
    outside = c.here
    with undisturbed(_FRAMES):
        try:
            for node in unit.declarations:
                try:
                    declare.file_declaration(c, node)
                except RecursionError:
                    c.here = outside
                    c.error(node.coord, "nested too deeply")
                except NoSize as unknown:  # where no rule has asked for a complete type before
                    c.here = outside
                    c.error(node.coord, f"{unknown}: a complete type is needed here")
            _finish(c)
        except TooManyErrors:
            pass
        except StageEnded as ended:
            if not diagnostics.errors:  # what was being tried took its complaints back
                diagnostics.add(ended.diagnostics[0])
        except Exception:
            # What is left of a faulty source may contradict itself. Its faults are known and said.
            if not diagnostics.errors or os.environ.get("MINICU_DEBUG"):
                raise
    return c.unit


def launches(
    unit: Unit, launching: Launching, language: Language, model: DataModel, arch: int = 90
) -> list[Request]:
    """The instances of kernel templates that host code launches, as far as it was read (`reach.host`), and
    the launches of which the instance is not known."""
    from minicu.sema import launched

    model = model.for_language(True)
    file = Scope("file", Scope("host"))
    diagnostics = Diagnostics(limit=1 << 30)  # what else is wrong, whoever compiles for the host will say
    c = Check(language, model, diagnostics, tree.Unit(language, model), file, start(file), arch)
    c.known.faulty_names = frozenset(unit.faulty)
    c.launches = launched.Launches(launching.kernels, launching.names, launching.incomplete)
    outside = c.here
    with undisturbed(_FRAMES):
        for node in unit.declarations:
            try:
                declare.file_declaration(c, node)
            except (RecursionError, StageEnded):
                c.here = outside
        c.launches.defaults(c)
        try:
            waiting.finish_waiting(c)
        except StageEnded:
            c.here = outside
        rules.dynamic.use_delayed(c)
        c.launches.uncalled(launching.lambdas)
    return launched.requests(c)


#: What kind of declaration was skipped -> why device code cannot use its name.
_REASONS = {
    "function": "is a host function: it is not marked __device__",
    "variable": "is a host variable: it is not marked __device__, __constant__ or __managed__",
}


def _host_only(name: str, skipped: Skipped) -> HostOnly:
    if skipped.texture:
        return HostOnly(name, REFERENCES, skipped.token, lacking=True)
    reason = UNREAD if skipped.errors else _REASONS.get(skipped.kind)
    if skipped.reason == "device function":
        reason = "is a device function: it is not marked __host__"
    return HostOnly(name, reason or f"is a host {skipped.kind}", skipped.token, tuple(skipped.errors))


def _look_for_kernels(c: Check) -> None:
    """Warn of a file that is all host code, or has templates of kernels and no kernel."""
    own = [f for f in c.unit.functions if f.body is not None and not of_library(f.at)]
    if any(f.kind == "kernel" for f in own) or not c.unit.others or c.diagnostics.errors:
        return
    templates = [why for why in c.unit.others.values() if "template" in why]
    why = (templates or [*c.unit.others.values()])[0]
    if templates or not (own or c.unit.objects):
        c.warn(NO_KERNELS, None, f"no kernels: {why}")


def _finish(c: Check) -> None:
    """What is known only at the end of the unit."""
    if c.language.whole_program:
        rules.dynamic.finish(c)
    waiting.finish_waiting(c)
    if c.language.whole_program:
        rules.dynamic.prune(c)
        for f in c.known.functions:
            if (
                f.used
                and f.instance is not None
                and (what := rules.kernel_arguments.unusable(c, f)) is not None
            ):
                c.error(f.instance.at, what.why)
        device_variables.used_by_host(c)
    if c.work.faulty_instances:
        rules.class_template.report_faulty(c)
    if c.work.named_instances:
        naming.note_named_instances(c)
    if c.work.unprototyped:
        rules.call.settle(c)
    tentative.complete_objects(c)
    if c.known.files is not None:
        set_apart(c.known.functions)
    c.unit.functions = waiting.needed(c)
    if c.language.cxx20:
        rules.immediate.refuse_addresses(c)
    c.unit.declared = waiting.declared_kernels(c)
    if c.language.name == "cu" and not c.relocatable:
        tentative.define_declared(c)
    parameters.check_space(c)
    c.unit.objects = [o for o in c.unit.objects if o.used or (o.defined and not o.promoted)]
    if not c.language.whole_program:  # the host has no such rule
        cycles.refuse(c)
    limits.check(c)
    if c.language.name == "cu":
        _look_for_kernels(c)
    c.known.finished = True
