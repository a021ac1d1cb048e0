"""Parameters of functions: of definitions new and old, default arguments, the space that kernels have."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Kind, Note, Place, Refused, span_of
from minicu.diagnostics.warnings import DEPRECATED_NON_PROTOTYPE, IMPLICIT_INT
from minicu.sema import rules
from minicu.sema.context import Check
from minicu.sema.scope import OverloadSet, PackName, TypeName, of_library, place_of
from minicu.sema.types import attributes, declarators, placeholders, record, specifiers
from minicu.sema.types.compatible import promoted
from minicu.syntax.nodes import Lambda, Name, PackExpansion, Syntax, default_argument, name_of, words_of


def of_definition(
    c: Check, node: c_ast.FuncDef, head: c_ast.FuncDecl, returns: ty.Type, declared: Sequence[ty.Type] = ()
) -> tuple[ty.Function, list[tree.Object], list[tree.Statement]]:
    """Type, parameter objects, and statements that run before the body. `declared`: the types that the
    parameters of a member function have where its class declares it."""
    nodes = head.args.params if head.args is not None else []
    if node.param_decls or (nodes and isinstance(nodes[0], c_ast.ID)):
        return _old_style(c, node, nodes, returns)
    types: list[ty.Type] = []
    parameters: list[tree.Object] = []
    variadic = False
    own = sum(not isinstance(item, c_ast.EllipsisParam) for item in nodes)
    for i, item in enumerate(nodes, len(declared) - own):  # after `this`
        if isinstance(item, c_ast.EllipsisParam):
            variadic = True
            continue
        if isinstance(item, PackExpansion):
            c.fatal(item.coord, "pack expansion does not contain any unexpanded parameter packs")
        if i >= 0 and (_renamed(c, item) or _has_lambda(item.type)):
            type = ty.qualify(declared[i], _own_quals(c, item))
        else:
            type = declarators.parameter_type(c, item)
        name = name_of(item) or ""
        if isinstance(type, ty.Void):
            if len(nodes) == 1 and not name and not type.quals:
                break
            c.fatal(item.coord, f"argument may not have '{type}' type")
        placeholders.no_auto(c, type, item.coord, "not supported: 'auto' parameter")
        parameters.append(_parameter(c, item, name, type))
        types.append(ty.unqualify(type))
    prototyped = head.args is not None or c.language.cplusplus
    return ty.Function(returns, tuple(types), variadic, prototyped), parameters, []


def _renamed(c: Check, item: c_ast.Decl | c_ast.Typename) -> bool:
    """Whether a member function has taken the name of the parameter's type since the declaration, where the
    name still meant the type ([basic.scope.class]p1)."""
    specifier = declarators.tail(item.type).type
    if not isinstance(specifier, c_ast.IdentifierType) or len(specifier.names) != 1:
        return False
    return isinstance(c.scope.find(specifier.names[0]), OverloadSet)


def _has_lambda(node: c_ast.Node) -> bool:
    """Whether a type has a lambda in it, whose class is another one each time the type is read."""
    if isinstance(node, Lambda):
        return True
    names = node.names if isinstance(node, c_ast.IdentifierType) else ()
    if isinstance(node, c_ast.ID):
        names = (node.name,)
    arguments = [part.arguments for name in names if isinstance(name, Name) for part in name.parts]
    children = [child for _, child in node.children()]
    return any(map(_has_lambda, chain(children, *filter(None, arguments))))


def _own_quals(c: Check, item: c_ast.Decl | c_ast.Typename) -> int:
    """The qualifiers of a parameter, which its function's type has not (C++ [dcl.fct]p5)."""
    if isinstance(item.type, c_ast.ArrayDecl):
        return declarators.quals(c, [q for q in item.type.dim_quals or () if q != "static"], item.coord)
    return 0 if isinstance(item.type, c_ast.FuncDecl) else declarators.quals(c, item.type.quals, item.coord)


def _handle(c: Check, item: c_ast.Decl | c_ast.Typename) -> str:
    """What a parameter is a handle of, by the name of its type; "" for nothing."""
    specifier = item.type.type if isinstance(item.type, c_ast.TypeDecl) else None
    names = specifier.names if isinstance(specifier, c_ast.IdentifierType) else []
    entity = c.scope.find(names[0]) if len(names) == 1 else None
    return entity.handle if isinstance(entity, TypeName) else ""


