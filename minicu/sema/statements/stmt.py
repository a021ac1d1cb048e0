"""Statements (C11 6.8). Every rule appends what it makes to the list of the enclosing block.

An error gives up its statement; checking goes on with the next.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import NoSize
from minicu.diagnostics.errors import Refused
from minicu.diagnostics.warnings import UNUSED_VALUE
from minicu.sema import rules
from minicu.sema.context import Check, Out
from minicu.sema.conversions.convert import resolved
from minicu.sema.declarations import declare
from minicu.sema.expressions import expr, lifetime
from minicu.sema.function_state import Cleanup, Jumps
from minicu.sema.functions import deduced
from minicu.sema.initialisation import elision
from minicu.sema.statements import jumps, loops, returning, selection
from minicu.sema.warnings import doubtful
from minicu.syntax import nodes
from minicu.syntax.nodes import Bindings, Block, Spoiled, Syntax, Try


def body(
    c: Check, function: tree.Function, node: nodes.Block, first: Callable[[Out], None] | None = None
) -> tree.Block:
    """The body of a function, whose parameters are in scope. `first` adds what a constructor does before."""
    state = c.function
    assert state is not None
    state.jumps = Jumps()
    state.result_name = elision.result_name(c, function, node)
    out: Out = []

    def begin(out: Out) -> None:
        if function.method is not None and function.method.kind == "destructor":
            out += _end_members(c, function, state.jumps)
        if first is not None:
            first(out)

    if c.language.whole_program and (function_try := nodes.tried(node)) is not None:
        rules.exceptions.try_block(c, function_try, out, begin)
    else:
        begin(out)
        items(c, node.block_items or (), out)
    out += lifetime.left(c, ())
    jumps.finish(c)
    deduced.ended(c, function, state.jumps.failed)
    block = tree.Block(out, node.end, at=node.coord)
    if not state.jumps.failed:
        returning.check_end(c, function, block)
    return block


def _end_members(c: Check, function: tree.Function, state: Jumps) -> Out:
    """C++ [class.dtor]p9: after its body, however that is left, a destructor ends members and base class,
    the last one first. Returns what has exceptions do so."""
    guards: Out = []
    assert function.method is not None
    type = ty.Record(function.method.owner)
    this = function.parameters[0]
    if function.method.owner.keyword == "union":
        return guards
    for slot in rules.construction.parts(c, function.method.owner.info):
        if slot is None:
            continue
        pointer = tree.Load(ty.Pointer(type), tree.Variable(this.type, this))
        place = tree.MemberPlace(slot.type.unqualified, tree.Dereference(type, pointer), slot)
        if slot.name is None and not slot.member.base:
            continue
        if end := lifetime.ends(c, place, function.at):
            state.arrays = (*state.arrays, Cleanup(end, function.at))
            guards += lifetime.guard(c, end)
    return guards


def statement(c: Check, node: Syntax) -> tree.Statement:
    """A single statement, as the body of another."""
    out: Out = []
    guarded(c, node, out)
    return out[0] if len(out) == 1 else tree.Block(out, at=node.coord)


def _unread(c: Check, node: nodes.Unread, out: Out) -> None:
    if c.launches is not None:
        c.launches.unread(c, node)


def items(c: Check, nodes_: Sequence[Syntax], out: Out) -> None:
    """The items of a block, in the current scope."""
    pragma: nodes.Pragma | None = None
    for node in nodes_:
        if isinstance(node, nodes.Pragma):
            pragma = node
            continue
        guarded(c, node, out)
        if pragma is not None:
            loops.unroll(c, pragma, out)
            pragma = None


def guarded(c: Check, node: Syntax, out: Out) -> None:
    mark = len(c.diagnostics.items)
    if c.launches is not None:
        c.launches.meet(node)
    try:
        check(c, node, out)
    except Refused:
        assert c.function is not None
        c.function.jumps.failed = True
        c.temporaries.clear()
        if c.launches is not None:
            c.launches.given_up(c, node, next((d.message for d in c.diagnostics.items[mark:]), ""))
    except NoSize as unknown:  # where no rule has asked for a complete type before
        c.error(node.coord, f"{unknown}: a complete type is needed here")
        c.temporaries.clear()


def check(c: Check, node: Syntax, out: Out) -> None:
    """Check one statement or declaration."""
    rule = RULES.get(node.__class__)
    if rule is not None:
        rule(c, node, out)
    elif RULES:
        _expression(c, node, out)
    else:
        RULES.update(_rules())
        check(c, node, out)


# ---------------------------------------------------------------- expressions and declarations


def evaluate(c: Check, node: Syntax, out: Out) -> tree.Expr:
    """The value of a full expression; what must run before it goes to `out`."""
    value = unresolved(c, node, out)
    resolved(c, value)
    return value


def unresolved(c: Check, node: Syntax, out: Out) -> tree.Expr:
    """The same where a type chooses what the name of several functions means."""
    with c.within(pending=[]) as here:
        value = expr.value(c, node)
        out += here.pending
        return value


def _spoiled(c: Check, node: Spoiled, out: Out) -> None:
    assert c.function is not None
    c.function.jumps.failed = True
    declare.spoiled(c, node)


def _expression(c: Check, node: Syntax, out: Out) -> None:
    value = evaluate(c, node, out)
    if doubtful.has_no_effect(value):
        c.warn(UNUSED_VALUE, node.coord, "expression result unused")
    if value.type.__class__ is ty.Record and value.type.decl.completed().info is not None:
        value = lifetime.discarded(c, value)
    if c.temporaries:
        before, after = lifetime.take(c)
        out += [*before, tree.ExpressionStatement(value, at=node.coord), *after]
        return
    out.append(tree.ExpressionStatement(value, at=node.coord))


def _declaration(c: Check, node: Syntax, out: Out) -> None:
    statements = declare.local_declaration(c, node)
    guards: Out = []
    for s in statements:
        if s.__class__ is tree.Declare:
            kind = s.object.type.__class__
            if kind is ty.VariableArray:
                jumps.enter_array(c, s.object)
            elif kind is ty.Record or kind is ty.Reference or kind is ty.Array:
                if (cleanup := lifetime.of_declared(c, s.object)) is not None:
                    jumps.enter_array(c, cleanup)
                    guards += lifetime.guard(c, cleanup.statements)
    if c.language.cplusplus and _is_initialized(node, statements):
        jumps.enter_initialized(c, node.coord)
    out += statements
    out += guards


def _is_initialized(node: Syntax, statements: Sequence[tree.Statement]) -> bool:
    """Whether an automatic variable has an initialiser or a constructor that does something."""
    if isinstance(node, c_ast.Decl) and node.init is not None:
        return not {"static", "__shared__", "extern"} & set(node.storage)
    first = statements[0] if statements else None
    return isinstance(first, tree.Declare) and (len(statements) > 1 or first.initializer is not None)


def _asm(c: Check, node: nodes.Asm, out: Out) -> None:
    rules.asm.statement(c, node, out)


def _try(c: Check, node: Try, out: Out) -> None:
    rules.exceptions.try_block(c, node, out)


def _bindings(c: Check, node: Bindings, out: Out) -> None:
    rules.bindings.declare(c, node, out)
    jumps.enter_initialized(c, node.coord)


def _declarations(c: Check, node: c_ast.DeclList, out: Out) -> None:
    for decl in node.decls:
        guarded(c, decl, out)


def _block(c: Check, node: Block, out: Out) -> None:
    inner: Out = []
    with c.scoped("block"), jumps.block(c, inner):
        items(c, node.block_items or (), inner)
    out.append(tree.Block(inner, node.end, at=node.coord))


def block_with_value(c: Check, node: Block) -> tuple[tree.Block, tree.Expr | None]:
    """The block of a statement expression, and the value of its last statement if it has one."""
    inner: Out = []
    value: tree.Expr | None = None
    contents = list(node.block_items or ())
    with c.within(temporaries=[]), c.scoped("block"), jumps.block(c, inner):
        last = contents[-1] if contents else None
        if last is not None and last.__class__ not in RULES and last.__class__ is not nodes.Pragma:
            items(c, contents[:-1], inner)
            value = evaluate(c, last, inner)
            assert c.function is not None
            if c.temporaries or any(isinstance(a, Cleanup) for a in c.function.jumps.arrays):
                value = _kept(c, value, inner)
        else:
            items(c, contents, inner)
    return tree.Block(inner, node.end, at=node.coord), value


def _kept(c: Check, value: tree.Expr, out: Out) -> tree.Expr:
    """A statement expression's value, before what its block has made ends."""
    before, after = lifetime.take(c)
    if isinstance(value.type, ty.Void):
        out += [*before, tree.ExpressionStatement(value, at=value.at), *after]
        return tree.Convert(ty.VOID, tree.Constant(ty.INT, 0), at=value.at)
    if isinstance(value.type, ty.Record):
        c.unsupported(value.at, "a class as the value of a statement expression that ends objects")
    result = tree.Object("", value.type, "local", at=value.at, used=True)
    out += [*before, tree.Declare(result, value, at=value.at), *after]
    return tree.Load(value.type, tree.Variable(value.type, result, at=value.at), at=value.at)


