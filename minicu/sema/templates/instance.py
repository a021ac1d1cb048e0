"""Instances of function templates: their signatures, their bodies, and where they were asked for.

An instance's signature is checked when the instance is first considered, its body at the end of the unit if
it is used, both in a scope where the template's parameters are a TypeName or a ConstantName.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.abi import mangled_values
from minicu.diagnostics.errors import Diagnostic, Place, Refused, Step, span_of
from minicu.sema import rules
from minicu.sema.context import Check
from minicu.sema.functions import functions, parameters, waiting
from minicu.sema.names import symbols
from minicu.sema.scope import (
    AliasTemplate,
    ClassTemplate,
    ConstantName,
    PackName,
    Scope,
    TypeName,
    ValueParameter,
    of_library,
)
from minicu.sema.templates.spelled_values import exact, readable, with_type
from minicu.sema.types import attributes, declarators, specifiers
from minicu.sema.types.compatible import unpromised
from minicu.syntax import packs
from minicu.syntax.nodes import Function, Node, Syntax, TemplateParam
from minicu.tree.local import Around
from minicu.types import dependent
from minicu.types.dependent import Pack, TemplateParameter
from minicu.types.spelling import class_name, spell_untagged

if TYPE_CHECKING:
    from minicu.sema.classes.classes import Class

#: How many instances may ask for one another.
_DEPTH = 200

#: What stands for a template: an argument of a template template parameter.
TEMPLATES = (ClassTemplate, AliasTemplate, TemplateParameter)

Argument = ty.Type | tree.Constant | Pack | ClassTemplate | AliasTemplate | TemplateParameter


@dataclass(eq=False, repr=False, slots=True)
class Template:
    """A function template. `node` is its definition if that was met, else a declaration; `pattern` its
    signature in terms of placeholders, or None with `problems` if that could not be read. `special` holds
    the nodes of explicit specialisations, whose functions are among the `instances` by their arguments.
    `owner` is the `classes.Class` of a member template. `expanded` is its syntax for packs of some
    lengths, `elements` what patterns in it are for elements of packs. `home` is the namespace of a friend
    that is defined in a class. `first` is the place of the first declaration if `node` is a later one.
    `apart`: no function of the global namespace joins it in std."""

    name: str
    params: list[TemplateParam]
    node: Node
    scope: Scope
    pattern: ty.Function | None = None
    problems: list[Diagnostic] = field(default_factory=list)
    instances: dict[Hashable, tree.Function] = field(default_factory=dict)
    special: dict[tree.Function, Syntax] = field(default_factory=dict)
    owner: Class | None = None
    access: str = "public"
    expanded: dict[Hashable, Node | list[Node]] = field(default_factory=dict)
    elements: packs.Elements = field(default_factory=dict)
    constraints: Sequence[Node] = field(default_factory=list)
    home: Scope | None = None
    first: Place = None
    apart: bool = False

    @property
    def decl(self) -> c_ast.Decl:
        return declaration(self.node)

    @property
    def kernel(self) -> bool:
        return "__global__" in self.decl.funcspec


def instance(c: Check, t: Template, arguments: tuple[Argument, ...], at: Place) -> tree.Function:
    """The instance for complete arguments. Its body is checked later, if it is used."""
    key = key_of(arguments)
    function = t.instances.get(key)
    if function is None:
        first = len(c.diagnostics.items)
        decl = expanded(c, t, t.decl, t.params, arguments)
        function = make(c, t, arguments, decl, bound(t.scope, t.params, arguments), at)
        explain(c, first, function_chain(function))
        _enter(c, t, key, function)
    return function


def key_of(arguments: Sequence[Argument]) -> tuple[Hashable, ...]:
    return tuple(map(_key, arguments))


def _key(argument: Argument) -> Hashable:
    if isinstance(argument, Pack):
        return key_of(argument)
    return (argument.type, mangled_values.bits(argument)) if isinstance(argument, tree.Constant) else argument


def bound(outer: Scope, params: Sequence[TemplateParam], arguments: Sequence[Argument]) -> Scope:
    """A scope where a template's parameters are these arguments."""
    scope = Scope("template", outer)
    for p, argument in zip(params, arguments):
        bind(scope, p, argument)
    return scope


