"""Special member functions that nobody wrote (C++17 [special]): which a class has, whether they do what C
would do, and their bodies."""

from __future__ import annotations

from functools import partial

from minicu import tree
from minicu import types as ty
from minicu.abi.records import is_empty
from minicu.diagnostics.errors import Place, Refused
from minicu.sema import rules
from minicu.sema.classes import classes
from minicu.sema.classes.classes import Class
from minicu.sema.context import Check
from minicu.sema.names import symbols
from minicu.sema.scope import OverloadSet, of_library
from minicu.sema.types import record
from minicu.syntax.nodes import Block
from minicu.syntax.nodes import Function as FunctionNode
from minicu.tree import Special


def kind(function: tree.Function) -> Special | None:
    """Which special member function this is."""
    method = function.method
    assert method is not None
    if method.kind == "destructor":
        return Special.DESTRUCTOR
    if method.kind not in ("constructor", "") or (method.kind == "" and function.name != "operator="):
        return None
    parameters = function.type.parameters[1:]
    if method.kind == "constructor" and (not parameters or function.has_defaults(1)):
        return Special.DEFAULT
    first = parameters[0] if parameters else None
    constructs = method.kind == "constructor"
    if len(parameters) > 1 and not function.has_defaults(2):
        return None
    if isinstance(first, ty.Reference) and first.to.unqualified == ty.Record(method.owner):
        if constructs:
            return Special.MOVE if first.rvalue else Special.COPY
        return Special.MOVE_ASSIGNMENT if first.rvalue else Special.COPY_ASSIGNMENT
    if not constructs and first == ty.Record(method.owner):
        return Special.COPY_ASSIGNMENT
    return None


def defaulted(c: Check, function: tree.Function, at: Place) -> Special:
    """Which one a function is that is defined by `= default` (C++17 [dcl.fct.def.default]p1)."""
    which, method = kind(function), function.method
    assert method is not None
    if which is None:
        c.fatal(at, "only special member functions and comparison operators may be defaulted")
    if function.declared.defaults:
        c.fatal(at, f"'{function.name}' cannot be defaulted: it has default arguments")
    if which.assigns:
        itself, last = ty.Record(method.owner), function.type.parameters[-1]
        returns = function.type.returns
        if not isinstance(returns, ty.Reference) or returns.rvalue or returns.to != itself:
            c.fatal(at, f"'operator=' cannot be defaulted: it must return '{ty.Reference(itself)}'")
        if method.quals or not isinstance(last, ty.Reference):
            what = (
                "its parameter is no reference" if not method.quals else "it is for const or volatile objects"
            )
            c.fatal(at, f"'operator=' cannot be defaulted: {what}")
    return which


def complete(c: Check, info: Class) -> None:
    """Declare the special member functions that the class lacks, and find out which are trivial."""
    decl = info.decl
    members = list(decl.completed().members or ())
    declared: dict[Special, tree.Function] = {}
    for function in [
        *info.constructors.functions,
        *_assignments(info),
        *([info.destructor] if info.destructor else []),
    ]:
        if (which := kind(function)) is not None and function.method.owner is decl:  # type: ignore[union-attr]
            declared.setdefault(which, function)
    own = [f for f in info.constructors.functions if f.method is None or f.method.inherited is None]
    constructors = bool(own) or not info.aggregate
    moves = any(which.copying for which in declared)
    copies = Special.COPY in declared or Special.COPY_ASSIGNMENT in declared
    kept = info.closure and (bool(members) or not c.language.cxx20)  # [expr.prim.lambda.closure]p13
    info.does_as_c = not (declared or constructors or kept) and _do_as_c(c, info, members)
    for which in Special:
        given = declared.get(which)
        if given is not None:
            method = given.method
            assert method is not None
            if method.memberwise and which.copying and _is_deleted(c, decl, members, which):
                # [class.copy.ctor]p10: overload resolution ignores it, and takes the one that copies.
                (_assignments(info) if which.assigns else info.constructors.functions).remove(given)
                if which.copying in info.trivial:
                    info.trivial.add(which)
                continue
            if method.memberwise:
                method.deleted = method.deleted or _is_deleted(c, decl, members, which)
                method.trivial = not method.deleted and _is_trivial(c, members, which) and not method.virtual
                _let_wait(c, info, given)
            if method.trivial or (method.deleted and which is not Special.DESTRUCTOR):
                info.trivial.add(which)
            continue
        if which is Special.DEFAULT and constructors and not _inherits_default(info):
            continue
        if which.copying and (copies or moves or Special.DESTRUCTOR in declared):
            # Not declared: the copying one takes its place, and decides how objects cross calls.
            if which.copying in info.trivial:
                info.trivial.add(which)
            continue
        copies_here = which in (Special.COPY, Special.COPY_ASSIGNMENT)
        closed = kept and (which is Special.DEFAULT or which.assigns)
        _implicit(c, info, members, which, deleted=closed or (copies_here and moves))
    declares = any(f.method is not None and not f.method.implicit for f in info.constructors.functions)
    info.aggregate = _is_aggregate(info, members) and not (c.language.cxx20 and declares)  # p1.1 of C++20
    decl.by_address = not info.trivial.issuperset(tree.PASSING) or _cannot_cross(info)


