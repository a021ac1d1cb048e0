"""What the declaration of a member function says of its type and its kind."""

from __future__ import annotations

from functools import partial

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Kind, Place
from minicu.sema import rules
from minicu.sema.classes.classes import Class
from minicu.sema.context import Check
from minicu.syntax.headers.needed import ALLOCATORS
from minicu.syntax.nodes import MethodDecl, Name


def signature(c: Check, info: Class, decl: c_ast.Decl) -> tuple[ty.Function, tree.Method]:
    """The type, `this` included, and the kind that a member function's declaration gives it."""
    head, name = decl.type, decl.name.rpartition("::")[2]
    if isinstance(decl.name, Name):
        name = decl.name.parts[-1].word
    bottom = rules.declarators.tail(head).type
    typeless = isinstance(bottom, c_ast.IdentifierType) and not bottom.names
    method = tree.Method(info.decl, explicit=_is_explicit(c, decl))
    quals = head.quals if isinstance(head, MethodDecl) else []
    method.quals = rules.declarators.quals(c, quals, decl.coord) if quals else 0
    if isinstance(head, MethodDecl):
        method.ref = next((word for word in head.words if word in ("&", "&&")), "")
    method.static = "static" in decl.storage or name in ALLOCATORS  # [class.free]p1
    if not typeless:
        _refuse_form(c, name, "a return type", decl.coord)
        base = rules.specifiers.specified(c, bottom)
    elif name.startswith("~"):
        method.kind, base = "destructor", ty.VOID
        if name[1:] != info.decl.tag:
            c.fatal(
                decl.coord, "expected the class name after '~' to name the enclosing class", kind=Kind.GRAMMAR
            )
        if _has_parameters(head):
            _refuse_form(c, name, "any parameters", decl.coord)
    elif name == "operator":
        method.kind = "conversion"
        if _has_parameters(head):
            _refuse_form(c, name, "any parameters", decl.coord)
        base = rules.declarators.type_name(c, head.returns)
        if isinstance(base, (ty.Function, ty.Array)):  # [class.conv.fct]p1
            what = "a function" if isinstance(base, ty.Function) else "an array"
            c.fatal(decl.coord, f"conversion function cannot convert to {what} type '{base}'")
    else:
        method.kind, base = "constructor", ty.VOID
    plain = c_ast.FuncDecl(head.args, head.type, head.coord)
    returns = head.returns if isinstance(head, MethodDecl) else None
    if method.kind == "conversion":
        with c.scoped("prototype"):
            parameters: tuple[ty.Type, ...] = ()
        type = ty.Function(base if isinstance(base, ty.Reference) else base.unqualified, parameters)
    else:
        declared = rules.declarators.declared(c, plain, base)
        assert isinstance(declared, ty.Function)
        type = declared
    if returns is not None and method.kind != "conversion":
        with c.within(this=None if method.static else partial(nowhere, info.decl, method.quals)):
            type = ty.Function(rules.declarators.trailing(c, head), type.parameters, type.variadic)
    if method.kind == "constructor" and _takes_itself(info, type):
        c.fatal(decl.coord, "copy constructor must pass its first argument by reference")
    if method.quals:
        _refuse_qualifier(c, method, quals[0], decl.coord)
    if method.static:
        if method.kind in ("constructor", "destructor"):
            c.fatal(decl.coord, f"{method.kind} cannot be declared 'static'")
        return type, method
    this = ty.Pointer(ty.Record(info.decl, quals=method.quals))
    return ty.Function(type.returns, (this, *type.parameters), type.variadic), method


def _is_explicit(c: Check, decl: c_ast.Decl) -> bool:
    """[dcl.fct.spec]p4: as far as the condition of `explicit(...)` tells it, where no parameter of a template
    is open."""
    condition = decl.type.explicit if isinstance(decl.type, MethodDecl) else None
    if condition is None or c.here.pattern:
        return "explicit" in decl.funcspec
    with c.within(unevaluated=True):
        value = rules.constant.truth(c, rules.expr.condition(c, condition))
    if value is None:
        c.fatal(condition.coord, "explicit specifier argument is not a constant expression")
    return value


def _refuse_qualifier(c: Check, method: tree.Method, word: str, at: Place) -> None:
    """Refuses cv- and ref-qualifiers on static functions, constructors and destructors."""
    if method.kind in ("constructor", "destructor"):
        c.fatal(at, f"'{word}' qualifier is not allowed on a {method.kind}")
    if method.static:
        c.fatal(at, f"static member function cannot have '{word}' qualifier")


def nowhere(decl: ty.RecordDecl, quals: int) -> tree.Expr:
    """The meaning of `this` in the declarator of a member function, where there is no object
    ([expr.prim.this]p1)."""
    return tree.Constant(ty.Pointer(ty.Record(decl, quals=quals)), 0)


def _refuse_form(c: Check, name: str, what: str, at: Place) -> None:
    """Refuses what conversion functions and destructors cannot have ([class.conv.fct]p1, [class.dtor]p1)."""
    if name == "operator" or name.startswith("~"):
        kind = "conversion function" if name == "operator" else "destructor"
        c.fatal(at, f"{kind} cannot have {what}")


def _has_parameters(head: c_ast.FuncDecl) -> bool:
    params = head.args.params if head.args is not None else []
    if len(params) != 1 or not isinstance(params[0], c_ast.Typename):
        return bool(params)
    bottom = params[0].type.type if isinstance(params[0].type, c_ast.TypeDecl) else None
    return not (isinstance(bottom, c_ast.IdentifierType) and bottom.names == ["void"])


def _takes_itself(info: Class, type: ty.Function) -> bool:
    return len(type.parameters) == 1 and type.parameters[0] == ty.Record(info.decl)
