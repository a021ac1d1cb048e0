"""Class templates (C++17 [temp.class]): declaring them, and which class a template-id means.

A template keeps its syntax. An instance is a class like any other, defined in a scope where the template's
parameters are its arguments, when its members are first asked for.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from hashlib import sha1

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Diagnostic, Note, Place, Refused, Step, span_of
from minicu.sema import rules
from minicu.sema.classes import classes, methods
from minicu.sema.context import Check, FaultyInstance
from minicu.sema.expressions import names, unknown
from minicu.sema.scope import (
    AliasTemplate,
    ClassTemplate,
    Entity,
    NamespaceName,
    Scope,
    TypeName,
    beside_program,
    of_library,
    place_of,
)
from minicu.sema.templates import dependent_values
from minicu.sema.templates.instance import Argument, bound, expanded, explain, key_of, spelled, spelled_all
from minicu.sema.templates.template_arguments import complete, explicit_arguments, written_all
from minicu.sema.templates.value_arguments import Ignored
from minicu.syntax import packs
from minicu.syntax.nodes import Name, Node, TemplateParam, changed, keyword_of, words_of
from minicu.types.dependent import (
    InstanceDecl,
    InstanceName,
    MemberDecl,
    Pack,
    TemplateId,
    depends,
    is_expansion,
)

#: How many instances may ask for one another.
_DEPTH = 200

# ---------------------------------------------------------------- template-ids


def named(c: Check, t: ClassTemplate | AliasTemplate, given: list[Argument], at: Place) -> Entity:
    """What `name<given>` means."""
    arguments = arguments_of(c, t, given, at)
    dependent = any(map(depends, arguments))
    if t.constraints and not dependent and not rules.constraints.satisfied(c, t, arguments):
        shown = ", ".join(f"{p.name} = {spelled(a)}" for p, a in zip(t.params, arguments))
        c.fatal(at, f"constraints not satisfied for {kind(t)} template '{t.name}' [with {shown}]",
                [Note("template is declared here", span_of(t.at))])  # fmt: skip
    if isinstance(t, AliasTemplate):
        return rules.alias_template.instance(c, t, arguments, at)
    if dependent:
        named_type: ty.Type = TemplateId(t, tuple(map(dependent_values.as_argument, arguments)))
    else:
        named_type = instance(c, t, arguments, at)
    return TypeName(t.name, named_type, at)


def arguments_of(
    c: Check, t: ClassTemplate | AliasTemplate, given: list[Argument], at: Place
) -> tuple[Argument, ...]:
    """All arguments of a template-id."""
    what = f"{kind(t)} template '{t.name}'"
    notes = [Note("template is declared here", span_of(t.at))]
    try:
        explicit = explicit_arguments(t, given)
    except Ignored:
        c.fatal(at, f"too many template arguments for {what}", notes)
    if any(map(is_expansion, given)) and not all(
        p.pack for p in t.params[next(i for i, a in enumerate(given) if is_expansion(a)) :]
    ):
        # How many parameters that gives arguments to is not known.
        return tuple(explicit.get(i, Pack()) for i, p in enumerate(t.params) if i in explicit or p.pack)
    try:
        return complete(c, t, explicit)
    except Ignored as why:
        if any(p.default is None and not p.pack for p in t.params[len(given) :]):
            c.fatal(at, f"too few template arguments for {what}", notes)
        c.fatal(at, f"{what}: {why}", notes)


def kind(t: ClassTemplate | AliasTemplate) -> str:
    if isinstance(t, ClassTemplate):
        return "class"
    return "alias" if isinstance(t.node, c_ast.Typedef) else "variable"


def instance(c: Check, t: ClassTemplate, arguments: tuple[Argument, ...], at: Place) -> ty.Record:
    """The class for complete arguments, perhaps not yet completed."""
    key = key_of(arguments)
    known = t.instances.get(key)
    if known is None:
        label = InstanceName(label_of(t.name, arguments, t.params), t.name, arguments)
        decl = InstanceDecl(keyword_of(t.node), t, label, t.scope.path, t.at)
        asked_at = c.here.asked_at if of_library(at) else None
        decl.complete = partial(_complete, c, t, asked_at or at)
        decl.defaulted = partial(_defaulted, c, t, arguments)
        known = t.instances[key] = ty.Record(decl)
    return known


def _defaulted(c: Check, t: ClassTemplate, arguments: tuple[Argument, ...], count: int, fixed: bool) -> bool:
    """Whether the arguments after the first `count` are the template's default arguments, and may be left
    out. `fixed`: the template is not deduced."""
    if not (fixed or c.language.whole_program):
        return False
    mark = c.diagnostics.mark()
    try:
        return key_of(complete(c, t, explicit_arguments(t, list(arguments[:count])))) == key_of(arguments)
    except (Refused, Ignored):
        c.diagnostics.rewind(mark)
        return False


#: Characters of an instance's name, which doubles with each level of `pair<pair<...>, pair<...>>`.
_LONGEST_NAME = 2000


def label_of(name: str, arguments: tuple[Argument, ...], params: Sequence[TemplateParam]) -> str:
    """`name<float, 4>`; a very long label is shortened by a hash."""
    text = f"{name}<{spelled_all(arguments, params)}>"
    if len(text) <= _LONGEST_NAME:
        return text
    return f"{name}<... {sha1(text.encode('utf-8', 'surrogateescape')).hexdigest()}>"


# ---------------------------------------------------------------- instances


def _complete(c: Check, t: ClassTemplate, at: Place, decl: InstanceDecl) -> None:
    """Define an instance."""
    if c.known.finished:  # nothing is declared any more, and nobody may need it
        return
    first, errors = len(c.diagnostics.items), c.diagnostics.errors
    depth, refusals = c.here.instances, c.known.host_refusals
    number, asked_early, c.known.early.asked = len(c.known.early.open), c.known.early.asked, sys.maxsize
    c.known.early.open.append(decl)
    try:
        if depth > _DEPTH:
            c.diagnostics.end(at, f"recursive template instantiation exceeded maximum depth of {_DEPTH}")
        with c.elsewhere(t.scope, instances=depth + 1):
            source, arguments = rules.partial_specialization.choose(c, t, decl.arguments, at)
            if source.node.decls is None:
                t.undefined.append((decl, partial(_complete, c, t, at)))
                return
            node = expanded(c, source, source.node, source.params, arguments)
            _define(c, source, decl, node, bound(source.scope, source.params, arguments))
            source.classes.append((decl, arguments))
            for member in source.members:
                rules.class_template_members.define(c, source, member, decl, arguments)
    except Refused:
        if decl.completed().members is None:
            decl.members, decl.refused = (), frozenset({""})
    finally:
        c.known.early.open.pop()
        if c.known.early.asked < number and c.diagnostics.errors == errors and _is_empty(decl):
            c.known.early.pending.append((c.known.early.asked, decl, partial(_complete_again, c, t, at)))
        _choose_again(c, number)
        c.known.early.asked = min(asked_early, c.known.early.asked)
        text = f"in instantiation of template class '{classes.spelled(decl)}' requested here"
        explain(c, first, [Step(text, span_of(at))])
        if c.diagnostics.errors != errors:
            problems = c.diagnostics.items[first:]
            if rules.declare.is_of_host(c, t.node, refusals):
                _leave_to_host(c, decl, problems)
            else:
                c.work.faulty_instances.append(FaultyInstance(t, decl, problems))


def defined(t: ClassTemplate) -> None:
    """The template or a partial specialisation may have been defined: instances that were incomplete are
    asked for again where they must be complete ([temp.inst]p2)."""
    for decl, make in t.undefined:
        if not decl.explicit:
            decl.complete = make
    t.undefined.clear()


def _is_empty(decl: InstanceDecl) -> bool:
    """Whether a class has no members but base classes and what every class has."""
    names = set() if decl.info is None else decl.info.scope.names.keys()
    return all(m.base for m in decl.members or ()) and names <= {decl.label.name, "operator="}


def _complete_again(c: Check, t: ClassTemplate, at: Place, decl: InstanceDecl) -> None:
    if not c.known.finished:
        decl.members, decl.info = None, None
        decl.layouts.clear()
        _complete(c, t, at, decl)


def _choose_again(c: Check, number: int) -> None:
    """Behind the instance of that number: has those made again by the next who asks that are empty, perhaps
    because it was asked for a member before it had it (Thrust's `iterator_system`, while `iterator_traits`
    tries whether an iterator can be copied)."""
    early, c.known.early.pending = c.known.early.pending, []
    for asked, decl, make in early:
        if asked < number:
            c.known.early.pending.append((asked, decl, make))
        else:
            decl.complete = make


def _leave_to_host(c: Check, decl: InstanceDecl, problems: Sequence[Diagnostic]) -> None:
    """Keeps the complaints about a class that perhaps only host code uses; they are reported where it is
    needed."""

    def report(decl: InstanceDecl) -> None:
        decl.complete = report
        for problem in problems:
            c.diagnostics.add(problem)

    decl.complete = report


def report_faulty(c: Check) -> None:
    """At the end of the unit: complaints about instances are complaints, whoever asked for them."""
    for faulty in c.work.faulty_instances:
        known = {id(d) for d in c.diagnostics.items}
        for problem in faulty.problems:
            if problem.severity == "error" and id(problem) not in known and not _known(c, problem):
                c.diagnostics.add(problem)


def _known(c: Check, problem: Diagnostic) -> bool:
    """Whether the complaint was reported before, perhaps with more notes."""
    return any(
        d.message == problem.message and d.span == problem.span and d.severity == "error"
        for d in c.diagnostics.items
    )


def _define(
    c: Check, source: ClassTemplate, decl: InstanceDecl, node: c_ast.Struct | c_ast.Union, scope: Scope
) -> None:
    """Read the members of a class into `decl`."""
    type = ty.Record(decl)
    scope.names[source.name] = TypeName(source.name, type, decl.at)
    c.here.tags[node] = type
    decl.at, decl.keyword = node.coord, keyword_of(node)
    with c.within(scope=scope):
        rules.record.define_record(c, node, type)


# ---------------------------------------------------------------- declaring


def declare(
    c: Check,
    params: list[TemplateParam] | None,
    node: c_ast.Struct | c_ast.Union,
    constraints: Sequence[Node] = (),
) -> None:
    """A template declaration of a class."""
    methods.refuse_kernels(c, node)
    if params is None:
        _instantiate(c, node)
    elif not isinstance(node.name, Name) or node.name.parts[-1].arguments is None:
        if params:
            _primary(c, params, node).constraints = list(constraints)
        else:
            c.fatal(node.coord, f"extraneous 'template<>' in declaration of '{node.name}'")
    elif not _of_hosts_template(c, node):
        t = template(c, node.name, node.coord)
        if _left_to_host(c, t, params, node):
            return
        if params:
            rules.partial_specialization.declare(c, t, params, node, constraints)
        else:
            specialise(c, t, node)


def _of_hosts_template(c: Check, node: c_ast.Struct | c_ast.Union) -> bool:
    """Whether it is a specialisation of a template of the C++ library that no device code can name."""
    if c.language.whole_program or node.name.parts[0].word != "std":
        return False
    return names.find(c, node.name.without_arguments, node.coord) is None


def _left_to_host(
    c: Check, t: ClassTemplate, params: list[TemplateParam], node: c_ast.Struct | c_ast.Union
) -> bool:
    """Whether it is a specialisation for a type of the C++ library that no device code can name."""
    arguments = node.name.parts[-1].arguments
    device = any("__device__" in words_of(item) for item in node.decls or ())
    if c.language.whole_program or device or "std" not in packs.mentioned(arguments):
        return False
    mark = c.diagnostics.mark()
    try:
        if params:
            rules.partial_specialization.patterns(c, t, params, node.name, node.coord)
        else:
            arguments_of(c, t, written_all(c, arguments), node.coord)
    except Refused:
        c.diagnostics.rewind(mark)
        return True
    return False


def _primary(c: Check, params: list[TemplateParam], node: c_ast.Struct | c_ast.Union) -> ClassTemplate:
    name = node.name
    scope = c.scope
    if name is None:
        c.fatal(node.coord, "a class template has a name")
    if isinstance(name, Name):
        scope, name = _home(c, name, node.coord), name.parts[-1].word
    if c.here.extern_c:
        c.fatal(node.coord, "templates must have C++ linkage")
    old = scope.names.get(name)
    if (files := c.known.files) is not None:
        others = [
            e for e in files.elsewhere(scope, name) if isinstance(e, ClassTemplate) and e.scope is scope
        ]
        if old is None and (known := [e for e in others if None in (e.node.decls, node.decls)]):
            old = scope.names[name] = known[0]
    if isinstance(old, ClassTemplate):
        if files is not None:
            files.note(scope, old, node.coord)
        again(c, old, params, node)
        return old
    at = place_of(old)
    if old is not None and not names.replaceable(old):
        c.fatal(node.coord, f"redefinition of '{name}' as different kind of symbol",
                [Note("previous definition is here", span_of(at))])  # fmt: skip
    declared = scope.names[name] = ClassTemplate(name, params, node, scope, node.coord)
    if files is not None:
        files.note(scope, declared, node.coord)
    return declared


def _home(c: Check, name: Name, at: Place) -> Scope:
    """The namespace or class whose template `a::name` is."""
    entity = names.declared_in(c, name, at)
    if isinstance(entity, NamespaceName):
        return entity.scope
    if (
        isinstance(entity, TypeName)
        and isinstance(entity.type, ty.Record)
        and entity.type.decl.completed().info
    ):
        scope: Scope = entity.type.decl.completed().info.scope
        return scope
    return c.fatal(at, f"'{name.qualifier}' is no class or namespace with a template '{name.parts[-1].word}'")


def again(
    c: Check, old: ClassTemplate, params: list[TemplateParam], node: c_ast.Struct | c_ast.Union
) -> None:
    """A further declaration of a class template."""
    notes = [Note("previous template declaration is here", span_of(old.at))]
    if len(params) != len(old.params) and of_library(old.at) and node.decls is None:
        return  # of the C++ library, by somebody who knows another one's parameters
    if len(params) != len(old.params):
        c.fatal(node.coord, "template parameter list does not match that of the earlier declaration", notes)
    for before, now in zip(old.params, params):
        if before.default is not None and now.default is not None:
            c.fatal(now.coord, "template parameter redefines default argument", notes)
    params = [changed(now, default=now.default or before.default) for before, now in zip(old.params, params)]
    if node.decls is not None:
        if old.node.decls is not None and not of_library(old.at):
            c.fatal(node.coord, f"redefinition of '{old.name}'",
                    [Note("previous definition is here", span_of(old.at))])  # fmt: skip
        old.first = old.first or old.at
        old.node, old.params, old.at = node, params, node.coord
        defined(old)
    else:
        old.params = [
            changed(before, default=now.default or before.default) for before, now in zip(old.params, params)
        ]


def template(c: Check, name: Name, at: Place) -> ClassTemplate:
    """The template that `a::name<...>` names."""
    plain = name.without_arguments
    entity = names.find(c, plain, at, checked=False)  # [temp.explicit]p12, [temp.expl.spec]p7
    if entity is None:
        return unknown.undeclared(c, plain, at)
    if not isinstance(entity, ClassTemplate):
        c.fatal(at, f"explicit specialization of non-template class '{plain}'")
    return entity


def specialise(c: Check, t: ClassTemplate, node: c_ast.Struct | c_ast.Union) -> None:
    """`template <> struct name<float> { ... };`"""
    given = written_all(c, node.name.parts[-1].arguments)
    type = instance(c, t, arguments_of(c, t, given, node.coord), node.coord)
    decl = type.decl
    assert isinstance(decl, InstanceDecl)
    shown = classes.spelled(decl)
    if not decl.explicit:
        if decl.complete is None and decl.members is not None:
            c.fatal(node.coord, f"explicit specialization of '{shown}' after instantiation")
        decl.explicit, decl.complete, decl.at = True, None, node.coord
        decl.keyword = keyword_of(node)
    if node.decls is None:
        return
    if decl.completed().members is not None:
        c.fatal(node.coord, f"redefinition of '{shown}'",
                [Note("previous definition is here", span_of(decl.at))])  # fmt: skip
    if beside_program(node.coord):  # a library has hundreds of them, and a program needs few
        decl.complete = partial(_complete_specialisation, c, t, node)
    else:
        _define_specialisation(c, t, node, decl)


def _define_specialisation(
    c: Check, t: ClassTemplate, node: c_ast.Struct | c_ast.Union, decl: InstanceDecl
) -> None:
    mark, refusals = c.diagnostics.mark(), c.known.host_refusals
    with c.elsewhere(t.scope):
        _define(c, t, decl, node, Scope("template", t.scope))
    if "" in decl.refused and rules.declare.is_of_host(c, node, refusals):
        _leave_to_host(c, decl, c.diagnostics.rewind_errors(mark))


def _complete_specialisation(
    c: Check, t: ClassTemplate, node: c_ast.Struct | c_ast.Union, decl: InstanceDecl
) -> None:
    """Define a library's specialisation, which is asked for."""
    if c.known.finished:
        return
    try:
        _define_specialisation(c, t, node, decl)
    except Refused:
        if decl.completed().members is None:
            decl.members, decl.refused = (), frozenset({""})