def _inherits_default(info: Class) -> bool:
    """Whether a base whose constructors the class has can be made of nothing ([namespace.udecl]p16)."""
    inherited = (f for base in info.inherits for f in base.info.constructors.functions)
    return any(
        kind(f) is Special.DEFAULT and f.method is not None and not f.method.deleted for f in inherited
    )


def _do_as_c(c: Check, info: Class, members: list[ty.Member]) -> bool:
    """Whether nothing of a class that declares no special member function keeps one from being what C would
    do: most instances of class templates are traits, with a base or nothing in them."""
    if (
        info.decl.keyword == "union"
        or info.virtuals is not None
        or info.own_virtuals
        or info.start is not None
    ):
        return False
    if info.constructors.templates:
        return False
    for member in members:
        type = ty.remove_all_extents(member.type)
        if member.virtual or type.const or isinstance(type, ty.Reference):
            return False
        if member.name == rules.virtual.POINTER or record.default_of(c, member) is not None:
            return False
        inner = classes.class_of(type)
        if inner is not None and not inner.does_as_c:
            return False
    return True


def _assignments(info: Class) -> list[tree.Function]:
    operators = info.scope.names.get("operator=")
    return operators.functions if isinstance(operators, OverloadSet) else []


def _cannot_cross(info: Class) -> bool:
    """Itanium C++ ABI 3.1.2.3: whether all copy and move constructors are deleted."""
    constructors = [f.method for f in info.constructors.functions if kind(f) in (Special.COPY, Special.MOVE)]
    return bool(constructors) and all(m is not None and m.deleted for m in constructors)


def _implicit(c: Check, info: Class, members: list[ty.Member], which: Special, deleted: bool) -> None:
    """Declare one member function as the compiler does."""
    decl = info.decl
    itself = ty.Record(decl)
    deleted = deleted or (not info.does_as_c and _is_deleted(c, decl, members, which))
    if which.copying and deleted:
        info.trivial.add(which)
        return  # [class.copy.ctor]p10: ignored by overload resolution
    method = tree.Method(decl, implicit=True, memberwise=which, deleted=deleted)
    method.trivial = not deleted and (info.does_as_c or _is_trivial(c, members, which))
    inherited = which is Special.DESTRUCTOR and rules.virtual.has_virtual_destructor(info)
    if inherited:
        method.trivial = False
    if method.trivial or deleted:
        info.trivial.add(which)
    if which is Special.DESTRUCTOR and method.trivial:
        return
    parameters: tuple[ty.Type, ...] = (ty.Pointer(itself),)
    if which not in (Special.DEFAULT, Special.DESTRUCTOR):
        moving = which.copying is not None
        parameters += (ty.Reference(itself if moving else ty.qualify(itself, ty.CONST), moving),)
    returns: ty.Type = ty.VOID
    name = decl.name or ""
    if which is Special.DESTRUCTOR:
        method.kind, name = "destructor", f"~{name}"
    elif which.assigns:
        returns, name = ty.Reference(itself), "operator="
    else:
        method.kind = "constructor"
    function = tree.Function(
        name, ty.Function(returns, parameters), at=decl.at, linkage="internal", inline="always",
        scope=classes.path(c, decl), host=True, method=method,
    )  # fmt: skip
    function.declared.constexpr = True
    if which is Special.DESTRUCTOR:
        info.destructor = function
        if inherited:
            rules.virtual.declare(c, info, function, [], [])
    elif which.assigns:
        if info.start is not None and not deleted:  # a base may have `virtual B &operator=(const D &)`
            rules.virtual.declare(c, info, function, [], [])
        entity = info.scope.names.get(name)
        if not isinstance(entity, OverloadSet) or entity.owner is not decl:
            entity = info.scope.names[name] = OverloadSet(name, owner=decl)
        entity.add(function)
    else:
        info.constructors.add(function)
    if not method.trivial:
        function.symbol = symbols.of_function(function)
        if decl.name is None:  # others of its scope have the same
            function.symbol = symbols.unique(c, function.symbol)
        _let_wait(c, info, function)


def _let_wait(c: Check, info: Class, function: tree.Function) -> None:
    method = function.method
    assert method is not None
    if method.virtual and not info.local and not symbols.is_of_this_unit(function):
        function.linkage, function.inline = "weak", "hint"
    else:
        function.linkage, function.inline = "internal", "always"  # as if nvcc: nothing is left of them
    if not method.trivial and not method.deleted:
        c.known.functions[function] = None
        c.wait(function, partial(_body, c, info, function))


