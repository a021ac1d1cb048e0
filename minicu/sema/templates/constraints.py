"""Constraints of templates, concepts and requires-expressions (C++20 [temp.constr], [expr.prim.req])."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Refused
from minicu.sema import rules
from minicu.sema.constants import constant
from minicu.sema.context import Check
from minicu.sema.scope import AliasTemplate, ClassTemplate, ConstantName, Scope, TypeName
from minicu.sema.templates.instance import Argument, Template, bound, expanded
from minicu.syntax import packs
from minicu.syntax.nodes import (
    Concept,
    Coord,
    Name,
    Node,
    Part,
    Requirement,
    Requires,
    Syntax,
    TemplateParam,
    name_of,
)

Constrained = Template | ClassTemplate | AliasTemplate


class Atom(NamedTuple):
    """An atomic constraint, by the spelling of its syntax."""

    condition: str


class Joined(NamedTuple):
    """`left && right` or `left || right`."""

    op: str
    left: Normal
    right: Normal


#: Constraints in normal form; None for none.
Normal = Atom | Joined | None

#: A name for the type of an expression while a concept is checked for it; no program can spell it.
_ASKED = "requires#type"


def satisfied(c: Check, t: Constrained, arguments: Sequence[Argument]) -> bool:
    """Whether a template's constraints hold for these arguments."""
    asked = expanded(c, t, t.constraints, t.params, arguments)
    decl = expanded(c, t, t.decl, t.params, arguments) if isinstance(t, Template) else None
    return hold(c, bound(t.scope, t.params, arguments), asked, decl)


def hold(c: Check, scope: Scope, constraints: Sequence[Node], decl: c_ast.Decl | None) -> bool:
    """Whether constraints hold with the template arguments in `scope`. A requires-clause after a function's
    declarator (`decl`) may name the function's parameters."""
    with c.elsewhere(scope, unevaluated=True, deducing=True), c.scoped("prototype"):
        if decl is not None and (mentioned := set(packs.mentioned(list(constraints)))):
            params = decl.type.args.params if decl.type.args else ()
            if not _declare(c, [item for item in params if name_of(item) in mentioned]):
                return False
        return all(_holds(c, node) for node in constraints)


def _declare(c: Check, params: Sequence[Syntax]) -> bool:
    """Enter parameters, which have no values, into the scope. False if the type of one does not exist."""
    mark = c.diagnostics.mark()
    try:
        for item in params:
            type = rules.declarators.parameter_type(c, item)
            if name := name_of(item):
                if isinstance(type, ty.Void):
                    c.fatal(item.coord, "argument may not have 'void' type")
                c.scope.names[name] = tree.Object(name, type, "parameter", at=item.coord, used=True)
    except Refused:
        c.diagnostics.rewind(mark)
        return False
    return True


def _holds(c: Check, node: Syntax) -> bool:
    """Whether a constraint holds; an ill-formed one does not ([temp.constr.atomic]p3)."""
    if isinstance(node, c_ast.BinaryOp) and node.op in ("&&", "||"):
        first = _holds(c, node.left)
        return _holds(c, node.right) if first == (node.op == "&&") else first
    mark = c.diagnostics.mark()
    try:
        return constant.truth(c, rules.expr.value(c, node)) is True
    except Refused:
        c.diagnostics.rewind(mark)
        return False


def value(c: Check, node: Concept) -> ConstantName:
    """What a concept is for the template arguments in scope."""
    assert node.init is not None
    return ConstantName(str(node.name), tree.Constant(ty.BOOL, int(_holds(c, node.init))), node.coord)


def requires(c: Check, node: Requires) -> tree.Expr:
    """A requires-expression: whether all its requirements are satisfied."""
    with c.within(unevaluated=True, pending=[], temporaries=[], deducing=True), c.scoped("prototype"):
        holds = _declare(c, node.params) and all(_required(c, item) for item in node.items)
    return tree.Constant(ty.BOOL, int(holds), at=node.coord)


def _required(c: Check, item: Requirement) -> bool:
    kind, node, concept = item.kind, item.node, item.concept
    if kind == "nested":
        return _holds(c, node)
    mark = c.diagnostics.mark()
    try:
        if kind == "type":
            rules.declarators.type_name(c, node)
            return True
        if not item.throws and rules.throwing.throws(c, rules.expr.unevaluated(c, node)):
            return False
        if concept is None:
            value = rules.expr.check(c, node)
            if isinstance(value, tree.Expr):
                rules.lifetime.discarded(c, value)  # a temporary has to have a destructor
            return True
        return type_satisfies(c, rules.specifiers.decltype(c, node, True), concept, node.coord)
    except Refused:
        c.diagnostics.rewind(mark)
        return False


