"""What the declaration of a member function says of its type and its kind."""

from __future__ import annotations

from functools import partial

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Kind
from minicu.sema import rules
from minicu.sema.classes.classes import Class
from minicu.sema.context import Check
from minicu.syntax.headers.needed import ALLOCATORS
from minicu.syntax.nodes import MethodDecl, Name


def signature(c: Check, info: Class, decl: c_ast.Decl) -> tuple[ty.Function, tree.Method]:
    """The type, `this` included, and the kind that a member function's declaration gives it."""
    head = decl.type
    method = tree.Method(info.decl, kind=special_kind(c, info, decl), explicit=_is_explicit(c, decl))
    quals = head.quals if isinstance(head, MethodDecl) else []
    method.quals = rules.declarators.quals(c, quals, decl.coord) if quals else 0
    if isinstance(head, MethodDecl):
        method.ref = next((word for word in head.words if word in ("&", "&&")), "")
    method.static = "static" in decl.storage or _last(decl) in ALLOCATORS  # [class.free]p1
    if not method.kind:
        base = rules.specifiers.specified(c, rules.declarators.tail(head).type)
    elif method.kind == "conversion":
        base = rules.declarators.type_name(c, head.returns)
        if isinstance(base, (ty.Function, ty.Array)):  # [class.conv.fct]p1
            what = "a function" if isinstance(base, ty.Function) else "an array"
            c.fatal(decl.coord, f"conversion function cannot convert to {what} type '{base}'")
    else:
        base = ty.VOID
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
            trailing = rules.declarators.trailing(c, head)
        rules.declarators.refuse_returning(c, trailing, decl.coord)
        type = ty.Function(trailing, type.parameters, type.variadic)
    if method.kind == "constructor" and _takes_itself(info, type):
        c.fatal(decl.coord, "copy constructor must pass its first argument by reference")
    if method.static:
        if method.quals:
            c.fatal(decl.coord, f"static member function cannot have '{quals[0]}' qualifier")
        return type, method
    this = ty.Pointer(ty.Record(info.decl, quals=method.quals))
    return ty.Function(type.returns, (this, *type.parameters), type.variadic), method


def special_kind(c: Check, info: Class, decl: c_ast.Decl) -> str:
    """Which kind of member function a declaration, or that of a template, declares; what constructors,
    destructors and conversion functions cannot have is refused ([class.ctor]p1, [class.dtor]p1,
    [class.conv.fct]p1, [class.mem]p20)."""
    head, name = decl.type, _last(decl)
    if name.startswith("~"):
        kind = "destructor"
    elif name == "operator":
        kind = "conversion function"
    elif name == info.decl.tag:
        kind = "constructor"
    else:
        return ""
    bottom = rules.declarators.tail(head).type
    if not (isinstance(bottom, c_ast.IdentifierType) and not bottom.names):
        c.fatal(decl.coord, f"{kind} cannot have a return type")
    if kind == "conversion function":
        if _has_parameters(head):
            c.fatal(decl.coord, f"{kind} cannot have any parameters")
        return "conversion"
    if kind == "destructor":
        if name[1:] != info.decl.tag:
            c.fatal(
                decl.coord, "expected the class name after '~' to name the enclosing class", kind=Kind.GRAMMAR
            )
        if _has_parameters(head):
            c.fatal(decl.coord, f"{kind} cannot have any parameters")
    if isinstance(head, MethodDecl) and head.quals:
        c.fatal(decl.coord, f"'{head.quals[0]}' qualifier is not allowed on a {kind}")
    if "static" in decl.storage:
        c.fatal(decl.coord, f"{kind} cannot be declared 'static'")
    return kind


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


def nowhere(decl: ty.RecordDecl, quals: int) -> tree.Expr:
    """The meaning of `this` in the declarator of a member function, where there is no object
    ([expr.prim.this]p1)."""
    return tree.Constant(ty.Pointer(ty.Record(decl, quals=quals)), 0)


def _last(decl: c_ast.Decl) -> str:
    """The name that is declared, without the class in front of it."""
    return decl.name.parts[-1].word if isinstance(decl.name, Name) else decl.name.rpartition("::")[2]


def _has_parameters(head: c_ast.FuncDecl) -> bool:
    params = head.args.params if head.args is not None else []
    if len(params) != 1 or not isinstance(params[0], c_ast.Typename):
        return bool(params)
    bottom = params[0].type.type if isinstance(params[0].type, c_ast.TypeDecl) else None
    return not (isinstance(bottom, c_ast.IdentifierType) and bottom.names == ["void"])


def _takes_itself(info: Class, type: ty.Function) -> bool:
    return len(type.parameters) == 1 and type.parameters[0] == ty.Record(info.decl)
