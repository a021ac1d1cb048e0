"""Entities of namespace std that forms of the language mean without naming them. Their names stand in
`syntax.headers.needed`: what a unit gets of the library depends on them, too."""

from __future__ import annotations

from minicu import types as ty
from minicu.sema.scope import ClassTemplate
from minicu.syntax.headers.needed import INITIALIZER_LIST
from minicu.types.dependent import InstanceDecl, TemplateId


def is_of_std(decl: ty.RecordDecl | ty.EnumDecl, name: str) -> bool:
    """Whether a type is std's of this name."""
    return decl.tag == name and decl.scope == ("std",)


def is_initializer_list(template: object) -> bool:
    """Whether this is std::initializer_list itself ([dcl.init.list]p2)."""
    return (
        isinstance(template, ClassTemplate)
        and template.name == INITIALIZER_LIST
        and template.scope.path == ("std",)
    )


def listed(type: ty.Type) -> object:
    """T of `std::initializer_list<T>`, in terms of a template's parameters or not; None of other types."""
    if isinstance(type, TemplateId):
        return type.arguments[0] if is_initializer_list(type.template) else None
    decl = type.decl if isinstance(type, ty.Record) else None
    if isinstance(decl, InstanceDecl) and is_initializer_list(decl.template):
        return decl.label.arguments[0]
    return None
