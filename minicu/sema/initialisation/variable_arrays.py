"""Lists of numbers for arrays of variable length, which g++ takes in C++ (C11 6.7.9p3 does not)."""

from __future__ import annotations

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import size_of
from minicu.diagnostics.errors import Place
from minicu.sema import rules
from minicu.sema.constants import constant
from minicu.sema.context import Check
from minicu.sema.expressions import sizes
from minicu.syntax.nodes import Syntax


def statements(c: Check, node: c_ast.Decl, object: tree.Object) -> list[tree.Statement]:
    """What makes the array, with the values of the list and zeros."""
    at, element = node.coord, ty.element_type(object.type)
    numbers = isinstance(element, (ty.Integer, ty.Float, ty.Pointer)) and not element.const
    if not numbers or not isinstance(node.init, c_ast.InitList):
        c.unsupported(at, "variable length array that is initialized by other than a list of numbers")
    object.used = True
    out: list[tree.Statement] = [tree.Declare(object, None, at=at), _zeros(c, object, element, at)]
    _assign(c, node.init, c_ast.ID(node.name, at), node.type, out)
    return out


def _zeros(c: Check, object: tree.Object, element: ty.Type, at: Place) -> tree.Statement:
    word, each = c.size_type, size_of(element, c.model)
    bytes_ = sizes.size(c, object.type, at)
    assert isinstance(bytes_, tree.Expr)
    place = tree.Variable(word, tree.Object("", word, "local", at=at, used=True), at=at)
    index = tree.Load(word, place, at=at)
    first = tree.AddressOf(ty.Pointer(element), tree.Variable(object.type, object, at=at), at=at)
    here = tree.Dereference(element, tree.PointerAdd(first.type, first, index, each, at=at), at=at)
    store = tree.Initialize(ty.VOID, here, constant.zero(element, at), at=at)
    count = tree.Binary(word, "/", bytes_, tree.Constant(word, each, at=at), at=at)
    return tree.Loop(
        [tree.Declare(place.object, tree.Constant(word, 0, at=at), at=at)],
        tree.Binary(ty.BOOL, "<", index, count, at=at),
        tree.Increment(word, place, 1, True, at=at),
        tree.Block([tree.ExpressionStatement(store, at=at)], at=at),
        at=at,
    )


def _assign(c: Check, node: Syntax, place: Syntax, declarator: Syntax, out: list[tree.Statement]) -> None:
    if not isinstance(declarator, c_ast.ArrayDecl):
        rules.stmt.check(c, c_ast.Assignment("=", place, node, node.coord), out)
        return
    if not isinstance(node, c_ast.InitList):
        c.unsupported(node.coord, "list without inner braces for a variable length array")
    with c.within(unevaluated=True, pending=[], temporaries=[]):
        length = constant.fold(c, rules.expr.value(c, declarator.dim))
    if isinstance(length, tree.Constant) and len(node.exprs) > length.value:
        c.fatal(node.coord, "excess elements in array initializer")
    for i, item in enumerate(node.exprs or []):
        if isinstance(item, c_ast.NamedInitializer):
            c.unsupported(item.coord, "designator for a variable length array")
        part = c_ast.ArrayRef(place, c_ast.Constant("int", str(i), node.coord), node.coord)
        _assign(c, item, part, declarator.type, out)