def _parameter(c: Check, item: c_ast.Decl | c_ast.Typename, name: str, type: ty.Type) -> tree.Object:
    given = attributes.of_parameter(c, item)
    object = tree.Object(name, type, "parameter", at=item.coord, align=given.alignment, used=given.unused)
    object.grid_constant = "__grid_constant__" in words_of(item)
    if type.__class__ is ty.Integer and type.kind == "ullong":
        object.handle = _handle(c, item)
    for word in item.storage if isinstance(item, c_ast.Decl) else ():
        if word != "register":
            c.error(item.coord, f"'{word}' is not allowed on a parameter")
    if name:
        if "#" in name:  # an element of a pack
            from minicu.syntax import packs

            pack = packs.shown(name)
            object.name = pack
            c.scope.names[pack] = PackName(pack, item.coord)
        if (old := c.scope.names.get(name)) is not None:
            c.error(item.coord, f"redefinition of parameter '{name}'",
                    [Note("previous declaration is here", span_of(place_of(old)))])  # fmt: skip
        c.scope.names[name] = object
    return object


def _old_style(
    c: Check, node: c_ast.FuncDef, idents: list[c_ast.ID], returns: ty.Type
) -> tuple[ty.Function, list[tree.Object], list[tree.Statement]]:
    """A K&R definition (6.9.1p6): arguments come promoted, and are converted to the declared types."""
    c.warn(
        DEPRECATED_NON_PROTOTYPE, node.decl.coord,
        "a function definition without a prototype is deprecated in all versions of C and is not supported "
        "in C23",
    )  # fmt: skip
    declared: dict[str, tuple[Syntax, ty.Type]] = {}
    known: set[str] = set()
    for p in idents:
        if p.name in known:
            c.error(p.coord, f"redefinition of parameter '{p.name}'")
        known.add(p.name)
    for decl in node.param_decls or ():
        if not isinstance(decl, c_ast.Decl) or decl.name is None:
            specifiers.specified(c, declarators.tail(decl.type))
            continue
        if decl.name not in known:
            c.error(decl.coord, f"parameter named '{decl.name}' is missing")
            continue
        if decl.name in declared:
            c.error(decl.coord, f"redefinition of parameter '{decl.name}'")
        declared[decl.name] = decl, declarators.parameter_type(c, decl)
    types: list[ty.Type] = []
    parameters: list[tree.Object] = []
    prologue: list[tree.Statement] = []
    for ident in idents:
        decl, type = declared.get(ident.name, (None, ty.INT))
        if decl is None:
            c.warn(IMPLICIT_INT, ident.coord, f"type of parameter '{ident.name}' defaults to 'int'")
        passed = promoted(type.unqualified)
        where = decl.coord if decl is not None else ident.coord
        if passed == type.unqualified:
            object = tree.Object(ident.name, type, "parameter", at=where)
            parameters.append(object)
        else:
            incoming = tree.Object(ident.name, passed, "parameter", at=where, used=True)
            parameters.append(incoming)
            object = tree.Object(ident.name, type, "local", at=where, used=True)
            value = tree.Convert(
                type.unqualified, tree.Load(passed, tree.Variable(passed, incoming, at=where), at=where)
            )
            prologue.append(tree.Declare(object, value, at=where))
        c.scope.names[ident.name] = object
        types.append(passed)
    return ty.Function(returns, tuple(types), prototyped=False), parameters, prologue


def has_defaults(decl: c_ast.Decl) -> bool:
    """Whether a declaration of a function gives default arguments."""
    args = decl.type.args if isinstance(decl.type, c_ast.FuncDecl) else None
    return args is not None and any(default_argument(item) is not None for item in args.params)


def keep_defaults(c: Check, head: c_ast.FuncDecl, function: tree.Function) -> None:
    """Keep default arguments by position: AST nodes, checked at each call that needs them."""
    nodes = head.args.params if head.args is not None else []
    for i, item in enumerate(nodes):
        if (init := default_argument(item)) is not None:
            # A block has default arguments of its own (C++17 [dcl.fct.default]p4).
            known = function.declared.defaults.get(i) if c.function is None else None
            if known is not None and known is not init and not of_library(item.coord):
                notes = [Note("previous definition is here", span_of(known.coord))]
                c.error(init.coord, "redefinition of default argument", notes)
            function.declared.defaults[i] = init
            function.declared.defaults_scope = c.scope
    if c.known.files is not None and function.declared.defaults and c.function is None:
        c.known.files.note_defaults(function)
    if function.instance is None:
        refuse_gaps(c, function, nodes)
        check_defaults(c, function, nodes)


def refuse_gaps(c: Check, function: tree.Function, nodes: Sequence[Syntax], hidden: int = 0) -> None:
    """C++17 [dcl.fct.default]p4: after a parameter with a default argument all have one. `hidden`: how many
    parameters nobody writes."""
    given = function.declared.defaults
    for i, item in enumerate(nodes, hidden):
        if given and i > min(given) and i not in given and isinstance(item, (c_ast.Decl, c_ast.Typename)):
            c.error(item.coord, "missing default argument on parameter")


