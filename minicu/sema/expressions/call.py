"""Calls (C11 6.5.2.2): who is called, with what, and how the arguments are converted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.diagnostics.warnings import DEPRECATED_DECLARATIONS, IMPLICIT_FUNCTION_DECLARATION
from minicu.sema import rules
from minicu.sema.context import Check, Operand
from minicu.sema.conversions.convert import Braced, address_of, declared_here, rvalue, to
from minicu.sema.conversions.implicit import assign
from minicu.sema.expressions import expr, names, overload
from minicu.sema.names import symbols
from minicu.sema.scope import NamespaceName, OverloadSet
from minicu.syntax.nodes import Construct, MemberAccess, Name, Syntax, identifiers, qualified


def call(c: Check, node: c_ast.FuncCall, *, launched: bool = False) -> Operand:
    """A `c_ast.FuncCall`; `launched`: what stands after the configuration of a kernel launch."""
    callee, at = node.name, node.coord
    args = node.args.exprs if node.args is not None else []
    target: Operand
    if callee.__class__ is c_ast.ID:
        if (type := names.type_behind_decltype(c, callee)) is not None:
            return rules.casts.construct(c, Construct(type, args, False, at))
        named = _by_name(c, callee.name, args, at, launched)
        if named is not None:
            return named
        target = expr.check(c, callee)
    elif callee.__class__ is MemberAccess:
        own = rules.member_pointers.overloaded(c, callee)
        if own is None:
            return rules.member_pointers.call(c, callee, expr.arguments(c, args), at)
        target = own
    elif callee.__class__ is c_ast.StructRef and c.language.cplusplus:
        place = rules.member.base(c, callee)
        name, at_name = callee.field.name, callee.field.coord or at
        if identifiers(name)[-1] == "operator=" and isinstance(place.type, ty.Record):
            rules.classes.with_assignment(c, place.type)
        members = rules.member.functions(c, place.type, name, at_name)
        if members is not None:
            place, set_ = rules.member.qualified(c, place, name, members, at)
            return of_set(c, set_, expr.arguments(c, args), at_name, place, _qualified(name))
        target = rules.member.select(c, place, name, at_name)
    else:
        target = expr.check(c, callee)
    operands = expr.arguments(c, args)
    if c.language.cplusplus and isinstance(target.type, ty.Record):
        return _of_object(c, target, operands, at)
    return through(c, rvalue(c, target), operands, at, launched=launched)


def _by_name(c: Check, name: str, args: list[Syntax], at: Place, launched: bool) -> Operand | None:
    """A call of what a name means: a builtin or functions. None if it means an object or a type."""
    rule = _builtin(c, name)
    entity = names.find(c, name, at) if rule is None and not _beside_alone(c, name) else None
    if rule is None and entity is None:
        rule = rules.builtins.find(name) or rules.cached.find(name)
    if rule is not None:
        return rule(c, name, args, at)
    if entity is None:
        if name.__class__ is not str and not _beside_alone(c, name):
            return rules.unknown.undeclared(c, name, at)
        if not c.language.cplusplus:
            entity = declare_implicitly(c, name, at)
    elif not isinstance(entity, OverloadSet):
        return None
    operands = expr.arguments(c, args)
    if entity is not None and entity.owner is not None:
        return unqualified_method(c, entity, operands, at, _qualified(name))
    if entity is not None and any(f.declared.of_records for f in entity.functions):
        moved = rules.cached.of_records(c, entity, operands, at)
        if moved is not None:
            return moved
    if c.language.cplusplus:
        entity = _with_associated(c, name, entity, operands, at)
        if entity is None:
            entity = _of_iterators(c, name, args, operands, at)
    if entity is None:
        return rules.unknown.undeclared(c, name.parts[0].word if isinstance(name, Name) else name, at)
    return direct(c, overload.resolve(c, entity, operands, at), operands, at, launched=launched)


def _builtin(c: Check, name: str) -> rules.builtins.Rule | None:
    """The rule for a builtin whose name the program has not taken for a function of its own."""
    if name[:2] == "__" and (rule := rules.builtins.find(name)) is not None:
        own = name.parts[0].word if isinstance(name, Name) else name
        if rule is not rules.builtins.library or c.scope.find(own) is None:
            return rule
    return rules.textures.find(c, name)


def _of_iterators(
    c: Check, name: str, args: Sequence[Syntax], operands: list[Operand], at: Place
) -> OverloadSet | None:
    """The functions of std that a call with iterators of the library finds by its arguments."""
    std = c.file.find("std") if any(_iterates(c, a) for a in args) else None
    if not isinstance(std, NamespaceName):
        return None
    beside = std.scope.find_here(name)
    return _with_associated(c, name, beside if isinstance(beside, OverloadSet) else None, operands, at)


def _of_object(c: Check, target: Operand, operands: list[Operand], at: Place) -> Operand:
    """A call of an object of a class: of its operator(), or of what a conversion of it points to."""
    called = rules.classes.functions(target.type, "operator()")
    members = called if isinstance(called, OverloadSet) else None
    pointer = rules.user.called(c, target, operands, members, at)
    if pointer is not None:
        return through(c, pointer, operands, at)
    return of_set(c, members, operands, at, target) if members else _no_function(c, rvalue(c, target), at)


def _qualified(name: str) -> Name | None:
    """The name if it is `A::f`, which means that function and no other ([class.virtual]p15)."""
    return name if isinstance(name, Name) and len(name.parts) > 1 else None


def of_set(
    c: Check,
    set: OverloadSet,
    operands: list[Operand],
    at: Place,
    object: Operand | None,
    named: Name | None = None,
) -> Operand:
    """A call of one of a class's member functions on `object`; `named` as `_qualified` has it."""
    function = overload.resolve(c, set, operands, at, object)
    if object is not None:
        _object_fits(c, function, object, at)
    if set.owner is not None and set.name in set.owner.completed().info.templated:
        fits = rules.ranking.exact(rules.ranking.ranked(c, [function], operands, object), function)
        rules.classes.refuse_template(c, set.owner, set.name, fits, at)
    return method(c, function, object, operands, at, named)


