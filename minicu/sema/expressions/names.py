"""What an identifier in an expression means."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NoReturn

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.abi.virtual_bases import record_of
from minicu.diagnostics.errors import Kind, Note, Place, Refused, meant, span_of
from minicu.sema import rules
from minicu.sema.context import Check, Operand
from minicu.sema.conversions.convert import ConstantPlace, declared_here
from minicu.sema.expressions import late, overload
from minicu.sema.scope import (
    NO_VALUE,
    AliasTemplate,
    Ambiguous,
    Binding,
    ClassTemplate,
    ConstantName,
    Entity,
    Faulty,
    FieldName,
    HostOnly,
    MemberName,
    NamespaceName,
    OverloadSet,
    PackName,
    TypeName,
    ValueParameter,
    of_library,
    place_of,
)
from minicu.sema.types import half_classes
from minicu.syntax.headers.needed import ALLOCATORS
from minicu.syntax.nodes import Name, Syntax
from minicu.types.dependent import DependentName, TemplateParameter, depends
from minicu.types.spelling import class_name

_FUNCTION_NAMES = {"__func__", "__FUNCTION__", "__PRETTY_FUNCTION__"}


def identifier(c: Check, node: c_ast.ID) -> Operand:
    """A `c_ast.ID` as an expression."""
    return meaning(c, find(c, node.name, node.coord), node)


def meaning(c: Check, entity: Entity | None, node: c_ast.ID) -> Operand:
    """What a name is as an expression, of which `find` has said `entity`."""
    name = node.name
    if entity is None:
        if name in _FUNCTION_NAMES and c.function is not None:
            return _function_name(c, name, node.coord)
        return rules.unknown.undeclared(c, name, node.coord)
    if isinstance(entity, FieldName):
        return rules.this.field(c, entity, node.coord, name)
    return _RULES[entity.__class__](c, entity, node.coord)


def find(c: Check, name: str, at: Place, checked: bool = True) -> Entity | None:
    """The meaning of a plain or qualified name, or None; with `checked`, one that may be named here."""
    if name.__class__ is not str:
        assert isinstance(name, Name)
        return find_and_before(c, name, at, checked)[0]
    own = c.known.set_aside
    if own and name in own and of_library(at) and not _means_program(c):
        return own[name]
    return _settled(c, name, late.find(c, name, at), at)


def declared_in(c: Check, name: Name, at: Place) -> Entity | None:
    """What stands before the last `::` of a name that is declared, which as a member of it may name what is
    private to the classes around ([class.access]p6)."""
    if len(name.parts) == 1:  # `::name`
        return NamespaceName("", c.file)
    return find(c, name.qualifier, at, checked=False)


def find_and_before(
    c: Check, name: Name, at: Place, checked: bool = True
) -> tuple[Entity | None, Entity | None]:
    """The meaning of a qualified name, and of what stands before its last `::`. (Whoever needs both asks
    once: each look at nested arguments is one for each level around them.)"""
    entity, before = _qualified(c, name, at, checked)
    return _settled(c, name, entity, at), before


def _settled(c: Check, name: str, entity: Entity | None, at: Place) -> Entity | None:
    """What is meant by a name that was found."""
    if name in ALLOCATORS and not (isinstance(entity, OverloadSet) and entity.owner is not None):
        return _allocators(c, name, entity)
    if isinstance(entity, Ambiguous):
        shown = [e for e in entity.entities if not isinstance(e, OverloadSet) or _is_visible(c, e)]
        if len(shown) == 1:
            return shown[0]
        c.fatal(at, f"reference to '{entity.name}' is ambiguous", entity.notes())
    if c.unevaluated and isinstance(entity, HostOnly) and entity.overloads is not None:
        return entity.overloads  # who asks for the type of a call alone may name what the host calls
    return entity


def _is_visible(c: Check, set: OverloadSet) -> bool:
    """Whether more than friends have declared the functions, which no ordinary lookup finds."""
    shown = rules.overload.visible(c, set)
    return bool(shown.functions or shown.templates)


def _allocators(c: Check, name: str, own: Entity | None) -> Entity | None:
    """`operator new` and the like: the program's and, but for those it replaces, the library's."""
    library = c.file.find(ALLOCATORS[name])
    if not isinstance(own, OverloadSet) or not isinstance(library, OverloadSet):
        return library
    kept = [
        f for f in library.functions if all(f.type.parameters != g.type.parameters for g in own.functions)
    ]
    return OverloadSet(name, [*own.functions, *kept])


def find_quietly(c: Check, name: str, at: Place) -> Entity | None:
    """The meaning of a name; None, and no complaint, also where looking for it is refused."""
    mark = c.diagnostics.mark()
    try:
        return find(c, name, at)
    except Refused:
        c.diagnostics.rewind(mark)
        return None


def _means_program(c: Check) -> bool:
    """Whether names of the library mean here what the program has replaced."""
    return c.function is not None and c.function.function.declared.of_program


def _qualified(c: Check, name: Name, at: Place, checked: bool) -> tuple[Entity | None, Entity | None]:
    before = None
    first, arguments = name.parts[0]
    rest = name.parts[1:]
    entity = c.file.find_here(first) if name.from_root else late.find(c, first, at)
    if rest and entity is not None and not isinstance(entity, _QUALIFIERS):
        # C++ [basic.lookup.qual]p1: before `::` an object's name is not looked at.
        for scope in c.scope.outward():
            known = scope.tags.get(first) or scope.find_here(first)
            if isinstance(known, _QUALIFIERS):
                entity = known
                break
    if first == "decltype" and arguments is not None:  # `decltype(x)::name`
        entity = TypeName(first, rules.specifiers.specified(c, arguments[0]), at)
    elif arguments is not None:
        entity = rules.template_arguments.named(c, entity, first, arguments, at)
    for i, (part, arguments) in enumerate(rest):
        before = entity
        if entity is None and i == 0 and first == "std":
            entity = c.file.find(part)  # std::min and the like are the global ones here
            if entity is None and len(rest) == 1 and arguments is None:
                return None, None
            if entity is None:
                rules.unknown.refuse(c, name, f"use of undeclared identifier '{name}'", at)
        else:
            entity = _inside(c, entity, name, i, at, checked)
        if arguments is not None:
            if entity is None and isinstance(before, NamespaceName) and before.scope.path == ("std",):
                rules.unknown.undeclared(c, name, at)
            entity = rules.template_arguments.named(c, entity, part, arguments, at)
    return entity, before


def type_behind_decltype(c: Check, node: Syntax) -> c_ast.Typename | None:
    """The type that `decltype(x)::T` names, which was read as an expression: until x has a type, T may as
    well be a function or a value."""
    if not isinstance(node, c_ast.ID) or node.name.__class__ is str or node.name.parts[0].word != "decltype":
        return None
    if not isinstance(find(c, node.name, node.coord), TypeName):
        return None
    at = node.coord
    bottom = c_ast.TypeDecl(None, [], None, c_ast.IdentifierType([node.name], at), at)
    return c_ast.Typename(None, [], None, bottom, at)


#: What may stand before `::`.
_QUALIFIERS = (NamespaceName, TypeName, HostOnly, ClassTemplate, AliasTemplate)


def _of_std(c: Check, name: str, entity: Entity | None) -> Entity | None:
    """What std::name means: the global functions too, which are those of C's library, unless they are CUDA's
    under a name that std has for others: CUDA's min(float, float) takes a NaN for no value."""
    beside = c.file.find(name)
    if not isinstance(entity, OverloadSet) or not isinstance(beside, OverloadSet):
        return entity if entity is not None else beside
    if any(t.apart for t in entity.templates):
        return entity
    of_c = [f for f in beside.functions if of_library(f.at) and f not in entity.functions]
    own = [t for t in beside.templates if of_library(t.decl.coord) and t not in entity.templates]
    return OverloadSet(name, [*entity.functions, *of_c], [*entity.templates, *own])


