"""Assembler names: Itanium C++ ABI 5.1, the same names that nvcc gives.

https://itanium-cxx-abi.github.io/cxx-abi/abi.html#mangling; clause numbers below are its.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from minicu import tree
from minicu import types as ty
from minicu.abi.components import Components
from minicu.abi.mangled_values import expression, parts, scalar
from minicu.abi.mangled_words import (
    BUILTIN,
    CLASSES,
    SPECIAL,
    adjusted,
    discriminator,
    operator,
    parameter,
    pointed_to,
    sequence,
    source_name,
)
from minicu.tree.local import Around, BoundNames, Closure, Unnamed
from minicu.types.dependent import (
    DecltypeOf,
    Deduced,
    DependentName,
    Expansion,
    InstanceDecl,
    InstanceName,
    MemberPointer,
    MemberPointerDecl,
    Pack,
    TemplateId,
    TemplateParameter,
    Value,
)


def mangle(function: tree.Function) -> str:
    """The assembler name of a function of a `.cu` file."""
    if (function.extern_c and not function.library) or (function.name == "main" and not function.scope):
        return function.name
    return _encoded(_Names(), function)


def parameter_object(value: tree.ClassValue) -> str:
    """The name of the object that a template argument of class type is."""
    return f"_ZTAX{parts(_Names(), value)}E"


def is_of_this_unit(function: tree.Function) -> bool:
    """Whether the function's name mentions an entity with internal linkage ([basic.link]p8): an unnamed
    namespace, a static function, a lambda of a variable."""
    names = _Names()
    _encoded(names, function)
    return names.internal


def of_this_unit(scope: Sequence[str]) -> bool:
    """The same question for an entity in `scope`."""
    names = _Names()
    names.entity("", scope)
    return names.internal


def _encoded(names: _Names, function: tree.Function) -> str:
    """The encoding of a function within a longer name: components that occurred before are abbreviated."""
    # The host finds even a static kernel by its name, so nvcc leaves that name alone.
    internal = function.linkage == "internal" and function.kind != "kernel"
    if (method := function.method) is not None:
        return _method(names, function, method)
    if (instance := function.instance) is not None:
        local = _word(instance.name, function)
        name = names.instance(local, function.scope, internal, instance.arguments)
        return "_Z" + name + names.type(instance.pattern.returns) + names.parameters(instance.pattern)
    local = _word(function.name, function)
    return "_Z" + names.entity(local, function.scope, internal) + names.parameters(function.type)


def _word(name: str, function: tree.Function) -> str:
    return operator(name, unary=len(function.type.parameters) == 1) or source_name(name)


def _method(names: _Names, function: tree.Function, method: tree.Method) -> str:
    """A member function: `this` is no parameter here, and its qualifiers stand before the name."""
    type = function.type
    if not method.static:
        type = replace(type, parameters=type.parameters[1:])
    outer, tail = names.around(function.scope)
    scope = names.prefix(function.scope)
    if method.kind == "conversion":
        pattern = function.instance.pattern if function.instance is not None else type
        local = "cv" + names.type(pattern.returns)
    else:
        local = SPECIAL.get(method.kind) or _word(function.name, function)
    quals = "V" * bool(method.quals & ty.VOLATILE) + "K" * bool(method.quals & ty.CONST)
    quals += {"&": "R", "&&": "O"}.get(method.ref, "")
    if (instance := function.instance) is not None:
        if method.kind == "":
            local = _word(instance.name, function)
        key = ("template", function.scope, local)
        if (short := names.again(key)) is not None:
            encoding = f"_Z{short}{names.arguments(instance.arguments)}"
            returns = "" if method.kind else names.type(instance.pattern.returns)
            return encoding + returns + names.parameters(instance.pattern)
        names.remember(key)
        encoding = f"_Z{outer}N{quals}{scope}{local}{names.arguments(instance.arguments)}E{tail}"
        returns = "" if method.kind else names.type(instance.pattern.returns)
        return encoding + returns + names.parameters(instance.pattern)
    return f"_Z{outer}N{quals}{scope}{local}E{tail}{names.parameters(type)}"


def type_name(type: ty.Type) -> str:
    """The encoding of a type (5.1.5), which `typeid(...).name()` gives."""
    return _Names().type(type)


def table(path: Sequence[str], kind: str = "V") -> str:
    """The name of a class's table of virtual functions (5.1.4.1), or of its VTT: "T"."""
    scope, last = tuple(path[:-1]), path[-1]
    names = _Names()
    if isinstance(last, InstanceName):
        return f"_ZT{kind}" + names.nested(scope, last.name, last.arguments)
    return f"_ZT{kind}" + names.entity(source_name(last), scope)