def _instantiate(c: Check, node: c_ast.Struct | c_ast.Union) -> None:
    """`template struct name<int>;` makes all members ([temp.explicit])."""
    decl = _explicitly(c, node)
    if decl.info is not None:
        _ask_for_members(c, decl.info, node.coord)


def members_of_instance(c: Check, node: c_ast.Struct | c_ast.Union) -> list[tree.Function]:
    """The member functions of the instance that a declaration names."""
    decl = _explicitly(c, node)
    return classes.own_functions(decl.info) if decl.info is not None else []


def _explicitly(c: Check, node: c_ast.Struct | c_ast.Union) -> InstanceDecl:
    """The instance that an explicit instantiation names."""
    if node.name is None:
        c.fatal(node.coord, "explicit instantiation of a class without a name")
    entity = names.find(c, node.name, node.coord, checked=False)
    if not (isinstance(entity, TypeName) and isinstance(entity.type, ty.Record)) or not isinstance(
        entity.type.decl, InstanceDecl
    ):
        c.fatal(node.coord, f"explicit instantiation of '{node.name}' does not refer to a class template")
    decl = entity.type.decl
    if decl.completed().members is None:
        c.fatal(node.coord, f"explicit instantiation of undefined template '{classes.spelled(decl)}'",
                [Note("template is declared here", span_of(decl.at))])  # fmt: skip
    return decl


def ask_for(c: Check, function: tree.Function, at: Place) -> None:
    """An explicit instantiation asks for a member function."""
    function.used = True
    function.declared.instantiated = True
    if c.launches is not None:
        c.launches.made_here(c, function)
    if function.method is not None and function.method.asked is None:
        function.method.asked = tree.Asked(at, None, 0)


def _ask_for_members(c: Check, info: classes.Class, at: Place) -> None:
    """[temp.explicit]p11: all members of an instance are made, those of classes in it as well."""
    for function in classes.own_functions(info):
        if function.declared.defined is not None:
            ask_for(c, function, at)
    for entity in list(info.scope.names.values()):
        if isinstance(entity, tree.Object) and c.language.whole_program:
            entity.used = True
        type = entity.type if isinstance(entity, TypeName) else None
        decl = type.decl if isinstance(type, ty.Record) else None
        if isinstance(decl, MemberDecl) and decl.scope == classes.path(c, info.decl):
            inner = decl.completed().info
            if inner is not None:
                _ask_for_members(c, inner, at)
