"""Function templates (C++17 [temp]): declaring them, and which instance code means.

A template keeps its syntax. Names that depend on its parameters and those that do not are looked up alike,
when an instance is checked: where the template stands, and beside the types of a call's arguments.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NoReturn

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Note, Place, Refused, span_of
from minicu.sema import rules
from minicu.sema.context import Check, Operand
from minicu.sema.expressions import names, overload
from minicu.sema.functions import functions, throwing
from minicu.sema.scope import UNSUPPORTED_TEMPLATE, HostOnly, OverloadSet, beside_program, of_library
from minicu.sema.templates import deduce, heads, partial_ordering
from minicu.sema.templates.instance import (
    Argument,
    Template,
    declaration,
    instance,
    make,
    placeholders,
    signature,
)
from minicu.sema.templates.template_arguments import complete, deduced, explicit_arguments
from minicu.sema.templates.value_arguments import Ignored
from minicu.sema.types import attributes
from minicu.syntax.nodes import (
    Guide,
    MethodDecl,
    Name,
    Syntax,
    TemplateDecl,
    changed,
    conditionally_explicit,
    declared_name,
    default_argument,
    fields,
    name_of,
)

# ---------------------------------------------------------------- declaring


def declare(c: Check, node: TemplateDecl) -> None:
    """`template <...> declaration`, `template <> declaration` or `template declaration;`."""
    heads.check(c, node)
    decl = declaration(node.decl)
    if isinstance(decl, Guide):
        rules.class_deduction.declare(c, list(node.params or ()), decl, node.constraints)
        return
    while isinstance(decl, TemplateDecl):  # `template <class T> template <class U> ...`
        decl = declaration(decl.decl)
    name = declared_name(decl)
    function = isinstance(decl, c_ast.Decl) and isinstance(decl.type, c_ast.FuncDecl)
    if _of_class(c, node, decl, function):
        return
    device = function and bool({"__global__", "__device__", "constexpr"} & set(decl.funcspec))
    if function and isinstance(node.decl, c_ast.Decl) and beside_program(decl.coord):
        device = True  # a library's without a body: who asks only for the type of a call may name it
    if not device or not isinstance(name, str):
        if isinstance(name, str) and "::" not in name:
            _host(c, node, decl, name, function)
    elif node.params is None:
        _explicit(c, decl)
    elif not node.params:
        _specialise(c, node.decl)
    else:
        _declare(c, node, decl)


def _of_class(c: Check, node: TemplateDecl, decl: c_ast.Decl | c_ast.Typedef, function: bool) -> bool:
    """Declare a template that is none of functions, or a member of a class template."""
    if isinstance(decl, c_ast.Decl) and isinstance(decl.type, (c_ast.Struct, c_ast.Union)):
        if node.params and rules.class_template_members.declare(c, node.params, node.decl, decl):
            return True
        if node.params == [] and isinstance(node.decl, TemplateDecl):
            rules.class_template_members.specialise_class(c, node.decl, decl.type)
            return True
        rules.class_template.declare(c, node.params, decl.type, node.constraints)
        return True
    if isinstance(name := name_of(decl), Name) and len(name.parts) > 1:
        if rules.class_template_members.declare(c, node.params, node.decl, decl):
            return True
        if rules.class_template_members.declare_template(c, node, decl):
            return True
    if not function and isinstance(decl, (c_ast.Decl, c_ast.Typedef)) and node.params is not None:
        rules.alias_template.declare(c, node.params, decl, node.constraints)
        return True
    return False


def _host(c: Check, node: TemplateDecl, decl: c_ast.Decl | c_ast.Typedef, name: str, function: bool) -> None:
    """A template without CUDA's words belongs to the host, which may be asked for its type."""
    why = "is a host function: it is not marked __device__" if function else UNSUPPORTED_TEMPLATE
    known = c.scope.names.setdefault(name, HostOnly(name, why, decl.coord))
    if function and node.params and isinstance(known, HostOnly) and not isinstance(node.decl, TemplateDecl):
        template = Template(name, list(node.params), node.decl, c.scope, constraints=node.constraints)
        read_pattern(c, template)
        known.overloads = known.overloads or OverloadSet(name)
        if all(old.pattern != template.pattern for old in known.overloads.templates):
            known.overloads.templates.append(template)


