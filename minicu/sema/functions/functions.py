"""Function declarations and definitions (C11 6.7.6.3, 6.9.1; CUDA C++ guide: execution spaces)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import CompileError, Note, TooManyErrors, span_of
from minicu.diagnostics.warnings import (
    HOST,
    IGNORED_ATTRIBUTES,
    INCOMPATIBLE_LIBRARY_REDECLARATION,
    REFERENCE_PARAMETER,
    UNDEFINED_INTERNAL,
    UNUSED_FUNCTION,
    UNUSED_VARIABLE,
)
from minicu.sema.builtins import system
from minicu.sema.context import Check, FunctionState, Waiting
from minicu.sema.expressions import names, overload
from minicu.sema.functions import deduced, parameters, throwing
from minicu.sema.names import symbols
from minicu.sema.scope import (
    Faulty,
    HostOnly,
    NamespaceName,
    OverloadSet,
    Scope,
    TypeName,
    beside_program,
    of_library,
)
from minicu.sema.types import attributes, specifiers
from minicu.sema.types.attributes import Attributes
from minicu.sema.types.compatible import compatible, composite
from minicu.sema.warnings import uninitialized
from minicu.syntax.nodes import MethodDecl, Name
from minicu.syntax.reach.whole import DEVICE_ONLY


def declare(
    c: Check, node: Any, type: ty.Function, given: Attributes, *, friend: bool = False
) -> tree.Function | None:
    """A function declaration without a body. None: it is a host function."""
    function = _enter(c, node, type, given, None, friend=friend)
    if function is not None and isinstance(node.type, c_ast.FuncDecl):
        parameters.keep_defaults(c, node.type, function)
    return function


def define(c: Check, node: c_ast.FuncDef) -> None:
    """A function definition. Bodies in our own headers, and of functions that a `.cu` file marks
    constexpr only, or for the host as well, wait until somebody uses them."""
    decl = node.decl
    if node.body is None:
        return
    if decl.name.__class__ is Name and c.language.cplusplus:
        from minicu.sema.classes import methods

        if (info := methods.owner(c, decl)) is not None:
            methods.define(c, info, node)  # type: ignore[arg-type]
            return
    given = attributes.read(c, decl.attributes)
    head = decl.type
    base = specifiers.specified(c, specifiers.tail(head).type)
    scope = definition_scope(c, decl)
    with c.within(scope=scope, pending=[]):
        returns = specifiers.declared(c, head.type, base)
        if isinstance(head, MethodDecl) and head.returns is not None:
            returns = specifiers.trailing(c, head)
        if isinstance(returns, (ty.Function, ty.Array)):
            kind = "function" if isinstance(returns, ty.Function) else "array"
            c.fatal(decl.coord, f"function cannot return {kind} type '{returns}'")
        with c.scoped("prototype") as inner, c.within(definition=inner):
            type, objects, prologue = parameters.of_definition(c, node, head, returns)
        if not c.language.cplusplus and type.returns.quals:
            type = ty.Function(ty.unqualify(type.returns), type.parameters, type.variadic, type.prototyped)
        function = _enter(c, decl, type, given, node)
        if function is None:
            return
        function.parameters = objects
        function.builtin = False
        if of_library(decl.coord):  # our headers' functions are part of each unit that uses them
            function.library = True
            function.linkage = "internal"
            function.symbol = symbols.of_function(function)
        parameters.keep_defaults(c, head, function)
        parameters.check_complete(c, decl, function)
        prologue = c.pending + prologue
        if _may_wait(c, decl, function):
            later = partial(_later, c, node, function, inner, scope, prologue)
            both = "__device__" in decl.funcspec and not beside_program(decl.coord)
            c.work.waiting[function] = Waiting(later, both)
        else:
            check_body(c, node, function, inner, prologue)


def finish_waiting(c: Check) -> None:
    """Check the bodies that waited and are used now, and those that these use."""
    waiting = c.work.waiting
    _check_used(c, waiting)
    for function in [f for f, body in waiting.items() if body.both]:
        # Marked __host__ as well, and no device code uses it: what only the host can do is left to it.
        if of_library(function.at) or function not in waiting:
            continue
        mark = c.diagnostics.mark()
        c.check_waiting(function)
        checked = _check_used(c, waiting)
        if c.diagnostics.errors > mark[1]:
            dropped = c.diagnostics.rewind(mark)
            function.body = None
            for other in checked:  # nothing else has used these
                other.used, other.body = False, None
            waiting.update(checked)

            first = next(d for d in dropped if d.severity == "error")
            message = f"'{function.name}' is left to the host: {first.message}"
            c.warn(HOST, function.at, message, [Note("here", first.span)] if first.span else [])


def for_the_host(c: Check, function: tree.Function) -> None:
    """A library function whose place an instruction takes on the GPU is called: its body waits for the
    lowering for the CPU device, which may never come."""
    later = c.work.for_the_host
    later[function] = None

    def complete() -> None:
        for f in later:
            f.used = True
        later.clear()
        _check_used(c, c.work.waiting)

    c.unit.complete = complete


def _check_used(c: Check, waiting: dict[tree.Function, Waiting]) -> dict[tree.Function, Waiting]:
    """Check the bodies of what is used, and of what these use. Returns them as they waited."""
    checked: dict[tree.Function, Waiting] = {}
    while ready := {f: body for f, body in waiting.items() if f.used}:
        checked.update(ready)
        for function in ready:
            c.check_waiting(function)
    return checked


def _later(
    c: Check,
    node: c_ast.FuncDef,
    function: tree.Function,
    inner: Scope,
    scope: Scope,
    prologue: list[tree.Statement],
) -> None:
    """Check the body of a function of `scope` that waited."""
    with c.within(scope=scope, pending=[]):
        try:
            check_body(c, node, function, inner, prologue)
        except TooManyErrors:
            raise
        except CompileError:
            pass


def _may_wait(c: Check, decl: c_ast.Decl, function: tree.Function) -> bool:
    if function.kind == "kernel" or (function.used and not of_library(decl.coord)):
        return False
    if of_library(decl.coord) or not c.language.cplusplus:
        return of_library(decl.coord)
    if beside_program(decl.coord):
        return True
    return "__device__" not in decl.funcspec or "__host__" in decl.funcspec


def check_body(
    c: Check,
    node: c_ast.FuncDef,
    function: tree.Function,
    scope: Scope,
    prologue: Sequence[tree.Statement],
    first: Any = None,
) -> None:
    """Check the body; the parameters' scope becomes the function's. `first`: see `stmt.body`."""
    from minicu.sema.statements import stmt

    scope.kind = "function"
    scope.up = c.scope
    state = FunctionState(function)
    with c.within(scope=scope, function=state, context=None):
        function.body = tree.Block([], at=node.body.coord)  # it is defined, even if its body has errors
        throwing.settle(c, function)
        errors = c.diagnostics.errors
        block = stmt.body(c, function, node.body, first)
        block.statements[:0] = prologue
        function.body = block
        if c.diagnostics.errors == errors:
            for object in state.locals:
                if not object.used:
                    c.warn(UNUSED_VARIABLE, object.at, f"unused variable '{object.name}'")
            uninitialized.warn(c, function)


# ---------------------------------------------------------------- entering a function


def definition_scope(c: Check, decl: c_ast.Decl) -> Scope:
    """Where a definition belongs: for `void a::f() {}` inside namespace a."""
    if isinstance(decl.name, Name) and decl.name.parts[-1][1] is not None:
        c.fatal(decl.coord, f"the explicit specialization '{decl.name}' must begin with 'template <>'")
    if "::" not in decl.name:
        return c.scope
    outer = decl.name.rpartition("::")[0] or "::"
    if outer == "::":
        return c.file
    entity = names.find(c, Name(outer, decl.name.parts[:-1], decl.name.from_root), decl.coord)
    if isinstance(entity, NamespaceName):
        return entity.scope
    if entity is not None:
        c.fatal(decl.coord, f"'{outer}' is not a class or namespace")
    return c.fatal(decl.coord, f"use of undeclared identifier '{outer}'")


def refuse_outside(c: Check, decl: c_ast.Decl) -> None:
    """C++17 [dcl.fct.spec], [class.friend]p6: these stand in classes alone."""
    for word in ("virtual", "explicit", "friend"):
        if word in decl.funcspec:
            c.error(decl.coord, f"'{word}' can only stand inside of a class")


def _enter(
    c: Check,
    decl: c_ast.Decl,
    type: ty.Function,
    given: Attributes,
    definition: c_ast.FuncDef | None,
    *,
    friend: bool = False,
) -> tree.Function | None:
    """The function that a declaration declares, merged with what was declared before. `friend`: the
    declaration does not make it visible (C++ [namespace.memdef]p3)."""
    words = decl.funcspec
    for word in decl.storage:
        if word not in ("static", "extern"):
            c.error(decl.coord, f"illegal storage class '{word}' on a function")
    if not friend:
        refuse_outside(c, decl)
    name = decl.name.rpartition("::")[2]
    scope = definition_scope(c, decl) if isinstance(decl.name, Name) else c.scope
    in_block = c.function is not None
    if in_block and c.language.cplusplus:
        while scope.kind not in ("file", "namespace") and scope.up is not None:
            scope = scope.up
    home = c.scope if in_block else scope
    if c.language.cplusplus and not {"__global__", "__device__"} & set(words):
        known = _previous(c, home, scope, name)
        if isinstance(known, OverloadSet) and (same := _same(c, known, type)) and not of_library(same.at):
            words = [*words, "__global__" if same.kind == "kernel" else "__device__"]
        elif definition is None and beside_program(decl.coord):
            pass  # a library's: who asks only for the type of a call may name it
        elif "constexpr" not in words and not of_library(decl.coord):
            _host(c, decl, name, home)
            return None
    attributes.refuse_alignas(c, given, decl.coord, "function")
    new = new_function(c, decl, name, scope, type, given, words)
    set_ = overload_set(c, home, scope, name, decl)
    if definition is not None and new.extern_c and c.language.cplusplus and system.is_call(name):
        # C has no overloads: the program's own function hides the library's, whatever its type.
        if theirs := [f for f in set_.functions if of_library(f.at) and not compatible(f.type, type)]:
            _set_aside(c, name, list(set_.functions))
            set_.functions = [f for f in set_.functions if f not in theirs]
    old = overload.declare(c, set_, new)
    if (
        not c.language.cplusplus
        and old is new
        and not new.builtin
        and (linked := c.known.linked.get(name)) is not None
    ):
        if isinstance(linked, tree.Function):  # declared before in some other block
            set_.functions[set_.functions.index(new)] = old = linked
    if old is not new:
        if not friend:
            c.known.hidden_friends.pop(old, None)
        _merge(c, decl, old, new, definition)
    else:
        if not c.language.cplusplus:
            c.known.linked[name] = new
        c.known.functions[new] = None
        new.symbol = given.symbol or symbols.of_function(new)
    check_kernel(c, decl, old, type)
    return old


def new_function(
    c: Check,
    decl: c_ast.Decl,
    name: str,
    scope: Scope,
    type: ty.Function,
    given: Attributes,
    words: list[str],
) -> tree.Function:
    static = "static" in decl.storage or _unnamed(scope)
    inline = given.inline
    if "__forceinline__" in words:
        inline = "always"
    elif "__noinline__" in words:
        inline = "never"
    elif inline is None and ("inline" in words or "constexpr" in words):
        inline = "hint"
    kernel = "__global__" in words
    if kernel and "__device__" in words:
        c.error(decl.coord, "'__global__' and '__device__' cannot both be on a function")
    if kernel and "__host__" in words:
        c.error(decl.coord, "'__global__' and '__host__' cannot both be on a function")
    weak = given.weak or (
        not static and ("inline" in words or "constexpr" in words or "__forceinline__" in words)
    )
    linkage = "internal" if static else "weak" if weak and not kernel else "external"
    function = tree.Function(
        name, type, "kernel" if kernel else "device", at=decl.coord, linkage=linkage,
        builtin=of_library(decl.coord) and given.symbol is None, inline=inline,
        noreturn=given.noreturn or "_Noreturn" in words, scope=scope.path if not c.here.extern_c else (),
        extern_c=c.here.extern_c or not c.language.cplusplus, host="__host__" in words, used=given.used,
    )  # fmt: skip
    function.declared.deprecated, function.declared.format = given.deprecated, given.format
    if isinstance(decl.type, MethodDecl) and "delete" in decl.type.words:
        function.declared.deleted = True
    if "constexpr" in words:
        function.declared.constexpr = True
    if DEVICE_ONLY in words:
        function.declared.device_only = True
    throwing.declare(c, function, decl.type)
    if given.used:
        function.declared.kept = True
    if given.unused:
        function.declared.unused = True
    if "extern" in decl.storage and "inline" in words:
        function.declared.extern_inline = True
    _kernel_bounds(c, decl, function, given)
    return function


def _kernel_bounds(c: Check, decl: c_ast.Decl, function: tree.Function, given: Attributes) -> None:
    function.launch_bounds = given.launch_bounds
    function.maxnreg = given.maxnreg
    function.cluster_dims = given.cluster_dims
    function.block_size = given.block_size
    if given.launch_bounds and given.maxnreg:
        c.error(decl.coord, "'__launch_bounds__' and '__maxnreg__' cannot both be on a kernel")
    if function.kind != "kernel" and (
        given.launch_bounds or given.maxnreg or given.cluster_dims or given.block_size
    ):
        c.warn(
            IGNORED_ATTRIBUTES,
            decl.coord,
            "launch bounds apply to __global__ functions only; ignored",
        )
        function.launch_bounds = function.maxnreg = function.cluster_dims = function.block_size = None


def _unnamed(scope: Scope) -> bool:
    """Is this inside an unnamed namespace?"""
    return any(s.kind == "namespace" and not s.name for s in scope.outward())


def _previous(c: Check, home: Scope, scope: Scope, name: str) -> Any:
    return home.names.get(name) or scope.names.get(name)


def _same(c: Check, known: OverloadSet, type: ty.Function) -> tree.Function | None:
    for function in known.functions:
        if compatible(function.type, type, True):
            return function
    return None


def _host(c: Check, decl: Any, name: str, scope: Scope) -> None:
    """A function without CUDA's words in a `.cu` file belongs to the host."""
    known = scope.names.get(name)
    if known is None or isinstance(known, Faulty):
        scope.names[name] = HostOnly(name, "is a host function: it is not marked __device__", decl.coord)


