"""Static data members (C++17 [class.static.data])."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.abi import mangle
from minicu.diagnostics.errors import Note, Place, Refused, span_of
from minicu.sema import rules
from minicu.sema.classes import classes
from minicu.sema.classes.classes import Class
from minicu.sema.context import Check
from minicu.sema.names import symbols
from minicu.sema.scope import NO_VALUE, ConstantName, HostOnly, Scope, place_of
from minicu.sema.types import spaces

if TYPE_CHECKING:
    from minicu.sema.types.attributes import Attributes

_HOST = "is a static data member of the host's: it is neither constexpr nor marked for the device"


def declare(c: Check, info: Class, node: c_ast.Decl, access: str) -> None:
    """`static T x;` in a class: a constant, an object of the device, or the host's."""
    name, at = node.name, node.coord
    if node.bitsize is not None:
        what = f"static member '{name}'" if name is not None else "static unnamed member"
        c.fatal(at, f"{what} cannot be a bit-field")
    if info.local and not c.language.whole_program:  # [class.static.data]p3
        c.fatal(at, f"static data member '{name}' not allowed in local class '{info.name}'")
    info.access[name] = access
    if (old := info.scope.names.get(name)) is not None:
        c.fatal(at, f"duplicate member '{name}'",
                [Note("previous declaration is here", span_of(place_of(old)))])  # fmt: skip
    given = rules.attributes.read(c, node.attributes)
    base = rules.specifiers.specified(c, rules.declarators.tail(node.type).type)
    type = rules.declarators.declared(c, node.type, base)
    if isinstance(type, ty.Void):
        c.fatal(at, f"variable has incomplete type '{type}'")
    space = spaces.memory_space(c, node)
    if "_Thread_local" in node.storage:
        space = rules.objects.of_thread(c, node)
    word = spaces.space_word(node)
    if word is not None and not c.language.whole_program:  # there, it is how host code is kept apart
        c.fatal(at, f"'{word}' is not allowed on a data member")
    constexpr = "constexpr" in node.funcspec
    if space is None:
        asked = (
            None if rules.placeholders.has_auto(type) else tree.Object(name, type, "local", at=at, used=True)
        )
        info.scope.names[name] = HostOnly(name, NO_VALUE if constexpr else _HOST, at, object=asked)
        if node.init is None:
            if constexpr:
                c.fatal(at, f"declaration of constexpr static data member '{name}' requires an initializer")
            rules.placeholders.no_auto(
                c, type, at, f"declaration of '{name}' with 'auto' requires an initializer"
            )
        else:
            _constant(c, info, name, node, type, given)
        known = isinstance(info.scope.names[name], ConstantName)
        if known or constexpr or not (c.language.whole_program and ty.element_type(type).const):
            return
        space = "device"  # a program's, and no constant: it has a place as those have that are not const
    object = _object(c, info, name, type, space, at, given)
    info.scope.names[name] = object
    c.unit.objects.append(object)
    if "inline" in node.funcspec or constexpr or node.init is not None:
        if not ("inline" in node.funcspec or constexpr or ty.element_type(type).const):
            c.fatal(at, "non-const static data member must be initialized out of line")
        alone = info.local or mangle.of_this_unit(object.scope)
        object.defined, object.linkage = True, "internal" if alone else "external"
        object.weak = not alone
        rules.objects.initialize_static(c, node, object)


def _constant(c: Check, info: Class, name: str, node: c_ast.Decl, type: ty.Type, given: Attributes) -> None:
    """A member with an initialiser that may be a constant: of the device as well, if it is constexpr."""
    at, constexpr = node.coord, "constexpr" in node.funcspec
    mark, refusals, temporaries = c.diagnostics.mark(), c.known.host_refusals, len(c.temporaries)
    try:
        if rules.placeholders.has_auto(type):
            type = rules.local.deduced(c, node, type)
        if not (ty.element_type(type).const or constexpr):
            if "inline" not in node.funcspec:
                c.fatal(at, "non-const static data member must be initialized out of line")
            return
        with c.within(required=constexpr):
            initializer, type = rules.initial.initialize(c, node.init, type, static=True, at=at)
    except Refused:
        if constexpr and not rules.objects.left_to_host(c, node, info.scope, mark, refusals):
            raise
        c.diagnostics.rewind(mark)
        del c.temporaries[temporaries:]
        return
    assert isinstance(initializer, tree.Initializer)
    if constexpr:
        type = ty.qualify(type, ty.CONST)
    object = _object(c, info, name, type, "constant", at, given)
    object.linkage, object.defined, object.initializer = "internal", True, initializer
    object.constexpr = object.promoted = True
    value = rules.objects.scalar_constant(object)
    if value is not None:
        info.scope.names[name] = ConstantName(name, value, at, object if constexpr else None, type)
    elif constexpr:
        info.scope.names[name] = object
    if constexpr:
        c.unit.objects.append(object)


def _object(
    c: Check, info: Class, name: str, type: ty.Type, space: str, at: Place, given: Attributes
) -> tree.Object:
    object = tree.Object(
        name, type, space, at=at, linkage="external", defined=False, align=given.alignment, used=given.used
    )
    object.scope = classes.path(c, info.decl)
    object.symbol = given.symbol or symbols.of_object(c, name, object.scope)
    c.known.symbols.add(object.symbol)
    return object


def define(
    c: Check, info: Class, node: c_ast.Decl, type: ty.Type, special: bool = False, inside: Scope | None = None
) -> None:
    """`T A::x = ...;`; `special`: after `template <>`, in the place of what the class template has. The
    initializer stands `inside`: where a template's parameters have the names of this definition."""
    name = node.name.parts[-1].word
    known = info.scope.names.get(name)
    if "static" in node.storage:  # [class.static.data]p3
        c.fatal(node.coord, "'static' can only be specified inside the class definition")
    if known is None:
        c.fatal(node.coord, f"no member named '{name}' in '{info.name}'")
    word = spaces.space_word(node)
    if word is not None and not c.language.whole_program:
        c.fatal(node.coord, f"'{word}' is not allowed on a data member")
    constexpr = "constexpr" in node.funcspec
    if constexpr and isinstance(known, HostOnly) and node.init is not None:
        # [dcl.constexpr]p1: a class has constants of its own type, which it can only declare.
        with c.within(scope=inside or info.scope):
            _constant(c, info, name, node, type, rules.attributes.read(c, node.attributes))
        return
    if isinstance(known, (HostOnly, ConstantName)) or (isinstance(known, tree.Object) and known.promoted):
        return  # the host's; or a constant, which needs no definition
    if not isinstance(known, tree.Object):
        c.fatal(node.coord, f"no member named '{name}' in '{info.name}'")
    notes = [Note("previous declaration is here", span_of(known.at))]
    if special and name not in info.specialised:
        info.specialised.add(name)
        known.defined, known.initializer = False, None
        c.known.statics.specialise(known)
        if node.init is None:  # [temp.expl.spec]p14: a declaration
            return
    if known.defined:
        c.fatal(node.coord, f"redefinition of '{name}'", notes)
    if constexpr:
        type, known.constexpr = ty.qualify(type, ty.CONST), True
    if isinstance(known.type, ty.Array) and known.type.length is None:
        known.type = type
    elif type != known.type:
        c.fatal(
            node.coord, f"redefinition of '{name}' with a different type: '{type}' vs '{known.type}'", notes
        )
    known.defined, known.at = True, node.coord
    with c.within(scope=inside or info.scope):
        rules.objects.initialize_static(c, node, known)
