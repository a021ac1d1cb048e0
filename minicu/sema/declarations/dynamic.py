"""Static variables of host code whose initial values must be computed (C++17 [basic.start.dynamic]).

Those of a file are initialised before main(), in the order of their declarations, by a function that is
built here, and destroyed after main(). Those of a function are initialised when control first passes their
declaration. The thread_local ones of a file are initialised in each thread that uses one of them, all
together, and destroyed when the thread ends.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NoReturn

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Diagnostic, Kind, Place, Refused, span_of
from minicu.sema import rules
from minicu.sema.classes import classes
from minicu.sema.context import Check, Here, MemberDefault, Out
from minicu.sema.expressions import lifetime
from minicu.sema.function_state import FunctionState
from minicu.sema.functions import waiting
from minicu.sema.initialisation import construct, initial
from minicu.sema.names import symbols
from minicu.sema.scope import OverloadSet
from minicu.sema.types import declarators, placeholders
from minicu.syntax.reach.whole_program import END, END_LATER, INITIALIZE, PROGRAM


def initialize(
    c: Check,
    node: c_ast.Decl,
    object: tree.Object,
    constant: Callable[[Check, c_ast.Decl, tree.Object], None],
) -> Out:
    """Initialise a static variable: with a constant, by calling `constant`, if it has one; otherwise at run
    time. For a variable of a function, the statements that do this are returned."""
    delayed = c.known.statics.delayed
    if c.launches is not None and object not in delayed and not object.type.const and _of_instance(c, object):
        delayed[object] = partial(_later, c, c.here, node, object, constant)
        return []
    mark, type, temporaries = c.diagnostics.mark(), object.type, len(c.temporaries)
    try:
        constant(c, node, object)
        return []
    except Refused:
        problems = c.diagnostics.rewind(mark)
        del c.temporaries[temporaries:]
    if "constinit" in node.funcspec and not _ends(c, type):  # [dcl.constinit]p2
        _refuse(c, node, problems)
    object.type, object.initializer = type, None
    c.known.faulty_objects.discard(object)
    if c.function is not None:
        return _once(c, object, *_initialising_statements(c, node, object), node.coord)
    if not _may_run(node, problems):
        _refuse(c, node, problems)
    statics = c.known.statics
    statics.state = statics.state or _state()
    used = object.used
    with c.within(function=statics.state):
        statements, ends = _initialising_statements(c, node, object)
        start = tree.Block(statements, at=node.coord)
        end = tree.Block([*_end(c, object, node.coord), *ends], at=node.coord)
        statements += _ends_later(c, end, object)
    if object.storage == "thread":
        object.start = _thread_start(c, node.coord)
        statics.thread_starts.append(start)
    else:
        statics.starts.append(start)
    if _of_instance(c, object):
        object.used = used
        statics.of_instances += [(object, start), (object, end)]
    return []


def _refuse(c: Check, node: c_ast.Decl, problems: list[Diagnostic]) -> NoReturn:
    for problem in problems:
        c.diagnostics.add(problem._replace(span=problem.span or span_of(node.coord)))
    c.give_up()


def _ends(c: Check, type: ty.Type) -> bool:
    """Whether a destructor runs for an object, however it begins."""
    destructor = rules.lifetime.destructor(type)
    return destructor is not None and not rules.special.empty(c, destructor)


def _thread_start(c: Check, at: Place) -> tree.Function:
    """The function that makes the thread_local objects of the file, once in a thread."""
    statics = c.known.statics
    if (start := statics.thread_start) is None:
        start = statics.thread_start = tree.Function(
            "thread initialization", ty.Function(ty.VOID, ()), at=at, linkage="internal",
            symbol=symbols.unique(c, "__thread_start"),
        )  # fmt: skip
        flag = _flag(c, at, symbols.unique(c, "__thread_made"), "thread", ty.BOOL)
        statics.thread_starts.append(_set(flag, at))
        start.body = tree.Block([tree.If(_unset(flag, at), tree.Block(statics.thread_starts, at=at), at=at)])
        c.unit.functions.append(start)
    return start


def _ends_later(c: Check, end: tree.Block, object: tree.Object | None = None) -> Out:
    """What has the program's end, or that of `object`'s thread, run `end` ([basic.start.term]p3: what was
    made last ends first); `finish` fills it in."""
    if not end.statements:
        return []
    registration = tree.Block([], at=end.at)
    of_thread = object is not None and object.storage == "thread"
    c.known.statics.ends.append((registration, end, of_thread))
    return [registration]


def _of_instance(c: Check, object: tree.Object) -> bool:
    """Whether it is a static member of a class template's instance."""
    scope = c.scope
    while scope.kind == "template" and scope.up is not None:  # of the parameters as the definition names them
        scope = scope.up
    info = scope.owner.completed().info if scope.owner is not None else None
    return info is not None and bool(info.instance) and object.name not in info.specialised