def overload_set(c: Check, home: Scope, scope: Scope, name: str, decl: c_ast.Decl) -> OverloadSet:
    """The overload set that the declared function joins."""
    known = home.names.get(name)
    if isinstance(known, OverloadSet):
        return known
    if known is not None and not isinstance(known, (HostOnly, Faulty)):
        hides_tag = isinstance(known, TypeName) and name in home.tags
        if not of_library(getattr(known, "at", None)) and not hides_tag:
            c.fatal(decl.coord, f"redefinition of '{name}' as different kind of symbol",
                    [Note("previous definition is here", span_of(getattr(known, "at", None)))])  # fmt: skip
    if c.function is not None:
        # A declaration in a block means the function of the enclosing scope (6.2.2p4, p5).
        outer = scope.names.get(name) if c.language.cplusplus else c.file.names.get(name)
        found = outer if isinstance(outer, OverloadSet) else OverloadSet(name)
        if not c.language.cplusplus:
            found = OverloadSet(name, list(found.functions))
            linked = c.known.linked.get(name)
            if not found.functions and isinstance(linked, tree.Function):
                found.functions.append(linked)
    else:
        found = OverloadSet(name)
    home.names[name] = found
    return found


def _merge(
    c: Check, decl: c_ast.Decl, old: tree.Function, new: tree.Function, definition: c_ast.FuncDef | None
) -> None:
    """Bring a further declaration together with the earlier ones (6.2.7, 6.7p4)."""
    name, user = new.name, not of_library(decl.coord)
    if (old.builtin and user) or (of_library(old.at) and user):
        if definition is None and "static" not in decl.storage:
            if not compatible(old.type, new.type):
                message = f"incompatible redeclaration of library function '{name}'"
                note = Note(f"'{name}' is a builtin with type '{old.type}'")
                c.warn(INCOMPATIBLE_LIBRARY_REDECLARATION, decl.coord, message, [note])
            return
        _replace(c, old, new)
        return
    notes = [Note("previous declaration is here", span_of(old.at))]
    new.type = deduced.again(old, new.type)
    if not compatible(old.type, new.type):
        if c.language.cplusplus and not new.extern_c:
            c.fatal(decl.coord, "functions that differ only in their return type cannot be overloaded", notes)
        if old in c.known.functions:
            c.fatal(decl.coord, f"conflicting types for '{name}'", notes)
        c.warn(
            INCOMPATIBLE_LIBRARY_REDECLARATION,
            decl.coord,
            f"conflicting types for '{name}', which was declared implicitly before",
            notes,
        )
        old.type = new.type
    if (definition is not None and old.body is not None) or (
        definition is not None and old in c.work.waiting
    ):
        if not old.declared.extern_inline:
            c.fatal(
                decl.coord,
                f"redefinition of '{name}'",
                [Note("previous definition is here", span_of(old.at))],
            )
        c.work.waiting.pop(old, None)
        old.declared.extern_inline = False
        old.linkage = new.linkage
    if old.kind != new.kind:
        c.fatal(decl.coord, f"'{name}' was declared as a {_space(old)} before", notes)
    if "static" in decl.storage and old.linkage != "internal" and new.kind != "kernel":
        c.error(decl.coord, f"static declaration of '{name}' follows non-static declaration", notes)
    type = composite(old.type, new.type)
    assert isinstance(type, ty.Function)
    old.type = new.type if definition is not None and new.type.prototyped else type
    if definition is not None:
        old.at = decl.coord
        if not old.type.prototyped and new.type.parameters:
            old.type = new.type
    if old.linkage == "external" and new.linkage == "weak":
        old.linkage = "weak"
    old.inline = new.inline if old.inline in (None, "hint") and new.inline else old.inline
    old.noreturn |= new.noreturn
    old.host |= new.host
    old.used |= new.used
    old.declared.add(new.declared)
    for bound in ("launch_bounds", "maxnreg", "cluster_dims", "block_size"):
        if getattr(new, bound) is not None:
            setattr(old, bound, getattr(new, bound))
    if c.language.cplusplus and new.extern_c and not old.extern_c:
        c.error(decl.coord, f"declaration of '{name}' has a different language linkage", notes)


