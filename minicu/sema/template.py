"""Function templates (C++17 [temp]): declaring them, and making the instances that code asks for.

A template keeps its syntax. An instance's signature is checked when the instance is first considered,
its body at the end of the unit if it is used, both in a scope where the template's parameters are a
TypeName or a ConstantName. Names that depend on parameters and those that do not are therefore looked
up alike: where the template stands, and beside the types of a call's arguments.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.dataclass import dataclass, field, replace
from minicu.errors import CompileError, Diagnostic, Note, TooManyErrors, span_of
from minicu.sema import attributes, constant, deduce, functions, names, overload, parameters, specifiers, symbols
from minicu.sema.compatible import compatible
from minicu.sema.context import Check
from minicu.sema.convert import rvalue
from minicu.sema.scope import (
    ConstantName,
    Faulty,
    HostOnly,
    OverloadSet,
    Scope,
    TypeName,
    ValueParameter,
    of_library,
)
from minicu.syntax.directives import HOST
from minicu.syntax.nodes import HostInstance, TemplateDecl

#: How many instances may ask for one another; how many of them a message lists at each end.
_DEPTH = 200
_LISTED = 4

Argument = ty.Type | tree.Constant


@dataclass(eq=False, slots=True)
class Template:
    """A function template. `node` is its definition if that was met, else a declaration; `pattern` its
    signature in terms of placeholders, or None with `problems` if that could not be read. `special` holds
    the nodes of explicit specialisations, whose functions are among the `instances` by their arguments."""

    name: str
    params: list[Any]
    node: Any
    scope: Scope
    pattern: ty.Function | None = None
    problems: list[Diagnostic] = field(default_factory=list)
    instances: dict[Any, tree.Function] = field(default_factory=dict)
    special: dict[tree.Function, Any] = field(default_factory=dict)

    @property
    def decl(self) -> Any:
        return _declaration(self.node)

    @property
    def kernel(self) -> bool:
        return "__global__" in self.decl.funcspec


class _Ignored(Exception):
    """Why a template is no candidate."""


def _declaration(node: Any) -> Any:
    return node.decl if isinstance(node, c_ast.FuncDef) else node


# ---------------------------------------------------------------- declaring


def declare(c: Check, node: TemplateDecl) -> None:
    """`template <...> declaration`, `template <> declaration` or `template declaration;`."""
    decl = _declaration(node.decl)
    name = getattr(decl, "name", None) or getattr(getattr(decl, "type", None), "name", None)
    function = isinstance(decl, c_ast.Decl) and isinstance(decl.type, c_ast.FuncDecl)
    device = function and bool({"__global__", "__device__", "constexpr"} & set(decl.funcspec))
    if not device or not isinstance(name, str):
        if isinstance(name, str) and "::" not in name and name not in c.scope.names:
            why = "is a host function: it is not marked __device__" if function else "is a template (not supported)"
            c.scope.names[name] = HostOnly(name, why, decl.coord)
    elif node.params is None:
        _explicit(c, decl)
    elif not node.params:
        _specialise(c, node.decl)
    else:
        _declare(c, node, decl)


def _declare(c: Check, node: TemplateDecl, decl: Any) -> None:
    name = decl.name.rpartition("::")[2]
    if c.extern_c:
        c.fatal(decl.coord, "templates must have C++ linkage")
    scope = functions._definition_scope(c, decl) if "::" in decl.name else c.scope
    new = Template(name, list(node.params or ()), node.decl, scope)
    mark = c.diagnostics.mark()
    try:
        new.pattern = _pattern(c, new)
    except TooManyErrors:
        raise
    except CompileError:
        new.problems = c.diagnostics.rewind(mark)
    set_ = functions._set(c, scope, scope, name, decl)
    for old in set_.templates:
        if new.pattern is not None and old.pattern == new.pattern and _same_parameters(c, old, new):
            _merge(c, old, new)
            return
    set_.templates.append(new)


def _same_parameters(c: Check, a: Template, b: Template) -> bool:
    return [p.type is None for p in a.params] == [p.type is None for p in b.params]


def _merge(c: Check, old: Template, new: Template) -> None:
    """A further declaration of the same template."""
    for before, now in zip(old.params, new.params):
        now.default = now.default or before.default
    if isinstance(new.node, c_ast.FuncDef):
        if isinstance(old.node, c_ast.FuncDef):
            c.fatal(new.decl.coord, f"redefinition of '{new.name}'",
                    [Note("previous definition is here", span_of(old.decl.coord))])  # fmt: skip
    else:
        return
    args = old.decl.type.args
    for before, item in zip(args.params if args else (), new.decl.type.args.params if args else ()):
        if getattr(item, "init", None) is None and getattr(before, "init", None) is not None:
            item.init = before.init
    words = [w for w in old.decl.funcspec if w not in new.decl.funcspec]
    new.decl.funcspec = [*new.decl.funcspec, *words]
    old.node, old.params = new.node, new.params


def _pattern(c: Check, t: Template) -> ty.Function:
    scope = Scope("template", t.scope)
    for i, p in enumerate(t.params):
        placeholder = ty.Placeholder(i, p.name or f"parameter{i}")
        if not p.name:
            continue
        if p.type is None:
            scope.names[p.name] = TypeName(p.name, placeholder, p.coord)
        else:
            scope.names[p.name] = ValueParameter(p.name, placeholder, p.coord)
    with _elsewhere(c, scope):
        return _signature(c, t.decl)


def _signature(c: Check, decl: Any) -> ty.Function:
    """The type that a function's declaration gives it here."""
    base = specifiers.specified(c, specifiers.tail(decl.type).type)
    type = specifiers.declared(c, decl.type, base)
    assert isinstance(type, ty.Function)
    if specifiers.has_auto(type.returns):
        c.fatal(decl.coord, "not supported: deduced return type")
    return type


