"""Anonymous structures and unions (C11 6.7.2.1p13, C++17 [class.union.anon])."""

from __future__ import annotations

from pycparser import c_ast

from minicu import types as ty
from minicu.diagnostics.warnings import MISSING_DECLARATIONS
from minicu.sema.context import Check
from minicu.sema.scope import OverloadSet, Scope
from minicu.sema.types import attributes, declarators, specifiers


def members(c: Check, node: c_ast.Decl) -> list[ty.Member]:
    """A member declaration without declarator: an anonymous record (6.7.2.1p13), or just a tag."""
    type = specifiers.specified(c, node.type, alone=True)
    if "typedef" in node.storage:  # of no name: nvcc warns
        return []
    if isinstance(type, ty.Record) and isinstance(node.type, (c_ast.Struct, c_ast.Union)):
        if node.type.name is None:
            # C++ lets nothing be declared there: as in C
            if (scope := c.known.class_scope(type)) is not None:
                for name, entity in scope.names.items():
                    c.scope.names.setdefault(name, entity)
                c.scope.tags = {**scope.tags, **c.scope.tags}
                _check(c, type.decl, scope)
            given = attributes.read(c, node.attributes)
            bits = declarators.quals(c, node.quals or [], node.coord)
            return [ty.Member(None, ty.qualify(type, bits), None, given.alignment, given.packed, node.coord)]
        if node.type.decls is not None and not c.language.cplusplus:
            c.warn(MISSING_DECLARATIONS, node, "declaration does not declare anything")
    return []


def _check(c: Check, decl: ty.RecordDecl, scope: Scope) -> None:
    """[class.union.anon]p1: public data members alone."""
    for member in decl.completed().members or ():
        if member.access != "public":
            c.error(member.at, f"anonymous {decl.keyword} cannot contain a {member.access} data member")
    for entity in scope.names.values():
        functions = entity.functions if isinstance(entity, OverloadSet) else ()
        for function in functions:
            if function.method is not None and not function.method.implicit:
                c.error(function.at, f"functions cannot be declared in an anonymous {decl.keyword}")
