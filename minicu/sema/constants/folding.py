"""Constants in the place of expressions that have known values, beyond what must be constant."""

from __future__ import annotations

from dataclasses import replace

from minicu import tree
from minicu.sema.constants.constant import fold
from minicu.sema.context import Check


def early(c: Check, expr: tree.Expr) -> tree.Expr:
    """`fold` where no constant is asked for: what asks whether it is evaluated as one stays as it is
    (C++20 [meta.const.eval])."""
    before = c.known.asked_whether_constant
    value = fold(c, expr)
    return value if c.known.asked_whether_constant == before else expr


def items(c: Check, initializer: tree.Initializer) -> tree.Initializer:
    """An initializer with what is constant folded."""
    folded = [
        replace(item, value=fold(c, item.value)) if isinstance(item.value, tree.Expr) else item
        for item in initializer.items
    ]
    return replace(initializer, items=folded)
