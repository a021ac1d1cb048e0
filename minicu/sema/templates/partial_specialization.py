"""Partial specialisations of class templates (C++17 [temp.class.spec]): declaring them, and which one an
instance is made of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from pycparser import c_ast

from minicu import types as ty
from minicu.diagnostics.errors import Note, Place, Refused, span_of
from minicu.sema import rules
from minicu.sema.context import Check
from minicu.sema.scope import AliasTemplate, ClassTemplate, Scope
from minicu.sema.templates import class_template, deduce, dependent_values, partial_ordering
from minicu.sema.templates.instance import (
    Argument,
    bound,
    expanded,
    key_of,
    placeholders,
    spelled,
    spelled_all,
)
from minicu.sema.templates.template_arguments import complete, written_all
from minicu.sema.templates.value_arguments import Ignored
from minicu.sema.types import declarators
from minicu.syntax.nodes import Name, Node, TemplateParam
from minicu.types.dependent import Pack, Value, is_expansion


def choose(
    c: Check, t: ClassTemplate, arguments: tuple[Argument, ...], at: Place
) -> tuple[ClassTemplate, tuple[Argument, ...]]:
    """The template that an instance is made of, the primary one or a partial specialisation, and what its
    parameters are ([temp.class.spec.match])."""
    fitting = []
    numbers = list(map(deduce.number, _placed(arguments)))
    for special in t.partial:
        if special.number is not None:
            place, number = special.number
            if place < len(numbers) and numbers[place] != number:
                continue
        if (own := _fits(c, special, arguments)) is not None:
            fitting.append((special, own))
    if not fitting:
        return t, arguments
    for special, own in fitting:
        if all(other is special or _more_special(c, special, other) for other, _ in fitting):
            return special, own
    notes = [
        Note(f"partial specialization matches [with {_with(special, own)}]", span_of(special.at))
        for special, own in fitting
    ]
    shown = f"{t.name}<{spelled_all(arguments, t.params)}>"
    return c.fatal(at, f"ambiguous partial specializations of '{shown}'", notes)


def number_in(pattern: Sequence[Argument]) -> tuple[int, int] | None:
    """The place of the first number of a pattern, and the number: it tells most of hundreds of
    specialisations apart."""
    for i, argument in enumerate(_placed(pattern)):
        if isinstance(argument, Value) and argument.op == "literal":
            return i, int(argument.parts[1])
    return None


def _placed(arguments: Sequence[Argument]) -> Iterator[Argument]:
    """The arguments whose place is that of what matches them: those before a pack."""
    return takewhile(lambda a: not isinstance(a, Pack) and not is_expansion(a), arguments)


def _with(t: ClassTemplate, arguments: tuple[Argument, ...]) -> str:
    return ", ".join(f"{p.name} = {spelled(a)}" for p, a in zip(t.params, arguments))


def _fits(c: Check, special: ClassTemplate, arguments: tuple[Argument, ...]) -> tuple[Argument, ...] | None:
    """The arguments of a partial specialisation's parameters with which it is for these."""
    deductions: deduce.Deductions = {}
    if not deduce.match_arguments(special.pattern, arguments, deductions):
        return None
    mark = c.diagnostics.mark()
    try:
        own = complete(c, special, deductions, ())
        nodes = expanded(c, special, special.node.name.parts[-1].arguments, special.params, own)
        with c.elsewhere(bound(special.scope, special.params, own), deducing=True):
            given = written_all(c, nodes)
            meant = class_template.arguments_of(c, c.known.primary[special], given, special.at)
    except Ignored:
        return None
    except Refused:
        c.diagnostics.rewind(mark)
        return None
    if key_of(meant) != key_of(arguments):
        return None
    if special.constraints and not rules.constraints.satisfied(c, special, own):
        return None
    return own


def _more_special(c: Check, a: ClassTemplate, b: ClassTemplate) -> bool:
    """[temp.class.order]"""
    if a.pattern == b.pattern and (a.constraints or b.constraints):
        forms = [rules.constraints.normal(c, t.scope, t.params, t.constraints) for t in (a, b)]
        return rules.constraints.more_constrained(*forms)
    return partial_ordering.at_least_as_special_arguments(a.pattern, b.pattern) and not (
        partial_ordering.at_least_as_special_arguments(b.pattern, a.pattern)
    )


def declare(
    c: Check,
    t: ClassTemplate,
    params: list[TemplateParam],
    node: c_ast.Struct | c_ast.Union,
    constraints: Sequence[Node] = (),
) -> None:
    """`template <class T> struct name<T *> { ... };`"""
    pattern = patterns(c, t, params, node.name, node.coord)
    same = (p for p in t.partial if p.pattern == pattern and _same_values(c, t.scope, params, p.params))
    known = None if constraints else next(same, None)
    if known is None:
        known = ClassTemplate(t.name, params, node, t.scope, node.coord, pattern=pattern)
        known.number = number_in(pattern)
        known.constraints = list(constraints)
        t.partial.append(known)
        c.known.primary[known] = t
        free = [p for i, p in enumerate(params) if not deduce.mentions_any(pattern, i)]
        if free:
            c.fatal(free[0].coord, "class template partial specialization contains a template parameter that "
                    f"cannot be deduced: '{free[0].name}'")  # fmt: skip
    else:
        class_template.again(c, known, params, node)
    class_template.defined(t)


def _same_values(c: Check, scope: Scope, a: Sequence[TemplateParam], b: Sequence[TemplateParam]) -> bool:
    """Whether the parameters that are values are of the same types ([temp.over.link]p6)."""
    return _value_types(c, scope, a) == _value_types(c, scope, b)


def _value_types(c: Check, scope: Scope, params: Sequence[TemplateParam]) -> list[ty.Type | None]:
    with c.elsewhere(placeholders(scope, params), pattern=True):
        types = [None if p.type is None else declarators.type_name(c, p.type) for p in params]
        return [type and declarators.adjusted(type).unqualified for type in types]


def patterns(
    c: Check, t: ClassTemplate | AliasTemplate, params: Sequence[TemplateParam], name: str, at: Place
) -> tuple[Argument, ...]:
    """The arguments that stand in a declaration in terms of its own parameters."""
    assert isinstance(name, Name)
    nodes = next(arguments for _, arguments in reversed(name.parts) if arguments is not None)
    with c.elsewhere(placeholders(t.scope, params), pattern=True):
        given = class_template.arguments_of(c, t, written_all(c, nodes), at)
    return tuple(map(dependent_values.as_argument, given))