def bind(scope: Scope, p: TemplateParam, argument: Argument) -> None:
    """Let a template parameter be an argument, or the elements of a pack be these."""
    if isinstance(argument, Pack):
        for i, part in enumerate(argument):
            enter(scope, packs.element(p.name or "", i), dependent.element(part), p.coord)
        if p.name:
            scope.names[p.name] = PackName(p.name, p.coord)
    elif p.name:
        enter(scope, p.name, argument, p.coord)


def enter(scope: Scope, name: str, argument: Any, at: Place) -> None:
    if isinstance(argument, ty.Type):
        scope.names[name] = TypeName(name, unpromised(argument), at)
    elif isinstance(argument, tree.Constant):
        scope.names[name] = ConstantName(name, argument, at)
    elif isinstance(argument, TEMPLATES):
        scope.names[name] = argument
    else:
        scope.names[name] = ValueParameter(name, argument, at)


def placeholders(outer: Scope, params: Sequence[TemplateParam]) -> Scope:
    """A scope where a template's parameters stand for themselves, as its own signature is read."""
    scope = Scope("template", outer)
    level = sum(map(_levels, outer.outward()))
    for i, p in enumerate(params):
        placeholder = ty.Placeholder(i, p.name or f"parameter{i}", p.pack, level)
        if p.name and p.template is not None:
            scope.names[p.name] = TemplateParameter(i, p.name, p.pack, p.template)
        elif p.name and p.type is None:
            scope.names[p.name] = TypeName(p.name, placeholder, p.coord)
        elif p.name:
            scope.names[p.name] = ValueParameter(p.name, placeholder, p.coord)
    return scope


def _levels(scope: Scope) -> int:
    """How many templates stand behind a scope: it is that of one's parameters, or that of a function whose
    own are not seen apart (`classes.begin`)."""
    if isinstance(scope.name, Around):
        function = scope.name.context.function
        return int(function is not None and function.instance is not None)
    return int(scope.kind == "template")


def _is_auto(type: c_ast.Typename) -> bool:
    match type:
        case c_ast.Typename(type=c_ast.TypeDecl(type=c_ast.IdentifierType(names=["auto"]))):
            return True
    return False


def known_packs(params: Sequence[TemplateParam], arguments: Sequence[Argument]) -> packs.Packs:
    """The packs among a template's parameters that have arguments."""
    return {
        p.name: tuple(map(dependent.is_expansion, argument))
        for p, argument in zip(params, arguments)
        if p.name and isinstance(argument, Pack)
    }


def expanded(
    c: Check,
    t: AliasTemplate | ClassTemplate | Template,
    node: Sequence[Syntax] | Syntax,
    params: Sequence[TemplateParam],
    arguments: Sequence[Argument],
) -> Any:
    """The syntax of template `t`, or a part of it, as it is for these arguments: instances with packs of the
    same lengths share it."""
    known = known_packs(params, arguments)
    if not known:
        return node
    key = node if not isinstance(node, list) else tuple(node), tuple(known.items())
    expansion = t.expanded.get(key)
    if expansion is None:
        try:
            expansion = t.expanded[key] = packs.expanded(node, known, t.elements)
        except packs.BadExpansion as bad:
            c.fatal(bad.at, str(bad))
    return expansion