@contextmanager
def _elsewhere(c: Check, scope: Scope) -> Iterator[None]:
    """Check something in `scope`, outside of whatever is being checked now."""
    outer = c.scope, c.function, c.pending, c.extern_c
    memo = c.memo.get("definition"), c.memo.get("frame")
    c.scope, c.function, c.pending, c.extern_c = scope, None, [], False
    c.memo["definition"] = c.memo["frame"] = None
    try:
        yield
    finally:
        c.scope, c.function, c.pending, c.extern_c = outer
        c.memo["definition"], c.memo["frame"] = memo


# ---------------------------------------------------------------- template arguments


def named(c: Check, entity: Any, name: str, nodes: list[Any], at: Any) -> Any:
    """What `name<nodes>` means, where `entity` is what `name` means."""
    if entity is None:
        return names.undeclared(c, name, at)
    if isinstance(entity, Faulty):
        return entity
    if isinstance(entity, HostOnly) and "(not supported)" not in entity.reason:
        return entity
    if not isinstance(entity, OverloadSet) or not entity.templates:
        if isinstance(entity, (HostOnly, TypeName)):
            c.fatal(at, f"not supported: template '{name}'")
        c.fatal(at, f"'{name}' does not name a template")
    return OverloadSet(name, [], entity.templates, tuple(_given(c, node) for node in nodes))


def _given(c: Check, node: Any) -> Argument:
    """A written template argument."""
    if isinstance(node, c_ast.Typename):
        return specifiers.type_name(c, node)
    if isinstance(node, c_ast.ID) and isinstance(found := names.find(c, node.name, node.coord), TypeName):
        return found.type
    from minicu.sema import expr

    value = constant.fold(c, rvalue(c, expr.unevaluated(c, node)))
    if not isinstance(value, tree.Constant):
        c.fatal(node.coord, "non-type template argument is not a constant expression")
    return value


def _bind(c: Check, t: Template, scope: Scope, index: int, given: Argument) -> Argument:
    """Let parameter `index` be `given`, which is returned as the parameter has it."""
    p = t.params[index]
    shown = f"template argument {index + 1}" + (f" ('{p.name}')" if p.name else "")
    if p.type is None:
        if not isinstance(given, ty.Type):
            raise _Ignored(f"{shown} must be a type")
        if p.name:
            scope.names[p.name] = TypeName(p.name, given, p.coord)
        return given
    if not isinstance(given, tree.Constant):
        raise _Ignored(f"{shown} must be an expression")
    with _elsewhere(c, scope):
        type = specifiers.type_name(c, p.type).unqualified
        if not ty.is_integral(type):
            c.fatal(p.coord, f"not supported: template parameter of type '{type}'")
    if not ty.is_integral(given.type) or (
        isinstance(type, ty.Enum) and given.type != type or
        isinstance(given.type, ty.Enum) and given.type.decl.scoped and given.type != type
    ):  # fmt: skip
        raise _Ignored(f"{shown} has type '{given.type}', not '{type}'")
    value = constant.convert(c, given, type)
    if value.value != given.value:
        raise _Ignored(f"{shown} is {given.value}, which '{type}' cannot hold")
    if p.name:
        scope.names[p.name] = ConstantName(p.name, value, p.coord)
    return value


