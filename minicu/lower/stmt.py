"""Statements: tree -> blocks and branches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from minicu import tree
from minicu import types as ty
from minicu.abi.calls import RESULT, ByAddress, classify_return
from minicu.lower import expr, initial, leaving, memory, restricted, switch, unwinding
from minicu.lower.body import Body, Exit
from minicu.lower.ir import Scalar

#: The alignment of local arrays of small things on a GPU, as nvcc has it: their elements can then be read
#: several at a time.
WORD = 4


def function_body(b: Body, body: tree.Block) -> None:
    """The statements of a function; falling off the end returns."""
    if b.coverage is not None:
        b.coverage.enter(b)
    block(b, body, end=lambda: _closing_brace(b, body))
    unwinding.finish(b)


def _closing_brace(b: Body, body: tree.Block) -> None:
    if not b.closed:
        if b.debug is not None:
            b.debug.move(b, body.end)
        leaving.return_(b, tree.Return(None))


def statement(b: Body, s: tree.Statement) -> None:
    if b.debug is not None:
        b.debug.statement(b, s)
    if b.coverage is not None:
        b.coverage.statement(b, s)
    guard = b.guard
    _STATEMENTS[s.__class__](b, s)
    if b.guard is not guard and s.__class__ is not tree.Guard:  # temporaries in it have ended
        unwinding.close(b, guard)


def block(
    b: Body,
    s: tree.Block,
    inside: Callable[[], str | None] | None = None,
    end: Callable[[], None] | None = None,
) -> str:
    """A block; `inside` runs before its variable length arrays end, its result is returned. `end` runs last:
    for a debugger, in the scope of the block's variables."""
    flow = b.flow
    arrays = _declares_variable_array(s)
    if arrays:
        flow.saved.append(_save_stack(b))
    if b.debug is not None:
        outer = b.debug.block(b, s.statements, s.at)
    restricted.enter(b, s)
    around = guard = b.guard
    if s.ends:
        guard = b.guard = unwinding.outside(b, s.statements)
    ends = len(s.statements)  # the objects that end at the brace
    while b.debug is not None and ends and b.debug.ends(s.statements[ends - 1]):
        ends -= 1
    for i, x in enumerate(_last_made_first(b, s) if s.temporaries else s.statements):
        if b.debug is not None and i == ends:
            b.debug.reach(s.end)
        statement(b, x)
    result = (inside() if inside is not None else None) or ""
    unwinding.close(b, guard)
    if s.ends:
        b.guard = around
    if arrays:
        if not b.closed:
            leaving.restore(b, len(flow.saved) - 1)
        flow.saved.pop()
    if end is not None:
        end()
    if b.debug is not None:
        b.scope = outer
    return result


def _last_made_first(b: Body, s: tree.Block) -> list[tree.Statement]:
    """The ends of temporaries, in reverse order of construction ([class.temporary]p4)."""
    ends = sorted(zip(s.temporaries, s.statements), key=lambda end: -b.temporaries.get(end[0], -1))
    return [statement for _, statement in ends]


def _save_stack(b: Body) -> str:
    # Kept in a slot: a jump may come from where the saved value does not dominate.
    kept = b.slot(b.scalars.pointer.size, b.scalars.pointer.align, "stack", "ptr")
    saved = b.call("ptr", "llvm.stacksave.p0")
    b.store("ptr", saved, kept, b.scalars.pointer.align)
    return kept


def _declare(b: Body, s: tree.Declare) -> None:
    o = s.object
    if isinstance(o.type, ty.VariableArray):
        _declare_variable_array(b, o)
        return
    size, align = memory.size_align(b, o.type)
    align = max(align, o.align or 1)
    if b.module.target.device_code and isinstance(o.type, ty.Array) and size >= WORD:
        align = max(align, WORD)
    scalar = b.scalars.find(o.type)
    if o not in b.storage:
        if o.result and isinstance(classify_return(o.type, b.model), ByAddress):
            b.storage[o] = RESULT
        else:
            b.storage[o] = b.slot(size, align, o.name, scalar.memory if scalar else None)
        if b.debug is not None:
            b.debug.variable(b, o, b.storage[o])
    if s.initializer is not None:
        initial.initialize(b, b.storage[o], align, o.type, s.initializer, o.type.volatile)
    elif scalar is not None and not o.type.volatile:
        _any_value(b, b.storage[o], scalar, align)


