"""Syntax nodes and types refuse assignment while tests run (runner/frozen.py)."""

import builtins
from types import FunctionType

import pytest
from pycparser import c_ast

from minicu import types
from minicu.syntax import nodes


def _clear(thing: object, field: str) -> None:
    setattr(thing, field, None)


def _assign(module: str, thing: object, field: str) -> None:
    """Sets a field of a thing, as code of that module."""
    FunctionType(_clear.__code__, {"__name__": module, "__builtins__": builtins})(thing, field)


@pytest.mark.parametrize(
    ("node", "field"),
    [
        (c_ast.ID("x"), "name"),
        (c_ast.Decl("x", [], [], [], [], None, None, None), "init"),
        (nodes.RefDecl("&", [], None), "op"),
        (nodes.Function(None, [], None), "param_decls"),
        (nodes.LabelAddress("x"), "name"),
    ],
)
def test_nodes_are_not_changed_by_their_readers(node, field):
    _assign("minicu.syntax.parser.control", node, field)
    for reader in ("minicu.sema.declarations.objects", "minicu.lower.body", "minicu.compile"):
        with pytest.raises(AttributeError, match=f"'{field}' of a {type(node).__name__} is set"):
            _assign(reader, node, field)


@pytest.mark.parametrize(("type", "field"), [(types.Integer("int"), "kind"), (types.Void(), "quals")])
def test_types_are_changed_by_nobody(type, field):
    with pytest.raises(AttributeError, match=f"'{field}' of the type '{type}' is set"):
        _assign("minicu.syntax.parser.control", type, field)
