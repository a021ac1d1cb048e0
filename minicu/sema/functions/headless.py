"""Functions whose heads cannot be understood."""

from __future__ import annotations

from pycparser import c_ast

from minicu.diagnostics.errors import Refused
from minicu.sema.context import Check
from minicu.sema.functions import functions
from minicu.sema.scope import Faulty
from minicu.syntax.nodes import Function, name_of, words_of


def check(c: Check, node: c_ast.FuncDef) -> None:
    """Checks the body of a function whose declaration was refused: as the body of an uncalled function whose
    parameters are unknown."""
    words = [word for word in words_of(node.decl) if word in ("__global__", "__device__")]
    read = any(function.at is node.decl.coord for function in c.known.functions)
    if read or not words or node.body is None or not isinstance(node.decl.type, c_ast.FuncDecl):
        return
    place = node.body.coord
    arguments = node.decl.type.args
    names = [*filter(None, map(name_of, arguments.params if arguments is not None else ()))]
    name = f" {place.pos}"
    result = c_ast.IdentifierType(["void" if "__global__" in words else "auto"], place)
    type = c_ast.FuncDecl(None, c_ast.TypeDecl(name, [], None, result, place), place)
    decl = c_ast.Decl(name, [], [], [], words, type, None, None, place)
    with c.scoped("block") as scope:
        scope.names.update((name, Faulty(name, node.decl.coord)) for name in names)
        try:
            functions.define(c, Function(decl, [], node.body, place))
        except Refused:
            return
