"""What __PRETTY_FUNCTION__ says in a `.cu` file: a function with its types, as nvcc's assertions name it; the
host's functions nvcc leaves to GCC, from whose words programs take the names of types and enumerators."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from minicu import tree
from minicu import types as ty
from minicu.abi import mangled_values
from minicu.abi.target import float_value
from minicu.sema.scope import AliasTemplate, ClassTemplate
from minicu.types.dependent import Pack
from minicu.types.spelling import class_name, spell_untagged

if TYPE_CHECKING:
    from minicu.sema.templates.instance import Argument


def signature(function: tree.Function, host: bool) -> str:
    """`int ns::f(ns::P)`; of an instance `T f(T) [with T = ns::P]`. For the `host` as GCC has it, where that
    is not about spaces: without `noexcept`, and of values for `auto` not the type."""
    instance = function.instance
    type = instance.pattern if instance is not None else function.type
    name = instance.name if instance is not None else function.name
    method = function.method
    hidden = method is not None and not method.static and instance is None
    shown = type.parameters[hidden:]  # `this` is none of them
    listed = [spelled(p) for p in shown] + ["..."] * type.variadic
    returns = spelled(type.returns)
    qualified = "::".join([*map(_scope, function.scope), name])
    text = f"{returns}{'' if returns[-1] in '*&' else ' '}"
    if method is not None and method.kind:  # constructors and their like have no result type
        text = ""
    text += f"{qualified}({', '.join(listed)})"
    if method is not None:
        text += " const" * bool(method.quals & ty.CONST)
    text = "constexpr " * function.declared.constexpr + text
    text = "static " * (method is not None and method.static) + text
    destroys = method is not None and method.kind == "destructor"
    text += " noexcept" * (not host and (destroys or bool(function.declared.throws.never)))
    if instance is None:
        return text
    # of a pack each element; (where there is nothing at all to tell, nvcc 13.0 forgets " [with " alone)
    pairs = [
        (name, one)
        for name, argument in zip(instance.names, instance.arguments)
        for one in (argument if isinstance(argument, Pack) else (argument,))
    ]
    told = [_argument(name, one, host, name in instance.autos) for name, one in pairs]
    return f"{text} [with {'; '.join(told)}]" if pairs else text


def _argument(name: str, argument: Argument, host: bool, auto: bool) -> str:
    if isinstance(argument, tree.Constant):
        declared = f"auto {name}" if host and auto else spelled(argument.type, name)
        return f"{declared} = {_value(argument, host)}"
    if isinstance(argument, (ClassTemplate, AliasTemplate)):
        return f"{name} = {_name(argument.scope.path, argument.name)}"
    return f"{name} = {spelled(argument) if isinstance(argument, ty.Type) else argument}"


def spelled(type: ty.Type, name: str = "") -> str:
    """A type with the namespaces and classes that its parts are in, and without struct, union and enum; with
    the `name` that it is given where a declaration has it."""
    if isinstance(type, ty.NullPtr):
        return f"std::nullptr_t {name}".rstrip()
    return spell_untagged(_qualified(type), name)


def _qualified(type: ty.Type) -> ty.Type:
    match type:
        case ty.Pointer() | ty.Reference():
            return replace(type, to=_qualified(type.to))
        case ty.Array() | ty.VariableArray():
            return replace(type, element=_qualified(type.element))
        case ty.Function():
            parameters = tuple(map(_qualified, type.parameters))
            return replace(type, returns=_qualified(type.returns), parameters=parameters)
        case ty.Record():
            tag = _name(type.decl.scope, type.decl.name)
            return ty.Record(ty.RecordDecl(type.decl.keyword, tag), quals=type.quals)
        case ty.Enum():
            return ty.Enum(ty.EnumDecl(_name(type.decl.scope, type.decl.name)), quals=type.quals)
    return type


def _name(scope: tuple[str, ...], name: str | None) -> str:
    return "::".join([*map(_scope, scope), name or "<unnamed>"])


def _scope(name: str) -> str:
    return name or "<unnamed>"


def _value(constant: tree.Constant, host: bool = False) -> str:
    """A value argument as nvcc writes it, or GCC for the host."""
    if isinstance(constant, tree.MemberArgument):
        member = constant.member
        if isinstance(member, tree.Function):
            return f"&{_name(member.scope, member.name)}"
        return f"&{class_name(member.owner)}::{member.name}" if member is not None else "nullptr"
    if isinstance(constant, tree.ObjectArgument):
        return _parts(constant.parts)
    if isinstance(constant.type, ty.Float):
        return _part(mangled_values.scalar(constant))
    if isinstance(constant, tree.SymbolArgument):
        symbol = constant.symbol
        named = isinstance(symbol, tree.Function) or isinstance(symbol.type, ty.Array)
        return "&" * (not named and isinstance(constant.type, ty.Pointer)) + _name(symbol.scope, symbol.name)
    type, value = constant.type, int(constant.value)
    if isinstance(type, ty.NullPtr):
        return "nullptr"
    if isinstance(type, ty.Pointer):
        return f"({spelled(type)}){value or 'nullptr'}"
    if isinstance(type, ty.Enum):
        decl = type.decl
        known = next((n for n, v in decl.constants.items() if v == value), None)
        if known is not None:
            return _name((*decl.scope, decl.name or "<unnamed>") if decl.scoped else decl.scope, known)
        return f"({spelled(type)}){value if host or value >= 0 else f'({value})'}"
    elif type == ty.BOOL:
        return "true" if value else "false"
    elif isinstance(type, ty.Integer) and type.rank == ty.CHAR.rank and 32 <= value < 127:
        return repr(chr(value))
    return str(value)


def _parts(value: tree.ClassValue) -> str:
    """A value of class type."""
    name = spelled(value.type) if isinstance(value.type, ty.Record) else ""
    inside = (_parts(p) if isinstance(p, tree.ClassValue) else _part(p) for p in value.parts)
    return f"{name}{{{', '.join(inside)}}}"


#: after integers, as nvcc marks their types
_SUFFIXES = {"uint": "U", "long": "L", "ulong": "UL", "llong": "LL", "ullong": "ULL"}


def _part(part: tree.ScalarValue) -> str:
    """A scalar of one, or a float."""
    type, value = part.type, part.value
    if not isinstance(value, int):
        to = _name(value.scope, value.name)
        return f"({spelled(type)})(&{to})" if isinstance(type, ty.Pointer) else to
    if isinstance(type, ty.Float):
        return f"({float_value(value, type.kind)!r}{'F' * (type.kind == 'float')})"
    if type == ty.CHAR:
        return repr(chr(value % 256))
    suffix = _SUFFIXES.get(type.kind, "") if isinstance(type, ty.Integer) else ""
    return _value(tree.Constant(type, value)) + suffix
