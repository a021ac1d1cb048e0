"""What is wrong with a template whether or not anything is made of it: its list of parameters (C++17
[temp.param]), and packs that nothing expands ([temp.variadic]p5). Bodies are left out: nvcc reads them in
instances."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from pycparser import c_ast

from minicu.diagnostics.errors import Place
from minicu.sema import rules
from minicu.sema.context import Check
from minicu.sema.scope import of_library
from minicu.sema.templates.instance import declaration, placeholders
from minicu.syntax.nodes import (
    Base,
    Fold,
    Lambda,
    Name,
    PackExpansion,
    SizeofPack,
    TemplateDecl,
    TemplateParam,
    name_of,
)
from minicu.syntax.packs import mentioned

#: What names something, and what that is.
_NAMING = {c_ast.ID: "expression", c_ast.IdentifierType: "declaration type", Base: "base type"}
#: What expands packs, and what is read in instances alone.
_CLOSED = (PackExpansion, SizeofPack, Fold, Lambda, c_ast.Compound)


def check(c: Check, node: TemplateDecl) -> None:
    """Complain about a template's declaration."""
    if not node.params or of_library(node.coord):
        return
    decl = declaration(node.decl)
    if not isinstance(decl, (c_ast.Decl, c_ast.Typedef)):  # a guide, or a list of parameters of its own
        return
    function = isinstance(decl, c_ast.Decl) and isinstance(decl.type, c_ast.FuncDecl)
    if isinstance(decl.type, (c_ast.Struct, c_ast.Union)) and not (
        c.scope.kind == "class" and "friend" in decl.funcspec  # checked by `friends`
    ):
        rules.declare.type_alone(c, decl)
    _check_order(c, node.params, function)
    _check_names(c, node.params)
    if (why := _no_defaults(decl, function, isinstance(node.decl, c_ast.FuncDef))) is not None:
        for p in node.params:
            if p.default is not None:
                c.error(p.coord, why)
    words = {p.name for p in node.params if p.pack}
    if function and decl.type.args is not None:
        words |= {name_of(p.pattern) for p in decl.type.args.params if isinstance(p, PackExpansion)}
    for word, what, at in _unexpanded([node.params, node.decl], words, decl.coord):
        c.error(at, f"{what} contains unexpanded parameter pack '{word}'")
        return


def _check_order(c: Check, params: Sequence[TemplateParam], function: bool) -> None:
    """Default arguments stand last ([temp.param]p11), but not those of functions: others are deduced."""
    seen: set[str | None] = set()
    behind = False
    for p in params:
        if p.name is not None and p.name in seen:
            c.error(p.coord, f"declaration of '{p.name}' shadows template parameter")
        seen.add(p.name)
        if p.pack and p.default is not None:
            c.error(p.coord, "template parameter pack cannot have a default argument")
        elif behind and p.default is None and not p.pack and not function:
            c.error(p.coord, "template parameter missing a default argument")
        behind |= p.default is not None


def _check_names(c: Check, params: Sequence[TemplateParam]) -> None:
    """Names in default arguments that nothing declares. What is called may be found by its arguments."""
    if c.known.missing_headers:
        return
    with c.elsewhere(placeholders(c.scope, params), pattern=True):
        for p in params:
            for name, at in _values(p.default):
                if c.scope.find(name) is None:
                    c.error(at, f"use of undeclared identifier '{name}'")


def _values(node: object) -> Iterator[tuple[str, Place]]:
    """The plain names of values in an expression."""
    if isinstance(node, c_ast.ID):
        if node.name.__class__ is str:
            yield node.name, node.coord
    elif isinstance(node, c_ast.Node) and not isinstance(node, (Lambda, c_ast.Compound)):
        skipped = {"field"} | (
            {"name"} if isinstance(node, (c_ast.FuncCall, c_ast.NamedInitializer)) else set()
        )
        for slot, child in node.children():
            if slot.partition("[")[0] not in skipped:
                yield from _values(child)


def _no_defaults(decl: c_ast.Decl, function: bool, defined: bool) -> str | None:
    """Why this declaration may have no default arguments ([temp.param]p12)."""
    if function and "friend" in decl.funcspec:
        return None if defined else "default template argument in a friend declaration that defines nothing"
    if not function and isinstance(decl.type, (c_ast.Struct, c_ast.Union)):
        name = decl.type.name
        if isinstance(name, Name) and name.parts[-1].arguments is not None:
            return "default template argument in a class template partial specialization"
    elif isinstance(decl.name, Name) and any(arguments is not None for _, arguments in decl.name.parts[:-1]):
        return "cannot add a default template argument to the definition of a member of a class template"
    return None


def _unexpanded(node: object, words: Collection[str | None], at: Place) -> Iterator[tuple[str, str, Place]]:
    """The packs among `words` that a declaration mentions and does not expand, in what, and where."""
    if not words:
        return
    if isinstance(node, (list, tuple)):
        for item in node:
            yield from _unexpanded(item, words, at)
        return
    if not isinstance(node, c_ast.Node) or isinstance(node, _CLOSED) or (
        isinstance(node, TemplateParam) and node.pack
    ):  # fmt: skip
        return
    at = node.coord or at
    if what := next((what for kind, what in _NAMING.items() if isinstance(node, kind)), None):
        for word in mentioned(node):
            if word in words:
                yield word, what, at
        return
    if isinstance(node, TemplateDecl):  # a member: its packs are its own business
        words = set(words) - {p.name for p in node.params or ()}
    if isinstance(name := getattr(node, "name", None), Name):
        yield from _unexpanded([arguments for _, arguments in name.parts], words, at)
    for slot, child in [("decl", node.decl)] if isinstance(node, c_ast.FuncDef) else node.children():
        if slot != "field":
            yield from _unexpanded(child, words, at)