def _inside(c: Check, entity: Entity | None, name: Name, i: int, at: Place, checked: bool) -> Entity | None:
    """What part `i + 1` of a qualified name is in `entity`, which the parts before it mean."""
    part = name.parts[i + 1].word
    outer = "::".join([word for word, _ in name.parts][: i + 1])
    entity = half_classes.as_class(c, entity)
    if isinstance(entity, NamespaceName):
        member = entity.scope.find_here(part)
        if outer.removeprefix("::") == "std":
            return _of_std(c, part, member)
        return member
    if isinstance(entity, TypeName) and isinstance(entity.type, ty.Enum):
        decl = entity.type.decl
        if part not in decl.constants:
            c.fatal(at, f"no member named '{part}' in '{entity.type}'")
        type = decl.opened.get(part, entity.type.unqualified)
        return ConstantName(part, tree.Constant(type, decl.constants[part], at=at), decl.at)
    if isinstance(entity, TypeName):
        if part == "operator=" and isinstance(entity.type, ty.Record):
            rules.classes.with_assignment(c, entity.type)
        if isinstance(entity.type, ty.Record) and entity.type.decl.completed().info is not None:
            return _class_member(c, entity.type, part, at, checked)
        members = c.known.class_scope(entity.type)
        if members is not None and (inside := members.find_here(part)) is not None:
            return inside
        if depends(entity.type):
            return TypeName(part, DependentName(entity.type, part), at)
        if isinstance(entity.type, ty.Record) and entity.type.decl.completed().members is not None:
            rules.member.path(c, entity.type, part, at)  # complains if there is none
        if isinstance(entity.type, ty.Record):
            c.known.lacks(entity.type.decl)
        if i < len(name.parts) - 2 or not isinstance(entity.type, ty.Record):
            c.fatal(at, f"no type named '{part}' in '{entity.type}'")
        return MemberName(part, entity.type, at)
    if entity is None:
        if c.known.is_faulty(part) or c.known.is_faulty(name.parts[0].word):
            c.give_up()
        rules.unknown.refuse(c, name, f"use of undeclared identifier '{outer}'", at)
    if isinstance(entity, HostOnly):
        refuse_host(c, entity, at)
    if isinstance(entity, Faulty):
        c.give_up()
    if isinstance(entity, (ClassTemplate, AliasTemplate)):
        return without_arguments(c, entity, at)
    c.fatal(at, f"'{outer}' is not a class, namespace, or enumeration")


