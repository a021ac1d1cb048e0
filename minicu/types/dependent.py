"""Types that templates make: instances of class templates, and what a template says in terms of its own
parameters (C++17 [temp.inst], [temp.dep])."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Self

from minicu import types as ty
from minicu.types.spelling import spell_untagged, suffixes

if TYPE_CHECKING:
    from minicu.diagnostics.errors import Place


class InstanceName(str):
    """`vec<float, 4>`: the `str` of its spelling, so it passes wherever the name of a class does. `name` is
    the template's, `arguments` are types and `tree.Constant`s."""

    __slots__ = ("arguments", "name")
    name: str
    arguments: tuple[Any, ...]

    def __new__(cls, spelled: str, name: str, arguments: tuple[Any, ...]) -> InstanceName:
        self = super().__new__(cls, spelled)
        self.name = name
        self.arguments = arguments
        return self

    def __reduce__(self) -> Any:
        return InstanceName, (str(self), self.name, self.arguments)


@dataclass(eq=False, repr=False, slots=True)
class Deduced(ty.Type):
    """Stands for `auto`, or with `exact` for `decltype(auto)`, until an initialiser or a `return` tells; with
    `template` for an instance of that class template. `concept` is what its type must satisfy."""

    exact: bool = False
    template: Any = None
    concept: Any = None

    def spelled(self) -> str:
        if self.template is not None:
            return str(self.template.name)
        return "decltype(auto)" if self.exact else "auto"


class DeferredDecl(ty.RecordDecl):
    """The declaration of a class that is completed by the first who needs its members ([temp.inst]p2) and
    calls `completed`: by `complete`, which is None from then on."""

    __slots__ = ("complete",)
    complete: Callable[[Self], None] | None

    def __init__(self, keyword: str, tag: str, at: Place, scope: tuple[str, ...]) -> None:
        self.complete = None
        super().__init__(keyword, tag, at, scope=scope)

    def completed(self) -> Self:
        if self.complete is not None:
            complete, self.complete = self.complete, None
            complete(self)
        return self


class MemberDecl(DeferredDecl):
    """The declaration behind a class inside an instance of a class template."""

    __slots__ = ()


class InstanceDecl(DeferredDecl):
    """The declaration behind an instance of a class template, or behind an explicit specialisation.

    `template` is the `scope.ClassTemplate`; `explicit`: a specialisation that stands in the source.
    `defaulted` tells whether the arguments after so many are the template's defaults.
    """

    __slots__ = ("defaulted", "explicit", "label", "template")
    template: Any
    label: InstanceName
    defaulted: Callable[[int, bool], bool]
    explicit: bool

    def __init__(self, keyword: str, template: Any, label: InstanceName, scope: tuple[str, ...], at: Place):
        self.explicit = False
        super().__init__(keyword, label.name, at, scope)
        self.template, self.label = template, label

    @property
    def name(self) -> str:
        return self.label

    @property
    def arguments(self) -> tuple[Any, ...]:
        return self.label.arguments


class MemberPointerDecl(ty.RecordDecl):
    """The record that a pointer to a member is made of: to a member of type `to` of class `owner`, a function
    with these `quals` of its object."""

    __slots__ = ("owner", "quals", "to")
    owner: ty.Record
    to: ty.Type
    quals: int

    def __init__(self, owner: ty.Record, to: ty.Type, quals: int) -> None:
        words = [ty.Member("offset", ty.Integer("long"))]
        if isinstance(to, ty.Function):
            words = [ty.Member("function", ty.Pointer(ty.VOID)), ty.Member("adjust", ty.Integer("long"))]
        super().__init__("struct", shown_member_pointer(owner, to, quals), members=tuple(words))
        self.owner, self.to, self.quals = owner, to, quals


def shown_member_pointer(owner: ty.Type, to: ty.Type, quals: int) -> str:
    where = spell_untagged(owner.unqualified)
    if isinstance(to, ty.Function):
        listed = ", ".join(map(spell_untagged, to.parameters)) + ", ..." * to.variadic
        return f"{spell_untagged(to.returns)} ({where}::*)({listed}){suffixes(to, quals)}"
    return f"{spell_untagged(to)} {where}::*"


@dataclass(eq=False, repr=False, slots=True)
class MemberPointer(ty.Type):
    """`T C::*` where the class or the type depends on a parameter; `cv` are those of a member function."""

    owner: ty.Type
    to: ty.Type
    cv: int = 0

    def spelled(self) -> str:
        return shown_member_pointer(self.owner, self.to, self.cv)


@dataclass(eq=False, repr=False, slots=True)
class TemplateId(ty.Type):
    """`vec<T, N>` where an argument depends on a parameter: the arguments are types and `Value`s."""

    template: Any
    arguments: tuple[Any, ...]

    def spelled(self) -> str:
        return f"{self.template.name}<{_listed(self.arguments)}>"


@dataclass(frozen=True, slots=True)
class TemplateParameter:
    """Parameter `index` of a template, which is a template with these parameters, in the first one's own
    signature."""

    index: int
    name: str = field(default="", compare=False)
    pack: bool = field(default=False, compare=False)
    params: Sequence[Any] = field(default=(), compare=False)

    def __str__(self) -> str:
        return self.name


