"""Class template argument deduction (C++17 [over.match.class.deduct]): `vec v(1, 2.f)` means the class that
one of the template's constructors, or a deduction guide, gives for these arguments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Note, Place, Refused, span_of
from minicu.sema import rules
from minicu.sema.constants import literals
from minicu.sema.context import Check, Operand
from minicu.sema.conversions.convert import Braced
from minicu.sema.scope import ClassTemplate
from minicu.sema.templates import partial_ordering
from minicu.sema.templates.instance import Template, bound, declaration, expanded, signature
from minicu.sema.templates.template_arguments import deduced
from minicu.sema.templates.value_arguments import Ignored
from minicu.syntax import packs
from minicu.syntax.nodes import (
    Class,
    DirectInit,
    Guide,
    MethodDecl,
    Name,
    Node,
    PackExpansion,
    Part,
    RefDecl,
    Syntax,
    TemplateDecl,
    TemplateParam,
    changed,
    default_argument,
)
from minicu.types.dependent import InstanceDecl


def of_initialiser(c: Check, t: ClassTemplate, node: Syntax | None, at: Place) -> ty.Record:
    """The class of `vec v(a, b);`, `vec v{a, b};`, `vec v = a;`."""
    if isinstance(node, DirectInit):
        return of_arguments(c, t, node.args, node.brace, at)
    if isinstance(node, c_ast.InitList):
        return of_arguments(c, t, node.exprs or [], True, at)
    return of_arguments(c, t, [] if node is None else [node], False, at)


def of_operands(c: Check, t: ClassTemplate, operands: list[Operand], at: Place) -> ty.Record:
    """The class that an object made of these operands in parentheses has."""
    guide = _best(c, list(_guides(c, t)), operands, at)
    if guide is None:
        notes = [Note("template is declared here", span_of(t.at))]
        c.fatal(at, "no viable constructor or deduction guide for deduction of template arguments of "
                f"'{t.name}'", notes)  # fmt: skip
    return _made(guide)


def of_arguments(c: Check, t: ClassTemplate, nodes: Sequence[Syntax], brace: bool, at: Place) -> ty.Record:
    """The class that an object made of these arguments has."""
    with c.within(unevaluated=True, pending=[], temporaries=[]):
        operands = [rules.expr.argument(c, node) for node in nodes]
        guide = None
        alone = len(operands) == 1 and _is_instance(operands[0].type, t)  # [over.match.class.deduct]p4
        if brace and operands and not alone:  # [over.match.list]p1: those that take the whole list first
            lists = [g for g in _guides(c, t) if rules.initializer_lists.takes_list(g)]
            guide = _best(c, lists, [Braced(list(nodes), at)], at)
        if guide is None:
            return of_operands(c, t, operands, at)
    return _made(guide)


def _made(guide: tree.Function) -> ty.Record:
    type = guide.type.returns.unqualified
    assert isinstance(type, ty.Record)
    return type


def _is_instance(type: ty.Type, t: ClassTemplate) -> bool:
    """Whether it is an instance of the template, or derived from one."""
    if not isinstance(type, ty.Record):
        return False
    decl = type.decl.completed()
    own = isinstance(decl, InstanceDecl) and decl.template is t
    return own or any(_is_instance(base.type, t) for base in decl.bases)


def _best(c: Check, guides: list[Template], operands: list[Operand], at: Place) -> tree.Function | None:
    """Overload resolution among hypothetical functions that return the classes
    ([over.match.class.deduct])."""
    guide_of = {f: guide for guide in guides if (f := _hypothetical(c, guide, operands, at)) is not None}
    viable = rules.ranking.ranked(c, list(guide_of), operands)

    def beats(a: rules.ranking.Viable, b: rules.ranking.Viable) -> bool:
        if rules.ranking.is_better(a[1], b[1]):
            return True
        if not rules.ranking.are_alike(a[1], b[1]):
            return False
        return _goes_before(c, guide_of[a[0]], guide_of[b[0]], len(operands))

    for one in viable:
        if all(one is other or beats(one, other) for other in viable):
            return one[0]
    if viable:
        notes = [Note("candidate", span_of(f.at)) for f, _ in viable]
        c.fatal(at, "ambiguous deduction of template arguments", notes)
    return None


def _hypothetical(c: Check, guide: Template, operands: list[Operand], at: Place) -> tree.Function | None:
    """The hypothetical function of a guide for these operands; None if they do not fit."""
    mark = c.diagnostics.mark()
    try:
        if guide.pattern is None:
            return None
        arguments = deduced(c, guide, None, operands)
        if guide.constraints and not rules.constraints.satisfied(c, guide, arguments):
            return None
        decl = expanded(c, guide, guide.decl, guide.params, arguments)
        with c.elsewhere(bound(guide.scope, guide.params, arguments)):
            function = tree.Function(guide.name, signature(c, decl), at=guide.decl.coord)
        function.instance = tree.Instance(guide.name, guide.pattern, arguments, at, None, 0, ())
        args = decl.type.args
        for i, item in enumerate(args.params if args is not None else ()):
            if (default := default_argument(item)) is not None:
                function.declared.defaults[i] = default
        return function
    except (Ignored, Refused):
        c.diagnostics.rewind(mark)
        return None


def _goes_before(c: Check, first: Template, second: Template, count: int) -> bool:
    """Which of two guides is taken that fit `count` operands equally well ([over.match.best]p2)."""
    if first.pattern is not None and second.pattern is not None:
        if partial_ordering.more_special(first.pattern, second.pattern, count):
            return True
        if partial_ordering.more_special(second.pattern, first.pattern, count):
            return False
    if first.constraints or second.constraints:
        forms = [rules.constraints.normal(c, t.scope, t.params, t.constraints) for t in (first, second)]
        if forms[0] != forms[1]:
            return rules.constraints.more_constrained(*forms)
    return _order(first) < _order(second)


def _order(t: Template) -> int:
    """A guide goes before the copy, that before the others."""
    return {"guide": 0, "copy": 1}.get(t.access, 2)


# ---------------------------------------------------------------- guides


def declare(c: Check, params: list[TemplateParam], node: Guide, constraints: Sequence[Node] = ()) -> None:
    """`template <class T> vec(T *) -> vec<T>;`"""
    t = rules.names.find(c, node.name, node.coord)
    if not isinstance(t, ClassTemplate):
        c.fatal(node.coord, f"'{node.name}' is no class template to deduce arguments of")
    guide = _guide_template(c, t, params, node.args, node.returns, "guide", node.coord)
    guide.constraints = list(constraints)
    t.guides.append(guide)


def _guides(c: Check, t: ClassTemplate) -> Iterator[Template]:
    """The written guides, and those that the constructors of the primary template make."""
    yield from t.guides
    if t.imagined is None:
        t.imagined = list(_imagined(c, t))
    yield from t.imagined


def _imagined(c: Check, t: ClassTemplate) -> Iterator[Template]:
    params, itself = _named(t)
    at = t.at
    constructors = 0
    for item in t.node.decls or ():
        inner = item.decl if isinstance(item, TemplateDecl) else item
        decl = declaration(inner)
        if (
            not isinstance(decl, c_ast.Decl)
            or not isinstance(decl.type, c_ast.FuncDecl)
            or decl.name != t.name
        ):
            continue
        constructors += 1
        more = list(item.params or ()) if isinstance(item, TemplateDecl) else []
        guide = _guide_template(c, t, [*params, *more], decl.type.args, itself, "constructor", decl.coord)
        if isinstance(
            asked := item if isinstance(item, TemplateDecl) else decl.type, (TemplateDecl, MethodDecl)
        ):
            guide.constraints = [*guide.constraints, *asked.constraints]
        yield guide
    if not constructors:
        yield _guide_template(c, t, params, None, itself, "constructor", at)
        if c.language.cxx20:
            for args in _members(c, t):
                yield _guide_template(c, t, params, args, itself, "constructor", at)
    bottom = c_ast.TypeDecl(None, [], None, _specifier(itself), at)
    copy = c_ast.ParamList([c_ast.Typename(None, [], None, bottom, at)], at)
    yield _guide_template(c, t, params, copy, itself, "copy", at)


def _members(c: Check, t: ClassTemplate) -> Iterator[c_ast.ParamList]:
    """C++20 [over.match.class.deduct]p1.8: what a list for an aggregate gives values to, as parameters. An
    array takes a list, a string literal, or, if its bounds do not depend on parameters, elements."""
    elements: list[list[list[Syntax]]] = []  # of each the parameters, in each way
    for item in t.node.bases if isinstance(t.node, Class) else ():
        base: Any = item.pattern if isinstance(item, PackExpansion) else item
        if base.virtual or base.type is not None or base.access in ("private", "protected"):
            return
        bottom = c_ast.TypeDecl(None, [], None, c_ast.IdentifierType([base.name], t.at), t.at)
        named = c_ast.Typename(None, [], None, bottom, t.at)
        elements.append([[PackExpansion(named, {}, base.coord) if base is not item else named]])
    for item in t.node.decls or ():
        if not isinstance(item, c_ast.Decl) or isinstance(item.type, c_ast.FuncDecl):
            continue
        if item.name and not {"static", "typedef"} & set(item.storage):
            member = changed(item, init=None, storage=[], funcspec=[], bitsize=None)
            if _is_nested(t, item.type):
                its_type = c_ast.TypeOf("decltype", c_ast.ID(item.name, item.coord), item.coord)
                member = changed(member, type=changed(item.type, type=its_type))
            elements.append(_of_array(c, member) if isinstance(item.type, c_ast.ArrayDecl) else [[member]])
    for way in range(max(map(len, elements), default=0)):
        params: list[Syntax] = []
        differs = way == 0
        for ways in elements:
            own = ways[min(way, len(ways) - 1)]
            differs |= len(ways) > way
            for param in own:  # the last array may have fewer elements than it takes
                params.append(param)
                if differs:
                    yield c_ast.ParamList(list(params), t.at)


def _is_nested(t: ClassTemplate, type: Syntax) -> bool:
    """Whether a member is of a class or enumeration that the template's class defines."""
    if not isinstance(type, c_ast.TypeDecl):
        return False
    if isinstance(type.type, c_ast.IdentifierType):
        tags = [item.type for item in t.node.decls or () if isinstance(item, c_ast.Decl)]
        defined = {tag.name for tag in tags if isinstance(tag, (c_ast.Struct, c_ast.Union, c_ast.Enum))}
        return not defined.isdisjoint(type.type.names) and type.declname not in defined
    return isinstance(type.type, (c_ast.Struct, c_ast.Union)) and type.type.decls is not None


