"""Structured bindings (C++17 [dcl.struct.bind]): names for the elements of an object that has none itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Note, Place, span_of
from minicu.sema import rules
from minicu.sema.classes import classes
from minicu.sema.context import Check, Out
from minicu.sema.expressions import constants, expr, names, overload
from minicu.sema.lambdas import lambdas
from minicu.sema.scope import (
    Binding,
    ClassTemplate,
    ConstantName,
    Entity,
    Faulty,
    HostOnly,
    NamespaceName,
    Scope,
    TypeName,
    of_library,
    place_of,
)
from minicu.sema.statements import stmt
from minicu.sema.types import spaces
from minicu.syntax.headers.needed import GET, TUPLE_ELEMENT, TUPLE_SIZE
from minicu.syntax.nodes import Bindings, DirectInit, Name, NamedCast, Node, Part, RefDecl, Syntax, changed
from minicu.tree.local import BoundNames

#: What declares a variable beside the object.
Declared = Callable[[c_ast.Decl], None]


def declare(c: Check, node: Bindings, out: Out) -> None:
    """`auto [a, b] = init;` in a block."""
    stmt.check(c, _holder(c, node), out)
    _bind(c, node, None, lambda variable: stmt.check(c, variable, out))


def of_namespace(c: Check, node: Bindings) -> None:
    """One at namespace scope. Names of an object of host code that device code cannot have are such, too."""
    if not c.language.whole_program and spaces.memory_space(c, node.decl) is not None:
        c.fatal(node.coord, f"'{spaces.space_word(node.decl)}' is not allowed on a structured binding")
    rules.declare.file_declaration(c, _holder(c, node))
    known = c.scope.names.get(node.decl.name)
    if isinstance(known, tree.Object):
        _bind(c, node, c.scope, lambda variable: rules.declare.file_declaration(c, variable))
    else:
        _unknown(c, node.names, known, node.coord)


def _unknown(c: Check, members: list[str], known: Entity | None, at: Place) -> None:
    """Names for the parts of an object that there is none of: only host code has it, or it is faulty."""
    for name in members:
        if isinstance(known, HostOnly):
            c.scope.names[name] = HostOnly(name, known.reason, at, known.errors)
        else:
            c.scope.names.setdefault(name, Faulty(name, at))


def anonymous_union(c: Check, node: c_ast.Decl, type: ty.Record) -> list[tree.Statement]:
    """`union { int a; float b; };` among statements: an object whose members are named as if they were
    variables (C++17 [class.union.anon]). It has the name of its first member (Itanium C++ ABI 5.1.5.2)."""
    at = node.coord
    members = list(_names_in(type))
    if not members:
        return c.fatal(at, "anonymous union has no members")
    first = members[0]
    declaration = changed(node, name=first, type=c_ast.TypeDecl(first, [], None, node.type, at))
    statements = rules.declare.local_declaration(c, declaration)
    label = f"{first} of a union"
    c.scope.names[label] = c.scope.names.pop(first)
    union = c.scope.names[label]
    if not isinstance(union, tree.Object):  # `extern`: no storage class that an object here can have
        c.fatal(at, "anonymous union in a block cannot be declared 'extern'")
    union.used = True
    named = c_ast.ID(label, at)
    _name(c, [(name, c_ast.StructRef(named, ".", c_ast.ID(name, at), at)) for name in members], at, None)
    return statements


def _names_in(type: ty.Record) -> Iterator[str]:
    for member in type.decl.completed().members or ():
        if member.name is not None:
            yield member.name
        elif isinstance(member.type, ty.Record):
            yield from _names_in(member.type)


def _holder(c: Check, node: Bindings) -> c_ast.Decl:
    """The declaration of the object that has the elements."""
    decl = changed(node.decl, name=BoundNames(node.decl.name, node.names))
    if isinstance(decl.init, DirectInit) and len(decl.init.args) == 1:
        decl = changed(decl, init=decl.init.args[0])
    return _copying_array(c, node, decl)


def _bind(c: Check, node: Bindings, scope: Scope | None, declared: Declared) -> None:
    """Give the elements of the object their names; `scope` is that of the object if names elsewhere can mean
    them. `declared` declares the variables that elements of tuple-like classes are."""
    decl, at = node.decl, node.coord
    known = c.scope.names[decl.name]
    if isinstance(known, tree.Object):
        known.used = True
        holder = known.type
    else:
        assert isinstance(known, ConstantName)
        holder = known.value.type
    type = holder.to if isinstance(holder, ty.Reference) else holder
    bound = c_ast.ID(decl.name, at)
    if isinstance(type, ty.Record) and (size := _tuple_size(c, type, at)) is not None:
        _check_number(c, node, type, size)
        lvalue = of_library(type.decl.at) or (isinstance(holder, ty.Reference) and not holder.rvalue)
        _bind_given(c, node, type, bound if lvalue else _expiring(c, type, bound), scope, declared)
        return
    number, element = _elements(c, type, bound, node)
    _check_number(c, node, type, number)
    _name(c, zip(node.names, map(element, range(number)), strict=True), at, scope)


def _bind_given(
    c: Check, node: Bindings, type: ty.Record, bound: Syntax, scope: Scope | None, declared: Declared
) -> None:
    """Name what `get` gives of `bound`, an object of a tuple-like class, in variables: not where `get` is the
    library's, which does no more than name an element, nor where they would have to be constants."""
    plain = of_library(type.decl.at) or "constexpr" in node.decl.funcspec
    for i, name in enumerate(node.names):
        element_type = _tuple_element(c, type, i, node.coord)
        element: Syntax = _given(c, type, i, bound)
        if not plain and (scope is None or c.language.whole_program):
            element = _variable(c, node, name, element_type, element, declared)
        _name(c, [(name, element)], node.coord, scope, element_type)


