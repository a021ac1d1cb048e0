"""Overload sets: which function a declaration belongs to, and which one a call means.

In C a set has one member. In `.cu` the candidates are ranked as C++ [over.match] says: exact match,
promotion, conversion, ellipsis. `__half` and `__nv_bfloat16` widen to float as a promotion.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Note, Place, span_of, user_span
from minicu.diagnostics.source import Span
from minicu.sema import rules
from minicu.sema.classes import classes
from minicu.sema.context import Check, Operand
from minicu.sema.conversions.convert import common_type, promoted_type, rvalue, value_type
from minicu.sema.scope import Ambiguous, Entity, NamespaceName, OverloadSet, Scope, TypeName, merged
from minicu.sema.types.compatible import compatible, parameters_key
from minicu.syntax.tokens import Token
from minicu.types.dependent import Deduced, InstanceDecl, flat

if TYPE_CHECKING:
    from minicu.sema.expressions import ranking
    from minicu.sema.templates.instance import Template

# ---------------------------------------------------------------- declaring

#: Sets of so many functions are looked up by their parameters.
_MANY = 16


def declare(c: Check, set: OverloadSet, function: tree.Function) -> tree.Function:
    """Enter `function`; returns the member of the set that it declares: itself, or the function
    that was declared before (whose type the caller compares and completes)."""
    if not c.language.cplusplus:
        if not function.builtin:  # what the program declares stands for all that the library had
            del set.functions[1:]
            set.by_parameters = None
        elif set.functions and not (set.functions[0].builtin or set.functions[0].library):
            return set.functions[0]
    # The library's own functions may overload in C too: atomicAdd on float.
    told_apart = c.language.cplusplus or function.builtin
    many = told_apart and not function.extern_c and len(set.functions) >= _MANY
    for known in _like(set, function.type) if many else set.functions:
        if not told_apart or _same_parameters(known.type, function.type):
            return known
        if known.extern_c and function.extern_c and not function.builtin and known.scope == function.scope:
            return known  # the caller reports conflicting types
    if many:
        assert set.by_parameters is not None
        set.functions.append(function)
        set.by_parameters.setdefault(parameters_key(function.type), []).append(function)
    else:
        set.add(function)
    return function


def _like(set: OverloadSet, type: ty.Function) -> Sequence[tree.Function]:
    """The functions of a large set that may have the same parameters: to compare with all would take n² steps
    for n declarations."""
    if set.by_parameters is None:
        set.by_parameters = {}
        for function in set.functions:
            set.by_parameters.setdefault(parameters_key(function.type), []).append(function)
    return set.by_parameters.get(parameters_key(type), ())


def _same_parameters(a: ty.Function, b: ty.Function) -> bool:
    if a.variadic != b.variadic or len(a.parameters) != len(b.parameters):
        return False
    for p, q in zip(a.parameters, b.parameters):
        if p.__class__ is not q.__class__ or not compatible(p.unqualified, q.unqualified, True):
            return False
    return True


# ---------------------------------------------------------------- resolving


def resolve(
    c: Check, set: OverloadSet, arguments: Sequence[Operand], at: Place, object: Operand | None = None
) -> tree.Function:
    """The function that a call with these operands means. A single candidate is returned without a check: the
    call itself complains about its arguments."""
    candidates = set.functions
    ignored: list[Note] = []
    if set.templates:
        instances, ignored = rules.template.candidates(c, set, arguments, at)
        candidates = [*candidates, *instances]
    if len(candidates) == 1 and not ignored:
        return candidates[0]
    viable = rules.ranking.ranked(c, candidates, arguments, object)
    mathematics = (
        len(viable) > 1
        and set.owner is None
        and all(isinstance(_target(p), (ty.Float, ty.Pointer)) for f, _ in viable for p in f.type.parameters)
    )
    best = _library_choice(c, viable, arguments) if mathematics else None
    best = best or rules.best_match.best_of(viable, len(arguments))
    if best is None and viable and not mathematics:
        best = _library_choice(c, viable, arguments)
    if best is not None:
        return best
    notes = [candidate_note(f) for f in (candidates if not viable else [f for f, _ in viable])]
    notes += ignored
    if viable:
        return c.fatal(at, f"call to '{set.name}' is ambiguous", notes)
    given = ", ".join(str(value_type(c, a)) for a in arguments)
    if object is not None:
        if any(f.method is not None and not f.method.static for f in candidates) and rules.ranking.ranked(
            c, candidates, arguments
        ):
            return c.fatal(at, f"no matching member function for call to '{set.name}': the object is of type "
                           f"'{object.type}'", notes)  # fmt: skip
        if set.name == "operator=":
            return c.fatal(at, "no viable overloaded '='", notes)
        return c.fatal(at, f"no matching member function for call to '{set.name}({given})'", notes)
    return c.fatal(at, f"no matching function for call to '{set.name}({given})'", notes)


def visible(c: Check, set: OverloadSet) -> OverloadSet:
    """The set without functions that only a friend declaration has declared (C++ [namespace.memdef]p3), which
    only argument-dependent lookup finds."""
    hidden = c.known.hidden_friends
    if not hidden or not any(f in hidden for f in (*set.functions, *set.templates)):
        return set
    shown = [f for f in set.functions if f not in hidden]
    templates = [t for t in set.templates if t not in hidden]
    return OverloadSet(set.name, shown, templates, set.arguments, set.owner)


def declared_before(set: OverloadSet, at: Place, asking: bool) -> OverloadSet:
    """The candidates declared before the call: templates and deferred bodies are checked later than they are
    written ([temp.dep.candidate]p1). If there are none, all are kept, and others report the error, unless a
    template may be `asking` whether the call is valid."""
    if (len(set.functions) + len(set.templates) < 2 and not asking) or (span := span_of(at)) is None:
        return set
    call = user_span(span)
    if call.source.system:  # of ours: their order is that of an index
        return set
    functions = [f for f in set.functions if not behind(f.declared.first or f.at, call)]
    templates = [t for t in set.templates if not behind(t.first or t.decl.coord, call)]
    left = len(functions) + len(templates)
    if (not left and not asking) or left == len(set.functions) + len(set.templates):
        return set
    return OverloadSet(set.name, functions, templates, owner=set.owner, arguments=set.arguments)


def behind(declared: Place, call: Span) -> bool:
    """Whether a declaration stands behind a place in the same file."""
    if isinstance(declared, Token) and declared.via is None and declared.src is not call.source:
        return False  # most are the library's
    span = span_of(declared)
    place = user_span(span) if span is not None else None
    return place is not None and place.source is call.source and place.start > call.start


def _befriended(c: Check, function: tree.Function | Template, type: ty.Type) -> bool:
    """Whether a hidden friend belongs to this class or to a base."""
    while isinstance(type, (ty.Pointer, ty.Array, ty.Reference)):
        type = type.element if isinstance(type, ty.Array) else type.to
    classes_ = c.known.hidden_friends.get(function)
    return classes_ is None or any(classes.derives(type, ty.Record(d)) is not None for d in classes_)


def associated(c: Check, name: str, arguments: Sequence[Operand]) -> OverloadSet:
    """Functions of that name in the namespaces of the arguments' types (C++ [basic.lookup.argdep])."""
    functions = OverloadSet(name)
    for operand in arguments:
        given = _given_by_library(operand)
        looked: set[int] = set()
        for type in _associated_types(given or operand.type):
            scope = namespace_of(c, type.decl)
            if scope is None or id(scope) in looked:
                continue
            looked.add(id(scope))
            entity = _in_namespace(scope, name)
            for known in entity.entities if isinstance(entity, Ambiguous) else [entity]:
                if isinstance(known, OverloadSet):  # p4: what is no function does not count
                    functions.functions += [
                        f for f in known.functions
                        if f not in functions.functions and _befriended(c, f, given or operand.type)
                    ]  # fmt: skip
                    functions.templates += [
                        t for t in known.templates
                        if t not in functions.templates and _befriended(c, t, given or operand.type)
                    ]  # fmt: skip
    return functions


