"""Syntax nodes and types refuse assignment while tests run (runner/frozen.py)."""

import pytest
from pycparser import c_ast

from minicu import types
from minicu.syntax import nodes


def _assign(module: str, thing: object, name: str) -> None:
    """Sets a field of a thing, as code of that module."""
    exec(f"thing.{name} = None", {"__name__": module, "thing": thing})


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


def test_constructors_store_what_they_are_given():
    given = c_ast.Decl("x", ["const"], [], ["static"], [], None, None, None, "here")
    assert (given.name, given.quals, given.storage, given.coord, given.attributes) == (
        "x", ["const"], ["static"], "here", [],
    )  # fmt: skip
    first, second = (c_ast.TypeDecl("x", [], [], None) for _ in range(2))
    assert first.attributes == [] and first.attributes is not second.attributes
    definition = nodes.Function(None, ["inits"], "body")
    assert (definition.param_decls, definition.inits, definition.body) == ([], ["inits"], "body")
    assert types.Pointer(types.Integer("int", quals=1)) == types.Pointer(to=types.Integer("int", quals=1))