def _space(function: tree.Function) -> str:
    return "__global__ function" if function.kind == "kernel" else "__device__ function"


REPLACED = (
    "type", "kind", "at", "linkage", "inline", "noreturn", "scope", "extern_c", "host", "declared",
    "launch_bounds", "maxnreg", "cluster_dims", "block_size",
)  # fmt: skip


def _replace(c: Check, old: tree.Function, new: tree.Function) -> None:
    """The program's own function takes the place of a library function of that name, but for the library."""
    waiting = c.work.waiting
    kept = replace(old)
    if (body := waiting.pop(old, None)) is not None:
        waiting[kept] = body
        kept.symbol = f"{old.symbol}$library"
        c.known.functions[kept] = None
    known = c.scope.find(old.name)
    others = [f for f in known.functions if f is not old] if isinstance(known, OverloadSet) else []
    _set_aside(c, old.name, [kept, *(f for f in others if of_library(f.at))])
    for field in REPLACED:
        setattr(old, field, getattr(new, field))
    old.builtin = old.library = False
    old.body = None
    old.symbol = symbols.of_function(old)


def _set_aside(c: Check, name: str, functions: list[tree.Function]) -> None:
    """Library functions that only the library's own code finds from now on."""
    c.known.set_aside.setdefault(name, OverloadSet(name, functions))


