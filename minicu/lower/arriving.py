"""How the callee receives its arguments: the types, and which records are passed as values."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

from minicu import tree
from minicu import types as ty
from minicu.abi.calls import Indirect, Passing

if TYPE_CHECKING:
    from minicu.lower.module import Module

#: Bytes up to which a record goes to a function that is not inlined as a value, not by way of memory.
MOST_AS_VALUE = 256


def function_parameters(function: tree.Function) -> tuple[ty.Type, ...]:
    """Types in which the arguments of a defined function arrive. A definition without prototype gets
    promoted ones (C11 6.9.1p10)."""
    types = tuple(p.type for p in function.parameters)
    return types if function.type.prototyped else tuple(map(promoted, types))


def promoted(type: ty.Type) -> ty.Type:
    """The default argument promotions, C11 6.5.2.2p6."""
    if isinstance(type, ty.Integer) and type.rank < ty.INT.rank:
        return ty.INT
    if isinstance(type, ty.Float) and type.kind in ("float", "half", "bfloat16"):
        return ty.DOUBLE
    return type


def arrives_as_value(passing: Passing, function: tree.Function, module: Module) -> TypeGuard[Indirect]:
    """Whether a record parameter is passed as a value instead of as a pointer to its bytes. The definition
    and all calls must agree, so this depends only on the declaration. For functions that are inlined,
    pointers are better. Calls through pointers pass pointers; if LLVM resolves such a call, it assumes what
    it knows of the function, that it reads no memory if the record is a value."""
    inlined = function.body is not None and function.inline != "never" and not function.type.variadic
    if not isinstance(passing, Indirect) or inlined or not module.target.device_code:
        return False
    if function in module.addressed:
        return False
    # LLVM would align what a variadic function takes by address as it likes, if no other unit sees it.
    return passing.size <= MOST_AS_VALUE or function.type.variadic
