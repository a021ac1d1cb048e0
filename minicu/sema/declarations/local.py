"""Objects inside functions: automatic, static, shared, and those of the file seen from a block."""

from __future__ import annotations

from dataclasses import replace

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Note, Place, span_of
from minicu.diagnostics.warnings import SHADOW
from minicu.sema import rules
from minicu.sema.classes import classes
from minicu.sema.constants import constant, folding
from minicu.sema.context import Check
from minicu.sema.declarations import objects
from minicu.sema.initialisation import elision, initial, initializer_lists, variable_arrays
from minicu.sema.names import symbols
from minicu.sema.scope import ConstantName, Entity, Faulty, HostOnly, TypeName
from minicu.sema.types import declarators, limits, placeholders, spaces, specifiers
from minicu.sema.types.attributes import Attributes
from minicu.syntax.nodes import DirectInit
from minicu.tree.local import Around
from minicu.types.dependent import Deduced


def automatic(
    c: Check, node: c_ast.Decl, type: ty.Type, given: Attributes, align: int | None
) -> list[tree.Statement]:
    assert c.function is not None
    name, at = node.name, node.coord
    _refuse_attributes(c, node, given)
    constexpr = "constexpr" in node.funcspec
    if placeholders.has_auto(type):
        type = deduced(c, node, type)
    if constexpr:
        type = ty.qualify(type, ty.CONST)
    object = tree.Object(name, type, "local", at=at, align=align)
    _enter_local(c, name, object, at)
    if c.function.result_name == name:
        elision.note(c, object)
    if given.unused or given.used:
        object.used = True
    else:
        c.function.locals.append(object)
    initializer: tree.Initializer | tree.Expr | None = None
    known = classes.class_of(ty.element_type(type)) if c.language.cplusplus else None
    if known is None or constexpr:
        node = objects.with_initializer(c, node, type)
    if node.init is not None and isinstance(type, ty.VariableArray) and c.language.cplusplus:
        return variable_arrays.statements(c, node, object)
    if node.init is not None:
        with c.within(required=constexpr):
            initializer = _initial_value(c, node, object, constexpr)
    elif isinstance(type, ty.Reference):
        c.fatal(at, f"declaration of reference variable '{name}' requires an initializer")
    elif (
        c.language.cplusplus
        and ty.element_type(type).const
        and not objects.may_be_const(c, ty.element_type(type))
    ):
        c.fatal(at, f"default initialization of an object of const type '{type}'")
    elif isinstance(type, ty.VariableArray) and known is not None and len(known.trivial) < 6:
        c.unsupported(at, "variable length array of a class with a constructor or destructor")
    elif known is not None and not isinstance(type, ty.VariableArray):
        return [tree.Declare(object, None, at=at), *_made_by_default(c, object, at)]
    if isinstance(object.type, ty.Array) and object.type.length is None:
        c.fatal(at, "definition of variable with array type needs an explicit size or an initializer")
    if not isinstance(object.type, ty.Reference) and not declarators.complete(c, object.type):
        c.fatal(at, f"variable has incomplete type '{object.type}'")
    if isinstance(object.type, ty.VariableArray) and object.type.length is None:
        c.fatal(at, "variable length array must be bound in function definition")
    limits.local(c, object, at)
    if known is not None and known.virtuals:
        classes.refuse_abstract(c, object.type, "variable", at)
    return [tree.Declare(object, initializer, at=at)]


def _initial_value(
    c: Check, node: c_ast.Decl, object: tree.Object, constexpr: bool
) -> tree.Initializer | tree.Expr | None:
    mentioned = object.used
    initializer, object.type = initial.initialize(c, node.init, object.type, static=False, at=node.coord)
    object.used = mentioned  # its own initialiser is no use of it
    if isinstance(initializer, tree.Expr) and not isinstance(object.type, ty.Reference):
        usable = object.type.const and (ty.is_integral(object.type) or isinstance(object.type, ty.Enum))
        asked = constexpr or usable  # [expr.const]p14
        initializer = (constant.fold if asked else folding.early)(c, initializer)
    elif constexpr and isinstance(initializer, tree.Initializer):
        initializer = folding.items(c, initializer)
    return _name_constant(c, node, object, initializer, constexpr) if c.language.cplusplus else initializer