def _later(c: Check, here: Here, *declared: Any) -> None:
    outside, c.here = c.here, here
    try:
        initialize(c, *declared)
    except Refused:  # whoever compiles for the host will say
        pass
    finally:
        c.here = outside


def use_delayed(c: Check) -> None:
    """Read the initialisers of the members that are used, and of those that these use."""
    delayed, done = c.known.statics.delayed, set[tree.Object]()
    while used := [object for object in delayed if object.used and object not in done]:
        done.update(used)
        for object in used:
            delayed[object]()
        waiting.finish_waiting(c)


def read_default(c: Check, member: ty.Member, default: MemberDefault, owner: ty.RecordDecl) -> None:
    """Read the default initialiser of a member of a class, for what it uses."""
    context = symbols.of_member(c, member)
    this = partial(tree.Constant, ty.Pointer(ty.Record(owner)), 0)
    scope = default.scope or c.scope
    with c.within(scope=scope, context=context, tags=context.tags, function=_state(), pending=[], this=this):
        initial.initialize(c, default.node, member.type, static=False, at=member.at)


def finish(c: Check) -> None:
    """At the end of the unit: the function that runs before main(). Bodies that are read later add to it."""
    statics = c.known.statics
    ends = _ends_later(c, tree.Block([*reversed(_calls(c, "destructor"))]))
    statics.starts[:0] = [*ends, *_calls(c, "constructor")]
    _define(c, INITIALIZE, statics.starts)
    if (later := _of_start(c, END_LATER)) is not None:
        later.used = True


def _define(c: Check, name: str, statements: Out) -> None:
    """Give a function that stands beside the kernel which calls main() its body."""
    if (function := _of_start(c, name)) is not None:
        function.body = tree.Block(statements, at=function.at)
        function.name = "static initialization"  # in messages


def number_ends(c: Check) -> None:
    """When all bodies are read: the function that runs each end of what is made, by number."""
    end_one, later = _of_start(c, END), _of_start(c, END_LATER)
    if end_one is None or later is None:
        return
    number = tree.Object("number", later.type.parameters[0], "parameter", at=end_one.at, used=True)
    end_one.parameters, ends = [number], Out()
    for which, (registration, end, of_thread) in enumerate(c.known.statics.ends):
        at = end.at
        known = tree.Constant(number.type, which, at=at)
        if of_thread:
            pointer = ty.Pointer(end_one.type)
            program = tree.Constant(number.type, PROGRAM, at=at)
            ends_one = tree.FunctionAddress(pointer, end_one, at=at)
            call = _of_abi("__cxa_thread_atexit", ty.INT, [ends_one, known, program], at)
        else:
            call = tree.Call(ty.VOID, later, later.type, [known], at=at)
        registration.statements.append(tree.ExpressionStatement(call, at=at))
        given = tree.Load(number.type, tree.Variable(number.type, number, at=at), at=at)
        ends.append(tree.If(tree.Binary(ty.BOOL, "==", given, known, at=at), end, at=at))
    _define(c, END, ends)


def _of_start(c: Check, name: str) -> tree.Function | None:
    """A function that stands beside the kernel which calls main()."""
    known = c.file.names.get(name)
    return known.functions[0] if isinstance(known, OverloadSet) else None


def _calls(c: Check, attribute: str) -> Out:
    """Calls of the functions that have an attribute, in the order of their declaration."""
    functions: dict[
        tuple[tuple[str, ...], str], tree.Function
    ] = {}  # the first declaration's: others are merged
    for word, f in c.known.statics.around_main:
        if word.strip("_") == attribute and not f.type.parameters:
            functions.setdefault((f.scope, f.name), f).used = True
    calls = [tree.Call(f.type.returns, f, f.type, [], at=f.at) for f in functions.values()]
    return [tree.ExpressionStatement(call, at=call.at) for call in calls]


def prune(c: Check) -> None:
    """Leaves out what nobody uses, once all bodies are read."""
    number_ends(c)
    for object, block in c.known.statics.of_instances:
        if not object.used:
            block.statements.clear()


def _state() -> FunctionState:
    function = tree.Function(INITIALIZE, ty.Function(ty.VOID, ()))
    return FunctionState(function)


def _may_run(node: c_ast.Decl, problems: list[Diagnostic]) -> bool:
    """Whether the initialiser is valid and merely not constant."""
    if "constexpr" in node.funcspec:
        return False
    return all(p.kind is Kind.NOT_CONSTANT for p in problems if p.severity == "error")


