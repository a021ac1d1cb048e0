"""Function declarations and definitions (C11 6.7.6.3, 6.9.1; CUDA C++ guide: execution spaces)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Note, span_of
from minicu.diagnostics.warnings import REFERENCE_PARAMETER
from minicu.sema import rules
from minicu.sema.context import Check
from minicu.sema.expressions import allocators, names, overload
from minicu.sema.files import Files
from minicu.sema.functions import blocks, parameters, system, throwing
from minicu.sema.functions.waiting import check_body, let_wait, may_wait
from minicu.sema.names import symbols
from minicu.sema.scope import (
    Entity,
    Faulty,
    HostOnly,
    NamespaceName,
    OverloadSet,
    Scope,
    TypeName,
    beside_program,
    of_library,
    place_of,
)
from minicu.sema.types import attributes, declarators, operator_declarations, specifiers
from minicu.sema.types.attributes import Attributes
from minicu.sema.types.compatible import compatible
from minicu.syntax.nodes import MethodDecl, Name
from minicu.syntax.reach.whole_program import DEVICE_ONLY


def declare(
    c: Check, node: c_ast.Decl, type: ty.Function, given: Attributes, *, friend: bool = False
) -> tree.Function | None:
    """A function declaration without a body. None: it is a host function."""
    function = _enter(c, node, replace(type, noexcept=False), given, None, friend=friend)
    if function is not None and type.noexcept:  # a typedef name's
        function.declared.throws.never = function.declared.throws.stated = True
    if function is not None and isinstance(node.type, c_ast.FuncDecl):
        parameters.keep_defaults(c, node.type, function)
    if function is not None and not function.builtin:
        operator_declarations.check(c, function, node.coord)
    return function


def define(c: Check, node: c_ast.FuncDef) -> None:
    """A function definition. Bodies in our own headers, and of functions that a `.cu` file marks
    constexpr only, or for the host as well, wait until somebody uses them."""
    decl = node.decl
    if node.body is None:
        return
    if decl.name.__class__ is Name and c.language.cplusplus:
        if (info := rules.outside.owner(c, decl)) is not None:
            rules.outside.define(c, info, node)  # type: ignore[arg-type]
            return
        if rules.outside.of_host(c, decl):
            return
    given = attributes.read(c, decl.attributes)
    head = decl.type
    base = specifiers.specified(c, declarators.tail(head).type)
    scope = definition_scope(c, decl)
    if decl.name.__class__ is Name and c.language.cplusplus:
        declared_in(c, decl, scope)
    with c.within(scope=scope, pending=[]):
        returns = declarators.declared(c, head.type, base)
        if isinstance(head, MethodDecl) and head.returns is not None:
            returns = declarators.trailing(c, head)
        declarators.refuse_returning(c, returns, decl.coord)
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
        operator_declarations.check(c, function, decl.coord)
        parameters.check_complete(c, decl, function)
        prologue = c.pending + prologue
        if may_wait(c, decl, function):
            later = partial(let_wait, c, node, function, inner, scope, prologue)
            both = "__device__" in decl.funcspec and not beside_program(decl.coord)
            c.wait(function, later, both)
        else:
            check_body(c, node, function, inner, prologue)


# ---------------------------------------------------------------- entering a function


def definition_scope(c: Check, decl: c_ast.Decl) -> Scope:
    """Where a definition belongs: for `void a::f() {}` inside namespace a, or inside an inline namespace of
    it that has declared f (C++17 [namespace.def]p7)."""
    if isinstance(decl.name, Name) and decl.name.parts[-1].arguments is not None:
        c.fatal(decl.coord, f"the explicit specialization '{decl.name}' must begin with 'template <>'")
    if "::" not in decl.name:
        return c.scope
    outer = decl.name.rpartition("::")[0] or "::"
    if outer == "::":
        return c.file
    entity = names.declared_in(c, decl.name, decl.coord)
    if isinstance(entity, NamespaceName):
        return entity.scope.declaring(decl.name.parts[-1].word) or entity.scope
    if entity is not None:
        c.fatal(decl.coord, f"'{outer}' is not a class or namespace")
    return c.fatal(decl.coord, f"use of undeclared identifier '{outer}'")


def declared_in(c: Check, decl: c_ast.Decl, scope: Scope) -> None:
    """Checks that what is defined outside of its namespace was declared in it (C++ [namespace.memdef]p2)."""
    plain = decl.name.parts[-1].word
    if plain not in scope.names:
        where = f"namespace '{'::'.join(scope.path)}'" if scope.path else "the global namespace"
        c.fatal(decl.coord, f"no member named '{plain}' in {where}")


def refuse_outside(c: Check, decl: c_ast.Decl) -> None:
    """Refuses `virtual` and `explicit` outside of classes (C++17 [dcl.fct.spec], [class.friend]p6)."""
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
    _check_form(c, decl, type, friend)
    name = decl.name.rpartition("::")[2]
    scope = definition_scope(c, decl) if isinstance(decl.name, Name) else c.scope
    in_block = c.function is not None
    if in_block and c.language.cplusplus:
        while (scope.kind not in ("file", "namespace") or scope.of_function) and scope.up is not None:
            scope = scope.up
    home = c.scope if in_block else scope
    words: list[str] | None = decl.funcspec
    if c.language.cplusplus and not {"__global__", "__device__"} & set(decl.funcspec):
        words = _unmarked(c, decl, type, name, home, scope, definition)
    if words is None:
        if isinstance(known := home.names.get(name), HostOnly):
            _keep_type(c, known, new_function(c, decl, name, scope, type, given, decl.funcspec), decl)
        return None
    attributes.refuse_alignas(c, given, decl.coord, "function")
    declared = new_function(c, decl, name, scope, type, given, words)
    _refuse_as_of_host(c, decl, declared, home.names.get(name), definition is not None)
    set_ = overload_set(c, home, scope, name, decl)
    if definition is not None and declared.extern_c and c.language.cplusplus and system.is_call(name):
        _hide_library(c, set_, type)
    old = overload.declare(c, set_, declared)
    if c.known.files is not None:
        old = _of_the_program(c, c.known.files, set_, scope, declared, old, definition is not None)
    if not c.language.cplusplus and old is declared and not declared.builtin:
        linked = c.known.linked.get(name)
        if isinstance(linked, tree.Function):  # declared before in some other block
            set_.replace(declared, linked)
            old = linked
    if old is not declared:
        if not friend and not in_block:
            c.known.hidden_friends.pop(old, None)
        rules.merging.merge(c, decl, old, declared, definition)
    else:
        if not c.language.cplusplus:
            c.known.linked[name] = declared
        c.known.functions[declared] = None
        declared.symbol = given.symbol or symbols.of_function(declared)
    if friend and c.known.files is not None:
        c.known.files.share(scope, old)
    check_kernel(c, decl, old, type)
    if in_block and c.language.cplusplus:
        return blocks.enter(c, c.scope, old, old is declared, parameters.has_defaults(decl))
    return old


def _of_the_program(
    c: Check,
    files: Files,
    set_: OverloadSet,
    scope: Scope,
    declared: tree.Function,
    old: tree.Function,
    defines: bool,
) -> tree.Function:
    """The function of the program that a file declares: another file may have (C++17 [basic.link]p9). One of
    the library stays what it is for the others."""
    replaces = of_library(old.at) and not of_library(declared.at) and not declared.extern_c
    if replaces and (defines or declared.linkage == "internal") and not allocators.replaces(old.name):
        set_.replace(old, declared)
        old = declared
    if old is declared and declared.linkage != "internal":
        for known in files.elsewhere(scope, declared.name):
            functions = known.functions if isinstance(known, OverloadSet) else []
            linked = OverloadSet(
                set_.name, [f for f in functions if f.linkage != "internal" and f.scope == declared.scope]
            )
            if (other := overload.declare(c, linked, declared)) is not declared:
                set_.replace(declared, other)
                old = other
                break
    files.note(scope, old, declared.at)
    return old


def _unmarked(
    c: Check,
    decl: c_ast.Decl,
    type: ty.Function,
    name: str,
    home: Scope,
    scope: Scope,
    definition: c_ast.FuncDef | None,
) -> list[str] | None:
    """The CUDA specifiers of a function declared without any, taken from an earlier declaration. None: it is
    a host function, and declared as one."""
    known = rules.merging.previous(c, home, scope, name)
    same = rules.merging.same_declaration(known, type) if isinstance(known, OverloadSet) else None
    if same is not None and not of_library(same.at):
        if same.kind == "kernel":
            notes = [Note("previous declaration is here", span_of(same.at))]
            c.error(decl.coord, f"'{name}' was declared as a __global__ function before", notes)
            return [*decl.funcspec, "__global__"]
        return [*decl.funcspec, "__device__", "__host__"]
    if c.function is not None and c.language.whole_program:  # in a block of host code
        return [*decl.funcspec, "__device__", "__host__"]
    if definition is None and beside_program(decl.coord):
        return decl.funcspec  # a library's: who asks only for the type of a call may name it
    if "constexpr" not in decl.funcspec and not of_library(decl.coord):
        _host(decl, name, home, type, definition is not None)
        return None
    return decl.funcspec


def _hide_library(c: Check, set_: OverloadSet, type: ty.Function) -> None:
    """C has no overloads: the program's own function hides the library's, whatever its type."""
    if theirs := [f for f in set_.functions if of_library(f.at) and not compatible(f.type, type)]:
        rules.merging.set_aside(c, set_.name, list(set_.functions))
        set_.become([f for f in set_.functions if f not in theirs])


def _check_form(c: Check, decl: c_ast.Decl, type: ty.Function, friend: bool) -> None:
    """Complain of what no function can be declared as, or not here."""
    declarators.not_qualified(c, type, decl.coord)
    for word in decl.storage:
        if word not in ("static", "extern"):
            c.error(decl.coord, f"illegal storage class '{word}' on a function")
    if not friend:
        refuse_outside(c, decl)
    if isinstance(decl.type, MethodDecl):
        _refuse_suffixes(c, decl.type, decl)


def _refuse_suffixes(c: Check, head: MethodDecl, decl: c_ast.Decl) -> None:
    """Refuses suffixes that only member functions can have: qualifiers, `override`, `= 0`."""
    if suffixes := [*head.quals, *(word for word in head.words if word in ("&", "&&"))]:
        c.error(decl.coord, f"non-member function cannot have '{suffixes[0]}' qualifier")
    for word in head.words:
        if word in ("override", "final"):
            c.error(decl.coord, f"only virtual member functions can be marked '{word}'")
        if word == "pure":
            c.error(decl.coord, "illegal initializer (only variables can be initialized)")
        if word == "default" and not decl.name.startswith("operator"):
            c.error(decl.coord, "only special member functions and comparison operators may be defaulted")


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
    # [dcl.link]p4: the language does not count for names of this unit alone.
    extern_c = c.here.extern_c and "static" not in decl.storage
    weak = given.weak or (
        not static and ("inline" in words or "constexpr" in words or "__forceinline__" in words)
    )
    linkage = "internal" if static else "weak" if weak and not kernel else "external"
    function = tree.Function(
        name, type, "kernel" if kernel else "device", at=decl.coord, linkage=linkage,
        builtin=of_library(decl.coord) and given.symbol is None, inline=inline,
        noreturn=given.noreturn or "_Noreturn" in words, scope=scope.path if not extern_c else (),
        extern_c=extern_c or not c.language.cplusplus, host="__host__" in words, used=given.used,
        returns_twice=given.returns_twice,
    )  # fmt: skip
    function.declared.deprecated, function.declared.format = given.deprecated, given.format
    if isinstance(decl.type, MethodDecl) and "delete" in decl.type.words:
        function.declared.deleted = True
    if "constexpr" in words:
        function.declared.constexpr = True
        function.declared.unmarked = "__device__" not in words
    function.declared.immediate = "consteval" in words
    if DEVICE_ONLY in words:
        function.declared.device_only = True
    throwing.declare(c, function, decl.type)
    if given.used:
        function.declared.kept = True
    if given.around_main:
        c.known.statics.around_main.append((given.around_main, function))
    function.declared.unused = given.unused
    function.declared.of_records, function.declared.of_program = given.of_records, given.of_program
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
        c.error(decl.coord, "launch bounds are for __global__ functions only")


def _unnamed(scope: Scope) -> bool:
    """Whether this is inside an unnamed namespace."""
    return any(s.kind == "namespace" and not s.name for s in scope.outward())


def _host(decl: c_ast.Decl, name: str, scope: Scope, type: ty.Function, defined: bool) -> None:
    """A function without CUDA's words in a `.cu` file belongs to the host."""
    known = scope.names.get(name)
    if known is None or isinstance(known, Faulty):
        known = HostOnly(name, "is a host function: it is not marked __device__", decl.coord)
        scope.names[name] = known
    if isinstance(known, HostOnly):
        known.functions.append((type, defined))


