"""Objects that are returned without a copy (C++17 [class.copy.elision]p1.1): a local object whose name all
`return` statements say is made where the caller wants the result, as gcc and nvcc make it."""

from __future__ import annotations

from pycparser import c_ast

from minicu import tree
from minicu.diagnostics.errors import Place
from minicu.sema.classes import classes
from minicu.sema.context import Check
from minicu.sema.expressions import lifetime
from minicu.syntax import nodes
from minicu.syntax.nodes import Block, Syntax
from minicu.types.dependent import Deduced


def result_name(c: Check, function: tree.Function, body: Block) -> str | None:
    """The variable named by every `return` of a body, if exactly one declaration declares that name."""
    returns = function.type.returns
    if not c.language.cplusplus or not (isinstance(returns, Deduced) or classes.by_address(returns)):
        return None
    said: list[Syntax | None] = []
    declared: list[str] = []
    _look(body, said, declared)
    first = said[0] if said else None
    if not isinstance(first, c_ast.ID) or declared.count(first.name) != 1:
        return None
    if any(p.name == first.name for p in function.parameters):
        return None
    same = all(isinstance(node, c_ast.ID) and node.name == first.name for node in said)
    return first.name if same else None


def _look(node: c_ast.Node, said: list[Syntax | None], declared: list[str]) -> None:
    if isinstance(node, (nodes.Lambda, nodes.Class)):
        return
    if isinstance(node, c_ast.Return):
        said.append(node.expr)
    if isinstance(node, c_ast.Decl) and isinstance(node.name, str):
        declared.append(node.name)
    for _, child in node.children():
        _look(child, said, declared)


def note(c: Check, object: tree.Object) -> None:
    """Notes the declaration of a local object that may be the result."""
    state = c.function
    if state is None or state.result_name != object.name or state.result is not None:
        return
    returns = state.function.type.returns
    fits = isinstance(returns, Deduced) or returns.unqualified == object.type.unqualified
    if fits and classes.by_address(object.type) and not object.type.volatile and object.align is None:
        object.result = True
        state.result = object


def is_result(c: Check, node: Syntax) -> bool:
    """Whether an expression names the object that already is the result."""
    state = c.function
    if state is None or state.result is None or not isinstance(node, c_ast.ID):
        return False
    return c.scope.find(node.name) is state.result


def return_it(c: Check, node: c_ast.Return, at: Place) -> tree.Return:
    """`return o;`: everything but `o` ends."""

    assert c.function is not None and c.function.result is not None
    object = c.function.result
    object.used = True
    type = object.type.unqualified
    ends = lifetime.left(c, (), but=object)
    return tree.Return(tree.Load(type, tree.Variable(type, object, at=at), at=at), ends, at=node.coord)