def mangle_object(name: str, scope: Sequence[str] = (), extern_c: bool = False) -> str:
    """The assembler name of a variable at file or namespace scope of a `.cu` file. A static one has
    no mark of it: as with nvcc, the host finds `static __constant__ float table[4]` as "table"."""
    if extern_c or (not scope and not isinstance(name, BoundNames)):
        return name
    return "_Z" + _Names().entity(source_name(name), scope)


def mangle_variable(name: str, scope: Sequence[str], arguments: Sequence[object]) -> str:
    """The assembler name of an instance of a variable template."""
    return "_Z" + _Names().instance(source_name(name), scope, False, arguments)


def mangle_local(name: str, function: tree.Function, index: int = 0) -> str:
    """The assembler name of the static object `name` inside `function`; `index` counts earlier
    objects of that name in it (5.1.6)."""
    return f"_ZZ{_Names().function(function)}E{source_name(name)}{discriminator(index)}"


class _Names(Components):
    """Mangles the parts of one name, abbreviating what occurred before (5.1.10)."""

    def __init__(self) -> None:
        super().__init__()
        self.internal = False  # something in it belongs to this unit alone

    def entity(self, name: str, scope: Sequence[str], internal: bool = False) -> str:
        """`name` is mangled already; `scope` are source names."""
        local = ("L" if internal else "") + name
        self.internal |= internal
        if not scope:
            return local
        if tuple(scope) == ("std",):
            return "St" + local
        outer, tail = self.around(scope)
        if isinstance(scope[-1], Around):
            return f"{outer}{local}{tail}"
        return f"{outer}N{self.prefix(tuple(scope))}{local}E{tail}"

    # ------------------------------------------------------------ local entities (5.1.6)

    def around(self, scope: Sequence[str]) -> tuple[str, str]:
        """The prefix and suffix of a name that belongs to the innermost function in `scope`."""
        for name in reversed(scope):
            if isinstance(name, Around):
                context = name.context
                assert context.function is not None
                argument = "" if context.argument is None else f"d{sequence(context.argument)}"
                head = f"Z{self.function(context.function)}E{argument}"
                return head, "" if name.unnamed else discriminator(name.number)
        return "", ""

    def function(self, function: tree.Function) -> str:
        """A function as the scope of a local entity."""
        if function.extern_c or (function.name == "main" and not function.scope):
            return source_name(function.name)
        return _encoded(self, function)[2:]

    def closure(self, name: Closure) -> str:
        """The class of a lambda (5.1.8)."""
        self.internal |= name.context.internal
        parameters = self.parameters(name.signature) if name.signature is not None else ""  # was refused
        return f"Ul{parameters}E{sequence(name.number)}"

    def initialised(self, scope: tuple[str, ...], member: str) -> str:
        """A variable or data member as the scope of the lambdas in its initialiser."""
        around = self.prefix(scope) if scope else ""
        if not member:
            return around
        key = ("initialised", scope, member)
        if (short := self.again(key)) is None:
            self.remember(key)
        return short or f"{around}{source_name(member)}M"

    def component(self, name: str) -> str:
        """One component of a nested name."""
        if isinstance(name, Unnamed):
            return f"Ut{sequence(name.number)}"
        self.internal |= not name
        return source_name(name)

    def instance(self, name: str, scope: Sequence[str], internal: bool, arguments: Sequence[object]) -> str:
        """A template instance as a component. The template itself counts as a component of its own
        (5.1.5.4)."""
        local = ("L" if internal else "") + name
        self.internal |= internal
        if (short := self.again(("template", tuple(scope), name))) is not None:
            return short + self.arguments(arguments)
        if scope:
            local = self.prefix(tuple(scope)) + local
        self.remember(("template", tuple(scope), name))
        local += self.arguments(arguments)
        return f"N{local}E" if scope and tuple(scope) != ("std",) else local

    def template_id(self, scope: tuple[str, ...], name: str, arguments: Sequence[object]) -> str:
        """An instance of a class template, as the beginning of what is inside."""
        key = ("template", scope, source_name(name))
        head = self.again(key)
        if head is None:
            head = (self.prefix(scope) if scope else "") + source_name(name)
            self.remember(key)
        return head + self.arguments(arguments)

    def arguments(self, arguments: Sequence[object]) -> str:
        return f"I{''.join(self.argument(a) for a in arguments)}E"

    def argument(self, argument: object) -> str:
        """A template argument: a type or a tree.Constant (5.1.6); in a template's signature also a value that
        depends on its parameters."""
        if isinstance(argument, ty.Type):
            return self.type(argument)
        if isinstance(argument, tree.ObjectArgument):
            return f"X{parts(self, argument.parts)}E"
        if isinstance(argument, tree.SymbolArgument):
            named = self.named(argument.symbol)
            return named if isinstance(argument.type, ty.Reference) else f"Xad{named}E"
        if isinstance(argument, tree.MemberArgument):
            member = argument.member
            if member is None:
                return self.literal(argument.type, 0)
            if isinstance(member, tree.Function):
                return f"XadL{_encoded(self, member)}EE"
            return f"XadL_Z{self.entity(source_name(member.name), member.scope)}EE"
        if isinstance(argument, tree.Constant):
            if isinstance(argument.type, ty.Float):
                return parts(self, scalar(argument))
            return self.literal(argument.type, int(argument.value))
        if isinstance(argument, Pack):
            return f"J{''.join(map(self.argument, argument))}E"
        if isinstance(argument, Value):
            text = self.value(argument)
            return text if argument.op in ("literal", "variable") else f"X{text}E"
        return self.template(argument)

    def named(self, entity: tree.Function | tree.Object) -> str:
        """What an address leads to."""
        symbol = entity.symbol or entity.name
        if isinstance(entity, tree.Function) and symbol == mangle(entity) and symbol.startswith("_Z"):
            return f"L{_encoded(self, entity)}E"
        self.internal |= entity.linkage == "internal"
        return f"L{symbol if symbol.startswith('_Z') else '_Z' + source_name(symbol)}E"

    def template(self, template: Any) -> str:
        """A template as an argument of another: its name (5.1.5.8)."""
        if isinstance(template, TemplateParameter):
            return self.template_parameter(template)
        scope = template.scope.path
        key = ("template", scope, source_name(template.name))
        if (short := self.again(key)) is not None:
            return short
        text = (self.prefix(scope) if scope else "") + source_name(template.name)
        self.remember(key)
        return f"N{text}E" if scope and scope != ("std",) else text

    def template_parameter(self, template: TemplateParameter) -> str:
        if (short := self.again(template)) is not None:
            return short
        self.remember(template)
        return parameter(template)

    def literal(self, type: ty.Type, value: int) -> str:
        if isinstance(type, ty.NullPtr):  # as nvcc; g++ writes a zero
            return "LDnE"
        return f"L{self.type(type)}{'n' * (value < 0)}{abs(value)}E"

    def value(self, value: Value) -> str:
        """An expression of template parameters (5.1.6)."""
        return expression(self, value)

    def part(self, part: object) -> str:
        """A part of an expression: what is written as it is, a type, or an expression."""
        if isinstance(part, str):
            return part
        return self.type(part) if isinstance(part, ty.Type) else self.value(part)  # type: ignore[arg-type]

    def qualifier(self, type: ty.Type) -> str:
        """The part of an expression before `::`; it is not abbreviated later."""
        if isinstance(type, (ty.Placeholder, DecltypeOf)):
            return self.type(type)
        return self.levels(type) + "E"

    def levels(self, type: ty.Type) -> str:
        match type:
            case TemplateId():
                names = [*type.template.scope.path, type.template.name]
                return "".join(map(self.level, names)) + self.arguments(type.arguments)
            case DependentName() if type.arguments is not None:
                return self.levels(type.plain) + self.arguments(type.arguments)
            case DependentName() if not isinstance(type.owner, (ty.Placeholder, DecltypeOf)):
                return self.levels(type.owner) + source_name(type.name)
            case DependentName():
                return "N" + self.type(type.owner) + source_name(type.name)
        raise TypeError(type)

    def level(self, name: str) -> str:
        if isinstance(name, InstanceName):
            return source_name(name.name) + self.arguments(name.arguments)
        return source_name(name)

    def prefix(self, scope: tuple[str, ...]) -> str:
        if scope == ("std",):
            return "St"
        last = scope[-1]
        if isinstance(last, Around):
            return ""
        known = scope if not isinstance(last, Unnamed) else (*scope[:-1], "")
        if (short := self.again(("scope", known))) is not None:
            return short
        if isinstance(last, InstanceName):
            text = self.template_id(scope[:-1], last.name, last.arguments)
        elif isinstance(last, Closure):
            text = self.initialised(scope[:-1], last.context.member) + self.closure(last)
        else:
            text = (self.prefix(scope[:-1]) if len(scope) > 1 else "") + self.component(last)
        self.remember(("scope", known))
        return text

    def inside(self, type: ty.Type) -> str:
        """A type that depends on template parameters, as the prefix of a nested name."""
        if (short := self.again(self.key(type))) is not None:
            return short
        match type:
            case TemplateId() if isinstance(type.template, TemplateParameter):
                text = self.template_parameter(type.template) + self.arguments(type.arguments)
            case TemplateId():
                text = self.template_id(type.template.scope.path, type.template.name, type.arguments)
            case DependentName() if type.arguments is not None:
                text = self.inside(type.plain) + self.arguments(type.arguments)
            case DependentName():
                text = self.inside(type.owner) + source_name(type.name)
            case _:
                return self.type(type)
        self.remember(self.key(type))
        return text

    def parameters(self, type: ty.Function) -> str:
        text = "".join(self.type(adjusted(p)) for p in type.parameters)
        return text + "z" * type.variadic or "v"

    def type(self, type: ty.Type) -> str:
        match type:
            case ty.Void() if not type.quals:
                return "v"
            case ty.NullPtr() if not type.quals:
                return "Dn"
            case ty.Integer() | ty.Float() if not type.quals and type.kind in BUILTIN:
                return BUILTIN[type.kind]
            case Deduced() if not type.quals:
                return "Dc" if type.exact else "Da"
            case ty.Function() if type.quals:
                return self.of_methods(type.unqualified, type.quals)
        key = self.key(type)
        if (short := self.again(key)) is not None:
            return short
        text = self.compound(type)
        self.remember(key)
        return text

    def compound(self, type: ty.Type) -> str:
        if type.quals:
            marks = ((ty.RESTRICT, "r"), (ty.VOLATILE, "V"), (ty.CONST, "K"))
            return "".join(m for bit, m in marks if type.quals & bit) + self.type(type.unqualified)
        match type:
            case ty.Pointer():
                return "P" + self.type(pointed_to(type.to))
            case ty.Reference():
                return ("O" if type.rvalue else "R") + self.type(pointed_to(type.to))
            case ty.Placeholder():
                return parameter(type)
            case Expansion():
                return f"Dp{self.type(type.pattern)}"
            case ty.Array() if isinstance(type.length, ty.Placeholder):
                return f"A{parameter(type.length)}_{self.type(type.element)}"
            case ty.Array() if isinstance(type.length, Value):
                return f"A{self.value(type.length)}_{self.type(type.element)}"
            case ty.Array():
                return f"A{'' if type.length is None else type.length}_{self.type(type.element)}"
            case ty.VariableArray():
                return f"A_{self.type(type.element)}"
            case ty.Function():
                says = type.noexcept
                promise = f"DO{self.value(says)}E" if isinstance(says, Value) else "Do" * says
                return f"{promise}F{self.type(type.returns)}{self.parameters(type)}E"
            case ty.Float():
                return source_name(CLASSES[type.kind])
            case ty.Record() if isinstance(type.decl, InstanceDecl):
                return self.nested(type.decl.scope, type.decl.tag, type.decl.arguments)
            case ty.Record() if isinstance(type.decl, MemberPointerDecl):
                return self.member_pointer(type.decl.owner, type.decl.to, type.decl.quals)
            case MemberPointer():
                return self.member_pointer(type.owner, type.to, type.cv)
            case ty.Record() | ty.Enum():
                return self.tagged(type.decl)
            case TemplateId() if isinstance(type.template, TemplateParameter):
                return self.template_parameter(type.template) + self.arguments(type.arguments)
            case TemplateId():
                return self.nested(type.template.scope.path, type.template.name, type.arguments)
            case DecltypeOf():
                return f"D{'t' if type.named else 'T'}{self.value(type.value)}E"
            case DependentName() if type.arguments is not None:
                return f"N{self.inside(type.plain)}{self.arguments(type.arguments)}E"
            case DependentName():
                return f"N{self.inside(type.owner)}{source_name(type.name)}E"
        raise TypeError(type)

    def tagged(self, decl: ty.RecordDecl | ty.EnumDecl) -> str:
        """A class or enumeration."""
        name: str = decl.name or ""
        around = decl.scope[-1] if decl.scope else ""
        if isinstance(name, Closure):
            # In the initialiser of a member or variable, that is around it.
            outer, tail = self.around(decl.scope)
            inner = not isinstance(around, Around)
            prefix = self.initialised(decl.scope, name.context.member) if inner else ""
            local = f"{prefix}{self.closure(name)}"
            return f"{outer}N{local}E{tail}" if inner else f"{outer}{local}{tail}"
        if not name and isinstance(around, Around):
            outer, _ = self.around(decl.scope)
            return f"{outer}Ut{sequence(around.number)}"
        self.internal |= not name
        return self.entity(source_name(name) if name else "Ut_", decl.scope)

    def member_pointer(self, owner: ty.Type, to: ty.Type, quals: int) -> str:
        """5.1.5.3: the class, and the member's type."""
        return f"M{self.type(owner)}{self.of_methods(to, quals) if quals else self.type(to)}"

    def of_methods(self, to: ty.Type, quals: int) -> str:
        """5.1.5.3: a function type with the qualifiers of a member function, which is one component."""
        key = ("member function", to, quals)
        if (short := self.again(key)) is not None:
            return short
        text = "V" * bool(quals & ty.VOLATILE) + "K" * bool(quals & ty.CONST) + self.compound(to)
        if quals & (ty.ON_LVALUE | ty.ON_RVALUE):
            text = text.removesuffix("E") + ("RE" if quals & ty.ON_LVALUE else "OE")
        self.remember(key)
        return text

    def nested(self, scope: tuple[str, ...], name: str | None, arguments: Sequence[object]) -> str:
        text = self.template_id(scope, name or "", arguments)
        return f"N{text}E" if scope and scope != ("std",) else text