def unqualified_method(
    c: Check, set: OverloadSet, operands: list[Operand], at: Place, named: Name | None = None
) -> Operand:
    """`f(...)` in a member function: called on `*this`, unless it is static."""
    pointer = rules.this.current(c)
    object: Operand | None = None
    if pointer is not None and isinstance(pointer.type, ty.Pointer):
        inside = pointer.type.to
        if set.owner is not None and rules.classes.derives(inside, ty.Record(set.owner)) is not None:
            object = tree.Dereference(inside, pointer, at=at)
    return of_set(c, set, operands, at, object, named)


def _object_fits(c: Check, function: tree.Function, object: Operand, at: Place) -> None:
    known = function.method
    if known is None or known.static:
        return
    if object.type.quals & ~known.quals & ~ty.RESTRICT:
        words = "const" if object.type.quals & ty.CONST & ~known.quals else "volatile"
        c.fatal(
            at,
            f"'this' argument to member function '{function.name}' has type '{object.type}', but function is "
            f"not marked {words}",
            declared_here(function, f"'{function.name}' declared here"),
        )
    if not rules.ranking.ref_fits(known, object):
        given, wanted = ("lvalue", "rvalue") if known.ref == "&&" else ("rvalue", "non-const lvalue")
        c.fatal(
            at,
            f"'this' argument to member function '{function.name}' is an {given}, but function has {wanted} "
            "ref-qualifier",
            declared_here(function, f"'{function.name}' declared here"),
        )


def method(
    c: Check,
    function: tree.Function,
    object: Operand | None,
    operands: Sequence[Operand],
    at: Place,
    named: Name | None = None,
) -> Operand:
    """A call of a known member function, or of the virtual one in its place unless it was `named`."""
    known = function.method
    if known is None:  # a friend, or brought by using
        return direct(c, function, operands, at)
    owner = object.type.decl if object is not None and isinstance(object.type, ty.Record) else known.owner
    name = function.name if function.instance is None else function.instance.name
    brought = rules.access.brought(c, owner, name, known.owner, at)
    rules.access.call(c, function, at, brought, None if known.static or object is None else owner)
    if known.static:
        value = direct(c, function, operands, at)
        if object is None or not isinstance(value, tree.Expr) or not _does_something(object):
            return value
        return tree.Comma(value.type, to(c, rvalue(c, object), ty.VOID), value, at=at)
    if object is None:
        c.fatal(at, "call to non-static member function without an object argument")
    if known.trivial and known.memberwise is not None and known.memberwise.assigns:
        place = rules.places.modifiable(c, object, at)
        (given,) = operands
        own = ty.Record(known.owner)
        if given.__class__ is Braced or (
            given.type.unqualified != own and rules.classes.derives(given.type.unqualified, own) is None
        ):
            value = assign(c, rvalue(c, given), ty.Record(known.owner), at)
        else:  # no constructor is called
            value = rules.construct.bytes_of(c, ty.Record(known.owner), given, at)
        if rules.classes.by_address(value.type) and not rules.lifetime.is_of_object(value):
            # An object of its own, which may be made of the old one here, and which ends.
            value = rvalue(c, rules.lifetime.hold(c, value, value.type, at))
        return tree.Assign(value.type, place, value, at=at)
    if isinstance(object, tree.Expr):
        object = rules.places.lvalue(c, object) or object
    object = rules.lifetime.object_of(c, object, at)
    if isinstance(object.type, ty.Record) and object.type.decl is not known.owner:
        if not brought:
            rules.access.base(c, object.type.decl, rules.classes.naming(object.type.decl, function), at)
        if rules.classes.derives(object.type, ty.Record(known.owner)) is None:
            c.give_up()  # what is wrong with the class is said
    if named is not None:
        object = rules.member.named_part(c, object, named, at)
    this = to(c, address_of(c, object, at), function.type.parameters[0])
    if known.virtual and named is None and rules.virtual.dispatched(function, object):
        type = function.type
        shown = ty.Function(type.returns, type.parameters[1:], type.variadic)
        target, this = rules.virtual.callee(c, function, this, at)
        arguments = [this, *rules.arguments.convert_arguments(c, shown, operands, at, function, 1)]
        return result(c, type, tree.Call(type.returns, target, type, arguments, at=at), at, function.name)
    return direct(c, function, operands, at, this)


