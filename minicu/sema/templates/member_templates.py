"""Member functions that are templates (C++17 [temp.mem])."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Note, Place, Refused, span_of
from minicu.sema import rules
from minicu.sema.classes import classes, methods, signatures
from minicu.sema.classes.classes import Class
from minicu.sema.context import Check
from minicu.sema.scope import OverloadSet, Scope
from minicu.sema.templates.instance import Template, declaration
from minicu.syntax.nodes import MethodDecl, Name, Syntax, TemplateDecl
from minicu.tree.local import Closure


def declare(c: Check, info: Class, node: TemplateDecl, access: str) -> bool:
    """Enter a member template for the device, or one of the host that has no body here: its type may be asked
    for. False: it is of another kind."""
    decl = declaration(node.decl)
    if not (isinstance(decl, c_ast.Decl) and isinstance(decl.type, c_ast.FuncDecl)) or not node.params:
        return False
    if signatures.special_kind(c, info, decl) == "destructor":  # [temp.mem]p2
        c.fatal(decl.coord, "destructor cannot be declared as a template")
    methods.refuse_kernel(c, decl)
    device = {"__device__", "constexpr"} & set(decl.funcspec)
    if "friend" in decl.funcspec or not (device or isinstance(node.decl, c_ast.Decl)):
        return False
    name = decl.name
    if not isinstance(name, str):
        return False
    template = Template(
        name,
        list(node.params),
        node.decl,
        info.scope,
        owner=info,
        access=access,
        constraints=node.constraints,
    )
    rules.template.read_pattern(c, template)
    if isinstance(info.decl.tag, Closure) and template.pattern is not None:
        info.decl.tag.settle(template.pattern)
    if name == info.decl.tag:
        info.aggregate = False
        info.constructors.templates.append(template)
        return True
    if name == "operator":
        info.conversion_templates.append(template)
        return True
    entity = info.scope.names.get(name)
    if not isinstance(entity, OverloadSet):
        entity = info.scope.names[name] = OverloadSet(name, owner=info.decl)
    elif entity.owner is not info.decl:  # brought by using: what is the same is hidden ([namespace.udecl]p14)
        brought = [t for t in entity.templates if not same(c, t, template)]
        entity = info.scope.names[name] = OverloadSet(name, entity.functions, brought, owner=info.decl)
    entity.templates.append(template)
    return True


def same(c: Check, a: Template, b: Template) -> bool:
    """Whether the member template of a class hides that of its base."""
    return (
        a.pattern is not None
        and b.pattern is not None
        and a.pattern.parameters == b.pattern.parameters
        and ("static" in {*a.decl.storage, *b.decl.storage} or _of_object(a) == _of_object(b))
        and rules.template.same_parameters(a, b)
    )


def _of_object(t: Template) -> tuple[frozenset[str], str]:
    """The qualifiers and the `&` or `&&` after the parameters of a member function template."""
    head = t.decl.type
    if not isinstance(head, MethodDecl):
        return frozenset(), ""
    return frozenset(head.quals), next((word for word in head.words if word in ("&", "&&")), "")


def declare_type(c: Check, info: Class, node: TemplateDecl, access: str) -> bool:
    """Enter a member that is a class template, an alias template or a constant variable template."""
    decl = node.decl
    if isinstance(decl, c_ast.Decl) and "friend" in decl.funcspec:
        return False
    if isinstance(decl, c_ast.Decl) and isinstance(decl.type, (c_ast.Struct, c_ast.Union)):
        rules.class_template.declare(c, node.params, decl.type, node.constraints)
        info.access.setdefault(str(decl.type.name), access)
        return True
    if isinstance(decl, c_ast.Typedef) or (
        isinstance(decl, c_ast.Decl) and not isinstance(decl.type, c_ast.FuncDecl) and node.params
    ):
        rules.alias_template.declare(c, list(node.params or ()), decl, node.constraints)
        info.access[decl.name] = access
        return True
    return False


def signature(c: Check, t: Template) -> ty.Function:
    """The type that the template's declaration gives it here, without `this`."""
    assert t.owner is not None
    type, method = signatures.signature(c, t.owner, t.decl)
    return type if method.static else replace(type, parameters=type.parameters[1:])


def make(c: Check, t: Template, decl: c_ast.Decl) -> tree.Function:
    """The function of an instance, in whose scope we are, from the declaration as it is for its packs."""
    assert t.owner is not None
    type, method = signatures.signature(c, t.owner, decl)
    method.access = t.access
    method.host = not {"__device__", "constexpr"} & set(decl.funcspec)
    function = methods.member_function(c, t.owner, decl, type, method, isinstance(t.node, c_ast.FuncDef))
    function.declared.defaults_scope = c.scope
    return function


def candidates(
    c: Check, set: OverloadSet, operands: Sequence[tree.Expr | tree.Place], at: Place
) -> list[tree.Function]:
    """The functions of a set, and the instances of its templates that a call may mean."""
    if not set.templates:
        return set.functions
    return [*set.functions, *rules.template.candidates(c, set, operands, at)[0]]


