"""Variable templates (C++17 [temp.variable]) of every memory space: constants, and objects of nvcc's name."""

from __future__ import annotations

from collections.abc import Sequence

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.abi.mangle import mangle_variable
from minicu.diagnostics.errors import Note, Place, span_of
from minicu.sema import rules
from minicu.sema.context import Check
from minicu.sema.expressions import names
from minicu.sema.names import symbols
from minicu.sema.scope import AliasTemplate, ConstantName, Entity, HostOnly, Scope, ValueParameter
from minicu.sema.templates import class_template, dependent_values, partial_specialization
from minicu.sema.templates.instance import Argument, bound, expanded, key_of, spelled_all
from minicu.sema.templates.template_arguments import written_all
from minicu.sema.types import spaces
from minicu.syntax.nodes import Concept, DirectInit, Name, Node, Part, TemplateParam, changed
from minicu.types.dependent import InstanceName, Value, depends


def specialise(
    c: Check, params: list[TemplateParam], node: c_ast.Decl | c_ast.Typedef, constraints: Sequence[Node] = ()
) -> None:
    """`template <> int name<float> = 3;`, `template <class T> int name<T *> = 4;`"""
    name: Name = node.name
    if isinstance(node, c_ast.Typedef):  # [temp.decls]p3
        c.fatal(node.coord, "explicit specialization of an alias template is not permitted")
    if not isinstance(name, Name):
        c.fatal(node.coord, f"'{name}' is no variable template to specialise")
    plain, written = name.parts[-1]
    if len(name.parts) > 1:
        plain = Name(f"{name.qualifier}::{plain}", [*name.parts[:-1], Part(plain)], name.from_root)
    t = names.find(c, plain, node.coord, checked=False)
    if params and written is None and isinstance(t, AliasTemplate) and declares_only(t):
        define(c, t, t.scope, params, node)
        return
    if not isinstance(t, AliasTemplate) or written is None or isinstance(t.node, c_ast.Typedef):
        c.fatal(node.coord, f"'{plain}' is no variable template to specialise")
    if params:
        pattern = partial_specialization.patterns(c, t, params, name, node.coord)
        special = AliasTemplate(
            t.name, params, node, t.scope, node.coord, pattern=pattern, constraints=constraints
        )
        special.number = partial_specialization.number_in(pattern)
        t.partial.append(special)
        c.known.primary[special] = t  # type: ignore[index, assignment]
        return
    given = written_all(c, written)
    arguments = class_template.arguments_of(c, t, given, node.coord)
    key = key_of(arguments)
    if key in t.values:
        c.fatal(node.coord, f"explicit specialization of '{name}' after instantiation, or again",
                [Note("template is declared here", span_of(t.at))])  # fmt: skip
    t.values[key] = _variable(c, t, node, arguments, t.scope, special=True)


def define_member(
    c: Check,
    scope: Scope,
    params: list[TemplateParam],
    node: c_ast.Decl,
    constraints: Sequence[Node] = (),
    special: bool = False,
) -> None:
    """`template <class T> int A::name = 3;`, which a class has declared, read in `scope`; also
    specialisations. `special`: in the place of what the class template has."""
    name: Name = node.name
    last, arguments = name.parts[-1]
    if not params or arguments is not None:
        specialise(c, params, node, constraints)
        return
    t = scope.find(last)
    if not isinstance(t, AliasTemplate) or isinstance(t.node, c_ast.Typedef):
        c.fatal(node.coord, f"no variable template '{last}' in '{name.qualifier}'")
    if not special and (t.node.init is not None or t.at is not t.node.coord):
        c.fatal(node.coord, f"redefinition of '{last}'",
                [Note("previous definition is here", span_of(t.node.coord))])  # fmt: skip
    define(c, t, scope, params, node)


def define(c: Check, t: AliasTemplate, scope: Scope, params: list[TemplateParam], node: c_ast.Decl) -> None:
    """The definition, read in `scope`, of what was declared alone."""
    assert isinstance(t.node, c_ast.Decl)
    t.params, t.scope = params, scope
    t.node = changed(node, name=t.name, funcspec=[*t.node.funcspec, *node.funcspec])
    t.expanded.clear()
    for own, declared in t.declared:  # used before: each is the object that is defined here
        expansion = expanded(c, t, t.node, params, own)
        _variable(c, t, expansion, own, bound(scope, params, own), known=declared)