def with_body(c: Check, function: tree.Function) -> None:
    """Gives a trivial special member function a body, because its address is taken."""
    method = function.method
    if method is None or not (method.trivial and method.memberwise) or function.symbol:
        return
    info = classes.class_of(ty.Record(method.owner))
    assert info is not None
    function.symbol = symbols.of_function(function)
    function.linkage, function.inline = "internal", None
    c.known.functions[function] = None
    c.wait(function, partial(_body, c, info, function))


def empty(c: Check, function: tree.Function) -> bool:
    """Whether a constructor or destructor does nothing (CUDA C++ guide, "device memory space specifiers")."""

    if function.method is not None and function.method.trivial:
        return True
    if function.method is not None and function.method.host and function.method.kind == "destructor":
        members = function.method.owner.completed().members or ()
        return function.method.hollow and all(
            (end := find(c, m.type, Special.DESTRUCTOR)) is None or empty(c, end) for m in members
        )
    if function.body is None:
        c.check_waiting(function)
    body = function.body
    asking = c.known.perhaps_empty
    if body is None or function in asking:  # one that calls itself does something
        return False
    asking.add(function)
    try:
        return all(_does_nothing(c, s) for s in body.statements)
    finally:
        asking.discard(function)


def _does_nothing(c: Check, s: tree.Statement) -> bool:
    if isinstance(s, tree.Block):
        return all(_does_nothing(c, inner) for inner in s.statements)
    if isinstance(s, tree.Loop):  # over the elements of an array
        return _does_nothing(c, s.body)
    e = s.expression if isinstance(s, tree.ExpressionStatement) else None
    if isinstance(e, tree.Initialize) and isinstance(e.initializer, tree.Construct):
        e = e.initializer.call
    callee = e.callee if isinstance(e, tree.Call) else None
    return isinstance(callee, tree.Function) and callee.method is not None and empty(c, callee)


# ---------------------------------------------------------------- what they would do


def find(c: Check, type: ty.Type, which: Special) -> tree.Function | None:
    """The special member function of a class, or the one that is used in its place."""
    info = classes.class_of(type)
    if info is None:
        return None
    if which is Special.DESTRUCTOR:
        return info.destructor
    if which.assigns:
        entity = info.scope.names.get("operator=")
        known = entity.functions if isinstance(entity, OverloadSet) else []
    else:
        known = info.constructors.functions
    kinds = {kind(function): function for function in reversed(known)}  # the first of each
    return kinds.get(which) or kinds.get(which.copying or which)


def _is_trivial(c: Check, members: list[ty.Member], which: Special) -> bool:
    for member in members:
        if (member.name == rules.virtual.POINTER or member.virtual) and which is not Special.DESTRUCTOR:
            return False
        if which is Special.DEFAULT and record.default_of(c, member) is not None:
            return False
        info = classes.class_of(member.type)
        if info is not None and which not in info.trivial:
            return False
    return True


def _is_deleted(c: Check, decl: ty.RecordDecl, members: list[ty.Member], which: Special) -> bool:
    for member in members:
        type = ty.remove_all_extents(member.type)
        if which is Special.DEFAULT:
            if record.default_of(c, member) is not None or (member.name is None and not member.base):
                continue
            if isinstance(type, ty.Reference) or (type.const and not isinstance(type, ty.Record)):
                return True
        elif which.assigns:
            if isinstance(type, ty.Reference) or type.const:
                return True
        elif which is Special.COPY and isinstance(type, ty.Reference) and type.rvalue:
            return True
        info = classes.class_of(type)
        if info is None:
            continue
        if decl.keyword == "union" and which not in info.trivial:  # nobody knows which member is alive
            return True
        function = find(c, type, which)
        if function is not None and function.method is not None and function.method.deleted:
            return True
        if which is Special.DEFAULT and function is None:
            if not (info.constructors.templates and rules.making.constructible(c, [type])):
                return True
    return False


def _is_aggregate(info: Class, members: list[ty.Member]) -> bool:
    """C++17 [dcl.init.aggr]p1, on which layouts depend, whatever the standard is."""
    if info.virtuals is not None:
        return False
    for function in info.constructors.functions:
        method = function.method
        assert method is not None
        if method.implicit:
            continue
        if method.explicit or not (method.memberwise or method.deleted):
            return False
    if not info.aggregate or info.inherits:  # [dcl.init.aggr]p1.1
        return False
    return all(m.access == "public" for m in members)


