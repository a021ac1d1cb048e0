"""No stage changes the syntax that it reads, nor types (the tests' own refuse it: `runner.frozen`)."""

from __future__ import annotations

import types

import pytest
from pycparser import c_ast

from minicu import types as ty
from minicu.syntax.nodes import changed


def _as_sema(text: str, **names: object) -> None:
    """Carry out a statement as if it stood in a module of sema."""
    module = types.ModuleType("minicu.sema.expressions.invented")
    exec(text, {**vars(module), **names})


def test_a_stage_that_reads_syntax_cannot_change_it():
    node = c_ast.ID("x")
    with pytest.raises(AttributeError, match="'name' of a ID is set"):
        _as_sema("node.name = 'y'", node=node)
    assert node.name == "x"


def test_it_makes_new_nodes():
    node = c_ast.Decl("x", [], [], ["static"], [], None, None, None)
    _as_sema("made.append(changed(node, storage=[]))", node=node, changed=changed, made=(made := []))
    assert node.storage == ["static"] and made[0].storage == [] and made[0].name == "x"
    _as_sema("made.append(c_ast.ID('y'))", c_ast=c_ast, made=made)
    assert made[1].name == "y"


def test_a_type_cannot_be_changed():
    with pytest.raises(AttributeError, match="'to' of the type 'int \\*' is set"):
        ty.Pointer(ty.INT).to = ty.CHAR