def make(
    c: Check,
    t: Template,
    arguments: tuple[Argument, ...],
    decl: c_ast.Decl,
    scope: Scope,
    at: Place,
    special: bool = False,
) -> tree.Function:
    """The function of an instance, or with `special` of an explicit specialisation."""
    asked = asking(c, at)
    # Instances of classes that our headers' templates name in a signature are asked for by the program.
    asker = c.here.asked_at if of_library(at) else at
    depth = c.here.instances + 1
    if depth > _DEPTH:
        c.diagnostics.end(
            at, f"recursive substitution of template signatures exceeded maximum depth of {_DEPTH}"
        )
    with c.elsewhere(scope, asked_at=asker, instances=depth, deducing=not special):
        given = attributes.read(c, decl.attributes)
        if t.owner is not None:
            function = rules.member_templates.make(c, t, decl)
        else:
            type = signature(c, decl)
            function = functions.new_function(c, decl, t.name, scope, type, given, decl.funcspec)
            if t.home is not None:
                function.scope = t.home.path
        assert t.pattern is not None
        function.instance = tree.Instance(
            t.name,
            t.pattern,
            arguments,
            at,
            asked.by,
            asked.depth,
            tuple(p.name or "" for p in t.params),
            rules.constraints.normal(c, t.scope, t.params, t.constraints) if t.constraints else None,
            frozenset(p.name for p in t.params if p.name and p.type is not None and _is_auto(p.type)),
        )
        function.name = f"{t.name}<{spelled_all(arguments, t.params)}>"
        closure = t.owner is not None and t.owner.closure
        if (function.linkage == "external" and not special) or closure:
            function.linkage = "weak"  # each unit that needs it makes it
        if function.builtin:  # our headers' functions are part of each unit that uses them
            function.builtin, function.library, function.linkage = False, True, "internal"
        function.symbol = given.symbol or symbols.of_function(function)
        if function.linkage == "weak" and symbols.is_of_this_unit(function):
            symbols.make_internal(c, function)
        functions.check_kernel(c, decl, function, function.type)
        if t.owner is None:
            parameters.keep_defaults(c, decl.type, function)
        function.declared.defaults_scope = scope
    return function


def _enter(c: Check, t: Template, key: Hashable, function: tree.Function) -> None:
    t.instances[key] = function
    c.known.functions[function] = None
    c.wait(function, partial(_late_body, c, t, function))


def _late_body(c: Check, t: Template, function: tree.Function) -> None:
    with c.in_file(c.known.files.defining(t) if c.known.files is not None else 0):
        _body(c, t, function)


def _body(c: Check, t: Template, function: tree.Function) -> None:
    """Check the body of an instance."""
    node = t.special.get(function)
    instance_ = function.instance
    assert instance_ is not None
    scope = t.scope
    if node is None:
        scope = bound(t.scope, t.params, instance_.arguments)
        first = len(c.diagnostics.items)
        try:
            node = expanded(c, t, t.node, t.params, instance_.arguments)
        except Refused:
            explain(c, first, function_chain(function))
            return
    if not isinstance(node, c_ast.FuncDef) or node.body is None:
        return
    if t.owner is not None:
        assert isinstance(node, Function)
        rules.method_bodies.body(c, t.owner, function, node, scope)
        return
    first = len(c.diagnostics.items)
    try:
        check_depth(c, instance_)
        with c.elsewhere(scope):
            head = node.decl.type
            with c.scoped("prototype") as inner, c.within(definition=inner):
                _, objects, prologue = parameters.of_definition(c, node, head, function.type.returns)
            function.parameters = objects
            function.at = node.decl.coord
            parameters.check_complete(c, node.decl, function)
            waiting.check_body(c, node, function, inner, c.pending + prologue)
    except Refused:
        pass
    finally:
        explain(c, first, function_chain(function))


def check_depth(c: Check, asked: tree.Instance | tree.Asked) -> None:
    if asked.depth > _DEPTH:
        c.diagnostics.end(asked.at, f"recursive template instantiation exceeded maximum depth of {_DEPTH}")


def asking(c: Check, at: Place) -> tree.Asked:
    """The instance whose code requests another one."""
    by = c.function.function if c.function is not None else None
    if by is None:
        return tree.Asked(at, None, 0)
    before = by.instance or (by.method.asked if by.method is not None else None)
    return tree.Asked(at, by, before.depth + 1) if before is not None else tree.Asked(at, None, 0)


def nested_in_itself(function: tree.Function) -> int:
    """How many of the instances whose code asked for that one, in turn, are of the same template."""
    if function.instance is None:
        return 0
    name, count, by = function.instance.name, 0, function.instance.by
    while by is not None:
        asked = by.instance or (by.method.asked if by.method is not None else None)
        count += by.instance is not None and by.instance.name == name
        by = asked.by if asked is not None else None
    return count


def function_chain(function: tree.Function | None) -> list[Step]:
    """The instantiation trace of a function: where the instance was requested, and the same of the function
    there."""
    chain: list[Step] = []
    while function is not None:
        asked: tree.Asked | tree.Instance | None = function.instance
        if asked is not None:
            text = f"in instantiation of function template specialization '{function.name}' requested here"
        elif function.method is not None and function.method.asked is not None:
            asked = function.method.asked
            name = f"{class_name(function.method.owner)}::{function.name}"
            text = f"in instantiation of member function '{name}' requested here"
        else:
            break
        if asked.at is not None:
            chain.append(Step(text, span_of(asked.at)))
        function = asked.by
    return chain


