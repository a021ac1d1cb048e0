"""What the end of the unit decides about objects that are only declared (C11 6.9.2)."""

from __future__ import annotations

from dataclasses import replace

from minicu import types as ty
from minicu.diagnostics.warnings import EXTERN_DEFINITION, TENTATIVE_DEFINITION_ARRAY
from minicu.sema.context import Check
from minicu.sema.scope import of_library
from minicu.sema.types import declarators


def complete_objects(c: Check) -> None:
    """At the end of the unit: tentative definitions become definitions (6.9.2p2)."""
    faulty = c.known.faulty_objects
    for object in c.unit.objects:
        if not object.defined or object in faulty:
            continue
        type = object.type
        if isinstance(type, ty.Array) and type.length is None and object.storage != "dynamic shared":
            c.warn(
                TENTATIVE_DEFINITION_ARRAY,
                object.at,
                "tentative array definition assumed to have one element",
            )
            object.type = replace(type, length=1)
        elif (
            not declarators.complete(c, type)
            and object.storage != "dynamic shared"
            and not isinstance(type, ty.Reference)
        ):
            c.error(object.at, f"tentative definition has type '{type}' that is never completed")


def define_declared(c: Check) -> None:
    """As with nvcc, variables that a whole program only declares are its own, and zero. A unit without
    kernels is for others to link."""
    if not any(f.kind == "kernel" and f.body is not None for f in c.unit.functions):
        return
    for object in c.unit.objects:
        if (
            not object.defined
            and object.storage in ("device", "constant", "managed")
            and not of_library(object.at)
            and declarators.complete(c, object.type)
            and not isinstance(object.type, ty.Reference)
        ):
            object.defined, object.linkage = True, "internal"
            what = f"extern declaration of '{object.name}' is treated as a static definition"
            c.warn(EXTERN_DEFINITION, object.at, what)
