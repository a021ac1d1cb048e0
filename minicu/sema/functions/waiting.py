"""Functions whose bodies are checked when something uses them, and which ones a program needs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from pycparser import c_ast

from minicu import tree
from minicu.diagnostics.errors import Kind, Note, Refused
from minicu.diagnostics.warnings import (
    CROSS_EXECUTION_SPACE_CALL,
    UNDEFINED_INTERNAL,
    UNUSED_FUNCTION,
    UNUSED_VARIABLE,
)
from minicu.sema import rules
from minicu.sema.context import Check, Waiting
from minicu.sema.function_state import FunctionState
from minicu.sema.functions import system, throwing
from minicu.sema.scope import Scope, beside_program, of_library
from minicu.sema.types import declarators, placeholders
from minicu.sema.warnings import uninitialized

#: So many bodies are checked before those that they use. Of more, the newest first where templates ask for
#: instances of themselves: one with two calls of new instances meets the limit of the depth d after d of
#: them, not after 2^d.
_WIDE = 64
_RECURSIVE = 2  # so many instances of one template around an instance of it


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
            if refused := [d for d in dropped if d.kind is Kind.EXCEPTIONS]:  # nvcc refuses those everywhere
                c.diagnostics.add(refused[0])
                continue
            first = next(d for d in dropped if d.severity == "error")
            message = f"'{function.name}' is left to the host: {first.message}"
            c.warn(
                CROSS_EXECUTION_SPACE_CALL,
                function.at,
                message,
                [Note("here", first.span)] if first.span else [],
            )


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
        newest = next(reversed(ready))
        deep = len(ready) > _WIDE and rules.instance.nested_in_itself(newest) >= _RECURSIVE
        if deep:
            ready = {newest: ready[newest]}
        checked.update(ready)
        errors = c.diagnostics.errors
        for function in ready:
            c.check_waiting(function)
        if deep and c.diagnostics.errors > errors:  # the others have the same fault
            break
    return checked


def let_wait(
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
        except Refused:
            pass


def may_wait(c: Check, decl: c_ast.Decl, function: tree.Function) -> bool:
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
    first: Callable[[list[tree.Statement]], None] | None = None,
) -> None:
    """Check the body; the parameters' scope becomes the function's. `first`: see `stmt.body`."""
    scope.kind = "function"
    scope.up = c.scope
    state = FunctionState(function)
    with c.within(scope=scope, function=state, context=None):
        function.body = tree.Block([], at=node.body.coord)  # it is defined, even if its body has errors
        throwing.settle(c, function)
        errors = c.diagnostics.errors
        block = rules.stmt.body(c, function, node.body, first)
        block.statements[:0] = prologue
        function.body = block
        if c.diagnostics.errors == errors:
            for object in state.locals:
                if not object.used:
                    c.warn(UNUSED_VARIABLE, object.at, f"unused variable '{object.name}'")
            uninitialized.warn(c, function)


def _of_base(function: tree.Function) -> list[tree.Function]:
    """A constructor or destructor once more, under the name that derived classes of other units call."""
    if function.body is None or function.method is None or function.method.kind == "conversion":
        return []
    if function.method.owner.virtual_bases:  # it has that already, or is that
        return []
    from minicu.abi.mangled_words import of_base

    again = replace(function, symbol=of_base(function.symbol, function.method), used=False)
    return [again]


def declared_kernels(c: Check) -> list[tree.Function]:
    """The kernels that the program declares and does not define, the types of whose parameters are known."""
    return [
        f for f in list(c.known.functions)  # as in `needed`
        if f.kind == "kernel" and f.body is None and not of_library(f.at)
        and all(declarators.complete(c, t) for t in f.type.parameters)
    ]  # fmt: skip


def needed(c: Check) -> list[tree.Function]:
    """The functions of the unit: those defined by the program, and all others that are used."""
    for function in c.known.functions:
        # What belongs to a function that is defined here is defined here alone.
        for variant in (function.declared.deleting, *function.declared.thunks.values()):
            if variant is not None and function.body is not None and function.linkage == "external":
                if function.inline is None:
                    variant.linkage = "external"
    result = []
    for function in list(c.known.functions):  # to complete a class adds its functions, which nobody uses yet
        if of_library(function.at) or beside_program(function.at):
            if function.used:
                result.append(function)
        elif function.method is not None and function.linkage == "weak" and not function.used:
            continue
        elif function.body is not None and placeholders.has_auto(function.type.returns):
            continue  # its errors are of an assertion that is not checked
        elif function.body is not None or function.used:
            result.append(function)
            if function.body is None:  # its declaration in PTX says how large its parameters are
                for type in (function.type.returns, *function.type.parameters):
                    declarators.complete(c, type)
            visible = function.linkage == "external" or function.declared.instantiated
            if function.method is not None and function.method.kind and visible:
                result += _of_base(function)
            if function.extern_c and system.is_call(function.symbol):
                system.check(c, function)
            elsewhere = (
                c.language.whole_program and function.kind == "kernel"
            )  # another compilation makes those
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