def check_defaults(c: Check, function: tree.Function, nodes: Sequence[Syntax], hidden: int = 0) -> None:
    """What is wrong with a default argument whether or not a call needs it (C++17 [dcl.fct.default]p5): a
    name that nothing declares, a scalar that does not convert. What only the host has is the calls' business,
    and so is the rest."""
    if (
        function.library
        or of_library(function.at)
        or c.known.missing_headers
        or not function.declared.defaults
    ):
        return
    scope = function.declared.defaults_scope or c.scope
    with c.elsewhere(scope, unevaluated=True), c.scoped("prototype") as inner:
        for item, type in zip(nodes, function.type.parameters[hidden:]):
            if (init := default_argument(item)) is not None and not _makes_lambda(init):
                _check_default(c, init, type)
            if (name := name_of(item)) is not None:
                inner.names[name] = tree.Object(name, type, "parameter", at=item.coord, used=True)


def _check_default(c: Check, init: Syntax, type: ty.Type) -> None:
    if isinstance(init, c_ast.InitList):
        return
    mark, known = c.diagnostics.mark(), False
    try:
        value = rules.convert.rvalue(c, rules.expr.unevaluated(c, init))
        known = ty.is_scalar(type) and ty.is_scalar(value.type)
        if known:
            rules.implicit.assign(c, value, type, init.coord, "passing")
    except Refused:
        pass
    for problem in c.diagnostics.rewind_errors(mark):
        if known or problem.kind is Kind.UNDECLARED:
            c.diagnostics.add(problem)


def _makes_lambda(node: c_ast.Node) -> bool:
    """Whether a default argument contains a lambda. Lambdas are numbered, so each is checked only where it is
    used."""
    return isinstance(node, Lambda) or any(_makes_lambda(child) for _, child in node.children())


#: Bytes that a parameter or result of PTX may be aligned to (ptxas: "illegal alignment").
_GREATEST_ALIGNMENT = 128


def _check_alignment(c: Check, type: ty.Type, at: Place) -> None:
    """Objects may be aligned as one likes, values that cross a call may not."""
    if isinstance(type, ty.Record) and not c.language.whole_program:
        if (align := record.least_align(c, type)) > _GREATEST_ALIGNMENT:
            c.unsupported(at, f"a value of type '{type}' as a parameter or result: it is aligned to "
                    f"{align} bytes, and PTX allows at most {_GREATEST_ALIGNMENT}")  # fmt: skip


def check_complete(c: Check, decl: c_ast.Decl, function: tree.Function) -> None:
    """Results and parameters of a function that is defined are objects, so their types are complete."""
    returns = function.type.returns
    settled = isinstance(returns, ty.Void) or placeholders.has_auto(returns)
    if not settled and not declarators.complete(c, returns):
        c.fatal(decl.coord, f"incomplete result type '{returns}' in function definition")
    rules.classes.refuse_abstract(c, returns, "return", decl.coord)
    _check_alignment(c, returns, decl.coord)
    for parameter in function.parameters:
        type = parameter.type
        if parameter.grid_constant and (function.kind != "kernel" or not type.const):
            c.error(parameter.at, "__grid_constant__ is only allowed on const parameters of kernels")
        if not isinstance(type, ty.Reference) and not declarators.complete(c, type):
            c.fatal(parameter.at, f"variable has incomplete type '{type}'")
        rules.classes.refuse_abstract(c, type, "parameter", parameter.at)
        _check_alignment(c, type, parameter.at)
        if not parameter.name and not c.language.cplusplus and function.kind == "kernel":
            parameter.name = f"parameter{function.parameters.index(parameter) + 1}"


def check_space(c: Check) -> None:
    """Refuse kernels whose parameters take more than a launch can pass (PTX: 4096 or 32764 bytes)."""
    from minicu.abi import calls
    from minicu.abi.layout import NoSize

    limit = calls.kernel_parameter_limit(c.arch, (9, 0))  # where needed the PTX version is raised
    for function in c.unit.functions:
        if function.kind != "kernel" or function.body is None:
            continue
        try:
            block = calls.kernel_parameters(function, c.model)
        except (NoSize, TypeError):
            continue  # complained of before
        if (beyond := calls.oversized(block, limit)) is not None:
            where = next((p.at for p in function.parameters if p.name == beyond.name), function.at)
            c.error(where, f"kernel '{function.name}' has more than {limit} bytes of parameters: "
                    f"'{beyond.name}' ends at {beyond.offset + beyond.size}")  # fmt: skip
