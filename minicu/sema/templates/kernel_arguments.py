"""What kernel templates may have as arguments (CUDA C++ guide, `__global__` functions: template arguments).

Another compilation than that of host code makes the kernels, and it has to name their arguments: neither
types inside of host functions, the closures of lambdas among them, nor types without a name, nor members of
classes that are not public. nvcc refuses these, and so do we. What nvcc can name and we cannot is not
supported.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from minicu import tree
from minicu import types as ty
from minicu.sema.context import Check
from minicu.sema.scope import Entity, NamespaceName, TypeName
from minicu.types.dependent import InstanceDecl


class Unusable(NamedTuple):
    """Why an argument cannot be had; `wrong`: in CUDA C++ at all."""

    why: str
    wrong: bool


def unusable(c: Check, function: tree.Function) -> Unusable | None:
    """What an instance of a kernel template cannot have among its arguments."""
    if function.kind != "kernel" or function.instance is None:
        return None
    reasons = [
        why for argument in function.instance.arguments for part, type in _types(argument)
        if (why := _of_type(c, part, type)) is not None
    ]  # fmt: skip
    return next((why for why in reasons if why.wrong), reasons[0] if reasons else None)


def _types(argument: object, constant: bool = False) -> Iterator[tuple[ty.Record | ty.Enum, bool]]:
    """The classes and enumerations in a template argument; whether only a constant's type."""
    if isinstance(argument, tuple):  # a pack
        for one in argument:
            yield from _types(one, constant)
    elif isinstance(argument, tree.Constant):
        yield from _types(argument.type, True)
    elif isinstance(argument, (ty.Pointer, ty.Reference)):
        yield from _types(argument.to, constant)
    elif isinstance(argument, ty.Array):
        yield from _types(argument.element, constant)
    elif isinstance(argument, ty.Function):
        yield from _types((argument.returns, *argument.parameters), constant)
    elif isinstance(argument, (ty.Record, ty.Enum)):
        yield argument, constant
        if isinstance(argument.decl, InstanceDecl):
            yield from _types(argument.decl.arguments, constant)


def _of_type(c: Check, type: ty.Record | ty.Enum, constant: bool) -> Unusable | None:
    decl = type.decl
    info = decl.info if isinstance(decl, ty.RecordDecl) else None
    around = _function_around(c, decl)
    if info is not None and info.closure:
        if info.extended:
            if around is None:
                return Unusable(
                    "an extended lambda must be defined inside of a function to be a kernel's argument", True
                )
            return None
        return _local(around, "the closure of a lambda that is not marked __device__")
    if any(ty.UNSHARED in part for part in decl.scope):
        return _local(around, f"'{decl.name or 'unnamed'}', a type inside of a host function,", constant)
    if decl.name is None:
        return Unusable(f"a type without a name cannot be {_ARGUMENT}", True)
    if not isinstance(decl, InstanceDecl) and (level := _access(c, decl)) != "public":
        return Unusable(
            f"'{'::'.join((*decl.scope, decl.name))}', a {level} member, cannot be {_ARGUMENT}", True
        )
    return None


_ARGUMENT = "a template argument of a __global__ function"


def _local(around: tree.Function | None, what: str, constant: bool = False) -> Unusable:
    if constant or (around is not None and (around.declared.device_only or around.host)):
        return Unusable(f"not supported: a type inside of a function as {_ARGUMENT}", False)
    return Unusable(f"{what} cannot be {_ARGUMENT}", True)


def _function_around(c: Check, decl: ty.RecordDecl | ty.EnumDecl) -> tree.Function | None:
    """The function that a type stands in, around the lambdas that it stands in."""
    around = None
    for part in decl.scope:
        if ty.UNSHARED in part:
            around = around or c.known.numbering.blocks.get(part)
    return around


def _access(c: Check, decl: ty.RecordDecl | ty.EnumDecl) -> str:
    """How open the class around lets a type be named."""
    scope, level = c.file, "public"
    names: Sequence[str] = (*decl.scope, decl.name or "")
    for part, inner in pairwise(names):
        entity: Entity | None = scope.names.get(part)
        if isinstance(entity, NamespaceName):
            scope = entity.scope
            continue
        if not isinstance(entity, TypeName) or not isinstance(entity.type, ty.Record):
            break
        if (info := entity.type.decl.completed().info) is None:
            break
        scope = info.scope
        if info.access.get(inner, "public") != "public":
            level = info.access[inner]
    return level
