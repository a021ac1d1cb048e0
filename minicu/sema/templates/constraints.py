"""Constraints of templates, concepts and requires-expressions (C++20 [temp.constr], [expr.prim.req])."""

from __future__ import annotations

from collections.abc import Sequence

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Refused
from minicu.sema import rules
from minicu.sema.constants import constant
from minicu.sema.context import Check
from minicu.sema.scope import Scope, TypeName
from minicu.syntax.nodes import Coord, Name, Node, Requirement, Requires, Syntax, name_of

#: What the type of an expression is called while a concept is asked of it: no program can.
_ASKED = "requires#type"


def satisfied(c: Check, scope: Scope, constraints: Sequence[Node]) -> bool:
    """Whether constraints hold with the template arguments in `scope`."""
    with c.elsewhere(scope):
        return all(_holds(c, node) for node in constraints)


def _holds(c: Check, node: Syntax) -> bool:
    """Whether a constraint holds; an ill-formed one does not ([temp.constr.atomic]p3)."""
    if isinstance(node, c_ast.BinaryOp) and node.op in ("&&", "||"):
        first = _holds(c, node.left)
        return _holds(c, node.right) if first == (node.op == "&&") else first
    if isinstance(node, c_ast.UnaryOp) and node.op == "!":
        return not _holds(c, node.expr)
    mark = c.diagnostics.mark()
    try:
        return constant.truth(c, rules.expr.value(c, node)) is True
    except Refused:
        c.diagnostics.rewind(mark)
        return False


def requires(c: Check, node: Requires) -> tree.Expr:
    """A requires-expression: whether all its requirements are satisfied."""
    with c.within(unevaluated=True, pending=[], temporaries=[]), c.scoped("prototype") as scope:
        holds = True
        mark = c.diagnostics.mark()
        try:
            for item in node.params:
                type = rules.declarators.parameter_type(c, item)
                if name := name_of(item):
                    if isinstance(type, ty.Void):
                        c.fatal(item.coord, "argument may not have 'void' type")
                    scope.names[name] = tree.Object(name, type, "parameter", at=item.coord, used=True)
        except Refused:
            c.diagnostics.rewind(mark)
            holds = False
        holds = holds and all(_required(c, scope, item) for item in node.items)
    return tree.Constant(ty.BOOL, int(holds), at=node.coord)


def _required(c: Check, scope: Scope, item: Requirement) -> bool:
    kind, node, concept = item.kind, item.node, item.concept
    if kind == "nested":
        return _holds(c, node)
    mark = c.diagnostics.mark()
    try:
        if kind == "type":
            rules.declarators.type_name(c, node)
            return True
        if concept is None:
            rules.expr.check(c, node)
            return True
        scope.names[_ASKED] = TypeName(_ASKED, rules.specifiers.decltype(c, node, True), node.coord)
        return _holds(c, asked(concept, _ASKED, node.coord))
    except Refused:
        c.diagnostics.rewind(mark)
        return False


def asked(concept: Name, type: str, at: Coord) -> c_ast.ID:
    """`concept<type, arguments...>`"""
    bottom = c_ast.TypeDecl(None, [], None, c_ast.IdentifierType([type], at), at)
    argument = c_ast.Typename(None, [], None, bottom, at)
    *before, (last, arguments) = concept.parts
    parts = [*before, (last, [argument, *(arguments or [])])]
    return c_ast.ID(Name(f"{concept}<>", parts, concept.from_root), at)


def more_constrained(a: Sequence[Node], b: Sequence[Node]) -> bool:
    """Whether the constraints of `a` subsume those of `b` and not the reverse ([temp.constr.order]). Concepts
    are compared by name."""
    mine, theirs = _atoms(a), _atoms(b)
    return theirs < mine


def _atoms(constraints: Sequence[Node]) -> set[str]:
    atoms: set[str] = set()
    for node in constraints:
        if isinstance(node, c_ast.BinaryOp) and node.op == "&&":
            atoms |= _atoms([node.left, node.right])
        else:
            atoms.add(_shown(node))
    return atoms


def _shown(node: Node) -> str:
    if isinstance(node, c_ast.ID):
        return str(node.name)
    return f"{type(node).__name__}({', '.join(_shown(child) for _, child in node.children())})"