def _check_number(c: Check, node: Bindings, type: ty.Type, number: int) -> None:
    if number != len(node.names):
        count = "only " * (len(node.names) < number) + str(len(node.names))
        were = "s were" if len(node.names) != 1 else " was"
        what = f"type '{type.unqualified}' decomposes into {number} elements"
        c.fatal(node.coord, f"{what}, but {count} name{were} provided")


def _name(
    c: Check, named: Iterable[tuple[str, Syntax]], at: Place, scope: Scope | None, type: ty.Type | None = None
) -> None:
    """Let names stand for expressions, whose type is `type` for decltype."""
    for name, element in named:
        _check_new(c, name, at)
        c.scope.names[name] = Binding(name, element, at, scope, type)


def _check_new(c: Check, name: str, at: Place) -> None:
    known = c.scope.names.get(name)
    if known is not None:
        notes = [Note("previous definition is here", span_of(place_of(known)))]
        c.fatal(at, f"redefinition of '{name}'", notes)


def _copying_array(c: Check, node: Bindings, decl: c_ast.Decl) -> c_ast.Decl:
    """`auto [a, b] = array;` copies the array."""
    at = node.coord
    if not isinstance(decl.type, c_ast.TypeDecl) or decl.init is None:
        return decl
    if isinstance(decl.init, c_ast.InitList):
        return decl
    type = expr.unevaluated(c, decl.init).type
    if not isinstance(type, ty.Array):
        return decl
    _check_number(c, node, type, type.length or 0)
    label = f"typeof{decl.name}"
    c.scope.names[label] = TypeName(label, type, at)
    array_type = changed(decl.type, type=c_ast.IdentifierType([label], at))
    return changed(decl, type=array_type, init=lambdas.elements(decl.init, type, at))


def _elements(
    c: Check, type: ty.Type, bound: Syntax, node: Bindings
) -> tuple[int, Callable[[int], c_ast.Node]]:
    """How many elements an object has, which may be any number, and what each of them is."""
    at = node.coord
    if isinstance(type, ty.Array):
        return type.length or 0, lambda i: c_ast.ArrayRef(bound, _number(i, at), at)
    if not isinstance(type, ty.Record) or type.decl.keyword == "union":
        return c.fatal(at, f"cannot decompose an object of type '{type}'")
    members = _members(c, type, at)
    return len(members), lambda i: c_ast.StructRef(bound, ".", c_ast.ID(members[i].name, at), at)


def _members(c: Check, type: ty.Record, at: Place) -> list[ty.Member]:
    """The data members of a class, or of the base of it that has them all ([dcl.struct.bind]p5)."""
    members = type.decl.completed().members or ()
    own = [m for m in members if not m.base and (m.name is not None or m.bit_width is None)]
    bases = [m.type for m in members if m.base and isinstance(m.type, ty.Record) and _has_data(m.type)]
    if bases and (own or len(bases) > 1):
        what = (
            f"both it and its base class '{bases[0]}'" if own else f"its bases '{bases[0]}' and '{bases[1]}'"
        )
        c.fatal(at, f"cannot decompose class type '{type}': {what} have non-static data members")
    if bases:
        return _members(c, bases[0], at)
    for m in own:
        if m.name is None:
            c.fatal(at, f"cannot decompose '{type}': it has anonymous members")
        if m.access != "public":
            c.fatal(at, f"cannot decompose '{type}': its member '{m.name}' is {m.access}")
    return own


def _has_data(type: ty.Record) -> bool:
    members = type.decl.completed().members or ()
    return any(_has_data(m.type) if m.base and isinstance(m.type, ty.Record) else True for m in members)