def _does_something(object: Operand) -> bool:
    place = object.place if isinstance(object, tree.Load) else object
    while isinstance(place, (tree.MemberPlace, tree.Dereference)):
        if isinstance(place, tree.MemberPlace):
            place = place.record
        elif isinstance(place.pointer, tree.Load):
            place = place.pointer.place
        else:
            return True
    return not isinstance(place, tree.Variable)


def _with_associated(
    c: Check, name: str, entity: OverloadSet | None, operands: list[Operand], at: Place
) -> OverloadSet | None:
    """The candidates of an unqualified call: those visible, and those beside the arguments' types."""
    if isinstance(name, Name):
        return _templates_beside(c, name, entity, operands)
    if entity.__class__ is OverloadSet:
        if entity.in_block is not None:  # [basic.lookup.argdep]p3.2
            return rules.blocks.seen(entity)
        entity = overload.declared_before(overload.visible(c, entity), at, c.unevaluated)
        if not (entity.functions or entity.templates):
            entity = None
    beside = overload.associated(c, name, operands)
    if not (beside.functions or beside.templates):
        return entity
    known = entity if entity is not None else OverloadSet(name)
    more = [f for f in beside.functions if f not in known.functions]
    templates = [t for t in beside.templates if t not in known.templates]
    return OverloadSet(name, [*known.functions, *more], [*known.templates, *templates])


def _beside_alone(c: Check, name: str) -> bool:
    """Whether `name` is `f<...>` that may be known beside the arguments alone (C++20 [temp.names]p3)."""
    if not isinstance(name, Name) or not c.language.cxx20:
        return False
    (plain, given), *more = name.parts
    return not more and given is not None and plain != "decltype" and c.scope.find(plain) is None


def _templates_beside(
    c: Check, name: Name, entity: OverloadSet | None, operands: list[Operand]
) -> OverloadSet | None:
    """The same of `f<...>`."""
    plain, given = name.parts[0]
    if len(name.parts) > 1 or name.from_root or given is None:
        return entity
    beside = overload.associated(c, plain, operands)
    known = entity.templates if entity is not None else []
    more = [t for t in beside.templates if t not in known]
    if not more:
        return entity
    arguments = entity.arguments if entity is not None else None
    if arguments is None:
        arguments = tuple(rules.template_arguments.written_all(c, given))
    return OverloadSet(plain, [], [*known, *more], arguments)


def _iterates(c: Check, node: Syntax) -> bool:
    """Whether it is `x.begin()` or the like on a class of the C++ library. Iterators are pointers here and
    classes of namespace std elsewhere, and `sort(v.begin(), v.end())` must find std::sort."""
    if not (
        c.language.whole_program
        and isinstance(node, c_ast.FuncCall)
        and isinstance(node.name, c_ast.StructRef)
    ):
        return False
    if str(node.name.field.name).lstrip("cr") not in ("begin", "end"):
        return False
    type = expr.unevaluated(c, node.name.name).type
    return isinstance(type, ty.Record) and type.decl.scope[:1] == ("std",)


def declare_implicitly(c: Check, name: str, at: Place) -> OverloadSet:
    """C89: a call of an unknown function declares it as `int name()`."""
    c.warn(
        IMPLICIT_FUNCTION_DECLARATION,
        at,
        f"call to undeclared function '{name}'; ISO C99 and later do not support "
        "implicit function declarations",
    )
    known = c.known.linked.get(name)
    if not isinstance(known, tree.Function):
        if isinstance(known, tree.Object):
            c.fatal(at, f"called object type '{known.type}' is not a function or function pointer")
        type = ty.Function(ty.INT, (), prototyped=False)
        known = c.known.linked[name] = tree.Function(name, type, at=at, symbol=symbols.valid(name))
    implicit = OverloadSet(name, [known])
    c.file.names.setdefault(name, implicit)
    return implicit