def _part(c: Check, scope: Scope, name: str) -> Entity | None:
    """What a scope of a type has by the name of the next one inside, which "" is of an unnamed namespace."""
    return scope.find_here(name) if name else c.known.unnamed_namespaces.get(scope)


def _in_namespace(scope: Scope, name: str) -> Entity | None:
    """What a name means in an associated namespace: using-directives do not count (p4), inline ones do."""
    entity = scope.names.get(name)
    inline = [used for used in scope.using if used.inline]
    return merged(name, [entity, *(_in_namespace(used, name) for used in inline)]) if inline else entity


def namespace_of(c: Check, decl: ty.RecordDecl | ty.EnumDecl) -> Scope | None:
    """The namespace that is looked into for a class or an enumeration (p2): of an inline one that around it,
    whose inline ones are looked into as well."""
    scope: Scope | None = c.file
    for part in decl.scope:
        entity = _part(c, scope, part) if scope is not None else None
        if isinstance(entity, TypeName) or entity is None:
            break  # a class: what is beside it counts
        scope = entity.scope if isinstance(entity, NamespaceName) else None
    while scope is not None and scope.inline:
        scope = scope.up
    return scope


def _associated_types(type: ty.Type) -> list[ty.Record | ty.Enum]:
    """The classes and enumerations whose namespaces are looked into for an argument of a type (p2): its own,
    its bases', those of its template arguments that are types; of a base only its own; those of a function's
    parameters and result, and of the class and the member that a pointer to a member is of."""
    types: list[ty.Record | ty.Enum] = []
    todo, seen = [(type, True)], set[tuple[ty.RecordDecl, bool]]()
    while todo:
        one, itself = todo.pop()
        while isinstance(one, (ty.Pointer, ty.Array, ty.Reference)):
            one = one.element if isinstance(one, ty.Array) else one.to
        if isinstance(one, ty.Enum):
            types.append(one)
        elif isinstance(one, ty.Function):
            todo += [(t, True) for t in (one.returns, *one.parameters)]
        elif isinstance(one, ty.Record) and (one.decl, itself) not in seen:
            seen.add((one.decl, itself))
            if (member := rules.member_pointers.pointed(one)) is not None:
                todo += [(member.owner, True), (member.to, True)]
                continue
            types.append(one)
            todo += [(m.type, False) for m in one.decl.completed().bases]
            if isinstance(one.decl, InstanceDecl) and itself:
                todo += [(a, True) for a in flat(one.decl.arguments) if isinstance(a, ty.Type)]
    return types