def _complete(c: Check, t: Template, found: dict[int, Argument]) -> tuple[Argument, ...]:
    """All arguments: those found, converted, and defaults for the others."""
    scope = Scope("template", t.scope)
    arguments = []
    for i, p in enumerate(t.params):
        given = found.get(i)
        if given is None:
            if p.default is None:
                raise _Ignored(f"couldn't infer template argument '{p.name or i + 1}'")
            with _elsewhere(c, scope):
                given = _given(c, p.default)
        arguments.append(_bind(c, t, scope, i, given))
    return tuple(arguments)


def _explicit_arguments(t: Template, given: Sequence[Argument] | None) -> dict[int, Argument]:
    if given is not None and len(given) > len(t.params):
        raise _Ignored("too many template arguments")
    return dict(enumerate(given or ()))


def _deduced(c: Check, t: Template, given: Sequence[Argument] | None, operands: Sequence[Any]) -> tuple[Argument, ...]:
    """The arguments of the template that a call with these operands means."""
    pattern = t.pattern
    assert pattern is not None
    found = _explicit_arguments(t, given)
    free = {i for i in range(len(t.params)) if i not in found}
    count = len(pattern.parameters)
    args = t.decl.type.args
    needed = sum(1 for p in (args.params if args else ())[:count] if getattr(p, "init", None) is None)
    if len(operands) < needed or (len(operands) > count and not pattern.variadic):
        verb = "was" if len(operands) == 1 else "were"
        raise _Ignored(f"requires {count} argument{'s' * (count != 1)}, but {len(operands)} {verb} provided")
    for parameter, operand in zip(pattern.parameters, operands):
        if deduce.mentions(parameter, free) and not deduce.from_operand(c, parameter, operand, found):
            shown = rvalue(c, operand).type if not isinstance(parameter, ty.Reference) else operand.type
            raise _Ignored(f"could not match '{parameter}' against '{shown}'")
    return _complete(c, t, found)


def _spelled(argument: Argument) -> str:
    if isinstance(argument, ty.Type):
        return re.sub(r"\b(?:struct|union|enum) ", "", str(argument))
    type = argument.type
    if type == ty.BOOL:
        return "true" if argument.value else "false"
    if isinstance(type, ty.Enum):
        for name, value in type.decl.constants.items():
            if value == argument.value:
                return f"{type.decl.name}::{name}" if type.decl.scoped else name
    return str(argument.value)


# ---------------------------------------------------------------- choosing


def candidates(
    c: Check, set: OverloadSet, operands: Sequence[Any], at: Any
) -> tuple[list[tree.Function], list[Note]]:
    """The instances that a call may mean, and why other templates are none."""
    made: list[tree.Function] = []
    notes: list[Note] = []
    for t in set.templates:
        _check_readable(c, t)
        mark = c.diagnostics.mark()
        try:
            made.append(instance(c, t, _deduced(c, t, set.arguments, operands), at))
            continue
        except TooManyErrors:
            raise
        except _Ignored as why:
            c.diagnostics.rewind(mark)
            reason = str(why)
        except CompileError:
            dropped = [d.message for d in c.diagnostics.rewind(mark) if d.severity == "error"]
            reason = f"substitution failure: {dropped[0]}" if dropped else "substitution failure"
        notes.append(Note(f"candidate template ignored: {reason}", span_of(t.decl.coord)))
    return made, notes


def _check_readable(c: Check, t: Template) -> None:
    """Complain if the signature uses what is not supported."""
    for problem in t.problems:
        if problem.severity == "error":
            c.error(problem.span, problem.message, problem.notes)
    if t.pattern is None:
        c.give_up()


def identified(c: Check, set: OverloadSet, at: Any) -> tree.Function | None:
    """The one instance that `f<...>` names without a call, if the arguments say it."""
    if set.arguments is None or len(set.templates) != 1:
        return None
    (t,) = set.templates
    _check_readable(c, t)
    try:
        return instance(c, t, _complete(c, t, _explicit_arguments(t, set.arguments)), at)
    except _Ignored:
        return None