#: Elements that an array gets without braces.
_MOST_ELEMENTS = 64


def _of_array(c: Check, member: c_ast.Decl) -> list[list[Syntax]]:
    """The parameters that stand for a member that is an array, in each way."""
    count, element = 1, member.type
    while isinstance(element, c_ast.ArrayDecl):
        written = literals.constant(c, element.dim) if isinstance(element.dim, c_ast.Constant) else None
        count *= int(written.value) if isinstance(written, tree.Constant) else 0
        element = element.type

    def constant(node: Any) -> Any:
        if isinstance(node, c_ast.TypeDecl):
            return changed(node, quals=[*node.quals, "const"])
        return changed(node, type=constant(node.type))

    ways: list[list[Syntax]] = [
        [changed(member, type=RefDecl("&&", [], member.type, member.coord))],
        [changed(member, type=RefDecl("&", [], constant(member.type), member.coord))],
    ]
    if 0 < count <= _MOST_ELEMENTS and isinstance(element, c_ast.TypeDecl):
        one = c_ast.Typename(None, member.quals, None, changed(element, declname=None), member.coord)
        ways.append([one] * count)
    return ways


def _named(t: ClassTemplate) -> tuple[list[TemplateParam], c_ast.Typename]:
    """The template's parameters, all with names, and the Typename of the class that they make."""
    params: list[TemplateParam] = []
    arguments: list[Node] = []
    for i, p in enumerate(t.params):
        name = p.name or packs.element("parameter", i)
        params.append(TemplateParam(name, p.type, p.default, p.coord, p.pack, p.template))
        argument: Node = c_ast.ID(name, p.coord)
        if p.type is None:
            bottom = c_ast.TypeDecl(None, [], None, c_ast.IdentifierType([name], p.coord), p.coord)
            argument = c_ast.Typename(None, [], None, bottom, p.coord)
        arguments.append(PackExpansion(argument, {}, p.coord) if p.pack else argument)
    itself = Name(f"{t.name}<...>", [Part(t.name, arguments)])
    bottom = c_ast.TypeDecl(None, [], None, c_ast.IdentifierType([itself], t.at), t.at)
    return params, c_ast.Typename(None, [], None, bottom, t.at)