def _declare(c: Check, node: TemplateDecl, decl: c_ast.Decl) -> None:
    name = decl.name.rpartition("::")[2]
    if isinstance(node.decl, TemplateDecl):
        c.fatal(node.decl.coord, "a template of a namespace has one list of parameters")
    if isinstance(decl.name, Name) and decl.name.parts[-1].arguments is not None:  # [temp.class.spec]p1
        c.fatal(decl.coord, "function template partial specialization is not allowed")
    if c.here.extern_c:
        c.fatal(decl.coord, "templates must have C++ linkage")
    if "__global__" in decl.funcspec and any(p.pack for p in (node.params or [])[:-1]):  # as nvcc
        c.error(decl.coord, "a kernel template has one parameter pack at most, its last template parameter")
    scope = functions.definition_scope(c, decl) if "::" in decl.name else c.scope
    template = Template(name, list(node.params or ()), node.decl, scope, constraints=node.constraints)
    if decl.attributes and of_library(decl.coord):
        template.apart = attributes.read(c, decl.attributes).apart
    read_pattern(c, template)
    set_ = functions.overload_set(c, scope, scope, name, decl)
    for old in (*set_.templates, *_of_other_files(c, template, set_)):
        if (
            template.pattern is not None
            and old.pattern == template.pattern
            and same_parameters(old, template)
        ):
            if old not in set_.templates:
                set_.templates.append(old)
            for before, now in zip(old.params, template.params):
                if before.default is not None and now.default is not None and not of_library(decl.coord):
                    note = Note("previous declaration is here", span_of(old.decl.coord))
                    c.error(now.coord, "template parameter redefines default argument", [note])
            merge(c, old, template)
            if c.known.files is not None:
                c.known.files.note(scope, old, decl.coord)
            return
    set_.templates.append(template)
    if c.known.files is not None:
        c.known.files.note(scope, template, decl.coord)
    if template.kernel and not of_library(decl.coord):
        qualified = "::".join([*filter(None, scope.path), name])
        example = f"{qualified}<{', '.join(p.name or '...' for p in template.params)}>"
        c.unit.others[qualified] = f"{name} is a template: compile with instances=['{example}']"


def _of_other_files(c: Check, template: Template, known: OverloadSet) -> Iterator[Template]:
    """Templates that another file defines and this one declares, or the other way round: with external
    linkage they are one (C++17 [temp]p4)."""
    if c.known.files is None or "static" in template.decl.storage:
        return
    defined = isinstance(template.node, c_ast.FuncDef)
    for other in c.known.files.elsewhere(template.scope, template.name):
        for old in other.templates if isinstance(other, OverloadSet) else ():
            if (
                old not in known.templates
                and old.scope is template.scope
                and "static" not in old.decl.storage
                and not (defined and isinstance(old.node, c_ast.FuncDef))
            ):
                yield old


def same_parameters(a: Template, b: Template) -> bool:
    """C++ [temp.over.link]p6: parameters of the same kinds, and values of the same types."""
    if [(p.type is None, p.pack) for p in a.params] != [(p.type is None, p.pack) for p in b.params]:
        return False
    first, second = ({p.name: i for i, p in enumerate(t.params) if p.name} for t in (a, b))
    if written(a.constraints, first) != written(b.constraints, second):
        return False
    return all(written(p.type, first) == written(q.type, second) for p, q in zip(a.params, b.params))


def written(node: Any, places: Mapping[str, Any]) -> Any:
    """A piece of syntax as a value to compare; template parameters count by their place."""
    if isinstance(node, (list, tuple)):
        return [written(item, places) for item in node]
    if isinstance(node, Name):
        return [[places.get(part, part), written(arguments, places)] for part, arguments in node.parts]
    if isinstance(node, str):
        return places.get(node, node)
    kept = [value for _, value in fields(node)]
    return [type(node).__name__, written(kept, places)] if kept or isinstance(node, c_ast.Node) else node


