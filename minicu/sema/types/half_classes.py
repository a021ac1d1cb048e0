"""What `__half` and `__nv_bfloat16` are as bases: arithmetic types here, classes in CUDA's headers."""

from __future__ import annotations

from minicu import types as ty
from minicu.sema.context import Check
from minicu.sema.scope import Entity, TypeName
from minicu.syntax.headers.needed import BFLOAT16_CLASS, HALF_CLASS

CLASSES = {"half": HALF_CLASS, "bfloat16": BFLOAT16_CLASS}


def as_class(c: Check, entity: Entity | None) -> Entity | None:
    """The name of such a type as that of the library's class for it (library/half.cuh), if there is one."""
    if isinstance(entity, TypeName) and isinstance(entity.type, ty.Float) and entity.type.kind in CLASSES:
        known = c.file.find(CLASSES[entity.type.kind])
        return known if isinstance(known, TypeName) else entity
    return entity