def _given_by_library(operand: Operand) -> ty.Type | None:
    """The class of the C++ library whose function gave the operand: iterators that are pointers here are of
    classes of the library elsewhere, so that `sort(v.begin(), v.begin() + n)` finds std::sort, and
    `sort(begin(v), next(begin(v)))`, too."""
    while isinstance(operand, tree.PointerAdd):
        operand = operand.pointer
    call = operand if isinstance(operand, tree.Call) and isinstance(operand.type, ty.Pointer) else None
    callee = call.callee if call is not None else None
    if call is None or not isinstance(callee, tree.Function):
        return None
    if callee.method is not None:
        owner = callee.method.owner
        return ty.Record(owner) if owner.scope[:1] == ("std",) else None
    if callee.scope[:1] != ("std",) or not call.arguments:
        return None
    taken = callee.type.parameters[0]
    taken = taken.to if isinstance(taken, ty.Reference) else taken
    if isinstance(taken, ty.Record) and taken.decl.scope[:1] == ("std",):
        return taken
    return _given_by_library(call.arguments[0])


def _library_choice(
    c: Check, viable: Sequence[tuple[tree.Function, list[ranking.Rank]]], arguments: Sequence[Operand]
) -> tree.Function | None:
    """An overloaded mathematics function takes the common type of its arithmetic arguments, integers as
    double where it has no integer version (`pow(float, int)`): the extra overloads of C++17 [c.math].
    These are for arithmetic types alone: beside an enumeration or a 16-bit float, which widens to float,
    integers take the type of the floats. Where only some parameters are floats (`ldexp(int, int)`), these
    count; pointers (`frexp(int, int *)`) fit or do not."""
    if not all(f.builtin or _system(f) for f, _ in viable):
        return None
    types: list[ty.Type | None] = []
    extra = True  # whether the extra overloads apply
    for operand in arguments:
        type = rvalue(c, operand).type
        if isinstance(type, ty.Float) and type.rank == 0:
            type, extra = ty.FLOAT, False
        if isinstance(type, (ty.Integer, ty.Float, ty.Enum)):
            types.append(promoted_type(c, type))
            extra = extra and not isinstance(type, ty.Enum)
        elif isinstance(type, ty.Pointer):
            types.append(None)
        else:
            return None
    integral = any(isinstance(_target(p), ty.Integer) for f, _ in viable for p in f.type.parameters)
    if not integral:
        floats = ty.DOUBLE if extra or ty.FLOAT not in types else ty.FLOAT
        types = [floats if isinstance(t, ty.Integer) else t for t in types]
    common: ty.Type | None = None
    for given in types:
        if given is not None:
            common = given if common is None else common_type(c, common, given)
            if common is None:
                return None
    for wanted in (common, ty.DOUBLE):
        for function, _ in viable:
            if all(_target(p) == wanted for p, t in zip(function.type.parameters, types) if t is not None):
                return function
    for function, _ in viable:
        parameters = [_target(p) for p in function.type.parameters]
        if ty.DOUBLE in parameters and not any(
            isinstance(p, ty.Float) and p != ty.DOUBLE for p in parameters
        ):
            return function
    return None