def merge(c: Check, old: Template, further: Template) -> None:
    """A further declaration of the same template. What it says is kept if it defines the template, with the
    default arguments and the words of the earlier ones."""
    if not isinstance(further.node, c_ast.FuncDef):
        return
    if isinstance(old.node, c_ast.FuncDef):
        c.fatal(further.decl.coord, f"redefinition of '{further.name}'",
                [Note("previous definition is here", span_of(old.decl.coord))])  # fmt: skip
    old.first = old.first or old.decl.coord
    decl, type = further.decl, further.decl.type
    if type.args is not None and old.decl.type.args is not None:
        params = list(type.args.params)
        for i, (before, now) in enumerate(zip(old.decl.type.args.params, params)):
            params[i] = _with_default(now, default_argument(before))
        type = changed(type, args=changed(type.args, params=params))
    if isinstance(old.decl.type, MethodDecl) and old.decl.type.explicit is not None:
        type = conditionally_explicit(type, old.decl.type.explicit)
    words = [w for w in old.decl.funcspec if w not in decl.funcspec]
    decl = changed(decl, type=type, funcspec=[*decl.funcspec, *words])
    if old.owner is not None:  # `static` is said in the class alone
        decl = changed(decl, storage=[*decl.storage, *old.decl.storage])
    old.node = changed(further.node, decl=decl)
    old.params = [
        changed(now, default=now.default or before.default) for before, now in zip(old.params, further.params)
    ]


def _with_default(parameter: Syntax, default: Syntax | None) -> Syntax:
    """A function's parameter, with a default argument if it has none."""
    if default is None or default_argument(parameter) is not None:
        return parameter
    if isinstance(parameter, c_ast.Typename):  # one without name has no place for it
        p = parameter
        return c_ast.Decl(
            None, p.quals, [], [], [], p.type, default, None, p.coord, attributes=p.attributes
        )  # fmt: skip
    return changed(parameter, init=default)


def read_pattern(c: Check, template: Template) -> None:
    """What is wrong with a declaration is said by those who use it."""
    mark = c.diagnostics.mark()
    try:
        template.pattern = pattern(c, template)
    except Refused:
        template.problems = c.diagnostics.rewind(mark)


def pattern(c: Check, t: Template) -> ty.Function:
    with c.elsewhere(placeholders(t.scope, t.params), pattern=True):
        if t.owner is not None:
            return rules.member_templates.signature(c, t)
        return signature(c, t.decl)


# ---------------------------------------------------------------- choosing


def candidates(
    c: Check, set: OverloadSet, operands: Sequence[Operand], at: Place
) -> tuple[list[tree.Function], list[Note]]:
    """The instances that a call may mean, and why other templates are none."""
    instances: list[tree.Function] = []
    notes: list[Note] = []
    for t in set.templates:
        check_readable(c, t)
        mark = c.diagnostics.mark()
        try:
            instances.append(instance(c, t, deduced(c, t, set.arguments, operands), at))
            continue
        except Ignored as why:
            c.diagnostics.rewind(mark)
            reason = str(why)
        except Refused:
            dropped = c.diagnostics.rewind_errors(mark)
            reason = f"substitution failure: {dropped[0].message}" if dropped else "substitution failure"
        notes.append(Note(f"candidate template ignored: {reason}", span_of(t.decl.coord)))
    return instances, notes


def check_readable(c: Check, t: Template) -> None:
    """Complain if the signature uses what is not supported."""
    for problem in t.problems:
        if problem.severity == "error":
            c.diagnostics.add(problem)
    if t.pattern is None:
        c.give_up()


def identified(c: Check, set: OverloadSet, at: Place) -> tree.Function | None:
    """The one instance that `f<...>` names without a call, if the arguments say it."""
    if set.arguments is None or len(set.templates) != 1:
        return None
    (t,) = set.templates
    check_readable(c, t)
    try:
        return instance(c, t, complete(c, t, explicit_arguments(t, set.arguments)), at)
    except Ignored:
        return None


def of_type(c: Check, set: OverloadSet, type: ty.Function, at: Place) -> tree.Function | None:
    """The instance that has exactly that type (C++ [temp.deduct.funcaddr])."""
    best: tree.Function | None = None
    for t in set.templates:
        if (arguments := _with_type(c, t, set.arguments, type)) is None:
            continue
        mark = c.diagnostics.mark()
        try:
            function = instance(c, t, arguments, at)
            has_auto = rules.placeholders.has_auto
            if has_auto(function.type.returns) and not has_auto(type.returns):
                rules.deduced.settle(c, function, at)  # p1: deduced before the types are compared
        except Refused:
            c.diagnostics.rewind(mark)
            continue
        assert t.pattern is not None
        if throwing.has_type(c, function, type) and (
            best is None
            or best.instance is None
            or partial_ordering.more_special(t.pattern, best.instance.pattern)
        ):
            best = function
    return best