def _any_value(b: Body, slot: str, scalar: Scalar, align: int) -> None:
    """An arbitrary but fixed value for an uninitialised variable (C11 6.3.2.1p2 aside). With LLVM's `undef`,
    a branch on it would make the whole function undefined."""
    some = f"{slot}.any"
    lines = (
        f"  {some} = freeze {scalar.memory} poison",
        f"  store {scalar.memory} {some}, ptr {slot}, align {align}",
    )
    # Where control does not pass the declaration (at the top of a switch), the function's start has to do.
    (b.slots if b.closed else b.lines).extend(lines)


def _declare_variable_array(b: Body, o: tree.Object) -> None:
    """Storage for as many bytes as the type now has; its address is kept in a slot of its own."""
    word, pointer = b.scalars.word, b.scalars.pointer
    length, element, fixed = None, o.type, 1
    while isinstance(element, (ty.VariableArray, ty.Array)):
        if isinstance(element, ty.VariableArray):
            assert element.length is not None
            at = memory.locate(b, tree.Variable(element.length.type, element.length))
            n = memory.load(b, at)
            length = n if length is None else b.op(f"mul {word} {length}, {n}")
        else:
            fixed *= element.length or 0
        element = element.element
    size, align = memory.size_align(b, element)
    count = b.op(f"mul {word} {length}, {size * fixed}")
    align = max(align, o.align or 1)
    if o not in b.storage:
        b.storage[o] = b.slot(pointer.size, pointer.align, o.name, "ptr")
        if b.debug is not None:
            b.debug.variable(b, o, b.storage[o])
    space = b.module.machine.variable_array(b, count, align)
    b.store("ptr", space, b.storage[o], pointer.align)


def _expression(b: Body, s: tree.ExpressionStatement) -> None:
    if s.ending:  # `Debug.statement` has said where
        expr.VALUES[s.expression.__class__](b, s.expression)
    elif isinstance(s.expression.type, ty.Record):
        expr.record(b, s.expression)
    else:
        expr.value(b, s.expression)


def _if(b: Body, s: tree.If) -> None:
    then, end = b.label(), b.label()
    otherwise = b.label() if s.otherwise is not None else end
    expr.branch(b, s.condition, then, otherwise)
    b.start(then)
    statement(b, s.then)
    b.jump(end)
    if s.otherwise is not None:
        b.start(otherwise)
        many = leaving.enter_alternative(b)
        statement(b, s.otherwise)
        leaving.leave_alternative(b, many)
        b.jump(end)
    b.start(end)


def _loop(b: Body, s: tree.Loop) -> None:
    from minicu.lower import idioms, pairs

    if b.debug is not None:
        outer = b.debug.block(b, s.initialize, s.at)
    for x in s.initialize:
        statement(b, x)
    device = b.module.target.device_code and b.module.options.opt >= 2
    if not (device and idioms.count_bits(b, s)):
        paired = pairs.in_pairs(b, s) if pairs.wanted(b) else None
        if paired is None:
            _trips(b, s, device)
        else:
            several, left = paired
            _trips(b, several, device)
            for x in left:
                statement(b, x)
    if b.debug is not None:
        b.scope = outer


