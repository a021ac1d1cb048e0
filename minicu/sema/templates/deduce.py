"""Deducing template arguments (C++17 [temp.deduct]).

A *pattern* is a type in which `ty.Placeholder`s stand for a template's parameters. `found` maps the index
of a parameter to its argument, a type or a constant, and grows by matching.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from minicu import tree
from minicu import types as ty
from minicu.abi import mangled_values
from minicu.abi.virtual_bases import record_of
from minicu.sema import rules
from minicu.sema.context import Check
from minicu.sema.conversions import places
from minicu.sema.conversions.convert import OVERLOADED, Braced, expiring, is_lvalue, qualifiers, value_type
from minicu.sema.names.standard import is_initializer_list
from minicu.sema.templates.value_arguments import Count
from minicu.sema.types.compatible import unpromised
from minicu.syntax.nodes import Syntax
from minicu.types.dependent import (
    DecltypeOf,
    DependentName,
    Expansion,
    InstanceDecl,
    MemberPointer,
    MemberPointerDecl,
    Pack,
    TemplateId,
    TemplateParameter,
    Value,
    depends,
    element,
    flat,
    is_expansion,
)

if TYPE_CHECKING:
    from minicu.sema.templates.instance import Argument


Deductions = dict[int, Any]


class Prefix(Pack):
    """Arguments that are written for a pack; more of them may be deduced ([temp.arg.explicit]p9)."""

    __slots__ = ()


def mentions(pattern: object, indexes: set[int]) -> bool:
    """Whether one of these parameters occurs in a deducible position."""
    match pattern:
        case ty.Placeholder():
            return pattern.index in indexes
        case ty.Pointer() | ty.Reference():
            return mentions(pattern.to, indexes)
        case MemberPointer():
            return mentions(pattern.to, indexes) or mentions(pattern.owner, indexes)
        case Expansion():
            return mentions(pattern.pattern, indexes)
        case Pack():
            return any(mentions(a, indexes) for a in pattern)
        case ty.Array():
            return mentions(pattern.element, indexes) or mentions(pattern.length, indexes)
        case ty.Function():
            parts = (pattern.returns, *pattern.parameters, pattern.noexcept)
            return any(mentions(p, indexes) for p in parts)
        case TemplateId():
            return any(mentions(a, indexes) for a in (pattern.template, *pattern.arguments))
        case TemplateParameter():
            return pattern.index in indexes
        case Value() if pattern.op == "parameter":
            return pattern.parts[0].index in indexes
        case Value() if pattern.op == "expansion":
            return mentions(pattern.parts[0], indexes)
    return False


def packs_in(pattern: object) -> set[int]:
    """The parameters in a pattern that are packs."""
    match pattern:
        case ty.Placeholder() | TemplateParameter():
            return {pattern.index} if pattern.pack else set()
        case ty.Pointer() | ty.Reference():
            return packs_in(pattern.to)
        case MemberPointer():
            return packs_in(pattern.to) | packs_in(pattern.owner)
        case Expansion():
            return packs_in(pattern.pattern)
        case ty.Array():
            return packs_in(pattern.element) | packs_in(pattern.length)
        case ty.Function():
            return _packs_in_all((pattern.returns, *pattern.parameters))
        case TemplateId():
            return _packs_in_all((pattern.template, *pattern.arguments))
        case DependentName():
            return packs_in(pattern.owner) | _packs_in_all(pattern.arguments or ())
        case DecltypeOf():
            return packs_in(pattern.value)
        case Value():
            return _packs_in_all(pattern.parts)
        case Pack():
            return _packs_in_all(pattern)
    return set()


def _packs_in_all(patterns: Iterable[Argument]) -> set[int]:
    return {index for pattern in patterns for index in packs_in(pattern)}


def _known_later(pattern: ty.Type) -> bool:
    """Whether a part of the type is a non-deduced context ([temp.deduct.type]p5), or may have one."""
    match pattern:
        case DependentName() | DecltypeOf() | TemplateId():
            return True
        case Expansion():
            return _known_later(pattern.pattern)
        case ty.Pointer() | ty.Reference():
            return _known_later(pattern.to)
        case ty.Array():
            return _known_later(pattern.element) or isinstance(pattern.length, Value)
        case ty.Function():
            parts = (pattern.returns, *pattern.parameters)
            return isinstance(pattern.noexcept, Value) or any(map(_known_later, parts))
    return False


def mentions_any(patterns: Iterable[Argument], index: int) -> bool:
    return any(mentions(pattern, {index}) for pattern in patterns)


def from_operand(
    c: Check, parameter: ty.Type, operand: tree.Expr | tree.Place, deductions: Deductions
) -> bool:
    """Deduce from an argument of a call ([temp.deduct.call])."""
    if operand.__class__ is Braced:
        return _from_list(c, parameter, operand.items, deductions)
    if isinstance(operand, tree.Expr):
        operand = places.lvalue(c, operand) or operand
    type = value_type(c, operand)
    if type is OVERLOADED:
        return True  # nothing can be deduced from several functions
    if not isinstance(parameter, ty.Reference):
        return match(parameter.unqualified, type, deductions, adding=True)
    pattern = parameter.to
    actual = operand.type if isinstance(operand, tree.Place) else type
    lvalue = isinstance(operand, tree.Place) and is_lvalue(operand) and not expiring(operand)
    lvalue = lvalue or places.bit_field(operand) is not None
    if isinstance(operand, tree.FunctionAddress) and not operand.taken:
        actual, lvalue = ty.pointee(operand.type), True
    if parameter.rvalue and lvalue and isinstance(pattern, ty.Placeholder) and not pattern.quals:
        actual = ty.Reference(actual)  # a forwarding reference
    return match(pattern, actual, deductions, adding=True)


def _from_list(c: Check, parameter: ty.Type, items: Sequence[Syntax], deductions: Deductions) -> bool:
    """From a brace list: for a `std::initializer_list<T>`, and for an array ([temp.deduct.call]p1)."""
    pattern = parameter.to if isinstance(parameter, ty.Reference) else parameter
    element = None
    if isinstance(pattern, TemplateId) and is_initializer_list(pattern.template):
        element = pattern.arguments[0]
    elif isinstance(pattern, ty.Array):
        element = pattern.element
        if isinstance(pattern.length, ty.Placeholder):
            count = Count(c.size_type, len(items))
            if not _fix(deductions, pattern.length.index, count):
                return False
    if element is None:
        return True  # nothing is deduced from it
    return bool(items) and (
        not depends(element)
        or all(
            from_operand(c, element.unqualified, rules.expr.argument(c, item), deductions) for item in items
        )
    )


def match(pattern: ty.Type, actual: ty.Type, deductions: Deductions, adding: bool = False) -> bool:
    """Deduces what makes `pattern` the type `actual`. `adding`: `pattern` may be more qualified, as in a
    call."""
    if isinstance(pattern, ty.Placeholder):
        if pattern.quals & ~qualifiers(actual) and not adding:
            return False
        return _fix(deductions, pattern.index, _without(actual, pattern.quals))
    if isinstance(pattern, TemplateId):
        return _instance(pattern, actual, deductions, adding)
    if isinstance(pattern, MemberPointer):
        given = actual
        if isinstance(actual, ty.Record) and isinstance(actual.decl, MemberPointerDecl):
            given = MemberPointer(actual.decl.owner, actual.decl.to, actual.decl.quals)
        if not isinstance(given, MemberPointer) or (
            given.cv != pattern.cv and isinstance(pattern.to, ty.Function)
        ):
            return False
        to = given.to
        if given.cv and not isinstance(pattern.to, ty.Function):
            to = replace(to, quals=given.cv)  # a function with qualifiers of its object
        promised = adding and isinstance(pattern.to, ty.Function)  # [temp.deduct.call]p4.3
        return match(pattern.owner, given.owner, deductions) and match(pattern.to, to, deductions, promised)
    if isinstance(pattern, (DependentName, DecltypeOf)):
        return True  # nothing is deduced from it, and what it means shows when the others are known
    rule = _RULES.get(type(pattern))
    if rule is None or not (mentions(pattern, set(range(MANY))) or _known_later(pattern)):
        a, b = (pattern.unqualified, actual.unqualified) if adding else (pattern, actual)
        return a == b
    return type(actual) is type(pattern) and rule(pattern, actual, deductions, adding)


def _instance(pattern: TemplateId, actual: ty.Type, deductions: Deductions, adding: bool) -> bool:
    """`vec<T, N>` against a class; in a call against the bases of the class, too ([temp.deduct.call]p4)."""
    if not adding and pattern.quals != actual.quals:
        return False
    if isinstance(actual, TemplateId):
        tried = dict(deductions)
        if not _template(pattern.template, actual.template, tried):
            return False
        if not match_arguments(pattern.arguments, _arguments(pattern, actual, deductions), tried):
            return False
        deductions.update(tried)
        return True
    level = [actual.decl] if isinstance(actual, ty.Record) else []
    while level:
        fitting: dict[ty.RecordDecl, Deductions] = {}
        for decl in level:
            tried = dict(deductions)
            if isinstance(decl, InstanceDecl) and _template(pattern.template, decl.template, tried):
                if match_arguments(pattern.arguments, _arguments(pattern, decl, deductions), tried):
                    fitting[decl] = tried
        if fitting:
            deductions.update(next(iter(fitting.values())))
            return len(fitting) == 1
        level = [record_of(m) for decl in level for m in decl.completed().bases] if adding else []
    return False


def _arguments(
    pattern: TemplateId, actual: TemplateId | InstanceDecl, deductions: Deductions
) -> Sequence[Argument]:
    """The arguments of an instance that a template-id of a parameter says, of a template that has defaults
    for the others ([temp.arg.template]p3). nvcc knows of them if the template is given, g++ if it is deduced
    as well. What is for fewer arguments takes what is for more, so that the latter is more special."""
    given, template = actual.arguments, pattern.template
    count = len(pattern.arguments)
    if not isinstance(template, TemplateParameter) or not count < len(given):
        return given
    if any(isinstance(argument, Pack) for argument in pattern.arguments):
        return given
    if isinstance(actual, TemplateId):
        return given[:count] if isinstance(actual.template, TemplateParameter) else given
    return given[:count] if actual.defaulted(count, template.index in deductions) else given


def _template(pattern: object, actual: object, deductions: Deductions) -> bool:
    """The template of a template-id, which may be a parameter."""
    if isinstance(pattern, TemplateParameter):
        return _fix(deductions, pattern.index, actual)
    return pattern is actual


def match_arguments(patterns: Sequence[Argument], actual: Sequence[Argument], deductions: Deductions) -> bool:
    """Match the arguments of a template-id."""
    return match_list(flat(patterns), flat(actual), deductions, _argument)


#: What matches a pattern of a list with an item.
One = Callable[[Any, Any, Deductions], bool]


def match_list(
    patterns: Sequence[Argument], actual: Sequence[Argument], deductions: Deductions, one: One
) -> bool:
    """Match a list whose last pattern may be an expansion ([temp.deduct.type]p9)."""
    if any(map(is_expansion, patterns[:-1])):
        return True  # nothing is deduced from it
    head = len(patterns)
    if patterns and is_expansion(patterns[-1]):
        head -= 1
        if len(actual) < head:
            return False
    elif len(actual) != head:
        return False
    if any(map(is_expansion, actual[:head])):
        return False
    if not all(one(p, a, deductions) for p, a in zip(patterns[:head], actual)):
        return False
    return head == len(patterns) or match_elements(
        patterns[-1], list(map(element, actual[head:])), deductions, one
    )


def match_elements(pattern: Any, actual: Sequence[Any], deductions: Deductions, one: One) -> bool:
    """Match an expansion with all that it is to stand for: each gives one element of its packs."""
    indexes = packs_in(pattern)
    known = {i: deductions[i] for i in indexes if i in deductions}
    elements: dict[int, list[Any]] = {i: [] for i in indexes}
    for k, item in enumerate(actual):
        tried = {i: a for i, a in deductions.items() if i not in indexes}
        tried.update({i: before[k] for i, before in known.items() if k < len(before)})
        if not one(element(pattern), item, tried):
            return False
        for i in indexes & tried.keys():
            elements[i].append(tried.pop(i))
        deductions.update(tried)
    for i, pack in elements.items():
        least = len(known.get(i, ()))
        if least > len(actual) or (known.get(i).__class__ is Pack and least < len(actual)):
            return False
        if len(pack) == len(actual):
            deductions[i] = Pack(pack)
    return True


def _argument(pattern: object, actual: object, deductions: Deductions) -> bool:
    if isinstance(pattern, ty.Type):
        if not isinstance(actual, ty.Type):  # nothing is deduced from `T::template name`
            return isinstance(pattern, DependentName)
        return match(pattern, actual, deductions)
    if not isinstance(pattern, Value):
        return _template(pattern, actual, deductions)
    if isinstance(actual, ty.Type):
        return False
    if pattern.op == "parameter":
        return _fix(deductions, pattern.parts[0].index, actual)
    if pattern.op == "literal":
        return int(pattern.parts[1]) == number(actual)
    return True  # an expression: what it is shows when the parameters are known


def number(argument: object) -> int | None:
    """The number that an argument of a template is."""
    known = argument.value if isinstance(argument, tree.Constant) else argument
    known = known.parts[-1] if isinstance(known, Value) else known
    return int(known) if isinstance(known, int) else None


#: More parameters than a template has.
MANY = 256


def _fix(deductions: Deductions, index: int, argument: object) -> bool:
    known = deductions.setdefault(index, argument)
    if isinstance(argument, tree.ObjectArgument) and not isinstance(known, tree.ObjectArgument):
        deductions[index] = argument  # what is written waits for its conversion
        return True
    if isinstance(known, tree.Constant) and isinstance(argument, tree.Constant):
        if isinstance(known, Count):
            deductions[index] = argument
        return mangled_values.bits(known) == mangled_values.bits(argument)
    if isinstance(known, tree.Constant) or isinstance(argument, tree.Constant):
        return False
    return known is argument or known == argument


def _without(type: ty.Type, quals: int) -> ty.Type:
    if type.align is not None:  # a typedef name's alignment is not the type's
        type = replace(type, align=None)
    type = unpromised(type)
    if not quals:
        return type
    if isinstance(type, ty.Array):
        return replace(type, element=_without(type.element, quals))
    return replace(type, quals=type.quals & ~quals)


def _pointer(pattern: ty.Pointer, actual: ty.Pointer, deductions: Deductions, adding: bool) -> bool:
    to = pattern.to
    if isinstance(actual.to, ty.Function) and isinstance(to, ty.Placeholder) and to.quals:
        return False  # as for g++ and nvcc: no function is `const T`
    return match(to, actual.to, deductions, adding)


def _reference(pattern: ty.Reference, actual: ty.Reference, deductions: Deductions, adding: bool) -> bool:
    return pattern.rvalue == actual.rvalue and match(pattern.to, actual.to, deductions, adding)


def _array(pattern: ty.Array, actual: ty.Array, deductions: Deductions, adding: bool) -> bool:
    length = pattern.length
    if isinstance(length, ty.Placeholder):
        given = Count(ty.ULONG, actual.length) if isinstance(actual.length, int) else actual.length
        if given is None or not _fix(deductions, length.index, given):
            return False
    elif isinstance(length, Value):
        pass  # an expression: nothing is deduced from it
    elif length != actual.length:
        return False
    return match(pattern.element, actual.element, deductions, adding)


def _function(pattern: ty.Function, actual: ty.Function, deductions: Deductions, adding: bool) -> bool:
    return (
        pattern.variadic == actual.variadic
        and pattern.quals == actual.quals
        and _promise(pattern.noexcept, actual.noexcept, deductions, adding)
        and match(pattern.returns, actual.returns, deductions)
        and match_list(pattern.parameters, actual.parameters, deductions, _parameter)
    )


def _promise(pattern: Any, actual: Any, deductions: Deductions, adding: bool) -> bool:
    """What functions say of exceptions. A call takes one that promises more ([temp.deduct.call]p4.3)."""
    if not isinstance(pattern, Value):
        return pattern == actual or (adding and pattern is False)
    if pattern.op != "parameter":
        return True  # an expression: nothing is deduced from it
    given = actual if isinstance(actual, Value) else Count(ty.BOOL, int(actual))
    return _fix(deductions, pattern.parts[0].index, given)


def _parameter(pattern: ty.Type, actual: ty.Type, deductions: Deductions) -> bool:
    return match(pattern.unqualified, actual.unqualified, deductions)


_RULES: dict[type, Callable[[Any, Any, Deductions, bool], bool]] = {
    ty.Pointer: _pointer,
    ty.Reference: _reference,
    ty.Array: _array,
    ty.Function: _function,
}
