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
from minicu.diagnostics.errors import CompileError, Place, TooManyErrors
from minicu.diagnostics.warnings import (
    INVALID_NORETURN,
    PARENTHESES,
    RETURN_STACK_ADDRESS,
    RETURN_TYPE,
    UNUSED_VALUE,
)
from minicu.sema.builtins import asm
from minicu.sema.constants import constant
from minicu.sema.context import Check
from minicu.sema.conversions import places
from minicu.sema.conversions.convert import address_of, declared_here, resolved, rvalue, to
from minicu.sema.conversions.implicit import assign
from minicu.sema.conversions.references import bind
from minicu.sema.declarations import declare
from minicu.sema.expressions import casts, expr, lifetime
from minicu.sema.functions import deduced
from minicu.sema.initialisation import elision
from minicu.sema.statements import flow, jumps, loops
from minicu.sema.statements.jumps import Jumps
from minicu.syntax import nodes
from minicu.syntax.nodes import Bindings, Block, InitIf, Spoiled, Syntax, Try

Out = list[tree.Statement]


def body(
    c: Check, function: tree.Function, node: Any, first: Callable[[Out], None] | None = None
) -> tree.Block:
    """The body of a function, whose parameters are in scope. `first` adds what a constructor does before."""
    state = c.function
    assert state is not None
    state.jumps = Jumps()
    state.result_name = elision.result_name(c, function, node)
    out: Out = []
    if function.method is not None and function.method.kind == "destructor":
        _end_members(c, function, state.jumps)
    whole = node.block_items[0] if node.block_items else None
    if first is not None and isinstance(whole, Try) and whole.whole and c.language.whole:
        from minicu.sema.statements import exceptions

        exceptions.try_block(c, whole, out, first)
    else:
        if first is not None:
            first(out)
        items(c, node.block_items or (), out)
    jumps.leave(c, (), out)
    jumps.finish(c)
    deduced.ended(c, function, state.jumps.failed)
    block = tree.Block(out, getattr(node, "end", None), at=node.coord)
    if not state.jumps.failed:
        _check_end(c, function, block)
    return block


def _end_members(c: Check, function: tree.Function, state: Jumps) -> None:
    """C++ [class.dtor]p9: behind its body, however that is left, a destructor ends members and base class,
    the last one first."""
    from minicu.abi.layout import layout

    assert function.method is not None
    type = ty.Record(function.method.of)
    this = function.parameters[0]
    if function.method.of.keyword == "union":
        return
    for slot in layout(type, c.model).slots:
        pointer = tree.Load(ty.Pointer(type), tree.Variable(this.type, this))
        place = tree.MemberPlace(slot.type.unqualified, tree.Dereference(type, pointer), slot)
        if slot.name is None and not slot.member.base:
            continue
        if end := lifetime.ends(c, place, function.at):
            state.arrays = (*state.arrays, lifetime.Cleanup(end, function.at))


def statement(c: Check, node: Syntax) -> tree.Statement:
    """A single statement, as the body of another."""
    out: Out = []
    guarded(c, node, out)
    return out[0] if len(out) == 1 else tree.Block(out, at=node.coord)


def items(c: Check, nodes_: Sequence[Syntax], out: Out) -> None:
    """The items of a block, in the current scope."""
    pragma: Any = None
    for node in nodes_:
        if node.__class__ is nodes.Pragma or node.__class__ is c_ast.Pragma:
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
    except TooManyErrors:
        raise
    except CompileError:
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
    with c.within(pending=[]) as here:
        value = expr.value(c, node)
        resolved(c, value)
        out += here.pending
        return value


def _spoiled(c: Check, node: Spoiled, out: Out) -> None:
    assert c.function is not None
    c.function.jumps.failed = True
    declare.spoiled(c, node)


def _expression(c: Check, node: Syntax, out: Out) -> None:
    value = evaluate(c, node, out)
    kind = value.__class__
    if kind in _PURE:
        _warn_unused(c, node, value)
    if value.type.__class__ is ty.Record and value.type.decl.completed().info is not None:
        value = lifetime.discarded(c, value)
    if c.temporaries:
        before, after = lifetime.take(c)
        out += [*before, tree.ExpressionStatement(value, at=node.coord), *after]
        return
    out.append(tree.ExpressionStatement(value, at=node.coord))


_PURE = {
    tree.Binary,
    tree.Unary,
    tree.Load,
    tree.Constant,
    tree.AddressOf,
    tree.PointerAdd,
    tree.Logical,
    tree.FunctionAddress,
    tree.SymbolAddress,
    tree.PointerDifference,
}