def _target(type: ty.Type) -> ty.Type:
    return type.to.unqualified if isinstance(type, ty.Reference) else type.unqualified


def _system(function: tree.Function) -> bool:
    span = span_of(function.at)
    return span is not None and span.source.system


def candidate_note(function: tree.Function) -> Note:
    method = function.method
    kind = (
        "candidate constructor"
        if method is not None and method.kind == "constructor"
        else "candidate function"
    )
    shown = function.type.parameters[0 if method is None or method.static else 1 :]
    parameters = ", ".join(str(p) for p in shown) + (", ..." if function.type.variadic else "")
    span = span_of(function.at)
    if span is not None and span.source.system:
        span = None
    returns = "" if kind == "candidate constructor" else f"{function.type.returns} "
    quals = " const" if method is not None and method.quals & ty.CONST else ""
    return Note(f"{kind}: {returns}{function.name}({parameters}){quals}", span)


# ---------------------------------------------------------------- uses


def address(c: Check, function: tree.Function, at: Place) -> tree.FunctionAddress:
    """`&function`."""
    use(c, function, at)
    return tree.FunctionAddress(ty.Pointer(rules.throwing.type_of(c, function)), function, at=at)


def use(c: Check, function: tree.Function, at: Place = None) -> tree.Function:
    """Notes that `function` is used, and deduces its result type if necessary."""
    if not (c.unevaluated or (c.function is not None and c.function.discarded)):
        function.used = True
    if isinstance(function.type.returns, (Deduced, ty.Reference, ty.Pointer)):
        rules.deduced.settle(c, function, at)
    return function


def choose(c: Check, name: tree.Expr, type: ty.Type, at: Place) -> tree.Expr:
    """The member of an overload set, which `name` names, whose address has the wanted type."""
    assert isinstance(name, rules.ranking.OverloadedName)
    if (
        isinstance(type, ty.Record)
        and (member := rules.member_pointers.chosen(c, name.set, type, at)) is not None
    ):
        rules.access.reachable(c, member, name.at)
        return rules.implicit.assign(
            c, rules.member_pointers.of_function(c, member, name.at), type, at, "converting"
        )
    function = rules.ranking.function_of_type(c, name.set, type, name.at)
    if function is None:
        return c.fatal(
            at,
            f"address of overloaded function '{name.set.name}' does not match required type '{type}'",
            [candidate_note(f) for f in name.set.functions],
        )
    if function.method is not None:
        rules.access.reachable(c, function, name.at)
    return address(c, function, name.at)