def explain(c: Check, first: int, chain: list[Step]) -> None:
    """Adds the instantiation trace to the complaints from `first` on."""
    items = c.diagnostics.items
    if len(items) == first or not chain:
        return
    for i in range(first, len(items)):
        items[i] = _outside(items[i]._replace(notes=(*items[i].notes, *chain)))


def _outside(item: Diagnostic) -> Diagnostic:
    """A complaint about a template of our headers is placed where the program asks for the instance."""
    if item.span is None or not item.span.source.system:
        return item
    for i, note in enumerate(item.notes):
        if note.span is not None and not note.span.source.system:
            return item._replace(span=note.span, notes=item.notes[i + 1 :])
    return item


def spelled_all(arguments: Sequence[Argument], params: Sequence[TemplateParam] = ()) -> str:
    """Arguments as they are written. `params` are the template's: what `auto` takes has its type's suffix."""
    shown = list[str]()
    for k, argument in enumerate(arguments):
        type = params[k].type if k < len(params) else None
        of_auto = type is not None and _is_auto(type)
        for one in dependent.flat((argument,)):
            text = with_type(one) if of_auto and isinstance(one, tree.Constant) else None
            shown.append(text or spelled(one))
    return ", ".join(shown)


def spelled(argument: Argument) -> str:
    if isinstance(argument, Pack):
        return f"<{spelled_all(argument)}>"
    if isinstance(argument, TemplateParameter):
        return argument.name
    if isinstance(argument, TEMPLATES):
        return "::".join([*filter(None, argument.scope.path), argument.name])
    if isinstance(argument, ty.Type):
        return spell_untagged(argument)
    type = argument.type
    if isinstance(argument, tree.MemberArgument):
        member = argument.member
        if isinstance(member, tree.Function):
            return f"&{'::'.join([*filter(None, map(str, member.scope)), member.name])}"
        return f"&{class_name(member.owner)}::{member.name}" if member is not None else "nullptr"
    if isinstance(argument, tree.ObjectArgument):
        return readable(argument.parts)
    if isinstance(type, ty.Float):
        return readable(mangled_values.scalar(argument))
    if isinstance(argument, tree.SymbolArgument):
        return f"&{'::'.join([*filter(None, argument.symbol.scope), argument.symbol.name])}"
    if type == ty.BOOL:
        return "true" if argument.value else "false"
    if isinstance(type, (ty.NullPtr, ty.Pointer)) and not argument.value:
        return "nullptr" if isinstance(type, ty.NullPtr) else f"({type})0"
    if type == ty.CHAR and 32 <= argument.value < 127 and chr(int(argument.value)) not in "'\\":
        return f"'{chr(int(argument.value))}'"
    if isinstance(type, ty.Enum):
        around = [*filter(None, type.decl.scope)]
        type_name = "::".join([*around, type.decl.name or ""])
        for name, value in type.decl.constants.items():
            if value == argument.value:
                return f"{type_name}::{name}" if type.decl.scoped else "::".join([*around, name])
        if type.decl.name:
            return f"({type_name}){argument.value}"
    return str(argument.value)


def exact_name(f: tree.Function) -> str:
    """The whole name of an instance, to be read again."""
    name, instance = f.name, f.instance
    if instance is not None:
        flat = [*dependent.flat(instance.arguments)]
        if any(isinstance(a, tree.Constant) and exact(a) for a in flat):
            shown = (
                (isinstance(a, tree.Constant) and (exact(a) or with_type(a))) or spelled(a) for a in flat
            )
            name = f"{instance.name}<{', '.join(shown)}>"
    return "::".join([*filter(None, f.scope), name])


def declaration(node: Syntax) -> c_ast.Decl:
    declared = node.decl if isinstance(node, c_ast.FuncDef) else node
    return cast(c_ast.Decl, declared)


def signature(c: Check, decl: c_ast.Decl) -> ty.Function:
    """The type that a function's declaration gives it here."""
    base = specifiers.specified(c, declarators.tail(decl.type).type)
    type = declarators.declaring(c, decl.type, base)
    assert isinstance(type, ty.Function)
    return type
