"""`switch` (C11 6.8.4.2), also one of thousands of cases.

What LLVM does for a switch, and for a place to which many ways lead, takes the square of their number: its
simplifycfg looks at all cases, and at all ways to a place, for each that it takes away. So it gets no switch
of more than MANY_CASES, and the ways out of a larger one lead to its end by way of blocks, GROUP to each.
These hold an instruction that makes no code, or simplifycfg would take them away.
"""

from __future__ import annotations

from minicu import tree
from minicu import types as ty
from minicu.lower import expr, leaving
from minicu.lower.body import Body, Exit
from minicu.lower.ir import Scalar
from minicu.lower.leaving import MANY_CASES

#: Case ranges up to this many values become single cases; longer ones are compared.
SHORT_RANGE = 64


def switch(b: Body, s: tree.Switch) -> None:
    from minicu.lower import stmt

    flow = b.flow
    scalar = b.scalars[s.condition.type]
    chosen = expr.value(b, s.condition)
    if scalar.kind == "b":
        chosen, scalar = b.op(f"zext i1 {chosen} to i32"), b.scalars[ty.INT]
    if b.coverage is not None:
        b.coverage.choose(b, s, scalar, chosen)
    end = b.label()
    default, table, ranges = end, [], []
    for case in s.cases:
        label = flow.cases[case] = b.label()
        if case.low is None or case.high is None:
            default = label
        elif case.high - case.low < SHORT_RANGE:
            table += [(n, label) for n in range(case.low, case.high + 1)]
        else:
            ranges.append((case.low, case.high, label))
    for low, high, label in ranges:
        past = b.op(f"sub {scalar.ir} {chosen}, {low}")
        inside = b.op(f"icmp ule {scalar.ir} {past}, {high - low}")
        following = b.label()
        b.branch(inside, label, following)
        b.start(following)
    many = len(table) > MANY_CASES
    if many:
        table.sort()
        _divide(b, scalar, chosen, default, table)
    else:
        _choose(b, scalar, chosen, default, table)
    way = Exit(b.label(), len(flow.saved), end) if many else Exit(end, len(flow.saved))
    flow.breaks.append(way)
    stmt.statement(b, s.body)
    flow.breaks.pop()
    if many:
        b.jump(end)
        leaving.group(b, way)
    b.start(end)


def _choose(b: Body, scalar: Scalar, chosen: str, default: str, table: list[tuple[int, str]]) -> None:
    cases = " ".join(f"{scalar.ir} {n}, label %{label}" for n, label in table)
    b.close(f"switch {scalar.ir} {chosen}, label %{default} [ {cases} ]")


def _divide(b: Body, scalar: Scalar, chosen: str, default: str, table: list[tuple[int, str]]) -> None:
    """Many cases, in their order: divided in halves."""
    if len(table) <= MANY_CASES:
        others = b.label()
        _choose(b, scalar, chosen, others, table)
        b.start(others)
        leaving.apart(b)
        b.jump(default)
        return
    middle = len(table) // 2
    less = "slt" if scalar.signed else "ult"
    below, above = b.label(), b.label()
    b.branch(b.op(f"icmp {less} {scalar.ir} {chosen}, {table[middle][0]}"), below, above)
    b.start(below)
    _divide(b, scalar, chosen, default, table[:middle])
    b.start(above)
    _divide(b, scalar, chosen, default, table[middle:])


def case(b: Body, s: tree.Case) -> None:
    b.start(b.flow.cases[s])
    if b.coverage is not None:
        b.coverage.reach(b, s)