def without_arguments(c: Check, entity: ClassTemplate | AliasTemplate, at: Place) -> NoReturn:
    """A class template is named where an instance of it is meant."""
    what = "class" if isinstance(entity, ClassTemplate) else "alias"
    if not isinstance(entity, ClassTemplate) and not isinstance(entity.node, c_ast.Typedef):
        what = "variable"
    notes = [Note("template is declared here", span_of(entity.at))]
    c.fatal(at, f"use of {what} template '{entity.name}' requires template arguments", notes)


def replaceable(entity: Entity) -> bool:
    """Whether a template may replace what was declared under its name."""
    return isinstance(entity, (HostOnly, Faulty)) or of_library(place_of(entity))


def _class_member(c: Check, type: ty.Record, name: str, at: Place, checked: bool) -> Entity:
    """`A::name`."""
    member = type.decl.completed().info.scope.find_here(name)
    if member is None:
        c.known.lacks(type.decl)
        if type.decl.lacks(name):
            c.give_up()
        hint = meant(name, type.decl.info.scope.names, nearness=0.7)
        c.fatal(at, f"no member named '{name}' in '{class_name(type.decl)}'{hint}")
    if len(type.decl.bases) > 1:
        rules.ambiguity.refuse_ambiguous(c, type.decl, name, at)
    if checked:
        check_access(c, type.decl, name, at)
    return member