def _warn_unused(c: Check, node: Syntax, value: tree.Expr) -> None:
    if isinstance(value, (tree.Load, tree.AddressOf)):  # the address is that of an array's first element
        place = value.place
        while isinstance(place, tree.MemberPlace):
            place = place.record
        if value.place.type.volatile or (isinstance(place, tree.Dereference) and not _pure(place.pointer)):
            return
    if isinstance(value, tree.Logical) and not _pure(value.right):
        return
    if not isinstance(value, tree.Logical) or _pure(value):
        c.warn(UNUSED_VALUE, node.coord, "expression result unused")


def _pure(e: tree.Expr) -> bool:
    while isinstance(e, tree.Convert):
        e = e.operand
    return e.__class__ in _PURE


def _declaration(c: Check, node: Syntax, out: Out) -> None:
    made = declare.local_declaration(c, node)
    guards: Out = []
    for s in made:
        if s.__class__ is tree.Declare:
            kind = s.object.type.__class__
            if kind is ty.VariableArray:
                jumps.enter_array(c, s.object)
            elif kind is ty.Record or kind is ty.Reference or kind is ty.Array:
                if (cleanup := lifetime.of_declared(c, s.object)) is not None:
                    jumps.enter_array(c, cleanup)
                    guards += lifetime.guard(c, cleanup.statements)
    if c.language.cplusplus and _is_initialized(node, made):
        jumps.enter_initialized(c, node.coord)
    out += made
    out += guards


def _is_initialized(node: Syntax, made: Sequence[tree.Statement]) -> bool:
    """Has an automatic variable an initialiser, or a constructor that does something?"""
    if isinstance(node, c_ast.Decl) and node.init is not None:
        return not {"static", "__shared__", "extern"} & set(node.storage)
    first = made[0] if made else None
    return isinstance(first, tree.Declare) and (len(made) > 1 or first.initializer is not None)


def _try(c: Check, node: Try, out: Out) -> None:
    from minicu.sema.statements import exceptions

    exceptions.try_block(c, node, out)


def _bindings(c: Check, node: Bindings, out: Out) -> None:
    from minicu.sema.statements import bindings  # not for C

    bindings.declare(c, node, out)
    jumps.enter_initialized(c, node.coord)


def _declarations(c: Check, node: c_ast.DeclList, out: Out) -> None:
    for decl in node.decls:
        guarded(c, decl, out)


def _block(c: Check, node: Block, out: Out) -> None:
    inner: Out = []
    with c.scoped("block"), jumps.block(c, inner):
        items(c, node.block_items or (), inner)
    out.append(tree.Block(inner, getattr(node, "end", None), at=node.coord))


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
            if c.temporaries or any(isinstance(a, lifetime.Cleanup) for a in c.function.jumps.arrays):
                value = _kept(c, value, inner)
        else:
            items(c, contents, inner)
    return tree.Block(inner, getattr(node, "end", None), at=node.coord), value


def _kept(c: Check, value: tree.Expr, out: Out) -> tree.Expr:
    """A statement expression's value, before what its block has made ends."""
    before, after = lifetime.take(c)
    if isinstance(value.type, ty.Void):
        out += [*before, tree.ExpressionStatement(value, at=value.at), *after]
        return tree.Convert(ty.VOID, tree.Constant(ty.INT, 0), at=value.at)
    if isinstance(value.type, ty.Record):
        c.fatal(value.at, "not supported: a class as the value of a statement expression that ends objects")
    result = tree.Object("", value.type, "local", at=value.at, used=True)
    out += [*before, tree.Declare(result, value, at=value.at), *after]
    return tree.Load(value.type, tree.Variable(value.type, result, at=value.at), at=value.at)


def _empty(c: Check, node: c_ast.EmptyStatement, out: Out) -> None:
    pass


def _attributed(c: Check, node: c_ast.AttributedStatement, out: Out) -> None:
    if node.stmt is not None:
        check(c, node.stmt, out)


# ---------------------------------------------------------------- selection


def condition(c: Check, node: Syntax, out: Out, keyword: Syntax) -> tree.Expr:
    """What `if` or a loop tests. A declaration goes to `out`; its value is the declared object's. An
    error in it is no reason to leave the controlled statement unchecked."""
    try:
        if isinstance(node, c_ast.Decl):
            check(c, node, out)
            node = c_ast.ID(node.name, node.coord)
        elif node.__class__ is c_ast.Assignment and node.op == "=":
            _warn_assignment(c, node, keyword)
        return expr.condition(c, node)
    except TooManyErrors:
        raise
    except CompileError:
        assert c.function is not None
        c.function.jumps.failed = True
        c.temporaries.clear()
        return tree.Load(ty.INT, tree.Variable(ty.INT, tree.Object("", ty.INT, "local")))