@dataclass(eq=False, repr=False, slots=True)
class DependentName(ty.Type):
    """`typename T::name`, or `typename T::template name<arguments>`, from which nothing is deduced."""

    owner: ty.Type
    name: str
    arguments: tuple[Any, ...] | None = None

    def spelled(self) -> str:
        owner = spell_untagged(self.owner)
        if self.arguments is not None:
            return f"typename {owner}::template {self.name}<{_listed(self.arguments)}>"
        return f"typename {owner}::{self.name}"

    @property
    def plain(self) -> DependentName:
        """Without the arguments."""
        return DependentName(self.owner, self.name)


@dataclass(eq=False, repr=False, slots=True)
class DecltypeOf(ty.Type):
    """`decltype(value)` of an expression that depends on parameters: nothing is deduced from it. `named`: it
    is a name or a member, without parentheses, whose declared type is meant."""

    value: Value
    named: bool

    def spelled(self) -> str:
        return "decltype(<expression>)"


@dataclass(eq=False, repr=False, slots=True)
class Expansion(ty.Type):
    """`pattern...` among parameters or template arguments: any number of types, one for each element of the
    packs in `pattern`."""

    pattern: ty.Type

    def spelled(self) -> str:
        return f"{spell_untagged(self.pattern)}..."


class Pack(tuple[Any, ...]):
    """The argument of a parameter that is a pack: its elements, types or values."""

    __slots__ = ()

    def __str__(self) -> str:
        return _listed(self)


def _listed(parts: Iterable[Any]) -> str:
    return ", ".join(map(_shown, parts))


def _shown(part: Any) -> str:
    """An argument of a template, or a part of a value."""
    return spell_untagged(part) if isinstance(part, ty.Type) else str(part)


@dataclass(frozen=True, slots=True)
class Value:
    """A value in terms of parameters. `op` is "parameter" (parts: the `ty.Placeholder`), "literal" (a type,
    an integer), "member" (a type and a name), "sizeof" (a type), "variable" (scope, name, arguments),
    "expansion" (a Value: any number of them), "sizeof..." (the `ty.Placeholder` of a pack), "fold" (the
    operator, a Value with packs, whether from the right), "name" (a name, its arguments or None),
    "expression" (words of the assembler's, types and Values), or an operator (Values)."""

    op: str
    parts: tuple[Any, ...]

    def __str__(self) -> str:
        shown = list(map(_shown, self.parts))
        match self.op:
            case "literal" | "parameter":
                return shown[-1]
            case "member":
                return "::".join(shown)
            case "expansion":
                return f"{shown[0]}..."
            case "sizeof...":
                return f"sizeof...({shown[0]})"
            case "fold":
                return f"({shown[1]} {shown[0]} ...)" if self.parts[2] else f"(... {shown[0]} {shown[1]})"
            case "variable":
                return f"{'::'.join([*self.parts[0], self.parts[1]])}<...>"
            case "?":
                return f"{shown[0]} ? {shown[1]} : {shown[2]}"
        return f"{self.op}({shown[0]})" if len(shown) == 1 else f" {self.op} ".join(shown)


def depends(argument: Any) -> bool:
    """Whether a type or a template argument depends on a template parameter."""
    match argument:
        case Value():
            return argument.op != "literal"
        case (
            ty.Placeholder()
            | TemplateId()
            | DependentName()
            | DecltypeOf()
            | MemberPointer()
            | Expansion()
            | TemplateParameter()
        ):
            return True
        case Pack():
            return any(map(depends, argument))
        case ty.Pointer() | ty.Reference():
            return depends(argument.to)
        case ty.Array():
            return depends(argument.element) or depends(argument.length)
        case ty.Function():
            return any(depends(p) for p in (argument.returns, *argument.parameters, argument.noexcept))
    return False


def levels(argument: Any) -> tuple[int, ...]:
    """The levels of the parameters in a type, in order."""
    match argument:
        case ty.Placeholder():
            return (argument.level,)
        case ty.Pointer() | ty.Reference():
            return levels(argument.to)
        case ty.Array():
            return levels(argument.element)
        case Expansion():
            return levels(argument.pattern)
        case ty.Function():
            return sum(map(levels, (argument.returns, *argument.parameters)), ())
        case TemplateId() | Pack():
            return sum(map(levels, argument if isinstance(argument, Pack) else argument.arguments), ())
        case DependentName():
            return levels(argument.owner)
        case MemberPointer():
            return levels(argument.owner) + levels(argument.to)
    return ()


def expansion(argument: Any) -> Any:
    """`argument...`"""
    return Expansion(argument) if isinstance(argument, ty.Type) else Value("expansion", (argument,))


def is_expansion(argument: Any) -> bool:
    return isinstance(argument, Expansion) or (isinstance(argument, Value) and argument.op == "expansion")


def element(argument: Any) -> Any:
    """The pattern of an expansion, or the argument itself."""
    if isinstance(argument, Expansion):
        return argument.pattern
    return argument.parts[0] if is_expansion(argument) else argument


def flat(arguments: Sequence[Any]) -> list[Any]:
    """Template arguments as they would be written, packs element by element."""
    elements: list[Any] = []
    for argument in arguments:
        elements += argument if isinstance(argument, Pack) else [argument]
    return elements