def type_satisfies(c: Check, type: ty.Type, concept: Name, at: Any) -> bool:
    """Whether `concept<type, arguments...>` holds."""
    with c.scoped("prototype") as scope:
        scope.names[_ASKED] = TypeName(_ASKED, type, at)
        return _holds(c, asked(concept, _ASKED, at))


def asked(concept: Name, type: str, at: Coord) -> c_ast.ID:
    """`concept<type, arguments...>`"""
    bottom = c_ast.TypeDecl(None, [], None, c_ast.IdentifierType([type], at), at)
    argument = c_ast.Typename(None, [], None, bottom, at)
    *before, (last, arguments) = concept.parts
    parts = [*before, Part(last, [argument, *(arguments or [])])]
    return c_ast.ID(Name(f"{concept}<>", parts, concept.from_root), at)


# ---------------------------------------------------------------- which of two is more constrained


def normal(c: Check, scope: Scope, params: Sequence[TemplateParam], constraints: Sequence[Node]) -> Normal:
    """The normal form of a template's constraints ([temp.constr.normal])."""
    mapping = {p.name: (i,) for i, p in enumerate(params) if p.name}
    form: Normal = None
    with c.elsewhere(scope):
        for node in constraints:
            part = _normal(c, node, mapping)
            form = Joined("&&", form, part) if form else part
    return form


def _normal(c: Check, node: Syntax, mapping: dict[str, Any]) -> Normal:
    """`mapping` is what the names of template parameters stand for."""
    if isinstance(node, c_ast.BinaryOp) and node.op in ("&&", "||"):
        return Joined(node.op, _normal(c, node.left, mapping), _normal(c, node.right, mapping))
    if isinstance(node, c_ast.ID) and (t := _concept(c, node, mapping)) is not None:
        given = [_argument(argument, mapping) for argument in node.name.parts[-1].arguments or ()]
        inside: dict[str, Any] = {}
        for i, p in enumerate(t.params):
            if p.pack:
                inside[p.name or ""] = tuple(given[i:])
            else:
                inside[p.name or ""] = given[i] if i < len(given) else _argument(p.default, inside)
        assert isinstance(t.node, Concept)
        with c.elsewhere(t.scope):
            return _normal(c, t.node.init, inside)
    return Atom(repr(rules.template.written(node, mapping)))


def _concept(c: Check, node: c_ast.ID, mapping: dict[str, Any]) -> AliasTemplate | None:
    """The concept that a concept-id names: in no class, so that none is a member of a template parameter."""
    name = node.name
    if not isinstance(name, Name) or name.parts[-1].arguments is None:
        return None
    if len(name.parts) > 1 and (name.parts[0].word in mapping or name.parts[-2].arguments is not None):
        return None
    entity = rules.names.find(c, name.without_arguments, node.coord)
    return entity if isinstance(entity, AliasTemplate) and isinstance(entity.node, Concept) else None


def _argument(node: Syntax | None, mapping: dict[str, Any]) -> Any:
    """A written template argument: a parameter's name alone is what that stands for."""
    name = rules.alias_template.named(node) if node is not None else None
    return mapping[name] if name in mapping else rules.template.written(node, mapping)


def more_constrained(a: Normal, b: Normal) -> bool:
    """Whether the constraints of `a` subsume those of `b` and not the reverse ([temp.constr.order])."""
    return _subsumes(a, b) and not _subsumes(b, a)


def _subsumes(a: Normal, b: Normal) -> bool:
    clauses = _clauses(b, "&&")
    return all(own & theirs for own in _clauses(a, "||") for theirs in clauses)


def _clauses(form: Normal, joined: str) -> list[frozenset[str]]:
    """The clauses of a normal form: `joined` by `&&` of alternatives, by `||` of what must all hold."""
    if form is None:
        return [] if joined == "&&" else [frozenset()]
    if isinstance(form, Atom):
        return [frozenset([form.condition])]
    left, right = _clauses(form.left, joined), _clauses(form.right, joined)
    return left + right if form.op == joined else [a | b for a in left for b in right]