def _aliases(t: ClassTemplate, itself: Name) -> dict[str, str]:
    """What the aliases among a template's members stand for: another name, of which arguments can be deduced,
    or the member of the class."""
    stands_for: dict[str, str] = {}
    for item in t.node.decls or ():
        if isinstance(item, c_ast.Typedef):
            type = item.type
            plain = isinstance(type, c_ast.TypeDecl) and not item.quals and not type.quals
            names: list[str] = (
                type.type.names if plain and isinstance(type.type, c_ast.IdentifierType) else []
            )
            member = Name(f"{itself}::{item.name}", [*itself.parts, Part(item.name)])
            stands_for[item.name] = stands_for.get(names[0], names[0]) if len(names) == 1 else member
        elif isinstance(item, c_ast.Decl) and item.name and _is_nested(t, item.type):
            stands_for[item.name] = Name(f"{itself}::{item.name}", [*itself.parts, Part(item.name)])
    return stands_for


def _specifier(itself: c_ast.Typename) -> c_ast.IdentifierType:
    return itself.type.type


def _guide_template(
    c: Check,
    t: ClassTemplate,
    params: list[TemplateParam],
    args: c_ast.ParamList | None,
    returns: c_ast.Typename,
    sort: str,
    at: Place,
) -> Template:
    """A function template that takes what a constructor takes and returns the class."""
    own_name = _specifier(_named(t)[1]).names[0]
    if args is not None and sort == "constructor":  # the class's own name means the class there
        args = packs.renamed(args, {**_aliases(t, own_name), t.name: own_name})
    bottom = c_ast.TypeDecl(t.name, [], None, returns.type.type, at)
    head = c_ast.FuncDecl(args, bottom, at)
    node = c_ast.Decl(t.name, [], [], [], [], head, None, None, at, attributes=[])
    constraints = list(t.constraints) if sort != "guide" else []
    template = Template(t.name, params, node, t.scope, access=sort, constraints=constraints)
    rules.template.read_pattern(c, template)
    return template