def _warn_assignment(c: Check, node: Any, keyword: Any) -> None:
    """`if (x = y)`; another pair of parentheses says that it is meant. (The tree has none: look at
    the text.)"""
    token = keyword.coord
    if getattr(token, "via", True) is None and node.coord is not None and node.coord.via is None:
        text = token.src.text[token.pos + len(token.value) : token.pos + len(token.value) + 80]
        if not text.replace(" ", "").replace("\n", "").startswith("(("):
            c.warn(
                PARENTHESES,
                node.coord,
                "using the result of an assignment as a condition without parentheses",
            )


def _if(c: Check, node: c_ast.If, out: Out) -> None:
    if node.cond.__class__ is c_ast.Decl:
        inner: Out = []
        with c.scoped("block"), jumps.block(c, inner):
            _if_in_scope(c, node, inner)
        append_block(out, inner, node)
    else:
        _if_in_scope(c, node, out)


def _if_in_scope(c: Check, node: c_ast.If, out: Out) -> None:
    """A chain of `else if` is walked, not recursed into: it may be long."""
    chain = []
    last: tree.Statement | None = None
    while True:
        test = condition(c, node.cond, out, node)
        chain.append((test, statement(c, node.iftrue), node.coord))
        following = node.iffalse
        if following.__class__ is not c_ast.If or following.cond.__class__ is c_ast.Decl:
            last = None if following is None else statement(c, following)
            break
        node = following
    for test, then, at in reversed(chain):
        last = tree.If(test, then, last, at=at)
    assert last is not None
    out.append(last)


def _branch(c: Check, node: Syntax, never: bool) -> tree.Statement:
    """A branch of `if constexpr`: what is never reached says nothing of what the function returns."""
    assert c.function is not None
    outer, c.function.discarded = c.function.discarded, c.function.discarded or never
    try:
        return statement(c, node)
    finally:
        c.function.discarded = outer


def _in_template(function: tree.Function) -> bool:
    """Is it an instance of a template, or of a member of one?"""
    made = function.method
    return function.instance is not None or (
        made is not None and made.of.completed().info is not None and made.of.info.instance
    )


def _init_if(c: Check, node: InitIf, out: Out) -> None:
    """`if (init; cond)`, `if constexpr`."""
    inner: Out = []
    with c.scoped("block"), jumps.block(c, inner):
        if node.init is not None:
            check(c, node.init, inner)
        test = condition(c, node.cond, inner, node)
        if node.constexpr:
            known = constant.truth(c, test)
            if known is None:
                c.fatal(node.coord, "constexpr if condition is not a constant expression")
        # C++ [stmt.if]p2: in an instance of a template, the discarded branch is not looked at.
        discards = node.constexpr and c.function is not None and _in_template(c.function.function)
        known = known if node.constexpr else None
        then: tree.Statement = tree.Block([], at=node.coord)
        otherwise: tree.Statement | None = None
        if not discards or known:
            then = _branch(c, node.iftrue, known is False)
        if node.iffalse is not None and not (discards and known):
            otherwise = _branch(c, node.iffalse, known is True)
        if not node.constexpr:
            inner.append(tree.If(test, then, otherwise, at=node.coord))
        elif known:
            inner.append(then)
        elif otherwise is not None:
            inner.append(otherwise)
    append_block(out, inner, node)


def append_block(out: Out, inner: Out, node: c_ast.If | c_ast.Switch) -> None:
    """Add what a statement with a scope of its own made."""
    if len(inner) == 1:
        out.append(inner[0])
    else:
        out.append(tree.Block(inner, at=node.coord))


# ---------------------------------------------------------------- return


def _return(c: Check, node: c_ast.Return, out: Out) -> None:
    assert c.function is not None
    function = c.function.function
    if c.function.discarded and deduced.is_deduced(function):
        if node.expr is not None:
            expr.unevaluated(c, node.expr)
        return
    if deduced.is_deduced(function):
        deduced.returned(c, function, node.expr, node.coord)
    returns = function.type.returns
    if function.noreturn:
        c.warn(
            INVALID_NORETURN,
            node.coord,
            f"function '{function.name}' declared 'noreturn' should not return",
        )
    if node.expr is None:
        if not isinstance(returns, ty.Void):
            message = f"non-void function '{function.name}' should return a value"
            if c.language.cplusplus:
                c.fatal(node.coord, message)
            c.warn(RETURN_TYPE, node.coord, message)
        jumps.leave(c, (), out)
        out.append(tree.Return(None, at=node.coord))
        return
    if isinstance(returns, ty.Void):
        value = evaluate(c, node.expr, out)
        if not isinstance(value.type, ty.Void):
            message = f"void function '{function.name}' should not return a value"
            if c.language.cplusplus:
                c.fatal(node.coord, message)
            c.warn(RETURN_TYPE, node.coord, message)
        before, after = lifetime.take(c)
        out += [*before, tree.ExpressionStatement(to(c, value, ty.VOID), at=node.coord), *after]
        jumps.leave(c, (), out)
        out.append(tree.Return(None, at=node.coord))
        return
    at = node.expr.coord or node.coord
    if isinstance(returns, ty.Reference):
        operand = expr.check(c, node.expr)
        if isinstance(operand, tree.Expr) and returns.to.const and places.lvalue(c, operand) is None:
            c.fatal(at, "not supported: returning a reference to a temporary")
        value = bind(c, operand, returns, at, "returning")
    elif isinstance(node.expr, c_ast.InitList):
        value = _braced(c, node.expr, returns)
    elif returns.__class__ is ty.Record and returns.decl.completed().info is not None:
        if elision.is_result(c, node.expr):
            out.append(elision.return_it(c, node, at))
            return
        value = _class_value(c, node.expr, returns, at)
    else:
        value = assign(c, evaluate(c, node.expr, out), returns, at, "returning")
    if isinstance(value, tree.AddressOf):
        _warn_local_address(c, value, at)
    before, after = lifetime.take(c)
    out += before
    jumps.leave(c, (), after)
    out.append(tree.Return(value, after, at=node.coord))