def _number(value: int, at: Place) -> c_ast.Constant:
    return c_ast.Constant("int", str(value), at)


def _get(i: int, bound: Syntax, at: Place, namespace: tuple[str, ...]) -> c_ast.FuncCall:
    """The function `get<i>` of a namespace."""
    parts = [*map(Part, namespace), Part(GET, [_number(i, at)])]
    name = Name("::".join([*namespace, f"{GET}<{i}>"]), parts)
    return c_ast.FuncCall(c_ast.ID(name, at), c_ast.ExprList([bound], at), at)


def _given(c: Check, type: ty.Record, i: int, bound: Syntax) -> c_ast.FuncCall:
    """What `get<i>` of a class gives: its member, or the function of its namespace ([dcl.struct.bind]p4)."""
    at = bound.coord
    if classes.functions(type, GET) is None:
        scope = overload.namespace_of(c, type.decl)
        return _get(i, bound, at, scope.path if scope is not None else type.decl.scope)
    name = Name(f"{GET}<{i}>", [Part(GET, [_number(i, at)])])
    return c_ast.FuncCall(c_ast.StructRef(bound, ".", c_ast.ID(name, at), at), None, at)


def _variable(
    c: Check, node: Bindings, name: str, type: ty.Type | None, given: Syntax, declared: Declared
) -> Syntax:
    """The variable that an element of a tuple-like class is, a reference to what one call of `get` gives."""
    at = node.coord
    _check_new(c, name, at)
    category = rules.specifiers.decltype(c, given)
    op = "&" if isinstance(category, ty.Reference) and not category.expires else "&&"
    word = "auto"
    if type is not None:
        word = f"typeof {name}"
        c.scope.names[word] = TypeName(word, type, at)
    declarator = RefDecl(op, [], c_ast.TypeDecl(name, [], None, c_ast.IdentifierType([word], at), at), at)
    declared(changed(node.decl, name=name, quals=[], type=declarator, init=given))
    label = f"{name} of {node.decl.name}"
    c.scope.names[label] = variable = c.scope.names.pop(name)
    if isinstance(variable, tree.Object) and c.function is not None:
        variable.used = True  # no warning: others of the names may be used
    return c_ast.ID(label, at)


def _expiring(c: Check, type: ty.Type, bound: c_ast.ID) -> NamedCast:
    """`static_cast<E &&>(e)`"""
    at = bound.coord
    label = f"typeof {bound.name}"
    c.scope.names[label] = TypeName(label, type, at)
    bottom = RefDecl("&&", [], c_ast.TypeDecl(None, [], None, c_ast.IdentifierType([label], at), at), at)
    return NamedCast("static_cast", c_ast.Typename(None, [], None, bottom, at), bound, at)


def _tuple_size(c: Check, type: ty.Record, at: Place) -> int | None:
    """What `std::tuple_size<T>::value` says of a class; None if it is no such class ([dcl.struct.bind]p4)."""
    if type.decl.keyword == "union" or not _in_std(c, TUPLE_SIZE):
        return None
    with c.scoped("block") as scope:
        parts = [Part("std"), Part(TUPLE_SIZE, [_type_argument(scope, type.unqualified, at)])]
        size = names.find(c, Name(f"std::{TUPLE_SIZE}<>", parts), at)
        size_type = size.type if isinstance(size, TypeName) else None
        if not isinstance(size_type, ty.Record) or size_type.decl.completed().members is None:
            return None
        value = c_ast.ID(Name(f"std::{TUPLE_SIZE}<>::value", [*parts, Part("value")]), at)
        return constants.integer(c, value)


def _tuple_element(c: Check, type: ty.Type, i: int, at: Place) -> ty.Type | None:
    """`std::tuple_element<i, T>::type`; None where the program knows no such template."""
    if not _in_std(c, TUPLE_ELEMENT):
        return None
    with c.scoped("block") as scope:
        element: list[Node] = [_number(i, at), _type_argument(scope, type, at)]
        parts = [Part("std"), Part(TUPLE_ELEMENT, element), Part("type")]
        entity = names.find(c, Name(f"std::{TUPLE_ELEMENT}<>::type", parts), at)
    return entity.type if isinstance(entity, TypeName) else None


def _in_std(c: Check, name: str) -> bool:
    std = c.file.find_here("std")
    return isinstance(std, NamespaceName) and isinstance(std.scope.find_here(name), ClassTemplate)


def _type_argument(scope: Scope, type: ty.Type, at: Place) -> c_ast.Typename:
    """A type as a template argument that is read in `scope`."""
    label = "decomposed#"
    scope.names[label] = TypeName(label, type, at)
    bottom = c_ast.TypeDecl(None, [], None, c_ast.IdentifierType([label], at), at)
    return c_ast.Typename(None, [], None, bottom, at)