def of_header(c: Check, path: Sequence[str], operands: Sequence[Operand], at: Place) -> tree.Expr:
    """A call of a function in minicu's own headers; `path` is its qualified name."""
    functions = names.find(c, qualified(*path) if len(path) > 1 else path[0], at)
    assert isinstance(functions, OverloadSet)
    return rvalue(c, direct(c, overload.resolve(c, functions, operands, at), operands, at))


def direct(
    c: Check,
    function: tree.Function,
    operands: Sequence[Operand],
    at: Place,
    this: tree.Expr | None = None,
    *,
    launched: bool = False,
) -> Operand:
    """A call of a known function; `this` is the hidden argument of a member function. `launched`: the call
    has a configuration, so that it may be one of a kernel."""
    if function.kind == "kernel" and not launched:
        how = (
            "needs a configuration: 'kernel<<<grid, block>>>(...)'"
            if c.language.whole_program
            else "cannot be called from device code; it is launched by the host"
        )
        c.fatal(
            at, f"kernel '{function.name}' {how}", declared_here(function, f"'{function.name}' declared here")
        )
    seen, function = function, function.declared.means or function
    overload.use(c, function, at)
    known = function.method
    if known is not None and known.asked is None and known.owner.completed().info.instance:
        known.asked = rules.instance.asking(c, at)
    if (why := function.declared.deprecated) is not None:
        c.warn(DEPRECATED_DECLARATIONS, at, f"'{function.name}' is deprecated" + (f": {why}" if why else ""))
    type = function.type
    if function.declared.device_only and not c.unevaluated:
        what = f"'{function.name}' is a device function: it is not marked __host__"
        c.fatal(at, what, declared_here(function, f"'{function.name}' declared here"))
    if function.declared.deleted:
        c.fatal(at, f"call to deleted function '{function.name}'",
                declared_here(function, f"'{function.name}' declared here"))  # fmt: skip
    if this is None:
        arguments = rules.arguments.convert_arguments(c, type, operands, at, seen)
    else:
        shown = ty.Function(type.returns, type.parameters[1:], type.variadic)
        arguments = [this, *rules.arguments.convert_arguments(c, shown, operands, at, function, 1)]
    if not type.prototyped:
        c.work.unprototyped.append((function, arguments))
    if type.variadic and not c.language.whole_program:
        given = [this, *operands] if this is not None else operands
        function, arguments = rules.format.check(c, function, arguments, given, at)
    call = tree.Call(type.returns, function, type, arguments, at=at)
    if function.declared.immediate and (value := rules.immediate.invoked(c, function, call, at)) is not None:
        return value
    return result(c, type, call, at, function.name)


def settle(c: Check) -> None:
    """At the end of the unit: calls without a prototype, against the definition that was found. C
    leaves wrong ones undefined (6.5.2.2p6); what can be converted is, in lowering."""
    for function, arguments in c.work.unprototyped:
        for i, (value, wanted) in enumerate(zip(arguments, function.type.parameters)):
            kinds = {type(value.type), type(wanted)}
            if kinds == {ty.Float, ty.Pointer}:
                c.error(
                    value.at,
                    f"passing '{value.type}' to parameter of incompatible type '{wanted}'",
                    rules.arguments.parameter_note(function, i),
                )


def through(
    c: Check, pointer: tree.Expr, operands: Sequence[Operand], at: Place, *, launched: bool = False
) -> Operand:
    """A call through a pointer."""
    if isinstance(pointer, tree.FunctionAddress):
        return direct(c, pointer.function, operands, at, launched=launched)
    if isinstance(pointer, rules.ranking.OverloadedName):
        return direct(c, overload.resolve(c, pointer.set, operands, at), operands, at, launched=launched)
    type = pointer.type
    if not (isinstance(type, ty.Pointer) and isinstance(type.to, ty.Function)):
        return _no_function(c, pointer, at)
    function = type.to
    arguments = rules.arguments.convert_arguments(c, function, operands, at, None)
    return result(c, function, tree.Call(function.returns, pointer, function, arguments, at=at), at, None)


def _no_function(c: Check, e: tree.Expr, at: Place) -> NoReturn:
    c.fatal(at, f"called object type '{e.type}' is not a function or function pointer")


def result(c: Check, type: ty.Function, call: tree.Call, at: Place, name: str | None) -> Operand:
    """The call as an expression: a returned reference is the place it refers to."""
    returns = type.returns
    if isinstance(returns, ty.Reference):
        call.type = ty.Pointer(returns.to)
        return tree.Dereference(returns.to, call, returns.expires, at=at)
    if returns.quals:
        call.type = returns.unqualified
    if isinstance(returns, ty.Record) and returns.decl.completed().members is None:
        called = f"calling '{name}' with" if name else "calling function with"
        c.fatal(at, f"{called} incomplete return type '{returns.unqualified}'")
    return rules.lifetime.qualified(call, returns, at) if c.language.cplusplus else call