def _refuse_attributes(c: Check, node: c_ast.Decl, given: Attributes) -> None:
    at = node.coord
    if "constinit" in node.funcspec:  # [dcl.constinit]p1
        c.error(at, "'constinit' can only be applied to a variable with static or thread storage duration")
    if given.symbol is not None:
        c.unsupported(at, "register variable bound to a register")
    if given.weak:
        c.error(at, "weak declaration must have public linkage")


def _made_by_default(c: Check, object: tree.Object, at: Place) -> list[tree.Statement]:
    if not declarators.complete(c, object.type):
        c.fatal(at, f"variable has incomplete type '{object.type}'")
    limits.local(c, object, at)
    classes.refuse_abstract(c, object.type, "variable", at)
    statements = rules.construct.default_statements(
        c, tree.Variable(object.type.unqualified, object, at=at), at
    )
    if statements:
        object.used = True
    return statements


def static_local(
    c: Check, node: c_ast.Decl, type: ty.Type, given: Attributes, space: str | None, align: int | None
) -> list[tree.Statement]:
    assert c.function is not None
    name, storage = node.name, space or "device"
    if isinstance(type, ty.VariableArray):
        how = "__shared__" if space == "shared" else "'static' storage duration"
        c.fatal(
            node.coord,
            f"variable length array declaration cannot {'be' if space == 'shared' else 'have'} {how}",
        )
    if space not in (None, "shared", "thread") and "static" not in node.storage:
        word = spaces.space_word(node)
        c.fatal(node.coord, f"'{word}' is not allowed on a local variable that is not static")
    function = c.function.function
    shared = function.declared.statics
    known = shared.get(node) if shared is not None else None
    if known is None:
        if any(isinstance(part, Around) and _is_twice(c, part) for part in _path(function)):
            c.unsupported(node.coord, f"static variable '{name}' of a lambda or local class in a "
                    "function-try-block of a class with virtual bases")  # fmt: skip
        object = tree.Object(name, type, storage, at=node.coord, linkage="none", align=align, weak=given.weak)
        object.symbol = given.symbol or symbols.of_local(c, function, name)
        object.scope, object.function = (*function.scope, function.name), function
        c.unit.objects.append(object)
    else:
        object = known
    if shared is not None:
        shared[node] = object
    _enter_local(c, name, object, node.coord)
    statements = objects.initialize_static(c, node, object)
    if isinstance(object.type, ty.Array) and object.type.length is None:
        c.fatal(node.coord, "definition of variable with array type needs an explicit size or an initializer")
    if not given.unused:
        c.function.locals.append(object)
    if (
        c.language.cplusplus
        and ("constexpr" in node.funcspec or object.type.const)
        and not object.type.volatile
    ):
        if "constexpr" in node.funcspec:
            object.constexpr = True
            object.type = ty.qualify(object.type, ty.CONST)
        value = objects.scalar_constant(object)
        if value is not None and storage == "device":
            c.scope.names[name] = ConstantName(name, value, node.coord, object)
    return statements


def _path(function: tree.Function) -> tuple[str, ...]:
    """The names around a function, those around its class."""
    return function.method.owner.scope if function.method is not None else function.scope


def _is_twice(c: Check, block: Around) -> bool:
    """Whether the function around a local class has a body that exists twice."""
    blocks = c.known.numbering.blocks
    around = [block, *(part for part in _path(blocks[block]) if isinstance(part, Around))]
    return any(blocks[part].declared.statics is not None for part in around)