def _class_value(c: Check, node: Syntax, type: ty.Record, at: Place) -> tree.Expr:
    """A class that is returned. A local object is moved from ([class.copy.elision]p3)."""
    operand = expr.check(c, node)
    if (
        isinstance(operand, tree.Variable)
        and operand.object.storage in ("local", "parameter")
        and not operand.type.quals
    ):
        pointer = address_of(c, operand)
        operand = tree.Dereference(operand.type, pointer, True, at=operand.at)
    value = tree.Load(operand.type.unqualified, operand, at=at) if isinstance(
        operand, tree.Place) and isinstance(operand.type, ty.Record) else rvalue(c, operand)  # fmt: skip
    return assign(c, value, type, at, "returning")


def _warn_local_address(c: Check, value: tree.AddressOf, at: Place) -> None:
    place = value.place
    while isinstance(place, tree.MemberPlace):
        place = place.record
    if isinstance(place, tree.Variable) and place.object.storage in ("local", "parameter"):
        if not isinstance(place.object.type, ty.Reference):
            c.warn(
                RETURN_STACK_ADDRESS,
                at,
                f"address of stack memory associated with local variable '{place.object.name}' returned",
                declared_here(place.object, f"'{place.object.name}' declared here"),
            )


def _braced(c: Check, node: c_ast.InitList, type: ty.Type) -> tree.Expr:
    return assign(c, rvalue(c, casts.braced(c, type, node.exprs, node.coord)), type, node.coord, "returning")


def _check_end(c: Check, function: tree.Function, block: tree.Block) -> None:
    """Whether control may run off the end of the function."""
    returns = function.type.returns
    at = block.end or function.at
    if function.noreturn:
        if flow.completes(block):
            c.warn(
                INVALID_NORETURN,
                at,
                f"function '{function.name}' declared 'noreturn' should not return",
            )
    elif not isinstance(returns, ty.Void) and function.name != "main" and flow.completes(block):
        some = flow.returns(block)
        c.warn(
            RETURN_TYPE,
            at,
            "non-void function does not return a value" + (" in all control paths" if some else ""),
        )


#: Filled when first needed: loops, jumps and asm need this module in turn.
RULES: dict[type, Callable[[Check, Any, Out], None]] = {}


def _rules() -> dict[type, Callable[[Check, Any, Out], None]]:
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
        nodes.Bindings: _bindings,
        nodes.Try: _try,
        nodes.Linkage: _declaration,
        c_ast.DeclList: _declarations,
        c_ast.Compound: _block,
        nodes.Block: _block,
        c_ast.EmptyStatement: _empty,
        nodes.Pragma: _empty,
        c_ast.Pragma: _empty,
        c_ast.AttributedStatement: _attributed,
        c_ast.If: _if,
        nodes.InitIf: _init_if,
        c_ast.Return: _return,
        c_ast.While: loops.while_loop,
        c_ast.DoWhile: loops.do_loop,
        c_ast.For: loops.for_loop,
        nodes.RangeFor: loops.range_for,
        c_ast.Switch: jumps.switch,
        c_ast.Case: jumps.case,
        nodes.CaseRange: jumps.case,
        c_ast.Default: jumps.case,
        c_ast.Break: jumps.break_,
        c_ast.Continue: jumps.continue_,
        c_ast.Goto: jumps.goto,
        c_ast.Label: jumps.label,
        nodes.LocalLabels: jumps.local_labels,
        nodes.ComputedGoto: jumps.computed_goto,
        nodes.Asm: asm.statement,
        nodes.Spoiled: _spoiled,
        nodes.Unread: lambda c, node, out: c.launches.unread(c, node),
    }
