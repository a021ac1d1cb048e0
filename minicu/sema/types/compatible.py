"""When two types are the same for C: compatible types (C11 6.2.7) and their composite."""

from __future__ import annotations

from dataclasses import replace

from minicu import types as ty


def compatible(a: ty.Type, b: ty.Type, cplusplus: bool = False) -> bool:
    """Whether the types are compatible, qualifiers included; in C++ whether they are the same."""
    if a is b:
        return True
    if a.quals != b.quals:
        return False
    if a.__class__ is not b.__class__:
        if cplusplus:
            return False
        match a, b:  # C11 6.7.2.2p4: an enumeration is compatible with its integer type
            case (ty.Enum(), ty.Integer()):
                return a.decl.underlying == b.unqualified
            case (ty.Integer(), ty.Enum()):
                return b.decl.underlying == a.unqualified
            case (ty.Array() | ty.VariableArray(), ty.Array() | ty.VariableArray()):
                return compatible(a.element, b.element, cplusplus)
        return False
    if a.__class__ is ty.Record and b.__class__ is ty.Record:
        return a.decl is b.decl
    match a, b:
        case (ty.Pointer(), ty.Pointer()):
            return compatible(a.to, b.to, cplusplus)
        case (ty.Array(), ty.Array()):
            lengths = a.length == b.length or a.length is None or b.length is None
            return lengths and compatible(a.element, b.element, cplusplus)
        case (ty.VariableArray(), ty.VariableArray()):
            return compatible(a.element, b.element, cplusplus)
        case (ty.Function(), ty.Function()):
            return _functions(a, b, cplusplus)
    return a == b


def parameters_key(type: ty.Function) -> tuple[object, ...]:
    """What is equal for two functions whose parameters are of the same types in C++. It stays the same when a
    later declaration tells the length of an array."""
    return (type.variadic, *[_key(p.unqualified) for p in type.parameters])


def _key(type: ty.Type) -> object:
    levels: list[object] = []
    while isinstance(type, (ty.Pointer, ty.Reference, ty.Array, ty.VariableArray)):
        levels.append(type.__class__)
        type = type.element if isinstance(type, (ty.Array, ty.VariableArray)) else type.to
    what: object = type.unqualified
    if isinstance(type, ty.Record):
        what = type.decl
    elif isinstance(type, ty.Function):
        what = ty.Function  # its own types may have arrays in them
    return (*levels, what)


def bare(type: ty.Type) -> ty.Type:
    """A function's type without the promise to throw nothing, or another type as it is."""
    return replace(type, noexcept=False) if isinstance(type, ty.Function) and type.noexcept else type


def unpromised(type: ty.Type) -> ty.Type:
    """The type as an argument of a template or for `auto`: nothing that is no part of it is deduced."""
    match type:
        case ty.Function() if type.promised:
            return replace(type, promised=False)
        case ty.Pointer() | ty.Reference() if (to := unpromised(type.to)) is not type.to:
            return replace(type, to=to)
    return type


def loses_promise(source: ty.Type, target: ty.Type) -> bool:
    """Whether a pointer to `source` converts to a pointer to `target` by dropping noexcept (C++17
    [conv.fctptr])."""
    return (without := bare(source)) is not source and compatible(without, target, True)


def _functions(a: ty.Function, b: ty.Function, cplusplus: bool) -> bool:
    if a.noexcept != b.noexcept:
        return False
    if not compatible(a.returns, b.returns, cplusplus):
        return False
    if a.prototyped and b.prototyped:
        return (
            a.variadic == b.variadic
            and len(a.parameters) == len(b.parameters)
            and all(
                compatible(p.unqualified, q.unqualified, cplusplus)
                for p, q in zip(a.parameters, b.parameters)
            )
        )
    # C11 6.7.6.3p15: against a declaration without prototype, or an old-style definition
    known = a if a.prototyped else b
    old = b if a.prototyped else a
    if known.variadic:
        return False
    if old.parameters and known.parameters:
        return len(old.parameters) == len(known.parameters) and all(
            compatible(p.unqualified, promoted(q.unqualified)) or compatible(p.unqualified, q.unqualified)
            for p, q in zip(known.parameters, old.parameters)
        )
    return all(
        compatible(p.unqualified, promoted(p.unqualified)) for p in known.parameters if not old.parameters
    )


def promoted(type: ty.Type) -> ty.Type:
    """The type after the default argument promotions (C11 6.5.2.2p6)."""
    match type:
        case ty.Integer() if type.rank < 3:
            return ty.INT
        case ty.Float(kind="float" | "half" | "bfloat16"):
            return ty.DOUBLE
        case ty.Integer(kind="wchar_t"):
            return ty.INT
        case ty.Integer(kind="char32_t"):
            return ty.UINT
    return type


def composite(a: ty.Type, b: ty.Type) -> ty.Type:
    """The composite of two compatible types (C11 6.2.7p3): the one that knows more."""
    if a is b or a == b:
        return a
    match a, b:
        case (ty.Pointer(), ty.Pointer()):
            return ty.Pointer(composite(a.to, b.to), quals=a.quals)
        case (ty.Array(), ty.Array()):
            length = a.length if a.length is not None else b.length
            return ty.Array(composite(a.element, b.element), length, quals=a.quals)
        case (ty.VariableArray(), ty.Array()) if b.length is not None:
            return b
        case (ty.Function(), ty.Function()):
            return _composite_function(a, b)
    return a


def _composite_function(a: ty.Function, b: ty.Function) -> ty.Function:
    returns = composite(a.returns, b.returns)
    if not a.prototyped and not b.prototyped:
        parameters = a.parameters or b.parameters
        return ty.Function(returns, parameters, prototyped=False)
    if not (a.prototyped and b.prototyped):
        known = a if a.prototyped else b
        return ty.Function(returns, known.parameters, known.variadic)
    parameters = tuple(
        ty.qualify(composite(p.unqualified, q.unqualified), p.quals)
        for p, q in zip(a.parameters, b.parameters)
    )
    return replace(a, returns=returns, parameters=parameters)