def block_extern(
    c: Check, node: c_ast.Decl, type: ty.Type, given: Attributes, space: str | None, align: int | None
) -> None:
    """6.2.2p4: `extern` in a block means the object of the file."""
    name = node.name
    if node.init is not None:
        c.fatal(node.coord, "declaration of block scope identifier with linkage cannot have an initializer")
    if space == "shared":
        _dynamic_shared(c, node, type, given, align)
        return
    if c.language.cplusplus and space is None and not c.language.whole_program:
        visible = c.scope.find(name)
        if not isinstance(visible, tree.Object):
            c.scope.names[name] = HostOnly(
                name, "is a host variable: it is not marked __device__", node.coord
            )
            return
    declared = tree.Object(
        name, type, space or "device", at=node.coord, linkage="external", defined=False, align=align
    )
    known: Entity | tree.Function | None = c.known.linked.get(name)
    if c.language.cplusplus:
        known = c.file.names.get(name) or known
    if isinstance(known, tree.Function):
        c.fatal(node.coord, f"redefinition of '{name}' as different kind of symbol", objects.previous(known))
    if isinstance(known, tree.Object):
        objects.redeclare(c, node, known, declared)
        declared = known
    else:
        objects.enter(c, declared, c.file, given)
        c.known.linked[name] = declared
    old = c.scope.names.get(name)
    if old is not None and old is not declared:
        c.fatal(node.coord, f"redefinition of '{name}'", objects.previous(old))
    c.scope.names[name] = declared


def deduced(c: Check, node: c_ast.Decl, type: ty.Type) -> ty.Type:
    """The type of `auto x = init;`."""
    deduced_type = actual = _deduced(c, node, type)
    while isinstance(type, (ty.Pointer, ty.Reference)) and isinstance(actual, (ty.Pointer, ty.Reference)):
        type, actual = type.to, actual.to
    if isinstance(type, Deduced):
        actual = replace(actual, quals=actual.quals & ~type.quals) if type.quals else actual
        word, known = declarators.tail(node.type).type.coord, c.scope.deduced
        if known is not None and known[0] is word and known[1] != actual:  # [dcl.spec.auto]p8
            c.fatal(node.coord, f"'auto' deduced as '{known[1]}' in the declaration of another name, and as "
                    f"'{actual}' here")  # fmt: skip
        c.scope.deduced = (word, actual) if word is not None else None
    return deduced_type


def _deduced(c: Check, node: c_ast.Decl, type: ty.Type) -> ty.Type:
    init = node.init
    if isinstance(type, Deduced) and type.template is not None:
        arguments_deduced = rules.class_deduction.of_initialiser(c, type.template, init, node.coord)
        return ty.qualify(arguments_deduced, type.quals) if type.quals else arguments_deduced
    inner = type
    while isinstance(inner, (ty.Pointer, ty.Reference, ty.Array)):
        inner = inner.element if isinstance(inner, ty.Array) else inner.to
    if isinstance(inner, Deduced) and inner.template is not None:
        placeholders.no_auto(c, inner, node.coord, "")
    if isinstance(inner, Deduced) and inner.exact and (inner is not type or inner.quals):
        c.fatal(node.coord, "'decltype(auto)' cannot be combined with other type specifiers")
    if isinstance(init, (DirectInit, c_ast.InitList)):
        items = init.args if isinstance(init, DirectInit) else init.exprs
        if isinstance(init, c_ast.InitList) and items and not (isinstance(inner, Deduced) and inner.exact):
            with c.within(unevaluated=True, pending=[], temporaries=[]):
                list_object = initializer_lists.make(
                    c, initializer_lists.deduced(c, items, node.coord), items, node.coord
                )
            return placeholders.deduce(c, type, list_object, node.coord)
        if len(items) != 1 or isinstance(init, c_ast.InitList):
            c.fatal(node.coord, f"cannot deduce the type of '{node.name}' from a brace list")
        init = items[0]
    if init is None:
        c.fatal(
            node.coord, f"declaration of variable '{node.name}' with deduced type requires an initializer"
        )
    pending, temporaries = len(c.pending), len(c.temporaries)
    if isinstance(type, Deduced) and type.exact:
        inside = not isinstance(node.init, DirectInit) and specifiers.in_parentheses(init)
        exact = specifiers.decltype(c, init, inside)
        if isinstance(exact, ty.Void):
            c.fatal(node.coord, f"variable has incomplete type '{exact}'")
        if isinstance(exact, ty.Function):
            c.fatal(node.coord, f"variable '{node.name}' has the type of a function, '{exact}'")
        placeholders.check(c, type, exact, node.coord)
        return exact
    value = rules.expr.check(c, init)
    del c.pending[pending:], c.temporaries[temporaries:]
    return placeholders.deduce(c, type, value, node.coord)


