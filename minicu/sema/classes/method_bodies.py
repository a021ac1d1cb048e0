"""Bodies of member functions: checked where the class is complete, or when they are used."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from pycparser import c_ast

from minicu import tree
from minicu.diagnostics.errors import Refused
from minicu.sema import rules
from minicu.sema.classes import construction
from minicu.sema.classes.classes import Class
from minicu.sema.context import Check
from minicu.sema.scope import beside_program, of_library
from minicu.syntax.nodes import Block, Function, Node, Throw, Try, tried

if TYPE_CHECKING:
    from minicu.sema.scope import Scope


def check_bodies(c: Check, info: Class) -> None:
    """Bodies may use all of the class, and of the classes around it: they are checked when the outermost
    one is complete ([class.mem]p6)."""
    here = c.here
    here.bodies.extend(info.bodies)
    info.bodies = []
    if here.classes:
        return
    bodies = list(here.bodies)
    here.bodies.clear()
    for define in bodies:
        try:
            define()
        except Refused:
            continue


def checked_or_waiting(
    c: Check,
    info: Class,
    words: Sequence[str],
    function: tree.Function,
    define: Callable[[], None],
    node: Function | None = None,
) -> None:
    """Check a body, or let it wait for a use if the function may be for the host alone, as the `words` of its
    declaration say, is a template's ([temp.inst]p3), or our headers'. `node`: the definition, if the program
    wrote it."""
    c.known.functions[function] = None
    waits = info.instance or of_library(function.at) or beside_program(function.at)
    if not waits and "__device__" in words and "__host__" not in words:
        define()
    else:
        # As nvcc, which refuses exceptions in what is marked __device__ even if nobody calls it.
        anyway = not waits and not c.language.whole_program and "__device__" in words
        c.wait(function, define, anyway and node is not None and _handles_exceptions(node.body))


def _handles_exceptions(node: Node) -> bool:
    return isinstance(node, (Throw, Try)) or any(_handles_exceptions(child) for _, child in node.children())


def body(c: Check, info: Class, function: tree.Function, node: Function, scope: Scope | None = None) -> None:
    """Check the body of a member function, or of a friend that is defined in the class; in `scope` if it does
    not stand in the class."""
    first = len(c.diagnostics.items)
    try:
        _body(c, info, function, node, scope or info.scope)
    except Refused:
        pass
    finally:
        if info.instance or function.instance is not None:
            rules.instance.explain(c, first, rules.instance.function_chain(function))


def _body(c: Check, info: Class, function: tree.Function, node: Function, scope: Scope) -> None:
    head, method = node.decl.type, function.method
    plain = c_ast.FuncDecl(head.args, head.type, head.coord)
    asked = function.instance or (method.asked if method is not None else None)
    if asked is not None:
        rules.instance.check_depth(c, asked)
    construction.both(c, function, partial(_checked, c, info, node, scope, plain))


def _checked(
    c: Check,
    info: Class,
    node: Function,
    scope: Scope,
    plain: c_ast.FuncDecl,
    function: tree.Function,
    written: bool,
) -> None:
    """Checks one variant of the body. `written`: with the statements of the program, not only the implicit
    ones."""
    method = function.method
    with c.elsewhere(scope):
        with c.scoped("prototype") as inner, c.within(definition=inner):
            declared = function.type.parameters
            _, objects, prologue = rules.parameters.of_definition(
                c, node, plain, function.type.returns, declared
            )
        if method is not None and not method.static:
            this = tree.Object("this", function.type.parameters[0], "parameter", at=node.decl.coord)
            objects[:0] = [this] if function.declared.vtt is None else [this, function.declared.vtt]
        function.parameters = objects
        function.at = node.decl.coord
        rules.parameters.check_complete(c, node.decl, function)
        first = None
        if method is not None and method.kind == "constructor":
            first = partial(rules.construct.members, c, info, node.inits)
        elif method is not None and method.kind == "destructor":
            first = partial(construction.begin_end, c, info)
        elif node.inits:
            c.fatal(node.inits[0].coord, "only constructors take base initializers")
        # [except.pre]p4: the handlers around a body are for the virtual bases as well, which are made within.
        if c.language.whole_program and tried(node.body) is not None:
            construction.stands_alone(function, written)
        if not written and not function.declared.alone and not construction.delegates(c, info, node.inits):
            node = Function(node.decl, [], Block([], node.body.coord, node.body.coord))
        rules.waiting.check_body(c, node, function, inner, c.pending + prologue, first)
