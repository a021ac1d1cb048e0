"""Several declarations of one function, and the library's that a program replaces."""

from __future__ import annotations

from dataclasses import replace

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Note, span_of
from minicu.diagnostics.warnings import INCOMPATIBLE_LIBRARY_REDECLARATION
from minicu.sema.context import Check
from minicu.sema.functions import deduced, throwing
from minicu.sema.names import symbols
from minicu.sema.scope import Entity, OverloadSet, Scope, of_library
from minicu.sema.types.compatible import compatible, composite


def previous(c: Check, home: Scope, scope: Scope, name: str) -> Entity | None:
    known = home.names.get(name) or scope.names.get(name)
    if known is None and c.known.files is not None:
        known = next(c.known.files.elsewhere(scope, name), None)
    return known


def same_declaration(known: OverloadSet, type: ty.Function) -> tree.Function | None:
    for function in known.functions:
        if compatible(function.type, type, True):
            return function
    return None


def merge(
    c: Check, decl: c_ast.Decl, old: tree.Function, further: tree.Function, definition: c_ast.FuncDef | None
) -> None:
    """Bring a further declaration together with the earlier ones (6.2.7, 6.7p4)."""
    name, user = further.name, not of_library(decl.coord)
    if (old.builtin and user) or (of_library(old.at) and user):
        if definition is None and "static" not in decl.storage:
            if not compatible(old.type, further.type):
                message = f"incompatible redeclaration of library function '{name}'"
                note = Note(f"'{name}' is a builtin with type '{old.type}'")
                c.warn(INCOMPATIBLE_LIBRARY_REDECLARATION, decl.coord, message, [note])
            return
        _replace(c, old, further)
        return
    notes = [Note("previous declaration is here", span_of(old.at))]
    further.type = deduced.again(old, further.type)
    if not compatible(old.type, further.type):
        _other_type(c, decl, old, further, notes)
    if definition is not None and (old.body is not None or old in c.work.waiting):
        if not old.declared.extern_inline:
            note = Note("previous definition is here", span_of(old.at))
            c.fatal(decl.coord, f"redefinition of '{name}'", [note])
        c.work.waiting.pop(old, None)
        old.declared.extern_inline = False
        old.linkage = further.linkage
    if not further.builtin:
        throwing.redeclare(c, decl, old)
    if further.declared.deleted and not of_library(old.at):  # [dcl.fct.def.delete]p4
        c.error(decl.coord, "deleted definition must be the first declaration", notes)
    if old.kind != further.kind:
        c.fatal(decl.coord, f"'{name}' was declared as a {_space(old)} before", notes)
    if "static" in decl.storage and old.linkage != "internal" and further.kind != "kernel":
        c.error(decl.coord, f"static declaration of '{name}' follows non-static declaration", notes)
    type = composite(old.type, further.type)
    assert isinstance(type, ty.Function)
    old.type = further.type if definition is not None and further.type.prototyped else type
    if definition is not None:
        old.declared.first = old.declared.first or old.at
        old.at = decl.coord
        if not old.type.prototyped and further.type.parameters:
            old.type = further.type
    if old.linkage == "external" and further.linkage == "weak":
        old.linkage = "weak"
    old.inline = further.inline if old.inline in (None, "hint") and further.inline else old.inline
    old.noreturn |= further.noreturn
    old.returns_twice |= further.returns_twice
    old.host |= further.host
    old.used |= further.used
    old.declared.add(further.declared)
    old.launch_bounds = further.launch_bounds or old.launch_bounds
    old.maxnreg = further.maxnreg or old.maxnreg
    old.cluster_dims = further.cluster_dims or old.cluster_dims
    old.block_size = further.block_size or old.block_size
    if c.language.cplusplus and further.extern_c and not old.extern_c:
        c.error(decl.coord, f"declaration of '{name}' has a different language linkage", notes)


def _other_type(
    c: Check, decl: c_ast.Decl, old: tree.Function, further: tree.Function, notes: list[Note]
) -> None:
    """Complain of two types, unless C has declared the function itself when it was called."""
    if c.language.cplusplus and not further.extern_c:
        c.fatal(decl.coord, "functions that differ only in their return type cannot be overloaded", notes)
    if old in c.known.functions:
        c.fatal(decl.coord, f"conflicting types for '{further.name}'", notes)
    message = f"conflicting types for '{further.name}', which was declared implicitly before"
    c.warn(INCOMPATIBLE_LIBRARY_REDECLARATION, decl.coord, message, notes)
    old.type = further.type


def _space(function: tree.Function) -> str:
    return "__global__ function" if function.kind == "kernel" else "__device__ function"


def _replace(c: Check, old: tree.Function, own: tree.Function) -> None:
    """The program's own function takes the place of a library function of that name, but for the library."""
    waiting = c.work.waiting
    kept = replace(old)
    if (body := waiting.pop(old, None)) is not None:
        waiting[kept] = body
        kept.symbol = f"{old.symbol}$library"
        c.known.functions[kept] = None
    known = c.scope.find(old.name)
    others = [f for f in known.functions if f is not old] if isinstance(known, OverloadSet) else []
    set_aside(c, old.name, [kept, *(f for f in others if of_library(f.at))])
    old.become(own)
    old.builtin = old.library = False
    old.body = None
    old.symbol = symbols.of_function(old)


def set_aside(c: Check, name: str, functions: list[tree.Function]) -> None:
    """Library functions that only the library's own code finds from now on."""
    c.known.set_aside.setdefault(name, OverloadSet(name, functions))
