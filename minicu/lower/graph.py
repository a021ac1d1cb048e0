"""Who calls whom: which functions can come back to themselves."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TypeVar

T = TypeVar("T")


def recursive(calls: Mapping[T, Collection[T]]) -> set[T]:
    """The functions that can call themselves, directly or through others."""
    return {f for group in components(calls) for f in group if len(group) > 1 or f in calls[f]}


def components(calls: Mapping[T, Collection[T]]) -> list[list[T]]:
    """Groups of functions that call one another, callees before callers (Tarjan's strongly connected
    components, without recursion)."""
    number: dict[T, int] = {}
    low: dict[T, int] = {}
    stack: list[T] = []
    on_stack: set[T] = set()
    groups: list[list[T]] = []
    for root in calls:
        if root in number:
            continue
        work = [(root, iter(calls[root]))]
        number[root] = low[root] = len(number)
        stack.append(root)
        on_stack.add(root)
        while work:
            node, rest = work[-1]
            for callee in rest:
                if callee not in calls:
                    continue
                if callee not in number:
                    number[callee] = low[callee] = len(number)
                    stack.append(callee)
                    on_stack.add(callee)
                    work.append((callee, iter(calls[callee])))
                    break
                if callee in on_stack:
                    low[node] = min(low[node], number[callee])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == number[node]:
                    group = stack[stack.index(node) :] if stack[-1] is not node else [node]
                    del stack[-len(group) :]
                    on_stack.difference_update(group)
                    groups.append(group)
    return groups