def _empty(c: Check, node: c_ast.EmptyStatement, out: Out) -> None:
    pass


def _attributed(c: Check, node: c_ast.AttributedStatement, out: Out) -> None:
    if node.stmt is not None:
        check(c, node.stmt, out)


# ---------------------------------------------------------------- return


#: Filled when first needed: loops and jumps need this module in turn.
Rule = Callable[[Check, Any, Out], None]
RULES: dict[type, Rule] = {}


def _rules() -> dict[type, Rule]:
    return {
        c_ast.Decl: _declaration,
        c_ast.Typedef: _declaration,
        c_ast.StaticAssert: _declaration,
        c_ast.Struct: _declaration,
        c_ast.Union: _declaration,
        c_ast.Enum: _declaration,
        nodes.NamespaceAlias: _declaration,
        nodes.UsingNamespace: _declaration,
        nodes.UsingName: _declaration,
        nodes.UsingEnum: _declaration,
        nodes.Bindings: _bindings,
        nodes.Try: _try,
        nodes.Linkage: _declaration,
        c_ast.DeclList: _declarations,
        c_ast.Compound: _block,
        nodes.Block: _block,
        c_ast.EmptyStatement: _empty,
        nodes.Pragma: _empty,
        c_ast.AttributedStatement: _attributed,
        c_ast.If: selection.if_statement,
        nodes.InitIf: selection.init_if,
        nodes.IfConsteval: selection.if_consteval,
        c_ast.Return: returning.return_statement,
        c_ast.While: loops.while_loop,
        c_ast.DoWhile: loops.do_loop,
        c_ast.For: loops.for_loop,
        nodes.RangeFor: loops.range_for,
        c_ast.Switch: jumps.switch,
        nodes.InitSwitch: jumps.switch,
        c_ast.Case: jumps.case,
        nodes.CaseRange: jumps.case,
        c_ast.Default: jumps.case,
        c_ast.Break: jumps.break_,
        c_ast.Continue: jumps.continue_,
        c_ast.Goto: jumps.goto,
        c_ast.Label: jumps.label,
        nodes.LocalLabels: jumps.local_labels,
        nodes.ComputedGoto: jumps.computed_goto,
        nodes.Asm: _asm,
        nodes.Spoiled: _spoiled,
        nodes.Unread: _unread,
    }