def _keep_type(c: Check, known: HostOnly, function: tree.Function, decl: c_ast.Decl) -> None:
    """Device code may ask for the type of a host function's call."""
    known.overloads = known.overloads or OverloadSet(known.name)
    if all(f.type.parameters != function.type.parameters for f in known.overloads.functions):
        if isinstance(decl.type, c_ast.FuncDecl):
            parameters.keep_defaults(c, decl.type, function)
        known.overloads.functions.append(function)


def _refuse_as_of_host(
    c: Check, decl: c_ast.Decl, declared: tree.Function, known: Entity | None, defines: bool
) -> None:
    """Refuses overloads that differ only in where they run."""
    if not isinstance(known, HostOnly) or of_library(known.at):
        return
    for type, defined in known.functions:
        if compatible(type, declared.type, True) and (declared.kind == "kernel" or (defined and defines)):
            what = f"redefinition of '{declared.name}'"
            if declared.kind == "kernel":
                what = f"'{declared.name}' was declared as a host function before"
            c.fatal(decl.coord, what, [Note("previous declaration is here", span_of(known.at))])


def overload_set(c: Check, home: Scope, scope: Scope, name: str, decl: c_ast.Decl) -> OverloadSet:
    """The overload set that the declared function joins."""
    known = home.names.get(name)
    in_block = c.function is not None and c.language.cplusplus
    if isinstance(known, OverloadSet) and not in_block:
        return known
    if known is not None and not isinstance(known, OverloadSet) and not isinstance(known, (HostOnly, Faulty)):
        hides_tag = isinstance(known, TypeName) and name in home.tags
        if not of_library(place_of(known)) and not hides_tag:
            c.fatal(decl.coord, f"redefinition of '{name}' as different kind of symbol",
                    [Note("previous definition is here", span_of(place_of(known)))])  # fmt: skip
    if c.function is not None:
        # A declaration in a block means the function of the enclosing scope (6.2.2p4, p5).
        outer = scope.names.get(name) if c.language.cplusplus else c.file.names.get(name)
        set_ = outer if isinstance(outer, OverloadSet) else OverloadSet(name)
        if in_block:
            if outer is None:
                scope.names[name] = set_  # the definition, which may follow, is found by it
            return set_
        if not c.language.cplusplus:
            set_ = OverloadSet(name, list(set_.functions))
            linked = c.known.linked.get(name)
            if not set_.functions and isinstance(linked, tree.Function):
                set_.functions.append(linked)
    else:
        set_ = OverloadSet(name)
    home.names[name] = set_
    return set_