def check_kernel(c: Check, decl: c_ast.Decl, function: tree.Function, type: ty.Function) -> None:
    if function.kind != "kernel":
        return
    if not isinstance(type.returns, ty.Void):
        c.error(decl.coord, f"kernel function type '{type}' must have void return type")
        function.declared.faulty = True
    if type.variadic:
        c.error(decl.coord, "a __global__ function cannot have a variable number of arguments")
    for parameter in type.parameters:
        if isinstance(parameter, ty.Reference):
            message = f"the kernel's parameter of type '{parameter}' refers to what only the host can reach"
            c.warn(REFERENCE_PARAMETER, decl.coord, f"{message}, unless it is managed memory")


def _of_base(function: tree.Function) -> list[tree.Function]:
    """A constructor or destructor once more, under the name that derived classes of other units call."""
    if function.body is None or function.method is None or function.method.kind == "conversion":
        return []
    from minicu.abi.mangle import of_base

    again = replace(function, symbol=of_base(function.symbol, function.method), used=False)
    return [again]


def declared_kernels(c: Check) -> list[tree.Function]:
    """The kernels that the program declares and does not define, the types of whose parameters are known."""
    return [
        f for f in c.known.functions
        if f.kind == "kernel" and f.body is None and not of_library(f.at)
        and all(specifiers.complete(c, t) for t in f.type.parameters)
    ]  # fmt: skip