def conversions(c: Check, type: ty.Record, target: ty.Type, at: Place) -> list[tree.Function]:
    """What the conversion templates of a class and its bases make to give `target` ([temp.deduct.conv])."""
    functions: list[tree.Function] = []
    info = classes.class_of(type)
    for t in info.conversion_templates if info is not None else ():
        mark = c.diagnostics.mark()
        try:
            returns = t.pattern.returns if t.pattern is not None else ty.VOID
            result = returns.to if isinstance(returns, ty.Reference) else returns
            deductions: rules.deduce.Deductions = {}
            if rules.deduce.match(result.unqualified, target, deductions):
                arguments = rules.template_arguments.complete(c, t, deductions, ())
                functions.append(rules.instance.instance(c, t, arguments, at))
        except (Refused, rules.value_arguments.Ignored):
            c.diagnostics.rewind(mark)
    for base in type.decl.completed().bases:
        if isinstance(base.type, ty.Record):
            functions += conversions(c, base.type, target, at)
    return functions


def chosen(c: Check, info: Class, decl: c_ast.Decl) -> tuple[Template, tree.Function]:
    """The member function template that a declaration outside of the class means, and the instance of it."""
    name, given = decl.name.parts[-1]
    entity = info.constructors if name == info.decl.tag else info.scope.names.get(name)
    known = entity.templates if isinstance(entity, OverloadSet) else []
    with c.elsewhere(info.scope):
        type, method = signatures.signature(c, info, decl)
        wanted = type if method.static else replace(type, parameters=type.parameters[1:])
        written = rules.template_arguments.written_all(c, given or ())
    for t in known:
        deductions: rules.deduce.Deductions = rules.template_arguments.explicit_arguments(t, written)
        explicit = frozenset(deductions)
        if t.pattern is None or not rules.deduce.match(t.pattern, wanted, deductions):
            continue
        mark = c.diagnostics.mark()
        try:
            arguments = rules.template_arguments.complete(c, t, deductions, explicit)
        except (rules.value_arguments.Ignored, Refused):  # [temp.deduct.decl]p1
            c.diagnostics.rewind(mark)
            continue
        return t, rules.instance.instance(c, t, arguments, None)
    notes = [Note("candidate template", span_of(t.decl.coord)) for t in known]
    c.fatal(decl.coord, f"no function template matches '{decl.name}'", notes)


def specialise(c: Check, info: Class, node: Syntax) -> None:
    """`template <> int A::f<int>(int x) { ... }`: what some arguments mean instead."""
    decl = declaration(node)
    t, function = chosen(c, info, decl)
    if function.body is not None or (function in t.special and isinstance(node, c_ast.FuncDef)):
        c.fatal(decl.coord, f"redefinition of '{function.name}'",
                [Note("previous definition is here", span_of(function.at))])  # fmt: skip
    t.special[function] = node
    inline = {"inline", "constexpr", "__forceinline__"} & set(decl.funcspec)
    function.linkage = "weak" if inline else "external"
    if function.method is not None:
        function.method.host = not {"__device__", "constexpr"} & set(decl.funcspec)
    function.at = decl.coord


def define(c: Check, info: Class, node: TemplateDecl, scope: Scope, special: bool = False) -> None:
    """`template <class U> T A::f(U x) { ... }`, read in `scope`; `special`: in the place of what the class
    template has."""
    decl = declaration(node.decl)
    name = decl.name.parts[-1].word if isinstance(decl.name, Name) else decl.name
    entity = info.constructors if name == info.decl.tag else info.scope.names.get(name)
    known = entity.templates if isinstance(entity, OverloadSet) else []
    if name == "operator":
        known = info.conversion_templates
    if not isinstance(decl.type, c_ast.FuncDecl):
        c.fatal(decl.coord, f"'{decl.name}' is no member function template")
    defined = Template(
        name, list(node.params or ()), node.decl, scope, owner=info, constraints=node.constraints
    )
    defined.pattern = rules.template.pattern(c, defined)
    for old in known:
        if old.pattern == defined.pattern and rules.template.same_parameters(old, defined):
            if not isinstance(defined.node, c_ast.FuncDef):
                return
            if special:
                old.node = old.decl
            if isinstance(old.node, c_ast.FuncDef):
                c.fatal(decl.coord, f"redefinition of '{name}'",
                        [Note("previous definition is here", span_of(old.decl.coord))])  # fmt: skip
            rules.template.merge(c, old, defined)
            old.scope = scope
            return
    if known or {"__device__", "constexpr"} & set(decl.funcspec):
        notes = [Note(f"member declaration of '{name}' does not match", span_of(t.decl.coord)) for t in known]
        c.fatal(decl.coord, f"out-of-line definition of '{name}' does not match any declaration in "
                f"'{classes.spelled(info.decl)}'", notes)  # fmt: skip