def _check_main(c: Check, decl: c_ast.Decl, function: tree.Function, type: ty.Function) -> None:
    """C++17 [basic.start.main]p2 and p3: there is one, of one of two forms."""
    if type.returns != ty.INT:
        c.error(decl.coord, "'main' must return 'int'")
    if type.parameters and not ty.is_integral(type.parameters[0]):
        c.error(decl.coord, "first parameter of 'main' (argument count) must be of type 'int'")
    for word in ("static", "inline", "constexpr"):
        if word in (*decl.storage, *decl.funcspec):
            c.error(decl.coord, f"'main' is not allowed to be declared {word}")
    for other in c.known.functions:
        if other.name == "main" and not other.scope and other is not function:
            c.error(decl.coord, "conflicting types for 'main'",
                    [Note("previous definition is here", span_of(other.at))])  # fmt: skip


def check_kernel(c: Check, decl: c_ast.Decl, function: tree.Function, type: ty.Function) -> None:
    if function.kind != "kernel":
        if function.name == "main" and not function.scope and c.language.cplusplus:
            if c.language.whole_program:
                _check_main(c, decl, function, type)
            elif "__device__" in decl.funcspec:
                c.error(decl.coord, "'main' cannot be a __device__ function")
        return
    if not isinstance(type.returns, ty.Void):
        c.error(decl.coord, f"kernel function type '{type}' must have void return type")
        function.declared.faulty = True
    if type.variadic:
        c.error(decl.coord, "a __global__ function cannot have a variable number of arguments")
    suffixes = decl.type.words if isinstance(decl.type, MethodDecl) else []
    for word in ("constexpr", "noexcept"):
        if word in (*decl.funcspec, *suffixes):
            c.error(decl.coord, f"a __global__ function cannot be '{word}'")
    if function.operator or function.name == "main":
        what = "an operator" if function.operator else "'main'"
        c.error(decl.coord, f"{what} cannot be a __global__ function")
    for parameter in type.parameters:
        if isinstance(parameter, ty.Reference) and parameter.rvalue:
            c.error(decl.coord, f"a kernel's parameter cannot have an rvalue reference type, '{parameter}'")
        elif isinstance(parameter, ty.Reference):
            message = f"the kernel's parameter of type '{parameter}' refers to what only the host can reach"
            c.warn(REFERENCE_PARAMETER, decl.coord, f"{message}, unless it is managed memory")
