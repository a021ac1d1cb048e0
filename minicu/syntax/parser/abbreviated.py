"""Templates that `auto` parameters make: generic lambdas, and with C++20 all functions ([dcl.fct]p22)."""

from __future__ import annotations

from typing import Any

from pycparser import c_ast

from minicu.syntax.nodes import Coord, PackExpansion, TemplateDecl, TemplateParam


def templates(nodes: list[Any]) -> list[Any]:
    """Declarations, those of functions with `auto` parameters as templates."""
    return [_template(node) for node in nodes]


def template(params: list[TemplateParam], decl: Any, at: Coord, constraints: list[Any]) -> TemplateDecl:
    """`template <params> decl`, whose function may be abbreviated besides."""
    if isinstance(decl, TemplateDecl) and params and decl.abbreviated:
        return TemplateDecl([*params, *(decl.params or [])], decl.decl, at, constraints)
    return TemplateDecl(params, decl, at, constraints)


def _template(node: Any) -> Any:
    decl = node.decl if isinstance(node, c_ast.FuncDef) else node
    if not isinstance(decl, c_ast.Decl) or not isinstance(decl.type, c_ast.FuncDecl):
        return node
    params = of_auto(decl.type.args)
    if not params:
        return node
    return TemplateDecl(params, node, decl.coord, abbreviated=True)


def of_auto(args: Any) -> list[TemplateParam]:
    """The template parameters that `auto` as a parameter's type stands for ([dcl.fct]p22;
    [expr.prim.lambda.closure]p3)."""
    params: list[TemplateParam] = []
    for item in args.params if args is not None else ():
        pack = isinstance(item, PackExpansion)
        bottom: Any = getattr(item.pattern if pack else item, "type", None)
        while bottom is not None and not isinstance(bottom, c_ast.TypeDecl):
            bottom = getattr(bottom, "type", None)
        inner = getattr(bottom, "type", None)
        if bottom is not None and isinstance(inner, c_ast.IdentifierType) and inner.names == ["auto"]:
            name = f"auto:{len(params) + 1}"
            bottom.type = c_ast.IdentifierType([name], inner.coord)
            params.append(TemplateParam(name, None, None, item.coord, pack))
    return params