def _dynamic_shared(c: Check, node: c_ast.Decl, type: ty.Type, given: Attributes, align: int | None) -> None:
    """`extern __shared__ T x[];`: a view of the memory whose size the launch gives."""
    name = node.name
    if isinstance(type, ty.VariableArray):
        c.unsupported(node.coord, "variable length array in shared memory")
    views = c.known.dynamic_shared
    object = views.get((name, type))
    if object is None:
        object = tree.Object(name, type, "dynamic shared", at=node.coord, linkage="external", defined=False)
        object.symbol = given.symbol or symbols.unique(c, name)
        views[name, type] = object
        c.unit.objects.append(object)
    if align:
        object.align = max(object.align or 0, align)
    _enter_local(c, name, object, node.coord)


def _enter_local(c: Check, name: str, entity: tree.Object, at: Place) -> None:
    """Make a name known in the block (6.7p3: once)."""
    names = c.scope.names
    old = names.get(name)
    if (
        old is not None
        and not isinstance(old, Faulty)
        and not (isinstance(old, TypeName) and name in c.scope.tags)
    ):
        kind = "" if isinstance(old, (tree.Object, ConstantName)) else " as different kind of symbol"
        c.fatal(at, f"redefinition of '{name}'{kind}", objects.previous(old))
    names[name] = entity
    scope = c.scope.up
    if scope is not None and scope.controls and name in scope.names:
        c.fatal(at, f"redefinition of '{name}'", objects.previous(scope.names[name]))
    while scope is not None and scope.kind in ("block", "function"):
        hidden = scope.names.get(name)
        if isinstance(hidden, tree.Object):
            if hidden.storage == "parameter":
                c.warn(
                    SHADOW, at, f"declaration of '{name}' shadows a parameter", _previous_parameter(hidden)
                )
            return
        scope = scope.up


def _previous_parameter(hidden: tree.Object) -> list[Note]:
    span = span_of(hidden.at)
    return [Note("the parameter is declared here", span)] if span else []


def _name_constant(
    c: Check,
    node: c_ast.Decl,
    object: tree.Object,
    initializer: tree.Initializer | tree.Expr | None,
    constexpr: bool,
) -> tree.Initializer | tree.Expr | None:
    """C++ [expr.const]p3: a const integer with a constant initialiser is a constant expression. The
    initialiser: what it gave at compile time where that is not what it would give at run time."""
    type = object.type
    if constexpr and isinstance(type, (ty.Record, ty.Array)) and initializer is not None:
        before = c.known.asked_whether_constant
        items = rules.interpret.keep(c, object, initializer)
        return initializer if c.known.asked_whether_constant == before else tree.Initializer(type, items)
    if not type.const or type.volatile or not ty.is_arithmetic(type):
        if (
            constexpr
            and not isinstance(initializer, tree.Initializer)
            and not isinstance(initializer, tree.Constant)
        ):
            value = constant.evaluate(c, initializer) if initializer is not None else None
            if value is None and ty.is_scalar(type):
                c.fatal(
                    node.coord,
                    f"constexpr variable '{node.name}' must be initialized by a constant expression",
                )
            if value is not None:
                rules.interpret.keep_scalar(c, object, value)
        return initializer
    if isinstance(initializer, tree.Constant):
        if constexpr or ty.is_integral(type):
            c.scope.names[node.name] = ConstantName(node.name, initializer, node.coord, object)
            c.known.scalars[object] = initializer
    elif constexpr:
        c.fatal(node.coord, f"constexpr variable '{node.name}' must be initialized by a constant expression")
    return initializer