def _initialising_statements(c: Check, node: c_ast.Decl, object: tree.Object) -> tuple[Out, Out]:
    """The statements that initialise the variable, and those that end the temporaries that last as long."""
    if placeholders.has_auto(object.type):
        object.type = rules.local.deduced(c, node, object.type)
    at, type = node.coord, object.type
    try:
        with c.within(pending=[]):
            if node.init is None and classes.class_of(type) is not None:
                place = tree.Variable(type.unqualified, object, at=at)
                return construct.default_statements(c, place, at), []
            node = rules.objects.with_initializer(c, node, type)
            if node.init is None:
                return [], []
            initializer, object.type = initial.initialize(c, node.init, type, static=False, at=at)
            if not isinstance(object.type, ty.Reference) and not declarators.complete(c, object.type):
                c.fatal(at, f"variable has incomplete type '{object.type}'")
            stored = object.type
            if isinstance(stored, ty.Reference):
                stored = ty.Pointer(stored.to)
            place = tree.Variable(stored.unqualified, object, at=at)
            value = tree.Initialize(ty.VOID, place, initializer, at=at)
            ends = lifetime.lasting(c, initializer, "thread" if object.storage == "thread" else "device")
            before, after = lifetime.take(c)
            return [*before, *c.pending, tree.ExpressionStatement(value, at=at), *after], ends
    finally:
        object.used = True


def _end(c: Check, object: tree.Object, at: Place) -> Out:
    if classes.class_of(object.type) is None:
        return []
    return lifetime.ends(c, tree.Variable(object.type.unqualified, object, at=at), at)


def _once(c: Check, object: tree.Object, statements: Out, ends: Out, at: Place) -> Out:
    """[stmt.dcl]p4: when control passes the declaration for the first time, in any thread or in this one."""
    of_thread = object.storage == "thread"
    shared = c.function.function.declared.statics if c.function is not None else None
    known = shared.get(object) if shared is not None else None
    symbol = f"{object.symbol}$made"
    flag = known or _flag(c, at, symbol, object.storage, ty.BOOL if of_thread else ty.ULONG)
    if shared is not None:
        shared[object] = flag
    end = _ends_later(c, tree.Block([*_end(c, object, at), *ends], at=at), object)
    if of_thread:
        return [tree.If(_unset(flag, at), tree.Block([*statements, _set(flag, at), *end], at=at), at=at)]
    pointer = tree.AddressOf(ty.Pointer(ty.ULONG), tree.Variable(ty.ULONG, flag, at=at), at=at)

    def guard(what: str, result: ty.Type = ty.VOID) -> tree.Call:
        return _of_abi(f"__cxa_guard_{what}", result, [pointer], at)

    seen = tree.BuiltinCall(ty.ULONG, "atomic_load", [pointer], ("acquire", "system"), at=at)
    test = tree.Binary(ty.BOOL, "!=", seen, tree.Constant(ty.ULONG, 1, at=at), at=at)
    body = tree.Block([
        *lifetime.guard(c, [tree.ExpressionStatement(guard("abort"), at=at)]),
        *statements, tree.ExpressionStatement(guard("release"), at=at), *end,
    ], at=at)  # fmt: skip
    first = tree.Binary(ty.BOOL, "!=", guard("acquire", ty.INT), tree.Constant(ty.INT, 0, at=at), at=at)
    return [tree.If(test, tree.Block([tree.If(first, body, at=at)], at=at), at=at)]


def _of_abi(name: str, result: ty.Type, arguments: list[tree.Expr], at: Place) -> tree.Call:
    """A call of a function of the Itanium C++ ABI (2.8.2, 3.3.2), which throws nothing."""
    type = ty.Function(result, tuple(a.type for a in arguments))
    function = tree.Function(name, type, at=at, symbol=name, extern_c=True)
    function.declared.throws.never = True
    return tree.Call(result, function, type, arguments, at=at)


def _flag(c: Check, at: Place, symbol: str, storage: str, type: ty.Type) -> tree.Object:
    """A static object that says whether something was made."""
    flag = tree.Object("", type, storage, at=at, linkage="none", used=True, symbol=symbol)
    c.unit.objects.append(flag)
    return flag


def _unset(flag: tree.Object, at: Place) -> tree.Expr:
    initialized = tree.Load(ty.BOOL, tree.Variable(ty.BOOL, flag, at=at), at=at)
    return tree.Unary(ty.BOOL, "!", initialized, at=at)


def _set(flag: tree.Object, at: Place) -> tree.Statement:
    place = tree.Variable(ty.BOOL, flag, at=at)
    done = tree.Assign(ty.BOOL, place, tree.Constant(ty.BOOL, 1, at=at), at=at)
    return tree.ExpressionStatement(done, at=at)
