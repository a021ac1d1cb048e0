"""`std::initializer_list` (C++17 [dcl.init.list], [support.initlist]): brace lists as values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import layout
from minicu.diagnostics.errors import Place
from minicu.sema import rules
from minicu.sema.classes.classes import Class
from minicu.sema.context import Check
from minicu.sema.conversions.convert import Braced, rvalue
from minicu.sema.names import standard
from minicu.sema.scope import ClassTemplate, OverloadSet
from minicu.syntax.headers.needed import INITIALIZER_LIST
from minicu.syntax.nodes import Syntax, qualified
from minicu.types.dependent import TemplateId

if TYPE_CHECKING:
    from minicu.sema.expressions.ranking import Rank
    from minicu.sema.templates.instance import Template


def element(type: ty.Type) -> ty.Type | None:
    """T of `std::initializer_list<T>`; None for other types."""
    argument = standard.listed(type) if isinstance(type, ty.Record) else None
    return argument if isinstance(argument, ty.Type) else None


def deduced(c: Check, items: Sequence[Syntax], at: Place) -> ty.Record:
    """The class that `auto` stands for in `auto x = {a, b};` ([dcl.type.auto.deduct]p4)."""
    element_type: ty.Type | None = None
    for item in items:
        value = rules.expr.value(c, item)
        if element_type is not None and value.type.unqualified != element_type:
            c.fatal(item.coord or at, "deduced conflicting types for initializer list element: "
                    f"'{element_type}' and '{value.type.unqualified}'")  # fmt: skip
        element_type = value.type.unqualified
    assert element_type is not None
    template = rules.names.find(c, qualified("std", INITIALIZER_LIST), at)
    if not isinstance(template, ClassTemplate):
        c.fatal(at, "'auto' from a brace list needs <initializer_list>")
    return rules.class_template.instance(c, template, (element_type,), at)


def rank(c: Check, items: Sequence[Syntax], element_type: ty.Type) -> Rank | None:
    """The worst conversion of an item to `element_type` ([over.ics.list]p6); None if one is impossible."""
    worst: Rank = (rules.ranking.EXACT, 0)
    with c.within(unevaluated=True, temporaries=[]):
        for item in items:
            if isinstance(item, c_ast.NamedInitializer):
                return None
            conversion = rules.ranking.conversion(c, rules.expr.argument(c, item), element_type)
            if conversion is None:
                return None
            worst = max(worst, conversion[:2])
    return worst


def constructor(c: Check, info: Class, items: Sequence[Syntax]) -> tuple[tree.Function, ty.Record] | None:
    """The constructor that takes the whole list, which is preferred to those that take its items
    ([over.match.list]p1), and the type of its parameter."""
    best: tuple[Rank, tree.Function, ty.Record] | None = None
    functions = info.constructors.functions
    if items:  # nothing is deduced from an empty list
        templates = [t for t in info.constructors.templates if takes_list(t)]
        lists = replace(info.constructors, templates=templates)
        at = items[0].coord
        functions = rules.member_templates.candidates(c, lists, [Braced(list(items), at)], at)
    for function in functions:
        parameters = function.type.parameters[1:]
        if not parameters or (len(parameters) > 1 and not function.has_defaults(2)):
            continue
        first = parameters[0]
        type = first.to.unqualified if isinstance(first, ty.Reference) else first.unqualified
        element_type = element(type)
        if (
            element_type is not None
            and isinstance(type, ty.Record)
            and (list_rank := rank(c, items, element_type)) is not None
            and (best is None or list_rank < best[0])
        ):
            best = list_rank, function, type
    return best[1:] if best is not None else None


def takes_list(t: Template) -> bool:
    """Whether the first parameter is a list of a type that the template deduces."""
    parameters = t.pattern.parameters if t.pattern is not None else ()
    if not parameters:
        return False
    type = parameters[0].to if isinstance(parameters[0], ty.Reference) else parameters[0]
    return isinstance(type, TemplateId) and standard.listed(type) is not None


def assignable(type: ty.Type) -> bool:
    """Whether a class has an assignment operator that may take a list: of a `std::initializer_list`, or a
    template, whose parameter may have a default argument."""
    known = rules.classes.functions(type, "operator=")
    if not isinstance(known, OverloadSet):
        return False
    if known.templates:
        return True
    for function in known.functions:
        given = function.type.parameters[-1]
        if element(given.to if isinstance(given, ty.Reference) else given) is not None:
            return True
    return False


def make(c: Check, type: ty.Record, items: Sequence[Syntax], at: Place) -> tree.Expr:
    """The value of a list: its items in an array, which lives as long as a temporary does."""
    element_type = element(type)
    slots = layout(type, c.model).slots
    if (
        element_type is None
        or len(slots) != 2
        or not isinstance(slots[0].type, ty.Pointer)
        or not ty.is_integral(slots[1].type)
    ):
        c.fatal(at, f"'{type}' is not as <initializer_list> declares it: a pointer and a number")
    first, count = slots
    pointer: tree.Expr = tree.Constant(first.type.unqualified, 0, at=at)
    if items:
        array = ty.Array(element_type.unqualified, len(items))
        elements, _ = rules.initial.initialize(c, c_ast.InitList(list(items), at), array, static=False, at=at)
        if not isinstance(elements, tree.Initializer):
            elements = tree.Initializer(array, [tree.InitItem(0, array, elements)])
        object = tree.Object("", array, "local", at=at, used=True)
        list_ = tree.CompoundLiteral(array, object, elements, at=at)
        pointer = rvalue(c, list_)
        pointer = tree.Convert(first.type.unqualified, pointer, at=at)
        rules.lifetime.hold_array(c, list_)
    size = tree.Constant(count.type.unqualified, len(items), at=at)
    parts = [tree.InitItem(s.offset, s.type.unqualified, v) for s, v in ((first, pointer), (count, size))]
    list_object = tree.Object("", type, "local", at=at, used=True)
    place = tree.CompoundLiteral(type, list_object, tree.Initializer(type, parts), at=at)
    return tree.Load(type, place, at=at)
