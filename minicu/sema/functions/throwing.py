"""Which functions let no exception out (C++17 [except.spec]), and `noexcept(x)` ([expr.unary.noexcept])."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Kind, Note, Refused, span_of
from minicu.sema import rules
from minicu.sema.context import Check, Operand
from minicu.sema.scope import of_library
from minicu.sema.types.compatible import compatible
from minicu.syntax import nodes
from minicu.syntax.nodes import MethodDecl, Syntax, name_of


def declare(c: Check, function: tree.Function, head: c_ast.Node) -> None:
    """Keep what a declarator says of exceptions."""
    said = function.declared.throws
    if not isinstance(head, MethodDecl):
        return
    if "noexcept" in head.words:
        said.never = said.stated = True
    elif head.noexcept is not None:
        said.operand, said.scope, said.stated = head.noexcept, c.scope, True
        params = head.args.params if head.args is not None else ()
        said.parameters = [name_of(item) or "" for item in params]


def redeclare(c: Check, decl: c_ast.Decl, function: tree.Function) -> None:
    """Complain of a further declaration that says otherwise ([except.spec]p4), as far as words tell it."""
    head, said = decl.type, function.declared.throws
    words = head.words if isinstance(head, MethodDecl) else []
    operand = said.operand or (head.noexcept if isinstance(head, MethodDecl) else None)
    implied = function.operator in ("delete", "delete[]") or (
        function.method is not None and function.method.kind == "destructor"
    )
    if operand is None and not implied and ("noexcept" in words) is not said.stated:
        notes = [Note("previous declaration is here", span_of(function.at))]
        what = "exception specification in declaration does not match previous declaration"
        c.error(decl.coord, what, notes)


def check_override(c: Check, function: tree.Function, before: tree.Function) -> None:
    """Checks that a virtual function's exception specification is at least as strict as that of the function
    it overrides ([except.spec]p5)."""
    destructor = function.method is not None and function.method.kind == "destructor"
    if not (before.declared.throws.stated or destructor) or not never(c, before):
        return
    if (function.declared.throws.stated or not destructor) and not never(c, function):
        notes = [Note("overridden virtual function is here", span_of(before.at))]
        what = "exception specification of overriding function is more lax than base version"
        c.error(function.at, what, notes)


def settle(c: Check, function: tree.Function) -> None:
    """The body is about to be checked: its parameters can be named in `noexcept(...)`."""
    if c.language.whole_program or function.declared.throws.operand is not None:
        if function.declared.throws.operand is not None:
            function.declared.throws.scope = c.scope
        never(c, function)


def type_of(c: Check, function: tree.Function) -> ty.Function:
    """The type that a function has where it is named: with what it says of exceptions (C++17 [dcl.fct]p1)."""
    stated = function.declared.throws.stated or (function.method is not None and function.method.memberwise)
    if not stated or not c.language.cxx17 or not never(c, function):
        return function.type
    return replace(function.type, noexcept=True)


def has_type(c: Check, function: tree.Function, type: ty.Type) -> bool:
    """Whether a pointer to `type` can point to the function; the type need not have the function's noexcept
    ([over.over]p1). `this` is left out."""
    if not isinstance(type, ty.Function) or not compatible(
        function.written, replace(type, noexcept=False), True
    ):
        return False
    return type.noexcept is False or type_of(c, function).noexcept is True


def never(c: Check, function: tree.Function) -> bool:
    """Whether `function` is noexcept."""
    said = function.declared.throws
    if said.never is None:
        said.never = False  # for the members of a class that contains itself by way of a pointer
        said.never = _stated_never(c, function)
    return said.never


def _stated_never(c: Check, function: tree.Function) -> bool:
    said, method = function.declared.throws, function.method
    if said.operand is not None:
        mark, this = c.diagnostics.mark(), None
        if method is not None and not method.static:
            this = partial(rules.signatures.nowhere, method.owner, method.quals)
        try:
            with c.elsewhere(said.scope, unevaluated=True, this=this), c.scoped("prototype") as scope:
                types = function.type.parameters[len(function.type.parameters) - len(said.parameters) :]
                for name, type in zip(said.parameters, types):
                    if name:
                        scope.names[name] = tree.Object(name, type, "parameter", used=True)
                return bool(rules.constant.truth(c, rules.expr.condition(c, said.operand)))
        except Refused:
            for problem in c.diagnostics.rewind_errors(mark):
                if problem.kind is Kind.UNDECLARED and not (
                    c.known.missing_headers or of_library(function.at)
                ):
                    c.diagnostics.add(problem)
            return False
    if method is not None and (method.kind == "destructor" or method.memberwise):
        return _as_members(c, method)
    return function.extern_c and function.body is None and function.builtin


def _as_members(c: Check, method: tree.Method) -> bool:
    """[except.spec]p7, p8: as those that it calls."""
    which = method.memberwise or tree.Special.DESTRUCTOR
    for member in method.owner.completed().members or ():
        if which is tree.Special.DEFAULT and (given := rules.record.default_of(c, member)) is not None:
            if _initialiser_throws(c, member, given):
                return False
            continue
        called = rules.special.find(c, member.type, which)
        if called is not None and not (called.method and called.method.trivial) and not never(c, called):
            return False
    return True


def _initialiser_throws(c: Check, member: ty.Member, given: Syntax) -> bool:
    """Whether the default initialiser of a member may throw; a constructor call counts as throwing."""
    if not ty.is_scalar(member.type) or isinstance(given, c_ast.InitList):
        return not ty.is_scalar(member.type)
    mark = c.diagnostics.mark()
    try:
        with c.elsewhere(rules.record.default_scope(c, member), unevaluated=True):
            return throws(c, rules.expr.value(c, given))
    except Refused:  # it names what the class has not declared yet: a member function
        c.diagnostics.rewind(mark)
        return True


def throws(c: Check, checked: Operand | list[tree.Statement]) -> bool:
    """Whether evaluating a checked expression, or executing statements, may throw."""
    from minicu.tree.walk import walk

    for node in walk(checked):
        if node.__class__ is tree.Call:
            callee = node.callee
            if isinstance(callee, tree.Function):
                if not never(c, callee):
                    return True
            elif node.function.noexcept is not True and not node.function.promised:
                return True
    return False


def operator(c: Check, node: nodes.NoExcept) -> tree.Expr:
    """`noexcept(expr)`."""
    operand = rules.expr.unevaluated(c, node.operand)
    return tree.Constant(ty.BOOL, int(not throws(c, operand)), at=node.coord)
