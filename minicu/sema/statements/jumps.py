"""Switch, labels and jumps (C11 6.8.1, 6.8.4.2, 6.8.6)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Note, Place, span_of
from minicu.diagnostics.warnings import (
    BYPASSED_INITIALIZATION,
    CASE_OVERFLOW,
    EMPTY_CASE_RANGE,
    SWITCH,
    UNUSED_LABEL,
)
from minicu.sema import rules
from minicu.sema.constants import constant
from minicu.sema.context import Check, Out
from minicu.sema.conversions.convert import promote, rvalue, to
from minicu.sema.expressions import constants, expr, lifetime
from minicu.sema.function_state import Arrays, Cleanup, Initialized
from minicu.sema.statements import selection, stmt
from minicu.syntax import nodes
from minicu.syntax.nodes import ComputedGoto, InitSwitch, LocalLabels, Syntax


@dataclass(eq=False, repr=False, slots=True)
class Switch:
    """A switch being checked."""

    type: ty.Type
    arrays: Arrays
    initialized: Initialized | None
    scoped: ty.Enum | None = None  # the type of the condition
    cases: list[tree.Case] = field(default_factory=list)
    values: dict[int, Place] = field(default_factory=dict)  # single values and where they stand
    ranges: list[tuple[int, int, Place]] = field(default_factory=list)
    default: Place = None


@contextmanager
def block(c: Check, out: Out | None = None) -> Iterator[None]:
    """A block, at whose end arrays, objects of classes and local labels go out of scope; `out` is its end."""
    jumps = lifetime.open_jumps(c)
    arrays, initialized, depth = jumps.arrays, jumps.initialized, len(jumps.local)
    try:
        yield
        if out is not None and jumps.arrays is not arrays:
            out += lifetime.left(c, arrays)
    finally:
        jumps.arrays, jumps.initialized = arrays, initialized
        del jumps.local[depth:]


def enter_array(c: Check, object: tree.Object | Cleanup) -> None:
    jumps = lifetime.open_jumps(c)
    jumps.arrays = (*jumps.arrays, object)


def enter_initialized(c: Check, at: Place) -> None:
    jumps = lifetime.open_jumps(c)
    around = jumps.initialized
    jumps.initialized = Initialized(at, around, around.depth + 1 if around is not None else 1)


def _entered(source: Initialized | None, target: Initialized | None) -> Initialized | None:
    """What is in scope at the target of a jump and not at its source: the outermost of it."""
    entered = None
    while target is not None and (source is None or target.depth > source.depth):
        entered, target = target, target.around
    while source is not None and (target is None or source.depth > target.depth):
        source = source.around
    while target is not source and target is not None and source is not None:
        entered, target, source = target, target.around, source.around
    return entered


# ---------------------------------------------------------------- switch


def _condition(c: Check, node: Syntax) -> tree.Expr:
    """The value that a switch looks at, and the end of what it was made of."""
    with c.within(pending=[]):
        value = expr.value(c, node)
        if isinstance(value.type, ty.Record) and c.language.cplusplus:
            operand = rules.places.operand(c, value)
            value = rvalue(c, rules.user.implicitly(c, operand, node.coord, ty.is_integral))
        return expr.with_pending(c, value)


def switch(c: Check, node: c_ast.Switch, out: Out) -> None:
    state = c.function
    assert state is not None
    inner: Out = []
    with c.scoped("block"), block(c, inner):
        if isinstance(node, InitSwitch):
            stmt.check(c, node.init, inner)
        cond = node.cond
        value = _condition(c, selection.declared(c, cond, inner) if isinstance(cond, c_ast.Decl) else cond)
        c.scope.controls = c.language.cplusplus
        condition_type = value.type
        if not ty.is_integral(condition_type):
            c.fatal(node.coord, f"statement requires expression of integer type ('{condition_type}' invalid)")
        value = promote(c, value)
        if isinstance(value.type, ty.Enum):
            value = to(c, value, value.type.decl.underlying or ty.INT)
        jumps = state.jumps
        scoped = (
            condition_type if isinstance(condition_type, ty.Enum) and condition_type.decl.scoped else None
        )
        current = Switch(value.type, jumps.arrays, jumps.initialized, scoped)
        state.switches.append(current)
        outer, jumps.breakable = jumps.breakable, True
        jumps.exits.append(jumps.arrays)
        try:
            body = stmt.statement(c, node.stmt)
        finally:
            state.switches.pop()
            jumps.exits.pop()
            jumps.breakable = outer
        if isinstance(condition_type, ty.Enum) and current.default is None:
            _check_enumerators(c, condition_type, current, node)
        inner.append(tree.Switch(value, body, current.cases, at=node.coord))
    selection.append_block(out, inner, node)


def _check_enumerators(c: Check, type: ty.Enum, current: Switch, node: c_ast.Switch) -> None:
    missing = [
        name
        for name, value in type.decl.constants.items()
        if value not in current.values and not any(low <= value <= high for low, high, _ in current.ranges)
    ]
    if missing:
        names = " and ".join(f"'{m}'" for m in missing[:2]) if len(missing) <= 2 else f"{len(missing)} values"
        one = len(missing) == 1
        c.warn(SWITCH, node.coord, f"enumeration value{'' if one else 's'} {names} not handled in switch")


_INTO_CASE = "cannot jump from switch statement to this case label"
_BYPASSED = "jump bypasses variable initialization"


def case(c: Check, node: c_ast.Case | c_ast.Default, out: Out) -> None:
    """`case`, `case a ... b` and `default`."""
    state = c.function
    assert state is not None
    if not state.switches:
        word = "default" if isinstance(node, c_ast.Default) else "case"
        c.fatal(node.coord, f"'{word}' statement not in switch statement")
    current: Switch = state.switches[-1]
    for object in state.jumps.arrays[len(current.arrays) :]:
        c.error(node.coord, _INTO_CASE, [Note(_bypassed(object), span_of(object.at))])
    entered = _entered(current.initialized, state.jumps.initialized)
    if entered is not None and len(state.jumps.arrays) == len(current.arrays):
        notes = [Note(_BYPASSED, span_of(entered.at))]
        if state.function.host:
            c.error(node.coord, _INTO_CASE, notes)
        else:  # nvcc takes it in device code
            c.warn(BYPASSED_INITIALIZATION, node.coord, _INTO_CASE, notes)
    if isinstance(node, c_ast.Default):
        if current.default is not None:
            c.error(
                node.coord,
                "multiple default labels in one switch",
                [Note("previous default defined here", span_of(current.default))],
            )
        else:
            current.default = node.coord
            _add(current, tree.Case(None, None, at=node.coord), out)
    else:
        try:
            _case(c, node, current, out)
        except Exception:
            for s in node.stmts or ():
                stmt.guarded(c, s, [])
            raise
    for s in node.stmts or ():
        stmt.check(c, s, out)


def _case(c: Check, node: c_ast.Case, current: Switch, out: Out) -> None:
    low = _case_value(c, node.expr, current)
    high = low
    if isinstance(node, nodes.CaseRange):
        high = _case_value(c, node.last, current)
        if high < low:
            c.warn(EMPTY_CASE_RANGE, node.coord, "empty case range specified")
            return
    previous = _overlap(current, low, high)
    if previous is not None:
        c.error(
            node.coord,
            f"duplicate case value '{low}'" if low == high else f"duplicate case value in {low} ... {high}",
            [Note("previous case defined here", span_of(previous))],
        )
        return
    if low == high:
        current.values[low] = node.coord
    else:
        current.ranges.append((low, high, node.coord))
    _add(current, tree.Case(low, high, at=node.coord), out)


def _add(current: Switch, added: tree.Case, out: Out) -> None:
    current.cases.append(added)
    out.append(added)


def _case_value(c: Check, node: Syntax, current: Switch) -> int:
    value = _converted(c, node, current)
    bits, signed = constant.bits_of(c, current.type)
    wrapped = constant.wrap(value, bits, signed)
    if not -(1 << (bits - 1)) <= value < 1 << bits:  # bits are lost, not just the sign
        c.warn(
            CASE_OVERFLOW,
            node.coord,
            f"overflow converting case value to switch condition type ({value} to {wrapped})",
        )
    return wrapped


def _converted(c: Check, node: Syntax, current: Switch) -> int:
    """The value, which C++ converts to the type of the condition ([stmt.switch]p2): scoped
    enumerations convert to nothing, and nothing to them."""
    if not c.language.cplusplus:
        return constants.integer(c, node, "case value")
    with c.within(required=True):
        given = expr.value(c, node)
    given_type = given.type
    if isinstance(given_type, ty.Record):
        given = rvalue(
            c, rules.user.implicitly(c, rules.places.operand(c, given), node.coord, ty.is_integral)
        )
    scoped = isinstance(given_type, ty.Enum) and given_type.decl.scoped
    if scoped or current.scoped is not None:
        wanted = current.scoped or current.type
        if not isinstance(given.type, ty.Enum) or given_type.unqualified != wanted.unqualified:
            c.fatal(
                node.coord, f"case value of type '{given_type}' where the condition is of type '{wanted}'"
            )
    return constants.known_integer(c, given, node.coord, "case value")


def _overlap(current: Switch, low: int, high: int) -> Place:
    if low == high:
        if low in current.values:
            return current.values[low]
    else:
        for value, at in current.values.items():
            if low <= value <= high:
                return at
    for first, last, at in current.ranges:
        if first <= high and low <= last:
            return at
    return None


# ---------------------------------------------------------------- labels and goto


def label(c: Check, node: c_ast.Label, out: Out) -> None:
    jumps = lifetime.open_jumps(c)
    key = jumps.key(node.name)
    known = jumps.labels.get(key)
    if known is not None:
        c.error(
            node.coord,
            f"redefinition of label '{node.name}'",
            [Note("previous definition is here", span_of(known[0].at))],
        )
    else:
        target = tree.Label(key, at=node.coord)
        jumps.labels[key] = target, jumps.arrays, jumps.initialized
        out.append(target)
    if node.stmt is not None:
        stmt.check(c, node.stmt, out)


def goto(c: Check, node: c_ast.Goto, out: Out) -> None:
    jumps = lifetime.open_jumps(c)
    jump = tree.Goto(tree.Label(node.name), at=node.coord)
    before: Out = []  # what the jump ends
    jumps.gotos.append((jump, jumps.key(node.name), jumps.arrays, jumps.initialized, node, before))
    if any(isinstance(entered, Cleanup) for entered in jumps.arrays):
        out.append(tree.Block(before, at=node.coord))
    out.append(jump)


def local_labels(c: Check, node: LocalLabels, out: Out) -> None:
    """GNU `__label__ a;`: the name belongs to this block."""
    jumps = lifetime.open_jumps(c)
    jumps.count += 1
    jumps.local.append({name: f"{name}.{jumps.count}" for name in node.names})


def computed_goto(c: Check, node: ComputedGoto, out: Out) -> None:
    c.unsupported(node.coord, "computed goto")


def finish(c: Check) -> None:
    """Give every goto its label, now that all are known."""
    jumps = lifetime.open_jumps(c)
    used: set[str] = set()
    for jump, key, arrays, initialized, node, before in jumps.gotos:
        labelled = jumps.labels.get(key)
        if labelled is None:
            c.error(node.coord, f"use of undeclared label '{node.name}'")
            continue
        used.add(key)
        jump.label, inside, at_label = labelled
        notes = [Note(_bypassed(o), span_of(o.at)) for o in inside if o not in arrays]
        if (variable := _entered(initialized, at_label)) is not None:
            notes.append(Note(_BYPASSED, span_of(variable.at)))
        if notes:
            c.error(node.coord, "cannot jump from this goto statement to its label", notes[:1])
        for left in reversed(arrays):
            if isinstance(left, Cleanup) and left not in inside:
                before += left.statements
    for key, (made_label, *_) in jumps.labels.items():
        if key not in used:
            c.warn(UNUSED_LABEL, made_label.at, f"unused label '{key.split('.')[0]}'")


def _bypassed(object: tree.Object | Cleanup) -> str:
    if isinstance(object, Cleanup):
        return _BYPASSED
    return "jump bypasses initialization of variable length array"


def break_(c: Check, node: c_ast.Break, out: Out) -> None:
    if not lifetime.open_jumps(c).breakable:
        c.fatal(node.coord, "'break' statement not in loop or switch statement")
    out.append(tree.Break(lifetime.left(c, lifetime.open_jumps(c).exits[-1]), at=node.coord))


def continue_(c: Check, node: c_ast.Continue, out: Out) -> None:
    assert c.function is not None
    if not c.function.loops:
        c.fatal(node.coord, "'continue' statement not in loop statement")
    out.append(tree.Continue(lifetime.left(c, lifetime.open_jumps(c).repeats[-1]), at=node.coord))