def settle_layout(c: Check, decl: ty.RecordDecl, info: Class | None, members: list[ty.Member]) -> None:
    """Determines what the layout of other classes depends on: whether the class is a POD in the sense of
    C++03 [class]p4, and whether it is packed as a member. The device's layout follows nvcc and the host's
    g++, which differ in features of newer standards."""
    decl.pod = decl.host_pod = True
    decl.standard_layout = info is None or info.virtuals is None
    for member in members:
        type = ty.remove_all_extents(member.type)
        class_ = type.decl if isinstance(type, ty.Record) else None
        plain = not (member.base or member.access != "public" or isinstance(type, ty.Reference))
        plain = plain and record.default_of(c, member) is None
        decl.pod = decl.pod and plain and (class_ is None or class_.pod)
        decl.host_pod = (
            decl.host_pod and plain and (class_ is None or class_.host_pod) and not member.shares_address
        )
        if isinstance(type, ty.Reference) or (class_ is not None and not class_.standard_layout):
            decl.standard_layout = False
    own = [m for m in members if not m.base and m.bit_width != 0]
    bases = [m for m in members if m.base and not is_empty(m.type)]
    if len({m.access for m in own}) > 1 or len(bases) + bool(own) > 1:
        decl.standard_layout = False
    decl.packs = decl.standard_layout and (info is None or _is_aggregate(info, members))
    if info is None:
        return
    if info.decl.tag in info.templated:
        decl.packs = False
    if not info.aggregate or info.virtuals is not None or info.decl.tag in info.templated:
        decl.pod = decl.host_pod = False
    declared = []
    for function in info.constructors.functions:
        method = function.method
        if method is not None and not method.implicit:
            declared.append(kind(function))
            if method.explicit or not (method.memberwise or method.deleted):
                decl.pod = decl.host_pod = False
    if declared and Special.DEFAULT not in declared:  # nvcc: others take that away
        decl.pod = False
    for function in [*_assignments(info), *([info.destructor] if info.destructor else [])]:
        method = function.method
        if (
            method is None
            or method.owner is not decl
            or method.memberwise
            or method.deleted
            or method.implicit
        ):
            continue
        decl.pod = decl.pod and kind(function) is None
        decl.host_pod = decl.host_pod and kind(function) not in (Special.COPY_ASSIGNMENT, Special.DESTRUCTOR)


# ---------------------------------------------------------------- their bodies


def define_outside(c: Check, info: Class, function: tree.Function, at: Place) -> None:
    """Make the body of a member function that is defaulted outside of its class. It counts as written by
    the user ([dcl.fct.def.default]p5): the class is what it is without this."""
    which = kind(function)
    if which is None:
        c.fatal(at, f"'{function.name}' cannot be defaulted: it is no special member function")
    if _is_deleted(c, info.decl, list(info.decl.completed().members or ()), which):
        c.fatal(at, f"'{function.name}' cannot be defaulted: it would be deleted")
    rules.construction.both(c, function, lambda f, _: _define_special(c, info, f, which))


def _body(c: Check, info: Class, function: tree.Function) -> None:
    """Make the body of an implicit or defaulted member function."""
    which = function.method.memberwise if function.method is not None else None
    assert which is not None
    rules.construction.both(c, function, lambda f, _: _define_special(c, info, f, which))


def _define_special(c: Check, info: Class, function: tree.Function, which: Special) -> None:
    method = function.method
    assert method is not None
    this = tree.Object("this", function.type.parameters[0], "parameter", at=function.at)
    vtt = function.declared.vtt
    function.parameters = [this] if vtt is None else [this, vtt]
    for type in function.type.parameters[len(function.parameters) :]:
        function.parameters.append(tree.Object("other", type, "parameter", at=function.at, used=True))
    node = FunctionNode(None, [], Block([], function.at, function.at))  # type: ignore[arg-type]
    first = None
    if method.kind == "destructor" and info.decl.virtual_bases:
        first = partial(rules.construction.begin_end, c, info)
    if which is Special.DEFAULT:
        first = partial(rules.construct.members, c, info, [])
    elif which in (Special.COPY, Special.MOVE):
        first = partial(rules.memberwise.copy, c, info, function)
    elif which.assigns:
        first = partial(rules.memberwise.assign, c, info, function)
    try:
        with c.elsewhere(info.scope):
            with c.scoped("prototype") as inner:
                pass
            rules.waiting.check_body(c, node, function, inner, [], first)
    except Refused:
        pass


def leaves_out(c: Check, info: Class, function: tree.Function, type: ty.Type) -> bool:
    """Whether a constructor that the program declares constexpr must give a member of this type a value: each
    scalar, before C++20 ([dcl.constexpr]p4.5)."""
    method = function.method
    written = method is not None and not method.implicit and method.memberwise is None and not info.instance
    if c.language.cxx20 or not written or not function.declared.constexpr or function.instance is not None:
        return False
    return ty.is_scalar(ty.element_type(type)) and not of_library(function.at)