def _with_type(
    c: Check, t: Template, given: Sequence[Argument] | None, type: ty.Function
) -> tuple[Argument, ...] | None:
    """The arguments for which the template has that type."""
    if t.pattern is None:
        return None
    mark = c.diagnostics.mark()
    try:
        explicit = explicit_arguments(t, given)
        written = frozenset(explicit)
        bare, pattern = replace(type, noexcept=False), t.pattern
        if rules.placeholders.has_auto(pattern.returns):
            pattern = replace(pattern, returns=bare.returns)
        return complete(c, t, explicit, written) if deduce.match(pattern, bare, explicit) else None
    except Ignored:
        return None
    except Refused:
        c.diagnostics.rewind(mark)
        return None


# ---------------------------------------------------------------- explicit ones


def _explicit(c: Check, decl: c_ast.Decl) -> None:
    """`template void k<float>(float *);` asks for an instance (C++ [temp.explicit])."""
    function = _meant(c, decl)
    if function.instance is not None and function.instance.at is None:
        function.instance.at = decl.coord
    if function.kind == "kernel" and "__global__" not in decl.funcspec:
        c.error(decl.coord, f"'{function.name}' is a __global__ function")
    if c.launches is not None:
        c.launches.made_here(c, function)
    overload.use(c, function)


def made_elsewhere(c: Check, decl: c_ast.Decl) -> None:
    """`extern template ...`: what is no inline function is another unit's, with what it launches
    ([temp.explicit]p13)."""
    if isinstance(decl.type, (c_ast.Struct, c_ast.Union)):
        instances = rules.class_template.members_of_instance(c, decl.type)
    else:
        instances = [_meant(c, decl)]
    for function in instances:
        if c.launches is not None and function.inline is None and function in c.work.waiting:
            c.launches.elsewhere[function] = c.work.waiting.pop(function)


def _meant(c: Check, decl: c_ast.Decl) -> tree.Function:
    """The instance whose name and type a declaration gives."""
    entity = names.find(c, decl.name, decl.coord, checked=False)
    for t in _templates(c, decl):
        check_readable(c, t)
    assert isinstance(entity, OverloadSet)
    function = of_type(c, entity, signature(c, decl), decl.coord)
    return function or _no_template(c, decl, entity.templates)


def _templates(c: Check, decl: c_ast.Decl) -> list[Template]:
    entity = names.find(c, decl.name, decl.coord, checked=False)
    if isinstance(entity, OverloadSet) and entity.templates:
        return entity.templates
    return _no_template(c, decl, ())


def _no_template(c: Check, decl: c_ast.Decl, templates: Sequence[Template]) -> NoReturn:
    notes = [Note("candidate template", span_of(t.decl.coord)) for t in templates]
    c.fatal(decl.coord, f"no function template matches '{decl.name}'", notes)


def _specialise(c: Check, node: Syntax) -> None:
    """`template <> ...`: what some arguments mean instead (C++ [temp.expl.spec])."""
    if isinstance(node, TemplateDecl):
        c.fatal(node.coord, "an explicit specialization cannot be a template with parameters of its own")
    decl = declaration(node)
    old = _meant(c, decl)
    template = next(t for t in _templates(c, decl) if old in t.instances.values())
    defined = isinstance(node, c_ast.FuncDef)
    known = template.special.get(old)
    if known is None and (old.body is not None or old.used):
        c.fatal(decl.coord, f"explicit specialization of '{old.name}' after instantiation")
    if defined and isinstance(known, c_ast.FuncDef):
        c.fatal(decl.coord, f"redefinition of '{old.name}'",
                [Note("previous definition is here", span_of(old.at))])  # fmt: skip
    instance_ = old.instance
    assert instance_ is not None
    special = make(c, template, instance_.arguments, decl, template.scope, None, special=True)
    old.become(special)
    old.symbol = special.symbol
    instance_.at = None
    template.special[old] = node
    if defined:
        old.used = True