def needed(c: Check) -> list[tree.Function]:
    """The functions of the unit: those defined by the program, and all others that are used."""
    result = []
    for function in c.known.functions:
        if of_library(function.at) or beside_program(function.at):
            if function.used:
                result.append(function)
        elif function.method is not None and function.linkage == "weak" and not function.used:
            continue
        elif function.body is not None or function.used:
            result.append(function)
            if function.body is None:  # its declaration in PTX says how large its parameters are
                for type in (function.type.returns, *function.type.parameters):
                    specifiers.complete(c, type)
            visible = function.linkage == "external" or function.declared.instantiated
            if function.method is not None and function.method.kind and visible:
                result += _of_base(function)
            if function.extern_c and system.is_call(function.symbol):
                system.check(c, function)
            elsewhere = c.language.whole and function.kind == "kernel"  # another compilation makes those
            if (
                function.linkage == "internal"
                and function.body is None
                and not (function.builtin or elsewhere)
            ):
                message = f"function '{function.name}' has internal linkage but is not defined"
                c.warn(UNDEFINED_INTERNAL, function.at, message)
            elif function.linkage == "internal" and not function.used and function.kind == "device":
                if not function.declared.unused and function.inline is None:
                    c.warn(UNUSED_FUNCTION, function.at, f"unused function '{function.name}'")
    return result
