"""The names of what stands inside functions and initialisers: local classes, enumerations, lambdas.

They pass wherever names do, and know what the assembler calls the entity (Itanium C++ ABI 5.1.6 and 5.1.8):
what is around it, and how many of its kind stand there before it. As text they are unique in the unit.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from minicu import types as ty

if TYPE_CHECKING:
    from minicu.tree import Function


@dataclass(eq=False, repr=False, slots=True)
class Context:
    """What local entities stand in: a `function`; of that, with `argument`, a default argument, counted from
    the last parameter; or without a function the initialiser of a variable or data member, whose name
    `member` is; of an instance of a variable template, `scope` are the names around, that of the instance
    among them. `internal`: no other unit has it. The rest counts what stands in it so far: types, typedef
    names and static variables of each name; lambdas, those of a function's body by their parameters. `tags`
    are the types that the syntax of an initialiser declares, however often it is read."""

    function: Function | None = None
    argument: int | None = None
    member: str = ""
    scope: tuple[str, ...] | None = None
    internal: bool = False
    names: dict[str, int] = field(default_factory=dict)
    lambdas: dict[Hashable, int] = field(default_factory=dict)
    tags: dict[Any, Any] = field(default_factory=dict)

    def next(self, name: str) -> int:
        number = self.names[name] = self.names.get(name, -1) + 1
        return number

    def next_lambda(self, signature: ty.Function) -> int:
        key: Hashable = tuple(map(ty.unqualify, signature.parameters)), signature.variadic
        if self.function is None or self.argument is not None:
            key = None
        number = self.lambdas[key] = self.lambdas.get(key, -1) + 1
        return number


class BoundNames(str):
    """The name of the object of `auto [a, b]`, which the program does not name: the `parts` are a and b."""

    __slots__ = ("parts",)
    parts: tuple[str, ...]

    def __new__(cls, text: str, parts: Iterable[str] = ()) -> BoundNames:
        self = super().__new__(cls, text)
        self.parts = tuple(parts)
        return self


class Around(str):
    """A function, as the scope of one type in it: the type is number `number` of its name there; those that
    are `unnamed` are counted together."""

    __slots__ = ("context", "number", "unnamed")
    context: Context
    number: int
    unnamed: bool

    def __new__(cls, text: str, context: Context, name: str) -> Around:
        self = super().__new__(cls, text)
        self.context = context
        self.name_type(name)
        return self

    def name_type(self, name: str) -> None:
        """The type is called so: by its tag, or by a typedef name if it has none."""
        self.unnamed = not name
        self.number = 0 if isinstance(name, Closure) else self.context.next(name)

    def __reduce__(self) -> Any:  # a stored program has no functions
        return str, (str(self),)


class Closure(str):
    """The class of a lambda. `signature` are the parameters of its call operator, once they are known;
    `number` counts those before it."""

    __slots__ = ("context", "number", "signature")
    context: Context
    number: int
    signature: ty.Function | None

    def __new__(cls, text: str, context: Context) -> Closure:
        self = super().__new__(cls, text)
        self.context, self.number, self.signature = context, 0, None
        return self

    def __reduce__(self) -> Any:
        return str, (str(self),)

    def settle(self, signature: ty.Function) -> None:
        """The parameters are known."""
        if self.signature is None:
            self.signature = signature
            self.number = self.context.next_lambda(signature)


class Unnamed(str):
    """A class without a name, as the scope of its members. `number`: see `Around`."""

    __slots__ = ("number",)
    number: int

    def __new__(cls, text: str, number: int) -> Unnamed:
        self = super().__new__(cls, text)
        self.number = number
        return self

    def __reduce__(self) -> Any:
        return str, (str(self),)


def enclosing(function: Function) -> Function | None:
    """The function in which a member of a local class or a lambda's call operator stands."""
    for name in reversed(function.scope):
        if isinstance(name, Around) and name.context.function is not None:
            return name.context.function
    return None


def outermost(function: Function) -> Function:
    """The outermost function around a local function, class or lambda."""
    around = enclosing(function)
    return function if around is None else outermost(around)
