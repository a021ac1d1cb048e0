"""Templates that `auto` parameters make: generic lambdas, and with C++20 all functions ([dcl.fct]p22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pycparser import c_ast

from minicu.syntax.nodes import (
    ConstrainedAuto,
    Coord,
    Fold,
    MethodDecl,
    Name,
    Node,
    PackExpansion,
    Part,
    TemplateDecl,
    TemplateParam,
)

if TYPE_CHECKING:
    from minicu.syntax.parser.parser import Parser
    from minicu.syntax.tokens import Token


def constrains_auto(p: Parser, tok: Token) -> bool:
    """Whether `tok`, which comes next or soon, is the concept of `concept auto`, or of `decltype(auto)`."""
    if not p.language.cxx20:
        return False
    at = next((i for i in range(p.i, min(p.i + 3, len(p.tokens) - 1)) if p.tokens[i] is tok), None)
    if at is None:
        return False
    exact = [word.type for word in p.tokens[at + 1 : at + 4]] == ["DECLTYPE", "LPAREN", "AUTO"]
    return exact or p.tokens[at + 1].type == "AUTO"


def constrained_auto(p: Parser, tok: Token) -> ConstrainedAuto:
    """`concept auto` or `concept decltype(auto)`, which comes next."""
    exact = p.tokens[p.i + 1].type == "DECLTYPE"
    p.i += 5 if exact else 2
    concept = tok.value if isinstance(tok.value, Name) else Name(tok.value, [Part(tok.value)])
    return ConstrainedAuto(concept, exact, tok)


def constraint(concept: Name, name: str, pack: bool, at: Coord) -> Node:
    """What a concept in front of a template parameter asks for ([temp.param]p4): `concept<name, ...>`."""
    bottom = c_ast.TypeDecl(None, [], None, c_ast.IdentifierType([name], at), at)
    argument = c_ast.Typename(None, [], None, bottom, at)
    *before, (last, arguments) = concept.parts
    parts = [*before, Part(last, [argument, *(arguments or [])])]
    asked = c_ast.ID(Name(f"{concept}<{name}>", parts, concept.from_root), at)
    return Fold("&&", asked, None, coord=at) if pack else asked


def templates(p: Parser, nodes: list[Node]) -> list[Node]:
    """Declarations, those of functions with `auto` parameters as templates."""
    return [_template(p, node) for node in nodes]


def template(params: list[TemplateParam], decl: Node, at: Coord, constraints: list[Node]) -> TemplateDecl:
    """`template <params> decl`, whose function may be abbreviated besides."""
    if isinstance(decl, TemplateDecl) and params and decl.abbreviated:
        return TemplateDecl([*params, *(decl.params or [])], decl.decl, at, constraints + decl.constraints)
    return TemplateDecl(params, decl, at, constraints + trailing(decl))


def trailing(decl: Node) -> list[Node]:
    """What the requires clause behind a function's parameters asks for."""
    head = decl.decl if isinstance(decl, c_ast.FuncDef) else decl
    type = head.type if isinstance(head, c_ast.Decl) else None
    return list(type.constraints) if isinstance(type, MethodDecl) else []


def _template(p: Parser, node: Node) -> Node:
    decl = node.decl if isinstance(node, c_ast.FuncDef) else node
    if not isinstance(decl, c_ast.Decl) or not isinstance(decl.type, c_ast.FuncDecl):
        return node
    params, constraints = of_auto(decl.type.args)
    if not params:
        return node
    if isinstance(decl.name, Name) and decl.name.parts[-1].arguments is not None:
        p.fault("'auto' is not allowed in the parameters of a specialization", params[0].coord)
    return TemplateDecl(params, node, decl.coord, constraints + trailing(decl), abbreviated=True)


def of_auto(args: c_ast.ParamList | None) -> tuple[list[TemplateParam], list[Node]]:
    """The template parameters that `auto` as a parameter's type stands for ([dcl.fct]p22;
    [expr.prim.lambda.closure]p3), and what their concepts ask for."""
    params: list[TemplateParam] = []
    constraints: list[Node] = []
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
            if isinstance(inner, ConstrainedAuto):
                constraints.append(constraint(inner.concept, name, pack, inner.coord))
    return params, constraints