def of_type(c: Check, set: OverloadSet, type: ty.Function, at: Any) -> tree.Function | None:
    """The instance that has exactly that type (C++ [temp.deduct.funcaddr])."""
    best: tree.Function | None = None
    for t in set.templates:
        if (found := _with_type(c, t, set.arguments, type)) is None:
            continue
        mark = c.diagnostics.mark()
        try:
            function = instance(c, t, found, at)
        except TooManyErrors:
            raise
        except CompileError:
            c.diagnostics.rewind(mark)
            continue
        assert t.pattern is not None
        if compatible(function.type, type, True) and (
            best is None or best.instance is None or more_special(c, t.pattern, best.instance.pattern)
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
        found = _explicit_arguments(t, given)
        return _complete(c, t, found) if deduce.match(t.pattern, type, found) else None
    except _Ignored:
        return None
    except TooManyErrors:
        raise
    except CompileError:
        c.diagnostics.rewind(mark)
        return None


def more_special(c: Check, a: ty.Function, b: ty.Function) -> bool:
    """Is template `a` more specialised than `b` (C++ [temp.func.order])?"""
    if not deduce.at_least_as_special(a, b):
        return False
    return not deduce.at_least_as_special(b, a) or deduce.more_qualified(a, b)


# ---------------------------------------------------------------- instances


def instance(c: Check, t: Template, arguments: tuple[Argument, ...], at: Any) -> tree.Function:
    """The instance for complete arguments. Its body is checked later, if it is used."""
    key = _key(arguments)
    function = t.instances.get(key)
    if function is None:
        first = len(c.diagnostics.items)
        function = _make(c, t, arguments, t.decl, _scope(t, arguments), at)
        _explain(c, function, first)
        _enter(c, t, key, function)
    return function


def _key(arguments: tuple[Argument, ...]) -> tuple[Any, ...]:
    return tuple(a if isinstance(a, ty.Type) else a.value for a in arguments)


def _scope(t: Template, arguments: tuple[Argument, ...]) -> Scope:
    """Where the template's parameters are its arguments."""
    scope = Scope("template", t.scope)
    for p, argument in zip(t.params, arguments):
        if not p.name:
            continue
        if isinstance(argument, ty.Type):
            scope.names[p.name] = TypeName(p.name, argument, p.coord)
        else:
            scope.names[p.name] = ConstantName(p.name, argument, p.coord)
    return scope


def _make(
    c: Check, t: Template, arguments: tuple[Argument, ...], decl: Any, scope: Scope, at: Any
) -> tree.Function:
    by = c.function.function if c.function is not None else None
    if by is not None and by.instance is None:
        by = None
    with _elsewhere(c, scope):
        given = attributes.read(c, decl.attributes)
        type = _signature(c, decl)
        function = functions._new(c, decl, t.name, scope, type, given, decl.funcspec)
        assert t.pattern is not None
        depth = by.instance.depth + 1 if by is not None and by.instance is not None else 0
        function.instance = tree.Instance(t.name, t.pattern, arguments, at, by, depth)
        function.name = f"{t.name}<{', '.join(map(_spelled, arguments))}>"
        if function.linkage == "external" and function.kind != "kernel" and decl is t.decl:
            function.linkage = "weak"  # each unit that needs it makes it
        function.symbol = given.symbol or symbols.of_function(function)
        functions._check_kernel(c, decl, function, type)
        parameters.keep_defaults(c, decl.type, function)
        function.attributes["defaults scope"] = scope
    return function


def _enter(c: Check, t: Template, key: Any, function: tree.Function) -> None:
    t.instances[key] = function
    c.memo.setdefault("functions", []).append(function)
    c.memo.setdefault("waiting", {})[function] = partial(_body, c, t, function)


def _body(c: Check, t: Template, function: tree.Function) -> None:
    """Check the body of an instance."""
    node = t.special.get(function)
    made = function.instance
    assert made is not None
    scope = _scope(t, made.arguments) if node is None else t.scope
    node = node or t.node
    if not isinstance(node, c_ast.FuncDef) or node.body is None:
        return
    first = len(c.diagnostics.items)
    try:
        if made.depth > _DEPTH:
            c.fatal(made.at, f"recursive template instantiation exceeded maximum depth of {_DEPTH}")
        with _elsewhere(c, scope):
            head = node.decl.type
            with c.scoped("prototype") as inner:
                c.memo["definition"] = inner
                _, objects, prologue = parameters.of_definition(c, node, head, function.type.returns)
            c.memo["definition"] = None
            function.parameters = objects
            function.at = node.decl.coord
            parameters.check_complete(c, node.decl, function)
            functions._body(c, node, function, inner, c.pending + prologue)
    except TooManyErrors:
        raise
    except CompileError:
        pass
    finally:
        _explain(c, function, first)


def _explain(c: Check, function: tree.Function, first: int) -> None:
    """Add to the complaints from `first` on why the instance was made."""
    items = c.diagnostics.items
    if len(items) == first:
        return
    chain = []
    asked: tree.Function | None = function
    while asked is not None and (made := asked.instance) is not None:
        if made.at is not None:
            text = f"in instantiation of function template specialization '{asked.name}' requested here"
            chain.append(Note(text, span_of(made.at)))
        asked = made.by
    if len(chain) > 2 * _LISTED + 1:
        skipped = len(chain) - 2 * _LISTED
        chain[_LISTED:-_LISTED] = [Note(f"(skipping {skipped} more)")]
    for i in range(first, len(items)):
        items[i] = replace(items[i], notes=(*items[i].notes, *chain))


# ---------------------------------------------------------------- explicit ones


def _explicit(c: Check, decl: Any) -> None:
    """`template void k<float>(float *);` asks for an instance (C++ [temp.explicit])."""
    function = _meant(c, decl)
    if function.instance is not None and function.instance.at is None:
        function.instance.at = decl.coord
    if function.kind == "kernel" and "__global__" not in decl.funcspec:
        c.error(decl.coord, f"'{function.name}' is a __global__ function")
    overload.use(c, function)


def _meant(c: Check, decl: Any) -> tree.Function:
    """The instance whose name and type a declaration gives."""
    entity = names.find(c, decl.name, decl.coord)
    if not isinstance(entity, OverloadSet) or not entity.templates:
        _no_template(c, decl, ())
    for t in entity.templates:
        _check_readable(c, t)
    function = of_type(c, entity, _signature(c, decl), decl.coord)
    return function or _no_template(c, decl, entity.templates)


def _no_template(c: Check, decl: Any, templates: Sequence[Template]) -> Any:
    notes = [Note("candidate template", span_of(t.decl.coord)) for t in templates]
    c.fatal(decl.coord, f"no function template matches '{decl.name}'", notes)


def _specialise(c: Check, node: Any) -> None:
    """`template <> ...`: what some arguments mean instead (C++ [temp.expl.spec])."""
    decl = _declaration(node)
    old = _meant(c, decl)
    template = next(
        t for t in names.find(c, decl.name, decl.coord).templates if old in t.instances.values()  # type: ignore[union-attr]
    )
    defined = isinstance(node, c_ast.FuncDef)
    known = template.special.get(old)
    if known is None and old.body is not None:
        c.fatal(decl.coord, f"explicit specialization of '{old.name}' after instantiation")
    if defined and isinstance(known, c_ast.FuncDef):
        c.fatal(decl.coord, f"redefinition of '{old.name}'",
                [Note("previous definition is here", span_of(old.at))])  # fmt: skip
    made = old.instance
    assert made is not None
    new = _make(c, template, made.arguments, decl, template.scope, None)
    for name in functions._REPLACED:
        setattr(old, name, getattr(new, name))
    old.symbol = new.symbol
    made.at = None
    template.special[old] = node
    if defined:
        old.used = True


# ---------------------------------------------------------------- what host code names


def host_instance(c: Check, node: HostInstance) -> None:
    """A kernel's instance that the host launches or takes the address of is wanted; whatever cannot be
    known without the host's code is left out."""
    mark = c.diagnostics.mark()
    why = ""
    try:
        entity = names.find(c, node.name, node.coord)
        if not isinstance(entity, OverloadSet) or not any(t.kernel for t in entity.templates):
            return
        if entity.functions and entity.arguments is None:
            return  # an ordinary kernel may be meant
        operands = [specifiers.type_name(c, o) if o is not None else None for o in node.operands]
        for t in entity.templates:
            if not t.kernel:
                continue
            try:
                _check_readable(c, t)
                found = _explicit_arguments(t, entity.arguments)
                _deduce_launch(t, operands, found)
                arguments = _complete(c, t, found)
            except _Ignored as reason:
                why = f": {reason}"
                continue
            overload.use(c, instance(c, t, arguments, node.coord))
            return
    except TooManyErrors:
        raise
    except CompileError:
        dropped = [d.message for d in c.diagnostics.rewind(mark) if d.severity == "error"]
        why = f": {dropped[0]}" if dropped else ""
    if not of_library(node.coord):
        c.warn(HOST, node.coord, f"no instance is made for '{node.name}'{why}")


def _deduce_launch(t: Template, operands: list[ty.Type | None], found: dict[int, Argument]) -> None:
    assert t.pattern is not None
    free = set(range(len(t.params))).difference(found)
    for parameter, type in zip(t.pattern.parameters, operands):
        if type is None or not deduce.mentions(parameter, free):
            continue
        if not deduce.match(parameter.unqualified, type.unqualified, found, adding=True):
            raise _Ignored(f"could not match '{parameter}' against '{type}'")
