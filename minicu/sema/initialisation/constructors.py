"""Records that the library makes of other values, and other values of them: the classes of 8-bit floats.

CUDA's constructors and conversion operators of these are explicit: only `T(x)`, `T t(x)` and casts call them.
Here they are functions of the library, beside the record T: `T_of`, and `T_to_float`, `T_to_half2` ...; the
header says so with an attribute (`RecordDecl.by_functions`).
"""

from __future__ import annotations

from collections.abc import Sequence

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.sema import rules
from minicu.sema.context import Check, Operand
from minicu.sema.conversions.convert import rvalue, to
from minicu.sema.scope import OverloadSet, of_library


def makers(c: Check, type: ty.Type) -> OverloadSet | None:
    """The functions that make a `type`, where the library has some."""
    return _set(c, f"{type.decl.name}_of") if isinstance(type, ty.Record) and _named(type) else None


def constructed(c: Check, type: ty.Type, operands: Sequence[Operand], at: Place) -> tree.Expr | None:
    """`type(operands)`; None for a type that the library makes by no function."""
    set = makers(c, type)
    if set is None or not operands:
        return None
    if not rules.ranking.ranked(c, set.functions, operands):
        given = ", ".join(str(o.type) for o in operands)
        c.fatal(at, f"no matching constructor for initialization of '{type}' from ({given})")
    return _call(c, set, operands, at)


def converted(c: Check, value: tree.Expr, type: ty.Type, at: Place) -> tree.Expr | None:
    """The value as a `type`, which is arithmetic or a vector; None where no function converts it."""
    if not _named(value.type):
        return None
    number = ty.is_arithmetic(type)
    if not number and not isinstance(type, ty.Record):
        return None
    name = str(type.decl.name).strip("_") if isinstance(type, ty.Record) else "float"
    if isinstance(type, ty.Integer):
        kind = "uchar" if type.kind == "char" and "char" in c.model.unsigned else type.kind
        name = _NARROW.get(kind, name)
    set = _set(c, f"{value.type.decl.name}_to_{name}")  # type: ignore[attr-defined]
    if set is None:
        return None
    result = _call(c, set, [value], at)
    return to(c, result, type, at) if number else result


#: Conversions to integers saturate; to these C's own, of a float, do not.
_NARROW = {"char": "char", "schar": "char", "uchar": "uchar", "short": "short", "ushort": "ushort"}


def _named(type: ty.Type) -> bool:
    return isinstance(type, ty.Record) and type.decl.by_functions


def _set(c: Check, name: str) -> OverloadSet | None:
    entity = c.file.find_here(name)
    return (
        entity
        if isinstance(entity, OverloadSet) and all(of_library(f.at) for f in entity.functions)
        else None
    )


def _call(c: Check, set: OverloadSet, operands: Sequence[Operand], at: Place) -> tree.Expr:
    return rvalue(c, rules.call.direct(c, rules.overload.resolve(c, set, operands, at), list(operands), at))
