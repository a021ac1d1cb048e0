"""Arguments of templates: written ones, deduced ones, defaults (C++17 [temp.arg])."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.sema import rules
from minicu.sema.constants import constant
from minicu.sema.context import Check, Operand
from minicu.sema.conversions.convert import rvalue
from minicu.sema.expressions import member_pointers, names, ranking, unknown
from minicu.sema.scope import (
    UNSUPPORTED_TEMPLATE,
    AliasTemplate,
    ClassTemplate,
    Entity,
    Faulty,
    HostOnly,
    OverloadSet,
    Scope,
    TypeName,
    ValueParameter,
)
from minicu.sema.templates import deduce, value_arguments
from minicu.sema.templates.instance import TEMPLATES, Argument, Template, bind, expanded
from minicu.sema.templates.spelled_values import EXACT
from minicu.sema.templates.value_arguments import Ignored
from minicu.sema.types import declarators
from minicu.syntax.nodes import Name, PackExpansion, Syntax, TemplateParam, default_argument
from minicu.types.dependent import (
    DependentName,
    InstanceDecl,
    Pack,
    TemplateId,
    TemplateParameter,
    Value,
    depends,
    expansion,
    is_expansion,
)


def named(c: Check, entity: Entity | None, name: str, nodes: Sequence[Syntax], at: Place) -> Entity:
    """What `name<nodes>` means, where `entity` is what `name` means."""
    if entity is None:
        return unknown.undeclared(c, name, at)
    if isinstance(entity, Faulty):
        return entity
    if isinstance(entity, HostOnly) and c.unevaluated and entity.overloads is not None:
        entity = entity.overloads
    if isinstance(entity, HostOnly) and entity.reason is not UNSUPPORTED_TEMPLATE:
        return entity
    if isinstance(entity, TypeName) and isinstance(entity.type, ty.Record):
        decl = entity.type.decl
        if isinstance(decl, InstanceDecl) and decl.tag == name:  # the injected-class-name
            entity = decl.template
    if isinstance(entity, TypeName) and isinstance(entity.type, DependentName):
        if entity.type.arguments is None and c.here.pattern:
            told = tuple(map(rules.dependent_values.as_argument, written_all(c, nodes)))
            return TypeName(name, DependentName(entity.type.owner, entity.type.name, told), at)
    if isinstance(entity, TemplateParameter):
        try:
            given = explicit_arguments(
                entity, list(map(rules.dependent_values.as_argument, written_all(c, nodes)))
            )
        except Ignored:
            c.fatal(at, f"too many template arguments for template template parameter '{name}'")
        packs: Any = given
        all_ = tuple(Pack(packs.get(i, ())) if p.pack else given[i] for i, p in enumerate(entity.params)
                     if p.pack or i in given)  # fmt: skip
        return TypeName(name, TemplateId(entity, all_), at)
    if isinstance(entity, (ClassTemplate, AliasTemplate)):
        return rules.class_template.named(c, entity, written_all(c, nodes), at)
    if not isinstance(entity, OverloadSet) or not entity.templates:
        if isinstance(entity, (HostOnly, TypeName)):
            c.unsupported(at, f"template '{name}'")
        c.fatal(at, f"'{name}' does not name a template")
    return OverloadSet(name, [], entity.templates, tuple(written_all(c, nodes)), entity.owner)


def written_all(c: Check, nodes: Sequence[Syntax]) -> list[Argument]:
    """A list of written template arguments. What is still an expansion has packs of unknown length."""
    arguments: list[Argument] = []
    for node in nodes:
        if isinstance(node, PackExpansion):
            if (numbers := _integer_pack(c, node.pattern)) is not None:
                arguments += numbers
                continue
            declarators.refuse_mixed(c, node)
            repeated = written(c, node.pattern)
            if not depends(repeated):
                c.fatal(node.coord, "pack expansion does not contain any unexpanded parameter packs")
            arguments.append(expansion(repeated))
        else:
            arguments.append(written(c, node))
    return arguments


#: More elements than a sequence of integers may have.
_LONGEST = 1 << 16


def _integer_pack(c: Check, node: Syntax) -> list[Argument] | None:
    """`__integer_pack(n)...`: 0 to n - 1; None if it is something else."""
    if not (isinstance(node, c_ast.FuncCall) and isinstance(node.name, c_ast.ID)):
        return None
    if node.name.name != "__integer_pack" or node.args is None or len(node.args.exprs) != 1:
        return None
    count = written(c, node.args.exprs[0])
    if isinstance(count, Value):
        return [Value("expansion", (count,))]
    if not isinstance(count, tree.Constant) or not 0 <= int(count.value) < _LONGEST:
        c.fatal(node.coord, "the argument of '__integer_pack' must be a number of elements")
    return [tree.Constant(count.type, i, at=node.coord) for i in range(int(count.value))]


def written(c: Check, node: Syntax) -> Argument:
    """A written template argument."""
    if isinstance(node, c_ast.Typename):
        return _named(c, node) or declarators.type_name(c, node)
    entity = before = None
    if isinstance(node, c_ast.ID):
        if isinstance(node.name, Name):
            entity, before = names.find_and_before(c, node.name, node.coord)
        else:
            entity = names.find(c, node.name, node.coord)
    if isinstance(entity, TypeName):
        if not isinstance(entity.type, DependentName):  # [temp.res]p5: without typename it is a value
            return entity.type
    elif isinstance(node, c_ast.ID) and isinstance(node.name, Name) and isinstance(entity, TEMPLATES):
        if not isinstance(entity, AliasTemplate) or isinstance(entity.node, c_ast.Typedef):
            if node.name.parts[-1].arguments is None:  # `S::template name`
                return entity
    if isinstance(node, c_ast.FuncCall) and isinstance(node.name, c_ast.ID) and node.name.name == EXACT:
        return rules.class_arguments.written(c, node.args.exprs, node.coord)
    if not isinstance(node, c_ast.ID):
        if rules.dependent_values.reading(c):
            known = rules.dependent_values.read_or_known(c, node)
            return known if depends(known) else rules.dependent_values.known(known, node)  # type: ignore[return-value]
        with c.within(required=True):
            operand = rules.expr.unevaluated(c, node)
    elif (
        rules.dependent_values.reading(c)
        and (depending := rules.dependent_values.named(c, node, entity, before)) is not None
    ):
        return depending  # type: ignore[return-value]
    else:
        operand = rules.expr.unevaluated_name(c, entity, node)
    with c.within(required=True):
        value = constant.fold(c, rvalue(c, operand))
    if isinstance(value, ranking.OverloadedName):
        return value  # type: ignore[return-value]  # until the parameter tells which is meant
    if not isinstance(value, tree.Constant):
        if (address := _symbol(c, value) or _place(operand)) is not None:
            return address
        if (member := member_pointers.argument(value)) is not None:
            return member
        if c.language.cxx20 and isinstance(operand, tree.StringLiteral):
            return operand  # type: ignore[return-value]  # until a parameter of class type takes it
        if c.language.cxx20 and isinstance(value.type, ty.Record):
            return rules.class_arguments.of_value(c, value, node.coord)
        c.fatal(node.coord, "non-type template argument is not a constant expression")
    return value


def _named(c: Check, node: c_ast.Typename) -> Argument | None:
    """The type or the template that a name alone stands for; None if more is written."""
    bottom = node.type.type if isinstance(node.type, c_ast.TypeDecl) and not node.quals else None
    if not isinstance(bottom, c_ast.IdentifierType) or len(bottom.names) != 1:
        return None
    (name,) = bottom.names
    if name.__class__ is not str and name.parts[-1].arguments is not None:
        return None
    entity = names.find(c, name, node.coord)
    if isinstance(entity, TypeName) and not node.type.quals and not node.attributes:
        return entity.type
    if isinstance(entity, AliasTemplate) and not isinstance(entity.node, c_ast.Typedef):
        return None
    return entity if isinstance(entity, TEMPLATES) else None


def _template(c: Check, given: Argument, p: TemplateParam, shown: str) -> Argument:
    """An argument for a template template parameter ([temp.arg.template])."""
    if isinstance(given, Value) and given.op == "member":  # `T::template name`
        return DependentName(*given.parts)
    if isinstance(given, DependentName):
        return given
    if isinstance(given, ty.Record) and isinstance(given.decl, InstanceDecl):
        given = given.decl.template  # the injected-class-name
    if not isinstance(given, TEMPLATES):
        raise Ignored(f"{shown} must be a template")
    if isinstance(given, TemplateParameter):
        return given
    if isinstance(given, AliasTemplate):
        given = rules.alias_template.renamed(c, given) or given
    if not _takes(given.params, p.template or []):
        raise Ignored(f"{shown} is a template with other parameters")
    return given


def _takes(has: Sequence[TemplateParam], wanted: Sequence[TemplateParam]) -> bool:
    """Whether a template with the parameters it `has` can be given all that the parameter is `wanted` to take
    ([temp.arg.template]p3): a pack of either goes with all that are left of the other."""
    for i, (mine, its) in enumerate(zip(has, wanted)):
        if mine.pack or its.pack:
            return len({_sort(q) for q in (*has[i:], *wanted[i:])}) == 1
        if _sort(mine) != _sort(its):
            return False
    if len(wanted) > len(has):
        return len(wanted) == len(has) + 1 and wanted[-1].pack
    return all(q.pack or q.default is not None for q in has[len(wanted) :])


def _sort(p: TemplateParam) -> str:
    return "template" if p.template is not None else "type" if p.type is None else "value"


def _symbol(c: Check, value: tree.Expr) -> tree.SymbolArgument | None:
    """The address of a function or a static object ([temp.arg.nontype]p2)."""
    known = constant.evaluate(c, value)
    if not isinstance(known, tree.SymbolAddress) or known.offset or not isinstance(value.type, ty.Pointer):
        return None
    symbol = known.symbol
    if isinstance(symbol, tree.Object) and symbol.storage in ("local", "parameter"):
        return None
    if isinstance(symbol, (tree.Function, tree.Object)):
        return tree.SymbolArgument(value.type, symbol, at=value.at)  # type: ignore[arg-type]
    return None


def _place(operand: Operand) -> tree.SymbolArgument | None:
    """A static object itself, for a parameter that is a reference."""
    symbol = operand.object if isinstance(operand, tree.Variable) else None
    if symbol is None or symbol.storage in ("local", "parameter"):
        return None
    return tree.SymbolArgument(ty.Reference(symbol.type), symbol, at=operand.at)  # type: ignore[arg-type]


def _converted(
    c: Check,
    t: AliasTemplate | ClassTemplate | Template,
    scope: Scope,
    index: int,
    given: Argument,
    type_node: c_ast.Typename | None,
    deduced: bool,
) -> Argument:
    """`given`, or `deduced`, as parameter `index`, of the type that `type_node` says in `scope`, has it."""
    p = t.params[index]
    shown = f"template argument {index + 1}" + (f" ('{p.name}')" if p.name else "")
    if p.template is not None:
        return _template(c, given, p, shown)
    if p.type is None:
        if not isinstance(given, ty.Type):
            raise Ignored(f"{shown} must be a type")
        return given
    if isinstance(given, Value):
        return given
    if not isinstance(given, (tree.Constant, ranking.OverloadedName, tree.StringLiteral)):
        raise Ignored(f"{shown} must be an expression")
    with c.elsewhere(scope, pattern=any(map(_is_dependent, scope.names.values()))):
        type = declarators.adjusted(declarators.type_name(c, type_node)).unqualified  # [temp.param]p8
        if depends(type):
            return given
        return value_arguments.converted(c, given, type, shown, p.coord, deduced)


def _is_dependent(entity: Entity) -> bool:
    return isinstance(entity, ValueParameter) or (isinstance(entity, TypeName) and depends(entity.type))


def _pack(
    c: Check,
    t: AliasTemplate | ClassTemplate | Template,
    scope: Scope,
    index: int,
    given: Sequence[Argument],
    before: list[Argument],
    deduced: bool,
) -> Pack:
    """The same of each element of a pack, each of which may have a type of its own."""
    p = t.params[index]
    nodes = [p.type] * len(given)
    if p.type is not None:
        known = expanded(c, t, [PackExpansion(p.type, coord=p.coord)], t.params[:index], before)
        if not any(isinstance(node, PackExpansion) for node in known):
            if len(known) != len(given):
                raise Ignored(f"'{p.name}' needs {len(known)} arguments, not {len(given)}")
            nodes = known
    return Pack(_converted(c, t, scope, index, a, node, deduced) for a, node in zip(given, nodes))


def complete(
    c: Check,
    t: AliasTemplate | ClassTemplate | Template,
    known: dict[int, Argument],
    explicit: Collection[int] | None = None,
) -> tuple[Argument, ...]:
    """All arguments: those found, converted, and defaults for the others. Those that are not `explicit` were
    deduced; None: all are."""
    scope = Scope("template", t.scope)
    exact = frozenset() if explicit is None else known.keys() - explicit
    arguments: list[Argument] = []
    for i, p in enumerate(t.params):
        given = known.get(i)
        if p.pack:
            if given is not None and not isinstance(given, (list, tuple)):  # [temp.variadic]p5
                c.fatal(p.coord, f"declaration type contains unexpanded parameter pack '{p.name}'")
            argument: Argument = _pack(c, t, scope, i, given or (), arguments, i in exact)
        else:
            if given is None:
                if p.default is None:
                    raise Ignored(f"couldn't infer template argument '{p.name or i + 1}'")
                default = expanded(c, t, p.default, t.params[:i], arguments)
                dependent = any(map(depends, arguments))
                with c.elsewhere(scope, pattern=dependent, deducing=isinstance(t, Template)):
                    given = written(c, default)
            node = expanded(c, t, p.type, t.params[:i], arguments) if p.type is not None else None
            argument = _converted(c, t, scope, i, given, node, i in exact)
        bind(scope, p, argument)
        arguments.append(argument)
    if isinstance(t, Template) and t.constraints and not any(map(depends, arguments)):
        if not rules.constraints.satisfied(c, t, arguments):
            raise Ignored("constraints not satisfied")
    return tuple(arguments)


def explicit_arguments(
    t: Template | ClassTemplate | AliasTemplate | TemplateParameter, given: Sequence[Argument] | None
) -> dict[int, Argument]:
    """Which parameter each written argument is for: a pack takes all that are left."""
    explicit: dict[int, Argument] = {}
    left = list(given or ())
    for i, p in enumerate(t.params):
        if not left:
            break
        if p.pack:
            explicit[i], left = deduce.Prefix(left), []
        else:
            explicit[i] = left.pop(0)
    if left:
        raise Ignored("too many template arguments")
    return explicit


def deduced(
    c: Check, t: Template, given: Sequence[Argument] | None, operands: Sequence[Operand | None]
) -> tuple[Argument, ...]:
    """The arguments of the template that a call with these operands means. None: one that is not known."""
    pattern = t.pattern
    assert pattern is not None
    deductions = explicit_arguments(t, given)
    explicit = frozenset(deductions)
    whole = {i for i, argument in deductions.items() if not isinstance(argument, deduce.Prefix)}
    free = set(range(len(t.params))).difference(whole)
    args = t.decl.type.args
    nodes = (args.params if args else [])[: len(pattern.parameters)]
    needed = sum(1 for p in nodes if default_argument(p) is None and not isinstance(p, PackExpansion))
    parameters = _aligned(pattern, deductions)
    trailing = bool(parameters) and is_expansion(parameters[-1])
    count = len(parameters) - trailing
    if len(operands) < needed or (len(operands) > count and not pattern.variadic and not trailing):
        verb = "was" if len(operands) == 1 else "were"
        least = "at least " if trailing else ""
        raise Ignored(
            f"requires {least}{count} argument{'s' * (count != 1)}, but {len(operands)} {verb} provided"
        )

    def one(parameter: ty.Type | None, operand: Operand | None, deductions: deduce.Deductions) -> bool:
        if parameter is None or operand is None or not deduce.mentions(parameter, free):
            return True
        if not deduce.from_operand(c, parameter, operand, deductions):
            shown = rvalue(c, operand).type if not isinstance(parameter, ty.Reference) else operand.type
            raise Ignored(f"could not match '{parameter}' against '{shown}'")
        return True

    for parameter, operand in zip(parameters[:count], operands):
        one(parameter, operand, deductions)
    if trailing:
        fixed = _fixed(parameters[-1], deductions)

        def element(parameter: ty.Type, numbered: tuple[int, Operand], deductions: deduce.Deductions) -> bool:
            index, operand = numbered
            return index < fixed or one(parameter, operand, deductions)

        if not deduce.match_elements(parameters[-1], list(enumerate(operands[count:])), deductions, element):
            raise Ignored("deduced packs of different lengths")
    return complete(c, t, deductions, explicit)


def _fixed(parameter: ty.Type | None, deductions: deduce.Deductions) -> int:
    """For how many elements of a pack of parameters the written arguments say all, so that a call's arguments
    are converted to them."""
    packs = deduce.packs_in(parameter)
    others = set(range(deduce.MANY)).difference(packs, deductions)
    if deduce.mentions(parameter, others):
        return 0
    written = [deductions.get(i) for i in packs]
    return min((len(a) if isinstance(a, deduce.Prefix) else 0 for a in written), default=0)


def _aligned(pattern: ty.Function, deductions: deduce.Deductions) -> list[ty.Type | None]:
    """The parameters, with packs that do not stand last as long as the written arguments make them: nothing
    is deduced for those (None)."""
    parameters: list[ty.Type | None] = []
    for i, parameter in enumerate(pattern.parameters):
        if is_expansion(parameter) and i + 1 < len(pattern.parameters):
            lengths = [len(deductions.get(index, ())) for index in deduce.packs_in(parameter)]
            parameters += [None] * max(lengths, default=0)
        else:
            parameters.append(parameter)
    return parameters