def check_access(c: Check, decl: ty.RecordDecl, name: str, at: Place) -> None:
    """Checks the access to a type, constant or static object of a class."""
    rules.access.inherited(c, decl, name, at)
    if rules.access.as_member(c, decl, name):
        return
    while decl.completed().info is not None and name not in decl.info.scope.names:
        above = [record_of(m) for m in decl.bases]
        owner = next(
            (d for d in above if d.completed().info is not None and d.info.scope.find_here(name)), None
        )
        if owner is None:
            break
        decl = owner
    if (
        decl.completed().info is not None
        and (level := decl.info.access.get(name)) is not None
        and level != "public"
    ):
        rules.access.check(c, decl, level, name, at, place_of(decl.info.scope.names.get(name)))


def expression(c: Check, entity: Entity, at: Place) -> Operand:
    """An entity as an expression."""
    return _RULES[entity.__class__](c, entity, at)


def refuse_host(c: Check, entity: HostOnly, at: Place) -> tree.Place:
    if entity.object is not None and c.unevaluated:
        return _object(c, entity.object, at)
    message = f"'{entity.name}' {entity.reason}"
    if entity.errors and any(d.message == message for d in c.diagnostics.items):
        c.give_up()  # what could not be read is complained of once
    c.known.host_refusals += entity.reason is not NO_VALUE
    notes = []
    span = span_of(entity.at)
    if span is not None:
        notes.append(Note(f"'{entity.name}' declared here", span))
    if entity.lacking:
        return c.fatal(at, entity.reason, notes, Kind.UNSUPPORTED)
    causes = [Note(d.message, d.span) for d in entity.errors]
    if entity.errors and entity.errors[0].kind in _WRONG_ANYWHERE:
        needed = Note(f"needed here for '{entity.name}'", span_of(at))
        first = entity.errors[0]
        return c.fatal(first.span or at, first.message, [*causes[1:], needed], first.kind)
    return c.fatal(at, message, [*notes, *causes])


#: What is wrong with a declaration of the user's own, wherever that is used.
_WRONG_ANYWHERE = (Kind.GRAMMAR, Kind.NEWER)


# ---------------------------------------------------------------- one rule per kind of entity


def _object(c: Check, object: tree.Object, at: Place) -> tree.Place:
    if c.language.whole_program and object.storage == "managed":
        return _managed(c, object, at)
    object.used = True
    type = object.type
    if type.__class__ is ty.Reference:
        return reference_target(tree.Variable(type, object, at=at), at)
    return tree.Variable(type, object, at=at)


def _managed(c: Check, object: tree.Object, at: Place) -> tree.Place:
    """A __managed__ variable in host code: it is where the kernels' program has it, which is known when that
    is loaded."""
    object.used = True
    pointer = ty.Pointer(object.type)
    where = object.managed_at
    if where is None:
        where = tree.Object("", pointer, "device", at=object.at, linkage="external", used=True)
        where.symbol = f"{object.symbol or object.name}$managed"
        object.managed_at = where
        c.unit.objects.append(where)
    return tree.Dereference(
        object.type, tree.Load(pointer, tree.Variable(pointer, where, at=at), at=at), at=at
    )


def reference_target(place: tree.Place, at: Place) -> tree.Place:
    """What the reference stored in `place` refers to."""
    assert isinstance(place.type, ty.Reference)
    target = place.type.to
    return tree.Dereference(target, tree.Load(ty.Pointer(target), place, at=at), at=at)


def _constant(c: Check, entity: ConstantName, at: Place) -> Operand:
    value = entity.value
    if isinstance(value, tree.MemberArgument):
        return rules.member_pointers.of_argument(c, value, at)
    if isinstance(value, tree.SymbolArgument):
        symbol = value.symbol
        if isinstance(symbol, tree.Function):
            address = overload.address(c, symbol, at)
            return (
                replace(address, type=value.type, taken=True)
                if isinstance(value.type, ty.Pointer)
                else address
            )
        symbol.used = True
        if isinstance(value.type, (ty.Reference, ty.Record)):
            return tree.Variable(symbol.type, symbol, at=at)
        return tree.SymbolAddress(value.type, symbol, at=at)
    if entity.object is not None:
        entity.object.used = True
        return ConstantPlace(ty.qualify(entity.object.type, ty.CONST), entity.object, value, at)
    return tree.Constant(value.type, value.value, at=at)


