"""Numbers that grow by one from thread to thread of a row: for which of them one is below a bound.

A row is taken in parts in which no such number passes a multiple of half of its range, so that it grows as a
signed and as an unsigned one, also once it is widened; nearly always that is one part. Functions return lines
of IR; threads are counted as i32.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from minicu.lower.host.flow import Instruction
from minicu.lower.host.instructions import pair

BITS = {"i32": 32, "i64": 64}


def sums_of(
    name: str, made: Mapping[str, Instruction], slots: Mapping[str, str], agreed: Callable[[str], bool]
) -> dict[str, Instruction] | None:
    """None if a value does not grow by one from thread to thread as long as none of the sums wraps that are
    returned. `made`: the instruction of each value, `slots`: what is known of records, `agreed`: whether an
    operand is the same for the row."""
    if slots.get(name) == "tx":
        return {}
    i = made.get(name)
    if i is None or i.type not in BITS:
        return None
    if i.op in ("sext", "zext"):
        return sums_of(i.uses[0], made, slots, agreed) if i.uses else None
    if i.op == "trunc":
        index = i.uses[0] if i.uses else ""
    else:
        operands = pair(i.text) if i.op in ("add", "sub") else None
        if operands is None:
            return None
        index, other = operands
        if i.op == "add" and agreed(index):
            index, other = other, index
        if not agreed(other):
            return None
    sums = sums_of(index, made, slots, agreed)
    return sums | {name: i} if sums is not None else None


def least(name: str, type: str, a: str, b: str, relation: str = "ult") -> list[str]:
    """The lesser of two numbers (with "ugt": the greater)."""
    return [
        f"  {name}.is = icmp {relation} {type} {a}, {b}",
        f"  {name} = select i1 {name}.is, {type} {a}, {type} {b}",
    ]


def part(name: str, value: str, type: str, first: str, end: str) -> list[str]:
    """`name`: where a part of a row that starts with thread `first`, for which a number is `value`, ends, at
    most at `end`."""
    half = 1 << (BITS[type] - 1)
    lines = [
        f"  {name}.low = and {type} {value}, {half - 1}",
        f"  {name}.left = sub {type} {-half}, {name}.low",
    ]
    left = f"{name}.left"
    if type == "i64":
        lines += [
            *least(f"{name}.few", type, left, str(1 << 31)),
            f"  {name}.i32 = trunc i64 {name}.few to i32",
        ]
        left = f"{name}.i32"
    return [*lines, f"  {name}.end = add i32 {first}, {left}", *least(name, "i32", f"{name}.end", end)]


def counted(name: str, first: str, end: str) -> list[str]:
    """How many threads a part has: `name`.i32 and `name`.i64."""
    return [f"  {name}.i32 = sub i32 {end}, {first}", f"  {name}.i64 = zext i32 {name}.i32 to i64"]


def up_to(
    name: str, sign: str, type: str, a: str, b: str, included: bool, first: str, count: str
) -> list[str]:
    """`name`.at: the first thread of a part for which a number, `a` for thread `first`, is not below `b`
    (`included`: and not that); the part's end if there is none. `count` is what `counted` made."""
    relation = f"{sign}le" if included else f"{sign}lt"
    lines = [f"  {name}.any = icmp {relation} {type} {a}, {b}", f"  {name}.far = sub {type} {b}, {a}"]
    if included:  # the difference may be the largest number
        lines += [
            f"  {name}.most = sub {type} {count}.{type}, 1",
            *least(f"{name}.least", type, f"{name}.far", f"{name}.most"),
            f"  {name}.few = add {type} {name}.least, 1",
        ]
    else:
        lines += least(f"{name}.few", type, f"{name}.far", f"{count}.{type}")
    lines.append(f"  {name}.n = select i1 {name}.any, {type} {name}.few, {type} 0")
    few = f"{name}.n"
    if type == "i64":
        lines.append(f"  {name}.i32 = trunc i64 {name}.n to i32")
        few = f"{name}.i32"
    return [*lines, f"  {name}.at = add i32 {first}, {few}"]