def instance(
    c: Check, t: AliasTemplate, arguments: tuple[Argument, ...], at: Place
) -> ConstantName | tree.Object | ValueParameter:
    """What `name<arguments>` means."""
    if any(map(depends, arguments)):
        variable_id = (t.scope.path, t.name, tuple(map(dependent_values.as_argument, arguments)))
        return ValueParameter(t.name, Value("variable", variable_id), at)  # type: ignore[arg-type]
    key = key_of(arguments)
    if (known := t.values.get(key)) is not None:
        return known
    source, own = partial_specialization.choose(c, t, arguments, at)  # type: ignore[arg-type]
    node = expanded(c, source, source.node, source.params, own)
    inside = bound(source.scope, source.params, own)
    if declares_only(source):  # type: ignore[arg-type]
        variable = _variable(c, t, changed(node, storage=["extern"]), arguments, inside)
        t.declared.append((own, variable))
    else:
        variable = _variable(c, t, node, arguments, inside)
    return t.values.setdefault(key, variable)


def _variable(
    c: Check,
    t: AliasTemplate,
    node: c_ast.Decl,
    arguments: tuple[Argument, ...],
    scope: Scope,
    special: bool = False,
    known: Entity | None = None,
) -> Entity:
    """The entity of an instance, or of an explicit specialisation, which `node` declares in `scope`; one that
    is `known` may be declared before."""
    label = InstanceName(f"{t.name}<{spelled_all(arguments, t.params)}>", t.name, arguments)
    with c.elsewhere(scope, context=symbols.of_instance(c, label, t.scope.path)):
        if isinstance(node, Concept):
            return rules.constraints.value(c, node)
        type = rules.declarators.declared(
            c, node.type, rules.specifiers.specified(c, rules.declarators.tail(node.type).type)
        )
        if (constant := _constant(c, t, node, type)) is not None:
            return constant
        given = rules.attributes.read(c, node.attributes)
        given = given.with_symbol(symbols.valid(mangle_variable(t.name, t.scope.path, arguments)))
        storage = [word for word in node.storage if word != "static" or t.scope.kind != "class"]
        decl = c_ast.Decl(  # inside its initialiser, the template's name is that of the template
            str(label), node.quals, node.align, storage, node.funcspec, node.type, node.init, node.bitsize,
            node.coord, attributes=node.attributes,
        )  # fmt: skip
        with c.scoped("template") as around:
            if known is not None:
                around.names[str(label)] = known
            rules.objects.declare(c, decl, type, given)
        entity = around.names.get(str(label))
    if isinstance(entity, HostOnly):
        return HostOnly(t.name, entity.reason, t.at, object=entity.object)
    object = entity.object if isinstance(entity, ConstantName) else entity
    if isinstance(object, tree.Object):
        object.name = str(label)
        if object.linkage == "external" and not special:
            object.weak = True  # each unit that needs it makes it
    assert entity is not None
    return entity


def declares_only(t: AliasTemplate) -> bool:
    """Whether the template is declared alone: as `extern`, or by a class ([class.static.data]p3)."""
    node = t.node
    if isinstance(node, c_ast.Typedef) or node.init is not None:
        return False
    return "extern" in node.storage or (
        t.scope.kind == "class"
        and "static" in node.storage
        and not {"inline", "constexpr"} & set(node.funcspec)
    )


def _constant(c: Check, t: AliasTemplate, node: c_ast.Decl, type: ty.Type) -> ConstantName | None:
    """A constant that is no object of a memory space; None: it is something else."""
    if spaces.space_word(node) is not None or not ("constexpr" in node.funcspec or type.const):
        return None
    if node.init is None or isinstance(node.init, (c_ast.InitList, DirectInit)):
        return None
    scalar = ty.is_arithmetic(type) or isinstance(type, ty.Enum) or rules.placeholders.has_auto(type)
    if not scalar or isinstance(type, ty.Reference):
        return None
    value = rules.expr.value(c, node.init)
    if not rules.placeholders.has_auto(type):
        value = rules.convert.to(c, value, type.unqualified)
    folded = rules.constant.fold(c, value)
    if not isinstance(folded, tree.Constant):
        return None
    return ConstantName(t.name, folded, t.at, type=ty.qualify(folded.type, ty.CONST))