def _functions(c: Check, entity: OverloadSet, at: Place) -> tree.Expr:
    if entity.owner is not None:
        static = [f for f in entity.functions if f.method is not None and f.method.static]
        if entity.functions and not static:
            return c.fatal(at, "reference to non-static member function must be called")
        if len(static) < len(entity.functions):  # the others have other types than pointers to functions
            entity = OverloadSet(entity.name, static, entity.templates, entity.arguments, entity.owner)
    if entity.owner is not None and len(entity.functions) == 1:
        rules.access.call(c, entity.functions[0], at)
    if entity.templates:
        if (instance := rules.template.identified(c, entity, at)) is not None:
            return overload.address(c, instance, at)
    elif len(entity.functions) == 1:
        function = entity.functions[0]
        if function.builtin and function.type.variadic and not c.language.whole_program:
            function = rules.format.general(c, function, at)  # printf: its calls are not checked then
        return overload.address(c, function, at)
    return rules.ranking.OverloadedName(entity, at)


def _type(c: Check, entity: TypeName, at: Place) -> NoReturn:
    c.fatal(
        at,
        f"unexpected type name '{entity.name}': expected expression",
        declared_here(entity, f"'{entity.name}' declared here"),
    )


def _member(c: Check, entity: MemberName, at: Place) -> Operand:
    """C++ [expr.prim.id]p3: without an object only where nothing is evaluated."""
    rules.member.path(c, entity.record, entity.name, at)
    if not c.unevaluated:
        c.unsupported(at, f"non-static member '{entity.name}' of '{entity.record}' without an object")
    nowhere = tree.Constant(ty.Pointer(entity.record), 0, at=at)
    return rules.member.select(c, tree.Dereference(entity.record, nowhere, at=at), entity.name, at)


def _namespace(c: Check, entity: NamespaceName, at: Place) -> NoReturn:
    c.fatal(at, f"unexpected namespace name '{entity.name}': expected expression")


def _value_parameter(c: Check, entity: ValueParameter, at: Place) -> NoReturn:
    c.unsupported(at, f"an expression of template parameter '{entity.name}' in a signature")


def _template_parameter(c: Check, entity: TemplateParameter, at: Place) -> NoReturn:
    c.fatal(at, f"use of template template parameter '{entity.name}' requires template arguments")


def _pack(c: Check, entity: PackName, at: Place) -> NoReturn:
    c.fatal(at, f"expression contains unexpanded parameter pack '{entity.name}'")


def _binding(c: Check, entity: Binding, at: Place) -> Operand:
    if entity.scope is None:
        return rules.expr.check(c, entity.node)
    with c.within(scope=entity.scope):
        return rules.expr.check(c, entity.node)


def _faulty(c: Check, entity: Faulty, at: Place) -> NoReturn:
    c.give_up()


_RULES: dict[type, Any] = {
    tree.Object: _object,
    ConstantName: _constant,
    OverloadSet: _functions,
    TypeName: _type,
    HostOnly: refuse_host,
    MemberName: _member,
    NamespaceName: _namespace,
    Binding: _binding,
    Faulty: _faulty,
    ValueParameter: _value_parameter,
    PackName: _pack,
    TemplateParameter: _template_parameter,
    ClassTemplate: without_arguments,
    AliasTemplate: without_arguments,
}


def _function_name(c: Check, name: str, at: Place) -> tree.Place:
    """The text of __func__; that of __PRETTY_FUNCTION__ in C++ shows the type, too."""
    assert c.function is not None
    function = c.function.function
    if name == "__PRETTY_FUNCTION__" and c.language.cplusplus:
        text = rules.pretty.signature(function, c.language.whole_program)
    else:
        text = function.instance.name if function.instance is not None else function.name
    data = text.encode() + b"\0"
    return tree.StringLiteral(ty.Array(ty.qualify(ty.CHAR, ty.CONST), len(data)), data, at=at)