def _trips(b: Body, s: tree.Loop, device: bool) -> None:
    """A loop, after its initialisation."""
    from minicu.lower import unroll

    flow = b.flow
    body, step, end = b.label(), b.label(), b.label()
    test = b.label() if s.condition is not None else body
    depth = len(flow.saved)
    hint = b.module.loop_metadata(unroll.hint(s, b.module.options.unroll) if device else unroll.by_pragma(s))
    b.open()
    if not s.test_last and s.condition is not None:
        b.start(test)
        _loop_test(b, s.condition, body, end)
    b.start(body)
    if _empty(s):  # P2809: a trivial infinite loop may go on without an effect
        b.call("void", "llvm.sideeffect")
    flow.breaks.append(Exit(end, depth))
    flow.continues.append((step, depth))
    statement(b, s.body)
    flow.breaks.pop()
    flow.continues.pop()
    b.start(step)
    if s.step is not None:
        expr.value(b, s.step)
    if s.test_last and s.condition is not None:
        b.start(test)
        back = b.label() if hint else body
        _loop_test(b, s.condition, back, end)
        if hint:
            b.start(back)
            b.jump(body, hint)
    else:
        if b.debug is not None:
            b.debug.move(b, s.at if s.step is None else s.step.at)
        b.jump(test, hint)
    b.start(end)


def _loop_test(b: Body, condition: tree.Expr, body: str, end: str) -> None:
    if b.debug is not None:  # not at the line that was last before the loop
        b.debug.move(b, condition.at)
    expr.branch(b, condition, body, end)


def _empty(s: tree.Loop) -> bool:
    """An endless loop that does nothing."""
    endless = s.condition is None or (isinstance(s.condition, tree.Constant) and bool(s.condition.value))
    return endless and s.step is None and isinstance(s.body, tree.Block) and not s.body.statements


def _label_block(b: Body, label: tree.Label) -> str:
    labels: dict[tree.Label, str] = b.flow.labels
    if label not in labels:
        labels[label] = b.label()
    return labels[label]


def _label(b: Body, s: tree.Label) -> None:
    b.start(_label_block(b, s))


def _goto(b: Body, s: tree.Goto) -> None:
    flow = b.flow
    if flow.saved:
        if flow.depths is None:
            flow.depths = {}
            assert b.function.body is not None
            _find_depths(b.function.body, 0, flow.depths)
        leaving.restore(b, flow.depths.get(s.label, 0))
    b.jump(_label_block(b, s.label))


def _asm(b: Body, s: tree.Asm) -> None:
    b.module.machine.inline_asm(b, s)


_STATEMENTS: dict[type, Callable[[Body, Any], Any]] = {
    tree.Block: block,
    tree.Declare: _declare,
    tree.ExpressionStatement: _expression,
    tree.If: _if,
    tree.Loop: _loop,
    tree.Switch: switch.switch,
    tree.Case: switch.case,
    tree.Label: _label,
    tree.Goto: _goto,
    tree.Break: leaving.break_,
    tree.Continue: leaving.continue_,
    tree.Return: leaving.return_,
    tree.Asm: _asm,
    tree.Guard: lambda b, s: unwinding.enter(b, s.statements),
    tree.Try: lambda b, s: unwinding.attempt(b, s),
}


# ---------------------------------------------------------------- variable length arrays and goto


def _declares_variable_array(s: tree.Block) -> bool:
    return any(
        isinstance(x, tree.Declare) and isinstance(x.object.type, ty.VariableArray) for x in s.statements
    )


def _find_depths(s: tree.Statement, depth: int, depths: dict[tree.Label, int]) -> None:
    """How many blocks with arrays of variable length stand around each label."""
    if isinstance(s, tree.Label):
        depths[s] = depth
    inner = depth
    if isinstance(s, tree.Block):
        inner += _declares_variable_array(s)
    for x in _parts(s):
        _find_depths(x, inner, depths)


def _parts(s: tree.Statement) -> list[tree.Statement]:
    """The statements directly inside a statement."""
    if isinstance(s, tree.Block):
        return s.statements
    if isinstance(s, tree.If):
        return [s.then] if s.otherwise is None else [s.then, s.otherwise]
    if isinstance(s, tree.Loop):
        return [*s.initialize, s.body]
    if isinstance(s, tree.Switch):
        return [s.body]
    if isinstance(s, tree.Try):
        return [s.body, *(h.body for h in s.handlers)]
    return []
